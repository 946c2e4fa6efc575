; kernel.c, clang 16.0.6, 4f7775e682134863ae2cb5761b0d3aafdc891de7d59df6d8e9a62fb38854675f

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, [64 x %struct.Part], i64, i64, [64 x i64], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, i64, i64, i64, [8 x i64], [8 x i64] }
%struct.Part = type { ptr, i64 }
%struct.Block = type { i64, i64, i64, ptr, ptr, ptr }
%struct.Record = type { i64, i32, i32 }
%struct.Bucket = type { i128, i32, i32, [8 x i8] }
%struct.Lookup = type { ptr, ptr, ptr, i64 }

@MARKED = external constant i64, align 8
@WORDS = external constant i64, align 8
@DISTANCES = external constant i64, align 8
@ROOM = external constant i64, align 8
@SPARE = external constant i64, align 8
@PART = external constant i64, align 8
@TAG_MASK = external constant i64, align 8
@FAST_BITMAP = external constant i64, align 8
@BITMAP = external constant i64, align 8
@BUCKETS = external constant i64, align 8
@PRICES = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %5 = load i64, ptr %4, align 8, !tbaa !4
  %6 = add i64 %5, 1
  %7 = icmp ult i64 %5, 512
  %8 = select i1 %7, i64 64, i64 1
  %9 = mul i64 %8, %6
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 90
  %11 = load i64, ptr %10, align 8, !tbaa !10
  %12 = icmp ult i64 %11, %9
  br i1 %12, label %13, label %130

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %15 = load i64, ptr @WORDS, align 8, !tbaa !11
  %16 = shl i64 %15, 3
  %17 = lshr i64 %11, 2
  %18 = add i64 %17, %11
  %19 = load i64, ptr @ROOM, align 8, !tbaa !11
  %20 = add i64 %18, %19
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 %9)
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = sub i64 %21, %11
  %25 = mul i64 %24, %16
  %26 = add i64 %25, %23
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %28 = load i64, ptr %27, align 8, !tbaa !13
  %29 = icmp ugt i64 %26, %28
  br i1 %29, label %52, label %30

30:                                               ; preds = %13
  %31 = load ptr, ptr %14, align 8, !tbaa !14
  %32 = mul i64 %21, %16
  %33 = tail call ptr @resize_memory(ptr noundef %31, i64 noundef %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %52, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %22, align 8, !tbaa !12
  %37 = add i64 %36, %25
  store i64 %37, ptr %22, align 8, !tbaa !12
  store ptr %33, ptr %14, align 8, !tbaa !14
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = icmp eq ptr %39, null
  %41 = icmp ult i64 %32, 4194304
  %42 = or i1 %41, %40
  br i1 %42, label %52, label %43

43:                                               ; preds = %35
  %44 = ptrtoint ptr %33 to i64
  %45 = and i64 %44, -4096
  %46 = add i64 %32, 4095
  %47 = add i64 %46, %44
  %48 = and i64 %47, -4096
  %49 = inttoptr i64 %45 to ptr
  %50 = sub i64 %48, %45
  %51 = tail call i32 %39(ptr noundef %49, i64 noundef %50, i32 noundef 14)
  br label %52

52:                                               ; preds = %43, %35, %30, %13
  %53 = phi i64 [ %11, %13 ], [ %11, %30 ], [ %21, %35 ], [ %21, %43 ]
  %54 = phi i1 [ true, %13 ], [ true, %30 ], [ false, %35 ], [ false, %43 ]
  br i1 %54, label %210, label %55

55:                                               ; preds = %52
  %56 = load i64, ptr %10, align 8, !tbaa !10
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %58 = icmp ult i64 %56, %53
  br i1 %58, label %59, label %92

59:                                               ; preds = %55
  %60 = lshr i64 %56, 2
  %61 = add i64 %56, %19
  %62 = add i64 %61, %60
  %63 = tail call i64 @llvm.umax.i64(i64 %62, i64 %53)
  %64 = load i64, ptr %22, align 8, !tbaa !12
  %65 = sub i64 %63, %56
  %66 = shl i64 %65, 3
  %67 = add i64 %64, %66
  %68 = load i64, ptr %27, align 8, !tbaa !13
  %69 = icmp ugt i64 %67, %68
  br i1 %69, label %210, label %70

70:                                               ; preds = %59
  %71 = load ptr, ptr %57, align 8, !tbaa !14
  %72 = shl i64 %63, 3
  %73 = tail call ptr @resize_memory(ptr noundef %71, i64 noundef %72)
  %74 = icmp eq ptr %73, null
  br i1 %74, label %210, label %75

75:                                               ; preds = %70
  %76 = load i64, ptr %22, align 8, !tbaa !12
  %77 = add i64 %76, %66
  store i64 %77, ptr %22, align 8, !tbaa !12
  store ptr %73, ptr %57, align 8, !tbaa !14
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %79 = load ptr, ptr %78, align 8, !tbaa !15
  %80 = icmp eq ptr %79, null
  %81 = icmp ult i64 %72, 4194304
  %82 = or i1 %81, %80
  br i1 %82, label %92, label %83

83:                                               ; preds = %75
  %84 = ptrtoint ptr %73 to i64
  %85 = and i64 %84, -4096
  %86 = add i64 %72, 4095
  %87 = add i64 %86, %84
  %88 = and i64 %87, -4096
  %89 = inttoptr i64 %85 to ptr
  %90 = sub i64 %88, %85
  %91 = tail call i32 %79(ptr noundef %89, i64 noundef %90, i32 noundef 14)
  br label %92

92:                                               ; preds = %83, %75, %55
  %93 = load i64, ptr %10, align 8, !tbaa !10
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %95 = icmp ult i64 %93, %53
  br i1 %95, label %96, label %129

96:                                               ; preds = %92
  %97 = lshr i64 %93, 2
  %98 = add i64 %93, %19
  %99 = add i64 %98, %97
  %100 = tail call i64 @llvm.umax.i64(i64 %99, i64 %53)
  %101 = load i64, ptr %22, align 8, !tbaa !12
  %102 = sub i64 %100, %93
  %103 = shl i64 %102, 3
  %104 = add i64 %101, %103
  %105 = load i64, ptr %27, align 8, !tbaa !13
  %106 = icmp ugt i64 %104, %105
  br i1 %106, label %210, label %107

107:                                              ; preds = %96
  %108 = load ptr, ptr %94, align 8, !tbaa !14
  %109 = shl i64 %100, 3
  %110 = tail call ptr @resize_memory(ptr noundef %108, i64 noundef %109)
  %111 = icmp eq ptr %110, null
  br i1 %111, label %210, label %112

112:                                              ; preds = %107
  %113 = load i64, ptr %22, align 8, !tbaa !12
  %114 = add i64 %113, %103
  store i64 %114, ptr %22, align 8, !tbaa !12
  store ptr %110, ptr %94, align 8, !tbaa !14
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %116 = load ptr, ptr %115, align 8, !tbaa !15
  %117 = icmp eq ptr %116, null
  %118 = icmp ult i64 %109, 4194304
  %119 = or i1 %118, %117
  br i1 %119, label %129, label %120

120:                                              ; preds = %112
  %121 = ptrtoint ptr %110 to i64
  %122 = and i64 %121, -4096
  %123 = add i64 %109, 4095
  %124 = add i64 %123, %121
  %125 = and i64 %124, -4096
  %126 = inttoptr i64 %122 to ptr
  %127 = sub i64 %125, %122
  %128 = tail call i32 %116(ptr noundef %126, i64 noundef %127, i32 noundef 14)
  br label %129

129:                                              ; preds = %120, %112, %92
  store i64 %53, ptr %10, align 8, !tbaa !10
  br label %130

130:                                              ; preds = %129, %3
  %131 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %2)
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %210, label %133

133:                                              ; preds = %130
  %134 = icmp eq i64 %2, 0
  br i1 %134, label %207, label %135

135:                                              ; preds = %133
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %137 = load i64, ptr @WORDS, align 8
  %138 = icmp eq i64 %137, 0
  %139 = load i64, ptr @TAG_MASK, align 8
  %140 = load i64, ptr @MARKED, align 8
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %144 = load i64, ptr @WORDS, align 8
  br label %145

145:                                              ; preds = %135, %203
  %146 = phi i64 [ 0, %135 ], [ %204, %203 ]
  %147 = phi ptr [ %1, %135 ], [ %205, %203 ]
  %148 = load ptr, ptr %136, align 8, !tbaa !16
  %149 = icmp eq ptr %148, null
  br i1 %149, label %161, label %150

150:                                              ; preds = %145
  %151 = tail call i64 %148(ptr noundef %147)
  %152 = mul i64 %151, 246948723733
  %153 = lshr i64 %152, 19
  %154 = and i64 %153, 524287
  %155 = xor i64 %154, %152
  %156 = mul i64 %155, 242235342227
  %157 = and i64 %156, 274877906943
  %158 = lshr i64 %157, 19
  %159 = xor i64 %158, %156
  %160 = tail call i64 @llvm.fshl.i64(i64 %159, i64 %157, i64 32)
  br label %185

161:                                              ; preds = %145
  br i1 %138, label %180, label %162

162:                                              ; preds = %161, %162
  %163 = phi i64 [ %176, %162 ], [ 0, %161 ]
  %164 = phi i64 [ %175, %162 ], [ -7046029254386353131, %161 ]
  %165 = getelementptr inbounds i64, ptr %147, i64 %163
  %166 = load i64, ptr %165, align 8, !tbaa !11
  %167 = xor i64 %166, %164
  %168 = shl i64 %163, 1
  %169 = add i64 %168, -2960836687051489901
  %170 = zext i64 %167 to i128
  %171 = zext i64 %169 to i128
  %172 = mul nuw i128 %170, %171
  %173 = lshr i128 %172, 64
  %174 = xor i128 %173, %172
  %175 = trunc i128 %174 to i64
  %176 = add nuw i64 %163, 1
  %177 = icmp eq i64 %176, %137
  br i1 %177, label %178, label %162, !llvm.loop !17

178:                                              ; preds = %162
  %179 = trunc i128 %174 to i64
  br label %180

180:                                              ; preds = %178, %161
  %181 = phi i64 [ -7046029254386353131, %161 ], [ %179, %178 ]
  %182 = lshr i64 %181, 32
  %183 = xor i64 %182, %181
  %184 = and i64 %183, %139
  br label %185

185:                                              ; preds = %150, %180
  %186 = phi i64 [ %160, %150 ], [ %184, %180 ]
  %187 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %147, i64 noundef %186)
  %188 = icmp slt i64 %187, 0
  br i1 %188, label %210, label %189

189:                                              ; preds = %185
  %190 = urem i64 %146, %140
  %191 = udiv i64 %146, %140
  %192 = icmp eq i64 %190, 0
  br i1 %192, label %193, label %196

193:                                              ; preds = %189
  %194 = load ptr, ptr %141, align 8, !tbaa !20
  %195 = getelementptr inbounds i32, ptr %194, i64 %191
  store i32 0, ptr %195, align 4, !tbaa !21
  br label %196

196:                                              ; preds = %193, %189
  %197 = load i64, ptr %142, align 8, !tbaa !23
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %203, label %199

199:                                              ; preds = %196
  %200 = trunc i64 %146 to i32
  %201 = load ptr, ptr %143, align 8, !tbaa !24
  %202 = getelementptr inbounds i32, ptr %201, i64 %146
  store i32 %200, ptr %202, align 4, !tbaa !21
  br label %203

203:                                              ; preds = %196, %199
  %204 = add nuw i64 %146, 1
  %205 = getelementptr inbounds i64, ptr %147, i64 %144
  %206 = icmp eq i64 %204, %2
  br i1 %206, label %207, label %145, !llvm.loop !25

207:                                              ; preds = %203, %133
  %208 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  store i64 %2, ptr %208, align 8, !tbaa !26
  %209 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  store i64 %2, ptr %209, align 8, !tbaa !27
  br label %210

210:                                              ; preds = %185, %107, %96, %70, %59, %52, %130, %207
  %211 = phi i32 [ 0, %207 ], [ 4, %130 ], [ 4, %52 ], [ 4, %59 ], [ 4, %70 ], [ 4, %96 ], [ 4, %107 ], [ 4, %185 ]
  ret i32 %211
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %4 = load i64, ptr %3, align 8, !tbaa !28
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %7 = load i64, ptr %6, align 8, !tbaa !29
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %200

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %66, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8, !tbaa !16
  %16 = icmp eq ptr %15, null
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %18 = lshr i64 %7, 2
  %19 = add i64 %18, %7
  %20 = load i64, ptr @ROOM, align 8, !tbaa !11
  %21 = add i64 %19, %20
  %22 = tail call i64 @llvm.umax.i64(i64 %21, i64 %5)
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %24 = load i64, ptr %23, align 8, !tbaa !12
  %25 = sub i64 %22, %7
  %26 = shl i64 %25, 2
  %27 = add i64 %26, %24
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = icmp ugt i64 %27, %29
  br i1 %16, label %40, label %31

31:                                               ; preds = %13
  br i1 %30, label %63, label %32

32:                                               ; preds = %31
  %33 = load ptr, ptr %17, align 8, !tbaa !14
  %34 = shl i64 %22, 2
  %35 = tail call ptr @resize_memory(ptr noundef %33, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %63, label %37

37:                                               ; preds = %32
  %38 = load i64, ptr %23, align 8, !tbaa !12
  %39 = add i64 %38, %26
  store i64 %39, ptr %23, align 8, !tbaa !12
  store ptr %35, ptr %17, align 8, !tbaa !14
  br label %63

40:                                               ; preds = %13
  br i1 %30, label %63, label %41

41:                                               ; preds = %40
  %42 = load ptr, ptr %17, align 8, !tbaa !14
  %43 = shl i64 %22, 2
  %44 = tail call ptr @resize_memory(ptr noundef %42, i64 noundef %43)
  %45 = icmp eq ptr %44, null
  br i1 %45, label %63, label %46

46:                                               ; preds = %41
  %47 = load i64, ptr %23, align 8, !tbaa !12
  %48 = add i64 %47, %26
  store i64 %48, ptr %23, align 8, !tbaa !12
  store ptr %44, ptr %17, align 8, !tbaa !14
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %50 = load ptr, ptr %49, align 8, !tbaa !15
  %51 = icmp eq ptr %50, null
  %52 = icmp ult i64 %43, 4194304
  %53 = or i1 %52, %51
  br i1 %53, label %63, label %54

54:                                               ; preds = %46
  %55 = ptrtoint ptr %44 to i64
  %56 = and i64 %55, -4096
  %57 = add i64 %43, 4095
  %58 = add i64 %57, %55
  %59 = and i64 %58, -4096
  %60 = inttoptr i64 %56 to ptr
  %61 = sub i64 %59, %56
  %62 = tail call i32 %50(ptr noundef %60, i64 noundef %61, i32 noundef 14)
  br label %63

63:                                               ; preds = %54, %46, %41, %40, %37, %32, %31
  %64 = phi i64 [ %7, %31 ], [ %7, %32 ], [ %22, %37 ], [ %7, %40 ], [ %7, %41 ], [ %22, %46 ], [ %22, %54 ]
  %65 = phi i1 [ true, %31 ], [ true, %32 ], [ false, %37 ], [ true, %40 ], [ true, %41 ], [ false, %46 ], [ false, %54 ]
  br i1 %65, label %200, label %108

66:                                               ; preds = %9
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %68 = load i64, ptr @WORDS, align 8, !tbaa !11
  %69 = shl i64 %68, 3
  %70 = lshr i64 %7, 2
  %71 = add i64 %70, %7
  %72 = load i64, ptr @ROOM, align 8, !tbaa !11
  %73 = add i64 %71, %72
  %74 = tail call i64 @llvm.umax.i64(i64 %73, i64 %5)
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %76 = load i64, ptr %75, align 8, !tbaa !12
  %77 = sub i64 %74, %7
  %78 = mul i64 %77, %69
  %79 = add i64 %78, %76
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %81 = load i64, ptr %80, align 8, !tbaa !13
  %82 = icmp ugt i64 %79, %81
  br i1 %82, label %105, label %83

83:                                               ; preds = %66
  %84 = load ptr, ptr %67, align 8, !tbaa !14
  %85 = mul i64 %74, %69
  %86 = tail call ptr @resize_memory(ptr noundef %84, i64 noundef %85)
  %87 = icmp eq ptr %86, null
  br i1 %87, label %105, label %88

88:                                               ; preds = %83
  %89 = load i64, ptr %75, align 8, !tbaa !12
  %90 = add i64 %89, %78
  store i64 %90, ptr %75, align 8, !tbaa !12
  store ptr %86, ptr %67, align 8, !tbaa !14
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %92 = load ptr, ptr %91, align 8, !tbaa !15
  %93 = icmp eq ptr %92, null
  %94 = icmp ult i64 %85, 4194304
  %95 = or i1 %94, %93
  br i1 %95, label %105, label %96

96:                                               ; preds = %88
  %97 = ptrtoint ptr %86 to i64
  %98 = and i64 %97, -4096
  %99 = add i64 %85, 4095
  %100 = add i64 %99, %97
  %101 = and i64 %100, -4096
  %102 = inttoptr i64 %98 to ptr
  %103 = sub i64 %101, %98
  %104 = tail call i32 %92(ptr noundef %102, i64 noundef %103, i32 noundef 14)
  br label %105

105:                                              ; preds = %96, %88, %83, %66
  %106 = phi i64 [ %7, %66 ], [ %7, %83 ], [ %74, %88 ], [ %74, %96 ]
  %107 = phi i1 [ true, %66 ], [ true, %83 ], [ false, %88 ], [ false, %96 ]
  br i1 %107, label %200, label %108

108:                                              ; preds = %105, %63
  %109 = phi i64 [ %106, %105 ], [ %64, %63 ]
  %110 = load i64, ptr %6, align 8, !tbaa !29
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %112 = load i64, ptr %111, align 8, !tbaa !23
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %153, label %114

114:                                              ; preds = %108
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %116 = icmp ult i64 %110, %109
  br i1 %116, label %117, label %153

117:                                              ; preds = %114
  %118 = lshr i64 %110, 2
  %119 = add i64 %118, %110
  %120 = load i64, ptr @ROOM, align 8, !tbaa !11
  %121 = add i64 %119, %120
  %122 = tail call i64 @llvm.umax.i64(i64 %121, i64 %109)
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %124 = load i64, ptr %123, align 8, !tbaa !12
  %125 = sub i64 %122, %110
  %126 = shl i64 %125, 2
  %127 = add i64 %126, %124
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %129 = load i64, ptr %128, align 8, !tbaa !13
  %130 = icmp ugt i64 %127, %129
  br i1 %130, label %200, label %131

131:                                              ; preds = %117
  %132 = load ptr, ptr %115, align 8, !tbaa !14
  %133 = shl i64 %122, 2
  %134 = tail call ptr @resize_memory(ptr noundef %132, i64 noundef %133)
  %135 = icmp eq ptr %134, null
  br i1 %135, label %200, label %136

136:                                              ; preds = %131
  %137 = load i64, ptr %123, align 8, !tbaa !12
  %138 = add i64 %137, %126
  store i64 %138, ptr %123, align 8, !tbaa !12
  store ptr %134, ptr %115, align 8, !tbaa !14
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %140 = load ptr, ptr %139, align 8, !tbaa !15
  %141 = icmp eq ptr %140, null
  %142 = icmp ult i64 %133, 4194304
  %143 = or i1 %142, %141
  br i1 %143, label %153, label %144

144:                                              ; preds = %136
  %145 = ptrtoint ptr %134 to i64
  %146 = and i64 %145, -4096
  %147 = add i64 %133, 4095
  %148 = add i64 %147, %145
  %149 = and i64 %148, -4096
  %150 = inttoptr i64 %146 to ptr
  %151 = sub i64 %149, %146
  %152 = tail call i32 %140(ptr noundef %150, i64 noundef %151, i32 noundef 14)
  br label %153

153:                                              ; preds = %144, %136, %114, %108
  store i64 %109, ptr %6, align 8, !tbaa !29
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %156 = load i64, ptr @MARKED, align 8, !tbaa !11
  %157 = udiv i64 %109, %156
  %158 = add i64 %157, 1
  %159 = load i64, ptr %155, align 8, !tbaa !11
  %160 = icmp ult i64 %159, %158
  br i1 %160, label %161, label %200

161:                                              ; preds = %153
  %162 = lshr i64 %159, 2
  %163 = add i64 %162, %159
  %164 = load i64, ptr @ROOM, align 8, !tbaa !11
  %165 = add i64 %163, %164
  %166 = tail call i64 @llvm.umax.i64(i64 %165, i64 %158)
  %167 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %168 = load i64, ptr %167, align 8, !tbaa !12
  %169 = sub i64 %166, %159
  %170 = shl i64 %169, 2
  %171 = add i64 %170, %168
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %173 = load i64, ptr %172, align 8, !tbaa !13
  %174 = icmp ugt i64 %171, %173
  br i1 %174, label %200, label %175

175:                                              ; preds = %161
  %176 = load ptr, ptr %154, align 8, !tbaa !14
  %177 = shl i64 %166, 2
  %178 = tail call ptr @resize_memory(ptr noundef %176, i64 noundef %177)
  %179 = icmp eq ptr %178, null
  br i1 %179, label %200, label %180

180:                                              ; preds = %175
  %181 = load i64, ptr %155, align 8, !tbaa !11
  %182 = sub i64 %166, %181
  %183 = shl i64 %182, 2
  %184 = load i64, ptr %167, align 8, !tbaa !12
  %185 = add i64 %183, %184
  store i64 %185, ptr %167, align 8, !tbaa !12
  store ptr %178, ptr %154, align 8, !tbaa !14
  store i64 %166, ptr %155, align 8, !tbaa !11
  %186 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %187 = load ptr, ptr %186, align 8, !tbaa !15
  %188 = icmp eq ptr %187, null
  %189 = icmp ult i64 %177, 4194304
  %190 = or i1 %189, %188
  br i1 %190, label %200, label %191

191:                                              ; preds = %180
  %192 = ptrtoint ptr %178 to i64
  %193 = and i64 %192, -4096
  %194 = add i64 %177, 4095
  %195 = add i64 %194, %192
  %196 = and i64 %195, -4096
  %197 = inttoptr i64 %193 to ptr
  %198 = sub i64 %196, %193
  %199 = tail call i32 %187(ptr noundef %197, i64 noundef %198, i32 noundef 14)
  br label %200

200:                                              ; preds = %191, %180, %175, %161, %153, %131, %117, %105, %63, %2
  %201 = phi i32 [ 1, %2 ], [ 0, %63 ], [ 0, %105 ], [ 0, %117 ], [ 0, %131 ], [ 1, %153 ], [ 0, %161 ], [ 0, %175 ], [ 1, %180 ], [ 1, %191 ]
  ret i32 %201
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29, i64 %5
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %5, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !31
  %12 = mul i64 %11, 7
  %13 = icmp ult i64 %9, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %141, label %17

17:                                               ; preds = %14, %3
  %18 = lshr i64 %2, 32
  %19 = load i64, ptr %10, align 8, !tbaa !31
  %20 = mul i64 %19, %18
  %21 = lshr i64 %20, 32
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %26 = load i64, ptr @WORDS, align 8
  %27 = icmp eq i64 %26, 0
  %28 = load i64, ptr @SPARE, align 8
  br label %29

29:                                               ; preds = %96, %17
  %30 = phi i64 [ %21, %17 ], [ %97, %96 ]
  %31 = phi i64 [ undef, %17 ], [ %99, %96 ]
  %32 = load ptr, ptr %6, align 8, !tbaa !33
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
  %45 = load i64, ptr %23, align 8, !tbaa !30
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %44
  %48 = load ptr, ptr %25, align 8, !tbaa !34
  %49 = mul i64 %26, %41
  %50 = getelementptr inbounds i64, ptr %48, i64 %49
  br label %57

51:                                               ; preds = %44
  %52 = load ptr, ptr %24, align 8, !tbaa !35
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
  br i1 %66, label %73, label %67, !llvm.loop !36

67:                                               ; preds = %63
  %68 = getelementptr inbounds i64, ptr %1, i64 %65
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = getelementptr inbounds i64, ptr %58, i64 %65
  %71 = load i64, ptr %70, align 8, !tbaa !11
  %72 = icmp eq i64 %69, %71
  br i1 %72, label %63, label %73, !llvm.loop !36

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
  %85 = load i64, ptr %10, align 8, !tbaa !31
  %86 = add i64 %85, -2
  %87 = add i64 %86, %28
  %88 = icmp eq i64 %30, %87
  br i1 %88, label %89, label %96

89:                                               ; preds = %82
  %90 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %89
  %93 = load i64, ptr %10, align 8, !tbaa !31
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
  ], !llvm.loop !37

100:                                              ; preds = %96
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %102 = load i64, ptr %101, align 8, !tbaa !30
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %113, label %104

104:                                              ; preds = %100
  %105 = load i64, ptr %1, align 8, !tbaa !11
  %106 = trunc i64 %105 to i32
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %108 = load ptr, ptr %107, align 8, !tbaa !35
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %110 = load i64, ptr %109, align 8, !tbaa !28
  %111 = add i64 %110, 1
  store i64 %111, ptr %109, align 8, !tbaa !28
  %112 = getelementptr inbounds i32, ptr %108, i64 %110
  store i32 %106, ptr %112, align 4, !tbaa !21
  br label %130

113:                                              ; preds = %100
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %115 = load ptr, ptr %114, align 8, !tbaa !34
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %117 = load i64, ptr %116, align 8, !tbaa !28
  %118 = add i64 %117, 1
  store i64 %118, ptr %116, align 8, !tbaa !28
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
  br i1 %129, label %130, label %123, !llvm.loop !38

130:                                              ; preds = %123, %104, %113
  %131 = and i64 %2, -4294967296
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %133 = load i64, ptr %132, align 8, !tbaa !28
  %134 = or i64 %133, %131
  %135 = load ptr, ptr %6, align 8, !tbaa !33
  %136 = getelementptr inbounds i64, ptr %135, i64 %97
  store i64 %134, ptr %136, align 8, !tbaa !11
  %137 = load i64, ptr %7, align 8, !tbaa !11
  %138 = add i64 %137, 1
  store i64 %138, ptr %7, align 8, !tbaa !11
  %139 = load i64, ptr %132, align 8, !tbaa !28
  %140 = add nsw i64 %139, -1
  br label %141

141:                                              ; preds = %96, %130, %14
  %142 = phi i64 [ -1, %14 ], [ %140, %130 ], [ %99, %96 ]
  ret i64 %142
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_starts(ptr nocapture noundef %0) {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %4 = load i64, ptr %3, align 8, !tbaa !27
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %42, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %17

13:                                               ; preds = %40
  %14 = add nuw i64 %19, 1
  %15 = load i64, ptr %3, align 8, !tbaa !27
  %16 = icmp ult i64 %14, %15
  br i1 %16, label %17, label %42, !llvm.loop !39

17:                                               ; preds = %6, %13
  %18 = phi i32 [ undef, %6 ], [ %41, %13 ]
  %19 = phi i64 [ 0, %6 ], [ %14, %13 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %20 = load ptr, ptr %7, align 8, !tbaa !40
  %21 = load i64, ptr %8, align 8, !tbaa !30
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  %24 = load ptr, ptr %10, align 8, !tbaa !34
  %25 = mul i64 %11, %19
  %26 = getelementptr inbounds i64, ptr %24, i64 %25
  br label %33

27:                                               ; preds = %17
  %28 = load ptr, ptr %9, align 8, !tbaa !35
  %29 = getelementptr inbounds i32, ptr %28, i64 %19
  %30 = load i32, ptr %29, align 4, !tbaa !21
  %31 = zext i32 %30 to i64
  %32 = or i64 %31, -9223372036854775808
  store i64 %32, ptr %2, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %23, %27
  %34 = phi ptr [ %2, %27 ], [ %26, %23 ]
  %35 = call i32 %20(ptr noundef %34)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %33
  store i64 %19, ptr %12, align 8, !tbaa !41
  %38 = icmp slt i32 %35, 1
  %39 = select i1 %38, i32 3, i32 1
  br label %40

40:                                               ; preds = %33, %37
  %41 = phi i32 [ %39, %37 ], [ %18, %33 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br i1 %36, label %13, label %42

42:                                               ; preds = %40, %13, %1
  %43 = phi i32 [ 0, %1 ], [ %41, %40 ], [ 0, %13 ]
  ret i32 %43
}

define i32 @search_breadth_first(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 0)
  ret i32 %3
}

define internal fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.Block, align 8
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %9 = load i64, ptr %8, align 8, !tbaa !42
  %10 = add i64 %9, %1
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %23, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %14 = load i64, ptr %13, align 8, !tbaa !43
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %16, label %23

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = tail call fastcc i32 @begin_ways(ptr noundef %0)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %553, label %23

23:                                               ; preds = %20, %16, %12, %3
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 128
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 132
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 131
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 127
  %43 = icmp eq i64 %41, 0
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 131
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 132
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %50 = load i64, ptr @WORDS, align 8
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 127
  %52 = icmp eq i64 %50, 0
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 131
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 132
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 129
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %57 = load i64, ptr @SPARE, align 8
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %59 = load i64, ptr @WORDS, align 8
  %60 = shl i64 %59, 3
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 130
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 130
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %69 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 2
  %70 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 1
  %71 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 4
  %72 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 3
  %73 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 5
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %79 = load i64, ptr @WORDS, align 8
  %80 = icmp eq i64 %79, 0
  %81 = load i64, ptr @MARKED, align 8
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %83 = icmp ne i32 %2, 0
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  br label %92

92:                                               ; preds = %549, %23
  %93 = phi i32 [ undef, %23 ], [ %552, %549 ]
  %94 = load i64, ptr %8, align 8, !tbaa !42
  %95 = icmp ult i64 %94, %10
  br i1 %95, label %96, label %553

96:                                               ; preds = %92
  %97 = load i64, ptr %24, align 8, !tbaa !26
  %98 = icmp eq i64 %94, %97
  br i1 %98, label %99, label %349

99:                                               ; preds = %96
  %100 = call fastcc i32 @level_ended(ptr noundef %0)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %553, label %102

102:                                              ; preds = %99
  br i1 %11, label %345, label %103

103:                                              ; preds = %102
  %104 = load i64, ptr %25, align 8, !tbaa !43
  %105 = icmp eq i64 %104, 1
  br i1 %105, label %106, label %129

106:                                              ; preds = %103
  %107 = load ptr, ptr %26, align 8, !tbaa !45
  %108 = load i64, ptr %27, align 8, !tbaa !46
  %109 = load ptr, ptr %28, align 8, !tbaa !47
  store ptr %109, ptr %26, align 8, !tbaa !45
  %110 = load i64, ptr %29, align 8, !tbaa !48
  store i64 %110, ptr %27, align 8, !tbaa !46
  store ptr %107, ptr %28, align 8, !tbaa !47
  store i64 %108, ptr %29, align 8, !tbaa !48
  %111 = load i64, ptr %30, align 8, !tbaa !49
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %129, label %113

113:                                              ; preds = %106
  %114 = load i64, ptr %31, align 8, !tbaa !50
  %115 = add i64 %114, -1
  store i64 %115, ptr %32, align 8, !tbaa !51
  %116 = icmp eq ptr %109, null
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  call void @give_back(ptr noundef nonnull %109)
  br label %118

118:                                              ; preds = %117, %113
  %119 = load ptr, ptr %28, align 8, !tbaa !47
  %120 = icmp eq ptr %119, null
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  call void @give_back(ptr noundef nonnull %119)
  br label %122

122:                                              ; preds = %121, %118
  %123 = load i64, ptr %27, align 8, !tbaa !46
  %124 = load i64, ptr %29, align 8, !tbaa !48
  %125 = add i64 %124, %123
  %126 = shl i64 %125, 3
  %127 = load i64, ptr %33, align 8, !tbaa !12
  %128 = sub i64 %127, %126
  store i64 %128, ptr %33, align 8, !tbaa !12
  store ptr null, ptr %28, align 8, !tbaa !47
  store ptr null, ptr %26, align 8, !tbaa !45
  store i64 0, ptr %29, align 8, !tbaa !48
  store i64 0, ptr %27, align 8, !tbaa !46
  store i64 2, ptr %25, align 8, !tbaa !43
  br label %129

129:                                              ; preds = %103, %106, %122
  %130 = load i64, ptr %34, align 8, !tbaa !52
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %345, label %132

132:                                              ; preds = %129
  %133 = load i64, ptr %8, align 8, !tbaa !42
  %134 = load i64, ptr %35, align 8, !tbaa !50
  %135 = icmp eq i64 %134, 1
  br i1 %135, label %136, label %198

136:                                              ; preds = %132
  %137 = shl nsw i64 -1, %130
  %138 = xor i64 %137, -1
  store i64 %138, ptr %36, align 8, !tbaa !53
  store i64 %138, ptr %37, align 8, !tbaa !54
  %139 = icmp eq i64 %133, 0
  br label %140

140:                                              ; preds = %194, %136
  %141 = phi i64 [ 0, %136 ], [ %195, %194 ]
  %142 = shl nuw i64 1, %141
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %143 = load i64, ptr %37, align 8, !tbaa !54
  %144 = load i64, ptr %36, align 8, !tbaa !53
  %145 = or i64 %144, %143
  %146 = and i64 %145, %142
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %194, label %148

148:                                              ; preds = %140
  br i1 %139, label %155, label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %38, align 8, !tbaa !30
  %151 = icmp eq i64 %150, 0
  %152 = load ptr, ptr %42, align 8, !tbaa !55
  %153 = mul i64 %141, %41
  %154 = getelementptr inbounds i64, ptr %152, i64 %153
  br label %160

155:                                              ; preds = %176, %148
  %156 = phi i64 [ -1, %148 ], [ %178, %176 ]
  %157 = phi i64 [ 0, %148 ], [ %179, %176 ]
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 133, i64 %141
  store i64 %156, ptr %158, align 8, !tbaa !11
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 134, i64 %141
  store i64 %157, ptr %159, align 8, !tbaa !11
  br label %194

160:                                              ; preds = %176, %149
  %161 = phi i64 [ 0, %149 ], [ %180, %176 ]
  %162 = phi i64 [ 0, %149 ], [ %179, %176 ]
  %163 = phi i64 [ -1, %149 ], [ %178, %176 ]
  br i1 %151, label %164, label %168

164:                                              ; preds = %160
  %165 = load ptr, ptr %40, align 8, !tbaa !34
  %166 = mul i64 %161, %41
  %167 = getelementptr inbounds i64, ptr %165, i64 %166
  br label %174

168:                                              ; preds = %160
  %169 = load ptr, ptr %39, align 8, !tbaa !35
  %170 = getelementptr inbounds i32, ptr %169, i64 %161
  %171 = load i32, ptr %170, align 4, !tbaa !21
  %172 = zext i32 %171 to i64
  %173 = or i64 %172, -9223372036854775808
  store i64 %173, ptr %6, align 8, !tbaa !11
  br label %174

174:                                              ; preds = %168, %164
  %175 = phi ptr [ %6, %168 ], [ %167, %164 ]
  br i1 %43, label %176, label %182

176:                                              ; preds = %182, %174
  %177 = phi i64 [ 0, %174 ], [ %191, %182 ]
  %178 = call i64 @llvm.umin.i64(i64 %177, i64 %163)
  %179 = call i64 @llvm.umax.i64(i64 %177, i64 %162)
  %180 = add nuw i64 %161, 1
  %181 = icmp eq i64 %180, %133
  br i1 %181, label %155, label %160, !llvm.loop !56

182:                                              ; preds = %174, %182
  %183 = phi i64 [ %192, %182 ], [ 0, %174 ]
  %184 = phi i64 [ %191, %182 ], [ 0, %174 ]
  %185 = getelementptr inbounds i64, ptr %175, i64 %183
  %186 = load i64, ptr %185, align 8, !tbaa !11
  %187 = getelementptr inbounds i64, ptr %154, i64 %183
  %188 = load i64, ptr %187, align 8, !tbaa !11
  %189 = and i64 %188, %186
  %190 = call i64 @llvm.ctpop.i64(i64 %189), !range !57
  %191 = add i64 %190, %184
  %192 = add nuw i64 %183, 1
  %193 = icmp eq i64 %192, %41
  br i1 %193, label %176, label %182, !llvm.loop !58

194:                                              ; preds = %155, %140
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  %195 = add nuw i64 %141, 1
  %196 = load i64, ptr %34, align 8, !tbaa !52
  %197 = icmp ult i64 %195, %196
  br i1 %197, label %140, label %198, !llvm.loop !59

198:                                              ; preds = %194, %132
  %199 = load i64, ptr %8, align 8, !tbaa !42
  %200 = load i64, ptr %44, align 8, !tbaa !28
  %201 = icmp eq i64 %199, %200
  br i1 %201, label %345, label %202

202:                                              ; preds = %198
  %203 = load i64, ptr %34, align 8, !tbaa !52
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %277, label %205

205:                                              ; preds = %202
  %206 = icmp ult i64 %199, %200
  br label %207

207:                                              ; preds = %273, %205
  %208 = phi i64 [ 0, %205 ], [ %274, %273 ]
  %209 = shl nuw i64 1, %208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %210 = load i64, ptr %45, align 8, !tbaa !54
  %211 = load i64, ptr %46, align 8, !tbaa !53
  %212 = or i64 %211, %210
  %213 = and i64 %212, %209
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %273, label %215

215:                                              ; preds = %207
  br i1 %206, label %216, label %222

216:                                              ; preds = %215
  %217 = load i64, ptr %47, align 8, !tbaa !30
  %218 = icmp eq i64 %217, 0
  %219 = load ptr, ptr %51, align 8, !tbaa !55
  %220 = mul i64 %208, %50
  %221 = getelementptr inbounds i64, ptr %219, i64 %220
  br label %228

222:                                              ; preds = %244, %215
  %223 = phi i64 [ -1, %215 ], [ %246, %244 ]
  %224 = phi i64 [ 0, %215 ], [ %247, %244 ]
  %225 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 133, i64 %208
  %226 = load i64, ptr %225, align 8, !tbaa !11
  %227 = icmp ult i64 %224, %226
  br i1 %227, label %265, label %262

228:                                              ; preds = %244, %216
  %229 = phi i64 [ %199, %216 ], [ %248, %244 ]
  %230 = phi i64 [ 0, %216 ], [ %247, %244 ]
  %231 = phi i64 [ -1, %216 ], [ %246, %244 ]
  br i1 %218, label %232, label %236

232:                                              ; preds = %228
  %233 = load ptr, ptr %49, align 8, !tbaa !34
  %234 = mul i64 %229, %50
  %235 = getelementptr inbounds i64, ptr %233, i64 %234
  br label %242

236:                                              ; preds = %228
  %237 = load ptr, ptr %48, align 8, !tbaa !35
  %238 = getelementptr inbounds i32, ptr %237, i64 %229
  %239 = load i32, ptr %238, align 4, !tbaa !21
  %240 = zext i32 %239 to i64
  %241 = or i64 %240, -9223372036854775808
  store i64 %241, ptr %5, align 8, !tbaa !11
  br label %242

242:                                              ; preds = %236, %232
  %243 = phi ptr [ %5, %236 ], [ %235, %232 ]
  br i1 %52, label %244, label %250

244:                                              ; preds = %250, %242
  %245 = phi i64 [ 0, %242 ], [ %259, %250 ]
  %246 = call i64 @llvm.umin.i64(i64 %245, i64 %231)
  %247 = call i64 @llvm.umax.i64(i64 %245, i64 %230)
  %248 = add nuw i64 %229, 1
  %249 = icmp eq i64 %248, %200
  br i1 %249, label %222, label %228, !llvm.loop !56

250:                                              ; preds = %242, %250
  %251 = phi i64 [ %260, %250 ], [ 0, %242 ]
  %252 = phi i64 [ %259, %250 ], [ 0, %242 ]
  %253 = getelementptr inbounds i64, ptr %243, i64 %251
  %254 = load i64, ptr %253, align 8, !tbaa !11
  %255 = getelementptr inbounds i64, ptr %221, i64 %251
  %256 = load i64, ptr %255, align 8, !tbaa !11
  %257 = and i64 %256, %254
  %258 = call i64 @llvm.ctpop.i64(i64 %257), !range !57
  %259 = add i64 %258, %252
  %260 = add nuw i64 %251, 1
  %261 = icmp eq i64 %260, %50
  br i1 %261, label %244, label %250, !llvm.loop !58

262:                                              ; preds = %222
  %263 = xor i64 %209, -1
  %264 = and i64 %210, %263
  store i64 %264, ptr %45, align 8, !tbaa !54
  br label %265

265:                                              ; preds = %262, %222
  %266 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 134, i64 %208
  %267 = load i64, ptr %266, align 8, !tbaa !11
  %268 = icmp ugt i64 %223, %267
  br i1 %268, label %272, label %269

269:                                              ; preds = %265
  %270 = xor i64 %209, -1
  %271 = and i64 %211, %270
  store i64 %271, ptr %46, align 8, !tbaa !53
  br label %272

272:                                              ; preds = %269, %265
  store i64 %223, ptr %225, align 8, !tbaa !11
  store i64 %224, ptr %266, align 8, !tbaa !11
  br label %273

273:                                              ; preds = %272, %207
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  %274 = add nuw i64 %208, 1
  %275 = load i64, ptr %34, align 8, !tbaa !52
  %276 = icmp ult i64 %274, %275
  br i1 %276, label %207, label %277, !llvm.loop !59

277:                                              ; preds = %273, %202
  %278 = load i64, ptr %53, align 8, !tbaa !54
  %279 = load i64, ptr %54, align 8, !tbaa !53
  %280 = or i64 %279, %278
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %282, label %286

282:                                              ; preds = %277
  store i64 0, ptr %34, align 8, !tbaa !52
  %283 = load i64, ptr %66, align 8, !tbaa !60
  %284 = icmp eq i64 %283, 0
  %285 = select i1 %284, i32 0, i32 8
  br label %345

286:                                              ; preds = %277
  %287 = load i64, ptr %44, align 8, !tbaa !28
  %288 = load i64, ptr %55, align 8, !tbaa !61
  %289 = icmp ult i64 %287, %288
  br i1 %289, label %345, label %290

290:                                              ; preds = %286
  %291 = load ptr, ptr %56, align 8, !tbaa !62
  %292 = icmp eq ptr %291, null
  br i1 %292, label %312, label %345

293:                                              ; preds = %333
  %294 = load i64, ptr %58, align 8, !tbaa !30
  %295 = icmp eq i64 %294, 0
  %296 = select i1 %295, i64 %60, i64 4
  %297 = select i1 %295, ptr %62, ptr %61
  %298 = load ptr, ptr %297, align 8, !tbaa !14
  %299 = ptrtoint ptr %298 to i64
  %300 = load i64, ptr %63, align 8, !tbaa !60
  %301 = mul i64 %300, %296
  %302 = add i64 %299, 4095
  %303 = add i64 %302, %301
  %304 = and i64 %303, -4096
  %305 = mul i64 %296, %133
  %306 = add i64 %305, %299
  %307 = and i64 %306, -4096
  %308 = load ptr, ptr %64, align 8, !tbaa !15
  %309 = icmp ne ptr %308, null
  %310 = icmp ugt i64 %307, %304
  %311 = select i1 %309, i1 %310, i1 false
  br i1 %311, label %336, label %344

312:                                              ; preds = %290, %333
  %313 = phi i64 [ %334, %333 ], [ 0, %290 ]
  %314 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %313
  %315 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29, i64 %313
  %316 = load i64, ptr %315, align 8, !tbaa !11
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %333, label %318

318:                                              ; preds = %312
  %319 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %313, i32 1
  %320 = load i64, ptr %319, align 8, !tbaa !31
  %321 = sub i64 0, %320
  %322 = icmp eq i64 %57, %321
  br i1 %322, label %325, label %323

323:                                              ; preds = %318
  %324 = load ptr, ptr %314, align 8, !tbaa !33
  br label %326

325:                                              ; preds = %326, %318
  store i64 0, ptr %315, align 8, !tbaa !11
  br label %333

326:                                              ; preds = %326, %323
  %327 = phi i64 [ 0, %323 ], [ %329, %326 ]
  %328 = getelementptr inbounds i64, ptr %324, i64 %327
  store i64 0, ptr %328, align 8, !tbaa !11
  %329 = add nuw i64 %327, 1
  %330 = load i64, ptr %319, align 8, !tbaa !31
  %331 = add i64 %330, %57
  %332 = icmp ult i64 %329, %331
  br i1 %332, label %326, label %325, !llvm.loop !63

333:                                              ; preds = %325, %312
  %334 = add nuw nsw i64 %313, 1
  %335 = icmp eq i64 %334, 64
  br i1 %335, label %293, label %312, !llvm.loop !64

336:                                              ; preds = %293
  %337 = inttoptr i64 %304 to ptr
  %338 = sub i64 %307, %304
  %339 = call i32 %308(ptr noundef %337, i64 noundef %338, i32 noundef 4)
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %344

341:                                              ; preds = %336
  %342 = load i64, ptr %65, align 8, !tbaa !12
  %343 = sub i64 %342, %338
  store i64 %343, ptr %65, align 8, !tbaa !12
  br label %344

344:                                              ; preds = %341, %336, %293
  store i64 %133, ptr %63, align 8, !tbaa !60
  br label %345

345:                                              ; preds = %344, %290, %286, %282, %198, %102, %129
  %346 = phi i32 [ 0, %129 ], [ 0, %102 ], [ 0, %344 ], [ %285, %282 ], [ 0, %198 ], [ 0, %290 ], [ 0, %286 ]
  %347 = icmp eq i32 %346, 0
  %348 = select i1 %347, i32 %93, i32 %346
  br i1 %347, label %349, label %553

349:                                              ; preds = %345, %96
  %350 = phi i32 [ %348, %345 ], [ %93, %96 ]
  %351 = load i64, ptr %8, align 8, !tbaa !42
  %352 = load i64, ptr %67, align 8, !tbaa !28
  %353 = icmp eq i64 %351, %352
  br i1 %353, label %553, label %354

354:                                              ; preds = %349
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  %355 = load i64, ptr %24, align 8, !tbaa !26
  call fastcc void @own_block(ptr nonnull sret(%struct.Block) align 8 %7, ptr noundef %0, i64 noundef %351, i64 noundef %355)
  br i1 %11, label %361, label %356

356:                                              ; preds = %354
  %357 = load i64, ptr %68, align 8, !tbaa !43
  %358 = icmp eq i64 %357, 1
  br i1 %358, label %359, label %361

359:                                              ; preds = %356
  %360 = call fastcc i32 @enter_ways(ptr noundef %0, ptr noundef nonnull %7, i32 noundef 1)
  br label %549

361:                                              ; preds = %356, %354
  %362 = load i64, ptr %69, align 8, !tbaa !65
  %363 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %362)
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %549, label %365

365:                                              ; preds = %361
  %366 = load i64, ptr %70, align 8, !tbaa !67
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %549, label %368

368:                                              ; preds = %365
  %369 = load ptr, ptr %71, align 8, !tbaa !68
  %370 = load ptr, ptr %72, align 8, !tbaa !69
  %371 = load i64, ptr %7, align 8, !tbaa !70
  %372 = load ptr, ptr %73, align 8
  br label %376

373:                                              ; preds = %543
  %374 = add nuw i64 %380, 1
  %375 = icmp eq i64 %374, %366
  br i1 %375, label %549, label %376, !llvm.loop !71

376:                                              ; preds = %373, %368
  %377 = phi i32 [ undef, %368 ], [ %547, %373 ]
  %378 = phi ptr [ %370, %368 ], [ %546, %373 ]
  %379 = phi ptr [ %369, %368 ], [ %545, %373 ]
  %380 = phi i64 [ 0, %368 ], [ %374, %373 ]
  %381 = add i64 %371, %380
  %382 = load i64, ptr %24, align 8, !tbaa !26
  %383 = icmp eq i64 %381, %382
  br i1 %383, label %384, label %387

384:                                              ; preds = %376
  %385 = call fastcc i32 @level_ended(ptr noundef %0)
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %543, label %387

387:                                              ; preds = %384, %376
  %388 = getelementptr inbounds i32, ptr %372, i64 %380
  %389 = load i32, ptr %388, align 4, !tbaa !21
  %390 = icmp slt i32 %389, 0
  br i1 %390, label %391, label %392

391:                                              ; preds = %387
  store i64 %381, ptr %85, align 8, !tbaa !41
  br label %543

392:                                              ; preds = %387
  %393 = zext i32 %389 to i64
  %394 = load i64, ptr %74, align 8, !tbaa !72
  %395 = add i64 %394, %393
  store i64 %395, ptr %74, align 8, !tbaa !72
  %396 = load i64, ptr %8, align 8, !tbaa !42
  %397 = add i64 %396, 1
  store i64 %397, ptr %8, align 8, !tbaa !42
  %398 = icmp eq i32 %389, 0
  br i1 %398, label %478, label %399

399:                                              ; preds = %392
  %400 = trunc i64 %381 to i32
  br label %401

401:                                              ; preds = %473, %399
  %402 = phi i32 [ %377, %399 ], [ %472, %473 ]
  %403 = phi ptr [ %378, %399 ], [ %475, %473 ]
  %404 = phi i32 [ %389, %399 ], [ %474, %473 ]
  %405 = phi ptr [ %379, %399 ], [ %476, %473 ]
  %406 = load i64, ptr %405, align 8, !tbaa !11
  %407 = load i64, ptr %67, align 8, !tbaa !28
  %408 = load ptr, ptr %75, align 8, !tbaa !62
  %409 = icmp eq ptr %408, null
  br i1 %409, label %442, label %410

410:                                              ; preds = %401
  %411 = lshr i64 %406, 6
  %412 = getelementptr inbounds i64, ptr %408, i64 %411
  %413 = and i64 %406, 63
  %414 = shl nuw i64 1, %413
  %415 = load i64, ptr %412, align 8, !tbaa !11
  %416 = and i64 %415, %414
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %418, label %455

418:                                              ; preds = %410
  %419 = or i64 %415, %414
  store i64 %419, ptr %412, align 8, !tbaa !11
  %420 = load i64, ptr %76, align 8, !tbaa !30
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %429, label %422

422:                                              ; preds = %418
  %423 = load i64, ptr %403, align 8, !tbaa !11
  %424 = trunc i64 %423 to i32
  %425 = load ptr, ptr %77, align 8, !tbaa !35
  %426 = load i64, ptr %67, align 8, !tbaa !28
  %427 = add i64 %426, 1
  store i64 %427, ptr %67, align 8, !tbaa !28
  %428 = getelementptr inbounds i32, ptr %425, i64 %426
  store i32 %424, ptr %428, align 4, !tbaa !21
  br label %448

429:                                              ; preds = %418
  %430 = load ptr, ptr %78, align 8, !tbaa !34
  %431 = load i64, ptr %67, align 8, !tbaa !28
  %432 = add i64 %431, 1
  store i64 %432, ptr %67, align 8, !tbaa !28
  %433 = mul i64 %431, %79
  %434 = getelementptr inbounds i64, ptr %430, i64 %433
  br i1 %80, label %448, label %435

435:                                              ; preds = %429, %435
  %436 = phi i64 [ %440, %435 ], [ 0, %429 ]
  %437 = getelementptr inbounds i64, ptr %403, i64 %436
  %438 = load i64, ptr %437, align 8, !tbaa !11
  %439 = getelementptr inbounds i64, ptr %434, i64 %436
  store i64 %438, ptr %439, align 8, !tbaa !11
  %440 = add nuw i64 %436, 1
  %441 = icmp eq i64 %440, %79
  br i1 %441, label %448, label %435, !llvm.loop !38

442:                                              ; preds = %401
  %443 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %403, i64 noundef %406)
  %444 = icmp uge i64 %443, %407
  %445 = icmp sgt i64 %443, -1
  %446 = and i1 %444, %445
  %447 = sext i1 %444 to i32
  br i1 %446, label %448, label %455

448:                                              ; preds = %435, %442, %429, %422
  %449 = urem i64 %407, %81
  %450 = udiv i64 %407, %81
  %451 = icmp eq i64 %449, 0
  br i1 %451, label %452, label %455

452:                                              ; preds = %448
  %453 = load ptr, ptr %82, align 8, !tbaa !20
  %454 = getelementptr inbounds i32, ptr %453, i64 %450
  store i32 %400, ptr %454, align 4, !tbaa !21
  br label %455

455:                                              ; preds = %452, %448, %442, %410
  %456 = phi i32 [ %447, %442 ], [ 1, %452 ], [ 1, %448 ], [ 0, %410 ]
  %457 = icmp slt i32 %456, 0
  br i1 %457, label %470, label %458

458:                                              ; preds = %455
  %459 = icmp eq i32 %456, 0
  %460 = or i1 %83, %459
  br i1 %460, label %470, label %461

461:                                              ; preds = %458
  %462 = load ptr, ptr %84, align 8, !tbaa !40
  %463 = call i32 %462(ptr noundef %403)
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %470, label %465

465:                                              ; preds = %461
  %466 = load i64, ptr %67, align 8, !tbaa !28
  %467 = add i64 %466, -1
  store i64 %467, ptr %85, align 8, !tbaa !41
  %468 = icmp slt i32 %463, 1
  %469 = select i1 %468, i32 3, i32 1
  br label %470

470:                                              ; preds = %465, %461, %458, %455
  %471 = phi i32 [ 1, %455 ], [ 7, %458 ], [ 1, %465 ], [ 0, %461 ]
  %472 = phi i32 [ 4, %455 ], [ %402, %458 ], [ %469, %465 ], [ %402, %461 ]
  switch i32 %471, label %478 [
    i32 0, label %473
    i32 7, label %473
  ]

473:                                              ; preds = %470, %470
  %474 = add i32 %404, -1
  %475 = getelementptr inbounds i64, ptr %403, i64 %79
  %476 = getelementptr inbounds i64, ptr %405, i64 1
  %477 = icmp eq i32 %474, 0
  br i1 %477, label %478, label %401, !llvm.loop !73

478:                                              ; preds = %473, %470, %392
  %479 = phi ptr [ %379, %392 ], [ %405, %470 ], [ %476, %473 ]
  %480 = phi ptr [ %378, %392 ], [ %403, %470 ], [ %475, %473 ]
  %481 = phi i32 [ 5, %392 ], [ %471, %470 ], [ 5, %473 ]
  %482 = phi i32 [ %377, %392 ], [ %472, %470 ], [ %472, %473 ]
  %483 = icmp eq i32 %481, 5
  br i1 %483, label %484, label %543

484:                                              ; preds = %478
  br i1 %11, label %537, label %485

485:                                              ; preds = %484
  %486 = load i32, ptr %388, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %487 = load i64, ptr %76, align 8, !tbaa !30
  %488 = icmp eq i64 %487, 0
  br i1 %488, label %489, label %493

489:                                              ; preds = %485
  %490 = load ptr, ptr %78, align 8, !tbaa !34
  %491 = mul i64 %381, %79
  %492 = getelementptr inbounds i64, ptr %490, i64 %491
  br label %499

493:                                              ; preds = %485
  %494 = load ptr, ptr %77, align 8, !tbaa !35
  %495 = getelementptr inbounds i32, ptr %494, i64 %381
  %496 = load i32, ptr %495, align 4, !tbaa !21
  %497 = zext i32 %496 to i64
  %498 = or i64 %497, -9223372036854775808
  store i64 %498, ptr %4, align 8, !tbaa !11
  br label %499

499:                                              ; preds = %493, %489
  %500 = phi ptr [ %4, %493 ], [ %492, %489 ]
  %501 = load ptr, ptr %84, align 8, !tbaa !40
  %502 = call i32 %501(ptr noundef %500)
  %503 = or i32 %502, %486
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %523

505:                                              ; preds = %499
  %506 = load ptr, ptr %86, align 8, !tbaa !74
  %507 = call i32 %506(ptr noundef %500)
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %523

509:                                              ; preds = %505
  %510 = load i64, ptr %87, align 8, !tbaa !75
  %511 = add i64 %510, 1
  store i64 %511, ptr %87, align 8, !tbaa !75
  %512 = icmp ne i64 %510, 0
  %513 = select i1 %512, i1 true, i1 %80
  br i1 %513, label %523, label %514

514:                                              ; preds = %509
  %515 = load ptr, ptr %88, align 8, !tbaa !76
  br label %516

516:                                              ; preds = %516, %514
  %517 = phi i64 [ 0, %514 ], [ %521, %516 ]
  %518 = getelementptr inbounds i64, ptr %500, i64 %517
  %519 = load i64, ptr %518, align 8, !tbaa !11
  %520 = getelementptr inbounds i64, ptr %515, i64 %517
  store i64 %519, ptr %520, align 8, !tbaa !11
  %521 = add nuw i64 %517, 1
  %522 = icmp eq i64 %521, %79
  br i1 %522, label %523, label %516, !llvm.loop !77

523:                                              ; preds = %516, %509, %505, %499
  %524 = phi i32 [ 0, %499 ], [ %507, %505 ], [ 0, %509 ], [ 0, %516 ]
  %525 = icmp sgt i32 %502, -1
  %526 = icmp sgt i32 %524, -1
  %527 = select i1 %525, i1 %526, i1 false
  br i1 %527, label %529, label %528

528:                                              ; preds = %523
  store i64 %381, ptr %85, align 8, !tbaa !41
  br label %536

529:                                              ; preds = %523
  %530 = zext i32 %502 to i64
  %531 = load i64, ptr %89, align 8, !tbaa !49
  %532 = add i64 %531, %530
  store i64 %532, ptr %89, align 8, !tbaa !49
  %533 = zext i32 %524 to i64
  %534 = load i64, ptr %90, align 8, !tbaa !78
  %535 = add i64 %534, %533
  store i64 %535, ptr %90, align 8, !tbaa !78
  br label %536

536:                                              ; preds = %529, %528
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %527, label %537, label %543

537:                                              ; preds = %536, %484
  %538 = load i64, ptr %67, align 8, !tbaa !28
  %539 = load i64, ptr %91, align 8, !tbaa !79
  %540 = icmp ugt i64 %538, %539
  %541 = zext i1 %540 to i32
  %542 = select i1 %540, i32 5, i32 %482
  br label %543

543:                                              ; preds = %537, %536, %478, %391, %384
  %544 = phi i32 [ 1, %391 ], [ %481, %478 ], [ 1, %384 ], [ 1, %536 ], [ %541, %537 ]
  %545 = phi ptr [ %379, %391 ], [ %479, %478 ], [ %379, %384 ], [ %479, %536 ], [ %479, %537 ]
  %546 = phi ptr [ %378, %391 ], [ %480, %478 ], [ %378, %384 ], [ %480, %536 ], [ %480, %537 ]
  %547 = phi i32 [ 3, %391 ], [ %482, %478 ], [ 4, %384 ], [ 3, %536 ], [ %542, %537 ]
  %548 = icmp eq i32 %544, 0
  br i1 %548, label %373, label %549

549:                                              ; preds = %543, %373, %365, %361, %359
  %550 = phi i32 [ %360, %359 ], [ 4, %361 ], [ 0, %365 ], [ %547, %543 ], [ 0, %373 ]
  %551 = icmp eq i32 %550, 0
  %552 = select i1 %551, i32 %350, i32 %550
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  br i1 %551, label %92, label %553, !llvm.loop !80

553:                                              ; preds = %92, %349, %99, %345, %549, %20
  %554 = phi i32 [ 4, %20 ], [ %552, %549 ], [ %348, %345 ], [ 4, %99 ], [ 2, %349 ], [ 0, %92 ]
  ret i32 %554
}

define i32 @search_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = load i64, ptr @MARKED, align 8, !tbaa !11
  %6 = udiv i64 %1, %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  %9 = getelementptr inbounds i32, ptr %8, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !21
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %13 = load ptr, ptr %12, align 8, !tbaa !81
  %14 = icmp eq ptr %13, null
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %17 = select i1 %14, ptr %16, ptr %15
  %18 = load i64, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
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
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %34 = load i64, ptr %33, align 8, !tbaa !30
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %38 = load ptr, ptr %37, align 8, !tbaa !34
  %39 = load i64, ptr @WORDS, align 8, !tbaa !11
  %40 = mul i64 %39, %1
  %41 = getelementptr inbounds i64, ptr %38, i64 %40
  br label %49

42:                                               ; preds = %31
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %44 = load ptr, ptr %43, align 8, !tbaa !35
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
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %55 = load i64, ptr @WORDS, align 8
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %57 = icmp eq i64 %55, 0
  br label %58

58:                                               ; preds = %52, %108
  %59 = phi i64 [ %11, %52 ], [ %109, %108 ]
  %60 = load ptr, ptr %0, align 8, !tbaa !82
  %61 = load i64, ptr %33, align 8, !tbaa !30
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %67

63:                                               ; preds = %58
  %64 = load ptr, ptr %54, align 8, !tbaa !34
  %65 = mul i64 %55, %59
  %66 = getelementptr inbounds i64, ptr %64, i64 %65
  br label %73

67:                                               ; preds = %58
  %68 = load ptr, ptr %53, align 8, !tbaa !35
  %69 = getelementptr inbounds i32, ptr %68, i64 %59
  %70 = load i32, ptr %69, align 4, !tbaa !21
  %71 = zext i32 %70 to i64
  %72 = or i64 %71, -9223372036854775808
  store i64 %72, ptr %4, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %67
  %74 = phi ptr [ %4, %67 ], [ %66, %63 ]
  %75 = load ptr, ptr %56, align 8, !tbaa !83
  %76 = call i32 %60(ptr noundef %74, ptr noundef %75)
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %108

78:                                               ; preds = %73
  %79 = load ptr, ptr %56, align 8, !tbaa !83
  %80 = zext i32 %76 to i64
  br label %84

81:                                               ; preds = %104
  %82 = add nuw nsw i64 %85, 1
  %83 = icmp eq i64 %82, %80
  br i1 %83, label %108, label %84, !llvm.loop !84

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
  br i1 %95, label %102, label %96, !llvm.loop !36

96:                                               ; preds = %92
  %97 = getelementptr inbounds i64, ptr %50, i64 %94
  %98 = load i64, ptr %97, align 8, !tbaa !11
  %99 = getelementptr inbounds i64, ptr %87, i64 %94
  %100 = load i64, ptr %99, align 8, !tbaa !11
  %101 = icmp eq i64 %98, %100
  br i1 %101, label %92, label %102, !llvm.loop !36

102:                                              ; preds = %92, %96
  %103 = icmp uge i64 %94, %55
  br label %104

104:                                              ; preds = %102, %88, %84
  %105 = phi i1 [ %57, %84 ], [ %57, %88 ], [ %103, %102 ]
  br i1 %105, label %106, label %81

106:                                              ; preds = %104
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  store i64 %59, ptr %107, align 8, !tbaa !41
  br label %111

108:                                              ; preds = %81, %73
  %109 = add nuw i64 %59, 1
  %110 = icmp eq i64 %109, %32
  br i1 %110, label %111, label %58, !llvm.loop !85

111:                                              ; preds = %108, %49, %106
  %112 = phi i32 [ 1, %106 ], [ 2, %49 ], [ 2, %108 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %112
}

define i32 @search_shortest(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %5 = load i64, ptr %4, align 8, !tbaa !50
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %9 = load ptr, ptr %8, align 8, !tbaa !86
  %10 = add i64 %5, -1
  %11 = getelementptr inbounds i64, ptr %9, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !11
  br label %13

13:                                               ; preds = %2, %7
  %14 = phi i64 [ %12, %7 ], [ 0, %2 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %16 = load ptr, ptr %15, align 8, !tbaa !87
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %65

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 99
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %21 = load i64, ptr %20, align 8, !tbaa !26
  %22 = load i64, ptr %19, align 8, !tbaa !11
  %23 = icmp ult i64 %22, %21
  br i1 %23, label %24, label %62

24:                                               ; preds = %18
  %25 = lshr i64 %22, 2
  %26 = add i64 %25, %22
  %27 = load i64, ptr @ROOM, align 8, !tbaa !11
  %28 = add i64 %26, %27
  %29 = tail call i64 @llvm.umax.i64(i64 %28, i64 %21)
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %31 = load i64, ptr %30, align 8, !tbaa !12
  %32 = sub i64 %29, %22
  %33 = shl i64 %32, 2
  %34 = add i64 %33, %31
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35, align 8, !tbaa !13
  %37 = icmp ugt i64 %34, %36
  br i1 %37, label %230, label %38

38:                                               ; preds = %24
  %39 = shl i64 %29, 2
  %40 = tail call ptr @resize_memory(ptr noundef %16, i64 noundef %39)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %230, label %42

42:                                               ; preds = %38
  %43 = load i64, ptr %19, align 8, !tbaa !11
  %44 = sub i64 %29, %43
  %45 = shl i64 %44, 2
  %46 = load i64, ptr %30, align 8, !tbaa !12
  %47 = add i64 %45, %46
  store i64 %47, ptr %30, align 8, !tbaa !12
  store ptr %40, ptr %15, align 8, !tbaa !14
  store i64 %29, ptr %19, align 8, !tbaa !11
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %49 = load ptr, ptr %48, align 8, !tbaa !15
  %50 = icmp eq ptr %49, null
  %51 = icmp ult i64 %39, 4194304
  %52 = or i1 %51, %50
  br i1 %52, label %62, label %53

53:                                               ; preds = %42
  %54 = ptrtoint ptr %40 to i64
  %55 = and i64 %54, -4096
  %56 = add i64 %39, 4095
  %57 = add i64 %56, %54
  %58 = and i64 %57, -4096
  %59 = inttoptr i64 %55 to ptr
  %60 = sub i64 %58, %55
  %61 = tail call i32 %49(ptr noundef %59, i64 noundef %60, i32 noundef 14)
  br label %62

62:                                               ; preds = %53, %42, %18
  %63 = load i64, ptr %20, align 8, !tbaa !26
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  store i64 %63, ptr %64, align 8, !tbaa !88
  br label %65

65:                                               ; preds = %62, %13
  %66 = icmp eq i64 %1, 0
  br i1 %66, label %225, label %67

67:                                               ; preds = %65
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %75 = load i64, ptr @WORDS, align 8
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %80 = icmp eq i64 %75, 0
  %81 = load i64, ptr @TAG_MASK, align 8
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %86

83:                                               ; preds = %221
  %84 = add i64 %88, -1
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %225, label %86, !llvm.loop !89

86:                                               ; preds = %67, %83
  %87 = phi i32 [ undef, %67 ], [ %223, %83 ]
  %88 = phi i64 [ %1, %67 ], [ %84, %83 ]
  %89 = phi i64 [ %5, %67 ], [ %104, %83 ]
  %90 = load i64, ptr %68, align 8, !tbaa !88
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %225, label %92

92:                                               ; preds = %86
  %93 = add i64 %90, -1
  br label %94

94:                                               ; preds = %97, %92
  %95 = phi i64 [ %89, %92 ], [ %99, %97 ]
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %103, label %97

97:                                               ; preds = %94
  %98 = load ptr, ptr %69, align 8, !tbaa !86
  %99 = add i64 %95, -1
  %100 = getelementptr inbounds i64, ptr %98, i64 %99
  %101 = load i64, ptr %100, align 8, !tbaa !11
  %102 = icmp ult i64 %93, %101
  br i1 %102, label %94, label %103, !llvm.loop !90

103:                                              ; preds = %94, %97
  %104 = phi i64 [ 0, %94 ], [ %95, %97 ]
  %105 = load i64, ptr %4, align 8, !tbaa !50
  %106 = icmp ult i64 %104, %105
  br i1 %106, label %107, label %110

107:                                              ; preds = %103
  %108 = load ptr, ptr %71, align 8, !tbaa !86
  %109 = getelementptr inbounds i64, ptr %108, i64 %104
  br label %110

110:                                              ; preds = %103, %107
  %111 = phi ptr [ %109, %107 ], [ %70, %103 ]
  %112 = load i64, ptr %111, align 8, !tbaa !11
  %113 = load ptr, ptr %0, align 8, !tbaa !82
  %114 = load i64, ptr %72, align 8, !tbaa !30
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %120

116:                                              ; preds = %110
  %117 = load ptr, ptr %74, align 8, !tbaa !34
  %118 = mul i64 %75, %93
  %119 = getelementptr inbounds i64, ptr %117, i64 %118
  br label %126

120:                                              ; preds = %110
  %121 = load ptr, ptr %73, align 8, !tbaa !35
  %122 = getelementptr inbounds i32, ptr %121, i64 %93
  %123 = load i32, ptr %122, align 4, !tbaa !21
  %124 = zext i32 %123 to i64
  %125 = or i64 %124, -9223372036854775808
  store i64 %125, ptr %3, align 8, !tbaa !11
  br label %126

126:                                              ; preds = %116, %120
  %127 = phi ptr [ %3, %120 ], [ %119, %116 ]
  %128 = load ptr, ptr %76, align 8, !tbaa !83
  %129 = call i32 %113(ptr noundef %127, ptr noundef %128)
  %130 = icmp slt i32 %129, 0
  br i1 %130, label %217, label %131

131:                                              ; preds = %126
  %132 = icmp eq i32 %129, 0
  br i1 %132, label %209, label %133

133:                                              ; preds = %131
  %134 = icmp ult i64 %93, %14
  %135 = sext i32 %129 to i64
  br label %136

136:                                              ; preds = %133, %204
  %137 = phi i64 [ 0, %133 ], [ %205, %204 ]
  %138 = phi i32 [ %87, %133 ], [ %203, %204 ]
  %139 = phi i32 [ 0, %133 ], [ %202, %204 ]
  %140 = load ptr, ptr %76, align 8, !tbaa !83
  %141 = mul i64 %75, %137
  %142 = getelementptr inbounds i64, ptr %140, i64 %141
  br i1 %134, label %148, label %143

143:                                              ; preds = %136
  %144 = load ptr, ptr %77, align 8, !tbaa !40
  %145 = call i32 %144(ptr noundef %142)
  %146 = icmp slt i32 %145, 0
  br i1 %146, label %147, label %200

147:                                              ; preds = %143
  store i64 %93, ptr %78, align 8, !tbaa !41
  br label %200

148:                                              ; preds = %136
  %149 = load ptr, ptr %79, align 8, !tbaa !16
  %150 = icmp eq ptr %149, null
  br i1 %150, label %162, label %151

151:                                              ; preds = %148
  %152 = call i64 %149(ptr noundef %142)
  %153 = mul i64 %152, 246948723733
  %154 = lshr i64 %153, 19
  %155 = and i64 %154, 524287
  %156 = xor i64 %155, %153
  %157 = mul i64 %156, 242235342227
  %158 = and i64 %157, 274877906943
  %159 = lshr i64 %158, 19
  %160 = xor i64 %159, %157
  %161 = call i64 @llvm.fshl.i64(i64 %160, i64 %158, i64 32)
  br label %186

162:                                              ; preds = %148
  br i1 %80, label %181, label %163

163:                                              ; preds = %162, %163
  %164 = phi i64 [ %177, %163 ], [ 0, %162 ]
  %165 = phi i64 [ %176, %163 ], [ -7046029254386353131, %162 ]
  %166 = getelementptr inbounds i64, ptr %142, i64 %164
  %167 = load i64, ptr %166, align 8, !tbaa !11
  %168 = xor i64 %167, %165
  %169 = shl i64 %164, 1
  %170 = add i64 %169, -2960836687051489901
  %171 = zext i64 %168 to i128
  %172 = zext i64 %170 to i128
  %173 = mul nuw i128 %171, %172
  %174 = lshr i128 %173, 64
  %175 = xor i128 %174, %173
  %176 = trunc i128 %175 to i64
  %177 = add nuw i64 %164, 1
  %178 = icmp eq i64 %177, %75
  br i1 %178, label %179, label %163, !llvm.loop !17

179:                                              ; preds = %163
  %180 = trunc i128 %175 to i64
  br label %181

181:                                              ; preds = %179, %162
  %182 = phi i64 [ -7046029254386353131, %162 ], [ %180, %179 ]
  %183 = lshr i64 %182, 32
  %184 = xor i64 %183, %182
  %185 = and i64 %184, %81
  br label %186

186:                                              ; preds = %151, %181
  %187 = phi i64 [ %161, %151 ], [ %185, %181 ]
  %188 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %142, i64 noundef %187)
  %189 = icmp slt i64 %188, 0
  br i1 %189, label %200, label %190

190:                                              ; preds = %186
  %191 = icmp ult i64 %188, %112
  br i1 %191, label %197, label %192

192:                                              ; preds = %190
  %193 = load ptr, ptr %15, align 8, !tbaa !87
  %194 = getelementptr inbounds i32, ptr %193, i64 %188
  %195 = load i32, ptr %194, align 4, !tbaa !21
  %196 = icmp ne i32 %195, 0
  br label %197

197:                                              ; preds = %192, %190
  %198 = phi i1 [ false, %190 ], [ %196, %192 ]
  %199 = zext i1 %198 to i32
  br label %200

200:                                              ; preds = %197, %186, %143, %147
  %201 = phi i32 [ 1, %147 ], [ 9, %143 ], [ 0, %197 ], [ 1, %186 ]
  %202 = phi i32 [ %145, %147 ], [ %145, %143 ], [ %199, %197 ], [ %139, %186 ]
  %203 = phi i32 [ 3, %147 ], [ %138, %143 ], [ %138, %197 ], [ 4, %186 ]
  switch i32 %201, label %209 [
    i32 0, label %204
    i32 9, label %204
  ]

204:                                              ; preds = %200, %200
  %205 = add nuw nsw i64 %137, 1
  %206 = icmp slt i64 %205, %135
  %207 = icmp eq i32 %202, 0
  %208 = select i1 %206, i1 %207, i1 false
  br i1 %208, label %136, label %209, !llvm.loop !91

209:                                              ; preds = %200, %204, %131
  %210 = phi i32 [ 7, %131 ], [ %201, %200 ], [ 7, %204 ]
  %211 = phi i32 [ 0, %131 ], [ %202, %204 ], [ %202, %200 ]
  %212 = phi i32 [ %87, %131 ], [ %203, %204 ], [ %203, %200 ]
  %213 = icmp eq i32 %210, 7
  br i1 %213, label %214, label %221

214:                                              ; preds = %209
  %215 = load ptr, ptr %15, align 8, !tbaa !87
  %216 = getelementptr inbounds i32, ptr %215, i64 %93
  store i32 %211, ptr %216, align 4, !tbaa !21
  br label %217

217:                                              ; preds = %126, %214
  %218 = phi ptr [ %68, %214 ], [ %82, %126 ]
  %219 = phi i32 [ 0, %214 ], [ 1, %126 ]
  %220 = phi i32 [ %212, %214 ], [ 3, %126 ]
  store i64 %93, ptr %218, align 8, !tbaa !11
  br label %221

221:                                              ; preds = %217, %209
  %222 = phi i32 [ %210, %209 ], [ %219, %217 ]
  %223 = phi i32 [ %212, %209 ], [ %220, %217 ]
  %224 = icmp eq i32 %222, 0
  br i1 %224, label %83, label %230

225:                                              ; preds = %86, %83, %65
  %226 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %227 = load i64, ptr %226, align 8, !tbaa !88
  %228 = icmp eq i64 %227, 0
  %229 = select i1 %228, i32 2, i32 0
  br label %230

230:                                              ; preds = %221, %38, %24, %225
  %231 = phi i32 [ %229, %225 ], [ 4, %24 ], [ 4, %38 ], [ %223, %221 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %231
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
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %10 = load ptr, ptr %9, align 8, !tbaa !81
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %140

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %14 = load i64, ptr %13, align 8, !tbaa !26
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %16 = load i64, ptr %15, align 8, !tbaa !42
  %17 = sub i64 %14, %16
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %19 = load i64, ptr %18, align 8, !tbaa !28
  %20 = sub i64 %19, %14
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
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
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %33 = load i64, ptr %32, align 8, !tbaa !12
  %34 = sub i64 %31, %24
  %35 = shl i64 %34, 2
  %36 = add i64 %35, %33
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %38 = load i64, ptr %37, align 8, !tbaa !13
  %39 = icmp ugt i64 %36, %38
  br i1 %39, label %541, label %40

40:                                               ; preds = %26
  %41 = load ptr, ptr %21, align 8, !tbaa !14
  %42 = shl i64 %31, 2
  %43 = tail call ptr @resize_memory(ptr noundef %41, i64 noundef %42)
  %44 = icmp eq ptr %43, null
  br i1 %44, label %541, label %45

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
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %72 = load i64, ptr %71, align 8, !tbaa !12
  %73 = shl i64 %70, 2
  %74 = add i64 %73, %72
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  br i1 %101, label %541, label %102

102:                                              ; preds = %98
  %103 = icmp eq i64 %14, %16
  br i1 %103, label %108, label %104

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %106 = load ptr, ptr %105, align 8, !tbaa !35
  %107 = load i64, ptr %15, align 8, !tbaa !42
  br label %115

108:                                              ; preds = %115, %102
  %109 = icmp eq i64 %19, %14
  br i1 %109, label %123, label %110

110:                                              ; preds = %108
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %112 = load ptr, ptr %111, align 8, !tbaa !35
  %113 = load i64, ptr %13, align 8, !tbaa !26
  %114 = load ptr, ptr %21, align 8, !tbaa !92
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
  br i1 %122, label %108, label %115, !llvm.loop !93

123:                                              ; preds = %132, %108
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  store i64 %99, ptr %124, align 8, !tbaa !94
  %125 = load i64, ptr %18, align 8, !tbaa !28
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  store i64 %125, ptr %126, align 8, !tbaa !95
  %127 = load i64, ptr %15, align 8, !tbaa !42
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  store i64 %127, ptr %128, align 8, !tbaa !96
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  store i64 %127, ptr %129, align 8, !tbaa !97
  %130 = load i64, ptr %13, align 8, !tbaa !26
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  store i64 %130, ptr %131, align 8, !tbaa !98
  store ptr %100, ptr %9, align 8, !tbaa !81
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
  br i1 %139, label %123, label %132, !llvm.loop !99

140:                                              ; preds = %123, %3
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %142 = load i64, ptr %141, align 8, !tbaa !42
  %143 = add i64 %142, %1
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %145 = load i64, ptr %144, align 8, !tbaa !4
  %146 = add i64 %145, 1
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 90
  %148 = load i64, ptr %147, align 8, !tbaa !10
  %149 = udiv i64 %148, %146
  %150 = tail call i64 @llvm.umin.i64(i64 %149, i64 32)
  %151 = mul i64 %150, %146
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %160 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %163 = load i64, ptr @ROOM, align 8
  %164 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %165 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %167 = icmp eq i32 %2, 0
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %169 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %170 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 123
  %171 = load i64, ptr @ROOM, align 8
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %174 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %175 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 125
  %177 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %178 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %180 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  %182 = icmp eq i32 %2, 0
  %183 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %184 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %186 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %187 = load i64, ptr @WORDS, align 8
  %188 = icmp eq i64 %187, 0
  %189 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %190 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %191 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %192 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %193 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %194 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 125
  %195 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %196 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %197 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %198 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %199 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %200 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %201

201:                                              ; preds = %538, %140
  %202 = phi i32 [ undef, %140 ], [ %540, %538 ]
  %203 = load i64, ptr %141, align 8, !tbaa !42
  %204 = icmp ult i64 %203, %143
  br i1 %204, label %205, label %541

205:                                              ; preds = %201
  %206 = load i64, ptr %152, align 8, !tbaa !26
  %207 = icmp eq i64 %203, %206
  br i1 %207, label %208, label %222

208:                                              ; preds = %205
  %209 = call fastcc i32 @level_ended(ptr noundef %0)
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %541, label %211

211:                                              ; preds = %208
  %212 = load i64, ptr %141, align 8, !tbaa !42
  %213 = load i64, ptr %153, align 8, !tbaa !28
  %214 = icmp eq i64 %212, %213
  br i1 %214, label %221, label %215

215:                                              ; preds = %211
  %216 = load ptr, ptr %9, align 8, !tbaa !81
  %217 = load i64, ptr %154, align 8, !tbaa !94
  %218 = load ptr, ptr %155, align 8, !tbaa !92
  store ptr %218, ptr %9, align 8, !tbaa !81
  %219 = load i64, ptr %156, align 8, !tbaa !100
  store i64 %219, ptr %154, align 8, !tbaa !94
  %220 = load i64, ptr %157, align 8, !tbaa !98
  store i64 %220, ptr %158, align 8, !tbaa !97
  store ptr %216, ptr %155, align 8, !tbaa !92
  store i64 %217, ptr %156, align 8, !tbaa !100
  store i64 %213, ptr %157, align 8, !tbaa !98
  br label %221

221:                                              ; preds = %211, %215
  br i1 %210, label %541, label %222

222:                                              ; preds = %221, %205
  %223 = load i64, ptr %141, align 8, !tbaa !42
  %224 = load i64, ptr %159, align 8, !tbaa !28
  %225 = icmp eq i64 %223, %224
  br i1 %225, label %541, label %226

226:                                              ; preds = %222
  %227 = load i64, ptr %160, align 8, !tbaa !98
  %228 = sub i64 %224, %227
  %229 = add i64 %228, %151
  %230 = load i64, ptr %162, align 8, !tbaa !11
  %231 = icmp ult i64 %230, %229
  br i1 %231, label %232, label %267

232:                                              ; preds = %226
  %233 = lshr i64 %230, 2
  %234 = add i64 %233, %230
  %235 = add i64 %234, %163
  %236 = call i64 @llvm.umax.i64(i64 %235, i64 %229)
  %237 = load i64, ptr %164, align 8, !tbaa !12
  %238 = sub i64 %236, %230
  %239 = shl i64 %238, 2
  %240 = add i64 %239, %237
  %241 = load i64, ptr %165, align 8, !tbaa !13
  %242 = icmp ugt i64 %240, %241
  br i1 %242, label %541, label %243

243:                                              ; preds = %232
  %244 = load ptr, ptr %161, align 8, !tbaa !14
  %245 = shl i64 %236, 2
  %246 = call ptr @resize_memory(ptr noundef %244, i64 noundef %245)
  %247 = icmp eq ptr %246, null
  br i1 %247, label %541, label %248

248:                                              ; preds = %243
  %249 = load i64, ptr %162, align 8, !tbaa !11
  %250 = sub i64 %236, %249
  %251 = shl i64 %250, 2
  %252 = load i64, ptr %164, align 8, !tbaa !12
  %253 = add i64 %251, %252
  store i64 %253, ptr %164, align 8, !tbaa !12
  store ptr %246, ptr %161, align 8, !tbaa !14
  store i64 %236, ptr %162, align 8, !tbaa !11
  %254 = load ptr, ptr %166, align 8, !tbaa !15
  %255 = icmp eq ptr %254, null
  %256 = icmp ult i64 %245, 4194304
  %257 = or i1 %256, %255
  br i1 %257, label %267, label %258

258:                                              ; preds = %248
  %259 = ptrtoint ptr %246 to i64
  %260 = and i64 %259, -4096
  %261 = add i64 %245, 4095
  %262 = add i64 %261, %259
  %263 = and i64 %262, -4096
  %264 = inttoptr i64 %260 to ptr
  %265 = sub i64 %263, %260
  %266 = call i32 %254(ptr noundef %264, i64 noundef %265, i32 noundef 14)
  br label %267

267:                                              ; preds = %258, %248, %226
  br i1 %167, label %268, label %321

268:                                              ; preds = %267
  %269 = load i64, ptr %159, align 8, !tbaa !28
  %270 = load i64, ptr %168, align 8, !tbaa !95
  %271 = sub i64 %269, %270
  %272 = add i64 %271, %151
  %273 = load i64, ptr %170, align 8, !tbaa !11
  %274 = icmp ult i64 %273, %272
  br i1 %274, label %275, label %294

275:                                              ; preds = %268
  %276 = lshr i64 %273, 2
  %277 = add i64 %276, %273
  %278 = add i64 %277, %171
  %279 = call i64 @llvm.umax.i64(i64 %278, i64 %272)
  %280 = load i64, ptr %172, align 8, !tbaa !12
  %281 = sub i64 %280, %273
  %282 = add i64 %281, %279
  %283 = load i64, ptr %173, align 8, !tbaa !13
  %284 = icmp ugt i64 %282, %283
  br i1 %284, label %541, label %285

285:                                              ; preds = %275
  %286 = load ptr, ptr %169, align 8, !tbaa !14
  %287 = call ptr @resize_memory(ptr noundef %286, i64 noundef %279)
  %288 = icmp eq ptr %287, null
  br i1 %288, label %541, label %289

289:                                              ; preds = %285
  %290 = load i64, ptr %170, align 8, !tbaa !11
  %291 = sub i64 %279, %290
  %292 = load i64, ptr %172, align 8, !tbaa !12
  %293 = add i64 %291, %292
  store i64 %293, ptr %172, align 8, !tbaa !12
  store ptr %287, ptr %169, align 8, !tbaa !14
  store i64 %279, ptr %170, align 8, !tbaa !11
  br label %294

294:                                              ; preds = %289, %268
  %295 = load i64, ptr %176, align 8, !tbaa !101
  %296 = add i64 %295, 1
  %297 = load i64, ptr %175, align 8, !tbaa !11
  %298 = icmp ult i64 %297, %296
  br i1 %298, label %299, label %321

299:                                              ; preds = %294
  %300 = lshr i64 %297, 2
  %301 = add i64 %300, %297
  %302 = add i64 %301, %171
  %303 = call i64 @llvm.umax.i64(i64 %302, i64 %296)
  %304 = load i64, ptr %177, align 8, !tbaa !12
  %305 = sub i64 %303, %297
  %306 = shl i64 %305, 1
  %307 = add i64 %306, %304
  %308 = load i64, ptr %178, align 8, !tbaa !13
  %309 = icmp ugt i64 %307, %308
  br i1 %309, label %541, label %310

310:                                              ; preds = %299
  %311 = load ptr, ptr %174, align 8, !tbaa !14
  %312 = shl i64 %303, 1
  %313 = call ptr @resize_memory(ptr noundef %311, i64 noundef %312)
  %314 = icmp eq ptr %313, null
  br i1 %314, label %541, label %315

315:                                              ; preds = %310
  %316 = load i64, ptr %175, align 8, !tbaa !11
  %317 = sub i64 %303, %316
  %318 = shl i64 %317, 1
  %319 = load i64, ptr %177, align 8, !tbaa !12
  %320 = add i64 %318, %319
  store i64 %320, ptr %177, align 8, !tbaa !12
  store ptr %313, ptr %174, align 8, !tbaa !14
  store i64 %303, ptr %175, align 8, !tbaa !11
  br label %321

321:                                              ; preds = %315, %294, %267
  %322 = load i64, ptr %152, align 8, !tbaa !26
  %323 = load i64, ptr %141, align 8, !tbaa !42
  %324 = sub i64 %322, %323
  %325 = call i64 @llvm.umin.i64(i64 %324, i64 %150)
  %326 = load i64, ptr %159, align 8, !tbaa !28
  %327 = add i64 %326, %151
  %328 = load i64, ptr %179, align 8, !tbaa !79
  %329 = icmp ugt i64 %327, %328
  %330 = select i1 %329, i64 1, i64 %325
  %331 = load ptr, ptr %180, align 8, !tbaa !83
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %332 = load i64, ptr %160, align 8, !tbaa !98
  %333 = sub i64 %326, %332
  %334 = load ptr, ptr %9, align 8, !tbaa !81
  %335 = load i64, ptr %181, align 8, !tbaa !97
  %336 = sub i64 %323, %335
  %337 = getelementptr inbounds i32, ptr %334, i64 %336
  %338 = load ptr, ptr %161, align 8, !tbaa !92
  %339 = getelementptr inbounds i32, ptr %338, i64 %333
  br i1 %182, label %340, label %345

340:                                              ; preds = %321
  %341 = load ptr, ptr %183, align 8, !tbaa !102
  %342 = load i64, ptr %184, align 8, !tbaa !95
  %343 = sub i64 %326, %342
  %344 = getelementptr inbounds i8, ptr %341, i64 %343
  br label %345

345:                                              ; preds = %340, %321
  %346 = phi ptr [ null, %321 ], [ %6, %340 ]
  %347 = phi ptr [ null, %321 ], [ %344, %340 ]
  %348 = icmp eq i64 %330, 0
  br i1 %348, label %376, label %349

349:                                              ; preds = %345
  %350 = icmp eq ptr %346, null
  br label %351

351:                                              ; preds = %372, %349
  %352 = phi i64 [ 0, %349 ], [ %371, %372 ]
  %353 = phi i64 [ 506097522914230528, %349 ], [ %374, %372 ]
  %354 = phi i64 [ 0, %349 ], [ %373, %372 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %355 = getelementptr inbounds i32, ptr %337, i64 %354
  %356 = load i32, ptr %355, align 4, !tbaa !21
  %357 = zext i32 %356 to i64
  %358 = or i64 %357, -9223372036854775808
  store i64 %358, ptr %5, align 8, !tbaa !11
  br i1 %350, label %361, label %359

359:                                              ; preds = %351
  %360 = getelementptr inbounds i8, ptr %346, i64 %352
  store i64 %353, ptr %360, align 1
  br label %361

361:                                              ; preds = %359, %351
  %362 = getelementptr inbounds i64, ptr %331, i64 %352
  %363 = call i32 @expand(ptr noundef nonnull %5, ptr noundef %362)
  %364 = getelementptr inbounds i32, ptr %7, i64 %354
  store i32 %363, ptr %364, align 4, !tbaa !21
  %365 = icmp slt i32 %363, 0
  %366 = lshr i32 %363, 31
  %367 = zext i32 %366 to i64
  %368 = add i64 %354, %367
  %369 = call i32 @llvm.smax.i32(i32 %363, i32 0)
  %370 = zext i32 %369 to i64
  %371 = add i64 %352, %370
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %365, label %376, label %372

372:                                              ; preds = %361
  %373 = add i64 %368, 1
  %374 = add i64 %353, 578721382704613384
  %375 = icmp ult i64 %373, %330
  br i1 %375, label %351, label %376, !llvm.loop !103

376:                                              ; preds = %372, %361, %345
  %377 = phi i64 [ 0, %345 ], [ %373, %372 ], [ %368, %361 ]
  %378 = phi i64 [ 0, %345 ], [ %371, %361 ], [ %371, %372 ]
  %379 = load ptr, ptr %185, align 8, !tbaa !62
  %380 = icmp eq i64 %378, 0
  br i1 %380, label %408, label %381

381:                                              ; preds = %376
  %382 = icmp eq ptr %346, null
  br label %383

383:                                              ; preds = %401, %381
  %384 = phi i64 [ 0, %381 ], [ %405, %401 ]
  %385 = phi i64 [ 0, %381 ], [ %406, %401 ]
  %386 = getelementptr inbounds i64, ptr %331, i64 %385
  %387 = call i64 @index(ptr noundef %386)
  %388 = lshr i64 %387, 6
  %389 = getelementptr inbounds i64, ptr %379, i64 %388
  %390 = and i64 %387, 63
  %391 = shl nuw i64 1, %390
  %392 = load i64, ptr %389, align 8, !tbaa !11
  %393 = or i64 %391, %392
  store i64 %393, ptr %389, align 8, !tbaa !11
  %394 = load i64, ptr %386, align 8, !tbaa !11
  %395 = trunc i64 %394 to i32
  %396 = getelementptr inbounds i32, ptr %339, i64 %384
  store i32 %395, ptr %396, align 4, !tbaa !21
  br i1 %382, label %401, label %397

397:                                              ; preds = %383
  %398 = getelementptr inbounds i8, ptr %346, i64 %385
  %399 = load i8, ptr %398, align 1, !tbaa !104
  %400 = getelementptr inbounds i8, ptr %347, i64 %384
  store i8 %399, ptr %400, align 1, !tbaa !104
  br label %401

401:                                              ; preds = %397, %383
  %402 = xor i64 %392, -1
  %403 = lshr i64 %402, %390
  %404 = and i64 %403, 1
  %405 = add i64 %404, %384
  %406 = add nuw i64 %385, 1
  %407 = icmp eq i64 %406, %378
  br i1 %407, label %408, label %383, !llvm.loop !105

408:                                              ; preds = %401, %376
  %409 = phi i64 [ 0, %376 ], [ %405, %401 ]
  br i1 %182, label %460, label %410

410:                                              ; preds = %408
  %411 = icmp eq i64 %377, 0
  br i1 %411, label %515, label %415

412:                                              ; preds = %459
  %413 = add nuw i64 %416, 1
  %414 = icmp eq i64 %413, %377
  br i1 %414, label %515, label %415, !llvm.loop !106

415:                                              ; preds = %410, %412
  %416 = phi i64 [ %413, %412 ], [ 0, %410 ]
  %417 = getelementptr inbounds i32, ptr %7, i64 %416
  %418 = load i32, ptr %417, align 4, !tbaa !21
  %419 = icmp sgt i32 %418, -1
  br i1 %419, label %420, label %515

420:                                              ; preds = %415
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %421 = getelementptr inbounds i32, ptr %337, i64 %416
  %422 = load i32, ptr %421, align 4, !tbaa !21
  %423 = zext i32 %422 to i64
  %424 = or i64 %423, -9223372036854775808
  store i64 %424, ptr %4, align 8, !tbaa !11
  %425 = call i32 @goal(ptr noundef nonnull %4)
  %426 = icmp eq i32 %425, 0
  %427 = icmp eq i32 %418, 0
  %428 = select i1 %426, i1 %427, i1 false
  br i1 %428, label %429, label %445

429:                                              ; preds = %420
  %430 = call i32 @lost(ptr noundef nonnull %4)
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %445

432:                                              ; preds = %429
  %433 = load i64, ptr %186, align 8, !tbaa !75
  %434 = add i64 %433, 1
  store i64 %434, ptr %186, align 8, !tbaa !75
  %435 = icmp ne i64 %433, 0
  %436 = select i1 %435, i1 true, i1 %188
  br i1 %436, label %445, label %437

437:                                              ; preds = %432
  %438 = load ptr, ptr %189, align 8, !tbaa !76
  br label %439

439:                                              ; preds = %439, %437
  %440 = phi i64 [ 0, %437 ], [ %443, %439 ]
  %441 = load i64, ptr %4, align 8, !tbaa !11
  %442 = getelementptr inbounds i64, ptr %438, i64 %440
  store i64 %441, ptr %442, align 8, !tbaa !11
  %443 = add nuw i64 %440, 1
  %444 = icmp eq i64 %443, %187
  br i1 %444, label %445, label %439, !llvm.loop !77

445:                                              ; preds = %439, %432, %429, %420
  %446 = phi i32 [ 0, %420 ], [ %430, %429 ], [ 0, %432 ], [ 0, %439 ]
  %447 = icmp sgt i32 %425, -1
  %448 = icmp sgt i32 %446, -1
  %449 = select i1 %447, i1 %448, i1 false
  br i1 %449, label %452, label %450

450:                                              ; preds = %445
  %451 = add i64 %416, %323
  store i64 %451, ptr %190, align 8, !tbaa !41
  br label %459

452:                                              ; preds = %445
  %453 = zext i32 %425 to i64
  %454 = load i64, ptr %191, align 8, !tbaa !49
  %455 = add i64 %454, %453
  store i64 %455, ptr %191, align 8, !tbaa !49
  %456 = zext i32 %446 to i64
  %457 = load i64, ptr %192, align 8, !tbaa !78
  %458 = add i64 %457, %456
  store i64 %458, ptr %192, align 8, !tbaa !78
  br label %459

459:                                              ; preds = %452, %450
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %449, label %412, label %530

460:                                              ; preds = %408
  %461 = shl i64 %377, 9
  %462 = or i64 %409, %461
  %463 = trunc i64 %462 to i16
  %464 = load ptr, ptr %193, align 8, !tbaa !107
  %465 = load i64, ptr %194, align 8, !tbaa !101
  %466 = add i64 %465, 1
  store i64 %466, ptr %194, align 8, !tbaa !101
  %467 = getelementptr inbounds i16, ptr %464, i64 %465
  store i16 %463, ptr %467, align 2, !tbaa !108
  %468 = icmp ne i64 %409, 0
  br i1 %468, label %469, label %512

469:                                              ; preds = %460
  %470 = add i64 %323, 1
  br label %475

471:                                              ; preds = %510
  %472 = add nuw i64 %478, 1
  %473 = icmp ult i64 %472, %409
  %474 = icmp eq i64 %472, %409
  br i1 %474, label %512, label %475, !llvm.loop !110

475:                                              ; preds = %471, %469
  %476 = phi i1 [ true, %469 ], [ %473, %471 ]
  %477 = phi i32 [ undef, %469 ], [ %511, %471 ]
  %478 = phi i64 [ 0, %469 ], [ %472, %471 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %479 = getelementptr inbounds i32, ptr %339, i64 %478
  %480 = load i32, ptr %479, align 4, !tbaa !21
  %481 = zext i32 %480 to i64
  %482 = or i64 %481, -9223372036854775808
  store i64 %482, ptr %8, align 8, !tbaa !11
  %483 = call i32 @goal(ptr noundef nonnull %8)
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %510, label %485

485:                                              ; preds = %475
  %486 = load ptr, ptr %195, align 8, !tbaa !102
  %487 = load i64, ptr %159, align 8, !tbaa !28
  %488 = load i64, ptr %196, align 8, !tbaa !95
  %489 = add i64 %487, %478
  %490 = sub i64 %489, %488
  %491 = getelementptr inbounds i8, ptr %486, i64 %490
  %492 = load i8, ptr %491, align 1, !tbaa !104
  %493 = lshr i8 %492, 3
  %494 = zext i8 %493 to i64
  %495 = load i64, ptr %197, align 8, !tbaa !72
  br label %496

496:                                              ; preds = %496, %485
  %497 = phi i64 [ 0, %485 ], [ %503, %496 ]
  %498 = phi i64 [ %495, %485 ], [ %502, %496 ]
  %499 = getelementptr inbounds i32, ptr %7, i64 %497
  %500 = load i32, ptr %499, align 4, !tbaa !21
  %501 = zext i32 %500 to i64
  %502 = add i64 %498, %501
  %503 = add nuw nsw i64 %497, 1
  %504 = icmp eq i64 %497, %494
  br i1 %504, label %505, label %496, !llvm.loop !111

505:                                              ; preds = %496
  store i64 %502, ptr %197, align 8, !tbaa !72
  %506 = add i64 %470, %494
  store i64 %506, ptr %141, align 8, !tbaa !42
  %507 = add i64 %489, 1
  store i64 %507, ptr %159, align 8, !tbaa !28
  store i64 %489, ptr %198, align 8, !tbaa !41
  %508 = icmp slt i32 %483, 1
  %509 = select i1 %508, i32 3, i32 1
  br label %510

510:                                              ; preds = %505, %475
  %511 = phi i32 [ %509, %505 ], [ %477, %475 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br i1 %484, label %471, label %512

512:                                              ; preds = %510, %471, %460
  %513 = phi i1 [ %468, %460 ], [ %476, %510 ], [ %473, %471 ]
  %514 = phi i32 [ undef, %460 ], [ %511, %471 ], [ %511, %510 ]
  br i1 %513, label %530, label %515

515:                                              ; preds = %415, %412, %512, %410
  %516 = add i64 %377, -1
  %517 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %516
  %518 = load i32, ptr %517, align 4, !tbaa !21
  %519 = icmp slt i32 %518, 0
  %520 = lshr i32 %518, 31
  %521 = zext i32 %520 to i64
  %522 = load i64, ptr %199, align 8, !tbaa !72
  %523 = add i64 %522, %378
  store i64 %523, ptr %199, align 8, !tbaa !72
  %524 = load i64, ptr %159, align 8, !tbaa !28
  %525 = add i64 %524, %409
  store i64 %525, ptr %159, align 8, !tbaa !28
  %526 = sub i64 %377, %521
  %527 = load i64, ptr %141, align 8, !tbaa !42
  %528 = add i64 %527, %526
  store i64 %528, ptr %141, align 8, !tbaa !42
  store i64 %528, ptr %200, align 8, !tbaa !41
  %529 = select i1 %519, i32 3, i32 0
  br label %530

530:                                              ; preds = %459, %512, %515
  %531 = phi i32 [ %529, %515 ], [ %514, %512 ], [ 3, %459 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %538

533:                                              ; preds = %530
  %534 = load i64, ptr %159, align 8, !tbaa !28
  %535 = load i64, ptr %179, align 8, !tbaa !79
  %536 = icmp ule i64 %534, %535
  %537 = select i1 %536, i32 %202, i32 5
  br label %538

538:                                              ; preds = %533, %530
  %539 = phi i1 [ false, %530 ], [ %536, %533 ]
  %540 = phi i32 [ %531, %530 ], [ %537, %533 ]
  br i1 %539, label %201, label %541, !llvm.loop !112

541:                                              ; preds = %232, %243, %275, %285, %299, %310, %208, %538, %221, %222, %201, %26, %40, %98
  %542 = phi i32 [ 4, %98 ], [ 4, %40 ], [ 4, %26 ], [ %540, %538 ], [ 4, %221 ], [ 2, %222 ], [ 0, %201 ], [ 4, %208 ], [ 4, %310 ], [ 4, %299 ], [ 4, %285 ], [ 4, %275 ], [ 4, %243 ], [ 4, %232 ]
  ret i32 %542
}

define i32 @search_flood_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_retrace(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %5 = load i64, ptr %4, align 8, !tbaa !95
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %7 = load i64, ptr %6, align 8, !tbaa !96
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 125
  %9 = load i64, ptr %8, align 8, !tbaa !101
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %13 = load ptr, ptr %12, align 8, !tbaa !107
  br label %26

14:                                               ; preds = %26, %2
  %15 = phi i64 [ %5, %2 ], [ %35, %26 ]
  %16 = phi i64 [ %7, %2 ], [ %38, %26 ]
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  store i64 0, ptr %17, align 8, !tbaa !113
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %22 = load i64, ptr @ROOM, align 8
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  br i1 %40, label %14, label %26, !llvm.loop !114

41:                                               ; preds = %126, %14
  %42 = phi i64 [ %1, %14 ], [ %127, %126 ]
  %43 = phi i64 [ %15, %14 ], [ %68, %126 ]
  %44 = phi i64 [ %16, %14 ], [ %69, %126 ]
  %45 = phi i64 [ %9, %14 ], [ %70, %126 ]
  %46 = load i64, ptr %4, align 8, !tbaa !95
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
  br i1 %66, label %52, label %67, !llvm.loop !115

67:                                               ; preds = %52, %48
  %68 = phi i64 [ %43, %48 ], [ %62, %52 ]
  %69 = phi i64 [ %44, %48 ], [ %65, %52 ]
  %70 = phi i64 [ %45, %48 ], [ %56, %52 ]
  %71 = load ptr, ptr %19, align 8, !tbaa !102
  %72 = sub i64 %42, %46
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !104
  %75 = load i64, ptr %17, align 8, !tbaa !113
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
  %119 = load ptr, ptr %20, align 8, !tbaa !116
  %120 = load i64, ptr %17, align 8, !tbaa !113
  %121 = add i64 %120, 1
  store i64 %121, ptr %17, align 8, !tbaa !113
  %122 = getelementptr inbounds i32, ptr %119, i64 %120
  store i32 %118, ptr %122, align 4, !tbaa !21
  %123 = lshr i32 %117, 3
  %124 = zext i32 %123 to i64
  %125 = add i64 %69, %124
  br label %126

126:                                              ; preds = %114, %116
  %127 = phi i64 [ %125, %116 ], [ %42, %114 ]
  br i1 %115, label %170, label %41, !llvm.loop !117

128:                                              ; preds = %41
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  store i64 %42, ptr %129, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %131 = load i64, ptr %130, align 8, !tbaa !30
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %140

133:                                              ; preds = %128
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %135 = load ptr, ptr %134, align 8, !tbaa !34
  %136 = load i64, ptr @WORDS, align 8, !tbaa !11
  %137 = mul i64 %136, %42
  %138 = getelementptr inbounds i64, ptr %135, i64 %137
  %139 = load i64, ptr %138, align 8, !tbaa !11
  br label %147

140:                                              ; preds = %128
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %142 = load ptr, ptr %141, align 8, !tbaa !35
  %143 = getelementptr inbounds i32, ptr %142, i64 %42
  %144 = load i32, ptr %143, align 4, !tbaa !21
  %145 = zext i32 %144 to i64
  %146 = or i64 %145, -9223372036854775808
  br label %147

147:                                              ; preds = %133, %140
  %148 = phi i64 [ %146, %140 ], [ %139, %133 ]
  store i64 %148, ptr %3, align 8, !tbaa !11
  %149 = load i64, ptr %17, align 8, !tbaa !113
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %154, label %151

151:                                              ; preds = %147
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  br label %155

154:                                              ; preds = %155, %147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %170

155:                                              ; preds = %151, %155
  %156 = phi i64 [ %149, %151 ], [ %157, %155 ]
  %157 = add i64 %156, -1
  %158 = load ptr, ptr %0, align 8, !tbaa !82
  %159 = load ptr, ptr %152, align 8, !tbaa !83
  %160 = call i32 %158(ptr noundef nonnull %3, ptr noundef %159)
  %161 = load ptr, ptr %152, align 8, !tbaa !83
  %162 = load ptr, ptr %153, align 8, !tbaa !116
  %163 = getelementptr inbounds i32, ptr %162, i64 %157
  %164 = load i32, ptr %163, align 4, !tbaa !21
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds i64, ptr %161, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !11
  store i64 %167, ptr %3, align 8, !tbaa !11
  %168 = trunc i64 %167 to i32
  store i32 %168, ptr %163, align 4, !tbaa !21
  %169 = icmp eq i64 %157, 0
  br i1 %169, label %154, label %155, !llvm.loop !118

170:                                              ; preds = %126, %154
  %171 = phi i32 [ 0, %154 ], [ 4, %126 ]
  ret i32 %171
}

define i32 @search_count(ptr noundef %0, i64 noundef %1) {
  %3 = alloca %struct.Block, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %5 = load i64, ptr %4, align 8, !tbaa !42
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %8 = load i64, ptr %7, align 8, !tbaa !44
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %2
  %11 = tail call fastcc i32 @begin_ways(ptr noundef %0)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %48, label %13

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %13, %2
  %17 = phi i32 [ undef, %2 ], [ %14, %13 ]
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  br label %23

23:                                               ; preds = %41, %16
  %24 = phi i32 [ %17, %16 ], [ %47, %41 ]
  %25 = load i64, ptr %4, align 8, !tbaa !42
  %26 = icmp ult i64 %25, %6
  br i1 %26, label %27, label %48

27:                                               ; preds = %23
  %28 = load i64, ptr %19, align 8, !tbaa !26
  %29 = icmp eq i64 %25, %28
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %48, label %33

33:                                               ; preds = %30
  %34 = load ptr, ptr %18, align 8, !tbaa !45
  %35 = load i64, ptr %20, align 8, !tbaa !46
  %36 = load ptr, ptr %21, align 8, !tbaa !47
  store ptr %36, ptr %18, align 8, !tbaa !45
  %37 = load i64, ptr %22, align 8, !tbaa !48
  store i64 %37, ptr %20, align 8, !tbaa !46
  store ptr %34, ptr %21, align 8, !tbaa !47
  store i64 %35, ptr %22, align 8, !tbaa !48
  %38 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %39, i32 %24, i32 %38
  br i1 %39, label %41, label %48

41:                                               ; preds = %33, %27
  %42 = phi i32 [ %40, %33 ], [ %24, %27 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3)
  %43 = load i64, ptr %4, align 8, !tbaa !42
  %44 = load i64, ptr %19, align 8, !tbaa !26
  call fastcc void @own_block(ptr nonnull sret(%struct.Block) align 8 %3, ptr noundef %0, i64 noundef %43, i64 noundef %44)
  %45 = call fastcc i32 @enter_ways(ptr noundef %0, ptr noundef nonnull %3, i32 noundef 0)
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i32 %42, i32 %45
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3)
  br i1 %46, label %23, label %48, !llvm.loop !119

48:                                               ; preds = %23, %30, %33, %41, %10, %13
  %49 = phi i32 [ %14, %13 ], [ 4, %10 ], [ %47, %41 ], [ %40, %33 ], [ 4, %30 ], [ 0, %23 ]
  ret i32 %49
}

define internal fastcc i32 @begin_ways(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %3 = load i64, ptr %2, align 8, !tbaa !4
  %4 = shl i64 %3, 2
  br label %5

5:                                                ; preds = %5, %1
  %6 = phi i64 [ 4, %1 ], [ %8, %5 ]
  %7 = icmp ult i64 %6, %4
  %8 = shl i64 %6, 1
  br i1 %7, label %5, label %9, !llvm.loop !120

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %13 = load i64, ptr %12, align 8, !tbaa !27
  %14 = load i64, ptr %11, align 8, !tbaa !11
  %15 = icmp ult i64 %14, %13
  br i1 %15, label %16, label %55

16:                                               ; preds = %9
  %17 = lshr i64 %14, 2
  %18 = add i64 %17, %14
  %19 = load i64, ptr @ROOM, align 8, !tbaa !11
  %20 = add i64 %18, %19
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 %13)
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = sub i64 %21, %14
  %25 = shl i64 %24, 3
  %26 = add i64 %25, %23
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %28 = load i64, ptr %27, align 8, !tbaa !13
  %29 = icmp ugt i64 %26, %28
  br i1 %29, label %121, label %30

30:                                               ; preds = %16
  %31 = load ptr, ptr %10, align 8, !tbaa !14
  %32 = shl i64 %21, 3
  %33 = tail call ptr @resize_memory(ptr noundef %31, i64 noundef %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %121, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %11, align 8, !tbaa !11
  %37 = sub i64 %21, %36
  %38 = shl i64 %37, 3
  %39 = load i64, ptr %22, align 8, !tbaa !12
  %40 = add i64 %38, %39
  store i64 %40, ptr %22, align 8, !tbaa !12
  store ptr %33, ptr %10, align 8, !tbaa !14
  store i64 %21, ptr %11, align 8, !tbaa !11
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

55:                                               ; preds = %46, %35, %9
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %58 = load i64, ptr %57, align 8, !tbaa !11
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %99

60:                                               ; preds = %55
  %61 = lshr i64 %58, 2
  %62 = add i64 %61, %58
  %63 = load i64, ptr @ROOM, align 8, !tbaa !11
  %64 = add i64 %62, %63
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 1)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %58
  %69 = shl i64 %68, 3
  %70 = add i64 %69, %67
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %72 = load i64, ptr %71, align 8, !tbaa !13
  %73 = icmp ugt i64 %70, %72
  br i1 %73, label %121, label %74

74:                                               ; preds = %60
  %75 = load ptr, ptr %56, align 8, !tbaa !14
  %76 = shl i64 %65, 3
  %77 = tail call ptr @resize_memory(ptr noundef %75, i64 noundef %76)
  %78 = icmp eq ptr %77, null
  br i1 %78, label %121, label %79

79:                                               ; preds = %74
  %80 = load i64, ptr %57, align 8, !tbaa !11
  %81 = sub i64 %65, %80
  %82 = shl i64 %81, 3
  %83 = load i64, ptr %66, align 8, !tbaa !12
  %84 = add i64 %82, %83
  store i64 %84, ptr %66, align 8, !tbaa !12
  store ptr %77, ptr %56, align 8, !tbaa !14
  store i64 %65, ptr %57, align 8, !tbaa !11
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

99:                                               ; preds = %90, %79, %55
  %100 = tail call ptr @take_memory(i64 noundef %6, i64 noundef 8)
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  store ptr %100, ptr %101, align 8, !tbaa !121
  %102 = icmp eq ptr %100, null
  br i1 %102, label %121, label %103

103:                                              ; preds = %99
  %104 = shl i64 %6, 3
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %106 = load i64, ptr %105, align 8, !tbaa !12
  %107 = add i64 %106, %104
  store i64 %107, ptr %105, align 8, !tbaa !12
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store i64 %6, ptr %108, align 8, !tbaa !122
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  store i64 1, ptr %109, align 8, !tbaa !44
  %110 = load ptr, ptr %56, align 8, !tbaa !123
  store i64 0, ptr %110, align 8, !tbaa !11
  %111 = load i64, ptr %12, align 8, !tbaa !27
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %121, label %113

113:                                              ; preds = %103
  %114 = load ptr, ptr %10, align 8, !tbaa !45
  br label %115

115:                                              ; preds = %113, %115
  %116 = phi i64 [ 0, %113 ], [ %118, %115 ]
  %117 = getelementptr inbounds i64, ptr %114, i64 %116
  store i64 1, ptr %117, align 8, !tbaa !11
  %118 = add nuw i64 %116, 1
  %119 = load i64, ptr %12, align 8, !tbaa !27
  %120 = icmp ult i64 %118, %119
  br i1 %120, label %115, label %121, !llvm.loop !124

121:                                              ; preds = %115, %103, %74, %60, %30, %16, %99
  %122 = phi i32 [ 0, %99 ], [ 0, %16 ], [ 0, %30 ], [ 0, %60 ], [ 0, %74 ], [ 1, %103 ], [ 1, %115 ]
  ret i32 %122
}

define internal fastcc i32 @level_of_ways(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %4 = load i64, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %6 = load i64, ptr %5, align 8, !tbaa !28
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %68, label %8

8:                                                ; preds = %1
  %9 = load i64, ptr %5, align 8, !tbaa !28
  %10 = icmp ult i64 %4, %9
  br i1 %10, label %11, label %62

11:                                               ; preds = %8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %16 = load i64, ptr @WORDS, align 8
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %20

20:                                               ; preds = %11, %58
  %21 = phi i1 [ %10, %11 ], [ %61, %58 ]
  %22 = phi i32 [ undef, %11 ], [ %57, %58 ]
  %23 = phi i64 [ %4, %11 ], [ %59, %58 ]
  %24 = phi i64 [ 0, %11 ], [ %55, %58 ]
  %25 = load ptr, ptr %12, align 8, !tbaa !40
  %26 = load i64, ptr %13, align 8, !tbaa !30
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %20
  %29 = load ptr, ptr %15, align 8, !tbaa !34
  %30 = mul i64 %16, %23
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  br label %38

32:                                               ; preds = %20
  %33 = load ptr, ptr %14, align 8, !tbaa !35
  %34 = getelementptr inbounds i32, ptr %33, i64 %23
  %35 = load i32, ptr %34, align 4, !tbaa !21
  %36 = zext i32 %35 to i64
  %37 = or i64 %36, -9223372036854775808
  store i64 %37, ptr %2, align 8, !tbaa !11
  br label %38

38:                                               ; preds = %28, %32
  %39 = phi ptr [ %2, %32 ], [ %31, %28 ]
  %40 = call i32 %25(ptr noundef %39)
  %41 = icmp slt i32 %40, 0
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  store i64 %23, ptr %19, align 8, !tbaa !41
  br label %54

43:                                               ; preds = %38
  %44 = icmp eq i32 %40, 0
  br i1 %44, label %54, label %45

45:                                               ; preds = %43
  %46 = icmp eq i64 %24, 1
  br i1 %46, label %48, label %47

47:                                               ; preds = %45
  store i64 %23, ptr %17, align 8, !tbaa !41
  br label %48

48:                                               ; preds = %47, %45
  %49 = sub nuw i64 %23, %4
  %50 = call fastcc i32 @add_ways(ptr noundef %0, ptr noundef nonnull %18, i64 noundef 0, i64 noundef %49)
  %51 = icmp eq i32 %50, 0
  %52 = zext i1 %51 to i32
  %53 = select i1 %51, i32 4, i32 %22
  br label %54

54:                                               ; preds = %48, %43, %42
  %55 = phi i64 [ %24, %42 ], [ %24, %43 ], [ 1, %48 ]
  %56 = phi i32 [ 1, %42 ], [ 4, %43 ], [ %52, %48 ]
  %57 = phi i32 [ 3, %42 ], [ %22, %43 ], [ %53, %48 ]
  switch i32 %56, label %62 [
    i32 0, label %58
    i32 4, label %58
  ]

58:                                               ; preds = %54, %54
  %59 = add nuw i64 %23, 1
  %60 = load i64, ptr %5, align 8, !tbaa !28
  %61 = icmp ult i64 %59, %60
  br i1 %61, label %20, label %62, !llvm.loop !125

62:                                               ; preds = %54, %58, %8
  %63 = phi i1 [ %10, %8 ], [ %21, %54 ], [ %61, %58 ]
  %64 = phi i64 [ 0, %8 ], [ %55, %58 ], [ %55, %54 ]
  %65 = phi i32 [ undef, %8 ], [ %57, %58 ], [ %57, %54 ]
  br i1 %63, label %68, label %66

66:                                               ; preds = %62
  %67 = trunc i64 %64 to i32
  br label %68

68:                                               ; preds = %1, %62, %66
  %69 = phi i32 [ %67, %66 ], [ %65, %62 ], [ 2, %1 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret i32 %69
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %5 = load i64, ptr %4, align 8, !tbaa !50
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
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sub i64 %14, %7
  %18 = shl i64 %17, 3
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %50 = load i64, ptr %49, align 8, !tbaa !26
  %51 = load ptr, ptr %2, align 8, !tbaa !86
  %52 = load i64, ptr %4, align 8, !tbaa !50
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !50
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %56 = load i64, ptr %55, align 8, !tbaa !28
  store i64 %56, ptr %49, align 8, !tbaa !26
  br label %57

57:                                               ; preds = %23, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %23 ]
  ret i32 %58
}

define internal fastcc void @own_block(ptr noalias nocapture sret(%struct.Block) align 8 %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 14
  %8 = load i64, ptr %7, align 8, !tbaa !126
  %9 = lshr i64 %8, 6
  %10 = add nuw nsw i64 %9, 1
  %11 = load i64, ptr @FAST_BITMAP, align 8, !tbaa !11
  %12 = icmp ult i64 %9, %11
  %13 = select i1 %12, i64 8, i64 2
  %14 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 5
  %15 = load ptr, ptr %14, align 8, !tbaa !16
  %16 = icmp eq ptr %15, null
  br i1 %16, label %142, label %17

17:                                               ; preds = %4
  %18 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !127
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %142

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 23
  %23 = load ptr, ptr %22, align 8, !tbaa !62
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %142

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 130
  %27 = load i64, ptr %26, align 8, !tbaa !60
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %142

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 27
  %31 = load i64, ptr %30, align 8, !tbaa !28
  %32 = mul i64 %31, %13
  %33 = load i64, ptr @BITMAP, align 8, !tbaa !11
  %34 = add i64 %32, %33
  %35 = icmp ult i64 %9, %34
  br i1 %35, label %36, label %142

36:                                               ; preds = %29
  %37 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 28
  %38 = load i64, ptr %37, align 8, !tbaa !12
  %39 = shl nuw nsw i64 %10, 3
  %40 = add i64 %38, %39
  %41 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 11
  %42 = load i64, ptr %41, align 8, !tbaa !13
  %43 = icmp ugt i64 %40, %42
  br i1 %43, label %142, label %44

44:                                               ; preds = %36
  %45 = tail call ptr @take_memory(i64 noundef %10, i64 noundef 8)
  %46 = icmp eq ptr %45, null
  br i1 %46, label %142, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 52
  %49 = load i64, ptr %48, align 8, !tbaa !43
  %50 = icmp eq i64 %49, 1
  br i1 %50, label %51, label %70

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 42
  %53 = load ptr, ptr %52, align 8, !tbaa !45
  %54 = icmp eq ptr %53, null
  br i1 %54, label %56, label %55

55:                                               ; preds = %51
  tail call void @give_back(ptr noundef nonnull %53)
  br label %56

56:                                               ; preds = %55, %51
  %57 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 43
  %58 = load ptr, ptr %57, align 8, !tbaa !47
  %59 = icmp eq ptr %58, null
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  tail call void @give_back(ptr noundef nonnull %58)
  br label %61

61:                                               ; preds = %60, %56
  %62 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 47
  %63 = load i64, ptr %62, align 8, !tbaa !46
  %64 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 48
  %65 = load i64, ptr %64, align 8, !tbaa !48
  %66 = add i64 %65, %63
  %67 = shl i64 %66, 3
  %68 = load i64, ptr %37, align 8, !tbaa !12
  %69 = sub i64 %68, %67
  store i64 %69, ptr %37, align 8, !tbaa !12
  store ptr null, ptr %57, align 8, !tbaa !47
  store ptr null, ptr %52, align 8, !tbaa !45
  store i64 0, ptr %64, align 8, !tbaa !48
  store i64 0, ptr %62, align 8, !tbaa !46
  store i64 0, ptr %48, align 8, !tbaa !43
  br label %70

70:                                               ; preds = %47, %61
  %71 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 6
  %72 = load ptr, ptr %71, align 8, !tbaa !15
  %73 = icmp eq ptr %72, null
  %74 = icmp ult i64 %8, 33554368
  %75 = or i1 %74, %73
  br i1 %75, label %85, label %76

76:                                               ; preds = %70
  %77 = ptrtoint ptr %45 to i64
  %78 = and i64 %77, -4096
  %79 = add nuw nsw i64 %39, 4095
  %80 = add i64 %79, %77
  %81 = and i64 %80, -4096
  %82 = inttoptr i64 %78 to ptr
  %83 = sub i64 %81, %78
  %84 = tail call i32 %72(ptr noundef %82, i64 noundef %83, i32 noundef 14)
  br label %85

85:                                               ; preds = %76, %70
  %86 = load i64, ptr %30, align 8, !tbaa !28
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %93, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 15
  %90 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 20
  %91 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 19
  %92 = load i64, ptr @WORDS, align 8
  br label %95

93:                                               ; preds = %110, %85
  %94 = load i64, ptr @SPARE, align 8
  br label %125

95:                                               ; preds = %110, %88
  %96 = phi i64 [ 0, %88 ], [ %119, %110 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %97 = load ptr, ptr %14, align 8, !tbaa !16
  %98 = load i64, ptr %89, align 8, !tbaa !30
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %95
  %101 = load ptr, ptr %91, align 8, !tbaa !34
  %102 = mul i64 %96, %92
  %103 = getelementptr inbounds i64, ptr %101, i64 %102
  br label %110

104:                                              ; preds = %95
  %105 = load ptr, ptr %90, align 8, !tbaa !35
  %106 = getelementptr inbounds i32, ptr %105, i64 %96
  %107 = load i32, ptr %106, align 4, !tbaa !21
  %108 = zext i32 %107 to i64
  %109 = or i64 %108, -9223372036854775808
  store i64 %109, ptr %6, align 8, !tbaa !11
  br label %110

110:                                              ; preds = %104, %100
  %111 = phi ptr [ %6, %104 ], [ %103, %100 ]
  %112 = call i64 %97(ptr noundef %111)
  %113 = and i64 %112, 63
  %114 = shl nuw i64 1, %113
  %115 = lshr i64 %112, 6
  %116 = getelementptr inbounds i64, ptr %45, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = or i64 %114, %117
  store i64 %118, ptr %116, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  %119 = add nuw i64 %96, 1
  %120 = load i64, ptr %30, align 8, !tbaa !28
  %121 = icmp ult i64 %119, %120
  br i1 %121, label %95, label %93, !llvm.loop !128

122:                                              ; preds = %139
  %123 = load i64, ptr %37, align 8, !tbaa !12
  %124 = add i64 %123, %39
  store i64 %124, ptr %37, align 8, !tbaa !12
  store ptr %45, ptr %22, align 8, !tbaa !62
  br label %142

125:                                              ; preds = %139, %93
  %126 = phi i64 [ 0, %93 ], [ %140, %139 ]
  %127 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 26, i64 %126, i32 1
  %128 = load i64, ptr %127, align 8, !tbaa !31
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %139, label %130

130:                                              ; preds = %125
  %131 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 26, i64 %126
  %132 = load ptr, ptr %131, align 8, !tbaa !33
  call void @give_back(ptr noundef %132)
  %133 = load i64, ptr %127, align 8, !tbaa !31
  %134 = add i64 %133, %94
  %135 = shl i64 %134, 3
  %136 = load i64, ptr %37, align 8, !tbaa !12
  %137 = sub i64 %136, %135
  store i64 %137, ptr %37, align 8, !tbaa !12
  store ptr null, ptr %131, align 8, !tbaa.struct !129
  %138 = getelementptr inbounds i8, ptr %131, i64 8
  store i64 0, ptr %138, align 8, !tbaa.struct !130
  br label %139

139:                                              ; preds = %130, %125
  %140 = add nuw nsw i64 %126, 1
  %141 = icmp eq i64 %140, 64
  br i1 %141, label %122, label %125, !llvm.loop !131

142:                                              ; preds = %4, %17, %21, %25, %29, %36, %44, %122
  store i64 %2, ptr %0, align 8, !tbaa !70
  %143 = getelementptr inbounds %struct.Block, ptr %0, i64 0, i32 1
  %144 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 90
  %145 = load i64, ptr %144, align 8, !tbaa !10
  %146 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 9
  %147 = load i64, ptr %146, align 8, !tbaa !4
  %148 = add i64 %147, 1
  %149 = udiv i64 %145, %148
  %150 = call i64 @llvm.umin.i64(i64 %149, i64 64)
  %151 = sub i64 %3, %2
  %152 = icmp ugt i64 %151, %150
  %153 = add i64 %150, %2
  %154 = select i1 %152, i64 %153, i64 %3
  %155 = sub i64 %154, %2
  store i64 %155, ptr %143, align 8, !tbaa !67
  %156 = getelementptr inbounds %struct.Block, ptr %0, i64 0, i32 2
  store i64 0, ptr %156, align 8, !tbaa !65
  %157 = getelementptr inbounds %struct.Block, ptr %0, i64 0, i32 3
  %158 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 86
  %159 = load ptr, ptr %158, align 8, !tbaa !83
  store ptr %159, ptr %157, align 8, !tbaa !69
  %160 = getelementptr inbounds %struct.Block, ptr %0, i64 0, i32 4
  %161 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 88
  %162 = load ptr, ptr %161, align 8, !tbaa !132
  store ptr %162, ptr %160, align 8, !tbaa !68
  %163 = getelementptr inbounds %struct.Block, ptr %0, i64 0, i32 5
  %164 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 89
  store ptr %164, ptr %163, align 8, !tbaa !133
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %165 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 15
  %166 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 20
  %167 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 19
  %168 = load i64, ptr @WORDS, align 8
  %169 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 23
  %170 = icmp eq i64 %168, 0
  %171 = load i64, ptr @TAG_MASK, align 8
  br label %172

172:                                              ; preds = %273, %142
  %173 = phi i64 [ 0, %142 ], [ %196, %273 ]
  %174 = phi i64 [ 0, %142 ], [ %274, %273 ]
  %175 = icmp eq i64 %173, %155
  br i1 %175, label %275, label %176

176:                                              ; preds = %172
  %177 = load ptr, ptr %1, align 8, !tbaa !82
  %178 = add i64 %173, %2
  %179 = load i64, ptr %165, align 8, !tbaa !30
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %181, label %185

181:                                              ; preds = %176
  %182 = load ptr, ptr %167, align 8, !tbaa !34
  %183 = mul i64 %178, %168
  %184 = getelementptr inbounds i64, ptr %182, i64 %183
  br label %191

185:                                              ; preds = %176
  %186 = load ptr, ptr %166, align 8, !tbaa !35
  %187 = getelementptr inbounds i32, ptr %186, i64 %178
  %188 = load i32, ptr %187, align 4, !tbaa !21
  %189 = zext i32 %188 to i64
  %190 = or i64 %189, -9223372036854775808
  store i64 %190, ptr %5, align 8, !tbaa !11
  br label %191

191:                                              ; preds = %185, %181
  %192 = phi ptr [ %5, %185 ], [ %184, %181 ]
  %193 = mul i64 %174, %168
  %194 = getelementptr inbounds i64, ptr %159, i64 %193
  %195 = call i32 %177(ptr noundef %192, ptr noundef %194)
  %196 = add nuw nsw i64 %173, 1
  %197 = getelementptr inbounds i32, ptr %164, i64 %173
  store i32 %195, ptr %197, align 4, !tbaa !21
  %198 = icmp sgt i32 %195, -1
  %199 = icmp sgt i32 %195, 0
  br i1 %199, label %200, label %273

200:                                              ; preds = %191
  %201 = trunc i64 %174 to i32
  %202 = add i32 %195, %201
  br label %203

203:                                              ; preds = %269, %200
  %204 = phi i64 [ %270, %269 ], [ %174, %200 ]
  %205 = mul i64 %204, %168
  %206 = getelementptr inbounds i64, ptr %159, i64 %205
  %207 = load ptr, ptr %169, align 8, !tbaa !62
  %208 = icmp eq ptr %207, null
  %209 = load ptr, ptr %14, align 8, !tbaa !16
  br i1 %208, label %212, label %210

210:                                              ; preds = %203
  %211 = call i64 %209(ptr noundef %206)
  br label %249

212:                                              ; preds = %203
  %213 = icmp eq ptr %209, null
  br i1 %213, label %225, label %214

214:                                              ; preds = %212
  %215 = call i64 %209(ptr noundef %206)
  %216 = mul i64 %215, 246948723733
  %217 = lshr i64 %216, 19
  %218 = and i64 %217, 524287
  %219 = xor i64 %218, %216
  %220 = mul i64 %219, 242235342227
  %221 = and i64 %220, 274877906943
  %222 = lshr i64 %221, 19
  %223 = xor i64 %222, %220
  %224 = call i64 @llvm.fshl.i64(i64 %223, i64 %221, i64 32)
  br label %249

225:                                              ; preds = %212
  br i1 %170, label %244, label %226

226:                                              ; preds = %225, %226
  %227 = phi i64 [ %240, %226 ], [ 0, %225 ]
  %228 = phi i64 [ %239, %226 ], [ -7046029254386353131, %225 ]
  %229 = getelementptr inbounds i64, ptr %206, i64 %227
  %230 = load i64, ptr %229, align 8, !tbaa !11
  %231 = xor i64 %230, %228
  %232 = shl i64 %227, 1
  %233 = add i64 %232, -2960836687051489901
  %234 = zext i64 %231 to i128
  %235 = zext i64 %233 to i128
  %236 = mul nuw i128 %234, %235
  %237 = lshr i128 %236, 64
  %238 = xor i128 %237, %236
  %239 = trunc i128 %238 to i64
  %240 = add nuw i64 %227, 1
  %241 = icmp eq i64 %240, %168
  br i1 %241, label %242, label %226, !llvm.loop !17

242:                                              ; preds = %226
  %243 = trunc i128 %238 to i64
  br label %244

244:                                              ; preds = %242, %225
  %245 = phi i64 [ -7046029254386353131, %225 ], [ %243, %242 ]
  %246 = lshr i64 %245, 32
  %247 = xor i64 %246, %245
  %248 = and i64 %247, %171
  br label %249

249:                                              ; preds = %244, %214, %210
  %250 = phi i64 [ %211, %210 ], [ %224, %214 ], [ %248, %244 ]
  %251 = getelementptr inbounds i64, ptr %162, i64 %204
  store i64 %250, ptr %251, align 8, !tbaa !11
  %252 = load ptr, ptr %169, align 8, !tbaa !62
  %253 = icmp eq ptr %252, null
  br i1 %253, label %257, label %254

254:                                              ; preds = %249
  %255 = lshr i64 %250, 6
  %256 = getelementptr inbounds i64, ptr %252, i64 %255
  call void @llvm.prefetch.p0(ptr nonnull %256, i32 0, i32 3, i32 1)
  br label %269

257:                                              ; preds = %249
  %258 = and i64 %250, 63
  %259 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 26, i64 %258, i32 1
  %260 = load i64, ptr %259, align 8, !tbaa !31
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %269, label %262

262:                                              ; preds = %257
  %263 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 26, i64 %258
  %264 = load ptr, ptr %263, align 8, !tbaa !33
  %265 = lshr i64 %250, 32
  %266 = mul i64 %260, %265
  %267 = lshr i64 %266, 32
  %268 = getelementptr inbounds i64, ptr %264, i64 %267
  call void @llvm.prefetch.p0(ptr %268, i32 0, i32 3, i32 1)
  br label %269

269:                                              ; preds = %262, %257, %254
  %270 = add i64 %204, 1
  %271 = trunc i64 %270 to i32
  %272 = icmp eq i32 %202, %271
  br i1 %272, label %273, label %203, !llvm.loop !134

273:                                              ; preds = %269, %191
  %274 = phi i64 [ %174, %191 ], [ %270, %269 ]
  br i1 %198, label %172, label %275

275:                                              ; preds = %273, %172
  %276 = phi i64 [ %196, %273 ], [ %173, %172 ]
  %277 = phi i64 [ %274, %273 ], [ %174, %172 ]
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %326, label %279

279:                                              ; preds = %275
  %280 = load ptr, ptr %14, align 8, !tbaa !16
  %281 = icmp eq ptr %280, null
  br label %282

282:                                              ; preds = %323, %279
  %283 = phi i64 [ 0, %279 ], [ %324, %323 ]
  %284 = getelementptr inbounds i64, ptr %162, i64 %283
  %285 = load i64, ptr %284, align 8, !tbaa !11
  br i1 %281, label %286, label %323

286:                                              ; preds = %282
  %287 = and i64 %285, 63
  %288 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 26, i64 %287, i32 1
  %289 = load i64, ptr %288, align 8, !tbaa !31
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %323, label %291

291:                                              ; preds = %286
  %292 = getelementptr inbounds %struct.Search, ptr %1, i64 0, i32 26, i64 %287
  %293 = lshr i64 %285, 32
  %294 = mul i64 %289, %293
  %295 = lshr i64 %294, 32
  %296 = load ptr, ptr %292, align 8, !tbaa !33
  br label %300

297:                                              ; preds = %306
  %298 = add nuw nsw i64 %301, 1
  %299 = icmp eq i64 %298, 4
  br i1 %299, label %323, label %300, !llvm.loop !135

300:                                              ; preds = %297, %291
  %301 = phi i64 [ 0, %291 ], [ %298, %297 ]
  %302 = add nuw nsw i64 %301, %295
  %303 = getelementptr inbounds i64, ptr %296, i64 %302
  %304 = load i64, ptr %303, align 8, !tbaa !11
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %323, label %306

306:                                              ; preds = %300
  %307 = lshr i64 %304, 32
  %308 = icmp eq i64 %307, %293
  br i1 %308, label %309, label %297

309:                                              ; preds = %306
  %310 = and i64 %304, 4294967295
  %311 = add nsw i64 %310, -1
  %312 = load i64, ptr %165, align 8, !tbaa !30
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %317, label %314

314:                                              ; preds = %309
  %315 = load ptr, ptr %166, align 8, !tbaa !35
  %316 = getelementptr inbounds i32, ptr %315, i64 %311
  br label %321

317:                                              ; preds = %309
  %318 = load ptr, ptr %167, align 8, !tbaa !34
  %319 = mul i64 %311, %168
  %320 = getelementptr inbounds i64, ptr %318, i64 %319
  br label %321

321:                                              ; preds = %314, %317
  %322 = phi ptr [ %320, %317 ], [ %316, %314 ]
  call void @llvm.prefetch.p0(ptr %322, i32 0, i32 3, i32 1)
  br label %323

323:                                              ; preds = %300, %297, %321, %286, %282
  %324 = add nuw i64 %283, 1
  %325 = icmp eq i64 %324, %277
  br i1 %325, label %326, label %282, !llvm.loop !136

326:                                              ; preds = %323, %275
  store i64 %276, ptr %143, align 8, !tbaa !67
  store i64 %277, ptr %156, align 8, !tbaa !65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  ret void
}

define internal fastcc i32 @enter_ways(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %6 = load i64, ptr %5, align 8, !tbaa !28
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %8 = load i64, ptr %7, align 8, !tbaa !26
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = shl i64 %10, 3
  %12 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  %13 = load i64, ptr %12, align 8, !tbaa !65
  %14 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %421, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %19 = load i64, ptr %12, align 8, !tbaa !65
  %20 = load i64, ptr %18, align 8, !tbaa !11
  %21 = icmp ult i64 %20, %19
  br i1 %21, label %22, label %61

22:                                               ; preds = %16
  %23 = lshr i64 %20, 2
  %24 = add i64 %23, %20
  %25 = load i64, ptr @ROOM, align 8, !tbaa !11
  %26 = add i64 %24, %25
  %27 = tail call i64 @llvm.umax.i64(i64 %26, i64 %19)
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %29 = load i64, ptr %28, align 8, !tbaa !12
  %30 = sub i64 %27, %20
  %31 = shl i64 %30, 2
  %32 = add i64 %31, %29
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %34 = load i64, ptr %33, align 8, !tbaa !13
  %35 = icmp ugt i64 %32, %34
  br i1 %35, label %421, label %36

36:                                               ; preds = %22
  %37 = load ptr, ptr %17, align 8, !tbaa !14
  %38 = shl i64 %27, 2
  %39 = tail call ptr @resize_memory(ptr noundef %37, i64 noundef %38)
  %40 = icmp eq ptr %39, null
  br i1 %40, label %421, label %41

41:                                               ; preds = %36
  %42 = load i64, ptr %18, align 8, !tbaa !11
  %43 = sub i64 %27, %42
  %44 = shl i64 %43, 2
  %45 = load i64, ptr %28, align 8, !tbaa !12
  %46 = add i64 %44, %45
  store i64 %46, ptr %28, align 8, !tbaa !12
  store ptr %39, ptr %17, align 8, !tbaa !14
  store i64 %27, ptr %18, align 8, !tbaa !11
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %48 = load ptr, ptr %47, align 8, !tbaa !15
  %49 = icmp eq ptr %48, null
  %50 = icmp ult i64 %38, 4194304
  %51 = or i1 %50, %49
  br i1 %51, label %61, label %52

52:                                               ; preds = %41
  %53 = ptrtoint ptr %39 to i64
  %54 = and i64 %53, -4096
  %55 = add i64 %38, 4095
  %56 = add i64 %55, %53
  %57 = and i64 %56, -4096
  %58 = inttoptr i64 %54 to ptr
  %59 = sub i64 %57, %54
  %60 = tail call i32 %48(ptr noundef %58, i64 noundef %59, i32 noundef 14)
  br label %61

61:                                               ; preds = %52, %41, %16
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %64 = load i64, ptr %12, align 8, !tbaa !65
  %65 = sub i64 %6, %8
  %66 = add i64 %65, %64
  %67 = load i64, ptr %9, align 8, !tbaa !44
  %68 = mul i64 %66, %67
  %69 = load i64, ptr %63, align 8, !tbaa !11
  %70 = icmp ult i64 %69, %68
  br i1 %70, label %71, label %110

71:                                               ; preds = %61
  %72 = lshr i64 %69, 2
  %73 = add i64 %72, %69
  %74 = load i64, ptr @ROOM, align 8, !tbaa !11
  %75 = add i64 %73, %74
  %76 = tail call i64 @llvm.umax.i64(i64 %75, i64 %68)
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %78 = load i64, ptr %77, align 8, !tbaa !12
  %79 = sub i64 %76, %69
  %80 = shl i64 %79, 3
  %81 = add i64 %80, %78
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %83 = load i64, ptr %82, align 8, !tbaa !13
  %84 = icmp ugt i64 %81, %83
  br i1 %84, label %421, label %85

85:                                               ; preds = %71
  %86 = load ptr, ptr %62, align 8, !tbaa !14
  %87 = shl i64 %76, 3
  %88 = tail call ptr @resize_memory(ptr noundef %86, i64 noundef %87)
  %89 = icmp eq ptr %88, null
  br i1 %89, label %421, label %90

90:                                               ; preds = %85
  %91 = load i64, ptr %63, align 8, !tbaa !11
  %92 = sub i64 %76, %91
  %93 = shl i64 %92, 3
  %94 = load i64, ptr %77, align 8, !tbaa !12
  %95 = add i64 %93, %94
  store i64 %95, ptr %77, align 8, !tbaa !12
  store ptr %88, ptr %62, align 8, !tbaa !14
  store i64 %76, ptr %63, align 8, !tbaa !11
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %97 = load ptr, ptr %96, align 8, !tbaa !15
  %98 = icmp eq ptr %97, null
  %99 = icmp ult i64 %87, 4194304
  %100 = or i1 %99, %98
  br i1 %100, label %110, label %101

101:                                              ; preds = %90
  %102 = ptrtoint ptr %88 to i64
  %103 = and i64 %102, -4096
  %104 = add i64 %87, 4095
  %105 = add i64 %104, %102
  %106 = and i64 %105, -4096
  %107 = inttoptr i64 %103 to ptr
  %108 = sub i64 %106, %103
  %109 = tail call i32 %97(ptr noundef %107, i64 noundef %108, i32 noundef 14)
  br label %110

110:                                              ; preds = %101, %90, %61
  %111 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %112 = load i64, ptr %111, align 8, !tbaa !67
  %113 = icmp ne i64 %112, 0
  br i1 %113, label %114, label %279

114:                                              ; preds = %110
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %116 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %119 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %120 = load i64, ptr @WORDS, align 8
  %121 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %122 = load i64, ptr @MARKED, align 8
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %124 = icmp eq i32 %2, 0
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %128 = load i64, ptr @WORDS, align 8
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %132 = icmp eq i64 %128, 0
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %142

138:                                              ; preds = %274
  %139 = add nuw i64 %147, 1
  %140 = load i64, ptr %111, align 8, !tbaa !67
  %141 = icmp ult i64 %139, %140
  br i1 %141, label %142, label %279, !llvm.loop !137

142:                                              ; preds = %114, %138
  %143 = phi i1 [ %113, %114 ], [ %141, %138 ]
  %144 = phi i32 [ undef, %114 ], [ %278, %138 ]
  %145 = phi i64 [ 0, %114 ], [ %277, %138 ]
  %146 = phi i64 [ 0, %114 ], [ %276, %138 ]
  %147 = phi i64 [ 0, %114 ], [ %139, %138 ]
  %148 = load i64, ptr %1, align 8, !tbaa !70
  %149 = add i64 %148, %147
  %150 = load i64, ptr %115, align 8, !tbaa !49
  %151 = load ptr, ptr %116, align 8, !tbaa !133
  %152 = getelementptr inbounds i32, ptr %151, i64 %147
  %153 = load i32, ptr %152, align 4, !tbaa !21
  %154 = icmp slt i32 %153, 0
  br i1 %154, label %155, label %156

155:                                              ; preds = %142
  store i64 %149, ptr %137, align 8, !tbaa !41
  br label %274

156:                                              ; preds = %142
  %157 = zext i32 %153 to i64
  %158 = load i64, ptr %117, align 8, !tbaa !72
  %159 = add i64 %158, %157
  store i64 %159, ptr %117, align 8, !tbaa !72
  %160 = load i64, ptr %118, align 8, !tbaa !42
  %161 = add i64 %160, 1
  store i64 %161, ptr %118, align 8, !tbaa !42
  %162 = icmp eq i32 %153, 0
  br i1 %162, label %205, label %163

163:                                              ; preds = %156
  %164 = trunc i64 %149 to i32
  br label %165

165:                                              ; preds = %163, %201
  %166 = phi i1 [ %162, %163 ], [ %204, %201 ]
  %167 = phi i32 [ %144, %163 ], [ %200, %201 ]
  %168 = phi i64 [ %146, %163 ], [ %203, %201 ]
  %169 = phi i32 [ %153, %163 ], [ %202, %201 ]
  %170 = load i64, ptr %5, align 8, !tbaa !28
  %171 = load ptr, ptr %119, align 8, !tbaa !69
  %172 = mul i64 %120, %168
  %173 = getelementptr inbounds i64, ptr %171, i64 %172
  %174 = load ptr, ptr %121, align 8, !tbaa !68
  %175 = getelementptr inbounds i64, ptr %174, i64 %168
  %176 = load i64, ptr %175, align 8, !tbaa !11
  %177 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %173, i64 noundef %176)
  %178 = icmp sgt i64 %177, -1
  br i1 %178, label %179, label %199

179:                                              ; preds = %165
  %180 = load i64, ptr %5, align 8, !tbaa !28
  %181 = icmp ugt i64 %180, %170
  br i1 %181, label %182, label %189

182:                                              ; preds = %179
  %183 = urem i64 %170, %122
  %184 = udiv i64 %170, %122
  %185 = icmp eq i64 %183, 0
  br i1 %185, label %186, label %189

186:                                              ; preds = %182
  %187 = load ptr, ptr %123, align 8, !tbaa !20
  %188 = getelementptr inbounds i32, ptr %187, i64 %184
  store i32 %164, ptr %188, align 4, !tbaa !21
  br label %189

189:                                              ; preds = %186, %182, %179
  %190 = trunc i64 %177 to i32
  %191 = load ptr, ptr %17, align 8, !tbaa !138
  %192 = getelementptr inbounds i32, ptr %191, i64 %168
  store i32 %190, ptr %192, align 4, !tbaa !21
  %193 = icmp ult i64 %177, %8
  br i1 %193, label %199, label %194

194:                                              ; preds = %189
  %195 = load ptr, ptr %62, align 8, !tbaa !47
  %196 = sub i64 %177, %8
  %197 = mul i64 %11, %196
  %198 = getelementptr inbounds i8, ptr %195, i64 %197
  call void @llvm.prefetch.p0(ptr %198, i32 0, i32 3, i32 1)
  br label %199

199:                                              ; preds = %189, %194, %165
  %200 = phi i32 [ 4, %165 ], [ %167, %194 ], [ %167, %189 ]
  br i1 %178, label %201, label %205

201:                                              ; preds = %199
  %202 = add i32 %169, -1
  %203 = add i64 %168, 1
  %204 = icmp eq i32 %202, 0
  br i1 %204, label %205, label %165, !llvm.loop !139

205:                                              ; preds = %199, %201, %156
  %206 = phi i64 [ %146, %156 ], [ %168, %199 ], [ %203, %201 ]
  %207 = phi i1 [ %162, %156 ], [ %166, %199 ], [ %204, %201 ]
  %208 = phi i32 [ %144, %156 ], [ %200, %201 ], [ %200, %199 ]
  br i1 %207, label %209, label %274

209:                                              ; preds = %205
  br i1 %124, label %264, label %210

210:                                              ; preds = %209
  %211 = load ptr, ptr %116, align 8, !tbaa !133
  %212 = getelementptr inbounds i32, ptr %211, i64 %147
  %213 = load i32, ptr %212, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %214 = load i64, ptr %125, align 8, !tbaa !30
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %216, label %220

216:                                              ; preds = %210
  %217 = load ptr, ptr %127, align 8, !tbaa !34
  %218 = mul i64 %128, %149
  %219 = getelementptr inbounds i64, ptr %217, i64 %218
  br label %226

220:                                              ; preds = %210
  %221 = load ptr, ptr %126, align 8, !tbaa !35
  %222 = getelementptr inbounds i32, ptr %221, i64 %149
  %223 = load i32, ptr %222, align 4, !tbaa !21
  %224 = zext i32 %223 to i64
  %225 = or i64 %224, -9223372036854775808
  store i64 %225, ptr %4, align 8, !tbaa !11
  br label %226

226:                                              ; preds = %220, %216
  %227 = phi ptr [ %4, %220 ], [ %219, %216 ]
  %228 = load ptr, ptr %129, align 8, !tbaa !40
  %229 = call i32 %228(ptr noundef %227)
  %230 = or i32 %229, %213
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %250

232:                                              ; preds = %226
  %233 = load ptr, ptr %130, align 8, !tbaa !74
  %234 = call i32 %233(ptr noundef %227)
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %250

236:                                              ; preds = %232
  %237 = load i64, ptr %131, align 8, !tbaa !75
  %238 = add i64 %237, 1
  store i64 %238, ptr %131, align 8, !tbaa !75
  %239 = icmp ne i64 %237, 0
  %240 = select i1 %239, i1 true, i1 %132
  br i1 %240, label %250, label %241

241:                                              ; preds = %236
  %242 = load ptr, ptr %133, align 8, !tbaa !76
  br label %243

243:                                              ; preds = %243, %241
  %244 = phi i64 [ 0, %241 ], [ %248, %243 ]
  %245 = getelementptr inbounds i64, ptr %227, i64 %244
  %246 = load i64, ptr %245, align 8, !tbaa !11
  %247 = getelementptr inbounds i64, ptr %242, i64 %244
  store i64 %246, ptr %247, align 8, !tbaa !11
  %248 = add nuw i64 %244, 1
  %249 = icmp eq i64 %248, %128
  br i1 %249, label %250, label %243, !llvm.loop !77

250:                                              ; preds = %243, %236, %232, %226
  %251 = phi i32 [ 0, %226 ], [ %234, %232 ], [ 0, %236 ], [ 0, %243 ]
  %252 = icmp sgt i32 %229, -1
  %253 = icmp sgt i32 %251, -1
  %254 = select i1 %252, i1 %253, i1 false
  br i1 %254, label %256, label %255

255:                                              ; preds = %250
  store i64 %149, ptr %134, align 8, !tbaa !41
  br label %263

256:                                              ; preds = %250
  %257 = zext i32 %229 to i64
  %258 = load i64, ptr %115, align 8, !tbaa !49
  %259 = add i64 %258, %257
  store i64 %259, ptr %115, align 8, !tbaa !49
  %260 = zext i32 %251 to i64
  %261 = load i64, ptr %135, align 8, !tbaa !78
  %262 = add i64 %261, %260
  store i64 %262, ptr %135, align 8, !tbaa !78
  br label %263

263:                                              ; preds = %255, %256
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %254, label %264, label %274

264:                                              ; preds = %263, %209
  %265 = load i64, ptr %5, align 8, !tbaa !28
  %266 = load i64, ptr %136, align 8, !tbaa !79
  %267 = icmp ugt i64 %265, %266
  br i1 %267, label %274, label %268

268:                                              ; preds = %264
  %269 = load i64, ptr %115, align 8, !tbaa !49
  %270 = icmp ugt i64 %269, %150
  %271 = shl nuw i64 1, %147
  %272 = select i1 %270, i64 %271, i64 0
  %273 = or i64 %272, %145
  br label %274

274:                                              ; preds = %264, %263, %205, %268, %155
  %275 = phi i1 [ false, %205 ], [ true, %268 ], [ false, %155 ], [ false, %263 ], [ false, %264 ]
  %276 = phi i64 [ %206, %205 ], [ %206, %268 ], [ %146, %155 ], [ %206, %263 ], [ %206, %264 ]
  %277 = phi i64 [ %145, %205 ], [ %273, %268 ], [ %145, %155 ], [ %145, %263 ], [ %145, %264 ]
  %278 = phi i32 [ %208, %205 ], [ %208, %268 ], [ 3, %155 ], [ 3, %263 ], [ 5, %264 ]
  br i1 %275, label %138, label %279

279:                                              ; preds = %274, %138, %110
  %280 = phi i1 [ %113, %110 ], [ %143, %274 ], [ %141, %138 ]
  %281 = phi i64 [ 0, %110 ], [ %277, %138 ], [ %277, %274 ]
  %282 = phi i32 [ undef, %110 ], [ %278, %138 ], [ %278, %274 ]
  %283 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  br i1 %280, label %421, label %284

284:                                              ; preds = %279
  %285 = load i64, ptr %283, align 8, !tbaa !67
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %416, label %287

287:                                              ; preds = %284
  %288 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %289 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %290 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %291 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %292 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %293 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %294 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %299

295:                                              ; preds = %410
  %296 = add nuw i64 %302, 1
  %297 = load i64, ptr %283, align 8, !tbaa !67
  %298 = icmp ult i64 %296, %297
  br i1 %298, label %299, label %416, !llvm.loop !140

299:                                              ; preds = %287, %295
  %300 = phi i32 [ %282, %287 ], [ %414, %295 ]
  %301 = phi i64 [ %6, %287 ], [ %413, %295 ]
  %302 = phi i64 [ 0, %287 ], [ %296, %295 ]
  %303 = phi i64 [ 0, %287 ], [ %412, %295 ]
  %304 = load i64, ptr %1, align 8, !tbaa !70
  %305 = add i64 %304, %302
  %306 = load i64, ptr %288, align 8, !tbaa !50
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %313, label %308

308:                                              ; preds = %299
  %309 = load ptr, ptr %289, align 8, !tbaa !86
  %310 = add i64 %306, -1
  %311 = getelementptr inbounds i64, ptr %309, i64 %310
  %312 = load i64, ptr %311, align 8, !tbaa !11
  br label %313

313:                                              ; preds = %299, %308
  %314 = phi i64 [ %312, %308 ], [ 0, %299 ]
  %315 = sub i64 %305, %314
  %316 = shl nuw i64 1, %302
  %317 = and i64 %316, %281
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %322, label %319

319:                                              ; preds = %313
  %320 = call fastcc i32 @add_ways(ptr noundef %0, ptr noundef nonnull %290, i64 noundef 0, i64 noundef %315)
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %410, label %322

322:                                              ; preds = %319, %313
  %323 = load ptr, ptr %291, align 8, !tbaa !133
  %324 = getelementptr inbounds i32, ptr %323, i64 %302
  %325 = load i32, ptr %324, align 4, !tbaa !21
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %403, label %327

327:                                              ; preds = %322
  %328 = add i64 %305, 1
  %329 = shl i64 %328, 32
  br label %330

330:                                              ; preds = %327, %399
  %331 = phi i32 [ %300, %327 ], [ %398, %399 ]
  %332 = phi i32 [ %325, %327 ], [ %400, %399 ]
  %333 = phi i64 [ %301, %327 ], [ %397, %399 ]
  %334 = phi i64 [ %303, %327 ], [ %401, %399 ]
  %335 = load ptr, ptr %17, align 8, !tbaa !138
  %336 = getelementptr inbounds i32, ptr %335, i64 %334
  %337 = load i32, ptr %336, align 4, !tbaa !21
  %338 = zext i32 %337 to i64
  %339 = icmp ugt i64 %8, %338
  br i1 %339, label %395, label %340

340:                                              ; preds = %330
  %341 = load i64, ptr %292, align 8, !tbaa !122
  %342 = add i64 %341, -1
  %343 = or i64 %329, %338
  %344 = mul i64 %338, -7046029254386353131
  %345 = lshr i64 %344, 32
  %346 = load ptr, ptr %293, align 8, !tbaa !121
  %347 = and i64 %342, %345
  %348 = getelementptr inbounds i64, ptr %346, i64 %347
  %349 = load i64, ptr %348, align 8, !tbaa !11
  %350 = lshr i64 %349, 32
  %351 = icmp eq i64 %350, %328
  br i1 %351, label %352, label %363

352:                                              ; preds = %340, %356
  %353 = phi i64 [ %360, %356 ], [ %349, %340 ]
  %354 = phi i64 [ %358, %356 ], [ %347, %340 ]
  %355 = icmp eq i64 %353, %343
  br i1 %355, label %395, label %356

356:                                              ; preds = %352
  %357 = add i64 %354, 1
  %358 = and i64 %357, %342
  %359 = getelementptr inbounds i64, ptr %346, i64 %358
  %360 = load i64, ptr %359, align 8, !tbaa !11
  %361 = lshr i64 %360, 32
  %362 = icmp eq i64 %361, %328
  br i1 %362, label %352, label %363, !llvm.loop !141

363:                                              ; preds = %356, %340
  %364 = phi i64 [ %347, %340 ], [ %358, %356 ]
  %365 = getelementptr inbounds i64, ptr %346, i64 %364
  store i64 %343, ptr %365, align 8, !tbaa !11
  %366 = icmp eq i64 %333, %338
  br i1 %366, label %367, label %389

367:                                              ; preds = %363
  %368 = load i64, ptr %9, align 8, !tbaa !44
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %374, label %370

370:                                              ; preds = %367
  %371 = load ptr, ptr %294, align 8, !tbaa !45
  %372 = load ptr, ptr %62, align 8, !tbaa !47
  %373 = sub i64 %333, %8
  br label %376

374:                                              ; preds = %376, %367
  %375 = add i64 %333, 1
  br label %393

376:                                              ; preds = %370, %376
  %377 = phi i64 [ %368, %370 ], [ %387, %376 ]
  %378 = phi i64 [ 0, %370 ], [ %386, %376 ]
  %379 = mul i64 %377, %315
  %380 = add i64 %379, %378
  %381 = getelementptr inbounds i64, ptr %371, i64 %380
  %382 = load i64, ptr %381, align 8, !tbaa !11
  %383 = mul i64 %377, %373
  %384 = add i64 %383, %378
  %385 = getelementptr inbounds i64, ptr %372, i64 %384
  store i64 %382, ptr %385, align 8, !tbaa !11
  %386 = add nuw i64 %378, 1
  %387 = load i64, ptr %9, align 8, !tbaa !44
  %388 = icmp ult i64 %386, %387
  br i1 %388, label %376, label %374, !llvm.loop !142

389:                                              ; preds = %363
  %390 = sub i64 %338, %8
  %391 = call fastcc i32 @add_ways(ptr noundef %0, ptr noundef nonnull %62, i64 noundef %390, i64 noundef %315)
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %395, label %393

393:                                              ; preds = %389, %374
  %394 = phi i64 [ %375, %374 ], [ %333, %389 ]
  br label %395

395:                                              ; preds = %352, %389, %330, %393
  %396 = phi i32 [ 0, %393 ], [ 13, %330 ], [ 1, %389 ], [ 13, %352 ]
  %397 = phi i64 [ %394, %393 ], [ %333, %330 ], [ %333, %389 ], [ %333, %352 ]
  %398 = phi i32 [ %331, %393 ], [ %331, %330 ], [ 4, %389 ], [ %331, %352 ]
  switch i32 %396, label %403 [
    i32 0, label %399
    i32 13, label %399
  ]

399:                                              ; preds = %395, %395
  %400 = add i32 %332, -1
  %401 = add i64 %334, 1
  %402 = icmp eq i32 %400, 0
  br i1 %402, label %403, label %330, !llvm.loop !143

403:                                              ; preds = %395, %399, %322
  %404 = phi i64 [ %303, %322 ], [ %334, %395 ], [ %401, %399 ]
  %405 = phi i32 [ 11, %322 ], [ %396, %395 ], [ 11, %399 ]
  %406 = phi i64 [ %301, %322 ], [ %397, %399 ], [ %397, %395 ]
  %407 = phi i32 [ %300, %322 ], [ %398, %399 ], [ %398, %395 ]
  %408 = icmp eq i32 %405, 11
  %409 = select i1 %408, i32 0, i32 %405
  br label %410

410:                                              ; preds = %319, %403
  %411 = phi i32 [ %409, %403 ], [ 1, %319 ]
  %412 = phi i64 [ %404, %403 ], [ %303, %319 ]
  %413 = phi i64 [ %406, %403 ], [ %301, %319 ]
  %414 = phi i32 [ %407, %403 ], [ 4, %319 ]
  %415 = icmp eq i32 %411, 0
  br i1 %415, label %295, label %416

416:                                              ; preds = %410, %295, %284
  %417 = phi i32 [ 8, %284 ], [ %411, %410 ], [ 8, %295 ]
  %418 = phi i32 [ %282, %284 ], [ %414, %295 ], [ %414, %410 ]
  %419 = icmp eq i32 %417, 8
  %420 = select i1 %419, i32 0, i32 %418
  br label %421

421:                                              ; preds = %85, %71, %36, %22, %416, %3, %279
  %422 = phi i32 [ %282, %279 ], [ 4, %3 ], [ %420, %416 ], [ 4, %22 ], [ 4, %36 ], [ 4, %71 ], [ 4, %85 ]
  ret i32 %422
}

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %5 = load i64, ptr %4, align 8, !tbaa !144
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %72

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %9 = load i64, ptr %8, align 8, !tbaa !113
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %72

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = load i64, ptr %13, align 8, !tbaa !11
  %17 = icmp ult i64 %16, %15
  br i1 %17, label %18, label %57

18:                                               ; preds = %11
  %19 = lshr i64 %16, 2
  %20 = add i64 %19, %16
  %21 = load i64, ptr @ROOM, align 8, !tbaa !11
  %22 = add i64 %20, %21
  %23 = tail call i64 @llvm.umax.i64(i64 %22, i64 %15)
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %25 = load i64, ptr %24, align 8, !tbaa !12
  %26 = sub i64 %23, %16
  %27 = shl i64 %26, 2
  %28 = add i64 %27, %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %307, label %32

32:                                               ; preds = %18
  %33 = load ptr, ptr %12, align 8, !tbaa !14
  %34 = shl i64 %23, 2
  %35 = tail call ptr @resize_memory(ptr noundef %33, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %307, label %37

37:                                               ; preds = %32
  %38 = load i64, ptr %13, align 8, !tbaa !11
  %39 = sub i64 %23, %38
  %40 = shl i64 %39, 2
  %41 = load i64, ptr %24, align 8, !tbaa !12
  %42 = add i64 %40, %41
  store i64 %42, ptr %24, align 8, !tbaa !12
  store ptr %35, ptr %12, align 8, !tbaa !14
  store i64 %23, ptr %13, align 8, !tbaa !11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %44 = load ptr, ptr %43, align 8, !tbaa !15
  %45 = icmp eq ptr %44, null
  %46 = icmp ult i64 %34, 4194304
  %47 = or i1 %46, %45
  br i1 %47, label %57, label %48

48:                                               ; preds = %37
  %49 = ptrtoint ptr %35 to i64
  %50 = and i64 %49, -4096
  %51 = add i64 %34, 4095
  %52 = add i64 %51, %49
  %53 = and i64 %52, -4096
  %54 = inttoptr i64 %50 to ptr
  %55 = sub i64 %53, %50
  %56 = tail call i32 %44(ptr noundef %54, i64 noundef %55, i32 noundef 14)
  br label %57

57:                                               ; preds = %48, %37, %11
  %58 = load i64, ptr %14, align 8, !tbaa !27
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %72, label %60

60:                                               ; preds = %57
  %61 = load ptr, ptr %12, align 8, !tbaa !116
  %62 = load i64, ptr %8, align 8, !tbaa !113
  br label %63

63:                                               ; preds = %60, %63
  %64 = phi i64 [ %62, %60 ], [ %66, %63 ]
  %65 = phi i32 [ 0, %60 ], [ %68, %63 ]
  %66 = add i64 %64, 1
  %67 = getelementptr inbounds i32, ptr %61, i64 %64
  store i32 %65, ptr %67, align 4, !tbaa !21
  %68 = add i32 %65, 1
  %69 = zext i32 %68 to i64
  %70 = icmp ugt i64 %58, %69
  br i1 %70, label %63, label %71, !llvm.loop !145

71:                                               ; preds = %63
  store i64 %66, ptr %8, align 8, !tbaa !113
  br label %72

72:                                               ; preds = %57, %71, %7, %2
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %74 = icmp eq i64 %1, 0
  br i1 %74, label %307, label %75

75:                                               ; preds = %72
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %80 = load i64, ptr @WORDS, align 8
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %84 = load i64, ptr @ROOM, align 8
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %88 = load i64, ptr @WORDS, align 8
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %90 = icmp eq i64 %88, 0
  %91 = load i64, ptr @TAG_MASK, align 8
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %95 = load i64, ptr @WORDS, align 8
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %106

103:                                              ; preds = %303
  %104 = add i64 %108, -1
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %307, label %106, !llvm.loop !146

106:                                              ; preds = %75, %103
  %107 = phi i32 [ undef, %75 ], [ %305, %103 ]
  %108 = phi i64 [ %1, %75 ], [ %104, %103 ]
  %109 = load i64, ptr %73, align 8, !tbaa !113
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %307, label %111

111:                                              ; preds = %106
  %112 = load ptr, ptr %76, align 8, !tbaa !116
  %113 = add i64 %109, -1
  store i64 %113, ptr %73, align 8, !tbaa !113
  %114 = getelementptr inbounds i32, ptr %112, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %116 = load ptr, ptr %0, align 8, !tbaa !82
  %117 = zext i32 %115 to i64
  %118 = load i64, ptr %77, align 8, !tbaa !30
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %124

120:                                              ; preds = %111
  %121 = load ptr, ptr %79, align 8, !tbaa !34
  %122 = mul i64 %80, %117
  %123 = getelementptr inbounds i64, ptr %121, i64 %122
  br label %130

124:                                              ; preds = %111
  %125 = load ptr, ptr %78, align 8, !tbaa !35
  %126 = getelementptr inbounds i32, ptr %125, i64 %117
  %127 = load i32, ptr %126, align 4, !tbaa !21
  %128 = zext i32 %127 to i64
  %129 = or i64 %128, -9223372036854775808
  store i64 %129, ptr %3, align 8, !tbaa !11
  br label %130

130:                                              ; preds = %120, %124
  %131 = phi ptr [ %3, %124 ], [ %123, %120 ]
  %132 = load ptr, ptr %81, align 8, !tbaa !83
  %133 = call i32 %116(ptr noundef %131, ptr noundef %132)
  %134 = icmp slt i32 %133, 0
  br i1 %134, label %135, label %136

135:                                              ; preds = %130
  store i64 %117, ptr %102, align 8, !tbaa !41
  br label %303

136:                                              ; preds = %130
  %137 = load i64, ptr %4, align 8, !tbaa !144
  %138 = add i64 %137, 1
  store i64 %138, ptr %4, align 8, !tbaa !144
  %139 = zext i32 %133 to i64
  %140 = load i64, ptr %82, align 8, !tbaa !72
  %141 = add i64 %140, %139
  store i64 %141, ptr %82, align 8, !tbaa !72
  %142 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %139)
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %303, label %144

144:                                              ; preds = %136
  %145 = load i64, ptr %73, align 8, !tbaa !113
  %146 = add i64 %145, %139
  %147 = load i64, ptr %83, align 8, !tbaa !11
  %148 = icmp ult i64 %147, %146
  br i1 %148, label %149, label %184

149:                                              ; preds = %144
  %150 = lshr i64 %147, 2
  %151 = add i64 %150, %147
  %152 = add i64 %151, %84
  %153 = call i64 @llvm.umax.i64(i64 %152, i64 %146)
  %154 = load i64, ptr %85, align 8, !tbaa !12
  %155 = sub i64 %153, %147
  %156 = shl i64 %155, 2
  %157 = add i64 %156, %154
  %158 = load i64, ptr %86, align 8, !tbaa !13
  %159 = icmp ugt i64 %157, %158
  br i1 %159, label %303, label %160

160:                                              ; preds = %149
  %161 = load ptr, ptr %76, align 8, !tbaa !14
  %162 = shl i64 %153, 2
  %163 = call ptr @resize_memory(ptr noundef %161, i64 noundef %162)
  %164 = icmp eq ptr %163, null
  br i1 %164, label %303, label %165

165:                                              ; preds = %160
  %166 = load i64, ptr %83, align 8, !tbaa !11
  %167 = sub i64 %153, %166
  %168 = shl i64 %167, 2
  %169 = load i64, ptr %85, align 8, !tbaa !12
  %170 = add i64 %168, %169
  store i64 %170, ptr %85, align 8, !tbaa !12
  store ptr %163, ptr %76, align 8, !tbaa !14
  store i64 %153, ptr %83, align 8, !tbaa !11
  %171 = load ptr, ptr %87, align 8, !tbaa !15
  %172 = icmp eq ptr %171, null
  %173 = icmp ult i64 %162, 4194304
  %174 = or i1 %173, %172
  br i1 %174, label %184, label %175

175:                                              ; preds = %165
  %176 = ptrtoint ptr %163 to i64
  %177 = and i64 %176, -4096
  %178 = add i64 %162, 4095
  %179 = add i64 %178, %176
  %180 = and i64 %179, -4096
  %181 = inttoptr i64 %177 to ptr
  %182 = sub i64 %180, %177
  %183 = call i32 %171(ptr noundef %181, i64 noundef %182, i32 noundef 14)
  br label %184

184:                                              ; preds = %175, %165, %144
  %185 = icmp eq i32 %133, 0
  br i1 %185, label %252, label %186

186:                                              ; preds = %184, %249
  %187 = phi i64 [ %250, %249 ], [ 0, %184 ]
  %188 = load ptr, ptr %81, align 8, !tbaa !83
  %189 = mul i64 %187, %88
  %190 = getelementptr inbounds i64, ptr %188, i64 %189
  %191 = load ptr, ptr %89, align 8, !tbaa !16
  %192 = icmp eq ptr %191, null
  br i1 %192, label %204, label %193

193:                                              ; preds = %186
  %194 = call i64 %191(ptr noundef %190)
  %195 = mul i64 %194, 246948723733
  %196 = lshr i64 %195, 19
  %197 = and i64 %196, 524287
  %198 = xor i64 %197, %195
  %199 = mul i64 %198, 242235342227
  %200 = and i64 %199, 274877906943
  %201 = lshr i64 %200, 19
  %202 = xor i64 %201, %199
  %203 = call i64 @llvm.fshl.i64(i64 %202, i64 %200, i64 32)
  br label %228

204:                                              ; preds = %186
  br i1 %90, label %223, label %205

205:                                              ; preds = %204, %205
  %206 = phi i64 [ %219, %205 ], [ 0, %204 ]
  %207 = phi i64 [ %218, %205 ], [ -7046029254386353131, %204 ]
  %208 = getelementptr inbounds i64, ptr %190, i64 %206
  %209 = load i64, ptr %208, align 8, !tbaa !11
  %210 = xor i64 %209, %207
  %211 = shl i64 %206, 1
  %212 = add i64 %211, -2960836687051489901
  %213 = zext i64 %210 to i128
  %214 = zext i64 %212 to i128
  %215 = mul nuw i128 %213, %214
  %216 = lshr i128 %215, 64
  %217 = xor i128 %216, %215
  %218 = trunc i128 %217 to i64
  %219 = add nuw i64 %206, 1
  %220 = icmp eq i64 %219, %88
  br i1 %220, label %221, label %205, !llvm.loop !17

221:                                              ; preds = %205
  %222 = trunc i128 %217 to i64
  br label %223

223:                                              ; preds = %221, %204
  %224 = phi i64 [ -7046029254386353131, %204 ], [ %222, %221 ]
  %225 = lshr i64 %224, 32
  %226 = xor i64 %225, %224
  %227 = and i64 %226, %91
  br label %228

228:                                              ; preds = %223, %193
  %229 = phi i64 [ %203, %193 ], [ %227, %223 ]
  %230 = load ptr, ptr %92, align 8, !tbaa !132
  %231 = getelementptr inbounds i64, ptr %230, i64 %187
  store i64 %229, ptr %231, align 8, !tbaa !11
  %232 = load ptr, ptr %93, align 8, !tbaa !62
  %233 = icmp eq ptr %232, null
  br i1 %233, label %237, label %234

234:                                              ; preds = %228
  %235 = lshr i64 %229, 6
  %236 = getelementptr inbounds i64, ptr %232, i64 %235
  call void @llvm.prefetch.p0(ptr nonnull %236, i32 0, i32 3, i32 1)
  br label %249

237:                                              ; preds = %228
  %238 = and i64 %229, 63
  %239 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %238, i32 1
  %240 = load i64, ptr %239, align 8, !tbaa !31
  %241 = icmp eq i64 %240, 0
  br i1 %241, label %249, label %242

242:                                              ; preds = %237
  %243 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %238
  %244 = load ptr, ptr %243, align 8, !tbaa !33
  %245 = lshr i64 %229, 32
  %246 = mul i64 %240, %245
  %247 = lshr i64 %246, 32
  %248 = getelementptr inbounds i64, ptr %244, i64 %247
  call void @llvm.prefetch.p0(ptr %248, i32 0, i32 3, i32 1)
  br label %249

249:                                              ; preds = %242, %237, %234
  %250 = add nuw nsw i64 %187, 1
  %251 = icmp eq i64 %250, %139
  br i1 %251, label %252, label %186, !llvm.loop !147

252:                                              ; preds = %249, %184
  %253 = icmp sgt i32 %133, 0
  br i1 %253, label %254, label %293

254:                                              ; preds = %252
  %255 = zext i32 %133 to i64
  br label %256

256:                                              ; preds = %254, %290
  %257 = phi i64 [ 0, %254 ], [ %291, %290 ]
  %258 = phi i32 [ %107, %254 ], [ %289, %290 ]
  %259 = load i64, ptr %94, align 8, !tbaa !28
  %260 = load ptr, ptr %81, align 8, !tbaa !83
  %261 = mul i64 %95, %257
  %262 = getelementptr inbounds i64, ptr %260, i64 %261
  %263 = load ptr, ptr %96, align 8, !tbaa !132
  %264 = getelementptr inbounds i64, ptr %263, i64 %257
  %265 = load i64, ptr %264, align 8, !tbaa !11
  %266 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %262, i64 noundef %265)
  %267 = icmp slt i64 %266, 0
  br i1 %267, label %287, label %268

268:                                              ; preds = %256
  %269 = icmp ult i64 %266, %259
  br i1 %269, label %287, label %270

270:                                              ; preds = %268
  %271 = load ptr, ptr %97, align 8, !tbaa !24
  %272 = getelementptr inbounds i32, ptr %271, i64 %266
  store i32 %115, ptr %272, align 4, !tbaa !21
  %273 = load ptr, ptr %98, align 8, !tbaa !40
  %274 = load ptr, ptr %81, align 8, !tbaa !83
  %275 = getelementptr inbounds i64, ptr %274, i64 %261
  %276 = call i32 %273(ptr noundef %275)
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %281, label %278

278:                                              ; preds = %270
  store i64 %266, ptr %99, align 8, !tbaa !41
  %279 = icmp slt i32 %276, 1
  %280 = select i1 %279, i32 3, i32 1
  br label %287

281:                                              ; preds = %270
  %282 = trunc i64 %266 to i32
  %283 = load ptr, ptr %76, align 8, !tbaa !116
  %284 = load i64, ptr %73, align 8, !tbaa !113
  %285 = add i64 %284, 1
  store i64 %285, ptr %73, align 8, !tbaa !113
  %286 = getelementptr inbounds i32, ptr %283, i64 %284
  store i32 %282, ptr %286, align 4, !tbaa !21
  br label %287

287:                                              ; preds = %278, %281, %268, %256
  %288 = phi i32 [ 1, %256 ], [ 10, %268 ], [ 1, %278 ], [ 0, %281 ]
  %289 = phi i32 [ 4, %256 ], [ %258, %268 ], [ %280, %278 ], [ %258, %281 ]
  switch i32 %288, label %293 [
    i32 0, label %290
    i32 10, label %290
  ]

290:                                              ; preds = %287, %287
  %291 = add nuw nsw i64 %257, 1
  %292 = icmp eq i64 %291, %255
  br i1 %292, label %293, label %256, !llvm.loop !148

293:                                              ; preds = %287, %290, %252
  %294 = phi i32 [ 8, %252 ], [ %288, %287 ], [ 8, %290 ]
  %295 = phi i32 [ %107, %252 ], [ %289, %290 ], [ %289, %287 ]
  %296 = icmp eq i32 %294, 8
  br i1 %296, label %297, label %303

297:                                              ; preds = %293
  %298 = load i64, ptr %100, align 8, !tbaa !28
  %299 = load i64, ptr %101, align 8, !tbaa !79
  %300 = icmp ugt i64 %298, %299
  %301 = zext i1 %300 to i32
  %302 = select i1 %300, i32 5, i32 %295
  br label %303

303:                                              ; preds = %160, %149, %297, %136, %293, %135
  %304 = phi i32 [ 1, %135 ], [ %294, %293 ], [ 1, %136 ], [ %301, %297 ], [ 1, %149 ], [ 1, %160 ]
  %305 = phi i32 [ 3, %135 ], [ %295, %293 ], [ 4, %136 ], [ %302, %297 ], [ 4, %149 ], [ 4, %160 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %306 = icmp eq i32 %304, 0
  br i1 %306, label %103, label %307

307:                                              ; preds = %106, %303, %103, %72, %32, %18
  %308 = phi i32 [ 4, %18 ], [ 4, %32 ], [ 0, %72 ], [ 0, %103 ], [ %305, %303 ], [ 2, %106 ]
  ret i32 %308
}

define i32 @search_preorder(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %5 = load i64, ptr %4, align 8, !tbaa !144
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %124

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %9 = load i64, ptr %8, align 8, !tbaa !113
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %124

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = load i64, ptr %13, align 8, !tbaa !11
  %17 = icmp ult i64 %16, %15
  br i1 %17, label %18, label %57

18:                                               ; preds = %11
  %19 = lshr i64 %16, 2
  %20 = add i64 %19, %16
  %21 = load i64, ptr @ROOM, align 8, !tbaa !11
  %22 = add i64 %20, %21
  %23 = tail call i64 @llvm.umax.i64(i64 %22, i64 %15)
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %25 = load i64, ptr %24, align 8, !tbaa !12
  %26 = sub i64 %23, %16
  %27 = shl i64 %26, 2
  %28 = add i64 %27, %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %435, label %32

32:                                               ; preds = %18
  %33 = load ptr, ptr %12, align 8, !tbaa !14
  %34 = shl i64 %23, 2
  %35 = tail call ptr @resize_memory(ptr noundef %33, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %435, label %37

37:                                               ; preds = %32
  %38 = load i64, ptr %13, align 8, !tbaa !11
  %39 = sub i64 %23, %38
  %40 = shl i64 %39, 2
  %41 = load i64, ptr %24, align 8, !tbaa !12
  %42 = add i64 %40, %41
  store i64 %42, ptr %24, align 8, !tbaa !12
  store ptr %35, ptr %12, align 8, !tbaa !14
  store i64 %23, ptr %13, align 8, !tbaa !11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %44 = load ptr, ptr %43, align 8, !tbaa !15
  %45 = icmp eq ptr %44, null
  %46 = icmp ult i64 %34, 4194304
  %47 = or i1 %46, %45
  br i1 %47, label %57, label %48

48:                                               ; preds = %37
  %49 = ptrtoint ptr %35 to i64
  %50 = and i64 %49, -4096
  %51 = add i64 %34, 4095
  %52 = add i64 %51, %49
  %53 = and i64 %52, -4096
  %54 = inttoptr i64 %50 to ptr
  %55 = sub i64 %53, %50
  %56 = tail call i32 %44(ptr noundef %54, i64 noundef %55, i32 noundef 14)
  br label %57

57:                                               ; preds = %48, %37, %11
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %59 = load i64, ptr %58, align 8, !tbaa !149
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %61 = load i64, ptr %60, align 8, !tbaa !29
  %62 = icmp ult i64 %59, %61
  br i1 %62, label %63, label %103

63:                                               ; preds = %57
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %65 = lshr i64 %59, 2
  %66 = add i64 %65, %59
  %67 = load i64, ptr @ROOM, align 8, !tbaa !11
  %68 = add i64 %66, %67
  %69 = tail call i64 @llvm.umax.i64(i64 %68, i64 %61)
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %71 = load i64, ptr %70, align 8, !tbaa !12
  %72 = sub i64 %69, %59
  %73 = shl i64 %72, 2
  %74 = add i64 %73, %71
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %76 = load i64, ptr %75, align 8, !tbaa !13
  %77 = icmp ugt i64 %74, %76
  br i1 %77, label %435, label %78

78:                                               ; preds = %63
  %79 = load ptr, ptr %64, align 8, !tbaa !14
  %80 = shl i64 %69, 2
  %81 = tail call ptr @resize_memory(ptr noundef %79, i64 noundef %80)
  %82 = icmp eq ptr %81, null
  br i1 %82, label %435, label %83

83:                                               ; preds = %78
  %84 = load i64, ptr %58, align 8, !tbaa !11
  %85 = sub i64 %69, %84
  %86 = shl i64 %85, 2
  %87 = load i64, ptr %70, align 8, !tbaa !12
  %88 = add i64 %86, %87
  store i64 %88, ptr %70, align 8, !tbaa !12
  store ptr %81, ptr %64, align 8, !tbaa !14
  store i64 %69, ptr %58, align 8, !tbaa !11
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %90 = load ptr, ptr %89, align 8, !tbaa !15
  %91 = icmp eq ptr %90, null
  %92 = icmp ult i64 %80, 4194304
  %93 = or i1 %92, %91
  br i1 %93, label %103, label %94

94:                                               ; preds = %83
  %95 = ptrtoint ptr %81 to i64
  %96 = and i64 %95, -4096
  %97 = add i64 %80, 4095
  %98 = add i64 %97, %95
  %99 = and i64 %98, -4096
  %100 = inttoptr i64 %96 to ptr
  %101 = sub i64 %99, %96
  %102 = tail call i32 %90(ptr noundef %100, i64 noundef %101, i32 noundef 14)
  br label %103

103:                                              ; preds = %94, %83, %57
  %104 = load i64, ptr %14, align 8, !tbaa !27
  %105 = and i64 %104, 4294967295
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %124, label %107

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %109 = load ptr, ptr %108, align 8, !tbaa !150
  %110 = load ptr, ptr %12, align 8, !tbaa !116
  %111 = load i64, ptr %8, align 8, !tbaa !113
  %112 = and i64 %104, 4294967295
  br label %113

113:                                              ; preds = %107, %113
  %114 = phi i64 [ %112, %107 ], [ %116, %113 ]
  %115 = phi i64 [ %111, %107 ], [ %120, %113 ]
  %116 = add nsw i64 %114, -1
  %117 = trunc i64 %116 to i32
  %118 = and i64 %116, 4294967295
  %119 = getelementptr inbounds i32, ptr %109, i64 %118
  store i32 0, ptr %119, align 4, !tbaa !21
  %120 = add i64 %115, 1
  %121 = getelementptr inbounds i32, ptr %110, i64 %115
  store i32 %117, ptr %121, align 4, !tbaa !21
  %122 = icmp eq i32 %117, 0
  br i1 %122, label %123, label %113, !llvm.loop !151

123:                                              ; preds = %113
  store i64 %120, ptr %8, align 8, !tbaa !113
  br label %124

124:                                              ; preds = %103, %123, %7, %2
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %126 = icmp eq i64 %1, 0
  br i1 %126, label %435, label %127

127:                                              ; preds = %124
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %133 = load i64, ptr @WORDS, align 8
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %140 = load i64, ptr @ROOM, align 8
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %148 = load i64, ptr @WORDS, align 8
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %150 = icmp eq i64 %148, 0
  %151 = load i64, ptr @TAG_MASK, align 8
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %155 = load i64, ptr @WORDS, align 8
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %160 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %164

161:                                              ; preds = %431
  %162 = add i64 %166, -1
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %435, label %164, !llvm.loop !152

164:                                              ; preds = %127, %161
  %165 = phi i32 [ undef, %127 ], [ %433, %161 ]
  %166 = phi i64 [ %1, %127 ], [ %162, %161 ]
  %167 = load i64, ptr %125, align 8, !tbaa !113
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %435, label %169

169:                                              ; preds = %164
  %170 = load ptr, ptr %128, align 8, !tbaa !116
  %171 = add i64 %167, -1
  store i64 %171, ptr %125, align 8, !tbaa !113
  %172 = getelementptr inbounds i32, ptr %170, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !21
  %174 = load ptr, ptr %129, align 8, !tbaa !150
  %175 = zext i32 %173 to i64
  %176 = getelementptr inbounds i32, ptr %174, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !21
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %431

179:                                              ; preds = %169
  store i32 1, ptr %176, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %180 = load i64, ptr %130, align 8, !tbaa !30
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %182, label %186

182:                                              ; preds = %179
  %183 = load ptr, ptr %132, align 8, !tbaa !34
  %184 = mul i64 %133, %175
  %185 = getelementptr inbounds i64, ptr %183, i64 %184
  br label %192

186:                                              ; preds = %179
  %187 = load ptr, ptr %131, align 8, !tbaa !35
  %188 = getelementptr inbounds i32, ptr %187, i64 %175
  %189 = load i32, ptr %188, align 4, !tbaa !21
  %190 = zext i32 %189 to i64
  %191 = or i64 %190, -9223372036854775808
  store i64 %191, ptr %3, align 8, !tbaa !11
  br label %192

192:                                              ; preds = %182, %186
  %193 = phi ptr [ %3, %186 ], [ %185, %182 ]
  %194 = load ptr, ptr %134, align 8, !tbaa !40
  %195 = call i32 %194(ptr noundef %193)
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %200, label %197

197:                                              ; preds = %192
  store i64 %175, ptr %135, align 8, !tbaa !41
  %198 = icmp slt i32 %195, 1
  %199 = select i1 %198, i32 3, i32 1
  br label %428

200:                                              ; preds = %192
  %201 = load ptr, ptr %0, align 8, !tbaa !82
  %202 = load ptr, ptr %136, align 8, !tbaa !83
  %203 = call i32 %201(ptr noundef %193, ptr noundef %202)
  %204 = icmp slt i32 %203, 0
  br i1 %204, label %205, label %206

205:                                              ; preds = %200
  store i64 %175, ptr %160, align 8, !tbaa !41
  br label %428

206:                                              ; preds = %200
  %207 = load i64, ptr %4, align 8, !tbaa !144
  %208 = add i64 %207, 1
  store i64 %208, ptr %4, align 8, !tbaa !144
  %209 = zext i32 %203 to i64
  %210 = load i64, ptr %137, align 8, !tbaa !72
  %211 = add i64 %210, %209
  store i64 %211, ptr %137, align 8, !tbaa !72
  %212 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %209)
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %428, label %214

214:                                              ; preds = %206
  %215 = load i64, ptr %138, align 8, !tbaa !149
  %216 = load i64, ptr %139, align 8, !tbaa !29
  %217 = icmp ult i64 %215, %216
  br i1 %217, label %218, label %253

218:                                              ; preds = %214
  %219 = lshr i64 %215, 2
  %220 = add i64 %219, %215
  %221 = add i64 %220, %140
  %222 = call i64 @llvm.umax.i64(i64 %221, i64 %216)
  %223 = load i64, ptr %141, align 8, !tbaa !12
  %224 = sub i64 %222, %215
  %225 = shl i64 %224, 2
  %226 = add i64 %225, %223
  %227 = load i64, ptr %142, align 8, !tbaa !13
  %228 = icmp ugt i64 %226, %227
  br i1 %228, label %428, label %229

229:                                              ; preds = %218
  %230 = load ptr, ptr %129, align 8, !tbaa !14
  %231 = shl i64 %222, 2
  %232 = call ptr @resize_memory(ptr noundef %230, i64 noundef %231)
  %233 = icmp eq ptr %232, null
  br i1 %233, label %428, label %234

234:                                              ; preds = %229
  %235 = load i64, ptr %138, align 8, !tbaa !11
  %236 = sub i64 %222, %235
  %237 = shl i64 %236, 2
  %238 = load i64, ptr %141, align 8, !tbaa !12
  %239 = add i64 %237, %238
  store i64 %239, ptr %141, align 8, !tbaa !12
  store ptr %232, ptr %129, align 8, !tbaa !14
  store i64 %222, ptr %138, align 8, !tbaa !11
  %240 = load ptr, ptr %143, align 8, !tbaa !15
  %241 = icmp eq ptr %240, null
  %242 = icmp ult i64 %231, 4194304
  %243 = or i1 %242, %241
  br i1 %243, label %253, label %244

244:                                              ; preds = %234
  %245 = ptrtoint ptr %232 to i64
  %246 = and i64 %245, -4096
  %247 = add i64 %231, 4095
  %248 = add i64 %247, %245
  %249 = and i64 %248, -4096
  %250 = inttoptr i64 %246 to ptr
  %251 = sub i64 %249, %246
  %252 = call i32 %240(ptr noundef %250, i64 noundef %251, i32 noundef 14)
  br label %253

253:                                              ; preds = %244, %234, %214
  %254 = load i64, ptr %125, align 8, !tbaa !113
  %255 = add i64 %254, %209
  %256 = load i64, ptr %144, align 8, !tbaa !11
  %257 = icmp ult i64 %256, %255
  br i1 %257, label %258, label %293

258:                                              ; preds = %253
  %259 = lshr i64 %256, 2
  %260 = add i64 %259, %256
  %261 = add i64 %260, %140
  %262 = call i64 @llvm.umax.i64(i64 %261, i64 %255)
  %263 = load i64, ptr %145, align 8, !tbaa !12
  %264 = sub i64 %262, %256
  %265 = shl i64 %264, 2
  %266 = add i64 %265, %263
  %267 = load i64, ptr %146, align 8, !tbaa !13
  %268 = icmp ugt i64 %266, %267
  br i1 %268, label %428, label %269

269:                                              ; preds = %258
  %270 = load ptr, ptr %128, align 8, !tbaa !14
  %271 = shl i64 %262, 2
  %272 = call ptr @resize_memory(ptr noundef %270, i64 noundef %271)
  %273 = icmp eq ptr %272, null
  br i1 %273, label %428, label %274

274:                                              ; preds = %269
  %275 = load i64, ptr %144, align 8, !tbaa !11
  %276 = sub i64 %262, %275
  %277 = shl i64 %276, 2
  %278 = load i64, ptr %145, align 8, !tbaa !12
  %279 = add i64 %277, %278
  store i64 %279, ptr %145, align 8, !tbaa !12
  store ptr %272, ptr %128, align 8, !tbaa !14
  store i64 %262, ptr %144, align 8, !tbaa !11
  %280 = load ptr, ptr %147, align 8, !tbaa !15
  %281 = icmp eq ptr %280, null
  %282 = icmp ult i64 %271, 4194304
  %283 = or i1 %282, %281
  br i1 %283, label %293, label %284

284:                                              ; preds = %274
  %285 = ptrtoint ptr %272 to i64
  %286 = and i64 %285, -4096
  %287 = add i64 %271, 4095
  %288 = add i64 %287, %285
  %289 = and i64 %288, -4096
  %290 = inttoptr i64 %286 to ptr
  %291 = sub i64 %289, %286
  %292 = call i32 %280(ptr noundef %290, i64 noundef %291, i32 noundef 14)
  br label %293

293:                                              ; preds = %284, %274, %253
  %294 = icmp eq i32 %203, 0
  br i1 %294, label %361, label %295

295:                                              ; preds = %293, %358
  %296 = phi i64 [ %359, %358 ], [ 0, %293 ]
  %297 = load ptr, ptr %136, align 8, !tbaa !83
  %298 = mul i64 %296, %148
  %299 = getelementptr inbounds i64, ptr %297, i64 %298
  %300 = load ptr, ptr %149, align 8, !tbaa !16
  %301 = icmp eq ptr %300, null
  br i1 %301, label %313, label %302

302:                                              ; preds = %295
  %303 = call i64 %300(ptr noundef %299)
  %304 = mul i64 %303, 246948723733
  %305 = lshr i64 %304, 19
  %306 = and i64 %305, 524287
  %307 = xor i64 %306, %304
  %308 = mul i64 %307, 242235342227
  %309 = and i64 %308, 274877906943
  %310 = lshr i64 %309, 19
  %311 = xor i64 %310, %308
  %312 = call i64 @llvm.fshl.i64(i64 %311, i64 %309, i64 32)
  br label %337

313:                                              ; preds = %295
  br i1 %150, label %332, label %314

314:                                              ; preds = %313, %314
  %315 = phi i64 [ %328, %314 ], [ 0, %313 ]
  %316 = phi i64 [ %327, %314 ], [ -7046029254386353131, %313 ]
  %317 = getelementptr inbounds i64, ptr %299, i64 %315
  %318 = load i64, ptr %317, align 8, !tbaa !11
  %319 = xor i64 %318, %316
  %320 = shl i64 %315, 1
  %321 = add i64 %320, -2960836687051489901
  %322 = zext i64 %319 to i128
  %323 = zext i64 %321 to i128
  %324 = mul nuw i128 %322, %323
  %325 = lshr i128 %324, 64
  %326 = xor i128 %325, %324
  %327 = trunc i128 %326 to i64
  %328 = add nuw i64 %315, 1
  %329 = icmp eq i64 %328, %148
  br i1 %329, label %330, label %314, !llvm.loop !17

330:                                              ; preds = %314
  %331 = trunc i128 %326 to i64
  br label %332

332:                                              ; preds = %330, %313
  %333 = phi i64 [ -7046029254386353131, %313 ], [ %331, %330 ]
  %334 = lshr i64 %333, 32
  %335 = xor i64 %334, %333
  %336 = and i64 %335, %151
  br label %337

337:                                              ; preds = %332, %302
  %338 = phi i64 [ %312, %302 ], [ %336, %332 ]
  %339 = load ptr, ptr %152, align 8, !tbaa !132
  %340 = getelementptr inbounds i64, ptr %339, i64 %296
  store i64 %338, ptr %340, align 8, !tbaa !11
  %341 = load ptr, ptr %153, align 8, !tbaa !62
  %342 = icmp eq ptr %341, null
  br i1 %342, label %346, label %343

343:                                              ; preds = %337
  %344 = lshr i64 %338, 6
  %345 = getelementptr inbounds i64, ptr %341, i64 %344
  call void @llvm.prefetch.p0(ptr nonnull %345, i32 0, i32 3, i32 1)
  br label %358

346:                                              ; preds = %337
  %347 = and i64 %338, 63
  %348 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %347, i32 1
  %349 = load i64, ptr %348, align 8, !tbaa !31
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %358, label %351

351:                                              ; preds = %346
  %352 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %347
  %353 = load ptr, ptr %352, align 8, !tbaa !33
  %354 = lshr i64 %338, 32
  %355 = mul i64 %349, %354
  %356 = lshr i64 %355, 32
  %357 = getelementptr inbounds i64, ptr %353, i64 %356
  call void @llvm.prefetch.p0(ptr %357, i32 0, i32 3, i32 1)
  br label %358

358:                                              ; preds = %351, %346, %343
  %359 = add nuw nsw i64 %296, 1
  %360 = icmp eq i64 %359, %209
  br i1 %360, label %361, label %295, !llvm.loop !147

361:                                              ; preds = %358, %293
  %362 = load i64, ptr %125, align 8, !tbaa !113
  %363 = icmp sgt i32 %203, 0
  br i1 %363, label %364, label %402

364:                                              ; preds = %361
  %365 = zext i32 %203 to i64
  br label %366

366:                                              ; preds = %364, %399
  %367 = phi i64 [ 0, %364 ], [ %400, %399 ]
  %368 = phi i32 [ %165, %364 ], [ %398, %399 ]
  %369 = load i64, ptr %154, align 8, !tbaa !28
  %370 = load ptr, ptr %136, align 8, !tbaa !83
  %371 = mul i64 %155, %367
  %372 = getelementptr inbounds i64, ptr %370, i64 %371
  %373 = load ptr, ptr %156, align 8, !tbaa !132
  %374 = getelementptr inbounds i64, ptr %373, i64 %367
  %375 = load i64, ptr %374, align 8, !tbaa !11
  %376 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %372, i64 noundef %375)
  %377 = icmp slt i64 %376, 0
  br i1 %377, label %396, label %378

378:                                              ; preds = %366
  %379 = icmp ult i64 %376, %369
  br i1 %379, label %383, label %380

380:                                              ; preds = %378
  %381 = load ptr, ptr %129, align 8, !tbaa !150
  %382 = getelementptr inbounds i32, ptr %381, i64 %376
  store i32 0, ptr %382, align 4, !tbaa !21
  br label %383

383:                                              ; preds = %380, %378
  %384 = load ptr, ptr %129, align 8, !tbaa !150
  %385 = getelementptr inbounds i32, ptr %384, i64 %376
  %386 = load i32, ptr %385, align 4, !tbaa !21
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %396

388:                                              ; preds = %383
  %389 = load ptr, ptr %157, align 8, !tbaa !24
  %390 = getelementptr inbounds i32, ptr %389, i64 %376
  store i32 %173, ptr %390, align 4, !tbaa !21
  %391 = trunc i64 %376 to i32
  %392 = load ptr, ptr %128, align 8, !tbaa !116
  %393 = load i64, ptr %125, align 8, !tbaa !113
  %394 = add i64 %393, 1
  store i64 %394, ptr %125, align 8, !tbaa !113
  %395 = getelementptr inbounds i32, ptr %392, i64 %393
  store i32 %391, ptr %395, align 4, !tbaa !21
  br label %396

396:                                              ; preds = %383, %366, %388
  %397 = phi i32 [ 0, %388 ], [ 1, %366 ], [ 9, %383 ]
  %398 = phi i32 [ %368, %388 ], [ 4, %366 ], [ %368, %383 ]
  switch i32 %397, label %402 [
    i32 0, label %399
    i32 9, label %399
  ]

399:                                              ; preds = %396, %396
  %400 = add nuw nsw i64 %367, 1
  %401 = icmp eq i64 %400, %365
  br i1 %401, label %402, label %366, !llvm.loop !153

402:                                              ; preds = %396, %399, %361
  %403 = phi i32 [ 7, %361 ], [ %397, %396 ], [ 7, %399 ]
  %404 = phi i32 [ %165, %361 ], [ %398, %399 ], [ %398, %396 ]
  %405 = icmp eq i32 %403, 7
  br i1 %405, label %406, label %428

406:                                              ; preds = %402
  %407 = load ptr, ptr %128, align 8, !tbaa !116
  %408 = getelementptr inbounds i32, ptr %407, i64 %362
  %409 = load i64, ptr %125, align 8, !tbaa !113
  %410 = getelementptr inbounds i32, ptr %407, i64 %409
  %411 = getelementptr inbounds i32, ptr %408, i64 1
  %412 = icmp ult ptr %411, %410
  br i1 %412, label %413, label %422

413:                                              ; preds = %406, %413
  %414 = phi ptr [ %420, %413 ], [ %411, %406 ]
  %415 = phi ptr [ %414, %413 ], [ %408, %406 ]
  %416 = phi ptr [ %418, %413 ], [ %410, %406 ]
  %417 = load i32, ptr %415, align 4, !tbaa !21
  %418 = getelementptr inbounds i32, ptr %416, i64 -1
  %419 = load i32, ptr %418, align 4, !tbaa !21
  store i32 %419, ptr %415, align 4, !tbaa !21
  store i32 %417, ptr %418, align 4, !tbaa !21
  %420 = getelementptr inbounds i32, ptr %414, i64 1
  %421 = icmp ult ptr %420, %418
  br i1 %421, label %413, label %422, !llvm.loop !154

422:                                              ; preds = %413, %406
  %423 = load i64, ptr %158, align 8, !tbaa !28
  %424 = load i64, ptr %159, align 8, !tbaa !79
  %425 = icmp ugt i64 %423, %424
  %426 = zext i1 %425 to i32
  %427 = select i1 %425, i32 5, i32 %404
  br label %428

428:                                              ; preds = %269, %258, %229, %218, %205, %206, %422, %402, %197
  %429 = phi i32 [ 1, %197 ], [ 1, %205 ], [ 1, %206 ], [ %403, %402 ], [ %426, %422 ], [ 1, %218 ], [ 1, %229 ], [ 1, %258 ], [ 1, %269 ]
  %430 = phi i32 [ %199, %197 ], [ 3, %205 ], [ 4, %206 ], [ %404, %402 ], [ %427, %422 ], [ 4, %218 ], [ 4, %229 ], [ 4, %258 ], [ 4, %269 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %431

431:                                              ; preds = %169, %428
  %432 = phi i32 [ %429, %428 ], [ 6, %169 ]
  %433 = phi i32 [ %430, %428 ], [ %165, %169 ]
  %434 = icmp eq i32 %432, 1
  br i1 %434, label %435, label %161

435:                                              ; preds = %164, %431, %161, %124, %78, %63, %32, %18
  %436 = phi i32 [ 4, %18 ], [ 4, %32 ], [ 4, %63 ], [ 4, %78 ], [ 0, %124 ], [ 0, %161 ], [ %433, %431 ], [ 2, %164 ]
  ret i32 %436
}

define i32 @search_best_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %6 = load i64, ptr %5, align 8, !tbaa !155
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %79

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %10 = load i64, ptr %9, align 8, !tbaa !149
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !29
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %54

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %16 = lshr i64 %10, 2
  %17 = add i64 %16, %10
  %18 = load i64, ptr @ROOM, align 8, !tbaa !11
  %19 = add i64 %17, %18
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 %12)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %10
  %24 = shl i64 %23, 2
  %25 = add i64 %24, %22
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %357, label %29

29:                                               ; preds = %14
  %30 = load ptr, ptr %15, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %357, label %34

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
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %56 = load i64, ptr %55, align 8, !tbaa !27
  %57 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %56)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %357, label %59

59:                                               ; preds = %54
  %60 = load i64, ptr %55, align 8, !tbaa !27
  %61 = icmp ne i64 %60, 0
  br i1 %61, label %62, label %76

62:                                               ; preds = %59
  %63 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %76

65:                                               ; preds = %62, %72
  %66 = phi i32 [ %75, %72 ], [ %63, %62 ]
  %67 = phi i32 [ %68, %72 ], [ 0, %62 ]
  %68 = add i32 %67, 1
  %69 = zext i32 %68 to i64
  %70 = load i64, ptr %55, align 8, !tbaa !27
  %71 = icmp ugt i64 %70, %69
  br i1 %71, label %72, label %76, !llvm.loop !156

72:                                               ; preds = %65
  %73 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef %68, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %74 = icmp eq i32 %73, 0
  %75 = select i1 %74, i32 %66, i32 %73
  br i1 %74, label %65, label %76, !llvm.loop !156

76:                                               ; preds = %65, %72, %62, %59
  %77 = phi i1 [ %61, %59 ], [ %61, %62 ], [ %71, %72 ], [ %71, %65 ]
  %78 = phi i32 [ undef, %59 ], [ %63, %62 ], [ %75, %72 ], [ %66, %65 ]
  br i1 %77, label %357, label %79

79:                                               ; preds = %76, %3
  %80 = phi i32 [ undef, %3 ], [ %78, %76 ]
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %83 = icmp eq i64 %1, 0
  br i1 %83, label %357, label %84

84:                                               ; preds = %79
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %91 = load i64, ptr @WORDS, align 8
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %100 = load i64, ptr @ROOM, align 8
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %104 = load i64, ptr @WORDS, align 8
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %106 = icmp eq i64 %104, 0
  %107 = load i64, ptr @TAG_MASK, align 8
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %112 = load i64, ptr @WORDS, align 8
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %120

117:                                              ; preds = %353
  %118 = add i64 %122, -1
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %357, label %120, !llvm.loop !157

120:                                              ; preds = %84, %117
  %121 = phi i32 [ %80, %84 ], [ %355, %117 ]
  %122 = phi i64 [ %1, %84 ], [ %118, %117 ]
  %123 = load i64, ptr %81, align 8, !tbaa !158
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %357, label %125

125:                                              ; preds = %120
  %126 = load i64, ptr %82, align 8, !tbaa !144
  %127 = load i64, ptr %85, align 8, !tbaa !159
  %128 = icmp ult i64 %126, %127
  br i1 %128, label %129, label %357

129:                                              ; preds = %125
  %130 = call fastcc i32 @pop(ptr noundef %0)
  %131 = load ptr, ptr %86, align 8, !tbaa !160
  %132 = zext i32 %130 to i64
  %133 = getelementptr inbounds %struct.Record, ptr %131, i64 %132
  %134 = getelementptr inbounds %struct.Record, ptr %131, i64 %132, i32 1
  %135 = load i32, ptr %134, align 8, !tbaa !161
  %136 = load i64, ptr %133, align 8, !tbaa !163
  %137 = load ptr, ptr %87, align 8, !tbaa !150
  %138 = zext i32 %135 to i64
  %139 = getelementptr inbounds i32, ptr %137, i64 %138
  %140 = load i32, ptr %139, align 4, !tbaa !21
  %141 = icmp eq i32 %140, %130
  br i1 %141, label %142, label %353

142:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %143 = load i64, ptr %88, align 8, !tbaa !30
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %145, label %149

145:                                              ; preds = %142
  %146 = load ptr, ptr %90, align 8, !tbaa !34
  %147 = mul i64 %91, %138
  %148 = getelementptr inbounds i64, ptr %146, i64 %147
  br label %155

149:                                              ; preds = %142
  %150 = load ptr, ptr %89, align 8, !tbaa !35
  %151 = getelementptr inbounds i32, ptr %150, i64 %138
  %152 = load i32, ptr %151, align 4, !tbaa !21
  %153 = zext i32 %152 to i64
  %154 = or i64 %153, -9223372036854775808
  store i64 %154, ptr %4, align 8, !tbaa !11
  br label %155

155:                                              ; preds = %145, %149
  %156 = phi ptr [ %4, %149 ], [ %148, %145 ]
  %157 = load ptr, ptr %92, align 8, !tbaa !40
  %158 = call i32 %157(ptr noundef %156)
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:                                              ; preds = %155
  %161 = icmp sgt i32 %158, 0
  %162 = select i1 %161, i32 %130, i32 %135
  %163 = zext i32 %162 to i64
  store i64 %163, ptr %93, align 8, !tbaa !41
  %164 = select i1 %161, i32 1, i32 3
  br label %350

165:                                              ; preds = %155
  %166 = load ptr, ptr %94, align 8, !tbaa !164
  %167 = load ptr, ptr %95, align 8, !tbaa !83
  %168 = load ptr, ptr %96, align 8, !tbaa !165
  %169 = call i32 %166(ptr noundef %156, ptr noundef %167, ptr noundef %168)
  %170 = icmp slt i32 %169, 0
  br i1 %170, label %171, label %174

171:                                              ; preds = %165
  store i64 %138, ptr %116, align 8, !tbaa !41
  %172 = icmp eq i32 %169, -1
  %173 = select i1 %172, i32 3, i32 6
  br label %350

174:                                              ; preds = %165
  %175 = load i64, ptr %82, align 8, !tbaa !144
  %176 = add i64 %175, 1
  store i64 %176, ptr %82, align 8, !tbaa !144
  %177 = zext i32 %169 to i64
  %178 = load i64, ptr %97, align 8, !tbaa !72
  %179 = add i64 %178, %177
  store i64 %179, ptr %97, align 8, !tbaa !72
  %180 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %177)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %350, label %182

182:                                              ; preds = %174
  %183 = load i64, ptr %98, align 8, !tbaa !149
  %184 = load i64, ptr %99, align 8, !tbaa !29
  %185 = icmp ult i64 %183, %184
  br i1 %185, label %186, label %221

186:                                              ; preds = %182
  %187 = lshr i64 %183, 2
  %188 = add i64 %187, %183
  %189 = add i64 %188, %100
  %190 = call i64 @llvm.umax.i64(i64 %189, i64 %184)
  %191 = load i64, ptr %101, align 8, !tbaa !12
  %192 = sub i64 %190, %183
  %193 = shl i64 %192, 2
  %194 = add i64 %193, %191
  %195 = load i64, ptr %102, align 8, !tbaa !13
  %196 = icmp ugt i64 %194, %195
  br i1 %196, label %350, label %197

197:                                              ; preds = %186
  %198 = load ptr, ptr %87, align 8, !tbaa !14
  %199 = shl i64 %190, 2
  %200 = call ptr @resize_memory(ptr noundef %198, i64 noundef %199)
  %201 = icmp eq ptr %200, null
  br i1 %201, label %350, label %202

202:                                              ; preds = %197
  %203 = load i64, ptr %98, align 8, !tbaa !11
  %204 = sub i64 %190, %203
  %205 = shl i64 %204, 2
  %206 = load i64, ptr %101, align 8, !tbaa !12
  %207 = add i64 %205, %206
  store i64 %207, ptr %101, align 8, !tbaa !12
  store ptr %200, ptr %87, align 8, !tbaa !14
  store i64 %190, ptr %98, align 8, !tbaa !11
  %208 = load ptr, ptr %103, align 8, !tbaa !15
  %209 = icmp eq ptr %208, null
  %210 = icmp ult i64 %199, 4194304
  %211 = or i1 %210, %209
  br i1 %211, label %221, label %212

212:                                              ; preds = %202
  %213 = ptrtoint ptr %200 to i64
  %214 = and i64 %213, -4096
  %215 = add i64 %199, 4095
  %216 = add i64 %215, %213
  %217 = and i64 %216, -4096
  %218 = inttoptr i64 %214 to ptr
  %219 = sub i64 %217, %214
  %220 = call i32 %208(ptr noundef %218, i64 noundef %219, i32 noundef 14)
  br label %221

221:                                              ; preds = %212, %202, %182
  %222 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %177)
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %350, label %224

224:                                              ; preds = %221
  %225 = icmp eq i32 %169, 0
  br i1 %225, label %292, label %226

226:                                              ; preds = %224, %289
  %227 = phi i64 [ %290, %289 ], [ 0, %224 ]
  %228 = load ptr, ptr %95, align 8, !tbaa !83
  %229 = mul i64 %227, %104
  %230 = getelementptr inbounds i64, ptr %228, i64 %229
  %231 = load ptr, ptr %105, align 8, !tbaa !16
  %232 = icmp eq ptr %231, null
  br i1 %232, label %244, label %233

233:                                              ; preds = %226
  %234 = call i64 %231(ptr noundef %230)
  %235 = mul i64 %234, 246948723733
  %236 = lshr i64 %235, 19
  %237 = and i64 %236, 524287
  %238 = xor i64 %237, %235
  %239 = mul i64 %238, 242235342227
  %240 = and i64 %239, 274877906943
  %241 = lshr i64 %240, 19
  %242 = xor i64 %241, %239
  %243 = call i64 @llvm.fshl.i64(i64 %242, i64 %240, i64 32)
  br label %268

244:                                              ; preds = %226
  br i1 %106, label %263, label %245

245:                                              ; preds = %244, %245
  %246 = phi i64 [ %259, %245 ], [ 0, %244 ]
  %247 = phi i64 [ %258, %245 ], [ -7046029254386353131, %244 ]
  %248 = getelementptr inbounds i64, ptr %230, i64 %246
  %249 = load i64, ptr %248, align 8, !tbaa !11
  %250 = xor i64 %249, %247
  %251 = shl i64 %246, 1
  %252 = add i64 %251, -2960836687051489901
  %253 = zext i64 %250 to i128
  %254 = zext i64 %252 to i128
  %255 = mul nuw i128 %253, %254
  %256 = lshr i128 %255, 64
  %257 = xor i128 %256, %255
  %258 = trunc i128 %257 to i64
  %259 = add nuw i64 %246, 1
  %260 = icmp eq i64 %259, %104
  br i1 %260, label %261, label %245, !llvm.loop !17

261:                                              ; preds = %245
  %262 = trunc i128 %257 to i64
  br label %263

263:                                              ; preds = %261, %244
  %264 = phi i64 [ -7046029254386353131, %244 ], [ %262, %261 ]
  %265 = lshr i64 %264, 32
  %266 = xor i64 %265, %264
  %267 = and i64 %266, %107
  br label %268

268:                                              ; preds = %263, %233
  %269 = phi i64 [ %243, %233 ], [ %267, %263 ]
  %270 = load ptr, ptr %108, align 8, !tbaa !132
  %271 = getelementptr inbounds i64, ptr %270, i64 %227
  store i64 %269, ptr %271, align 8, !tbaa !11
  %272 = load ptr, ptr %109, align 8, !tbaa !62
  %273 = icmp eq ptr %272, null
  br i1 %273, label %277, label %274

274:                                              ; preds = %268
  %275 = lshr i64 %269, 6
  %276 = getelementptr inbounds i64, ptr %272, i64 %275
  call void @llvm.prefetch.p0(ptr nonnull %276, i32 0, i32 3, i32 1)
  br label %289

277:                                              ; preds = %268
  %278 = and i64 %269, 63
  %279 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %278, i32 1
  %280 = load i64, ptr %279, align 8, !tbaa !31
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %289, label %282

282:                                              ; preds = %277
  %283 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %278
  %284 = load ptr, ptr %283, align 8, !tbaa !33
  %285 = lshr i64 %269, 32
  %286 = mul i64 %280, %285
  %287 = lshr i64 %286, 32
  %288 = getelementptr inbounds i64, ptr %284, i64 %287
  call void @llvm.prefetch.p0(ptr %288, i32 0, i32 3, i32 1)
  br label %289

289:                                              ; preds = %282, %277, %274
  %290 = add nuw nsw i64 %227, 1
  %291 = icmp eq i64 %290, %177
  br i1 %291, label %292, label %226, !llvm.loop !147

292:                                              ; preds = %289, %224
  %293 = icmp sgt i32 %169, 0
  br i1 %293, label %294, label %340

294:                                              ; preds = %292
  %295 = add i32 %130, 1
  %296 = zext i32 %169 to i64
  br label %297

297:                                              ; preds = %294, %337
  %298 = phi i64 [ 0, %294 ], [ %338, %337 ]
  %299 = phi i32 [ %121, %294 ], [ %336, %337 ]
  %300 = load i64, ptr %110, align 8, !tbaa !28
  %301 = load ptr, ptr %96, align 8, !tbaa !165
  %302 = getelementptr inbounds i64, ptr %301, i64 %298
  %303 = load i64, ptr %302, align 8, !tbaa !11
  %304 = add i64 %303, %136
  %305 = load i64, ptr %111, align 8, !tbaa !166
  %306 = and i64 %304, %305
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %308, label %334

308:                                              ; preds = %297
  %309 = load ptr, ptr %95, align 8, !tbaa !83
  %310 = mul i64 %112, %298
  %311 = getelementptr inbounds i64, ptr %309, i64 %310
  %312 = load ptr, ptr %113, align 8, !tbaa !132
  %313 = getelementptr inbounds i64, ptr %312, i64 %298
  %314 = load i64, ptr %313, align 8, !tbaa !11
  %315 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %311, i64 noundef %314)
  %316 = icmp slt i64 %315, 0
  br i1 %316, label %334, label %317

317:                                              ; preds = %308
  %318 = icmp ult i64 %315, %300
  br i1 %318, label %319, label %328

319:                                              ; preds = %317
  %320 = load ptr, ptr %86, align 8, !tbaa !160
  %321 = load ptr, ptr %87, align 8, !tbaa !150
  %322 = getelementptr inbounds i32, ptr %321, i64 %315
  %323 = load i32, ptr %322, align 4, !tbaa !21
  %324 = zext i32 %323 to i64
  %325 = getelementptr inbounds %struct.Record, ptr %320, i64 %324
  %326 = load i64, ptr %325, align 8, !tbaa !163
  %327 = icmp ugt i64 %326, %304
  br i1 %327, label %328, label %334

328:                                              ; preds = %319, %317
  %329 = trunc i64 %315 to i32
  %330 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %329, i64 noundef %304, i32 noundef %295, i32 noundef %2)
  %331 = icmp ne i32 %330, 0
  %332 = zext i1 %331 to i32
  %333 = select i1 %331, i32 %330, i32 %299
  br label %334

334:                                              ; preds = %328, %308, %319, %297
  %335 = phi i32 [ 1, %297 ], [ %332, %328 ], [ 1, %308 ], [ 10, %319 ]
  %336 = phi i32 [ 6, %297 ], [ %333, %328 ], [ 4, %308 ], [ %299, %319 ]
  switch i32 %335, label %340 [
    i32 0, label %337
    i32 10, label %337
  ]

337:                                              ; preds = %334, %334
  %338 = add nuw nsw i64 %298, 1
  %339 = icmp eq i64 %338, %296
  br i1 %339, label %340, label %297, !llvm.loop !167

340:                                              ; preds = %334, %337, %292
  %341 = phi i32 [ 8, %292 ], [ %335, %334 ], [ 8, %337 ]
  %342 = phi i32 [ %121, %292 ], [ %336, %337 ], [ %336, %334 ]
  %343 = icmp eq i32 %341, 8
  br i1 %343, label %344, label %350

344:                                              ; preds = %340
  %345 = load i64, ptr %114, align 8, !tbaa !28
  %346 = load i64, ptr %115, align 8, !tbaa !79
  %347 = icmp ugt i64 %345, %346
  %348 = zext i1 %347 to i32
  %349 = select i1 %347, i32 5, i32 %342
  br label %350

350:                                              ; preds = %197, %186, %171, %340, %221, %174, %344, %160
  %351 = phi i32 [ 1, %160 ], [ 1, %171 ], [ %341, %340 ], [ 1, %221 ], [ 1, %174 ], [ %348, %344 ], [ 1, %186 ], [ 1, %197 ]
  %352 = phi i32 [ %164, %160 ], [ %173, %171 ], [ %342, %340 ], [ 4, %221 ], [ 4, %174 ], [ %349, %344 ], [ 4, %186 ], [ 4, %197 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %353

353:                                              ; preds = %129, %350
  %354 = phi i32 [ %351, %350 ], [ 7, %129 ]
  %355 = phi i32 [ %352, %350 ], [ %121, %129 ]
  %356 = icmp eq i32 %354, 1
  br i1 %356, label %357, label %117

357:                                              ; preds = %120, %125, %353, %117, %79, %29, %14, %76, %54
  %358 = phi i32 [ %78, %76 ], [ 4, %54 ], [ 4, %14 ], [ 4, %29 ], [ 0, %79 ], [ 0, %117 ], [ %355, %353 ], [ 7, %125 ], [ 2, %120 ]
  ret i32 %358
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %4 = load i64, ptr %3, align 8, !tbaa !155
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %7 = load i64, ptr %6, align 8, !tbaa !168
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %94, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %11 = load i64, ptr %10, align 8, !tbaa !169
  %12 = icmp ugt i64 %5, %11
  br i1 %12, label %13, label %94

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %15 = lshr i64 %11, 2
  %16 = add i64 %15, %11
  %17 = load i64, ptr @ROOM, align 8, !tbaa !11
  %18 = add i64 %16, %17
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %5)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %11
  %23 = shl i64 %22, 4
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %54 = load i64, ptr %10, align 8, !tbaa !169
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %56 = icmp ult i64 %54, %51
  br i1 %56, label %57, label %93

57:                                               ; preds = %53
  %58 = lshr i64 %54, 2
  %59 = add i64 %58, %54
  %60 = load i64, ptr @ROOM, align 8, !tbaa !11
  %61 = add i64 %59, %60
  %62 = tail call i64 @llvm.umax.i64(i64 %61, i64 %51)
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %64 = load i64, ptr %63, align 8, !tbaa !12
  %65 = sub i64 %62, %54
  %66 = shl i64 %65, 2
  %67 = add i64 %66, %64
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  store i64 %51, ptr %10, align 8, !tbaa !169
  br label %94

94:                                               ; preds = %71, %57, %50, %93, %9, %2
  %95 = phi i32 [ 0, %2 ], [ 1, %9 ], [ 0, %50 ], [ 1, %93 ], [ 0, %57 ], [ 0, %71 ]
  ret i32 %95
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %8 = load i64, ptr %7, align 8, !tbaa !155
  %9 = add i64 %8, 1
  store i64 %9, ptr %7, align 8, !tbaa !155
  %10 = trunc i64 %8 to i32
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %12 = load ptr, ptr %11, align 8, !tbaa !160
  %13 = and i64 %8, 4294967295
  %14 = getelementptr inbounds %struct.Record, ptr %12, i64 %13
  store i64 %2, ptr %14, align 8, !tbaa.struct !170
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  store i32 %1, ptr %15, align 8, !tbaa.struct !171
  %16 = getelementptr inbounds i8, ptr %14, i64 12
  store i32 %3, ptr %16, align 4, !tbaa.struct !172
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %18 = load ptr, ptr %17, align 8, !tbaa !150
  %19 = zext i32 %1 to i64
  %20 = getelementptr inbounds i32, ptr %18, i64 %19
  store i32 %10, ptr %20, align 4, !tbaa !21
  %21 = icmp eq i32 %4, 0
  br i1 %21, label %56, label %22

22:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 0, ptr %6, align 8, !tbaa !11
  %23 = call fastcc i32 @estimated(ptr noundef %0, i32 noundef %1, ptr noundef nonnull %6)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %52

25:                                               ; preds = %22
  %26 = load i64, ptr %6, align 8, !tbaa !11
  %27 = icmp eq i64 %26, -1
  br i1 %27, label %52, label %28

28:                                               ; preds = %25
  switch i32 %4, label %38 [
    i32 3, label %29
    i32 1, label %36
    i32 2, label %46
  ]

29:                                               ; preds = %28
  %30 = or i64 %26, %2
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %32 = load i64, ptr %31, align 8, !tbaa !173
  %33 = and i64 %32, %30
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %52

35:                                               ; preds = %29
  switch i32 %4, label %38 [
    i32 1, label %36
    i32 2, label %46
  ]

36:                                               ; preds = %28, %35
  %37 = add i64 %26, %2
  br label %46

38:                                               ; preds = %28, %35
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 92
  %40 = load i64, ptr %39, align 8, !tbaa !174
  %41 = mul i64 %40, %2
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 91
  %43 = load i64, ptr %42, align 8, !tbaa !175
  %44 = mul i64 %43, %26
  %45 = add i64 %44, %41
  br label %46

46:                                               ; preds = %35, %28, %38, %36
  %47 = phi i64 [ %37, %36 ], [ %45, %38 ], [ %26, %28 ], [ %26, %35 ]
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %49 = load i64, ptr %48, align 8, !tbaa !166
  %50 = and i64 %49, %47
  %51 = icmp eq i64 %50, 0
  br label %52

52:                                               ; preds = %46, %29, %25, %22
  %53 = phi i1 [ false, %22 ], [ false, %25 ], [ false, %29 ], [ %51, %46 ]
  %54 = phi i64 [ %2, %22 ], [ %2, %25 ], [ %2, %29 ], [ %47, %46 ]
  %55 = phi i32 [ %23, %22 ], [ 0, %25 ], [ 6, %29 ], [ 6, %46 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br i1 %53, label %56, label %65

56:                                               ; preds = %52, %5
  %57 = phi i64 [ %54, %52 ], [ %2, %5 ]
  %58 = and i32 %4, 1
  %59 = icmp eq i32 %58, 0
  %60 = xor i64 %2, -1
  %61 = select i1 %59, i64 0, i64 %60
  %62 = call fastcc i32 @push(ptr noundef %0, i64 noundef %61, i64 noundef %57, i32 noundef %10, i32 noundef %58)
  %63 = icmp eq i32 %62, 0
  %64 = select i1 %63, i32 4, i32 0
  br label %65

65:                                               ; preds = %52, %56
  %66 = phi i32 [ %64, %56 ], [ %55, %52 ]
  ret i32 %66
}

define internal fastcc i32 @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %3 = load ptr, ptr %2, align 8, !tbaa !176
  %4 = load i128, ptr %3, align 16, !tbaa !177
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %6 = load ptr, ptr %5, align 8, !tbaa !179
  %7 = lshr i128 %4, 64
  %8 = trunc i128 %7 to i64
  %9 = mul nuw i128 %7, 11400714819323198485
  %10 = lshr i128 %9, 64
  %11 = xor i128 %4, %10
  %12 = xor i128 %11, %9
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %14 = load i64, ptr %13, align 8, !tbaa !180
  %15 = add i64 %14, -1
  %16 = and i128 %12, 18446744073709551615
  %17 = mul nuw i128 %16, 15485907386658061715
  %18 = lshr i128 %17, 64
  %19 = xor i128 %18, %17
  %20 = trunc i128 %19 to i64
  %21 = and i64 %15, %20
  %22 = getelementptr inbounds %struct.Bucket, ptr %6, i64 %21, i32 1
  %23 = load i32, ptr %22, align 16, !tbaa !181
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %36, label %25

25:                                               ; preds = %1, %30
  %26 = phi i64 [ %32, %30 ], [ %21, %1 ]
  %27 = getelementptr inbounds %struct.Bucket, ptr %6, i64 %26
  %28 = load i128, ptr %27, align 16, !tbaa !183
  %29 = icmp eq i128 %28, %4
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = add i64 %26, 1
  %32 = and i64 %31, %15
  %33 = getelementptr inbounds %struct.Bucket, ptr %6, i64 %32, i32 1
  %34 = load i32, ptr %33, align 16, !tbaa !181
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %25, !llvm.loop !184

36:                                               ; preds = %25, %30, %1
  %37 = phi i64 [ %21, %1 ], [ %26, %25 ], [ %32, %30 ]
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  store i64 %8, ptr %38, align 8, !tbaa !185
  %39 = getelementptr inbounds %struct.Bucket, ptr %6, i64 %37, i32 1
  %40 = load i32, ptr %39, align 16, !tbaa !181
  %41 = add i32 %40, -1
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %43 = load i64, ptr %42, align 8, !tbaa !158
  %44 = add i64 %43, -1
  store i64 %44, ptr %42, align 8, !tbaa !158
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %46 = load ptr, ptr %45, align 8, !tbaa !186
  %47 = zext i32 %41 to i64
  %48 = getelementptr inbounds i32, ptr %46, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !21
  store i32 %49, ptr %39, align 16, !tbaa !181
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %84

51:                                               ; preds = %36
  store i32 -1, ptr %39, align 16, !tbaa !181
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %53 = load i64, ptr %52, align 8, !tbaa !187
  %54 = add i64 %53, -1
  store i64 %54, ptr %52, align 8, !tbaa !187
  %55 = getelementptr inbounds i128, ptr %3, i64 %54
  %56 = load i128, ptr %55, align 16, !tbaa !177
  br label %57

57:                                               ; preds = %79, %51
  %58 = phi i64 [ 0, %51 ], [ %81, %79 ]
  %59 = shl i64 %58, 1
  %60 = or i64 %59, 1
  %61 = icmp ult i64 %60, %54
  br i1 %61, label %62, label %79

62:                                               ; preds = %57
  %63 = add i64 %59, 2
  %64 = icmp ult i64 %63, %54
  br i1 %64, label %65, label %72

65:                                               ; preds = %62
  %66 = getelementptr inbounds i128, ptr %3, i64 %63
  %67 = load i128, ptr %66, align 16, !tbaa !177
  %68 = getelementptr inbounds i128, ptr %3, i64 %60
  %69 = load i128, ptr %68, align 16, !tbaa !177
  %70 = icmp ult i128 %67, %69
  %71 = select i1 %70, i64 %63, i64 %60
  br label %72

72:                                               ; preds = %65, %62
  %73 = phi i64 [ %60, %62 ], [ %71, %65 ]
  %74 = getelementptr inbounds i128, ptr %3, i64 %73
  %75 = load i128, ptr %74, align 16, !tbaa !177
  %76 = icmp ugt i128 %56, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %72
  %78 = getelementptr inbounds i128, ptr %3, i64 %58
  store i128 %75, ptr %78, align 16, !tbaa !177
  br label %79

79:                                               ; preds = %72, %57, %77
  %80 = phi i1 [ false, %72 ], [ false, %57 ], [ true, %77 ]
  %81 = phi i64 [ %58, %72 ], [ %58, %57 ], [ %73, %77 ]
  br i1 %80, label %57, label %82

82:                                               ; preds = %79
  %83 = getelementptr inbounds i128, ptr %3, i64 %81
  store i128 %56, ptr %83, align 16, !tbaa !177
  br label %84

84:                                               ; preds = %36, %82
  ret i32 %41
}

define i32 @search_least_goal(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %5 = icmp ult i64 %1, %2
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %13 = load i64, ptr @WORDS, align 8
  br label %15

14:                                               ; preds = %45, %3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  ret i32 0

15:                                               ; preds = %6, %45
  %16 = phi i64 [ %1, %6 ], [ %46, %45 ]
  %17 = load ptr, ptr %7, align 8, !tbaa !160
  %18 = getelementptr inbounds %struct.Record, ptr %17, i64 %16
  %19 = load i64, ptr %18, align 8, !tbaa !163
  %20 = load i64, ptr %8, align 8, !tbaa !188
  %21 = icmp ult i64 %19, %20
  br i1 %21, label %22, label %45

22:                                               ; preds = %15
  %23 = load ptr, ptr %9, align 8, !tbaa !40
  %24 = getelementptr inbounds %struct.Record, ptr %17, i64 %16, i32 1
  %25 = load i32, ptr %24, align 8, !tbaa !161
  %26 = zext i32 %25 to i64
  %27 = load i64, ptr %10, align 8, !tbaa !30
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %22
  %30 = load ptr, ptr %12, align 8, !tbaa !34
  %31 = mul i64 %13, %26
  %32 = getelementptr inbounds i64, ptr %30, i64 %31
  br label %39

33:                                               ; preds = %22
  %34 = load ptr, ptr %11, align 8, !tbaa !35
  %35 = getelementptr inbounds i32, ptr %34, i64 %26
  %36 = load i32, ptr %35, align 4, !tbaa !21
  %37 = zext i32 %36 to i64
  %38 = or i64 %37, -9223372036854775808
  store i64 %38, ptr %4, align 8, !tbaa !11
  br label %39

39:                                               ; preds = %29, %33
  %40 = phi ptr [ %4, %33 ], [ %32, %29 ]
  %41 = call i32 %23(ptr noundef %40)
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %39
  %44 = load i64, ptr %18, align 8, !tbaa !163
  store i64 %44, ptr %8, align 8, !tbaa !188
  br label %45

45:                                               ; preds = %43, %39, %15
  %46 = add nuw i64 %16, 1
  %47 = icmp eq i64 %46, %2
  br i1 %47, label %14, label %15, !llvm.loop !189
}

define i32 @search_distances(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca [3 x ptr], align 16
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %7 = load ptr, ptr %6, align 8, !tbaa !190
  %8 = icmp eq ptr %7, null
  br i1 %8, label %32, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %1006, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %16 = load i64, ptr @DISTANCES, align 8
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %19 = load i64, ptr @ROOM, align 8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  br label %758

32:                                               ; preds = %2
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %34 = load i64, ptr %33, align 8, !tbaa !42
  %35 = add i64 %34, %1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 90
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %43 = load i64, ptr @WORDS, align 8
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %47 = icmp eq i64 %43, 0
  %48 = load i64, ptr @TAG_MASK, align 8
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %54 = load i64, ptr @ROOM, align 8
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77, i64 0
  %64 = load i64, ptr @PRICES, align 8
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  br label %66

66:                                               ; preds = %460, %32
  %67 = phi i32 [ undef, %32 ], [ %462, %460 ]
  %68 = load i64, ptr %33, align 8, !tbaa !42
  %69 = icmp ult i64 %68, %35
  br i1 %69, label %70, label %464

70:                                               ; preds = %66
  %71 = load i64, ptr %36, align 8, !tbaa !28
  %72 = icmp eq i64 %71, %68
  br i1 %72, label %464, label %73

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
  br i1 %83, label %87, label %189

84:                                               ; preds = %186
  %85 = add nuw i64 %91, 1
  %86 = icmp ult i64 %85, %82
  br i1 %86, label %87, label %189, !llvm.loop !191

87:                                               ; preds = %73, %84
  %88 = phi i1 [ %86, %84 ], [ %83, %73 ]
  %89 = phi i32 [ %188, %84 ], [ %67, %73 ]
  %90 = phi i64 [ %187, %84 ], [ 0, %73 ]
  %91 = phi i64 [ %85, %84 ], [ %68, %73 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %92 = load ptr, ptr %39, align 8, !tbaa !164
  %93 = load i64, ptr %40, align 8, !tbaa !30
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %87
  %96 = load ptr, ptr %42, align 8, !tbaa !34
  %97 = mul i64 %91, %43
  %98 = getelementptr inbounds i64, ptr %96, i64 %97
  br label %105

99:                                               ; preds = %87
  %100 = load ptr, ptr %41, align 8, !tbaa !35
  %101 = getelementptr inbounds i32, ptr %100, i64 %91
  %102 = load i32, ptr %101, align 4, !tbaa !21
  %103 = zext i32 %102 to i64
  %104 = or i64 %103, -9223372036854775808
  store i64 %104, ptr %5, align 8, !tbaa !11
  br label %105

105:                                              ; preds = %99, %95
  %106 = phi ptr [ %5, %99 ], [ %98, %95 ]
  %107 = load ptr, ptr %44, align 8, !tbaa !83
  %108 = mul i64 %90, %43
  %109 = getelementptr inbounds i64, ptr %107, i64 %108
  %110 = load ptr, ptr %45, align 8, !tbaa !165
  %111 = getelementptr inbounds i64, ptr %110, i64 %90
  %112 = call i32 %92(ptr noundef %106, ptr noundef %109, ptr noundef %111)
  %113 = icmp sgt i32 %112, -1
  br i1 %113, label %114, label %186

114:                                              ; preds = %105
  %115 = sub nuw i64 %91, %68
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89, i64 %115
  store i32 %112, ptr %116, align 4, !tbaa !21
  %117 = zext i32 %112 to i64
  %118 = add i64 %90, %117
  %119 = icmp ugt i64 %118, %90
  br i1 %119, label %120, label %186

120:                                              ; preds = %114, %183
  %121 = phi i64 [ %184, %183 ], [ %90, %114 ]
  %122 = load ptr, ptr %44, align 8, !tbaa !83
  %123 = mul i64 %121, %43
  %124 = getelementptr inbounds i64, ptr %122, i64 %123
  %125 = load ptr, ptr %46, align 8, !tbaa !16
  %126 = icmp eq ptr %125, null
  br i1 %126, label %138, label %127

127:                                              ; preds = %120
  %128 = call i64 %125(ptr noundef %124)
  %129 = mul i64 %128, 246948723733
  %130 = lshr i64 %129, 19
  %131 = and i64 %130, 524287
  %132 = xor i64 %131, %129
  %133 = mul i64 %132, 242235342227
  %134 = and i64 %133, 274877906943
  %135 = lshr i64 %134, 19
  %136 = xor i64 %135, %133
  %137 = call i64 @llvm.fshl.i64(i64 %136, i64 %134, i64 32)
  br label %162

138:                                              ; preds = %120
  br i1 %47, label %157, label %139

139:                                              ; preds = %138, %139
  %140 = phi i64 [ %153, %139 ], [ 0, %138 ]
  %141 = phi i64 [ %152, %139 ], [ -7046029254386353131, %138 ]
  %142 = getelementptr inbounds i64, ptr %124, i64 %140
  %143 = load i64, ptr %142, align 8, !tbaa !11
  %144 = xor i64 %143, %141
  %145 = shl i64 %140, 1
  %146 = add i64 %145, -2960836687051489901
  %147 = zext i64 %144 to i128
  %148 = zext i64 %146 to i128
  %149 = mul nuw i128 %147, %148
  %150 = lshr i128 %149, 64
  %151 = xor i128 %150, %149
  %152 = trunc i128 %151 to i64
  %153 = add nuw i64 %140, 1
  %154 = icmp eq i64 %153, %43
  br i1 %154, label %155, label %139, !llvm.loop !17

155:                                              ; preds = %139
  %156 = trunc i128 %151 to i64
  br label %157

157:                                              ; preds = %155, %138
  %158 = phi i64 [ -7046029254386353131, %138 ], [ %156, %155 ]
  %159 = lshr i64 %158, 32
  %160 = xor i64 %159, %158
  %161 = and i64 %160, %48
  br label %162

162:                                              ; preds = %157, %127
  %163 = phi i64 [ %137, %127 ], [ %161, %157 ]
  %164 = load ptr, ptr %49, align 8, !tbaa !132
  %165 = getelementptr inbounds i64, ptr %164, i64 %121
  store i64 %163, ptr %165, align 8, !tbaa !11
  %166 = load ptr, ptr %50, align 8, !tbaa !62
  %167 = icmp eq ptr %166, null
  br i1 %167, label %171, label %168

168:                                              ; preds = %162
  %169 = lshr i64 %163, 6
  %170 = getelementptr inbounds i64, ptr %166, i64 %169
  call void @llvm.prefetch.p0(ptr nonnull %170, i32 0, i32 3, i32 1)
  br label %183

171:                                              ; preds = %162
  %172 = and i64 %163, 63
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %172, i32 1
  %174 = load i64, ptr %173, align 8, !tbaa !31
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %183, label %176

176:                                              ; preds = %171
  %177 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %172
  %178 = load ptr, ptr %177, align 8, !tbaa !33
  %179 = lshr i64 %163, 32
  %180 = mul i64 %174, %179
  %181 = lshr i64 %180, 32
  %182 = getelementptr inbounds i64, ptr %178, i64 %181
  call void @llvm.prefetch.p0(ptr %182, i32 0, i32 3, i32 1)
  br label %183

183:                                              ; preds = %176, %171, %168
  %184 = add nuw i64 %121, 1
  %185 = icmp eq i64 %184, %118
  br i1 %185, label %186, label %120, !llvm.loop !147

186:                                              ; preds = %183, %114, %105
  %187 = phi i64 [ %90, %105 ], [ %118, %114 ], [ %118, %183 ]
  %188 = phi i32 [ 6, %105 ], [ %89, %114 ], [ %89, %183 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %113, label %84, label %189

189:                                              ; preds = %186, %84, %73
  %190 = phi i1 [ %83, %73 ], [ %88, %186 ], [ %86, %84 ]
  %191 = phi i64 [ 0, %73 ], [ %187, %84 ], [ %187, %186 ]
  %192 = phi i32 [ %67, %73 ], [ %188, %84 ], [ %188, %186 ]
  br i1 %190, label %460, label %193

193:                                              ; preds = %189
  %194 = load i64, ptr %51, align 8, !tbaa !192
  %195 = add i64 %194, %191
  %196 = icmp ult i64 %195, 4294967296
  br i1 %196, label %197, label %460

197:                                              ; preds = %193
  %198 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %191)
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %460, label %200

200:                                              ; preds = %197
  %201 = load i64, ptr %53, align 8, !tbaa !11
  %202 = icmp ult i64 %201, %195
  br i1 %202, label %203, label %238

203:                                              ; preds = %200
  %204 = lshr i64 %201, 2
  %205 = add i64 %201, %54
  %206 = add i64 %205, %204
  %207 = call i64 @llvm.umax.i64(i64 %206, i64 %195)
  %208 = load i64, ptr %55, align 8, !tbaa !12
  %209 = sub i64 %207, %201
  %210 = shl i64 %209, 2
  %211 = add i64 %208, %210
  %212 = load i64, ptr %56, align 8, !tbaa !13
  %213 = icmp ugt i64 %211, %212
  br i1 %213, label %460, label %214

214:                                              ; preds = %203
  %215 = load ptr, ptr %52, align 8, !tbaa !14
  %216 = shl i64 %207, 2
  %217 = call ptr @resize_memory(ptr noundef %215, i64 noundef %216)
  %218 = icmp eq ptr %217, null
  br i1 %218, label %460, label %219

219:                                              ; preds = %214
  %220 = load i64, ptr %53, align 8, !tbaa !11
  %221 = sub i64 %207, %220
  %222 = shl i64 %221, 2
  %223 = load i64, ptr %55, align 8, !tbaa !12
  %224 = add i64 %222, %223
  store i64 %224, ptr %55, align 8, !tbaa !12
  store ptr %217, ptr %52, align 8, !tbaa !14
  store i64 %207, ptr %53, align 8, !tbaa !11
  %225 = load ptr, ptr %57, align 8, !tbaa !15
  %226 = icmp eq ptr %225, null
  %227 = icmp ult i64 %216, 4194304
  %228 = or i1 %227, %226
  br i1 %228, label %238, label %229

229:                                              ; preds = %219
  %230 = ptrtoint ptr %217 to i64
  %231 = and i64 %230, -4096
  %232 = add i64 %216, 4095
  %233 = add i64 %232, %230
  %234 = and i64 %233, -4096
  %235 = inttoptr i64 %231 to ptr
  %236 = sub i64 %234, %231
  %237 = call i32 %225(ptr noundef %235, i64 noundef %236, i32 noundef 14)
  br label %238

238:                                              ; preds = %229, %219, %200
  %239 = load i64, ptr %59, align 8, !tbaa !11
  %240 = icmp ult i64 %239, %195
  br i1 %240, label %241, label %273

241:                                              ; preds = %238
  %242 = lshr i64 %239, 2
  %243 = add i64 %239, %54
  %244 = add i64 %243, %242
  %245 = call i64 @llvm.umax.i64(i64 %244, i64 %195)
  %246 = load i64, ptr %55, align 8, !tbaa !12
  %247 = sub i64 %245, %239
  %248 = add i64 %247, %246
  %249 = load i64, ptr %56, align 8, !tbaa !13
  %250 = icmp ugt i64 %248, %249
  br i1 %250, label %460, label %251

251:                                              ; preds = %241
  %252 = load ptr, ptr %58, align 8, !tbaa !14
  %253 = call ptr @resize_memory(ptr noundef %252, i64 noundef %245)
  %254 = icmp eq ptr %253, null
  br i1 %254, label %460, label %255

255:                                              ; preds = %251
  %256 = load i64, ptr %59, align 8, !tbaa !11
  %257 = sub i64 %245, %256
  %258 = load i64, ptr %55, align 8, !tbaa !12
  %259 = add i64 %257, %258
  store i64 %259, ptr %55, align 8, !tbaa !12
  store ptr %253, ptr %58, align 8, !tbaa !14
  store i64 %245, ptr %59, align 8, !tbaa !11
  %260 = load ptr, ptr %57, align 8, !tbaa !15
  %261 = icmp eq ptr %260, null
  %262 = icmp ult i64 %245, 4194304
  %263 = or i1 %262, %261
  br i1 %263, label %273, label %264

264:                                              ; preds = %255
  %265 = ptrtoint ptr %253 to i64
  %266 = and i64 %265, -4096
  %267 = add i64 %245, 4095
  %268 = add i64 %267, %265
  %269 = and i64 %268, -4096
  %270 = inttoptr i64 %266 to ptr
  %271 = sub i64 %269, %266
  %272 = call i32 %260(ptr noundef %270, i64 noundef %271, i32 noundef 14)
  br label %273

273:                                              ; preds = %264, %255, %238
  %274 = load i64, ptr %36, align 8, !tbaa !28
  %275 = add i64 %191, 1
  %276 = add i64 %275, %274
  %277 = load i64, ptr %61, align 8, !tbaa !11
  %278 = icmp ult i64 %277, %276
  br i1 %278, label %279, label %314

279:                                              ; preds = %273
  %280 = lshr i64 %277, 2
  %281 = add i64 %277, %54
  %282 = add i64 %281, %280
  %283 = call i64 @llvm.umax.i64(i64 %282, i64 %276)
  %284 = load i64, ptr %55, align 8, !tbaa !12
  %285 = sub i64 %283, %277
  %286 = shl i64 %285, 2
  %287 = add i64 %284, %286
  %288 = load i64, ptr %56, align 8, !tbaa !13
  %289 = icmp ugt i64 %287, %288
  br i1 %289, label %460, label %290

290:                                              ; preds = %279
  %291 = load ptr, ptr %60, align 8, !tbaa !14
  %292 = shl i64 %283, 2
  %293 = call ptr @resize_memory(ptr noundef %291, i64 noundef %292)
  %294 = icmp eq ptr %293, null
  br i1 %294, label %460, label %295

295:                                              ; preds = %290
  %296 = load i64, ptr %61, align 8, !tbaa !11
  %297 = sub i64 %283, %296
  %298 = shl i64 %297, 2
  %299 = load i64, ptr %55, align 8, !tbaa !12
  %300 = add i64 %298, %299
  store i64 %300, ptr %55, align 8, !tbaa !12
  store ptr %293, ptr %60, align 8, !tbaa !14
  store i64 %283, ptr %61, align 8, !tbaa !11
  %301 = load ptr, ptr %57, align 8, !tbaa !15
  %302 = icmp eq ptr %301, null
  %303 = icmp ult i64 %292, 4194304
  %304 = or i1 %303, %302
  br i1 %304, label %314, label %305

305:                                              ; preds = %295
  %306 = ptrtoint ptr %293 to i64
  %307 = and i64 %306, -4096
  %308 = add i64 %292, 4095
  %309 = add i64 %308, %306
  %310 = and i64 %309, -4096
  %311 = inttoptr i64 %307 to ptr
  %312 = sub i64 %310, %307
  %313 = call i32 %301(ptr noundef %311, i64 noundef %312, i32 noundef 14)
  br label %314

314:                                              ; preds = %305, %295, %273
  %315 = icmp eq i64 %191, 0
  br i1 %315, label %320, label %316

316:                                              ; preds = %314
  %317 = load ptr, ptr %49, align 8, !tbaa !132
  %318 = load ptr, ptr %46, align 8, !tbaa !16
  %319 = icmp eq ptr %318, null
  br label %321

320:                                              ; preds = %362, %314
  br i1 %83, label %365, label %451

321:                                              ; preds = %362, %316
  %322 = phi i64 [ 0, %316 ], [ %363, %362 ]
  %323 = getelementptr inbounds i64, ptr %317, i64 %322
  %324 = load i64, ptr %323, align 8, !tbaa !11
  br i1 %319, label %325, label %362

325:                                              ; preds = %321
  %326 = and i64 %324, 63
  %327 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %326, i32 1
  %328 = load i64, ptr %327, align 8, !tbaa !31
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %362, label %330

330:                                              ; preds = %325
  %331 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %326
  %332 = lshr i64 %324, 32
  %333 = mul i64 %328, %332
  %334 = lshr i64 %333, 32
  %335 = load ptr, ptr %331, align 8, !tbaa !33
  br label %339

336:                                              ; preds = %345
  %337 = add nuw nsw i64 %340, 1
  %338 = icmp eq i64 %337, 4
  br i1 %338, label %362, label %339, !llvm.loop !135

339:                                              ; preds = %336, %330
  %340 = phi i64 [ 0, %330 ], [ %337, %336 ]
  %341 = add nuw nsw i64 %340, %334
  %342 = getelementptr inbounds i64, ptr %335, i64 %341
  %343 = load i64, ptr %342, align 8, !tbaa !11
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %362, label %345

345:                                              ; preds = %339
  %346 = lshr i64 %343, 32
  %347 = icmp eq i64 %346, %332
  br i1 %347, label %348, label %336

348:                                              ; preds = %345
  %349 = and i64 %343, 4294967295
  %350 = add nsw i64 %349, -1
  %351 = load i64, ptr %40, align 8, !tbaa !30
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %356, label %353

353:                                              ; preds = %348
  %354 = load ptr, ptr %41, align 8, !tbaa !35
  %355 = getelementptr inbounds i32, ptr %354, i64 %350
  br label %360

356:                                              ; preds = %348
  %357 = load ptr, ptr %42, align 8, !tbaa !34
  %358 = mul i64 %350, %43
  %359 = getelementptr inbounds i64, ptr %357, i64 %358
  br label %360

360:                                              ; preds = %353, %356
  %361 = phi ptr [ %359, %356 ], [ %355, %353 ]
  call void @llvm.prefetch.p0(ptr %361, i32 0, i32 3, i32 1)
  br label %362

362:                                              ; preds = %339, %336, %360, %325, %321
  %363 = add nuw i64 %322, 1
  %364 = icmp eq i64 %363, %191
  br i1 %364, label %320, label %321, !llvm.loop !193

365:                                              ; preds = %320, %444
  %366 = phi i1 [ %450, %444 ], [ %83, %320 ]
  %367 = phi i32 [ %443, %444 ], [ %192, %320 ]
  %368 = phi i64 [ %441, %444 ], [ 0, %320 ]
  %369 = phi i64 [ %449, %444 ], [ %68, %320 ]
  %370 = sub nuw i64 %369, %68
  %371 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89, i64 %370
  %372 = load i32, ptr %371, align 4, !tbaa !21
  %373 = zext i32 %372 to i64
  %374 = add i64 %368, %373
  %375 = icmp ult i64 %368, %374
  br i1 %375, label %376, label %440

376:                                              ; preds = %365, %436
  %377 = phi i1 [ %438, %436 ], [ %375, %365 ]
  %378 = phi i32 [ %435, %436 ], [ %367, %365 ]
  %379 = phi i64 [ %437, %436 ], [ %368, %365 ]
  %380 = load ptr, ptr %44, align 8, !tbaa !83
  %381 = mul i64 %379, %43
  %382 = getelementptr inbounds i64, ptr %380, i64 %381
  %383 = load ptr, ptr %49, align 8, !tbaa !132
  %384 = getelementptr inbounds i64, ptr %383, i64 %379
  %385 = load i64, ptr %384, align 8, !tbaa !11
  %386 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %382, i64 noundef %385)
  %387 = icmp slt i64 %386, 0
  br i1 %387, label %433, label %388

388:                                              ; preds = %376
  %389 = load ptr, ptr %45, align 8, !tbaa !165
  %390 = getelementptr inbounds i64, ptr %389, i64 %379
  %391 = load i64, ptr %390, align 8, !tbaa !11
  %392 = load i64, ptr %62, align 8, !tbaa !194
  %393 = icmp ne i64 %392, 0
  br i1 %393, label %394, label %411

394:                                              ; preds = %388
  %395 = load i64, ptr %63, align 8, !tbaa !11
  %396 = icmp eq i64 %395, %391
  br i1 %396, label %403, label %407

397:                                              ; preds = %407
  %398 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77, i64 %409
  %399 = load i64, ptr %398, align 8, !tbaa !11
  %400 = icmp eq i64 %399, %391
  br i1 %400, label %401, label %407, !llvm.loop !195

401:                                              ; preds = %397
  %402 = icmp ult i64 %409, %392
  br label %403

403:                                              ; preds = %401, %394
  %404 = phi i1 [ true, %394 ], [ %402, %401 ]
  %405 = phi i64 [ 0, %394 ], [ %409, %401 ]
  %406 = trunc i64 %405 to i32
  br label %411

407:                                              ; preds = %394, %397
  %408 = phi i64 [ %409, %397 ], [ 0, %394 ]
  %409 = add nuw i64 %408, 1
  %410 = icmp eq i64 %409, %392
  br i1 %410, label %411, label %397, !llvm.loop !195

411:                                              ; preds = %407, %403, %388
  %412 = phi i1 [ %404, %403 ], [ %393, %388 ], [ false, %407 ]
  %413 = phi i32 [ %406, %403 ], [ undef, %388 ], [ undef, %407 ]
  br i1 %412, label %421, label %414

414:                                              ; preds = %411
  %415 = icmp eq i64 %392, %64
  br i1 %415, label %421, label %416

416:                                              ; preds = %414
  %417 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77, i64 %392
  store i64 %391, ptr %417, align 8, !tbaa !11
  %418 = load i64, ptr %62, align 8, !tbaa !194
  %419 = add i64 %418, 1
  store i64 %419, ptr %62, align 8, !tbaa !194
  %420 = trunc i64 %418 to i32
  br label %421

421:                                              ; preds = %416, %414, %411
  %422 = phi i32 [ %413, %411 ], [ %420, %416 ], [ -1, %414 ]
  %423 = icmp slt i32 %422, 0
  br i1 %423, label %433, label %424

424:                                              ; preds = %421
  %425 = trunc i64 %386 to i32
  %426 = load ptr, ptr %52, align 8, !tbaa !196
  %427 = load i64, ptr %51, align 8, !tbaa !192
  %428 = getelementptr inbounds i32, ptr %426, i64 %427
  store i32 %425, ptr %428, align 4, !tbaa !21
  %429 = trunc i32 %422 to i8
  %430 = load ptr, ptr %58, align 8, !tbaa !197
  %431 = add i64 %427, 1
  store i64 %431, ptr %51, align 8, !tbaa !192
  %432 = getelementptr inbounds i8, ptr %430, i64 %427
  store i8 %429, ptr %432, align 1, !tbaa !104
  br label %433

433:                                              ; preds = %424, %421, %376
  %434 = phi i1 [ true, %424 ], [ false, %421 ], [ false, %376 ]
  %435 = phi i32 [ %378, %424 ], [ 6, %421 ], [ 4, %376 ]
  br i1 %434, label %436, label %440

436:                                              ; preds = %433
  %437 = add nuw i64 %379, 1
  %438 = icmp ult i64 %437, %374
  %439 = icmp eq i64 %437, %374
  br i1 %439, label %440, label %376, !llvm.loop !198

440:                                              ; preds = %436, %433, %365
  %441 = phi i64 [ %368, %365 ], [ %379, %433 ], [ %437, %436 ]
  %442 = phi i1 [ %375, %365 ], [ %377, %433 ], [ %438, %436 ]
  %443 = phi i32 [ %367, %365 ], [ %435, %433 ], [ %435, %436 ]
  br i1 %442, label %451, label %444

444:                                              ; preds = %440
  %445 = load i64, ptr %51, align 8, !tbaa !192
  %446 = trunc i64 %445 to i32
  %447 = load ptr, ptr %60, align 8, !tbaa !199
  %448 = getelementptr inbounds i32, ptr %447, i64 %369
  store i32 %446, ptr %448, align 4, !tbaa !21
  %449 = add nuw i64 %369, 1
  %450 = icmp ult i64 %449, %82
  br i1 %450, label %365, label %451, !llvm.loop !200

451:                                              ; preds = %444, %440, %320
  %452 = phi i1 [ %83, %320 ], [ %366, %440 ], [ %450, %444 ]
  %453 = phi i32 [ %192, %320 ], [ %443, %440 ], [ %443, %444 ]
  br i1 %452, label %460, label %454

454:                                              ; preds = %451
  store i64 %82, ptr %33, align 8, !tbaa !42
  %455 = load i64, ptr %36, align 8, !tbaa !28
  %456 = load i64, ptr %65, align 8, !tbaa !79
  %457 = icmp ugt i64 %455, %456
  %458 = zext i1 %457 to i32
  %459 = select i1 %457, i32 5, i32 %453
  br label %460

460:                                              ; preds = %454, %451, %290, %279, %251, %241, %214, %203, %197, %193, %189
  %461 = phi i32 [ 1, %189 ], [ 1, %451 ], [ 1, %193 ], [ 1, %197 ], [ %458, %454 ], [ 1, %203 ], [ 1, %214 ], [ 1, %241 ], [ 1, %251 ], [ 1, %279 ], [ 1, %290 ]
  %462 = phi i32 [ %192, %189 ], [ %453, %451 ], [ 6, %193 ], [ 4, %197 ], [ %459, %454 ], [ 4, %203 ], [ 4, %214 ], [ 4, %241 ], [ 4, %251 ], [ 4, %279 ], [ 4, %290 ]
  %463 = icmp eq i32 %461, 0
  br i1 %463, label %66, label %464, !llvm.loop !201

464:                                              ; preds = %66, %70, %460
  %465 = phi i32 [ 2, %70 ], [ 0, %66 ], [ %462, %460 ]
  %466 = icmp eq i32 %465, 2
  br i1 %466, label %467, label %1006

467:                                              ; preds = %464
  %468 = load i64, ptr %51, align 8, !tbaa !192
  %469 = mul i64 %468, 5
  %470 = load i64, ptr %36, align 8, !tbaa !28
  %471 = add i64 %470, 1
  %472 = shl i64 %471, 2
  %473 = load i64, ptr %55, align 8, !tbaa !12
  %474 = add i64 %473, %469
  %475 = add i64 %474, %472
  %476 = load i64, ptr %56, align 8, !tbaa !13
  %477 = icmp ugt i64 %475, %476
  br i1 %477, label %640, label %478

478:                                              ; preds = %467
  %479 = call ptr @take_memory(i64 noundef %471, i64 noundef 4)
  %480 = load i64, ptr %51, align 8, !tbaa !192
  %481 = add i64 %480, 1
  %482 = call ptr @take_memory(i64 noundef %481, i64 noundef 4)
  %483 = load i64, ptr %51, align 8, !tbaa !192
  %484 = add i64 %483, 1
  %485 = call ptr @take_memory(i64 noundef %484, i64 noundef 1)
  %486 = icmp ne ptr %479, null
  %487 = icmp ne ptr %482, null
  %488 = select i1 %486, i1 %487, i1 false
  %489 = icmp ne ptr %485, null
  %490 = select i1 %488, i1 %489, i1 false
  br i1 %490, label %491, label %607

491:                                              ; preds = %478
  %492 = load i64, ptr %36, align 8, !tbaa !28
  %493 = shl i64 %492, 2
  %494 = add i64 %493, 4
  %495 = load ptr, ptr %57, align 8, !tbaa !15
  %496 = icmp eq ptr %495, null
  %497 = icmp ult i64 %494, 4194304
  %498 = or i1 %496, %497
  br i1 %498, label %508, label %499

499:                                              ; preds = %491
  %500 = ptrtoint ptr %479 to i64
  %501 = and i64 %500, -4096
  %502 = add i64 %500, 4099
  %503 = add i64 %502, %493
  %504 = and i64 %503, -4096
  %505 = inttoptr i64 %501 to ptr
  %506 = sub i64 %504, %501
  %507 = call i32 %495(ptr noundef %505, i64 noundef %506, i32 noundef 14)
  br label %508

508:                                              ; preds = %499, %491
  %509 = load i64, ptr %51, align 8, !tbaa !192
  %510 = shl i64 %509, 2
  %511 = load ptr, ptr %57, align 8, !tbaa !15
  %512 = icmp eq ptr %511, null
  %513 = icmp ult i64 %510, 4194304
  %514 = or i1 %513, %512
  br i1 %514, label %524, label %515

515:                                              ; preds = %508
  %516 = ptrtoint ptr %482 to i64
  %517 = and i64 %516, -4096
  %518 = add i64 %516, 4095
  %519 = add i64 %518, %510
  %520 = and i64 %519, -4096
  %521 = inttoptr i64 %517 to ptr
  %522 = sub i64 %520, %517
  %523 = call i32 %511(ptr noundef %521, i64 noundef %522, i32 noundef 14)
  br label %524

524:                                              ; preds = %515, %508
  %525 = load i64, ptr %51, align 8, !tbaa !192
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %529, label %527

527:                                              ; preds = %524
  %528 = load ptr, ptr %52, align 8, !tbaa !196
  br label %534

529:                                              ; preds = %534, %524
  %530 = load i64, ptr %36, align 8, !tbaa !28
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %545, label %532

532:                                              ; preds = %529
  %533 = load i32, ptr %479, align 4
  br label %547

534:                                              ; preds = %534, %527
  %535 = phi i64 [ 0, %527 ], [ %543, %534 ]
  %536 = getelementptr inbounds i32, ptr %528, i64 %535
  %537 = load i32, ptr %536, align 4, !tbaa !21
  %538 = add i32 %537, 1
  %539 = zext i32 %538 to i64
  %540 = getelementptr inbounds i32, ptr %479, i64 %539
  %541 = load i32, ptr %540, align 4, !tbaa !21
  %542 = add i32 %541, 1
  store i32 %542, ptr %540, align 4, !tbaa !21
  %543 = add nuw i64 %535, 1
  %544 = icmp eq i64 %543, %525
  br i1 %544, label %529, label %534, !llvm.loop !202

545:                                              ; preds = %547, %529
  %546 = call i64 @llvm.usub.sat.i64(i64 %525, i64 1)
  br i1 %531, label %607, label %555

547:                                              ; preds = %532, %547
  %548 = phi i32 [ %533, %532 ], [ %553, %547 ]
  %549 = phi i64 [ 0, %532 ], [ %550, %547 ]
  %550 = add nuw i64 %549, 1
  %551 = getelementptr inbounds i32, ptr %479, i64 %550
  %552 = load i32, ptr %551, align 4, !tbaa !21
  %553 = add i32 %552, %548
  store i32 %553, ptr %551, align 4, !tbaa !21
  %554 = icmp eq i64 %550, %530
  br i1 %554, label %545, label %547, !llvm.loop !203

555:                                              ; preds = %545, %602
  %556 = phi i64 [ %604, %602 ], [ 0, %545 ]
  %557 = phi i64 [ %603, %602 ], [ 0, %545 ]
  %558 = load ptr, ptr %60, align 8, !tbaa !199
  %559 = getelementptr inbounds i32, ptr %558, i64 %556
  %560 = load i32, ptr %559, align 4, !tbaa !21
  %561 = zext i32 %560 to i64
  %562 = icmp ult i64 %557, %561
  br i1 %562, label %563, label %602

563:                                              ; preds = %555
  %564 = trunc i64 %556 to i32
  br label %565

565:                                              ; preds = %565, %563
  %566 = phi i64 [ %557, %563 ], [ %596, %565 ]
  %567 = add nuw nsw i64 %566, 8
  %568 = call i64 @llvm.umin.i64(i64 %567, i64 %546)
  %569 = add nuw nsw i64 %566, 32
  %570 = call i64 @llvm.umin.i64(i64 %569, i64 %546)
  %571 = load ptr, ptr %52, align 8, !tbaa !196
  %572 = getelementptr inbounds i32, ptr %571, i64 %570
  %573 = load i32, ptr %572, align 4, !tbaa !21
  %574 = zext i32 %573 to i64
  %575 = getelementptr inbounds i32, ptr %479, i64 %574
  call void @llvm.prefetch.p0(ptr nonnull %575, i32 1, i32 3, i32 1)
  %576 = getelementptr inbounds i32, ptr %571, i64 %568
  %577 = load i32, ptr %576, align 4, !tbaa !21
  %578 = zext i32 %577 to i64
  %579 = getelementptr inbounds i32, ptr %479, i64 %578
  %580 = load i32, ptr %579, align 4, !tbaa !21
  %581 = zext i32 %580 to i64
  %582 = getelementptr inbounds i32, ptr %482, i64 %581
  call void @llvm.prefetch.p0(ptr nonnull %582, i32 1, i32 3, i32 1)
  %583 = getelementptr inbounds i8, ptr %485, i64 %581
  call void @llvm.prefetch.p0(ptr nonnull %583, i32 1, i32 3, i32 1)
  %584 = getelementptr inbounds i32, ptr %571, i64 %566
  %585 = load i32, ptr %584, align 4, !tbaa !21
  %586 = zext i32 %585 to i64
  %587 = getelementptr inbounds i32, ptr %479, i64 %586
  %588 = load i32, ptr %587, align 4, !tbaa !21
  %589 = add i32 %588, 1
  store i32 %589, ptr %587, align 4, !tbaa !21
  %590 = zext i32 %588 to i64
  %591 = getelementptr inbounds i32, ptr %482, i64 %590
  store i32 %564, ptr %591, align 4, !tbaa !21
  %592 = load ptr, ptr %58, align 8, !tbaa !197
  %593 = getelementptr inbounds i8, ptr %592, i64 %566
  %594 = load i8, ptr %593, align 1, !tbaa !104
  %595 = getelementptr inbounds i8, ptr %485, i64 %590
  store i8 %594, ptr %595, align 1, !tbaa !104
  %596 = add nuw nsw i64 %566, 1
  %597 = load ptr, ptr %60, align 8, !tbaa !199
  %598 = getelementptr inbounds i32, ptr %597, i64 %556
  %599 = load i32, ptr %598, align 4, !tbaa !21
  %600 = zext i32 %599 to i64
  %601 = icmp ult i64 %596, %600
  br i1 %601, label %565, label %602, !llvm.loop !204

602:                                              ; preds = %565, %555
  %603 = phi i64 [ %557, %555 ], [ %596, %565 ]
  %604 = add nuw i64 %556, 1
  %605 = load i64, ptr %36, align 8, !tbaa !28
  %606 = icmp ult i64 %604, %605
  br i1 %606, label %555, label %607, !llvm.loop !205

607:                                              ; preds = %602, %545, %478
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %608 = load ptr, ptr %60, align 8, !tbaa !199
  store ptr %608, ptr %4, align 16, !tbaa !14
  %609 = getelementptr inbounds ptr, ptr %4, i64 1
  %610 = load ptr, ptr %52, align 8, !tbaa !196
  store ptr %610, ptr %609, align 8, !tbaa !14
  %611 = getelementptr inbounds ptr, ptr %4, i64 2
  %612 = load ptr, ptr %58, align 8, !tbaa !197
  store ptr %612, ptr %611, align 16, !tbaa !14
  br label %631

613:                                              ; preds = %637
  %614 = load i64, ptr %51, align 8, !tbaa !192
  %615 = mul i64 %614, 5
  %616 = load i64, ptr %36, align 8, !tbaa !28
  %617 = shl i64 %616, 2
  %618 = add i64 %617, %615
  %619 = load i64, ptr %55, align 8, !tbaa !12
  %620 = add i64 %618, %619
  store i64 %620, ptr %55, align 8, !tbaa !12
  %621 = load i64, ptr %53, align 8, !tbaa !206
  %622 = load i64, ptr %59, align 8, !tbaa !207
  %623 = load i64, ptr %61, align 8, !tbaa !208
  %624 = add i64 %623, %621
  %625 = shl i64 %624, 2
  %626 = add i64 %622, %625
  %627 = sub i64 %620, %626
  store i64 %627, ptr %55, align 8, !tbaa !12
  store ptr %479, ptr %60, align 8, !tbaa !199
  store ptr %482, ptr %52, align 8, !tbaa !196
  store ptr %485, ptr %58, align 8, !tbaa !197
  %628 = add i64 %616, 1
  store i64 %628, ptr %61, align 8, !tbaa !208
  %629 = add i64 %614, 1
  store i64 %629, ptr %59, align 8, !tbaa !207
  store i64 %629, ptr %53, align 8, !tbaa !206
  %630 = select i1 %490, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %640

631:                                              ; preds = %637, %607
  %632 = phi i64 [ 0, %607 ], [ %638, %637 ]
  %633 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %632
  %634 = load ptr, ptr %633, align 8, !tbaa !14
  %635 = icmp eq ptr %634, null
  br i1 %635, label %637, label %636

636:                                              ; preds = %631
  call void @give_back(ptr noundef nonnull %634)
  br label %637

637:                                              ; preds = %636, %631
  %638 = add nuw nsw i64 %632, 1
  %639 = icmp eq i64 %638, 3
  br i1 %639, label %613, label %631, !llvm.loop !209

640:                                              ; preds = %467, %613
  %641 = phi i32 [ %630, %613 ], [ 4, %467 ]
  %642 = icmp eq i32 %641, 0
  br i1 %642, label %643, label %1006

643:                                              ; preds = %640
  %644 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %645 = load i64, ptr %36, align 8, !tbaa !28
  %646 = load i64, ptr %644, align 8, !tbaa !11
  %647 = icmp ult i64 %646, %645
  br i1 %647, label %648, label %683

648:                                              ; preds = %643
  %649 = lshr i64 %646, 2
  %650 = add i64 %646, %54
  %651 = add i64 %650, %649
  %652 = call i64 @llvm.umax.i64(i64 %651, i64 %645)
  %653 = load i64, ptr %55, align 8, !tbaa !12
  %654 = sub i64 %652, %646
  %655 = shl i64 %654, 3
  %656 = add i64 %653, %655
  %657 = load i64, ptr %56, align 8, !tbaa !13
  %658 = icmp ugt i64 %656, %657
  br i1 %658, label %1006, label %659

659:                                              ; preds = %648
  %660 = load ptr, ptr %6, align 8, !tbaa !14
  %661 = shl i64 %652, 3
  %662 = call ptr @resize_memory(ptr noundef %660, i64 noundef %661)
  %663 = icmp eq ptr %662, null
  br i1 %663, label %1006, label %664

664:                                              ; preds = %659
  %665 = load i64, ptr %644, align 8, !tbaa !11
  %666 = sub i64 %652, %665
  %667 = shl i64 %666, 3
  %668 = load i64, ptr %55, align 8, !tbaa !12
  %669 = add i64 %667, %668
  store i64 %669, ptr %55, align 8, !tbaa !12
  store ptr %662, ptr %6, align 8, !tbaa !14
  store i64 %652, ptr %644, align 8, !tbaa !11
  %670 = load ptr, ptr %57, align 8, !tbaa !15
  %671 = icmp eq ptr %670, null
  %672 = icmp ult i64 %661, 4194304
  %673 = or i1 %672, %671
  br i1 %673, label %683, label %674

674:                                              ; preds = %664
  %675 = ptrtoint ptr %662 to i64
  %676 = and i64 %675, -4096
  %677 = add i64 %661, 4095
  %678 = add i64 %677, %675
  %679 = and i64 %678, -4096
  %680 = inttoptr i64 %676 to ptr
  %681 = sub i64 %679, %676
  %682 = call i32 %670(ptr noundef %680, i64 noundef %681, i32 noundef 14)
  br label %683

683:                                              ; preds = %674, %664, %643
  %684 = load i64, ptr %36, align 8, !tbaa !28
  %685 = icmp eq i64 %684, 0
  br i1 %685, label %688, label %686

686:                                              ; preds = %683
  %687 = load ptr, ptr %6, align 8, !tbaa !190
  br label %695

688:                                              ; preds = %695, %683
  %689 = load i64, ptr %36, align 8, !tbaa !28
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %1006, label %691

691:                                              ; preds = %688
  %692 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %693 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %694 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  br label %701

695:                                              ; preds = %695, %686
  %696 = phi i64 [ 0, %686 ], [ %698, %695 ]
  %697 = getelementptr inbounds i64, ptr %687, i64 %696
  store i64 -1, ptr %697, align 8, !tbaa !11
  %698 = add nuw i64 %696, 1
  %699 = load i64, ptr %36, align 8, !tbaa !28
  %700 = icmp ult i64 %698, %699
  br i1 %700, label %695, label %688, !llvm.loop !210

701:                                              ; preds = %751, %691
  %702 = phi i32 [ undef, %691 ], [ %750, %751 ]
  %703 = phi i64 [ 0, %691 ], [ %752, %751 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %704 = load ptr, ptr %692, align 8, !tbaa !40
  %705 = load i64, ptr %40, align 8, !tbaa !30
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %707, label %711

707:                                              ; preds = %701
  %708 = load ptr, ptr %42, align 8, !tbaa !34
  %709 = mul i64 %703, %43
  %710 = getelementptr inbounds i64, ptr %708, i64 %709
  br label %717

711:                                              ; preds = %701
  %712 = load ptr, ptr %41, align 8, !tbaa !35
  %713 = getelementptr inbounds i32, ptr %712, i64 %703
  %714 = load i32, ptr %713, align 4, !tbaa !21
  %715 = zext i32 %714 to i64
  %716 = or i64 %715, -9223372036854775808
  store i64 %716, ptr %3, align 8, !tbaa !11
  br label %717

717:                                              ; preds = %711, %707
  %718 = phi ptr [ %3, %711 ], [ %710, %707 ]
  %719 = call i32 %704(ptr noundef %718)
  %720 = icmp slt i32 %719, 1
  br i1 %720, label %748, label %721

721:                                              ; preds = %717
  %722 = trunc i64 %703 to i32
  %723 = load ptr, ptr %6, align 8, !tbaa !190
  %724 = and i64 %703, 4294967295
  %725 = getelementptr inbounds i64, ptr %723, i64 %724
  %726 = load i64, ptr %725, align 8, !tbaa !11
  %727 = icmp eq i64 %726, 0
  br i1 %727, label %743, label %728

728:                                              ; preds = %721
  store i64 0, ptr %725, align 8, !tbaa !11
  %729 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %743, label %731

731:                                              ; preds = %728
  %732 = load i64, ptr %693, align 8, !tbaa !155
  %733 = add i64 %732, 1
  store i64 %733, ptr %693, align 8, !tbaa !155
  %734 = trunc i64 %732 to i32
  %735 = load ptr, ptr %694, align 8, !tbaa !160
  %736 = and i64 %732, 4294967295
  %737 = getelementptr inbounds %struct.Record, ptr %735, i64 %736
  store i64 0, ptr %737, align 8, !tbaa.struct !170
  %738 = getelementptr inbounds i8, ptr %737, i64 8
  store i32 %722, ptr %738, align 8, !tbaa.struct !171
  %739 = getelementptr inbounds i8, ptr %737, i64 12
  store i32 0, ptr %739, align 4, !tbaa.struct !172
  %740 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i64 noundef 0, i32 noundef %734, i32 noundef 0)
  %741 = icmp eq i32 %740, 0
  %742 = select i1 %741, i32 4, i32 0
  br label %743

743:                                              ; preds = %731, %728, %721
  %744 = phi i32 [ %742, %731 ], [ 0, %721 ], [ 4, %728 ]
  %745 = icmp eq i32 %744, 0
  %746 = lshr exact i32 %744, 2
  %747 = select i1 %745, i32 %702, i32 %744
  br label %748

748:                                              ; preds = %743, %717
  %749 = phi i32 [ %746, %743 ], [ 7, %717 ]
  %750 = phi i32 [ %747, %743 ], [ %702, %717 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  switch i32 %749, label %1006 [
    i32 0, label %751
    i32 7, label %751
  ]

751:                                              ; preds = %748, %748
  %752 = add nuw i64 %703, 1
  %753 = load i64, ptr %36, align 8, !tbaa !28
  %754 = icmp ult i64 %752, %753
  br i1 %754, label %701, label %1006, !llvm.loop !211

755:                                              ; preds = %1003
  %756 = add i64 %760, -1
  %757 = icmp eq i64 %756, 0
  br i1 %757, label %1006, label %758, !llvm.loop !212

758:                                              ; preds = %11, %755
  %759 = phi i32 [ undef, %11 ], [ %1005, %755 ]
  %760 = phi i64 [ %1, %11 ], [ %756, %755 ]
  %761 = load i64, ptr %12, align 8, !tbaa !158
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %763, label %848

763:                                              ; preds = %758
  %764 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %765 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %766 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %767 = load i64, ptr %766, align 8, !tbaa !28
  %768 = load i64, ptr %765, align 8, !tbaa !11
  %769 = icmp ult i64 %768, %767
  br i1 %769, label %770, label %809

770:                                              ; preds = %763
  %771 = lshr i64 %768, 2
  %772 = add i64 %771, %768
  %773 = load i64, ptr @ROOM, align 8, !tbaa !11
  %774 = add i64 %772, %773
  %775 = tail call i64 @llvm.umax.i64(i64 %774, i64 %767)
  %776 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %777 = load i64, ptr %776, align 8, !tbaa !12
  %778 = sub i64 %775, %768
  %779 = shl i64 %778, 1
  %780 = add i64 %779, %777
  %781 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %782 = load i64, ptr %781, align 8, !tbaa !13
  %783 = icmp ugt i64 %780, %782
  br i1 %783, label %1006, label %784

784:                                              ; preds = %770
  %785 = load ptr, ptr %764, align 8, !tbaa !14
  %786 = shl i64 %775, 1
  %787 = tail call ptr @resize_memory(ptr noundef %785, i64 noundef %786)
  %788 = icmp eq ptr %787, null
  br i1 %788, label %1006, label %789

789:                                              ; preds = %784
  %790 = load i64, ptr %765, align 8, !tbaa !11
  %791 = sub i64 %775, %790
  %792 = shl i64 %791, 1
  %793 = load i64, ptr %776, align 8, !tbaa !12
  %794 = add i64 %792, %793
  store i64 %794, ptr %776, align 8, !tbaa !12
  store ptr %787, ptr %764, align 8, !tbaa !14
  store i64 %775, ptr %765, align 8, !tbaa !11
  %795 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %796 = load ptr, ptr %795, align 8, !tbaa !15
  %797 = icmp eq ptr %796, null
  %798 = icmp ult i64 %786, 4194304
  %799 = or i1 %798, %797
  br i1 %799, label %809, label %800

800:                                              ; preds = %789
  %801 = ptrtoint ptr %787 to i64
  %802 = and i64 %801, -4096
  %803 = add i64 %786, 4095
  %804 = add i64 %803, %801
  %805 = and i64 %804, -4096
  %806 = inttoptr i64 %802 to ptr
  %807 = sub i64 %805, %802
  %808 = tail call i32 %796(ptr noundef %806, i64 noundef %807, i32 noundef 14)
  br label %809

809:                                              ; preds = %800, %789, %763
  %810 = load i64, ptr %766, align 8, !tbaa !28
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %1006, label %812

812:                                              ; preds = %809
  %813 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %814 = load i64, ptr %813, align 8, !tbaa !213
  %815 = icmp eq i64 %814, 0
  %816 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %817 = load ptr, ptr %6, align 8, !tbaa !190
  %818 = load ptr, ptr %764, align 8, !tbaa !214
  br label %819

819:                                              ; preds = %837, %812
  %820 = phi i64 [ 0, %812 ], [ %846, %837 ]
  br i1 %815, label %837, label %821

821:                                              ; preds = %819
  %822 = load ptr, ptr %816, align 8, !tbaa !215
  %823 = getelementptr inbounds i64, ptr %817, i64 %820
  %824 = load i64, ptr %823, align 8, !tbaa !11
  br label %825

825:                                              ; preds = %825, %821
  %826 = phi i64 [ %814, %821 ], [ %835, %825 ]
  %827 = phi i64 [ 0, %821 ], [ %834, %825 ]
  %828 = add i64 %827, %826
  %829 = lshr i64 %828, 1
  %830 = getelementptr inbounds i64, ptr %822, i64 %829
  %831 = load i64, ptr %830, align 8, !tbaa !11
  %832 = icmp ult i64 %831, %824
  %833 = add nuw i64 %829, 1
  %834 = select i1 %832, i64 %833, i64 %827
  %835 = select i1 %832, i64 %826, i64 %829
  %836 = icmp ult i64 %834, %835
  br i1 %836, label %825, label %837, !llvm.loop !216

837:                                              ; preds = %825, %819
  %838 = phi i64 [ 0, %819 ], [ %834, %825 ]
  %839 = getelementptr inbounds i64, ptr %817, i64 %820
  %840 = load i64, ptr %839, align 8, !tbaa !11
  %841 = icmp eq i64 %840, -1
  %842 = trunc i64 %838 to i16
  %843 = add i16 %842, 1
  %844 = select i1 %841, i16 0, i16 %843
  %845 = getelementptr inbounds i16, ptr %818, i64 %820
  store i16 %844, ptr %845, align 2, !tbaa !108
  %846 = add nuw i64 %820, 1
  %847 = icmp eq i64 %846, %810
  br i1 %847, label %1006, label %819, !llvm.loop !217

848:                                              ; preds = %758
  %849 = tail call fastcc i32 @pop(ptr noundef %0)
  %850 = load ptr, ptr %13, align 8, !tbaa !160
  %851 = zext i32 %849 to i64
  %852 = getelementptr inbounds %struct.Record, ptr %850, i64 %851
  %853 = getelementptr inbounds %struct.Record, ptr %850, i64 %851, i32 1
  %854 = load i32, ptr %853, align 8, !tbaa !161
  %855 = load i64, ptr %852, align 8, !tbaa !163
  %856 = load ptr, ptr %6, align 8, !tbaa !190
  %857 = zext i32 %854 to i64
  %858 = getelementptr inbounds i64, ptr %856, i64 %857
  %859 = load i64, ptr %858, align 8, !tbaa !11
  %860 = icmp eq i64 %859, %855
  br i1 %860, label %861, label %1003

861:                                              ; preds = %848
  %862 = load i64, ptr %14, align 8, !tbaa !213
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %870, label %864

864:                                              ; preds = %861
  %865 = load ptr, ptr %15, align 8, !tbaa !215
  %866 = add i64 %862, -1
  %867 = getelementptr inbounds i64, ptr %865, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !11
  %869 = icmp eq i64 %868, %855
  br i1 %869, label %916, label %870

870:                                              ; preds = %864, %861
  %871 = icmp eq i64 %862, %16
  br i1 %871, label %1003, label %872

872:                                              ; preds = %870
  %873 = add i64 %862, 1
  %874 = load i64, ptr %18, align 8, !tbaa !11
  %875 = icmp ult i64 %874, %873
  br i1 %875, label %876, label %911

876:                                              ; preds = %872
  %877 = lshr i64 %874, 2
  %878 = add i64 %877, %874
  %879 = add i64 %878, %19
  %880 = tail call i64 @llvm.umax.i64(i64 %879, i64 %873)
  %881 = load i64, ptr %20, align 8, !tbaa !12
  %882 = sub i64 %880, %874
  %883 = shl i64 %882, 3
  %884 = add i64 %883, %881
  %885 = load i64, ptr %21, align 8, !tbaa !13
  %886 = icmp ugt i64 %884, %885
  br i1 %886, label %1003, label %887

887:                                              ; preds = %876
  %888 = load ptr, ptr %17, align 8, !tbaa !14
  %889 = shl i64 %880, 3
  %890 = tail call ptr @resize_memory(ptr noundef %888, i64 noundef %889)
  %891 = icmp eq ptr %890, null
  br i1 %891, label %1003, label %892

892:                                              ; preds = %887
  %893 = load i64, ptr %18, align 8, !tbaa !11
  %894 = sub i64 %880, %893
  %895 = shl i64 %894, 3
  %896 = load i64, ptr %20, align 8, !tbaa !12
  %897 = add i64 %895, %896
  store i64 %897, ptr %20, align 8, !tbaa !12
  store ptr %890, ptr %17, align 8, !tbaa !14
  store i64 %880, ptr %18, align 8, !tbaa !11
  %898 = load ptr, ptr %22, align 8, !tbaa !15
  %899 = icmp eq ptr %898, null
  %900 = icmp ult i64 %889, 4194304
  %901 = or i1 %900, %899
  br i1 %901, label %911, label %902

902:                                              ; preds = %892
  %903 = ptrtoint ptr %890 to i64
  %904 = and i64 %903, -4096
  %905 = add i64 %889, 4095
  %906 = add i64 %905, %903
  %907 = and i64 %906, -4096
  %908 = inttoptr i64 %904 to ptr
  %909 = sub i64 %907, %904
  %910 = tail call i32 %898(ptr noundef %908, i64 noundef %909, i32 noundef 14)
  br label %911

911:                                              ; preds = %902, %892, %872
  %912 = load ptr, ptr %17, align 8, !tbaa !215
  %913 = load i64, ptr %14, align 8, !tbaa !213
  %914 = add i64 %913, 1
  store i64 %914, ptr %14, align 8, !tbaa !213
  %915 = getelementptr inbounds i64, ptr %912, i64 %913
  store i64 %855, ptr %915, align 8, !tbaa !11
  br label %916

916:                                              ; preds = %911, %864
  %917 = load ptr, ptr %23, align 8, !tbaa !186
  %918 = getelementptr inbounds i32, ptr %917, i64 %851
  %919 = load i32, ptr %918, align 4, !tbaa !21
  %920 = icmp eq i32 %919, 0
  br i1 %920, label %930, label %921

921:                                              ; preds = %916
  %922 = load ptr, ptr %24, align 8, !tbaa !199
  %923 = load ptr, ptr %13, align 8, !tbaa !160
  %924 = add i32 %919, -1
  %925 = zext i32 %924 to i64
  %926 = getelementptr inbounds %struct.Record, ptr %923, i64 %925, i32 1
  %927 = load i32, ptr %926, align 8, !tbaa !161
  %928 = zext i32 %927 to i64
  %929 = getelementptr inbounds i32, ptr %922, i64 %928
  tail call void @llvm.prefetch.p0(ptr %929, i32 0, i32 3, i32 1)
  br label %930

930:                                              ; preds = %921, %916
  %931 = icmp eq i32 %854, 0
  br i1 %931, label %938, label %932

932:                                              ; preds = %930
  %933 = load ptr, ptr %25, align 8, !tbaa !199
  %934 = add i32 %854, -1
  %935 = zext i32 %934 to i64
  %936 = getelementptr inbounds i32, ptr %933, i64 %935
  %937 = load i32, ptr %936, align 4, !tbaa !21
  br label %938

938:                                              ; preds = %930, %932
  %939 = phi i32 [ %937, %932 ], [ 0, %930 ]
  %940 = zext i32 %939 to i64
  %941 = load ptr, ptr %26, align 8, !tbaa !199
  %942 = getelementptr inbounds i32, ptr %941, i64 %857
  %943 = load i32, ptr %942, align 4, !tbaa !21
  %944 = zext i32 %943 to i64
  %945 = icmp ult i32 %939, %943
  br i1 %945, label %946, label %949

946:                                              ; preds = %938
  %947 = load ptr, ptr %6, align 8, !tbaa !190
  %948 = load ptr, ptr %27, align 8, !tbaa !196
  br label %951

949:                                              ; preds = %951, %938
  %950 = icmp ult i32 %939, %943
  br i1 %950, label %959, label %1003

951:                                              ; preds = %946, %951
  %952 = phi i64 [ %940, %946 ], [ %957, %951 ]
  %953 = getelementptr inbounds i32, ptr %948, i64 %952
  %954 = load i32, ptr %953, align 4, !tbaa !21
  %955 = zext i32 %954 to i64
  %956 = getelementptr inbounds i64, ptr %947, i64 %955
  tail call void @llvm.prefetch.p0(ptr %956, i32 0, i32 3, i32 1)
  %957 = add nuw nsw i64 %952, 1
  %958 = icmp eq i64 %957, %944
  br i1 %958, label %949, label %951, !llvm.loop !218

959:                                              ; preds = %949, %996
  %960 = phi i32 [ %999, %996 ], [ %759, %949 ]
  %961 = phi i64 [ %1000, %996 ], [ %940, %949 ]
  %962 = load ptr, ptr %28, align 8, !tbaa !196
  %963 = getelementptr inbounds i32, ptr %962, i64 %961
  %964 = load i32, ptr %963, align 4, !tbaa !21
  %965 = load ptr, ptr %29, align 8, !tbaa !197
  %966 = getelementptr inbounds i8, ptr %965, i64 %961
  %967 = load i8, ptr %966, align 1, !tbaa !104
  %968 = zext i8 %967 to i64
  %969 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77, i64 %968
  %970 = load i64, ptr %969, align 8, !tbaa !11
  %971 = add i64 %970, %855
  %972 = load ptr, ptr %6, align 8, !tbaa !190
  %973 = zext i32 %964 to i64
  %974 = getelementptr inbounds i64, ptr %972, i64 %973
  %975 = load i64, ptr %974, align 8, !tbaa !11
  %976 = icmp ugt i64 %975, %971
  br i1 %976, label %977, label %996

977:                                              ; preds = %959
  %978 = load i64, ptr %30, align 8, !tbaa !166
  %979 = and i64 %978, %971
  %980 = icmp eq i64 %979, 0
  br i1 %980, label %981, label %996

981:                                              ; preds = %977
  store i64 %971, ptr %974, align 8, !tbaa !11
  %982 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %983 = icmp eq i32 %982, 0
  br i1 %983, label %996, label %984

984:                                              ; preds = %981
  %985 = load i64, ptr %31, align 8, !tbaa !155
  %986 = add i64 %985, 1
  store i64 %986, ptr %31, align 8, !tbaa !155
  %987 = trunc i64 %985 to i32
  %988 = load ptr, ptr %13, align 8, !tbaa !160
  %989 = and i64 %985, 4294967295
  %990 = getelementptr inbounds %struct.Record, ptr %988, i64 %989
  store i64 %971, ptr %990, align 8, !tbaa.struct !170
  %991 = getelementptr inbounds i8, ptr %990, i64 8
  store i32 %964, ptr %991, align 8, !tbaa.struct !171
  %992 = getelementptr inbounds i8, ptr %990, i64 12
  store i32 0, ptr %992, align 4, !tbaa.struct !172
  %993 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i64 noundef %971, i32 noundef %987, i32 noundef 0)
  %994 = icmp eq i32 %993, 0
  %995 = select i1 %994, i32 4, i32 0
  br label %996

996:                                              ; preds = %959, %977, %981, %984
  %997 = phi i32 [ %995, %984 ], [ 0, %959 ], [ 6, %977 ], [ 4, %981 ]
  %998 = icmp ne i32 %997, 0
  %999 = select i1 %998, i32 %997, i32 %960
  %1000 = add nuw nsw i64 %961, 1
  %1001 = icmp eq i64 %1000, %944
  %1002 = select i1 %998, i1 true, i1 %1001
  br i1 %1002, label %1003, label %959, !llvm.loop !219

1003:                                             ; preds = %996, %949, %887, %876, %870, %848
  %1004 = phi i1 [ true, %870 ], [ false, %848 ], [ true, %876 ], [ true, %887 ], [ false, %949 ], [ %998, %996 ]
  %1005 = phi i32 [ 6, %870 ], [ %759, %848 ], [ 4, %876 ], [ 4, %887 ], [ %759, %949 ], [ %999, %996 ]
  br i1 %1004, label %1006, label %755

1006:                                             ; preds = %1003, %755, %837, %751, %748, %9, %809, %784, %770, %688, %659, %648, %464, %640
  %1007 = phi i32 [ %465, %464 ], [ %641, %640 ], [ 4, %648 ], [ 4, %659 ], [ 0, %688 ], [ 4, %770 ], [ 4, %784 ], [ 2, %809 ], [ 0, %9 ], [ %750, %748 ], [ 0, %751 ], [ 2, %837 ], [ 0, %755 ], [ %1005, %1003 ]
  ret i32 %1007
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [10 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
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
  br i1 %32, label %22, label %23, !llvm.loop !220
}

declare void @give_back(ptr noundef)

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
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %47, i32 1
  %49 = load i64, ptr %48, align 8, !tbaa !31
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %129, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %47
  %53 = lshr i64 %46, 32
  %54 = mul i64 %49, %53
  %55 = lshr i64 %54, 32
  %56 = load ptr, ptr %52, align 8, !tbaa !33
  %57 = getelementptr inbounds i64, ptr %56, i64 %55
  %58 = load i64, ptr %57, align 8, !tbaa !11
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %129, label %60

60:                                               ; preds = %51
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %64 = load i64, ptr @WORDS, align 8
  %65 = icmp eq i64 %64, 0
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  br label %73

68:                                               ; preds = %126
  %69 = add i64 %76, 1
  %70 = getelementptr inbounds i64, ptr %56, i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !11
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %129, label %73, !llvm.loop !221

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
  %82 = load i64, ptr %61, align 8, !tbaa !30
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %79
  %85 = load ptr, ptr %63, align 8, !tbaa !34
  %86 = mul i64 %64, %81
  %87 = getelementptr inbounds i64, ptr %85, i64 %86
  br label %94

88:                                               ; preds = %79
  %89 = load ptr, ptr %62, align 8, !tbaa !35
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
  br i1 %103, label %110, label %104, !llvm.loop !36

104:                                              ; preds = %100
  %105 = getelementptr inbounds i64, ptr %1, i64 %102
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = getelementptr inbounds i64, ptr %95, i64 %102
  %108 = load i64, ptr %107, align 8, !tbaa !11
  %109 = icmp eq i64 %106, %108
  br i1 %109, label %100, label %110, !llvm.loop !36

110:                                              ; preds = %100, %104
  %111 = icmp uge i64 %102, %64
  br label %112

112:                                              ; preds = %110, %96, %94
  %113 = phi i1 [ %65, %94 ], [ %65, %96 ], [ %111, %110 ]
  br i1 %113, label %114, label %126

114:                                              ; preds = %112
  %115 = load ptr, ptr %66, align 8, !tbaa !214
  %116 = getelementptr inbounds i16, ptr %115, i64 %81
  %117 = load i16, ptr %116, align 2, !tbaa !108
  %118 = icmp eq i16 %117, 0
  br i1 %118, label %126, label %119

119:                                              ; preds = %114
  %120 = zext i16 %117 to i64
  %121 = load ptr, ptr %67, align 8, !tbaa !215
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
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %5 = load i64, ptr %4, align 8, !tbaa !155
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %41

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = tail call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %346, label %12

12:                                               ; preds = %7
  %13 = load i64, ptr %8, align 8, !tbaa !27
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %39

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  br label %23

18:                                               ; preds = %23
  %19 = add i32 %26, 1
  %20 = zext i32 %19 to i64
  %21 = load i64, ptr %8, align 8, !tbaa !27
  %22 = icmp ugt i64 %21, %20
  br i1 %22, label %23, label %39, !llvm.loop !222

23:                                               ; preds = %15, %18
  %24 = phi i1 [ %14, %15 ], [ %22, %18 ]
  %25 = phi i64 [ 0, %15 ], [ %20, %18 ]
  %26 = phi i32 [ 0, %15 ], [ %19, %18 ]
  %27 = load i64, ptr %4, align 8, !tbaa !155
  %28 = add i64 %27, 1
  store i64 %28, ptr %4, align 8, !tbaa !155
  %29 = trunc i64 %27 to i32
  %30 = load ptr, ptr %16, align 8, !tbaa !160
  %31 = and i64 %27, 4294967295
  %32 = getelementptr inbounds %struct.Record, ptr %30, i64 %31
  store i64 0, ptr %32, align 8, !tbaa.struct !170
  %33 = getelementptr inbounds i8, ptr %32, i64 8
  store i32 %26, ptr %33, align 8, !tbaa.struct !171
  %34 = getelementptr inbounds i8, ptr %32, i64 12
  store i32 0, ptr %34, align 4, !tbaa.struct !172
  %35 = load ptr, ptr %17, align 8, !tbaa !150
  %36 = getelementptr inbounds i32, ptr %35, i64 %25
  store i32 %29, ptr %36, align 4, !tbaa !21
  %37 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i64 noundef 0, i32 noundef %29, i32 noundef 0)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %18

39:                                               ; preds = %23, %18, %12
  %40 = phi i1 [ %14, %12 ], [ %24, %23 ], [ %22, %18 ]
  br i1 %40, label %346, label %41

41:                                               ; preds = %39, %2
  %42 = icmp eq i64 %1, 0
  br i1 %42, label %346, label %43

43:                                               ; preds = %41
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %54 = load i64, ptr @WORDS, align 8
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %64 = load i64, ptr @WORDS, align 8
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %66 = icmp eq i64 %64, 0
  %67 = load i64, ptr @TAG_MASK, align 8
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %80

77:                                               ; preds = %342
  %78 = add i64 %82, -1
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %346, label %80, !llvm.loop !223

80:                                               ; preds = %43, %77
  %81 = phi i32 [ 4, %43 ], [ %344, %77 ]
  %82 = phi i64 [ %1, %43 ], [ %78, %77 ]
  %83 = load i64, ptr %44, align 8, !tbaa !158
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %90

85:                                               ; preds = %80
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %87 = load i64, ptr %86, align 8, !tbaa !49
  %88 = icmp eq i64 %87, 0
  %89 = select i1 %88, i32 2, i32 1
  br label %346

90:                                               ; preds = %80
  %91 = load i64, ptr %45, align 8, !tbaa !28
  %92 = load i64, ptr %46, align 8, !tbaa !79
  %93 = icmp ugt i64 %91, %92
  br i1 %93, label %346, label %94

94:                                               ; preds = %90
  %95 = call fastcc i32 @pop(ptr noundef %0)
  %96 = load ptr, ptr %47, align 8, !tbaa !160
  %97 = zext i32 %95 to i64
  %98 = getelementptr inbounds %struct.Record, ptr %96, i64 %97
  %99 = getelementptr inbounds %struct.Record, ptr %96, i64 %97, i32 1
  %100 = load i32, ptr %99, align 8, !tbaa !161
  %101 = load i64, ptr %98, align 8, !tbaa !163
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %102 = load ptr, ptr %48, align 8, !tbaa !150
  %103 = zext i32 %100 to i64
  %104 = getelementptr inbounds i32, ptr %102, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !21
  %106 = icmp eq i32 %105, %95
  br i1 %106, label %107, label %342

107:                                              ; preds = %94
  %108 = load i64, ptr %49, align 8, !tbaa !49
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %113, label %110

110:                                              ; preds = %107
  %111 = load i64, ptr %50, align 8, !tbaa !51
  %112 = icmp ult i64 %111, %101
  br i1 %112, label %342, label %113

113:                                              ; preds = %110, %107
  %114 = load i64, ptr %51, align 8, !tbaa !30
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %120

116:                                              ; preds = %113
  %117 = load ptr, ptr %53, align 8, !tbaa !34
  %118 = mul i64 %54, %103
  %119 = getelementptr inbounds i64, ptr %117, i64 %118
  br label %126

120:                                              ; preds = %113
  %121 = load ptr, ptr %52, align 8, !tbaa !35
  %122 = getelementptr inbounds i32, ptr %121, i64 %103
  %123 = load i32, ptr %122, align 4, !tbaa !21
  %124 = zext i32 %123 to i64
  %125 = or i64 %124, -9223372036854775808
  store i64 %125, ptr %3, align 8, !tbaa !11
  br label %126

126:                                              ; preds = %116, %120
  %127 = phi ptr [ %3, %120 ], [ %119, %116 ]
  %128 = load ptr, ptr %55, align 8, !tbaa !40
  %129 = call i32 %128(ptr noundef %127)
  %130 = icmp slt i32 %129, 0
  br i1 %130, label %131, label %132

131:                                              ; preds = %126
  store i64 %103, ptr %76, align 8, !tbaa !41
  br label %342

132:                                              ; preds = %126
  %133 = icmp eq i32 %129, 0
  br i1 %133, label %144, label %134

134:                                              ; preds = %132
  %135 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 0)
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %342, label %137

137:                                              ; preds = %134
  %138 = load ptr, ptr %56, align 8, !tbaa !116
  %139 = load i64, ptr %57, align 8, !tbaa !113
  %140 = add i64 %139, 1
  store i64 %140, ptr %57, align 8, !tbaa !113
  %141 = getelementptr inbounds i32, ptr %138, i64 %139
  store i32 %95, ptr %141, align 4, !tbaa !21
  %142 = load i64, ptr %49, align 8, !tbaa !49
  %143 = add i64 %142, 1
  store i64 %143, ptr %49, align 8, !tbaa !49
  store i64 %101, ptr %58, align 8, !tbaa !51
  br label %144

144:                                              ; preds = %137, %132
  %145 = load i64, ptr %49, align 8, !tbaa !49
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %342

147:                                              ; preds = %144
  %148 = load ptr, ptr %59, align 8, !tbaa !164
  %149 = load ptr, ptr %60, align 8, !tbaa !83
  %150 = load ptr, ptr %61, align 8, !tbaa !165
  %151 = call i32 %148(ptr noundef %127, ptr noundef %149, ptr noundef %150)
  %152 = icmp slt i32 %151, 0
  br i1 %152, label %153, label %156

153:                                              ; preds = %147
  store i64 %103, ptr %75, align 8, !tbaa !41
  %154 = icmp eq i32 %151, -1
  %155 = select i1 %154, i32 3, i32 6
  br label %342

156:                                              ; preds = %147
  %157 = zext i32 %151 to i64
  %158 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef %157)
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %342, label %160

160:                                              ; preds = %156
  %161 = load ptr, ptr %62, align 8, !tbaa !116
  %162 = load i64, ptr %63, align 8, !tbaa !113
  %163 = add i64 %162, 1
  store i64 %163, ptr %63, align 8, !tbaa !113
  %164 = getelementptr inbounds i32, ptr %161, i64 %162
  store i32 %95, ptr %164, align 4, !tbaa !21
  %165 = load i64, ptr %45, align 8, !tbaa !28
  %166 = icmp eq i32 %151, 0
  br i1 %166, label %276, label %167

167:                                              ; preds = %160, %230
  %168 = phi i64 [ %231, %230 ], [ 0, %160 ]
  %169 = load ptr, ptr %60, align 8, !tbaa !83
  %170 = mul i64 %168, %64
  %171 = getelementptr inbounds i64, ptr %169, i64 %170
  %172 = load ptr, ptr %65, align 8, !tbaa !16
  %173 = icmp eq ptr %172, null
  br i1 %173, label %185, label %174

174:                                              ; preds = %167
  %175 = call i64 %172(ptr noundef %171)
  %176 = mul i64 %175, 246948723733
  %177 = lshr i64 %176, 19
  %178 = and i64 %177, 524287
  %179 = xor i64 %178, %176
  %180 = mul i64 %179, 242235342227
  %181 = and i64 %180, 274877906943
  %182 = lshr i64 %181, 19
  %183 = xor i64 %182, %180
  %184 = call i64 @llvm.fshl.i64(i64 %183, i64 %181, i64 32)
  br label %209

185:                                              ; preds = %167
  br i1 %66, label %204, label %186

186:                                              ; preds = %185, %186
  %187 = phi i64 [ %200, %186 ], [ 0, %185 ]
  %188 = phi i64 [ %199, %186 ], [ -7046029254386353131, %185 ]
  %189 = getelementptr inbounds i64, ptr %171, i64 %187
  %190 = load i64, ptr %189, align 8, !tbaa !11
  %191 = xor i64 %190, %188
  %192 = shl i64 %187, 1
  %193 = add i64 %192, -2960836687051489901
  %194 = zext i64 %191 to i128
  %195 = zext i64 %193 to i128
  %196 = mul nuw i128 %194, %195
  %197 = lshr i128 %196, 64
  %198 = xor i128 %197, %196
  %199 = trunc i128 %198 to i64
  %200 = add nuw i64 %187, 1
  %201 = icmp eq i64 %200, %64
  br i1 %201, label %202, label %186, !llvm.loop !17

202:                                              ; preds = %186
  %203 = trunc i128 %198 to i64
  br label %204

204:                                              ; preds = %202, %185
  %205 = phi i64 [ -7046029254386353131, %185 ], [ %203, %202 ]
  %206 = lshr i64 %205, 32
  %207 = xor i64 %206, %205
  %208 = and i64 %207, %67
  br label %209

209:                                              ; preds = %204, %174
  %210 = phi i64 [ %184, %174 ], [ %208, %204 ]
  %211 = load ptr, ptr %68, align 8, !tbaa !132
  %212 = getelementptr inbounds i64, ptr %211, i64 %168
  store i64 %210, ptr %212, align 8, !tbaa !11
  %213 = load ptr, ptr %69, align 8, !tbaa !62
  %214 = icmp eq ptr %213, null
  br i1 %214, label %218, label %215

215:                                              ; preds = %209
  %216 = lshr i64 %210, 6
  %217 = getelementptr inbounds i64, ptr %213, i64 %216
  call void @llvm.prefetch.p0(ptr nonnull %217, i32 0, i32 3, i32 1)
  br label %230

218:                                              ; preds = %209
  %219 = and i64 %210, 63
  %220 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %219, i32 1
  %221 = load i64, ptr %220, align 8, !tbaa !31
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %230, label %223

223:                                              ; preds = %218
  %224 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %219
  %225 = load ptr, ptr %224, align 8, !tbaa !33
  %226 = lshr i64 %210, 32
  %227 = mul i64 %221, %226
  %228 = lshr i64 %227, 32
  %229 = getelementptr inbounds i64, ptr %225, i64 %228
  call void @llvm.prefetch.p0(ptr %229, i32 0, i32 3, i32 1)
  br label %230

230:                                              ; preds = %223, %218, %215
  %231 = add nuw nsw i64 %168, 1
  %232 = icmp eq i64 %231, %157
  br i1 %232, label %233, label %167, !llvm.loop !147

233:                                              ; preds = %230, %273
  %234 = phi i64 [ %272, %273 ], [ 0, %230 ]
  %235 = phi i64 [ %274, %273 ], [ 0, %230 ]
  %236 = load ptr, ptr %60, align 8, !tbaa !83
  %237 = mul i64 %235, %64
  %238 = getelementptr inbounds i64, ptr %236, i64 %237
  %239 = load ptr, ptr %68, align 8, !tbaa !132
  %240 = getelementptr inbounds i64, ptr %239, i64 %235
  %241 = load i64, ptr %240, align 8, !tbaa !11
  %242 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %238, i64 noundef %241)
  %243 = icmp slt i64 %242, 0
  br i1 %243, label %270, label %244

244:                                              ; preds = %233
  %245 = load ptr, ptr %70, align 8, !tbaa !224
  %246 = getelementptr inbounds i32, ptr %245, i64 %242
  %247 = load i32, ptr %246, align 4, !tbaa !21
  %248 = zext i32 %247 to i64
  %249 = icmp ugt i64 %235, %248
  br i1 %249, label %250, label %265

250:                                              ; preds = %244
  %251 = load ptr, ptr %68, align 8, !tbaa !132
  %252 = getelementptr inbounds i64, ptr %251, i64 %248
  %253 = load i64, ptr %252, align 8, !tbaa !11
  %254 = icmp eq i64 %253, %242
  br i1 %254, label %255, label %265

255:                                              ; preds = %250
  %256 = load ptr, ptr %61, align 8, !tbaa !165
  %257 = getelementptr inbounds i64, ptr %256, i64 %235
  %258 = load i64, ptr %257, align 8, !tbaa !11
  %259 = getelementptr inbounds i64, ptr %256, i64 %248
  %260 = load i64, ptr %259, align 8, !tbaa !11
  %261 = icmp ult i64 %258, %260
  br i1 %261, label %262, label %263

262:                                              ; preds = %255
  store i64 %258, ptr %259, align 8, !tbaa !11
  br label %263

263:                                              ; preds = %262, %255
  %264 = getelementptr inbounds i64, ptr %251, i64 %235
  store i64 -1, ptr %264, align 8, !tbaa !11
  br label %270

265:                                              ; preds = %250, %244
  %266 = trunc i64 %235 to i32
  store i32 %266, ptr %246, align 4, !tbaa !21
  %267 = load ptr, ptr %68, align 8, !tbaa !132
  %268 = getelementptr inbounds i64, ptr %267, i64 %235
  store i64 %242, ptr %268, align 8, !tbaa !11
  %269 = add nsw i64 %234, 1
  br label %270

270:                                              ; preds = %265, %263, %233
  %271 = phi i32 [ 1, %233 ], [ 4, %263 ], [ 0, %265 ]
  %272 = phi i64 [ %234, %233 ], [ %234, %263 ], [ %269, %265 ]
  switch i32 %271, label %276 [
    i32 0, label %273
    i32 4, label %273
  ]

273:                                              ; preds = %270, %270
  %274 = add nuw nsw i64 %235, 1
  %275 = icmp eq i64 %274, %157
  br i1 %275, label %276, label %233, !llvm.loop !225

276:                                              ; preds = %270, %273, %160
  %277 = phi i64 [ 0, %160 ], [ -1, %270 ], [ %272, %273 ]
  %278 = icmp slt i64 %277, 0
  br i1 %278, label %342, label %279

279:                                              ; preds = %276
  %280 = load i64, ptr %71, align 8, !tbaa !144
  %281 = add i64 %280, 1
  store i64 %281, ptr %71, align 8, !tbaa !144
  %282 = load i64, ptr %72, align 8, !tbaa !72
  %283 = add i64 %282, %277
  store i64 %283, ptr %72, align 8, !tbaa !72
  %284 = icmp sgt i32 %151, 0
  br i1 %284, label %285, label %337

285:                                              ; preds = %279
  %286 = add i32 %95, 1
  %287 = zext i32 %151 to i64
  br label %288

288:                                              ; preds = %285, %334
  %289 = phi i64 [ 0, %285 ], [ %335, %334 ]
  %290 = phi i32 [ %81, %285 ], [ %333, %334 ]
  %291 = load ptr, ptr %73, align 8, !tbaa !132
  %292 = getelementptr inbounds i64, ptr %291, i64 %289
  %293 = load i64, ptr %292, align 8, !tbaa !11
  %294 = load ptr, ptr %61, align 8, !tbaa !165
  %295 = getelementptr inbounds i64, ptr %294, i64 %289
  %296 = load i64, ptr %295, align 8, !tbaa !11
  %297 = add i64 %296, %101
  %298 = icmp eq i64 %293, -1
  br i1 %298, label %331, label %299

299:                                              ; preds = %288
  %300 = load i64, ptr %74, align 8, !tbaa !166
  %301 = and i64 %300, %297
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %303, label %331

303:                                              ; preds = %299
  %304 = icmp ult i64 %293, %165
  br i1 %304, label %305, label %314

305:                                              ; preds = %303
  %306 = load ptr, ptr %47, align 8, !tbaa !160
  %307 = load ptr, ptr %48, align 8, !tbaa !150
  %308 = getelementptr inbounds i32, ptr %307, i64 %293
  %309 = load i32, ptr %308, align 4, !tbaa !21
  %310 = zext i32 %309 to i64
  %311 = getelementptr inbounds %struct.Record, ptr %306, i64 %310
  %312 = load i64, ptr %311, align 8, !tbaa !163
  %313 = icmp ugt i64 %312, %297
  br i1 %313, label %314, label %331

314:                                              ; preds = %305, %303
  %315 = trunc i64 %293 to i32
  %316 = load i64, ptr %4, align 8, !tbaa !155
  %317 = add i64 %316, 1
  store i64 %317, ptr %4, align 8, !tbaa !155
  %318 = trunc i64 %316 to i32
  %319 = load ptr, ptr %47, align 8, !tbaa !160
  %320 = and i64 %316, 4294967295
  %321 = getelementptr inbounds %struct.Record, ptr %319, i64 %320
  store i64 %297, ptr %321, align 8, !tbaa.struct !170
  %322 = getelementptr inbounds i8, ptr %321, i64 8
  store i32 %315, ptr %322, align 8, !tbaa.struct !171
  %323 = getelementptr inbounds i8, ptr %321, i64 12
  store i32 %286, ptr %323, align 4, !tbaa.struct !172
  %324 = load ptr, ptr %48, align 8, !tbaa !150
  %325 = and i64 %293, 4294967295
  %326 = getelementptr inbounds i32, ptr %324, i64 %325
  store i32 %318, ptr %326, align 4, !tbaa !21
  %327 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i64 noundef %297, i32 noundef %318, i32 noundef 0)
  %328 = icmp eq i32 %327, 0
  %329 = zext i1 %328 to i32
  %330 = select i1 %328, i32 4, i32 %290
  br label %331

331:                                              ; preds = %305, %299, %288, %314
  %332 = phi i32 [ %329, %314 ], [ 10, %288 ], [ 1, %299 ], [ 10, %305 ]
  %333 = phi i32 [ %330, %314 ], [ %290, %288 ], [ 6, %299 ], [ %290, %305 ]
  switch i32 %332, label %337 [
    i32 0, label %334
    i32 10, label %334
  ]

334:                                              ; preds = %331, %331
  %335 = add nuw nsw i64 %289, 1
  %336 = icmp eq i64 %335, %287
  br i1 %336, label %337, label %288, !llvm.loop !226

337:                                              ; preds = %331, %334, %279
  %338 = phi i32 [ 8, %279 ], [ %332, %331 ], [ 8, %334 ]
  %339 = phi i32 [ %81, %279 ], [ %333, %334 ], [ %333, %331 ]
  %340 = icmp eq i32 %338, 8
  %341 = select i1 %340, i32 0, i32 %338
  br label %342

342:                                              ; preds = %131, %134, %144, %337, %276, %156, %153, %110, %94
  %343 = phi i32 [ 7, %94 ], [ 1, %110 ], [ 1, %131 ], [ 1, %134 ], [ 7, %144 ], [ 1, %153 ], [ 1, %156 ], [ %341, %337 ], [ 1, %276 ]
  %344 = phi i32 [ %81, %94 ], [ 1, %110 ], [ 3, %131 ], [ 4, %134 ], [ %81, %144 ], [ %155, %153 ], [ 4, %156 ], [ %339, %337 ], [ 4, %276 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %345 = icmp eq i32 %343, 1
  br i1 %345, label %346, label %77

346:                                              ; preds = %90, %342, %77, %41, %39, %7, %85
  %347 = phi i32 [ %89, %85 ], [ 4, %39 ], [ 4, %7 ], [ 0, %41 ], [ 0, %77 ], [ %344, %342 ], [ 5, %90 ]
  ret i32 %347
}

define internal fastcc i32 @room_for_solutions(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %146, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %7 = load i64, ptr %6, align 8, !tbaa !149
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %9 = load i64, ptr %8, align 8, !tbaa !29
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %51

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %13 = lshr i64 %7, 2
  %14 = add i64 %13, %7
  %15 = load i64, ptr @ROOM, align 8, !tbaa !11
  %16 = add i64 %14, %15
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 %9)
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = sub i64 %17, %7
  %21 = shl i64 %20, 2
  %22 = add i64 %21, %19
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 98
  %56 = load i64, ptr %55, align 8, !tbaa !227
  %57 = load i64, ptr %8, align 8, !tbaa !29
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %59, label %99

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %61 = lshr i64 %56, 2
  %62 = add i64 %61, %56
  %63 = load i64, ptr @ROOM, align 8, !tbaa !11
  %64 = add i64 %62, %63
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 %57)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %56
  %69 = shl i64 %68, 2
  %70 = add i64 %69, %67
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %103 = load i64, ptr %102, align 8, !tbaa !113
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
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %114 = load i64, ptr %113, align 8, !tbaa !12
  %115 = sub i64 %112, %105
  %116 = shl i64 %115, 2
  %117 = add i64 %116, %114
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %5 = load i64, ptr %4, align 8, !tbaa !44
  %6 = icmp eq i64 %5, %2
  br i1 %6, label %134, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 99
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %11 = load i64, ptr %10, align 8, !tbaa !28
  %12 = load i64, ptr %9, align 8, !tbaa !11
  %13 = icmp ult i64 %12, %11
  br i1 %13, label %14, label %53

14:                                               ; preds = %7
  %15 = lshr i64 %12, 2
  %16 = add i64 %15, %12
  %17 = load i64, ptr @ROOM, align 8, !tbaa !11
  %18 = add i64 %16, %17
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %11)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %12
  %23 = shl i64 %22, 2
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %57 = load i64, ptr %56, align 8, !tbaa !113
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
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %68 = load i64, ptr %67, align 8, !tbaa !12
  %69 = sub i64 %66, %59
  %70 = shl i64 %69, 3
  %71 = add i64 %70, %68
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %101 = load i64, ptr %10, align 8, !tbaa !28
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %105, label %103

103:                                              ; preds = %100
  %104 = load ptr, ptr %8, align 8, !tbaa !87
  br label %114

105:                                              ; preds = %114, %100
  %106 = load i64, ptr %56, align 8, !tbaa !113
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %119, label %108

108:                                              ; preds = %105
  %109 = load ptr, ptr %8, align 8, !tbaa !87
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %111 = load ptr, ptr %110, align 8, !tbaa !160
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %113 = load ptr, ptr %112, align 8, !tbaa !116
  br label %121

114:                                              ; preds = %114, %103
  %115 = phi i64 [ 0, %103 ], [ %117, %114 ]
  %116 = getelementptr inbounds i32, ptr %104, i64 %115
  store i32 0, ptr %116, align 4, !tbaa !21
  %117 = add nuw i64 %115, 1
  %118 = icmp eq i64 %117, %101
  br i1 %118, label %105, label %114, !llvm.loop !228

119:                                              ; preds = %121, %105
  store i64 %2, ptr %4, align 8, !tbaa !44
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  store i64 %106, ptr %120, align 8, !tbaa !88
  br label %134

121:                                              ; preds = %121, %108
  %122 = phi i64 [ 0, %108 ], [ %132, %121 ]
  %123 = trunc i64 %122 to i32
  %124 = add i32 %123, 1
  %125 = getelementptr inbounds i32, ptr %113, i64 %122
  %126 = load i32, ptr %125, align 4, !tbaa !21
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds %struct.Record, ptr %111, i64 %127, i32 1
  %129 = load i32, ptr %128, align 8, !tbaa !161
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %109, i64 %130
  store i32 %124, ptr %131, align 4, !tbaa !21
  %132 = add nuw i64 %122, 1
  %133 = icmp eq i64 %132, %106
  br i1 %133, label %119, label %121, !llvm.loop !229

134:                                              ; preds = %119, %3
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %136 = icmp eq i64 %1, 0
  br i1 %136, label %212, label %137

137:                                              ; preds = %134
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %139 = icmp eq i64 %2, 0
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %143 = icmp eq i64 %2, 0
  br label %147

144:                                              ; preds = %209
  %145 = add i64 %149, -1
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %212, label %147, !llvm.loop !230

147:                                              ; preds = %137, %144
  %148 = phi i32 [ undef, %137 ], [ %211, %144 ]
  %149 = phi i64 [ %1, %137 ], [ %145, %144 ]
  %150 = load i64, ptr %135, align 8, !tbaa !88
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %212, label %152

152:                                              ; preds = %147
  %153 = add i64 %150, -1
  store i64 %153, ptr %135, align 8, !tbaa !88
  %154 = load ptr, ptr %138, align 8, !tbaa !231
  %155 = mul i64 %153, %2
  %156 = getelementptr inbounds i64, ptr %154, i64 %155
  br i1 %139, label %157, label %162

157:                                              ; preds = %162, %152
  %158 = load i64, ptr %140, align 8, !tbaa !49
  %159 = add i64 %158, %153
  %160 = load i64, ptr %141, align 8, !tbaa !113
  %161 = icmp ult i64 %159, %160
  br i1 %161, label %168, label %167

162:                                              ; preds = %152, %162
  %163 = phi i64 [ %165, %162 ], [ 0, %152 ]
  %164 = getelementptr inbounds i64, ptr %156, i64 %163
  store i64 0, ptr %164, align 8, !tbaa !11
  %165 = add nuw i64 %163, 1
  %166 = icmp eq i64 %165, %2
  br i1 %166, label %157, label %162, !llvm.loop !232

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
  %174 = load ptr, ptr %138, align 8, !tbaa !231
  %175 = load ptr, ptr %142, align 8, !tbaa !132
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
  br i1 %191, label %209, label %176, !llvm.loop !233

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
  br i1 %208, label %183, label %192, !llvm.loop !234

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
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %5 = load ptr, ptr %4, align 8, !tbaa !160
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %7 = load ptr, ptr %6, align 8, !tbaa !116
  %8 = getelementptr inbounds i32, ptr %7, i64 %1
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Record, ptr %5, i64 %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !164
  %14 = getelementptr inbounds %struct.Record, ptr %5, i64 %10, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !161
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %18 = load i64, ptr %17, align 8, !tbaa !30
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %22 = load ptr, ptr %21, align 8, !tbaa !34
  %23 = load i64, ptr @WORDS, align 8, !tbaa !11
  %24 = mul i64 %23, %16
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  br label %33

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %28 = load ptr, ptr %27, align 8, !tbaa !35
  %29 = getelementptr inbounds i32, ptr %28, i64 %16
  %30 = load i32, ptr %29, align 4, !tbaa !21
  %31 = zext i32 %30 to i64
  %32 = or i64 %31, -9223372036854775808
  store i64 %32, ptr %3, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %20, %26
  %34 = phi ptr [ %3, %26 ], [ %25, %20 ]
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %36 = load ptr, ptr %35, align 8, !tbaa !83
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %38 = load ptr, ptr %37, align 8, !tbaa !165
  %39 = call i32 %13(ptr noundef %34, ptr noundef %36, ptr noundef %38)
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %162

41:                                               ; preds = %33
  %42 = load i64, ptr @WORDS, align 8, !tbaa !11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %44 = icmp eq i64 %42, 0
  %45 = load i64, ptr @TAG_MASK, align 8
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %53 = zext i32 %39 to i64
  br label %54

54:                                               ; preds = %41, %159
  %55 = phi i64 [ 0, %41 ], [ %160, %159 ]
  %56 = phi i64 [ 0, %41 ], [ %158, %159 ]
  %57 = load ptr, ptr %35, align 8, !tbaa !83
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
  %102 = load ptr, ptr %46, align 8, !tbaa !87
  %103 = getelementptr inbounds i32, ptr %102, i64 %99
  %104 = load i32, ptr %103, align 4, !tbaa !21
  %105 = zext i32 %104 to i64
  %106 = add nsw i64 %105, -1
  %107 = icmp eq i32 %104, 0
  br i1 %107, label %156, label %108

108:                                              ; preds = %101
  %109 = load ptr, ptr %4, align 8, !tbaa !160
  %110 = load ptr, ptr %47, align 8, !tbaa !150
  %111 = getelementptr inbounds i32, ptr %110, i64 %99
  %112 = load i32, ptr %111, align 4, !tbaa !21
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds %struct.Record, ptr %109, i64 %113
  %115 = load i64, ptr %114, align 8, !tbaa !163
  %116 = load i64, ptr %11, align 8, !tbaa !163
  %117 = load ptr, ptr %37, align 8, !tbaa !165
  %118 = getelementptr inbounds i64, ptr %117, i64 %55
  %119 = load i64, ptr %118, align 8, !tbaa !11
  %120 = add i64 %119, %116
  %121 = icmp eq i64 %115, %120
  br i1 %121, label %122, label %156

122:                                              ; preds = %108
  %123 = load ptr, ptr %48, align 8, !tbaa !224
  %124 = getelementptr inbounds i32, ptr %123, i64 %99
  %125 = load i32, ptr %124, align 4, !tbaa !21
  %126 = zext i32 %125 to i64
  %127 = icmp ugt i64 %56, %126
  br i1 %127, label %128, label %133

128:                                              ; preds = %122
  %129 = load ptr, ptr %49, align 8, !tbaa !132
  %130 = getelementptr inbounds i64, ptr %129, i64 %126
  %131 = load i64, ptr %130, align 8, !tbaa !11
  %132 = icmp eq i64 %131, %106
  br i1 %132, label %156, label %133

133:                                              ; preds = %128, %122
  %134 = load i64, ptr %50, align 8, !tbaa !44
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %139, label %136

136:                                              ; preds = %133
  %137 = load ptr, ptr %51, align 8, !tbaa !231
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
  br i1 %150, label %139, label %142, !llvm.loop !235

151:                                              ; preds = %139
  %152 = trunc i64 %56 to i32
  store i32 %152, ptr %124, align 4, !tbaa !21
  %153 = load ptr, ptr %52, align 8, !tbaa !132
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
  br i1 %161, label %162, label %54, !llvm.loop !236

162:                                              ; preds = %156, %159, %33
  %163 = phi i64 [ 0, %33 ], [ -1, %156 ], [ %158, %159 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i64 %163
}

define i32 @search_leads(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %1)
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  store i64 %4, ptr %5, align 8, !tbaa !41
  %6 = lshr i64 %3, 61
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 4
  ret i32 %8
}

define i32 @search_deepen(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %7 = load i64, ptr %6, align 8, !tbaa !237
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %121

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %11 = load i64, ptr %10, align 8, !tbaa !27
  %12 = tail call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %118, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  store i64 -1, ptr %15, align 8, !tbaa !238
  %16 = load i64, ptr %10, align 8, !tbaa !27
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %64

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %22 = icmp eq i32 %2, 1
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  br label %29

24:                                               ; preds = %62
  %25 = add i32 %33, 1
  %26 = zext i32 %25 to i64
  %27 = load i64, ptr %10, align 8, !tbaa !27
  %28 = icmp ugt i64 %27, %26
  br i1 %28, label %29, label %64, !llvm.loop !239

29:                                               ; preds = %24, %18
  %30 = phi i1 [ true, %18 ], [ %28, %24 ]
  %31 = phi i64 [ 0, %18 ], [ %26, %24 ]
  %32 = phi i32 [ undef, %18 ], [ %63, %24 ]
  %33 = phi i32 [ 0, %18 ], [ %25, %24 ]
  %34 = load ptr, ptr %19, align 8, !tbaa !240
  %35 = getelementptr inbounds i64, ptr %34, i64 %31
  store i64 -1, ptr %35, align 8, !tbaa !11
  %36 = load ptr, ptr %20, align 8, !tbaa !190
  %37 = getelementptr inbounds i64, ptr %36, i64 %31
  store i64 -1, ptr %37, align 8, !tbaa !11
  %38 = load ptr, ptr %21, align 8, !tbaa !150
  %39 = getelementptr inbounds i32, ptr %38, i64 %31
  store i32 0, ptr %39, align 4, !tbaa !21
  br i1 %22, label %40, label %54

40:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 0, ptr %4, align 8, !tbaa !11
  %41 = call fastcc i32 @estimated(ptr noundef %0, i32 noundef %33, ptr noundef nonnull %4)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %51

43:                                               ; preds = %40
  %44 = load i64, ptr %4, align 8, !tbaa !11
  %45 = icmp eq i64 %44, -1
  br i1 %45, label %51, label %46

46:                                               ; preds = %43
  %47 = load i64, ptr %23, align 8, !tbaa !166
  %48 = and i64 %47, %44
  %49 = icmp eq i64 %48, 0
  %50 = select i1 %49, i32 0, i32 6
  br label %51

51:                                               ; preds = %46, %43, %40
  %52 = phi i64 [ %44, %46 ], [ 0, %40 ], [ -1, %43 ]
  %53 = phi i32 [ %50, %46 ], [ %41, %40 ], [ 0, %43 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %54

54:                                               ; preds = %51, %29
  %55 = phi i64 [ %52, %51 ], [ 0, %29 ]
  %56 = phi i32 [ %53, %51 ], [ 0, %29 ]
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %54
  %59 = load i64, ptr %15, align 8, !tbaa !238
  %60 = icmp ult i64 %55, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %58
  store i64 %55, ptr %15, align 8, !tbaa !238
  br label %62

62:                                               ; preds = %61, %58, %54
  %63 = phi i32 [ %56, %54 ], [ %32, %61 ], [ %32, %58 ]
  br i1 %57, label %24, label %64

64:                                               ; preds = %62, %24, %14
  %65 = phi i1 [ %17, %14 ], [ %30, %62 ], [ %28, %24 ]
  %66 = phi i32 [ undef, %14 ], [ %63, %24 ], [ %63, %62 ]
  br i1 %65, label %118, label %67

67:                                               ; preds = %64
  %68 = load i64, ptr %15, align 8, !tbaa !238
  %69 = icmp eq i64 %68, -1
  br i1 %69, label %118, label %70

70:                                               ; preds = %67
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %72 = load i64, ptr %71, align 8, !tbaa !188
  %73 = icmp ult i64 %68, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %70
  store i64 %72, ptr %15, align 8, !tbaa !238
  br label %75

75:                                               ; preds = %74, %70
  %76 = load i64, ptr %15, align 8, !tbaa !238
  store i64 %76, ptr %71, align 8, !tbaa !188
  %77 = load i64, ptr %6, align 8, !tbaa !237
  %78 = add i64 %77, 1
  store i64 %78, ptr %6, align 8, !tbaa !237
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  store i64 %76, ptr %79, align 8, !tbaa !185
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  store i64 0, ptr %80, align 8, !tbaa !155
  %81 = load i64, ptr %10, align 8, !tbaa !27
  %82 = icmp ne i64 %81, 0
  br i1 %82, label %83, label %97

83:                                               ; preds = %75
  %84 = call fastcc i32 @descend(ptr noundef %0, i32 noundef -1, i32 noundef 0, i64 noundef 0, i32 noundef %2)
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %97

86:                                               ; preds = %83, %93
  %87 = phi i32 [ %96, %93 ], [ %84, %83 ]
  %88 = phi i32 [ %89, %93 ], [ 0, %83 ]
  %89 = add i32 %88, 1
  %90 = zext i32 %89 to i64
  %91 = load i64, ptr %10, align 8, !tbaa !27
  %92 = icmp ugt i64 %91, %90
  br i1 %92, label %93, label %97, !llvm.loop !241

93:                                               ; preds = %86
  %94 = call fastcc i32 @descend(ptr noundef %0, i32 noundef -1, i32 noundef %89, i64 noundef 0, i32 noundef %2)
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i32 %87, i32 %94
  br i1 %95, label %86, label %97, !llvm.loop !241

97:                                               ; preds = %93, %86, %83, %75
  %98 = phi i1 [ %82, %75 ], [ true, %83 ], [ true, %93 ], [ %92, %86 ]
  %99 = phi i32 [ undef, %75 ], [ %84, %83 ], [ %96, %93 ], [ %87, %86 ]
  br i1 %98, label %118, label %100

100:                                              ; preds = %97
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %102 = load i64, ptr %101, align 8, !tbaa !113
  %103 = icmp sgt i64 %102, 1
  br i1 %103, label %104, label %118

104:                                              ; preds = %100
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %106 = load ptr, ptr %105, align 8, !tbaa !116
  %107 = getelementptr inbounds i32, ptr %106, i64 1
  %108 = getelementptr inbounds i32, ptr %106, i64 %102
  br label %109

109:                                              ; preds = %109, %104
  %110 = phi ptr [ %116, %109 ], [ %107, %104 ]
  %111 = phi ptr [ %110, %109 ], [ %106, %104 ]
  %112 = phi ptr [ %114, %109 ], [ %108, %104 ]
  %113 = load i32, ptr %111, align 4, !tbaa !21
  %114 = getelementptr inbounds i32, ptr %112, i64 -1
  %115 = load i32, ptr %114, align 4, !tbaa !21
  store i32 %115, ptr %111, align 4, !tbaa !21
  store i32 %113, ptr %114, align 4, !tbaa !21
  %116 = getelementptr inbounds i32, ptr %110, i64 1
  %117 = icmp ult ptr %116, %114
  br i1 %117, label %109, label %118, !llvm.loop !154

118:                                              ; preds = %109, %9, %64, %67, %97, %100
  %119 = phi i32 [ %66, %64 ], [ 4, %9 ], [ 2, %67 ], [ %99, %97 ], [ 0, %100 ], [ 0, %109 ]
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %653

121:                                              ; preds = %118, %3
  %122 = phi i32 [ undef, %3 ], [ %119, %118 ]
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %124 = icmp eq i64 %1, 0
  br i1 %124, label %653, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %132 = load i64, ptr @ROOM, align 8
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 126
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %154 = load i64, ptr @WORDS, align 8
  %155 = icmp eq i32 %2, 4
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %160 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %162 = load i64, ptr @WORDS, align 8
  %163 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %164 = icmp eq i64 %162, 0
  %165 = load i64, ptr @TAG_MASK, align 8
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %167 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %169 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %170 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %171 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %172 = load i64, ptr @WORDS, align 8
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %174 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %175 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  br label %180

177:                                              ; preds = %649
  %178 = add i64 %182, -1
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %653, label %180, !llvm.loop !242

180:                                              ; preds = %125, %177
  %181 = phi i32 [ %122, %125 ], [ %651, %177 ]
  %182 = phi i64 [ %1, %125 ], [ %178, %177 ]
  %183 = load i64, ptr %126, align 8, !tbaa !113
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %185, label %442

185:                                              ; preds = %180
  %186 = load i64, ptr %127, align 8, !tbaa !243
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %190, label %188

188:                                              ; preds = %185
  %189 = add i64 %186, -1
  store i64 %189, ptr %128, align 8, !tbaa !41
  br label %438

190:                                              ; preds = %185
  %191 = load i64, ptr %131, align 8, !tbaa !244
  %192 = load i64, ptr %130, align 8, !tbaa !11
  %193 = icmp ult i64 %192, %191
  br i1 %193, label %194, label %229

194:                                              ; preds = %190
  %195 = lshr i64 %192, 2
  %196 = add i64 %195, %192
  %197 = add i64 %196, %132
  %198 = call i64 @llvm.umax.i64(i64 %197, i64 %191)
  %199 = load i64, ptr %133, align 8, !tbaa !12
  %200 = sub i64 %198, %192
  %201 = shl i64 %200, 3
  %202 = add i64 %201, %199
  %203 = load i64, ptr %134, align 8, !tbaa !13
  %204 = icmp ugt i64 %202, %203
  br i1 %204, label %438, label %205

205:                                              ; preds = %194
  %206 = load ptr, ptr %129, align 8, !tbaa !14
  %207 = shl i64 %198, 3
  %208 = call ptr @resize_memory(ptr noundef %206, i64 noundef %207)
  %209 = icmp eq ptr %208, null
  br i1 %209, label %438, label %210

210:                                              ; preds = %205
  %211 = load i64, ptr %130, align 8, !tbaa !11
  %212 = sub i64 %198, %211
  %213 = shl i64 %212, 3
  %214 = load i64, ptr %133, align 8, !tbaa !12
  %215 = add i64 %213, %214
  store i64 %215, ptr %133, align 8, !tbaa !12
  store ptr %208, ptr %129, align 8, !tbaa !14
  store i64 %198, ptr %130, align 8, !tbaa !11
  %216 = load ptr, ptr %135, align 8, !tbaa !15
  %217 = icmp eq ptr %216, null
  %218 = icmp ult i64 %207, 4194304
  %219 = or i1 %218, %217
  br i1 %219, label %229, label %220

220:                                              ; preds = %210
  %221 = ptrtoint ptr %208 to i64
  %222 = and i64 %221, -4096
  %223 = add i64 %207, 4095
  %224 = add i64 %223, %221
  %225 = and i64 %224, -4096
  %226 = inttoptr i64 %222 to ptr
  %227 = sub i64 %225, %222
  %228 = call i32 %216(ptr noundef %226, i64 noundef %227, i32 noundef 14)
  br label %229

229:                                              ; preds = %220, %210, %190
  %230 = load i64, ptr %131, align 8, !tbaa !244
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %235, label %232

232:                                              ; preds = %229
  %233 = load ptr, ptr %136, align 8, !tbaa !240
  %234 = load ptr, ptr %137, align 8, !tbaa !245
  br label %238

235:                                              ; preds = %251, %229
  %236 = phi i64 [ 0, %229 ], [ %252, %251 ]
  store i64 0, ptr %131, align 8, !tbaa !244
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %438, label %256

238:                                              ; preds = %251, %232
  %239 = phi i64 [ 0, %232 ], [ %252, %251 ]
  %240 = phi i64 [ 0, %232 ], [ %253, %251 ]
  %241 = getelementptr inbounds i32, ptr %234, i64 %240
  %242 = load i32, ptr %241, align 4, !tbaa !21
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds i64, ptr %233, i64 %243
  %245 = load i64, ptr %244, align 8, !tbaa !11
  %246 = icmp eq i64 %245, -1
  br i1 %246, label %251, label %247

247:                                              ; preds = %238
  %248 = load ptr, ptr %129, align 8, !tbaa !215
  %249 = add i64 %239, 1
  %250 = getelementptr inbounds i64, ptr %248, i64 %239
  store i64 %245, ptr %250, align 8, !tbaa !11
  store i64 -1, ptr %244, align 8, !tbaa !11
  br label %251

251:                                              ; preds = %247, %238
  %252 = phi i64 [ %249, %247 ], [ %239, %238 ]
  %253 = add nuw i64 %240, 1
  %254 = load i64, ptr %131, align 8, !tbaa !244
  %255 = icmp ult i64 %253, %254
  br i1 %255, label %238, label %235, !llvm.loop !246

256:                                              ; preds = %235
  %257 = load i64, ptr %138, align 8, !tbaa !247
  %258 = lshr i64 %257, 3
  %259 = add i64 %236, -1
  %260 = call i64 @llvm.umin.i64(i64 %258, i64 %259)
  %261 = load ptr, ptr %129, align 8, !tbaa !215
  br label %262

262:                                              ; preds = %324, %256
  %263 = phi i64 [ %236, %256 ], [ %325, %324 ]
  %264 = phi i64 [ 0, %256 ], [ %326, %324 ]
  %265 = phi i64 [ undef, %256 ], [ %327, %324 ]
  %266 = sub i64 %263, %264
  %267 = icmp ugt i64 %266, 1
  %268 = getelementptr inbounds i64, ptr %261, i64 %264
  %269 = load i64, ptr %268, align 8, !tbaa !11
  br i1 %267, label %270, label %329

270:                                              ; preds = %262
  %271 = lshr i64 %266, 1
  %272 = add i64 %271, %264
  %273 = getelementptr inbounds i64, ptr %261, i64 %272
  %274 = load i64, ptr %273, align 8, !tbaa !11
  %275 = add i64 %263, -1
  %276 = getelementptr inbounds i64, ptr %261, i64 %275
  %277 = load i64, ptr %276, align 8, !tbaa !11
  %278 = icmp ult i64 %269, %274
  br i1 %278, label %279, label %283

279:                                              ; preds = %270
  %280 = icmp ult i64 %274, %277
  br i1 %280, label %287, label %281

281:                                              ; preds = %279
  %282 = call i64 @llvm.umax.i64(i64 %269, i64 %277)
  br label %287

283:                                              ; preds = %270
  %284 = icmp ult i64 %269, %277
  br i1 %284, label %287, label %285

285:                                              ; preds = %283
  %286 = call i64 @llvm.umax.i64(i64 %274, i64 %277)
  br label %287

287:                                              ; preds = %285, %283, %281, %279
  %288 = phi i64 [ %282, %281 ], [ %286, %285 ], [ %274, %279 ], [ %269, %283 ]
  %289 = icmp ugt i64 %263, %264
  br i1 %289, label %290, label %315

290:                                              ; preds = %287, %310
  %291 = phi i64 [ %313, %310 ], [ %263, %287 ]
  %292 = phi i64 [ %312, %310 ], [ %264, %287 ]
  %293 = phi i64 [ %311, %310 ], [ %264, %287 ]
  %294 = getelementptr inbounds i64, ptr %261, i64 %292
  %295 = load i64, ptr %294, align 8, !tbaa !11
  %296 = icmp ult i64 %295, %288
  br i1 %296, label %297, label %302

297:                                              ; preds = %290
  %298 = getelementptr inbounds i64, ptr %261, i64 %293
  %299 = load i64, ptr %298, align 8, !tbaa !11
  %300 = add i64 %292, 1
  store i64 %299, ptr %294, align 8, !tbaa !11
  %301 = add i64 %293, 1
  store i64 %295, ptr %298, align 8, !tbaa !11
  br label %310

302:                                              ; preds = %290
  %303 = icmp ugt i64 %295, %288
  br i1 %303, label %304, label %308

304:                                              ; preds = %302
  %305 = add i64 %291, -1
  %306 = getelementptr inbounds i64, ptr %261, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !11
  store i64 %307, ptr %294, align 8, !tbaa !11
  store i64 %295, ptr %306, align 8, !tbaa !11
  br label %310

308:                                              ; preds = %302
  %309 = add i64 %292, 1
  br label %310

310:                                              ; preds = %308, %304, %297
  %311 = phi i64 [ %301, %297 ], [ %293, %304 ], [ %293, %308 ]
  %312 = phi i64 [ %300, %297 ], [ %292, %304 ], [ %309, %308 ]
  %313 = phi i64 [ %291, %297 ], [ %305, %304 ], [ %291, %308 ]
  %314 = icmp ult i64 %312, %313
  br i1 %314, label %290, label %315, !llvm.loop !248

315:                                              ; preds = %310, %287
  %316 = phi i64 [ %264, %287 ], [ %311, %310 ]
  %317 = phi i64 [ %263, %287 ], [ %313, %310 ]
  %318 = icmp ugt i64 %316, %260
  br i1 %318, label %321, label %319

319:                                              ; preds = %315
  %320 = icmp ugt i64 %317, %260
  br i1 %320, label %324, label %321

321:                                              ; preds = %319, %315
  %322 = phi i64 [ %316, %315 ], [ %263, %319 ]
  %323 = phi i64 [ %264, %315 ], [ %317, %319 ]
  br label %324

324:                                              ; preds = %321, %319
  %325 = phi i64 [ %322, %321 ], [ %263, %319 ]
  %326 = phi i64 [ %323, %321 ], [ %264, %319 ]
  %327 = phi i64 [ %265, %321 ], [ %288, %319 ]
  %328 = phi i1 [ true, %321 ], [ false, %319 ]
  br i1 %328, label %262, label %329, !llvm.loop !249

329:                                              ; preds = %324, %262
  %330 = phi i64 [ %269, %262 ], [ %327, %324 ]
  store i64 %330, ptr %139, align 8, !tbaa !238
  br label %331

331:                                              ; preds = %393, %329
  %332 = phi i64 [ %236, %329 ], [ %394, %393 ]
  %333 = phi i64 [ 0, %329 ], [ %395, %393 ]
  %334 = phi i64 [ undef, %329 ], [ %396, %393 ]
  %335 = sub i64 %332, %333
  %336 = icmp ugt i64 %335, 1
  %337 = getelementptr inbounds i64, ptr %261, i64 %333
  %338 = load i64, ptr %337, align 8, !tbaa !11
  br i1 %336, label %339, label %398

339:                                              ; preds = %331
  %340 = lshr i64 %335, 1
  %341 = add i64 %340, %333
  %342 = getelementptr inbounds i64, ptr %261, i64 %341
  %343 = load i64, ptr %342, align 8, !tbaa !11
  %344 = add i64 %332, -1
  %345 = getelementptr inbounds i64, ptr %261, i64 %344
  %346 = load i64, ptr %345, align 8, !tbaa !11
  %347 = icmp ult i64 %338, %343
  br i1 %347, label %348, label %352

348:                                              ; preds = %339
  %349 = icmp ult i64 %343, %346
  br i1 %349, label %356, label %350

350:                                              ; preds = %348
  %351 = call i64 @llvm.umax.i64(i64 %338, i64 %346)
  br label %356

352:                                              ; preds = %339
  %353 = icmp ult i64 %338, %346
  br i1 %353, label %356, label %354

354:                                              ; preds = %352
  %355 = call i64 @llvm.umax.i64(i64 %343, i64 %346)
  br label %356

356:                                              ; preds = %354, %352, %350, %348
  %357 = phi i64 [ %351, %350 ], [ %355, %354 ], [ %343, %348 ], [ %338, %352 ]
  %358 = icmp ugt i64 %332, %333
  br i1 %358, label %359, label %384

359:                                              ; preds = %356, %379
  %360 = phi i64 [ %382, %379 ], [ %332, %356 ]
  %361 = phi i64 [ %381, %379 ], [ %333, %356 ]
  %362 = phi i64 [ %380, %379 ], [ %333, %356 ]
  %363 = getelementptr inbounds i64, ptr %261, i64 %361
  %364 = load i64, ptr %363, align 8, !tbaa !11
  %365 = icmp ult i64 %364, %357
  br i1 %365, label %366, label %371

366:                                              ; preds = %359
  %367 = getelementptr inbounds i64, ptr %261, i64 %362
  %368 = load i64, ptr %367, align 8, !tbaa !11
  %369 = add i64 %361, 1
  store i64 %368, ptr %363, align 8, !tbaa !11
  %370 = add i64 %362, 1
  store i64 %364, ptr %367, align 8, !tbaa !11
  br label %379

371:                                              ; preds = %359
  %372 = icmp ugt i64 %364, %357
  br i1 %372, label %373, label %377

373:                                              ; preds = %371
  %374 = add i64 %360, -1
  %375 = getelementptr inbounds i64, ptr %261, i64 %374
  %376 = load i64, ptr %375, align 8, !tbaa !11
  store i64 %376, ptr %363, align 8, !tbaa !11
  store i64 %364, ptr %375, align 8, !tbaa !11
  br label %379

377:                                              ; preds = %371
  %378 = add i64 %361, 1
  br label %379

379:                                              ; preds = %377, %373, %366
  %380 = phi i64 [ %370, %366 ], [ %362, %373 ], [ %362, %377 ]
  %381 = phi i64 [ %369, %366 ], [ %361, %373 ], [ %378, %377 ]
  %382 = phi i64 [ %360, %366 ], [ %374, %373 ], [ %360, %377 ]
  %383 = icmp ult i64 %381, %382
  br i1 %383, label %359, label %384, !llvm.loop !248

384:                                              ; preds = %379, %356
  %385 = phi i64 [ %333, %356 ], [ %380, %379 ]
  %386 = phi i64 [ %332, %356 ], [ %382, %379 ]
  %387 = icmp eq i64 %385, 0
  br i1 %387, label %388, label %390

388:                                              ; preds = %384
  %389 = icmp eq i64 %386, 0
  br i1 %389, label %390, label %393

390:                                              ; preds = %388, %384
  %391 = phi i64 [ %385, %384 ], [ %332, %388 ]
  %392 = phi i64 [ %333, %384 ], [ %386, %388 ]
  br label %393

393:                                              ; preds = %390, %388
  %394 = phi i64 [ %391, %390 ], [ %332, %388 ]
  %395 = phi i64 [ %392, %390 ], [ %333, %388 ]
  %396 = phi i64 [ %334, %390 ], [ %357, %388 ]
  %397 = phi i1 [ true, %390 ], [ false, %388 ]
  br i1 %397, label %331, label %398, !llvm.loop !249

398:                                              ; preds = %393, %331
  %399 = phi i64 [ %338, %331 ], [ %396, %393 ]
  store i64 %399, ptr %140, align 8, !tbaa !188
  %400 = load i64, ptr %6, align 8, !tbaa !237
  %401 = add i64 %400, 1
  store i64 %401, ptr %6, align 8, !tbaa !237
  %402 = load i64, ptr %139, align 8, !tbaa !238
  store i64 %402, ptr %141, align 8, !tbaa !185
  store i64 0, ptr %142, align 8, !tbaa !155
  %403 = load i64, ptr %143, align 8, !tbaa !27
  %404 = icmp ne i64 %403, 0
  br i1 %404, label %405, label %419

405:                                              ; preds = %398
  %406 = call fastcc i32 @descend(ptr noundef %0, i32 noundef -1, i32 noundef 0, i64 noundef 0, i32 noundef %2)
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %408, label %419

408:                                              ; preds = %405, %415
  %409 = phi i32 [ %418, %415 ], [ %406, %405 ]
  %410 = phi i32 [ %411, %415 ], [ 0, %405 ]
  %411 = add i32 %410, 1
  %412 = zext i32 %411 to i64
  %413 = load i64, ptr %143, align 8, !tbaa !27
  %414 = icmp ugt i64 %413, %412
  br i1 %414, label %415, label %419, !llvm.loop !241

415:                                              ; preds = %408
  %416 = call fastcc i32 @descend(ptr noundef %0, i32 noundef -1, i32 noundef %411, i64 noundef 0, i32 noundef %2)
  %417 = icmp eq i32 %416, 0
  %418 = select i1 %417, i32 %409, i32 %416
  br i1 %417, label %408, label %419, !llvm.loop !241

419:                                              ; preds = %415, %408, %405, %398
  %420 = phi i1 [ %404, %398 ], [ true, %405 ], [ true, %415 ], [ %414, %408 ]
  %421 = phi i32 [ undef, %398 ], [ %406, %405 ], [ %418, %415 ], [ %409, %408 ]
  br i1 %420, label %438, label %422

422:                                              ; preds = %419
  %423 = load i64, ptr %126, align 8, !tbaa !113
  %424 = icmp sgt i64 %423, 1
  br i1 %424, label %425, label %438

425:                                              ; preds = %422
  %426 = load ptr, ptr %144, align 8, !tbaa !116
  %427 = getelementptr inbounds i32, ptr %426, i64 1
  %428 = getelementptr inbounds i32, ptr %426, i64 %423
  br label %429

429:                                              ; preds = %429, %425
  %430 = phi ptr [ %436, %429 ], [ %427, %425 ]
  %431 = phi ptr [ %430, %429 ], [ %426, %425 ]
  %432 = phi ptr [ %434, %429 ], [ %428, %425 ]
  %433 = load i32, ptr %431, align 4, !tbaa !21
  %434 = getelementptr inbounds i32, ptr %432, i64 -1
  %435 = load i32, ptr %434, align 4, !tbaa !21
  store i32 %435, ptr %431, align 4, !tbaa !21
  store i32 %433, ptr %434, align 4, !tbaa !21
  %436 = getelementptr inbounds i32, ptr %430, i64 1
  %437 = icmp ult ptr %436, %434
  br i1 %437, label %429, label %438, !llvm.loop !154

438:                                              ; preds = %429, %188, %194, %205, %235, %419, %422
  %439 = phi i32 [ 1, %188 ], [ 2, %235 ], [ %421, %419 ], [ 0, %422 ], [ 4, %194 ], [ 4, %205 ], [ 0, %429 ]
  %440 = icmp eq i32 %439, 0
  %441 = select i1 %440, i32 %181, i32 %439
  br i1 %440, label %442, label %653

442:                                              ; preds = %438, %180
  %443 = phi i32 [ %181, %180 ], [ %441, %438 ]
  %444 = load i64, ptr %145, align 8, !tbaa !247
  %445 = load i64, ptr %146, align 8, !tbaa !79
  %446 = icmp ugt i64 %444, %445
  br i1 %446, label %653, label %447

447:                                              ; preds = %442
  %448 = load i64, ptr %123, align 8, !tbaa !144
  %449 = load i64, ptr %147, align 8, !tbaa !159
  %450 = icmp ult i64 %448, %449
  br i1 %450, label %451, label %653

451:                                              ; preds = %447
  %452 = load ptr, ptr %148, align 8, !tbaa !116
  %453 = load i64, ptr %126, align 8, !tbaa !113
  %454 = add i64 %453, -1
  store i64 %454, ptr %126, align 8, !tbaa !113
  %455 = getelementptr inbounds i32, ptr %452, i64 %454
  %456 = load i32, ptr %455, align 4, !tbaa !21
  %457 = load ptr, ptr %149, align 8, !tbaa !160
  %458 = zext i32 %456 to i64
  %459 = getelementptr inbounds %struct.Record, ptr %457, i64 %458, i32 1
  %460 = load i32, ptr %459, align 8, !tbaa !161
  %461 = load ptr, ptr %150, align 8, !tbaa !150
  %462 = zext i32 %460 to i64
  %463 = getelementptr inbounds i32, ptr %461, i64 %462
  %464 = load i32, ptr %463, align 4, !tbaa !21
  %465 = icmp eq i32 %464, %456
  br i1 %465, label %466, label %649

466:                                              ; preds = %451
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %467 = getelementptr inbounds %struct.Record, ptr %457, i64 %458
  %468 = load i64, ptr %467, align 8, !tbaa !163
  %469 = load i64, ptr %151, align 8, !tbaa !30
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %471, label %475

471:                                              ; preds = %466
  %472 = load ptr, ptr %153, align 8, !tbaa !34
  %473 = mul i64 %154, %462
  %474 = getelementptr inbounds i64, ptr %472, i64 %473
  br label %481

475:                                              ; preds = %466
  %476 = load ptr, ptr %152, align 8, !tbaa !35
  %477 = getelementptr inbounds i32, ptr %476, i64 %462
  %478 = load i32, ptr %477, align 4, !tbaa !21
  %479 = zext i32 %478 to i64
  %480 = or i64 %479, -9223372036854775808
  store i64 %480, ptr %5, align 8, !tbaa !11
  br label %481

481:                                              ; preds = %471, %475
  %482 = phi ptr [ %5, %475 ], [ %474, %471 ]
  br i1 %155, label %483, label %487

483:                                              ; preds = %481
  %484 = load ptr, ptr %0, align 8, !tbaa !82
  %485 = load ptr, ptr %159, align 8, !tbaa !83
  %486 = call i32 %484(ptr noundef %482, ptr noundef %485)
  br label %492

487:                                              ; preds = %481
  %488 = load ptr, ptr %156, align 8, !tbaa !164
  %489 = load ptr, ptr %157, align 8, !tbaa !83
  %490 = load ptr, ptr %158, align 8, !tbaa !165
  %491 = call i32 %488(ptr noundef %482, ptr noundef %489, ptr noundef %490)
  br label %492

492:                                              ; preds = %487, %483
  %493 = phi i32 [ %486, %483 ], [ %491, %487 ]
  %494 = icmp slt i32 %493, 0
  br i1 %494, label %495, label %498

495:                                              ; preds = %492
  store i64 %462, ptr %176, align 8, !tbaa !41
  %496 = icmp eq i32 %493, -1
  %497 = select i1 %496, i32 3, i32 6
  br label %646

498:                                              ; preds = %492
  %499 = load i64, ptr %123, align 8, !tbaa !144
  %500 = add i64 %499, 1
  store i64 %500, ptr %123, align 8, !tbaa !144
  %501 = zext i32 %493 to i64
  %502 = load i64, ptr %160, align 8, !tbaa !72
  %503 = add i64 %502, %501
  store i64 %503, ptr %160, align 8, !tbaa !72
  %504 = call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef %501)
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %646, label %506

506:                                              ; preds = %498
  %507 = icmp eq i32 %493, 0
  br i1 %507, label %574, label %508

508:                                              ; preds = %506, %571
  %509 = phi i64 [ %572, %571 ], [ 0, %506 ]
  %510 = load ptr, ptr %161, align 8, !tbaa !83
  %511 = mul i64 %509, %162
  %512 = getelementptr inbounds i64, ptr %510, i64 %511
  %513 = load ptr, ptr %163, align 8, !tbaa !16
  %514 = icmp eq ptr %513, null
  br i1 %514, label %526, label %515

515:                                              ; preds = %508
  %516 = call i64 %513(ptr noundef %512)
  %517 = mul i64 %516, 246948723733
  %518 = lshr i64 %517, 19
  %519 = and i64 %518, 524287
  %520 = xor i64 %519, %517
  %521 = mul i64 %520, 242235342227
  %522 = and i64 %521, 274877906943
  %523 = lshr i64 %522, 19
  %524 = xor i64 %523, %521
  %525 = call i64 @llvm.fshl.i64(i64 %524, i64 %522, i64 32)
  br label %550

526:                                              ; preds = %508
  br i1 %164, label %545, label %527

527:                                              ; preds = %526, %527
  %528 = phi i64 [ %541, %527 ], [ 0, %526 ]
  %529 = phi i64 [ %540, %527 ], [ -7046029254386353131, %526 ]
  %530 = getelementptr inbounds i64, ptr %512, i64 %528
  %531 = load i64, ptr %530, align 8, !tbaa !11
  %532 = xor i64 %531, %529
  %533 = shl i64 %528, 1
  %534 = add i64 %533, -2960836687051489901
  %535 = zext i64 %532 to i128
  %536 = zext i64 %534 to i128
  %537 = mul nuw i128 %535, %536
  %538 = lshr i128 %537, 64
  %539 = xor i128 %538, %537
  %540 = trunc i128 %539 to i64
  %541 = add nuw i64 %528, 1
  %542 = icmp eq i64 %541, %162
  br i1 %542, label %543, label %527, !llvm.loop !17

543:                                              ; preds = %527
  %544 = trunc i128 %539 to i64
  br label %545

545:                                              ; preds = %543, %526
  %546 = phi i64 [ -7046029254386353131, %526 ], [ %544, %543 ]
  %547 = lshr i64 %546, 32
  %548 = xor i64 %547, %546
  %549 = and i64 %548, %165
  br label %550

550:                                              ; preds = %545, %515
  %551 = phi i64 [ %525, %515 ], [ %549, %545 ]
  %552 = load ptr, ptr %166, align 8, !tbaa !132
  %553 = getelementptr inbounds i64, ptr %552, i64 %509
  store i64 %551, ptr %553, align 8, !tbaa !11
  %554 = load ptr, ptr %167, align 8, !tbaa !62
  %555 = icmp eq ptr %554, null
  br i1 %555, label %559, label %556

556:                                              ; preds = %550
  %557 = lshr i64 %551, 6
  %558 = getelementptr inbounds i64, ptr %554, i64 %557
  call void @llvm.prefetch.p0(ptr nonnull %558, i32 0, i32 3, i32 1)
  br label %571

559:                                              ; preds = %550
  %560 = and i64 %551, 63
  %561 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %560, i32 1
  %562 = load i64, ptr %561, align 8, !tbaa !31
  %563 = icmp eq i64 %562, 0
  br i1 %563, label %571, label %564

564:                                              ; preds = %559
  %565 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %560
  %566 = load ptr, ptr %565, align 8, !tbaa !33
  %567 = lshr i64 %551, 32
  %568 = mul i64 %562, %567
  %569 = lshr i64 %568, 32
  %570 = getelementptr inbounds i64, ptr %566, i64 %569
  call void @llvm.prefetch.p0(ptr %570, i32 0, i32 3, i32 1)
  br label %571

571:                                              ; preds = %564, %559, %556
  %572 = add nuw nsw i64 %509, 1
  %573 = icmp eq i64 %572, %501
  br i1 %573, label %574, label %508, !llvm.loop !147

574:                                              ; preds = %571, %506
  %575 = load i64, ptr %126, align 8, !tbaa !113
  %576 = icmp sgt i32 %493, 0
  br i1 %576, label %577, label %626

577:                                              ; preds = %574
  %578 = sext i32 %493 to i64
  %579 = zext i32 %493 to i64
  br label %584

580:                                              ; preds = %623
  %581 = add nuw nsw i64 %585, 1
  %582 = icmp slt i64 %581, %578
  %583 = icmp eq i64 %581, %579
  br i1 %583, label %626, label %584, !llvm.loop !250

584:                                              ; preds = %577, %580
  %585 = phi i64 [ 0, %577 ], [ %581, %580 ]
  %586 = phi i1 [ %576, %577 ], [ %582, %580 ]
  %587 = phi i32 [ %443, %577 ], [ %625, %580 ]
  %588 = load i64, ptr %168, align 8, !tbaa !28
  br i1 %155, label %593, label %589

589:                                              ; preds = %584
  %590 = load ptr, ptr %169, align 8, !tbaa !165
  %591 = getelementptr inbounds i64, ptr %590, i64 %585
  %592 = load i64, ptr %591, align 8, !tbaa !11
  br label %593

593:                                              ; preds = %584, %589
  %594 = phi i64 [ %592, %589 ], [ 1, %584 ]
  %595 = add i64 %594, %468
  br i1 %155, label %600, label %596

596:                                              ; preds = %593
  %597 = load i64, ptr %170, align 8, !tbaa !166
  %598 = and i64 %597, %595
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %600, label %623

600:                                              ; preds = %596, %593
  %601 = load ptr, ptr %171, align 8, !tbaa !83
  %602 = mul i64 %172, %585
  %603 = getelementptr inbounds i64, ptr %601, i64 %602
  %604 = load ptr, ptr %173, align 8, !tbaa !132
  %605 = getelementptr inbounds i64, ptr %604, i64 %585
  %606 = load i64, ptr %605, align 8, !tbaa !11
  %607 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %603, i64 noundef %606)
  %608 = icmp slt i64 %607, 0
  br i1 %608, label %623, label %609

609:                                              ; preds = %600
  %610 = icmp ult i64 %607, %588
  br i1 %610, label %618, label %611

611:                                              ; preds = %609
  %612 = load ptr, ptr %174, align 8, !tbaa !240
  %613 = getelementptr inbounds i64, ptr %612, i64 %607
  store i64 -1, ptr %613, align 8, !tbaa !11
  %614 = load ptr, ptr %175, align 8, !tbaa !190
  %615 = getelementptr inbounds i64, ptr %614, i64 %607
  store i64 -1, ptr %615, align 8, !tbaa !11
  %616 = load ptr, ptr %150, align 8, !tbaa !150
  %617 = getelementptr inbounds i32, ptr %616, i64 %607
  store i32 0, ptr %617, align 4, !tbaa !21
  br label %618

618:                                              ; preds = %611, %609
  %619 = trunc i64 %607 to i32
  %620 = call fastcc i32 @descend(ptr noundef %0, i32 noundef %456, i32 noundef %619, i64 noundef %595, i32 noundef %2)
  %621 = icmp eq i32 %620, 0
  %622 = select i1 %621, i32 %587, i32 %620
  br label %623

623:                                              ; preds = %618, %600, %596
  %624 = phi i1 [ false, %596 ], [ %621, %618 ], [ false, %600 ]
  %625 = phi i32 [ 6, %596 ], [ %622, %618 ], [ 4, %600 ]
  br i1 %624, label %580, label %626

626:                                              ; preds = %623, %580, %574
  %627 = phi i1 [ %576, %574 ], [ %586, %623 ], [ %582, %580 ]
  %628 = phi i32 [ 5, %574 ], [ 1, %623 ], [ 5, %580 ]
  %629 = phi i32 [ %443, %574 ], [ %625, %580 ], [ %625, %623 ]
  br i1 %627, label %646, label %630

630:                                              ; preds = %626
  %631 = load ptr, ptr %148, align 8, !tbaa !116
  %632 = getelementptr inbounds i32, ptr %631, i64 %575
  %633 = load i64, ptr %126, align 8, !tbaa !113
  %634 = getelementptr inbounds i32, ptr %631, i64 %633
  %635 = getelementptr inbounds i32, ptr %632, i64 1
  %636 = icmp ult ptr %635, %634
  br i1 %636, label %637, label %646

637:                                              ; preds = %630, %637
  %638 = phi ptr [ %644, %637 ], [ %635, %630 ]
  %639 = phi ptr [ %638, %637 ], [ %632, %630 ]
  %640 = phi ptr [ %642, %637 ], [ %634, %630 ]
  %641 = load i32, ptr %639, align 4, !tbaa !21
  %642 = getelementptr inbounds i32, ptr %640, i64 -1
  %643 = load i32, ptr %642, align 4, !tbaa !21
  store i32 %643, ptr %639, align 4, !tbaa !21
  store i32 %641, ptr %642, align 4, !tbaa !21
  %644 = getelementptr inbounds i32, ptr %638, i64 1
  %645 = icmp ult ptr %644, %642
  br i1 %645, label %637, label %646, !llvm.loop !154

646:                                              ; preds = %637, %630, %626, %498, %495
  %647 = phi i32 [ 1, %495 ], [ 1, %498 ], [ %628, %626 ], [ 0, %630 ], [ 0, %637 ]
  %648 = phi i32 [ %497, %495 ], [ 4, %498 ], [ %629, %626 ], [ %629, %630 ], [ %629, %637 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br label %649

649:                                              ; preds = %451, %646
  %650 = phi i32 [ %647, %646 ], [ 4, %451 ]
  %651 = phi i32 [ %648, %646 ], [ %443, %451 ]
  %652 = icmp eq i32 %650, 1
  br i1 %652, label %653, label %177

653:                                              ; preds = %442, %447, %649, %177, %438, %121, %118
  %654 = phi i32 [ %119, %118 ], [ 0, %121 ], [ %441, %438 ], [ 0, %177 ], [ %651, %649 ], [ 7, %447 ], [ 5, %442 ]
  ret i32 %654
}

define internal fastcc i32 @room_to_deepen(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %238, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %7 = load i64, ptr %6, align 8, !tbaa !149
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %9 = load i64, ptr %8, align 8, !tbaa !29
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %51

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %13 = lshr i64 %7, 2
  %14 = add i64 %13, %7
  %15 = load i64, ptr @ROOM, align 8, !tbaa !11
  %16 = add i64 %14, %15
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 %9)
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = sub i64 %17, %7
  %21 = shl i64 %20, 2
  %22 = add i64 %21, %19
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %56 = load i64, ptr %55, align 8, !tbaa !251
  %57 = load i64, ptr %8, align 8, !tbaa !29
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %59, label %99

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %61 = lshr i64 %56, 2
  %62 = add i64 %61, %56
  %63 = load i64, ptr @ROOM, align 8, !tbaa !11
  %64 = add i64 %62, %63
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 %57)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %56
  %69 = shl i64 %68, 3
  %70 = add i64 %69, %67
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 105
  %101 = load i64, ptr %100, align 8, !tbaa !252
  %102 = load i64, ptr %8, align 8, !tbaa !29
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %104, label %144

104:                                              ; preds = %99
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %106 = lshr i64 %101, 2
  %107 = add i64 %106, %101
  %108 = load i64, ptr @ROOM, align 8, !tbaa !11
  %109 = add i64 %107, %108
  %110 = tail call i64 @llvm.umax.i64(i64 %109, i64 %102)
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %112 = load i64, ptr %111, align 8, !tbaa !12
  %113 = sub i64 %110, %101
  %114 = shl i64 %113, 3
  %115 = add i64 %114, %112
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %148 = load i64, ptr %147, align 8, !tbaa !244
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
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %159 = load i64, ptr %158, align 8, !tbaa !12
  %160 = sub i64 %157, %150
  %161 = shl i64 %160, 2
  %162 = add i64 %161, %159
  %163 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %192 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %193 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %194 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %195 = load i64, ptr %194, align 8, !tbaa !113
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
  %205 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %206 = load i64, ptr %205, align 8, !tbaa !12
  %207 = sub i64 %204, %197
  %208 = shl i64 %207, 2
  %209 = add i64 %208, %206
  %210 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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

define internal fastcc i32 @descend(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %9 = load ptr, ptr %8, align 8, !tbaa !150
  %10 = zext i32 %2 to i64
  %11 = getelementptr inbounds i32, ptr %9, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !21
  %13 = zext i32 %12 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %15 = load i64, ptr %14, align 8, !tbaa !155
  %16 = icmp ugt i64 %15, %13
  br i1 %16, label %17, label %23

17:                                               ; preds = %5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %19 = load ptr, ptr %18, align 8, !tbaa !160
  %20 = getelementptr inbounds %struct.Record, ptr %19, i64 %13, i32 1
  %21 = load i32, ptr %20, align 8, !tbaa !161
  %22 = icmp eq i32 %21, %2
  br label %23

23:                                               ; preds = %17, %5
  %24 = phi i1 [ false, %5 ], [ %22, %17 ]
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %26 = load ptr, ptr %25, align 8, !tbaa !190
  %27 = getelementptr inbounds i64, ptr %26, i64 %10
  %28 = load i64, ptr %27, align 8, !tbaa !11
  %29 = icmp ule i64 %28, %3
  %30 = icmp ult i64 %28, %3
  %31 = select i1 %24, i1 true, i1 %30
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %175, label %33

33:                                               ; preds = %23
  %34 = icmp eq i32 %4, 1
  br i1 %34, label %35, label %51

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 0, ptr %6, align 8, !tbaa !11
  %36 = call fastcc i32 @estimated(ptr noundef %0, i32 noundef %2, ptr noundef nonnull %6)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %48

38:                                               ; preds = %35
  %39 = load i64, ptr %6, align 8, !tbaa !11
  %40 = icmp eq i64 %39, -1
  br i1 %40, label %48, label %41

41:                                               ; preds = %38
  %42 = add i64 %39, %3
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %44 = load i64, ptr %43, align 8, !tbaa !166
  %45 = and i64 %44, %42
  %46 = icmp eq i64 %45, 0
  %47 = select i1 %46, i32 0, i32 6
  br label %48

48:                                               ; preds = %38, %41, %35
  %49 = phi i64 [ %42, %41 ], [ %3, %35 ], [ -1, %38 ]
  %50 = phi i32 [ %47, %41 ], [ %36, %35 ], [ 0, %38 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %51

51:                                               ; preds = %33, %48
  %52 = phi i64 [ %49, %48 ], [ %3, %33 ]
  %53 = phi i32 [ %50, %48 ], [ 0, %33 ]
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %175

55:                                               ; preds = %51
  %56 = icmp eq i64 %52, -1
  br i1 %56, label %57, label %78

57:                                               ; preds = %55
  %58 = add i32 %1, 1
  %59 = load i64, ptr %14, align 8, !tbaa !155
  %60 = add i64 %59, 1
  store i64 %60, ptr %14, align 8, !tbaa !155
  %61 = trunc i64 %59 to i32
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %63 = load ptr, ptr %62, align 8, !tbaa !160
  %64 = and i64 %59, 4294967295
  %65 = getelementptr inbounds %struct.Record, ptr %63, i64 %64
  store i64 %3, ptr %65, align 8, !tbaa.struct !170
  %66 = getelementptr inbounds i8, ptr %65, i64 8
  store i32 %2, ptr %66, align 8, !tbaa.struct !171
  %67 = getelementptr inbounds i8, ptr %65, i64 12
  store i32 %58, ptr %67, align 4, !tbaa.struct !172
  %68 = load ptr, ptr %25, align 8, !tbaa !190
  %69 = getelementptr inbounds i64, ptr %68, i64 %10
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = icmp eq i64 %70, -1
  %72 = zext i1 %71 to i64
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %74 = load i64, ptr %73, align 8, !tbaa !247
  %75 = add i64 %74, %72
  store i64 %75, ptr %73, align 8, !tbaa !247
  store i64 %3, ptr %69, align 8, !tbaa !11
  %76 = load ptr, ptr %8, align 8, !tbaa !150
  %77 = getelementptr inbounds i32, ptr %76, i64 %10
  store i32 %61, ptr %77, align 4, !tbaa !21
  br label %175

78:                                               ; preds = %55
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %80 = load i64, ptr %79, align 8, !tbaa !238
  %81 = icmp ugt i64 %52, %80
  br i1 %81, label %82, label %99

82:                                               ; preds = %78
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %84 = load ptr, ptr %83, align 8, !tbaa !240
  %85 = getelementptr inbounds i64, ptr %84, i64 %10
  %86 = load i64, ptr %85, align 8, !tbaa !11
  %87 = icmp eq i64 %86, -1
  br i1 %87, label %88, label %95

88:                                               ; preds = %82
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %90 = load ptr, ptr %89, align 8, !tbaa !245
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %92 = load i64, ptr %91, align 8, !tbaa !244
  %93 = add i64 %92, 1
  store i64 %93, ptr %91, align 8, !tbaa !244
  %94 = getelementptr inbounds i32, ptr %90, i64 %92
  store i32 %2, ptr %94, align 4, !tbaa !21
  br label %95

95:                                               ; preds = %88, %82
  %96 = load i64, ptr %85, align 8, !tbaa !11
  %97 = icmp ult i64 %52, %96
  br i1 %97, label %98, label %175

98:                                               ; preds = %95
  store i64 %52, ptr %85, align 8, !tbaa !11
  br label %175

99:                                               ; preds = %78
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %101 = load i64, ptr %100, align 8, !tbaa !243
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %110, label %103

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %105 = load ptr, ptr %104, align 8, !tbaa !160
  %106 = add i64 %101, -1
  %107 = getelementptr inbounds %struct.Record, ptr %105, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !163
  %109 = icmp ult i64 %52, %108
  br i1 %109, label %110, label %175

110:                                              ; preds = %103, %99
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %112 = load ptr, ptr %111, align 8, !tbaa !240
  %113 = getelementptr inbounds i64, ptr %112, i64 %10
  store i64 -1, ptr %113, align 8, !tbaa !11
  %114 = add i32 %1, 1
  %115 = load i64, ptr %14, align 8, !tbaa !155
  %116 = add i64 %115, 1
  store i64 %116, ptr %14, align 8, !tbaa !155
  %117 = trunc i64 %115 to i32
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %119 = load ptr, ptr %118, align 8, !tbaa !160
  %120 = and i64 %115, 4294967295
  %121 = getelementptr inbounds %struct.Record, ptr %119, i64 %120
  store i64 %3, ptr %121, align 8, !tbaa.struct !170
  %122 = getelementptr inbounds i8, ptr %121, i64 8
  store i32 %2, ptr %122, align 8, !tbaa.struct !171
  %123 = getelementptr inbounds i8, ptr %121, i64 12
  store i32 %114, ptr %123, align 4, !tbaa.struct !172
  %124 = load ptr, ptr %25, align 8, !tbaa !190
  %125 = getelementptr inbounds i64, ptr %124, i64 %10
  %126 = load i64, ptr %125, align 8, !tbaa !11
  %127 = icmp eq i64 %126, -1
  %128 = zext i1 %127 to i64
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %130 = load i64, ptr %129, align 8, !tbaa !247
  %131 = add i64 %130, %128
  store i64 %131, ptr %129, align 8, !tbaa !247
  store i64 %3, ptr %125, align 8, !tbaa !11
  %132 = load ptr, ptr %8, align 8, !tbaa !150
  %133 = getelementptr inbounds i32, ptr %132, i64 %10
  store i32 %117, ptr %133, align 4, !tbaa !21
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %135 = load ptr, ptr %134, align 8, !tbaa !40
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %137 = load i64, ptr %136, align 8, !tbaa !30
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %145

139:                                              ; preds = %110
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %141 = load ptr, ptr %140, align 8, !tbaa !34
  %142 = load i64, ptr @WORDS, align 8, !tbaa !11
  %143 = mul i64 %142, %10
  %144 = getelementptr inbounds i64, ptr %141, i64 %143
  br label %152

145:                                              ; preds = %110
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %147 = load ptr, ptr %146, align 8, !tbaa !35
  %148 = getelementptr inbounds i32, ptr %147, i64 %10
  %149 = load i32, ptr %148, align 4, !tbaa !21
  %150 = zext i32 %149 to i64
  %151 = or i64 %150, -9223372036854775808
  store i64 %151, ptr %7, align 8, !tbaa !11
  br label %152

152:                                              ; preds = %139, %145
  %153 = phi ptr [ %7, %145 ], [ %144, %139 ]
  %154 = call i32 %135(ptr noundef %153)
  %155 = icmp slt i32 %154, 0
  br i1 %155, label %156, label %158

156:                                              ; preds = %152
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  store i64 %10, ptr %157, align 8, !tbaa !41
  br label %175

158:                                              ; preds = %152
  %159 = icmp eq i32 %154, 0
  br i1 %159, label %160, label %167

160:                                              ; preds = %158
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %162 = load ptr, ptr %161, align 8, !tbaa !116
  %163 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %164 = load i64, ptr %163, align 8, !tbaa !113
  %165 = add i64 %164, 1
  store i64 %165, ptr %163, align 8, !tbaa !113
  %166 = getelementptr inbounds i32, ptr %162, i64 %164
  store i32 %117, ptr %166, align 4, !tbaa !21
  br label %175

167:                                              ; preds = %158
  %168 = and i64 %115, 4294967295
  %169 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  store i64 %168, ptr %169, align 8, !tbaa !41
  %170 = add nuw nsw i64 %168, 1
  store i64 %170, ptr %100, align 8, !tbaa !243
  %171 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %172 = load i64, ptr %171, align 8, !tbaa !188
  %173 = icmp uge i64 %172, %3
  %174 = zext i1 %173 to i32
  br label %175

175:                                              ; preds = %23, %57, %51, %98, %95, %103, %167, %160, %156
  %176 = phi i32 [ 0, %57 ], [ %53, %51 ], [ 0, %98 ], [ 0, %95 ], [ 0, %103 ], [ 3, %156 ], [ %174, %167 ], [ 0, %160 ], [ 0, %23 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  ret i32 %176
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [35 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 280, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %4 = load ptr, ptr %3, align 8, !tbaa !34
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %7 = load ptr, ptr %6, align 8, !tbaa !35
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !62
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %19 = load ptr, ptr %18, align 8, !tbaa !86
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %22 = load ptr, ptr %21, align 8, !tbaa !116
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %25 = load ptr, ptr %24, align 8, !tbaa !160
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %28 = load ptr, ptr %27, align 8, !tbaa !150
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %31 = load ptr, ptr %30, align 8, !tbaa !186
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %34 = load ptr, ptr %33, align 8, !tbaa !179
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %37 = load ptr, ptr %36, align 8, !tbaa !176
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %40 = load ptr, ptr %39, align 8, !tbaa !45
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %43 = load ptr, ptr %42, align 8, !tbaa !47
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %46 = load ptr, ptr %45, align 8, !tbaa !123
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %49 = load ptr, ptr %48, align 8, !tbaa !121
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %52 = load ptr, ptr %51, align 8, !tbaa !138
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %55 = load ptr, ptr %54, align 8, !tbaa !199
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %58 = load ptr, ptr %57, align 8, !tbaa !196
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %61 = load ptr, ptr %60, align 8, !tbaa !197
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %64 = load ptr, ptr %63, align 8, !tbaa !190
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %67 = load ptr, ptr %66, align 8, !tbaa !214
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %70 = load ptr, ptr %69, align 8, !tbaa !215
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %73 = load ptr, ptr %72, align 8, !tbaa !83
  store ptr %73, ptr %71, align 8, !tbaa !14
  %74 = getelementptr inbounds ptr, ptr %2, i64 24
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %76 = load ptr, ptr %75, align 8, !tbaa !165
  store ptr %76, ptr %74, align 16, !tbaa !14
  %77 = getelementptr inbounds ptr, ptr %2, i64 25
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %79 = load ptr, ptr %78, align 8, !tbaa !132
  store ptr %79, ptr %77, align 8, !tbaa !14
  %80 = getelementptr inbounds ptr, ptr %2, i64 26
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %82 = load ptr, ptr %81, align 8, !tbaa !224
  store ptr %82, ptr %80, align 16, !tbaa !14
  %83 = getelementptr inbounds ptr, ptr %2, i64 27
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %85 = load ptr, ptr %84, align 8, !tbaa !87
  store ptr %85, ptr %83, align 8, !tbaa !14
  %86 = getelementptr inbounds ptr, ptr %2, i64 28
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %88 = load ptr, ptr %87, align 8, !tbaa !231
  store ptr %88, ptr %86, align 16, !tbaa !14
  %89 = getelementptr inbounds ptr, ptr %2, i64 29
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %91 = load ptr, ptr %90, align 8, !tbaa !240
  store ptr %91, ptr %89, align 8, !tbaa !14
  %92 = getelementptr inbounds ptr, ptr %2, i64 30
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %94 = load ptr, ptr %93, align 8, !tbaa !245
  store ptr %94, ptr %92, align 16, !tbaa !14
  %95 = getelementptr inbounds ptr, ptr %2, i64 31
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %97 = load ptr, ptr %96, align 8, !tbaa !81
  store ptr %97, ptr %95, align 8, !tbaa !14
  %98 = getelementptr inbounds ptr, ptr %2, i64 32
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %100 = load ptr, ptr %99, align 8, !tbaa !92
  store ptr %100, ptr %98, align 16, !tbaa !14
  %101 = getelementptr inbounds ptr, ptr %2, i64 33
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %103 = load ptr, ptr %102, align 8, !tbaa !102
  store ptr %103, ptr %101, align 8, !tbaa !14
  %104 = getelementptr inbounds ptr, ptr %2, i64 34
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %106 = load ptr, ptr %105, align 8, !tbaa !107
  store ptr %106, ptr %104, align 16, !tbaa !14
  br label %107

107:                                              ; preds = %1, %113
  %108 = phi i64 [ 0, %1 ], [ %114, %113 ]
  %109 = getelementptr inbounds [35 x ptr], ptr %2, i64 0, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !14
  %111 = icmp eq ptr %110, null
  br i1 %111, label %113, label %112

112:                                              ; preds = %107
  tail call void @give_back(ptr noundef nonnull %110)
  br label %113

113:                                              ; preds = %107, %112
  %114 = add nuw nsw i64 %108, 1
  %115 = icmp eq i64 %114, 35
  br i1 %115, label %117, label %107, !llvm.loop !253

116:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(i64 280, ptr nonnull %2)
  ret void

117:                                              ; preds = %113, %123
  %118 = phi i64 [ %124, %123 ], [ 0, %113 ]
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %118
  %120 = load ptr, ptr %119, align 8, !tbaa !33
  %121 = icmp eq ptr %120, null
  br i1 %121, label %123, label %122

122:                                              ; preds = %117
  tail call void @give_back(ptr noundef nonnull %120)
  br label %123

123:                                              ; preds = %117, %122
  %124 = add nuw nsw i64 %118, 1
  %125 = icmp eq i64 %124, 64
  br i1 %125, label %116, label %117, !llvm.loop !254
}

define i64 @store_check(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly %3, ptr noundef %4, i64 noundef %5) {
  %7 = load i64, ptr @WORDS, align 8, !tbaa !11
  %8 = getelementptr inbounds i64, ptr %0, i64 %7
  %9 = shl i64 %1, 2
  %10 = getelementptr inbounds i64, ptr %8, i64 %9
  %11 = icmp eq i64 %5, 0
  br i1 %11, label %149, label %12

12:                                               ; preds = %6
  %13 = icmp eq i64 %7, 0
  %14 = icmp eq i64 %1, 0
  %15 = icmp ne i64 %2, 0
  %16 = icmp eq ptr %3, null
  br label %17

17:                                               ; preds = %12, %145
  %18 = phi i64 [ undef, %12 ], [ %144, %145 ]
  %19 = phi i64 [ 0, %12 ], [ %146, %145 ]
  %20 = phi ptr [ %4, %12 ], [ %147, %145 ]
  br i1 %13, label %21, label %23

21:                                               ; preds = %23, %17
  %22 = phi i64 [ 0, %17 ], [ %34, %23 ]
  br i1 %14, label %37, label %41

23:                                               ; preds = %17, %23
  %24 = phi i64 [ %35, %23 ], [ 0, %17 ]
  %25 = phi i64 [ %34, %23 ], [ 0, %17 ]
  %26 = getelementptr inbounds i64, ptr %20, i64 %24
  %27 = load i64, ptr %26, align 8, !tbaa !11
  %28 = getelementptr inbounds i64, ptr %0, i64 %24
  %29 = load i64, ptr %28, align 8, !tbaa !11
  %30 = and i64 %29, %27
  %31 = icmp eq i64 %24, 0
  %32 = select i1 %31, i64 -9223372036854775808, i64 0
  %33 = xor i64 %30, %32
  %34 = or i64 %33, %25
  %35 = add nuw i64 %24, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %21, label %23, !llvm.loop !255

37:                                               ; preds = %41, %21
  %38 = phi i64 [ %22, %21 ], [ %59, %41 ]
  %39 = icmp eq i64 %38, 0
  %40 = select i1 %15, i1 %39, i1 false
  br i1 %40, label %64, label %62

41:                                               ; preds = %21, %41
  %42 = phi i64 [ %60, %41 ], [ 0, %21 ]
  %43 = phi i64 [ %59, %41 ], [ %22, %21 ]
  %44 = shl i64 %42, 2
  %45 = getelementptr inbounds i64, ptr %8, i64 %44
  %46 = getelementptr inbounds i64, ptr %45, i64 2
  %47 = load i64, ptr %46, align 8, !tbaa !11
  %48 = load i64, ptr %45, align 8, !tbaa !11
  %49 = getelementptr inbounds i64, ptr %20, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  %51 = getelementptr inbounds i64, ptr %45, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !11
  %53 = and i64 %52, %50
  %54 = xor i64 %47, -1
  %55 = add i64 %53, %54
  %56 = getelementptr inbounds i64, ptr %45, i64 3
  %57 = load i64, ptr %56, align 8, !tbaa !11
  %58 = and i64 %55, %57
  %59 = or i64 %58, %43
  %60 = add nuw i64 %42, 1
  %61 = icmp eq i64 %60, %1
  br i1 %61, label %37, label %41, !llvm.loop !256

62:                                               ; preds = %132, %37
  %63 = phi i1 [ %39, %37 ], [ %133, %132 ]
  br i1 %63, label %137, label %142

64:                                               ; preds = %37, %132
  %65 = phi i64 [ %134, %132 ], [ 0, %37 ]
  %66 = mul i64 %65, 6
  %67 = getelementptr inbounds i64, ptr %10, i64 %66
  %68 = getelementptr inbounds i64, ptr %67, i64 2
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = getelementptr inbounds i64, ptr %67, i64 3
  %71 = load i64, ptr %70, align 8, !tbaa !11
  %72 = getelementptr inbounds i64, ptr %67, i64 5
  %73 = load i64, ptr %72, align 8, !tbaa !11
  %74 = icmp eq i64 %71, 0
  %75 = select i1 %74, i64 1, i64 %71
  %76 = load i64, ptr %67, align 8, !tbaa !11
  %77 = getelementptr inbounds i64, ptr %20, i64 %76
  %78 = getelementptr inbounds i64, ptr %67, i64 1
  %79 = load i64, ptr %78, align 8, !tbaa !11
  %80 = shl nsw i64 -1, %69
  %81 = xor i64 %80, -1
  %82 = getelementptr inbounds i64, ptr %67, i64 4
  %83 = icmp eq i64 %73, 0
  br label %84

84:                                               ; preds = %128, %64
  %85 = phi i1 [ false, %64 ], [ %130, %128 ]
  %86 = phi i64 [ 0, %64 ], [ %129, %128 ]
  %87 = phi i32 [ 0, %64 ], [ %126, %128 ]
  %88 = mul i64 %86, %69
  %89 = add i64 %88, %79
  %90 = lshr i64 %89, 6
  %91 = and i64 %89, 63
  %92 = getelementptr inbounds i64, ptr %77, i64 %90
  %93 = load i64, ptr %92, align 8, !tbaa !11
  %94 = lshr i64 %93, %91
  %95 = add i64 %91, %69
  %96 = icmp ugt i64 %95, 64
  br i1 %96, label %97, label %104

97:                                               ; preds = %84
  %98 = add nuw nsw i64 %90, 1
  %99 = getelementptr inbounds i64, ptr %77, i64 %98
  %100 = load i64, ptr %99, align 8, !tbaa !11
  %101 = sub nuw nsw i64 64, %91
  %102 = shl i64 %100, %101
  %103 = or i64 %102, %94
  br label %104

104:                                              ; preds = %97, %84
  %105 = phi i64 [ %103, %97 ], [ %94, %84 ]
  %106 = and i64 %105, %81
  %107 = icmp ne i64 %106, 0
  %108 = select i1 %74, i1 true, i1 %107
  br i1 %108, label %109, label %125

109:                                              ; preds = %104
  %110 = icmp eq i32 %87, 0
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = load i64, ptr %82, align 8, !tbaa !11
  %113 = icmp ugt i64 %106, %112
  br i1 %113, label %125, label %114

114:                                              ; preds = %111
  br i1 %83, label %124, label %115

115:                                              ; preds = %114
  %116 = lshr i64 %106, 6
  %117 = add i64 %116, %73
  %118 = getelementptr inbounds i64, ptr %0, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !11
  %120 = and i64 %106, 63
  %121 = shl nuw i64 1, %120
  %122 = and i64 %119, %121
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %125, label %124

124:                                              ; preds = %115, %114
  br label %125

125:                                              ; preds = %124, %115, %111, %109, %104
  %126 = phi i32 [ 0, %124 ], [ 1, %104 ], [ %87, %111 ], [ %87, %109 ], [ 0, %115 ]
  %127 = phi i32 [ 0, %124 ], [ 4, %104 ], [ 1, %111 ], [ 1, %109 ], [ 1, %115 ]
  switch i32 %127, label %132 [
    i32 0, label %128
    i32 4, label %128
  ]

128:                                              ; preds = %125, %125
  %129 = add nuw i64 %86, 1
  %130 = icmp uge i64 %129, %75
  %131 = icmp eq i64 %129, %75
  br i1 %131, label %132, label %84, !llvm.loop !257

132:                                              ; preds = %125, %128
  %133 = phi i1 [ %85, %125 ], [ %130, %128 ]
  %134 = add nuw i64 %65, 1
  %135 = icmp ult i64 %134, %2
  %136 = select i1 %135, i1 %133, i1 false
  br i1 %136, label %64, label %62, !llvm.loop !258

137:                                              ; preds = %62
  br i1 %16, label %141, label %138

138:                                              ; preds = %137
  %139 = tail call i32 %3(ptr noundef %20)
  %140 = icmp eq i32 %139, 1
  br i1 %140, label %141, label %142

141:                                              ; preds = %138, %137
  br label %142

142:                                              ; preds = %62, %138, %141
  %143 = phi i1 [ true, %141 ], [ false, %138 ], [ false, %62 ]
  %144 = phi i64 [ %18, %141 ], [ %19, %138 ], [ %19, %62 ]
  br i1 %143, label %145, label %149

145:                                              ; preds = %142
  %146 = add nuw i64 %19, 1
  %147 = getelementptr inbounds i64, ptr %20, i64 %7
  %148 = icmp eq i64 %146, %5
  br i1 %148, label %149, label %17, !llvm.loop !259

149:                                              ; preds = %142, %145, %6
  %150 = phi i64 [ %5, %6 ], [ %144, %142 ], [ %5, %145 ]
  ret i64 %150
}

define i32 @store_expand(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr nocapture noundef %8) {
  %10 = load i64, ptr %8, align 8, !tbaa !11
  %11 = getelementptr inbounds i64, ptr %8, i64 1
  %12 = load i64, ptr %11, align 8, !tbaa !11
  %13 = icmp uge i64 %10, %4
  %14 = add i64 %12, %5
  %15 = icmp ugt i64 %14, %7
  %16 = select i1 %13, i1 true, i1 %15
  br i1 %16, label %55, label %17

17:                                               ; preds = %9
  %18 = load i64, ptr @WORDS, align 8, !tbaa !11
  %19 = getelementptr inbounds i64, ptr %8, i64 2
  br label %20

20:                                               ; preds = %17, %48
  %21 = phi i64 [ %10, %17 ], [ %50, %48 ]
  %22 = phi i64 [ %12, %17 ], [ %49, %48 ]
  %23 = mul i64 %18, %21
  %24 = getelementptr inbounds i64, ptr %3, i64 %23
  %25 = mul i64 %18, %22
  %26 = getelementptr inbounds i64, ptr %6, i64 %25
  %27 = tail call i32 %0(ptr noundef %24, ptr noundef %26)
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %43, label %29

29:                                               ; preds = %20
  %30 = zext i32 %27 to i64
  %31 = add i64 %22, %30
  %32 = icmp eq i32 %27, 0
  br i1 %32, label %33, label %48

33:                                               ; preds = %29
  %34 = tail call i32 %1(ptr noundef %24)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %48

36:                                               ; preds = %33
  %37 = tail call i32 %2(ptr noundef %24)
  %38 = icmp slt i32 %37, 0
  %39 = icmp eq i32 %37, 0
  %40 = select i1 %39, i64 4, i64 3
  %41 = select i1 %38, i64 5, i64 %40
  %42 = getelementptr inbounds i64, ptr %8, i64 %41
  br label %43

43:                                               ; preds = %20, %36
  %44 = phi ptr [ %42, %36 ], [ %19, %20 ]
  %45 = phi i64 [ %31, %36 ], [ %22, %20 ]
  %46 = load i64, ptr %44, align 8, !tbaa !11
  %47 = add i64 %46, 1
  store i64 %47, ptr %44, align 8, !tbaa !11
  br label %48

48:                                               ; preds = %43, %29, %33
  %49 = phi i64 [ %31, %33 ], [ %31, %29 ], [ %45, %43 ]
  %50 = add nuw i64 %21, 1
  %51 = icmp uge i64 %50, %4
  %52 = add i64 %49, %5
  %53 = icmp ugt i64 %52, %7
  %54 = select i1 %51, i1 true, i1 %53
  br i1 %54, label %55, label %20, !llvm.loop !260

55:                                               ; preds = %48, %9
  %56 = phi i64 [ %12, %9 ], [ %49, %48 ]
  %57 = phi i64 [ %10, %9 ], [ %50, %48 ]
  store i64 %57, ptr %8, align 8, !tbaa !11
  store i64 %56, ptr %11, align 8, !tbaa !11
  ret i32 0
}

define i32 @store_spread(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5) {
  br label %14

7:                                                ; preds = %14
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %19, label %9

9:                                                ; preds = %7
  %10 = load i64, ptr @WORDS, align 8, !tbaa !11
  %11 = icmp eq i64 %10, 0
  %12 = add i64 %10, -1
  %13 = shl i64 -1, %2
  br label %23

14:                                               ; preds = %6, %14
  %15 = phi i64 [ 0, %6 ], [ %17, %14 ]
  %16 = getelementptr inbounds i64, ptr %4, i64 %15
  store i64 0, ptr %16, align 8, !tbaa !11
  %17 = add nuw i64 %15, 1
  %18 = icmp eq i64 %15, %3
  br i1 %18, label %7, label %14, !llvm.loop !261

19:                                               ; preds = %48, %7
  %20 = icmp eq i64 %3, 0
  br i1 %20, label %61, label %21

21:                                               ; preds = %19
  %22 = load i64, ptr %4, align 8
  br label %68

23:                                               ; preds = %9, %48
  %24 = phi i64 [ 0, %9 ], [ %59, %48 ]
  %25 = mul i64 %10, %24
  %26 = getelementptr inbounds i64, ptr %0, i64 %25
  br i1 %11, label %48, label %27

27:                                               ; preds = %23, %27
  %28 = phi i64 [ %43, %27 ], [ -7046029254386353131, %23 ]
  %29 = phi i64 [ %44, %27 ], [ 0, %23 ]
  %30 = icmp eq i64 %29, %12
  %31 = getelementptr inbounds i64, ptr %26, i64 %29
  %32 = load i64, ptr %31, align 8, !tbaa !11
  %33 = select i1 %30, i64 %13, i64 -1
  %34 = and i64 %32, %33
  %35 = xor i64 %34, %28
  %36 = zext i64 %35 to i128
  %37 = shl i64 %29, 1
  %38 = add i64 %37, -2960836687051489901
  %39 = zext i64 %38 to i128
  %40 = mul nuw i128 %36, %39
  %41 = lshr i128 %40, 64
  %42 = xor i128 %41, %40
  %43 = trunc i128 %42 to i64
  %44 = add nuw i64 %29, 1
  %45 = icmp eq i64 %44, %10
  br i1 %45, label %46, label %27, !llvm.loop !262

46:                                               ; preds = %27
  %47 = trunc i128 %42 to i64
  br label %48

48:                                               ; preds = %46, %23
  %49 = phi i64 [ -7046029254386353131, %23 ], [ %47, %46 ]
  %50 = lshr i64 %49, 32
  %51 = and i64 %49, 4294967295
  %52 = xor i64 %51, %50
  %53 = mul i64 %52, %3
  %54 = lshr i64 %53, 32
  %55 = add nuw nsw i64 %54, 1
  %56 = getelementptr inbounds i64, ptr %4, i64 %55
  %57 = load i64, ptr %56, align 8, !tbaa !11
  %58 = add i64 %57, 1
  store i64 %58, ptr %56, align 8, !tbaa !11
  %59 = add nuw i64 %24, 1
  %60 = icmp eq i64 %59, %1
  br i1 %60, label %19, label %23, !llvm.loop !263

61:                                               ; preds = %68, %19
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %76, label %63

63:                                               ; preds = %61
  %64 = load i64, ptr @WORDS, align 8, !tbaa !11
  %65 = icmp eq i64 %64, 0
  %66 = add i64 %64, -1
  %67 = shl i64 -1, %2
  br label %77

68:                                               ; preds = %21, %68
  %69 = phi i64 [ %22, %21 ], [ %73, %68 ]
  %70 = phi i64 [ 1, %21 ], [ %74, %68 ]
  %71 = getelementptr inbounds i64, ptr %4, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !11
  %73 = add i64 %72, %69
  store i64 %73, ptr %71, align 8, !tbaa !11
  %74 = add nuw i64 %70, 1
  %75 = icmp eq i64 %70, %3
  br i1 %75, label %61, label %68, !llvm.loop !264

76:                                               ; preds = %121, %61
  ret i32 0

77:                                               ; preds = %63, %121
  %78 = phi i64 [ 0, %63 ], [ %122, %121 ]
  %79 = mul i64 %64, %78
  %80 = getelementptr inbounds i64, ptr %0, i64 %79
  br i1 %65, label %102, label %81

81:                                               ; preds = %77, %81
  %82 = phi i64 [ %97, %81 ], [ -7046029254386353131, %77 ]
  %83 = phi i64 [ %98, %81 ], [ 0, %77 ]
  %84 = icmp eq i64 %83, %66
  %85 = getelementptr inbounds i64, ptr %80, i64 %83
  %86 = load i64, ptr %85, align 8, !tbaa !11
  %87 = select i1 %84, i64 %67, i64 -1
  %88 = and i64 %86, %87
  %89 = xor i64 %88, %82
  %90 = zext i64 %89 to i128
  %91 = shl i64 %83, 1
  %92 = add i64 %91, -2960836687051489901
  %93 = zext i64 %92 to i128
  %94 = mul nuw i128 %90, %93
  %95 = lshr i128 %94, 64
  %96 = xor i128 %95, %94
  %97 = trunc i128 %96 to i64
  %98 = add nuw i64 %83, 1
  %99 = icmp eq i64 %98, %64
  br i1 %99, label %100, label %81, !llvm.loop !262

100:                                              ; preds = %81
  %101 = trunc i128 %96 to i64
  br label %102

102:                                              ; preds = %100, %77
  %103 = phi i64 [ -7046029254386353131, %77 ], [ %101, %100 ]
  %104 = lshr i64 %103, 32
  %105 = and i64 %103, 4294967295
  %106 = xor i64 %105, %104
  %107 = mul i64 %106, %3
  %108 = lshr i64 %107, 32
  %109 = getelementptr inbounds i64, ptr %4, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !11
  %111 = add i64 %110, 1
  store i64 %111, ptr %109, align 8, !tbaa !11
  %112 = mul i64 %110, %64
  %113 = getelementptr inbounds i64, ptr %5, i64 %112
  br i1 %65, label %121, label %114

114:                                              ; preds = %102, %114
  %115 = phi i64 [ %119, %114 ], [ 0, %102 ]
  %116 = getelementptr inbounds i64, ptr %80, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = getelementptr inbounds i64, ptr %113, i64 %115
  store i64 %117, ptr %118, align 8, !tbaa !11
  %119 = add nuw i64 %115, 1
  %120 = icmp eq i64 %119, %64
  br i1 %120, label %121, label %114, !llvm.loop !265

121:                                              ; preds = %114, %102
  %122 = add nuw i64 %78, 1
  %123 = icmp eq i64 %122, %1
  br i1 %123, label %76, label %77, !llvm.loop !266
}

define i32 @store_goals(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %4
  %7 = load i64, ptr @WORDS, align 8, !tbaa !11
  br label %9

8:                                                ; preds = %21, %4
  ret i32 0

9:                                                ; preds = %6, %21
  %10 = phi i64 [ 0, %6 ], [ %22, %21 ]
  %11 = mul i64 %7, %10
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = tail call i32 %0(ptr noundef %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:                                               ; preds = %9
  %16 = lshr i32 %13, 31
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr %3, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !11
  %20 = add i64 %19, 1
  store i64 %20, ptr %18, align 8, !tbaa !11
  br label %21

21:                                               ; preds = %15, %9
  %22 = add nuw i64 %10, 1
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %8, label %9, !llvm.loop !267
}

define i32 @store_measure(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4) {
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %5
  %8 = icmp eq i64 %3, 0
  %9 = load i64, ptr @WORDS, align 8
  br label %11

10:                                               ; preds = %26, %5
  ret i32 0

11:                                               ; preds = %7, %26
  %12 = phi ptr [ %0, %7 ], [ %33, %26 ]
  %13 = phi i64 [ 0, %7 ], [ %29, %26 ]
  %14 = phi ptr [ %4, %7 ], [ %34, %26 ]
  %15 = load i64, ptr %14, align 8, !tbaa !11
  %16 = getelementptr inbounds i64, ptr %14, i64 1
  %17 = load i64, ptr %16, align 8, !tbaa !11
  br i1 %8, label %26, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds i64, ptr %12, i64 1
  %20 = load i64, ptr %19, align 8, !tbaa !11
  %21 = load i64, ptr %12, align 8, !tbaa !11
  %22 = icmp ult i64 %21, 64
  %23 = getelementptr inbounds i64, ptr %12, i64 2
  %24 = getelementptr inbounds i64, ptr %12, i64 3
  %25 = getelementptr i64, ptr %2, i64 %20
  br label %36

26:                                               ; preds = %63, %11
  %27 = phi i64 [ %15, %11 ], [ %65, %63 ]
  %28 = phi i64 [ %17, %11 ], [ %66, %63 ]
  store i64 %27, ptr %14, align 8, !tbaa !11
  store i64 %28, ptr %16, align 8, !tbaa !11
  %29 = add nuw i64 %13, 1
  %30 = getelementptr inbounds i64, ptr %12, i64 2
  %31 = load i64, ptr %30, align 8, !tbaa !11
  %32 = add i64 %31, 3
  %33 = getelementptr inbounds i64, ptr %12, i64 %32
  %34 = getelementptr inbounds i64, ptr %14, i64 2
  %35 = icmp eq i64 %29, %1
  br i1 %35, label %10, label %11, !llvm.loop !268

36:                                               ; preds = %18, %63
  %37 = phi i64 [ 0, %18 ], [ %67, %63 ]
  %38 = phi i64 [ %17, %18 ], [ %66, %63 ]
  %39 = phi i64 [ %15, %18 ], [ %65, %63 ]
  %40 = mul i64 %9, %37
  %41 = getelementptr i64, ptr %25, i64 %40
  br i1 %22, label %45, label %42

42:                                               ; preds = %36
  %43 = load i64, ptr %23, align 8, !tbaa !11
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %63, label %50

45:                                               ; preds = %36
  %46 = load i64, ptr %41, align 8, !tbaa !11
  %47 = load i64, ptr %24, align 8, !tbaa !11
  %48 = and i64 %47, %46
  %49 = lshr i64 %48, %21
  br label %63

50:                                               ; preds = %42, %50
  %51 = phi i64 [ %61, %50 ], [ 0, %42 ]
  %52 = phi i64 [ %60, %50 ], [ 0, %42 ]
  %53 = getelementptr inbounds i64, ptr %41, i64 %51
  %54 = load i64, ptr %53, align 8, !tbaa !11
  %55 = add i64 %51, 3
  %56 = getelementptr inbounds i64, ptr %12, i64 %55
  %57 = load i64, ptr %56, align 8, !tbaa !11
  %58 = and i64 %57, %54
  %59 = tail call i64 @llvm.ctpop.i64(i64 %58), !range !57
  %60 = add i64 %59, %52
  %61 = add nuw i64 %51, 1
  %62 = icmp eq i64 %61, %43
  br i1 %62, label %63, label %50, !llvm.loop !269

63:                                               ; preds = %50, %42, %45
  %64 = phi i64 [ %49, %45 ], [ 0, %42 ], [ %60, %50 ]
  %65 = tail call i64 @llvm.umin.i64(i64 %64, i64 %39)
  %66 = tail call i64 @llvm.umax.i64(i64 %64, i64 %38)
  %67 = add nuw i64 %37, 1
  %68 = icmp eq i64 %67, %3
  br i1 %68, label %26, label %36, !llvm.loop !270
}

declare i64 @llvm.ctpop.i64(i64)

define i64 @store_returns(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) {
  %6 = load i64, ptr @WORDS, align 8, !tbaa !11
  %7 = mul i64 %6, %3
  %8 = getelementptr inbounds i64, ptr %4, i64 %7
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %73, label %10

10:                                               ; preds = %5
  %11 = icmp eq i64 %6, 0
  br label %15

12:                                               ; preds = %70
  %13 = add nuw i64 %17, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %73, label %15, !llvm.loop !271

15:                                               ; preds = %10, %12
  %16 = phi i64 [ undef, %10 ], [ %72, %12 ]
  %17 = phi i64 [ 0, %10 ], [ %13, %12 ]
  %18 = mul i64 %17, %6
  %19 = getelementptr inbounds i64, ptr %1, i64 %18
  %20 = tail call i32 %0(ptr noundef %19, ptr noundef %4)
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %70

22:                                               ; preds = %15
  %23 = sext i32 %20 to i64
  %24 = zext i32 %20 to i64
  br label %29

25:                                               ; preds = %67
  %26 = add nuw nsw i64 %30, 1
  %27 = icmp slt i64 %26, %23
  %28 = icmp eq i64 %26, %24
  br i1 %28, label %70, label %29, !llvm.loop !272

29:                                               ; preds = %22, %25
  %30 = phi i64 [ 0, %22 ], [ %26, %25 ]
  %31 = phi i1 [ %21, %22 ], [ %27, %25 ]
  %32 = phi i64 [ %16, %22 ], [ %69, %25 ]
  %33 = mul i64 %6, %30
  %34 = getelementptr inbounds i64, ptr %4, i64 %33
  %35 = tail call i32 %0(ptr noundef %34, ptr noundef %8)
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %67

37:                                               ; preds = %29
  %38 = sext i32 %35 to i64
  %39 = zext i32 %35 to i64
  br label %44

40:                                               ; preds = %65
  %41 = add nuw nsw i64 %45, 1
  %42 = icmp slt i64 %41, %38
  %43 = icmp eq i64 %41, %39
  br i1 %43, label %67, label %44, !llvm.loop !273

44:                                               ; preds = %37, %40
  %45 = phi i64 [ 0, %37 ], [ %41, %40 ]
  %46 = phi i1 [ %36, %37 ], [ %42, %40 ]
  %47 = mul i64 %6, %45
  %48 = getelementptr inbounds i64, ptr %8, i64 %47
  br i1 %11, label %65, label %49

49:                                               ; preds = %44
  %50 = load i64, ptr %48, align 8, !tbaa !11
  %51 = load i64, ptr %19, align 8, !tbaa !11
  %52 = icmp eq i64 %50, %51
  br i1 %52, label %53, label %65

53:                                               ; preds = %49, %57
  %54 = phi i64 [ %55, %57 ], [ 0, %49 ]
  %55 = add nuw i64 %54, 1
  %56 = icmp eq i64 %55, %6
  br i1 %56, label %63, label %57, !llvm.loop !36

57:                                               ; preds = %53
  %58 = getelementptr inbounds i64, ptr %48, i64 %55
  %59 = load i64, ptr %58, align 8, !tbaa !11
  %60 = getelementptr inbounds i64, ptr %19, i64 %55
  %61 = load i64, ptr %60, align 8, !tbaa !11
  %62 = icmp eq i64 %59, %61
  br i1 %62, label %53, label %63, !llvm.loop !36

63:                                               ; preds = %53, %57
  %64 = icmp uge i64 %55, %6
  br label %65

65:                                               ; preds = %63, %49, %44
  %66 = phi i1 [ %11, %44 ], [ %11, %49 ], [ %64, %63 ]
  br i1 %66, label %67, label %40

67:                                               ; preds = %65, %40, %29
  %68 = phi i1 [ %36, %29 ], [ %46, %65 ], [ %42, %40 ]
  %69 = phi i64 [ %17, %29 ], [ %32, %65 ], [ %17, %40 ]
  br i1 %68, label %25, label %70

70:                                               ; preds = %67, %25, %15
  %71 = phi i1 [ %21, %15 ], [ %31, %67 ], [ %27, %25 ]
  %72 = phi i64 [ %16, %15 ], [ %69, %25 ], [ %69, %67 ]
  br i1 %71, label %73, label %12

73:                                               ; preds = %70, %12, %5
  %74 = phi i64 [ %2, %5 ], [ %72, %70 ], [ %2, %12 ]
  ret i64 %74
}

define i32 @store_filter(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3) {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = load i64, ptr @WORDS, align 8, !tbaa !11
  %8 = icmp eq i64 %7, 0
  br label %10

9:                                                ; preds = %25, %4
  ret i32 0

10:                                               ; preds = %6, %25
  %11 = phi i64 [ 0, %6 ], [ %34, %25 ]
  %12 = mul i64 %7, %11
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  br i1 %8, label %25, label %14

14:                                               ; preds = %10, %14
  %15 = phi i64 [ %23, %14 ], [ 0, %10 ]
  %16 = phi i64 [ %22, %14 ], [ -7046029254386353131, %10 ]
  %17 = getelementptr inbounds i64, ptr %13, i64 %15
  %18 = load i64, ptr %17, align 8, !tbaa !11
  %19 = xor i64 %18, %16
  %20 = mul i64 %19, -2960836687051489901
  %21 = lshr i64 %20, 32
  %22 = xor i64 %21, %20
  %23 = add nuw i64 %15, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %25, label %14, !llvm.loop !274

25:                                               ; preds = %14, %10
  %26 = phi i64 [ -7046029254386353131, %10 ], [ %22, %14 ]
  %27 = and i64 %26, %3
  %28 = and i64 %27, 63
  %29 = shl nuw i64 1, %28
  %30 = lshr i64 %27, 6
  %31 = getelementptr inbounds i64, ptr %2, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !11
  %33 = or i64 %29, %32
  store i64 %33, ptr %31, align 8, !tbaa !11
  %34 = add nuw i64 %11, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %9, label %10, !llvm.loop !275
}

define i64 @store_mark(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7) {
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %8
  %11 = load i64, ptr @WORDS, align 8, !tbaa !11
  %12 = icmp eq i64 %11, 0
  %13 = icmp eq i64 %5, 0
  br label %16

14:                                               ; preds = %120, %8
  %15 = phi i64 [ 0, %8 ], [ %121, %120 ]
  ret i64 %15

16:                                               ; preds = %10, %120
  %17 = phi i64 [ 0, %10 ], [ %121, %120 ]
  %18 = phi i64 [ 0, %10 ], [ %122, %120 ]
  %19 = mul i64 %11, %18
  %20 = getelementptr inbounds i64, ptr %1, i64 %19
  %21 = tail call i32 %0(ptr noundef %20, ptr noundef %3)
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %120

23:                                               ; preds = %16
  %24 = sext i32 %21 to i64
  br label %25

25:                                               ; preds = %23, %114
  %26 = phi i64 [ 0, %23 ], [ %117, %114 ]
  %27 = phi i64 [ %17, %23 ], [ %116, %114 ]
  %28 = mul i64 %11, %26
  %29 = getelementptr inbounds i64, ptr %3, i64 %28
  br i1 %12, label %41, label %30

30:                                               ; preds = %25, %30
  %31 = phi i64 [ %39, %30 ], [ 0, %25 ]
  %32 = phi i64 [ %38, %30 ], [ -7046029254386353131, %25 ]
  %33 = getelementptr inbounds i64, ptr %29, i64 %31
  %34 = load i64, ptr %33, align 8, !tbaa !11
  %35 = xor i64 %34, %32
  %36 = mul i64 %35, -2960836687051489901
  %37 = lshr i64 %36, 32
  %38 = xor i64 %37, %36
  %39 = add nuw i64 %31, 1
  %40 = icmp eq i64 %39, %11
  br i1 %40, label %41, label %30, !llvm.loop !274

41:                                               ; preds = %30, %25
  %42 = phi i64 [ -7046029254386353131, %25 ], [ %38, %30 ]
  %43 = and i64 %42, %7
  %44 = lshr i64 %43, 6
  %45 = getelementptr inbounds i64, ptr %6, i64 %44
  %46 = load i64, ptr %45, align 8, !tbaa !11
  %47 = and i64 %43, 63
  %48 = shl nuw i64 1, %47
  %49 = and i64 %48, %46
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %114, label %51

51:                                               ; preds = %41
  br i1 %13, label %79, label %52

52:                                               ; preds = %51, %72
  %53 = phi i64 [ %77, %72 ], [ %5, %51 ]
  %54 = phi i64 [ %76, %72 ], [ 0, %51 ]
  %55 = add i64 %53, %54
  %56 = lshr i64 %55, 1
  %57 = mul i64 %56, %11
  %58 = getelementptr inbounds i64, ptr %4, i64 %57
  br i1 %12, label %72, label %62

59:                                               ; preds = %62
  %60 = add nuw i64 %63, 1
  %61 = icmp eq i64 %60, %11
  br i1 %61, label %72, label %62, !llvm.loop !276

62:                                               ; preds = %52, %59
  %63 = phi i64 [ %60, %59 ], [ 0, %52 ]
  %64 = getelementptr inbounds i64, ptr %58, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !11
  %66 = getelementptr inbounds i64, ptr %29, i64 %63
  %67 = load i64, ptr %66, align 8, !tbaa !11
  %68 = icmp eq i64 %65, %67
  br i1 %68, label %59, label %69

69:                                               ; preds = %62
  %70 = icmp ult i64 %65, %67
  %71 = zext i1 %70 to i32
  br label %72

72:                                               ; preds = %59, %52, %69
  %73 = phi i32 [ %71, %69 ], [ 0, %52 ], [ 0, %59 ]
  %74 = icmp eq i32 %73, 0
  %75 = add nuw i64 %56, 1
  %76 = select i1 %74, i64 %54, i64 %75
  %77 = select i1 %74, i64 %56, i64 %53
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %52, label %79, !llvm.loop !277

79:                                               ; preds = %72, %51
  %80 = phi i64 [ 0, %51 ], [ %76, %72 ]
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %114, label %82

82:                                               ; preds = %79
  %83 = mul i64 %80, %11
  %84 = getelementptr inbounds i64, ptr %4, i64 %83
  br i1 %12, label %101, label %85

85:                                               ; preds = %82
  %86 = load i64, ptr %84, align 8, !tbaa !11
  %87 = load i64, ptr %29, align 8, !tbaa !11
  %88 = icmp eq i64 %86, %87
  br i1 %88, label %89, label %101

89:                                               ; preds = %85, %93
  %90 = phi i64 [ %91, %93 ], [ 0, %85 ]
  %91 = add nuw i64 %90, 1
  %92 = icmp eq i64 %91, %11
  br i1 %92, label %99, label %93, !llvm.loop !36

93:                                               ; preds = %89
  %94 = getelementptr inbounds i64, ptr %84, i64 %91
  %95 = load i64, ptr %94, align 8, !tbaa !11
  %96 = getelementptr inbounds i64, ptr %29, i64 %91
  %97 = load i64, ptr %96, align 8, !tbaa !11
  %98 = icmp eq i64 %95, %97
  br i1 %98, label %89, label %99, !llvm.loop !36

99:                                               ; preds = %89, %93
  %100 = icmp uge i64 %91, %11
  br label %101

101:                                              ; preds = %99, %85, %82
  %102 = phi i1 [ %12, %82 ], [ %12, %85 ], [ %100, %99 ]
  br i1 %102, label %103, label %114

103:                                              ; preds = %101
  %104 = add i64 %27, 1
  %105 = mul i64 %27, %11
  %106 = getelementptr inbounds i64, ptr %1, i64 %105
  br i1 %12, label %114, label %107

107:                                              ; preds = %103, %107
  %108 = phi i64 [ %112, %107 ], [ 0, %103 ]
  %109 = getelementptr inbounds i64, ptr %20, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !11
  %111 = getelementptr inbounds i64, ptr %106, i64 %108
  store i64 %110, ptr %111, align 8, !tbaa !11
  %112 = add nuw i64 %108, 1
  %113 = icmp eq i64 %112, %11
  br i1 %113, label %114, label %107, !llvm.loop !265

114:                                              ; preds = %107, %103, %79, %101, %41
  %115 = phi i1 [ true, %41 ], [ true, %101 ], [ true, %79 ], [ false, %103 ], [ false, %107 ]
  %116 = phi i64 [ %27, %41 ], [ %27, %101 ], [ %27, %79 ], [ %104, %103 ], [ %104, %107 ]
  %117 = add nuw nsw i64 %26, 1
  %118 = icmp slt i64 %117, %24
  %119 = select i1 %115, i1 %118, i1 false
  br i1 %119, label %25, label %120, !llvm.loop !278

120:                                              ; preds = %114, %16
  %121 = phi i64 [ %17, %16 ], [ %116, %114 ]
  %122 = add nuw i64 %18, 1
  %123 = icmp eq i64 %122, %2
  br i1 %123, label %14, label %16, !llvm.loop !279
}

define i32 @store_slots(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3) {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %4
  %7 = load i64, ptr @WORDS, align 8, !tbaa !11
  %8 = icmp eq i64 %7, 0
  br label %10

9:                                                ; preds = %34, %4
  ret i32 0

10:                                               ; preds = %6, %34
  %11 = phi i64 [ 0, %6 ], [ %36, %34 ]
  %12 = mul i64 %7, %11
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  br i1 %8, label %25, label %14

14:                                               ; preds = %10, %14
  %15 = phi i64 [ %23, %14 ], [ 0, %10 ]
  %16 = phi i64 [ %22, %14 ], [ -7046029254386353131, %10 ]
  %17 = getelementptr inbounds i64, ptr %13, i64 %15
  %18 = load i64, ptr %17, align 8, !tbaa !11
  %19 = xor i64 %18, %16
  %20 = mul i64 %19, -2960836687051489901
  %21 = lshr i64 %20, 32
  %22 = xor i64 %21, %20
  %23 = add nuw i64 %15, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %25, label %14, !llvm.loop !274

25:                                               ; preds = %14, %10
  %26 = phi i64 [ -7046029254386353131, %10 ], [ %22, %14 ]
  br label %27

27:                                               ; preds = %25, %27
  %28 = phi i64 [ %33, %27 ], [ %26, %25 ]
  %29 = and i64 %28, %3
  %30 = getelementptr inbounds i32, ptr %2, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !21
  %32 = icmp eq i32 %31, 0
  %33 = add i64 %29, 1
  br i1 %32, label %34, label %27, !llvm.loop !280

34:                                               ; preds = %27
  %35 = getelementptr inbounds i32, ptr %2, i64 %29
  %36 = add nuw i64 %11, 1
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr %35, align 4, !tbaa !21
  %38 = icmp eq i64 %36, %1
  br i1 %38, label %9, label %10, !llvm.loop !281
}

define i32 @store_ways(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, i64 noundef %6, ptr nocapture noundef readonly %7, i64 noundef %8, ptr nocapture noundef %9) {
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %10
  %13 = load i64, ptr @WORDS, align 8
  %14 = icmp eq i64 %13, 0
  %15 = add i64 %8, 1
  br label %17

16:                                               ; preds = %25, %10
  ret i32 0

17:                                               ; preds = %12, %25
  %18 = phi ptr [ %1, %12 ], [ %27, %25 ]
  %19 = phi ptr [ %9, %12 ], [ %28, %25 ]
  %20 = phi i64 [ 0, %12 ], [ %26, %25 ]
  %21 = tail call i32 %0(ptr noundef %18, ptr noundef %3)
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %17
  %24 = zext i32 %21 to i64
  br label %30

25:                                               ; preds = %152, %17
  %26 = add nuw i64 %20, 1
  %27 = getelementptr inbounds i64, ptr %18, i64 %13
  %28 = getelementptr inbounds i64, ptr %19, i64 %15
  %29 = icmp eq i64 %26, %2
  br i1 %29, label %16, label %17, !llvm.loop !282

30:                                               ; preds = %23, %152
  %31 = phi i64 [ 0, %23 ], [ %154, %152 ]
  %32 = phi i32 [ 0, %23 ], [ %153, %152 ]
  %33 = mul i64 %13, %31
  %34 = getelementptr inbounds i64, ptr %3, i64 %33
  br i1 %14, label %46, label %35

35:                                               ; preds = %30, %35
  %36 = phi i64 [ %44, %35 ], [ 0, %30 ]
  %37 = phi i64 [ %43, %35 ], [ -7046029254386353131, %30 ]
  %38 = getelementptr inbounds i64, ptr %34, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !11
  %40 = xor i64 %39, %37
  %41 = mul i64 %40, -2960836687051489901
  %42 = lshr i64 %41, 32
  %43 = xor i64 %42, %41
  %44 = add nuw i64 %36, 1
  %45 = icmp eq i64 %44, %13
  br i1 %45, label %46, label %35, !llvm.loop !274

46:                                               ; preds = %35, %30
  %47 = phi i64 [ -7046029254386353131, %30 ], [ %43, %35 ]
  %48 = and i64 %47, %6
  %49 = getelementptr inbounds i32, ptr %5, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !21
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %152, label %58

52:                                               ; preds = %82
  %53 = add i64 %61, 1
  %54 = and i64 %53, %6
  %55 = getelementptr inbounds i32, ptr %5, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !21
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %152, label %58, !llvm.loop !283

58:                                               ; preds = %46, %52
  %59 = phi i1 [ %57, %52 ], [ %51, %46 ]
  %60 = phi i32 [ %56, %52 ], [ %50, %46 ]
  %61 = phi i64 [ %54, %52 ], [ %48, %46 ]
  %62 = add i32 %60, -1
  %63 = zext i32 %62 to i64
  %64 = mul i64 %13, %63
  %65 = getelementptr inbounds i64, ptr %4, i64 %64
  br i1 %14, label %82, label %66

66:                                               ; preds = %58
  %67 = load i64, ptr %65, align 8, !tbaa !11
  %68 = load i64, ptr %34, align 8, !tbaa !11
  %69 = icmp eq i64 %67, %68
  br i1 %69, label %70, label %82

70:                                               ; preds = %66, %74
  %71 = phi i64 [ %72, %74 ], [ 0, %66 ]
  %72 = add nuw i64 %71, 1
  %73 = icmp eq i64 %72, %13
  br i1 %73, label %80, label %74, !llvm.loop !36

74:                                               ; preds = %70
  %75 = getelementptr inbounds i64, ptr %65, i64 %72
  %76 = load i64, ptr %75, align 8, !tbaa !11
  %77 = getelementptr inbounds i64, ptr %34, i64 %72
  %78 = load i64, ptr %77, align 8, !tbaa !11
  %79 = icmp eq i64 %76, %78
  br i1 %79, label %70, label %80, !llvm.loop !36

80:                                               ; preds = %70, %74
  %81 = icmp uge i64 %72, %13
  br label %82

82:                                               ; preds = %80, %66, %58
  %83 = phi i1 [ %14, %58 ], [ %14, %66 ], [ %81, %80 ]
  br i1 %83, label %84, label %52

84:                                               ; preds = %82
  br i1 %59, label %152, label %85

85:                                               ; preds = %84
  %86 = icmp sgt i32 %32, 0
  br i1 %86, label %87, label %114

87:                                               ; preds = %85
  %88 = zext i32 %32 to i64
  br label %92

89:                                               ; preds = %112
  %90 = add nuw nsw i64 %93, 1
  %91 = icmp eq i64 %90, %88
  br i1 %91, label %114, label %92, !llvm.loop !284

92:                                               ; preds = %87, %89
  %93 = phi i64 [ 0, %87 ], [ %90, %89 ]
  %94 = mul i64 %13, %93
  %95 = getelementptr inbounds i64, ptr %3, i64 %94
  br i1 %14, label %112, label %96

96:                                               ; preds = %92
  %97 = load i64, ptr %95, align 8, !tbaa !11
  %98 = load i64, ptr %34, align 8, !tbaa !11
  %99 = icmp eq i64 %97, %98
  br i1 %99, label %100, label %112

100:                                              ; preds = %96, %104
  %101 = phi i64 [ %102, %104 ], [ 0, %96 ]
  %102 = add nuw i64 %101, 1
  %103 = icmp eq i64 %102, %13
  br i1 %103, label %110, label %104, !llvm.loop !36

104:                                              ; preds = %100
  %105 = getelementptr inbounds i64, ptr %95, i64 %102
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = getelementptr inbounds i64, ptr %34, i64 %102
  %108 = load i64, ptr %107, align 8, !tbaa !11
  %109 = icmp eq i64 %106, %108
  br i1 %109, label %100, label %110, !llvm.loop !36

110:                                              ; preds = %100, %104
  %111 = icmp uge i64 %102, %13
  br label %112

112:                                              ; preds = %110, %96, %92
  %113 = phi i1 [ %14, %92 ], [ %14, %96 ], [ %111, %110 ]
  br i1 %113, label %152, label %89

114:                                              ; preds = %89, %85
  %115 = add nsw i32 %32, 1
  %116 = sext i32 %32 to i64
  %117 = mul i64 %13, %116
  %118 = getelementptr inbounds i64, ptr %3, i64 %117
  br i1 %14, label %126, label %119

119:                                              ; preds = %114, %119
  %120 = phi i64 [ %124, %119 ], [ 0, %114 ]
  %121 = getelementptr inbounds i64, ptr %34, i64 %120
  %122 = load i64, ptr %121, align 8, !tbaa !11
  %123 = getelementptr inbounds i64, ptr %118, i64 %120
  store i64 %122, ptr %123, align 8, !tbaa !11
  %124 = add nuw i64 %120, 1
  %125 = icmp eq i64 %124, %13
  br i1 %125, label %126, label %119, !llvm.loop !265

126:                                              ; preds = %119, %114
  %127 = add i32 %60, -1
  %128 = zext i32 %127 to i64
  %129 = mul i64 %128, %8
  %130 = getelementptr inbounds i64, ptr %7, i64 %129
  br label %131

131:                                              ; preds = %126, %141
  %132 = phi i64 [ 0, %126 ], [ %150, %141 ]
  %133 = phi i64 [ 0, %126 ], [ %149, %141 ]
  %134 = getelementptr inbounds i64, ptr %19, i64 %132
  %135 = load i64, ptr %134, align 8, !tbaa !11
  %136 = zext i64 %135 to i128
  %137 = icmp ult i64 %132, %8
  br i1 %137, label %138, label %141

138:                                              ; preds = %131
  %139 = getelementptr inbounds i64, ptr %130, i64 %132
  %140 = load i64, ptr %139, align 8, !tbaa !11
  br label %141

141:                                              ; preds = %131, %138
  %142 = phi i64 [ %140, %138 ], [ 0, %131 ]
  %143 = zext i64 %142 to i128
  %144 = zext i64 %133 to i128
  %145 = add nuw nsw i128 %136, %144
  %146 = add nuw nsw i128 %145, %143
  %147 = trunc i128 %146 to i64
  store i64 %147, ptr %134, align 8, !tbaa !11
  %148 = lshr i128 %146, 64
  %149 = trunc i128 %148 to i64
  %150 = add nuw i64 %132, 1
  %151 = icmp eq i64 %132, %8
  br i1 %151, label %152, label %131, !llvm.loop !285

152:                                              ; preds = %52, %112, %141, %46, %84
  %153 = phi i32 [ %32, %84 ], [ %32, %46 ], [ %115, %141 ], [ %32, %112 ], [ %32, %52 ]
  %154 = add nuw nsw i64 %31, 1
  %155 = icmp eq i64 %154, %24
  br i1 %155, label %25, label %30, !llvm.loop !286
}

define i64 @store_kept(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3) {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %16, label %6

6:                                                ; preds = %4
  %7 = icmp eq i64 %3, 0
  %8 = load i64, ptr @WORDS, align 8
  %9 = icmp eq i64 %8, 0
  %10 = icmp eq i64 %3, 0
  br label %11

11:                                               ; preds = %6, %57
  %12 = phi i64 [ 0, %6 ], [ %59, %57 ]
  %13 = phi i64 [ 0, %6 ], [ %58, %57 ]
  br i1 %7, label %18, label %14

14:                                               ; preds = %11
  %15 = mul i64 %12, %3
  br label %21

16:                                               ; preds = %57, %4
  %17 = phi i64 [ 0, %4 ], [ %58, %57 ]
  ret i64 %17

18:                                               ; preds = %21, %11
  %19 = phi i64 [ 0, %11 ], [ %27, %21 ]
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %57, label %30

21:                                               ; preds = %14, %21
  %22 = phi i64 [ 0, %14 ], [ %28, %21 ]
  %23 = phi i64 [ 0, %14 ], [ %27, %21 ]
  %24 = add i64 %22, %15
  %25 = getelementptr inbounds i64, ptr %2, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !11
  %27 = or i64 %26, %23
  %28 = add nuw i64 %22, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %18, label %21, !llvm.loop !287

30:                                               ; preds = %18
  %31 = mul i64 %8, %13
  %32 = getelementptr inbounds i64, ptr %0, i64 %31
  %33 = mul i64 %8, %12
  %34 = getelementptr inbounds i64, ptr %0, i64 %33
  br i1 %9, label %42, label %35

35:                                               ; preds = %30, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %30 ]
  %37 = getelementptr inbounds i64, ptr %34, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !11
  %39 = getelementptr inbounds i64, ptr %32, i64 %36
  store i64 %38, ptr %39, align 8, !tbaa !11
  %40 = add nuw i64 %36, 1
  %41 = icmp eq i64 %40, %8
  br i1 %41, label %42, label %35, !llvm.loop !265

42:                                               ; preds = %35, %30
  br i1 %10, label %46, label %43

43:                                               ; preds = %42
  %44 = mul i64 %12, %3
  %45 = mul i64 %13, %3
  br label %48

46:                                               ; preds = %48, %42
  %47 = add i64 %13, 1
  br label %57

48:                                               ; preds = %43, %48
  %49 = phi i64 [ 0, %43 ], [ %55, %48 ]
  %50 = add i64 %49, %44
  %51 = getelementptr inbounds i64, ptr %2, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !11
  %53 = add i64 %49, %45
  %54 = getelementptr inbounds i64, ptr %2, i64 %53
  store i64 %52, ptr %54, align 8, !tbaa !11
  %55 = add nuw i64 %49, 1
  %56 = icmp eq i64 %55, %3
  br i1 %56, label %46, label %48, !llvm.loop !288

57:                                               ; preds = %18, %46
  %58 = phi i64 [ %47, %46 ], [ %13, %18 ]
  %59 = add nuw i64 %12, 1
  %60 = icmp eq i64 %59, %1
  br i1 %60, label %16, label %11, !llvm.loop !289
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !31
  %5 = load i64, ptr @PART, align 8
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %7 = load i64, ptr @SPARE, align 8
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  br label %10

10:                                               ; preds = %78, %2
  %11 = phi i64 [ %4, %2 ], [ %18, %78 ]
  %12 = phi ptr [ null, %2 ], [ %26, %78 ]
  %13 = icmp eq ptr %12, null
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call void @give_back(ptr noundef nonnull %12)
  br label %15

15:                                               ; preds = %14, %10
  %16 = udiv i64 %11, 3
  %17 = add i64 %16, %11
  %18 = add i64 %17, %5
  %19 = load i64, ptr %6, align 8, !tbaa !12
  %20 = add i64 %18, %7
  %21 = shl i64 %20, 3
  %22 = add i64 %21, %19
  %23 = load i64, ptr %8, align 8, !tbaa !13
  %24 = icmp ugt i64 %22, %23
  br i1 %24, label %93, label %25

25:                                               ; preds = %15
  %26 = tail call ptr @take_memory(i64 noundef %20, i64 noundef 8)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %93, label %28

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

42:                                               ; preds = %28, %33
  %43 = load i64, ptr %3, align 8, !tbaa !31
  %44 = icmp eq i64 %43, 0
  %45 = add i64 %43, %7
  %46 = icmp eq i64 %45, 0
  %47 = select i1 %44, i1 true, i1 %46
  br i1 %47, label %78, label %48

48:                                               ; preds = %42
  %49 = load ptr, ptr %1, align 8, !tbaa !33
  %50 = add i64 %7, %18
  %51 = add i64 %50, -2
  br label %52

52:                                               ; preds = %74, %48
  %53 = phi i1 [ false, %48 ], [ %76, %74 ]
  %54 = phi i64 [ 0, %48 ], [ %75, %74 ]
  %55 = getelementptr inbounds i64, ptr %49, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !11
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %72, label %58

58:                                               ; preds = %52
  %59 = lshr i64 %56, 32
  %60 = mul i64 %59, %18
  %61 = lshr i64 %60, 32
  br label %62

62:                                               ; preds = %67, %58
  %63 = phi i64 [ %61, %58 ], [ %68, %67 ]
  %64 = getelementptr inbounds i64, ptr %26, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !11
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %62
  %68 = add i64 %63, 1
  %69 = icmp eq i64 %63, %51
  br i1 %69, label %72, label %62, !llvm.loop !290

70:                                               ; preds = %62
  %71 = getelementptr inbounds i64, ptr %26, i64 %63
  store i64 %56, ptr %71, align 8, !tbaa !11
  br label %72

72:                                               ; preds = %67, %70, %52
  %73 = phi i32 [ 4, %52 ], [ 0, %70 ], [ 1, %67 ]
  switch i32 %73, label %78 [
    i32 0, label %74
    i32 4, label %74
  ]

74:                                               ; preds = %72, %72
  %75 = add nuw i64 %54, 1
  %76 = icmp ule i64 %45, %75
  %77 = icmp eq i64 %75, %45
  br i1 %77, label %78, label %52, !llvm.loop !291

78:                                               ; preds = %72, %74, %42
  %79 = phi i1 [ %47, %42 ], [ %53, %72 ], [ %76, %74 ]
  br i1 %79, label %80, label %10, !llvm.loop !292

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %82 = load i64, ptr %3, align 8, !tbaa !31
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %90, label %84

84:                                               ; preds = %80
  %85 = add i64 %82, %7
  %86 = shl i64 %85, 3
  %87 = load i64, ptr %81, align 8, !tbaa !12
  %88 = sub i64 %87, %86
  store i64 %88, ptr %81, align 8, !tbaa !12
  %89 = load ptr, ptr %1, align 8, !tbaa !33
  tail call void @give_back(ptr noundef %89)
  br label %90

90:                                               ; preds = %84, %80
  %91 = load i64, ptr %81, align 8, !tbaa !12
  %92 = add i64 %91, %21
  store i64 %92, ptr %81, align 8, !tbaa !12
  store ptr %26, ptr %1, align 8, !tbaa !33
  store i64 %18, ptr %3, align 8, !tbaa !31
  br label %93

93:                                               ; preds = %25, %15, %90
  %94 = phi i32 [ 1, %90 ], [ 0, %15 ], [ 0, %25 ]
  ret i32 %94
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare i32 @goal(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @expand(ptr noundef, ptr noundef)

declare i64 @index(ptr noundef)

declare i32 @lost(ptr noundef)

define internal fastcc i32 @add_ways(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %6 = load i64, ptr %5, align 8, !tbaa !44
  %7 = load ptr, ptr %1, align 8, !tbaa !14
  %8 = mul i64 %6, %2
  %9 = getelementptr inbounds i64, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %11 = load ptr, ptr %10, align 8, !tbaa !45
  %12 = mul i64 %6, %3
  %13 = getelementptr inbounds i64, ptr %11, i64 %12
  %14 = icmp eq i64 %6, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %18, %4
  %16 = phi i128 [ 0, %4 ], [ %30, %18 ]
  %17 = icmp eq i128 %16, 0
  br i1 %17, label %258, label %33

18:                                               ; preds = %4, %18
  %19 = phi i64 [ %31, %18 ], [ 0, %4 ]
  %20 = phi i128 [ %30, %18 ], [ 0, %4 ]
  %21 = getelementptr inbounds i64, ptr %9, i64 %19
  %22 = load i64, ptr %21, align 8, !tbaa !11
  %23 = zext i64 %22 to i128
  %24 = getelementptr inbounds i64, ptr %13, i64 %19
  %25 = load i64, ptr %24, align 8, !tbaa !11
  %26 = zext i64 %25 to i128
  %27 = add nuw nsw i128 %20, %23
  %28 = add nuw nsw i128 %27, %26
  %29 = trunc i128 %28 to i64
  store i64 %29, ptr %21, align 8, !tbaa !11
  %30 = lshr i128 %28, 64
  %31 = add nuw i64 %19, 1
  %32 = icmp eq i64 %31, %6
  br i1 %32, label %15, label %18, !llvm.loop !293

33:                                               ; preds = %15
  %34 = load i64, ptr %5, align 8, !tbaa !44
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %36 = load i64, ptr %35, align 8, !tbaa !26
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %38 = load i64, ptr %37, align 8, !tbaa !50
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %46, label %40

40:                                               ; preds = %33
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %42 = load ptr, ptr %41, align 8, !tbaa !86
  %43 = add i64 %38, -1
  %44 = getelementptr inbounds i64, ptr %42, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !11
  br label %46

46:                                               ; preds = %40, %33
  %47 = phi i64 [ %45, %40 ], [ 0, %33 ]
  %48 = sub i64 %36, %47
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %50 = load i64, ptr %49, align 8, !tbaa !28
  %51 = sub i64 %50, %36
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %53 = shl i64 %48, 1
  %54 = mul i64 %53, %34
  %55 = load i64, ptr %52, align 8, !tbaa !11
  %56 = icmp ult i64 %55, %54
  br i1 %56, label %57, label %95

57:                                               ; preds = %46
  %58 = lshr i64 %55, 2
  %59 = add i64 %58, %55
  %60 = load i64, ptr @ROOM, align 8, !tbaa !11
  %61 = add i64 %59, %60
  %62 = tail call i64 @llvm.umax.i64(i64 %61, i64 %54)
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %64 = load i64, ptr %63, align 8, !tbaa !12
  %65 = sub i64 %62, %55
  %66 = shl i64 %65, 3
  %67 = add i64 %66, %64
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %69 = load i64, ptr %68, align 8, !tbaa !13
  %70 = icmp ugt i64 %67, %69
  br i1 %70, label %258, label %71

71:                                               ; preds = %57
  %72 = shl i64 %62, 3
  %73 = tail call ptr @resize_memory(ptr noundef %11, i64 noundef %72)
  %74 = icmp eq ptr %73, null
  br i1 %74, label %258, label %75

75:                                               ; preds = %71
  %76 = load i64, ptr %52, align 8, !tbaa !11
  %77 = sub i64 %62, %76
  %78 = shl i64 %77, 3
  %79 = load i64, ptr %63, align 8, !tbaa !12
  %80 = add i64 %78, %79
  store i64 %80, ptr %63, align 8, !tbaa !12
  store ptr %73, ptr %10, align 8, !tbaa !14
  store i64 %62, ptr %52, align 8, !tbaa !11
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %82 = load ptr, ptr %81, align 8, !tbaa !15
  %83 = icmp eq ptr %82, null
  %84 = icmp ult i64 %72, 4194304
  %85 = or i1 %84, %83
  br i1 %85, label %95, label %86

86:                                               ; preds = %75
  %87 = ptrtoint ptr %73 to i64
  %88 = and i64 %87, -4096
  %89 = add i64 %72, 4095
  %90 = add i64 %89, %87
  %91 = and i64 %90, -4096
  %92 = inttoptr i64 %88 to ptr
  %93 = sub i64 %91, %88
  %94 = tail call i32 %82(ptr noundef %92, i64 noundef %93, i32 noundef 14)
  br label %95

95:                                               ; preds = %86, %75, %46
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %98 = shl i64 %51, 1
  %99 = mul i64 %98, %34
  %100 = load i64, ptr %97, align 8, !tbaa !11
  %101 = icmp ult i64 %100, %99
  br i1 %101, label %102, label %141

102:                                              ; preds = %95
  %103 = lshr i64 %100, 2
  %104 = add i64 %103, %100
  %105 = load i64, ptr @ROOM, align 8, !tbaa !11
  %106 = add i64 %104, %105
  %107 = tail call i64 @llvm.umax.i64(i64 %106, i64 %99)
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %109 = load i64, ptr %108, align 8, !tbaa !12
  %110 = sub i64 %107, %100
  %111 = shl i64 %110, 3
  %112 = add i64 %111, %109
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %114 = load i64, ptr %113, align 8, !tbaa !13
  %115 = icmp ugt i64 %112, %114
  br i1 %115, label %258, label %116

116:                                              ; preds = %102
  %117 = load ptr, ptr %96, align 8, !tbaa !14
  %118 = shl i64 %107, 3
  %119 = tail call ptr @resize_memory(ptr noundef %117, i64 noundef %118)
  %120 = icmp eq ptr %119, null
  br i1 %120, label %258, label %121

121:                                              ; preds = %116
  %122 = load i64, ptr %97, align 8, !tbaa !11
  %123 = sub i64 %107, %122
  %124 = shl i64 %123, 3
  %125 = load i64, ptr %108, align 8, !tbaa !12
  %126 = add i64 %124, %125
  store i64 %126, ptr %108, align 8, !tbaa !12
  store ptr %119, ptr %96, align 8, !tbaa !14
  store i64 %107, ptr %97, align 8, !tbaa !11
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %128 = load ptr, ptr %127, align 8, !tbaa !15
  %129 = icmp eq ptr %128, null
  %130 = icmp ult i64 %118, 4194304
  %131 = or i1 %130, %129
  br i1 %131, label %141, label %132

132:                                              ; preds = %121
  %133 = ptrtoint ptr %119 to i64
  %134 = and i64 %133, -4096
  %135 = add i64 %118, 4095
  %136 = add i64 %135, %133
  %137 = and i64 %136, -4096
  %138 = inttoptr i64 %134 to ptr
  %139 = sub i64 %137, %134
  %140 = tail call i32 %128(ptr noundef %138, i64 noundef %139, i32 noundef 14)
  br label %141

141:                                              ; preds = %132, %121, %95
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %144 = shl i64 %34, 1
  %145 = load i64, ptr %143, align 8, !tbaa !11
  %146 = icmp ult i64 %145, %144
  br i1 %146, label %147, label %186

147:                                              ; preds = %141
  %148 = lshr i64 %145, 2
  %149 = add i64 %148, %145
  %150 = load i64, ptr @ROOM, align 8, !tbaa !11
  %151 = add i64 %149, %150
  %152 = tail call i64 @llvm.umax.i64(i64 %151, i64 %144)
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %154 = load i64, ptr %153, align 8, !tbaa !12
  %155 = sub i64 %152, %145
  %156 = shl i64 %155, 3
  %157 = add i64 %156, %154
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %159 = load i64, ptr %158, align 8, !tbaa !13
  %160 = icmp ugt i64 %157, %159
  br i1 %160, label %258, label %161

161:                                              ; preds = %147
  %162 = load ptr, ptr %142, align 8, !tbaa !14
  %163 = shl i64 %152, 3
  %164 = tail call ptr @resize_memory(ptr noundef %162, i64 noundef %163)
  %165 = icmp eq ptr %164, null
  br i1 %165, label %258, label %166

166:                                              ; preds = %161
  %167 = load i64, ptr %143, align 8, !tbaa !11
  %168 = sub i64 %152, %167
  %169 = shl i64 %168, 3
  %170 = load i64, ptr %153, align 8, !tbaa !12
  %171 = add i64 %169, %170
  store i64 %171, ptr %153, align 8, !tbaa !12
  store ptr %164, ptr %142, align 8, !tbaa !14
  store i64 %152, ptr %143, align 8, !tbaa !11
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %173 = load ptr, ptr %172, align 8, !tbaa !15
  %174 = icmp eq ptr %173, null
  %175 = icmp ult i64 %163, 4194304
  %176 = or i1 %175, %174
  br i1 %176, label %186, label %177

177:                                              ; preds = %166
  %178 = ptrtoint ptr %164 to i64
  %179 = and i64 %178, -4096
  %180 = add i64 %163, 4095
  %181 = add i64 %180, %178
  %182 = and i64 %181, -4096
  %183 = inttoptr i64 %179 to ptr
  %184 = sub i64 %182, %179
  %185 = tail call i32 %173(ptr noundef %183, i64 noundef %184, i32 noundef 14)
  br label %186

186:                                              ; preds = %177, %166, %141
  %187 = load ptr, ptr %10, align 8, !tbaa !45
  %188 = icmp eq i64 %48, 0
  br i1 %188, label %212, label %189

189:                                              ; preds = %186
  %190 = icmp eq i64 %144, 0
  br label %193

191:                                              ; preds = %207, %193
  %192 = icmp eq i64 %195, 0
  br i1 %192, label %212, label %193, !llvm.loop !294

193:                                              ; preds = %191, %189
  %194 = phi i64 [ %48, %189 ], [ %195, %191 ]
  %195 = add i64 %194, -1
  br i1 %190, label %191, label %196

196:                                              ; preds = %193
  %197 = mul i64 %195, %34
  %198 = mul i64 %195, %144
  br label %199

199:                                              ; preds = %207, %196
  %200 = phi i64 [ %144, %196 ], [ %201, %207 ]
  %201 = add i64 %200, -1
  %202 = icmp ult i64 %201, %34
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = add i64 %201, %197
  %205 = getelementptr inbounds i64, ptr %187, i64 %204
  %206 = load i64, ptr %205, align 8, !tbaa !11
  br label %207

207:                                              ; preds = %203, %199
  %208 = phi i64 [ %206, %203 ], [ 0, %199 ]
  %209 = add i64 %201, %198
  %210 = getelementptr inbounds i64, ptr %187, i64 %209
  store i64 %208, ptr %210, align 8, !tbaa !11
  %211 = icmp eq i64 %201, 0
  br i1 %211, label %191, label %199, !llvm.loop !295

212:                                              ; preds = %191, %186
  %213 = load ptr, ptr %96, align 8, !tbaa !47
  %214 = icmp eq i64 %51, 0
  br i1 %214, label %238, label %215

215:                                              ; preds = %212
  %216 = icmp eq i64 %144, 0
  br label %219

217:                                              ; preds = %233, %219
  %218 = icmp eq i64 %221, 0
  br i1 %218, label %238, label %219, !llvm.loop !294

219:                                              ; preds = %217, %215
  %220 = phi i64 [ %51, %215 ], [ %221, %217 ]
  %221 = add i64 %220, -1
  br i1 %216, label %217, label %222

222:                                              ; preds = %219
  %223 = mul i64 %221, %34
  %224 = mul i64 %221, %144
  br label %225

225:                                              ; preds = %233, %222
  %226 = phi i64 [ %144, %222 ], [ %227, %233 ]
  %227 = add i64 %226, -1
  %228 = icmp ult i64 %227, %34
  br i1 %228, label %229, label %233

229:                                              ; preds = %225
  %230 = add i64 %227, %223
  %231 = getelementptr inbounds i64, ptr %213, i64 %230
  %232 = load i64, ptr %231, align 8, !tbaa !11
  br label %233

233:                                              ; preds = %229, %225
  %234 = phi i64 [ %232, %229 ], [ 0, %225 ]
  %235 = add i64 %227, %224
  %236 = getelementptr inbounds i64, ptr %213, i64 %235
  store i64 %234, ptr %236, align 8, !tbaa !11
  %237 = icmp eq i64 %227, 0
  br i1 %237, label %217, label %225, !llvm.loop !295

238:                                              ; preds = %217, %212
  %239 = load ptr, ptr %142, align 8, !tbaa !123
  %240 = icmp eq i64 %144, 0
  br i1 %240, label %252, label %241

241:                                              ; preds = %238, %248
  %242 = phi i64 [ %243, %248 ], [ %144, %238 ]
  %243 = add i64 %242, -1
  %244 = icmp ult i64 %243, %34
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = getelementptr inbounds i64, ptr %239, i64 %243
  %247 = load i64, ptr %246, align 8, !tbaa !11
  br label %248

248:                                              ; preds = %245, %241
  %249 = phi i64 [ %247, %245 ], [ 0, %241 ]
  %250 = getelementptr inbounds i64, ptr %239, i64 %243
  store i64 %249, ptr %250, align 8, !tbaa !11
  %251 = icmp eq i64 %243, 0
  br i1 %251, label %252, label %241, !llvm.loop !295

252:                                              ; preds = %248, %238
  store i64 %144, ptr %5, align 8, !tbaa !44
  %253 = load ptr, ptr %1, align 8, !tbaa !14
  %254 = shl i64 %2, 1
  %255 = or i64 %254, 1
  %256 = mul i64 %6, %255
  %257 = getelementptr inbounds i64, ptr %253, i64 %256
  store i64 1, ptr %257, align 8, !tbaa !11
  br label %258

258:                                              ; preds = %57, %71, %102, %116, %147, %161, %15, %252
  %259 = phi i32 [ 1, %252 ], [ 1, %15 ], [ 0, %161 ], [ 0, %147 ], [ 0, %116 ], [ 0, %102 ], [ 0, %71 ], [ 0, %57 ]
  ret i32 %259
}

define internal fastcc i32 @estimated(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2) unnamed_addr {
  %4 = alloca [16 x i64], align 16
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %8 = load i64, ptr %7, align 8, !tbaa !30
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = load i64, ptr @WORDS, align 8, !tbaa !11
  %14 = mul i64 %13, %6
  %15 = getelementptr inbounds i64, ptr %12, i64 %14
  br label %23

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %18 = load ptr, ptr %17, align 8, !tbaa !35
  %19 = getelementptr inbounds i32, ptr %18, i64 %6
  %20 = load i32, ptr %19, align 4, !tbaa !21
  %21 = zext i32 %20 to i64
  %22 = or i64 %21, -9223372036854775808
  store i64 %22, ptr %5, align 8, !tbaa !11
  br label %23

23:                                               ; preds = %10, %16
  %24 = phi ptr [ %5, %16 ], [ %15, %10 ]
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %26 = load i64, ptr %25, align 8, !tbaa !296
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %69, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %30

30:                                               ; preds = %64, %28
  %31 = phi i64 [ 0, %28 ], [ %63, %64 ]
  %32 = phi i64 [ 0, %28 ], [ %65, %64 ]
  %33 = load ptr, ptr %29, align 8, !tbaa !297
  %34 = getelementptr inbounds %struct.Lookup, ptr %33, i64 %32
  %35 = load ptr, ptr %34, align 8, !tbaa !298
  %36 = icmp eq ptr %35, null
  br i1 %36, label %39, label %37

37:                                               ; preds = %30
  %38 = call i32 %35(ptr noundef %24, ptr noundef nonnull %4)
  br label %39

39:                                               ; preds = %37, %30
  %40 = getelementptr inbounds %struct.Lookup, ptr %33, i64 %32, i32 1
  %41 = load ptr, ptr %40, align 8, !tbaa !300
  %42 = getelementptr inbounds %struct.Lookup, ptr %33, i64 %32, i32 2
  %43 = load ptr, ptr %42, align 8, !tbaa !301
  %44 = load ptr, ptr %34, align 8, !tbaa !298
  %45 = icmp eq ptr %44, null
  %46 = select i1 %45, ptr %24, ptr %4
  %47 = call i64 %41(ptr noundef %43, ptr noundef %46)
  %48 = icmp eq i64 %47, -1
  br i1 %48, label %57, label %49

49:                                               ; preds = %39
  %50 = add i64 %47, %31
  %51 = getelementptr inbounds %struct.Lookup, ptr %33, i64 %32, i32 3
  %52 = load i64, ptr %51, align 8, !tbaa !302
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %49
  %55 = load i64, ptr %2, align 8, !tbaa !11
  %56 = icmp ugt i64 %50, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %54, %39
  %58 = phi i64 [ -1, %39 ], [ %50, %54 ]
  %59 = phi i32 [ 1, %39 ], [ 0, %54 ]
  %60 = phi i64 [ %31, %39 ], [ 0, %54 ]
  store i64 %58, ptr %2, align 8, !tbaa !11
  br label %61

61:                                               ; preds = %57, %54, %49
  %62 = phi i32 [ 4, %49 ], [ 0, %54 ], [ %59, %57 ]
  %63 = phi i64 [ %50, %49 ], [ 0, %54 ], [ %60, %57 ]
  switch i32 %62, label %68 [
    i32 0, label %64
    i32 4, label %64
  ]

64:                                               ; preds = %61, %61
  %65 = add nuw i64 %32, 1
  %66 = load i64, ptr %25, align 8, !tbaa !296
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %30, label %68, !llvm.loop !303

68:                                               ; preds = %61, %64
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  br label %73

69:                                               ; preds = %23
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %71 = load ptr, ptr %70, align 8, !tbaa !304
  %72 = call i32 %71(ptr noundef %24, ptr noundef %2)
  br label %73

73:                                               ; preds = %69, %68
  %74 = phi i32 [ 0, %68 ], [ %72, %69 ]
  %75 = icmp sgt i32 %74, -1
  br i1 %75, label %80, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  store i64 %6, ptr %77, align 8, !tbaa !41
  %78 = icmp eq i32 %74, -1
  %79 = select i1 %78, i32 3, i32 6
  br label %80

80:                                               ; preds = %73, %76
  %81 = phi i32 [ %79, %76 ], [ 0, %73 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  ret i32 %81
}

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = zext i64 %2 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %1 to i128
  %9 = or i128 %7, %8
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %11 = load i64, ptr %10, align 8, !tbaa !305
  %12 = shl i64 %11, 1
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %14 = load i64, ptr %13, align 8, !tbaa !180
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %84, label %16

16:                                               ; preds = %5
  %17 = icmp eq i64 %14, 0
  %18 = shl i64 %14, 1
  %19 = load i64, ptr @BUCKETS, align 8
  %20 = select i1 %17, i64 %19, i64 %18
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = shl i64 %20, 5
  %24 = add i64 %23, %22
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %210, label %28

28:                                               ; preds = %16
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %30 = load ptr, ptr %29, align 8, !tbaa !179
  %31 = tail call ptr @take_memory(i64 noundef %20, i64 noundef 32)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %210, label %33

33:                                               ; preds = %28
  store ptr %31, ptr %29, align 8, !tbaa !179
  store i64 %20, ptr %13, align 8, !tbaa !180
  store i64 0, ptr %10, align 8, !tbaa !305
  br i1 %17, label %79, label %35

34:                                               ; preds = %75
  br i1 %17, label %79, label %78

35:                                               ; preds = %33, %75
  %36 = phi i64 [ %76, %75 ], [ 0, %33 ]
  %37 = getelementptr inbounds %struct.Bucket, ptr %30, i64 %36
  %38 = getelementptr inbounds %struct.Bucket, ptr %30, i64 %36, i32 1
  %39 = load i32, ptr %38, align 16, !tbaa !181
  switch i32 %39, label %40 [
    i32 0, label %75
    i32 -1, label %75
  ]

40:                                               ; preds = %35
  %41 = load i128, ptr %37, align 16, !tbaa !183
  %42 = lshr i128 %41, 64
  %43 = mul nuw i128 %42, 11400714819323198485
  %44 = lshr i128 %43, 64
  %45 = xor i128 %41, %44
  %46 = xor i128 %45, %43
  %47 = load i64, ptr %13, align 8, !tbaa !180
  %48 = add i64 %47, -1
  %49 = and i128 %46, 18446744073709551615
  %50 = mul nuw i128 %49, 15485907386658061715
  %51 = lshr i128 %50, 64
  %52 = xor i128 %51, %50
  %53 = trunc i128 %52 to i64
  %54 = load ptr, ptr %29, align 8, !tbaa !179
  %55 = and i64 %48, %53
  %56 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %55, i32 1
  %57 = load i32, ptr %56, align 16, !tbaa !181
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %70, label %59

59:                                               ; preds = %40, %64
  %60 = phi i64 [ %66, %64 ], [ %55, %40 ]
  %61 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %60
  %62 = load i128, ptr %61, align 16, !tbaa !183
  %63 = icmp eq i128 %62, %41
  br i1 %63, label %70, label %64

64:                                               ; preds = %59
  %65 = add i64 %60, 1
  %66 = and i64 %65, %48
  %67 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %66, i32 1
  %68 = load i32, ptr %67, align 16, !tbaa !181
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %59, !llvm.loop !184

70:                                               ; preds = %64, %59, %40
  %71 = phi i64 [ %55, %40 ], [ %60, %59 ], [ %66, %64 ]
  %72 = getelementptr inbounds %struct.Bucket, ptr %31, i64 %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %72, ptr noundef nonnull align 16 dereferenceable(32) %37, i64 32, i1 false), !tbaa.struct !306
  %73 = load i64, ptr %10, align 8, !tbaa !305
  %74 = add i64 %73, 1
  store i64 %74, ptr %10, align 8, !tbaa !305
  br label %75

75:                                               ; preds = %70, %35, %35
  %76 = add nuw i64 %36, 1
  %77 = icmp eq i64 %76, %14
  br i1 %77, label %34, label %35, !llvm.loop !307

78:                                               ; preds = %34
  tail call void @give_back(ptr noundef %30)
  br label %79

79:                                               ; preds = %33, %78, %34
  %80 = sub i64 %20, %14
  %81 = shl i64 %80, 5
  %82 = load i64, ptr %21, align 8, !tbaa !12
  %83 = add i64 %82, %81
  store i64 %83, ptr %21, align 8, !tbaa !12
  br label %84

84:                                               ; preds = %79, %5
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %86 = load ptr, ptr %85, align 8, !tbaa !179
  %87 = mul nuw i128 %6, 11400714819323198485
  %88 = lshr i128 %87, 64
  %89 = xor i128 %88, %87
  %90 = trunc i128 %89 to i64
  %91 = xor i64 %90, %1
  %92 = load i64, ptr %13, align 8, !tbaa !180
  %93 = add i64 %92, -1
  %94 = zext i64 %91 to i128
  %95 = mul nuw i128 %94, 15485907386658061715
  %96 = lshr i128 %95, 64
  %97 = xor i128 %96, %95
  %98 = trunc i128 %97 to i64
  %99 = and i64 %93, %98
  %100 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %99, i32 1
  %101 = load i32, ptr %100, align 16, !tbaa !181
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %114, label %103

103:                                              ; preds = %84, %108
  %104 = phi i64 [ %110, %108 ], [ %99, %84 ]
  %105 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %104
  %106 = load i128, ptr %105, align 16, !tbaa !183
  %107 = icmp eq i128 %106, %9
  br i1 %107, label %114, label %108

108:                                              ; preds = %103
  %109 = add i64 %104, 1
  %110 = and i64 %109, %93
  %111 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %110, i32 1
  %112 = load i32, ptr %111, align 16, !tbaa !181
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %103, !llvm.loop !184

114:                                              ; preds = %103, %108, %84
  %115 = phi i64 [ %99, %84 ], [ %104, %103 ], [ %110, %108 ]
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %117 = load ptr, ptr %116, align 8, !tbaa !186
  %118 = zext i32 %3 to i64
  %119 = getelementptr inbounds i32, ptr %117, i64 %118
  store i32 0, ptr %119, align 4, !tbaa !21
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %121 = load i64, ptr %120, align 8, !tbaa !158
  %122 = add i64 %121, 1
  store i64 %122, ptr %120, align 8, !tbaa !158
  %123 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %115, i32 1
  %124 = load i32, ptr %123, align 16, !tbaa !181
  switch i32 %124, label %125 [
    i32 0, label %135
    i32 -1, label %135
  ]

125:                                              ; preds = %114
  %126 = icmp eq i32 %4, 0
  br i1 %126, label %129, label %127

127:                                              ; preds = %125
  store i32 %124, ptr %119, align 4, !tbaa !21
  %128 = add i32 %3, 1
  store i32 %128, ptr %123, align 16, !tbaa !181
  br label %210

129:                                              ; preds = %125
  %130 = add i32 %3, 1
  %131 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %115, i32 2
  %132 = load i32, ptr %131, align 4, !tbaa !308
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds i32, ptr %117, i64 %133
  store i32 %130, ptr %134, align 4, !tbaa !21
  store i32 %3, ptr %131, align 4, !tbaa !308
  br label %210

135:                                              ; preds = %114, %114
  %136 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %115
  %137 = icmp eq i32 %124, 0
  %138 = zext i1 %137 to i64
  %139 = load i64, ptr %10, align 8, !tbaa !305
  %140 = add i64 %139, %138
  store i64 %140, ptr %10, align 8, !tbaa !305
  %141 = add i32 %3, 1
  store i128 %9, ptr %136, align 16, !tbaa.struct !306
  %142 = getelementptr inbounds i8, ptr %136, i64 16
  store i32 %141, ptr %142, align 16, !tbaa.struct !171
  %143 = getelementptr inbounds i8, ptr %136, i64 20
  store i32 %3, ptr %143, align 4, !tbaa.struct !172
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %147 = load i64, ptr %146, align 8, !tbaa !187
  %148 = add i64 %147, 1
  %149 = load i64, ptr %145, align 8, !tbaa !11
  %150 = icmp ult i64 %149, %148
  br i1 %150, label %151, label %190

151:                                              ; preds = %135
  %152 = lshr i64 %149, 2
  %153 = add i64 %152, %149
  %154 = load i64, ptr @ROOM, align 8, !tbaa !11
  %155 = add i64 %153, %154
  %156 = tail call i64 @llvm.umax.i64(i64 %155, i64 %148)
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %158 = load i64, ptr %157, align 8, !tbaa !12
  %159 = sub i64 %156, %149
  %160 = shl i64 %159, 4
  %161 = add i64 %160, %158
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %163 = load i64, ptr %162, align 8, !tbaa !13
  %164 = icmp ugt i64 %161, %163
  br i1 %164, label %210, label %165

165:                                              ; preds = %151
  %166 = load ptr, ptr %144, align 8, !tbaa !14
  %167 = shl i64 %156, 4
  %168 = tail call ptr @resize_memory(ptr noundef %166, i64 noundef %167)
  %169 = icmp eq ptr %168, null
  br i1 %169, label %210, label %170

170:                                              ; preds = %165
  %171 = load i64, ptr %145, align 8, !tbaa !11
  %172 = sub i64 %156, %171
  %173 = shl i64 %172, 4
  %174 = load i64, ptr %157, align 8, !tbaa !12
  %175 = add i64 %173, %174
  store i64 %175, ptr %157, align 8, !tbaa !12
  store ptr %168, ptr %144, align 8, !tbaa !14
  store i64 %156, ptr %145, align 8, !tbaa !11
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %177 = load ptr, ptr %176, align 8, !tbaa !15
  %178 = icmp eq ptr %177, null
  %179 = icmp ult i64 %167, 4194304
  %180 = or i1 %179, %178
  br i1 %180, label %190, label %181

181:                                              ; preds = %170
  %182 = ptrtoint ptr %168 to i64
  %183 = and i64 %182, -4096
  %184 = add i64 %167, 4095
  %185 = add i64 %184, %182
  %186 = and i64 %185, -4096
  %187 = inttoptr i64 %183 to ptr
  %188 = sub i64 %186, %183
  %189 = tail call i32 %177(ptr noundef %187, i64 noundef %188, i32 noundef 14)
  br label %190

190:                                              ; preds = %181, %170, %135
  %191 = load i64, ptr %146, align 8, !tbaa !187
  %192 = add i64 %191, 1
  store i64 %192, ptr %146, align 8, !tbaa !187
  %193 = icmp eq i64 %191, 0
  br i1 %193, label %206, label %194

194:                                              ; preds = %190
  %195 = load ptr, ptr %144, align 8, !tbaa !176
  br label %196

196:                                              ; preds = %194, %203
  %197 = phi i64 [ %191, %194 ], [ %199, %203 ]
  %198 = add i64 %197, -1
  %199 = lshr i64 %198, 1
  %200 = getelementptr inbounds i128, ptr %195, i64 %199
  %201 = load i128, ptr %200, align 16, !tbaa !177
  %202 = icmp ult i128 %9, %201
  br i1 %202, label %203, label %206

203:                                              ; preds = %196
  %204 = getelementptr inbounds i128, ptr %195, i64 %197
  store i128 %201, ptr %204, align 16, !tbaa !177
  %205 = icmp ult i64 %198, 2
  br i1 %205, label %206, label %196, !llvm.loop !309

206:                                              ; preds = %196, %203, %190
  %207 = phi i64 [ %191, %190 ], [ %197, %196 ], [ %199, %203 ]
  %208 = load ptr, ptr %144, align 8, !tbaa !176
  %209 = getelementptr inbounds i128, ptr %208, i64 %207
  store i128 %9, ptr %209, align 16, !tbaa !177
  br label %210

210:                                              ; preds = %16, %28, %165, %151, %127, %129, %206
  %211 = phi i32 [ 1, %127 ], [ 1, %129 ], [ 1, %206 ], [ 0, %151 ], [ 0, %165 ], [ 0, %28 ], [ 0, %16 ]
  ret i32 %211
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 72}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !9, i64 192, !9, i64 200, !7, i64 208, !9, i64 1232, !9, i64 1240, !7, i64 1248, !9, i64 1760, !9, i64 1768, !9, i64 1776, !9, i64 1784, !9, i64 1792, !9, i64 1800, !6, i64 1808, !9, i64 1816, !9, i64 1824, !9, i64 1832, !9, i64 1840, !6, i64 1848, !6, i64 1856, !6, i64 1864, !6, i64 1872, !6, i64 1880, !6, i64 1888, !9, i64 1896, !9, i64 1904, !9, i64 1912, !9, i64 1920, !9, i64 1928, !9, i64 1936, !6, i64 1944, !9, i64 1952, !9, i64 1960, !6, i64 1968, !6, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !9, i64 2008, !9, i64 2016, !6, i64 2024, !9, i64 2032, !9, i64 2040, !6, i64 2048, !9, i64 2056, !9, i64 2064, !9, i64 2072, !6, i64 2080, !6, i64 2088, !6, i64 2096, !9, i64 2104, !9, i64 2112, !9, i64 2120, !9, i64 2128, !7, i64 2136, !9, i64 4184, !6, i64 4192, !9, i64 4200, !6, i64 4208, !6, i64 4216, !9, i64 4224, !9, i64 4232, !9, i64 4240, !6, i64 4248, !6, i64 4256, !6, i64 4264, !7, i64 4272, !9, i64 4528, !9, i64 4536, !9, i64 4544, !9, i64 4552, !9, i64 4560, !6, i64 4568, !6, i64 4576, !6, i64 4584, !9, i64 4592, !9, i64 4600, !9, i64 4608, !9, i64 4616, !9, i64 4624, !6, i64 4632, !6, i64 4640, !9, i64 4648, !9, i64 4656, !9, i64 4664, !9, i64 4672, !9, i64 4680, !9, i64 4688, !9, i64 4696, !9, i64 4704, !6, i64 4712, !6, i64 4720, !9, i64 4728, !9, i64 4736, !9, i64 4744, !9, i64 4752, !9, i64 4760, !9, i64 4768, !6, i64 4776, !6, i64 4784, !9, i64 4792, !9, i64 4800, !9, i64 4808, !9, i64 4816, !6, i64 4824, !9, i64 4832, !9, i64 4840, !9, i64 4848, !9, i64 4856, !9, i64 4864, !7, i64 4872, !7, i64 4936}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4528}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 1240}
!13 = !{!5, !9, i64 88}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = !{!5, !6, i64 40}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!5, !6, i64 176}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = !{!5, !9, i64 136}
!24 = !{!5, !6, i64 168}
!25 = distinct !{!25, !18, !19}
!26 = !{!5, !9, i64 1784}
!27 = !{!5, !9, i64 4816}
!28 = !{!5, !9, i64 1232}
!29 = !{!5, !9, i64 192}
!30 = !{!5, !9, i64 120}
!31 = !{!32, !9, i64 8}
!32 = !{!"", !6, i64 0, !9, i64 8}
!33 = !{!32, !6, i64 0}
!34 = !{!5, !6, i64 152}
!35 = !{!5, !6, i64 160}
!36 = distinct !{!36, !18, !19}
!37 = distinct !{!37, !19}
!38 = distinct !{!38, !18, !19}
!39 = distinct !{!39, !18, !19}
!40 = !{!5, !6, i64 16}
!41 = !{!5, !9, i64 1840}
!42 = !{!5, !9, i64 1760}
!43 = !{!5, !9, i64 1936}
!44 = !{!5, !9, i64 4616}
!45 = !{!5, !6, i64 1856}
!46 = !{!5, !9, i64 1896}
!47 = !{!5, !6, i64 1864}
!48 = !{!5, !9, i64 1904}
!49 = !{!5, !9, i64 1816}
!50 = !{!5, !9, i64 1792}
!51 = !{!5, !9, i64 4560}
!52 = !{!5, !9, i64 4832}
!53 = !{!5, !9, i64 4864}
!54 = !{!5, !9, i64 4856}
!55 = !{!5, !6, i64 4824}
!56 = distinct !{!56, !18, !19}
!57 = !{i64 0, i64 65}
!58 = distinct !{!58, !18, !19}
!59 = distinct !{!59, !18, !19}
!60 = !{!5, !9, i64 4848}
!61 = !{!5, !9, i64 4840}
!62 = !{!5, !6, i64 184}
!63 = distinct !{!63, !18, !19}
!64 = distinct !{!64, !18, !19}
!65 = !{!66, !9, i64 16}
!66 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !6, i64 24, !6, i64 32, !6, i64 40}
!67 = !{!66, !9, i64 8}
!68 = !{!66, !6, i64 32}
!69 = !{!66, !6, i64 24}
!70 = !{!66, !9, i64 0}
!71 = distinct !{!71, !18, !19}
!72 = !{!5, !9, i64 1776}
!73 = distinct !{!73, !18, !19}
!74 = !{!5, !6, i64 24}
!75 = !{!5, !9, i64 1832}
!76 = !{!5, !6, i64 1848}
!77 = distinct !{!77, !18, !19}
!78 = !{!5, !9, i64 1824}
!79 = !{!5, !9, i64 80}
!80 = distinct !{!80, !18, !19}
!81 = !{!5, !6, i64 4712}
!82 = !{!5, !6, i64 0}
!83 = !{!5, !6, i64 4248}
!84 = distinct !{!84, !18, !19}
!85 = distinct !{!85, !18, !19}
!86 = !{!5, !6, i64 1808}
!87 = !{!5, !6, i64 4576}
!88 = !{!5, !9, i64 4624}
!89 = distinct !{!89, !18, !19}
!90 = distinct !{!90, !18, !19}
!91 = distinct !{!91, !18, !19}
!92 = !{!5, !6, i64 4720}
!93 = distinct !{!93, !18, !19}
!94 = !{!5, !9, i64 4744}
!95 = !{!5, !9, i64 4760}
!96 = !{!5, !9, i64 4768}
!97 = !{!5, !9, i64 4728}
!98 = !{!5, !9, i64 4736}
!99 = distinct !{!99, !18, !19}
!100 = !{!5, !9, i64 4752}
!101 = !{!5, !9, i64 4808}
!102 = !{!5, !6, i64 4776}
!103 = distinct !{!103, !18, !19}
!104 = !{!7, !7, i64 0}
!105 = distinct !{!105, !18, !19}
!106 = distinct !{!106, !18, !19}
!107 = !{!5, !6, i64 4784}
!108 = !{!109, !109, i64 0}
!109 = !{!"short", !7, i64 0}
!110 = distinct !{!110, !18, !19}
!111 = distinct !{!111, !18, !19}
!112 = distinct !{!112, !18, !19}
!113 = !{!5, !9, i64 1952}
!114 = distinct !{!114, !18, !19}
!115 = distinct !{!115, !18, !19}
!116 = !{!5, !6, i64 1944}
!117 = distinct !{!117, !18, !19}
!118 = distinct !{!118, !18, !19}
!119 = distinct !{!119, !18, !19}
!120 = distinct !{!120, !18, !19}
!121 = !{!5, !6, i64 1880}
!122 = !{!5, !9, i64 1920}
!123 = !{!5, !6, i64 1872}
!124 = distinct !{!124, !18, !19}
!125 = distinct !{!125, !18, !19}
!126 = !{!5, !9, i64 112}
!127 = !{!5, !9, i64 128}
!128 = distinct !{!128, !18, !19}
!129 = !{i64 0, i64 8, !14, i64 8, i64 8, !11}
!130 = !{i64 0, i64 8, !11}
!131 = distinct !{!131, !18, !19}
!132 = !{!5, !6, i64 4264}
!133 = !{!66, !6, i64 40}
!134 = distinct !{!134, !18, !19}
!135 = distinct !{!135, !18, !19}
!136 = distinct !{!136, !18, !19}
!137 = distinct !{!137, !18, !19}
!138 = !{!5, !6, i64 1888}
!139 = distinct !{!139, !18, !19}
!140 = distinct !{!140, !18, !19}
!141 = distinct !{!141, !18, !19}
!142 = distinct !{!142, !18, !19}
!143 = distinct !{!143, !18, !19}
!144 = !{!5, !9, i64 1768}
!145 = distinct !{!145, !18, !19}
!146 = distinct !{!146, !18, !19}
!147 = distinct !{!147, !18, !19}
!148 = distinct !{!148, !18, !19}
!149 = !{!5, !9, i64 2008}
!150 = !{!5, !6, i64 1976}
!151 = distinct !{!151, !18, !19}
!152 = distinct !{!152, !18, !19}
!153 = distinct !{!153, !18, !19}
!154 = distinct !{!154, !18, !19}
!155 = !{!5, !9, i64 1992}
!156 = distinct !{!156, !18, !19}
!157 = distinct !{!157, !18, !19}
!158 = !{!5, !9, i64 2016}
!159 = !{!5, !9, i64 96}
!160 = !{!5, !6, i64 1968}
!161 = !{!162, !22, i64 8}
!162 = !{!"", !9, i64 0, !22, i64 8, !22, i64 12}
!163 = !{!162, !9, i64 0}
!164 = !{!5, !6, i64 8}
!165 = !{!5, !6, i64 4256}
!166 = !{!5, !9, i64 104}
!167 = distinct !{!167, !18, !19}
!168 = !{!5, !9, i64 144}
!169 = !{!5, !9, i64 2000}
!170 = !{i64 0, i64 8, !11, i64 8, i64 4, !21, i64 12, i64 4, !21}
!171 = !{i64 0, i64 4, !21, i64 4, i64 4, !21}
!172 = !{i64 0, i64 4, !21}
!173 = !{!5, !9, i64 4552}
!174 = !{!5, !9, i64 4544}
!175 = !{!5, !9, i64 4536}
!176 = !{!5, !6, i64 2048}
!177 = !{!178, !178, i64 0}
!178 = !{!"__int128", !7, i64 0}
!179 = !{!5, !6, i64 2024}
!180 = !{!5, !9, i64 2032}
!181 = !{!182, !22, i64 16}
!182 = !{!"", !178, i64 0, !22, i64 16, !22, i64 20}
!183 = !{!182, !178, i64 0}
!184 = distinct !{!184, !18, !19}
!185 = !{!5, !9, i64 2072}
!186 = !{!5, !6, i64 1984}
!187 = !{!5, !9, i64 2056}
!188 = !{!5, !9, i64 4696}
!189 = distinct !{!189, !18, !19}
!190 = !{!5, !6, i64 4192}
!191 = distinct !{!191, !18, !19}
!192 = !{!5, !9, i64 2128}
!193 = distinct !{!193, !18, !19}
!194 = !{!5, !9, i64 4184}
!195 = distinct !{!195, !18, !19}
!196 = !{!5, !6, i64 2088}
!197 = !{!5, !6, i64 2096}
!198 = distinct !{!198, !18, !19}
!199 = !{!5, !6, i64 2080}
!200 = distinct !{!200, !18, !19}
!201 = distinct !{!201, !18, !19}
!202 = distinct !{!202, !18, !19}
!203 = distinct !{!203, !18, !19}
!204 = distinct !{!204, !18, !19}
!205 = distinct !{!205, !18, !19}
!206 = !{!5, !9, i64 2112}
!207 = !{!5, !9, i64 2120}
!208 = !{!5, !9, i64 2104}
!209 = distinct !{!209, !18, !19}
!210 = distinct !{!210, !18, !19}
!211 = distinct !{!211, !18, !19}
!212 = distinct !{!212, !18, !19}
!213 = !{!5, !9, i64 4232}
!214 = !{!5, !6, i64 4208}
!215 = !{!5, !6, i64 4216}
!216 = distinct !{!216, !18, !19}
!217 = distinct !{!217, !18, !19}
!218 = distinct !{!218, !18, !19}
!219 = distinct !{!219, !18, !19}
!220 = distinct !{!220, !18, !19}
!221 = distinct !{!221, !18, !19}
!222 = distinct !{!222, !18, !19}
!223 = distinct !{!223, !18, !19}
!224 = !{!5, !6, i64 4568}
!225 = distinct !{!225, !18, !19}
!226 = distinct !{!226, !18, !19}
!227 = !{!5, !9, i64 4592}
!228 = distinct !{!228, !18, !19}
!229 = distinct !{!229, !18, !19}
!230 = distinct !{!230, !18, !19}
!231 = !{!5, !6, i64 4584}
!232 = distinct !{!232, !18, !19}
!233 = distinct !{!233, !18, !19}
!234 = distinct !{!234, !18, !19}
!235 = distinct !{!235, !18, !19}
!236 = distinct !{!236, !18, !19}
!237 = !{!5, !9, i64 4680}
!238 = !{!5, !9, i64 4688}
!239 = distinct !{!239, !18, !19}
!240 = !{!5, !6, i64 4632}
!241 = distinct !{!241, !18, !19}
!242 = distinct !{!242, !18, !19}
!243 = !{!5, !9, i64 4704}
!244 = !{!5, !9, i64 4664}
!245 = !{!5, !6, i64 4640}
!246 = distinct !{!246, !18, !19}
!247 = !{!5, !9, i64 4672}
!248 = distinct !{!248, !18, !19}
!249 = distinct !{!249, !18, !19}
!250 = distinct !{!250, !18, !19}
!251 = !{!5, !9, i64 4200}
!252 = !{!5, !9, i64 4648}
!253 = distinct !{!253, !18, !19}
!254 = distinct !{!254, !18, !19}
!255 = distinct !{!255, !18, !19}
!256 = distinct !{!256, !18, !19}
!257 = distinct !{!257, !18, !19}
!258 = distinct !{!258, !18, !19}
!259 = distinct !{!259, !18, !19}
!260 = distinct !{!260, !18, !19}
!261 = distinct !{!261, !18, !19}
!262 = distinct !{!262, !18, !19}
!263 = distinct !{!263, !18, !19}
!264 = distinct !{!264, !18, !19}
!265 = distinct !{!265, !18, !19}
!266 = distinct !{!266, !18, !19}
!267 = distinct !{!267, !18, !19}
!268 = distinct !{!268, !18, !19}
!269 = distinct !{!269, !18, !19}
!270 = distinct !{!270, !18, !19}
!271 = distinct !{!271, !18, !19}
!272 = distinct !{!272, !18, !19}
!273 = distinct !{!273, !18, !19}
!274 = distinct !{!274, !18, !19}
!275 = distinct !{!275, !18, !19}
!276 = distinct !{!276, !18, !19}
!277 = distinct !{!277, !18, !19}
!278 = distinct !{!278, !18, !19}
!279 = distinct !{!279, !18, !19}
!280 = distinct !{!280, !18, !19}
!281 = distinct !{!281, !18, !19}
!282 = distinct !{!282, !18, !19}
!283 = distinct !{!283, !18, !19}
!284 = distinct !{!284, !18, !19}
!285 = distinct !{!285, !18, !19}
!286 = distinct !{!286, !18, !19}
!287 = distinct !{!287, !18, !19}
!288 = distinct !{!288, !18, !19}
!289 = distinct !{!289, !18, !19}
!290 = distinct !{!290, !18, !19}
!291 = distinct !{!291, !18, !19}
!292 = distinct !{!292, !18, !19}
!293 = distinct !{!293, !18, !19}
!294 = distinct !{!294, !18, !19}
!295 = distinct !{!295, !18, !19}
!296 = !{!5, !9, i64 64}
!297 = !{!5, !6, i64 56}
!298 = !{!299, !6, i64 0}
!299 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!300 = !{!299, !6, i64 8}
!301 = !{!299, !6, i64 16}
!302 = !{!299, !9, i64 24}
!303 = distinct !{!303, !18, !19}
!304 = !{!5, !6, i64 32}
!305 = !{!5, !9, i64 2040}
!306 = !{i64 0, i64 16, !177, i64 16, i64 4, !21, i64 20, i64 4, !21}
!307 = distinct !{!307, !18, !19}
!308 = !{!182, !22, i64 20}
!309 = distinct !{!309, !18, !19}
