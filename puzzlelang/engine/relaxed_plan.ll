; relaxed_plan.c, clang 16.0.6, f04cd5db9e5d34df7e5eaca484124158a6d9b047bd56da6ca19a35cfed176615

%struct.Relaxed = type { i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Lead = type { i32, i32, i32 }

define i64 @relaxed_plan(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 25
  store i64 0, ptr %5, align 8, !tbaa !4
  %6 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 24
  store i64 0, ptr %6, align 8, !tbaa !10
  %7 = load i64, ptr %0, align 8, !tbaa !11
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 26
  %11 = load ptr, ptr %10, align 8, !tbaa !12
  %12 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 30
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  br label %23

14:                                               ; preds = %23, %4
  %15 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 3
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %29, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 30
  %20 = load ptr, ptr %19, align 8, !tbaa !13
  %21 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 19
  %22 = load ptr, ptr %21, align 8, !tbaa !15
  br label %40

23:                                               ; preds = %9, %23
  %24 = phi i64 [ 0, %9 ], [ %27, %23 ]
  %25 = getelementptr inbounds i32, ptr %11, i64 %24
  store i32 -1, ptr %25, align 4, !tbaa !16
  %26 = getelementptr inbounds i32, ptr %13, i64 %24
  store i32 0, ptr %26, align 4, !tbaa !16
  %27 = add nuw i64 %24, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %14, label %23, !llvm.loop !18

29:                                               ; preds = %40, %14
  %30 = icmp eq i64 %2, 0
  br i1 %30, label %48, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 26
  %33 = load ptr, ptr %32, align 8, !tbaa !12
  %34 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 27
  %35 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 34
  %36 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 35
  %37 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 32
  %38 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 33
  %39 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 33
  br label %61

40:                                               ; preds = %18, %40
  %41 = phi i64 [ 0, %18 ], [ %46, %40 ]
  %42 = getelementptr inbounds i32, ptr %22, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !16
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %20, i64 %44
  store i32 1, ptr %45, align 4, !tbaa !16
  %46 = add nuw i64 %41, 1
  %47 = icmp eq i64 %46, %16
  br i1 %47, label %29, label %40, !llvm.loop !21

48:                                               ; preds = %91, %29
  %49 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 1
  %50 = load i64, ptr %49, align 8, !tbaa !22
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %94, label %52

52:                                               ; preds = %48
  %53 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 15
  %54 = load ptr, ptr %53, align 8, !tbaa !23
  %55 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 28
  %56 = load ptr, ptr %55, align 8, !tbaa !24
  %57 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 16
  %58 = load ptr, ptr %57, align 8, !tbaa !25
  %59 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 29
  %60 = load ptr, ptr %59, align 8, !tbaa !26
  br label %101

61:                                               ; preds = %31, %91
  %62 = phi i64 [ 0, %31 ], [ %92, %91 ]
  %63 = getelementptr inbounds i32, ptr %1, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !16
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %33, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !16
  %68 = icmp eq i32 %67, -1
  br i1 %68, label %69, label %91

69:                                               ; preds = %61
  store i32 0, ptr %66, align 4, !tbaa !16
  %70 = load ptr, ptr %34, align 8, !tbaa !27
  %71 = getelementptr inbounds i32, ptr %70, i64 %65
  store i32 -1, ptr %71, align 4, !tbaa !16
  %72 = load i64, ptr %6, align 8, !tbaa !10
  %73 = add i64 %72, 1
  store i64 %73, ptr %6, align 8, !tbaa !10
  %74 = trunc i64 %72 to i32
  %75 = load ptr, ptr %35, align 8, !tbaa !28
  %76 = and i64 %72, 4294967295
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  store i32 %64, ptr %77, align 4, !tbaa !16
  %78 = load ptr, ptr %36, align 8, !tbaa !29
  %79 = getelementptr inbounds i32, ptr %78, i64 %76
  store i32 -1, ptr %79, align 4, !tbaa !16
  %80 = load ptr, ptr %37, align 8, !tbaa !30
  %81 = load i32, ptr %80, align 4, !tbaa !16
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %88, label %83

83:                                               ; preds = %69
  %84 = load ptr, ptr %38, align 8, !tbaa !31
  %85 = load i32, ptr %84, align 4, !tbaa !16
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %78, i64 %86
  br label %88

88:                                               ; preds = %69, %83
  %89 = phi ptr [ %87, %83 ], [ %80, %69 ]
  store i32 %74, ptr %89, align 4, !tbaa !16
  %90 = load ptr, ptr %39, align 8, !tbaa !31
  store i32 %74, ptr %90, align 4, !tbaa !16
  br label %91

91:                                               ; preds = %61, %88
  %92 = add nuw i64 %62, 1
  %93 = icmp eq i64 %92, %2
  br i1 %93, label %48, label %61, !llvm.loop !32

94:                                               ; preds = %101, %48
  %95 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 2
  %96 = load i64, ptr %95, align 8, !tbaa !33
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %111, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 36
  %100 = load ptr, ptr %99, align 8, !tbaa !34
  br label %118

101:                                              ; preds = %52, %101
  %102 = phi i64 [ 0, %52 ], [ %109, %101 ]
  %103 = getelementptr inbounds i32, ptr %54, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !16
  %105 = getelementptr inbounds i32, ptr %56, i64 %102
  store i32 %104, ptr %105, align 4, !tbaa !16
  %106 = getelementptr inbounds i32, ptr %58, i64 %102
  %107 = load i32, ptr %106, align 4, !tbaa !16
  %108 = getelementptr inbounds i32, ptr %60, i64 %102
  store i32 %107, ptr %108, align 4, !tbaa !16
  %109 = add nuw i64 %102, 1
  %110 = icmp eq i64 %109, %50
  br i1 %110, label %94, label %101, !llvm.loop !35

111:                                              ; preds = %118, %94
  %112 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 6
  %113 = load i64, ptr %112, align 8, !tbaa !36
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %123, label %115

115:                                              ; preds = %111
  %116 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 37
  %117 = load ptr, ptr %116, align 8, !tbaa !37
  br label %141

118:                                              ; preds = %98, %118
  %119 = phi i64 [ 0, %98 ], [ %121, %118 ]
  %120 = getelementptr inbounds i32, ptr %100, i64 %119
  store i32 0, ptr %120, align 4, !tbaa !16
  %121 = add nuw i64 %119, 1
  %122 = icmp eq i64 %121, %96
  br i1 %122, label %111, label %118, !llvm.loop !38

123:                                              ; preds = %141, %111
  %124 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 5
  %125 = load i64, ptr %124, align 8, !tbaa !39
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %146, label %127

127:                                              ; preds = %123
  %128 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 18
  %129 = load ptr, ptr %128, align 8, !tbaa !40
  %130 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 16
  %131 = load ptr, ptr %130, align 8, !tbaa !25
  %132 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 11
  %133 = load ptr, ptr %132, align 8, !tbaa !41
  %134 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 26
  %135 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 12
  %136 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 27
  %137 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 34
  %138 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 35
  %139 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 32
  %140 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 33
  br label %454

141:                                              ; preds = %115, %141
  %142 = phi i64 [ 0, %115 ], [ %144, %141 ]
  %143 = getelementptr inbounds i32, ptr %117, i64 %142
  store i32 -1, ptr %143, align 4, !tbaa !16
  %144 = add nuw i64 %142, 1
  %145 = icmp eq i64 %144, %113
  br i1 %145, label %123, label %141, !llvm.loop !42

146:                                              ; preds = %514, %123
  %147 = icmp eq i64 %16, 0
  br i1 %147, label %449, label %148

148:                                              ; preds = %146
  %149 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 32
  %150 = load ptr, ptr %149, align 8, !tbaa !30
  %151 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 34
  %152 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 26
  %153 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 30
  %154 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 7
  %155 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 8
  %156 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 4
  %157 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 27
  %158 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 35
  %159 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 33
  %160 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 20
  %161 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 37
  %162 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 21
  %163 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 22
  %164 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 23
  %165 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 9
  %166 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 10
  %167 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 29
  %168 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 28
  %169 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 11
  %170 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 12
  %171 = load i64, ptr %5, align 8, !tbaa !4
  br label %172

172:                                              ; preds = %186, %148
  %173 = phi i64 [ 0, %148 ], [ %190, %186 ]
  %174 = phi i64 [ %16, %148 ], [ %188, %186 ]
  %175 = phi i64 [ %171, %148 ], [ %187, %186 ]
  %176 = getelementptr inbounds i32, ptr %150, i64 %173
  %177 = load i32, ptr %176, align 4, !tbaa !16
  %178 = icmp eq i32 %177, -1
  br i1 %178, label %186, label %179

179:                                              ; preds = %172
  %180 = load ptr, ptr %151, align 8, !tbaa !28
  %181 = load ptr, ptr %152, align 8, !tbaa !12
  %182 = and i64 %173, 4294967295
  %183 = trunc i64 %173 to i32
  %184 = getelementptr inbounds i32, ptr %150, i64 %182
  %185 = load ptr, ptr %158, align 8, !tbaa !29
  br label %193

186:                                              ; preds = %441, %172
  %187 = phi i64 [ %175, %172 ], [ %442, %441 ]
  %188 = phi i64 [ %174, %172 ], [ %443, %441 ]
  %189 = icmp eq i64 %188, 0
  %190 = add i64 %173, 1
  %191 = icmp ugt i64 %190, %187
  %192 = select i1 %189, i1 true, i1 %191
  br i1 %192, label %449, label %172, !llvm.loop !43

193:                                              ; preds = %441, %179
  %194 = phi i64 [ %175, %179 ], [ %442, %441 ]
  %195 = phi i32 [ %177, %179 ], [ %445, %441 ]
  %196 = phi i64 [ %174, %179 ], [ %443, %441 ]
  %197 = zext i32 %195 to i64
  %198 = getelementptr inbounds i32, ptr %180, i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !16
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds i32, ptr %181, i64 %200
  %202 = load i32, ptr %201, align 4, !tbaa !16
  %203 = zext i32 %202 to i64
  %204 = icmp eq i64 %173, %203
  br i1 %204, label %205, label %441

205:                                              ; preds = %193
  %206 = load ptr, ptr %153, align 8, !tbaa !13
  %207 = getelementptr inbounds i32, ptr %206, i64 %200
  %208 = load i32, ptr %207, align 4, !tbaa !16
  %209 = and i32 %208, 2
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %441

211:                                              ; preds = %205
  %212 = and i32 %208, 1
  %213 = zext i32 %212 to i64
  %214 = sub i64 %196, %213
  %215 = or i32 %208, 2
  store i32 %215, ptr %207, align 4, !tbaa !16
  %216 = load ptr, ptr %154, align 8, !tbaa !44
  %217 = getelementptr inbounds i32, ptr %216, i64 %200
  %218 = load i32, ptr %217, align 4, !tbaa !16
  %219 = add i32 %199, 1
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds i32, ptr %216, i64 %220
  %222 = load i32, ptr %221, align 4, !tbaa !16
  %223 = icmp ult i32 %218, %222
  br i1 %223, label %224, label %228

224:                                              ; preds = %211
  %225 = load ptr, ptr %155, align 8, !tbaa !45
  %226 = load i64, ptr %156, align 8, !tbaa !46
  %227 = zext i32 %218 to i64
  br label %234

228:                                              ; preds = %276, %211
  %229 = phi i64 [ %194, %211 ], [ %277, %276 ]
  %230 = load ptr, ptr %160, align 8, !tbaa !47
  %231 = getelementptr inbounds i32, ptr %230, i64 %200
  %232 = load i32, ptr %231, align 4, !tbaa !16
  %233 = icmp eq i32 %232, -1
  br i1 %233, label %352, label %282

234:                                              ; preds = %276, %224
  %235 = phi i64 [ %227, %224 ], [ %278, %276 ]
  %236 = phi i64 [ %194, %224 ], [ %277, %276 ]
  %237 = getelementptr inbounds %struct.Lead, ptr %225, i64 %235
  %238 = load i32, ptr %237, align 4, !tbaa.struct !48
  %239 = getelementptr inbounds i8, ptr %237, i64 8
  %240 = load i32, ptr %239, align 4, !tbaa.struct !49
  %241 = zext i32 %240 to i64
  %242 = add nuw nsw i64 %182, %241
  %243 = tail call i64 @llvm.umin.i64(i64 %242, i64 %226)
  %244 = trunc i64 %243 to i32
  %245 = zext i32 %238 to i64
  %246 = getelementptr inbounds i32, ptr %181, i64 %245
  %247 = load i32, ptr %246, align 4, !tbaa !16
  %248 = icmp ugt i32 %247, %244
  br i1 %248, label %249, label %276

249:                                              ; preds = %234
  %250 = getelementptr inbounds i8, ptr %237, i64 4
  %251 = load i32, ptr %250, align 4, !tbaa.struct !50
  store i32 %244, ptr %246, align 4, !tbaa !16
  %252 = load ptr, ptr %157, align 8, !tbaa !27
  %253 = getelementptr inbounds i32, ptr %252, i64 %245
  store i32 %251, ptr %253, align 4, !tbaa !16
  %254 = load i64, ptr %6, align 8, !tbaa !10
  %255 = add i64 %254, 1
  store i64 %255, ptr %6, align 8, !tbaa !10
  %256 = trunc i64 %254 to i32
  %257 = and i64 %254, 4294967295
  %258 = getelementptr inbounds i32, ptr %180, i64 %257
  store i32 %238, ptr %258, align 4, !tbaa !16
  %259 = getelementptr inbounds i32, ptr %185, i64 %257
  store i32 -1, ptr %259, align 4, !tbaa !16
  %260 = and i64 %243, 4294967295
  %261 = getelementptr inbounds i32, ptr %150, i64 %260
  %262 = load i32, ptr %261, align 4, !tbaa !16
  %263 = icmp eq i32 %262, -1
  br i1 %263, label %270, label %264

264:                                              ; preds = %249
  %265 = load ptr, ptr %159, align 8, !tbaa !31
  %266 = getelementptr inbounds i32, ptr %265, i64 %260
  %267 = load i32, ptr %266, align 4, !tbaa !16
  %268 = zext i32 %267 to i64
  %269 = getelementptr inbounds i32, ptr %185, i64 %268
  br label %270

270:                                              ; preds = %249, %264
  %271 = phi ptr [ %269, %264 ], [ %261, %249 ]
  store i32 %256, ptr %271, align 4, !tbaa !16
  %272 = load ptr, ptr %159, align 8, !tbaa !31
  %273 = getelementptr inbounds i32, ptr %272, i64 %260
  store i32 %256, ptr %273, align 4, !tbaa !16
  %274 = icmp ult i64 %236, %260
  br i1 %274, label %275, label %276

275:                                              ; preds = %270
  store i64 %260, ptr %5, align 8, !tbaa !4
  br label %276

276:                                              ; preds = %275, %270, %234
  %277 = phi i64 [ %260, %275 ], [ %236, %270 ], [ %236, %234 ]
  %278 = add nuw nsw i64 %235, 1
  %279 = load i32, ptr %221, align 4, !tbaa !16
  %280 = zext i32 %279 to i64
  %281 = icmp ult i64 %278, %280
  br i1 %281, label %234, label %228, !llvm.loop !51

282:                                              ; preds = %228
  %283 = load ptr, ptr %161, align 8, !tbaa !37
  %284 = zext i32 %232 to i64
  %285 = getelementptr inbounds i32, ptr %283, i64 %284
  %286 = load i32, ptr %285, align 4, !tbaa !16
  %287 = icmp eq i32 %286, -2147483648
  br i1 %287, label %352, label %288

288:                                              ; preds = %282
  %289 = load ptr, ptr %162, align 8, !tbaa !52
  %290 = getelementptr inbounds i32, ptr %289, i64 %200
  %291 = load i32, ptr %290, align 4, !tbaa !16
  %292 = load ptr, ptr %163, align 8, !tbaa !53
  %293 = add i32 %232, 1
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds i32, ptr %292, i64 %294
  %296 = load i32, ptr %295, align 4, !tbaa !16
  %297 = getelementptr inbounds i32, ptr %292, i64 %284
  %298 = load i32, ptr %297, align 4, !tbaa !16
  %299 = sub i32 %296, %298
  %300 = icmp eq i32 %286, -1
  %301 = add i32 %286, 1
  %302 = select i1 %300, i32 0, i32 %286
  %303 = select i1 %300, i32 %299, i32 %301
  %304 = select i1 %300, i32 %291, i32 -2147483648
  store i32 %304, ptr %285, align 4, !tbaa !16
  %305 = icmp ult i32 %302, %303
  br i1 %305, label %306, label %352

306:                                              ; preds = %288
  %307 = load ptr, ptr %164, align 8, !tbaa !54
  %308 = or i32 %199, -2147483648
  br label %309

309:                                              ; preds = %348, %306
  %310 = phi i64 [ %229, %306 ], [ %349, %348 ]
  %311 = phi i32 [ %302, %306 ], [ %350, %348 ]
  %312 = load i32, ptr %297, align 4, !tbaa !16
  %313 = add i32 %312, %311
  %314 = zext i32 %313 to i64
  %315 = getelementptr inbounds i32, ptr %307, i64 %314
  %316 = load i32, ptr %315, align 4, !tbaa !16
  %317 = icmp ne i32 %311, %291
  %318 = icmp ne i32 %316, -1
  %319 = select i1 %317, i1 %318, i1 false
  br i1 %319, label %320, label %348

320:                                              ; preds = %309
  %321 = zext i32 %316 to i64
  %322 = getelementptr inbounds i32, ptr %181, i64 %321
  %323 = load i32, ptr %322, align 4, !tbaa !16
  %324 = icmp ugt i32 %323, %183
  br i1 %324, label %325, label %348

325:                                              ; preds = %320
  store i32 %183, ptr %322, align 4, !tbaa !16
  %326 = load ptr, ptr %157, align 8, !tbaa !27
  %327 = getelementptr inbounds i32, ptr %326, i64 %321
  store i32 %308, ptr %327, align 4, !tbaa !16
  %328 = load i64, ptr %6, align 8, !tbaa !10
  %329 = add i64 %328, 1
  store i64 %329, ptr %6, align 8, !tbaa !10
  %330 = trunc i64 %328 to i32
  %331 = and i64 %328, 4294967295
  %332 = getelementptr inbounds i32, ptr %180, i64 %331
  store i32 %316, ptr %332, align 4, !tbaa !16
  %333 = getelementptr inbounds i32, ptr %185, i64 %331
  store i32 -1, ptr %333, align 4, !tbaa !16
  %334 = load i32, ptr %184, align 4, !tbaa !16
  %335 = icmp eq i32 %334, -1
  br i1 %335, label %342, label %336

336:                                              ; preds = %325
  %337 = load ptr, ptr %159, align 8, !tbaa !31
  %338 = getelementptr inbounds i32, ptr %337, i64 %182
  %339 = load i32, ptr %338, align 4, !tbaa !16
  %340 = zext i32 %339 to i64
  %341 = getelementptr inbounds i32, ptr %185, i64 %340
  br label %342

342:                                              ; preds = %325, %336
  %343 = phi ptr [ %341, %336 ], [ %184, %325 ]
  store i32 %330, ptr %343, align 4, !tbaa !16
  %344 = load ptr, ptr %159, align 8, !tbaa !31
  %345 = getelementptr inbounds i32, ptr %344, i64 %182
  store i32 %330, ptr %345, align 4, !tbaa !16
  %346 = icmp ult i64 %310, %182
  br i1 %346, label %347, label %348

347:                                              ; preds = %342
  store i64 %182, ptr %5, align 8, !tbaa !4
  br label %348

348:                                              ; preds = %347, %342, %320, %309
  %349 = phi i64 [ %182, %347 ], [ %310, %342 ], [ %310, %320 ], [ %310, %309 ]
  %350 = add nuw i32 %311, 1
  %351 = icmp eq i32 %350, %303
  br i1 %351, label %352, label %309, !llvm.loop !55

352:                                              ; preds = %348, %288, %282, %228
  %353 = phi i64 [ %229, %288 ], [ %229, %282 ], [ %229, %228 ], [ %349, %348 ]
  %354 = load ptr, ptr %165, align 8, !tbaa !56
  %355 = getelementptr inbounds i32, ptr %354, i64 %200
  %356 = load i32, ptr %355, align 4, !tbaa !16
  %357 = getelementptr inbounds i32, ptr %354, i64 %220
  %358 = load i32, ptr %357, align 4, !tbaa !16
  %359 = icmp ult i32 %356, %358
  br i1 %359, label %360, label %441

360:                                              ; preds = %352
  %361 = load ptr, ptr %166, align 8, !tbaa !57
  %362 = load ptr, ptr %167, align 8, !tbaa !26
  %363 = load i64, ptr %156, align 8, !tbaa !46
  %364 = load ptr, ptr %168, align 8, !tbaa !24
  %365 = zext i32 %356 to i64
  br label %366

366:                                              ; preds = %435, %360
  %367 = phi i64 [ %365, %360 ], [ %437, %435 ]
  %368 = phi i64 [ %353, %360 ], [ %436, %435 ]
  %369 = getelementptr inbounds i32, ptr %361, i64 %367
  %370 = load i32, ptr %369, align 4, !tbaa !16
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds i32, ptr %362, i64 %371
  %373 = load i32, ptr %372, align 4, !tbaa !16
  %374 = zext i32 %373 to i64
  %375 = add nuw nsw i64 %182, %374
  %376 = tail call i64 @llvm.umin.i64(i64 %375, i64 %363)
  %377 = trunc i64 %376 to i32
  store i32 %377, ptr %372, align 4, !tbaa !16
  %378 = getelementptr inbounds i32, ptr %364, i64 %371
  %379 = load i32, ptr %378, align 4, !tbaa !16
  %380 = add i32 %379, -1
  store i32 %380, ptr %378, align 4, !tbaa !16
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %435

382:                                              ; preds = %366
  %383 = load i32, ptr %372, align 4, !tbaa !16
  %384 = load ptr, ptr %169, align 8, !tbaa !41
  %385 = getelementptr inbounds i32, ptr %384, i64 %371
  %386 = load i32, ptr %385, align 4, !tbaa !16
  %387 = add i32 %370, 1
  %388 = zext i32 %387 to i64
  %389 = getelementptr inbounds i32, ptr %384, i64 %388
  %390 = load i32, ptr %389, align 4, !tbaa !16
  %391 = icmp ult i32 %386, %390
  br i1 %391, label %392, label %435

392:                                              ; preds = %382
  %393 = load ptr, ptr %170, align 8, !tbaa !58
  %394 = zext i32 %383 to i64
  %395 = zext i32 %386 to i64
  %396 = getelementptr inbounds i32, ptr %150, i64 %394
  br label %397

397:                                              ; preds = %429, %392
  %398 = phi i64 [ %368, %392 ], [ %430, %429 ]
  %399 = phi i64 [ %395, %392 ], [ %431, %429 ]
  %400 = getelementptr inbounds i32, ptr %393, i64 %399
  %401 = load i32, ptr %400, align 4, !tbaa !16
  %402 = zext i32 %401 to i64
  %403 = getelementptr inbounds i32, ptr %181, i64 %402
  %404 = load i32, ptr %403, align 4, !tbaa !16
  %405 = icmp ugt i32 %404, %383
  br i1 %405, label %406, label %429

406:                                              ; preds = %397
  store i32 %383, ptr %403, align 4, !tbaa !16
  %407 = load ptr, ptr %157, align 8, !tbaa !27
  %408 = getelementptr inbounds i32, ptr %407, i64 %402
  store i32 %370, ptr %408, align 4, !tbaa !16
  %409 = load i64, ptr %6, align 8, !tbaa !10
  %410 = add i64 %409, 1
  store i64 %410, ptr %6, align 8, !tbaa !10
  %411 = trunc i64 %409 to i32
  %412 = and i64 %409, 4294967295
  %413 = getelementptr inbounds i32, ptr %180, i64 %412
  store i32 %401, ptr %413, align 4, !tbaa !16
  %414 = getelementptr inbounds i32, ptr %185, i64 %412
  store i32 -1, ptr %414, align 4, !tbaa !16
  %415 = load i32, ptr %396, align 4, !tbaa !16
  %416 = icmp eq i32 %415, -1
  br i1 %416, label %423, label %417

417:                                              ; preds = %406
  %418 = load ptr, ptr %159, align 8, !tbaa !31
  %419 = getelementptr inbounds i32, ptr %418, i64 %394
  %420 = load i32, ptr %419, align 4, !tbaa !16
  %421 = zext i32 %420 to i64
  %422 = getelementptr inbounds i32, ptr %185, i64 %421
  br label %423

423:                                              ; preds = %406, %417
  %424 = phi ptr [ %422, %417 ], [ %396, %406 ]
  store i32 %411, ptr %424, align 4, !tbaa !16
  %425 = load ptr, ptr %159, align 8, !tbaa !31
  %426 = getelementptr inbounds i32, ptr %425, i64 %394
  store i32 %411, ptr %426, align 4, !tbaa !16
  %427 = icmp ult i64 %398, %394
  br i1 %427, label %428, label %429

428:                                              ; preds = %423
  store i64 %394, ptr %5, align 8, !tbaa !4
  br label %429

429:                                              ; preds = %428, %423, %397
  %430 = phi i64 [ %394, %428 ], [ %398, %423 ], [ %398, %397 ]
  %431 = add nuw nsw i64 %399, 1
  %432 = load i32, ptr %389, align 4, !tbaa !16
  %433 = zext i32 %432 to i64
  %434 = icmp ult i64 %431, %433
  br i1 %434, label %397, label %435, !llvm.loop !59

435:                                              ; preds = %429, %382, %366
  %436 = phi i64 [ %368, %382 ], [ %368, %366 ], [ %430, %429 ]
  %437 = add nuw nsw i64 %367, 1
  %438 = load i32, ptr %357, align 4, !tbaa !16
  %439 = zext i32 %438 to i64
  %440 = icmp ult i64 %437, %439
  br i1 %440, label %366, label %441, !llvm.loop !60

441:                                              ; preds = %435, %352, %205, %193
  %442 = phi i64 [ %194, %205 ], [ %194, %193 ], [ %353, %352 ], [ %436, %435 ]
  %443 = phi i64 [ %196, %205 ], [ %196, %193 ], [ %214, %352 ], [ %214, %435 ]
  %444 = getelementptr inbounds i32, ptr %185, i64 %197
  %445 = load i32, ptr %444, align 4, !tbaa !16
  %446 = icmp ne i64 %443, 0
  %447 = icmp ne i32 %445, -1
  %448 = select i1 %446, i1 %447, i1 false
  br i1 %448, label %193, label %186, !llvm.loop !61

449:                                              ; preds = %186, %146
  %450 = phi i1 [ %147, %146 ], [ %189, %186 ]
  %451 = load i64, ptr %5, align 8, !tbaa !4
  %452 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 32
  %453 = load ptr, ptr %452, align 8, !tbaa !30
  br label %518

454:                                              ; preds = %127, %514
  %455 = phi i64 [ 0, %127 ], [ %515, %514 ]
  %456 = getelementptr inbounds i32, ptr %129, i64 %455
  %457 = load i32, ptr %456, align 4, !tbaa !16
  %458 = zext i32 %457 to i64
  %459 = getelementptr inbounds i32, ptr %131, i64 %458
  %460 = load i32, ptr %459, align 4, !tbaa !16
  %461 = getelementptr inbounds i32, ptr %133, i64 %458
  %462 = load i32, ptr %461, align 4, !tbaa !16
  %463 = add i32 %457, 1
  %464 = zext i32 %463 to i64
  %465 = getelementptr inbounds i32, ptr %133, i64 %464
  %466 = load i32, ptr %465, align 4, !tbaa !16
  %467 = icmp ult i32 %462, %466
  br i1 %467, label %468, label %514

468:                                              ; preds = %454
  %469 = load ptr, ptr %134, align 8, !tbaa !12
  %470 = load ptr, ptr %135, align 8, !tbaa !58
  %471 = zext i32 %460 to i64
  %472 = zext i32 %462 to i64
  br label %473

473:                                              ; preds = %509, %468
  %474 = phi i64 [ %472, %468 ], [ %510, %509 ]
  %475 = getelementptr inbounds i32, ptr %470, i64 %474
  %476 = load i32, ptr %475, align 4, !tbaa !16
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds i32, ptr %469, i64 %477
  %479 = load i32, ptr %478, align 4, !tbaa !16
  %480 = icmp ugt i32 %479, %460
  br i1 %480, label %481, label %509

481:                                              ; preds = %473
  store i32 %460, ptr %478, align 4, !tbaa !16
  %482 = load ptr, ptr %136, align 8, !tbaa !27
  %483 = getelementptr inbounds i32, ptr %482, i64 %477
  store i32 %457, ptr %483, align 4, !tbaa !16
  %484 = load i64, ptr %6, align 8, !tbaa !10
  %485 = add i64 %484, 1
  store i64 %485, ptr %6, align 8, !tbaa !10
  %486 = trunc i64 %484 to i32
  %487 = load ptr, ptr %137, align 8, !tbaa !28
  %488 = and i64 %484, 4294967295
  %489 = getelementptr inbounds i32, ptr %487, i64 %488
  store i32 %476, ptr %489, align 4, !tbaa !16
  %490 = load ptr, ptr %138, align 8, !tbaa !29
  %491 = getelementptr inbounds i32, ptr %490, i64 %488
  store i32 -1, ptr %491, align 4, !tbaa !16
  %492 = load ptr, ptr %139, align 8, !tbaa !30
  %493 = getelementptr inbounds i32, ptr %492, i64 %471
  %494 = load i32, ptr %493, align 4, !tbaa !16
  %495 = icmp eq i32 %494, -1
  br i1 %495, label %502, label %496

496:                                              ; preds = %481
  %497 = load ptr, ptr %140, align 8, !tbaa !31
  %498 = getelementptr inbounds i32, ptr %497, i64 %471
  %499 = load i32, ptr %498, align 4, !tbaa !16
  %500 = zext i32 %499 to i64
  %501 = getelementptr inbounds i32, ptr %490, i64 %500
  br label %502

502:                                              ; preds = %481, %496
  %503 = phi ptr [ %501, %496 ], [ %493, %481 ]
  store i32 %486, ptr %503, align 4, !tbaa !16
  %504 = load ptr, ptr %140, align 8, !tbaa !31
  %505 = getelementptr inbounds i32, ptr %504, i64 %471
  store i32 %486, ptr %505, align 4, !tbaa !16
  %506 = load i64, ptr %5, align 8, !tbaa !4
  %507 = icmp ult i64 %506, %471
  br i1 %507, label %508, label %509

508:                                              ; preds = %502
  store i64 %471, ptr %5, align 8, !tbaa !4
  br label %509

509:                                              ; preds = %508, %502, %473
  %510 = add nuw nsw i64 %474, 1
  %511 = load i32, ptr %465, align 4, !tbaa !16
  %512 = zext i32 %511 to i64
  %513 = icmp ult i64 %510, %512
  br i1 %513, label %473, label %514, !llvm.loop !59

514:                                              ; preds = %509, %454
  %515 = add nuw i64 %455, 1
  %516 = icmp eq i64 %515, %125
  br i1 %516, label %146, label %454, !llvm.loop !62

517:                                              ; preds = %518
  br i1 %450, label %523, label %657

518:                                              ; preds = %449, %518
  %519 = phi i64 [ 0, %449 ], [ %521, %518 ]
  %520 = getelementptr inbounds i32, ptr %453, i64 %519
  store i32 -1, ptr %520, align 4, !tbaa !16
  %521 = add nuw i64 %519, 1
  %522 = icmp eq i64 %519, %451
  br i1 %522, label %517, label %518, !llvm.loop !63

523:                                              ; preds = %517
  store i32 0, ptr %3, align 4, !tbaa !16
  %524 = icmp eq i64 %16, 0
  br i1 %524, label %531, label %525

525:                                              ; preds = %523
  %526 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 19
  %527 = load ptr, ptr %526, align 8, !tbaa !15
  %528 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 30
  %529 = load ptr, ptr %528, align 8, !tbaa !13
  %530 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 31
  br label %546

531:                                              ; preds = %562, %523
  %532 = phi i32 [ 0, %523 ], [ %563, %562 ]
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %654, label %534

534:                                              ; preds = %531
  %535 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 27
  %536 = load ptr, ptr %535, align 8, !tbaa !27
  %537 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 31
  %538 = load ptr, ptr %537, align 8, !tbaa !64
  %539 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 30
  %540 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 13
  %541 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 26
  %542 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 14
  %543 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 30
  %544 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 17
  %545 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 36
  br label %566

546:                                              ; preds = %525, %562
  %547 = phi i64 [ 0, %525 ], [ %564, %562 ]
  %548 = phi i32 [ 0, %525 ], [ %563, %562 ]
  %549 = getelementptr inbounds i32, ptr %527, i64 %547
  %550 = load i32, ptr %549, align 4, !tbaa !16
  %551 = zext i32 %550 to i64
  %552 = getelementptr inbounds i32, ptr %529, i64 %551
  %553 = load i32, ptr %552, align 4, !tbaa !16
  %554 = and i32 %553, 4
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %562

556:                                              ; preds = %546
  %557 = or i32 %553, 4
  store i32 %557, ptr %552, align 4, !tbaa !16
  %558 = load ptr, ptr %530, align 8, !tbaa !64
  %559 = add i32 %548, 1
  %560 = zext i32 %548 to i64
  %561 = getelementptr inbounds i32, ptr %558, i64 %560
  store i32 %550, ptr %561, align 4, !tbaa !16
  br label %562

562:                                              ; preds = %546, %556
  %563 = phi i32 [ %559, %556 ], [ %548, %546 ]
  %564 = add nuw i64 %547, 1
  %565 = icmp eq i64 %564, %16
  br i1 %565, label %531, label %546, !llvm.loop !65

566:                                              ; preds = %534, %650
  %567 = phi i32 [ 0, %534 ], [ %652, %650 ]
  %568 = phi i32 [ %532, %534 ], [ %651, %650 ]
  %569 = add i32 %568, -1
  %570 = zext i32 %569 to i64
  %571 = getelementptr inbounds i32, ptr %538, i64 %570
  %572 = load i32, ptr %571, align 4, !tbaa !16
  %573 = zext i32 %572 to i64
  %574 = getelementptr inbounds i32, ptr %536, i64 %573
  %575 = load i32, ptr %574, align 4, !tbaa !16
  %576 = icmp eq i32 %575, -1
  br i1 %576, label %650, label %577, !llvm.loop !66

577:                                              ; preds = %566
  %578 = icmp sgt i32 %575, -1
  br i1 %578, label %589, label %579

579:                                              ; preds = %577
  %580 = and i32 %575, 2147483647
  %581 = load ptr, ptr %539, align 8, !tbaa !13
  %582 = zext i32 %580 to i64
  %583 = getelementptr inbounds i32, ptr %581, i64 %582
  %584 = load i32, ptr %583, align 4, !tbaa !16
  %585 = and i32 %584, 4
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %587, label %650, !llvm.loop !66

587:                                              ; preds = %579
  %588 = or i32 %584, 4
  store i32 %588, ptr %583, align 4, !tbaa !16
  store i32 %580, ptr %571, align 4, !tbaa !16
  br label %650, !llvm.loop !66

589:                                              ; preds = %577
  %590 = load ptr, ptr %540, align 8, !tbaa !67
  %591 = zext i32 %575 to i64
  %592 = getelementptr inbounds i32, ptr %590, i64 %591
  %593 = load i32, ptr %592, align 4, !tbaa !16
  %594 = add i32 %575, 1
  %595 = zext i32 %594 to i64
  %596 = getelementptr inbounds i32, ptr %590, i64 %595
  %597 = load i32, ptr %596, align 4, !tbaa !16
  %598 = icmp ult i32 %593, %597
  br i1 %598, label %599, label %604

599:                                              ; preds = %589
  %600 = load ptr, ptr %541, align 8, !tbaa !12
  %601 = load ptr, ptr %542, align 8, !tbaa !68
  %602 = load ptr, ptr %543, align 8, !tbaa !13
  %603 = zext i32 %593 to i64
  br label %611

604:                                              ; preds = %630, %589
  %605 = phi i32 [ %569, %589 ], [ %631, %630 ]
  %606 = phi i32 [ 0, %589 ], [ %620, %630 ]
  %607 = load ptr, ptr %544, align 8, !tbaa !69
  %608 = getelementptr inbounds i32, ptr %607, i64 %591
  %609 = load i32, ptr %608, align 4, !tbaa !16
  %610 = icmp eq i32 %609, -1
  br i1 %610, label %650, label %636

611:                                              ; preds = %599, %630
  %612 = phi i64 [ %603, %599 ], [ %632, %630 ]
  %613 = phi i32 [ 0, %599 ], [ %620, %630 ]
  %614 = phi i32 [ %569, %599 ], [ %631, %630 ]
  %615 = getelementptr inbounds i32, ptr %601, i64 %612
  %616 = load i32, ptr %615, align 4, !tbaa !16
  %617 = zext i32 %616 to i64
  %618 = getelementptr inbounds i32, ptr %600, i64 %617
  %619 = load i32, ptr %618, align 4, !tbaa !16
  %620 = or i32 %619, %613
  %621 = getelementptr inbounds i32, ptr %602, i64 %617
  %622 = load i32, ptr %621, align 4, !tbaa !16
  %623 = and i32 %622, 4
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %625, label %630

625:                                              ; preds = %611
  %626 = or i32 %622, 4
  store i32 %626, ptr %621, align 4, !tbaa !16
  %627 = add i32 %614, 1
  %628 = zext i32 %614 to i64
  %629 = getelementptr inbounds i32, ptr %538, i64 %628
  store i32 %616, ptr %629, align 4, !tbaa !16
  br label %630

630:                                              ; preds = %611, %625
  %631 = phi i32 [ %627, %625 ], [ %614, %611 ]
  %632 = add nuw nsw i64 %612, 1
  %633 = load i32, ptr %596, align 4, !tbaa !16
  %634 = zext i32 %633 to i64
  %635 = icmp ult i64 %632, %634
  br i1 %635, label %611, label %604, !llvm.loop !70

636:                                              ; preds = %604
  %637 = load ptr, ptr %545, align 8, !tbaa !34
  %638 = zext i32 %609 to i64
  %639 = getelementptr inbounds i32, ptr %637, i64 %638
  %640 = load i32, ptr %639, align 4, !tbaa !16
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %650

642:                                              ; preds = %636
  store i32 1, ptr %639, align 4, !tbaa !16
  %643 = add i32 %567, 1
  %644 = icmp eq i32 %606, 0
  br i1 %644, label %645, label %650

645:                                              ; preds = %642
  %646 = load i32, ptr %3, align 4, !tbaa !16
  %647 = add i32 %646, 1
  store i32 %647, ptr %3, align 4, !tbaa !16
  %648 = zext i32 %647 to i64
  %649 = getelementptr inbounds i32, ptr %3, i64 %648
  store i32 %609, ptr %649, align 4, !tbaa !16
  br label %650

650:                                              ; preds = %587, %579, %604, %636, %645, %642, %566
  %651 = phi i32 [ %569, %566 ], [ %605, %604 ], [ %605, %645 ], [ %605, %642 ], [ %605, %636 ], [ %568, %587 ], [ %569, %579 ]
  %652 = phi i32 [ %567, %566 ], [ %567, %604 ], [ %643, %645 ], [ %643, %642 ], [ %567, %636 ], [ %567, %587 ], [ %567, %579 ]
  %653 = icmp eq i32 %651, 0
  br i1 %653, label %654, label %566

654:                                              ; preds = %650, %531
  %655 = phi i32 [ 0, %531 ], [ %652, %650 ]
  %656 = zext i32 %655 to i64
  br label %657

657:                                              ; preds = %517, %654
  %658 = phi i64 [ %656, %654 ], [ -1, %517 ]
  ret i64 %658
}

declare i64 @llvm.umin.i64(i64, i64)



!4 = !{!5, !6, i64 200}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !9, i64 160, !9, i64 168, !9, i64 176, !9, i64 184, !6, i64 192, !6, i64 200, !9, i64 208, !9, i64 216, !9, i64 224, !9, i64 232, !9, i64 240, !9, i64 248, !9, i64 256, !9, i64 264, !9, i64 272, !9, i64 280, !9, i64 288, !9, i64 296}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"any pointer", !7, i64 0}
!10 = !{!5, !6, i64 192}
!11 = !{!5, !6, i64 0}
!12 = !{!5, !9, i64 208}
!13 = !{!5, !9, i64 240}
!14 = !{!5, !6, i64 24}
!15 = !{!5, !9, i64 152}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !7, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !19, !20}
!22 = !{!5, !6, i64 8}
!23 = !{!5, !9, i64 120}
!24 = !{!5, !9, i64 224}
!25 = !{!5, !9, i64 128}
!26 = !{!5, !9, i64 232}
!27 = !{!5, !9, i64 216}
!28 = !{!5, !9, i64 272}
!29 = !{!5, !9, i64 280}
!30 = !{!5, !9, i64 256}
!31 = !{!5, !9, i64 264}
!32 = distinct !{!32, !19, !20}
!33 = !{!5, !6, i64 16}
!34 = !{!5, !9, i64 288}
!35 = distinct !{!35, !19, !20}
!36 = !{!5, !6, i64 48}
!37 = !{!5, !9, i64 296}
!38 = distinct !{!38, !19, !20}
!39 = !{!5, !6, i64 40}
!40 = !{!5, !9, i64 144}
!41 = !{!5, !9, i64 88}
!42 = distinct !{!42, !19, !20}
!43 = distinct !{!43, !19, !20}
!44 = !{!5, !9, i64 56}
!45 = !{!5, !9, i64 64}
!46 = !{!5, !6, i64 32}
!47 = !{!5, !9, i64 160}
!48 = !{i64 0, i64 4, !16, i64 4, i64 4, !16, i64 8, i64 4, !16}
!49 = !{i64 0, i64 4, !16}
!50 = !{i64 0, i64 4, !16, i64 4, i64 4, !16}
!51 = distinct !{!51, !19, !20}
!52 = !{!5, !9, i64 168}
!53 = !{!5, !9, i64 176}
!54 = !{!5, !9, i64 184}
!55 = distinct !{!55, !19, !20}
!56 = !{!5, !9, i64 72}
!57 = !{!5, !9, i64 80}
!58 = !{!5, !9, i64 96}
!59 = distinct !{!59, !19, !20}
!60 = distinct !{!60, !19, !20}
!61 = distinct !{!61, !19, !20}
!62 = distinct !{!62, !19, !20}
!63 = distinct !{!63, !19, !20}
!64 = !{!5, !9, i64 248}
!65 = distinct !{!65, !19, !20}
!66 = distinct !{!66, !19, !20}
!67 = !{!5, !9, i64 104}
!68 = !{!5, !9, i64 112}
!69 = !{!5, !9, i64 136}
!70 = distinct !{!70, !19, !20}
