; kernel.c b8b63955346f0d229a7a1cc39c4b4aad2495c0d2ad5a64a5c1cc40e33ae5fb4d

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, [64 x %struct.Part], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64 }
%struct.Part = type { ptr, i64, i64 }
%struct.Record = type { i64, i32, i32 }
%struct.Lookup = type { ptr, ptr, ptr, i64 }
%struct.Bucket = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = icmp ult i64 %7, %5
  br i1 %8, label %9, label %128

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %11 = load i64, ptr @WORDS, align 8, !tbaa !11
  %12 = shl i64 %11, 3
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %5)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = mul i64 %12, %19
  %21 = add i64 %20, %18
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
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
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
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
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %160 = load ptr, ptr %159, align 8, !tbaa !19
  store i32 0, ptr %160, align 4, !tbaa !20
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %162 = load i64, ptr %161, align 8, !tbaa !22
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %167, label %164

164:                                              ; preds = %158
  %165 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %166 = load ptr, ptr %165, align 8, !tbaa !23
  store i32 0, ptr %166, align 4, !tbaa !20
  br label %167

167:                                              ; preds = %164, %158
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  store i64 1, ptr %168, align 8, !tbaa !24
  br label %169

169:                                              ; preds = %104, %93, %66, %55, %48, %152, %128, %167
  %170 = phi i32 [ 0, %167 ], [ 4, %128 ], [ 4, %152 ], [ 4, %48 ], [ 4, %55 ], [ 4, %66 ], [ 4, %93 ], [ 4, %104 ]
  ret i32 %170
}

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

define i32 @search_breadth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %5 = load i64, ptr %4, align 8, !tbaa !37
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81, i64 %47
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
  %7 = sub i64 %2, %1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8, !tbaa !4
  %12 = add i64 %11, 1
  %13 = udiv i64 %9, %12
  %14 = tail call i64 @llvm.umin.i64(i64 %7, i64 %13)
  %15 = tail call i64 @llvm.umin.i64(i64 %14, i64 64)
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %17 = load i64, ptr %16, align 8, !tbaa !50
  %18 = lshr i64 %17, 6
  %19 = add nuw nsw i64 %18, 1
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8, !tbaa !51
  %22 = icmp eq ptr %21, null
  br i1 %22, label %118, label %23

23:                                               ; preds = %4
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %25 = load i64, ptr %24, align 8, !tbaa !52
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %118

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %29 = load ptr, ptr %28, align 8, !tbaa !42
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %118

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %33 = load i64, ptr %32, align 8, !tbaa !25
  %34 = shl i64 %33, 1
  %35 = add i64 %34, 131072
  %36 = icmp ult i64 %18, %35
  br i1 %36, label %37, label %118

37:                                               ; preds = %31
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %39 = load i64, ptr %38, align 8, !tbaa !12
  %40 = shl nuw nsw i64 %19, 3
  %41 = add i64 %39, %40
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
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
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %103, i32 1
  %105 = load i64, ptr %104, align 8, !tbaa !30
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %115, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %103
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
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %122 = load i64, ptr @WORDS, align 8
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %125 = icmp eq i64 %122, 0
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
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
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81, i64 %128
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
  %203 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %202, i32 1
  %204 = load i64, ptr %203, align 8, !tbaa !30
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %213, label %206

206:                                              ; preds = %201
  %207 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %202
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
  %224 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %225 = load ptr, ptr %224, align 8, !tbaa !41
  %226 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %227 = load ptr, ptr %226, align 8, !tbaa !42
  %228 = icmp eq ptr %227, null
  %229 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %230 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %231 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
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
  %240 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %239, i32 1
  %241 = load i64, ptr %240, align 8, !tbaa !30
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %275, label %243

243:                                              ; preds = %238
  %244 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %239
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
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
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
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %12 = load i64, ptr @WORDS, align 8
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
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
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81, i64 %58
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
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %31 = load i64, ptr @WORDS, align 8
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
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
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81, i64 %83
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
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load i64, ptr @WORDS, align 8
  %76 = icmp eq i64 %75, 0
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
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
  br i1 %7, label %8, label %14

8:                                                ; preds = %3
  %9 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %229, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %229

14:                                               ; preds = %11, %3
  %15 = phi i32 [ undef, %3 ], [ %12, %11 ]
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %18 = icmp eq i64 %1, 0
  br i1 %18, label %229, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %26 = load i64, ptr @WORDS, align 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %33 = load i64, ptr @WORDS, align 8
  %34 = icmp eq i64 %33, 0
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  br label %46

43:                                               ; preds = %225
  %44 = add i64 %48, -1
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %229, label %46, !llvm.loop !88

46:                                               ; preds = %19, %43
  %47 = phi i32 [ %15, %19 ], [ %227, %43 ]
  %48 = phi i64 [ %1, %19 ], [ %44, %43 ]
  %49 = load i64, ptr %16, align 8, !tbaa !89
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %229, label %51

51:                                               ; preds = %46
  %52 = load i64, ptr %17, align 8, !tbaa !81
  %53 = load i64, ptr %20, align 8, !tbaa !90
  %54 = icmp ult i64 %52, %53
  br i1 %54, label %55, label %229

55:                                               ; preds = %51
  %56 = call fastcc i32 @pop(ptr noundef %0)
  %57 = load ptr, ptr %21, align 8, !tbaa !91
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds %struct.Record, ptr %57, i64 %58
  %60 = getelementptr inbounds %struct.Record, ptr %57, i64 %58, i32 1
  %61 = load i32, ptr %60, align 8, !tbaa !92
  %62 = load i64, ptr %59, align 8, !tbaa !94
  %63 = load ptr, ptr %22, align 8, !tbaa !95
  %64 = zext i32 %61 to i64
  %65 = getelementptr inbounds i32, ptr %63, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !20
  %67 = icmp eq i32 %66, %56
  br i1 %67, label %68, label %225

68:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %69 = load i64, ptr %23, align 8, !tbaa !27
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %75

71:                                               ; preds = %68
  %72 = load ptr, ptr %25, align 8, !tbaa !32
  %73 = mul i64 %26, %64
  %74 = getelementptr inbounds i64, ptr %72, i64 %73
  br label %81

75:                                               ; preds = %68
  %76 = load ptr, ptr %24, align 8, !tbaa !33
  %77 = getelementptr inbounds i32, ptr %76, i64 %64
  %78 = load i32, ptr %77, align 4, !tbaa !20
  %79 = zext i32 %78 to i64
  %80 = or i64 %79, -9223372036854775808
  store i64 %80, ptr %4, align 8, !tbaa !11
  br label %81

81:                                               ; preds = %71, %75
  %82 = phi ptr [ %4, %75 ], [ %74, %71 ]
  %83 = load ptr, ptr %27, align 8, !tbaa !43
  %84 = call i32 %83(ptr noundef %82)
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %91, label %86

86:                                               ; preds = %81
  %87 = icmp sgt i32 %84, 0
  %88 = select i1 %87, i32 %56, i32 %61
  %89 = zext i32 %88 to i64
  store i64 %89, ptr %28, align 8, !tbaa !38
  %90 = select i1 %87, i32 1, i32 3
  br label %222

91:                                               ; preds = %81
  %92 = load ptr, ptr %29, align 8, !tbaa !96
  %93 = load ptr, ptr %30, align 8, !tbaa !40
  %94 = load ptr, ptr %31, align 8, !tbaa !97
  %95 = call i32 %92(ptr noundef %82, ptr noundef %93, ptr noundef %94)
  %96 = icmp slt i32 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %91
  store i64 %64, ptr %42, align 8, !tbaa !38
  %98 = icmp eq i32 %95, -1
  %99 = select i1 %98, i32 3, i32 6
  br label %222

100:                                              ; preds = %91
  %101 = load i64, ptr %17, align 8, !tbaa !81
  %102 = add i64 %101, 1
  store i64 %102, ptr %17, align 8, !tbaa !81
  %103 = zext i32 %95 to i64
  %104 = load i64, ptr %32, align 8, !tbaa !39
  %105 = add i64 %104, %103
  store i64 %105, ptr %32, align 8, !tbaa !39
  %106 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %103)
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %222, label %108

108:                                              ; preds = %100
  %109 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %103)
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %222, label %111

111:                                              ; preds = %108
  %112 = icmp sgt i32 %95, 0
  br i1 %112, label %113, label %119

113:                                              ; preds = %111
  %114 = load ptr, ptr %30, align 8, !tbaa !40
  %115 = load ptr, ptr %35, align 8, !tbaa !41
  %116 = load ptr, ptr %36, align 8, !tbaa !42
  %117 = icmp eq ptr %116, null
  %118 = zext i32 %95 to i64
  br label %124

119:                                              ; preds = %166, %111
  %120 = icmp sgt i32 %95, 0
  br i1 %120, label %121, label %212

121:                                              ; preds = %119
  %122 = add i32 %56, 1
  %123 = zext i32 %95 to i64
  br label %169

124:                                              ; preds = %113, %166
  %125 = phi i64 [ 0, %113 ], [ %167, %166 ]
  %126 = mul i64 %33, %125
  %127 = getelementptr inbounds i64, ptr %114, i64 %126
  br i1 %34, label %146, label %128

128:                                              ; preds = %124, %128
  %129 = phi i64 [ %142, %128 ], [ 0, %124 ]
  %130 = phi i64 [ %141, %128 ], [ -7046029254386353131, %124 ]
  %131 = getelementptr inbounds i64, ptr %127, i64 %129
  %132 = load i64, ptr %131, align 8, !tbaa !11
  %133 = xor i64 %132, %130
  %134 = shl i64 %129, 1
  %135 = add i64 %134, -2960836687051489901
  %136 = zext i64 %133 to i128
  %137 = zext i64 %135 to i128
  %138 = mul nuw i128 %136, %137
  %139 = lshr i128 %138, 64
  %140 = xor i128 %139, %138
  %141 = trunc i128 %140 to i64
  %142 = add nuw i64 %129, 1
  %143 = icmp eq i64 %142, %33
  br i1 %143, label %144, label %128, !llvm.loop !16

144:                                              ; preds = %128
  %145 = trunc i128 %140 to i64
  br label %146

146:                                              ; preds = %144, %124
  %147 = phi i64 [ -7046029254386353131, %124 ], [ %145, %144 ]
  %148 = lshr i64 %147, 32
  %149 = xor i64 %148, %147
  %150 = getelementptr inbounds i64, ptr %115, i64 %125
  store i64 %149, ptr %150, align 8, !tbaa !11
  br i1 %117, label %154, label %151

151:                                              ; preds = %146
  %152 = lshr i64 %149, 6
  %153 = getelementptr inbounds i64, ptr %116, i64 %152
  call void @llvm.prefetch.p0(ptr nonnull %153, i32 0, i32 3, i32 1)
  br label %166

154:                                              ; preds = %146
  %155 = and i64 %149, 63
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %155, i32 1
  %157 = load i64, ptr %156, align 8, !tbaa !30
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %166, label %159

159:                                              ; preds = %154
  %160 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %155
  %161 = load ptr, ptr %160, align 8, !tbaa !31
  %162 = lshr i64 %147, 32
  %163 = mul i64 %157, %162
  %164 = lshr i64 %163, 32
  %165 = getelementptr inbounds i64, ptr %161, i64 %164
  call void @llvm.prefetch.p0(ptr %165, i32 0, i32 3, i32 1)
  br label %166

166:                                              ; preds = %151, %154, %159
  %167 = add nuw nsw i64 %125, 1
  %168 = icmp eq i64 %167, %118
  br i1 %168, label %119, label %124, !llvm.loop !98

169:                                              ; preds = %121, %209
  %170 = phi i64 [ 0, %121 ], [ %210, %209 ]
  %171 = phi i32 [ %47, %121 ], [ %208, %209 ]
  %172 = load i64, ptr %37, align 8, !tbaa !25
  %173 = load ptr, ptr %31, align 8, !tbaa !97
  %174 = getelementptr inbounds i64, ptr %173, i64 %170
  %175 = load i64, ptr %174, align 8, !tbaa !11
  %176 = add i64 %175, %62
  %177 = load i64, ptr %38, align 8, !tbaa !99
  %178 = and i64 %176, %177
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %180, label %206

180:                                              ; preds = %169
  %181 = load ptr, ptr %30, align 8, !tbaa !40
  %182 = mul i64 %33, %170
  %183 = getelementptr inbounds i64, ptr %181, i64 %182
  %184 = load ptr, ptr %39, align 8, !tbaa !41
  %185 = getelementptr inbounds i64, ptr %184, i64 %170
  %186 = load i64, ptr %185, align 8, !tbaa !11
  %187 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %183, i64 noundef %186)
  %188 = icmp slt i64 %187, 0
  br i1 %188, label %206, label %189

189:                                              ; preds = %180
  %190 = icmp ult i64 %187, %172
  br i1 %190, label %191, label %200

191:                                              ; preds = %189
  %192 = load ptr, ptr %21, align 8, !tbaa !91
  %193 = load ptr, ptr %22, align 8, !tbaa !95
  %194 = getelementptr inbounds i32, ptr %193, i64 %187
  %195 = load i32, ptr %194, align 4, !tbaa !20
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds %struct.Record, ptr %192, i64 %196
  %198 = load i64, ptr %197, align 8, !tbaa !94
  %199 = icmp ugt i64 %198, %176
  br i1 %199, label %200, label %206

200:                                              ; preds = %191, %189
  %201 = trunc i64 %187 to i32
  %202 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %201, i64 noundef %176, i32 noundef %122, i32 noundef %2)
  %203 = icmp ne i32 %202, 0
  %204 = zext i1 %203 to i32
  %205 = select i1 %203, i32 %202, i32 %171
  br label %206

206:                                              ; preds = %200, %180, %191, %169
  %207 = phi i32 [ 1, %169 ], [ %204, %200 ], [ 1, %180 ], [ 10, %191 ]
  %208 = phi i32 [ 6, %169 ], [ %205, %200 ], [ 4, %180 ], [ %171, %191 ]
  switch i32 %207, label %212 [
    i32 0, label %209
    i32 10, label %209
  ]

209:                                              ; preds = %206, %206
  %210 = add nuw nsw i64 %170, 1
  %211 = icmp eq i64 %210, %123
  br i1 %211, label %212, label %169, !llvm.loop !100

212:                                              ; preds = %206, %209, %119
  %213 = phi i32 [ 8, %119 ], [ %207, %206 ], [ 8, %209 ]
  %214 = phi i32 [ %47, %119 ], [ %208, %209 ], [ %208, %206 ]
  %215 = icmp eq i32 %213, 8
  br i1 %215, label %216, label %222

216:                                              ; preds = %212
  %217 = load i64, ptr %40, align 8, !tbaa !25
  %218 = load i64, ptr %41, align 8, !tbaa !45
  %219 = icmp ugt i64 %217, %218
  %220 = zext i1 %219 to i32
  %221 = select i1 %219, i32 5, i32 %214
  br label %222

222:                                              ; preds = %97, %212, %108, %100, %216, %86
  %223 = phi i32 [ 1, %86 ], [ 1, %97 ], [ %213, %212 ], [ 1, %108 ], [ 1, %100 ], [ %220, %216 ]
  %224 = phi i32 [ %90, %86 ], [ %99, %97 ], [ %214, %212 ], [ 4, %108 ], [ 4, %100 ], [ %221, %216 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %225

225:                                              ; preds = %55, %222
  %226 = phi i32 [ %223, %222 ], [ 4, %55 ]
  %227 = phi i32 [ %224, %222 ], [ %47, %55 ]
  %228 = icmp eq i32 %226, 1
  br i1 %228, label %229, label %43

229:                                              ; preds = %46, %51, %225, %43, %14, %11, %8
  %230 = phi i32 [ %12, %11 ], [ 4, %8 ], [ 0, %14 ], [ 0, %43 ], [ %227, %225 ], [ 7, %51 ], [ 2, %46 ]
  ret i32 %230
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %4 = load i64, ptr %3, align 8, !tbaa !101
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %48

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %10 = lshr i64 %4, 2
  %11 = add i64 %4, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %4
  %17 = shl i64 %16, 2
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %50 = load i64, ptr %49, align 8, !tbaa !87
  %51 = add i64 %50, %1
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %53 = load i64, ptr %52, align 8, !tbaa !102
  %54 = icmp ugt i64 %51, %53
  br i1 %54, label %55, label %136

55:                                               ; preds = %48
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %57 = lshr i64 %53, 2
  %58 = add i64 %53, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %51)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %53
  %64 = shl i64 %63, 4
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  %96 = load i64, ptr %52, align 8, !tbaa !102
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %98 = icmp ult i64 %96, %93
  br i1 %98, label %99, label %135

99:                                               ; preds = %95
  %100 = lshr i64 %96, 2
  %101 = add i64 %96, 1024
  %102 = add i64 %101, %100
  %103 = tail call i64 @llvm.umax.i64(i64 %102, i64 %93)
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %105 = load i64, ptr %104, align 8, !tbaa !12
  %106 = sub i64 %103, %96
  %107 = shl i64 %106, 2
  %108 = add i64 %105, %107
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
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
  store i64 %93, ptr %52, align 8, !tbaa !102
  br label %136

136:                                              ; preds = %8, %22, %112, %99, %92, %135, %48
  %137 = phi i32 [ 1, %48 ], [ 0, %92 ], [ 1, %135 ], [ 0, %99 ], [ 0, %112 ], [ 0, %22 ], [ 0, %8 ]
  ret i32 %137
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
  %14 = load ptr, ptr %13, align 8, !tbaa !91
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !103
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !104
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !105
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %20 = load ptr, ptr %19, align 8, !tbaa !95
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
  %100 = load i64, ptr %99, align 8, !tbaa !99
  %101 = and i64 %98, %100
  %102 = icmp eq i64 %101, 0
  br label %103

103:                                              ; preds = %94, %92, %88
  %104 = phi i64 [ %2, %88 ], [ %2, %92 ], [ %98, %94 ]
  %105 = phi i32 [ %91, %88 ], [ 0, %92 ], [ 6, %94 ]
  %106 = phi i1 [ false, %88 ], [ false, %92 ], [ %102, %94 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br i1 %106, label %107, label %298

107:                                              ; preds = %103, %5
  %108 = phi i64 [ %104, %103 ], [ %2, %5 ]
  %109 = icmp eq i32 %4, 1
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %111 = load i64, ptr %110, align 8, !tbaa !115
  %112 = shl i64 %111, 1
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %114 = load i64, ptr %113, align 8, !tbaa !116
  %115 = icmp ult i64 %112, %114
  br i1 %115, label %178, label %116

116:                                              ; preds = %107
  %117 = icmp eq i64 %114, 0
  %118 = shl i64 %114, 1
  %119 = select i1 %117, i64 1024, i64 %118
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %121 = load i64, ptr %120, align 8, !tbaa !12
  %122 = shl i64 %119, 4
  %123 = add i64 %121, %122
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %125 = load i64, ptr %124, align 8, !tbaa !13
  %126 = icmp ugt i64 %123, %125
  br i1 %126, label %298, label %127

127:                                              ; preds = %116
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %129 = load ptr, ptr %128, align 8, !tbaa !117
  %130 = call ptr @take_memory(i64 noundef %119, i64 noundef 16)
  %131 = icmp eq ptr %130, null
  br i1 %131, label %298, label %132

132:                                              ; preds = %127
  store ptr %130, ptr %128, align 8, !tbaa !117
  store i64 %119, ptr %113, align 8, !tbaa !116
  store i64 0, ptr %110, align 8, !tbaa !115
  br i1 %117, label %173, label %134

133:                                              ; preds = %169
  br i1 %117, label %173, label %172

134:                                              ; preds = %132, %169
  %135 = phi i64 [ %170, %169 ], [ 0, %132 ]
  %136 = getelementptr inbounds %struct.Bucket, ptr %129, i64 %135
  %137 = getelementptr inbounds %struct.Bucket, ptr %129, i64 %135, i32 1
  %138 = load i32, ptr %137, align 8, !tbaa !92
  switch i32 %138, label %139 [
    i32 0, label %169
    i32 -1, label %169
  ]

139:                                              ; preds = %134
  %140 = load i64, ptr %136, align 8, !tbaa !94
  %141 = load i64, ptr %113, align 8, !tbaa !116
  %142 = add i64 %141, -1
  %143 = zext i64 %140 to i128
  %144 = mul nuw i128 %143, 11400714819323198485
  %145 = lshr i128 %144, 64
  %146 = xor i128 %145, %144
  %147 = trunc i128 %146 to i64
  %148 = load ptr, ptr %128, align 8, !tbaa !117
  %149 = and i64 %142, %147
  %150 = getelementptr inbounds %struct.Bucket, ptr %148, i64 %149, i32 1
  %151 = load i32, ptr %150, align 8, !tbaa !92
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %164, label %153

153:                                              ; preds = %139, %158
  %154 = phi i64 [ %160, %158 ], [ %149, %139 ]
  %155 = getelementptr inbounds %struct.Bucket, ptr %148, i64 %154
  %156 = load i64, ptr %155, align 8, !tbaa !94
  %157 = icmp eq i64 %156, %140
  br i1 %157, label %164, label %158

158:                                              ; preds = %153
  %159 = add i64 %154, 1
  %160 = and i64 %159, %142
  %161 = getelementptr inbounds %struct.Bucket, ptr %148, i64 %160, i32 1
  %162 = load i32, ptr %161, align 8, !tbaa !92
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %153, !llvm.loop !118

164:                                              ; preds = %158, %153, %139
  %165 = phi i64 [ %149, %139 ], [ %154, %153 ], [ %160, %158 ]
  %166 = getelementptr inbounds %struct.Bucket, ptr %130, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %166, ptr noundef nonnull align 8 dereferenceable(16) %136, i64 16, i1 false), !tbaa.struct !103
  %167 = load i64, ptr %110, align 8, !tbaa !115
  %168 = add i64 %167, 1
  store i64 %168, ptr %110, align 8, !tbaa !115
  br label %169

169:                                              ; preds = %164, %134, %134
  %170 = add nuw i64 %135, 1
  %171 = icmp eq i64 %170, %114
  br i1 %171, label %133, label %134, !llvm.loop !119

172:                                              ; preds = %133
  call void @give_back(ptr noundef %129)
  br label %173

173:                                              ; preds = %172, %133, %132
  %174 = sub i64 %119, %114
  %175 = shl i64 %174, 4
  %176 = load i64, ptr %120, align 8, !tbaa !12
  %177 = add i64 %176, %175
  store i64 %177, ptr %120, align 8, !tbaa !12
  br label %178

178:                                              ; preds = %173, %107
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %180 = load ptr, ptr %179, align 8, !tbaa !117
  %181 = load i64, ptr %113, align 8, !tbaa !116
  %182 = add i64 %181, -1
  %183 = zext i64 %108 to i128
  %184 = mul nuw i128 %183, 11400714819323198485
  %185 = lshr i128 %184, 64
  %186 = xor i128 %185, %184
  %187 = trunc i128 %186 to i64
  %188 = and i64 %182, %187
  %189 = getelementptr inbounds %struct.Bucket, ptr %180, i64 %188, i32 1
  %190 = load i32, ptr %189, align 8, !tbaa !92
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %203, label %192

192:                                              ; preds = %178, %197
  %193 = phi i64 [ %199, %197 ], [ %188, %178 ]
  %194 = getelementptr inbounds %struct.Bucket, ptr %180, i64 %193
  %195 = load i64, ptr %194, align 8, !tbaa !94
  %196 = icmp eq i64 %195, %108
  br i1 %196, label %203, label %197

197:                                              ; preds = %192
  %198 = add i64 %193, 1
  %199 = and i64 %198, %182
  %200 = getelementptr inbounds %struct.Bucket, ptr %180, i64 %199, i32 1
  %201 = load i32, ptr %200, align 8, !tbaa !92
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %192, !llvm.loop !118

203:                                              ; preds = %197, %192, %178
  %204 = phi i64 [ %188, %178 ], [ %193, %192 ], [ %199, %197 ]
  %205 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %206 = load ptr, ptr %205, align 8, !tbaa !120
  %207 = and i64 %10, 4294967295
  %208 = getelementptr inbounds i32, ptr %206, i64 %207
  store i32 0, ptr %208, align 4, !tbaa !20
  %209 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %210 = load i64, ptr %209, align 8, !tbaa !89
  %211 = add i64 %210, 1
  store i64 %211, ptr %209, align 8, !tbaa !89
  %212 = getelementptr inbounds %struct.Bucket, ptr %180, i64 %204, i32 1
  %213 = load i32, ptr %212, align 8, !tbaa !92
  switch i32 %213, label %214 [
    i32 0, label %223
    i32 -1, label %223
  ]

214:                                              ; preds = %203
  br i1 %109, label %215, label %217

215:                                              ; preds = %214
  store i32 %213, ptr %208, align 4, !tbaa !20
  %216 = add i32 %12, 1
  store i32 %216, ptr %212, align 8, !tbaa !92
  br label %298

217:                                              ; preds = %214
  %218 = add i32 %12, 1
  %219 = getelementptr inbounds %struct.Bucket, ptr %180, i64 %204, i32 2
  %220 = load i32, ptr %219, align 4, !tbaa !121
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds i32, ptr %206, i64 %221
  store i32 %218, ptr %222, align 4, !tbaa !20
  store i32 %12, ptr %219, align 4, !tbaa !121
  br label %298

223:                                              ; preds = %203, %203
  %224 = getelementptr inbounds %struct.Bucket, ptr %180, i64 %204
  %225 = icmp eq i32 %213, 0
  %226 = zext i1 %225 to i64
  %227 = load i64, ptr %110, align 8, !tbaa !115
  %228 = add i64 %227, %226
  store i64 %228, ptr %110, align 8, !tbaa !115
  %229 = add i32 %12, 1
  store i64 %108, ptr %224, align 8, !tbaa.struct !103
  %230 = getelementptr inbounds i8, ptr %224, i64 8
  store i32 %229, ptr %230, align 8, !tbaa.struct !104
  %231 = getelementptr inbounds i8, ptr %224, i64 12
  store i32 %12, ptr %231, align 4, !tbaa.struct !105
  %232 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %233 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %234 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %235 = load i64, ptr %234, align 8, !tbaa !122
  %236 = add i64 %235, 1
  %237 = load i64, ptr %233, align 8, !tbaa !11
  %238 = icmp ult i64 %237, %236
  br i1 %238, label %239, label %278

239:                                              ; preds = %223
  %240 = lshr i64 %237, 2
  %241 = add i64 %237, 1024
  %242 = add i64 %241, %240
  %243 = call i64 @llvm.umax.i64(i64 %242, i64 %236)
  %244 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %245 = load i64, ptr %244, align 8, !tbaa !12
  %246 = sub i64 %243, %237
  %247 = shl i64 %246, 3
  %248 = add i64 %245, %247
  %249 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %250 = load i64, ptr %249, align 8, !tbaa !13
  %251 = icmp ugt i64 %248, %250
  br i1 %251, label %298, label %252

252:                                              ; preds = %239
  %253 = load ptr, ptr %232, align 8, !tbaa !14
  %254 = shl i64 %243, 3
  %255 = call ptr @resize_memory(ptr noundef %253, i64 noundef %254)
  %256 = icmp eq ptr %255, null
  br i1 %256, label %298, label %257

257:                                              ; preds = %252
  %258 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %259 = load ptr, ptr %258, align 8, !tbaa !15
  %260 = icmp eq ptr %259, null
  %261 = icmp ult i64 %254, 4194304
  %262 = or i1 %261, %260
  br i1 %262, label %272, label %263

263:                                              ; preds = %257
  %264 = ptrtoint ptr %255 to i64
  %265 = and i64 %264, -4096
  %266 = add i64 %254, 4095
  %267 = add i64 %266, %264
  %268 = and i64 %267, -4096
  %269 = inttoptr i64 %265 to ptr
  %270 = sub i64 %268, %265
  %271 = call i32 %259(ptr noundef %269, i64 noundef %270, i32 noundef 14)
  br label %272

272:                                              ; preds = %263, %257
  %273 = load i64, ptr %233, align 8, !tbaa !11
  %274 = sub i64 %243, %273
  %275 = shl i64 %274, 3
  %276 = load i64, ptr %244, align 8, !tbaa !12
  %277 = add i64 %275, %276
  store i64 %277, ptr %244, align 8, !tbaa !12
  store ptr %255, ptr %232, align 8, !tbaa !14
  store i64 %243, ptr %233, align 8, !tbaa !11
  br label %278

278:                                              ; preds = %272, %223
  %279 = load i64, ptr %234, align 8, !tbaa !122
  %280 = add i64 %279, 1
  store i64 %280, ptr %234, align 8, !tbaa !122
  %281 = icmp eq i64 %279, 0
  br i1 %281, label %294, label %282

282:                                              ; preds = %278
  %283 = load ptr, ptr %232, align 8, !tbaa !123
  br label %284

284:                                              ; preds = %291, %282
  %285 = phi i64 [ %279, %282 ], [ %287, %291 ]
  %286 = add i64 %285, -1
  %287 = lshr i64 %286, 1
  %288 = getelementptr inbounds i64, ptr %283, i64 %287
  %289 = load i64, ptr %288, align 8, !tbaa !11
  %290 = icmp ugt i64 %289, %108
  br i1 %290, label %291, label %294

291:                                              ; preds = %284
  %292 = getelementptr inbounds i64, ptr %283, i64 %285
  store i64 %289, ptr %292, align 8, !tbaa !11
  %293 = icmp ult i64 %286, 2
  br i1 %293, label %294, label %284, !llvm.loop !124

294:                                              ; preds = %291, %284, %278
  %295 = phi i64 [ %279, %278 ], [ %285, %284 ], [ %287, %291 ]
  %296 = load ptr, ptr %232, align 8, !tbaa !123
  %297 = getelementptr inbounds i64, ptr %296, i64 %295
  store i64 %108, ptr %297, align 8, !tbaa !11
  br label %298

298:                                              ; preds = %294, %252, %239, %217, %215, %127, %116, %103
  %299 = phi i32 [ %105, %103 ], [ 4, %116 ], [ 4, %127 ], [ 0, %215 ], [ 0, %217 ], [ 4, %239 ], [ 4, %252 ], [ 0, %294 ]
  ret i32 %299
}

define internal fastcc i32 @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %3 = load ptr, ptr %2, align 8, !tbaa !123
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  store i64 %4, ptr %5, align 8, !tbaa !125
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %7 = load ptr, ptr %6, align 8, !tbaa !117
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %9 = load i64, ptr %8, align 8, !tbaa !116
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !92
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !94
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !92
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !118

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !92
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %37 = load i64, ptr %36, align 8, !tbaa !89
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !89
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %40 = load ptr, ptr %39, align 8, !tbaa !120
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !20
  store i32 %43, ptr %33, align 8, !tbaa !92
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !92
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %47 = load i64, ptr %46, align 8, !tbaa !122
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !122
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !122
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
  %7 = load ptr, ptr %6, align 8, !tbaa !126
  %8 = icmp eq ptr %7, null
  %9 = icmp eq i64 %1, 0
  br i1 %8, label %27, label %10

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  br i1 %9, label %742, label %12

12:                                               ; preds = %10
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  br label %601

27:                                               ; preds = %2
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  br i1 %9, label %345, label %29

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %35 = load i64, ptr @WORDS, align 8
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %48 = icmp eq i64 %35, 0
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 0
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  br label %57

54:                                               ; preds = %341
  %55 = add i64 %59, -1
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %345, label %57, !llvm.loop !127

57:                                               ; preds = %54, %29
  %58 = phi i32 [ undef, %29 ], [ %343, %54 ]
  %59 = phi i64 [ %1, %29 ], [ %55, %54 ]
  %60 = load i64, ptr %28, align 8, !tbaa !37
  %61 = load i64, ptr %30, align 8, !tbaa !25
  %62 = icmp eq i64 %60, %61
  br i1 %62, label %345, label %63

63:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %64 = load ptr, ptr %31, align 8, !tbaa !96
  %65 = load i64, ptr %32, align 8, !tbaa !27
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %63
  %68 = load ptr, ptr %34, align 8, !tbaa !32
  %69 = mul i64 %60, %35
  %70 = getelementptr inbounds i64, ptr %68, i64 %69
  br label %77

71:                                               ; preds = %63
  %72 = load ptr, ptr %33, align 8, !tbaa !33
  %73 = getelementptr inbounds i32, ptr %72, i64 %60
  %74 = load i32, ptr %73, align 4, !tbaa !20
  %75 = zext i32 %74 to i64
  %76 = or i64 %75, -9223372036854775808
  store i64 %76, ptr %5, align 8, !tbaa !11
  br label %77

77:                                               ; preds = %71, %67
  %78 = phi ptr [ %5, %71 ], [ %70, %67 ]
  %79 = load ptr, ptr %36, align 8, !tbaa !40
  %80 = load ptr, ptr %37, align 8, !tbaa !97
  %81 = call i32 %64(ptr noundef %78, ptr noundef %79, ptr noundef %80)
  %82 = icmp slt i32 %81, 0
  br i1 %82, label %341, label %83

83:                                               ; preds = %77
  %84 = load i64, ptr %38, align 8, !tbaa !128
  %85 = zext i32 %81 to i64
  %86 = add i64 %84, %85
  %87 = icmp ult i64 %86, 4294967296
  br i1 %87, label %88, label %341

88:                                               ; preds = %83
  %89 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %85)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %341, label %91

91:                                               ; preds = %88
  %92 = load i64, ptr %40, align 8, !tbaa !11
  %93 = icmp ult i64 %92, %86
  br i1 %93, label %94, label %130

94:                                               ; preds = %91
  %95 = lshr i64 %92, 2
  %96 = add i64 %92, 1024
  %97 = add i64 %96, %95
  %98 = call i64 @llvm.umax.i64(i64 %97, i64 %86)
  %99 = load i64, ptr %41, align 8, !tbaa !12
  %100 = sub i64 %98, %92
  %101 = shl i64 %100, 2
  %102 = add i64 %99, %101
  %103 = load i64, ptr %42, align 8, !tbaa !13
  %104 = icmp ugt i64 %102, %103
  br i1 %104, label %341, label %105

105:                                              ; preds = %94
  %106 = load ptr, ptr %39, align 8, !tbaa !14
  %107 = shl i64 %98, 2
  %108 = call ptr @resize_memory(ptr noundef %106, i64 noundef %107)
  %109 = icmp eq ptr %108, null
  br i1 %109, label %341, label %110

110:                                              ; preds = %105
  %111 = load ptr, ptr %43, align 8, !tbaa !15
  %112 = icmp eq ptr %111, null
  %113 = icmp ult i64 %107, 4194304
  %114 = or i1 %113, %112
  br i1 %114, label %124, label %115

115:                                              ; preds = %110
  %116 = ptrtoint ptr %108 to i64
  %117 = and i64 %116, -4096
  %118 = add i64 %107, 4095
  %119 = add i64 %118, %116
  %120 = and i64 %119, -4096
  %121 = inttoptr i64 %117 to ptr
  %122 = sub i64 %120, %117
  %123 = call i32 %111(ptr noundef %121, i64 noundef %122, i32 noundef 14)
  br label %124

124:                                              ; preds = %115, %110
  %125 = load i64, ptr %40, align 8, !tbaa !11
  %126 = sub i64 %98, %125
  %127 = shl i64 %126, 2
  %128 = load i64, ptr %41, align 8, !tbaa !12
  %129 = add i64 %127, %128
  store i64 %129, ptr %41, align 8, !tbaa !12
  store ptr %108, ptr %39, align 8, !tbaa !14
  store i64 %98, ptr %40, align 8, !tbaa !11
  br label %130

130:                                              ; preds = %124, %91
  %131 = load i64, ptr %45, align 8, !tbaa !11
  %132 = icmp ult i64 %131, %86
  br i1 %132, label %133, label %166

133:                                              ; preds = %130
  %134 = lshr i64 %131, 2
  %135 = add i64 %131, 1024
  %136 = add i64 %135, %134
  %137 = call i64 @llvm.umax.i64(i64 %136, i64 %86)
  %138 = load i64, ptr %41, align 8, !tbaa !12
  %139 = sub i64 %137, %131
  %140 = add i64 %139, %138
  %141 = load i64, ptr %42, align 8, !tbaa !13
  %142 = icmp ugt i64 %140, %141
  br i1 %142, label %341, label %143

143:                                              ; preds = %133
  %144 = load ptr, ptr %44, align 8, !tbaa !14
  %145 = call ptr @resize_memory(ptr noundef %144, i64 noundef %137)
  %146 = icmp eq ptr %145, null
  br i1 %146, label %341, label %147

147:                                              ; preds = %143
  %148 = load ptr, ptr %43, align 8, !tbaa !15
  %149 = icmp eq ptr %148, null
  %150 = icmp ult i64 %137, 4194304
  %151 = or i1 %150, %149
  br i1 %151, label %161, label %152

152:                                              ; preds = %147
  %153 = ptrtoint ptr %145 to i64
  %154 = and i64 %153, -4096
  %155 = add i64 %137, 4095
  %156 = add i64 %155, %153
  %157 = and i64 %156, -4096
  %158 = inttoptr i64 %154 to ptr
  %159 = sub i64 %157, %154
  %160 = call i32 %148(ptr noundef %158, i64 noundef %159, i32 noundef 14)
  br label %161

161:                                              ; preds = %152, %147
  %162 = load i64, ptr %45, align 8, !tbaa !11
  %163 = sub i64 %137, %162
  %164 = load i64, ptr %41, align 8, !tbaa !12
  %165 = add i64 %163, %164
  store i64 %165, ptr %41, align 8, !tbaa !12
  store ptr %145, ptr %44, align 8, !tbaa !14
  store i64 %137, ptr %45, align 8, !tbaa !11
  br label %166

166:                                              ; preds = %161, %130
  %167 = load i64, ptr %30, align 8, !tbaa !25
  %168 = add nuw nsw i64 %85, 1
  %169 = add i64 %168, %167
  %170 = load i64, ptr %47, align 8, !tbaa !11
  %171 = icmp ult i64 %170, %169
  br i1 %171, label %172, label %208

172:                                              ; preds = %166
  %173 = lshr i64 %170, 2
  %174 = add i64 %170, 1024
  %175 = add i64 %174, %173
  %176 = call i64 @llvm.umax.i64(i64 %175, i64 %169)
  %177 = load i64, ptr %41, align 8, !tbaa !12
  %178 = sub i64 %176, %170
  %179 = shl i64 %178, 2
  %180 = add i64 %177, %179
  %181 = load i64, ptr %42, align 8, !tbaa !13
  %182 = icmp ugt i64 %180, %181
  br i1 %182, label %341, label %183

183:                                              ; preds = %172
  %184 = load ptr, ptr %46, align 8, !tbaa !14
  %185 = shl i64 %176, 2
  %186 = call ptr @resize_memory(ptr noundef %184, i64 noundef %185)
  %187 = icmp eq ptr %186, null
  br i1 %187, label %341, label %188

188:                                              ; preds = %183
  %189 = load ptr, ptr %43, align 8, !tbaa !15
  %190 = icmp eq ptr %189, null
  %191 = icmp ult i64 %185, 4194304
  %192 = or i1 %191, %190
  br i1 %192, label %202, label %193

193:                                              ; preds = %188
  %194 = ptrtoint ptr %186 to i64
  %195 = and i64 %194, -4096
  %196 = add i64 %185, 4095
  %197 = add i64 %196, %194
  %198 = and i64 %197, -4096
  %199 = inttoptr i64 %195 to ptr
  %200 = sub i64 %198, %195
  %201 = call i32 %189(ptr noundef %199, i64 noundef %200, i32 noundef 14)
  br label %202

202:                                              ; preds = %193, %188
  %203 = load i64, ptr %47, align 8, !tbaa !11
  %204 = sub i64 %176, %203
  %205 = shl i64 %204, 2
  %206 = load i64, ptr %41, align 8, !tbaa !12
  %207 = add i64 %205, %206
  store i64 %207, ptr %41, align 8, !tbaa !12
  store ptr %186, ptr %46, align 8, !tbaa !14
  store i64 %176, ptr %47, align 8, !tbaa !11
  br label %208

208:                                              ; preds = %202, %166
  %209 = icmp sgt i32 %81, 0
  br i1 %209, label %210, label %326

210:                                              ; preds = %208
  %211 = load ptr, ptr %36, align 8, !tbaa !40
  %212 = load ptr, ptr %49, align 8, !tbaa !41
  %213 = load ptr, ptr %50, align 8, !tbaa !42
  %214 = icmp eq ptr %213, null
  br label %218

215:                                              ; preds = %259
  br i1 %209, label %216, label %326

216:                                              ; preds = %215
  %217 = sext i32 %81 to i64
  br label %266

218:                                              ; preds = %259, %210
  %219 = phi i64 [ 0, %210 ], [ %260, %259 ]
  %220 = mul i64 %219, %35
  %221 = getelementptr inbounds i64, ptr %211, i64 %220
  br i1 %48, label %240, label %222

222:                                              ; preds = %218, %222
  %223 = phi i64 [ %236, %222 ], [ 0, %218 ]
  %224 = phi i64 [ %235, %222 ], [ -7046029254386353131, %218 ]
  %225 = getelementptr inbounds i64, ptr %221, i64 %223
  %226 = load i64, ptr %225, align 8, !tbaa !11
  %227 = xor i64 %226, %224
  %228 = shl i64 %223, 1
  %229 = add i64 %228, -2960836687051489901
  %230 = zext i64 %227 to i128
  %231 = zext i64 %229 to i128
  %232 = mul nuw i128 %230, %231
  %233 = lshr i128 %232, 64
  %234 = xor i128 %233, %232
  %235 = trunc i128 %234 to i64
  %236 = add nuw i64 %223, 1
  %237 = icmp eq i64 %236, %35
  br i1 %237, label %238, label %222, !llvm.loop !16

238:                                              ; preds = %222
  %239 = trunc i128 %234 to i64
  br label %240

240:                                              ; preds = %238, %218
  %241 = phi i64 [ -7046029254386353131, %218 ], [ %239, %238 ]
  %242 = lshr i64 %241, 32
  %243 = xor i64 %242, %241
  %244 = getelementptr inbounds i64, ptr %212, i64 %219
  store i64 %243, ptr %244, align 8, !tbaa !11
  br i1 %214, label %248, label %245

245:                                              ; preds = %240
  %246 = lshr i64 %243, 6
  %247 = getelementptr inbounds i64, ptr %213, i64 %246
  call void @llvm.prefetch.p0(ptr nonnull %247, i32 0, i32 3, i32 1)
  br label %259

248:                                              ; preds = %240
  %249 = and i64 %243, 63
  %250 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %249, i32 1
  %251 = load i64, ptr %250, align 8, !tbaa !30
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %259, label %253

253:                                              ; preds = %248
  %254 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %249
  %255 = load ptr, ptr %254, align 8, !tbaa !31
  %256 = mul i64 %251, %242
  %257 = lshr i64 %256, 32
  %258 = getelementptr inbounds i64, ptr %255, i64 %257
  call void @llvm.prefetch.p0(ptr %258, i32 0, i32 3, i32 1)
  br label %259

259:                                              ; preds = %253, %248, %245
  %260 = add nuw nsw i64 %219, 1
  %261 = icmp eq i64 %260, %85
  br i1 %261, label %215, label %218, !llvm.loop !129

262:                                              ; preds = %323
  %263 = add nuw nsw i64 %267, 1
  %264 = icmp slt i64 %263, %217
  %265 = icmp eq i64 %263, %85
  br i1 %265, label %326, label %266, !llvm.loop !130

266:                                              ; preds = %262, %216
  %267 = phi i64 [ 0, %216 ], [ %263, %262 ]
  %268 = phi i1 [ true, %216 ], [ %264, %262 ]
  %269 = phi i32 [ %58, %216 ], [ %325, %262 ]
  %270 = load ptr, ptr %36, align 8, !tbaa !40
  %271 = mul i64 %267, %35
  %272 = getelementptr inbounds i64, ptr %270, i64 %271
  %273 = load ptr, ptr %49, align 8, !tbaa !41
  %274 = getelementptr inbounds i64, ptr %273, i64 %267
  %275 = load i64, ptr %274, align 8, !tbaa !11
  %276 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %272, i64 noundef %275)
  %277 = icmp slt i64 %276, 0
  br i1 %277, label %323, label %278

278:                                              ; preds = %266
  %279 = load ptr, ptr %37, align 8, !tbaa !97
  %280 = getelementptr inbounds i64, ptr %279, i64 %267
  %281 = load i64, ptr %280, align 8, !tbaa !11
  %282 = load i64, ptr %51, align 8, !tbaa !131
  %283 = icmp ne i64 %282, 0
  br i1 %283, label %284, label %301

284:                                              ; preds = %278
  %285 = load i64, ptr %52, align 8, !tbaa !11
  %286 = icmp eq i64 %285, %281
  br i1 %286, label %293, label %297

287:                                              ; preds = %297
  %288 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %299
  %289 = load i64, ptr %288, align 8, !tbaa !11
  %290 = icmp eq i64 %289, %281
  br i1 %290, label %291, label %297, !llvm.loop !132

291:                                              ; preds = %287
  %292 = icmp ult i64 %299, %282
  br label %293

293:                                              ; preds = %291, %284
  %294 = phi i1 [ true, %284 ], [ %292, %291 ]
  %295 = phi i64 [ 0, %284 ], [ %299, %291 ]
  %296 = trunc i64 %295 to i32
  br label %301

297:                                              ; preds = %284, %287
  %298 = phi i64 [ %299, %287 ], [ 0, %284 ]
  %299 = add nuw i64 %298, 1
  %300 = icmp eq i64 %299, %282
  br i1 %300, label %301, label %287, !llvm.loop !132

301:                                              ; preds = %297, %293, %278
  %302 = phi i1 [ %294, %293 ], [ %283, %278 ], [ false, %297 ]
  %303 = phi i32 [ %296, %293 ], [ undef, %278 ], [ undef, %297 ]
  br i1 %302, label %311, label %304

304:                                              ; preds = %301
  %305 = icmp eq i64 %282, 256
  br i1 %305, label %311, label %306

306:                                              ; preds = %304
  %307 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %282
  store i64 %281, ptr %307, align 8, !tbaa !11
  %308 = load i64, ptr %51, align 8, !tbaa !131
  %309 = add i64 %308, 1
  store i64 %309, ptr %51, align 8, !tbaa !131
  %310 = trunc i64 %308 to i32
  br label %311

311:                                              ; preds = %306, %304, %301
  %312 = phi i32 [ %303, %301 ], [ %310, %306 ], [ -1, %304 ]
  %313 = icmp slt i32 %312, 0
  br i1 %313, label %323, label %314

314:                                              ; preds = %311
  %315 = trunc i64 %276 to i32
  %316 = load ptr, ptr %39, align 8, !tbaa !133
  %317 = load i64, ptr %38, align 8, !tbaa !128
  %318 = getelementptr inbounds i32, ptr %316, i64 %317
  store i32 %315, ptr %318, align 4, !tbaa !20
  %319 = trunc i32 %312 to i8
  %320 = load ptr, ptr %44, align 8, !tbaa !134
  %321 = add i64 %317, 1
  store i64 %321, ptr %38, align 8, !tbaa !128
  %322 = getelementptr inbounds i8, ptr %320, i64 %317
  store i8 %319, ptr %322, align 1, !tbaa !135
  br label %323

323:                                              ; preds = %314, %311, %266
  %324 = phi i1 [ true, %314 ], [ false, %311 ], [ false, %266 ]
  %325 = phi i32 [ %269, %314 ], [ 6, %311 ], [ 4, %266 ]
  br i1 %324, label %262, label %326

326:                                              ; preds = %323, %262, %208, %215
  %327 = phi i1 [ %209, %215 ], [ %209, %208 ], [ %268, %323 ], [ %264, %262 ]
  %328 = phi i32 [ %58, %215 ], [ %58, %208 ], [ %325, %262 ], [ %325, %323 ]
  br i1 %327, label %341, label %329

329:                                              ; preds = %326
  %330 = load i64, ptr %38, align 8, !tbaa !128
  %331 = trunc i64 %330 to i32
  %332 = load ptr, ptr %46, align 8, !tbaa !136
  %333 = getelementptr inbounds i32, ptr %332, i64 %60
  store i32 %331, ptr %333, align 4, !tbaa !20
  %334 = load i64, ptr %28, align 8, !tbaa !37
  %335 = add i64 %334, 1
  store i64 %335, ptr %28, align 8, !tbaa !37
  %336 = load i64, ptr %30, align 8, !tbaa !25
  %337 = load i64, ptr %53, align 8, !tbaa !45
  %338 = icmp ugt i64 %336, %337
  %339 = zext i1 %338 to i32
  %340 = select i1 %338, i32 5, i32 %328
  br label %341

341:                                              ; preds = %329, %326, %183, %172, %143, %133, %105, %94, %88, %83, %77
  %342 = phi i32 [ 1, %77 ], [ 1, %326 ], [ 1, %83 ], [ 1, %88 ], [ %339, %329 ], [ 1, %94 ], [ 1, %105 ], [ 1, %133 ], [ 1, %143 ], [ 1, %172 ], [ 1, %183 ]
  %343 = phi i32 [ 6, %77 ], [ %328, %326 ], [ 6, %83 ], [ 4, %88 ], [ %340, %329 ], [ 4, %94 ], [ 4, %105 ], [ 4, %133 ], [ 4, %143 ], [ 4, %172 ], [ 4, %183 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  %344 = icmp eq i32 %342, 0
  br i1 %344, label %54, label %345

345:                                              ; preds = %54, %57, %341, %27
  %346 = phi i32 [ 0, %27 ], [ 2, %57 ], [ %343, %341 ], [ 0, %54 ]
  %347 = icmp eq i32 %346, 2
  br i1 %347, label %348, label %742

348:                                              ; preds = %345
  %349 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %350 = load i64, ptr %349, align 8, !tbaa !128
  %351 = mul i64 %350, 5
  %352 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %353 = load i64, ptr %352, align 8, !tbaa !25
  %354 = add i64 %353, 1
  %355 = shl i64 %354, 2
  %356 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %357 = load i64, ptr %356, align 8, !tbaa !12
  %358 = add i64 %357, %351
  %359 = add i64 %358, %355
  %360 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %361 = load i64, ptr %360, align 8, !tbaa !13
  %362 = icmp ugt i64 %359, %361
  br i1 %362, label %486, label %363

363:                                              ; preds = %348
  %364 = call ptr @take_memory(i64 noundef %354, i64 noundef 4)
  %365 = load i64, ptr %349, align 8, !tbaa !128
  %366 = add i64 %365, 1
  %367 = call ptr @take_memory(i64 noundef %366, i64 noundef 4)
  %368 = load i64, ptr %349, align 8, !tbaa !128
  %369 = add i64 %368, 1
  %370 = call ptr @take_memory(i64 noundef %369, i64 noundef 1)
  %371 = icmp ne ptr %364, null
  %372 = icmp ne ptr %367, null
  %373 = select i1 %371, i1 %372, i1 false
  %374 = icmp ne ptr %370, null
  %375 = select i1 %373, i1 %374, i1 false
  br i1 %375, label %376, label %447

376:                                              ; preds = %363
  %377 = load i64, ptr %349, align 8, !tbaa !128
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %382, label %379

379:                                              ; preds = %376
  %380 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %381 = load ptr, ptr %380, align 8, !tbaa !133
  br label %387

382:                                              ; preds = %387, %376
  %383 = load i64, ptr %352, align 8, !tbaa !25
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %447, label %385

385:                                              ; preds = %382
  %386 = load i32, ptr %364, align 4
  br label %403

387:                                              ; preds = %387, %379
  %388 = phi i64 [ 0, %379 ], [ %396, %387 ]
  %389 = getelementptr inbounds i32, ptr %381, i64 %388
  %390 = load i32, ptr %389, align 4, !tbaa !20
  %391 = add i32 %390, 1
  %392 = zext i32 %391 to i64
  %393 = getelementptr inbounds i32, ptr %364, i64 %392
  %394 = load i32, ptr %393, align 4, !tbaa !20
  %395 = add i32 %394, 1
  store i32 %395, ptr %393, align 4, !tbaa !20
  %396 = add nuw i64 %388, 1
  %397 = icmp eq i64 %396, %377
  br i1 %397, label %382, label %387, !llvm.loop !137

398:                                              ; preds = %403
  br i1 %384, label %447, label %399

399:                                              ; preds = %398
  %400 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %401 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %402 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  br label %411

403:                                              ; preds = %385, %403
  %404 = phi i32 [ %386, %385 ], [ %409, %403 ]
  %405 = phi i64 [ 0, %385 ], [ %406, %403 ]
  %406 = add nuw i64 %405, 1
  %407 = getelementptr inbounds i32, ptr %364, i64 %406
  %408 = load i32, ptr %407, align 4, !tbaa !20
  %409 = add i32 %408, %404
  store i32 %409, ptr %407, align 4, !tbaa !20
  %410 = icmp eq i64 %406, %383
  br i1 %410, label %398, label %403, !llvm.loop !138

411:                                              ; preds = %442, %399
  %412 = phi i64 [ 0, %399 ], [ %444, %442 ]
  %413 = phi i64 [ 0, %399 ], [ %443, %442 ]
  %414 = load ptr, ptr %400, align 8, !tbaa !136
  %415 = getelementptr inbounds i32, ptr %414, i64 %412
  %416 = load i32, ptr %415, align 4, !tbaa !20
  %417 = zext i32 %416 to i64
  %418 = icmp ult i64 %413, %417
  br i1 %418, label %419, label %442

419:                                              ; preds = %411
  %420 = trunc i64 %412 to i32
  br label %421

421:                                              ; preds = %421, %419
  %422 = phi i64 [ %413, %419 ], [ %436, %421 ]
  %423 = load ptr, ptr %401, align 8, !tbaa !133
  %424 = getelementptr inbounds i32, ptr %423, i64 %422
  %425 = load i32, ptr %424, align 4, !tbaa !20
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds i32, ptr %364, i64 %426
  %428 = load i32, ptr %427, align 4, !tbaa !20
  %429 = add i32 %428, 1
  store i32 %429, ptr %427, align 4, !tbaa !20
  %430 = zext i32 %428 to i64
  %431 = getelementptr inbounds i32, ptr %367, i64 %430
  store i32 %420, ptr %431, align 4, !tbaa !20
  %432 = load ptr, ptr %402, align 8, !tbaa !134
  %433 = getelementptr inbounds i8, ptr %432, i64 %422
  %434 = load i8, ptr %433, align 1, !tbaa !135
  %435 = getelementptr inbounds i8, ptr %370, i64 %430
  store i8 %434, ptr %435, align 1, !tbaa !135
  %436 = add nuw nsw i64 %422, 1
  %437 = load ptr, ptr %400, align 8, !tbaa !136
  %438 = getelementptr inbounds i32, ptr %437, i64 %412
  %439 = load i32, ptr %438, align 4, !tbaa !20
  %440 = zext i32 %439 to i64
  %441 = icmp ult i64 %436, %440
  br i1 %441, label %421, label %442, !llvm.loop !139

442:                                              ; preds = %421, %411
  %443 = phi i64 [ %413, %411 ], [ %436, %421 ]
  %444 = add nuw i64 %412, 1
  %445 = load i64, ptr %352, align 8, !tbaa !25
  %446 = icmp ult i64 %444, %445
  br i1 %446, label %411, label %447, !llvm.loop !140

447:                                              ; preds = %442, %382, %398, %363
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %448 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %449 = load ptr, ptr %448, align 8, !tbaa !136
  store ptr %449, ptr %4, align 16, !tbaa !14
  %450 = getelementptr inbounds ptr, ptr %4, i64 1
  %451 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %452 = load ptr, ptr %451, align 8, !tbaa !133
  store ptr %452, ptr %450, align 8, !tbaa !14
  %453 = getelementptr inbounds ptr, ptr %4, i64 2
  %454 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %455 = load ptr, ptr %454, align 8, !tbaa !134
  store ptr %455, ptr %453, align 16, !tbaa !14
  br label %477

456:                                              ; preds = %483
  %457 = load i64, ptr %349, align 8, !tbaa !128
  %458 = mul i64 %457, 5
  %459 = load i64, ptr %352, align 8, !tbaa !25
  %460 = shl i64 %459, 2
  %461 = add i64 %460, %458
  %462 = load i64, ptr %356, align 8, !tbaa !12
  %463 = add i64 %461, %462
  store i64 %463, ptr %356, align 8, !tbaa !12
  %464 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %465 = load i64, ptr %464, align 8, !tbaa !141
  %466 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %467 = load i64, ptr %466, align 8, !tbaa !142
  %468 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %469 = load i64, ptr %468, align 8, !tbaa !143
  %470 = add i64 %469, %465
  %471 = shl i64 %470, 2
  %472 = add i64 %467, %471
  %473 = sub i64 %463, %472
  store i64 %473, ptr %356, align 8, !tbaa !12
  store ptr %364, ptr %448, align 8, !tbaa !136
  store ptr %367, ptr %451, align 8, !tbaa !133
  store ptr %370, ptr %454, align 8, !tbaa !134
  %474 = add i64 %459, 1
  store i64 %474, ptr %468, align 8, !tbaa !143
  %475 = add i64 %457, 1
  store i64 %475, ptr %466, align 8, !tbaa !142
  store i64 %475, ptr %464, align 8, !tbaa !141
  %476 = select i1 %375, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %486

477:                                              ; preds = %483, %447
  %478 = phi i64 [ 0, %447 ], [ %484, %483 ]
  %479 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %478
  %480 = load ptr, ptr %479, align 8, !tbaa !14
  %481 = icmp eq ptr %480, null
  br i1 %481, label %483, label %482

482:                                              ; preds = %477
  call void @give_back(ptr noundef nonnull %480)
  br label %483

483:                                              ; preds = %482, %477
  %484 = add nuw nsw i64 %478, 1
  %485 = icmp eq i64 %484, 3
  br i1 %485, label %456, label %477, !llvm.loop !144

486:                                              ; preds = %348, %456
  %487 = phi i32 [ %476, %456 ], [ 4, %348 ]
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %742

489:                                              ; preds = %486
  %490 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %491 = load i64, ptr %352, align 8, !tbaa !25
  %492 = load i64, ptr %490, align 8, !tbaa !11
  %493 = icmp ult i64 %492, %491
  br i1 %493, label %494, label %531

494:                                              ; preds = %489
  %495 = lshr i64 %492, 2
  %496 = add i64 %492, 1024
  %497 = add i64 %496, %495
  %498 = call i64 @llvm.umax.i64(i64 %497, i64 %491)
  %499 = load i64, ptr %356, align 8, !tbaa !12
  %500 = sub i64 %498, %492
  %501 = shl i64 %500, 1
  %502 = add i64 %499, %501
  %503 = load i64, ptr %360, align 8, !tbaa !13
  %504 = icmp ugt i64 %502, %503
  br i1 %504, label %742, label %505

505:                                              ; preds = %494
  %506 = load ptr, ptr %6, align 8, !tbaa !14
  %507 = shl i64 %498, 1
  %508 = call ptr @resize_memory(ptr noundef %506, i64 noundef %507)
  %509 = icmp eq ptr %508, null
  br i1 %509, label %742, label %510

510:                                              ; preds = %505
  %511 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %512 = load ptr, ptr %511, align 8, !tbaa !15
  %513 = icmp eq ptr %512, null
  %514 = icmp ult i64 %507, 4194304
  %515 = or i1 %514, %513
  br i1 %515, label %525, label %516

516:                                              ; preds = %510
  %517 = ptrtoint ptr %508 to i64
  %518 = and i64 %517, -4096
  %519 = add i64 %507, 4095
  %520 = add i64 %519, %517
  %521 = and i64 %520, -4096
  %522 = inttoptr i64 %518 to ptr
  %523 = sub i64 %521, %518
  %524 = call i32 %512(ptr noundef %522, i64 noundef %523, i32 noundef 14)
  br label %525

525:                                              ; preds = %516, %510
  %526 = load i64, ptr %490, align 8, !tbaa !11
  %527 = sub i64 %498, %526
  %528 = shl i64 %527, 1
  %529 = load i64, ptr %356, align 8, !tbaa !12
  %530 = add i64 %528, %529
  store i64 %530, ptr %356, align 8, !tbaa !12
  store ptr %508, ptr %6, align 8, !tbaa !14
  store i64 %498, ptr %490, align 8, !tbaa !11
  br label %531

531:                                              ; preds = %525, %489
  %532 = load i64, ptr %352, align 8, !tbaa !25
  %533 = icmp eq i64 %532, 0
  br i1 %533, label %536, label %534

534:                                              ; preds = %531
  %535 = load ptr, ptr %6, align 8, !tbaa !126
  br label %545

536:                                              ; preds = %545, %531
  %537 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %742, label %539

539:                                              ; preds = %536
  %540 = load i64, ptr %352, align 8, !tbaa !25
  %541 = icmp eq i64 %540, 0
  br i1 %541, label %742, label %542

542:                                              ; preds = %539
  %543 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %544 = load ptr, ptr %543, align 8, !tbaa !95
  br label %557

545:                                              ; preds = %545, %534
  %546 = phi i64 [ 0, %534 ], [ %548, %545 ]
  %547 = getelementptr inbounds i16, ptr %535, i64 %546
  store i16 0, ptr %547, align 2, !tbaa !145
  %548 = add nuw i64 %546, 1
  %549 = icmp eq i64 %548, %532
  br i1 %549, label %536, label %545, !llvm.loop !147

550:                                              ; preds = %557
  br i1 %541, label %742, label %551

551:                                              ; preds = %550
  %552 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %553 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %554 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %555 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %556 = load i64, ptr @WORDS, align 8
  br label %562

557:                                              ; preds = %557, %542
  %558 = phi i64 [ 0, %542 ], [ %560, %557 ]
  %559 = getelementptr inbounds i32, ptr %544, i64 %558
  store i32 -1, ptr %559, align 4, !tbaa !20
  %560 = add nuw i64 %558, 1
  %561 = icmp eq i64 %560, %540
  br i1 %561, label %550, label %557, !llvm.loop !148

562:                                              ; preds = %594, %551
  %563 = phi i32 [ undef, %551 ], [ %593, %594 ]
  %564 = phi i64 [ 0, %551 ], [ %595, %594 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %565 = load ptr, ptr %552, align 8, !tbaa !43
  %566 = load i64, ptr %553, align 8, !tbaa !27
  %567 = icmp eq i64 %566, 0
  br i1 %567, label %568, label %572

568:                                              ; preds = %562
  %569 = load ptr, ptr %555, align 8, !tbaa !32
  %570 = mul i64 %564, %556
  %571 = getelementptr inbounds i64, ptr %569, i64 %570
  br label %578

572:                                              ; preds = %562
  %573 = load ptr, ptr %554, align 8, !tbaa !33
  %574 = getelementptr inbounds i32, ptr %573, i64 %564
  %575 = load i32, ptr %574, align 4, !tbaa !20
  %576 = zext i32 %575 to i64
  %577 = or i64 %576, -9223372036854775808
  store i64 %577, ptr %3, align 8, !tbaa !11
  br label %578

578:                                              ; preds = %572, %568
  %579 = phi ptr [ %3, %572 ], [ %571, %568 ]
  %580 = call i32 %565(ptr noundef %579)
  %581 = icmp slt i32 %580, 1
  br i1 %581, label %591, label %582

582:                                              ; preds = %578
  %583 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %591, label %585

585:                                              ; preds = %582
  %586 = trunc i64 %564 to i32
  %587 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %586, i64 noundef 0, i32 noundef 0, i32 noundef 0)
  %588 = icmp ne i32 %587, 0
  %589 = zext i1 %588 to i32
  %590 = select i1 %588, i32 %587, i32 %563
  br label %591

591:                                              ; preds = %585, %582, %578
  %592 = phi i32 [ %589, %585 ], [ 10, %578 ], [ 1, %582 ]
  %593 = phi i32 [ %590, %585 ], [ %563, %578 ], [ 4, %582 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  switch i32 %592, label %742 [
    i32 0, label %594
    i32 10, label %594
  ]

594:                                              ; preds = %591, %591
  %595 = add nuw i64 %564, 1
  %596 = load i64, ptr %352, align 8, !tbaa !25
  %597 = icmp ult i64 %595, %596
  br i1 %597, label %562, label %742, !llvm.loop !149

598:                                              ; preds = %738
  %599 = add i64 %603, -1
  %600 = icmp eq i64 %599, 0
  br i1 %600, label %742, label %601, !llvm.loop !150

601:                                              ; preds = %12, %598
  %602 = phi i32 [ undef, %12 ], [ %740, %598 ]
  %603 = phi i64 [ %1, %12 ], [ %599, %598 ]
  %604 = load i64, ptr %11, align 8, !tbaa !89
  %605 = icmp eq i64 %604, 0
  br i1 %605, label %742, label %606

606:                                              ; preds = %601
  %607 = tail call fastcc i32 @pop(ptr noundef %0)
  %608 = load ptr, ptr %13, align 8, !tbaa !91
  %609 = zext i32 %607 to i64
  %610 = getelementptr inbounds %struct.Record, ptr %608, i64 %609, i32 1
  %611 = load i32, ptr %610, align 8, !tbaa !92
  %612 = load ptr, ptr %14, align 8, !tbaa !95
  %613 = zext i32 %611 to i64
  %614 = getelementptr inbounds i32, ptr %612, i64 %613
  %615 = load i32, ptr %614, align 4, !tbaa !20
  %616 = icmp eq i32 %615, %607
  br i1 %616, label %617, label %738

617:                                              ; preds = %606
  %618 = getelementptr inbounds %struct.Record, ptr %608, i64 %609
  %619 = load i64, ptr %618, align 8, !tbaa !94
  %620 = load i64, ptr %15, align 8, !tbaa !151
  %621 = icmp eq i64 %620, 0
  br i1 %621, label %630, label %622

622:                                              ; preds = %617
  %623 = load ptr, ptr %16, align 8, !tbaa !152
  %624 = add i64 %620, -1
  %625 = getelementptr inbounds i64, ptr %623, i64 %624
  %626 = load i64, ptr %625, align 8, !tbaa !11
  %627 = icmp eq i64 %626, %619
  br i1 %627, label %675, label %628

628:                                              ; preds = %622
  %629 = icmp eq i64 %620, 65535
  br i1 %629, label %738, label %630

630:                                              ; preds = %617, %628
  %631 = add i64 %620, 1
  %632 = load i64, ptr %18, align 8, !tbaa !11
  %633 = icmp ult i64 %632, %631
  br i1 %633, label %634, label %670

634:                                              ; preds = %630
  %635 = lshr i64 %632, 2
  %636 = add i64 %632, 1024
  %637 = add i64 %636, %635
  %638 = tail call i64 @llvm.umax.i64(i64 %637, i64 %631)
  %639 = load i64, ptr %19, align 8, !tbaa !12
  %640 = sub i64 %638, %632
  %641 = shl i64 %640, 3
  %642 = add i64 %639, %641
  %643 = load i64, ptr %20, align 8, !tbaa !13
  %644 = icmp ugt i64 %642, %643
  br i1 %644, label %738, label %645

645:                                              ; preds = %634
  %646 = load ptr, ptr %17, align 8, !tbaa !14
  %647 = shl i64 %638, 3
  %648 = tail call ptr @resize_memory(ptr noundef %646, i64 noundef %647)
  %649 = icmp eq ptr %648, null
  br i1 %649, label %738, label %650

650:                                              ; preds = %645
  %651 = load ptr, ptr %21, align 8, !tbaa !15
  %652 = icmp eq ptr %651, null
  %653 = icmp ult i64 %647, 4194304
  %654 = or i1 %653, %652
  br i1 %654, label %664, label %655

655:                                              ; preds = %650
  %656 = ptrtoint ptr %648 to i64
  %657 = and i64 %656, -4096
  %658 = add i64 %647, 4095
  %659 = add i64 %658, %656
  %660 = and i64 %659, -4096
  %661 = inttoptr i64 %657 to ptr
  %662 = sub i64 %660, %657
  %663 = tail call i32 %651(ptr noundef %661, i64 noundef %662, i32 noundef 14)
  br label %664

664:                                              ; preds = %655, %650
  %665 = load i64, ptr %18, align 8, !tbaa !11
  %666 = sub i64 %638, %665
  %667 = shl i64 %666, 3
  %668 = load i64, ptr %19, align 8, !tbaa !12
  %669 = add i64 %667, %668
  store i64 %669, ptr %19, align 8, !tbaa !12
  store ptr %648, ptr %17, align 8, !tbaa !14
  store i64 %638, ptr %18, align 8, !tbaa !11
  br label %670

670:                                              ; preds = %664, %630
  %671 = load ptr, ptr %17, align 8, !tbaa !152
  %672 = load i64, ptr %15, align 8, !tbaa !151
  %673 = add i64 %672, 1
  store i64 %673, ptr %15, align 8, !tbaa !151
  %674 = getelementptr inbounds i64, ptr %671, i64 %672
  store i64 %619, ptr %674, align 8, !tbaa !11
  br label %675

675:                                              ; preds = %670, %622
  %676 = load i64, ptr %15, align 8, !tbaa !151
  %677 = trunc i64 %676 to i16
  %678 = load ptr, ptr %6, align 8, !tbaa !126
  %679 = getelementptr inbounds i16, ptr %678, i64 %613
  store i16 %677, ptr %679, align 2, !tbaa !145
  %680 = icmp eq i32 %611, 0
  br i1 %680, label %687, label %681

681:                                              ; preds = %675
  %682 = load ptr, ptr %22, align 8, !tbaa !136
  %683 = add i32 %611, -1
  %684 = zext i32 %683 to i64
  %685 = getelementptr inbounds i32, ptr %682, i64 %684
  %686 = load i32, ptr %685, align 4, !tbaa !20
  br label %687

687:                                              ; preds = %675, %681
  %688 = phi i32 [ %686, %681 ], [ 0, %675 ]
  %689 = zext i32 %688 to i64
  %690 = load ptr, ptr %23, align 8, !tbaa !136
  %691 = getelementptr inbounds i32, ptr %690, i64 %613
  %692 = load i32, ptr %691, align 4, !tbaa !20
  %693 = zext i32 %692 to i64
  %694 = sub nsw i64 %693, %689
  %695 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %694)
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %738, label %697

697:                                              ; preds = %687
  %698 = icmp ugt i32 %692, %688
  br i1 %698, label %699, label %738

699:                                              ; preds = %697, %735
  %700 = phi i32 [ %734, %735 ], [ %602, %697 ]
  %701 = phi i64 [ %736, %735 ], [ %689, %697 ]
  %702 = load ptr, ptr %24, align 8, !tbaa !133
  %703 = getelementptr inbounds i32, ptr %702, i64 %701
  %704 = load i32, ptr %703, align 4, !tbaa !20
  %705 = load ptr, ptr %14, align 8, !tbaa !95
  %706 = zext i32 %704 to i64
  %707 = getelementptr inbounds i32, ptr %705, i64 %706
  %708 = load i32, ptr %707, align 4, !tbaa !20
  %709 = load ptr, ptr %25, align 8, !tbaa !134
  %710 = getelementptr inbounds i8, ptr %709, i64 %701
  %711 = load i8, ptr %710, align 1, !tbaa !135
  %712 = zext i8 %711 to i64
  %713 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71, i64 %712
  %714 = load i64, ptr %713, align 8, !tbaa !11
  %715 = add i64 %714, %619
  %716 = load i64, ptr %26, align 8, !tbaa !99
  %717 = and i64 %715, %716
  %718 = icmp eq i64 %717, 0
  br i1 %718, label %719, label %732

719:                                              ; preds = %699
  %720 = icmp eq i32 %708, -1
  br i1 %720, label %727, label %721

721:                                              ; preds = %719
  %722 = load ptr, ptr %13, align 8, !tbaa !91
  %723 = zext i32 %708 to i64
  %724 = getelementptr inbounds %struct.Record, ptr %722, i64 %723
  %725 = load i64, ptr %724, align 8, !tbaa !94
  %726 = icmp ugt i64 %725, %715
  br i1 %726, label %727, label %732

727:                                              ; preds = %721, %719
  %728 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef %704, i64 noundef %715, i32 noundef 0, i32 noundef 0)
  %729 = icmp ne i32 %728, 0
  %730 = zext i1 %729 to i32
  %731 = select i1 %729, i32 %728, i32 %700
  br label %732

732:                                              ; preds = %721, %699, %727
  %733 = phi i32 [ %730, %727 ], [ 1, %699 ], [ 7, %721 ]
  %734 = phi i32 [ %731, %727 ], [ 6, %699 ], [ %700, %721 ]
  switch i32 %733, label %738 [
    i32 0, label %735
    i32 7, label %735
  ]

735:                                              ; preds = %732, %732
  %736 = add nuw nsw i64 %701, 1
  %737 = icmp eq i64 %736, %693
  br i1 %737, label %738, label %699, !llvm.loop !153

738:                                              ; preds = %732, %735, %697, %645, %634, %628, %687, %606
  %739 = phi i32 [ 4, %606 ], [ 1, %628 ], [ 1, %687 ], [ 1, %634 ], [ 1, %645 ], [ 0, %697 ], [ 0, %735 ], [ %733, %732 ]
  %740 = phi i32 [ %602, %606 ], [ 6, %628 ], [ 4, %687 ], [ 4, %634 ], [ 4, %645 ], [ %602, %697 ], [ %734, %735 ], [ %734, %732 ]
  %741 = icmp eq i32 %739, 1
  br i1 %741, label %742, label %598

742:                                              ; preds = %601, %738, %598, %594, %591, %10, %550, %536, %505, %494, %539, %345, %486
  %743 = phi i32 [ %346, %345 ], [ %487, %486 ], [ 4, %536 ], [ 4, %494 ], [ 4, %505 ], [ 0, %550 ], [ 0, %539 ], [ 0, %10 ], [ %593, %591 ], [ 0, %594 ], [ 0, %598 ], [ %740, %738 ], [ 2, %601 ]
  ret i32 %743
}

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [9 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %2)
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
  br label %21

20:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %2)
  ret i32 0

21:                                               ; preds = %1, %28
  %22 = phi i64 [ 0, %1 ], [ %29, %28 ]
  %23 = getelementptr inbounds [9 x ptr], ptr %2, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8, !tbaa !14
  %25 = load ptr, ptr %24, align 8, !tbaa !14
  %26 = icmp eq ptr %25, null
  br i1 %26, label %28, label %27

27:                                               ; preds = %21
  tail call void @give_back(ptr noundef nonnull %25)
  store ptr null, ptr %24, align 8, !tbaa !14
  br label %28

28:                                               ; preds = %21, %27
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, 9
  br i1 %30, label %20, label %21, !llvm.loop !154
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
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  br label %52

47:                                               ; preds = %105
  %48 = add i64 %55, 1
  %49 = getelementptr inbounds i64, ptr %37, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %108, label %52, !llvm.loop !155

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
  %94 = load ptr, ptr %45, align 8, !tbaa !126
  %95 = getelementptr inbounds i16, ptr %94, i64 %60
  %96 = load i16, ptr %95, align 2, !tbaa !145
  %97 = icmp eq i16 %96, 0
  br i1 %97, label %105, label %98

98:                                               ; preds = %93
  %99 = zext i16 %96 to i64
  %100 = load ptr, ptr %46, align 8, !tbaa !152
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
  %2 = alloca [23 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 184, ptr nonnull %2)
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
  %25 = load ptr, ptr %24, align 8, !tbaa !91
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %28 = load ptr, ptr %27, align 8, !tbaa !95
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
  %37 = load ptr, ptr %36, align 8, !tbaa !123
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
  %49 = load ptr, ptr %48, align 8, !tbaa !136
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %52 = load ptr, ptr %51, align 8, !tbaa !133
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %55 = load ptr, ptr %54, align 8, !tbaa !134
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %58 = load ptr, ptr %57, align 8, !tbaa !126
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %61 = load ptr, ptr %60, align 8, !tbaa !152
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %64 = load ptr, ptr %63, align 8, !tbaa !40
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %67 = load ptr, ptr %66, align 8, !tbaa !97
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %70 = load ptr, ptr %69, align 8, !tbaa !41
  store ptr %70, ptr %68, align 16, !tbaa !14
  br label %71

71:                                               ; preds = %1, %77
  %72 = phi i64 [ 0, %1 ], [ %78, %77 ]
  %73 = getelementptr inbounds [23 x ptr], ptr %2, i64 0, i64 %72
  %74 = load ptr, ptr %73, align 8, !tbaa !14
  %75 = icmp eq ptr %74, null
  br i1 %75, label %77, label %76

76:                                               ; preds = %71
  tail call void @give_back(ptr noundef nonnull %74)
  br label %77

77:                                               ; preds = %71, %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, 23
  br i1 %79, label %81, label %71, !llvm.loop !156

80:                                               ; preds = %87
  call void @llvm.lifetime.end.p0(i64 184, ptr nonnull %2)
  ret void

81:                                               ; preds = %77, %87
  %82 = phi i64 [ %88, %87 ], [ 0, %77 ]
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !31
  %85 = icmp eq ptr %84, null
  br i1 %85, label %87, label %86

86:                                               ; preds = %81
  tail call void @give_back(ptr noundef nonnull %84)
  br label %87

87:                                               ; preds = %81, %86
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, 64
  br i1 %89, label %80, label %81, !llvm.loop !157
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
  br i1 %66, label %69, label %59, !llvm.loop !158

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
  br i1 %74, label %75, label %49, !llvm.loop !159

75:                                               ; preds = %69, %71, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !160

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

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)



!4 = !{!5, !9, i64 72}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !9, i64 184, !9, i64 192, !9, i64 200, !9, i64 208, !7, i64 216, !9, i64 1752, !9, i64 1760, !9, i64 1768, !9, i64 1776, !9, i64 1784, !9, i64 1792, !6, i64 1800, !9, i64 1808, !9, i64 1816, !9, i64 1824, !9, i64 1832, !6, i64 1840, !6, i64 1848, !6, i64 1856, !9, i64 1864, !9, i64 1872, !9, i64 1880, !9, i64 1888, !9, i64 1896, !6, i64 1904, !9, i64 1912, !9, i64 1920, !6, i64 1928, !6, i64 1936, !6, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !6, i64 2008, !9, i64 2016, !9, i64 2024, !9, i64 2032, !6, i64 2040, !6, i64 2048, !6, i64 2056, !9, i64 2064, !9, i64 2072, !9, i64 2080, !9, i64 2088, !7, i64 2096, !9, i64 4144, !6, i64 4152, !6, i64 4160, !9, i64 4168, !9, i64 4176, !9, i64 4184, !6, i64 4192, !6, i64 4200, !6, i64 4208, !7, i64 4216, !9, i64 4472}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4472}
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
!40 = !{!5, !6, i64 4192}
!41 = !{!5, !6, i64 4208}
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
!88 = distinct !{!88, !17, !18}
!89 = !{!5, !9, i64 1976}
!90 = !{!5, !9, i64 96}
!91 = !{!5, !6, i64 1928}
!92 = !{!93, !21, i64 8}
!93 = !{!"", !9, i64 0, !21, i64 8, !21, i64 12}
!94 = !{!93, !9, i64 0}
!95 = !{!5, !6, i64 1936}
!96 = !{!5, !6, i64 8}
!97 = !{!5, !6, i64 4200}
!98 = distinct !{!98, !17, !18}
!99 = !{!5, !9, i64 104}
!100 = distinct !{!100, !17, !18}
!101 = !{!5, !9, i64 1968}
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
!115 = !{!5, !9, i64 2000}
!116 = !{!5, !9, i64 1992}
!117 = !{!5, !6, i64 1984}
!118 = distinct !{!118, !17, !18}
!119 = distinct !{!119, !17, !18}
!120 = !{!5, !6, i64 1944}
!121 = !{!93, !21, i64 12}
!122 = !{!5, !9, i64 2016}
!123 = !{!5, !6, i64 2008}
!124 = distinct !{!124, !17, !18}
!125 = !{!5, !9, i64 2032}
!126 = !{!5, !6, i64 4152}
!127 = distinct !{!127, !17, !18}
!128 = !{!5, !9, i64 2088}
!129 = distinct !{!129, !17, !18}
!130 = distinct !{!130, !17, !18}
!131 = !{!5, !9, i64 4144}
!132 = distinct !{!132, !17, !18}
!133 = !{!5, !6, i64 2048}
!134 = !{!5, !6, i64 2056}
!135 = !{!7, !7, i64 0}
!136 = !{!5, !6, i64 2040}
!137 = distinct !{!137, !17, !18}
!138 = distinct !{!138, !17, !18}
!139 = distinct !{!139, !17, !18}
!140 = distinct !{!140, !17, !18}
!141 = !{!5, !9, i64 2072}
!142 = !{!5, !9, i64 2080}
!143 = !{!5, !9, i64 2064}
!144 = distinct !{!144, !17, !18}
!145 = !{!146, !146, i64 0}
!146 = !{!"short", !7, i64 0}
!147 = distinct !{!147, !17, !18}
!148 = distinct !{!148, !17, !18}
!149 = distinct !{!149, !17, !18}
!150 = distinct !{!150, !17, !18}
!151 = !{!5, !9, i64 4176}
!152 = !{!5, !6, i64 4160}
!153 = distinct !{!153, !17, !18}
!154 = distinct !{!154, !17, !18}
!155 = distinct !{!155, !17, !18}
!156 = distinct !{!156, !17, !18}
!157 = distinct !{!157, !17, !18}
!158 = distinct !{!158, !17, !18}
!159 = distinct !{!159, !17, !18}
!160 = distinct !{!160, !17, !18}
