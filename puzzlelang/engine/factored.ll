; factored.c, clang 16.0.6, fc59f083cb043fb4342df72edf827622dd926049fdf2447aad58813d2e9079c9

%struct.Product = type { i64, i64, i64, i64, i64, i64, i64, i64, [2 x ptr], [2 x ptr], ptr, [2 x ptr], ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

define i32 @product_begin(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) {
  %5 = lshr i64 %1, 6
  %6 = add nuw nsw i64 %5, 1
  %7 = load i64, ptr %0, align 8, !tbaa !4
  %8 = shl nuw nsw i64 %6, 3
  %9 = shl i64 %7, 7
  %10 = add i64 %9, %8
  %11 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !10
  %13 = icmp ult i64 %12, %10
  br i1 %13, label %81, label %14

14:                                               ; preds = %4
  %15 = shl i64 %7, 5
  %16 = sub i64 %12, %10
  store i64 %16, ptr %11, align 8, !tbaa !10
  %17 = tail call ptr @take_memory(i64 noundef %6, i64 noundef 8)
  %18 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 13
  store ptr %17, ptr %18, align 8, !tbaa !11
  %19 = tail call ptr @take_memory(i64 noundef %15, i64 noundef 4)
  %20 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 15
  store ptr %19, ptr %20, align 8, !tbaa !12
  %21 = load ptr, ptr %18, align 8, !tbaa !11
  %22 = icmp eq ptr %21, null
  %23 = icmp eq ptr %19, null
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %81, label %25

25:                                               ; preds = %14
  %26 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 16
  %27 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 18
  %28 = load i64, ptr %27, align 8, !tbaa !13
  %29 = icmp ult i64 %28, %3
  br i1 %29, label %30, label %53

30:                                               ; preds = %25
  %31 = lshr i64 %3, 2
  %32 = add i64 %3, 1024
  %33 = add i64 %32, %31
  %34 = sub i64 %33, %28
  %35 = shl i64 %34, 2
  %36 = load i64, ptr %11, align 8, !tbaa !10
  %37 = icmp ugt i64 %35, %36
  %38 = select i1 %37, i64 %3, i64 %33
  %39 = sub i64 %38, %28
  %40 = shl i64 %39, 2
  %41 = icmp ugt i64 %40, %36
  br i1 %41, label %81, label %42

42:                                               ; preds = %30
  %43 = load ptr, ptr %26, align 8, !tbaa !14
  %44 = shl i64 %38, 2
  %45 = tail call ptr @resize_memory(ptr noundef %43, i64 noundef %44)
  %46 = icmp eq ptr %45, null
  br i1 %46, label %81, label %47

47:                                               ; preds = %42
  %48 = load i64, ptr %27, align 8, !tbaa !13
  %49 = sub i64 %48, %38
  %50 = shl i64 %49, 2
  %51 = load i64, ptr %11, align 8, !tbaa !10
  %52 = add i64 %50, %51
  store i64 %52, ptr %11, align 8, !tbaa !10
  store ptr %45, ptr %26, align 8, !tbaa !14
  store i64 %38, ptr %27, align 8, !tbaa !13
  br label %53

53:                                               ; preds = %47, %25
  %54 = load ptr, ptr %18, align 8, !tbaa !11
  %55 = load ptr, ptr %26, align 8, !tbaa !15
  %56 = icmp eq i64 %3, 0
  br i1 %56, label %77, label %57

57:                                               ; preds = %53, %57
  %58 = phi i64 [ %74, %57 ], [ 0, %53 ]
  %59 = phi i64 [ %75, %57 ], [ 0, %53 ]
  %60 = getelementptr inbounds i32, ptr %2, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !16
  %62 = lshr i32 %61, 6
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i64, ptr %54, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !13
  %66 = and i32 %61, 63
  %67 = zext i32 %66 to i64
  %68 = shl nuw i64 1, %67
  %69 = or i64 %68, %65
  store i64 %69, ptr %64, align 8, !tbaa !13
  %70 = getelementptr inbounds i32, ptr %55, i64 %58
  store i32 %61, ptr %70, align 4, !tbaa !16
  %71 = xor i64 %65, -1
  %72 = lshr i64 %71, %67
  %73 = and i64 %72, 1
  %74 = add i64 %73, %58
  %75 = add nuw i64 %59, 1
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %77, label %57, !llvm.loop !18

77:                                               ; preds = %57, %53
  %78 = phi i64 [ 0, %53 ], [ %74, %57 ]
  %79 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 23
  store i64 %78, ptr %79, align 8, !tbaa !21
  %80 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 20
  store i64 %78, ptr %80, align 8, !tbaa !22
  br label %81

81:                                               ; preds = %42, %30, %14, %4, %77
  %82 = phi i32 [ 0, %77 ], [ 4, %4 ], [ 4, %14 ], [ 4, %30 ], [ 4, %42 ]
  ret i32 %82
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @product_walk(ptr noundef %0, i64 noundef %1) {
  %3 = alloca [32 x i32], align 16
  %4 = alloca [32 x i32], align 16
  %5 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 21
  %6 = load i64, ptr %5, align 8, !tbaa !23
  %7 = add i64 %6, %1
  %8 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 23
  %9 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 14
  %10 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 19
  %11 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 24
  %12 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 7
  %13 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 5
  %14 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 20
  %15 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 17
  %16 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 20
  %18 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 20
  %19 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 1
  %20 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 17
  %21 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 18
  %23 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 15
  %25 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 13
  %26 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 22
  %27 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 5
  %28 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 25
  %29 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 26
  %30 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 27
  %31 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 12
  %32 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11
  %33 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 2
  %34 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11, i64 1
  %35 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 28
  %36 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 6
  br label %37

37:                                               ; preds = %323, %2
  %38 = phi i32 [ undef, %2 ], [ %326, %323 ]
  %39 = load i64, ptr %5, align 8, !tbaa !23
  %40 = icmp ult i64 %39, %7
  br i1 %40, label %41, label %327

41:                                               ; preds = %37
  %42 = load i64, ptr %8, align 8, !tbaa !21
  %43 = icmp eq i64 %39, %42
  br i1 %43, label %44, label %100

44:                                               ; preds = %41
  %45 = load i64, ptr %11, align 8, !tbaa !24
  %46 = add i64 %45, 1
  %47 = load i64, ptr %10, align 8, !tbaa !13
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %49, label %72

49:                                               ; preds = %44
  %50 = lshr i64 %46, 2
  %51 = add i64 %45, 1025
  %52 = add i64 %51, %50
  %53 = sub i64 %52, %47
  %54 = shl i64 %53, 3
  %55 = load i64, ptr %12, align 8, !tbaa !10
  %56 = icmp ugt i64 %54, %55
  %57 = select i1 %56, i64 %46, i64 %52
  %58 = sub i64 %57, %47
  %59 = shl i64 %58, 3
  %60 = icmp ugt i64 %59, %55
  br i1 %60, label %327, label %61

61:                                               ; preds = %49
  %62 = load ptr, ptr %9, align 8, !tbaa !14
  %63 = shl i64 %57, 3
  %64 = tail call ptr @resize_memory(ptr noundef %62, i64 noundef %63)
  %65 = icmp eq ptr %64, null
  br i1 %65, label %327, label %66

66:                                               ; preds = %61
  %67 = load i64, ptr %10, align 8, !tbaa !13
  %68 = sub i64 %67, %57
  %69 = shl i64 %68, 3
  %70 = load i64, ptr %12, align 8, !tbaa !10
  %71 = add i64 %69, %70
  store i64 %71, ptr %12, align 8, !tbaa !10
  store ptr %64, ptr %9, align 8, !tbaa !14
  store i64 %57, ptr %10, align 8, !tbaa !13
  br label %72

72:                                               ; preds = %66, %44
  %73 = load i64, ptr %8, align 8, !tbaa !21
  %74 = load ptr, ptr %9, align 8, !tbaa !25
  %75 = load i64, ptr %11, align 8, !tbaa !24
  %76 = add i64 %75, 1
  store i64 %76, ptr %11, align 8, !tbaa !24
  %77 = getelementptr inbounds i64, ptr %74, i64 %75
  store i64 %73, ptr %77, align 8, !tbaa !13
  %78 = load i64, ptr %13, align 8, !tbaa !26
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %98, label %80

80:                                               ; preds = %72
  %81 = load i64, ptr %8, align 8, !tbaa !21
  %82 = load i64, ptr %14, align 8, !tbaa !22
  %83 = icmp ugt i64 %82, %81
  br i1 %83, label %84, label %98

84:                                               ; preds = %80
  %85 = load i64, ptr %15, align 8, !tbaa !27
  %86 = sub i64 %81, %85
  %87 = sub i64 %82, %81
  %88 = load ptr, ptr %16, align 8, !tbaa !15
  br label %90

89:                                               ; preds = %90
  store i64 %81, ptr %15, align 8, !tbaa !27
  br label %98

90:                                               ; preds = %90, %84
  %91 = phi i64 [ 0, %84 ], [ %96, %90 ]
  %92 = add i64 %86, %91
  %93 = getelementptr inbounds i32, ptr %88, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !16
  %95 = getelementptr inbounds i32, ptr %88, i64 %91
  store i32 %94, ptr %95, align 4, !tbaa !16
  %96 = add nuw i64 %91, 1
  %97 = icmp eq i64 %96, %87
  br i1 %97, label %89, label %90, !llvm.loop !28

98:                                               ; preds = %89, %80, %72
  %99 = load i64, ptr %17, align 8, !tbaa !22
  store i64 %99, ptr %8, align 8, !tbaa !21
  br label %100

100:                                              ; preds = %98, %41
  %101 = load i64, ptr %5, align 8, !tbaa !23
  %102 = load i64, ptr %18, align 8, !tbaa !22
  %103 = icmp eq i64 %101, %102
  br i1 %103, label %327, label %104

104:                                              ; preds = %100
  %105 = load i64, ptr %8, align 8, !tbaa !21
  %106 = tail call i64 @llvm.umin.i64(i64 %105, i64 %7)
  %107 = load i64, ptr %19, align 8, !tbaa !29
  %108 = icmp ugt i64 %107, 1
  br i1 %108, label %109, label %112

109:                                              ; preds = %104
  %110 = udiv i64 -1, %107
  %111 = add i64 %110, 1
  br label %112

112:                                              ; preds = %109, %104
  %113 = phi i64 [ %111, %109 ], [ 0, %104 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  %114 = icmp eq i64 %113, 0
  %115 = zext i64 %113 to i128
  br label %116

116:                                              ; preds = %320, %112
  %117 = phi i32 [ undef, %112 ], [ %322, %320 ]
  %118 = load i64, ptr %5, align 8, !tbaa !23
  %119 = icmp ugt i64 %106, %118
  br i1 %119, label %120, label %323

120:                                              ; preds = %116
  %121 = sub i64 %106, %118
  %122 = tail call i64 @llvm.umin.i64(i64 %121, i64 32)
  %123 = load i64, ptr %18, align 8, !tbaa !22
  %124 = load i64, ptr %20, align 8, !tbaa !27
  %125 = sub i64 %123, %124
  %126 = load i64, ptr %0, align 8, !tbaa !4
  %127 = mul i64 %126, %122
  %128 = add i64 %127, %125
  %129 = add i64 %128, 1
  %130 = load i64, ptr %22, align 8, !tbaa !13
  %131 = icmp ult i64 %130, %129
  br i1 %131, label %132, label %155

132:                                              ; preds = %120
  %133 = lshr i64 %129, 2
  %134 = add i64 %128, 1025
  %135 = add i64 %134, %133
  %136 = sub i64 %135, %130
  %137 = shl i64 %136, 2
  %138 = load i64, ptr %23, align 8, !tbaa !10
  %139 = icmp ugt i64 %137, %138
  %140 = select i1 %139, i64 %129, i64 %135
  %141 = sub i64 %140, %130
  %142 = shl i64 %141, 2
  %143 = icmp ugt i64 %142, %138
  br i1 %143, label %320, label %144

144:                                              ; preds = %132
  %145 = load ptr, ptr %21, align 8, !tbaa !14
  %146 = shl i64 %140, 2
  %147 = tail call ptr @resize_memory(ptr noundef %145, i64 noundef %146)
  %148 = icmp eq ptr %147, null
  br i1 %148, label %320, label %149

149:                                              ; preds = %144
  %150 = load i64, ptr %22, align 8, !tbaa !13
  %151 = sub i64 %150, %140
  %152 = shl i64 %151, 2
  %153 = load i64, ptr %23, align 8, !tbaa !10
  %154 = add i64 %152, %153
  store i64 %154, ptr %23, align 8, !tbaa !10
  store ptr %147, ptr %21, align 8, !tbaa !14
  store i64 %140, ptr %22, align 8, !tbaa !13
  br label %155

155:                                              ; preds = %149, %120
  %156 = load ptr, ptr %21, align 8, !tbaa !15
  %157 = load i64, ptr %5, align 8, !tbaa !23
  %158 = load i64, ptr %20, align 8, !tbaa !27
  %159 = sub i64 %157, %158
  %160 = getelementptr inbounds i32, ptr %156, i64 %159
  %161 = load ptr, ptr %24, align 8, !tbaa !12
  %162 = icmp eq i64 %122, 0
  br i1 %162, label %320, label %167

163:                                              ; preds = %167
  br i1 %162, label %320, label %164

164:                                              ; preds = %163
  %165 = load ptr, ptr %25, align 8, !tbaa !11
  %166 = load ptr, ptr %21, align 8, !tbaa !15
  br label %181

167:                                              ; preds = %155, %167
  %168 = phi i64 [ %179, %167 ], [ 0, %155 ]
  %169 = phi i64 [ %178, %167 ], [ 0, %155 ]
  %170 = getelementptr inbounds i32, ptr %160, i64 %168
  %171 = load i32, ptr %170, align 4, !tbaa !16
  %172 = load ptr, ptr %24, align 8, !tbaa !12
  %173 = getelementptr inbounds i32, ptr %172, i64 %169
  %174 = getelementptr inbounds i32, ptr %4, i64 %168
  %175 = call fastcc i32 @expanded(ptr noundef nonnull %0, i32 noundef %171, i64 noundef %113, ptr noundef %173, ptr noundef nonnull %174)
  %176 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 %168
  store i32 %175, ptr %176, align 4, !tbaa !16
  %177 = zext i32 %175 to i64
  %178 = add i64 %169, %177
  %179 = add nuw nsw i64 %168, 1
  %180 = icmp eq i64 %179, %122
  br i1 %180, label %163, label %167, !llvm.loop !30

181:                                              ; preds = %314, %164
  %182 = phi i32 [ %117, %164 ], [ %316, %314 ]
  %183 = phi i64 [ 0, %164 ], [ %317, %314 ]
  %184 = phi ptr [ %161, %164 ], [ %215, %314 ]
  %185 = load i64, ptr %18, align 8, !tbaa !22
  %186 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 %183
  %187 = load i32, ptr %186, align 4, !tbaa !16
  %188 = zext i32 %187 to i64
  %189 = load i64, ptr %20, align 8, !tbaa !27
  %190 = sub i64 0, %189
  %191 = getelementptr inbounds i32, ptr %166, i64 %190
  %192 = icmp eq i32 %187, 0
  br i1 %192, label %213, label %193

193:                                              ; preds = %181, %193
  %194 = phi i64 [ %210, %193 ], [ %185, %181 ]
  %195 = phi i64 [ %211, %193 ], [ 0, %181 ]
  %196 = getelementptr inbounds i32, ptr %184, i64 %195
  %197 = load i32, ptr %196, align 4, !tbaa !16
  %198 = lshr i32 %197, 6
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds i64, ptr %165, i64 %199
  %201 = load i64, ptr %200, align 8, !tbaa !13
  %202 = and i32 %197, 63
  %203 = zext i32 %202 to i64
  %204 = shl nuw i64 1, %203
  %205 = or i64 %204, %201
  store i64 %205, ptr %200, align 8, !tbaa !13
  %206 = getelementptr inbounds i32, ptr %191, i64 %194
  store i32 %197, ptr %206, align 4, !tbaa !16
  %207 = xor i64 %201, -1
  %208 = lshr i64 %207, %203
  %209 = and i64 %208, 1
  %210 = add i64 %209, %194
  %211 = add nuw nsw i64 %195, 1
  %212 = icmp eq i64 %211, %188
  br i1 %212, label %213, label %193, !llvm.loop !18

213:                                              ; preds = %193, %181
  %214 = phi i64 [ %185, %181 ], [ %210, %193 ]
  store i64 %214, ptr %18, align 8, !tbaa !22
  %215 = getelementptr inbounds i32, ptr %184, i64 %188
  %216 = load i64, ptr %5, align 8, !tbaa !23
  %217 = add i64 %216, 1
  store i64 %217, ptr %5, align 8, !tbaa !23
  %218 = load i64, ptr %26, align 8, !tbaa !31
  %219 = add i64 %218, %188
  store i64 %219, ptr %26, align 8, !tbaa !31
  %220 = load i64, ptr %27, align 8, !tbaa !26
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %233, label %222

222:                                              ; preds = %213
  %223 = getelementptr inbounds [32 x i32], ptr %4, i64 0, i64 %183
  %224 = load i32, ptr %223, align 4, !tbaa !16
  %225 = and i32 %224, 1
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %304

227:                                              ; preds = %222
  %228 = and i32 %224, 2
  %229 = icmp ne i32 %228, 0
  %230 = select i1 %229, ptr %29, ptr %30
  %231 = or i1 %229, %192
  %232 = zext i1 %231 to i64
  br label %304

233:                                              ; preds = %213
  %234 = icmp ugt i64 %214, %185
  br i1 %234, label %235, label %302

235:                                              ; preds = %233
  %236 = load i64, ptr %20, align 8, !tbaa !27
  %237 = load i64, ptr %19, align 8, !tbaa !29
  %238 = trunc i64 %237 to i32
  %239 = load ptr, ptr %31, align 8, !tbaa !32
  %240 = load ptr, ptr %32, align 8, !tbaa !14
  %241 = load i64, ptr %33, align 8, !tbaa !33
  %242 = load ptr, ptr %34, align 8, !tbaa !14
  %243 = sub i64 %185, %236
  %244 = getelementptr inbounds i32, ptr %166, i64 %243
  %245 = load i32, ptr %244, align 4, !tbaa !16
  %246 = zext i32 %245 to i128
  %247 = mul nuw nsw i128 %246, %115
  %248 = lshr i128 %247, 64
  %249 = trunc i128 %248 to i32
  %250 = select i1 %114, i32 %245, i32 %249
  %251 = mul i32 %250, %238
  %252 = sub i32 %245, %251
  %253 = zext i32 %250 to i64
  %254 = getelementptr inbounds i32, ptr %240, i64 %253
  %255 = load i32, ptr %254, align 4, !tbaa !16
  %256 = zext i32 %255 to i64
  %257 = mul i64 %241, %256
  %258 = zext i32 %252 to i64
  %259 = getelementptr inbounds i32, ptr %242, i64 %258
  %260 = load i32, ptr %259, align 4, !tbaa !16
  %261 = zext i32 %260 to i64
  %262 = add i64 %257, %261
  %263 = getelementptr inbounds i8, ptr %239, i64 %262
  %264 = load i8, ptr %263, align 1, !tbaa !34
  %265 = and i8 %264, 1
  %266 = icmp eq i8 %265, 0
  br i1 %266, label %298, label %294

267:                                              ; preds = %298
  %268 = sub i64 %300, %236
  %269 = getelementptr inbounds i32, ptr %166, i64 %268
  %270 = load i32, ptr %269, align 4, !tbaa !16
  %271 = zext i32 %270 to i128
  %272 = mul nuw nsw i128 %271, %115
  %273 = lshr i128 %272, 64
  %274 = trunc i128 %273 to i32
  %275 = select i1 %114, i32 %270, i32 %274
  %276 = mul i32 %275, %238
  %277 = sub i32 %270, %276
  %278 = zext i32 %275 to i64
  %279 = getelementptr inbounds i32, ptr %240, i64 %278
  %280 = load i32, ptr %279, align 4, !tbaa !16
  %281 = zext i32 %280 to i64
  %282 = mul i64 %241, %281
  %283 = zext i32 %277 to i64
  %284 = getelementptr inbounds i32, ptr %242, i64 %283
  %285 = load i32, ptr %284, align 4, !tbaa !16
  %286 = zext i32 %285 to i64
  %287 = add i64 %282, %286
  %288 = getelementptr inbounds i8, ptr %239, i64 %287
  %289 = load i8, ptr %288, align 1, !tbaa !34
  %290 = and i8 %289, 1
  %291 = icmp eq i8 %290, 0
  br i1 %291, label %298, label %292, !llvm.loop !35

292:                                              ; preds = %267
  %293 = icmp ult i64 %300, %214
  br label %294

294:                                              ; preds = %292, %235
  %295 = phi i1 [ true, %235 ], [ %293, %292 ]
  %296 = phi i64 [ %185, %235 ], [ %300, %292 ]
  store i64 %296, ptr %35, align 8, !tbaa !36
  %297 = add i64 %296, 1
  store i64 %297, ptr %18, align 8, !tbaa !22
  br label %302

298:                                              ; preds = %235, %267
  %299 = phi i64 [ %300, %267 ], [ %185, %235 ]
  %300 = add nuw i64 %299, 1
  %301 = icmp eq i64 %300, %214
  br i1 %301, label %309, label %267, !llvm.loop !35

302:                                              ; preds = %294, %233
  %303 = phi i1 [ %295, %294 ], [ %234, %233 ]
  br i1 %303, label %314, label %309

304:                                              ; preds = %227, %222
  %305 = phi ptr [ %28, %222 ], [ %230, %227 ]
  %306 = phi i64 [ 1, %222 ], [ %232, %227 ]
  %307 = load i64, ptr %305, align 8, !tbaa !13
  %308 = add i64 %307, %306
  store i64 %308, ptr %305, align 8, !tbaa !13
  br label %309

309:                                              ; preds = %298, %304, %302
  %310 = load i64, ptr %18, align 8, !tbaa !22
  %311 = load i64, ptr %36, align 8, !tbaa !37
  %312 = icmp ule i64 %310, %311
  %313 = select i1 %312, i32 %182, i32 5
  br label %314

314:                                              ; preds = %309, %302
  %315 = phi i1 [ false, %302 ], [ %312, %309 ]
  %316 = phi i32 [ 1, %302 ], [ %313, %309 ]
  %317 = add nuw nsw i64 %183, 1
  %318 = icmp ne i64 %317, %122
  %319 = select i1 %315, i1 %318, i1 false
  br i1 %319, label %181, label %320, !llvm.loop !38

320:                                              ; preds = %314, %155, %163, %144, %132
  %321 = phi i1 [ false, %132 ], [ false, %144 ], [ %162, %163 ], [ %162, %155 ], [ %315, %314 ]
  %322 = phi i32 [ 4, %132 ], [ 4, %144 ], [ %117, %163 ], [ %117, %155 ], [ %316, %314 ]
  br i1 %321, label %116, label %323, !llvm.loop !39

323:                                              ; preds = %116, %320
  %324 = phi i32 [ %322, %320 ], [ 0, %116 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  %325 = icmp eq i32 %324, 0
  %326 = select i1 %325, i32 %38, i32 %324
  br i1 %325, label %37, label %327, !llvm.loop !40

327:                                              ; preds = %49, %61, %37, %100, %323
  %328 = phi i32 [ %326, %323 ], [ 2, %100 ], [ 0, %37 ], [ 4, %61 ], [ 4, %49 ]
  ret i32 %328
}

define i32 @product_parent(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !29
  %7 = icmp ugt i64 %6, 1
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = udiv i64 -1, %6
  %10 = add i64 %9, 1
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i64 [ %10, %8 ], [ 0, %3 ]
  %13 = icmp ult i64 %2, %1
  br i1 %13, label %14, label %44

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 16
  %16 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 15
  br label %17

17:                                               ; preds = %14, %41
  %18 = phi i64 [ %2, %14 ], [ %42, %41 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  %19 = load ptr, ptr %15, align 8, !tbaa !15
  %20 = getelementptr inbounds i32, ptr %19, i64 %18
  %21 = load i32, ptr %20, align 4, !tbaa !16
  %22 = load ptr, ptr %16, align 8, !tbaa !12
  %23 = call fastcc i32 @expanded(ptr noundef %0, i32 noundef %21, i64 noundef %12, ptr noundef %22, ptr noundef nonnull %4)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %17
  %26 = load ptr, ptr %16, align 8, !tbaa !12
  %27 = load ptr, ptr %15, align 8, !tbaa !15
  %28 = getelementptr inbounds i32, ptr %27, i64 %1
  %29 = load i32, ptr %28, align 4, !tbaa !16
  %30 = zext i32 %23 to i64
  br label %34

31:                                               ; preds = %34
  %32 = add nuw nsw i64 %35, 1
  %33 = icmp eq i64 %32, %30
  br i1 %33, label %41, label %34, !llvm.loop !41

34:                                               ; preds = %25, %31
  %35 = phi i64 [ 0, %25 ], [ %32, %31 ]
  %36 = getelementptr inbounds i32, ptr %26, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !16
  %38 = icmp eq i32 %37, %29
  br i1 %38, label %39, label %31

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 28
  store i64 %18, ptr %40, align 8, !tbaa !36
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  br label %44

41:                                               ; preds = %31, %17
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %42 = add nuw i64 %18, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %44, label %17, !llvm.loop !42

44:                                               ; preds = %41, %11, %39
  %45 = phi i32 [ 1, %39 ], [ 2, %11 ], [ 2, %41 ]
  ret i32 %45
}

define internal fastcc i32 @expanded(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr {
  %6 = icmp eq i64 %2, 0
  %7 = zext i32 %1 to i128
  %8 = zext i64 %2 to i128
  %9 = mul nuw nsw i128 %8, %7
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i32
  %12 = select i1 %6, i32 %1, i32 %11
  %13 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !29
  %15 = trunc i64 %14 to i32
  %16 = mul i32 %12, %15
  %17 = sub i32 %1, %16
  %18 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 12
  %19 = load ptr, ptr %18, align 8, !tbaa !32
  %20 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11
  %21 = load ptr, ptr %20, align 8, !tbaa !14
  %22 = zext i32 %12 to i64
  %23 = getelementptr inbounds i32, ptr %21, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !16
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 2
  %27 = load i64, ptr %26, align 8, !tbaa !33
  %28 = mul i64 %27, %25
  %29 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11, i64 1
  %30 = load ptr, ptr %29, align 8, !tbaa !14
  %31 = zext i32 %17 to i64
  %32 = getelementptr inbounds i32, ptr %30, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !16
  %34 = zext i32 %33 to i64
  %35 = add i64 %28, %34
  %36 = getelementptr inbounds i8, ptr %19, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !34
  %38 = zext i8 %37 to i32
  store i32 %38, ptr %4, align 4, !tbaa !16
  %39 = and i32 %38, 2
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %139

41:                                               ; preds = %5
  %42 = load i64, ptr %0, align 8, !tbaa !4
  %43 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 8
  %44 = load ptr, ptr %43, align 8, !tbaa !14
  %45 = mul i64 %42, %22
  %46 = getelementptr inbounds i32, ptr %44, i64 %45
  %47 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 8, i64 1
  %48 = load ptr, ptr %47, align 8, !tbaa !14
  %49 = mul i64 %42, %31
  %50 = getelementptr inbounds i32, ptr %48, i64 %49
  %51 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 3
  %52 = load i64, ptr %51, align 8, !tbaa !43
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %66

54:                                               ; preds = %41
  %55 = icmp eq i64 %42, 0
  br i1 %55, label %136, label %56

56:                                               ; preds = %54, %56
  %57 = phi i64 [ %64, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds i32, ptr %46, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !16
  %60 = getelementptr inbounds i32, ptr %50, i64 %57
  %61 = load i32, ptr %60, align 4, !tbaa !16
  %62 = add i32 %61, %59
  %63 = getelementptr inbounds i32, ptr %3, i64 %57
  store i32 %62, ptr %63, align 4, !tbaa !16
  %64 = add nuw i64 %57, 1
  %65 = icmp eq i64 %64, %42
  br i1 %65, label %136, label %56, !llvm.loop !44

66:                                               ; preds = %41
  %67 = add i64 %42, 63
  %68 = lshr i64 %67, 6
  %69 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 9
  %70 = load ptr, ptr %69, align 8, !tbaa !14
  %71 = mul i64 %68, %22
  %72 = getelementptr inbounds i64, ptr %70, i64 %71
  %73 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 9, i64 1
  %74 = load ptr, ptr %73, align 8, !tbaa !14
  %75 = mul i64 %68, %31
  %76 = getelementptr inbounds i64, ptr %74, i64 %75
  %77 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 4
  %78 = load i64, ptr %77, align 8, !tbaa !45
  %79 = icmp ne i64 %78, 0
  %80 = zext i1 %79 to i32
  %81 = icmp ult i64 %67, 64
  %82 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 10
  %83 = tail call i64 @llvm.umax.i64(i64 %68, i64 1)
  br label %84

84:                                               ; preds = %94, %66
  %85 = phi i32 [ %80, %66 ], [ %96, %94 ]
  %86 = phi ptr [ %3, %66 ], [ %95, %94 ]
  br i1 %81, label %94, label %87

87:                                               ; preds = %84
  %88 = icmp eq i32 %85, 0
  br label %100

89:                                               ; preds = %94
  %90 = ptrtoint ptr %95 to i64
  %91 = ptrtoint ptr %3 to i64
  %92 = sub i64 %90, %91
  %93 = ashr exact i64 %92, 2
  br label %136

94:                                               ; preds = %132, %84
  %95 = phi ptr [ %86, %84 ], [ %133, %132 ]
  %96 = add nsw i32 %85, -1
  %97 = icmp sgt i32 %85, 0
  %98 = icmp eq ptr %95, %3
  %99 = select i1 %97, i1 %98, i1 false
  br i1 %99, label %84, label %89, !llvm.loop !46

100:                                              ; preds = %132, %87
  %101 = phi i64 [ 0, %87 ], [ %134, %132 ]
  %102 = phi ptr [ %86, %87 ], [ %133, %132 ]
  %103 = getelementptr inbounds i64, ptr %72, i64 %101
  %104 = load i64, ptr %103, align 8, !tbaa !13
  %105 = getelementptr inbounds i64, ptr %76, i64 %101
  %106 = load i64, ptr %105, align 8, !tbaa !13
  %107 = and i64 %106, %104
  br i1 %88, label %113, label %108

108:                                              ; preds = %100
  %109 = load ptr, ptr %82, align 8, !tbaa !47
  %110 = getelementptr inbounds i64, ptr %109, i64 %101
  %111 = load i64, ptr %110, align 8, !tbaa !13
  %112 = and i64 %111, %107
  br label %113

113:                                              ; preds = %108, %100
  %114 = phi i64 [ %112, %108 ], [ %107, %100 ]
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %132, label %116

116:                                              ; preds = %113
  %117 = shl i64 %101, 6
  br label %118

118:                                              ; preds = %118, %116
  %119 = phi i64 [ %114, %116 ], [ %130, %118 ]
  %120 = phi ptr [ %102, %116 ], [ %128, %118 ]
  %121 = tail call i64 @llvm.cttz.i64(i64 %119, i1 true), !range !48
  %122 = or i64 %121, %117
  %123 = getelementptr inbounds i32, ptr %46, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !16
  %125 = getelementptr inbounds i32, ptr %50, i64 %122
  %126 = load i32, ptr %125, align 4, !tbaa !16
  %127 = add i32 %126, %124
  %128 = getelementptr inbounds i32, ptr %120, i64 1
  store i32 %127, ptr %120, align 4, !tbaa !16
  %129 = add i64 %119, -1
  %130 = and i64 %129, %119
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %118, !llvm.loop !49

132:                                              ; preds = %118, %113
  %133 = phi ptr [ %102, %113 ], [ %128, %118 ]
  %134 = add nuw nsw i64 %101, 1
  %135 = icmp eq i64 %134, %83
  br i1 %135, label %94, label %100, !llvm.loop !50

136:                                              ; preds = %56, %54, %89
  %137 = phi i64 [ %93, %89 ], [ %42, %54 ], [ %42, %56 ]
  %138 = trunc i64 %137 to i32
  br label %139

139:                                              ; preds = %5, %136
  %140 = phi i32 [ %138, %136 ], [ 0, %5 ]
  ret i32 %140
}

define i32 @product_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 13
  %4 = load ptr, ptr %3, align 8, !tbaa !11
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 15
  %7 = load ptr, ptr %6, align 8, !tbaa !12
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 16
  %10 = load ptr, ptr %9, align 8, !tbaa !15
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 14
  %13 = load ptr, ptr %12, align 8, !tbaa !25
  store ptr %13, ptr %11, align 8, !tbaa !14
  br label %15

14:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2)
  ret i32 0

15:                                               ; preds = %1, %21
  %16 = phi i64 [ 0, %1 ], [ %22, %21 ]
  %17 = getelementptr inbounds [4 x ptr], ptr %2, i64 0, i64 %16
  %18 = load ptr, ptr %17, align 8, !tbaa !14
  %19 = icmp eq ptr %18, null
  br i1 %19, label %21, label %20

20:                                               ; preds = %15
  tail call void @give_back(ptr noundef nonnull %18)
  br label %21

21:                                               ; preds = %15, %20
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, 4
  br i1 %23, label %14, label %15, !llvm.loop !51
}

declare void @give_back(ptr noundef)

define i32 @product_join(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) {
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %6
  %9 = icmp eq i64 %3, 0
  %10 = icmp eq i64 %4, 0
  %11 = trunc i64 %3 to i32
  br label %12

12:                                               ; preds = %8, %23
  %13 = phi ptr [ %5, %8 ], [ %24, %23 ]
  %14 = phi i64 [ 0, %8 ], [ %25, %23 ]
  br i1 %9, label %23, label %15

15:                                               ; preds = %12
  %16 = mul i64 %14, %4
  br label %18

17:                                               ; preds = %23, %6
  ret i32 0

18:                                               ; preds = %15, %27
  %19 = phi ptr [ %13, %15 ], [ %28, %27 ]
  %20 = phi i64 [ 0, %15 ], [ %29, %27 ]
  br i1 %10, label %27, label %21

21:                                               ; preds = %18
  %22 = mul i64 %20, %4
  br label %31

23:                                               ; preds = %27, %12
  %24 = phi ptr [ %13, %12 ], [ %28, %27 ]
  %25 = add nuw i64 %14, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %17, label %12, !llvm.loop !52

27:                                               ; preds = %31, %18
  %28 = phi ptr [ %19, %18 ], [ %46, %31 ]
  %29 = add nuw i64 %20, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %23, label %18, !llvm.loop !53

31:                                               ; preds = %21, %31
  %32 = phi ptr [ %19, %21 ], [ %46, %31 ]
  %33 = phi i64 [ 0, %21 ], [ %47, %31 ]
  %34 = add i64 %33, %16
  %35 = getelementptr inbounds i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !16
  %37 = add i64 %33, %22
  %38 = getelementptr inbounds i32, ptr %2, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !16
  %40 = icmp eq i32 %36, -1
  %41 = icmp eq i32 %39, -1
  %42 = select i1 %40, i1 true, i1 %41
  %43 = mul i32 %36, %11
  %44 = add i32 %43, %39
  %45 = select i1 %42, i32 -1, i32 %44
  %46 = getelementptr inbounds i32, ptr %32, i64 1
  store i32 %45, ptr %32, align 4, !tbaa !16
  %47 = add nuw i64 %33, 1
  %48 = icmp eq i64 %47, %4
  br i1 %48, label %27, label %31, !llvm.loop !54
}

define i32 @product_masks(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) {
  %6 = add i64 %2, 63
  %7 = lshr i64 %6, 6
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %5
  %10 = icmp eq i64 %2, 0
  %11 = trunc i64 %3 to i32
  br label %12

12:                                               ; preds = %9, %19
  %13 = phi i64 [ 0, %9 ], [ %22, %19 ]
  %14 = phi i32 [ 0, %9 ], [ %21, %19 ]
  %15 = phi ptr [ %0, %9 ], [ %20, %19 ]
  %16 = phi ptr [ %4, %9 ], [ %23, %19 ]
  br i1 %10, label %19, label %25

17:                                               ; preds = %19, %5
  %18 = phi i32 [ 0, %5 ], [ %21, %19 ]
  ret i32 %18

19:                                               ; preds = %38, %12
  %20 = phi ptr [ %15, %12 ], [ %42, %38 ]
  %21 = phi i32 [ %14, %12 ], [ %39, %38 ]
  %22 = add nuw i64 %13, 1
  %23 = getelementptr inbounds i64, ptr %16, i64 %7
  %24 = icmp eq i64 %22, %1
  br i1 %24, label %17, label %12, !llvm.loop !55

25:                                               ; preds = %12, %38
  %26 = phi i64 [ %41, %38 ], [ 0, %12 ]
  %27 = phi i32 [ %39, %38 ], [ %14, %12 ]
  %28 = phi ptr [ %42, %38 ], [ %15, %12 ]
  %29 = load i32, ptr %28, align 4, !tbaa !16
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %38, label %31

31:                                               ; preds = %25
  %32 = and i64 %26, 63
  %33 = shl nuw i64 1, %32
  %34 = lshr i64 %26, 6
  %35 = getelementptr inbounds i64, ptr %16, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !13
  %37 = or i64 %36, %33
  store i64 %37, ptr %35, align 8, !tbaa !13
  br label %38

38:                                               ; preds = %25, %31
  %39 = phi i32 [ %27, %31 ], [ 1, %25 ]
  %40 = mul i32 %29, %11
  store i32 %40, ptr %28, align 4, !tbaa !16
  %41 = add nuw i64 %26, 1
  %42 = getelementptr inbounds i32, ptr %28, i64 1
  %43 = icmp eq i64 %41, %2
  br i1 %43, label %19, label %25, !llvm.loop !56
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)



!4 = !{!5, !6, i64 0}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 80, !9, i64 96, !7, i64 104, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232, !6, i64 240, !6, i64 248}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"any pointer", !7, i64 0}
!10 = !{!5, !6, i64 56}
!11 = !{!5, !9, i64 128}
!12 = !{!5, !9, i64 144}
!13 = !{!6, !6, i64 0}
!14 = !{!9, !9, i64 0}
!15 = !{!5, !9, i64 152}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !7, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!5, !6, i64 208}
!22 = !{!5, !6, i64 184}
!23 = !{!5, !6, i64 192}
!24 = !{!5, !6, i64 216}
!25 = !{!5, !9, i64 136}
!26 = !{!5, !6, i64 40}
!27 = !{!5, !6, i64 160}
!28 = distinct !{!28, !19, !20}
!29 = !{!5, !6, i64 8}
!30 = distinct !{!30, !19, !20}
!31 = !{!5, !6, i64 200}
!32 = !{!5, !9, i64 120}
!33 = !{!5, !6, i64 16}
!34 = !{!7, !7, i64 0}
!35 = distinct !{!35, !19, !20}
!36 = !{!5, !6, i64 248}
!37 = !{!5, !6, i64 48}
!38 = distinct !{!38, !19, !20}
!39 = distinct !{!39, !19, !20}
!40 = distinct !{!40, !19, !20}
!41 = distinct !{!41, !19, !20}
!42 = distinct !{!42, !19, !20}
!43 = !{!5, !6, i64 24}
!44 = distinct !{!44, !19, !20}
!45 = !{!5, !6, i64 32}
!46 = distinct !{!46, !19, !20}
!47 = !{!5, !9, i64 96}
!48 = !{i64 0, i64 65}
!49 = distinct !{!49, !19, !20}
!50 = distinct !{!50, !19, !20}
!51 = distinct !{!51, !19, !20}
!52 = distinct !{!52, !19, !20}
!53 = distinct !{!53, !19, !20}
!54 = distinct !{!54, !19, !20}
!55 = distinct !{!55, !19, !20}
!56 = distinct !{!56, !19, !20}
