; landmark_cut.c 16d994875b4c236a01018d0e0880241626980d58749b5d4e79a6782638808daa

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
  br label %311

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

68:                                               ; preds = %362, %50
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
  br i1 %267, label %936, label %268

268:                                              ; preds = %261
  %269 = load i64, ptr %265, align 8, !tbaa !17
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %936, label %271

271:                                              ; preds = %268
  %272 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 18
  %273 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 18
  %274 = load ptr, ptr %273, align 8, !tbaa !40
  %275 = getelementptr inbounds i32, ptr %274, i64 %264
  %276 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 19
  %277 = load ptr, ptr %276, align 8, !tbaa !41
  %278 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 5
  %279 = load ptr, ptr %278, align 8, !tbaa !42
  %280 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 6
  %281 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 14
  %282 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 25
  %283 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 13
  %284 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 15
  %285 = icmp eq i64 %2, 0
  %286 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 3
  %287 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 4
  %288 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %289 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  %290 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 21
  %291 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 20
  %292 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 20
  %293 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 20
  %294 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 21
  %295 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 11
  %296 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 12
  %297 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 24
  %298 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %299 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  %300 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %301 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 16
  %302 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 16
  %303 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 17
  %304 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 3
  %305 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 4
  %306 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 24
  %307 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 7
  %308 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 8
  %309 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 9
  %310 = getelementptr inbounds %struct.Cuts, ptr %0, i64 0, i32 10
  br label %365

311:                                              ; preds = %52, %362
  %312 = phi i64 [ 0, %52 ], [ %363, %362 ]
  %313 = getelementptr inbounds i32, ptr %1, i64 %312
  %314 = load i32, ptr %313, align 4, !tbaa !18
  %315 = zext i32 %314 to i64
  %316 = getelementptr inbounds i64, ptr %54, i64 %315
  %317 = load i64, ptr %316, align 8, !tbaa !17
  %318 = icmp sgt i64 %317, 0
  br i1 %318, label %319, label %362

319:                                              ; preds = %311
  store i64 0, ptr %316, align 8, !tbaa !17
  %320 = load ptr, ptr %55, align 8, !tbaa !12
  %321 = getelementptr inbounds i32, ptr %320, i64 %315
  %322 = load i32, ptr %321, align 4, !tbaa !18
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %327, label %324

324:                                              ; preds = %319
  %325 = add i32 %322, -1
  %326 = zext i32 %325 to i64
  br label %330

327:                                              ; preds = %319
  %328 = load i64, ptr %7, align 8, !tbaa !10
  %329 = add i64 %328, 1
  store i64 %329, ptr %7, align 8, !tbaa !10
  br label %330

330:                                              ; preds = %327, %324
  %331 = phi i64 [ %326, %324 ], [ %328, %327 ]
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %356, label %333

333:                                              ; preds = %330
  %334 = load ptr, ptr %56, align 8, !tbaa !28
  %335 = load i64, ptr %316, align 8, !tbaa !17
  br label %336

336:                                              ; preds = %350, %333
  %337 = phi i64 [ %331, %333 ], [ %339, %350 ]
  %338 = add i64 %337, -1
  %339 = lshr i64 %338, 1
  %340 = getelementptr inbounds i32, ptr %334, i64 %339
  %341 = load i32, ptr %340, align 4, !tbaa !18
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds i64, ptr %54, i64 %342
  %344 = load i64, ptr %343, align 8, !tbaa !17
  %345 = icmp slt i64 %335, %344
  %346 = icmp eq i64 %335, %344
  %347 = icmp ugt i32 %341, %314
  %348 = and i1 %347, %346
  %349 = or i1 %345, %348
  br i1 %349, label %350, label %356

350:                                              ; preds = %336
  %351 = getelementptr inbounds i32, ptr %334, i64 %337
  store i32 %341, ptr %351, align 4, !tbaa !18
  %352 = trunc i64 %337 to i32
  %353 = add i32 %352, 1
  %354 = getelementptr inbounds i32, ptr %320, i64 %342
  store i32 %353, ptr %354, align 4, !tbaa !18
  %355 = icmp ult i64 %338, 2
  br i1 %355, label %356, label %336, !llvm.loop !37

356:                                              ; preds = %350, %336, %330
  %357 = phi i64 [ %331, %330 ], [ %337, %336 ], [ %339, %350 ]
  %358 = load ptr, ptr %57, align 8, !tbaa !28
  %359 = getelementptr inbounds i32, ptr %358, i64 %357
  store i32 %314, ptr %359, align 4, !tbaa !18
  %360 = trunc i64 %357 to i32
  %361 = add i32 %360, 1
  store i32 %361, ptr %321, align 4, !tbaa !18
  br label %362

362:                                              ; preds = %311, %356
  %363 = add nuw i64 %312, 1
  %364 = icmp eq i64 %363, %2
  br i1 %364, label %68, label %311, !llvm.loop !43

365:                                              ; preds = %271, %819
  %366 = phi i64 [ 0, %271 ], [ %585, %819 ]
  %367 = load i64, ptr %0, align 8, !tbaa !4
  %368 = icmp eq i64 %367, 0
  br i1 %368, label %371, label %369

369:                                              ; preds = %365
  %370 = load ptr, ptr %272, align 8, !tbaa !40
  br label %372

371:                                              ; preds = %372, %365
  store i32 2, ptr %275, align 4, !tbaa !18
  store i32 %6, ptr %277, align 4, !tbaa !18
  br label %380

372:                                              ; preds = %372, %369
  %373 = phi i64 [ 0, %369 ], [ %375, %372 ]
  %374 = getelementptr inbounds i32, ptr %370, i64 %373
  store i32 0, ptr %374, align 4, !tbaa !18
  %375 = add nuw i64 %373, 1
  %376 = icmp eq i64 %375, %367
  br i1 %376, label %371, label %372, !llvm.loop !44

377:                                              ; preds = %429, %380
  %378 = phi i32 [ %382, %380 ], [ %430, %429 ]
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %435, label %380, !llvm.loop !45

380:                                              ; preds = %377, %371
  %381 = phi i32 [ 1, %371 ], [ %378, %377 ]
  %382 = add i32 %381, -1
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds i32, ptr %277, i64 %383
  %385 = load i32, ptr %384, align 4, !tbaa !18
  %386 = zext i32 %385 to i64
  %387 = getelementptr inbounds i32, ptr %279, i64 %386
  %388 = load i32, ptr %387, align 4, !tbaa !18
  %389 = add i32 %385, 1
  %390 = zext i32 %389 to i64
  %391 = getelementptr inbounds i32, ptr %279, i64 %390
  %392 = load i32, ptr %391, align 4, !tbaa !18
  %393 = icmp ult i32 %388, %392
  br i1 %393, label %394, label %377

394:                                              ; preds = %380
  %395 = load ptr, ptr %280, align 8, !tbaa !46
  %396 = load ptr, ptr %281, align 8, !tbaa !25
  %397 = zext i32 %388 to i64
  br label %398

398:                                              ; preds = %429, %394
  %399 = phi i64 [ %397, %394 ], [ %431, %429 ]
  %400 = phi i32 [ %382, %394 ], [ %430, %429 ]
  %401 = getelementptr inbounds i32, ptr %395, i64 %399
  %402 = load i32, ptr %401, align 4, !tbaa !18
  %403 = zext i32 %402 to i64
  %404 = getelementptr inbounds i32, ptr %396, i64 %403
  %405 = load i32, ptr %404, align 4, !tbaa !18
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %407, label %429

407:                                              ; preds = %398
  %408 = load ptr, ptr %282, align 8, !tbaa !15
  %409 = load ptr, ptr %283, align 8, !tbaa !34
  %410 = getelementptr inbounds i32, ptr %409, i64 %403
  %411 = load i32, ptr %410, align 4, !tbaa !18
  %412 = zext i32 %411 to i64
  %413 = getelementptr inbounds i64, ptr %408, i64 %412
  %414 = load i64, ptr %413, align 8, !tbaa !17
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %416, label %429

416:                                              ; preds = %407
  %417 = load ptr, ptr %284, align 8, !tbaa !32
  %418 = getelementptr inbounds i32, ptr %417, i64 %403
  %419 = load i32, ptr %418, align 4, !tbaa !18
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds i32, ptr %274, i64 %420
  %422 = load i32, ptr %421, align 4, !tbaa !18
  %423 = icmp eq i32 %422, 2
  br i1 %423, label %429, label %424

424:                                              ; preds = %416
  store i32 2, ptr %421, align 4, !tbaa !18
  %425 = load i32, ptr %418, align 4, !tbaa !18
  %426 = add i32 %400, 1
  %427 = zext i32 %400 to i64
  %428 = getelementptr inbounds i32, ptr %277, i64 %427
  store i32 %425, ptr %428, align 4, !tbaa !18
  br label %429

429:                                              ; preds = %424, %416, %407, %398
  %430 = phi i32 [ %426, %424 ], [ %400, %416 ], [ %400, %407 ], [ %400, %398 ]
  %431 = add nuw nsw i64 %399, 1
  %432 = load i32, ptr %391, align 4, !tbaa !18
  %433 = zext i32 %432 to i64
  %434 = icmp ult i64 %431, %433
  br i1 %434, label %398, label %377, !llvm.loop !47

435:                                              ; preds = %377
  br i1 %285, label %436, label %441

436:                                              ; preds = %455, %435
  %437 = phi i32 [ 0, %435 ], [ %456, %455 ]
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %576, label %439

439:                                              ; preds = %436
  %440 = load ptr, ptr %286, align 8, !tbaa !29
  br label %463

441:                                              ; preds = %435, %455
  %442 = phi i32 [ %456, %455 ], [ 0, %435 ]
  %443 = phi i64 [ %457, %455 ], [ 0, %435 ]
  %444 = getelementptr inbounds i32, ptr %1, i64 %443
  %445 = load i32, ptr %444, align 4, !tbaa !18
  %446 = zext i32 %445 to i64
  %447 = getelementptr inbounds i32, ptr %274, i64 %446
  %448 = load i32, ptr %447, align 4, !tbaa !18
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %450, label %455

450:                                              ; preds = %441
  store i32 1, ptr %447, align 4, !tbaa !18
  %451 = load i32, ptr %444, align 4, !tbaa !18
  %452 = add i32 %442, 1
  %453 = zext i32 %442 to i64
  %454 = getelementptr inbounds i32, ptr %277, i64 %453
  store i32 %451, ptr %454, align 4, !tbaa !18
  br label %455

455:                                              ; preds = %450, %441
  %456 = phi i32 [ %442, %441 ], [ %452, %450 ]
  %457 = add nuw i64 %443, 1
  %458 = icmp eq i64 %457, %2
  br i1 %458, label %436, label %441, !llvm.loop !48

459:                                              ; preds = %569, %463
  %460 = phi i32 [ %465, %463 ], [ %570, %569 ]
  %461 = phi i32 [ %466, %463 ], [ %571, %569 ]
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %576, label %463, !llvm.loop !49

463:                                              ; preds = %459, %439
  %464 = phi i32 [ %437, %439 ], [ %461, %459 ]
  %465 = phi i32 [ 0, %439 ], [ %460, %459 ]
  %466 = add i32 %464, -1
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds i32, ptr %277, i64 %467
  %469 = load i32, ptr %468, align 4, !tbaa !18
  %470 = zext i32 %469 to i64
  %471 = getelementptr inbounds i32, ptr %440, i64 %470
  %472 = load i32, ptr %471, align 4, !tbaa !18
  %473 = add i32 %469, 1
  %474 = zext i32 %473 to i64
  %475 = getelementptr inbounds i32, ptr %440, i64 %474
  %476 = load i32, ptr %475, align 4, !tbaa !18
  %477 = icmp ult i32 %472, %476
  br i1 %477, label %478, label %459

478:                                              ; preds = %463
  %479 = load ptr, ptr %287, align 8, !tbaa !31
  %480 = load ptr, ptr %281, align 8, !tbaa !25
  %481 = zext i32 %472 to i64
  br label %482

482:                                              ; preds = %569, %478
  %483 = phi i64 [ %481, %478 ], [ %572, %569 ]
  %484 = phi i32 [ %466, %478 ], [ %571, %569 ]
  %485 = phi i32 [ %465, %478 ], [ %570, %569 ]
  %486 = getelementptr inbounds i32, ptr %479, i64 %483
  %487 = load i32, ptr %486, align 4, !tbaa !18
  %488 = zext i32 %487 to i64
  %489 = getelementptr inbounds i32, ptr %480, i64 %488
  %490 = load i32, ptr %489, align 4, !tbaa !18
  %491 = icmp eq i32 %490, 0
  br i1 %491, label %492, label %569

492:                                              ; preds = %482
  %493 = load ptr, ptr %284, align 8, !tbaa !32
  %494 = getelementptr inbounds i32, ptr %493, i64 %488
  %495 = load i32, ptr %494, align 4, !tbaa !18
  %496 = icmp eq i32 %495, %469
  br i1 %496, label %497, label %569

497:                                              ; preds = %492
  %498 = load ptr, ptr %288, align 8, !tbaa !35
  %499 = getelementptr inbounds i32, ptr %498, i64 %488
  %500 = load i32, ptr %499, align 4, !tbaa !18
  %501 = add i32 %487, 1
  %502 = zext i32 %501 to i64
  %503 = getelementptr inbounds i32, ptr %498, i64 %502
  %504 = load i32, ptr %503, align 4, !tbaa !18
  %505 = icmp ult i32 %500, %504
  br i1 %505, label %506, label %510

506:                                              ; preds = %497
  %507 = load ptr, ptr %289, align 8, !tbaa !36
  %508 = zext i32 %500 to i64
  %509 = zext i32 %504 to i64
  br label %516

510:                                              ; preds = %516, %497
  %511 = phi i32 [ 0, %497 ], [ %526, %516 ]
  %512 = load ptr, ptr %283, align 8, !tbaa !34
  %513 = getelementptr inbounds i32, ptr %512, i64 %488
  %514 = load i32, ptr %513, align 4, !tbaa !18
  %515 = icmp eq i32 %511, 0
  br i1 %515, label %540, label %529

516:                                              ; preds = %516, %506
  %517 = phi i64 [ %508, %506 ], [ %527, %516 ]
  %518 = phi i32 [ 0, %506 ], [ %526, %516 ]
  %519 = getelementptr inbounds i32, ptr %507, i64 %517
  %520 = load i32, ptr %519, align 4, !tbaa !18
  %521 = zext i32 %520 to i64
  %522 = getelementptr inbounds i32, ptr %274, i64 %521
  %523 = load i32, ptr %522, align 4, !tbaa !18
  %524 = icmp eq i32 %523, 2
  %525 = zext i1 %524 to i32
  %526 = or i32 %518, %525
  %527 = add nuw nsw i64 %517, 1
  %528 = icmp eq i64 %527, %509
  br i1 %528, label %510, label %516, !llvm.loop !50

529:                                              ; preds = %510
  %530 = load ptr, ptr %290, align 8, !tbaa !16
  %531 = zext i32 %514 to i64
  %532 = getelementptr inbounds i32, ptr %530, i64 %531
  %533 = load i32, ptr %532, align 4, !tbaa !18
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %540

535:                                              ; preds = %529
  store i32 1, ptr %532, align 4, !tbaa !18
  %536 = load ptr, ptr %291, align 8, !tbaa !51
  %537 = add i32 %485, 1
  %538 = zext i32 %485 to i64
  %539 = getelementptr inbounds i32, ptr %536, i64 %538
  store i32 %514, ptr %539, align 4, !tbaa !18
  br label %540

540:                                              ; preds = %535, %529, %510
  %541 = phi i32 [ %485, %529 ], [ %537, %535 ], [ %485, %510 ]
  %542 = load i32, ptr %499, align 4, !tbaa !18
  %543 = load i32, ptr %503, align 4, !tbaa !18
  %544 = icmp ult i32 %542, %543
  %545 = and i1 %515, %544
  br i1 %545, label %546, label %569

546:                                              ; preds = %540
  %547 = load ptr, ptr %289, align 8, !tbaa !36
  %548 = zext i32 %542 to i64
  br label %549

549:                                              ; preds = %563, %546
  %550 = phi i64 [ %548, %546 ], [ %565, %563 ]
  %551 = phi i32 [ %484, %546 ], [ %564, %563 ]
  %552 = getelementptr inbounds i32, ptr %547, i64 %550
  %553 = load i32, ptr %552, align 4, !tbaa !18
  %554 = zext i32 %553 to i64
  %555 = getelementptr inbounds i32, ptr %274, i64 %554
  %556 = load i32, ptr %555, align 4, !tbaa !18
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %558, label %563

558:                                              ; preds = %549
  store i32 1, ptr %555, align 4, !tbaa !18
  %559 = load i32, ptr %552, align 4, !tbaa !18
  %560 = add i32 %551, 1
  %561 = zext i32 %551 to i64
  %562 = getelementptr inbounds i32, ptr %277, i64 %561
  store i32 %559, ptr %562, align 4, !tbaa !18
  br label %563

563:                                              ; preds = %558, %549
  %564 = phi i32 [ %560, %558 ], [ %551, %549 ]
  %565 = add nuw nsw i64 %550, 1
  %566 = load i32, ptr %503, align 4, !tbaa !18
  %567 = zext i32 %566 to i64
  %568 = icmp ult i64 %565, %567
  br i1 %568, label %549, label %569, !llvm.loop !52

569:                                              ; preds = %563, %540, %492, %482
  %570 = phi i32 [ %485, %492 ], [ %485, %482 ], [ %541, %540 ], [ %541, %563 ]
  %571 = phi i32 [ %484, %492 ], [ %484, %482 ], [ %484, %540 ], [ %564, %563 ]
  %572 = add nuw nsw i64 %483, 1
  %573 = load i32, ptr %475, align 4, !tbaa !18
  %574 = zext i32 %573 to i64
  %575 = icmp ult i64 %572, %574
  br i1 %575, label %482, label %459, !llvm.loop !53

576:                                              ; preds = %459, %436
  %577 = phi i32 [ 0, %436 ], [ %460, %459 ]
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %583, label %579

579:                                              ; preds = %576
  %580 = load ptr, ptr %282, align 8, !tbaa !15
  %581 = load ptr, ptr %292, align 8, !tbaa !51
  %582 = zext i32 %577 to i64
  br label %593

583:                                              ; preds = %593, %576
  %584 = phi i64 [ 9223372036854775807, %576 ], [ %601, %593 ]
  %585 = add nsw i64 %584, %366
  %586 = icmp eq i32 %577, 0
  br i1 %586, label %604, label %587

587:                                              ; preds = %583
  %588 = load ptr, ptr %293, align 8, !tbaa !51
  %589 = load ptr, ptr %282, align 8, !tbaa !15
  %590 = load ptr, ptr %294, align 8, !tbaa !16
  %591 = load ptr, ptr %295, align 8, !tbaa !54
  %592 = zext i32 %577 to i64
  br label %822

593:                                              ; preds = %579, %593
  %594 = phi i64 [ 0, %579 ], [ %602, %593 ]
  %595 = phi i64 [ 9223372036854775807, %579 ], [ %601, %593 ]
  %596 = getelementptr inbounds i32, ptr %581, i64 %594
  %597 = load i32, ptr %596, align 4, !tbaa !18
  %598 = zext i32 %597 to i64
  %599 = getelementptr inbounds i64, ptr %580, i64 %598
  %600 = load i64, ptr %599, align 8, !tbaa !17
  %601 = tail call i64 @llvm.smin.i64(i64 %600, i64 %595)
  %602 = add nuw nsw i64 %594, 1
  %603 = icmp eq i64 %602, %582
  br i1 %603, label %583, label %593, !llvm.loop !55

604:                                              ; preds = %842, %583
  %605 = load i64, ptr %7, align 8, !tbaa !10
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %819, label %607

607:                                              ; preds = %604
  %608 = load ptr, ptr %302, align 8, !tbaa !28
  %609 = load ptr, ptr %303, align 8, !tbaa !12
  %610 = load ptr, ptr %304, align 8, !tbaa !29
  br label %614

611:                                              ; preds = %814, %677
  %612 = load i64, ptr %7, align 8, !tbaa !10
  %613 = icmp eq i64 %612, 0
  br i1 %613, label %819, label %614, !llvm.loop !56

614:                                              ; preds = %611, %607
  %615 = phi i64 [ %605, %607 ], [ %612, %611 ]
  %616 = load i32, ptr %608, align 4, !tbaa !18
  %617 = add i64 %615, -1
  store i64 %617, ptr %7, align 8, !tbaa !10
  %618 = getelementptr inbounds i32, ptr %608, i64 %617
  %619 = load i32, ptr %618, align 4, !tbaa !18
  %620 = zext i32 %616 to i64
  %621 = getelementptr inbounds i32, ptr %609, i64 %620
  store i32 0, ptr %621, align 4, !tbaa !18
  %622 = icmp eq i64 %617, 0
  br i1 %622, label %677, label %623

623:                                              ; preds = %614
  %624 = zext i32 %619 to i64
  %625 = getelementptr inbounds i64, ptr %263, i64 %624
  br label %626

626:                                              ; preds = %669, %623
  %627 = phi i64 [ %671, %669 ], [ 0, %623 ]
  %628 = shl i64 %627, 1
  %629 = or i64 %628, 1
  %630 = icmp ult i64 %629, %617
  br i1 %630, label %631, label %669

631:                                              ; preds = %626
  %632 = add i64 %628, 2
  %633 = icmp ult i64 %632, %617
  br i1 %633, label %634, label %651

634:                                              ; preds = %631
  %635 = getelementptr inbounds i32, ptr %608, i64 %632
  %636 = load i32, ptr %635, align 4, !tbaa !18
  %637 = getelementptr inbounds i32, ptr %608, i64 %629
  %638 = load i32, ptr %637, align 4, !tbaa !18
  %639 = zext i32 %636 to i64
  %640 = getelementptr inbounds i64, ptr %263, i64 %639
  %641 = load i64, ptr %640, align 8, !tbaa !17
  %642 = zext i32 %638 to i64
  %643 = getelementptr inbounds i64, ptr %263, i64 %642
  %644 = load i64, ptr %643, align 8, !tbaa !17
  %645 = icmp slt i64 %641, %644
  %646 = icmp eq i64 %641, %644
  %647 = icmp ult i32 %636, %638
  %648 = and i1 %647, %646
  %649 = or i1 %645, %648
  %650 = select i1 %649, i64 %632, i64 %629
  br label %651

651:                                              ; preds = %634, %631
  %652 = phi i64 [ %629, %631 ], [ %650, %634 ]
  %653 = getelementptr inbounds i32, ptr %608, i64 %652
  %654 = load i32, ptr %653, align 4, !tbaa !18
  %655 = zext i32 %654 to i64
  %656 = getelementptr inbounds i64, ptr %263, i64 %655
  %657 = load i64, ptr %656, align 8, !tbaa !17
  %658 = load i64, ptr %625, align 8, !tbaa !17
  %659 = icmp slt i64 %657, %658
  %660 = icmp eq i64 %657, %658
  %661 = icmp ult i32 %654, %619
  %662 = and i1 %661, %660
  %663 = or i1 %659, %662
  br i1 %663, label %664, label %669

664:                                              ; preds = %651
  %665 = getelementptr inbounds i32, ptr %608, i64 %627
  store i32 %654, ptr %665, align 4, !tbaa !18
  %666 = trunc i64 %627 to i32
  %667 = add i32 %666, 1
  %668 = getelementptr inbounds i32, ptr %609, i64 %655
  store i32 %667, ptr %668, align 4, !tbaa !18
  br label %669

669:                                              ; preds = %664, %651, %626
  %670 = phi i1 [ false, %651 ], [ false, %626 ], [ true, %664 ]
  %671 = phi i64 [ %627, %651 ], [ %627, %626 ], [ %652, %664 ]
  br i1 %670, label %626, label %672

672:                                              ; preds = %669
  %673 = getelementptr inbounds i32, ptr %608, i64 %671
  store i32 %619, ptr %673, align 4, !tbaa !18
  %674 = trunc i64 %671 to i32
  %675 = add i32 %674, 1
  %676 = getelementptr inbounds i32, ptr %609, i64 %624
  store i32 %675, ptr %676, align 4, !tbaa !18
  br label %677

677:                                              ; preds = %672, %614
  %678 = getelementptr inbounds i32, ptr %610, i64 %620
  %679 = load i32, ptr %678, align 4, !tbaa !18
  %680 = add i32 %616, 1
  %681 = zext i32 %680 to i64
  %682 = getelementptr inbounds i32, ptr %610, i64 %681
  %683 = load i32, ptr %682, align 4, !tbaa !18
  %684 = icmp ult i32 %679, %683
  br i1 %684, label %685, label %611

685:                                              ; preds = %677
  %686 = load ptr, ptr %305, align 8, !tbaa !31
  %687 = load ptr, ptr %281, align 8, !tbaa !25
  %688 = zext i32 %679 to i64
  %689 = getelementptr inbounds i64, ptr %263, i64 %620
  br label %690

690:                                              ; preds = %814, %685
  %691 = phi i64 [ %688, %685 ], [ %815, %814 ]
  %692 = getelementptr inbounds i32, ptr %686, i64 %691
  %693 = load i32, ptr %692, align 4, !tbaa !18
  %694 = zext i32 %693 to i64
  %695 = getelementptr inbounds i32, ptr %687, i64 %694
  %696 = load i32, ptr %695, align 4, !tbaa !18
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %698, label %814

698:                                              ; preds = %690
  %699 = load ptr, ptr %284, align 8, !tbaa !32
  %700 = getelementptr inbounds i32, ptr %699, i64 %694
  %701 = load i32, ptr %700, align 4, !tbaa !18
  %702 = icmp eq i32 %701, %616
  br i1 %702, label %703, label %814

703:                                              ; preds = %698
  %704 = load ptr, ptr %306, align 8, !tbaa !33
  %705 = getelementptr inbounds i64, ptr %704, i64 %694
  %706 = load i64, ptr %705, align 8, !tbaa !17
  %707 = load i64, ptr %689, align 8, !tbaa !17
  %708 = icmp sgt i64 %706, %707
  br i1 %708, label %709, label %814

709:                                              ; preds = %703
  %710 = load ptr, ptr %307, align 8, !tbaa !24
  %711 = getelementptr inbounds i32, ptr %710, i64 %694
  %712 = load i32, ptr %711, align 4, !tbaa !18
  %713 = add i32 %693, 1
  %714 = zext i32 %713 to i64
  %715 = getelementptr inbounds i32, ptr %710, i64 %714
  %716 = load i32, ptr %715, align 4, !tbaa !18
  %717 = icmp ult i32 %712, %716
  br i1 %717, label %718, label %722

718:                                              ; preds = %709
  %719 = load ptr, ptr %308, align 8, !tbaa !57
  %720 = zext i32 %712 to i64
  %721 = zext i32 %716 to i64
  br label %728

722:                                              ; preds = %728, %709
  %723 = phi i32 [ %616, %709 ], [ %740, %728 ]
  store i32 %723, ptr %700, align 4, !tbaa !18
  %724 = zext i32 %723 to i64
  %725 = getelementptr inbounds i64, ptr %263, i64 %724
  %726 = load i64, ptr %725, align 8, !tbaa !17
  %727 = icmp eq i64 %706, %726
  br i1 %727, label %814, label %743

728:                                              ; preds = %728, %718
  %729 = phi i64 [ %720, %718 ], [ %741, %728 ]
  %730 = phi i32 [ %616, %718 ], [ %740, %728 ]
  %731 = getelementptr inbounds i32, ptr %719, i64 %729
  %732 = load i32, ptr %731, align 4, !tbaa !18
  %733 = zext i32 %732 to i64
  %734 = getelementptr inbounds i64, ptr %263, i64 %733
  %735 = load i64, ptr %734, align 8, !tbaa !17
  %736 = zext i32 %730 to i64
  %737 = getelementptr inbounds i64, ptr %263, i64 %736
  %738 = load i64, ptr %737, align 8, !tbaa !17
  %739 = icmp sgt i64 %735, %738
  %740 = select i1 %739, i32 %732, i32 %730
  %741 = add nuw nsw i64 %729, 1
  %742 = icmp eq i64 %741, %721
  br i1 %742, label %722, label %728, !llvm.loop !58

743:                                              ; preds = %722
  store i64 %726, ptr %705, align 8, !tbaa !17
  %744 = load ptr, ptr %282, align 8, !tbaa !15
  %745 = load ptr, ptr %283, align 8, !tbaa !34
  %746 = getelementptr inbounds i32, ptr %745, i64 %694
  %747 = load i32, ptr %746, align 4, !tbaa !18
  %748 = zext i32 %747 to i64
  %749 = getelementptr inbounds i64, ptr %744, i64 %748
  %750 = load i64, ptr %749, align 8, !tbaa !17
  %751 = add nsw i64 %750, %726
  %752 = load ptr, ptr %309, align 8, !tbaa !35
  %753 = getelementptr inbounds i32, ptr %752, i64 %694
  %754 = load i32, ptr %753, align 4, !tbaa !18
  %755 = getelementptr inbounds i32, ptr %752, i64 %714
  %756 = load i32, ptr %755, align 4, !tbaa !18
  %757 = icmp ult i32 %754, %756
  br i1 %757, label %758, label %814

758:                                              ; preds = %743
  %759 = load ptr, ptr %310, align 8, !tbaa !36
  %760 = zext i32 %754 to i64
  br label %761

761:                                              ; preds = %809, %758
  %762 = phi i64 [ %760, %758 ], [ %810, %809 ]
  %763 = getelementptr inbounds i32, ptr %759, i64 %762
  %764 = load i32, ptr %763, align 4, !tbaa !18
  %765 = zext i32 %764 to i64
  %766 = getelementptr inbounds i64, ptr %263, i64 %765
  %767 = load i64, ptr %766, align 8, !tbaa !17
  %768 = icmp sgt i64 %767, %751
  br i1 %768, label %769, label %809

769:                                              ; preds = %761
  store i64 %751, ptr %766, align 8, !tbaa !17
  %770 = getelementptr inbounds i32, ptr %609, i64 %765
  %771 = load i32, ptr %770, align 4, !tbaa !18
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %776, label %773

773:                                              ; preds = %769
  %774 = add i32 %771, -1
  %775 = zext i32 %774 to i64
  br label %779

776:                                              ; preds = %769
  %777 = load i64, ptr %7, align 8, !tbaa !10
  %778 = add i64 %777, 1
  store i64 %778, ptr %7, align 8, !tbaa !10
  br label %779

779:                                              ; preds = %776, %773
  %780 = phi i64 [ %775, %773 ], [ %777, %776 ]
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %804, label %782

782:                                              ; preds = %779
  %783 = load i64, ptr %766, align 8, !tbaa !17
  br label %784

784:                                              ; preds = %798, %782
  %785 = phi i64 [ %780, %782 ], [ %787, %798 ]
  %786 = add i64 %785, -1
  %787 = lshr i64 %786, 1
  %788 = getelementptr inbounds i32, ptr %608, i64 %787
  %789 = load i32, ptr %788, align 4, !tbaa !18
  %790 = zext i32 %789 to i64
  %791 = getelementptr inbounds i64, ptr %263, i64 %790
  %792 = load i64, ptr %791, align 8, !tbaa !17
  %793 = icmp slt i64 %783, %792
  %794 = icmp eq i64 %783, %792
  %795 = icmp ugt i32 %789, %764
  %796 = and i1 %795, %794
  %797 = or i1 %793, %796
  br i1 %797, label %798, label %804

798:                                              ; preds = %784
  %799 = getelementptr inbounds i32, ptr %608, i64 %785
  store i32 %789, ptr %799, align 4, !tbaa !18
  %800 = trunc i64 %785 to i32
  %801 = add i32 %800, 1
  %802 = getelementptr inbounds i32, ptr %609, i64 %790
  store i32 %801, ptr %802, align 4, !tbaa !18
  %803 = icmp ult i64 %786, 2
  br i1 %803, label %804, label %784, !llvm.loop !37

804:                                              ; preds = %798, %784, %779
  %805 = phi i64 [ %780, %779 ], [ %785, %784 ], [ %787, %798 ]
  %806 = getelementptr inbounds i32, ptr %608, i64 %805
  store i32 %764, ptr %806, align 4, !tbaa !18
  %807 = trunc i64 %805 to i32
  %808 = add i32 %807, 1
  store i32 %808, ptr %770, align 4, !tbaa !18
  br label %809

809:                                              ; preds = %804, %761
  %810 = add nuw nsw i64 %762, 1
  %811 = load i32, ptr %755, align 4, !tbaa !18
  %812 = zext i32 %811 to i64
  %813 = icmp ult i64 %810, %812
  br i1 %813, label %761, label %814, !llvm.loop !38

814:                                              ; preds = %809, %743, %722, %703, %698, %690
  %815 = add nuw nsw i64 %691, 1
  %816 = load i32, ptr %682, align 4, !tbaa !18
  %817 = zext i32 %816 to i64
  %818 = icmp ult i64 %815, %817
  br i1 %818, label %690, label %611, !llvm.loop !59

819:                                              ; preds = %611, %604
  %820 = load i64, ptr %265, align 8, !tbaa !17
  %821 = icmp eq i64 %820, 0
  br i1 %821, label %936, label %365, !llvm.loop !60

822:                                              ; preds = %587, %842
  %823 = phi i64 [ 0, %587 ], [ %843, %842 ]
  %824 = getelementptr inbounds i32, ptr %588, i64 %823
  %825 = load i32, ptr %824, align 4, !tbaa !18
  %826 = zext i32 %825 to i64
  %827 = getelementptr inbounds i64, ptr %589, i64 %826
  %828 = load i64, ptr %827, align 8, !tbaa !17
  %829 = sub nsw i64 %828, %584
  store i64 %829, ptr %827, align 8, !tbaa !17
  %830 = getelementptr inbounds i32, ptr %590, i64 %826
  store i32 0, ptr %830, align 4, !tbaa !18
  %831 = getelementptr inbounds i32, ptr %591, i64 %826
  %832 = load i32, ptr %831, align 4, !tbaa !18
  %833 = add i32 %825, 1
  %834 = zext i32 %833 to i64
  %835 = getelementptr inbounds i32, ptr %591, i64 %834
  %836 = load i32, ptr %835, align 4, !tbaa !18
  %837 = icmp ult i32 %832, %836
  br i1 %837, label %838, label %842

838:                                              ; preds = %822
  %839 = load ptr, ptr %281, align 8, !tbaa !25
  %840 = load ptr, ptr %296, align 8, !tbaa !61
  %841 = zext i32 %832 to i64
  br label %845

842:                                              ; preds = %931, %822
  %843 = add nuw nsw i64 %823, 1
  %844 = icmp eq i64 %843, %592
  br i1 %844, label %604, label %822, !llvm.loop !62

845:                                              ; preds = %838, %931
  %846 = phi i64 [ %841, %838 ], [ %932, %931 ]
  %847 = getelementptr inbounds i32, ptr %840, i64 %846
  %848 = load i32, ptr %847, align 4, !tbaa !18
  %849 = zext i32 %848 to i64
  %850 = getelementptr inbounds i32, ptr %839, i64 %849
  %851 = load i32, ptr %850, align 4, !tbaa !18
  %852 = icmp eq i32 %851, 0
  br i1 %852, label %853, label %931

853:                                              ; preds = %845
  %854 = load ptr, ptr %297, align 8, !tbaa !33
  %855 = getelementptr inbounds i64, ptr %854, i64 %849
  %856 = load i64, ptr %855, align 8, !tbaa !17
  %857 = load ptr, ptr %283, align 8, !tbaa !34
  %858 = getelementptr inbounds i32, ptr %857, i64 %849
  %859 = load i32, ptr %858, align 4, !tbaa !18
  %860 = zext i32 %859 to i64
  %861 = getelementptr inbounds i64, ptr %589, i64 %860
  %862 = load i64, ptr %861, align 8, !tbaa !17
  %863 = add nsw i64 %862, %856
  %864 = load ptr, ptr %298, align 8, !tbaa !35
  %865 = getelementptr inbounds i32, ptr %864, i64 %849
  %866 = load i32, ptr %865, align 4, !tbaa !18
  %867 = add i32 %848, 1
  %868 = zext i32 %867 to i64
  %869 = getelementptr inbounds i32, ptr %864, i64 %868
  %870 = load i32, ptr %869, align 4, !tbaa !18
  %871 = icmp ult i32 %866, %870
  br i1 %871, label %872, label %931

872:                                              ; preds = %853
  %873 = load ptr, ptr %299, align 8, !tbaa !36
  %874 = zext i32 %866 to i64
  br label %875

875:                                              ; preds = %926, %872
  %876 = phi i64 [ %874, %872 ], [ %927, %926 ]
  %877 = getelementptr inbounds i32, ptr %873, i64 %876
  %878 = load i32, ptr %877, align 4, !tbaa !18
  %879 = zext i32 %878 to i64
  %880 = getelementptr inbounds i64, ptr %263, i64 %879
  %881 = load i64, ptr %880, align 8, !tbaa !17
  %882 = icmp sgt i64 %881, %863
  br i1 %882, label %883, label %926

883:                                              ; preds = %875
  store i64 %863, ptr %880, align 8, !tbaa !17
  %884 = load ptr, ptr %300, align 8, !tbaa !12
  %885 = getelementptr inbounds i32, ptr %884, i64 %879
  %886 = load i32, ptr %885, align 4, !tbaa !18
  %887 = icmp eq i32 %886, 0
  br i1 %887, label %891, label %888

888:                                              ; preds = %883
  %889 = add i32 %886, -1
  %890 = zext i32 %889 to i64
  br label %894

891:                                              ; preds = %883
  %892 = load i64, ptr %7, align 8, !tbaa !10
  %893 = add i64 %892, 1
  store i64 %893, ptr %7, align 8, !tbaa !10
  br label %894

894:                                              ; preds = %891, %888
  %895 = phi i64 [ %890, %888 ], [ %892, %891 ]
  %896 = icmp eq i64 %895, 0
  br i1 %896, label %920, label %897

897:                                              ; preds = %894
  %898 = load ptr, ptr %301, align 8, !tbaa !28
  %899 = load i64, ptr %880, align 8, !tbaa !17
  br label %900

900:                                              ; preds = %914, %897
  %901 = phi i64 [ %895, %897 ], [ %903, %914 ]
  %902 = add i64 %901, -1
  %903 = lshr i64 %902, 1
  %904 = getelementptr inbounds i32, ptr %898, i64 %903
  %905 = load i32, ptr %904, align 4, !tbaa !18
  %906 = zext i32 %905 to i64
  %907 = getelementptr inbounds i64, ptr %263, i64 %906
  %908 = load i64, ptr %907, align 8, !tbaa !17
  %909 = icmp slt i64 %899, %908
  %910 = icmp eq i64 %899, %908
  %911 = icmp ugt i32 %905, %878
  %912 = and i1 %911, %910
  %913 = or i1 %909, %912
  br i1 %913, label %914, label %920

914:                                              ; preds = %900
  %915 = getelementptr inbounds i32, ptr %898, i64 %901
  store i32 %905, ptr %915, align 4, !tbaa !18
  %916 = trunc i64 %901 to i32
  %917 = add i32 %916, 1
  %918 = getelementptr inbounds i32, ptr %884, i64 %906
  store i32 %917, ptr %918, align 4, !tbaa !18
  %919 = icmp ult i64 %902, 2
  br i1 %919, label %920, label %900, !llvm.loop !37

920:                                              ; preds = %914, %900, %894
  %921 = phi i64 [ %895, %894 ], [ %901, %900 ], [ %903, %914 ]
  %922 = load ptr, ptr %301, align 8, !tbaa !28
  %923 = getelementptr inbounds i32, ptr %922, i64 %921
  store i32 %878, ptr %923, align 4, !tbaa !18
  %924 = trunc i64 %921 to i32
  %925 = add i32 %924, 1
  store i32 %925, ptr %885, align 4, !tbaa !18
  br label %926

926:                                              ; preds = %920, %875
  %927 = add nuw nsw i64 %876, 1
  %928 = load i32, ptr %869, align 4, !tbaa !18
  %929 = zext i32 %928 to i64
  %930 = icmp ult i64 %927, %929
  br i1 %930, label %875, label %931, !llvm.loop !38

931:                                              ; preds = %926, %853, %845
  %932 = add nuw nsw i64 %846, 1
  %933 = load i32, ptr %835, align 4, !tbaa !18
  %934 = zext i32 %933 to i64
  %935 = icmp ult i64 %932, %934
  br i1 %935, label %845, label %842, !llvm.loop !63

936:                                              ; preds = %819, %268, %261
  %937 = phi i64 [ -1, %261 ], [ 0, %268 ], [ %585, %819 ]
  ret i64 %937
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
!51 = !{!5, !9, i64 160}
!52 = distinct !{!52, !21, !22}
!53 = distinct !{!53, !21, !22}
!54 = !{!5, !9, i64 88}
!55 = distinct !{!55, !21, !22}
!56 = distinct !{!56, !21, !22}
!57 = !{!5, !9, i64 64}
!58 = distinct !{!58, !21, !22}
!59 = distinct !{!59, !21, !22}
!60 = distinct !{!60, !21, !22}
!61 = !{!5, !9, i64 96}
!62 = distinct !{!62, !21, !22}
!63 = distinct !{!63, !21, !22}
