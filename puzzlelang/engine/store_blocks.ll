; store_blocks.c 5b859d2d69af2ab4c228b842a000812ef5cabd33f7ce6297af63851812322467

%struct.Coder = type { [16384 x i64], [16384 x i32], [16384 x i32], [2048 x i64], [6144 x i64], [6144 x i64], [6144 x i32], [6144 x i32], [6144 x i32], [6144 x i32], [6144 x i32], [4097 x i32], [6145 x i8] }

@WORDS = external constant i64, align 8

define i32 @store_decode(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = alloca [64 x i64], align 16
  %6 = alloca [64 x i64], align 16
  %7 = alloca [64 x i64], align 16
  %8 = alloca [64 x i64], align 16
  %9 = alloca [64 x i64], align 16
  %10 = alloca [2048 x i64], align 16
  %11 = alloca [8192 x i32], align 16
  %12 = alloca [6144 x i32], align 16
  %13 = alloca [6145 x i8], align 16
  %14 = icmp ne i64 %1, 0
  %15 = icmp ne i64 %2, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %1087

17:                                               ; preds = %4
  %18 = load i8, ptr %0, align 1, !tbaa !4
  %19 = icmp ugt i8 %18, 1
  br i1 %19, label %1087, label %20

20:                                               ; preds = %17
  %21 = icmp eq i8 %18, 0
  br i1 %21, label %22, label %29

22:                                               ; preds = %20
  %23 = load i64, ptr @WORDS, align 8, !tbaa !7
  %24 = icmp eq i64 %23, 0
  %25 = add i64 %23, -1
  %26 = shl i64 %23, 6
  %27 = add i64 %23, -2
  %28 = sub i64 0, %23
  br label %958

29:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 32768, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 6145, ptr nonnull %13)
  %30 = load i64, ptr @WORDS, align 8, !tbaa !7
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %35, %29
  %33 = add i64 %1, -9
  %34 = icmp ult i64 %33, -8
  br i1 %34, label %40, label %45

35:                                               ; preds = %29, %35
  %36 = phi i64 [ %38, %35 ], [ 0, %29 ]
  %37 = getelementptr inbounds i64, ptr %3, i64 %36
  store i64 0, ptr %37, align 8, !tbaa !7
  %38 = add nuw i64 %36, 1
  %39 = icmp eq i64 %38, %30
  br i1 %39, label %32, label %35, !llvm.loop !9

40:                                               ; preds = %32
  %41 = getelementptr inbounds i8, ptr %0, i64 1
  %42 = load i64, ptr %41, align 1
  %43 = and i64 %42, -9187201950435737472
  %44 = xor i64 %43, -9187201950435737472
  br label %45

45:                                               ; preds = %40, %32
  %46 = phi i64 [ %44, %40 ], [ 0, %32 ]
  %47 = phi i64 [ %42, %40 ], [ undef, %32 ]
  %48 = icmp eq i64 %46, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %45
  %50 = shl i64 %30, 6
  %51 = add i64 %30, -2
  br label %73

52:                                               ; preds = %45
  %53 = add i64 %46, -1
  %54 = xor i64 %53, %46
  %55 = and i64 %54, %47
  %56 = and i64 %55, 35747867511423103
  %57 = lshr i64 %55, 1
  %58 = and i64 %57, 4575727041462157184
  %59 = or i64 %58, %56
  %60 = and i64 %59, 70364449226751
  %61 = lshr i64 %59, 2
  %62 = and i64 %61, 1152851136131088384
  %63 = or i64 %62, %60
  %64 = and i64 %63, 268435455
  %65 = lshr i64 %63, 4
  %66 = and i64 %65, 72057593769492480
  %67 = or i64 %66, %64
  %68 = add i64 %30, -1
  %69 = getelementptr inbounds i64, ptr %3, i64 %68
  store i64 %67, ptr %69, align 8, !tbaa !7
  %70 = tail call i64 @llvm.cttz.i64(i64 %46, i1 true), !range !12
  %71 = lshr i64 %70, 3
  %72 = add nuw nsw i64 %71, 2
  br label %113

73:                                               ; preds = %111, %49
  %74 = phi i64 [ %110, %111 ], [ 0, %49 ]
  %75 = phi i64 [ %80, %111 ], [ 1, %49 ]
  %76 = icmp ne i64 %75, %1
  %77 = icmp ult i64 %74, %50
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %79, label %113

79:                                               ; preds = %73
  %80 = add i64 %75, 1
  %81 = getelementptr inbounds i8, ptr %0, i64 %75
  %82 = load i8, ptr %81, align 1, !tbaa !4
  %83 = and i8 %82, 127
  %84 = zext i8 %83 to i64
  %85 = lshr i64 %74, 6
  %86 = and i64 %74, 63
  %87 = shl i64 %84, %86
  %88 = xor i64 %85, -1
  %89 = add i64 %30, %88
  %90 = getelementptr inbounds i64, ptr %3, i64 %89
  %91 = load i64, ptr %90, align 8, !tbaa !7
  %92 = or i64 %87, %91
  store i64 %92, ptr %90, align 8, !tbaa !7
  %93 = icmp ugt i64 %86, 57
  br i1 %93, label %94, label %106

94:                                               ; preds = %79
  %95 = sub nuw nsw i64 64, %86
  %96 = lshr i64 %84, %95
  %97 = add nuw nsw i64 %85, 1
  %98 = icmp ult i64 %97, %30
  br i1 %98, label %99, label %104

99:                                               ; preds = %94
  %100 = sub i64 %51, %85
  %101 = getelementptr inbounds i64, ptr %3, i64 %100
  %102 = load i64, ptr %101, align 8, !tbaa !7
  %103 = or i64 %102, %96
  store i64 %103, ptr %101, align 8, !tbaa !7
  br label %106

104:                                              ; preds = %94
  %105 = icmp eq i64 %96, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %104, %99, %79
  %107 = add i64 %74, 7
  br label %108

108:                                              ; preds = %106, %104
  %109 = phi i1 [ true, %106 ], [ false, %104 ]
  %110 = phi i64 [ %107, %106 ], [ %74, %104 ]
  br i1 %109, label %111, label %113

111:                                              ; preds = %108
  %112 = icmp sgt i8 %82, -1
  br i1 %112, label %113, label %73, !llvm.loop !13

113:                                              ; preds = %111, %108, %73, %52
  %114 = phi i64 [ %72, %52 ], [ 1, %108 ], [ 1, %73 ], [ %80, %111 ]
  %115 = phi i1 [ false, %52 ], [ true, %108 ], [ true, %73 ], [ false, %111 ]
  br i1 %115, label %956, label %116

116:                                              ; preds = %113
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9)
  br i1 %31, label %117, label %120

117:                                              ; preds = %120, %116
  %118 = sub i64 %1, %114
  %119 = icmp ugt i64 %118, 7
  br i1 %119, label %125, label %130

120:                                              ; preds = %116, %120
  %121 = phi i64 [ %123, %120 ], [ 0, %116 ]
  %122 = getelementptr inbounds i64, ptr %9, i64 %121
  store i64 0, ptr %122, align 8, !tbaa !7
  %123 = add nuw i64 %121, 1
  %124 = icmp eq i64 %123, %30
  br i1 %124, label %117, label %120, !llvm.loop !9

125:                                              ; preds = %117
  %126 = getelementptr inbounds i8, ptr %0, i64 %114
  %127 = load i64, ptr %126, align 1
  %128 = and i64 %127, -9187201950435737472
  %129 = xor i64 %128, -9187201950435737472
  br label %130

130:                                              ; preds = %125, %117
  %131 = phi i64 [ %129, %125 ], [ 0, %117 ]
  %132 = phi i64 [ %127, %125 ], [ undef, %117 ]
  %133 = icmp eq i64 %131, 0
  br i1 %133, label %134, label %137

134:                                              ; preds = %130
  %135 = shl i64 %30, 6
  %136 = add i64 %30, -2
  br label %159

137:                                              ; preds = %130
  %138 = add i64 %131, -1
  %139 = xor i64 %138, %131
  %140 = and i64 %139, %132
  %141 = and i64 %140, 35747867511423103
  %142 = lshr i64 %140, 1
  %143 = and i64 %142, 4575727041462157184
  %144 = or i64 %143, %141
  %145 = and i64 %144, 70364449226751
  %146 = lshr i64 %144, 2
  %147 = and i64 %146, 1152851136131088384
  %148 = or i64 %147, %145
  %149 = and i64 %148, 268435455
  %150 = lshr i64 %148, 4
  %151 = and i64 %150, 72057593769492480
  %152 = or i64 %151, %149
  %153 = add i64 %30, -1
  %154 = getelementptr inbounds i64, ptr %9, i64 %153
  store i64 %152, ptr %154, align 8, !tbaa !7
  %155 = tail call i64 @llvm.cttz.i64(i64 %131, i1 true), !range !12
  %156 = lshr i64 %155, 3
  %157 = add i64 %114, 1
  %158 = add i64 %157, %156
  br label %199

159:                                              ; preds = %197, %134
  %160 = phi i64 [ %196, %197 ], [ 0, %134 ]
  %161 = phi i64 [ %166, %197 ], [ %114, %134 ]
  %162 = icmp ne i64 %161, %1
  %163 = icmp ult i64 %160, %135
  %164 = select i1 %162, i1 %163, i1 false
  br i1 %164, label %165, label %199

165:                                              ; preds = %159
  %166 = add i64 %161, 1
  %167 = getelementptr inbounds i8, ptr %0, i64 %161
  %168 = load i8, ptr %167, align 1, !tbaa !4
  %169 = and i8 %168, 127
  %170 = zext i8 %169 to i64
  %171 = lshr i64 %160, 6
  %172 = and i64 %160, 63
  %173 = shl i64 %170, %172
  %174 = xor i64 %171, -1
  %175 = add i64 %30, %174
  %176 = getelementptr inbounds i64, ptr %9, i64 %175
  %177 = load i64, ptr %176, align 8, !tbaa !7
  %178 = or i64 %173, %177
  store i64 %178, ptr %176, align 8, !tbaa !7
  %179 = icmp ugt i64 %172, 57
  br i1 %179, label %180, label %192

180:                                              ; preds = %165
  %181 = sub nuw nsw i64 64, %172
  %182 = lshr i64 %170, %181
  %183 = add nuw nsw i64 %171, 1
  %184 = icmp ult i64 %183, %30
  br i1 %184, label %185, label %190

185:                                              ; preds = %180
  %186 = sub i64 %136, %171
  %187 = getelementptr inbounds i64, ptr %9, i64 %186
  %188 = load i64, ptr %187, align 8, !tbaa !7
  %189 = or i64 %188, %182
  store i64 %189, ptr %187, align 8, !tbaa !7
  br label %192

190:                                              ; preds = %180
  %191 = icmp eq i64 %182, 0
  br i1 %191, label %192, label %194

192:                                              ; preds = %190, %185, %165
  %193 = add i64 %160, 7
  br label %194

194:                                              ; preds = %192, %190
  %195 = phi i1 [ true, %192 ], [ false, %190 ]
  %196 = phi i64 [ %193, %192 ], [ %160, %190 ]
  br i1 %195, label %197, label %199

197:                                              ; preds = %194
  %198 = icmp sgt i8 %168, -1
  br i1 %198, label %199, label %159, !llvm.loop !13

199:                                              ; preds = %197, %194, %159, %137
  %200 = phi i64 [ %158, %137 ], [ %114, %194 ], [ %114, %159 ], [ %166, %197 ]
  %201 = phi i1 [ false, %137 ], [ true, %194 ], [ true, %159 ], [ false, %197 ]
  br i1 %201, label %217, label %202

202:                                              ; preds = %199
  %203 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %204 = add i64 %203, -1
  br label %205

205:                                              ; preds = %208, %202
  %206 = phi i64 [ %209, %208 ], [ 0, %202 ]
  %207 = icmp eq i64 %206, %204
  br i1 %207, label %213, label %208

208:                                              ; preds = %205
  %209 = add nuw i64 %206, 1
  %210 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %206
  %211 = load i64, ptr %210, align 8, !tbaa !7
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %205, label %217, !llvm.loop !14

213:                                              ; preds = %205
  %214 = add i64 %30, -1
  %215 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %214
  %216 = load i64, ptr %215, align 8, !tbaa !7
  br label %217

217:                                              ; preds = %208, %213, %199
  %218 = phi i64 [ undef, %199 ], [ %216, %213 ], [ undef, %208 ]
  %219 = phi i1 [ false, %199 ], [ true, %213 ], [ false, %208 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9)
  %220 = icmp ne i64 %218, 0
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %222, label %956

222:                                              ; preds = %217
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  br i1 %31, label %223, label %226

223:                                              ; preds = %226, %222
  %224 = sub i64 %1, %200
  %225 = icmp ugt i64 %224, 7
  br i1 %225, label %231, label %236

226:                                              ; preds = %222, %226
  %227 = phi i64 [ %229, %226 ], [ 0, %222 ]
  %228 = getelementptr inbounds i64, ptr %8, i64 %227
  store i64 0, ptr %228, align 8, !tbaa !7
  %229 = add nuw i64 %227, 1
  %230 = icmp eq i64 %229, %30
  br i1 %230, label %223, label %226, !llvm.loop !9

231:                                              ; preds = %223
  %232 = getelementptr inbounds i8, ptr %0, i64 %200
  %233 = load i64, ptr %232, align 1
  %234 = and i64 %233, -9187201950435737472
  %235 = xor i64 %234, -9187201950435737472
  br label %236

236:                                              ; preds = %231, %223
  %237 = phi i64 [ %235, %231 ], [ 0, %223 ]
  %238 = phi i64 [ %233, %231 ], [ undef, %223 ]
  %239 = icmp eq i64 %237, 0
  br i1 %239, label %240, label %243

240:                                              ; preds = %236
  %241 = shl i64 %30, 6
  %242 = add i64 %30, -2
  br label %265

243:                                              ; preds = %236
  %244 = add i64 %237, -1
  %245 = xor i64 %244, %237
  %246 = and i64 %245, %238
  %247 = and i64 %246, 35747867511423103
  %248 = lshr i64 %246, 1
  %249 = and i64 %248, 4575727041462157184
  %250 = or i64 %249, %247
  %251 = and i64 %250, 70364449226751
  %252 = lshr i64 %250, 2
  %253 = and i64 %252, 1152851136131088384
  %254 = or i64 %253, %251
  %255 = and i64 %254, 268435455
  %256 = lshr i64 %254, 4
  %257 = and i64 %256, 72057593769492480
  %258 = or i64 %257, %255
  %259 = add i64 %30, -1
  %260 = getelementptr inbounds i64, ptr %8, i64 %259
  store i64 %258, ptr %260, align 8, !tbaa !7
  %261 = tail call i64 @llvm.cttz.i64(i64 %237, i1 true), !range !12
  %262 = lshr i64 %261, 3
  %263 = add i64 %200, 1
  %264 = add i64 %263, %262
  br label %305

265:                                              ; preds = %303, %240
  %266 = phi i64 [ %302, %303 ], [ 0, %240 ]
  %267 = phi i64 [ %272, %303 ], [ %200, %240 ]
  %268 = icmp ne i64 %267, %1
  %269 = icmp ult i64 %266, %241
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %271, label %305

271:                                              ; preds = %265
  %272 = add i64 %267, 1
  %273 = getelementptr inbounds i8, ptr %0, i64 %267
  %274 = load i8, ptr %273, align 1, !tbaa !4
  %275 = and i8 %274, 127
  %276 = zext i8 %275 to i64
  %277 = lshr i64 %266, 6
  %278 = and i64 %266, 63
  %279 = shl i64 %276, %278
  %280 = xor i64 %277, -1
  %281 = add i64 %30, %280
  %282 = getelementptr inbounds i64, ptr %8, i64 %281
  %283 = load i64, ptr %282, align 8, !tbaa !7
  %284 = or i64 %279, %283
  store i64 %284, ptr %282, align 8, !tbaa !7
  %285 = icmp ugt i64 %278, 57
  br i1 %285, label %286, label %298

286:                                              ; preds = %271
  %287 = sub nuw nsw i64 64, %278
  %288 = lshr i64 %276, %287
  %289 = add nuw nsw i64 %277, 1
  %290 = icmp ult i64 %289, %30
  br i1 %290, label %291, label %296

291:                                              ; preds = %286
  %292 = sub i64 %242, %277
  %293 = getelementptr inbounds i64, ptr %8, i64 %292
  %294 = load i64, ptr %293, align 8, !tbaa !7
  %295 = or i64 %294, %288
  store i64 %295, ptr %293, align 8, !tbaa !7
  br label %298

296:                                              ; preds = %286
  %297 = icmp eq i64 %288, 0
  br i1 %297, label %298, label %300

298:                                              ; preds = %296, %291, %271
  %299 = add i64 %266, 7
  br label %300

300:                                              ; preds = %298, %296
  %301 = phi i1 [ true, %298 ], [ false, %296 ]
  %302 = phi i64 [ %299, %298 ], [ %266, %296 ]
  br i1 %301, label %303, label %305

303:                                              ; preds = %300
  %304 = icmp sgt i8 %274, -1
  br i1 %304, label %305, label %265, !llvm.loop !13

305:                                              ; preds = %303, %300, %265, %243
  %306 = phi i64 [ %264, %243 ], [ %200, %300 ], [ %200, %265 ], [ %272, %303 ]
  %307 = phi i1 [ false, %243 ], [ true, %300 ], [ true, %265 ], [ false, %303 ]
  br i1 %307, label %323, label %308

308:                                              ; preds = %305
  %309 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %310 = add i64 %309, -1
  br label %311

311:                                              ; preds = %314, %308
  %312 = phi i64 [ %315, %314 ], [ 0, %308 ]
  %313 = icmp eq i64 %312, %310
  br i1 %313, label %319, label %314

314:                                              ; preds = %311
  %315 = add nuw i64 %312, 1
  %316 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %312
  %317 = load i64, ptr %316, align 8, !tbaa !7
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %311, label %323, !llvm.loop !14

319:                                              ; preds = %311
  %320 = add i64 %30, -1
  %321 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %320
  %322 = load i64, ptr %321, align 8, !tbaa !7
  br label %323

323:                                              ; preds = %314, %319, %305
  %324 = phi i64 [ undef, %305 ], [ %322, %319 ], [ undef, %314 ]
  %325 = phi i1 [ true, %305 ], [ false, %319 ], [ true, %314 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  %326 = icmp ugt i64 %324, 2048
  %327 = select i1 %325, i1 true, i1 %326
  br i1 %327, label %956, label %328

328:                                              ; preds = %323
  %329 = icmp eq i64 %324, 0
  br i1 %329, label %454, label %330

330:                                              ; preds = %328
  %331 = add i64 %30, -1
  %332 = getelementptr inbounds i64, ptr %7, i64 %331
  %333 = shl i64 %30, 6
  %334 = add i64 %30, -2
  %335 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %336 = add i64 %335, -1
  %337 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %331
  br label %341

338:                                              ; preds = %451
  %339 = add nuw nsw i64 %343, 1
  %340 = icmp eq i64 %339, %324
  br i1 %340, label %454, label %341, !llvm.loop !15

341:                                              ; preds = %338, %330
  %342 = phi i64 [ 0, %330 ], [ %453, %338 ]
  %343 = phi i64 [ 0, %330 ], [ %339, %338 ]
  %344 = phi i64 [ undef, %330 ], [ %437, %338 ]
  %345 = phi i64 [ %306, %330 ], [ %424, %338 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  br i1 %31, label %346, label %349

346:                                              ; preds = %349, %341
  %347 = sub i64 %1, %345
  %348 = icmp ugt i64 %347, 7
  br i1 %348, label %354, label %359

349:                                              ; preds = %341, %349
  %350 = phi i64 [ %352, %349 ], [ 0, %341 ]
  %351 = getelementptr inbounds i64, ptr %7, i64 %350
  store i64 0, ptr %351, align 8, !tbaa !7
  %352 = add nuw i64 %350, 1
  %353 = icmp eq i64 %352, %30
  br i1 %353, label %346, label %349, !llvm.loop !9

354:                                              ; preds = %346
  %355 = getelementptr inbounds i8, ptr %0, i64 %345
  %356 = load i64, ptr %355, align 1
  %357 = and i64 %356, -9187201950435737472
  %358 = xor i64 %357, -9187201950435737472
  br label %359

359:                                              ; preds = %354, %346
  %360 = phi i64 [ %358, %354 ], [ 0, %346 ]
  %361 = phi i64 [ %356, %354 ], [ undef, %346 ]
  %362 = icmp eq i64 %360, 0
  br i1 %362, label %383, label %363

363:                                              ; preds = %359
  %364 = add i64 %360, -1
  %365 = xor i64 %364, %360
  %366 = and i64 %365, %361
  %367 = and i64 %366, 35747867511423103
  %368 = lshr i64 %366, 1
  %369 = and i64 %368, 4575727041462157184
  %370 = or i64 %369, %367
  %371 = and i64 %370, 70364449226751
  %372 = lshr i64 %370, 2
  %373 = and i64 %372, 1152851136131088384
  %374 = or i64 %373, %371
  %375 = and i64 %374, 268435455
  %376 = lshr i64 %374, 4
  %377 = and i64 %376, 72057593769492480
  %378 = or i64 %377, %375
  store i64 %378, ptr %332, align 8, !tbaa !7
  %379 = tail call i64 @llvm.cttz.i64(i64 %360, i1 true), !range !12
  %380 = lshr i64 %379, 3
  %381 = add i64 %345, 1
  %382 = add i64 %381, %380
  br label %423

383:                                              ; preds = %359, %421
  %384 = phi i64 [ %420, %421 ], [ 0, %359 ]
  %385 = phi i64 [ %390, %421 ], [ %345, %359 ]
  %386 = icmp ne i64 %385, %1
  %387 = icmp ult i64 %384, %333
  %388 = select i1 %386, i1 %387, i1 false
  br i1 %388, label %389, label %423

389:                                              ; preds = %383
  %390 = add i64 %385, 1
  %391 = getelementptr inbounds i8, ptr %0, i64 %385
  %392 = load i8, ptr %391, align 1, !tbaa !4
  %393 = and i8 %392, 127
  %394 = zext i8 %393 to i64
  %395 = lshr i64 %384, 6
  %396 = and i64 %384, 63
  %397 = shl i64 %394, %396
  %398 = xor i64 %395, -1
  %399 = add i64 %30, %398
  %400 = getelementptr inbounds i64, ptr %7, i64 %399
  %401 = load i64, ptr %400, align 8, !tbaa !7
  %402 = or i64 %397, %401
  store i64 %402, ptr %400, align 8, !tbaa !7
  %403 = icmp ugt i64 %396, 57
  br i1 %403, label %404, label %416

404:                                              ; preds = %389
  %405 = sub nuw nsw i64 64, %396
  %406 = lshr i64 %394, %405
  %407 = add nuw nsw i64 %395, 1
  %408 = icmp ult i64 %407, %30
  br i1 %408, label %409, label %414

409:                                              ; preds = %404
  %410 = sub i64 %334, %395
  %411 = getelementptr inbounds i64, ptr %7, i64 %410
  %412 = load i64, ptr %411, align 8, !tbaa !7
  %413 = or i64 %412, %406
  store i64 %413, ptr %411, align 8, !tbaa !7
  br label %416

414:                                              ; preds = %404
  %415 = icmp eq i64 %406, 0
  br i1 %415, label %416, label %418

416:                                              ; preds = %414, %409, %389
  %417 = add i64 %384, 7
  br label %418

418:                                              ; preds = %416, %414
  %419 = phi i1 [ true, %416 ], [ false, %414 ]
  %420 = phi i64 [ %417, %416 ], [ %384, %414 ]
  br i1 %419, label %421, label %423

421:                                              ; preds = %418
  %422 = icmp sgt i8 %392, -1
  br i1 %422, label %423, label %383, !llvm.loop !13

423:                                              ; preds = %421, %418, %383, %363
  %424 = phi i64 [ %382, %363 ], [ %345, %418 ], [ %345, %383 ], [ %390, %421 ]
  %425 = phi i1 [ false, %363 ], [ true, %418 ], [ true, %383 ], [ false, %421 ]
  br i1 %425, label %436, label %426

426:                                              ; preds = %423, %429
  %427 = phi i64 [ %430, %429 ], [ 0, %423 ]
  %428 = icmp eq i64 %427, %336
  br i1 %428, label %434, label %429

429:                                              ; preds = %426
  %430 = add nuw i64 %427, 1
  %431 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %427
  %432 = load i64, ptr %431, align 8, !tbaa !7
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %426, label %436, !llvm.loop !14

434:                                              ; preds = %426
  %435 = load i64, ptr %337, align 8, !tbaa !7
  br label %436

436:                                              ; preds = %429, %434, %423
  %437 = phi i64 [ %344, %423 ], [ %435, %434 ], [ %344, %429 ]
  %438 = phi i1 [ false, %423 ], [ true, %434 ], [ false, %429 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  %439 = icmp ne i64 %437, 0
  %440 = select i1 %438, i1 %439, i1 false
  br i1 %440, label %441, label %451

441:                                              ; preds = %436
  %442 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %342, i64 %437)
  %443 = extractvalue { i64, i1 } %442, 1
  %444 = extractvalue { i64, i1 } %442, 0
  br i1 %443, label %451, label %445

445:                                              ; preds = %441
  %446 = getelementptr inbounds i64, ptr %10, i64 %343
  %447 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %444, i64 %218)
  %448 = extractvalue { i64, i1 } %447, 1
  %449 = extractvalue { i64, i1 } %447, 0
  store i64 %449, ptr %446, align 8
  %450 = xor i1 %448, true
  br label %451

451:                                              ; preds = %445, %441, %436
  %452 = phi i1 [ false, %436 ], [ false, %441 ], [ %450, %445 ]
  %453 = phi i64 [ %342, %436 ], [ %444, %441 ], [ %444, %445 ]
  br i1 %452, label %338, label %956

454:                                              ; preds = %338, %328
  %455 = phi i64 [ %306, %328 ], [ %424, %338 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  br i1 %31, label %456, label %459

456:                                              ; preds = %459, %454
  %457 = sub i64 %1, %455
  %458 = icmp ugt i64 %457, 7
  br i1 %458, label %464, label %469

459:                                              ; preds = %454, %459
  %460 = phi i64 [ %462, %459 ], [ 0, %454 ]
  %461 = getelementptr inbounds i64, ptr %6, i64 %460
  store i64 0, ptr %461, align 8, !tbaa !7
  %462 = add nuw i64 %460, 1
  %463 = icmp eq i64 %462, %30
  br i1 %463, label %456, label %459, !llvm.loop !9

464:                                              ; preds = %456
  %465 = getelementptr inbounds i8, ptr %0, i64 %455
  %466 = load i64, ptr %465, align 1
  %467 = and i64 %466, -9187201950435737472
  %468 = xor i64 %467, -9187201950435737472
  br label %469

469:                                              ; preds = %464, %456
  %470 = phi i64 [ %468, %464 ], [ 0, %456 ]
  %471 = phi i64 [ %466, %464 ], [ undef, %456 ]
  %472 = icmp eq i64 %470, 0
  br i1 %472, label %473, label %476

473:                                              ; preds = %469
  %474 = shl i64 %30, 6
  %475 = add i64 %30, -2
  br label %498

476:                                              ; preds = %469
  %477 = add i64 %470, -1
  %478 = xor i64 %477, %470
  %479 = and i64 %478, %471
  %480 = and i64 %479, 35747867511423103
  %481 = lshr i64 %479, 1
  %482 = and i64 %481, 4575727041462157184
  %483 = or i64 %482, %480
  %484 = and i64 %483, 70364449226751
  %485 = lshr i64 %483, 2
  %486 = and i64 %485, 1152851136131088384
  %487 = or i64 %486, %484
  %488 = and i64 %487, 268435455
  %489 = lshr i64 %487, 4
  %490 = and i64 %489, 72057593769492480
  %491 = or i64 %490, %488
  %492 = add i64 %30, -1
  %493 = getelementptr inbounds i64, ptr %6, i64 %492
  store i64 %491, ptr %493, align 8, !tbaa !7
  %494 = tail call i64 @llvm.cttz.i64(i64 %470, i1 true), !range !12
  %495 = lshr i64 %494, 3
  %496 = add i64 %455, 1
  %497 = add i64 %496, %495
  br label %538

498:                                              ; preds = %536, %473
  %499 = phi i64 [ %535, %536 ], [ 0, %473 ]
  %500 = phi i64 [ %505, %536 ], [ %455, %473 ]
  %501 = icmp ne i64 %500, %1
  %502 = icmp ult i64 %499, %474
  %503 = select i1 %501, i1 %502, i1 false
  br i1 %503, label %504, label %538

504:                                              ; preds = %498
  %505 = add i64 %500, 1
  %506 = getelementptr inbounds i8, ptr %0, i64 %500
  %507 = load i8, ptr %506, align 1, !tbaa !4
  %508 = and i8 %507, 127
  %509 = zext i8 %508 to i64
  %510 = lshr i64 %499, 6
  %511 = and i64 %499, 63
  %512 = shl i64 %509, %511
  %513 = xor i64 %510, -1
  %514 = add i64 %30, %513
  %515 = getelementptr inbounds i64, ptr %6, i64 %514
  %516 = load i64, ptr %515, align 8, !tbaa !7
  %517 = or i64 %512, %516
  store i64 %517, ptr %515, align 8, !tbaa !7
  %518 = icmp ugt i64 %511, 57
  br i1 %518, label %519, label %531

519:                                              ; preds = %504
  %520 = sub nuw nsw i64 64, %511
  %521 = lshr i64 %509, %520
  %522 = add nuw nsw i64 %510, 1
  %523 = icmp ult i64 %522, %30
  br i1 %523, label %524, label %529

524:                                              ; preds = %519
  %525 = sub i64 %475, %510
  %526 = getelementptr inbounds i64, ptr %6, i64 %525
  %527 = load i64, ptr %526, align 8, !tbaa !7
  %528 = or i64 %527, %521
  store i64 %528, ptr %526, align 8, !tbaa !7
  br label %531

529:                                              ; preds = %519
  %530 = icmp eq i64 %521, 0
  br i1 %530, label %531, label %533

531:                                              ; preds = %529, %524, %504
  %532 = add i64 %499, 7
  br label %533

533:                                              ; preds = %531, %529
  %534 = phi i1 [ true, %531 ], [ false, %529 ]
  %535 = phi i64 [ %532, %531 ], [ %499, %529 ]
  br i1 %534, label %536, label %538

536:                                              ; preds = %533
  %537 = icmp sgt i8 %507, -1
  br i1 %537, label %538, label %498, !llvm.loop !13

538:                                              ; preds = %536, %533, %498, %476
  %539 = phi i64 [ %497, %476 ], [ %455, %533 ], [ %455, %498 ], [ %505, %536 ]
  %540 = phi i1 [ false, %476 ], [ true, %533 ], [ true, %498 ], [ false, %536 ]
  br i1 %540, label %556, label %541

541:                                              ; preds = %538
  %542 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %543 = add i64 %542, -1
  br label %544

544:                                              ; preds = %547, %541
  %545 = phi i64 [ %548, %547 ], [ 0, %541 ]
  %546 = icmp eq i64 %545, %543
  br i1 %546, label %552, label %547

547:                                              ; preds = %544
  %548 = add nuw i64 %545, 1
  %549 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %545
  %550 = load i64, ptr %549, align 8, !tbaa !7
  %551 = icmp eq i64 %550, 0
  br i1 %551, label %544, label %556, !llvm.loop !14

552:                                              ; preds = %544
  %553 = add i64 %30, -1
  %554 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %553
  %555 = load i64, ptr %554, align 8, !tbaa !7
  br label %556

556:                                              ; preds = %547, %552, %538
  %557 = phi i64 [ undef, %538 ], [ %555, %552 ], [ undef, %547 ]
  %558 = phi i1 [ true, %538 ], [ false, %552 ], [ true, %547 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br i1 %558, label %956, label %559

559:                                              ; preds = %556
  %560 = shl i64 %30, 6
  %561 = icmp ugt i64 %557, %560
  br i1 %561, label %956, label %562

562:                                              ; preds = %559
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  br i1 %31, label %563, label %566

563:                                              ; preds = %566, %562
  %564 = sub i64 %1, %539
  %565 = icmp ugt i64 %564, 7
  br i1 %565, label %571, label %576

566:                                              ; preds = %562, %566
  %567 = phi i64 [ %569, %566 ], [ 0, %562 ]
  %568 = getelementptr inbounds i64, ptr %5, i64 %567
  store i64 0, ptr %568, align 8, !tbaa !7
  %569 = add nuw i64 %567, 1
  %570 = icmp eq i64 %569, %30
  br i1 %570, label %563, label %566, !llvm.loop !9

571:                                              ; preds = %563
  %572 = getelementptr inbounds i8, ptr %0, i64 %539
  %573 = load i64, ptr %572, align 1
  %574 = and i64 %573, -9187201950435737472
  %575 = xor i64 %574, -9187201950435737472
  br label %576

576:                                              ; preds = %571, %563
  %577 = phi i64 [ %575, %571 ], [ 0, %563 ]
  %578 = phi i64 [ %573, %571 ], [ undef, %563 ]
  %579 = icmp eq i64 %577, 0
  br i1 %579, label %580, label %582

580:                                              ; preds = %576
  %581 = add i64 %30, -2
  br label %604

582:                                              ; preds = %576
  %583 = add i64 %577, -1
  %584 = xor i64 %583, %577
  %585 = and i64 %584, %578
  %586 = and i64 %585, 35747867511423103
  %587 = lshr i64 %585, 1
  %588 = and i64 %587, 4575727041462157184
  %589 = or i64 %588, %586
  %590 = and i64 %589, 70364449226751
  %591 = lshr i64 %589, 2
  %592 = and i64 %591, 1152851136131088384
  %593 = or i64 %592, %590
  %594 = and i64 %593, 268435455
  %595 = lshr i64 %593, 4
  %596 = and i64 %595, 72057593769492480
  %597 = or i64 %596, %594
  %598 = add i64 %30, -1
  %599 = getelementptr inbounds i64, ptr %5, i64 %598
  store i64 %597, ptr %599, align 8, !tbaa !7
  %600 = tail call i64 @llvm.cttz.i64(i64 %577, i1 true), !range !12
  %601 = lshr i64 %600, 3
  %602 = add i64 %539, 1
  %603 = add i64 %602, %601
  br label %644

604:                                              ; preds = %642, %580
  %605 = phi i64 [ %641, %642 ], [ 0, %580 ]
  %606 = phi i64 [ %611, %642 ], [ %539, %580 ]
  %607 = icmp ne i64 %606, %1
  %608 = icmp ult i64 %605, %560
  %609 = select i1 %607, i1 %608, i1 false
  br i1 %609, label %610, label %644

610:                                              ; preds = %604
  %611 = add i64 %606, 1
  %612 = getelementptr inbounds i8, ptr %0, i64 %606
  %613 = load i8, ptr %612, align 1, !tbaa !4
  %614 = and i8 %613, 127
  %615 = zext i8 %614 to i64
  %616 = lshr i64 %605, 6
  %617 = and i64 %605, 63
  %618 = shl i64 %615, %617
  %619 = xor i64 %616, -1
  %620 = add i64 %30, %619
  %621 = getelementptr inbounds i64, ptr %5, i64 %620
  %622 = load i64, ptr %621, align 8, !tbaa !7
  %623 = or i64 %618, %622
  store i64 %623, ptr %621, align 8, !tbaa !7
  %624 = icmp ugt i64 %617, 57
  br i1 %624, label %625, label %637

625:                                              ; preds = %610
  %626 = sub nuw nsw i64 64, %617
  %627 = lshr i64 %615, %626
  %628 = add nuw nsw i64 %616, 1
  %629 = icmp ult i64 %628, %30
  br i1 %629, label %630, label %635

630:                                              ; preds = %625
  %631 = sub i64 %581, %616
  %632 = getelementptr inbounds i64, ptr %5, i64 %631
  %633 = load i64, ptr %632, align 8, !tbaa !7
  %634 = or i64 %633, %627
  store i64 %634, ptr %632, align 8, !tbaa !7
  br label %637

635:                                              ; preds = %625
  %636 = icmp eq i64 %627, 0
  br i1 %636, label %637, label %639

637:                                              ; preds = %635, %630, %610
  %638 = add i64 %605, 7
  br label %639

639:                                              ; preds = %637, %635
  %640 = phi i1 [ true, %637 ], [ false, %635 ]
  %641 = phi i64 [ %638, %637 ], [ %605, %635 ]
  br i1 %640, label %642, label %644

642:                                              ; preds = %639
  %643 = icmp sgt i8 %613, -1
  br i1 %643, label %644, label %604, !llvm.loop !13

644:                                              ; preds = %642, %639, %604, %582
  %645 = phi i64 [ %603, %582 ], [ %539, %639 ], [ %539, %604 ], [ %611, %642 ]
  %646 = phi i1 [ false, %582 ], [ true, %639 ], [ true, %604 ], [ false, %642 ]
  br i1 %646, label %662, label %647

647:                                              ; preds = %644
  %648 = tail call i64 @llvm.umax.i64(i64 %30, i64 1)
  %649 = add i64 %648, -1
  br label %650

650:                                              ; preds = %653, %647
  %651 = phi i64 [ %654, %653 ], [ 0, %647 ]
  %652 = icmp eq i64 %651, %649
  br i1 %652, label %658, label %653

653:                                              ; preds = %650
  %654 = add nuw i64 %651, 1
  %655 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %651
  %656 = load i64, ptr %655, align 8, !tbaa !7
  %657 = icmp eq i64 %656, 0
  br i1 %657, label %650, label %662, !llvm.loop !14

658:                                              ; preds = %650
  %659 = add i64 %30, -1
  %660 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %659
  %661 = load i64, ptr %660, align 8, !tbaa !7
  br label %662

662:                                              ; preds = %653, %658, %644
  %663 = phi i64 [ undef, %644 ], [ %661, %658 ], [ undef, %653 ]
  %664 = phi i1 [ true, %644 ], [ false, %658 ], [ true, %653 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  %665 = icmp ugt i64 %663, %560
  %666 = select i1 %664, i1 true, i1 %665
  br i1 %666, label %956, label %667

667:                                              ; preds = %662
  %668 = icmp eq i64 %663, 0
  br i1 %668, label %675, label %669

669:                                              ; preds = %667
  %670 = icmp eq i64 %557, 0
  br i1 %670, label %956, label %671

671:                                              ; preds = %669
  %672 = add i64 %663, %557
  %673 = or i64 %560, 1
  %674 = icmp ugt i64 %672, %673
  br i1 %674, label %956, label %675

675:                                              ; preds = %671, %667
  %676 = add i64 %663, %324
  %677 = add i64 %676, 1
  %678 = lshr i64 %677, 1
  %679 = sub i64 %1, %645
  %680 = icmp ugt i64 %678, %679
  br i1 %680, label %956, label %681

681:                                              ; preds = %675
  %682 = icmp eq i64 %676, 0
  br i1 %682, label %683, label %688

683:                                              ; preds = %688, %681
  %684 = phi i64 [ 0, %681 ], [ %702, %688 ]
  %685 = add i64 %678, %645
  %686 = call fastcc i32 @codes_of(ptr noundef nonnull %13, i64 noundef %676, ptr noundef nonnull %12)
  %687 = icmp eq i32 %686, 0
  br i1 %687, label %956, label %705

688:                                              ; preds = %681, %688
  %689 = phi i64 [ %702, %688 ], [ 0, %681 ]
  %690 = phi i64 [ %703, %688 ], [ 0, %681 ]
  %691 = lshr i64 %690, 1
  %692 = add i64 %691, %645
  %693 = getelementptr inbounds i8, ptr %0, i64 %692
  %694 = load i8, ptr %693, align 1, !tbaa !4
  %695 = trunc i64 %690 to i8
  %696 = shl i8 %695, 2
  %697 = and i8 %696, 4
  %698 = lshr i8 %694, %697
  %699 = and i8 %698, 15
  %700 = getelementptr inbounds [6145 x i8], ptr %13, i64 0, i64 %690
  store i8 %699, ptr %700, align 1, !tbaa !4
  %701 = zext i8 %699 to i64
  %702 = tail call i64 @llvm.umax.i64(i64 %689, i64 %701)
  %703 = add nuw i64 %690, 1
  %704 = icmp eq i64 %703, %676
  br i1 %704, label %683, label %688, !llvm.loop !16

705:                                              ; preds = %683
  %706 = shl nsw i64 -1, %684
  %707 = sub i64 0, %706
  br label %710

708:                                              ; preds = %710
  %709 = xor i64 %706, -1
  br i1 %682, label %715, label %722

710:                                              ; preds = %710, %705
  %711 = phi i64 [ 0, %705 ], [ %713, %710 ]
  %712 = getelementptr inbounds [8192 x i32], ptr %11, i64 0, i64 %711
  store i32 0, ptr %712, align 4, !tbaa !17
  %713 = add i64 %711, 1
  %714 = icmp eq i64 %713, %707
  br i1 %714, label %708, label %710, !llvm.loop !19

715:                                              ; preds = %738, %708
  %716 = shl i64 %685, 3
  %717 = icmp ugt i64 %2, 1
  br i1 %717, label %718, label %920

718:                                              ; preds = %715
  %719 = xor i64 %324, -1
  %720 = add i64 %557, %719
  %721 = add i64 %30, -1
  br label %750

722:                                              ; preds = %708, %738
  %723 = phi i64 [ %739, %738 ], [ 0, %708 ]
  %724 = getelementptr inbounds [6144 x i32], ptr %12, i64 0, i64 %723
  %725 = load i32, ptr %724, align 4, !tbaa !17
  %726 = zext i32 %725 to i64
  %727 = getelementptr inbounds [6145 x i8], ptr %13, i64 0, i64 %723
  %728 = load i8, ptr %727, align 1, !tbaa !4
  %729 = icmp ne i8 %728, 0
  %730 = icmp ule i64 %726, %709
  %731 = select i1 %729, i1 %730, i1 false
  br i1 %731, label %732, label %738

732:                                              ; preds = %722
  %733 = shl i64 %723, 4
  %734 = zext i8 %728 to i64
  %735 = or i64 %733, %734
  %736 = trunc i64 %735 to i32
  %737 = shl nuw i64 1, %734
  br label %741

738:                                              ; preds = %741, %722
  %739 = add nuw i64 %723, 1
  %740 = icmp eq i64 %739, %676
  br i1 %740, label %715, label %722, !llvm.loop !20

741:                                              ; preds = %741, %732
  %742 = phi i64 [ %726, %732 ], [ %744, %741 ]
  %743 = getelementptr inbounds [8192 x i32], ptr %11, i64 0, i64 %742
  store i32 %736, ptr %743, align 4, !tbaa !17
  %744 = add i64 %742, %737
  %745 = icmp ugt i64 %744, %709
  br i1 %745, label %738, label %741, !llvm.loop !21

746:                                              ; preds = %916
  %747 = add nuw i64 %753, 1
  %748 = icmp ult i64 %747, %2
  %749 = icmp eq i64 %747, %2
  br i1 %749, label %920, label %750, !llvm.loop !22

750:                                              ; preds = %746, %718
  %751 = phi i1 [ true, %718 ], [ %748, %746 ]
  %752 = phi ptr [ %3, %718 ], [ %919, %746 ]
  %753 = phi i64 [ 1, %718 ], [ %747, %746 ]
  %754 = phi i64 [ %716, %718 ], [ %917, %746 ]
  %755 = lshr i64 %754, 3
  %756 = add nuw nsw i64 %755, 8
  %757 = icmp ugt i64 %756, %1
  br i1 %757, label %758, label %760

758:                                              ; preds = %750
  %759 = icmp ult i64 %755, %1
  br i1 %759, label %763, label %775

760:                                              ; preds = %750
  %761 = getelementptr inbounds i8, ptr %0, i64 %755
  %762 = load i64, ptr %761, align 1
  br label %775

763:                                              ; preds = %758, %763
  %764 = phi i64 [ %773, %763 ], [ %755, %758 ]
  %765 = phi i64 [ %772, %763 ], [ 0, %758 ]
  %766 = getelementptr inbounds i8, ptr %0, i64 %764
  %767 = load i8, ptr %766, align 1, !tbaa !4
  %768 = zext i8 %767 to i64
  %769 = sub nuw i64 %764, %755
  %770 = shl i64 %769, 3
  %771 = shl i64 %768, %770
  %772 = or i64 %771, %765
  %773 = add nuw i64 %764, 1
  %774 = icmp eq i64 %773, %1
  br i1 %774, label %775, label %763, !llvm.loop !23

775:                                              ; preds = %763, %760, %758
  %776 = phi i64 [ %762, %760 ], [ 0, %758 ], [ %772, %763 ]
  %777 = and i64 %754, 7
  %778 = lshr i64 %776, %777
  %779 = and i64 %778, %709
  %780 = getelementptr inbounds [8192 x i32], ptr %11, i64 0, i64 %779
  %781 = load i32, ptr %780, align 4, !tbaa !17
  %782 = and i32 %781, 15
  %783 = zext i32 %782 to i64
  %784 = lshr i32 %781, 4
  %785 = zext i32 %784 to i64
  %786 = icmp eq i32 %782, 0
  br i1 %786, label %916, label %787

787:                                              ; preds = %775
  %788 = add i64 %754, %783
  %789 = getelementptr inbounds i64, ptr %752, i64 %30
  br i1 %31, label %790, label %792

790:                                              ; preds = %792, %787
  %791 = icmp ugt i64 %324, %785
  br i1 %791, label %797, label %800

792:                                              ; preds = %787, %792
  %793 = phi i64 [ %795, %792 ], [ 0, %787 ]
  %794 = getelementptr inbounds i64, ptr %789, i64 %793
  store i64 0, ptr %794, align 8, !tbaa !7
  %795 = add nuw i64 %793, 1
  %796 = icmp eq i64 %795, %30
  br i1 %796, label %790, label %792, !llvm.loop !24

797:                                              ; preds = %790
  %798 = getelementptr inbounds [2048 x i64], ptr %10, i64 0, i64 %785
  %799 = load i64, ptr %798, align 8, !tbaa !7
  br label %910

800:                                              ; preds = %790
  %801 = add i64 %720, %785
  %802 = icmp ult i64 %801, 64
  br i1 %802, label %803, label %820

803:                                              ; preds = %800
  %804 = add i64 %801, %783
  %805 = icmp ult i64 %804, 58
  br i1 %805, label %806, label %811

806:                                              ; preds = %803
  %807 = lshr i64 %778, %783
  %808 = shl nsw i64 -1, %801
  %809 = xor i64 %808, -1
  %810 = and i64 %807, %809
  br label %813

811:                                              ; preds = %803
  %812 = tail call fastcc i64 @field_at(ptr noundef %0, i64 noundef %1, i64 noundef %788, i64 noundef %801)
  br label %813

813:                                              ; preds = %811, %806
  %814 = phi i64 [ %810, %806 ], [ %812, %811 ]
  %815 = shl nuw i64 1, %801
  %816 = or i64 %814, %815
  %817 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %816, i64 %218)
  %818 = extractvalue { i64, i1 } %817, 1
  %819 = extractvalue { i64, i1 } %817, 0
  br i1 %818, label %906, label %903

820:                                              ; preds = %800
  %821 = and i64 %801, 63
  %822 = shl nuw i64 1, %821
  %823 = lshr i64 %801, 6
  %824 = xor i64 %823, -1
  %825 = add i64 %30, %824
  %826 = getelementptr inbounds i64, ptr %789, i64 %825
  store i64 %822, ptr %826, align 8, !tbaa !7
  %827 = and i64 %788, 7
  br label %831

828:                                              ; preds = %888
  %829 = getelementptr inbounds i64, ptr %789, i64 %721
  %830 = load i64, ptr %829, align 8, !tbaa !7
  br label %903

831:                                              ; preds = %888, %820
  %832 = phi i64 [ 0, %820 ], [ %901, %888 ]
  %833 = add i64 %832, %788
  %834 = sub i64 %801, %832
  %835 = tail call i64 @llvm.umin.i64(i64 %834, i64 64)
  %836 = lshr i64 %833, 3
  %837 = add nuw nsw i64 %836, 8
  %838 = icmp ugt i64 %837, %1
  br i1 %838, label %839, label %841

839:                                              ; preds = %831
  %840 = icmp ult i64 %836, %1
  br i1 %840, label %844, label %856

841:                                              ; preds = %831
  %842 = getelementptr inbounds i8, ptr %0, i64 %836
  %843 = load i64, ptr %842, align 1
  br label %856

844:                                              ; preds = %839, %844
  %845 = phi i64 [ %854, %844 ], [ %836, %839 ]
  %846 = phi i64 [ %853, %844 ], [ 0, %839 ]
  %847 = getelementptr inbounds i8, ptr %0, i64 %845
  %848 = load i8, ptr %847, align 1, !tbaa !4
  %849 = zext i8 %848 to i64
  %850 = sub nuw i64 %845, %836
  %851 = shl i64 %850, 3
  %852 = shl i64 %849, %851
  %853 = or i64 %852, %846
  %854 = add nuw i64 %845, 1
  %855 = icmp eq i64 %854, %1
  br i1 %855, label %856, label %844, !llvm.loop !23

856:                                              ; preds = %844, %841, %839
  %857 = phi i64 [ %843, %841 ], [ 0, %839 ], [ %853, %844 ]
  %858 = lshr i64 %857, %827
  %859 = icmp ugt i64 %835, 32
  br i1 %859, label %860, label %888

860:                                              ; preds = %856
  %861 = and i64 %858, 4294967295
  %862 = add i64 %833, 32
  %863 = lshr i64 %862, 3
  %864 = add nuw nsw i64 %863, 8
  %865 = icmp ugt i64 %864, %1
  br i1 %865, label %866, label %868

866:                                              ; preds = %860
  %867 = icmp ult i64 %863, %1
  br i1 %867, label %871, label %883

868:                                              ; preds = %860
  %869 = getelementptr inbounds i8, ptr %0, i64 %863
  %870 = load i64, ptr %869, align 1
  br label %883

871:                                              ; preds = %866, %871
  %872 = phi i64 [ %881, %871 ], [ %863, %866 ]
  %873 = phi i64 [ %880, %871 ], [ 0, %866 ]
  %874 = getelementptr inbounds i8, ptr %0, i64 %872
  %875 = load i8, ptr %874, align 1, !tbaa !4
  %876 = zext i8 %875 to i64
  %877 = sub nuw i64 %872, %863
  %878 = shl i64 %877, 3
  %879 = shl i64 %876, %878
  %880 = or i64 %879, %873
  %881 = add nuw i64 %872, 1
  %882 = icmp eq i64 %881, %1
  br i1 %882, label %883, label %871, !llvm.loop !23

883:                                              ; preds = %871, %868, %866
  %884 = phi i64 [ %870, %868 ], [ 0, %866 ], [ %880, %871 ]
  %885 = lshr i64 %884, %827
  %886 = shl i64 %885, 32
  %887 = or i64 %886, %861
  br label %888

888:                                              ; preds = %883, %856
  %889 = phi i64 [ %887, %883 ], [ %858, %856 ]
  %890 = icmp ult i64 %834, 64
  %891 = shl nsw i64 -1, %835
  %892 = xor i64 %891, -1
  %893 = select i1 %890, i64 %892, i64 -1
  %894 = and i64 %889, %893
  %895 = lshr exact i64 %832, 6
  %896 = xor i64 %895, -1
  %897 = add i64 %30, %896
  %898 = getelementptr inbounds i64, ptr %789, i64 %897
  %899 = load i64, ptr %898, align 8, !tbaa !7
  %900 = or i64 %899, %894
  store i64 %900, ptr %898, align 8, !tbaa !7
  %901 = add nuw i64 %832, 64
  %902 = icmp ugt i64 %801, %901
  br i1 %902, label %831, label %828, !llvm.loop !25

903:                                              ; preds = %828, %813
  %904 = phi i64 [ %819, %813 ], [ %830, %828 ]
  %905 = add i64 %801, %788
  br label %906

906:                                              ; preds = %903, %813
  %907 = phi i64 [ %905, %903 ], [ %788, %813 ]
  %908 = phi i64 [ %904, %903 ], [ %819, %813 ]
  %909 = phi i1 [ true, %903 ], [ false, %813 ]
  br i1 %909, label %910, label %916

910:                                              ; preds = %906, %797
  %911 = phi i64 [ %788, %797 ], [ %907, %906 ]
  %912 = phi i64 [ %799, %797 ], [ %908, %906 ]
  %913 = getelementptr inbounds i64, ptr %789, i64 %721
  store i64 %912, ptr %913, align 8, !tbaa !7
  %914 = tail call fastcc i64 @added(ptr noundef %789)
  %915 = icmp eq i64 %914, 0
  br label %916

916:                                              ; preds = %910, %906, %775
  %917 = phi i64 [ %907, %906 ], [ %754, %775 ], [ %911, %910 ]
  %918 = phi i1 [ false, %906 ], [ false, %775 ], [ %915, %910 ]
  %919 = phi ptr [ %789, %906 ], [ %752, %775 ], [ %789, %910 ]
  br i1 %918, label %746, label %920

920:                                              ; preds = %916, %746, %715
  %921 = phi i1 [ %717, %715 ], [ %751, %916 ], [ %748, %746 ]
  %922 = phi i64 [ %716, %715 ], [ %917, %746 ], [ %917, %916 ]
  br i1 %921, label %956, label %923

923:                                              ; preds = %920
  %924 = shl i64 %1, 3
  %925 = icmp ult i64 %924, %922
  %926 = sub i64 %924, %922
  %927 = icmp ugt i64 %926, 7
  %928 = or i1 %925, %927
  br i1 %928, label %956, label %929

929:                                              ; preds = %923
  %930 = lshr i64 %922, 3
  %931 = add nuw nsw i64 %930, 8
  %932 = icmp ugt i64 %931, %1
  br i1 %932, label %933, label %935

933:                                              ; preds = %929
  %934 = icmp ult i64 %930, %1
  br i1 %934, label %938, label %950

935:                                              ; preds = %929
  %936 = getelementptr inbounds i8, ptr %0, i64 %930
  %937 = load i64, ptr %936, align 1
  br label %950

938:                                              ; preds = %933, %938
  %939 = phi i64 [ %948, %938 ], [ %930, %933 ]
  %940 = phi i64 [ %947, %938 ], [ 0, %933 ]
  %941 = getelementptr inbounds i8, ptr %0, i64 %939
  %942 = load i8, ptr %941, align 1, !tbaa !4
  %943 = zext i8 %942 to i64
  %944 = sub nuw i64 %939, %930
  %945 = shl i64 %944, 3
  %946 = shl i64 %943, %945
  %947 = or i64 %946, %940
  %948 = add nuw i64 %939, 1
  %949 = icmp eq i64 %948, %1
  br i1 %949, label %950, label %938, !llvm.loop !23

950:                                              ; preds = %938, %935, %933
  %951 = phi i64 [ %937, %935 ], [ 0, %933 ], [ %947, %938 ]
  %952 = and i64 %922, 7
  %953 = lshr i64 %951, %952
  %954 = icmp ne i64 %953, 0
  %955 = sext i1 %954 to i32
  br label %956

956:                                              ; preds = %451, %113, %217, %323, %556, %559, %662, %669, %671, %675, %683, %920, %923, %950
  %957 = phi i32 [ -1, %113 ], [ -1, %217 ], [ -1, %323 ], [ -1, %559 ], [ -1, %556 ], [ -1, %662 ], [ -1, %671 ], [ -1, %669 ], [ -1, %675 ], [ -1, %683 ], [ -1, %920 ], [ -1, %923 ], [ %955, %950 ], [ -1, %451 ]
  call void @llvm.lifetime.end.p0(i64 6145, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 32768, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %10)
  br label %1087

958:                                              ; preds = %22, %1080
  %959 = phi i64 [ 0, %22 ], [ %1081, %1080 ]
  %960 = phi ptr [ %3, %22 ], [ %1082, %1080 ]
  %961 = phi i64 [ 1, %22 ], [ %1048, %1080 ]
  br i1 %24, label %962, label %965

962:                                              ; preds = %965, %958
  %963 = sub i64 %1, %961
  %964 = icmp ugt i64 %963, 7
  br i1 %964, label %970, label %975

965:                                              ; preds = %958, %965
  %966 = phi i64 [ %968, %965 ], [ 0, %958 ]
  %967 = getelementptr inbounds i64, ptr %960, i64 %966
  store i64 0, ptr %967, align 8, !tbaa !7
  %968 = add nuw i64 %966, 1
  %969 = icmp eq i64 %968, %23
  br i1 %969, label %962, label %965, !llvm.loop !9

970:                                              ; preds = %962
  %971 = getelementptr inbounds i8, ptr %0, i64 %961
  %972 = load i64, ptr %971, align 1
  %973 = and i64 %972, -9187201950435737472
  %974 = xor i64 %973, -9187201950435737472
  br label %975

975:                                              ; preds = %970, %962
  %976 = phi i64 [ %974, %970 ], [ 0, %962 ]
  %977 = phi i64 [ %972, %970 ], [ undef, %962 ]
  %978 = icmp eq i64 %976, 0
  br i1 %978, label %1000, label %979

979:                                              ; preds = %975
  %980 = add i64 %976, -1
  %981 = xor i64 %980, %976
  %982 = and i64 %981, %977
  %983 = and i64 %982, 35747867511423103
  %984 = lshr i64 %982, 1
  %985 = and i64 %984, 4575727041462157184
  %986 = or i64 %985, %983
  %987 = and i64 %986, 70364449226751
  %988 = lshr i64 %986, 2
  %989 = and i64 %988, 1152851136131088384
  %990 = or i64 %989, %987
  %991 = and i64 %990, 268435455
  %992 = lshr i64 %990, 4
  %993 = and i64 %992, 72057593769492480
  %994 = or i64 %993, %991
  %995 = getelementptr inbounds i64, ptr %960, i64 %25
  store i64 %994, ptr %995, align 8, !tbaa !7
  %996 = tail call i64 @llvm.cttz.i64(i64 %976, i1 true), !range !12
  %997 = lshr i64 %996, 3
  %998 = add i64 %961, 1
  %999 = add i64 %998, %997
  br label %1042

1000:                                             ; preds = %975, %1040
  %1001 = phi i64 [ %1015, %1040 ], [ 0, %975 ]
  %1002 = phi i64 [ %1039, %1040 ], [ 0, %975 ]
  %1003 = phi i64 [ %1008, %1040 ], [ %961, %975 ]
  %1004 = icmp ne i64 %1003, %1
  %1005 = icmp ult i64 %1002, %26
  %1006 = select i1 %1004, i1 %1005, i1 false
  br i1 %1006, label %1007, label %1047

1007:                                             ; preds = %1000
  %1008 = add i64 %1003, 1
  %1009 = getelementptr inbounds i8, ptr %0, i64 %1003
  %1010 = load i8, ptr %1009, align 1, !tbaa !4
  %1011 = and i8 %1010, 127
  %1012 = zext i8 %1011 to i64
  %1013 = lshr i64 %1002, 6
  %1014 = and i64 %1002, 63
  %1015 = or i64 %1001, %1012
  %1016 = shl i64 %1012, %1014
  %1017 = xor i64 %1013, -1
  %1018 = add i64 %23, %1017
  %1019 = getelementptr inbounds i64, ptr %960, i64 %1018
  %1020 = load i64, ptr %1019, align 8, !tbaa !7
  %1021 = or i64 %1016, %1020
  store i64 %1021, ptr %1019, align 8, !tbaa !7
  %1022 = icmp ugt i64 %1014, 57
  br i1 %1022, label %1023, label %1035

1023:                                             ; preds = %1007
  %1024 = sub nuw nsw i64 64, %1014
  %1025 = lshr i64 %1012, %1024
  %1026 = add nuw nsw i64 %1013, 1
  %1027 = icmp ult i64 %1026, %23
  br i1 %1027, label %1028, label %1033

1028:                                             ; preds = %1023
  %1029 = sub i64 %27, %1013
  %1030 = getelementptr inbounds i64, ptr %960, i64 %1029
  %1031 = load i64, ptr %1030, align 8, !tbaa !7
  %1032 = or i64 %1031, %1025
  store i64 %1032, ptr %1030, align 8, !tbaa !7
  br label %1035

1033:                                             ; preds = %1023
  %1034 = icmp eq i64 %1025, 0
  br i1 %1034, label %1035, label %1037

1035:                                             ; preds = %1033, %1028, %1007
  %1036 = add i64 %1002, 7
  br label %1037

1037:                                             ; preds = %1035, %1033
  %1038 = phi i1 [ true, %1035 ], [ false, %1033 ]
  %1039 = phi i64 [ %1036, %1035 ], [ %1002, %1033 ]
  br i1 %1038, label %1040, label %1047

1040:                                             ; preds = %1037
  %1041 = icmp sgt i8 %1010, -1
  br i1 %1041, label %1042, label %1000, !llvm.loop !13

1042:                                             ; preds = %1040, %979
  %1043 = phi i64 [ %994, %979 ], [ %1015, %1040 ]
  %1044 = phi i64 [ %999, %979 ], [ %1008, %1040 ]
  %1045 = icmp ne i64 %1043, 0
  %1046 = zext i1 %1045 to i32
  br label %1047

1047:                                             ; preds = %1000, %1037, %1042
  %1048 = phi i64 [ %1044, %1042 ], [ %961, %1037 ], [ %961, %1000 ]
  %1049 = phi i32 [ %1046, %1042 ], [ -1, %1037 ], [ -1, %1000 ]
  %1050 = icmp slt i32 %1049, 0
  br i1 %1050, label %1087, label %1051

1051:                                             ; preds = %1047
  %1052 = icmp eq i64 %959, 0
  br i1 %1052, label %1080, label %1053

1053:                                             ; preds = %1051
  %1054 = icmp eq i32 %1049, 0
  br i1 %1054, label %1087, label %1055

1055:                                             ; preds = %1053
  br i1 %24, label %1077, label %1056

1056:                                             ; preds = %1055
  %1057 = getelementptr inbounds i64, ptr %960, i64 %28
  br label %1058

1058:                                             ; preds = %1058, %1056
  %1059 = phi i64 [ 0, %1056 ], [ %1073, %1058 ]
  %1060 = phi i64 [ %23, %1056 ], [ %1061, %1058 ]
  %1061 = add i64 %1060, -1
  %1062 = getelementptr inbounds i64, ptr %960, i64 %1061
  %1063 = load i64, ptr %1062, align 8, !tbaa !7
  %1064 = zext i64 %1063 to i128
  %1065 = getelementptr inbounds i64, ptr %1057, i64 %1061
  %1066 = load i64, ptr %1065, align 8, !tbaa !7
  %1067 = zext i64 %1066 to i128
  %1068 = zext i64 %1059 to i128
  %1069 = add nuw nsw i128 %1064, %1068
  %1070 = add nuw nsw i128 %1069, %1067
  %1071 = trunc i128 %1070 to i64
  store i64 %1071, ptr %1062, align 8, !tbaa !7
  %1072 = lshr i128 %1070, 64
  %1073 = trunc i128 %1072 to i64
  %1074 = icmp eq i64 %1061, 0
  br i1 %1074, label %1075, label %1058, !llvm.loop !26

1075:                                             ; preds = %1058
  %1076 = trunc i128 %1072 to i64
  br label %1077

1077:                                             ; preds = %1075, %1055
  %1078 = phi i64 [ 0, %1055 ], [ %1076, %1075 ]
  %1079 = icmp eq i64 %1078, 0
  br i1 %1079, label %1080, label %1087

1080:                                             ; preds = %1077, %1051
  %1081 = add nuw i64 %959, 1
  %1082 = getelementptr inbounds i64, ptr %960, i64 %23
  %1083 = icmp eq i64 %1081, %2
  br i1 %1083, label %1084, label %958, !llvm.loop !27

1084:                                             ; preds = %1080
  %1085 = icmp ne i64 %1048, %1
  %1086 = sext i1 %1085 to i32
  br label %1087

1087:                                             ; preds = %1047, %1053, %1077, %4, %17, %1084, %956
  %1088 = phi i32 [ %957, %956 ], [ %1086, %1084 ], [ -1, %17 ], [ -1, %4 ], [ -1, %1077 ], [ -1, %1053 ], [ -1, %1047 ]
  ret i32 %1088
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i64 @added(ptr nocapture noundef %0) unnamed_addr {
  %2 = load i64, ptr @WORDS, align 8, !tbaa !7
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %1
  %5 = sub i64 0, %2
  %6 = getelementptr inbounds i64, ptr %0, i64 %5
  br label %11

7:                                                ; preds = %11
  %8 = trunc i128 %25 to i64
  br label %9

9:                                                ; preds = %7, %1
  %10 = phi i64 [ %8, %7 ], [ 0, %1 ]
  ret i64 %10

11:                                               ; preds = %4, %11
  %12 = phi i64 [ 0, %4 ], [ %26, %11 ]
  %13 = phi i64 [ %2, %4 ], [ %14, %11 ]
  %14 = add i64 %13, -1
  %15 = getelementptr inbounds i64, ptr %0, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !7
  %17 = zext i64 %16 to i128
  %18 = getelementptr inbounds i64, ptr %6, i64 %14
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = zext i64 %19 to i128
  %21 = zext i64 %12 to i128
  %22 = add nuw nsw i128 %17, %21
  %23 = add nuw nsw i128 %22, %20
  %24 = trunc i128 %23 to i64
  store i64 %24, ptr %15, align 8, !tbaa !7
  %25 = lshr i128 %23, 64
  %26 = trunc i128 %25 to i64
  %27 = icmp eq i64 %14, 0
  br i1 %27, label %7, label %11, !llvm.loop !26
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i64 @store_encode(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2) {
  %4 = alloca [64 x i64], align 16
  %5 = alloca [64 x i64], align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 1
  store i8 0, ptr %2, align 1, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  %7 = load i64, ptr @WORDS, align 8, !tbaa !7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %3, %9
  %10 = phi i64 [ %14, %9 ], [ 0, %3 ]
  %11 = getelementptr inbounds i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !7
  %13 = getelementptr inbounds i64, ptr %4, i64 %10
  store i64 %12, ptr %13, align 8, !tbaa !7
  %14 = add nuw i64 %10, 1
  %15 = icmp eq i64 %14, %7
  br i1 %15, label %16, label %9, !llvm.loop !28

16:                                               ; preds = %9, %3
  %17 = call fastcc ptr @put_number(ptr noundef nonnull %4, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %18 = icmp ugt i64 %1, 1
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = sub i64 0, %7
  br label %26

21:                                               ; preds = %52, %16
  %22 = phi ptr [ %17, %16 ], [ %53, %52 ]
  %23 = ptrtoint ptr %22 to i64
  %24 = ptrtoint ptr %2 to i64
  %25 = sub i64 %23, %24
  ret i64 %25

26:                                               ; preds = %19, %52
  %27 = phi i64 [ 1, %19 ], [ %54, %52 ]
  %28 = phi ptr [ %17, %19 ], [ %53, %52 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  %29 = mul i64 %27, %7
  %30 = getelementptr inbounds i64, ptr %0, i64 %29
  br i1 %8, label %52, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds i64, ptr %30, i64 %20
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi i64 [ 0, %31 ], [ %50, %33 ]
  %35 = phi i64 [ %7, %31 ], [ %36, %33 ]
  %36 = add i64 %35, -1
  %37 = getelementptr inbounds i64, ptr %30, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !7
  %39 = zext i64 %38 to i128
  %40 = getelementptr inbounds i64, ptr %32, i64 %36
  %41 = load i64, ptr %40, align 8, !tbaa !7
  %42 = zext i64 %41 to i128
  %43 = zext i64 %34 to i128
  %44 = add nuw nsw i128 %43, %42
  %45 = sub nsw i128 %39, %44
  %46 = trunc i128 %45 to i64
  %47 = getelementptr inbounds i64, ptr %5, i64 %36
  store i64 %46, ptr %47, align 8, !tbaa !7
  %48 = lshr i128 %45, 64
  %49 = trunc i128 %48 to i64
  %50 = and i64 %49, 1
  %51 = icmp eq i64 %36, 0
  br i1 %51, label %52, label %33, !llvm.loop !29

52:                                               ; preds = %33, %26
  %53 = call fastcc ptr @put_number(ptr noundef nonnull %5, ptr noundef nonnull %28)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  %54 = add nuw i64 %27, 1
  %55 = icmp eq i64 %54, %1
  br i1 %55, label %21, label %26, !llvm.loop !30
}

define internal fastcc nonnull ptr @put_number(ptr nocapture noundef %0, ptr noundef writeonly %1) unnamed_addr {
  %3 = load i64, ptr @WORDS, align 8, !tbaa !7
  %4 = add i64 %3, -1
  %5 = getelementptr inbounds i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8, !tbaa !7
  %7 = icmp eq i64 %4, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %2, %13
  %9 = phi i64 [ %14, %13 ], [ 0, %2 ]
  %10 = getelementptr inbounds i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !7
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %8
  %14 = add nuw i64 %9, 1
  %15 = icmp eq i64 %14, %4
  br i1 %15, label %16, label %8, !llvm.loop !31

16:                                               ; preds = %8, %13, %2
  %17 = phi i64 [ 0, %2 ], [ %9, %8 ], [ %4, %13 ]
  %18 = icmp eq i64 %17, %4
  %19 = icmp ult i64 %6, 72057594037927936
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %77

21:                                               ; preds = %16
  %22 = or i64 %6, 1
  %23 = tail call i64 @llvm.ctlz.i64(i64 %22, i1 true), !range !32
  %24 = xor i64 %23, 63
  %25 = udiv i64 %24, 7
  %26 = shl nuw nsw i64 %25, 3
  %27 = and i64 %6, 268435455
  %28 = shl i64 %6, 4
  %29 = and i64 %28, 1152921500311879680
  %30 = or i64 %29, %27
  %31 = and i64 %30, 70364449226751
  %32 = shl nuw nsw i64 %30, 2
  %33 = and i64 %32, 4611404544524353536
  %34 = or i64 %33, %31
  %35 = and i64 %34, 35747867511423103
  %36 = shl nuw nsw i64 %34, 1
  %37 = and i64 %36, 9151454082924314368
  %38 = shl nsw i64 -1, %26
  %39 = and i64 %38, -9187201950435737472
  %40 = or i64 %39, %35
  %41 = or i64 %40, %37
  %42 = xor i64 %41, -9187201950435737472
  store i64 %42, ptr %1, align 1
  %43 = getelementptr inbounds i8, ptr %1, i64 %25
  br label %84

44:                                               ; preds = %77, %54
  %45 = phi ptr [ %53, %54 ], [ %79, %77 ]
  br i1 %80, label %49, label %46

46:                                               ; preds = %44
  %47 = load i64, ptr %5, align 8, !tbaa !7
  %48 = icmp ugt i64 %47, 127
  br i1 %48, label %49, label %82

49:                                               ; preds = %44, %46
  %50 = load i64, ptr %5, align 8, !tbaa !7
  %51 = trunc i64 %50 to i8
  %52 = or i8 %51, -128
  %53 = getelementptr inbounds i8, ptr %45, i64 1
  store i8 %52, ptr %45, align 1, !tbaa !4
  br i1 %81, label %55, label %54

54:                                               ; preds = %67, %49
  br i1 %80, label %71, label %44, !llvm.loop !33

55:                                               ; preds = %49, %67
  %56 = phi i64 [ %57, %67 ], [ %3, %49 ]
  %57 = add i64 %56, -1
  %58 = getelementptr inbounds i64, ptr %0, i64 %57
  %59 = load i64, ptr %58, align 8, !tbaa !7
  %60 = lshr i64 %59, 7
  %61 = icmp ugt i64 %57, %78
  br i1 %61, label %62, label %67

62:                                               ; preds = %55
  %63 = add i64 %56, -2
  %64 = getelementptr inbounds i64, ptr %0, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !7
  %66 = shl i64 %65, 57
  br label %67

67:                                               ; preds = %55, %62
  %68 = phi i64 [ %66, %62 ], [ 0, %55 ]
  %69 = or i64 %68, %60
  store i64 %69, ptr %58, align 8, !tbaa !7
  %70 = icmp ugt i64 %57, %78
  br i1 %70, label %55, label %54, !llvm.loop !34

71:                                               ; preds = %54
  %72 = getelementptr inbounds i64, ptr %0, i64 %78
  %73 = load i64, ptr %72, align 8, !tbaa !7
  %74 = icmp eq i64 %73, 0
  %75 = zext i1 %74 to i64
  %76 = add i64 %78, %75
  br label %77, !llvm.loop !33

77:                                               ; preds = %16, %71
  %78 = phi i64 [ %76, %71 ], [ %17, %16 ]
  %79 = phi ptr [ %53, %71 ], [ %1, %16 ]
  %80 = icmp ult i64 %78, %4
  %81 = icmp ugt i64 %3, %78
  br label %44

82:                                               ; preds = %46
  %83 = trunc i64 %47 to i8
  store i8 %83, ptr %45, align 1, !tbaa !4
  br label %84

84:                                               ; preds = %82, %21
  %85 = phi ptr [ %45, %82 ], [ %43, %21 ]
  %86 = getelementptr inbounds i8, ptr %85, i64 1
  ret ptr %86
}

define i64 @store_coder() {
  ret i64 522248
}

define i64 @store_code(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = alloca [64 x i64], align 16
  %6 = alloca [64 x i64], align 16
  %7 = alloca [64 x i64], align 16
  %8 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  %9 = icmp ugt i64 %1, 1
  br i1 %9, label %10, label %97

10:                                               ; preds = %4
  %11 = load i64, ptr @WORDS, align 8, !tbaa !7
  %12 = icmp eq i64 %11, 0
  %13 = sub i64 0, %11
  %14 = add i64 %11, -1
  %15 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %14
  br label %16

16:                                               ; preds = %87, %10
  %17 = phi i64 [ -1, %10 ], [ %88, %87 ]
  %18 = phi i64 [ 1, %10 ], [ %89, %87 ]
  %19 = phi i64 [ 0, %10 ], [ %90, %87 ]
  %20 = phi i64 [ 1, %10 ], [ %91, %87 ]
  %21 = phi i64 [ 0, %10 ], [ %92, %87 ]
  %22 = phi i64 [ 1, %10 ], [ %93, %87 ]
  %23 = mul i64 %22, %11
  %24 = getelementptr inbounds i64, ptr %0, i64 %23
  br i1 %12, label %53, label %25

25:                                               ; preds = %16
  %26 = getelementptr inbounds i64, ptr %24, i64 %13
  br label %27

27:                                               ; preds = %27, %25
  %28 = phi i64 [ 0, %25 ], [ %45, %27 ]
  %29 = phi i64 [ %11, %25 ], [ %31, %27 ]
  %30 = phi i64 [ 0, %25 ], [ %51, %27 ]
  %31 = add i64 %29, -1
  %32 = getelementptr inbounds i64, ptr %24, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !7
  %34 = zext i64 %33 to i128
  %35 = getelementptr inbounds i64, ptr %26, i64 %31
  %36 = load i64, ptr %35, align 8, !tbaa !7
  %37 = zext i64 %36 to i128
  %38 = zext i64 %28 to i128
  %39 = add nuw nsw i128 %38, %37
  %40 = sub nsw i128 %34, %39
  %41 = trunc i128 %40 to i64
  %42 = getelementptr inbounds i64, ptr %7, i64 %31
  store i64 %41, ptr %42, align 8, !tbaa !7
  %43 = lshr i128 %40, 64
  %44 = trunc i128 %43 to i64
  %45 = and i64 %44, 1
  %46 = icmp eq i64 %41, 0
  %47 = sub i64 %11, %31
  %48 = shl i64 %47, 6
  %49 = tail call i64 @llvm.ctlz.i64(i64 %41, i1 true), !range !35
  %50 = sub i64 %48, %49
  %51 = select i1 %46, i64 %30, i64 %50
  %52 = icmp eq i64 %31, 0
  br i1 %52, label %53, label %27, !llvm.loop !29

53:                                               ; preds = %27, %16
  %54 = phi i64 [ 0, %16 ], [ %51, %27 ]
  %55 = icmp ugt i64 %54, 64
  br i1 %55, label %87, label %56

56:                                               ; preds = %53
  %57 = load i64, ptr %15, align 8, !tbaa !7
  %58 = icmp eq i64 %21, 0
  br i1 %58, label %73, label %59

59:                                               ; preds = %56
  %60 = shl nsw i64 -1, %19
  %61 = xor i64 %60, -1
  %62 = and i64 %57, %61
  %63 = icmp ne i64 %62, 0
  %64 = lshr i64 %57, %19
  %65 = mul i64 %64, %18
  %66 = icmp ugt i64 %65, %17
  %67 = select i1 %63, i1 true, i1 %66
  br i1 %67, label %68, label %87

68:                                               ; preds = %59, %68
  %69 = phi i64 [ %71, %68 ], [ %21, %59 ]
  %70 = phi i64 [ %69, %68 ], [ %57, %59 ]
  %71 = urem i64 %70, %69
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %68, !llvm.loop !36

73:                                               ; preds = %68, %56
  %74 = phi i64 [ %57, %56 ], [ %69, %68 ]
  %75 = tail call i64 @llvm.cttz.i64(i64 %74, i1 true), !range !35
  %76 = lshr i64 %74, %75
  br label %77

77:                                               ; preds = %77, %73
  %78 = phi i32 [ 0, %73 ], [ %83, %77 ]
  %79 = phi i64 [ %76, %73 ], [ %82, %77 ]
  %80 = mul i64 %79, %76
  %81 = sub i64 2, %80
  %82 = mul i64 %81, %79
  %83 = add nuw nsw i32 %78, 1
  %84 = icmp eq i32 %83, 5
  br i1 %84, label %85, label %77, !llvm.loop !37

85:                                               ; preds = %77
  %86 = udiv i64 -1, %76
  br label %87

87:                                               ; preds = %85, %59, %53
  %88 = phi i64 [ %17, %53 ], [ %17, %59 ], [ %86, %85 ]
  %89 = phi i64 [ %18, %53 ], [ %18, %59 ], [ %82, %85 ]
  %90 = phi i64 [ %19, %53 ], [ %19, %59 ], [ %75, %85 ]
  %91 = phi i64 [ %20, %53 ], [ %20, %59 ], [ %74, %85 ]
  %92 = phi i64 [ %21, %53 ], [ %21, %59 ], [ %74, %85 ]
  %93 = add nuw i64 %22, 1
  %94 = icmp ult i64 %93, %1
  %95 = icmp ne i64 %92, 1
  %96 = select i1 %94, i1 %95, i1 false
  br i1 %96, label %16, label %97, !llvm.loop !38

97:                                               ; preds = %87, %4
  %98 = phi i64 [ 1, %4 ], [ %89, %87 ]
  %99 = phi i64 [ 0, %4 ], [ %90, %87 ]
  %100 = phi i64 [ 1, %4 ], [ %91, %87 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  br label %109

101:                                              ; preds = %109
  br i1 %9, label %103, label %102

102:                                              ; preds = %170, %101
  br label %177

103:                                              ; preds = %101
  %104 = load i64, ptr @WORDS, align 8, !tbaa !7
  %105 = icmp eq i64 %104, 0
  %106 = sub i64 0, %104
  %107 = add i64 %104, -1
  %108 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %107
  br label %115

109:                                              ; preds = %109, %97
  %110 = phi i64 [ 0, %97 ], [ %113, %109 ]
  %111 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %110
  store i32 0, ptr %111, align 4, !tbaa !17
  %112 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %110
  store i64 0, ptr %112, align 8, !tbaa !7
  %113 = add nuw nsw i64 %110, 1
  %114 = icmp eq i64 %113, 16384
  br i1 %114, label %101, label %109, !llvm.loop !39

115:                                              ; preds = %170, %103
  %116 = phi i64 [ 1, %103 ], [ %171, %170 ]
  %117 = mul i64 %116, %104
  %118 = getelementptr inbounds i64, ptr %0, i64 %117
  br i1 %105, label %147, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds i64, ptr %118, i64 %106
  br label %121

121:                                              ; preds = %121, %119
  %122 = phi i64 [ 0, %119 ], [ %139, %121 ]
  %123 = phi i64 [ %104, %119 ], [ %125, %121 ]
  %124 = phi i64 [ 0, %119 ], [ %145, %121 ]
  %125 = add i64 %123, -1
  %126 = getelementptr inbounds i64, ptr %118, i64 %125
  %127 = load i64, ptr %126, align 8, !tbaa !7
  %128 = zext i64 %127 to i128
  %129 = getelementptr inbounds i64, ptr %120, i64 %125
  %130 = load i64, ptr %129, align 8, !tbaa !7
  %131 = zext i64 %130 to i128
  %132 = zext i64 %122 to i128
  %133 = add nuw nsw i128 %132, %131
  %134 = sub nsw i128 %128, %133
  %135 = trunc i128 %134 to i64
  %136 = getelementptr inbounds i64, ptr %6, i64 %125
  store i64 %135, ptr %136, align 8, !tbaa !7
  %137 = lshr i128 %134, 64
  %138 = trunc i128 %137 to i64
  %139 = and i64 %138, 1
  %140 = icmp eq i64 %135, 0
  %141 = sub i64 %104, %125
  %142 = shl i64 %141, 6
  %143 = tail call i64 @llvm.ctlz.i64(i64 %135, i1 true), !range !35
  %144 = sub i64 %142, %143
  %145 = select i1 %140, i64 %124, i64 %144
  %146 = icmp eq i64 %125, 0
  br i1 %146, label %147, label %121, !llvm.loop !29

147:                                              ; preds = %121, %115
  %148 = phi i64 [ 0, %115 ], [ %145, %121 ]
  %149 = icmp ugt i64 %148, 64
  br i1 %149, label %170, label %150

150:                                              ; preds = %147
  %151 = load i64, ptr %108, align 8, !tbaa !7
  %152 = lshr i64 %151, %99
  %153 = mul i64 %152, %98
  %154 = mul i64 %153, -7046029254386353131
  %155 = lshr i64 %154, 50
  %156 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %155
  %157 = load i64, ptr %156, align 8, !tbaa !7
  %158 = icmp eq i64 %157, %153
  %159 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %155
  %160 = load i32, ptr %159, align 4, !tbaa !17
  br i1 %158, label %161, label %163

161:                                              ; preds = %150
  %162 = add i32 %160, 1
  br label %168

163:                                              ; preds = %150
  %164 = icmp eq i32 %160, 0
  br i1 %164, label %167, label %165

165:                                              ; preds = %163
  %166 = add i32 %160, -1
  br label %168

167:                                              ; preds = %163
  store i64 %153, ptr %156, align 8, !tbaa !7
  br label %168

168:                                              ; preds = %161, %165, %167
  %169 = phi i32 [ 1, %167 ], [ %166, %165 ], [ %162, %161 ]
  store i32 %169, ptr %159, align 4, !tbaa !17
  br label %170

170:                                              ; preds = %168, %147
  %171 = add nuw i64 %116, 1
  %172 = icmp eq i64 %171, %1
  br i1 %172, label %102, label %115, !llvm.loop !40

173:                                              ; preds = %177
  %174 = load i64, ptr @WORDS, align 8, !tbaa !7
  %175 = shl i64 %174, 6
  %176 = or i64 %175, 1
  br label %188

177:                                              ; preds = %102, %177
  %178 = phi i64 [ %180, %177 ], [ 0, %102 ]
  %179 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %178
  store i32 0, ptr %179, align 4, !tbaa !17
  %180 = add nuw nsw i64 %178, 1
  %181 = icmp eq i64 %180, 16384
  br i1 %181, label %173, label %177, !llvm.loop !41

182:                                              ; preds = %188
  br i1 %9, label %183, label %251

183:                                              ; preds = %182
  %184 = icmp eq i64 %174, 0
  %185 = sub i64 0, %174
  %186 = add i64 %174, -1
  %187 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %186
  br label %193

188:                                              ; preds = %188, %173
  %189 = phi i64 [ 0, %173 ], [ %191, %188 ]
  %190 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %189
  store i32 0, ptr %190, align 4, !tbaa !17
  %191 = add nuw i64 %189, 1
  %192 = icmp eq i64 %191, %176
  br i1 %192, label %182, label %188, !llvm.loop !42

193:                                              ; preds = %245, %183
  %194 = phi i64 [ 1, %183 ], [ %249, %245 ]
  %195 = mul i64 %194, %174
  %196 = getelementptr inbounds i64, ptr %0, i64 %195
  br i1 %184, label %225, label %197

197:                                              ; preds = %193
  %198 = getelementptr inbounds i64, ptr %196, i64 %185
  br label %199

199:                                              ; preds = %199, %197
  %200 = phi i64 [ 0, %197 ], [ %217, %199 ]
  %201 = phi i64 [ %174, %197 ], [ %203, %199 ]
  %202 = phi i64 [ 0, %197 ], [ %223, %199 ]
  %203 = add i64 %201, -1
  %204 = getelementptr inbounds i64, ptr %196, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !7
  %206 = zext i64 %205 to i128
  %207 = getelementptr inbounds i64, ptr %198, i64 %203
  %208 = load i64, ptr %207, align 8, !tbaa !7
  %209 = zext i64 %208 to i128
  %210 = zext i64 %200 to i128
  %211 = add nuw nsw i128 %210, %209
  %212 = sub nsw i128 %206, %211
  %213 = trunc i128 %212 to i64
  %214 = getelementptr inbounds i64, ptr %6, i64 %203
  store i64 %213, ptr %214, align 8, !tbaa !7
  %215 = lshr i128 %212, 64
  %216 = trunc i128 %215 to i64
  %217 = and i64 %216, 1
  %218 = icmp eq i64 %213, 0
  %219 = sub i64 %174, %203
  %220 = shl i64 %219, 6
  %221 = tail call i64 @llvm.ctlz.i64(i64 %213, i1 true), !range !35
  %222 = sub i64 %220, %221
  %223 = select i1 %218, i64 %202, i64 %222
  %224 = icmp eq i64 %203, 0
  br i1 %224, label %225, label %199, !llvm.loop !29

225:                                              ; preds = %199, %193
  %226 = phi i64 [ 0, %193 ], [ %223, %199 ]
  %227 = icmp ugt i64 %226, 64
  br i1 %227, label %228, label %230

228:                                              ; preds = %225
  %229 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %226
  br label %245

230:                                              ; preds = %225
  %231 = load i64, ptr %187, align 8, !tbaa !7
  %232 = lshr i64 %231, %99
  %233 = mul i64 %232, %98
  %234 = mul i64 %233, -7046029254386353131
  %235 = lshr i64 %234, 50
  %236 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %235
  %237 = load i64, ptr %236, align 8, !tbaa !7
  %238 = icmp eq i64 %237, %233
  br i1 %238, label %239, label %241

239:                                              ; preds = %230
  %240 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %235
  br label %245

241:                                              ; preds = %230
  %242 = tail call i64 @llvm.ctlz.i64(i64 %233, i1 true), !range !35
  %243 = sub nuw nsw i64 64, %242
  %244 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %243
  br label %245

245:                                              ; preds = %241, %239, %228
  %246 = phi ptr [ %244, %241 ], [ %240, %239 ], [ %229, %228 ]
  %247 = load i32, ptr %246, align 4, !tbaa !17
  %248 = add i32 %247, 1
  store i32 %248, ptr %246, align 4, !tbaa !17
  %249 = add nuw i64 %194, 1
  %250 = icmp eq i64 %249, %1
  br i1 %250, label %251, label %193, !llvm.loop !43

251:                                              ; preds = %245, %182
  br label %252

252:                                              ; preds = %251, %254
  %253 = phi i64 [ %256, %254 ], [ 6, %251 ]
  br label %257

254:                                              ; preds = %257
  %255 = icmp ult i64 %265, 2049
  %256 = shl i64 %253, 1
  br i1 %255, label %321, label %252, !llvm.loop !44

257:                                              ; preds = %257, %252
  %258 = phi i64 [ 0, %252 ], [ %265, %257 ]
  %259 = phi i64 [ 0, %252 ], [ %266, %257 ]
  %260 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %259
  %261 = load i32, ptr %260, align 4, !tbaa !17
  %262 = zext i32 %261 to i64
  %263 = icmp ule i64 %253, %262
  %264 = zext i1 %263 to i64
  %265 = add i64 %258, %264
  %266 = add nuw nsw i64 %259, 1
  %267 = icmp eq i64 %266, 16384
  br i1 %267, label %254, label %257, !llvm.loop !45

268:                                              ; preds = %343
  %269 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 3
  %270 = icmp ugt i64 %265, 1
  br i1 %270, label %271, label %319

271:                                              ; preds = %268
  %272 = lshr i64 %265, 1
  br label %273

273:                                              ; preds = %315, %271
  %274 = phi i64 [ %286, %315 ], [ %272, %271 ]
  %275 = phi i64 [ %285, %315 ], [ %265, %271 ]
  %276 = icmp eq i64 %274, 0
  br i1 %276, label %279, label %277

277:                                              ; preds = %273
  %278 = add i64 %274, -1
  br label %284

279:                                              ; preds = %273
  %280 = add i64 %275, -1
  %281 = getelementptr inbounds i64, ptr %269, i64 %280
  %282 = load i64, ptr %281, align 8, !tbaa !7
  %283 = load i64, ptr %269, align 8, !tbaa !7
  store i64 %283, ptr %281, align 8, !tbaa !7
  store i64 %282, ptr %269, align 8, !tbaa !7
  br label %284

284:                                              ; preds = %279, %277
  %285 = phi i64 [ %275, %277 ], [ %280, %279 ]
  %286 = phi i64 [ %278, %277 ], [ 0, %279 ]
  %287 = getelementptr inbounds i64, ptr %269, i64 %286
  %288 = load i64, ptr %287, align 8, !tbaa !7
  %289 = shl i64 %286, 1
  %290 = or i64 %289, 1
  %291 = icmp ult i64 %290, %285
  br i1 %291, label %292, label %315

292:                                              ; preds = %284, %310
  %293 = phi i64 [ %313, %310 ], [ %290, %284 ]
  %294 = phi i64 [ %312, %310 ], [ %289, %284 ]
  %295 = phi i64 [ %306, %310 ], [ %286, %284 ]
  %296 = add i64 %294, 2
  %297 = icmp ult i64 %296, %285
  br i1 %297, label %298, label %305

298:                                              ; preds = %292
  %299 = getelementptr inbounds i64, ptr %269, i64 %296
  %300 = load i64, ptr %299, align 8, !tbaa !7
  %301 = getelementptr inbounds i64, ptr %269, i64 %293
  %302 = load i64, ptr %301, align 8, !tbaa !7
  %303 = icmp ugt i64 %300, %302
  %304 = select i1 %303, i64 %296, i64 %293
  br label %305

305:                                              ; preds = %298, %292
  %306 = phi i64 [ %293, %292 ], [ %304, %298 ]
  %307 = getelementptr inbounds i64, ptr %269, i64 %306
  %308 = load i64, ptr %307, align 8, !tbaa !7
  %309 = icmp ugt i64 %308, %288
  br i1 %309, label %310, label %315

310:                                              ; preds = %305
  %311 = getelementptr inbounds i64, ptr %269, i64 %295
  store i64 %308, ptr %311, align 8, !tbaa !7
  %312 = shl i64 %306, 1
  %313 = or i64 %312, 1
  %314 = icmp ult i64 %313, %285
  br i1 %314, label %292, label %315, !llvm.loop !46

315:                                              ; preds = %310, %305, %284
  %316 = phi i64 [ %286, %284 ], [ %306, %310 ], [ %295, %305 ]
  %317 = getelementptr inbounds i64, ptr %269, i64 %316
  store i64 %288, ptr %317, align 8, !tbaa !7
  %318 = icmp ugt i64 %285, 1
  br i1 %318, label %273, label %319, !llvm.loop !47

319:                                              ; preds = %315, %268
  %320 = icmp eq i64 %265, 0
  br i1 %320, label %360, label %347

321:                                              ; preds = %254, %343
  %322 = phi i64 [ %345, %343 ], [ 0, %254 ]
  %323 = phi i64 [ %344, %343 ], [ 0, %254 ]
  %324 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %322
  %325 = load i32, ptr %324, align 4, !tbaa !17
  %326 = zext i32 %325 to i64
  %327 = icmp ugt i64 %253, %326
  br i1 %327, label %333, label %328

328:                                              ; preds = %321
  %329 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %322
  %330 = load i64, ptr %329, align 8, !tbaa !7
  %331 = add i64 %323, 1
  %332 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 3, i64 %323
  store i64 %330, ptr %332, align 8, !tbaa !7
  br label %343

333:                                              ; preds = %321
  %334 = icmp eq i32 %325, 0
  br i1 %334, label %343, label %335

335:                                              ; preds = %333
  %336 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %322
  %337 = load i64, ptr %336, align 8, !tbaa !7
  %338 = tail call i64 @llvm.ctlz.i64(i64 %337, i1 true), !range !35
  %339 = sub nuw nsw i64 64, %338
  %340 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %339
  %341 = load i32, ptr %340, align 4, !tbaa !17
  %342 = add i32 %341, %325
  store i32 %342, ptr %340, align 4, !tbaa !17
  store i64 0, ptr %336, align 8, !tbaa !7
  br label %343

343:                                              ; preds = %335, %333, %328
  %344 = phi i64 [ %331, %328 ], [ %323, %335 ], [ %323, %333 ]
  %345 = add nuw nsw i64 %322, 1
  %346 = icmp eq i64 %345, 16384
  br i1 %346, label %268, label %321, !llvm.loop !48

347:                                              ; preds = %319, %347
  %348 = phi i64 [ %358, %347 ], [ 0, %319 ]
  %349 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 3, i64 %348
  %350 = load i64, ptr %349, align 8, !tbaa !7
  %351 = mul i64 %350, -7046029254386353131
  %352 = lshr i64 %351, 50
  %353 = trunc i64 %348 to i32
  %354 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 2, i64 %352
  store i32 %353, ptr %354, align 4, !tbaa !17
  %355 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %352
  %356 = load i32, ptr %355, align 4, !tbaa !17
  %357 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %348
  store i32 %356, ptr %357, align 4, !tbaa !17
  %358 = add nuw i64 %348, 1
  %359 = icmp eq i64 %358, %265
  br i1 %359, label %360, label %347, !llvm.loop !49

360:                                              ; preds = %347, %319
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  %361 = icmp eq i64 %175, 0
  br i1 %361, label %370, label %362

362:                                              ; preds = %360, %367
  %363 = phi i64 [ %368, %367 ], [ 1, %360 ]
  %364 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %363
  %365 = load i32, ptr %364, align 4, !tbaa !17
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %370

367:                                              ; preds = %362
  %368 = add nuw i64 %363, 1
  %369 = icmp eq i64 %368, %176
  br i1 %369, label %370, label %362, !llvm.loop !50

370:                                              ; preds = %362, %367, %360
  %371 = phi i64 [ 1, %360 ], [ %363, %362 ], [ %176, %367 ]
  %372 = icmp ult i64 %175, %371
  br i1 %372, label %383, label %373

373:                                              ; preds = %370
  %374 = add i64 %371, -1
  br label %375

375:                                              ; preds = %373, %380
  %376 = phi i64 [ %381, %380 ], [ %175, %373 ]
  %377 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %376
  %378 = load i32, ptr %377, align 4, !tbaa !17
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %380, label %383

380:                                              ; preds = %375
  %381 = add i64 %376, -1
  %382 = icmp ult i64 %381, %371
  br i1 %382, label %383, label %375, !llvm.loop !51

383:                                              ; preds = %375, %380, %370
  %384 = phi i64 [ %175, %370 ], [ %376, %375 ], [ %374, %380 ]
  %385 = add i64 %384, 1
  %386 = sub i64 %385, %371
  %387 = icmp eq i64 %385, %371
  %388 = select i1 %387, i64 0, i64 %371
  %389 = icmp eq i64 %386, 0
  br i1 %389, label %390, label %628

390:                                              ; preds = %628, %383
  %391 = add i64 %386, %265
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %393, label %397

393:                                              ; preds = %397, %390
  %394 = phi i64 [ 0, %390 ], [ %404, %397 ]
  br i1 %392, label %407, label %395

395:                                              ; preds = %393
  %396 = icmp eq i64 %394, 1
  br label %416

397:                                              ; preds = %390, %397
  %398 = phi i64 [ %404, %397 ], [ 0, %390 ]
  %399 = phi i64 [ %405, %397 ], [ 0, %390 ]
  %400 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %399
  %401 = load i32, ptr %400, align 4, !tbaa !17
  %402 = icmp ne i32 %401, 0
  %403 = zext i1 %402 to i64
  %404 = add i64 %398, %403
  %405 = add nuw i64 %399, 1
  %406 = icmp eq i64 %405, %391
  br i1 %406, label %393, label %397, !llvm.loop !52

407:                                              ; preds = %422, %393
  %408 = icmp ugt i64 %394, 1
  br i1 %408, label %409, label %586

409:                                              ; preds = %407
  %410 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 4
  %411 = lshr i64 %394, 1
  %412 = add i64 %394, -2
  %413 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %412
  %414 = icmp eq i64 %412, 0
  %415 = icmp ne i64 %391, 0
  br label %429

416:                                              ; preds = %422, %395
  %417 = phi i64 [ 0, %395 ], [ %426, %422 ]
  br i1 %396, label %418, label %422

418:                                              ; preds = %416
  %419 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %417
  %420 = load i32, ptr %419, align 4, !tbaa !17
  %421 = icmp ne i32 %420, 0
  br label %422

422:                                              ; preds = %418, %416
  %423 = phi i1 [ false, %416 ], [ %421, %418 ]
  %424 = zext i1 %423 to i8
  %425 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %417
  store i8 %424, ptr %425, align 1, !tbaa !4
  %426 = add nuw i64 %417, 1
  %427 = icmp eq i64 %426, %391
  br i1 %427, label %407, label %416, !llvm.loop !53

428:                                              ; preds = %582, %550
  br i1 %551, label %429, label %586, !llvm.loop !54

429:                                              ; preds = %428, %409
  br i1 %392, label %430, label %477

430:                                              ; preds = %489, %429
  br label %431

431:                                              ; preds = %430, %473
  %432 = phi i64 [ %444, %473 ], [ %411, %430 ]
  %433 = phi i64 [ %443, %473 ], [ %394, %430 ]
  %434 = icmp eq i64 %432, 0
  br i1 %434, label %437, label %435

435:                                              ; preds = %431
  %436 = add i64 %432, -1
  br label %442

437:                                              ; preds = %431
  %438 = add i64 %433, -1
  %439 = getelementptr inbounds i64, ptr %410, i64 %438
  %440 = load i64, ptr %439, align 8, !tbaa !7
  %441 = load i64, ptr %410, align 8, !tbaa !7
  store i64 %441, ptr %439, align 8, !tbaa !7
  store i64 %440, ptr %410, align 8, !tbaa !7
  br label %442

442:                                              ; preds = %437, %435
  %443 = phi i64 [ %433, %435 ], [ %438, %437 ]
  %444 = phi i64 [ %436, %435 ], [ 0, %437 ]
  %445 = getelementptr inbounds i64, ptr %410, i64 %444
  %446 = load i64, ptr %445, align 8, !tbaa !7
  %447 = shl i64 %444, 1
  %448 = or i64 %447, 1
  %449 = icmp ult i64 %448, %443
  br i1 %449, label %450, label %473

450:                                              ; preds = %442, %468
  %451 = phi i64 [ %471, %468 ], [ %448, %442 ]
  %452 = phi i64 [ %470, %468 ], [ %447, %442 ]
  %453 = phi i64 [ %464, %468 ], [ %444, %442 ]
  %454 = add i64 %452, 2
  %455 = icmp ult i64 %454, %443
  br i1 %455, label %456, label %463

456:                                              ; preds = %450
  %457 = getelementptr inbounds i64, ptr %410, i64 %454
  %458 = load i64, ptr %457, align 8, !tbaa !7
  %459 = getelementptr inbounds i64, ptr %410, i64 %451
  %460 = load i64, ptr %459, align 8, !tbaa !7
  %461 = icmp ugt i64 %458, %460
  %462 = select i1 %461, i64 %454, i64 %451
  br label %463

463:                                              ; preds = %456, %450
  %464 = phi i64 [ %451, %450 ], [ %462, %456 ]
  %465 = getelementptr inbounds i64, ptr %410, i64 %464
  %466 = load i64, ptr %465, align 8, !tbaa !7
  %467 = icmp ugt i64 %466, %446
  br i1 %467, label %468, label %473

468:                                              ; preds = %463
  %469 = getelementptr inbounds i64, ptr %410, i64 %453
  store i64 %466, ptr %469, align 8, !tbaa !7
  %470 = shl i64 %464, 1
  %471 = or i64 %470, 1
  %472 = icmp ult i64 %471, %443
  br i1 %472, label %450, label %473, !llvm.loop !46

473:                                              ; preds = %468, %463, %442
  %474 = phi i64 [ %444, %442 ], [ %464, %468 ], [ %453, %463 ]
  %475 = getelementptr inbounds i64, ptr %410, i64 %474
  store i64 %446, ptr %475, align 8, !tbaa !7
  %476 = icmp ugt i64 %443, 1
  br i1 %476, label %431, label %493, !llvm.loop !47

477:                                              ; preds = %429, %489
  %478 = phi i64 [ %491, %489 ], [ 0, %429 ]
  %479 = phi i64 [ %490, %489 ], [ 0, %429 ]
  %480 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %478
  %481 = load i32, ptr %480, align 4, !tbaa !17
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %489, label %483

483:                                              ; preds = %477
  %484 = zext i32 %481 to i64
  %485 = shl nuw i64 %484, 32
  %486 = or i64 %485, %478
  %487 = add i64 %479, 1
  %488 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 4, i64 %479
  store i64 %486, ptr %488, align 8, !tbaa !7
  br label %489

489:                                              ; preds = %483, %477
  %490 = phi i64 [ %487, %483 ], [ %479, %477 ]
  %491 = add nuw i64 %478, 1
  %492 = icmp eq i64 %491, %391
  br i1 %492, label %430, label %477, !llvm.loop !55

493:                                              ; preds = %473, %501
  %494 = phi i64 [ %503, %501 ], [ 1, %473 ]
  %495 = phi i64 [ %494, %501 ], [ 0, %473 ]
  %496 = phi i64 [ %534, %501 ], [ 0, %473 ]
  %497 = phi i64 [ %533, %501 ], [ 0, %473 ]
  %498 = trunc i64 %495 to i32
  br label %505

499:                                              ; preds = %501
  store i32 0, ptr %413, align 4, !tbaa !17
  br i1 %414, label %500, label %539

500:                                              ; preds = %539, %499
  br label %553

501:                                              ; preds = %531
  %502 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 5, i64 %495
  store i64 %536, ptr %502, align 8, !tbaa !7
  %503 = add nuw i64 %494, 1
  %504 = icmp eq i64 %503, %394
  br i1 %504, label %499, label %493, !llvm.loop !56

505:                                              ; preds = %531, %493
  %506 = phi i32 [ 0, %493 ], [ %537, %531 ]
  %507 = phi i64 [ 0, %493 ], [ %536, %531 ]
  %508 = phi i64 [ %496, %493 ], [ %534, %531 ]
  %509 = phi i64 [ %497, %493 ], [ %533, %531 ]
  %510 = icmp ult i64 %509, %394
  br i1 %510, label %511, label %526

511:                                              ; preds = %505
  %512 = icmp eq i64 %508, %495
  br i1 %512, label %520, label %513

513:                                              ; preds = %511
  %514 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 4, i64 %509
  %515 = load i64, ptr %514, align 8, !tbaa !7
  %516 = lshr i64 %515, 32
  %517 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 5, i64 %508
  %518 = load i64, ptr %517, align 8, !tbaa !7
  %519 = icmp ugt i64 %516, %518
  br i1 %519, label %526, label %520

520:                                              ; preds = %513, %511
  %521 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 4, i64 %509
  %522 = load i64, ptr %521, align 8, !tbaa !7
  %523 = lshr i64 %522, 32
  %524 = add i64 %509, 1
  %525 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 8, i64 %509
  br label %531

526:                                              ; preds = %513, %505
  %527 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 5, i64 %508
  %528 = load i64, ptr %527, align 8, !tbaa !7
  %529 = add i64 %508, 1
  %530 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 9, i64 %508
  br label %531

531:                                              ; preds = %526, %520
  %532 = phi ptr [ %530, %526 ], [ %525, %520 ]
  %533 = phi i64 [ %509, %526 ], [ %524, %520 ]
  %534 = phi i64 [ %529, %526 ], [ %508, %520 ]
  %535 = phi i64 [ %528, %526 ], [ %523, %520 ]
  store i32 %498, ptr %532, align 4, !tbaa !17
  %536 = add i64 %535, %507
  %537 = add nuw nsw i32 %506, 1
  %538 = icmp eq i32 %506, 0
  br i1 %538, label %505, label %501, !llvm.loop !57

539:                                              ; preds = %499, %539
  %540 = phi i64 [ %541, %539 ], [ %412, %499 ]
  %541 = add i64 %540, -1
  %542 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 9, i64 %541
  %543 = load i32, ptr %542, align 4, !tbaa !17
  %544 = zext i32 %543 to i64
  %545 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %544
  %546 = load i32, ptr %545, align 4, !tbaa !17
  %547 = add i32 %546, 1
  %548 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %541
  store i32 %547, ptr %548, align 4, !tbaa !17
  %549 = icmp eq i64 %541, 0
  br i1 %549, label %500, label %539, !llvm.loop !58

550:                                              ; preds = %571
  %551 = icmp ugt i64 %563, 13
  %552 = and i1 %415, %551
  br i1 %552, label %574, label %428

553:                                              ; preds = %500, %571
  %554 = phi i64 [ %572, %571 ], [ 0, %500 ]
  %555 = phi i64 [ %563, %571 ], [ 0, %500 ]
  %556 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 8, i64 %554
  %557 = load i32, ptr %556, align 4, !tbaa !17
  %558 = zext i32 %557 to i64
  %559 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %558
  %560 = load i32, ptr %559, align 4, !tbaa !17
  %561 = add i32 %560, 1
  %562 = zext i32 %561 to i64
  %563 = tail call i64 @llvm.umax.i64(i64 %555, i64 %562)
  %564 = icmp ult i32 %561, 14
  br i1 %564, label %565, label %571

565:                                              ; preds = %553
  %566 = trunc i32 %561 to i8
  %567 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 4, i64 %554
  %568 = load i64, ptr %567, align 8, !tbaa !7
  %569 = and i64 %568, 4294967295
  %570 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %569
  store i8 %566, ptr %570, align 1, !tbaa !4
  br label %571

571:                                              ; preds = %565, %553
  %572 = add nuw i64 %554, 1
  %573 = icmp eq i64 %572, %394
  br i1 %573, label %550, label %553, !llvm.loop !59

574:                                              ; preds = %550, %582
  %575 = phi i64 [ %583, %582 ], [ 0, %550 ]
  %576 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %575
  %577 = load i32, ptr %576, align 4, !tbaa !17
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %582, label %579

579:                                              ; preds = %574
  %580 = lshr i32 %577, 1
  %581 = or i32 %580, 1
  store i32 %581, ptr %576, align 4, !tbaa !17
  br label %582

582:                                              ; preds = %579, %574
  %583 = add nuw i64 %575, 1
  %584 = icmp ult i64 %583, %391
  %585 = select i1 %551, i1 %584, i1 false
  br i1 %585, label %574, label %428, !llvm.loop !60

586:                                              ; preds = %428, %407
  %587 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12
  %588 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %391
  store i8 0, ptr %588, align 1, !tbaa !4
  %589 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 7
  %590 = tail call fastcc i32 @codes_of(ptr noundef nonnull %587, i64 noundef %391, ptr noundef nonnull %589)
  %591 = getelementptr inbounds i8, ptr %2, i64 1
  store i8 1, ptr %2, align 1, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  %592 = icmp eq i64 %174, 0
  br i1 %592, label %600, label %593

593:                                              ; preds = %586, %593
  %594 = phi i64 [ %598, %593 ], [ 0, %586 ]
  %595 = getelementptr inbounds i64, ptr %0, i64 %594
  %596 = load i64, ptr %595, align 8, !tbaa !7
  %597 = getelementptr inbounds i64, ptr %5, i64 %594
  store i64 %596, ptr %597, align 8, !tbaa !7
  %598 = add nuw i64 %594, 1
  %599 = icmp eq i64 %598, %174
  br i1 %599, label %600, label %593, !llvm.loop !28

600:                                              ; preds = %593, %586
  %601 = call fastcc ptr @put_number(ptr noundef nonnull %5, ptr noundef nonnull %591)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  %602 = icmp ugt i64 %100, 127
  br i1 %602, label %603, label %611

603:                                              ; preds = %600, %603
  %604 = phi ptr [ %608, %603 ], [ %601, %600 ]
  %605 = phi i64 [ %609, %603 ], [ %100, %600 ]
  %606 = trunc i64 %605 to i8
  %607 = or i8 %606, -128
  %608 = getelementptr inbounds i8, ptr %604, i64 1
  store i8 %607, ptr %604, align 1, !tbaa !4
  %609 = lshr i64 %605, 7
  %610 = icmp ugt i64 %605, 16383
  br i1 %610, label %603, label %611, !llvm.loop !61

611:                                              ; preds = %603, %600
  %612 = phi i64 [ %100, %600 ], [ %609, %603 ]
  %613 = phi ptr [ %601, %600 ], [ %608, %603 ]
  %614 = trunc i64 %612 to i8
  %615 = getelementptr inbounds i8, ptr %613, i64 1
  store i8 %614, ptr %613, align 1, !tbaa !4
  %616 = icmp ugt i64 %265, 127
  br i1 %616, label %617, label %622

617:                                              ; preds = %611
  %618 = trunc i64 %265 to i8
  %619 = or i8 %618, -128
  store i8 %619, ptr %615, align 1, !tbaa !4
  %620 = lshr i64 %265, 7
  %621 = getelementptr inbounds i8, ptr %613, i64 2
  br label %622

622:                                              ; preds = %617, %611
  %623 = phi i64 [ %265, %611 ], [ %620, %617 ]
  %624 = phi ptr [ %615, %611 ], [ %621, %617 ]
  %625 = trunc i64 %623 to i8
  store i8 %625, ptr %624, align 1, !tbaa !4
  %626 = getelementptr inbounds i8, ptr %624, i64 1
  %627 = icmp eq i64 %265, 0
  br i1 %627, label %637, label %668

628:                                              ; preds = %383, %628
  %629 = phi i64 [ %635, %628 ], [ 0, %383 ]
  %630 = add i64 %629, %388
  %631 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %630
  %632 = load i32, ptr %631, align 4, !tbaa !17
  %633 = add i64 %629, %265
  %634 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %633
  store i32 %632, ptr %634, align 4, !tbaa !17
  %635 = add nuw i64 %629, 1
  %636 = icmp eq i64 %635, %386
  br i1 %636, label %390, label %628, !llvm.loop !62

637:                                              ; preds = %690, %622
  %638 = phi ptr [ %626, %622 ], [ %695, %690 ]
  %639 = icmp ugt i64 %388, 127
  br i1 %639, label %640, label %648

640:                                              ; preds = %637, %640
  %641 = phi ptr [ %645, %640 ], [ %638, %637 ]
  %642 = phi i64 [ %646, %640 ], [ %388, %637 ]
  %643 = trunc i64 %642 to i8
  %644 = or i8 %643, -128
  %645 = getelementptr inbounds i8, ptr %641, i64 1
  store i8 %644, ptr %641, align 1, !tbaa !4
  %646 = lshr i64 %642, 7
  %647 = icmp ugt i64 %642, 16383
  br i1 %647, label %640, label %648, !llvm.loop !61

648:                                              ; preds = %640, %637
  %649 = phi i64 [ %388, %637 ], [ %646, %640 ]
  %650 = phi ptr [ %638, %637 ], [ %645, %640 ]
  %651 = trunc i64 %649 to i8
  %652 = getelementptr inbounds i8, ptr %650, i64 1
  store i8 %651, ptr %650, align 1, !tbaa !4
  %653 = icmp ugt i64 %386, 127
  br i1 %653, label %654, label %662

654:                                              ; preds = %648, %654
  %655 = phi ptr [ %659, %654 ], [ %652, %648 ]
  %656 = phi i64 [ %660, %654 ], [ %386, %648 ]
  %657 = trunc i64 %656 to i8
  %658 = or i8 %657, -128
  %659 = getelementptr inbounds i8, ptr %655, i64 1
  store i8 %658, ptr %655, align 1, !tbaa !4
  %660 = lshr i64 %656, 7
  %661 = icmp ugt i64 %656, 16383
  br i1 %661, label %654, label %662, !llvm.loop !61

662:                                              ; preds = %654, %648
  %663 = phi i64 [ %386, %648 ], [ %660, %654 ]
  %664 = phi ptr [ %652, %648 ], [ %659, %654 ]
  %665 = trunc i64 %663 to i8
  store i8 %665, ptr %664, align 1, !tbaa !4
  %666 = getelementptr inbounds i8, ptr %664, i64 1
  %667 = icmp eq i64 %391, 0
  br i1 %667, label %697, label %705

668:                                              ; preds = %622, %690
  %669 = phi ptr [ %695, %690 ], [ %626, %622 ]
  %670 = phi i64 [ %694, %690 ], [ 0, %622 ]
  %671 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 3, i64 %670
  %672 = load i64, ptr %671, align 8, !tbaa !7
  %673 = icmp eq i64 %670, 0
  br i1 %673, label %678, label %674

674:                                              ; preds = %668
  %675 = add i64 %670, -1
  %676 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 3, i64 %675
  %677 = load i64, ptr %676, align 8, !tbaa !7
  br label %678

678:                                              ; preds = %668, %674
  %679 = phi i64 [ %677, %674 ], [ 0, %668 ]
  %680 = sub i64 %672, %679
  %681 = icmp ugt i64 %680, 127
  br i1 %681, label %682, label %690

682:                                              ; preds = %678, %682
  %683 = phi ptr [ %687, %682 ], [ %669, %678 ]
  %684 = phi i64 [ %688, %682 ], [ %680, %678 ]
  %685 = trunc i64 %684 to i8
  %686 = or i8 %685, -128
  %687 = getelementptr inbounds i8, ptr %683, i64 1
  store i8 %686, ptr %683, align 1, !tbaa !4
  %688 = lshr i64 %684, 7
  %689 = icmp ugt i64 %684, 16383
  br i1 %689, label %682, label %690, !llvm.loop !61

690:                                              ; preds = %682, %678
  %691 = phi i64 [ %680, %678 ], [ %688, %682 ]
  %692 = phi ptr [ %669, %678 ], [ %687, %682 ]
  %693 = trunc i64 %691 to i8
  store i8 %693, ptr %692, align 1, !tbaa !4
  %694 = add nuw i64 %670, 1
  %695 = getelementptr inbounds i8, ptr %692, i64 1
  %696 = icmp eq i64 %694, %265
  br i1 %696, label %637, label %668, !llvm.loop !63

697:                                              ; preds = %705, %662
  %698 = phi ptr [ %666, %662 ], [ %716, %705 ]
  %699 = icmp ugt i64 %1, 1
  br i1 %699, label %700, label %718

700:                                              ; preds = %697
  %701 = sub i64 0, %174
  %702 = add i64 %174, -1
  %703 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %702
  %704 = sub i64 %265, %388
  br label %727

705:                                              ; preds = %662, %705
  %706 = phi ptr [ %716, %705 ], [ %666, %662 ]
  %707 = phi i64 [ %715, %705 ], [ 0, %662 ]
  %708 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %707
  %709 = load i8, ptr %708, align 1, !tbaa !4
  %710 = or i64 %707, 1
  %711 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %710
  %712 = load i8, ptr %711, align 1, !tbaa !4
  %713 = shl i8 %712, 4
  %714 = or i8 %713, %709
  store i8 %714, ptr %706, align 1, !tbaa !4
  %715 = add nuw i64 %707, 2
  %716 = getelementptr inbounds i8, ptr %706, i64 1
  %717 = icmp ult i64 %715, %391
  br i1 %717, label %705, label %697, !llvm.loop !64

718:                                              ; preds = %888, %697
  %719 = phi i64 [ 0, %697 ], [ %889, %888 ]
  %720 = phi ptr [ %698, %697 ], [ %891, %888 ]
  %721 = ptrtoint ptr %720 to i64
  %722 = ptrtoint ptr %2 to i64
  %723 = icmp ne i64 %719, 0
  %724 = zext i1 %723 to i64
  %725 = sub i64 %724, %722
  %726 = add i64 %725, %721
  ret i64 %726

727:                                              ; preds = %700, %888
  %728 = phi i64 [ 1, %700 ], [ %892, %888 ]
  %729 = phi ptr [ %698, %700 ], [ %891, %888 ]
  %730 = phi i64 [ 0, %700 ], [ %890, %888 ]
  %731 = phi i64 [ 0, %700 ], [ %889, %888 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  %732 = mul i64 %728, %174
  %733 = getelementptr inbounds i64, ptr %0, i64 %732
  br i1 %592, label %762, label %734

734:                                              ; preds = %727
  %735 = getelementptr inbounds i64, ptr %733, i64 %701
  br label %736

736:                                              ; preds = %736, %734
  %737 = phi i64 [ 0, %734 ], [ %754, %736 ]
  %738 = phi i64 [ %174, %734 ], [ %740, %736 ]
  %739 = phi i64 [ 0, %734 ], [ %760, %736 ]
  %740 = add i64 %738, -1
  %741 = getelementptr inbounds i64, ptr %733, i64 %740
  %742 = load i64, ptr %741, align 8, !tbaa !7
  %743 = zext i64 %742 to i128
  %744 = getelementptr inbounds i64, ptr %735, i64 %740
  %745 = load i64, ptr %744, align 8, !tbaa !7
  %746 = zext i64 %745 to i128
  %747 = zext i64 %737 to i128
  %748 = add nuw nsw i128 %747, %746
  %749 = sub nsw i128 %743, %748
  %750 = trunc i128 %749 to i64
  %751 = getelementptr inbounds i64, ptr %8, i64 %740
  store i64 %750, ptr %751, align 8, !tbaa !7
  %752 = lshr i128 %749, 64
  %753 = trunc i128 %752 to i64
  %754 = and i64 %753, 1
  %755 = icmp eq i64 %750, 0
  %756 = sub i64 %174, %740
  %757 = shl i64 %756, 6
  %758 = tail call i64 @llvm.ctlz.i64(i64 %750, i1 true), !range !35
  %759 = sub i64 %757, %758
  %760 = select i1 %755, i64 %739, i64 %759
  %761 = icmp eq i64 %740, 0
  br i1 %761, label %762, label %736, !llvm.loop !29

762:                                              ; preds = %736, %727
  %763 = phi i64 [ 0, %727 ], [ %760, %736 ]
  %764 = load i64, ptr %703, align 8, !tbaa !7
  %765 = icmp ult i64 %763, 65
  br i1 %765, label %766, label %800

766:                                              ; preds = %762
  %767 = lshr i64 %764, %99
  %768 = mul i64 %767, %98
  %769 = mul i64 %768, -7046029254386353131
  %770 = lshr i64 %769, 50
  %771 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %770
  %772 = load i64, ptr %771, align 8, !tbaa !7
  %773 = icmp eq i64 %772, %768
  br i1 %773, label %774, label %792

774:                                              ; preds = %766
  %775 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 2, i64 %770
  %776 = load i32, ptr %775, align 4, !tbaa !17
  %777 = zext i32 %776 to i64
  %778 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 7, i64 %777
  %779 = load i32, ptr %778, align 4, !tbaa !17
  %780 = zext i32 %779 to i64
  %781 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %777
  %782 = load i8, ptr %781, align 1, !tbaa !4
  %783 = zext i8 %782 to i64
  %784 = shl i64 %780, %731
  %785 = or i64 %784, %730
  %786 = add i64 %731, %783
  store i64 %785, ptr %729, align 1
  %787 = lshr i64 %786, 3
  %788 = getelementptr inbounds i8, ptr %729, i64 %787
  %789 = and i64 %786, -8
  %790 = lshr i64 %785, %789
  %791 = and i64 %786, 7
  br label %795

792:                                              ; preds = %766
  %793 = tail call i64 @llvm.ctlz.i64(i64 %768, i1 true), !range !35
  %794 = sub nuw nsw i64 64, %793
  br label %795

795:                                              ; preds = %792, %774
  %796 = phi i64 [ %791, %774 ], [ %731, %792 ]
  %797 = phi i64 [ %790, %774 ], [ %730, %792 ]
  %798 = phi ptr [ %788, %774 ], [ %729, %792 ]
  %799 = phi i64 [ %763, %774 ], [ %794, %792 ]
  br i1 %773, label %888, label %800

800:                                              ; preds = %795, %762
  %801 = phi i64 [ %796, %795 ], [ %731, %762 ]
  %802 = phi i64 [ %797, %795 ], [ %730, %762 ]
  %803 = phi ptr [ %798, %795 ], [ %729, %762 ]
  %804 = phi i64 [ %799, %795 ], [ %763, %762 ]
  %805 = phi i64 [ %768, %795 ], [ %764, %762 ]
  %806 = add i64 %704, %804
  %807 = add i64 %804, -1
  %808 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 7, i64 %806
  %809 = load i32, ptr %808, align 4, !tbaa !17
  %810 = zext i32 %809 to i64
  %811 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %806
  %812 = load i8, ptr %811, align 1, !tbaa !4
  %813 = zext i8 %812 to i64
  %814 = shl i64 %810, %801
  %815 = or i64 %814, %802
  %816 = add i64 %801, %813
  store i64 %815, ptr %803, align 1
  %817 = lshr i64 %816, 3
  %818 = getelementptr inbounds i8, ptr %803, i64 %817
  %819 = and i64 %816, -8
  %820 = lshr i64 %815, %819
  %821 = and i64 %816, 7
  %822 = icmp ult i64 %807, 64
  br i1 %822, label %823, label %849

823:                                              ; preds = %800
  %824 = icmp ugt i64 %807, 32
  br i1 %824, label %825, label %833

825:                                              ; preds = %823
  %826 = and i64 %805, 4294967295
  %827 = shl i64 %826, %821
  %828 = or i64 %820, %827
  store i64 %828, ptr %818, align 1
  %829 = getelementptr inbounds i8, ptr %818, i64 4
  %830 = lshr i64 %828, 32
  %831 = lshr i64 %805, 32
  %832 = add i64 %804, -33
  br label %833

833:                                              ; preds = %823, %825
  %834 = phi i64 [ %830, %825 ], [ %820, %823 ]
  %835 = phi ptr [ %829, %825 ], [ %818, %823 ]
  %836 = phi i64 [ %831, %825 ], [ %805, %823 ]
  %837 = phi i64 [ %832, %825 ], [ %807, %823 ]
  %838 = shl nsw i64 -1, %837
  %839 = xor i64 %838, -1
  %840 = and i64 %836, %839
  %841 = shl i64 %840, %821
  %842 = or i64 %841, %834
  %843 = add i64 %837, %821
  store i64 %842, ptr %835, align 1
  %844 = lshr i64 %843, 3
  %845 = getelementptr inbounds i8, ptr %835, i64 %844
  %846 = and i64 %843, -8
  %847 = lshr i64 %842, %846
  %848 = and i64 %843, 7
  br label %888

849:                                              ; preds = %800, %870
  %850 = phi i64 [ %886, %870 ], [ 0, %800 ]
  %851 = phi ptr [ %882, %870 ], [ %818, %800 ]
  %852 = phi i64 [ %884, %870 ], [ %820, %800 ]
  %853 = phi i64 [ %885, %870 ], [ %821, %800 ]
  %854 = lshr exact i64 %850, 6
  %855 = xor i64 %854, -1
  %856 = add i64 %174, %855
  %857 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %856
  %858 = load i64, ptr %857, align 8, !tbaa !7
  %859 = sub i64 %807, %850
  %860 = tail call i64 @llvm.umin.i64(i64 %859, i64 64)
  %861 = icmp ugt i64 %860, 32
  br i1 %861, label %862, label %870

862:                                              ; preds = %849
  %863 = and i64 %858, 4294967295
  %864 = shl i64 %863, %853
  %865 = or i64 %864, %852
  store i64 %865, ptr %851, align 1
  %866 = getelementptr inbounds i8, ptr %851, i64 4
  %867 = lshr i64 %865, 32
  %868 = lshr i64 %858, 32
  %869 = add nsw i64 %860, -32
  br label %870

870:                                              ; preds = %849, %862
  %871 = phi i64 [ %867, %862 ], [ %852, %849 ]
  %872 = phi ptr [ %866, %862 ], [ %851, %849 ]
  %873 = phi i64 [ %868, %862 ], [ %858, %849 ]
  %874 = phi i64 [ %869, %862 ], [ %860, %849 ]
  %875 = shl nsw i64 -1, %874
  %876 = xor i64 %875, -1
  %877 = and i64 %873, %876
  %878 = shl i64 %877, %853
  %879 = or i64 %878, %871
  %880 = add nsw i64 %874, %853
  store i64 %879, ptr %872, align 1
  %881 = lshr i64 %880, 3
  %882 = getelementptr inbounds i8, ptr %872, i64 %881
  %883 = and i64 %880, -8
  %884 = lshr i64 %879, %883
  %885 = and i64 %880, 7
  %886 = add nuw i64 %850, 64
  %887 = icmp ugt i64 %807, %886
  br i1 %887, label %849, label %888, !llvm.loop !65

888:                                              ; preds = %870, %833, %795
  %889 = phi i64 [ %796, %795 ], [ %848, %833 ], [ %885, %870 ]
  %890 = phi i64 [ %797, %795 ], [ %847, %833 ], [ %884, %870 ]
  %891 = phi ptr [ %798, %795 ], [ %845, %833 ], [ %882, %870 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  %892 = add nuw i64 %728, 1
  %893 = icmp eq i64 %892, %1
  br i1 %893, label %718, label %727, !llvm.loop !66
}

define internal fastcc i32 @codes_of(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = alloca [14 x i32], align 16
  %5 = alloca [15 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 60, ptr nonnull %5)
  br label %8

6:                                                ; preds = %8
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %34, label %13

8:                                                ; preds = %3, %8
  %9 = phi i64 [ 0, %3 ], [ %11, %8 ]
  %10 = getelementptr inbounds [14 x i32], ptr %4, i64 0, i64 %9
  store i32 0, ptr %10, align 4, !tbaa !17
  %11 = add nuw nsw i64 %9, 1
  %12 = icmp eq i64 %11, 14
  br i1 %12, label %6, label %8, !llvm.loop !67

13:                                               ; preds = %6, %19
  %14 = phi i64 [ %30, %19 ], [ 0, %6 ]
  %15 = phi i64 [ %29, %19 ], [ 0, %6 ]
  %16 = getelementptr inbounds i8, ptr %0, i64 %14
  %17 = load i8, ptr %16, align 1, !tbaa !4
  %18 = icmp ugt i8 %17, 13
  br i1 %18, label %82, label %19

19:                                               ; preds = %13
  %20 = zext i8 %17 to i64
  %21 = getelementptr inbounds [14 x i32], ptr %4, i64 0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !17
  %23 = add i32 %22, 1
  store i32 %23, ptr %21, align 4, !tbaa !17
  %24 = icmp eq i8 %17, 0
  %25 = sub nsw i64 13, %20
  %26 = and i64 %25, 4294967295
  %27 = shl nuw i64 1, %26
  %28 = select i1 %24, i64 0, i64 %27
  %29 = add i64 %28, %15
  %30 = add nuw i64 %14, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %32, label %13, !llvm.loop !68

32:                                               ; preds = %19
  %33 = icmp ugt i64 %29, 8192
  br i1 %33, label %82, label %34

34:                                               ; preds = %6, %32
  %35 = getelementptr inbounds [15 x i32], ptr %5, i64 0, i64 1
  store i32 0, ptr %35, align 4, !tbaa !17
  %36 = getelementptr inbounds i8, ptr %5, i64 4
  %37 = load i32, ptr %36, align 4
  br label %40

38:                                               ; preds = %40
  %39 = icmp eq i64 %1, 0
  br i1 %39, label %82, label %50

40:                                               ; preds = %34, %40
  %41 = phi i32 [ %37, %34 ], [ %46, %40 ]
  %42 = phi i64 [ 1, %34 ], [ %47, %40 ]
  %43 = getelementptr inbounds [14 x i32], ptr %4, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !17
  %45 = add i32 %44, %41
  %46 = shl i32 %45, 1
  %47 = add nuw nsw i64 %42, 1
  %48 = getelementptr inbounds [15 x i32], ptr %5, i64 0, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !17
  %49 = icmp eq i64 %47, 14
  br i1 %49, label %38, label %40, !llvm.loop !69

50:                                               ; preds = %38, %64
  %51 = phi i64 [ %67, %64 ], [ 0, %38 ]
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !4
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %50
  %56 = zext i8 %53 to i64
  %57 = getelementptr inbounds [15 x i32], ptr %5, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !17
  %59 = add i32 %58, 1
  store i32 %59, ptr %57, align 4, !tbaa !17
  br label %60

60:                                               ; preds = %50, %55
  %61 = phi i32 [ %58, %55 ], [ 0, %50 ]
  %62 = zext i8 %53 to i64
  %63 = icmp eq i8 %53, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %69, %60
  %65 = phi i32 [ 0, %60 ], [ %79, %69 ]
  %66 = getelementptr inbounds i32, ptr %2, i64 %51
  store i32 %65, ptr %66, align 4, !tbaa !17
  %67 = add nuw i64 %51, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %82, label %50, !llvm.loop !70

69:                                               ; preds = %60, %69
  %70 = phi i64 [ %80, %69 ], [ 0, %60 ]
  %71 = phi i32 [ %79, %69 ], [ 0, %60 ]
  %72 = trunc i64 %70 to i32
  %73 = lshr i32 %61, %72
  %74 = and i32 %73, 1
  %75 = xor i64 %70, -1
  %76 = add nsw i64 %75, %62
  %77 = trunc i64 %76 to i32
  %78 = shl i32 %74, %77
  %79 = or i32 %78, %71
  %80 = add nuw nsw i64 %70, 1
  %81 = icmp eq i64 %80, %62
  br i1 %81, label %64, label %69, !llvm.loop !71

82:                                               ; preds = %13, %64, %38, %32
  %83 = phi i32 [ 0, %32 ], [ 1, %38 ], [ 1, %64 ], [ 0, %13 ]
  call void @llvm.lifetime.end.p0(i64 60, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4)
  ret i32 %83
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

define i64 @store_sort(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) {
  %4 = alloca [64 x i64], align 16
  %5 = alloca [2048 x i64], align 16
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %168, label %7

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %5)
  %8 = load i64, ptr @WORDS, align 8, !tbaa !7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %14, %7
  %11 = icmp ugt i64 %2, 1
  br i1 %11, label %12, label %23

12:                                               ; preds = %10
  %13 = icmp eq i64 %8, 0
  br label %19

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %17, %14 ], [ 0, %7 ]
  %16 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %15
  store i64 0, ptr %16, align 8, !tbaa !7
  %17 = add nuw i64 %15, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %10, label %14, !llvm.loop !72

19:                                               ; preds = %12, %27
  %20 = phi i64 [ 1, %12 ], [ %28, %27 ]
  br i1 %13, label %27, label %21

21:                                               ; preds = %19
  %22 = mul i64 %20, %8
  br label %30

23:                                               ; preds = %27, %10
  %24 = icmp eq i64 %8, 0
  br i1 %24, label %49, label %25

25:                                               ; preds = %23
  %26 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  br label %43

27:                                               ; preds = %30, %19
  %28 = add nuw i64 %20, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %23, label %19, !llvm.loop !73

30:                                               ; preds = %21, %30
  %31 = phi i64 [ 0, %21 ], [ %41, %30 ]
  %32 = add i64 %31, %22
  %33 = getelementptr inbounds i64, ptr %0, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !7
  %35 = getelementptr inbounds i64, ptr %0, i64 %31
  %36 = load i64, ptr %35, align 8, !tbaa !7
  %37 = xor i64 %36, %34
  %38 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %31
  %39 = load i64, ptr %38, align 8, !tbaa !7
  %40 = or i64 %39, %37
  store i64 %40, ptr %38, align 8, !tbaa !7
  %41 = add nuw i64 %31, 1
  %42 = icmp eq i64 %41, %8
  br i1 %42, label %27, label %30, !llvm.loop !74

43:                                               ; preds = %25, %118
  %44 = phi i64 [ %8, %25 ], [ %47, %118 ]
  %45 = phi ptr [ %0, %25 ], [ %120, %118 ]
  %46 = phi ptr [ %1, %25 ], [ %119, %118 ]
  %47 = add i64 %44, -1
  %48 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %47
  br label %54

49:                                               ; preds = %118, %23
  %50 = phi ptr [ %0, %23 ], [ %120, %118 ]
  %51 = icmp eq i64 %8, 0
  %52 = icmp eq i64 %8, 0
  %53 = tail call i64 @llvm.umax.i64(i64 %2, i64 1)
  br label %123

54:                                               ; preds = %43, %91
  %55 = phi ptr [ %45, %43 ], [ %56, %91 ]
  %56 = phi ptr [ %46, %43 ], [ %55, %91 ]
  %57 = phi i64 [ 0, %43 ], [ %92, %91 ]
  %58 = load i64, ptr %48, align 8, !tbaa !7
  %59 = lshr i64 %58, %57
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %118, label %61

61:                                               ; preds = %54
  %62 = tail call i64 @llvm.cttz.i64(i64 %59, i1 true), !range !35
  br label %63

63:                                               ; preds = %61, %63
  %64 = phi i64 [ 0, %61 ], [ %66, %63 ]
  %65 = getelementptr inbounds [2048 x i64], ptr %5, i64 0, i64 %64
  store i64 0, ptr %65, align 8, !tbaa !7
  %66 = add nuw nsw i64 %64, 1
  %67 = icmp eq i64 %66, 2048
  br i1 %67, label %68, label %63, !llvm.loop !75

68:                                               ; preds = %63
  %69 = add nuw nsw i64 %62, %57
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %81, %70 ], [ 0, %68 ]
  %72 = mul i64 %71, %8
  %73 = add i64 %72, %47
  %74 = getelementptr inbounds i64, ptr %55, i64 %73
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = lshr i64 %75, %69
  %77 = and i64 %76, 2047
  %78 = getelementptr inbounds [2048 x i64], ptr %5, i64 0, i64 %77
  %79 = load i64, ptr %78, align 8, !tbaa !7
  %80 = add i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !7
  %81 = add nuw i64 %71, 1
  %82 = icmp eq i64 %81, %26
  br i1 %82, label %83, label %70, !llvm.loop !76

83:                                               ; preds = %70, %83
  %84 = phi i64 [ %89, %83 ], [ 0, %70 ]
  %85 = phi i64 [ %88, %83 ], [ 0, %70 ]
  %86 = getelementptr inbounds [2048 x i64], ptr %5, i64 0, i64 %84
  %87 = load i64, ptr %86, align 8, !tbaa !7
  store i64 %85, ptr %86, align 8, !tbaa !7
  %88 = add i64 %87, %85
  %89 = add nuw nsw i64 %84, 1
  %90 = icmp eq i64 %89, 2048
  br i1 %90, label %94, label %83, !llvm.loop !77

91:                                               ; preds = %115
  %92 = add nuw nsw i64 %69, 11
  %93 = icmp ult i64 %69, 53
  br i1 %93, label %54, label %118, !llvm.loop !78

94:                                               ; preds = %83, %115
  %95 = phi i64 [ %116, %115 ], [ 0, %83 ]
  %96 = mul i64 %95, %8
  %97 = add i64 %96, %47
  %98 = getelementptr inbounds i64, ptr %55, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !7
  %100 = lshr i64 %99, %69
  %101 = and i64 %100, 2047
  %102 = getelementptr inbounds [2048 x i64], ptr %5, i64 0, i64 %101
  %103 = load i64, ptr %102, align 8, !tbaa !7
  %104 = add i64 %103, 1
  store i64 %104, ptr %102, align 8, !tbaa !7
  %105 = mul i64 %103, %8
  %106 = getelementptr inbounds i64, ptr %56, i64 %105
  %107 = getelementptr inbounds i64, ptr %55, i64 %96
  br label %108

108:                                              ; preds = %94, %108
  %109 = phi i64 [ %113, %108 ], [ 0, %94 ]
  %110 = getelementptr inbounds i64, ptr %107, i64 %109
  %111 = load i64, ptr %110, align 8, !tbaa !7
  %112 = getelementptr inbounds i64, ptr %106, i64 %109
  store i64 %111, ptr %112, align 8, !tbaa !7
  %113 = add nuw i64 %109, 1
  %114 = icmp eq i64 %113, %8
  br i1 %114, label %115, label %108, !llvm.loop !28

115:                                              ; preds = %108
  %116 = add nuw i64 %95, 1
  %117 = icmp eq i64 %116, %26
  br i1 %117, label %91, label %94, !llvm.loop !79

118:                                              ; preds = %54, %91
  %119 = phi ptr [ %56, %54 ], [ %55, %91 ]
  %120 = phi ptr [ %55, %54 ], [ %56, %91 ]
  %121 = icmp eq i64 %47, 0
  br i1 %121, label %49, label %43, !llvm.loop !80

122:                                              ; preds = %164
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  br label %168

123:                                              ; preds = %49, %164
  %124 = phi i64 [ 0, %49 ], [ %166, %164 ]
  %125 = phi i64 [ 0, %49 ], [ %165, %164 ]
  %126 = icmp eq i64 %124, 0
  br i1 %126, label %151, label %127

127:                                              ; preds = %123
  %128 = mul i64 %124, %8
  %129 = getelementptr inbounds i64, ptr %50, i64 %128
  %130 = add i64 %124, -1
  %131 = mul i64 %130, %8
  %132 = getelementptr inbounds i64, ptr %50, i64 %131
  br i1 %51, label %149, label %133

133:                                              ; preds = %127
  %134 = load i64, ptr %129, align 8, !tbaa !7
  %135 = load i64, ptr %132, align 8, !tbaa !7
  %136 = icmp eq i64 %134, %135
  br i1 %136, label %137, label %149

137:                                              ; preds = %133, %141
  %138 = phi i64 [ %139, %141 ], [ 0, %133 ]
  %139 = add nuw i64 %138, 1
  %140 = icmp eq i64 %139, %8
  br i1 %140, label %147, label %141, !llvm.loop !81

141:                                              ; preds = %137
  %142 = getelementptr inbounds i64, ptr %129, i64 %139
  %143 = load i64, ptr %142, align 8, !tbaa !7
  %144 = getelementptr inbounds i64, ptr %132, i64 %139
  %145 = load i64, ptr %144, align 8, !tbaa !7
  %146 = icmp eq i64 %143, %145
  br i1 %146, label %137, label %147, !llvm.loop !81

147:                                              ; preds = %137, %141
  %148 = icmp uge i64 %139, %8
  br label %149

149:                                              ; preds = %147, %133, %127
  %150 = phi i1 [ %51, %127 ], [ %51, %133 ], [ %148, %147 ]
  br i1 %150, label %164, label %151

151:                                              ; preds = %149, %123
  %152 = add i64 %125, 1
  %153 = mul i64 %125, %8
  %154 = getelementptr inbounds i64, ptr %0, i64 %153
  %155 = mul i64 %124, %8
  %156 = getelementptr inbounds i64, ptr %50, i64 %155
  br i1 %52, label %164, label %157

157:                                              ; preds = %151, %157
  %158 = phi i64 [ %162, %157 ], [ 0, %151 ]
  %159 = getelementptr inbounds i64, ptr %156, i64 %158
  %160 = load i64, ptr %159, align 8, !tbaa !7
  %161 = getelementptr inbounds i64, ptr %154, i64 %158
  store i64 %160, ptr %161, align 8, !tbaa !7
  %162 = add nuw i64 %158, 1
  %163 = icmp eq i64 %162, %8
  br i1 %163, label %164, label %157, !llvm.loop !28

164:                                              ; preds = %157, %151, %149
  %165 = phi i64 [ %125, %149 ], [ %152, %151 ], [ %152, %157 ]
  %166 = add nuw i64 %124, 1
  %167 = icmp eq i64 %166, %53
  br i1 %167, label %122, label %123, !llvm.loop !82

168:                                              ; preds = %3, %122
  %169 = phi i64 [ %165, %122 ], [ 0, %3 ]
  ret i64 %169
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define i64 @store_join(ptr noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, i64 noundef %3, ptr noundef %4) {
  %6 = load i64, ptr @WORDS, align 8, !tbaa !7
  %7 = mul i64 %6, %1
  %8 = getelementptr inbounds i64, ptr %0, i64 %7
  %9 = mul i64 %6, %3
  %10 = getelementptr inbounds i64, ptr %2, i64 %9
  %11 = icmp sgt i64 %7, 0
  %12 = icmp sgt i64 %9, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %5
  %15 = icmp eq i64 %6, 0
  br label %21

16:                                               ; preds = %65, %5
  %17 = phi ptr [ %4, %5 ], [ %66, %65 ]
  %18 = phi ptr [ %2, %5 ], [ %70, %65 ]
  %19 = phi ptr [ %0, %5 ], [ %68, %65 ]
  %20 = icmp ult ptr %19, %8
  br i1 %20, label %77, label %74

21:                                               ; preds = %14, %65
  %22 = phi ptr [ %0, %14 ], [ %68, %65 ]
  %23 = phi ptr [ %2, %14 ], [ %70, %65 ]
  %24 = phi ptr [ %4, %14 ], [ %66, %65 ]
  br i1 %15, label %38, label %28

25:                                               ; preds = %28
  %26 = add nuw i64 %29, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %38, label %28, !llvm.loop !83

28:                                               ; preds = %21, %25
  %29 = phi i64 [ %26, %25 ], [ 0, %21 ]
  %30 = getelementptr inbounds i64, ptr %23, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !7
  %32 = getelementptr inbounds i64, ptr %22, i64 %29
  %33 = load i64, ptr %32, align 8, !tbaa !7
  %34 = icmp eq i64 %31, %33
  br i1 %34, label %25, label %35

35:                                               ; preds = %28
  %36 = icmp ult i64 %31, %33
  %37 = zext i1 %36 to i32
  br label %38

38:                                               ; preds = %25, %21, %35
  %39 = phi i32 [ %37, %35 ], [ 0, %21 ], [ 0, %25 ]
  %40 = icmp eq i32 %39, 0
  br i1 %15, label %54, label %44

41:                                               ; preds = %44
  %42 = add nuw i64 %45, 1
  %43 = icmp eq i64 %42, %6
  br i1 %43, label %54, label %44, !llvm.loop !83

44:                                               ; preds = %38, %41
  %45 = phi i64 [ %42, %41 ], [ 0, %38 ]
  %46 = getelementptr inbounds i64, ptr %22, i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !7
  %48 = getelementptr inbounds i64, ptr %23, i64 %45
  %49 = load i64, ptr %48, align 8, !tbaa !7
  %50 = icmp eq i64 %47, %49
  br i1 %50, label %41, label %51

51:                                               ; preds = %44
  %52 = icmp ult i64 %47, %49
  %53 = zext i1 %52 to i32
  br label %54

54:                                               ; preds = %41, %38, %51
  %55 = phi i32 [ %53, %51 ], [ 0, %38 ], [ 0, %41 ]
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %40, ptr %22, ptr %23
  br i1 %15, label %65, label %58

58:                                               ; preds = %54, %58
  %59 = phi i64 [ %63, %58 ], [ 0, %54 ]
  %60 = getelementptr inbounds i64, ptr %57, i64 %59
  %61 = load i64, ptr %60, align 8, !tbaa !7
  %62 = getelementptr inbounds i64, ptr %24, i64 %59
  store i64 %61, ptr %62, align 8, !tbaa !7
  %63 = add nuw i64 %59, 1
  %64 = icmp eq i64 %63, %6
  br i1 %64, label %65, label %58, !llvm.loop !28

65:                                               ; preds = %58, %54
  %66 = getelementptr inbounds i64, ptr %24, i64 %6
  %67 = select i1 %40, i64 %6, i64 0
  %68 = getelementptr inbounds i64, ptr %22, i64 %67
  %69 = select i1 %56, i64 %6, i64 0
  %70 = getelementptr inbounds i64, ptr %23, i64 %69
  %71 = icmp ult ptr %68, %8
  %72 = icmp ult ptr %70, %10
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %21, label %16, !llvm.loop !84

74:                                               ; preds = %77, %16
  %75 = phi ptr [ %17, %16 ], [ %82, %77 ]
  %76 = icmp ult ptr %18, %10
  br i1 %76, label %84, label %91

77:                                               ; preds = %16, %77
  %78 = phi ptr [ %80, %77 ], [ %19, %16 ]
  %79 = phi ptr [ %82, %77 ], [ %17, %16 ]
  %80 = getelementptr inbounds i64, ptr %78, i64 1
  %81 = load i64, ptr %78, align 8, !tbaa !7
  %82 = getelementptr inbounds i64, ptr %79, i64 1
  store i64 %81, ptr %79, align 8, !tbaa !7
  %83 = icmp ult ptr %80, %8
  br i1 %83, label %77, label %74, !llvm.loop !85

84:                                               ; preds = %74, %84
  %85 = phi ptr [ %87, %84 ], [ %18, %74 ]
  %86 = phi ptr [ %89, %84 ], [ %75, %74 ]
  %87 = getelementptr inbounds i64, ptr %85, i64 1
  %88 = load i64, ptr %85, align 8, !tbaa !7
  %89 = getelementptr inbounds i64, ptr %86, i64 1
  store i64 %88, ptr %86, align 8, !tbaa !7
  %90 = icmp ult ptr %87, %10
  br i1 %90, label %84, label %91, !llvm.loop !86

91:                                               ; preds = %84, %74
  %92 = phi ptr [ %75, %74 ], [ %89, %84 ]
  %93 = ptrtoint ptr %92 to i64
  %94 = ptrtoint ptr %4 to i64
  %95 = sub i64 %93, %94
  %96 = ashr exact i64 %95, 3
  %97 = sdiv i64 %96, %6
  ret i64 %97
}

define i32 @store_minus(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef %4) {
  %6 = load i64, ptr %4, align 8, !tbaa !7
  %7 = getelementptr inbounds i64, ptr %4, i64 1
  %8 = load i64, ptr %7, align 8, !tbaa !7
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %90, label %10

10:                                               ; preds = %5
  %11 = load i64, ptr @WORDS, align 8, !tbaa !7
  %12 = icmp eq i64 %11, 0
  %13 = icmp eq i64 %11, 0
  br label %14

14:                                               ; preds = %85, %10
  %15 = phi i64 [ %6, %10 ], [ %86, %85 ]
  %16 = phi i64 [ 0, %10 ], [ %87, %85 ]
  %17 = phi i64 [ %8, %10 ], [ %59, %85 ]
  %18 = mul i64 %11, %16
  %19 = getelementptr inbounds i64, ptr %2, i64 %18
  %20 = icmp ult i64 %15, %1
  br i1 %20, label %21, label %58

21:                                               ; preds = %14, %54
  %22 = phi i64 [ %56, %54 ], [ %15, %14 ]
  %23 = phi i64 [ %55, %54 ], [ %17, %14 ]
  %24 = mul i64 %22, %11
  %25 = getelementptr inbounds i64, ptr %0, i64 %24
  br i1 %12, label %39, label %29

26:                                               ; preds = %29
  %27 = add nuw i64 %30, 1
  %28 = icmp eq i64 %27, %11
  br i1 %28, label %39, label %29, !llvm.loop !83

29:                                               ; preds = %21, %26
  %30 = phi i64 [ %27, %26 ], [ 0, %21 ]
  %31 = getelementptr inbounds i64, ptr %25, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !7
  %33 = getelementptr inbounds i64, ptr %19, i64 %30
  %34 = load i64, ptr %33, align 8, !tbaa !7
  %35 = icmp eq i64 %32, %34
  br i1 %35, label %26, label %36

36:                                               ; preds = %29
  %37 = icmp ult i64 %32, %34
  %38 = zext i1 %37 to i32
  br label %39

39:                                               ; preds = %26, %21, %36
  %40 = phi i32 [ %38, %36 ], [ 0, %21 ], [ 0, %26 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %58, label %42

42:                                               ; preds = %39
  %43 = icmp eq i64 %23, %22
  br i1 %43, label %54, label %44

44:                                               ; preds = %42
  %45 = mul i64 %23, %11
  %46 = getelementptr inbounds i64, ptr %0, i64 %45
  br i1 %12, label %54, label %47

47:                                               ; preds = %44, %47
  %48 = phi i64 [ %52, %47 ], [ 0, %44 ]
  %49 = getelementptr inbounds i64, ptr %25, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !7
  %51 = getelementptr inbounds i64, ptr %46, i64 %48
  store i64 %50, ptr %51, align 8, !tbaa !7
  %52 = add nuw i64 %48, 1
  %53 = icmp eq i64 %52, %11
  br i1 %53, label %54, label %47, !llvm.loop !28

54:                                               ; preds = %47, %44, %42
  %55 = add i64 %23, 1
  %56 = add nuw i64 %22, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %58, label %21, !llvm.loop !87

58:                                               ; preds = %39, %54, %14
  %59 = phi i64 [ %17, %14 ], [ %23, %39 ], [ %55, %54 ]
  %60 = phi i64 [ %15, %14 ], [ %22, %39 ], [ %1, %54 ]
  %61 = icmp eq i64 %60, %1
  br i1 %61, label %85, label %62

62:                                               ; preds = %58
  %63 = mul i64 %60, %11
  %64 = getelementptr inbounds i64, ptr %0, i64 %63
  br i1 %13, label %81, label %65

65:                                               ; preds = %62
  %66 = load i64, ptr %64, align 8, !tbaa !7
  %67 = load i64, ptr %19, align 8, !tbaa !7
  %68 = icmp eq i64 %66, %67
  br i1 %68, label %69, label %81

69:                                               ; preds = %65, %73
  %70 = phi i64 [ %71, %73 ], [ 0, %65 ]
  %71 = add nuw i64 %70, 1
  %72 = icmp eq i64 %71, %11
  br i1 %72, label %79, label %73, !llvm.loop !81

73:                                               ; preds = %69
  %74 = getelementptr inbounds i64, ptr %64, i64 %71
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = getelementptr inbounds i64, ptr %19, i64 %71
  %77 = load i64, ptr %76, align 8, !tbaa !7
  %78 = icmp eq i64 %75, %77
  br i1 %78, label %69, label %79, !llvm.loop !81

79:                                               ; preds = %69, %73
  %80 = icmp uge i64 %71, %11
  br label %81

81:                                               ; preds = %79, %65, %62
  %82 = phi i1 [ %13, %62 ], [ %13, %65 ], [ %80, %79 ]
  %83 = zext i1 %82 to i64
  %84 = add i64 %60, %83
  br label %85

85:                                               ; preds = %58, %81
  %86 = phi i64 [ %84, %81 ], [ %60, %58 ]
  %87 = add nuw i64 %16, 1
  %88 = icmp eq i64 %87, %3
  %89 = select i1 %61, i1 true, i1 %88
  br i1 %89, label %90, label %14, !llvm.loop !88

90:                                               ; preds = %85, %5
  %91 = phi i64 [ %8, %5 ], [ %59, %85 ]
  %92 = phi i64 [ %6, %5 ], [ %86, %85 ]
  %93 = icmp eq i64 %3, 0
  %94 = icmp ult i64 %92, %1
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %96, label %120

96:                                               ; preds = %90
  %97 = load i64, ptr @WORDS, align 8
  %98 = icmp eq i64 %97, 0
  br label %99

99:                                               ; preds = %96, %115
  %100 = phi i64 [ %92, %96 ], [ %116, %115 ]
  %101 = phi i64 [ %91, %96 ], [ %117, %115 ]
  %102 = icmp eq i64 %101, %100
  br i1 %102, label %115, label %103

103:                                              ; preds = %99
  %104 = mul i64 %97, %101
  %105 = getelementptr inbounds i64, ptr %0, i64 %104
  %106 = mul i64 %97, %100
  %107 = getelementptr inbounds i64, ptr %0, i64 %106
  br i1 %98, label %115, label %108

108:                                              ; preds = %103, %108
  %109 = phi i64 [ %113, %108 ], [ 0, %103 ]
  %110 = getelementptr inbounds i64, ptr %107, i64 %109
  %111 = load i64, ptr %110, align 8, !tbaa !7
  %112 = getelementptr inbounds i64, ptr %105, i64 %109
  store i64 %111, ptr %112, align 8, !tbaa !7
  %113 = add nuw i64 %109, 1
  %114 = icmp eq i64 %113, %97
  br i1 %114, label %115, label %108, !llvm.loop !28

115:                                              ; preds = %108, %103, %99
  %116 = add nuw i64 %100, 1
  %117 = add i64 %101, 1
  %118 = icmp ult i64 %116, %1
  %119 = select i1 %93, i1 %118, i1 false
  br i1 %119, label %99, label %120, !llvm.loop !89

120:                                              ; preds = %115, %90
  %121 = phi i64 [ %91, %90 ], [ %117, %115 ]
  %122 = phi i64 [ %92, %90 ], [ %116, %115 ]
  store i64 %122, ptr %4, align 8, !tbaa !7
  store i64 %121, ptr %7, align 8, !tbaa !7
  ret i32 0
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define internal fastcc i64 @field_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = lshr i64 %2, 3
  %6 = add nuw nsw i64 %5, 8
  %7 = icmp ugt i64 %6, %1
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = icmp ult i64 %5, %1
  br i1 %9, label %13, label %25

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 %5
  %12 = load i64, ptr %11, align 1
  br label %25

13:                                               ; preds = %8, %13
  %14 = phi i64 [ %23, %13 ], [ %5, %8 ]
  %15 = phi i64 [ %22, %13 ], [ 0, %8 ]
  %16 = getelementptr inbounds i8, ptr %0, i64 %14
  %17 = load i8, ptr %16, align 1, !tbaa !4
  %18 = zext i8 %17 to i64
  %19 = sub nuw i64 %14, %5
  %20 = shl i64 %19, 3
  %21 = shl i64 %18, %20
  %22 = or i64 %21, %15
  %23 = add nuw i64 %14, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %25, label %13, !llvm.loop !23

25:                                               ; preds = %13, %8, %10
  %26 = phi i64 [ %12, %10 ], [ 0, %8 ], [ %22, %13 ]
  %27 = and i64 %2, 7
  %28 = lshr i64 %26, %27
  %29 = icmp ugt i64 %3, 32
  br i1 %29, label %30, label %59

30:                                               ; preds = %25
  %31 = and i64 %28, 4294967295
  %32 = add i64 %2, 32
  %33 = lshr i64 %32, 3
  %34 = add nuw nsw i64 %33, 8
  %35 = icmp ugt i64 %34, %1
  br i1 %35, label %36, label %38

36:                                               ; preds = %30
  %37 = icmp ult i64 %33, %1
  br i1 %37, label %41, label %53

38:                                               ; preds = %30
  %39 = getelementptr inbounds i8, ptr %0, i64 %33
  %40 = load i64, ptr %39, align 1
  br label %53

41:                                               ; preds = %36, %41
  %42 = phi i64 [ %51, %41 ], [ %33, %36 ]
  %43 = phi i64 [ %50, %41 ], [ 0, %36 ]
  %44 = getelementptr inbounds i8, ptr %0, i64 %42
  %45 = load i8, ptr %44, align 1, !tbaa !4
  %46 = zext i8 %45 to i64
  %47 = sub nuw i64 %42, %33
  %48 = shl i64 %47, 3
  %49 = shl i64 %46, %48
  %50 = or i64 %49, %43
  %51 = add nuw i64 %42, 1
  %52 = icmp eq i64 %51, %1
  br i1 %52, label %53, label %41, !llvm.loop !23

53:                                               ; preds = %41, %36, %38
  %54 = phi i64 [ %40, %38 ], [ 0, %36 ], [ %50, %41 ]
  %55 = and i64 %2, 7
  %56 = lshr i64 %54, %55
  %57 = shl i64 %56, 32
  %58 = or i64 %57, %31
  br label %59

59:                                               ; preds = %53, %25
  %60 = phi i64 [ %58, %53 ], [ %28, %25 ]
  %61 = icmp ult i64 %3, 64
  %62 = shl nsw i64 -1, %3
  %63 = xor i64 %62, -1
  %64 = select i1 %61, i64 %63, i64 -1
  %65 = and i64 %60, %64
  ret i64 %65
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)



!4 = !{!5, !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"long long", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{i64 7, i64 65}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !5, i64 0}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = !{i64 0, i64 64}
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = !{i64 0, i64 65}
!36 = distinct !{!36, !10, !11}
!37 = distinct !{!37, !10, !11}
!38 = distinct !{!38, !10, !11}
!39 = distinct !{!39, !10, !11}
!40 = distinct !{!40, !10, !11}
!41 = distinct !{!41, !10, !11}
!42 = distinct !{!42, !10, !11}
!43 = distinct !{!43, !10, !11}
!44 = distinct !{!44, !11}
!45 = distinct !{!45, !10, !11}
!46 = distinct !{!46, !10, !11}
!47 = distinct !{!47, !10, !11}
!48 = distinct !{!48, !10, !11}
!49 = distinct !{!49, !10, !11}
!50 = distinct !{!50, !10, !11}
!51 = distinct !{!51, !10, !11}
!52 = distinct !{!52, !10, !11}
!53 = distinct !{!53, !10, !11}
!54 = distinct !{!54, !10, !11}
!55 = distinct !{!55, !10, !11}
!56 = distinct !{!56, !10, !11}
!57 = distinct !{!57, !10, !11}
!58 = distinct !{!58, !10, !11}
!59 = distinct !{!59, !10, !11}
!60 = distinct !{!60, !10, !11}
!61 = distinct !{!61, !10, !11}
!62 = distinct !{!62, !10, !11}
!63 = distinct !{!63, !10, !11}
!64 = distinct !{!64, !10, !11}
!65 = distinct !{!65, !10, !11}
!66 = distinct !{!66, !10, !11}
!67 = distinct !{!67, !10, !11}
!68 = distinct !{!68, !10, !11}
!69 = distinct !{!69, !10, !11}
!70 = distinct !{!70, !10, !11}
!71 = distinct !{!71, !10, !11}
!72 = distinct !{!72, !10, !11}
!73 = distinct !{!73, !10, !11}
!74 = distinct !{!74, !10, !11}
!75 = distinct !{!75, !10, !11}
!76 = distinct !{!76, !10, !11}
!77 = distinct !{!77, !10, !11}
!78 = distinct !{!78, !10, !11}
!79 = distinct !{!79, !10, !11}
!80 = distinct !{!80, !10, !11}
!81 = distinct !{!81, !10, !11}
!82 = distinct !{!82, !10, !11}
!83 = distinct !{!83, !10, !11}
!84 = distinct !{!84, !10, !11}
!85 = distinct !{!85, !10, !11}
!86 = distinct !{!86, !10, !11}
!87 = distinct !{!87, !10, !11}
!88 = distinct !{!88, !10, !11}
!89 = distinct !{!89, !10, !11}
