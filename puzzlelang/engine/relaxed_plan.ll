; relaxed_plan.c 712b64e8f4c85c73a9afe586357b5c26024ebca2105f0254cdcdd70d5962145d

%struct.Relaxed = type { i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

define i64 @relaxed_plan(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) {
  %5 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 13
  store i64 0, ptr %5, align 8, !tbaa !4
  %6 = load i64, ptr %0, align 8, !tbaa !10
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %13, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 14
  %10 = load ptr, ptr %9, align 8, !tbaa !11
  %11 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 18
  %12 = load ptr, ptr %11, align 8, !tbaa !12
  br label %18

13:                                               ; preds = %18, %4
  %14 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 20
  %17 = load ptr, ptr %16, align 8, !tbaa !14
  br label %35

18:                                               ; preds = %8, %18
  %19 = phi i64 [ 0, %8 ], [ %22, %18 ]
  %20 = getelementptr inbounds i32, ptr %10, i64 %19
  store i32 -1, ptr %20, align 4, !tbaa !15
  %21 = getelementptr inbounds i32, ptr %12, i64 %19
  store i32 0, ptr %21, align 4, !tbaa !15
  %22 = add nuw i64 %19, 1
  %23 = icmp eq i64 %22, %6
  br i1 %23, label %13, label %18, !llvm.loop !17

24:                                               ; preds = %35
  %25 = icmp eq i64 %2, 0
  br i1 %25, label %40, label %26

26:                                               ; preds = %24
  %27 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 14
  %28 = load ptr, ptr %27, align 8, !tbaa !11
  %29 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 15
  %30 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 22
  %31 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 23
  %32 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 20
  %33 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 21
  %34 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 21
  br label %63

35:                                               ; preds = %13, %35
  %36 = phi i64 [ 0, %13 ], [ %38, %35 ]
  %37 = getelementptr inbounds i32, ptr %17, i64 %36
  store i32 -1, ptr %37, align 4, !tbaa !15
  %38 = add nuw i64 %36, 1
  %39 = icmp eq i64 %36, %15
  br i1 %39, label %24, label %35, !llvm.loop !20

40:                                               ; preds = %93, %24
  %41 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 1
  %42 = load i64, ptr %41, align 8, !tbaa !21
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %96, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 8
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 16
  %48 = load ptr, ptr %47, align 8, !tbaa !23
  %49 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 10
  %50 = load ptr, ptr %49, align 8, !tbaa !24
  %51 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 17
  %52 = load ptr, ptr %51, align 8, !tbaa !25
  %53 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 24
  %54 = load ptr, ptr %53, align 8, !tbaa !26
  %55 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 6
  %56 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 14
  %57 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 7
  %58 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 15
  %59 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 22
  %60 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 23
  %61 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 20
  %62 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 21
  br label %112

63:                                               ; preds = %26, %93
  %64 = phi i64 [ 0, %26 ], [ %94, %93 ]
  %65 = getelementptr inbounds i32, ptr %1, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !15
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %28, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !15
  %70 = icmp eq i32 %69, -1
  br i1 %70, label %71, label %93

71:                                               ; preds = %63
  store i32 0, ptr %68, align 4, !tbaa !15
  %72 = load ptr, ptr %29, align 8, !tbaa !27
  %73 = getelementptr inbounds i32, ptr %72, i64 %67
  store i32 -1, ptr %73, align 4, !tbaa !15
  %74 = load i64, ptr %5, align 8, !tbaa !4
  %75 = add i64 %74, 1
  store i64 %75, ptr %5, align 8, !tbaa !4
  %76 = trunc i64 %74 to i32
  %77 = load ptr, ptr %30, align 8, !tbaa !28
  %78 = and i64 %74, 4294967295
  %79 = getelementptr inbounds i32, ptr %77, i64 %78
  store i32 %66, ptr %79, align 4, !tbaa !15
  %80 = load ptr, ptr %31, align 8, !tbaa !29
  %81 = getelementptr inbounds i32, ptr %80, i64 %78
  store i32 -1, ptr %81, align 4, !tbaa !15
  %82 = load ptr, ptr %32, align 8, !tbaa !14
  %83 = load i32, ptr %82, align 4, !tbaa !15
  %84 = icmp eq i32 %83, -1
  br i1 %84, label %90, label %85

85:                                               ; preds = %71
  %86 = load ptr, ptr %33, align 8, !tbaa !30
  %87 = load i32, ptr %86, align 4, !tbaa !15
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %80, i64 %88
  br label %90

90:                                               ; preds = %71, %85
  %91 = phi ptr [ %89, %85 ], [ %82, %71 ]
  store i32 %76, ptr %91, align 4, !tbaa !15
  %92 = load ptr, ptr %34, align 8, !tbaa !30
  store i32 %76, ptr %92, align 4, !tbaa !15
  br label %93

93:                                               ; preds = %63, %90
  %94 = add nuw i64 %64, 1
  %95 = icmp eq i64 %94, %2
  br i1 %95, label %40, label %63, !llvm.loop !31

96:                                               ; preds = %182, %40
  %97 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 20
  %98 = load ptr, ptr %97, align 8, !tbaa !14
  %99 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 22
  %100 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 14
  %101 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 18
  %102 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 4
  %103 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 5
  %104 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 17
  %105 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 16
  %106 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 6
  %107 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 7
  %108 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 15
  %109 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 23
  %110 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 21
  %111 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 23
  br label %195

112:                                              ; preds = %44, %182
  %113 = phi i64 [ 0, %44 ], [ %114, %182 ]
  %114 = add nuw i64 %113, 1
  %115 = getelementptr inbounds i32, ptr %46, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !15
  %117 = getelementptr inbounds i32, ptr %46, i64 %113
  %118 = load i32, ptr %117, align 4, !tbaa !15
  %119 = sub i32 %116, %118
  %120 = getelementptr inbounds i32, ptr %48, i64 %113
  store i32 %119, ptr %120, align 4, !tbaa !15
  %121 = getelementptr inbounds i32, ptr %50, i64 %113
  %122 = load i32, ptr %121, align 4, !tbaa !15
  %123 = getelementptr inbounds i32, ptr %52, i64 %113
  store i32 %122, ptr %123, align 4, !tbaa !15
  %124 = getelementptr inbounds i32, ptr %54, i64 %113
  store i32 0, ptr %124, align 4, !tbaa !15
  %125 = load i32, ptr %120, align 4, !tbaa !15
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %182

127:                                              ; preds = %112
  %128 = trunc i64 %113 to i32
  %129 = load i32, ptr %123, align 4, !tbaa !15
  %130 = load ptr, ptr %55, align 8, !tbaa !32
  %131 = and i64 %113, 4294967295
  %132 = getelementptr inbounds i32, ptr %130, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !15
  %134 = add nuw i64 %113, 1
  %135 = and i64 %134, 4294967295
  %136 = getelementptr inbounds i32, ptr %130, i64 %135
  %137 = load i32, ptr %136, align 4, !tbaa !15
  %138 = icmp ult i32 %133, %137
  br i1 %138, label %139, label %182

139:                                              ; preds = %127
  %140 = load ptr, ptr %56, align 8, !tbaa !11
  %141 = load ptr, ptr %57, align 8, !tbaa !33
  %142 = zext i32 %129 to i64
  %143 = zext i32 %133 to i64
  br label %144

144:                                              ; preds = %177, %139
  %145 = phi i64 [ %143, %139 ], [ %178, %177 ]
  %146 = getelementptr inbounds i32, ptr %141, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !15
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds i32, ptr %140, i64 %148
  %150 = load i32, ptr %149, align 4, !tbaa !15
  %151 = icmp ugt i32 %150, %129
  br i1 %151, label %152, label %177

152:                                              ; preds = %144
  store i32 %129, ptr %149, align 4, !tbaa !15
  %153 = load ptr, ptr %58, align 8, !tbaa !27
  %154 = getelementptr inbounds i32, ptr %153, i64 %148
  store i32 %128, ptr %154, align 4, !tbaa !15
  %155 = load i64, ptr %5, align 8, !tbaa !4
  %156 = add i64 %155, 1
  store i64 %156, ptr %5, align 8, !tbaa !4
  %157 = trunc i64 %155 to i32
  %158 = load ptr, ptr %59, align 8, !tbaa !28
  %159 = and i64 %155, 4294967295
  %160 = getelementptr inbounds i32, ptr %158, i64 %159
  store i32 %147, ptr %160, align 4, !tbaa !15
  %161 = load ptr, ptr %60, align 8, !tbaa !29
  %162 = getelementptr inbounds i32, ptr %161, i64 %159
  store i32 -1, ptr %162, align 4, !tbaa !15
  %163 = load ptr, ptr %61, align 8, !tbaa !14
  %164 = getelementptr inbounds i32, ptr %163, i64 %142
  %165 = load i32, ptr %164, align 4, !tbaa !15
  %166 = icmp eq i32 %165, -1
  br i1 %166, label %173, label %167

167:                                              ; preds = %152
  %168 = load ptr, ptr %62, align 8, !tbaa !30
  %169 = getelementptr inbounds i32, ptr %168, i64 %142
  %170 = load i32, ptr %169, align 4, !tbaa !15
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds i32, ptr %161, i64 %171
  br label %173

173:                                              ; preds = %152, %167
  %174 = phi ptr [ %172, %167 ], [ %164, %152 ]
  store i32 %157, ptr %174, align 4, !tbaa !15
  %175 = load ptr, ptr %62, align 8, !tbaa !30
  %176 = getelementptr inbounds i32, ptr %175, i64 %142
  store i32 %157, ptr %176, align 4, !tbaa !15
  br label %177

177:                                              ; preds = %173, %144
  %178 = add nuw nsw i64 %145, 1
  %179 = load i32, ptr %136, align 4, !tbaa !15
  %180 = zext i32 %179 to i64
  %181 = icmp ult i64 %178, %180
  br i1 %181, label %144, label %182, !llvm.loop !34

182:                                              ; preds = %177, %127, %112
  %183 = icmp eq i64 %114, %42
  br i1 %183, label %96, label %112, !llvm.loop !35

184:                                              ; preds = %204
  store i32 0, ptr %3, align 4, !tbaa !15
  %185 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 2
  %186 = load i64, ptr %185, align 8, !tbaa !36
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %310, label %188

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 14
  %190 = load ptr, ptr %189, align 8, !tbaa !11
  %191 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 12
  %192 = load ptr, ptr %191, align 8, !tbaa !37
  %193 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 18
  %194 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 19
  br label %325

195:                                              ; preds = %96, %204
  %196 = phi i64 [ 0, %96 ], [ %205, %204 ]
  %197 = getelementptr inbounds i32, ptr %98, i64 %196
  %198 = load i32, ptr %197, align 4, !tbaa !15
  %199 = icmp eq i32 %198, -1
  br i1 %199, label %204, label %200

200:                                              ; preds = %195
  %201 = load ptr, ptr %99, align 8, !tbaa !28
  %202 = load ptr, ptr %100, align 8, !tbaa !11
  %203 = load ptr, ptr %111, align 8, !tbaa !29
  br label %207

204:                                              ; preds = %306, %195
  %205 = add nuw i64 %196, 1
  %206 = icmp eq i64 %196, %15
  br i1 %206, label %184, label %195, !llvm.loop !38

207:                                              ; preds = %200, %306
  %208 = phi i32 [ %198, %200 ], [ %308, %306 ]
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds i32, ptr %201, i64 %209
  %211 = load i32, ptr %210, align 4, !tbaa !15
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds i32, ptr %202, i64 %212
  %214 = load i32, ptr %213, align 4, !tbaa !15
  %215 = zext i32 %214 to i64
  %216 = icmp eq i64 %196, %215
  br i1 %216, label %217, label %306

217:                                              ; preds = %207
  %218 = load ptr, ptr %101, align 8, !tbaa !12
  %219 = getelementptr inbounds i32, ptr %218, i64 %212
  %220 = load i32, ptr %219, align 4, !tbaa !15
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %306

222:                                              ; preds = %217
  store i32 1, ptr %219, align 4, !tbaa !15
  %223 = load ptr, ptr %102, align 8, !tbaa !39
  %224 = getelementptr inbounds i32, ptr %223, i64 %212
  %225 = load i32, ptr %224, align 4, !tbaa !15
  %226 = add i32 %211, 1
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds i32, ptr %223, i64 %227
  %229 = load i32, ptr %228, align 4, !tbaa !15
  %230 = icmp ult i32 %225, %229
  br i1 %230, label %231, label %306

231:                                              ; preds = %222
  %232 = load ptr, ptr %103, align 8, !tbaa !40
  %233 = load ptr, ptr %104, align 8, !tbaa !25
  %234 = load ptr, ptr %105, align 8, !tbaa !23
  %235 = zext i32 %225 to i64
  br label %236

236:                                              ; preds = %231, %301
  %237 = phi i64 [ %235, %231 ], [ %302, %301 ]
  %238 = getelementptr inbounds i32, ptr %232, i64 %237
  %239 = load i32, ptr %238, align 4, !tbaa !15
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds i32, ptr %233, i64 %240
  %242 = load i32, ptr %241, align 4, !tbaa !15
  %243 = zext i32 %242 to i64
  %244 = add i64 %196, %243
  %245 = tail call i64 @llvm.umin.i64(i64 %244, i64 %15)
  %246 = trunc i64 %245 to i32
  store i32 %246, ptr %241, align 4, !tbaa !15
  %247 = getelementptr inbounds i32, ptr %234, i64 %240
  %248 = load i32, ptr %247, align 4, !tbaa !15
  %249 = add i32 %248, -1
  store i32 %249, ptr %247, align 4, !tbaa !15
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %301

251:                                              ; preds = %236
  %252 = load i32, ptr %241, align 4, !tbaa !15
  %253 = load ptr, ptr %106, align 8, !tbaa !32
  %254 = getelementptr inbounds i32, ptr %253, i64 %240
  %255 = load i32, ptr %254, align 4, !tbaa !15
  %256 = add i32 %239, 1
  %257 = zext i32 %256 to i64
  %258 = getelementptr inbounds i32, ptr %253, i64 %257
  %259 = load i32, ptr %258, align 4, !tbaa !15
  %260 = icmp ult i32 %255, %259
  br i1 %260, label %261, label %301

261:                                              ; preds = %251
  %262 = load ptr, ptr %107, align 8, !tbaa !33
  %263 = zext i32 %252 to i64
  %264 = zext i32 %255 to i64
  %265 = getelementptr inbounds i32, ptr %98, i64 %263
  br label %266

266:                                              ; preds = %296, %261
  %267 = phi i64 [ %264, %261 ], [ %297, %296 ]
  %268 = getelementptr inbounds i32, ptr %262, i64 %267
  %269 = load i32, ptr %268, align 4, !tbaa !15
  %270 = zext i32 %269 to i64
  %271 = getelementptr inbounds i32, ptr %202, i64 %270
  %272 = load i32, ptr %271, align 4, !tbaa !15
  %273 = icmp ugt i32 %272, %252
  br i1 %273, label %274, label %296

274:                                              ; preds = %266
  store i32 %252, ptr %271, align 4, !tbaa !15
  %275 = load ptr, ptr %108, align 8, !tbaa !27
  %276 = getelementptr inbounds i32, ptr %275, i64 %270
  store i32 %239, ptr %276, align 4, !tbaa !15
  %277 = load i64, ptr %5, align 8, !tbaa !4
  %278 = add i64 %277, 1
  store i64 %278, ptr %5, align 8, !tbaa !4
  %279 = trunc i64 %277 to i32
  %280 = and i64 %277, 4294967295
  %281 = getelementptr inbounds i32, ptr %201, i64 %280
  store i32 %269, ptr %281, align 4, !tbaa !15
  %282 = load ptr, ptr %109, align 8, !tbaa !29
  %283 = getelementptr inbounds i32, ptr %282, i64 %280
  store i32 -1, ptr %283, align 4, !tbaa !15
  %284 = load i32, ptr %265, align 4, !tbaa !15
  %285 = icmp eq i32 %284, -1
  br i1 %285, label %292, label %286

286:                                              ; preds = %274
  %287 = load ptr, ptr %110, align 8, !tbaa !30
  %288 = getelementptr inbounds i32, ptr %287, i64 %263
  %289 = load i32, ptr %288, align 4, !tbaa !15
  %290 = zext i32 %289 to i64
  %291 = getelementptr inbounds i32, ptr %282, i64 %290
  br label %292

292:                                              ; preds = %274, %286
  %293 = phi ptr [ %291, %286 ], [ %265, %274 ]
  store i32 %279, ptr %293, align 4, !tbaa !15
  %294 = load ptr, ptr %110, align 8, !tbaa !30
  %295 = getelementptr inbounds i32, ptr %294, i64 %263
  store i32 %279, ptr %295, align 4, !tbaa !15
  br label %296

296:                                              ; preds = %292, %266
  %297 = add nuw nsw i64 %267, 1
  %298 = load i32, ptr %258, align 4, !tbaa !15
  %299 = zext i32 %298 to i64
  %300 = icmp ult i64 %297, %299
  br i1 %300, label %266, label %301, !llvm.loop !34

301:                                              ; preds = %296, %251, %236
  %302 = add nuw nsw i64 %237, 1
  %303 = load i32, ptr %228, align 4, !tbaa !15
  %304 = zext i32 %303 to i64
  %305 = icmp ult i64 %302, %304
  br i1 %305, label %236, label %306, !llvm.loop !41

306:                                              ; preds = %301, %222, %207, %217
  %307 = getelementptr inbounds i32, ptr %203, i64 %209
  %308 = load i32, ptr %307, align 4, !tbaa !15
  %309 = icmp eq i32 %308, -1
  br i1 %309, label %204, label %207, !llvm.loop !42

310:                                              ; preds = %345, %184
  %311 = phi i32 [ 0, %184 ], [ %346, %345 ]
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %424, label %313

313:                                              ; preds = %310
  %314 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 15
  %315 = load ptr, ptr %314, align 8, !tbaa !27
  %316 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 19
  %317 = load ptr, ptr %316, align 8, !tbaa !43
  %318 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 11
  %319 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 24
  %320 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 17
  %321 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 10
  %322 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 8
  %323 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 18
  %324 = getelementptr inbounds %struct.Relaxed, ptr %0, i64 0, i32 9
  br label %349

325:                                              ; preds = %188, %345
  %326 = phi i64 [ 0, %188 ], [ %347, %345 ]
  %327 = phi i32 [ 0, %188 ], [ %346, %345 ]
  %328 = getelementptr inbounds i32, ptr %192, i64 %326
  %329 = load i32, ptr %328, align 4, !tbaa !15
  %330 = zext i32 %329 to i64
  %331 = getelementptr inbounds i32, ptr %190, i64 %330
  %332 = load i32, ptr %331, align 4, !tbaa !15
  %333 = icmp eq i32 %332, -1
  br i1 %333, label %427, label %334

334:                                              ; preds = %325
  %335 = load ptr, ptr %193, align 8, !tbaa !12
  %336 = getelementptr inbounds i32, ptr %335, i64 %330
  %337 = load i32, ptr %336, align 4, !tbaa !15
  %338 = icmp eq i32 %337, 1
  br i1 %338, label %339, label %345

339:                                              ; preds = %334
  store i32 2, ptr %336, align 4, !tbaa !15
  %340 = load i32, ptr %328, align 4, !tbaa !15
  %341 = load ptr, ptr %194, align 8, !tbaa !43
  %342 = add i32 %327, 1
  %343 = zext i32 %327 to i64
  %344 = getelementptr inbounds i32, ptr %341, i64 %343
  store i32 %340, ptr %344, align 4, !tbaa !15
  br label %345

345:                                              ; preds = %334, %339
  %346 = phi i32 [ %342, %339 ], [ %327, %334 ]
  %347 = add nuw i64 %326, 1
  %348 = icmp eq i64 %347, %186
  br i1 %348, label %310, label %325, !llvm.loop !44

349:                                              ; preds = %313, %420
  %350 = phi i32 [ 0, %313 ], [ %422, %420 ]
  %351 = phi i32 [ %311, %313 ], [ %421, %420 ]
  %352 = add i32 %351, -1
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds i32, ptr %317, i64 %353
  %355 = load i32, ptr %354, align 4, !tbaa !15
  %356 = zext i32 %355 to i64
  %357 = getelementptr inbounds i32, ptr %315, i64 %356
  %358 = load i32, ptr %357, align 4, !tbaa !15
  %359 = icmp eq i32 %358, -1
  br i1 %359, label %420, label %360, !llvm.loop !45

360:                                              ; preds = %349
  %361 = load ptr, ptr %318, align 8, !tbaa !46
  %362 = zext i32 %358 to i64
  %363 = getelementptr inbounds i32, ptr %361, i64 %362
  %364 = load i32, ptr %363, align 4, !tbaa !15
  %365 = icmp eq i32 %364, -1
  br i1 %365, label %386, label %366

366:                                              ; preds = %360
  %367 = load ptr, ptr %319, align 8, !tbaa !26
  %368 = zext i32 %364 to i64
  %369 = getelementptr inbounds i32, ptr %367, i64 %368
  %370 = load i32, ptr %369, align 4, !tbaa !15
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %372, label %386

372:                                              ; preds = %366
  store i32 1, ptr %369, align 4, !tbaa !15
  %373 = add i32 %350, 1
  %374 = load ptr, ptr %320, align 8, !tbaa !25
  %375 = getelementptr inbounds i32, ptr %374, i64 %362
  %376 = load i32, ptr %375, align 4, !tbaa !15
  %377 = load ptr, ptr %321, align 8, !tbaa !24
  %378 = getelementptr inbounds i32, ptr %377, i64 %362
  %379 = load i32, ptr %378, align 4, !tbaa !15
  %380 = icmp eq i32 %376, %379
  br i1 %380, label %381, label %386

381:                                              ; preds = %372
  %382 = load i32, ptr %3, align 4, !tbaa !15
  %383 = add i32 %382, 1
  store i32 %383, ptr %3, align 4, !tbaa !15
  %384 = zext i32 %383 to i64
  %385 = getelementptr inbounds i32, ptr %3, i64 %384
  store i32 %364, ptr %385, align 4, !tbaa !15
  br label %386

386:                                              ; preds = %372, %381, %366, %360
  %387 = phi i32 [ %350, %366 ], [ %373, %381 ], [ %373, %372 ], [ %350, %360 ]
  %388 = load ptr, ptr %322, align 8, !tbaa !22
  %389 = getelementptr inbounds i32, ptr %388, i64 %362
  %390 = load i32, ptr %389, align 4, !tbaa !15
  %391 = add i32 %358, 1
  %392 = zext i32 %391 to i64
  %393 = getelementptr inbounds i32, ptr %388, i64 %392
  %394 = load i32, ptr %393, align 4, !tbaa !15
  %395 = icmp ult i32 %390, %394
  br i1 %395, label %396, label %420

396:                                              ; preds = %386
  %397 = load ptr, ptr %323, align 8, !tbaa !12
  %398 = load ptr, ptr %324, align 8, !tbaa !47
  %399 = zext i32 %390 to i64
  br label %400

400:                                              ; preds = %396, %414
  %401 = phi i64 [ %399, %396 ], [ %416, %414 ]
  %402 = phi i32 [ %352, %396 ], [ %415, %414 ]
  %403 = getelementptr inbounds i32, ptr %398, i64 %401
  %404 = load i32, ptr %403, align 4, !tbaa !15
  %405 = zext i32 %404 to i64
  %406 = getelementptr inbounds i32, ptr %397, i64 %405
  %407 = load i32, ptr %406, align 4, !tbaa !15
  %408 = icmp eq i32 %407, 1
  br i1 %408, label %409, label %414

409:                                              ; preds = %400
  store i32 2, ptr %406, align 4, !tbaa !15
  %410 = load i32, ptr %403, align 4, !tbaa !15
  %411 = add i32 %402, 1
  %412 = zext i32 %402 to i64
  %413 = getelementptr inbounds i32, ptr %317, i64 %412
  store i32 %410, ptr %413, align 4, !tbaa !15
  br label %414

414:                                              ; preds = %400, %409
  %415 = phi i32 [ %411, %409 ], [ %402, %400 ]
  %416 = add nuw nsw i64 %401, 1
  %417 = load i32, ptr %393, align 4, !tbaa !15
  %418 = zext i32 %417 to i64
  %419 = icmp ult i64 %416, %418
  br i1 %419, label %400, label %420, !llvm.loop !48

420:                                              ; preds = %414, %386, %349
  %421 = phi i32 [ %352, %349 ], [ %352, %386 ], [ %415, %414 ]
  %422 = phi i32 [ %350, %349 ], [ %387, %386 ], [ %387, %414 ]
  %423 = icmp eq i32 %421, 0
  br i1 %423, label %424, label %349

424:                                              ; preds = %420, %310
  %425 = phi i32 [ 0, %310 ], [ %422, %420 ]
  %426 = zext i32 %425 to i64
  br label %427

427:                                              ; preds = %325, %424
  %428 = phi i64 [ %426, %424 ], [ -1, %325 ]
  ret i64 %428
}

declare i64 @llvm.umin.i64(i64, i64)



!4 = !{!5, !6, i64 104}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !6, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !9, i64 160, !9, i64 168, !9, i64 176, !9, i64 184, !9, i64 192}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"any pointer", !7, i64 0}
!10 = !{!5, !6, i64 0}
!11 = !{!5, !9, i64 112}
!12 = !{!5, !9, i64 144}
!13 = !{!5, !6, i64 24}
!14 = !{!5, !9, i64 160}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !7, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !18, !19}
!21 = !{!5, !6, i64 8}
!22 = !{!5, !9, i64 64}
!23 = !{!5, !9, i64 128}
!24 = !{!5, !9, i64 80}
!25 = !{!5, !9, i64 136}
!26 = !{!5, !9, i64 192}
!27 = !{!5, !9, i64 120}
!28 = !{!5, !9, i64 176}
!29 = !{!5, !9, i64 184}
!30 = !{!5, !9, i64 168}
!31 = distinct !{!31, !18, !19}
!32 = !{!5, !9, i64 48}
!33 = !{!5, !9, i64 56}
!34 = distinct !{!34, !18, !19}
!35 = distinct !{!35, !18, !19}
!36 = !{!5, !6, i64 16}
!37 = !{!5, !9, i64 96}
!38 = distinct !{!38, !18, !19}
!39 = !{!5, !9, i64 32}
!40 = !{!5, !9, i64 40}
!41 = distinct !{!41, !18, !19}
!42 = distinct !{!42, !18, !19}
!43 = !{!5, !9, i64 152}
!44 = distinct !{!44, !18, !19}
!45 = distinct !{!45, !18, !19}
!46 = !{!5, !9, i64 88}
!47 = !{!5, !9, i64 72}
!48 = distinct !{!48, !18, !19}
