; placed_values.c, clang 16.0.6, 625b010ac91d67c6bff19099d027d8bbd58067740fa6c064a81af74e2a63c51a

%struct.Walk = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.Step = type { i32, i32, [64 x i16] }
%struct.Collections = type { i64, i64, i64, i64, i64, ptr, [80 x %struct.Field] }
%struct.Field = type { i64, i64, i64 }
%struct.Pattern = type { ptr, i64, i64, [8 x i8] }

define i32 @placed_goal(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %4 = load ptr, ptr %3, align 8, !tbaa !4
  %5 = getelementptr inbounds i8, ptr %4, i64 %1
  %6 = load i8, ptr %5, align 1, !tbaa !10
  %7 = icmp eq i8 %6, -1
  br i1 %7, label %8, label %44

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %10 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10
  %11 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 12
  %12 = load i64, ptr %11, align 8, !tbaa !11
  %13 = add i64 %12, 1
  %14 = load i64, ptr %10, align 8, !tbaa !12
  %15 = icmp ult i64 %14, %13
  br i1 %15, label %16, label %36

16:                                               ; preds = %8
  %17 = lshr i64 %13, 2
  %18 = add i64 %12, 1025
  %19 = add i64 %18, %17
  %20 = sub i64 %19, %14
  %21 = shl i64 %20, 2
  %22 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 3
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %44, label %25

25:                                               ; preds = %16
  %26 = load ptr, ptr %9, align 8, !tbaa !14
  %27 = shl i64 %19, 2
  %28 = tail call ptr @resize_memory(ptr noundef %26, i64 noundef %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %44, label %30

30:                                               ; preds = %25
  %31 = load i64, ptr %10, align 8, !tbaa !12
  %32 = sub i64 %31, %19
  %33 = shl i64 %32, 2
  %34 = load i64, ptr %22, align 8, !tbaa !13
  %35 = add i64 %33, %34
  store i64 %35, ptr %22, align 8, !tbaa !13
  store ptr %28, ptr %9, align 8, !tbaa !14
  store i64 %19, ptr %10, align 8, !tbaa !12
  br label %36

36:                                               ; preds = %30, %8
  %37 = load ptr, ptr %3, align 8, !tbaa !4
  %38 = getelementptr inbounds i8, ptr %37, i64 %1
  store i8 0, ptr %38, align 1, !tbaa !10
  %39 = trunc i64 %1 to i32
  %40 = load ptr, ptr %9, align 8, !tbaa !15
  %41 = load i64, ptr %11, align 8, !tbaa !11
  %42 = add i64 %41, 1
  store i64 %42, ptr %11, align 8, !tbaa !11
  %43 = getelementptr inbounds i32, ptr %40, i64 %41
  store i32 %39, ptr %43, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %25, %16, %2, %36
  %45 = phi i32 [ 0, %36 ], [ 0, %2 ], [ 4, %16 ], [ 4, %25 ]
  ret i32 %45
}

define i32 @placed_walk(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 6
  %4 = load ptr, ptr %3, align 8, !tbaa !18
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %259, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 14
  %8 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 12
  %9 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %10 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10
  %11 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 11
  %13 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 13
  %14 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 15
  %15 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %16 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %17 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %18 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %19 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 1
  %21 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %25 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10
  %26 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9
  %28 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 11
  %29 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 13
  %30 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 3
  %31 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %32 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 15
  br label %36

33:                                               ; preds = %256
  %34 = add i64 %38, 32
  %35 = icmp ult i64 %34, %1
  br i1 %35, label %36, label %259, !llvm.loop !19

36:                                               ; preds = %6, %33
  %37 = phi i32 [ undef, %6 ], [ %258, %33 ]
  %38 = phi i64 [ 0, %6 ], [ %34, %33 ]
  %39 = load i64, ptr %7, align 8, !tbaa !22
  %40 = load i64, ptr %8, align 8, !tbaa !11
  %41 = icmp eq i64 %39, %40
  br i1 %41, label %42, label %58

42:                                               ; preds = %36
  %43 = load ptr, ptr %9, align 8, !tbaa !15
  %44 = load i64, ptr %10, align 8, !tbaa !23
  %45 = load ptr, ptr %11, align 8, !tbaa !24
  store ptr %45, ptr %9, align 8, !tbaa !15
  %46 = load i64, ptr %12, align 8, !tbaa !25
  store i64 %46, ptr %10, align 8, !tbaa !23
  %47 = load i64, ptr %13, align 8, !tbaa !26
  store i64 %47, ptr %8, align 8, !tbaa !11
  store ptr %43, ptr %11, align 8, !tbaa !24
  store i64 %44, ptr %12, align 8, !tbaa !25
  store i64 0, ptr %7, align 8, !tbaa !22
  store i64 0, ptr %13, align 8, !tbaa !26
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %54, label %49

49:                                               ; preds = %42
  %50 = load i64, ptr %14, align 8, !tbaa !27
  %51 = add i64 %50, 1
  store i64 %51, ptr %14, align 8, !tbaa !27
  %52 = icmp eq i64 %51, 254
  %53 = select i1 %52, i32 6, i32 0
  br label %54

54:                                               ; preds = %42, %49
  %55 = phi i32 [ %53, %49 ], [ 2, %42 ]
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i32 %37, i32 %55
  br i1 %56, label %58, label %259

58:                                               ; preds = %54, %36
  %59 = phi i32 [ %57, %54 ], [ %37, %36 ]
  %60 = load i64, ptr %8, align 8, !tbaa !11
  %61 = load i64, ptr %7, align 8, !tbaa !22
  %62 = sub i64 %60, %61
  %63 = icmp ult i64 %62, 32
  %64 = add i64 %61, 32
  %65 = select i1 %63, i64 %60, i64 %64
  %66 = add i64 %65, 32
  %67 = icmp ult i64 %65, %60
  %68 = icmp ult i64 %65, -32
  %69 = and i1 %67, %68
  br i1 %69, label %70, label %73

70:                                               ; preds = %58
  %71 = load ptr, ptr %15, align 8, !tbaa !4
  %72 = load ptr, ptr %16, align 8, !tbaa !15
  br label %79

73:                                               ; preds = %79, %58
  %74 = load i64, ptr %7, align 8, !tbaa !22
  %75 = icmp ult i64 %74, %65
  br i1 %75, label %76, label %173

76:                                               ; preds = %73
  %77 = load ptr, ptr %17, align 8, !tbaa !15
  %78 = load ptr, ptr %18, align 8, !tbaa !4
  br label %89

79:                                               ; preds = %70, %79
  %80 = phi i64 [ %65, %70 ], [ %85, %79 ]
  %81 = getelementptr inbounds i32, ptr %72, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !16
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %71, i64 %83
  tail call void @llvm.prefetch.p0(ptr %84, i32 1, i32 3, i32 1)
  %85 = add nuw i64 %80, 1
  %86 = icmp ult i64 %85, %60
  %87 = icmp ult i64 %85, %66
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %79, label %73, !llvm.loop !28

89:                                               ; preds = %76, %168
  %90 = phi i64 [ %74, %76 ], [ %171, %168 ]
  %91 = phi i64 [ 0, %76 ], [ %169, %168 ]
  %92 = getelementptr inbounds i32, ptr %77, i64 %90
  %93 = load i32, ptr %92, align 4, !tbaa !16
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %78, i64 %94
  %96 = load i8, ptr %95, align 1, !tbaa !10
  %97 = zext i8 %96 to i64
  %98 = load i64, ptr %19, align 8, !tbaa !27
  %99 = icmp eq i64 %98, %97
  br i1 %99, label %100, label %168

100:                                              ; preds = %89
  %101 = load i64, ptr %20, align 8, !tbaa !29
  %102 = shl nsw i64 -1, %101
  %103 = xor i64 %102, -1
  %104 = load i64, ptr %21, align 8, !tbaa !30
  %105 = shl nsw i64 -1, %104
  %106 = xor i64 %105, -1
  %107 = and i64 %106, %94
  %108 = load ptr, ptr %22, align 8, !tbaa !31
  %109 = load ptr, ptr %23, align 8, !tbaa !32
  %110 = getelementptr inbounds i32, ptr %109, i64 %107
  %111 = load i32, ptr %110, align 4, !tbaa !16
  %112 = add nuw nsw i64 %107, 1
  %113 = getelementptr inbounds i32, ptr %109, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !16
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds %struct.Step, ptr %108, i64 %115
  %117 = icmp ult i32 %111, %114
  br i1 %117, label %118, label %168

118:                                              ; preds = %100
  %119 = zext i32 %111 to i64
  %120 = getelementptr inbounds %struct.Step, ptr %108, i64 %119
  br label %121

121:                                              ; preds = %164, %118
  %122 = phi i64 [ %91, %118 ], [ %165, %164 ]
  %123 = phi ptr [ %120, %118 ], [ %166, %164 ]
  %124 = load i32, ptr %123, align 4, !tbaa !33
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds %struct.Step, ptr %123, i64 0, i32 1
  %127 = load i32, ptr %126, align 4, !tbaa !35
  %128 = zext i32 %127 to i64
  %129 = load i64, ptr %0, align 8, !tbaa !36
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %134, label %131

131:                                              ; preds = %121
  %132 = load i64, ptr %21, align 8, !tbaa !30
  %133 = load i64, ptr %20, align 8, !tbaa !29
  br label %139

134:                                              ; preds = %139, %121
  %135 = phi i64 [ %125, %121 ], [ %152, %139 ]
  %136 = phi i64 [ %128, %121 ], [ %149, %139 ]
  %137 = and i64 %136, 512
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %156, label %164

139:                                              ; preds = %139, %131
  %140 = phi i64 [ %132, %131 ], [ %154, %139 ]
  %141 = phi i64 [ 0, %131 ], [ %153, %139 ]
  %142 = phi i64 [ %128, %131 ], [ %149, %139 ]
  %143 = phi i64 [ %125, %131 ], [ %152, %139 ]
  %144 = lshr i64 %94, %140
  %145 = and i64 %144, %103
  %146 = getelementptr inbounds %struct.Step, ptr %123, i64 0, i32 2, i64 %145
  %147 = load i16, ptr %146, align 2, !tbaa !37
  %148 = zext i16 %147 to i64
  %149 = or i64 %142, %148
  %150 = and i64 %148, 63
  %151 = shl i64 %150, %140
  %152 = or i64 %151, %143
  %153 = add nuw i64 %141, 1
  %154 = add i64 %140, %133
  %155 = icmp eq i64 %153, %129
  br i1 %155, label %134, label %139, !llvm.loop !39

156:                                              ; preds = %134
  %157 = getelementptr inbounds i8, ptr %78, i64 %135
  tail call void @llvm.prefetch.p0(ptr %157, i32 1, i32 3, i32 1)
  %158 = shl i64 %135, 1
  %159 = lshr i64 %136, 8
  %160 = and i64 %159, 1
  %161 = or i64 %160, %158
  %162 = add i64 %122, 1
  %163 = getelementptr inbounds i64, ptr %4, i64 %122
  store i64 %161, ptr %163, align 8, !tbaa !12
  br label %164

164:                                              ; preds = %156, %134
  %165 = phi i64 [ %162, %156 ], [ %122, %134 ]
  %166 = getelementptr inbounds %struct.Step, ptr %123, i64 1
  %167 = icmp ult ptr %166, %116
  br i1 %167, label %121, label %168, !llvm.loop !40

168:                                              ; preds = %164, %100, %89
  %169 = phi i64 [ %91, %89 ], [ %91, %100 ], [ %165, %164 ]
  %170 = load i64, ptr %7, align 8, !tbaa !22
  %171 = add i64 %170, 1
  store i64 %171, ptr %7, align 8, !tbaa !22
  %172 = icmp ult i64 %171, %65
  br i1 %172, label %89, label %173, !llvm.loop !41

173:                                              ; preds = %168, %73
  %174 = phi i64 [ 0, %73 ], [ %169, %168 ]
  %175 = load i64, ptr %8, align 8, !tbaa !11
  %176 = add i64 %175, %174
  %177 = load i64, ptr %25, align 8, !tbaa !12
  %178 = icmp ult i64 %177, %176
  br i1 %178, label %179, label %198

179:                                              ; preds = %173
  %180 = lshr i64 %176, 2
  %181 = add i64 %176, 1024
  %182 = add i64 %181, %180
  %183 = sub i64 %182, %177
  %184 = shl i64 %183, 2
  %185 = load i64, ptr %26, align 8, !tbaa !13
  %186 = icmp ugt i64 %184, %185
  br i1 %186, label %256, label %187

187:                                              ; preds = %179
  %188 = load ptr, ptr %24, align 8, !tbaa !14
  %189 = shl i64 %182, 2
  %190 = tail call ptr @resize_memory(ptr noundef %188, i64 noundef %189)
  %191 = icmp eq ptr %190, null
  br i1 %191, label %256, label %192

192:                                              ; preds = %187
  %193 = load i64, ptr %25, align 8, !tbaa !12
  %194 = sub i64 %193, %182
  %195 = shl i64 %194, 2
  %196 = load i64, ptr %26, align 8, !tbaa !13
  %197 = add i64 %195, %196
  store i64 %197, ptr %26, align 8, !tbaa !13
  store ptr %190, ptr %24, align 8, !tbaa !14
  store i64 %182, ptr %25, align 8, !tbaa !12
  br label %198

198:                                              ; preds = %192, %173
  %199 = load i64, ptr %29, align 8, !tbaa !26
  %200 = add i64 %199, %174
  %201 = load i64, ptr %28, align 8, !tbaa !12
  %202 = icmp ult i64 %201, %200
  br i1 %202, label %203, label %222

203:                                              ; preds = %198
  %204 = lshr i64 %200, 2
  %205 = add i64 %200, 1024
  %206 = add i64 %205, %204
  %207 = sub i64 %206, %201
  %208 = shl i64 %207, 2
  %209 = load i64, ptr %30, align 8, !tbaa !13
  %210 = icmp ugt i64 %208, %209
  br i1 %210, label %256, label %211

211:                                              ; preds = %203
  %212 = load ptr, ptr %27, align 8, !tbaa !14
  %213 = shl i64 %206, 2
  %214 = tail call ptr @resize_memory(ptr noundef %212, i64 noundef %213)
  %215 = icmp eq ptr %214, null
  br i1 %215, label %256, label %216

216:                                              ; preds = %211
  %217 = load i64, ptr %28, align 8, !tbaa !12
  %218 = sub i64 %217, %206
  %219 = shl i64 %218, 2
  %220 = load i64, ptr %30, align 8, !tbaa !13
  %221 = add i64 %219, %220
  store i64 %221, ptr %30, align 8, !tbaa !13
  store ptr %214, ptr %27, align 8, !tbaa !14
  store i64 %206, ptr %28, align 8, !tbaa !12
  br label %222

222:                                              ; preds = %216, %198
  %223 = icmp eq i64 %174, 0
  br i1 %223, label %256, label %224

224:                                              ; preds = %222, %253
  %225 = phi i64 [ %254, %253 ], [ 0, %222 ]
  %226 = getelementptr inbounds i64, ptr %4, i64 %225
  %227 = load i64, ptr %226, align 8, !tbaa !12
  %228 = lshr i64 %227, 1
  %229 = and i64 %227, 1
  %230 = load ptr, ptr %31, align 8, !tbaa !4
  %231 = getelementptr inbounds i8, ptr %230, i64 %228
  %232 = load i8, ptr %231, align 1, !tbaa !10
  %233 = zext i8 %232 to i64
  %234 = load i64, ptr %32, align 8, !tbaa !27
  %235 = add i64 %234, %229
  %236 = icmp ult i64 %235, %233
  br i1 %236, label %237, label %253

237:                                              ; preds = %224
  %238 = trunc i64 %235 to i8
  store i8 %238, ptr %231, align 1, !tbaa !10
  %239 = icmp eq i64 %229, 0
  %240 = trunc i64 %228 to i32
  br i1 %239, label %246, label %241

241:                                              ; preds = %237
  %242 = load ptr, ptr %27, align 8, !tbaa !24
  %243 = load i64, ptr %29, align 8, !tbaa !26
  %244 = add i64 %243, 1
  store i64 %244, ptr %29, align 8, !tbaa !26
  %245 = getelementptr inbounds i32, ptr %242, i64 %243
  br label %251

246:                                              ; preds = %237
  %247 = load ptr, ptr %24, align 8, !tbaa !15
  %248 = load i64, ptr %8, align 8, !tbaa !11
  %249 = add i64 %248, 1
  store i64 %249, ptr %8, align 8, !tbaa !11
  %250 = getelementptr inbounds i32, ptr %247, i64 %248
  br label %251

251:                                              ; preds = %246, %241
  %252 = phi ptr [ %245, %241 ], [ %250, %246 ]
  store i32 %240, ptr %252, align 4, !tbaa !16
  br label %253

253:                                              ; preds = %251, %224
  %254 = add nuw i64 %225, 1
  %255 = icmp eq i64 %254, %174
  br i1 %255, label %256, label %224, !llvm.loop !42

256:                                              ; preds = %253, %222, %211, %203, %187, %179
  %257 = phi i1 [ false, %179 ], [ false, %187 ], [ false, %203 ], [ false, %211 ], [ true, %222 ], [ true, %253 ]
  %258 = phi i32 [ 4, %179 ], [ 4, %187 ], [ 4, %203 ], [ 4, %211 ], [ %59, %222 ], [ %59, %253 ]
  br i1 %257, label %33, label %259

259:                                              ; preds = %256, %54, %33, %2
  %260 = phi i32 [ 0, %2 ], [ %258, %256 ], [ %57, %54 ], [ 0, %33 ]
  ret i32 %260
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define void @placed_end(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %3 = load ptr, ptr %2, align 8, !tbaa !15
  %4 = icmp eq ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @give_back(ptr noundef nonnull %3)
  br label %6

6:                                                ; preds = %5, %1
  %7 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9
  %8 = load ptr, ptr %7, align 8, !tbaa !24
  %9 = icmp eq ptr %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  tail call void @give_back(ptr noundef nonnull %8)
  br label %11

11:                                               ; preds = %10, %6
  ret void
}

declare void @give_back(ptr noundef)

define i64 @placed_estimate(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) {
  %3 = alloca [256 x i8], align 16
  %4 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !43
  %6 = shl nsw i64 -1, %5
  %7 = xor i64 %6, -1
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3)
  %8 = load i64, ptr %0, align 8, !tbaa !45
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 6
  br label %19

12:                                               ; preds = %19, %2
  %13 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !46
  %15 = add i64 %14, %8
  %16 = icmp ult i64 %8, %15
  br i1 %16, label %17, label %35

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 6
  br label %45

19:                                               ; preds = %10, %19
  %20 = phi i64 [ 0, %10 ], [ %33, %19 ]
  %21 = getelementptr inbounds %struct.Field, ptr %11, i64 %20
  %22 = trunc i64 %20 to i8
  %23 = load i64, ptr %21, align 8, !tbaa !47
  %24 = getelementptr inbounds i64, ptr %1, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !12
  %26 = getelementptr inbounds %struct.Field, ptr %11, i64 %20, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !49
  %28 = lshr i64 %25, %27
  %29 = getelementptr inbounds %struct.Field, ptr %11, i64 %20, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !50
  %31 = and i64 %28, %30
  %32 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %31
  store i8 %22, ptr %32, align 1, !tbaa !10
  %33 = add nuw i64 %20, 1
  %34 = icmp eq i64 %33, %8
  br i1 %34, label %12, label %19, !llvm.loop !51

35:                                               ; preds = %45, %12
  %36 = phi i64 [ 0, %12 ], [ %60, %45 ]
  %37 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !52
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %110, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 5
  %42 = load ptr, ptr %41, align 8, !tbaa !53
  %43 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 3
  %44 = load i64, ptr %43, align 8, !tbaa !54
  br label %65

45:                                               ; preds = %17, %45
  %46 = phi i64 [ 0, %17 ], [ %60, %45 ]
  %47 = phi i64 [ 0, %17 ], [ %62, %45 ]
  %48 = phi i64 [ %8, %17 ], [ %63, %45 ]
  %49 = getelementptr inbounds %struct.Field, ptr %18, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !47
  %51 = getelementptr inbounds i64, ptr %1, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !12
  %53 = getelementptr inbounds %struct.Field, ptr %18, i64 %48, i32 1
  %54 = load i64, ptr %53, align 8, !tbaa !49
  %55 = lshr i64 %52, %54
  %56 = getelementptr inbounds %struct.Field, ptr %18, i64 %48, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !50
  %58 = and i64 %55, %57
  %59 = shl i64 %58, %47
  %60 = or i64 %59, %46
  %61 = tail call i64 @llvm.ctpop.i64(i64 %57), !range !55
  %62 = add i64 %61, %47
  %63 = add nuw i64 %48, 1
  %64 = icmp eq i64 %63, %15
  br i1 %64, label %35, label %45, !llvm.loop !56

65:                                               ; preds = %40, %107
  %66 = phi i64 [ 0, %40 ], [ %108, %107 ]
  %67 = phi i64 [ 0, %40 ], [ %105, %107 ]
  %68 = phi i64 [ 0, %40 ], [ %104, %107 ]
  %69 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66
  %70 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66, i32 1
  %71 = load i64, ptr %70, align 8, !tbaa !57
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %79, %65
  %74 = phi i64 [ %36, %65 ], [ %91, %79 ]
  %75 = load ptr, ptr %69, align 8, !tbaa !59
  %76 = getelementptr inbounds i8, ptr %75, i64 %74
  %77 = load i8, ptr %76, align 1, !tbaa !10
  %78 = icmp eq i8 %77, -1
  br i1 %78, label %103, label %95

79:                                               ; preds = %65, %79
  %80 = phi i64 [ %92, %79 ], [ 0, %65 ]
  %81 = phi i64 [ %91, %79 ], [ %36, %65 ]
  %82 = phi i64 [ %93, %79 ], [ %44, %65 ]
  %83 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66, i32 3, i64 %80
  %84 = load i8, ptr %83, align 1, !tbaa !10
  %85 = zext i8 %84 to i64
  %86 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !10
  %88 = zext i8 %87 to i64
  %89 = and i64 %88, %7
  %90 = shl i64 %89, %82
  %91 = or i64 %90, %81
  %92 = add nuw i64 %80, 1
  %93 = add i64 %82, %5
  %94 = icmp eq i64 %92, %71
  br i1 %94, label %73, label %79, !llvm.loop !60

95:                                               ; preds = %73
  %96 = zext i8 %77 to i64
  %97 = add i64 %68, %96
  %98 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66, i32 2
  %99 = load i64, ptr %98, align 8, !tbaa !61
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %95
  %102 = tail call i64 @llvm.umax.i64(i64 %97, i64 %67)
  br label %103

103:                                              ; preds = %95, %73, %101
  %104 = phi i64 [ 0, %101 ], [ %68, %73 ], [ %97, %95 ]
  %105 = phi i64 [ %102, %101 ], [ %67, %73 ], [ %67, %95 ]
  %106 = phi i32 [ 0, %101 ], [ 1, %73 ], [ 10, %95 ]
  switch i32 %106, label %110 [
    i32 0, label %107
    i32 10, label %107
  ]

107:                                              ; preds = %103, %103
  %108 = add nuw i64 %66, 1
  %109 = icmp eq i64 %108, %38
  br i1 %109, label %110, label %65, !llvm.loop !62

110:                                              ; preds = %103, %107, %35
  %111 = phi i64 [ 0, %35 ], [ -1, %103 ], [ %105, %107 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3)
  ret i64 %111
}

declare i64 @llvm.ctpop.i64(i64)

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare i64 @llvm.umax.i64(i64, i64)



!4 = !{!5, !9, i64 56}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"any pointer", !7, i64 0}
!10 = !{!7, !7, i64 0}
!11 = !{!5, !6, i64 96}
!12 = !{!6, !6, i64 0}
!13 = !{!5, !6, i64 24}
!14 = !{!9, !9, i64 0}
!15 = !{!5, !9, i64 64}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !7, i64 0}
!18 = !{!5, !9, i64 48}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!5, !6, i64 112}
!23 = !{!5, !6, i64 80}
!24 = !{!5, !9, i64 72}
!25 = !{!5, !6, i64 88}
!26 = !{!5, !6, i64 104}
!27 = !{!5, !6, i64 120}
!28 = distinct !{!28, !20, !21}
!29 = !{!5, !6, i64 8}
!30 = !{!5, !6, i64 16}
!31 = !{!5, !9, i64 40}
!32 = !{!5, !9, i64 32}
!33 = !{!34, !17, i64 0}
!34 = !{!"", !17, i64 0, !17, i64 4, !7, i64 8}
!35 = !{!34, !17, i64 4}
!36 = !{!5, !6, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"short", !7, i64 0}
!39 = distinct !{!39, !20, !21}
!40 = distinct !{!40, !20, !21}
!41 = distinct !{!41, !20, !21}
!42 = distinct !{!42, !20, !21}
!43 = !{!44, !6, i64 16}
!44 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !9, i64 40, !7, i64 48}
!45 = !{!44, !6, i64 0}
!46 = !{!44, !6, i64 8}
!47 = !{!48, !6, i64 0}
!48 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16}
!49 = !{!48, !6, i64 8}
!50 = !{!48, !6, i64 16}
!51 = distinct !{!51, !20, !21}
!52 = !{!44, !6, i64 32}
!53 = !{!44, !9, i64 40}
!54 = !{!44, !6, i64 24}
!55 = !{i64 0, i64 65}
!56 = distinct !{!56, !20, !21}
!57 = !{!58, !6, i64 8}
!58 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16, !7, i64 24}
!59 = !{!58, !9, i64 0}
!60 = distinct !{!60, !20, !21}
!61 = !{!58, !6, i64 16}
!62 = distinct !{!62, !20, !21}
