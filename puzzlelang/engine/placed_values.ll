; placed_values.c 46f71c122e88071e2f926c262dd2f7c07064e2f60856ecf8d766c2a3bd867a99

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
  br i1 %5, label %238, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 14
  %8 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 12
  %9 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %10 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10
  %11 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9
  %12 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 11
  %13 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 13
  %14 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 15
  %15 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %16 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 15
  %18 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 1
  %19 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 5
  %21 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 8
  %23 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 10
  %24 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 3
  %25 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 9
  %26 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 11
  %27 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 13
  %28 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 7
  %30 = getelementptr inbounds %struct.Walk, ptr %0, i64 0, i32 15
  br label %34

31:                                               ; preds = %235
  %32 = add i64 %36, 32
  %33 = icmp ult i64 %32, %1
  br i1 %33, label %34, label %238, !llvm.loop !19

34:                                               ; preds = %6, %31
  %35 = phi i32 [ undef, %6 ], [ %237, %31 ]
  %36 = phi i64 [ 0, %6 ], [ %32, %31 ]
  %37 = load i64, ptr %7, align 8, !tbaa !22
  %38 = load i64, ptr %8, align 8, !tbaa !11
  %39 = icmp eq i64 %37, %38
  br i1 %39, label %40, label %56

40:                                               ; preds = %34
  %41 = load ptr, ptr %9, align 8, !tbaa !15
  %42 = load i64, ptr %10, align 8, !tbaa !23
  %43 = load ptr, ptr %11, align 8, !tbaa !24
  store ptr %43, ptr %9, align 8, !tbaa !15
  %44 = load i64, ptr %12, align 8, !tbaa !25
  store i64 %44, ptr %10, align 8, !tbaa !23
  %45 = load i64, ptr %13, align 8, !tbaa !26
  store i64 %45, ptr %8, align 8, !tbaa !11
  store ptr %41, ptr %11, align 8, !tbaa !24
  store i64 %42, ptr %12, align 8, !tbaa !25
  store i64 0, ptr %7, align 8, !tbaa !22
  store i64 0, ptr %13, align 8, !tbaa !26
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %52, label %47

47:                                               ; preds = %40
  %48 = load i64, ptr %14, align 8, !tbaa !27
  %49 = add i64 %48, 1
  store i64 %49, ptr %14, align 8, !tbaa !27
  %50 = icmp eq i64 %49, 254
  %51 = select i1 %50, i32 6, i32 0
  br label %52

52:                                               ; preds = %40, %47
  %53 = phi i32 [ %51, %47 ], [ 2, %40 ]
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i32 %35, i32 %53
  br i1 %54, label %56, label %238

56:                                               ; preds = %52, %34
  %57 = phi i32 [ %55, %52 ], [ %35, %34 ]
  %58 = load i64, ptr %8, align 8, !tbaa !11
  %59 = load i64, ptr %7, align 8, !tbaa !22
  %60 = sub i64 %58, %59
  %61 = icmp ult i64 %60, 32
  %62 = add i64 %59, 32
  %63 = select i1 %61, i64 %58, i64 %62
  %64 = icmp ult i64 %59, %63
  br i1 %64, label %65, label %152

65:                                               ; preds = %56
  %66 = load ptr, ptr %15, align 8, !tbaa !15
  %67 = load ptr, ptr %16, align 8, !tbaa !4
  br label %68

68:                                               ; preds = %65, %147
  %69 = phi i64 [ %59, %65 ], [ %150, %147 ]
  %70 = phi i64 [ 0, %65 ], [ %148, %147 ]
  %71 = getelementptr inbounds i32, ptr %66, i64 %69
  %72 = load i32, ptr %71, align 4, !tbaa !16
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %67, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !10
  %76 = zext i8 %75 to i64
  %77 = load i64, ptr %17, align 8, !tbaa !27
  %78 = icmp eq i64 %77, %76
  br i1 %78, label %79, label %147

79:                                               ; preds = %68
  %80 = load i64, ptr %18, align 8, !tbaa !28
  %81 = shl nsw i64 -1, %80
  %82 = xor i64 %81, -1
  %83 = load i64, ptr %19, align 8, !tbaa !29
  %84 = shl nsw i64 -1, %83
  %85 = xor i64 %84, -1
  %86 = and i64 %85, %73
  %87 = load ptr, ptr %20, align 8, !tbaa !30
  %88 = load ptr, ptr %21, align 8, !tbaa !31
  %89 = getelementptr inbounds i32, ptr %88, i64 %86
  %90 = load i32, ptr %89, align 4, !tbaa !16
  %91 = add nuw nsw i64 %86, 1
  %92 = getelementptr inbounds i32, ptr %88, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !16
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds %struct.Step, ptr %87, i64 %94
  %96 = icmp ult i32 %90, %93
  br i1 %96, label %97, label %147

97:                                               ; preds = %79
  %98 = zext i32 %90 to i64
  %99 = getelementptr inbounds %struct.Step, ptr %87, i64 %98
  br label %100

100:                                              ; preds = %143, %97
  %101 = phi i64 [ %70, %97 ], [ %144, %143 ]
  %102 = phi ptr [ %99, %97 ], [ %145, %143 ]
  %103 = load i32, ptr %102, align 4, !tbaa !32
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds %struct.Step, ptr %102, i64 0, i32 1
  %106 = load i32, ptr %105, align 4, !tbaa !34
  %107 = zext i32 %106 to i64
  %108 = load i64, ptr %0, align 8, !tbaa !35
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %113, label %110

110:                                              ; preds = %100
  %111 = load i64, ptr %19, align 8, !tbaa !29
  %112 = load i64, ptr %18, align 8, !tbaa !28
  br label %118

113:                                              ; preds = %118, %100
  %114 = phi i64 [ %104, %100 ], [ %131, %118 ]
  %115 = phi i64 [ %107, %100 ], [ %128, %118 ]
  %116 = and i64 %115, 512
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %135, label %143

118:                                              ; preds = %118, %110
  %119 = phi i64 [ %111, %110 ], [ %133, %118 ]
  %120 = phi i64 [ 0, %110 ], [ %132, %118 ]
  %121 = phi i64 [ %107, %110 ], [ %128, %118 ]
  %122 = phi i64 [ %104, %110 ], [ %131, %118 ]
  %123 = lshr i64 %73, %119
  %124 = and i64 %123, %82
  %125 = getelementptr inbounds %struct.Step, ptr %102, i64 0, i32 2, i64 %124
  %126 = load i16, ptr %125, align 2, !tbaa !36
  %127 = zext i16 %126 to i64
  %128 = or i64 %121, %127
  %129 = and i64 %127, 63
  %130 = shl i64 %129, %119
  %131 = or i64 %130, %122
  %132 = add nuw i64 %120, 1
  %133 = add i64 %119, %112
  %134 = icmp eq i64 %132, %108
  br i1 %134, label %113, label %118, !llvm.loop !38

135:                                              ; preds = %113
  %136 = getelementptr inbounds i8, ptr %67, i64 %114
  tail call void @llvm.prefetch.p0(ptr %136, i32 1, i32 3, i32 1)
  %137 = shl i64 %114, 1
  %138 = lshr i64 %115, 8
  %139 = and i64 %138, 1
  %140 = or i64 %139, %137
  %141 = add i64 %101, 1
  %142 = getelementptr inbounds i64, ptr %4, i64 %101
  store i64 %140, ptr %142, align 8, !tbaa !12
  br label %143

143:                                              ; preds = %135, %113
  %144 = phi i64 [ %141, %135 ], [ %101, %113 ]
  %145 = getelementptr inbounds %struct.Step, ptr %102, i64 1
  %146 = icmp ult ptr %145, %95
  br i1 %146, label %100, label %147, !llvm.loop !39

147:                                              ; preds = %143, %79, %68
  %148 = phi i64 [ %70, %68 ], [ %70, %79 ], [ %144, %143 ]
  %149 = load i64, ptr %7, align 8, !tbaa !22
  %150 = add i64 %149, 1
  store i64 %150, ptr %7, align 8, !tbaa !22
  %151 = icmp ult i64 %150, %63
  br i1 %151, label %68, label %152, !llvm.loop !40

152:                                              ; preds = %147, %56
  %153 = phi i64 [ 0, %56 ], [ %148, %147 ]
  %154 = load i64, ptr %8, align 8, !tbaa !11
  %155 = add i64 %154, %153
  %156 = load i64, ptr %23, align 8, !tbaa !12
  %157 = icmp ult i64 %156, %155
  br i1 %157, label %158, label %177

158:                                              ; preds = %152
  %159 = lshr i64 %155, 2
  %160 = add i64 %155, 1024
  %161 = add i64 %160, %159
  %162 = sub i64 %161, %156
  %163 = shl i64 %162, 2
  %164 = load i64, ptr %24, align 8, !tbaa !13
  %165 = icmp ugt i64 %163, %164
  br i1 %165, label %235, label %166

166:                                              ; preds = %158
  %167 = load ptr, ptr %22, align 8, !tbaa !14
  %168 = shl i64 %161, 2
  %169 = tail call ptr @resize_memory(ptr noundef %167, i64 noundef %168)
  %170 = icmp eq ptr %169, null
  br i1 %170, label %235, label %171

171:                                              ; preds = %166
  %172 = load i64, ptr %23, align 8, !tbaa !12
  %173 = sub i64 %172, %161
  %174 = shl i64 %173, 2
  %175 = load i64, ptr %24, align 8, !tbaa !13
  %176 = add i64 %174, %175
  store i64 %176, ptr %24, align 8, !tbaa !13
  store ptr %169, ptr %22, align 8, !tbaa !14
  store i64 %161, ptr %23, align 8, !tbaa !12
  br label %177

177:                                              ; preds = %171, %152
  %178 = load i64, ptr %27, align 8, !tbaa !26
  %179 = add i64 %178, %153
  %180 = load i64, ptr %26, align 8, !tbaa !12
  %181 = icmp ult i64 %180, %179
  br i1 %181, label %182, label %201

182:                                              ; preds = %177
  %183 = lshr i64 %179, 2
  %184 = add i64 %179, 1024
  %185 = add i64 %184, %183
  %186 = sub i64 %185, %180
  %187 = shl i64 %186, 2
  %188 = load i64, ptr %28, align 8, !tbaa !13
  %189 = icmp ugt i64 %187, %188
  br i1 %189, label %235, label %190

190:                                              ; preds = %182
  %191 = load ptr, ptr %25, align 8, !tbaa !14
  %192 = shl i64 %185, 2
  %193 = tail call ptr @resize_memory(ptr noundef %191, i64 noundef %192)
  %194 = icmp eq ptr %193, null
  br i1 %194, label %235, label %195

195:                                              ; preds = %190
  %196 = load i64, ptr %26, align 8, !tbaa !12
  %197 = sub i64 %196, %185
  %198 = shl i64 %197, 2
  %199 = load i64, ptr %28, align 8, !tbaa !13
  %200 = add i64 %198, %199
  store i64 %200, ptr %28, align 8, !tbaa !13
  store ptr %193, ptr %25, align 8, !tbaa !14
  store i64 %185, ptr %26, align 8, !tbaa !12
  br label %201

201:                                              ; preds = %195, %177
  %202 = icmp eq i64 %153, 0
  br i1 %202, label %235, label %203

203:                                              ; preds = %201, %232
  %204 = phi i64 [ %233, %232 ], [ 0, %201 ]
  %205 = getelementptr inbounds i64, ptr %4, i64 %204
  %206 = load i64, ptr %205, align 8, !tbaa !12
  %207 = lshr i64 %206, 1
  %208 = and i64 %206, 1
  %209 = load ptr, ptr %29, align 8, !tbaa !4
  %210 = getelementptr inbounds i8, ptr %209, i64 %207
  %211 = load i8, ptr %210, align 1, !tbaa !10
  %212 = zext i8 %211 to i64
  %213 = load i64, ptr %30, align 8, !tbaa !27
  %214 = add i64 %213, %208
  %215 = icmp ult i64 %214, %212
  br i1 %215, label %216, label %232

216:                                              ; preds = %203
  %217 = trunc i64 %214 to i8
  store i8 %217, ptr %210, align 1, !tbaa !10
  %218 = icmp eq i64 %208, 0
  %219 = trunc i64 %207 to i32
  br i1 %218, label %225, label %220

220:                                              ; preds = %216
  %221 = load ptr, ptr %25, align 8, !tbaa !24
  %222 = load i64, ptr %27, align 8, !tbaa !26
  %223 = add i64 %222, 1
  store i64 %223, ptr %27, align 8, !tbaa !26
  %224 = getelementptr inbounds i32, ptr %221, i64 %222
  br label %230

225:                                              ; preds = %216
  %226 = load ptr, ptr %22, align 8, !tbaa !15
  %227 = load i64, ptr %8, align 8, !tbaa !11
  %228 = add i64 %227, 1
  store i64 %228, ptr %8, align 8, !tbaa !11
  %229 = getelementptr inbounds i32, ptr %226, i64 %227
  br label %230

230:                                              ; preds = %225, %220
  %231 = phi ptr [ %224, %220 ], [ %229, %225 ]
  store i32 %219, ptr %231, align 4, !tbaa !16
  br label %232

232:                                              ; preds = %230, %203
  %233 = add nuw i64 %204, 1
  %234 = icmp eq i64 %233, %153
  br i1 %234, label %235, label %203, !llvm.loop !41

235:                                              ; preds = %232, %201, %190, %182, %166, %158
  %236 = phi i1 [ false, %158 ], [ false, %166 ], [ false, %182 ], [ false, %190 ], [ true, %201 ], [ true, %232 ]
  %237 = phi i32 [ 4, %158 ], [ 4, %166 ], [ 4, %182 ], [ 4, %190 ], [ %57, %201 ], [ %57, %232 ]
  br i1 %236, label %31, label %238

238:                                              ; preds = %235, %52, %31, %2
  %239 = phi i32 [ 0, %2 ], [ %237, %235 ], [ %55, %52 ], [ 0, %31 ]
  ret i32 %239
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

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
  %5 = load i64, ptr %4, align 8, !tbaa !42
  %6 = shl nsw i64 -1, %5
  %7 = xor i64 %6, -1
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3)
  %8 = load i64, ptr %0, align 8, !tbaa !44
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 6
  br label %19

12:                                               ; preds = %19, %2
  %13 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !45
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
  %23 = load i64, ptr %21, align 8, !tbaa !46
  %24 = getelementptr inbounds i64, ptr %1, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !12
  %26 = getelementptr inbounds %struct.Field, ptr %11, i64 %20, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !48
  %28 = lshr i64 %25, %27
  %29 = getelementptr inbounds %struct.Field, ptr %11, i64 %20, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !49
  %31 = and i64 %28, %30
  %32 = getelementptr inbounds [256 x i8], ptr %3, i64 0, i64 %31
  store i8 %22, ptr %32, align 1, !tbaa !10
  %33 = add nuw i64 %20, 1
  %34 = icmp eq i64 %33, %8
  br i1 %34, label %12, label %19, !llvm.loop !50

35:                                               ; preds = %45, %12
  %36 = phi i64 [ 0, %12 ], [ %60, %45 ]
  %37 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 4
  %38 = load i64, ptr %37, align 8, !tbaa !51
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %110, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 5
  %42 = load ptr, ptr %41, align 8, !tbaa !52
  %43 = getelementptr inbounds %struct.Collections, ptr %0, i64 0, i32 3
  %44 = load i64, ptr %43, align 8, !tbaa !53
  br label %65

45:                                               ; preds = %17, %45
  %46 = phi i64 [ 0, %17 ], [ %60, %45 ]
  %47 = phi i64 [ 0, %17 ], [ %62, %45 ]
  %48 = phi i64 [ %8, %17 ], [ %63, %45 ]
  %49 = getelementptr inbounds %struct.Field, ptr %18, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !46
  %51 = getelementptr inbounds i64, ptr %1, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !12
  %53 = getelementptr inbounds %struct.Field, ptr %18, i64 %48, i32 1
  %54 = load i64, ptr %53, align 8, !tbaa !48
  %55 = lshr i64 %52, %54
  %56 = getelementptr inbounds %struct.Field, ptr %18, i64 %48, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !49
  %58 = and i64 %55, %57
  %59 = shl i64 %58, %47
  %60 = or i64 %59, %46
  %61 = tail call i64 @llvm.ctpop.i64(i64 %57), !range !54
  %62 = add i64 %61, %47
  %63 = add nuw i64 %48, 1
  %64 = icmp eq i64 %63, %15
  br i1 %64, label %35, label %45, !llvm.loop !55

65:                                               ; preds = %40, %107
  %66 = phi i64 [ 0, %40 ], [ %108, %107 ]
  %67 = phi i64 [ 0, %40 ], [ %105, %107 ]
  %68 = phi i64 [ 0, %40 ], [ %104, %107 ]
  %69 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66
  %70 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66, i32 1
  %71 = load i64, ptr %70, align 8, !tbaa !56
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %79, %65
  %74 = phi i64 [ %36, %65 ], [ %91, %79 ]
  %75 = load ptr, ptr %69, align 8, !tbaa !58
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
  br i1 %94, label %73, label %79, !llvm.loop !59

95:                                               ; preds = %73
  %96 = zext i8 %77 to i64
  %97 = add i64 %68, %96
  %98 = getelementptr inbounds %struct.Pattern, ptr %42, i64 %66, i32 2
  %99 = load i64, ptr %98, align 8, !tbaa !60
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
  br i1 %109, label %110, label %65, !llvm.loop !61

110:                                              ; preds = %103, %107, %35
  %111 = phi i64 [ 0, %35 ], [ -1, %103 ], [ %105, %107 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3)
  ret i64 %111
}

declare i64 @llvm.ctpop.i64(i64)

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

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
!28 = !{!5, !6, i64 8}
!29 = !{!5, !6, i64 16}
!30 = !{!5, !9, i64 40}
!31 = !{!5, !9, i64 32}
!32 = !{!33, !17, i64 0}
!33 = !{!"", !17, i64 0, !17, i64 4, !7, i64 8}
!34 = !{!33, !17, i64 4}
!35 = !{!5, !6, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"short", !7, i64 0}
!38 = distinct !{!38, !20, !21}
!39 = distinct !{!39, !20, !21}
!40 = distinct !{!40, !20, !21}
!41 = distinct !{!41, !20, !21}
!42 = !{!43, !6, i64 16}
!43 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !9, i64 40, !7, i64 48}
!44 = !{!43, !6, i64 0}
!45 = !{!43, !6, i64 8}
!46 = !{!47, !6, i64 0}
!47 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16}
!48 = !{!47, !6, i64 8}
!49 = !{!47, !6, i64 16}
!50 = distinct !{!50, !20, !21}
!51 = !{!43, !6, i64 32}
!52 = !{!43, !9, i64 40}
!53 = !{!43, !6, i64 24}
!54 = !{i64 0, i64 65}
!55 = distinct !{!55, !20, !21}
!56 = !{!57, !6, i64 8}
!57 = !{!"", !9, i64 0, !6, i64 8, !6, i64 16, !7, i64 24}
!58 = !{!57, !9, i64 0}
!59 = distinct !{!59, !20, !21}
!60 = !{!57, !6, i64 16}
!61 = distinct !{!61, !20, !21}
