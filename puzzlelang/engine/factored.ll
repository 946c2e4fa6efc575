; factored.c, clang 16.0.6, de29b92866f453d14cec86389ceac4c6f12ab17da06c8ebf1bc18f238fa8cca4

%struct.Product = type { i64, i64, i64, i64, i64, i64, i64, i64, [2 x ptr], [2 x ptr], ptr, [2 x ptr], ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

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
  %31 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 29
  %32 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 12
  %33 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11
  %34 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 2
  %35 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11, i64 1
  %36 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 28
  %37 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 6
  br label %38

38:                                               ; preds = %331, %2
  %39 = phi i32 [ undef, %2 ], [ %334, %331 ]
  %40 = load i64, ptr %5, align 8, !tbaa !23
  %41 = icmp ult i64 %40, %7
  br i1 %41, label %42, label %335

42:                                               ; preds = %38
  %43 = load i64, ptr %8, align 8, !tbaa !21
  %44 = icmp eq i64 %40, %43
  br i1 %44, label %45, label %101

45:                                               ; preds = %42
  %46 = load i64, ptr %11, align 8, !tbaa !24
  %47 = add i64 %46, 1
  %48 = load i64, ptr %10, align 8, !tbaa !13
  %49 = icmp ult i64 %48, %47
  br i1 %49, label %50, label %73

50:                                               ; preds = %45
  %51 = lshr i64 %47, 2
  %52 = add i64 %46, 1025
  %53 = add i64 %52, %51
  %54 = sub i64 %53, %48
  %55 = shl i64 %54, 3
  %56 = load i64, ptr %12, align 8, !tbaa !10
  %57 = icmp ugt i64 %55, %56
  %58 = select i1 %57, i64 %47, i64 %53
  %59 = sub i64 %58, %48
  %60 = shl i64 %59, 3
  %61 = icmp ugt i64 %60, %56
  br i1 %61, label %335, label %62

62:                                               ; preds = %50
  %63 = load ptr, ptr %9, align 8, !tbaa !14
  %64 = shl i64 %58, 3
  %65 = tail call ptr @resize_memory(ptr noundef %63, i64 noundef %64)
  %66 = icmp eq ptr %65, null
  br i1 %66, label %335, label %67

67:                                               ; preds = %62
  %68 = load i64, ptr %10, align 8, !tbaa !13
  %69 = sub i64 %68, %58
  %70 = shl i64 %69, 3
  %71 = load i64, ptr %12, align 8, !tbaa !10
  %72 = add i64 %70, %71
  store i64 %72, ptr %12, align 8, !tbaa !10
  store ptr %65, ptr %9, align 8, !tbaa !14
  store i64 %58, ptr %10, align 8, !tbaa !13
  br label %73

73:                                               ; preds = %67, %45
  %74 = load i64, ptr %8, align 8, !tbaa !21
  %75 = load ptr, ptr %9, align 8, !tbaa !25
  %76 = load i64, ptr %11, align 8, !tbaa !24
  %77 = add i64 %76, 1
  store i64 %77, ptr %11, align 8, !tbaa !24
  %78 = getelementptr inbounds i64, ptr %75, i64 %76
  store i64 %74, ptr %78, align 8, !tbaa !13
  %79 = load i64, ptr %13, align 8, !tbaa !26
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %99, label %81

81:                                               ; preds = %73
  %82 = load i64, ptr %8, align 8, !tbaa !21
  %83 = load i64, ptr %14, align 8, !tbaa !22
  %84 = icmp ugt i64 %83, %82
  br i1 %84, label %85, label %99

85:                                               ; preds = %81
  %86 = load i64, ptr %15, align 8, !tbaa !27
  %87 = sub i64 %82, %86
  %88 = sub i64 %83, %82
  %89 = load ptr, ptr %16, align 8, !tbaa !15
  br label %91

90:                                               ; preds = %91
  store i64 %82, ptr %15, align 8, !tbaa !27
  br label %99

91:                                               ; preds = %91, %85
  %92 = phi i64 [ 0, %85 ], [ %97, %91 ]
  %93 = add i64 %87, %92
  %94 = getelementptr inbounds i32, ptr %89, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !16
  %96 = getelementptr inbounds i32, ptr %89, i64 %92
  store i32 %95, ptr %96, align 4, !tbaa !16
  %97 = add nuw i64 %92, 1
  %98 = icmp eq i64 %97, %88
  br i1 %98, label %90, label %91, !llvm.loop !28

99:                                               ; preds = %90, %81, %73
  %100 = load i64, ptr %17, align 8, !tbaa !22
  store i64 %100, ptr %8, align 8, !tbaa !21
  br label %101

101:                                              ; preds = %99, %42
  %102 = load i64, ptr %5, align 8, !tbaa !23
  %103 = load i64, ptr %18, align 8, !tbaa !22
  %104 = icmp eq i64 %102, %103
  br i1 %104, label %335, label %105

105:                                              ; preds = %101
  %106 = load i64, ptr %8, align 8, !tbaa !21
  %107 = tail call i64 @llvm.umin.i64(i64 %106, i64 %7)
  %108 = load i64, ptr %19, align 8, !tbaa !29
  %109 = icmp ugt i64 %108, 1
  br i1 %109, label %110, label %113

110:                                              ; preds = %105
  %111 = udiv i64 -1, %108
  %112 = add i64 %111, 1
  br label %113

113:                                              ; preds = %110, %105
  %114 = phi i64 [ %112, %110 ], [ 0, %105 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  %115 = icmp eq i64 %114, 0
  %116 = zext i64 %114 to i128
  br label %117

117:                                              ; preds = %328, %113
  %118 = phi i32 [ undef, %113 ], [ %330, %328 ]
  %119 = load i64, ptr %5, align 8, !tbaa !23
  %120 = icmp ugt i64 %107, %119
  br i1 %120, label %121, label %331

121:                                              ; preds = %117
  %122 = sub i64 %107, %119
  %123 = tail call i64 @llvm.umin.i64(i64 %122, i64 32)
  %124 = load i64, ptr %18, align 8, !tbaa !22
  %125 = load i64, ptr %20, align 8, !tbaa !27
  %126 = sub i64 %124, %125
  %127 = load i64, ptr %0, align 8, !tbaa !4
  %128 = mul i64 %127, %123
  %129 = add i64 %128, %126
  %130 = add i64 %129, 1
  %131 = load i64, ptr %22, align 8, !tbaa !13
  %132 = icmp ult i64 %131, %130
  br i1 %132, label %133, label %156

133:                                              ; preds = %121
  %134 = lshr i64 %130, 2
  %135 = add i64 %129, 1025
  %136 = add i64 %135, %134
  %137 = sub i64 %136, %131
  %138 = shl i64 %137, 2
  %139 = load i64, ptr %23, align 8, !tbaa !10
  %140 = icmp ugt i64 %138, %139
  %141 = select i1 %140, i64 %130, i64 %136
  %142 = sub i64 %141, %131
  %143 = shl i64 %142, 2
  %144 = icmp ugt i64 %143, %139
  br i1 %144, label %328, label %145

145:                                              ; preds = %133
  %146 = load ptr, ptr %21, align 8, !tbaa !14
  %147 = shl i64 %141, 2
  %148 = tail call ptr @resize_memory(ptr noundef %146, i64 noundef %147)
  %149 = icmp eq ptr %148, null
  br i1 %149, label %328, label %150

150:                                              ; preds = %145
  %151 = load i64, ptr %22, align 8, !tbaa !13
  %152 = sub i64 %151, %141
  %153 = shl i64 %152, 2
  %154 = load i64, ptr %23, align 8, !tbaa !10
  %155 = add i64 %153, %154
  store i64 %155, ptr %23, align 8, !tbaa !10
  store ptr %148, ptr %21, align 8, !tbaa !14
  store i64 %141, ptr %22, align 8, !tbaa !13
  br label %156

156:                                              ; preds = %150, %121
  %157 = load ptr, ptr %21, align 8, !tbaa !15
  %158 = load i64, ptr %5, align 8, !tbaa !23
  %159 = load i64, ptr %20, align 8, !tbaa !27
  %160 = sub i64 %158, %159
  %161 = getelementptr inbounds i32, ptr %157, i64 %160
  %162 = load ptr, ptr %24, align 8, !tbaa !12
  %163 = icmp eq i64 %123, 0
  br i1 %163, label %328, label %168

164:                                              ; preds = %168
  br i1 %163, label %328, label %165

165:                                              ; preds = %164
  %166 = load ptr, ptr %25, align 8, !tbaa !11
  %167 = load ptr, ptr %21, align 8, !tbaa !15
  br label %182

168:                                              ; preds = %156, %168
  %169 = phi i64 [ %180, %168 ], [ 0, %156 ]
  %170 = phi i64 [ %179, %168 ], [ 0, %156 ]
  %171 = getelementptr inbounds i32, ptr %161, i64 %169
  %172 = load i32, ptr %171, align 4, !tbaa !16
  %173 = load ptr, ptr %24, align 8, !tbaa !12
  %174 = getelementptr inbounds i32, ptr %173, i64 %170
  %175 = getelementptr inbounds i32, ptr %4, i64 %169
  %176 = call fastcc i32 @expanded(ptr noundef nonnull %0, i32 noundef %172, i64 noundef %114, ptr noundef %174, ptr noundef nonnull %175)
  %177 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 %169
  store i32 %176, ptr %177, align 4, !tbaa !16
  %178 = zext i32 %176 to i64
  %179 = add i64 %170, %178
  %180 = add nuw nsw i64 %169, 1
  %181 = icmp eq i64 %180, %123
  br i1 %181, label %164, label %168, !llvm.loop !30

182:                                              ; preds = %322, %165
  %183 = phi i32 [ %118, %165 ], [ %324, %322 ]
  %184 = phi i64 [ 0, %165 ], [ %325, %322 ]
  %185 = phi ptr [ %162, %165 ], [ %216, %322 ]
  %186 = load i64, ptr %18, align 8, !tbaa !22
  %187 = getelementptr inbounds [32 x i32], ptr %3, i64 0, i64 %184
  %188 = load i32, ptr %187, align 4, !tbaa !16
  %189 = zext i32 %188 to i64
  %190 = load i64, ptr %20, align 8, !tbaa !27
  %191 = sub i64 0, %190
  %192 = getelementptr inbounds i32, ptr %167, i64 %191
  %193 = icmp eq i32 %188, 0
  br i1 %193, label %214, label %194

194:                                              ; preds = %182, %194
  %195 = phi i64 [ %211, %194 ], [ %186, %182 ]
  %196 = phi i64 [ %212, %194 ], [ 0, %182 ]
  %197 = getelementptr inbounds i32, ptr %185, i64 %196
  %198 = load i32, ptr %197, align 4, !tbaa !16
  %199 = lshr i32 %198, 6
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds i64, ptr %166, i64 %200
  %202 = load i64, ptr %201, align 8, !tbaa !13
  %203 = and i32 %198, 63
  %204 = zext i32 %203 to i64
  %205 = shl nuw i64 1, %204
  %206 = or i64 %205, %202
  store i64 %206, ptr %201, align 8, !tbaa !13
  %207 = getelementptr inbounds i32, ptr %192, i64 %195
  store i32 %198, ptr %207, align 4, !tbaa !16
  %208 = xor i64 %202, -1
  %209 = lshr i64 %208, %204
  %210 = and i64 %209, 1
  %211 = add i64 %210, %195
  %212 = add nuw nsw i64 %196, 1
  %213 = icmp eq i64 %212, %189
  br i1 %213, label %214, label %194, !llvm.loop !18

214:                                              ; preds = %194, %182
  %215 = phi i64 [ %186, %182 ], [ %211, %194 ]
  store i64 %215, ptr %18, align 8, !tbaa !22
  %216 = getelementptr inbounds i32, ptr %185, i64 %189
  %217 = load i64, ptr %5, align 8, !tbaa !23
  %218 = add i64 %217, 1
  store i64 %218, ptr %5, align 8, !tbaa !23
  %219 = load i64, ptr %26, align 8, !tbaa !31
  %220 = add i64 %219, %189
  store i64 %220, ptr %26, align 8, !tbaa !31
  %221 = load i64, ptr %27, align 8, !tbaa !26
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %246, label %223

223:                                              ; preds = %214
  %224 = getelementptr inbounds i32, ptr %161, i64 %184
  %225 = load i32, ptr %224, align 4, !tbaa !16
  %226 = getelementptr inbounds [32 x i32], ptr %4, i64 0, i64 %184
  %227 = load i32, ptr %226, align 4, !tbaa !16
  %228 = and i32 %227, 1
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %233, label %230

230:                                              ; preds = %223
  %231 = load i64, ptr %28, align 8, !tbaa !32
  %232 = add i64 %231, 1
  store i64 %232, ptr %28, align 8, !tbaa !32
  br label %317

233:                                              ; preds = %223
  %234 = and i32 %227, 2
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %239, label %236

236:                                              ; preds = %233
  %237 = load i64, ptr %29, align 8, !tbaa !33
  %238 = add i64 %237, 1
  store i64 %238, ptr %29, align 8, !tbaa !33
  br label %317

239:                                              ; preds = %233
  br i1 %193, label %240, label %317

240:                                              ; preds = %239
  %241 = load i64, ptr %30, align 8, !tbaa !34
  %242 = add i64 %241, 1
  store i64 %242, ptr %30, align 8, !tbaa !34
  %243 = icmp eq i64 %241, 0
  br i1 %243, label %244, label %317

244:                                              ; preds = %240
  %245 = zext i32 %225 to i64
  store i64 %245, ptr %31, align 8, !tbaa !35
  br label %317

246:                                              ; preds = %214
  %247 = icmp ugt i64 %215, %186
  br i1 %247, label %248, label %315

248:                                              ; preds = %246
  %249 = load i64, ptr %20, align 8, !tbaa !27
  %250 = load i64, ptr %19, align 8, !tbaa !29
  %251 = trunc i64 %250 to i32
  %252 = load ptr, ptr %32, align 8, !tbaa !36
  %253 = load ptr, ptr %33, align 8, !tbaa !14
  %254 = load i64, ptr %34, align 8, !tbaa !37
  %255 = load ptr, ptr %35, align 8, !tbaa !14
  %256 = sub i64 %186, %249
  %257 = getelementptr inbounds i32, ptr %167, i64 %256
  %258 = load i32, ptr %257, align 4, !tbaa !16
  %259 = zext i32 %258 to i128
  %260 = mul nuw nsw i128 %259, %116
  %261 = lshr i128 %260, 64
  %262 = trunc i128 %261 to i32
  %263 = select i1 %115, i32 %258, i32 %262
  %264 = mul i32 %263, %251
  %265 = sub i32 %258, %264
  %266 = zext i32 %263 to i64
  %267 = getelementptr inbounds i32, ptr %253, i64 %266
  %268 = load i32, ptr %267, align 4, !tbaa !16
  %269 = zext i32 %268 to i64
  %270 = mul i64 %254, %269
  %271 = zext i32 %265 to i64
  %272 = getelementptr inbounds i32, ptr %255, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !16
  %274 = zext i32 %273 to i64
  %275 = add i64 %270, %274
  %276 = getelementptr inbounds i8, ptr %252, i64 %275
  %277 = load i8, ptr %276, align 1, !tbaa !38
  %278 = and i8 %277, 1
  %279 = icmp eq i8 %278, 0
  br i1 %279, label %311, label %307

280:                                              ; preds = %311
  %281 = sub i64 %313, %249
  %282 = getelementptr inbounds i32, ptr %167, i64 %281
  %283 = load i32, ptr %282, align 4, !tbaa !16
  %284 = zext i32 %283 to i128
  %285 = mul nuw nsw i128 %284, %116
  %286 = lshr i128 %285, 64
  %287 = trunc i128 %286 to i32
  %288 = select i1 %115, i32 %283, i32 %287
  %289 = mul i32 %288, %251
  %290 = sub i32 %283, %289
  %291 = zext i32 %288 to i64
  %292 = getelementptr inbounds i32, ptr %253, i64 %291
  %293 = load i32, ptr %292, align 4, !tbaa !16
  %294 = zext i32 %293 to i64
  %295 = mul i64 %254, %294
  %296 = zext i32 %290 to i64
  %297 = getelementptr inbounds i32, ptr %255, i64 %296
  %298 = load i32, ptr %297, align 4, !tbaa !16
  %299 = zext i32 %298 to i64
  %300 = add i64 %295, %299
  %301 = getelementptr inbounds i8, ptr %252, i64 %300
  %302 = load i8, ptr %301, align 1, !tbaa !38
  %303 = and i8 %302, 1
  %304 = icmp eq i8 %303, 0
  br i1 %304, label %311, label %305, !llvm.loop !39

305:                                              ; preds = %280
  %306 = icmp ult i64 %313, %215
  br label %307

307:                                              ; preds = %305, %248
  %308 = phi i1 [ true, %248 ], [ %306, %305 ]
  %309 = phi i64 [ %186, %248 ], [ %313, %305 ]
  store i64 %309, ptr %36, align 8, !tbaa !40
  %310 = add i64 %309, 1
  store i64 %310, ptr %18, align 8, !tbaa !22
  br label %315

311:                                              ; preds = %248, %280
  %312 = phi i64 [ %313, %280 ], [ %186, %248 ]
  %313 = add nuw i64 %312, 1
  %314 = icmp eq i64 %313, %215
  br i1 %314, label %317, label %280, !llvm.loop !39

315:                                              ; preds = %307, %246
  %316 = phi i1 [ %308, %307 ], [ %247, %246 ]
  br i1 %316, label %322, label %317

317:                                              ; preds = %311, %315, %244, %240, %239, %236, %230
  %318 = load i64, ptr %18, align 8, !tbaa !22
  %319 = load i64, ptr %37, align 8, !tbaa !41
  %320 = icmp ule i64 %318, %319
  %321 = select i1 %320, i32 %183, i32 5
  br label %322

322:                                              ; preds = %317, %315
  %323 = phi i1 [ false, %315 ], [ %320, %317 ]
  %324 = phi i32 [ 1, %315 ], [ %321, %317 ]
  %325 = add nuw nsw i64 %184, 1
  %326 = icmp ne i64 %325, %123
  %327 = select i1 %323, i1 %326, i1 false
  br i1 %327, label %182, label %328, !llvm.loop !42

328:                                              ; preds = %322, %156, %164, %145, %133
  %329 = phi i1 [ false, %133 ], [ false, %145 ], [ %163, %164 ], [ %163, %156 ], [ %323, %322 ]
  %330 = phi i32 [ 4, %133 ], [ 4, %145 ], [ %118, %164 ], [ %118, %156 ], [ %324, %322 ]
  br i1 %329, label %117, label %331, !llvm.loop !43

331:                                              ; preds = %117, %328
  %332 = phi i32 [ %330, %328 ], [ 0, %117 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  %333 = icmp eq i32 %332, 0
  %334 = select i1 %333, i32 %39, i32 %332
  br i1 %333, label %38, label %335, !llvm.loop !44

335:                                              ; preds = %50, %62, %38, %101, %331
  %336 = phi i32 [ %334, %331 ], [ 2, %101 ], [ 0, %38 ], [ 4, %62 ], [ 4, %50 ]
  ret i32 %336
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
  br i1 %33, label %41, label %34, !llvm.loop !45

34:                                               ; preds = %25, %31
  %35 = phi i64 [ 0, %25 ], [ %32, %31 ]
  %36 = getelementptr inbounds i32, ptr %26, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !16
  %38 = icmp eq i32 %37, %29
  br i1 %38, label %39, label %31

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 28
  store i64 %18, ptr %40, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  br label %44

41:                                               ; preds = %31, %17
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %42 = add nuw i64 %18, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %44, label %17, !llvm.loop !46

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
  %19 = load ptr, ptr %18, align 8, !tbaa !36
  %20 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11
  %21 = load ptr, ptr %20, align 8, !tbaa !14
  %22 = zext i32 %12 to i64
  %23 = getelementptr inbounds i32, ptr %21, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !16
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 2
  %27 = load i64, ptr %26, align 8, !tbaa !37
  %28 = mul i64 %27, %25
  %29 = getelementptr inbounds %struct.Product, ptr %0, i64 0, i32 11, i64 1
  %30 = load ptr, ptr %29, align 8, !tbaa !14
  %31 = zext i32 %17 to i64
  %32 = getelementptr inbounds i32, ptr %30, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !16
  %34 = zext i32 %33 to i64
  %35 = add i64 %28, %34
  %36 = getelementptr inbounds i8, ptr %19, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !38
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
  %52 = load i64, ptr %51, align 8, !tbaa !47
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
  br i1 %65, label %136, label %56, !llvm.loop !48

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
  %78 = load i64, ptr %77, align 8, !tbaa !49
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
  br i1 %99, label %84, label %89, !llvm.loop !50

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
  %109 = load ptr, ptr %82, align 8, !tbaa !51
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
  %121 = tail call i64 @llvm.cttz.i64(i64 %119, i1 true), !range !52
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
  br i1 %131, label %132, label %118, !llvm.loop !53

132:                                              ; preds = %118, %113
  %133 = phi ptr [ %102, %113 ], [ %128, %118 ]
  %134 = add nuw nsw i64 %101, 1
  %135 = icmp eq i64 %134, %83
  br i1 %135, label %94, label %100, !llvm.loop !54

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
  br i1 %23, label %14, label %15, !llvm.loop !55
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
  br i1 %26, label %17, label %12, !llvm.loop !56

27:                                               ; preds = %31, %18
  %28 = phi ptr [ %19, %18 ], [ %46, %31 ]
  %29 = add nuw i64 %20, 1
  %30 = icmp eq i64 %29, %3
  br i1 %30, label %23, label %18, !llvm.loop !57

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
  br i1 %48, label %27, label %31, !llvm.loop !58
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
  br i1 %24, label %17, label %12, !llvm.loop !59

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
  br i1 %43, label %19, label %25, !llvm.loop !60
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)



!4 = !{!5, !6, i64 0}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !7, i64 64, !7, i64 80, !9, i64 96, !7, i64 104, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !6, i64 208, !6, i64 216, !6, i64 224, !6, i64 232, !6, i64 240, !6, i64 248, !6, i64 256}
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
!32 = !{!5, !6, i64 224}
!33 = !{!5, !6, i64 232}
!34 = !{!5, !6, i64 240}
!35 = !{!5, !6, i64 256}
!36 = !{!5, !9, i64 120}
!37 = !{!5, !6, i64 16}
!38 = !{!7, !7, i64 0}
!39 = distinct !{!39, !19, !20}
!40 = !{!5, !6, i64 248}
!41 = !{!5, !6, i64 48}
!42 = distinct !{!42, !19, !20}
!43 = distinct !{!43, !19, !20}
!44 = distinct !{!44, !19, !20}
!45 = distinct !{!45, !19, !20}
!46 = distinct !{!46, !19, !20}
!47 = !{!5, !6, i64 24}
!48 = distinct !{!48, !19, !20}
!49 = !{!5, !6, i64 32}
!50 = distinct !{!50, !19, !20}
!51 = !{!5, !9, i64 96}
!52 = !{i64 0, i64 65}
!53 = distinct !{!53, !19, !20}
!54 = distinct !{!54, !19, !20}
!55 = distinct !{!55, !19, !20}
!56 = distinct !{!56, !19, !20}
!57 = distinct !{!57, !19, !20}
!58 = distinct !{!58, !19, !20}
!59 = distinct !{!59, !19, !20}
!60 = distinct !{!60, !19, !20}
