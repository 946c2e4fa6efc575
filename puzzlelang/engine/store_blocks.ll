; store_blocks.c, clang 16.0.6, 71a566c24a22590d18c4e64231a6ceb88917dabd75397749fac71e561110be44

%struct.Coder = type { [16384 x i64], [16384 x i32], [16384 x i32], [2048 x i64], [6144 x i64], [6144 x i64], [6144 x i32], [6144 x i32], [6144 x i32], [6144 x i32], [6144 x i32], [4097 x i32], [6145 x i8] }

@WORDS = external constant i64, align 8

define i32 @store_decode(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) {
  %5 = icmp ne i64 %1, 0
  %6 = icmp ne i64 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %153

8:                                                ; preds = %4
  %9 = load i8, ptr %0, align 1, !tbaa !4
  %10 = icmp ugt i8 %9, 2
  br i1 %10, label %153, label %11

11:                                               ; preds = %8
  %12 = icmp eq i8 %9, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = load i64, ptr @WORDS, align 8, !tbaa !7
  %15 = icmp eq i64 %14, 0
  %16 = add i64 %14, -1
  %17 = shl i64 %14, 6
  %18 = add i64 %14, -2
  %19 = sub i64 0, %14
  br label %24

20:                                               ; preds = %11
  %21 = icmp eq i8 %9, 1
  %22 = select i1 %21, ptr @uncoded, ptr @widened
  %23 = tail call i32 %22(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, ptr noundef %3), !callees !9
  br label %153

24:                                               ; preds = %13, %146
  %25 = phi i64 [ 0, %13 ], [ %147, %146 ]
  %26 = phi ptr [ %3, %13 ], [ %148, %146 ]
  %27 = phi i64 [ 1, %13 ], [ %114, %146 ]
  br i1 %15, label %28, label %31

28:                                               ; preds = %31, %24
  %29 = sub i64 %1, %27
  %30 = icmp ugt i64 %29, 7
  br i1 %30, label %36, label %41

31:                                               ; preds = %24, %31
  %32 = phi i64 [ %34, %31 ], [ 0, %24 ]
  %33 = getelementptr inbounds i64, ptr %26, i64 %32
  store i64 0, ptr %33, align 8, !tbaa !7
  %34 = add nuw i64 %32, 1
  %35 = icmp eq i64 %34, %14
  br i1 %35, label %28, label %31, !llvm.loop !10

36:                                               ; preds = %28
  %37 = getelementptr inbounds i8, ptr %0, i64 %27
  %38 = load i64, ptr %37, align 1
  %39 = and i64 %38, -9187201950435737472
  %40 = xor i64 %39, -9187201950435737472
  br label %41

41:                                               ; preds = %36, %28
  %42 = phi i64 [ %40, %36 ], [ 0, %28 ]
  %43 = phi i64 [ %38, %36 ], [ undef, %28 ]
  %44 = icmp eq i64 %42, 0
  br i1 %44, label %66, label %45

45:                                               ; preds = %41
  %46 = add i64 %42, -1
  %47 = xor i64 %46, %42
  %48 = and i64 %47, %43
  %49 = and i64 %48, 35747867511423103
  %50 = lshr i64 %48, 1
  %51 = and i64 %50, 4575727041462157184
  %52 = or i64 %51, %49
  %53 = and i64 %52, 70364449226751
  %54 = lshr i64 %52, 2
  %55 = and i64 %54, 1152851136131088384
  %56 = or i64 %55, %53
  %57 = and i64 %56, 268435455
  %58 = lshr i64 %56, 4
  %59 = and i64 %58, 72057593769492480
  %60 = or i64 %59, %57
  %61 = getelementptr inbounds i64, ptr %26, i64 %16
  store i64 %60, ptr %61, align 8, !tbaa !7
  %62 = tail call i64 @llvm.cttz.i64(i64 %42, i1 true), !range !13
  %63 = lshr i64 %62, 3
  %64 = add i64 %27, 1
  %65 = add i64 %64, %63
  br label %108

66:                                               ; preds = %41, %106
  %67 = phi i64 [ %81, %106 ], [ 0, %41 ]
  %68 = phi i64 [ %105, %106 ], [ 0, %41 ]
  %69 = phi i64 [ %74, %106 ], [ %27, %41 ]
  %70 = icmp ne i64 %69, %1
  %71 = icmp ult i64 %68, %17
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %113

73:                                               ; preds = %66
  %74 = add i64 %69, 1
  %75 = getelementptr inbounds i8, ptr %0, i64 %69
  %76 = load i8, ptr %75, align 1, !tbaa !4
  %77 = and i8 %76, 127
  %78 = zext i8 %77 to i64
  %79 = lshr i64 %68, 6
  %80 = and i64 %68, 63
  %81 = or i64 %67, %78
  %82 = shl i64 %78, %80
  %83 = xor i64 %79, -1
  %84 = add i64 %14, %83
  %85 = getelementptr inbounds i64, ptr %26, i64 %84
  %86 = load i64, ptr %85, align 8, !tbaa !7
  %87 = or i64 %82, %86
  store i64 %87, ptr %85, align 8, !tbaa !7
  %88 = icmp ugt i64 %80, 57
  br i1 %88, label %89, label %101

89:                                               ; preds = %73
  %90 = sub nuw nsw i64 64, %80
  %91 = lshr i64 %78, %90
  %92 = add nuw nsw i64 %79, 1
  %93 = icmp ult i64 %92, %14
  br i1 %93, label %94, label %99

94:                                               ; preds = %89
  %95 = sub i64 %18, %79
  %96 = getelementptr inbounds i64, ptr %26, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !7
  %98 = or i64 %97, %91
  store i64 %98, ptr %96, align 8, !tbaa !7
  br label %101

99:                                               ; preds = %89
  %100 = icmp eq i64 %91, 0
  br i1 %100, label %101, label %103

101:                                              ; preds = %99, %94, %73
  %102 = add i64 %68, 7
  br label %103

103:                                              ; preds = %101, %99
  %104 = phi i1 [ true, %101 ], [ false, %99 ]
  %105 = phi i64 [ %102, %101 ], [ %68, %99 ]
  br i1 %104, label %106, label %113

106:                                              ; preds = %103
  %107 = icmp sgt i8 %76, -1
  br i1 %107, label %108, label %66, !llvm.loop !14

108:                                              ; preds = %106, %45
  %109 = phi i64 [ %60, %45 ], [ %81, %106 ]
  %110 = phi i64 [ %65, %45 ], [ %74, %106 ]
  %111 = icmp ne i64 %109, 0
  %112 = zext i1 %111 to i32
  br label %113

113:                                              ; preds = %66, %103, %108
  %114 = phi i64 [ %110, %108 ], [ %27, %103 ], [ %27, %66 ]
  %115 = phi i32 [ %112, %108 ], [ -1, %103 ], [ -1, %66 ]
  %116 = icmp slt i32 %115, 0
  br i1 %116, label %153, label %117

117:                                              ; preds = %113
  %118 = icmp eq i64 %25, 0
  br i1 %118, label %146, label %119

119:                                              ; preds = %117
  %120 = icmp eq i32 %115, 0
  br i1 %120, label %153, label %121

121:                                              ; preds = %119
  br i1 %15, label %143, label %122

122:                                              ; preds = %121
  %123 = getelementptr inbounds i64, ptr %26, i64 %19
  br label %124

124:                                              ; preds = %124, %122
  %125 = phi i64 [ 0, %122 ], [ %139, %124 ]
  %126 = phi i64 [ %14, %122 ], [ %127, %124 ]
  %127 = add i64 %126, -1
  %128 = getelementptr inbounds i64, ptr %26, i64 %127
  %129 = load i64, ptr %128, align 8, !tbaa !7
  %130 = zext i64 %129 to i128
  %131 = getelementptr inbounds i64, ptr %123, i64 %127
  %132 = load i64, ptr %131, align 8, !tbaa !7
  %133 = zext i64 %132 to i128
  %134 = zext i64 %125 to i128
  %135 = add nuw nsw i128 %130, %134
  %136 = add nuw nsw i128 %135, %133
  %137 = trunc i128 %136 to i64
  store i64 %137, ptr %128, align 8, !tbaa !7
  %138 = lshr i128 %136, 64
  %139 = trunc i128 %138 to i64
  %140 = icmp eq i64 %127, 0
  br i1 %140, label %141, label %124, !llvm.loop !15

141:                                              ; preds = %124
  %142 = trunc i128 %138 to i64
  br label %143

143:                                              ; preds = %141, %121
  %144 = phi i64 [ 0, %121 ], [ %142, %141 ]
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %153

146:                                              ; preds = %143, %117
  %147 = add nuw i64 %25, 1
  %148 = getelementptr inbounds i64, ptr %26, i64 %14
  %149 = icmp eq i64 %147, %2
  br i1 %149, label %150, label %24, !llvm.loop !16

150:                                              ; preds = %146
  %151 = icmp ne i64 %114, %1
  %152 = sext i1 %151 to i32
  br label %153

153:                                              ; preds = %113, %119, %143, %4, %8, %150, %20
  %154 = phi i32 [ %23, %20 ], [ %152, %150 ], [ -1, %8 ], [ -1, %4 ], [ -1, %143 ], [ -1, %119 ], [ -1, %113 ]
  ret i32 %154
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal i32 @uncoded(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [64 x i64], align 16
  %6 = alloca [64 x i64], align 16
  %7 = alloca [64 x i64], align 16
  %8 = alloca [64 x i64], align 16
  %9 = alloca [64 x i64], align 16
  %10 = alloca [2048 x i64], align 16
  %11 = alloca [8192 x i32], align 16
  %12 = alloca [6144 x i32], align 16
  %13 = alloca [6145 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 32768, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 6145, ptr nonnull %13)
  %14 = load i64, ptr @WORDS, align 8, !tbaa !7
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %19, %4
  %17 = add i64 %1, -9
  %18 = icmp ult i64 %17, -8
  br i1 %18, label %24, label %29

19:                                               ; preds = %4, %19
  %20 = phi i64 [ %22, %19 ], [ 0, %4 ]
  %21 = getelementptr inbounds i64, ptr %3, i64 %20
  store i64 0, ptr %21, align 8, !tbaa !7
  %22 = add nuw i64 %20, 1
  %23 = icmp eq i64 %22, %14
  br i1 %23, label %16, label %19, !llvm.loop !10

24:                                               ; preds = %16
  %25 = getelementptr inbounds i8, ptr %0, i64 1
  %26 = load i64, ptr %25, align 1
  %27 = and i64 %26, -9187201950435737472
  %28 = xor i64 %27, -9187201950435737472
  br label %29

29:                                               ; preds = %24, %16
  %30 = phi i64 [ %28, %24 ], [ 0, %16 ]
  %31 = phi i64 [ %26, %24 ], [ undef, %16 ]
  %32 = icmp eq i64 %30, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = shl i64 %14, 6
  %35 = add i64 %14, -2
  br label %57

36:                                               ; preds = %29
  %37 = add i64 %30, -1
  %38 = xor i64 %37, %30
  %39 = and i64 %38, %31
  %40 = and i64 %39, 35747867511423103
  %41 = lshr i64 %39, 1
  %42 = and i64 %41, 4575727041462157184
  %43 = or i64 %42, %40
  %44 = and i64 %43, 70364449226751
  %45 = lshr i64 %43, 2
  %46 = and i64 %45, 1152851136131088384
  %47 = or i64 %46, %44
  %48 = and i64 %47, 268435455
  %49 = lshr i64 %47, 4
  %50 = and i64 %49, 72057593769492480
  %51 = or i64 %50, %48
  %52 = add i64 %14, -1
  %53 = getelementptr inbounds i64, ptr %3, i64 %52
  store i64 %51, ptr %53, align 8, !tbaa !7
  %54 = tail call i64 @llvm.cttz.i64(i64 %30, i1 true), !range !13
  %55 = lshr i64 %54, 3
  %56 = add nuw nsw i64 %55, 2
  br label %97

57:                                               ; preds = %95, %33
  %58 = phi i64 [ %94, %95 ], [ 0, %33 ]
  %59 = phi i64 [ %64, %95 ], [ 1, %33 ]
  %60 = icmp ne i64 %59, %1
  %61 = icmp ult i64 %58, %34
  %62 = select i1 %60, i1 %61, i1 false
  br i1 %62, label %63, label %97

63:                                               ; preds = %57
  %64 = add i64 %59, 1
  %65 = getelementptr inbounds i8, ptr %0, i64 %59
  %66 = load i8, ptr %65, align 1, !tbaa !4
  %67 = and i8 %66, 127
  %68 = zext i8 %67 to i64
  %69 = lshr i64 %58, 6
  %70 = and i64 %58, 63
  %71 = shl i64 %68, %70
  %72 = xor i64 %69, -1
  %73 = add i64 %14, %72
  %74 = getelementptr inbounds i64, ptr %3, i64 %73
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = or i64 %71, %75
  store i64 %76, ptr %74, align 8, !tbaa !7
  %77 = icmp ugt i64 %70, 57
  br i1 %77, label %78, label %90

78:                                               ; preds = %63
  %79 = sub nuw nsw i64 64, %70
  %80 = lshr i64 %68, %79
  %81 = add nuw nsw i64 %69, 1
  %82 = icmp ult i64 %81, %14
  br i1 %82, label %83, label %88

83:                                               ; preds = %78
  %84 = sub i64 %35, %69
  %85 = getelementptr inbounds i64, ptr %3, i64 %84
  %86 = load i64, ptr %85, align 8, !tbaa !7
  %87 = or i64 %86, %80
  store i64 %87, ptr %85, align 8, !tbaa !7
  br label %90

88:                                               ; preds = %78
  %89 = icmp eq i64 %80, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %88, %83, %63
  %91 = add i64 %58, 7
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i1 [ true, %90 ], [ false, %88 ]
  %94 = phi i64 [ %91, %90 ], [ %58, %88 ]
  br i1 %93, label %95, label %97

95:                                               ; preds = %92
  %96 = icmp sgt i8 %66, -1
  br i1 %96, label %97, label %57, !llvm.loop !14

97:                                               ; preds = %95, %57, %92, %36
  %98 = phi i64 [ %56, %36 ], [ 1, %92 ], [ 1, %57 ], [ %64, %95 ]
  %99 = phi i1 [ false, %36 ], [ true, %92 ], [ true, %57 ], [ false, %95 ]
  br i1 %99, label %944, label %100

100:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9)
  br i1 %15, label %101, label %104

101:                                              ; preds = %104, %100
  %102 = sub i64 %1, %98
  %103 = icmp ugt i64 %102, 7
  br i1 %103, label %109, label %114

104:                                              ; preds = %100, %104
  %105 = phi i64 [ %107, %104 ], [ 0, %100 ]
  %106 = getelementptr inbounds i64, ptr %9, i64 %105
  store i64 0, ptr %106, align 8, !tbaa !7
  %107 = add nuw i64 %105, 1
  %108 = icmp eq i64 %107, %14
  br i1 %108, label %101, label %104, !llvm.loop !10

109:                                              ; preds = %101
  %110 = getelementptr inbounds i8, ptr %0, i64 %98
  %111 = load i64, ptr %110, align 1
  %112 = and i64 %111, -9187201950435737472
  %113 = xor i64 %112, -9187201950435737472
  br label %114

114:                                              ; preds = %109, %101
  %115 = phi i64 [ %113, %109 ], [ 0, %101 ]
  %116 = phi i64 [ %111, %109 ], [ undef, %101 ]
  %117 = icmp eq i64 %115, 0
  br i1 %117, label %118, label %121

118:                                              ; preds = %114
  %119 = shl i64 %14, 6
  %120 = add i64 %14, -2
  br label %143

121:                                              ; preds = %114
  %122 = add i64 %115, -1
  %123 = xor i64 %122, %115
  %124 = and i64 %123, %116
  %125 = and i64 %124, 35747867511423103
  %126 = lshr i64 %124, 1
  %127 = and i64 %126, 4575727041462157184
  %128 = or i64 %127, %125
  %129 = and i64 %128, 70364449226751
  %130 = lshr i64 %128, 2
  %131 = and i64 %130, 1152851136131088384
  %132 = or i64 %131, %129
  %133 = and i64 %132, 268435455
  %134 = lshr i64 %132, 4
  %135 = and i64 %134, 72057593769492480
  %136 = or i64 %135, %133
  %137 = add i64 %14, -1
  %138 = getelementptr inbounds i64, ptr %9, i64 %137
  store i64 %136, ptr %138, align 8, !tbaa !7
  %139 = tail call i64 @llvm.cttz.i64(i64 %115, i1 true), !range !13
  %140 = lshr i64 %139, 3
  %141 = add i64 %98, 1
  %142 = add i64 %141, %140
  br label %183

143:                                              ; preds = %181, %118
  %144 = phi i64 [ %180, %181 ], [ 0, %118 ]
  %145 = phi i64 [ %150, %181 ], [ %98, %118 ]
  %146 = icmp ne i64 %145, %1
  %147 = icmp ult i64 %144, %119
  %148 = select i1 %146, i1 %147, i1 false
  br i1 %148, label %149, label %183

149:                                              ; preds = %143
  %150 = add i64 %145, 1
  %151 = getelementptr inbounds i8, ptr %0, i64 %145
  %152 = load i8, ptr %151, align 1, !tbaa !4
  %153 = and i8 %152, 127
  %154 = zext i8 %153 to i64
  %155 = lshr i64 %144, 6
  %156 = and i64 %144, 63
  %157 = shl i64 %154, %156
  %158 = xor i64 %155, -1
  %159 = add i64 %14, %158
  %160 = getelementptr inbounds i64, ptr %9, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !7
  %162 = or i64 %157, %161
  store i64 %162, ptr %160, align 8, !tbaa !7
  %163 = icmp ugt i64 %156, 57
  br i1 %163, label %164, label %176

164:                                              ; preds = %149
  %165 = sub nuw nsw i64 64, %156
  %166 = lshr i64 %154, %165
  %167 = add nuw nsw i64 %155, 1
  %168 = icmp ult i64 %167, %14
  br i1 %168, label %169, label %174

169:                                              ; preds = %164
  %170 = sub i64 %120, %155
  %171 = getelementptr inbounds i64, ptr %9, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !7
  %173 = or i64 %172, %166
  store i64 %173, ptr %171, align 8, !tbaa !7
  br label %176

174:                                              ; preds = %164
  %175 = icmp eq i64 %166, 0
  br i1 %175, label %176, label %178

176:                                              ; preds = %174, %169, %149
  %177 = add i64 %144, 7
  br label %178

178:                                              ; preds = %176, %174
  %179 = phi i1 [ true, %176 ], [ false, %174 ]
  %180 = phi i64 [ %177, %176 ], [ %144, %174 ]
  br i1 %179, label %181, label %183

181:                                              ; preds = %178
  %182 = icmp sgt i8 %152, -1
  br i1 %182, label %183, label %143, !llvm.loop !14

183:                                              ; preds = %181, %143, %178, %121
  %184 = phi i64 [ %142, %121 ], [ %98, %178 ], [ %98, %143 ], [ %150, %181 ]
  %185 = phi i1 [ false, %121 ], [ true, %178 ], [ true, %143 ], [ false, %181 ]
  br i1 %185, label %201, label %186

186:                                              ; preds = %183
  %187 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %188 = add i64 %187, -1
  br label %189

189:                                              ; preds = %192, %186
  %190 = phi i64 [ %193, %192 ], [ 0, %186 ]
  %191 = icmp eq i64 %190, %188
  br i1 %191, label %197, label %192

192:                                              ; preds = %189
  %193 = add nuw i64 %190, 1
  %194 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %190
  %195 = load i64, ptr %194, align 8, !tbaa !7
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %189, label %201, !llvm.loop !17

197:                                              ; preds = %189
  %198 = add i64 %14, -1
  %199 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %198
  %200 = load i64, ptr %199, align 8, !tbaa !7
  br label %201

201:                                              ; preds = %192, %183, %197
  %202 = phi i64 [ undef, %183 ], [ %200, %197 ], [ undef, %192 ]
  %203 = phi i1 [ false, %183 ], [ true, %197 ], [ false, %192 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9)
  %204 = icmp ne i64 %202, 0
  %205 = select i1 %203, i1 %204, i1 false
  br i1 %205, label %206, label %944

206:                                              ; preds = %201
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  br i1 %15, label %207, label %210

207:                                              ; preds = %210, %206
  %208 = sub i64 %1, %184
  %209 = icmp ugt i64 %208, 7
  br i1 %209, label %215, label %220

210:                                              ; preds = %206, %210
  %211 = phi i64 [ %213, %210 ], [ 0, %206 ]
  %212 = getelementptr inbounds i64, ptr %8, i64 %211
  store i64 0, ptr %212, align 8, !tbaa !7
  %213 = add nuw i64 %211, 1
  %214 = icmp eq i64 %213, %14
  br i1 %214, label %207, label %210, !llvm.loop !10

215:                                              ; preds = %207
  %216 = getelementptr inbounds i8, ptr %0, i64 %184
  %217 = load i64, ptr %216, align 1
  %218 = and i64 %217, -9187201950435737472
  %219 = xor i64 %218, -9187201950435737472
  br label %220

220:                                              ; preds = %215, %207
  %221 = phi i64 [ %219, %215 ], [ 0, %207 ]
  %222 = phi i64 [ %217, %215 ], [ undef, %207 ]
  %223 = icmp eq i64 %221, 0
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = shl i64 %14, 6
  %226 = add i64 %14, -2
  br label %249

227:                                              ; preds = %220
  %228 = add i64 %221, -1
  %229 = xor i64 %228, %221
  %230 = and i64 %229, %222
  %231 = and i64 %230, 35747867511423103
  %232 = lshr i64 %230, 1
  %233 = and i64 %232, 4575727041462157184
  %234 = or i64 %233, %231
  %235 = and i64 %234, 70364449226751
  %236 = lshr i64 %234, 2
  %237 = and i64 %236, 1152851136131088384
  %238 = or i64 %237, %235
  %239 = and i64 %238, 268435455
  %240 = lshr i64 %238, 4
  %241 = and i64 %240, 72057593769492480
  %242 = or i64 %241, %239
  %243 = add i64 %14, -1
  %244 = getelementptr inbounds i64, ptr %8, i64 %243
  store i64 %242, ptr %244, align 8, !tbaa !7
  %245 = tail call i64 @llvm.cttz.i64(i64 %221, i1 true), !range !13
  %246 = lshr i64 %245, 3
  %247 = add i64 %184, 1
  %248 = add i64 %247, %246
  br label %289

249:                                              ; preds = %287, %224
  %250 = phi i64 [ %286, %287 ], [ 0, %224 ]
  %251 = phi i64 [ %256, %287 ], [ %184, %224 ]
  %252 = icmp ne i64 %251, %1
  %253 = icmp ult i64 %250, %225
  %254 = select i1 %252, i1 %253, i1 false
  br i1 %254, label %255, label %289

255:                                              ; preds = %249
  %256 = add i64 %251, 1
  %257 = getelementptr inbounds i8, ptr %0, i64 %251
  %258 = load i8, ptr %257, align 1, !tbaa !4
  %259 = and i8 %258, 127
  %260 = zext i8 %259 to i64
  %261 = lshr i64 %250, 6
  %262 = and i64 %250, 63
  %263 = shl i64 %260, %262
  %264 = xor i64 %261, -1
  %265 = add i64 %14, %264
  %266 = getelementptr inbounds i64, ptr %8, i64 %265
  %267 = load i64, ptr %266, align 8, !tbaa !7
  %268 = or i64 %263, %267
  store i64 %268, ptr %266, align 8, !tbaa !7
  %269 = icmp ugt i64 %262, 57
  br i1 %269, label %270, label %282

270:                                              ; preds = %255
  %271 = sub nuw nsw i64 64, %262
  %272 = lshr i64 %260, %271
  %273 = add nuw nsw i64 %261, 1
  %274 = icmp ult i64 %273, %14
  br i1 %274, label %275, label %280

275:                                              ; preds = %270
  %276 = sub i64 %226, %261
  %277 = getelementptr inbounds i64, ptr %8, i64 %276
  %278 = load i64, ptr %277, align 8, !tbaa !7
  %279 = or i64 %278, %272
  store i64 %279, ptr %277, align 8, !tbaa !7
  br label %282

280:                                              ; preds = %270
  %281 = icmp eq i64 %272, 0
  br i1 %281, label %282, label %284

282:                                              ; preds = %280, %275, %255
  %283 = add i64 %250, 7
  br label %284

284:                                              ; preds = %282, %280
  %285 = phi i1 [ true, %282 ], [ false, %280 ]
  %286 = phi i64 [ %283, %282 ], [ %250, %280 ]
  br i1 %285, label %287, label %289

287:                                              ; preds = %284
  %288 = icmp sgt i8 %258, -1
  br i1 %288, label %289, label %249, !llvm.loop !14

289:                                              ; preds = %287, %249, %284, %227
  %290 = phi i64 [ %248, %227 ], [ %184, %284 ], [ %184, %249 ], [ %256, %287 ]
  %291 = phi i1 [ false, %227 ], [ true, %284 ], [ true, %249 ], [ false, %287 ]
  br i1 %291, label %307, label %292

292:                                              ; preds = %289
  %293 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %294 = add i64 %293, -1
  br label %295

295:                                              ; preds = %298, %292
  %296 = phi i64 [ %299, %298 ], [ 0, %292 ]
  %297 = icmp eq i64 %296, %294
  br i1 %297, label %303, label %298

298:                                              ; preds = %295
  %299 = add nuw i64 %296, 1
  %300 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %296
  %301 = load i64, ptr %300, align 8, !tbaa !7
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %295, label %307, !llvm.loop !17

303:                                              ; preds = %295
  %304 = add i64 %14, -1
  %305 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %304
  %306 = load i64, ptr %305, align 8, !tbaa !7
  br label %307

307:                                              ; preds = %298, %289, %303
  %308 = phi i64 [ undef, %289 ], [ %306, %303 ], [ undef, %298 ]
  %309 = phi i1 [ true, %289 ], [ false, %303 ], [ true, %298 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  %310 = icmp ugt i64 %308, 2048
  %311 = select i1 %309, i1 true, i1 %310
  br i1 %311, label %944, label %312

312:                                              ; preds = %307
  %313 = icmp eq i64 %308, 0
  br i1 %313, label %439, label %314

314:                                              ; preds = %312
  %315 = add i64 %14, -1
  %316 = getelementptr inbounds i64, ptr %7, i64 %315
  %317 = shl i64 %14, 6
  %318 = add i64 %14, -2
  %319 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %320 = add i64 %319, -1
  %321 = add i64 %14, -1
  %322 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %321
  br label %326

323:                                              ; preds = %436
  %324 = add nuw i64 %328, 1
  %325 = icmp eq i64 %324, %308
  br i1 %325, label %439, label %326, !llvm.loop !18

326:                                              ; preds = %314, %323
  %327 = phi i64 [ 0, %314 ], [ %438, %323 ]
  %328 = phi i64 [ 0, %314 ], [ %324, %323 ]
  %329 = phi i64 [ undef, %314 ], [ %422, %323 ]
  %330 = phi i64 [ %290, %314 ], [ %409, %323 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  br i1 %15, label %331, label %334

331:                                              ; preds = %334, %326
  %332 = sub i64 %1, %330
  %333 = icmp ugt i64 %332, 7
  br i1 %333, label %339, label %344

334:                                              ; preds = %326, %334
  %335 = phi i64 [ %337, %334 ], [ 0, %326 ]
  %336 = getelementptr inbounds i64, ptr %7, i64 %335
  store i64 0, ptr %336, align 8, !tbaa !7
  %337 = add nuw i64 %335, 1
  %338 = icmp eq i64 %337, %14
  br i1 %338, label %331, label %334, !llvm.loop !10

339:                                              ; preds = %331
  %340 = getelementptr inbounds i8, ptr %0, i64 %330
  %341 = load i64, ptr %340, align 1
  %342 = and i64 %341, -9187201950435737472
  %343 = xor i64 %342, -9187201950435737472
  br label %344

344:                                              ; preds = %339, %331
  %345 = phi i64 [ %343, %339 ], [ 0, %331 ]
  %346 = phi i64 [ %341, %339 ], [ undef, %331 ]
  %347 = icmp eq i64 %345, 0
  br i1 %347, label %368, label %348

348:                                              ; preds = %344
  %349 = add i64 %345, -1
  %350 = xor i64 %349, %345
  %351 = and i64 %350, %346
  %352 = and i64 %351, 35747867511423103
  %353 = lshr i64 %351, 1
  %354 = and i64 %353, 4575727041462157184
  %355 = or i64 %354, %352
  %356 = and i64 %355, 70364449226751
  %357 = lshr i64 %355, 2
  %358 = and i64 %357, 1152851136131088384
  %359 = or i64 %358, %356
  %360 = and i64 %359, 268435455
  %361 = lshr i64 %359, 4
  %362 = and i64 %361, 72057593769492480
  %363 = or i64 %362, %360
  store i64 %363, ptr %316, align 8, !tbaa !7
  %364 = tail call i64 @llvm.cttz.i64(i64 %345, i1 true), !range !13
  %365 = lshr i64 %364, 3
  %366 = add i64 %330, 1
  %367 = add i64 %366, %365
  br label %408

368:                                              ; preds = %344, %406
  %369 = phi i64 [ %405, %406 ], [ 0, %344 ]
  %370 = phi i64 [ %375, %406 ], [ %330, %344 ]
  %371 = icmp ne i64 %370, %1
  %372 = icmp ult i64 %369, %317
  %373 = select i1 %371, i1 %372, i1 false
  br i1 %373, label %374, label %408

374:                                              ; preds = %368
  %375 = add i64 %370, 1
  %376 = getelementptr inbounds i8, ptr %0, i64 %370
  %377 = load i8, ptr %376, align 1, !tbaa !4
  %378 = and i8 %377, 127
  %379 = zext i8 %378 to i64
  %380 = lshr i64 %369, 6
  %381 = and i64 %369, 63
  %382 = shl i64 %379, %381
  %383 = xor i64 %380, -1
  %384 = add i64 %14, %383
  %385 = getelementptr inbounds i64, ptr %7, i64 %384
  %386 = load i64, ptr %385, align 8, !tbaa !7
  %387 = or i64 %382, %386
  store i64 %387, ptr %385, align 8, !tbaa !7
  %388 = icmp ugt i64 %381, 57
  br i1 %388, label %389, label %401

389:                                              ; preds = %374
  %390 = sub nuw nsw i64 64, %381
  %391 = lshr i64 %379, %390
  %392 = add nuw nsw i64 %380, 1
  %393 = icmp ult i64 %392, %14
  br i1 %393, label %394, label %399

394:                                              ; preds = %389
  %395 = sub i64 %318, %380
  %396 = getelementptr inbounds i64, ptr %7, i64 %395
  %397 = load i64, ptr %396, align 8, !tbaa !7
  %398 = or i64 %397, %391
  store i64 %398, ptr %396, align 8, !tbaa !7
  br label %401

399:                                              ; preds = %389
  %400 = icmp eq i64 %391, 0
  br i1 %400, label %401, label %403

401:                                              ; preds = %399, %394, %374
  %402 = add i64 %369, 7
  br label %403

403:                                              ; preds = %401, %399
  %404 = phi i1 [ true, %401 ], [ false, %399 ]
  %405 = phi i64 [ %402, %401 ], [ %369, %399 ]
  br i1 %404, label %406, label %408

406:                                              ; preds = %403
  %407 = icmp sgt i8 %377, -1
  br i1 %407, label %408, label %368, !llvm.loop !14

408:                                              ; preds = %406, %368, %403, %348
  %409 = phi i64 [ %367, %348 ], [ %330, %403 ], [ %330, %368 ], [ %375, %406 ]
  %410 = phi i1 [ false, %348 ], [ true, %403 ], [ true, %368 ], [ false, %406 ]
  br i1 %410, label %421, label %411

411:                                              ; preds = %408, %414
  %412 = phi i64 [ %415, %414 ], [ 0, %408 ]
  %413 = icmp eq i64 %412, %320
  br i1 %413, label %419, label %414

414:                                              ; preds = %411
  %415 = add nuw i64 %412, 1
  %416 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %412
  %417 = load i64, ptr %416, align 8, !tbaa !7
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %411, label %421, !llvm.loop !17

419:                                              ; preds = %411
  %420 = load i64, ptr %322, align 8, !tbaa !7
  br label %421

421:                                              ; preds = %414, %408, %419
  %422 = phi i64 [ %329, %408 ], [ %420, %419 ], [ %329, %414 ]
  %423 = phi i1 [ false, %408 ], [ true, %419 ], [ false, %414 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  %424 = icmp ne i64 %422, 0
  %425 = select i1 %423, i1 %424, i1 false
  br i1 %425, label %426, label %436

426:                                              ; preds = %421
  %427 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %327, i64 %422)
  %428 = extractvalue { i64, i1 } %427, 1
  %429 = extractvalue { i64, i1 } %427, 0
  br i1 %428, label %436, label %430

430:                                              ; preds = %426
  %431 = getelementptr inbounds i64, ptr %10, i64 %328
  %432 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %429, i64 %202)
  %433 = extractvalue { i64, i1 } %432, 1
  %434 = extractvalue { i64, i1 } %432, 0
  store i64 %434, ptr %431, align 8
  %435 = xor i1 %433, true
  br label %436

436:                                              ; preds = %430, %426, %421
  %437 = phi i1 [ false, %421 ], [ false, %426 ], [ %435, %430 ]
  %438 = phi i64 [ %327, %421 ], [ %429, %426 ], [ %429, %430 ]
  br i1 %437, label %323, label %944

439:                                              ; preds = %323, %312
  %440 = phi i64 [ %290, %312 ], [ %409, %323 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  br i1 %15, label %441, label %444

441:                                              ; preds = %444, %439
  %442 = sub i64 %1, %440
  %443 = icmp ugt i64 %442, 7
  br i1 %443, label %449, label %454

444:                                              ; preds = %439, %444
  %445 = phi i64 [ %447, %444 ], [ 0, %439 ]
  %446 = getelementptr inbounds i64, ptr %6, i64 %445
  store i64 0, ptr %446, align 8, !tbaa !7
  %447 = add nuw i64 %445, 1
  %448 = icmp eq i64 %447, %14
  br i1 %448, label %441, label %444, !llvm.loop !10

449:                                              ; preds = %441
  %450 = getelementptr inbounds i8, ptr %0, i64 %440
  %451 = load i64, ptr %450, align 1
  %452 = and i64 %451, -9187201950435737472
  %453 = xor i64 %452, -9187201950435737472
  br label %454

454:                                              ; preds = %449, %441
  %455 = phi i64 [ %453, %449 ], [ 0, %441 ]
  %456 = phi i64 [ %451, %449 ], [ undef, %441 ]
  %457 = icmp eq i64 %455, 0
  br i1 %457, label %458, label %461

458:                                              ; preds = %454
  %459 = shl i64 %14, 6
  %460 = add i64 %14, -2
  br label %483

461:                                              ; preds = %454
  %462 = add i64 %455, -1
  %463 = xor i64 %462, %455
  %464 = and i64 %463, %456
  %465 = and i64 %464, 35747867511423103
  %466 = lshr i64 %464, 1
  %467 = and i64 %466, 4575727041462157184
  %468 = or i64 %467, %465
  %469 = and i64 %468, 70364449226751
  %470 = lshr i64 %468, 2
  %471 = and i64 %470, 1152851136131088384
  %472 = or i64 %471, %469
  %473 = and i64 %472, 268435455
  %474 = lshr i64 %472, 4
  %475 = and i64 %474, 72057593769492480
  %476 = or i64 %475, %473
  %477 = add i64 %14, -1
  %478 = getelementptr inbounds i64, ptr %6, i64 %477
  store i64 %476, ptr %478, align 8, !tbaa !7
  %479 = tail call i64 @llvm.cttz.i64(i64 %455, i1 true), !range !13
  %480 = lshr i64 %479, 3
  %481 = add i64 %440, 1
  %482 = add i64 %481, %480
  br label %523

483:                                              ; preds = %521, %458
  %484 = phi i64 [ %520, %521 ], [ 0, %458 ]
  %485 = phi i64 [ %490, %521 ], [ %440, %458 ]
  %486 = icmp ne i64 %485, %1
  %487 = icmp ult i64 %484, %459
  %488 = select i1 %486, i1 %487, i1 false
  br i1 %488, label %489, label %523

489:                                              ; preds = %483
  %490 = add i64 %485, 1
  %491 = getelementptr inbounds i8, ptr %0, i64 %485
  %492 = load i8, ptr %491, align 1, !tbaa !4
  %493 = and i8 %492, 127
  %494 = zext i8 %493 to i64
  %495 = lshr i64 %484, 6
  %496 = and i64 %484, 63
  %497 = shl i64 %494, %496
  %498 = xor i64 %495, -1
  %499 = add i64 %14, %498
  %500 = getelementptr inbounds i64, ptr %6, i64 %499
  %501 = load i64, ptr %500, align 8, !tbaa !7
  %502 = or i64 %497, %501
  store i64 %502, ptr %500, align 8, !tbaa !7
  %503 = icmp ugt i64 %496, 57
  br i1 %503, label %504, label %516

504:                                              ; preds = %489
  %505 = sub nuw nsw i64 64, %496
  %506 = lshr i64 %494, %505
  %507 = add nuw nsw i64 %495, 1
  %508 = icmp ult i64 %507, %14
  br i1 %508, label %509, label %514

509:                                              ; preds = %504
  %510 = sub i64 %460, %495
  %511 = getelementptr inbounds i64, ptr %6, i64 %510
  %512 = load i64, ptr %511, align 8, !tbaa !7
  %513 = or i64 %512, %506
  store i64 %513, ptr %511, align 8, !tbaa !7
  br label %516

514:                                              ; preds = %504
  %515 = icmp eq i64 %506, 0
  br i1 %515, label %516, label %518

516:                                              ; preds = %514, %509, %489
  %517 = add i64 %484, 7
  br label %518

518:                                              ; preds = %516, %514
  %519 = phi i1 [ true, %516 ], [ false, %514 ]
  %520 = phi i64 [ %517, %516 ], [ %484, %514 ]
  br i1 %519, label %521, label %523

521:                                              ; preds = %518
  %522 = icmp sgt i8 %492, -1
  br i1 %522, label %523, label %483, !llvm.loop !14

523:                                              ; preds = %521, %483, %518, %461
  %524 = phi i64 [ %482, %461 ], [ %440, %518 ], [ %440, %483 ], [ %490, %521 ]
  %525 = phi i1 [ false, %461 ], [ true, %518 ], [ true, %483 ], [ false, %521 ]
  br i1 %525, label %541, label %526

526:                                              ; preds = %523
  %527 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %528 = add i64 %527, -1
  br label %529

529:                                              ; preds = %532, %526
  %530 = phi i64 [ %533, %532 ], [ 0, %526 ]
  %531 = icmp eq i64 %530, %528
  br i1 %531, label %537, label %532

532:                                              ; preds = %529
  %533 = add nuw i64 %530, 1
  %534 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %530
  %535 = load i64, ptr %534, align 8, !tbaa !7
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %529, label %541, !llvm.loop !17

537:                                              ; preds = %529
  %538 = add i64 %14, -1
  %539 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %538
  %540 = load i64, ptr %539, align 8, !tbaa !7
  br label %541

541:                                              ; preds = %532, %523, %537
  %542 = phi i64 [ undef, %523 ], [ %540, %537 ], [ undef, %532 ]
  %543 = phi i1 [ true, %523 ], [ false, %537 ], [ true, %532 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br i1 %543, label %944, label %544

544:                                              ; preds = %541
  %545 = shl i64 %14, 6
  %546 = icmp ugt i64 %542, %545
  br i1 %546, label %944, label %547

547:                                              ; preds = %544
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  br i1 %15, label %548, label %551

548:                                              ; preds = %551, %547
  %549 = sub i64 %1, %524
  %550 = icmp ugt i64 %549, 7
  br i1 %550, label %556, label %561

551:                                              ; preds = %547, %551
  %552 = phi i64 [ %554, %551 ], [ 0, %547 ]
  %553 = getelementptr inbounds i64, ptr %5, i64 %552
  store i64 0, ptr %553, align 8, !tbaa !7
  %554 = add nuw i64 %552, 1
  %555 = icmp eq i64 %554, %14
  br i1 %555, label %548, label %551, !llvm.loop !10

556:                                              ; preds = %548
  %557 = getelementptr inbounds i8, ptr %0, i64 %524
  %558 = load i64, ptr %557, align 1
  %559 = and i64 %558, -9187201950435737472
  %560 = xor i64 %559, -9187201950435737472
  br label %561

561:                                              ; preds = %556, %548
  %562 = phi i64 [ %560, %556 ], [ 0, %548 ]
  %563 = phi i64 [ %558, %556 ], [ undef, %548 ]
  %564 = icmp eq i64 %562, 0
  br i1 %564, label %565, label %567

565:                                              ; preds = %561
  %566 = add i64 %14, -2
  br label %589

567:                                              ; preds = %561
  %568 = add i64 %562, -1
  %569 = xor i64 %568, %562
  %570 = and i64 %569, %563
  %571 = and i64 %570, 35747867511423103
  %572 = lshr i64 %570, 1
  %573 = and i64 %572, 4575727041462157184
  %574 = or i64 %573, %571
  %575 = and i64 %574, 70364449226751
  %576 = lshr i64 %574, 2
  %577 = and i64 %576, 1152851136131088384
  %578 = or i64 %577, %575
  %579 = and i64 %578, 268435455
  %580 = lshr i64 %578, 4
  %581 = and i64 %580, 72057593769492480
  %582 = or i64 %581, %579
  %583 = add i64 %14, -1
  %584 = getelementptr inbounds i64, ptr %5, i64 %583
  store i64 %582, ptr %584, align 8, !tbaa !7
  %585 = tail call i64 @llvm.cttz.i64(i64 %562, i1 true), !range !13
  %586 = lshr i64 %585, 3
  %587 = add i64 %524, 1
  %588 = add i64 %587, %586
  br label %629

589:                                              ; preds = %627, %565
  %590 = phi i64 [ %626, %627 ], [ 0, %565 ]
  %591 = phi i64 [ %596, %627 ], [ %524, %565 ]
  %592 = icmp ne i64 %591, %1
  %593 = icmp ult i64 %590, %545
  %594 = select i1 %592, i1 %593, i1 false
  br i1 %594, label %595, label %629

595:                                              ; preds = %589
  %596 = add i64 %591, 1
  %597 = getelementptr inbounds i8, ptr %0, i64 %591
  %598 = load i8, ptr %597, align 1, !tbaa !4
  %599 = and i8 %598, 127
  %600 = zext i8 %599 to i64
  %601 = lshr i64 %590, 6
  %602 = and i64 %590, 63
  %603 = shl i64 %600, %602
  %604 = xor i64 %601, -1
  %605 = add i64 %14, %604
  %606 = getelementptr inbounds i64, ptr %5, i64 %605
  %607 = load i64, ptr %606, align 8, !tbaa !7
  %608 = or i64 %603, %607
  store i64 %608, ptr %606, align 8, !tbaa !7
  %609 = icmp ugt i64 %602, 57
  br i1 %609, label %610, label %622

610:                                              ; preds = %595
  %611 = sub nuw nsw i64 64, %602
  %612 = lshr i64 %600, %611
  %613 = add nuw nsw i64 %601, 1
  %614 = icmp ult i64 %613, %14
  br i1 %614, label %615, label %620

615:                                              ; preds = %610
  %616 = sub i64 %566, %601
  %617 = getelementptr inbounds i64, ptr %5, i64 %616
  %618 = load i64, ptr %617, align 8, !tbaa !7
  %619 = or i64 %618, %612
  store i64 %619, ptr %617, align 8, !tbaa !7
  br label %622

620:                                              ; preds = %610
  %621 = icmp eq i64 %612, 0
  br i1 %621, label %622, label %624

622:                                              ; preds = %620, %615, %595
  %623 = add i64 %590, 7
  br label %624

624:                                              ; preds = %622, %620
  %625 = phi i1 [ true, %622 ], [ false, %620 ]
  %626 = phi i64 [ %623, %622 ], [ %590, %620 ]
  br i1 %625, label %627, label %629

627:                                              ; preds = %624
  %628 = icmp sgt i8 %598, -1
  br i1 %628, label %629, label %589, !llvm.loop !14

629:                                              ; preds = %627, %589, %624, %567
  %630 = phi i64 [ %588, %567 ], [ %524, %624 ], [ %524, %589 ], [ %596, %627 ]
  %631 = phi i1 [ false, %567 ], [ true, %624 ], [ true, %589 ], [ false, %627 ]
  br i1 %631, label %647, label %632

632:                                              ; preds = %629
  %633 = tail call i64 @llvm.umax.i64(i64 %14, i64 1)
  %634 = add i64 %633, -1
  br label %635

635:                                              ; preds = %638, %632
  %636 = phi i64 [ %639, %638 ], [ 0, %632 ]
  %637 = icmp eq i64 %636, %634
  br i1 %637, label %643, label %638

638:                                              ; preds = %635
  %639 = add nuw i64 %636, 1
  %640 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %636
  %641 = load i64, ptr %640, align 8, !tbaa !7
  %642 = icmp eq i64 %641, 0
  br i1 %642, label %635, label %647, !llvm.loop !17

643:                                              ; preds = %635
  %644 = add i64 %14, -1
  %645 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %644
  %646 = load i64, ptr %645, align 8, !tbaa !7
  br label %647

647:                                              ; preds = %638, %629, %643
  %648 = phi i64 [ undef, %629 ], [ %646, %643 ], [ undef, %638 ]
  %649 = phi i1 [ true, %629 ], [ false, %643 ], [ true, %638 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  %650 = icmp ugt i64 %648, %545
  %651 = select i1 %649, i1 true, i1 %650
  br i1 %651, label %944, label %652

652:                                              ; preds = %647
  %653 = icmp eq i64 %648, 0
  br i1 %653, label %660, label %654

654:                                              ; preds = %652
  %655 = icmp eq i64 %542, 0
  br i1 %655, label %944, label %656

656:                                              ; preds = %654
  %657 = add i64 %648, %542
  %658 = or i64 %545, 1
  %659 = icmp ugt i64 %657, %658
  br i1 %659, label %944, label %660

660:                                              ; preds = %656, %652
  %661 = add i64 %648, %308
  %662 = add i64 %661, 1
  %663 = lshr i64 %662, 1
  %664 = sub i64 %1, %630
  %665 = icmp ugt i64 %663, %664
  br i1 %665, label %944, label %666

666:                                              ; preds = %660
  %667 = icmp eq i64 %661, 0
  br i1 %667, label %668, label %673

668:                                              ; preds = %673, %666
  %669 = phi i64 [ 0, %666 ], [ %687, %673 ]
  %670 = add i64 %663, %630
  %671 = call fastcc i32 @codes_of(ptr noundef nonnull %13, i64 noundef %661, ptr noundef nonnull %12)
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %944, label %690

673:                                              ; preds = %666, %673
  %674 = phi i64 [ %687, %673 ], [ 0, %666 ]
  %675 = phi i64 [ %688, %673 ], [ 0, %666 ]
  %676 = lshr i64 %675, 1
  %677 = add i64 %676, %630
  %678 = getelementptr inbounds i8, ptr %0, i64 %677
  %679 = load i8, ptr %678, align 1, !tbaa !4
  %680 = trunc i64 %675 to i8
  %681 = shl i8 %680, 2
  %682 = and i8 %681, 4
  %683 = lshr i8 %679, %682
  %684 = and i8 %683, 15
  %685 = getelementptr inbounds [6145 x i8], ptr %13, i64 0, i64 %675
  store i8 %684, ptr %685, align 1, !tbaa !4
  %686 = zext i8 %684 to i64
  %687 = tail call i64 @llvm.umax.i64(i64 %674, i64 %686)
  %688 = add nuw i64 %675, 1
  %689 = icmp eq i64 %688, %661
  br i1 %689, label %668, label %673, !llvm.loop !19

690:                                              ; preds = %668
  %691 = shl nsw i64 -1, %669
  %692 = xor i64 %691, -1
  br label %695

693:                                              ; preds = %695
  %694 = icmp eq i64 %661, 0
  br i1 %694, label %700, label %709

695:                                              ; preds = %690, %695
  %696 = phi i64 [ 0, %690 ], [ %698, %695 ]
  %697 = getelementptr inbounds [8192 x i32], ptr %11, i64 0, i64 %696
  store i32 0, ptr %697, align 4, !tbaa !20
  %698 = add nuw i64 %696, 1
  %699 = icmp ult i64 %696, %692
  br i1 %699, label %695, label %693, !llvm.loop !22

700:                                              ; preds = %725, %693
  %701 = shl i64 %670, 3
  %702 = icmp ugt i64 %2, 1
  br i1 %702, label %703, label %908

703:                                              ; preds = %700
  %704 = icmp eq i64 %14, 0
  %705 = xor i64 %308, -1
  %706 = add i64 %542, %705
  %707 = add i64 %14, -1
  %708 = add i64 %14, -1
  br label %738

709:                                              ; preds = %693, %725
  %710 = phi i64 [ %726, %725 ], [ 0, %693 ]
  %711 = getelementptr inbounds [6144 x i32], ptr %12, i64 0, i64 %710
  %712 = load i32, ptr %711, align 4, !tbaa !20
  %713 = zext i32 %712 to i64
  %714 = getelementptr inbounds [6145 x i8], ptr %13, i64 0, i64 %710
  %715 = load i8, ptr %714, align 1, !tbaa !4
  %716 = icmp ne i8 %715, 0
  %717 = icmp ule i64 %713, %692
  %718 = select i1 %716, i1 %717, i1 false
  br i1 %718, label %719, label %725

719:                                              ; preds = %709
  %720 = shl i64 %710, 4
  %721 = zext i8 %715 to i64
  %722 = or i64 %720, %721
  %723 = trunc i64 %722 to i32
  %724 = shl nuw i64 1, %721
  br label %728

725:                                              ; preds = %728, %709
  %726 = add nuw i64 %710, 1
  %727 = icmp eq i64 %726, %661
  br i1 %727, label %700, label %709, !llvm.loop !23

728:                                              ; preds = %719, %728
  %729 = phi i64 [ %713, %719 ], [ %731, %728 ]
  %730 = getelementptr inbounds [8192 x i32], ptr %11, i64 0, i64 %729
  store i32 %723, ptr %730, align 4, !tbaa !20
  %731 = add i64 %724, %729
  %732 = icmp ule i64 %731, %692
  %733 = select i1 %716, i1 %732, i1 false
  br i1 %733, label %728, label %725, !llvm.loop !24

734:                                              ; preds = %904
  %735 = add nuw i64 %741, 1
  %736 = icmp ult i64 %735, %2
  %737 = icmp eq i64 %735, %2
  br i1 %737, label %908, label %738, !llvm.loop !25

738:                                              ; preds = %703, %734
  %739 = phi i1 [ %702, %703 ], [ %736, %734 ]
  %740 = phi ptr [ %3, %703 ], [ %907, %734 ]
  %741 = phi i64 [ 1, %703 ], [ %735, %734 ]
  %742 = phi i64 [ %701, %703 ], [ %905, %734 ]
  %743 = lshr i64 %742, 3
  %744 = add nuw nsw i64 %743, 8
  %745 = icmp ugt i64 %744, %1
  br i1 %745, label %746, label %748

746:                                              ; preds = %738
  %747 = icmp ult i64 %743, %1
  br i1 %747, label %751, label %763

748:                                              ; preds = %738
  %749 = getelementptr inbounds i8, ptr %0, i64 %743
  %750 = load i64, ptr %749, align 1
  br label %763

751:                                              ; preds = %746, %751
  %752 = phi i64 [ %761, %751 ], [ %743, %746 ]
  %753 = phi i64 [ %760, %751 ], [ 0, %746 ]
  %754 = getelementptr inbounds i8, ptr %0, i64 %752
  %755 = load i8, ptr %754, align 1, !tbaa !4
  %756 = zext i8 %755 to i64
  %757 = sub nuw i64 %752, %743
  %758 = shl i64 %757, 3
  %759 = shl i64 %756, %758
  %760 = or i64 %759, %753
  %761 = add nuw i64 %752, 1
  %762 = icmp eq i64 %761, %1
  br i1 %762, label %763, label %751, !llvm.loop !26

763:                                              ; preds = %751, %746, %748
  %764 = phi i64 [ %750, %748 ], [ 0, %746 ], [ %760, %751 ]
  %765 = and i64 %742, 7
  %766 = lshr i64 %764, %765
  %767 = and i64 %766, %692
  %768 = getelementptr inbounds [8192 x i32], ptr %11, i64 0, i64 %767
  %769 = load i32, ptr %768, align 4, !tbaa !20
  %770 = and i32 %769, 15
  %771 = zext i32 %770 to i64
  %772 = lshr i32 %769, 4
  %773 = zext i32 %772 to i64
  %774 = icmp eq i32 %770, 0
  br i1 %774, label %904, label %775

775:                                              ; preds = %763
  %776 = add i64 %742, %771
  %777 = getelementptr inbounds i64, ptr %740, i64 %14
  br i1 %704, label %778, label %780

778:                                              ; preds = %780, %775
  %779 = icmp ugt i64 %308, %773
  br i1 %779, label %785, label %788

780:                                              ; preds = %775, %780
  %781 = phi i64 [ %783, %780 ], [ 0, %775 ]
  %782 = getelementptr inbounds i64, ptr %777, i64 %781
  store i64 0, ptr %782, align 8, !tbaa !7
  %783 = add nuw i64 %781, 1
  %784 = icmp eq i64 %783, %14
  br i1 %784, label %778, label %780, !llvm.loop !27

785:                                              ; preds = %778
  %786 = getelementptr inbounds [2048 x i64], ptr %10, i64 0, i64 %773
  %787 = load i64, ptr %786, align 8, !tbaa !7
  br label %898

788:                                              ; preds = %778
  %789 = add i64 %706, %773
  %790 = icmp ult i64 %789, 64
  br i1 %790, label %791, label %808

791:                                              ; preds = %788
  %792 = add i64 %789, %771
  %793 = icmp ult i64 %792, 58
  br i1 %793, label %794, label %799

794:                                              ; preds = %791
  %795 = lshr i64 %766, %771
  %796 = shl nsw i64 -1, %789
  %797 = xor i64 %796, -1
  %798 = and i64 %795, %797
  br label %801

799:                                              ; preds = %791
  %800 = tail call fastcc i64 @field_at(ptr noundef %0, i64 noundef %1, i64 noundef %776, i64 noundef %789)
  br label %801

801:                                              ; preds = %799, %794
  %802 = phi i64 [ %798, %794 ], [ %800, %799 ]
  %803 = shl nuw i64 1, %789
  %804 = or i64 %802, %803
  %805 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %804, i64 %202)
  %806 = extractvalue { i64, i1 } %805, 1
  %807 = extractvalue { i64, i1 } %805, 0
  br i1 %806, label %894, label %891

808:                                              ; preds = %788
  %809 = and i64 %789, 63
  %810 = shl nuw i64 1, %809
  %811 = lshr i64 %789, 6
  %812 = xor i64 %811, -1
  %813 = add i64 %14, %812
  %814 = getelementptr inbounds i64, ptr %777, i64 %813
  store i64 %810, ptr %814, align 8, !tbaa !7
  %815 = and i64 %776, 7
  br label %819

816:                                              ; preds = %876
  %817 = getelementptr inbounds i64, ptr %777, i64 %707
  %818 = load i64, ptr %817, align 8, !tbaa !7
  br label %891

819:                                              ; preds = %808, %876
  %820 = phi i64 [ 0, %808 ], [ %889, %876 ]
  %821 = add i64 %820, %776
  %822 = sub i64 %789, %820
  %823 = tail call i64 @llvm.umin.i64(i64 %822, i64 64)
  %824 = lshr i64 %821, 3
  %825 = add nuw nsw i64 %824, 8
  %826 = icmp ugt i64 %825, %1
  br i1 %826, label %827, label %829

827:                                              ; preds = %819
  %828 = icmp ult i64 %824, %1
  br i1 %828, label %832, label %844

829:                                              ; preds = %819
  %830 = getelementptr inbounds i8, ptr %0, i64 %824
  %831 = load i64, ptr %830, align 1
  br label %844

832:                                              ; preds = %827, %832
  %833 = phi i64 [ %842, %832 ], [ %824, %827 ]
  %834 = phi i64 [ %841, %832 ], [ 0, %827 ]
  %835 = getelementptr inbounds i8, ptr %0, i64 %833
  %836 = load i8, ptr %835, align 1, !tbaa !4
  %837 = zext i8 %836 to i64
  %838 = sub nuw i64 %833, %824
  %839 = shl i64 %838, 3
  %840 = shl i64 %837, %839
  %841 = or i64 %840, %834
  %842 = add nuw i64 %833, 1
  %843 = icmp eq i64 %842, %1
  br i1 %843, label %844, label %832, !llvm.loop !26

844:                                              ; preds = %832, %829, %827
  %845 = phi i64 [ %831, %829 ], [ 0, %827 ], [ %841, %832 ]
  %846 = lshr i64 %845, %815
  %847 = icmp ugt i64 %823, 32
  br i1 %847, label %848, label %876

848:                                              ; preds = %844
  %849 = and i64 %846, 4294967295
  %850 = add i64 %821, 32
  %851 = lshr i64 %850, 3
  %852 = add nuw nsw i64 %851, 8
  %853 = icmp ugt i64 %852, %1
  br i1 %853, label %854, label %856

854:                                              ; preds = %848
  %855 = icmp ult i64 %851, %1
  br i1 %855, label %859, label %871

856:                                              ; preds = %848
  %857 = getelementptr inbounds i8, ptr %0, i64 %851
  %858 = load i64, ptr %857, align 1
  br label %871

859:                                              ; preds = %854, %859
  %860 = phi i64 [ %869, %859 ], [ %851, %854 ]
  %861 = phi i64 [ %868, %859 ], [ 0, %854 ]
  %862 = getelementptr inbounds i8, ptr %0, i64 %860
  %863 = load i8, ptr %862, align 1, !tbaa !4
  %864 = zext i8 %863 to i64
  %865 = sub nuw i64 %860, %851
  %866 = shl i64 %865, 3
  %867 = shl i64 %864, %866
  %868 = or i64 %867, %861
  %869 = add nuw i64 %860, 1
  %870 = icmp eq i64 %869, %1
  br i1 %870, label %871, label %859, !llvm.loop !26

871:                                              ; preds = %859, %856, %854
  %872 = phi i64 [ %858, %856 ], [ 0, %854 ], [ %868, %859 ]
  %873 = lshr i64 %872, %815
  %874 = shl i64 %873, 32
  %875 = or i64 %874, %849
  br label %876

876:                                              ; preds = %844, %871
  %877 = phi i64 [ %875, %871 ], [ %846, %844 ]
  %878 = icmp ult i64 %822, 64
  %879 = shl nsw i64 -1, %823
  %880 = xor i64 %879, -1
  %881 = select i1 %878, i64 %880, i64 -1
  %882 = and i64 %877, %881
  %883 = lshr exact i64 %820, 6
  %884 = xor i64 %883, -1
  %885 = add i64 %14, %884
  %886 = getelementptr inbounds i64, ptr %777, i64 %885
  %887 = load i64, ptr %886, align 8, !tbaa !7
  %888 = or i64 %887, %882
  store i64 %888, ptr %886, align 8, !tbaa !7
  %889 = add nuw i64 %820, 64
  %890 = icmp ugt i64 %789, %889
  br i1 %890, label %819, label %816, !llvm.loop !28

891:                                              ; preds = %801, %816
  %892 = phi i64 [ %807, %801 ], [ %818, %816 ]
  %893 = add i64 %789, %776
  br label %894

894:                                              ; preds = %801, %891
  %895 = phi i64 [ %893, %891 ], [ %776, %801 ]
  %896 = phi i64 [ %892, %891 ], [ %807, %801 ]
  %897 = phi i1 [ true, %891 ], [ false, %801 ]
  br i1 %897, label %898, label %904

898:                                              ; preds = %894, %785
  %899 = phi i64 [ %776, %785 ], [ %895, %894 ]
  %900 = phi i64 [ %787, %785 ], [ %896, %894 ]
  %901 = getelementptr inbounds i64, ptr %777, i64 %708
  store i64 %900, ptr %901, align 8, !tbaa !7
  %902 = tail call fastcc i64 @added(ptr noundef %777)
  %903 = icmp eq i64 %902, 0
  br label %904

904:                                              ; preds = %898, %763, %894
  %905 = phi i64 [ %895, %894 ], [ %742, %763 ], [ %899, %898 ]
  %906 = phi i1 [ false, %894 ], [ false, %763 ], [ %903, %898 ]
  %907 = phi ptr [ %777, %894 ], [ %740, %763 ], [ %777, %898 ]
  br i1 %906, label %734, label %908

908:                                              ; preds = %904, %734, %700
  %909 = phi i1 [ %702, %700 ], [ %739, %904 ], [ %736, %734 ]
  %910 = phi i64 [ %701, %700 ], [ %905, %734 ], [ %905, %904 ]
  br i1 %909, label %944, label %911

911:                                              ; preds = %908
  %912 = shl i64 %1, 3
  %913 = icmp ult i64 %912, %910
  %914 = sub i64 %912, %910
  %915 = icmp ugt i64 %914, 7
  %916 = or i1 %913, %915
  br i1 %916, label %944, label %917

917:                                              ; preds = %911
  %918 = lshr i64 %910, 3
  %919 = add nuw nsw i64 %918, 8
  %920 = icmp ugt i64 %919, %1
  br i1 %920, label %921, label %923

921:                                              ; preds = %917
  %922 = icmp ult i64 %918, %1
  br i1 %922, label %926, label %938

923:                                              ; preds = %917
  %924 = getelementptr inbounds i8, ptr %0, i64 %918
  %925 = load i64, ptr %924, align 1
  br label %938

926:                                              ; preds = %921, %926
  %927 = phi i64 [ %936, %926 ], [ %918, %921 ]
  %928 = phi i64 [ %935, %926 ], [ 0, %921 ]
  %929 = getelementptr inbounds i8, ptr %0, i64 %927
  %930 = load i8, ptr %929, align 1, !tbaa !4
  %931 = zext i8 %930 to i64
  %932 = sub nuw i64 %927, %918
  %933 = shl i64 %932, 3
  %934 = shl i64 %931, %933
  %935 = or i64 %934, %928
  %936 = add nuw i64 %927, 1
  %937 = icmp eq i64 %936, %1
  br i1 %937, label %938, label %926, !llvm.loop !26

938:                                              ; preds = %926, %921, %923
  %939 = phi i64 [ %925, %923 ], [ 0, %921 ], [ %935, %926 ]
  %940 = and i64 %910, 7
  %941 = lshr i64 %939, %940
  %942 = icmp ne i64 %941, 0
  %943 = sext i1 %942 to i32
  br label %944

944:                                              ; preds = %436, %938, %660, %668, %911, %908, %654, %656, %647, %541, %544, %307, %201, %97
  %945 = phi i32 [ -1, %97 ], [ -1, %201 ], [ -1, %307 ], [ -1, %544 ], [ -1, %541 ], [ -1, %647 ], [ -1, %656 ], [ -1, %654 ], [ -1, %660 ], [ -1, %668 ], [ -1, %908 ], [ -1, %911 ], [ %943, %938 ], [ -1, %436 ]
  call void @llvm.lifetime.end.p0(i64 6145, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 32768, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %10)
  ret i32 %945
}

define internal i32 @widened(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [64 x i64], align 16
  %6 = alloca [64 x i64], align 16
  %7 = alloca [64 x i64], align 16
  %8 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  %9 = load i64, ptr @WORDS, align 8, !tbaa !7
  %10 = freeze i64 %9
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %15, %4
  %13 = add i64 %1, -9
  %14 = icmp ult i64 %13, -8
  br i1 %14, label %20, label %25

15:                                               ; preds = %4, %15
  %16 = phi i64 [ %18, %15 ], [ 0, %4 ]
  %17 = getelementptr inbounds i64, ptr %7, i64 %16
  store i64 0, ptr %17, align 8, !tbaa !7
  %18 = add nuw i64 %16, 1
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %12, label %15, !llvm.loop !10

20:                                               ; preds = %12
  %21 = getelementptr inbounds i8, ptr %0, i64 1
  %22 = load i64, ptr %21, align 1
  %23 = and i64 %22, -9187201950435737472
  %24 = xor i64 %23, -9187201950435737472
  br label %25

25:                                               ; preds = %20, %12
  %26 = phi i64 [ %24, %20 ], [ 0, %12 ]
  %27 = phi i64 [ %22, %20 ], [ undef, %12 ]
  %28 = icmp eq i64 %26, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = shl i64 %10, 6
  %31 = add i64 %10, -2
  br label %53

32:                                               ; preds = %25
  %33 = add i64 %26, -1
  %34 = xor i64 %33, %26
  %35 = and i64 %34, %27
  %36 = and i64 %35, 35747867511423103
  %37 = lshr i64 %35, 1
  %38 = and i64 %37, 4575727041462157184
  %39 = or i64 %38, %36
  %40 = and i64 %39, 70364449226751
  %41 = lshr i64 %39, 2
  %42 = and i64 %41, 1152851136131088384
  %43 = or i64 %42, %40
  %44 = and i64 %43, 268435455
  %45 = lshr i64 %43, 4
  %46 = and i64 %45, 72057593769492480
  %47 = or i64 %46, %44
  %48 = add i64 %10, -1
  %49 = getelementptr inbounds i64, ptr %7, i64 %48
  store i64 %47, ptr %49, align 8, !tbaa !7
  %50 = tail call i64 @llvm.cttz.i64(i64 %26, i1 true), !range !13
  %51 = lshr i64 %50, 3
  %52 = add nuw nsw i64 %51, 2
  br label %93

53:                                               ; preds = %91, %29
  %54 = phi i64 [ %90, %91 ], [ 0, %29 ]
  %55 = phi i64 [ %60, %91 ], [ 1, %29 ]
  %56 = icmp ne i64 %55, %1
  %57 = icmp ult i64 %54, %30
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %59, label %93

59:                                               ; preds = %53
  %60 = add i64 %55, 1
  %61 = getelementptr inbounds i8, ptr %0, i64 %55
  %62 = load i8, ptr %61, align 1, !tbaa !4
  %63 = and i8 %62, 127
  %64 = zext i8 %63 to i64
  %65 = lshr i64 %54, 6
  %66 = and i64 %54, 63
  %67 = shl i64 %64, %66
  %68 = xor i64 %65, -1
  %69 = add i64 %10, %68
  %70 = getelementptr inbounds i64, ptr %7, i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !7
  %72 = or i64 %67, %71
  store i64 %72, ptr %70, align 8, !tbaa !7
  %73 = icmp ugt i64 %66, 57
  br i1 %73, label %74, label %86

74:                                               ; preds = %59
  %75 = sub nuw nsw i64 64, %66
  %76 = lshr i64 %64, %75
  %77 = add nuw nsw i64 %65, 1
  %78 = icmp ult i64 %77, %10
  br i1 %78, label %79, label %84

79:                                               ; preds = %74
  %80 = sub i64 %31, %65
  %81 = getelementptr inbounds i64, ptr %7, i64 %80
  %82 = load i64, ptr %81, align 8, !tbaa !7
  %83 = or i64 %82, %76
  store i64 %83, ptr %81, align 8, !tbaa !7
  br label %86

84:                                               ; preds = %74
  %85 = icmp eq i64 %76, 0
  br i1 %85, label %86, label %88

86:                                               ; preds = %84, %79, %59
  %87 = add i64 %54, 7
  br label %88

88:                                               ; preds = %86, %84
  %89 = phi i1 [ true, %86 ], [ false, %84 ]
  %90 = phi i64 [ %87, %86 ], [ %54, %84 ]
  br i1 %89, label %91, label %93

91:                                               ; preds = %88
  %92 = icmp sgt i8 %62, -1
  br i1 %92, label %93, label %53, !llvm.loop !14

93:                                               ; preds = %91, %53, %88, %32
  %94 = phi i64 [ %52, %32 ], [ 1, %88 ], [ 1, %53 ], [ %60, %91 ]
  %95 = phi i1 [ false, %32 ], [ true, %88 ], [ true, %53 ], [ false, %91 ]
  br i1 %95, label %348, label %96

96:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  br i1 %11, label %97, label %100

97:                                               ; preds = %100, %96
  %98 = sub i64 %1, %94
  %99 = icmp ugt i64 %98, 7
  br i1 %99, label %105, label %110

100:                                              ; preds = %96, %100
  %101 = phi i64 [ %103, %100 ], [ 0, %96 ]
  %102 = getelementptr inbounds i64, ptr %6, i64 %101
  store i64 0, ptr %102, align 8, !tbaa !7
  %103 = add nuw i64 %101, 1
  %104 = icmp eq i64 %103, %10
  br i1 %104, label %97, label %100, !llvm.loop !10

105:                                              ; preds = %97
  %106 = getelementptr inbounds i8, ptr %0, i64 %94
  %107 = load i64, ptr %106, align 1
  %108 = and i64 %107, -9187201950435737472
  %109 = xor i64 %108, -9187201950435737472
  br label %110

110:                                              ; preds = %105, %97
  %111 = phi i64 [ %109, %105 ], [ 0, %97 ]
  %112 = phi i64 [ %107, %105 ], [ undef, %97 ]
  %113 = icmp eq i64 %111, 0
  br i1 %113, label %114, label %117

114:                                              ; preds = %110
  %115 = shl i64 %10, 6
  %116 = add i64 %10, -2
  br label %139

117:                                              ; preds = %110
  %118 = add i64 %111, -1
  %119 = xor i64 %118, %111
  %120 = and i64 %119, %112
  %121 = and i64 %120, 35747867511423103
  %122 = lshr i64 %120, 1
  %123 = and i64 %122, 4575727041462157184
  %124 = or i64 %123, %121
  %125 = and i64 %124, 70364449226751
  %126 = lshr i64 %124, 2
  %127 = and i64 %126, 1152851136131088384
  %128 = or i64 %127, %125
  %129 = and i64 %128, 268435455
  %130 = lshr i64 %128, 4
  %131 = and i64 %130, 72057593769492480
  %132 = or i64 %131, %129
  %133 = add i64 %10, -1
  %134 = getelementptr inbounds i64, ptr %6, i64 %133
  store i64 %132, ptr %134, align 8, !tbaa !7
  %135 = tail call i64 @llvm.cttz.i64(i64 %111, i1 true), !range !13
  %136 = lshr i64 %135, 3
  %137 = add i64 %94, 1
  %138 = add i64 %137, %136
  br label %179

139:                                              ; preds = %177, %114
  %140 = phi i64 [ %176, %177 ], [ 0, %114 ]
  %141 = phi i64 [ %146, %177 ], [ %94, %114 ]
  %142 = icmp ne i64 %141, %1
  %143 = icmp ult i64 %140, %115
  %144 = select i1 %142, i1 %143, i1 false
  br i1 %144, label %145, label %179

145:                                              ; preds = %139
  %146 = add i64 %141, 1
  %147 = getelementptr inbounds i8, ptr %0, i64 %141
  %148 = load i8, ptr %147, align 1, !tbaa !4
  %149 = and i8 %148, 127
  %150 = zext i8 %149 to i64
  %151 = lshr i64 %140, 6
  %152 = and i64 %140, 63
  %153 = shl i64 %150, %152
  %154 = xor i64 %151, -1
  %155 = add i64 %10, %154
  %156 = getelementptr inbounds i64, ptr %6, i64 %155
  %157 = load i64, ptr %156, align 8, !tbaa !7
  %158 = or i64 %153, %157
  store i64 %158, ptr %156, align 8, !tbaa !7
  %159 = icmp ugt i64 %152, 57
  br i1 %159, label %160, label %172

160:                                              ; preds = %145
  %161 = sub nuw nsw i64 64, %152
  %162 = lshr i64 %150, %161
  %163 = add nuw nsw i64 %151, 1
  %164 = icmp ult i64 %163, %10
  br i1 %164, label %165, label %170

165:                                              ; preds = %160
  %166 = sub i64 %116, %151
  %167 = getelementptr inbounds i64, ptr %6, i64 %166
  %168 = load i64, ptr %167, align 8, !tbaa !7
  %169 = or i64 %168, %162
  store i64 %169, ptr %167, align 8, !tbaa !7
  br label %172

170:                                              ; preds = %160
  %171 = icmp eq i64 %162, 0
  br i1 %171, label %172, label %174

172:                                              ; preds = %170, %165, %145
  %173 = add i64 %140, 7
  br label %174

174:                                              ; preds = %172, %170
  %175 = phi i1 [ true, %172 ], [ false, %170 ]
  %176 = phi i64 [ %173, %172 ], [ %140, %170 ]
  br i1 %175, label %177, label %179

177:                                              ; preds = %174
  %178 = icmp sgt i8 %148, -1
  br i1 %178, label %179, label %139, !llvm.loop !14

179:                                              ; preds = %177, %139, %174, %117
  %180 = phi i64 [ %138, %117 ], [ %94, %174 ], [ %94, %139 ], [ %146, %177 ]
  %181 = phi i1 [ false, %117 ], [ true, %174 ], [ true, %139 ], [ false, %177 ]
  br i1 %181, label %197, label %182

182:                                              ; preds = %179
  %183 = tail call i64 @llvm.umax.i64(i64 %10, i64 1)
  %184 = add i64 %183, -1
  br label %185

185:                                              ; preds = %188, %182
  %186 = phi i64 [ %189, %188 ], [ 0, %182 ]
  %187 = icmp eq i64 %186, %184
  br i1 %187, label %193, label %188

188:                                              ; preds = %185
  %189 = add nuw i64 %186, 1
  %190 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %186
  %191 = load i64, ptr %190, align 8, !tbaa !7
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %185, label %197, !llvm.loop !17

193:                                              ; preds = %185
  %194 = add i64 %10, -1
  %195 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %194
  %196 = load i64, ptr %195, align 8, !tbaa !7
  br label %197

197:                                              ; preds = %188, %179, %193
  %198 = phi i64 [ undef, %179 ], [ %196, %193 ], [ undef, %188 ]
  %199 = phi i1 [ true, %179 ], [ false, %193 ], [ true, %188 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br i1 %199, label %348, label %200

200:                                              ; preds = %197
  %201 = add i64 %198, -1
  %202 = icmp uge i64 %201, %10
  %203 = sub i64 %1, %180
  %204 = icmp ugt i64 %198, %203
  %205 = select i1 %202, i1 true, i1 %204
  br i1 %205, label %348, label %206

206:                                              ; preds = %200
  %207 = icmp eq i64 %198, 0
  br i1 %207, label %220, label %208

208:                                              ; preds = %206, %216
  %209 = phi i64 [ %218, %216 ], [ 0, %206 ]
  %210 = phi i64 [ %217, %216 ], [ %180, %206 ]
  %211 = getelementptr inbounds i8, ptr %0, i64 %210
  %212 = load i8, ptr %211, align 1, !tbaa !4
  %213 = zext i8 %212 to i64
  %214 = getelementptr inbounds [64 x i64], ptr %8, i64 0, i64 %209
  store i64 %213, ptr %214, align 8, !tbaa !7
  %215 = icmp ugt i8 %212, 64
  br i1 %215, label %348, label %216

216:                                              ; preds = %208
  %217 = add i64 %210, 1
  %218 = add nuw i64 %209, 1
  %219 = icmp eq i64 %218, %198
  br i1 %219, label %220, label %208, !llvm.loop !29

220:                                              ; preds = %216, %206
  %221 = phi i64 [ %180, %206 ], [ %217, %216 ]
  %222 = icmp eq i64 %221, %1
  br i1 %222, label %348, label %223

223:                                              ; preds = %220
  %224 = getelementptr inbounds i8, ptr %0, i64 %221
  %225 = load i8, ptr %224, align 1, !tbaa !4
  %226 = icmp eq i8 %225, 1
  br i1 %226, label %227, label %348

227:                                              ; preds = %223
  %228 = sub i64 %1, %221
  %229 = tail call i32 @uncoded(ptr noundef nonnull %224, i64 noundef %228, i64 noundef %2, ptr noundef %3)
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %348

231:                                              ; preds = %227
  %232 = icmp eq i64 %2, 0
  br i1 %232, label %326, label %233

233:                                              ; preds = %231
  %234 = add i64 %10, -2
  br label %238

235:                                              ; preds = %324
  %236 = add nuw i64 %239, 1
  %237 = icmp eq i64 %236, %2
  br i1 %237, label %326, label %238, !llvm.loop !30

238:                                              ; preds = %233, %235
  %239 = phi i64 [ 0, %233 ], [ %236, %235 ]
  %240 = mul i64 %239, %10
  %241 = getelementptr inbounds i64, ptr %3, i64 %240
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  br i1 %11, label %250, label %242

242:                                              ; preds = %238, %242
  %243 = phi i64 [ %247, %242 ], [ 0, %238 ]
  %244 = getelementptr inbounds i64, ptr %241, i64 %243
  %245 = load i64, ptr %244, align 8, !tbaa !7
  %246 = getelementptr inbounds i64, ptr %5, i64 %243
  store i64 %245, ptr %246, align 8, !tbaa !7
  %247 = add nuw i64 %243, 1
  %248 = icmp eq i64 %247, %10
  br i1 %248, label %249, label %242, !llvm.loop !31

249:                                              ; preds = %242
  br i1 %11, label %250, label %251

250:                                              ; preds = %251, %238, %249
  br label %269

251:                                              ; preds = %249, %251
  %252 = phi i64 [ %256, %251 ], [ 0, %249 ]
  %253 = getelementptr inbounds i64, ptr %7, i64 %252
  %254 = load i64, ptr %253, align 8, !tbaa !7
  %255 = getelementptr inbounds i64, ptr %241, i64 %252
  store i64 %254, ptr %255, align 8, !tbaa !7
  %256 = add nuw i64 %252, 1
  %257 = icmp eq i64 %256, %10
  br i1 %257, label %250, label %251, !llvm.loop !31

258:                                              ; preds = %308
  %259 = lshr i64 %310, 6
  %260 = icmp ult i64 %259, %10
  br i1 %260, label %261, label %324

261:                                              ; preds = %258
  %262 = and i64 %310, 63
  %263 = xor i64 %259, -1
  %264 = add i64 %10, %263
  %265 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %264
  %266 = load i64, ptr %265, align 8, !tbaa !7
  %267 = lshr i64 %266, %262
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %312, label %347

269:                                              ; preds = %250, %308
  %270 = phi i64 [ %310, %308 ], [ 0, %250 ]
  %271 = phi i64 [ %309, %308 ], [ 0, %250 ]
  %272 = lshr i64 %270, 6
  %273 = and i64 %270, 63
  %274 = getelementptr inbounds i64, ptr %8, i64 %271
  %275 = load i64, ptr %274, align 8, !tbaa !7
  %276 = icmp ult i64 %275, 64
  %277 = shl nsw i64 -1, %275
  %278 = xor i64 %277, -1
  %279 = select i1 %276, i64 %278, i64 -1
  %280 = icmp eq i64 %275, 0
  br i1 %280, label %308, label %281

281:                                              ; preds = %269
  %282 = xor i64 %272, -1
  %283 = add i64 %10, %282
  %284 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %283
  %285 = load i64, ptr %284, align 8, !tbaa !7
  %286 = lshr i64 %285, %273
  %287 = icmp ne i64 %273, 0
  %288 = add i64 %275, %273
  %289 = icmp ugt i64 %288, 64
  %290 = select i1 %287, i1 %289, i1 false
  br i1 %290, label %291, label %298

291:                                              ; preds = %281
  %292 = sub i64 %234, %272
  %293 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %292
  %294 = load i64, ptr %293, align 8, !tbaa !7
  %295 = sub nuw nsw i64 64, %273
  %296 = shl i64 %294, %295
  %297 = or i64 %296, %286
  br label %298

298:                                              ; preds = %291, %281
  %299 = phi i64 [ %297, %291 ], [ %286, %281 ]
  %300 = xor i64 %271, -1
  %301 = add i64 %10, %300
  %302 = getelementptr inbounds i64, ptr %241, i64 %301
  %303 = load i64, ptr %302, align 8, !tbaa !7
  %304 = xor i64 %279, -1
  %305 = and i64 %303, %304
  %306 = and i64 %299, %279
  %307 = or i64 %305, %306
  store i64 %307, ptr %302, align 8, !tbaa !7
  br label %308

308:                                              ; preds = %298, %269
  %309 = add nuw i64 %271, 1
  %310 = add i64 %275, %270
  %311 = icmp eq i64 %309, %198
  br i1 %311, label %258, label %269, !llvm.loop !32

312:                                              ; preds = %261, %316
  %313 = phi i64 [ %314, %316 ], [ %259, %261 ]
  %314 = add nuw i64 %313, 1
  %315 = icmp eq i64 %314, %10
  br i1 %315, label %322, label %316, !llvm.loop !33

316:                                              ; preds = %312
  %317 = sub i64 -2, %313
  %318 = add i64 %317, %10
  %319 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 %318
  %320 = load i64, ptr %319, align 8, !tbaa !7
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %312, label %322, !llvm.loop !33

322:                                              ; preds = %312, %316
  %323 = icmp ult i64 %314, %10
  br label %324

324:                                              ; preds = %322, %258
  %325 = phi i1 [ %260, %258 ], [ %323, %322 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  br i1 %325, label %348, label %235

326:                                              ; preds = %235, %231
  br i1 %11, label %343, label %327

327:                                              ; preds = %326
  %328 = load i64, ptr %3, align 8, !tbaa !7
  %329 = load i64, ptr %7, align 16, !tbaa !7
  %330 = icmp eq i64 %328, %329
  br i1 %330, label %331, label %343

331:                                              ; preds = %327, %335
  %332 = phi i64 [ %333, %335 ], [ 0, %327 ]
  %333 = add nuw i64 %332, 1
  %334 = icmp eq i64 %333, %10
  br i1 %334, label %341, label %335, !llvm.loop !34

335:                                              ; preds = %331
  %336 = getelementptr inbounds i64, ptr %3, i64 %333
  %337 = load i64, ptr %336, align 8, !tbaa !7
  %338 = getelementptr inbounds i64, ptr %7, i64 %333
  %339 = load i64, ptr %338, align 8, !tbaa !7
  %340 = icmp eq i64 %337, %339
  br i1 %340, label %331, label %341, !llvm.loop !34

341:                                              ; preds = %331, %335
  %342 = icmp uge i64 %333, %10
  br label %343

343:                                              ; preds = %341, %327, %326
  %344 = phi i1 [ %11, %326 ], [ %11, %327 ], [ %342, %341 ]
  %345 = xor i1 %344, true
  %346 = sext i1 %345 to i32
  br label %348

347:                                              ; preds = %261
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  br label %348

348:                                              ; preds = %208, %324, %347, %220, %223, %227, %200, %93, %197, %343
  %349 = phi i32 [ %346, %343 ], [ -1, %197 ], [ -1, %93 ], [ -1, %200 ], [ -1, %227 ], [ -1, %223 ], [ -1, %220 ], [ -1, %347 ], [ -1, %324 ], [ -1, %208 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  ret i32 %349
}

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
  br i1 %27, label %7, label %11, !llvm.loop !15
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
  br i1 %15, label %16, label %9, !llvm.loop !31

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
  br i1 %51, label %52, label %33, !llvm.loop !35

52:                                               ; preds = %33, %26
  %53 = call fastcc ptr @put_number(ptr noundef nonnull %5, ptr noundef nonnull %28)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  %54 = add nuw i64 %27, 1
  %55 = icmp eq i64 %54, %1
  br i1 %55, label %21, label %26, !llvm.loop !36
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
  br i1 %15, label %16, label %8, !llvm.loop !37

16:                                               ; preds = %8, %13, %2
  %17 = phi i64 [ 0, %2 ], [ %9, %8 ], [ %4, %13 ]
  %18 = icmp eq i64 %17, %4
  %19 = icmp ult i64 %6, 72057594037927936
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %77

21:                                               ; preds = %16
  %22 = or i64 %6, 1
  %23 = tail call i64 @llvm.ctlz.i64(i64 %22, i1 true), !range !38
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
  br i1 %80, label %71, label %44, !llvm.loop !39

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
  br i1 %70, label %55, label %54, !llvm.loop !40

71:                                               ; preds = %54
  %72 = getelementptr inbounds i64, ptr %0, i64 %78
  %73 = load i64, ptr %72, align 8, !tbaa !7
  %74 = icmp eq i64 %73, 0
  %75 = zext i1 %74 to i64
  %76 = add i64 %78, %75
  br label %77, !llvm.loop !39

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

define i64 @store_code(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef %4) {
  %6 = alloca [64 x i64], align 16
  %7 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  %8 = load i64, ptr @WORDS, align 8, !tbaa !7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %20, label %10

10:                                               ; preds = %5
  %11 = icmp ugt i64 %1, 1
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %30, %23 ]
  %14 = phi i64 [ 0, %10 ], [ %31, %23 ]
  br i1 %11, label %15, label %23

15:                                               ; preds = %12
  %16 = xor i64 %13, -1
  %17 = add i64 %8, %16
  %18 = getelementptr inbounds i64, ptr %0, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !7
  br label %33

20:                                               ; preds = %23, %5
  %21 = phi i64 [ 0, %5 ], [ %31, %23 ]
  %22 = icmp ugt i64 %21, 1
  br i1 %22, label %46, label %57

23:                                               ; preds = %33, %12
  %24 = phi i64 [ 0, %12 ], [ %42, %33 ]
  %25 = icmp eq i64 %24, 0
  %26 = tail call i64 @llvm.ctlz.i64(i64 %24, i1 true), !range !41
  %27 = sub nuw nsw i64 64, %26
  %28 = select i1 %25, i64 0, i64 %27
  %29 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %13
  store i64 %28, ptr %29, align 8, !tbaa !7
  %30 = add nuw i64 %13, 1
  %31 = select i1 %25, i64 %14, i64 %30
  %32 = icmp eq i64 %30, %8
  br i1 %32, label %20, label %12, !llvm.loop !42

33:                                               ; preds = %15, %33
  %34 = phi i64 [ 1, %15 ], [ %36, %33 ]
  %35 = phi i64 [ 0, %15 ], [ %42, %33 ]
  %36 = add nuw i64 %34, 1
  %37 = mul i64 %36, %8
  %38 = add i64 %37, %16
  %39 = getelementptr inbounds i64, ptr %0, i64 %38
  %40 = load i64, ptr %39, align 8, !tbaa !7
  %41 = xor i64 %19, %40
  %42 = or i64 %41, %35
  %43 = icmp eq i64 %36, %1
  br i1 %43, label %23, label %33, !llvm.loop !43

44:                                               ; preds = %46
  %45 = icmp eq i64 %54, 0
  br i1 %45, label %59, label %57

46:                                               ; preds = %20, %46
  %47 = phi i64 [ %55, %46 ], [ 1, %20 ]
  %48 = phi i64 [ %47, %46 ], [ 0, %20 ]
  %49 = phi i64 [ %54, %46 ], [ 1, %20 ]
  %50 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %48
  %51 = load i64, ptr %50, align 8, !tbaa !7
  %52 = icmp eq i64 %51, 64
  %53 = zext i1 %52 to i64
  %54 = and i64 %49, %53
  %55 = add nuw i64 %47, 1
  %56 = icmp eq i64 %55, %21
  br i1 %56, label %44, label %46, !llvm.loop !44

57:                                               ; preds = %20, %44
  %58 = tail call fastcc i64 @code(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3)
  br label %157

59:                                               ; preds = %44
  %60 = getelementptr inbounds i8, ptr %2, i64 1
  store i8 2, ptr %2, align 1, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  %61 = icmp eq i64 %8, 0
  br i1 %61, label %69, label %62

62:                                               ; preds = %59, %62
  %63 = phi i64 [ %67, %62 ], [ 0, %59 ]
  %64 = getelementptr inbounds i64, ptr %0, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !7
  %66 = getelementptr inbounds i64, ptr %6, i64 %63
  store i64 %65, ptr %66, align 8, !tbaa !7
  %67 = add nuw i64 %63, 1
  %68 = icmp eq i64 %67, %8
  br i1 %68, label %69, label %62, !llvm.loop !31

69:                                               ; preds = %62, %59
  %70 = call fastcc ptr @put_number(ptr noundef nonnull %6, ptr noundef nonnull %60)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  %71 = icmp ugt i64 %21, 127
  br i1 %71, label %72, label %80

72:                                               ; preds = %69, %72
  %73 = phi ptr [ %77, %72 ], [ %70, %69 ]
  %74 = phi i64 [ %78, %72 ], [ %21, %69 ]
  %75 = trunc i64 %74 to i8
  %76 = or i8 %75, -128
  %77 = getelementptr inbounds i8, ptr %73, i64 1
  store i8 %76, ptr %73, align 1, !tbaa !4
  %78 = lshr i64 %74, 7
  %79 = icmp ugt i64 %74, 16383
  br i1 %79, label %72, label %80, !llvm.loop !45

80:                                               ; preds = %72, %69
  %81 = phi i64 [ %21, %69 ], [ %78, %72 ]
  %82 = phi ptr [ %70, %69 ], [ %77, %72 ]
  %83 = trunc i64 %81 to i8
  store i8 %83, ptr %82, align 1, !tbaa !4
  %84 = getelementptr inbounds i8, ptr %82, i64 1
  br label %89

85:                                               ; preds = %89
  %86 = icmp eq i64 %1, 0
  br i1 %86, label %98, label %87

87:                                               ; preds = %85
  %88 = add i64 %8, -2
  br label %104

89:                                               ; preds = %80, %89
  %90 = phi ptr [ %96, %89 ], [ %84, %80 ]
  %91 = phi i64 [ %95, %89 ], [ 0, %80 ]
  %92 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !7
  %94 = trunc i64 %93 to i8
  store i8 %94, ptr %90, align 1, !tbaa !4
  %95 = add nuw i64 %91, 1
  %96 = getelementptr inbounds i8, ptr %90, i64 1
  %97 = icmp eq i64 %95, %21
  br i1 %97, label %85, label %89, !llvm.loop !46

98:                                               ; preds = %154, %85
  %99 = ptrtoint ptr %96 to i64
  %100 = ptrtoint ptr %2 to i64
  %101 = sub i64 %99, %100
  %102 = tail call fastcc i64 @code(ptr noundef %4, i64 noundef %1, ptr noundef nonnull %96, ptr noundef %3)
  %103 = add nsw i64 %101, %102
  br label %157

104:                                              ; preds = %87, %154
  %105 = phi i64 [ 0, %87 ], [ %155, %154 ]
  %106 = mul i64 %105, %8
  %107 = getelementptr inbounds i64, ptr %0, i64 %106
  %108 = getelementptr inbounds i64, ptr %4, i64 %106
  br i1 %61, label %114, label %109

109:                                              ; preds = %104, %109
  %110 = phi i64 [ %112, %109 ], [ 0, %104 ]
  %111 = getelementptr inbounds i64, ptr %108, i64 %110
  store i64 0, ptr %111, align 8, !tbaa !7
  %112 = add nuw i64 %110, 1
  %113 = icmp eq i64 %112, %8
  br i1 %113, label %114, label %109, !llvm.loop !47

114:                                              ; preds = %109, %104
  br label %115

115:                                              ; preds = %114, %150
  %116 = phi i64 [ %152, %150 ], [ 0, %114 ]
  %117 = phi i64 [ %151, %150 ], [ 0, %114 ]
  %118 = xor i64 %117, -1
  %119 = add i64 %8, %118
  %120 = getelementptr inbounds i64, ptr %107, i64 %119
  %121 = load i64, ptr %120, align 8, !tbaa !7
  %122 = getelementptr inbounds i64, ptr %7, i64 %117
  %123 = load i64, ptr %122, align 8, !tbaa !7
  %124 = icmp ult i64 %123, 64
  %125 = shl nsw i64 -1, %123
  %126 = xor i64 %125, -1
  %127 = select i1 %124, i64 %126, i64 -1
  %128 = and i64 %127, %121
  %129 = lshr i64 %116, 6
  %130 = and i64 %116, 63
  %131 = icmp eq i64 %123, 0
  br i1 %131, label %150, label %132

132:                                              ; preds = %115
  %133 = shl i64 %128, %130
  %134 = xor i64 %129, -1
  %135 = add i64 %8, %134
  %136 = getelementptr inbounds i64, ptr %108, i64 %135
  %137 = load i64, ptr %136, align 8, !tbaa !7
  %138 = or i64 %137, %133
  store i64 %138, ptr %136, align 8, !tbaa !7
  %139 = icmp ne i64 %130, 0
  %140 = add i64 %123, %130
  %141 = icmp ugt i64 %140, 64
  %142 = select i1 %139, i1 %141, i1 false
  br i1 %142, label %143, label %150

143:                                              ; preds = %132
  %144 = sub nuw nsw i64 64, %130
  %145 = lshr i64 %128, %144
  %146 = sub i64 %88, %129
  %147 = getelementptr inbounds i64, ptr %108, i64 %146
  %148 = load i64, ptr %147, align 8, !tbaa !7
  %149 = or i64 %148, %145
  store i64 %149, ptr %147, align 8, !tbaa !7
  br label %150

150:                                              ; preds = %143, %132, %115
  %151 = add nuw i64 %117, 1
  %152 = add i64 %123, %116
  %153 = icmp eq i64 %151, %21
  br i1 %153, label %154, label %115, !llvm.loop !48

154:                                              ; preds = %150
  %155 = add nuw i64 %105, 1
  %156 = icmp eq i64 %155, %1
  br i1 %156, label %98, label %104, !llvm.loop !49

157:                                              ; preds = %98, %57
  %158 = phi i64 [ %58, %57 ], [ %103, %98 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  ret i64 %158
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

define internal fastcc i64 @code(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr {
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
  %49 = tail call i64 @llvm.ctlz.i64(i64 %41, i1 true), !range !41
  %50 = sub i64 %48, %49
  %51 = select i1 %46, i64 %30, i64 %50
  %52 = icmp eq i64 %31, 0
  br i1 %52, label %53, label %27, !llvm.loop !35

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
  br i1 %72, label %73, label %68, !llvm.loop !50

73:                                               ; preds = %68, %56
  %74 = phi i64 [ %57, %56 ], [ %69, %68 ]
  %75 = tail call i64 @llvm.cttz.i64(i64 %74, i1 true), !range !41
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
  br i1 %84, label %85, label %77, !llvm.loop !51

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
  br i1 %96, label %16, label %97, !llvm.loop !52

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
  store i32 0, ptr %111, align 4, !tbaa !20
  %112 = getelementptr inbounds [16384 x i64], ptr %3, i64 0, i64 %110
  store i64 0, ptr %112, align 8, !tbaa !7
  %113 = add nuw nsw i64 %110, 1
  %114 = icmp eq i64 %113, 16384
  br i1 %114, label %101, label %109, !llvm.loop !53

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
  %143 = tail call i64 @llvm.ctlz.i64(i64 %135, i1 true), !range !41
  %144 = sub i64 %142, %143
  %145 = select i1 %140, i64 %124, i64 %144
  %146 = icmp eq i64 %125, 0
  br i1 %146, label %147, label %121, !llvm.loop !35

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
  %160 = load i32, ptr %159, align 4, !tbaa !20
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
  store i32 %169, ptr %159, align 4, !tbaa !20
  br label %170

170:                                              ; preds = %168, %147
  %171 = add nuw i64 %116, 1
  %172 = icmp eq i64 %171, %1
  br i1 %172, label %102, label %115, !llvm.loop !54

173:                                              ; preds = %177
  %174 = load i64, ptr @WORDS, align 8, !tbaa !7
  %175 = shl i64 %174, 6
  %176 = or i64 %175, 1
  br label %188

177:                                              ; preds = %102, %177
  %178 = phi i64 [ %180, %177 ], [ 0, %102 ]
  %179 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %178
  store i32 0, ptr %179, align 4, !tbaa !20
  %180 = add nuw nsw i64 %178, 1
  %181 = icmp eq i64 %180, 16384
  br i1 %181, label %173, label %177, !llvm.loop !55

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
  store i32 0, ptr %190, align 4, !tbaa !20
  %191 = add nuw i64 %189, 1
  %192 = icmp eq i64 %191, %176
  br i1 %192, label %182, label %188, !llvm.loop !56

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
  %221 = tail call i64 @llvm.ctlz.i64(i64 %213, i1 true), !range !41
  %222 = sub i64 %220, %221
  %223 = select i1 %218, i64 %202, i64 %222
  %224 = icmp eq i64 %203, 0
  br i1 %224, label %225, label %199, !llvm.loop !35

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
  %242 = tail call i64 @llvm.ctlz.i64(i64 %233, i1 true), !range !41
  %243 = sub nuw nsw i64 64, %242
  %244 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %243
  br label %245

245:                                              ; preds = %241, %239, %228
  %246 = phi ptr [ %244, %241 ], [ %240, %239 ], [ %229, %228 ]
  %247 = load i32, ptr %246, align 4, !tbaa !20
  %248 = add i32 %247, 1
  store i32 %248, ptr %246, align 4, !tbaa !20
  %249 = add nuw i64 %194, 1
  %250 = icmp eq i64 %249, %1
  br i1 %250, label %251, label %193, !llvm.loop !57

251:                                              ; preds = %245, %182
  br label %252

252:                                              ; preds = %251, %254
  %253 = phi i64 [ %256, %254 ], [ 6, %251 ]
  br label %257

254:                                              ; preds = %257
  %255 = icmp ult i64 %265, 2049
  %256 = shl i64 %253, 1
  br i1 %255, label %321, label %252, !llvm.loop !58

257:                                              ; preds = %257, %252
  %258 = phi i64 [ 0, %252 ], [ %265, %257 ]
  %259 = phi i64 [ 0, %252 ], [ %266, %257 ]
  %260 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %259
  %261 = load i32, ptr %260, align 4, !tbaa !20
  %262 = zext i32 %261 to i64
  %263 = icmp ule i64 %253, %262
  %264 = zext i1 %263 to i64
  %265 = add i64 %258, %264
  %266 = add nuw nsw i64 %259, 1
  %267 = icmp eq i64 %266, 16384
  br i1 %267, label %254, label %257, !llvm.loop !59

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
  br i1 %314, label %292, label %315, !llvm.loop !60

315:                                              ; preds = %310, %305, %284
  %316 = phi i64 [ %286, %284 ], [ %306, %310 ], [ %295, %305 ]
  %317 = getelementptr inbounds i64, ptr %269, i64 %316
  store i64 %288, ptr %317, align 8, !tbaa !7
  %318 = icmp ugt i64 %285, 1
  br i1 %318, label %273, label %319, !llvm.loop !61

319:                                              ; preds = %315, %268
  %320 = icmp eq i64 %265, 0
  br i1 %320, label %360, label %347

321:                                              ; preds = %254, %343
  %322 = phi i64 [ %345, %343 ], [ 0, %254 ]
  %323 = phi i64 [ %344, %343 ], [ 0, %254 ]
  %324 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %322
  %325 = load i32, ptr %324, align 4, !tbaa !20
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
  %338 = tail call i64 @llvm.ctlz.i64(i64 %337, i1 true), !range !41
  %339 = sub nuw nsw i64 64, %338
  %340 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %339
  %341 = load i32, ptr %340, align 4, !tbaa !20
  %342 = add i32 %341, %325
  store i32 %342, ptr %340, align 4, !tbaa !20
  store i64 0, ptr %336, align 8, !tbaa !7
  br label %343

343:                                              ; preds = %335, %333, %328
  %344 = phi i64 [ %331, %328 ], [ %323, %335 ], [ %323, %333 ]
  %345 = add nuw nsw i64 %322, 1
  %346 = icmp eq i64 %345, 16384
  br i1 %346, label %268, label %321, !llvm.loop !62

347:                                              ; preds = %319, %347
  %348 = phi i64 [ %358, %347 ], [ 0, %319 ]
  %349 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 3, i64 %348
  %350 = load i64, ptr %349, align 8, !tbaa !7
  %351 = mul i64 %350, -7046029254386353131
  %352 = lshr i64 %351, 50
  %353 = trunc i64 %348 to i32
  %354 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 2, i64 %352
  store i32 %353, ptr %354, align 4, !tbaa !20
  %355 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 1, i64 %352
  %356 = load i32, ptr %355, align 4, !tbaa !20
  %357 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %348
  store i32 %356, ptr %357, align 4, !tbaa !20
  %358 = add nuw i64 %348, 1
  %359 = icmp eq i64 %358, %265
  br i1 %359, label %360, label %347, !llvm.loop !63

360:                                              ; preds = %347, %319
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  %361 = icmp eq i64 %175, 0
  br i1 %361, label %370, label %362

362:                                              ; preds = %360, %367
  %363 = phi i64 [ %368, %367 ], [ 1, %360 ]
  %364 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 11, i64 %363
  %365 = load i32, ptr %364, align 4, !tbaa !20
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %370

367:                                              ; preds = %362
  %368 = add nuw i64 %363, 1
  %369 = icmp eq i64 %368, %176
  br i1 %369, label %370, label %362, !llvm.loop !64

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
  %378 = load i32, ptr %377, align 4, !tbaa !20
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %380, label %383

380:                                              ; preds = %375
  %381 = add i64 %376, -1
  %382 = icmp ult i64 %381, %371
  br i1 %382, label %383, label %375, !llvm.loop !65

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
  %401 = load i32, ptr %400, align 4, !tbaa !20
  %402 = icmp ne i32 %401, 0
  %403 = zext i1 %402 to i64
  %404 = add i64 %398, %403
  %405 = add nuw i64 %399, 1
  %406 = icmp eq i64 %405, %391
  br i1 %406, label %393, label %397, !llvm.loop !66

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
  %420 = load i32, ptr %419, align 4, !tbaa !20
  %421 = icmp ne i32 %420, 0
  br label %422

422:                                              ; preds = %418, %416
  %423 = phi i1 [ false, %416 ], [ %421, %418 ]
  %424 = zext i1 %423 to i8
  %425 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 12, i64 %417
  store i8 %424, ptr %425, align 1, !tbaa !4
  %426 = add nuw i64 %417, 1
  %427 = icmp eq i64 %426, %391
  br i1 %427, label %407, label %416, !llvm.loop !67

428:                                              ; preds = %582, %550
  br i1 %551, label %429, label %586, !llvm.loop !68

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
  br i1 %472, label %450, label %473, !llvm.loop !60

473:                                              ; preds = %468, %463, %442
  %474 = phi i64 [ %444, %442 ], [ %464, %468 ], [ %453, %463 ]
  %475 = getelementptr inbounds i64, ptr %410, i64 %474
  store i64 %446, ptr %475, align 8, !tbaa !7
  %476 = icmp ugt i64 %443, 1
  br i1 %476, label %431, label %493, !llvm.loop !61

477:                                              ; preds = %429, %489
  %478 = phi i64 [ %491, %489 ], [ 0, %429 ]
  %479 = phi i64 [ %490, %489 ], [ 0, %429 ]
  %480 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %478
  %481 = load i32, ptr %480, align 4, !tbaa !20
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
  br i1 %492, label %430, label %477, !llvm.loop !69

493:                                              ; preds = %473, %501
  %494 = phi i64 [ %503, %501 ], [ 1, %473 ]
  %495 = phi i64 [ %494, %501 ], [ 0, %473 ]
  %496 = phi i64 [ %534, %501 ], [ 0, %473 ]
  %497 = phi i64 [ %533, %501 ], [ 0, %473 ]
  %498 = trunc i64 %495 to i32
  br label %505

499:                                              ; preds = %501
  store i32 0, ptr %413, align 4, !tbaa !20
  br i1 %414, label %500, label %539

500:                                              ; preds = %539, %499
  br label %553

501:                                              ; preds = %531
  %502 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 5, i64 %495
  store i64 %536, ptr %502, align 8, !tbaa !7
  %503 = add nuw i64 %494, 1
  %504 = icmp eq i64 %503, %394
  br i1 %504, label %499, label %493, !llvm.loop !70

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
  store i32 %498, ptr %532, align 4, !tbaa !20
  %536 = add i64 %535, %507
  %537 = add nuw nsw i32 %506, 1
  %538 = icmp eq i32 %506, 0
  br i1 %538, label %505, label %501, !llvm.loop !71

539:                                              ; preds = %499, %539
  %540 = phi i64 [ %541, %539 ], [ %412, %499 ]
  %541 = add i64 %540, -1
  %542 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 9, i64 %541
  %543 = load i32, ptr %542, align 4, !tbaa !20
  %544 = zext i32 %543 to i64
  %545 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %544
  %546 = load i32, ptr %545, align 4, !tbaa !20
  %547 = add i32 %546, 1
  %548 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %541
  store i32 %547, ptr %548, align 4, !tbaa !20
  %549 = icmp eq i64 %541, 0
  br i1 %549, label %500, label %539, !llvm.loop !72

550:                                              ; preds = %571
  %551 = icmp ugt i64 %563, 13
  %552 = and i1 %415, %551
  br i1 %552, label %574, label %428

553:                                              ; preds = %500, %571
  %554 = phi i64 [ %572, %571 ], [ 0, %500 ]
  %555 = phi i64 [ %563, %571 ], [ 0, %500 ]
  %556 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 8, i64 %554
  %557 = load i32, ptr %556, align 4, !tbaa !20
  %558 = zext i32 %557 to i64
  %559 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 10, i64 %558
  %560 = load i32, ptr %559, align 4, !tbaa !20
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
  br i1 %573, label %550, label %553, !llvm.loop !73

574:                                              ; preds = %550, %582
  %575 = phi i64 [ %583, %582 ], [ 0, %550 ]
  %576 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %575
  %577 = load i32, ptr %576, align 4, !tbaa !20
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %582, label %579

579:                                              ; preds = %574
  %580 = lshr i32 %577, 1
  %581 = or i32 %580, 1
  store i32 %581, ptr %576, align 4, !tbaa !20
  br label %582

582:                                              ; preds = %579, %574
  %583 = add nuw i64 %575, 1
  %584 = icmp ult i64 %583, %391
  %585 = select i1 %551, i1 %584, i1 false
  br i1 %585, label %574, label %428, !llvm.loop !74

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
  br i1 %599, label %600, label %593, !llvm.loop !31

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
  br i1 %610, label %603, label %611, !llvm.loop !45

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
  %632 = load i32, ptr %631, align 4, !tbaa !20
  %633 = add i64 %629, %265
  %634 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 6, i64 %633
  store i32 %632, ptr %634, align 4, !tbaa !20
  %635 = add nuw i64 %629, 1
  %636 = icmp eq i64 %635, %386
  br i1 %636, label %390, label %628, !llvm.loop !75

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
  br i1 %647, label %640, label %648, !llvm.loop !45

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
  br i1 %661, label %654, label %662, !llvm.loop !45

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
  br i1 %689, label %682, label %690, !llvm.loop !45

690:                                              ; preds = %682, %678
  %691 = phi i64 [ %680, %678 ], [ %688, %682 ]
  %692 = phi ptr [ %669, %678 ], [ %687, %682 ]
  %693 = trunc i64 %691 to i8
  store i8 %693, ptr %692, align 1, !tbaa !4
  %694 = add nuw i64 %670, 1
  %695 = getelementptr inbounds i8, ptr %692, i64 1
  %696 = icmp eq i64 %694, %265
  br i1 %696, label %637, label %668, !llvm.loop !76

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
  br i1 %717, label %705, label %697, !llvm.loop !77

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
  %758 = tail call i64 @llvm.ctlz.i64(i64 %750, i1 true), !range !41
  %759 = sub i64 %757, %758
  %760 = select i1 %755, i64 %739, i64 %759
  %761 = icmp eq i64 %740, 0
  br i1 %761, label %762, label %736, !llvm.loop !35

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
  %776 = load i32, ptr %775, align 4, !tbaa !20
  %777 = zext i32 %776 to i64
  %778 = getelementptr inbounds %struct.Coder, ptr %3, i64 0, i32 7, i64 %777
  %779 = load i32, ptr %778, align 4, !tbaa !20
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
  %793 = tail call i64 @llvm.ctlz.i64(i64 %768, i1 true), !range !41
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
  %809 = load i32, ptr %808, align 4, !tbaa !20
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
  br i1 %887, label %849, label %888, !llvm.loop !78

888:                                              ; preds = %870, %833, %795
  %889 = phi i64 [ %796, %795 ], [ %848, %833 ], [ %885, %870 ]
  %890 = phi i64 [ %797, %795 ], [ %847, %833 ], [ %884, %870 ]
  %891 = phi ptr [ %798, %795 ], [ %845, %833 ], [ %882, %870 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  %892 = add nuw i64 %728, 1
  %893 = icmp eq i64 %892, %1
  br i1 %893, label %718, label %727, !llvm.loop !79
}

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
  br i1 %18, label %10, label %14, !llvm.loop !80

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
  br i1 %29, label %23, label %19, !llvm.loop !81

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
  br i1 %42, label %27, label %30, !llvm.loop !82

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
  %62 = tail call i64 @llvm.cttz.i64(i64 %59, i1 true), !range !41
  br label %63

63:                                               ; preds = %61, %63
  %64 = phi i64 [ 0, %61 ], [ %66, %63 ]
  %65 = getelementptr inbounds [2048 x i64], ptr %5, i64 0, i64 %64
  store i64 0, ptr %65, align 8, !tbaa !7
  %66 = add nuw nsw i64 %64, 1
  %67 = icmp eq i64 %66, 2048
  br i1 %67, label %68, label %63, !llvm.loop !83

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
  br i1 %82, label %83, label %70, !llvm.loop !84

83:                                               ; preds = %70, %83
  %84 = phi i64 [ %89, %83 ], [ 0, %70 ]
  %85 = phi i64 [ %88, %83 ], [ 0, %70 ]
  %86 = getelementptr inbounds [2048 x i64], ptr %5, i64 0, i64 %84
  %87 = load i64, ptr %86, align 8, !tbaa !7
  store i64 %85, ptr %86, align 8, !tbaa !7
  %88 = add i64 %87, %85
  %89 = add nuw nsw i64 %84, 1
  %90 = icmp eq i64 %89, 2048
  br i1 %90, label %94, label %83, !llvm.loop !85

91:                                               ; preds = %115
  %92 = add nuw nsw i64 %69, 11
  %93 = icmp ult i64 %69, 53
  br i1 %93, label %54, label %118, !llvm.loop !86

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
  br i1 %114, label %115, label %108, !llvm.loop !31

115:                                              ; preds = %108
  %116 = add nuw i64 %95, 1
  %117 = icmp eq i64 %116, %26
  br i1 %117, label %91, label %94, !llvm.loop !87

118:                                              ; preds = %54, %91
  %119 = phi ptr [ %56, %54 ], [ %55, %91 ]
  %120 = phi ptr [ %55, %54 ], [ %56, %91 ]
  %121 = icmp eq i64 %47, 0
  br i1 %121, label %49, label %43, !llvm.loop !88

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
  br i1 %140, label %147, label %141, !llvm.loop !34

141:                                              ; preds = %137
  %142 = getelementptr inbounds i64, ptr %129, i64 %139
  %143 = load i64, ptr %142, align 8, !tbaa !7
  %144 = getelementptr inbounds i64, ptr %132, i64 %139
  %145 = load i64, ptr %144, align 8, !tbaa !7
  %146 = icmp eq i64 %143, %145
  br i1 %146, label %137, label %147, !llvm.loop !34

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
  br i1 %163, label %164, label %157, !llvm.loop !31

164:                                              ; preds = %157, %151, %149
  %165 = phi i64 [ %125, %149 ], [ %152, %151 ], [ %152, %157 ]
  %166 = add nuw i64 %124, 1
  %167 = icmp eq i64 %166, %53
  br i1 %167, label %122, label %123, !llvm.loop !89

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
  br i1 %27, label %38, label %28, !llvm.loop !90

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
  br i1 %43, label %54, label %44, !llvm.loop !90

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
  br i1 %64, label %65, label %58, !llvm.loop !31

65:                                               ; preds = %58, %54
  %66 = getelementptr inbounds i64, ptr %24, i64 %6
  %67 = select i1 %40, i64 %6, i64 0
  %68 = getelementptr inbounds i64, ptr %22, i64 %67
  %69 = select i1 %56, i64 %6, i64 0
  %70 = getelementptr inbounds i64, ptr %23, i64 %69
  %71 = icmp ult ptr %68, %8
  %72 = icmp ult ptr %70, %10
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %21, label %16, !llvm.loop !91

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
  br i1 %83, label %77, label %74, !llvm.loop !92

84:                                               ; preds = %74, %84
  %85 = phi ptr [ %87, %84 ], [ %18, %74 ]
  %86 = phi ptr [ %89, %84 ], [ %75, %74 ]
  %87 = getelementptr inbounds i64, ptr %85, i64 1
  %88 = load i64, ptr %85, align 8, !tbaa !7
  %89 = getelementptr inbounds i64, ptr %86, i64 1
  store i64 %88, ptr %86, align 8, !tbaa !7
  %90 = icmp ult ptr %87, %10
  br i1 %90, label %84, label %91, !llvm.loop !93

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
  br i1 %28, label %39, label %29, !llvm.loop !90

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
  br i1 %53, label %54, label %47, !llvm.loop !31

54:                                               ; preds = %47, %44, %42
  %55 = add i64 %23, 1
  %56 = add nuw i64 %22, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %58, label %21, !llvm.loop !94

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
  br i1 %72, label %79, label %73, !llvm.loop !34

73:                                               ; preds = %69
  %74 = getelementptr inbounds i64, ptr %64, i64 %71
  %75 = load i64, ptr %74, align 8, !tbaa !7
  %76 = getelementptr inbounds i64, ptr %19, i64 %71
  %77 = load i64, ptr %76, align 8, !tbaa !7
  %78 = icmp eq i64 %75, %77
  br i1 %78, label %69, label %79, !llvm.loop !34

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
  br i1 %89, label %90, label %14, !llvm.loop !95

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
  br i1 %114, label %115, label %108, !llvm.loop !31

115:                                              ; preds = %108, %103, %99
  %116 = add nuw i64 %100, 1
  %117 = add i64 %101, 1
  %118 = icmp ult i64 %116, %1
  %119 = select i1 %93, i1 %118, i1 false
  br i1 %119, label %99, label %120, !llvm.loop !96

120:                                              ; preds = %115, %90
  %121 = phi i64 [ %91, %90 ], [ %117, %115 ]
  %122 = phi i64 [ %92, %90 ], [ %116, %115 ]
  store i64 %122, ptr %4, align 8, !tbaa !7
  store i64 %121, ptr %7, align 8, !tbaa !7
  ret i32 0
}

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

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
  store i32 0, ptr %10, align 4, !tbaa !20
  %11 = add nuw nsw i64 %9, 1
  %12 = icmp eq i64 %11, 14
  br i1 %12, label %6, label %8, !llvm.loop !97

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
  %22 = load i32, ptr %21, align 4, !tbaa !20
  %23 = add i32 %22, 1
  store i32 %23, ptr %21, align 4, !tbaa !20
  %24 = icmp eq i8 %17, 0
  %25 = sub nsw i64 13, %20
  %26 = and i64 %25, 4294967295
  %27 = shl nuw i64 1, %26
  %28 = select i1 %24, i64 0, i64 %27
  %29 = add i64 %28, %15
  %30 = add nuw i64 %14, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %32, label %13, !llvm.loop !98

32:                                               ; preds = %19
  %33 = icmp ugt i64 %29, 8192
  br i1 %33, label %82, label %34

34:                                               ; preds = %6, %32
  %35 = getelementptr inbounds [15 x i32], ptr %5, i64 0, i64 1
  store i32 0, ptr %35, align 4, !tbaa !20
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
  %44 = load i32, ptr %43, align 4, !tbaa !20
  %45 = add i32 %44, %41
  %46 = shl i32 %45, 1
  %47 = add nuw nsw i64 %42, 1
  %48 = getelementptr inbounds [15 x i32], ptr %5, i64 0, i64 %47
  store i32 %46, ptr %48, align 4, !tbaa !20
  %49 = icmp eq i64 %47, 14
  br i1 %49, label %38, label %40, !llvm.loop !99

50:                                               ; preds = %38, %64
  %51 = phi i64 [ %67, %64 ], [ 0, %38 ]
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !4
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %50
  %56 = zext i8 %53 to i64
  %57 = getelementptr inbounds [15 x i32], ptr %5, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !20
  %59 = add i32 %58, 1
  store i32 %59, ptr %57, align 4, !tbaa !20
  br label %60

60:                                               ; preds = %50, %55
  %61 = phi i32 [ %58, %55 ], [ 0, %50 ]
  %62 = zext i8 %53 to i64
  %63 = icmp eq i8 %53, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %69, %60
  %65 = phi i32 [ 0, %60 ], [ %79, %69 ]
  %66 = getelementptr inbounds i32, ptr %2, i64 %51
  store i32 %65, ptr %66, align 4, !tbaa !20
  %67 = add nuw i64 %51, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %82, label %50, !llvm.loop !100

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
  br i1 %81, label %64, label %69, !llvm.loop !101

82:                                               ; preds = %13, %64, %38, %32
  %83 = phi i32 [ 0, %32 ], [ 1, %38 ], [ 1, %64 ], [ 0, %13 ]
  call void @llvm.lifetime.end.p0(i64 60, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4)
  ret i32 %83
}

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
  br i1 %24, label %25, label %13, !llvm.loop !26

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
  br i1 %52, label %53, label %41, !llvm.loop !26

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
!9 = !{ptr @uncoded, ptr @widened}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{i64 7, i64 65}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !5, i64 0}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11, !12}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11, !12}
!38 = !{i64 0, i64 64}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11, !12}
!41 = !{i64 0, i64 65}
!42 = distinct !{!42, !11, !12}
!43 = distinct !{!43, !11, !12}
!44 = distinct !{!44, !11, !12}
!45 = distinct !{!45, !11, !12}
!46 = distinct !{!46, !11, !12}
!47 = distinct !{!47, !11, !12}
!48 = distinct !{!48, !11, !12}
!49 = distinct !{!49, !11, !12}
!50 = distinct !{!50, !11, !12}
!51 = distinct !{!51, !11, !12}
!52 = distinct !{!52, !11, !12}
!53 = distinct !{!53, !11, !12}
!54 = distinct !{!54, !11, !12}
!55 = distinct !{!55, !11, !12}
!56 = distinct !{!56, !11, !12}
!57 = distinct !{!57, !11, !12}
!58 = distinct !{!58, !12}
!59 = distinct !{!59, !11, !12}
!60 = distinct !{!60, !11, !12}
!61 = distinct !{!61, !11, !12}
!62 = distinct !{!62, !11, !12}
!63 = distinct !{!63, !11, !12}
!64 = distinct !{!64, !11, !12}
!65 = distinct !{!65, !11, !12}
!66 = distinct !{!66, !11, !12}
!67 = distinct !{!67, !11, !12}
!68 = distinct !{!68, !11, !12}
!69 = distinct !{!69, !11, !12}
!70 = distinct !{!70, !11, !12}
!71 = distinct !{!71, !11, !12}
!72 = distinct !{!72, !11, !12}
!73 = distinct !{!73, !11, !12}
!74 = distinct !{!74, !11, !12}
!75 = distinct !{!75, !11, !12}
!76 = distinct !{!76, !11, !12}
!77 = distinct !{!77, !11, !12}
!78 = distinct !{!78, !11, !12}
!79 = distinct !{!79, !11, !12}
!80 = distinct !{!80, !11, !12}
!81 = distinct !{!81, !11, !12}
!82 = distinct !{!82, !11, !12}
!83 = distinct !{!83, !11, !12}
!84 = distinct !{!84, !11, !12}
!85 = distinct !{!85, !11, !12}
!86 = distinct !{!86, !11, !12}
!87 = distinct !{!87, !11, !12}
!88 = distinct !{!88, !11, !12}
!89 = distinct !{!89, !11, !12}
!90 = distinct !{!90, !11, !12}
!91 = distinct !{!91, !11, !12}
!92 = distinct !{!92, !11, !12}
!93 = distinct !{!93, !11, !12}
!94 = distinct !{!94, !11, !12}
!95 = distinct !{!95, !11, !12}
!96 = distinct !{!96, !11, !12}
!97 = distinct !{!97, !11, !12}
!98 = distinct !{!98, !11, !12}
!99 = distinct !{!99, !11, !12}
!100 = distinct !{!100, !11, !12}
!101 = distinct !{!101, !11, !12}
