; kernel.c 7c4e5f16d472c204e99ad9c3dbf6f7cf793e1029245e24173bae117d6967320e

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, [64 x %struct.Part], ptr, [8 x i64], i64, i64, [64 x i64], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64 }
%struct.Part = type { ptr, i64 }
%struct.Team = type { i64, i64, ptr, [32 x %struct.Slot], [3 x %struct.Block], [3 x [64 x i32]], [8 x i64], i32, i32, i32, i32, i64, i64, [8 x i64], i64, i64 }
%struct.Slot = type { i64, i64, i64, i64, %struct.Block, [64 x i32], [64 x i32] }
%struct.Block = type { i64, i64, i64, ptr, ptr, ptr, ptr }
%struct.Record = type { i64, i32, i32 }
%struct.Lookup = type { ptr, ptr, ptr, i64 }
%struct.Bucket = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = icmp ult i64 %4, 512
  %7 = select i1 %6, i64 64, i64 1
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp ult i64 %10, %8
  br i1 %11, label %12, label %131

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = shl i64 %14, 3
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %8)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = mul i64 %15, %22
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %51, label %28

28:                                               ; preds = %12
  %29 = load ptr, ptr %13, align 8, !tbaa !14
  %30 = mul i64 %15, %19
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %51, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = icmp eq ptr %35, null
  %37 = icmp ult i64 %30, 4194304
  %38 = or i1 %37, %36
  br i1 %38, label %48, label %39

39:                                               ; preds = %33
  %40 = ptrtoint ptr %31 to i64
  %41 = and i64 %40, -4096
  %42 = add i64 %30, 4095
  %43 = add i64 %42, %40
  %44 = and i64 %43, -4096
  %45 = inttoptr i64 %41 to ptr
  %46 = sub i64 %44, %41
  %47 = tail call i32 %35(ptr noundef %45, i64 noundef %46, i32 noundef 14)
  br label %48

48:                                               ; preds = %39, %33
  %49 = load i64, ptr %20, align 8, !tbaa !12
  %50 = add i64 %49, %23
  store i64 %50, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %13, align 8, !tbaa !14
  br label %51

51:                                               ; preds = %48, %28, %12
  %52 = phi i64 [ %10, %12 ], [ %10, %28 ], [ %19, %48 ]
  %53 = phi i1 [ true, %12 ], [ true, %28 ], [ false, %48 ]
  br i1 %53, label %189, label %54

54:                                               ; preds = %51
  %55 = load i64, ptr %9, align 8, !tbaa !10
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %57 = icmp ult i64 %55, %52
  br i1 %57, label %58, label %92

58:                                               ; preds = %54
  %59 = lshr i64 %55, 2
  %60 = add i64 %55, 1024
  %61 = add i64 %60, %59
  %62 = tail call i64 @llvm.umax.i64(i64 %61, i64 %52)
  %63 = load i64, ptr %20, align 8, !tbaa !12
  %64 = sub i64 %62, %55
  %65 = shl i64 %64, 3
  %66 = add i64 %63, %65
  %67 = load i64, ptr %25, align 8, !tbaa !13
  %68 = icmp ugt i64 %66, %67
  br i1 %68, label %189, label %69

69:                                               ; preds = %58
  %70 = load ptr, ptr %56, align 8, !tbaa !14
  %71 = shl i64 %62, 3
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %189, label %74

74:                                               ; preds = %69
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %76 = load ptr, ptr %75, align 8, !tbaa !15
  %77 = icmp eq ptr %76, null
  %78 = icmp ult i64 %71, 4194304
  %79 = or i1 %78, %77
  br i1 %79, label %89, label %80

80:                                               ; preds = %74
  %81 = ptrtoint ptr %72 to i64
  %82 = and i64 %81, -4096
  %83 = add i64 %71, 4095
  %84 = add i64 %83, %81
  %85 = and i64 %84, -4096
  %86 = inttoptr i64 %82 to ptr
  %87 = sub i64 %85, %82
  %88 = tail call i32 %76(ptr noundef %86, i64 noundef %87, i32 noundef 14)
  br label %89

89:                                               ; preds = %80, %74
  %90 = load i64, ptr %20, align 8, !tbaa !12
  %91 = add i64 %90, %65
  store i64 %91, ptr %20, align 8, !tbaa !12
  store ptr %72, ptr %56, align 8, !tbaa !14
  br label %92

92:                                               ; preds = %89, %54
  %93 = load i64, ptr %9, align 8, !tbaa !10
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %95 = icmp ult i64 %93, %52
  br i1 %95, label %96, label %130

96:                                               ; preds = %92
  %97 = lshr i64 %93, 2
  %98 = add i64 %93, 1024
  %99 = add i64 %98, %97
  %100 = tail call i64 @llvm.umax.i64(i64 %99, i64 %52)
  %101 = load i64, ptr %20, align 8, !tbaa !12
  %102 = sub i64 %100, %93
  %103 = shl i64 %102, 3
  %104 = add i64 %101, %103
  %105 = load i64, ptr %25, align 8, !tbaa !13
  %106 = icmp ugt i64 %104, %105
  br i1 %106, label %189, label %107

107:                                              ; preds = %96
  %108 = load ptr, ptr %94, align 8, !tbaa !14
  %109 = shl i64 %100, 3
  %110 = tail call ptr @resize_memory(ptr noundef %108, i64 noundef %109)
  %111 = icmp eq ptr %110, null
  br i1 %111, label %189, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8, !tbaa !15
  %115 = icmp eq ptr %114, null
  %116 = icmp ult i64 %109, 4194304
  %117 = or i1 %116, %115
  br i1 %117, label %127, label %118

118:                                              ; preds = %112
  %119 = ptrtoint ptr %110 to i64
  %120 = and i64 %119, -4096
  %121 = add i64 %109, 4095
  %122 = add i64 %121, %119
  %123 = and i64 %122, -4096
  %124 = inttoptr i64 %120 to ptr
  %125 = sub i64 %123, %120
  %126 = tail call i32 %114(ptr noundef %124, i64 noundef %125, i32 noundef 14)
  br label %127

127:                                              ; preds = %118, %112
  %128 = load i64, ptr %20, align 8, !tbaa !12
  %129 = add i64 %128, %103
  store i64 %129, ptr %20, align 8, !tbaa !12
  store ptr %110, ptr %94, align 8, !tbaa !14
  br label %130

130:                                              ; preds = %127, %92
  store i64 %52, ptr %9, align 8, !tbaa !10
  br label %131

131:                                              ; preds = %130, %2
  %132 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef 1)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %189, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %136 = load ptr, ptr %135, align 8, !tbaa !16
  %137 = icmp eq ptr %136, null
  br i1 %137, label %149, label %138

138:                                              ; preds = %134
  %139 = tail call i64 %136(ptr noundef %1)
  %140 = mul i64 %139, 246948723733
  %141 = lshr i64 %140, 19
  %142 = and i64 %141, 524287
  %143 = xor i64 %142, %140
  %144 = mul i64 %143, 242235342227
  %145 = and i64 %144, 274877906943
  %146 = lshr i64 %145, 19
  %147 = xor i64 %146, %144
  %148 = tail call i64 @llvm.fshl.i64(i64 %147, i64 %145, i64 32)
  br label %174

149:                                              ; preds = %134
  %150 = load i64, ptr @WORDS, align 8, !tbaa !11
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %170, label %152

152:                                              ; preds = %149, %152
  %153 = phi i64 [ %166, %152 ], [ 0, %149 ]
  %154 = phi i64 [ %165, %152 ], [ -7046029254386353131, %149 ]
  %155 = getelementptr inbounds i64, ptr %1, i64 %153
  %156 = load i64, ptr %155, align 8, !tbaa !11
  %157 = xor i64 %156, %154
  %158 = shl i64 %153, 1
  %159 = add i64 %158, -2960836687051489901
  %160 = zext i64 %157 to i128
  %161 = zext i64 %159 to i128
  %162 = mul nuw i128 %160, %161
  %163 = lshr i128 %162, 64
  %164 = xor i128 %163, %162
  %165 = trunc i128 %164 to i64
  %166 = add nuw i64 %153, 1
  %167 = icmp eq i64 %166, %150
  br i1 %167, label %168, label %152, !llvm.loop !17

168:                                              ; preds = %152
  %169 = trunc i128 %164 to i64
  br label %170

170:                                              ; preds = %168, %149
  %171 = phi i64 [ -7046029254386353131, %149 ], [ %169, %168 ]
  %172 = lshr i64 %171, 32
  %173 = xor i64 %172, %171
  br label %174

174:                                              ; preds = %138, %170
  %175 = phi i64 [ %148, %138 ], [ %173, %170 ]
  %176 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %1, i64 noundef %175)
  %177 = icmp slt i64 %176, 0
  br i1 %177, label %189, label %178

178:                                              ; preds = %174
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %180 = load ptr, ptr %179, align 8, !tbaa !20
  store i32 0, ptr %180, align 4, !tbaa !21
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %182 = load i64, ptr %181, align 8, !tbaa !23
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %187, label %184

184:                                              ; preds = %178
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %186 = load ptr, ptr %185, align 8, !tbaa !24
  store i32 0, ptr %186, align 4, !tbaa !21
  br label %187

187:                                              ; preds = %184, %178
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  store i64 1, ptr %188, align 8, !tbaa !25
  br label %189

189:                                              ; preds = %107, %96, %69, %58, %51, %174, %131, %187
  %190 = phi i32 [ 0, %187 ], [ 4, %131 ], [ 4, %174 ], [ 4, %51 ], [ 4, %58 ], [ 4, %69 ], [ 4, %96 ], [ 4, %107 ]
  ret i32 %190
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %4 = load i64, ptr %3, align 8, !tbaa !26
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %7 = load i64, ptr %6, align 8, !tbaa !27
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %200

9:                                                ; preds = %2
  tail call fastcc void @halt(ptr noundef %0)
  %10 = load i64, ptr %6, align 8, !tbaa !27
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %12 = load i64, ptr %11, align 8, !tbaa !28
  %13 = icmp eq i64 %12, 0
  %14 = load i64, ptr %3, align 8, !tbaa !26
  %15 = add i64 %14, %1
  br i1 %13, label %58, label %16

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %18 = icmp ult i64 %10, %15
  br i1 %18, label %19, label %55

19:                                               ; preds = %16
  %20 = lshr i64 %10, 2
  %21 = add i64 %10, 1024
  %22 = add i64 %21, %20
  %23 = tail call i64 @llvm.umax.i64(i64 %22, i64 %15)
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %25 = load i64, ptr %24, align 8, !tbaa !12
  %26 = sub i64 %23, %10
  %27 = shl i64 %26, 2
  %28 = add i64 %25, %27
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %55, label %32

32:                                               ; preds = %19
  %33 = load ptr, ptr %17, align 8, !tbaa !14
  %34 = shl i64 %23, 2
  %35 = tail call ptr @resize_memory(ptr noundef %33, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %55, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = icmp eq ptr %39, null
  %41 = icmp ult i64 %34, 4194304
  %42 = or i1 %41, %40
  br i1 %42, label %52, label %43

43:                                               ; preds = %37
  %44 = ptrtoint ptr %35 to i64
  %45 = and i64 %44, -4096
  %46 = add i64 %34, 4095
  %47 = add i64 %46, %44
  %48 = and i64 %47, -4096
  %49 = inttoptr i64 %45 to ptr
  %50 = sub i64 %48, %45
  %51 = tail call i32 %39(ptr noundef %49, i64 noundef %50, i32 noundef 14)
  br label %52

52:                                               ; preds = %43, %37
  %53 = load i64, ptr %24, align 8, !tbaa !12
  %54 = add i64 %53, %27
  store i64 %54, ptr %24, align 8, !tbaa !12
  store ptr %35, ptr %17, align 8, !tbaa !14
  br label %55

55:                                               ; preds = %52, %32, %19, %16
  %56 = phi i64 [ %10, %19 ], [ %10, %32 ], [ %23, %52 ], [ %10, %16 ]
  %57 = phi i1 [ true, %19 ], [ true, %32 ], [ false, %52 ], [ false, %16 ]
  br i1 %57, label %193, label %102

58:                                               ; preds = %9
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %60 = load i64, ptr @WORDS, align 8, !tbaa !11
  %61 = shl i64 %60, 3
  %62 = icmp ult i64 %10, %15
  br i1 %62, label %63, label %99

63:                                               ; preds = %58
  %64 = lshr i64 %10, 2
  %65 = add i64 %10, 1024
  %66 = add i64 %65, %64
  %67 = tail call i64 @llvm.umax.i64(i64 %66, i64 %15)
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %69 = load i64, ptr %68, align 8, !tbaa !12
  %70 = sub i64 %67, %10
  %71 = mul i64 %70, %61
  %72 = add i64 %69, %71
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %74 = load i64, ptr %73, align 8, !tbaa !13
  %75 = icmp ugt i64 %72, %74
  br i1 %75, label %99, label %76

76:                                               ; preds = %63
  %77 = load ptr, ptr %59, align 8, !tbaa !14
  %78 = mul i64 %67, %61
  %79 = tail call ptr @resize_memory(ptr noundef %77, i64 noundef %78)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %99, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %83 = load ptr, ptr %82, align 8, !tbaa !15
  %84 = icmp eq ptr %83, null
  %85 = icmp ult i64 %78, 4194304
  %86 = or i1 %85, %84
  br i1 %86, label %96, label %87

87:                                               ; preds = %81
  %88 = ptrtoint ptr %79 to i64
  %89 = and i64 %88, -4096
  %90 = add i64 %78, 4095
  %91 = add i64 %90, %88
  %92 = and i64 %91, -4096
  %93 = inttoptr i64 %89 to ptr
  %94 = sub i64 %92, %89
  %95 = tail call i32 %83(ptr noundef %93, i64 noundef %94, i32 noundef 14)
  br label %96

96:                                               ; preds = %87, %81
  %97 = load i64, ptr %68, align 8, !tbaa !12
  %98 = add i64 %97, %71
  store i64 %98, ptr %68, align 8, !tbaa !12
  store ptr %79, ptr %59, align 8, !tbaa !14
  br label %99

99:                                               ; preds = %96, %76, %63, %58
  %100 = phi i64 [ %10, %63 ], [ %10, %76 ], [ %67, %96 ], [ %10, %58 ]
  %101 = phi i1 [ true, %63 ], [ true, %76 ], [ false, %96 ], [ false, %58 ]
  br i1 %101, label %193, label %102

102:                                              ; preds = %99, %55
  %103 = phi i64 [ %100, %99 ], [ %56, %55 ]
  %104 = load i64, ptr %6, align 8, !tbaa !27
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %106 = load i64, ptr %105, align 8, !tbaa !23
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %147, label %108

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %110 = icmp ult i64 %104, %103
  br i1 %110, label %111, label %147

111:                                              ; preds = %108
  %112 = lshr i64 %104, 2
  %113 = add i64 %104, 1024
  %114 = add i64 %113, %112
  %115 = tail call i64 @llvm.umax.i64(i64 %114, i64 %103)
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %117 = load i64, ptr %116, align 8, !tbaa !12
  %118 = sub i64 %115, %104
  %119 = shl i64 %118, 2
  %120 = add i64 %117, %119
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %122 = load i64, ptr %121, align 8, !tbaa !13
  %123 = icmp ugt i64 %120, %122
  br i1 %123, label %193, label %124

124:                                              ; preds = %111
  %125 = load ptr, ptr %109, align 8, !tbaa !14
  %126 = shl i64 %115, 2
  %127 = tail call ptr @resize_memory(ptr noundef %125, i64 noundef %126)
  %128 = icmp eq ptr %127, null
  br i1 %128, label %193, label %129

129:                                              ; preds = %124
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8, !tbaa !15
  %132 = icmp eq ptr %131, null
  %133 = icmp ult i64 %126, 4194304
  %134 = or i1 %133, %132
  br i1 %134, label %144, label %135

135:                                              ; preds = %129
  %136 = ptrtoint ptr %127 to i64
  %137 = and i64 %136, -4096
  %138 = add i64 %126, 4095
  %139 = add i64 %138, %136
  %140 = and i64 %139, -4096
  %141 = inttoptr i64 %137 to ptr
  %142 = sub i64 %140, %137
  %143 = tail call i32 %131(ptr noundef %141, i64 noundef %142, i32 noundef 14)
  br label %144

144:                                              ; preds = %135, %129
  %145 = load i64, ptr %116, align 8, !tbaa !12
  %146 = add i64 %145, %119
  store i64 %146, ptr %116, align 8, !tbaa !12
  store ptr %127, ptr %109, align 8, !tbaa !14
  br label %147

147:                                              ; preds = %144, %108, %102
  store i64 %103, ptr %6, align 8, !tbaa !27
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %150 = lshr i64 %103, 6
  %151 = load i64, ptr %149, align 8, !tbaa !11
  %152 = icmp ugt i64 %151, %150
  br i1 %152, label %193, label %153

153:                                              ; preds = %147
  %154 = add nuw nsw i64 %150, 1
  %155 = lshr i64 %151, 2
  %156 = add i64 %151, 1024
  %157 = add i64 %156, %155
  %158 = tail call i64 @llvm.umax.i64(i64 %157, i64 %154)
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %160 = load i64, ptr %159, align 8, !tbaa !12
  %161 = sub i64 %158, %151
  %162 = shl i64 %161, 2
  %163 = add i64 %160, %162
  %164 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %165 = load i64, ptr %164, align 8, !tbaa !13
  %166 = icmp ugt i64 %163, %165
  br i1 %166, label %193, label %167

167:                                              ; preds = %153
  %168 = load ptr, ptr %148, align 8, !tbaa !14
  %169 = shl i64 %158, 2
  %170 = tail call ptr @resize_memory(ptr noundef %168, i64 noundef %169)
  %171 = icmp eq ptr %170, null
  br i1 %171, label %193, label %172

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %174 = load ptr, ptr %173, align 8, !tbaa !15
  %175 = icmp eq ptr %174, null
  %176 = icmp ult i64 %169, 4194304
  %177 = or i1 %176, %175
  br i1 %177, label %187, label %178

178:                                              ; preds = %172
  %179 = ptrtoint ptr %170 to i64
  %180 = and i64 %179, -4096
  %181 = add i64 %169, 4095
  %182 = add i64 %181, %179
  %183 = and i64 %182, -4096
  %184 = inttoptr i64 %180 to ptr
  %185 = sub i64 %183, %180
  %186 = tail call i32 %174(ptr noundef %184, i64 noundef %185, i32 noundef 14)
  br label %187

187:                                              ; preds = %178, %172
  %188 = load i64, ptr %149, align 8, !tbaa !11
  %189 = sub i64 %158, %188
  %190 = shl i64 %189, 2
  %191 = load i64, ptr %159, align 8, !tbaa !12
  %192 = add i64 %190, %191
  store i64 %192, ptr %159, align 8, !tbaa !12
  store ptr %170, ptr %148, align 8, !tbaa !14
  store i64 %158, ptr %149, align 8, !tbaa !11
  br label %193

193:                                              ; preds = %55, %99, %111, %124, %147, %153, %167, %187
  %194 = phi i32 [ 0, %55 ], [ 0, %99 ], [ 1, %147 ], [ 0, %153 ], [ 1, %187 ], [ 0, %167 ], [ 0, %111 ], [ 0, %124 ]
  %195 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %196 = load ptr, ptr %195, align 8, !tbaa !29
  %197 = icmp eq ptr %196, null
  br i1 %197, label %200, label %198

198:                                              ; preds = %193
  %199 = getelementptr inbounds %struct.Team, ptr %196, i64 0, i32 8
  store atomic i32 0, ptr %199 release, align 4
  br label %200

200:                                              ; preds = %198, %193, %2
  %201 = phi i32 [ 1, %2 ], [ %194, %193 ], [ %194, %198 ]
  ret i32 %201
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31, i64 %5
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %5, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = mul i64 %11, 7
  %13 = icmp ult i64 %9, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %139, label %17

17:                                               ; preds = %14, %3
  %18 = lshr i64 %2, 32
  %19 = load i64, ptr %10, align 8, !tbaa !30
  %20 = mul i64 %19, %18
  %21 = lshr i64 %20, 32
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %26 = load i64, ptr @WORDS, align 8
  %27 = icmp eq i64 %26, 0
  br label %28

28:                                               ; preds = %94, %17
  %29 = phi i64 [ %21, %17 ], [ %95, %94 ]
  %30 = phi i64 [ undef, %17 ], [ %97, %94 ]
  %31 = load ptr, ptr %6, align 8, !tbaa !32
  %32 = getelementptr inbounds i64, ptr %31, i64 %29
  %33 = load i64, ptr %32, align 8, !tbaa !11
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %94, label %35

35:                                               ; preds = %28
  %36 = lshr i64 %33, 32
  %37 = icmp eq i64 %36, %18
  br i1 %37, label %38, label %81

38:                                               ; preds = %35
  %39 = and i64 %33, 4294967295
  %40 = add nsw i64 %39, -1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %41 = load ptr, ptr %22, align 8, !tbaa !16
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %78

43:                                               ; preds = %38
  %44 = load i64, ptr %23, align 8, !tbaa !28
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = load ptr, ptr %25, align 8, !tbaa !33
  %48 = mul i64 %26, %40
  %49 = getelementptr inbounds i64, ptr %47, i64 %48
  br label %56

50:                                               ; preds = %43
  %51 = load ptr, ptr %24, align 8, !tbaa !34
  %52 = getelementptr inbounds i32, ptr %51, i64 %40
  %53 = load i32, ptr %52, align 4, !tbaa !21
  %54 = zext i32 %53 to i64
  %55 = or i64 %54, -9223372036854775808
  store i64 %55, ptr %4, align 8, !tbaa !11
  br label %56

56:                                               ; preds = %46, %50
  %57 = phi ptr [ %4, %50 ], [ %49, %46 ]
  br i1 %27, label %74, label %58

58:                                               ; preds = %56
  %59 = load i64, ptr %1, align 8, !tbaa !11
  %60 = load i64, ptr %57, align 8, !tbaa !11
  %61 = icmp eq i64 %59, %60
  br i1 %61, label %62, label %74

62:                                               ; preds = %58, %66
  %63 = phi i64 [ %64, %66 ], [ 0, %58 ]
  %64 = add nuw i64 %63, 1
  %65 = icmp eq i64 %64, %26
  br i1 %65, label %72, label %66, !llvm.loop !35

66:                                               ; preds = %62
  %67 = getelementptr inbounds i64, ptr %1, i64 %64
  %68 = load i64, ptr %67, align 8, !tbaa !11
  %69 = getelementptr inbounds i64, ptr %57, i64 %64
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = icmp eq i64 %68, %70
  br i1 %71, label %62, label %72, !llvm.loop !35

72:                                               ; preds = %62, %66
  %73 = icmp uge i64 %64, %26
  br label %74

74:                                               ; preds = %72, %58, %56
  %75 = phi i1 [ %27, %56 ], [ %27, %58 ], [ %73, %72 ]
  %76 = xor i1 %75, true
  %77 = select i1 %75, i64 %40, i64 %30
  br label %78

78:                                               ; preds = %74, %38
  %79 = phi i1 [ false, %38 ], [ %76, %74 ]
  %80 = phi i64 [ %40, %38 ], [ %77, %74 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %79, label %81, label %94

81:                                               ; preds = %78, %35
  %82 = phi i64 [ %80, %78 ], [ %30, %35 ]
  %83 = add i64 %29, 1
  %84 = load i64, ptr %10, align 8, !tbaa !30
  %85 = add i64 %84, 62
  %86 = icmp eq i64 %29, %85
  br i1 %86, label %87, label %94

87:                                               ; preds = %81
  %88 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = load i64, ptr %10, align 8, !tbaa !30
  %92 = mul i64 %91, %18
  %93 = lshr i64 %92, 32
  br label %94

94:                                               ; preds = %81, %90, %87, %28, %78
  %95 = phi i64 [ %29, %78 ], [ %29, %28 ], [ %83, %87 ], [ %93, %90 ], [ %83, %81 ]
  %96 = phi i32 [ 1, %78 ], [ 2, %28 ], [ 1, %87 ], [ 0, %90 ], [ 0, %81 ]
  %97 = phi i64 [ %80, %78 ], [ %30, %28 ], [ -1, %87 ], [ %82, %90 ], [ %82, %81 ]
  switch i32 %96, label %139 [
    i32 0, label %28
    i32 2, label %98
  ], !llvm.loop !36

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %100 = load i64, ptr %99, align 8, !tbaa !28
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %111, label %102

102:                                              ; preds = %98
  %103 = load i64, ptr %1, align 8, !tbaa !11
  %104 = trunc i64 %103 to i32
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %106 = load ptr, ptr %105, align 8, !tbaa !34
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %108 = load i64, ptr %107, align 8, !tbaa !26
  %109 = add i64 %108, 1
  store i64 %109, ptr %107, align 8, !tbaa !26
  %110 = getelementptr inbounds i32, ptr %106, i64 %108
  store i32 %104, ptr %110, align 4, !tbaa !21
  br label %128

111:                                              ; preds = %98
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %113 = load ptr, ptr %112, align 8, !tbaa !33
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %115 = load i64, ptr %114, align 8, !tbaa !26
  %116 = add i64 %115, 1
  store i64 %116, ptr %114, align 8, !tbaa !26
  %117 = load i64, ptr @WORDS, align 8, !tbaa !11
  %118 = mul i64 %117, %115
  %119 = getelementptr inbounds i64, ptr %113, i64 %118
  %120 = icmp eq i64 %117, 0
  br i1 %120, label %128, label %121

121:                                              ; preds = %111, %121
  %122 = phi i64 [ %126, %121 ], [ 0, %111 ]
  %123 = getelementptr inbounds i64, ptr %1, i64 %122
  %124 = load i64, ptr %123, align 8, !tbaa !11
  %125 = getelementptr inbounds i64, ptr %119, i64 %122
  store i64 %124, ptr %125, align 8, !tbaa !11
  %126 = add nuw i64 %122, 1
  %127 = icmp eq i64 %126, %117
  br i1 %127, label %128, label %121, !llvm.loop !37

128:                                              ; preds = %121, %102, %111
  %129 = load ptr, ptr %6, align 8, !tbaa !32
  %130 = getelementptr inbounds i64, ptr %129, i64 %95
  %131 = and i64 %2, -4294967296
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %133 = load i64, ptr %132, align 8, !tbaa !26
  %134 = or i64 %133, %131
  store atomic i64 %134, ptr %130 release, align 8
  %135 = load i64, ptr %7, align 8, !tbaa !11
  %136 = add i64 %135, 1
  store i64 %136, ptr %7, align 8, !tbaa !11
  %137 = load i64, ptr %132, align 8, !tbaa !26
  %138 = add nsw i64 %137, -1
  br label %139

139:                                              ; preds = %94, %128, %14
  %140 = phi i64 [ -1, %14 ], [ %138, %128 ], [ %97, %94 ]
  ret i64 %140
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
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = add i64 %9, %1
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %14 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 2
  %16 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %18 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 4
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %20 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 5
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %22 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 1
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %28 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %31 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 4
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %33 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 5
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %35 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 6
  br label %36

36:                                               ; preds = %162, %3
  %37 = phi i32 [ undef, %3 ], [ %165, %162 ]
  %38 = load i64, ptr %8, align 8, !tbaa !38
  %39 = icmp ult i64 %38, %10
  br i1 %39, label %40, label %166

40:                                               ; preds = %36
  %41 = load i64, ptr %11, align 8, !tbaa !25
  %42 = icmp eq i64 %38, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %166, label %46

46:                                               ; preds = %43, %40
  %47 = load i64, ptr %8, align 8, !tbaa !38
  %48 = load i64, ptr %12, align 8, !tbaa !26
  %49 = icmp eq i64 %47, %48
  br i1 %49, label %166, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %13, align 8, !tbaa !29
  %52 = icmp eq ptr %51, null
  br i1 %52, label %147, label %53

53:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !39
  %54 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 14
  %55 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %56 = and i64 %55, 31
  %57 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5), !noalias !39
  store i64 0, ptr %5, align 8, !tbaa !44, !noalias !39
  store i64 0, ptr %14, align 8, !tbaa !46, !noalias !39
  store i64 0, ptr %15, align 8, !tbaa !47, !noalias !39
  %58 = load ptr, ptr %17, align 8, !tbaa !48, !noalias !39
  store ptr %58, ptr %16, align 8, !tbaa !49, !noalias !39
  %59 = load ptr, ptr %19, align 8, !tbaa !50, !noalias !39
  store ptr %59, ptr %18, align 8, !tbaa !51, !noalias !39
  store ptr %21, ptr %20, align 8, !tbaa !52, !noalias !39
  store ptr %21, ptr %22, align 8, !tbaa !53, !noalias !39
  %60 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 1
  %61 = load atomic i64, ptr %60 acquire, align 8, !noalias !39
  %62 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %63 = add i64 %62, 1
  %64 = icmp eq i64 %61, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %108, %53
  %66 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 4, i32 2
  %67 = load i64, ptr %66, align 8, !tbaa !54, !noalias !39
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %114, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 4, i32 4
  %71 = load ptr, ptr %70, align 8, !tbaa !56, !noalias !39
  %72 = load ptr, ptr %24, align 8, !tbaa !57, !noalias !39
  %73 = icmp eq ptr %72, null
  br label %116

74:                                               ; preds = %53, %108
  %75 = phi i64 [ %109, %108 ], [ 0, %53 ]
  %76 = tail call fastcc ptr @claim(ptr noundef %0, ptr noundef nonnull %51, i64 noundef 1, i32 noundef 0), !noalias !39
  %77 = icmp eq ptr %76, null
  br i1 %77, label %79, label %78

78:                                               ; preds = %74
  call fastcc void @expand_slot(ptr noundef %0, ptr noundef nonnull %76, ptr noundef nonnull %5), !noalias !39
  br label %108

79:                                               ; preds = %74
  %80 = icmp ult i64 %75, 512
  br i1 %80, label %86, label %81

81:                                               ; preds = %79
  %82 = load i64, ptr %57, align 8, !tbaa !58, !noalias !39
  %83 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %84 = add i64 %83, 1
  %85 = icmp eq i64 %82, %84
  br i1 %85, label %103, label %86

86:                                               ; preds = %81, %79
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store volatile i32 0, ptr %4, align 4, !tbaa !21, !noalias !39
  %87 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %88 = icmp slt i32 %87, 32
  br i1 %88, label %93, label %89

89:                                               ; preds = %93, %86
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %90 = add i64 %75, 1
  %91 = and i64 %90, 63
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %98, label %108

93:                                               ; preds = %86, %93
  %94 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %95 = add nsw i32 %94, 1
  store volatile i32 %95, ptr %4, align 4, !tbaa !21, !noalias !39
  %96 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %97 = icmp slt i32 %96, 32
  br i1 %97, label %93, label %89, !llvm.loop !59

98:                                               ; preds = %89
  %99 = load ptr, ptr %23, align 8, !tbaa !60, !noalias !39
  %100 = icmp eq ptr %99, null
  br i1 %100, label %108, label %101

101:                                              ; preds = %98
  %102 = tail call i32 %99(), !noalias !39
  br label %108

103:                                              ; preds = %81
  %104 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 2
  %105 = load i64, ptr %104, align 8, !tbaa !61, !noalias !39
  store i64 %105, ptr %5, align 8, !tbaa !44, !noalias !39
  %106 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 3
  %107 = load i64, ptr %106, align 8, !tbaa !62, !noalias !39
  store i64 %107, ptr %14, align 8, !tbaa !46, !noalias !39
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %5), !noalias !39
  br label %138

108:                                              ; preds = %101, %98, %89, %78
  %109 = phi i64 [ 0, %78 ], [ %90, %89 ], [ %90, %98 ], [ %90, %101 ]
  %110 = load atomic i64, ptr %60 acquire, align 8, !noalias !39
  %111 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %112 = add i64 %111, 1
  %113 = icmp eq i64 %110, %112
  br i1 %113, label %65, label %74, !llvm.loop !63

114:                                              ; preds = %135, %65
  %115 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 4
  br label %138

116:                                              ; preds = %135, %69
  %117 = phi i64 [ 0, %69 ], [ %136, %135 ]
  %118 = getelementptr inbounds i64, ptr %71, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !11, !noalias !39
  br i1 %73, label %123, label %120

120:                                              ; preds = %116
  %121 = lshr i64 %119, 6
  %122 = getelementptr inbounds i64, ptr %72, i64 %121
  tail call void @llvm.prefetch.p0(ptr nonnull %122, i32 0, i32 3, i32 1), !noalias !39
  br label %135

123:                                              ; preds = %116
  %124 = and i64 %119, 63
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %124, i32 1
  %126 = load i64, ptr %125, align 8, !tbaa !30, !noalias !39
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %135, label %128

128:                                              ; preds = %123
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %124
  %130 = load ptr, ptr %129, align 8, !tbaa !32, !noalias !39
  %131 = lshr i64 %119, 32
  %132 = mul i64 %126, %131
  %133 = lshr i64 %132, 32
  %134 = getelementptr inbounds i64, ptr %130, i64 %133
  tail call void @llvm.prefetch.p0(ptr %134, i32 0, i32 3, i32 1), !noalias !39
  br label %135

135:                                              ; preds = %128, %123, %120
  %136 = add nuw i64 %117, 1
  %137 = icmp eq i64 %136, %67
  br i1 %137, label %114, label %116, !llvm.loop !64

138:                                              ; preds = %103, %114
  %139 = phi ptr [ %5, %103 ], [ %115, %114 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %139, i64 56, i1 false)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5), !noalias !39
  %140 = call fastcc i32 @enter_block(ptr noundef %0, ptr noundef nonnull %6, i32 noundef %2)
  %141 = load ptr, ptr %13, align 8, !tbaa !29
  %142 = getelementptr inbounds %struct.Team, ptr %141, i64 0, i32 15
  %143 = load i64, ptr %12, align 8, !tbaa !26
  store atomic i64 %143, ptr %142 release, align 8
  %144 = getelementptr inbounds %struct.Team, ptr %141, i64 0, i32 14
  %145 = load i64, ptr %144, align 8, !tbaa !42
  %146 = add i64 %145, 1
  store atomic i64 %146, ptr %144 release, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6)
  br label %162

147:                                              ; preds = %50
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7)
  %148 = load i64, ptr %11, align 8, !tbaa !25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !65
  store i64 %47, ptr %7, align 8, !tbaa !44, !alias.scope !65
  %149 = load i64, ptr %26, align 8, !tbaa !10, !noalias !65
  %150 = load i64, ptr %27, align 8, !tbaa !4, !noalias !65
  %151 = add i64 %150, 1
  %152 = udiv i64 %149, %151
  %153 = tail call i64 @llvm.umin.i64(i64 %152, i64 64)
  %154 = sub i64 %148, %47
  %155 = icmp ugt i64 %154, %153
  %156 = add i64 %153, %47
  %157 = select i1 %155, i64 %156, i64 %148
  %158 = sub i64 %157, %47
  store i64 %158, ptr %25, align 8, !tbaa !46, !alias.scope !65
  store i64 0, ptr %28, align 8, !tbaa !47, !alias.scope !65
  %159 = load ptr, ptr %30, align 8, !tbaa !48, !noalias !65
  store ptr %159, ptr %29, align 8, !tbaa !49, !alias.scope !65
  %160 = load ptr, ptr %32, align 8, !tbaa !50, !noalias !65
  store ptr %160, ptr %31, align 8, !tbaa !51, !alias.scope !65
  store ptr %34, ptr %33, align 8, !tbaa !52, !alias.scope !65
  store ptr %34, ptr %35, align 8, !tbaa !53, !alias.scope !65
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %7)
  %161 = call fastcc i32 @enter_block(ptr noundef %0, ptr noundef nonnull %7, i32 noundef %2)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7)
  br label %162

162:                                              ; preds = %147, %138
  %163 = phi i32 [ %140, %138 ], [ %161, %147 ]
  %164 = icmp eq i32 %163, 0
  %165 = select i1 %164, i32 %37, i32 %163
  br i1 %164, label %36, label %166, !llvm.loop !68

166:                                              ; preds = %36, %46, %43, %162
  %167 = phi i32 [ %165, %162 ], [ 4, %43 ], [ 2, %46 ], [ 0, %36 ]
  ret i32 %167
}

define i32 @search_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_share(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %5 = load i64, ptr %4, align 8, !tbaa !4
  %6 = add i64 %5, 1
  %7 = icmp ult i64 %6, 8192
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = udiv i64 8192, %6
  br label %10

10:                                               ; preds = %3, %8
  %11 = phi i64 [ %9, %8 ], [ 1, %3 ]
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 64)
  %13 = add i64 %1, 32
  %14 = mul i64 %12, %6
  %15 = mul i64 %14, %13
  %16 = load i64, ptr @WORDS, align 8, !tbaa !11
  %17 = add i64 %16, 1
  %18 = shl i64 %17, 3
  %19 = mul i64 %18, %15
  %20 = add i64 %19, 20336
  %21 = icmp ugt i64 %20, 67108864
  %22 = icmp ugt i64 %1, 3
  %23 = or i1 %22, %21
  br i1 %23, label %84, label %24

24:                                               ; preds = %10
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = icmp ugt i64 %27, %29
  br i1 %30, label %84, label %31

31:                                               ; preds = %24
  %32 = tail call ptr @take_memory(i64 noundef 1, i64 noundef 20336)
  %33 = shl i64 %16, 3
  %34 = add i64 %33, 8
  %35 = tail call ptr @take_memory(i64 noundef %15, i64 noundef %34)
  %36 = icmp ne ptr %32, null
  %37 = icmp ne ptr %35, null
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %43, label %39

39:                                               ; preds = %31
  br i1 %36, label %40, label %41

40:                                               ; preds = %39
  tail call void @give_back(ptr noundef nonnull %32)
  br label %41

41:                                               ; preds = %40, %39
  br i1 %37, label %42, label %84

42:                                               ; preds = %41
  tail call void @give_back(ptr noundef nonnull %35)
  br label %84

43:                                               ; preds = %31
  %44 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 2
  store ptr %35, ptr %44, align 8, !tbaa !69
  store i64 %2, ptr %32, align 8, !tbaa !70
  %45 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 1
  store i64 %12, ptr %45, align 8, !tbaa !71
  %46 = icmp eq i64 %13, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = mul i64 %12, %6
  %49 = mul i64 %48, %16
  %50 = mul i64 %48, %17
  br label %61

51:                                               ; preds = %61, %43
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %53 = load i64, ptr %52, align 8, !tbaa !38
  %54 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 12
  store i64 %53, ptr %54, align 8, !tbaa !72
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %56 = load i64, ptr %55, align 8, !tbaa !26
  %57 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 15
  store i64 %56, ptr %57, align 8, !tbaa !73
  %58 = load i64, ptr %25, align 8, !tbaa !12
  %59 = add i64 %58, %20
  store i64 %59, ptr %25, align 8, !tbaa !12
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  store ptr %32, ptr %60, align 8, !tbaa !29
  br label %84

61:                                               ; preds = %47, %61
  %62 = phi ptr [ %35, %47 ], [ %82, %61 ]
  %63 = phi i64 [ 0, %47 ], [ %81, %61 ]
  %64 = icmp ult i64 %63, 32
  %65 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 3, i64 %63, i32 5
  %66 = add i64 %63, -32
  %67 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 5, i64 %66
  %68 = select i1 %64, ptr %65, ptr %67
  %69 = getelementptr inbounds i64, ptr %62, i64 %49
  %70 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 3, i64 %63, i32 6
  %71 = select i1 %64, ptr %70, ptr %67
  %72 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 4, i64 %66
  %73 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 3, i64 %63, i32 4
  %74 = select i1 %64, ptr %73, ptr %72
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 8
  store i64 0, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %74, i64 16
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %74, i64 24
  store ptr %62, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %74, i64 32
  store ptr %69, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %74, i64 40
  store ptr %68, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %74, i64 48
  store ptr %71, ptr %80, align 8
  %81 = add nuw i64 %63, 1
  %82 = getelementptr inbounds i64, ptr %62, i64 %50
  %83 = icmp eq i64 %81, %13
  br i1 %83, label %51, label %61, !llvm.loop !74

84:                                               ; preds = %51, %42, %41, %24, %10
  %85 = phi i32 [ 6, %10 ], [ 4, %24 ], [ 0, %51 ], [ 4, %42 ], [ 4, %41 ]
  ret i32 %85
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @give_back(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @search_help(ptr nocapture noundef readonly %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 9
  %7 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 11
  %8 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 14
  %9 = load atomic i64, ptr %7 acquire, align 8
  %10 = load atomic i64, ptr %8 acquire, align 8
  %11 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 4, i64 %1
  %12 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 10
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %14

14:                                               ; preds = %2, %43
  %15 = phi i32 [ 0, %2 ], [ %45, %43 ]
  %16 = phi i64 [ 0, %2 ], [ %44, %43 ]
  %17 = load atomic i32, ptr %6 acquire, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %52

19:                                               ; preds = %14
  %20 = load i64, ptr %5, align 8, !tbaa !70
  %21 = tail call fastcc ptr @claim(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %20, i32 noundef 1)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %40

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store volatile i32 0, ptr %3, align 4, !tbaa !21
  %24 = load volatile i32, ptr %3, align 4, !tbaa !21
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %30, label %26

26:                                               ; preds = %30, %23
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %27 = add i64 %16, 1
  %28 = and i64 %27, 63
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %35, label %43, !llvm.loop !75

30:                                               ; preds = %23, %30
  %31 = load volatile i32, ptr %3, align 4, !tbaa !21
  %32 = add nsw i32 %31, 1
  store volatile i32 %32, ptr %3, align 4, !tbaa !21
  %33 = load volatile i32, ptr %3, align 4, !tbaa !21
  %34 = icmp slt i32 %33, 32
  br i1 %34, label %30, label %26, !llvm.loop !59

35:                                               ; preds = %26
  %36 = load ptr, ptr %13, align 8, !tbaa !60
  %37 = icmp eq ptr %36, null
  br i1 %37, label %43, label %38, !llvm.loop !75

38:                                               ; preds = %35
  %39 = tail call i32 %36()
  br label %43, !llvm.loop !75

40:                                               ; preds = %19
  tail call fastcc void @expand_slot(ptr noundef %0, ptr noundef nonnull %21, ptr noundef nonnull %11)
  %41 = atomicrmw sub ptr %12, i32 1 release, align 4
  %42 = add nsw i32 %15, 1
  br label %43

43:                                               ; preds = %38, %35, %26, %40
  %44 = phi i64 [ 0, %40 ], [ %27, %26 ], [ %27, %35 ], [ %27, %38 ]
  %45 = phi i32 [ %42, %40 ], [ %15, %26 ], [ %15, %35 ], [ %15, %38 ]
  %46 = load atomic i64, ptr %7 acquire, align 8
  %47 = load atomic i64, ptr %8 acquire, align 8
  %48 = sub i64 %46, %47
  %49 = icmp ult i64 %48, 32
  %50 = select i1 %49, i64 2048, i64 131072
  %51 = icmp ult i64 %44, %50
  br i1 %51, label %14, label %52

52:                                               ; preds = %14, %43
  %53 = phi i32 [ -1, %14 ], [ %45, %43 ]
  ret i32 %53
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
  %40 = and i64 %39, 31
  %41 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40
  %42 = icmp ult i64 %37, %2
  br i1 %42, label %71, label %43

43:                                               ; preds = %32
  %44 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 8
  %45 = load i32, ptr %44, align 4, !tbaa !78
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %71

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 14
  %49 = load atomic i64, ptr %48 acquire, align 8
  %50 = sub i64 %39, %49
  %51 = icmp ult i64 %50, 32
  br i1 %51, label %52, label %71

52:                                               ; preds = %47
  %53 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40, i32 1
  %54 = load atomic i64, ptr %53 acquire, align 8
  %55 = load i64, ptr %41, align 8, !tbaa !58
  %56 = icmp eq i64 %54, %55
  br i1 %56, label %57, label %71

57:                                               ; preds = %52
  %58 = load i64, ptr %38, align 8, !tbaa !77
  %59 = add i64 %58, 1
  store i64 %59, ptr %38, align 8, !tbaa !77
  store i64 %59, ptr %41, align 8, !tbaa !58
  %60 = load i64, ptr %35, align 8, !tbaa !72
  %61 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40, i32 2
  store i64 %60, ptr %61, align 8, !tbaa !61
  %62 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 1
  %63 = load i64, ptr %62, align 8, !tbaa !71
  %64 = tail call i64 @llvm.umin.i64(i64 %37, i64 %63)
  %65 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40, i32 3
  store i64 %64, ptr %65, align 8, !tbaa !62
  %66 = add i64 %64, %60
  store i64 %66, ptr %35, align 8, !tbaa !72
  %67 = icmp eq i32 %3, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %57
  %69 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 10
  %70 = atomicrmw add ptr %69, i32 1 monotonic, align 4
  br label %71

71:                                               ; preds = %47, %43, %32, %57, %68, %52
  %72 = phi ptr [ %41, %57 ], [ %41, %68 ], [ null, %52 ], [ null, %32 ], [ null, %43 ], [ null, %47 ]
  store atomic i32 0, ptr %6 release, align 8
  ret ptr %72
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
  br i1 %11, label %26, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 5
  %14 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 3
  %15 = load i64, ptr @WORDS, align 8
  %16 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 4
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %22 = icmp eq i64 %15, 0
  %23 = icmp eq i64 %15, 0
  %24 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 3
  %25 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 4
  br label %35

26:                                               ; preds = %48, %3
  %27 = phi i64 [ 0, %3 ], [ %50, %48 ]
  %28 = phi i64 [ %10, %3 ], [ %55, %48 ]
  %29 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4
  %30 = load i64, ptr %2, align 8, !tbaa !44
  store i64 %30, ptr %29, align 8, !tbaa !44
  %31 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 1
  store i64 %28, ptr %31, align 8, !tbaa !46
  %32 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 2
  store i64 %27, ptr %32, align 8, !tbaa !47
  %33 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 1
  %34 = load i64, ptr %1, align 8, !tbaa !58
  store atomic i64 %34, ptr %33 release, align 8
  ret void

35:                                               ; preds = %12, %48
  %36 = phi i64 [ 0, %12 ], [ %50, %48 ]
  %37 = phi i64 [ 0, %12 ], [ %49, %48 ]
  %38 = phi i64 [ 0, %12 ], [ %54, %48 ]
  %39 = load ptr, ptr %13, align 8, !tbaa !52
  %40 = getelementptr inbounds i32, ptr %39, i64 %38
  %41 = load i32, ptr %40, align 4, !tbaa !21
  %42 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 5, i64 %38
  store i32 %41, ptr %42, align 4, !tbaa !21
  %43 = load i32, ptr %40, align 4, !tbaa !21
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %35
  %46 = trunc i64 %37 to i32
  %47 = add i32 %43, %46
  br label %57

48:                                               ; preds = %169, %35
  %49 = phi i64 [ %37, %35 ], [ %171, %169 ]
  %50 = phi i64 [ %36, %35 ], [ %170, %169 ]
  %51 = sub i64 %50, %36
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 6, i64 %38
  store i32 %52, ptr %53, align 4, !tbaa !21
  %54 = add nuw i64 %38, 1
  %55 = load i64, ptr %9, align 8, !tbaa !46
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %35, label %26, !llvm.loop !79

57:                                               ; preds = %45, %169
  %58 = phi i64 [ %170, %169 ], [ %36, %45 ]
  %59 = phi i64 [ %171, %169 ], [ %37, %45 ]
  %60 = load ptr, ptr %14, align 8, !tbaa !49
  %61 = mul i64 %15, %59
  %62 = getelementptr inbounds i64, ptr %60, i64 %61
  %63 = load ptr, ptr %16, align 8, !tbaa !51
  %64 = getelementptr inbounds i64, ptr %63, i64 %59
  %65 = load i64, ptr %64, align 8, !tbaa !11
  %66 = load ptr, ptr %17, align 8, !tbaa !57
  %67 = icmp eq ptr %66, null
  br i1 %67, label %76, label %68

68:                                               ; preds = %57
  %69 = lshr i64 %65, 6
  %70 = getelementptr inbounds i64, ptr %66, i64 %69
  %71 = load atomic i64, ptr %70 acquire, align 8
  %72 = and i64 %65, 63
  %73 = lshr i64 %71, %72
  %74 = trunc i64 %73 to i32
  %75 = and i32 %74, 1
  br label %145

76:                                               ; preds = %57
  %77 = and i64 %65, 63
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %77
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %77, i32 1
  %80 = load i64, ptr %79, align 8, !tbaa !30
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %145, label %82

82:                                               ; preds = %76
  %83 = lshr i64 %65, 32
  %84 = add i64 %80, 63
  %85 = mul i64 %80, %83
  %86 = lshr i64 %85, 32
  %87 = icmp ult i64 %86, %84
  br i1 %87, label %88, label %145

88:                                               ; preds = %82, %142
  %89 = phi i32 [ %141, %142 ], [ undef, %82 ]
  %90 = phi i64 [ %143, %142 ], [ %86, %82 ]
  %91 = load ptr, ptr %78, align 8, !tbaa !32
  %92 = getelementptr inbounds i64, ptr %91, i64 %90
  %93 = load atomic i64, ptr %92 acquire, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %139, label %95

95:                                               ; preds = %88
  %96 = lshr i64 %93, 32
  %97 = icmp eq i64 %96, %83
  br i1 %97, label %98, label %139

98:                                               ; preds = %95
  %99 = load ptr, ptr %18, align 8, !tbaa !16
  %100 = icmp eq ptr %99, null
  br i1 %100, label %101, label %139

101:                                              ; preds = %98
  %102 = and i64 %93, 4294967295
  %103 = add nsw i64 %102, -1
  %104 = load i64, ptr %19, align 8, !tbaa !28
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %110

106:                                              ; preds = %101
  %107 = load ptr, ptr %21, align 8, !tbaa !33
  %108 = mul i64 %103, %15
  %109 = getelementptr inbounds i64, ptr %107, i64 %108
  br label %116

110:                                              ; preds = %101
  %111 = load ptr, ptr %20, align 8, !tbaa !34
  %112 = getelementptr inbounds i32, ptr %111, i64 %103
  %113 = load i32, ptr %112, align 4, !tbaa !21
  %114 = zext i32 %113 to i64
  %115 = or i64 %114, -9223372036854775808
  store i64 %115, ptr %4, align 8, !tbaa !11
  br label %116

116:                                              ; preds = %110, %106
  %117 = phi ptr [ %4, %110 ], [ %109, %106 ]
  br i1 %22, label %135, label %118

118:                                              ; preds = %116
  %119 = load i64, ptr %62, align 8, !tbaa !11
  %120 = load i64, ptr %117, align 8, !tbaa !11
  %121 = icmp eq i64 %119, %120
  br i1 %121, label %122, label %135

122:                                              ; preds = %118, %126
  %123 = phi i64 [ %124, %126 ], [ 0, %118 ]
  %124 = add nuw i64 %123, 1
  %125 = icmp eq i64 %124, %15
  br i1 %125, label %132, label %126, !llvm.loop !35

126:                                              ; preds = %122
  %127 = getelementptr inbounds i64, ptr %62, i64 %124
  %128 = load i64, ptr %127, align 8, !tbaa !11
  %129 = getelementptr inbounds i64, ptr %117, i64 %124
  %130 = load i64, ptr %129, align 8, !tbaa !11
  %131 = icmp eq i64 %128, %130
  br i1 %131, label %122, label %132, !llvm.loop !35

132:                                              ; preds = %122, %126
  %133 = phi i64 [ %15, %122 ], [ %124, %126 ]
  %134 = icmp uge i64 %133, %15
  br label %135

135:                                              ; preds = %132, %118, %116
  %136 = phi i1 [ %22, %116 ], [ false, %118 ], [ %134, %132 ]
  %137 = zext i1 %136 to i32
  %138 = select i1 %136, i32 1, i32 %89
  br label %139

139:                                              ; preds = %135, %98, %95, %88
  %140 = phi i32 [ 1, %88 ], [ 4, %95 ], [ 1, %98 ], [ %137, %135 ]
  %141 = phi i32 [ 0, %88 ], [ %89, %95 ], [ 1, %98 ], [ %138, %135 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  switch i32 %140, label %145 [
    i32 0, label %142
    i32 4, label %142
  ]

142:                                              ; preds = %139, %139
  %143 = add nuw i64 %90, 1
  %144 = icmp eq i64 %143, %84
  br i1 %144, label %145, label %88, !llvm.loop !80

145:                                              ; preds = %139, %142, %68, %76, %82
  %146 = phi i32 [ %75, %68 ], [ 0, %76 ], [ 0, %82 ], [ %141, %139 ], [ 0, %142 ]
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %169

148:                                              ; preds = %145
  br i1 %23, label %153, label %149

149:                                              ; preds = %148
  %150 = load ptr, ptr %14, align 8, !tbaa !49
  %151 = load ptr, ptr %24, align 8, !tbaa !49
  %152 = mul i64 %15, %58
  br label %160

153:                                              ; preds = %160, %148
  %154 = load ptr, ptr %16, align 8, !tbaa !51
  %155 = getelementptr inbounds i64, ptr %154, i64 %59
  %156 = load i64, ptr %155, align 8, !tbaa !11
  %157 = load ptr, ptr %25, align 8, !tbaa !51
  %158 = add i64 %58, 1
  %159 = getelementptr inbounds i64, ptr %157, i64 %58
  store i64 %156, ptr %159, align 8, !tbaa !11
  br label %169

160:                                              ; preds = %149, %160
  %161 = phi i64 [ 0, %149 ], [ %167, %160 ]
  %162 = add i64 %161, %61
  %163 = getelementptr inbounds i64, ptr %150, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !11
  %165 = add i64 %161, %152
  %166 = getelementptr inbounds i64, ptr %151, i64 %165
  store i64 %164, ptr %166, align 8, !tbaa !11
  %167 = add nuw i64 %161, 1
  %168 = icmp eq i64 %167, %15
  br i1 %168, label %153, label %160, !llvm.loop !81

169:                                              ; preds = %145, %153
  %170 = phi i64 [ %58, %145 ], [ %158, %153 ]
  %171 = add i64 %59, 1
  %172 = trunc i64 %171 to i32
  %173 = icmp eq i32 %47, %172
  br i1 %173, label %48, label %57, !llvm.loop !82
}

define i32 @search_alone(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %3 = load ptr, ptr %2, align 8, !tbaa !29
  %4 = getelementptr inbounds %struct.Team, ptr %3, i64 0, i32 9
  store atomic i32 1, ptr %4 release, align 8
  ret i32 0
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = lshr i64 %1, 6
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %7 = load ptr, ptr %6, align 8, !tbaa !20
  %8 = getelementptr inbounds i32, ptr %7, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %12 = load i64, ptr %11, align 8, !tbaa !38
  %13 = add nuw nsw i64 %5, 1
  %14 = shl i64 %13, 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %16 = load i64, ptr %15, align 8, !tbaa !26
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = getelementptr inbounds i32, ptr %7, i64 %13
  %20 = load i32, ptr %19, align 4, !tbaa !21
  %21 = add i32 %20, 1
  %22 = zext i32 %21 to i64
  br label %23

23:                                               ; preds = %18, %2
  %24 = phi i64 [ %22, %18 ], [ %12, %2 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %1
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %36 = load ptr, ptr %35, align 8, !tbaa !34
  %37 = getelementptr inbounds i32, ptr %36, i64 %1
  %38 = load i32, ptr %37, align 4, !tbaa !21
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %3, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %3, %34 ], [ %33, %28 ]
  %43 = icmp ugt i64 %24, %10
  br i1 %43, label %44, label %103

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %47 = load i64, ptr @WORDS, align 8
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %49 = icmp eq i64 %47, 0
  br label %50

50:                                               ; preds = %44, %100
  %51 = phi i64 [ %10, %44 ], [ %101, %100 ]
  %52 = load ptr, ptr %0, align 8, !tbaa !83
  %53 = load i64, ptr %25, align 8, !tbaa !28
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %50
  %56 = load ptr, ptr %46, align 8, !tbaa !33
  %57 = mul i64 %47, %51
  %58 = getelementptr inbounds i64, ptr %56, i64 %57
  br label %65

59:                                               ; preds = %50
  %60 = load ptr, ptr %45, align 8, !tbaa !34
  %61 = getelementptr inbounds i32, ptr %60, i64 %51
  %62 = load i32, ptr %61, align 4, !tbaa !21
  %63 = zext i32 %62 to i64
  %64 = or i64 %63, -9223372036854775808
  store i64 %64, ptr %4, align 8, !tbaa !11
  br label %65

65:                                               ; preds = %55, %59
  %66 = phi ptr [ %4, %59 ], [ %58, %55 ]
  %67 = load ptr, ptr %48, align 8, !tbaa !48
  %68 = call i32 %52(ptr noundef %66, ptr noundef %67)
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %100

70:                                               ; preds = %65
  %71 = load ptr, ptr %48, align 8, !tbaa !48
  %72 = zext i32 %68 to i64
  br label %76

73:                                               ; preds = %96
  %74 = add nuw nsw i64 %77, 1
  %75 = icmp eq i64 %74, %72
  br i1 %75, label %100, label %76, !llvm.loop !84

76:                                               ; preds = %70, %73
  %77 = phi i64 [ 0, %70 ], [ %74, %73 ]
  %78 = mul i64 %47, %77
  %79 = getelementptr inbounds i64, ptr %71, i64 %78
  br i1 %49, label %96, label %80

80:                                               ; preds = %76
  %81 = load i64, ptr %42, align 8, !tbaa !11
  %82 = load i64, ptr %79, align 8, !tbaa !11
  %83 = icmp eq i64 %81, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %80, %88
  %85 = phi i64 [ %86, %88 ], [ 0, %80 ]
  %86 = add nuw i64 %85, 1
  %87 = icmp eq i64 %86, %47
  br i1 %87, label %94, label %88, !llvm.loop !35

88:                                               ; preds = %84
  %89 = getelementptr inbounds i64, ptr %42, i64 %86
  %90 = load i64, ptr %89, align 8, !tbaa !11
  %91 = getelementptr inbounds i64, ptr %79, i64 %86
  %92 = load i64, ptr %91, align 8, !tbaa !11
  %93 = icmp eq i64 %90, %92
  br i1 %93, label %84, label %94, !llvm.loop !35

94:                                               ; preds = %84, %88
  %95 = icmp uge i64 %86, %47
  br label %96

96:                                               ; preds = %94, %80, %76
  %97 = phi i1 [ %49, %76 ], [ %49, %80 ], [ %95, %94 ]
  br i1 %97, label %98, label %73

98:                                               ; preds = %96
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %51, ptr %99, align 8, !tbaa !85
  br label %103

100:                                              ; preds = %73, %65
  %101 = add nuw i64 %51, 1
  %102 = icmp eq i64 %101, %24
  br i1 %102, label %103, label %50, !llvm.loop !86

103:                                              ; preds = %100, %41, %98
  %104 = phi i32 [ 1, %98 ], [ 2, %41 ], [ 2, %100 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %104
}

define i32 @search_count(ptr noundef %0, i64 noundef %1) {
  %3 = alloca %struct.Block, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %5 = load i64, ptr %4, align 8, !tbaa !38
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %8 = load i64, ptr %7, align 8, !tbaa !87
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %12 = load i64, ptr %11, align 8, !tbaa !88
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %201, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %19 = load ptr, ptr %18, align 8, !tbaa !89
  store i128 1, ptr %19, align 16, !tbaa !90
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %201

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %27 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 1
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %33 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 4
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %35 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %37 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 6
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
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
  %66 = load i64, ptr %25, align 8, !tbaa !92
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %73, label %68

68:                                               ; preds = %63
  %69 = load ptr, ptr %26, align 8, !tbaa !93
  %70 = add i64 %66, -1
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %68
  %74 = phi i64 [ %72, %68 ], [ 0, %63 ]
  %75 = load i64, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !94)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !94
  store i64 %65, ptr %3, align 8, !tbaa !44, !alias.scope !94
  %76 = load i64, ptr %28, align 8, !tbaa !10, !noalias !94
  %77 = load i64, ptr %29, align 8, !tbaa !4, !noalias !94
  %78 = add i64 %77, 1
  %79 = udiv i64 %76, %78
  %80 = tail call i64 @llvm.umin.i64(i64 %79, i64 64)
  %81 = sub i64 %75, %65
  %82 = icmp ugt i64 %81, %80
  %83 = add i64 %80, %65
  %84 = select i1 %82, i64 %83, i64 %75
  %85 = sub i64 %84, %65
  store i64 %85, ptr %27, align 8, !tbaa !46, !alias.scope !94
  store i64 0, ptr %30, align 8, !tbaa !47, !alias.scope !94
  %86 = load ptr, ptr %32, align 8, !tbaa !48, !noalias !94
  store ptr %86, ptr %31, align 8, !tbaa !49, !alias.scope !94
  %87 = load ptr, ptr %34, align 8, !tbaa !50, !noalias !94
  store ptr %87, ptr %33, align 8, !tbaa !51, !alias.scope !94
  store ptr %36, ptr %35, align 8, !tbaa !52, !alias.scope !94
  store ptr %36, ptr %37, align 8, !tbaa !53, !alias.scope !94
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
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !21
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %101
  %109 = add i64 %104, %65
  store i64 %109, ptr %48, align 8, !tbaa !85
  br label %192

110:                                              ; preds = %101
  %111 = zext i32 %106 to i64
  %112 = load i64, ptr %39, align 8, !tbaa !97
  %113 = add i64 %112, %111
  store i64 %113, ptr %39, align 8, !tbaa !97
  %114 = load i64, ptr %4, align 8, !tbaa !38
  %115 = add i64 %114, 1
  store i64 %115, ptr %4, align 8, !tbaa !38
  %116 = load ptr, ptr %40, align 8, !tbaa !98
  %117 = add i64 %104, %65
  %118 = sub i64 %117, %74
  %119 = getelementptr inbounds i128, ptr %116, i64 %118
  %120 = load i128, ptr %119, align 16, !tbaa !90
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
  %149 = load ptr, ptr %43, align 8, !tbaa !89
  %150 = getelementptr inbounds i128, ptr %149, i64 %144
  store i128 %120, ptr %150, align 16, !tbaa !90
  br label %163

151:                                              ; preds = %143
  %152 = load ptr, ptr %44, align 8, !tbaa !99
  %153 = getelementptr inbounds i32, ptr %152, i64 %144
  %154 = load i32, ptr %153, align 4, !tbaa !21
  %155 = icmp eq i32 %154, %125
  br i1 %155, label %166, label %156

156:                                              ; preds = %151
  %157 = load ptr, ptr %45, align 8, !tbaa !89
  %158 = getelementptr inbounds i128, ptr %157, i64 %144
  %159 = load i128, ptr %158, align 16, !tbaa !90
  %160 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %159, i128 %120)
  %161 = extractvalue { i128, i1 } %160, 1
  %162 = extractvalue { i128, i1 } %160, 0
  store i128 %162, ptr %158, align 16
  br i1 %161, label %166, label %163

163:                                              ; preds = %156, %146
  %164 = load ptr, ptr %46, align 8, !tbaa !99
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
  br i1 %173, label %127, label %174, !llvm.loop !100

174:                                              ; preds = %166, %169, %110
  %175 = phi i64 [ %103, %110 ], [ %129, %166 ], [ %171, %169 ]
  %176 = phi i32 [ 7, %110 ], [ %167, %166 ], [ 7, %169 ]
  %177 = phi i32 [ %102, %110 ], [ %168, %169 ], [ %168, %166 ]
  %178 = icmp eq i32 %176, 7
  br i1 %178, label %179, label %185

179:                                              ; preds = %174
  %180 = load i64, ptr %38, align 8, !tbaa !26
  %181 = load i64, ptr %47, align 8, !tbaa !101
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
  br i1 %191, label %192, label %101, !llvm.loop !102

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
  br i1 %200, label %49, label %201, !llvm.loop !103

201:                                              ; preds = %49, %56, %59, %197, %14, %17
  %202 = phi i32 [ %20, %17 ], [ 4, %14 ], [ %199, %197 ], [ %62, %59 ], [ 4, %56 ], [ 0, %49 ]
  ret i32 %202
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %18 = load i64, ptr %17, align 8, !tbaa !13
  %19 = icmp ugt i64 %16, %18
  br i1 %19, label %90, label %20

20:                                               ; preds = %7
  %21 = load ptr, ptr %3, align 8, !tbaa !14
  %22 = shl i64 %11, 4
  %23 = tail call ptr @resize_memory(ptr noundef %21, i64 noundef %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %90, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %27 = load ptr, ptr %26, align 8, !tbaa !15
  %28 = icmp eq ptr %27, null
  %29 = icmp ult i64 %22, 4194304
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31

31:                                               ; preds = %25
  %32 = ptrtoint ptr %23 to i64
  %33 = and i64 %32, -4096
  %34 = add i64 %22, 4095
  %35 = add i64 %34, %32
  %36 = and i64 %35, -4096
  %37 = inttoptr i64 %33 to ptr
  %38 = sub i64 %36, %33
  %39 = tail call i32 %27(ptr noundef %37, i64 noundef %38, i32 noundef 14)
  br label %40

40:                                               ; preds = %31, %25
  %41 = load i64, ptr %4, align 8, !tbaa !11
  %42 = sub i64 %11, %41
  %43 = shl i64 %42, 4
  %44 = load i64, ptr %12, align 8, !tbaa !12
  %45 = add i64 %43, %44
  store i64 %45, ptr %12, align 8, !tbaa !12
  store ptr %23, ptr %3, align 8, !tbaa !14
  store i64 %11, ptr %4, align 8, !tbaa !11
  br label %46

46:                                               ; preds = %40, %2
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %49, 1024
  %54 = add i64 %53, %52
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %1)
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %57 = load i64, ptr %56, align 8, !tbaa !12
  %58 = sub i64 %55, %49
  %59 = shl i64 %58, 2
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %62 = load i64, ptr %61, align 8, !tbaa !13
  %63 = icmp ugt i64 %60, %62
  br i1 %63, label %90, label %64

64:                                               ; preds = %51
  %65 = load ptr, ptr %47, align 8, !tbaa !14
  %66 = shl i64 %55, 2
  %67 = tail call ptr @resize_memory(ptr noundef %65, i64 noundef %66)
  %68 = icmp eq ptr %67, null
  br i1 %68, label %90, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %71 = load ptr, ptr %70, align 8, !tbaa !15
  %72 = icmp eq ptr %71, null
  %73 = icmp ult i64 %66, 4194304
  %74 = or i1 %73, %72
  br i1 %74, label %84, label %75

75:                                               ; preds = %69
  %76 = ptrtoint ptr %67 to i64
  %77 = and i64 %76, -4096
  %78 = add i64 %66, 4095
  %79 = add i64 %78, %76
  %80 = and i64 %79, -4096
  %81 = inttoptr i64 %77 to ptr
  %82 = sub i64 %80, %77
  %83 = tail call i32 %71(ptr noundef %81, i64 noundef %82, i32 noundef 14)
  br label %84

84:                                               ; preds = %75, %69
  %85 = load i64, ptr %48, align 8, !tbaa !11
  %86 = sub i64 %55, %85
  %87 = shl i64 %86, 2
  %88 = load i64, ptr %56, align 8, !tbaa !12
  %89 = add i64 %87, %88
  store i64 %89, ptr %56, align 8, !tbaa !12
  store ptr %67, ptr %47, align 8, !tbaa !14
  store i64 %55, ptr %48, align 8, !tbaa !11
  br label %90

90:                                               ; preds = %84, %64, %51, %46, %20, %7
  %91 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 1, %46 ], [ 0, %51 ], [ 0, %64 ], [ 1, %84 ]
  ret i32 %91
}

define internal fastcc i32 @level_of_ways(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %4 = load i64, ptr %3, align 8, !tbaa !38
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %10 = load ptr, ptr %9, align 8, !tbaa !98
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %12 = load i64, ptr %11, align 8, !tbaa !87
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %14 = load ptr, ptr %13, align 8, !tbaa !89
  store ptr %14, ptr %9, align 8, !tbaa !98
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %16 = load i64, ptr %15, align 8, !tbaa !88
  store i64 %16, ptr %11, align 8, !tbaa !87
  store ptr %10, ptr %13, align 8, !tbaa !89
  store i64 %12, ptr %15, align 8, !tbaa !88
  %17 = load i64, ptr %5, align 8, !tbaa !26
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
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
  %37 = load ptr, ptr %20, align 8, !tbaa !104
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
  store i64 %34, ptr %26, align 8, !tbaa !85
  br label %70

55:                                               ; preds = %50
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %35, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  store i64 %34, ptr %25, align 8, !tbaa !85
  br label %60

60:                                               ; preds = %59, %57
  %61 = load ptr, ptr %9, align 8, !tbaa !98
  %62 = sub nuw i64 %34, %4
  %63 = getelementptr inbounds i128, ptr %61, i64 %62
  %64 = load i128, ptr %63, align 16, !tbaa !90
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
  br i1 %78, label %31, label %27, !llvm.loop !105

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
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  store i64 %85, ptr %90, align 8, !tbaa !106
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store i64 %86, ptr %91, align 8, !tbaa !107
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %5 = load i64, ptr %4, align 8, !tbaa !92
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %48

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %7, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %57, label %22

22:                                               ; preds = %9
  %23 = load ptr, ptr %2, align 8, !tbaa !14
  %24 = shl i64 %13, 3
  %25 = tail call ptr @resize_memory(ptr noundef %23, i64 noundef %24)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %57, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %29 = load ptr, ptr %28, align 8, !tbaa !15
  %30 = icmp eq ptr %29, null
  %31 = icmp ult i64 %24, 4194304
  %32 = or i1 %31, %30
  br i1 %32, label %42, label %33

33:                                               ; preds = %27
  %34 = ptrtoint ptr %25 to i64
  %35 = and i64 %34, -4096
  %36 = add i64 %24, 4095
  %37 = add i64 %36, %34
  %38 = and i64 %37, -4096
  %39 = inttoptr i64 %35 to ptr
  %40 = sub i64 %38, %35
  %41 = tail call i32 %29(ptr noundef %39, i64 noundef %40, i32 noundef 14)
  br label %42

42:                                               ; preds = %33, %27
  %43 = load i64, ptr %3, align 8, !tbaa !11
  %44 = sub i64 %13, %43
  %45 = shl i64 %44, 3
  %46 = load i64, ptr %14, align 8, !tbaa !12
  %47 = add i64 %45, %46
  store i64 %47, ptr %14, align 8, !tbaa !12
  store ptr %25, ptr %2, align 8, !tbaa !14
  store i64 %13, ptr %3, align 8, !tbaa !11
  br label %48

48:                                               ; preds = %42, %1
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %50 = load i64, ptr %49, align 8, !tbaa !25
  %51 = load ptr, ptr %2, align 8, !tbaa !93
  %52 = load i64, ptr %4, align 8, !tbaa !92
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !92
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %56 = load i64, ptr %55, align 8, !tbaa !26
  store i64 %56, ptr %49, align 8, !tbaa !25
  br label %57

57:                                               ; preds = %22, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %22 ]
  ret i32 %58
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %5 = load i64, ptr %4, align 8, !tbaa !108
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %60

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %9 = load i64, ptr %8, align 8, !tbaa !109
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %60

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %294, label %29

29:                                               ; preds = %16
  %30 = load ptr, ptr %12, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %294, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8, !tbaa !15
  %37 = icmp eq ptr %36, null
  %38 = icmp ult i64 %31, 4194304
  %39 = or i1 %38, %37
  br i1 %39, label %49, label %40

40:                                               ; preds = %34
  %41 = ptrtoint ptr %32 to i64
  %42 = and i64 %41, -4096
  %43 = add i64 %31, 4095
  %44 = add i64 %43, %41
  %45 = and i64 %44, -4096
  %46 = inttoptr i64 %42 to ptr
  %47 = sub i64 %45, %42
  %48 = tail call i32 %36(ptr noundef %46, i64 noundef %47, i32 noundef 14)
  br label %49

49:                                               ; preds = %40, %34
  %50 = load i64, ptr %13, align 8, !tbaa !11
  %51 = sub i64 %20, %50
  %52 = shl i64 %51, 2
  %53 = load i64, ptr %21, align 8, !tbaa !12
  %54 = add i64 %52, %53
  store i64 %54, ptr %21, align 8, !tbaa !12
  store ptr %32, ptr %12, align 8, !tbaa !14
  store i64 %20, ptr %13, align 8, !tbaa !11
  br label %55

55:                                               ; preds = %49, %11
  %56 = load ptr, ptr %12, align 8, !tbaa !110
  %57 = load i64, ptr %8, align 8, !tbaa !109
  %58 = add i64 %57, 1
  store i64 %58, ptr %8, align 8, !tbaa !109
  %59 = getelementptr inbounds i32, ptr %56, i64 %57
  store i32 0, ptr %59, align 4, !tbaa !21
  br label %60

60:                                               ; preds = %55, %7, %2
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %294, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %68 = load i64, ptr @WORDS, align 8
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load i64, ptr @WORDS, align 8
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %77 = icmp eq i64 %75, 0
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %91

88:                                               ; preds = %290
  %89 = add i64 %93, -1
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %294, label %91, !llvm.loop !111

91:                                               ; preds = %63, %88
  %92 = phi i32 [ undef, %63 ], [ %292, %88 ]
  %93 = phi i64 [ %1, %63 ], [ %89, %88 ]
  %94 = load i64, ptr %61, align 8, !tbaa !109
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %294, label %96

96:                                               ; preds = %91
  %97 = load ptr, ptr %64, align 8, !tbaa !110
  %98 = add i64 %94, -1
  store i64 %98, ptr %61, align 8, !tbaa !109
  %99 = getelementptr inbounds i32, ptr %97, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %101 = load ptr, ptr %0, align 8, !tbaa !83
  %102 = zext i32 %100 to i64
  %103 = load i64, ptr %65, align 8, !tbaa !28
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %96
  %106 = load ptr, ptr %67, align 8, !tbaa !33
  %107 = mul i64 %68, %102
  %108 = getelementptr inbounds i64, ptr %106, i64 %107
  br label %115

109:                                              ; preds = %96
  %110 = load ptr, ptr %66, align 8, !tbaa !34
  %111 = getelementptr inbounds i32, ptr %110, i64 %102
  %112 = load i32, ptr %111, align 4, !tbaa !21
  %113 = zext i32 %112 to i64
  %114 = or i64 %113, -9223372036854775808
  store i64 %114, ptr %3, align 8, !tbaa !11
  br label %115

115:                                              ; preds = %105, %109
  %116 = phi ptr [ %3, %109 ], [ %108, %105 ]
  %117 = load ptr, ptr %69, align 8, !tbaa !48
  %118 = call i32 %101(ptr noundef %116, ptr noundef %117)
  %119 = icmp slt i32 %118, 0
  br i1 %119, label %120, label %121

120:                                              ; preds = %115
  store i64 %102, ptr %87, align 8, !tbaa !85
  br label %290

121:                                              ; preds = %115
  %122 = load i64, ptr %4, align 8, !tbaa !108
  %123 = add i64 %122, 1
  store i64 %123, ptr %4, align 8, !tbaa !108
  %124 = zext i32 %118 to i64
  %125 = load i64, ptr %70, align 8, !tbaa !97
  %126 = add i64 %125, %124
  store i64 %126, ptr %70, align 8, !tbaa !97
  %127 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %124)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %290, label %129

129:                                              ; preds = %121
  %130 = load i64, ptr %61, align 8, !tbaa !109
  %131 = add i64 %130, %124
  %132 = load i64, ptr %71, align 8, !tbaa !11
  %133 = icmp ult i64 %132, %131
  br i1 %133, label %134, label %170

134:                                              ; preds = %129
  %135 = lshr i64 %132, 2
  %136 = add i64 %132, 1024
  %137 = add i64 %136, %135
  %138 = call i64 @llvm.umax.i64(i64 %137, i64 %131)
  %139 = load i64, ptr %72, align 8, !tbaa !12
  %140 = sub i64 %138, %132
  %141 = shl i64 %140, 2
  %142 = add i64 %139, %141
  %143 = load i64, ptr %73, align 8, !tbaa !13
  %144 = icmp ugt i64 %142, %143
  br i1 %144, label %290, label %145

145:                                              ; preds = %134
  %146 = load ptr, ptr %64, align 8, !tbaa !14
  %147 = shl i64 %138, 2
  %148 = call ptr @resize_memory(ptr noundef %146, i64 noundef %147)
  %149 = icmp eq ptr %148, null
  br i1 %149, label %290, label %150

150:                                              ; preds = %145
  %151 = load ptr, ptr %74, align 8, !tbaa !15
  %152 = icmp eq ptr %151, null
  %153 = icmp ult i64 %147, 4194304
  %154 = or i1 %153, %152
  br i1 %154, label %164, label %155

155:                                              ; preds = %150
  %156 = ptrtoint ptr %148 to i64
  %157 = and i64 %156, -4096
  %158 = add i64 %147, 4095
  %159 = add i64 %158, %156
  %160 = and i64 %159, -4096
  %161 = inttoptr i64 %157 to ptr
  %162 = sub i64 %160, %157
  %163 = call i32 %151(ptr noundef %161, i64 noundef %162, i32 noundef 14)
  br label %164

164:                                              ; preds = %155, %150
  %165 = load i64, ptr %71, align 8, !tbaa !11
  %166 = sub i64 %138, %165
  %167 = shl i64 %166, 2
  %168 = load i64, ptr %72, align 8, !tbaa !12
  %169 = add i64 %167, %168
  store i64 %169, ptr %72, align 8, !tbaa !12
  store ptr %148, ptr %64, align 8, !tbaa !14
  store i64 %138, ptr %71, align 8, !tbaa !11
  br label %170

170:                                              ; preds = %164, %129
  %171 = icmp sgt i32 %118, 0
  br i1 %171, label %172, label %174

172:                                              ; preds = %170
  %173 = zext i32 %118 to i64
  br label %178

174:                                              ; preds = %240, %170
  %175 = icmp sgt i32 %118, 0
  br i1 %175, label %176, label %280

176:                                              ; preds = %174
  %177 = zext i32 %118 to i64
  br label %243

178:                                              ; preds = %172, %240
  %179 = phi i64 [ 0, %172 ], [ %241, %240 ]
  %180 = load ptr, ptr %69, align 8, !tbaa !48
  %181 = mul i64 %75, %179
  %182 = getelementptr inbounds i64, ptr %180, i64 %181
  %183 = load ptr, ptr %76, align 8, !tbaa !16
  %184 = icmp eq ptr %183, null
  br i1 %184, label %196, label %185

185:                                              ; preds = %178
  %186 = call i64 %183(ptr noundef %182)
  %187 = mul i64 %186, 246948723733
  %188 = lshr i64 %187, 19
  %189 = and i64 %188, 524287
  %190 = xor i64 %189, %187
  %191 = mul i64 %190, 242235342227
  %192 = and i64 %191, 274877906943
  %193 = lshr i64 %192, 19
  %194 = xor i64 %193, %191
  %195 = call i64 @llvm.fshl.i64(i64 %194, i64 %192, i64 32)
  br label %219

196:                                              ; preds = %178
  br i1 %77, label %215, label %197

197:                                              ; preds = %196, %197
  %198 = phi i64 [ %211, %197 ], [ 0, %196 ]
  %199 = phi i64 [ %210, %197 ], [ -7046029254386353131, %196 ]
  %200 = getelementptr inbounds i64, ptr %182, i64 %198
  %201 = load i64, ptr %200, align 8, !tbaa !11
  %202 = xor i64 %201, %199
  %203 = shl i64 %198, 1
  %204 = add i64 %203, -2960836687051489901
  %205 = zext i64 %202 to i128
  %206 = zext i64 %204 to i128
  %207 = mul nuw i128 %205, %206
  %208 = lshr i128 %207, 64
  %209 = xor i128 %208, %207
  %210 = trunc i128 %209 to i64
  %211 = add nuw i64 %198, 1
  %212 = icmp eq i64 %211, %75
  br i1 %212, label %213, label %197, !llvm.loop !17

213:                                              ; preds = %197
  %214 = trunc i128 %209 to i64
  br label %215

215:                                              ; preds = %213, %196
  %216 = phi i64 [ -7046029254386353131, %196 ], [ %214, %213 ]
  %217 = lshr i64 %216, 32
  %218 = xor i64 %217, %216
  br label %219

219:                                              ; preds = %185, %215
  %220 = phi i64 [ %195, %185 ], [ %218, %215 ]
  %221 = load ptr, ptr %78, align 8, !tbaa !50
  %222 = getelementptr inbounds i64, ptr %221, i64 %179
  store i64 %220, ptr %222, align 8, !tbaa !11
  %223 = load ptr, ptr %79, align 8, !tbaa !57
  %224 = icmp eq ptr %223, null
  br i1 %224, label %228, label %225

225:                                              ; preds = %219
  %226 = lshr i64 %220, 6
  %227 = getelementptr inbounds i64, ptr %223, i64 %226
  call void @llvm.prefetch.p0(ptr nonnull %227, i32 0, i32 3, i32 1)
  br label %240

228:                                              ; preds = %219
  %229 = and i64 %220, 63
  %230 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %229, i32 1
  %231 = load i64, ptr %230, align 8, !tbaa !30
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %240, label %233

233:                                              ; preds = %228
  %234 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %229
  %235 = load ptr, ptr %234, align 8, !tbaa !32
  %236 = lshr i64 %220, 32
  %237 = mul i64 %231, %236
  %238 = lshr i64 %237, 32
  %239 = getelementptr inbounds i64, ptr %235, i64 %238
  call void @llvm.prefetch.p0(ptr %239, i32 0, i32 3, i32 1)
  br label %240

240:                                              ; preds = %225, %228, %233
  %241 = add nuw nsw i64 %179, 1
  %242 = icmp eq i64 %241, %173
  br i1 %242, label %174, label %178, !llvm.loop !112

243:                                              ; preds = %176, %277
  %244 = phi i64 [ 0, %176 ], [ %278, %277 ]
  %245 = phi i32 [ %92, %176 ], [ %276, %277 ]
  %246 = load i64, ptr %80, align 8, !tbaa !26
  %247 = load ptr, ptr %69, align 8, !tbaa !48
  %248 = mul i64 %75, %244
  %249 = getelementptr inbounds i64, ptr %247, i64 %248
  %250 = load ptr, ptr %81, align 8, !tbaa !50
  %251 = getelementptr inbounds i64, ptr %250, i64 %244
  %252 = load i64, ptr %251, align 8, !tbaa !11
  %253 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %249, i64 noundef %252)
  %254 = icmp slt i64 %253, 0
  br i1 %254, label %274, label %255

255:                                              ; preds = %243
  %256 = icmp ult i64 %253, %246
  br i1 %256, label %274, label %257

257:                                              ; preds = %255
  %258 = load ptr, ptr %82, align 8, !tbaa !24
  %259 = getelementptr inbounds i32, ptr %258, i64 %253
  store i32 %100, ptr %259, align 4, !tbaa !21
  %260 = load ptr, ptr %83, align 8, !tbaa !104
  %261 = load ptr, ptr %69, align 8, !tbaa !48
  %262 = getelementptr inbounds i64, ptr %261, i64 %248
  %263 = call i32 %260(ptr noundef %262)
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %268, label %265

265:                                              ; preds = %257
  store i64 %253, ptr %84, align 8, !tbaa !85
  %266 = icmp slt i32 %263, 1
  %267 = select i1 %266, i32 3, i32 1
  br label %274

268:                                              ; preds = %257
  %269 = trunc i64 %253 to i32
  %270 = load ptr, ptr %64, align 8, !tbaa !110
  %271 = load i64, ptr %61, align 8, !tbaa !109
  %272 = add i64 %271, 1
  store i64 %272, ptr %61, align 8, !tbaa !109
  %273 = getelementptr inbounds i32, ptr %270, i64 %271
  store i32 %269, ptr %273, align 4, !tbaa !21
  br label %274

274:                                              ; preds = %265, %268, %255, %243
  %275 = phi i32 [ 1, %243 ], [ 10, %255 ], [ 1, %265 ], [ 0, %268 ]
  %276 = phi i32 [ 4, %243 ], [ %245, %255 ], [ %267, %265 ], [ %245, %268 ]
  switch i32 %275, label %280 [
    i32 0, label %277
    i32 10, label %277
  ]

277:                                              ; preds = %274, %274
  %278 = add nuw nsw i64 %244, 1
  %279 = icmp eq i64 %278, %177
  br i1 %279, label %280, label %243, !llvm.loop !113

280:                                              ; preds = %274, %277, %174
  %281 = phi i32 [ 8, %174 ], [ %275, %274 ], [ 8, %277 ]
  %282 = phi i32 [ %92, %174 ], [ %276, %277 ], [ %276, %274 ]
  %283 = icmp eq i32 %281, 8
  br i1 %283, label %284, label %290

284:                                              ; preds = %280
  %285 = load i64, ptr %85, align 8, !tbaa !26
  %286 = load i64, ptr %86, align 8, !tbaa !101
  %287 = icmp ugt i64 %285, %286
  %288 = zext i1 %287 to i32
  %289 = select i1 %287, i32 5, i32 %282
  br label %290

290:                                              ; preds = %145, %134, %284, %121, %280, %120
  %291 = phi i32 [ 1, %120 ], [ %281, %280 ], [ 1, %121 ], [ %288, %284 ], [ 1, %134 ], [ 1, %145 ]
  %292 = phi i32 [ 3, %120 ], [ %282, %280 ], [ 4, %121 ], [ %289, %284 ], [ 4, %134 ], [ 4, %145 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %293 = icmp eq i32 %291, 0
  br i1 %293, label %88, label %294

294:                                              ; preds = %91, %290, %88, %60, %29, %16
  %295 = phi i32 [ 4, %16 ], [ 4, %29 ], [ 0, %60 ], [ 0, %88 ], [ %292, %290 ], [ 2, %91 ]
  ret i32 %295
}

define i32 @search_best_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %6 = load i64, ptr %5, align 8, !tbaa !114
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %60

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %10 = load i64, ptr %9, align 8, !tbaa !115
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !27
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %54

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %12)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = shl i64 %22, 2
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %338, label %28

28:                                               ; preds = %14
  %29 = load ptr, ptr %15, align 8, !tbaa !14
  %30 = shl i64 %19, 2
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %338, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = icmp eq ptr %35, null
  %37 = icmp ult i64 %30, 4194304
  %38 = or i1 %37, %36
  br i1 %38, label %48, label %39

39:                                               ; preds = %33
  %40 = ptrtoint ptr %31 to i64
  %41 = and i64 %40, -4096
  %42 = add i64 %30, 4095
  %43 = add i64 %42, %40
  %44 = and i64 %43, -4096
  %45 = inttoptr i64 %41 to ptr
  %46 = sub i64 %44, %41
  %47 = tail call i32 %35(ptr noundef %45, i64 noundef %46, i32 noundef 14)
  br label %48

48:                                               ; preds = %39, %33
  %49 = load i64, ptr %9, align 8, !tbaa !11
  %50 = sub i64 %19, %49
  %51 = shl i64 %50, 2
  %52 = load i64, ptr %20, align 8, !tbaa !12
  %53 = add i64 %51, %52
  store i64 %53, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %15, align 8, !tbaa !14
  store i64 %19, ptr %9, align 8, !tbaa !11
  br label %54

54:                                               ; preds = %48, %8
  %55 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %338, label %57

57:                                               ; preds = %54
  %58 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %338

60:                                               ; preds = %57, %3
  %61 = phi i32 [ undef, %3 ], [ %58, %57 ]
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %64 = icmp eq i64 %1, 0
  br i1 %64, label %338, label %65

65:                                               ; preds = %60
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %72 = load i64, ptr @WORDS, align 8
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %84 = load i64, ptr @WORDS, align 8
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %86 = icmp eq i64 %84, 0
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %91 = load i64, ptr @WORDS, align 8
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %99

96:                                               ; preds = %334
  %97 = add i64 %101, -1
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %338, label %99, !llvm.loop !116

99:                                               ; preds = %65, %96
  %100 = phi i32 [ %61, %65 ], [ %336, %96 ]
  %101 = phi i64 [ %1, %65 ], [ %97, %96 ]
  %102 = load i64, ptr %62, align 8, !tbaa !117
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %338, label %104

104:                                              ; preds = %99
  %105 = load i64, ptr %63, align 8, !tbaa !108
  %106 = load i64, ptr %66, align 8, !tbaa !118
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %108, label %338

108:                                              ; preds = %104
  %109 = call fastcc i32 @pop(ptr noundef %0)
  %110 = load ptr, ptr %67, align 8, !tbaa !119
  %111 = zext i32 %109 to i64
  %112 = getelementptr inbounds %struct.Record, ptr %110, i64 %111
  %113 = getelementptr inbounds %struct.Record, ptr %110, i64 %111, i32 1
  %114 = load i32, ptr %113, align 8, !tbaa !120
  %115 = load i64, ptr %112, align 8, !tbaa !122
  %116 = load ptr, ptr %68, align 8, !tbaa !123
  %117 = zext i32 %114 to i64
  %118 = getelementptr inbounds i32, ptr %116, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !21
  %120 = icmp eq i32 %119, %109
  br i1 %120, label %121, label %334

121:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %122 = load i64, ptr %69, align 8, !tbaa !28
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %124, label %128

124:                                              ; preds = %121
  %125 = load ptr, ptr %71, align 8, !tbaa !33
  %126 = mul i64 %72, %117
  %127 = getelementptr inbounds i64, ptr %125, i64 %126
  br label %134

128:                                              ; preds = %121
  %129 = load ptr, ptr %70, align 8, !tbaa !34
  %130 = getelementptr inbounds i32, ptr %129, i64 %117
  %131 = load i32, ptr %130, align 4, !tbaa !21
  %132 = zext i32 %131 to i64
  %133 = or i64 %132, -9223372036854775808
  store i64 %133, ptr %4, align 8, !tbaa !11
  br label %134

134:                                              ; preds = %124, %128
  %135 = phi ptr [ %4, %128 ], [ %127, %124 ]
  %136 = load ptr, ptr %73, align 8, !tbaa !104
  %137 = call i32 %136(ptr noundef %135)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = icmp sgt i32 %137, 0
  %141 = select i1 %140, i32 %109, i32 %114
  %142 = zext i32 %141 to i64
  store i64 %142, ptr %74, align 8, !tbaa !85
  %143 = select i1 %140, i32 1, i32 3
  br label %331

144:                                              ; preds = %134
  %145 = load ptr, ptr %75, align 8, !tbaa !124
  %146 = load ptr, ptr %76, align 8, !tbaa !48
  %147 = load ptr, ptr %77, align 8, !tbaa !125
  %148 = call i32 %145(ptr noundef %135, ptr noundef %146, ptr noundef %147)
  %149 = icmp slt i32 %148, 0
  br i1 %149, label %150, label %153

150:                                              ; preds = %144
  store i64 %117, ptr %95, align 8, !tbaa !85
  %151 = icmp eq i32 %148, -1
  %152 = select i1 %151, i32 3, i32 6
  br label %331

153:                                              ; preds = %144
  %154 = load i64, ptr %63, align 8, !tbaa !108
  %155 = add i64 %154, 1
  store i64 %155, ptr %63, align 8, !tbaa !108
  %156 = zext i32 %148 to i64
  %157 = load i64, ptr %78, align 8, !tbaa !97
  %158 = add i64 %157, %156
  store i64 %158, ptr %78, align 8, !tbaa !97
  %159 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %156)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %331, label %161

161:                                              ; preds = %153
  %162 = load i64, ptr %79, align 8, !tbaa !115
  %163 = load i64, ptr %80, align 8, !tbaa !27
  %164 = icmp ult i64 %162, %163
  br i1 %164, label %165, label %201

165:                                              ; preds = %161
  %166 = lshr i64 %162, 2
  %167 = add i64 %162, 1024
  %168 = add i64 %167, %166
  %169 = call i64 @llvm.umax.i64(i64 %168, i64 %163)
  %170 = load i64, ptr %81, align 8, !tbaa !12
  %171 = sub i64 %169, %162
  %172 = shl i64 %171, 2
  %173 = add i64 %170, %172
  %174 = load i64, ptr %82, align 8, !tbaa !13
  %175 = icmp ugt i64 %173, %174
  br i1 %175, label %331, label %176

176:                                              ; preds = %165
  %177 = load ptr, ptr %68, align 8, !tbaa !14
  %178 = shl i64 %169, 2
  %179 = call ptr @resize_memory(ptr noundef %177, i64 noundef %178)
  %180 = icmp eq ptr %179, null
  br i1 %180, label %331, label %181

181:                                              ; preds = %176
  %182 = load ptr, ptr %83, align 8, !tbaa !15
  %183 = icmp eq ptr %182, null
  %184 = icmp ult i64 %178, 4194304
  %185 = or i1 %184, %183
  br i1 %185, label %195, label %186

186:                                              ; preds = %181
  %187 = ptrtoint ptr %179 to i64
  %188 = and i64 %187, -4096
  %189 = add i64 %178, 4095
  %190 = add i64 %189, %187
  %191 = and i64 %190, -4096
  %192 = inttoptr i64 %188 to ptr
  %193 = sub i64 %191, %188
  %194 = call i32 %182(ptr noundef %192, i64 noundef %193, i32 noundef 14)
  br label %195

195:                                              ; preds = %186, %181
  %196 = load i64, ptr %79, align 8, !tbaa !11
  %197 = sub i64 %169, %196
  %198 = shl i64 %197, 2
  %199 = load i64, ptr %81, align 8, !tbaa !12
  %200 = add i64 %198, %199
  store i64 %200, ptr %81, align 8, !tbaa !12
  store ptr %179, ptr %68, align 8, !tbaa !14
  store i64 %169, ptr %79, align 8, !tbaa !11
  br label %201

201:                                              ; preds = %195, %161
  %202 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %156)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %331, label %204

204:                                              ; preds = %201
  %205 = icmp sgt i32 %148, 0
  br i1 %205, label %206, label %208

206:                                              ; preds = %204
  %207 = zext i32 %148 to i64
  br label %213

208:                                              ; preds = %275, %204
  %209 = icmp sgt i32 %148, 0
  br i1 %209, label %210, label %321

210:                                              ; preds = %208
  %211 = add i32 %109, 1
  %212 = zext i32 %148 to i64
  br label %278

213:                                              ; preds = %206, %275
  %214 = phi i64 [ 0, %206 ], [ %276, %275 ]
  %215 = load ptr, ptr %76, align 8, !tbaa !48
  %216 = mul i64 %84, %214
  %217 = getelementptr inbounds i64, ptr %215, i64 %216
  %218 = load ptr, ptr %85, align 8, !tbaa !16
  %219 = icmp eq ptr %218, null
  br i1 %219, label %231, label %220

220:                                              ; preds = %213
  %221 = call i64 %218(ptr noundef %217)
  %222 = mul i64 %221, 246948723733
  %223 = lshr i64 %222, 19
  %224 = and i64 %223, 524287
  %225 = xor i64 %224, %222
  %226 = mul i64 %225, 242235342227
  %227 = and i64 %226, 274877906943
  %228 = lshr i64 %227, 19
  %229 = xor i64 %228, %226
  %230 = call i64 @llvm.fshl.i64(i64 %229, i64 %227, i64 32)
  br label %254

231:                                              ; preds = %213
  br i1 %86, label %250, label %232

232:                                              ; preds = %231, %232
  %233 = phi i64 [ %246, %232 ], [ 0, %231 ]
  %234 = phi i64 [ %245, %232 ], [ -7046029254386353131, %231 ]
  %235 = getelementptr inbounds i64, ptr %217, i64 %233
  %236 = load i64, ptr %235, align 8, !tbaa !11
  %237 = xor i64 %236, %234
  %238 = shl i64 %233, 1
  %239 = add i64 %238, -2960836687051489901
  %240 = zext i64 %237 to i128
  %241 = zext i64 %239 to i128
  %242 = mul nuw i128 %240, %241
  %243 = lshr i128 %242, 64
  %244 = xor i128 %243, %242
  %245 = trunc i128 %244 to i64
  %246 = add nuw i64 %233, 1
  %247 = icmp eq i64 %246, %84
  br i1 %247, label %248, label %232, !llvm.loop !17

248:                                              ; preds = %232
  %249 = trunc i128 %244 to i64
  br label %250

250:                                              ; preds = %248, %231
  %251 = phi i64 [ -7046029254386353131, %231 ], [ %249, %248 ]
  %252 = lshr i64 %251, 32
  %253 = xor i64 %252, %251
  br label %254

254:                                              ; preds = %220, %250
  %255 = phi i64 [ %230, %220 ], [ %253, %250 ]
  %256 = load ptr, ptr %87, align 8, !tbaa !50
  %257 = getelementptr inbounds i64, ptr %256, i64 %214
  store i64 %255, ptr %257, align 8, !tbaa !11
  %258 = load ptr, ptr %88, align 8, !tbaa !57
  %259 = icmp eq ptr %258, null
  br i1 %259, label %263, label %260

260:                                              ; preds = %254
  %261 = lshr i64 %255, 6
  %262 = getelementptr inbounds i64, ptr %258, i64 %261
  call void @llvm.prefetch.p0(ptr nonnull %262, i32 0, i32 3, i32 1)
  br label %275

263:                                              ; preds = %254
  %264 = and i64 %255, 63
  %265 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %264, i32 1
  %266 = load i64, ptr %265, align 8, !tbaa !30
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %275, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %264
  %270 = load ptr, ptr %269, align 8, !tbaa !32
  %271 = lshr i64 %255, 32
  %272 = mul i64 %266, %271
  %273 = lshr i64 %272, 32
  %274 = getelementptr inbounds i64, ptr %270, i64 %273
  call void @llvm.prefetch.p0(ptr %274, i32 0, i32 3, i32 1)
  br label %275

275:                                              ; preds = %260, %263, %268
  %276 = add nuw nsw i64 %214, 1
  %277 = icmp eq i64 %276, %207
  br i1 %277, label %208, label %213, !llvm.loop !126

278:                                              ; preds = %210, %318
  %279 = phi i64 [ 0, %210 ], [ %319, %318 ]
  %280 = phi i32 [ %100, %210 ], [ %317, %318 ]
  %281 = load i64, ptr %89, align 8, !tbaa !26
  %282 = load ptr, ptr %77, align 8, !tbaa !125
  %283 = getelementptr inbounds i64, ptr %282, i64 %279
  %284 = load i64, ptr %283, align 8, !tbaa !11
  %285 = add i64 %284, %115
  %286 = load i64, ptr %90, align 8, !tbaa !127
  %287 = and i64 %285, %286
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %315

289:                                              ; preds = %278
  %290 = load ptr, ptr %76, align 8, !tbaa !48
  %291 = mul i64 %91, %279
  %292 = getelementptr inbounds i64, ptr %290, i64 %291
  %293 = load ptr, ptr %92, align 8, !tbaa !50
  %294 = getelementptr inbounds i64, ptr %293, i64 %279
  %295 = load i64, ptr %294, align 8, !tbaa !11
  %296 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %292, i64 noundef %295)
  %297 = icmp slt i64 %296, 0
  br i1 %297, label %315, label %298

298:                                              ; preds = %289
  %299 = icmp ult i64 %296, %281
  br i1 %299, label %300, label %309

300:                                              ; preds = %298
  %301 = load ptr, ptr %67, align 8, !tbaa !119
  %302 = load ptr, ptr %68, align 8, !tbaa !123
  %303 = getelementptr inbounds i32, ptr %302, i64 %296
  %304 = load i32, ptr %303, align 4, !tbaa !21
  %305 = zext i32 %304 to i64
  %306 = getelementptr inbounds %struct.Record, ptr %301, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !122
  %308 = icmp ugt i64 %307, %285
  br i1 %308, label %309, label %315

309:                                              ; preds = %300, %298
  %310 = trunc i64 %296 to i32
  %311 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %310, i64 noundef %285, i32 noundef %211, i32 noundef %2)
  %312 = icmp ne i32 %311, 0
  %313 = zext i1 %312 to i32
  %314 = select i1 %312, i32 %311, i32 %280
  br label %315

315:                                              ; preds = %309, %289, %300, %278
  %316 = phi i32 [ 1, %278 ], [ %313, %309 ], [ 1, %289 ], [ 10, %300 ]
  %317 = phi i32 [ 6, %278 ], [ %314, %309 ], [ 4, %289 ], [ %280, %300 ]
  switch i32 %316, label %321 [
    i32 0, label %318
    i32 10, label %318
  ]

318:                                              ; preds = %315, %315
  %319 = add nuw nsw i64 %279, 1
  %320 = icmp eq i64 %319, %212
  br i1 %320, label %321, label %278, !llvm.loop !128

321:                                              ; preds = %315, %318, %208
  %322 = phi i32 [ 8, %208 ], [ %316, %315 ], [ 8, %318 ]
  %323 = phi i32 [ %100, %208 ], [ %317, %318 ], [ %317, %315 ]
  %324 = icmp eq i32 %322, 8
  br i1 %324, label %325, label %331

325:                                              ; preds = %321
  %326 = load i64, ptr %93, align 8, !tbaa !26
  %327 = load i64, ptr %94, align 8, !tbaa !101
  %328 = icmp ugt i64 %326, %327
  %329 = zext i1 %328 to i32
  %330 = select i1 %328, i32 5, i32 %323
  br label %331

331:                                              ; preds = %176, %165, %150, %321, %201, %153, %325, %139
  %332 = phi i32 [ 1, %139 ], [ 1, %150 ], [ %322, %321 ], [ 1, %201 ], [ 1, %153 ], [ %329, %325 ], [ 1, %165 ], [ 1, %176 ]
  %333 = phi i32 [ %143, %139 ], [ %152, %150 ], [ %323, %321 ], [ 4, %201 ], [ 4, %153 ], [ %330, %325 ], [ 4, %165 ], [ 4, %176 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %334

334:                                              ; preds = %108, %331
  %335 = phi i32 [ %332, %331 ], [ 4, %108 ]
  %336 = phi i32 [ %333, %331 ], [ %100, %108 ]
  %337 = icmp eq i32 %335, 1
  br i1 %337, label %338, label %96

338:                                              ; preds = %99, %104, %334, %96, %60, %28, %14, %57, %54
  %339 = phi i32 [ %58, %57 ], [ 4, %54 ], [ 4, %14 ], [ 4, %28 ], [ 0, %60 ], [ 0, %96 ], [ %336, %334 ], [ 7, %104 ], [ 2, %99 ]
  ret i32 %339
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %4 = load i64, ptr %3, align 8, !tbaa !114
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %7 = load i64, ptr %6, align 8, !tbaa !129
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %90

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %11 = lshr i64 %7, 2
  %12 = add i64 %7, 1024
  %13 = add i64 %12, %11
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 %5)
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sub i64 %14, %7
  %18 = shl i64 %17, 4
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %21 = load i64, ptr %20, align 8, !tbaa !13
  %22 = icmp ugt i64 %19, %21
  br i1 %22, label %46, label %23

23:                                               ; preds = %9
  %24 = load ptr, ptr %10, align 8, !tbaa !14
  %25 = shl i64 %14, 4
  %26 = tail call ptr @resize_memory(ptr noundef %24, i64 noundef %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %46, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %30 = load ptr, ptr %29, align 8, !tbaa !15
  %31 = icmp eq ptr %30, null
  %32 = icmp ult i64 %25, 4194304
  %33 = or i1 %32, %31
  br i1 %33, label %43, label %34

34:                                               ; preds = %28
  %35 = ptrtoint ptr %26 to i64
  %36 = and i64 %35, -4096
  %37 = add i64 %25, 4095
  %38 = add i64 %37, %35
  %39 = and i64 %38, -4096
  %40 = inttoptr i64 %36 to ptr
  %41 = sub i64 %39, %36
  %42 = tail call i32 %30(ptr noundef %40, i64 noundef %41, i32 noundef 14)
  br label %43

43:                                               ; preds = %34, %28
  %44 = load i64, ptr %15, align 8, !tbaa !12
  %45 = add i64 %44, %18
  store i64 %45, ptr %15, align 8, !tbaa !12
  store ptr %26, ptr %10, align 8, !tbaa !14
  br label %46

46:                                               ; preds = %9, %23, %43
  %47 = phi i64 [ %7, %9 ], [ %7, %23 ], [ %14, %43 ]
  %48 = phi i1 [ true, %9 ], [ true, %23 ], [ false, %43 ]
  br i1 %48, label %90, label %49

49:                                               ; preds = %46
  %50 = load i64, ptr %6, align 8, !tbaa !129
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %52 = icmp ult i64 %50, %47
  br i1 %52, label %53, label %89

53:                                               ; preds = %49
  %54 = lshr i64 %50, 2
  %55 = add i64 %50, 1024
  %56 = add i64 %55, %54
  %57 = tail call i64 @llvm.umax.i64(i64 %56, i64 %47)
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %59 = load i64, ptr %58, align 8, !tbaa !12
  %60 = sub i64 %57, %50
  %61 = shl i64 %60, 2
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %64 = load i64, ptr %63, align 8, !tbaa !13
  %65 = icmp ugt i64 %62, %64
  br i1 %65, label %90, label %66

66:                                               ; preds = %53
  %67 = load ptr, ptr %51, align 8, !tbaa !14
  %68 = shl i64 %57, 2
  %69 = tail call ptr @resize_memory(ptr noundef %67, i64 noundef %68)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %90, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %73 = load ptr, ptr %72, align 8, !tbaa !15
  %74 = icmp eq ptr %73, null
  %75 = icmp ult i64 %68, 4194304
  %76 = or i1 %75, %74
  br i1 %76, label %86, label %77

77:                                               ; preds = %71
  %78 = ptrtoint ptr %69 to i64
  %79 = and i64 %78, -4096
  %80 = add i64 %68, 4095
  %81 = add i64 %80, %78
  %82 = and i64 %81, -4096
  %83 = inttoptr i64 %79 to ptr
  %84 = sub i64 %82, %79
  %85 = tail call i32 %73(ptr noundef %83, i64 noundef %84, i32 noundef 14)
  br label %86

86:                                               ; preds = %77, %71
  %87 = load i64, ptr %58, align 8, !tbaa !12
  %88 = add i64 %87, %61
  store i64 %88, ptr %58, align 8, !tbaa !12
  store ptr %69, ptr %51, align 8, !tbaa !14
  br label %89

89:                                               ; preds = %86, %49
  store i64 %47, ptr %6, align 8, !tbaa !129
  br label %90

90:                                               ; preds = %66, %53, %46, %89, %2
  %91 = phi i32 [ 1, %2 ], [ 0, %46 ], [ 1, %89 ], [ 0, %53 ], [ 0, %66 ]
  ret i32 %91
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %10 = load i64, ptr %9, align 8, !tbaa !114
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !114
  %12 = trunc i64 %10 to i32
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = load ptr, ptr %13, align 8, !tbaa !119
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !130
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !131
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !132
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %20 = load ptr, ptr %19, align 8, !tbaa !123
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds i32, ptr %20, i64 %21
  store i32 %12, ptr %22, align 4, !tbaa !21
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %107, label %24

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %21
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
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
  %44 = load i64, ptr %43, align 8, !tbaa !133
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
  %52 = load ptr, ptr %47, align 8, !tbaa !134
  %53 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !135
  %55 = call i32 %54(ptr noundef %42, ptr noundef nonnull %6)
  %56 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !137
  %58 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 2
  %59 = load ptr, ptr %58, align 8, !tbaa !138
  %60 = call i64 %57(ptr noundef %59, ptr noundef nonnull %6)
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = add i64 %60, %50
  %64 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !139
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
  %76 = load i64, ptr %43, align 8, !tbaa !133
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %48, label %78, !llvm.loop !140

78:                                               ; preds = %71, %74
  %79 = phi i1 [ %49, %71 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %85

81:                                               ; preds = %41
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %83 = load ptr, ptr %82, align 8, !tbaa !141
  %84 = call i32 %83(ptr noundef %42, ptr noundef nonnull %8)
  br label %85

85:                                               ; preds = %81, %78
  %86 = phi i32 [ %80, %78 ], [ %84, %81 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %21, ptr %89, align 8, !tbaa !85
  %90 = icmp eq i32 %86, -1
  %91 = select i1 %90, i32 3, i32 6
  br label %103

92:                                               ; preds = %85
  %93 = icmp eq i32 %86, 1
  br i1 %93, label %103, label %94

94:                                               ; preds = %92
  %95 = icmp eq i32 %4, 1
  %96 = load i64, ptr %8, align 8
  %97 = select i1 %95, i64 %2, i64 0
  %98 = add i64 %96, %97
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %100 = load i64, ptr %99, align 8, !tbaa !127
  %101 = and i64 %98, %100
  %102 = icmp eq i64 %101, 0
  br label %103

103:                                              ; preds = %94, %92, %88
  %104 = phi i64 [ %2, %88 ], [ %2, %92 ], [ %98, %94 ]
  %105 = phi i32 [ %91, %88 ], [ 0, %92 ], [ 6, %94 ]
  %106 = phi i1 [ false, %88 ], [ false, %92 ], [ %102, %94 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br i1 %106, label %107, label %114

107:                                              ; preds = %103, %5
  %108 = phi i64 [ %104, %103 ], [ %2, %5 ]
  %109 = icmp eq i32 %4, 1
  %110 = zext i1 %109 to i32
  %111 = call fastcc i32 @push(ptr noundef %0, i64 noundef %108, i32 noundef %12, i32 noundef %110)
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %112, i32 4, i32 0
  br label %114

114:                                              ; preds = %103, %107
  %115 = phi i32 [ %113, %107 ], [ %105, %103 ]
  ret i32 %115
}

define internal fastcc i32 @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %3 = load ptr, ptr %2, align 8, !tbaa !142
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  store i64 %4, ptr %5, align 8, !tbaa !143
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %7 = load ptr, ptr %6, align 8, !tbaa !144
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %9 = load i64, ptr %8, align 8, !tbaa !145
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !120
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !122
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !120
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !146

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !120
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %37 = load i64, ptr %36, align 8, !tbaa !117
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !117
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %40 = load ptr, ptr %39, align 8, !tbaa !147
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !21
  store i32 %43, ptr %33, align 8, !tbaa !120
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !120
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %47 = load i64, ptr %46, align 8, !tbaa !148
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !148
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !148
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
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %7 = load ptr, ptr %6, align 8, !tbaa !149
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %1007, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  br label %758

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %32 = load i64, ptr %31, align 8, !tbaa !38
  %33 = add i64 %32, %1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %45 = icmp eq i64 %41, 0
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 0
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  br label %61

61:                                               ; preds = %459, %30
  %62 = phi i32 [ undef, %30 ], [ %461, %459 ]
  %63 = load i64, ptr %31, align 8, !tbaa !38
  %64 = icmp ult i64 %63, %33
  br i1 %64, label %65, label %463

65:                                               ; preds = %61
  %66 = load i64, ptr %34, align 8, !tbaa !26
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %463, label %68

68:                                               ; preds = %65
  %69 = load i64, ptr %35, align 8, !tbaa !10
  %70 = load i64, ptr %36, align 8, !tbaa !4
  %71 = add i64 %70, 1
  %72 = udiv i64 %69, %71
  %73 = call i64 @llvm.umin.i64(i64 %72, i64 64)
  %74 = sub i64 %66, %63
  %75 = icmp ugt i64 %74, %73
  %76 = add i64 %73, %63
  %77 = select i1 %75, i64 %76, i64 %66
  %78 = icmp ult i64 %63, %77
  br i1 %78, label %82, label %185

79:                                               ; preds = %182
  %80 = add nuw i64 %86, 1
  %81 = icmp ult i64 %80, %77
  br i1 %81, label %82, label %185, !llvm.loop !150

82:                                               ; preds = %68, %79
  %83 = phi i1 [ %81, %79 ], [ %78, %68 ]
  %84 = phi i32 [ %184, %79 ], [ %62, %68 ]
  %85 = phi i64 [ %183, %79 ], [ 0, %68 ]
  %86 = phi i64 [ %80, %79 ], [ %63, %68 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %87 = load ptr, ptr %37, align 8, !tbaa !124
  %88 = load i64, ptr %38, align 8, !tbaa !28
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %94

90:                                               ; preds = %82
  %91 = load ptr, ptr %40, align 8, !tbaa !33
  %92 = mul i64 %86, %41
  %93 = getelementptr inbounds i64, ptr %91, i64 %92
  br label %100

94:                                               ; preds = %82
  %95 = load ptr, ptr %39, align 8, !tbaa !34
  %96 = getelementptr inbounds i32, ptr %95, i64 %86
  %97 = load i32, ptr %96, align 4, !tbaa !21
  %98 = zext i32 %97 to i64
  %99 = or i64 %98, -9223372036854775808
  store i64 %99, ptr %5, align 8, !tbaa !11
  br label %100

100:                                              ; preds = %94, %90
  %101 = phi ptr [ %5, %94 ], [ %93, %90 ]
  %102 = load ptr, ptr %42, align 8, !tbaa !48
  %103 = mul i64 %85, %41
  %104 = getelementptr inbounds i64, ptr %102, i64 %103
  %105 = load ptr, ptr %43, align 8, !tbaa !125
  %106 = getelementptr inbounds i64, ptr %105, i64 %85
  %107 = call i32 %87(ptr noundef %101, ptr noundef %104, ptr noundef %106)
  %108 = icmp sgt i32 %107, -1
  br i1 %108, label %109, label %182

109:                                              ; preds = %100
  %110 = sub nuw i64 %86, %63
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87, i64 %110
  store i32 %107, ptr %111, align 4, !tbaa !21
  %112 = icmp eq i32 %107, 0
  br i1 %112, label %182, label %113

113:                                              ; preds = %109
  %114 = trunc i64 %85 to i32
  %115 = add i32 %107, %114
  br label %116

116:                                              ; preds = %178, %113
  %117 = phi i64 [ %179, %178 ], [ %85, %113 ]
  %118 = load ptr, ptr %42, align 8, !tbaa !48
  %119 = mul i64 %117, %41
  %120 = getelementptr inbounds i64, ptr %118, i64 %119
  %121 = load ptr, ptr %44, align 8, !tbaa !16
  %122 = icmp eq ptr %121, null
  br i1 %122, label %134, label %123

123:                                              ; preds = %116
  %124 = call i64 %121(ptr noundef %120)
  %125 = mul i64 %124, 246948723733
  %126 = lshr i64 %125, 19
  %127 = and i64 %126, 524287
  %128 = xor i64 %127, %125
  %129 = mul i64 %128, 242235342227
  %130 = and i64 %129, 274877906943
  %131 = lshr i64 %130, 19
  %132 = xor i64 %131, %129
  %133 = call i64 @llvm.fshl.i64(i64 %132, i64 %130, i64 32)
  br label %157

134:                                              ; preds = %116
  br i1 %45, label %153, label %135

135:                                              ; preds = %134, %135
  %136 = phi i64 [ %149, %135 ], [ 0, %134 ]
  %137 = phi i64 [ %148, %135 ], [ -7046029254386353131, %134 ]
  %138 = getelementptr inbounds i64, ptr %120, i64 %136
  %139 = load i64, ptr %138, align 8, !tbaa !11
  %140 = xor i64 %139, %137
  %141 = shl i64 %136, 1
  %142 = add i64 %141, -2960836687051489901
  %143 = zext i64 %140 to i128
  %144 = zext i64 %142 to i128
  %145 = mul nuw i128 %143, %144
  %146 = lshr i128 %145, 64
  %147 = xor i128 %146, %145
  %148 = trunc i128 %147 to i64
  %149 = add nuw i64 %136, 1
  %150 = icmp eq i64 %149, %41
  br i1 %150, label %151, label %135, !llvm.loop !17

151:                                              ; preds = %135
  %152 = trunc i128 %147 to i64
  br label %153

153:                                              ; preds = %151, %134
  %154 = phi i64 [ -7046029254386353131, %134 ], [ %152, %151 ]
  %155 = lshr i64 %154, 32
  %156 = xor i64 %155, %154
  br label %157

157:                                              ; preds = %153, %123
  %158 = phi i64 [ %133, %123 ], [ %156, %153 ]
  %159 = load ptr, ptr %46, align 8, !tbaa !50
  %160 = getelementptr inbounds i64, ptr %159, i64 %117
  store i64 %158, ptr %160, align 8, !tbaa !11
  %161 = load ptr, ptr %47, align 8, !tbaa !57
  %162 = icmp eq ptr %161, null
  br i1 %162, label %166, label %163

163:                                              ; preds = %157
  %164 = lshr i64 %158, 6
  %165 = getelementptr inbounds i64, ptr %161, i64 %164
  call void @llvm.prefetch.p0(ptr nonnull %165, i32 0, i32 3, i32 1)
  br label %178

166:                                              ; preds = %157
  %167 = and i64 %158, 63
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %167, i32 1
  %169 = load i64, ptr %168, align 8, !tbaa !30
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %178, label %171

171:                                              ; preds = %166
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %167
  %173 = load ptr, ptr %172, align 8, !tbaa !32
  %174 = lshr i64 %158, 32
  %175 = mul i64 %169, %174
  %176 = lshr i64 %175, 32
  %177 = getelementptr inbounds i64, ptr %173, i64 %176
  call void @llvm.prefetch.p0(ptr %177, i32 0, i32 3, i32 1)
  br label %178

178:                                              ; preds = %171, %166, %163
  %179 = add i64 %117, 1
  %180 = trunc i64 %179 to i32
  %181 = icmp eq i32 %115, %180
  br i1 %181, label %182, label %116, !llvm.loop !151

182:                                              ; preds = %178, %109, %100
  %183 = phi i64 [ %85, %100 ], [ %85, %109 ], [ %179, %178 ]
  %184 = phi i32 [ 6, %100 ], [ %84, %109 ], [ %84, %178 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %108, label %79, label %185

185:                                              ; preds = %182, %79, %68
  %186 = phi i1 [ %78, %68 ], [ %83, %182 ], [ %81, %79 ]
  %187 = phi i64 [ 0, %68 ], [ %183, %79 ], [ %183, %182 ]
  %188 = phi i32 [ %62, %68 ], [ %184, %79 ], [ %184, %182 ]
  br i1 %186, label %459, label %189

189:                                              ; preds = %185
  %190 = load i64, ptr %48, align 8, !tbaa !152
  %191 = add i64 %190, %187
  %192 = icmp ult i64 %191, 4294967296
  br i1 %192, label %193, label %459

193:                                              ; preds = %189
  %194 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %187)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %459, label %196

196:                                              ; preds = %193
  %197 = load i64, ptr %50, align 8, !tbaa !11
  %198 = icmp ult i64 %197, %191
  br i1 %198, label %199, label %235

199:                                              ; preds = %196
  %200 = lshr i64 %197, 2
  %201 = add i64 %197, 1024
  %202 = add i64 %201, %200
  %203 = call i64 @llvm.umax.i64(i64 %202, i64 %191)
  %204 = load i64, ptr %51, align 8, !tbaa !12
  %205 = sub i64 %203, %197
  %206 = shl i64 %205, 2
  %207 = add i64 %204, %206
  %208 = load i64, ptr %52, align 8, !tbaa !13
  %209 = icmp ugt i64 %207, %208
  br i1 %209, label %459, label %210

210:                                              ; preds = %199
  %211 = load ptr, ptr %49, align 8, !tbaa !14
  %212 = shl i64 %203, 2
  %213 = call ptr @resize_memory(ptr noundef %211, i64 noundef %212)
  %214 = icmp eq ptr %213, null
  br i1 %214, label %459, label %215

215:                                              ; preds = %210
  %216 = load ptr, ptr %53, align 8, !tbaa !15
  %217 = icmp eq ptr %216, null
  %218 = icmp ult i64 %212, 4194304
  %219 = or i1 %218, %217
  br i1 %219, label %229, label %220

220:                                              ; preds = %215
  %221 = ptrtoint ptr %213 to i64
  %222 = and i64 %221, -4096
  %223 = add i64 %212, 4095
  %224 = add i64 %223, %221
  %225 = and i64 %224, -4096
  %226 = inttoptr i64 %222 to ptr
  %227 = sub i64 %225, %222
  %228 = call i32 %216(ptr noundef %226, i64 noundef %227, i32 noundef 14)
  br label %229

229:                                              ; preds = %220, %215
  %230 = load i64, ptr %50, align 8, !tbaa !11
  %231 = sub i64 %203, %230
  %232 = shl i64 %231, 2
  %233 = load i64, ptr %51, align 8, !tbaa !12
  %234 = add i64 %232, %233
  store i64 %234, ptr %51, align 8, !tbaa !12
  store ptr %213, ptr %49, align 8, !tbaa !14
  store i64 %203, ptr %50, align 8, !tbaa !11
  br label %235

235:                                              ; preds = %229, %196
  %236 = load i64, ptr %55, align 8, !tbaa !11
  %237 = icmp ult i64 %236, %191
  br i1 %237, label %238, label %271

238:                                              ; preds = %235
  %239 = lshr i64 %236, 2
  %240 = add i64 %236, 1024
  %241 = add i64 %240, %239
  %242 = call i64 @llvm.umax.i64(i64 %241, i64 %191)
  %243 = load i64, ptr %51, align 8, !tbaa !12
  %244 = sub i64 %242, %236
  %245 = add i64 %244, %243
  %246 = load i64, ptr %52, align 8, !tbaa !13
  %247 = icmp ugt i64 %245, %246
  br i1 %247, label %459, label %248

248:                                              ; preds = %238
  %249 = load ptr, ptr %54, align 8, !tbaa !14
  %250 = call ptr @resize_memory(ptr noundef %249, i64 noundef %242)
  %251 = icmp eq ptr %250, null
  br i1 %251, label %459, label %252

252:                                              ; preds = %248
  %253 = load ptr, ptr %53, align 8, !tbaa !15
  %254 = icmp eq ptr %253, null
  %255 = icmp ult i64 %242, 4194304
  %256 = or i1 %255, %254
  br i1 %256, label %266, label %257

257:                                              ; preds = %252
  %258 = ptrtoint ptr %250 to i64
  %259 = and i64 %258, -4096
  %260 = add i64 %242, 4095
  %261 = add i64 %260, %258
  %262 = and i64 %261, -4096
  %263 = inttoptr i64 %259 to ptr
  %264 = sub i64 %262, %259
  %265 = call i32 %253(ptr noundef %263, i64 noundef %264, i32 noundef 14)
  br label %266

266:                                              ; preds = %257, %252
  %267 = load i64, ptr %55, align 8, !tbaa !11
  %268 = sub i64 %242, %267
  %269 = load i64, ptr %51, align 8, !tbaa !12
  %270 = add i64 %268, %269
  store i64 %270, ptr %51, align 8, !tbaa !12
  store ptr %250, ptr %54, align 8, !tbaa !14
  store i64 %242, ptr %55, align 8, !tbaa !11
  br label %271

271:                                              ; preds = %266, %235
  %272 = load i64, ptr %34, align 8, !tbaa !26
  %273 = add i64 %187, 1
  %274 = add i64 %273, %272
  %275 = load i64, ptr %57, align 8, !tbaa !11
  %276 = icmp ult i64 %275, %274
  br i1 %276, label %277, label %313

277:                                              ; preds = %271
  %278 = lshr i64 %275, 2
  %279 = add i64 %275, 1024
  %280 = add i64 %279, %278
  %281 = call i64 @llvm.umax.i64(i64 %280, i64 %274)
  %282 = load i64, ptr %51, align 8, !tbaa !12
  %283 = sub i64 %281, %275
  %284 = shl i64 %283, 2
  %285 = add i64 %282, %284
  %286 = load i64, ptr %52, align 8, !tbaa !13
  %287 = icmp ugt i64 %285, %286
  br i1 %287, label %459, label %288

288:                                              ; preds = %277
  %289 = load ptr, ptr %56, align 8, !tbaa !14
  %290 = shl i64 %281, 2
  %291 = call ptr @resize_memory(ptr noundef %289, i64 noundef %290)
  %292 = icmp eq ptr %291, null
  br i1 %292, label %459, label %293

293:                                              ; preds = %288
  %294 = load ptr, ptr %53, align 8, !tbaa !15
  %295 = icmp eq ptr %294, null
  %296 = icmp ult i64 %290, 4194304
  %297 = or i1 %296, %295
  br i1 %297, label %307, label %298

298:                                              ; preds = %293
  %299 = ptrtoint ptr %291 to i64
  %300 = and i64 %299, -4096
  %301 = add i64 %290, 4095
  %302 = add i64 %301, %299
  %303 = and i64 %302, -4096
  %304 = inttoptr i64 %300 to ptr
  %305 = sub i64 %303, %300
  %306 = call i32 %294(ptr noundef %304, i64 noundef %305, i32 noundef 14)
  br label %307

307:                                              ; preds = %298, %293
  %308 = load i64, ptr %57, align 8, !tbaa !11
  %309 = sub i64 %281, %308
  %310 = shl i64 %309, 2
  %311 = load i64, ptr %51, align 8, !tbaa !12
  %312 = add i64 %310, %311
  store i64 %312, ptr %51, align 8, !tbaa !12
  store ptr %291, ptr %56, align 8, !tbaa !14
  store i64 %281, ptr %57, align 8, !tbaa !11
  br label %313

313:                                              ; preds = %307, %271
  %314 = icmp eq i64 %187, 0
  br i1 %314, label %319, label %315

315:                                              ; preds = %313
  %316 = load ptr, ptr %46, align 8, !tbaa !50
  %317 = load ptr, ptr %44, align 8, !tbaa !16
  %318 = icmp eq ptr %317, null
  br label %320

319:                                              ; preds = %361, %313
  br i1 %78, label %364, label %450

320:                                              ; preds = %361, %315
  %321 = phi i64 [ 0, %315 ], [ %362, %361 ]
  %322 = getelementptr inbounds i64, ptr %316, i64 %321
  %323 = load i64, ptr %322, align 8, !tbaa !11
  br i1 %318, label %324, label %361

324:                                              ; preds = %320
  %325 = and i64 %323, 63
  %326 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %325, i32 1
  %327 = load i64, ptr %326, align 8, !tbaa !30
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %361, label %329

329:                                              ; preds = %324
  %330 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %325
  %331 = lshr i64 %323, 32
  %332 = mul i64 %327, %331
  %333 = lshr i64 %332, 32
  %334 = load ptr, ptr %330, align 8, !tbaa !32
  br label %338

335:                                              ; preds = %344
  %336 = add nuw nsw i64 %339, 1
  %337 = icmp eq i64 %336, 4
  br i1 %337, label %361, label %338, !llvm.loop !153

338:                                              ; preds = %335, %329
  %339 = phi i64 [ 0, %329 ], [ %336, %335 ]
  %340 = add nuw nsw i64 %339, %333
  %341 = getelementptr inbounds i64, ptr %334, i64 %340
  %342 = load i64, ptr %341, align 8, !tbaa !11
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %361, label %344

344:                                              ; preds = %338
  %345 = lshr i64 %342, 32
  %346 = icmp eq i64 %345, %331
  br i1 %346, label %347, label %335

347:                                              ; preds = %344
  %348 = and i64 %342, 4294967295
  %349 = add nsw i64 %348, -1
  %350 = load i64, ptr %38, align 8, !tbaa !28
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %355, label %352

352:                                              ; preds = %347
  %353 = load ptr, ptr %39, align 8, !tbaa !34
  %354 = getelementptr inbounds i32, ptr %353, i64 %349
  br label %359

355:                                              ; preds = %347
  %356 = load ptr, ptr %40, align 8, !tbaa !33
  %357 = mul i64 %349, %41
  %358 = getelementptr inbounds i64, ptr %356, i64 %357
  br label %359

359:                                              ; preds = %352, %355
  %360 = phi ptr [ %358, %355 ], [ %354, %352 ]
  call void @llvm.prefetch.p0(ptr %360, i32 0, i32 3, i32 1)
  br label %361

361:                                              ; preds = %338, %335, %359, %324, %320
  %362 = add nuw i64 %321, 1
  %363 = icmp eq i64 %362, %187
  br i1 %363, label %319, label %320, !llvm.loop !154

364:                                              ; preds = %319, %443
  %365 = phi i1 [ %449, %443 ], [ %78, %319 ]
  %366 = phi i32 [ %442, %443 ], [ %188, %319 ]
  %367 = phi i64 [ %440, %443 ], [ 0, %319 ]
  %368 = phi i64 [ %448, %443 ], [ %63, %319 ]
  %369 = sub nuw i64 %368, %63
  %370 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87, i64 %369
  %371 = load i32, ptr %370, align 4, !tbaa !21
  %372 = zext i32 %371 to i64
  %373 = add i64 %367, %372
  %374 = icmp ult i64 %367, %373
  br i1 %374, label %375, label %439

375:                                              ; preds = %364, %435
  %376 = phi i1 [ %437, %435 ], [ %374, %364 ]
  %377 = phi i32 [ %434, %435 ], [ %366, %364 ]
  %378 = phi i64 [ %436, %435 ], [ %367, %364 ]
  %379 = load ptr, ptr %42, align 8, !tbaa !48
  %380 = mul i64 %378, %41
  %381 = getelementptr inbounds i64, ptr %379, i64 %380
  %382 = load ptr, ptr %46, align 8, !tbaa !50
  %383 = getelementptr inbounds i64, ptr %382, i64 %378
  %384 = load i64, ptr %383, align 8, !tbaa !11
  %385 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %381, i64 noundef %384)
  %386 = icmp slt i64 %385, 0
  br i1 %386, label %432, label %387

387:                                              ; preds = %375
  %388 = load ptr, ptr %43, align 8, !tbaa !125
  %389 = getelementptr inbounds i64, ptr %388, i64 %378
  %390 = load i64, ptr %389, align 8, !tbaa !11
  %391 = load i64, ptr %58, align 8, !tbaa !155
  %392 = icmp ne i64 %391, 0
  br i1 %392, label %393, label %410

393:                                              ; preds = %387
  %394 = load i64, ptr %59, align 8, !tbaa !11
  %395 = icmp eq i64 %394, %390
  br i1 %395, label %402, label %406

396:                                              ; preds = %406
  %397 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 %408
  %398 = load i64, ptr %397, align 8, !tbaa !11
  %399 = icmp eq i64 %398, %390
  br i1 %399, label %400, label %406, !llvm.loop !156

400:                                              ; preds = %396
  %401 = icmp ult i64 %408, %391
  br label %402

402:                                              ; preds = %400, %393
  %403 = phi i1 [ true, %393 ], [ %401, %400 ]
  %404 = phi i64 [ 0, %393 ], [ %408, %400 ]
  %405 = trunc i64 %404 to i32
  br label %410

406:                                              ; preds = %393, %396
  %407 = phi i64 [ %408, %396 ], [ 0, %393 ]
  %408 = add nuw i64 %407, 1
  %409 = icmp eq i64 %408, %391
  br i1 %409, label %410, label %396, !llvm.loop !156

410:                                              ; preds = %406, %402, %387
  %411 = phi i1 [ %403, %402 ], [ %392, %387 ], [ false, %406 ]
  %412 = phi i32 [ %405, %402 ], [ undef, %387 ], [ undef, %406 ]
  br i1 %411, label %420, label %413

413:                                              ; preds = %410
  %414 = icmp eq i64 %391, 256
  br i1 %414, label %420, label %415

415:                                              ; preds = %413
  %416 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 %391
  store i64 %390, ptr %416, align 8, !tbaa !11
  %417 = load i64, ptr %58, align 8, !tbaa !155
  %418 = add i64 %417, 1
  store i64 %418, ptr %58, align 8, !tbaa !155
  %419 = trunc i64 %417 to i32
  br label %420

420:                                              ; preds = %415, %413, %410
  %421 = phi i32 [ %412, %410 ], [ %419, %415 ], [ -1, %413 ]
  %422 = icmp slt i32 %421, 0
  br i1 %422, label %432, label %423

423:                                              ; preds = %420
  %424 = trunc i64 %385 to i32
  %425 = load ptr, ptr %49, align 8, !tbaa !157
  %426 = load i64, ptr %48, align 8, !tbaa !152
  %427 = getelementptr inbounds i32, ptr %425, i64 %426
  store i32 %424, ptr %427, align 4, !tbaa !21
  %428 = trunc i32 %421 to i8
  %429 = load ptr, ptr %54, align 8, !tbaa !158
  %430 = add i64 %426, 1
  store i64 %430, ptr %48, align 8, !tbaa !152
  %431 = getelementptr inbounds i8, ptr %429, i64 %426
  store i8 %428, ptr %431, align 1, !tbaa !159
  br label %432

432:                                              ; preds = %423, %420, %375
  %433 = phi i1 [ true, %423 ], [ false, %420 ], [ false, %375 ]
  %434 = phi i32 [ %377, %423 ], [ 6, %420 ], [ 4, %375 ]
  br i1 %433, label %435, label %439

435:                                              ; preds = %432
  %436 = add nuw i64 %378, 1
  %437 = icmp ult i64 %436, %373
  %438 = icmp eq i64 %436, %373
  br i1 %438, label %439, label %375, !llvm.loop !160

439:                                              ; preds = %435, %432, %364
  %440 = phi i64 [ %367, %364 ], [ %378, %432 ], [ %436, %435 ]
  %441 = phi i1 [ %374, %364 ], [ %376, %432 ], [ %437, %435 ]
  %442 = phi i32 [ %366, %364 ], [ %434, %432 ], [ %434, %435 ]
  br i1 %441, label %450, label %443

443:                                              ; preds = %439
  %444 = load i64, ptr %48, align 8, !tbaa !152
  %445 = trunc i64 %444 to i32
  %446 = load ptr, ptr %56, align 8, !tbaa !161
  %447 = getelementptr inbounds i32, ptr %446, i64 %368
  store i32 %445, ptr %447, align 4, !tbaa !21
  %448 = add nuw i64 %368, 1
  %449 = icmp ult i64 %448, %77
  br i1 %449, label %364, label %450, !llvm.loop !162

450:                                              ; preds = %443, %439, %319
  %451 = phi i1 [ %78, %319 ], [ %365, %439 ], [ %449, %443 ]
  %452 = phi i32 [ %188, %319 ], [ %442, %439 ], [ %442, %443 ]
  br i1 %451, label %459, label %453

453:                                              ; preds = %450
  store i64 %77, ptr %31, align 8, !tbaa !38
  %454 = load i64, ptr %34, align 8, !tbaa !26
  %455 = load i64, ptr %60, align 8, !tbaa !101
  %456 = icmp ugt i64 %454, %455
  %457 = zext i1 %456 to i32
  %458 = select i1 %456, i32 5, i32 %452
  br label %459

459:                                              ; preds = %453, %450, %288, %277, %248, %238, %210, %199, %193, %189, %185
  %460 = phi i32 [ 1, %185 ], [ 1, %450 ], [ 1, %189 ], [ 1, %193 ], [ %457, %453 ], [ 1, %199 ], [ 1, %210 ], [ 1, %238 ], [ 1, %248 ], [ 1, %277 ], [ 1, %288 ]
  %461 = phi i32 [ %188, %185 ], [ %452, %450 ], [ 6, %189 ], [ 4, %193 ], [ %458, %453 ], [ 4, %199 ], [ 4, %210 ], [ 4, %238 ], [ 4, %248 ], [ 4, %277 ], [ 4, %288 ]
  %462 = icmp eq i32 %460, 0
  br i1 %462, label %61, label %463, !llvm.loop !163

463:                                              ; preds = %61, %65, %459
  %464 = phi i32 [ 2, %65 ], [ 0, %61 ], [ %461, %459 ]
  %465 = icmp eq i32 %464, 2
  br i1 %465, label %466, label %1007

466:                                              ; preds = %463
  %467 = load i64, ptr %48, align 8, !tbaa !152
  %468 = mul i64 %467, 5
  %469 = load i64, ptr %34, align 8, !tbaa !26
  %470 = add i64 %469, 1
  %471 = shl i64 %470, 2
  %472 = load i64, ptr %51, align 8, !tbaa !12
  %473 = add i64 %472, %468
  %474 = add i64 %473, %471
  %475 = load i64, ptr %52, align 8, !tbaa !13
  %476 = icmp ugt i64 %474, %475
  br i1 %476, label %639, label %477

477:                                              ; preds = %466
  %478 = call ptr @take_memory(i64 noundef %470, i64 noundef 4)
  %479 = load i64, ptr %48, align 8, !tbaa !152
  %480 = add i64 %479, 1
  %481 = call ptr @take_memory(i64 noundef %480, i64 noundef 4)
  %482 = load i64, ptr %48, align 8, !tbaa !152
  %483 = add i64 %482, 1
  %484 = call ptr @take_memory(i64 noundef %483, i64 noundef 1)
  %485 = icmp ne ptr %478, null
  %486 = icmp ne ptr %481, null
  %487 = select i1 %485, i1 %486, i1 false
  %488 = icmp ne ptr %484, null
  %489 = select i1 %487, i1 %488, i1 false
  br i1 %489, label %490, label %606

490:                                              ; preds = %477
  %491 = load i64, ptr %34, align 8, !tbaa !26
  %492 = shl i64 %491, 2
  %493 = add i64 %492, 4
  %494 = load ptr, ptr %53, align 8, !tbaa !15
  %495 = icmp eq ptr %494, null
  %496 = icmp ult i64 %493, 4194304
  %497 = or i1 %495, %496
  br i1 %497, label %507, label %498

498:                                              ; preds = %490
  %499 = ptrtoint ptr %478 to i64
  %500 = and i64 %499, -4096
  %501 = add i64 %499, 4099
  %502 = add i64 %501, %492
  %503 = and i64 %502, -4096
  %504 = inttoptr i64 %500 to ptr
  %505 = sub i64 %503, %500
  %506 = call i32 %494(ptr noundef %504, i64 noundef %505, i32 noundef 14)
  br label %507

507:                                              ; preds = %498, %490
  %508 = load i64, ptr %48, align 8, !tbaa !152
  %509 = shl i64 %508, 2
  %510 = load ptr, ptr %53, align 8, !tbaa !15
  %511 = icmp eq ptr %510, null
  %512 = icmp ult i64 %509, 4194304
  %513 = or i1 %512, %511
  br i1 %513, label %523, label %514

514:                                              ; preds = %507
  %515 = ptrtoint ptr %481 to i64
  %516 = and i64 %515, -4096
  %517 = add i64 %515, 4095
  %518 = add i64 %517, %509
  %519 = and i64 %518, -4096
  %520 = inttoptr i64 %516 to ptr
  %521 = sub i64 %519, %516
  %522 = call i32 %510(ptr noundef %520, i64 noundef %521, i32 noundef 14)
  br label %523

523:                                              ; preds = %514, %507
  %524 = load i64, ptr %48, align 8, !tbaa !152
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %528, label %526

526:                                              ; preds = %523
  %527 = load ptr, ptr %49, align 8, !tbaa !157
  br label %533

528:                                              ; preds = %533, %523
  %529 = load i64, ptr %34, align 8, !tbaa !26
  %530 = icmp eq i64 %529, 0
  br i1 %530, label %544, label %531

531:                                              ; preds = %528
  %532 = load i32, ptr %478, align 4
  br label %546

533:                                              ; preds = %533, %526
  %534 = phi i64 [ 0, %526 ], [ %542, %533 ]
  %535 = getelementptr inbounds i32, ptr %527, i64 %534
  %536 = load i32, ptr %535, align 4, !tbaa !21
  %537 = add i32 %536, 1
  %538 = zext i32 %537 to i64
  %539 = getelementptr inbounds i32, ptr %478, i64 %538
  %540 = load i32, ptr %539, align 4, !tbaa !21
  %541 = add i32 %540, 1
  store i32 %541, ptr %539, align 4, !tbaa !21
  %542 = add nuw i64 %534, 1
  %543 = icmp eq i64 %542, %524
  br i1 %543, label %528, label %533, !llvm.loop !164

544:                                              ; preds = %546, %528
  %545 = call i64 @llvm.usub.sat.i64(i64 %524, i64 1)
  br i1 %530, label %606, label %554

546:                                              ; preds = %531, %546
  %547 = phi i32 [ %532, %531 ], [ %552, %546 ]
  %548 = phi i64 [ 0, %531 ], [ %549, %546 ]
  %549 = add nuw i64 %548, 1
  %550 = getelementptr inbounds i32, ptr %478, i64 %549
  %551 = load i32, ptr %550, align 4, !tbaa !21
  %552 = add i32 %551, %547
  store i32 %552, ptr %550, align 4, !tbaa !21
  %553 = icmp eq i64 %549, %529
  br i1 %553, label %544, label %546, !llvm.loop !165

554:                                              ; preds = %544, %601
  %555 = phi i64 [ %603, %601 ], [ 0, %544 ]
  %556 = phi i64 [ %602, %601 ], [ 0, %544 ]
  %557 = load ptr, ptr %56, align 8, !tbaa !161
  %558 = getelementptr inbounds i32, ptr %557, i64 %555
  %559 = load i32, ptr %558, align 4, !tbaa !21
  %560 = zext i32 %559 to i64
  %561 = icmp ult i64 %556, %560
  br i1 %561, label %562, label %601

562:                                              ; preds = %554
  %563 = trunc i64 %555 to i32
  br label %564

564:                                              ; preds = %564, %562
  %565 = phi i64 [ %556, %562 ], [ %595, %564 ]
  %566 = add nuw nsw i64 %565, 8
  %567 = call i64 @llvm.umin.i64(i64 %566, i64 %545)
  %568 = add nuw nsw i64 %565, 32
  %569 = call i64 @llvm.umin.i64(i64 %568, i64 %545)
  %570 = load ptr, ptr %49, align 8, !tbaa !157
  %571 = getelementptr inbounds i32, ptr %570, i64 %569
  %572 = load i32, ptr %571, align 4, !tbaa !21
  %573 = zext i32 %572 to i64
  %574 = getelementptr inbounds i32, ptr %478, i64 %573
  call void @llvm.prefetch.p0(ptr nonnull %574, i32 1, i32 3, i32 1)
  %575 = getelementptr inbounds i32, ptr %570, i64 %567
  %576 = load i32, ptr %575, align 4, !tbaa !21
  %577 = zext i32 %576 to i64
  %578 = getelementptr inbounds i32, ptr %478, i64 %577
  %579 = load i32, ptr %578, align 4, !tbaa !21
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds i32, ptr %481, i64 %580
  call void @llvm.prefetch.p0(ptr nonnull %581, i32 1, i32 3, i32 1)
  %582 = getelementptr inbounds i8, ptr %484, i64 %580
  call void @llvm.prefetch.p0(ptr nonnull %582, i32 1, i32 3, i32 1)
  %583 = getelementptr inbounds i32, ptr %570, i64 %565
  %584 = load i32, ptr %583, align 4, !tbaa !21
  %585 = zext i32 %584 to i64
  %586 = getelementptr inbounds i32, ptr %478, i64 %585
  %587 = load i32, ptr %586, align 4, !tbaa !21
  %588 = add i32 %587, 1
  store i32 %588, ptr %586, align 4, !tbaa !21
  %589 = zext i32 %587 to i64
  %590 = getelementptr inbounds i32, ptr %481, i64 %589
  store i32 %563, ptr %590, align 4, !tbaa !21
  %591 = load ptr, ptr %54, align 8, !tbaa !158
  %592 = getelementptr inbounds i8, ptr %591, i64 %565
  %593 = load i8, ptr %592, align 1, !tbaa !159
  %594 = getelementptr inbounds i8, ptr %484, i64 %589
  store i8 %593, ptr %594, align 1, !tbaa !159
  %595 = add nuw nsw i64 %565, 1
  %596 = load ptr, ptr %56, align 8, !tbaa !161
  %597 = getelementptr inbounds i32, ptr %596, i64 %555
  %598 = load i32, ptr %597, align 4, !tbaa !21
  %599 = zext i32 %598 to i64
  %600 = icmp ult i64 %595, %599
  br i1 %600, label %564, label %601, !llvm.loop !166

601:                                              ; preds = %564, %554
  %602 = phi i64 [ %556, %554 ], [ %595, %564 ]
  %603 = add nuw i64 %555, 1
  %604 = load i64, ptr %34, align 8, !tbaa !26
  %605 = icmp ult i64 %603, %604
  br i1 %605, label %554, label %606, !llvm.loop !167

606:                                              ; preds = %601, %544, %477
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %607 = load ptr, ptr %56, align 8, !tbaa !161
  store ptr %607, ptr %4, align 16, !tbaa !14
  %608 = getelementptr inbounds ptr, ptr %4, i64 1
  %609 = load ptr, ptr %49, align 8, !tbaa !157
  store ptr %609, ptr %608, align 8, !tbaa !14
  %610 = getelementptr inbounds ptr, ptr %4, i64 2
  %611 = load ptr, ptr %54, align 8, !tbaa !158
  store ptr %611, ptr %610, align 16, !tbaa !14
  br label %630

612:                                              ; preds = %636
  %613 = load i64, ptr %48, align 8, !tbaa !152
  %614 = mul i64 %613, 5
  %615 = load i64, ptr %34, align 8, !tbaa !26
  %616 = shl i64 %615, 2
  %617 = add i64 %616, %614
  %618 = load i64, ptr %51, align 8, !tbaa !12
  %619 = add i64 %617, %618
  store i64 %619, ptr %51, align 8, !tbaa !12
  %620 = load i64, ptr %50, align 8, !tbaa !168
  %621 = load i64, ptr %55, align 8, !tbaa !169
  %622 = load i64, ptr %57, align 8, !tbaa !170
  %623 = add i64 %622, %620
  %624 = shl i64 %623, 2
  %625 = add i64 %621, %624
  %626 = sub i64 %619, %625
  store i64 %626, ptr %51, align 8, !tbaa !12
  store ptr %478, ptr %56, align 8, !tbaa !161
  store ptr %481, ptr %49, align 8, !tbaa !157
  store ptr %484, ptr %54, align 8, !tbaa !158
  %627 = add i64 %615, 1
  store i64 %627, ptr %57, align 8, !tbaa !170
  %628 = add i64 %613, 1
  store i64 %628, ptr %55, align 8, !tbaa !169
  store i64 %628, ptr %50, align 8, !tbaa !168
  %629 = select i1 %489, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %639

630:                                              ; preds = %636, %606
  %631 = phi i64 [ 0, %606 ], [ %637, %636 ]
  %632 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %631
  %633 = load ptr, ptr %632, align 8, !tbaa !14
  %634 = icmp eq ptr %633, null
  br i1 %634, label %636, label %635

635:                                              ; preds = %630
  call void @give_back(ptr noundef nonnull %633)
  br label %636

636:                                              ; preds = %635, %630
  %637 = add nuw nsw i64 %631, 1
  %638 = icmp eq i64 %637, 3
  br i1 %638, label %612, label %630, !llvm.loop !171

639:                                              ; preds = %466, %612
  %640 = phi i32 [ %629, %612 ], [ 4, %466 ]
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %1007

642:                                              ; preds = %639
  %643 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %644 = load i64, ptr %34, align 8, !tbaa !26
  %645 = load i64, ptr %643, align 8, !tbaa !11
  %646 = icmp ult i64 %645, %644
  br i1 %646, label %647, label %683

647:                                              ; preds = %642
  %648 = lshr i64 %645, 2
  %649 = add i64 %645, 1024
  %650 = add i64 %649, %648
  %651 = call i64 @llvm.umax.i64(i64 %650, i64 %644)
  %652 = load i64, ptr %51, align 8, !tbaa !12
  %653 = sub i64 %651, %645
  %654 = shl i64 %653, 3
  %655 = add i64 %652, %654
  %656 = load i64, ptr %52, align 8, !tbaa !13
  %657 = icmp ugt i64 %655, %656
  br i1 %657, label %1007, label %658

658:                                              ; preds = %647
  %659 = load ptr, ptr %6, align 8, !tbaa !14
  %660 = shl i64 %651, 3
  %661 = call ptr @resize_memory(ptr noundef %659, i64 noundef %660)
  %662 = icmp eq ptr %661, null
  br i1 %662, label %1007, label %663

663:                                              ; preds = %658
  %664 = load ptr, ptr %53, align 8, !tbaa !15
  %665 = icmp eq ptr %664, null
  %666 = icmp ult i64 %660, 4194304
  %667 = or i1 %666, %665
  br i1 %667, label %677, label %668

668:                                              ; preds = %663
  %669 = ptrtoint ptr %661 to i64
  %670 = and i64 %669, -4096
  %671 = add i64 %660, 4095
  %672 = add i64 %671, %669
  %673 = and i64 %672, -4096
  %674 = inttoptr i64 %670 to ptr
  %675 = sub i64 %673, %670
  %676 = call i32 %664(ptr noundef %674, i64 noundef %675, i32 noundef 14)
  br label %677

677:                                              ; preds = %668, %663
  %678 = load i64, ptr %643, align 8, !tbaa !11
  %679 = sub i64 %651, %678
  %680 = shl i64 %679, 3
  %681 = load i64, ptr %51, align 8, !tbaa !12
  %682 = add i64 %680, %681
  store i64 %682, ptr %51, align 8, !tbaa !12
  store ptr %661, ptr %6, align 8, !tbaa !14
  store i64 %651, ptr %643, align 8, !tbaa !11
  br label %683

683:                                              ; preds = %677, %642
  %684 = load i64, ptr %34, align 8, !tbaa !26
  %685 = icmp eq i64 %684, 0
  br i1 %685, label %688, label %686

686:                                              ; preds = %683
  %687 = load ptr, ptr %6, align 8, !tbaa !149
  br label %695

688:                                              ; preds = %695, %683
  %689 = load i64, ptr %34, align 8, !tbaa !26
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %1007, label %691

691:                                              ; preds = %688
  %692 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %693 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %694 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  br label %701

695:                                              ; preds = %695, %686
  %696 = phi i64 [ 0, %686 ], [ %698, %695 ]
  %697 = getelementptr inbounds i64, ptr %687, i64 %696
  store i64 -1, ptr %697, align 8, !tbaa !11
  %698 = add nuw i64 %696, 1
  %699 = load i64, ptr %34, align 8, !tbaa !26
  %700 = icmp ult i64 %698, %699
  br i1 %700, label %695, label %688, !llvm.loop !172

701:                                              ; preds = %751, %691
  %702 = phi i32 [ undef, %691 ], [ %750, %751 ]
  %703 = phi i64 [ 0, %691 ], [ %752, %751 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %704 = load ptr, ptr %692, align 8, !tbaa !104
  %705 = load i64, ptr %38, align 8, !tbaa !28
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %707, label %711

707:                                              ; preds = %701
  %708 = load ptr, ptr %40, align 8, !tbaa !33
  %709 = mul i64 %703, %41
  %710 = getelementptr inbounds i64, ptr %708, i64 %709
  br label %717

711:                                              ; preds = %701
  %712 = load ptr, ptr %39, align 8, !tbaa !34
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
  %723 = load ptr, ptr %6, align 8, !tbaa !149
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
  %732 = load i64, ptr %693, align 8, !tbaa !114
  %733 = add i64 %732, 1
  store i64 %733, ptr %693, align 8, !tbaa !114
  %734 = trunc i64 %732 to i32
  %735 = load ptr, ptr %694, align 8, !tbaa !119
  %736 = and i64 %732, 4294967295
  %737 = getelementptr inbounds %struct.Record, ptr %735, i64 %736
  store i64 0, ptr %737, align 8, !tbaa.struct !130
  %738 = getelementptr inbounds i8, ptr %737, i64 8
  store i32 %722, ptr %738, align 8, !tbaa.struct !131
  %739 = getelementptr inbounds i8, ptr %737, i64 12
  store i32 0, ptr %739, align 4, !tbaa.struct !132
  %740 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %734, i32 noundef 0)
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
  switch i32 %749, label %1007 [
    i32 0, label %751
    i32 7, label %751
  ]

751:                                              ; preds = %748, %748
  %752 = add nuw i64 %703, 1
  %753 = load i64, ptr %34, align 8, !tbaa !26
  %754 = icmp ult i64 %752, %753
  br i1 %754, label %701, label %1007, !llvm.loop !173

755:                                              ; preds = %1004
  %756 = add i64 %760, -1
  %757 = icmp eq i64 %756, 0
  br i1 %757, label %1007, label %758, !llvm.loop !174

758:                                              ; preds = %11, %755
  %759 = phi i32 [ undef, %11 ], [ %1006, %755 ]
  %760 = phi i64 [ %1, %11 ], [ %756, %755 ]
  %761 = load i64, ptr %12, align 8, !tbaa !117
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %763, label %848

763:                                              ; preds = %758
  %764 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %765 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %766 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %767 = load i64, ptr %766, align 8, !tbaa !26
  %768 = load i64, ptr %765, align 8, !tbaa !11
  %769 = icmp ult i64 %768, %767
  br i1 %769, label %770, label %809

770:                                              ; preds = %763
  %771 = lshr i64 %768, 2
  %772 = add i64 %768, 1024
  %773 = add i64 %772, %771
  %774 = tail call i64 @llvm.umax.i64(i64 %773, i64 %767)
  %775 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %776 = load i64, ptr %775, align 8, !tbaa !12
  %777 = sub i64 %774, %768
  %778 = shl i64 %777, 1
  %779 = add i64 %776, %778
  %780 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %781 = load i64, ptr %780, align 8, !tbaa !13
  %782 = icmp ugt i64 %779, %781
  br i1 %782, label %1007, label %783

783:                                              ; preds = %770
  %784 = load ptr, ptr %764, align 8, !tbaa !14
  %785 = shl i64 %774, 1
  %786 = tail call ptr @resize_memory(ptr noundef %784, i64 noundef %785)
  %787 = icmp eq ptr %786, null
  br i1 %787, label %1007, label %788

788:                                              ; preds = %783
  %789 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %790 = load ptr, ptr %789, align 8, !tbaa !15
  %791 = icmp eq ptr %790, null
  %792 = icmp ult i64 %785, 4194304
  %793 = or i1 %792, %791
  br i1 %793, label %803, label %794

794:                                              ; preds = %788
  %795 = ptrtoint ptr %786 to i64
  %796 = and i64 %795, -4096
  %797 = add i64 %785, 4095
  %798 = add i64 %797, %795
  %799 = and i64 %798, -4096
  %800 = inttoptr i64 %796 to ptr
  %801 = sub i64 %799, %796
  %802 = tail call i32 %790(ptr noundef %800, i64 noundef %801, i32 noundef 14)
  br label %803

803:                                              ; preds = %794, %788
  %804 = load i64, ptr %765, align 8, !tbaa !11
  %805 = sub i64 %774, %804
  %806 = shl i64 %805, 1
  %807 = load i64, ptr %775, align 8, !tbaa !12
  %808 = add i64 %806, %807
  store i64 %808, ptr %775, align 8, !tbaa !12
  store ptr %786, ptr %764, align 8, !tbaa !14
  store i64 %774, ptr %765, align 8, !tbaa !11
  br label %809

809:                                              ; preds = %803, %763
  %810 = load i64, ptr %766, align 8, !tbaa !26
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %1007, label %812

812:                                              ; preds = %809
  %813 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %814 = load i64, ptr %813, align 8, !tbaa !175
  %815 = icmp eq i64 %814, 0
  %816 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %817 = load ptr, ptr %6, align 8, !tbaa !149
  %818 = load ptr, ptr %764, align 8, !tbaa !176
  br label %819

819:                                              ; preds = %837, %812
  %820 = phi i64 [ 0, %812 ], [ %846, %837 ]
  br i1 %815, label %837, label %821

821:                                              ; preds = %819
  %822 = load ptr, ptr %816, align 8, !tbaa !177
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
  br i1 %836, label %825, label %837, !llvm.loop !178

837:                                              ; preds = %825, %819
  %838 = phi i64 [ 0, %819 ], [ %834, %825 ]
  %839 = getelementptr inbounds i64, ptr %817, i64 %820
  %840 = load i64, ptr %839, align 8, !tbaa !11
  %841 = icmp eq i64 %840, -1
  %842 = trunc i64 %838 to i16
  %843 = add i16 %842, 1
  %844 = select i1 %841, i16 0, i16 %843
  %845 = getelementptr inbounds i16, ptr %818, i64 %820
  store i16 %844, ptr %845, align 2, !tbaa !179
  %846 = add nuw i64 %820, 1
  %847 = icmp eq i64 %846, %810
  br i1 %847, label %1007, label %819, !llvm.loop !181

848:                                              ; preds = %758
  %849 = tail call fastcc i32 @pop(ptr noundef %0)
  %850 = load ptr, ptr %13, align 8, !tbaa !119
  %851 = zext i32 %849 to i64
  %852 = getelementptr inbounds %struct.Record, ptr %850, i64 %851
  %853 = getelementptr inbounds %struct.Record, ptr %850, i64 %851, i32 1
  %854 = load i32, ptr %853, align 8, !tbaa !120
  %855 = load i64, ptr %852, align 8, !tbaa !122
  %856 = load ptr, ptr %6, align 8, !tbaa !149
  %857 = zext i32 %854 to i64
  %858 = getelementptr inbounds i64, ptr %856, i64 %857
  %859 = load i64, ptr %858, align 8, !tbaa !11
  %860 = icmp eq i64 %859, %855
  br i1 %860, label %861, label %1004

861:                                              ; preds = %848
  %862 = load i64, ptr %14, align 8, !tbaa !175
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %872, label %864

864:                                              ; preds = %861
  %865 = load ptr, ptr %15, align 8, !tbaa !177
  %866 = add i64 %862, -1
  %867 = getelementptr inbounds i64, ptr %865, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !11
  %869 = icmp eq i64 %868, %855
  br i1 %869, label %917, label %870

870:                                              ; preds = %864
  %871 = icmp eq i64 %862, 65534
  br i1 %871, label %1004, label %872

872:                                              ; preds = %861, %870
  %873 = add i64 %862, 1
  %874 = load i64, ptr %17, align 8, !tbaa !11
  %875 = icmp ult i64 %874, %873
  br i1 %875, label %876, label %912

876:                                              ; preds = %872
  %877 = lshr i64 %874, 2
  %878 = add i64 %874, 1024
  %879 = add i64 %878, %877
  %880 = tail call i64 @llvm.umax.i64(i64 %879, i64 %873)
  %881 = load i64, ptr %18, align 8, !tbaa !12
  %882 = sub i64 %880, %874
  %883 = shl i64 %882, 3
  %884 = add i64 %881, %883
  %885 = load i64, ptr %19, align 8, !tbaa !13
  %886 = icmp ugt i64 %884, %885
  br i1 %886, label %1004, label %887

887:                                              ; preds = %876
  %888 = load ptr, ptr %16, align 8, !tbaa !14
  %889 = shl i64 %880, 3
  %890 = tail call ptr @resize_memory(ptr noundef %888, i64 noundef %889)
  %891 = icmp eq ptr %890, null
  br i1 %891, label %1004, label %892

892:                                              ; preds = %887
  %893 = load ptr, ptr %20, align 8, !tbaa !15
  %894 = icmp eq ptr %893, null
  %895 = icmp ult i64 %889, 4194304
  %896 = or i1 %895, %894
  br i1 %896, label %906, label %897

897:                                              ; preds = %892
  %898 = ptrtoint ptr %890 to i64
  %899 = and i64 %898, -4096
  %900 = add i64 %889, 4095
  %901 = add i64 %900, %898
  %902 = and i64 %901, -4096
  %903 = inttoptr i64 %899 to ptr
  %904 = sub i64 %902, %899
  %905 = tail call i32 %893(ptr noundef %903, i64 noundef %904, i32 noundef 14)
  br label %906

906:                                              ; preds = %897, %892
  %907 = load i64, ptr %17, align 8, !tbaa !11
  %908 = sub i64 %880, %907
  %909 = shl i64 %908, 3
  %910 = load i64, ptr %18, align 8, !tbaa !12
  %911 = add i64 %909, %910
  store i64 %911, ptr %18, align 8, !tbaa !12
  store ptr %890, ptr %16, align 8, !tbaa !14
  store i64 %880, ptr %17, align 8, !tbaa !11
  br label %912

912:                                              ; preds = %906, %872
  %913 = load ptr, ptr %16, align 8, !tbaa !177
  %914 = load i64, ptr %14, align 8, !tbaa !175
  %915 = add i64 %914, 1
  store i64 %915, ptr %14, align 8, !tbaa !175
  %916 = getelementptr inbounds i64, ptr %913, i64 %914
  store i64 %855, ptr %916, align 8, !tbaa !11
  br label %917

917:                                              ; preds = %912, %864
  %918 = load ptr, ptr %21, align 8, !tbaa !147
  %919 = getelementptr inbounds i32, ptr %918, i64 %851
  %920 = load i32, ptr %919, align 4, !tbaa !21
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %931, label %922

922:                                              ; preds = %917
  %923 = load ptr, ptr %22, align 8, !tbaa !161
  %924 = load ptr, ptr %13, align 8, !tbaa !119
  %925 = add i32 %920, -1
  %926 = zext i32 %925 to i64
  %927 = getelementptr inbounds %struct.Record, ptr %924, i64 %926, i32 1
  %928 = load i32, ptr %927, align 8, !tbaa !120
  %929 = zext i32 %928 to i64
  %930 = getelementptr inbounds i32, ptr %923, i64 %929
  tail call void @llvm.prefetch.p0(ptr %930, i32 0, i32 3, i32 1)
  br label %931

931:                                              ; preds = %922, %917
  %932 = icmp eq i32 %854, 0
  br i1 %932, label %939, label %933

933:                                              ; preds = %931
  %934 = load ptr, ptr %23, align 8, !tbaa !161
  %935 = add i32 %854, -1
  %936 = zext i32 %935 to i64
  %937 = getelementptr inbounds i32, ptr %934, i64 %936
  %938 = load i32, ptr %937, align 4, !tbaa !21
  br label %939

939:                                              ; preds = %931, %933
  %940 = phi i32 [ %938, %933 ], [ 0, %931 ]
  %941 = zext i32 %940 to i64
  %942 = load ptr, ptr %24, align 8, !tbaa !161
  %943 = getelementptr inbounds i32, ptr %942, i64 %857
  %944 = load i32, ptr %943, align 4, !tbaa !21
  %945 = zext i32 %944 to i64
  %946 = icmp ult i32 %940, %944
  br i1 %946, label %947, label %950

947:                                              ; preds = %939
  %948 = load ptr, ptr %6, align 8, !tbaa !149
  %949 = load ptr, ptr %25, align 8, !tbaa !157
  br label %952

950:                                              ; preds = %952, %939
  %951 = icmp ult i32 %940, %944
  br i1 %951, label %960, label %1004

952:                                              ; preds = %947, %952
  %953 = phi i64 [ %941, %947 ], [ %958, %952 ]
  %954 = getelementptr inbounds i32, ptr %949, i64 %953
  %955 = load i32, ptr %954, align 4, !tbaa !21
  %956 = zext i32 %955 to i64
  %957 = getelementptr inbounds i64, ptr %948, i64 %956
  tail call void @llvm.prefetch.p0(ptr %957, i32 0, i32 3, i32 1)
  %958 = add nuw nsw i64 %953, 1
  %959 = icmp eq i64 %958, %945
  br i1 %959, label %950, label %952, !llvm.loop !182

960:                                              ; preds = %950, %997
  %961 = phi i32 [ %1000, %997 ], [ %759, %950 ]
  %962 = phi i64 [ %1001, %997 ], [ %941, %950 ]
  %963 = load ptr, ptr %26, align 8, !tbaa !157
  %964 = getelementptr inbounds i32, ptr %963, i64 %962
  %965 = load i32, ptr %964, align 4, !tbaa !21
  %966 = load ptr, ptr %27, align 8, !tbaa !158
  %967 = getelementptr inbounds i8, ptr %966, i64 %962
  %968 = load i8, ptr %967, align 1, !tbaa !159
  %969 = zext i8 %968 to i64
  %970 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 %969
  %971 = load i64, ptr %970, align 8, !tbaa !11
  %972 = add i64 %971, %855
  %973 = load ptr, ptr %6, align 8, !tbaa !149
  %974 = zext i32 %965 to i64
  %975 = getelementptr inbounds i64, ptr %973, i64 %974
  %976 = load i64, ptr %975, align 8, !tbaa !11
  %977 = icmp ugt i64 %976, %972
  br i1 %977, label %978, label %997

978:                                              ; preds = %960
  %979 = load i64, ptr %28, align 8, !tbaa !127
  %980 = and i64 %979, %972
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %982, label %997

982:                                              ; preds = %978
  store i64 %972, ptr %975, align 8, !tbaa !11
  %983 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %984 = icmp eq i32 %983, 0
  br i1 %984, label %997, label %985

985:                                              ; preds = %982
  %986 = load i64, ptr %29, align 8, !tbaa !114
  %987 = add i64 %986, 1
  store i64 %987, ptr %29, align 8, !tbaa !114
  %988 = trunc i64 %986 to i32
  %989 = load ptr, ptr %13, align 8, !tbaa !119
  %990 = and i64 %986, 4294967295
  %991 = getelementptr inbounds %struct.Record, ptr %989, i64 %990
  store i64 %972, ptr %991, align 8, !tbaa.struct !130
  %992 = getelementptr inbounds i8, ptr %991, i64 8
  store i32 %965, ptr %992, align 8, !tbaa.struct !131
  %993 = getelementptr inbounds i8, ptr %991, i64 12
  store i32 0, ptr %993, align 4, !tbaa.struct !132
  %994 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef %972, i32 noundef %988, i32 noundef 0)
  %995 = icmp eq i32 %994, 0
  %996 = select i1 %995, i32 4, i32 0
  br label %997

997:                                              ; preds = %960, %978, %982, %985
  %998 = phi i32 [ %996, %985 ], [ 0, %960 ], [ 6, %978 ], [ 4, %982 ]
  %999 = icmp ne i32 %998, 0
  %1000 = select i1 %999, i32 %998, i32 %961
  %1001 = add nuw nsw i64 %962, 1
  %1002 = icmp eq i64 %1001, %945
  %1003 = select i1 %999, i1 true, i1 %1002
  br i1 %1003, label %1004, label %960, !llvm.loop !183

1004:                                             ; preds = %997, %950, %887, %876, %870, %848
  %1005 = phi i1 [ true, %870 ], [ false, %848 ], [ true, %876 ], [ true, %887 ], [ false, %950 ], [ %999, %997 ]
  %1006 = phi i32 [ 6, %870 ], [ %759, %848 ], [ 4, %876 ], [ 4, %887 ], [ %759, %950 ], [ %1000, %997 ]
  br i1 %1005, label %1007, label %755

1007:                                             ; preds = %1004, %755, %837, %751, %748, %9, %809, %783, %770, %688, %658, %647, %463, %639
  %1008 = phi i32 [ %464, %463 ], [ %640, %639 ], [ 4, %647 ], [ 4, %658 ], [ 0, %688 ], [ 4, %770 ], [ 4, %783 ], [ 2, %809 ], [ 0, %9 ], [ %750, %748 ], [ 0, %751 ], [ 2, %837 ], [ 0, %755 ], [ %1006, %1004 ]
  ret i32 %1008
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [10 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
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
  br i1 %32, label %22, label %23, !llvm.loop !184
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
  br label %43

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
  br label %43

43:                                               ; preds = %7, %39
  %44 = phi i64 [ %17, %7 ], [ %42, %39 ]
  %45 = and i64 %44, 63
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %45, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !30
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %127, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %45
  %51 = lshr i64 %44, 32
  %52 = mul i64 %47, %51
  %53 = lshr i64 %52, 32
  %54 = load ptr, ptr %50, align 8, !tbaa !32
  %55 = getelementptr inbounds i64, ptr %54, i64 %53
  %56 = load i64, ptr %55, align 8, !tbaa !11
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %127, label %58

58:                                               ; preds = %49
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %62 = load i64, ptr @WORDS, align 8
  %63 = icmp eq i64 %62, 0
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  br label %71

66:                                               ; preds = %124
  %67 = add i64 %74, 1
  %68 = getelementptr inbounds i64, ptr %54, i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %127, label %71, !llvm.loop !185

71:                                               ; preds = %58, %66
  %72 = phi i64 [ %56, %58 ], [ %69, %66 ]
  %73 = phi i64 [ undef, %58 ], [ %126, %66 ]
  %74 = phi i64 [ %53, %58 ], [ %67, %66 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %75 = lshr i64 %72, 32
  %76 = icmp eq i64 %75, %51
  br i1 %76, label %77, label %124

77:                                               ; preds = %71
  %78 = and i64 %72, 4294967295
  %79 = add nsw i64 %78, -1
  %80 = load i64, ptr %59, align 8, !tbaa !28
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %82, label %86

82:                                               ; preds = %77
  %83 = load ptr, ptr %61, align 8, !tbaa !33
  %84 = mul i64 %62, %79
  %85 = getelementptr inbounds i64, ptr %83, i64 %84
  br label %92

86:                                               ; preds = %77
  %87 = load ptr, ptr %60, align 8, !tbaa !34
  %88 = getelementptr inbounds i32, ptr %87, i64 %79
  %89 = load i32, ptr %88, align 4, !tbaa !21
  %90 = zext i32 %89 to i64
  %91 = or i64 %90, -9223372036854775808
  store i64 %91, ptr %3, align 8, !tbaa !11
  br label %92

92:                                               ; preds = %82, %86
  %93 = phi ptr [ %3, %86 ], [ %85, %82 ]
  br i1 %63, label %110, label %94

94:                                               ; preds = %92
  %95 = load i64, ptr %1, align 8, !tbaa !11
  %96 = load i64, ptr %93, align 8, !tbaa !11
  %97 = icmp eq i64 %95, %96
  br i1 %97, label %98, label %110

98:                                               ; preds = %94, %102
  %99 = phi i64 [ %100, %102 ], [ 0, %94 ]
  %100 = add nuw i64 %99, 1
  %101 = icmp eq i64 %100, %62
  br i1 %101, label %108, label %102, !llvm.loop !35

102:                                              ; preds = %98
  %103 = getelementptr inbounds i64, ptr %1, i64 %100
  %104 = load i64, ptr %103, align 8, !tbaa !11
  %105 = getelementptr inbounds i64, ptr %93, i64 %100
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = icmp eq i64 %104, %106
  br i1 %107, label %98, label %108, !llvm.loop !35

108:                                              ; preds = %98, %102
  %109 = icmp uge i64 %100, %62
  br label %110

110:                                              ; preds = %108, %94, %92
  %111 = phi i1 [ %63, %92 ], [ %63, %94 ], [ %109, %108 ]
  br i1 %111, label %112, label %124

112:                                              ; preds = %110
  %113 = load ptr, ptr %64, align 8, !tbaa !176
  %114 = getelementptr inbounds i16, ptr %113, i64 %79
  %115 = load i16, ptr %114, align 2, !tbaa !179
  %116 = icmp eq i16 %115, 0
  br i1 %116, label %124, label %117

117:                                              ; preds = %112
  %118 = zext i16 %115 to i64
  %119 = load ptr, ptr %65, align 8, !tbaa !177
  %120 = add nuw nsw i64 %118, 4294967295
  %121 = and i64 %120, 4294967295
  %122 = getelementptr inbounds i64, ptr %119, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !11
  br label %124

124:                                              ; preds = %110, %112, %117, %71
  %125 = phi i1 [ true, %110 ], [ false, %112 ], [ false, %117 ], [ true, %71 ]
  %126 = phi i64 [ %73, %110 ], [ -1, %112 ], [ %123, %117 ], [ %73, %71 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %125, label %66, label %127

127:                                              ; preds = %66, %124, %49, %43
  %128 = phi i64 [ -1, %43 ], [ -1, %49 ], [ %126, %124 ], [ -1, %66 ]
  ret i64 %128
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [24 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %7 = load ptr, ptr %6, align 8, !tbaa !34
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
  %16 = load ptr, ptr %15, align 8, !tbaa !57
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %19 = load ptr, ptr %18, align 8, !tbaa !93
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %22 = load ptr, ptr %21, align 8, !tbaa !110
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %25 = load ptr, ptr %24, align 8, !tbaa !119
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %28 = load ptr, ptr %27, align 8, !tbaa !123
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %31 = load ptr, ptr %30, align 8, !tbaa !147
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %34 = load ptr, ptr %33, align 8, !tbaa !144
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %37 = load ptr, ptr %36, align 8, !tbaa !142
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %40 = load ptr, ptr %39, align 8, !tbaa !98
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %43 = load ptr, ptr %42, align 8, !tbaa !89
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %46 = load ptr, ptr %45, align 8, !tbaa !99
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %49 = load ptr, ptr %48, align 8, !tbaa !161
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %52 = load ptr, ptr %51, align 8, !tbaa !157
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %55 = load ptr, ptr %54, align 8, !tbaa !158
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %58 = load ptr, ptr %57, align 8, !tbaa !149
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %61 = load ptr, ptr %60, align 8, !tbaa !176
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %64 = load ptr, ptr %63, align 8, !tbaa !177
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %67 = load ptr, ptr %66, align 8, !tbaa !48
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %70 = load ptr, ptr %69, align 8, !tbaa !125
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %73 = load ptr, ptr %72, align 8, !tbaa !50
  store ptr %73, ptr %71, align 8, !tbaa !14
  br label %74

74:                                               ; preds = %1, %80
  %75 = phi i64 [ 0, %1 ], [ %81, %80 ]
  %76 = getelementptr inbounds [24 x ptr], ptr %2, i64 0, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !14
  %78 = icmp eq ptr %77, null
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  tail call void @give_back(ptr noundef nonnull %77)
  br label %80

80:                                               ; preds = %74, %79
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, 24
  br i1 %82, label %87, label %74, !llvm.loop !186

83:                                               ; preds = %93
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %85 = load ptr, ptr %84, align 8, !tbaa !29
  %86 = icmp eq ptr %85, null
  br i1 %86, label %100, label %96

87:                                               ; preds = %80, %93
  %88 = phi i64 [ %94, %93 ], [ 0, %80 ]
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !32
  %91 = icmp eq ptr %90, null
  br i1 %91, label %93, label %92

92:                                               ; preds = %87
  tail call void @give_back(ptr noundef nonnull %90)
  br label %93

93:                                               ; preds = %87, %92
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, 64
  br i1 %95, label %83, label %87, !llvm.loop !187

96:                                               ; preds = %83
  %97 = getelementptr inbounds %struct.Team, ptr %85, i64 0, i32 2
  %98 = load ptr, ptr %97, align 8, !tbaa !69
  tail call void @give_back(ptr noundef %98)
  %99 = load ptr, ptr %84, align 8, !tbaa !29
  tail call void @give_back(ptr noundef %99)
  br label %100

100:                                              ; preds = %96, %83
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %2)
  ret void
}

define internal fastcc void @halt(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
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
  br i1 %66, label %67, label %44, !llvm.loop !188

67:                                               ; preds = %62, %34, %1
  ret void
}

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  tail call fastcc void @halt(ptr noundef %0)
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  br label %8

8:                                                ; preds = %75, %2
  %9 = phi i64 [ %4, %2 ], [ %16, %75 ]
  %10 = phi ptr [ null, %2 ], [ %24, %75 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call void @give_back(ptr noundef nonnull %10)
  br label %13

13:                                               ; preds = %12, %8
  %14 = udiv i64 %9, 3
  %15 = add i64 %9, 64
  %16 = add i64 %15, %14
  %17 = load i64, ptr %5, align 8, !tbaa !12
  %18 = add i64 %16, 64
  %19 = shl i64 %18, 3
  %20 = add i64 %17, %19
  %21 = load i64, ptr %6, align 8, !tbaa !13
  %22 = icmp ugt i64 %20, %21
  br i1 %22, label %89, label %23

23:                                               ; preds = %13
  %24 = tail call ptr @take_memory(i64 noundef %18, i64 noundef 8)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %89, label %26

26:                                               ; preds = %23
  %27 = load ptr, ptr %7, align 8, !tbaa !15
  %28 = icmp eq ptr %27, null
  %29 = icmp ult i64 %19, 4194304
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31

31:                                               ; preds = %26
  %32 = ptrtoint ptr %24 to i64
  %33 = and i64 %32, -4096
  %34 = add i64 %19, 4095
  %35 = add i64 %34, %32
  %36 = and i64 %35, -4096
  %37 = inttoptr i64 %33 to ptr
  %38 = sub i64 %36, %33
  %39 = tail call i32 %27(ptr noundef %37, i64 noundef %38, i32 noundef 14)
  br label %40

40:                                               ; preds = %31, %26
  %41 = load i64, ptr %3, align 8, !tbaa !30
  %42 = icmp eq i64 %41, 0
  %43 = add i64 %41, 64
  %44 = icmp eq i64 %43, 0
  %45 = or i1 %42, %44
  switch i64 %41, label %46 [
    i64 -64, label %75
    i64 0, label %75
  ]

46:                                               ; preds = %40
  %47 = load ptr, ptr %1, align 8, !tbaa !32
  %48 = add i64 %16, 62
  br label %49

49:                                               ; preds = %71, %46
  %50 = phi i1 [ %45, %46 ], [ %74, %71 ]
  %51 = phi i64 [ 0, %46 ], [ %72, %71 ]
  %52 = getelementptr inbounds i64, ptr %47, i64 %51
  %53 = load i64, ptr %52, align 8, !tbaa !11
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %69, label %55

55:                                               ; preds = %49
  %56 = lshr i64 %53, 32
  %57 = mul i64 %56, %16
  %58 = lshr i64 %57, 32
  br label %59

59:                                               ; preds = %64, %55
  %60 = phi i64 [ %58, %55 ], [ %65, %64 ]
  %61 = getelementptr inbounds i64, ptr %24, i64 %60
  %62 = load i64, ptr %61, align 8, !tbaa !11
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %59
  %65 = add i64 %60, 1
  %66 = icmp eq i64 %60, %48
  br i1 %66, label %69, label %59, !llvm.loop !189

67:                                               ; preds = %59
  %68 = getelementptr inbounds i64, ptr %24, i64 %60
  store i64 %53, ptr %68, align 8, !tbaa !11
  br label %69

69:                                               ; preds = %64, %67, %49
  %70 = phi i32 [ 4, %49 ], [ 0, %67 ], [ 1, %64 ]
  switch i32 %70, label %75 [
    i32 0, label %71
    i32 4, label %71
  ]

71:                                               ; preds = %69, %69
  %72 = add nuw i64 %51, 1
  %73 = icmp ule i64 %43, %72
  %74 = select i1 %42, i1 true, i1 %73
  br i1 %74, label %75, label %49, !llvm.loop !190

75:                                               ; preds = %71, %69, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !191

77:                                               ; preds = %75
  %78 = load i64, ptr %3, align 8, !tbaa !30
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %86, label %80

80:                                               ; preds = %77
  %81 = load i64, ptr %5, align 8, !tbaa !12
  %82 = shl i64 %78, 3
  %83 = sub i64 -512, %82
  %84 = add i64 %83, %81
  store i64 %84, ptr %5, align 8, !tbaa !12
  %85 = load ptr, ptr %1, align 8, !tbaa !32
  tail call void @give_back(ptr noundef %85)
  br label %86

86:                                               ; preds = %80, %77
  %87 = load i64, ptr %5, align 8, !tbaa !12
  %88 = add i64 %87, %19
  store i64 %88, ptr %5, align 8, !tbaa !12
  store ptr %24, ptr %1, align 8, !tbaa !32
  store i64 %16, ptr %3, align 8, !tbaa !30
  br label %89

89:                                               ; preds = %13, %23, %86
  %90 = phi i32 [ 1, %86 ], [ 0, %23 ], [ 0, %13 ]
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %92 = load ptr, ptr %91, align 8, !tbaa !29
  %93 = icmp eq ptr %92, null
  br i1 %93, label %96, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.Team, ptr %92, i64 0, i32 8
  store atomic i32 0, ptr %95 release, align 4
  br label %96

96:                                               ; preds = %89, %94
  ret i32 %90
}

define internal fastcc i32 @enter_block(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !47
  %7 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %221, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !46
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %221, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8, !tbaa !49
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %19 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %22 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %28 = load i64, ptr @WORDS, align 8
  %29 = icmp eq i64 %28, 0
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %31 = icmp ne i32 %2, 0
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %34 = icmp eq i32 %2, 0
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %38 = load i64, ptr @WORDS, align 8
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %52

48:                                               ; preds = %215
  %49 = add nuw i64 %56, 1
  %50 = load i64, ptr %10, align 8, !tbaa !46
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %52, label %221, !llvm.loop !192

52:                                               ; preds = %13, %48
  %53 = phi i32 [ undef, %13 ], [ %219, %48 ]
  %54 = phi ptr [ %17, %13 ], [ %218, %48 ]
  %55 = phi ptr [ %15, %13 ], [ %217, %48 ]
  %56 = phi i64 [ 0, %13 ], [ %49, %48 ]
  %57 = load i64, ptr %1, align 8, !tbaa !44
  %58 = add i64 %57, %56
  %59 = load i64, ptr %18, align 8, !tbaa !25
  %60 = icmp eq i64 %58, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %52
  %62 = call fastcc i32 @level_ended(ptr noundef %0)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %215, label %64

64:                                               ; preds = %61, %52
  %65 = load ptr, ptr %19, align 8, !tbaa !52
  %66 = getelementptr inbounds i32, ptr %65, i64 %56
  %67 = load i32, ptr %66, align 4, !tbaa !21
  %68 = icmp slt i32 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %64
  store i64 %58, ptr %47, align 8, !tbaa !85
  br label %215

70:                                               ; preds = %64
  %71 = zext i32 %67 to i64
  %72 = load i64, ptr %20, align 8, !tbaa !97
  %73 = add i64 %72, %71
  store i64 %73, ptr %20, align 8, !tbaa !97
  %74 = load i64, ptr %21, align 8, !tbaa !38
  %75 = add i64 %74, 1
  store i64 %75, ptr %21, align 8, !tbaa !38
  %76 = load ptr, ptr %22, align 8, !tbaa !53
  %77 = getelementptr inbounds i32, ptr %76, i64 %56
  %78 = load i32, ptr %77, align 4, !tbaa !21
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %159, label %80

80:                                               ; preds = %70
  %81 = trunc i64 %58 to i32
  br label %82

82:                                               ; preds = %80, %154
  %83 = phi i32 [ %53, %80 ], [ %153, %154 ]
  %84 = phi ptr [ %54, %80 ], [ %156, %154 ]
  %85 = phi i32 [ %78, %80 ], [ %155, %154 ]
  %86 = phi ptr [ %55, %80 ], [ %157, %154 ]
  %87 = load i64, ptr %86, align 8, !tbaa !11
  %88 = load i64, ptr %23, align 8, !tbaa !26
  %89 = load ptr, ptr %24, align 8, !tbaa !57
  %90 = icmp eq ptr %89, null
  br i1 %90, label %123, label %91

91:                                               ; preds = %82
  %92 = lshr i64 %87, 6
  %93 = getelementptr inbounds i64, ptr %89, i64 %92
  %94 = and i64 %87, 63
  %95 = shl nuw i64 1, %94
  %96 = load i64, ptr %93, align 8, !tbaa !11
  %97 = and i64 %96, %95
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %136

99:                                               ; preds = %91
  %100 = or i64 %96, %95
  store i64 %100, ptr %93, align 8, !tbaa !11
  %101 = load i64, ptr %25, align 8, !tbaa !28
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %110, label %103

103:                                              ; preds = %99
  %104 = load i64, ptr %84, align 8, !tbaa !11
  %105 = trunc i64 %104 to i32
  %106 = load ptr, ptr %26, align 8, !tbaa !34
  %107 = load i64, ptr %23, align 8, !tbaa !26
  %108 = add i64 %107, 1
  store i64 %108, ptr %23, align 8, !tbaa !26
  %109 = getelementptr inbounds i32, ptr %106, i64 %107
  store i32 %105, ptr %109, align 4, !tbaa !21
  br label %129

110:                                              ; preds = %99
  %111 = load ptr, ptr %27, align 8, !tbaa !33
  %112 = load i64, ptr %23, align 8, !tbaa !26
  %113 = add i64 %112, 1
  store i64 %113, ptr %23, align 8, !tbaa !26
  %114 = mul i64 %28, %112
  %115 = getelementptr inbounds i64, ptr %111, i64 %114
  br i1 %29, label %129, label %116

116:                                              ; preds = %110, %116
  %117 = phi i64 [ %121, %116 ], [ 0, %110 ]
  %118 = getelementptr inbounds i64, ptr %84, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !11
  %120 = getelementptr inbounds i64, ptr %115, i64 %117
  store i64 %119, ptr %120, align 8, !tbaa !11
  %121 = add nuw i64 %117, 1
  %122 = icmp eq i64 %121, %28
  br i1 %122, label %129, label %116, !llvm.loop !37

123:                                              ; preds = %82
  %124 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %84, i64 noundef %87)
  %125 = icmp uge i64 %124, %88
  %126 = icmp sgt i64 %124, -1
  %127 = and i1 %125, %126
  %128 = sext i1 %125 to i32
  br i1 %127, label %129, label %136

129:                                              ; preds = %116, %123, %110, %103
  %130 = and i64 %88, 63
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %136

132:                                              ; preds = %129
  %133 = load ptr, ptr %30, align 8, !tbaa !20
  %134 = lshr i64 %88, 6
  %135 = getelementptr inbounds i32, ptr %133, i64 %134
  store i32 %81, ptr %135, align 4, !tbaa !21
  br label %136

136:                                              ; preds = %91, %123, %129, %132
  %137 = phi i32 [ %128, %123 ], [ 1, %132 ], [ 1, %129 ], [ 0, %91 ]
  %138 = icmp slt i32 %137, 0
  br i1 %138, label %151, label %139

139:                                              ; preds = %136
  %140 = icmp eq i32 %137, 0
  %141 = or i1 %31, %140
  br i1 %141, label %151, label %142

142:                                              ; preds = %139
  %143 = load ptr, ptr %32, align 8, !tbaa !104
  %144 = call i32 %143(ptr noundef %84)
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %151, label %146

146:                                              ; preds = %142
  %147 = load i64, ptr %23, align 8, !tbaa !26
  %148 = add i64 %147, -1
  store i64 %148, ptr %33, align 8, !tbaa !85
  %149 = icmp slt i32 %144, 1
  %150 = select i1 %149, i32 3, i32 1
  br label %151

151:                                              ; preds = %146, %142, %139, %136
  %152 = phi i32 [ 1, %136 ], [ 7, %139 ], [ 1, %146 ], [ 0, %142 ]
  %153 = phi i32 [ 4, %136 ], [ %83, %139 ], [ %150, %146 ], [ %83, %142 ]
  switch i32 %152, label %159 [
    i32 0, label %154
    i32 7, label %154
  ]

154:                                              ; preds = %151, %151
  %155 = add i32 %85, -1
  %156 = getelementptr inbounds i64, ptr %84, i64 %28
  %157 = getelementptr inbounds i64, ptr %86, i64 1
  %158 = icmp eq i32 %155, 0
  br i1 %158, label %159, label %82, !llvm.loop !193

159:                                              ; preds = %151, %154, %70
  %160 = phi ptr [ %55, %70 ], [ %86, %151 ], [ %157, %154 ]
  %161 = phi ptr [ %54, %70 ], [ %84, %151 ], [ %156, %154 ]
  %162 = phi i32 [ 5, %70 ], [ %152, %151 ], [ 5, %154 ]
  %163 = phi i32 [ %53, %70 ], [ %153, %154 ], [ %153, %151 ]
  %164 = icmp eq i32 %162, 5
  br i1 %164, label %165, label %215

165:                                              ; preds = %159
  br i1 %34, label %209, label %166

166:                                              ; preds = %165
  %167 = load ptr, ptr %19, align 8, !tbaa !52
  %168 = getelementptr inbounds i32, ptr %167, i64 %56
  %169 = load i32, ptr %168, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %170 = load i64, ptr %35, align 8, !tbaa !28
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %176

172:                                              ; preds = %166
  %173 = load ptr, ptr %37, align 8, !tbaa !33
  %174 = mul i64 %38, %58
  %175 = getelementptr inbounds i64, ptr %173, i64 %174
  br label %182

176:                                              ; preds = %166
  %177 = load ptr, ptr %36, align 8, !tbaa !34
  %178 = getelementptr inbounds i32, ptr %177, i64 %58
  %179 = load i32, ptr %178, align 4, !tbaa !21
  %180 = zext i32 %179 to i64
  %181 = or i64 %180, -9223372036854775808
  store i64 %181, ptr %4, align 8, !tbaa !11
  br label %182

182:                                              ; preds = %176, %172
  %183 = phi ptr [ %4, %176 ], [ %175, %172 ]
  %184 = load ptr, ptr %39, align 8, !tbaa !104
  %185 = call i32 %184(ptr noundef %183)
  %186 = or i32 %185, %169
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %195

188:                                              ; preds = %182
  %189 = load ptr, ptr %40, align 8, !tbaa !194
  %190 = call i32 %189(ptr noundef %183)
  %191 = icmp eq i32 %190, 0
  %192 = zext i1 %191 to i64
  %193 = load i64, ptr %41, align 8, !tbaa !195
  %194 = add i64 %193, %192
  store i64 %194, ptr %41, align 8, !tbaa !195
  br label %195

195:                                              ; preds = %188, %182
  %196 = phi i32 [ 0, %182 ], [ %190, %188 ]
  %197 = icmp sgt i32 %185, -1
  %198 = icmp sgt i32 %196, -1
  %199 = select i1 %197, i1 %198, i1 false
  br i1 %199, label %201, label %200

200:                                              ; preds = %195
  store i64 %58, ptr %42, align 8, !tbaa !85
  br label %208

201:                                              ; preds = %195
  %202 = zext i32 %185 to i64
  %203 = load i64, ptr %43, align 8, !tbaa !196
  %204 = add i64 %203, %202
  store i64 %204, ptr %43, align 8, !tbaa !196
  %205 = zext i32 %196 to i64
  %206 = load i64, ptr %44, align 8, !tbaa !197
  %207 = add i64 %206, %205
  store i64 %207, ptr %44, align 8, !tbaa !197
  br label %208

208:                                              ; preds = %200, %201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %199, label %209, label %215

209:                                              ; preds = %208, %165
  %210 = load i64, ptr %45, align 8, !tbaa !26
  %211 = load i64, ptr %46, align 8, !tbaa !101
  %212 = icmp ugt i64 %210, %211
  %213 = zext i1 %212 to i32
  %214 = select i1 %212, i32 5, i32 %163
  br label %215

215:                                              ; preds = %209, %208, %61, %159, %69
  %216 = phi i32 [ 1, %69 ], [ %162, %159 ], [ 1, %61 ], [ 1, %208 ], [ %213, %209 ]
  %217 = phi ptr [ %55, %69 ], [ %160, %159 ], [ %55, %61 ], [ %160, %208 ], [ %160, %209 ]
  %218 = phi ptr [ %54, %69 ], [ %161, %159 ], [ %54, %61 ], [ %161, %208 ], [ %161, %209 ]
  %219 = phi i32 [ 3, %69 ], [ %163, %159 ], [ 4, %61 ], [ 3, %208 ], [ %214, %209 ]
  %220 = icmp eq i32 %216, 0
  br i1 %220, label %48, label %221

221:                                              ; preds = %48, %215, %9, %3
  %222 = phi i32 [ 4, %3 ], [ 0, %9 ], [ %219, %215 ], [ 0, %48 ]
  ret i32 %222
}

define internal fastcc void @to_bitmap(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %4 = load i64, ptr %3, align 8, !tbaa !198
  %5 = lshr i64 %4, 6
  %6 = add nuw nsw i64 %5, 1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %8 = load ptr, ptr %7, align 8, !tbaa !16
  %9 = icmp eq ptr %8, null
  br i1 %9, label %115, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %12 = load i64, ptr %11, align 8, !tbaa !199
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %115

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !57
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %115

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %20 = load i64, ptr %19, align 8, !tbaa !26
  %21 = shl i64 %20, 1
  %22 = add i64 %21, 131072
  %23 = icmp ult i64 %5, %22
  br i1 %23, label %24, label %115

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = shl nuw nsw i64 %6, 3
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %115, label %32

32:                                               ; preds = %24
  %33 = tail call ptr @take_memory(i64 noundef %6, i64 noundef 8)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %115, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %4, 33554368
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %35
  %42 = ptrtoint ptr %33 to i64
  %43 = and i64 %42, -4096
  %44 = add nuw nsw i64 %27, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %35, %41
  tail call fastcc void @halt(ptr noundef %0)
  %51 = load i64, ptr %19, align 8, !tbaa !26
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %74, %50
  br label %92

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %58 = load i64, ptr @WORDS, align 8
  br label %59

59:                                               ; preds = %54, %74
  %60 = phi i64 [ 0, %54 ], [ %83, %74 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %61 = load ptr, ptr %7, align 8, !tbaa !16
  %62 = load i64, ptr %55, align 8, !tbaa !28
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %59
  %65 = load ptr, ptr %57, align 8, !tbaa !33
  %66 = mul i64 %58, %60
  %67 = getelementptr inbounds i64, ptr %65, i64 %66
  br label %74

68:                                               ; preds = %59
  %69 = load ptr, ptr %56, align 8, !tbaa !34
  %70 = getelementptr inbounds i32, ptr %69, i64 %60
  %71 = load i32, ptr %70, align 4, !tbaa !21
  %72 = zext i32 %71 to i64
  %73 = or i64 %72, -9223372036854775808
  store i64 %73, ptr %2, align 8, !tbaa !11
  br label %74

74:                                               ; preds = %64, %68
  %75 = phi ptr [ %2, %68 ], [ %67, %64 ]
  %76 = call i64 %61(ptr noundef %75)
  %77 = and i64 %76, 63
  %78 = shl nuw i64 1, %77
  %79 = lshr i64 %76, 6
  %80 = getelementptr inbounds i64, ptr %33, i64 %79
  %81 = load i64, ptr %80, align 8, !tbaa !11
  %82 = or i64 %78, %81
  store i64 %82, ptr %80, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %83 = add nuw i64 %60, 1
  %84 = load i64, ptr %19, align 8, !tbaa !26
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %59, label %53, !llvm.loop !200

86:                                               ; preds = %106
  %87 = load i64, ptr %25, align 8, !tbaa !12
  %88 = add i64 %87, %27
  store i64 %88, ptr %25, align 8, !tbaa !12
  store ptr %33, ptr %15, align 8, !tbaa !57
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %90 = load ptr, ptr %89, align 8, !tbaa !29
  %91 = icmp eq ptr %90, null
  br i1 %91, label %110, label %109

92:                                               ; preds = %53, %106
  %93 = phi i64 [ %107, %106 ], [ 0, %53 ]
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %93, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !30
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %106, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %93
  %99 = load ptr, ptr %98, align 8, !tbaa !32
  call void @give_back(ptr noundef %99)
  %100 = load i64, ptr %94, align 8, !tbaa !30
  %101 = load i64, ptr %25, align 8, !tbaa !12
  %102 = shl i64 %100, 3
  %103 = sub i64 -512, %102
  %104 = add i64 %103, %101
  store i64 %104, ptr %25, align 8, !tbaa !12
  store ptr null, ptr %98, align 8, !tbaa.struct !201
  %105 = getelementptr inbounds i8, ptr %98, i64 8
  store i64 0, ptr %105, align 8, !tbaa.struct !202
  br label %106

106:                                              ; preds = %92, %97
  %107 = add nuw nsw i64 %93, 1
  %108 = icmp eq i64 %107, 64
  br i1 %108, label %86, label %92, !llvm.loop !203

109:                                              ; preds = %86
  call fastcc void @keyed_again(ptr noundef %0, ptr noundef nonnull %90)
  br label %110

110:                                              ; preds = %109, %86
  %111 = load ptr, ptr %89, align 8, !tbaa !29
  %112 = icmp eq ptr %111, null
  br i1 %112, label %115, label %113

113:                                              ; preds = %110
  %114 = getelementptr inbounds %struct.Team, ptr %111, i64 0, i32 8
  store atomic i32 0, ptr %114 release, align 4
  br label %115

115:                                              ; preds = %113, %110, %32, %24, %1, %10, %14, %18
  ret void
}

define internal fastcc void @expand_states(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %4 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %8 = load i64, ptr @WORDS, align 8
  %9 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %14 = icmp eq i64 %8, 0
  %15 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  br label %16

16:                                               ; preds = %123, %2
  %17 = phi i64 [ 0, %2 ], [ %44, %123 ]
  %18 = phi i64 [ 0, %2 ], [ %124, %123 ]
  %19 = load i64, ptr %4, align 8, !tbaa !46
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %21, label %125

21:                                               ; preds = %16
  %22 = load ptr, ptr %0, align 8, !tbaa !83
  %23 = load i64, ptr %1, align 8, !tbaa !44
  %24 = add i64 %23, %17
  %25 = load i64, ptr %5, align 8, !tbaa !28
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %21
  %28 = load ptr, ptr %7, align 8, !tbaa !33
  %29 = mul i64 %8, %24
  %30 = getelementptr inbounds i64, ptr %28, i64 %29
  br label %37

31:                                               ; preds = %21
  %32 = load ptr, ptr %6, align 8, !tbaa !34
  %33 = getelementptr inbounds i32, ptr %32, i64 %24
  %34 = load i32, ptr %33, align 4, !tbaa !21
  %35 = zext i32 %34 to i64
  %36 = or i64 %35, -9223372036854775808
  store i64 %36, ptr %3, align 8, !tbaa !11
  br label %37

37:                                               ; preds = %27, %31
  %38 = phi ptr [ %3, %31 ], [ %30, %27 ]
  %39 = load ptr, ptr %9, align 8, !tbaa !49
  %40 = mul i64 %8, %18
  %41 = getelementptr inbounds i64, ptr %39, i64 %40
  %42 = call i32 %22(ptr noundef %38, ptr noundef %41)
  %43 = load ptr, ptr %10, align 8, !tbaa !52
  %44 = add i64 %17, 1
  %45 = getelementptr inbounds i32, ptr %43, i64 %17
  store i32 %42, ptr %45, align 4, !tbaa !21
  %46 = icmp sgt i32 %42, -1
  %47 = icmp sgt i32 %42, 0
  br i1 %47, label %48, label %123

48:                                               ; preds = %37
  %49 = trunc i64 %18 to i32
  %50 = add i32 %42, %49
  br label %51

51:                                               ; preds = %48, %119
  %52 = phi i64 [ %120, %119 ], [ %18, %48 ]
  %53 = load ptr, ptr %9, align 8, !tbaa !49
  %54 = mul i64 %52, %8
  %55 = getelementptr inbounds i64, ptr %53, i64 %54
  %56 = load ptr, ptr %11, align 8, !tbaa !57
  %57 = icmp eq ptr %56, null
  br i1 %57, label %61, label %58

58:                                               ; preds = %51
  %59 = load ptr, ptr %12, align 8, !tbaa !16
  %60 = call i64 %59(ptr noundef %55)
  br label %98

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !16
  %63 = icmp eq ptr %62, null
  br i1 %63, label %75, label %64

64:                                               ; preds = %61
  %65 = call i64 %62(ptr noundef %55)
  %66 = mul i64 %65, 246948723733
  %67 = lshr i64 %66, 19
  %68 = and i64 %67, 524287
  %69 = xor i64 %68, %66
  %70 = mul i64 %69, 242235342227
  %71 = and i64 %70, 274877906943
  %72 = lshr i64 %71, 19
  %73 = xor i64 %72, %70
  %74 = call i64 @llvm.fshl.i64(i64 %73, i64 %71, i64 32)
  br label %98

75:                                               ; preds = %61
  br i1 %14, label %94, label %76

76:                                               ; preds = %75, %76
  %77 = phi i64 [ %90, %76 ], [ 0, %75 ]
  %78 = phi i64 [ %89, %76 ], [ -7046029254386353131, %75 ]
  %79 = getelementptr inbounds i64, ptr %55, i64 %77
  %80 = load i64, ptr %79, align 8, !tbaa !11
  %81 = xor i64 %80, %78
  %82 = shl i64 %77, 1
  %83 = add i64 %82, -2960836687051489901
  %84 = zext i64 %81 to i128
  %85 = zext i64 %83 to i128
  %86 = mul nuw i128 %84, %85
  %87 = lshr i128 %86, 64
  %88 = xor i128 %87, %86
  %89 = trunc i128 %88 to i64
  %90 = add nuw i64 %77, 1
  %91 = icmp eq i64 %90, %8
  br i1 %91, label %92, label %76, !llvm.loop !17

92:                                               ; preds = %76
  %93 = trunc i128 %88 to i64
  br label %94

94:                                               ; preds = %92, %75
  %95 = phi i64 [ -7046029254386353131, %75 ], [ %93, %92 ]
  %96 = lshr i64 %95, 32
  %97 = xor i64 %96, %95
  br label %98

98:                                               ; preds = %58, %64, %94
  %99 = phi i64 [ %60, %58 ], [ %74, %64 ], [ %97, %94 ]
  %100 = load ptr, ptr %15, align 8, !tbaa !51
  %101 = getelementptr inbounds i64, ptr %100, i64 %52
  store i64 %99, ptr %101, align 8, !tbaa !11
  %102 = load ptr, ptr %11, align 8, !tbaa !57
  %103 = icmp eq ptr %102, null
  br i1 %103, label %107, label %104

104:                                              ; preds = %98
  %105 = lshr i64 %99, 6
  %106 = getelementptr inbounds i64, ptr %102, i64 %105
  call void @llvm.prefetch.p0(ptr nonnull %106, i32 0, i32 3, i32 1)
  br label %119

107:                                              ; preds = %98
  %108 = and i64 %99, 63
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %108, i32 1
  %110 = load i64, ptr %109, align 8, !tbaa !30
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %119, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %108
  %114 = load ptr, ptr %113, align 8, !tbaa !32
  %115 = lshr i64 %99, 32
  %116 = mul i64 %110, %115
  %117 = lshr i64 %116, 32
  %118 = getelementptr inbounds i64, ptr %114, i64 %117
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  br label %119

119:                                              ; preds = %104, %107, %112
  %120 = add i64 %52, 1
  %121 = trunc i64 %120 to i32
  %122 = icmp eq i32 %50, %121
  br i1 %122, label %123, label %51, !llvm.loop !204

123:                                              ; preds = %119, %37
  %124 = phi i64 [ %18, %37 ], [ %120, %119 ]
  br i1 %46, label %16, label %125

125:                                              ; preds = %123, %16
  %126 = phi i64 [ %44, %123 ], [ %17, %16 ]
  %127 = phi i64 [ %124, %123 ], [ %18, %16 ]
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %139, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %131 = load ptr, ptr %130, align 8, !tbaa !51
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %133 = load ptr, ptr %132, align 8, !tbaa !16
  %134 = icmp eq ptr %133, null
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %138 = load i64, ptr @WORDS, align 8
  br label %142

139:                                              ; preds = %183, %125
  %140 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  store i64 %126, ptr %140, align 8, !tbaa !46
  %141 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  store i64 %127, ptr %141, align 8, !tbaa !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret void

142:                                              ; preds = %129, %183
  %143 = phi i64 [ 0, %129 ], [ %184, %183 ]
  %144 = getelementptr inbounds i64, ptr %131, i64 %143
  %145 = load i64, ptr %144, align 8, !tbaa !11
  br i1 %134, label %146, label %183

146:                                              ; preds = %142
  %147 = and i64 %145, 63
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %147, i32 1
  %149 = load i64, ptr %148, align 8, !tbaa !30
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %183, label %151

151:                                              ; preds = %146
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %147
  %153 = lshr i64 %145, 32
  %154 = mul i64 %149, %153
  %155 = lshr i64 %154, 32
  %156 = load ptr, ptr %152, align 8, !tbaa !32
  br label %160

157:                                              ; preds = %166
  %158 = add nuw nsw i64 %161, 1
  %159 = icmp eq i64 %158, 4
  br i1 %159, label %183, label %160, !llvm.loop !153

160:                                              ; preds = %157, %151
  %161 = phi i64 [ 0, %151 ], [ %158, %157 ]
  %162 = add nuw nsw i64 %161, %155
  %163 = getelementptr inbounds i64, ptr %156, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !11
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %183, label %166

166:                                              ; preds = %160
  %167 = lshr i64 %164, 32
  %168 = icmp eq i64 %167, %153
  br i1 %168, label %169, label %157

169:                                              ; preds = %166
  %170 = and i64 %164, 4294967295
  %171 = add nsw i64 %170, -1
  %172 = load i64, ptr %135, align 8, !tbaa !28
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %177, label %174

174:                                              ; preds = %169
  %175 = load ptr, ptr %136, align 8, !tbaa !34
  %176 = getelementptr inbounds i32, ptr %175, i64 %171
  br label %181

177:                                              ; preds = %169
  %178 = load ptr, ptr %137, align 8, !tbaa !33
  %179 = mul i64 %138, %171
  %180 = getelementptr inbounds i64, ptr %178, i64 %179
  br label %181

181:                                              ; preds = %177, %174
  %182 = phi ptr [ %176, %174 ], [ %180, %177 ]
  call void @llvm.prefetch.p0(ptr %182, i32 0, i32 3, i32 1)
  br label %183

183:                                              ; preds = %157, %160, %181, %142, %146
  %184 = add nuw i64 %143, 1
  %185 = icmp eq i64 %184, %127
  br i1 %185, label %139, label %142, !llvm.loop !205
}

define internal fastcc void @keyed_again(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 14
  %4 = load i64, ptr %3, align 8, !tbaa !42
  %5 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 11
  %6 = load i64, ptr %5, align 8, !tbaa !77
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %10 = load i64, ptr @WORDS, align 8
  br label %12

11:                                               ; preds = %21, %2
  ret void

12:                                               ; preds = %8, %21
  %13 = phi i64 [ %4, %8 ], [ %22, %21 ]
  %14 = and i64 %13, 31
  %15 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %14, i32 4, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !47
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %14, i32 4, i32 3
  %20 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %14, i32 4, i32 4
  br label %25

21:                                               ; preds = %25, %12
  %22 = add nuw i64 %13, 1
  %23 = load i64, ptr %5, align 8, !tbaa !77
  %24 = icmp ult i64 %22, %23
  br i1 %24, label %12, label %11, !llvm.loop !206

25:                                               ; preds = %18, %25
  %26 = phi i64 [ 0, %18 ], [ %34, %25 ]
  %27 = load ptr, ptr %9, align 8, !tbaa !16
  %28 = load ptr, ptr %19, align 8, !tbaa !49
  %29 = mul i64 %10, %26
  %30 = getelementptr inbounds i64, ptr %28, i64 %29
  %31 = tail call i64 %27(ptr noundef %30)
  %32 = load ptr, ptr %20, align 8, !tbaa !51
  %33 = getelementptr inbounds i64, ptr %32, i64 %26
  store i64 %31, ptr %33, align 8, !tbaa !11
  %34 = add nuw i64 %26, 1
  %35 = load i64, ptr %15, align 8, !tbaa !47
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %25, label %21, !llvm.loop !207
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %6 = load i64, ptr %5, align 8, !tbaa !208
  %7 = shl i64 %6, 1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %9 = load i64, ptr %8, align 8, !tbaa !145
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %73, label %11

11:                                               ; preds = %4
  %12 = icmp eq i64 %9, 0
  %13 = shl i64 %9, 1
  %14 = select i1 %12, i64 1024, i64 %13
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = shl i64 %14, 4
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %194, label %22

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %24 = load ptr, ptr %23, align 8, !tbaa !144
  %25 = tail call ptr @take_memory(i64 noundef %14, i64 noundef 16)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %194, label %27

27:                                               ; preds = %22
  store ptr %25, ptr %23, align 8, !tbaa !144
  store i64 %14, ptr %8, align 8, !tbaa !145
  store i64 0, ptr %5, align 8, !tbaa !208
  br i1 %12, label %68, label %29

28:                                               ; preds = %64
  br i1 %12, label %68, label %67

29:                                               ; preds = %27, %64
  %30 = phi i64 [ %65, %64 ], [ 0, %27 ]
  %31 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30
  %32 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !120
  switch i32 %33, label %34 [
    i32 0, label %64
    i32 -1, label %64
  ]

34:                                               ; preds = %29
  %35 = load i64, ptr %31, align 8, !tbaa !122
  %36 = load i64, ptr %8, align 8, !tbaa !145
  %37 = add i64 %36, -1
  %38 = zext i64 %35 to i128
  %39 = mul nuw i128 %38, 11400714819323198485
  %40 = lshr i128 %39, 64
  %41 = xor i128 %40, %39
  %42 = trunc i128 %41 to i64
  %43 = load ptr, ptr %23, align 8, !tbaa !144
  %44 = and i64 %37, %42
  %45 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %44, i32 1
  %46 = load i32, ptr %45, align 8, !tbaa !120
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %34, %53
  %49 = phi i64 [ %55, %53 ], [ %44, %34 ]
  %50 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !122
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %59, label %53

53:                                               ; preds = %48
  %54 = add i64 %49, 1
  %55 = and i64 %54, %37
  %56 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %55, i32 1
  %57 = load i32, ptr %56, align 8, !tbaa !120
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %48, !llvm.loop !146

59:                                               ; preds = %53, %48, %34
  %60 = phi i64 [ %44, %34 ], [ %49, %48 ], [ %55, %53 ]
  %61 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, ptr noundef nonnull align 8 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !130
  %62 = load i64, ptr %5, align 8, !tbaa !208
  %63 = add i64 %62, 1
  store i64 %63, ptr %5, align 8, !tbaa !208
  br label %64

64:                                               ; preds = %59, %29, %29
  %65 = add nuw i64 %30, 1
  %66 = icmp eq i64 %65, %9
  br i1 %66, label %28, label %29, !llvm.loop !209

67:                                               ; preds = %28
  tail call void @give_back(ptr noundef %24)
  br label %68

68:                                               ; preds = %27, %67, %28
  %69 = sub i64 %14, %9
  %70 = shl i64 %69, 4
  %71 = load i64, ptr %15, align 8, !tbaa !12
  %72 = add i64 %71, %70
  store i64 %72, ptr %15, align 8, !tbaa !12
  br label %73

73:                                               ; preds = %68, %4
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %75 = load ptr, ptr %74, align 8, !tbaa !144
  %76 = load i64, ptr %8, align 8, !tbaa !145
  %77 = add i64 %76, -1
  %78 = zext i64 %1 to i128
  %79 = mul nuw i128 %78, 11400714819323198485
  %80 = lshr i128 %79, 64
  %81 = xor i128 %80, %79
  %82 = trunc i128 %81 to i64
  %83 = and i64 %77, %82
  %84 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %83, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !120
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %98, label %87

87:                                               ; preds = %73, %92
  %88 = phi i64 [ %94, %92 ], [ %83, %73 ]
  %89 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !122
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %98, label %92

92:                                               ; preds = %87
  %93 = add i64 %88, 1
  %94 = and i64 %93, %77
  %95 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %94, i32 1
  %96 = load i32, ptr %95, align 8, !tbaa !120
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %87, !llvm.loop !146

98:                                               ; preds = %87, %92, %73
  %99 = phi i64 [ %83, %73 ], [ %88, %87 ], [ %94, %92 ]
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %101 = load ptr, ptr %100, align 8, !tbaa !147
  %102 = zext i32 %2 to i64
  %103 = getelementptr inbounds i32, ptr %101, i64 %102
  store i32 0, ptr %103, align 4, !tbaa !21
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %105 = load i64, ptr %104, align 8, !tbaa !117
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8, !tbaa !117
  %107 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 1
  %108 = load i32, ptr %107, align 8, !tbaa !120
  switch i32 %108, label %109 [
    i32 0, label %119
    i32 -1, label %119
  ]

109:                                              ; preds = %98
  %110 = icmp eq i32 %3, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %109
  store i32 %108, ptr %103, align 4, !tbaa !21
  %112 = add i32 %2, 1
  store i32 %112, ptr %107, align 8, !tbaa !120
  br label %194

113:                                              ; preds = %109
  %114 = add i32 %2, 1
  %115 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 2
  %116 = load i32, ptr %115, align 4, !tbaa !210
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %101, i64 %117
  store i32 %114, ptr %118, align 4, !tbaa !21
  store i32 %2, ptr %115, align 4, !tbaa !210
  br label %194

119:                                              ; preds = %98, %98
  %120 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99
  %121 = icmp eq i32 %108, 0
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %5, align 8, !tbaa !208
  %124 = add i64 %123, %122
  store i64 %124, ptr %5, align 8, !tbaa !208
  %125 = add i32 %2, 1
  store i64 %1, ptr %120, align 8, !tbaa.struct !130
  %126 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %125, ptr %126, align 8, !tbaa.struct !131
  %127 = getelementptr inbounds i8, ptr %120, i64 12
  store i32 %2, ptr %127, align 4, !tbaa.struct !132
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %131 = load i64, ptr %130, align 8, !tbaa !148
  %132 = add i64 %131, 1
  %133 = load i64, ptr %129, align 8, !tbaa !11
  %134 = icmp ult i64 %133, %132
  br i1 %134, label %135, label %174

135:                                              ; preds = %119
  %136 = lshr i64 %133, 2
  %137 = add i64 %133, 1024
  %138 = add i64 %137, %136
  %139 = tail call i64 @llvm.umax.i64(i64 %138, i64 %132)
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %141 = load i64, ptr %140, align 8, !tbaa !12
  %142 = sub i64 %139, %133
  %143 = shl i64 %142, 3
  %144 = add i64 %141, %143
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %146 = load i64, ptr %145, align 8, !tbaa !13
  %147 = icmp ugt i64 %144, %146
  br i1 %147, label %194, label %148

148:                                              ; preds = %135
  %149 = load ptr, ptr %128, align 8, !tbaa !14
  %150 = shl i64 %139, 3
  %151 = tail call ptr @resize_memory(ptr noundef %149, i64 noundef %150)
  %152 = icmp eq ptr %151, null
  br i1 %152, label %194, label %153

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %155 = load ptr, ptr %154, align 8, !tbaa !15
  %156 = icmp eq ptr %155, null
  %157 = icmp ult i64 %150, 4194304
  %158 = or i1 %157, %156
  br i1 %158, label %168, label %159

159:                                              ; preds = %153
  %160 = ptrtoint ptr %151 to i64
  %161 = and i64 %160, -4096
  %162 = add i64 %150, 4095
  %163 = add i64 %162, %160
  %164 = and i64 %163, -4096
  %165 = inttoptr i64 %161 to ptr
  %166 = sub i64 %164, %161
  %167 = tail call i32 %155(ptr noundef %165, i64 noundef %166, i32 noundef 14)
  br label %168

168:                                              ; preds = %159, %153
  %169 = load i64, ptr %129, align 8, !tbaa !11
  %170 = sub i64 %139, %169
  %171 = shl i64 %170, 3
  %172 = load i64, ptr %140, align 8, !tbaa !12
  %173 = add i64 %171, %172
  store i64 %173, ptr %140, align 8, !tbaa !12
  store ptr %151, ptr %128, align 8, !tbaa !14
  store i64 %139, ptr %129, align 8, !tbaa !11
  br label %174

174:                                              ; preds = %168, %119
  %175 = load i64, ptr %130, align 8, !tbaa !148
  %176 = add i64 %175, 1
  store i64 %176, ptr %130, align 8, !tbaa !148
  %177 = icmp eq i64 %175, 0
  br i1 %177, label %190, label %178

178:                                              ; preds = %174
  %179 = load ptr, ptr %128, align 8, !tbaa !142
  br label %180

180:                                              ; preds = %178, %187
  %181 = phi i64 [ %175, %178 ], [ %183, %187 ]
  %182 = add i64 %181, -1
  %183 = lshr i64 %182, 1
  %184 = getelementptr inbounds i64, ptr %179, i64 %183
  %185 = load i64, ptr %184, align 8, !tbaa !11
  %186 = icmp ugt i64 %185, %1
  br i1 %186, label %187, label %190

187:                                              ; preds = %180
  %188 = getelementptr inbounds i64, ptr %179, i64 %181
  store i64 %185, ptr %188, align 8, !tbaa !11
  %189 = icmp ult i64 %182, 2
  br i1 %189, label %190, label %180, !llvm.loop !211

190:                                              ; preds = %180, %187, %174
  %191 = phi i64 [ %175, %174 ], [ %181, %180 ], [ %183, %187 ]
  %192 = load ptr, ptr %128, align 8, !tbaa !142
  %193 = getelementptr inbounds i64, ptr %192, i64 %191
  store i64 %1, ptr %193, align 8, !tbaa !11
  br label %194

194:                                              ; preds = %11, %22, %148, %135, %111, %113, %190
  %195 = phi i32 [ 1, %111 ], [ 1, %113 ], [ 1, %190 ], [ 0, %135 ], [ 0, %148 ], [ 0, %22 ], [ 0, %11 ]
  ret i32 %195
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 80}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !9, i64 192, !9, i64 200, !7, i64 208, !6, i64 1232, !7, i64 1240, !9, i64 1304, !9, i64 1312, !7, i64 1320, !9, i64 1832, !9, i64 1840, !9, i64 1848, !9, i64 1856, !9, i64 1864, !9, i64 1872, !6, i64 1880, !9, i64 1888, !9, i64 1896, !9, i64 1904, !9, i64 1912, !6, i64 1920, !6, i64 1928, !6, i64 1936, !9, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !6, i64 2008, !6, i64 2016, !6, i64 2024, !9, i64 2032, !9, i64 2040, !9, i64 2048, !9, i64 2056, !6, i64 2064, !9, i64 2072, !9, i64 2080, !6, i64 2088, !9, i64 2096, !9, i64 2104, !9, i64 2112, !6, i64 2120, !6, i64 2128, !6, i64 2136, !9, i64 2144, !9, i64 2152, !9, i64 2160, !9, i64 2168, !7, i64 2176, !9, i64 4224, !6, i64 4232, !9, i64 4240, !6, i64 4248, !6, i64 4256, !9, i64 4264, !9, i64 4272, !9, i64 4280, !6, i64 4288, !6, i64 4296, !6, i64 4304, !7, i64 4312, !9, i64 4568}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4568}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 1312}
!13 = !{!5, !9, i64 96}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = !{!5, !6, i64 40}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!5, !6, i64 176}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = !{!5, !9, i64 144}
!24 = !{!5, !6, i64 168}
!25 = !{!5, !9, i64 1856}
!26 = !{!5, !9, i64 1304}
!27 = !{!5, !9, i64 192}
!28 = !{!5, !9, i64 128}
!29 = !{!5, !6, i64 1232}
!30 = !{!31, !9, i64 8}
!31 = !{!"", !6, i64 0, !9, i64 8}
!32 = !{!31, !6, i64 0}
!33 = !{!5, !6, i64 152}
!34 = !{!5, !6, i64 160}
!35 = distinct !{!35, !18, !19}
!36 = distinct !{!36, !19}
!37 = distinct !{!37, !18, !19}
!38 = !{!5, !9, i64 1832}
!39 = !{!40}
!40 = distinct !{!40, !41, !"next_block: argument 0"}
!41 = distinct !{!41, !"next_block"}
!42 = !{!43, !9, i64 20320}
!43 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !7, i64 24, !7, i64 19224, !7, i64 19392, !7, i64 20160, !22, i64 20224, !22, i64 20228, !22, i64 20232, !22, i64 20236, !9, i64 20240, !9, i64 20248, !7, i64 20256, !9, i64 20320, !9, i64 20328}
!44 = !{!45, !9, i64 0}
!45 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!46 = !{!45, !9, i64 8}
!47 = !{!45, !9, i64 16}
!48 = !{!5, !6, i64 4288}
!49 = !{!45, !6, i64 24}
!50 = !{!5, !6, i64 4304}
!51 = !{!45, !6, i64 32}
!52 = !{!45, !6, i64 40}
!53 = !{!45, !6, i64 48}
!54 = !{!55, !9, i64 48}
!55 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !45, i64 32, !7, i64 88, !7, i64 344}
!56 = !{!55, !6, i64 64}
!57 = !{!5, !6, i64 184}
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
!83 = !{!5, !6, i64 0}
!84 = distinct !{!84, !18, !19}
!85 = !{!5, !9, i64 1912}
!86 = distinct !{!86, !18, !19}
!87 = !{!5, !9, i64 1944}
!88 = !{!5, !9, i64 1952}
!89 = !{!5, !6, i64 1928}
!90 = !{!91, !91, i64 0}
!91 = !{!"__int128", !7, i64 0}
!92 = !{!5, !9, i64 1864}
!93 = !{!5, !6, i64 1880}
!94 = !{!95}
!95 = distinct !{!95, !96, !"own_block: argument 0"}
!96 = distinct !{!96, !"own_block"}
!97 = !{!5, !9, i64 1848}
!98 = !{!5, !6, i64 1920}
!99 = !{!5, !6, i64 1936}
!100 = distinct !{!100, !18, !19}
!101 = !{!5, !9, i64 88}
!102 = distinct !{!102, !18, !19}
!103 = distinct !{!103, !18, !19}
!104 = !{!5, !6, i64 16}
!105 = distinct !{!105, !18, !19}
!106 = !{!5, !9, i64 1968}
!107 = !{!5, !9, i64 1976}
!108 = !{!5, !9, i64 1840}
!109 = !{!5, !9, i64 1992}
!110 = !{!5, !6, i64 1984}
!111 = distinct !{!111, !18, !19}
!112 = distinct !{!112, !18, !19}
!113 = distinct !{!113, !18, !19}
!114 = !{!5, !9, i64 2032}
!115 = !{!5, !9, i64 2048}
!116 = distinct !{!116, !18, !19}
!117 = !{!5, !9, i64 2056}
!118 = !{!5, !9, i64 104}
!119 = !{!5, !6, i64 2008}
!120 = !{!121, !22, i64 8}
!121 = !{!"", !9, i64 0, !22, i64 8, !22, i64 12}
!122 = !{!121, !9, i64 0}
!123 = !{!5, !6, i64 2016}
!124 = !{!5, !6, i64 8}
!125 = !{!5, !6, i64 4296}
!126 = distinct !{!126, !18, !19}
!127 = !{!5, !9, i64 112}
!128 = distinct !{!128, !18, !19}
!129 = !{!5, !9, i64 2040}
!130 = !{i64 0, i64 8, !11, i64 8, i64 4, !21, i64 12, i64 4, !21}
!131 = !{i64 0, i64 4, !21, i64 4, i64 4, !21}
!132 = !{i64 0, i64 4, !21}
!133 = !{!5, !9, i64 72}
!134 = !{!5, !6, i64 64}
!135 = !{!136, !6, i64 0}
!136 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!137 = !{!136, !6, i64 8}
!138 = !{!136, !6, i64 16}
!139 = !{!136, !9, i64 24}
!140 = distinct !{!140, !18, !19}
!141 = !{!5, !6, i64 32}
!142 = !{!5, !6, i64 2088}
!143 = !{!5, !9, i64 2112}
!144 = !{!5, !6, i64 2064}
!145 = !{!5, !9, i64 2072}
!146 = distinct !{!146, !18, !19}
!147 = !{!5, !6, i64 2024}
!148 = !{!5, !9, i64 2096}
!149 = !{!5, !6, i64 4232}
!150 = distinct !{!150, !18, !19}
!151 = distinct !{!151, !18, !19}
!152 = !{!5, !9, i64 2168}
!153 = distinct !{!153, !18, !19}
!154 = distinct !{!154, !18, !19}
!155 = !{!5, !9, i64 4224}
!156 = distinct !{!156, !18, !19}
!157 = !{!5, !6, i64 2128}
!158 = !{!5, !6, i64 2136}
!159 = !{!7, !7, i64 0}
!160 = distinct !{!160, !18, !19}
!161 = !{!5, !6, i64 2120}
!162 = distinct !{!162, !18, !19}
!163 = distinct !{!163, !18, !19}
!164 = distinct !{!164, !18, !19}
!165 = distinct !{!165, !18, !19}
!166 = distinct !{!166, !18, !19}
!167 = distinct !{!167, !18, !19}
!168 = !{!5, !9, i64 2152}
!169 = !{!5, !9, i64 2160}
!170 = !{!5, !9, i64 2144}
!171 = distinct !{!171, !18, !19}
!172 = distinct !{!172, !18, !19}
!173 = distinct !{!173, !18, !19}
!174 = distinct !{!174, !18, !19}
!175 = !{!5, !9, i64 4272}
!176 = !{!5, !6, i64 4248}
!177 = !{!5, !6, i64 4256}
!178 = distinct !{!178, !18, !19}
!179 = !{!180, !180, i64 0}
!180 = !{!"short", !7, i64 0}
!181 = distinct !{!181, !18, !19}
!182 = distinct !{!182, !18, !19}
!183 = distinct !{!183, !18, !19}
!184 = distinct !{!184, !18, !19}
!185 = distinct !{!185, !18, !19}
!186 = distinct !{!186, !18, !19}
!187 = distinct !{!187, !18, !19}
!188 = distinct !{!188, !18, !19}
!189 = distinct !{!189, !18, !19}
!190 = distinct !{!190, !18, !19}
!191 = distinct !{!191, !18, !19}
!192 = distinct !{!192, !18, !19}
!193 = distinct !{!193, !18, !19}
!194 = !{!5, !6, i64 24}
!195 = !{!5, !9, i64 1904}
!196 = !{!5, !9, i64 1888}
!197 = !{!5, !9, i64 1896}
!198 = !{!5, !9, i64 120}
!199 = !{!5, !9, i64 136}
!200 = distinct !{!200, !18, !19}
!201 = !{i64 0, i64 8, !14, i64 8, i64 8, !11}
!202 = !{i64 0, i64 8, !11}
!203 = distinct !{!203, !18, !19}
!204 = distinct !{!204, !18, !19}
!205 = distinct !{!205, !18, !19}
!206 = distinct !{!206, !18, !19}
!207 = distinct !{!207, !18, !19}
!208 = !{!5, !9, i64 2080}
!209 = distinct !{!209, !18, !19}
!210 = !{!121, !22, i64 12}
!211 = distinct !{!211, !18, !19}
