; kernel.c 9ad19d3ce18c215e37a096cf3665c6b4c879a6b0b054d19c6b0ffb8bf3b7e154

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, [64 x %struct.Part], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64 }
%struct.Part = type { ptr, i64, i64 }
%struct.Record = type { i64, i32, i32 }
%struct.Lookup = type { ptr, ptr, ptr, i64 }
%struct.Bucket = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = icmp ult i64 %4, 512
  %7 = select i1 %6, i64 64, i64 1
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp ult i64 %10, %8
  br i1 %11, label %12, label %131

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = shl i64 %14, 3
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %8)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = mul i64 %15, %22
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
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
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
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
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %180 = load ptr, ptr %179, align 8, !tbaa !20
  store i32 0, ptr %180, align 4, !tbaa !21
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %182 = load i64, ptr %181, align 8, !tbaa !23
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %187, label %184

184:                                              ; preds = %178
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %186 = load ptr, ptr %185, align 8, !tbaa !24
  store i32 0, ptr %186, align 4, !tbaa !21
  br label %187

187:                                              ; preds = %184, %178
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  store i64 1, ptr %188, align 8, !tbaa !25
  br label %189

189:                                              ; preds = %107, %96, %69, %58, %51, %174, %131, %187
  %190 = phi i32 [ 0, %187 ], [ 4, %131 ], [ 4, %174 ], [ 4, %51 ], [ 4, %58 ], [ 4, %69 ], [ 4, %96 ], [ 4, %107 ]
  ret i32 %190
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %4 = load i64, ptr %3, align 8, !tbaa !26
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %7 = load i64, ptr %6, align 8, !tbaa !27
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %186

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %11 = load i64, ptr %10, align 8, !tbaa !28
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %53, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %15 = lshr i64 %7, 2
  %16 = add i64 %7, 1024
  %17 = add i64 %16, %15
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %5)
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = sub i64 %18, %7
  %22 = shl i64 %21, 2
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = icmp ugt i64 %23, %25
  br i1 %26, label %50, label %27

27:                                               ; preds = %13
  %28 = load ptr, ptr %14, align 8, !tbaa !14
  %29 = shl i64 %18, 2
  %30 = tail call ptr @resize_memory(ptr noundef %28, i64 noundef %29)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %50, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !15
  %35 = icmp eq ptr %34, null
  %36 = icmp ult i64 %29, 4194304
  %37 = or i1 %36, %35
  br i1 %37, label %47, label %38

38:                                               ; preds = %32
  %39 = ptrtoint ptr %30 to i64
  %40 = and i64 %39, -4096
  %41 = add i64 %29, 4095
  %42 = add i64 %41, %39
  %43 = and i64 %42, -4096
  %44 = inttoptr i64 %40 to ptr
  %45 = sub i64 %43, %40
  %46 = tail call i32 %34(ptr noundef %44, i64 noundef %45, i32 noundef 14)
  br label %47

47:                                               ; preds = %38, %32
  %48 = load i64, ptr %19, align 8, !tbaa !12
  %49 = add i64 %48, %22
  store i64 %49, ptr %19, align 8, !tbaa !12
  store ptr %30, ptr %14, align 8, !tbaa !14
  br label %50

50:                                               ; preds = %13, %27, %47
  %51 = phi i64 [ %7, %13 ], [ %7, %27 ], [ %18, %47 ]
  %52 = phi i1 [ true, %13 ], [ true, %27 ], [ false, %47 ]
  br i1 %52, label %186, label %95

53:                                               ; preds = %9
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %55 = load i64, ptr @WORDS, align 8, !tbaa !11
  %56 = shl i64 %55, 3
  %57 = lshr i64 %7, 2
  %58 = add i64 %7, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %5)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %7
  %64 = mul i64 %56, %63
  %65 = add i64 %64, %62
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %67 = load i64, ptr %66, align 8, !tbaa !13
  %68 = icmp ugt i64 %65, %67
  br i1 %68, label %92, label %69

69:                                               ; preds = %53
  %70 = load ptr, ptr %54, align 8, !tbaa !14
  %71 = mul i64 %56, %60
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %92, label %74

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
  %90 = load i64, ptr %61, align 8, !tbaa !12
  %91 = add i64 %90, %64
  store i64 %91, ptr %61, align 8, !tbaa !12
  store ptr %72, ptr %54, align 8, !tbaa !14
  br label %92

92:                                               ; preds = %53, %69, %89
  %93 = phi i64 [ %7, %53 ], [ %7, %69 ], [ %60, %89 ]
  %94 = phi i1 [ true, %53 ], [ true, %69 ], [ false, %89 ]
  br i1 %94, label %186, label %95

95:                                               ; preds = %92, %50
  %96 = phi i64 [ %93, %92 ], [ %51, %50 ]
  %97 = load i64, ptr %6, align 8, !tbaa !27
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %99 = load i64, ptr %98, align 8, !tbaa !23
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %140, label %101

101:                                              ; preds = %95
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %103 = icmp ult i64 %97, %96
  br i1 %103, label %104, label %140

104:                                              ; preds = %101
  %105 = lshr i64 %97, 2
  %106 = add i64 %97, 1024
  %107 = add i64 %106, %105
  %108 = tail call i64 @llvm.umax.i64(i64 %107, i64 %96)
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %110 = load i64, ptr %109, align 8, !tbaa !12
  %111 = sub i64 %108, %97
  %112 = shl i64 %111, 2
  %113 = add i64 %110, %112
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %115 = load i64, ptr %114, align 8, !tbaa !13
  %116 = icmp ugt i64 %113, %115
  br i1 %116, label %186, label %117

117:                                              ; preds = %104
  %118 = load ptr, ptr %102, align 8, !tbaa !14
  %119 = shl i64 %108, 2
  %120 = tail call ptr @resize_memory(ptr noundef %118, i64 noundef %119)
  %121 = icmp eq ptr %120, null
  br i1 %121, label %186, label %122

122:                                              ; preds = %117
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %124 = load ptr, ptr %123, align 8, !tbaa !15
  %125 = icmp eq ptr %124, null
  %126 = icmp ult i64 %119, 4194304
  %127 = or i1 %126, %125
  br i1 %127, label %137, label %128

128:                                              ; preds = %122
  %129 = ptrtoint ptr %120 to i64
  %130 = and i64 %129, -4096
  %131 = add i64 %119, 4095
  %132 = add i64 %131, %129
  %133 = and i64 %132, -4096
  %134 = inttoptr i64 %130 to ptr
  %135 = sub i64 %133, %130
  %136 = tail call i32 %124(ptr noundef %134, i64 noundef %135, i32 noundef 14)
  br label %137

137:                                              ; preds = %128, %122
  %138 = load i64, ptr %109, align 8, !tbaa !12
  %139 = add i64 %138, %112
  store i64 %139, ptr %109, align 8, !tbaa !12
  store ptr %120, ptr %102, align 8, !tbaa !14
  br label %140

140:                                              ; preds = %101, %137, %95
  store i64 %96, ptr %6, align 8, !tbaa !27
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %143 = lshr i64 %96, 6
  %144 = load i64, ptr %142, align 8, !tbaa !11
  %145 = icmp ugt i64 %144, %143
  br i1 %145, label %186, label %146

146:                                              ; preds = %140
  %147 = add nuw nsw i64 %143, 1
  %148 = lshr i64 %144, 2
  %149 = add i64 %144, 1024
  %150 = add i64 %149, %148
  %151 = tail call i64 @llvm.umax.i64(i64 %150, i64 %147)
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %153 = load i64, ptr %152, align 8, !tbaa !12
  %154 = sub i64 %151, %144
  %155 = shl i64 %154, 2
  %156 = add i64 %153, %155
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %158 = load i64, ptr %157, align 8, !tbaa !13
  %159 = icmp ugt i64 %156, %158
  br i1 %159, label %186, label %160

160:                                              ; preds = %146
  %161 = load ptr, ptr %141, align 8, !tbaa !14
  %162 = shl i64 %151, 2
  %163 = tail call ptr @resize_memory(ptr noundef %161, i64 noundef %162)
  %164 = icmp eq ptr %163, null
  br i1 %164, label %186, label %165

165:                                              ; preds = %160
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %167 = load ptr, ptr %166, align 8, !tbaa !15
  %168 = icmp eq ptr %167, null
  %169 = icmp ult i64 %162, 4194304
  %170 = or i1 %169, %168
  br i1 %170, label %180, label %171

171:                                              ; preds = %165
  %172 = ptrtoint ptr %163 to i64
  %173 = and i64 %172, -4096
  %174 = add i64 %162, 4095
  %175 = add i64 %174, %172
  %176 = and i64 %175, -4096
  %177 = inttoptr i64 %173 to ptr
  %178 = sub i64 %176, %173
  %179 = tail call i32 %167(ptr noundef %177, i64 noundef %178, i32 noundef 14)
  br label %180

180:                                              ; preds = %171, %165
  %181 = load i64, ptr %142, align 8, !tbaa !11
  %182 = sub i64 %151, %181
  %183 = shl i64 %182, 2
  %184 = load i64, ptr %152, align 8, !tbaa !12
  %185 = add i64 %183, %184
  store i64 %185, ptr %152, align 8, !tbaa !12
  store ptr %163, ptr %141, align 8, !tbaa !14
  store i64 %151, ptr %142, align 8, !tbaa !11
  br label %186

186:                                              ; preds = %117, %104, %50, %92, %180, %160, %146, %140, %2
  %187 = phi i32 [ 1, %2 ], [ 0, %50 ], [ 0, %92 ], [ 1, %140 ], [ 0, %146 ], [ 1, %180 ], [ 0, %160 ], [ 0, %104 ], [ 0, %117 ]
  ret i32 %187
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !29
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !31
  %12 = mul i64 %11, 7
  %13 = icmp ult i64 %9, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %138, label %17

17:                                               ; preds = %14, %3
  %18 = lshr i64 %2, 32
  %19 = load i64, ptr %10, align 8, !tbaa !31
  %20 = mul i64 %19, %18
  %21 = lshr i64 %20, 32
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
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
  %84 = load i64, ptr %10, align 8, !tbaa !31
  %85 = add i64 %84, 62
  %86 = icmp eq i64 %29, %85
  br i1 %86, label %87, label %94

87:                                               ; preds = %81
  %88 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = load i64, ptr %10, align 8, !tbaa !31
  %92 = mul i64 %91, %18
  %93 = lshr i64 %92, 32
  br label %94

94:                                               ; preds = %81, %90, %87, %28, %78
  %95 = phi i64 [ %29, %78 ], [ %29, %28 ], [ %83, %87 ], [ %93, %90 ], [ %83, %81 ]
  %96 = phi i32 [ 1, %78 ], [ 2, %28 ], [ 1, %87 ], [ 0, %90 ], [ 0, %81 ]
  %97 = phi i64 [ %80, %78 ], [ %30, %28 ], [ -1, %87 ], [ %82, %90 ], [ %82, %81 ]
  switch i32 %96, label %138 [
    i32 0, label %28
    i32 2, label %98
  ], !llvm.loop !36

98:                                               ; preds = %94
  %99 = and i64 %2, -4294967296
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %101 = load i64, ptr %100, align 8, !tbaa !26
  %102 = add i64 %101, 1
  %103 = or i64 %102, %99
  %104 = load ptr, ptr %6, align 8, !tbaa !32
  %105 = getelementptr inbounds i64, ptr %104, i64 %95
  store i64 %103, ptr %105, align 8, !tbaa !11
  %106 = load i64, ptr %7, align 8, !tbaa !29
  %107 = add i64 %106, 1
  store i64 %107, ptr %7, align 8, !tbaa !29
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %109 = load i64, ptr %108, align 8, !tbaa !28
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %119, label %111

111:                                              ; preds = %98
  %112 = load i64, ptr %1, align 8, !tbaa !11
  %113 = trunc i64 %112 to i32
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %115 = load ptr, ptr %114, align 8, !tbaa !34
  %116 = load i64, ptr %100, align 8, !tbaa !26
  %117 = add i64 %116, 1
  store i64 %117, ptr %100, align 8, !tbaa !26
  %118 = getelementptr inbounds i32, ptr %115, i64 %116
  store i32 %113, ptr %118, align 4, !tbaa !21
  br label %135

119:                                              ; preds = %98
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %121 = load ptr, ptr %120, align 8, !tbaa !33
  %122 = load i64, ptr %100, align 8, !tbaa !26
  %123 = add i64 %122, 1
  store i64 %123, ptr %100, align 8, !tbaa !26
  %124 = load i64, ptr @WORDS, align 8, !tbaa !11
  %125 = mul i64 %124, %122
  %126 = getelementptr inbounds i64, ptr %121, i64 %125
  %127 = icmp eq i64 %124, 0
  br i1 %127, label %135, label %128

128:                                              ; preds = %119, %128
  %129 = phi i64 [ %133, %128 ], [ 0, %119 ]
  %130 = getelementptr inbounds i64, ptr %1, i64 %129
  %131 = load i64, ptr %130, align 8, !tbaa !11
  %132 = getelementptr inbounds i64, ptr %126, i64 %129
  store i64 %131, ptr %132, align 8, !tbaa !11
  %133 = add nuw i64 %129, 1
  %134 = icmp eq i64 %133, %124
  br i1 %134, label %135, label %128, !llvm.loop !37

135:                                              ; preds = %128, %111, %119
  %136 = load i64, ptr %100, align 8, !tbaa !26
  %137 = add nsw i64 %136, -1
  br label %138

138:                                              ; preds = %94, %135, %14
  %139 = phi i64 [ -1, %14 ], [ %137, %135 ], [ %97, %94 ]
  ret i64 %139
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_breadth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load i64, ptr %4, align 8, !tbaa !38
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %17 = icmp eq i64 %11, 0
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %23

23:                                               ; preds = %164, %2
  %24 = phi i32 [ undef, %2 ], [ %166, %164 ]
  %25 = load i64, ptr %4, align 8, !tbaa !38
  %26 = icmp ult i64 %25, %6
  br i1 %26, label %27, label %168

27:                                               ; preds = %23
  %28 = load i64, ptr %7, align 8, !tbaa !25
  %29 = icmp eq i64 %25, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %27
  %31 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %168, label %33

33:                                               ; preds = %30, %27
  %34 = load i64, ptr %4, align 8, !tbaa !38
  %35 = load i64, ptr %8, align 8, !tbaa !26
  %36 = icmp eq i64 %34, %35
  br i1 %36, label %168, label %37

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %38 = load i64, ptr %7, align 8, !tbaa !25
  %39 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %34, i64 noundef %38, ptr noundef nonnull %3)
  %40 = load i64, ptr %3, align 8, !tbaa !11
  %41 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %40)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %164, label %43

43:                                               ; preds = %37
  %44 = icmp eq i64 %39, 0
  br i1 %44, label %159, label %45

45:                                               ; preds = %43, %156
  %46 = phi i32 [ %150, %156 ], [ %24, %43 ]
  %47 = phi i64 [ %157, %156 ], [ 0, %43 ]
  %48 = phi i64 [ %148, %156 ], [ 0, %43 ]
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %47
  %50 = load i32, ptr %49, align 4, !tbaa !21
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %45
  %53 = add i64 %47, %34
  store i64 %53, ptr %22, align 8, !tbaa !39
  br label %159

54:                                               ; preds = %45
  %55 = zext i32 %50 to i64
  %56 = load i64, ptr %9, align 8, !tbaa !40
  %57 = add i64 %56, %55
  store i64 %57, ptr %9, align 8, !tbaa !40
  %58 = load i64, ptr %4, align 8, !tbaa !38
  %59 = add i64 %58, 1
  store i64 %59, ptr %4, align 8, !tbaa !38
  %60 = load i32, ptr %49, align 4, !tbaa !21
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %147, label %62

62:                                               ; preds = %54
  %63 = add i64 %47, %34
  %64 = trunc i64 %63 to i32
  br label %65

65:                                               ; preds = %62, %142
  %66 = phi i32 [ %46, %62 ], [ %141, %142 ]
  %67 = phi i32 [ 0, %62 ], [ %143, %142 ]
  %68 = phi i64 [ %48, %62 ], [ %144, %142 ]
  %69 = load ptr, ptr %10, align 8, !tbaa !41
  %70 = mul i64 %11, %68
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load ptr, ptr %12, align 8, !tbaa !42
  %73 = getelementptr inbounds i64, ptr %72, i64 %68
  %74 = load i64, ptr %73, align 8, !tbaa !11
  %75 = load i64, ptr %8, align 8, !tbaa !26
  %76 = load ptr, ptr %13, align 8, !tbaa !43
  %77 = icmp eq ptr %76, null
  br i1 %77, label %110, label %78

78:                                               ; preds = %65
  %79 = lshr i64 %74, 6
  %80 = getelementptr inbounds i64, ptr %76, i64 %79
  %81 = and i64 %74, 63
  %82 = shl nuw i64 1, %81
  %83 = load i64, ptr %80, align 8, !tbaa !11
  %84 = and i64 %83, %82
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %123

86:                                               ; preds = %78
  %87 = or i64 %83, %82
  store i64 %87, ptr %80, align 8, !tbaa !11
  %88 = load i64, ptr %14, align 8, !tbaa !28
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %97, label %90

90:                                               ; preds = %86
  %91 = load i64, ptr %71, align 8, !tbaa !11
  %92 = trunc i64 %91 to i32
  %93 = load ptr, ptr %15, align 8, !tbaa !34
  %94 = load i64, ptr %8, align 8, !tbaa !26
  %95 = add i64 %94, 1
  store i64 %95, ptr %8, align 8, !tbaa !26
  %96 = getelementptr inbounds i32, ptr %93, i64 %94
  store i32 %92, ptr %96, align 4, !tbaa !21
  br label %116

97:                                               ; preds = %86
  %98 = load ptr, ptr %16, align 8, !tbaa !33
  %99 = load i64, ptr %8, align 8, !tbaa !26
  %100 = add i64 %99, 1
  store i64 %100, ptr %8, align 8, !tbaa !26
  %101 = mul i64 %99, %11
  %102 = getelementptr inbounds i64, ptr %98, i64 %101
  br i1 %17, label %116, label %103

103:                                              ; preds = %97, %103
  %104 = phi i64 [ %108, %103 ], [ 0, %97 ]
  %105 = getelementptr inbounds i64, ptr %71, i64 %104
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = getelementptr inbounds i64, ptr %102, i64 %104
  store i64 %106, ptr %107, align 8, !tbaa !11
  %108 = add nuw i64 %104, 1
  %109 = icmp eq i64 %108, %11
  br i1 %109, label %116, label %103, !llvm.loop !37

110:                                              ; preds = %65
  %111 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %71, i64 noundef %74)
  %112 = icmp uge i64 %111, %75
  %113 = icmp sgt i64 %111, -1
  %114 = and i1 %112, %113
  %115 = sext i1 %112 to i32
  br i1 %114, label %116, label %123

116:                                              ; preds = %103, %110, %97, %90
  %117 = and i64 %75, 63
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load ptr, ptr %18, align 8, !tbaa !20
  %121 = lshr i64 %75, 6
  %122 = getelementptr inbounds i32, ptr %120, i64 %121
  store i32 %64, ptr %122, align 4, !tbaa !21
  br label %123

123:                                              ; preds = %78, %110, %116, %119
  %124 = phi i32 [ %115, %110 ], [ 1, %119 ], [ 1, %116 ], [ 0, %78 ]
  %125 = icmp slt i32 %124, 0
  br i1 %125, label %139, label %126

126:                                              ; preds = %123
  %127 = icmp eq i32 %124, 0
  br i1 %127, label %139, label %128

128:                                              ; preds = %126
  %129 = load ptr, ptr %19, align 8, !tbaa !44
  %130 = load ptr, ptr %10, align 8, !tbaa !41
  %131 = getelementptr inbounds i64, ptr %130, i64 %70
  %132 = tail call i32 %129(ptr noundef %131)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %128
  %135 = load i64, ptr %8, align 8, !tbaa !26
  %136 = add i64 %135, -1
  store i64 %136, ptr %20, align 8, !tbaa !39
  %137 = icmp slt i32 %132, 1
  %138 = select i1 %137, i32 3, i32 1
  br label %139

139:                                              ; preds = %134, %128, %126, %123
  %140 = phi i32 [ 1, %123 ], [ 9, %126 ], [ 1, %134 ], [ 0, %128 ]
  %141 = phi i32 [ 4, %123 ], [ %66, %126 ], [ %138, %134 ], [ %66, %128 ]
  switch i32 %140, label %147 [
    i32 0, label %142
    i32 9, label %142
  ]

142:                                              ; preds = %139, %139
  %143 = add nuw i32 %67, 1
  %144 = add i64 %68, 1
  %145 = load i32, ptr %49, align 4, !tbaa !21
  %146 = icmp ult i32 %143, %145
  br i1 %146, label %65, label %147, !llvm.loop !45

147:                                              ; preds = %139, %142, %54
  %148 = phi i64 [ %48, %54 ], [ %68, %139 ], [ %144, %142 ]
  %149 = phi i32 [ 7, %54 ], [ %140, %139 ], [ 7, %142 ]
  %150 = phi i32 [ %46, %54 ], [ %141, %142 ], [ %141, %139 ]
  %151 = icmp eq i32 %149, 7
  br i1 %151, label %152, label %159

152:                                              ; preds = %147
  %153 = load i64, ptr %8, align 8, !tbaa !26
  %154 = load i64, ptr %21, align 8, !tbaa !46
  %155 = icmp ugt i64 %153, %154
  br i1 %155, label %159, label %156

156:                                              ; preds = %152
  %157 = add nuw i64 %47, 1
  %158 = icmp eq i64 %157, %39
  br i1 %158, label %159, label %45, !llvm.loop !47

159:                                              ; preds = %147, %156, %152, %43, %52
  %160 = phi i32 [ 1, %52 ], [ 4, %43 ], [ 1, %152 ], [ 4, %156 ], [ %149, %147 ]
  %161 = phi i32 [ 3, %52 ], [ %24, %43 ], [ 5, %152 ], [ %150, %156 ], [ %150, %147 ]
  %162 = icmp eq i32 %160, 4
  %163 = select i1 %162, i32 0, i32 %160
  br label %164

164:                                              ; preds = %37, %159
  %165 = phi i32 [ %163, %159 ], [ 1, %37 ]
  %166 = phi i32 [ %161, %159 ], [ 4, %37 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %167 = icmp eq i32 %165, 0
  br i1 %167, label %23, label %168, !llvm.loop !48

168:                                              ; preds = %23, %33, %30, %164
  %169 = phi i32 [ %166, %164 ], [ 4, %30 ], [ 2, %33 ], [ 0, %23 ]
  ret i32 %169
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %5 = load i64, ptr %4, align 8, !tbaa !49
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %48

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %7, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %50 = load i64, ptr %49, align 8, !tbaa !25
  %51 = load ptr, ptr %2, align 8, !tbaa !50
  %52 = load i64, ptr %4, align 8, !tbaa !49
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !49
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %56 = load i64, ptr %55, align 8, !tbaa !26
  store i64 %56, ptr %49, align 8, !tbaa !25
  br label %57

57:                                               ; preds = %22, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %22 ]
  ret i32 %58
}

define internal fastcc i64 @expand_block(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !4
  %11 = add i64 %10, 1
  %12 = udiv i64 %8, %11
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 64)
  %14 = sub i64 %2, %1
  %15 = icmp ugt i64 %14, %13
  %16 = add i64 %13, %1
  %17 = select i1 %15, i64 %16, i64 %2
  %18 = sub i64 %17, %1
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %20 = load i64, ptr %19, align 8, !tbaa !51
  %21 = lshr i64 %20, 6
  %22 = add nuw nsw i64 %21, 1
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8, !tbaa !16
  %25 = icmp eq ptr %24, null
  br i1 %25, label %121, label %26

26:                                               ; preds = %4
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %28 = load i64, ptr %27, align 8, !tbaa !52
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %121

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %32 = load ptr, ptr %31, align 8, !tbaa !43
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %121

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %36 = load i64, ptr %35, align 8, !tbaa !26
  %37 = shl i64 %36, 1
  %38 = add i64 %37, 131072
  %39 = icmp ult i64 %21, %38
  br i1 %39, label %40, label %121

40:                                               ; preds = %34
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %42 = load i64, ptr %41, align 8, !tbaa !12
  %43 = shl nuw nsw i64 %22, 3
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %46 = load i64, ptr %45, align 8, !tbaa !13
  %47 = icmp ugt i64 %44, %46
  br i1 %47, label %121, label %48

48:                                               ; preds = %40
  %49 = tail call ptr @take_memory(i64 noundef %22, i64 noundef 8)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %121, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = icmp eq ptr %53, null
  %55 = icmp ult i64 %20, 33554368
  %56 = or i1 %55, %54
  br i1 %56, label %66, label %57

57:                                               ; preds = %51
  %58 = ptrtoint ptr %49 to i64
  %59 = and i64 %58, -4096
  %60 = add nuw nsw i64 %43, 4095
  %61 = add i64 %60, %58
  %62 = and i64 %61, -4096
  %63 = inttoptr i64 %59 to ptr
  %64 = sub i64 %62, %59
  %65 = tail call i32 %53(ptr noundef %63, i64 noundef %64, i32 noundef 14)
  br label %66

66:                                               ; preds = %57, %51
  %67 = load i64, ptr %35, align 8, !tbaa !26
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %90, %66
  br label %105

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %74 = load i64, ptr @WORDS, align 8
  br label %75

75:                                               ; preds = %90, %70
  %76 = phi i64 [ 0, %70 ], [ %99, %90 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %77 = load ptr, ptr %23, align 8, !tbaa !16
  %78 = load i64, ptr %71, align 8, !tbaa !28
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %84

80:                                               ; preds = %75
  %81 = load ptr, ptr %73, align 8, !tbaa !33
  %82 = mul i64 %76, %74
  %83 = getelementptr inbounds i64, ptr %81, i64 %82
  br label %90

84:                                               ; preds = %75
  %85 = load ptr, ptr %72, align 8, !tbaa !34
  %86 = getelementptr inbounds i32, ptr %85, i64 %76
  %87 = load i32, ptr %86, align 4, !tbaa !21
  %88 = zext i32 %87 to i64
  %89 = or i64 %88, -9223372036854775808
  store i64 %89, ptr %5, align 8, !tbaa !11
  br label %90

90:                                               ; preds = %84, %80
  %91 = phi ptr [ %5, %84 ], [ %83, %80 ]
  %92 = call i64 %77(ptr noundef %91)
  %93 = and i64 %92, 63
  %94 = shl nuw i64 1, %93
  %95 = lshr i64 %92, 6
  %96 = getelementptr inbounds i64, ptr %49, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !11
  %98 = or i64 %94, %97
  store i64 %98, ptr %96, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  %99 = add nuw i64 %76, 1
  %100 = load i64, ptr %35, align 8, !tbaa !26
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %75, label %69, !llvm.loop !53

102:                                              ; preds = %118
  %103 = load i64, ptr %41, align 8, !tbaa !12
  %104 = add i64 %103, %43
  store i64 %104, ptr %41, align 8, !tbaa !12
  store ptr %49, ptr %31, align 8, !tbaa !43
  br label %121

105:                                              ; preds = %69, %118
  %106 = phi i64 [ %119, %118 ], [ 0, %69 ]
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %106, i32 1
  %108 = load i64, ptr %107, align 8, !tbaa !31
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %118, label %110

110:                                              ; preds = %105
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %106
  %112 = load ptr, ptr %111, align 8, !tbaa !32
  call void @give_back(ptr noundef %112)
  %113 = load i64, ptr %107, align 8, !tbaa !31
  %114 = load i64, ptr %41, align 8, !tbaa !12
  %115 = shl i64 %113, 3
  %116 = sub i64 -512, %115
  %117 = add i64 %116, %114
  store i64 %117, ptr %41, align 8, !tbaa !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %111, i8 0, i64 24, i1 false)
  br label %118

118:                                              ; preds = %110, %105
  %119 = add nuw nsw i64 %106, 1
  %120 = icmp eq i64 %119, 64
  br i1 %120, label %102, label %105, !llvm.loop !54

121:                                              ; preds = %4, %26, %30, %34, %40, %48, %102
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %125 = load i64, ptr @WORDS, align 8
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %128 = icmp eq i64 %125, 0
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  br label %130

130:                                              ; preds = %233, %121
  %131 = phi i64 [ 0, %121 ], [ %155, %233 ]
  %132 = phi i64 [ 0, %121 ], [ %234, %233 ]
  %133 = icmp eq i64 %131, %18
  br i1 %133, label %235, label %134

134:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %135 = load ptr, ptr %0, align 8, !tbaa !55
  %136 = add i64 %131, %1
  %137 = load i64, ptr %122, align 8, !tbaa !28
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %143

139:                                              ; preds = %134
  %140 = load ptr, ptr %124, align 8, !tbaa !33
  %141 = mul i64 %125, %136
  %142 = getelementptr inbounds i64, ptr %140, i64 %141
  br label %149

143:                                              ; preds = %134
  %144 = load ptr, ptr %123, align 8, !tbaa !34
  %145 = getelementptr inbounds i32, ptr %144, i64 %136
  %146 = load i32, ptr %145, align 4, !tbaa !21
  %147 = zext i32 %146 to i64
  %148 = or i64 %147, -9223372036854775808
  store i64 %148, ptr %6, align 8, !tbaa !11
  br label %149

149:                                              ; preds = %139, %143
  %150 = phi ptr [ %6, %143 ], [ %142, %139 ]
  %151 = load ptr, ptr %126, align 8, !tbaa !41
  %152 = mul i64 %125, %132
  %153 = getelementptr inbounds i64, ptr %151, i64 %152
  %154 = call i32 %135(ptr noundef %150, ptr noundef %153)
  %155 = add nuw nsw i64 %131, 1
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %131
  store i32 %154, ptr %156, align 4, !tbaa !21
  %157 = icmp sgt i32 %154, -1
  %158 = icmp sgt i32 %154, 0
  br i1 %158, label %159, label %233

159:                                              ; preds = %149
  %160 = trunc i64 %132 to i32
  %161 = add i32 %154, %160
  br label %162

162:                                              ; preds = %159, %229
  %163 = phi i64 [ %230, %229 ], [ %132, %159 ]
  %164 = load ptr, ptr %126, align 8, !tbaa !41
  %165 = mul i64 %163, %125
  %166 = getelementptr inbounds i64, ptr %164, i64 %165
  %167 = load ptr, ptr %127, align 8, !tbaa !43
  %168 = icmp eq ptr %167, null
  %169 = load ptr, ptr %23, align 8, !tbaa !16
  br i1 %168, label %172, label %170

170:                                              ; preds = %162
  %171 = call i64 %169(ptr noundef %166)
  br label %208

172:                                              ; preds = %162
  %173 = icmp eq ptr %169, null
  br i1 %173, label %185, label %174

174:                                              ; preds = %172
  %175 = call i64 %169(ptr noundef %166)
  %176 = mul i64 %175, 246948723733
  %177 = lshr i64 %176, 19
  %178 = and i64 %177, 524287
  %179 = xor i64 %178, %176
  %180 = mul i64 %179, 242235342227
  %181 = and i64 %180, 274877906943
  %182 = lshr i64 %181, 19
  %183 = xor i64 %182, %180
  %184 = call i64 @llvm.fshl.i64(i64 %183, i64 %181, i64 32)
  br label %208

185:                                              ; preds = %172
  br i1 %128, label %204, label %186

186:                                              ; preds = %185, %186
  %187 = phi i64 [ %200, %186 ], [ 0, %185 ]
  %188 = phi i64 [ %199, %186 ], [ -7046029254386353131, %185 ]
  %189 = getelementptr inbounds i64, ptr %166, i64 %187
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
  %201 = icmp eq i64 %200, %125
  br i1 %201, label %202, label %186, !llvm.loop !17

202:                                              ; preds = %186
  %203 = trunc i128 %198 to i64
  br label %204

204:                                              ; preds = %202, %185
  %205 = phi i64 [ -7046029254386353131, %185 ], [ %203, %202 ]
  %206 = lshr i64 %205, 32
  %207 = xor i64 %206, %205
  br label %208

208:                                              ; preds = %170, %174, %204
  %209 = phi i64 [ %171, %170 ], [ %184, %174 ], [ %207, %204 ]
  %210 = load ptr, ptr %129, align 8, !tbaa !42
  %211 = getelementptr inbounds i64, ptr %210, i64 %163
  store i64 %209, ptr %211, align 8, !tbaa !11
  %212 = load ptr, ptr %127, align 8, !tbaa !43
  %213 = icmp eq ptr %212, null
  br i1 %213, label %217, label %214

214:                                              ; preds = %208
  %215 = lshr i64 %209, 6
  %216 = getelementptr inbounds i64, ptr %212, i64 %215
  call void @llvm.prefetch.p0(ptr nonnull %216, i32 0, i32 3, i32 1)
  br label %229

217:                                              ; preds = %208
  %218 = and i64 %209, 63
  %219 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %218, i32 1
  %220 = load i64, ptr %219, align 8, !tbaa !31
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %229, label %222

222:                                              ; preds = %217
  %223 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %218
  %224 = load ptr, ptr %223, align 8, !tbaa !32
  %225 = lshr i64 %209, 32
  %226 = mul i64 %220, %225
  %227 = lshr i64 %226, 32
  %228 = getelementptr inbounds i64, ptr %224, i64 %227
  call void @llvm.prefetch.p0(ptr %228, i32 0, i32 3, i32 1)
  br label %229

229:                                              ; preds = %214, %217, %222
  %230 = add i64 %163, 1
  %231 = trunc i64 %230 to i32
  %232 = icmp eq i32 %161, %231
  br i1 %232, label %233, label %162, !llvm.loop !56

233:                                              ; preds = %229, %149
  %234 = phi i64 [ %132, %149 ], [ %230, %229 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br i1 %157, label %130, label %235

235:                                              ; preds = %233, %130
  %236 = phi i64 [ %155, %233 ], [ %131, %130 ]
  %237 = phi i64 [ %234, %233 ], [ %132, %130 ]
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %248, label %239

239:                                              ; preds = %235
  %240 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %241 = load ptr, ptr %240, align 8, !tbaa !42
  %242 = load ptr, ptr %23, align 8, !tbaa !16
  %243 = icmp eq ptr %242, null
  %244 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %245 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %246 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %247 = load i64, ptr @WORDS, align 8
  br label %249

248:                                              ; preds = %290, %235
  store i64 %237, ptr %3, align 8, !tbaa !11
  ret i64 %236

249:                                              ; preds = %239, %290
  %250 = phi i64 [ 0, %239 ], [ %291, %290 ]
  %251 = getelementptr inbounds i64, ptr %241, i64 %250
  %252 = load i64, ptr %251, align 8, !tbaa !11
  br i1 %243, label %253, label %290

253:                                              ; preds = %249
  %254 = and i64 %252, 63
  %255 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %254, i32 1
  %256 = load i64, ptr %255, align 8, !tbaa !31
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %290, label %258

258:                                              ; preds = %253
  %259 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %254
  %260 = lshr i64 %252, 32
  %261 = mul i64 %256, %260
  %262 = lshr i64 %261, 32
  %263 = load ptr, ptr %259, align 8, !tbaa !32
  br label %267

264:                                              ; preds = %273
  %265 = add nuw nsw i64 %268, 1
  %266 = icmp eq i64 %265, 4
  br i1 %266, label %290, label %267, !llvm.loop !57

267:                                              ; preds = %264, %258
  %268 = phi i64 [ 0, %258 ], [ %265, %264 ]
  %269 = add nuw nsw i64 %268, %262
  %270 = getelementptr inbounds i64, ptr %263, i64 %269
  %271 = load i64, ptr %270, align 8, !tbaa !11
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %290, label %273

273:                                              ; preds = %267
  %274 = lshr i64 %271, 32
  %275 = icmp eq i64 %274, %260
  br i1 %275, label %276, label %264

276:                                              ; preds = %273
  %277 = and i64 %271, 4294967295
  %278 = add nsw i64 %277, -1
  %279 = load i64, ptr %244, align 8, !tbaa !28
  %280 = icmp eq i64 %279, 0
  br i1 %280, label %284, label %281

281:                                              ; preds = %276
  %282 = load ptr, ptr %245, align 8, !tbaa !34
  %283 = getelementptr inbounds i32, ptr %282, i64 %278
  br label %288

284:                                              ; preds = %276
  %285 = load ptr, ptr %246, align 8, !tbaa !33
  %286 = mul i64 %247, %278
  %287 = getelementptr inbounds i64, ptr %285, i64 %286
  br label %288

288:                                              ; preds = %284, %281
  %289 = phi ptr [ %283, %281 ], [ %287, %284 ]
  call void @llvm.prefetch.p0(ptr %289, i32 0, i32 3, i32 1)
  br label %290

290:                                              ; preds = %264, %267, %288, %249, %253
  %291 = add nuw i64 %250, 1
  %292 = icmp eq i64 %291, %237
  br i1 %292, label %248, label %249, !llvm.loop !58
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = lshr i64 %1, 6
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8, !tbaa !20
  %8 = getelementptr inbounds i32, ptr %7, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %12 = load i64, ptr %11, align 8, !tbaa !38
  %13 = add nuw nsw i64 %5, 1
  %14 = shl i64 %13, 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
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
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %1
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
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
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %47 = load i64, ptr @WORDS, align 8
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %49 = icmp eq i64 %47, 0
  br label %50

50:                                               ; preds = %44, %100
  %51 = phi i64 [ %10, %44 ], [ %101, %100 ]
  %52 = load ptr, ptr %0, align 8, !tbaa !55
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
  %67 = load ptr, ptr %48, align 8, !tbaa !41
  %68 = call i32 %52(ptr noundef %66, ptr noundef %67)
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %100

70:                                               ; preds = %65
  %71 = load ptr, ptr %48, align 8, !tbaa !41
  %72 = zext i32 %68 to i64
  br label %76

73:                                               ; preds = %96
  %74 = add nuw nsw i64 %77, 1
  %75 = icmp eq i64 %74, %72
  br i1 %75, label %100, label %76, !llvm.loop !59

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
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  store i64 %51, ptr %99, align 8, !tbaa !39
  br label %103

100:                                              ; preds = %73, %65
  %101 = add nuw i64 %51, 1
  %102 = icmp eq i64 %101, %24
  br i1 %102, label %103, label %50, !llvm.loop !60

103:                                              ; preds = %100, %41, %98
  %104 = phi i32 [ 1, %98 ], [ 2, %41 ], [ 2, %100 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %104
}

define i32 @search_everything(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %6 = load i64, ptr %5, align 8, !tbaa !38
  %7 = add i64 %6, %1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %12 = load i64, ptr @WORDS, align 8
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %18 = icmp eq i64 %12, 0
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %23 = load i64, ptr @WORDS, align 8
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %33

33:                                               ; preds = %199, %2
  %34 = phi i32 [ undef, %2 ], [ %201, %199 ]
  %35 = load i64, ptr %5, align 8, !tbaa !38
  %36 = icmp ult i64 %35, %7
  br i1 %36, label %37, label %202

37:                                               ; preds = %33
  %38 = load i64, ptr %8, align 8, !tbaa !25
  %39 = icmp eq i64 %35, %38
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = call fastcc i32 @level_ended(ptr noundef %0)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %202, label %43

43:                                               ; preds = %40, %37
  %44 = load i64, ptr %5, align 8, !tbaa !38
  %45 = load i64, ptr %9, align 8, !tbaa !26
  %46 = icmp eq i64 %44, %45
  br i1 %46, label %202, label %47

47:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %48 = load i64, ptr %8, align 8, !tbaa !25
  %49 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %44, i64 noundef %48, ptr noundef nonnull %3)
  %50 = load i64, ptr %3, align 8, !tbaa !11
  %51 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %50)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %199, label %53

53:                                               ; preds = %47
  %54 = icmp eq i64 %49, 0
  br i1 %54, label %199, label %55

55:                                               ; preds = %53, %194
  %56 = phi i32 [ %193, %194 ], [ %34, %53 ]
  %57 = phi i64 [ %139, %194 ], [ 0, %53 ]
  %58 = phi i64 [ %195, %194 ], [ 0, %53 ]
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !21
  %61 = icmp slt i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %55
  %63 = add i64 %58, %44
  store i64 %63, ptr %32, align 8, !tbaa !39
  br label %199

64:                                               ; preds = %55
  %65 = zext i32 %60 to i64
  %66 = load i64, ptr %10, align 8, !tbaa !40
  %67 = add i64 %66, %65
  store i64 %67, ptr %10, align 8, !tbaa !40
  %68 = load i64, ptr %5, align 8, !tbaa !38
  %69 = add i64 %68, 1
  store i64 %69, ptr %5, align 8, !tbaa !38
  %70 = load i32, ptr %59, align 4, !tbaa !21
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %138

72:                                               ; preds = %64
  %73 = add i64 %58, %44
  %74 = trunc i64 %73 to i32
  br label %75

75:                                               ; preds = %72, %133
  %76 = phi i1 [ %71, %72 ], [ %137, %133 ]
  %77 = phi i64 [ %57, %72 ], [ %135, %133 ]
  %78 = phi i32 [ 0, %72 ], [ %134, %133 ]
  %79 = load ptr, ptr %11, align 8, !tbaa !41
  %80 = mul i64 %12, %77
  %81 = getelementptr inbounds i64, ptr %79, i64 %80
  %82 = load ptr, ptr %13, align 8, !tbaa !42
  %83 = getelementptr inbounds i64, ptr %82, i64 %77
  %84 = load i64, ptr %83, align 8, !tbaa !11
  %85 = load i64, ptr %9, align 8, !tbaa !26
  %86 = load ptr, ptr %14, align 8, !tbaa !43
  %87 = icmp eq ptr %86, null
  br i1 %87, label %120, label %88

88:                                               ; preds = %75
  %89 = lshr i64 %84, 6
  %90 = getelementptr inbounds i64, ptr %86, i64 %89
  %91 = and i64 %84, 63
  %92 = shl nuw i64 1, %91
  %93 = load i64, ptr %90, align 8, !tbaa !11
  %94 = and i64 %93, %92
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %133

96:                                               ; preds = %88
  %97 = or i64 %93, %92
  store i64 %97, ptr %90, align 8, !tbaa !11
  %98 = load i64, ptr %15, align 8, !tbaa !28
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %107, label %100

100:                                              ; preds = %96
  %101 = load i64, ptr %81, align 8, !tbaa !11
  %102 = trunc i64 %101 to i32
  %103 = load ptr, ptr %16, align 8, !tbaa !34
  %104 = load i64, ptr %9, align 8, !tbaa !26
  %105 = add i64 %104, 1
  store i64 %105, ptr %9, align 8, !tbaa !26
  %106 = getelementptr inbounds i32, ptr %103, i64 %104
  store i32 %102, ptr %106, align 4, !tbaa !21
  br label %125

107:                                              ; preds = %96
  %108 = load ptr, ptr %17, align 8, !tbaa !33
  %109 = load i64, ptr %9, align 8, !tbaa !26
  %110 = add i64 %109, 1
  store i64 %110, ptr %9, align 8, !tbaa !26
  %111 = mul i64 %109, %12
  %112 = getelementptr inbounds i64, ptr %108, i64 %111
  br i1 %18, label %125, label %113

113:                                              ; preds = %107, %113
  %114 = phi i64 [ %118, %113 ], [ 0, %107 ]
  %115 = getelementptr inbounds i64, ptr %81, i64 %114
  %116 = load i64, ptr %115, align 8, !tbaa !11
  %117 = getelementptr inbounds i64, ptr %112, i64 %114
  store i64 %116, ptr %117, align 8, !tbaa !11
  %118 = add nuw i64 %114, 1
  %119 = icmp eq i64 %118, %12
  br i1 %119, label %125, label %113, !llvm.loop !37

120:                                              ; preds = %75
  %121 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %81, i64 noundef %84)
  %122 = icmp uge i64 %121, %85
  %123 = icmp sgt i64 %121, -1
  %124 = and i1 %122, %123
  br i1 %124, label %125, label %132

125:                                              ; preds = %113, %120, %107, %100
  %126 = and i64 %85, 63
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %133

128:                                              ; preds = %125
  %129 = load ptr, ptr %19, align 8, !tbaa !20
  %130 = lshr i64 %85, 6
  %131 = getelementptr inbounds i32, ptr %129, i64 %130
  store i32 %74, ptr %131, align 4, !tbaa !21
  br label %133

132:                                              ; preds = %120
  br i1 %122, label %138, label %133

133:                                              ; preds = %128, %125, %88, %132
  %134 = add nuw i32 %78, 1
  %135 = add i64 %77, 1
  %136 = load i32, ptr %59, align 4, !tbaa !21
  %137 = icmp ult i32 %134, %136
  br i1 %137, label %75, label %138, !llvm.loop !61

138:                                              ; preds = %133, %132, %64
  %139 = phi i64 [ %57, %64 ], [ %135, %133 ], [ %77, %132 ]
  %140 = phi i1 [ %71, %64 ], [ %137, %133 ], [ %76, %132 ]
  %141 = phi i32 [ %56, %64 ], [ %56, %133 ], [ 4, %132 ]
  br i1 %140, label %199, label %142

142:                                              ; preds = %138
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %143 = add i64 %58, %44
  %144 = load i64, ptr %20, align 8, !tbaa !28
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %150

146:                                              ; preds = %142
  %147 = load ptr, ptr %22, align 8, !tbaa !33
  %148 = mul i64 %23, %143
  %149 = getelementptr inbounds i64, ptr %147, i64 %148
  br label %156

150:                                              ; preds = %142
  %151 = load ptr, ptr %21, align 8, !tbaa !34
  %152 = getelementptr inbounds i32, ptr %151, i64 %143
  %153 = load i32, ptr %152, align 4, !tbaa !21
  %154 = zext i32 %153 to i64
  %155 = or i64 %154, -9223372036854775808
  store i64 %155, ptr %4, align 8, !tbaa !11
  br label %156

156:                                              ; preds = %146, %150
  %157 = phi ptr [ %4, %150 ], [ %149, %146 ]
  %158 = load ptr, ptr %24, align 8, !tbaa !44
  %159 = call i32 %158(ptr noundef %157)
  %160 = icmp slt i32 %159, 0
  br i1 %160, label %161, label %162

161:                                              ; preds = %156
  store i64 %143, ptr %31, align 8, !tbaa !39
  br label %191

162:                                              ; preds = %156
  %163 = zext i32 %159 to i64
  %164 = load i64, ptr %25, align 8, !tbaa !62
  %165 = add i64 %164, %163
  store i64 %165, ptr %25, align 8, !tbaa !62
  %166 = icmp eq i32 %159, 0
  br i1 %166, label %167, label %185

167:                                              ; preds = %162
  %168 = load i32, ptr %59, align 4, !tbaa !21
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %185

170:                                              ; preds = %167
  %171 = load ptr, ptr %26, align 8, !tbaa !63
  %172 = call i32 %171(ptr noundef %157)
  %173 = icmp sgt i32 %172, -1
  br i1 %173, label %175, label %174

174:                                              ; preds = %170
  store i64 %143, ptr %27, align 8, !tbaa !39
  br label %183

175:                                              ; preds = %170
  %176 = zext i32 %172 to i64
  %177 = load i64, ptr %28, align 8, !tbaa !64
  %178 = add i64 %177, %176
  store i64 %178, ptr %28, align 8, !tbaa !64
  %179 = icmp eq i32 %172, 0
  %180 = zext i1 %179 to i64
  %181 = load i64, ptr %29, align 8, !tbaa !65
  %182 = add i64 %181, %180
  store i64 %182, ptr %29, align 8, !tbaa !65
  br label %183

183:                                              ; preds = %175, %174
  %184 = phi i32 [ 3, %174 ], [ %141, %175 ]
  br i1 %173, label %185, label %191

185:                                              ; preds = %183, %167, %162
  %186 = phi i32 [ %141, %162 ], [ %141, %167 ], [ %184, %183 ]
  %187 = load i64, ptr %9, align 8, !tbaa !26
  %188 = load i64, ptr %30, align 8, !tbaa !46
  %189 = icmp ule i64 %187, %188
  %190 = select i1 %189, i32 %186, i32 5
  br label %191

191:                                              ; preds = %185, %183, %161
  %192 = phi i1 [ false, %183 ], [ false, %161 ], [ %189, %185 ]
  %193 = phi i32 [ %184, %183 ], [ 3, %161 ], [ %190, %185 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %192, label %194, label %199

194:                                              ; preds = %191
  %195 = add nuw i64 %58, 1
  %196 = icmp eq i64 %195, %49
  br i1 %196, label %197, label %55, !llvm.loop !66

197:                                              ; preds = %194
  %198 = icmp uge i64 %195, %49
  br label %199

199:                                              ; preds = %197, %138, %191, %53, %62, %47
  %200 = phi i1 [ false, %47 ], [ false, %62 ], [ %54, %53 ], [ %198, %197 ], [ false, %138 ], [ false, %191 ]
  %201 = phi i32 [ 4, %47 ], [ 3, %62 ], [ %34, %53 ], [ %193, %197 ], [ %141, %138 ], [ %193, %191 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %200, label %33, label %202, !llvm.loop !67

202:                                              ; preds = %33, %43, %40, %199
  %203 = phi i32 [ %201, %199 ], [ 4, %40 ], [ 2, %43 ], [ 0, %33 ]
  ret i32 %203
}

define i32 @search_count(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load i64, ptr %4, align 8, !tbaa !38
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %8 = load i64, ptr %7, align 8, !tbaa !68
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %12 = load i64, ptr %11, align 8, !tbaa !69
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %180, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %19 = load ptr, ptr %18, align 8, !tbaa !70
  store i128 1, ptr %19, align 16, !tbaa !71
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %180

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %31 = load i64, ptr @WORDS, align 8
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %40

40:                                               ; preds = %176, %22
  %41 = phi i32 [ %23, %22 ], [ %178, %176 ]
  %42 = load i64, ptr %4, align 8, !tbaa !38
  %43 = icmp ult i64 %42, %6
  br i1 %43, label %44, label %180

44:                                               ; preds = %40
  %45 = load i64, ptr %24, align 8, !tbaa !25
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %180, label %50

50:                                               ; preds = %47
  %51 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %52 = icmp eq i32 %51, 0
  %53 = select i1 %52, i32 %41, i32 %51
  br i1 %52, label %54, label %180

54:                                               ; preds = %50, %44
  %55 = phi i32 [ %53, %50 ], [ %41, %44 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %56 = load i64, ptr %4, align 8, !tbaa !38
  %57 = load i64, ptr %25, align 8, !tbaa !49
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %64, label %59

59:                                               ; preds = %54
  %60 = load ptr, ptr %26, align 8, !tbaa !50
  %61 = add i64 %57, -1
  %62 = getelementptr inbounds i64, ptr %60, i64 %61
  %63 = load i64, ptr %62, align 8, !tbaa !11
  br label %64

64:                                               ; preds = %54, %59
  %65 = phi i64 [ %63, %59 ], [ 0, %54 ]
  %66 = load i64, ptr %24, align 8, !tbaa !25
  %67 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %56, i64 noundef %66, ptr noundef nonnull %3)
  %68 = load i64, ptr %3, align 8, !tbaa !11
  %69 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %68)
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %176, label %71

71:                                               ; preds = %64
  %72 = load i64, ptr %27, align 8, !tbaa !26
  %73 = add i64 %72, %68
  %74 = load i64, ptr %24, align 8, !tbaa !25
  %75 = sub i64 %73, %74
  %76 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef %75)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %176, label %78

78:                                               ; preds = %71
  %79 = icmp eq i64 %67, 0
  br i1 %79, label %171, label %80

80:                                               ; preds = %78, %168
  %81 = phi i32 [ %166, %168 ], [ %55, %78 ]
  %82 = phi i64 [ %154, %168 ], [ 0, %78 ]
  %83 = phi i64 [ %169, %168 ], [ 0, %78 ]
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !21
  %86 = icmp slt i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %80
  %88 = add i64 %83, %56
  store i64 %88, ptr %39, align 8, !tbaa !39
  br label %171

89:                                               ; preds = %80
  %90 = zext i32 %85 to i64
  %91 = load i64, ptr %28, align 8, !tbaa !40
  %92 = add i64 %91, %90
  store i64 %92, ptr %28, align 8, !tbaa !40
  %93 = load i64, ptr %4, align 8, !tbaa !38
  %94 = add i64 %93, 1
  store i64 %94, ptr %4, align 8, !tbaa !38
  %95 = load ptr, ptr %29, align 8, !tbaa !73
  %96 = add i64 %83, %56
  %97 = sub i64 %96, %65
  %98 = getelementptr inbounds i128, ptr %95, i64 %97
  %99 = load i128, ptr %98, align 16, !tbaa !71
  %100 = load i32, ptr %84, align 4, !tbaa !21
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %153, label %102

102:                                              ; preds = %89
  %103 = trunc i64 %96 to i32
  %104 = trunc i64 %96 to i32
  %105 = trunc i64 %96 to i32
  br label %106

106:                                              ; preds = %102, %148
  %107 = phi i32 [ %81, %102 ], [ %147, %148 ]
  %108 = phi i64 [ %82, %102 ], [ %150, %148 ]
  %109 = phi i32 [ 0, %102 ], [ %149, %148 ]
  %110 = load i64, ptr %27, align 8, !tbaa !26
  %111 = load ptr, ptr %30, align 8, !tbaa !41
  %112 = mul i64 %31, %108
  %113 = getelementptr inbounds i64, ptr %111, i64 %112
  %114 = load ptr, ptr %32, align 8, !tbaa !42
  %115 = getelementptr inbounds i64, ptr %114, i64 %108
  %116 = load i64, ptr %115, align 8, !tbaa !11
  %117 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %113, i64 noundef %116)
  %118 = icmp slt i64 %117, 0
  br i1 %118, label %145, label %119

119:                                              ; preds = %106
  %120 = load i64, ptr %24, align 8, !tbaa !25
  %121 = icmp ult i64 %117, %120
  br i1 %121, label %145, label %122

122:                                              ; preds = %119
  %123 = sub i64 %117, %120
  %124 = icmp ult i64 %117, %110
  br i1 %124, label %130, label %125

125:                                              ; preds = %122
  %126 = load ptr, ptr %33, align 8, !tbaa !24
  %127 = getelementptr inbounds i32, ptr %126, i64 %117
  store i32 %103, ptr %127, align 4, !tbaa !21
  %128 = load ptr, ptr %34, align 8, !tbaa !70
  %129 = getelementptr inbounds i128, ptr %128, i64 %123
  store i128 %99, ptr %129, align 16, !tbaa !71
  br label %142

130:                                              ; preds = %122
  %131 = load ptr, ptr %35, align 8, !tbaa !74
  %132 = getelementptr inbounds i32, ptr %131, i64 %123
  %133 = load i32, ptr %132, align 4, !tbaa !21
  %134 = icmp eq i32 %133, %104
  br i1 %134, label %145, label %135

135:                                              ; preds = %130
  %136 = load ptr, ptr %36, align 8, !tbaa !70
  %137 = getelementptr inbounds i128, ptr %136, i64 %123
  %138 = load i128, ptr %137, align 16, !tbaa !71
  %139 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %138, i128 %99)
  %140 = extractvalue { i128, i1 } %139, 1
  %141 = extractvalue { i128, i1 } %139, 0
  store i128 %141, ptr %137, align 16
  br i1 %140, label %145, label %142

142:                                              ; preds = %135, %125
  %143 = load ptr, ptr %37, align 8, !tbaa !74
  %144 = getelementptr inbounds i32, ptr %143, i64 %123
  store i32 %105, ptr %144, align 4, !tbaa !21
  br label %145

145:                                              ; preds = %142, %130, %135, %119, %106
  %146 = phi i32 [ 1, %106 ], [ 9, %119 ], [ 0, %142 ], [ 9, %130 ], [ 1, %135 ]
  %147 = phi i32 [ 4, %106 ], [ %107, %119 ], [ %107, %142 ], [ %107, %130 ], [ 6, %135 ]
  switch i32 %146, label %153 [
    i32 0, label %148
    i32 9, label %148
  ]

148:                                              ; preds = %145, %145
  %149 = add nuw i32 %109, 1
  %150 = add i64 %108, 1
  %151 = load i32, ptr %84, align 4, !tbaa !21
  %152 = icmp ult i32 %149, %151
  br i1 %152, label %106, label %153, !llvm.loop !75

153:                                              ; preds = %145, %148, %89
  %154 = phi i64 [ %82, %89 ], [ %108, %145 ], [ %150, %148 ]
  %155 = phi i32 [ 7, %89 ], [ %146, %145 ], [ 7, %148 ]
  %156 = phi i32 [ %81, %89 ], [ %147, %148 ], [ %147, %145 ]
  %157 = icmp eq i32 %155, 7
  br i1 %157, label %158, label %164

158:                                              ; preds = %153
  %159 = load i64, ptr %27, align 8, !tbaa !26
  %160 = load i64, ptr %38, align 8, !tbaa !46
  %161 = icmp ugt i64 %159, %160
  %162 = zext i1 %161 to i32
  %163 = select i1 %161, i32 5, i32 %156
  br label %164

164:                                              ; preds = %158, %153
  %165 = phi i32 [ %155, %153 ], [ %162, %158 ]
  %166 = phi i32 [ %156, %153 ], [ %163, %158 ]
  %167 = icmp eq i32 %165, 0
  br i1 %167, label %168, label %171

168:                                              ; preds = %164
  %169 = add nuw i64 %83, 1
  %170 = icmp eq i64 %169, %67
  br i1 %170, label %171, label %80, !llvm.loop !76

171:                                              ; preds = %164, %168, %78, %87
  %172 = phi i32 [ 1, %87 ], [ 4, %78 ], [ 4, %168 ], [ %165, %164 ]
  %173 = phi i32 [ 3, %87 ], [ %55, %78 ], [ %166, %168 ], [ %166, %164 ]
  %174 = icmp eq i32 %172, 4
  %175 = select i1 %174, i32 0, i32 %172
  br label %176

176:                                              ; preds = %64, %71, %171
  %177 = phi i32 [ %175, %171 ], [ 1, %71 ], [ 1, %64 ]
  %178 = phi i32 [ %173, %171 ], [ 4, %71 ], [ 4, %64 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %179 = icmp eq i32 %177, 0
  br i1 %179, label %40, label %180, !llvm.loop !77

180:                                              ; preds = %40, %47, %50, %176, %14, %17
  %181 = phi i32 [ %20, %17 ], [ 4, %14 ], [ %178, %176 ], [ %53, %50 ], [ 4, %47 ], [ 0, %40 ]
  ret i32 %181
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %49, 1024
  %54 = add i64 %53, %52
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %1)
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %57 = load i64, ptr %56, align 8, !tbaa !12
  %58 = sub i64 %55, %49
  %59 = shl i64 %58, 2
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %4 = load i64, ptr %3, align 8, !tbaa !38
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %10 = load ptr, ptr %9, align 8, !tbaa !73
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %12 = load i64, ptr %11, align 8, !tbaa !68
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %14 = load ptr, ptr %13, align 8, !tbaa !70
  store ptr %14, ptr %9, align 8, !tbaa !73
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %16 = load i64, ptr %15, align 8, !tbaa !69
  store i64 %16, ptr %11, align 8, !tbaa !68
  store ptr %10, ptr %13, align 8, !tbaa !70
  store i64 %12, ptr %15, align 8, !tbaa !69
  %17 = load i64, ptr %5, align 8, !tbaa !26
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
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
  %37 = load ptr, ptr %20, align 8, !tbaa !44
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
  store i64 %34, ptr %26, align 8, !tbaa !39
  br label %70

55:                                               ; preds = %50
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %35, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  store i64 %34, ptr %25, align 8, !tbaa !39
  br label %60

60:                                               ; preds = %59, %57
  %61 = load ptr, ptr %9, align 8, !tbaa !73
  %62 = sub nuw i64 %34, %4
  %63 = getelementptr inbounds i128, ptr %61, i64 %62
  %64 = load i128, ptr %63, align 16, !tbaa !71
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
  br i1 %78, label %31, label %27, !llvm.loop !78

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
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  store i64 %85, ptr %90, align 8, !tbaa !79
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  store i64 %86, ptr %91, align 8, !tbaa !80
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %5 = load i64, ptr %4, align 8, !tbaa !81
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %60

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %9 = load i64, ptr %8, align 8, !tbaa !82
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %60

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %56 = load ptr, ptr %12, align 8, !tbaa !83
  %57 = load i64, ptr %8, align 8, !tbaa !82
  %58 = add i64 %57, 1
  store i64 %58, ptr %8, align 8, !tbaa !82
  %59 = getelementptr inbounds i32, ptr %56, i64 %57
  store i32 0, ptr %59, align 4, !tbaa !21
  br label %60

60:                                               ; preds = %55, %7, %2
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %294, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %68 = load i64, ptr @WORDS, align 8
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load i64, ptr @WORDS, align 8
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %77 = icmp eq i64 %75, 0
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %91

88:                                               ; preds = %290
  %89 = add i64 %93, -1
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %294, label %91, !llvm.loop !84

91:                                               ; preds = %63, %88
  %92 = phi i32 [ undef, %63 ], [ %292, %88 ]
  %93 = phi i64 [ %1, %63 ], [ %89, %88 ]
  %94 = load i64, ptr %61, align 8, !tbaa !82
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %294, label %96

96:                                               ; preds = %91
  %97 = load ptr, ptr %64, align 8, !tbaa !83
  %98 = add i64 %94, -1
  store i64 %98, ptr %61, align 8, !tbaa !82
  %99 = getelementptr inbounds i32, ptr %97, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %101 = load ptr, ptr %0, align 8, !tbaa !55
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
  %117 = load ptr, ptr %69, align 8, !tbaa !41
  %118 = call i32 %101(ptr noundef %116, ptr noundef %117)
  %119 = icmp slt i32 %118, 0
  br i1 %119, label %120, label %121

120:                                              ; preds = %115
  store i64 %102, ptr %87, align 8, !tbaa !39
  br label %290

121:                                              ; preds = %115
  %122 = load i64, ptr %4, align 8, !tbaa !81
  %123 = add i64 %122, 1
  store i64 %123, ptr %4, align 8, !tbaa !81
  %124 = zext i32 %118 to i64
  %125 = load i64, ptr %70, align 8, !tbaa !40
  %126 = add i64 %125, %124
  store i64 %126, ptr %70, align 8, !tbaa !40
  %127 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %124)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %290, label %129

129:                                              ; preds = %121
  %130 = load i64, ptr %61, align 8, !tbaa !82
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
  %180 = load ptr, ptr %69, align 8, !tbaa !41
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
  %221 = load ptr, ptr %78, align 8, !tbaa !42
  %222 = getelementptr inbounds i64, ptr %221, i64 %179
  store i64 %220, ptr %222, align 8, !tbaa !11
  %223 = load ptr, ptr %79, align 8, !tbaa !43
  %224 = icmp eq ptr %223, null
  br i1 %224, label %228, label %225

225:                                              ; preds = %219
  %226 = lshr i64 %220, 6
  %227 = getelementptr inbounds i64, ptr %223, i64 %226
  call void @llvm.prefetch.p0(ptr nonnull %227, i32 0, i32 3, i32 1)
  br label %240

228:                                              ; preds = %219
  %229 = and i64 %220, 63
  %230 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %229, i32 1
  %231 = load i64, ptr %230, align 8, !tbaa !31
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %240, label %233

233:                                              ; preds = %228
  %234 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %229
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
  br i1 %242, label %174, label %178, !llvm.loop !85

243:                                              ; preds = %176, %277
  %244 = phi i64 [ 0, %176 ], [ %278, %277 ]
  %245 = phi i32 [ %92, %176 ], [ %276, %277 ]
  %246 = load i64, ptr %80, align 8, !tbaa !26
  %247 = load ptr, ptr %69, align 8, !tbaa !41
  %248 = mul i64 %75, %244
  %249 = getelementptr inbounds i64, ptr %247, i64 %248
  %250 = load ptr, ptr %81, align 8, !tbaa !42
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
  %260 = load ptr, ptr %83, align 8, !tbaa !44
  %261 = load ptr, ptr %69, align 8, !tbaa !41
  %262 = getelementptr inbounds i64, ptr %261, i64 %248
  %263 = call i32 %260(ptr noundef %262)
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %268, label %265

265:                                              ; preds = %257
  store i64 %253, ptr %84, align 8, !tbaa !39
  %266 = icmp slt i32 %263, 1
  %267 = select i1 %266, i32 3, i32 1
  br label %274

268:                                              ; preds = %257
  %269 = trunc i64 %253 to i32
  %270 = load ptr, ptr %64, align 8, !tbaa !83
  %271 = load i64, ptr %61, align 8, !tbaa !82
  %272 = add i64 %271, 1
  store i64 %272, ptr %61, align 8, !tbaa !82
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
  br i1 %279, label %280, label %243, !llvm.loop !86

280:                                              ; preds = %274, %277, %174
  %281 = phi i32 [ 8, %174 ], [ %275, %274 ], [ 8, %277 ]
  %282 = phi i32 [ %92, %174 ], [ %276, %277 ], [ %276, %274 ]
  %283 = icmp eq i32 %281, 8
  br i1 %283, label %284, label %290

284:                                              ; preds = %280
  %285 = load i64, ptr %85, align 8, !tbaa !26
  %286 = load i64, ptr %86, align 8, !tbaa !46
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
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %6 = load i64, ptr %5, align 8, !tbaa !87
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %60

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %10 = load i64, ptr %9, align 8, !tbaa !88
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !27
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %54

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %12)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = shl i64 %22, 2
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %64 = icmp eq i64 %1, 0
  br i1 %64, label %338, label %65

65:                                               ; preds = %60
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %72 = load i64, ptr @WORDS, align 8
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %84 = load i64, ptr @WORDS, align 8
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %86 = icmp eq i64 %84, 0
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %91 = load i64, ptr @WORDS, align 8
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %99

96:                                               ; preds = %334
  %97 = add i64 %101, -1
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %338, label %99, !llvm.loop !89

99:                                               ; preds = %65, %96
  %100 = phi i32 [ %61, %65 ], [ %336, %96 ]
  %101 = phi i64 [ %1, %65 ], [ %97, %96 ]
  %102 = load i64, ptr %62, align 8, !tbaa !90
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %338, label %104

104:                                              ; preds = %99
  %105 = load i64, ptr %63, align 8, !tbaa !81
  %106 = load i64, ptr %66, align 8, !tbaa !91
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %108, label %338

108:                                              ; preds = %104
  %109 = call fastcc i32 @pop(ptr noundef %0)
  %110 = load ptr, ptr %67, align 8, !tbaa !92
  %111 = zext i32 %109 to i64
  %112 = getelementptr inbounds %struct.Record, ptr %110, i64 %111
  %113 = getelementptr inbounds %struct.Record, ptr %110, i64 %111, i32 1
  %114 = load i32, ptr %113, align 8, !tbaa !93
  %115 = load i64, ptr %112, align 8, !tbaa !95
  %116 = load ptr, ptr %68, align 8, !tbaa !96
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
  %136 = load ptr, ptr %73, align 8, !tbaa !44
  %137 = call i32 %136(ptr noundef %135)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = icmp sgt i32 %137, 0
  %141 = select i1 %140, i32 %109, i32 %114
  %142 = zext i32 %141 to i64
  store i64 %142, ptr %74, align 8, !tbaa !39
  %143 = select i1 %140, i32 1, i32 3
  br label %331

144:                                              ; preds = %134
  %145 = load ptr, ptr %75, align 8, !tbaa !97
  %146 = load ptr, ptr %76, align 8, !tbaa !41
  %147 = load ptr, ptr %77, align 8, !tbaa !98
  %148 = call i32 %145(ptr noundef %135, ptr noundef %146, ptr noundef %147)
  %149 = icmp slt i32 %148, 0
  br i1 %149, label %150, label %153

150:                                              ; preds = %144
  store i64 %117, ptr %95, align 8, !tbaa !39
  %151 = icmp eq i32 %148, -1
  %152 = select i1 %151, i32 3, i32 6
  br label %331

153:                                              ; preds = %144
  %154 = load i64, ptr %63, align 8, !tbaa !81
  %155 = add i64 %154, 1
  store i64 %155, ptr %63, align 8, !tbaa !81
  %156 = zext i32 %148 to i64
  %157 = load i64, ptr %78, align 8, !tbaa !40
  %158 = add i64 %157, %156
  store i64 %158, ptr %78, align 8, !tbaa !40
  %159 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %156)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %331, label %161

161:                                              ; preds = %153
  %162 = load i64, ptr %79, align 8, !tbaa !88
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
  %215 = load ptr, ptr %76, align 8, !tbaa !41
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
  %256 = load ptr, ptr %87, align 8, !tbaa !42
  %257 = getelementptr inbounds i64, ptr %256, i64 %214
  store i64 %255, ptr %257, align 8, !tbaa !11
  %258 = load ptr, ptr %88, align 8, !tbaa !43
  %259 = icmp eq ptr %258, null
  br i1 %259, label %263, label %260

260:                                              ; preds = %254
  %261 = lshr i64 %255, 6
  %262 = getelementptr inbounds i64, ptr %258, i64 %261
  call void @llvm.prefetch.p0(ptr nonnull %262, i32 0, i32 3, i32 1)
  br label %275

263:                                              ; preds = %254
  %264 = and i64 %255, 63
  %265 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %264, i32 1
  %266 = load i64, ptr %265, align 8, !tbaa !31
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %275, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %264
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
  br i1 %277, label %208, label %213, !llvm.loop !99

278:                                              ; preds = %210, %318
  %279 = phi i64 [ 0, %210 ], [ %319, %318 ]
  %280 = phi i32 [ %100, %210 ], [ %317, %318 ]
  %281 = load i64, ptr %89, align 8, !tbaa !26
  %282 = load ptr, ptr %77, align 8, !tbaa !98
  %283 = getelementptr inbounds i64, ptr %282, i64 %279
  %284 = load i64, ptr %283, align 8, !tbaa !11
  %285 = add i64 %284, %115
  %286 = load i64, ptr %90, align 8, !tbaa !100
  %287 = and i64 %285, %286
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %315

289:                                              ; preds = %278
  %290 = load ptr, ptr %76, align 8, !tbaa !41
  %291 = mul i64 %91, %279
  %292 = getelementptr inbounds i64, ptr %290, i64 %291
  %293 = load ptr, ptr %92, align 8, !tbaa !42
  %294 = getelementptr inbounds i64, ptr %293, i64 %279
  %295 = load i64, ptr %294, align 8, !tbaa !11
  %296 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %292, i64 noundef %295)
  %297 = icmp slt i64 %296, 0
  br i1 %297, label %315, label %298

298:                                              ; preds = %289
  %299 = icmp ult i64 %296, %281
  br i1 %299, label %300, label %309

300:                                              ; preds = %298
  %301 = load ptr, ptr %67, align 8, !tbaa !92
  %302 = load ptr, ptr %68, align 8, !tbaa !96
  %303 = getelementptr inbounds i32, ptr %302, i64 %296
  %304 = load i32, ptr %303, align 4, !tbaa !21
  %305 = zext i32 %304 to i64
  %306 = getelementptr inbounds %struct.Record, ptr %301, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !95
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
  br i1 %320, label %321, label %278, !llvm.loop !101

321:                                              ; preds = %315, %318, %208
  %322 = phi i32 [ 8, %208 ], [ %316, %315 ], [ 8, %318 ]
  %323 = phi i32 [ %100, %208 ], [ %317, %318 ], [ %317, %315 ]
  %324 = icmp eq i32 %322, 8
  br i1 %324, label %325, label %331

325:                                              ; preds = %321
  %326 = load i64, ptr %93, align 8, !tbaa !26
  %327 = load i64, ptr %94, align 8, !tbaa !46
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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %4 = load i64, ptr %3, align 8, !tbaa !87
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %7 = load i64, ptr %6, align 8, !tbaa !102
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %90

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %11 = lshr i64 %7, 2
  %12 = add i64 %7, 1024
  %13 = add i64 %12, %11
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 %5)
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sub i64 %14, %7
  %18 = shl i64 %17, 4
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %50 = load i64, ptr %6, align 8, !tbaa !102
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %52 = icmp ult i64 %50, %47
  br i1 %52, label %53, label %89

53:                                               ; preds = %49
  %54 = lshr i64 %50, 2
  %55 = add i64 %50, 1024
  %56 = add i64 %55, %54
  %57 = tail call i64 @llvm.umax.i64(i64 %56, i64 %47)
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %59 = load i64, ptr %58, align 8, !tbaa !12
  %60 = sub i64 %57, %50
  %61 = shl i64 %60, 2
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  store i64 %47, ptr %6, align 8, !tbaa !102
  br label %90

90:                                               ; preds = %66, %53, %46, %89, %2
  %91 = phi i32 [ 1, %2 ], [ 0, %46 ], [ 1, %89 ], [ 0, %53 ], [ 0, %66 ]
  ret i32 %91
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %10 = load i64, ptr %9, align 8, !tbaa !87
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !87
  %12 = trunc i64 %10 to i32
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %14 = load ptr, ptr %13, align 8, !tbaa !92
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !103
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !104
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !105
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %20 = load ptr, ptr %19, align 8, !tbaa !96
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds i32, ptr %20, i64 %21
  store i32 %12, ptr %22, align 4, !tbaa !21
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %107, label %24

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %21
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !34
  %37 = getelementptr inbounds i32, ptr %36, i64 %21
  %38 = load i32, ptr %37, align 4, !tbaa !21
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %7, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %7, %34 ], [ %33, %28 ]
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %44 = load i64, ptr %43, align 8, !tbaa !106
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %81, label %46

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %48

48:                                               ; preds = %74, %46
  %49 = phi i1 [ true, %46 ], [ %77, %74 ]
  %50 = phi i64 [ 0, %46 ], [ %73, %74 ]
  %51 = phi i64 [ 0, %46 ], [ %75, %74 ]
  %52 = load ptr, ptr %47, align 8, !tbaa !107
  %53 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !108
  %55 = call i32 %54(ptr noundef %42, ptr noundef nonnull %6)
  %56 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !110
  %58 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 2
  %59 = load ptr, ptr %58, align 8, !tbaa !111
  %60 = call i64 %57(ptr noundef %59, ptr noundef nonnull %6)
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = add i64 %60, %50
  %64 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !112
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
  %76 = load i64, ptr %43, align 8, !tbaa !106
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %48, label %78, !llvm.loop !113

78:                                               ; preds = %71, %74
  %79 = phi i1 [ %49, %71 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %85

81:                                               ; preds = %41
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %83 = load ptr, ptr %82, align 8, !tbaa !114
  %84 = call i32 %83(ptr noundef %42, ptr noundef nonnull %8)
  br label %85

85:                                               ; preds = %81, %78
  %86 = phi i32 [ %80, %78 ], [ %84, %81 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  store i64 %21, ptr %89, align 8, !tbaa !39
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
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %100 = load i64, ptr %99, align 8, !tbaa !100
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
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %3 = load ptr, ptr %2, align 8, !tbaa !115
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  store i64 %4, ptr %5, align 8, !tbaa !116
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %7 = load ptr, ptr %6, align 8, !tbaa !117
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %9 = load i64, ptr %8, align 8, !tbaa !118
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !93
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !95
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !93
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !119

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !93
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %37 = load i64, ptr %36, align 8, !tbaa !90
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !90
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %40 = load ptr, ptr %39, align 8, !tbaa !120
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !21
  store i32 %43, ptr %33, align 8, !tbaa !93
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !93
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %47 = load i64, ptr %46, align 8, !tbaa !121
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !121
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !121
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
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %7 = load ptr, ptr %6, align 8, !tbaa !122
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %1007, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  br label %758

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %32 = load i64, ptr %31, align 8, !tbaa !38
  %33 = add i64 %32, %1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %45 = icmp eq i64 %41, 0
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 0
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
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
  br i1 %81, label %82, label %185, !llvm.loop !123

82:                                               ; preds = %68, %79
  %83 = phi i1 [ %81, %79 ], [ %78, %68 ]
  %84 = phi i32 [ %184, %79 ], [ %62, %68 ]
  %85 = phi i64 [ %183, %79 ], [ 0, %68 ]
  %86 = phi i64 [ %80, %79 ], [ %63, %68 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %87 = load ptr, ptr %37, align 8, !tbaa !97
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
  %102 = load ptr, ptr %42, align 8, !tbaa !41
  %103 = mul i64 %85, %41
  %104 = getelementptr inbounds i64, ptr %102, i64 %103
  %105 = load ptr, ptr %43, align 8, !tbaa !98
  %106 = getelementptr inbounds i64, ptr %105, i64 %85
  %107 = call i32 %87(ptr noundef %101, ptr noundef %104, ptr noundef %106)
  %108 = icmp sgt i32 %107, -1
  br i1 %108, label %109, label %182

109:                                              ; preds = %100
  %110 = sub nuw i64 %86, %63
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %110
  store i32 %107, ptr %111, align 4, !tbaa !21
  %112 = icmp eq i32 %107, 0
  br i1 %112, label %182, label %113

113:                                              ; preds = %109
  %114 = trunc i64 %85 to i32
  %115 = add i32 %107, %114
  br label %116

116:                                              ; preds = %178, %113
  %117 = phi i64 [ %179, %178 ], [ %85, %113 ]
  %118 = load ptr, ptr %42, align 8, !tbaa !41
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
  %159 = load ptr, ptr %46, align 8, !tbaa !42
  %160 = getelementptr inbounds i64, ptr %159, i64 %117
  store i64 %158, ptr %160, align 8, !tbaa !11
  %161 = load ptr, ptr %47, align 8, !tbaa !43
  %162 = icmp eq ptr %161, null
  br i1 %162, label %166, label %163

163:                                              ; preds = %157
  %164 = lshr i64 %158, 6
  %165 = getelementptr inbounds i64, ptr %161, i64 %164
  call void @llvm.prefetch.p0(ptr nonnull %165, i32 0, i32 3, i32 1)
  br label %178

166:                                              ; preds = %157
  %167 = and i64 %158, 63
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %167, i32 1
  %169 = load i64, ptr %168, align 8, !tbaa !31
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %178, label %171

171:                                              ; preds = %166
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %167
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
  br i1 %181, label %182, label %116, !llvm.loop !124

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
  %190 = load i64, ptr %48, align 8, !tbaa !125
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
  %316 = load ptr, ptr %46, align 8, !tbaa !42
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
  %326 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %325, i32 1
  %327 = load i64, ptr %326, align 8, !tbaa !31
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %361, label %329

329:                                              ; preds = %324
  %330 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %325
  %331 = lshr i64 %323, 32
  %332 = mul i64 %327, %331
  %333 = lshr i64 %332, 32
  %334 = load ptr, ptr %330, align 8, !tbaa !32
  br label %338

335:                                              ; preds = %344
  %336 = add nuw nsw i64 %339, 1
  %337 = icmp eq i64 %336, 4
  br i1 %337, label %361, label %338, !llvm.loop !57

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
  br i1 %363, label %319, label %320, !llvm.loop !126

364:                                              ; preds = %319, %443
  %365 = phi i1 [ %449, %443 ], [ %78, %319 ]
  %366 = phi i32 [ %442, %443 ], [ %188, %319 ]
  %367 = phi i64 [ %440, %443 ], [ 0, %319 ]
  %368 = phi i64 [ %448, %443 ], [ %63, %319 ]
  %369 = sub nuw i64 %368, %63
  %370 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %369
  %371 = load i32, ptr %370, align 4, !tbaa !21
  %372 = zext i32 %371 to i64
  %373 = add i64 %367, %372
  %374 = icmp ult i64 %367, %373
  br i1 %374, label %375, label %439

375:                                              ; preds = %364, %435
  %376 = phi i1 [ %437, %435 ], [ %374, %364 ]
  %377 = phi i32 [ %434, %435 ], [ %366, %364 ]
  %378 = phi i64 [ %436, %435 ], [ %367, %364 ]
  %379 = load ptr, ptr %42, align 8, !tbaa !41
  %380 = mul i64 %378, %41
  %381 = getelementptr inbounds i64, ptr %379, i64 %380
  %382 = load ptr, ptr %46, align 8, !tbaa !42
  %383 = getelementptr inbounds i64, ptr %382, i64 %378
  %384 = load i64, ptr %383, align 8, !tbaa !11
  %385 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %381, i64 noundef %384)
  %386 = icmp slt i64 %385, 0
  br i1 %386, label %432, label %387

387:                                              ; preds = %375
  %388 = load ptr, ptr %43, align 8, !tbaa !98
  %389 = getelementptr inbounds i64, ptr %388, i64 %378
  %390 = load i64, ptr %389, align 8, !tbaa !11
  %391 = load i64, ptr %58, align 8, !tbaa !127
  %392 = icmp ne i64 %391, 0
  br i1 %392, label %393, label %410

393:                                              ; preds = %387
  %394 = load i64, ptr %59, align 8, !tbaa !11
  %395 = icmp eq i64 %394, %390
  br i1 %395, label %402, label %406

396:                                              ; preds = %406
  %397 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %408
  %398 = load i64, ptr %397, align 8, !tbaa !11
  %399 = icmp eq i64 %398, %390
  br i1 %399, label %400, label %406, !llvm.loop !128

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
  br i1 %409, label %410, label %396, !llvm.loop !128

410:                                              ; preds = %406, %402, %387
  %411 = phi i1 [ %403, %402 ], [ %392, %387 ], [ false, %406 ]
  %412 = phi i32 [ %405, %402 ], [ undef, %387 ], [ undef, %406 ]
  br i1 %411, label %420, label %413

413:                                              ; preds = %410
  %414 = icmp eq i64 %391, 256
  br i1 %414, label %420, label %415

415:                                              ; preds = %413
  %416 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %391
  store i64 %390, ptr %416, align 8, !tbaa !11
  %417 = load i64, ptr %58, align 8, !tbaa !127
  %418 = add i64 %417, 1
  store i64 %418, ptr %58, align 8, !tbaa !127
  %419 = trunc i64 %417 to i32
  br label %420

420:                                              ; preds = %415, %413, %410
  %421 = phi i32 [ %412, %410 ], [ %419, %415 ], [ -1, %413 ]
  %422 = icmp slt i32 %421, 0
  br i1 %422, label %432, label %423

423:                                              ; preds = %420
  %424 = trunc i64 %385 to i32
  %425 = load ptr, ptr %49, align 8, !tbaa !129
  %426 = load i64, ptr %48, align 8, !tbaa !125
  %427 = getelementptr inbounds i32, ptr %425, i64 %426
  store i32 %424, ptr %427, align 4, !tbaa !21
  %428 = trunc i32 %421 to i8
  %429 = load ptr, ptr %54, align 8, !tbaa !130
  %430 = add i64 %426, 1
  store i64 %430, ptr %48, align 8, !tbaa !125
  %431 = getelementptr inbounds i8, ptr %429, i64 %426
  store i8 %428, ptr %431, align 1, !tbaa !131
  br label %432

432:                                              ; preds = %423, %420, %375
  %433 = phi i1 [ true, %423 ], [ false, %420 ], [ false, %375 ]
  %434 = phi i32 [ %377, %423 ], [ 6, %420 ], [ 4, %375 ]
  br i1 %433, label %435, label %439

435:                                              ; preds = %432
  %436 = add nuw i64 %378, 1
  %437 = icmp ult i64 %436, %373
  %438 = icmp eq i64 %436, %373
  br i1 %438, label %439, label %375, !llvm.loop !132

439:                                              ; preds = %435, %432, %364
  %440 = phi i64 [ %367, %364 ], [ %378, %432 ], [ %436, %435 ]
  %441 = phi i1 [ %374, %364 ], [ %376, %432 ], [ %437, %435 ]
  %442 = phi i32 [ %366, %364 ], [ %434, %432 ], [ %434, %435 ]
  br i1 %441, label %450, label %443

443:                                              ; preds = %439
  %444 = load i64, ptr %48, align 8, !tbaa !125
  %445 = trunc i64 %444 to i32
  %446 = load ptr, ptr %56, align 8, !tbaa !133
  %447 = getelementptr inbounds i32, ptr %446, i64 %368
  store i32 %445, ptr %447, align 4, !tbaa !21
  %448 = add nuw i64 %368, 1
  %449 = icmp ult i64 %448, %77
  br i1 %449, label %364, label %450, !llvm.loop !134

450:                                              ; preds = %443, %439, %319
  %451 = phi i1 [ %78, %319 ], [ %365, %439 ], [ %449, %443 ]
  %452 = phi i32 [ %188, %319 ], [ %442, %439 ], [ %442, %443 ]
  br i1 %451, label %459, label %453

453:                                              ; preds = %450
  store i64 %77, ptr %31, align 8, !tbaa !38
  %454 = load i64, ptr %34, align 8, !tbaa !26
  %455 = load i64, ptr %60, align 8, !tbaa !46
  %456 = icmp ugt i64 %454, %455
  %457 = zext i1 %456 to i32
  %458 = select i1 %456, i32 5, i32 %452
  br label %459

459:                                              ; preds = %453, %450, %288, %277, %248, %238, %210, %199, %193, %189, %185
  %460 = phi i32 [ 1, %185 ], [ 1, %450 ], [ 1, %189 ], [ 1, %193 ], [ %457, %453 ], [ 1, %199 ], [ 1, %210 ], [ 1, %238 ], [ 1, %248 ], [ 1, %277 ], [ 1, %288 ]
  %461 = phi i32 [ %188, %185 ], [ %452, %450 ], [ 6, %189 ], [ 4, %193 ], [ %458, %453 ], [ 4, %199 ], [ 4, %210 ], [ 4, %238 ], [ 4, %248 ], [ 4, %277 ], [ 4, %288 ]
  %462 = icmp eq i32 %460, 0
  br i1 %462, label %61, label %463, !llvm.loop !135

463:                                              ; preds = %61, %65, %459
  %464 = phi i32 [ 2, %65 ], [ 0, %61 ], [ %461, %459 ]
  %465 = icmp eq i32 %464, 2
  br i1 %465, label %466, label %1007

466:                                              ; preds = %463
  %467 = load i64, ptr %48, align 8, !tbaa !125
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
  %479 = load i64, ptr %48, align 8, !tbaa !125
  %480 = add i64 %479, 1
  %481 = call ptr @take_memory(i64 noundef %480, i64 noundef 4)
  %482 = load i64, ptr %48, align 8, !tbaa !125
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
  %508 = load i64, ptr %48, align 8, !tbaa !125
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
  %524 = load i64, ptr %48, align 8, !tbaa !125
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %528, label %526

526:                                              ; preds = %523
  %527 = load ptr, ptr %49, align 8, !tbaa !129
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
  br i1 %543, label %528, label %533, !llvm.loop !136

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
  br i1 %553, label %544, label %546, !llvm.loop !137

554:                                              ; preds = %544, %601
  %555 = phi i64 [ %603, %601 ], [ 0, %544 ]
  %556 = phi i64 [ %602, %601 ], [ 0, %544 ]
  %557 = load ptr, ptr %56, align 8, !tbaa !133
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
  %570 = load ptr, ptr %49, align 8, !tbaa !129
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
  %591 = load ptr, ptr %54, align 8, !tbaa !130
  %592 = getelementptr inbounds i8, ptr %591, i64 %565
  %593 = load i8, ptr %592, align 1, !tbaa !131
  %594 = getelementptr inbounds i8, ptr %484, i64 %589
  store i8 %593, ptr %594, align 1, !tbaa !131
  %595 = add nuw nsw i64 %565, 1
  %596 = load ptr, ptr %56, align 8, !tbaa !133
  %597 = getelementptr inbounds i32, ptr %596, i64 %555
  %598 = load i32, ptr %597, align 4, !tbaa !21
  %599 = zext i32 %598 to i64
  %600 = icmp ult i64 %595, %599
  br i1 %600, label %564, label %601, !llvm.loop !138

601:                                              ; preds = %564, %554
  %602 = phi i64 [ %556, %554 ], [ %595, %564 ]
  %603 = add nuw i64 %555, 1
  %604 = load i64, ptr %34, align 8, !tbaa !26
  %605 = icmp ult i64 %603, %604
  br i1 %605, label %554, label %606, !llvm.loop !139

606:                                              ; preds = %601, %544, %477
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %607 = load ptr, ptr %56, align 8, !tbaa !133
  store ptr %607, ptr %4, align 16, !tbaa !14
  %608 = getelementptr inbounds ptr, ptr %4, i64 1
  %609 = load ptr, ptr %49, align 8, !tbaa !129
  store ptr %609, ptr %608, align 8, !tbaa !14
  %610 = getelementptr inbounds ptr, ptr %4, i64 2
  %611 = load ptr, ptr %54, align 8, !tbaa !130
  store ptr %611, ptr %610, align 16, !tbaa !14
  br label %630

612:                                              ; preds = %636
  %613 = load i64, ptr %48, align 8, !tbaa !125
  %614 = mul i64 %613, 5
  %615 = load i64, ptr %34, align 8, !tbaa !26
  %616 = shl i64 %615, 2
  %617 = add i64 %616, %614
  %618 = load i64, ptr %51, align 8, !tbaa !12
  %619 = add i64 %617, %618
  store i64 %619, ptr %51, align 8, !tbaa !12
  %620 = load i64, ptr %50, align 8, !tbaa !140
  %621 = load i64, ptr %55, align 8, !tbaa !141
  %622 = load i64, ptr %57, align 8, !tbaa !142
  %623 = add i64 %622, %620
  %624 = shl i64 %623, 2
  %625 = add i64 %621, %624
  %626 = sub i64 %619, %625
  store i64 %626, ptr %51, align 8, !tbaa !12
  store ptr %478, ptr %56, align 8, !tbaa !133
  store ptr %481, ptr %49, align 8, !tbaa !129
  store ptr %484, ptr %54, align 8, !tbaa !130
  %627 = add i64 %615, 1
  store i64 %627, ptr %57, align 8, !tbaa !142
  %628 = add i64 %613, 1
  store i64 %628, ptr %55, align 8, !tbaa !141
  store i64 %628, ptr %50, align 8, !tbaa !140
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
  br i1 %638, label %612, label %630, !llvm.loop !143

639:                                              ; preds = %466, %612
  %640 = phi i32 [ %629, %612 ], [ 4, %466 ]
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %1007

642:                                              ; preds = %639
  %643 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
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
  %687 = load ptr, ptr %6, align 8, !tbaa !122
  br label %695

688:                                              ; preds = %695, %683
  %689 = load i64, ptr %34, align 8, !tbaa !26
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %1007, label %691

691:                                              ; preds = %688
  %692 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %693 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %694 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  br label %701

695:                                              ; preds = %695, %686
  %696 = phi i64 [ 0, %686 ], [ %698, %695 ]
  %697 = getelementptr inbounds i64, ptr %687, i64 %696
  store i64 -1, ptr %697, align 8, !tbaa !11
  %698 = add nuw i64 %696, 1
  %699 = load i64, ptr %34, align 8, !tbaa !26
  %700 = icmp ult i64 %698, %699
  br i1 %700, label %695, label %688, !llvm.loop !144

701:                                              ; preds = %751, %691
  %702 = phi i32 [ undef, %691 ], [ %750, %751 ]
  %703 = phi i64 [ 0, %691 ], [ %752, %751 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %704 = load ptr, ptr %692, align 8, !tbaa !44
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
  %723 = load ptr, ptr %6, align 8, !tbaa !122
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
  %732 = load i64, ptr %693, align 8, !tbaa !87
  %733 = add i64 %732, 1
  store i64 %733, ptr %693, align 8, !tbaa !87
  %734 = trunc i64 %732 to i32
  %735 = load ptr, ptr %694, align 8, !tbaa !92
  %736 = and i64 %732, 4294967295
  %737 = getelementptr inbounds %struct.Record, ptr %735, i64 %736
  store i64 0, ptr %737, align 8, !tbaa.struct !103
  %738 = getelementptr inbounds i8, ptr %737, i64 8
  store i32 %722, ptr %738, align 8, !tbaa.struct !104
  %739 = getelementptr inbounds i8, ptr %737, i64 12
  store i32 0, ptr %739, align 4, !tbaa.struct !105
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
  br i1 %754, label %701, label %1007, !llvm.loop !145

755:                                              ; preds = %1004
  %756 = add i64 %760, -1
  %757 = icmp eq i64 %756, 0
  br i1 %757, label %1007, label %758, !llvm.loop !146

758:                                              ; preds = %11, %755
  %759 = phi i32 [ undef, %11 ], [ %1006, %755 ]
  %760 = phi i64 [ %1, %11 ], [ %756, %755 ]
  %761 = load i64, ptr %12, align 8, !tbaa !90
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %763, label %848

763:                                              ; preds = %758
  %764 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %765 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %766 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %767 = load i64, ptr %766, align 8, !tbaa !26
  %768 = load i64, ptr %765, align 8, !tbaa !11
  %769 = icmp ult i64 %768, %767
  br i1 %769, label %770, label %809

770:                                              ; preds = %763
  %771 = lshr i64 %768, 2
  %772 = add i64 %768, 1024
  %773 = add i64 %772, %771
  %774 = tail call i64 @llvm.umax.i64(i64 %773, i64 %767)
  %775 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %776 = load i64, ptr %775, align 8, !tbaa !12
  %777 = sub i64 %774, %768
  %778 = shl i64 %777, 1
  %779 = add i64 %776, %778
  %780 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %813 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %814 = load i64, ptr %813, align 8, !tbaa !147
  %815 = icmp eq i64 %814, 0
  %816 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %817 = load ptr, ptr %6, align 8, !tbaa !122
  %818 = load ptr, ptr %764, align 8, !tbaa !148
  br label %819

819:                                              ; preds = %837, %812
  %820 = phi i64 [ 0, %812 ], [ %846, %837 ]
  br i1 %815, label %837, label %821

821:                                              ; preds = %819
  %822 = load ptr, ptr %816, align 8, !tbaa !149
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
  br i1 %836, label %825, label %837, !llvm.loop !150

837:                                              ; preds = %825, %819
  %838 = phi i64 [ 0, %819 ], [ %834, %825 ]
  %839 = getelementptr inbounds i64, ptr %817, i64 %820
  %840 = load i64, ptr %839, align 8, !tbaa !11
  %841 = icmp eq i64 %840, -1
  %842 = trunc i64 %838 to i16
  %843 = add i16 %842, 1
  %844 = select i1 %841, i16 0, i16 %843
  %845 = getelementptr inbounds i16, ptr %818, i64 %820
  store i16 %844, ptr %845, align 2, !tbaa !151
  %846 = add nuw i64 %820, 1
  %847 = icmp eq i64 %846, %810
  br i1 %847, label %1007, label %819, !llvm.loop !153

848:                                              ; preds = %758
  %849 = tail call fastcc i32 @pop(ptr noundef %0)
  %850 = load ptr, ptr %13, align 8, !tbaa !92
  %851 = zext i32 %849 to i64
  %852 = getelementptr inbounds %struct.Record, ptr %850, i64 %851
  %853 = getelementptr inbounds %struct.Record, ptr %850, i64 %851, i32 1
  %854 = load i32, ptr %853, align 8, !tbaa !93
  %855 = load i64, ptr %852, align 8, !tbaa !95
  %856 = load ptr, ptr %6, align 8, !tbaa !122
  %857 = zext i32 %854 to i64
  %858 = getelementptr inbounds i64, ptr %856, i64 %857
  %859 = load i64, ptr %858, align 8, !tbaa !11
  %860 = icmp eq i64 %859, %855
  br i1 %860, label %861, label %1004

861:                                              ; preds = %848
  %862 = load i64, ptr %14, align 8, !tbaa !147
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %872, label %864

864:                                              ; preds = %861
  %865 = load ptr, ptr %15, align 8, !tbaa !149
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
  %913 = load ptr, ptr %16, align 8, !tbaa !149
  %914 = load i64, ptr %14, align 8, !tbaa !147
  %915 = add i64 %914, 1
  store i64 %915, ptr %14, align 8, !tbaa !147
  %916 = getelementptr inbounds i64, ptr %913, i64 %914
  store i64 %855, ptr %916, align 8, !tbaa !11
  br label %917

917:                                              ; preds = %912, %864
  %918 = load ptr, ptr %21, align 8, !tbaa !120
  %919 = getelementptr inbounds i32, ptr %918, i64 %851
  %920 = load i32, ptr %919, align 4, !tbaa !21
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %931, label %922

922:                                              ; preds = %917
  %923 = load ptr, ptr %22, align 8, !tbaa !133
  %924 = load ptr, ptr %13, align 8, !tbaa !92
  %925 = add i32 %920, -1
  %926 = zext i32 %925 to i64
  %927 = getelementptr inbounds %struct.Record, ptr %924, i64 %926, i32 1
  %928 = load i32, ptr %927, align 8, !tbaa !93
  %929 = zext i32 %928 to i64
  %930 = getelementptr inbounds i32, ptr %923, i64 %929
  tail call void @llvm.prefetch.p0(ptr %930, i32 0, i32 3, i32 1)
  br label %931

931:                                              ; preds = %922, %917
  %932 = icmp eq i32 %854, 0
  br i1 %932, label %939, label %933

933:                                              ; preds = %931
  %934 = load ptr, ptr %23, align 8, !tbaa !133
  %935 = add i32 %854, -1
  %936 = zext i32 %935 to i64
  %937 = getelementptr inbounds i32, ptr %934, i64 %936
  %938 = load i32, ptr %937, align 4, !tbaa !21
  br label %939

939:                                              ; preds = %931, %933
  %940 = phi i32 [ %938, %933 ], [ 0, %931 ]
  %941 = zext i32 %940 to i64
  %942 = load ptr, ptr %24, align 8, !tbaa !133
  %943 = getelementptr inbounds i32, ptr %942, i64 %857
  %944 = load i32, ptr %943, align 4, !tbaa !21
  %945 = zext i32 %944 to i64
  %946 = icmp ult i32 %940, %944
  br i1 %946, label %947, label %950

947:                                              ; preds = %939
  %948 = load ptr, ptr %6, align 8, !tbaa !122
  %949 = load ptr, ptr %25, align 8, !tbaa !129
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
  br i1 %959, label %950, label %952, !llvm.loop !154

960:                                              ; preds = %950, %997
  %961 = phi i32 [ %1000, %997 ], [ %759, %950 ]
  %962 = phi i64 [ %1001, %997 ], [ %941, %950 ]
  %963 = load ptr, ptr %26, align 8, !tbaa !129
  %964 = getelementptr inbounds i32, ptr %963, i64 %962
  %965 = load i32, ptr %964, align 4, !tbaa !21
  %966 = load ptr, ptr %27, align 8, !tbaa !130
  %967 = getelementptr inbounds i8, ptr %966, i64 %962
  %968 = load i8, ptr %967, align 1, !tbaa !131
  %969 = zext i8 %968 to i64
  %970 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %969
  %971 = load i64, ptr %970, align 8, !tbaa !11
  %972 = add i64 %971, %855
  %973 = load ptr, ptr %6, align 8, !tbaa !122
  %974 = zext i32 %965 to i64
  %975 = getelementptr inbounds i64, ptr %973, i64 %974
  %976 = load i64, ptr %975, align 8, !tbaa !11
  %977 = icmp ugt i64 %976, %972
  br i1 %977, label %978, label %997

978:                                              ; preds = %960
  %979 = load i64, ptr %28, align 8, !tbaa !100
  %980 = and i64 %979, %972
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %982, label %997

982:                                              ; preds = %978
  store i64 %972, ptr %975, align 8, !tbaa !11
  %983 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %984 = icmp eq i32 %983, 0
  br i1 %984, label %997, label %985

985:                                              ; preds = %982
  %986 = load i64, ptr %29, align 8, !tbaa !87
  %987 = add i64 %986, 1
  store i64 %987, ptr %29, align 8, !tbaa !87
  %988 = trunc i64 %986 to i32
  %989 = load ptr, ptr %13, align 8, !tbaa !92
  %990 = and i64 %986, 4294967295
  %991 = getelementptr inbounds %struct.Record, ptr %989, i64 %990
  store i64 %972, ptr %991, align 8, !tbaa.struct !103
  %992 = getelementptr inbounds i8, ptr %991, i64 8
  store i32 %965, ptr %992, align 8, !tbaa.struct !104
  %993 = getelementptr inbounds i8, ptr %991, i64 12
  store i32 0, ptr %993, align 4, !tbaa.struct !105
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
  br i1 %1003, label %1004, label %960, !llvm.loop !155

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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
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
  br i1 %32, label %22, label %23, !llvm.loop !156
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
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %45, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !31
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %127, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %45
  %51 = lshr i64 %44, 32
  %52 = mul i64 %47, %51
  %53 = lshr i64 %52, 32
  %54 = load ptr, ptr %50, align 8, !tbaa !32
  %55 = getelementptr inbounds i64, ptr %54, i64 %53
  %56 = load i64, ptr %55, align 8, !tbaa !11
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %127, label %58

58:                                               ; preds = %49
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %62 = load i64, ptr @WORDS, align 8
  %63 = icmp eq i64 %62, 0
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  br label %71

66:                                               ; preds = %124
  %67 = add i64 %74, 1
  %68 = getelementptr inbounds i64, ptr %54, i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %127, label %71, !llvm.loop !157

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
  %113 = load ptr, ptr %64, align 8, !tbaa !148
  %114 = getelementptr inbounds i16, ptr %113, i64 %79
  %115 = load i16, ptr %114, align 2, !tbaa !151
  %116 = icmp eq i16 %115, 0
  br i1 %116, label %124, label %117

117:                                              ; preds = %112
  %118 = zext i16 %115 to i64
  %119 = load ptr, ptr %65, align 8, !tbaa !149
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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %16 = load ptr, ptr %15, align 8, !tbaa !43
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %19 = load ptr, ptr %18, align 8, !tbaa !50
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %22 = load ptr, ptr %21, align 8, !tbaa !83
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %25 = load ptr, ptr %24, align 8, !tbaa !92
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %28 = load ptr, ptr %27, align 8, !tbaa !96
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %31 = load ptr, ptr %30, align 8, !tbaa !120
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %34 = load ptr, ptr %33, align 8, !tbaa !117
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %37 = load ptr, ptr %36, align 8, !tbaa !115
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %40 = load ptr, ptr %39, align 8, !tbaa !73
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %43 = load ptr, ptr %42, align 8, !tbaa !70
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %46 = load ptr, ptr %45, align 8, !tbaa !74
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %49 = load ptr, ptr %48, align 8, !tbaa !133
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %52 = load ptr, ptr %51, align 8, !tbaa !129
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %55 = load ptr, ptr %54, align 8, !tbaa !130
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %58 = load ptr, ptr %57, align 8, !tbaa !122
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %61 = load ptr, ptr %60, align 8, !tbaa !148
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %64 = load ptr, ptr %63, align 8, !tbaa !149
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %67 = load ptr, ptr %66, align 8, !tbaa !41
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %70 = load ptr, ptr %69, align 8, !tbaa !98
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %73 = load ptr, ptr %72, align 8, !tbaa !42
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
  br i1 %82, label %84, label %74, !llvm.loop !158

83:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %2)
  ret void

84:                                               ; preds = %80, %90
  %85 = phi i64 [ %91, %90 ], [ 0, %80 ]
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %85
  %87 = load ptr, ptr %86, align 8, !tbaa !32
  %88 = icmp eq ptr %87, null
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  tail call void @give_back(ptr noundef nonnull %87)
  br label %90

90:                                               ; preds = %84, %89
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, 64
  br i1 %92, label %83, label %84, !llvm.loop !159
}

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !31
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  br i1 %22, label %90, label %23

23:                                               ; preds = %13
  %24 = tail call ptr @take_memory(i64 noundef %18, i64 noundef 8)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %90, label %26

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

40:                                               ; preds = %26, %31
  %41 = load i64, ptr %3, align 8, !tbaa !31
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
  br i1 %66, label %69, label %59, !llvm.loop !160

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
  br i1 %74, label %75, label %49, !llvm.loop !161

75:                                               ; preds = %69, %71, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !162

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %79 = load i64, ptr %3, align 8, !tbaa !31
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %77
  %82 = load i64, ptr %78, align 8, !tbaa !12
  %83 = shl i64 %79, 3
  %84 = sub i64 -512, %83
  %85 = add i64 %84, %82
  store i64 %85, ptr %78, align 8, !tbaa !12
  %86 = load ptr, ptr %1, align 8, !tbaa !32
  tail call void @give_back(ptr noundef %86)
  br label %87

87:                                               ; preds = %81, %77
  %88 = load i64, ptr %78, align 8, !tbaa !12
  %89 = add i64 %88, %19
  store i64 %89, ptr %78, align 8, !tbaa !12
  store ptr %24, ptr %1, align 8, !tbaa !32
  store i64 %16, ptr %3, align 8, !tbaa !31
  br label %90

90:                                               ; preds = %23, %13, %87
  %91 = phi i32 [ 1, %87 ], [ 0, %13 ], [ 0, %23 ]
  ret i32 %91
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %6 = load i64, ptr %5, align 8, !tbaa !163
  %7 = shl i64 %6, 1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %9 = load i64, ptr %8, align 8, !tbaa !118
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %73, label %11

11:                                               ; preds = %4
  %12 = icmp eq i64 %9, 0
  %13 = shl i64 %9, 1
  %14 = select i1 %12, i64 1024, i64 %13
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = shl i64 %14, 4
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %194, label %22

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %24 = load ptr, ptr %23, align 8, !tbaa !117
  %25 = tail call ptr @take_memory(i64 noundef %14, i64 noundef 16)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %194, label %27

27:                                               ; preds = %22
  store ptr %25, ptr %23, align 8, !tbaa !117
  store i64 %14, ptr %8, align 8, !tbaa !118
  store i64 0, ptr %5, align 8, !tbaa !163
  br i1 %12, label %68, label %29

28:                                               ; preds = %64
  br i1 %12, label %68, label %67

29:                                               ; preds = %27, %64
  %30 = phi i64 [ %65, %64 ], [ 0, %27 ]
  %31 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30
  %32 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !93
  switch i32 %33, label %34 [
    i32 0, label %64
    i32 -1, label %64
  ]

34:                                               ; preds = %29
  %35 = load i64, ptr %31, align 8, !tbaa !95
  %36 = load i64, ptr %8, align 8, !tbaa !118
  %37 = add i64 %36, -1
  %38 = zext i64 %35 to i128
  %39 = mul nuw i128 %38, 11400714819323198485
  %40 = lshr i128 %39, 64
  %41 = xor i128 %40, %39
  %42 = trunc i128 %41 to i64
  %43 = load ptr, ptr %23, align 8, !tbaa !117
  %44 = and i64 %37, %42
  %45 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %44, i32 1
  %46 = load i32, ptr %45, align 8, !tbaa !93
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %34, %53
  %49 = phi i64 [ %55, %53 ], [ %44, %34 ]
  %50 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !95
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %59, label %53

53:                                               ; preds = %48
  %54 = add i64 %49, 1
  %55 = and i64 %54, %37
  %56 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %55, i32 1
  %57 = load i32, ptr %56, align 8, !tbaa !93
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %48, !llvm.loop !119

59:                                               ; preds = %53, %48, %34
  %60 = phi i64 [ %44, %34 ], [ %49, %48 ], [ %55, %53 ]
  %61 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, ptr noundef nonnull align 8 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !103
  %62 = load i64, ptr %5, align 8, !tbaa !163
  %63 = add i64 %62, 1
  store i64 %63, ptr %5, align 8, !tbaa !163
  br label %64

64:                                               ; preds = %59, %29, %29
  %65 = add nuw i64 %30, 1
  %66 = icmp eq i64 %65, %9
  br i1 %66, label %28, label %29, !llvm.loop !164

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
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %75 = load ptr, ptr %74, align 8, !tbaa !117
  %76 = load i64, ptr %8, align 8, !tbaa !118
  %77 = add i64 %76, -1
  %78 = zext i64 %1 to i128
  %79 = mul nuw i128 %78, 11400714819323198485
  %80 = lshr i128 %79, 64
  %81 = xor i128 %80, %79
  %82 = trunc i128 %81 to i64
  %83 = and i64 %77, %82
  %84 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %83, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !93
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %98, label %87

87:                                               ; preds = %73, %92
  %88 = phi i64 [ %94, %92 ], [ %83, %73 ]
  %89 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !95
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %98, label %92

92:                                               ; preds = %87
  %93 = add i64 %88, 1
  %94 = and i64 %93, %77
  %95 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %94, i32 1
  %96 = load i32, ptr %95, align 8, !tbaa !93
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %87, !llvm.loop !119

98:                                               ; preds = %87, %92, %73
  %99 = phi i64 [ %83, %73 ], [ %88, %87 ], [ %94, %92 ]
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %101 = load ptr, ptr %100, align 8, !tbaa !120
  %102 = zext i32 %2 to i64
  %103 = getelementptr inbounds i32, ptr %101, i64 %102
  store i32 0, ptr %103, align 4, !tbaa !21
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %105 = load i64, ptr %104, align 8, !tbaa !90
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8, !tbaa !90
  %107 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 1
  %108 = load i32, ptr %107, align 8, !tbaa !93
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
  store i32 %112, ptr %107, align 8, !tbaa !93
  br label %194

113:                                              ; preds = %109
  %114 = add i32 %2, 1
  %115 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 2
  %116 = load i32, ptr %115, align 4, !tbaa !165
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %101, i64 %117
  store i32 %114, ptr %118, align 4, !tbaa !21
  store i32 %2, ptr %115, align 4, !tbaa !165
  br label %194

119:                                              ; preds = %98, %98
  %120 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99
  %121 = icmp eq i32 %108, 0
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %5, align 8, !tbaa !163
  %124 = add i64 %123, %122
  store i64 %124, ptr %5, align 8, !tbaa !163
  %125 = add i32 %2, 1
  store i64 %1, ptr %120, align 8, !tbaa.struct !103
  %126 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %125, ptr %126, align 8, !tbaa.struct !104
  %127 = getelementptr inbounds i8, ptr %120, i64 12
  store i32 %2, ptr %127, align 4, !tbaa.struct !105
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %131 = load i64, ptr %130, align 8, !tbaa !121
  %132 = add i64 %131, 1
  %133 = load i64, ptr %129, align 8, !tbaa !11
  %134 = icmp ult i64 %133, %132
  br i1 %134, label %135, label %174

135:                                              ; preds = %119
  %136 = lshr i64 %133, 2
  %137 = add i64 %133, 1024
  %138 = add i64 %137, %136
  %139 = tail call i64 @llvm.umax.i64(i64 %138, i64 %132)
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %141 = load i64, ptr %140, align 8, !tbaa !12
  %142 = sub i64 %139, %133
  %143 = shl i64 %142, 3
  %144 = add i64 %141, %143
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %175 = load i64, ptr %130, align 8, !tbaa !121
  %176 = add i64 %175, 1
  store i64 %176, ptr %130, align 8, !tbaa !121
  %177 = icmp eq i64 %175, 0
  br i1 %177, label %190, label %178

178:                                              ; preds = %174
  %179 = load ptr, ptr %128, align 8, !tbaa !115
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
  br i1 %189, label %190, label %180, !llvm.loop !166

190:                                              ; preds = %180, %187, %174
  %191 = phi i64 [ %175, %174 ], [ %181, %180 ], [ %183, %187 ]
  %192 = load ptr, ptr %128, align 8, !tbaa !115
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

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 72}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !9, i64 208, !7, i64 216, !9, i64 1752, !9, i64 1760, !9, i64 1768, !9, i64 1776, !9, i64 1784, !9, i64 1792, !6, i64 1800, !9, i64 1808, !9, i64 1816, !9, i64 1824, !9, i64 1832, !6, i64 1840, !6, i64 1848, !6, i64 1856, !9, i64 1864, !9, i64 1872, !9, i64 1880, !9, i64 1888, !9, i64 1896, !6, i64 1904, !9, i64 1912, !9, i64 1920, !6, i64 1928, !6, i64 1936, !6, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !6, i64 2008, !9, i64 2016, !9, i64 2024, !9, i64 2032, !6, i64 2040, !6, i64 2048, !6, i64 2056, !9, i64 2064, !9, i64 2072, !9, i64 2080, !9, i64 2088, !7, i64 2096, !9, i64 4144, !6, i64 4152, !9, i64 4160, !6, i64 4168, !6, i64 4176, !9, i64 4184, !9, i64 4192, !9, i64 4200, !6, i64 4208, !6, i64 4216, !6, i64 4224, !7, i64 4232, !9, i64 4488}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4488}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 208}
!13 = !{!5, !9, i64 88}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = !{!5, !6, i64 40}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!5, !6, i64 168}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = !{!5, !9, i64 136}
!24 = !{!5, !6, i64 160}
!25 = !{!5, !9, i64 1776}
!26 = !{!5, !9, i64 184}
!27 = !{!5, !9, i64 192}
!28 = !{!5, !9, i64 120}
!29 = !{!30, !9, i64 16}
!30 = !{!"", !6, i64 0, !9, i64 8, !9, i64 16}
!31 = !{!30, !9, i64 8}
!32 = !{!30, !6, i64 0}
!33 = !{!5, !6, i64 144}
!34 = !{!5, !6, i64 152}
!35 = distinct !{!35, !18, !19}
!36 = distinct !{!36, !19}
!37 = distinct !{!37, !18, !19}
!38 = !{!5, !9, i64 1752}
!39 = !{!5, !9, i64 1832}
!40 = !{!5, !9, i64 1768}
!41 = !{!5, !6, i64 4208}
!42 = !{!5, !6, i64 4224}
!43 = !{!5, !6, i64 176}
!44 = !{!5, !6, i64 16}
!45 = distinct !{!45, !18, !19}
!46 = !{!5, !9, i64 80}
!47 = distinct !{!47, !18, !19}
!48 = distinct !{!48, !18, !19}
!49 = !{!5, !9, i64 1784}
!50 = !{!5, !6, i64 1800}
!51 = !{!5, !9, i64 112}
!52 = !{!5, !9, i64 128}
!53 = distinct !{!53, !18, !19}
!54 = distinct !{!54, !18, !19}
!55 = !{!5, !6, i64 0}
!56 = distinct !{!56, !18, !19}
!57 = distinct !{!57, !18, !19}
!58 = distinct !{!58, !18, !19}
!59 = distinct !{!59, !18, !19}
!60 = distinct !{!60, !18, !19}
!61 = distinct !{!61, !18, !19}
!62 = !{!5, !9, i64 1808}
!63 = !{!5, !6, i64 24}
!64 = !{!5, !9, i64 1816}
!65 = !{!5, !9, i64 1824}
!66 = distinct !{!66, !18, !19}
!67 = distinct !{!67, !18, !19}
!68 = !{!5, !9, i64 1864}
!69 = !{!5, !9, i64 1872}
!70 = !{!5, !6, i64 1848}
!71 = !{!72, !72, i64 0}
!72 = !{!"__int128", !7, i64 0}
!73 = !{!5, !6, i64 1840}
!74 = !{!5, !6, i64 1856}
!75 = distinct !{!75, !18, !19}
!76 = distinct !{!76, !18, !19}
!77 = distinct !{!77, !18, !19}
!78 = distinct !{!78, !18, !19}
!79 = !{!5, !9, i64 1888}
!80 = !{!5, !9, i64 1896}
!81 = !{!5, !9, i64 1760}
!82 = !{!5, !9, i64 1912}
!83 = !{!5, !6, i64 1904}
!84 = distinct !{!84, !18, !19}
!85 = distinct !{!85, !18, !19}
!86 = distinct !{!86, !18, !19}
!87 = !{!5, !9, i64 1952}
!88 = !{!5, !9, i64 1968}
!89 = distinct !{!89, !18, !19}
!90 = !{!5, !9, i64 1976}
!91 = !{!5, !9, i64 96}
!92 = !{!5, !6, i64 1928}
!93 = !{!94, !22, i64 8}
!94 = !{!"", !9, i64 0, !22, i64 8, !22, i64 12}
!95 = !{!94, !9, i64 0}
!96 = !{!5, !6, i64 1936}
!97 = !{!5, !6, i64 8}
!98 = !{!5, !6, i64 4216}
!99 = distinct !{!99, !18, !19}
!100 = !{!5, !9, i64 104}
!101 = distinct !{!101, !18, !19}
!102 = !{!5, !9, i64 1960}
!103 = !{i64 0, i64 8, !11, i64 8, i64 4, !21, i64 12, i64 4, !21}
!104 = !{i64 0, i64 4, !21, i64 4, i64 4, !21}
!105 = !{i64 0, i64 4, !21}
!106 = !{!5, !9, i64 64}
!107 = !{!5, !6, i64 56}
!108 = !{!109, !6, i64 0}
!109 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!110 = !{!109, !6, i64 8}
!111 = !{!109, !6, i64 16}
!112 = !{!109, !9, i64 24}
!113 = distinct !{!113, !18, !19}
!114 = !{!5, !6, i64 32}
!115 = !{!5, !6, i64 2008}
!116 = !{!5, !9, i64 2032}
!117 = !{!5, !6, i64 1984}
!118 = !{!5, !9, i64 1992}
!119 = distinct !{!119, !18, !19}
!120 = !{!5, !6, i64 1944}
!121 = !{!5, !9, i64 2016}
!122 = !{!5, !6, i64 4152}
!123 = distinct !{!123, !18, !19}
!124 = distinct !{!124, !18, !19}
!125 = !{!5, !9, i64 2088}
!126 = distinct !{!126, !18, !19}
!127 = !{!5, !9, i64 4144}
!128 = distinct !{!128, !18, !19}
!129 = !{!5, !6, i64 2048}
!130 = !{!5, !6, i64 2056}
!131 = !{!7, !7, i64 0}
!132 = distinct !{!132, !18, !19}
!133 = !{!5, !6, i64 2040}
!134 = distinct !{!134, !18, !19}
!135 = distinct !{!135, !18, !19}
!136 = distinct !{!136, !18, !19}
!137 = distinct !{!137, !18, !19}
!138 = distinct !{!138, !18, !19}
!139 = distinct !{!139, !18, !19}
!140 = !{!5, !9, i64 2072}
!141 = !{!5, !9, i64 2080}
!142 = !{!5, !9, i64 2064}
!143 = distinct !{!143, !18, !19}
!144 = distinct !{!144, !18, !19}
!145 = distinct !{!145, !18, !19}
!146 = distinct !{!146, !18, !19}
!147 = !{!5, !9, i64 4192}
!148 = !{!5, !6, i64 4168}
!149 = !{!5, !6, i64 4176}
!150 = distinct !{!150, !18, !19}
!151 = !{!152, !152, i64 0}
!152 = !{!"short", !7, i64 0}
!153 = distinct !{!153, !18, !19}
!154 = distinct !{!154, !18, !19}
!155 = distinct !{!155, !18, !19}
!156 = distinct !{!156, !18, !19}
!157 = distinct !{!157, !18, !19}
!158 = distinct !{!158, !18, !19}
!159 = distinct !{!159, !18, !19}
!160 = distinct !{!160, !18, !19}
!161 = distinct !{!161, !18, !19}
!162 = distinct !{!162, !18, !19}
!163 = !{!5, !9, i64 2000}
!164 = distinct !{!164, !18, !19}
!165 = !{!94, !22, i64 12}
!166 = distinct !{!166, !18, !19}
