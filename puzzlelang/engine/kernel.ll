; kernel.c d39fbaffd01d35b9eb4997801e4cdcc8692d46fe6493f28c34fe151dbb47eb05

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, [64 x %struct.Part], ptr, [8 x i64], i64, i64, [64 x i64], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64 }
%struct.Part = type { ptr, i64 }
%struct.Team = type { i64, i64, ptr, [32 x %struct.Slot], [3 x %struct.Block], [3 x [64 x i32]], [8 x i64], i32, i32, i32, i32, i64, i64, [8 x i64], i64, i64 }
%struct.Slot = type { i64, i64, i64, i64, %struct.Block, [64 x i32], [64 x i32] }
%struct.Block = type { i64, i64, i64, ptr, ptr, ptr, ptr }
%struct.Record = type { i64, i32, i32 }
%struct.Lookup = type { ptr, ptr, ptr, i64 }
%struct.Bucket = type { i64, i32, i32 }

@WIDE = external constant i64, align 8
@RING = external constant i64, align 8
@WORDS = external constant i64, align 8
@TURNS = external constant i64, align 8
@MARKED = external constant i64, align 8
@DISTANCES = external constant i64, align 8
@ROOM = external constant i64, align 8
@SPARE = external constant i64, align 8
@PART = external constant i64, align 8
@TAG_MASK = external constant i64, align 8
@FAST_BITMAP = external constant i64, align 8
@BITMAP = external constant i64, align 8
@BUCKETS = external constant i64, align 8
@PRICES = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = icmp ult i64 %4, 512
  %7 = select i1 %6, i64 64, i64 1
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp ult i64 %10, %8
  br i1 %11, label %12, label %129

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = shl i64 %14, 3
  %16 = lshr i64 %10, 2
  %17 = add i64 %16, %10
  %18 = load i64, ptr @ROOM, align 8, !tbaa !11
  %19 = add i64 %17, %18
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 %8)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %10
  %24 = mul i64 %23, %15
  %25 = add i64 %24, %22
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %51, label %29

29:                                               ; preds = %12
  %30 = load ptr, ptr %13, align 8, !tbaa !14
  %31 = mul i64 %20, %15
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %51, label %34

34:                                               ; preds = %29
  %35 = load i64, ptr %21, align 8, !tbaa !12
  %36 = add i64 %35, %24
  store i64 %36, ptr %21, align 8, !tbaa !12
  store ptr %32, ptr %13, align 8, !tbaa !14
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8, !tbaa !15
  %39 = icmp eq ptr %38, null
  %40 = icmp ult i64 %31, 4194304
  %41 = or i1 %40, %39
  br i1 %41, label %51, label %42

42:                                               ; preds = %34
  %43 = ptrtoint ptr %32 to i64
  %44 = and i64 %43, -4096
  %45 = add i64 %31, 4095
  %46 = add i64 %45, %43
  %47 = and i64 %46, -4096
  %48 = inttoptr i64 %44 to ptr
  %49 = sub i64 %47, %44
  %50 = tail call i32 %38(ptr noundef %48, i64 noundef %49, i32 noundef 14)
  br label %51

51:                                               ; preds = %42, %34, %29, %12
  %52 = phi i64 [ %10, %12 ], [ %10, %29 ], [ %20, %34 ], [ %20, %42 ]
  %53 = phi i1 [ true, %12 ], [ true, %29 ], [ false, %34 ], [ false, %42 ]
  br i1 %53, label %189, label %54

54:                                               ; preds = %51
  %55 = load i64, ptr %9, align 8, !tbaa !10
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %57 = icmp ult i64 %55, %52
  br i1 %57, label %58, label %91

58:                                               ; preds = %54
  %59 = lshr i64 %55, 2
  %60 = add i64 %55, %18
  %61 = add i64 %60, %59
  %62 = tail call i64 @llvm.umax.i64(i64 %61, i64 %52)
  %63 = load i64, ptr %21, align 8, !tbaa !12
  %64 = sub i64 %62, %55
  %65 = shl i64 %64, 3
  %66 = add i64 %63, %65
  %67 = load i64, ptr %26, align 8, !tbaa !13
  %68 = icmp ugt i64 %66, %67
  br i1 %68, label %189, label %69

69:                                               ; preds = %58
  %70 = load ptr, ptr %56, align 8, !tbaa !14
  %71 = shl i64 %62, 3
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %189, label %74

74:                                               ; preds = %69
  %75 = load i64, ptr %21, align 8, !tbaa !12
  %76 = add i64 %75, %65
  store i64 %76, ptr %21, align 8, !tbaa !12
  store ptr %72, ptr %56, align 8, !tbaa !14
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8, !tbaa !15
  %79 = icmp eq ptr %78, null
  %80 = icmp ult i64 %71, 4194304
  %81 = or i1 %80, %79
  br i1 %81, label %91, label %82

82:                                               ; preds = %74
  %83 = ptrtoint ptr %72 to i64
  %84 = and i64 %83, -4096
  %85 = add i64 %71, 4095
  %86 = add i64 %85, %83
  %87 = and i64 %86, -4096
  %88 = inttoptr i64 %84 to ptr
  %89 = sub i64 %87, %84
  %90 = tail call i32 %78(ptr noundef %88, i64 noundef %89, i32 noundef 14)
  br label %91

91:                                               ; preds = %82, %74, %54
  %92 = load i64, ptr %9, align 8, !tbaa !10
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %94 = icmp ult i64 %92, %52
  br i1 %94, label %95, label %128

95:                                               ; preds = %91
  %96 = lshr i64 %92, 2
  %97 = add i64 %92, %18
  %98 = add i64 %97, %96
  %99 = tail call i64 @llvm.umax.i64(i64 %98, i64 %52)
  %100 = load i64, ptr %21, align 8, !tbaa !12
  %101 = sub i64 %99, %92
  %102 = shl i64 %101, 3
  %103 = add i64 %100, %102
  %104 = load i64, ptr %26, align 8, !tbaa !13
  %105 = icmp ugt i64 %103, %104
  br i1 %105, label %189, label %106

106:                                              ; preds = %95
  %107 = load ptr, ptr %93, align 8, !tbaa !14
  %108 = shl i64 %99, 3
  %109 = tail call ptr @resize_memory(ptr noundef %107, i64 noundef %108)
  %110 = icmp eq ptr %109, null
  br i1 %110, label %189, label %111

111:                                              ; preds = %106
  %112 = load i64, ptr %21, align 8, !tbaa !12
  %113 = add i64 %112, %102
  store i64 %113, ptr %21, align 8, !tbaa !12
  store ptr %109, ptr %93, align 8, !tbaa !14
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %115 = load ptr, ptr %114, align 8, !tbaa !15
  %116 = icmp eq ptr %115, null
  %117 = icmp ult i64 %108, 4194304
  %118 = or i1 %117, %116
  br i1 %118, label %128, label %119

119:                                              ; preds = %111
  %120 = ptrtoint ptr %109 to i64
  %121 = and i64 %120, -4096
  %122 = add i64 %108, 4095
  %123 = add i64 %122, %120
  %124 = and i64 %123, -4096
  %125 = inttoptr i64 %121 to ptr
  %126 = sub i64 %124, %121
  %127 = tail call i32 %115(ptr noundef %125, i64 noundef %126, i32 noundef 14)
  br label %128

128:                                              ; preds = %119, %111, %91
  store i64 %52, ptr %9, align 8, !tbaa !10
  br label %129

129:                                              ; preds = %128, %2
  %130 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef 1)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %189, label %132

132:                                              ; preds = %129
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %134 = load ptr, ptr %133, align 8, !tbaa !16
  %135 = icmp eq ptr %134, null
  br i1 %135, label %147, label %136

136:                                              ; preds = %132
  %137 = tail call i64 %134(ptr noundef %1)
  %138 = mul i64 %137, 246948723733
  %139 = lshr i64 %138, 19
  %140 = and i64 %139, 524287
  %141 = xor i64 %140, %138
  %142 = mul i64 %141, 242235342227
  %143 = and i64 %142, 274877906943
  %144 = lshr i64 %143, 19
  %145 = xor i64 %144, %142
  %146 = tail call i64 @llvm.fshl.i64(i64 %145, i64 %143, i64 32)
  br label %174

147:                                              ; preds = %132
  %148 = load i64, ptr @WORDS, align 8, !tbaa !11
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %168, label %150

150:                                              ; preds = %147, %150
  %151 = phi i64 [ %164, %150 ], [ 0, %147 ]
  %152 = phi i64 [ %163, %150 ], [ -7046029254386353131, %147 ]
  %153 = getelementptr inbounds i64, ptr %1, i64 %151
  %154 = load i64, ptr %153, align 8, !tbaa !11
  %155 = xor i64 %154, %152
  %156 = shl i64 %151, 1
  %157 = add i64 %156, -2960836687051489901
  %158 = zext i64 %155 to i128
  %159 = zext i64 %157 to i128
  %160 = mul nuw i128 %158, %159
  %161 = lshr i128 %160, 64
  %162 = xor i128 %161, %160
  %163 = trunc i128 %162 to i64
  %164 = add nuw i64 %151, 1
  %165 = icmp eq i64 %164, %148
  br i1 %165, label %166, label %150, !llvm.loop !17

166:                                              ; preds = %150
  %167 = trunc i128 %162 to i64
  br label %168

168:                                              ; preds = %166, %147
  %169 = phi i64 [ -7046029254386353131, %147 ], [ %167, %166 ]
  %170 = lshr i64 %169, 32
  %171 = xor i64 %170, %169
  %172 = load i64, ptr @TAG_MASK, align 8, !tbaa !11
  %173 = and i64 %171, %172
  br label %174

174:                                              ; preds = %136, %168
  %175 = phi i64 [ %146, %136 ], [ %173, %168 ]
  %176 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %1, i64 noundef %175)
  %177 = icmp slt i64 %176, 0
  br i1 %177, label %189, label %178

178:                                              ; preds = %174
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %180 = load ptr, ptr %179, align 8, !tbaa !20
  store i32 0, ptr %180, align 4, !tbaa !21
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %182 = load i64, ptr %181, align 8, !tbaa !23
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %187, label %184

184:                                              ; preds = %178
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %186 = load ptr, ptr %185, align 8, !tbaa !24
  store i32 0, ptr %186, align 4, !tbaa !21
  br label %187

187:                                              ; preds = %184, %178
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  store i64 1, ptr %188, align 8, !tbaa !25
  br label %189

189:                                              ; preds = %106, %95, %69, %58, %51, %174, %129, %187
  %190 = phi i32 [ 0, %187 ], [ 4, %129 ], [ 4, %174 ], [ 4, %51 ], [ 4, %58 ], [ 4, %69 ], [ 4, %95 ], [ 4, %106 ]
  ret i32 %190
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %4 = load i64, ptr %3, align 8, !tbaa !26
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %7 = load i64, ptr %6, align 8, !tbaa !27
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %230

9:                                                ; preds = %2
  tail call fastcc void @halt(ptr noundef %0)
  %10 = load i64, ptr %6, align 8, !tbaa !27
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %12 = load i64, ptr %11, align 8, !tbaa !28
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %85, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8, !tbaa !16
  %17 = icmp eq ptr %16, null
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %19 = load i64, ptr %3, align 8, !tbaa !26
  %20 = add i64 %19, %1
  %21 = icmp ult i64 %10, %20
  br i1 %17, label %45, label %22

22:                                               ; preds = %14
  br i1 %21, label %23, label %82

23:                                               ; preds = %22
  %24 = lshr i64 %10, 2
  %25 = add i64 %24, %10
  %26 = load i64, ptr @ROOM, align 8, !tbaa !11
  %27 = add i64 %25, %26
  %28 = tail call i64 @llvm.umax.i64(i64 %27, i64 %20)
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %30 = load i64, ptr %29, align 8, !tbaa !12
  %31 = sub i64 %28, %10
  %32 = shl i64 %31, 2
  %33 = add i64 %32, %30
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %35 = load i64, ptr %34, align 8, !tbaa !13
  %36 = icmp ugt i64 %33, %35
  br i1 %36, label %82, label %37

37:                                               ; preds = %23
  %38 = load ptr, ptr %18, align 8, !tbaa !14
  %39 = shl i64 %28, 2
  %40 = tail call ptr @resize_memory(ptr noundef %38, i64 noundef %39)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %82, label %42

42:                                               ; preds = %37
  %43 = load i64, ptr %29, align 8, !tbaa !12
  %44 = add i64 %43, %32
  store i64 %44, ptr %29, align 8, !tbaa !12
  store ptr %40, ptr %18, align 8, !tbaa !14
  br label %82

45:                                               ; preds = %14
  br i1 %21, label %46, label %82

46:                                               ; preds = %45
  %47 = lshr i64 %10, 2
  %48 = add i64 %47, %10
  %49 = load i64, ptr @ROOM, align 8, !tbaa !11
  %50 = add i64 %48, %49
  %51 = tail call i64 @llvm.umax.i64(i64 %50, i64 %20)
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %53 = load i64, ptr %52, align 8, !tbaa !12
  %54 = sub i64 %51, %10
  %55 = shl i64 %54, 2
  %56 = add i64 %55, %53
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %58 = load i64, ptr %57, align 8, !tbaa !13
  %59 = icmp ugt i64 %56, %58
  br i1 %59, label %82, label %60

60:                                               ; preds = %46
  %61 = load ptr, ptr %18, align 8, !tbaa !14
  %62 = shl i64 %51, 2
  %63 = tail call ptr @resize_memory(ptr noundef %61, i64 noundef %62)
  %64 = icmp eq ptr %63, null
  br i1 %64, label %82, label %65

65:                                               ; preds = %60
  %66 = load i64, ptr %52, align 8, !tbaa !12
  %67 = add i64 %66, %55
  store i64 %67, ptr %52, align 8, !tbaa !12
  store ptr %63, ptr %18, align 8, !tbaa !14
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %69 = load ptr, ptr %68, align 8, !tbaa !15
  %70 = icmp eq ptr %69, null
  %71 = icmp ult i64 %62, 4194304
  %72 = or i1 %71, %70
  br i1 %72, label %82, label %73

73:                                               ; preds = %65
  %74 = ptrtoint ptr %63 to i64
  %75 = and i64 %74, -4096
  %76 = add i64 %62, 4095
  %77 = add i64 %76, %74
  %78 = and i64 %77, -4096
  %79 = inttoptr i64 %75 to ptr
  %80 = sub i64 %78, %75
  %81 = tail call i32 %69(ptr noundef %79, i64 noundef %80, i32 noundef 14)
  br label %82

82:                                               ; preds = %73, %65, %60, %46, %45, %42, %37, %23, %22
  %83 = phi i64 [ %10, %23 ], [ %10, %37 ], [ %28, %42 ], [ %10, %22 ], [ %10, %46 ], [ %10, %60 ], [ %51, %65 ], [ %51, %73 ], [ %10, %45 ]
  %84 = phi i1 [ true, %23 ], [ true, %37 ], [ false, %42 ], [ false, %22 ], [ true, %46 ], [ true, %60 ], [ false, %65 ], [ false, %73 ], [ false, %45 ]
  br i1 %84, label %223, label %131

85:                                               ; preds = %9
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %87 = load i64, ptr %3, align 8, !tbaa !26
  %88 = add i64 %87, %1
  %89 = load i64, ptr @WORDS, align 8, !tbaa !11
  %90 = shl i64 %89, 3
  %91 = icmp ult i64 %10, %88
  br i1 %91, label %92, label %128

92:                                               ; preds = %85
  %93 = lshr i64 %10, 2
  %94 = add i64 %93, %10
  %95 = load i64, ptr @ROOM, align 8, !tbaa !11
  %96 = add i64 %94, %95
  %97 = tail call i64 @llvm.umax.i64(i64 %96, i64 %88)
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %99 = load i64, ptr %98, align 8, !tbaa !12
  %100 = sub i64 %97, %10
  %101 = mul i64 %100, %90
  %102 = add i64 %101, %99
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %104 = load i64, ptr %103, align 8, !tbaa !13
  %105 = icmp ugt i64 %102, %104
  br i1 %105, label %128, label %106

106:                                              ; preds = %92
  %107 = load ptr, ptr %86, align 8, !tbaa !14
  %108 = mul i64 %97, %90
  %109 = tail call ptr @resize_memory(ptr noundef %107, i64 noundef %108)
  %110 = icmp eq ptr %109, null
  br i1 %110, label %128, label %111

111:                                              ; preds = %106
  %112 = load i64, ptr %98, align 8, !tbaa !12
  %113 = add i64 %112, %101
  store i64 %113, ptr %98, align 8, !tbaa !12
  store ptr %109, ptr %86, align 8, !tbaa !14
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %115 = load ptr, ptr %114, align 8, !tbaa !15
  %116 = icmp eq ptr %115, null
  %117 = icmp ult i64 %108, 4194304
  %118 = or i1 %117, %116
  br i1 %118, label %128, label %119

119:                                              ; preds = %111
  %120 = ptrtoint ptr %109 to i64
  %121 = and i64 %120, -4096
  %122 = add i64 %108, 4095
  %123 = add i64 %122, %120
  %124 = and i64 %123, -4096
  %125 = inttoptr i64 %121 to ptr
  %126 = sub i64 %124, %121
  %127 = tail call i32 %115(ptr noundef %125, i64 noundef %126, i32 noundef 14)
  br label %128

128:                                              ; preds = %119, %111, %106, %92, %85
  %129 = phi i64 [ %10, %92 ], [ %10, %106 ], [ %97, %111 ], [ %97, %119 ], [ %10, %85 ]
  %130 = phi i1 [ true, %92 ], [ true, %106 ], [ false, %111 ], [ false, %119 ], [ false, %85 ]
  br i1 %130, label %223, label %131

131:                                              ; preds = %128, %82
  %132 = phi i64 [ %129, %128 ], [ %83, %82 ]
  %133 = load i64, ptr %6, align 8, !tbaa !27
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %135 = load i64, ptr %134, align 8, !tbaa !23
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %176, label %137

137:                                              ; preds = %131
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %139 = icmp ult i64 %133, %132
  br i1 %139, label %140, label %176

140:                                              ; preds = %137
  %141 = lshr i64 %133, 2
  %142 = add i64 %141, %133
  %143 = load i64, ptr @ROOM, align 8, !tbaa !11
  %144 = add i64 %142, %143
  %145 = tail call i64 @llvm.umax.i64(i64 %144, i64 %132)
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %147 = load i64, ptr %146, align 8, !tbaa !12
  %148 = sub i64 %145, %133
  %149 = shl i64 %148, 2
  %150 = add i64 %149, %147
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %152 = load i64, ptr %151, align 8, !tbaa !13
  %153 = icmp ugt i64 %150, %152
  br i1 %153, label %223, label %154

154:                                              ; preds = %140
  %155 = load ptr, ptr %138, align 8, !tbaa !14
  %156 = shl i64 %145, 2
  %157 = tail call ptr @resize_memory(ptr noundef %155, i64 noundef %156)
  %158 = icmp eq ptr %157, null
  br i1 %158, label %223, label %159

159:                                              ; preds = %154
  %160 = load i64, ptr %146, align 8, !tbaa !12
  %161 = add i64 %160, %149
  store i64 %161, ptr %146, align 8, !tbaa !12
  store ptr %157, ptr %138, align 8, !tbaa !14
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %163 = load ptr, ptr %162, align 8, !tbaa !15
  %164 = icmp eq ptr %163, null
  %165 = icmp ult i64 %156, 4194304
  %166 = or i1 %165, %164
  br i1 %166, label %176, label %167

167:                                              ; preds = %159
  %168 = ptrtoint ptr %157 to i64
  %169 = and i64 %168, -4096
  %170 = add i64 %156, 4095
  %171 = add i64 %170, %168
  %172 = and i64 %171, -4096
  %173 = inttoptr i64 %169 to ptr
  %174 = sub i64 %172, %169
  %175 = tail call i32 %163(ptr noundef %173, i64 noundef %174, i32 noundef 14)
  br label %176

176:                                              ; preds = %167, %159, %137, %131
  store i64 %132, ptr %6, align 8, !tbaa !27
  %177 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %178 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %179 = load i64, ptr @MARKED, align 8, !tbaa !11
  %180 = udiv i64 %132, %179
  %181 = add i64 %180, 1
  %182 = load i64, ptr %178, align 8, !tbaa !11
  %183 = icmp ult i64 %182, %181
  br i1 %183, label %184, label %223

184:                                              ; preds = %176
  %185 = lshr i64 %182, 2
  %186 = add i64 %185, %182
  %187 = load i64, ptr @ROOM, align 8, !tbaa !11
  %188 = add i64 %186, %187
  %189 = tail call i64 @llvm.umax.i64(i64 %188, i64 %181)
  %190 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %191 = load i64, ptr %190, align 8, !tbaa !12
  %192 = sub i64 %189, %182
  %193 = shl i64 %192, 2
  %194 = add i64 %193, %191
  %195 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %196 = load i64, ptr %195, align 8, !tbaa !13
  %197 = icmp ugt i64 %194, %196
  br i1 %197, label %223, label %198

198:                                              ; preds = %184
  %199 = load ptr, ptr %177, align 8, !tbaa !14
  %200 = shl i64 %189, 2
  %201 = tail call ptr @resize_memory(ptr noundef %199, i64 noundef %200)
  %202 = icmp eq ptr %201, null
  br i1 %202, label %223, label %203

203:                                              ; preds = %198
  %204 = load i64, ptr %178, align 8, !tbaa !11
  %205 = sub i64 %189, %204
  %206 = shl i64 %205, 2
  %207 = load i64, ptr %190, align 8, !tbaa !12
  %208 = add i64 %206, %207
  store i64 %208, ptr %190, align 8, !tbaa !12
  store ptr %201, ptr %177, align 8, !tbaa !14
  store i64 %189, ptr %178, align 8, !tbaa !11
  %209 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %210 = load ptr, ptr %209, align 8, !tbaa !15
  %211 = icmp eq ptr %210, null
  %212 = icmp ult i64 %200, 4194304
  %213 = or i1 %212, %211
  br i1 %213, label %223, label %214

214:                                              ; preds = %203
  %215 = ptrtoint ptr %201 to i64
  %216 = and i64 %215, -4096
  %217 = add i64 %200, 4095
  %218 = add i64 %217, %215
  %219 = and i64 %218, -4096
  %220 = inttoptr i64 %216 to ptr
  %221 = sub i64 %219, %216
  %222 = tail call i32 %210(ptr noundef %220, i64 noundef %221, i32 noundef 14)
  br label %223

223:                                              ; preds = %82, %128, %140, %154, %176, %184, %198, %203, %214
  %224 = phi i32 [ 0, %82 ], [ 0, %128 ], [ 1, %176 ], [ 1, %203 ], [ 1, %214 ], [ 0, %198 ], [ 0, %184 ], [ 0, %140 ], [ 0, %154 ]
  %225 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %226 = load ptr, ptr %225, align 8, !tbaa !29
  %227 = icmp eq ptr %226, null
  br i1 %227, label %230, label %228

228:                                              ; preds = %223
  %229 = getelementptr inbounds %struct.Team, ptr %226, i64 0, i32 8
  store atomic i32 0, ptr %229 release, align 4
  br label %230

230:                                              ; preds = %228, %223, %2
  %231 = phi i32 [ 1, %2 ], [ %224, %223 ], [ %224, %228 ]
  ret i32 %231
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32, i64 %5
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = mul i64 %11, 7
  %13 = icmp ult i64 %9, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %141, label %17

17:                                               ; preds = %14, %3
  %18 = lshr i64 %2, 32
  %19 = load i64, ptr %10, align 8, !tbaa !30
  %20 = mul i64 %19, %18
  %21 = lshr i64 %20, 32
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %26 = load i64, ptr @WORDS, align 8
  %27 = icmp eq i64 %26, 0
  %28 = load i64, ptr @SPARE, align 8
  br label %29

29:                                               ; preds = %96, %17
  %30 = phi i64 [ %21, %17 ], [ %97, %96 ]
  %31 = phi i64 [ undef, %17 ], [ %99, %96 ]
  %32 = load ptr, ptr %6, align 8, !tbaa !32
  %33 = getelementptr inbounds i64, ptr %32, i64 %30
  %34 = load i64, ptr %33, align 8, !tbaa !11
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %96, label %36

36:                                               ; preds = %29
  %37 = lshr i64 %34, 32
  %38 = icmp eq i64 %37, %18
  br i1 %38, label %39, label %82

39:                                               ; preds = %36
  %40 = and i64 %34, 4294967295
  %41 = add nsw i64 %40, -1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %42 = load ptr, ptr %22, align 8, !tbaa !16
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %79

44:                                               ; preds = %39
  %45 = load i64, ptr %23, align 8, !tbaa !28
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %44
  %48 = load ptr, ptr %25, align 8, !tbaa !33
  %49 = mul i64 %26, %41
  %50 = getelementptr inbounds i64, ptr %48, i64 %49
  br label %57

51:                                               ; preds = %44
  %52 = load ptr, ptr %24, align 8, !tbaa !34
  %53 = getelementptr inbounds i32, ptr %52, i64 %41
  %54 = load i32, ptr %53, align 4, !tbaa !21
  %55 = zext i32 %54 to i64
  %56 = or i64 %55, -9223372036854775808
  store i64 %56, ptr %4, align 8, !tbaa !11
  br label %57

57:                                               ; preds = %47, %51
  %58 = phi ptr [ %4, %51 ], [ %50, %47 ]
  br i1 %27, label %75, label %59

59:                                               ; preds = %57
  %60 = load i64, ptr %1, align 8, !tbaa !11
  %61 = load i64, ptr %58, align 8, !tbaa !11
  %62 = icmp eq i64 %60, %61
  br i1 %62, label %63, label %75

63:                                               ; preds = %59, %67
  %64 = phi i64 [ %65, %67 ], [ 0, %59 ]
  %65 = add nuw i64 %64, 1
  %66 = icmp eq i64 %65, %26
  br i1 %66, label %73, label %67, !llvm.loop !35

67:                                               ; preds = %63
  %68 = getelementptr inbounds i64, ptr %1, i64 %65
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = getelementptr inbounds i64, ptr %58, i64 %65
  %71 = load i64, ptr %70, align 8, !tbaa !11
  %72 = icmp eq i64 %69, %71
  br i1 %72, label %63, label %73, !llvm.loop !35

73:                                               ; preds = %63, %67
  %74 = icmp uge i64 %65, %26
  br label %75

75:                                               ; preds = %73, %59, %57
  %76 = phi i1 [ %27, %57 ], [ %27, %59 ], [ %74, %73 ]
  %77 = xor i1 %76, true
  %78 = select i1 %76, i64 %41, i64 %31
  br label %79

79:                                               ; preds = %75, %39
  %80 = phi i1 [ false, %39 ], [ %77, %75 ]
  %81 = phi i64 [ %41, %39 ], [ %78, %75 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %80, label %82, label %96

82:                                               ; preds = %79, %36
  %83 = phi i64 [ %81, %79 ], [ %31, %36 ]
  %84 = add i64 %30, 1
  %85 = load i64, ptr %10, align 8, !tbaa !30
  %86 = add i64 %85, -2
  %87 = add i64 %86, %28
  %88 = icmp eq i64 %30, %87
  br i1 %88, label %89, label %96

89:                                               ; preds = %82
  %90 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %89
  %93 = load i64, ptr %10, align 8, !tbaa !30
  %94 = mul i64 %93, %18
  %95 = lshr i64 %94, 32
  br label %96

96:                                               ; preds = %82, %92, %89, %29, %79
  %97 = phi i64 [ %30, %79 ], [ %30, %29 ], [ %84, %89 ], [ %95, %92 ], [ %84, %82 ]
  %98 = phi i32 [ 1, %79 ], [ 2, %29 ], [ 1, %89 ], [ 0, %92 ], [ 0, %82 ]
  %99 = phi i64 [ %81, %79 ], [ %31, %29 ], [ -1, %89 ], [ %83, %92 ], [ %83, %82 ]
  switch i32 %98, label %141 [
    i32 0, label %29
    i32 2, label %100
  ], !llvm.loop !36

100:                                              ; preds = %96
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %102 = load i64, ptr %101, align 8, !tbaa !28
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %113, label %104

104:                                              ; preds = %100
  %105 = load i64, ptr %1, align 8, !tbaa !11
  %106 = trunc i64 %105 to i32
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %108 = load ptr, ptr %107, align 8, !tbaa !34
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %110 = load i64, ptr %109, align 8, !tbaa !26
  %111 = add i64 %110, 1
  store i64 %111, ptr %109, align 8, !tbaa !26
  %112 = getelementptr inbounds i32, ptr %108, i64 %110
  store i32 %106, ptr %112, align 4, !tbaa !21
  br label %130

113:                                              ; preds = %100
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %115 = load ptr, ptr %114, align 8, !tbaa !33
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %117 = load i64, ptr %116, align 8, !tbaa !26
  %118 = add i64 %117, 1
  store i64 %118, ptr %116, align 8, !tbaa !26
  %119 = load i64, ptr @WORDS, align 8, !tbaa !11
  %120 = mul i64 %119, %117
  %121 = getelementptr inbounds i64, ptr %115, i64 %120
  %122 = icmp eq i64 %119, 0
  br i1 %122, label %130, label %123

123:                                              ; preds = %113, %123
  %124 = phi i64 [ %128, %123 ], [ 0, %113 ]
  %125 = getelementptr inbounds i64, ptr %1, i64 %124
  %126 = load i64, ptr %125, align 8, !tbaa !11
  %127 = getelementptr inbounds i64, ptr %121, i64 %124
  store i64 %126, ptr %127, align 8, !tbaa !11
  %128 = add nuw i64 %124, 1
  %129 = icmp eq i64 %128, %119
  br i1 %129, label %130, label %123, !llvm.loop !37

130:                                              ; preds = %123, %104, %113
  %131 = load ptr, ptr %6, align 8, !tbaa !32
  %132 = getelementptr inbounds i64, ptr %131, i64 %97
  %133 = and i64 %2, -4294967296
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %135 = load i64, ptr %134, align 8, !tbaa !26
  %136 = or i64 %135, %133
  store atomic i64 %136, ptr %132 release, align 8
  %137 = load i64, ptr %7, align 8, !tbaa !11
  %138 = add i64 %137, 1
  store i64 %138, ptr %7, align 8, !tbaa !11
  %139 = load i64, ptr %134, align 8, !tbaa !26
  %140 = add nsw i64 %139, -1
  br label %141

141:                                              ; preds = %96, %130, %14
  %142 = phi i64 [ -1, %14 ], [ %140, %130 ], [ %99, %96 ]
  ret i64 %142
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_breadth_first(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 0)
  ret i32 %3
}

define internal fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Block, align 8
  %6 = alloca %struct.Block, align 8
  %7 = alloca %struct.Block, align 8
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = add i64 %9, %1
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %14 = load i64, ptr @RING, align 8
  %15 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 2
  %17 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 3
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %19 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 4
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %21 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 5
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %23 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 6
  %24 = load i64, ptr @TURNS, align 8
  %25 = lshr i64 %24, 2
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %28 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 1
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 3
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %34 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 4
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %36 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 5
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %38 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 6
  br label %39

39:                                               ; preds = %165, %3
  %40 = phi i32 [ undef, %3 ], [ %168, %165 ]
  %41 = load i64, ptr %8, align 8, !tbaa !38
  %42 = icmp ult i64 %41, %10
  br i1 %42, label %43, label %169

43:                                               ; preds = %39
  %44 = load i64, ptr %11, align 8, !tbaa !25
  %45 = icmp eq i64 %41, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %169, label %49

49:                                               ; preds = %46, %43
  %50 = load i64, ptr %8, align 8, !tbaa !38
  %51 = load i64, ptr %12, align 8, !tbaa !26
  %52 = icmp eq i64 %50, %51
  br i1 %52, label %169, label %53

53:                                               ; preds = %49
  %54 = load ptr, ptr %13, align 8, !tbaa !29
  %55 = icmp eq ptr %54, null
  br i1 %55, label %150, label %56

56:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !39
  %57 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 14
  %58 = load i64, ptr %57, align 8, !tbaa !42, !noalias !39
  %59 = urem i64 %58, %14
  %60 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5), !noalias !39
  store i64 0, ptr %5, align 8, !tbaa !44, !noalias !39
  store i64 0, ptr %15, align 8, !tbaa !46, !noalias !39
  store i64 0, ptr %16, align 8, !tbaa !47, !noalias !39
  %61 = load ptr, ptr %18, align 8, !tbaa !48, !noalias !39
  store ptr %61, ptr %17, align 8, !tbaa !49, !noalias !39
  %62 = load ptr, ptr %20, align 8, !tbaa !50, !noalias !39
  store ptr %62, ptr %19, align 8, !tbaa !51, !noalias !39
  store ptr %22, ptr %21, align 8, !tbaa !52, !noalias !39
  store ptr %22, ptr %23, align 8, !tbaa !53, !noalias !39
  %63 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59, i32 1
  %64 = load atomic i64, ptr %63 acquire, align 8, !noalias !39
  %65 = load i64, ptr %57, align 8, !tbaa !42, !noalias !39
  %66 = add i64 %65, 1
  %67 = icmp eq i64 %64, %66
  br i1 %67, label %68, label %77

68:                                               ; preds = %111, %56
  %69 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59, i32 4, i32 2
  %70 = load i64, ptr %69, align 8, !tbaa !54, !noalias !39
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %117, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59, i32 4, i32 4
  %74 = load ptr, ptr %73, align 8, !tbaa !56, !noalias !39
  %75 = load ptr, ptr %27, align 8, !tbaa !57, !noalias !39
  %76 = icmp eq ptr %75, null
  br label %119

77:                                               ; preds = %56, %111
  %78 = phi i64 [ %112, %111 ], [ 0, %56 ]
  %79 = tail call fastcc ptr @claim(ptr noundef %0, ptr noundef nonnull %54, i64 noundef 1, i32 noundef 0), !noalias !39
  %80 = icmp eq ptr %79, null
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  call fastcc void @expand_slot(ptr noundef %0, ptr noundef nonnull %79, ptr noundef nonnull %5), !noalias !39
  br label %111

82:                                               ; preds = %77
  %83 = icmp ult i64 %78, %25
  br i1 %83, label %89, label %84

84:                                               ; preds = %82
  %85 = load i64, ptr %60, align 8, !tbaa !58, !noalias !39
  %86 = load i64, ptr %57, align 8, !tbaa !42, !noalias !39
  %87 = add i64 %86, 1
  %88 = icmp eq i64 %85, %87
  br i1 %88, label %106, label %89

89:                                               ; preds = %84, %82
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store volatile i32 0, ptr %4, align 4, !tbaa !21, !noalias !39
  %90 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %91 = icmp slt i32 %90, 32
  br i1 %91, label %96, label %92

92:                                               ; preds = %96, %89
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %93 = add i64 %78, 1
  %94 = and i64 %93, 63
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %101, label %111

96:                                               ; preds = %89, %96
  %97 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %98 = add nsw i32 %97, 1
  store volatile i32 %98, ptr %4, align 4, !tbaa !21, !noalias !39
  %99 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %100 = icmp slt i32 %99, 32
  br i1 %100, label %96, label %92, !llvm.loop !59

101:                                              ; preds = %92
  %102 = load ptr, ptr %26, align 8, !tbaa !60, !noalias !39
  %103 = icmp eq ptr %102, null
  br i1 %103, label %111, label %104

104:                                              ; preds = %101
  %105 = tail call i32 %102(), !noalias !39
  br label %111

106:                                              ; preds = %84
  %107 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59, i32 2
  %108 = load i64, ptr %107, align 8, !tbaa !61, !noalias !39
  store i64 %108, ptr %5, align 8, !tbaa !44, !noalias !39
  %109 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59, i32 3
  %110 = load i64, ptr %109, align 8, !tbaa !62, !noalias !39
  store i64 %110, ptr %15, align 8, !tbaa !46, !noalias !39
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %5), !noalias !39
  br label %141

111:                                              ; preds = %104, %101, %92, %81
  %112 = phi i64 [ 0, %81 ], [ %93, %92 ], [ %93, %101 ], [ %93, %104 ]
  %113 = load atomic i64, ptr %63 acquire, align 8, !noalias !39
  %114 = load i64, ptr %57, align 8, !tbaa !42, !noalias !39
  %115 = add i64 %114, 1
  %116 = icmp eq i64 %113, %115
  br i1 %116, label %68, label %77, !llvm.loop !63

117:                                              ; preds = %138, %68
  %118 = getelementptr inbounds %struct.Team, ptr %54, i64 0, i32 3, i64 %59, i32 4
  br label %141

119:                                              ; preds = %138, %72
  %120 = phi i64 [ 0, %72 ], [ %139, %138 ]
  %121 = getelementptr inbounds i64, ptr %74, i64 %120
  %122 = load i64, ptr %121, align 8, !tbaa !11, !noalias !39
  br i1 %76, label %126, label %123

123:                                              ; preds = %119
  %124 = lshr i64 %122, 6
  %125 = getelementptr inbounds i64, ptr %75, i64 %124
  tail call void @llvm.prefetch.p0(ptr nonnull %125, i32 0, i32 3, i32 1), !noalias !39
  br label %138

126:                                              ; preds = %119
  %127 = and i64 %122, 63
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %127, i32 1
  %129 = load i64, ptr %128, align 8, !tbaa !30, !noalias !39
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %138, label %131

131:                                              ; preds = %126
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %127
  %133 = load ptr, ptr %132, align 8, !tbaa !32, !noalias !39
  %134 = lshr i64 %122, 32
  %135 = mul i64 %129, %134
  %136 = lshr i64 %135, 32
  %137 = getelementptr inbounds i64, ptr %133, i64 %136
  tail call void @llvm.prefetch.p0(ptr %137, i32 0, i32 3, i32 1), !noalias !39
  br label %138

138:                                              ; preds = %131, %126, %123
  %139 = add nuw i64 %120, 1
  %140 = icmp eq i64 %139, %70
  br i1 %140, label %117, label %119, !llvm.loop !64

141:                                              ; preds = %106, %117
  %142 = phi ptr [ %5, %106 ], [ %118, %117 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %142, i64 56, i1 false)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5), !noalias !39
  %143 = call fastcc i32 @enter_block(ptr noundef %0, ptr noundef nonnull %6, i32 noundef %2)
  %144 = load ptr, ptr %13, align 8, !tbaa !29
  %145 = getelementptr inbounds %struct.Team, ptr %144, i64 0, i32 15
  %146 = load i64, ptr %12, align 8, !tbaa !26
  store atomic i64 %146, ptr %145 release, align 8
  %147 = getelementptr inbounds %struct.Team, ptr %144, i64 0, i32 14
  %148 = load i64, ptr %147, align 8, !tbaa !42
  %149 = add i64 %148, 1
  store atomic i64 %149, ptr %147 release, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6)
  br label %165

150:                                              ; preds = %53
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7)
  %151 = load i64, ptr %11, align 8, !tbaa !25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !65
  store i64 %50, ptr %7, align 8, !tbaa !44, !alias.scope !65
  %152 = load i64, ptr %29, align 8, !tbaa !10, !noalias !65
  %153 = load i64, ptr %30, align 8, !tbaa !4, !noalias !65
  %154 = add i64 %153, 1
  %155 = udiv i64 %152, %154
  %156 = tail call i64 @llvm.umin.i64(i64 %155, i64 64)
  %157 = sub i64 %151, %50
  %158 = icmp ugt i64 %157, %156
  %159 = add i64 %156, %50
  %160 = select i1 %158, i64 %159, i64 %151
  %161 = sub i64 %160, %50
  store i64 %161, ptr %28, align 8, !tbaa !46, !alias.scope !65
  store i64 0, ptr %31, align 8, !tbaa !47, !alias.scope !65
  %162 = load ptr, ptr %33, align 8, !tbaa !48, !noalias !65
  store ptr %162, ptr %32, align 8, !tbaa !49, !alias.scope !65
  %163 = load ptr, ptr %35, align 8, !tbaa !50, !noalias !65
  store ptr %163, ptr %34, align 8, !tbaa !51, !alias.scope !65
  store ptr %37, ptr %36, align 8, !tbaa !52, !alias.scope !65
  store ptr %37, ptr %38, align 8, !tbaa !53, !alias.scope !65
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %7)
  %164 = call fastcc i32 @enter_block(ptr noundef %0, ptr noundef nonnull %7, i32 noundef %2)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7)
  br label %165

165:                                              ; preds = %150, %141
  %166 = phi i32 [ %143, %141 ], [ %164, %150 ]
  %167 = icmp eq i32 %166, 0
  %168 = select i1 %167, i32 %40, i32 %166
  br i1 %167, label %39, label %169, !llvm.loop !68

169:                                              ; preds = %39, %49, %46, %165
  %170 = phi i32 [ %168, %165 ], [ 4, %46 ], [ 2, %49 ], [ 0, %39 ]
  ret i32 %170
}

define i32 @search_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_share(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %5 = load i64, ptr %4, align 8, !tbaa !4
  %6 = add i64 %5, 1
  %7 = load i64, ptr @WIDE, align 8, !tbaa !11
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = udiv i64 %7, %6
  br label %11

11:                                               ; preds = %3, %9
  %12 = phi i64 [ %10, %9 ], [ 1, %3 ]
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 64)
  %14 = load i64, ptr @RING, align 8, !tbaa !11
  %15 = add i64 %14, %1
  %16 = mul i64 %13, %6
  %17 = mul i64 %16, %15
  %18 = load i64, ptr @WORDS, align 8, !tbaa !11
  %19 = add i64 %18, 1
  %20 = shl i64 %19, 3
  %21 = mul i64 %20, %17
  %22 = add i64 %21, 20336
  %23 = icmp ugt i64 %22, 67108864
  %24 = icmp ugt i64 %1, 3
  %25 = or i1 %24, %23
  br i1 %25, label %86, label %26

26:                                               ; preds = %11
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %28 = load i64, ptr %27, align 8, !tbaa !12
  %29 = add i64 %28, %22
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = icmp ugt i64 %29, %31
  br i1 %32, label %86, label %33

33:                                               ; preds = %26
  %34 = tail call ptr @take_memory(i64 noundef 1, i64 noundef 20336)
  %35 = shl i64 %18, 3
  %36 = add i64 %35, 8
  %37 = tail call ptr @take_memory(i64 noundef %17, i64 noundef %36)
  %38 = icmp ne ptr %34, null
  %39 = icmp ne ptr %37, null
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %45, label %41

41:                                               ; preds = %33
  br i1 %38, label %42, label %43

42:                                               ; preds = %41
  tail call void @give_back(ptr noundef nonnull %34)
  br label %43

43:                                               ; preds = %42, %41
  br i1 %39, label %44, label %86

44:                                               ; preds = %43
  tail call void @give_back(ptr noundef nonnull %37)
  br label %86

45:                                               ; preds = %33
  %46 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 2
  store ptr %37, ptr %46, align 8, !tbaa !69
  store i64 %2, ptr %34, align 8, !tbaa !70
  %47 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 1
  store i64 %13, ptr %47, align 8, !tbaa !71
  %48 = icmp eq i64 %15, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %45
  %50 = mul i64 %13, %6
  %51 = mul i64 %50, %18
  %52 = mul i64 %19, %50
  br label %63

53:                                               ; preds = %63, %45
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %55 = load i64, ptr %54, align 8, !tbaa !38
  %56 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 12
  store i64 %55, ptr %56, align 8, !tbaa !72
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %58 = load i64, ptr %57, align 8, !tbaa !26
  %59 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 15
  store i64 %58, ptr %59, align 8, !tbaa !73
  %60 = load i64, ptr %27, align 8, !tbaa !12
  %61 = add i64 %60, %22
  store i64 %61, ptr %27, align 8, !tbaa !12
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  store ptr %34, ptr %62, align 8, !tbaa !29
  br label %86

63:                                               ; preds = %49, %63
  %64 = phi ptr [ %37, %49 ], [ %84, %63 ]
  %65 = phi i64 [ 0, %49 ], [ %83, %63 ]
  %66 = icmp ult i64 %65, %14
  %67 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 3, i64 %65, i32 5
  %68 = sub i64 %65, %14
  %69 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 5, i64 %68
  %70 = select i1 %66, ptr %67, ptr %69
  %71 = getelementptr inbounds i64, ptr %64, i64 %51
  %72 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 3, i64 %65, i32 6
  %73 = select i1 %66, ptr %72, ptr %69
  %74 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 4, i64 %68
  %75 = getelementptr inbounds %struct.Team, ptr %34, i64 0, i32 3, i64 %65, i32 4
  %76 = select i1 %66, ptr %75, ptr %74
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 8
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %76, i64 16
  store i64 0, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %76, i64 24
  store ptr %64, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %76, i64 32
  store ptr %71, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %76, i64 40
  store ptr %70, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %76, i64 48
  store ptr %73, ptr %82, align 8
  %83 = add nuw i64 %65, 1
  %84 = getelementptr inbounds i64, ptr %64, i64 %52
  %85 = icmp eq i64 %83, %15
  br i1 %85, label %53, label %63, !llvm.loop !74

86:                                               ; preds = %53, %44, %43, %26, %11
  %87 = phi i32 [ 6, %11 ], [ 4, %26 ], [ 0, %53 ], [ 4, %44 ], [ 4, %43 ]
  ret i32 %87
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @give_back(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @search_help(ptr nocapture noundef readonly %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 9
  %7 = load i64, ptr @TURNS, align 8, !tbaa !11
  %8 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 11
  %9 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 14
  %10 = load i64, ptr @RING, align 8, !tbaa !11
  %11 = load atomic i64, ptr %8 acquire, align 8
  %12 = load atomic i64, ptr %9 acquire, align 8
  %13 = sub i64 %11, %12
  %14 = icmp ult i64 %13, %10
  %15 = select i1 %14, i64 1, i64 64
  %16 = mul i64 %15, %7
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %61, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 4, i64 %1
  %20 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 10
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %22

22:                                               ; preds = %18, %51
  %23 = phi i32 [ 0, %18 ], [ %53, %51 ]
  %24 = phi i64 [ 0, %18 ], [ %52, %51 ]
  %25 = load atomic i32, ptr %6 acquire, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %61

27:                                               ; preds = %22
  %28 = load i64, ptr %5, align 8, !tbaa !70
  %29 = tail call fastcc ptr @claim(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %28, i32 noundef 1)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %48

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store volatile i32 0, ptr %3, align 4, !tbaa !21
  %32 = load volatile i32, ptr %3, align 4, !tbaa !21
  %33 = icmp slt i32 %32, 32
  br i1 %33, label %38, label %34

34:                                               ; preds = %38, %31
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %35 = add i64 %24, 1
  %36 = and i64 %35, 63
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %43, label %51, !llvm.loop !75

38:                                               ; preds = %31, %38
  %39 = load volatile i32, ptr %3, align 4, !tbaa !21
  %40 = add nsw i32 %39, 1
  store volatile i32 %40, ptr %3, align 4, !tbaa !21
  %41 = load volatile i32, ptr %3, align 4, !tbaa !21
  %42 = icmp slt i32 %41, 32
  br i1 %42, label %38, label %34, !llvm.loop !59

43:                                               ; preds = %34
  %44 = load ptr, ptr %21, align 8, !tbaa !60
  %45 = icmp eq ptr %44, null
  br i1 %45, label %51, label %46, !llvm.loop !75

46:                                               ; preds = %43
  %47 = tail call i32 %44()
  br label %51, !llvm.loop !75

48:                                               ; preds = %27
  tail call fastcc void @expand_slot(ptr noundef %0, ptr noundef nonnull %29, ptr noundef nonnull %19)
  %49 = atomicrmw sub ptr %20, i32 1 release, align 4
  %50 = add nsw i32 %23, 1
  br label %51

51:                                               ; preds = %46, %43, %34, %48
  %52 = phi i64 [ 0, %48 ], [ %35, %34 ], [ %35, %43 ], [ %35, %46 ]
  %53 = phi i32 [ %50, %48 ], [ %23, %34 ], [ %23, %43 ], [ %23, %46 ]
  %54 = load atomic i64, ptr %8 acquire, align 8
  %55 = load atomic i64, ptr %9 acquire, align 8
  %56 = sub i64 %54, %55
  %57 = icmp ult i64 %56, %10
  %58 = select i1 %57, i64 1, i64 64
  %59 = mul i64 %58, %7
  %60 = icmp ult i64 %52, %59
  br i1 %60, label %22, label %61

61:                                               ; preds = %51, %22, %2
  %62 = phi i32 [ 0, %2 ], [ %53, %51 ], [ -1, %22 ]
  ret i32 %62
}

define internal fastcc ptr @claim(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 7
  %7 = atomicrmw xchg ptr %6, i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %11

11:                                               ; preds = %29, %9
  %12 = phi i64 [ 0, %9 ], [ %16, %29 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store volatile i32 0, ptr %5, align 4, !tbaa !21
  %13 = load volatile i32, ptr %5, align 4, !tbaa !21
  %14 = icmp slt i32 %13, 32
  br i1 %14, label %19, label %15

15:                                               ; preds = %19, %11
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  %16 = add i64 %12, 1
  %17 = and i64 %16, 63
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %24, label %29

19:                                               ; preds = %11, %19
  %20 = load volatile i32, ptr %5, align 4, !tbaa !21
  %21 = add nsw i32 %20, 1
  store volatile i32 %21, ptr %5, align 4, !tbaa !21
  %22 = load volatile i32, ptr %5, align 4, !tbaa !21
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %19, label %15, !llvm.loop !59

24:                                               ; preds = %15
  %25 = load ptr, ptr %10, align 8, !tbaa !60
  %26 = icmp eq ptr %25, null
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = tail call i32 %25()
  br label %29

29:                                               ; preds = %27, %24, %15
  %30 = atomicrmw xchg ptr %6, i32 1 acquire, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %11, !llvm.loop !76

32:                                               ; preds = %29, %4
  %33 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 15
  %34 = load atomic i64, ptr %33 acquire, align 8
  %35 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 12
  %36 = load i64, ptr %35, align 8, !tbaa !72
  %37 = sub i64 %34, %36
  %38 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 11
  %39 = load i64, ptr %38, align 8, !tbaa !77
  %40 = load i64, ptr @RING, align 8, !tbaa !11
  %41 = urem i64 %39, %40
  %42 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %41
  %43 = icmp ult i64 %37, %2
  br i1 %43, label %72, label %44

44:                                               ; preds = %32
  %45 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 8
  %46 = load i32, ptr %45, align 4, !tbaa !78
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %72

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 14
  %50 = load atomic i64, ptr %49 acquire, align 8
  %51 = sub i64 %39, %50
  %52 = icmp ult i64 %51, %40
  br i1 %52, label %53, label %72

53:                                               ; preds = %48
  %54 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %41, i32 1
  %55 = load atomic i64, ptr %54 acquire, align 8
  %56 = load i64, ptr %42, align 8, !tbaa !58
  %57 = icmp eq i64 %55, %56
  br i1 %57, label %58, label %72

58:                                               ; preds = %53
  %59 = load i64, ptr %38, align 8, !tbaa !77
  %60 = add i64 %59, 1
  store i64 %60, ptr %38, align 8, !tbaa !77
  store i64 %60, ptr %42, align 8, !tbaa !58
  %61 = load i64, ptr %35, align 8, !tbaa !72
  %62 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %41, i32 2
  store i64 %61, ptr %62, align 8, !tbaa !61
  %63 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 1
  %64 = load i64, ptr %63, align 8, !tbaa !71
  %65 = tail call i64 @llvm.umin.i64(i64 %37, i64 %64)
  %66 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %41, i32 3
  store i64 %65, ptr %66, align 8, !tbaa !62
  %67 = add i64 %65, %61
  store i64 %67, ptr %35, align 8, !tbaa !72
  %68 = icmp eq i32 %3, 0
  br i1 %68, label %72, label %69

69:                                               ; preds = %58
  %70 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 10
  %71 = atomicrmw add ptr %70, i32 1 monotonic, align 4
  br label %72

72:                                               ; preds = %48, %44, %32, %58, %69, %53
  %73 = phi ptr [ %42, %58 ], [ %42, %69 ], [ null, %53 ], [ null, %32 ], [ null, %44 ], [ null, %48 ]
  store atomic i32 0, ptr %6 release, align 8
  ret ptr %73
}

define internal fastcc void @expand_slot(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !61
  store i64 %6, ptr %2, align 8, !tbaa !44
  %7 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !62
  %9 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 1
  store i64 %8, ptr %9, align 8, !tbaa !46
  tail call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %2)
  %10 = load i64, ptr %9, align 8, !tbaa !46
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %27, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 5
  %14 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 3
  %15 = load i64, ptr @WORDS, align 8
  %16 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 4
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %18 = load i64, ptr @SPARE, align 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %23 = icmp eq i64 %15, 0
  %24 = icmp eq i64 %15, 0
  %25 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 3
  %26 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 4
  br label %36

27:                                               ; preds = %49, %3
  %28 = phi i64 [ 0, %3 ], [ %51, %49 ]
  %29 = phi i64 [ %10, %3 ], [ %56, %49 ]
  %30 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4
  %31 = load i64, ptr %2, align 8, !tbaa !44
  store i64 %31, ptr %30, align 8, !tbaa !44
  %32 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 1
  store i64 %29, ptr %32, align 8, !tbaa !46
  %33 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 2
  store i64 %28, ptr %33, align 8, !tbaa !47
  %34 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 1
  %35 = load i64, ptr %1, align 8, !tbaa !58
  store atomic i64 %35, ptr %34 release, align 8
  ret void

36:                                               ; preds = %12, %49
  %37 = phi i64 [ 0, %12 ], [ %51, %49 ]
  %38 = phi i64 [ 0, %12 ], [ %50, %49 ]
  %39 = phi i64 [ 0, %12 ], [ %55, %49 ]
  %40 = load ptr, ptr %13, align 8, !tbaa !52
  %41 = getelementptr inbounds i32, ptr %40, i64 %39
  %42 = load i32, ptr %41, align 4, !tbaa !21
  %43 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 5, i64 %39
  store i32 %42, ptr %43, align 4, !tbaa !21
  %44 = load i32, ptr %41, align 4, !tbaa !21
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %36
  %47 = trunc i64 %38 to i32
  %48 = add i32 %44, %47
  br label %58

49:                                               ; preds = %171, %36
  %50 = phi i64 [ %38, %36 ], [ %173, %171 ]
  %51 = phi i64 [ %37, %36 ], [ %172, %171 ]
  %52 = sub i64 %51, %37
  %53 = trunc i64 %52 to i32
  %54 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 6, i64 %39
  store i32 %53, ptr %54, align 4, !tbaa !21
  %55 = add nuw i64 %39, 1
  %56 = load i64, ptr %9, align 8, !tbaa !46
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %36, label %27, !llvm.loop !79

58:                                               ; preds = %46, %171
  %59 = phi i64 [ %172, %171 ], [ %37, %46 ]
  %60 = phi i64 [ %173, %171 ], [ %38, %46 ]
  %61 = load ptr, ptr %14, align 8, !tbaa !49
  %62 = mul i64 %15, %60
  %63 = getelementptr inbounds i64, ptr %61, i64 %62
  %64 = load ptr, ptr %16, align 8, !tbaa !51
  %65 = getelementptr inbounds i64, ptr %64, i64 %60
  %66 = load i64, ptr %65, align 8, !tbaa !11
  %67 = load ptr, ptr %17, align 8, !tbaa !57
  %68 = icmp eq ptr %67, null
  br i1 %68, label %77, label %69

69:                                               ; preds = %58
  %70 = lshr i64 %66, 6
  %71 = getelementptr inbounds i64, ptr %67, i64 %70
  %72 = load atomic i64, ptr %71 acquire, align 8
  %73 = and i64 %66, 63
  %74 = lshr i64 %72, %73
  %75 = trunc i64 %74 to i32
  %76 = and i32 %75, 1
  br label %147

77:                                               ; preds = %58
  %78 = and i64 %66, 63
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %78
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %78, i32 1
  %81 = load i64, ptr %80, align 8, !tbaa !30
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %147, label %83

83:                                               ; preds = %77
  %84 = lshr i64 %66, 32
  %85 = add i64 %81, -1
  %86 = add i64 %85, %18
  %87 = mul i64 %81, %84
  %88 = lshr i64 %87, 32
  %89 = icmp ult i64 %88, %86
  br i1 %89, label %90, label %147

90:                                               ; preds = %83, %144
  %91 = phi i32 [ %143, %144 ], [ undef, %83 ]
  %92 = phi i64 [ %145, %144 ], [ %88, %83 ]
  %93 = load ptr, ptr %79, align 8, !tbaa !32
  %94 = getelementptr inbounds i64, ptr %93, i64 %92
  %95 = load atomic i64, ptr %94 acquire, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %141, label %97

97:                                               ; preds = %90
  %98 = lshr i64 %95, 32
  %99 = icmp eq i64 %98, %84
  br i1 %99, label %100, label %141

100:                                              ; preds = %97
  %101 = load ptr, ptr %19, align 8, !tbaa !16
  %102 = icmp eq ptr %101, null
  br i1 %102, label %103, label %141

103:                                              ; preds = %100
  %104 = and i64 %95, 4294967295
  %105 = add nsw i64 %104, -1
  %106 = load i64, ptr %20, align 8, !tbaa !28
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %103
  %109 = load ptr, ptr %22, align 8, !tbaa !33
  %110 = mul i64 %105, %15
  %111 = getelementptr inbounds i64, ptr %109, i64 %110
  br label %118

112:                                              ; preds = %103
  %113 = load ptr, ptr %21, align 8, !tbaa !34
  %114 = getelementptr inbounds i32, ptr %113, i64 %105
  %115 = load i32, ptr %114, align 4, !tbaa !21
  %116 = zext i32 %115 to i64
  %117 = or i64 %116, -9223372036854775808
  store i64 %117, ptr %4, align 8, !tbaa !11
  br label %118

118:                                              ; preds = %112, %108
  %119 = phi ptr [ %4, %112 ], [ %111, %108 ]
  br i1 %23, label %137, label %120

120:                                              ; preds = %118
  %121 = load i64, ptr %63, align 8, !tbaa !11
  %122 = load i64, ptr %119, align 8, !tbaa !11
  %123 = icmp eq i64 %121, %122
  br i1 %123, label %124, label %137

124:                                              ; preds = %120, %128
  %125 = phi i64 [ %126, %128 ], [ 0, %120 ]
  %126 = add nuw i64 %125, 1
  %127 = icmp eq i64 %126, %15
  br i1 %127, label %134, label %128, !llvm.loop !35

128:                                              ; preds = %124
  %129 = getelementptr inbounds i64, ptr %63, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !11
  %131 = getelementptr inbounds i64, ptr %119, i64 %126
  %132 = load i64, ptr %131, align 8, !tbaa !11
  %133 = icmp eq i64 %130, %132
  br i1 %133, label %124, label %134, !llvm.loop !35

134:                                              ; preds = %124, %128
  %135 = phi i64 [ %15, %124 ], [ %126, %128 ]
  %136 = icmp uge i64 %135, %15
  br label %137

137:                                              ; preds = %134, %120, %118
  %138 = phi i1 [ %23, %118 ], [ false, %120 ], [ %136, %134 ]
  %139 = zext i1 %138 to i32
  %140 = select i1 %138, i32 1, i32 %91
  br label %141

141:                                              ; preds = %137, %100, %97, %90
  %142 = phi i32 [ 1, %90 ], [ 4, %97 ], [ 1, %100 ], [ %139, %137 ]
  %143 = phi i32 [ 0, %90 ], [ %91, %97 ], [ 1, %100 ], [ %140, %137 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  switch i32 %142, label %147 [
    i32 0, label %144
    i32 4, label %144
  ]

144:                                              ; preds = %141, %141
  %145 = add nuw i64 %92, 1
  %146 = icmp ult i64 %145, %86
  br i1 %146, label %90, label %147, !llvm.loop !80

147:                                              ; preds = %141, %144, %69, %77, %83
  %148 = phi i32 [ %76, %69 ], [ 0, %77 ], [ 0, %83 ], [ %143, %141 ], [ 0, %144 ]
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %171

150:                                              ; preds = %147
  br i1 %24, label %155, label %151

151:                                              ; preds = %150
  %152 = load ptr, ptr %14, align 8, !tbaa !49
  %153 = load ptr, ptr %25, align 8, !tbaa !49
  %154 = mul i64 %15, %59
  br label %162

155:                                              ; preds = %162, %150
  %156 = load ptr, ptr %16, align 8, !tbaa !51
  %157 = getelementptr inbounds i64, ptr %156, i64 %60
  %158 = load i64, ptr %157, align 8, !tbaa !11
  %159 = load ptr, ptr %26, align 8, !tbaa !51
  %160 = add i64 %59, 1
  %161 = getelementptr inbounds i64, ptr %159, i64 %59
  store i64 %158, ptr %161, align 8, !tbaa !11
  br label %171

162:                                              ; preds = %151, %162
  %163 = phi i64 [ 0, %151 ], [ %169, %162 ]
  %164 = add i64 %163, %62
  %165 = getelementptr inbounds i64, ptr %152, i64 %164
  %166 = load i64, ptr %165, align 8, !tbaa !11
  %167 = add i64 %163, %154
  %168 = getelementptr inbounds i64, ptr %153, i64 %167
  store i64 %166, ptr %168, align 8, !tbaa !11
  %169 = add nuw i64 %163, 1
  %170 = icmp eq i64 %169, %15
  br i1 %170, label %155, label %162, !llvm.loop !81

171:                                              ; preds = %147, %155
  %172 = phi i64 [ %59, %147 ], [ %160, %155 ]
  %173 = add i64 %60, 1
  %174 = trunc i64 %173 to i32
  %175 = icmp eq i32 %48, %174
  br i1 %175, label %49, label %58, !llvm.loop !82
}

define i32 @search_alone(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %3 = load ptr, ptr %2, align 8, !tbaa !29
  %4 = getelementptr inbounds %struct.Team, ptr %3, i64 0, i32 9
  store atomic i32 1, ptr %4 release, align 8
  ret i32 0
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = load i64, ptr @MARKED, align 8, !tbaa !11
  %6 = udiv i64 %1, %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  %9 = getelementptr inbounds i32, ptr %8, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !21
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %13 = load ptr, ptr %12, align 8, !tbaa !83
  %14 = icmp eq ptr %13, null
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %17 = select i1 %14, ptr %16, ptr %15
  %18 = load i64, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %21 = select i1 %14, ptr %20, ptr %19
  %22 = load i64, ptr %21, align 8, !tbaa !11
  %23 = add i64 %6, 1
  %24 = mul i64 %23, %5
  %25 = icmp ult i64 %24, %18
  br i1 %25, label %26, label %31

26:                                               ; preds = %2
  %27 = getelementptr inbounds i32, ptr %8, i64 %23
  %28 = load i32, ptr %27, align 4, !tbaa !21
  %29 = add i32 %28, 1
  %30 = zext i32 %29 to i64
  br label %31

31:                                               ; preds = %26, %2
  %32 = phi i64 [ %30, %26 ], [ %22, %2 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %34 = load i64, ptr %33, align 8, !tbaa !28
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %38 = load ptr, ptr %37, align 8, !tbaa !33
  %39 = load i64, ptr @WORDS, align 8, !tbaa !11
  %40 = mul i64 %39, %1
  %41 = getelementptr inbounds i64, ptr %38, i64 %40
  br label %49

42:                                               ; preds = %31
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %44 = load ptr, ptr %43, align 8, !tbaa !34
  %45 = getelementptr inbounds i32, ptr %44, i64 %1
  %46 = load i32, ptr %45, align 4, !tbaa !21
  %47 = zext i32 %46 to i64
  %48 = or i64 %47, -9223372036854775808
  store i64 %48, ptr %3, align 8, !tbaa !11
  br label %49

49:                                               ; preds = %36, %42
  %50 = phi ptr [ %3, %42 ], [ %41, %36 ]
  %51 = icmp ugt i64 %32, %11
  br i1 %51, label %52, label %111

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %55 = load i64, ptr @WORDS, align 8
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %57 = icmp eq i64 %55, 0
  br label %58

58:                                               ; preds = %52, %108
  %59 = phi i64 [ %11, %52 ], [ %109, %108 ]
  %60 = load ptr, ptr %0, align 8, !tbaa !84
  %61 = load i64, ptr %33, align 8, !tbaa !28
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %67

63:                                               ; preds = %58
  %64 = load ptr, ptr %54, align 8, !tbaa !33
  %65 = mul i64 %55, %59
  %66 = getelementptr inbounds i64, ptr %64, i64 %65
  br label %73

67:                                               ; preds = %58
  %68 = load ptr, ptr %53, align 8, !tbaa !34
  %69 = getelementptr inbounds i32, ptr %68, i64 %59
  %70 = load i32, ptr %69, align 4, !tbaa !21
  %71 = zext i32 %70 to i64
  %72 = or i64 %71, -9223372036854775808
  store i64 %72, ptr %4, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %67
  %74 = phi ptr [ %4, %67 ], [ %66, %63 ]
  %75 = load ptr, ptr %56, align 8, !tbaa !48
  %76 = call i32 %60(ptr noundef %74, ptr noundef %75)
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %108

78:                                               ; preds = %73
  %79 = load ptr, ptr %56, align 8, !tbaa !48
  %80 = zext i32 %76 to i64
  br label %84

81:                                               ; preds = %104
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %108, label %84, !llvm.loop !85

84:                                               ; preds = %78, %81
  %85 = phi i64 [ 0, %78 ], [ %82, %81 ]
  %86 = mul i64 %55, %85
  %87 = getelementptr inbounds i64, ptr %79, i64 %86
  br i1 %57, label %104, label %88

88:                                               ; preds = %84
  %89 = load i64, ptr %50, align 8, !tbaa !11
  %90 = load i64, ptr %87, align 8, !tbaa !11
  %91 = icmp eq i64 %89, %90
  br i1 %91, label %92, label %104

92:                                               ; preds = %88, %96
  %93 = phi i64 [ %94, %96 ], [ 0, %88 ]
  %94 = add nuw i64 %93, 1
  %95 = icmp eq i64 %94, %55
  br i1 %95, label %102, label %96, !llvm.loop !35

96:                                               ; preds = %92
  %97 = getelementptr inbounds i64, ptr %50, i64 %94
  %98 = load i64, ptr %97, align 8, !tbaa !11
  %99 = getelementptr inbounds i64, ptr %87, i64 %94
  %100 = load i64, ptr %99, align 8, !tbaa !11
  %101 = icmp eq i64 %98, %100
  br i1 %101, label %92, label %102, !llvm.loop !35

102:                                              ; preds = %92, %96
  %103 = icmp uge i64 %94, %55
  br label %104

104:                                              ; preds = %102, %88, %84
  %105 = phi i1 [ %57, %84 ], [ %57, %88 ], [ %103, %102 ]
  br i1 %105, label %106, label %81

106:                                              ; preds = %104
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %59, ptr %107, align 8, !tbaa !86
  br label %111

108:                                              ; preds = %81, %73
  %109 = add nuw i64 %59, 1
  %110 = icmp eq i64 %109, %32
  br i1 %110, label %111, label %58, !llvm.loop !87

111:                                              ; preds = %108, %49, %106
  %112 = phi i32 [ 1, %106 ], [ 2, %49 ], [ 2, %108 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %112
}

define i32 @search_flood(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef 0)
  ret i32 %3
}

define internal fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [264 x i8], align 16
  %7 = alloca [32 x i32], align 16
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %10 = load ptr, ptr %9, align 8, !tbaa !83
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %14 = load i64, ptr %13, align 8, !tbaa !25
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %16 = load i64, ptr %15, align 8, !tbaa !38
  %17 = sub i64 %14, %16
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %19 = load i64, ptr %18, align 8, !tbaa !26
  %20 = sub i64 %19, %14
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %23 = add i64 %20, 1
  %24 = load i64, ptr %22, align 8, !tbaa !11
  %25 = icmp ult i64 %24, %23
  br i1 %25, label %26, label %65

26:                                               ; preds = %12
  %27 = lshr i64 %24, 2
  %28 = add i64 %27, %24
  %29 = load i64, ptr @ROOM, align 8, !tbaa !11
  %30 = add i64 %28, %29
  %31 = tail call i64 @llvm.umax.i64(i64 %30, i64 %23)
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %33 = load i64, ptr %32, align 8, !tbaa !12
  %34 = sub i64 %31, %24
  %35 = shl i64 %34, 2
  %36 = add i64 %35, %33
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %38 = load i64, ptr %37, align 8, !tbaa !13
  %39 = icmp ugt i64 %36, %38
  br i1 %39, label %528, label %40

40:                                               ; preds = %26
  %41 = load ptr, ptr %21, align 8, !tbaa !14
  %42 = shl i64 %31, 2
  %43 = tail call ptr @resize_memory(ptr noundef %41, i64 noundef %42)
  %44 = icmp eq ptr %43, null
  br i1 %44, label %528, label %45

45:                                               ; preds = %40
  %46 = load i64, ptr %22, align 8, !tbaa !11
  %47 = sub i64 %31, %46
  %48 = shl i64 %47, 2
  %49 = load i64, ptr %32, align 8, !tbaa !12
  %50 = add i64 %48, %49
  store i64 %50, ptr %32, align 8, !tbaa !12
  store ptr %43, ptr %21, align 8, !tbaa !14
  store i64 %31, ptr %22, align 8, !tbaa !11
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %52 = load ptr, ptr %51, align 8, !tbaa !15
  %53 = icmp eq ptr %52, null
  %54 = icmp ult i64 %42, 4194304
  %55 = or i1 %54, %53
  br i1 %55, label %65, label %56

56:                                               ; preds = %45
  %57 = ptrtoint ptr %43 to i64
  %58 = and i64 %57, -4096
  %59 = add i64 %42, 4095
  %60 = add i64 %59, %57
  %61 = and i64 %60, -4096
  %62 = inttoptr i64 %58 to ptr
  %63 = sub i64 %61, %58
  %64 = tail call i32 %52(ptr noundef %62, i64 noundef %63, i32 noundef 14)
  br label %65

65:                                               ; preds = %56, %45, %12
  %66 = add i64 %17, 1
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %98, label %68

68:                                               ; preds = %65
  %69 = load i64, ptr @ROOM, align 8, !tbaa !11
  %70 = tail call i64 @llvm.umax.i64(i64 %69, i64 %66)
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %72 = load i64, ptr %71, align 8, !tbaa !12
  %73 = shl i64 %70, 2
  %74 = add i64 %73, %72
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %76 = load i64, ptr %75, align 8, !tbaa !13
  %77 = icmp ugt i64 %74, %76
  br i1 %77, label %98, label %78

78:                                               ; preds = %68
  %79 = tail call ptr @resize_memory(ptr noundef null, i64 noundef %73)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %98, label %81

81:                                               ; preds = %78
  %82 = load i64, ptr %71, align 8, !tbaa !12
  %83 = add i64 %82, %73
  store i64 %83, ptr %71, align 8, !tbaa !12
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  %86 = icmp eq ptr %85, null
  %87 = icmp ult i64 %73, 4194304
  %88 = or i1 %87, %86
  br i1 %88, label %98, label %89

89:                                               ; preds = %81
  %90 = ptrtoint ptr %79 to i64
  %91 = and i64 %90, -4096
  %92 = add i64 %73, 4095
  %93 = add i64 %92, %90
  %94 = and i64 %93, -4096
  %95 = inttoptr i64 %91 to ptr
  %96 = sub i64 %94, %91
  %97 = tail call i32 %85(ptr noundef %95, i64 noundef %96, i32 noundef 14)
  br label %98

98:                                               ; preds = %89, %81, %78, %68, %65
  %99 = phi i64 [ 0, %68 ], [ 0, %78 ], [ %70, %81 ], [ %70, %89 ], [ 0, %65 ]
  %100 = phi ptr [ null, %68 ], [ null, %78 ], [ %79, %81 ], [ %79, %89 ], [ null, %65 ]
  %101 = phi i1 [ true, %68 ], [ true, %78 ], [ false, %81 ], [ false, %89 ], [ false, %65 ]
  br i1 %101, label %528, label %102

102:                                              ; preds = %98
  %103 = icmp eq i64 %14, %16
  br i1 %103, label %108, label %104

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %106 = load ptr, ptr %105, align 8, !tbaa !34
  %107 = load i64, ptr %15, align 8, !tbaa !38
  br label %115

108:                                              ; preds = %115, %102
  %109 = icmp eq i64 %19, %14
  br i1 %109, label %123, label %110

110:                                              ; preds = %108
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %112 = load ptr, ptr %111, align 8, !tbaa !34
  %113 = load i64, ptr %13, align 8, !tbaa !25
  %114 = load ptr, ptr %21, align 8, !tbaa !88
  br label %132

115:                                              ; preds = %115, %104
  %116 = phi i64 [ 0, %104 ], [ %121, %115 ]
  %117 = add i64 %116, %107
  %118 = getelementptr inbounds i32, ptr %106, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !21
  %120 = getelementptr inbounds i32, ptr %100, i64 %116
  store i32 %119, ptr %120, align 4, !tbaa !21
  %121 = add nuw i64 %116, 1
  %122 = icmp eq i64 %121, %17
  br i1 %122, label %108, label %115, !llvm.loop !89

123:                                              ; preds = %132, %108
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  store i64 %99, ptr %124, align 8, !tbaa !90
  %125 = load i64, ptr %18, align 8, !tbaa !26
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  store i64 %125, ptr %126, align 8, !tbaa !91
  %127 = load i64, ptr %15, align 8, !tbaa !38
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  store i64 %127, ptr %128, align 8, !tbaa !92
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  store i64 %127, ptr %129, align 8, !tbaa !93
  %130 = load i64, ptr %13, align 8, !tbaa !25
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  store i64 %130, ptr %131, align 8, !tbaa !94
  store ptr %100, ptr %9, align 8, !tbaa !83
  br label %140

132:                                              ; preds = %132, %110
  %133 = phi i64 [ 0, %110 ], [ %138, %132 ]
  %134 = add i64 %133, %113
  %135 = getelementptr inbounds i32, ptr %112, i64 %134
  %136 = load i32, ptr %135, align 4, !tbaa !21
  %137 = getelementptr inbounds i32, ptr %114, i64 %133
  store i32 %136, ptr %137, align 4, !tbaa !21
  %138 = add nuw i64 %133, 1
  %139 = icmp eq i64 %138, %20
  br i1 %139, label %123, label %132, !llvm.loop !95

140:                                              ; preds = %123, %3
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %142 = load i64, ptr %141, align 8, !tbaa !38
  %143 = add i64 %142, %1
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %145 = load i64, ptr %144, align 8, !tbaa !4
  %146 = add i64 %145, 1
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %148 = load i64, ptr %147, align 8, !tbaa !10
  %149 = udiv i64 %148, %146
  %150 = tail call i64 @llvm.umin.i64(i64 %149, i64 32)
  %151 = mul i64 %150, %146
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %160 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %163 = load i64, ptr @ROOM, align 8
  %164 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %165 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %167 = icmp eq i32 %2, 0
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %169 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %170 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %171 = load i64, ptr @ROOM, align 8
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %174 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %175 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 123
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %177 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %178 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %180 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %182 = icmp eq i32 %2, 0
  %183 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %184 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %186 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %187 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %189 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %190 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %191 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %192 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %193 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %194 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %195 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %196 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %197 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %198

198:                                              ; preds = %525, %140
  %199 = phi i32 [ undef, %140 ], [ %527, %525 ]
  %200 = load i64, ptr %141, align 8, !tbaa !38
  %201 = icmp ult i64 %200, %143
  br i1 %201, label %202, label %528

202:                                              ; preds = %198
  %203 = load i64, ptr %152, align 8, !tbaa !25
  %204 = icmp eq i64 %200, %203
  br i1 %204, label %205, label %219

205:                                              ; preds = %202
  %206 = call fastcc i32 @level_ended(ptr noundef %0)
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %528, label %208

208:                                              ; preds = %205
  %209 = load i64, ptr %141, align 8, !tbaa !38
  %210 = load i64, ptr %153, align 8, !tbaa !26
  %211 = icmp eq i64 %209, %210
  br i1 %211, label %218, label %212

212:                                              ; preds = %208
  %213 = load ptr, ptr %9, align 8, !tbaa !83
  %214 = load i64, ptr %154, align 8, !tbaa !90
  %215 = load ptr, ptr %155, align 8, !tbaa !88
  store ptr %215, ptr %9, align 8, !tbaa !83
  %216 = load i64, ptr %156, align 8, !tbaa !96
  store i64 %216, ptr %154, align 8, !tbaa !90
  %217 = load i64, ptr %157, align 8, !tbaa !94
  store i64 %217, ptr %158, align 8, !tbaa !93
  store ptr %213, ptr %155, align 8, !tbaa !88
  store i64 %214, ptr %156, align 8, !tbaa !96
  store i64 %210, ptr %157, align 8, !tbaa !94
  br label %218

218:                                              ; preds = %208, %212
  br i1 %207, label %528, label %219

219:                                              ; preds = %218, %202
  %220 = load i64, ptr %141, align 8, !tbaa !38
  %221 = load i64, ptr %159, align 8, !tbaa !26
  %222 = icmp eq i64 %220, %221
  br i1 %222, label %528, label %223

223:                                              ; preds = %219
  %224 = load i64, ptr %160, align 8, !tbaa !94
  %225 = sub i64 %221, %224
  %226 = add i64 %225, %151
  %227 = load i64, ptr %162, align 8, !tbaa !11
  %228 = icmp ult i64 %227, %226
  br i1 %228, label %229, label %264

229:                                              ; preds = %223
  %230 = lshr i64 %227, 2
  %231 = add i64 %230, %227
  %232 = add i64 %231, %163
  %233 = call i64 @llvm.umax.i64(i64 %232, i64 %226)
  %234 = load i64, ptr %164, align 8, !tbaa !12
  %235 = sub i64 %233, %227
  %236 = shl i64 %235, 2
  %237 = add i64 %236, %234
  %238 = load i64, ptr %165, align 8, !tbaa !13
  %239 = icmp ugt i64 %237, %238
  br i1 %239, label %528, label %240

240:                                              ; preds = %229
  %241 = load ptr, ptr %161, align 8, !tbaa !14
  %242 = shl i64 %233, 2
  %243 = call ptr @resize_memory(ptr noundef %241, i64 noundef %242)
  %244 = icmp eq ptr %243, null
  br i1 %244, label %528, label %245

245:                                              ; preds = %240
  %246 = load i64, ptr %162, align 8, !tbaa !11
  %247 = sub i64 %233, %246
  %248 = shl i64 %247, 2
  %249 = load i64, ptr %164, align 8, !tbaa !12
  %250 = add i64 %248, %249
  store i64 %250, ptr %164, align 8, !tbaa !12
  store ptr %243, ptr %161, align 8, !tbaa !14
  store i64 %233, ptr %162, align 8, !tbaa !11
  %251 = load ptr, ptr %166, align 8, !tbaa !15
  %252 = icmp eq ptr %251, null
  %253 = icmp ult i64 %242, 4194304
  %254 = or i1 %253, %252
  br i1 %254, label %264, label %255

255:                                              ; preds = %245
  %256 = ptrtoint ptr %243 to i64
  %257 = and i64 %256, -4096
  %258 = add i64 %242, 4095
  %259 = add i64 %258, %256
  %260 = and i64 %259, -4096
  %261 = inttoptr i64 %257 to ptr
  %262 = sub i64 %260, %257
  %263 = call i32 %251(ptr noundef %261, i64 noundef %262, i32 noundef 14)
  br label %264

264:                                              ; preds = %255, %245, %223
  br i1 %167, label %265, label %318

265:                                              ; preds = %264
  %266 = load i64, ptr %159, align 8, !tbaa !26
  %267 = load i64, ptr %168, align 8, !tbaa !91
  %268 = sub i64 %266, %267
  %269 = add i64 %268, %151
  %270 = load i64, ptr %170, align 8, !tbaa !11
  %271 = icmp ult i64 %270, %269
  br i1 %271, label %272, label %291

272:                                              ; preds = %265
  %273 = lshr i64 %270, 2
  %274 = add i64 %273, %270
  %275 = add i64 %274, %171
  %276 = call i64 @llvm.umax.i64(i64 %275, i64 %269)
  %277 = load i64, ptr %172, align 8, !tbaa !12
  %278 = sub i64 %277, %270
  %279 = add i64 %278, %276
  %280 = load i64, ptr %173, align 8, !tbaa !13
  %281 = icmp ugt i64 %279, %280
  br i1 %281, label %528, label %282

282:                                              ; preds = %272
  %283 = load ptr, ptr %169, align 8, !tbaa !14
  %284 = call ptr @resize_memory(ptr noundef %283, i64 noundef %276)
  %285 = icmp eq ptr %284, null
  br i1 %285, label %528, label %286

286:                                              ; preds = %282
  %287 = load i64, ptr %170, align 8, !tbaa !11
  %288 = sub i64 %276, %287
  %289 = load i64, ptr %172, align 8, !tbaa !12
  %290 = add i64 %288, %289
  store i64 %290, ptr %172, align 8, !tbaa !12
  store ptr %284, ptr %169, align 8, !tbaa !14
  store i64 %276, ptr %170, align 8, !tbaa !11
  br label %291

291:                                              ; preds = %286, %265
  %292 = load i64, ptr %176, align 8, !tbaa !97
  %293 = add i64 %292, 1
  %294 = load i64, ptr %175, align 8, !tbaa !11
  %295 = icmp ult i64 %294, %293
  br i1 %295, label %296, label %318

296:                                              ; preds = %291
  %297 = lshr i64 %294, 2
  %298 = add i64 %297, %294
  %299 = add i64 %298, %171
  %300 = call i64 @llvm.umax.i64(i64 %299, i64 %293)
  %301 = load i64, ptr %177, align 8, !tbaa !12
  %302 = sub i64 %300, %294
  %303 = shl i64 %302, 1
  %304 = add i64 %303, %301
  %305 = load i64, ptr %178, align 8, !tbaa !13
  %306 = icmp ugt i64 %304, %305
  br i1 %306, label %528, label %307

307:                                              ; preds = %296
  %308 = load ptr, ptr %174, align 8, !tbaa !14
  %309 = shl i64 %300, 1
  %310 = call ptr @resize_memory(ptr noundef %308, i64 noundef %309)
  %311 = icmp eq ptr %310, null
  br i1 %311, label %528, label %312

312:                                              ; preds = %307
  %313 = load i64, ptr %175, align 8, !tbaa !11
  %314 = sub i64 %300, %313
  %315 = shl i64 %314, 1
  %316 = load i64, ptr %177, align 8, !tbaa !12
  %317 = add i64 %315, %316
  store i64 %317, ptr %177, align 8, !tbaa !12
  store ptr %310, ptr %174, align 8, !tbaa !14
  store i64 %300, ptr %175, align 8, !tbaa !11
  br label %318

318:                                              ; preds = %312, %291, %264
  %319 = load i64, ptr %152, align 8, !tbaa !25
  %320 = load i64, ptr %141, align 8, !tbaa !38
  %321 = sub i64 %319, %320
  %322 = call i64 @llvm.umin.i64(i64 %321, i64 %150)
  %323 = load i64, ptr %159, align 8, !tbaa !26
  %324 = add i64 %323, %151
  %325 = load i64, ptr %179, align 8, !tbaa !98
  %326 = icmp ugt i64 %324, %325
  %327 = select i1 %326, i64 1, i64 %322
  %328 = load ptr, ptr %180, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %329 = load i64, ptr %160, align 8, !tbaa !94
  %330 = sub i64 %323, %329
  %331 = load ptr, ptr %9, align 8, !tbaa !83
  %332 = load i64, ptr %181, align 8, !tbaa !93
  %333 = sub i64 %320, %332
  %334 = getelementptr inbounds i32, ptr %331, i64 %333
  %335 = load ptr, ptr %161, align 8, !tbaa !88
  %336 = getelementptr inbounds i32, ptr %335, i64 %330
  br i1 %182, label %337, label %342

337:                                              ; preds = %318
  %338 = load ptr, ptr %183, align 8, !tbaa !99
  %339 = load i64, ptr %184, align 8, !tbaa !91
  %340 = sub i64 %323, %339
  %341 = getelementptr inbounds i8, ptr %338, i64 %340
  br label %342

342:                                              ; preds = %337, %318
  %343 = phi ptr [ null, %318 ], [ %6, %337 ]
  %344 = phi ptr [ null, %318 ], [ %341, %337 ]
  %345 = icmp eq i64 %327, 0
  br i1 %345, label %373, label %346

346:                                              ; preds = %342
  %347 = icmp eq ptr %343, null
  br label %348

348:                                              ; preds = %369, %346
  %349 = phi i64 [ 0, %346 ], [ %368, %369 ]
  %350 = phi i64 [ 506097522914230528, %346 ], [ %371, %369 ]
  %351 = phi i64 [ 0, %346 ], [ %370, %369 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %352 = getelementptr inbounds i32, ptr %334, i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !21
  %354 = zext i32 %353 to i64
  %355 = or i64 %354, -9223372036854775808
  store i64 %355, ptr %5, align 8, !tbaa !11
  br i1 %347, label %358, label %356

356:                                              ; preds = %348
  %357 = getelementptr inbounds i8, ptr %343, i64 %349
  store i64 %350, ptr %357, align 1
  br label %358

358:                                              ; preds = %356, %348
  %359 = getelementptr inbounds i64, ptr %328, i64 %349
  %360 = call i32 @expand(ptr noundef nonnull %5, ptr noundef %359)
  %361 = getelementptr inbounds i32, ptr %7, i64 %351
  store i32 %360, ptr %361, align 4, !tbaa !21
  %362 = icmp slt i32 %360, 0
  %363 = lshr i32 %360, 31
  %364 = zext i32 %363 to i64
  %365 = add i64 %351, %364
  %366 = call i32 @llvm.smax.i32(i32 %360, i32 0)
  %367 = zext i32 %366 to i64
  %368 = add i64 %349, %367
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %362, label %373, label %369

369:                                              ; preds = %358
  %370 = add i64 %365, 1
  %371 = add i64 %350, 578721382704613384
  %372 = icmp ult i64 %370, %327
  br i1 %372, label %348, label %373, !llvm.loop !100

373:                                              ; preds = %369, %358, %342
  %374 = phi i64 [ 0, %342 ], [ %370, %369 ], [ %365, %358 ]
  %375 = phi i64 [ 0, %342 ], [ %368, %358 ], [ %368, %369 ]
  %376 = load ptr, ptr %185, align 8, !tbaa !57
  %377 = icmp eq i64 %375, 0
  br i1 %377, label %405, label %378

378:                                              ; preds = %373
  %379 = icmp eq ptr %343, null
  br label %380

380:                                              ; preds = %398, %378
  %381 = phi i64 [ 0, %378 ], [ %402, %398 ]
  %382 = phi i64 [ 0, %378 ], [ %403, %398 ]
  %383 = getelementptr inbounds i64, ptr %328, i64 %382
  %384 = call i64 @index(ptr noundef %383)
  %385 = lshr i64 %384, 6
  %386 = getelementptr inbounds i64, ptr %376, i64 %385
  %387 = and i64 %384, 63
  %388 = shl nuw i64 1, %387
  %389 = load i64, ptr %386, align 8, !tbaa !11
  %390 = or i64 %388, %389
  store i64 %390, ptr %386, align 8, !tbaa !11
  %391 = load i64, ptr %383, align 8, !tbaa !11
  %392 = trunc i64 %391 to i32
  %393 = getelementptr inbounds i32, ptr %336, i64 %381
  store i32 %392, ptr %393, align 4, !tbaa !21
  br i1 %379, label %398, label %394

394:                                              ; preds = %380
  %395 = getelementptr inbounds i8, ptr %343, i64 %382
  %396 = load i8, ptr %395, align 1, !tbaa !101
  %397 = getelementptr inbounds i8, ptr %344, i64 %381
  store i8 %396, ptr %397, align 1, !tbaa !101
  br label %398

398:                                              ; preds = %394, %380
  %399 = xor i64 %389, -1
  %400 = lshr i64 %399, %387
  %401 = and i64 %400, 1
  %402 = add i64 %401, %381
  %403 = add nuw i64 %382, 1
  %404 = icmp eq i64 %403, %375
  br i1 %404, label %405, label %380, !llvm.loop !102

405:                                              ; preds = %398, %373
  %406 = phi i64 [ 0, %373 ], [ %402, %398 ]
  br i1 %182, label %447, label %407

407:                                              ; preds = %405
  %408 = icmp eq i64 %374, 0
  br i1 %408, label %502, label %412

409:                                              ; preds = %446
  %410 = add nuw i64 %413, 1
  %411 = icmp eq i64 %410, %374
  br i1 %411, label %502, label %412, !llvm.loop !103

412:                                              ; preds = %407, %409
  %413 = phi i64 [ %410, %409 ], [ 0, %407 ]
  %414 = getelementptr inbounds i32, ptr %7, i64 %413
  %415 = load i32, ptr %414, align 4, !tbaa !21
  %416 = icmp sgt i32 %415, -1
  br i1 %416, label %417, label %502

417:                                              ; preds = %412
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %418 = getelementptr inbounds i32, ptr %334, i64 %413
  %419 = load i32, ptr %418, align 4, !tbaa !21
  %420 = zext i32 %419 to i64
  %421 = or i64 %420, -9223372036854775808
  store i64 %421, ptr %4, align 8, !tbaa !11
  %422 = call i32 @goal(ptr noundef nonnull %4)
  %423 = icmp eq i32 %422, 0
  %424 = icmp eq i32 %415, 0
  %425 = select i1 %423, i1 %424, i1 false
  br i1 %425, label %426, label %432

426:                                              ; preds = %417
  %427 = call i32 @lost(ptr noundef nonnull %4)
  %428 = icmp eq i32 %427, 0
  %429 = zext i1 %428 to i64
  %430 = load i64, ptr %186, align 8, !tbaa !104
  %431 = add i64 %430, %429
  store i64 %431, ptr %186, align 8, !tbaa !104
  br label %432

432:                                              ; preds = %426, %417
  %433 = phi i32 [ 0, %417 ], [ %427, %426 ]
  %434 = icmp sgt i32 %422, -1
  %435 = icmp sgt i32 %433, -1
  %436 = select i1 %434, i1 %435, i1 false
  br i1 %436, label %439, label %437

437:                                              ; preds = %432
  %438 = add i64 %413, %320
  store i64 %438, ptr %187, align 8, !tbaa !86
  br label %446

439:                                              ; preds = %432
  %440 = zext i32 %422 to i64
  %441 = load i64, ptr %188, align 8, !tbaa !105
  %442 = add i64 %441, %440
  store i64 %442, ptr %188, align 8, !tbaa !105
  %443 = zext i32 %433 to i64
  %444 = load i64, ptr %189, align 8, !tbaa !106
  %445 = add i64 %444, %443
  store i64 %445, ptr %189, align 8, !tbaa !106
  br label %446

446:                                              ; preds = %439, %437
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %436, label %409, label %517

447:                                              ; preds = %405
  %448 = shl i64 %374, 9
  %449 = or i64 %406, %448
  %450 = trunc i64 %449 to i16
  %451 = load ptr, ptr %190, align 8, !tbaa !107
  %452 = load i64, ptr %191, align 8, !tbaa !97
  %453 = add i64 %452, 1
  store i64 %453, ptr %191, align 8, !tbaa !97
  %454 = getelementptr inbounds i16, ptr %451, i64 %452
  store i16 %450, ptr %454, align 2, !tbaa !108
  %455 = icmp ne i64 %406, 0
  br i1 %455, label %456, label %499

456:                                              ; preds = %447
  %457 = add i64 %320, 1
  br label %462

458:                                              ; preds = %497
  %459 = add nuw i64 %465, 1
  %460 = icmp ult i64 %459, %406
  %461 = icmp eq i64 %459, %406
  br i1 %461, label %499, label %462, !llvm.loop !110

462:                                              ; preds = %458, %456
  %463 = phi i1 [ true, %456 ], [ %460, %458 ]
  %464 = phi i32 [ undef, %456 ], [ %498, %458 ]
  %465 = phi i64 [ 0, %456 ], [ %459, %458 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %466 = getelementptr inbounds i32, ptr %336, i64 %465
  %467 = load i32, ptr %466, align 4, !tbaa !21
  %468 = zext i32 %467 to i64
  %469 = or i64 %468, -9223372036854775808
  store i64 %469, ptr %8, align 8, !tbaa !11
  %470 = call i32 @goal(ptr noundef nonnull %8)
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %497, label %472

472:                                              ; preds = %462
  %473 = load ptr, ptr %192, align 8, !tbaa !99
  %474 = load i64, ptr %159, align 8, !tbaa !26
  %475 = load i64, ptr %193, align 8, !tbaa !91
  %476 = add i64 %474, %465
  %477 = sub i64 %476, %475
  %478 = getelementptr inbounds i8, ptr %473, i64 %477
  %479 = load i8, ptr %478, align 1, !tbaa !101
  %480 = lshr i8 %479, 3
  %481 = zext i8 %480 to i64
  %482 = load i64, ptr %194, align 8, !tbaa !111
  br label %483

483:                                              ; preds = %483, %472
  %484 = phi i64 [ 0, %472 ], [ %490, %483 ]
  %485 = phi i64 [ %482, %472 ], [ %489, %483 ]
  %486 = getelementptr inbounds i32, ptr %7, i64 %484
  %487 = load i32, ptr %486, align 4, !tbaa !21
  %488 = zext i32 %487 to i64
  %489 = add i64 %485, %488
  %490 = add nuw nsw i64 %484, 1
  %491 = icmp eq i64 %484, %481
  br i1 %491, label %492, label %483, !llvm.loop !112

492:                                              ; preds = %483
  store i64 %489, ptr %194, align 8, !tbaa !111
  %493 = add i64 %457, %481
  store i64 %493, ptr %141, align 8, !tbaa !38
  %494 = add i64 %476, 1
  store i64 %494, ptr %159, align 8, !tbaa !26
  store i64 %476, ptr %195, align 8, !tbaa !86
  %495 = icmp slt i32 %470, 1
  %496 = select i1 %495, i32 3, i32 1
  br label %497

497:                                              ; preds = %492, %462
  %498 = phi i32 [ %496, %492 ], [ %464, %462 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br i1 %471, label %458, label %499

499:                                              ; preds = %497, %458, %447
  %500 = phi i1 [ %455, %447 ], [ %463, %497 ], [ %460, %458 ]
  %501 = phi i32 [ undef, %447 ], [ %498, %458 ], [ %498, %497 ]
  br i1 %500, label %517, label %502

502:                                              ; preds = %412, %409, %499, %407
  %503 = add i64 %374, -1
  %504 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %503
  %505 = load i32, ptr %504, align 4, !tbaa !21
  %506 = icmp slt i32 %505, 0
  %507 = lshr i32 %505, 31
  %508 = zext i32 %507 to i64
  %509 = load i64, ptr %196, align 8, !tbaa !111
  %510 = add i64 %509, %375
  store i64 %510, ptr %196, align 8, !tbaa !111
  %511 = load i64, ptr %159, align 8, !tbaa !26
  %512 = add i64 %511, %406
  store i64 %512, ptr %159, align 8, !tbaa !26
  %513 = sub i64 %374, %508
  %514 = load i64, ptr %141, align 8, !tbaa !38
  %515 = add i64 %514, %513
  store i64 %515, ptr %141, align 8, !tbaa !38
  store i64 %515, ptr %197, align 8, !tbaa !86
  %516 = select i1 %506, i32 3, i32 0
  br label %517

517:                                              ; preds = %446, %499, %502
  %518 = phi i32 [ %516, %502 ], [ %501, %499 ], [ 3, %446 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %520, label %525

520:                                              ; preds = %517
  %521 = load i64, ptr %159, align 8, !tbaa !26
  %522 = load i64, ptr %179, align 8, !tbaa !98
  %523 = icmp ule i64 %521, %522
  %524 = select i1 %523, i32 %199, i32 5
  br label %525

525:                                              ; preds = %520, %517
  %526 = phi i1 [ false, %517 ], [ %523, %520 ]
  %527 = phi i32 [ %518, %517 ], [ %524, %520 ]
  br i1 %526, label %198, label %528, !llvm.loop !113

528:                                              ; preds = %229, %240, %272, %282, %296, %307, %205, %525, %218, %219, %198, %26, %40, %98
  %529 = phi i32 [ 4, %98 ], [ 4, %40 ], [ 4, %26 ], [ %527, %525 ], [ 4, %218 ], [ 2, %219 ], [ 0, %198 ], [ 4, %205 ], [ 4, %307 ], [ 4, %296 ], [ 4, %282 ], [ 4, %272 ], [ 4, %240 ], [ 4, %229 ]
  ret i32 %529
}

define i32 @search_flood_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_retrace(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %5 = load i64, ptr %4, align 8, !tbaa !91
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %7 = load i64, ptr %6, align 8, !tbaa !92
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %9 = load i64, ptr %8, align 8, !tbaa !97
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %13 = load ptr, ptr %12, align 8, !tbaa !107
  br label %26

14:                                               ; preds = %26, %2
  %15 = phi i64 [ %5, %2 ], [ %35, %26 ]
  %16 = phi i64 [ %7, %2 ], [ %38, %26 ]
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  store i64 0, ptr %17, align 8, !tbaa !114
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %22 = load i64, ptr @ROOM, align 8
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  br label %41

26:                                               ; preds = %11, %26
  %27 = phi i64 [ 0, %11 ], [ %39, %26 ]
  %28 = phi i64 [ %7, %11 ], [ %38, %26 ]
  %29 = phi i64 [ %5, %11 ], [ %35, %26 ]
  %30 = getelementptr inbounds i16, ptr %13, i64 %27
  %31 = load i16, ptr %30, align 2, !tbaa !108
  %32 = zext i16 %31 to i32
  %33 = and i32 %32, 511
  %34 = zext i32 %33 to i64
  %35 = add i64 %29, %34
  %36 = lshr i32 %32, 9
  %37 = zext i32 %36 to i64
  %38 = add i64 %28, %37
  %39 = add nuw i64 %27, 1
  %40 = icmp eq i64 %39, %9
  br i1 %40, label %14, label %26, !llvm.loop !115

41:                                               ; preds = %126, %14
  %42 = phi i64 [ %1, %14 ], [ %127, %126 ]
  %43 = phi i64 [ %15, %14 ], [ %68, %126 ]
  %44 = phi i64 [ %16, %14 ], [ %69, %126 ]
  %45 = phi i64 [ %9, %14 ], [ %70, %126 ]
  %46 = load i64, ptr %4, align 8, !tbaa !91
  %47 = icmp ult i64 %42, %46
  br i1 %47, label %128, label %48

48:                                               ; preds = %41
  %49 = icmp ugt i64 %43, %42
  br i1 %49, label %50, label %67

50:                                               ; preds = %48
  %51 = load ptr, ptr %18, align 8, !tbaa !107
  br label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %45, %50 ], [ %56, %52 ]
  %54 = phi i64 [ %44, %50 ], [ %65, %52 ]
  %55 = phi i64 [ %43, %50 ], [ %62, %52 ]
  %56 = add i64 %53, -1
  %57 = getelementptr inbounds i16, ptr %51, i64 %56
  %58 = load i16, ptr %57, align 2, !tbaa !108
  %59 = zext i16 %58 to i32
  %60 = and i32 %59, 511
  %61 = zext i32 %60 to i64
  %62 = sub i64 %55, %61
  %63 = lshr i32 %59, 9
  %64 = zext i32 %63 to i64
  %65 = sub i64 %54, %64
  %66 = icmp ugt i64 %62, %42
  br i1 %66, label %52, label %67, !llvm.loop !116

67:                                               ; preds = %52, %48
  %68 = phi i64 [ %43, %48 ], [ %62, %52 ]
  %69 = phi i64 [ %44, %48 ], [ %65, %52 ]
  %70 = phi i64 [ %45, %48 ], [ %56, %52 ]
  %71 = load ptr, ptr %19, align 8, !tbaa !99
  %72 = sub i64 %42, %46
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !101
  %75 = load i64, ptr %17, align 8, !tbaa !114
  %76 = add i64 %75, 1
  %77 = load i64, ptr %21, align 8, !tbaa !11
  %78 = icmp ult i64 %77, %76
  br i1 %78, label %79, label %114

79:                                               ; preds = %67
  %80 = lshr i64 %77, 2
  %81 = add i64 %80, %77
  %82 = add i64 %81, %22
  %83 = tail call i64 @llvm.umax.i64(i64 %82, i64 %76)
  %84 = load i64, ptr %23, align 8, !tbaa !12
  %85 = sub i64 %83, %77
  %86 = shl i64 %85, 2
  %87 = add i64 %86, %84
  %88 = load i64, ptr %24, align 8, !tbaa !13
  %89 = icmp ugt i64 %87, %88
  br i1 %89, label %114, label %90

90:                                               ; preds = %79
  %91 = load ptr, ptr %20, align 8, !tbaa !14
  %92 = shl i64 %83, 2
  %93 = tail call ptr @resize_memory(ptr noundef %91, i64 noundef %92)
  %94 = icmp eq ptr %93, null
  br i1 %94, label %114, label %95

95:                                               ; preds = %90
  %96 = load i64, ptr %21, align 8, !tbaa !11
  %97 = sub i64 %83, %96
  %98 = shl i64 %97, 2
  %99 = load i64, ptr %23, align 8, !tbaa !12
  %100 = add i64 %98, %99
  store i64 %100, ptr %23, align 8, !tbaa !12
  store ptr %93, ptr %20, align 8, !tbaa !14
  store i64 %83, ptr %21, align 8, !tbaa !11
  %101 = load ptr, ptr %25, align 8, !tbaa !15
  %102 = icmp eq ptr %101, null
  %103 = icmp ult i64 %92, 4194304
  %104 = or i1 %103, %102
  br i1 %104, label %114, label %105

105:                                              ; preds = %95
  %106 = ptrtoint ptr %93 to i64
  %107 = and i64 %106, -4096
  %108 = add i64 %92, 4095
  %109 = add i64 %108, %106
  %110 = and i64 %109, -4096
  %111 = inttoptr i64 %107 to ptr
  %112 = sub i64 %110, %107
  %113 = tail call i32 %101(ptr noundef %111, i64 noundef %112, i32 noundef 14)
  br label %114

114:                                              ; preds = %67, %79, %90, %95, %105
  %115 = phi i1 [ false, %67 ], [ true, %79 ], [ true, %90 ], [ false, %95 ], [ false, %105 ]
  br i1 %115, label %126, label %116

116:                                              ; preds = %114
  %117 = zext i8 %74 to i32
  %118 = and i32 %117, 7
  %119 = load ptr, ptr %20, align 8, !tbaa !117
  %120 = load i64, ptr %17, align 8, !tbaa !114
  %121 = add i64 %120, 1
  store i64 %121, ptr %17, align 8, !tbaa !114
  %122 = getelementptr inbounds i32, ptr %119, i64 %120
  store i32 %118, ptr %122, align 4, !tbaa !21
  %123 = lshr i32 %117, 3
  %124 = zext i32 %123 to i64
  %125 = add i64 %69, %124
  br label %126

126:                                              ; preds = %114, %116
  %127 = phi i64 [ %125, %116 ], [ %42, %114 ]
  br i1 %115, label %170, label %41, !llvm.loop !118

128:                                              ; preds = %41
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %42, ptr %129, align 8, !tbaa !86
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %131 = load i64, ptr %130, align 8, !tbaa !28
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %140

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %135 = load ptr, ptr %134, align 8, !tbaa !33
  %136 = load i64, ptr @WORDS, align 8, !tbaa !11
  %137 = mul i64 %136, %42
  %138 = getelementptr inbounds i64, ptr %135, i64 %137
  %139 = load i64, ptr %138, align 8, !tbaa !11
  br label %147

140:                                              ; preds = %128
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %142 = load ptr, ptr %141, align 8, !tbaa !34
  %143 = getelementptr inbounds i32, ptr %142, i64 %42
  %144 = load i32, ptr %143, align 4, !tbaa !21
  %145 = zext i32 %144 to i64
  %146 = or i64 %145, -9223372036854775808
  br label %147

147:                                              ; preds = %133, %140
  %148 = phi i64 [ %146, %140 ], [ %139, %133 ]
  store i64 %148, ptr %3, align 8, !tbaa !11
  %149 = load i64, ptr %17, align 8, !tbaa !114
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %154, label %151

151:                                              ; preds = %147
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  br label %155

154:                                              ; preds = %155, %147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %170

155:                                              ; preds = %151, %155
  %156 = phi i64 [ %149, %151 ], [ %157, %155 ]
  %157 = add i64 %156, -1
  %158 = load ptr, ptr %0, align 8, !tbaa !84
  %159 = load ptr, ptr %152, align 8, !tbaa !48
  %160 = call i32 %158(ptr noundef nonnull %3, ptr noundef %159)
  %161 = load ptr, ptr %152, align 8, !tbaa !48
  %162 = load ptr, ptr %153, align 8, !tbaa !117
  %163 = getelementptr inbounds i32, ptr %162, i64 %157
  %164 = load i32, ptr %163, align 4, !tbaa !21
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %161, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !11
  store i64 %167, ptr %3, align 8, !tbaa !11
  %168 = trunc i64 %167 to i32
  store i32 %168, ptr %163, align 4, !tbaa !21
  %169 = icmp eq i64 %157, 0
  br i1 %169, label %154, label %155, !llvm.loop !119

170:                                              ; preds = %126, %154
  %171 = phi i32 [ 0, %154 ], [ 4, %126 ]
  ret i32 %171
}

define i32 @search_count(ptr noundef %0, i64 noundef %1) {
  %3 = alloca %struct.Block, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %5 = load i64, ptr %4, align 8, !tbaa !38
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %8 = load i64, ptr %7, align 8, !tbaa !120
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %12 = load i64, ptr %11, align 8, !tbaa !121
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %201, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %19 = load ptr, ptr %18, align 8, !tbaa !122
  store i128 1, ptr %19, align 16, !tbaa !123
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %201

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %27 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 1
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %33 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 4
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %35 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %37 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 6
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %49

49:                                               ; preds = %197, %22
  %50 = phi i32 [ %23, %22 ], [ %199, %197 ]
  %51 = load i64, ptr %4, align 8, !tbaa !38
  %52 = icmp ult i64 %51, %6
  br i1 %52, label %53, label %201

53:                                               ; preds = %49
  %54 = load i64, ptr %24, align 8, !tbaa !25
  %55 = icmp eq i64 %51, %54
  br i1 %55, label %56, label %63

56:                                               ; preds = %53
  %57 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %201, label %59

59:                                               ; preds = %56
  %60 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, i32 %50, i32 %60
  br i1 %61, label %63, label %201

63:                                               ; preds = %59, %53
  %64 = phi i32 [ %62, %59 ], [ %50, %53 ]
  %65 = load i64, ptr %4, align 8, !tbaa !38
  %66 = load i64, ptr %25, align 8, !tbaa !125
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %73, label %68

68:                                               ; preds = %63
  %69 = load ptr, ptr %26, align 8, !tbaa !126
  %70 = add i64 %66, -1
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %68
  %74 = phi i64 [ %72, %68 ], [ 0, %63 ]
  %75 = load i64, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !127)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !127
  store i64 %65, ptr %3, align 8, !tbaa !44, !alias.scope !127
  %76 = load i64, ptr %28, align 8, !tbaa !10, !noalias !127
  %77 = load i64, ptr %29, align 8, !tbaa !4, !noalias !127
  %78 = add i64 %77, 1
  %79 = udiv i64 %76, %78
  %80 = tail call i64 @llvm.umin.i64(i64 %79, i64 64)
  %81 = sub i64 %75, %65
  %82 = icmp ugt i64 %81, %80
  %83 = add i64 %80, %65
  %84 = select i1 %82, i64 %83, i64 %75
  %85 = sub i64 %84, %65
  store i64 %85, ptr %27, align 8, !tbaa !46, !alias.scope !127
  store i64 0, ptr %30, align 8, !tbaa !47, !alias.scope !127
  %86 = load ptr, ptr %32, align 8, !tbaa !48, !noalias !127
  store ptr %86, ptr %31, align 8, !tbaa !49, !alias.scope !127
  %87 = load ptr, ptr %34, align 8, !tbaa !50, !noalias !127
  store ptr %87, ptr %33, align 8, !tbaa !51, !alias.scope !127
  store ptr %36, ptr %35, align 8, !tbaa !52, !alias.scope !127
  store ptr %36, ptr %37, align 8, !tbaa !53, !alias.scope !127
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %3)
  %88 = load i64, ptr %30, align 8, !tbaa !47
  %89 = load i64, ptr %27, align 8, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3)
  %90 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %88)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %197, label %92

92:                                               ; preds = %73
  %93 = load i64, ptr %38, align 8, !tbaa !26
  %94 = add i64 %93, %88
  %95 = load i64, ptr %24, align 8, !tbaa !25
  %96 = sub i64 %94, %95
  %97 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef %96)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %197, label %99

99:                                               ; preds = %92
  %100 = icmp eq i64 %89, 0
  br i1 %100, label %192, label %101

101:                                              ; preds = %99, %189
  %102 = phi i32 [ %187, %189 ], [ %64, %99 ]
  %103 = phi i64 [ %175, %189 ], [ 0, %99 ]
  %104 = phi i64 [ %190, %189 ], [ 0, %99 ]
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !21
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %101
  %109 = add i64 %104, %65
  store i64 %109, ptr %48, align 8, !tbaa !86
  br label %192

110:                                              ; preds = %101
  %111 = zext i32 %106 to i64
  %112 = load i64, ptr %39, align 8, !tbaa !111
  %113 = add i64 %112, %111
  store i64 %113, ptr %39, align 8, !tbaa !111
  %114 = load i64, ptr %4, align 8, !tbaa !38
  %115 = add i64 %114, 1
  store i64 %115, ptr %4, align 8, !tbaa !38
  %116 = load ptr, ptr %40, align 8, !tbaa !130
  %117 = add i64 %104, %65
  %118 = sub i64 %117, %74
  %119 = getelementptr inbounds i128, ptr %116, i64 %118
  %120 = load i128, ptr %119, align 16, !tbaa !123
  %121 = load i32, ptr %105, align 4, !tbaa !21
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %174, label %123

123:                                              ; preds = %110
  %124 = trunc i64 %117 to i32
  %125 = trunc i64 %117 to i32
  %126 = trunc i64 %117 to i32
  br label %127

127:                                              ; preds = %123, %169
  %128 = phi i32 [ %102, %123 ], [ %168, %169 ]
  %129 = phi i64 [ %103, %123 ], [ %171, %169 ]
  %130 = phi i32 [ 0, %123 ], [ %170, %169 ]
  %131 = load i64, ptr %38, align 8, !tbaa !26
  %132 = load ptr, ptr %32, align 8, !tbaa !48
  %133 = mul i64 %41, %129
  %134 = getelementptr inbounds i64, ptr %132, i64 %133
  %135 = load ptr, ptr %34, align 8, !tbaa !50
  %136 = getelementptr inbounds i64, ptr %135, i64 %129
  %137 = load i64, ptr %136, align 8, !tbaa !11
  %138 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %134, i64 noundef %137)
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %166, label %140

140:                                              ; preds = %127
  %141 = load i64, ptr %24, align 8, !tbaa !25
  %142 = icmp ult i64 %138, %141
  br i1 %142, label %166, label %143

143:                                              ; preds = %140
  %144 = sub i64 %138, %141
  %145 = icmp ult i64 %138, %131
  br i1 %145, label %151, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %42, align 8, !tbaa !24
  %148 = getelementptr inbounds i32, ptr %147, i64 %138
  store i32 %124, ptr %148, align 4, !tbaa !21
  %149 = load ptr, ptr %43, align 8, !tbaa !122
  %150 = getelementptr inbounds i128, ptr %149, i64 %144
  store i128 %120, ptr %150, align 16, !tbaa !123
  br label %163

151:                                              ; preds = %143
  %152 = load ptr, ptr %44, align 8, !tbaa !131
  %153 = getelementptr inbounds i32, ptr %152, i64 %144
  %154 = load i32, ptr %153, align 4, !tbaa !21
  %155 = icmp eq i32 %154, %125
  br i1 %155, label %166, label %156

156:                                              ; preds = %151
  %157 = load ptr, ptr %45, align 8, !tbaa !122
  %158 = getelementptr inbounds i128, ptr %157, i64 %144
  %159 = load i128, ptr %158, align 16, !tbaa !123
  %160 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %159, i128 %120)
  %161 = extractvalue { i128, i1 } %160, 1
  %162 = extractvalue { i128, i1 } %160, 0
  store i128 %162, ptr %158, align 16
  br i1 %161, label %166, label %163

163:                                              ; preds = %156, %146
  %164 = load ptr, ptr %46, align 8, !tbaa !131
  %165 = getelementptr inbounds i32, ptr %164, i64 %144
  store i32 %126, ptr %165, align 4, !tbaa !21
  br label %166

166:                                              ; preds = %163, %151, %156, %140, %127
  %167 = phi i32 [ 1, %127 ], [ 9, %140 ], [ 0, %163 ], [ 9, %151 ], [ 1, %156 ]
  %168 = phi i32 [ 4, %127 ], [ %128, %140 ], [ %128, %163 ], [ %128, %151 ], [ 6, %156 ]
  switch i32 %167, label %174 [
    i32 0, label %169
    i32 9, label %169
  ]

169:                                              ; preds = %166, %166
  %170 = add nuw i32 %130, 1
  %171 = add i64 %129, 1
  %172 = load i32, ptr %105, align 4, !tbaa !21
  %173 = icmp ult i32 %170, %172
  br i1 %173, label %127, label %174, !llvm.loop !132

174:                                              ; preds = %166, %169, %110
  %175 = phi i64 [ %103, %110 ], [ %129, %166 ], [ %171, %169 ]
  %176 = phi i32 [ 7, %110 ], [ %167, %166 ], [ 7, %169 ]
  %177 = phi i32 [ %102, %110 ], [ %168, %169 ], [ %168, %166 ]
  %178 = icmp eq i32 %176, 7
  br i1 %178, label %179, label %185

179:                                              ; preds = %174
  %180 = load i64, ptr %38, align 8, !tbaa !26
  %181 = load i64, ptr %47, align 8, !tbaa !98
  %182 = icmp ugt i64 %180, %181
  %183 = zext i1 %182 to i32
  %184 = select i1 %182, i32 5, i32 %177
  br label %185

185:                                              ; preds = %179, %174
  %186 = phi i32 [ %176, %174 ], [ %183, %179 ]
  %187 = phi i32 [ %177, %174 ], [ %184, %179 ]
  %188 = icmp eq i32 %186, 0
  br i1 %188, label %189, label %192

189:                                              ; preds = %185
  %190 = add nuw i64 %104, 1
  %191 = icmp eq i64 %190, %89
  br i1 %191, label %192, label %101, !llvm.loop !133

192:                                              ; preds = %185, %189, %99, %108
  %193 = phi i32 [ 1, %108 ], [ 4, %99 ], [ 4, %189 ], [ %186, %185 ]
  %194 = phi i32 [ 3, %108 ], [ %64, %99 ], [ %187, %189 ], [ %187, %185 ]
  %195 = icmp eq i32 %193, 4
  %196 = select i1 %195, i32 0, i32 %193
  br label %197

197:                                              ; preds = %73, %92, %192
  %198 = phi i32 [ %196, %192 ], [ 1, %92 ], [ 1, %73 ]
  %199 = phi i32 [ %194, %192 ], [ 4, %92 ], [ 4, %73 ]
  %200 = icmp eq i32 %198, 0
  br i1 %200, label %49, label %201, !llvm.loop !134

201:                                              ; preds = %49, %56, %59, %197, %14, %17
  %202 = phi i32 [ %20, %17 ], [ 4, %14 ], [ %199, %197 ], [ %62, %59 ], [ 4, %56 ], [ 0, %49 ]
  ret i32 %202
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %8, %5
  %10 = load i64, ptr @ROOM, align 8, !tbaa !11
  %11 = add i64 %9, %10
  %12 = tail call i64 @llvm.umax.i64(i64 %11, i64 %1)
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %14 = load i64, ptr %13, align 8, !tbaa !12
  %15 = sub i64 %12, %5
  %16 = shl i64 %15, 4
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %19 = load i64, ptr %18, align 8, !tbaa !13
  %20 = icmp ugt i64 %17, %19
  br i1 %20, label %90, label %21

21:                                               ; preds = %7
  %22 = load ptr, ptr %3, align 8, !tbaa !14
  %23 = shl i64 %12, 4
  %24 = tail call ptr @resize_memory(ptr noundef %22, i64 noundef %23)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %90, label %26

26:                                               ; preds = %21
  %27 = load i64, ptr %4, align 8, !tbaa !11
  %28 = sub i64 %12, %27
  %29 = shl i64 %28, 4
  %30 = load i64, ptr %13, align 8, !tbaa !12
  %31 = add i64 %29, %30
  store i64 %31, ptr %13, align 8, !tbaa !12
  store ptr %24, ptr %3, align 8, !tbaa !14
  store i64 %12, ptr %4, align 8, !tbaa !11
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %33 = load ptr, ptr %32, align 8, !tbaa !15
  %34 = icmp eq ptr %33, null
  %35 = icmp ult i64 %23, 4194304
  %36 = or i1 %35, %34
  br i1 %36, label %46, label %37

37:                                               ; preds = %26
  %38 = ptrtoint ptr %24 to i64
  %39 = and i64 %38, -4096
  %40 = add i64 %23, 4095
  %41 = add i64 %40, %38
  %42 = and i64 %41, -4096
  %43 = inttoptr i64 %39 to ptr
  %44 = sub i64 %42, %39
  %45 = tail call i32 %33(ptr noundef %43, i64 noundef %44, i32 noundef 14)
  br label %46

46:                                               ; preds = %37, %26, %2
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %52, %49
  %54 = load i64, ptr @ROOM, align 8, !tbaa !11
  %55 = add i64 %53, %54
  %56 = tail call i64 @llvm.umax.i64(i64 %55, i64 %1)
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %58 = load i64, ptr %57, align 8, !tbaa !12
  %59 = sub i64 %56, %49
  %60 = shl i64 %59, 2
  %61 = add i64 %60, %58
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %63 = load i64, ptr %62, align 8, !tbaa !13
  %64 = icmp ugt i64 %61, %63
  br i1 %64, label %90, label %65

65:                                               ; preds = %51
  %66 = load ptr, ptr %47, align 8, !tbaa !14
  %67 = shl i64 %56, 2
  %68 = tail call ptr @resize_memory(ptr noundef %66, i64 noundef %67)
  %69 = icmp eq ptr %68, null
  br i1 %69, label %90, label %70

70:                                               ; preds = %65
  %71 = load i64, ptr %48, align 8, !tbaa !11
  %72 = sub i64 %56, %71
  %73 = shl i64 %72, 2
  %74 = load i64, ptr %57, align 8, !tbaa !12
  %75 = add i64 %73, %74
  store i64 %75, ptr %57, align 8, !tbaa !12
  store ptr %68, ptr %47, align 8, !tbaa !14
  store i64 %56, ptr %48, align 8, !tbaa !11
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %77 = load ptr, ptr %76, align 8, !tbaa !15
  %78 = icmp eq ptr %77, null
  %79 = icmp ult i64 %67, 4194304
  %80 = or i1 %79, %78
  br i1 %80, label %90, label %81

81:                                               ; preds = %70
  %82 = ptrtoint ptr %68 to i64
  %83 = and i64 %82, -4096
  %84 = add i64 %67, 4095
  %85 = add i64 %84, %82
  %86 = and i64 %85, -4096
  %87 = inttoptr i64 %83 to ptr
  %88 = sub i64 %86, %83
  %89 = tail call i32 %77(ptr noundef %87, i64 noundef %88, i32 noundef 14)
  br label %90

90:                                               ; preds = %81, %70, %65, %51, %46, %21, %7
  %91 = phi i32 [ 0, %7 ], [ 0, %21 ], [ 1, %46 ], [ 0, %51 ], [ 0, %65 ], [ 1, %70 ], [ 1, %81 ]
  ret i32 %91
}

define internal fastcc i32 @level_of_ways(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %4 = load i64, ptr %3, align 8, !tbaa !38
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %10 = load ptr, ptr %9, align 8, !tbaa !130
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %12 = load i64, ptr %11, align 8, !tbaa !120
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %14 = load ptr, ptr %13, align 8, !tbaa !122
  store ptr %14, ptr %9, align 8, !tbaa !130
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %16 = load i64, ptr %15, align 8, !tbaa !121
  store i64 %16, ptr %11, align 8, !tbaa !120
  store ptr %10, ptr %13, align 8, !tbaa !122
  store i64 %12, ptr %15, align 8, !tbaa !121
  %17 = load i64, ptr %5, align 8, !tbaa !26
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %31

27:                                               ; preds = %75
  %28 = lshr i128 %72, 64
  %29 = trunc i128 %28 to i64
  %30 = trunc i128 %72 to i64
  br label %83

31:                                               ; preds = %19, %75
  %32 = phi i1 [ %18, %19 ], [ %78, %75 ]
  %33 = phi i32 [ undef, %19 ], [ %74, %75 ]
  %34 = phi i64 [ %4, %19 ], [ %76, %75 ]
  %35 = phi i32 [ 0, %19 ], [ %73, %75 ]
  %36 = phi i128 [ 0, %19 ], [ %72, %75 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %37 = load ptr, ptr %20, align 8, !tbaa !135
  %38 = load i64, ptr %21, align 8, !tbaa !28
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %31
  %41 = load ptr, ptr %23, align 8, !tbaa !33
  %42 = mul i64 %24, %34
  %43 = getelementptr inbounds i64, ptr %41, i64 %42
  br label %50

44:                                               ; preds = %31
  %45 = load ptr, ptr %22, align 8, !tbaa !34
  %46 = getelementptr inbounds i32, ptr %45, i64 %34
  %47 = load i32, ptr %46, align 4, !tbaa !21
  %48 = zext i32 %47 to i64
  %49 = or i64 %48, -9223372036854775808
  store i64 %49, ptr %2, align 8, !tbaa !11
  br label %50

50:                                               ; preds = %40, %44
  %51 = phi ptr [ %2, %44 ], [ %43, %40 ]
  %52 = call i32 %37(ptr noundef %51)
  %53 = icmp slt i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %50
  store i64 %34, ptr %26, align 8, !tbaa !86
  br label %70

55:                                               ; preds = %50
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %35, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  store i64 %34, ptr %25, align 8, !tbaa !86
  br label %60

60:                                               ; preds = %59, %57
  %61 = load ptr, ptr %9, align 8, !tbaa !130
  %62 = sub nuw i64 %34, %4
  %63 = getelementptr inbounds i128, ptr %61, i64 %62
  %64 = load i128, ptr %63, align 16, !tbaa !123
  %65 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %36, i128 %64)
  %66 = extractvalue { i128, i1 } %65, 1
  %67 = extractvalue { i128, i1 } %65, 0
  %68 = zext i1 %66 to i32
  %69 = select i1 %66, i32 6, i32 %33
  br label %70

70:                                               ; preds = %60, %55, %54
  %71 = phi i32 [ 1, %54 ], [ 4, %55 ], [ %68, %60 ]
  %72 = phi i128 [ %36, %54 ], [ %36, %55 ], [ %67, %60 ]
  %73 = phi i32 [ %35, %54 ], [ %35, %55 ], [ 1, %60 ]
  %74 = phi i32 [ 3, %54 ], [ %33, %55 ], [ %69, %60 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  switch i32 %71, label %79 [
    i32 0, label %75
    i32 4, label %75
  ]

75:                                               ; preds = %70, %70
  %76 = add nuw i64 %34, 1
  %77 = load i64, ptr %5, align 8, !tbaa !26
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %31, label %27, !llvm.loop !136

79:                                               ; preds = %70
  %80 = trunc i128 %72 to i64
  %81 = lshr i128 %72, 64
  %82 = trunc i128 %81 to i64
  br label %83

83:                                               ; preds = %8, %27, %79
  %84 = phi i1 [ %32, %79 ], [ %18, %8 ], [ %78, %27 ]
  %85 = phi i64 [ %80, %79 ], [ 0, %8 ], [ %30, %27 ]
  %86 = phi i64 [ %82, %79 ], [ 0, %8 ], [ %29, %27 ]
  %87 = phi i32 [ %73, %79 ], [ 0, %8 ], [ %73, %27 ]
  %88 = phi i32 [ %74, %79 ], [ undef, %8 ], [ %74, %27 ]
  br i1 %84, label %92, label %89

89:                                               ; preds = %83
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store i64 %85, ptr %90, align 8, !tbaa !137
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  store i64 %86, ptr %91, align 8, !tbaa !138
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %5 = load i64, ptr %4, align 8, !tbaa !125
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %48

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %10, %7
  %12 = load i64, ptr @ROOM, align 8, !tbaa !11
  %13 = add i64 %11, %12
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 %6)
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sub i64 %14, %7
  %18 = shl i64 %17, 3
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %21 = load i64, ptr %20, align 8, !tbaa !13
  %22 = icmp ugt i64 %19, %21
  br i1 %22, label %57, label %23

23:                                               ; preds = %9
  %24 = load ptr, ptr %2, align 8, !tbaa !14
  %25 = shl i64 %14, 3
  %26 = tail call ptr @resize_memory(ptr noundef %24, i64 noundef %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %57, label %28

28:                                               ; preds = %23
  %29 = load i64, ptr %3, align 8, !tbaa !11
  %30 = sub i64 %14, %29
  %31 = shl i64 %30, 3
  %32 = load i64, ptr %15, align 8, !tbaa !12
  %33 = add i64 %31, %32
  store i64 %33, ptr %15, align 8, !tbaa !12
  store ptr %26, ptr %2, align 8, !tbaa !14
  store i64 %14, ptr %3, align 8, !tbaa !11
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = icmp eq ptr %35, null
  %37 = icmp ult i64 %25, 4194304
  %38 = or i1 %37, %36
  br i1 %38, label %48, label %39

39:                                               ; preds = %28
  %40 = ptrtoint ptr %26 to i64
  %41 = and i64 %40, -4096
  %42 = add i64 %25, 4095
  %43 = add i64 %42, %40
  %44 = and i64 %43, -4096
  %45 = inttoptr i64 %41 to ptr
  %46 = sub i64 %44, %41
  %47 = tail call i32 %35(ptr noundef %45, i64 noundef %46, i32 noundef 14)
  br label %48

48:                                               ; preds = %39, %28, %1
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %50 = load i64, ptr %49, align 8, !tbaa !25
  %51 = load ptr, ptr %2, align 8, !tbaa !126
  %52 = load i64, ptr %4, align 8, !tbaa !125
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !125
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %56 = load i64, ptr %55, align 8, !tbaa !26
  store i64 %56, ptr %49, align 8, !tbaa !25
  br label %57

57:                                               ; preds = %23, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %23 ]
  ret i32 %58
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %5 = load i64, ptr %4, align 8, !tbaa !139
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %60

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %9 = load i64, ptr %8, align 8, !tbaa !114
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %60

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %17, %14
  %19 = load i64, ptr @ROOM, align 8, !tbaa !11
  %20 = add i64 %18, %19
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 1)
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = sub i64 %21, %14
  %25 = shl i64 %24, 2
  %26 = add i64 %25, %23
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %28 = load i64, ptr %27, align 8, !tbaa !13
  %29 = icmp ugt i64 %26, %28
  br i1 %29, label %297, label %30

30:                                               ; preds = %16
  %31 = load ptr, ptr %12, align 8, !tbaa !14
  %32 = shl i64 %21, 2
  %33 = tail call ptr @resize_memory(ptr noundef %31, i64 noundef %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %297, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %13, align 8, !tbaa !11
  %37 = sub i64 %21, %36
  %38 = shl i64 %37, 2
  %39 = load i64, ptr %22, align 8, !tbaa !12
  %40 = add i64 %38, %39
  store i64 %40, ptr %22, align 8, !tbaa !12
  store ptr %33, ptr %12, align 8, !tbaa !14
  store i64 %21, ptr %13, align 8, !tbaa !11
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %42 = load ptr, ptr %41, align 8, !tbaa !15
  %43 = icmp eq ptr %42, null
  %44 = icmp ult i64 %32, 4194304
  %45 = or i1 %44, %43
  br i1 %45, label %55, label %46

46:                                               ; preds = %35
  %47 = ptrtoint ptr %33 to i64
  %48 = and i64 %47, -4096
  %49 = add i64 %32, 4095
  %50 = add i64 %49, %47
  %51 = and i64 %50, -4096
  %52 = inttoptr i64 %48 to ptr
  %53 = sub i64 %51, %48
  %54 = tail call i32 %42(ptr noundef %52, i64 noundef %53, i32 noundef 14)
  br label %55

55:                                               ; preds = %46, %35, %11
  %56 = load ptr, ptr %12, align 8, !tbaa !117
  %57 = load i64, ptr %8, align 8, !tbaa !114
  %58 = add i64 %57, 1
  store i64 %58, ptr %8, align 8, !tbaa !114
  %59 = getelementptr inbounds i32, ptr %56, i64 %57
  store i32 0, ptr %59, align 4, !tbaa !21
  br label %60

60:                                               ; preds = %55, %7, %2
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %297, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %68 = load i64, ptr @WORDS, align 8
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %72 = load i64, ptr @ROOM, align 8
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %76 = load i64, ptr @WORDS, align 8
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %78 = icmp eq i64 %76, 0
  %79 = load i64, ptr @TAG_MASK, align 8
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %83 = load i64, ptr @WORDS, align 8
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %94

91:                                               ; preds = %293
  %92 = add i64 %96, -1
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %297, label %94, !llvm.loop !140

94:                                               ; preds = %63, %91
  %95 = phi i32 [ undef, %63 ], [ %295, %91 ]
  %96 = phi i64 [ %1, %63 ], [ %92, %91 ]
  %97 = load i64, ptr %61, align 8, !tbaa !114
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %297, label %99

99:                                               ; preds = %94
  %100 = load ptr, ptr %64, align 8, !tbaa !117
  %101 = add i64 %97, -1
  store i64 %101, ptr %61, align 8, !tbaa !114
  %102 = getelementptr inbounds i32, ptr %100, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %104 = load ptr, ptr %0, align 8, !tbaa !84
  %105 = zext i32 %103 to i64
  %106 = load i64, ptr %65, align 8, !tbaa !28
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %99
  %109 = load ptr, ptr %67, align 8, !tbaa !33
  %110 = mul i64 %68, %105
  %111 = getelementptr inbounds i64, ptr %109, i64 %110
  br label %118

112:                                              ; preds = %99
  %113 = load ptr, ptr %66, align 8, !tbaa !34
  %114 = getelementptr inbounds i32, ptr %113, i64 %105
  %115 = load i32, ptr %114, align 4, !tbaa !21
  %116 = zext i32 %115 to i64
  %117 = or i64 %116, -9223372036854775808
  store i64 %117, ptr %3, align 8, !tbaa !11
  br label %118

118:                                              ; preds = %108, %112
  %119 = phi ptr [ %3, %112 ], [ %111, %108 ]
  %120 = load ptr, ptr %69, align 8, !tbaa !48
  %121 = call i32 %104(ptr noundef %119, ptr noundef %120)
  %122 = icmp slt i32 %121, 0
  br i1 %122, label %123, label %124

123:                                              ; preds = %118
  store i64 %105, ptr %90, align 8, !tbaa !86
  br label %293

124:                                              ; preds = %118
  %125 = load i64, ptr %4, align 8, !tbaa !139
  %126 = add i64 %125, 1
  store i64 %126, ptr %4, align 8, !tbaa !139
  %127 = zext i32 %121 to i64
  %128 = load i64, ptr %70, align 8, !tbaa !111
  %129 = add i64 %128, %127
  store i64 %129, ptr %70, align 8, !tbaa !111
  %130 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %127)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %293, label %132

132:                                              ; preds = %124
  %133 = load i64, ptr %61, align 8, !tbaa !114
  %134 = add i64 %133, %127
  %135 = load i64, ptr %71, align 8, !tbaa !11
  %136 = icmp ult i64 %135, %134
  br i1 %136, label %137, label %172

137:                                              ; preds = %132
  %138 = lshr i64 %135, 2
  %139 = add i64 %138, %135
  %140 = add i64 %139, %72
  %141 = call i64 @llvm.umax.i64(i64 %140, i64 %134)
  %142 = load i64, ptr %73, align 8, !tbaa !12
  %143 = sub i64 %141, %135
  %144 = shl i64 %143, 2
  %145 = add i64 %144, %142
  %146 = load i64, ptr %74, align 8, !tbaa !13
  %147 = icmp ugt i64 %145, %146
  br i1 %147, label %293, label %148

148:                                              ; preds = %137
  %149 = load ptr, ptr %64, align 8, !tbaa !14
  %150 = shl i64 %141, 2
  %151 = call ptr @resize_memory(ptr noundef %149, i64 noundef %150)
  %152 = icmp eq ptr %151, null
  br i1 %152, label %293, label %153

153:                                              ; preds = %148
  %154 = load i64, ptr %71, align 8, !tbaa !11
  %155 = sub i64 %141, %154
  %156 = shl i64 %155, 2
  %157 = load i64, ptr %73, align 8, !tbaa !12
  %158 = add i64 %156, %157
  store i64 %158, ptr %73, align 8, !tbaa !12
  store ptr %151, ptr %64, align 8, !tbaa !14
  store i64 %141, ptr %71, align 8, !tbaa !11
  %159 = load ptr, ptr %75, align 8, !tbaa !15
  %160 = icmp eq ptr %159, null
  %161 = icmp ult i64 %150, 4194304
  %162 = or i1 %161, %160
  br i1 %162, label %172, label %163

163:                                              ; preds = %153
  %164 = ptrtoint ptr %151 to i64
  %165 = and i64 %164, -4096
  %166 = add i64 %150, 4095
  %167 = add i64 %166, %164
  %168 = and i64 %167, -4096
  %169 = inttoptr i64 %165 to ptr
  %170 = sub i64 %168, %165
  %171 = call i32 %159(ptr noundef %169, i64 noundef %170, i32 noundef 14)
  br label %172

172:                                              ; preds = %163, %153, %132
  %173 = icmp sgt i32 %121, 0
  br i1 %173, label %174, label %176

174:                                              ; preds = %172
  %175 = zext i32 %121 to i64
  br label %180

176:                                              ; preds = %243, %172
  %177 = icmp sgt i32 %121, 0
  br i1 %177, label %178, label %283

178:                                              ; preds = %176
  %179 = zext i32 %121 to i64
  br label %246

180:                                              ; preds = %174, %243
  %181 = phi i64 [ 0, %174 ], [ %244, %243 ]
  %182 = load ptr, ptr %69, align 8, !tbaa !48
  %183 = mul i64 %76, %181
  %184 = getelementptr inbounds i64, ptr %182, i64 %183
  %185 = load ptr, ptr %77, align 8, !tbaa !16
  %186 = icmp eq ptr %185, null
  br i1 %186, label %198, label %187

187:                                              ; preds = %180
  %188 = call i64 %185(ptr noundef %184)
  %189 = mul i64 %188, 246948723733
  %190 = lshr i64 %189, 19
  %191 = and i64 %190, 524287
  %192 = xor i64 %191, %189
  %193 = mul i64 %192, 242235342227
  %194 = and i64 %193, 274877906943
  %195 = lshr i64 %194, 19
  %196 = xor i64 %195, %193
  %197 = call i64 @llvm.fshl.i64(i64 %196, i64 %194, i64 32)
  br label %222

198:                                              ; preds = %180
  br i1 %78, label %217, label %199

199:                                              ; preds = %198, %199
  %200 = phi i64 [ %213, %199 ], [ 0, %198 ]
  %201 = phi i64 [ %212, %199 ], [ -7046029254386353131, %198 ]
  %202 = getelementptr inbounds i64, ptr %184, i64 %200
  %203 = load i64, ptr %202, align 8, !tbaa !11
  %204 = xor i64 %203, %201
  %205 = shl i64 %200, 1
  %206 = add i64 %205, -2960836687051489901
  %207 = zext i64 %204 to i128
  %208 = zext i64 %206 to i128
  %209 = mul nuw i128 %207, %208
  %210 = lshr i128 %209, 64
  %211 = xor i128 %210, %209
  %212 = trunc i128 %211 to i64
  %213 = add nuw i64 %200, 1
  %214 = icmp eq i64 %213, %76
  br i1 %214, label %215, label %199, !llvm.loop !17

215:                                              ; preds = %199
  %216 = trunc i128 %211 to i64
  br label %217

217:                                              ; preds = %215, %198
  %218 = phi i64 [ -7046029254386353131, %198 ], [ %216, %215 ]
  %219 = lshr i64 %218, 32
  %220 = xor i64 %219, %218
  %221 = and i64 %220, %79
  br label %222

222:                                              ; preds = %187, %217
  %223 = phi i64 [ %197, %187 ], [ %221, %217 ]
  %224 = load ptr, ptr %80, align 8, !tbaa !50
  %225 = getelementptr inbounds i64, ptr %224, i64 %181
  store i64 %223, ptr %225, align 8, !tbaa !11
  %226 = load ptr, ptr %81, align 8, !tbaa !57
  %227 = icmp eq ptr %226, null
  br i1 %227, label %231, label %228

228:                                              ; preds = %222
  %229 = lshr i64 %223, 6
  %230 = getelementptr inbounds i64, ptr %226, i64 %229
  call void @llvm.prefetch.p0(ptr nonnull %230, i32 0, i32 3, i32 1)
  br label %243

231:                                              ; preds = %222
  %232 = and i64 %223, 63
  %233 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %232, i32 1
  %234 = load i64, ptr %233, align 8, !tbaa !30
  %235 = icmp eq i64 %234, 0
  br i1 %235, label %243, label %236

236:                                              ; preds = %231
  %237 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %232
  %238 = load ptr, ptr %237, align 8, !tbaa !32
  %239 = lshr i64 %223, 32
  %240 = mul i64 %234, %239
  %241 = lshr i64 %240, 32
  %242 = getelementptr inbounds i64, ptr %238, i64 %241
  call void @llvm.prefetch.p0(ptr %242, i32 0, i32 3, i32 1)
  br label %243

243:                                              ; preds = %228, %231, %236
  %244 = add nuw nsw i64 %181, 1
  %245 = icmp eq i64 %244, %175
  br i1 %245, label %176, label %180, !llvm.loop !141

246:                                              ; preds = %178, %280
  %247 = phi i64 [ 0, %178 ], [ %281, %280 ]
  %248 = phi i32 [ %95, %178 ], [ %279, %280 ]
  %249 = load i64, ptr %82, align 8, !tbaa !26
  %250 = load ptr, ptr %69, align 8, !tbaa !48
  %251 = mul i64 %83, %247
  %252 = getelementptr inbounds i64, ptr %250, i64 %251
  %253 = load ptr, ptr %84, align 8, !tbaa !50
  %254 = getelementptr inbounds i64, ptr %253, i64 %247
  %255 = load i64, ptr %254, align 8, !tbaa !11
  %256 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %252, i64 noundef %255)
  %257 = icmp slt i64 %256, 0
  br i1 %257, label %277, label %258

258:                                              ; preds = %246
  %259 = icmp ult i64 %256, %249
  br i1 %259, label %277, label %260

260:                                              ; preds = %258
  %261 = load ptr, ptr %85, align 8, !tbaa !24
  %262 = getelementptr inbounds i32, ptr %261, i64 %256
  store i32 %103, ptr %262, align 4, !tbaa !21
  %263 = load ptr, ptr %86, align 8, !tbaa !135
  %264 = load ptr, ptr %69, align 8, !tbaa !48
  %265 = getelementptr inbounds i64, ptr %264, i64 %251
  %266 = call i32 %263(ptr noundef %265)
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %271, label %268

268:                                              ; preds = %260
  store i64 %256, ptr %87, align 8, !tbaa !86
  %269 = icmp slt i32 %266, 1
  %270 = select i1 %269, i32 3, i32 1
  br label %277

271:                                              ; preds = %260
  %272 = trunc i64 %256 to i32
  %273 = load ptr, ptr %64, align 8, !tbaa !117
  %274 = load i64, ptr %61, align 8, !tbaa !114
  %275 = add i64 %274, 1
  store i64 %275, ptr %61, align 8, !tbaa !114
  %276 = getelementptr inbounds i32, ptr %273, i64 %274
  store i32 %272, ptr %276, align 4, !tbaa !21
  br label %277

277:                                              ; preds = %268, %271, %258, %246
  %278 = phi i32 [ 1, %246 ], [ 10, %258 ], [ 1, %268 ], [ 0, %271 ]
  %279 = phi i32 [ 4, %246 ], [ %248, %258 ], [ %270, %268 ], [ %248, %271 ]
  switch i32 %278, label %283 [
    i32 0, label %280
    i32 10, label %280
  ]

280:                                              ; preds = %277, %277
  %281 = add nuw nsw i64 %247, 1
  %282 = icmp eq i64 %281, %179
  br i1 %282, label %283, label %246, !llvm.loop !142

283:                                              ; preds = %277, %280, %176
  %284 = phi i32 [ 8, %176 ], [ %278, %277 ], [ 8, %280 ]
  %285 = phi i32 [ %95, %176 ], [ %279, %280 ], [ %279, %277 ]
  %286 = icmp eq i32 %284, 8
  br i1 %286, label %287, label %293

287:                                              ; preds = %283
  %288 = load i64, ptr %88, align 8, !tbaa !26
  %289 = load i64, ptr %89, align 8, !tbaa !98
  %290 = icmp ugt i64 %288, %289
  %291 = zext i1 %290 to i32
  %292 = select i1 %290, i32 5, i32 %285
  br label %293

293:                                              ; preds = %148, %137, %287, %124, %283, %123
  %294 = phi i32 [ 1, %123 ], [ %284, %283 ], [ 1, %124 ], [ %291, %287 ], [ 1, %137 ], [ 1, %148 ]
  %295 = phi i32 [ 3, %123 ], [ %285, %283 ], [ 4, %124 ], [ %292, %287 ], [ 4, %137 ], [ 4, %148 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %296 = icmp eq i32 %294, 0
  br i1 %296, label %91, label %297

297:                                              ; preds = %94, %293, %91, %60, %30, %16
  %298 = phi i32 [ 4, %16 ], [ 4, %30 ], [ 0, %60 ], [ 0, %91 ], [ %295, %293 ], [ 2, %94 ]
  ret i32 %298
}

define i32 @search_preorder(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %5 = load i64, ptr %4, align 8, !tbaa !139
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %108

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %9 = load i64, ptr %8, align 8, !tbaa !114
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %108

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %17, %14
  %19 = load i64, ptr @ROOM, align 8, !tbaa !11
  %20 = add i64 %18, %19
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 1)
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = sub i64 %21, %14
  %25 = shl i64 %24, 2
  %26 = add i64 %25, %23
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %28 = load i64, ptr %27, align 8, !tbaa !13
  %29 = icmp ugt i64 %26, %28
  br i1 %29, label %421, label %30

30:                                               ; preds = %16
  %31 = load ptr, ptr %12, align 8, !tbaa !14
  %32 = shl i64 %21, 2
  %33 = tail call ptr @resize_memory(ptr noundef %31, i64 noundef %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %421, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %13, align 8, !tbaa !11
  %37 = sub i64 %21, %36
  %38 = shl i64 %37, 2
  %39 = load i64, ptr %22, align 8, !tbaa !12
  %40 = add i64 %38, %39
  store i64 %40, ptr %22, align 8, !tbaa !12
  store ptr %33, ptr %12, align 8, !tbaa !14
  store i64 %21, ptr %13, align 8, !tbaa !11
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %42 = load ptr, ptr %41, align 8, !tbaa !15
  %43 = icmp eq ptr %42, null
  %44 = icmp ult i64 %32, 4194304
  %45 = or i1 %44, %43
  br i1 %45, label %55, label %46

46:                                               ; preds = %35
  %47 = ptrtoint ptr %33 to i64
  %48 = and i64 %47, -4096
  %49 = add i64 %32, 4095
  %50 = add i64 %49, %47
  %51 = and i64 %50, -4096
  %52 = inttoptr i64 %48 to ptr
  %53 = sub i64 %51, %48
  %54 = tail call i32 %42(ptr noundef %52, i64 noundef %53, i32 noundef 14)
  br label %55

55:                                               ; preds = %46, %35, %11
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %57 = load i64, ptr %56, align 8, !tbaa !143
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %59 = load i64, ptr %58, align 8, !tbaa !27
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %61, label %101

61:                                               ; preds = %55
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %63 = lshr i64 %57, 2
  %64 = add i64 %63, %57
  %65 = load i64, ptr @ROOM, align 8, !tbaa !11
  %66 = add i64 %64, %65
  %67 = tail call i64 @llvm.umax.i64(i64 %66, i64 %59)
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %69 = load i64, ptr %68, align 8, !tbaa !12
  %70 = sub i64 %67, %57
  %71 = shl i64 %70, 2
  %72 = add i64 %71, %69
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %74 = load i64, ptr %73, align 8, !tbaa !13
  %75 = icmp ugt i64 %72, %74
  br i1 %75, label %421, label %76

76:                                               ; preds = %61
  %77 = load ptr, ptr %62, align 8, !tbaa !14
  %78 = shl i64 %67, 2
  %79 = tail call ptr @resize_memory(ptr noundef %77, i64 noundef %78)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %421, label %81

81:                                               ; preds = %76
  %82 = load i64, ptr %56, align 8, !tbaa !11
  %83 = sub i64 %67, %82
  %84 = shl i64 %83, 2
  %85 = load i64, ptr %68, align 8, !tbaa !12
  %86 = add i64 %84, %85
  store i64 %86, ptr %68, align 8, !tbaa !12
  store ptr %79, ptr %62, align 8, !tbaa !14
  store i64 %67, ptr %56, align 8, !tbaa !11
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %88 = load ptr, ptr %87, align 8, !tbaa !15
  %89 = icmp eq ptr %88, null
  %90 = icmp ult i64 %78, 4194304
  %91 = or i1 %90, %89
  br i1 %91, label %101, label %92

92:                                               ; preds = %81
  %93 = ptrtoint ptr %79 to i64
  %94 = and i64 %93, -4096
  %95 = add i64 %78, 4095
  %96 = add i64 %95, %93
  %97 = and i64 %96, -4096
  %98 = inttoptr i64 %94 to ptr
  %99 = sub i64 %97, %94
  %100 = tail call i32 %88(ptr noundef %98, i64 noundef %99, i32 noundef 14)
  br label %101

101:                                              ; preds = %92, %81, %55
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %103 = load ptr, ptr %102, align 8, !tbaa !144
  store i32 0, ptr %103, align 4, !tbaa !21
  %104 = load ptr, ptr %12, align 8, !tbaa !117
  %105 = load i64, ptr %8, align 8, !tbaa !114
  %106 = add i64 %105, 1
  store i64 %106, ptr %8, align 8, !tbaa !114
  %107 = getelementptr inbounds i32, ptr %104, i64 %105
  store i32 0, ptr %107, align 4, !tbaa !21
  br label %108

108:                                              ; preds = %101, %7, %2
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %110 = icmp eq i64 %1, 0
  br i1 %110, label %421, label %111

111:                                              ; preds = %108
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %117 = load i64, ptr @WORDS, align 8
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %124 = load i64, ptr @ROOM, align 8
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %132 = load i64, ptr @WORDS, align 8
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %134 = icmp eq i64 %132, 0
  %135 = load i64, ptr @TAG_MASK, align 8
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %139 = load i64, ptr @WORDS, align 8
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %148

145:                                              ; preds = %417
  %146 = add i64 %150, -1
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %421, label %148, !llvm.loop !145

148:                                              ; preds = %111, %145
  %149 = phi i32 [ undef, %111 ], [ %419, %145 ]
  %150 = phi i64 [ %1, %111 ], [ %146, %145 ]
  %151 = load i64, ptr %109, align 8, !tbaa !114
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %421, label %153

153:                                              ; preds = %148
  %154 = load ptr, ptr %112, align 8, !tbaa !117
  %155 = add i64 %151, -1
  store i64 %155, ptr %109, align 8, !tbaa !114
  %156 = getelementptr inbounds i32, ptr %154, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !21
  %158 = load ptr, ptr %113, align 8, !tbaa !144
  %159 = zext i32 %157 to i64
  %160 = getelementptr inbounds i32, ptr %158, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !21
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %417

163:                                              ; preds = %153
  store i32 1, ptr %160, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %164 = load i64, ptr %114, align 8, !tbaa !28
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %170

166:                                              ; preds = %163
  %167 = load ptr, ptr %116, align 8, !tbaa !33
  %168 = mul i64 %117, %159
  %169 = getelementptr inbounds i64, ptr %167, i64 %168
  br label %176

170:                                              ; preds = %163
  %171 = load ptr, ptr %115, align 8, !tbaa !34
  %172 = getelementptr inbounds i32, ptr %171, i64 %159
  %173 = load i32, ptr %172, align 4, !tbaa !21
  %174 = zext i32 %173 to i64
  %175 = or i64 %174, -9223372036854775808
  store i64 %175, ptr %3, align 8, !tbaa !11
  br label %176

176:                                              ; preds = %166, %170
  %177 = phi ptr [ %3, %170 ], [ %169, %166 ]
  %178 = load ptr, ptr %118, align 8, !tbaa !135
  %179 = call i32 %178(ptr noundef %177)
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %184, label %181

181:                                              ; preds = %176
  store i64 %159, ptr %119, align 8, !tbaa !86
  %182 = icmp slt i32 %179, 1
  %183 = select i1 %182, i32 3, i32 1
  br label %414

184:                                              ; preds = %176
  %185 = load ptr, ptr %0, align 8, !tbaa !84
  %186 = load ptr, ptr %120, align 8, !tbaa !48
  %187 = call i32 %185(ptr noundef %177, ptr noundef %186)
  %188 = icmp slt i32 %187, 0
  br i1 %188, label %189, label %190

189:                                              ; preds = %184
  store i64 %159, ptr %144, align 8, !tbaa !86
  br label %414

190:                                              ; preds = %184
  %191 = load i64, ptr %4, align 8, !tbaa !139
  %192 = add i64 %191, 1
  store i64 %192, ptr %4, align 8, !tbaa !139
  %193 = zext i32 %187 to i64
  %194 = load i64, ptr %121, align 8, !tbaa !111
  %195 = add i64 %194, %193
  store i64 %195, ptr %121, align 8, !tbaa !111
  %196 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %193)
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %414, label %198

198:                                              ; preds = %190
  %199 = load i64, ptr %122, align 8, !tbaa !143
  %200 = load i64, ptr %123, align 8, !tbaa !27
  %201 = icmp ult i64 %199, %200
  br i1 %201, label %202, label %237

202:                                              ; preds = %198
  %203 = lshr i64 %199, 2
  %204 = add i64 %203, %199
  %205 = add i64 %204, %124
  %206 = call i64 @llvm.umax.i64(i64 %205, i64 %200)
  %207 = load i64, ptr %125, align 8, !tbaa !12
  %208 = sub i64 %206, %199
  %209 = shl i64 %208, 2
  %210 = add i64 %209, %207
  %211 = load i64, ptr %126, align 8, !tbaa !13
  %212 = icmp ugt i64 %210, %211
  br i1 %212, label %414, label %213

213:                                              ; preds = %202
  %214 = load ptr, ptr %113, align 8, !tbaa !14
  %215 = shl i64 %206, 2
  %216 = call ptr @resize_memory(ptr noundef %214, i64 noundef %215)
  %217 = icmp eq ptr %216, null
  br i1 %217, label %414, label %218

218:                                              ; preds = %213
  %219 = load i64, ptr %122, align 8, !tbaa !11
  %220 = sub i64 %206, %219
  %221 = shl i64 %220, 2
  %222 = load i64, ptr %125, align 8, !tbaa !12
  %223 = add i64 %221, %222
  store i64 %223, ptr %125, align 8, !tbaa !12
  store ptr %216, ptr %113, align 8, !tbaa !14
  store i64 %206, ptr %122, align 8, !tbaa !11
  %224 = load ptr, ptr %127, align 8, !tbaa !15
  %225 = icmp eq ptr %224, null
  %226 = icmp ult i64 %215, 4194304
  %227 = or i1 %226, %225
  br i1 %227, label %237, label %228

228:                                              ; preds = %218
  %229 = ptrtoint ptr %216 to i64
  %230 = and i64 %229, -4096
  %231 = add i64 %215, 4095
  %232 = add i64 %231, %229
  %233 = and i64 %232, -4096
  %234 = inttoptr i64 %230 to ptr
  %235 = sub i64 %233, %230
  %236 = call i32 %224(ptr noundef %234, i64 noundef %235, i32 noundef 14)
  br label %237

237:                                              ; preds = %228, %218, %198
  %238 = load i64, ptr %109, align 8, !tbaa !114
  %239 = add i64 %238, %193
  %240 = load i64, ptr %128, align 8, !tbaa !11
  %241 = icmp ult i64 %240, %239
  br i1 %241, label %242, label %277

242:                                              ; preds = %237
  %243 = lshr i64 %240, 2
  %244 = add i64 %243, %240
  %245 = add i64 %244, %124
  %246 = call i64 @llvm.umax.i64(i64 %245, i64 %239)
  %247 = load i64, ptr %129, align 8, !tbaa !12
  %248 = sub i64 %246, %240
  %249 = shl i64 %248, 2
  %250 = add i64 %249, %247
  %251 = load i64, ptr %130, align 8, !tbaa !13
  %252 = icmp ugt i64 %250, %251
  br i1 %252, label %414, label %253

253:                                              ; preds = %242
  %254 = load ptr, ptr %112, align 8, !tbaa !14
  %255 = shl i64 %246, 2
  %256 = call ptr @resize_memory(ptr noundef %254, i64 noundef %255)
  %257 = icmp eq ptr %256, null
  br i1 %257, label %414, label %258

258:                                              ; preds = %253
  %259 = load i64, ptr %128, align 8, !tbaa !11
  %260 = sub i64 %246, %259
  %261 = shl i64 %260, 2
  %262 = load i64, ptr %129, align 8, !tbaa !12
  %263 = add i64 %261, %262
  store i64 %263, ptr %129, align 8, !tbaa !12
  store ptr %256, ptr %112, align 8, !tbaa !14
  store i64 %246, ptr %128, align 8, !tbaa !11
  %264 = load ptr, ptr %131, align 8, !tbaa !15
  %265 = icmp eq ptr %264, null
  %266 = icmp ult i64 %255, 4194304
  %267 = or i1 %266, %265
  br i1 %267, label %277, label %268

268:                                              ; preds = %258
  %269 = ptrtoint ptr %256 to i64
  %270 = and i64 %269, -4096
  %271 = add i64 %255, 4095
  %272 = add i64 %271, %269
  %273 = and i64 %272, -4096
  %274 = inttoptr i64 %270 to ptr
  %275 = sub i64 %273, %270
  %276 = call i32 %264(ptr noundef %274, i64 noundef %275, i32 noundef 14)
  br label %277

277:                                              ; preds = %268, %258, %237
  %278 = icmp sgt i32 %187, 0
  br i1 %278, label %279, label %281

279:                                              ; preds = %277
  %280 = zext i32 %187 to i64
  br label %286

281:                                              ; preds = %349, %277
  %282 = load i64, ptr %109, align 8, !tbaa !114
  %283 = icmp sgt i32 %187, 0
  br i1 %283, label %284, label %388

284:                                              ; preds = %281
  %285 = zext i32 %187 to i64
  br label %352

286:                                              ; preds = %279, %349
  %287 = phi i64 [ 0, %279 ], [ %350, %349 ]
  %288 = load ptr, ptr %120, align 8, !tbaa !48
  %289 = mul i64 %132, %287
  %290 = getelementptr inbounds i64, ptr %288, i64 %289
  %291 = load ptr, ptr %133, align 8, !tbaa !16
  %292 = icmp eq ptr %291, null
  br i1 %292, label %304, label %293

293:                                              ; preds = %286
  %294 = call i64 %291(ptr noundef %290)
  %295 = mul i64 %294, 246948723733
  %296 = lshr i64 %295, 19
  %297 = and i64 %296, 524287
  %298 = xor i64 %297, %295
  %299 = mul i64 %298, 242235342227
  %300 = and i64 %299, 274877906943
  %301 = lshr i64 %300, 19
  %302 = xor i64 %301, %299
  %303 = call i64 @llvm.fshl.i64(i64 %302, i64 %300, i64 32)
  br label %328

304:                                              ; preds = %286
  br i1 %134, label %323, label %305

305:                                              ; preds = %304, %305
  %306 = phi i64 [ %319, %305 ], [ 0, %304 ]
  %307 = phi i64 [ %318, %305 ], [ -7046029254386353131, %304 ]
  %308 = getelementptr inbounds i64, ptr %290, i64 %306
  %309 = load i64, ptr %308, align 8, !tbaa !11
  %310 = xor i64 %309, %307
  %311 = shl i64 %306, 1
  %312 = add i64 %311, -2960836687051489901
  %313 = zext i64 %310 to i128
  %314 = zext i64 %312 to i128
  %315 = mul nuw i128 %313, %314
  %316 = lshr i128 %315, 64
  %317 = xor i128 %316, %315
  %318 = trunc i128 %317 to i64
  %319 = add nuw i64 %306, 1
  %320 = icmp eq i64 %319, %132
  br i1 %320, label %321, label %305, !llvm.loop !17

321:                                              ; preds = %305
  %322 = trunc i128 %317 to i64
  br label %323

323:                                              ; preds = %321, %304
  %324 = phi i64 [ -7046029254386353131, %304 ], [ %322, %321 ]
  %325 = lshr i64 %324, 32
  %326 = xor i64 %325, %324
  %327 = and i64 %326, %135
  br label %328

328:                                              ; preds = %293, %323
  %329 = phi i64 [ %303, %293 ], [ %327, %323 ]
  %330 = load ptr, ptr %136, align 8, !tbaa !50
  %331 = getelementptr inbounds i64, ptr %330, i64 %287
  store i64 %329, ptr %331, align 8, !tbaa !11
  %332 = load ptr, ptr %137, align 8, !tbaa !57
  %333 = icmp eq ptr %332, null
  br i1 %333, label %337, label %334

334:                                              ; preds = %328
  %335 = lshr i64 %329, 6
  %336 = getelementptr inbounds i64, ptr %332, i64 %335
  call void @llvm.prefetch.p0(ptr nonnull %336, i32 0, i32 3, i32 1)
  br label %349

337:                                              ; preds = %328
  %338 = and i64 %329, 63
  %339 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %338, i32 1
  %340 = load i64, ptr %339, align 8, !tbaa !30
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %349, label %342

342:                                              ; preds = %337
  %343 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %338
  %344 = load ptr, ptr %343, align 8, !tbaa !32
  %345 = lshr i64 %329, 32
  %346 = mul i64 %340, %345
  %347 = lshr i64 %346, 32
  %348 = getelementptr inbounds i64, ptr %344, i64 %347
  call void @llvm.prefetch.p0(ptr %348, i32 0, i32 3, i32 1)
  br label %349

349:                                              ; preds = %334, %337, %342
  %350 = add nuw nsw i64 %287, 1
  %351 = icmp eq i64 %350, %280
  br i1 %351, label %281, label %286, !llvm.loop !146

352:                                              ; preds = %284, %385
  %353 = phi i64 [ 0, %284 ], [ %386, %385 ]
  %354 = phi i32 [ %149, %284 ], [ %384, %385 ]
  %355 = load i64, ptr %138, align 8, !tbaa !26
  %356 = load ptr, ptr %120, align 8, !tbaa !48
  %357 = mul i64 %139, %353
  %358 = getelementptr inbounds i64, ptr %356, i64 %357
  %359 = load ptr, ptr %140, align 8, !tbaa !50
  %360 = getelementptr inbounds i64, ptr %359, i64 %353
  %361 = load i64, ptr %360, align 8, !tbaa !11
  %362 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %358, i64 noundef %361)
  %363 = icmp slt i64 %362, 0
  br i1 %363, label %382, label %364

364:                                              ; preds = %352
  %365 = icmp ult i64 %362, %355
  br i1 %365, label %369, label %366

366:                                              ; preds = %364
  %367 = load ptr, ptr %113, align 8, !tbaa !144
  %368 = getelementptr inbounds i32, ptr %367, i64 %362
  store i32 0, ptr %368, align 4, !tbaa !21
  br label %369

369:                                              ; preds = %366, %364
  %370 = load ptr, ptr %113, align 8, !tbaa !144
  %371 = getelementptr inbounds i32, ptr %370, i64 %362
  %372 = load i32, ptr %371, align 4, !tbaa !21
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %382

374:                                              ; preds = %369
  %375 = load ptr, ptr %141, align 8, !tbaa !24
  %376 = getelementptr inbounds i32, ptr %375, i64 %362
  store i32 %157, ptr %376, align 4, !tbaa !21
  %377 = trunc i64 %362 to i32
  %378 = load ptr, ptr %112, align 8, !tbaa !117
  %379 = load i64, ptr %109, align 8, !tbaa !114
  %380 = add i64 %379, 1
  store i64 %380, ptr %109, align 8, !tbaa !114
  %381 = getelementptr inbounds i32, ptr %378, i64 %379
  store i32 %377, ptr %381, align 4, !tbaa !21
  br label %382

382:                                              ; preds = %369, %352, %374
  %383 = phi i32 [ 0, %374 ], [ 1, %352 ], [ 10, %369 ]
  %384 = phi i32 [ %354, %374 ], [ 4, %352 ], [ %354, %369 ]
  switch i32 %383, label %388 [
    i32 0, label %385
    i32 10, label %385
  ]

385:                                              ; preds = %382, %382
  %386 = add nuw nsw i64 %353, 1
  %387 = icmp eq i64 %386, %285
  br i1 %387, label %388, label %352, !llvm.loop !147

388:                                              ; preds = %382, %385, %281
  %389 = phi i32 [ 8, %281 ], [ %383, %382 ], [ 8, %385 ]
  %390 = phi i32 [ %149, %281 ], [ %384, %385 ], [ %384, %382 ]
  %391 = icmp eq i32 %389, 8
  br i1 %391, label %392, label %414

392:                                              ; preds = %388
  %393 = load ptr, ptr %112, align 8, !tbaa !117
  %394 = getelementptr inbounds i32, ptr %393, i64 %282
  %395 = load i64, ptr %109, align 8, !tbaa !114
  %396 = getelementptr inbounds i32, ptr %393, i64 %395
  %397 = getelementptr inbounds i32, ptr %394, i64 1
  %398 = icmp ult ptr %397, %396
  br i1 %398, label %399, label %408

399:                                              ; preds = %392, %399
  %400 = phi ptr [ %406, %399 ], [ %397, %392 ]
  %401 = phi ptr [ %400, %399 ], [ %394, %392 ]
  %402 = phi ptr [ %404, %399 ], [ %396, %392 ]
  %403 = load i32, ptr %401, align 4, !tbaa !21
  %404 = getelementptr inbounds i32, ptr %402, i64 -1
  %405 = load i32, ptr %404, align 4, !tbaa !21
  store i32 %405, ptr %401, align 4, !tbaa !21
  store i32 %403, ptr %404, align 4, !tbaa !21
  %406 = getelementptr inbounds i32, ptr %400, i64 1
  %407 = icmp ult ptr %406, %404
  br i1 %407, label %399, label %408, !llvm.loop !148

408:                                              ; preds = %399, %392
  %409 = load i64, ptr %142, align 8, !tbaa !26
  %410 = load i64, ptr %143, align 8, !tbaa !98
  %411 = icmp ugt i64 %409, %410
  %412 = zext i1 %411 to i32
  %413 = select i1 %411, i32 5, i32 %390
  br label %414

414:                                              ; preds = %253, %242, %213, %202, %189, %190, %408, %388, %181
  %415 = phi i32 [ 1, %181 ], [ 1, %189 ], [ 1, %190 ], [ %389, %388 ], [ %412, %408 ], [ 1, %202 ], [ 1, %213 ], [ 1, %242 ], [ 1, %253 ]
  %416 = phi i32 [ %183, %181 ], [ 3, %189 ], [ 4, %190 ], [ %390, %388 ], [ %413, %408 ], [ 4, %202 ], [ 4, %213 ], [ 4, %242 ], [ 4, %253 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %417

417:                                              ; preds = %153, %414
  %418 = phi i32 [ %415, %414 ], [ 4, %153 ]
  %419 = phi i32 [ %416, %414 ], [ %149, %153 ]
  %420 = icmp eq i32 %418, 1
  br i1 %420, label %421, label %145

421:                                              ; preds = %148, %417, %145, %108, %76, %61, %30, %16
  %422 = phi i32 [ 4, %16 ], [ 4, %30 ], [ 4, %61 ], [ 4, %76 ], [ 0, %108 ], [ 0, %145 ], [ %419, %417 ], [ 2, %148 ]
  ret i32 %422
}

define i32 @search_best_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %6 = load i64, ptr %5, align 8, !tbaa !149
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %60

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %10 = load i64, ptr %9, align 8, !tbaa !143
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %12 = load i64, ptr %11, align 8, !tbaa !27
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %54

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %16 = lshr i64 %10, 2
  %17 = add i64 %16, %10
  %18 = load i64, ptr @ROOM, align 8, !tbaa !11
  %19 = add i64 %17, %18
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 %12)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %10
  %24 = shl i64 %23, 2
  %25 = add i64 %24, %22
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %340, label %29

29:                                               ; preds = %14
  %30 = load ptr, ptr %15, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %340, label %34

34:                                               ; preds = %29
  %35 = load i64, ptr %9, align 8, !tbaa !11
  %36 = sub i64 %20, %35
  %37 = shl i64 %36, 2
  %38 = load i64, ptr %21, align 8, !tbaa !12
  %39 = add i64 %37, %38
  store i64 %39, ptr %21, align 8, !tbaa !12
  store ptr %32, ptr %15, align 8, !tbaa !14
  store i64 %20, ptr %9, align 8, !tbaa !11
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8, !tbaa !15
  %42 = icmp eq ptr %41, null
  %43 = icmp ult i64 %31, 4194304
  %44 = or i1 %43, %42
  br i1 %44, label %54, label %45

45:                                               ; preds = %34
  %46 = ptrtoint ptr %32 to i64
  %47 = and i64 %46, -4096
  %48 = add i64 %31, 4095
  %49 = add i64 %48, %46
  %50 = and i64 %49, -4096
  %51 = inttoptr i64 %47 to ptr
  %52 = sub i64 %50, %47
  %53 = tail call i32 %41(ptr noundef %51, i64 noundef %52, i32 noundef 14)
  br label %54

54:                                               ; preds = %45, %34, %8
  %55 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %340, label %57

57:                                               ; preds = %54
  %58 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %340

60:                                               ; preds = %57, %3
  %61 = phi i32 [ undef, %3 ], [ %58, %57 ]
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %64 = icmp eq i64 %1, 0
  br i1 %64, label %340, label %65

65:                                               ; preds = %60
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %72 = load i64, ptr @WORDS, align 8
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %81 = load i64, ptr @ROOM, align 8
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %85 = load i64, ptr @WORDS, align 8
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %87 = icmp eq i64 %85, 0
  %88 = load i64, ptr @TAG_MASK, align 8
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %93 = load i64, ptr @WORDS, align 8
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %101

98:                                               ; preds = %336
  %99 = add i64 %103, -1
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %340, label %101, !llvm.loop !150

101:                                              ; preds = %65, %98
  %102 = phi i32 [ %61, %65 ], [ %338, %98 ]
  %103 = phi i64 [ %1, %65 ], [ %99, %98 ]
  %104 = load i64, ptr %62, align 8, !tbaa !151
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %340, label %106

106:                                              ; preds = %101
  %107 = load i64, ptr %63, align 8, !tbaa !139
  %108 = load i64, ptr %66, align 8, !tbaa !152
  %109 = icmp ult i64 %107, %108
  br i1 %109, label %110, label %340

110:                                              ; preds = %106
  %111 = call fastcc i32 @pop(ptr noundef %0)
  %112 = load ptr, ptr %67, align 8, !tbaa !153
  %113 = zext i32 %111 to i64
  %114 = getelementptr inbounds %struct.Record, ptr %112, i64 %113
  %115 = getelementptr inbounds %struct.Record, ptr %112, i64 %113, i32 1
  %116 = load i32, ptr %115, align 8, !tbaa !154
  %117 = load i64, ptr %114, align 8, !tbaa !156
  %118 = load ptr, ptr %68, align 8, !tbaa !144
  %119 = zext i32 %116 to i64
  %120 = getelementptr inbounds i32, ptr %118, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !21
  %122 = icmp eq i32 %121, %111
  br i1 %122, label %123, label %336

123:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %124 = load i64, ptr %69, align 8, !tbaa !28
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  %127 = load ptr, ptr %71, align 8, !tbaa !33
  %128 = mul i64 %72, %119
  %129 = getelementptr inbounds i64, ptr %127, i64 %128
  br label %136

130:                                              ; preds = %123
  %131 = load ptr, ptr %70, align 8, !tbaa !34
  %132 = getelementptr inbounds i32, ptr %131, i64 %119
  %133 = load i32, ptr %132, align 4, !tbaa !21
  %134 = zext i32 %133 to i64
  %135 = or i64 %134, -9223372036854775808
  store i64 %135, ptr %4, align 8, !tbaa !11
  br label %136

136:                                              ; preds = %126, %130
  %137 = phi ptr [ %4, %130 ], [ %129, %126 ]
  %138 = load ptr, ptr %73, align 8, !tbaa !135
  %139 = call i32 %138(ptr noundef %137)
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %146, label %141

141:                                              ; preds = %136
  %142 = icmp sgt i32 %139, 0
  %143 = select i1 %142, i32 %111, i32 %116
  %144 = zext i32 %143 to i64
  store i64 %144, ptr %74, align 8, !tbaa !86
  %145 = select i1 %142, i32 1, i32 3
  br label %333

146:                                              ; preds = %136
  %147 = load ptr, ptr %75, align 8, !tbaa !157
  %148 = load ptr, ptr %76, align 8, !tbaa !48
  %149 = load ptr, ptr %77, align 8, !tbaa !158
  %150 = call i32 %147(ptr noundef %137, ptr noundef %148, ptr noundef %149)
  %151 = icmp slt i32 %150, 0
  br i1 %151, label %152, label %155

152:                                              ; preds = %146
  store i64 %119, ptr %97, align 8, !tbaa !86
  %153 = icmp eq i32 %150, -1
  %154 = select i1 %153, i32 3, i32 6
  br label %333

155:                                              ; preds = %146
  %156 = load i64, ptr %63, align 8, !tbaa !139
  %157 = add i64 %156, 1
  store i64 %157, ptr %63, align 8, !tbaa !139
  %158 = zext i32 %150 to i64
  %159 = load i64, ptr %78, align 8, !tbaa !111
  %160 = add i64 %159, %158
  store i64 %160, ptr %78, align 8, !tbaa !111
  %161 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %158)
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %333, label %163

163:                                              ; preds = %155
  %164 = load i64, ptr %79, align 8, !tbaa !143
  %165 = load i64, ptr %80, align 8, !tbaa !27
  %166 = icmp ult i64 %164, %165
  br i1 %166, label %167, label %202

167:                                              ; preds = %163
  %168 = lshr i64 %164, 2
  %169 = add i64 %168, %164
  %170 = add i64 %169, %81
  %171 = call i64 @llvm.umax.i64(i64 %170, i64 %165)
  %172 = load i64, ptr %82, align 8, !tbaa !12
  %173 = sub i64 %171, %164
  %174 = shl i64 %173, 2
  %175 = add i64 %174, %172
  %176 = load i64, ptr %83, align 8, !tbaa !13
  %177 = icmp ugt i64 %175, %176
  br i1 %177, label %333, label %178

178:                                              ; preds = %167
  %179 = load ptr, ptr %68, align 8, !tbaa !14
  %180 = shl i64 %171, 2
  %181 = call ptr @resize_memory(ptr noundef %179, i64 noundef %180)
  %182 = icmp eq ptr %181, null
  br i1 %182, label %333, label %183

183:                                              ; preds = %178
  %184 = load i64, ptr %79, align 8, !tbaa !11
  %185 = sub i64 %171, %184
  %186 = shl i64 %185, 2
  %187 = load i64, ptr %82, align 8, !tbaa !12
  %188 = add i64 %186, %187
  store i64 %188, ptr %82, align 8, !tbaa !12
  store ptr %181, ptr %68, align 8, !tbaa !14
  store i64 %171, ptr %79, align 8, !tbaa !11
  %189 = load ptr, ptr %84, align 8, !tbaa !15
  %190 = icmp eq ptr %189, null
  %191 = icmp ult i64 %180, 4194304
  %192 = or i1 %191, %190
  br i1 %192, label %202, label %193

193:                                              ; preds = %183
  %194 = ptrtoint ptr %181 to i64
  %195 = and i64 %194, -4096
  %196 = add i64 %180, 4095
  %197 = add i64 %196, %194
  %198 = and i64 %197, -4096
  %199 = inttoptr i64 %195 to ptr
  %200 = sub i64 %198, %195
  %201 = call i32 %189(ptr noundef %199, i64 noundef %200, i32 noundef 14)
  br label %202

202:                                              ; preds = %193, %183, %163
  %203 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %158)
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %333, label %205

205:                                              ; preds = %202
  %206 = icmp sgt i32 %150, 0
  br i1 %206, label %207, label %209

207:                                              ; preds = %205
  %208 = zext i32 %150 to i64
  br label %214

209:                                              ; preds = %277, %205
  %210 = icmp sgt i32 %150, 0
  br i1 %210, label %211, label %323

211:                                              ; preds = %209
  %212 = add i32 %111, 1
  %213 = zext i32 %150 to i64
  br label %280

214:                                              ; preds = %207, %277
  %215 = phi i64 [ 0, %207 ], [ %278, %277 ]
  %216 = load ptr, ptr %76, align 8, !tbaa !48
  %217 = mul i64 %85, %215
  %218 = getelementptr inbounds i64, ptr %216, i64 %217
  %219 = load ptr, ptr %86, align 8, !tbaa !16
  %220 = icmp eq ptr %219, null
  br i1 %220, label %232, label %221

221:                                              ; preds = %214
  %222 = call i64 %219(ptr noundef %218)
  %223 = mul i64 %222, 246948723733
  %224 = lshr i64 %223, 19
  %225 = and i64 %224, 524287
  %226 = xor i64 %225, %223
  %227 = mul i64 %226, 242235342227
  %228 = and i64 %227, 274877906943
  %229 = lshr i64 %228, 19
  %230 = xor i64 %229, %227
  %231 = call i64 @llvm.fshl.i64(i64 %230, i64 %228, i64 32)
  br label %256

232:                                              ; preds = %214
  br i1 %87, label %251, label %233

233:                                              ; preds = %232, %233
  %234 = phi i64 [ %247, %233 ], [ 0, %232 ]
  %235 = phi i64 [ %246, %233 ], [ -7046029254386353131, %232 ]
  %236 = getelementptr inbounds i64, ptr %218, i64 %234
  %237 = load i64, ptr %236, align 8, !tbaa !11
  %238 = xor i64 %237, %235
  %239 = shl i64 %234, 1
  %240 = add i64 %239, -2960836687051489901
  %241 = zext i64 %238 to i128
  %242 = zext i64 %240 to i128
  %243 = mul nuw i128 %241, %242
  %244 = lshr i128 %243, 64
  %245 = xor i128 %244, %243
  %246 = trunc i128 %245 to i64
  %247 = add nuw i64 %234, 1
  %248 = icmp eq i64 %247, %85
  br i1 %248, label %249, label %233, !llvm.loop !17

249:                                              ; preds = %233
  %250 = trunc i128 %245 to i64
  br label %251

251:                                              ; preds = %249, %232
  %252 = phi i64 [ -7046029254386353131, %232 ], [ %250, %249 ]
  %253 = lshr i64 %252, 32
  %254 = xor i64 %253, %252
  %255 = and i64 %254, %88
  br label %256

256:                                              ; preds = %221, %251
  %257 = phi i64 [ %231, %221 ], [ %255, %251 ]
  %258 = load ptr, ptr %89, align 8, !tbaa !50
  %259 = getelementptr inbounds i64, ptr %258, i64 %215
  store i64 %257, ptr %259, align 8, !tbaa !11
  %260 = load ptr, ptr %90, align 8, !tbaa !57
  %261 = icmp eq ptr %260, null
  br i1 %261, label %265, label %262

262:                                              ; preds = %256
  %263 = lshr i64 %257, 6
  %264 = getelementptr inbounds i64, ptr %260, i64 %263
  call void @llvm.prefetch.p0(ptr nonnull %264, i32 0, i32 3, i32 1)
  br label %277

265:                                              ; preds = %256
  %266 = and i64 %257, 63
  %267 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %266, i32 1
  %268 = load i64, ptr %267, align 8, !tbaa !30
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %277, label %270

270:                                              ; preds = %265
  %271 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %266
  %272 = load ptr, ptr %271, align 8, !tbaa !32
  %273 = lshr i64 %257, 32
  %274 = mul i64 %268, %273
  %275 = lshr i64 %274, 32
  %276 = getelementptr inbounds i64, ptr %272, i64 %275
  call void @llvm.prefetch.p0(ptr %276, i32 0, i32 3, i32 1)
  br label %277

277:                                              ; preds = %262, %265, %270
  %278 = add nuw nsw i64 %215, 1
  %279 = icmp eq i64 %278, %208
  br i1 %279, label %209, label %214, !llvm.loop !159

280:                                              ; preds = %211, %320
  %281 = phi i64 [ 0, %211 ], [ %321, %320 ]
  %282 = phi i32 [ %102, %211 ], [ %319, %320 ]
  %283 = load i64, ptr %91, align 8, !tbaa !26
  %284 = load ptr, ptr %77, align 8, !tbaa !158
  %285 = getelementptr inbounds i64, ptr %284, i64 %281
  %286 = load i64, ptr %285, align 8, !tbaa !11
  %287 = add i64 %286, %117
  %288 = load i64, ptr %92, align 8, !tbaa !160
  %289 = and i64 %287, %288
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %291, label %317

291:                                              ; preds = %280
  %292 = load ptr, ptr %76, align 8, !tbaa !48
  %293 = mul i64 %93, %281
  %294 = getelementptr inbounds i64, ptr %292, i64 %293
  %295 = load ptr, ptr %94, align 8, !tbaa !50
  %296 = getelementptr inbounds i64, ptr %295, i64 %281
  %297 = load i64, ptr %296, align 8, !tbaa !11
  %298 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %294, i64 noundef %297)
  %299 = icmp slt i64 %298, 0
  br i1 %299, label %317, label %300

300:                                              ; preds = %291
  %301 = icmp ult i64 %298, %283
  br i1 %301, label %302, label %311

302:                                              ; preds = %300
  %303 = load ptr, ptr %67, align 8, !tbaa !153
  %304 = load ptr, ptr %68, align 8, !tbaa !144
  %305 = getelementptr inbounds i32, ptr %304, i64 %298
  %306 = load i32, ptr %305, align 4, !tbaa !21
  %307 = zext i32 %306 to i64
  %308 = getelementptr inbounds %struct.Record, ptr %303, i64 %307
  %309 = load i64, ptr %308, align 8, !tbaa !156
  %310 = icmp ugt i64 %309, %287
  br i1 %310, label %311, label %317

311:                                              ; preds = %302, %300
  %312 = trunc i64 %298 to i32
  %313 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %312, i64 noundef %287, i32 noundef %212, i32 noundef %2)
  %314 = icmp ne i32 %313, 0
  %315 = zext i1 %314 to i32
  %316 = select i1 %314, i32 %313, i32 %282
  br label %317

317:                                              ; preds = %311, %291, %302, %280
  %318 = phi i32 [ 1, %280 ], [ %315, %311 ], [ 1, %291 ], [ 10, %302 ]
  %319 = phi i32 [ 6, %280 ], [ %316, %311 ], [ 4, %291 ], [ %282, %302 ]
  switch i32 %318, label %323 [
    i32 0, label %320
    i32 10, label %320
  ]

320:                                              ; preds = %317, %317
  %321 = add nuw nsw i64 %281, 1
  %322 = icmp eq i64 %321, %213
  br i1 %322, label %323, label %280, !llvm.loop !161

323:                                              ; preds = %317, %320, %209
  %324 = phi i32 [ 8, %209 ], [ %318, %317 ], [ 8, %320 ]
  %325 = phi i32 [ %102, %209 ], [ %319, %320 ], [ %319, %317 ]
  %326 = icmp eq i32 %324, 8
  br i1 %326, label %327, label %333

327:                                              ; preds = %323
  %328 = load i64, ptr %95, align 8, !tbaa !26
  %329 = load i64, ptr %96, align 8, !tbaa !98
  %330 = icmp ugt i64 %328, %329
  %331 = zext i1 %330 to i32
  %332 = select i1 %330, i32 5, i32 %325
  br label %333

333:                                              ; preds = %178, %167, %152, %323, %202, %155, %327, %141
  %334 = phi i32 [ 1, %141 ], [ 1, %152 ], [ %324, %323 ], [ 1, %202 ], [ 1, %155 ], [ %331, %327 ], [ 1, %167 ], [ 1, %178 ]
  %335 = phi i32 [ %145, %141 ], [ %154, %152 ], [ %325, %323 ], [ 4, %202 ], [ 4, %155 ], [ %332, %327 ], [ 4, %167 ], [ 4, %178 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %336

336:                                              ; preds = %110, %333
  %337 = phi i32 [ %334, %333 ], [ 4, %110 ]
  %338 = phi i32 [ %335, %333 ], [ %102, %110 ]
  %339 = icmp eq i32 %337, 1
  br i1 %339, label %340, label %98

340:                                              ; preds = %101, %106, %336, %98, %60, %29, %14, %57, %54
  %341 = phi i32 [ %58, %57 ], [ 4, %54 ], [ 4, %14 ], [ 4, %29 ], [ 0, %60 ], [ 0, %98 ], [ %338, %336 ], [ 7, %106 ], [ 2, %101 ]
  ret i32 %341
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %4 = load i64, ptr %3, align 8, !tbaa !149
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %7 = load i64, ptr %6, align 8, !tbaa !162
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %94, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %11 = load i64, ptr %10, align 8, !tbaa !163
  %12 = icmp ugt i64 %5, %11
  br i1 %12, label %13, label %94

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %15 = lshr i64 %11, 2
  %16 = add i64 %15, %11
  %17 = load i64, ptr @ROOM, align 8, !tbaa !11
  %18 = add i64 %16, %17
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %5)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %11
  %23 = shl i64 %22, 4
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %50, label %28

28:                                               ; preds = %13
  %29 = load ptr, ptr %14, align 8, !tbaa !14
  %30 = shl i64 %19, 4
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %50, label %33

33:                                               ; preds = %28
  %34 = load i64, ptr %20, align 8, !tbaa !12
  %35 = add i64 %34, %23
  store i64 %35, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %14, align 8, !tbaa !14
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %30, 4194304
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %33
  %42 = ptrtoint ptr %31 to i64
  %43 = and i64 %42, -4096
  %44 = add i64 %30, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %13, %28, %33, %41
  %51 = phi i64 [ %11, %13 ], [ %11, %28 ], [ %19, %33 ], [ %19, %41 ]
  %52 = phi i1 [ true, %13 ], [ true, %28 ], [ false, %33 ], [ false, %41 ]
  br i1 %52, label %94, label %53

53:                                               ; preds = %50
  %54 = load i64, ptr %10, align 8, !tbaa !163
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %56 = icmp ult i64 %54, %51
  br i1 %56, label %57, label %93

57:                                               ; preds = %53
  %58 = lshr i64 %54, 2
  %59 = add i64 %58, %54
  %60 = load i64, ptr @ROOM, align 8, !tbaa !11
  %61 = add i64 %59, %60
  %62 = tail call i64 @llvm.umax.i64(i64 %61, i64 %51)
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %64 = load i64, ptr %63, align 8, !tbaa !12
  %65 = sub i64 %62, %54
  %66 = shl i64 %65, 2
  %67 = add i64 %66, %64
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %69 = load i64, ptr %68, align 8, !tbaa !13
  %70 = icmp ugt i64 %67, %69
  br i1 %70, label %94, label %71

71:                                               ; preds = %57
  %72 = load ptr, ptr %55, align 8, !tbaa !14
  %73 = shl i64 %62, 2
  %74 = tail call ptr @resize_memory(ptr noundef %72, i64 noundef %73)
  %75 = icmp eq ptr %74, null
  br i1 %75, label %94, label %76

76:                                               ; preds = %71
  %77 = load i64, ptr %63, align 8, !tbaa !12
  %78 = add i64 %77, %66
  store i64 %78, ptr %63, align 8, !tbaa !12
  store ptr %74, ptr %55, align 8, !tbaa !14
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !15
  %81 = icmp eq ptr %80, null
  %82 = icmp ult i64 %73, 4194304
  %83 = or i1 %82, %81
  br i1 %83, label %93, label %84

84:                                               ; preds = %76
  %85 = ptrtoint ptr %74 to i64
  %86 = and i64 %85, -4096
  %87 = add i64 %73, 4095
  %88 = add i64 %87, %85
  %89 = and i64 %88, -4096
  %90 = inttoptr i64 %86 to ptr
  %91 = sub i64 %89, %86
  %92 = tail call i32 %80(ptr noundef %90, i64 noundef %91, i32 noundef 14)
  br label %93

93:                                               ; preds = %84, %76, %53
  store i64 %51, ptr %10, align 8, !tbaa !163
  br label %94

94:                                               ; preds = %71, %57, %50, %93, %9, %2
  %95 = phi i32 [ 0, %2 ], [ 1, %9 ], [ 0, %50 ], [ 1, %93 ], [ 0, %57 ], [ 0, %71 ]
  ret i32 %95
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %10 = load i64, ptr %9, align 8, !tbaa !149
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !149
  %12 = trunc i64 %10 to i32
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %14 = load ptr, ptr %13, align 8, !tbaa !153
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !164
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !165
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !166
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %20 = load ptr, ptr %19, align 8, !tbaa !144
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds i32, ptr %20, i64 %21
  store i32 %12, ptr %22, align 4, !tbaa !21
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %127, label %24

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %21
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %36 = load ptr, ptr %35, align 8, !tbaa !34
  %37 = getelementptr inbounds i32, ptr %36, i64 %21
  %38 = load i32, ptr %37, align 4, !tbaa !21
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %7, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %7, %34 ], [ %33, %28 ]
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %44 = load i64, ptr %43, align 8, !tbaa !167
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %81, label %46

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  br label %48

48:                                               ; preds = %74, %46
  %49 = phi i1 [ true, %46 ], [ %77, %74 ]
  %50 = phi i64 [ 0, %46 ], [ %73, %74 ]
  %51 = phi i64 [ 0, %46 ], [ %75, %74 ]
  %52 = load ptr, ptr %47, align 8, !tbaa !168
  %53 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !169
  %55 = call i32 %54(ptr noundef %42, ptr noundef nonnull %6)
  %56 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !171
  %58 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 2
  %59 = load ptr, ptr %58, align 8, !tbaa !172
  %60 = call i64 %57(ptr noundef %59, ptr noundef nonnull %6)
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = add i64 %60, %50
  %64 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !173
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %62
  %68 = load i64, ptr %8, align 8, !tbaa !11
  %69 = icmp ugt i64 %63, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  store i64 %63, ptr %8, align 8, !tbaa !11
  br label %71

71:                                               ; preds = %70, %67, %62, %48
  %72 = phi i32 [ 1, %48 ], [ 4, %62 ], [ 0, %70 ], [ 0, %67 ]
  %73 = phi i64 [ %50, %48 ], [ %63, %62 ], [ 0, %70 ], [ 0, %67 ]
  switch i32 %72, label %78 [
    i32 0, label %74
    i32 4, label %74
  ]

74:                                               ; preds = %71, %71
  %75 = add nuw i64 %51, 1
  %76 = load i64, ptr %43, align 8, !tbaa !167
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %48, label %78, !llvm.loop !174

78:                                               ; preds = %71, %74
  %79 = phi i1 [ %49, %71 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %85

81:                                               ; preds = %41
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %83 = load ptr, ptr %82, align 8, !tbaa !175
  %84 = call i32 %83(ptr noundef %42, ptr noundef nonnull %8)
  br label %85

85:                                               ; preds = %81, %78
  %86 = phi i32 [ %80, %78 ], [ %84, %81 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %21, ptr %89, align 8, !tbaa !86
  %90 = icmp eq i32 %86, -1
  %91 = select i1 %90, i32 3, i32 6
  br label %123

92:                                               ; preds = %85
  %93 = icmp eq i32 %86, 1
  br i1 %93, label %123, label %94

94:                                               ; preds = %92
  switch i32 %4, label %108 [
    i32 3, label %95
    i32 1, label %103
    i32 2, label %106
  ]

95:                                               ; preds = %94
  %96 = load i64, ptr %8, align 8, !tbaa !11
  %97 = or i64 %96, %2
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 92
  %99 = load i64, ptr %98, align 8, !tbaa !176
  %100 = and i64 %97, %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %123

102:                                              ; preds = %95
  switch i32 %4, label %108 [
    i32 1, label %103
    i32 2, label %106
  ]

103:                                              ; preds = %94, %102
  %104 = load i64, ptr %8, align 8, !tbaa !11
  %105 = add i64 %104, %2
  br label %117

106:                                              ; preds = %94, %102
  %107 = load i64, ptr %8, align 8, !tbaa !11
  br label %117

108:                                              ; preds = %94, %102
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 91
  %110 = load i64, ptr %109, align 8, !tbaa !177
  %111 = mul i64 %110, %2
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 90
  %113 = load i64, ptr %112, align 8, !tbaa !178
  %114 = load i64, ptr %8, align 8, !tbaa !11
  %115 = mul i64 %114, %113
  %116 = add i64 %115, %111
  br label %117

117:                                              ; preds = %106, %108, %103
  %118 = phi i64 [ %105, %103 ], [ %107, %106 ], [ %116, %108 ]
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %120 = load i64, ptr %119, align 8, !tbaa !160
  %121 = and i64 %120, %118
  %122 = icmp eq i64 %121, 0
  br label %123

123:                                              ; preds = %117, %95, %92, %88
  %124 = phi i64 [ %2, %88 ], [ %2, %92 ], [ %2, %95 ], [ %118, %117 ]
  %125 = phi i32 [ %91, %88 ], [ 0, %92 ], [ 6, %95 ], [ 6, %117 ]
  %126 = phi i1 [ false, %88 ], [ false, %92 ], [ false, %95 ], [ %122, %117 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br i1 %126, label %127, label %133

127:                                              ; preds = %123, %5
  %128 = phi i64 [ %124, %123 ], [ %2, %5 ]
  %129 = and i32 %4, 1
  %130 = call fastcc i32 @push(ptr noundef %0, i64 noundef %128, i32 noundef %12, i32 noundef %129)
  %131 = icmp eq i32 %130, 0
  %132 = select i1 %131, i32 4, i32 0
  br label %133

133:                                              ; preds = %123, %127
  %134 = phi i32 [ %132, %127 ], [ %125, %123 ]
  ret i32 %134
}

define internal fastcc i32 @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %3 = load ptr, ptr %2, align 8, !tbaa !179
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  store i64 %4, ptr %5, align 8, !tbaa !180
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %7 = load ptr, ptr %6, align 8, !tbaa !181
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %9 = load i64, ptr %8, align 8, !tbaa !182
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !154
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !156
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !154
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !183

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !154
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %37 = load i64, ptr %36, align 8, !tbaa !151
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !151
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %40 = load ptr, ptr %39, align 8, !tbaa !184
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !21
  store i32 %43, ptr %33, align 8, !tbaa !154
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !154
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %47 = load i64, ptr %46, align 8, !tbaa !185
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !185
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !185
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %57, label %74

57:                                               ; preds = %51
  %58 = add i64 %53, 2
  %59 = icmp ult i64 %58, %55
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = getelementptr inbounds i64, ptr %3, i64 %58
  %62 = load i64, ptr %61, align 8, !tbaa !11
  %63 = getelementptr inbounds i64, ptr %3, i64 %54
  %64 = load i64, ptr %63, align 8, !tbaa !11
  %65 = icmp ult i64 %62, %64
  %66 = select i1 %65, i64 %58, i64 %54
  br label %67

67:                                               ; preds = %60, %57
  %68 = phi i64 [ %54, %57 ], [ %66, %60 ]
  %69 = getelementptr inbounds i64, ptr %3, i64 %68
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = icmp ugt i64 %50, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %67
  %73 = getelementptr inbounds i64, ptr %3, i64 %52
  store i64 %70, ptr %73, align 8, !tbaa !11
  br label %74

74:                                               ; preds = %67, %51, %72
  %75 = phi i1 [ false, %67 ], [ false, %51 ], [ true, %72 ]
  %76 = phi i64 [ %52, %67 ], [ %52, %51 ], [ %68, %72 ]
  br i1 %75, label %51, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds i64, ptr %3, i64 %76
  store i64 %50, ptr %78, align 8, !tbaa !11
  br label %79

79:                                               ; preds = %31, %77
  ret i32 %35
}

define i32 @search_distances(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca [3 x ptr], align 16
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %7 = load ptr, ptr %6, align 8, !tbaa !186
  %8 = icmp eq ptr %7, null
  br i1 %8, label %32, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %1008, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %16 = load i64, ptr @DISTANCES, align 8
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %19 = load i64, ptr @ROOM, align 8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  br label %760

32:                                               ; preds = %2
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %34 = load i64, ptr %33, align 8, !tbaa !38
  %35 = add i64 %34, %1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %43 = load i64, ptr @WORDS, align 8
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %47 = icmp eq i64 %43, 0
  %48 = load i64, ptr @TAG_MASK, align 8
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %54 = load i64, ptr @ROOM, align 8
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 0
  %64 = load i64, ptr @PRICES, align 8
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  br label %66

66:                                               ; preds = %462, %32
  %67 = phi i32 [ undef, %32 ], [ %464, %462 ]
  %68 = load i64, ptr %33, align 8, !tbaa !38
  %69 = icmp ult i64 %68, %35
  br i1 %69, label %70, label %466

70:                                               ; preds = %66
  %71 = load i64, ptr %36, align 8, !tbaa !26
  %72 = icmp eq i64 %71, %68
  br i1 %72, label %466, label %73

73:                                               ; preds = %70
  %74 = load i64, ptr %37, align 8, !tbaa !10
  %75 = load i64, ptr %38, align 8, !tbaa !4
  %76 = add i64 %75, 1
  %77 = udiv i64 %74, %76
  %78 = call i64 @llvm.umin.i64(i64 %77, i64 64)
  %79 = sub i64 %71, %68
  %80 = icmp ugt i64 %79, %78
  %81 = add i64 %78, %68
  %82 = select i1 %80, i64 %81, i64 %71
  %83 = icmp ult i64 %68, %82
  br i1 %83, label %87, label %191

84:                                               ; preds = %188
  %85 = add nuw i64 %91, 1
  %86 = icmp ult i64 %85, %82
  br i1 %86, label %87, label %191, !llvm.loop !187

87:                                               ; preds = %73, %84
  %88 = phi i1 [ %86, %84 ], [ %83, %73 ]
  %89 = phi i32 [ %190, %84 ], [ %67, %73 ]
  %90 = phi i64 [ %189, %84 ], [ 0, %73 ]
  %91 = phi i64 [ %85, %84 ], [ %68, %73 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %92 = load ptr, ptr %39, align 8, !tbaa !157
  %93 = load i64, ptr %40, align 8, !tbaa !28
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %87
  %96 = load ptr, ptr %42, align 8, !tbaa !33
  %97 = mul i64 %91, %43
  %98 = getelementptr inbounds i64, ptr %96, i64 %97
  br label %105

99:                                               ; preds = %87
  %100 = load ptr, ptr %41, align 8, !tbaa !34
  %101 = getelementptr inbounds i32, ptr %100, i64 %91
  %102 = load i32, ptr %101, align 4, !tbaa !21
  %103 = zext i32 %102 to i64
  %104 = or i64 %103, -9223372036854775808
  store i64 %104, ptr %5, align 8, !tbaa !11
  br label %105

105:                                              ; preds = %99, %95
  %106 = phi ptr [ %5, %99 ], [ %98, %95 ]
  %107 = load ptr, ptr %44, align 8, !tbaa !48
  %108 = mul i64 %90, %43
  %109 = getelementptr inbounds i64, ptr %107, i64 %108
  %110 = load ptr, ptr %45, align 8, !tbaa !158
  %111 = getelementptr inbounds i64, ptr %110, i64 %90
  %112 = call i32 %92(ptr noundef %106, ptr noundef %109, ptr noundef %111)
  %113 = icmp sgt i32 %112, -1
  br i1 %113, label %114, label %188

114:                                              ; preds = %105
  %115 = sub nuw i64 %91, %68
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88, i64 %115
  store i32 %112, ptr %116, align 4, !tbaa !21
  %117 = icmp eq i32 %112, 0
  br i1 %117, label %188, label %118

118:                                              ; preds = %114
  %119 = trunc i64 %90 to i32
  %120 = add i32 %112, %119
  br label %121

121:                                              ; preds = %184, %118
  %122 = phi i64 [ %185, %184 ], [ %90, %118 ]
  %123 = load ptr, ptr %44, align 8, !tbaa !48
  %124 = mul i64 %122, %43
  %125 = getelementptr inbounds i64, ptr %123, i64 %124
  %126 = load ptr, ptr %46, align 8, !tbaa !16
  %127 = icmp eq ptr %126, null
  br i1 %127, label %139, label %128

128:                                              ; preds = %121
  %129 = call i64 %126(ptr noundef %125)
  %130 = mul i64 %129, 246948723733
  %131 = lshr i64 %130, 19
  %132 = and i64 %131, 524287
  %133 = xor i64 %132, %130
  %134 = mul i64 %133, 242235342227
  %135 = and i64 %134, 274877906943
  %136 = lshr i64 %135, 19
  %137 = xor i64 %136, %134
  %138 = call i64 @llvm.fshl.i64(i64 %137, i64 %135, i64 32)
  br label %163

139:                                              ; preds = %121
  br i1 %47, label %158, label %140

140:                                              ; preds = %139, %140
  %141 = phi i64 [ %154, %140 ], [ 0, %139 ]
  %142 = phi i64 [ %153, %140 ], [ -7046029254386353131, %139 ]
  %143 = getelementptr inbounds i64, ptr %125, i64 %141
  %144 = load i64, ptr %143, align 8, !tbaa !11
  %145 = xor i64 %144, %142
  %146 = shl i64 %141, 1
  %147 = add i64 %146, -2960836687051489901
  %148 = zext i64 %145 to i128
  %149 = zext i64 %147 to i128
  %150 = mul nuw i128 %148, %149
  %151 = lshr i128 %150, 64
  %152 = xor i128 %151, %150
  %153 = trunc i128 %152 to i64
  %154 = add nuw i64 %141, 1
  %155 = icmp eq i64 %154, %43
  br i1 %155, label %156, label %140, !llvm.loop !17

156:                                              ; preds = %140
  %157 = trunc i128 %152 to i64
  br label %158

158:                                              ; preds = %156, %139
  %159 = phi i64 [ -7046029254386353131, %139 ], [ %157, %156 ]
  %160 = lshr i64 %159, 32
  %161 = xor i64 %160, %159
  %162 = and i64 %161, %48
  br label %163

163:                                              ; preds = %158, %128
  %164 = phi i64 [ %138, %128 ], [ %162, %158 ]
  %165 = load ptr, ptr %49, align 8, !tbaa !50
  %166 = getelementptr inbounds i64, ptr %165, i64 %122
  store i64 %164, ptr %166, align 8, !tbaa !11
  %167 = load ptr, ptr %50, align 8, !tbaa !57
  %168 = icmp eq ptr %167, null
  br i1 %168, label %172, label %169

169:                                              ; preds = %163
  %170 = lshr i64 %164, 6
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  call void @llvm.prefetch.p0(ptr nonnull %171, i32 0, i32 3, i32 1)
  br label %184

172:                                              ; preds = %163
  %173 = and i64 %164, 63
  %174 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %173, i32 1
  %175 = load i64, ptr %174, align 8, !tbaa !30
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %184, label %177

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %173
  %179 = load ptr, ptr %178, align 8, !tbaa !32
  %180 = lshr i64 %164, 32
  %181 = mul i64 %175, %180
  %182 = lshr i64 %181, 32
  %183 = getelementptr inbounds i64, ptr %179, i64 %182
  call void @llvm.prefetch.p0(ptr %183, i32 0, i32 3, i32 1)
  br label %184

184:                                              ; preds = %177, %172, %169
  %185 = add i64 %122, 1
  %186 = trunc i64 %185 to i32
  %187 = icmp eq i32 %120, %186
  br i1 %187, label %188, label %121, !llvm.loop !188

188:                                              ; preds = %184, %114, %105
  %189 = phi i64 [ %90, %105 ], [ %90, %114 ], [ %185, %184 ]
  %190 = phi i32 [ 6, %105 ], [ %89, %114 ], [ %89, %184 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %113, label %84, label %191

191:                                              ; preds = %188, %84, %73
  %192 = phi i1 [ %83, %73 ], [ %88, %188 ], [ %86, %84 ]
  %193 = phi i64 [ 0, %73 ], [ %189, %84 ], [ %189, %188 ]
  %194 = phi i32 [ %67, %73 ], [ %190, %84 ], [ %190, %188 ]
  br i1 %192, label %462, label %195

195:                                              ; preds = %191
  %196 = load i64, ptr %51, align 8, !tbaa !189
  %197 = add i64 %196, %193
  %198 = icmp ult i64 %197, 4294967296
  br i1 %198, label %199, label %462

199:                                              ; preds = %195
  %200 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %193)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %462, label %202

202:                                              ; preds = %199
  %203 = load i64, ptr %53, align 8, !tbaa !11
  %204 = icmp ult i64 %203, %197
  br i1 %204, label %205, label %240

205:                                              ; preds = %202
  %206 = lshr i64 %203, 2
  %207 = add i64 %203, %54
  %208 = add i64 %207, %206
  %209 = call i64 @llvm.umax.i64(i64 %208, i64 %197)
  %210 = load i64, ptr %55, align 8, !tbaa !12
  %211 = sub i64 %209, %203
  %212 = shl i64 %211, 2
  %213 = add i64 %210, %212
  %214 = load i64, ptr %56, align 8, !tbaa !13
  %215 = icmp ugt i64 %213, %214
  br i1 %215, label %462, label %216

216:                                              ; preds = %205
  %217 = load ptr, ptr %52, align 8, !tbaa !14
  %218 = shl i64 %209, 2
  %219 = call ptr @resize_memory(ptr noundef %217, i64 noundef %218)
  %220 = icmp eq ptr %219, null
  br i1 %220, label %462, label %221

221:                                              ; preds = %216
  %222 = load i64, ptr %53, align 8, !tbaa !11
  %223 = sub i64 %209, %222
  %224 = shl i64 %223, 2
  %225 = load i64, ptr %55, align 8, !tbaa !12
  %226 = add i64 %224, %225
  store i64 %226, ptr %55, align 8, !tbaa !12
  store ptr %219, ptr %52, align 8, !tbaa !14
  store i64 %209, ptr %53, align 8, !tbaa !11
  %227 = load ptr, ptr %57, align 8, !tbaa !15
  %228 = icmp eq ptr %227, null
  %229 = icmp ult i64 %218, 4194304
  %230 = or i1 %229, %228
  br i1 %230, label %240, label %231

231:                                              ; preds = %221
  %232 = ptrtoint ptr %219 to i64
  %233 = and i64 %232, -4096
  %234 = add i64 %218, 4095
  %235 = add i64 %234, %232
  %236 = and i64 %235, -4096
  %237 = inttoptr i64 %233 to ptr
  %238 = sub i64 %236, %233
  %239 = call i32 %227(ptr noundef %237, i64 noundef %238, i32 noundef 14)
  br label %240

240:                                              ; preds = %231, %221, %202
  %241 = load i64, ptr %59, align 8, !tbaa !11
  %242 = icmp ult i64 %241, %197
  br i1 %242, label %243, label %275

243:                                              ; preds = %240
  %244 = lshr i64 %241, 2
  %245 = add i64 %241, %54
  %246 = add i64 %245, %244
  %247 = call i64 @llvm.umax.i64(i64 %246, i64 %197)
  %248 = load i64, ptr %55, align 8, !tbaa !12
  %249 = sub i64 %247, %241
  %250 = add i64 %249, %248
  %251 = load i64, ptr %56, align 8, !tbaa !13
  %252 = icmp ugt i64 %250, %251
  br i1 %252, label %462, label %253

253:                                              ; preds = %243
  %254 = load ptr, ptr %58, align 8, !tbaa !14
  %255 = call ptr @resize_memory(ptr noundef %254, i64 noundef %247)
  %256 = icmp eq ptr %255, null
  br i1 %256, label %462, label %257

257:                                              ; preds = %253
  %258 = load i64, ptr %59, align 8, !tbaa !11
  %259 = sub i64 %247, %258
  %260 = load i64, ptr %55, align 8, !tbaa !12
  %261 = add i64 %259, %260
  store i64 %261, ptr %55, align 8, !tbaa !12
  store ptr %255, ptr %58, align 8, !tbaa !14
  store i64 %247, ptr %59, align 8, !tbaa !11
  %262 = load ptr, ptr %57, align 8, !tbaa !15
  %263 = icmp eq ptr %262, null
  %264 = icmp ult i64 %247, 4194304
  %265 = or i1 %264, %263
  br i1 %265, label %275, label %266

266:                                              ; preds = %257
  %267 = ptrtoint ptr %255 to i64
  %268 = and i64 %267, -4096
  %269 = add i64 %247, 4095
  %270 = add i64 %269, %267
  %271 = and i64 %270, -4096
  %272 = inttoptr i64 %268 to ptr
  %273 = sub i64 %271, %268
  %274 = call i32 %262(ptr noundef %272, i64 noundef %273, i32 noundef 14)
  br label %275

275:                                              ; preds = %266, %257, %240
  %276 = load i64, ptr %36, align 8, !tbaa !26
  %277 = add i64 %193, 1
  %278 = add i64 %277, %276
  %279 = load i64, ptr %61, align 8, !tbaa !11
  %280 = icmp ult i64 %279, %278
  br i1 %280, label %281, label %316

281:                                              ; preds = %275
  %282 = lshr i64 %279, 2
  %283 = add i64 %279, %54
  %284 = add i64 %283, %282
  %285 = call i64 @llvm.umax.i64(i64 %284, i64 %278)
  %286 = load i64, ptr %55, align 8, !tbaa !12
  %287 = sub i64 %285, %279
  %288 = shl i64 %287, 2
  %289 = add i64 %286, %288
  %290 = load i64, ptr %56, align 8, !tbaa !13
  %291 = icmp ugt i64 %289, %290
  br i1 %291, label %462, label %292

292:                                              ; preds = %281
  %293 = load ptr, ptr %60, align 8, !tbaa !14
  %294 = shl i64 %285, 2
  %295 = call ptr @resize_memory(ptr noundef %293, i64 noundef %294)
  %296 = icmp eq ptr %295, null
  br i1 %296, label %462, label %297

297:                                              ; preds = %292
  %298 = load i64, ptr %61, align 8, !tbaa !11
  %299 = sub i64 %285, %298
  %300 = shl i64 %299, 2
  %301 = load i64, ptr %55, align 8, !tbaa !12
  %302 = add i64 %300, %301
  store i64 %302, ptr %55, align 8, !tbaa !12
  store ptr %295, ptr %60, align 8, !tbaa !14
  store i64 %285, ptr %61, align 8, !tbaa !11
  %303 = load ptr, ptr %57, align 8, !tbaa !15
  %304 = icmp eq ptr %303, null
  %305 = icmp ult i64 %294, 4194304
  %306 = or i1 %305, %304
  br i1 %306, label %316, label %307

307:                                              ; preds = %297
  %308 = ptrtoint ptr %295 to i64
  %309 = and i64 %308, -4096
  %310 = add i64 %294, 4095
  %311 = add i64 %310, %308
  %312 = and i64 %311, -4096
  %313 = inttoptr i64 %309 to ptr
  %314 = sub i64 %312, %309
  %315 = call i32 %303(ptr noundef %313, i64 noundef %314, i32 noundef 14)
  br label %316

316:                                              ; preds = %307, %297, %275
  %317 = icmp eq i64 %193, 0
  br i1 %317, label %322, label %318

318:                                              ; preds = %316
  %319 = load ptr, ptr %49, align 8, !tbaa !50
  %320 = load ptr, ptr %46, align 8, !tbaa !16
  %321 = icmp eq ptr %320, null
  br label %323

322:                                              ; preds = %364, %316
  br i1 %83, label %367, label %453

323:                                              ; preds = %364, %318
  %324 = phi i64 [ 0, %318 ], [ %365, %364 ]
  %325 = getelementptr inbounds i64, ptr %319, i64 %324
  %326 = load i64, ptr %325, align 8, !tbaa !11
  br i1 %321, label %327, label %364

327:                                              ; preds = %323
  %328 = and i64 %326, 63
  %329 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %328, i32 1
  %330 = load i64, ptr %329, align 8, !tbaa !30
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %364, label %332

332:                                              ; preds = %327
  %333 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %328
  %334 = lshr i64 %326, 32
  %335 = mul i64 %330, %334
  %336 = lshr i64 %335, 32
  %337 = load ptr, ptr %333, align 8, !tbaa !32
  br label %341

338:                                              ; preds = %347
  %339 = add nuw nsw i64 %342, 1
  %340 = icmp eq i64 %339, 4
  br i1 %340, label %364, label %341, !llvm.loop !190

341:                                              ; preds = %338, %332
  %342 = phi i64 [ 0, %332 ], [ %339, %338 ]
  %343 = add nuw nsw i64 %342, %336
  %344 = getelementptr inbounds i64, ptr %337, i64 %343
  %345 = load i64, ptr %344, align 8, !tbaa !11
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %364, label %347

347:                                              ; preds = %341
  %348 = lshr i64 %345, 32
  %349 = icmp eq i64 %348, %334
  br i1 %349, label %350, label %338

350:                                              ; preds = %347
  %351 = and i64 %345, 4294967295
  %352 = add nsw i64 %351, -1
  %353 = load i64, ptr %40, align 8, !tbaa !28
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %358, label %355

355:                                              ; preds = %350
  %356 = load ptr, ptr %41, align 8, !tbaa !34
  %357 = getelementptr inbounds i32, ptr %356, i64 %352
  br label %362

358:                                              ; preds = %350
  %359 = load ptr, ptr %42, align 8, !tbaa !33
  %360 = mul i64 %352, %43
  %361 = getelementptr inbounds i64, ptr %359, i64 %360
  br label %362

362:                                              ; preds = %355, %358
  %363 = phi ptr [ %361, %358 ], [ %357, %355 ]
  call void @llvm.prefetch.p0(ptr %363, i32 0, i32 3, i32 1)
  br label %364

364:                                              ; preds = %341, %338, %362, %327, %323
  %365 = add nuw i64 %324, 1
  %366 = icmp eq i64 %365, %193
  br i1 %366, label %322, label %323, !llvm.loop !191

367:                                              ; preds = %322, %446
  %368 = phi i1 [ %452, %446 ], [ %83, %322 ]
  %369 = phi i32 [ %445, %446 ], [ %194, %322 ]
  %370 = phi i64 [ %443, %446 ], [ 0, %322 ]
  %371 = phi i64 [ %451, %446 ], [ %68, %322 ]
  %372 = sub nuw i64 %371, %68
  %373 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88, i64 %372
  %374 = load i32, ptr %373, align 4, !tbaa !21
  %375 = zext i32 %374 to i64
  %376 = add i64 %370, %375
  %377 = icmp ult i64 %370, %376
  br i1 %377, label %378, label %442

378:                                              ; preds = %367, %438
  %379 = phi i1 [ %440, %438 ], [ %377, %367 ]
  %380 = phi i32 [ %437, %438 ], [ %369, %367 ]
  %381 = phi i64 [ %439, %438 ], [ %370, %367 ]
  %382 = load ptr, ptr %44, align 8, !tbaa !48
  %383 = mul i64 %381, %43
  %384 = getelementptr inbounds i64, ptr %382, i64 %383
  %385 = load ptr, ptr %49, align 8, !tbaa !50
  %386 = getelementptr inbounds i64, ptr %385, i64 %381
  %387 = load i64, ptr %386, align 8, !tbaa !11
  %388 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %384, i64 noundef %387)
  %389 = icmp slt i64 %388, 0
  br i1 %389, label %435, label %390

390:                                              ; preds = %378
  %391 = load ptr, ptr %45, align 8, !tbaa !158
  %392 = getelementptr inbounds i64, ptr %391, i64 %381
  %393 = load i64, ptr %392, align 8, !tbaa !11
  %394 = load i64, ptr %62, align 8, !tbaa !192
  %395 = icmp ne i64 %394, 0
  br i1 %395, label %396, label %413

396:                                              ; preds = %390
  %397 = load i64, ptr %63, align 8, !tbaa !11
  %398 = icmp eq i64 %397, %393
  br i1 %398, label %405, label %409

399:                                              ; preds = %409
  %400 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 %411
  %401 = load i64, ptr %400, align 8, !tbaa !11
  %402 = icmp eq i64 %401, %393
  br i1 %402, label %403, label %409, !llvm.loop !193

403:                                              ; preds = %399
  %404 = icmp ult i64 %411, %394
  br label %405

405:                                              ; preds = %403, %396
  %406 = phi i1 [ true, %396 ], [ %404, %403 ]
  %407 = phi i64 [ 0, %396 ], [ %411, %403 ]
  %408 = trunc i64 %407 to i32
  br label %413

409:                                              ; preds = %396, %399
  %410 = phi i64 [ %411, %399 ], [ 0, %396 ]
  %411 = add nuw i64 %410, 1
  %412 = icmp eq i64 %411, %394
  br i1 %412, label %413, label %399, !llvm.loop !193

413:                                              ; preds = %409, %405, %390
  %414 = phi i1 [ %406, %405 ], [ %395, %390 ], [ false, %409 ]
  %415 = phi i32 [ %408, %405 ], [ undef, %390 ], [ undef, %409 ]
  br i1 %414, label %423, label %416

416:                                              ; preds = %413
  %417 = icmp eq i64 %394, %64
  br i1 %417, label %423, label %418

418:                                              ; preds = %416
  %419 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 %394
  store i64 %393, ptr %419, align 8, !tbaa !11
  %420 = load i64, ptr %62, align 8, !tbaa !192
  %421 = add i64 %420, 1
  store i64 %421, ptr %62, align 8, !tbaa !192
  %422 = trunc i64 %420 to i32
  br label %423

423:                                              ; preds = %418, %416, %413
  %424 = phi i32 [ %415, %413 ], [ %422, %418 ], [ -1, %416 ]
  %425 = icmp slt i32 %424, 0
  br i1 %425, label %435, label %426

426:                                              ; preds = %423
  %427 = trunc i64 %388 to i32
  %428 = load ptr, ptr %52, align 8, !tbaa !194
  %429 = load i64, ptr %51, align 8, !tbaa !189
  %430 = getelementptr inbounds i32, ptr %428, i64 %429
  store i32 %427, ptr %430, align 4, !tbaa !21
  %431 = trunc i32 %424 to i8
  %432 = load ptr, ptr %58, align 8, !tbaa !195
  %433 = add i64 %429, 1
  store i64 %433, ptr %51, align 8, !tbaa !189
  %434 = getelementptr inbounds i8, ptr %432, i64 %429
  store i8 %431, ptr %434, align 1, !tbaa !101
  br label %435

435:                                              ; preds = %426, %423, %378
  %436 = phi i1 [ true, %426 ], [ false, %423 ], [ false, %378 ]
  %437 = phi i32 [ %380, %426 ], [ 6, %423 ], [ 4, %378 ]
  br i1 %436, label %438, label %442

438:                                              ; preds = %435
  %439 = add nuw i64 %381, 1
  %440 = icmp ult i64 %439, %376
  %441 = icmp eq i64 %439, %376
  br i1 %441, label %442, label %378, !llvm.loop !196

442:                                              ; preds = %438, %435, %367
  %443 = phi i64 [ %370, %367 ], [ %381, %435 ], [ %439, %438 ]
  %444 = phi i1 [ %377, %367 ], [ %379, %435 ], [ %440, %438 ]
  %445 = phi i32 [ %369, %367 ], [ %437, %435 ], [ %437, %438 ]
  br i1 %444, label %453, label %446

446:                                              ; preds = %442
  %447 = load i64, ptr %51, align 8, !tbaa !189
  %448 = trunc i64 %447 to i32
  %449 = load ptr, ptr %60, align 8, !tbaa !197
  %450 = getelementptr inbounds i32, ptr %449, i64 %371
  store i32 %448, ptr %450, align 4, !tbaa !21
  %451 = add nuw i64 %371, 1
  %452 = icmp ult i64 %451, %82
  br i1 %452, label %367, label %453, !llvm.loop !198

453:                                              ; preds = %446, %442, %322
  %454 = phi i1 [ %83, %322 ], [ %368, %442 ], [ %452, %446 ]
  %455 = phi i32 [ %194, %322 ], [ %445, %442 ], [ %445, %446 ]
  br i1 %454, label %462, label %456

456:                                              ; preds = %453
  store i64 %82, ptr %33, align 8, !tbaa !38
  %457 = load i64, ptr %36, align 8, !tbaa !26
  %458 = load i64, ptr %65, align 8, !tbaa !98
  %459 = icmp ugt i64 %457, %458
  %460 = zext i1 %459 to i32
  %461 = select i1 %459, i32 5, i32 %455
  br label %462

462:                                              ; preds = %456, %453, %292, %281, %253, %243, %216, %205, %199, %195, %191
  %463 = phi i32 [ 1, %191 ], [ 1, %453 ], [ 1, %195 ], [ 1, %199 ], [ %460, %456 ], [ 1, %205 ], [ 1, %216 ], [ 1, %243 ], [ 1, %253 ], [ 1, %281 ], [ 1, %292 ]
  %464 = phi i32 [ %194, %191 ], [ %455, %453 ], [ 6, %195 ], [ 4, %199 ], [ %461, %456 ], [ 4, %205 ], [ 4, %216 ], [ 4, %243 ], [ 4, %253 ], [ 4, %281 ], [ 4, %292 ]
  %465 = icmp eq i32 %463, 0
  br i1 %465, label %66, label %466, !llvm.loop !199

466:                                              ; preds = %66, %70, %462
  %467 = phi i32 [ 2, %70 ], [ 0, %66 ], [ %464, %462 ]
  %468 = icmp eq i32 %467, 2
  br i1 %468, label %469, label %1008

469:                                              ; preds = %466
  %470 = load i64, ptr %51, align 8, !tbaa !189
  %471 = mul i64 %470, 5
  %472 = load i64, ptr %36, align 8, !tbaa !26
  %473 = add i64 %472, 1
  %474 = shl i64 %473, 2
  %475 = load i64, ptr %55, align 8, !tbaa !12
  %476 = add i64 %475, %471
  %477 = add i64 %476, %474
  %478 = load i64, ptr %56, align 8, !tbaa !13
  %479 = icmp ugt i64 %477, %478
  br i1 %479, label %642, label %480

480:                                              ; preds = %469
  %481 = call ptr @take_memory(i64 noundef %473, i64 noundef 4)
  %482 = load i64, ptr %51, align 8, !tbaa !189
  %483 = add i64 %482, 1
  %484 = call ptr @take_memory(i64 noundef %483, i64 noundef 4)
  %485 = load i64, ptr %51, align 8, !tbaa !189
  %486 = add i64 %485, 1
  %487 = call ptr @take_memory(i64 noundef %486, i64 noundef 1)
  %488 = icmp ne ptr %481, null
  %489 = icmp ne ptr %484, null
  %490 = select i1 %488, i1 %489, i1 false
  %491 = icmp ne ptr %487, null
  %492 = select i1 %490, i1 %491, i1 false
  br i1 %492, label %493, label %609

493:                                              ; preds = %480
  %494 = load i64, ptr %36, align 8, !tbaa !26
  %495 = shl i64 %494, 2
  %496 = add i64 %495, 4
  %497 = load ptr, ptr %57, align 8, !tbaa !15
  %498 = icmp eq ptr %497, null
  %499 = icmp ult i64 %496, 4194304
  %500 = or i1 %498, %499
  br i1 %500, label %510, label %501

501:                                              ; preds = %493
  %502 = ptrtoint ptr %481 to i64
  %503 = and i64 %502, -4096
  %504 = add i64 %502, 4099
  %505 = add i64 %504, %495
  %506 = and i64 %505, -4096
  %507 = inttoptr i64 %503 to ptr
  %508 = sub i64 %506, %503
  %509 = call i32 %497(ptr noundef %507, i64 noundef %508, i32 noundef 14)
  br label %510

510:                                              ; preds = %501, %493
  %511 = load i64, ptr %51, align 8, !tbaa !189
  %512 = shl i64 %511, 2
  %513 = load ptr, ptr %57, align 8, !tbaa !15
  %514 = icmp eq ptr %513, null
  %515 = icmp ult i64 %512, 4194304
  %516 = or i1 %515, %514
  br i1 %516, label %526, label %517

517:                                              ; preds = %510
  %518 = ptrtoint ptr %484 to i64
  %519 = and i64 %518, -4096
  %520 = add i64 %518, 4095
  %521 = add i64 %520, %512
  %522 = and i64 %521, -4096
  %523 = inttoptr i64 %519 to ptr
  %524 = sub i64 %522, %519
  %525 = call i32 %513(ptr noundef %523, i64 noundef %524, i32 noundef 14)
  br label %526

526:                                              ; preds = %517, %510
  %527 = load i64, ptr %51, align 8, !tbaa !189
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %531, label %529

529:                                              ; preds = %526
  %530 = load ptr, ptr %52, align 8, !tbaa !194
  br label %536

531:                                              ; preds = %536, %526
  %532 = load i64, ptr %36, align 8, !tbaa !26
  %533 = icmp eq i64 %532, 0
  br i1 %533, label %547, label %534

534:                                              ; preds = %531
  %535 = load i32, ptr %481, align 4
  br label %549

536:                                              ; preds = %536, %529
  %537 = phi i64 [ 0, %529 ], [ %545, %536 ]
  %538 = getelementptr inbounds i32, ptr %530, i64 %537
  %539 = load i32, ptr %538, align 4, !tbaa !21
  %540 = add i32 %539, 1
  %541 = zext i32 %540 to i64
  %542 = getelementptr inbounds i32, ptr %481, i64 %541
  %543 = load i32, ptr %542, align 4, !tbaa !21
  %544 = add i32 %543, 1
  store i32 %544, ptr %542, align 4, !tbaa !21
  %545 = add nuw i64 %537, 1
  %546 = icmp eq i64 %545, %527
  br i1 %546, label %531, label %536, !llvm.loop !200

547:                                              ; preds = %549, %531
  %548 = call i64 @llvm.usub.sat.i64(i64 %527, i64 1)
  br i1 %533, label %609, label %557

549:                                              ; preds = %534, %549
  %550 = phi i32 [ %535, %534 ], [ %555, %549 ]
  %551 = phi i64 [ 0, %534 ], [ %552, %549 ]
  %552 = add nuw i64 %551, 1
  %553 = getelementptr inbounds i32, ptr %481, i64 %552
  %554 = load i32, ptr %553, align 4, !tbaa !21
  %555 = add i32 %554, %550
  store i32 %555, ptr %553, align 4, !tbaa !21
  %556 = icmp eq i64 %552, %532
  br i1 %556, label %547, label %549, !llvm.loop !201

557:                                              ; preds = %547, %604
  %558 = phi i64 [ %606, %604 ], [ 0, %547 ]
  %559 = phi i64 [ %605, %604 ], [ 0, %547 ]
  %560 = load ptr, ptr %60, align 8, !tbaa !197
  %561 = getelementptr inbounds i32, ptr %560, i64 %558
  %562 = load i32, ptr %561, align 4, !tbaa !21
  %563 = zext i32 %562 to i64
  %564 = icmp ult i64 %559, %563
  br i1 %564, label %565, label %604

565:                                              ; preds = %557
  %566 = trunc i64 %558 to i32
  br label %567

567:                                              ; preds = %567, %565
  %568 = phi i64 [ %559, %565 ], [ %598, %567 ]
  %569 = add nuw nsw i64 %568, 8
  %570 = call i64 @llvm.umin.i64(i64 %569, i64 %548)
  %571 = add nuw nsw i64 %568, 32
  %572 = call i64 @llvm.umin.i64(i64 %571, i64 %548)
  %573 = load ptr, ptr %52, align 8, !tbaa !194
  %574 = getelementptr inbounds i32, ptr %573, i64 %572
  %575 = load i32, ptr %574, align 4, !tbaa !21
  %576 = zext i32 %575 to i64
  %577 = getelementptr inbounds i32, ptr %481, i64 %576
  call void @llvm.prefetch.p0(ptr nonnull %577, i32 1, i32 3, i32 1)
  %578 = getelementptr inbounds i32, ptr %573, i64 %570
  %579 = load i32, ptr %578, align 4, !tbaa !21
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds i32, ptr %481, i64 %580
  %582 = load i32, ptr %581, align 4, !tbaa !21
  %583 = zext i32 %582 to i64
  %584 = getelementptr inbounds i32, ptr %484, i64 %583
  call void @llvm.prefetch.p0(ptr nonnull %584, i32 1, i32 3, i32 1)
  %585 = getelementptr inbounds i8, ptr %487, i64 %583
  call void @llvm.prefetch.p0(ptr nonnull %585, i32 1, i32 3, i32 1)
  %586 = getelementptr inbounds i32, ptr %573, i64 %568
  %587 = load i32, ptr %586, align 4, !tbaa !21
  %588 = zext i32 %587 to i64
  %589 = getelementptr inbounds i32, ptr %481, i64 %588
  %590 = load i32, ptr %589, align 4, !tbaa !21
  %591 = add i32 %590, 1
  store i32 %591, ptr %589, align 4, !tbaa !21
  %592 = zext i32 %590 to i64
  %593 = getelementptr inbounds i32, ptr %484, i64 %592
  store i32 %566, ptr %593, align 4, !tbaa !21
  %594 = load ptr, ptr %58, align 8, !tbaa !195
  %595 = getelementptr inbounds i8, ptr %594, i64 %568
  %596 = load i8, ptr %595, align 1, !tbaa !101
  %597 = getelementptr inbounds i8, ptr %487, i64 %592
  store i8 %596, ptr %597, align 1, !tbaa !101
  %598 = add nuw nsw i64 %568, 1
  %599 = load ptr, ptr %60, align 8, !tbaa !197
  %600 = getelementptr inbounds i32, ptr %599, i64 %558
  %601 = load i32, ptr %600, align 4, !tbaa !21
  %602 = zext i32 %601 to i64
  %603 = icmp ult i64 %598, %602
  br i1 %603, label %567, label %604, !llvm.loop !202

604:                                              ; preds = %567, %557
  %605 = phi i64 [ %559, %557 ], [ %598, %567 ]
  %606 = add nuw i64 %558, 1
  %607 = load i64, ptr %36, align 8, !tbaa !26
  %608 = icmp ult i64 %606, %607
  br i1 %608, label %557, label %609, !llvm.loop !203

609:                                              ; preds = %604, %547, %480
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %610 = load ptr, ptr %60, align 8, !tbaa !197
  store ptr %610, ptr %4, align 16, !tbaa !14
  %611 = getelementptr inbounds ptr, ptr %4, i64 1
  %612 = load ptr, ptr %52, align 8, !tbaa !194
  store ptr %612, ptr %611, align 8, !tbaa !14
  %613 = getelementptr inbounds ptr, ptr %4, i64 2
  %614 = load ptr, ptr %58, align 8, !tbaa !195
  store ptr %614, ptr %613, align 16, !tbaa !14
  br label %633

615:                                              ; preds = %639
  %616 = load i64, ptr %51, align 8, !tbaa !189
  %617 = mul i64 %616, 5
  %618 = load i64, ptr %36, align 8, !tbaa !26
  %619 = shl i64 %618, 2
  %620 = add i64 %619, %617
  %621 = load i64, ptr %55, align 8, !tbaa !12
  %622 = add i64 %620, %621
  store i64 %622, ptr %55, align 8, !tbaa !12
  %623 = load i64, ptr %53, align 8, !tbaa !204
  %624 = load i64, ptr %59, align 8, !tbaa !205
  %625 = load i64, ptr %61, align 8, !tbaa !206
  %626 = add i64 %625, %623
  %627 = shl i64 %626, 2
  %628 = add i64 %624, %627
  %629 = sub i64 %622, %628
  store i64 %629, ptr %55, align 8, !tbaa !12
  store ptr %481, ptr %60, align 8, !tbaa !197
  store ptr %484, ptr %52, align 8, !tbaa !194
  store ptr %487, ptr %58, align 8, !tbaa !195
  %630 = add i64 %618, 1
  store i64 %630, ptr %61, align 8, !tbaa !206
  %631 = add i64 %616, 1
  store i64 %631, ptr %59, align 8, !tbaa !205
  store i64 %631, ptr %53, align 8, !tbaa !204
  %632 = select i1 %492, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %642

633:                                              ; preds = %639, %609
  %634 = phi i64 [ 0, %609 ], [ %640, %639 ]
  %635 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %634
  %636 = load ptr, ptr %635, align 8, !tbaa !14
  %637 = icmp eq ptr %636, null
  br i1 %637, label %639, label %638

638:                                              ; preds = %633
  call void @give_back(ptr noundef nonnull %636)
  br label %639

639:                                              ; preds = %638, %633
  %640 = add nuw nsw i64 %634, 1
  %641 = icmp eq i64 %640, 3
  br i1 %641, label %615, label %633, !llvm.loop !207

642:                                              ; preds = %469, %615
  %643 = phi i32 [ %632, %615 ], [ 4, %469 ]
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %645, label %1008

645:                                              ; preds = %642
  %646 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %647 = load i64, ptr %36, align 8, !tbaa !26
  %648 = load i64, ptr %646, align 8, !tbaa !11
  %649 = icmp ult i64 %648, %647
  br i1 %649, label %650, label %685

650:                                              ; preds = %645
  %651 = lshr i64 %648, 2
  %652 = add i64 %648, %54
  %653 = add i64 %652, %651
  %654 = call i64 @llvm.umax.i64(i64 %653, i64 %647)
  %655 = load i64, ptr %55, align 8, !tbaa !12
  %656 = sub i64 %654, %648
  %657 = shl i64 %656, 3
  %658 = add i64 %655, %657
  %659 = load i64, ptr %56, align 8, !tbaa !13
  %660 = icmp ugt i64 %658, %659
  br i1 %660, label %1008, label %661

661:                                              ; preds = %650
  %662 = load ptr, ptr %6, align 8, !tbaa !14
  %663 = shl i64 %654, 3
  %664 = call ptr @resize_memory(ptr noundef %662, i64 noundef %663)
  %665 = icmp eq ptr %664, null
  br i1 %665, label %1008, label %666

666:                                              ; preds = %661
  %667 = load i64, ptr %646, align 8, !tbaa !11
  %668 = sub i64 %654, %667
  %669 = shl i64 %668, 3
  %670 = load i64, ptr %55, align 8, !tbaa !12
  %671 = add i64 %669, %670
  store i64 %671, ptr %55, align 8, !tbaa !12
  store ptr %664, ptr %6, align 8, !tbaa !14
  store i64 %654, ptr %646, align 8, !tbaa !11
  %672 = load ptr, ptr %57, align 8, !tbaa !15
  %673 = icmp eq ptr %672, null
  %674 = icmp ult i64 %663, 4194304
  %675 = or i1 %674, %673
  br i1 %675, label %685, label %676

676:                                              ; preds = %666
  %677 = ptrtoint ptr %664 to i64
  %678 = and i64 %677, -4096
  %679 = add i64 %663, 4095
  %680 = add i64 %679, %677
  %681 = and i64 %680, -4096
  %682 = inttoptr i64 %678 to ptr
  %683 = sub i64 %681, %678
  %684 = call i32 %672(ptr noundef %682, i64 noundef %683, i32 noundef 14)
  br label %685

685:                                              ; preds = %676, %666, %645
  %686 = load i64, ptr %36, align 8, !tbaa !26
  %687 = icmp eq i64 %686, 0
  br i1 %687, label %690, label %688

688:                                              ; preds = %685
  %689 = load ptr, ptr %6, align 8, !tbaa !186
  br label %697

690:                                              ; preds = %697, %685
  %691 = load i64, ptr %36, align 8, !tbaa !26
  %692 = icmp eq i64 %691, 0
  br i1 %692, label %1008, label %693

693:                                              ; preds = %690
  %694 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %695 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %696 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  br label %703

697:                                              ; preds = %697, %688
  %698 = phi i64 [ 0, %688 ], [ %700, %697 ]
  %699 = getelementptr inbounds i64, ptr %689, i64 %698
  store i64 -1, ptr %699, align 8, !tbaa !11
  %700 = add nuw i64 %698, 1
  %701 = load i64, ptr %36, align 8, !tbaa !26
  %702 = icmp ult i64 %700, %701
  br i1 %702, label %697, label %690, !llvm.loop !208

703:                                              ; preds = %753, %693
  %704 = phi i32 [ undef, %693 ], [ %752, %753 ]
  %705 = phi i64 [ 0, %693 ], [ %754, %753 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %706 = load ptr, ptr %694, align 8, !tbaa !135
  %707 = load i64, ptr %40, align 8, !tbaa !28
  %708 = icmp eq i64 %707, 0
  br i1 %708, label %709, label %713

709:                                              ; preds = %703
  %710 = load ptr, ptr %42, align 8, !tbaa !33
  %711 = mul i64 %705, %43
  %712 = getelementptr inbounds i64, ptr %710, i64 %711
  br label %719

713:                                              ; preds = %703
  %714 = load ptr, ptr %41, align 8, !tbaa !34
  %715 = getelementptr inbounds i32, ptr %714, i64 %705
  %716 = load i32, ptr %715, align 4, !tbaa !21
  %717 = zext i32 %716 to i64
  %718 = or i64 %717, -9223372036854775808
  store i64 %718, ptr %3, align 8, !tbaa !11
  br label %719

719:                                              ; preds = %713, %709
  %720 = phi ptr [ %3, %713 ], [ %712, %709 ]
  %721 = call i32 %706(ptr noundef %720)
  %722 = icmp slt i32 %721, 1
  br i1 %722, label %750, label %723

723:                                              ; preds = %719
  %724 = trunc i64 %705 to i32
  %725 = load ptr, ptr %6, align 8, !tbaa !186
  %726 = and i64 %705, 4294967295
  %727 = getelementptr inbounds i64, ptr %725, i64 %726
  %728 = load i64, ptr %727, align 8, !tbaa !11
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %745, label %730

730:                                              ; preds = %723
  store i64 0, ptr %727, align 8, !tbaa !11
  %731 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %732 = icmp eq i32 %731, 0
  br i1 %732, label %745, label %733

733:                                              ; preds = %730
  %734 = load i64, ptr %695, align 8, !tbaa !149
  %735 = add i64 %734, 1
  store i64 %735, ptr %695, align 8, !tbaa !149
  %736 = trunc i64 %734 to i32
  %737 = load ptr, ptr %696, align 8, !tbaa !153
  %738 = and i64 %734, 4294967295
  %739 = getelementptr inbounds %struct.Record, ptr %737, i64 %738
  store i64 0, ptr %739, align 8, !tbaa.struct !164
  %740 = getelementptr inbounds i8, ptr %739, i64 8
  store i32 %724, ptr %740, align 8, !tbaa.struct !165
  %741 = getelementptr inbounds i8, ptr %739, i64 12
  store i32 0, ptr %741, align 4, !tbaa.struct !166
  %742 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %736, i32 noundef 0)
  %743 = icmp eq i32 %742, 0
  %744 = select i1 %743, i32 4, i32 0
  br label %745

745:                                              ; preds = %733, %730, %723
  %746 = phi i32 [ %744, %733 ], [ 0, %723 ], [ 4, %730 ]
  %747 = icmp eq i32 %746, 0
  %748 = lshr exact i32 %746, 2
  %749 = select i1 %747, i32 %704, i32 %746
  br label %750

750:                                              ; preds = %745, %719
  %751 = phi i32 [ %748, %745 ], [ 7, %719 ]
  %752 = phi i32 [ %749, %745 ], [ %704, %719 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  switch i32 %751, label %1008 [
    i32 0, label %753
    i32 7, label %753
  ]

753:                                              ; preds = %750, %750
  %754 = add nuw i64 %705, 1
  %755 = load i64, ptr %36, align 8, !tbaa !26
  %756 = icmp ult i64 %754, %755
  br i1 %756, label %703, label %1008, !llvm.loop !209

757:                                              ; preds = %1005
  %758 = add i64 %762, -1
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %1008, label %760, !llvm.loop !210

760:                                              ; preds = %11, %757
  %761 = phi i32 [ undef, %11 ], [ %1007, %757 ]
  %762 = phi i64 [ %1, %11 ], [ %758, %757 ]
  %763 = load i64, ptr %12, align 8, !tbaa !151
  %764 = icmp eq i64 %763, 0
  br i1 %764, label %765, label %850

765:                                              ; preds = %760
  %766 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %767 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %768 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %769 = load i64, ptr %768, align 8, !tbaa !26
  %770 = load i64, ptr %767, align 8, !tbaa !11
  %771 = icmp ult i64 %770, %769
  br i1 %771, label %772, label %811

772:                                              ; preds = %765
  %773 = lshr i64 %770, 2
  %774 = add i64 %773, %770
  %775 = load i64, ptr @ROOM, align 8, !tbaa !11
  %776 = add i64 %774, %775
  %777 = tail call i64 @llvm.umax.i64(i64 %776, i64 %769)
  %778 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %779 = load i64, ptr %778, align 8, !tbaa !12
  %780 = sub i64 %777, %770
  %781 = shl i64 %780, 1
  %782 = add i64 %781, %779
  %783 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %784 = load i64, ptr %783, align 8, !tbaa !13
  %785 = icmp ugt i64 %782, %784
  br i1 %785, label %1008, label %786

786:                                              ; preds = %772
  %787 = load ptr, ptr %766, align 8, !tbaa !14
  %788 = shl i64 %777, 1
  %789 = tail call ptr @resize_memory(ptr noundef %787, i64 noundef %788)
  %790 = icmp eq ptr %789, null
  br i1 %790, label %1008, label %791

791:                                              ; preds = %786
  %792 = load i64, ptr %767, align 8, !tbaa !11
  %793 = sub i64 %777, %792
  %794 = shl i64 %793, 1
  %795 = load i64, ptr %778, align 8, !tbaa !12
  %796 = add i64 %794, %795
  store i64 %796, ptr %778, align 8, !tbaa !12
  store ptr %789, ptr %766, align 8, !tbaa !14
  store i64 %777, ptr %767, align 8, !tbaa !11
  %797 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %798 = load ptr, ptr %797, align 8, !tbaa !15
  %799 = icmp eq ptr %798, null
  %800 = icmp ult i64 %788, 4194304
  %801 = or i1 %800, %799
  br i1 %801, label %811, label %802

802:                                              ; preds = %791
  %803 = ptrtoint ptr %789 to i64
  %804 = and i64 %803, -4096
  %805 = add i64 %788, 4095
  %806 = add i64 %805, %803
  %807 = and i64 %806, -4096
  %808 = inttoptr i64 %804 to ptr
  %809 = sub i64 %807, %804
  %810 = tail call i32 %798(ptr noundef %808, i64 noundef %809, i32 noundef 14)
  br label %811

811:                                              ; preds = %802, %791, %765
  %812 = load i64, ptr %768, align 8, !tbaa !26
  %813 = icmp eq i64 %812, 0
  br i1 %813, label %1008, label %814

814:                                              ; preds = %811
  %815 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %816 = load i64, ptr %815, align 8, !tbaa !211
  %817 = icmp eq i64 %816, 0
  %818 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %819 = load ptr, ptr %6, align 8, !tbaa !186
  %820 = load ptr, ptr %766, align 8, !tbaa !212
  br label %821

821:                                              ; preds = %839, %814
  %822 = phi i64 [ 0, %814 ], [ %848, %839 ]
  br i1 %817, label %839, label %823

823:                                              ; preds = %821
  %824 = load ptr, ptr %818, align 8, !tbaa !213
  %825 = getelementptr inbounds i64, ptr %819, i64 %822
  %826 = load i64, ptr %825, align 8, !tbaa !11
  br label %827

827:                                              ; preds = %827, %823
  %828 = phi i64 [ %816, %823 ], [ %837, %827 ]
  %829 = phi i64 [ 0, %823 ], [ %836, %827 ]
  %830 = add i64 %829, %828
  %831 = lshr i64 %830, 1
  %832 = getelementptr inbounds i64, ptr %824, i64 %831
  %833 = load i64, ptr %832, align 8, !tbaa !11
  %834 = icmp ult i64 %833, %826
  %835 = add nuw i64 %831, 1
  %836 = select i1 %834, i64 %835, i64 %829
  %837 = select i1 %834, i64 %828, i64 %831
  %838 = icmp ult i64 %836, %837
  br i1 %838, label %827, label %839, !llvm.loop !214

839:                                              ; preds = %827, %821
  %840 = phi i64 [ 0, %821 ], [ %836, %827 ]
  %841 = getelementptr inbounds i64, ptr %819, i64 %822
  %842 = load i64, ptr %841, align 8, !tbaa !11
  %843 = icmp eq i64 %842, -1
  %844 = trunc i64 %840 to i16
  %845 = add i16 %844, 1
  %846 = select i1 %843, i16 0, i16 %845
  %847 = getelementptr inbounds i16, ptr %820, i64 %822
  store i16 %846, ptr %847, align 2, !tbaa !108
  %848 = add nuw i64 %822, 1
  %849 = icmp eq i64 %848, %812
  br i1 %849, label %1008, label %821, !llvm.loop !215

850:                                              ; preds = %760
  %851 = tail call fastcc i32 @pop(ptr noundef %0)
  %852 = load ptr, ptr %13, align 8, !tbaa !153
  %853 = zext i32 %851 to i64
  %854 = getelementptr inbounds %struct.Record, ptr %852, i64 %853
  %855 = getelementptr inbounds %struct.Record, ptr %852, i64 %853, i32 1
  %856 = load i32, ptr %855, align 8, !tbaa !154
  %857 = load i64, ptr %854, align 8, !tbaa !156
  %858 = load ptr, ptr %6, align 8, !tbaa !186
  %859 = zext i32 %856 to i64
  %860 = getelementptr inbounds i64, ptr %858, i64 %859
  %861 = load i64, ptr %860, align 8, !tbaa !11
  %862 = icmp eq i64 %861, %857
  br i1 %862, label %863, label %1005

863:                                              ; preds = %850
  %864 = load i64, ptr %14, align 8, !tbaa !211
  %865 = icmp eq i64 %864, 0
  br i1 %865, label %872, label %866

866:                                              ; preds = %863
  %867 = load ptr, ptr %15, align 8, !tbaa !213
  %868 = add i64 %864, -1
  %869 = getelementptr inbounds i64, ptr %867, i64 %868
  %870 = load i64, ptr %869, align 8, !tbaa !11
  %871 = icmp eq i64 %870, %857
  br i1 %871, label %918, label %872

872:                                              ; preds = %866, %863
  %873 = icmp eq i64 %864, %16
  br i1 %873, label %1005, label %874

874:                                              ; preds = %872
  %875 = add i64 %864, 1
  %876 = load i64, ptr %18, align 8, !tbaa !11
  %877 = icmp ult i64 %876, %875
  br i1 %877, label %878, label %913

878:                                              ; preds = %874
  %879 = lshr i64 %876, 2
  %880 = add i64 %879, %876
  %881 = add i64 %880, %19
  %882 = tail call i64 @llvm.umax.i64(i64 %881, i64 %875)
  %883 = load i64, ptr %20, align 8, !tbaa !12
  %884 = sub i64 %882, %876
  %885 = shl i64 %884, 3
  %886 = add i64 %885, %883
  %887 = load i64, ptr %21, align 8, !tbaa !13
  %888 = icmp ugt i64 %886, %887
  br i1 %888, label %1005, label %889

889:                                              ; preds = %878
  %890 = load ptr, ptr %17, align 8, !tbaa !14
  %891 = shl i64 %882, 3
  %892 = tail call ptr @resize_memory(ptr noundef %890, i64 noundef %891)
  %893 = icmp eq ptr %892, null
  br i1 %893, label %1005, label %894

894:                                              ; preds = %889
  %895 = load i64, ptr %18, align 8, !tbaa !11
  %896 = sub i64 %882, %895
  %897 = shl i64 %896, 3
  %898 = load i64, ptr %20, align 8, !tbaa !12
  %899 = add i64 %897, %898
  store i64 %899, ptr %20, align 8, !tbaa !12
  store ptr %892, ptr %17, align 8, !tbaa !14
  store i64 %882, ptr %18, align 8, !tbaa !11
  %900 = load ptr, ptr %22, align 8, !tbaa !15
  %901 = icmp eq ptr %900, null
  %902 = icmp ult i64 %891, 4194304
  %903 = or i1 %902, %901
  br i1 %903, label %913, label %904

904:                                              ; preds = %894
  %905 = ptrtoint ptr %892 to i64
  %906 = and i64 %905, -4096
  %907 = add i64 %891, 4095
  %908 = add i64 %907, %905
  %909 = and i64 %908, -4096
  %910 = inttoptr i64 %906 to ptr
  %911 = sub i64 %909, %906
  %912 = tail call i32 %900(ptr noundef %910, i64 noundef %911, i32 noundef 14)
  br label %913

913:                                              ; preds = %904, %894, %874
  %914 = load ptr, ptr %17, align 8, !tbaa !213
  %915 = load i64, ptr %14, align 8, !tbaa !211
  %916 = add i64 %915, 1
  store i64 %916, ptr %14, align 8, !tbaa !211
  %917 = getelementptr inbounds i64, ptr %914, i64 %915
  store i64 %857, ptr %917, align 8, !tbaa !11
  br label %918

918:                                              ; preds = %913, %866
  %919 = load ptr, ptr %23, align 8, !tbaa !184
  %920 = getelementptr inbounds i32, ptr %919, i64 %853
  %921 = load i32, ptr %920, align 4, !tbaa !21
  %922 = icmp eq i32 %921, 0
  br i1 %922, label %932, label %923

923:                                              ; preds = %918
  %924 = load ptr, ptr %24, align 8, !tbaa !197
  %925 = load ptr, ptr %13, align 8, !tbaa !153
  %926 = add i32 %921, -1
  %927 = zext i32 %926 to i64
  %928 = getelementptr inbounds %struct.Record, ptr %925, i64 %927, i32 1
  %929 = load i32, ptr %928, align 8, !tbaa !154
  %930 = zext i32 %929 to i64
  %931 = getelementptr inbounds i32, ptr %924, i64 %930
  tail call void @llvm.prefetch.p0(ptr %931, i32 0, i32 3, i32 1)
  br label %932

932:                                              ; preds = %923, %918
  %933 = icmp eq i32 %856, 0
  br i1 %933, label %940, label %934

934:                                              ; preds = %932
  %935 = load ptr, ptr %25, align 8, !tbaa !197
  %936 = add i32 %856, -1
  %937 = zext i32 %936 to i64
  %938 = getelementptr inbounds i32, ptr %935, i64 %937
  %939 = load i32, ptr %938, align 4, !tbaa !21
  br label %940

940:                                              ; preds = %932, %934
  %941 = phi i32 [ %939, %934 ], [ 0, %932 ]
  %942 = zext i32 %941 to i64
  %943 = load ptr, ptr %26, align 8, !tbaa !197
  %944 = getelementptr inbounds i32, ptr %943, i64 %859
  %945 = load i32, ptr %944, align 4, !tbaa !21
  %946 = zext i32 %945 to i64
  %947 = icmp ult i32 %941, %945
  br i1 %947, label %948, label %951

948:                                              ; preds = %940
  %949 = load ptr, ptr %6, align 8, !tbaa !186
  %950 = load ptr, ptr %27, align 8, !tbaa !194
  br label %953

951:                                              ; preds = %953, %940
  %952 = icmp ult i32 %941, %945
  br i1 %952, label %961, label %1005

953:                                              ; preds = %948, %953
  %954 = phi i64 [ %942, %948 ], [ %959, %953 ]
  %955 = getelementptr inbounds i32, ptr %950, i64 %954
  %956 = load i32, ptr %955, align 4, !tbaa !21
  %957 = zext i32 %956 to i64
  %958 = getelementptr inbounds i64, ptr %949, i64 %957
  tail call void @llvm.prefetch.p0(ptr %958, i32 0, i32 3, i32 1)
  %959 = add nuw nsw i64 %954, 1
  %960 = icmp eq i64 %959, %946
  br i1 %960, label %951, label %953, !llvm.loop !216

961:                                              ; preds = %951, %998
  %962 = phi i32 [ %1001, %998 ], [ %761, %951 ]
  %963 = phi i64 [ %1002, %998 ], [ %942, %951 ]
  %964 = load ptr, ptr %28, align 8, !tbaa !194
  %965 = getelementptr inbounds i32, ptr %964, i64 %963
  %966 = load i32, ptr %965, align 4, !tbaa !21
  %967 = load ptr, ptr %29, align 8, !tbaa !195
  %968 = getelementptr inbounds i8, ptr %967, i64 %963
  %969 = load i8, ptr %968, align 1, !tbaa !101
  %970 = zext i8 %969 to i64
  %971 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 %970
  %972 = load i64, ptr %971, align 8, !tbaa !11
  %973 = add i64 %972, %857
  %974 = load ptr, ptr %6, align 8, !tbaa !186
  %975 = zext i32 %966 to i64
  %976 = getelementptr inbounds i64, ptr %974, i64 %975
  %977 = load i64, ptr %976, align 8, !tbaa !11
  %978 = icmp ugt i64 %977, %973
  br i1 %978, label %979, label %998

979:                                              ; preds = %961
  %980 = load i64, ptr %30, align 8, !tbaa !160
  %981 = and i64 %980, %973
  %982 = icmp eq i64 %981, 0
  br i1 %982, label %983, label %998

983:                                              ; preds = %979
  store i64 %973, ptr %976, align 8, !tbaa !11
  %984 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %985 = icmp eq i32 %984, 0
  br i1 %985, label %998, label %986

986:                                              ; preds = %983
  %987 = load i64, ptr %31, align 8, !tbaa !149
  %988 = add i64 %987, 1
  store i64 %988, ptr %31, align 8, !tbaa !149
  %989 = trunc i64 %987 to i32
  %990 = load ptr, ptr %13, align 8, !tbaa !153
  %991 = and i64 %987, 4294967295
  %992 = getelementptr inbounds %struct.Record, ptr %990, i64 %991
  store i64 %973, ptr %992, align 8, !tbaa.struct !164
  %993 = getelementptr inbounds i8, ptr %992, i64 8
  store i32 %966, ptr %993, align 8, !tbaa.struct !165
  %994 = getelementptr inbounds i8, ptr %992, i64 12
  store i32 0, ptr %994, align 4, !tbaa.struct !166
  %995 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef %973, i32 noundef %989, i32 noundef 0)
  %996 = icmp eq i32 %995, 0
  %997 = select i1 %996, i32 4, i32 0
  br label %998

998:                                              ; preds = %961, %979, %983, %986
  %999 = phi i32 [ %997, %986 ], [ 0, %961 ], [ 6, %979 ], [ 4, %983 ]
  %1000 = icmp ne i32 %999, 0
  %1001 = select i1 %1000, i32 %999, i32 %962
  %1002 = add nuw nsw i64 %963, 1
  %1003 = icmp eq i64 %1002, %946
  %1004 = select i1 %1000, i1 true, i1 %1003
  br i1 %1004, label %1005, label %961, !llvm.loop !217

1005:                                             ; preds = %998, %951, %889, %878, %872, %850
  %1006 = phi i1 [ true, %872 ], [ false, %850 ], [ true, %878 ], [ true, %889 ], [ false, %951 ], [ %1000, %998 ]
  %1007 = phi i32 [ 6, %872 ], [ %761, %850 ], [ 4, %878 ], [ 4, %889 ], [ %761, %951 ], [ %1001, %998 ]
  br i1 %1006, label %1008, label %757

1008:                                             ; preds = %1005, %757, %839, %753, %750, %9, %811, %786, %772, %690, %661, %650, %466, %642
  %1009 = phi i32 [ %467, %466 ], [ %643, %642 ], [ 4, %650 ], [ 4, %661 ], [ 0, %690 ], [ 4, %772 ], [ 4, %786 ], [ 2, %811 ], [ 0, %9 ], [ %752, %750 ], [ 0, %753 ], [ 2, %839 ], [ 0, %757 ], [ %1007, %1005 ]
  ret i32 %1009
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [10 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  store ptr %21, ptr %20, align 8, !tbaa !14
  br label %23

22:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %2)
  ret i32 0

23:                                               ; preds = %1, %30
  %24 = phi i64 [ 0, %1 ], [ %31, %30 ]
  %25 = getelementptr inbounds [10 x ptr], ptr %2, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !14
  %27 = load ptr, ptr %26, align 8, !tbaa !14
  %28 = icmp eq ptr %27, null
  br i1 %28, label %30, label %29

29:                                               ; preds = %23
  tail call void @give_back(ptr noundef nonnull %27)
  store ptr null, ptr %26, align 8, !tbaa !14
  br label %30

30:                                               ; preds = %23, %29
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, 10
  br i1 %32, label %22, label %23, !llvm.loop !218
}

define i64 @search_distance(ptr nocapture noundef readonly %0, ptr noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %5 = load ptr, ptr %4, align 8, !tbaa !16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = tail call i64 %5(ptr noundef %1)
  %9 = mul i64 %8, 246948723733
  %10 = lshr i64 %9, 19
  %11 = and i64 %10, 524287
  %12 = xor i64 %11, %9
  %13 = mul i64 %12, 242235342227
  %14 = and i64 %13, 274877906943
  %15 = lshr i64 %14, 19
  %16 = xor i64 %15, %13
  %17 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %14, i64 32)
  br label %45

18:                                               ; preds = %2
  %19 = load i64, ptr @WORDS, align 8, !tbaa !11
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %39, label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %35, %21 ], [ 0, %18 ]
  %23 = phi i64 [ %34, %21 ], [ -7046029254386353131, %18 ]
  %24 = getelementptr inbounds i64, ptr %1, i64 %22
  %25 = load i64, ptr %24, align 8, !tbaa !11
  %26 = xor i64 %25, %23
  %27 = shl i64 %22, 1
  %28 = add i64 %27, -2960836687051489901
  %29 = zext i64 %26 to i128
  %30 = zext i64 %28 to i128
  %31 = mul nuw i128 %29, %30
  %32 = lshr i128 %31, 64
  %33 = xor i128 %32, %31
  %34 = trunc i128 %33 to i64
  %35 = add nuw i64 %22, 1
  %36 = icmp eq i64 %35, %19
  br i1 %36, label %37, label %21, !llvm.loop !17

37:                                               ; preds = %21
  %38 = trunc i128 %33 to i64
  br label %39

39:                                               ; preds = %37, %18
  %40 = phi i64 [ -7046029254386353131, %18 ], [ %38, %37 ]
  %41 = lshr i64 %40, 32
  %42 = xor i64 %41, %40
  %43 = load i64, ptr @TAG_MASK, align 8, !tbaa !11
  %44 = and i64 %42, %43
  br label %45

45:                                               ; preds = %7, %39
  %46 = phi i64 [ %17, %7 ], [ %44, %39 ]
  %47 = and i64 %46, 63
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %47, i32 1
  %49 = load i64, ptr %48, align 8, !tbaa !30
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %129, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %47
  %53 = lshr i64 %46, 32
  %54 = mul i64 %49, %53
  %55 = lshr i64 %54, 32
  %56 = load ptr, ptr %52, align 8, !tbaa !32
  %57 = getelementptr inbounds i64, ptr %56, i64 %55
  %58 = load i64, ptr %57, align 8, !tbaa !11
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %129, label %60

60:                                               ; preds = %51
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %64 = load i64, ptr @WORDS, align 8
  %65 = icmp eq i64 %64, 0
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  br label %73

68:                                               ; preds = %126
  %69 = add i64 %76, 1
  %70 = getelementptr inbounds i64, ptr %56, i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !11
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %129, label %73, !llvm.loop !219

73:                                               ; preds = %60, %68
  %74 = phi i64 [ %58, %60 ], [ %71, %68 ]
  %75 = phi i64 [ undef, %60 ], [ %128, %68 ]
  %76 = phi i64 [ %55, %60 ], [ %69, %68 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %77 = lshr i64 %74, 32
  %78 = icmp eq i64 %77, %53
  br i1 %78, label %79, label %126

79:                                               ; preds = %73
  %80 = and i64 %74, 4294967295
  %81 = add nsw i64 %80, -1
  %82 = load i64, ptr %61, align 8, !tbaa !28
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %79
  %85 = load ptr, ptr %63, align 8, !tbaa !33
  %86 = mul i64 %64, %81
  %87 = getelementptr inbounds i64, ptr %85, i64 %86
  br label %94

88:                                               ; preds = %79
  %89 = load ptr, ptr %62, align 8, !tbaa !34
  %90 = getelementptr inbounds i32, ptr %89, i64 %81
  %91 = load i32, ptr %90, align 4, !tbaa !21
  %92 = zext i32 %91 to i64
  %93 = or i64 %92, -9223372036854775808
  store i64 %93, ptr %3, align 8, !tbaa !11
  br label %94

94:                                               ; preds = %84, %88
  %95 = phi ptr [ %3, %88 ], [ %87, %84 ]
  br i1 %65, label %112, label %96

96:                                               ; preds = %94
  %97 = load i64, ptr %1, align 8, !tbaa !11
  %98 = load i64, ptr %95, align 8, !tbaa !11
  %99 = icmp eq i64 %97, %98
  br i1 %99, label %100, label %112

100:                                              ; preds = %96, %104
  %101 = phi i64 [ %102, %104 ], [ 0, %96 ]
  %102 = add nuw i64 %101, 1
  %103 = icmp eq i64 %102, %64
  br i1 %103, label %110, label %104, !llvm.loop !35

104:                                              ; preds = %100
  %105 = getelementptr inbounds i64, ptr %1, i64 %102
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = getelementptr inbounds i64, ptr %95, i64 %102
  %108 = load i64, ptr %107, align 8, !tbaa !11
  %109 = icmp eq i64 %106, %108
  br i1 %109, label %100, label %110, !llvm.loop !35

110:                                              ; preds = %100, %104
  %111 = icmp uge i64 %102, %64
  br label %112

112:                                              ; preds = %110, %96, %94
  %113 = phi i1 [ %65, %94 ], [ %65, %96 ], [ %111, %110 ]
  br i1 %113, label %114, label %126

114:                                              ; preds = %112
  %115 = load ptr, ptr %66, align 8, !tbaa !212
  %116 = getelementptr inbounds i16, ptr %115, i64 %81
  %117 = load i16, ptr %116, align 2, !tbaa !108
  %118 = icmp eq i16 %117, 0
  br i1 %118, label %126, label %119

119:                                              ; preds = %114
  %120 = zext i16 %117 to i64
  %121 = load ptr, ptr %67, align 8, !tbaa !213
  %122 = add nuw nsw i64 %120, 4294967295
  %123 = and i64 %122, 4294967295
  %124 = getelementptr inbounds i64, ptr %121, i64 %123
  %125 = load i64, ptr %124, align 8, !tbaa !11
  br label %126

126:                                              ; preds = %112, %114, %119, %73
  %127 = phi i1 [ true, %112 ], [ false, %114 ], [ false, %119 ], [ true, %73 ]
  %128 = phi i64 [ %75, %112 ], [ -1, %114 ], [ %125, %119 ], [ %75, %73 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %127, label %68, label %129

129:                                              ; preds = %68, %126, %51, %45
  %130 = phi i64 [ -1, %45 ], [ -1, %51 ], [ %128, %126 ], [ -1, %68 ]
  ret i64 %130
}

define i32 @search_solutions(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %5 = load i64, ptr %4, align 8, !tbaa !149
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %2
  %8 = tail call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %331, label %10

10:                                               ; preds = %7
  %11 = load i64, ptr %4, align 8, !tbaa !149
  %12 = add i64 %11, 1
  store i64 %12, ptr %4, align 8, !tbaa !149
  %13 = trunc i64 %11 to i32
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %15 = load ptr, ptr %14, align 8, !tbaa !153
  %16 = and i64 %11, 4294967295
  %17 = getelementptr inbounds %struct.Record, ptr %15, i64 %16
  store i64 0, ptr %17, align 8, !tbaa.struct !164
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  store i32 0, ptr %18, align 8, !tbaa.struct !165
  %19 = getelementptr inbounds i8, ptr %17, i64 12
  store i32 0, ptr %19, align 4, !tbaa.struct !166
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !144
  store i32 %13, ptr %21, align 4, !tbaa !21
  %22 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %13, i32 noundef 0)
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 4, i32 0
  br i1 %23, label %331, label %25

25:                                               ; preds = %10, %2
  %26 = phi i32 [ undef, %2 ], [ %24, %10 ]
  %27 = icmp eq i64 %1, 0
  br i1 %27, label %331, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %39 = load i64, ptr @WORDS, align 8
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %49 = load i64, ptr @WORDS, align 8
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %51 = icmp eq i64 %49, 0
  %52 = load i64, ptr @TAG_MASK, align 8
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %65

62:                                               ; preds = %327
  %63 = add i64 %67, -1
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %331, label %65, !llvm.loop !220

65:                                               ; preds = %28, %62
  %66 = phi i32 [ %26, %28 ], [ %329, %62 ]
  %67 = phi i64 [ %1, %28 ], [ %63, %62 ]
  %68 = load i64, ptr %29, align 8, !tbaa !151
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %70, label %75

70:                                               ; preds = %65
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %72 = load i64, ptr %71, align 8, !tbaa !105
  %73 = icmp eq i64 %72, 0
  %74 = select i1 %73, i32 2, i32 1
  br label %331

75:                                               ; preds = %65
  %76 = load i64, ptr %30, align 8, !tbaa !26
  %77 = load i64, ptr %31, align 8, !tbaa !98
  %78 = icmp ugt i64 %76, %77
  br i1 %78, label %331, label %79

79:                                               ; preds = %75
  %80 = call fastcc i32 @pop(ptr noundef %0)
  %81 = load ptr, ptr %32, align 8, !tbaa !153
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds %struct.Record, ptr %81, i64 %82
  %84 = getelementptr inbounds %struct.Record, ptr %81, i64 %82, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !154
  %86 = load i64, ptr %83, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %87 = load ptr, ptr %33, align 8, !tbaa !144
  %88 = zext i32 %85 to i64
  %89 = getelementptr inbounds i32, ptr %87, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !21
  %91 = icmp eq i32 %90, %80
  br i1 %91, label %92, label %327

92:                                               ; preds = %79
  %93 = load i64, ptr %34, align 8, !tbaa !105
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %98, label %95

95:                                               ; preds = %92
  %96 = load i64, ptr %35, align 8, !tbaa !221
  %97 = icmp ult i64 %96, %86
  br i1 %97, label %327, label %98

98:                                               ; preds = %95, %92
  %99 = load i64, ptr %36, align 8, !tbaa !28
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = load ptr, ptr %38, align 8, !tbaa !33
  %103 = mul i64 %39, %88
  %104 = getelementptr inbounds i64, ptr %102, i64 %103
  br label %111

105:                                              ; preds = %98
  %106 = load ptr, ptr %37, align 8, !tbaa !34
  %107 = getelementptr inbounds i32, ptr %106, i64 %88
  %108 = load i32, ptr %107, align 4, !tbaa !21
  %109 = zext i32 %108 to i64
  %110 = or i64 %109, -9223372036854775808
  store i64 %110, ptr %3, align 8, !tbaa !11
  br label %111

111:                                              ; preds = %101, %105
  %112 = phi ptr [ %3, %105 ], [ %104, %101 ]
  %113 = load ptr, ptr %40, align 8, !tbaa !135
  %114 = call i32 %113(ptr noundef %112)
  %115 = icmp slt i32 %114, 0
  br i1 %115, label %116, label %117

116:                                              ; preds = %111
  store i64 %88, ptr %61, align 8, !tbaa !86
  br label %327

117:                                              ; preds = %111
  %118 = icmp eq i32 %114, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %117
  %120 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 0)
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %327, label %122

122:                                              ; preds = %119
  %123 = load ptr, ptr %41, align 8, !tbaa !117
  %124 = load i64, ptr %42, align 8, !tbaa !114
  %125 = add i64 %124, 1
  store i64 %125, ptr %42, align 8, !tbaa !114
  %126 = getelementptr inbounds i32, ptr %123, i64 %124
  store i32 %80, ptr %126, align 4, !tbaa !21
  %127 = load i64, ptr %34, align 8, !tbaa !105
  %128 = add i64 %127, 1
  store i64 %128, ptr %34, align 8, !tbaa !105
  store i64 %86, ptr %43, align 8, !tbaa !221
  br label %129

129:                                              ; preds = %122, %117
  %130 = load i64, ptr %34, align 8, !tbaa !105
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %327

132:                                              ; preds = %129
  %133 = load ptr, ptr %44, align 8, !tbaa !157
  %134 = load ptr, ptr %45, align 8, !tbaa !48
  %135 = load ptr, ptr %46, align 8, !tbaa !158
  %136 = call i32 %133(ptr noundef %112, ptr noundef %134, ptr noundef %135)
  %137 = icmp slt i32 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %132
  store i64 %88, ptr %60, align 8, !tbaa !86
  %139 = icmp eq i32 %136, -1
  %140 = select i1 %139, i32 3, i32 6
  br label %327

141:                                              ; preds = %132
  %142 = zext i32 %136 to i64
  %143 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef %142)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %327, label %145

145:                                              ; preds = %141
  %146 = load ptr, ptr %47, align 8, !tbaa !117
  %147 = load i64, ptr %48, align 8, !tbaa !114
  %148 = add i64 %147, 1
  store i64 %148, ptr %48, align 8, !tbaa !114
  %149 = getelementptr inbounds i32, ptr %146, i64 %147
  store i32 %80, ptr %149, align 4, !tbaa !21
  %150 = load i64, ptr %30, align 8, !tbaa !26
  %151 = icmp eq i32 %136, 0
  br i1 %151, label %261, label %152

152:                                              ; preds = %145, %215
  %153 = phi i64 [ %216, %215 ], [ 0, %145 ]
  %154 = load ptr, ptr %45, align 8, !tbaa !48
  %155 = mul i64 %153, %49
  %156 = getelementptr inbounds i64, ptr %154, i64 %155
  %157 = load ptr, ptr %50, align 8, !tbaa !16
  %158 = icmp eq ptr %157, null
  br i1 %158, label %170, label %159

159:                                              ; preds = %152
  %160 = call i64 %157(ptr noundef %156)
  %161 = mul i64 %160, 246948723733
  %162 = lshr i64 %161, 19
  %163 = and i64 %162, 524287
  %164 = xor i64 %163, %161
  %165 = mul i64 %164, 242235342227
  %166 = and i64 %165, 274877906943
  %167 = lshr i64 %166, 19
  %168 = xor i64 %167, %165
  %169 = call i64 @llvm.fshl.i64(i64 %168, i64 %166, i64 32)
  br label %194

170:                                              ; preds = %152
  br i1 %51, label %189, label %171

171:                                              ; preds = %170, %171
  %172 = phi i64 [ %185, %171 ], [ 0, %170 ]
  %173 = phi i64 [ %184, %171 ], [ -7046029254386353131, %170 ]
  %174 = getelementptr inbounds i64, ptr %156, i64 %172
  %175 = load i64, ptr %174, align 8, !tbaa !11
  %176 = xor i64 %175, %173
  %177 = shl i64 %172, 1
  %178 = add i64 %177, -2960836687051489901
  %179 = zext i64 %176 to i128
  %180 = zext i64 %178 to i128
  %181 = mul nuw i128 %179, %180
  %182 = lshr i128 %181, 64
  %183 = xor i128 %182, %181
  %184 = trunc i128 %183 to i64
  %185 = add nuw i64 %172, 1
  %186 = icmp eq i64 %185, %49
  br i1 %186, label %187, label %171, !llvm.loop !17

187:                                              ; preds = %171
  %188 = trunc i128 %183 to i64
  br label %189

189:                                              ; preds = %187, %170
  %190 = phi i64 [ -7046029254386353131, %170 ], [ %188, %187 ]
  %191 = lshr i64 %190, 32
  %192 = xor i64 %191, %190
  %193 = and i64 %192, %52
  br label %194

194:                                              ; preds = %189, %159
  %195 = phi i64 [ %169, %159 ], [ %193, %189 ]
  %196 = load ptr, ptr %53, align 8, !tbaa !50
  %197 = getelementptr inbounds i64, ptr %196, i64 %153
  store i64 %195, ptr %197, align 8, !tbaa !11
  %198 = load ptr, ptr %54, align 8, !tbaa !57
  %199 = icmp eq ptr %198, null
  br i1 %199, label %203, label %200

200:                                              ; preds = %194
  %201 = lshr i64 %195, 6
  %202 = getelementptr inbounds i64, ptr %198, i64 %201
  call void @llvm.prefetch.p0(ptr nonnull %202, i32 0, i32 3, i32 1)
  br label %215

203:                                              ; preds = %194
  %204 = and i64 %195, 63
  %205 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %204, i32 1
  %206 = load i64, ptr %205, align 8, !tbaa !30
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %215, label %208

208:                                              ; preds = %203
  %209 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %204
  %210 = load ptr, ptr %209, align 8, !tbaa !32
  %211 = lshr i64 %195, 32
  %212 = mul i64 %206, %211
  %213 = lshr i64 %212, 32
  %214 = getelementptr inbounds i64, ptr %210, i64 %213
  call void @llvm.prefetch.p0(ptr %214, i32 0, i32 3, i32 1)
  br label %215

215:                                              ; preds = %208, %203, %200
  %216 = add nuw nsw i64 %153, 1
  %217 = icmp eq i64 %216, %142
  br i1 %217, label %218, label %152, !llvm.loop !222

218:                                              ; preds = %215, %258
  %219 = phi i64 [ %257, %258 ], [ 0, %215 ]
  %220 = phi i64 [ %259, %258 ], [ 0, %215 ]
  %221 = load ptr, ptr %45, align 8, !tbaa !48
  %222 = mul i64 %220, %49
  %223 = getelementptr inbounds i64, ptr %221, i64 %222
  %224 = load ptr, ptr %53, align 8, !tbaa !50
  %225 = getelementptr inbounds i64, ptr %224, i64 %220
  %226 = load i64, ptr %225, align 8, !tbaa !11
  %227 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %223, i64 noundef %226)
  %228 = icmp slt i64 %227, 0
  br i1 %228, label %255, label %229

229:                                              ; preds = %218
  %230 = load ptr, ptr %55, align 8, !tbaa !223
  %231 = getelementptr inbounds i32, ptr %230, i64 %227
  %232 = load i32, ptr %231, align 4, !tbaa !21
  %233 = zext i32 %232 to i64
  %234 = icmp ugt i64 %220, %233
  br i1 %234, label %235, label %250

235:                                              ; preds = %229
  %236 = load ptr, ptr %53, align 8, !tbaa !50
  %237 = getelementptr inbounds i64, ptr %236, i64 %233
  %238 = load i64, ptr %237, align 8, !tbaa !11
  %239 = icmp eq i64 %238, %227
  br i1 %239, label %240, label %250

240:                                              ; preds = %235
  %241 = load ptr, ptr %46, align 8, !tbaa !158
  %242 = getelementptr inbounds i64, ptr %241, i64 %220
  %243 = load i64, ptr %242, align 8, !tbaa !11
  %244 = getelementptr inbounds i64, ptr %241, i64 %233
  %245 = load i64, ptr %244, align 8, !tbaa !11
  %246 = icmp ult i64 %243, %245
  br i1 %246, label %247, label %248

247:                                              ; preds = %240
  store i64 %243, ptr %244, align 8, !tbaa !11
  br label %248

248:                                              ; preds = %247, %240
  %249 = getelementptr inbounds i64, ptr %236, i64 %220
  store i64 -1, ptr %249, align 8, !tbaa !11
  br label %255

250:                                              ; preds = %235, %229
  %251 = trunc i64 %220 to i32
  store i32 %251, ptr %231, align 4, !tbaa !21
  %252 = load ptr, ptr %53, align 8, !tbaa !50
  %253 = getelementptr inbounds i64, ptr %252, i64 %220
  store i64 %227, ptr %253, align 8, !tbaa !11
  %254 = add nsw i64 %219, 1
  br label %255

255:                                              ; preds = %250, %248, %218
  %256 = phi i32 [ 1, %218 ], [ 7, %248 ], [ 0, %250 ]
  %257 = phi i64 [ %219, %218 ], [ %219, %248 ], [ %254, %250 ]
  switch i32 %256, label %261 [
    i32 0, label %258
    i32 7, label %258
  ]

258:                                              ; preds = %255, %255
  %259 = add nuw nsw i64 %220, 1
  %260 = icmp eq i64 %259, %142
  br i1 %260, label %261, label %218, !llvm.loop !224

261:                                              ; preds = %255, %258, %145
  %262 = phi i64 [ 0, %145 ], [ -1, %255 ], [ %257, %258 ]
  %263 = icmp slt i64 %262, 0
  br i1 %263, label %327, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %56, align 8, !tbaa !139
  %266 = add i64 %265, 1
  store i64 %266, ptr %56, align 8, !tbaa !139
  %267 = load i64, ptr %57, align 8, !tbaa !111
  %268 = add i64 %267, %262
  store i64 %268, ptr %57, align 8, !tbaa !111
  %269 = icmp sgt i32 %136, 0
  br i1 %269, label %270, label %322

270:                                              ; preds = %264
  %271 = add i32 %80, 1
  %272 = zext i32 %136 to i64
  br label %273

273:                                              ; preds = %270, %319
  %274 = phi i64 [ 0, %270 ], [ %320, %319 ]
  %275 = phi i32 [ %66, %270 ], [ %318, %319 ]
  %276 = load ptr, ptr %58, align 8, !tbaa !50
  %277 = getelementptr inbounds i64, ptr %276, i64 %274
  %278 = load i64, ptr %277, align 8, !tbaa !11
  %279 = load ptr, ptr %46, align 8, !tbaa !158
  %280 = getelementptr inbounds i64, ptr %279, i64 %274
  %281 = load i64, ptr %280, align 8, !tbaa !11
  %282 = add i64 %281, %86
  %283 = icmp eq i64 %278, -1
  br i1 %283, label %316, label %284

284:                                              ; preds = %273
  %285 = load i64, ptr %59, align 8, !tbaa !160
  %286 = and i64 %285, %282
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %316

288:                                              ; preds = %284
  %289 = icmp ult i64 %278, %150
  br i1 %289, label %290, label %299

290:                                              ; preds = %288
  %291 = load ptr, ptr %32, align 8, !tbaa !153
  %292 = load ptr, ptr %33, align 8, !tbaa !144
  %293 = getelementptr inbounds i32, ptr %292, i64 %278
  %294 = load i32, ptr %293, align 4, !tbaa !21
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds %struct.Record, ptr %291, i64 %295
  %297 = load i64, ptr %296, align 8, !tbaa !156
  %298 = icmp ugt i64 %297, %282
  br i1 %298, label %299, label %316

299:                                              ; preds = %290, %288
  %300 = trunc i64 %278 to i32
  %301 = load i64, ptr %4, align 8, !tbaa !149
  %302 = add i64 %301, 1
  store i64 %302, ptr %4, align 8, !tbaa !149
  %303 = trunc i64 %301 to i32
  %304 = load ptr, ptr %32, align 8, !tbaa !153
  %305 = and i64 %301, 4294967295
  %306 = getelementptr inbounds %struct.Record, ptr %304, i64 %305
  store i64 %282, ptr %306, align 8, !tbaa.struct !164
  %307 = getelementptr inbounds i8, ptr %306, i64 8
  store i32 %300, ptr %307, align 8, !tbaa.struct !165
  %308 = getelementptr inbounds i8, ptr %306, i64 12
  store i32 %271, ptr %308, align 4, !tbaa.struct !166
  %309 = load ptr, ptr %33, align 8, !tbaa !144
  %310 = and i64 %278, 4294967295
  %311 = getelementptr inbounds i32, ptr %309, i64 %310
  store i32 %303, ptr %311, align 4, !tbaa !21
  %312 = call fastcc i32 @push(ptr noundef %0, i64 noundef %282, i32 noundef %303, i32 noundef 0)
  %313 = icmp eq i32 %312, 0
  %314 = zext i1 %313 to i32
  %315 = select i1 %313, i32 4, i32 %275
  br label %316

316:                                              ; preds = %290, %284, %273, %299
  %317 = phi i32 [ %314, %299 ], [ 7, %273 ], [ 1, %284 ], [ 7, %290 ]
  %318 = phi i32 [ %315, %299 ], [ %275, %273 ], [ 6, %284 ], [ %275, %290 ]
  switch i32 %317, label %322 [
    i32 0, label %319
    i32 7, label %319
  ]

319:                                              ; preds = %316, %316
  %320 = add nuw nsw i64 %274, 1
  %321 = icmp eq i64 %320, %272
  br i1 %321, label %322, label %273, !llvm.loop !225

322:                                              ; preds = %316, %319, %264
  %323 = phi i32 [ 5, %264 ], [ %317, %316 ], [ 5, %319 ]
  %324 = phi i32 [ %66, %264 ], [ %318, %319 ], [ %318, %316 ]
  %325 = icmp eq i32 %323, 5
  %326 = select i1 %325, i32 0, i32 %323
  br label %327

327:                                              ; preds = %116, %119, %129, %322, %261, %141, %138, %95, %79
  %328 = phi i32 [ 4, %79 ], [ 1, %95 ], [ 1, %116 ], [ 1, %119 ], [ 4, %129 ], [ 1, %138 ], [ 1, %141 ], [ %326, %322 ], [ 1, %261 ]
  %329 = phi i32 [ %66, %79 ], [ 1, %95 ], [ 3, %116 ], [ 4, %119 ], [ %66, %129 ], [ %140, %138 ], [ 4, %141 ], [ %324, %322 ], [ 4, %261 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %330 = icmp eq i32 %328, 1
  br i1 %330, label %331, label %62

331:                                              ; preds = %75, %327, %62, %25, %10, %7, %70
  %332 = phi i32 [ %74, %70 ], [ %24, %10 ], [ 4, %7 ], [ 0, %25 ], [ 0, %62 ], [ %329, %327 ], [ 5, %75 ]
  ret i32 %332
}

define internal fastcc i32 @room_for_solutions(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %146, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %7 = load i64, ptr %6, align 8, !tbaa !143
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %51

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %13 = lshr i64 %7, 2
  %14 = add i64 %13, %7
  %15 = load i64, ptr @ROOM, align 8, !tbaa !11
  %16 = add i64 %14, %15
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 %9)
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = sub i64 %17, %7
  %21 = shl i64 %20, 2
  %22 = add i64 %21, %19
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = icmp ugt i64 %22, %24
  br i1 %25, label %146, label %26

26:                                               ; preds = %11
  %27 = load ptr, ptr %12, align 8, !tbaa !14
  %28 = shl i64 %17, 2
  %29 = tail call ptr @resize_memory(ptr noundef %27, i64 noundef %28)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %146, label %31

31:                                               ; preds = %26
  %32 = load i64, ptr %6, align 8, !tbaa !11
  %33 = sub i64 %17, %32
  %34 = shl i64 %33, 2
  %35 = load i64, ptr %18, align 8, !tbaa !12
  %36 = add i64 %34, %35
  store i64 %36, ptr %18, align 8, !tbaa !12
  store ptr %29, ptr %12, align 8, !tbaa !14
  store i64 %17, ptr %6, align 8, !tbaa !11
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8, !tbaa !15
  %39 = icmp eq ptr %38, null
  %40 = icmp ult i64 %28, 4194304
  %41 = or i1 %40, %39
  br i1 %41, label %51, label %42

42:                                               ; preds = %31
  %43 = ptrtoint ptr %29 to i64
  %44 = and i64 %43, -4096
  %45 = add i64 %28, 4095
  %46 = add i64 %45, %43
  %47 = and i64 %46, -4096
  %48 = inttoptr i64 %44 to ptr
  %49 = sub i64 %47, %44
  %50 = tail call i32 %38(ptr noundef %48, i64 noundef %49, i32 noundef 14)
  br label %51

51:                                               ; preds = %42, %31, %5
  %52 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %1)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %146, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %56 = load i64, ptr %55, align 8, !tbaa !226
  %57 = load i64, ptr %8, align 8, !tbaa !27
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %59, label %99

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %61 = lshr i64 %56, 2
  %62 = add i64 %61, %56
  %63 = load i64, ptr @ROOM, align 8, !tbaa !11
  %64 = add i64 %62, %63
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 %57)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %56
  %69 = shl i64 %68, 2
  %70 = add i64 %69, %67
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %72 = load i64, ptr %71, align 8, !tbaa !13
  %73 = icmp ugt i64 %70, %72
  br i1 %73, label %146, label %74

74:                                               ; preds = %59
  %75 = load ptr, ptr %60, align 8, !tbaa !14
  %76 = shl i64 %65, 2
  %77 = tail call ptr @resize_memory(ptr noundef %75, i64 noundef %76)
  %78 = icmp eq ptr %77, null
  br i1 %78, label %146, label %79

79:                                               ; preds = %74
  %80 = load i64, ptr %55, align 8, !tbaa !11
  %81 = sub i64 %65, %80
  %82 = shl i64 %81, 2
  %83 = load i64, ptr %66, align 8, !tbaa !12
  %84 = add i64 %82, %83
  store i64 %84, ptr %66, align 8, !tbaa !12
  store ptr %77, ptr %60, align 8, !tbaa !14
  store i64 %65, ptr %55, align 8, !tbaa !11
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %86 = load ptr, ptr %85, align 8, !tbaa !15
  %87 = icmp eq ptr %86, null
  %88 = icmp ult i64 %76, 4194304
  %89 = or i1 %88, %87
  br i1 %89, label %99, label %90

90:                                               ; preds = %79
  %91 = ptrtoint ptr %77 to i64
  %92 = and i64 %91, -4096
  %93 = add i64 %76, 4095
  %94 = add i64 %93, %91
  %95 = and i64 %94, -4096
  %96 = inttoptr i64 %92 to ptr
  %97 = sub i64 %95, %92
  %98 = tail call i32 %86(ptr noundef %96, i64 noundef %97, i32 noundef 14)
  br label %99

99:                                               ; preds = %90, %79, %54
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %103 = load i64, ptr %102, align 8, !tbaa !114
  %104 = add i64 %103, 1
  %105 = load i64, ptr %101, align 8, !tbaa !11
  %106 = icmp ult i64 %105, %104
  br i1 %106, label %107, label %146

107:                                              ; preds = %99
  %108 = lshr i64 %105, 2
  %109 = add i64 %108, %105
  %110 = load i64, ptr @ROOM, align 8, !tbaa !11
  %111 = add i64 %109, %110
  %112 = tail call i64 @llvm.umax.i64(i64 %111, i64 %104)
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %114 = load i64, ptr %113, align 8, !tbaa !12
  %115 = sub i64 %112, %105
  %116 = shl i64 %115, 2
  %117 = add i64 %116, %114
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %119 = load i64, ptr %118, align 8, !tbaa !13
  %120 = icmp ugt i64 %117, %119
  br i1 %120, label %146, label %121

121:                                              ; preds = %107
  %122 = load ptr, ptr %100, align 8, !tbaa !14
  %123 = shl i64 %112, 2
  %124 = tail call ptr @resize_memory(ptr noundef %122, i64 noundef %123)
  %125 = icmp eq ptr %124, null
  br i1 %125, label %146, label %126

126:                                              ; preds = %121
  %127 = load i64, ptr %101, align 8, !tbaa !11
  %128 = sub i64 %112, %127
  %129 = shl i64 %128, 2
  %130 = load i64, ptr %113, align 8, !tbaa !12
  %131 = add i64 %129, %130
  store i64 %131, ptr %113, align 8, !tbaa !12
  store ptr %124, ptr %100, align 8, !tbaa !14
  store i64 %112, ptr %101, align 8, !tbaa !11
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %133 = load ptr, ptr %132, align 8, !tbaa !15
  %134 = icmp eq ptr %133, null
  %135 = icmp ult i64 %123, 4194304
  %136 = or i1 %135, %134
  br i1 %136, label %146, label %137

137:                                              ; preds = %126
  %138 = ptrtoint ptr %124 to i64
  %139 = and i64 %138, -4096
  %140 = add i64 %123, 4095
  %141 = add i64 %140, %138
  %142 = and i64 %141, -4096
  %143 = inttoptr i64 %139 to ptr
  %144 = sub i64 %142, %139
  %145 = tail call i32 %133(ptr noundef %143, i64 noundef %144, i32 noundef 14)
  br label %146

146:                                              ; preds = %59, %74, %137, %126, %121, %107, %99, %26, %11, %51, %2
  %147 = phi i32 [ 0, %51 ], [ 0, %2 ], [ 0, %11 ], [ 0, %26 ], [ 1, %99 ], [ 0, %107 ], [ 0, %121 ], [ 1, %126 ], [ 1, %137 ], [ 0, %74 ], [ 0, %59 ]
  ret i32 %147
}

define i32 @search_ways(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  %5 = load i64, ptr %4, align 8, !tbaa !227
  %6 = icmp eq i64 %5, %2
  br i1 %6, label %134, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 98
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %11 = load i64, ptr %10, align 8, !tbaa !26
  %12 = load i64, ptr %9, align 8, !tbaa !11
  %13 = icmp ult i64 %12, %11
  br i1 %13, label %14, label %53

14:                                               ; preds = %7
  %15 = lshr i64 %12, 2
  %16 = add i64 %15, %12
  %17 = load i64, ptr @ROOM, align 8, !tbaa !11
  %18 = add i64 %16, %17
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %11)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %12
  %23 = shl i64 %22, 2
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %212, label %28

28:                                               ; preds = %14
  %29 = load ptr, ptr %8, align 8, !tbaa !14
  %30 = shl i64 %19, 2
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %212, label %33

33:                                               ; preds = %28
  %34 = load i64, ptr %9, align 8, !tbaa !11
  %35 = sub i64 %19, %34
  %36 = shl i64 %35, 2
  %37 = load i64, ptr %20, align 8, !tbaa !12
  %38 = add i64 %36, %37
  store i64 %38, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %8, align 8, !tbaa !14
  store i64 %19, ptr %9, align 8, !tbaa !11
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %40 = load ptr, ptr %39, align 8, !tbaa !15
  %41 = icmp eq ptr %40, null
  %42 = icmp ult i64 %30, 4194304
  %43 = or i1 %42, %41
  br i1 %43, label %53, label %44

44:                                               ; preds = %33
  %45 = ptrtoint ptr %31 to i64
  %46 = and i64 %45, -4096
  %47 = add i64 %30, 4095
  %48 = add i64 %47, %45
  %49 = and i64 %48, -4096
  %50 = inttoptr i64 %46 to ptr
  %51 = sub i64 %49, %46
  %52 = tail call i32 %40(ptr noundef %50, i64 noundef %51, i32 noundef 14)
  br label %53

53:                                               ; preds = %44, %33, %7
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 99
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %57 = load i64, ptr %56, align 8, !tbaa !114
  %58 = mul i64 %57, %2
  %59 = load i64, ptr %55, align 8, !tbaa !11
  %60 = icmp ult i64 %59, %58
  br i1 %60, label %61, label %100

61:                                               ; preds = %53
  %62 = lshr i64 %59, 2
  %63 = add i64 %62, %59
  %64 = load i64, ptr @ROOM, align 8, !tbaa !11
  %65 = add i64 %63, %64
  %66 = tail call i64 @llvm.umax.i64(i64 %65, i64 %58)
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %68 = load i64, ptr %67, align 8, !tbaa !12
  %69 = sub i64 %66, %59
  %70 = shl i64 %69, 3
  %71 = add i64 %70, %68
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %73 = load i64, ptr %72, align 8, !tbaa !13
  %74 = icmp ugt i64 %71, %73
  br i1 %74, label %212, label %75

75:                                               ; preds = %61
  %76 = load ptr, ptr %54, align 8, !tbaa !14
  %77 = shl i64 %66, 3
  %78 = tail call ptr @resize_memory(ptr noundef %76, i64 noundef %77)
  %79 = icmp eq ptr %78, null
  br i1 %79, label %212, label %80

80:                                               ; preds = %75
  %81 = load i64, ptr %55, align 8, !tbaa !11
  %82 = sub i64 %66, %81
  %83 = shl i64 %82, 3
  %84 = load i64, ptr %67, align 8, !tbaa !12
  %85 = add i64 %83, %84
  store i64 %85, ptr %67, align 8, !tbaa !12
  store ptr %78, ptr %54, align 8, !tbaa !14
  store i64 %66, ptr %55, align 8, !tbaa !11
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %87 = load ptr, ptr %86, align 8, !tbaa !15
  %88 = icmp eq ptr %87, null
  %89 = icmp ult i64 %77, 4194304
  %90 = or i1 %89, %88
  br i1 %90, label %100, label %91

91:                                               ; preds = %80
  %92 = ptrtoint ptr %78 to i64
  %93 = and i64 %92, -4096
  %94 = add i64 %77, 4095
  %95 = add i64 %94, %92
  %96 = and i64 %95, -4096
  %97 = inttoptr i64 %93 to ptr
  %98 = sub i64 %96, %93
  %99 = tail call i32 %87(ptr noundef %97, i64 noundef %98, i32 noundef 14)
  br label %100

100:                                              ; preds = %91, %80, %53
  %101 = load i64, ptr %10, align 8, !tbaa !26
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %105, label %103

103:                                              ; preds = %100
  %104 = load ptr, ptr %8, align 8, !tbaa !228
  br label %114

105:                                              ; preds = %114, %100
  %106 = load i64, ptr %56, align 8, !tbaa !114
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %119, label %108

108:                                              ; preds = %105
  %109 = load ptr, ptr %8, align 8, !tbaa !228
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %111 = load ptr, ptr %110, align 8, !tbaa !153
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %113 = load ptr, ptr %112, align 8, !tbaa !117
  br label %121

114:                                              ; preds = %114, %103
  %115 = phi i64 [ 0, %103 ], [ %117, %114 ]
  %116 = getelementptr inbounds i32, ptr %104, i64 %115
  store i32 0, ptr %116, align 4, !tbaa !21
  %117 = add nuw i64 %115, 1
  %118 = icmp eq i64 %117, %101
  br i1 %118, label %105, label %114, !llvm.loop !229

119:                                              ; preds = %121, %105
  store i64 %2, ptr %4, align 8, !tbaa !227
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  store i64 %106, ptr %120, align 8, !tbaa !230
  br label %134

121:                                              ; preds = %121, %108
  %122 = phi i64 [ 0, %108 ], [ %132, %121 ]
  %123 = trunc i64 %122 to i32
  %124 = add i32 %123, 1
  %125 = getelementptr inbounds i32, ptr %113, i64 %122
  %126 = load i32, ptr %125, align 4, !tbaa !21
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds %struct.Record, ptr %111, i64 %127, i32 1
  %129 = load i32, ptr %128, align 8, !tbaa !154
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %109, i64 %130
  store i32 %124, ptr %131, align 4, !tbaa !21
  %132 = add nuw i64 %122, 1
  %133 = icmp eq i64 %132, %106
  br i1 %133, label %119, label %121, !llvm.loop !231

134:                                              ; preds = %119, %3
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %136 = icmp eq i64 %1, 0
  br i1 %136, label %212, label %137

137:                                              ; preds = %134
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %139 = icmp eq i64 %2, 0
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %143 = icmp eq i64 %2, 0
  br label %147

144:                                              ; preds = %209
  %145 = add i64 %149, -1
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %212, label %147, !llvm.loop !232

147:                                              ; preds = %137, %144
  %148 = phi i32 [ undef, %137 ], [ %211, %144 ]
  %149 = phi i64 [ %1, %137 ], [ %145, %144 ]
  %150 = load i64, ptr %135, align 8, !tbaa !230
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %212, label %152

152:                                              ; preds = %147
  %153 = add i64 %150, -1
  store i64 %153, ptr %135, align 8, !tbaa !230
  %154 = load ptr, ptr %138, align 8, !tbaa !233
  %155 = mul i64 %153, %2
  %156 = getelementptr inbounds i64, ptr %154, i64 %155
  br i1 %139, label %157, label %162

157:                                              ; preds = %162, %152
  %158 = load i64, ptr %140, align 8, !tbaa !105
  %159 = add i64 %158, %153
  %160 = load i64, ptr %141, align 8, !tbaa !114
  %161 = icmp ult i64 %159, %160
  br i1 %161, label %168, label %167

162:                                              ; preds = %152, %162
  %163 = phi i64 [ %165, %162 ], [ 0, %152 ]
  %164 = getelementptr inbounds i64, ptr %156, i64 %163
  store i64 0, ptr %164, align 8, !tbaa !11
  %165 = add nuw i64 %163, 1
  %166 = icmp eq i64 %165, %2
  br i1 %166, label %157, label %162, !llvm.loop !234

167:                                              ; preds = %157
  store i64 1, ptr %156, align 8, !tbaa !11
  br label %209

168:                                              ; preds = %157
  %169 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %153)
  %170 = icmp slt i64 %169, 0
  br i1 %170, label %209, label %171

171:                                              ; preds = %168
  %172 = icmp eq i64 %169, 0
  br i1 %172, label %209, label %173

173:                                              ; preds = %171
  %174 = load ptr, ptr %138, align 8, !tbaa !233
  %175 = load ptr, ptr %142, align 8, !tbaa !50
  br label %176

176:                                              ; preds = %185, %173
  %177 = phi i32 [ %148, %173 ], [ %188, %185 ]
  %178 = phi i64 [ 0, %173 ], [ %189, %185 ]
  %179 = getelementptr inbounds i64, ptr %175, i64 %178
  %180 = load i64, ptr %179, align 8, !tbaa !11
  %181 = mul i64 %180, %2
  %182 = getelementptr inbounds i64, ptr %174, i64 %181
  br i1 %143, label %185, label %192

183:                                              ; preds = %192
  %184 = trunc i128 %205 to i64
  br label %185

185:                                              ; preds = %183, %176
  %186 = phi i64 [ %184, %183 ], [ 0, %176 ]
  %187 = icmp ne i64 %186, 0
  %188 = select i1 %187, i32 6, i32 %177
  %189 = add nuw nsw i64 %178, 1
  %190 = icmp eq i64 %189, %169
  %191 = select i1 %187, i1 true, i1 %190
  br i1 %191, label %209, label %176, !llvm.loop !235

192:                                              ; preds = %176, %192
  %193 = phi i64 [ %207, %192 ], [ 0, %176 ]
  %194 = phi i64 [ %206, %192 ], [ 0, %176 ]
  %195 = getelementptr inbounds i64, ptr %156, i64 %193
  %196 = load i64, ptr %195, align 8, !tbaa !11
  %197 = zext i64 %196 to i128
  %198 = getelementptr inbounds i64, ptr %182, i64 %193
  %199 = load i64, ptr %198, align 8, !tbaa !11
  %200 = zext i64 %199 to i128
  %201 = zext i64 %194 to i128
  %202 = add nuw nsw i128 %197, %201
  %203 = add nuw nsw i128 %202, %200
  %204 = trunc i128 %203 to i64
  store i64 %204, ptr %195, align 8, !tbaa !11
  %205 = lshr i128 %203, 64
  %206 = trunc i128 %205 to i64
  %207 = add nuw i64 %193, 1
  %208 = icmp eq i64 %207, %2
  br i1 %208, label %183, label %192, !llvm.loop !236

209:                                              ; preds = %185, %171, %168, %167
  %210 = phi i1 [ true, %168 ], [ false, %167 ], [ false, %171 ], [ %187, %185 ]
  %211 = phi i32 [ 4, %168 ], [ %148, %167 ], [ %148, %171 ], [ %188, %185 ]
  br i1 %210, label %212, label %144

212:                                              ; preds = %147, %209, %144, %134, %14, %28, %61, %75
  %213 = phi i32 [ 4, %75 ], [ 4, %61 ], [ 4, %28 ], [ 4, %14 ], [ 0, %134 ], [ 0, %144 ], [ %211, %209 ], [ 2, %147 ]
  ret i32 %213
}

define internal fastcc i64 @leads(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %5 = load ptr, ptr %4, align 8, !tbaa !153
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %7 = load ptr, ptr %6, align 8, !tbaa !117
  %8 = getelementptr inbounds i32, ptr %7, i64 %1
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Record, ptr %5, i64 %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !157
  %14 = getelementptr inbounds %struct.Record, ptr %5, i64 %10, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !154
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %18 = load i64, ptr %17, align 8, !tbaa !28
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %22 = load ptr, ptr %21, align 8, !tbaa !33
  %23 = load i64, ptr @WORDS, align 8, !tbaa !11
  %24 = mul i64 %23, %16
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  br label %33

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %28 = load ptr, ptr %27, align 8, !tbaa !34
  %29 = getelementptr inbounds i32, ptr %28, i64 %16
  %30 = load i32, ptr %29, align 4, !tbaa !21
  %31 = zext i32 %30 to i64
  %32 = or i64 %31, -9223372036854775808
  store i64 %32, ptr %3, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %20, %26
  %34 = phi ptr [ %3, %26 ], [ %25, %20 ]
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %36 = load ptr, ptr %35, align 8, !tbaa !48
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %38 = load ptr, ptr %37, align 8, !tbaa !158
  %39 = call i32 %13(ptr noundef %34, ptr noundef %36, ptr noundef %38)
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %162

41:                                               ; preds = %33
  %42 = load i64, ptr @WORDS, align 8, !tbaa !11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %44 = icmp eq i64 %42, 0
  %45 = load i64, ptr @TAG_MASK, align 8
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %53 = zext i32 %39 to i64
  br label %54

54:                                               ; preds = %41, %159
  %55 = phi i64 [ 0, %41 ], [ %160, %159 ]
  %56 = phi i64 [ 0, %41 ], [ %158, %159 ]
  %57 = load ptr, ptr %35, align 8, !tbaa !48
  %58 = mul i64 %42, %55
  %59 = getelementptr inbounds i64, ptr %57, i64 %58
  %60 = load ptr, ptr %43, align 8, !tbaa !16
  %61 = icmp eq ptr %60, null
  br i1 %61, label %73, label %62

62:                                               ; preds = %54
  %63 = call i64 %60(ptr noundef %59)
  %64 = mul i64 %63, 246948723733
  %65 = lshr i64 %64, 19
  %66 = and i64 %65, 524287
  %67 = xor i64 %66, %64
  %68 = mul i64 %67, 242235342227
  %69 = and i64 %68, 274877906943
  %70 = lshr i64 %69, 19
  %71 = xor i64 %70, %68
  %72 = call i64 @llvm.fshl.i64(i64 %71, i64 %69, i64 32)
  br label %97

73:                                               ; preds = %54
  br i1 %44, label %92, label %74

74:                                               ; preds = %73, %74
  %75 = phi i64 [ %88, %74 ], [ 0, %73 ]
  %76 = phi i64 [ %87, %74 ], [ -7046029254386353131, %73 ]
  %77 = getelementptr inbounds i64, ptr %59, i64 %75
  %78 = load i64, ptr %77, align 8, !tbaa !11
  %79 = xor i64 %78, %76
  %80 = shl i64 %75, 1
  %81 = add i64 %80, -2960836687051489901
  %82 = zext i64 %79 to i128
  %83 = zext i64 %81 to i128
  %84 = mul nuw i128 %82, %83
  %85 = lshr i128 %84, 64
  %86 = xor i128 %85, %84
  %87 = trunc i128 %86 to i64
  %88 = add nuw i64 %75, 1
  %89 = icmp eq i64 %88, %42
  br i1 %89, label %90, label %74, !llvm.loop !17

90:                                               ; preds = %74
  %91 = trunc i128 %86 to i64
  br label %92

92:                                               ; preds = %90, %73
  %93 = phi i64 [ -7046029254386353131, %73 ], [ %91, %90 ]
  %94 = lshr i64 %93, 32
  %95 = xor i64 %94, %93
  %96 = and i64 %95, %45
  br label %97

97:                                               ; preds = %62, %92
  %98 = phi i64 [ %72, %62 ], [ %96, %92 ]
  %99 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %59, i64 noundef %98)
  %100 = icmp slt i64 %99, 0
  br i1 %100, label %156, label %101

101:                                              ; preds = %97
  %102 = load ptr, ptr %46, align 8, !tbaa !228
  %103 = getelementptr inbounds i32, ptr %102, i64 %99
  %104 = load i32, ptr %103, align 4, !tbaa !21
  %105 = zext i32 %104 to i64
  %106 = add nsw i64 %105, -1
  %107 = icmp eq i32 %104, 0
  br i1 %107, label %156, label %108

108:                                              ; preds = %101
  %109 = load ptr, ptr %4, align 8, !tbaa !153
  %110 = load ptr, ptr %47, align 8, !tbaa !144
  %111 = getelementptr inbounds i32, ptr %110, i64 %99
  %112 = load i32, ptr %111, align 4, !tbaa !21
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds %struct.Record, ptr %109, i64 %113
  %115 = load i64, ptr %114, align 8, !tbaa !156
  %116 = load i64, ptr %11, align 8, !tbaa !156
  %117 = load ptr, ptr %37, align 8, !tbaa !158
  %118 = getelementptr inbounds i64, ptr %117, i64 %55
  %119 = load i64, ptr %118, align 8, !tbaa !11
  %120 = add i64 %119, %116
  %121 = icmp eq i64 %115, %120
  br i1 %121, label %122, label %156

122:                                              ; preds = %108
  %123 = load ptr, ptr %48, align 8, !tbaa !223
  %124 = getelementptr inbounds i32, ptr %123, i64 %99
  %125 = load i32, ptr %124, align 4, !tbaa !21
  %126 = zext i32 %125 to i64
  %127 = icmp ugt i64 %56, %126
  br i1 %127, label %128, label %133

128:                                              ; preds = %122
  %129 = load ptr, ptr %49, align 8, !tbaa !50
  %130 = getelementptr inbounds i64, ptr %129, i64 %126
  %131 = load i64, ptr %130, align 8, !tbaa !11
  %132 = icmp eq i64 %131, %106
  br i1 %132, label %156, label %133

133:                                              ; preds = %128, %122
  %134 = load i64, ptr %50, align 8, !tbaa !227
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %139, label %136

136:                                              ; preds = %133
  %137 = load ptr, ptr %51, align 8, !tbaa !233
  %138 = mul i64 %134, %106
  br label %142

139:                                              ; preds = %142, %133
  %140 = phi i64 [ 0, %133 ], [ %148, %142 ]
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %156, label %151

142:                                              ; preds = %136, %142
  %143 = phi i64 [ 0, %136 ], [ %149, %142 ]
  %144 = phi i64 [ 0, %136 ], [ %148, %142 ]
  %145 = add i64 %138, %143
  %146 = getelementptr inbounds i64, ptr %137, i64 %145
  %147 = load i64, ptr %146, align 8, !tbaa !11
  %148 = or i64 %147, %144
  %149 = add nuw i64 %143, 1
  %150 = icmp eq i64 %149, %134
  br i1 %150, label %139, label %142, !llvm.loop !237

151:                                              ; preds = %139
  %152 = trunc i64 %56 to i32
  store i32 %152, ptr %124, align 4, !tbaa !21
  %153 = load ptr, ptr %52, align 8, !tbaa !50
  %154 = add i64 %56, 1
  %155 = getelementptr inbounds i64, ptr %153, i64 %56
  store i64 %106, ptr %155, align 8, !tbaa !11
  br label %156

156:                                              ; preds = %108, %101, %128, %139, %151, %97
  %157 = phi i32 [ 1, %97 ], [ 4, %108 ], [ 4, %101 ], [ 4, %128 ], [ 0, %151 ], [ 4, %139 ]
  %158 = phi i64 [ %56, %97 ], [ %56, %108 ], [ %56, %101 ], [ %56, %128 ], [ %154, %151 ], [ %56, %139 ]
  switch i32 %157, label %162 [
    i32 0, label %159
    i32 4, label %159
  ]

159:                                              ; preds = %156, %156
  %160 = add nuw nsw i64 %55, 1
  %161 = icmp eq i64 %160, %53
  br i1 %161, label %162, label %54, !llvm.loop !238

162:                                              ; preds = %156, %159, %33
  %163 = phi i64 [ 0, %33 ], [ -1, %156 ], [ %158, %159 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i64 %163
}

define i32 @search_leads(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %1)
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %4, ptr %5, align 8, !tbaa !86
  %6 = lshr i64 %3, 61
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 4
  ret i32 %8
}

define i32 @search_deepen(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %10 = load i64, ptr %9, align 8, !tbaa !239
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %81

12:                                               ; preds = %3
  %13 = tail call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %759, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %17 = load ptr, ptr %16, align 8, !tbaa !240
  store i64 -1, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %19 = load ptr, ptr %18, align 8, !tbaa !186
  store i64 -1, ptr %19, align 8, !tbaa !11
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !144
  store i32 0, ptr %21, align 4, !tbaa !21
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %23 = tail call fastcc i32 @key_through(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef %2, ptr noundef nonnull %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %78

25:                                               ; preds = %15
  %26 = load i64, ptr %22, align 8, !tbaa !241
  %27 = icmp eq i64 %26, -1
  br i1 %27, label %78, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  store i64 %26, ptr %29, align 8, !tbaa !242
  %30 = load i64, ptr %9, align 8, !tbaa !239
  %31 = add i64 %30, 1
  store i64 %31, ptr %9, align 8, !tbaa !239
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  store i64 %26, ptr %32, align 8, !tbaa !180
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  store i64 0, ptr %33, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 1, ptr %33, align 8, !tbaa !149
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %35 = load ptr, ptr %34, align 8, !tbaa !153
  store i64 0, ptr %35, align 8, !tbaa.struct !164
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store i32 0, ptr %36, align 8, !tbaa.struct !165
  %37 = getelementptr inbounds i8, ptr %35, i64 12
  store i32 0, ptr %37, align 4, !tbaa.struct !166
  %38 = load ptr, ptr %18, align 8, !tbaa !186
  %39 = load i64, ptr %38, align 8, !tbaa !11
  %40 = icmp eq i64 %39, -1
  %41 = zext i1 %40 to i64
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %43 = load i64, ptr %42, align 8, !tbaa !243
  %44 = add i64 %43, %41
  store i64 %44, ptr %42, align 8, !tbaa !243
  store i64 0, ptr %38, align 8, !tbaa !11
  %45 = load ptr, ptr %20, align 8, !tbaa !144
  store i32 0, ptr %45, align 4, !tbaa !21
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %47 = load ptr, ptr %46, align 8, !tbaa !135
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %49 = load i64, ptr %48, align 8, !tbaa !28
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %28
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %53 = load ptr, ptr %52, align 8, !tbaa !33
  br label %60

54:                                               ; preds = %28
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %56 = load ptr, ptr %55, align 8, !tbaa !34
  %57 = load i32, ptr %56, align 4, !tbaa !21
  %58 = zext i32 %57 to i64
  %59 = or i64 %58, -9223372036854775808
  store i64 %59, ptr %7, align 8, !tbaa !11
  br label %60

60:                                               ; preds = %54, %51
  %61 = phi ptr [ %7, %54 ], [ %53, %51 ]
  %62 = call i32 %47(ptr noundef %61)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 0, ptr %65, align 8, !tbaa !86
  %66 = icmp slt i32 %62, 1
  %67 = select i1 %66, i32 3, i32 1
  br label %75

68:                                               ; preds = %60
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %70 = load ptr, ptr %69, align 8, !tbaa !117
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %72 = load i64, ptr %71, align 8, !tbaa !114
  %73 = add i64 %72, 1
  store i64 %73, ptr %71, align 8, !tbaa !114
  %74 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 0, ptr %74, align 4, !tbaa !21
  br label %75

75:                                               ; preds = %64, %68
  %76 = phi i32 [ %67, %64 ], [ 0, %68 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %77 = icmp ne i32 %76, 0
  br label %78

78:                                               ; preds = %75, %25, %15
  %79 = phi i1 [ true, %15 ], [ true, %25 ], [ %77, %75 ]
  %80 = phi i32 [ %23, %15 ], [ 2, %25 ], [ %76, %75 ]
  br i1 %79, label %759, label %81

81:                                               ; preds = %78, %3
  %82 = phi i32 [ undef, %3 ], [ %80, %78 ]
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %84 = icmp eq i64 %1, 0
  br i1 %84, label %759, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %92 = load i64, ptr @ROOM, align 8
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %121 = load i64, ptr @WORDS, align 8
  %122 = icmp eq i32 %2, 4
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %129 = load i64, ptr @WORDS, align 8
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %131 = icmp eq i64 %129, 0
  %132 = load i64, ptr @TAG_MASK, align 8
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %139 = load i64, ptr @WORDS, align 8
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %161

158:                                              ; preds = %755
  %159 = add i64 %163, -1
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %759, label %161, !llvm.loop !244

161:                                              ; preds = %85, %158
  %162 = phi i32 [ %82, %85 ], [ %757, %158 ]
  %163 = phi i64 [ %1, %85 ], [ %159, %158 ]
  %164 = load i64, ptr %86, align 8, !tbaa !114
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %422

166:                                              ; preds = %161
  %167 = load i64, ptr %87, align 8, !tbaa !245
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %171, label %169

169:                                              ; preds = %166
  %170 = add i64 %167, -1
  store i64 %170, ptr %88, align 8, !tbaa !86
  br label %418

171:                                              ; preds = %166
  %172 = load i64, ptr %91, align 8, !tbaa !246
  %173 = load i64, ptr %90, align 8, !tbaa !11
  %174 = icmp ult i64 %173, %172
  br i1 %174, label %175, label %210

175:                                              ; preds = %171
  %176 = lshr i64 %173, 2
  %177 = add i64 %176, %173
  %178 = add i64 %177, %92
  %179 = call i64 @llvm.umax.i64(i64 %178, i64 %172)
  %180 = load i64, ptr %93, align 8, !tbaa !12
  %181 = sub i64 %179, %173
  %182 = shl i64 %181, 3
  %183 = add i64 %182, %180
  %184 = load i64, ptr %94, align 8, !tbaa !13
  %185 = icmp ugt i64 %183, %184
  br i1 %185, label %418, label %186

186:                                              ; preds = %175
  %187 = load ptr, ptr %89, align 8, !tbaa !14
  %188 = shl i64 %179, 3
  %189 = call ptr @resize_memory(ptr noundef %187, i64 noundef %188)
  %190 = icmp eq ptr %189, null
  br i1 %190, label %418, label %191

191:                                              ; preds = %186
  %192 = load i64, ptr %90, align 8, !tbaa !11
  %193 = sub i64 %179, %192
  %194 = shl i64 %193, 3
  %195 = load i64, ptr %93, align 8, !tbaa !12
  %196 = add i64 %194, %195
  store i64 %196, ptr %93, align 8, !tbaa !12
  store ptr %189, ptr %89, align 8, !tbaa !14
  store i64 %179, ptr %90, align 8, !tbaa !11
  %197 = load ptr, ptr %95, align 8, !tbaa !15
  %198 = icmp eq ptr %197, null
  %199 = icmp ult i64 %188, 4194304
  %200 = or i1 %199, %198
  br i1 %200, label %210, label %201

201:                                              ; preds = %191
  %202 = ptrtoint ptr %189 to i64
  %203 = and i64 %202, -4096
  %204 = add i64 %188, 4095
  %205 = add i64 %204, %202
  %206 = and i64 %205, -4096
  %207 = inttoptr i64 %203 to ptr
  %208 = sub i64 %206, %203
  %209 = call i32 %197(ptr noundef %207, i64 noundef %208, i32 noundef 14)
  br label %210

210:                                              ; preds = %201, %191, %171
  %211 = load i64, ptr %91, align 8, !tbaa !246
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %216, label %213

213:                                              ; preds = %210
  %214 = load ptr, ptr %96, align 8, !tbaa !240
  %215 = load ptr, ptr %97, align 8, !tbaa !247
  br label %219

216:                                              ; preds = %232, %210
  %217 = phi i64 [ 0, %210 ], [ %233, %232 ]
  store i64 0, ptr %91, align 8, !tbaa !246
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %418, label %237

219:                                              ; preds = %232, %213
  %220 = phi i64 [ 0, %213 ], [ %233, %232 ]
  %221 = phi i64 [ 0, %213 ], [ %234, %232 ]
  %222 = getelementptr inbounds i32, ptr %215, i64 %221
  %223 = load i32, ptr %222, align 4, !tbaa !21
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds i64, ptr %214, i64 %224
  %226 = load i64, ptr %225, align 8, !tbaa !11
  %227 = icmp eq i64 %226, -1
  br i1 %227, label %232, label %228

228:                                              ; preds = %219
  %229 = load ptr, ptr %89, align 8, !tbaa !213
  %230 = add i64 %220, 1
  %231 = getelementptr inbounds i64, ptr %229, i64 %220
  store i64 %226, ptr %231, align 8, !tbaa !11
  store i64 -1, ptr %225, align 8, !tbaa !11
  br label %232

232:                                              ; preds = %228, %219
  %233 = phi i64 [ %230, %228 ], [ %220, %219 ]
  %234 = add nuw i64 %221, 1
  %235 = load i64, ptr %91, align 8, !tbaa !246
  %236 = icmp ult i64 %234, %235
  br i1 %236, label %219, label %216, !llvm.loop !248

237:                                              ; preds = %216
  %238 = load i64, ptr %98, align 8, !tbaa !243
  %239 = lshr i64 %238, 3
  %240 = add i64 %217, -1
  %241 = call i64 @llvm.umin.i64(i64 %239, i64 %240)
  %242 = load ptr, ptr %89, align 8, !tbaa !213
  br label %243

243:                                              ; preds = %305, %237
  %244 = phi i64 [ %217, %237 ], [ %306, %305 ]
  %245 = phi i64 [ 0, %237 ], [ %307, %305 ]
  %246 = phi i64 [ undef, %237 ], [ %308, %305 ]
  %247 = sub i64 %244, %245
  %248 = icmp ugt i64 %247, 1
  %249 = getelementptr inbounds i64, ptr %242, i64 %245
  %250 = load i64, ptr %249, align 8, !tbaa !11
  br i1 %248, label %251, label %310

251:                                              ; preds = %243
  %252 = lshr i64 %247, 1
  %253 = add i64 %252, %245
  %254 = getelementptr inbounds i64, ptr %242, i64 %253
  %255 = load i64, ptr %254, align 8, !tbaa !11
  %256 = add i64 %244, -1
  %257 = getelementptr inbounds i64, ptr %242, i64 %256
  %258 = load i64, ptr %257, align 8, !tbaa !11
  %259 = icmp ult i64 %250, %255
  br i1 %259, label %260, label %264

260:                                              ; preds = %251
  %261 = icmp ult i64 %255, %258
  br i1 %261, label %268, label %262

262:                                              ; preds = %260
  %263 = call i64 @llvm.umax.i64(i64 %250, i64 %258)
  br label %268

264:                                              ; preds = %251
  %265 = icmp ult i64 %250, %258
  br i1 %265, label %268, label %266

266:                                              ; preds = %264
  %267 = call i64 @llvm.umax.i64(i64 %255, i64 %258)
  br label %268

268:                                              ; preds = %266, %264, %262, %260
  %269 = phi i64 [ %263, %262 ], [ %267, %266 ], [ %255, %260 ], [ %250, %264 ]
  %270 = icmp ugt i64 %244, %245
  br i1 %270, label %271, label %296

271:                                              ; preds = %268, %291
  %272 = phi i64 [ %294, %291 ], [ %244, %268 ]
  %273 = phi i64 [ %293, %291 ], [ %245, %268 ]
  %274 = phi i64 [ %292, %291 ], [ %245, %268 ]
  %275 = getelementptr inbounds i64, ptr %242, i64 %273
  %276 = load i64, ptr %275, align 8, !tbaa !11
  %277 = icmp ult i64 %276, %269
  br i1 %277, label %278, label %283

278:                                              ; preds = %271
  %279 = getelementptr inbounds i64, ptr %242, i64 %274
  %280 = load i64, ptr %279, align 8, !tbaa !11
  %281 = add i64 %273, 1
  store i64 %280, ptr %275, align 8, !tbaa !11
  %282 = add i64 %274, 1
  store i64 %276, ptr %279, align 8, !tbaa !11
  br label %291

283:                                              ; preds = %271
  %284 = icmp ugt i64 %276, %269
  br i1 %284, label %285, label %289

285:                                              ; preds = %283
  %286 = add i64 %272, -1
  %287 = getelementptr inbounds i64, ptr %242, i64 %286
  %288 = load i64, ptr %287, align 8, !tbaa !11
  store i64 %288, ptr %275, align 8, !tbaa !11
  store i64 %276, ptr %287, align 8, !tbaa !11
  br label %291

289:                                              ; preds = %283
  %290 = add i64 %273, 1
  br label %291

291:                                              ; preds = %289, %285, %278
  %292 = phi i64 [ %282, %278 ], [ %274, %285 ], [ %274, %289 ]
  %293 = phi i64 [ %281, %278 ], [ %273, %285 ], [ %290, %289 ]
  %294 = phi i64 [ %272, %278 ], [ %286, %285 ], [ %272, %289 ]
  %295 = icmp ult i64 %293, %294
  br i1 %295, label %271, label %296, !llvm.loop !249

296:                                              ; preds = %291, %268
  %297 = phi i64 [ %245, %268 ], [ %292, %291 ]
  %298 = phi i64 [ %244, %268 ], [ %294, %291 ]
  %299 = icmp ugt i64 %297, %241
  br i1 %299, label %302, label %300

300:                                              ; preds = %296
  %301 = icmp ugt i64 %298, %241
  br i1 %301, label %305, label %302

302:                                              ; preds = %300, %296
  %303 = phi i64 [ %297, %296 ], [ %244, %300 ]
  %304 = phi i64 [ %245, %296 ], [ %298, %300 ]
  br label %305

305:                                              ; preds = %302, %300
  %306 = phi i64 [ %303, %302 ], [ %244, %300 ]
  %307 = phi i64 [ %304, %302 ], [ %245, %300 ]
  %308 = phi i64 [ %246, %302 ], [ %269, %300 ]
  %309 = phi i1 [ true, %302 ], [ false, %300 ]
  br i1 %309, label %243, label %310, !llvm.loop !250

310:                                              ; preds = %305, %243
  %311 = phi i64 [ %250, %243 ], [ %308, %305 ]
  store i64 %311, ptr %99, align 8, !tbaa !241
  br label %312

312:                                              ; preds = %374, %310
  %313 = phi i64 [ %217, %310 ], [ %375, %374 ]
  %314 = phi i64 [ 0, %310 ], [ %376, %374 ]
  %315 = phi i64 [ undef, %310 ], [ %377, %374 ]
  %316 = sub i64 %313, %314
  %317 = icmp ugt i64 %316, 1
  %318 = getelementptr inbounds i64, ptr %242, i64 %314
  %319 = load i64, ptr %318, align 8, !tbaa !11
  br i1 %317, label %320, label %379

320:                                              ; preds = %312
  %321 = lshr i64 %316, 1
  %322 = add i64 %321, %314
  %323 = getelementptr inbounds i64, ptr %242, i64 %322
  %324 = load i64, ptr %323, align 8, !tbaa !11
  %325 = add i64 %313, -1
  %326 = getelementptr inbounds i64, ptr %242, i64 %325
  %327 = load i64, ptr %326, align 8, !tbaa !11
  %328 = icmp ult i64 %319, %324
  br i1 %328, label %329, label %333

329:                                              ; preds = %320
  %330 = icmp ult i64 %324, %327
  br i1 %330, label %337, label %331

331:                                              ; preds = %329
  %332 = call i64 @llvm.umax.i64(i64 %319, i64 %327)
  br label %337

333:                                              ; preds = %320
  %334 = icmp ult i64 %319, %327
  br i1 %334, label %337, label %335

335:                                              ; preds = %333
  %336 = call i64 @llvm.umax.i64(i64 %324, i64 %327)
  br label %337

337:                                              ; preds = %335, %333, %331, %329
  %338 = phi i64 [ %332, %331 ], [ %336, %335 ], [ %324, %329 ], [ %319, %333 ]
  %339 = icmp ugt i64 %313, %314
  br i1 %339, label %340, label %365

340:                                              ; preds = %337, %360
  %341 = phi i64 [ %363, %360 ], [ %313, %337 ]
  %342 = phi i64 [ %362, %360 ], [ %314, %337 ]
  %343 = phi i64 [ %361, %360 ], [ %314, %337 ]
  %344 = getelementptr inbounds i64, ptr %242, i64 %342
  %345 = load i64, ptr %344, align 8, !tbaa !11
  %346 = icmp ult i64 %345, %338
  br i1 %346, label %347, label %352

347:                                              ; preds = %340
  %348 = getelementptr inbounds i64, ptr %242, i64 %343
  %349 = load i64, ptr %348, align 8, !tbaa !11
  %350 = add i64 %342, 1
  store i64 %349, ptr %344, align 8, !tbaa !11
  %351 = add i64 %343, 1
  store i64 %345, ptr %348, align 8, !tbaa !11
  br label %360

352:                                              ; preds = %340
  %353 = icmp ugt i64 %345, %338
  br i1 %353, label %354, label %358

354:                                              ; preds = %352
  %355 = add i64 %341, -1
  %356 = getelementptr inbounds i64, ptr %242, i64 %355
  %357 = load i64, ptr %356, align 8, !tbaa !11
  store i64 %357, ptr %344, align 8, !tbaa !11
  store i64 %345, ptr %356, align 8, !tbaa !11
  br label %360

358:                                              ; preds = %352
  %359 = add i64 %342, 1
  br label %360

360:                                              ; preds = %358, %354, %347
  %361 = phi i64 [ %351, %347 ], [ %343, %354 ], [ %343, %358 ]
  %362 = phi i64 [ %350, %347 ], [ %342, %354 ], [ %359, %358 ]
  %363 = phi i64 [ %341, %347 ], [ %355, %354 ], [ %341, %358 ]
  %364 = icmp ult i64 %362, %363
  br i1 %364, label %340, label %365, !llvm.loop !249

365:                                              ; preds = %360, %337
  %366 = phi i64 [ %314, %337 ], [ %361, %360 ]
  %367 = phi i64 [ %313, %337 ], [ %363, %360 ]
  %368 = icmp eq i64 %366, 0
  br i1 %368, label %369, label %371

369:                                              ; preds = %365
  %370 = icmp eq i64 %367, 0
  br i1 %370, label %371, label %374

371:                                              ; preds = %369, %365
  %372 = phi i64 [ %366, %365 ], [ %313, %369 ]
  %373 = phi i64 [ %314, %365 ], [ %367, %369 ]
  br label %374

374:                                              ; preds = %371, %369
  %375 = phi i64 [ %372, %371 ], [ %313, %369 ]
  %376 = phi i64 [ %373, %371 ], [ %314, %369 ]
  %377 = phi i64 [ %315, %371 ], [ %338, %369 ]
  %378 = phi i1 [ true, %371 ], [ false, %369 ]
  br i1 %378, label %312, label %379, !llvm.loop !250

379:                                              ; preds = %374, %312
  %380 = phi i64 [ %319, %312 ], [ %377, %374 ]
  store i64 %380, ptr %100, align 8, !tbaa !242
  %381 = load i64, ptr %9, align 8, !tbaa !239
  %382 = add i64 %381, 1
  store i64 %382, ptr %9, align 8, !tbaa !239
  %383 = load i64, ptr %99, align 8, !tbaa !241
  store i64 %383, ptr %101, align 8, !tbaa !180
  store i64 0, ptr %102, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 1, ptr %102, align 8, !tbaa !149
  %384 = load ptr, ptr %103, align 8, !tbaa !153
  store i64 0, ptr %384, align 8, !tbaa.struct !164
  %385 = getelementptr inbounds i8, ptr %384, i64 8
  store i32 0, ptr %385, align 8, !tbaa.struct !165
  %386 = getelementptr inbounds i8, ptr %384, i64 12
  store i32 0, ptr %386, align 4, !tbaa.struct !166
  %387 = load ptr, ptr %104, align 8, !tbaa !186
  %388 = load i64, ptr %387, align 8, !tbaa !11
  %389 = icmp eq i64 %388, -1
  %390 = zext i1 %389 to i64
  %391 = load i64, ptr %98, align 8, !tbaa !243
  %392 = add i64 %391, %390
  store i64 %392, ptr %98, align 8, !tbaa !243
  store i64 0, ptr %387, align 8, !tbaa !11
  %393 = load ptr, ptr %105, align 8, !tbaa !144
  store i32 0, ptr %393, align 4, !tbaa !21
  %394 = load ptr, ptr %106, align 8, !tbaa !135
  %395 = load i64, ptr %107, align 8, !tbaa !28
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %397, label %399

397:                                              ; preds = %379
  %398 = load ptr, ptr %109, align 8, !tbaa !33
  br label %404

399:                                              ; preds = %379
  %400 = load ptr, ptr %108, align 8, !tbaa !34
  %401 = load i32, ptr %400, align 4, !tbaa !21
  %402 = zext i32 %401 to i64
  %403 = or i64 %402, -9223372036854775808
  store i64 %403, ptr %6, align 8, !tbaa !11
  br label %404

404:                                              ; preds = %399, %397
  %405 = phi ptr [ %6, %399 ], [ %398, %397 ]
  %406 = call i32 %394(ptr noundef %405)
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %411, label %408

408:                                              ; preds = %404
  store i64 0, ptr %110, align 8, !tbaa !86
  %409 = icmp slt i32 %406, 1
  %410 = select i1 %409, i32 3, i32 1
  br label %416

411:                                              ; preds = %404
  %412 = load ptr, ptr %111, align 8, !tbaa !117
  %413 = load i64, ptr %86, align 8, !tbaa !114
  %414 = add i64 %413, 1
  store i64 %414, ptr %86, align 8, !tbaa !114
  %415 = getelementptr inbounds i32, ptr %412, i64 %413
  store i32 0, ptr %415, align 4, !tbaa !21
  br label %416

416:                                              ; preds = %411, %408
  %417 = phi i32 [ %410, %408 ], [ 0, %411 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %418

418:                                              ; preds = %169, %175, %186, %216, %416
  %419 = phi i32 [ 1, %169 ], [ %417, %416 ], [ 2, %216 ], [ 4, %175 ], [ 4, %186 ]
  %420 = icmp eq i32 %419, 0
  %421 = select i1 %420, i32 %162, i32 %419
  br i1 %420, label %422, label %759

422:                                              ; preds = %418, %161
  %423 = phi i32 [ %162, %161 ], [ %421, %418 ]
  %424 = load i64, ptr %112, align 8, !tbaa !243
  %425 = load i64, ptr %113, align 8, !tbaa !98
  %426 = icmp ugt i64 %424, %425
  br i1 %426, label %759, label %427

427:                                              ; preds = %422
  %428 = load i64, ptr %83, align 8, !tbaa !139
  %429 = load i64, ptr %114, align 8, !tbaa !152
  %430 = icmp ult i64 %428, %429
  br i1 %430, label %431, label %759

431:                                              ; preds = %427
  %432 = load ptr, ptr %115, align 8, !tbaa !117
  %433 = load i64, ptr %86, align 8, !tbaa !114
  %434 = add i64 %433, -1
  store i64 %434, ptr %86, align 8, !tbaa !114
  %435 = getelementptr inbounds i32, ptr %432, i64 %434
  %436 = load i32, ptr %435, align 4, !tbaa !21
  %437 = load ptr, ptr %116, align 8, !tbaa !153
  %438 = zext i32 %436 to i64
  %439 = getelementptr inbounds %struct.Record, ptr %437, i64 %438, i32 1
  %440 = load i32, ptr %439, align 8, !tbaa !154
  %441 = load ptr, ptr %117, align 8, !tbaa !144
  %442 = zext i32 %440 to i64
  %443 = getelementptr inbounds i32, ptr %441, i64 %442
  %444 = load i32, ptr %443, align 4, !tbaa !21
  %445 = icmp eq i32 %444, %436
  br i1 %445, label %446, label %755

446:                                              ; preds = %431
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %447 = getelementptr inbounds %struct.Record, ptr %437, i64 %438
  %448 = load i64, ptr %447, align 8, !tbaa !156
  %449 = load i64, ptr %118, align 8, !tbaa !28
  %450 = icmp eq i64 %449, 0
  br i1 %450, label %451, label %455

451:                                              ; preds = %446
  %452 = load ptr, ptr %120, align 8, !tbaa !33
  %453 = mul i64 %121, %442
  %454 = getelementptr inbounds i64, ptr %452, i64 %453
  br label %461

455:                                              ; preds = %446
  %456 = load ptr, ptr %119, align 8, !tbaa !34
  %457 = getelementptr inbounds i32, ptr %456, i64 %442
  %458 = load i32, ptr %457, align 4, !tbaa !21
  %459 = zext i32 %458 to i64
  %460 = or i64 %459, -9223372036854775808
  store i64 %460, ptr %8, align 8, !tbaa !11
  br label %461

461:                                              ; preds = %451, %455
  %462 = phi ptr [ %8, %455 ], [ %454, %451 ]
  br i1 %122, label %463, label %467

463:                                              ; preds = %461
  %464 = load ptr, ptr %0, align 8, !tbaa !84
  %465 = load ptr, ptr %126, align 8, !tbaa !48
  %466 = call i32 %464(ptr noundef %462, ptr noundef %465)
  br label %472

467:                                              ; preds = %461
  %468 = load ptr, ptr %123, align 8, !tbaa !157
  %469 = load ptr, ptr %124, align 8, !tbaa !48
  %470 = load ptr, ptr %125, align 8, !tbaa !158
  %471 = call i32 %468(ptr noundef %462, ptr noundef %469, ptr noundef %470)
  br label %472

472:                                              ; preds = %467, %463
  %473 = phi i32 [ %466, %463 ], [ %471, %467 ]
  %474 = icmp slt i32 %473, 0
  br i1 %474, label %475, label %478

475:                                              ; preds = %472
  store i64 %442, ptr %157, align 8, !tbaa !86
  %476 = icmp eq i32 %473, -1
  %477 = select i1 %476, i32 3, i32 6
  br label %752

478:                                              ; preds = %472
  %479 = load i64, ptr %83, align 8, !tbaa !139
  %480 = add i64 %479, 1
  store i64 %480, ptr %83, align 8, !tbaa !139
  %481 = zext i32 %473 to i64
  %482 = load i64, ptr %127, align 8, !tbaa !111
  %483 = add i64 %482, %481
  store i64 %483, ptr %127, align 8, !tbaa !111
  %484 = call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef %481)
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %752, label %486

486:                                              ; preds = %478
  %487 = icmp sgt i32 %473, 0
  br i1 %487, label %488, label %490

488:                                              ; preds = %486
  %489 = zext i32 %473 to i64
  br label %498

490:                                              ; preds = %561, %486
  %491 = load i64, ptr %86, align 8, !tbaa !114
  %492 = icmp sgt i32 %473, 0
  br i1 %492, label %493, label %732

493:                                              ; preds = %490
  %494 = add i32 %436, 1
  %495 = add i32 %436, 1
  %496 = sext i32 %473 to i64
  %497 = zext i32 %473 to i64
  br label %568

498:                                              ; preds = %488, %561
  %499 = phi i64 [ 0, %488 ], [ %562, %561 ]
  %500 = load ptr, ptr %128, align 8, !tbaa !48
  %501 = mul i64 %129, %499
  %502 = getelementptr inbounds i64, ptr %500, i64 %501
  %503 = load ptr, ptr %130, align 8, !tbaa !16
  %504 = icmp eq ptr %503, null
  br i1 %504, label %516, label %505

505:                                              ; preds = %498
  %506 = call i64 %503(ptr noundef %502)
  %507 = mul i64 %506, 246948723733
  %508 = lshr i64 %507, 19
  %509 = and i64 %508, 524287
  %510 = xor i64 %509, %507
  %511 = mul i64 %510, 242235342227
  %512 = and i64 %511, 274877906943
  %513 = lshr i64 %512, 19
  %514 = xor i64 %513, %511
  %515 = call i64 @llvm.fshl.i64(i64 %514, i64 %512, i64 32)
  br label %540

516:                                              ; preds = %498
  br i1 %131, label %535, label %517

517:                                              ; preds = %516, %517
  %518 = phi i64 [ %531, %517 ], [ 0, %516 ]
  %519 = phi i64 [ %530, %517 ], [ -7046029254386353131, %516 ]
  %520 = getelementptr inbounds i64, ptr %502, i64 %518
  %521 = load i64, ptr %520, align 8, !tbaa !11
  %522 = xor i64 %521, %519
  %523 = shl i64 %518, 1
  %524 = add i64 %523, -2960836687051489901
  %525 = zext i64 %522 to i128
  %526 = zext i64 %524 to i128
  %527 = mul nuw i128 %525, %526
  %528 = lshr i128 %527, 64
  %529 = xor i128 %528, %527
  %530 = trunc i128 %529 to i64
  %531 = add nuw i64 %518, 1
  %532 = icmp eq i64 %531, %129
  br i1 %532, label %533, label %517, !llvm.loop !17

533:                                              ; preds = %517
  %534 = trunc i128 %529 to i64
  br label %535

535:                                              ; preds = %533, %516
  %536 = phi i64 [ -7046029254386353131, %516 ], [ %534, %533 ]
  %537 = lshr i64 %536, 32
  %538 = xor i64 %537, %536
  %539 = and i64 %538, %132
  br label %540

540:                                              ; preds = %505, %535
  %541 = phi i64 [ %515, %505 ], [ %539, %535 ]
  %542 = load ptr, ptr %133, align 8, !tbaa !50
  %543 = getelementptr inbounds i64, ptr %542, i64 %499
  store i64 %541, ptr %543, align 8, !tbaa !11
  %544 = load ptr, ptr %134, align 8, !tbaa !57
  %545 = icmp eq ptr %544, null
  br i1 %545, label %549, label %546

546:                                              ; preds = %540
  %547 = lshr i64 %541, 6
  %548 = getelementptr inbounds i64, ptr %544, i64 %547
  call void @llvm.prefetch.p0(ptr nonnull %548, i32 0, i32 3, i32 1)
  br label %561

549:                                              ; preds = %540
  %550 = and i64 %541, 63
  %551 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %550, i32 1
  %552 = load i64, ptr %551, align 8, !tbaa !30
  %553 = icmp eq i64 %552, 0
  br i1 %553, label %561, label %554

554:                                              ; preds = %549
  %555 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %550
  %556 = load ptr, ptr %555, align 8, !tbaa !32
  %557 = lshr i64 %541, 32
  %558 = mul i64 %552, %557
  %559 = lshr i64 %558, 32
  %560 = getelementptr inbounds i64, ptr %556, i64 %559
  call void @llvm.prefetch.p0(ptr %560, i32 0, i32 3, i32 1)
  br label %561

561:                                              ; preds = %546, %549, %554
  %562 = add nuw nsw i64 %499, 1
  %563 = icmp eq i64 %562, %489
  br i1 %563, label %490, label %498, !llvm.loop !251

564:                                              ; preds = %729
  %565 = add nuw nsw i64 %569, 1
  %566 = icmp slt i64 %565, %496
  %567 = icmp eq i64 %565, %497
  br i1 %567, label %732, label %568, !llvm.loop !252

568:                                              ; preds = %493, %564
  %569 = phi i64 [ 0, %493 ], [ %565, %564 ]
  %570 = phi i1 [ %492, %493 ], [ %566, %564 ]
  %571 = phi i32 [ %423, %493 ], [ %731, %564 ]
  %572 = load i64, ptr %135, align 8, !tbaa !26
  br i1 %122, label %577, label %573

573:                                              ; preds = %568
  %574 = load ptr, ptr %136, align 8, !tbaa !158
  %575 = getelementptr inbounds i64, ptr %574, i64 %569
  %576 = load i64, ptr %575, align 8, !tbaa !11
  br label %577

577:                                              ; preds = %568, %573
  %578 = phi i64 [ %576, %573 ], [ 1, %568 ]
  %579 = add i64 %578, %448
  br i1 %122, label %584, label %580

580:                                              ; preds = %577
  %581 = load i64, ptr %137, align 8, !tbaa !160
  %582 = and i64 %581, %579
  %583 = icmp eq i64 %582, 0
  br i1 %583, label %584, label %729

584:                                              ; preds = %580, %577
  %585 = load ptr, ptr %138, align 8, !tbaa !48
  %586 = mul i64 %139, %569
  %587 = getelementptr inbounds i64, ptr %585, i64 %586
  %588 = load ptr, ptr %140, align 8, !tbaa !50
  %589 = getelementptr inbounds i64, ptr %588, i64 %569
  %590 = load i64, ptr %589, align 8, !tbaa !11
  %591 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %587, i64 noundef %590)
  %592 = icmp slt i64 %591, 0
  br i1 %592, label %729, label %593

593:                                              ; preds = %584
  %594 = icmp ult i64 %591, %572
  br i1 %594, label %602, label %595

595:                                              ; preds = %593
  %596 = load ptr, ptr %141, align 8, !tbaa !240
  %597 = getelementptr inbounds i64, ptr %596, i64 %591
  store i64 -1, ptr %597, align 8, !tbaa !11
  %598 = load ptr, ptr %142, align 8, !tbaa !186
  %599 = getelementptr inbounds i64, ptr %598, i64 %591
  store i64 -1, ptr %599, align 8, !tbaa !11
  %600 = load ptr, ptr %117, align 8, !tbaa !144
  %601 = getelementptr inbounds i32, ptr %600, i64 %591
  store i32 0, ptr %601, align 4, !tbaa !21
  br label %602

602:                                              ; preds = %595, %593
  %603 = trunc i64 %591 to i32
  %604 = load ptr, ptr %117, align 8, !tbaa !144
  %605 = and i64 %591, 4294967295
  %606 = getelementptr inbounds i32, ptr %604, i64 %605
  %607 = load i32, ptr %606, align 4, !tbaa !21
  %608 = zext i32 %607 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %609 = load i64, ptr %143, align 8, !tbaa !149
  %610 = icmp ugt i64 %609, %608
  br i1 %610, label %611, label %616

611:                                              ; preds = %602
  %612 = load ptr, ptr %116, align 8, !tbaa !153
  %613 = getelementptr inbounds %struct.Record, ptr %612, i64 %608, i32 1
  %614 = load i32, ptr %613, align 8, !tbaa !154
  %615 = icmp eq i32 %614, %603
  br label %616

616:                                              ; preds = %611, %602
  %617 = phi i1 [ false, %602 ], [ %615, %611 ]
  %618 = load ptr, ptr %144, align 8, !tbaa !186
  %619 = getelementptr inbounds i64, ptr %618, i64 %605
  %620 = load i64, ptr %619, align 8, !tbaa !11
  %621 = icmp ule i64 %620, %579
  %622 = icmp ult i64 %620, %579
  %623 = select i1 %617, i1 true, i1 %622
  %624 = select i1 %621, i1 %623, i1 false
  br i1 %624, label %725, label %625

625:                                              ; preds = %616
  %626 = call fastcc i32 @key_through(ptr noundef %0, i32 noundef %603, i64 noundef %579, i32 noundef %2, ptr noundef nonnull %5)
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %628, label %725

628:                                              ; preds = %625
  %629 = load i64, ptr %5, align 8, !tbaa !11
  %630 = icmp eq i64 %629, -1
  br i1 %630, label %631, label %649

631:                                              ; preds = %628
  %632 = load i64, ptr %143, align 8, !tbaa !149
  %633 = add i64 %632, 1
  store i64 %633, ptr %143, align 8, !tbaa !149
  %634 = trunc i64 %632 to i32
  %635 = load ptr, ptr %116, align 8, !tbaa !153
  %636 = and i64 %632, 4294967295
  %637 = getelementptr inbounds %struct.Record, ptr %635, i64 %636
  store i64 %579, ptr %637, align 8, !tbaa.struct !164
  %638 = getelementptr inbounds i8, ptr %637, i64 8
  store i32 %603, ptr %638, align 8, !tbaa.struct !165
  %639 = getelementptr inbounds i8, ptr %637, i64 12
  store i32 %495, ptr %639, align 4, !tbaa.struct !166
  %640 = load ptr, ptr %144, align 8, !tbaa !186
  %641 = getelementptr inbounds i64, ptr %640, i64 %605
  %642 = load i64, ptr %641, align 8, !tbaa !11
  %643 = icmp eq i64 %642, -1
  %644 = zext i1 %643 to i64
  %645 = load i64, ptr %112, align 8, !tbaa !243
  %646 = add i64 %645, %644
  store i64 %646, ptr %112, align 8, !tbaa !243
  store i64 %579, ptr %641, align 8, !tbaa !11
  %647 = load ptr, ptr %117, align 8, !tbaa !144
  %648 = getelementptr inbounds i32, ptr %647, i64 %605
  store i32 %634, ptr %648, align 4, !tbaa !21
  br label %725

649:                                              ; preds = %628
  %650 = load i64, ptr %145, align 8, !tbaa !241
  %651 = icmp ugt i64 %629, %650
  br i1 %651, label %652, label %666

652:                                              ; preds = %649
  %653 = load ptr, ptr %154, align 8, !tbaa !240
  %654 = getelementptr inbounds i64, ptr %653, i64 %605
  %655 = load i64, ptr %654, align 8, !tbaa !11
  %656 = icmp eq i64 %655, -1
  br i1 %656, label %657, label %662

657:                                              ; preds = %652
  %658 = load ptr, ptr %155, align 8, !tbaa !247
  %659 = load i64, ptr %156, align 8, !tbaa !246
  %660 = add i64 %659, 1
  store i64 %660, ptr %156, align 8, !tbaa !246
  %661 = getelementptr inbounds i32, ptr %658, i64 %659
  store i32 %603, ptr %661, align 4, !tbaa !21
  br label %662

662:                                              ; preds = %657, %652
  %663 = load i64, ptr %654, align 8, !tbaa !11
  %664 = icmp ult i64 %629, %663
  br i1 %664, label %665, label %725

665:                                              ; preds = %662
  store i64 %629, ptr %654, align 8, !tbaa !11
  br label %725

666:                                              ; preds = %649
  %667 = load i64, ptr %146, align 8, !tbaa !245
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %675, label %669

669:                                              ; preds = %666
  %670 = load ptr, ptr %116, align 8, !tbaa !153
  %671 = add i64 %667, -1
  %672 = getelementptr inbounds %struct.Record, ptr %670, i64 %671
  %673 = load i64, ptr %672, align 8, !tbaa !156
  %674 = icmp ult i64 %629, %673
  br i1 %674, label %675, label %725

675:                                              ; preds = %669, %666
  %676 = load ptr, ptr %147, align 8, !tbaa !240
  %677 = getelementptr inbounds i64, ptr %676, i64 %605
  store i64 -1, ptr %677, align 8, !tbaa !11
  %678 = load i64, ptr %143, align 8, !tbaa !149
  %679 = add i64 %678, 1
  store i64 %679, ptr %143, align 8, !tbaa !149
  %680 = trunc i64 %678 to i32
  %681 = load ptr, ptr %116, align 8, !tbaa !153
  %682 = and i64 %678, 4294967295
  %683 = getelementptr inbounds %struct.Record, ptr %681, i64 %682
  store i64 %579, ptr %683, align 8, !tbaa.struct !164
  %684 = getelementptr inbounds i8, ptr %683, i64 8
  store i32 %603, ptr %684, align 8, !tbaa.struct !165
  %685 = getelementptr inbounds i8, ptr %683, i64 12
  store i32 %494, ptr %685, align 4, !tbaa.struct !166
  %686 = load ptr, ptr %144, align 8, !tbaa !186
  %687 = getelementptr inbounds i64, ptr %686, i64 %605
  %688 = load i64, ptr %687, align 8, !tbaa !11
  %689 = icmp eq i64 %688, -1
  %690 = zext i1 %689 to i64
  %691 = load i64, ptr %112, align 8, !tbaa !243
  %692 = add i64 %691, %690
  store i64 %692, ptr %112, align 8, !tbaa !243
  store i64 %579, ptr %687, align 8, !tbaa !11
  %693 = load ptr, ptr %117, align 8, !tbaa !144
  %694 = getelementptr inbounds i32, ptr %693, i64 %605
  store i32 %680, ptr %694, align 4, !tbaa !21
  %695 = load ptr, ptr %148, align 8, !tbaa !135
  %696 = load i64, ptr %118, align 8, !tbaa !28
  %697 = icmp eq i64 %696, 0
  br i1 %697, label %698, label %702

698:                                              ; preds = %675
  %699 = load ptr, ptr %150, align 8, !tbaa !33
  %700 = mul i64 %605, %139
  %701 = getelementptr inbounds i64, ptr %699, i64 %700
  br label %708

702:                                              ; preds = %675
  %703 = load ptr, ptr %149, align 8, !tbaa !34
  %704 = getelementptr inbounds i32, ptr %703, i64 %605
  %705 = load i32, ptr %704, align 4, !tbaa !21
  %706 = zext i32 %705 to i64
  %707 = or i64 %706, -9223372036854775808
  store i64 %707, ptr %4, align 8, !tbaa !11
  br label %708

708:                                              ; preds = %702, %698
  %709 = phi ptr [ %4, %702 ], [ %701, %698 ]
  %710 = call i32 %695(ptr noundef %709)
  %711 = icmp slt i32 %710, 0
  br i1 %711, label %712, label %713

712:                                              ; preds = %708
  store i64 %605, ptr %153, align 8, !tbaa !86
  br label %725

713:                                              ; preds = %708
  %714 = icmp eq i32 %710, 0
  br i1 %714, label %715, label %720

715:                                              ; preds = %713
  %716 = load ptr, ptr %115, align 8, !tbaa !117
  %717 = load i64, ptr %86, align 8, !tbaa !114
  %718 = add i64 %717, 1
  store i64 %718, ptr %86, align 8, !tbaa !114
  %719 = getelementptr inbounds i32, ptr %716, i64 %717
  store i32 %680, ptr %719, align 4, !tbaa !21
  br label %725

720:                                              ; preds = %713
  store i64 %682, ptr %151, align 8, !tbaa !86
  %721 = add nuw nsw i64 %682, 1
  store i64 %721, ptr %146, align 8, !tbaa !245
  %722 = load i64, ptr %152, align 8, !tbaa !242
  %723 = icmp uge i64 %722, %579
  %724 = zext i1 %723 to i32
  br label %725

725:                                              ; preds = %616, %625, %631, %662, %665, %669, %712, %715, %720
  %726 = phi i32 [ 0, %631 ], [ %626, %625 ], [ 0, %665 ], [ 0, %662 ], [ 0, %669 ], [ 3, %712 ], [ %724, %720 ], [ 0, %715 ], [ 0, %616 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  %727 = icmp eq i32 %726, 0
  %728 = select i1 %727, i32 %571, i32 %726
  br label %729

729:                                              ; preds = %725, %584, %580
  %730 = phi i1 [ false, %580 ], [ %727, %725 ], [ false, %584 ]
  %731 = phi i32 [ 6, %580 ], [ %728, %725 ], [ 4, %584 ]
  br i1 %730, label %564, label %732

732:                                              ; preds = %729, %564, %490
  %733 = phi i1 [ %492, %490 ], [ %570, %729 ], [ %566, %564 ]
  %734 = phi i32 [ 8, %490 ], [ 1, %729 ], [ 8, %564 ]
  %735 = phi i32 [ %423, %490 ], [ %731, %564 ], [ %731, %729 ]
  br i1 %733, label %752, label %736

736:                                              ; preds = %732
  %737 = load ptr, ptr %115, align 8, !tbaa !117
  %738 = getelementptr inbounds i32, ptr %737, i64 %491
  %739 = load i64, ptr %86, align 8, !tbaa !114
  %740 = getelementptr inbounds i32, ptr %737, i64 %739
  %741 = getelementptr inbounds i32, ptr %738, i64 1
  %742 = icmp ult ptr %741, %740
  br i1 %742, label %743, label %752

743:                                              ; preds = %736, %743
  %744 = phi ptr [ %750, %743 ], [ %741, %736 ]
  %745 = phi ptr [ %744, %743 ], [ %738, %736 ]
  %746 = phi ptr [ %748, %743 ], [ %740, %736 ]
  %747 = load i32, ptr %745, align 4, !tbaa !21
  %748 = getelementptr inbounds i32, ptr %746, i64 -1
  %749 = load i32, ptr %748, align 4, !tbaa !21
  store i32 %749, ptr %745, align 4, !tbaa !21
  store i32 %747, ptr %748, align 4, !tbaa !21
  %750 = getelementptr inbounds i32, ptr %744, i64 1
  %751 = icmp ult ptr %750, %748
  br i1 %751, label %743, label %752, !llvm.loop !148

752:                                              ; preds = %743, %736, %732, %478, %475
  %753 = phi i32 [ 1, %475 ], [ 1, %478 ], [ %734, %732 ], [ 0, %736 ], [ 0, %743 ]
  %754 = phi i32 [ %477, %475 ], [ 4, %478 ], [ %735, %732 ], [ %735, %736 ], [ %735, %743 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %755

755:                                              ; preds = %431, %752
  %756 = phi i32 [ %753, %752 ], [ 4, %431 ]
  %757 = phi i32 [ %754, %752 ], [ %423, %431 ]
  %758 = icmp eq i32 %756, 1
  br i1 %758, label %759, label %158

759:                                              ; preds = %422, %427, %755, %158, %418, %81, %78, %12
  %760 = phi i32 [ %80, %78 ], [ 4, %12 ], [ 0, %81 ], [ %421, %418 ], [ 0, %158 ], [ %757, %755 ], [ 7, %427 ], [ 5, %422 ]
  ret i32 %760
}

define internal fastcc i32 @room_to_deepen(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %238, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %7 = load i64, ptr %6, align 8, !tbaa !143
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %51

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %13 = lshr i64 %7, 2
  %14 = add i64 %13, %7
  %15 = load i64, ptr @ROOM, align 8, !tbaa !11
  %16 = add i64 %14, %15
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 %9)
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = sub i64 %17, %7
  %21 = shl i64 %20, 2
  %22 = add i64 %21, %19
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = icmp ugt i64 %22, %24
  br i1 %25, label %238, label %26

26:                                               ; preds = %11
  %27 = load ptr, ptr %12, align 8, !tbaa !14
  %28 = shl i64 %17, 2
  %29 = tail call ptr @resize_memory(ptr noundef %27, i64 noundef %28)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %238, label %31

31:                                               ; preds = %26
  %32 = load i64, ptr %6, align 8, !tbaa !11
  %33 = sub i64 %17, %32
  %34 = shl i64 %33, 2
  %35 = load i64, ptr %18, align 8, !tbaa !12
  %36 = add i64 %34, %35
  store i64 %36, ptr %18, align 8, !tbaa !12
  store ptr %29, ptr %12, align 8, !tbaa !14
  store i64 %17, ptr %6, align 8, !tbaa !11
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %38 = load ptr, ptr %37, align 8, !tbaa !15
  %39 = icmp eq ptr %38, null
  %40 = icmp ult i64 %28, 4194304
  %41 = or i1 %40, %39
  br i1 %41, label %51, label %42

42:                                               ; preds = %31
  %43 = ptrtoint ptr %29 to i64
  %44 = and i64 %43, -4096
  %45 = add i64 %28, 4095
  %46 = add i64 %45, %43
  %47 = and i64 %46, -4096
  %48 = inttoptr i64 %44 to ptr
  %49 = sub i64 %47, %44
  %50 = tail call i32 %38(ptr noundef %48, i64 noundef %49, i32 noundef 14)
  br label %51

51:                                               ; preds = %42, %31, %5
  %52 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %1)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %238, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %56 = load i64, ptr %55, align 8, !tbaa !253
  %57 = load i64, ptr %8, align 8, !tbaa !27
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %59, label %99

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %61 = lshr i64 %56, 2
  %62 = add i64 %61, %56
  %63 = load i64, ptr @ROOM, align 8, !tbaa !11
  %64 = add i64 %62, %63
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 %57)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %56
  %69 = shl i64 %68, 3
  %70 = add i64 %69, %67
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %72 = load i64, ptr %71, align 8, !tbaa !13
  %73 = icmp ugt i64 %70, %72
  br i1 %73, label %238, label %74

74:                                               ; preds = %59
  %75 = load ptr, ptr %60, align 8, !tbaa !14
  %76 = shl i64 %65, 3
  %77 = tail call ptr @resize_memory(ptr noundef %75, i64 noundef %76)
  %78 = icmp eq ptr %77, null
  br i1 %78, label %238, label %79

79:                                               ; preds = %74
  %80 = load i64, ptr %55, align 8, !tbaa !11
  %81 = sub i64 %65, %80
  %82 = shl i64 %81, 3
  %83 = load i64, ptr %66, align 8, !tbaa !12
  %84 = add i64 %82, %83
  store i64 %84, ptr %66, align 8, !tbaa !12
  store ptr %77, ptr %60, align 8, !tbaa !14
  store i64 %65, ptr %55, align 8, !tbaa !11
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %86 = load ptr, ptr %85, align 8, !tbaa !15
  %87 = icmp eq ptr %86, null
  %88 = icmp ult i64 %76, 4194304
  %89 = or i1 %88, %87
  br i1 %89, label %99, label %90

90:                                               ; preds = %79
  %91 = ptrtoint ptr %77 to i64
  %92 = and i64 %91, -4096
  %93 = add i64 %76, 4095
  %94 = add i64 %93, %91
  %95 = and i64 %94, -4096
  %96 = inttoptr i64 %92 to ptr
  %97 = sub i64 %95, %92
  %98 = tail call i32 %86(ptr noundef %96, i64 noundef %97, i32 noundef 14)
  br label %99

99:                                               ; preds = %90, %79, %54
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %101 = load i64, ptr %100, align 8, !tbaa !254
  %102 = load i64, ptr %8, align 8, !tbaa !27
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %104, label %144

104:                                              ; preds = %99
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %106 = lshr i64 %101, 2
  %107 = add i64 %106, %101
  %108 = load i64, ptr @ROOM, align 8, !tbaa !11
  %109 = add i64 %107, %108
  %110 = tail call i64 @llvm.umax.i64(i64 %109, i64 %102)
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %112 = load i64, ptr %111, align 8, !tbaa !12
  %113 = sub i64 %110, %101
  %114 = shl i64 %113, 3
  %115 = add i64 %114, %112
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %117 = load i64, ptr %116, align 8, !tbaa !13
  %118 = icmp ugt i64 %115, %117
  br i1 %118, label %238, label %119

119:                                              ; preds = %104
  %120 = load ptr, ptr %105, align 8, !tbaa !14
  %121 = shl i64 %110, 3
  %122 = tail call ptr @resize_memory(ptr noundef %120, i64 noundef %121)
  %123 = icmp eq ptr %122, null
  br i1 %123, label %238, label %124

124:                                              ; preds = %119
  %125 = load i64, ptr %100, align 8, !tbaa !11
  %126 = sub i64 %110, %125
  %127 = shl i64 %126, 3
  %128 = load i64, ptr %111, align 8, !tbaa !12
  %129 = add i64 %127, %128
  store i64 %129, ptr %111, align 8, !tbaa !12
  store ptr %122, ptr %105, align 8, !tbaa !14
  store i64 %110, ptr %100, align 8, !tbaa !11
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8, !tbaa !15
  %132 = icmp eq ptr %131, null
  %133 = icmp ult i64 %121, 4194304
  %134 = or i1 %133, %132
  br i1 %134, label %144, label %135

135:                                              ; preds = %124
  %136 = ptrtoint ptr %122 to i64
  %137 = and i64 %136, -4096
  %138 = add i64 %121, 4095
  %139 = add i64 %138, %136
  %140 = and i64 %139, -4096
  %141 = inttoptr i64 %137 to ptr
  %142 = sub i64 %140, %137
  %143 = tail call i32 %131(ptr noundef %141, i64 noundef %142, i32 noundef 14)
  br label %144

144:                                              ; preds = %135, %124, %99
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 105
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %148 = load i64, ptr %147, align 8, !tbaa !246
  %149 = add i64 %148, %1
  %150 = load i64, ptr %146, align 8, !tbaa !11
  %151 = icmp ult i64 %150, %149
  br i1 %151, label %152, label %191

152:                                              ; preds = %144
  %153 = lshr i64 %150, 2
  %154 = add i64 %153, %150
  %155 = load i64, ptr @ROOM, align 8, !tbaa !11
  %156 = add i64 %154, %155
  %157 = tail call i64 @llvm.umax.i64(i64 %156, i64 %149)
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %159 = load i64, ptr %158, align 8, !tbaa !12
  %160 = sub i64 %157, %150
  %161 = shl i64 %160, 2
  %162 = add i64 %161, %159
  %163 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %164 = load i64, ptr %163, align 8, !tbaa !13
  %165 = icmp ugt i64 %162, %164
  br i1 %165, label %238, label %166

166:                                              ; preds = %152
  %167 = load ptr, ptr %145, align 8, !tbaa !14
  %168 = shl i64 %157, 2
  %169 = tail call ptr @resize_memory(ptr noundef %167, i64 noundef %168)
  %170 = icmp eq ptr %169, null
  br i1 %170, label %238, label %171

171:                                              ; preds = %166
  %172 = load i64, ptr %146, align 8, !tbaa !11
  %173 = sub i64 %157, %172
  %174 = shl i64 %173, 2
  %175 = load i64, ptr %158, align 8, !tbaa !12
  %176 = add i64 %174, %175
  store i64 %176, ptr %158, align 8, !tbaa !12
  store ptr %169, ptr %145, align 8, !tbaa !14
  store i64 %157, ptr %146, align 8, !tbaa !11
  %177 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %178 = load ptr, ptr %177, align 8, !tbaa !15
  %179 = icmp eq ptr %178, null
  %180 = icmp ult i64 %168, 4194304
  %181 = or i1 %180, %179
  br i1 %181, label %191, label %182

182:                                              ; preds = %171
  %183 = ptrtoint ptr %169 to i64
  %184 = and i64 %183, -4096
  %185 = add i64 %168, 4095
  %186 = add i64 %185, %183
  %187 = and i64 %186, -4096
  %188 = inttoptr i64 %184 to ptr
  %189 = sub i64 %187, %184
  %190 = tail call i32 %178(ptr noundef %188, i64 noundef %189, i32 noundef 14)
  br label %191

191:                                              ; preds = %182, %171, %144
  %192 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %193 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %194 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %195 = load i64, ptr %194, align 8, !tbaa !114
  %196 = add i64 %195, %1
  %197 = load i64, ptr %193, align 8, !tbaa !11
  %198 = icmp ult i64 %197, %196
  br i1 %198, label %199, label %238

199:                                              ; preds = %191
  %200 = lshr i64 %197, 2
  %201 = add i64 %200, %197
  %202 = load i64, ptr @ROOM, align 8, !tbaa !11
  %203 = add i64 %201, %202
  %204 = tail call i64 @llvm.umax.i64(i64 %203, i64 %196)
  %205 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %206 = load i64, ptr %205, align 8, !tbaa !12
  %207 = sub i64 %204, %197
  %208 = shl i64 %207, 2
  %209 = add i64 %208, %206
  %210 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %211 = load i64, ptr %210, align 8, !tbaa !13
  %212 = icmp ugt i64 %209, %211
  br i1 %212, label %238, label %213

213:                                              ; preds = %199
  %214 = load ptr, ptr %192, align 8, !tbaa !14
  %215 = shl i64 %204, 2
  %216 = tail call ptr @resize_memory(ptr noundef %214, i64 noundef %215)
  %217 = icmp eq ptr %216, null
  br i1 %217, label %238, label %218

218:                                              ; preds = %213
  %219 = load i64, ptr %193, align 8, !tbaa !11
  %220 = sub i64 %204, %219
  %221 = shl i64 %220, 2
  %222 = load i64, ptr %205, align 8, !tbaa !12
  %223 = add i64 %221, %222
  store i64 %223, ptr %205, align 8, !tbaa !12
  store ptr %216, ptr %192, align 8, !tbaa !14
  store i64 %204, ptr %193, align 8, !tbaa !11
  %224 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %225 = load ptr, ptr %224, align 8, !tbaa !15
  %226 = icmp eq ptr %225, null
  %227 = icmp ult i64 %215, 4194304
  %228 = or i1 %227, %226
  br i1 %228, label %238, label %229

229:                                              ; preds = %218
  %230 = ptrtoint ptr %216 to i64
  %231 = and i64 %230, -4096
  %232 = add i64 %215, 4095
  %233 = add i64 %232, %230
  %234 = and i64 %233, -4096
  %235 = inttoptr i64 %231 to ptr
  %236 = sub i64 %234, %231
  %237 = tail call i32 %225(ptr noundef %235, i64 noundef %236, i32 noundef 14)
  br label %238

238:                                              ; preds = %104, %119, %59, %74, %229, %218, %213, %199, %191, %166, %152, %26, %11, %51, %2
  %239 = phi i32 [ 0, %51 ], [ 0, %2 ], [ 0, %11 ], [ 0, %26 ], [ 0, %152 ], [ 0, %166 ], [ 1, %191 ], [ 0, %199 ], [ 0, %213 ], [ 1, %218 ], [ 1, %229 ], [ 0, %74 ], [ 0, %59 ], [ 0, %119 ], [ 0, %104 ]
  ret i32 %239
}

define internal fastcc i32 @key_through(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %2, ptr %4, align 8, !tbaa !11
  %9 = icmp eq i32 %3, 1
  br i1 %9, label %10, label %93

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %11 = zext i32 %1 to i64
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %13 = load i64, ptr %12, align 8, !tbaa !28
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %17 = load ptr, ptr %16, align 8, !tbaa !33
  %18 = load i64, ptr @WORDS, align 8, !tbaa !11
  %19 = mul i64 %18, %11
  %20 = getelementptr inbounds i64, ptr %17, i64 %19
  br label %28

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = getelementptr inbounds i32, ptr %23, i64 %11
  %25 = load i32, ptr %24, align 4, !tbaa !21
  %26 = zext i32 %25 to i64
  %27 = or i64 %26, -9223372036854775808
  store i64 %27, ptr %7, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %15, %21
  %29 = phi ptr [ %7, %21 ], [ %20, %15 ]
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %31 = load i64, ptr %30, align 8, !tbaa !167
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %68, label %33

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  br label %35

35:                                               ; preds = %61, %33
  %36 = phi i1 [ true, %33 ], [ %64, %61 ]
  %37 = phi i64 [ 0, %33 ], [ %60, %61 ]
  %38 = phi i64 [ 0, %33 ], [ %62, %61 ]
  %39 = load ptr, ptr %34, align 8, !tbaa !168
  %40 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38
  %41 = load ptr, ptr %40, align 8, !tbaa !169
  %42 = call i32 %41(ptr noundef %29, ptr noundef nonnull %6)
  %43 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 1
  %44 = load ptr, ptr %43, align 8, !tbaa !171
  %45 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 2
  %46 = load ptr, ptr %45, align 8, !tbaa !172
  %47 = call i64 %44(ptr noundef %46, ptr noundef nonnull %6)
  %48 = icmp eq i64 %47, -1
  br i1 %48, label %58, label %49

49:                                               ; preds = %35
  %50 = add i64 %47, %37
  %51 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 3
  %52 = load i64, ptr %51, align 8, !tbaa !173
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %58, label %54

54:                                               ; preds = %49
  %55 = load i64, ptr %8, align 8, !tbaa !11
  %56 = icmp ugt i64 %50, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  store i64 %50, ptr %8, align 8, !tbaa !11
  br label %58

58:                                               ; preds = %57, %54, %49, %35
  %59 = phi i32 [ 1, %35 ], [ 4, %49 ], [ 0, %57 ], [ 0, %54 ]
  %60 = phi i64 [ %37, %35 ], [ %50, %49 ], [ 0, %57 ], [ 0, %54 ]
  switch i32 %59, label %65 [
    i32 0, label %61
    i32 4, label %61
  ]

61:                                               ; preds = %58, %58
  %62 = add nuw i64 %38, 1
  %63 = load i64, ptr %30, align 8, !tbaa !167
  %64 = icmp ult i64 %62, %63
  br i1 %64, label %35, label %65, !llvm.loop !174

65:                                               ; preds = %58, %61
  %66 = phi i1 [ %36, %58 ], [ %64, %61 ]
  %67 = zext i1 %66 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %72

68:                                               ; preds = %28
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %70 = load ptr, ptr %69, align 8, !tbaa !175
  %71 = call i32 %70(ptr noundef %29, ptr noundef nonnull %8)
  br label %72

72:                                               ; preds = %68, %65
  %73 = phi i32 [ %67, %65 ], [ %71, %68 ]
  %74 = icmp slt i32 %73, 0
  br i1 %74, label %75, label %79

75:                                               ; preds = %72
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %11, ptr %76, align 8, !tbaa !86
  %77 = icmp eq i32 %73, -1
  %78 = select i1 %77, i32 3, i32 6
  br label %91

79:                                               ; preds = %72
  %80 = icmp eq i32 %73, 1
  br i1 %80, label %81, label %82

81:                                               ; preds = %79
  store i64 -1, ptr %4, align 8, !tbaa !11
  br label %91

82:                                               ; preds = %79
  %83 = load i64, ptr %8, align 8, !tbaa !11
  %84 = load i64, ptr %4, align 8, !tbaa !11
  %85 = add i64 %84, %83
  store i64 %85, ptr %4, align 8, !tbaa !11
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %87 = load i64, ptr %86, align 8, !tbaa !160
  %88 = and i64 %87, %85
  %89 = icmp eq i64 %88, 0
  %90 = select i1 %89, i32 0, i32 6
  br label %91

91:                                               ; preds = %82, %81, %75
  %92 = phi i32 [ %78, %75 ], [ 0, %81 ], [ %90, %82 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %93

93:                                               ; preds = %5, %91
  %94 = phi i32 [ %92, %91 ], [ 0, %5 ]
  ret i32 %94
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [33 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8, !tbaa !57
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %19 = load ptr, ptr %18, align 8, !tbaa !126
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %22 = load ptr, ptr %21, align 8, !tbaa !117
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %25 = load ptr, ptr %24, align 8, !tbaa !153
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %28 = load ptr, ptr %27, align 8, !tbaa !144
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %31 = load ptr, ptr %30, align 8, !tbaa !184
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %34 = load ptr, ptr %33, align 8, !tbaa !181
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %37 = load ptr, ptr %36, align 8, !tbaa !179
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %40 = load ptr, ptr %39, align 8, !tbaa !130
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %43 = load ptr, ptr %42, align 8, !tbaa !122
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %46 = load ptr, ptr %45, align 8, !tbaa !131
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %49 = load ptr, ptr %48, align 8, !tbaa !197
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %52 = load ptr, ptr %51, align 8, !tbaa !194
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %55 = load ptr, ptr %54, align 8, !tbaa !195
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %58 = load ptr, ptr %57, align 8, !tbaa !186
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %61 = load ptr, ptr %60, align 8, !tbaa !212
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %64 = load ptr, ptr %63, align 8, !tbaa !213
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %67 = load ptr, ptr %66, align 8, !tbaa !48
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %70 = load ptr, ptr %69, align 8, !tbaa !158
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %73 = load ptr, ptr %72, align 8, !tbaa !50
  store ptr %73, ptr %71, align 8, !tbaa !14
  %74 = getelementptr inbounds ptr, ptr %2, i64 24
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %76 = load ptr, ptr %75, align 8, !tbaa !223
  store ptr %76, ptr %74, align 16, !tbaa !14
  %77 = getelementptr inbounds ptr, ptr %2, i64 25
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %79 = load ptr, ptr %78, align 8, !tbaa !228
  store ptr %79, ptr %77, align 8, !tbaa !14
  %80 = getelementptr inbounds ptr, ptr %2, i64 26
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %82 = load ptr, ptr %81, align 8, !tbaa !233
  store ptr %82, ptr %80, align 16, !tbaa !14
  %83 = getelementptr inbounds ptr, ptr %2, i64 27
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %85 = load ptr, ptr %84, align 8, !tbaa !240
  store ptr %85, ptr %83, align 8, !tbaa !14
  %86 = getelementptr inbounds ptr, ptr %2, i64 28
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %88 = load ptr, ptr %87, align 8, !tbaa !247
  store ptr %88, ptr %86, align 16, !tbaa !14
  %89 = getelementptr inbounds ptr, ptr %2, i64 29
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %91 = load ptr, ptr %90, align 8, !tbaa !83
  store ptr %91, ptr %89, align 8, !tbaa !14
  %92 = getelementptr inbounds ptr, ptr %2, i64 30
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %94 = load ptr, ptr %93, align 8, !tbaa !88
  store ptr %94, ptr %92, align 16, !tbaa !14
  %95 = getelementptr inbounds ptr, ptr %2, i64 31
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %97 = load ptr, ptr %96, align 8, !tbaa !99
  store ptr %97, ptr %95, align 8, !tbaa !14
  %98 = getelementptr inbounds ptr, ptr %2, i64 32
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %100 = load ptr, ptr %99, align 8, !tbaa !107
  store ptr %100, ptr %98, align 16, !tbaa !14
  br label %101

101:                                              ; preds = %1, %107
  %102 = phi i64 [ 0, %1 ], [ %108, %107 ]
  %103 = getelementptr inbounds [33 x ptr], ptr %2, i64 0, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !14
  %105 = icmp eq ptr %104, null
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  tail call void @give_back(ptr noundef nonnull %104)
  br label %107

107:                                              ; preds = %101, %106
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, 33
  br i1 %109, label %114, label %101, !llvm.loop !255

110:                                              ; preds = %120
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %112 = load ptr, ptr %111, align 8, !tbaa !29
  %113 = icmp eq ptr %112, null
  br i1 %113, label %127, label %123

114:                                              ; preds = %107, %120
  %115 = phi i64 [ %121, %120 ], [ 0, %107 ]
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %115
  %117 = load ptr, ptr %116, align 8, !tbaa !32
  %118 = icmp eq ptr %117, null
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  tail call void @give_back(ptr noundef nonnull %117)
  br label %120

120:                                              ; preds = %114, %119
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, 64
  br i1 %122, label %110, label %114, !llvm.loop !256

123:                                              ; preds = %110
  %124 = getelementptr inbounds %struct.Team, ptr %112, i64 0, i32 2
  %125 = load ptr, ptr %124, align 8, !tbaa !69
  tail call void @give_back(ptr noundef %125)
  %126 = load ptr, ptr %111, align 8, !tbaa !29
  tail call void @give_back(ptr noundef %126)
  br label %127

127:                                              ; preds = %123, %110
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %2)
  ret void
}

define internal fastcc void @halt(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = icmp eq ptr %5, null
  br i1 %6, label %67, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 7
  %9 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %13

13:                                               ; preds = %31, %11
  %14 = phi i64 [ 0, %11 ], [ %18, %31 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store volatile i32 0, ptr %3, align 4, !tbaa !21
  %15 = load volatile i32, ptr %3, align 4, !tbaa !21
  %16 = icmp slt i32 %15, 32
  br i1 %16, label %21, label %17

17:                                               ; preds = %21, %13
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %18 = add i64 %14, 1
  %19 = and i64 %18, 63
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %26, label %31

21:                                               ; preds = %13, %21
  %22 = load volatile i32, ptr %3, align 4, !tbaa !21
  %23 = add nsw i32 %22, 1
  store volatile i32 %23, ptr %3, align 4, !tbaa !21
  %24 = load volatile i32, ptr %3, align 4, !tbaa !21
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %21, label %17, !llvm.loop !59

26:                                               ; preds = %17
  %27 = load ptr, ptr %12, align 8, !tbaa !60
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = tail call i32 %27()
  br label %31

31:                                               ; preds = %29, %26, %17
  %32 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %13, !llvm.loop !76

34:                                               ; preds = %31, %7
  %35 = load ptr, ptr %4, align 8, !tbaa !29
  %36 = getelementptr inbounds %struct.Team, ptr %35, i64 0, i32 8
  store i32 1, ptr %36, align 4, !tbaa !78
  %37 = getelementptr inbounds %struct.Team, ptr %35, i64 0, i32 7
  store atomic i32 0, ptr %37 release, align 8
  %38 = load ptr, ptr %4, align 8, !tbaa !29
  %39 = getelementptr inbounds %struct.Team, ptr %38, i64 0, i32 10
  %40 = load atomic i32, ptr %39 acquire, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %34
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %44

44:                                               ; preds = %42, %62
  %45 = phi i64 [ 0, %42 ], [ %49, %62 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store volatile i32 0, ptr %2, align 4, !tbaa !21
  %46 = load volatile i32, ptr %2, align 4, !tbaa !21
  %47 = icmp slt i32 %46, 32
  br i1 %47, label %52, label %48

48:                                               ; preds = %52, %44
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  %49 = add i64 %45, 1
  %50 = and i64 %49, 63
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %57, label %62

52:                                               ; preds = %44, %52
  %53 = load volatile i32, ptr %2, align 4, !tbaa !21
  %54 = add nsw i32 %53, 1
  store volatile i32 %54, ptr %2, align 4, !tbaa !21
  %55 = load volatile i32, ptr %2, align 4, !tbaa !21
  %56 = icmp slt i32 %55, 32
  br i1 %56, label %52, label %48, !llvm.loop !59

57:                                               ; preds = %48
  %58 = load ptr, ptr %43, align 8, !tbaa !60
  %59 = icmp eq ptr %58, null
  br i1 %59, label %62, label %60

60:                                               ; preds = %57
  %61 = tail call i32 %58()
  br label %62

62:                                               ; preds = %48, %57, %60
  %63 = load ptr, ptr %4, align 8, !tbaa !29
  %64 = getelementptr inbounds %struct.Team, ptr %63, i64 0, i32 10
  %65 = load atomic i32, ptr %64 acquire, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %44, !llvm.loop !257

67:                                               ; preds = %62, %34, %1
  ret void
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  tail call fastcc void @halt(ptr noundef %0)
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !30
  %5 = load i64, ptr @PART, align 8
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %7 = load i64, ptr @SPARE, align 8
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  br label %10

10:                                               ; preds = %77, %2
  %11 = phi i64 [ %4, %2 ], [ %18, %77 ]
  %12 = phi ptr [ null, %2 ], [ %26, %77 ]
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call void @give_back(ptr noundef nonnull %12)
  br label %15

15:                                               ; preds = %14, %10
  %16 = udiv i64 %11, 3
  %17 = add i64 %11, %5
  %18 = add i64 %17, %16
  %19 = load i64, ptr %6, align 8, !tbaa !12
  %20 = add i64 %18, %7
  %21 = shl i64 %20, 3
  %22 = add i64 %19, %21
  %23 = load i64, ptr %8, align 8, !tbaa !13
  %24 = icmp ugt i64 %22, %23
  br i1 %24, label %91, label %25

25:                                               ; preds = %15
  %26 = tail call ptr @take_memory(i64 noundef %20, i64 noundef 8)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %91, label %28

28:                                               ; preds = %25
  %29 = load ptr, ptr %9, align 8, !tbaa !15
  %30 = icmp eq ptr %29, null
  %31 = icmp ult i64 %21, 4194304
  %32 = or i1 %31, %30
  br i1 %32, label %42, label %33

33:                                               ; preds = %28
  %34 = ptrtoint ptr %26 to i64
  %35 = and i64 %34, -4096
  %36 = add i64 %21, 4095
  %37 = add i64 %36, %34
  %38 = and i64 %37, -4096
  %39 = inttoptr i64 %35 to ptr
  %40 = sub i64 %38, %35
  %41 = tail call i32 %29(ptr noundef %39, i64 noundef %40, i32 noundef 14)
  br label %42

42:                                               ; preds = %33, %28
  %43 = load i64, ptr %3, align 8, !tbaa !30
  %44 = icmp eq i64 %43, 0
  %45 = add i64 %43, %7
  %46 = icmp eq i64 %45, 0
  %47 = select i1 %44, i1 true, i1 %46
  br i1 %47, label %77, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %1, align 8, !tbaa !32
  %50 = add i64 %20, -2
  br label %51

51:                                               ; preds = %73, %48
  %52 = phi i1 [ false, %48 ], [ %75, %73 ]
  %53 = phi i64 [ 0, %48 ], [ %74, %73 ]
  %54 = getelementptr inbounds i64, ptr %49, i64 %53
  %55 = load i64, ptr %54, align 8, !tbaa !11
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %71, label %57

57:                                               ; preds = %51
  %58 = lshr i64 %55, 32
  %59 = mul i64 %58, %18
  %60 = lshr i64 %59, 32
  br label %61

61:                                               ; preds = %66, %57
  %62 = phi i64 [ %60, %57 ], [ %67, %66 ]
  %63 = getelementptr inbounds i64, ptr %26, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !11
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %61
  %67 = add i64 %62, 1
  %68 = icmp eq i64 %62, %50
  br i1 %68, label %71, label %61, !llvm.loop !258

69:                                               ; preds = %61
  %70 = getelementptr inbounds i64, ptr %26, i64 %62
  store i64 %55, ptr %70, align 8, !tbaa !11
  br label %71

71:                                               ; preds = %66, %69, %51
  %72 = phi i32 [ 4, %51 ], [ 0, %69 ], [ 1, %66 ]
  switch i32 %72, label %77 [
    i32 0, label %73
    i32 4, label %73
  ]

73:                                               ; preds = %71, %71
  %74 = add nuw i64 %53, 1
  %75 = icmp ule i64 %45, %74
  %76 = icmp eq i64 %74, %45
  br i1 %76, label %77, label %51, !llvm.loop !259

77:                                               ; preds = %73, %71, %42
  %78 = phi i1 [ %47, %42 ], [ %52, %71 ], [ %75, %73 ]
  br i1 %78, label %79, label %10, !llvm.loop !260

79:                                               ; preds = %77
  %80 = load i64, ptr %3, align 8, !tbaa !30
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %88, label %82

82:                                               ; preds = %79
  %83 = add i64 %80, %7
  %84 = shl i64 %83, 3
  %85 = load i64, ptr %6, align 8, !tbaa !12
  %86 = sub i64 %85, %84
  store i64 %86, ptr %6, align 8, !tbaa !12
  %87 = load ptr, ptr %1, align 8, !tbaa !32
  tail call void @give_back(ptr noundef %87)
  br label %88

88:                                               ; preds = %82, %79
  %89 = load i64, ptr %6, align 8, !tbaa !12
  %90 = add i64 %89, %21
  store i64 %90, ptr %6, align 8, !tbaa !12
  store ptr %26, ptr %1, align 8, !tbaa !32
  store i64 %18, ptr %3, align 8, !tbaa !30
  br label %91

91:                                               ; preds = %15, %25, %88
  %92 = phi i32 [ 1, %88 ], [ 0, %25 ], [ 0, %15 ]
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %94 = load ptr, ptr %93, align 8, !tbaa !29
  %95 = icmp eq ptr %94, null
  br i1 %95, label %98, label %96

96:                                               ; preds = %91
  %97 = getelementptr inbounds %struct.Team, ptr %94, i64 0, i32 8
  store atomic i32 0, ptr %97 release, align 4
  br label %98

98:                                               ; preds = %91, %96
  ret i32 %92
}

define internal fastcc i32 @enter_block(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !47
  %7 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %222, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !46
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %222, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8, !tbaa !49
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %19 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %22 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %28 = load i64, ptr @WORDS, align 8
  %29 = icmp eq i64 %28, 0
  %30 = load i64, ptr @MARKED, align 8
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %32 = icmp ne i32 %2, 0
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %35 = load i64, ptr @WORDS, align 8
  %36 = icmp eq i32 %2, 0
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %53

49:                                               ; preds = %216
  %50 = add nuw i64 %57, 1
  %51 = load i64, ptr %10, align 8, !tbaa !46
  %52 = icmp ult i64 %50, %51
  br i1 %52, label %53, label %222, !llvm.loop !261

53:                                               ; preds = %13, %49
  %54 = phi i32 [ undef, %13 ], [ %220, %49 ]
  %55 = phi ptr [ %17, %13 ], [ %219, %49 ]
  %56 = phi ptr [ %15, %13 ], [ %218, %49 ]
  %57 = phi i64 [ 0, %13 ], [ %50, %49 ]
  %58 = load i64, ptr %1, align 8, !tbaa !44
  %59 = add i64 %58, %57
  %60 = load i64, ptr %18, align 8, !tbaa !25
  %61 = icmp eq i64 %59, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %53
  %63 = call fastcc i32 @level_ended(ptr noundef %0)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %216, label %65

65:                                               ; preds = %62, %53
  %66 = load ptr, ptr %19, align 8, !tbaa !52
  %67 = getelementptr inbounds i32, ptr %66, i64 %57
  %68 = load i32, ptr %67, align 4, !tbaa !21
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %65
  store i64 %59, ptr %48, align 8, !tbaa !86
  br label %216

71:                                               ; preds = %65
  %72 = zext i32 %68 to i64
  %73 = load i64, ptr %20, align 8, !tbaa !111
  %74 = add i64 %73, %72
  store i64 %74, ptr %20, align 8, !tbaa !111
  %75 = load i64, ptr %21, align 8, !tbaa !38
  %76 = add i64 %75, 1
  store i64 %76, ptr %21, align 8, !tbaa !38
  %77 = load ptr, ptr %22, align 8, !tbaa !53
  %78 = getelementptr inbounds i32, ptr %77, i64 %57
  %79 = load i32, ptr %78, align 4, !tbaa !21
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %160, label %81

81:                                               ; preds = %71
  %82 = trunc i64 %59 to i32
  br label %83

83:                                               ; preds = %81, %155
  %84 = phi i32 [ %54, %81 ], [ %154, %155 ]
  %85 = phi ptr [ %55, %81 ], [ %157, %155 ]
  %86 = phi i32 [ %79, %81 ], [ %156, %155 ]
  %87 = phi ptr [ %56, %81 ], [ %158, %155 ]
  %88 = load i64, ptr %87, align 8, !tbaa !11
  %89 = load i64, ptr %23, align 8, !tbaa !26
  %90 = load ptr, ptr %24, align 8, !tbaa !57
  %91 = icmp eq ptr %90, null
  br i1 %91, label %124, label %92

92:                                               ; preds = %83
  %93 = lshr i64 %88, 6
  %94 = getelementptr inbounds i64, ptr %90, i64 %93
  %95 = and i64 %88, 63
  %96 = shl nuw i64 1, %95
  %97 = load i64, ptr %94, align 8, !tbaa !11
  %98 = and i64 %97, %96
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %137

100:                                              ; preds = %92
  %101 = or i64 %97, %96
  store i64 %101, ptr %94, align 8, !tbaa !11
  %102 = load i64, ptr %25, align 8, !tbaa !28
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %111, label %104

104:                                              ; preds = %100
  %105 = load i64, ptr %85, align 8, !tbaa !11
  %106 = trunc i64 %105 to i32
  %107 = load ptr, ptr %26, align 8, !tbaa !34
  %108 = load i64, ptr %23, align 8, !tbaa !26
  %109 = add i64 %108, 1
  store i64 %109, ptr %23, align 8, !tbaa !26
  %110 = getelementptr inbounds i32, ptr %107, i64 %108
  store i32 %106, ptr %110, align 4, !tbaa !21
  br label %130

111:                                              ; preds = %100
  %112 = load ptr, ptr %27, align 8, !tbaa !33
  %113 = load i64, ptr %23, align 8, !tbaa !26
  %114 = add i64 %113, 1
  store i64 %114, ptr %23, align 8, !tbaa !26
  %115 = mul i64 %28, %113
  %116 = getelementptr inbounds i64, ptr %112, i64 %115
  br i1 %29, label %130, label %117

117:                                              ; preds = %111, %117
  %118 = phi i64 [ %122, %117 ], [ 0, %111 ]
  %119 = getelementptr inbounds i64, ptr %85, i64 %118
  %120 = load i64, ptr %119, align 8, !tbaa !11
  %121 = getelementptr inbounds i64, ptr %116, i64 %118
  store i64 %120, ptr %121, align 8, !tbaa !11
  %122 = add nuw i64 %118, 1
  %123 = icmp eq i64 %122, %28
  br i1 %123, label %130, label %117, !llvm.loop !37

124:                                              ; preds = %83
  %125 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %85, i64 noundef %88)
  %126 = icmp uge i64 %125, %89
  %127 = icmp sgt i64 %125, -1
  %128 = and i1 %126, %127
  %129 = sext i1 %126 to i32
  br i1 %128, label %130, label %137

130:                                              ; preds = %117, %124, %111, %104
  %131 = urem i64 %89, %30
  %132 = udiv i64 %89, %30
  %133 = icmp eq i64 %131, 0
  br i1 %133, label %134, label %137

134:                                              ; preds = %130
  %135 = load ptr, ptr %31, align 8, !tbaa !20
  %136 = getelementptr inbounds i32, ptr %135, i64 %132
  store i32 %82, ptr %136, align 4, !tbaa !21
  br label %137

137:                                              ; preds = %92, %124, %130, %134
  %138 = phi i32 [ %129, %124 ], [ 1, %134 ], [ 1, %130 ], [ 0, %92 ]
  %139 = icmp slt i32 %138, 0
  br i1 %139, label %152, label %140

140:                                              ; preds = %137
  %141 = icmp eq i32 %138, 0
  %142 = or i1 %32, %141
  br i1 %142, label %152, label %143

143:                                              ; preds = %140
  %144 = load ptr, ptr %33, align 8, !tbaa !135
  %145 = call i32 %144(ptr noundef %85)
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %152, label %147

147:                                              ; preds = %143
  %148 = load i64, ptr %23, align 8, !tbaa !26
  %149 = add i64 %148, -1
  store i64 %149, ptr %34, align 8, !tbaa !86
  %150 = icmp slt i32 %145, 1
  %151 = select i1 %150, i32 3, i32 1
  br label %152

152:                                              ; preds = %147, %143, %140, %137
  %153 = phi i32 [ 1, %137 ], [ 7, %140 ], [ 1, %147 ], [ 0, %143 ]
  %154 = phi i32 [ 4, %137 ], [ %84, %140 ], [ %151, %147 ], [ %84, %143 ]
  switch i32 %153, label %160 [
    i32 0, label %155
    i32 7, label %155
  ]

155:                                              ; preds = %152, %152
  %156 = add i32 %86, -1
  %157 = getelementptr inbounds i64, ptr %85, i64 %35
  %158 = getelementptr inbounds i64, ptr %87, i64 1
  %159 = icmp eq i32 %156, 0
  br i1 %159, label %160, label %83, !llvm.loop !262

160:                                              ; preds = %152, %155, %71
  %161 = phi ptr [ %56, %71 ], [ %87, %152 ], [ %158, %155 ]
  %162 = phi ptr [ %55, %71 ], [ %85, %152 ], [ %157, %155 ]
  %163 = phi i32 [ 5, %71 ], [ %153, %152 ], [ 5, %155 ]
  %164 = phi i32 [ %54, %71 ], [ %154, %155 ], [ %154, %152 ]
  %165 = icmp eq i32 %163, 5
  br i1 %165, label %166, label %216

166:                                              ; preds = %160
  br i1 %36, label %210, label %167

167:                                              ; preds = %166
  %168 = load ptr, ptr %19, align 8, !tbaa !52
  %169 = getelementptr inbounds i32, ptr %168, i64 %57
  %170 = load i32, ptr %169, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %171 = load i64, ptr %37, align 8, !tbaa !28
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %173, label %177

173:                                              ; preds = %167
  %174 = load ptr, ptr %39, align 8, !tbaa !33
  %175 = mul i64 %35, %59
  %176 = getelementptr inbounds i64, ptr %174, i64 %175
  br label %183

177:                                              ; preds = %167
  %178 = load ptr, ptr %38, align 8, !tbaa !34
  %179 = getelementptr inbounds i32, ptr %178, i64 %59
  %180 = load i32, ptr %179, align 4, !tbaa !21
  %181 = zext i32 %180 to i64
  %182 = or i64 %181, -9223372036854775808
  store i64 %182, ptr %4, align 8, !tbaa !11
  br label %183

183:                                              ; preds = %177, %173
  %184 = phi ptr [ %4, %177 ], [ %176, %173 ]
  %185 = load ptr, ptr %40, align 8, !tbaa !135
  %186 = call i32 %185(ptr noundef %184)
  %187 = or i32 %186, %170
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %196

189:                                              ; preds = %183
  %190 = load ptr, ptr %41, align 8, !tbaa !263
  %191 = call i32 %190(ptr noundef %184)
  %192 = icmp eq i32 %191, 0
  %193 = zext i1 %192 to i64
  %194 = load i64, ptr %42, align 8, !tbaa !104
  %195 = add i64 %194, %193
  store i64 %195, ptr %42, align 8, !tbaa !104
  br label %196

196:                                              ; preds = %189, %183
  %197 = phi i32 [ 0, %183 ], [ %191, %189 ]
  %198 = icmp sgt i32 %186, -1
  %199 = icmp sgt i32 %197, -1
  %200 = select i1 %198, i1 %199, i1 false
  br i1 %200, label %202, label %201

201:                                              ; preds = %196
  store i64 %59, ptr %43, align 8, !tbaa !86
  br label %209

202:                                              ; preds = %196
  %203 = zext i32 %186 to i64
  %204 = load i64, ptr %44, align 8, !tbaa !105
  %205 = add i64 %204, %203
  store i64 %205, ptr %44, align 8, !tbaa !105
  %206 = zext i32 %197 to i64
  %207 = load i64, ptr %45, align 8, !tbaa !106
  %208 = add i64 %207, %206
  store i64 %208, ptr %45, align 8, !tbaa !106
  br label %209

209:                                              ; preds = %201, %202
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %200, label %210, label %216

210:                                              ; preds = %209, %166
  %211 = load i64, ptr %46, align 8, !tbaa !26
  %212 = load i64, ptr %47, align 8, !tbaa !98
  %213 = icmp ugt i64 %211, %212
  %214 = zext i1 %213 to i32
  %215 = select i1 %213, i32 5, i32 %164
  br label %216

216:                                              ; preds = %210, %209, %62, %160, %70
  %217 = phi i32 [ 1, %70 ], [ %163, %160 ], [ 1, %62 ], [ 1, %209 ], [ %214, %210 ]
  %218 = phi ptr [ %56, %70 ], [ %161, %160 ], [ %56, %62 ], [ %161, %209 ], [ %161, %210 ]
  %219 = phi ptr [ %55, %70 ], [ %162, %160 ], [ %55, %62 ], [ %162, %209 ], [ %162, %210 ]
  %220 = phi i32 [ 3, %70 ], [ %164, %160 ], [ 4, %62 ], [ 3, %209 ], [ %215, %210 ]
  %221 = icmp eq i32 %217, 0
  br i1 %221, label %49, label %222

222:                                              ; preds = %49, %216, %9, %3
  %223 = phi i32 [ 4, %3 ], [ 0, %9 ], [ %220, %216 ], [ 0, %49 ]
  ret i32 %223
}

define internal fastcc void @to_bitmap(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %4 = load i64, ptr %3, align 8, !tbaa !264
  %5 = lshr i64 %4, 6
  %6 = add nuw nsw i64 %5, 1
  %7 = load i64, ptr @FAST_BITMAP, align 8, !tbaa !11
  %8 = icmp ult i64 %5, %7
  %9 = select i1 %8, i64 8, i64 2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8, !tbaa !16
  %12 = icmp eq ptr %11, null
  br i1 %12, label %120, label %13

13:                                               ; preds = %1
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8, !tbaa !265
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %120

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %19 = load ptr, ptr %18, align 8, !tbaa !57
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %120

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %23 = load i64, ptr %22, align 8, !tbaa !26
  %24 = mul i64 %23, %9
  %25 = load i64, ptr @BITMAP, align 8, !tbaa !11
  %26 = add i64 %24, %25
  %27 = icmp ult i64 %5, %26
  br i1 %27, label %28, label %120

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %30 = load i64, ptr %29, align 8, !tbaa !12
  %31 = shl nuw nsw i64 %6, 3
  %32 = add i64 %30, %31
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %34 = load i64, ptr %33, align 8, !tbaa !13
  %35 = icmp ugt i64 %32, %34
  br i1 %35, label %120, label %36

36:                                               ; preds = %28
  %37 = tail call ptr @take_memory(i64 noundef %6, i64 noundef 8)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %120, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8, !tbaa !15
  %42 = icmp eq ptr %41, null
  %43 = icmp ult i64 %4, 33554368
  %44 = or i1 %43, %42
  br i1 %44, label %54, label %45

45:                                               ; preds = %39
  %46 = ptrtoint ptr %37 to i64
  %47 = and i64 %46, -4096
  %48 = add nuw nsw i64 %31, 4095
  %49 = add i64 %48, %46
  %50 = and i64 %49, -4096
  %51 = inttoptr i64 %47 to ptr
  %52 = sub i64 %50, %47
  %53 = tail call i32 %41(ptr noundef %51, i64 noundef %52, i32 noundef 14)
  br label %54

54:                                               ; preds = %39, %45
  tail call fastcc void @halt(ptr noundef %0)
  %55 = load i64, ptr %22, align 8, !tbaa !26
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %62, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %61 = load i64, ptr @WORDS, align 8
  br label %64

62:                                               ; preds = %79, %54
  %63 = load i64, ptr @SPARE, align 8
  br label %97

64:                                               ; preds = %57, %79
  %65 = phi i64 [ 0, %57 ], [ %88, %79 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %66 = load ptr, ptr %10, align 8, !tbaa !16
  %67 = load i64, ptr %58, align 8, !tbaa !28
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %64
  %70 = load ptr, ptr %60, align 8, !tbaa !33
  %71 = mul i64 %61, %65
  %72 = getelementptr inbounds i64, ptr %70, i64 %71
  br label %79

73:                                               ; preds = %64
  %74 = load ptr, ptr %59, align 8, !tbaa !34
  %75 = getelementptr inbounds i32, ptr %74, i64 %65
  %76 = load i32, ptr %75, align 4, !tbaa !21
  %77 = zext i32 %76 to i64
  %78 = or i64 %77, -9223372036854775808
  store i64 %78, ptr %2, align 8, !tbaa !11
  br label %79

79:                                               ; preds = %69, %73
  %80 = phi ptr [ %2, %73 ], [ %72, %69 ]
  %81 = call i64 %66(ptr noundef %80)
  %82 = and i64 %81, 63
  %83 = shl nuw i64 1, %82
  %84 = lshr i64 %81, 6
  %85 = getelementptr inbounds i64, ptr %37, i64 %84
  %86 = load i64, ptr %85, align 8, !tbaa !11
  %87 = or i64 %83, %86
  store i64 %87, ptr %85, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %88 = add nuw i64 %65, 1
  %89 = load i64, ptr %22, align 8, !tbaa !26
  %90 = icmp ult i64 %88, %89
  br i1 %90, label %64, label %62, !llvm.loop !266

91:                                               ; preds = %111
  %92 = load i64, ptr %29, align 8, !tbaa !12
  %93 = add i64 %92, %31
  store i64 %93, ptr %29, align 8, !tbaa !12
  store ptr %37, ptr %18, align 8, !tbaa !57
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %95 = load ptr, ptr %94, align 8, !tbaa !29
  %96 = icmp eq ptr %95, null
  br i1 %96, label %115, label %114

97:                                               ; preds = %62, %111
  %98 = phi i64 [ 0, %62 ], [ %112, %111 ]
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %98, i32 1
  %100 = load i64, ptr %99, align 8, !tbaa !30
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %111, label %102

102:                                              ; preds = %97
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %98
  %104 = load ptr, ptr %103, align 8, !tbaa !32
  call void @give_back(ptr noundef %104)
  %105 = load i64, ptr %99, align 8, !tbaa !30
  %106 = add i64 %63, %105
  %107 = shl i64 %106, 3
  %108 = load i64, ptr %29, align 8, !tbaa !12
  %109 = sub i64 %108, %107
  store i64 %109, ptr %29, align 8, !tbaa !12
  store ptr null, ptr %103, align 8, !tbaa.struct !267
  %110 = getelementptr inbounds i8, ptr %103, i64 8
  store i64 0, ptr %110, align 8, !tbaa.struct !268
  br label %111

111:                                              ; preds = %97, %102
  %112 = add nuw nsw i64 %98, 1
  %113 = icmp eq i64 %112, 64
  br i1 %113, label %91, label %97, !llvm.loop !269

114:                                              ; preds = %91
  call fastcc void @keyed_again(ptr noundef %0, ptr noundef nonnull %95)
  br label %115

115:                                              ; preds = %114, %91
  %116 = load ptr, ptr %94, align 8, !tbaa !29
  %117 = icmp eq ptr %116, null
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = getelementptr inbounds %struct.Team, ptr %116, i64 0, i32 8
  store atomic i32 0, ptr %119 release, align 4
  br label %120

120:                                              ; preds = %118, %115, %36, %28, %1, %13, %17, %21
  ret void
}

define internal fastcc void @expand_states(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %4 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %8 = load i64, ptr @WORDS, align 8
  %9 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %14 = icmp eq i64 %8, 0
  %15 = load i64, ptr @TAG_MASK, align 8
  %16 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  br label %17

17:                                               ; preds = %125, %2
  %18 = phi i64 [ 0, %2 ], [ %45, %125 ]
  %19 = phi i64 [ 0, %2 ], [ %126, %125 ]
  %20 = load i64, ptr %4, align 8, !tbaa !46
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %22, label %127

22:                                               ; preds = %17
  %23 = load ptr, ptr %0, align 8, !tbaa !84
  %24 = load i64, ptr %1, align 8, !tbaa !44
  %25 = add i64 %24, %18
  %26 = load i64, ptr %5, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %22
  %29 = load ptr, ptr %7, align 8, !tbaa !33
  %30 = mul i64 %8, %25
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  br label %38

32:                                               ; preds = %22
  %33 = load ptr, ptr %6, align 8, !tbaa !34
  %34 = getelementptr inbounds i32, ptr %33, i64 %25
  %35 = load i32, ptr %34, align 4, !tbaa !21
  %36 = zext i32 %35 to i64
  %37 = or i64 %36, -9223372036854775808
  store i64 %37, ptr %3, align 8, !tbaa !11
  br label %38

38:                                               ; preds = %28, %32
  %39 = phi ptr [ %3, %32 ], [ %31, %28 ]
  %40 = load ptr, ptr %9, align 8, !tbaa !49
  %41 = mul i64 %8, %19
  %42 = getelementptr inbounds i64, ptr %40, i64 %41
  %43 = call i32 %23(ptr noundef %39, ptr noundef %42)
  %44 = load ptr, ptr %10, align 8, !tbaa !52
  %45 = add i64 %18, 1
  %46 = getelementptr inbounds i32, ptr %44, i64 %18
  store i32 %43, ptr %46, align 4, !tbaa !21
  %47 = icmp sgt i32 %43, -1
  %48 = icmp sgt i32 %43, 0
  br i1 %48, label %49, label %125

49:                                               ; preds = %38
  %50 = trunc i64 %19 to i32
  %51 = add i32 %43, %50
  br label %52

52:                                               ; preds = %49, %121
  %53 = phi i64 [ %122, %121 ], [ %19, %49 ]
  %54 = load ptr, ptr %9, align 8, !tbaa !49
  %55 = mul i64 %53, %8
  %56 = getelementptr inbounds i64, ptr %54, i64 %55
  %57 = load ptr, ptr %11, align 8, !tbaa !57
  %58 = icmp eq ptr %57, null
  br i1 %58, label %62, label %59

59:                                               ; preds = %52
  %60 = load ptr, ptr %12, align 8, !tbaa !16
  %61 = call i64 %60(ptr noundef %56)
  br label %100

62:                                               ; preds = %52
  %63 = load ptr, ptr %13, align 8, !tbaa !16
  %64 = icmp eq ptr %63, null
  br i1 %64, label %76, label %65

65:                                               ; preds = %62
  %66 = call i64 %63(ptr noundef %56)
  %67 = mul i64 %66, 246948723733
  %68 = lshr i64 %67, 19
  %69 = and i64 %68, 524287
  %70 = xor i64 %69, %67
  %71 = mul i64 %70, 242235342227
  %72 = and i64 %71, 274877906943
  %73 = lshr i64 %72, 19
  %74 = xor i64 %73, %71
  %75 = call i64 @llvm.fshl.i64(i64 %74, i64 %72, i64 32)
  br label %100

76:                                               ; preds = %62
  br i1 %14, label %95, label %77

77:                                               ; preds = %76, %77
  %78 = phi i64 [ %91, %77 ], [ 0, %76 ]
  %79 = phi i64 [ %90, %77 ], [ -7046029254386353131, %76 ]
  %80 = getelementptr inbounds i64, ptr %56, i64 %78
  %81 = load i64, ptr %80, align 8, !tbaa !11
  %82 = xor i64 %81, %79
  %83 = shl i64 %78, 1
  %84 = add i64 %83, -2960836687051489901
  %85 = zext i64 %82 to i128
  %86 = zext i64 %84 to i128
  %87 = mul nuw i128 %85, %86
  %88 = lshr i128 %87, 64
  %89 = xor i128 %88, %87
  %90 = trunc i128 %89 to i64
  %91 = add nuw i64 %78, 1
  %92 = icmp eq i64 %91, %8
  br i1 %92, label %93, label %77, !llvm.loop !17

93:                                               ; preds = %77
  %94 = trunc i128 %89 to i64
  br label %95

95:                                               ; preds = %93, %76
  %96 = phi i64 [ -7046029254386353131, %76 ], [ %94, %93 ]
  %97 = lshr i64 %96, 32
  %98 = xor i64 %97, %96
  %99 = and i64 %98, %15
  br label %100

100:                                              ; preds = %59, %65, %95
  %101 = phi i64 [ %61, %59 ], [ %75, %65 ], [ %99, %95 ]
  %102 = load ptr, ptr %16, align 8, !tbaa !51
  %103 = getelementptr inbounds i64, ptr %102, i64 %53
  store i64 %101, ptr %103, align 8, !tbaa !11
  %104 = load ptr, ptr %11, align 8, !tbaa !57
  %105 = icmp eq ptr %104, null
  br i1 %105, label %109, label %106

106:                                              ; preds = %100
  %107 = lshr i64 %101, 6
  %108 = getelementptr inbounds i64, ptr %104, i64 %107
  call void @llvm.prefetch.p0(ptr nonnull %108, i32 0, i32 3, i32 1)
  br label %121

109:                                              ; preds = %100
  %110 = and i64 %101, 63
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %110, i32 1
  %112 = load i64, ptr %111, align 8, !tbaa !30
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %121, label %114

114:                                              ; preds = %109
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %110
  %116 = load ptr, ptr %115, align 8, !tbaa !32
  %117 = lshr i64 %101, 32
  %118 = mul i64 %112, %117
  %119 = lshr i64 %118, 32
  %120 = getelementptr inbounds i64, ptr %116, i64 %119
  call void @llvm.prefetch.p0(ptr %120, i32 0, i32 3, i32 1)
  br label %121

121:                                              ; preds = %106, %109, %114
  %122 = add i64 %53, 1
  %123 = trunc i64 %122 to i32
  %124 = icmp eq i32 %51, %123
  br i1 %124, label %125, label %52, !llvm.loop !270

125:                                              ; preds = %121, %38
  %126 = phi i64 [ %19, %38 ], [ %122, %121 ]
  br i1 %47, label %17, label %127

127:                                              ; preds = %125, %17
  %128 = phi i64 [ %45, %125 ], [ %18, %17 ]
  %129 = phi i64 [ %126, %125 ], [ %19, %17 ]
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %141, label %131

131:                                              ; preds = %127
  %132 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %133 = load ptr, ptr %132, align 8, !tbaa !51
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %135 = load ptr, ptr %134, align 8, !tbaa !16
  %136 = icmp eq ptr %135, null
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %140 = load i64, ptr @WORDS, align 8
  br label %144

141:                                              ; preds = %185, %127
  %142 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  store i64 %128, ptr %142, align 8, !tbaa !46
  %143 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  store i64 %129, ptr %143, align 8, !tbaa !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret void

144:                                              ; preds = %131, %185
  %145 = phi i64 [ 0, %131 ], [ %186, %185 ]
  %146 = getelementptr inbounds i64, ptr %133, i64 %145
  %147 = load i64, ptr %146, align 8, !tbaa !11
  br i1 %136, label %148, label %185

148:                                              ; preds = %144
  %149 = and i64 %147, 63
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %149, i32 1
  %151 = load i64, ptr %150, align 8, !tbaa !30
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %185, label %153

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %149
  %155 = lshr i64 %147, 32
  %156 = mul i64 %151, %155
  %157 = lshr i64 %156, 32
  %158 = load ptr, ptr %154, align 8, !tbaa !32
  br label %162

159:                                              ; preds = %168
  %160 = add nuw nsw i64 %163, 1
  %161 = icmp eq i64 %160, 4
  br i1 %161, label %185, label %162, !llvm.loop !190

162:                                              ; preds = %159, %153
  %163 = phi i64 [ 0, %153 ], [ %160, %159 ]
  %164 = add nuw nsw i64 %163, %157
  %165 = getelementptr inbounds i64, ptr %158, i64 %164
  %166 = load i64, ptr %165, align 8, !tbaa !11
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %185, label %168

168:                                              ; preds = %162
  %169 = lshr i64 %166, 32
  %170 = icmp eq i64 %169, %155
  br i1 %170, label %171, label %159

171:                                              ; preds = %168
  %172 = and i64 %166, 4294967295
  %173 = add nsw i64 %172, -1
  %174 = load i64, ptr %137, align 8, !tbaa !28
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %179, label %176

176:                                              ; preds = %171
  %177 = load ptr, ptr %138, align 8, !tbaa !34
  %178 = getelementptr inbounds i32, ptr %177, i64 %173
  br label %183

179:                                              ; preds = %171
  %180 = load ptr, ptr %139, align 8, !tbaa !33
  %181 = mul i64 %140, %173
  %182 = getelementptr inbounds i64, ptr %180, i64 %181
  br label %183

183:                                              ; preds = %179, %176
  %184 = phi ptr [ %178, %176 ], [ %182, %179 ]
  call void @llvm.prefetch.p0(ptr %184, i32 0, i32 3, i32 1)
  br label %185

185:                                              ; preds = %159, %162, %183, %144, %148
  %186 = add nuw i64 %145, 1
  %187 = icmp eq i64 %186, %129
  br i1 %187, label %141, label %144, !llvm.loop !271
}

define internal fastcc void @keyed_again(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 14
  %4 = load i64, ptr %3, align 8, !tbaa !42
  %5 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 11
  %6 = load i64, ptr %5, align 8, !tbaa !77
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = load i64, ptr @RING, align 8, !tbaa !11
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %11 = load i64, ptr @WORDS, align 8
  br label %13

12:                                               ; preds = %22, %2
  ret void

13:                                               ; preds = %8, %22
  %14 = phi i64 [ %4, %8 ], [ %23, %22 ]
  %15 = urem i64 %14, %9
  %16 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %15, i32 4, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !47
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %15, i32 4, i32 3
  %21 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %15, i32 4, i32 4
  br label %26

22:                                               ; preds = %26, %13
  %23 = add nuw i64 %14, 1
  %24 = load i64, ptr %5, align 8, !tbaa !77
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %13, label %12, !llvm.loop !272

26:                                               ; preds = %19, %26
  %27 = phi i64 [ 0, %19 ], [ %35, %26 ]
  %28 = load ptr, ptr %10, align 8, !tbaa !16
  %29 = load ptr, ptr %20, align 8, !tbaa !49
  %30 = mul i64 %11, %27
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  %32 = tail call i64 %28(ptr noundef %31)
  %33 = load ptr, ptr %21, align 8, !tbaa !51
  %34 = getelementptr inbounds i64, ptr %33, i64 %27
  store i64 %32, ptr %34, align 8, !tbaa !11
  %35 = add nuw i64 %27, 1
  %36 = load i64, ptr %16, align 8, !tbaa !47
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %26, label %22, !llvm.loop !273
}

declare i32 @goal(ptr noundef)

declare i32 @expand(ptr noundef, ptr noundef)

declare i64 @index(ptr noundef)

declare i32 @lost(ptr noundef)

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %6 = load i64, ptr %5, align 8, !tbaa !274
  %7 = shl i64 %6, 1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %9 = load i64, ptr %8, align 8, !tbaa !182
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %74, label %11

11:                                               ; preds = %4
  %12 = icmp eq i64 %9, 0
  %13 = shl i64 %9, 1
  %14 = load i64, ptr @BUCKETS, align 8
  %15 = select i1 %12, i64 %14, i64 %13
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %17 = load i64, ptr %16, align 8, !tbaa !12
  %18 = shl i64 %15, 4
  %19 = add i64 %18, %17
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %21 = load i64, ptr %20, align 8, !tbaa !13
  %22 = icmp ugt i64 %19, %21
  br i1 %22, label %195, label %23

23:                                               ; preds = %11
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %25 = load ptr, ptr %24, align 8, !tbaa !181
  %26 = tail call ptr @take_memory(i64 noundef %15, i64 noundef 16)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %195, label %28

28:                                               ; preds = %23
  store ptr %26, ptr %24, align 8, !tbaa !181
  store i64 %15, ptr %8, align 8, !tbaa !182
  store i64 0, ptr %5, align 8, !tbaa !274
  br i1 %12, label %69, label %30

29:                                               ; preds = %65
  br i1 %12, label %69, label %68

30:                                               ; preds = %28, %65
  %31 = phi i64 [ %66, %65 ], [ 0, %28 ]
  %32 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %31
  %33 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %31, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !154
  switch i32 %34, label %35 [
    i32 0, label %65
    i32 -1, label %65
  ]

35:                                               ; preds = %30
  %36 = load i64, ptr %32, align 8, !tbaa !156
  %37 = load i64, ptr %8, align 8, !tbaa !182
  %38 = add i64 %37, -1
  %39 = zext i64 %36 to i128
  %40 = mul nuw i128 %39, 11400714819323198485
  %41 = lshr i128 %40, 64
  %42 = xor i128 %41, %40
  %43 = trunc i128 %42 to i64
  %44 = load ptr, ptr %24, align 8, !tbaa !181
  %45 = and i64 %38, %43
  %46 = getelementptr inbounds %struct.Bucket, ptr %44, i64 %45, i32 1
  %47 = load i32, ptr %46, align 8, !tbaa !154
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %60, label %49

49:                                               ; preds = %35, %54
  %50 = phi i64 [ %56, %54 ], [ %45, %35 ]
  %51 = getelementptr inbounds %struct.Bucket, ptr %44, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !156
  %53 = icmp eq i64 %52, %36
  br i1 %53, label %60, label %54

54:                                               ; preds = %49
  %55 = add i64 %50, 1
  %56 = and i64 %55, %38
  %57 = getelementptr inbounds %struct.Bucket, ptr %44, i64 %56, i32 1
  %58 = load i32, ptr %57, align 8, !tbaa !154
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %49, !llvm.loop !183

60:                                               ; preds = %54, %49, %35
  %61 = phi i64 [ %45, %35 ], [ %50, %49 ], [ %56, %54 ]
  %62 = getelementptr inbounds %struct.Bucket, ptr %26, i64 %61
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %62, ptr noundef nonnull align 8 dereferenceable(16) %32, i64 16, i1 false), !tbaa.struct !164
  %63 = load i64, ptr %5, align 8, !tbaa !274
  %64 = add i64 %63, 1
  store i64 %64, ptr %5, align 8, !tbaa !274
  br label %65

65:                                               ; preds = %60, %30, %30
  %66 = add nuw i64 %31, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %29, label %30, !llvm.loop !275

68:                                               ; preds = %29
  tail call void @give_back(ptr noundef %25)
  br label %69

69:                                               ; preds = %28, %68, %29
  %70 = sub i64 %15, %9
  %71 = shl i64 %70, 4
  %72 = load i64, ptr %16, align 8, !tbaa !12
  %73 = add i64 %72, %71
  store i64 %73, ptr %16, align 8, !tbaa !12
  br label %74

74:                                               ; preds = %69, %4
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %76 = load ptr, ptr %75, align 8, !tbaa !181
  %77 = load i64, ptr %8, align 8, !tbaa !182
  %78 = add i64 %77, -1
  %79 = zext i64 %1 to i128
  %80 = mul nuw i128 %79, 11400714819323198485
  %81 = lshr i128 %80, 64
  %82 = xor i128 %81, %80
  %83 = trunc i128 %82 to i64
  %84 = and i64 %78, %83
  %85 = getelementptr inbounds %struct.Bucket, ptr %76, i64 %84, i32 1
  %86 = load i32, ptr %85, align 8, !tbaa !154
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %99, label %88

88:                                               ; preds = %74, %93
  %89 = phi i64 [ %95, %93 ], [ %84, %74 ]
  %90 = getelementptr inbounds %struct.Bucket, ptr %76, i64 %89
  %91 = load i64, ptr %90, align 8, !tbaa !156
  %92 = icmp eq i64 %91, %1
  br i1 %92, label %99, label %93

93:                                               ; preds = %88
  %94 = add i64 %89, 1
  %95 = and i64 %94, %78
  %96 = getelementptr inbounds %struct.Bucket, ptr %76, i64 %95, i32 1
  %97 = load i32, ptr %96, align 8, !tbaa !154
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %88, !llvm.loop !183

99:                                               ; preds = %88, %93, %74
  %100 = phi i64 [ %84, %74 ], [ %89, %88 ], [ %95, %93 ]
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %102 = load ptr, ptr %101, align 8, !tbaa !184
  %103 = zext i32 %2 to i64
  %104 = getelementptr inbounds i32, ptr %102, i64 %103
  store i32 0, ptr %104, align 4, !tbaa !21
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %106 = load i64, ptr %105, align 8, !tbaa !151
  %107 = add i64 %106, 1
  store i64 %107, ptr %105, align 8, !tbaa !151
  %108 = getelementptr inbounds %struct.Bucket, ptr %76, i64 %100, i32 1
  %109 = load i32, ptr %108, align 8, !tbaa !154
  switch i32 %109, label %110 [
    i32 0, label %120
    i32 -1, label %120
  ]

110:                                              ; preds = %99
  %111 = icmp eq i32 %3, 0
  br i1 %111, label %114, label %112

112:                                              ; preds = %110
  store i32 %109, ptr %104, align 4, !tbaa !21
  %113 = add i32 %2, 1
  store i32 %113, ptr %108, align 8, !tbaa !154
  br label %195

114:                                              ; preds = %110
  %115 = add i32 %2, 1
  %116 = getelementptr inbounds %struct.Bucket, ptr %76, i64 %100, i32 2
  %117 = load i32, ptr %116, align 4, !tbaa !276
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %102, i64 %118
  store i32 %115, ptr %119, align 4, !tbaa !21
  store i32 %2, ptr %116, align 4, !tbaa !276
  br label %195

120:                                              ; preds = %99, %99
  %121 = getelementptr inbounds %struct.Bucket, ptr %76, i64 %100
  %122 = icmp eq i32 %109, 0
  %123 = zext i1 %122 to i64
  %124 = load i64, ptr %5, align 8, !tbaa !274
  %125 = add i64 %124, %123
  store i64 %125, ptr %5, align 8, !tbaa !274
  %126 = add i32 %2, 1
  store i64 %1, ptr %121, align 8, !tbaa.struct !164
  %127 = getelementptr inbounds i8, ptr %121, i64 8
  store i32 %126, ptr %127, align 8, !tbaa.struct !165
  %128 = getelementptr inbounds i8, ptr %121, i64 12
  store i32 %2, ptr %128, align 4, !tbaa.struct !166
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %132 = load i64, ptr %131, align 8, !tbaa !185
  %133 = add i64 %132, 1
  %134 = load i64, ptr %130, align 8, !tbaa !11
  %135 = icmp ult i64 %134, %133
  br i1 %135, label %136, label %175

136:                                              ; preds = %120
  %137 = lshr i64 %134, 2
  %138 = add i64 %137, %134
  %139 = load i64, ptr @ROOM, align 8, !tbaa !11
  %140 = add i64 %138, %139
  %141 = tail call i64 @llvm.umax.i64(i64 %140, i64 %133)
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %143 = load i64, ptr %142, align 8, !tbaa !12
  %144 = sub i64 %141, %134
  %145 = shl i64 %144, 3
  %146 = add i64 %145, %143
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %148 = load i64, ptr %147, align 8, !tbaa !13
  %149 = icmp ugt i64 %146, %148
  br i1 %149, label %195, label %150

150:                                              ; preds = %136
  %151 = load ptr, ptr %129, align 8, !tbaa !14
  %152 = shl i64 %141, 3
  %153 = tail call ptr @resize_memory(ptr noundef %151, i64 noundef %152)
  %154 = icmp eq ptr %153, null
  br i1 %154, label %195, label %155

155:                                              ; preds = %150
  %156 = load i64, ptr %130, align 8, !tbaa !11
  %157 = sub i64 %141, %156
  %158 = shl i64 %157, 3
  %159 = load i64, ptr %142, align 8, !tbaa !12
  %160 = add i64 %158, %159
  store i64 %160, ptr %142, align 8, !tbaa !12
  store ptr %153, ptr %129, align 8, !tbaa !14
  store i64 %141, ptr %130, align 8, !tbaa !11
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %162 = load ptr, ptr %161, align 8, !tbaa !15
  %163 = icmp eq ptr %162, null
  %164 = icmp ult i64 %152, 4194304
  %165 = or i1 %164, %163
  br i1 %165, label %175, label %166

166:                                              ; preds = %155
  %167 = ptrtoint ptr %153 to i64
  %168 = and i64 %167, -4096
  %169 = add i64 %152, 4095
  %170 = add i64 %169, %167
  %171 = and i64 %170, -4096
  %172 = inttoptr i64 %168 to ptr
  %173 = sub i64 %171, %168
  %174 = tail call i32 %162(ptr noundef %172, i64 noundef %173, i32 noundef 14)
  br label %175

175:                                              ; preds = %166, %155, %120
  %176 = load i64, ptr %131, align 8, !tbaa !185
  %177 = add i64 %176, 1
  store i64 %177, ptr %131, align 8, !tbaa !185
  %178 = icmp eq i64 %176, 0
  br i1 %178, label %191, label %179

179:                                              ; preds = %175
  %180 = load ptr, ptr %129, align 8, !tbaa !179
  br label %181

181:                                              ; preds = %179, %188
  %182 = phi i64 [ %176, %179 ], [ %184, %188 ]
  %183 = add i64 %182, -1
  %184 = lshr i64 %183, 1
  %185 = getelementptr inbounds i64, ptr %180, i64 %184
  %186 = load i64, ptr %185, align 8, !tbaa !11
  %187 = icmp ugt i64 %186, %1
  br i1 %187, label %188, label %191

188:                                              ; preds = %181
  %189 = getelementptr inbounds i64, ptr %180, i64 %182
  store i64 %186, ptr %189, align 8, !tbaa !11
  %190 = icmp ult i64 %183, 2
  br i1 %190, label %191, label %181, !llvm.loop !277

191:                                              ; preds = %181, %188, %175
  %192 = phi i64 [ %176, %175 ], [ %182, %181 ], [ %184, %188 ]
  %193 = load ptr, ptr %129, align 8, !tbaa !179
  %194 = getelementptr inbounds i64, ptr %193, i64 %192
  store i64 %1, ptr %194, align 8, !tbaa !11
  br label %195

195:                                              ; preds = %11, %23, %150, %136, %112, %114, %191
  %196 = phi i32 [ 1, %112 ], [ 1, %114 ], [ 1, %191 ], [ 0, %136 ], [ 0, %150 ], [ 0, %23 ], [ 0, %11 ]
  ret i32 %196
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 80}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !9, i64 200, !9, i64 208, !7, i64 216, !6, i64 1240, !7, i64 1248, !9, i64 1312, !9, i64 1320, !7, i64 1328, !9, i64 1840, !9, i64 1848, !9, i64 1856, !9, i64 1864, !9, i64 1872, !9, i64 1880, !6, i64 1888, !9, i64 1896, !9, i64 1904, !9, i64 1912, !9, i64 1920, !6, i64 1928, !6, i64 1936, !6, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !9, i64 1984, !6, i64 1992, !9, i64 2000, !9, i64 2008, !6, i64 2016, !6, i64 2024, !6, i64 2032, !9, i64 2040, !9, i64 2048, !9, i64 2056, !9, i64 2064, !6, i64 2072, !9, i64 2080, !9, i64 2088, !6, i64 2096, !9, i64 2104, !9, i64 2112, !9, i64 2120, !6, i64 2128, !6, i64 2136, !6, i64 2144, !9, i64 2152, !9, i64 2160, !9, i64 2168, !9, i64 2176, !7, i64 2184, !9, i64 4232, !6, i64 4240, !9, i64 4248, !6, i64 4256, !6, i64 4264, !9, i64 4272, !9, i64 4280, !9, i64 4288, !6, i64 4296, !6, i64 4304, !6, i64 4312, !7, i64 4320, !9, i64 4576, !9, i64 4584, !9, i64 4592, !9, i64 4600, !9, i64 4608, !6, i64 4616, !6, i64 4624, !6, i64 4632, !9, i64 4640, !9, i64 4648, !9, i64 4656, !9, i64 4664, !9, i64 4672, !6, i64 4680, !6, i64 4688, !9, i64 4696, !9, i64 4704, !9, i64 4712, !9, i64 4720, !9, i64 4728, !9, i64 4736, !9, i64 4744, !9, i64 4752, !6, i64 4760, !6, i64 4768, !9, i64 4776, !9, i64 4784, !9, i64 4792, !9, i64 4800, !9, i64 4808, !9, i64 4816, !6, i64 4824, !6, i64 4832, !9, i64 4840, !9, i64 4848, !9, i64 4856}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4576}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 1320}
!13 = !{!5, !9, i64 96}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = !{!5, !6, i64 40}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!5, !6, i64 184}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = !{!5, !9, i64 144}
!24 = !{!5, !6, i64 176}
!25 = !{!5, !9, i64 1864}
!26 = !{!5, !9, i64 1312}
!27 = !{!5, !9, i64 200}
!28 = !{!5, !9, i64 128}
!29 = !{!5, !6, i64 1240}
!30 = !{!31, !9, i64 8}
!31 = !{!"", !6, i64 0, !9, i64 8}
!32 = !{!31, !6, i64 0}
!33 = !{!5, !6, i64 160}
!34 = !{!5, !6, i64 168}
!35 = distinct !{!35, !18, !19}
!36 = distinct !{!36, !19}
!37 = distinct !{!37, !18, !19}
!38 = !{!5, !9, i64 1840}
!39 = !{!40}
!40 = distinct !{!40, !41, !"next_block: argument 0"}
!41 = distinct !{!41, !"next_block"}
!42 = !{!43, !9, i64 20320}
!43 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !7, i64 24, !7, i64 19224, !7, i64 19392, !7, i64 20160, !22, i64 20224, !22, i64 20228, !22, i64 20232, !22, i64 20236, !9, i64 20240, !9, i64 20248, !7, i64 20256, !9, i64 20320, !9, i64 20328}
!44 = !{!45, !9, i64 0}
!45 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!46 = !{!45, !9, i64 8}
!47 = !{!45, !9, i64 16}
!48 = !{!5, !6, i64 4296}
!49 = !{!45, !6, i64 24}
!50 = !{!5, !6, i64 4312}
!51 = !{!45, !6, i64 32}
!52 = !{!45, !6, i64 40}
!53 = !{!45, !6, i64 48}
!54 = !{!55, !9, i64 48}
!55 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !45, i64 32, !7, i64 88, !7, i64 344}
!56 = !{!55, !6, i64 64}
!57 = !{!5, !6, i64 192}
!58 = !{!55, !9, i64 0}
!59 = distinct !{!59, !18, !19}
!60 = !{!5, !6, i64 56}
!61 = !{!55, !9, i64 16}
!62 = !{!55, !9, i64 24}
!63 = distinct !{!63, !18, !19}
!64 = distinct !{!64, !18, !19}
!65 = !{!66}
!66 = distinct !{!66, !67, !"own_block: argument 0"}
!67 = distinct !{!67, !"own_block"}
!68 = distinct !{!68, !18, !19}
!69 = !{!43, !6, i64 16}
!70 = !{!43, !9, i64 0}
!71 = !{!43, !9, i64 8}
!72 = !{!43, !9, i64 20248}
!73 = !{!43, !9, i64 20328}
!74 = distinct !{!74, !18, !19}
!75 = distinct !{!75, !18, !19}
!76 = distinct !{!76, !18, !19}
!77 = !{!43, !9, i64 20240}
!78 = !{!43, !22, i64 20228}
!79 = distinct !{!79, !18, !19}
!80 = distinct !{!80, !18, !19}
!81 = distinct !{!81, !18, !19}
!82 = distinct !{!82, !18, !19}
!83 = !{!5, !6, i64 4760}
!84 = !{!5, !6, i64 0}
!85 = distinct !{!85, !18, !19}
!86 = !{!5, !9, i64 1920}
!87 = distinct !{!87, !18, !19}
!88 = !{!5, !6, i64 4768}
!89 = distinct !{!89, !18, !19}
!90 = !{!5, !9, i64 4792}
!91 = !{!5, !9, i64 4808}
!92 = !{!5, !9, i64 4816}
!93 = !{!5, !9, i64 4776}
!94 = !{!5, !9, i64 4784}
!95 = distinct !{!95, !18, !19}
!96 = !{!5, !9, i64 4800}
!97 = !{!5, !9, i64 4856}
!98 = !{!5, !9, i64 88}
!99 = !{!5, !6, i64 4824}
!100 = distinct !{!100, !18, !19}
!101 = !{!7, !7, i64 0}
!102 = distinct !{!102, !18, !19}
!103 = distinct !{!103, !18, !19}
!104 = !{!5, !9, i64 1912}
!105 = !{!5, !9, i64 1896}
!106 = !{!5, !9, i64 1904}
!107 = !{!5, !6, i64 4832}
!108 = !{!109, !109, i64 0}
!109 = !{!"short", !7, i64 0}
!110 = distinct !{!110, !18, !19}
!111 = !{!5, !9, i64 1856}
!112 = distinct !{!112, !18, !19}
!113 = distinct !{!113, !18, !19}
!114 = !{!5, !9, i64 2000}
!115 = distinct !{!115, !18, !19}
!116 = distinct !{!116, !18, !19}
!117 = !{!5, !6, i64 1992}
!118 = distinct !{!118, !18, !19}
!119 = distinct !{!119, !18, !19}
!120 = !{!5, !9, i64 1952}
!121 = !{!5, !9, i64 1960}
!122 = !{!5, !6, i64 1936}
!123 = !{!124, !124, i64 0}
!124 = !{!"__int128", !7, i64 0}
!125 = !{!5, !9, i64 1872}
!126 = !{!5, !6, i64 1888}
!127 = !{!128}
!128 = distinct !{!128, !129, !"own_block: argument 0"}
!129 = distinct !{!129, !"own_block"}
!130 = !{!5, !6, i64 1928}
!131 = !{!5, !6, i64 1944}
!132 = distinct !{!132, !18, !19}
!133 = distinct !{!133, !18, !19}
!134 = distinct !{!134, !18, !19}
!135 = !{!5, !6, i64 16}
!136 = distinct !{!136, !18, !19}
!137 = !{!5, !9, i64 1976}
!138 = !{!5, !9, i64 1984}
!139 = !{!5, !9, i64 1848}
!140 = distinct !{!140, !18, !19}
!141 = distinct !{!141, !18, !19}
!142 = distinct !{!142, !18, !19}
!143 = !{!5, !9, i64 2056}
!144 = !{!5, !6, i64 2024}
!145 = distinct !{!145, !18, !19}
!146 = distinct !{!146, !18, !19}
!147 = distinct !{!147, !18, !19}
!148 = distinct !{!148, !18, !19}
!149 = !{!5, !9, i64 2040}
!150 = distinct !{!150, !18, !19}
!151 = !{!5, !9, i64 2064}
!152 = !{!5, !9, i64 104}
!153 = !{!5, !6, i64 2016}
!154 = !{!155, !22, i64 8}
!155 = !{!"", !9, i64 0, !22, i64 8, !22, i64 12}
!156 = !{!155, !9, i64 0}
!157 = !{!5, !6, i64 8}
!158 = !{!5, !6, i64 4304}
!159 = distinct !{!159, !18, !19}
!160 = !{!5, !9, i64 112}
!161 = distinct !{!161, !18, !19}
!162 = !{!5, !9, i64 152}
!163 = !{!5, !9, i64 2048}
!164 = !{i64 0, i64 8, !11, i64 8, i64 4, !21, i64 12, i64 4, !21}
!165 = !{i64 0, i64 4, !21, i64 4, i64 4, !21}
!166 = !{i64 0, i64 4, !21}
!167 = !{!5, !9, i64 72}
!168 = !{!5, !6, i64 64}
!169 = !{!170, !6, i64 0}
!170 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!171 = !{!170, !6, i64 8}
!172 = !{!170, !6, i64 16}
!173 = !{!170, !9, i64 24}
!174 = distinct !{!174, !18, !19}
!175 = !{!5, !6, i64 32}
!176 = !{!5, !9, i64 4600}
!177 = !{!5, !9, i64 4592}
!178 = !{!5, !9, i64 4584}
!179 = !{!5, !6, i64 2096}
!180 = !{!5, !9, i64 2120}
!181 = !{!5, !6, i64 2072}
!182 = !{!5, !9, i64 2080}
!183 = distinct !{!183, !18, !19}
!184 = !{!5, !6, i64 2032}
!185 = !{!5, !9, i64 2104}
!186 = !{!5, !6, i64 4240}
!187 = distinct !{!187, !18, !19}
!188 = distinct !{!188, !18, !19}
!189 = !{!5, !9, i64 2176}
!190 = distinct !{!190, !18, !19}
!191 = distinct !{!191, !18, !19}
!192 = !{!5, !9, i64 4232}
!193 = distinct !{!193, !18, !19}
!194 = !{!5, !6, i64 2136}
!195 = !{!5, !6, i64 2144}
!196 = distinct !{!196, !18, !19}
!197 = !{!5, !6, i64 2128}
!198 = distinct !{!198, !18, !19}
!199 = distinct !{!199, !18, !19}
!200 = distinct !{!200, !18, !19}
!201 = distinct !{!201, !18, !19}
!202 = distinct !{!202, !18, !19}
!203 = distinct !{!203, !18, !19}
!204 = !{!5, !9, i64 2160}
!205 = !{!5, !9, i64 2168}
!206 = !{!5, !9, i64 2152}
!207 = distinct !{!207, !18, !19}
!208 = distinct !{!208, !18, !19}
!209 = distinct !{!209, !18, !19}
!210 = distinct !{!210, !18, !19}
!211 = !{!5, !9, i64 4280}
!212 = !{!5, !6, i64 4256}
!213 = !{!5, !6, i64 4264}
!214 = distinct !{!214, !18, !19}
!215 = distinct !{!215, !18, !19}
!216 = distinct !{!216, !18, !19}
!217 = distinct !{!217, !18, !19}
!218 = distinct !{!218, !18, !19}
!219 = distinct !{!219, !18, !19}
!220 = distinct !{!220, !18, !19}
!221 = !{!5, !9, i64 4608}
!222 = distinct !{!222, !18, !19}
!223 = !{!5, !6, i64 4616}
!224 = distinct !{!224, !18, !19}
!225 = distinct !{!225, !18, !19}
!226 = !{!5, !9, i64 4640}
!227 = !{!5, !9, i64 4664}
!228 = !{!5, !6, i64 4624}
!229 = distinct !{!229, !18, !19}
!230 = !{!5, !9, i64 4672}
!231 = distinct !{!231, !18, !19}
!232 = distinct !{!232, !18, !19}
!233 = !{!5, !6, i64 4632}
!234 = distinct !{!234, !18, !19}
!235 = distinct !{!235, !18, !19}
!236 = distinct !{!236, !18, !19}
!237 = distinct !{!237, !18, !19}
!238 = distinct !{!238, !18, !19}
!239 = !{!5, !9, i64 4728}
!240 = !{!5, !6, i64 4680}
!241 = !{!5, !9, i64 4736}
!242 = !{!5, !9, i64 4744}
!243 = !{!5, !9, i64 4720}
!244 = distinct !{!244, !18, !19}
!245 = !{!5, !9, i64 4752}
!246 = !{!5, !9, i64 4712}
!247 = !{!5, !6, i64 4688}
!248 = distinct !{!248, !18, !19}
!249 = distinct !{!249, !18, !19}
!250 = distinct !{!250, !18, !19}
!251 = distinct !{!251, !18, !19}
!252 = distinct !{!252, !18, !19}
!253 = !{!5, !9, i64 4248}
!254 = !{!5, !9, i64 4696}
!255 = distinct !{!255, !18, !19}
!256 = distinct !{!256, !18, !19}
!257 = distinct !{!257, !18, !19}
!258 = distinct !{!258, !18, !19}
!259 = distinct !{!259, !18, !19}
!260 = distinct !{!260, !18, !19}
!261 = distinct !{!261, !18, !19}
!262 = distinct !{!262, !18, !19}
!263 = !{!5, !6, i64 24}
!264 = !{!5, !9, i64 120}
!265 = !{!5, !9, i64 136}
!266 = distinct !{!266, !18, !19}
!267 = !{i64 0, i64 8, !14, i64 8, i64 8, !11}
!268 = !{i64 0, i64 8, !11}
!269 = distinct !{!269, !18, !19}
!270 = distinct !{!270, !18, !19}
!271 = distinct !{!271, !18, !19}
!272 = distinct !{!272, !18, !19}
!273 = distinct !{!273, !18, !19}
!274 = !{!5, !9, i64 2088}
!275 = distinct !{!275, !18, !19}
!276 = !{!155, !22, i64 12}
!277 = distinct !{!277, !18, !19}
