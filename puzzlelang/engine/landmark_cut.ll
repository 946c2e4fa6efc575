; landmark_cut.c, clang 16.0.6, 3817fd2caa498842df84856f510130e896f0552842d647aa692a16e44bd23090

%struct.Cuts = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64 }

define i64 @landmark_cut(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) {
  %4 = load i64, ptr %0, align 8, !tbaa !4
  %5 = trunc i64 %4 to i32
  %6 = add i32 %5, -1
  %7 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 26
  store i64 0, ptr %7, align 8, !tbaa !10
  %8 = icmp eq i64 %4, 0
  br i1 %8, label %14, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 23
  %11 = load ptr, ptr %10, align 8, !tbaa !11
  %12 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %13 = load ptr, ptr %12, align 8, !tbaa !12
  br label %25

14:                                               ; preds = %25, %3
  %15 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !13
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %32, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 22
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 25
  %22 = load ptr, ptr %21, align 8, !tbaa !15
  %23 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 21
  %24 = load ptr, ptr %23, align 8, !tbaa !16
  br label %41

25:                                               ; preds = %9, %25
  %26 = phi i64 [ 0, %9 ], [ %29, %25 ]
  %27 = getelementptr inbounds i64, ptr %11, i64 %26
  store i64 9223372036854775807, ptr %27, align 8, !tbaa !17
  %28 = getelementptr inbounds i32, ptr %13, i64 %26
  store i32 0, ptr %28, align 4, !tbaa !18
  %29 = add nuw i64 %26, 1
  %30 = load i64, ptr %0, align 8, !tbaa !4
  %31 = icmp ult i64 %29, %30
  br i1 %31, label %25, label %14, !llvm.loop !20

32:                                               ; preds = %41, %14
  %33 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 1
  %34 = load i64, ptr %33, align 8, !tbaa !23
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %50, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 7
  %38 = load ptr, ptr %37, align 8, !tbaa !24
  %39 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 14
  %40 = load ptr, ptr %39, align 8, !tbaa !25
  br label %58

41:                                               ; preds = %18, %41
  %42 = phi i64 [ 0, %18 ], [ %47, %41 ]
  %43 = getelementptr inbounds i64, ptr %20, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !17
  %45 = getelementptr inbounds i64, ptr %22, i64 %42
  store i64 %44, ptr %45, align 8, !tbaa !17
  %46 = getelementptr inbounds i32, ptr %24, i64 %42
  store i32 0, ptr %46, align 4, !tbaa !18
  %47 = add nuw i64 %42, 1
  %48 = load i64, ptr %15, align 8, !tbaa !13
  %49 = icmp ult i64 %47, %48
  br i1 %49, label %41, label %32, !llvm.loop !26

50:                                               ; preds = %58, %32
  %51 = icmp eq i64 %2, 0
  br i1 %51, label %68, label %52

52:                                               ; preds = %50
  %53 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 23
  %54 = load ptr, ptr %53, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %56 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 16
  %57 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 16
  br label %308

58:                                               ; preds = %36, %58
  %59 = phi i64 [ 0, %36 ], [ %60, %58 ]
  %60 = add nuw i64 %59, 1
  %61 = getelementptr inbounds i32, ptr %38, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !18
  %63 = getelementptr inbounds i32, ptr %38, i64 %59
  %64 = load i32, ptr %63, align 4, !tbaa !18
  %65 = sub i32 %62, %64
  %66 = getelementptr inbounds i32, ptr %40, i64 %59
  store i32 %65, ptr %66, align 4, !tbaa !18
  %67 = icmp eq i64 %60, %34
  br i1 %67, label %50, label %58, !llvm.loop !27

68:                                               ; preds = %359, %50
  %69 = load i64, ptr %7, align 8, !tbaa !10
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %261, label %71

71:                                               ; preds = %68
  %72 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 16
  %73 = load ptr, ptr %72, align 8, !tbaa !28
  %74 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %75 = load ptr, ptr %74, align 8, !tbaa !12
  %76 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 23
  %77 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 3
  %78 = load ptr, ptr %77, align 8, !tbaa !29
  %79 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 4
  %80 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 14
  %81 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 15
  %82 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 24
  %83 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 25
  %84 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 13
  %85 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %86 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  br label %90

87:                                               ; preds = %256, %155
  %88 = load i64, ptr %7, align 8, !tbaa !10
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %261, label %90, !llvm.loop !30

90:                                               ; preds = %87, %71
  %91 = phi i64 [ %69, %71 ], [ %88, %87 ]
  %92 = load i32, ptr %73, align 4, !tbaa !18
  %93 = add i64 %91, -1
  store i64 %93, ptr %7, align 8, !tbaa !10
  %94 = getelementptr inbounds i32, ptr %73, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !18
  %96 = zext i32 %92 to i64
  %97 = getelementptr inbounds i32, ptr %75, i64 %96
  store i32 0, ptr %97, align 4, !tbaa !18
  %98 = icmp eq i64 %93, 0
  br i1 %98, label %155, label %99

99:                                               ; preds = %90
  %100 = zext i32 %95 to i64
  br label %101

101:                                              ; preds = %147, %99
  %102 = phi i64 [ %149, %147 ], [ 0, %99 ]
  %103 = shl i64 %102, 1
  %104 = or i64 %103, 1
  %105 = icmp ult i64 %104, %93
  br i1 %105, label %106, label %147

106:                                              ; preds = %101
  %107 = add i64 %103, 2
  %108 = icmp ult i64 %107, %93
  br i1 %108, label %109, label %127

109:                                              ; preds = %106
  %110 = getelementptr inbounds i32, ptr %73, i64 %107
  %111 = load i32, ptr %110, align 4, !tbaa !18
  %112 = getelementptr inbounds i32, ptr %73, i64 %104
  %113 = load i32, ptr %112, align 4, !tbaa !18
  %114 = load ptr, ptr %76, align 8, !tbaa !11
  %115 = zext i32 %111 to i64
  %116 = getelementptr inbounds i64, ptr %114, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !17
  %118 = zext i32 %113 to i64
  %119 = getelementptr inbounds i64, ptr %114, i64 %118
  %120 = load i64, ptr %119, align 8, !tbaa !17
  %121 = icmp slt i64 %117, %120
  %122 = icmp eq i64 %117, %120
  %123 = icmp ult i32 %111, %113
  %124 = and i1 %123, %122
  %125 = or i1 %121, %124
  %126 = select i1 %125, i64 %107, i64 %104
  br label %127

127:                                              ; preds = %109, %106
  %128 = phi i64 [ %104, %106 ], [ %126, %109 ]
  %129 = getelementptr inbounds i32, ptr %73, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !18
  %131 = load ptr, ptr %76, align 8, !tbaa !11
  %132 = zext i32 %130 to i64
  %133 = getelementptr inbounds i64, ptr %131, i64 %132
  %134 = load i64, ptr %133, align 8, !tbaa !17
  %135 = getelementptr inbounds i64, ptr %131, i64 %100
  %136 = load i64, ptr %135, align 8, !tbaa !17
  %137 = icmp slt i64 %134, %136
  %138 = icmp eq i64 %134, %136
  %139 = icmp ult i32 %130, %95
  %140 = and i1 %139, %138
  %141 = or i1 %137, %140
  br i1 %141, label %142, label %147

142:                                              ; preds = %127
  %143 = getelementptr inbounds i32, ptr %73, i64 %102
  store i32 %130, ptr %143, align 4, !tbaa !18
  %144 = trunc i64 %102 to i32
  %145 = add i32 %144, 1
  %146 = getelementptr inbounds i32, ptr %75, i64 %132
  store i32 %145, ptr %146, align 4, !tbaa !18
  br label %147

147:                                              ; preds = %142, %127, %101
  %148 = phi i1 [ false, %127 ], [ false, %101 ], [ true, %142 ]
  %149 = phi i64 [ %102, %127 ], [ %102, %101 ], [ %128, %142 ]
  br i1 %148, label %101, label %150

150:                                              ; preds = %147
  %151 = getelementptr inbounds i32, ptr %73, i64 %149
  store i32 %95, ptr %151, align 4, !tbaa !18
  %152 = trunc i64 %149 to i32
  %153 = add i32 %152, 1
  %154 = getelementptr inbounds i32, ptr %75, i64 %100
  store i32 %153, ptr %154, align 4, !tbaa !18
  br label %155

155:                                              ; preds = %150, %90
  %156 = getelementptr inbounds i32, ptr %78, i64 %96
  %157 = load i32, ptr %156, align 4, !tbaa !18
  %158 = add i32 %92, 1
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds i32, ptr %78, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !18
  %162 = icmp ult i32 %157, %161
  br i1 %162, label %163, label %87

163:                                              ; preds = %155
  %164 = load ptr, ptr %79, align 8, !tbaa !31
  %165 = load ptr, ptr %80, align 8, !tbaa !25
  %166 = zext i32 %157 to i64
  br label %167

167:                                              ; preds = %256, %163
  %168 = phi i64 [ %166, %163 ], [ %257, %256 ]
  %169 = getelementptr inbounds i32, ptr %164, i64 %168
  %170 = load i32, ptr %169, align 4, !tbaa !18
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds i32, ptr %165, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !18
  %174 = add i32 %173, -1
  store i32 %174, ptr %172, align 4, !tbaa !18
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %256

176:                                              ; preds = %167
  %177 = load ptr, ptr %81, align 8, !tbaa !32
  %178 = getelementptr inbounds i32, ptr %177, i64 %171
  store i32 %92, ptr %178, align 4, !tbaa !18
  %179 = load ptr, ptr %76, align 8, !tbaa !11
  %180 = getelementptr inbounds i64, ptr %179, i64 %96
  %181 = load i64, ptr %180, align 8, !tbaa !17
  %182 = load ptr, ptr %82, align 8, !tbaa !33
  %183 = getelementptr inbounds i64, ptr %182, i64 %171
  store i64 %181, ptr %183, align 8, !tbaa !17
  %184 = load ptr, ptr %83, align 8, !tbaa !15
  %185 = load ptr, ptr %84, align 8, !tbaa !34
  %186 = getelementptr inbounds i32, ptr %185, i64 %171
  %187 = load i32, ptr %186, align 4, !tbaa !18
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds i64, ptr %184, i64 %188
  %190 = load i64, ptr %189, align 8, !tbaa !17
  %191 = add nsw i64 %190, %181
  %192 = load ptr, ptr %85, align 8, !tbaa !35
  %193 = getelementptr inbounds i32, ptr %192, i64 %171
  %194 = load i32, ptr %193, align 4, !tbaa !18
  %195 = add i32 %170, 1
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds i32, ptr %192, i64 %196
  %198 = load i32, ptr %197, align 4, !tbaa !18
  %199 = icmp ult i32 %194, %198
  br i1 %199, label %200, label %256

200:                                              ; preds = %176
  %201 = load ptr, ptr %86, align 8, !tbaa !36
  %202 = zext i32 %194 to i64
  br label %203

203:                                              ; preds = %251, %200
  %204 = phi i64 [ %202, %200 ], [ %252, %251 ]
  %205 = getelementptr inbounds i32, ptr %201, i64 %204
  %206 = load i32, ptr %205, align 4, !tbaa !18
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds i64, ptr %179, i64 %207
  %209 = load i64, ptr %208, align 8, !tbaa !17
  %210 = icmp sgt i64 %209, %191
  br i1 %210, label %211, label %251

211:                                              ; preds = %203
  store i64 %191, ptr %208, align 8, !tbaa !17
  %212 = getelementptr inbounds i32, ptr %75, i64 %207
  %213 = load i32, ptr %212, align 4, !tbaa !18
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %218, label %215

215:                                              ; preds = %211
  %216 = add i32 %213, -1
  %217 = zext i32 %216 to i64
  br label %221

218:                                              ; preds = %211
  %219 = load i64, ptr %7, align 8, !tbaa !10
  %220 = add i64 %219, 1
  store i64 %220, ptr %7, align 8, !tbaa !10
  br label %221

221:                                              ; preds = %218, %215
  %222 = phi i64 [ %217, %215 ], [ %219, %218 ]
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %246, label %224

224:                                              ; preds = %221
  %225 = load i64, ptr %208, align 8, !tbaa !17
  br label %226

226:                                              ; preds = %240, %224
  %227 = phi i64 [ %222, %224 ], [ %229, %240 ]
  %228 = add i64 %227, -1
  %229 = lshr i64 %228, 1
  %230 = getelementptr inbounds i32, ptr %73, i64 %229
  %231 = load i32, ptr %230, align 4, !tbaa !18
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds i64, ptr %179, i64 %232
  %234 = load i64, ptr %233, align 8, !tbaa !17
  %235 = icmp slt i64 %225, %234
  %236 = icmp eq i64 %225, %234
  %237 = icmp ugt i32 %231, %206
  %238 = and i1 %237, %236
  %239 = or i1 %235, %238
  br i1 %239, label %240, label %246

240:                                              ; preds = %226
  %241 = getelementptr inbounds i32, ptr %73, i64 %227
  store i32 %231, ptr %241, align 4, !tbaa !18
  %242 = trunc i64 %227 to i32
  %243 = add i32 %242, 1
  %244 = getelementptr inbounds i32, ptr %75, i64 %232
  store i32 %243, ptr %244, align 4, !tbaa !18
  %245 = icmp ult i64 %228, 2
  br i1 %245, label %246, label %226, !llvm.loop !37

246:                                              ; preds = %240, %226, %221
  %247 = phi i64 [ %222, %221 ], [ %227, %226 ], [ %229, %240 ]
  %248 = getelementptr inbounds i32, ptr %73, i64 %247
  store i32 %206, ptr %248, align 4, !tbaa !18
  %249 = trunc i64 %247 to i32
  %250 = add i32 %249, 1
  store i32 %250, ptr %212, align 4, !tbaa !18
  br label %251

251:                                              ; preds = %246, %203
  %252 = add nuw nsw i64 %204, 1
  %253 = load i32, ptr %197, align 4, !tbaa !18
  %254 = zext i32 %253 to i64
  %255 = icmp ult i64 %252, %254
  br i1 %255, label %203, label %256, !llvm.loop !38

256:                                              ; preds = %251, %176, %167
  %257 = add nuw nsw i64 %168, 1
  %258 = load i32, ptr %160, align 4, !tbaa !18
  %259 = zext i32 %258 to i64
  %260 = icmp ult i64 %257, %259
  br i1 %260, label %167, label %87, !llvm.loop !39

261:                                              ; preds = %87, %68
  %262 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 23
  %263 = load ptr, ptr %262, align 8, !tbaa !11
  %264 = zext i32 %6 to i64
  %265 = getelementptr inbounds i64, ptr %263, i64 %264
  %266 = load i64, ptr %265, align 8, !tbaa !17
  %267 = icmp eq i64 %266, 9223372036854775807
  br i1 %267, label %977, label %268

268:                                              ; preds = %261
  %269 = load i64, ptr %265, align 8, !tbaa !17
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %977, label %271

271:                                              ; preds = %268
  %272 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 18
  %273 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 18
  %274 = load ptr, ptr %273, align 8, !tbaa !40
  %275 = getelementptr inbounds i32, ptr %274, i64 %264
  %276 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 19
  %277 = load ptr, ptr %276, align 8, !tbaa !41
  %278 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 16
  %279 = load ptr, ptr %278, align 8, !tbaa !28
  %280 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 5
  %281 = load ptr, ptr %280, align 8, !tbaa !42
  %282 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 6
  %283 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 14
  %284 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 25
  %285 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 13
  %286 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 15
  %287 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 21
  %288 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %289 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  %290 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 20
  %291 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 20
  %292 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 20
  %293 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 21
  %294 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 11
  %295 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 12
  %296 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 24
  %297 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %298 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  %299 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %300 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %301 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 3
  %302 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 4
  %303 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 24
  %304 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 7
  %305 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 8
  %306 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %307 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  br label %362

308:                                              ; preds = %52, %359
  %309 = phi i64 [ 0, %52 ], [ %360, %359 ]
  %310 = getelementptr inbounds i32, ptr %1, i64 %309
  %311 = load i32, ptr %310, align 4, !tbaa !18
  %312 = zext i32 %311 to i64
  %313 = getelementptr inbounds i64, ptr %54, i64 %312
  %314 = load i64, ptr %313, align 8, !tbaa !17
  %315 = icmp sgt i64 %314, 0
  br i1 %315, label %316, label %359

316:                                              ; preds = %308
  store i64 0, ptr %313, align 8, !tbaa !17
  %317 = load ptr, ptr %55, align 8, !tbaa !12
  %318 = getelementptr inbounds i32, ptr %317, i64 %312
  %319 = load i32, ptr %318, align 4, !tbaa !18
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %324, label %321

321:                                              ; preds = %316
  %322 = add i32 %319, -1
  %323 = zext i32 %322 to i64
  br label %327

324:                                              ; preds = %316
  %325 = load i64, ptr %7, align 8, !tbaa !10
  %326 = add i64 %325, 1
  store i64 %326, ptr %7, align 8, !tbaa !10
  br label %327

327:                                              ; preds = %324, %321
  %328 = phi i64 [ %323, %321 ], [ %325, %324 ]
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %353, label %330

330:                                              ; preds = %327
  %331 = load ptr, ptr %56, align 8, !tbaa !28
  %332 = load i64, ptr %313, align 8, !tbaa !17
  br label %333

333:                                              ; preds = %347, %330
  %334 = phi i64 [ %328, %330 ], [ %336, %347 ]
  %335 = add i64 %334, -1
  %336 = lshr i64 %335, 1
  %337 = getelementptr inbounds i32, ptr %331, i64 %336
  %338 = load i32, ptr %337, align 4, !tbaa !18
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds i64, ptr %54, i64 %339
  %341 = load i64, ptr %340, align 8, !tbaa !17
  %342 = icmp slt i64 %332, %341
  %343 = icmp eq i64 %332, %341
  %344 = icmp ugt i32 %338, %311
  %345 = and i1 %344, %343
  %346 = or i1 %342, %345
  br i1 %346, label %347, label %353

347:                                              ; preds = %333
  %348 = getelementptr inbounds i32, ptr %331, i64 %334
  store i32 %338, ptr %348, align 4, !tbaa !18
  %349 = trunc i64 %334 to i32
  %350 = add i32 %349, 1
  %351 = getelementptr inbounds i32, ptr %317, i64 %339
  store i32 %350, ptr %351, align 4, !tbaa !18
  %352 = icmp ult i64 %335, 2
  br i1 %352, label %353, label %333, !llvm.loop !37

353:                                              ; preds = %347, %333, %327
  %354 = phi i64 [ %328, %327 ], [ %334, %333 ], [ %336, %347 ]
  %355 = load ptr, ptr %57, align 8, !tbaa !28
  %356 = getelementptr inbounds i32, ptr %355, i64 %354
  store i32 %311, ptr %356, align 4, !tbaa !18
  %357 = trunc i64 %354 to i32
  %358 = add i32 %357, 1
  store i32 %358, ptr %318, align 4, !tbaa !18
  br label %359

359:                                              ; preds = %308, %353
  %360 = add nuw i64 %309, 1
  %361 = icmp eq i64 %360, %2
  br i1 %361, label %68, label %308, !llvm.loop !43

362:                                              ; preds = %271, %862
  %363 = phi i64 [ 0, %271 ], [ %629, %862 ]
  %364 = load i64, ptr %0, align 8, !tbaa !4
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %368, label %366

366:                                              ; preds = %362
  %367 = load ptr, ptr %272, align 8, !tbaa !40
  br label %369

368:                                              ; preds = %369, %362
  store i32 3, ptr %275, align 4, !tbaa !18
  store i32 %6, ptr %277, align 4, !tbaa !18
  br label %377

369:                                              ; preds = %369, %366
  %370 = phi i64 [ 0, %366 ], [ %372, %369 ]
  %371 = getelementptr inbounds i32, ptr %367, i64 %370
  store i32 0, ptr %371, align 4, !tbaa !18
  %372 = add nuw i64 %370, 1
  %373 = icmp eq i64 %372, %364
  br i1 %373, label %368, label %369, !llvm.loop !44

374:                                              ; preds = %430, %377
  %375 = phi i32 [ %380, %377 ], [ %431, %430 ]
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %436, label %377, !llvm.loop !45

377:                                              ; preds = %374, %368
  %378 = phi i32 [ 1, %368 ], [ %375, %374 ]
  %379 = phi i32 [ 0, %368 ], [ %384, %374 ]
  %380 = add i32 %378, -1
  %381 = zext i32 %380 to i64
  %382 = getelementptr inbounds i32, ptr %277, i64 %381
  %383 = load i32, ptr %382, align 4, !tbaa !18
  %384 = add i32 %379, 1
  %385 = zext i32 %379 to i64
  %386 = getelementptr inbounds i32, ptr %279, i64 %385
  store i32 %383, ptr %386, align 4, !tbaa !18
  %387 = zext i32 %383 to i64
  %388 = getelementptr inbounds i32, ptr %281, i64 %387
  %389 = load i32, ptr %388, align 4, !tbaa !18
  %390 = add i32 %383, 1
  %391 = zext i32 %390 to i64
  %392 = getelementptr inbounds i32, ptr %281, i64 %391
  %393 = load i32, ptr %392, align 4, !tbaa !18
  %394 = icmp ult i32 %389, %393
  br i1 %394, label %395, label %374

395:                                              ; preds = %377
  %396 = load ptr, ptr %282, align 8, !tbaa !46
  %397 = load ptr, ptr %283, align 8, !tbaa !25
  %398 = zext i32 %389 to i64
  br label %399

399:                                              ; preds = %430, %395
  %400 = phi i64 [ %398, %395 ], [ %432, %430 ]
  %401 = phi i32 [ %380, %395 ], [ %431, %430 ]
  %402 = getelementptr inbounds i32, ptr %396, i64 %400
  %403 = load i32, ptr %402, align 4, !tbaa !18
  %404 = zext i32 %403 to i64
  %405 = getelementptr inbounds i32, ptr %397, i64 %404
  %406 = load i32, ptr %405, align 4, !tbaa !18
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %408, label %430

408:                                              ; preds = %399
  %409 = load ptr, ptr %284, align 8, !tbaa !15
  %410 = load ptr, ptr %285, align 8, !tbaa !34
  %411 = getelementptr inbounds i32, ptr %410, i64 %404
  %412 = load i32, ptr %411, align 4, !tbaa !18
  %413 = zext i32 %412 to i64
  %414 = getelementptr inbounds i64, ptr %409, i64 %413
  %415 = load i64, ptr %414, align 8, !tbaa !17
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %417, label %430

417:                                              ; preds = %408
  %418 = load ptr, ptr %286, align 8, !tbaa !32
  %419 = getelementptr inbounds i32, ptr %418, i64 %404
  %420 = load i32, ptr %419, align 4, !tbaa !18
  %421 = zext i32 %420 to i64
  %422 = getelementptr inbounds i32, ptr %274, i64 %421
  %423 = load i32, ptr %422, align 4, !tbaa !18
  %424 = icmp eq i32 %423, 3
  br i1 %424, label %430, label %425

425:                                              ; preds = %417
  store i32 3, ptr %422, align 4, !tbaa !18
  %426 = load i32, ptr %419, align 4, !tbaa !18
  %427 = add i32 %401, 1
  %428 = zext i32 %401 to i64
  %429 = getelementptr inbounds i32, ptr %277, i64 %428
  store i32 %426, ptr %429, align 4, !tbaa !18
  br label %430

430:                                              ; preds = %425, %417, %408, %399
  %431 = phi i32 [ %427, %425 ], [ %401, %417 ], [ %401, %408 ], [ %401, %399 ]
  %432 = add nuw nsw i64 %400, 1
  %433 = load i32, ptr %392, align 4, !tbaa !18
  %434 = zext i32 %433 to i64
  %435 = icmp ult i64 %432, %434
  br i1 %435, label %399, label %374, !llvm.loop !47

436:                                              ; preds = %374
  %437 = icmp eq i32 %384, 0
  br i1 %437, label %620, label %438

438:                                              ; preds = %436
  %439 = zext i32 %384 to i64
  br label %440

440:                                              ; preds = %458, %438
  %441 = phi i64 [ 0, %438 ], [ %460, %458 ]
  %442 = phi i32 [ 0, %438 ], [ %459, %458 ]
  %443 = getelementptr inbounds i32, ptr %279, i64 %441
  %444 = load i32, ptr %443, align 4, !tbaa !18
  %445 = zext i32 %444 to i64
  %446 = getelementptr inbounds i32, ptr %281, i64 %445
  %447 = load i32, ptr %446, align 4, !tbaa !18
  %448 = add i32 %444, 1
  %449 = zext i32 %448 to i64
  %450 = getelementptr inbounds i32, ptr %281, i64 %449
  %451 = load i32, ptr %450, align 4, !tbaa !18
  %452 = icmp ult i32 %447, %451
  br i1 %452, label %453, label %458

453:                                              ; preds = %440
  %454 = load ptr, ptr %282, align 8, !tbaa !46
  %455 = load ptr, ptr %285, align 8, !tbaa !34
  %456 = load ptr, ptr %283, align 8, !tbaa !25
  %457 = zext i32 %447 to i64
  br label %462

458:                                              ; preds = %614, %440
  %459 = phi i32 [ %442, %440 ], [ %615, %614 ]
  %460 = add nuw nsw i64 %441, 1
  %461 = icmp eq i64 %460, %439
  br i1 %461, label %620, label %440, !llvm.loop !48

462:                                              ; preds = %614, %453
  %463 = phi i64 [ %457, %453 ], [ %616, %614 ]
  %464 = phi i32 [ %442, %453 ], [ %615, %614 ]
  %465 = getelementptr inbounds i32, ptr %454, i64 %463
  %466 = load i32, ptr %465, align 4, !tbaa !18
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds i32, ptr %455, i64 %467
  %469 = load i32, ptr %468, align 4, !tbaa !18
  %470 = getelementptr inbounds i32, ptr %456, i64 %467
  %471 = load i32, ptr %470, align 4, !tbaa !18
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %473, label %614

473:                                              ; preds = %462
  %474 = load ptr, ptr %287, align 8, !tbaa !16
  %475 = zext i32 %469 to i64
  %476 = getelementptr inbounds i32, ptr %474, i64 %475
  %477 = load i32, ptr %476, align 4, !tbaa !18
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %614

479:                                              ; preds = %473
  %480 = load ptr, ptr %286, align 8, !tbaa !32
  %481 = getelementptr inbounds i32, ptr %480, i64 %467
  %482 = load i32, ptr %481, align 4, !tbaa !18
  %483 = zext i32 %482 to i64
  %484 = getelementptr inbounds i32, ptr %274, i64 %483
  %485 = load i32, ptr %484, align 4, !tbaa !18
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %487, label %492

487:                                              ; preds = %479
  %488 = getelementptr inbounds i64, ptr %263, i64 %483
  %489 = load i64, ptr %488, align 8, !tbaa !17
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %491, label %492

491:                                              ; preds = %487
  store i32 1, ptr %484, align 4, !tbaa !18
  br label %492

492:                                              ; preds = %491, %487, %479
  %493 = load i32, ptr %484, align 4, !tbaa !18
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %498, label %495

495:                                              ; preds = %492
  %496 = icmp eq i32 %493, 1
  %497 = zext i1 %496 to i32
  br label %606

498:                                              ; preds = %492
  store i32 2, ptr %484, align 4, !tbaa !18
  store i32 %482, ptr %277, align 4, !tbaa !18
  br label %499

499:                                              ; preds = %601, %498
  %500 = phi i64 [ %505, %601 ], [ 0, %498 ]
  %501 = phi i32 [ %602, %601 ], [ 1, %498 ]
  %502 = zext i32 %501 to i64
  %503 = icmp ult i64 %500, %502
  br i1 %503, label %504, label %606

504:                                              ; preds = %499
  %505 = add nuw nsw i64 %500, 1
  %506 = getelementptr inbounds i32, ptr %277, i64 %500
  %507 = load i32, ptr %506, align 4, !tbaa !18
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds i32, ptr %281, i64 %508
  %510 = load i32, ptr %509, align 4, !tbaa !18
  %511 = add i32 %507, 1
  %512 = zext i32 %511 to i64
  %513 = getelementptr inbounds i32, ptr %281, i64 %512
  %514 = load i32, ptr %513, align 4, !tbaa !18
  %515 = icmp ult i32 %510, %514
  br i1 %515, label %516, label %601

516:                                              ; preds = %504
  %517 = zext i32 %510 to i64
  br label %518

518:                                              ; preds = %596, %516
  %519 = phi i64 [ %517, %516 ], [ %597, %596 ]
  %520 = phi i32 [ %501, %516 ], [ %594, %596 ]
  %521 = getelementptr inbounds i32, ptr %454, i64 %519
  %522 = load i32, ptr %521, align 4, !tbaa !18
  %523 = zext i32 %522 to i64
  %524 = getelementptr inbounds i32, ptr %480, i64 %523
  %525 = load i32, ptr %524, align 4, !tbaa !18
  %526 = getelementptr inbounds i32, ptr %456, i64 %523
  %527 = load i32, ptr %526, align 4, !tbaa !18
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %529, label %593

529:                                              ; preds = %518
  %530 = zext i32 %525 to i64
  %531 = getelementptr inbounds i32, ptr %274, i64 %530
  %532 = load i32, ptr %531, align 4, !tbaa !18
  %533 = icmp ugt i32 %532, 1
  br i1 %533, label %593, label %534

534:                                              ; preds = %529
  %535 = load ptr, ptr %288, align 8, !tbaa !35
  %536 = getelementptr inbounds i32, ptr %535, i64 %523
  %537 = load i32, ptr %536, align 4, !tbaa !18
  %538 = add i32 %522, 1
  %539 = zext i32 %538 to i64
  %540 = getelementptr inbounds i32, ptr %535, i64 %539
  %541 = load i32, ptr %540, align 4, !tbaa !18
  %542 = icmp ult i32 %537, %541
  br i1 %542, label %543, label %567

543:                                              ; preds = %534
  %544 = load ptr, ptr %289, align 8, !tbaa !36
  %545 = zext i32 %537 to i64
  %546 = zext i32 %541 to i64
  %547 = getelementptr inbounds i32, ptr %544, i64 %545
  %548 = load i32, ptr %547, align 4, !tbaa !18
  %549 = zext i32 %548 to i64
  %550 = getelementptr inbounds i32, ptr %274, i64 %549
  %551 = load i32, ptr %550, align 4, !tbaa !18
  %552 = icmp eq i32 %551, 3
  br i1 %552, label %593, label %553

553:                                              ; preds = %543, %557
  %554 = phi i64 [ %555, %557 ], [ %545, %543 ]
  %555 = add nuw nsw i64 %554, 1
  %556 = icmp eq i64 %555, %546
  br i1 %556, label %564, label %557, !llvm.loop !49

557:                                              ; preds = %553
  %558 = getelementptr inbounds i32, ptr %544, i64 %555
  %559 = load i32, ptr %558, align 4, !tbaa !18
  %560 = zext i32 %559 to i64
  %561 = getelementptr inbounds i32, ptr %274, i64 %560
  %562 = load i32, ptr %561, align 4, !tbaa !18
  %563 = icmp eq i32 %562, 3
  br i1 %563, label %564, label %553, !llvm.loop !49

564:                                              ; preds = %557, %553
  %565 = phi i64 [ %546, %553 ], [ %555, %557 ]
  %566 = icmp ult i64 %565, %546
  br label %567

567:                                              ; preds = %564, %534
  %568 = phi i1 [ %542, %534 ], [ %566, %564 ]
  br i1 %568, label %593, label %569

569:                                              ; preds = %567
  %570 = icmp eq i32 %532, 1
  br i1 %570, label %575, label %571

571:                                              ; preds = %569
  %572 = getelementptr inbounds i64, ptr %263, i64 %530
  %573 = load i64, ptr %572, align 8, !tbaa !17
  %574 = icmp eq i64 %573, 0
  br i1 %574, label %575, label %589

575:                                              ; preds = %571, %569
  %576 = icmp eq i32 %520, 0
  br i1 %576, label %588, label %577

577:                                              ; preds = %575
  %578 = zext i32 %520 to i64
  br label %579

579:                                              ; preds = %579, %577
  %580 = phi i64 [ %578, %577 ], [ %581, %579 ]
  %581 = add nsw i64 %580, -1
  %582 = and i64 %581, 4294967295
  %583 = getelementptr inbounds i32, ptr %277, i64 %582
  %584 = load i32, ptr %583, align 4, !tbaa !18
  %585 = zext i32 %584 to i64
  %586 = getelementptr inbounds i32, ptr %274, i64 %585
  store i32 0, ptr %586, align 4, !tbaa !18
  %587 = icmp eq i64 %582, 0
  br i1 %587, label %588, label %579, !llvm.loop !50

588:                                              ; preds = %579, %575
  store i32 1, ptr %484, align 4, !tbaa !18
  br label %593

589:                                              ; preds = %571
  store i32 2, ptr %531, align 4, !tbaa !18
  %590 = add i32 %520, 1
  %591 = zext i32 %520 to i64
  %592 = getelementptr inbounds i32, ptr %277, i64 %591
  store i32 %525, ptr %592, align 4, !tbaa !18
  br label %593

593:                                              ; preds = %589, %588, %567, %543, %529, %518
  %594 = phi i32 [ 0, %588 ], [ %590, %589 ], [ %520, %567 ], [ %520, %529 ], [ %520, %518 ], [ %520, %543 ]
  %595 = phi i32 [ 1, %588 ], [ 0, %589 ], [ 6, %567 ], [ 6, %529 ], [ 6, %518 ], [ 6, %543 ]
  switch i32 %595, label %601 [
    i32 0, label %596
    i32 6, label %596
  ]

596:                                              ; preds = %593, %593
  %597 = add nuw nsw i64 %519, 1
  %598 = load i32, ptr %513, align 4, !tbaa !18
  %599 = zext i32 %598 to i64
  %600 = icmp ult i64 %597, %599
  br i1 %600, label %518, label %601, !llvm.loop !51

601:                                              ; preds = %596, %593, %504
  %602 = phi i32 [ %501, %504 ], [ %594, %593 ], [ %594, %596 ]
  %603 = phi i32 [ 4, %504 ], [ 4, %596 ], [ %595, %593 ]
  %604 = and i32 %603, -5
  %605 = icmp eq i32 %604, 0
  br i1 %605, label %499, label %606, !llvm.loop !52

606:                                              ; preds = %601, %499, %495
  %607 = phi i32 [ %497, %495 ], [ 1, %601 ], [ 0, %499 ]
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %614, label %609

609:                                              ; preds = %606
  store i32 1, ptr %476, align 4, !tbaa !18
  %610 = load ptr, ptr %290, align 8, !tbaa !53
  %611 = add i32 %464, 1
  %612 = zext i32 %464 to i64
  %613 = getelementptr inbounds i32, ptr %610, i64 %612
  store i32 %469, ptr %613, align 4, !tbaa !18
  br label %614

614:                                              ; preds = %609, %606, %473, %462
  %615 = phi i32 [ %611, %609 ], [ %464, %606 ], [ %464, %473 ], [ %464, %462 ]
  %616 = add nuw nsw i64 %463, 1
  %617 = load i32, ptr %450, align 4, !tbaa !18
  %618 = zext i32 %617 to i64
  %619 = icmp ult i64 %616, %618
  br i1 %619, label %462, label %458, !llvm.loop !54

620:                                              ; preds = %458, %436
  %621 = phi i32 [ 0, %436 ], [ %459, %458 ]
  %622 = icmp eq i32 %621, 0
  br i1 %622, label %627, label %623

623:                                              ; preds = %620
  %624 = load ptr, ptr %284, align 8, !tbaa !15
  %625 = load ptr, ptr %291, align 8, !tbaa !53
  %626 = zext i32 %621 to i64
  br label %637

627:                                              ; preds = %637, %620
  %628 = phi i64 [ 9223372036854775807, %620 ], [ %645, %637 ]
  %629 = add nsw i64 %628, %363
  %630 = icmp eq i32 %621, 0
  br i1 %630, label %648, label %631

631:                                              ; preds = %627
  %632 = load ptr, ptr %292, align 8, !tbaa !53
  %633 = load ptr, ptr %284, align 8, !tbaa !15
  %634 = load ptr, ptr %293, align 8, !tbaa !16
  %635 = load ptr, ptr %294, align 8, !tbaa !55
  %636 = zext i32 %621 to i64
  br label %865

637:                                              ; preds = %623, %637
  %638 = phi i64 [ 0, %623 ], [ %646, %637 ]
  %639 = phi i64 [ 9223372036854775807, %623 ], [ %645, %637 ]
  %640 = getelementptr inbounds i32, ptr %625, i64 %638
  %641 = load i32, ptr %640, align 4, !tbaa !18
  %642 = zext i32 %641 to i64
  %643 = getelementptr inbounds i64, ptr %624, i64 %642
  %644 = load i64, ptr %643, align 8, !tbaa !17
  %645 = tail call i64 @llvm.smin.i64(i64 %644, i64 %639)
  %646 = add nuw nsw i64 %638, 1
  %647 = icmp eq i64 %646, %626
  br i1 %647, label %627, label %637, !llvm.loop !56

648:                                              ; preds = %885, %627
  %649 = load i64, ptr %7, align 8, !tbaa !10
  %650 = icmp eq i64 %649, 0
  br i1 %650, label %862, label %651

651:                                              ; preds = %648
  %652 = load ptr, ptr %300, align 8, !tbaa !12
  %653 = load ptr, ptr %301, align 8, !tbaa !29
  br label %657

654:                                              ; preds = %857, %720
  %655 = load i64, ptr %7, align 8, !tbaa !10
  %656 = icmp eq i64 %655, 0
  br i1 %656, label %862, label %657, !llvm.loop !57

657:                                              ; preds = %654, %651
  %658 = phi i64 [ %649, %651 ], [ %655, %654 ]
  %659 = load i32, ptr %279, align 4, !tbaa !18
  %660 = add i64 %658, -1
  store i64 %660, ptr %7, align 8, !tbaa !10
  %661 = getelementptr inbounds i32, ptr %279, i64 %660
  %662 = load i32, ptr %661, align 4, !tbaa !18
  %663 = zext i32 %659 to i64
  %664 = getelementptr inbounds i32, ptr %652, i64 %663
  store i32 0, ptr %664, align 4, !tbaa !18
  %665 = icmp eq i64 %660, 0
  br i1 %665, label %720, label %666

666:                                              ; preds = %657
  %667 = zext i32 %662 to i64
  %668 = getelementptr inbounds i64, ptr %263, i64 %667
  br label %669

669:                                              ; preds = %712, %666
  %670 = phi i64 [ %714, %712 ], [ 0, %666 ]
  %671 = shl i64 %670, 1
  %672 = or i64 %671, 1
  %673 = icmp ult i64 %672, %660
  br i1 %673, label %674, label %712

674:                                              ; preds = %669
  %675 = add i64 %671, 2
  %676 = icmp ult i64 %675, %660
  br i1 %676, label %677, label %694

677:                                              ; preds = %674
  %678 = getelementptr inbounds i32, ptr %279, i64 %675
  %679 = load i32, ptr %678, align 4, !tbaa !18
  %680 = getelementptr inbounds i32, ptr %279, i64 %672
  %681 = load i32, ptr %680, align 4, !tbaa !18
  %682 = zext i32 %679 to i64
  %683 = getelementptr inbounds i64, ptr %263, i64 %682
  %684 = load i64, ptr %683, align 8, !tbaa !17
  %685 = zext i32 %681 to i64
  %686 = getelementptr inbounds i64, ptr %263, i64 %685
  %687 = load i64, ptr %686, align 8, !tbaa !17
  %688 = icmp slt i64 %684, %687
  %689 = icmp eq i64 %684, %687
  %690 = icmp ult i32 %679, %681
  %691 = and i1 %690, %689
  %692 = or i1 %688, %691
  %693 = select i1 %692, i64 %675, i64 %672
  br label %694

694:                                              ; preds = %677, %674
  %695 = phi i64 [ %672, %674 ], [ %693, %677 ]
  %696 = getelementptr inbounds i32, ptr %279, i64 %695
  %697 = load i32, ptr %696, align 4, !tbaa !18
  %698 = zext i32 %697 to i64
  %699 = getelementptr inbounds i64, ptr %263, i64 %698
  %700 = load i64, ptr %699, align 8, !tbaa !17
  %701 = load i64, ptr %668, align 8, !tbaa !17
  %702 = icmp slt i64 %700, %701
  %703 = icmp eq i64 %700, %701
  %704 = icmp ult i32 %697, %662
  %705 = and i1 %704, %703
  %706 = or i1 %702, %705
  br i1 %706, label %707, label %712

707:                                              ; preds = %694
  %708 = getelementptr inbounds i32, ptr %279, i64 %670
  store i32 %697, ptr %708, align 4, !tbaa !18
  %709 = trunc i64 %670 to i32
  %710 = add i32 %709, 1
  %711 = getelementptr inbounds i32, ptr %652, i64 %698
  store i32 %710, ptr %711, align 4, !tbaa !18
  br label %712

712:                                              ; preds = %707, %694, %669
  %713 = phi i1 [ false, %694 ], [ false, %669 ], [ true, %707 ]
  %714 = phi i64 [ %670, %694 ], [ %670, %669 ], [ %695, %707 ]
  br i1 %713, label %669, label %715

715:                                              ; preds = %712
  %716 = getelementptr inbounds i32, ptr %279, i64 %714
  store i32 %662, ptr %716, align 4, !tbaa !18
  %717 = trunc i64 %714 to i32
  %718 = add i32 %717, 1
  %719 = getelementptr inbounds i32, ptr %652, i64 %667
  store i32 %718, ptr %719, align 4, !tbaa !18
  br label %720

720:                                              ; preds = %715, %657
  %721 = getelementptr inbounds i32, ptr %653, i64 %663
  %722 = load i32, ptr %721, align 4, !tbaa !18
  %723 = add i32 %659, 1
  %724 = zext i32 %723 to i64
  %725 = getelementptr inbounds i32, ptr %653, i64 %724
  %726 = load i32, ptr %725, align 4, !tbaa !18
  %727 = icmp ult i32 %722, %726
  br i1 %727, label %728, label %654

728:                                              ; preds = %720
  %729 = load ptr, ptr %302, align 8, !tbaa !31
  %730 = load ptr, ptr %283, align 8, !tbaa !25
  %731 = zext i32 %722 to i64
  %732 = getelementptr inbounds i64, ptr %263, i64 %663
  br label %733

733:                                              ; preds = %857, %728
  %734 = phi i64 [ %731, %728 ], [ %858, %857 ]
  %735 = getelementptr inbounds i32, ptr %729, i64 %734
  %736 = load i32, ptr %735, align 4, !tbaa !18
  %737 = zext i32 %736 to i64
  %738 = getelementptr inbounds i32, ptr %730, i64 %737
  %739 = load i32, ptr %738, align 4, !tbaa !18
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %741, label %857

741:                                              ; preds = %733
  %742 = load ptr, ptr %286, align 8, !tbaa !32
  %743 = getelementptr inbounds i32, ptr %742, i64 %737
  %744 = load i32, ptr %743, align 4, !tbaa !18
  %745 = icmp eq i32 %744, %659
  br i1 %745, label %746, label %857

746:                                              ; preds = %741
  %747 = load ptr, ptr %303, align 8, !tbaa !33
  %748 = getelementptr inbounds i64, ptr %747, i64 %737
  %749 = load i64, ptr %748, align 8, !tbaa !17
  %750 = load i64, ptr %732, align 8, !tbaa !17
  %751 = icmp sgt i64 %749, %750
  br i1 %751, label %752, label %857

752:                                              ; preds = %746
  %753 = load ptr, ptr %304, align 8, !tbaa !24
  %754 = getelementptr inbounds i32, ptr %753, i64 %737
  %755 = load i32, ptr %754, align 4, !tbaa !18
  %756 = add i32 %736, 1
  %757 = zext i32 %756 to i64
  %758 = getelementptr inbounds i32, ptr %753, i64 %757
  %759 = load i32, ptr %758, align 4, !tbaa !18
  %760 = icmp ult i32 %755, %759
  br i1 %760, label %761, label %765

761:                                              ; preds = %752
  %762 = load ptr, ptr %305, align 8, !tbaa !58
  %763 = zext i32 %755 to i64
  %764 = zext i32 %759 to i64
  br label %771

765:                                              ; preds = %771, %752
  %766 = phi i32 [ %659, %752 ], [ %783, %771 ]
  store i32 %766, ptr %743, align 4, !tbaa !18
  %767 = zext i32 %766 to i64
  %768 = getelementptr inbounds i64, ptr %263, i64 %767
  %769 = load i64, ptr %768, align 8, !tbaa !17
  %770 = icmp eq i64 %749, %769
  br i1 %770, label %857, label %786

771:                                              ; preds = %771, %761
  %772 = phi i64 [ %763, %761 ], [ %784, %771 ]
  %773 = phi i32 [ %659, %761 ], [ %783, %771 ]
  %774 = getelementptr inbounds i32, ptr %762, i64 %772
  %775 = load i32, ptr %774, align 4, !tbaa !18
  %776 = zext i32 %775 to i64
  %777 = getelementptr inbounds i64, ptr %263, i64 %776
  %778 = load i64, ptr %777, align 8, !tbaa !17
  %779 = zext i32 %773 to i64
  %780 = getelementptr inbounds i64, ptr %263, i64 %779
  %781 = load i64, ptr %780, align 8, !tbaa !17
  %782 = icmp sgt i64 %778, %781
  %783 = select i1 %782, i32 %775, i32 %773
  %784 = add nuw nsw i64 %772, 1
  %785 = icmp eq i64 %784, %764
  br i1 %785, label %765, label %771, !llvm.loop !59

786:                                              ; preds = %765
  store i64 %769, ptr %748, align 8, !tbaa !17
  %787 = load ptr, ptr %284, align 8, !tbaa !15
  %788 = load ptr, ptr %285, align 8, !tbaa !34
  %789 = getelementptr inbounds i32, ptr %788, i64 %737
  %790 = load i32, ptr %789, align 4, !tbaa !18
  %791 = zext i32 %790 to i64
  %792 = getelementptr inbounds i64, ptr %787, i64 %791
  %793 = load i64, ptr %792, align 8, !tbaa !17
  %794 = add nsw i64 %793, %769
  %795 = load ptr, ptr %306, align 8, !tbaa !35
  %796 = getelementptr inbounds i32, ptr %795, i64 %737
  %797 = load i32, ptr %796, align 4, !tbaa !18
  %798 = getelementptr inbounds i32, ptr %795, i64 %757
  %799 = load i32, ptr %798, align 4, !tbaa !18
  %800 = icmp ult i32 %797, %799
  br i1 %800, label %801, label %857

801:                                              ; preds = %786
  %802 = load ptr, ptr %307, align 8, !tbaa !36
  %803 = zext i32 %797 to i64
  br label %804

804:                                              ; preds = %852, %801
  %805 = phi i64 [ %803, %801 ], [ %853, %852 ]
  %806 = getelementptr inbounds i32, ptr %802, i64 %805
  %807 = load i32, ptr %806, align 4, !tbaa !18
  %808 = zext i32 %807 to i64
  %809 = getelementptr inbounds i64, ptr %263, i64 %808
  %810 = load i64, ptr %809, align 8, !tbaa !17
  %811 = icmp sgt i64 %810, %794
  br i1 %811, label %812, label %852

812:                                              ; preds = %804
  store i64 %794, ptr %809, align 8, !tbaa !17
  %813 = getelementptr inbounds i32, ptr %652, i64 %808
  %814 = load i32, ptr %813, align 4, !tbaa !18
  %815 = icmp eq i32 %814, 0
  br i1 %815, label %819, label %816

816:                                              ; preds = %812
  %817 = add i32 %814, -1
  %818 = zext i32 %817 to i64
  br label %822

819:                                              ; preds = %812
  %820 = load i64, ptr %7, align 8, !tbaa !10
  %821 = add i64 %820, 1
  store i64 %821, ptr %7, align 8, !tbaa !10
  br label %822

822:                                              ; preds = %819, %816
  %823 = phi i64 [ %818, %816 ], [ %820, %819 ]
  %824 = icmp eq i64 %823, 0
  br i1 %824, label %847, label %825

825:                                              ; preds = %822
  %826 = load i64, ptr %809, align 8, !tbaa !17
  br label %827

827:                                              ; preds = %841, %825
  %828 = phi i64 [ %823, %825 ], [ %830, %841 ]
  %829 = add i64 %828, -1
  %830 = lshr i64 %829, 1
  %831 = getelementptr inbounds i32, ptr %279, i64 %830
  %832 = load i32, ptr %831, align 4, !tbaa !18
  %833 = zext i32 %832 to i64
  %834 = getelementptr inbounds i64, ptr %263, i64 %833
  %835 = load i64, ptr %834, align 8, !tbaa !17
  %836 = icmp slt i64 %826, %835
  %837 = icmp eq i64 %826, %835
  %838 = icmp ugt i32 %832, %807
  %839 = and i1 %838, %837
  %840 = or i1 %836, %839
  br i1 %840, label %841, label %847

841:                                              ; preds = %827
  %842 = getelementptr inbounds i32, ptr %279, i64 %828
  store i32 %832, ptr %842, align 4, !tbaa !18
  %843 = trunc i64 %828 to i32
  %844 = add i32 %843, 1
  %845 = getelementptr inbounds i32, ptr %652, i64 %833
  store i32 %844, ptr %845, align 4, !tbaa !18
  %846 = icmp ult i64 %829, 2
  br i1 %846, label %847, label %827, !llvm.loop !37

847:                                              ; preds = %841, %827, %822
  %848 = phi i64 [ %823, %822 ], [ %828, %827 ], [ %830, %841 ]
  %849 = getelementptr inbounds i32, ptr %279, i64 %848
  store i32 %807, ptr %849, align 4, !tbaa !18
  %850 = trunc i64 %848 to i32
  %851 = add i32 %850, 1
  store i32 %851, ptr %813, align 4, !tbaa !18
  br label %852

852:                                              ; preds = %847, %804
  %853 = add nuw nsw i64 %805, 1
  %854 = load i32, ptr %798, align 4, !tbaa !18
  %855 = zext i32 %854 to i64
  %856 = icmp ult i64 %853, %855
  br i1 %856, label %804, label %857, !llvm.loop !38

857:                                              ; preds = %852, %786, %765, %746, %741, %733
  %858 = add nuw nsw i64 %734, 1
  %859 = load i32, ptr %725, align 4, !tbaa !18
  %860 = zext i32 %859 to i64
  %861 = icmp ult i64 %858, %860
  br i1 %861, label %733, label %654, !llvm.loop !60

862:                                              ; preds = %654, %648
  %863 = load i64, ptr %265, align 8, !tbaa !17
  %864 = icmp eq i64 %863, 0
  br i1 %864, label %977, label %362, !llvm.loop !61

865:                                              ; preds = %631, %885
  %866 = phi i64 [ 0, %631 ], [ %886, %885 ]
  %867 = getelementptr inbounds i32, ptr %632, i64 %866
  %868 = load i32, ptr %867, align 4, !tbaa !18
  %869 = zext i32 %868 to i64
  %870 = getelementptr inbounds i64, ptr %633, i64 %869
  %871 = load i64, ptr %870, align 8, !tbaa !17
  %872 = sub nsw i64 %871, %628
  store i64 %872, ptr %870, align 8, !tbaa !17
  %873 = getelementptr inbounds i32, ptr %634, i64 %869
  store i32 0, ptr %873, align 4, !tbaa !18
  %874 = getelementptr inbounds i32, ptr %635, i64 %869
  %875 = load i32, ptr %874, align 4, !tbaa !18
  %876 = add i32 %868, 1
  %877 = zext i32 %876 to i64
  %878 = getelementptr inbounds i32, ptr %635, i64 %877
  %879 = load i32, ptr %878, align 4, !tbaa !18
  %880 = icmp ult i32 %875, %879
  br i1 %880, label %881, label %885

881:                                              ; preds = %865
  %882 = load ptr, ptr %283, align 8, !tbaa !25
  %883 = load ptr, ptr %295, align 8, !tbaa !62
  %884 = zext i32 %875 to i64
  br label %888

885:                                              ; preds = %972, %865
  %886 = add nuw nsw i64 %866, 1
  %887 = icmp eq i64 %886, %636
  br i1 %887, label %648, label %865, !llvm.loop !63

888:                                              ; preds = %881, %972
  %889 = phi i64 [ %884, %881 ], [ %973, %972 ]
  %890 = getelementptr inbounds i32, ptr %883, i64 %889
  %891 = load i32, ptr %890, align 4, !tbaa !18
  %892 = zext i32 %891 to i64
  %893 = getelementptr inbounds i32, ptr %882, i64 %892
  %894 = load i32, ptr %893, align 4, !tbaa !18
  %895 = icmp eq i32 %894, 0
  br i1 %895, label %896, label %972

896:                                              ; preds = %888
  %897 = load ptr, ptr %296, align 8, !tbaa !33
  %898 = getelementptr inbounds i64, ptr %897, i64 %892
  %899 = load i64, ptr %898, align 8, !tbaa !17
  %900 = load ptr, ptr %285, align 8, !tbaa !34
  %901 = getelementptr inbounds i32, ptr %900, i64 %892
  %902 = load i32, ptr %901, align 4, !tbaa !18
  %903 = zext i32 %902 to i64
  %904 = getelementptr inbounds i64, ptr %633, i64 %903
  %905 = load i64, ptr %904, align 8, !tbaa !17
  %906 = add nsw i64 %905, %899
  %907 = load ptr, ptr %297, align 8, !tbaa !35
  %908 = getelementptr inbounds i32, ptr %907, i64 %892
  %909 = load i32, ptr %908, align 4, !tbaa !18
  %910 = add i32 %891, 1
  %911 = zext i32 %910 to i64
  %912 = getelementptr inbounds i32, ptr %907, i64 %911
  %913 = load i32, ptr %912, align 4, !tbaa !18
  %914 = icmp ult i32 %909, %913
  br i1 %914, label %915, label %972

915:                                              ; preds = %896
  %916 = load ptr, ptr %298, align 8, !tbaa !36
  %917 = zext i32 %909 to i64
  br label %918

918:                                              ; preds = %967, %915
  %919 = phi i64 [ %917, %915 ], [ %968, %967 ]
  %920 = getelementptr inbounds i32, ptr %916, i64 %919
  %921 = load i32, ptr %920, align 4, !tbaa !18
  %922 = zext i32 %921 to i64
  %923 = getelementptr inbounds i64, ptr %263, i64 %922
  %924 = load i64, ptr %923, align 8, !tbaa !17
  %925 = icmp sgt i64 %924, %906
  br i1 %925, label %926, label %967

926:                                              ; preds = %918
  store i64 %906, ptr %923, align 8, !tbaa !17
  %927 = load ptr, ptr %299, align 8, !tbaa !12
  %928 = getelementptr inbounds i32, ptr %927, i64 %922
  %929 = load i32, ptr %928, align 4, !tbaa !18
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %934, label %931

931:                                              ; preds = %926
  %932 = add i32 %929, -1
  %933 = zext i32 %932 to i64
  br label %937

934:                                              ; preds = %926
  %935 = load i64, ptr %7, align 8, !tbaa !10
  %936 = add i64 %935, 1
  store i64 %936, ptr %7, align 8, !tbaa !10
  br label %937

937:                                              ; preds = %934, %931
  %938 = phi i64 [ %933, %931 ], [ %935, %934 ]
  %939 = icmp eq i64 %938, 0
  br i1 %939, label %962, label %940

940:                                              ; preds = %937
  %941 = load i64, ptr %923, align 8, !tbaa !17
  br label %942

942:                                              ; preds = %956, %940
  %943 = phi i64 [ %938, %940 ], [ %945, %956 ]
  %944 = add i64 %943, -1
  %945 = lshr i64 %944, 1
  %946 = getelementptr inbounds i32, ptr %279, i64 %945
  %947 = load i32, ptr %946, align 4, !tbaa !18
  %948 = zext i32 %947 to i64
  %949 = getelementptr inbounds i64, ptr %263, i64 %948
  %950 = load i64, ptr %949, align 8, !tbaa !17
  %951 = icmp slt i64 %941, %950
  %952 = icmp eq i64 %941, %950
  %953 = icmp ugt i32 %947, %921
  %954 = and i1 %953, %952
  %955 = or i1 %951, %954
  br i1 %955, label %956, label %962

956:                                              ; preds = %942
  %957 = getelementptr inbounds i32, ptr %279, i64 %943
  store i32 %947, ptr %957, align 4, !tbaa !18
  %958 = trunc i64 %943 to i32
  %959 = add i32 %958, 1
  %960 = getelementptr inbounds i32, ptr %927, i64 %948
  store i32 %959, ptr %960, align 4, !tbaa !18
  %961 = icmp ult i64 %944, 2
  br i1 %961, label %962, label %942, !llvm.loop !37

962:                                              ; preds = %956, %942, %937
  %963 = phi i64 [ %938, %937 ], [ %943, %942 ], [ %945, %956 ]
  %964 = getelementptr inbounds i32, ptr %279, i64 %963
  store i32 %921, ptr %964, align 4, !tbaa !18
  %965 = trunc i64 %963 to i32
  %966 = add i32 %965, 1
  store i32 %966, ptr %928, align 4, !tbaa !18
  br label %967

967:                                              ; preds = %962, %918
  %968 = add nuw nsw i64 %919, 1
  %969 = load i32, ptr %912, align 4, !tbaa !18
  %970 = zext i32 %969 to i64
  %971 = icmp ult i64 %968, %970
  br i1 %971, label %918, label %972, !llvm.loop !38

972:                                              ; preds = %967, %896, %888
  %973 = add nuw nsw i64 %889, 1
  %974 = load i32, ptr %878, align 4, !tbaa !18
  %975 = zext i32 %974 to i64
  %976 = icmp ult i64 %973, %975
  br i1 %976, label %888, label %885, !llvm.loop !64

977:                                              ; preds = %862, %268, %261
  %978 = phi i64 [ -1, %261 ], [ 0, %268 ], [ %629, %862 ]
  ret i64 %978
}

declare i64 @llvm.smin.i64(i64, i64)



!4 = !{!5, !6, i64 0}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !9, i64 160, !9, i64 168, !9, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !6, i64 208}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"any pointer", !7, i64 0}
!10 = !{!5, !6, i64 208}
!11 = !{!5, !9, i64 184}
!12 = !{!5, !9, i64 136}
!13 = !{!5, !6, i64 16}
!14 = !{!5, !9, i64 176}
!15 = !{!5, !9, i64 200}
!16 = !{!5, !9, i64 168}
!17 = !{!6, !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !7, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!5, !6, i64 8}
!24 = !{!5, !9, i64 56}
!25 = !{!5, !9, i64 112}
!26 = distinct !{!26, !21, !22}
!27 = distinct !{!27, !21, !22}
!28 = !{!5, !9, i64 128}
!29 = !{!5, !9, i64 24}
!30 = distinct !{!30, !21, !22}
!31 = !{!5, !9, i64 32}
!32 = !{!5, !9, i64 120}
!33 = !{!5, !9, i64 192}
!34 = !{!5, !9, i64 104}
!35 = !{!5, !9, i64 72}
!36 = !{!5, !9, i64 80}
!37 = distinct !{!37, !21, !22}
!38 = distinct !{!38, !21, !22}
!39 = distinct !{!39, !21, !22}
!40 = !{!5, !9, i64 144}
!41 = !{!5, !9, i64 152}
!42 = !{!5, !9, i64 40}
!43 = distinct !{!43, !21, !22}
!44 = distinct !{!44, !21, !22}
!45 = distinct !{!45, !21, !22}
!46 = !{!5, !9, i64 48}
!47 = distinct !{!47, !21, !22}
!48 = distinct !{!48, !21, !22}
!49 = distinct !{!49, !21, !22}
!50 = distinct !{!50, !21, !22}
!51 = distinct !{!51, !21, !22}
!52 = distinct !{!52, !21, !22}
!53 = !{!5, !9, i64 160}
!54 = distinct !{!54, !21, !22}
!55 = !{!5, !9, i64 88}
!56 = distinct !{!56, !21, !22}
!57 = distinct !{!57, !21, !22}
!58 = !{!5, !9, i64 64}
!59 = distinct !{!59, !21, !22}
!60 = distinct !{!60, !21, !22}
!61 = distinct !{!61, !21, !22}
!62 = !{!5, !9, i64 96}
!63 = distinct !{!63, !21, !22}
!64 = distinct !{!64, !21, !22}
