; kernel.c 2c06773d18e9bcf9b3b61d6e13823a784c19c4bad671f52598af7f04df61472f

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, [64 x %struct.Part], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64 }
%struct.Part = type { ptr, i64, i64 }
%struct.Bucket = type { i64, i32, i32 }
%struct.Record = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = icmp ult i64 %7, %5
  br i1 %8, label %9, label %128

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %11 = load i64, ptr @WORDS, align 8, !tbaa !11
  %12 = shl i64 %11, 3
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %5)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = mul i64 %12, %19
  %21 = add i64 %20, %18
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %48, label %25

25:                                               ; preds = %9
  %26 = load ptr, ptr %10, align 8, !tbaa !14
  %27 = mul i64 %12, %16
  %28 = tail call ptr @resize_memory(ptr noundef %26, i64 noundef %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %48, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = icmp eq ptr %32, null
  %34 = icmp ult i64 %27, 4194304
  %35 = or i1 %34, %33
  br i1 %35, label %45, label %36

36:                                               ; preds = %30
  %37 = ptrtoint ptr %28 to i64
  %38 = and i64 %37, -4096
  %39 = add i64 %27, 4095
  %40 = add i64 %39, %37
  %41 = and i64 %40, -4096
  %42 = inttoptr i64 %38 to ptr
  %43 = sub i64 %41, %38
  %44 = tail call i32 %32(ptr noundef %42, i64 noundef %43, i32 noundef 14)
  br label %45

45:                                               ; preds = %36, %30
  %46 = load i64, ptr %17, align 8, !tbaa !12
  %47 = add i64 %46, %20
  store i64 %47, ptr %17, align 8, !tbaa !12
  store ptr %28, ptr %10, align 8, !tbaa !14
  br label %48

48:                                               ; preds = %45, %25, %9
  %49 = phi i64 [ %7, %9 ], [ %7, %25 ], [ %16, %45 ]
  %50 = phi i1 [ true, %9 ], [ true, %25 ], [ false, %45 ]
  br i1 %50, label %169, label %51

51:                                               ; preds = %48
  %52 = load i64, ptr %6, align 8, !tbaa !10
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %54 = icmp ult i64 %52, %49
  br i1 %54, label %55, label %89

55:                                               ; preds = %51
  %56 = lshr i64 %52, 2
  %57 = add i64 %52, 1024
  %58 = add i64 %57, %56
  %59 = tail call i64 @llvm.umax.i64(i64 %58, i64 %49)
  %60 = load i64, ptr %17, align 8, !tbaa !12
  %61 = sub i64 %59, %52
  %62 = shl i64 %61, 3
  %63 = add i64 %60, %62
  %64 = load i64, ptr %22, align 8, !tbaa !13
  %65 = icmp ugt i64 %63, %64
  br i1 %65, label %169, label %66

66:                                               ; preds = %55
  %67 = load ptr, ptr %53, align 8, !tbaa !14
  %68 = shl i64 %59, 3
  %69 = tail call ptr @resize_memory(ptr noundef %67, i64 noundef %68)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %169, label %71

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
  %87 = load i64, ptr %17, align 8, !tbaa !12
  %88 = add i64 %87, %62
  store i64 %88, ptr %17, align 8, !tbaa !12
  store ptr %69, ptr %53, align 8, !tbaa !14
  br label %89

89:                                               ; preds = %86, %51
  %90 = load i64, ptr %6, align 8, !tbaa !10
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %92 = icmp ult i64 %90, %49
  br i1 %92, label %93, label %127

93:                                               ; preds = %89
  %94 = lshr i64 %90, 2
  %95 = add i64 %90, 1024
  %96 = add i64 %95, %94
  %97 = tail call i64 @llvm.umax.i64(i64 %96, i64 %49)
  %98 = load i64, ptr %17, align 8, !tbaa !12
  %99 = sub i64 %97, %90
  %100 = shl i64 %99, 3
  %101 = add i64 %98, %100
  %102 = load i64, ptr %22, align 8, !tbaa !13
  %103 = icmp ugt i64 %101, %102
  br i1 %103, label %169, label %104

104:                                              ; preds = %93
  %105 = load ptr, ptr %91, align 8, !tbaa !14
  %106 = shl i64 %97, 3
  %107 = tail call ptr @resize_memory(ptr noundef %105, i64 noundef %106)
  %108 = icmp eq ptr %107, null
  br i1 %108, label %169, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %111 = load ptr, ptr %110, align 8, !tbaa !15
  %112 = icmp eq ptr %111, null
  %113 = icmp ult i64 %106, 4194304
  %114 = or i1 %113, %112
  br i1 %114, label %124, label %115

115:                                              ; preds = %109
  %116 = ptrtoint ptr %107 to i64
  %117 = and i64 %116, -4096
  %118 = add i64 %106, 4095
  %119 = add i64 %118, %116
  %120 = and i64 %119, -4096
  %121 = inttoptr i64 %117 to ptr
  %122 = sub i64 %120, %117
  %123 = tail call i32 %111(ptr noundef %121, i64 noundef %122, i32 noundef 14)
  br label %124

124:                                              ; preds = %115, %109
  %125 = load i64, ptr %17, align 8, !tbaa !12
  %126 = add i64 %125, %100
  store i64 %126, ptr %17, align 8, !tbaa !12
  store ptr %107, ptr %91, align 8, !tbaa !14
  br label %127

127:                                              ; preds = %124, %89
  store i64 %49, ptr %6, align 8, !tbaa !10
  br label %128

128:                                              ; preds = %127, %2
  %129 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef 1)
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %169, label %131

131:                                              ; preds = %128
  %132 = load i64, ptr @WORDS, align 8, !tbaa !11
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %152, label %134

134:                                              ; preds = %131, %134
  %135 = phi i64 [ %148, %134 ], [ 0, %131 ]
  %136 = phi i64 [ %147, %134 ], [ -7046029254386353131, %131 ]
  %137 = getelementptr inbounds i64, ptr %1, i64 %135
  %138 = load i64, ptr %137, align 8, !tbaa !11
  %139 = xor i64 %138, %136
  %140 = shl i64 %135, 1
  %141 = add i64 %140, -2960836687051489901
  %142 = zext i64 %139 to i128
  %143 = zext i64 %141 to i128
  %144 = mul nuw i128 %142, %143
  %145 = lshr i128 %144, 64
  %146 = xor i128 %145, %144
  %147 = trunc i128 %146 to i64
  %148 = add nuw i64 %135, 1
  %149 = icmp eq i64 %148, %132
  br i1 %149, label %150, label %134, !llvm.loop !16

150:                                              ; preds = %134
  %151 = trunc i128 %146 to i64
  br label %152

152:                                              ; preds = %150, %131
  %153 = phi i64 [ -7046029254386353131, %131 ], [ %151, %150 ]
  %154 = lshr i64 %153, 32
  %155 = xor i64 %154, %153
  %156 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %1, i64 noundef %155)
  %157 = icmp slt i64 %156, 0
  br i1 %157, label %169, label %158

158:                                              ; preds = %152
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %160 = load ptr, ptr %159, align 8, !tbaa !19
  store i32 0, ptr %160, align 4, !tbaa !20
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %162 = load i64, ptr %161, align 8, !tbaa !22
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %167, label %164

164:                                              ; preds = %158
  %165 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %166 = load ptr, ptr %165, align 8, !tbaa !23
  store i32 0, ptr %166, align 4, !tbaa !20
  br label %167

167:                                              ; preds = %164, %158
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  store i64 1, ptr %168, align 8, !tbaa !24
  br label %169

169:                                              ; preds = %104, %93, %66, %55, %48, %152, %128, %167
  %170 = phi i32 [ 0, %167 ], [ 4, %128 ], [ 4, %152 ], [ 4, %48 ], [ 4, %55 ], [ 4, %66 ], [ 4, %93 ], [ 4, %104 ]
  ret i32 %170
}

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %4 = load i64, ptr %3, align 8, !tbaa !25
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = load i64, ptr %6, align 8, !tbaa !26
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %186

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8, !tbaa !27
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %53, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %15 = lshr i64 %7, 2
  %16 = add i64 %7, 1024
  %17 = add i64 %16, %15
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %5)
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = sub i64 %18, %7
  %22 = shl i64 %21, 2
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %55 = load i64, ptr @WORDS, align 8, !tbaa !11
  %56 = shl i64 %55, 3
  %57 = lshr i64 %7, 2
  %58 = add i64 %7, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %5)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %7
  %64 = mul i64 %56, %63
  %65 = add i64 %64, %62
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %99 = load i64, ptr %98, align 8, !tbaa !22
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %140, label %101

101:                                              ; preds = %95
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %103 = icmp ult i64 %97, %96
  br i1 %103, label %104, label %140

104:                                              ; preds = %101
  %105 = lshr i64 %97, 2
  %106 = add i64 %97, 1024
  %107 = add i64 %106, %105
  %108 = tail call i64 @llvm.umax.i64(i64 %107, i64 %96)
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %110 = load i64, ptr %109, align 8, !tbaa !12
  %111 = sub i64 %108, %97
  %112 = shl i64 %111, 2
  %113 = add i64 %110, %112
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
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
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %153 = load i64, ptr %152, align 8, !tbaa !12
  %154 = sub i64 %151, %144
  %155 = shl i64 %154, 2
  %156 = add i64 %153, %155
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %5, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !28
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %5, i32 1
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
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
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
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %93 = load i64, ptr %92, align 8, !tbaa !25
  %94 = add i64 %93, 1
  %95 = or i64 %94, %91
  %96 = load ptr, ptr %6, align 8, !tbaa !31
  %97 = getelementptr inbounds i64, ptr %96, i64 %87
  store i64 %95, ptr %97, align 8, !tbaa !11
  %98 = load i64, ptr %7, align 8, !tbaa !28
  %99 = add i64 %98, 1
  store i64 %99, ptr %7, align 8, !tbaa !28
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %101 = load i64, ptr %100, align 8, !tbaa !27
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %111, label %103

103:                                              ; preds = %90
  %104 = load i64, ptr %1, align 8, !tbaa !11
  %105 = trunc i64 %104 to i32
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %107 = load ptr, ptr %106, align 8, !tbaa !33
  %108 = load i64, ptr %92, align 8, !tbaa !25
  %109 = add i64 %108, 1
  store i64 %109, ptr %92, align 8, !tbaa !25
  %110 = getelementptr inbounds i32, ptr %107, i64 %108
  store i32 %105, ptr %110, align 4, !tbaa !20
  br label %127

111:                                              ; preds = %90
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
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

define i32 @search_breadth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %5 = load i64, ptr %4, align 8, !tbaa !37
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %17 = icmp eq i64 %11, 0
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64, i64 %47
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

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
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
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %50 = load i64, ptr %49, align 8, !tbaa !24
  %51 = load ptr, ptr %2, align 8, !tbaa !49
  %52 = load i64, ptr %4, align 8, !tbaa !48
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !48
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
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
  %7 = sub i64 %2, %1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %11 = load i64, ptr %10, align 8, !tbaa !4
  %12 = add i64 %11, 1
  %13 = udiv i64 %9, %12
  %14 = tail call i64 @llvm.umin.i64(i64 %7, i64 %13)
  %15 = tail call i64 @llvm.umin.i64(i64 %14, i64 64)
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %17 = load i64, ptr %16, align 8, !tbaa !50
  %18 = lshr i64 %17, 6
  %19 = add nuw nsw i64 %18, 1
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8, !tbaa !51
  %22 = icmp eq ptr %21, null
  br i1 %22, label %118, label %23

23:                                               ; preds = %4
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %25 = load i64, ptr %24, align 8, !tbaa !52
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %118

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %29 = load ptr, ptr %28, align 8, !tbaa !42
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %118

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %33 = load i64, ptr %32, align 8, !tbaa !25
  %34 = shl i64 %33, 1
  %35 = add i64 %34, 131072
  %36 = icmp ult i64 %18, %35
  br i1 %36, label %37, label %118

37:                                               ; preds = %31
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %39 = load i64, ptr %38, align 8, !tbaa !12
  %40 = shl nuw nsw i64 %19, 3
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %43 = load i64, ptr %42, align 8, !tbaa !13
  %44 = icmp ugt i64 %41, %43
  br i1 %44, label %118, label %45

45:                                               ; preds = %37
  %46 = tail call ptr @take_memory(i64 noundef %19, i64 noundef 8)
  %47 = icmp eq ptr %46, null
  br i1 %47, label %118, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %50 = load ptr, ptr %49, align 8, !tbaa !15
  %51 = icmp eq ptr %50, null
  %52 = icmp ult i64 %17, 33554368
  %53 = or i1 %52, %51
  br i1 %53, label %63, label %54

54:                                               ; preds = %48
  %55 = ptrtoint ptr %46 to i64
  %56 = and i64 %55, -4096
  %57 = add nuw nsw i64 %40, 4095
  %58 = add i64 %57, %55
  %59 = and i64 %58, -4096
  %60 = inttoptr i64 %56 to ptr
  %61 = sub i64 %59, %56
  %62 = tail call i32 %50(ptr noundef %60, i64 noundef %61, i32 noundef 14)
  br label %63

63:                                               ; preds = %54, %48
  %64 = load i64, ptr %32, align 8, !tbaa !25
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %87, %63
  br label %102

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %71 = load i64, ptr @WORDS, align 8
  br label %72

72:                                               ; preds = %87, %67
  %73 = phi i64 [ 0, %67 ], [ %96, %87 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %74 = load ptr, ptr %20, align 8, !tbaa !51
  %75 = load i64, ptr %68, align 8, !tbaa !27
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %81

77:                                               ; preds = %72
  %78 = load ptr, ptr %70, align 8, !tbaa !32
  %79 = mul i64 %73, %71
  %80 = getelementptr inbounds i64, ptr %78, i64 %79
  br label %87

81:                                               ; preds = %72
  %82 = load ptr, ptr %69, align 8, !tbaa !33
  %83 = getelementptr inbounds i32, ptr %82, i64 %73
  %84 = load i32, ptr %83, align 4, !tbaa !20
  %85 = zext i32 %84 to i64
  %86 = or i64 %85, -9223372036854775808
  store i64 %86, ptr %5, align 8, !tbaa !11
  br label %87

87:                                               ; preds = %81, %77
  %88 = phi ptr [ %5, %81 ], [ %80, %77 ]
  %89 = call i64 %74(ptr noundef %88)
  %90 = and i64 %89, 63
  %91 = shl nuw i64 1, %90
  %92 = lshr i64 %89, 6
  %93 = getelementptr inbounds i64, ptr %46, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !11
  %95 = or i64 %91, %94
  store i64 %95, ptr %93, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  %96 = add nuw i64 %73, 1
  %97 = load i64, ptr %32, align 8, !tbaa !25
  %98 = icmp ult i64 %96, %97
  br i1 %98, label %72, label %66, !llvm.loop !53

99:                                               ; preds = %115
  %100 = load i64, ptr %38, align 8, !tbaa !12
  %101 = add i64 %100, %40
  store i64 %101, ptr %38, align 8, !tbaa !12
  store ptr %46, ptr %28, align 8, !tbaa !42
  br label %118

102:                                              ; preds = %66, %115
  %103 = phi i64 [ %116, %115 ], [ 0, %66 ]
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %103, i32 1
  %105 = load i64, ptr %104, align 8, !tbaa !30
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %115, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %103
  %109 = load ptr, ptr %108, align 8, !tbaa !31
  call void @give_back(ptr noundef %109)
  %110 = load i64, ptr %104, align 8, !tbaa !30
  %111 = load i64, ptr %38, align 8, !tbaa !12
  %112 = shl i64 %110, 3
  %113 = sub i64 -512, %112
  %114 = add i64 %113, %111
  store i64 %114, ptr %38, align 8, !tbaa !12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %108, i8 0, i64 24, i1 false)
  br label %115

115:                                              ; preds = %107, %102
  %116 = add nuw nsw i64 %103, 1
  %117 = icmp eq i64 %116, 64
  br i1 %117, label %99, label %102, !llvm.loop !54

118:                                              ; preds = %4, %23, %27, %31, %37, %45, %99
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %122 = load i64, ptr @WORDS, align 8
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %125 = icmp eq i64 %122, 0
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  br label %127

127:                                              ; preds = %217, %118
  %128 = phi i64 [ 0, %118 ], [ %152, %217 ]
  %129 = phi i64 [ 0, %118 ], [ %218, %217 ]
  %130 = icmp eq i64 %128, %15
  br i1 %130, label %219, label %131

131:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  %132 = load ptr, ptr %0, align 8, !tbaa !55
  %133 = add i64 %128, %1
  %134 = load i64, ptr %119, align 8, !tbaa !27
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %140

136:                                              ; preds = %131
  %137 = load ptr, ptr %121, align 8, !tbaa !32
  %138 = mul i64 %122, %133
  %139 = getelementptr inbounds i64, ptr %137, i64 %138
  br label %146

140:                                              ; preds = %131
  %141 = load ptr, ptr %120, align 8, !tbaa !33
  %142 = getelementptr inbounds i32, ptr %141, i64 %133
  %143 = load i32, ptr %142, align 4, !tbaa !20
  %144 = zext i32 %143 to i64
  %145 = or i64 %144, -9223372036854775808
  store i64 %145, ptr %6, align 8, !tbaa !11
  br label %146

146:                                              ; preds = %136, %140
  %147 = phi ptr [ %6, %140 ], [ %139, %136 ]
  %148 = load ptr, ptr %123, align 8, !tbaa !40
  %149 = mul i64 %122, %129
  %150 = getelementptr inbounds i64, ptr %148, i64 %149
  %151 = call i32 %132(ptr noundef %147, ptr noundef %150)
  %152 = add nuw nsw i64 %128, 1
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64, i64 %128
  store i32 %151, ptr %153, align 4, !tbaa !20
  %154 = icmp sgt i32 %151, -1
  %155 = icmp sgt i32 %151, 0
  br i1 %155, label %156, label %217

156:                                              ; preds = %146
  %157 = trunc i64 %129 to i32
  %158 = add i32 %151, %157
  br label %159

159:                                              ; preds = %156, %213
  %160 = phi i64 [ %214, %213 ], [ %129, %156 ]
  %161 = load ptr, ptr %123, align 8, !tbaa !40
  %162 = mul i64 %160, %122
  %163 = getelementptr inbounds i64, ptr %161, i64 %162
  %164 = load ptr, ptr %124, align 8, !tbaa !42
  %165 = icmp eq ptr %164, null
  br i1 %165, label %169, label %166

166:                                              ; preds = %159
  %167 = load ptr, ptr %20, align 8, !tbaa !51
  %168 = call i64 %167(ptr noundef %163)
  br label %192

169:                                              ; preds = %159
  br i1 %125, label %188, label %170

170:                                              ; preds = %169, %170
  %171 = phi i64 [ %184, %170 ], [ 0, %169 ]
  %172 = phi i64 [ %183, %170 ], [ -7046029254386353131, %169 ]
  %173 = getelementptr inbounds i64, ptr %163, i64 %171
  %174 = load i64, ptr %173, align 8, !tbaa !11
  %175 = xor i64 %174, %172
  %176 = shl i64 %171, 1
  %177 = add i64 %176, -2960836687051489901
  %178 = zext i64 %175 to i128
  %179 = zext i64 %177 to i128
  %180 = mul nuw i128 %178, %179
  %181 = lshr i128 %180, 64
  %182 = xor i128 %181, %180
  %183 = trunc i128 %182 to i64
  %184 = add nuw i64 %171, 1
  %185 = icmp eq i64 %184, %122
  br i1 %185, label %186, label %170, !llvm.loop !16

186:                                              ; preds = %170
  %187 = trunc i128 %182 to i64
  br label %188

188:                                              ; preds = %186, %169
  %189 = phi i64 [ -7046029254386353131, %169 ], [ %187, %186 ]
  %190 = lshr i64 %189, 32
  %191 = xor i64 %190, %189
  br label %192

192:                                              ; preds = %166, %188
  %193 = phi i64 [ %168, %166 ], [ %191, %188 ]
  %194 = load ptr, ptr %126, align 8, !tbaa !41
  %195 = getelementptr inbounds i64, ptr %194, i64 %160
  store i64 %193, ptr %195, align 8, !tbaa !11
  %196 = load ptr, ptr %124, align 8, !tbaa !42
  %197 = icmp eq ptr %196, null
  br i1 %197, label %201, label %198

198:                                              ; preds = %192
  %199 = lshr i64 %193, 6
  %200 = getelementptr inbounds i64, ptr %196, i64 %199
  call void @llvm.prefetch.p0(ptr nonnull %200, i32 0, i32 3, i32 1)
  br label %213

201:                                              ; preds = %192
  %202 = and i64 %193, 63
  %203 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %202, i32 1
  %204 = load i64, ptr %203, align 8, !tbaa !30
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %213, label %206

206:                                              ; preds = %201
  %207 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %202
  %208 = load ptr, ptr %207, align 8, !tbaa !31
  %209 = lshr i64 %193, 32
  %210 = mul i64 %204, %209
  %211 = lshr i64 %210, 32
  %212 = getelementptr inbounds i64, ptr %208, i64 %211
  call void @llvm.prefetch.p0(ptr %212, i32 0, i32 3, i32 1)
  br label %213

213:                                              ; preds = %198, %201, %206
  %214 = add i64 %160, 1
  %215 = trunc i64 %214 to i32
  %216 = icmp eq i32 %158, %215
  br i1 %216, label %217, label %159, !llvm.loop !56

217:                                              ; preds = %213, %146
  %218 = phi i64 [ %129, %146 ], [ %214, %213 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br i1 %154, label %127, label %219

219:                                              ; preds = %217, %127
  %220 = phi i64 [ %152, %217 ], [ %128, %127 ]
  %221 = phi i64 [ %218, %217 ], [ %129, %127 ]
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %233, label %223

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %225 = load ptr, ptr %224, align 8, !tbaa !41
  %226 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %227 = load ptr, ptr %226, align 8, !tbaa !42
  %228 = icmp eq ptr %227, null
  %229 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %230 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %231 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %232 = load i64, ptr @WORDS, align 8
  br label %234

233:                                              ; preds = %275, %219
  store i64 %221, ptr %3, align 8, !tbaa !11
  ret i64 %220

234:                                              ; preds = %223, %275
  %235 = phi i64 [ 0, %223 ], [ %276, %275 ]
  %236 = getelementptr inbounds i64, ptr %225, i64 %235
  %237 = load i64, ptr %236, align 8, !tbaa !11
  br i1 %228, label %238, label %275

238:                                              ; preds = %234
  %239 = and i64 %237, 63
  %240 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %239, i32 1
  %241 = load i64, ptr %240, align 8, !tbaa !30
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %275, label %243

243:                                              ; preds = %238
  %244 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %239
  %245 = lshr i64 %237, 32
  %246 = mul i64 %241, %245
  %247 = lshr i64 %246, 32
  %248 = load ptr, ptr %244, align 8, !tbaa !31
  br label %252

249:                                              ; preds = %258
  %250 = add nuw nsw i64 %253, 1
  %251 = icmp eq i64 %250, 4
  br i1 %251, label %275, label %252, !llvm.loop !57

252:                                              ; preds = %249, %243
  %253 = phi i64 [ 0, %243 ], [ %250, %249 ]
  %254 = add nuw nsw i64 %253, %247
  %255 = getelementptr inbounds i64, ptr %248, i64 %254
  %256 = load i64, ptr %255, align 8, !tbaa !11
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %275, label %258

258:                                              ; preds = %252
  %259 = lshr i64 %256, 32
  %260 = icmp eq i64 %259, %245
  br i1 %260, label %261, label %249

261:                                              ; preds = %258
  %262 = and i64 %256, 4294967295
  %263 = add nsw i64 %262, -1
  %264 = load i64, ptr %229, align 8, !tbaa !27
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %269, label %266

266:                                              ; preds = %261
  %267 = load ptr, ptr %230, align 8, !tbaa !33
  %268 = getelementptr inbounds i32, ptr %267, i64 %263
  br label %273

269:                                              ; preds = %261
  %270 = load ptr, ptr %231, align 8, !tbaa !32
  %271 = mul i64 %232, %263
  %272 = getelementptr inbounds i64, ptr %270, i64 %271
  br label %273

273:                                              ; preds = %269, %266
  %274 = phi ptr [ %268, %266 ], [ %272, %269 ]
  call void @llvm.prefetch.p0(ptr %274, i32 0, i32 3, i32 1)
  br label %275

275:                                              ; preds = %249, %252, %273, %234, %238
  %276 = add nuw i64 %235, 1
  %277 = icmp eq i64 %276, %221
  br i1 %277, label %233, label %234, !llvm.loop !58
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = lshr i64 %1, 6
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = getelementptr inbounds i32, ptr %7, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %12 = load i64, ptr %11, align 8, !tbaa !37
  %13 = add nuw nsw i64 %5, 1
  %14 = shl i64 %13, 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
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
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !27
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %30 = load ptr, ptr %29, align 8, !tbaa !32
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %1
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
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
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %47 = load i64, ptr @WORDS, align 8
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
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
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
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
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %6 = load i64, ptr %5, align 8, !tbaa !37
  %7 = add i64 %6, %1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %12 = load i64, ptr @WORDS, align 8
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %18 = icmp eq i64 %12, 0
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %23 = load i64, ptr @WORDS, align 8
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
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
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64, i64 %58
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
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %5 = load i64, ptr %4, align 8, !tbaa !37
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %8 = load i64, ptr %7, align 8, !tbaa !68
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %12 = load i64, ptr %11, align 8, !tbaa !69
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %180, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %19 = load ptr, ptr %18, align 8, !tbaa !70
  store i128 1, ptr %19, align 16, !tbaa !71
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %180

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %31 = load i64, ptr @WORDS, align 8
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
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
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64, i64 %83
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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %49, 1024
  %54 = add i64 %53, %52
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %1)
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %57 = load i64, ptr %56, align 8, !tbaa !12
  %58 = sub i64 %55, %49
  %59 = shl i64 %58, 2
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %4 = load i64, ptr %3, align 8, !tbaa !37
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %10 = load ptr, ptr %9, align 8, !tbaa !73
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %12 = load i64, ptr %11, align 8, !tbaa !68
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %14 = load ptr, ptr %13, align 8, !tbaa !70
  store ptr %14, ptr %9, align 8, !tbaa !73
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %16 = load i64, ptr %15, align 8, !tbaa !69
  store i64 %16, ptr %11, align 8, !tbaa !68
  store ptr %10, ptr %13, align 8, !tbaa !70
  store i64 %12, ptr %15, align 8, !tbaa !69
  %17 = load i64, ptr %5, align 8, !tbaa !25
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
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
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %85, ptr %90, align 8, !tbaa !79
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %86, ptr %91, align 8, !tbaa !80
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %5 = load i64, ptr %4, align 8, !tbaa !81
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %60

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %9 = load i64, ptr %8, align 8, !tbaa !82
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %60

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %277, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %68 = load i64, ptr @WORDS, align 8
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load i64, ptr @WORDS, align 8
  %76 = icmp eq i64 %75, 0
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
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
  %213 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %212, i32 1
  %214 = load i64, ptr %213, align 8, !tbaa !30
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %223, label %216

216:                                              ; preds = %211
  %217 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %212
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
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %6 = load i64, ptr %5, align 8, !tbaa !87
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %3
  %9 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %297, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %297

14:                                               ; preds = %11, %3
  %15 = phi i32 [ undef, %3 ], [ %12, %11 ]
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %17 = icmp eq i64 %1, 0
  br i1 %17, label %297, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %30 = load i64, ptr @WORDS, align 8
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %38 = load i64, ptr @WORDS, align 8
  %39 = icmp eq i64 %38, 0
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  br label %51

48:                                               ; preds = %293
  %49 = add i64 %53, -1
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %297, label %51, !llvm.loop !88

51:                                               ; preds = %18, %48
  %52 = phi i32 [ %15, %18 ], [ %295, %48 ]
  %53 = phi i64 [ %1, %18 ], [ %49, %48 ]
  %54 = load i64, ptr %16, align 8, !tbaa !89
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %297, label %56

56:                                               ; preds = %51
  %57 = load ptr, ptr %19, align 8, !tbaa !90
  %58 = load i64, ptr %57, align 8, !tbaa !11
  store i64 %58, ptr %20, align 8, !tbaa !91
  %59 = load ptr, ptr %21, align 8, !tbaa !92
  %60 = load i64, ptr %22, align 8, !tbaa !93
  %61 = add i64 %60, -1
  %62 = zext i64 %58 to i128
  %63 = mul nuw i128 %62, 11400714819323198485
  %64 = lshr i128 %63, 64
  %65 = xor i128 %64, %63
  %66 = trunc i128 %65 to i64
  %67 = and i64 %61, %66
  %68 = getelementptr inbounds %struct.Bucket, ptr %59, i64 %67, i32 1
  %69 = load i32, ptr %68, align 8, !tbaa !94
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %82, label %71

71:                                               ; preds = %56, %76
  %72 = phi i64 [ %78, %76 ], [ %67, %56 ]
  %73 = getelementptr inbounds %struct.Bucket, ptr %59, i64 %72
  %74 = load i64, ptr %73, align 8, !tbaa !96
  %75 = icmp eq i64 %74, %58
  br i1 %75, label %82, label %76

76:                                               ; preds = %71
  %77 = add i64 %72, 1
  %78 = and i64 %77, %61
  %79 = getelementptr inbounds %struct.Bucket, ptr %59, i64 %78, i32 1
  %80 = load i32, ptr %79, align 8, !tbaa !94
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %71, !llvm.loop !97

82:                                               ; preds = %76, %71, %56
  %83 = phi i64 [ %67, %56 ], [ %72, %71 ], [ %78, %76 ]
  %84 = getelementptr inbounds %struct.Bucket, ptr %59, i64 %83, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !94
  %86 = add i32 %85, -1
  %87 = add i64 %54, -1
  store i64 %87, ptr %16, align 8, !tbaa !89
  %88 = load ptr, ptr %23, align 8, !tbaa !98
  %89 = zext i32 %86 to i64
  %90 = getelementptr inbounds i32, ptr %88, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !20
  store i32 %91, ptr %84, align 8, !tbaa !94
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %126

93:                                               ; preds = %82
  store i32 -1, ptr %84, align 8, !tbaa !94
  %94 = load i64, ptr %24, align 8, !tbaa !99
  %95 = add i64 %94, -1
  store i64 %95, ptr %24, align 8, !tbaa !99
  %96 = getelementptr inbounds i64, ptr %57, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !11
  br label %98

98:                                               ; preds = %121, %93
  %99 = phi i64 [ 0, %93 ], [ %123, %121 ]
  %100 = shl i64 %99, 1
  %101 = or i64 %100, 1
  %102 = load i64, ptr %24, align 8, !tbaa !99
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %104, label %121

104:                                              ; preds = %98
  %105 = add i64 %100, 2
  %106 = icmp ult i64 %105, %102
  br i1 %106, label %107, label %114

107:                                              ; preds = %104
  %108 = getelementptr inbounds i64, ptr %57, i64 %105
  %109 = load i64, ptr %108, align 8, !tbaa !11
  %110 = getelementptr inbounds i64, ptr %57, i64 %101
  %111 = load i64, ptr %110, align 8, !tbaa !11
  %112 = icmp ult i64 %109, %111
  %113 = select i1 %112, i64 %105, i64 %101
  br label %114

114:                                              ; preds = %107, %104
  %115 = phi i64 [ %101, %104 ], [ %113, %107 ]
  %116 = getelementptr inbounds i64, ptr %57, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = icmp ugt i64 %97, %117
  br i1 %118, label %119, label %121

119:                                              ; preds = %114
  %120 = getelementptr inbounds i64, ptr %57, i64 %99
  store i64 %117, ptr %120, align 8, !tbaa !11
  br label %121

121:                                              ; preds = %119, %114, %98
  %122 = phi i1 [ false, %114 ], [ false, %98 ], [ true, %119 ]
  %123 = phi i64 [ %99, %114 ], [ %99, %98 ], [ %115, %119 ]
  br i1 %122, label %98, label %124

124:                                              ; preds = %121
  %125 = getelementptr inbounds i64, ptr %57, i64 %123
  store i64 %97, ptr %125, align 8, !tbaa !11
  br label %126

126:                                              ; preds = %82, %124
  %127 = load ptr, ptr %25, align 8, !tbaa !100
  %128 = getelementptr inbounds %struct.Record, ptr %127, i64 %89
  %129 = getelementptr inbounds %struct.Record, ptr %127, i64 %89, i32 1
  %130 = load i32, ptr %129, align 8, !tbaa !94
  %131 = load i64, ptr %128, align 8, !tbaa !96
  %132 = load ptr, ptr %26, align 8, !tbaa !101
  %133 = zext i32 %130 to i64
  %134 = getelementptr inbounds i32, ptr %132, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !20
  %136 = icmp eq i32 %135, %86
  br i1 %136, label %137, label %293

137:                                              ; preds = %126
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %138 = load i64, ptr %27, align 8, !tbaa !27
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %140, label %144

140:                                              ; preds = %137
  %141 = load ptr, ptr %29, align 8, !tbaa !32
  %142 = mul i64 %30, %133
  %143 = getelementptr inbounds i64, ptr %141, i64 %142
  br label %150

144:                                              ; preds = %137
  %145 = load ptr, ptr %28, align 8, !tbaa !33
  %146 = getelementptr inbounds i32, ptr %145, i64 %133
  %147 = load i32, ptr %146, align 4, !tbaa !20
  %148 = zext i32 %147 to i64
  %149 = or i64 %148, -9223372036854775808
  store i64 %149, ptr %4, align 8, !tbaa !11
  br label %150

150:                                              ; preds = %140, %144
  %151 = phi ptr [ %4, %144 ], [ %143, %140 ]
  %152 = load ptr, ptr %31, align 8, !tbaa !43
  %153 = call i32 %152(ptr noundef %151)
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %150
  %156 = icmp sgt i32 %153, 0
  %157 = select i1 %156, i32 %86, i32 %130
  %158 = zext i32 %157 to i64
  store i64 %158, ptr %32, align 8, !tbaa !38
  %159 = select i1 %156, i32 1, i32 3
  br label %290

160:                                              ; preds = %150
  %161 = load ptr, ptr %33, align 8, !tbaa !102
  %162 = load ptr, ptr %34, align 8, !tbaa !40
  %163 = load ptr, ptr %35, align 8, !tbaa !103
  %164 = call i32 %161(ptr noundef %151, ptr noundef %162, ptr noundef %163)
  %165 = icmp slt i32 %164, 0
  br i1 %165, label %166, label %169

166:                                              ; preds = %160
  store i64 %133, ptr %47, align 8, !tbaa !38
  %167 = icmp eq i32 %164, -1
  %168 = select i1 %167, i32 3, i32 6
  br label %290

169:                                              ; preds = %160
  %170 = load i64, ptr %36, align 8, !tbaa !81
  %171 = add i64 %170, 1
  store i64 %171, ptr %36, align 8, !tbaa !81
  %172 = zext i32 %164 to i64
  %173 = load i64, ptr %37, align 8, !tbaa !39
  %174 = add i64 %173, %172
  store i64 %174, ptr %37, align 8, !tbaa !39
  %175 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %172)
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %290, label %177

177:                                              ; preds = %169
  %178 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %172)
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %290, label %180

180:                                              ; preds = %177
  %181 = icmp sgt i32 %164, 0
  br i1 %181, label %182, label %188

182:                                              ; preds = %180
  %183 = load ptr, ptr %34, align 8, !tbaa !40
  %184 = load ptr, ptr %40, align 8, !tbaa !41
  %185 = load ptr, ptr %41, align 8, !tbaa !42
  %186 = icmp eq ptr %185, null
  %187 = zext i32 %164 to i64
  br label %192

188:                                              ; preds = %234, %180
  %189 = icmp sgt i32 %164, 0
  br i1 %189, label %190, label %280

190:                                              ; preds = %188
  %191 = zext i32 %164 to i64
  br label %237

192:                                              ; preds = %182, %234
  %193 = phi i64 [ 0, %182 ], [ %235, %234 ]
  %194 = mul i64 %38, %193
  %195 = getelementptr inbounds i64, ptr %183, i64 %194
  br i1 %39, label %214, label %196

196:                                              ; preds = %192, %196
  %197 = phi i64 [ %210, %196 ], [ 0, %192 ]
  %198 = phi i64 [ %209, %196 ], [ -7046029254386353131, %192 ]
  %199 = getelementptr inbounds i64, ptr %195, i64 %197
  %200 = load i64, ptr %199, align 8, !tbaa !11
  %201 = xor i64 %200, %198
  %202 = shl i64 %197, 1
  %203 = add i64 %202, -2960836687051489901
  %204 = zext i64 %201 to i128
  %205 = zext i64 %203 to i128
  %206 = mul nuw i128 %204, %205
  %207 = lshr i128 %206, 64
  %208 = xor i128 %207, %206
  %209 = trunc i128 %208 to i64
  %210 = add nuw i64 %197, 1
  %211 = icmp eq i64 %210, %38
  br i1 %211, label %212, label %196, !llvm.loop !16

212:                                              ; preds = %196
  %213 = trunc i128 %208 to i64
  br label %214

214:                                              ; preds = %212, %192
  %215 = phi i64 [ -7046029254386353131, %192 ], [ %213, %212 ]
  %216 = lshr i64 %215, 32
  %217 = xor i64 %216, %215
  %218 = getelementptr inbounds i64, ptr %184, i64 %193
  store i64 %217, ptr %218, align 8, !tbaa !11
  br i1 %186, label %222, label %219

219:                                              ; preds = %214
  %220 = lshr i64 %217, 6
  %221 = getelementptr inbounds i64, ptr %185, i64 %220
  call void @llvm.prefetch.p0(ptr nonnull %221, i32 0, i32 3, i32 1)
  br label %234

222:                                              ; preds = %214
  %223 = and i64 %217, 63
  %224 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %223, i32 1
  %225 = load i64, ptr %224, align 8, !tbaa !30
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %234, label %227

227:                                              ; preds = %222
  %228 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %223
  %229 = load ptr, ptr %228, align 8, !tbaa !31
  %230 = lshr i64 %215, 32
  %231 = mul i64 %225, %230
  %232 = lshr i64 %231, 32
  %233 = getelementptr inbounds i64, ptr %229, i64 %232
  call void @llvm.prefetch.p0(ptr %233, i32 0, i32 3, i32 1)
  br label %234

234:                                              ; preds = %219, %222, %227
  %235 = add nuw nsw i64 %193, 1
  %236 = icmp eq i64 %235, %187
  br i1 %236, label %188, label %192, !llvm.loop !104

237:                                              ; preds = %190, %277
  %238 = phi i64 [ 0, %190 ], [ %278, %277 ]
  %239 = phi i32 [ %52, %190 ], [ %276, %277 ]
  %240 = load i64, ptr %42, align 8, !tbaa !25
  %241 = load ptr, ptr %35, align 8, !tbaa !103
  %242 = getelementptr inbounds i64, ptr %241, i64 %238
  %243 = load i64, ptr %242, align 8, !tbaa !11
  %244 = add i64 %243, %131
  %245 = load i64, ptr %43, align 8, !tbaa !105
  %246 = and i64 %244, %245
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %248, label %274

248:                                              ; preds = %237
  %249 = load ptr, ptr %34, align 8, !tbaa !40
  %250 = mul i64 %38, %238
  %251 = getelementptr inbounds i64, ptr %249, i64 %250
  %252 = load ptr, ptr %44, align 8, !tbaa !41
  %253 = getelementptr inbounds i64, ptr %252, i64 %238
  %254 = load i64, ptr %253, align 8, !tbaa !11
  %255 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %251, i64 noundef %254)
  %256 = icmp slt i64 %255, 0
  br i1 %256, label %274, label %257

257:                                              ; preds = %248
  %258 = icmp ult i64 %255, %240
  br i1 %258, label %259, label %268

259:                                              ; preds = %257
  %260 = load ptr, ptr %25, align 8, !tbaa !100
  %261 = load ptr, ptr %26, align 8, !tbaa !101
  %262 = getelementptr inbounds i32, ptr %261, i64 %255
  %263 = load i32, ptr %262, align 4, !tbaa !20
  %264 = zext i32 %263 to i64
  %265 = getelementptr inbounds %struct.Record, ptr %260, i64 %264
  %266 = load i64, ptr %265, align 8, !tbaa !96
  %267 = icmp ugt i64 %266, %244
  br i1 %267, label %268, label %274

268:                                              ; preds = %259, %257
  %269 = trunc i64 %255 to i32
  %270 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %269, i64 noundef %244, i32 noundef %85, i32 noundef %2)
  %271 = icmp ne i32 %270, 0
  %272 = zext i1 %271 to i32
  %273 = select i1 %271, i32 %270, i32 %239
  br label %274

274:                                              ; preds = %268, %248, %259, %237
  %275 = phi i32 [ 1, %237 ], [ %272, %268 ], [ 1, %248 ], [ 10, %259 ]
  %276 = phi i32 [ 6, %237 ], [ %273, %268 ], [ 4, %248 ], [ %239, %259 ]
  switch i32 %275, label %280 [
    i32 0, label %277
    i32 10, label %277
  ]

277:                                              ; preds = %274, %274
  %278 = add nuw nsw i64 %238, 1
  %279 = icmp eq i64 %278, %191
  br i1 %279, label %280, label %237, !llvm.loop !106

280:                                              ; preds = %274, %277, %188
  %281 = phi i32 [ 8, %188 ], [ %275, %274 ], [ 8, %277 ]
  %282 = phi i32 [ %52, %188 ], [ %276, %277 ], [ %276, %274 ]
  %283 = icmp eq i32 %281, 8
  br i1 %283, label %284, label %290

284:                                              ; preds = %280
  %285 = load i64, ptr %45, align 8, !tbaa !25
  %286 = load i64, ptr %46, align 8, !tbaa !45
  %287 = icmp ugt i64 %285, %286
  %288 = zext i1 %287 to i32
  %289 = select i1 %287, i32 5, i32 %282
  br label %290

290:                                              ; preds = %166, %280, %177, %169, %284, %155
  %291 = phi i32 [ 1, %155 ], [ 1, %166 ], [ %281, %280 ], [ 1, %177 ], [ 1, %169 ], [ %288, %284 ]
  %292 = phi i32 [ %159, %155 ], [ %168, %166 ], [ %282, %280 ], [ 4, %177 ], [ 4, %169 ], [ %289, %284 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %293

293:                                              ; preds = %126, %290
  %294 = phi i32 [ %291, %290 ], [ 4, %126 ]
  %295 = phi i32 [ %292, %290 ], [ %52, %126 ]
  %296 = icmp eq i32 %294, 1
  br i1 %296, label %297, label %48

297:                                              ; preds = %51, %293, %48, %14, %11, %8
  %298 = phi i32 [ %12, %11 ], [ 4, %8 ], [ 0, %14 ], [ 0, %48 ], [ %295, %293 ], [ 2, %51 ]
  ret i32 %298
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %4 = load i64, ptr %3, align 8, !tbaa !107
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %48

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %10 = lshr i64 %4, 2
  %11 = add i64 %4, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %4
  %17 = shl i64 %16, 2
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %136, label %22

22:                                               ; preds = %8
  %23 = load ptr, ptr %9, align 8, !tbaa !14
  %24 = shl i64 %13, 2
  %25 = tail call ptr @resize_memory(ptr noundef %23, i64 noundef %24)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %136, label %27

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
  %45 = shl i64 %44, 2
  %46 = load i64, ptr %14, align 8, !tbaa !12
  %47 = add i64 %45, %46
  store i64 %47, ptr %14, align 8, !tbaa !12
  store ptr %25, ptr %9, align 8, !tbaa !14
  store i64 %13, ptr %3, align 8, !tbaa !11
  br label %48

48:                                               ; preds = %42, %2
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %50 = load i64, ptr %49, align 8, !tbaa !87
  %51 = add i64 %50, %1
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %53 = load i64, ptr %52, align 8, !tbaa !108
  %54 = icmp ugt i64 %51, %53
  br i1 %54, label %55, label %136

55:                                               ; preds = %48
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %57 = lshr i64 %53, 2
  %58 = add i64 %53, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %51)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %53
  %64 = shl i64 %63, 4
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %67 = load i64, ptr %66, align 8, !tbaa !13
  %68 = icmp ugt i64 %65, %67
  br i1 %68, label %92, label %69

69:                                               ; preds = %55
  %70 = load ptr, ptr %56, align 8, !tbaa !14
  %71 = shl i64 %60, 4
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
  store ptr %72, ptr %56, align 8, !tbaa !14
  br label %92

92:                                               ; preds = %55, %69, %89
  %93 = phi i64 [ %53, %55 ], [ %53, %69 ], [ %60, %89 ]
  %94 = phi i1 [ true, %55 ], [ true, %69 ], [ false, %89 ]
  br i1 %94, label %136, label %95

95:                                               ; preds = %92
  %96 = load i64, ptr %52, align 8, !tbaa !108
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %98 = icmp ult i64 %96, %93
  br i1 %98, label %99, label %135

99:                                               ; preds = %95
  %100 = lshr i64 %96, 2
  %101 = add i64 %96, 1024
  %102 = add i64 %101, %100
  %103 = tail call i64 @llvm.umax.i64(i64 %102, i64 %93)
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %105 = load i64, ptr %104, align 8, !tbaa !12
  %106 = sub i64 %103, %96
  %107 = shl i64 %106, 2
  %108 = add i64 %105, %107
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %110 = load i64, ptr %109, align 8, !tbaa !13
  %111 = icmp ugt i64 %108, %110
  br i1 %111, label %136, label %112

112:                                              ; preds = %99
  %113 = load ptr, ptr %97, align 8, !tbaa !14
  %114 = shl i64 %103, 2
  %115 = tail call ptr @resize_memory(ptr noundef %113, i64 noundef %114)
  %116 = icmp eq ptr %115, null
  br i1 %116, label %136, label %117

117:                                              ; preds = %112
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %119 = load ptr, ptr %118, align 8, !tbaa !15
  %120 = icmp eq ptr %119, null
  %121 = icmp ult i64 %114, 4194304
  %122 = or i1 %121, %120
  br i1 %122, label %132, label %123

123:                                              ; preds = %117
  %124 = ptrtoint ptr %115 to i64
  %125 = and i64 %124, -4096
  %126 = add i64 %114, 4095
  %127 = add i64 %126, %124
  %128 = and i64 %127, -4096
  %129 = inttoptr i64 %125 to ptr
  %130 = sub i64 %128, %125
  %131 = tail call i32 %119(ptr noundef %129, i64 noundef %130, i32 noundef 14)
  br label %132

132:                                              ; preds = %123, %117
  %133 = load i64, ptr %104, align 8, !tbaa !12
  %134 = add i64 %133, %107
  store i64 %134, ptr %104, align 8, !tbaa !12
  store ptr %115, ptr %97, align 8, !tbaa !14
  br label %135

135:                                              ; preds = %132, %95
  store i64 %93, ptr %52, align 8, !tbaa !108
  br label %136

136:                                              ; preds = %8, %22, %112, %99, %92, %135, %48
  %137 = phi i32 [ 1, %48 ], [ 0, %92 ], [ 1, %135 ], [ 0, %99 ], [ 0, %112 ], [ 0, %22 ], [ 0, %8 ]
  ret i32 %137
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %50, label %9

9:                                                ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 0, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %11 = load ptr, ptr %10, align 8, !tbaa !109
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %14 = load i64, ptr %13, align 8, !tbaa !27
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %22

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %18 = load ptr, ptr %17, align 8, !tbaa !32
  %19 = load i64, ptr @WORDS, align 8, !tbaa !11
  %20 = mul i64 %19, %12
  %21 = getelementptr inbounds i64, ptr %18, i64 %20
  br label %29

22:                                               ; preds = %9
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %24 = load ptr, ptr %23, align 8, !tbaa !33
  %25 = getelementptr inbounds i32, ptr %24, i64 %12
  %26 = load i32, ptr %25, align 4, !tbaa !20
  %27 = zext i32 %26 to i64
  %28 = or i64 %27, -9223372036854775808
  store i64 %28, ptr %7, align 8, !tbaa !11
  br label %29

29:                                               ; preds = %16, %22
  %30 = phi ptr [ %7, %22 ], [ %21, %16 ]
  %31 = call i32 %11(ptr noundef %30, ptr noundef nonnull %6)
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  store i64 %12, ptr %34, align 8, !tbaa !38
  %35 = icmp eq i32 %31, -1
  %36 = select i1 %35, i32 3, i32 6
  br label %46

37:                                               ; preds = %29
  %38 = icmp eq i32 %4, 1
  %39 = load i64, ptr %6, align 8
  %40 = select i1 %38, i64 %2, i64 0
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %43 = load i64, ptr %42, align 8, !tbaa !105
  %44 = and i64 %41, %43
  %45 = icmp eq i64 %44, 0
  br label %46

46:                                               ; preds = %37, %33
  %47 = phi i1 [ false, %33 ], [ %45, %37 ]
  %48 = phi i64 [ %2, %33 ], [ %41, %37 ]
  %49 = phi i32 [ %36, %33 ], [ 6, %37 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br i1 %47, label %50, label %255

50:                                               ; preds = %46, %5
  %51 = phi i64 [ %48, %46 ], [ %2, %5 ]
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %53 = load i64, ptr %52, align 8, !tbaa !87
  %54 = add i64 %53, 1
  store i64 %54, ptr %52, align 8, !tbaa !87
  %55 = trunc i64 %53 to i32
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %57 = load ptr, ptr %56, align 8, !tbaa !100
  %58 = and i64 %53, 4294967295
  %59 = getelementptr inbounds %struct.Record, ptr %57, i64 %58
  store i64 %2, ptr %59, align 8, !tbaa.struct !110
  %60 = getelementptr inbounds i8, ptr %59, i64 8
  store i32 %1, ptr %60, align 8, !tbaa.struct !111
  %61 = getelementptr inbounds i8, ptr %59, i64 12
  store i32 %3, ptr %61, align 4, !tbaa.struct !112
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %63 = load ptr, ptr %62, align 8, !tbaa !101
  %64 = zext i32 %1 to i64
  %65 = getelementptr inbounds i32, ptr %63, i64 %64
  store i32 %55, ptr %65, align 4, !tbaa !20
  %66 = icmp eq i32 %4, 1
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %68 = load i64, ptr %67, align 8, !tbaa !113
  %69 = shl i64 %68, 1
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %71 = load i64, ptr %70, align 8, !tbaa !93
  %72 = icmp ult i64 %69, %71
  br i1 %72, label %135, label %73

73:                                               ; preds = %50
  %74 = icmp eq i64 %71, 0
  %75 = shl i64 %71, 1
  %76 = select i1 %74, i64 1024, i64 %75
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %78 = load i64, ptr %77, align 8, !tbaa !12
  %79 = shl i64 %76, 4
  %80 = add i64 %78, %79
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %82 = load i64, ptr %81, align 8, !tbaa !13
  %83 = icmp ugt i64 %80, %82
  br i1 %83, label %255, label %84

84:                                               ; preds = %73
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %86 = load ptr, ptr %85, align 8, !tbaa !92
  %87 = call ptr @take_memory(i64 noundef %76, i64 noundef 16)
  %88 = icmp eq ptr %87, null
  br i1 %88, label %255, label %89

89:                                               ; preds = %84
  store ptr %87, ptr %85, align 8, !tbaa !92
  store i64 %76, ptr %70, align 8, !tbaa !93
  store i64 0, ptr %67, align 8, !tbaa !113
  br i1 %74, label %130, label %91

90:                                               ; preds = %126
  br i1 %74, label %130, label %129

91:                                               ; preds = %89, %126
  %92 = phi i64 [ %127, %126 ], [ 0, %89 ]
  %93 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %92
  %94 = getelementptr inbounds %struct.Bucket, ptr %86, i64 %92, i32 1
  %95 = load i32, ptr %94, align 8, !tbaa !94
  switch i32 %95, label %96 [
    i32 0, label %126
    i32 -1, label %126
  ]

96:                                               ; preds = %91
  %97 = load i64, ptr %93, align 8, !tbaa !96
  %98 = load i64, ptr %70, align 8, !tbaa !93
  %99 = add i64 %98, -1
  %100 = zext i64 %97 to i128
  %101 = mul nuw i128 %100, 11400714819323198485
  %102 = lshr i128 %101, 64
  %103 = xor i128 %102, %101
  %104 = trunc i128 %103 to i64
  %105 = load ptr, ptr %85, align 8, !tbaa !92
  %106 = and i64 %99, %104
  %107 = getelementptr inbounds %struct.Bucket, ptr %105, i64 %106, i32 1
  %108 = load i32, ptr %107, align 8, !tbaa !94
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %121, label %110

110:                                              ; preds = %96, %115
  %111 = phi i64 [ %117, %115 ], [ %106, %96 ]
  %112 = getelementptr inbounds %struct.Bucket, ptr %105, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !96
  %114 = icmp eq i64 %113, %97
  br i1 %114, label %121, label %115

115:                                              ; preds = %110
  %116 = add i64 %111, 1
  %117 = and i64 %116, %99
  %118 = getelementptr inbounds %struct.Bucket, ptr %105, i64 %117, i32 1
  %119 = load i32, ptr %118, align 8, !tbaa !94
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %110, !llvm.loop !97

121:                                              ; preds = %115, %110, %96
  %122 = phi i64 [ %106, %96 ], [ %111, %110 ], [ %117, %115 ]
  %123 = getelementptr inbounds %struct.Bucket, ptr %87, i64 %122
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %123, ptr noundef nonnull align 8 dereferenceable(16) %93, i64 16, i1 false), !tbaa.struct !110
  %124 = load i64, ptr %67, align 8, !tbaa !113
  %125 = add i64 %124, 1
  store i64 %125, ptr %67, align 8, !tbaa !113
  br label %126

126:                                              ; preds = %121, %91, %91
  %127 = add nuw i64 %92, 1
  %128 = icmp eq i64 %127, %71
  br i1 %128, label %90, label %91, !llvm.loop !114

129:                                              ; preds = %90
  call void @give_back(ptr noundef %86)
  br label %130

130:                                              ; preds = %129, %90, %89
  %131 = sub i64 %76, %71
  %132 = shl i64 %131, 4
  %133 = load i64, ptr %77, align 8, !tbaa !12
  %134 = add i64 %133, %132
  store i64 %134, ptr %77, align 8, !tbaa !12
  br label %135

135:                                              ; preds = %130, %50
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %137 = load ptr, ptr %136, align 8, !tbaa !92
  %138 = load i64, ptr %70, align 8, !tbaa !93
  %139 = add i64 %138, -1
  %140 = zext i64 %51 to i128
  %141 = mul nuw i128 %140, 11400714819323198485
  %142 = lshr i128 %141, 64
  %143 = xor i128 %142, %141
  %144 = trunc i128 %143 to i64
  %145 = and i64 %139, %144
  %146 = getelementptr inbounds %struct.Bucket, ptr %137, i64 %145, i32 1
  %147 = load i32, ptr %146, align 8, !tbaa !94
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %160, label %149

149:                                              ; preds = %135, %154
  %150 = phi i64 [ %156, %154 ], [ %145, %135 ]
  %151 = getelementptr inbounds %struct.Bucket, ptr %137, i64 %150
  %152 = load i64, ptr %151, align 8, !tbaa !96
  %153 = icmp eq i64 %152, %51
  br i1 %153, label %160, label %154

154:                                              ; preds = %149
  %155 = add i64 %150, 1
  %156 = and i64 %155, %139
  %157 = getelementptr inbounds %struct.Bucket, ptr %137, i64 %156, i32 1
  %158 = load i32, ptr %157, align 8, !tbaa !94
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %149, !llvm.loop !97

160:                                              ; preds = %154, %149, %135
  %161 = phi i64 [ %145, %135 ], [ %150, %149 ], [ %156, %154 ]
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %163 = load ptr, ptr %162, align 8, !tbaa !98
  %164 = and i64 %53, 4294967295
  %165 = getelementptr inbounds i32, ptr %163, i64 %164
  store i32 0, ptr %165, align 4, !tbaa !20
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %167 = load i64, ptr %166, align 8, !tbaa !89
  %168 = add i64 %167, 1
  store i64 %168, ptr %166, align 8, !tbaa !89
  %169 = getelementptr inbounds %struct.Bucket, ptr %137, i64 %161, i32 1
  %170 = load i32, ptr %169, align 8, !tbaa !94
  switch i32 %170, label %171 [
    i32 0, label %180
    i32 -1, label %180
  ]

171:                                              ; preds = %160
  br i1 %66, label %172, label %174

172:                                              ; preds = %171
  store i32 %170, ptr %165, align 4, !tbaa !20
  %173 = add i32 %55, 1
  store i32 %173, ptr %169, align 8, !tbaa !94
  br label %255

174:                                              ; preds = %171
  %175 = add i32 %55, 1
  %176 = getelementptr inbounds %struct.Bucket, ptr %137, i64 %161, i32 2
  %177 = load i32, ptr %176, align 4, !tbaa !115
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i32, ptr %163, i64 %178
  store i32 %175, ptr %179, align 4, !tbaa !20
  store i32 %55, ptr %176, align 4, !tbaa !115
  br label %255

180:                                              ; preds = %160, %160
  %181 = getelementptr inbounds %struct.Bucket, ptr %137, i64 %161
  %182 = icmp eq i32 %170, 0
  %183 = zext i1 %182 to i64
  %184 = load i64, ptr %67, align 8, !tbaa !113
  %185 = add i64 %184, %183
  store i64 %185, ptr %67, align 8, !tbaa !113
  %186 = add i32 %55, 1
  store i64 %51, ptr %181, align 8, !tbaa.struct !110
  %187 = getelementptr inbounds i8, ptr %181, i64 8
  store i32 %186, ptr %187, align 8, !tbaa.struct !111
  %188 = getelementptr inbounds i8, ptr %181, i64 12
  store i32 %55, ptr %188, align 4, !tbaa.struct !112
  %189 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %190 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %191 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %192 = load i64, ptr %191, align 8, !tbaa !99
  %193 = add i64 %192, 1
  %194 = load i64, ptr %190, align 8, !tbaa !11
  %195 = icmp ult i64 %194, %193
  br i1 %195, label %196, label %235

196:                                              ; preds = %180
  %197 = lshr i64 %194, 2
  %198 = add i64 %194, 1024
  %199 = add i64 %198, %197
  %200 = call i64 @llvm.umax.i64(i64 %199, i64 %193)
  %201 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %202 = load i64, ptr %201, align 8, !tbaa !12
  %203 = sub i64 %200, %194
  %204 = shl i64 %203, 3
  %205 = add i64 %202, %204
  %206 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %207 = load i64, ptr %206, align 8, !tbaa !13
  %208 = icmp ugt i64 %205, %207
  br i1 %208, label %255, label %209

209:                                              ; preds = %196
  %210 = load ptr, ptr %189, align 8, !tbaa !14
  %211 = shl i64 %200, 3
  %212 = call ptr @resize_memory(ptr noundef %210, i64 noundef %211)
  %213 = icmp eq ptr %212, null
  br i1 %213, label %255, label %214

214:                                              ; preds = %209
  %215 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %216 = load ptr, ptr %215, align 8, !tbaa !15
  %217 = icmp eq ptr %216, null
  %218 = icmp ult i64 %211, 4194304
  %219 = or i1 %218, %217
  br i1 %219, label %229, label %220

220:                                              ; preds = %214
  %221 = ptrtoint ptr %212 to i64
  %222 = and i64 %221, -4096
  %223 = add i64 %211, 4095
  %224 = add i64 %223, %221
  %225 = and i64 %224, -4096
  %226 = inttoptr i64 %222 to ptr
  %227 = sub i64 %225, %222
  %228 = call i32 %216(ptr noundef %226, i64 noundef %227, i32 noundef 14)
  br label %229

229:                                              ; preds = %220, %214
  %230 = load i64, ptr %190, align 8, !tbaa !11
  %231 = sub i64 %200, %230
  %232 = shl i64 %231, 3
  %233 = load i64, ptr %201, align 8, !tbaa !12
  %234 = add i64 %232, %233
  store i64 %234, ptr %201, align 8, !tbaa !12
  store ptr %212, ptr %189, align 8, !tbaa !14
  store i64 %200, ptr %190, align 8, !tbaa !11
  br label %235

235:                                              ; preds = %229, %180
  %236 = load i64, ptr %191, align 8, !tbaa !99
  %237 = add i64 %236, 1
  store i64 %237, ptr %191, align 8, !tbaa !99
  %238 = icmp eq i64 %236, 0
  br i1 %238, label %251, label %239

239:                                              ; preds = %235
  %240 = load ptr, ptr %189, align 8, !tbaa !90
  br label %241

241:                                              ; preds = %248, %239
  %242 = phi i64 [ %236, %239 ], [ %244, %248 ]
  %243 = add i64 %242, -1
  %244 = lshr i64 %243, 1
  %245 = getelementptr inbounds i64, ptr %240, i64 %244
  %246 = load i64, ptr %245, align 8, !tbaa !11
  %247 = icmp ugt i64 %246, %51
  br i1 %247, label %248, label %251

248:                                              ; preds = %241
  %249 = getelementptr inbounds i64, ptr %240, i64 %242
  store i64 %246, ptr %249, align 8, !tbaa !11
  %250 = icmp ult i64 %243, 2
  br i1 %250, label %251, label %241, !llvm.loop !116

251:                                              ; preds = %248, %241, %235
  %252 = phi i64 [ %236, %235 ], [ %242, %241 ], [ %244, %248 ]
  %253 = load ptr, ptr %189, align 8, !tbaa !90
  %254 = getelementptr inbounds i64, ptr %253, i64 %252
  store i64 %51, ptr %254, align 8, !tbaa !11
  br label %255

255:                                              ; preds = %251, %209, %196, %174, %172, %84, %73, %46
  %256 = phi i32 [ %49, %46 ], [ 4, %73 ], [ 4, %84 ], [ 0, %172 ], [ 0, %174 ], [ 4, %196 ], [ 4, %209 ], [ 0, %251 ]
  ret i32 %256
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [18 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %4 = load ptr, ptr %3, align 8, !tbaa !32
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %7 = load ptr, ptr %6, align 8, !tbaa !33
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %10 = load ptr, ptr %9, align 8, !tbaa !23
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %16 = load ptr, ptr %15, align 8, !tbaa !42
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %19 = load ptr, ptr %18, align 8, !tbaa !49
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %22 = load ptr, ptr %21, align 8, !tbaa !83
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %25 = load ptr, ptr %24, align 8, !tbaa !100
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %28 = load ptr, ptr %27, align 8, !tbaa !101
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %31 = load ptr, ptr %30, align 8, !tbaa !98
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %34 = load ptr, ptr %33, align 8, !tbaa !92
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %37 = load ptr, ptr %36, align 8, !tbaa !90
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %40 = load ptr, ptr %39, align 8, !tbaa !73
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %43 = load ptr, ptr %42, align 8, !tbaa !70
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %46 = load ptr, ptr %45, align 8, !tbaa !74
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %49 = load ptr, ptr %48, align 8, !tbaa !40
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %52 = load ptr, ptr %51, align 8, !tbaa !103
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %55 = load ptr, ptr %54, align 8, !tbaa !41
  store ptr %55, ptr %53, align 8, !tbaa !14
  br label %56

56:                                               ; preds = %1, %62
  %57 = phi i64 [ 0, %1 ], [ %63, %62 ]
  %58 = getelementptr inbounds [18 x ptr], ptr %2, i64 0, i64 %57
  %59 = load ptr, ptr %58, align 8, !tbaa !14
  %60 = icmp eq ptr %59, null
  br i1 %60, label %62, label %61

61:                                               ; preds = %56
  tail call void @give_back(ptr noundef nonnull %59)
  br label %62

62:                                               ; preds = %56, %61
  %63 = add nuw nsw i64 %57, 1
  %64 = icmp eq i64 %63, 18
  br i1 %64, label %66, label %56, !llvm.loop !117

65:                                               ; preds = %72
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %2)
  ret void

66:                                               ; preds = %62, %72
  %67 = phi i64 [ %73, %72 ], [ 0, %62 ]
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !31
  %70 = icmp eq ptr %69, null
  br i1 %70, label %72, label %71

71:                                               ; preds = %66
  tail call void @give_back(ptr noundef nonnull %69)
  br label %72

72:                                               ; preds = %66, %71
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, 64
  br i1 %74, label %65, label %66, !llvm.loop !118
}

declare void @give_back(ptr noundef)

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
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
  br i1 %66, label %69, label %59, !llvm.loop !119

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
  br i1 %74, label %75, label %49, !llvm.loop !120

75:                                               ; preds = %69, %71, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !121

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
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

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)



!4 = !{!5, !9, i64 56}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !9, i64 160, !9, i64 168, !9, i64 176, !9, i64 184, !7, i64 192, !9, i64 1728, !9, i64 1736, !9, i64 1744, !9, i64 1752, !9, i64 1760, !9, i64 1768, !6, i64 1776, !9, i64 1784, !9, i64 1792, !9, i64 1800, !9, i64 1808, !6, i64 1816, !6, i64 1824, !6, i64 1832, !9, i64 1840, !9, i64 1848, !9, i64 1856, !9, i64 1864, !9, i64 1872, !6, i64 1880, !9, i64 1888, !9, i64 1896, !6, i64 1904, !6, i64 1912, !6, i64 1920, !9, i64 1928, !9, i64 1936, !9, i64 1944, !9, i64 1952, !6, i64 1960, !9, i64 1968, !9, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !9, i64 2008, !6, i64 2016, !6, i64 2024, !6, i64 2032, !7, i64 2040, !9, i64 2296}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 2296}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 184}
!13 = !{!5, !9, i64 72}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!5, !6, i64 144}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !7, i64 0}
!22 = !{!5, !9, i64 112}
!23 = !{!5, !6, i64 136}
!24 = !{!5, !9, i64 1752}
!25 = !{!5, !9, i64 160}
!26 = !{!5, !9, i64 168}
!27 = !{!5, !9, i64 96}
!28 = !{!29, !9, i64 16}
!29 = !{!"", !6, i64 0, !9, i64 8, !9, i64 16}
!30 = !{!29, !9, i64 8}
!31 = !{!29, !6, i64 0}
!32 = !{!5, !6, i64 120}
!33 = !{!5, !6, i64 128}
!34 = distinct !{!34, !17, !18}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !17, !18}
!37 = !{!5, !9, i64 1728}
!38 = !{!5, !9, i64 1808}
!39 = !{!5, !9, i64 1744}
!40 = !{!5, !6, i64 2016}
!41 = !{!5, !6, i64 2032}
!42 = !{!5, !6, i64 152}
!43 = !{!5, !6, i64 16}
!44 = distinct !{!44, !17, !18}
!45 = !{!5, !9, i64 64}
!46 = distinct !{!46, !17, !18}
!47 = distinct !{!47, !17, !18}
!48 = !{!5, !9, i64 1760}
!49 = !{!5, !6, i64 1776}
!50 = !{!5, !9, i64 88}
!51 = !{!5, !6, i64 40}
!52 = !{!5, !9, i64 104}
!53 = distinct !{!53, !17, !18}
!54 = distinct !{!54, !17, !18}
!55 = !{!5, !6, i64 0}
!56 = distinct !{!56, !17, !18}
!57 = distinct !{!57, !17, !18}
!58 = distinct !{!58, !17, !18}
!59 = distinct !{!59, !17, !18}
!60 = distinct !{!60, !17, !18}
!61 = distinct !{!61, !17, !18}
!62 = !{!5, !9, i64 1784}
!63 = !{!5, !6, i64 24}
!64 = !{!5, !9, i64 1792}
!65 = !{!5, !9, i64 1800}
!66 = distinct !{!66, !17, !18}
!67 = distinct !{!67, !17, !18}
!68 = !{!5, !9, i64 1840}
!69 = !{!5, !9, i64 1848}
!70 = !{!5, !6, i64 1824}
!71 = !{!72, !72, i64 0}
!72 = !{!"__int128", !7, i64 0}
!73 = !{!5, !6, i64 1816}
!74 = !{!5, !6, i64 1832}
!75 = distinct !{!75, !17, !18}
!76 = distinct !{!76, !17, !18}
!77 = distinct !{!77, !17, !18}
!78 = distinct !{!78, !17, !18}
!79 = !{!5, !9, i64 1864}
!80 = !{!5, !9, i64 1872}
!81 = !{!5, !9, i64 1736}
!82 = !{!5, !9, i64 1888}
!83 = !{!5, !6, i64 1880}
!84 = distinct !{!84, !17, !18}
!85 = distinct !{!85, !17, !18}
!86 = distinct !{!86, !17, !18}
!87 = !{!5, !9, i64 1928}
!88 = distinct !{!88, !17, !18}
!89 = !{!5, !9, i64 1952}
!90 = !{!5, !6, i64 1984}
!91 = !{!5, !9, i64 2008}
!92 = !{!5, !6, i64 1960}
!93 = !{!5, !9, i64 1968}
!94 = !{!95, !21, i64 8}
!95 = !{!"", !9, i64 0, !21, i64 8, !21, i64 12}
!96 = !{!95, !9, i64 0}
!97 = distinct !{!97, !17, !18}
!98 = !{!5, !6, i64 1920}
!99 = !{!5, !9, i64 1992}
!100 = !{!5, !6, i64 1904}
!101 = !{!5, !6, i64 1912}
!102 = !{!5, !6, i64 8}
!103 = !{!5, !6, i64 2024}
!104 = distinct !{!104, !17, !18}
!105 = !{!5, !9, i64 80}
!106 = distinct !{!106, !17, !18}
!107 = !{!5, !9, i64 1944}
!108 = !{!5, !9, i64 1936}
!109 = !{!5, !6, i64 32}
!110 = !{i64 0, i64 8, !11, i64 8, i64 4, !20, i64 12, i64 4, !20}
!111 = !{i64 0, i64 4, !20, i64 4, i64 4, !20}
!112 = !{i64 0, i64 4, !20}
!113 = !{!5, !9, i64 1976}
!114 = distinct !{!114, !17, !18}
!115 = !{!95, !21, i64 12}
!116 = distinct !{!116, !17, !18}
!117 = distinct !{!117, !17, !18}
!118 = distinct !{!118, !17, !18}
!119 = distinct !{!119, !17, !18}
!120 = distinct !{!120, !17, !18}
!121 = distinct !{!121, !17, !18}
