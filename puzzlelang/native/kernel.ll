; kernel.c 81ca91ac1b60194e8ccc7cc777569f0b78978676a14aff79ed554118596ab439

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, [64 x %struct.Part], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64 }
%struct.Part = type { ptr, i64, i64 }
%struct.Record = type { i64, i32, i32 }
%struct.Lookup = type { ptr, ptr, ptr, i64 }
%struct.Bucket = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = icmp ult i64 %4, 512
  %7 = select i1 %6, i64 64, i64 1
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp ult i64 %10, %8
  br i1 %11, label %12, label %131

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = shl i64 %14, 3
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %8)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = mul i64 %15, %22
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %51, label %28

28:                                               ; preds = %12
  %29 = load ptr, ptr %13, align 8, !tbaa !14
  %30 = mul i64 %15, %19
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %51, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = icmp eq ptr %35, null
  %37 = icmp ult i64 %30, 4194304
  %38 = or i1 %37, %36
  br i1 %38, label %48, label %39

39:                                               ; preds = %33
  %40 = ptrtoint ptr %31 to i64
  %41 = and i64 %40, -4096
  %42 = add i64 %30, 4095
  %43 = add i64 %42, %40
  %44 = and i64 %43, -4096
  %45 = inttoptr i64 %41 to ptr
  %46 = sub i64 %44, %41
  %47 = tail call i32 %35(ptr noundef %45, i64 noundef %46, i32 noundef 14)
  br label %48

48:                                               ; preds = %39, %33
  %49 = load i64, ptr %20, align 8, !tbaa !12
  %50 = add i64 %49, %23
  store i64 %50, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %13, align 8, !tbaa !14
  br label %51

51:                                               ; preds = %48, %28, %12
  %52 = phi i64 [ %10, %12 ], [ %10, %28 ], [ %19, %48 ]
  %53 = phi i1 [ true, %12 ], [ true, %28 ], [ false, %48 ]
  br i1 %53, label %172, label %54

54:                                               ; preds = %51
  %55 = load i64, ptr %9, align 8, !tbaa !10
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %57 = icmp ult i64 %55, %52
  br i1 %57, label %58, label %92

58:                                               ; preds = %54
  %59 = lshr i64 %55, 2
  %60 = add i64 %55, 1024
  %61 = add i64 %60, %59
  %62 = tail call i64 @llvm.umax.i64(i64 %61, i64 %52)
  %63 = load i64, ptr %20, align 8, !tbaa !12
  %64 = sub i64 %62, %55
  %65 = shl i64 %64, 3
  %66 = add i64 %63, %65
  %67 = load i64, ptr %25, align 8, !tbaa !13
  %68 = icmp ugt i64 %66, %67
  br i1 %68, label %172, label %69

69:                                               ; preds = %58
  %70 = load ptr, ptr %56, align 8, !tbaa !14
  %71 = shl i64 %62, 3
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %172, label %74

74:                                               ; preds = %69
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %76 = load ptr, ptr %75, align 8, !tbaa !15
  %77 = icmp eq ptr %76, null
  %78 = icmp ult i64 %71, 4194304
  %79 = or i1 %78, %77
  br i1 %79, label %89, label %80

80:                                               ; preds = %74
  %81 = ptrtoint ptr %72 to i64
  %82 = and i64 %81, -4096
  %83 = add i64 %71, 4095
  %84 = add i64 %83, %81
  %85 = and i64 %84, -4096
  %86 = inttoptr i64 %82 to ptr
  %87 = sub i64 %85, %82
  %88 = tail call i32 %76(ptr noundef %86, i64 noundef %87, i32 noundef 14)
  br label %89

89:                                               ; preds = %80, %74
  %90 = load i64, ptr %20, align 8, !tbaa !12
  %91 = add i64 %90, %65
  store i64 %91, ptr %20, align 8, !tbaa !12
  store ptr %72, ptr %56, align 8, !tbaa !14
  br label %92

92:                                               ; preds = %89, %54
  %93 = load i64, ptr %9, align 8, !tbaa !10
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %95 = icmp ult i64 %93, %52
  br i1 %95, label %96, label %130

96:                                               ; preds = %92
  %97 = lshr i64 %93, 2
  %98 = add i64 %93, 1024
  %99 = add i64 %98, %97
  %100 = tail call i64 @llvm.umax.i64(i64 %99, i64 %52)
  %101 = load i64, ptr %20, align 8, !tbaa !12
  %102 = sub i64 %100, %93
  %103 = shl i64 %102, 3
  %104 = add i64 %101, %103
  %105 = load i64, ptr %25, align 8, !tbaa !13
  %106 = icmp ugt i64 %104, %105
  br i1 %106, label %172, label %107

107:                                              ; preds = %96
  %108 = load ptr, ptr %94, align 8, !tbaa !14
  %109 = shl i64 %100, 3
  %110 = tail call ptr @resize_memory(ptr noundef %108, i64 noundef %109)
  %111 = icmp eq ptr %110, null
  br i1 %111, label %172, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8, !tbaa !15
  %115 = icmp eq ptr %114, null
  %116 = icmp ult i64 %109, 4194304
  %117 = or i1 %116, %115
  br i1 %117, label %127, label %118

118:                                              ; preds = %112
  %119 = ptrtoint ptr %110 to i64
  %120 = and i64 %119, -4096
  %121 = add i64 %109, 4095
  %122 = add i64 %121, %119
  %123 = and i64 %122, -4096
  %124 = inttoptr i64 %120 to ptr
  %125 = sub i64 %123, %120
  %126 = tail call i32 %114(ptr noundef %124, i64 noundef %125, i32 noundef 14)
  br label %127

127:                                              ; preds = %118, %112
  %128 = load i64, ptr %20, align 8, !tbaa !12
  %129 = add i64 %128, %103
  store i64 %129, ptr %20, align 8, !tbaa !12
  store ptr %110, ptr %94, align 8, !tbaa !14
  br label %130

130:                                              ; preds = %127, %92
  store i64 %52, ptr %9, align 8, !tbaa !10
  br label %131

131:                                              ; preds = %130, %2
  %132 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef 1)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %172, label %134

134:                                              ; preds = %131
  %135 = load i64, ptr @WORDS, align 8, !tbaa !11
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %155, label %137

137:                                              ; preds = %134, %137
  %138 = phi i64 [ %151, %137 ], [ 0, %134 ]
  %139 = phi i64 [ %150, %137 ], [ -7046029254386353131, %134 ]
  %140 = getelementptr inbounds i64, ptr %1, i64 %138
  %141 = load i64, ptr %140, align 8, !tbaa !11
  %142 = xor i64 %141, %139
  %143 = shl i64 %138, 1
  %144 = add i64 %143, -2960836687051489901
  %145 = zext i64 %142 to i128
  %146 = zext i64 %144 to i128
  %147 = mul nuw i128 %145, %146
  %148 = lshr i128 %147, 64
  %149 = xor i128 %148, %147
  %150 = trunc i128 %149 to i64
  %151 = add nuw i64 %138, 1
  %152 = icmp eq i64 %151, %135
  br i1 %152, label %153, label %137, !llvm.loop !16

153:                                              ; preds = %137
  %154 = trunc i128 %149 to i64
  br label %155

155:                                              ; preds = %153, %134
  %156 = phi i64 [ -7046029254386353131, %134 ], [ %154, %153 ]
  %157 = lshr i64 %156, 32
  %158 = xor i64 %157, %156
  %159 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %1, i64 noundef %158)
  %160 = icmp slt i64 %159, 0
  br i1 %160, label %172, label %161

161:                                              ; preds = %155
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %163 = load ptr, ptr %162, align 8, !tbaa !19
  store i32 0, ptr %163, align 4, !tbaa !20
  %164 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %165 = load i64, ptr %164, align 8, !tbaa !22
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %170, label %167

167:                                              ; preds = %161
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %169 = load ptr, ptr %168, align 8, !tbaa !23
  store i32 0, ptr %169, align 4, !tbaa !20
  br label %170

170:                                              ; preds = %167, %161
  %171 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  store i64 1, ptr %171, align 8, !tbaa !24
  br label %172

172:                                              ; preds = %107, %96, %69, %58, %51, %155, %131, %170
  %173 = phi i32 [ 0, %170 ], [ 4, %131 ], [ 4, %155 ], [ 4, %51 ], [ 4, %58 ], [ 4, %69 ], [ 4, %96 ], [ 4, %107 ]
  ret i32 %173
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %4 = load i64, ptr %3, align 8, !tbaa !25
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %7 = load i64, ptr %6, align 8, !tbaa !26
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %186

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %11 = load i64, ptr %10, align 8, !tbaa !27
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %53, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %15 = lshr i64 %7, 2
  %16 = add i64 %7, 1024
  %17 = add i64 %16, %15
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %5)
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = sub i64 %18, %7
  %22 = shl i64 %21, 2
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = icmp ugt i64 %23, %25
  br i1 %26, label %50, label %27

27:                                               ; preds = %13
  %28 = load ptr, ptr %14, align 8, !tbaa !14
  %29 = shl i64 %18, 2
  %30 = tail call ptr @resize_memory(ptr noundef %28, i64 noundef %29)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %50, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !15
  %35 = icmp eq ptr %34, null
  %36 = icmp ult i64 %29, 4194304
  %37 = or i1 %36, %35
  br i1 %37, label %47, label %38

38:                                               ; preds = %32
  %39 = ptrtoint ptr %30 to i64
  %40 = and i64 %39, -4096
  %41 = add i64 %29, 4095
  %42 = add i64 %41, %39
  %43 = and i64 %42, -4096
  %44 = inttoptr i64 %40 to ptr
  %45 = sub i64 %43, %40
  %46 = tail call i32 %34(ptr noundef %44, i64 noundef %45, i32 noundef 14)
  br label %47

47:                                               ; preds = %38, %32
  %48 = load i64, ptr %19, align 8, !tbaa !12
  %49 = add i64 %48, %22
  store i64 %49, ptr %19, align 8, !tbaa !12
  store ptr %30, ptr %14, align 8, !tbaa !14
  br label %50

50:                                               ; preds = %13, %27, %47
  %51 = phi i64 [ %7, %13 ], [ %7, %27 ], [ %18, %47 ]
  %52 = phi i1 [ true, %13 ], [ true, %27 ], [ false, %47 ]
  br i1 %52, label %186, label %95

53:                                               ; preds = %9
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %55 = load i64, ptr @WORDS, align 8, !tbaa !11
  %56 = shl i64 %55, 3
  %57 = lshr i64 %7, 2
  %58 = add i64 %7, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %5)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %7
  %64 = mul i64 %56, %63
  %65 = add i64 %64, %62
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %67 = load i64, ptr %66, align 8, !tbaa !13
  %68 = icmp ugt i64 %65, %67
  br i1 %68, label %92, label %69

69:                                               ; preds = %53
  %70 = load ptr, ptr %54, align 8, !tbaa !14
  %71 = mul i64 %56, %60
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %92, label %74

74:                                               ; preds = %69
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %76 = load ptr, ptr %75, align 8, !tbaa !15
  %77 = icmp eq ptr %76, null
  %78 = icmp ult i64 %71, 4194304
  %79 = or i1 %78, %77
  br i1 %79, label %89, label %80

80:                                               ; preds = %74
  %81 = ptrtoint ptr %72 to i64
  %82 = and i64 %81, -4096
  %83 = add i64 %71, 4095
  %84 = add i64 %83, %81
  %85 = and i64 %84, -4096
  %86 = inttoptr i64 %82 to ptr
  %87 = sub i64 %85, %82
  %88 = tail call i32 %76(ptr noundef %86, i64 noundef %87, i32 noundef 14)
  br label %89

89:                                               ; preds = %80, %74
  %90 = load i64, ptr %61, align 8, !tbaa !12
  %91 = add i64 %90, %64
  store i64 %91, ptr %61, align 8, !tbaa !12
  store ptr %72, ptr %54, align 8, !tbaa !14
  br label %92

92:                                               ; preds = %53, %69, %89
  %93 = phi i64 [ %7, %53 ], [ %7, %69 ], [ %60, %89 ]
  %94 = phi i1 [ true, %53 ], [ true, %69 ], [ false, %89 ]
  br i1 %94, label %186, label %95

95:                                               ; preds = %92, %50
  %96 = phi i64 [ %93, %92 ], [ %51, %50 ]
  %97 = load i64, ptr %6, align 8, !tbaa !26
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %99 = load i64, ptr %98, align 8, !tbaa !22
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %140, label %101

101:                                              ; preds = %95
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %103 = icmp ult i64 %97, %96
  br i1 %103, label %104, label %140

104:                                              ; preds = %101
  %105 = lshr i64 %97, 2
  %106 = add i64 %97, 1024
  %107 = add i64 %106, %105
  %108 = tail call i64 @llvm.umax.i64(i64 %107, i64 %96)
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %110 = load i64, ptr %109, align 8, !tbaa !12
  %111 = sub i64 %108, %97
  %112 = shl i64 %111, 2
  %113 = add i64 %110, %112
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %115 = load i64, ptr %114, align 8, !tbaa !13
  %116 = icmp ugt i64 %113, %115
  br i1 %116, label %186, label %117

117:                                              ; preds = %104
  %118 = load ptr, ptr %102, align 8, !tbaa !14
  %119 = shl i64 %108, 2
  %120 = tail call ptr @resize_memory(ptr noundef %118, i64 noundef %119)
  %121 = icmp eq ptr %120, null
  br i1 %121, label %186, label %122

122:                                              ; preds = %117
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %124 = load ptr, ptr %123, align 8, !tbaa !15
  %125 = icmp eq ptr %124, null
  %126 = icmp ult i64 %119, 4194304
  %127 = or i1 %126, %125
  br i1 %127, label %137, label %128

128:                                              ; preds = %122
  %129 = ptrtoint ptr %120 to i64
  %130 = and i64 %129, -4096
  %131 = add i64 %119, 4095
  %132 = add i64 %131, %129
  %133 = and i64 %132, -4096
  %134 = inttoptr i64 %130 to ptr
  %135 = sub i64 %133, %130
  %136 = tail call i32 %124(ptr noundef %134, i64 noundef %135, i32 noundef 14)
  br label %137

137:                                              ; preds = %128, %122
  %138 = load i64, ptr %109, align 8, !tbaa !12
  %139 = add i64 %138, %112
  store i64 %139, ptr %109, align 8, !tbaa !12
  store ptr %120, ptr %102, align 8, !tbaa !14
  br label %140

140:                                              ; preds = %101, %137, %95
  store i64 %96, ptr %6, align 8, !tbaa !26
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %143 = lshr i64 %96, 6
  %144 = load i64, ptr %142, align 8, !tbaa !11
  %145 = icmp ugt i64 %144, %143
  br i1 %145, label %186, label %146

146:                                              ; preds = %140
  %147 = add nuw nsw i64 %143, 1
  %148 = lshr i64 %144, 2
  %149 = add i64 %144, 1024
  %150 = add i64 %149, %148
  %151 = tail call i64 @llvm.umax.i64(i64 %150, i64 %147)
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %153 = load i64, ptr %152, align 8, !tbaa !12
  %154 = sub i64 %151, %144
  %155 = shl i64 %154, 2
  %156 = add i64 %153, %155
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %158 = load i64, ptr %157, align 8, !tbaa !13
  %159 = icmp ugt i64 %156, %158
  br i1 %159, label %186, label %160

160:                                              ; preds = %146
  %161 = load ptr, ptr %141, align 8, !tbaa !14
  %162 = shl i64 %151, 2
  %163 = tail call ptr @resize_memory(ptr noundef %161, i64 noundef %162)
  %164 = icmp eq ptr %163, null
  br i1 %164, label %186, label %165

165:                                              ; preds = %160
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %167 = load ptr, ptr %166, align 8, !tbaa !15
  %168 = icmp eq ptr %167, null
  %169 = icmp ult i64 %162, 4194304
  %170 = or i1 %169, %168
  br i1 %170, label %180, label %171

171:                                              ; preds = %165
  %172 = ptrtoint ptr %163 to i64
  %173 = and i64 %172, -4096
  %174 = add i64 %162, 4095
  %175 = add i64 %174, %172
  %176 = and i64 %175, -4096
  %177 = inttoptr i64 %173 to ptr
  %178 = sub i64 %176, %173
  %179 = tail call i32 %167(ptr noundef %177, i64 noundef %178, i32 noundef 14)
  br label %180

180:                                              ; preds = %171, %165
  %181 = load i64, ptr %142, align 8, !tbaa !11
  %182 = sub i64 %151, %181
  %183 = shl i64 %182, 2
  %184 = load i64, ptr %152, align 8, !tbaa !12
  %185 = add i64 %183, %184
  store i64 %185, ptr %152, align 8, !tbaa !12
  store ptr %163, ptr %141, align 8, !tbaa !14
  store i64 %151, ptr %142, align 8, !tbaa !11
  br label %186

186:                                              ; preds = %117, %104, %50, %92, %180, %160, %146, %140, %2
  %187 = phi i32 [ 1, %2 ], [ 0, %50 ], [ 0, %92 ], [ 1, %140 ], [ 0, %146 ], [ 1, %180 ], [ 0, %160 ], [ 0, %104 ], [ 0, %117 ]
  ret i32 %187
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !28
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = mul i64 %11, 7
  %13 = icmp ult i64 %9, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %130, label %17

17:                                               ; preds = %14, %3
  %18 = lshr i64 %2, 32
  %19 = load i64, ptr %10, align 8, !tbaa !30
  %20 = mul i64 %19, %18
  %21 = lshr i64 %20, 32
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %25 = load i64, ptr @WORDS, align 8
  %26 = icmp eq i64 %25, 0
  br label %27

27:                                               ; preds = %86, %17
  %28 = phi i64 [ %21, %17 ], [ %87, %86 ]
  %29 = phi i64 [ undef, %17 ], [ %89, %86 ]
  %30 = load ptr, ptr %6, align 8, !tbaa !31
  %31 = getelementptr inbounds i64, ptr %30, i64 %28
  %32 = load i64, ptr %31, align 8, !tbaa !11
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %86, label %34

34:                                               ; preds = %27
  %35 = lshr i64 %32, 32
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %37, label %73

37:                                               ; preds = %34
  %38 = and i64 %32, 4294967295
  %39 = add nsw i64 %38, -1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %40 = load i64, ptr %22, align 8, !tbaa !27
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %46

42:                                               ; preds = %37
  %43 = load ptr, ptr %24, align 8, !tbaa !32
  %44 = mul i64 %25, %39
  %45 = getelementptr inbounds i64, ptr %43, i64 %44
  br label %52

46:                                               ; preds = %37
  %47 = load ptr, ptr %23, align 8, !tbaa !33
  %48 = getelementptr inbounds i32, ptr %47, i64 %39
  %49 = load i32, ptr %48, align 4, !tbaa !20
  %50 = zext i32 %49 to i64
  %51 = or i64 %50, -9223372036854775808
  store i64 %51, ptr %4, align 8, !tbaa !11
  br label %52

52:                                               ; preds = %42, %46
  %53 = phi ptr [ %4, %46 ], [ %45, %42 ]
  br i1 %26, label %70, label %54

54:                                               ; preds = %52
  %55 = load i64, ptr %1, align 8, !tbaa !11
  %56 = load i64, ptr %53, align 8, !tbaa !11
  %57 = icmp eq i64 %55, %56
  br i1 %57, label %58, label %70

58:                                               ; preds = %54, %62
  %59 = phi i64 [ %60, %62 ], [ 0, %54 ]
  %60 = add nuw i64 %59, 1
  %61 = icmp eq i64 %60, %25
  br i1 %61, label %68, label %62, !llvm.loop !34

62:                                               ; preds = %58
  %63 = getelementptr inbounds i64, ptr %1, i64 %60
  %64 = load i64, ptr %63, align 8, !tbaa !11
  %65 = getelementptr inbounds i64, ptr %53, i64 %60
  %66 = load i64, ptr %65, align 8, !tbaa !11
  %67 = icmp eq i64 %64, %66
  br i1 %67, label %58, label %68, !llvm.loop !34

68:                                               ; preds = %58, %62
  %69 = icmp uge i64 %60, %25
  br label %70

70:                                               ; preds = %68, %54, %52
  %71 = phi i1 [ %26, %52 ], [ %26, %54 ], [ %69, %68 ]
  %72 = select i1 %71, i64 %39, i64 %29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %71, label %86, label %73

73:                                               ; preds = %70, %34
  %74 = phi i64 [ %72, %70 ], [ %29, %34 ]
  %75 = add i64 %28, 1
  %76 = load i64, ptr %10, align 8, !tbaa !30
  %77 = add i64 %76, 62
  %78 = icmp eq i64 %28, %77
  br i1 %78, label %79, label %86

79:                                               ; preds = %73
  %80 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = load i64, ptr %10, align 8, !tbaa !30
  %84 = mul i64 %83, %18
  %85 = lshr i64 %84, 32
  br label %86

86:                                               ; preds = %73, %82, %79, %27, %70
  %87 = phi i64 [ %28, %70 ], [ %28, %27 ], [ %75, %79 ], [ %85, %82 ], [ %75, %73 ]
  %88 = phi i32 [ 1, %70 ], [ 2, %27 ], [ 1, %79 ], [ 0, %82 ], [ 0, %73 ]
  %89 = phi i64 [ %72, %70 ], [ %29, %27 ], [ -1, %79 ], [ %74, %82 ], [ %74, %73 ]
  switch i32 %88, label %130 [
    i32 0, label %27
    i32 2, label %90
  ], !llvm.loop !35

90:                                               ; preds = %86
  %91 = and i64 %2, -4294967296
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %93 = load i64, ptr %92, align 8, !tbaa !25
  %94 = add i64 %93, 1
  %95 = or i64 %94, %91
  %96 = load ptr, ptr %6, align 8, !tbaa !31
  %97 = getelementptr inbounds i64, ptr %96, i64 %87
  store i64 %95, ptr %97, align 8, !tbaa !11
  %98 = load i64, ptr %7, align 8, !tbaa !28
  %99 = add i64 %98, 1
  store i64 %99, ptr %7, align 8, !tbaa !28
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %101 = load i64, ptr %100, align 8, !tbaa !27
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %111, label %103

103:                                              ; preds = %90
  %104 = load i64, ptr %1, align 8, !tbaa !11
  %105 = trunc i64 %104 to i32
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %107 = load ptr, ptr %106, align 8, !tbaa !33
  %108 = load i64, ptr %92, align 8, !tbaa !25
  %109 = add i64 %108, 1
  store i64 %109, ptr %92, align 8, !tbaa !25
  %110 = getelementptr inbounds i32, ptr %107, i64 %108
  store i32 %105, ptr %110, align 4, !tbaa !20
  br label %127

111:                                              ; preds = %90
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %113 = load ptr, ptr %112, align 8, !tbaa !32
  %114 = load i64, ptr %92, align 8, !tbaa !25
  %115 = add i64 %114, 1
  store i64 %115, ptr %92, align 8, !tbaa !25
  %116 = load i64, ptr @WORDS, align 8, !tbaa !11
  %117 = mul i64 %116, %114
  %118 = getelementptr inbounds i64, ptr %113, i64 %117
  %119 = icmp eq i64 %116, 0
  br i1 %119, label %127, label %120

120:                                              ; preds = %111, %120
  %121 = phi i64 [ %125, %120 ], [ 0, %111 ]
  %122 = getelementptr inbounds i64, ptr %1, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !11
  %124 = getelementptr inbounds i64, ptr %118, i64 %121
  store i64 %123, ptr %124, align 8, !tbaa !11
  %125 = add nuw i64 %121, 1
  %126 = icmp eq i64 %125, %116
  br i1 %126, label %127, label %120, !llvm.loop !36

127:                                              ; preds = %120, %103, %111
  %128 = load i64, ptr %92, align 8, !tbaa !25
  %129 = add nsw i64 %128, -1
  br label %130

130:                                              ; preds = %86, %127, %14
  %131 = phi i64 [ -1, %14 ], [ %129, %127 ], [ %89, %86 ]
  ret i64 %131
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_breadth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load i64, ptr %4, align 8, !tbaa !37
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %17 = icmp eq i64 %11, 0
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %23

23:                                               ; preds = %164, %2
  %24 = phi i32 [ undef, %2 ], [ %166, %164 ]
  %25 = load i64, ptr %4, align 8, !tbaa !37
  %26 = icmp ult i64 %25, %6
  br i1 %26, label %27, label %168

27:                                               ; preds = %23
  %28 = load i64, ptr %7, align 8, !tbaa !24
  %29 = icmp eq i64 %25, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %27
  %31 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %168, label %33

33:                                               ; preds = %30, %27
  %34 = load i64, ptr %4, align 8, !tbaa !37
  %35 = load i64, ptr %8, align 8, !tbaa !25
  %36 = icmp eq i64 %34, %35
  br i1 %36, label %168, label %37

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %38 = load i64, ptr %7, align 8, !tbaa !24
  %39 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %34, i64 noundef %38, ptr noundef nonnull %3)
  %40 = load i64, ptr %3, align 8, !tbaa !11
  %41 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %40)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %164, label %43

43:                                               ; preds = %37
  %44 = icmp eq i64 %39, 0
  br i1 %44, label %159, label %45

45:                                               ; preds = %43, %156
  %46 = phi i32 [ %150, %156 ], [ %24, %43 ]
  %47 = phi i64 [ %157, %156 ], [ 0, %43 ]
  %48 = phi i64 [ %148, %156 ], [ 0, %43 ]
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %47
  %50 = load i32, ptr %49, align 4, !tbaa !20
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %45
  %53 = add i64 %47, %34
  store i64 %53, ptr %22, align 8, !tbaa !38
  br label %159

54:                                               ; preds = %45
  %55 = zext i32 %50 to i64
  %56 = load i64, ptr %9, align 8, !tbaa !39
  %57 = add i64 %56, %55
  store i64 %57, ptr %9, align 8, !tbaa !39
  %58 = load i64, ptr %4, align 8, !tbaa !37
  %59 = add i64 %58, 1
  store i64 %59, ptr %4, align 8, !tbaa !37
  %60 = load i32, ptr %49, align 4, !tbaa !20
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %147, label %62

62:                                               ; preds = %54
  %63 = add i64 %47, %34
  %64 = trunc i64 %63 to i32
  br label %65

65:                                               ; preds = %62, %142
  %66 = phi i32 [ %46, %62 ], [ %141, %142 ]
  %67 = phi i32 [ 0, %62 ], [ %143, %142 ]
  %68 = phi i64 [ %48, %62 ], [ %144, %142 ]
  %69 = load ptr, ptr %10, align 8, !tbaa !40
  %70 = mul i64 %11, %68
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load ptr, ptr %12, align 8, !tbaa !41
  %73 = getelementptr inbounds i64, ptr %72, i64 %68
  %74 = load i64, ptr %73, align 8, !tbaa !11
  %75 = load i64, ptr %8, align 8, !tbaa !25
  %76 = load ptr, ptr %13, align 8, !tbaa !42
  %77 = icmp eq ptr %76, null
  br i1 %77, label %110, label %78

78:                                               ; preds = %65
  %79 = lshr i64 %74, 6
  %80 = getelementptr inbounds i64, ptr %76, i64 %79
  %81 = and i64 %74, 63
  %82 = shl nuw i64 1, %81
  %83 = load i64, ptr %80, align 8, !tbaa !11
  %84 = and i64 %83, %82
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %123

86:                                               ; preds = %78
  %87 = or i64 %83, %82
  store i64 %87, ptr %80, align 8, !tbaa !11
  %88 = load i64, ptr %14, align 8, !tbaa !27
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %97, label %90

90:                                               ; preds = %86
  %91 = load i64, ptr %71, align 8, !tbaa !11
  %92 = trunc i64 %91 to i32
  %93 = load ptr, ptr %15, align 8, !tbaa !33
  %94 = load i64, ptr %8, align 8, !tbaa !25
  %95 = add i64 %94, 1
  store i64 %95, ptr %8, align 8, !tbaa !25
  %96 = getelementptr inbounds i32, ptr %93, i64 %94
  store i32 %92, ptr %96, align 4, !tbaa !20
  br label %116

97:                                               ; preds = %86
  %98 = load ptr, ptr %16, align 8, !tbaa !32
  %99 = load i64, ptr %8, align 8, !tbaa !25
  %100 = add i64 %99, 1
  store i64 %100, ptr %8, align 8, !tbaa !25
  %101 = mul i64 %99, %11
  %102 = getelementptr inbounds i64, ptr %98, i64 %101
  br i1 %17, label %116, label %103

103:                                              ; preds = %97, %103
  %104 = phi i64 [ %108, %103 ], [ 0, %97 ]
  %105 = getelementptr inbounds i64, ptr %71, i64 %104
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = getelementptr inbounds i64, ptr %102, i64 %104
  store i64 %106, ptr %107, align 8, !tbaa !11
  %108 = add nuw i64 %104, 1
  %109 = icmp eq i64 %108, %11
  br i1 %109, label %116, label %103, !llvm.loop !36

110:                                              ; preds = %65
  %111 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %71, i64 noundef %74)
  %112 = icmp uge i64 %111, %75
  %113 = icmp sgt i64 %111, -1
  %114 = and i1 %112, %113
  %115 = sext i1 %112 to i32
  br i1 %114, label %116, label %123

116:                                              ; preds = %103, %110, %97, %90
  %117 = and i64 %75, 63
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load ptr, ptr %18, align 8, !tbaa !19
  %121 = lshr i64 %75, 6
  %122 = getelementptr inbounds i32, ptr %120, i64 %121
  store i32 %64, ptr %122, align 4, !tbaa !20
  br label %123

123:                                              ; preds = %78, %110, %116, %119
  %124 = phi i32 [ %115, %110 ], [ 1, %119 ], [ 1, %116 ], [ 0, %78 ]
  %125 = icmp slt i32 %124, 0
  br i1 %125, label %139, label %126

126:                                              ; preds = %123
  %127 = icmp eq i32 %124, 0
  br i1 %127, label %139, label %128

128:                                              ; preds = %126
  %129 = load ptr, ptr %19, align 8, !tbaa !43
  %130 = load ptr, ptr %10, align 8, !tbaa !40
  %131 = getelementptr inbounds i64, ptr %130, i64 %70
  %132 = tail call i32 %129(ptr noundef %131)
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %128
  %135 = load i64, ptr %8, align 8, !tbaa !25
  %136 = add i64 %135, -1
  store i64 %136, ptr %20, align 8, !tbaa !38
  %137 = icmp slt i32 %132, 1
  %138 = select i1 %137, i32 3, i32 1
  br label %139

139:                                              ; preds = %134, %128, %126, %123
  %140 = phi i32 [ 1, %123 ], [ 9, %126 ], [ 1, %134 ], [ 0, %128 ]
  %141 = phi i32 [ 4, %123 ], [ %66, %126 ], [ %138, %134 ], [ %66, %128 ]
  switch i32 %140, label %147 [
    i32 0, label %142
    i32 9, label %142
  ]

142:                                              ; preds = %139, %139
  %143 = add nuw i32 %67, 1
  %144 = add i64 %68, 1
  %145 = load i32, ptr %49, align 4, !tbaa !20
  %146 = icmp ult i32 %143, %145
  br i1 %146, label %65, label %147, !llvm.loop !44

147:                                              ; preds = %139, %142, %54
  %148 = phi i64 [ %48, %54 ], [ %68, %139 ], [ %144, %142 ]
  %149 = phi i32 [ 7, %54 ], [ %140, %139 ], [ 7, %142 ]
  %150 = phi i32 [ %46, %54 ], [ %141, %142 ], [ %141, %139 ]
  %151 = icmp eq i32 %149, 7
  br i1 %151, label %152, label %159

152:                                              ; preds = %147
  %153 = load i64, ptr %8, align 8, !tbaa !25
  %154 = load i64, ptr %21, align 8, !tbaa !45
  %155 = icmp ugt i64 %153, %154
  br i1 %155, label %159, label %156

156:                                              ; preds = %152
  %157 = add nuw i64 %47, 1
  %158 = icmp eq i64 %157, %39
  br i1 %158, label %159, label %45, !llvm.loop !46

159:                                              ; preds = %147, %156, %152, %43, %52
  %160 = phi i32 [ 1, %52 ], [ 4, %43 ], [ 1, %152 ], [ 4, %156 ], [ %149, %147 ]
  %161 = phi i32 [ 3, %52 ], [ %24, %43 ], [ 5, %152 ], [ %150, %156 ], [ %150, %147 ]
  %162 = icmp eq i32 %160, 4
  %163 = select i1 %162, i32 0, i32 %160
  br label %164

164:                                              ; preds = %37, %159
  %165 = phi i32 [ %163, %159 ], [ 1, %37 ]
  %166 = phi i32 [ %161, %159 ], [ 4, %37 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %167 = icmp eq i32 %165, 0
  br i1 %167, label %23, label %168, !llvm.loop !47

168:                                              ; preds = %23, %33, %30, %164
  %169 = phi i32 [ %166, %164 ], [ 4, %30 ], [ 2, %33 ], [ 0, %23 ]
  ret i32 %169
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %5 = load i64, ptr %4, align 8, !tbaa !48
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %48

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %7, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %57, label %22

22:                                               ; preds = %9
  %23 = load ptr, ptr %2, align 8, !tbaa !14
  %24 = shl i64 %13, 3
  %25 = tail call ptr @resize_memory(ptr noundef %23, i64 noundef %24)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %57, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %29 = load ptr, ptr %28, align 8, !tbaa !15
  %30 = icmp eq ptr %29, null
  %31 = icmp ult i64 %24, 4194304
  %32 = or i1 %31, %30
  br i1 %32, label %42, label %33

33:                                               ; preds = %27
  %34 = ptrtoint ptr %25 to i64
  %35 = and i64 %34, -4096
  %36 = add i64 %24, 4095
  %37 = add i64 %36, %34
  %38 = and i64 %37, -4096
  %39 = inttoptr i64 %35 to ptr
  %40 = sub i64 %38, %35
  %41 = tail call i32 %29(ptr noundef %39, i64 noundef %40, i32 noundef 14)
  br label %42

42:                                               ; preds = %33, %27
  %43 = load i64, ptr %3, align 8, !tbaa !11
  %44 = sub i64 %13, %43
  %45 = shl i64 %44, 3
  %46 = load i64, ptr %14, align 8, !tbaa !12
  %47 = add i64 %45, %46
  store i64 %47, ptr %14, align 8, !tbaa !12
  store ptr %25, ptr %2, align 8, !tbaa !14
  store i64 %13, ptr %3, align 8, !tbaa !11
  br label %48

48:                                               ; preds = %42, %1
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %50 = load i64, ptr %49, align 8, !tbaa !24
  %51 = load ptr, ptr %2, align 8, !tbaa !49
  %52 = load i64, ptr %4, align 8, !tbaa !48
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !48
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %56 = load i64, ptr %55, align 8, !tbaa !25
  store i64 %56, ptr %49, align 8, !tbaa !24
  br label %57

57:                                               ; preds = %22, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %22 ]
  ret i32 %58
}

define internal fastcc i64 @expand_block(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !4
  %11 = add i64 %10, 1
  %12 = udiv i64 %8, %11
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 64)
  %14 = sub i64 %2, %1
  %15 = icmp ugt i64 %14, %13
  %16 = add i64 %13, %1
  %17 = select i1 %15, i64 %16, i64 %2
  %18 = sub i64 %17, %1
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %20 = load i64, ptr %19, align 8, !tbaa !50
  %21 = lshr i64 %20, 6
  %22 = add nuw nsw i64 %21, 1
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %24 = load ptr, ptr %23, align 8, !tbaa !51
  %25 = icmp eq ptr %24, null
  br i1 %25, label %121, label %26

26:                                               ; preds = %4
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %28 = load i64, ptr %27, align 8, !tbaa !52
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %121

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %32 = load ptr, ptr %31, align 8, !tbaa !42
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %121

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %36 = load i64, ptr %35, align 8, !tbaa !25
  %37 = shl i64 %36, 1
  %38 = add i64 %37, 131072
  %39 = icmp ult i64 %21, %38
  br i1 %39, label %40, label %121

40:                                               ; preds = %34
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %42 = load i64, ptr %41, align 8, !tbaa !12
  %43 = shl nuw nsw i64 %22, 3
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %46 = load i64, ptr %45, align 8, !tbaa !13
  %47 = icmp ugt i64 %44, %46
  br i1 %47, label %121, label %48

48:                                               ; preds = %40
  %49 = tail call ptr @take_memory(i64 noundef %22, i64 noundef 8)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %121, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %53 = load ptr, ptr %52, align 8, !tbaa !15
  %54 = icmp eq ptr %53, null
  %55 = icmp ult i64 %20, 33554368
  %56 = or i1 %55, %54
  br i1 %56, label %66, label %57

57:                                               ; preds = %51
  %58 = ptrtoint ptr %49 to i64
  %59 = and i64 %58, -4096
  %60 = add nuw nsw i64 %43, 4095
  %61 = add i64 %60, %58
  %62 = and i64 %61, -4096
  %63 = inttoptr i64 %59 to ptr
  %64 = sub i64 %62, %59
  %65 = tail call i32 %53(ptr noundef %63, i64 noundef %64, i32 noundef 14)
  br label %66

66:                                               ; preds = %57, %51
  %67 = load i64, ptr %35, align 8, !tbaa !25
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %90, %66
  br label %105

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %74 = load i64, ptr @WORDS, align 8
  br label %75

75:                                               ; preds = %90, %70
  %76 = phi i64 [ 0, %70 ], [ %99, %90 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %77 = load ptr, ptr %23, align 8, !tbaa !51
  %78 = load i64, ptr %71, align 8, !tbaa !27
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %84

80:                                               ; preds = %75
  %81 = load ptr, ptr %73, align 8, !tbaa !32
  %82 = mul i64 %76, %74
  %83 = getelementptr inbounds i64, ptr %81, i64 %82
  br label %90

84:                                               ; preds = %75
  %85 = load ptr, ptr %72, align 8, !tbaa !33
  %86 = getelementptr inbounds i32, ptr %85, i64 %76
  %87 = load i32, ptr %86, align 4, !tbaa !20
  %88 = zext i32 %87 to i64
  %89 = or i64 %88, -9223372036854775808
  store i64 %89, ptr %5, align 8, !tbaa !11
  br label %90

90:                                               ; preds = %84, %80
  %91 = phi ptr [ %5, %84 ], [ %83, %80 ]
  %92 = call i64 %77(ptr noundef %91)
  %93 = and i64 %92, 63
  %94 = shl nuw i64 1, %93
  %95 = lshr i64 %92, 6
  %96 = getelementptr inbounds i64, ptr %49, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !11
  %98 = or i64 %94, %97
  store i64 %98, ptr %96, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  %99 = add nuw i64 %76, 1
  %100 = load i64, ptr %35, align 8, !tbaa !25
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %75, label %69, !llvm.loop !53

102:                                              ; preds = %118
  %103 = load i64, ptr %41, align 8, !tbaa !12
  %104 = add i64 %103, %43
  store i64 %104, ptr %41, align 8, !tbaa !12
  store ptr %49, ptr %31, align 8, !tbaa !42
  br label %121

105:                                              ; preds = %69, %118
  %106 = phi i64 [ %119, %118 ], [ 0, %69 ]
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %106, i32 1
  %108 = load i64, ptr %107, align 8, !tbaa !30
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %118, label %110

110:                                              ; preds = %105
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %106
  %112 = load ptr, ptr %111, align 8, !tbaa !31
  call void @give_back(ptr noundef %112)
  %113 = load i64, ptr %107, align 8, !tbaa !30
  %114 = load i64, ptr %41, align 8, !tbaa !12
  %115 = shl i64 %113, 3
  %116 = sub i64 -512, %115
  %117 = add i64 %116, %114
  store i64 %117, ptr %41, align 8, !tbaa !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %111, i8 0, i64 24, i1 false)
  br label %118

118:                                              ; preds = %110, %105
  %119 = add nuw nsw i64 %106, 1
  %120 = icmp eq i64 %119, 64
  br i1 %120, label %102, label %105, !llvm.loop !54

121:                                              ; preds = %4, %26, %30, %34, %40, %48, %102
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %125 = load i64, ptr @WORDS, align 8
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %128 = icmp eq i64 %125, 0
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  br label %130

130:                                              ; preds = %220, %121
  %131 = phi i64 [ 0, %121 ], [ %155, %220 ]
  %132 = phi i64 [ 0, %121 ], [ %221, %220 ]
  %133 = icmp eq i64 %131, %18
  br i1 %133, label %222, label %134

134:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %135 = load ptr, ptr %0, align 8, !tbaa !55
  %136 = add i64 %131, %1
  %137 = load i64, ptr %122, align 8, !tbaa !27
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %143

139:                                              ; preds = %134
  %140 = load ptr, ptr %124, align 8, !tbaa !32
  %141 = mul i64 %125, %136
  %142 = getelementptr inbounds i64, ptr %140, i64 %141
  br label %149

143:                                              ; preds = %134
  %144 = load ptr, ptr %123, align 8, !tbaa !33
  %145 = getelementptr inbounds i32, ptr %144, i64 %136
  %146 = load i32, ptr %145, align 4, !tbaa !20
  %147 = zext i32 %146 to i64
  %148 = or i64 %147, -9223372036854775808
  store i64 %148, ptr %6, align 8, !tbaa !11
  br label %149

149:                                              ; preds = %139, %143
  %150 = phi ptr [ %6, %143 ], [ %142, %139 ]
  %151 = load ptr, ptr %126, align 8, !tbaa !40
  %152 = mul i64 %125, %132
  %153 = getelementptr inbounds i64, ptr %151, i64 %152
  %154 = call i32 %135(ptr noundef %150, ptr noundef %153)
  %155 = add nuw nsw i64 %131, 1
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %131
  store i32 %154, ptr %156, align 4, !tbaa !20
  %157 = icmp sgt i32 %154, -1
  %158 = icmp sgt i32 %154, 0
  br i1 %158, label %159, label %220

159:                                              ; preds = %149
  %160 = trunc i64 %132 to i32
  %161 = add i32 %154, %160
  br label %162

162:                                              ; preds = %159, %216
  %163 = phi i64 [ %217, %216 ], [ %132, %159 ]
  %164 = load ptr, ptr %126, align 8, !tbaa !40
  %165 = mul i64 %163, %125
  %166 = getelementptr inbounds i64, ptr %164, i64 %165
  %167 = load ptr, ptr %127, align 8, !tbaa !42
  %168 = icmp eq ptr %167, null
  br i1 %168, label %172, label %169

169:                                              ; preds = %162
  %170 = load ptr, ptr %23, align 8, !tbaa !51
  %171 = call i64 %170(ptr noundef %166)
  br label %195

172:                                              ; preds = %162
  br i1 %128, label %191, label %173

173:                                              ; preds = %172, %173
  %174 = phi i64 [ %187, %173 ], [ 0, %172 ]
  %175 = phi i64 [ %186, %173 ], [ -7046029254386353131, %172 ]
  %176 = getelementptr inbounds i64, ptr %166, i64 %174
  %177 = load i64, ptr %176, align 8, !tbaa !11
  %178 = xor i64 %177, %175
  %179 = shl i64 %174, 1
  %180 = add i64 %179, -2960836687051489901
  %181 = zext i64 %178 to i128
  %182 = zext i64 %180 to i128
  %183 = mul nuw i128 %181, %182
  %184 = lshr i128 %183, 64
  %185 = xor i128 %184, %183
  %186 = trunc i128 %185 to i64
  %187 = add nuw i64 %174, 1
  %188 = icmp eq i64 %187, %125
  br i1 %188, label %189, label %173, !llvm.loop !16

189:                                              ; preds = %173
  %190 = trunc i128 %185 to i64
  br label %191

191:                                              ; preds = %189, %172
  %192 = phi i64 [ -7046029254386353131, %172 ], [ %190, %189 ]
  %193 = lshr i64 %192, 32
  %194 = xor i64 %193, %192
  br label %195

195:                                              ; preds = %169, %191
  %196 = phi i64 [ %171, %169 ], [ %194, %191 ]
  %197 = load ptr, ptr %129, align 8, !tbaa !41
  %198 = getelementptr inbounds i64, ptr %197, i64 %163
  store i64 %196, ptr %198, align 8, !tbaa !11
  %199 = load ptr, ptr %127, align 8, !tbaa !42
  %200 = icmp eq ptr %199, null
  br i1 %200, label %204, label %201

201:                                              ; preds = %195
  %202 = lshr i64 %196, 6
  %203 = getelementptr inbounds i64, ptr %199, i64 %202
  call void @llvm.prefetch.p0(ptr nonnull %203, i32 0, i32 3, i32 1)
  br label %216

204:                                              ; preds = %195
  %205 = and i64 %196, 63
  %206 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %205, i32 1
  %207 = load i64, ptr %206, align 8, !tbaa !30
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %216, label %209

209:                                              ; preds = %204
  %210 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %205
  %211 = load ptr, ptr %210, align 8, !tbaa !31
  %212 = lshr i64 %196, 32
  %213 = mul i64 %207, %212
  %214 = lshr i64 %213, 32
  %215 = getelementptr inbounds i64, ptr %211, i64 %214
  call void @llvm.prefetch.p0(ptr %215, i32 0, i32 3, i32 1)
  br label %216

216:                                              ; preds = %201, %204, %209
  %217 = add i64 %163, 1
  %218 = trunc i64 %217 to i32
  %219 = icmp eq i32 %161, %218
  br i1 %219, label %220, label %162, !llvm.loop !56

220:                                              ; preds = %216, %149
  %221 = phi i64 [ %132, %149 ], [ %217, %216 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br i1 %157, label %130, label %222

222:                                              ; preds = %220, %130
  %223 = phi i64 [ %155, %220 ], [ %131, %130 ]
  %224 = phi i64 [ %221, %220 ], [ %132, %130 ]
  %225 = icmp eq i64 %224, 0
  br i1 %225, label %236, label %226

226:                                              ; preds = %222
  %227 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %228 = load ptr, ptr %227, align 8, !tbaa !41
  %229 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %230 = load ptr, ptr %229, align 8, !tbaa !42
  %231 = icmp eq ptr %230, null
  %232 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %233 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %234 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %235 = load i64, ptr @WORDS, align 8
  br label %237

236:                                              ; preds = %278, %222
  store i64 %224, ptr %3, align 8, !tbaa !11
  ret i64 %223

237:                                              ; preds = %226, %278
  %238 = phi i64 [ 0, %226 ], [ %279, %278 ]
  %239 = getelementptr inbounds i64, ptr %228, i64 %238
  %240 = load i64, ptr %239, align 8, !tbaa !11
  br i1 %231, label %241, label %278

241:                                              ; preds = %237
  %242 = and i64 %240, 63
  %243 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %242, i32 1
  %244 = load i64, ptr %243, align 8, !tbaa !30
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %278, label %246

246:                                              ; preds = %241
  %247 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %242
  %248 = lshr i64 %240, 32
  %249 = mul i64 %244, %248
  %250 = lshr i64 %249, 32
  %251 = load ptr, ptr %247, align 8, !tbaa !31
  br label %255

252:                                              ; preds = %261
  %253 = add nuw nsw i64 %256, 1
  %254 = icmp eq i64 %253, 4
  br i1 %254, label %278, label %255, !llvm.loop !57

255:                                              ; preds = %252, %246
  %256 = phi i64 [ 0, %246 ], [ %253, %252 ]
  %257 = add nuw nsw i64 %256, %250
  %258 = getelementptr inbounds i64, ptr %251, i64 %257
  %259 = load i64, ptr %258, align 8, !tbaa !11
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %278, label %261

261:                                              ; preds = %255
  %262 = lshr i64 %259, 32
  %263 = icmp eq i64 %262, %248
  br i1 %263, label %264, label %252

264:                                              ; preds = %261
  %265 = and i64 %259, 4294967295
  %266 = add nsw i64 %265, -1
  %267 = load i64, ptr %232, align 8, !tbaa !27
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %272, label %269

269:                                              ; preds = %264
  %270 = load ptr, ptr %233, align 8, !tbaa !33
  %271 = getelementptr inbounds i32, ptr %270, i64 %266
  br label %276

272:                                              ; preds = %264
  %273 = load ptr, ptr %234, align 8, !tbaa !32
  %274 = mul i64 %235, %266
  %275 = getelementptr inbounds i64, ptr %273, i64 %274
  br label %276

276:                                              ; preds = %272, %269
  %277 = phi ptr [ %271, %269 ], [ %275, %272 ]
  call void @llvm.prefetch.p0(ptr %277, i32 0, i32 3, i32 1)
  br label %278

278:                                              ; preds = %252, %255, %276, %237, %241
  %279 = add nuw i64 %238, 1
  %280 = icmp eq i64 %279, %224
  br i1 %280, label %236, label %237, !llvm.loop !58
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = lshr i64 %1, 6
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds i32, ptr %7, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %12 = load i64, ptr %11, align 8, !tbaa !37
  %13 = add nuw nsw i64 %5, 1
  %14 = shl i64 %13, 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %16 = load i64, ptr %15, align 8, !tbaa !25
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = getelementptr inbounds i32, ptr %7, i64 %13
  %20 = load i32, ptr %19, align 4, !tbaa !20
  %21 = add i32 %20, 1
  %22 = zext i32 %21 to i64
  br label %23

23:                                               ; preds = %18, %2
  %24 = phi i64 [ %22, %18 ], [ %12, %2 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %26 = load i64, ptr %25, align 8, !tbaa !27
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %30 = load ptr, ptr %29, align 8, !tbaa !32
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %1
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !33
  %37 = getelementptr inbounds i32, ptr %36, i64 %1
  %38 = load i32, ptr %37, align 4, !tbaa !20
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %3, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %3, %34 ], [ %33, %28 ]
  %43 = icmp ugt i64 %24, %10
  br i1 %43, label %44, label %103

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %47 = load i64, ptr @WORDS, align 8
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %49 = icmp eq i64 %47, 0
  br label %50

50:                                               ; preds = %44, %100
  %51 = phi i64 [ %10, %44 ], [ %101, %100 ]
  %52 = load ptr, ptr %0, align 8, !tbaa !55
  %53 = load i64, ptr %25, align 8, !tbaa !27
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %50
  %56 = load ptr, ptr %46, align 8, !tbaa !32
  %57 = mul i64 %47, %51
  %58 = getelementptr inbounds i64, ptr %56, i64 %57
  br label %65

59:                                               ; preds = %50
  %60 = load ptr, ptr %45, align 8, !tbaa !33
  %61 = getelementptr inbounds i32, ptr %60, i64 %51
  %62 = load i32, ptr %61, align 4, !tbaa !20
  %63 = zext i32 %62 to i64
  %64 = or i64 %63, -9223372036854775808
  store i64 %64, ptr %4, align 8, !tbaa !11
  br label %65

65:                                               ; preds = %55, %59
  %66 = phi ptr [ %4, %59 ], [ %58, %55 ]
  %67 = load ptr, ptr %48, align 8, !tbaa !40
  %68 = call i32 %52(ptr noundef %66, ptr noundef %67)
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %100

70:                                               ; preds = %65
  %71 = load ptr, ptr %48, align 8, !tbaa !40
  %72 = zext i32 %68 to i64
  br label %76

73:                                               ; preds = %96
  %74 = add nuw nsw i64 %77, 1
  %75 = icmp eq i64 %74, %72
  br i1 %75, label %100, label %76, !llvm.loop !59

76:                                               ; preds = %70, %73
  %77 = phi i64 [ 0, %70 ], [ %74, %73 ]
  %78 = mul i64 %47, %77
  %79 = getelementptr inbounds i64, ptr %71, i64 %78
  br i1 %49, label %96, label %80

80:                                               ; preds = %76
  %81 = load i64, ptr %42, align 8, !tbaa !11
  %82 = load i64, ptr %79, align 8, !tbaa !11
  %83 = icmp eq i64 %81, %82
  br i1 %83, label %84, label %96

84:                                               ; preds = %80, %88
  %85 = phi i64 [ %86, %88 ], [ 0, %80 ]
  %86 = add nuw i64 %85, 1
  %87 = icmp eq i64 %86, %47
  br i1 %87, label %94, label %88, !llvm.loop !34

88:                                               ; preds = %84
  %89 = getelementptr inbounds i64, ptr %42, i64 %86
  %90 = load i64, ptr %89, align 8, !tbaa !11
  %91 = getelementptr inbounds i64, ptr %79, i64 %86
  %92 = load i64, ptr %91, align 8, !tbaa !11
  %93 = icmp eq i64 %90, %92
  br i1 %93, label %84, label %94, !llvm.loop !34

94:                                               ; preds = %84, %88
  %95 = icmp uge i64 %86, %47
  br label %96

96:                                               ; preds = %94, %80, %76
  %97 = phi i1 [ %49, %76 ], [ %49, %80 ], [ %95, %94 ]
  br i1 %97, label %98, label %73

98:                                               ; preds = %96
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  store i64 %51, ptr %99, align 8, !tbaa !38
  br label %103

100:                                              ; preds = %73, %65
  %101 = add nuw i64 %51, 1
  %102 = icmp eq i64 %101, %24
  br i1 %102, label %103, label %50, !llvm.loop !60

103:                                              ; preds = %100, %41, %98
  %104 = phi i32 [ 1, %98 ], [ 2, %41 ], [ 2, %100 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %104
}

define i32 @search_everything(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %6 = load i64, ptr %5, align 8, !tbaa !37
  %7 = add i64 %6, %1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %12 = load i64, ptr @WORDS, align 8
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %18 = icmp eq i64 %12, 0
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %23 = load i64, ptr @WORDS, align 8
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %33

33:                                               ; preds = %199, %2
  %34 = phi i32 [ undef, %2 ], [ %201, %199 ]
  %35 = load i64, ptr %5, align 8, !tbaa !37
  %36 = icmp ult i64 %35, %7
  br i1 %36, label %37, label %202

37:                                               ; preds = %33
  %38 = load i64, ptr %8, align 8, !tbaa !24
  %39 = icmp eq i64 %35, %38
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = call fastcc i32 @level_ended(ptr noundef %0)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %202, label %43

43:                                               ; preds = %40, %37
  %44 = load i64, ptr %5, align 8, !tbaa !37
  %45 = load i64, ptr %9, align 8, !tbaa !25
  %46 = icmp eq i64 %44, %45
  br i1 %46, label %202, label %47

47:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %48 = load i64, ptr %8, align 8, !tbaa !24
  %49 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %44, i64 noundef %48, ptr noundef nonnull %3)
  %50 = load i64, ptr %3, align 8, !tbaa !11
  %51 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %50)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %199, label %53

53:                                               ; preds = %47
  %54 = icmp eq i64 %49, 0
  br i1 %54, label %199, label %55

55:                                               ; preds = %53, %194
  %56 = phi i32 [ %193, %194 ], [ %34, %53 ]
  %57 = phi i64 [ %139, %194 ], [ 0, %53 ]
  %58 = phi i64 [ %195, %194 ], [ 0, %53 ]
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !20
  %61 = icmp slt i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %55
  %63 = add i64 %58, %44
  store i64 %63, ptr %32, align 8, !tbaa !38
  br label %199

64:                                               ; preds = %55
  %65 = zext i32 %60 to i64
  %66 = load i64, ptr %10, align 8, !tbaa !39
  %67 = add i64 %66, %65
  store i64 %67, ptr %10, align 8, !tbaa !39
  %68 = load i64, ptr %5, align 8, !tbaa !37
  %69 = add i64 %68, 1
  store i64 %69, ptr %5, align 8, !tbaa !37
  %70 = load i32, ptr %59, align 4, !tbaa !20
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %138

72:                                               ; preds = %64
  %73 = add i64 %58, %44
  %74 = trunc i64 %73 to i32
  br label %75

75:                                               ; preds = %72, %133
  %76 = phi i1 [ %71, %72 ], [ %137, %133 ]
  %77 = phi i64 [ %57, %72 ], [ %135, %133 ]
  %78 = phi i32 [ 0, %72 ], [ %134, %133 ]
  %79 = load ptr, ptr %11, align 8, !tbaa !40
  %80 = mul i64 %12, %77
  %81 = getelementptr inbounds i64, ptr %79, i64 %80
  %82 = load ptr, ptr %13, align 8, !tbaa !41
  %83 = getelementptr inbounds i64, ptr %82, i64 %77
  %84 = load i64, ptr %83, align 8, !tbaa !11
  %85 = load i64, ptr %9, align 8, !tbaa !25
  %86 = load ptr, ptr %14, align 8, !tbaa !42
  %87 = icmp eq ptr %86, null
  br i1 %87, label %120, label %88

88:                                               ; preds = %75
  %89 = lshr i64 %84, 6
  %90 = getelementptr inbounds i64, ptr %86, i64 %89
  %91 = and i64 %84, 63
  %92 = shl nuw i64 1, %91
  %93 = load i64, ptr %90, align 8, !tbaa !11
  %94 = and i64 %93, %92
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %133

96:                                               ; preds = %88
  %97 = or i64 %93, %92
  store i64 %97, ptr %90, align 8, !tbaa !11
  %98 = load i64, ptr %15, align 8, !tbaa !27
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %107, label %100

100:                                              ; preds = %96
  %101 = load i64, ptr %81, align 8, !tbaa !11
  %102 = trunc i64 %101 to i32
  %103 = load ptr, ptr %16, align 8, !tbaa !33
  %104 = load i64, ptr %9, align 8, !tbaa !25
  %105 = add i64 %104, 1
  store i64 %105, ptr %9, align 8, !tbaa !25
  %106 = getelementptr inbounds i32, ptr %103, i64 %104
  store i32 %102, ptr %106, align 4, !tbaa !20
  br label %125

107:                                              ; preds = %96
  %108 = load ptr, ptr %17, align 8, !tbaa !32
  %109 = load i64, ptr %9, align 8, !tbaa !25
  %110 = add i64 %109, 1
  store i64 %110, ptr %9, align 8, !tbaa !25
  %111 = mul i64 %109, %12
  %112 = getelementptr inbounds i64, ptr %108, i64 %111
  br i1 %18, label %125, label %113

113:                                              ; preds = %107, %113
  %114 = phi i64 [ %118, %113 ], [ 0, %107 ]
  %115 = getelementptr inbounds i64, ptr %81, i64 %114
  %116 = load i64, ptr %115, align 8, !tbaa !11
  %117 = getelementptr inbounds i64, ptr %112, i64 %114
  store i64 %116, ptr %117, align 8, !tbaa !11
  %118 = add nuw i64 %114, 1
  %119 = icmp eq i64 %118, %12
  br i1 %119, label %125, label %113, !llvm.loop !36

120:                                              ; preds = %75
  %121 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %81, i64 noundef %84)
  %122 = icmp uge i64 %121, %85
  %123 = icmp sgt i64 %121, -1
  %124 = and i1 %122, %123
  br i1 %124, label %125, label %132

125:                                              ; preds = %113, %120, %107, %100
  %126 = and i64 %85, 63
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %133

128:                                              ; preds = %125
  %129 = load ptr, ptr %19, align 8, !tbaa !19
  %130 = lshr i64 %85, 6
  %131 = getelementptr inbounds i32, ptr %129, i64 %130
  store i32 %74, ptr %131, align 4, !tbaa !20
  br label %133

132:                                              ; preds = %120
  br i1 %122, label %138, label %133

133:                                              ; preds = %128, %125, %88, %132
  %134 = add nuw i32 %78, 1
  %135 = add i64 %77, 1
  %136 = load i32, ptr %59, align 4, !tbaa !20
  %137 = icmp ult i32 %134, %136
  br i1 %137, label %75, label %138, !llvm.loop !61

138:                                              ; preds = %133, %132, %64
  %139 = phi i64 [ %57, %64 ], [ %135, %133 ], [ %77, %132 ]
  %140 = phi i1 [ %71, %64 ], [ %137, %133 ], [ %76, %132 ]
  %141 = phi i32 [ %56, %64 ], [ %56, %133 ], [ 4, %132 ]
  br i1 %140, label %199, label %142

142:                                              ; preds = %138
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %143 = add i64 %58, %44
  %144 = load i64, ptr %20, align 8, !tbaa !27
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %150

146:                                              ; preds = %142
  %147 = load ptr, ptr %22, align 8, !tbaa !32
  %148 = mul i64 %23, %143
  %149 = getelementptr inbounds i64, ptr %147, i64 %148
  br label %156

150:                                              ; preds = %142
  %151 = load ptr, ptr %21, align 8, !tbaa !33
  %152 = getelementptr inbounds i32, ptr %151, i64 %143
  %153 = load i32, ptr %152, align 4, !tbaa !20
  %154 = zext i32 %153 to i64
  %155 = or i64 %154, -9223372036854775808
  store i64 %155, ptr %4, align 8, !tbaa !11
  br label %156

156:                                              ; preds = %146, %150
  %157 = phi ptr [ %4, %150 ], [ %149, %146 ]
  %158 = load ptr, ptr %24, align 8, !tbaa !43
  %159 = call i32 %158(ptr noundef %157)
  %160 = icmp slt i32 %159, 0
  br i1 %160, label %161, label %162

161:                                              ; preds = %156
  store i64 %143, ptr %31, align 8, !tbaa !38
  br label %191

162:                                              ; preds = %156
  %163 = zext i32 %159 to i64
  %164 = load i64, ptr %25, align 8, !tbaa !62
  %165 = add i64 %164, %163
  store i64 %165, ptr %25, align 8, !tbaa !62
  %166 = icmp eq i32 %159, 0
  br i1 %166, label %167, label %185

167:                                              ; preds = %162
  %168 = load i32, ptr %59, align 4, !tbaa !20
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %185

170:                                              ; preds = %167
  %171 = load ptr, ptr %26, align 8, !tbaa !63
  %172 = call i32 %171(ptr noundef %157)
  %173 = icmp sgt i32 %172, -1
  br i1 %173, label %175, label %174

174:                                              ; preds = %170
  store i64 %143, ptr %27, align 8, !tbaa !38
  br label %183

175:                                              ; preds = %170
  %176 = zext i32 %172 to i64
  %177 = load i64, ptr %28, align 8, !tbaa !64
  %178 = add i64 %177, %176
  store i64 %178, ptr %28, align 8, !tbaa !64
  %179 = icmp eq i32 %172, 0
  %180 = zext i1 %179 to i64
  %181 = load i64, ptr %29, align 8, !tbaa !65
  %182 = add i64 %181, %180
  store i64 %182, ptr %29, align 8, !tbaa !65
  br label %183

183:                                              ; preds = %175, %174
  %184 = phi i32 [ 3, %174 ], [ %141, %175 ]
  br i1 %173, label %185, label %191

185:                                              ; preds = %183, %167, %162
  %186 = phi i32 [ %141, %162 ], [ %141, %167 ], [ %184, %183 ]
  %187 = load i64, ptr %9, align 8, !tbaa !25
  %188 = load i64, ptr %30, align 8, !tbaa !45
  %189 = icmp ule i64 %187, %188
  %190 = select i1 %189, i32 %186, i32 5
  br label %191

191:                                              ; preds = %185, %183, %161
  %192 = phi i1 [ false, %183 ], [ false, %161 ], [ %189, %185 ]
  %193 = phi i32 [ %184, %183 ], [ 3, %161 ], [ %190, %185 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %192, label %194, label %199

194:                                              ; preds = %191
  %195 = add nuw i64 %58, 1
  %196 = icmp eq i64 %195, %49
  br i1 %196, label %197, label %55, !llvm.loop !66

197:                                              ; preds = %194
  %198 = icmp uge i64 %195, %49
  br label %199

199:                                              ; preds = %197, %138, %191, %53, %62, %47
  %200 = phi i1 [ false, %47 ], [ false, %62 ], [ %54, %53 ], [ %198, %197 ], [ false, %138 ], [ false, %191 ]
  %201 = phi i32 [ 4, %47 ], [ 3, %62 ], [ %34, %53 ], [ %193, %197 ], [ %141, %138 ], [ %193, %191 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %200, label %33, label %202, !llvm.loop !67

202:                                              ; preds = %33, %43, %40, %199
  %203 = phi i32 [ %201, %199 ], [ 4, %40 ], [ 2, %43 ], [ 0, %33 ]
  ret i32 %203
}

define i32 @search_count(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load i64, ptr %4, align 8, !tbaa !37
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %8 = load i64, ptr %7, align 8, !tbaa !68
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %12 = load i64, ptr %11, align 8, !tbaa !69
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %180, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %19 = load ptr, ptr %18, align 8, !tbaa !70
  store i128 1, ptr %19, align 16, !tbaa !71
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %180

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %31 = load i64, ptr @WORDS, align 8
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %40

40:                                               ; preds = %176, %22
  %41 = phi i32 [ %23, %22 ], [ %178, %176 ]
  %42 = load i64, ptr %4, align 8, !tbaa !37
  %43 = icmp ult i64 %42, %6
  br i1 %43, label %44, label %180

44:                                               ; preds = %40
  %45 = load i64, ptr %24, align 8, !tbaa !24
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %180, label %50

50:                                               ; preds = %47
  %51 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %52 = icmp eq i32 %51, 0
  %53 = select i1 %52, i32 %41, i32 %51
  br i1 %52, label %54, label %180

54:                                               ; preds = %50, %44
  %55 = phi i32 [ %53, %50 ], [ %41, %44 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %56 = load i64, ptr %4, align 8, !tbaa !37
  %57 = load i64, ptr %25, align 8, !tbaa !48
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %64, label %59

59:                                               ; preds = %54
  %60 = load ptr, ptr %26, align 8, !tbaa !49
  %61 = add i64 %57, -1
  %62 = getelementptr inbounds i64, ptr %60, i64 %61
  %63 = load i64, ptr %62, align 8, !tbaa !11
  br label %64

64:                                               ; preds = %54, %59
  %65 = phi i64 [ %63, %59 ], [ 0, %54 ]
  %66 = load i64, ptr %24, align 8, !tbaa !24
  %67 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %56, i64 noundef %66, ptr noundef nonnull %3)
  %68 = load i64, ptr %3, align 8, !tbaa !11
  %69 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %68)
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %176, label %71

71:                                               ; preds = %64
  %72 = load i64, ptr %27, align 8, !tbaa !25
  %73 = add i64 %72, %68
  %74 = load i64, ptr %24, align 8, !tbaa !24
  %75 = sub i64 %73, %74
  %76 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef %75)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %176, label %78

78:                                               ; preds = %71
  %79 = icmp eq i64 %67, 0
  br i1 %79, label %171, label %80

80:                                               ; preds = %78, %168
  %81 = phi i32 [ %166, %168 ], [ %55, %78 ]
  %82 = phi i64 [ %154, %168 ], [ 0, %78 ]
  %83 = phi i64 [ %169, %168 ], [ 0, %78 ]
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !20
  %86 = icmp slt i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %80
  %88 = add i64 %83, %56
  store i64 %88, ptr %39, align 8, !tbaa !38
  br label %171

89:                                               ; preds = %80
  %90 = zext i32 %85 to i64
  %91 = load i64, ptr %28, align 8, !tbaa !39
  %92 = add i64 %91, %90
  store i64 %92, ptr %28, align 8, !tbaa !39
  %93 = load i64, ptr %4, align 8, !tbaa !37
  %94 = add i64 %93, 1
  store i64 %94, ptr %4, align 8, !tbaa !37
  %95 = load ptr, ptr %29, align 8, !tbaa !73
  %96 = add i64 %83, %56
  %97 = sub i64 %96, %65
  %98 = getelementptr inbounds i128, ptr %95, i64 %97
  %99 = load i128, ptr %98, align 16, !tbaa !71
  %100 = load i32, ptr %84, align 4, !tbaa !20
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %153, label %102

102:                                              ; preds = %89
  %103 = trunc i64 %96 to i32
  %104 = trunc i64 %96 to i32
  %105 = trunc i64 %96 to i32
  br label %106

106:                                              ; preds = %102, %148
  %107 = phi i32 [ %81, %102 ], [ %147, %148 ]
  %108 = phi i64 [ %82, %102 ], [ %150, %148 ]
  %109 = phi i32 [ 0, %102 ], [ %149, %148 ]
  %110 = load i64, ptr %27, align 8, !tbaa !25
  %111 = load ptr, ptr %30, align 8, !tbaa !40
  %112 = mul i64 %31, %108
  %113 = getelementptr inbounds i64, ptr %111, i64 %112
  %114 = load ptr, ptr %32, align 8, !tbaa !41
  %115 = getelementptr inbounds i64, ptr %114, i64 %108
  %116 = load i64, ptr %115, align 8, !tbaa !11
  %117 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %113, i64 noundef %116)
  %118 = icmp slt i64 %117, 0
  br i1 %118, label %145, label %119

119:                                              ; preds = %106
  %120 = load i64, ptr %24, align 8, !tbaa !24
  %121 = icmp ult i64 %117, %120
  br i1 %121, label %145, label %122

122:                                              ; preds = %119
  %123 = sub i64 %117, %120
  %124 = icmp ult i64 %117, %110
  br i1 %124, label %130, label %125

125:                                              ; preds = %122
  %126 = load ptr, ptr %33, align 8, !tbaa !23
  %127 = getelementptr inbounds i32, ptr %126, i64 %117
  store i32 %103, ptr %127, align 4, !tbaa !20
  %128 = load ptr, ptr %34, align 8, !tbaa !70
  %129 = getelementptr inbounds i128, ptr %128, i64 %123
  store i128 %99, ptr %129, align 16, !tbaa !71
  br label %142

130:                                              ; preds = %122
  %131 = load ptr, ptr %35, align 8, !tbaa !74
  %132 = getelementptr inbounds i32, ptr %131, i64 %123
  %133 = load i32, ptr %132, align 4, !tbaa !20
  %134 = icmp eq i32 %133, %104
  br i1 %134, label %145, label %135

135:                                              ; preds = %130
  %136 = load ptr, ptr %36, align 8, !tbaa !70
  %137 = getelementptr inbounds i128, ptr %136, i64 %123
  %138 = load i128, ptr %137, align 16, !tbaa !71
  %139 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %138, i128 %99)
  %140 = extractvalue { i128, i1 } %139, 1
  %141 = extractvalue { i128, i1 } %139, 0
  store i128 %141, ptr %137, align 16
  br i1 %140, label %145, label %142

142:                                              ; preds = %135, %125
  %143 = load ptr, ptr %37, align 8, !tbaa !74
  %144 = getelementptr inbounds i32, ptr %143, i64 %123
  store i32 %105, ptr %144, align 4, !tbaa !20
  br label %145

145:                                              ; preds = %142, %130, %135, %119, %106
  %146 = phi i32 [ 1, %106 ], [ 9, %119 ], [ 0, %142 ], [ 9, %130 ], [ 1, %135 ]
  %147 = phi i32 [ 4, %106 ], [ %107, %119 ], [ %107, %142 ], [ %107, %130 ], [ 6, %135 ]
  switch i32 %146, label %153 [
    i32 0, label %148
    i32 9, label %148
  ]

148:                                              ; preds = %145, %145
  %149 = add nuw i32 %109, 1
  %150 = add i64 %108, 1
  %151 = load i32, ptr %84, align 4, !tbaa !20
  %152 = icmp ult i32 %149, %151
  br i1 %152, label %106, label %153, !llvm.loop !75

153:                                              ; preds = %145, %148, %89
  %154 = phi i64 [ %82, %89 ], [ %108, %145 ], [ %150, %148 ]
  %155 = phi i32 [ 7, %89 ], [ %146, %145 ], [ 7, %148 ]
  %156 = phi i32 [ %81, %89 ], [ %147, %148 ], [ %147, %145 ]
  %157 = icmp eq i32 %155, 7
  br i1 %157, label %158, label %164

158:                                              ; preds = %153
  %159 = load i64, ptr %27, align 8, !tbaa !25
  %160 = load i64, ptr %38, align 8, !tbaa !45
  %161 = icmp ugt i64 %159, %160
  %162 = zext i1 %161 to i32
  %163 = select i1 %161, i32 5, i32 %156
  br label %164

164:                                              ; preds = %158, %153
  %165 = phi i32 [ %155, %153 ], [ %162, %158 ]
  %166 = phi i32 [ %156, %153 ], [ %163, %158 ]
  %167 = icmp eq i32 %165, 0
  br i1 %167, label %168, label %171

168:                                              ; preds = %164
  %169 = add nuw i64 %83, 1
  %170 = icmp eq i64 %169, %67
  br i1 %170, label %171, label %80, !llvm.loop !76

171:                                              ; preds = %164, %168, %78, %87
  %172 = phi i32 [ 1, %87 ], [ 4, %78 ], [ 4, %168 ], [ %165, %164 ]
  %173 = phi i32 [ 3, %87 ], [ %55, %78 ], [ %166, %168 ], [ %166, %164 ]
  %174 = icmp eq i32 %172, 4
  %175 = select i1 %174, i32 0, i32 %172
  br label %176

176:                                              ; preds = %64, %71, %171
  %177 = phi i32 [ %175, %171 ], [ 1, %71 ], [ 1, %64 ]
  %178 = phi i32 [ %173, %171 ], [ 4, %71 ], [ 4, %64 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %179 = icmp eq i32 %177, 0
  br i1 %179, label %40, label %180, !llvm.loop !77

180:                                              ; preds = %40, %47, %50, %176, %14, %17
  %181 = phi i32 [ %20, %17 ], [ 4, %14 ], [ %178, %176 ], [ %53, %50 ], [ 4, %47 ], [ 0, %40 ]
  ret i32 %181
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %18 = load i64, ptr %17, align 8, !tbaa !13
  %19 = icmp ugt i64 %16, %18
  br i1 %19, label %90, label %20

20:                                               ; preds = %7
  %21 = load ptr, ptr %3, align 8, !tbaa !14
  %22 = shl i64 %11, 4
  %23 = tail call ptr @resize_memory(ptr noundef %21, i64 noundef %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %90, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %27 = load ptr, ptr %26, align 8, !tbaa !15
  %28 = icmp eq ptr %27, null
  %29 = icmp ult i64 %22, 4194304
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31

31:                                               ; preds = %25
  %32 = ptrtoint ptr %23 to i64
  %33 = and i64 %32, -4096
  %34 = add i64 %22, 4095
  %35 = add i64 %34, %32
  %36 = and i64 %35, -4096
  %37 = inttoptr i64 %33 to ptr
  %38 = sub i64 %36, %33
  %39 = tail call i32 %27(ptr noundef %37, i64 noundef %38, i32 noundef 14)
  br label %40

40:                                               ; preds = %31, %25
  %41 = load i64, ptr %4, align 8, !tbaa !11
  %42 = sub i64 %11, %41
  %43 = shl i64 %42, 4
  %44 = load i64, ptr %12, align 8, !tbaa !12
  %45 = add i64 %43, %44
  store i64 %45, ptr %12, align 8, !tbaa !12
  store ptr %23, ptr %3, align 8, !tbaa !14
  store i64 %11, ptr %4, align 8, !tbaa !11
  br label %46

46:                                               ; preds = %40, %2
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %49, 1024
  %54 = add i64 %53, %52
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %1)
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %57 = load i64, ptr %56, align 8, !tbaa !12
  %58 = sub i64 %55, %49
  %59 = shl i64 %58, 2
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %62 = load i64, ptr %61, align 8, !tbaa !13
  %63 = icmp ugt i64 %60, %62
  br i1 %63, label %90, label %64

64:                                               ; preds = %51
  %65 = load ptr, ptr %47, align 8, !tbaa !14
  %66 = shl i64 %55, 2
  %67 = tail call ptr @resize_memory(ptr noundef %65, i64 noundef %66)
  %68 = icmp eq ptr %67, null
  br i1 %68, label %90, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %71 = load ptr, ptr %70, align 8, !tbaa !15
  %72 = icmp eq ptr %71, null
  %73 = icmp ult i64 %66, 4194304
  %74 = or i1 %73, %72
  br i1 %74, label %84, label %75

75:                                               ; preds = %69
  %76 = ptrtoint ptr %67 to i64
  %77 = and i64 %76, -4096
  %78 = add i64 %66, 4095
  %79 = add i64 %78, %76
  %80 = and i64 %79, -4096
  %81 = inttoptr i64 %77 to ptr
  %82 = sub i64 %80, %77
  %83 = tail call i32 %71(ptr noundef %81, i64 noundef %82, i32 noundef 14)
  br label %84

84:                                               ; preds = %75, %69
  %85 = load i64, ptr %48, align 8, !tbaa !11
  %86 = sub i64 %55, %85
  %87 = shl i64 %86, 2
  %88 = load i64, ptr %56, align 8, !tbaa !12
  %89 = add i64 %87, %88
  store i64 %89, ptr %56, align 8, !tbaa !12
  store ptr %67, ptr %47, align 8, !tbaa !14
  store i64 %55, ptr %48, align 8, !tbaa !11
  br label %90

90:                                               ; preds = %84, %64, %51, %46, %20, %7
  %91 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 1, %46 ], [ 0, %51 ], [ 0, %64 ], [ 1, %84 ]
  ret i32 %91
}

define internal fastcc i32 @level_of_ways(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %4 = load i64, ptr %3, align 8, !tbaa !37
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %10 = load ptr, ptr %9, align 8, !tbaa !73
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %12 = load i64, ptr %11, align 8, !tbaa !68
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %14 = load ptr, ptr %13, align 8, !tbaa !70
  store ptr %14, ptr %9, align 8, !tbaa !73
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %16 = load i64, ptr %15, align 8, !tbaa !69
  store i64 %16, ptr %11, align 8, !tbaa !68
  store ptr %10, ptr %13, align 8, !tbaa !70
  store i64 %12, ptr %15, align 8, !tbaa !69
  %17 = load i64, ptr %5, align 8, !tbaa !25
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %31

27:                                               ; preds = %75
  %28 = lshr i128 %72, 64
  %29 = trunc i128 %28 to i64
  %30 = trunc i128 %72 to i64
  br label %83

31:                                               ; preds = %19, %75
  %32 = phi i1 [ %18, %19 ], [ %78, %75 ]
  %33 = phi i32 [ undef, %19 ], [ %74, %75 ]
  %34 = phi i64 [ %4, %19 ], [ %76, %75 ]
  %35 = phi i32 [ 0, %19 ], [ %73, %75 ]
  %36 = phi i128 [ 0, %19 ], [ %72, %75 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %37 = load ptr, ptr %20, align 8, !tbaa !43
  %38 = load i64, ptr %21, align 8, !tbaa !27
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %31
  %41 = load ptr, ptr %23, align 8, !tbaa !32
  %42 = mul i64 %24, %34
  %43 = getelementptr inbounds i64, ptr %41, i64 %42
  br label %50

44:                                               ; preds = %31
  %45 = load ptr, ptr %22, align 8, !tbaa !33
  %46 = getelementptr inbounds i32, ptr %45, i64 %34
  %47 = load i32, ptr %46, align 4, !tbaa !20
  %48 = zext i32 %47 to i64
  %49 = or i64 %48, -9223372036854775808
  store i64 %49, ptr %2, align 8, !tbaa !11
  br label %50

50:                                               ; preds = %40, %44
  %51 = phi ptr [ %2, %44 ], [ %43, %40 ]
  %52 = call i32 %37(ptr noundef %51)
  %53 = icmp slt i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %50
  store i64 %34, ptr %26, align 8, !tbaa !38
  br label %70

55:                                               ; preds = %50
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %35, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  store i64 %34, ptr %25, align 8, !tbaa !38
  br label %60

60:                                               ; preds = %59, %57
  %61 = load ptr, ptr %9, align 8, !tbaa !73
  %62 = sub nuw i64 %34, %4
  %63 = getelementptr inbounds i128, ptr %61, i64 %62
  %64 = load i128, ptr %63, align 16, !tbaa !71
  %65 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %36, i128 %64)
  %66 = extractvalue { i128, i1 } %65, 1
  %67 = extractvalue { i128, i1 } %65, 0
  %68 = zext i1 %66 to i32
  %69 = select i1 %66, i32 6, i32 %33
  br label %70

70:                                               ; preds = %60, %55, %54
  %71 = phi i32 [ 1, %54 ], [ 4, %55 ], [ %68, %60 ]
  %72 = phi i128 [ %36, %54 ], [ %36, %55 ], [ %67, %60 ]
  %73 = phi i32 [ %35, %54 ], [ %35, %55 ], [ 1, %60 ]
  %74 = phi i32 [ 3, %54 ], [ %33, %55 ], [ %69, %60 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  switch i32 %71, label %79 [
    i32 0, label %75
    i32 4, label %75
  ]

75:                                               ; preds = %70, %70
  %76 = add nuw i64 %34, 1
  %77 = load i64, ptr %5, align 8, !tbaa !25
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %31, label %27, !llvm.loop !78

79:                                               ; preds = %70
  %80 = trunc i128 %72 to i64
  %81 = lshr i128 %72, 64
  %82 = trunc i128 %81 to i64
  br label %83

83:                                               ; preds = %8, %27, %79
  %84 = phi i1 [ %32, %79 ], [ %18, %8 ], [ %78, %27 ]
  %85 = phi i64 [ %80, %79 ], [ 0, %8 ], [ %30, %27 ]
  %86 = phi i64 [ %82, %79 ], [ 0, %8 ], [ %29, %27 ]
  %87 = phi i32 [ %73, %79 ], [ 0, %8 ], [ %73, %27 ]
  %88 = phi i32 [ %74, %79 ], [ undef, %8 ], [ %74, %27 ]
  br i1 %84, label %92, label %89

89:                                               ; preds = %83
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  store i64 %85, ptr %90, align 8, !tbaa !79
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  store i64 %86, ptr %91, align 8, !tbaa !80
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %5 = load i64, ptr %4, align 8, !tbaa !81
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %60

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %9 = load i64, ptr %8, align 8, !tbaa !82
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %60

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %277, label %29

29:                                               ; preds = %16
  %30 = load ptr, ptr %12, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %277, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8, !tbaa !15
  %37 = icmp eq ptr %36, null
  %38 = icmp ult i64 %31, 4194304
  %39 = or i1 %38, %37
  br i1 %39, label %49, label %40

40:                                               ; preds = %34
  %41 = ptrtoint ptr %32 to i64
  %42 = and i64 %41, -4096
  %43 = add i64 %31, 4095
  %44 = add i64 %43, %41
  %45 = and i64 %44, -4096
  %46 = inttoptr i64 %42 to ptr
  %47 = sub i64 %45, %42
  %48 = tail call i32 %36(ptr noundef %46, i64 noundef %47, i32 noundef 14)
  br label %49

49:                                               ; preds = %40, %34
  %50 = load i64, ptr %13, align 8, !tbaa !11
  %51 = sub i64 %20, %50
  %52 = shl i64 %51, 2
  %53 = load i64, ptr %21, align 8, !tbaa !12
  %54 = add i64 %52, %53
  store i64 %54, ptr %21, align 8, !tbaa !12
  store ptr %32, ptr %12, align 8, !tbaa !14
  store i64 %20, ptr %13, align 8, !tbaa !11
  br label %55

55:                                               ; preds = %49, %11
  %56 = load ptr, ptr %12, align 8, !tbaa !83
  %57 = load i64, ptr %8, align 8, !tbaa !82
  %58 = add i64 %57, 1
  store i64 %58, ptr %8, align 8, !tbaa !82
  %59 = getelementptr inbounds i32, ptr %56, i64 %57
  store i32 0, ptr %59, align 4, !tbaa !20
  br label %60

60:                                               ; preds = %55, %7, %2
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %277, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %68 = load i64, ptr @WORDS, align 8
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load i64, ptr @WORDS, align 8
  %76 = icmp eq i64 %75, 0
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %90

87:                                               ; preds = %273
  %88 = add i64 %92, -1
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %277, label %90, !llvm.loop !84

90:                                               ; preds = %63, %87
  %91 = phi i32 [ undef, %63 ], [ %275, %87 ]
  %92 = phi i64 [ %1, %63 ], [ %88, %87 ]
  %93 = load i64, ptr %61, align 8, !tbaa !82
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %277, label %95

95:                                               ; preds = %90
  %96 = load ptr, ptr %64, align 8, !tbaa !83
  %97 = add i64 %93, -1
  store i64 %97, ptr %61, align 8, !tbaa !82
  %98 = getelementptr inbounds i32, ptr %96, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %100 = load ptr, ptr %0, align 8, !tbaa !55
  %101 = zext i32 %99 to i64
  %102 = load i64, ptr %65, align 8, !tbaa !27
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %108

104:                                              ; preds = %95
  %105 = load ptr, ptr %67, align 8, !tbaa !32
  %106 = mul i64 %68, %101
  %107 = getelementptr inbounds i64, ptr %105, i64 %106
  br label %114

108:                                              ; preds = %95
  %109 = load ptr, ptr %66, align 8, !tbaa !33
  %110 = getelementptr inbounds i32, ptr %109, i64 %101
  %111 = load i32, ptr %110, align 4, !tbaa !20
  %112 = zext i32 %111 to i64
  %113 = or i64 %112, -9223372036854775808
  store i64 %113, ptr %3, align 8, !tbaa !11
  br label %114

114:                                              ; preds = %104, %108
  %115 = phi ptr [ %3, %108 ], [ %107, %104 ]
  %116 = load ptr, ptr %69, align 8, !tbaa !40
  %117 = call i32 %100(ptr noundef %115, ptr noundef %116)
  %118 = icmp slt i32 %117, 0
  br i1 %118, label %119, label %120

119:                                              ; preds = %114
  store i64 %101, ptr %86, align 8, !tbaa !38
  br label %273

120:                                              ; preds = %114
  %121 = load i64, ptr %4, align 8, !tbaa !81
  %122 = add i64 %121, 1
  store i64 %122, ptr %4, align 8, !tbaa !81
  %123 = zext i32 %117 to i64
  %124 = load i64, ptr %70, align 8, !tbaa !39
  %125 = add i64 %124, %123
  store i64 %125, ptr %70, align 8, !tbaa !39
  %126 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %123)
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %273, label %128

128:                                              ; preds = %120
  %129 = load i64, ptr %61, align 8, !tbaa !82
  %130 = add i64 %129, %123
  %131 = load i64, ptr %71, align 8, !tbaa !11
  %132 = icmp ult i64 %131, %130
  br i1 %132, label %133, label %169

133:                                              ; preds = %128
  %134 = lshr i64 %131, 2
  %135 = add i64 %131, 1024
  %136 = add i64 %135, %134
  %137 = call i64 @llvm.umax.i64(i64 %136, i64 %130)
  %138 = load i64, ptr %72, align 8, !tbaa !12
  %139 = sub i64 %137, %131
  %140 = shl i64 %139, 2
  %141 = add i64 %138, %140
  %142 = load i64, ptr %73, align 8, !tbaa !13
  %143 = icmp ugt i64 %141, %142
  br i1 %143, label %273, label %144

144:                                              ; preds = %133
  %145 = load ptr, ptr %64, align 8, !tbaa !14
  %146 = shl i64 %137, 2
  %147 = call ptr @resize_memory(ptr noundef %145, i64 noundef %146)
  %148 = icmp eq ptr %147, null
  br i1 %148, label %273, label %149

149:                                              ; preds = %144
  %150 = load ptr, ptr %74, align 8, !tbaa !15
  %151 = icmp eq ptr %150, null
  %152 = icmp ult i64 %146, 4194304
  %153 = or i1 %152, %151
  br i1 %153, label %163, label %154

154:                                              ; preds = %149
  %155 = ptrtoint ptr %147 to i64
  %156 = and i64 %155, -4096
  %157 = add i64 %146, 4095
  %158 = add i64 %157, %155
  %159 = and i64 %158, -4096
  %160 = inttoptr i64 %156 to ptr
  %161 = sub i64 %159, %156
  %162 = call i32 %150(ptr noundef %160, i64 noundef %161, i32 noundef 14)
  br label %163

163:                                              ; preds = %154, %149
  %164 = load i64, ptr %71, align 8, !tbaa !11
  %165 = sub i64 %137, %164
  %166 = shl i64 %165, 2
  %167 = load i64, ptr %72, align 8, !tbaa !12
  %168 = add i64 %166, %167
  store i64 %168, ptr %72, align 8, !tbaa !12
  store ptr %147, ptr %64, align 8, !tbaa !14
  store i64 %137, ptr %71, align 8, !tbaa !11
  br label %169

169:                                              ; preds = %163, %128
  %170 = icmp sgt i32 %117, 0
  br i1 %170, label %171, label %177

171:                                              ; preds = %169
  %172 = load ptr, ptr %69, align 8, !tbaa !40
  %173 = load ptr, ptr %77, align 8, !tbaa !41
  %174 = load ptr, ptr %78, align 8, !tbaa !42
  %175 = icmp eq ptr %174, null
  %176 = zext i32 %117 to i64
  br label %181

177:                                              ; preds = %223, %169
  %178 = icmp sgt i32 %117, 0
  br i1 %178, label %179, label %263

179:                                              ; preds = %177
  %180 = zext i32 %117 to i64
  br label %226

181:                                              ; preds = %171, %223
  %182 = phi i64 [ 0, %171 ], [ %224, %223 ]
  %183 = mul i64 %75, %182
  %184 = getelementptr inbounds i64, ptr %172, i64 %183
  br i1 %76, label %203, label %185

185:                                              ; preds = %181, %185
  %186 = phi i64 [ %199, %185 ], [ 0, %181 ]
  %187 = phi i64 [ %198, %185 ], [ -7046029254386353131, %181 ]
  %188 = getelementptr inbounds i64, ptr %184, i64 %186
  %189 = load i64, ptr %188, align 8, !tbaa !11
  %190 = xor i64 %189, %187
  %191 = shl i64 %186, 1
  %192 = add i64 %191, -2960836687051489901
  %193 = zext i64 %190 to i128
  %194 = zext i64 %192 to i128
  %195 = mul nuw i128 %193, %194
  %196 = lshr i128 %195, 64
  %197 = xor i128 %196, %195
  %198 = trunc i128 %197 to i64
  %199 = add nuw i64 %186, 1
  %200 = icmp eq i64 %199, %75
  br i1 %200, label %201, label %185, !llvm.loop !16

201:                                              ; preds = %185
  %202 = trunc i128 %197 to i64
  br label %203

203:                                              ; preds = %201, %181
  %204 = phi i64 [ -7046029254386353131, %181 ], [ %202, %201 ]
  %205 = lshr i64 %204, 32
  %206 = xor i64 %205, %204
  %207 = getelementptr inbounds i64, ptr %173, i64 %182
  store i64 %206, ptr %207, align 8, !tbaa !11
  br i1 %175, label %211, label %208

208:                                              ; preds = %203
  %209 = lshr i64 %206, 6
  %210 = getelementptr inbounds i64, ptr %174, i64 %209
  call void @llvm.prefetch.p0(ptr nonnull %210, i32 0, i32 3, i32 1)
  br label %223

211:                                              ; preds = %203
  %212 = and i64 %206, 63
  %213 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %212, i32 1
  %214 = load i64, ptr %213, align 8, !tbaa !30
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %223, label %216

216:                                              ; preds = %211
  %217 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %212
  %218 = load ptr, ptr %217, align 8, !tbaa !31
  %219 = lshr i64 %204, 32
  %220 = mul i64 %214, %219
  %221 = lshr i64 %220, 32
  %222 = getelementptr inbounds i64, ptr %218, i64 %221
  call void @llvm.prefetch.p0(ptr %222, i32 0, i32 3, i32 1)
  br label %223

223:                                              ; preds = %208, %211, %216
  %224 = add nuw nsw i64 %182, 1
  %225 = icmp eq i64 %224, %176
  br i1 %225, label %177, label %181, !llvm.loop !85

226:                                              ; preds = %179, %260
  %227 = phi i64 [ 0, %179 ], [ %261, %260 ]
  %228 = phi i32 [ %91, %179 ], [ %259, %260 ]
  %229 = load i64, ptr %79, align 8, !tbaa !25
  %230 = load ptr, ptr %69, align 8, !tbaa !40
  %231 = mul i64 %75, %227
  %232 = getelementptr inbounds i64, ptr %230, i64 %231
  %233 = load ptr, ptr %80, align 8, !tbaa !41
  %234 = getelementptr inbounds i64, ptr %233, i64 %227
  %235 = load i64, ptr %234, align 8, !tbaa !11
  %236 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %232, i64 noundef %235)
  %237 = icmp slt i64 %236, 0
  br i1 %237, label %257, label %238

238:                                              ; preds = %226
  %239 = icmp ult i64 %236, %229
  br i1 %239, label %257, label %240

240:                                              ; preds = %238
  %241 = load ptr, ptr %81, align 8, !tbaa !23
  %242 = getelementptr inbounds i32, ptr %241, i64 %236
  store i32 %99, ptr %242, align 4, !tbaa !20
  %243 = load ptr, ptr %82, align 8, !tbaa !43
  %244 = load ptr, ptr %69, align 8, !tbaa !40
  %245 = getelementptr inbounds i64, ptr %244, i64 %231
  %246 = call i32 %243(ptr noundef %245)
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %251, label %248

248:                                              ; preds = %240
  store i64 %236, ptr %83, align 8, !tbaa !38
  %249 = icmp slt i32 %246, 1
  %250 = select i1 %249, i32 3, i32 1
  br label %257

251:                                              ; preds = %240
  %252 = trunc i64 %236 to i32
  %253 = load ptr, ptr %64, align 8, !tbaa !83
  %254 = load i64, ptr %61, align 8, !tbaa !82
  %255 = add i64 %254, 1
  store i64 %255, ptr %61, align 8, !tbaa !82
  %256 = getelementptr inbounds i32, ptr %253, i64 %254
  store i32 %252, ptr %256, align 4, !tbaa !20
  br label %257

257:                                              ; preds = %248, %251, %238, %226
  %258 = phi i32 [ 1, %226 ], [ 10, %238 ], [ 1, %248 ], [ 0, %251 ]
  %259 = phi i32 [ 4, %226 ], [ %228, %238 ], [ %250, %248 ], [ %228, %251 ]
  switch i32 %258, label %263 [
    i32 0, label %260
    i32 10, label %260
  ]

260:                                              ; preds = %257, %257
  %261 = add nuw nsw i64 %227, 1
  %262 = icmp eq i64 %261, %180
  br i1 %262, label %263, label %226, !llvm.loop !86

263:                                              ; preds = %257, %260, %177
  %264 = phi i32 [ 8, %177 ], [ %258, %257 ], [ 8, %260 ]
  %265 = phi i32 [ %91, %177 ], [ %259, %260 ], [ %259, %257 ]
  %266 = icmp eq i32 %264, 8
  br i1 %266, label %267, label %273

267:                                              ; preds = %263
  %268 = load i64, ptr %84, align 8, !tbaa !25
  %269 = load i64, ptr %85, align 8, !tbaa !45
  %270 = icmp ugt i64 %268, %269
  %271 = zext i1 %270 to i32
  %272 = select i1 %270, i32 5, i32 %265
  br label %273

273:                                              ; preds = %144, %133, %267, %120, %263, %119
  %274 = phi i32 [ 1, %119 ], [ %264, %263 ], [ 1, %120 ], [ %271, %267 ], [ 1, %133 ], [ 1, %144 ]
  %275 = phi i32 [ 3, %119 ], [ %265, %263 ], [ 4, %120 ], [ %272, %267 ], [ 4, %133 ], [ 4, %144 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %276 = icmp eq i32 %274, 0
  br i1 %276, label %87, label %277

277:                                              ; preds = %90, %273, %87, %60, %29, %16
  %278 = phi i32 [ 4, %16 ], [ 4, %29 ], [ 0, %60 ], [ 0, %87 ], [ %275, %273 ], [ 2, %90 ]
  ret i32 %278
}

define i32 @search_best_first(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %6 = load i64, ptr %5, align 8, !tbaa !87
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %60

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %10 = load i64, ptr %9, align 8, !tbaa !88
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !26
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %54

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %12)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = shl i64 %22, 2
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %320, label %28

28:                                               ; preds = %14
  %29 = load ptr, ptr %15, align 8, !tbaa !14
  %30 = shl i64 %19, 2
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %320, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = icmp eq ptr %35, null
  %37 = icmp ult i64 %30, 4194304
  %38 = or i1 %37, %36
  br i1 %38, label %48, label %39

39:                                               ; preds = %33
  %40 = ptrtoint ptr %31 to i64
  %41 = and i64 %40, -4096
  %42 = add i64 %30, 4095
  %43 = add i64 %42, %40
  %44 = and i64 %43, -4096
  %45 = inttoptr i64 %41 to ptr
  %46 = sub i64 %44, %41
  %47 = tail call i32 %35(ptr noundef %45, i64 noundef %46, i32 noundef 14)
  br label %48

48:                                               ; preds = %39, %33
  %49 = load i64, ptr %9, align 8, !tbaa !11
  %50 = sub i64 %19, %49
  %51 = shl i64 %50, 2
  %52 = load i64, ptr %20, align 8, !tbaa !12
  %53 = add i64 %51, %52
  store i64 %53, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %15, align 8, !tbaa !14
  store i64 %19, ptr %9, align 8, !tbaa !11
  br label %54

54:                                               ; preds = %48, %8
  %55 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %320, label %57

57:                                               ; preds = %54
  %58 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %320

60:                                               ; preds = %57, %3
  %61 = phi i32 [ undef, %3 ], [ %58, %57 ]
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %64 = icmp eq i64 %1, 0
  br i1 %64, label %320, label %65

65:                                               ; preds = %60
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %72 = load i64, ptr @WORDS, align 8
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %84 = load i64, ptr @WORDS, align 8
  %85 = icmp eq i64 %84, 0
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %97

94:                                               ; preds = %316
  %95 = add i64 %99, -1
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %320, label %97, !llvm.loop !89

97:                                               ; preds = %65, %94
  %98 = phi i32 [ %61, %65 ], [ %318, %94 ]
  %99 = phi i64 [ %1, %65 ], [ %95, %94 ]
  %100 = load i64, ptr %62, align 8, !tbaa !90
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %320, label %102

102:                                              ; preds = %97
  %103 = load i64, ptr %63, align 8, !tbaa !81
  %104 = load i64, ptr %66, align 8, !tbaa !91
  %105 = icmp ult i64 %103, %104
  br i1 %105, label %106, label %320

106:                                              ; preds = %102
  %107 = call fastcc i32 @pop(ptr noundef %0)
  %108 = load ptr, ptr %67, align 8, !tbaa !92
  %109 = zext i32 %107 to i64
  %110 = getelementptr inbounds %struct.Record, ptr %108, i64 %109
  %111 = getelementptr inbounds %struct.Record, ptr %108, i64 %109, i32 1
  %112 = load i32, ptr %111, align 8, !tbaa !93
  %113 = load i64, ptr %110, align 8, !tbaa !95
  %114 = load ptr, ptr %68, align 8, !tbaa !96
  %115 = zext i32 %112 to i64
  %116 = getelementptr inbounds i32, ptr %114, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !20
  %118 = icmp eq i32 %117, %107
  br i1 %118, label %119, label %316

119:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %120 = load i64, ptr %69, align 8, !tbaa !27
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %126

122:                                              ; preds = %119
  %123 = load ptr, ptr %71, align 8, !tbaa !32
  %124 = mul i64 %72, %115
  %125 = getelementptr inbounds i64, ptr %123, i64 %124
  br label %132

126:                                              ; preds = %119
  %127 = load ptr, ptr %70, align 8, !tbaa !33
  %128 = getelementptr inbounds i32, ptr %127, i64 %115
  %129 = load i32, ptr %128, align 4, !tbaa !20
  %130 = zext i32 %129 to i64
  %131 = or i64 %130, -9223372036854775808
  store i64 %131, ptr %4, align 8, !tbaa !11
  br label %132

132:                                              ; preds = %122, %126
  %133 = phi ptr [ %4, %126 ], [ %125, %122 ]
  %134 = load ptr, ptr %73, align 8, !tbaa !43
  %135 = call i32 %134(ptr noundef %133)
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %142, label %137

137:                                              ; preds = %132
  %138 = icmp sgt i32 %135, 0
  %139 = select i1 %138, i32 %107, i32 %112
  %140 = zext i32 %139 to i64
  store i64 %140, ptr %74, align 8, !tbaa !38
  %141 = select i1 %138, i32 1, i32 3
  br label %313

142:                                              ; preds = %132
  %143 = load ptr, ptr %75, align 8, !tbaa !97
  %144 = load ptr, ptr %76, align 8, !tbaa !40
  %145 = load ptr, ptr %77, align 8, !tbaa !98
  %146 = call i32 %143(ptr noundef %133, ptr noundef %144, ptr noundef %145)
  %147 = icmp slt i32 %146, 0
  br i1 %147, label %148, label %151

148:                                              ; preds = %142
  store i64 %115, ptr %93, align 8, !tbaa !38
  %149 = icmp eq i32 %146, -1
  %150 = select i1 %149, i32 3, i32 6
  br label %313

151:                                              ; preds = %142
  %152 = load i64, ptr %63, align 8, !tbaa !81
  %153 = add i64 %152, 1
  store i64 %153, ptr %63, align 8, !tbaa !81
  %154 = zext i32 %146 to i64
  %155 = load i64, ptr %78, align 8, !tbaa !39
  %156 = add i64 %155, %154
  store i64 %156, ptr %78, align 8, !tbaa !39
  %157 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %154)
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %313, label %159

159:                                              ; preds = %151
  %160 = load i64, ptr %79, align 8, !tbaa !88
  %161 = load i64, ptr %80, align 8, !tbaa !26
  %162 = icmp ult i64 %160, %161
  br i1 %162, label %163, label %199

163:                                              ; preds = %159
  %164 = lshr i64 %160, 2
  %165 = add i64 %160, 1024
  %166 = add i64 %165, %164
  %167 = call i64 @llvm.umax.i64(i64 %166, i64 %161)
  %168 = load i64, ptr %81, align 8, !tbaa !12
  %169 = sub i64 %167, %160
  %170 = shl i64 %169, 2
  %171 = add i64 %168, %170
  %172 = load i64, ptr %82, align 8, !tbaa !13
  %173 = icmp ugt i64 %171, %172
  br i1 %173, label %313, label %174

174:                                              ; preds = %163
  %175 = load ptr, ptr %68, align 8, !tbaa !14
  %176 = shl i64 %167, 2
  %177 = call ptr @resize_memory(ptr noundef %175, i64 noundef %176)
  %178 = icmp eq ptr %177, null
  br i1 %178, label %313, label %179

179:                                              ; preds = %174
  %180 = load ptr, ptr %83, align 8, !tbaa !15
  %181 = icmp eq ptr %180, null
  %182 = icmp ult i64 %176, 4194304
  %183 = or i1 %182, %181
  br i1 %183, label %193, label %184

184:                                              ; preds = %179
  %185 = ptrtoint ptr %177 to i64
  %186 = and i64 %185, -4096
  %187 = add i64 %176, 4095
  %188 = add i64 %187, %185
  %189 = and i64 %188, -4096
  %190 = inttoptr i64 %186 to ptr
  %191 = sub i64 %189, %186
  %192 = call i32 %180(ptr noundef %190, i64 noundef %191, i32 noundef 14)
  br label %193

193:                                              ; preds = %184, %179
  %194 = load i64, ptr %79, align 8, !tbaa !11
  %195 = sub i64 %167, %194
  %196 = shl i64 %195, 2
  %197 = load i64, ptr %81, align 8, !tbaa !12
  %198 = add i64 %196, %197
  store i64 %198, ptr %81, align 8, !tbaa !12
  store ptr %177, ptr %68, align 8, !tbaa !14
  store i64 %167, ptr %79, align 8, !tbaa !11
  br label %199

199:                                              ; preds = %193, %159
  %200 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %154)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %313, label %202

202:                                              ; preds = %199
  %203 = icmp sgt i32 %146, 0
  br i1 %203, label %204, label %210

204:                                              ; preds = %202
  %205 = load ptr, ptr %76, align 8, !tbaa !40
  %206 = load ptr, ptr %86, align 8, !tbaa !41
  %207 = load ptr, ptr %87, align 8, !tbaa !42
  %208 = icmp eq ptr %207, null
  %209 = zext i32 %146 to i64
  br label %215

210:                                              ; preds = %257, %202
  %211 = icmp sgt i32 %146, 0
  br i1 %211, label %212, label %303

212:                                              ; preds = %210
  %213 = add i32 %107, 1
  %214 = zext i32 %146 to i64
  br label %260

215:                                              ; preds = %204, %257
  %216 = phi i64 [ 0, %204 ], [ %258, %257 ]
  %217 = mul i64 %84, %216
  %218 = getelementptr inbounds i64, ptr %205, i64 %217
  br i1 %85, label %237, label %219

219:                                              ; preds = %215, %219
  %220 = phi i64 [ %233, %219 ], [ 0, %215 ]
  %221 = phi i64 [ %232, %219 ], [ -7046029254386353131, %215 ]
  %222 = getelementptr inbounds i64, ptr %218, i64 %220
  %223 = load i64, ptr %222, align 8, !tbaa !11
  %224 = xor i64 %223, %221
  %225 = shl i64 %220, 1
  %226 = add i64 %225, -2960836687051489901
  %227 = zext i64 %224 to i128
  %228 = zext i64 %226 to i128
  %229 = mul nuw i128 %227, %228
  %230 = lshr i128 %229, 64
  %231 = xor i128 %230, %229
  %232 = trunc i128 %231 to i64
  %233 = add nuw i64 %220, 1
  %234 = icmp eq i64 %233, %84
  br i1 %234, label %235, label %219, !llvm.loop !16

235:                                              ; preds = %219
  %236 = trunc i128 %231 to i64
  br label %237

237:                                              ; preds = %235, %215
  %238 = phi i64 [ -7046029254386353131, %215 ], [ %236, %235 ]
  %239 = lshr i64 %238, 32
  %240 = xor i64 %239, %238
  %241 = getelementptr inbounds i64, ptr %206, i64 %216
  store i64 %240, ptr %241, align 8, !tbaa !11
  br i1 %208, label %245, label %242

242:                                              ; preds = %237
  %243 = lshr i64 %240, 6
  %244 = getelementptr inbounds i64, ptr %207, i64 %243
  call void @llvm.prefetch.p0(ptr nonnull %244, i32 0, i32 3, i32 1)
  br label %257

245:                                              ; preds = %237
  %246 = and i64 %240, 63
  %247 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %246, i32 1
  %248 = load i64, ptr %247, align 8, !tbaa !30
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %257, label %250

250:                                              ; preds = %245
  %251 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %246
  %252 = load ptr, ptr %251, align 8, !tbaa !31
  %253 = lshr i64 %238, 32
  %254 = mul i64 %248, %253
  %255 = lshr i64 %254, 32
  %256 = getelementptr inbounds i64, ptr %252, i64 %255
  call void @llvm.prefetch.p0(ptr %256, i32 0, i32 3, i32 1)
  br label %257

257:                                              ; preds = %242, %245, %250
  %258 = add nuw nsw i64 %216, 1
  %259 = icmp eq i64 %258, %209
  br i1 %259, label %210, label %215, !llvm.loop !99

260:                                              ; preds = %212, %300
  %261 = phi i64 [ 0, %212 ], [ %301, %300 ]
  %262 = phi i32 [ %98, %212 ], [ %299, %300 ]
  %263 = load i64, ptr %88, align 8, !tbaa !25
  %264 = load ptr, ptr %77, align 8, !tbaa !98
  %265 = getelementptr inbounds i64, ptr %264, i64 %261
  %266 = load i64, ptr %265, align 8, !tbaa !11
  %267 = add i64 %266, %113
  %268 = load i64, ptr %89, align 8, !tbaa !100
  %269 = and i64 %267, %268
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %271, label %297

271:                                              ; preds = %260
  %272 = load ptr, ptr %76, align 8, !tbaa !40
  %273 = mul i64 %84, %261
  %274 = getelementptr inbounds i64, ptr %272, i64 %273
  %275 = load ptr, ptr %90, align 8, !tbaa !41
  %276 = getelementptr inbounds i64, ptr %275, i64 %261
  %277 = load i64, ptr %276, align 8, !tbaa !11
  %278 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %274, i64 noundef %277)
  %279 = icmp slt i64 %278, 0
  br i1 %279, label %297, label %280

280:                                              ; preds = %271
  %281 = icmp ult i64 %278, %263
  br i1 %281, label %282, label %291

282:                                              ; preds = %280
  %283 = load ptr, ptr %67, align 8, !tbaa !92
  %284 = load ptr, ptr %68, align 8, !tbaa !96
  %285 = getelementptr inbounds i32, ptr %284, i64 %278
  %286 = load i32, ptr %285, align 4, !tbaa !20
  %287 = zext i32 %286 to i64
  %288 = getelementptr inbounds %struct.Record, ptr %283, i64 %287
  %289 = load i64, ptr %288, align 8, !tbaa !95
  %290 = icmp ugt i64 %289, %267
  br i1 %290, label %291, label %297

291:                                              ; preds = %282, %280
  %292 = trunc i64 %278 to i32
  %293 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %292, i64 noundef %267, i32 noundef %213, i32 noundef %2)
  %294 = icmp ne i32 %293, 0
  %295 = zext i1 %294 to i32
  %296 = select i1 %294, i32 %293, i32 %262
  br label %297

297:                                              ; preds = %291, %271, %282, %260
  %298 = phi i32 [ 1, %260 ], [ %295, %291 ], [ 1, %271 ], [ 10, %282 ]
  %299 = phi i32 [ 6, %260 ], [ %296, %291 ], [ 4, %271 ], [ %262, %282 ]
  switch i32 %298, label %303 [
    i32 0, label %300
    i32 10, label %300
  ]

300:                                              ; preds = %297, %297
  %301 = add nuw nsw i64 %261, 1
  %302 = icmp eq i64 %301, %214
  br i1 %302, label %303, label %260, !llvm.loop !101

303:                                              ; preds = %297, %300, %210
  %304 = phi i32 [ 8, %210 ], [ %298, %297 ], [ 8, %300 ]
  %305 = phi i32 [ %98, %210 ], [ %299, %300 ], [ %299, %297 ]
  %306 = icmp eq i32 %304, 8
  br i1 %306, label %307, label %313

307:                                              ; preds = %303
  %308 = load i64, ptr %91, align 8, !tbaa !25
  %309 = load i64, ptr %92, align 8, !tbaa !45
  %310 = icmp ugt i64 %308, %309
  %311 = zext i1 %310 to i32
  %312 = select i1 %310, i32 5, i32 %305
  br label %313

313:                                              ; preds = %174, %163, %148, %303, %199, %151, %307, %137
  %314 = phi i32 [ 1, %137 ], [ 1, %148 ], [ %304, %303 ], [ 1, %199 ], [ 1, %151 ], [ %311, %307 ], [ 1, %163 ], [ 1, %174 ]
  %315 = phi i32 [ %141, %137 ], [ %150, %148 ], [ %305, %303 ], [ 4, %199 ], [ 4, %151 ], [ %312, %307 ], [ 4, %163 ], [ 4, %174 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %316

316:                                              ; preds = %106, %313
  %317 = phi i32 [ %314, %313 ], [ 4, %106 ]
  %318 = phi i32 [ %315, %313 ], [ %98, %106 ]
  %319 = icmp eq i32 %317, 1
  br i1 %319, label %320, label %94

320:                                              ; preds = %97, %102, %316, %94, %60, %28, %14, %57, %54
  %321 = phi i32 [ %58, %57 ], [ 4, %54 ], [ 4, %14 ], [ 4, %28 ], [ 0, %60 ], [ 0, %94 ], [ %318, %316 ], [ 7, %102 ], [ 2, %97 ]
  ret i32 %321
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %4 = load i64, ptr %3, align 8, !tbaa !87
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %7 = load i64, ptr %6, align 8, !tbaa !102
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %90

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %11 = lshr i64 %7, 2
  %12 = add i64 %7, 1024
  %13 = add i64 %12, %11
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 %5)
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sub i64 %14, %7
  %18 = shl i64 %17, 4
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %21 = load i64, ptr %20, align 8, !tbaa !13
  %22 = icmp ugt i64 %19, %21
  br i1 %22, label %46, label %23

23:                                               ; preds = %9
  %24 = load ptr, ptr %10, align 8, !tbaa !14
  %25 = shl i64 %14, 4
  %26 = tail call ptr @resize_memory(ptr noundef %24, i64 noundef %25)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %46, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %30 = load ptr, ptr %29, align 8, !tbaa !15
  %31 = icmp eq ptr %30, null
  %32 = icmp ult i64 %25, 4194304
  %33 = or i1 %32, %31
  br i1 %33, label %43, label %34

34:                                               ; preds = %28
  %35 = ptrtoint ptr %26 to i64
  %36 = and i64 %35, -4096
  %37 = add i64 %25, 4095
  %38 = add i64 %37, %35
  %39 = and i64 %38, -4096
  %40 = inttoptr i64 %36 to ptr
  %41 = sub i64 %39, %36
  %42 = tail call i32 %30(ptr noundef %40, i64 noundef %41, i32 noundef 14)
  br label %43

43:                                               ; preds = %34, %28
  %44 = load i64, ptr %15, align 8, !tbaa !12
  %45 = add i64 %44, %18
  store i64 %45, ptr %15, align 8, !tbaa !12
  store ptr %26, ptr %10, align 8, !tbaa !14
  br label %46

46:                                               ; preds = %9, %23, %43
  %47 = phi i64 [ %7, %9 ], [ %7, %23 ], [ %14, %43 ]
  %48 = phi i1 [ true, %9 ], [ true, %23 ], [ false, %43 ]
  br i1 %48, label %90, label %49

49:                                               ; preds = %46
  %50 = load i64, ptr %6, align 8, !tbaa !102
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %52 = icmp ult i64 %50, %47
  br i1 %52, label %53, label %89

53:                                               ; preds = %49
  %54 = lshr i64 %50, 2
  %55 = add i64 %50, 1024
  %56 = add i64 %55, %54
  %57 = tail call i64 @llvm.umax.i64(i64 %56, i64 %47)
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %59 = load i64, ptr %58, align 8, !tbaa !12
  %60 = sub i64 %57, %50
  %61 = shl i64 %60, 2
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %64 = load i64, ptr %63, align 8, !tbaa !13
  %65 = icmp ugt i64 %62, %64
  br i1 %65, label %90, label %66

66:                                               ; preds = %53
  %67 = load ptr, ptr %51, align 8, !tbaa !14
  %68 = shl i64 %57, 2
  %69 = tail call ptr @resize_memory(ptr noundef %67, i64 noundef %68)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %90, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %73 = load ptr, ptr %72, align 8, !tbaa !15
  %74 = icmp eq ptr %73, null
  %75 = icmp ult i64 %68, 4194304
  %76 = or i1 %75, %74
  br i1 %76, label %86, label %77

77:                                               ; preds = %71
  %78 = ptrtoint ptr %69 to i64
  %79 = and i64 %78, -4096
  %80 = add i64 %68, 4095
  %81 = add i64 %80, %78
  %82 = and i64 %81, -4096
  %83 = inttoptr i64 %79 to ptr
  %84 = sub i64 %82, %79
  %85 = tail call i32 %73(ptr noundef %83, i64 noundef %84, i32 noundef 14)
  br label %86

86:                                               ; preds = %77, %71
  %87 = load i64, ptr %58, align 8, !tbaa !12
  %88 = add i64 %87, %61
  store i64 %88, ptr %58, align 8, !tbaa !12
  store ptr %69, ptr %51, align 8, !tbaa !14
  br label %89

89:                                               ; preds = %86, %49
  store i64 %47, ptr %6, align 8, !tbaa !102
  br label %90

90:                                               ; preds = %66, %53, %46, %89, %2
  %91 = phi i32 [ 1, %2 ], [ 0, %46 ], [ 1, %89 ], [ 0, %53 ], [ 0, %66 ]
  ret i32 %91
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %10 = load i64, ptr %9, align 8, !tbaa !87
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !87
  %12 = trunc i64 %10 to i32
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %14 = load ptr, ptr %13, align 8, !tbaa !92
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !103
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !104
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !105
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %20 = load ptr, ptr %19, align 8, !tbaa !96
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds i32, ptr %20, i64 %21
  store i32 %12, ptr %22, align 4, !tbaa !20
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %107, label %24

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %26 = load i64, ptr %25, align 8, !tbaa !27
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %30 = load ptr, ptr %29, align 8, !tbaa !32
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %21
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %36 = load ptr, ptr %35, align 8, !tbaa !33
  %37 = getelementptr inbounds i32, ptr %36, i64 %21
  %38 = load i32, ptr %37, align 4, !tbaa !20
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %7, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %7, %34 ], [ %33, %28 ]
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %44 = load i64, ptr %43, align 8, !tbaa !106
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %81, label %46

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %48

48:                                               ; preds = %74, %46
  %49 = phi i1 [ true, %46 ], [ %77, %74 ]
  %50 = phi i64 [ 0, %46 ], [ %73, %74 ]
  %51 = phi i64 [ 0, %46 ], [ %75, %74 ]
  %52 = load ptr, ptr %47, align 8, !tbaa !107
  %53 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !108
  %55 = call i32 %54(ptr noundef %42, ptr noundef nonnull %6)
  %56 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !110
  %58 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 2
  %59 = load ptr, ptr %58, align 8, !tbaa !111
  %60 = call i64 %57(ptr noundef %59, ptr noundef nonnull %6)
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = add i64 %60, %50
  %64 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !112
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %62
  %68 = load i64, ptr %8, align 8, !tbaa !11
  %69 = icmp ugt i64 %63, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  store i64 %63, ptr %8, align 8, !tbaa !11
  br label %71

71:                                               ; preds = %70, %67, %62, %48
  %72 = phi i32 [ 1, %48 ], [ 4, %62 ], [ 0, %70 ], [ 0, %67 ]
  %73 = phi i64 [ %50, %48 ], [ %63, %62 ], [ 0, %70 ], [ 0, %67 ]
  switch i32 %72, label %78 [
    i32 0, label %74
    i32 4, label %74
  ]

74:                                               ; preds = %71, %71
  %75 = add nuw i64 %51, 1
  %76 = load i64, ptr %43, align 8, !tbaa !106
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %48, label %78, !llvm.loop !113

78:                                               ; preds = %71, %74
  %79 = phi i1 [ %49, %71 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %85

81:                                               ; preds = %41
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %83 = load ptr, ptr %82, align 8, !tbaa !114
  %84 = call i32 %83(ptr noundef %42, ptr noundef nonnull %8)
  br label %85

85:                                               ; preds = %81, %78
  %86 = phi i32 [ %80, %78 ], [ %84, %81 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  store i64 %21, ptr %89, align 8, !tbaa !38
  %90 = icmp eq i32 %86, -1
  %91 = select i1 %90, i32 3, i32 6
  br label %103

92:                                               ; preds = %85
  %93 = icmp eq i32 %86, 1
  br i1 %93, label %103, label %94

94:                                               ; preds = %92
  %95 = icmp eq i32 %4, 1
  %96 = load i64, ptr %8, align 8
  %97 = select i1 %95, i64 %2, i64 0
  %98 = add i64 %96, %97
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %100 = load i64, ptr %99, align 8, !tbaa !100
  %101 = and i64 %98, %100
  %102 = icmp eq i64 %101, 0
  br label %103

103:                                              ; preds = %94, %92, %88
  %104 = phi i64 [ %2, %88 ], [ %2, %92 ], [ %98, %94 ]
  %105 = phi i32 [ %91, %88 ], [ 0, %92 ], [ 6, %94 ]
  %106 = phi i1 [ false, %88 ], [ false, %92 ], [ %102, %94 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br i1 %106, label %107, label %114

107:                                              ; preds = %103, %5
  %108 = phi i64 [ %104, %103 ], [ %2, %5 ]
  %109 = icmp eq i32 %4, 1
  %110 = zext i1 %109 to i32
  %111 = call fastcc i32 @push(ptr noundef %0, i64 noundef %108, i32 noundef %12, i32 noundef %110)
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %112, i32 4, i32 0
  br label %114

114:                                              ; preds = %103, %107
  %115 = phi i32 [ %113, %107 ], [ %105, %103 ]
  ret i32 %115
}

define internal fastcc i32 @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %3 = load ptr, ptr %2, align 8, !tbaa !115
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  store i64 %4, ptr %5, align 8, !tbaa !116
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %7 = load ptr, ptr %6, align 8, !tbaa !117
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %9 = load i64, ptr %8, align 8, !tbaa !118
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !93
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !95
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !93
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !119

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !93
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %37 = load i64, ptr %36, align 8, !tbaa !90
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !90
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %40 = load ptr, ptr %39, align 8, !tbaa !120
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !20
  store i32 %43, ptr %33, align 8, !tbaa !93
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !93
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %47 = load i64, ptr %46, align 8, !tbaa !121
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !121
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !121
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %57, label %74

57:                                               ; preds = %51
  %58 = add i64 %53, 2
  %59 = icmp ult i64 %58, %55
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = getelementptr inbounds i64, ptr %3, i64 %58
  %62 = load i64, ptr %61, align 8, !tbaa !11
  %63 = getelementptr inbounds i64, ptr %3, i64 %54
  %64 = load i64, ptr %63, align 8, !tbaa !11
  %65 = icmp ult i64 %62, %64
  %66 = select i1 %65, i64 %58, i64 %54
  br label %67

67:                                               ; preds = %60, %57
  %68 = phi i64 [ %54, %57 ], [ %66, %60 ]
  %69 = getelementptr inbounds i64, ptr %3, i64 %68
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = icmp ugt i64 %50, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %67
  %73 = getelementptr inbounds i64, ptr %3, i64 %52
  store i64 %70, ptr %73, align 8, !tbaa !11
  br label %74

74:                                               ; preds = %67, %51, %72
  %75 = phi i1 [ false, %67 ], [ false, %51 ], [ true, %72 ]
  %76 = phi i64 [ %52, %67 ], [ %52, %51 ], [ %68, %72 ]
  br i1 %75, label %51, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds i64, ptr %3, i64 %76
  store i64 %50, ptr %78, align 8, !tbaa !11
  br label %79

79:                                               ; preds = %31, %77
  ret i32 %35
}

define i32 @search_distances(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca [3 x ptr], align 16
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %7 = load ptr, ptr %6, align 8, !tbaa !122
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %989, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  br label %740

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %32 = load i64, ptr %31, align 8, !tbaa !37
  %33 = add i64 %32, %1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %44 = icmp eq i64 %41, 0
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 0
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  br label %60

60:                                               ; preds = %441, %30
  %61 = phi i32 [ undef, %30 ], [ %443, %441 ]
  %62 = load i64, ptr %31, align 8, !tbaa !37
  %63 = icmp ult i64 %62, %33
  br i1 %63, label %64, label %445

64:                                               ; preds = %60
  %65 = load i64, ptr %34, align 8, !tbaa !25
  %66 = icmp eq i64 %65, %62
  br i1 %66, label %445, label %67

67:                                               ; preds = %64
  %68 = load i64, ptr %35, align 8, !tbaa !10
  %69 = load i64, ptr %36, align 8, !tbaa !4
  %70 = add i64 %69, 1
  %71 = udiv i64 %68, %70
  %72 = call i64 @llvm.umin.i64(i64 %71, i64 64)
  %73 = sub i64 %65, %62
  %74 = icmp ugt i64 %73, %72
  %75 = add i64 %72, %62
  %76 = select i1 %74, i64 %75, i64 %65
  %77 = icmp ult i64 %62, %76
  br i1 %77, label %81, label %167

78:                                               ; preds = %164
  %79 = add nuw i64 %85, 1
  %80 = icmp ult i64 %79, %76
  br i1 %80, label %81, label %167, !llvm.loop !123

81:                                               ; preds = %67, %78
  %82 = phi i1 [ %80, %78 ], [ %77, %67 ]
  %83 = phi i32 [ %166, %78 ], [ %61, %67 ]
  %84 = phi i64 [ %165, %78 ], [ 0, %67 ]
  %85 = phi i64 [ %79, %78 ], [ %62, %67 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %86 = load ptr, ptr %37, align 8, !tbaa !97
  %87 = load i64, ptr %38, align 8, !tbaa !27
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %81
  %90 = load ptr, ptr %40, align 8, !tbaa !32
  %91 = mul i64 %85, %41
  %92 = getelementptr inbounds i64, ptr %90, i64 %91
  br label %99

93:                                               ; preds = %81
  %94 = load ptr, ptr %39, align 8, !tbaa !33
  %95 = getelementptr inbounds i32, ptr %94, i64 %85
  %96 = load i32, ptr %95, align 4, !tbaa !20
  %97 = zext i32 %96 to i64
  %98 = or i64 %97, -9223372036854775808
  store i64 %98, ptr %5, align 8, !tbaa !11
  br label %99

99:                                               ; preds = %93, %89
  %100 = phi ptr [ %5, %93 ], [ %92, %89 ]
  %101 = load ptr, ptr %42, align 8, !tbaa !40
  %102 = mul i64 %84, %41
  %103 = getelementptr inbounds i64, ptr %101, i64 %102
  %104 = load ptr, ptr %43, align 8, !tbaa !98
  %105 = getelementptr inbounds i64, ptr %104, i64 %84
  %106 = call i32 %86(ptr noundef %100, ptr noundef %103, ptr noundef %105)
  %107 = icmp sgt i32 %106, -1
  br i1 %107, label %108, label %164

108:                                              ; preds = %99
  %109 = sub nuw i64 %85, %62
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %109
  store i32 %106, ptr %110, align 4, !tbaa !20
  %111 = icmp eq i32 %106, 0
  br i1 %111, label %164, label %112

112:                                              ; preds = %108
  %113 = load ptr, ptr %42, align 8, !tbaa !40
  %114 = load ptr, ptr %45, align 8, !tbaa !41
  %115 = load ptr, ptr %46, align 8, !tbaa !42
  %116 = icmp eq ptr %115, null
  %117 = trunc i64 %84 to i32
  %118 = add i32 %106, %117
  br label %119

119:                                              ; preds = %160, %112
  %120 = phi i64 [ %84, %112 ], [ %161, %160 ]
  %121 = mul i64 %120, %41
  %122 = getelementptr inbounds i64, ptr %113, i64 %121
  br i1 %44, label %141, label %123

123:                                              ; preds = %119, %123
  %124 = phi i64 [ %137, %123 ], [ 0, %119 ]
  %125 = phi i64 [ %136, %123 ], [ -7046029254386353131, %119 ]
  %126 = getelementptr inbounds i64, ptr %122, i64 %124
  %127 = load i64, ptr %126, align 8, !tbaa !11
  %128 = xor i64 %127, %125
  %129 = shl i64 %124, 1
  %130 = add i64 %129, -2960836687051489901
  %131 = zext i64 %128 to i128
  %132 = zext i64 %130 to i128
  %133 = mul nuw i128 %131, %132
  %134 = lshr i128 %133, 64
  %135 = xor i128 %134, %133
  %136 = trunc i128 %135 to i64
  %137 = add nuw i64 %124, 1
  %138 = icmp eq i64 %137, %41
  br i1 %138, label %139, label %123, !llvm.loop !16

139:                                              ; preds = %123
  %140 = trunc i128 %135 to i64
  br label %141

141:                                              ; preds = %139, %119
  %142 = phi i64 [ -7046029254386353131, %119 ], [ %140, %139 ]
  %143 = lshr i64 %142, 32
  %144 = xor i64 %143, %142
  %145 = getelementptr inbounds i64, ptr %114, i64 %120
  store i64 %144, ptr %145, align 8, !tbaa !11
  br i1 %116, label %149, label %146

146:                                              ; preds = %141
  %147 = lshr i64 %144, 6
  %148 = getelementptr inbounds i64, ptr %115, i64 %147
  call void @llvm.prefetch.p0(ptr nonnull %148, i32 0, i32 3, i32 1)
  br label %160

149:                                              ; preds = %141
  %150 = and i64 %144, 63
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %150, i32 1
  %152 = load i64, ptr %151, align 8, !tbaa !30
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %160, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %150
  %156 = load ptr, ptr %155, align 8, !tbaa !31
  %157 = mul i64 %152, %143
  %158 = lshr i64 %157, 32
  %159 = getelementptr inbounds i64, ptr %156, i64 %158
  call void @llvm.prefetch.p0(ptr %159, i32 0, i32 3, i32 1)
  br label %160

160:                                              ; preds = %154, %149, %146
  %161 = add i64 %120, 1
  %162 = trunc i64 %161 to i32
  %163 = icmp eq i32 %118, %162
  br i1 %163, label %164, label %119, !llvm.loop !124

164:                                              ; preds = %160, %108, %99
  %165 = phi i64 [ %84, %99 ], [ %84, %108 ], [ %161, %160 ]
  %166 = phi i32 [ 6, %99 ], [ %83, %108 ], [ %83, %160 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %107, label %78, label %167

167:                                              ; preds = %164, %78, %67
  %168 = phi i1 [ %77, %67 ], [ %82, %164 ], [ %80, %78 ]
  %169 = phi i64 [ 0, %67 ], [ %165, %78 ], [ %165, %164 ]
  %170 = phi i32 [ %61, %67 ], [ %166, %78 ], [ %166, %164 ]
  br i1 %168, label %441, label %171

171:                                              ; preds = %167
  %172 = load i64, ptr %47, align 8, !tbaa !125
  %173 = add i64 %172, %169
  %174 = icmp ult i64 %173, 4294967296
  br i1 %174, label %175, label %441

175:                                              ; preds = %171
  %176 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %169)
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %441, label %178

178:                                              ; preds = %175
  %179 = load i64, ptr %49, align 8, !tbaa !11
  %180 = icmp ult i64 %179, %173
  br i1 %180, label %181, label %217

181:                                              ; preds = %178
  %182 = lshr i64 %179, 2
  %183 = add i64 %179, 1024
  %184 = add i64 %183, %182
  %185 = call i64 @llvm.umax.i64(i64 %184, i64 %173)
  %186 = load i64, ptr %50, align 8, !tbaa !12
  %187 = sub i64 %185, %179
  %188 = shl i64 %187, 2
  %189 = add i64 %186, %188
  %190 = load i64, ptr %51, align 8, !tbaa !13
  %191 = icmp ugt i64 %189, %190
  br i1 %191, label %441, label %192

192:                                              ; preds = %181
  %193 = load ptr, ptr %48, align 8, !tbaa !14
  %194 = shl i64 %185, 2
  %195 = call ptr @resize_memory(ptr noundef %193, i64 noundef %194)
  %196 = icmp eq ptr %195, null
  br i1 %196, label %441, label %197

197:                                              ; preds = %192
  %198 = load ptr, ptr %52, align 8, !tbaa !15
  %199 = icmp eq ptr %198, null
  %200 = icmp ult i64 %194, 4194304
  %201 = or i1 %200, %199
  br i1 %201, label %211, label %202

202:                                              ; preds = %197
  %203 = ptrtoint ptr %195 to i64
  %204 = and i64 %203, -4096
  %205 = add i64 %194, 4095
  %206 = add i64 %205, %203
  %207 = and i64 %206, -4096
  %208 = inttoptr i64 %204 to ptr
  %209 = sub i64 %207, %204
  %210 = call i32 %198(ptr noundef %208, i64 noundef %209, i32 noundef 14)
  br label %211

211:                                              ; preds = %202, %197
  %212 = load i64, ptr %49, align 8, !tbaa !11
  %213 = sub i64 %185, %212
  %214 = shl i64 %213, 2
  %215 = load i64, ptr %50, align 8, !tbaa !12
  %216 = add i64 %214, %215
  store i64 %216, ptr %50, align 8, !tbaa !12
  store ptr %195, ptr %48, align 8, !tbaa !14
  store i64 %185, ptr %49, align 8, !tbaa !11
  br label %217

217:                                              ; preds = %211, %178
  %218 = load i64, ptr %54, align 8, !tbaa !11
  %219 = icmp ult i64 %218, %173
  br i1 %219, label %220, label %253

220:                                              ; preds = %217
  %221 = lshr i64 %218, 2
  %222 = add i64 %218, 1024
  %223 = add i64 %222, %221
  %224 = call i64 @llvm.umax.i64(i64 %223, i64 %173)
  %225 = load i64, ptr %50, align 8, !tbaa !12
  %226 = sub i64 %224, %218
  %227 = add i64 %226, %225
  %228 = load i64, ptr %51, align 8, !tbaa !13
  %229 = icmp ugt i64 %227, %228
  br i1 %229, label %441, label %230

230:                                              ; preds = %220
  %231 = load ptr, ptr %53, align 8, !tbaa !14
  %232 = call ptr @resize_memory(ptr noundef %231, i64 noundef %224)
  %233 = icmp eq ptr %232, null
  br i1 %233, label %441, label %234

234:                                              ; preds = %230
  %235 = load ptr, ptr %52, align 8, !tbaa !15
  %236 = icmp eq ptr %235, null
  %237 = icmp ult i64 %224, 4194304
  %238 = or i1 %237, %236
  br i1 %238, label %248, label %239

239:                                              ; preds = %234
  %240 = ptrtoint ptr %232 to i64
  %241 = and i64 %240, -4096
  %242 = add i64 %224, 4095
  %243 = add i64 %242, %240
  %244 = and i64 %243, -4096
  %245 = inttoptr i64 %241 to ptr
  %246 = sub i64 %244, %241
  %247 = call i32 %235(ptr noundef %245, i64 noundef %246, i32 noundef 14)
  br label %248

248:                                              ; preds = %239, %234
  %249 = load i64, ptr %54, align 8, !tbaa !11
  %250 = sub i64 %224, %249
  %251 = load i64, ptr %50, align 8, !tbaa !12
  %252 = add i64 %250, %251
  store i64 %252, ptr %50, align 8, !tbaa !12
  store ptr %232, ptr %53, align 8, !tbaa !14
  store i64 %224, ptr %54, align 8, !tbaa !11
  br label %253

253:                                              ; preds = %248, %217
  %254 = load i64, ptr %34, align 8, !tbaa !25
  %255 = add i64 %169, 1
  %256 = add i64 %255, %254
  %257 = load i64, ptr %56, align 8, !tbaa !11
  %258 = icmp ult i64 %257, %256
  br i1 %258, label %259, label %295

259:                                              ; preds = %253
  %260 = lshr i64 %257, 2
  %261 = add i64 %257, 1024
  %262 = add i64 %261, %260
  %263 = call i64 @llvm.umax.i64(i64 %262, i64 %256)
  %264 = load i64, ptr %50, align 8, !tbaa !12
  %265 = sub i64 %263, %257
  %266 = shl i64 %265, 2
  %267 = add i64 %264, %266
  %268 = load i64, ptr %51, align 8, !tbaa !13
  %269 = icmp ugt i64 %267, %268
  br i1 %269, label %441, label %270

270:                                              ; preds = %259
  %271 = load ptr, ptr %55, align 8, !tbaa !14
  %272 = shl i64 %263, 2
  %273 = call ptr @resize_memory(ptr noundef %271, i64 noundef %272)
  %274 = icmp eq ptr %273, null
  br i1 %274, label %441, label %275

275:                                              ; preds = %270
  %276 = load ptr, ptr %52, align 8, !tbaa !15
  %277 = icmp eq ptr %276, null
  %278 = icmp ult i64 %272, 4194304
  %279 = or i1 %278, %277
  br i1 %279, label %289, label %280

280:                                              ; preds = %275
  %281 = ptrtoint ptr %273 to i64
  %282 = and i64 %281, -4096
  %283 = add i64 %272, 4095
  %284 = add i64 %283, %281
  %285 = and i64 %284, -4096
  %286 = inttoptr i64 %282 to ptr
  %287 = sub i64 %285, %282
  %288 = call i32 %276(ptr noundef %286, i64 noundef %287, i32 noundef 14)
  br label %289

289:                                              ; preds = %280, %275
  %290 = load i64, ptr %56, align 8, !tbaa !11
  %291 = sub i64 %263, %290
  %292 = shl i64 %291, 2
  %293 = load i64, ptr %50, align 8, !tbaa !12
  %294 = add i64 %292, %293
  store i64 %294, ptr %50, align 8, !tbaa !12
  store ptr %273, ptr %55, align 8, !tbaa !14
  store i64 %263, ptr %56, align 8, !tbaa !11
  br label %295

295:                                              ; preds = %289, %253
  %296 = icmp eq i64 %169, 0
  br i1 %296, label %301, label %297

297:                                              ; preds = %295
  %298 = load ptr, ptr %45, align 8, !tbaa !41
  %299 = load ptr, ptr %46, align 8, !tbaa !42
  %300 = icmp eq ptr %299, null
  br label %302

301:                                              ; preds = %343, %295
  br i1 %77, label %346, label %432

302:                                              ; preds = %343, %297
  %303 = phi i64 [ 0, %297 ], [ %344, %343 ]
  %304 = getelementptr inbounds i64, ptr %298, i64 %303
  %305 = load i64, ptr %304, align 8, !tbaa !11
  br i1 %300, label %306, label %343

306:                                              ; preds = %302
  %307 = and i64 %305, 63
  %308 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %307, i32 1
  %309 = load i64, ptr %308, align 8, !tbaa !30
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %343, label %311

311:                                              ; preds = %306
  %312 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %307
  %313 = lshr i64 %305, 32
  %314 = mul i64 %309, %313
  %315 = lshr i64 %314, 32
  %316 = load ptr, ptr %312, align 8, !tbaa !31
  br label %320

317:                                              ; preds = %326
  %318 = add nuw nsw i64 %321, 1
  %319 = icmp eq i64 %318, 4
  br i1 %319, label %343, label %320, !llvm.loop !57

320:                                              ; preds = %317, %311
  %321 = phi i64 [ 0, %311 ], [ %318, %317 ]
  %322 = add nuw nsw i64 %321, %315
  %323 = getelementptr inbounds i64, ptr %316, i64 %322
  %324 = load i64, ptr %323, align 8, !tbaa !11
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %343, label %326

326:                                              ; preds = %320
  %327 = lshr i64 %324, 32
  %328 = icmp eq i64 %327, %313
  br i1 %328, label %329, label %317

329:                                              ; preds = %326
  %330 = and i64 %324, 4294967295
  %331 = add nsw i64 %330, -1
  %332 = load i64, ptr %38, align 8, !tbaa !27
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %337, label %334

334:                                              ; preds = %329
  %335 = load ptr, ptr %39, align 8, !tbaa !33
  %336 = getelementptr inbounds i32, ptr %335, i64 %331
  br label %341

337:                                              ; preds = %329
  %338 = load ptr, ptr %40, align 8, !tbaa !32
  %339 = mul i64 %331, %41
  %340 = getelementptr inbounds i64, ptr %338, i64 %339
  br label %341

341:                                              ; preds = %334, %337
  %342 = phi ptr [ %340, %337 ], [ %336, %334 ]
  call void @llvm.prefetch.p0(ptr %342, i32 0, i32 3, i32 1)
  br label %343

343:                                              ; preds = %320, %317, %341, %306, %302
  %344 = add nuw i64 %303, 1
  %345 = icmp eq i64 %344, %169
  br i1 %345, label %301, label %302, !llvm.loop !126

346:                                              ; preds = %301, %425
  %347 = phi i1 [ %431, %425 ], [ %77, %301 ]
  %348 = phi i32 [ %424, %425 ], [ %170, %301 ]
  %349 = phi i64 [ %422, %425 ], [ 0, %301 ]
  %350 = phi i64 [ %430, %425 ], [ %62, %301 ]
  %351 = sub nuw i64 %350, %62
  %352 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83, i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !20
  %354 = zext i32 %353 to i64
  %355 = add i64 %349, %354
  %356 = icmp ult i64 %349, %355
  br i1 %356, label %357, label %421

357:                                              ; preds = %346, %417
  %358 = phi i1 [ %419, %417 ], [ %356, %346 ]
  %359 = phi i32 [ %416, %417 ], [ %348, %346 ]
  %360 = phi i64 [ %418, %417 ], [ %349, %346 ]
  %361 = load ptr, ptr %42, align 8, !tbaa !40
  %362 = mul i64 %360, %41
  %363 = getelementptr inbounds i64, ptr %361, i64 %362
  %364 = load ptr, ptr %45, align 8, !tbaa !41
  %365 = getelementptr inbounds i64, ptr %364, i64 %360
  %366 = load i64, ptr %365, align 8, !tbaa !11
  %367 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %363, i64 noundef %366)
  %368 = icmp slt i64 %367, 0
  br i1 %368, label %414, label %369

369:                                              ; preds = %357
  %370 = load ptr, ptr %43, align 8, !tbaa !98
  %371 = getelementptr inbounds i64, ptr %370, i64 %360
  %372 = load i64, ptr %371, align 8, !tbaa !11
  %373 = load i64, ptr %57, align 8, !tbaa !127
  %374 = icmp ne i64 %373, 0
  br i1 %374, label %375, label %392

375:                                              ; preds = %369
  %376 = load i64, ptr %58, align 8, !tbaa !11
  %377 = icmp eq i64 %376, %372
  br i1 %377, label %384, label %388

378:                                              ; preds = %388
  %379 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %390
  %380 = load i64, ptr %379, align 8, !tbaa !11
  %381 = icmp eq i64 %380, %372
  br i1 %381, label %382, label %388, !llvm.loop !128

382:                                              ; preds = %378
  %383 = icmp ult i64 %390, %373
  br label %384

384:                                              ; preds = %382, %375
  %385 = phi i1 [ true, %375 ], [ %383, %382 ]
  %386 = phi i64 [ 0, %375 ], [ %390, %382 ]
  %387 = trunc i64 %386 to i32
  br label %392

388:                                              ; preds = %375, %378
  %389 = phi i64 [ %390, %378 ], [ 0, %375 ]
  %390 = add nuw i64 %389, 1
  %391 = icmp eq i64 %390, %373
  br i1 %391, label %392, label %378, !llvm.loop !128

392:                                              ; preds = %388, %384, %369
  %393 = phi i1 [ %385, %384 ], [ %374, %369 ], [ false, %388 ]
  %394 = phi i32 [ %387, %384 ], [ undef, %369 ], [ undef, %388 ]
  br i1 %393, label %402, label %395

395:                                              ; preds = %392
  %396 = icmp eq i64 %373, 256
  br i1 %396, label %402, label %397

397:                                              ; preds = %395
  %398 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %373
  store i64 %372, ptr %398, align 8, !tbaa !11
  %399 = load i64, ptr %57, align 8, !tbaa !127
  %400 = add i64 %399, 1
  store i64 %400, ptr %57, align 8, !tbaa !127
  %401 = trunc i64 %399 to i32
  br label %402

402:                                              ; preds = %397, %395, %392
  %403 = phi i32 [ %394, %392 ], [ %401, %397 ], [ -1, %395 ]
  %404 = icmp slt i32 %403, 0
  br i1 %404, label %414, label %405

405:                                              ; preds = %402
  %406 = trunc i64 %367 to i32
  %407 = load ptr, ptr %48, align 8, !tbaa !129
  %408 = load i64, ptr %47, align 8, !tbaa !125
  %409 = getelementptr inbounds i32, ptr %407, i64 %408
  store i32 %406, ptr %409, align 4, !tbaa !20
  %410 = trunc i32 %403 to i8
  %411 = load ptr, ptr %53, align 8, !tbaa !130
  %412 = add i64 %408, 1
  store i64 %412, ptr %47, align 8, !tbaa !125
  %413 = getelementptr inbounds i8, ptr %411, i64 %408
  store i8 %410, ptr %413, align 1, !tbaa !131
  br label %414

414:                                              ; preds = %405, %402, %357
  %415 = phi i1 [ true, %405 ], [ false, %402 ], [ false, %357 ]
  %416 = phi i32 [ %359, %405 ], [ 6, %402 ], [ 4, %357 ]
  br i1 %415, label %417, label %421

417:                                              ; preds = %414
  %418 = add nuw i64 %360, 1
  %419 = icmp ult i64 %418, %355
  %420 = icmp eq i64 %418, %355
  br i1 %420, label %421, label %357, !llvm.loop !132

421:                                              ; preds = %417, %414, %346
  %422 = phi i64 [ %349, %346 ], [ %360, %414 ], [ %418, %417 ]
  %423 = phi i1 [ %356, %346 ], [ %358, %414 ], [ %419, %417 ]
  %424 = phi i32 [ %348, %346 ], [ %416, %414 ], [ %416, %417 ]
  br i1 %423, label %432, label %425

425:                                              ; preds = %421
  %426 = load i64, ptr %47, align 8, !tbaa !125
  %427 = trunc i64 %426 to i32
  %428 = load ptr, ptr %55, align 8, !tbaa !133
  %429 = getelementptr inbounds i32, ptr %428, i64 %350
  store i32 %427, ptr %429, align 4, !tbaa !20
  %430 = add nuw i64 %350, 1
  %431 = icmp ult i64 %430, %76
  br i1 %431, label %346, label %432, !llvm.loop !134

432:                                              ; preds = %425, %421, %301
  %433 = phi i1 [ %77, %301 ], [ %347, %421 ], [ %431, %425 ]
  %434 = phi i32 [ %170, %301 ], [ %424, %421 ], [ %424, %425 ]
  br i1 %433, label %441, label %435

435:                                              ; preds = %432
  store i64 %76, ptr %31, align 8, !tbaa !37
  %436 = load i64, ptr %34, align 8, !tbaa !25
  %437 = load i64, ptr %59, align 8, !tbaa !45
  %438 = icmp ugt i64 %436, %437
  %439 = zext i1 %438 to i32
  %440 = select i1 %438, i32 5, i32 %434
  br label %441

441:                                              ; preds = %435, %432, %270, %259, %230, %220, %192, %181, %175, %171, %167
  %442 = phi i32 [ 1, %167 ], [ 1, %432 ], [ 1, %171 ], [ 1, %175 ], [ %439, %435 ], [ 1, %181 ], [ 1, %192 ], [ 1, %220 ], [ 1, %230 ], [ 1, %259 ], [ 1, %270 ]
  %443 = phi i32 [ %170, %167 ], [ %434, %432 ], [ 6, %171 ], [ 4, %175 ], [ %440, %435 ], [ 4, %181 ], [ 4, %192 ], [ 4, %220 ], [ 4, %230 ], [ 4, %259 ], [ 4, %270 ]
  %444 = icmp eq i32 %442, 0
  br i1 %444, label %60, label %445, !llvm.loop !135

445:                                              ; preds = %60, %64, %441
  %446 = phi i32 [ 2, %64 ], [ 0, %60 ], [ %443, %441 ]
  %447 = icmp eq i32 %446, 2
  br i1 %447, label %448, label %989

448:                                              ; preds = %445
  %449 = load i64, ptr %47, align 8, !tbaa !125
  %450 = mul i64 %449, 5
  %451 = load i64, ptr %34, align 8, !tbaa !25
  %452 = add i64 %451, 1
  %453 = shl i64 %452, 2
  %454 = load i64, ptr %50, align 8, !tbaa !12
  %455 = add i64 %454, %450
  %456 = add i64 %455, %453
  %457 = load i64, ptr %51, align 8, !tbaa !13
  %458 = icmp ugt i64 %456, %457
  br i1 %458, label %621, label %459

459:                                              ; preds = %448
  %460 = call ptr @take_memory(i64 noundef %452, i64 noundef 4)
  %461 = load i64, ptr %47, align 8, !tbaa !125
  %462 = add i64 %461, 1
  %463 = call ptr @take_memory(i64 noundef %462, i64 noundef 4)
  %464 = load i64, ptr %47, align 8, !tbaa !125
  %465 = add i64 %464, 1
  %466 = call ptr @take_memory(i64 noundef %465, i64 noundef 1)
  %467 = icmp ne ptr %460, null
  %468 = icmp ne ptr %463, null
  %469 = select i1 %467, i1 %468, i1 false
  %470 = icmp ne ptr %466, null
  %471 = select i1 %469, i1 %470, i1 false
  br i1 %471, label %472, label %588

472:                                              ; preds = %459
  %473 = load i64, ptr %34, align 8, !tbaa !25
  %474 = shl i64 %473, 2
  %475 = add i64 %474, 4
  %476 = load ptr, ptr %52, align 8, !tbaa !15
  %477 = icmp eq ptr %476, null
  %478 = icmp ult i64 %475, 4194304
  %479 = or i1 %477, %478
  br i1 %479, label %489, label %480

480:                                              ; preds = %472
  %481 = ptrtoint ptr %460 to i64
  %482 = and i64 %481, -4096
  %483 = add i64 %481, 4099
  %484 = add i64 %483, %474
  %485 = and i64 %484, -4096
  %486 = inttoptr i64 %482 to ptr
  %487 = sub i64 %485, %482
  %488 = call i32 %476(ptr noundef %486, i64 noundef %487, i32 noundef 14)
  br label %489

489:                                              ; preds = %480, %472
  %490 = load i64, ptr %47, align 8, !tbaa !125
  %491 = shl i64 %490, 2
  %492 = load ptr, ptr %52, align 8, !tbaa !15
  %493 = icmp eq ptr %492, null
  %494 = icmp ult i64 %491, 4194304
  %495 = or i1 %494, %493
  br i1 %495, label %505, label %496

496:                                              ; preds = %489
  %497 = ptrtoint ptr %463 to i64
  %498 = and i64 %497, -4096
  %499 = add i64 %497, 4095
  %500 = add i64 %499, %491
  %501 = and i64 %500, -4096
  %502 = inttoptr i64 %498 to ptr
  %503 = sub i64 %501, %498
  %504 = call i32 %492(ptr noundef %502, i64 noundef %503, i32 noundef 14)
  br label %505

505:                                              ; preds = %496, %489
  %506 = load i64, ptr %47, align 8, !tbaa !125
  %507 = icmp eq i64 %506, 0
  br i1 %507, label %510, label %508

508:                                              ; preds = %505
  %509 = load ptr, ptr %48, align 8, !tbaa !129
  br label %515

510:                                              ; preds = %515, %505
  %511 = load i64, ptr %34, align 8, !tbaa !25
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %526, label %513

513:                                              ; preds = %510
  %514 = load i32, ptr %460, align 4
  br label %528

515:                                              ; preds = %515, %508
  %516 = phi i64 [ 0, %508 ], [ %524, %515 ]
  %517 = getelementptr inbounds i32, ptr %509, i64 %516
  %518 = load i32, ptr %517, align 4, !tbaa !20
  %519 = add i32 %518, 1
  %520 = zext i32 %519 to i64
  %521 = getelementptr inbounds i32, ptr %460, i64 %520
  %522 = load i32, ptr %521, align 4, !tbaa !20
  %523 = add i32 %522, 1
  store i32 %523, ptr %521, align 4, !tbaa !20
  %524 = add nuw i64 %516, 1
  %525 = icmp eq i64 %524, %506
  br i1 %525, label %510, label %515, !llvm.loop !136

526:                                              ; preds = %528, %510
  %527 = call i64 @llvm.usub.sat.i64(i64 %506, i64 1)
  br i1 %512, label %588, label %536

528:                                              ; preds = %513, %528
  %529 = phi i32 [ %514, %513 ], [ %534, %528 ]
  %530 = phi i64 [ 0, %513 ], [ %531, %528 ]
  %531 = add nuw i64 %530, 1
  %532 = getelementptr inbounds i32, ptr %460, i64 %531
  %533 = load i32, ptr %532, align 4, !tbaa !20
  %534 = add i32 %533, %529
  store i32 %534, ptr %532, align 4, !tbaa !20
  %535 = icmp eq i64 %531, %511
  br i1 %535, label %526, label %528, !llvm.loop !137

536:                                              ; preds = %526, %583
  %537 = phi i64 [ %585, %583 ], [ 0, %526 ]
  %538 = phi i64 [ %584, %583 ], [ 0, %526 ]
  %539 = load ptr, ptr %55, align 8, !tbaa !133
  %540 = getelementptr inbounds i32, ptr %539, i64 %537
  %541 = load i32, ptr %540, align 4, !tbaa !20
  %542 = zext i32 %541 to i64
  %543 = icmp ult i64 %538, %542
  br i1 %543, label %544, label %583

544:                                              ; preds = %536
  %545 = trunc i64 %537 to i32
  br label %546

546:                                              ; preds = %546, %544
  %547 = phi i64 [ %538, %544 ], [ %577, %546 ]
  %548 = add nuw nsw i64 %547, 8
  %549 = call i64 @llvm.umin.i64(i64 %548, i64 %527)
  %550 = add nuw nsw i64 %547, 32
  %551 = call i64 @llvm.umin.i64(i64 %550, i64 %527)
  %552 = load ptr, ptr %48, align 8, !tbaa !129
  %553 = getelementptr inbounds i32, ptr %552, i64 %551
  %554 = load i32, ptr %553, align 4, !tbaa !20
  %555 = zext i32 %554 to i64
  %556 = getelementptr inbounds i32, ptr %460, i64 %555
  call void @llvm.prefetch.p0(ptr nonnull %556, i32 1, i32 3, i32 1)
  %557 = getelementptr inbounds i32, ptr %552, i64 %549
  %558 = load i32, ptr %557, align 4, !tbaa !20
  %559 = zext i32 %558 to i64
  %560 = getelementptr inbounds i32, ptr %460, i64 %559
  %561 = load i32, ptr %560, align 4, !tbaa !20
  %562 = zext i32 %561 to i64
  %563 = getelementptr inbounds i32, ptr %463, i64 %562
  call void @llvm.prefetch.p0(ptr nonnull %563, i32 1, i32 3, i32 1)
  %564 = getelementptr inbounds i8, ptr %466, i64 %562
  call void @llvm.prefetch.p0(ptr nonnull %564, i32 1, i32 3, i32 1)
  %565 = getelementptr inbounds i32, ptr %552, i64 %547
  %566 = load i32, ptr %565, align 4, !tbaa !20
  %567 = zext i32 %566 to i64
  %568 = getelementptr inbounds i32, ptr %460, i64 %567
  %569 = load i32, ptr %568, align 4, !tbaa !20
  %570 = add i32 %569, 1
  store i32 %570, ptr %568, align 4, !tbaa !20
  %571 = zext i32 %569 to i64
  %572 = getelementptr inbounds i32, ptr %463, i64 %571
  store i32 %545, ptr %572, align 4, !tbaa !20
  %573 = load ptr, ptr %53, align 8, !tbaa !130
  %574 = getelementptr inbounds i8, ptr %573, i64 %547
  %575 = load i8, ptr %574, align 1, !tbaa !131
  %576 = getelementptr inbounds i8, ptr %466, i64 %571
  store i8 %575, ptr %576, align 1, !tbaa !131
  %577 = add nuw nsw i64 %547, 1
  %578 = load ptr, ptr %55, align 8, !tbaa !133
  %579 = getelementptr inbounds i32, ptr %578, i64 %537
  %580 = load i32, ptr %579, align 4, !tbaa !20
  %581 = zext i32 %580 to i64
  %582 = icmp ult i64 %577, %581
  br i1 %582, label %546, label %583, !llvm.loop !138

583:                                              ; preds = %546, %536
  %584 = phi i64 [ %538, %536 ], [ %577, %546 ]
  %585 = add nuw i64 %537, 1
  %586 = load i64, ptr %34, align 8, !tbaa !25
  %587 = icmp ult i64 %585, %586
  br i1 %587, label %536, label %588, !llvm.loop !139

588:                                              ; preds = %583, %526, %459
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %589 = load ptr, ptr %55, align 8, !tbaa !133
  store ptr %589, ptr %4, align 16, !tbaa !14
  %590 = getelementptr inbounds ptr, ptr %4, i64 1
  %591 = load ptr, ptr %48, align 8, !tbaa !129
  store ptr %591, ptr %590, align 8, !tbaa !14
  %592 = getelementptr inbounds ptr, ptr %4, i64 2
  %593 = load ptr, ptr %53, align 8, !tbaa !130
  store ptr %593, ptr %592, align 16, !tbaa !14
  br label %612

594:                                              ; preds = %618
  %595 = load i64, ptr %47, align 8, !tbaa !125
  %596 = mul i64 %595, 5
  %597 = load i64, ptr %34, align 8, !tbaa !25
  %598 = shl i64 %597, 2
  %599 = add i64 %598, %596
  %600 = load i64, ptr %50, align 8, !tbaa !12
  %601 = add i64 %599, %600
  store i64 %601, ptr %50, align 8, !tbaa !12
  %602 = load i64, ptr %49, align 8, !tbaa !140
  %603 = load i64, ptr %54, align 8, !tbaa !141
  %604 = load i64, ptr %56, align 8, !tbaa !142
  %605 = add i64 %604, %602
  %606 = shl i64 %605, 2
  %607 = add i64 %603, %606
  %608 = sub i64 %601, %607
  store i64 %608, ptr %50, align 8, !tbaa !12
  store ptr %460, ptr %55, align 8, !tbaa !133
  store ptr %463, ptr %48, align 8, !tbaa !129
  store ptr %466, ptr %53, align 8, !tbaa !130
  %609 = add i64 %597, 1
  store i64 %609, ptr %56, align 8, !tbaa !142
  %610 = add i64 %595, 1
  store i64 %610, ptr %54, align 8, !tbaa !141
  store i64 %610, ptr %49, align 8, !tbaa !140
  %611 = select i1 %471, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %621

612:                                              ; preds = %618, %588
  %613 = phi i64 [ 0, %588 ], [ %619, %618 ]
  %614 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %613
  %615 = load ptr, ptr %614, align 8, !tbaa !14
  %616 = icmp eq ptr %615, null
  br i1 %616, label %618, label %617

617:                                              ; preds = %612
  call void @give_back(ptr noundef nonnull %615)
  br label %618

618:                                              ; preds = %617, %612
  %619 = add nuw nsw i64 %613, 1
  %620 = icmp eq i64 %619, 3
  br i1 %620, label %594, label %612, !llvm.loop !143

621:                                              ; preds = %448, %594
  %622 = phi i32 [ %611, %594 ], [ 4, %448 ]
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %624, label %989

624:                                              ; preds = %621
  %625 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %626 = load i64, ptr %34, align 8, !tbaa !25
  %627 = load i64, ptr %625, align 8, !tbaa !11
  %628 = icmp ult i64 %627, %626
  br i1 %628, label %629, label %665

629:                                              ; preds = %624
  %630 = lshr i64 %627, 2
  %631 = add i64 %627, 1024
  %632 = add i64 %631, %630
  %633 = call i64 @llvm.umax.i64(i64 %632, i64 %626)
  %634 = load i64, ptr %50, align 8, !tbaa !12
  %635 = sub i64 %633, %627
  %636 = shl i64 %635, 3
  %637 = add i64 %634, %636
  %638 = load i64, ptr %51, align 8, !tbaa !13
  %639 = icmp ugt i64 %637, %638
  br i1 %639, label %989, label %640

640:                                              ; preds = %629
  %641 = load ptr, ptr %6, align 8, !tbaa !14
  %642 = shl i64 %633, 3
  %643 = call ptr @resize_memory(ptr noundef %641, i64 noundef %642)
  %644 = icmp eq ptr %643, null
  br i1 %644, label %989, label %645

645:                                              ; preds = %640
  %646 = load ptr, ptr %52, align 8, !tbaa !15
  %647 = icmp eq ptr %646, null
  %648 = icmp ult i64 %642, 4194304
  %649 = or i1 %648, %647
  br i1 %649, label %659, label %650

650:                                              ; preds = %645
  %651 = ptrtoint ptr %643 to i64
  %652 = and i64 %651, -4096
  %653 = add i64 %642, 4095
  %654 = add i64 %653, %651
  %655 = and i64 %654, -4096
  %656 = inttoptr i64 %652 to ptr
  %657 = sub i64 %655, %652
  %658 = call i32 %646(ptr noundef %656, i64 noundef %657, i32 noundef 14)
  br label %659

659:                                              ; preds = %650, %645
  %660 = load i64, ptr %625, align 8, !tbaa !11
  %661 = sub i64 %633, %660
  %662 = shl i64 %661, 3
  %663 = load i64, ptr %50, align 8, !tbaa !12
  %664 = add i64 %662, %663
  store i64 %664, ptr %50, align 8, !tbaa !12
  store ptr %643, ptr %6, align 8, !tbaa !14
  store i64 %633, ptr %625, align 8, !tbaa !11
  br label %665

665:                                              ; preds = %659, %624
  %666 = load i64, ptr %34, align 8, !tbaa !25
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %670, label %668

668:                                              ; preds = %665
  %669 = load ptr, ptr %6, align 8, !tbaa !122
  br label %677

670:                                              ; preds = %677, %665
  %671 = load i64, ptr %34, align 8, !tbaa !25
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %989, label %673

673:                                              ; preds = %670
  %674 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %675 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %676 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  br label %683

677:                                              ; preds = %677, %668
  %678 = phi i64 [ 0, %668 ], [ %680, %677 ]
  %679 = getelementptr inbounds i64, ptr %669, i64 %678
  store i64 -1, ptr %679, align 8, !tbaa !11
  %680 = add nuw i64 %678, 1
  %681 = load i64, ptr %34, align 8, !tbaa !25
  %682 = icmp ult i64 %680, %681
  br i1 %682, label %677, label %670, !llvm.loop !144

683:                                              ; preds = %733, %673
  %684 = phi i32 [ undef, %673 ], [ %732, %733 ]
  %685 = phi i64 [ 0, %673 ], [ %734, %733 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %686 = load ptr, ptr %674, align 8, !tbaa !43
  %687 = load i64, ptr %38, align 8, !tbaa !27
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %689, label %693

689:                                              ; preds = %683
  %690 = load ptr, ptr %40, align 8, !tbaa !32
  %691 = mul i64 %685, %41
  %692 = getelementptr inbounds i64, ptr %690, i64 %691
  br label %699

693:                                              ; preds = %683
  %694 = load ptr, ptr %39, align 8, !tbaa !33
  %695 = getelementptr inbounds i32, ptr %694, i64 %685
  %696 = load i32, ptr %695, align 4, !tbaa !20
  %697 = zext i32 %696 to i64
  %698 = or i64 %697, -9223372036854775808
  store i64 %698, ptr %3, align 8, !tbaa !11
  br label %699

699:                                              ; preds = %693, %689
  %700 = phi ptr [ %3, %693 ], [ %692, %689 ]
  %701 = call i32 %686(ptr noundef %700)
  %702 = icmp slt i32 %701, 1
  br i1 %702, label %730, label %703

703:                                              ; preds = %699
  %704 = trunc i64 %685 to i32
  %705 = load ptr, ptr %6, align 8, !tbaa !122
  %706 = and i64 %685, 4294967295
  %707 = getelementptr inbounds i64, ptr %705, i64 %706
  %708 = load i64, ptr %707, align 8, !tbaa !11
  %709 = icmp eq i64 %708, 0
  br i1 %709, label %725, label %710

710:                                              ; preds = %703
  store i64 0, ptr %707, align 8, !tbaa !11
  %711 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %712 = icmp eq i32 %711, 0
  br i1 %712, label %725, label %713

713:                                              ; preds = %710
  %714 = load i64, ptr %675, align 8, !tbaa !87
  %715 = add i64 %714, 1
  store i64 %715, ptr %675, align 8, !tbaa !87
  %716 = trunc i64 %714 to i32
  %717 = load ptr, ptr %676, align 8, !tbaa !92
  %718 = and i64 %714, 4294967295
  %719 = getelementptr inbounds %struct.Record, ptr %717, i64 %718
  store i64 0, ptr %719, align 8, !tbaa.struct !103
  %720 = getelementptr inbounds i8, ptr %719, i64 8
  store i32 %704, ptr %720, align 8, !tbaa.struct !104
  %721 = getelementptr inbounds i8, ptr %719, i64 12
  store i32 0, ptr %721, align 4, !tbaa.struct !105
  %722 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %716, i32 noundef 0)
  %723 = icmp eq i32 %722, 0
  %724 = select i1 %723, i32 4, i32 0
  br label %725

725:                                              ; preds = %713, %710, %703
  %726 = phi i32 [ %724, %713 ], [ 0, %703 ], [ 4, %710 ]
  %727 = icmp eq i32 %726, 0
  %728 = lshr exact i32 %726, 2
  %729 = select i1 %727, i32 %684, i32 %726
  br label %730

730:                                              ; preds = %725, %699
  %731 = phi i32 [ %728, %725 ], [ 7, %699 ]
  %732 = phi i32 [ %729, %725 ], [ %684, %699 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  switch i32 %731, label %989 [
    i32 0, label %733
    i32 7, label %733
  ]

733:                                              ; preds = %730, %730
  %734 = add nuw i64 %685, 1
  %735 = load i64, ptr %34, align 8, !tbaa !25
  %736 = icmp ult i64 %734, %735
  br i1 %736, label %683, label %989, !llvm.loop !145

737:                                              ; preds = %986
  %738 = add i64 %742, -1
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %989, label %740, !llvm.loop !146

740:                                              ; preds = %11, %737
  %741 = phi i32 [ undef, %11 ], [ %988, %737 ]
  %742 = phi i64 [ %1, %11 ], [ %738, %737 ]
  %743 = load i64, ptr %12, align 8, !tbaa !90
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %745, label %830

745:                                              ; preds = %740
  %746 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %747 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %748 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %749 = load i64, ptr %748, align 8, !tbaa !25
  %750 = load i64, ptr %747, align 8, !tbaa !11
  %751 = icmp ult i64 %750, %749
  br i1 %751, label %752, label %791

752:                                              ; preds = %745
  %753 = lshr i64 %750, 2
  %754 = add i64 %750, 1024
  %755 = add i64 %754, %753
  %756 = tail call i64 @llvm.umax.i64(i64 %755, i64 %749)
  %757 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %758 = load i64, ptr %757, align 8, !tbaa !12
  %759 = sub i64 %756, %750
  %760 = shl i64 %759, 1
  %761 = add i64 %758, %760
  %762 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %763 = load i64, ptr %762, align 8, !tbaa !13
  %764 = icmp ugt i64 %761, %763
  br i1 %764, label %989, label %765

765:                                              ; preds = %752
  %766 = load ptr, ptr %746, align 8, !tbaa !14
  %767 = shl i64 %756, 1
  %768 = tail call ptr @resize_memory(ptr noundef %766, i64 noundef %767)
  %769 = icmp eq ptr %768, null
  br i1 %769, label %989, label %770

770:                                              ; preds = %765
  %771 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %772 = load ptr, ptr %771, align 8, !tbaa !15
  %773 = icmp eq ptr %772, null
  %774 = icmp ult i64 %767, 4194304
  %775 = or i1 %774, %773
  br i1 %775, label %785, label %776

776:                                              ; preds = %770
  %777 = ptrtoint ptr %768 to i64
  %778 = and i64 %777, -4096
  %779 = add i64 %767, 4095
  %780 = add i64 %779, %777
  %781 = and i64 %780, -4096
  %782 = inttoptr i64 %778 to ptr
  %783 = sub i64 %781, %778
  %784 = tail call i32 %772(ptr noundef %782, i64 noundef %783, i32 noundef 14)
  br label %785

785:                                              ; preds = %776, %770
  %786 = load i64, ptr %747, align 8, !tbaa !11
  %787 = sub i64 %756, %786
  %788 = shl i64 %787, 1
  %789 = load i64, ptr %757, align 8, !tbaa !12
  %790 = add i64 %788, %789
  store i64 %790, ptr %757, align 8, !tbaa !12
  store ptr %768, ptr %746, align 8, !tbaa !14
  store i64 %756, ptr %747, align 8, !tbaa !11
  br label %791

791:                                              ; preds = %785, %745
  %792 = load i64, ptr %748, align 8, !tbaa !25
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %989, label %794

794:                                              ; preds = %791
  %795 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %796 = load i64, ptr %795, align 8, !tbaa !147
  %797 = icmp eq i64 %796, 0
  %798 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %799 = load ptr, ptr %6, align 8, !tbaa !122
  %800 = load ptr, ptr %746, align 8, !tbaa !148
  br label %801

801:                                              ; preds = %819, %794
  %802 = phi i64 [ 0, %794 ], [ %828, %819 ]
  br i1 %797, label %819, label %803

803:                                              ; preds = %801
  %804 = load ptr, ptr %798, align 8, !tbaa !149
  %805 = getelementptr inbounds i64, ptr %799, i64 %802
  %806 = load i64, ptr %805, align 8, !tbaa !11
  br label %807

807:                                              ; preds = %807, %803
  %808 = phi i64 [ %796, %803 ], [ %817, %807 ]
  %809 = phi i64 [ 0, %803 ], [ %816, %807 ]
  %810 = add i64 %809, %808
  %811 = lshr i64 %810, 1
  %812 = getelementptr inbounds i64, ptr %804, i64 %811
  %813 = load i64, ptr %812, align 8, !tbaa !11
  %814 = icmp ult i64 %813, %806
  %815 = add nuw i64 %811, 1
  %816 = select i1 %814, i64 %815, i64 %809
  %817 = select i1 %814, i64 %808, i64 %811
  %818 = icmp ult i64 %816, %817
  br i1 %818, label %807, label %819, !llvm.loop !150

819:                                              ; preds = %807, %801
  %820 = phi i64 [ 0, %801 ], [ %816, %807 ]
  %821 = getelementptr inbounds i64, ptr %799, i64 %802
  %822 = load i64, ptr %821, align 8, !tbaa !11
  %823 = icmp eq i64 %822, -1
  %824 = trunc i64 %820 to i16
  %825 = add i16 %824, 1
  %826 = select i1 %823, i16 0, i16 %825
  %827 = getelementptr inbounds i16, ptr %800, i64 %802
  store i16 %826, ptr %827, align 2, !tbaa !151
  %828 = add nuw i64 %802, 1
  %829 = icmp eq i64 %828, %792
  br i1 %829, label %989, label %801, !llvm.loop !153

830:                                              ; preds = %740
  %831 = tail call fastcc i32 @pop(ptr noundef %0)
  %832 = load ptr, ptr %13, align 8, !tbaa !92
  %833 = zext i32 %831 to i64
  %834 = getelementptr inbounds %struct.Record, ptr %832, i64 %833
  %835 = getelementptr inbounds %struct.Record, ptr %832, i64 %833, i32 1
  %836 = load i32, ptr %835, align 8, !tbaa !93
  %837 = load i64, ptr %834, align 8, !tbaa !95
  %838 = load ptr, ptr %6, align 8, !tbaa !122
  %839 = zext i32 %836 to i64
  %840 = getelementptr inbounds i64, ptr %838, i64 %839
  %841 = load i64, ptr %840, align 8, !tbaa !11
  %842 = icmp eq i64 %841, %837
  br i1 %842, label %843, label %986

843:                                              ; preds = %830
  %844 = load i64, ptr %14, align 8, !tbaa !147
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %854, label %846

846:                                              ; preds = %843
  %847 = load ptr, ptr %15, align 8, !tbaa !149
  %848 = add i64 %844, -1
  %849 = getelementptr inbounds i64, ptr %847, i64 %848
  %850 = load i64, ptr %849, align 8, !tbaa !11
  %851 = icmp eq i64 %850, %837
  br i1 %851, label %899, label %852

852:                                              ; preds = %846
  %853 = icmp eq i64 %844, 65534
  br i1 %853, label %986, label %854

854:                                              ; preds = %843, %852
  %855 = add i64 %844, 1
  %856 = load i64, ptr %17, align 8, !tbaa !11
  %857 = icmp ult i64 %856, %855
  br i1 %857, label %858, label %894

858:                                              ; preds = %854
  %859 = lshr i64 %856, 2
  %860 = add i64 %856, 1024
  %861 = add i64 %860, %859
  %862 = tail call i64 @llvm.umax.i64(i64 %861, i64 %855)
  %863 = load i64, ptr %18, align 8, !tbaa !12
  %864 = sub i64 %862, %856
  %865 = shl i64 %864, 3
  %866 = add i64 %863, %865
  %867 = load i64, ptr %19, align 8, !tbaa !13
  %868 = icmp ugt i64 %866, %867
  br i1 %868, label %986, label %869

869:                                              ; preds = %858
  %870 = load ptr, ptr %16, align 8, !tbaa !14
  %871 = shl i64 %862, 3
  %872 = tail call ptr @resize_memory(ptr noundef %870, i64 noundef %871)
  %873 = icmp eq ptr %872, null
  br i1 %873, label %986, label %874

874:                                              ; preds = %869
  %875 = load ptr, ptr %20, align 8, !tbaa !15
  %876 = icmp eq ptr %875, null
  %877 = icmp ult i64 %871, 4194304
  %878 = or i1 %877, %876
  br i1 %878, label %888, label %879

879:                                              ; preds = %874
  %880 = ptrtoint ptr %872 to i64
  %881 = and i64 %880, -4096
  %882 = add i64 %871, 4095
  %883 = add i64 %882, %880
  %884 = and i64 %883, -4096
  %885 = inttoptr i64 %881 to ptr
  %886 = sub i64 %884, %881
  %887 = tail call i32 %875(ptr noundef %885, i64 noundef %886, i32 noundef 14)
  br label %888

888:                                              ; preds = %879, %874
  %889 = load i64, ptr %17, align 8, !tbaa !11
  %890 = sub i64 %862, %889
  %891 = shl i64 %890, 3
  %892 = load i64, ptr %18, align 8, !tbaa !12
  %893 = add i64 %891, %892
  store i64 %893, ptr %18, align 8, !tbaa !12
  store ptr %872, ptr %16, align 8, !tbaa !14
  store i64 %862, ptr %17, align 8, !tbaa !11
  br label %894

894:                                              ; preds = %888, %854
  %895 = load ptr, ptr %16, align 8, !tbaa !149
  %896 = load i64, ptr %14, align 8, !tbaa !147
  %897 = add i64 %896, 1
  store i64 %897, ptr %14, align 8, !tbaa !147
  %898 = getelementptr inbounds i64, ptr %895, i64 %896
  store i64 %837, ptr %898, align 8, !tbaa !11
  br label %899

899:                                              ; preds = %894, %846
  %900 = load ptr, ptr %21, align 8, !tbaa !120
  %901 = getelementptr inbounds i32, ptr %900, i64 %833
  %902 = load i32, ptr %901, align 4, !tbaa !20
  %903 = icmp eq i32 %902, 0
  br i1 %903, label %913, label %904

904:                                              ; preds = %899
  %905 = load ptr, ptr %22, align 8, !tbaa !133
  %906 = load ptr, ptr %13, align 8, !tbaa !92
  %907 = add i32 %902, -1
  %908 = zext i32 %907 to i64
  %909 = getelementptr inbounds %struct.Record, ptr %906, i64 %908, i32 1
  %910 = load i32, ptr %909, align 8, !tbaa !93
  %911 = zext i32 %910 to i64
  %912 = getelementptr inbounds i32, ptr %905, i64 %911
  tail call void @llvm.prefetch.p0(ptr %912, i32 0, i32 3, i32 1)
  br label %913

913:                                              ; preds = %904, %899
  %914 = icmp eq i32 %836, 0
  br i1 %914, label %921, label %915

915:                                              ; preds = %913
  %916 = load ptr, ptr %23, align 8, !tbaa !133
  %917 = add i32 %836, -1
  %918 = zext i32 %917 to i64
  %919 = getelementptr inbounds i32, ptr %916, i64 %918
  %920 = load i32, ptr %919, align 4, !tbaa !20
  br label %921

921:                                              ; preds = %913, %915
  %922 = phi i32 [ %920, %915 ], [ 0, %913 ]
  %923 = zext i32 %922 to i64
  %924 = load ptr, ptr %24, align 8, !tbaa !133
  %925 = getelementptr inbounds i32, ptr %924, i64 %839
  %926 = load i32, ptr %925, align 4, !tbaa !20
  %927 = zext i32 %926 to i64
  %928 = icmp ult i32 %922, %926
  br i1 %928, label %929, label %932

929:                                              ; preds = %921
  %930 = load ptr, ptr %6, align 8, !tbaa !122
  %931 = load ptr, ptr %25, align 8, !tbaa !129
  br label %934

932:                                              ; preds = %934, %921
  %933 = icmp ult i32 %922, %926
  br i1 %933, label %942, label %986

934:                                              ; preds = %929, %934
  %935 = phi i64 [ %923, %929 ], [ %940, %934 ]
  %936 = getelementptr inbounds i32, ptr %931, i64 %935
  %937 = load i32, ptr %936, align 4, !tbaa !20
  %938 = zext i32 %937 to i64
  %939 = getelementptr inbounds i64, ptr %930, i64 %938
  tail call void @llvm.prefetch.p0(ptr %939, i32 0, i32 3, i32 1)
  %940 = add nuw nsw i64 %935, 1
  %941 = icmp eq i64 %940, %927
  br i1 %941, label %932, label %934, !llvm.loop !154

942:                                              ; preds = %932, %979
  %943 = phi i32 [ %982, %979 ], [ %741, %932 ]
  %944 = phi i64 [ %983, %979 ], [ %923, %932 ]
  %945 = load ptr, ptr %26, align 8, !tbaa !129
  %946 = getelementptr inbounds i32, ptr %945, i64 %944
  %947 = load i32, ptr %946, align 4, !tbaa !20
  %948 = load ptr, ptr %27, align 8, !tbaa !130
  %949 = getelementptr inbounds i8, ptr %948, i64 %944
  %950 = load i8, ptr %949, align 1, !tbaa !131
  %951 = zext i8 %950 to i64
  %952 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %951
  %953 = load i64, ptr %952, align 8, !tbaa !11
  %954 = add i64 %953, %837
  %955 = load ptr, ptr %6, align 8, !tbaa !122
  %956 = zext i32 %947 to i64
  %957 = getelementptr inbounds i64, ptr %955, i64 %956
  %958 = load i64, ptr %957, align 8, !tbaa !11
  %959 = icmp ugt i64 %958, %954
  br i1 %959, label %960, label %979

960:                                              ; preds = %942
  %961 = load i64, ptr %28, align 8, !tbaa !100
  %962 = and i64 %961, %954
  %963 = icmp eq i64 %962, 0
  br i1 %963, label %964, label %979

964:                                              ; preds = %960
  store i64 %954, ptr %957, align 8, !tbaa !11
  %965 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %966 = icmp eq i32 %965, 0
  br i1 %966, label %979, label %967

967:                                              ; preds = %964
  %968 = load i64, ptr %29, align 8, !tbaa !87
  %969 = add i64 %968, 1
  store i64 %969, ptr %29, align 8, !tbaa !87
  %970 = trunc i64 %968 to i32
  %971 = load ptr, ptr %13, align 8, !tbaa !92
  %972 = and i64 %968, 4294967295
  %973 = getelementptr inbounds %struct.Record, ptr %971, i64 %972
  store i64 %954, ptr %973, align 8, !tbaa.struct !103
  %974 = getelementptr inbounds i8, ptr %973, i64 8
  store i32 %947, ptr %974, align 8, !tbaa.struct !104
  %975 = getelementptr inbounds i8, ptr %973, i64 12
  store i32 0, ptr %975, align 4, !tbaa.struct !105
  %976 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef %954, i32 noundef %970, i32 noundef 0)
  %977 = icmp eq i32 %976, 0
  %978 = select i1 %977, i32 4, i32 0
  br label %979

979:                                              ; preds = %942, %960, %964, %967
  %980 = phi i32 [ %978, %967 ], [ 0, %942 ], [ 6, %960 ], [ 4, %964 ]
  %981 = icmp ne i32 %980, 0
  %982 = select i1 %981, i32 %980, i32 %943
  %983 = add nuw nsw i64 %944, 1
  %984 = icmp eq i64 %983, %927
  %985 = select i1 %981, i1 true, i1 %984
  br i1 %985, label %986, label %942, !llvm.loop !155

986:                                              ; preds = %979, %932, %869, %858, %852, %830
  %987 = phi i1 [ true, %852 ], [ false, %830 ], [ true, %858 ], [ true, %869 ], [ false, %932 ], [ %981, %979 ]
  %988 = phi i32 [ 6, %852 ], [ %741, %830 ], [ 4, %858 ], [ 4, %869 ], [ %741, %932 ], [ %982, %979 ]
  br i1 %987, label %989, label %737

989:                                              ; preds = %986, %737, %819, %733, %730, %9, %791, %765, %752, %670, %640, %629, %445, %621
  %990 = phi i32 [ %446, %445 ], [ %622, %621 ], [ 4, %629 ], [ 4, %640 ], [ 0, %670 ], [ 4, %752 ], [ 4, %765 ], [ 2, %791 ], [ 0, %9 ], [ %732, %730 ], [ 0, %733 ], [ 2, %819 ], [ 0, %737 ], [ %988, %986 ]
  ret i32 %990
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [10 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  store ptr %21, ptr %20, align 8, !tbaa !14
  br label %23

22:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %2)
  ret i32 0

23:                                               ; preds = %1, %30
  %24 = phi i64 [ 0, %1 ], [ %31, %30 ]
  %25 = getelementptr inbounds [10 x ptr], ptr %2, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !14
  %27 = load ptr, ptr %26, align 8, !tbaa !14
  %28 = icmp eq ptr %27, null
  br i1 %28, label %30, label %29

29:                                               ; preds = %23
  tail call void @give_back(ptr noundef nonnull %27)
  store ptr null, ptr %26, align 8, !tbaa !14
  br label %30

30:                                               ; preds = %23, %29
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, 10
  br i1 %32, label %22, label %23, !llvm.loop !156
}

declare void @give_back(ptr noundef)

define i64 @search_distance(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) {
  %3 = alloca i64, align 8
  %4 = load i64, ptr @WORDS, align 8, !tbaa !11
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %24, label %6

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %20, %6 ], [ 0, %2 ]
  %8 = phi i64 [ %19, %6 ], [ -7046029254386353131, %2 ]
  %9 = getelementptr inbounds i64, ptr %1, i64 %7
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = xor i64 %10, %8
  %12 = shl i64 %7, 1
  %13 = add i64 %12, -2960836687051489901
  %14 = zext i64 %11 to i128
  %15 = zext i64 %13 to i128
  %16 = mul nuw i128 %14, %15
  %17 = lshr i128 %16, 64
  %18 = xor i128 %17, %16
  %19 = trunc i128 %18 to i64
  %20 = add nuw i64 %7, 1
  %21 = icmp eq i64 %20, %4
  br i1 %21, label %22, label %6, !llvm.loop !16

22:                                               ; preds = %6
  %23 = trunc i128 %18 to i64
  br label %24

24:                                               ; preds = %22, %2
  %25 = phi i64 [ -7046029254386353131, %2 ], [ %23, %22 ]
  %26 = lshr i64 %25, 32
  %27 = xor i64 %26, %25
  %28 = and i64 %27, 63
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %28, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !30
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %108, label %32

32:                                               ; preds = %24
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %28
  %34 = lshr i64 %25, 32
  %35 = mul i64 %30, %34
  %36 = lshr i64 %35, 32
  %37 = load ptr, ptr %33, align 8, !tbaa !31
  %38 = getelementptr inbounds i64, ptr %37, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !11
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %108, label %41

41:                                               ; preds = %32
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  br label %52

47:                                               ; preds = %105
  %48 = add i64 %55, 1
  %49 = getelementptr inbounds i64, ptr %37, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %108, label %52, !llvm.loop !157

52:                                               ; preds = %41, %47
  %53 = phi i64 [ %39, %41 ], [ %50, %47 ]
  %54 = phi i64 [ undef, %41 ], [ %107, %47 ]
  %55 = phi i64 [ %36, %41 ], [ %48, %47 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %56 = lshr i64 %53, 32
  %57 = icmp eq i64 %56, %34
  br i1 %57, label %58, label %105

58:                                               ; preds = %52
  %59 = and i64 %53, 4294967295
  %60 = add nsw i64 %59, -1
  %61 = load i64, ptr %42, align 8, !tbaa !27
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %67

63:                                               ; preds = %58
  %64 = load ptr, ptr %44, align 8, !tbaa !32
  %65 = mul i64 %60, %4
  %66 = getelementptr inbounds i64, ptr %64, i64 %65
  br label %73

67:                                               ; preds = %58
  %68 = load ptr, ptr %43, align 8, !tbaa !33
  %69 = getelementptr inbounds i32, ptr %68, i64 %60
  %70 = load i32, ptr %69, align 4, !tbaa !20
  %71 = zext i32 %70 to i64
  %72 = or i64 %71, -9223372036854775808
  store i64 %72, ptr %3, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %67
  %74 = phi ptr [ %3, %67 ], [ %66, %63 ]
  br i1 %5, label %91, label %75

75:                                               ; preds = %73
  %76 = load i64, ptr %1, align 8, !tbaa !11
  %77 = load i64, ptr %74, align 8, !tbaa !11
  %78 = icmp eq i64 %76, %77
  br i1 %78, label %79, label %91

79:                                               ; preds = %75, %83
  %80 = phi i64 [ %81, %83 ], [ 0, %75 ]
  %81 = add nuw i64 %80, 1
  %82 = icmp eq i64 %81, %4
  br i1 %82, label %89, label %83, !llvm.loop !34

83:                                               ; preds = %79
  %84 = getelementptr inbounds i64, ptr %1, i64 %81
  %85 = load i64, ptr %84, align 8, !tbaa !11
  %86 = getelementptr inbounds i64, ptr %74, i64 %81
  %87 = load i64, ptr %86, align 8, !tbaa !11
  %88 = icmp eq i64 %85, %87
  br i1 %88, label %79, label %89, !llvm.loop !34

89:                                               ; preds = %79, %83
  %90 = icmp uge i64 %81, %4
  br label %91

91:                                               ; preds = %89, %75, %73
  %92 = phi i1 [ %5, %73 ], [ %5, %75 ], [ %90, %89 ]
  br i1 %92, label %93, label %105

93:                                               ; preds = %91
  %94 = load ptr, ptr %45, align 8, !tbaa !148
  %95 = getelementptr inbounds i16, ptr %94, i64 %60
  %96 = load i16, ptr %95, align 2, !tbaa !151
  %97 = icmp eq i16 %96, 0
  br i1 %97, label %105, label %98

98:                                               ; preds = %93
  %99 = zext i16 %96 to i64
  %100 = load ptr, ptr %46, align 8, !tbaa !149
  %101 = add nuw nsw i64 %99, 4294967295
  %102 = and i64 %101, 4294967295
  %103 = getelementptr inbounds i64, ptr %100, i64 %102
  %104 = load i64, ptr %103, align 8, !tbaa !11
  br label %105

105:                                              ; preds = %91, %93, %98, %52
  %106 = phi i1 [ true, %91 ], [ false, %93 ], [ false, %98 ], [ true, %52 ]
  %107 = phi i64 [ %54, %91 ], [ -1, %93 ], [ %104, %98 ], [ %54, %52 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %106, label %47, label %108

108:                                              ; preds = %47, %105, %32, %24
  %109 = phi i64 [ -1, %24 ], [ -1, %32 ], [ %107, %105 ], [ -1, %47 ]
  ret i64 %109
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [24 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %4 = load ptr, ptr %3, align 8, !tbaa !32
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %7 = load ptr, ptr %6, align 8, !tbaa !33
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %16 = load ptr, ptr %15, align 8, !tbaa !42
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %19 = load ptr, ptr %18, align 8, !tbaa !49
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %22 = load ptr, ptr %21, align 8, !tbaa !83
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %25 = load ptr, ptr %24, align 8, !tbaa !92
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %28 = load ptr, ptr %27, align 8, !tbaa !96
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %31 = load ptr, ptr %30, align 8, !tbaa !120
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %34 = load ptr, ptr %33, align 8, !tbaa !117
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %37 = load ptr, ptr %36, align 8, !tbaa !115
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %40 = load ptr, ptr %39, align 8, !tbaa !73
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %43 = load ptr, ptr %42, align 8, !tbaa !70
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %46 = load ptr, ptr %45, align 8, !tbaa !74
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %49 = load ptr, ptr %48, align 8, !tbaa !133
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %52 = load ptr, ptr %51, align 8, !tbaa !129
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %55 = load ptr, ptr %54, align 8, !tbaa !130
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %58 = load ptr, ptr %57, align 8, !tbaa !122
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %61 = load ptr, ptr %60, align 8, !tbaa !148
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %64 = load ptr, ptr %63, align 8, !tbaa !149
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %67 = load ptr, ptr %66, align 8, !tbaa !40
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %70 = load ptr, ptr %69, align 8, !tbaa !98
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %73 = load ptr, ptr %72, align 8, !tbaa !41
  store ptr %73, ptr %71, align 8, !tbaa !14
  br label %74

74:                                               ; preds = %1, %80
  %75 = phi i64 [ 0, %1 ], [ %81, %80 ]
  %76 = getelementptr inbounds [24 x ptr], ptr %2, i64 0, i64 %75
  %77 = load ptr, ptr %76, align 8, !tbaa !14
  %78 = icmp eq ptr %77, null
  br i1 %78, label %80, label %79

79:                                               ; preds = %74
  tail call void @give_back(ptr noundef nonnull %77)
  br label %80

80:                                               ; preds = %74, %79
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, 24
  br i1 %82, label %84, label %74, !llvm.loop !158

83:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %2)
  ret void

84:                                               ; preds = %80, %90
  %85 = phi i64 [ %91, %90 ], [ 0, %80 ]
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %85
  %87 = load ptr, ptr %86, align 8, !tbaa !31
  %88 = icmp eq ptr %87, null
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  tail call void @give_back(ptr noundef nonnull %87)
  br label %90

90:                                               ; preds = %84, %89
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, 64
  br i1 %92, label %83, label %84, !llvm.loop !159
}

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  br label %8

8:                                                ; preds = %75, %2
  %9 = phi i64 [ %4, %2 ], [ %16, %75 ]
  %10 = phi ptr [ null, %2 ], [ %24, %75 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call void @give_back(ptr noundef nonnull %10)
  br label %13

13:                                               ; preds = %12, %8
  %14 = udiv i64 %9, 3
  %15 = add i64 %9, 64
  %16 = add i64 %15, %14
  %17 = load i64, ptr %5, align 8, !tbaa !12
  %18 = add i64 %16, 64
  %19 = shl i64 %18, 3
  %20 = add i64 %17, %19
  %21 = load i64, ptr %6, align 8, !tbaa !13
  %22 = icmp ugt i64 %20, %21
  br i1 %22, label %90, label %23

23:                                               ; preds = %13
  %24 = tail call ptr @take_memory(i64 noundef %18, i64 noundef 8)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %90, label %26

26:                                               ; preds = %23
  %27 = load ptr, ptr %7, align 8, !tbaa !15
  %28 = icmp eq ptr %27, null
  %29 = icmp ult i64 %19, 4194304
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31

31:                                               ; preds = %26
  %32 = ptrtoint ptr %24 to i64
  %33 = and i64 %32, -4096
  %34 = add i64 %19, 4095
  %35 = add i64 %34, %32
  %36 = and i64 %35, -4096
  %37 = inttoptr i64 %33 to ptr
  %38 = sub i64 %36, %33
  %39 = tail call i32 %27(ptr noundef %37, i64 noundef %38, i32 noundef 14)
  br label %40

40:                                               ; preds = %26, %31
  %41 = load i64, ptr %3, align 8, !tbaa !30
  %42 = icmp eq i64 %41, 0
  %43 = add i64 %41, 64
  %44 = icmp eq i64 %43, 0
  %45 = or i1 %42, %44
  switch i64 %41, label %46 [
    i64 -64, label %75
    i64 0, label %75
  ]

46:                                               ; preds = %40
  %47 = load ptr, ptr %1, align 8, !tbaa !31
  %48 = add i64 %16, 62
  br label %49

49:                                               ; preds = %71, %46
  %50 = phi i1 [ %45, %46 ], [ %74, %71 ]
  %51 = phi i64 [ 0, %46 ], [ %72, %71 ]
  %52 = getelementptr inbounds i64, ptr %47, i64 %51
  %53 = load i64, ptr %52, align 8, !tbaa !11
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %69, label %55

55:                                               ; preds = %49
  %56 = lshr i64 %53, 32
  %57 = mul i64 %56, %16
  %58 = lshr i64 %57, 32
  br label %59

59:                                               ; preds = %64, %55
  %60 = phi i64 [ %58, %55 ], [ %65, %64 ]
  %61 = getelementptr inbounds i64, ptr %24, i64 %60
  %62 = load i64, ptr %61, align 8, !tbaa !11
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %59
  %65 = add i64 %60, 1
  %66 = icmp eq i64 %60, %48
  br i1 %66, label %69, label %59, !llvm.loop !160

67:                                               ; preds = %59
  %68 = getelementptr inbounds i64, ptr %24, i64 %60
  store i64 %53, ptr %68, align 8, !tbaa !11
  br label %69

69:                                               ; preds = %64, %67, %49
  %70 = phi i32 [ 4, %49 ], [ 0, %67 ], [ 1, %64 ]
  switch i32 %70, label %75 [
    i32 0, label %71
    i32 4, label %71
  ]

71:                                               ; preds = %69, %69
  %72 = add nuw i64 %51, 1
  %73 = icmp ule i64 %43, %72
  %74 = select i1 %42, i1 true, i1 %73
  br i1 %74, label %75, label %49, !llvm.loop !161

75:                                               ; preds = %69, %71, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !162

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %79 = load i64, ptr %3, align 8, !tbaa !30
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %77
  %82 = load i64, ptr %78, align 8, !tbaa !12
  %83 = shl i64 %79, 3
  %84 = sub i64 -512, %83
  %85 = add i64 %84, %82
  store i64 %85, ptr %78, align 8, !tbaa !12
  %86 = load ptr, ptr %1, align 8, !tbaa !31
  tail call void @give_back(ptr noundef %86)
  br label %87

87:                                               ; preds = %81, %77
  %88 = load i64, ptr %78, align 8, !tbaa !12
  %89 = add i64 %88, %19
  store i64 %89, ptr %78, align 8, !tbaa !12
  store ptr %24, ptr %1, align 8, !tbaa !31
  store i64 %16, ptr %3, align 8, !tbaa !30
  br label %90

90:                                               ; preds = %23, %13, %87
  %91 = phi i32 [ 1, %87 ], [ 0, %13 ], [ 0, %23 ]
  ret i32 %91
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %6 = load i64, ptr %5, align 8, !tbaa !163
  %7 = shl i64 %6, 1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %9 = load i64, ptr %8, align 8, !tbaa !118
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %73, label %11

11:                                               ; preds = %4
  %12 = icmp eq i64 %9, 0
  %13 = shl i64 %9, 1
  %14 = select i1 %12, i64 1024, i64 %13
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = shl i64 %14, 4
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %194, label %22

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %24 = load ptr, ptr %23, align 8, !tbaa !117
  %25 = tail call ptr @take_memory(i64 noundef %14, i64 noundef 16)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %194, label %27

27:                                               ; preds = %22
  store ptr %25, ptr %23, align 8, !tbaa !117
  store i64 %14, ptr %8, align 8, !tbaa !118
  store i64 0, ptr %5, align 8, !tbaa !163
  br i1 %12, label %68, label %29

28:                                               ; preds = %64
  br i1 %12, label %68, label %67

29:                                               ; preds = %27, %64
  %30 = phi i64 [ %65, %64 ], [ 0, %27 ]
  %31 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30
  %32 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !93
  switch i32 %33, label %34 [
    i32 0, label %64
    i32 -1, label %64
  ]

34:                                               ; preds = %29
  %35 = load i64, ptr %31, align 8, !tbaa !95
  %36 = load i64, ptr %8, align 8, !tbaa !118
  %37 = add i64 %36, -1
  %38 = zext i64 %35 to i128
  %39 = mul nuw i128 %38, 11400714819323198485
  %40 = lshr i128 %39, 64
  %41 = xor i128 %40, %39
  %42 = trunc i128 %41 to i64
  %43 = load ptr, ptr %23, align 8, !tbaa !117
  %44 = and i64 %37, %42
  %45 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %44, i32 1
  %46 = load i32, ptr %45, align 8, !tbaa !93
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %34, %53
  %49 = phi i64 [ %55, %53 ], [ %44, %34 ]
  %50 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !95
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %59, label %53

53:                                               ; preds = %48
  %54 = add i64 %49, 1
  %55 = and i64 %54, %37
  %56 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %55, i32 1
  %57 = load i32, ptr %56, align 8, !tbaa !93
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %48, !llvm.loop !119

59:                                               ; preds = %53, %48, %34
  %60 = phi i64 [ %44, %34 ], [ %49, %48 ], [ %55, %53 ]
  %61 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, ptr noundef nonnull align 8 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !103
  %62 = load i64, ptr %5, align 8, !tbaa !163
  %63 = add i64 %62, 1
  store i64 %63, ptr %5, align 8, !tbaa !163
  br label %64

64:                                               ; preds = %59, %29, %29
  %65 = add nuw i64 %30, 1
  %66 = icmp eq i64 %65, %9
  br i1 %66, label %28, label %29, !llvm.loop !164

67:                                               ; preds = %28
  tail call void @give_back(ptr noundef %24)
  br label %68

68:                                               ; preds = %27, %67, %28
  %69 = sub i64 %14, %9
  %70 = shl i64 %69, 4
  %71 = load i64, ptr %15, align 8, !tbaa !12
  %72 = add i64 %71, %70
  store i64 %72, ptr %15, align 8, !tbaa !12
  br label %73

73:                                               ; preds = %68, %4
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %75 = load ptr, ptr %74, align 8, !tbaa !117
  %76 = load i64, ptr %8, align 8, !tbaa !118
  %77 = add i64 %76, -1
  %78 = zext i64 %1 to i128
  %79 = mul nuw i128 %78, 11400714819323198485
  %80 = lshr i128 %79, 64
  %81 = xor i128 %80, %79
  %82 = trunc i128 %81 to i64
  %83 = and i64 %77, %82
  %84 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %83, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !93
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %98, label %87

87:                                               ; preds = %73, %92
  %88 = phi i64 [ %94, %92 ], [ %83, %73 ]
  %89 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !95
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %98, label %92

92:                                               ; preds = %87
  %93 = add i64 %88, 1
  %94 = and i64 %93, %77
  %95 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %94, i32 1
  %96 = load i32, ptr %95, align 8, !tbaa !93
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %87, !llvm.loop !119

98:                                               ; preds = %87, %92, %73
  %99 = phi i64 [ %83, %73 ], [ %88, %87 ], [ %94, %92 ]
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %101 = load ptr, ptr %100, align 8, !tbaa !120
  %102 = zext i32 %2 to i64
  %103 = getelementptr inbounds i32, ptr %101, i64 %102
  store i32 0, ptr %103, align 4, !tbaa !20
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %105 = load i64, ptr %104, align 8, !tbaa !90
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8, !tbaa !90
  %107 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 1
  %108 = load i32, ptr %107, align 8, !tbaa !93
  switch i32 %108, label %109 [
    i32 0, label %119
    i32 -1, label %119
  ]

109:                                              ; preds = %98
  %110 = icmp eq i32 %3, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %109
  store i32 %108, ptr %103, align 4, !tbaa !20
  %112 = add i32 %2, 1
  store i32 %112, ptr %107, align 8, !tbaa !93
  br label %194

113:                                              ; preds = %109
  %114 = add i32 %2, 1
  %115 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 2
  %116 = load i32, ptr %115, align 4, !tbaa !165
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %101, i64 %117
  store i32 %114, ptr %118, align 4, !tbaa !20
  store i32 %2, ptr %115, align 4, !tbaa !165
  br label %194

119:                                              ; preds = %98, %98
  %120 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99
  %121 = icmp eq i32 %108, 0
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %5, align 8, !tbaa !163
  %124 = add i64 %123, %122
  store i64 %124, ptr %5, align 8, !tbaa !163
  %125 = add i32 %2, 1
  store i64 %1, ptr %120, align 8, !tbaa.struct !103
  %126 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %125, ptr %126, align 8, !tbaa.struct !104
  %127 = getelementptr inbounds i8, ptr %120, i64 12
  store i32 %2, ptr %127, align 4, !tbaa.struct !105
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %131 = load i64, ptr %130, align 8, !tbaa !121
  %132 = add i64 %131, 1
  %133 = load i64, ptr %129, align 8, !tbaa !11
  %134 = icmp ult i64 %133, %132
  br i1 %134, label %135, label %174

135:                                              ; preds = %119
  %136 = lshr i64 %133, 2
  %137 = add i64 %133, 1024
  %138 = add i64 %137, %136
  %139 = tail call i64 @llvm.umax.i64(i64 %138, i64 %132)
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %141 = load i64, ptr %140, align 8, !tbaa !12
  %142 = sub i64 %139, %133
  %143 = shl i64 %142, 3
  %144 = add i64 %141, %143
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %146 = load i64, ptr %145, align 8, !tbaa !13
  %147 = icmp ugt i64 %144, %146
  br i1 %147, label %194, label %148

148:                                              ; preds = %135
  %149 = load ptr, ptr %128, align 8, !tbaa !14
  %150 = shl i64 %139, 3
  %151 = tail call ptr @resize_memory(ptr noundef %149, i64 noundef %150)
  %152 = icmp eq ptr %151, null
  br i1 %152, label %194, label %153

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %155 = load ptr, ptr %154, align 8, !tbaa !15
  %156 = icmp eq ptr %155, null
  %157 = icmp ult i64 %150, 4194304
  %158 = or i1 %157, %156
  br i1 %158, label %168, label %159

159:                                              ; preds = %153
  %160 = ptrtoint ptr %151 to i64
  %161 = and i64 %160, -4096
  %162 = add i64 %150, 4095
  %163 = add i64 %162, %160
  %164 = and i64 %163, -4096
  %165 = inttoptr i64 %161 to ptr
  %166 = sub i64 %164, %161
  %167 = tail call i32 %155(ptr noundef %165, i64 noundef %166, i32 noundef 14)
  br label %168

168:                                              ; preds = %159, %153
  %169 = load i64, ptr %129, align 8, !tbaa !11
  %170 = sub i64 %139, %169
  %171 = shl i64 %170, 3
  %172 = load i64, ptr %140, align 8, !tbaa !12
  %173 = add i64 %171, %172
  store i64 %173, ptr %140, align 8, !tbaa !12
  store ptr %151, ptr %128, align 8, !tbaa !14
  store i64 %139, ptr %129, align 8, !tbaa !11
  br label %174

174:                                              ; preds = %168, %119
  %175 = load i64, ptr %130, align 8, !tbaa !121
  %176 = add i64 %175, 1
  store i64 %176, ptr %130, align 8, !tbaa !121
  %177 = icmp eq i64 %175, 0
  br i1 %177, label %190, label %178

178:                                              ; preds = %174
  %179 = load ptr, ptr %128, align 8, !tbaa !115
  br label %180

180:                                              ; preds = %178, %187
  %181 = phi i64 [ %175, %178 ], [ %183, %187 ]
  %182 = add i64 %181, -1
  %183 = lshr i64 %182, 1
  %184 = getelementptr inbounds i64, ptr %179, i64 %183
  %185 = load i64, ptr %184, align 8, !tbaa !11
  %186 = icmp ugt i64 %185, %1
  br i1 %186, label %187, label %190

187:                                              ; preds = %180
  %188 = getelementptr inbounds i64, ptr %179, i64 %181
  store i64 %185, ptr %188, align 8, !tbaa !11
  %189 = icmp ult i64 %182, 2
  br i1 %189, label %190, label %180, !llvm.loop !166

190:                                              ; preds = %180, %187, %174
  %191 = phi i64 [ %175, %174 ], [ %181, %180 ], [ %183, %187 ]
  %192 = load ptr, ptr %128, align 8, !tbaa !115
  %193 = getelementptr inbounds i64, ptr %192, i64 %191
  store i64 %1, ptr %193, align 8, !tbaa !11
  br label %194

194:                                              ; preds = %11, %22, %148, %135, %111, %113, %190
  %195 = phi i32 [ 1, %111 ], [ 1, %113 ], [ 1, %190 ], [ 0, %135 ], [ 0, %148 ], [ 0, %22 ], [ 0, %11 ]
  ret i32 %195
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 72}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !9, i64 208, !7, i64 216, !9, i64 1752, !9, i64 1760, !9, i64 1768, !9, i64 1776, !9, i64 1784, !9, i64 1792, !6, i64 1800, !9, i64 1808, !9, i64 1816, !9, i64 1824, !9, i64 1832, !6, i64 1840, !6, i64 1848, !6, i64 1856, !9, i64 1864, !9, i64 1872, !9, i64 1880, !9, i64 1888, !9, i64 1896, !6, i64 1904, !9, i64 1912, !9, i64 1920, !6, i64 1928, !6, i64 1936, !6, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !6, i64 2008, !9, i64 2016, !9, i64 2024, !9, i64 2032, !6, i64 2040, !6, i64 2048, !6, i64 2056, !9, i64 2064, !9, i64 2072, !9, i64 2080, !9, i64 2088, !7, i64 2096, !9, i64 4144, !6, i64 4152, !9, i64 4160, !6, i64 4168, !6, i64 4176, !9, i64 4184, !9, i64 4192, !9, i64 4200, !6, i64 4208, !6, i64 4216, !6, i64 4224, !7, i64 4232, !9, i64 4488}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4488}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 208}
!13 = !{!5, !9, i64 88}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!5, !6, i64 168}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !7, i64 0}
!22 = !{!5, !9, i64 136}
!23 = !{!5, !6, i64 160}
!24 = !{!5, !9, i64 1776}
!25 = !{!5, !9, i64 184}
!26 = !{!5, !9, i64 192}
!27 = !{!5, !9, i64 120}
!28 = !{!29, !9, i64 16}
!29 = !{!"", !6, i64 0, !9, i64 8, !9, i64 16}
!30 = !{!29, !9, i64 8}
!31 = !{!29, !6, i64 0}
!32 = !{!5, !6, i64 144}
!33 = !{!5, !6, i64 152}
!34 = distinct !{!34, !17, !18}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !17, !18}
!37 = !{!5, !9, i64 1752}
!38 = !{!5, !9, i64 1832}
!39 = !{!5, !9, i64 1768}
!40 = !{!5, !6, i64 4208}
!41 = !{!5, !6, i64 4224}
!42 = !{!5, !6, i64 176}
!43 = !{!5, !6, i64 16}
!44 = distinct !{!44, !17, !18}
!45 = !{!5, !9, i64 80}
!46 = distinct !{!46, !17, !18}
!47 = distinct !{!47, !17, !18}
!48 = !{!5, !9, i64 1784}
!49 = !{!5, !6, i64 1800}
!50 = !{!5, !9, i64 112}
!51 = !{!5, !6, i64 40}
!52 = !{!5, !9, i64 128}
!53 = distinct !{!53, !17, !18}
!54 = distinct !{!54, !17, !18}
!55 = !{!5, !6, i64 0}
!56 = distinct !{!56, !17, !18}
!57 = distinct !{!57, !17, !18}
!58 = distinct !{!58, !17, !18}
!59 = distinct !{!59, !17, !18}
!60 = distinct !{!60, !17, !18}
!61 = distinct !{!61, !17, !18}
!62 = !{!5, !9, i64 1808}
!63 = !{!5, !6, i64 24}
!64 = !{!5, !9, i64 1816}
!65 = !{!5, !9, i64 1824}
!66 = distinct !{!66, !17, !18}
!67 = distinct !{!67, !17, !18}
!68 = !{!5, !9, i64 1864}
!69 = !{!5, !9, i64 1872}
!70 = !{!5, !6, i64 1848}
!71 = !{!72, !72, i64 0}
!72 = !{!"__int128", !7, i64 0}
!73 = !{!5, !6, i64 1840}
!74 = !{!5, !6, i64 1856}
!75 = distinct !{!75, !17, !18}
!76 = distinct !{!76, !17, !18}
!77 = distinct !{!77, !17, !18}
!78 = distinct !{!78, !17, !18}
!79 = !{!5, !9, i64 1888}
!80 = !{!5, !9, i64 1896}
!81 = !{!5, !9, i64 1760}
!82 = !{!5, !9, i64 1912}
!83 = !{!5, !6, i64 1904}
!84 = distinct !{!84, !17, !18}
!85 = distinct !{!85, !17, !18}
!86 = distinct !{!86, !17, !18}
!87 = !{!5, !9, i64 1952}
!88 = !{!5, !9, i64 1968}
!89 = distinct !{!89, !17, !18}
!90 = !{!5, !9, i64 1976}
!91 = !{!5, !9, i64 96}
!92 = !{!5, !6, i64 1928}
!93 = !{!94, !21, i64 8}
!94 = !{!"", !9, i64 0, !21, i64 8, !21, i64 12}
!95 = !{!94, !9, i64 0}
!96 = !{!5, !6, i64 1936}
!97 = !{!5, !6, i64 8}
!98 = !{!5, !6, i64 4216}
!99 = distinct !{!99, !17, !18}
!100 = !{!5, !9, i64 104}
!101 = distinct !{!101, !17, !18}
!102 = !{!5, !9, i64 1960}
!103 = !{i64 0, i64 8, !11, i64 8, i64 4, !20, i64 12, i64 4, !20}
!104 = !{i64 0, i64 4, !20, i64 4, i64 4, !20}
!105 = !{i64 0, i64 4, !20}
!106 = !{!5, !9, i64 64}
!107 = !{!5, !6, i64 56}
!108 = !{!109, !6, i64 0}
!109 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!110 = !{!109, !6, i64 8}
!111 = !{!109, !6, i64 16}
!112 = !{!109, !9, i64 24}
!113 = distinct !{!113, !17, !18}
!114 = !{!5, !6, i64 32}
!115 = !{!5, !6, i64 2008}
!116 = !{!5, !9, i64 2032}
!117 = !{!5, !6, i64 1984}
!118 = !{!5, !9, i64 1992}
!119 = distinct !{!119, !17, !18}
!120 = !{!5, !6, i64 1944}
!121 = !{!5, !9, i64 2016}
!122 = !{!5, !6, i64 4152}
!123 = distinct !{!123, !17, !18}
!124 = distinct !{!124, !17, !18}
!125 = !{!5, !9, i64 2088}
!126 = distinct !{!126, !17, !18}
!127 = !{!5, !9, i64 4144}
!128 = distinct !{!128, !17, !18}
!129 = !{!5, !6, i64 2048}
!130 = !{!5, !6, i64 2056}
!131 = !{!7, !7, i64 0}
!132 = distinct !{!132, !17, !18}
!133 = !{!5, !6, i64 2040}
!134 = distinct !{!134, !17, !18}
!135 = distinct !{!135, !17, !18}
!136 = distinct !{!136, !17, !18}
!137 = distinct !{!137, !17, !18}
!138 = distinct !{!138, !17, !18}
!139 = distinct !{!139, !17, !18}
!140 = !{!5, !9, i64 2072}
!141 = !{!5, !9, i64 2080}
!142 = !{!5, !9, i64 2064}
!143 = distinct !{!143, !17, !18}
!144 = distinct !{!144, !17, !18}
!145 = distinct !{!145, !17, !18}
!146 = distinct !{!146, !17, !18}
!147 = !{!5, !9, i64 4192}
!148 = !{!5, !6, i64 4168}
!149 = !{!5, !6, i64 4176}
!150 = distinct !{!150, !17, !18}
!151 = !{!152, !152, i64 0}
!152 = !{!"short", !7, i64 0}
!153 = distinct !{!153, !17, !18}
!154 = distinct !{!154, !17, !18}
!155 = distinct !{!155, !17, !18}
!156 = distinct !{!156, !17, !18}
!157 = distinct !{!157, !17, !18}
!158 = distinct !{!158, !17, !18}
!159 = distinct !{!159, !17, !18}
!160 = distinct !{!160, !17, !18}
!161 = distinct !{!161, !17, !18}
!162 = distinct !{!162, !17, !18}
!163 = !{!5, !9, i64 2000}
!164 = distinct !{!164, !17, !18}
!165 = !{!94, !21, i64 12}
!166 = distinct !{!166, !17, !18}
