; kernel.c a836a339e3f6971ed2dc0d958708822975f232a232e18768af607e69f0e3302e

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, [64 x %struct.Part], ptr, [8 x i64], i64, i64, [64 x i64], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Part = type { ptr, i64 }
%struct.Team = type { i64, i64, ptr, [32 x %struct.Slot], [3 x %struct.Block], [3 x [64 x i32]], [8 x i64], i32, i32, i32, i32, i64, i64, [8 x i64], i64, i64 }
%struct.Slot = type { i64, i64, i64, i64, %struct.Block, [64 x i32], [64 x i32] }
%struct.Block = type { i64, i64, i64, ptr, ptr, ptr, ptr }
%struct.Record = type { i64, i32, i32 }
%struct.Lookup = type { ptr, ptr, ptr, i64 }
%struct.Bucket = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = icmp ult i64 %4, 512
  %7 = select i1 %6, i64 64, i64 1
  %8 = mul i64 %7, %5
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp ult i64 %10, %8
  br i1 %11, label %12, label %131

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = shl i64 %14, 3
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %8)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = mul i64 %15, %22
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  br i1 %53, label %189, label %54

54:                                               ; preds = %51
  %55 = load i64, ptr %9, align 8, !tbaa !10
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
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
  br i1 %68, label %189, label %69

69:                                               ; preds = %58
  %70 = load ptr, ptr %56, align 8, !tbaa !14
  %71 = shl i64 %62, 3
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %189, label %74

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
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
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
  br i1 %106, label %189, label %107

107:                                              ; preds = %96
  %108 = load ptr, ptr %94, align 8, !tbaa !14
  %109 = shl i64 %100, 3
  %110 = tail call ptr @resize_memory(ptr noundef %108, i64 noundef %109)
  %111 = icmp eq ptr %110, null
  br i1 %111, label %189, label %112

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
  br i1 %133, label %189, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %136 = load ptr, ptr %135, align 8, !tbaa !16
  %137 = icmp eq ptr %136, null
  br i1 %137, label %149, label %138

138:                                              ; preds = %134
  %139 = tail call i64 %136(ptr noundef %1)
  %140 = mul i64 %139, 246948723733
  %141 = lshr i64 %140, 19
  %142 = and i64 %141, 524287
  %143 = xor i64 %142, %140
  %144 = mul i64 %143, 242235342227
  %145 = and i64 %144, 274877906943
  %146 = lshr i64 %145, 19
  %147 = xor i64 %146, %144
  %148 = tail call i64 @llvm.fshl.i64(i64 %147, i64 %145, i64 32)
  br label %174

149:                                              ; preds = %134
  %150 = load i64, ptr @WORDS, align 8, !tbaa !11
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %170, label %152

152:                                              ; preds = %149, %152
  %153 = phi i64 [ %166, %152 ], [ 0, %149 ]
  %154 = phi i64 [ %165, %152 ], [ -7046029254386353131, %149 ]
  %155 = getelementptr inbounds i64, ptr %1, i64 %153
  %156 = load i64, ptr %155, align 8, !tbaa !11
  %157 = xor i64 %156, %154
  %158 = shl i64 %153, 1
  %159 = add i64 %158, -2960836687051489901
  %160 = zext i64 %157 to i128
  %161 = zext i64 %159 to i128
  %162 = mul nuw i128 %160, %161
  %163 = lshr i128 %162, 64
  %164 = xor i128 %163, %162
  %165 = trunc i128 %164 to i64
  %166 = add nuw i64 %153, 1
  %167 = icmp eq i64 %166, %150
  br i1 %167, label %168, label %152, !llvm.loop !17

168:                                              ; preds = %152
  %169 = trunc i128 %164 to i64
  br label %170

170:                                              ; preds = %168, %149
  %171 = phi i64 [ -7046029254386353131, %149 ], [ %169, %168 ]
  %172 = lshr i64 %171, 32
  %173 = xor i64 %172, %171
  br label %174

174:                                              ; preds = %138, %170
  %175 = phi i64 [ %148, %138 ], [ %173, %170 ]
  %176 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %1, i64 noundef %175)
  %177 = icmp slt i64 %176, 0
  br i1 %177, label %189, label %178

178:                                              ; preds = %174
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %180 = load ptr, ptr %179, align 8, !tbaa !20
  store i32 0, ptr %180, align 4, !tbaa !21
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %182 = load i64, ptr %181, align 8, !tbaa !23
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %187, label %184

184:                                              ; preds = %178
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %186 = load ptr, ptr %185, align 8, !tbaa !24
  store i32 0, ptr %186, align 4, !tbaa !21
  br label %187

187:                                              ; preds = %184, %178
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  store i64 1, ptr %188, align 8, !tbaa !25
  br label %189

189:                                              ; preds = %107, %96, %69, %58, %51, %174, %131, %187
  %190 = phi i32 [ 0, %187 ], [ 4, %131 ], [ 4, %174 ], [ 4, %51 ], [ 4, %58 ], [ 4, %69 ], [ 4, %96 ], [ 4, %107 ]
  ret i32 %190
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %4 = load i64, ptr %3, align 8, !tbaa !26
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %7 = load i64, ptr %6, align 8, !tbaa !27
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %200

9:                                                ; preds = %2
  tail call fastcc void @halt(ptr noundef %0)
  %10 = load i64, ptr %6, align 8, !tbaa !27
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %12 = load i64, ptr %11, align 8, !tbaa !28
  %13 = icmp eq i64 %12, 0
  %14 = load i64, ptr %3, align 8, !tbaa !26
  %15 = add i64 %14, %1
  br i1 %13, label %58, label %16

16:                                               ; preds = %9
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %18 = icmp ult i64 %10, %15
  br i1 %18, label %19, label %55

19:                                               ; preds = %16
  %20 = lshr i64 %10, 2
  %21 = add i64 %10, 1024
  %22 = add i64 %21, %20
  %23 = tail call i64 @llvm.umax.i64(i64 %22, i64 %15)
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %25 = load i64, ptr %24, align 8, !tbaa !12
  %26 = sub i64 %23, %10
  %27 = shl i64 %26, 2
  %28 = add i64 %25, %27
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %55, label %32

32:                                               ; preds = %19
  %33 = load ptr, ptr %17, align 8, !tbaa !14
  %34 = shl i64 %23, 2
  %35 = tail call ptr @resize_memory(ptr noundef %33, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %55, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = icmp eq ptr %39, null
  %41 = icmp ult i64 %34, 4194304
  %42 = or i1 %41, %40
  br i1 %42, label %52, label %43

43:                                               ; preds = %37
  %44 = ptrtoint ptr %35 to i64
  %45 = and i64 %44, -4096
  %46 = add i64 %34, 4095
  %47 = add i64 %46, %44
  %48 = and i64 %47, -4096
  %49 = inttoptr i64 %45 to ptr
  %50 = sub i64 %48, %45
  %51 = tail call i32 %39(ptr noundef %49, i64 noundef %50, i32 noundef 14)
  br label %52

52:                                               ; preds = %43, %37
  %53 = load i64, ptr %24, align 8, !tbaa !12
  %54 = add i64 %53, %27
  store i64 %54, ptr %24, align 8, !tbaa !12
  store ptr %35, ptr %17, align 8, !tbaa !14
  br label %55

55:                                               ; preds = %52, %32, %19, %16
  %56 = phi i64 [ %10, %19 ], [ %10, %32 ], [ %23, %52 ], [ %10, %16 ]
  %57 = phi i1 [ true, %19 ], [ true, %32 ], [ false, %52 ], [ false, %16 ]
  br i1 %57, label %193, label %102

58:                                               ; preds = %9
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %60 = load i64, ptr @WORDS, align 8, !tbaa !11
  %61 = shl i64 %60, 3
  %62 = icmp ult i64 %10, %15
  br i1 %62, label %63, label %99

63:                                               ; preds = %58
  %64 = lshr i64 %10, 2
  %65 = add i64 %10, 1024
  %66 = add i64 %65, %64
  %67 = tail call i64 @llvm.umax.i64(i64 %66, i64 %15)
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %69 = load i64, ptr %68, align 8, !tbaa !12
  %70 = sub i64 %67, %10
  %71 = mul i64 %70, %61
  %72 = add i64 %69, %71
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %74 = load i64, ptr %73, align 8, !tbaa !13
  %75 = icmp ugt i64 %72, %74
  br i1 %75, label %99, label %76

76:                                               ; preds = %63
  %77 = load ptr, ptr %59, align 8, !tbaa !14
  %78 = mul i64 %67, %61
  %79 = tail call ptr @resize_memory(ptr noundef %77, i64 noundef %78)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %99, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %83 = load ptr, ptr %82, align 8, !tbaa !15
  %84 = icmp eq ptr %83, null
  %85 = icmp ult i64 %78, 4194304
  %86 = or i1 %85, %84
  br i1 %86, label %96, label %87

87:                                               ; preds = %81
  %88 = ptrtoint ptr %79 to i64
  %89 = and i64 %88, -4096
  %90 = add i64 %78, 4095
  %91 = add i64 %90, %88
  %92 = and i64 %91, -4096
  %93 = inttoptr i64 %89 to ptr
  %94 = sub i64 %92, %89
  %95 = tail call i32 %83(ptr noundef %93, i64 noundef %94, i32 noundef 14)
  br label %96

96:                                               ; preds = %87, %81
  %97 = load i64, ptr %68, align 8, !tbaa !12
  %98 = add i64 %97, %71
  store i64 %98, ptr %68, align 8, !tbaa !12
  store ptr %79, ptr %59, align 8, !tbaa !14
  br label %99

99:                                               ; preds = %96, %76, %63, %58
  %100 = phi i64 [ %10, %63 ], [ %10, %76 ], [ %67, %96 ], [ %10, %58 ]
  %101 = phi i1 [ true, %63 ], [ true, %76 ], [ false, %96 ], [ false, %58 ]
  br i1 %101, label %193, label %102

102:                                              ; preds = %99, %55
  %103 = phi i64 [ %100, %99 ], [ %56, %55 ]
  %104 = load i64, ptr %6, align 8, !tbaa !27
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %106 = load i64, ptr %105, align 8, !tbaa !23
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %147, label %108

108:                                              ; preds = %102
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %110 = icmp ult i64 %104, %103
  br i1 %110, label %111, label %147

111:                                              ; preds = %108
  %112 = lshr i64 %104, 2
  %113 = add i64 %104, 1024
  %114 = add i64 %113, %112
  %115 = tail call i64 @llvm.umax.i64(i64 %114, i64 %103)
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %117 = load i64, ptr %116, align 8, !tbaa !12
  %118 = sub i64 %115, %104
  %119 = shl i64 %118, 2
  %120 = add i64 %117, %119
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %122 = load i64, ptr %121, align 8, !tbaa !13
  %123 = icmp ugt i64 %120, %122
  br i1 %123, label %193, label %124

124:                                              ; preds = %111
  %125 = load ptr, ptr %109, align 8, !tbaa !14
  %126 = shl i64 %115, 2
  %127 = tail call ptr @resize_memory(ptr noundef %125, i64 noundef %126)
  %128 = icmp eq ptr %127, null
  br i1 %128, label %193, label %129

129:                                              ; preds = %124
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %131 = load ptr, ptr %130, align 8, !tbaa !15
  %132 = icmp eq ptr %131, null
  %133 = icmp ult i64 %126, 4194304
  %134 = or i1 %133, %132
  br i1 %134, label %144, label %135

135:                                              ; preds = %129
  %136 = ptrtoint ptr %127 to i64
  %137 = and i64 %136, -4096
  %138 = add i64 %126, 4095
  %139 = add i64 %138, %136
  %140 = and i64 %139, -4096
  %141 = inttoptr i64 %137 to ptr
  %142 = sub i64 %140, %137
  %143 = tail call i32 %131(ptr noundef %141, i64 noundef %142, i32 noundef 14)
  br label %144

144:                                              ; preds = %135, %129
  %145 = load i64, ptr %116, align 8, !tbaa !12
  %146 = add i64 %145, %119
  store i64 %146, ptr %116, align 8, !tbaa !12
  store ptr %127, ptr %109, align 8, !tbaa !14
  br label %147

147:                                              ; preds = %144, %108, %102
  store i64 %103, ptr %6, align 8, !tbaa !27
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %150 = lshr i64 %103, 6
  %151 = load i64, ptr %149, align 8, !tbaa !11
  %152 = icmp ugt i64 %151, %150
  br i1 %152, label %193, label %153

153:                                              ; preds = %147
  %154 = add nuw nsw i64 %150, 1
  %155 = lshr i64 %151, 2
  %156 = add i64 %151, 1024
  %157 = add i64 %156, %155
  %158 = tail call i64 @llvm.umax.i64(i64 %157, i64 %154)
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %160 = load i64, ptr %159, align 8, !tbaa !12
  %161 = sub i64 %158, %151
  %162 = shl i64 %161, 2
  %163 = add i64 %160, %162
  %164 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %165 = load i64, ptr %164, align 8, !tbaa !13
  %166 = icmp ugt i64 %163, %165
  br i1 %166, label %193, label %167

167:                                              ; preds = %153
  %168 = load ptr, ptr %148, align 8, !tbaa !14
  %169 = shl i64 %158, 2
  %170 = tail call ptr @resize_memory(ptr noundef %168, i64 noundef %169)
  %171 = icmp eq ptr %170, null
  br i1 %171, label %193, label %172

172:                                              ; preds = %167
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %174 = load ptr, ptr %173, align 8, !tbaa !15
  %175 = icmp eq ptr %174, null
  %176 = icmp ult i64 %169, 4194304
  %177 = or i1 %176, %175
  br i1 %177, label %187, label %178

178:                                              ; preds = %172
  %179 = ptrtoint ptr %170 to i64
  %180 = and i64 %179, -4096
  %181 = add i64 %169, 4095
  %182 = add i64 %181, %179
  %183 = and i64 %182, -4096
  %184 = inttoptr i64 %180 to ptr
  %185 = sub i64 %183, %180
  %186 = tail call i32 %174(ptr noundef %184, i64 noundef %185, i32 noundef 14)
  br label %187

187:                                              ; preds = %178, %172
  %188 = load i64, ptr %149, align 8, !tbaa !11
  %189 = sub i64 %158, %188
  %190 = shl i64 %189, 2
  %191 = load i64, ptr %159, align 8, !tbaa !12
  %192 = add i64 %190, %191
  store i64 %192, ptr %159, align 8, !tbaa !12
  store ptr %170, ptr %148, align 8, !tbaa !14
  store i64 %158, ptr %149, align 8, !tbaa !11
  br label %193

193:                                              ; preds = %55, %99, %111, %124, %147, %153, %167, %187
  %194 = phi i32 [ 0, %55 ], [ 0, %99 ], [ 1, %147 ], [ 0, %153 ], [ 1, %187 ], [ 0, %167 ], [ 0, %111 ], [ 0, %124 ]
  %195 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %196 = load ptr, ptr %195, align 8, !tbaa !29
  %197 = icmp eq ptr %196, null
  br i1 %197, label %200, label %198

198:                                              ; preds = %193
  %199 = getelementptr inbounds %struct.Team, ptr %196, i64 0, i32 8
  store atomic i32 0, ptr %199 release, align 4
  br label %200

200:                                              ; preds = %198, %193, %2
  %201 = phi i32 [ 1, %2 ], [ %194, %193 ], [ %194, %198 ]
  ret i32 %201
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31, i64 %5
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %5, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = mul i64 %11, 7
  %13 = icmp ult i64 %9, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %3
  %15 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %139, label %17

17:                                               ; preds = %14, %3
  %18 = lshr i64 %2, 32
  %19 = load i64, ptr %10, align 8, !tbaa !30
  %20 = mul i64 %19, %18
  %21 = lshr i64 %20, 32
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %26 = load i64, ptr @WORDS, align 8
  %27 = icmp eq i64 %26, 0
  br label %28

28:                                               ; preds = %94, %17
  %29 = phi i64 [ %21, %17 ], [ %95, %94 ]
  %30 = phi i64 [ undef, %17 ], [ %97, %94 ]
  %31 = load ptr, ptr %6, align 8, !tbaa !32
  %32 = getelementptr inbounds i64, ptr %31, i64 %29
  %33 = load i64, ptr %32, align 8, !tbaa !11
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %94, label %35

35:                                               ; preds = %28
  %36 = lshr i64 %33, 32
  %37 = icmp eq i64 %36, %18
  br i1 %37, label %38, label %81

38:                                               ; preds = %35
  %39 = and i64 %33, 4294967295
  %40 = add nsw i64 %39, -1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %41 = load ptr, ptr %22, align 8, !tbaa !16
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %78

43:                                               ; preds = %38
  %44 = load i64, ptr %23, align 8, !tbaa !28
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %43
  %47 = load ptr, ptr %25, align 8, !tbaa !33
  %48 = mul i64 %26, %40
  %49 = getelementptr inbounds i64, ptr %47, i64 %48
  br label %56

50:                                               ; preds = %43
  %51 = load ptr, ptr %24, align 8, !tbaa !34
  %52 = getelementptr inbounds i32, ptr %51, i64 %40
  %53 = load i32, ptr %52, align 4, !tbaa !21
  %54 = zext i32 %53 to i64
  %55 = or i64 %54, -9223372036854775808
  store i64 %55, ptr %4, align 8, !tbaa !11
  br label %56

56:                                               ; preds = %46, %50
  %57 = phi ptr [ %4, %50 ], [ %49, %46 ]
  br i1 %27, label %74, label %58

58:                                               ; preds = %56
  %59 = load i64, ptr %1, align 8, !tbaa !11
  %60 = load i64, ptr %57, align 8, !tbaa !11
  %61 = icmp eq i64 %59, %60
  br i1 %61, label %62, label %74

62:                                               ; preds = %58, %66
  %63 = phi i64 [ %64, %66 ], [ 0, %58 ]
  %64 = add nuw i64 %63, 1
  %65 = icmp eq i64 %64, %26
  br i1 %65, label %72, label %66, !llvm.loop !35

66:                                               ; preds = %62
  %67 = getelementptr inbounds i64, ptr %1, i64 %64
  %68 = load i64, ptr %67, align 8, !tbaa !11
  %69 = getelementptr inbounds i64, ptr %57, i64 %64
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = icmp eq i64 %68, %70
  br i1 %71, label %62, label %72, !llvm.loop !35

72:                                               ; preds = %62, %66
  %73 = icmp uge i64 %64, %26
  br label %74

74:                                               ; preds = %72, %58, %56
  %75 = phi i1 [ %27, %56 ], [ %27, %58 ], [ %73, %72 ]
  %76 = xor i1 %75, true
  %77 = select i1 %75, i64 %40, i64 %30
  br label %78

78:                                               ; preds = %74, %38
  %79 = phi i1 [ false, %38 ], [ %76, %74 ]
  %80 = phi i64 [ %40, %38 ], [ %77, %74 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %79, label %81, label %94

81:                                               ; preds = %78, %35
  %82 = phi i64 [ %80, %78 ], [ %30, %35 ]
  %83 = add i64 %29, 1
  %84 = load i64, ptr %10, align 8, !tbaa !30
  %85 = add i64 %84, 62
  %86 = icmp eq i64 %29, %85
  br i1 %86, label %87, label %94

87:                                               ; preds = %81
  %88 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %6)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %94, label %90

90:                                               ; preds = %87
  %91 = load i64, ptr %10, align 8, !tbaa !30
  %92 = mul i64 %91, %18
  %93 = lshr i64 %92, 32
  br label %94

94:                                               ; preds = %81, %90, %87, %28, %78
  %95 = phi i64 [ %29, %78 ], [ %29, %28 ], [ %83, %87 ], [ %93, %90 ], [ %83, %81 ]
  %96 = phi i32 [ 1, %78 ], [ 2, %28 ], [ 1, %87 ], [ 0, %90 ], [ 0, %81 ]
  %97 = phi i64 [ %80, %78 ], [ %30, %28 ], [ -1, %87 ], [ %82, %90 ], [ %82, %81 ]
  switch i32 %96, label %139 [
    i32 0, label %28
    i32 2, label %98
  ], !llvm.loop !36

98:                                               ; preds = %94
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %100 = load i64, ptr %99, align 8, !tbaa !28
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %111, label %102

102:                                              ; preds = %98
  %103 = load i64, ptr %1, align 8, !tbaa !11
  %104 = trunc i64 %103 to i32
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %106 = load ptr, ptr %105, align 8, !tbaa !34
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %108 = load i64, ptr %107, align 8, !tbaa !26
  %109 = add i64 %108, 1
  store i64 %109, ptr %107, align 8, !tbaa !26
  %110 = getelementptr inbounds i32, ptr %106, i64 %108
  store i32 %104, ptr %110, align 4, !tbaa !21
  br label %128

111:                                              ; preds = %98
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %113 = load ptr, ptr %112, align 8, !tbaa !33
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %115 = load i64, ptr %114, align 8, !tbaa !26
  %116 = add i64 %115, 1
  store i64 %116, ptr %114, align 8, !tbaa !26
  %117 = load i64, ptr @WORDS, align 8, !tbaa !11
  %118 = mul i64 %117, %115
  %119 = getelementptr inbounds i64, ptr %113, i64 %118
  %120 = icmp eq i64 %117, 0
  br i1 %120, label %128, label %121

121:                                              ; preds = %111, %121
  %122 = phi i64 [ %126, %121 ], [ 0, %111 ]
  %123 = getelementptr inbounds i64, ptr %1, i64 %122
  %124 = load i64, ptr %123, align 8, !tbaa !11
  %125 = getelementptr inbounds i64, ptr %119, i64 %122
  store i64 %124, ptr %125, align 8, !tbaa !11
  %126 = add nuw i64 %122, 1
  %127 = icmp eq i64 %126, %117
  br i1 %127, label %128, label %121, !llvm.loop !37

128:                                              ; preds = %121, %102, %111
  %129 = load ptr, ptr %6, align 8, !tbaa !32
  %130 = getelementptr inbounds i64, ptr %129, i64 %95
  %131 = and i64 %2, -4294967296
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %133 = load i64, ptr %132, align 8, !tbaa !26
  %134 = or i64 %133, %131
  store atomic i64 %134, ptr %130 release, align 8
  %135 = load i64, ptr %7, align 8, !tbaa !11
  %136 = add i64 %135, 1
  store i64 %136, ptr %7, align 8, !tbaa !11
  %137 = load i64, ptr %132, align 8, !tbaa !26
  %138 = add nsw i64 %137, -1
  br label %139

139:                                              ; preds = %94, %128, %14
  %140 = phi i64 [ -1, %14 ], [ %138, %128 ], [ %97, %94 ]
  ret i64 %140
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_breadth_first(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 0)
  ret i32 %3
}

define internal fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Block, align 8
  %6 = alloca %struct.Block, align 8
  %7 = alloca %struct.Block, align 8
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = add i64 %9, %1
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %14 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 2
  %16 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %18 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 4
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %20 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 5
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %22 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 1
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %28 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %31 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 4
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %33 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 5
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %35 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 6
  br label %36

36:                                               ; preds = %162, %3
  %37 = phi i32 [ undef, %3 ], [ %165, %162 ]
  %38 = load i64, ptr %8, align 8, !tbaa !38
  %39 = icmp ult i64 %38, %10
  br i1 %39, label %40, label %166

40:                                               ; preds = %36
  %41 = load i64, ptr %11, align 8, !tbaa !25
  %42 = icmp eq i64 %38, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %166, label %46

46:                                               ; preds = %43, %40
  %47 = load i64, ptr %8, align 8, !tbaa !38
  %48 = load i64, ptr %12, align 8, !tbaa !26
  %49 = icmp eq i64 %47, %48
  br i1 %49, label %166, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %13, align 8, !tbaa !29
  %52 = icmp eq ptr %51, null
  br i1 %52, label %147, label %53

53:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !39
  %54 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 14
  %55 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %56 = and i64 %55, 31
  %57 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5), !noalias !39
  store i64 0, ptr %5, align 8, !tbaa !44, !noalias !39
  store i64 0, ptr %14, align 8, !tbaa !46, !noalias !39
  store i64 0, ptr %15, align 8, !tbaa !47, !noalias !39
  %58 = load ptr, ptr %17, align 8, !tbaa !48, !noalias !39
  store ptr %58, ptr %16, align 8, !tbaa !49, !noalias !39
  %59 = load ptr, ptr %19, align 8, !tbaa !50, !noalias !39
  store ptr %59, ptr %18, align 8, !tbaa !51, !noalias !39
  store ptr %21, ptr %20, align 8, !tbaa !52, !noalias !39
  store ptr %21, ptr %22, align 8, !tbaa !53, !noalias !39
  %60 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 1
  %61 = load atomic i64, ptr %60 acquire, align 8, !noalias !39
  %62 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %63 = add i64 %62, 1
  %64 = icmp eq i64 %61, %63
  br i1 %64, label %65, label %74

65:                                               ; preds = %108, %53
  %66 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 4, i32 2
  %67 = load i64, ptr %66, align 8, !tbaa !54, !noalias !39
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %114, label %69

69:                                               ; preds = %65
  %70 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 4, i32 4
  %71 = load ptr, ptr %70, align 8, !tbaa !56, !noalias !39
  %72 = load ptr, ptr %24, align 8, !tbaa !57, !noalias !39
  %73 = icmp eq ptr %72, null
  br label %116

74:                                               ; preds = %53, %108
  %75 = phi i64 [ %109, %108 ], [ 0, %53 ]
  %76 = tail call fastcc ptr @claim(ptr noundef %0, ptr noundef nonnull %51, i64 noundef 1, i32 noundef 0), !noalias !39
  %77 = icmp eq ptr %76, null
  br i1 %77, label %79, label %78

78:                                               ; preds = %74
  call fastcc void @expand_slot(ptr noundef %0, ptr noundef nonnull %76, ptr noundef nonnull %5), !noalias !39
  br label %108

79:                                               ; preds = %74
  %80 = icmp ult i64 %75, 512
  br i1 %80, label %86, label %81

81:                                               ; preds = %79
  %82 = load i64, ptr %57, align 8, !tbaa !58, !noalias !39
  %83 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %84 = add i64 %83, 1
  %85 = icmp eq i64 %82, %84
  br i1 %85, label %103, label %86

86:                                               ; preds = %81, %79
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4)
  store volatile i32 0, ptr %4, align 4, !tbaa !21, !noalias !39
  %87 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %88 = icmp slt i32 %87, 32
  br i1 %88, label %93, label %89

89:                                               ; preds = %93, %86
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4)
  %90 = add i64 %75, 1
  %91 = and i64 %90, 63
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %98, label %108

93:                                               ; preds = %86, %93
  %94 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %95 = add nsw i32 %94, 1
  store volatile i32 %95, ptr %4, align 4, !tbaa !21, !noalias !39
  %96 = load volatile i32, ptr %4, align 4, !tbaa !21, !noalias !39
  %97 = icmp slt i32 %96, 32
  br i1 %97, label %93, label %89, !llvm.loop !59

98:                                               ; preds = %89
  %99 = load ptr, ptr %23, align 8, !tbaa !60, !noalias !39
  %100 = icmp eq ptr %99, null
  br i1 %100, label %108, label %101

101:                                              ; preds = %98
  %102 = tail call i32 %99(), !noalias !39
  br label %108

103:                                              ; preds = %81
  %104 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 2
  %105 = load i64, ptr %104, align 8, !tbaa !61, !noalias !39
  store i64 %105, ptr %5, align 8, !tbaa !44, !noalias !39
  %106 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 3
  %107 = load i64, ptr %106, align 8, !tbaa !62, !noalias !39
  store i64 %107, ptr %14, align 8, !tbaa !46, !noalias !39
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %5), !noalias !39
  br label %138

108:                                              ; preds = %101, %98, %89, %78
  %109 = phi i64 [ 0, %78 ], [ %90, %89 ], [ %90, %98 ], [ %90, %101 ]
  %110 = load atomic i64, ptr %60 acquire, align 8, !noalias !39
  %111 = load i64, ptr %54, align 8, !tbaa !42, !noalias !39
  %112 = add i64 %111, 1
  %113 = icmp eq i64 %110, %112
  br i1 %113, label %65, label %74, !llvm.loop !63

114:                                              ; preds = %135, %65
  %115 = getelementptr inbounds %struct.Team, ptr %51, i64 0, i32 3, i64 %56, i32 4
  br label %138

116:                                              ; preds = %135, %69
  %117 = phi i64 [ 0, %69 ], [ %136, %135 ]
  %118 = getelementptr inbounds i64, ptr %71, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !11, !noalias !39
  br i1 %73, label %123, label %120

120:                                              ; preds = %116
  %121 = lshr i64 %119, 6
  %122 = getelementptr inbounds i64, ptr %72, i64 %121
  tail call void @llvm.prefetch.p0(ptr nonnull %122, i32 0, i32 3, i32 1), !noalias !39
  br label %135

123:                                              ; preds = %116
  %124 = and i64 %119, 63
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %124, i32 1
  %126 = load i64, ptr %125, align 8, !tbaa !30, !noalias !39
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %135, label %128

128:                                              ; preds = %123
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %124
  %130 = load ptr, ptr %129, align 8, !tbaa !32, !noalias !39
  %131 = lshr i64 %119, 32
  %132 = mul i64 %126, %131
  %133 = lshr i64 %132, 32
  %134 = getelementptr inbounds i64, ptr %130, i64 %133
  tail call void @llvm.prefetch.p0(ptr %134, i32 0, i32 3, i32 1), !noalias !39
  br label %135

135:                                              ; preds = %128, %123, %120
  %136 = add nuw i64 %117, 1
  %137 = icmp eq i64 %136, %67
  br i1 %137, label %114, label %116, !llvm.loop !64

138:                                              ; preds = %103, %114
  %139 = phi ptr [ %5, %103 ], [ %115, %114 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %139, i64 56, i1 false)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5), !noalias !39
  %140 = call fastcc i32 @enter_block(ptr noundef %0, ptr noundef nonnull %6, i32 noundef %2)
  %141 = load ptr, ptr %13, align 8, !tbaa !29
  %142 = getelementptr inbounds %struct.Team, ptr %141, i64 0, i32 15
  %143 = load i64, ptr %12, align 8, !tbaa !26
  store atomic i64 %143, ptr %142 release, align 8
  %144 = getelementptr inbounds %struct.Team, ptr %141, i64 0, i32 14
  %145 = load i64, ptr %144, align 8, !tbaa !42
  %146 = add i64 %145, 1
  store atomic i64 %146, ptr %144 release, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6)
  br label %162

147:                                              ; preds = %50
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7)
  %148 = load i64, ptr %11, align 8, !tbaa !25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !65
  store i64 %47, ptr %7, align 8, !tbaa !44, !alias.scope !65
  %149 = load i64, ptr %26, align 8, !tbaa !10, !noalias !65
  %150 = load i64, ptr %27, align 8, !tbaa !4, !noalias !65
  %151 = add i64 %150, 1
  %152 = udiv i64 %149, %151
  %153 = tail call i64 @llvm.umin.i64(i64 %152, i64 64)
  %154 = sub i64 %148, %47
  %155 = icmp ugt i64 %154, %153
  %156 = add i64 %153, %47
  %157 = select i1 %155, i64 %156, i64 %148
  %158 = sub i64 %157, %47
  store i64 %158, ptr %25, align 8, !tbaa !46, !alias.scope !65
  store i64 0, ptr %28, align 8, !tbaa !47, !alias.scope !65
  %159 = load ptr, ptr %30, align 8, !tbaa !48, !noalias !65
  store ptr %159, ptr %29, align 8, !tbaa !49, !alias.scope !65
  %160 = load ptr, ptr %32, align 8, !tbaa !50, !noalias !65
  store ptr %160, ptr %31, align 8, !tbaa !51, !alias.scope !65
  store ptr %34, ptr %33, align 8, !tbaa !52, !alias.scope !65
  store ptr %34, ptr %35, align 8, !tbaa !53, !alias.scope !65
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %7)
  %161 = call fastcc i32 @enter_block(ptr noundef %0, ptr noundef nonnull %7, i32 noundef %2)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7)
  br label %162

162:                                              ; preds = %147, %138
  %163 = phi i32 [ %140, %138 ], [ %161, %147 ]
  %164 = icmp eq i32 %163, 0
  %165 = select i1 %164, i32 %37, i32 %163
  br i1 %164, label %36, label %166, !llvm.loop !68

166:                                              ; preds = %36, %46, %43, %162
  %167 = phi i32 [ %165, %162 ], [ 4, %43 ], [ 2, %46 ], [ 0, %36 ]
  ret i32 %167
}

define i32 @search_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @breadth_first(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_share(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %5 = load i64, ptr %4, align 8, !tbaa !4
  %6 = add i64 %5, 1
  %7 = icmp ult i64 %6, 8192
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = udiv i64 8192, %6
  br label %10

10:                                               ; preds = %3, %8
  %11 = phi i64 [ %9, %8 ], [ 1, %3 ]
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 64)
  %13 = add i64 %1, 32
  %14 = mul i64 %12, %6
  %15 = mul i64 %14, %13
  %16 = load i64, ptr @WORDS, align 8, !tbaa !11
  %17 = add i64 %16, 1
  %18 = shl i64 %17, 3
  %19 = mul i64 %18, %15
  %20 = add i64 %19, 20336
  %21 = icmp ugt i64 %20, 67108864
  %22 = icmp ugt i64 %1, 3
  %23 = or i1 %22, %21
  br i1 %23, label %84, label %24

24:                                               ; preds = %10
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = icmp ugt i64 %27, %29
  br i1 %30, label %84, label %31

31:                                               ; preds = %24
  %32 = tail call ptr @take_memory(i64 noundef 1, i64 noundef 20336)
  %33 = shl i64 %16, 3
  %34 = add i64 %33, 8
  %35 = tail call ptr @take_memory(i64 noundef %15, i64 noundef %34)
  %36 = icmp ne ptr %32, null
  %37 = icmp ne ptr %35, null
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %43, label %39

39:                                               ; preds = %31
  br i1 %36, label %40, label %41

40:                                               ; preds = %39
  tail call void @give_back(ptr noundef nonnull %32)
  br label %41

41:                                               ; preds = %40, %39
  br i1 %37, label %42, label %84

42:                                               ; preds = %41
  tail call void @give_back(ptr noundef nonnull %35)
  br label %84

43:                                               ; preds = %31
  %44 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 2
  store ptr %35, ptr %44, align 8, !tbaa !69
  store i64 %2, ptr %32, align 8, !tbaa !70
  %45 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 1
  store i64 %12, ptr %45, align 8, !tbaa !71
  %46 = icmp eq i64 %13, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = mul i64 %12, %6
  %49 = mul i64 %48, %16
  %50 = mul i64 %48, %17
  br label %61

51:                                               ; preds = %61, %43
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %53 = load i64, ptr %52, align 8, !tbaa !38
  %54 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 12
  store i64 %53, ptr %54, align 8, !tbaa !72
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %56 = load i64, ptr %55, align 8, !tbaa !26
  %57 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 15
  store i64 %56, ptr %57, align 8, !tbaa !73
  %58 = load i64, ptr %25, align 8, !tbaa !12
  %59 = add i64 %58, %20
  store i64 %59, ptr %25, align 8, !tbaa !12
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  store ptr %32, ptr %60, align 8, !tbaa !29
  br label %84

61:                                               ; preds = %47, %61
  %62 = phi ptr [ %35, %47 ], [ %82, %61 ]
  %63 = phi i64 [ 0, %47 ], [ %81, %61 ]
  %64 = icmp ult i64 %63, 32
  %65 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 3, i64 %63, i32 5
  %66 = add i64 %63, -32
  %67 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 5, i64 %66
  %68 = select i1 %64, ptr %65, ptr %67
  %69 = getelementptr inbounds i64, ptr %62, i64 %49
  %70 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 3, i64 %63, i32 6
  %71 = select i1 %64, ptr %70, ptr %67
  %72 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 4, i64 %66
  %73 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 3, i64 %63, i32 4
  %74 = select i1 %64, ptr %73, ptr %72
  store i64 0, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %74, i64 8
  store i64 0, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %74, i64 16
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %74, i64 24
  store ptr %62, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %74, i64 32
  store ptr %69, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %74, i64 40
  store ptr %68, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %74, i64 48
  store ptr %71, ptr %80, align 8
  %81 = add nuw i64 %63, 1
  %82 = getelementptr inbounds i64, ptr %62, i64 %50
  %83 = icmp eq i64 %81, %13
  br i1 %83, label %51, label %61, !llvm.loop !74

84:                                               ; preds = %51, %42, %41, %24, %10
  %85 = phi i32 [ 6, %10 ], [ 4, %24 ], [ 0, %51 ], [ 4, %42 ], [ 4, %41 ]
  ret i32 %85
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @give_back(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define i32 @search_help(ptr nocapture noundef readonly %0, i64 noundef %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 9
  %7 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 11
  %8 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 14
  %9 = load atomic i64, ptr %7 acquire, align 8
  %10 = load atomic i64, ptr %8 acquire, align 8
  %11 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 4, i64 %1
  %12 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 10
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %14

14:                                               ; preds = %2, %43
  %15 = phi i32 [ 0, %2 ], [ %45, %43 ]
  %16 = phi i64 [ 0, %2 ], [ %44, %43 ]
  %17 = load atomic i32, ptr %6 acquire, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %52

19:                                               ; preds = %14
  %20 = load i64, ptr %5, align 8, !tbaa !70
  %21 = tail call fastcc ptr @claim(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %20, i32 noundef 1)
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %40

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store volatile i32 0, ptr %3, align 4, !tbaa !21
  %24 = load volatile i32, ptr %3, align 4, !tbaa !21
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %30, label %26

26:                                               ; preds = %30, %23
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %27 = add i64 %16, 1
  %28 = and i64 %27, 63
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %35, label %43, !llvm.loop !75

30:                                               ; preds = %23, %30
  %31 = load volatile i32, ptr %3, align 4, !tbaa !21
  %32 = add nsw i32 %31, 1
  store volatile i32 %32, ptr %3, align 4, !tbaa !21
  %33 = load volatile i32, ptr %3, align 4, !tbaa !21
  %34 = icmp slt i32 %33, 32
  br i1 %34, label %30, label %26, !llvm.loop !59

35:                                               ; preds = %26
  %36 = load ptr, ptr %13, align 8, !tbaa !60
  %37 = icmp eq ptr %36, null
  br i1 %37, label %43, label %38, !llvm.loop !75

38:                                               ; preds = %35
  %39 = tail call i32 %36()
  br label %43, !llvm.loop !75

40:                                               ; preds = %19
  tail call fastcc void @expand_slot(ptr noundef %0, ptr noundef nonnull %21, ptr noundef nonnull %11)
  %41 = atomicrmw sub ptr %12, i32 1 release, align 4
  %42 = add nsw i32 %15, 1
  br label %43

43:                                               ; preds = %38, %35, %26, %40
  %44 = phi i64 [ 0, %40 ], [ %27, %26 ], [ %27, %35 ], [ %27, %38 ]
  %45 = phi i32 [ %42, %40 ], [ %15, %26 ], [ %15, %35 ], [ %15, %38 ]
  %46 = load atomic i64, ptr %7 acquire, align 8
  %47 = load atomic i64, ptr %8 acquire, align 8
  %48 = sub i64 %46, %47
  %49 = icmp ult i64 %48, 32
  %50 = select i1 %49, i64 2048, i64 131072
  %51 = icmp ult i64 %44, %50
  br i1 %51, label %14, label %52

52:                                               ; preds = %14, %43
  %53 = phi i32 [ -1, %14 ], [ %45, %43 ]
  ret i32 %53
}

define internal fastcc ptr @claim(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 7
  %7 = atomicrmw xchg ptr %6, i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %11

11:                                               ; preds = %29, %9
  %12 = phi i64 [ 0, %9 ], [ %16, %29 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5)
  store volatile i32 0, ptr %5, align 4, !tbaa !21
  %13 = load volatile i32, ptr %5, align 4, !tbaa !21
  %14 = icmp slt i32 %13, 32
  br i1 %14, label %19, label %15

15:                                               ; preds = %19, %11
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5)
  %16 = add i64 %12, 1
  %17 = and i64 %16, 63
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %24, label %29

19:                                               ; preds = %11, %19
  %20 = load volatile i32, ptr %5, align 4, !tbaa !21
  %21 = add nsw i32 %20, 1
  store volatile i32 %21, ptr %5, align 4, !tbaa !21
  %22 = load volatile i32, ptr %5, align 4, !tbaa !21
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %19, label %15, !llvm.loop !59

24:                                               ; preds = %15
  %25 = load ptr, ptr %10, align 8, !tbaa !60
  %26 = icmp eq ptr %25, null
  br i1 %26, label %29, label %27

27:                                               ; preds = %24
  %28 = tail call i32 %25()
  br label %29

29:                                               ; preds = %27, %24, %15
  %30 = atomicrmw xchg ptr %6, i32 1 acquire, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %11, !llvm.loop !76

32:                                               ; preds = %29, %4
  %33 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 15
  %34 = load atomic i64, ptr %33 acquire, align 8
  %35 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 12
  %36 = load i64, ptr %35, align 8, !tbaa !72
  %37 = sub i64 %34, %36
  %38 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 11
  %39 = load i64, ptr %38, align 8, !tbaa !77
  %40 = and i64 %39, 31
  %41 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40
  %42 = icmp ult i64 %37, %2
  br i1 %42, label %71, label %43

43:                                               ; preds = %32
  %44 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 8
  %45 = load i32, ptr %44, align 4, !tbaa !78
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %71

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 14
  %49 = load atomic i64, ptr %48 acquire, align 8
  %50 = sub i64 %39, %49
  %51 = icmp ult i64 %50, 32
  br i1 %51, label %52, label %71

52:                                               ; preds = %47
  %53 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40, i32 1
  %54 = load atomic i64, ptr %53 acquire, align 8
  %55 = load i64, ptr %41, align 8, !tbaa !58
  %56 = icmp eq i64 %54, %55
  br i1 %56, label %57, label %71

57:                                               ; preds = %52
  %58 = load i64, ptr %38, align 8, !tbaa !77
  %59 = add i64 %58, 1
  store i64 %59, ptr %38, align 8, !tbaa !77
  store i64 %59, ptr %41, align 8, !tbaa !58
  %60 = load i64, ptr %35, align 8, !tbaa !72
  %61 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40, i32 2
  store i64 %60, ptr %61, align 8, !tbaa !61
  %62 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 1
  %63 = load i64, ptr %62, align 8, !tbaa !71
  %64 = tail call i64 @llvm.umin.i64(i64 %37, i64 %63)
  %65 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %40, i32 3
  store i64 %64, ptr %65, align 8, !tbaa !62
  %66 = add i64 %64, %60
  store i64 %66, ptr %35, align 8, !tbaa !72
  %67 = icmp eq i32 %3, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %57
  %69 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 10
  %70 = atomicrmw add ptr %69, i32 1 monotonic, align 4
  br label %71

71:                                               ; preds = %47, %43, %32, %57, %68, %52
  %72 = phi ptr [ %41, %57 ], [ %41, %68 ], [ null, %52 ], [ null, %32 ], [ null, %43 ], [ null, %47 ]
  store atomic i32 0, ptr %6 release, align 8
  ret ptr %72
}

define internal fastcc void @expand_slot(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !61
  store i64 %6, ptr %2, align 8, !tbaa !44
  %7 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 3
  %8 = load i64, ptr %7, align 8, !tbaa !62
  %9 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 1
  store i64 %8, ptr %9, align 8, !tbaa !46
  tail call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %2)
  %10 = load i64, ptr %9, align 8, !tbaa !46
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %26, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 5
  %14 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 3
  %15 = load i64, ptr @WORDS, align 8
  %16 = getelementptr inbounds %struct.Block, ptr %2, i64 0, i32 4
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %22 = icmp eq i64 %15, 0
  %23 = icmp eq i64 %15, 0
  %24 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 3
  %25 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 4
  br label %35

26:                                               ; preds = %48, %3
  %27 = phi i64 [ 0, %3 ], [ %50, %48 ]
  %28 = phi i64 [ %10, %3 ], [ %55, %48 ]
  %29 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4
  %30 = load i64, ptr %2, align 8, !tbaa !44
  store i64 %30, ptr %29, align 8, !tbaa !44
  %31 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 1
  store i64 %28, ptr %31, align 8, !tbaa !46
  %32 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 4, i32 2
  store i64 %27, ptr %32, align 8, !tbaa !47
  %33 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 1
  %34 = load i64, ptr %1, align 8, !tbaa !58
  store atomic i64 %34, ptr %33 release, align 8
  ret void

35:                                               ; preds = %12, %48
  %36 = phi i64 [ 0, %12 ], [ %50, %48 ]
  %37 = phi i64 [ 0, %12 ], [ %49, %48 ]
  %38 = phi i64 [ 0, %12 ], [ %54, %48 ]
  %39 = load ptr, ptr %13, align 8, !tbaa !52
  %40 = getelementptr inbounds i32, ptr %39, i64 %38
  %41 = load i32, ptr %40, align 4, !tbaa !21
  %42 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 5, i64 %38
  store i32 %41, ptr %42, align 4, !tbaa !21
  %43 = load i32, ptr %40, align 4, !tbaa !21
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %35
  %46 = trunc i64 %37 to i32
  %47 = add i32 %43, %46
  br label %57

48:                                               ; preds = %169, %35
  %49 = phi i64 [ %37, %35 ], [ %171, %169 ]
  %50 = phi i64 [ %36, %35 ], [ %170, %169 ]
  %51 = sub i64 %50, %36
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds %struct.Slot, ptr %1, i64 0, i32 6, i64 %38
  store i32 %52, ptr %53, align 4, !tbaa !21
  %54 = add nuw i64 %38, 1
  %55 = load i64, ptr %9, align 8, !tbaa !46
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %35, label %26, !llvm.loop !79

57:                                               ; preds = %45, %169
  %58 = phi i64 [ %170, %169 ], [ %36, %45 ]
  %59 = phi i64 [ %171, %169 ], [ %37, %45 ]
  %60 = load ptr, ptr %14, align 8, !tbaa !49
  %61 = mul i64 %15, %59
  %62 = getelementptr inbounds i64, ptr %60, i64 %61
  %63 = load ptr, ptr %16, align 8, !tbaa !51
  %64 = getelementptr inbounds i64, ptr %63, i64 %59
  %65 = load i64, ptr %64, align 8, !tbaa !11
  %66 = load ptr, ptr %17, align 8, !tbaa !57
  %67 = icmp eq ptr %66, null
  br i1 %67, label %76, label %68

68:                                               ; preds = %57
  %69 = lshr i64 %65, 6
  %70 = getelementptr inbounds i64, ptr %66, i64 %69
  %71 = load atomic i64, ptr %70 acquire, align 8
  %72 = and i64 %65, 63
  %73 = lshr i64 %71, %72
  %74 = trunc i64 %73 to i32
  %75 = and i32 %74, 1
  br label %145

76:                                               ; preds = %57
  %77 = and i64 %65, 63
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %77
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %77, i32 1
  %80 = load i64, ptr %79, align 8, !tbaa !30
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %145, label %82

82:                                               ; preds = %76
  %83 = lshr i64 %65, 32
  %84 = add i64 %80, 63
  %85 = mul i64 %80, %83
  %86 = lshr i64 %85, 32
  %87 = icmp ult i64 %86, %84
  br i1 %87, label %88, label %145

88:                                               ; preds = %82, %142
  %89 = phi i32 [ %141, %142 ], [ undef, %82 ]
  %90 = phi i64 [ %143, %142 ], [ %86, %82 ]
  %91 = load ptr, ptr %78, align 8, !tbaa !32
  %92 = getelementptr inbounds i64, ptr %91, i64 %90
  %93 = load atomic i64, ptr %92 acquire, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %139, label %95

95:                                               ; preds = %88
  %96 = lshr i64 %93, 32
  %97 = icmp eq i64 %96, %83
  br i1 %97, label %98, label %139

98:                                               ; preds = %95
  %99 = load ptr, ptr %18, align 8, !tbaa !16
  %100 = icmp eq ptr %99, null
  br i1 %100, label %101, label %139

101:                                              ; preds = %98
  %102 = and i64 %93, 4294967295
  %103 = add nsw i64 %102, -1
  %104 = load i64, ptr %19, align 8, !tbaa !28
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %110

106:                                              ; preds = %101
  %107 = load ptr, ptr %21, align 8, !tbaa !33
  %108 = mul i64 %103, %15
  %109 = getelementptr inbounds i64, ptr %107, i64 %108
  br label %116

110:                                              ; preds = %101
  %111 = load ptr, ptr %20, align 8, !tbaa !34
  %112 = getelementptr inbounds i32, ptr %111, i64 %103
  %113 = load i32, ptr %112, align 4, !tbaa !21
  %114 = zext i32 %113 to i64
  %115 = or i64 %114, -9223372036854775808
  store i64 %115, ptr %4, align 8, !tbaa !11
  br label %116

116:                                              ; preds = %110, %106
  %117 = phi ptr [ %4, %110 ], [ %109, %106 ]
  br i1 %22, label %135, label %118

118:                                              ; preds = %116
  %119 = load i64, ptr %62, align 8, !tbaa !11
  %120 = load i64, ptr %117, align 8, !tbaa !11
  %121 = icmp eq i64 %119, %120
  br i1 %121, label %122, label %135

122:                                              ; preds = %118, %126
  %123 = phi i64 [ %124, %126 ], [ 0, %118 ]
  %124 = add nuw i64 %123, 1
  %125 = icmp eq i64 %124, %15
  br i1 %125, label %132, label %126, !llvm.loop !35

126:                                              ; preds = %122
  %127 = getelementptr inbounds i64, ptr %62, i64 %124
  %128 = load i64, ptr %127, align 8, !tbaa !11
  %129 = getelementptr inbounds i64, ptr %117, i64 %124
  %130 = load i64, ptr %129, align 8, !tbaa !11
  %131 = icmp eq i64 %128, %130
  br i1 %131, label %122, label %132, !llvm.loop !35

132:                                              ; preds = %122, %126
  %133 = phi i64 [ %15, %122 ], [ %124, %126 ]
  %134 = icmp uge i64 %133, %15
  br label %135

135:                                              ; preds = %132, %118, %116
  %136 = phi i1 [ %22, %116 ], [ false, %118 ], [ %134, %132 ]
  %137 = zext i1 %136 to i32
  %138 = select i1 %136, i32 1, i32 %89
  br label %139

139:                                              ; preds = %135, %98, %95, %88
  %140 = phi i32 [ 1, %88 ], [ 4, %95 ], [ 1, %98 ], [ %137, %135 ]
  %141 = phi i32 [ 0, %88 ], [ %89, %95 ], [ 1, %98 ], [ %138, %135 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  switch i32 %140, label %145 [
    i32 0, label %142
    i32 4, label %142
  ]

142:                                              ; preds = %139, %139
  %143 = add nuw i64 %90, 1
  %144 = icmp eq i64 %143, %84
  br i1 %144, label %145, label %88, !llvm.loop !80

145:                                              ; preds = %139, %142, %68, %76, %82
  %146 = phi i32 [ %75, %68 ], [ 0, %76 ], [ 0, %82 ], [ %141, %139 ], [ 0, %142 ]
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %169

148:                                              ; preds = %145
  br i1 %23, label %153, label %149

149:                                              ; preds = %148
  %150 = load ptr, ptr %14, align 8, !tbaa !49
  %151 = load ptr, ptr %24, align 8, !tbaa !49
  %152 = mul i64 %15, %58
  br label %160

153:                                              ; preds = %160, %148
  %154 = load ptr, ptr %16, align 8, !tbaa !51
  %155 = getelementptr inbounds i64, ptr %154, i64 %59
  %156 = load i64, ptr %155, align 8, !tbaa !11
  %157 = load ptr, ptr %25, align 8, !tbaa !51
  %158 = add i64 %58, 1
  %159 = getelementptr inbounds i64, ptr %157, i64 %58
  store i64 %156, ptr %159, align 8, !tbaa !11
  br label %169

160:                                              ; preds = %149, %160
  %161 = phi i64 [ 0, %149 ], [ %167, %160 ]
  %162 = add i64 %161, %61
  %163 = getelementptr inbounds i64, ptr %150, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !11
  %165 = add i64 %161, %152
  %166 = getelementptr inbounds i64, ptr %151, i64 %165
  store i64 %164, ptr %166, align 8, !tbaa !11
  %167 = add nuw i64 %161, 1
  %168 = icmp eq i64 %167, %15
  br i1 %168, label %153, label %160, !llvm.loop !81

169:                                              ; preds = %145, %153
  %170 = phi i64 [ %58, %145 ], [ %158, %153 ]
  %171 = add i64 %59, 1
  %172 = trunc i64 %171 to i32
  %173 = icmp eq i32 %47, %172
  br i1 %173, label %48, label %57, !llvm.loop !82
}

define i32 @search_alone(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %3 = load ptr, ptr %2, align 8, !tbaa !29
  %4 = getelementptr inbounds %struct.Team, ptr %3, i64 0, i32 9
  store atomic i32 1, ptr %4 release, align 8
  ret i32 0
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = lshr i64 %1, 6
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %7 = load ptr, ptr %6, align 8, !tbaa !20
  %8 = getelementptr inbounds i32, ptr %7, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %12 = load i64, ptr %11, align 8, !tbaa !38
  %13 = add nuw nsw i64 %5, 1
  %14 = shl i64 %13, 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %16 = load i64, ptr %15, align 8, !tbaa !26
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = getelementptr inbounds i32, ptr %7, i64 %13
  %20 = load i32, ptr %19, align 4, !tbaa !21
  %21 = add i32 %20, 1
  %22 = zext i32 %21 to i64
  br label %23

23:                                               ; preds = %18, %2
  %24 = phi i64 [ %22, %18 ], [ %12, %2 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %1
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %23
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %36 = load ptr, ptr %35, align 8, !tbaa !34
  %37 = getelementptr inbounds i32, ptr %36, i64 %1
  %38 = load i32, ptr %37, align 4, !tbaa !21
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %3, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %3, %34 ], [ %33, %28 ]
  %43 = icmp ugt i64 %24, %10
  br i1 %43, label %44, label %103

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %47 = load i64, ptr @WORDS, align 8
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %49 = icmp eq i64 %47, 0
  br label %50

50:                                               ; preds = %44, %100
  %51 = phi i64 [ %10, %44 ], [ %101, %100 ]
  %52 = load ptr, ptr %0, align 8, !tbaa !83
  %53 = load i64, ptr %25, align 8, !tbaa !28
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %59

55:                                               ; preds = %50
  %56 = load ptr, ptr %46, align 8, !tbaa !33
  %57 = mul i64 %47, %51
  %58 = getelementptr inbounds i64, ptr %56, i64 %57
  br label %65

59:                                               ; preds = %50
  %60 = load ptr, ptr %45, align 8, !tbaa !34
  %61 = getelementptr inbounds i32, ptr %60, i64 %51
  %62 = load i32, ptr %61, align 4, !tbaa !21
  %63 = zext i32 %62 to i64
  %64 = or i64 %63, -9223372036854775808
  store i64 %64, ptr %4, align 8, !tbaa !11
  br label %65

65:                                               ; preds = %55, %59
  %66 = phi ptr [ %4, %59 ], [ %58, %55 ]
  %67 = load ptr, ptr %48, align 8, !tbaa !48
  %68 = call i32 %52(ptr noundef %66, ptr noundef %67)
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %100

70:                                               ; preds = %65
  %71 = load ptr, ptr %48, align 8, !tbaa !48
  %72 = zext i32 %68 to i64
  br label %76

73:                                               ; preds = %96
  %74 = add nuw nsw i64 %77, 1
  %75 = icmp eq i64 %74, %72
  br i1 %75, label %100, label %76, !llvm.loop !84

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
  br i1 %87, label %94, label %88, !llvm.loop !35

88:                                               ; preds = %84
  %89 = getelementptr inbounds i64, ptr %42, i64 %86
  %90 = load i64, ptr %89, align 8, !tbaa !11
  %91 = getelementptr inbounds i64, ptr %79, i64 %86
  %92 = load i64, ptr %91, align 8, !tbaa !11
  %93 = icmp eq i64 %90, %92
  br i1 %93, label %84, label %94, !llvm.loop !35

94:                                               ; preds = %84, %88
  %95 = icmp uge i64 %86, %47
  br label %96

96:                                               ; preds = %94, %80, %76
  %97 = phi i1 [ %49, %76 ], [ %49, %80 ], [ %95, %94 ]
  br i1 %97, label %98, label %73

98:                                               ; preds = %96
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %51, ptr %99, align 8, !tbaa !85
  br label %103

100:                                              ; preds = %73, %65
  %101 = add nuw i64 %51, 1
  %102 = icmp eq i64 %101, %24
  br i1 %102, label %103, label %50, !llvm.loop !86

103:                                              ; preds = %100, %41, %98
  %104 = phi i32 [ 1, %98 ], [ 2, %41 ], [ 2, %100 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %104
}

define i32 @search_count(ptr noundef %0, i64 noundef %1) {
  %3 = alloca %struct.Block, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %5 = load i64, ptr %4, align 8, !tbaa !38
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %8 = load i64, ptr %7, align 8, !tbaa !87
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %12 = load i64, ptr %11, align 8, !tbaa !88
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %201, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %19 = load ptr, ptr %18, align 8, !tbaa !89
  store i128 1, ptr %19, align 16, !tbaa !90
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %201

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %27 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 1
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %33 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 4
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %35 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %37 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 6
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %49

49:                                               ; preds = %197, %22
  %50 = phi i32 [ %23, %22 ], [ %199, %197 ]
  %51 = load i64, ptr %4, align 8, !tbaa !38
  %52 = icmp ult i64 %51, %6
  br i1 %52, label %53, label %201

53:                                               ; preds = %49
  %54 = load i64, ptr %24, align 8, !tbaa !25
  %55 = icmp eq i64 %51, %54
  br i1 %55, label %56, label %63

56:                                               ; preds = %53
  %57 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %201, label %59

59:                                               ; preds = %56
  %60 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, i32 %50, i32 %60
  br i1 %61, label %63, label %201

63:                                               ; preds = %59, %53
  %64 = phi i32 [ %62, %59 ], [ %50, %53 ]
  %65 = load i64, ptr %4, align 8, !tbaa !38
  %66 = load i64, ptr %25, align 8, !tbaa !92
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %73, label %68

68:                                               ; preds = %63
  %69 = load ptr, ptr %26, align 8, !tbaa !93
  %70 = add i64 %66, -1
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %68
  %74 = phi i64 [ %72, %68 ], [ 0, %63 ]
  %75 = load i64, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !94)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !94
  store i64 %65, ptr %3, align 8, !tbaa !44, !alias.scope !94
  %76 = load i64, ptr %28, align 8, !tbaa !10, !noalias !94
  %77 = load i64, ptr %29, align 8, !tbaa !4, !noalias !94
  %78 = add i64 %77, 1
  %79 = udiv i64 %76, %78
  %80 = tail call i64 @llvm.umin.i64(i64 %79, i64 64)
  %81 = sub i64 %75, %65
  %82 = icmp ugt i64 %81, %80
  %83 = add i64 %80, %65
  %84 = select i1 %82, i64 %83, i64 %75
  %85 = sub i64 %84, %65
  store i64 %85, ptr %27, align 8, !tbaa !46, !alias.scope !94
  store i64 0, ptr %30, align 8, !tbaa !47, !alias.scope !94
  %86 = load ptr, ptr %32, align 8, !tbaa !48, !noalias !94
  store ptr %86, ptr %31, align 8, !tbaa !49, !alias.scope !94
  %87 = load ptr, ptr %34, align 8, !tbaa !50, !noalias !94
  store ptr %87, ptr %33, align 8, !tbaa !51, !alias.scope !94
  store ptr %36, ptr %35, align 8, !tbaa !52, !alias.scope !94
  store ptr %36, ptr %37, align 8, !tbaa !53, !alias.scope !94
  call fastcc void @expand_states(ptr noundef %0, ptr noundef nonnull %3)
  %88 = load i64, ptr %30, align 8, !tbaa !47
  %89 = load i64, ptr %27, align 8, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3)
  %90 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %88)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %197, label %92

92:                                               ; preds = %73
  %93 = load i64, ptr %38, align 8, !tbaa !26
  %94 = add i64 %93, %88
  %95 = load i64, ptr %24, align 8, !tbaa !25
  %96 = sub i64 %94, %95
  %97 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef %96)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %197, label %99

99:                                               ; preds = %92
  %100 = icmp eq i64 %89, 0
  br i1 %100, label %192, label %101

101:                                              ; preds = %99, %189
  %102 = phi i32 [ %187, %189 ], [ %64, %99 ]
  %103 = phi i64 [ %175, %189 ], [ 0, %99 ]
  %104 = phi i64 [ %190, %189 ], [ 0, %99 ]
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !21
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %101
  %109 = add i64 %104, %65
  store i64 %109, ptr %48, align 8, !tbaa !85
  br label %192

110:                                              ; preds = %101
  %111 = zext i32 %106 to i64
  %112 = load i64, ptr %39, align 8, !tbaa !97
  %113 = add i64 %112, %111
  store i64 %113, ptr %39, align 8, !tbaa !97
  %114 = load i64, ptr %4, align 8, !tbaa !38
  %115 = add i64 %114, 1
  store i64 %115, ptr %4, align 8, !tbaa !38
  %116 = load ptr, ptr %40, align 8, !tbaa !98
  %117 = add i64 %104, %65
  %118 = sub i64 %117, %74
  %119 = getelementptr inbounds i128, ptr %116, i64 %118
  %120 = load i128, ptr %119, align 16, !tbaa !90
  %121 = load i32, ptr %105, align 4, !tbaa !21
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %174, label %123

123:                                              ; preds = %110
  %124 = trunc i64 %117 to i32
  %125 = trunc i64 %117 to i32
  %126 = trunc i64 %117 to i32
  br label %127

127:                                              ; preds = %123, %169
  %128 = phi i32 [ %102, %123 ], [ %168, %169 ]
  %129 = phi i64 [ %103, %123 ], [ %171, %169 ]
  %130 = phi i32 [ 0, %123 ], [ %170, %169 ]
  %131 = load i64, ptr %38, align 8, !tbaa !26
  %132 = load ptr, ptr %32, align 8, !tbaa !48
  %133 = mul i64 %41, %129
  %134 = getelementptr inbounds i64, ptr %132, i64 %133
  %135 = load ptr, ptr %34, align 8, !tbaa !50
  %136 = getelementptr inbounds i64, ptr %135, i64 %129
  %137 = load i64, ptr %136, align 8, !tbaa !11
  %138 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %134, i64 noundef %137)
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %166, label %140

140:                                              ; preds = %127
  %141 = load i64, ptr %24, align 8, !tbaa !25
  %142 = icmp ult i64 %138, %141
  br i1 %142, label %166, label %143

143:                                              ; preds = %140
  %144 = sub i64 %138, %141
  %145 = icmp ult i64 %138, %131
  br i1 %145, label %151, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %42, align 8, !tbaa !24
  %148 = getelementptr inbounds i32, ptr %147, i64 %138
  store i32 %124, ptr %148, align 4, !tbaa !21
  %149 = load ptr, ptr %43, align 8, !tbaa !89
  %150 = getelementptr inbounds i128, ptr %149, i64 %144
  store i128 %120, ptr %150, align 16, !tbaa !90
  br label %163

151:                                              ; preds = %143
  %152 = load ptr, ptr %44, align 8, !tbaa !99
  %153 = getelementptr inbounds i32, ptr %152, i64 %144
  %154 = load i32, ptr %153, align 4, !tbaa !21
  %155 = icmp eq i32 %154, %125
  br i1 %155, label %166, label %156

156:                                              ; preds = %151
  %157 = load ptr, ptr %45, align 8, !tbaa !89
  %158 = getelementptr inbounds i128, ptr %157, i64 %144
  %159 = load i128, ptr %158, align 16, !tbaa !90
  %160 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %159, i128 %120)
  %161 = extractvalue { i128, i1 } %160, 1
  %162 = extractvalue { i128, i1 } %160, 0
  store i128 %162, ptr %158, align 16
  br i1 %161, label %166, label %163

163:                                              ; preds = %156, %146
  %164 = load ptr, ptr %46, align 8, !tbaa !99
  %165 = getelementptr inbounds i32, ptr %164, i64 %144
  store i32 %126, ptr %165, align 4, !tbaa !21
  br label %166

166:                                              ; preds = %163, %151, %156, %140, %127
  %167 = phi i32 [ 1, %127 ], [ 9, %140 ], [ 0, %163 ], [ 9, %151 ], [ 1, %156 ]
  %168 = phi i32 [ 4, %127 ], [ %128, %140 ], [ %128, %163 ], [ %128, %151 ], [ 6, %156 ]
  switch i32 %167, label %174 [
    i32 0, label %169
    i32 9, label %169
  ]

169:                                              ; preds = %166, %166
  %170 = add nuw i32 %130, 1
  %171 = add i64 %129, 1
  %172 = load i32, ptr %105, align 4, !tbaa !21
  %173 = icmp ult i32 %170, %172
  br i1 %173, label %127, label %174, !llvm.loop !100

174:                                              ; preds = %166, %169, %110
  %175 = phi i64 [ %103, %110 ], [ %129, %166 ], [ %171, %169 ]
  %176 = phi i32 [ 7, %110 ], [ %167, %166 ], [ 7, %169 ]
  %177 = phi i32 [ %102, %110 ], [ %168, %169 ], [ %168, %166 ]
  %178 = icmp eq i32 %176, 7
  br i1 %178, label %179, label %185

179:                                              ; preds = %174
  %180 = load i64, ptr %38, align 8, !tbaa !26
  %181 = load i64, ptr %47, align 8, !tbaa !101
  %182 = icmp ugt i64 %180, %181
  %183 = zext i1 %182 to i32
  %184 = select i1 %182, i32 5, i32 %177
  br label %185

185:                                              ; preds = %179, %174
  %186 = phi i32 [ %176, %174 ], [ %183, %179 ]
  %187 = phi i32 [ %177, %174 ], [ %184, %179 ]
  %188 = icmp eq i32 %186, 0
  br i1 %188, label %189, label %192

189:                                              ; preds = %185
  %190 = add nuw i64 %104, 1
  %191 = icmp eq i64 %190, %89
  br i1 %191, label %192, label %101, !llvm.loop !102

192:                                              ; preds = %185, %189, %99, %108
  %193 = phi i32 [ 1, %108 ], [ 4, %99 ], [ 4, %189 ], [ %186, %185 ]
  %194 = phi i32 [ 3, %108 ], [ %64, %99 ], [ %187, %189 ], [ %187, %185 ]
  %195 = icmp eq i32 %193, 4
  %196 = select i1 %195, i32 0, i32 %193
  br label %197

197:                                              ; preds = %73, %92, %192
  %198 = phi i32 [ %196, %192 ], [ 1, %92 ], [ 1, %73 ]
  %199 = phi i32 [ %194, %192 ], [ 4, %92 ], [ 4, %73 ]
  %200 = icmp eq i32 %198, 0
  br i1 %200, label %49, label %201, !llvm.loop !103

201:                                              ; preds = %49, %56, %59, %197, %14, %17
  %202 = phi i32 [ %20, %17 ], [ 4, %14 ], [ %199, %197 ], [ %62, %59 ], [ 4, %56 ], [ 0, %49 ]
  ret i32 %202
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %49, 1024
  %54 = add i64 %53, %52
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %1)
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %57 = load i64, ptr %56, align 8, !tbaa !12
  %58 = sub i64 %55, %49
  %59 = shl i64 %58, 2
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %4 = load i64, ptr %3, align 8, !tbaa !38
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %10 = load ptr, ptr %9, align 8, !tbaa !98
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %12 = load i64, ptr %11, align 8, !tbaa !87
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %14 = load ptr, ptr %13, align 8, !tbaa !89
  store ptr %14, ptr %9, align 8, !tbaa !98
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %16 = load i64, ptr %15, align 8, !tbaa !88
  store i64 %16, ptr %11, align 8, !tbaa !87
  store ptr %10, ptr %13, align 8, !tbaa !89
  store i64 %12, ptr %15, align 8, !tbaa !88
  %17 = load i64, ptr %5, align 8, !tbaa !26
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
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
  %37 = load ptr, ptr %20, align 8, !tbaa !104
  %38 = load i64, ptr %21, align 8, !tbaa !28
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %31
  %41 = load ptr, ptr %23, align 8, !tbaa !33
  %42 = mul i64 %24, %34
  %43 = getelementptr inbounds i64, ptr %41, i64 %42
  br label %50

44:                                               ; preds = %31
  %45 = load ptr, ptr %22, align 8, !tbaa !34
  %46 = getelementptr inbounds i32, ptr %45, i64 %34
  %47 = load i32, ptr %46, align 4, !tbaa !21
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
  store i64 %34, ptr %26, align 8, !tbaa !85
  br label %70

55:                                               ; preds = %50
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %35, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  store i64 %34, ptr %25, align 8, !tbaa !85
  br label %60

60:                                               ; preds = %59, %57
  %61 = load ptr, ptr %9, align 8, !tbaa !98
  %62 = sub nuw i64 %34, %4
  %63 = getelementptr inbounds i128, ptr %61, i64 %62
  %64 = load i128, ptr %63, align 16, !tbaa !90
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
  %77 = load i64, ptr %5, align 8, !tbaa !26
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %31, label %27, !llvm.loop !105

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
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  store i64 %85, ptr %90, align 8, !tbaa !106
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store i64 %86, ptr %91, align 8, !tbaa !107
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %5 = load i64, ptr %4, align 8, !tbaa !92
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %48

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %7, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %50 = load i64, ptr %49, align 8, !tbaa !25
  %51 = load ptr, ptr %2, align 8, !tbaa !93
  %52 = load i64, ptr %4, align 8, !tbaa !92
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !92
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %56 = load i64, ptr %55, align 8, !tbaa !26
  store i64 %56, ptr %49, align 8, !tbaa !25
  br label %57

57:                                               ; preds = %22, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %22 ]
  ret i32 %58
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %5 = load i64, ptr %4, align 8, !tbaa !108
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %60

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %9 = load i64, ptr %8, align 8, !tbaa !109
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %60

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %55

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %294, label %29

29:                                               ; preds = %16
  %30 = load ptr, ptr %12, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %294, label %34

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
  %56 = load ptr, ptr %12, align 8, !tbaa !110
  %57 = load i64, ptr %8, align 8, !tbaa !109
  %58 = add i64 %57, 1
  store i64 %58, ptr %8, align 8, !tbaa !109
  %59 = getelementptr inbounds i32, ptr %56, i64 %57
  store i32 0, ptr %59, align 4, !tbaa !21
  br label %60

60:                                               ; preds = %55, %7, %2
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %294, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %68 = load i64, ptr @WORDS, align 8
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load i64, ptr @WORDS, align 8
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %77 = icmp eq i64 %75, 0
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %91

88:                                               ; preds = %290
  %89 = add i64 %93, -1
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %294, label %91, !llvm.loop !111

91:                                               ; preds = %63, %88
  %92 = phi i32 [ undef, %63 ], [ %292, %88 ]
  %93 = phi i64 [ %1, %63 ], [ %89, %88 ]
  %94 = load i64, ptr %61, align 8, !tbaa !109
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %294, label %96

96:                                               ; preds = %91
  %97 = load ptr, ptr %64, align 8, !tbaa !110
  %98 = add i64 %94, -1
  store i64 %98, ptr %61, align 8, !tbaa !109
  %99 = getelementptr inbounds i32, ptr %97, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %101 = load ptr, ptr %0, align 8, !tbaa !83
  %102 = zext i32 %100 to i64
  %103 = load i64, ptr %65, align 8, !tbaa !28
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %96
  %106 = load ptr, ptr %67, align 8, !tbaa !33
  %107 = mul i64 %68, %102
  %108 = getelementptr inbounds i64, ptr %106, i64 %107
  br label %115

109:                                              ; preds = %96
  %110 = load ptr, ptr %66, align 8, !tbaa !34
  %111 = getelementptr inbounds i32, ptr %110, i64 %102
  %112 = load i32, ptr %111, align 4, !tbaa !21
  %113 = zext i32 %112 to i64
  %114 = or i64 %113, -9223372036854775808
  store i64 %114, ptr %3, align 8, !tbaa !11
  br label %115

115:                                              ; preds = %105, %109
  %116 = phi ptr [ %3, %109 ], [ %108, %105 ]
  %117 = load ptr, ptr %69, align 8, !tbaa !48
  %118 = call i32 %101(ptr noundef %116, ptr noundef %117)
  %119 = icmp slt i32 %118, 0
  br i1 %119, label %120, label %121

120:                                              ; preds = %115
  store i64 %102, ptr %87, align 8, !tbaa !85
  br label %290

121:                                              ; preds = %115
  %122 = load i64, ptr %4, align 8, !tbaa !108
  %123 = add i64 %122, 1
  store i64 %123, ptr %4, align 8, !tbaa !108
  %124 = zext i32 %118 to i64
  %125 = load i64, ptr %70, align 8, !tbaa !97
  %126 = add i64 %125, %124
  store i64 %126, ptr %70, align 8, !tbaa !97
  %127 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %124)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %290, label %129

129:                                              ; preds = %121
  %130 = load i64, ptr %61, align 8, !tbaa !109
  %131 = add i64 %130, %124
  %132 = load i64, ptr %71, align 8, !tbaa !11
  %133 = icmp ult i64 %132, %131
  br i1 %133, label %134, label %170

134:                                              ; preds = %129
  %135 = lshr i64 %132, 2
  %136 = add i64 %132, 1024
  %137 = add i64 %136, %135
  %138 = call i64 @llvm.umax.i64(i64 %137, i64 %131)
  %139 = load i64, ptr %72, align 8, !tbaa !12
  %140 = sub i64 %138, %132
  %141 = shl i64 %140, 2
  %142 = add i64 %139, %141
  %143 = load i64, ptr %73, align 8, !tbaa !13
  %144 = icmp ugt i64 %142, %143
  br i1 %144, label %290, label %145

145:                                              ; preds = %134
  %146 = load ptr, ptr %64, align 8, !tbaa !14
  %147 = shl i64 %138, 2
  %148 = call ptr @resize_memory(ptr noundef %146, i64 noundef %147)
  %149 = icmp eq ptr %148, null
  br i1 %149, label %290, label %150

150:                                              ; preds = %145
  %151 = load ptr, ptr %74, align 8, !tbaa !15
  %152 = icmp eq ptr %151, null
  %153 = icmp ult i64 %147, 4194304
  %154 = or i1 %153, %152
  br i1 %154, label %164, label %155

155:                                              ; preds = %150
  %156 = ptrtoint ptr %148 to i64
  %157 = and i64 %156, -4096
  %158 = add i64 %147, 4095
  %159 = add i64 %158, %156
  %160 = and i64 %159, -4096
  %161 = inttoptr i64 %157 to ptr
  %162 = sub i64 %160, %157
  %163 = call i32 %151(ptr noundef %161, i64 noundef %162, i32 noundef 14)
  br label %164

164:                                              ; preds = %155, %150
  %165 = load i64, ptr %71, align 8, !tbaa !11
  %166 = sub i64 %138, %165
  %167 = shl i64 %166, 2
  %168 = load i64, ptr %72, align 8, !tbaa !12
  %169 = add i64 %167, %168
  store i64 %169, ptr %72, align 8, !tbaa !12
  store ptr %148, ptr %64, align 8, !tbaa !14
  store i64 %138, ptr %71, align 8, !tbaa !11
  br label %170

170:                                              ; preds = %164, %129
  %171 = icmp sgt i32 %118, 0
  br i1 %171, label %172, label %174

172:                                              ; preds = %170
  %173 = zext i32 %118 to i64
  br label %178

174:                                              ; preds = %240, %170
  %175 = icmp sgt i32 %118, 0
  br i1 %175, label %176, label %280

176:                                              ; preds = %174
  %177 = zext i32 %118 to i64
  br label %243

178:                                              ; preds = %172, %240
  %179 = phi i64 [ 0, %172 ], [ %241, %240 ]
  %180 = load ptr, ptr %69, align 8, !tbaa !48
  %181 = mul i64 %75, %179
  %182 = getelementptr inbounds i64, ptr %180, i64 %181
  %183 = load ptr, ptr %76, align 8, !tbaa !16
  %184 = icmp eq ptr %183, null
  br i1 %184, label %196, label %185

185:                                              ; preds = %178
  %186 = call i64 %183(ptr noundef %182)
  %187 = mul i64 %186, 246948723733
  %188 = lshr i64 %187, 19
  %189 = and i64 %188, 524287
  %190 = xor i64 %189, %187
  %191 = mul i64 %190, 242235342227
  %192 = and i64 %191, 274877906943
  %193 = lshr i64 %192, 19
  %194 = xor i64 %193, %191
  %195 = call i64 @llvm.fshl.i64(i64 %194, i64 %192, i64 32)
  br label %219

196:                                              ; preds = %178
  br i1 %77, label %215, label %197

197:                                              ; preds = %196, %197
  %198 = phi i64 [ %211, %197 ], [ 0, %196 ]
  %199 = phi i64 [ %210, %197 ], [ -7046029254386353131, %196 ]
  %200 = getelementptr inbounds i64, ptr %182, i64 %198
  %201 = load i64, ptr %200, align 8, !tbaa !11
  %202 = xor i64 %201, %199
  %203 = shl i64 %198, 1
  %204 = add i64 %203, -2960836687051489901
  %205 = zext i64 %202 to i128
  %206 = zext i64 %204 to i128
  %207 = mul nuw i128 %205, %206
  %208 = lshr i128 %207, 64
  %209 = xor i128 %208, %207
  %210 = trunc i128 %209 to i64
  %211 = add nuw i64 %198, 1
  %212 = icmp eq i64 %211, %75
  br i1 %212, label %213, label %197, !llvm.loop !17

213:                                              ; preds = %197
  %214 = trunc i128 %209 to i64
  br label %215

215:                                              ; preds = %213, %196
  %216 = phi i64 [ -7046029254386353131, %196 ], [ %214, %213 ]
  %217 = lshr i64 %216, 32
  %218 = xor i64 %217, %216
  br label %219

219:                                              ; preds = %185, %215
  %220 = phi i64 [ %195, %185 ], [ %218, %215 ]
  %221 = load ptr, ptr %78, align 8, !tbaa !50
  %222 = getelementptr inbounds i64, ptr %221, i64 %179
  store i64 %220, ptr %222, align 8, !tbaa !11
  %223 = load ptr, ptr %79, align 8, !tbaa !57
  %224 = icmp eq ptr %223, null
  br i1 %224, label %228, label %225

225:                                              ; preds = %219
  %226 = lshr i64 %220, 6
  %227 = getelementptr inbounds i64, ptr %223, i64 %226
  call void @llvm.prefetch.p0(ptr nonnull %227, i32 0, i32 3, i32 1)
  br label %240

228:                                              ; preds = %219
  %229 = and i64 %220, 63
  %230 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %229, i32 1
  %231 = load i64, ptr %230, align 8, !tbaa !30
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %240, label %233

233:                                              ; preds = %228
  %234 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %229
  %235 = load ptr, ptr %234, align 8, !tbaa !32
  %236 = lshr i64 %220, 32
  %237 = mul i64 %231, %236
  %238 = lshr i64 %237, 32
  %239 = getelementptr inbounds i64, ptr %235, i64 %238
  call void @llvm.prefetch.p0(ptr %239, i32 0, i32 3, i32 1)
  br label %240

240:                                              ; preds = %225, %228, %233
  %241 = add nuw nsw i64 %179, 1
  %242 = icmp eq i64 %241, %173
  br i1 %242, label %174, label %178, !llvm.loop !112

243:                                              ; preds = %176, %277
  %244 = phi i64 [ 0, %176 ], [ %278, %277 ]
  %245 = phi i32 [ %92, %176 ], [ %276, %277 ]
  %246 = load i64, ptr %80, align 8, !tbaa !26
  %247 = load ptr, ptr %69, align 8, !tbaa !48
  %248 = mul i64 %75, %244
  %249 = getelementptr inbounds i64, ptr %247, i64 %248
  %250 = load ptr, ptr %81, align 8, !tbaa !50
  %251 = getelementptr inbounds i64, ptr %250, i64 %244
  %252 = load i64, ptr %251, align 8, !tbaa !11
  %253 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %249, i64 noundef %252)
  %254 = icmp slt i64 %253, 0
  br i1 %254, label %274, label %255

255:                                              ; preds = %243
  %256 = icmp ult i64 %253, %246
  br i1 %256, label %274, label %257

257:                                              ; preds = %255
  %258 = load ptr, ptr %82, align 8, !tbaa !24
  %259 = getelementptr inbounds i32, ptr %258, i64 %253
  store i32 %100, ptr %259, align 4, !tbaa !21
  %260 = load ptr, ptr %83, align 8, !tbaa !104
  %261 = load ptr, ptr %69, align 8, !tbaa !48
  %262 = getelementptr inbounds i64, ptr %261, i64 %248
  %263 = call i32 %260(ptr noundef %262)
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %268, label %265

265:                                              ; preds = %257
  store i64 %253, ptr %84, align 8, !tbaa !85
  %266 = icmp slt i32 %263, 1
  %267 = select i1 %266, i32 3, i32 1
  br label %274

268:                                              ; preds = %257
  %269 = trunc i64 %253 to i32
  %270 = load ptr, ptr %64, align 8, !tbaa !110
  %271 = load i64, ptr %61, align 8, !tbaa !109
  %272 = add i64 %271, 1
  store i64 %272, ptr %61, align 8, !tbaa !109
  %273 = getelementptr inbounds i32, ptr %270, i64 %271
  store i32 %269, ptr %273, align 4, !tbaa !21
  br label %274

274:                                              ; preds = %265, %268, %255, %243
  %275 = phi i32 [ 1, %243 ], [ 10, %255 ], [ 1, %265 ], [ 0, %268 ]
  %276 = phi i32 [ 4, %243 ], [ %245, %255 ], [ %267, %265 ], [ %245, %268 ]
  switch i32 %275, label %280 [
    i32 0, label %277
    i32 10, label %277
  ]

277:                                              ; preds = %274, %274
  %278 = add nuw nsw i64 %244, 1
  %279 = icmp eq i64 %278, %177
  br i1 %279, label %280, label %243, !llvm.loop !113

280:                                              ; preds = %274, %277, %174
  %281 = phi i32 [ 8, %174 ], [ %275, %274 ], [ 8, %277 ]
  %282 = phi i32 [ %92, %174 ], [ %276, %277 ], [ %276, %274 ]
  %283 = icmp eq i32 %281, 8
  br i1 %283, label %284, label %290

284:                                              ; preds = %280
  %285 = load i64, ptr %85, align 8, !tbaa !26
  %286 = load i64, ptr %86, align 8, !tbaa !101
  %287 = icmp ugt i64 %285, %286
  %288 = zext i1 %287 to i32
  %289 = select i1 %287, i32 5, i32 %282
  br label %290

290:                                              ; preds = %145, %134, %284, %121, %280, %120
  %291 = phi i32 [ 1, %120 ], [ %281, %280 ], [ 1, %121 ], [ %288, %284 ], [ 1, %134 ], [ 1, %145 ]
  %292 = phi i32 [ 3, %120 ], [ %282, %280 ], [ 4, %121 ], [ %289, %284 ], [ 4, %134 ], [ 4, %145 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %293 = icmp eq i32 %291, 0
  br i1 %293, label %88, label %294

294:                                              ; preds = %91, %290, %88, %60, %29, %16
  %295 = phi i32 [ 4, %16 ], [ 4, %29 ], [ 0, %60 ], [ 0, %88 ], [ %292, %290 ], [ 2, %91 ]
  ret i32 %295
}

define i32 @search_best_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %6 = load i64, ptr %5, align 8, !tbaa !114
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %60

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %10 = load i64, ptr %9, align 8, !tbaa !115
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %12 = load i64, ptr %11, align 8, !tbaa !27
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %54

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %12)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = shl i64 %22, 2
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %338, label %28

28:                                               ; preds = %14
  %29 = load ptr, ptr %15, align 8, !tbaa !14
  %30 = shl i64 %19, 2
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %338, label %33

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
  br i1 %56, label %338, label %57

57:                                               ; preds = %54
  %58 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %338

60:                                               ; preds = %57, %3
  %61 = phi i32 [ undef, %3 ], [ %58, %57 ]
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %64 = icmp eq i64 %1, 0
  br i1 %64, label %338, label %65

65:                                               ; preds = %60
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %72 = load i64, ptr @WORDS, align 8
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %84 = load i64, ptr @WORDS, align 8
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %86 = icmp eq i64 %84, 0
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %91 = load i64, ptr @WORDS, align 8
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %99

96:                                               ; preds = %334
  %97 = add i64 %101, -1
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %338, label %99, !llvm.loop !116

99:                                               ; preds = %65, %96
  %100 = phi i32 [ %61, %65 ], [ %336, %96 ]
  %101 = phi i64 [ %1, %65 ], [ %97, %96 ]
  %102 = load i64, ptr %62, align 8, !tbaa !117
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %338, label %104

104:                                              ; preds = %99
  %105 = load i64, ptr %63, align 8, !tbaa !108
  %106 = load i64, ptr %66, align 8, !tbaa !118
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %108, label %338

108:                                              ; preds = %104
  %109 = call fastcc i32 @pop(ptr noundef %0)
  %110 = load ptr, ptr %67, align 8, !tbaa !119
  %111 = zext i32 %109 to i64
  %112 = getelementptr inbounds %struct.Record, ptr %110, i64 %111
  %113 = getelementptr inbounds %struct.Record, ptr %110, i64 %111, i32 1
  %114 = load i32, ptr %113, align 8, !tbaa !120
  %115 = load i64, ptr %112, align 8, !tbaa !122
  %116 = load ptr, ptr %68, align 8, !tbaa !123
  %117 = zext i32 %114 to i64
  %118 = getelementptr inbounds i32, ptr %116, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !21
  %120 = icmp eq i32 %119, %109
  br i1 %120, label %121, label %334

121:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %122 = load i64, ptr %69, align 8, !tbaa !28
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %124, label %128

124:                                              ; preds = %121
  %125 = load ptr, ptr %71, align 8, !tbaa !33
  %126 = mul i64 %72, %117
  %127 = getelementptr inbounds i64, ptr %125, i64 %126
  br label %134

128:                                              ; preds = %121
  %129 = load ptr, ptr %70, align 8, !tbaa !34
  %130 = getelementptr inbounds i32, ptr %129, i64 %117
  %131 = load i32, ptr %130, align 4, !tbaa !21
  %132 = zext i32 %131 to i64
  %133 = or i64 %132, -9223372036854775808
  store i64 %133, ptr %4, align 8, !tbaa !11
  br label %134

134:                                              ; preds = %124, %128
  %135 = phi ptr [ %4, %128 ], [ %127, %124 ]
  %136 = load ptr, ptr %73, align 8, !tbaa !104
  %137 = call i32 %136(ptr noundef %135)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %134
  %140 = icmp sgt i32 %137, 0
  %141 = select i1 %140, i32 %109, i32 %114
  %142 = zext i32 %141 to i64
  store i64 %142, ptr %74, align 8, !tbaa !85
  %143 = select i1 %140, i32 1, i32 3
  br label %331

144:                                              ; preds = %134
  %145 = load ptr, ptr %75, align 8, !tbaa !124
  %146 = load ptr, ptr %76, align 8, !tbaa !48
  %147 = load ptr, ptr %77, align 8, !tbaa !125
  %148 = call i32 %145(ptr noundef %135, ptr noundef %146, ptr noundef %147)
  %149 = icmp slt i32 %148, 0
  br i1 %149, label %150, label %153

150:                                              ; preds = %144
  store i64 %117, ptr %95, align 8, !tbaa !85
  %151 = icmp eq i32 %148, -1
  %152 = select i1 %151, i32 3, i32 6
  br label %331

153:                                              ; preds = %144
  %154 = load i64, ptr %63, align 8, !tbaa !108
  %155 = add i64 %154, 1
  store i64 %155, ptr %63, align 8, !tbaa !108
  %156 = zext i32 %148 to i64
  %157 = load i64, ptr %78, align 8, !tbaa !97
  %158 = add i64 %157, %156
  store i64 %158, ptr %78, align 8, !tbaa !97
  %159 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %156)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %331, label %161

161:                                              ; preds = %153
  %162 = load i64, ptr %79, align 8, !tbaa !115
  %163 = load i64, ptr %80, align 8, !tbaa !27
  %164 = icmp ult i64 %162, %163
  br i1 %164, label %165, label %201

165:                                              ; preds = %161
  %166 = lshr i64 %162, 2
  %167 = add i64 %162, 1024
  %168 = add i64 %167, %166
  %169 = call i64 @llvm.umax.i64(i64 %168, i64 %163)
  %170 = load i64, ptr %81, align 8, !tbaa !12
  %171 = sub i64 %169, %162
  %172 = shl i64 %171, 2
  %173 = add i64 %170, %172
  %174 = load i64, ptr %82, align 8, !tbaa !13
  %175 = icmp ugt i64 %173, %174
  br i1 %175, label %331, label %176

176:                                              ; preds = %165
  %177 = load ptr, ptr %68, align 8, !tbaa !14
  %178 = shl i64 %169, 2
  %179 = call ptr @resize_memory(ptr noundef %177, i64 noundef %178)
  %180 = icmp eq ptr %179, null
  br i1 %180, label %331, label %181

181:                                              ; preds = %176
  %182 = load ptr, ptr %83, align 8, !tbaa !15
  %183 = icmp eq ptr %182, null
  %184 = icmp ult i64 %178, 4194304
  %185 = or i1 %184, %183
  br i1 %185, label %195, label %186

186:                                              ; preds = %181
  %187 = ptrtoint ptr %179 to i64
  %188 = and i64 %187, -4096
  %189 = add i64 %178, 4095
  %190 = add i64 %189, %187
  %191 = and i64 %190, -4096
  %192 = inttoptr i64 %188 to ptr
  %193 = sub i64 %191, %188
  %194 = call i32 %182(ptr noundef %192, i64 noundef %193, i32 noundef 14)
  br label %195

195:                                              ; preds = %186, %181
  %196 = load i64, ptr %79, align 8, !tbaa !11
  %197 = sub i64 %169, %196
  %198 = shl i64 %197, 2
  %199 = load i64, ptr %81, align 8, !tbaa !12
  %200 = add i64 %198, %199
  store i64 %200, ptr %81, align 8, !tbaa !12
  store ptr %179, ptr %68, align 8, !tbaa !14
  store i64 %169, ptr %79, align 8, !tbaa !11
  br label %201

201:                                              ; preds = %195, %161
  %202 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %156)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %331, label %204

204:                                              ; preds = %201
  %205 = icmp sgt i32 %148, 0
  br i1 %205, label %206, label %208

206:                                              ; preds = %204
  %207 = zext i32 %148 to i64
  br label %213

208:                                              ; preds = %275, %204
  %209 = icmp sgt i32 %148, 0
  br i1 %209, label %210, label %321

210:                                              ; preds = %208
  %211 = add i32 %109, 1
  %212 = zext i32 %148 to i64
  br label %278

213:                                              ; preds = %206, %275
  %214 = phi i64 [ 0, %206 ], [ %276, %275 ]
  %215 = load ptr, ptr %76, align 8, !tbaa !48
  %216 = mul i64 %84, %214
  %217 = getelementptr inbounds i64, ptr %215, i64 %216
  %218 = load ptr, ptr %85, align 8, !tbaa !16
  %219 = icmp eq ptr %218, null
  br i1 %219, label %231, label %220

220:                                              ; preds = %213
  %221 = call i64 %218(ptr noundef %217)
  %222 = mul i64 %221, 246948723733
  %223 = lshr i64 %222, 19
  %224 = and i64 %223, 524287
  %225 = xor i64 %224, %222
  %226 = mul i64 %225, 242235342227
  %227 = and i64 %226, 274877906943
  %228 = lshr i64 %227, 19
  %229 = xor i64 %228, %226
  %230 = call i64 @llvm.fshl.i64(i64 %229, i64 %227, i64 32)
  br label %254

231:                                              ; preds = %213
  br i1 %86, label %250, label %232

232:                                              ; preds = %231, %232
  %233 = phi i64 [ %246, %232 ], [ 0, %231 ]
  %234 = phi i64 [ %245, %232 ], [ -7046029254386353131, %231 ]
  %235 = getelementptr inbounds i64, ptr %217, i64 %233
  %236 = load i64, ptr %235, align 8, !tbaa !11
  %237 = xor i64 %236, %234
  %238 = shl i64 %233, 1
  %239 = add i64 %238, -2960836687051489901
  %240 = zext i64 %237 to i128
  %241 = zext i64 %239 to i128
  %242 = mul nuw i128 %240, %241
  %243 = lshr i128 %242, 64
  %244 = xor i128 %243, %242
  %245 = trunc i128 %244 to i64
  %246 = add nuw i64 %233, 1
  %247 = icmp eq i64 %246, %84
  br i1 %247, label %248, label %232, !llvm.loop !17

248:                                              ; preds = %232
  %249 = trunc i128 %244 to i64
  br label %250

250:                                              ; preds = %248, %231
  %251 = phi i64 [ -7046029254386353131, %231 ], [ %249, %248 ]
  %252 = lshr i64 %251, 32
  %253 = xor i64 %252, %251
  br label %254

254:                                              ; preds = %220, %250
  %255 = phi i64 [ %230, %220 ], [ %253, %250 ]
  %256 = load ptr, ptr %87, align 8, !tbaa !50
  %257 = getelementptr inbounds i64, ptr %256, i64 %214
  store i64 %255, ptr %257, align 8, !tbaa !11
  %258 = load ptr, ptr %88, align 8, !tbaa !57
  %259 = icmp eq ptr %258, null
  br i1 %259, label %263, label %260

260:                                              ; preds = %254
  %261 = lshr i64 %255, 6
  %262 = getelementptr inbounds i64, ptr %258, i64 %261
  call void @llvm.prefetch.p0(ptr nonnull %262, i32 0, i32 3, i32 1)
  br label %275

263:                                              ; preds = %254
  %264 = and i64 %255, 63
  %265 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %264, i32 1
  %266 = load i64, ptr %265, align 8, !tbaa !30
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %275, label %268

268:                                              ; preds = %263
  %269 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %264
  %270 = load ptr, ptr %269, align 8, !tbaa !32
  %271 = lshr i64 %255, 32
  %272 = mul i64 %266, %271
  %273 = lshr i64 %272, 32
  %274 = getelementptr inbounds i64, ptr %270, i64 %273
  call void @llvm.prefetch.p0(ptr %274, i32 0, i32 3, i32 1)
  br label %275

275:                                              ; preds = %260, %263, %268
  %276 = add nuw nsw i64 %214, 1
  %277 = icmp eq i64 %276, %207
  br i1 %277, label %208, label %213, !llvm.loop !126

278:                                              ; preds = %210, %318
  %279 = phi i64 [ 0, %210 ], [ %319, %318 ]
  %280 = phi i32 [ %100, %210 ], [ %317, %318 ]
  %281 = load i64, ptr %89, align 8, !tbaa !26
  %282 = load ptr, ptr %77, align 8, !tbaa !125
  %283 = getelementptr inbounds i64, ptr %282, i64 %279
  %284 = load i64, ptr %283, align 8, !tbaa !11
  %285 = add i64 %284, %115
  %286 = load i64, ptr %90, align 8, !tbaa !127
  %287 = and i64 %285, %286
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %315

289:                                              ; preds = %278
  %290 = load ptr, ptr %76, align 8, !tbaa !48
  %291 = mul i64 %91, %279
  %292 = getelementptr inbounds i64, ptr %290, i64 %291
  %293 = load ptr, ptr %92, align 8, !tbaa !50
  %294 = getelementptr inbounds i64, ptr %293, i64 %279
  %295 = load i64, ptr %294, align 8, !tbaa !11
  %296 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %292, i64 noundef %295)
  %297 = icmp slt i64 %296, 0
  br i1 %297, label %315, label %298

298:                                              ; preds = %289
  %299 = icmp ult i64 %296, %281
  br i1 %299, label %300, label %309

300:                                              ; preds = %298
  %301 = load ptr, ptr %67, align 8, !tbaa !119
  %302 = load ptr, ptr %68, align 8, !tbaa !123
  %303 = getelementptr inbounds i32, ptr %302, i64 %296
  %304 = load i32, ptr %303, align 4, !tbaa !21
  %305 = zext i32 %304 to i64
  %306 = getelementptr inbounds %struct.Record, ptr %301, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !122
  %308 = icmp ugt i64 %307, %285
  br i1 %308, label %309, label %315

309:                                              ; preds = %300, %298
  %310 = trunc i64 %296 to i32
  %311 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %310, i64 noundef %285, i32 noundef %211, i32 noundef %2)
  %312 = icmp ne i32 %311, 0
  %313 = zext i1 %312 to i32
  %314 = select i1 %312, i32 %311, i32 %280
  br label %315

315:                                              ; preds = %309, %289, %300, %278
  %316 = phi i32 [ 1, %278 ], [ %313, %309 ], [ 1, %289 ], [ 10, %300 ]
  %317 = phi i32 [ 6, %278 ], [ %314, %309 ], [ 4, %289 ], [ %280, %300 ]
  switch i32 %316, label %321 [
    i32 0, label %318
    i32 10, label %318
  ]

318:                                              ; preds = %315, %315
  %319 = add nuw nsw i64 %279, 1
  %320 = icmp eq i64 %319, %212
  br i1 %320, label %321, label %278, !llvm.loop !128

321:                                              ; preds = %315, %318, %208
  %322 = phi i32 [ 8, %208 ], [ %316, %315 ], [ 8, %318 ]
  %323 = phi i32 [ %100, %208 ], [ %317, %318 ], [ %317, %315 ]
  %324 = icmp eq i32 %322, 8
  br i1 %324, label %325, label %331

325:                                              ; preds = %321
  %326 = load i64, ptr %93, align 8, !tbaa !26
  %327 = load i64, ptr %94, align 8, !tbaa !101
  %328 = icmp ugt i64 %326, %327
  %329 = zext i1 %328 to i32
  %330 = select i1 %328, i32 5, i32 %323
  br label %331

331:                                              ; preds = %176, %165, %150, %321, %201, %153, %325, %139
  %332 = phi i32 [ 1, %139 ], [ 1, %150 ], [ %322, %321 ], [ 1, %201 ], [ 1, %153 ], [ %329, %325 ], [ 1, %165 ], [ 1, %176 ]
  %333 = phi i32 [ %143, %139 ], [ %152, %150 ], [ %323, %321 ], [ 4, %201 ], [ 4, %153 ], [ %330, %325 ], [ 4, %165 ], [ 4, %176 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %334

334:                                              ; preds = %108, %331
  %335 = phi i32 [ %332, %331 ], [ 4, %108 ]
  %336 = phi i32 [ %333, %331 ], [ %100, %108 ]
  %337 = icmp eq i32 %335, 1
  br i1 %337, label %338, label %96

338:                                              ; preds = %99, %104, %334, %96, %60, %28, %14, %57, %54
  %339 = phi i32 [ %58, %57 ], [ 4, %54 ], [ 4, %14 ], [ 4, %28 ], [ 0, %60 ], [ 0, %96 ], [ %336, %334 ], [ 7, %104 ], [ 2, %99 ]
  ret i32 %339
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %4 = load i64, ptr %3, align 8, !tbaa !114
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %7 = load i64, ptr %6, align 8, !tbaa !129
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %90

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %11 = lshr i64 %7, 2
  %12 = add i64 %7, 1024
  %13 = add i64 %12, %11
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 %5)
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = sub i64 %14, %7
  %18 = shl i64 %17, 4
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  %50 = load i64, ptr %6, align 8, !tbaa !129
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %52 = icmp ult i64 %50, %47
  br i1 %52, label %53, label %89

53:                                               ; preds = %49
  %54 = lshr i64 %50, 2
  %55 = add i64 %50, 1024
  %56 = add i64 %55, %54
  %57 = tail call i64 @llvm.umax.i64(i64 %56, i64 %47)
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %59 = load i64, ptr %58, align 8, !tbaa !12
  %60 = sub i64 %57, %50
  %61 = shl i64 %60, 2
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  store i64 %47, ptr %6, align 8, !tbaa !129
  br label %90

90:                                               ; preds = %66, %53, %46, %89, %2
  %91 = phi i32 [ 1, %2 ], [ 0, %46 ], [ 1, %89 ], [ 0, %53 ], [ 0, %66 ]
  ret i32 %91
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %10 = load i64, ptr %9, align 8, !tbaa !114
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !114
  %12 = trunc i64 %10 to i32
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = load ptr, ptr %13, align 8, !tbaa !119
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !130
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !131
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !132
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %20 = load ptr, ptr %19, align 8, !tbaa !123
  %21 = zext i32 %1 to i64
  %22 = getelementptr inbounds i32, ptr %20, i64 %21
  store i32 %12, ptr %22, align 4, !tbaa !21
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %127, label %24

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8, !tbaa !28
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %21
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %36 = load ptr, ptr %35, align 8, !tbaa !34
  %37 = getelementptr inbounds i32, ptr %36, i64 %21
  %38 = load i32, ptr %37, align 4, !tbaa !21
  %39 = zext i32 %38 to i64
  %40 = or i64 %39, -9223372036854775808
  store i64 %40, ptr %7, align 8, !tbaa !11
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi ptr [ %7, %34 ], [ %33, %28 ]
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %44 = load i64, ptr %43, align 8, !tbaa !133
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %81, label %46

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  br label %48

48:                                               ; preds = %74, %46
  %49 = phi i1 [ true, %46 ], [ %77, %74 ]
  %50 = phi i64 [ 0, %46 ], [ %73, %74 ]
  %51 = phi i64 [ 0, %46 ], [ %75, %74 ]
  %52 = load ptr, ptr %47, align 8, !tbaa !134
  %53 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !135
  %55 = call i32 %54(ptr noundef %42, ptr noundef nonnull %6)
  %56 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !137
  %58 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 2
  %59 = load ptr, ptr %58, align 8, !tbaa !138
  %60 = call i64 %57(ptr noundef %59, ptr noundef nonnull %6)
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = add i64 %60, %50
  %64 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !139
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
  %76 = load i64, ptr %43, align 8, !tbaa !133
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %48, label %78, !llvm.loop !140

78:                                               ; preds = %71, %74
  %79 = phi i1 [ %49, %71 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %85

81:                                               ; preds = %41
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %83 = load ptr, ptr %82, align 8, !tbaa !141
  %84 = call i32 %83(ptr noundef %42, ptr noundef nonnull %8)
  br label %85

85:                                               ; preds = %81, %78
  %86 = phi i32 [ %80, %78 ], [ %84, %81 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %21, ptr %89, align 8, !tbaa !85
  %90 = icmp eq i32 %86, -1
  %91 = select i1 %90, i32 3, i32 6
  br label %123

92:                                               ; preds = %85
  %93 = icmp eq i32 %86, 1
  br i1 %93, label %123, label %94

94:                                               ; preds = %92
  switch i32 %4, label %108 [
    i32 3, label %95
    i32 1, label %103
    i32 2, label %106
  ]

95:                                               ; preds = %94
  %96 = load i64, ptr %8, align 8, !tbaa !11
  %97 = or i64 %96, %2
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 91
  %99 = load i64, ptr %98, align 8, !tbaa !142
  %100 = and i64 %97, %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %123

102:                                              ; preds = %95
  switch i32 %4, label %108 [
    i32 1, label %103
    i32 2, label %106
  ]

103:                                              ; preds = %94, %102
  %104 = load i64, ptr %8, align 8, !tbaa !11
  %105 = add i64 %104, %2
  br label %117

106:                                              ; preds = %94, %102
  %107 = load i64, ptr %8, align 8, !tbaa !11
  br label %117

108:                                              ; preds = %94, %102
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 90
  %110 = load i64, ptr %109, align 8, !tbaa !143
  %111 = mul i64 %110, %2
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %113 = load i64, ptr %112, align 8, !tbaa !144
  %114 = load i64, ptr %8, align 8, !tbaa !11
  %115 = mul i64 %114, %113
  %116 = add i64 %115, %111
  br label %117

117:                                              ; preds = %106, %108, %103
  %118 = phi i64 [ %105, %103 ], [ %107, %106 ], [ %116, %108 ]
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %120 = load i64, ptr %119, align 8, !tbaa !127
  %121 = and i64 %120, %118
  %122 = icmp eq i64 %121, 0
  br label %123

123:                                              ; preds = %117, %95, %92, %88
  %124 = phi i64 [ %2, %88 ], [ %2, %92 ], [ %2, %95 ], [ %118, %117 ]
  %125 = phi i32 [ %91, %88 ], [ 0, %92 ], [ 6, %95 ], [ 6, %117 ]
  %126 = phi i1 [ false, %88 ], [ false, %92 ], [ false, %95 ], [ %122, %117 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br i1 %126, label %127, label %133

127:                                              ; preds = %123, %5
  %128 = phi i64 [ %124, %123 ], [ %2, %5 ]
  %129 = and i32 %4, 1
  %130 = call fastcc i32 @push(ptr noundef %0, i64 noundef %128, i32 noundef %12, i32 noundef %129)
  %131 = icmp eq i32 %130, 0
  %132 = select i1 %131, i32 4, i32 0
  br label %133

133:                                              ; preds = %123, %127
  %134 = phi i32 [ %132, %127 ], [ %125, %123 ]
  ret i32 %134
}

define internal fastcc i32 @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %3 = load ptr, ptr %2, align 8, !tbaa !145
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  store i64 %4, ptr %5, align 8, !tbaa !146
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %7 = load ptr, ptr %6, align 8, !tbaa !147
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %9 = load i64, ptr %8, align 8, !tbaa !148
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !120
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !122
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !120
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !149

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !120
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %37 = load i64, ptr %36, align 8, !tbaa !117
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !117
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %40 = load ptr, ptr %39, align 8, !tbaa !150
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !21
  store i32 %43, ptr %33, align 8, !tbaa !120
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !120
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %47 = load i64, ptr %46, align 8, !tbaa !151
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !151
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !151
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
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %7 = load ptr, ptr %6, align 8, !tbaa !152
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %1007, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  br label %758

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %32 = load i64, ptr %31, align 8, !tbaa !38
  %33 = add i64 %32, %1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %45 = icmp eq i64 %41, 0
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 0
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  br label %61

61:                                               ; preds = %459, %30
  %62 = phi i32 [ undef, %30 ], [ %461, %459 ]
  %63 = load i64, ptr %31, align 8, !tbaa !38
  %64 = icmp ult i64 %63, %33
  br i1 %64, label %65, label %463

65:                                               ; preds = %61
  %66 = load i64, ptr %34, align 8, !tbaa !26
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %463, label %68

68:                                               ; preds = %65
  %69 = load i64, ptr %35, align 8, !tbaa !10
  %70 = load i64, ptr %36, align 8, !tbaa !4
  %71 = add i64 %70, 1
  %72 = udiv i64 %69, %71
  %73 = call i64 @llvm.umin.i64(i64 %72, i64 64)
  %74 = sub i64 %66, %63
  %75 = icmp ugt i64 %74, %73
  %76 = add i64 %73, %63
  %77 = select i1 %75, i64 %76, i64 %66
  %78 = icmp ult i64 %63, %77
  br i1 %78, label %82, label %185

79:                                               ; preds = %182
  %80 = add nuw i64 %86, 1
  %81 = icmp ult i64 %80, %77
  br i1 %81, label %82, label %185, !llvm.loop !153

82:                                               ; preds = %68, %79
  %83 = phi i1 [ %81, %79 ], [ %78, %68 ]
  %84 = phi i32 [ %184, %79 ], [ %62, %68 ]
  %85 = phi i64 [ %183, %79 ], [ 0, %68 ]
  %86 = phi i64 [ %80, %79 ], [ %63, %68 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %87 = load ptr, ptr %37, align 8, !tbaa !124
  %88 = load i64, ptr %38, align 8, !tbaa !28
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %94

90:                                               ; preds = %82
  %91 = load ptr, ptr %40, align 8, !tbaa !33
  %92 = mul i64 %86, %41
  %93 = getelementptr inbounds i64, ptr %91, i64 %92
  br label %100

94:                                               ; preds = %82
  %95 = load ptr, ptr %39, align 8, !tbaa !34
  %96 = getelementptr inbounds i32, ptr %95, i64 %86
  %97 = load i32, ptr %96, align 4, !tbaa !21
  %98 = zext i32 %97 to i64
  %99 = or i64 %98, -9223372036854775808
  store i64 %99, ptr %5, align 8, !tbaa !11
  br label %100

100:                                              ; preds = %94, %90
  %101 = phi ptr [ %5, %94 ], [ %93, %90 ]
  %102 = load ptr, ptr %42, align 8, !tbaa !48
  %103 = mul i64 %85, %41
  %104 = getelementptr inbounds i64, ptr %102, i64 %103
  %105 = load ptr, ptr %43, align 8, !tbaa !125
  %106 = getelementptr inbounds i64, ptr %105, i64 %85
  %107 = call i32 %87(ptr noundef %101, ptr noundef %104, ptr noundef %106)
  %108 = icmp sgt i32 %107, -1
  br i1 %108, label %109, label %182

109:                                              ; preds = %100
  %110 = sub nuw i64 %86, %63
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87, i64 %110
  store i32 %107, ptr %111, align 4, !tbaa !21
  %112 = icmp eq i32 %107, 0
  br i1 %112, label %182, label %113

113:                                              ; preds = %109
  %114 = trunc i64 %85 to i32
  %115 = add i32 %107, %114
  br label %116

116:                                              ; preds = %178, %113
  %117 = phi i64 [ %179, %178 ], [ %85, %113 ]
  %118 = load ptr, ptr %42, align 8, !tbaa !48
  %119 = mul i64 %117, %41
  %120 = getelementptr inbounds i64, ptr %118, i64 %119
  %121 = load ptr, ptr %44, align 8, !tbaa !16
  %122 = icmp eq ptr %121, null
  br i1 %122, label %134, label %123

123:                                              ; preds = %116
  %124 = call i64 %121(ptr noundef %120)
  %125 = mul i64 %124, 246948723733
  %126 = lshr i64 %125, 19
  %127 = and i64 %126, 524287
  %128 = xor i64 %127, %125
  %129 = mul i64 %128, 242235342227
  %130 = and i64 %129, 274877906943
  %131 = lshr i64 %130, 19
  %132 = xor i64 %131, %129
  %133 = call i64 @llvm.fshl.i64(i64 %132, i64 %130, i64 32)
  br label %157

134:                                              ; preds = %116
  br i1 %45, label %153, label %135

135:                                              ; preds = %134, %135
  %136 = phi i64 [ %149, %135 ], [ 0, %134 ]
  %137 = phi i64 [ %148, %135 ], [ -7046029254386353131, %134 ]
  %138 = getelementptr inbounds i64, ptr %120, i64 %136
  %139 = load i64, ptr %138, align 8, !tbaa !11
  %140 = xor i64 %139, %137
  %141 = shl i64 %136, 1
  %142 = add i64 %141, -2960836687051489901
  %143 = zext i64 %140 to i128
  %144 = zext i64 %142 to i128
  %145 = mul nuw i128 %143, %144
  %146 = lshr i128 %145, 64
  %147 = xor i128 %146, %145
  %148 = trunc i128 %147 to i64
  %149 = add nuw i64 %136, 1
  %150 = icmp eq i64 %149, %41
  br i1 %150, label %151, label %135, !llvm.loop !17

151:                                              ; preds = %135
  %152 = trunc i128 %147 to i64
  br label %153

153:                                              ; preds = %151, %134
  %154 = phi i64 [ -7046029254386353131, %134 ], [ %152, %151 ]
  %155 = lshr i64 %154, 32
  %156 = xor i64 %155, %154
  br label %157

157:                                              ; preds = %153, %123
  %158 = phi i64 [ %133, %123 ], [ %156, %153 ]
  %159 = load ptr, ptr %46, align 8, !tbaa !50
  %160 = getelementptr inbounds i64, ptr %159, i64 %117
  store i64 %158, ptr %160, align 8, !tbaa !11
  %161 = load ptr, ptr %47, align 8, !tbaa !57
  %162 = icmp eq ptr %161, null
  br i1 %162, label %166, label %163

163:                                              ; preds = %157
  %164 = lshr i64 %158, 6
  %165 = getelementptr inbounds i64, ptr %161, i64 %164
  call void @llvm.prefetch.p0(ptr nonnull %165, i32 0, i32 3, i32 1)
  br label %178

166:                                              ; preds = %157
  %167 = and i64 %158, 63
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %167, i32 1
  %169 = load i64, ptr %168, align 8, !tbaa !30
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %178, label %171

171:                                              ; preds = %166
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %167
  %173 = load ptr, ptr %172, align 8, !tbaa !32
  %174 = lshr i64 %158, 32
  %175 = mul i64 %169, %174
  %176 = lshr i64 %175, 32
  %177 = getelementptr inbounds i64, ptr %173, i64 %176
  call void @llvm.prefetch.p0(ptr %177, i32 0, i32 3, i32 1)
  br label %178

178:                                              ; preds = %171, %166, %163
  %179 = add i64 %117, 1
  %180 = trunc i64 %179 to i32
  %181 = icmp eq i32 %115, %180
  br i1 %181, label %182, label %116, !llvm.loop !154

182:                                              ; preds = %178, %109, %100
  %183 = phi i64 [ %85, %100 ], [ %85, %109 ], [ %179, %178 ]
  %184 = phi i32 [ 6, %100 ], [ %84, %109 ], [ %84, %178 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %108, label %79, label %185

185:                                              ; preds = %182, %79, %68
  %186 = phi i1 [ %78, %68 ], [ %83, %182 ], [ %81, %79 ]
  %187 = phi i64 [ 0, %68 ], [ %183, %79 ], [ %183, %182 ]
  %188 = phi i32 [ %62, %68 ], [ %184, %79 ], [ %184, %182 ]
  br i1 %186, label %459, label %189

189:                                              ; preds = %185
  %190 = load i64, ptr %48, align 8, !tbaa !155
  %191 = add i64 %190, %187
  %192 = icmp ult i64 %191, 4294967296
  br i1 %192, label %193, label %459

193:                                              ; preds = %189
  %194 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %187)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %459, label %196

196:                                              ; preds = %193
  %197 = load i64, ptr %50, align 8, !tbaa !11
  %198 = icmp ult i64 %197, %191
  br i1 %198, label %199, label %235

199:                                              ; preds = %196
  %200 = lshr i64 %197, 2
  %201 = add i64 %197, 1024
  %202 = add i64 %201, %200
  %203 = call i64 @llvm.umax.i64(i64 %202, i64 %191)
  %204 = load i64, ptr %51, align 8, !tbaa !12
  %205 = sub i64 %203, %197
  %206 = shl i64 %205, 2
  %207 = add i64 %204, %206
  %208 = load i64, ptr %52, align 8, !tbaa !13
  %209 = icmp ugt i64 %207, %208
  br i1 %209, label %459, label %210

210:                                              ; preds = %199
  %211 = load ptr, ptr %49, align 8, !tbaa !14
  %212 = shl i64 %203, 2
  %213 = call ptr @resize_memory(ptr noundef %211, i64 noundef %212)
  %214 = icmp eq ptr %213, null
  br i1 %214, label %459, label %215

215:                                              ; preds = %210
  %216 = load ptr, ptr %53, align 8, !tbaa !15
  %217 = icmp eq ptr %216, null
  %218 = icmp ult i64 %212, 4194304
  %219 = or i1 %218, %217
  br i1 %219, label %229, label %220

220:                                              ; preds = %215
  %221 = ptrtoint ptr %213 to i64
  %222 = and i64 %221, -4096
  %223 = add i64 %212, 4095
  %224 = add i64 %223, %221
  %225 = and i64 %224, -4096
  %226 = inttoptr i64 %222 to ptr
  %227 = sub i64 %225, %222
  %228 = call i32 %216(ptr noundef %226, i64 noundef %227, i32 noundef 14)
  br label %229

229:                                              ; preds = %220, %215
  %230 = load i64, ptr %50, align 8, !tbaa !11
  %231 = sub i64 %203, %230
  %232 = shl i64 %231, 2
  %233 = load i64, ptr %51, align 8, !tbaa !12
  %234 = add i64 %232, %233
  store i64 %234, ptr %51, align 8, !tbaa !12
  store ptr %213, ptr %49, align 8, !tbaa !14
  store i64 %203, ptr %50, align 8, !tbaa !11
  br label %235

235:                                              ; preds = %229, %196
  %236 = load i64, ptr %55, align 8, !tbaa !11
  %237 = icmp ult i64 %236, %191
  br i1 %237, label %238, label %271

238:                                              ; preds = %235
  %239 = lshr i64 %236, 2
  %240 = add i64 %236, 1024
  %241 = add i64 %240, %239
  %242 = call i64 @llvm.umax.i64(i64 %241, i64 %191)
  %243 = load i64, ptr %51, align 8, !tbaa !12
  %244 = sub i64 %242, %236
  %245 = add i64 %244, %243
  %246 = load i64, ptr %52, align 8, !tbaa !13
  %247 = icmp ugt i64 %245, %246
  br i1 %247, label %459, label %248

248:                                              ; preds = %238
  %249 = load ptr, ptr %54, align 8, !tbaa !14
  %250 = call ptr @resize_memory(ptr noundef %249, i64 noundef %242)
  %251 = icmp eq ptr %250, null
  br i1 %251, label %459, label %252

252:                                              ; preds = %248
  %253 = load ptr, ptr %53, align 8, !tbaa !15
  %254 = icmp eq ptr %253, null
  %255 = icmp ult i64 %242, 4194304
  %256 = or i1 %255, %254
  br i1 %256, label %266, label %257

257:                                              ; preds = %252
  %258 = ptrtoint ptr %250 to i64
  %259 = and i64 %258, -4096
  %260 = add i64 %242, 4095
  %261 = add i64 %260, %258
  %262 = and i64 %261, -4096
  %263 = inttoptr i64 %259 to ptr
  %264 = sub i64 %262, %259
  %265 = call i32 %253(ptr noundef %263, i64 noundef %264, i32 noundef 14)
  br label %266

266:                                              ; preds = %257, %252
  %267 = load i64, ptr %55, align 8, !tbaa !11
  %268 = sub i64 %242, %267
  %269 = load i64, ptr %51, align 8, !tbaa !12
  %270 = add i64 %268, %269
  store i64 %270, ptr %51, align 8, !tbaa !12
  store ptr %250, ptr %54, align 8, !tbaa !14
  store i64 %242, ptr %55, align 8, !tbaa !11
  br label %271

271:                                              ; preds = %266, %235
  %272 = load i64, ptr %34, align 8, !tbaa !26
  %273 = add i64 %187, 1
  %274 = add i64 %273, %272
  %275 = load i64, ptr %57, align 8, !tbaa !11
  %276 = icmp ult i64 %275, %274
  br i1 %276, label %277, label %313

277:                                              ; preds = %271
  %278 = lshr i64 %275, 2
  %279 = add i64 %275, 1024
  %280 = add i64 %279, %278
  %281 = call i64 @llvm.umax.i64(i64 %280, i64 %274)
  %282 = load i64, ptr %51, align 8, !tbaa !12
  %283 = sub i64 %281, %275
  %284 = shl i64 %283, 2
  %285 = add i64 %282, %284
  %286 = load i64, ptr %52, align 8, !tbaa !13
  %287 = icmp ugt i64 %285, %286
  br i1 %287, label %459, label %288

288:                                              ; preds = %277
  %289 = load ptr, ptr %56, align 8, !tbaa !14
  %290 = shl i64 %281, 2
  %291 = call ptr @resize_memory(ptr noundef %289, i64 noundef %290)
  %292 = icmp eq ptr %291, null
  br i1 %292, label %459, label %293

293:                                              ; preds = %288
  %294 = load ptr, ptr %53, align 8, !tbaa !15
  %295 = icmp eq ptr %294, null
  %296 = icmp ult i64 %290, 4194304
  %297 = or i1 %296, %295
  br i1 %297, label %307, label %298

298:                                              ; preds = %293
  %299 = ptrtoint ptr %291 to i64
  %300 = and i64 %299, -4096
  %301 = add i64 %290, 4095
  %302 = add i64 %301, %299
  %303 = and i64 %302, -4096
  %304 = inttoptr i64 %300 to ptr
  %305 = sub i64 %303, %300
  %306 = call i32 %294(ptr noundef %304, i64 noundef %305, i32 noundef 14)
  br label %307

307:                                              ; preds = %298, %293
  %308 = load i64, ptr %57, align 8, !tbaa !11
  %309 = sub i64 %281, %308
  %310 = shl i64 %309, 2
  %311 = load i64, ptr %51, align 8, !tbaa !12
  %312 = add i64 %310, %311
  store i64 %312, ptr %51, align 8, !tbaa !12
  store ptr %291, ptr %56, align 8, !tbaa !14
  store i64 %281, ptr %57, align 8, !tbaa !11
  br label %313

313:                                              ; preds = %307, %271
  %314 = icmp eq i64 %187, 0
  br i1 %314, label %319, label %315

315:                                              ; preds = %313
  %316 = load ptr, ptr %46, align 8, !tbaa !50
  %317 = load ptr, ptr %44, align 8, !tbaa !16
  %318 = icmp eq ptr %317, null
  br label %320

319:                                              ; preds = %361, %313
  br i1 %78, label %364, label %450

320:                                              ; preds = %361, %315
  %321 = phi i64 [ 0, %315 ], [ %362, %361 ]
  %322 = getelementptr inbounds i64, ptr %316, i64 %321
  %323 = load i64, ptr %322, align 8, !tbaa !11
  br i1 %318, label %324, label %361

324:                                              ; preds = %320
  %325 = and i64 %323, 63
  %326 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %325, i32 1
  %327 = load i64, ptr %326, align 8, !tbaa !30
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %361, label %329

329:                                              ; preds = %324
  %330 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %325
  %331 = lshr i64 %323, 32
  %332 = mul i64 %327, %331
  %333 = lshr i64 %332, 32
  %334 = load ptr, ptr %330, align 8, !tbaa !32
  br label %338

335:                                              ; preds = %344
  %336 = add nuw nsw i64 %339, 1
  %337 = icmp eq i64 %336, 4
  br i1 %337, label %361, label %338, !llvm.loop !156

338:                                              ; preds = %335, %329
  %339 = phi i64 [ 0, %329 ], [ %336, %335 ]
  %340 = add nuw nsw i64 %339, %333
  %341 = getelementptr inbounds i64, ptr %334, i64 %340
  %342 = load i64, ptr %341, align 8, !tbaa !11
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %361, label %344

344:                                              ; preds = %338
  %345 = lshr i64 %342, 32
  %346 = icmp eq i64 %345, %331
  br i1 %346, label %347, label %335

347:                                              ; preds = %344
  %348 = and i64 %342, 4294967295
  %349 = add nsw i64 %348, -1
  %350 = load i64, ptr %38, align 8, !tbaa !28
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %355, label %352

352:                                              ; preds = %347
  %353 = load ptr, ptr %39, align 8, !tbaa !34
  %354 = getelementptr inbounds i32, ptr %353, i64 %349
  br label %359

355:                                              ; preds = %347
  %356 = load ptr, ptr %40, align 8, !tbaa !33
  %357 = mul i64 %349, %41
  %358 = getelementptr inbounds i64, ptr %356, i64 %357
  br label %359

359:                                              ; preds = %352, %355
  %360 = phi ptr [ %358, %355 ], [ %354, %352 ]
  call void @llvm.prefetch.p0(ptr %360, i32 0, i32 3, i32 1)
  br label %361

361:                                              ; preds = %338, %335, %359, %324, %320
  %362 = add nuw i64 %321, 1
  %363 = icmp eq i64 %362, %187
  br i1 %363, label %319, label %320, !llvm.loop !157

364:                                              ; preds = %319, %443
  %365 = phi i1 [ %449, %443 ], [ %78, %319 ]
  %366 = phi i32 [ %442, %443 ], [ %188, %319 ]
  %367 = phi i64 [ %440, %443 ], [ 0, %319 ]
  %368 = phi i64 [ %448, %443 ], [ %63, %319 ]
  %369 = sub nuw i64 %368, %63
  %370 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87, i64 %369
  %371 = load i32, ptr %370, align 4, !tbaa !21
  %372 = zext i32 %371 to i64
  %373 = add i64 %367, %372
  %374 = icmp ult i64 %367, %373
  br i1 %374, label %375, label %439

375:                                              ; preds = %364, %435
  %376 = phi i1 [ %437, %435 ], [ %374, %364 ]
  %377 = phi i32 [ %434, %435 ], [ %366, %364 ]
  %378 = phi i64 [ %436, %435 ], [ %367, %364 ]
  %379 = load ptr, ptr %42, align 8, !tbaa !48
  %380 = mul i64 %378, %41
  %381 = getelementptr inbounds i64, ptr %379, i64 %380
  %382 = load ptr, ptr %46, align 8, !tbaa !50
  %383 = getelementptr inbounds i64, ptr %382, i64 %378
  %384 = load i64, ptr %383, align 8, !tbaa !11
  %385 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %381, i64 noundef %384)
  %386 = icmp slt i64 %385, 0
  br i1 %386, label %432, label %387

387:                                              ; preds = %375
  %388 = load ptr, ptr %43, align 8, !tbaa !125
  %389 = getelementptr inbounds i64, ptr %388, i64 %378
  %390 = load i64, ptr %389, align 8, !tbaa !11
  %391 = load i64, ptr %58, align 8, !tbaa !158
  %392 = icmp ne i64 %391, 0
  br i1 %392, label %393, label %410

393:                                              ; preds = %387
  %394 = load i64, ptr %59, align 8, !tbaa !11
  %395 = icmp eq i64 %394, %390
  br i1 %395, label %402, label %406

396:                                              ; preds = %406
  %397 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 %408
  %398 = load i64, ptr %397, align 8, !tbaa !11
  %399 = icmp eq i64 %398, %390
  br i1 %399, label %400, label %406, !llvm.loop !159

400:                                              ; preds = %396
  %401 = icmp ult i64 %408, %391
  br label %402

402:                                              ; preds = %400, %393
  %403 = phi i1 [ true, %393 ], [ %401, %400 ]
  %404 = phi i64 [ 0, %393 ], [ %408, %400 ]
  %405 = trunc i64 %404 to i32
  br label %410

406:                                              ; preds = %393, %396
  %407 = phi i64 [ %408, %396 ], [ 0, %393 ]
  %408 = add nuw i64 %407, 1
  %409 = icmp eq i64 %408, %391
  br i1 %409, label %410, label %396, !llvm.loop !159

410:                                              ; preds = %406, %402, %387
  %411 = phi i1 [ %403, %402 ], [ %392, %387 ], [ false, %406 ]
  %412 = phi i32 [ %405, %402 ], [ undef, %387 ], [ undef, %406 ]
  br i1 %411, label %420, label %413

413:                                              ; preds = %410
  %414 = icmp eq i64 %391, 256
  br i1 %414, label %420, label %415

415:                                              ; preds = %413
  %416 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 %391
  store i64 %390, ptr %416, align 8, !tbaa !11
  %417 = load i64, ptr %58, align 8, !tbaa !158
  %418 = add i64 %417, 1
  store i64 %418, ptr %58, align 8, !tbaa !158
  %419 = trunc i64 %417 to i32
  br label %420

420:                                              ; preds = %415, %413, %410
  %421 = phi i32 [ %412, %410 ], [ %419, %415 ], [ -1, %413 ]
  %422 = icmp slt i32 %421, 0
  br i1 %422, label %432, label %423

423:                                              ; preds = %420
  %424 = trunc i64 %385 to i32
  %425 = load ptr, ptr %49, align 8, !tbaa !160
  %426 = load i64, ptr %48, align 8, !tbaa !155
  %427 = getelementptr inbounds i32, ptr %425, i64 %426
  store i32 %424, ptr %427, align 4, !tbaa !21
  %428 = trunc i32 %421 to i8
  %429 = load ptr, ptr %54, align 8, !tbaa !161
  %430 = add i64 %426, 1
  store i64 %430, ptr %48, align 8, !tbaa !155
  %431 = getelementptr inbounds i8, ptr %429, i64 %426
  store i8 %428, ptr %431, align 1, !tbaa !162
  br label %432

432:                                              ; preds = %423, %420, %375
  %433 = phi i1 [ true, %423 ], [ false, %420 ], [ false, %375 ]
  %434 = phi i32 [ %377, %423 ], [ 6, %420 ], [ 4, %375 ]
  br i1 %433, label %435, label %439

435:                                              ; preds = %432
  %436 = add nuw i64 %378, 1
  %437 = icmp ult i64 %436, %373
  %438 = icmp eq i64 %436, %373
  br i1 %438, label %439, label %375, !llvm.loop !163

439:                                              ; preds = %435, %432, %364
  %440 = phi i64 [ %367, %364 ], [ %378, %432 ], [ %436, %435 ]
  %441 = phi i1 [ %374, %364 ], [ %376, %432 ], [ %437, %435 ]
  %442 = phi i32 [ %366, %364 ], [ %434, %432 ], [ %434, %435 ]
  br i1 %441, label %450, label %443

443:                                              ; preds = %439
  %444 = load i64, ptr %48, align 8, !tbaa !155
  %445 = trunc i64 %444 to i32
  %446 = load ptr, ptr %56, align 8, !tbaa !164
  %447 = getelementptr inbounds i32, ptr %446, i64 %368
  store i32 %445, ptr %447, align 4, !tbaa !21
  %448 = add nuw i64 %368, 1
  %449 = icmp ult i64 %448, %77
  br i1 %449, label %364, label %450, !llvm.loop !165

450:                                              ; preds = %443, %439, %319
  %451 = phi i1 [ %78, %319 ], [ %365, %439 ], [ %449, %443 ]
  %452 = phi i32 [ %188, %319 ], [ %442, %439 ], [ %442, %443 ]
  br i1 %451, label %459, label %453

453:                                              ; preds = %450
  store i64 %77, ptr %31, align 8, !tbaa !38
  %454 = load i64, ptr %34, align 8, !tbaa !26
  %455 = load i64, ptr %60, align 8, !tbaa !101
  %456 = icmp ugt i64 %454, %455
  %457 = zext i1 %456 to i32
  %458 = select i1 %456, i32 5, i32 %452
  br label %459

459:                                              ; preds = %453, %450, %288, %277, %248, %238, %210, %199, %193, %189, %185
  %460 = phi i32 [ 1, %185 ], [ 1, %450 ], [ 1, %189 ], [ 1, %193 ], [ %457, %453 ], [ 1, %199 ], [ 1, %210 ], [ 1, %238 ], [ 1, %248 ], [ 1, %277 ], [ 1, %288 ]
  %461 = phi i32 [ %188, %185 ], [ %452, %450 ], [ 6, %189 ], [ 4, %193 ], [ %458, %453 ], [ 4, %199 ], [ 4, %210 ], [ 4, %238 ], [ 4, %248 ], [ 4, %277 ], [ 4, %288 ]
  %462 = icmp eq i32 %460, 0
  br i1 %462, label %61, label %463, !llvm.loop !166

463:                                              ; preds = %61, %65, %459
  %464 = phi i32 [ 2, %65 ], [ 0, %61 ], [ %461, %459 ]
  %465 = icmp eq i32 %464, 2
  br i1 %465, label %466, label %1007

466:                                              ; preds = %463
  %467 = load i64, ptr %48, align 8, !tbaa !155
  %468 = mul i64 %467, 5
  %469 = load i64, ptr %34, align 8, !tbaa !26
  %470 = add i64 %469, 1
  %471 = shl i64 %470, 2
  %472 = load i64, ptr %51, align 8, !tbaa !12
  %473 = add i64 %472, %468
  %474 = add i64 %473, %471
  %475 = load i64, ptr %52, align 8, !tbaa !13
  %476 = icmp ugt i64 %474, %475
  br i1 %476, label %639, label %477

477:                                              ; preds = %466
  %478 = call ptr @take_memory(i64 noundef %470, i64 noundef 4)
  %479 = load i64, ptr %48, align 8, !tbaa !155
  %480 = add i64 %479, 1
  %481 = call ptr @take_memory(i64 noundef %480, i64 noundef 4)
  %482 = load i64, ptr %48, align 8, !tbaa !155
  %483 = add i64 %482, 1
  %484 = call ptr @take_memory(i64 noundef %483, i64 noundef 1)
  %485 = icmp ne ptr %478, null
  %486 = icmp ne ptr %481, null
  %487 = select i1 %485, i1 %486, i1 false
  %488 = icmp ne ptr %484, null
  %489 = select i1 %487, i1 %488, i1 false
  br i1 %489, label %490, label %606

490:                                              ; preds = %477
  %491 = load i64, ptr %34, align 8, !tbaa !26
  %492 = shl i64 %491, 2
  %493 = add i64 %492, 4
  %494 = load ptr, ptr %53, align 8, !tbaa !15
  %495 = icmp eq ptr %494, null
  %496 = icmp ult i64 %493, 4194304
  %497 = or i1 %495, %496
  br i1 %497, label %507, label %498

498:                                              ; preds = %490
  %499 = ptrtoint ptr %478 to i64
  %500 = and i64 %499, -4096
  %501 = add i64 %499, 4099
  %502 = add i64 %501, %492
  %503 = and i64 %502, -4096
  %504 = inttoptr i64 %500 to ptr
  %505 = sub i64 %503, %500
  %506 = call i32 %494(ptr noundef %504, i64 noundef %505, i32 noundef 14)
  br label %507

507:                                              ; preds = %498, %490
  %508 = load i64, ptr %48, align 8, !tbaa !155
  %509 = shl i64 %508, 2
  %510 = load ptr, ptr %53, align 8, !tbaa !15
  %511 = icmp eq ptr %510, null
  %512 = icmp ult i64 %509, 4194304
  %513 = or i1 %512, %511
  br i1 %513, label %523, label %514

514:                                              ; preds = %507
  %515 = ptrtoint ptr %481 to i64
  %516 = and i64 %515, -4096
  %517 = add i64 %515, 4095
  %518 = add i64 %517, %509
  %519 = and i64 %518, -4096
  %520 = inttoptr i64 %516 to ptr
  %521 = sub i64 %519, %516
  %522 = call i32 %510(ptr noundef %520, i64 noundef %521, i32 noundef 14)
  br label %523

523:                                              ; preds = %514, %507
  %524 = load i64, ptr %48, align 8, !tbaa !155
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %528, label %526

526:                                              ; preds = %523
  %527 = load ptr, ptr %49, align 8, !tbaa !160
  br label %533

528:                                              ; preds = %533, %523
  %529 = load i64, ptr %34, align 8, !tbaa !26
  %530 = icmp eq i64 %529, 0
  br i1 %530, label %544, label %531

531:                                              ; preds = %528
  %532 = load i32, ptr %478, align 4
  br label %546

533:                                              ; preds = %533, %526
  %534 = phi i64 [ 0, %526 ], [ %542, %533 ]
  %535 = getelementptr inbounds i32, ptr %527, i64 %534
  %536 = load i32, ptr %535, align 4, !tbaa !21
  %537 = add i32 %536, 1
  %538 = zext i32 %537 to i64
  %539 = getelementptr inbounds i32, ptr %478, i64 %538
  %540 = load i32, ptr %539, align 4, !tbaa !21
  %541 = add i32 %540, 1
  store i32 %541, ptr %539, align 4, !tbaa !21
  %542 = add nuw i64 %534, 1
  %543 = icmp eq i64 %542, %524
  br i1 %543, label %528, label %533, !llvm.loop !167

544:                                              ; preds = %546, %528
  %545 = call i64 @llvm.usub.sat.i64(i64 %524, i64 1)
  br i1 %530, label %606, label %554

546:                                              ; preds = %531, %546
  %547 = phi i32 [ %532, %531 ], [ %552, %546 ]
  %548 = phi i64 [ 0, %531 ], [ %549, %546 ]
  %549 = add nuw i64 %548, 1
  %550 = getelementptr inbounds i32, ptr %478, i64 %549
  %551 = load i32, ptr %550, align 4, !tbaa !21
  %552 = add i32 %551, %547
  store i32 %552, ptr %550, align 4, !tbaa !21
  %553 = icmp eq i64 %549, %529
  br i1 %553, label %544, label %546, !llvm.loop !168

554:                                              ; preds = %544, %601
  %555 = phi i64 [ %603, %601 ], [ 0, %544 ]
  %556 = phi i64 [ %602, %601 ], [ 0, %544 ]
  %557 = load ptr, ptr %56, align 8, !tbaa !164
  %558 = getelementptr inbounds i32, ptr %557, i64 %555
  %559 = load i32, ptr %558, align 4, !tbaa !21
  %560 = zext i32 %559 to i64
  %561 = icmp ult i64 %556, %560
  br i1 %561, label %562, label %601

562:                                              ; preds = %554
  %563 = trunc i64 %555 to i32
  br label %564

564:                                              ; preds = %564, %562
  %565 = phi i64 [ %556, %562 ], [ %595, %564 ]
  %566 = add nuw nsw i64 %565, 8
  %567 = call i64 @llvm.umin.i64(i64 %566, i64 %545)
  %568 = add nuw nsw i64 %565, 32
  %569 = call i64 @llvm.umin.i64(i64 %568, i64 %545)
  %570 = load ptr, ptr %49, align 8, !tbaa !160
  %571 = getelementptr inbounds i32, ptr %570, i64 %569
  %572 = load i32, ptr %571, align 4, !tbaa !21
  %573 = zext i32 %572 to i64
  %574 = getelementptr inbounds i32, ptr %478, i64 %573
  call void @llvm.prefetch.p0(ptr nonnull %574, i32 1, i32 3, i32 1)
  %575 = getelementptr inbounds i32, ptr %570, i64 %567
  %576 = load i32, ptr %575, align 4, !tbaa !21
  %577 = zext i32 %576 to i64
  %578 = getelementptr inbounds i32, ptr %478, i64 %577
  %579 = load i32, ptr %578, align 4, !tbaa !21
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds i32, ptr %481, i64 %580
  call void @llvm.prefetch.p0(ptr nonnull %581, i32 1, i32 3, i32 1)
  %582 = getelementptr inbounds i8, ptr %484, i64 %580
  call void @llvm.prefetch.p0(ptr nonnull %582, i32 1, i32 3, i32 1)
  %583 = getelementptr inbounds i32, ptr %570, i64 %565
  %584 = load i32, ptr %583, align 4, !tbaa !21
  %585 = zext i32 %584 to i64
  %586 = getelementptr inbounds i32, ptr %478, i64 %585
  %587 = load i32, ptr %586, align 4, !tbaa !21
  %588 = add i32 %587, 1
  store i32 %588, ptr %586, align 4, !tbaa !21
  %589 = zext i32 %587 to i64
  %590 = getelementptr inbounds i32, ptr %481, i64 %589
  store i32 %563, ptr %590, align 4, !tbaa !21
  %591 = load ptr, ptr %54, align 8, !tbaa !161
  %592 = getelementptr inbounds i8, ptr %591, i64 %565
  %593 = load i8, ptr %592, align 1, !tbaa !162
  %594 = getelementptr inbounds i8, ptr %484, i64 %589
  store i8 %593, ptr %594, align 1, !tbaa !162
  %595 = add nuw nsw i64 %565, 1
  %596 = load ptr, ptr %56, align 8, !tbaa !164
  %597 = getelementptr inbounds i32, ptr %596, i64 %555
  %598 = load i32, ptr %597, align 4, !tbaa !21
  %599 = zext i32 %598 to i64
  %600 = icmp ult i64 %595, %599
  br i1 %600, label %564, label %601, !llvm.loop !169

601:                                              ; preds = %564, %554
  %602 = phi i64 [ %556, %554 ], [ %595, %564 ]
  %603 = add nuw i64 %555, 1
  %604 = load i64, ptr %34, align 8, !tbaa !26
  %605 = icmp ult i64 %603, %604
  br i1 %605, label %554, label %606, !llvm.loop !170

606:                                              ; preds = %601, %544, %477
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %607 = load ptr, ptr %56, align 8, !tbaa !164
  store ptr %607, ptr %4, align 16, !tbaa !14
  %608 = getelementptr inbounds ptr, ptr %4, i64 1
  %609 = load ptr, ptr %49, align 8, !tbaa !160
  store ptr %609, ptr %608, align 8, !tbaa !14
  %610 = getelementptr inbounds ptr, ptr %4, i64 2
  %611 = load ptr, ptr %54, align 8, !tbaa !161
  store ptr %611, ptr %610, align 16, !tbaa !14
  br label %630

612:                                              ; preds = %636
  %613 = load i64, ptr %48, align 8, !tbaa !155
  %614 = mul i64 %613, 5
  %615 = load i64, ptr %34, align 8, !tbaa !26
  %616 = shl i64 %615, 2
  %617 = add i64 %616, %614
  %618 = load i64, ptr %51, align 8, !tbaa !12
  %619 = add i64 %617, %618
  store i64 %619, ptr %51, align 8, !tbaa !12
  %620 = load i64, ptr %50, align 8, !tbaa !171
  %621 = load i64, ptr %55, align 8, !tbaa !172
  %622 = load i64, ptr %57, align 8, !tbaa !173
  %623 = add i64 %622, %620
  %624 = shl i64 %623, 2
  %625 = add i64 %621, %624
  %626 = sub i64 %619, %625
  store i64 %626, ptr %51, align 8, !tbaa !12
  store ptr %478, ptr %56, align 8, !tbaa !164
  store ptr %481, ptr %49, align 8, !tbaa !160
  store ptr %484, ptr %54, align 8, !tbaa !161
  %627 = add i64 %615, 1
  store i64 %627, ptr %57, align 8, !tbaa !173
  %628 = add i64 %613, 1
  store i64 %628, ptr %55, align 8, !tbaa !172
  store i64 %628, ptr %50, align 8, !tbaa !171
  %629 = select i1 %489, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %639

630:                                              ; preds = %636, %606
  %631 = phi i64 [ 0, %606 ], [ %637, %636 ]
  %632 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %631
  %633 = load ptr, ptr %632, align 8, !tbaa !14
  %634 = icmp eq ptr %633, null
  br i1 %634, label %636, label %635

635:                                              ; preds = %630
  call void @give_back(ptr noundef nonnull %633)
  br label %636

636:                                              ; preds = %635, %630
  %637 = add nuw nsw i64 %631, 1
  %638 = icmp eq i64 %637, 3
  br i1 %638, label %612, label %630, !llvm.loop !174

639:                                              ; preds = %466, %612
  %640 = phi i32 [ %629, %612 ], [ 4, %466 ]
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %1007

642:                                              ; preds = %639
  %643 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %644 = load i64, ptr %34, align 8, !tbaa !26
  %645 = load i64, ptr %643, align 8, !tbaa !11
  %646 = icmp ult i64 %645, %644
  br i1 %646, label %647, label %683

647:                                              ; preds = %642
  %648 = lshr i64 %645, 2
  %649 = add i64 %645, 1024
  %650 = add i64 %649, %648
  %651 = call i64 @llvm.umax.i64(i64 %650, i64 %644)
  %652 = load i64, ptr %51, align 8, !tbaa !12
  %653 = sub i64 %651, %645
  %654 = shl i64 %653, 3
  %655 = add i64 %652, %654
  %656 = load i64, ptr %52, align 8, !tbaa !13
  %657 = icmp ugt i64 %655, %656
  br i1 %657, label %1007, label %658

658:                                              ; preds = %647
  %659 = load ptr, ptr %6, align 8, !tbaa !14
  %660 = shl i64 %651, 3
  %661 = call ptr @resize_memory(ptr noundef %659, i64 noundef %660)
  %662 = icmp eq ptr %661, null
  br i1 %662, label %1007, label %663

663:                                              ; preds = %658
  %664 = load ptr, ptr %53, align 8, !tbaa !15
  %665 = icmp eq ptr %664, null
  %666 = icmp ult i64 %660, 4194304
  %667 = or i1 %666, %665
  br i1 %667, label %677, label %668

668:                                              ; preds = %663
  %669 = ptrtoint ptr %661 to i64
  %670 = and i64 %669, -4096
  %671 = add i64 %660, 4095
  %672 = add i64 %671, %669
  %673 = and i64 %672, -4096
  %674 = inttoptr i64 %670 to ptr
  %675 = sub i64 %673, %670
  %676 = call i32 %664(ptr noundef %674, i64 noundef %675, i32 noundef 14)
  br label %677

677:                                              ; preds = %668, %663
  %678 = load i64, ptr %643, align 8, !tbaa !11
  %679 = sub i64 %651, %678
  %680 = shl i64 %679, 3
  %681 = load i64, ptr %51, align 8, !tbaa !12
  %682 = add i64 %680, %681
  store i64 %682, ptr %51, align 8, !tbaa !12
  store ptr %661, ptr %6, align 8, !tbaa !14
  store i64 %651, ptr %643, align 8, !tbaa !11
  br label %683

683:                                              ; preds = %677, %642
  %684 = load i64, ptr %34, align 8, !tbaa !26
  %685 = icmp eq i64 %684, 0
  br i1 %685, label %688, label %686

686:                                              ; preds = %683
  %687 = load ptr, ptr %6, align 8, !tbaa !152
  br label %695

688:                                              ; preds = %695, %683
  %689 = load i64, ptr %34, align 8, !tbaa !26
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %1007, label %691

691:                                              ; preds = %688
  %692 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %693 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %694 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  br label %701

695:                                              ; preds = %695, %686
  %696 = phi i64 [ 0, %686 ], [ %698, %695 ]
  %697 = getelementptr inbounds i64, ptr %687, i64 %696
  store i64 -1, ptr %697, align 8, !tbaa !11
  %698 = add nuw i64 %696, 1
  %699 = load i64, ptr %34, align 8, !tbaa !26
  %700 = icmp ult i64 %698, %699
  br i1 %700, label %695, label %688, !llvm.loop !175

701:                                              ; preds = %751, %691
  %702 = phi i32 [ undef, %691 ], [ %750, %751 ]
  %703 = phi i64 [ 0, %691 ], [ %752, %751 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %704 = load ptr, ptr %692, align 8, !tbaa !104
  %705 = load i64, ptr %38, align 8, !tbaa !28
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %707, label %711

707:                                              ; preds = %701
  %708 = load ptr, ptr %40, align 8, !tbaa !33
  %709 = mul i64 %703, %41
  %710 = getelementptr inbounds i64, ptr %708, i64 %709
  br label %717

711:                                              ; preds = %701
  %712 = load ptr, ptr %39, align 8, !tbaa !34
  %713 = getelementptr inbounds i32, ptr %712, i64 %703
  %714 = load i32, ptr %713, align 4, !tbaa !21
  %715 = zext i32 %714 to i64
  %716 = or i64 %715, -9223372036854775808
  store i64 %716, ptr %3, align 8, !tbaa !11
  br label %717

717:                                              ; preds = %711, %707
  %718 = phi ptr [ %3, %711 ], [ %710, %707 ]
  %719 = call i32 %704(ptr noundef %718)
  %720 = icmp slt i32 %719, 1
  br i1 %720, label %748, label %721

721:                                              ; preds = %717
  %722 = trunc i64 %703 to i32
  %723 = load ptr, ptr %6, align 8, !tbaa !152
  %724 = and i64 %703, 4294967295
  %725 = getelementptr inbounds i64, ptr %723, i64 %724
  %726 = load i64, ptr %725, align 8, !tbaa !11
  %727 = icmp eq i64 %726, 0
  br i1 %727, label %743, label %728

728:                                              ; preds = %721
  store i64 0, ptr %725, align 8, !tbaa !11
  %729 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %743, label %731

731:                                              ; preds = %728
  %732 = load i64, ptr %693, align 8, !tbaa !114
  %733 = add i64 %732, 1
  store i64 %733, ptr %693, align 8, !tbaa !114
  %734 = trunc i64 %732 to i32
  %735 = load ptr, ptr %694, align 8, !tbaa !119
  %736 = and i64 %732, 4294967295
  %737 = getelementptr inbounds %struct.Record, ptr %735, i64 %736
  store i64 0, ptr %737, align 8, !tbaa.struct !130
  %738 = getelementptr inbounds i8, ptr %737, i64 8
  store i32 %722, ptr %738, align 8, !tbaa.struct !131
  %739 = getelementptr inbounds i8, ptr %737, i64 12
  store i32 0, ptr %739, align 4, !tbaa.struct !132
  %740 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %734, i32 noundef 0)
  %741 = icmp eq i32 %740, 0
  %742 = select i1 %741, i32 4, i32 0
  br label %743

743:                                              ; preds = %731, %728, %721
  %744 = phi i32 [ %742, %731 ], [ 0, %721 ], [ 4, %728 ]
  %745 = icmp eq i32 %744, 0
  %746 = lshr exact i32 %744, 2
  %747 = select i1 %745, i32 %702, i32 %744
  br label %748

748:                                              ; preds = %743, %717
  %749 = phi i32 [ %746, %743 ], [ 7, %717 ]
  %750 = phi i32 [ %747, %743 ], [ %702, %717 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  switch i32 %749, label %1007 [
    i32 0, label %751
    i32 7, label %751
  ]

751:                                              ; preds = %748, %748
  %752 = add nuw i64 %703, 1
  %753 = load i64, ptr %34, align 8, !tbaa !26
  %754 = icmp ult i64 %752, %753
  br i1 %754, label %701, label %1007, !llvm.loop !176

755:                                              ; preds = %1004
  %756 = add i64 %760, -1
  %757 = icmp eq i64 %756, 0
  br i1 %757, label %1007, label %758, !llvm.loop !177

758:                                              ; preds = %11, %755
  %759 = phi i32 [ undef, %11 ], [ %1006, %755 ]
  %760 = phi i64 [ %1, %11 ], [ %756, %755 ]
  %761 = load i64, ptr %12, align 8, !tbaa !117
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %763, label %848

763:                                              ; preds = %758
  %764 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %765 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %766 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %767 = load i64, ptr %766, align 8, !tbaa !26
  %768 = load i64, ptr %765, align 8, !tbaa !11
  %769 = icmp ult i64 %768, %767
  br i1 %769, label %770, label %809

770:                                              ; preds = %763
  %771 = lshr i64 %768, 2
  %772 = add i64 %768, 1024
  %773 = add i64 %772, %771
  %774 = tail call i64 @llvm.umax.i64(i64 %773, i64 %767)
  %775 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %776 = load i64, ptr %775, align 8, !tbaa !12
  %777 = sub i64 %774, %768
  %778 = shl i64 %777, 1
  %779 = add i64 %776, %778
  %780 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %781 = load i64, ptr %780, align 8, !tbaa !13
  %782 = icmp ugt i64 %779, %781
  br i1 %782, label %1007, label %783

783:                                              ; preds = %770
  %784 = load ptr, ptr %764, align 8, !tbaa !14
  %785 = shl i64 %774, 1
  %786 = tail call ptr @resize_memory(ptr noundef %784, i64 noundef %785)
  %787 = icmp eq ptr %786, null
  br i1 %787, label %1007, label %788

788:                                              ; preds = %783
  %789 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %790 = load ptr, ptr %789, align 8, !tbaa !15
  %791 = icmp eq ptr %790, null
  %792 = icmp ult i64 %785, 4194304
  %793 = or i1 %792, %791
  br i1 %793, label %803, label %794

794:                                              ; preds = %788
  %795 = ptrtoint ptr %786 to i64
  %796 = and i64 %795, -4096
  %797 = add i64 %785, 4095
  %798 = add i64 %797, %795
  %799 = and i64 %798, -4096
  %800 = inttoptr i64 %796 to ptr
  %801 = sub i64 %799, %796
  %802 = tail call i32 %790(ptr noundef %800, i64 noundef %801, i32 noundef 14)
  br label %803

803:                                              ; preds = %794, %788
  %804 = load i64, ptr %765, align 8, !tbaa !11
  %805 = sub i64 %774, %804
  %806 = shl i64 %805, 1
  %807 = load i64, ptr %775, align 8, !tbaa !12
  %808 = add i64 %806, %807
  store i64 %808, ptr %775, align 8, !tbaa !12
  store ptr %786, ptr %764, align 8, !tbaa !14
  store i64 %774, ptr %765, align 8, !tbaa !11
  br label %809

809:                                              ; preds = %803, %763
  %810 = load i64, ptr %766, align 8, !tbaa !26
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %1007, label %812

812:                                              ; preds = %809
  %813 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %814 = load i64, ptr %813, align 8, !tbaa !178
  %815 = icmp eq i64 %814, 0
  %816 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %817 = load ptr, ptr %6, align 8, !tbaa !152
  %818 = load ptr, ptr %764, align 8, !tbaa !179
  br label %819

819:                                              ; preds = %837, %812
  %820 = phi i64 [ 0, %812 ], [ %846, %837 ]
  br i1 %815, label %837, label %821

821:                                              ; preds = %819
  %822 = load ptr, ptr %816, align 8, !tbaa !180
  %823 = getelementptr inbounds i64, ptr %817, i64 %820
  %824 = load i64, ptr %823, align 8, !tbaa !11
  br label %825

825:                                              ; preds = %825, %821
  %826 = phi i64 [ %814, %821 ], [ %835, %825 ]
  %827 = phi i64 [ 0, %821 ], [ %834, %825 ]
  %828 = add i64 %827, %826
  %829 = lshr i64 %828, 1
  %830 = getelementptr inbounds i64, ptr %822, i64 %829
  %831 = load i64, ptr %830, align 8, !tbaa !11
  %832 = icmp ult i64 %831, %824
  %833 = add nuw i64 %829, 1
  %834 = select i1 %832, i64 %833, i64 %827
  %835 = select i1 %832, i64 %826, i64 %829
  %836 = icmp ult i64 %834, %835
  br i1 %836, label %825, label %837, !llvm.loop !181

837:                                              ; preds = %825, %819
  %838 = phi i64 [ 0, %819 ], [ %834, %825 ]
  %839 = getelementptr inbounds i64, ptr %817, i64 %820
  %840 = load i64, ptr %839, align 8, !tbaa !11
  %841 = icmp eq i64 %840, -1
  %842 = trunc i64 %838 to i16
  %843 = add i16 %842, 1
  %844 = select i1 %841, i16 0, i16 %843
  %845 = getelementptr inbounds i16, ptr %818, i64 %820
  store i16 %844, ptr %845, align 2, !tbaa !182
  %846 = add nuw i64 %820, 1
  %847 = icmp eq i64 %846, %810
  br i1 %847, label %1007, label %819, !llvm.loop !184

848:                                              ; preds = %758
  %849 = tail call fastcc i32 @pop(ptr noundef %0)
  %850 = load ptr, ptr %13, align 8, !tbaa !119
  %851 = zext i32 %849 to i64
  %852 = getelementptr inbounds %struct.Record, ptr %850, i64 %851
  %853 = getelementptr inbounds %struct.Record, ptr %850, i64 %851, i32 1
  %854 = load i32, ptr %853, align 8, !tbaa !120
  %855 = load i64, ptr %852, align 8, !tbaa !122
  %856 = load ptr, ptr %6, align 8, !tbaa !152
  %857 = zext i32 %854 to i64
  %858 = getelementptr inbounds i64, ptr %856, i64 %857
  %859 = load i64, ptr %858, align 8, !tbaa !11
  %860 = icmp eq i64 %859, %855
  br i1 %860, label %861, label %1004

861:                                              ; preds = %848
  %862 = load i64, ptr %14, align 8, !tbaa !178
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %872, label %864

864:                                              ; preds = %861
  %865 = load ptr, ptr %15, align 8, !tbaa !180
  %866 = add i64 %862, -1
  %867 = getelementptr inbounds i64, ptr %865, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !11
  %869 = icmp eq i64 %868, %855
  br i1 %869, label %917, label %870

870:                                              ; preds = %864
  %871 = icmp eq i64 %862, 65534
  br i1 %871, label %1004, label %872

872:                                              ; preds = %861, %870
  %873 = add i64 %862, 1
  %874 = load i64, ptr %17, align 8, !tbaa !11
  %875 = icmp ult i64 %874, %873
  br i1 %875, label %876, label %912

876:                                              ; preds = %872
  %877 = lshr i64 %874, 2
  %878 = add i64 %874, 1024
  %879 = add i64 %878, %877
  %880 = tail call i64 @llvm.umax.i64(i64 %879, i64 %873)
  %881 = load i64, ptr %18, align 8, !tbaa !12
  %882 = sub i64 %880, %874
  %883 = shl i64 %882, 3
  %884 = add i64 %881, %883
  %885 = load i64, ptr %19, align 8, !tbaa !13
  %886 = icmp ugt i64 %884, %885
  br i1 %886, label %1004, label %887

887:                                              ; preds = %876
  %888 = load ptr, ptr %16, align 8, !tbaa !14
  %889 = shl i64 %880, 3
  %890 = tail call ptr @resize_memory(ptr noundef %888, i64 noundef %889)
  %891 = icmp eq ptr %890, null
  br i1 %891, label %1004, label %892

892:                                              ; preds = %887
  %893 = load ptr, ptr %20, align 8, !tbaa !15
  %894 = icmp eq ptr %893, null
  %895 = icmp ult i64 %889, 4194304
  %896 = or i1 %895, %894
  br i1 %896, label %906, label %897

897:                                              ; preds = %892
  %898 = ptrtoint ptr %890 to i64
  %899 = and i64 %898, -4096
  %900 = add i64 %889, 4095
  %901 = add i64 %900, %898
  %902 = and i64 %901, -4096
  %903 = inttoptr i64 %899 to ptr
  %904 = sub i64 %902, %899
  %905 = tail call i32 %893(ptr noundef %903, i64 noundef %904, i32 noundef 14)
  br label %906

906:                                              ; preds = %897, %892
  %907 = load i64, ptr %17, align 8, !tbaa !11
  %908 = sub i64 %880, %907
  %909 = shl i64 %908, 3
  %910 = load i64, ptr %18, align 8, !tbaa !12
  %911 = add i64 %909, %910
  store i64 %911, ptr %18, align 8, !tbaa !12
  store ptr %890, ptr %16, align 8, !tbaa !14
  store i64 %880, ptr %17, align 8, !tbaa !11
  br label %912

912:                                              ; preds = %906, %872
  %913 = load ptr, ptr %16, align 8, !tbaa !180
  %914 = load i64, ptr %14, align 8, !tbaa !178
  %915 = add i64 %914, 1
  store i64 %915, ptr %14, align 8, !tbaa !178
  %916 = getelementptr inbounds i64, ptr %913, i64 %914
  store i64 %855, ptr %916, align 8, !tbaa !11
  br label %917

917:                                              ; preds = %912, %864
  %918 = load ptr, ptr %21, align 8, !tbaa !150
  %919 = getelementptr inbounds i32, ptr %918, i64 %851
  %920 = load i32, ptr %919, align 4, !tbaa !21
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %931, label %922

922:                                              ; preds = %917
  %923 = load ptr, ptr %22, align 8, !tbaa !164
  %924 = load ptr, ptr %13, align 8, !tbaa !119
  %925 = add i32 %920, -1
  %926 = zext i32 %925 to i64
  %927 = getelementptr inbounds %struct.Record, ptr %924, i64 %926, i32 1
  %928 = load i32, ptr %927, align 8, !tbaa !120
  %929 = zext i32 %928 to i64
  %930 = getelementptr inbounds i32, ptr %923, i64 %929
  tail call void @llvm.prefetch.p0(ptr %930, i32 0, i32 3, i32 1)
  br label %931

931:                                              ; preds = %922, %917
  %932 = icmp eq i32 %854, 0
  br i1 %932, label %939, label %933

933:                                              ; preds = %931
  %934 = load ptr, ptr %23, align 8, !tbaa !164
  %935 = add i32 %854, -1
  %936 = zext i32 %935 to i64
  %937 = getelementptr inbounds i32, ptr %934, i64 %936
  %938 = load i32, ptr %937, align 4, !tbaa !21
  br label %939

939:                                              ; preds = %931, %933
  %940 = phi i32 [ %938, %933 ], [ 0, %931 ]
  %941 = zext i32 %940 to i64
  %942 = load ptr, ptr %24, align 8, !tbaa !164
  %943 = getelementptr inbounds i32, ptr %942, i64 %857
  %944 = load i32, ptr %943, align 4, !tbaa !21
  %945 = zext i32 %944 to i64
  %946 = icmp ult i32 %940, %944
  br i1 %946, label %947, label %950

947:                                              ; preds = %939
  %948 = load ptr, ptr %6, align 8, !tbaa !152
  %949 = load ptr, ptr %25, align 8, !tbaa !160
  br label %952

950:                                              ; preds = %952, %939
  %951 = icmp ult i32 %940, %944
  br i1 %951, label %960, label %1004

952:                                              ; preds = %947, %952
  %953 = phi i64 [ %941, %947 ], [ %958, %952 ]
  %954 = getelementptr inbounds i32, ptr %949, i64 %953
  %955 = load i32, ptr %954, align 4, !tbaa !21
  %956 = zext i32 %955 to i64
  %957 = getelementptr inbounds i64, ptr %948, i64 %956
  tail call void @llvm.prefetch.p0(ptr %957, i32 0, i32 3, i32 1)
  %958 = add nuw nsw i64 %953, 1
  %959 = icmp eq i64 %958, %945
  br i1 %959, label %950, label %952, !llvm.loop !185

960:                                              ; preds = %950, %997
  %961 = phi i32 [ %1000, %997 ], [ %759, %950 ]
  %962 = phi i64 [ %1001, %997 ], [ %941, %950 ]
  %963 = load ptr, ptr %26, align 8, !tbaa !160
  %964 = getelementptr inbounds i32, ptr %963, i64 %962
  %965 = load i32, ptr %964, align 4, !tbaa !21
  %966 = load ptr, ptr %27, align 8, !tbaa !161
  %967 = getelementptr inbounds i8, ptr %966, i64 %962
  %968 = load i8, ptr %967, align 1, !tbaa !162
  %969 = zext i8 %968 to i64
  %970 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75, i64 %969
  %971 = load i64, ptr %970, align 8, !tbaa !11
  %972 = add i64 %971, %855
  %973 = load ptr, ptr %6, align 8, !tbaa !152
  %974 = zext i32 %965 to i64
  %975 = getelementptr inbounds i64, ptr %973, i64 %974
  %976 = load i64, ptr %975, align 8, !tbaa !11
  %977 = icmp ugt i64 %976, %972
  br i1 %977, label %978, label %997

978:                                              ; preds = %960
  %979 = load i64, ptr %28, align 8, !tbaa !127
  %980 = and i64 %979, %972
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %982, label %997

982:                                              ; preds = %978
  store i64 %972, ptr %975, align 8, !tbaa !11
  %983 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %984 = icmp eq i32 %983, 0
  br i1 %984, label %997, label %985

985:                                              ; preds = %982
  %986 = load i64, ptr %29, align 8, !tbaa !114
  %987 = add i64 %986, 1
  store i64 %987, ptr %29, align 8, !tbaa !114
  %988 = trunc i64 %986 to i32
  %989 = load ptr, ptr %13, align 8, !tbaa !119
  %990 = and i64 %986, 4294967295
  %991 = getelementptr inbounds %struct.Record, ptr %989, i64 %990
  store i64 %972, ptr %991, align 8, !tbaa.struct !130
  %992 = getelementptr inbounds i8, ptr %991, i64 8
  store i32 %965, ptr %992, align 8, !tbaa.struct !131
  %993 = getelementptr inbounds i8, ptr %991, i64 12
  store i32 0, ptr %993, align 4, !tbaa.struct !132
  %994 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef %972, i32 noundef %988, i32 noundef 0)
  %995 = icmp eq i32 %994, 0
  %996 = select i1 %995, i32 4, i32 0
  br label %997

997:                                              ; preds = %960, %978, %982, %985
  %998 = phi i32 [ %996, %985 ], [ 0, %960 ], [ 6, %978 ], [ 4, %982 ]
  %999 = icmp ne i32 %998, 0
  %1000 = select i1 %999, i32 %998, i32 %961
  %1001 = add nuw nsw i64 %962, 1
  %1002 = icmp eq i64 %1001, %945
  %1003 = select i1 %999, i1 true, i1 %1002
  br i1 %1003, label %1004, label %960, !llvm.loop !186

1004:                                             ; preds = %997, %950, %887, %876, %870, %848
  %1005 = phi i1 [ true, %870 ], [ false, %848 ], [ true, %876 ], [ true, %887 ], [ false, %950 ], [ %999, %997 ]
  %1006 = phi i32 [ 6, %870 ], [ %759, %848 ], [ 4, %876 ], [ 4, %887 ], [ %759, %950 ], [ %1000, %997 ]
  br i1 %1005, label %1007, label %755

1007:                                             ; preds = %1004, %755, %837, %751, %748, %9, %809, %783, %770, %688, %658, %647, %463, %639
  %1008 = phi i32 [ %464, %463 ], [ %640, %639 ], [ 4, %647 ], [ 4, %658 ], [ 0, %688 ], [ 4, %770 ], [ 4, %783 ], [ 2, %809 ], [ 0, %9 ], [ %750, %748 ], [ 0, %751 ], [ 2, %837 ], [ 0, %755 ], [ %1006, %1004 ]
  ret i32 %1008
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [10 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
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
  br i1 %32, label %22, label %23, !llvm.loop !187
}

define i64 @search_distance(ptr nocapture noundef readonly %0, ptr noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %5 = load ptr, ptr %4, align 8, !tbaa !16
  %6 = icmp eq ptr %5, null
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = tail call i64 %5(ptr noundef %1)
  %9 = mul i64 %8, 246948723733
  %10 = lshr i64 %9, 19
  %11 = and i64 %10, 524287
  %12 = xor i64 %11, %9
  %13 = mul i64 %12, 242235342227
  %14 = and i64 %13, 274877906943
  %15 = lshr i64 %14, 19
  %16 = xor i64 %15, %13
  %17 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %14, i64 32)
  br label %43

18:                                               ; preds = %2
  %19 = load i64, ptr @WORDS, align 8, !tbaa !11
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %39, label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %35, %21 ], [ 0, %18 ]
  %23 = phi i64 [ %34, %21 ], [ -7046029254386353131, %18 ]
  %24 = getelementptr inbounds i64, ptr %1, i64 %22
  %25 = load i64, ptr %24, align 8, !tbaa !11
  %26 = xor i64 %25, %23
  %27 = shl i64 %22, 1
  %28 = add i64 %27, -2960836687051489901
  %29 = zext i64 %26 to i128
  %30 = zext i64 %28 to i128
  %31 = mul nuw i128 %29, %30
  %32 = lshr i128 %31, 64
  %33 = xor i128 %32, %31
  %34 = trunc i128 %33 to i64
  %35 = add nuw i64 %22, 1
  %36 = icmp eq i64 %35, %19
  br i1 %36, label %37, label %21, !llvm.loop !17

37:                                               ; preds = %21
  %38 = trunc i128 %33 to i64
  br label %39

39:                                               ; preds = %37, %18
  %40 = phi i64 [ -7046029254386353131, %18 ], [ %38, %37 ]
  %41 = lshr i64 %40, 32
  %42 = xor i64 %41, %40
  br label %43

43:                                               ; preds = %7, %39
  %44 = phi i64 [ %17, %7 ], [ %42, %39 ]
  %45 = and i64 %44, 63
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %45, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !30
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %127, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %45
  %51 = lshr i64 %44, 32
  %52 = mul i64 %47, %51
  %53 = lshr i64 %52, 32
  %54 = load ptr, ptr %50, align 8, !tbaa !32
  %55 = getelementptr inbounds i64, ptr %54, i64 %53
  %56 = load i64, ptr %55, align 8, !tbaa !11
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %127, label %58

58:                                               ; preds = %49
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %62 = load i64, ptr @WORDS, align 8
  %63 = icmp eq i64 %62, 0
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  br label %71

66:                                               ; preds = %124
  %67 = add i64 %74, 1
  %68 = getelementptr inbounds i64, ptr %54, i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %127, label %71, !llvm.loop !188

71:                                               ; preds = %58, %66
  %72 = phi i64 [ %56, %58 ], [ %69, %66 ]
  %73 = phi i64 [ undef, %58 ], [ %126, %66 ]
  %74 = phi i64 [ %53, %58 ], [ %67, %66 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %75 = lshr i64 %72, 32
  %76 = icmp eq i64 %75, %51
  br i1 %76, label %77, label %124

77:                                               ; preds = %71
  %78 = and i64 %72, 4294967295
  %79 = add nsw i64 %78, -1
  %80 = load i64, ptr %59, align 8, !tbaa !28
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %82, label %86

82:                                               ; preds = %77
  %83 = load ptr, ptr %61, align 8, !tbaa !33
  %84 = mul i64 %62, %79
  %85 = getelementptr inbounds i64, ptr %83, i64 %84
  br label %92

86:                                               ; preds = %77
  %87 = load ptr, ptr %60, align 8, !tbaa !34
  %88 = getelementptr inbounds i32, ptr %87, i64 %79
  %89 = load i32, ptr %88, align 4, !tbaa !21
  %90 = zext i32 %89 to i64
  %91 = or i64 %90, -9223372036854775808
  store i64 %91, ptr %3, align 8, !tbaa !11
  br label %92

92:                                               ; preds = %82, %86
  %93 = phi ptr [ %3, %86 ], [ %85, %82 ]
  br i1 %63, label %110, label %94

94:                                               ; preds = %92
  %95 = load i64, ptr %1, align 8, !tbaa !11
  %96 = load i64, ptr %93, align 8, !tbaa !11
  %97 = icmp eq i64 %95, %96
  br i1 %97, label %98, label %110

98:                                               ; preds = %94, %102
  %99 = phi i64 [ %100, %102 ], [ 0, %94 ]
  %100 = add nuw i64 %99, 1
  %101 = icmp eq i64 %100, %62
  br i1 %101, label %108, label %102, !llvm.loop !35

102:                                              ; preds = %98
  %103 = getelementptr inbounds i64, ptr %1, i64 %100
  %104 = load i64, ptr %103, align 8, !tbaa !11
  %105 = getelementptr inbounds i64, ptr %93, i64 %100
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = icmp eq i64 %104, %106
  br i1 %107, label %98, label %108, !llvm.loop !35

108:                                              ; preds = %98, %102
  %109 = icmp uge i64 %100, %62
  br label %110

110:                                              ; preds = %108, %94, %92
  %111 = phi i1 [ %63, %92 ], [ %63, %94 ], [ %109, %108 ]
  br i1 %111, label %112, label %124

112:                                              ; preds = %110
  %113 = load ptr, ptr %64, align 8, !tbaa !179
  %114 = getelementptr inbounds i16, ptr %113, i64 %79
  %115 = load i16, ptr %114, align 2, !tbaa !182
  %116 = icmp eq i16 %115, 0
  br i1 %116, label %124, label %117

117:                                              ; preds = %112
  %118 = zext i16 %115 to i64
  %119 = load ptr, ptr %65, align 8, !tbaa !180
  %120 = add nuw nsw i64 %118, 4294967295
  %121 = and i64 %120, 4294967295
  %122 = getelementptr inbounds i64, ptr %119, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !11
  br label %124

124:                                              ; preds = %110, %112, %117, %71
  %125 = phi i1 [ true, %110 ], [ false, %112 ], [ false, %117 ], [ true, %71 ]
  %126 = phi i64 [ %73, %110 ], [ -1, %112 ], [ %123, %117 ], [ %73, %71 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %125, label %66, label %127

127:                                              ; preds = %66, %124, %49, %43
  %128 = phi i64 [ -1, %43 ], [ -1, %49 ], [ %126, %124 ], [ -1, %66 ]
  ret i64 %128
}

define i32 @search_solutions(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %5 = load i64, ptr %4, align 8, !tbaa !114
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %2
  %8 = tail call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %329, label %10

10:                                               ; preds = %7
  %11 = load i64, ptr %4, align 8, !tbaa !114
  %12 = add i64 %11, 1
  store i64 %12, ptr %4, align 8, !tbaa !114
  %13 = trunc i64 %11 to i32
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %15 = load ptr, ptr %14, align 8, !tbaa !119
  %16 = and i64 %11, 4294967295
  %17 = getelementptr inbounds %struct.Record, ptr %15, i64 %16
  store i64 0, ptr %17, align 8, !tbaa.struct !130
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  store i32 0, ptr %18, align 8, !tbaa.struct !131
  %19 = getelementptr inbounds i8, ptr %17, i64 12
  store i32 0, ptr %19, align 4, !tbaa.struct !132
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %21 = load ptr, ptr %20, align 8, !tbaa !123
  store i32 %13, ptr %21, align 4, !tbaa !21
  %22 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %13, i32 noundef 0)
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 4, i32 0
  br i1 %23, label %329, label %25

25:                                               ; preds = %10, %2
  %26 = phi i32 [ undef, %2 ], [ %24, %10 ]
  %27 = icmp eq i64 %1, 0
  br i1 %27, label %329, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 92
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %39 = load i64, ptr @WORDS, align 8
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 92
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %49 = load i64, ptr @WORDS, align 8
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %51 = icmp eq i64 %49, 0
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %64

61:                                               ; preds = %325
  %62 = add i64 %66, -1
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %329, label %64, !llvm.loop !189

64:                                               ; preds = %28, %61
  %65 = phi i32 [ %26, %28 ], [ %327, %61 ]
  %66 = phi i64 [ %1, %28 ], [ %62, %61 ]
  %67 = load i64, ptr %29, align 8, !tbaa !117
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %71 = load i64, ptr %70, align 8, !tbaa !190
  %72 = icmp eq i64 %71, 0
  %73 = select i1 %72, i32 2, i32 1
  br label %329

74:                                               ; preds = %64
  %75 = load i64, ptr %30, align 8, !tbaa !26
  %76 = load i64, ptr %31, align 8, !tbaa !101
  %77 = icmp ugt i64 %75, %76
  br i1 %77, label %329, label %78

78:                                               ; preds = %74
  %79 = call fastcc i32 @pop(ptr noundef %0)
  %80 = load ptr, ptr %32, align 8, !tbaa !119
  %81 = zext i32 %79 to i64
  %82 = getelementptr inbounds %struct.Record, ptr %80, i64 %81
  %83 = getelementptr inbounds %struct.Record, ptr %80, i64 %81, i32 1
  %84 = load i32, ptr %83, align 8, !tbaa !120
  %85 = load i64, ptr %82, align 8, !tbaa !122
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %86 = load ptr, ptr %33, align 8, !tbaa !123
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds i32, ptr %86, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !21
  %90 = icmp eq i32 %89, %79
  br i1 %90, label %91, label %325

91:                                               ; preds = %78
  %92 = load i64, ptr %34, align 8, !tbaa !190
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %91
  %95 = load i64, ptr %35, align 8, !tbaa !191
  %96 = icmp ult i64 %95, %85
  br i1 %96, label %325, label %97

97:                                               ; preds = %94, %91
  %98 = load i64, ptr %36, align 8, !tbaa !28
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %97
  %101 = load ptr, ptr %38, align 8, !tbaa !33
  %102 = mul i64 %39, %87
  %103 = getelementptr inbounds i64, ptr %101, i64 %102
  br label %110

104:                                              ; preds = %97
  %105 = load ptr, ptr %37, align 8, !tbaa !34
  %106 = getelementptr inbounds i32, ptr %105, i64 %87
  %107 = load i32, ptr %106, align 4, !tbaa !21
  %108 = zext i32 %107 to i64
  %109 = or i64 %108, -9223372036854775808
  store i64 %109, ptr %3, align 8, !tbaa !11
  br label %110

110:                                              ; preds = %100, %104
  %111 = phi ptr [ %3, %104 ], [ %103, %100 ]
  %112 = load ptr, ptr %40, align 8, !tbaa !104
  %113 = call i32 %112(ptr noundef %111)
  %114 = icmp slt i32 %113, 0
  br i1 %114, label %115, label %116

115:                                              ; preds = %110
  store i64 %87, ptr %60, align 8, !tbaa !85
  br label %325

116:                                              ; preds = %110
  %117 = icmp eq i32 %113, 0
  br i1 %117, label %128, label %118

118:                                              ; preds = %116
  %119 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 0)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %325, label %121

121:                                              ; preds = %118
  %122 = load ptr, ptr %41, align 8, !tbaa !110
  %123 = load i64, ptr %42, align 8, !tbaa !109
  %124 = add i64 %123, 1
  store i64 %124, ptr %42, align 8, !tbaa !109
  %125 = getelementptr inbounds i32, ptr %122, i64 %123
  store i32 %79, ptr %125, align 4, !tbaa !21
  %126 = load i64, ptr %34, align 8, !tbaa !190
  %127 = add i64 %126, 1
  store i64 %127, ptr %34, align 8, !tbaa !190
  store i64 %85, ptr %43, align 8, !tbaa !191
  br label %128

128:                                              ; preds = %121, %116
  %129 = load i64, ptr %34, align 8, !tbaa !190
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %325

131:                                              ; preds = %128
  %132 = load ptr, ptr %44, align 8, !tbaa !124
  %133 = load ptr, ptr %45, align 8, !tbaa !48
  %134 = load ptr, ptr %46, align 8, !tbaa !125
  %135 = call i32 %132(ptr noundef %111, ptr noundef %133, ptr noundef %134)
  %136 = icmp slt i32 %135, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %131
  store i64 %87, ptr %59, align 8, !tbaa !85
  %138 = icmp eq i32 %135, -1
  %139 = select i1 %138, i32 3, i32 6
  br label %325

140:                                              ; preds = %131
  %141 = zext i32 %135 to i64
  %142 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef %141)
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %325, label %144

144:                                              ; preds = %140
  %145 = load ptr, ptr %47, align 8, !tbaa !110
  %146 = load i64, ptr %48, align 8, !tbaa !109
  %147 = add i64 %146, 1
  store i64 %147, ptr %48, align 8, !tbaa !109
  %148 = getelementptr inbounds i32, ptr %145, i64 %146
  store i32 %79, ptr %148, align 4, !tbaa !21
  %149 = load i64, ptr %30, align 8, !tbaa !26
  %150 = icmp eq i32 %135, 0
  br i1 %150, label %259, label %151

151:                                              ; preds = %144, %213
  %152 = phi i64 [ %214, %213 ], [ 0, %144 ]
  %153 = load ptr, ptr %45, align 8, !tbaa !48
  %154 = mul i64 %152, %49
  %155 = getelementptr inbounds i64, ptr %153, i64 %154
  %156 = load ptr, ptr %50, align 8, !tbaa !16
  %157 = icmp eq ptr %156, null
  br i1 %157, label %169, label %158

158:                                              ; preds = %151
  %159 = call i64 %156(ptr noundef %155)
  %160 = mul i64 %159, 246948723733
  %161 = lshr i64 %160, 19
  %162 = and i64 %161, 524287
  %163 = xor i64 %162, %160
  %164 = mul i64 %163, 242235342227
  %165 = and i64 %164, 274877906943
  %166 = lshr i64 %165, 19
  %167 = xor i64 %166, %164
  %168 = call i64 @llvm.fshl.i64(i64 %167, i64 %165, i64 32)
  br label %192

169:                                              ; preds = %151
  br i1 %51, label %188, label %170

170:                                              ; preds = %169, %170
  %171 = phi i64 [ %184, %170 ], [ 0, %169 ]
  %172 = phi i64 [ %183, %170 ], [ -7046029254386353131, %169 ]
  %173 = getelementptr inbounds i64, ptr %155, i64 %171
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
  %185 = icmp eq i64 %184, %49
  br i1 %185, label %186, label %170, !llvm.loop !17

186:                                              ; preds = %170
  %187 = trunc i128 %182 to i64
  br label %188

188:                                              ; preds = %186, %169
  %189 = phi i64 [ -7046029254386353131, %169 ], [ %187, %186 ]
  %190 = lshr i64 %189, 32
  %191 = xor i64 %190, %189
  br label %192

192:                                              ; preds = %188, %158
  %193 = phi i64 [ %168, %158 ], [ %191, %188 ]
  %194 = load ptr, ptr %52, align 8, !tbaa !50
  %195 = getelementptr inbounds i64, ptr %194, i64 %152
  store i64 %193, ptr %195, align 8, !tbaa !11
  %196 = load ptr, ptr %53, align 8, !tbaa !57
  %197 = icmp eq ptr %196, null
  br i1 %197, label %201, label %198

198:                                              ; preds = %192
  %199 = lshr i64 %193, 6
  %200 = getelementptr inbounds i64, ptr %196, i64 %199
  call void @llvm.prefetch.p0(ptr nonnull %200, i32 0, i32 3, i32 1)
  br label %213

201:                                              ; preds = %192
  %202 = and i64 %193, 63
  %203 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %202, i32 1
  %204 = load i64, ptr %203, align 8, !tbaa !30
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %213, label %206

206:                                              ; preds = %201
  %207 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %202
  %208 = load ptr, ptr %207, align 8, !tbaa !32
  %209 = lshr i64 %193, 32
  %210 = mul i64 %204, %209
  %211 = lshr i64 %210, 32
  %212 = getelementptr inbounds i64, ptr %208, i64 %211
  call void @llvm.prefetch.p0(ptr %212, i32 0, i32 3, i32 1)
  br label %213

213:                                              ; preds = %206, %201, %198
  %214 = add nuw nsw i64 %152, 1
  %215 = icmp eq i64 %214, %141
  br i1 %215, label %216, label %151, !llvm.loop !192

216:                                              ; preds = %213, %256
  %217 = phi i64 [ %255, %256 ], [ 0, %213 ]
  %218 = phi i64 [ %257, %256 ], [ 0, %213 ]
  %219 = load ptr, ptr %45, align 8, !tbaa !48
  %220 = mul i64 %218, %49
  %221 = getelementptr inbounds i64, ptr %219, i64 %220
  %222 = load ptr, ptr %52, align 8, !tbaa !50
  %223 = getelementptr inbounds i64, ptr %222, i64 %218
  %224 = load i64, ptr %223, align 8, !tbaa !11
  %225 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %221, i64 noundef %224)
  %226 = icmp slt i64 %225, 0
  br i1 %226, label %253, label %227

227:                                              ; preds = %216
  %228 = load ptr, ptr %54, align 8, !tbaa !193
  %229 = getelementptr inbounds i32, ptr %228, i64 %225
  %230 = load i32, ptr %229, align 4, !tbaa !21
  %231 = zext i32 %230 to i64
  %232 = icmp ugt i64 %218, %231
  br i1 %232, label %233, label %248

233:                                              ; preds = %227
  %234 = load ptr, ptr %52, align 8, !tbaa !50
  %235 = getelementptr inbounds i64, ptr %234, i64 %231
  %236 = load i64, ptr %235, align 8, !tbaa !11
  %237 = icmp eq i64 %236, %225
  br i1 %237, label %238, label %248

238:                                              ; preds = %233
  %239 = load ptr, ptr %46, align 8, !tbaa !125
  %240 = getelementptr inbounds i64, ptr %239, i64 %218
  %241 = load i64, ptr %240, align 8, !tbaa !11
  %242 = getelementptr inbounds i64, ptr %239, i64 %231
  %243 = load i64, ptr %242, align 8, !tbaa !11
  %244 = icmp ult i64 %241, %243
  br i1 %244, label %245, label %246

245:                                              ; preds = %238
  store i64 %241, ptr %242, align 8, !tbaa !11
  br label %246

246:                                              ; preds = %245, %238
  %247 = getelementptr inbounds i64, ptr %234, i64 %218
  store i64 -1, ptr %247, align 8, !tbaa !11
  br label %253

248:                                              ; preds = %233, %227
  %249 = trunc i64 %218 to i32
  store i32 %249, ptr %229, align 4, !tbaa !21
  %250 = load ptr, ptr %52, align 8, !tbaa !50
  %251 = getelementptr inbounds i64, ptr %250, i64 %218
  store i64 %225, ptr %251, align 8, !tbaa !11
  %252 = add nsw i64 %217, 1
  br label %253

253:                                              ; preds = %248, %246, %216
  %254 = phi i32 [ 1, %216 ], [ 7, %246 ], [ 0, %248 ]
  %255 = phi i64 [ %217, %216 ], [ %217, %246 ], [ %252, %248 ]
  switch i32 %254, label %259 [
    i32 0, label %256
    i32 7, label %256
  ]

256:                                              ; preds = %253, %253
  %257 = add nuw nsw i64 %218, 1
  %258 = icmp eq i64 %257, %141
  br i1 %258, label %259, label %216, !llvm.loop !194

259:                                              ; preds = %253, %256, %144
  %260 = phi i64 [ 0, %144 ], [ -1, %253 ], [ %255, %256 ]
  %261 = icmp slt i64 %260, 0
  br i1 %261, label %325, label %262

262:                                              ; preds = %259
  %263 = load i64, ptr %55, align 8, !tbaa !108
  %264 = add i64 %263, 1
  store i64 %264, ptr %55, align 8, !tbaa !108
  %265 = load i64, ptr %56, align 8, !tbaa !97
  %266 = add i64 %265, %260
  store i64 %266, ptr %56, align 8, !tbaa !97
  %267 = icmp sgt i32 %135, 0
  br i1 %267, label %268, label %320

268:                                              ; preds = %262
  %269 = add i32 %79, 1
  %270 = zext i32 %135 to i64
  br label %271

271:                                              ; preds = %268, %317
  %272 = phi i64 [ 0, %268 ], [ %318, %317 ]
  %273 = phi i32 [ %65, %268 ], [ %316, %317 ]
  %274 = load ptr, ptr %57, align 8, !tbaa !50
  %275 = getelementptr inbounds i64, ptr %274, i64 %272
  %276 = load i64, ptr %275, align 8, !tbaa !11
  %277 = load ptr, ptr %46, align 8, !tbaa !125
  %278 = getelementptr inbounds i64, ptr %277, i64 %272
  %279 = load i64, ptr %278, align 8, !tbaa !11
  %280 = add i64 %279, %85
  %281 = icmp eq i64 %276, -1
  br i1 %281, label %314, label %282

282:                                              ; preds = %271
  %283 = load i64, ptr %58, align 8, !tbaa !127
  %284 = and i64 %283, %280
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %286, label %314

286:                                              ; preds = %282
  %287 = icmp ult i64 %276, %149
  br i1 %287, label %288, label %297

288:                                              ; preds = %286
  %289 = load ptr, ptr %32, align 8, !tbaa !119
  %290 = load ptr, ptr %33, align 8, !tbaa !123
  %291 = getelementptr inbounds i32, ptr %290, i64 %276
  %292 = load i32, ptr %291, align 4, !tbaa !21
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds %struct.Record, ptr %289, i64 %293
  %295 = load i64, ptr %294, align 8, !tbaa !122
  %296 = icmp ugt i64 %295, %280
  br i1 %296, label %297, label %314

297:                                              ; preds = %288, %286
  %298 = trunc i64 %276 to i32
  %299 = load i64, ptr %4, align 8, !tbaa !114
  %300 = add i64 %299, 1
  store i64 %300, ptr %4, align 8, !tbaa !114
  %301 = trunc i64 %299 to i32
  %302 = load ptr, ptr %32, align 8, !tbaa !119
  %303 = and i64 %299, 4294967295
  %304 = getelementptr inbounds %struct.Record, ptr %302, i64 %303
  store i64 %280, ptr %304, align 8, !tbaa.struct !130
  %305 = getelementptr inbounds i8, ptr %304, i64 8
  store i32 %298, ptr %305, align 8, !tbaa.struct !131
  %306 = getelementptr inbounds i8, ptr %304, i64 12
  store i32 %269, ptr %306, align 4, !tbaa.struct !132
  %307 = load ptr, ptr %33, align 8, !tbaa !123
  %308 = and i64 %276, 4294967295
  %309 = getelementptr inbounds i32, ptr %307, i64 %308
  store i32 %301, ptr %309, align 4, !tbaa !21
  %310 = call fastcc i32 @push(ptr noundef %0, i64 noundef %280, i32 noundef %301, i32 noundef 0)
  %311 = icmp eq i32 %310, 0
  %312 = zext i1 %311 to i32
  %313 = select i1 %311, i32 4, i32 %273
  br label %314

314:                                              ; preds = %288, %282, %271, %297
  %315 = phi i32 [ %312, %297 ], [ 7, %271 ], [ 1, %282 ], [ 7, %288 ]
  %316 = phi i32 [ %313, %297 ], [ %273, %271 ], [ 6, %282 ], [ %273, %288 ]
  switch i32 %315, label %320 [
    i32 0, label %317
    i32 7, label %317
  ]

317:                                              ; preds = %314, %314
  %318 = add nuw nsw i64 %272, 1
  %319 = icmp eq i64 %318, %270
  br i1 %319, label %320, label %271, !llvm.loop !195

320:                                              ; preds = %314, %317, %262
  %321 = phi i32 [ 5, %262 ], [ %315, %314 ], [ 5, %317 ]
  %322 = phi i32 [ %65, %262 ], [ %316, %317 ], [ %316, %314 ]
  %323 = icmp eq i32 %321, 5
  %324 = select i1 %323, i32 0, i32 %321
  br label %325

325:                                              ; preds = %115, %118, %128, %320, %259, %140, %137, %94, %78
  %326 = phi i32 [ 4, %78 ], [ 1, %94 ], [ 1, %115 ], [ 1, %118 ], [ 4, %128 ], [ 1, %137 ], [ 1, %140 ], [ %324, %320 ], [ 1, %259 ]
  %327 = phi i32 [ %65, %78 ], [ 1, %94 ], [ 3, %115 ], [ 4, %118 ], [ %65, %128 ], [ %139, %137 ], [ 4, %140 ], [ %322, %320 ], [ 4, %259 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %328 = icmp eq i32 %326, 1
  br i1 %328, label %329, label %61

329:                                              ; preds = %74, %325, %61, %25, %10, %7, %69
  %330 = phi i32 [ %73, %69 ], [ %24, %10 ], [ 4, %7 ], [ 0, %25 ], [ 0, %61 ], [ %327, %325 ], [ 5, %74 ]
  ret i32 %330
}

define internal fastcc i32 @room_for_solutions(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %146, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %7 = load i64, ptr %6, align 8, !tbaa !115
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %51

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %9)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = shl i64 %19, 2
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %146, label %25

25:                                               ; preds = %11
  %26 = load ptr, ptr %12, align 8, !tbaa !14
  %27 = shl i64 %16, 2
  %28 = tail call ptr @resize_memory(ptr noundef %26, i64 noundef %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %146, label %30

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
  %46 = load i64, ptr %6, align 8, !tbaa !11
  %47 = sub i64 %16, %46
  %48 = shl i64 %47, 2
  %49 = load i64, ptr %17, align 8, !tbaa !12
  %50 = add i64 %48, %49
  store i64 %50, ptr %17, align 8, !tbaa !12
  store ptr %28, ptr %12, align 8, !tbaa !14
  store i64 %16, ptr %6, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %45, %5
  %52 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %1)
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %146, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %56 = load i64, ptr %55, align 8, !tbaa !196
  %57 = load i64, ptr %8, align 8, !tbaa !27
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %59, label %99

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %61 = lshr i64 %56, 2
  %62 = add i64 %56, 1024
  %63 = add i64 %62, %61
  %64 = tail call i64 @llvm.umax.i64(i64 %63, i64 %57)
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %66 = load i64, ptr %65, align 8, !tbaa !12
  %67 = sub i64 %64, %56
  %68 = shl i64 %67, 2
  %69 = add i64 %66, %68
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %71 = load i64, ptr %70, align 8, !tbaa !13
  %72 = icmp ugt i64 %69, %71
  br i1 %72, label %146, label %73

73:                                               ; preds = %59
  %74 = load ptr, ptr %60, align 8, !tbaa !14
  %75 = shl i64 %64, 2
  %76 = tail call ptr @resize_memory(ptr noundef %74, i64 noundef %75)
  %77 = icmp eq ptr %76, null
  br i1 %77, label %146, label %78

78:                                               ; preds = %73
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %80 = load ptr, ptr %79, align 8, !tbaa !15
  %81 = icmp eq ptr %80, null
  %82 = icmp ult i64 %75, 4194304
  %83 = or i1 %82, %81
  br i1 %83, label %93, label %84

84:                                               ; preds = %78
  %85 = ptrtoint ptr %76 to i64
  %86 = and i64 %85, -4096
  %87 = add i64 %75, 4095
  %88 = add i64 %87, %85
  %89 = and i64 %88, -4096
  %90 = inttoptr i64 %86 to ptr
  %91 = sub i64 %89, %86
  %92 = tail call i32 %80(ptr noundef %90, i64 noundef %91, i32 noundef 14)
  br label %93

93:                                               ; preds = %84, %78
  %94 = load i64, ptr %55, align 8, !tbaa !11
  %95 = sub i64 %64, %94
  %96 = shl i64 %95, 2
  %97 = load i64, ptr %65, align 8, !tbaa !12
  %98 = add i64 %96, %97
  store i64 %98, ptr %65, align 8, !tbaa !12
  store ptr %76, ptr %60, align 8, !tbaa !14
  store i64 %64, ptr %55, align 8, !tbaa !11
  br label %99

99:                                               ; preds = %93, %54
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %103 = load i64, ptr %102, align 8, !tbaa !109
  %104 = add i64 %103, 1
  %105 = load i64, ptr %101, align 8, !tbaa !11
  %106 = icmp ult i64 %105, %104
  br i1 %106, label %107, label %146

107:                                              ; preds = %99
  %108 = lshr i64 %105, 2
  %109 = add i64 %105, 1024
  %110 = add i64 %109, %108
  %111 = tail call i64 @llvm.umax.i64(i64 %110, i64 %104)
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %113 = load i64, ptr %112, align 8, !tbaa !12
  %114 = sub i64 %111, %105
  %115 = shl i64 %114, 2
  %116 = add i64 %113, %115
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %118 = load i64, ptr %117, align 8, !tbaa !13
  %119 = icmp ugt i64 %116, %118
  br i1 %119, label %146, label %120

120:                                              ; preds = %107
  %121 = load ptr, ptr %100, align 8, !tbaa !14
  %122 = shl i64 %111, 2
  %123 = tail call ptr @resize_memory(ptr noundef %121, i64 noundef %122)
  %124 = icmp eq ptr %123, null
  br i1 %124, label %146, label %125

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %127 = load ptr, ptr %126, align 8, !tbaa !15
  %128 = icmp eq ptr %127, null
  %129 = icmp ult i64 %122, 4194304
  %130 = or i1 %129, %128
  br i1 %130, label %140, label %131

131:                                              ; preds = %125
  %132 = ptrtoint ptr %123 to i64
  %133 = and i64 %132, -4096
  %134 = add i64 %122, 4095
  %135 = add i64 %134, %132
  %136 = and i64 %135, -4096
  %137 = inttoptr i64 %133 to ptr
  %138 = sub i64 %136, %133
  %139 = tail call i32 %127(ptr noundef %137, i64 noundef %138, i32 noundef 14)
  br label %140

140:                                              ; preds = %131, %125
  %141 = load i64, ptr %101, align 8, !tbaa !11
  %142 = sub i64 %111, %141
  %143 = shl i64 %142, 2
  %144 = load i64, ptr %112, align 8, !tbaa !12
  %145 = add i64 %143, %144
  store i64 %145, ptr %112, align 8, !tbaa !12
  store ptr %123, ptr %100, align 8, !tbaa !14
  store i64 %111, ptr %101, align 8, !tbaa !11
  br label %146

146:                                              ; preds = %59, %73, %140, %120, %107, %99, %25, %11, %51, %2
  %147 = phi i32 [ 0, %51 ], [ 0, %2 ], [ 0, %11 ], [ 0, %25 ], [ 1, %99 ], [ 0, %107 ], [ 0, %120 ], [ 1, %140 ], [ 0, %73 ], [ 0, %59 ]
  ret i32 %147
}

define i32 @search_ways(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 99
  %5 = load i64, ptr %4, align 8, !tbaa !197
  %6 = icmp eq i64 %5, %2
  br i1 %6, label %134, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %11 = load i64, ptr %10, align 8, !tbaa !26
  %12 = load i64, ptr %9, align 8, !tbaa !11
  %13 = icmp ult i64 %12, %11
  br i1 %13, label %14, label %53

14:                                               ; preds = %7
  %15 = lshr i64 %12, 2
  %16 = add i64 %12, 1024
  %17 = add i64 %16, %15
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %11)
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = sub i64 %18, %12
  %22 = shl i64 %21, 2
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = icmp ugt i64 %23, %25
  br i1 %26, label %212, label %27

27:                                               ; preds = %14
  %28 = load ptr, ptr %8, align 8, !tbaa !14
  %29 = shl i64 %18, 2
  %30 = tail call ptr @resize_memory(ptr noundef %28, i64 noundef %29)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %212, label %32

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
  %48 = load i64, ptr %9, align 8, !tbaa !11
  %49 = sub i64 %18, %48
  %50 = shl i64 %49, 2
  %51 = load i64, ptr %19, align 8, !tbaa !12
  %52 = add i64 %50, %51
  store i64 %52, ptr %19, align 8, !tbaa !12
  store ptr %30, ptr %8, align 8, !tbaa !14
  store i64 %18, ptr %9, align 8, !tbaa !11
  br label %53

53:                                               ; preds = %47, %7
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 98
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %57 = load i64, ptr %56, align 8, !tbaa !109
  %58 = mul i64 %57, %2
  %59 = load i64, ptr %55, align 8, !tbaa !11
  %60 = icmp ult i64 %59, %58
  br i1 %60, label %61, label %100

61:                                               ; preds = %53
  %62 = lshr i64 %59, 2
  %63 = add i64 %59, 1024
  %64 = add i64 %63, %62
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 %58)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %59
  %69 = shl i64 %68, 3
  %70 = add i64 %67, %69
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %72 = load i64, ptr %71, align 8, !tbaa !13
  %73 = icmp ugt i64 %70, %72
  br i1 %73, label %212, label %74

74:                                               ; preds = %61
  %75 = load ptr, ptr %54, align 8, !tbaa !14
  %76 = shl i64 %65, 3
  %77 = tail call ptr @resize_memory(ptr noundef %75, i64 noundef %76)
  %78 = icmp eq ptr %77, null
  br i1 %78, label %212, label %79

79:                                               ; preds = %74
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %81 = load ptr, ptr %80, align 8, !tbaa !15
  %82 = icmp eq ptr %81, null
  %83 = icmp ult i64 %76, 4194304
  %84 = or i1 %83, %82
  br i1 %84, label %94, label %85

85:                                               ; preds = %79
  %86 = ptrtoint ptr %77 to i64
  %87 = and i64 %86, -4096
  %88 = add i64 %76, 4095
  %89 = add i64 %88, %86
  %90 = and i64 %89, -4096
  %91 = inttoptr i64 %87 to ptr
  %92 = sub i64 %90, %87
  %93 = tail call i32 %81(ptr noundef %91, i64 noundef %92, i32 noundef 14)
  br label %94

94:                                               ; preds = %85, %79
  %95 = load i64, ptr %55, align 8, !tbaa !11
  %96 = sub i64 %65, %95
  %97 = shl i64 %96, 3
  %98 = load i64, ptr %66, align 8, !tbaa !12
  %99 = add i64 %97, %98
  store i64 %99, ptr %66, align 8, !tbaa !12
  store ptr %77, ptr %54, align 8, !tbaa !14
  store i64 %65, ptr %55, align 8, !tbaa !11
  br label %100

100:                                              ; preds = %94, %53
  %101 = load i64, ptr %10, align 8, !tbaa !26
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %105, label %103

103:                                              ; preds = %100
  %104 = load ptr, ptr %8, align 8, !tbaa !198
  br label %114

105:                                              ; preds = %114, %100
  %106 = load i64, ptr %56, align 8, !tbaa !109
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %119, label %108

108:                                              ; preds = %105
  %109 = load ptr, ptr %8, align 8, !tbaa !198
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %111 = load ptr, ptr %110, align 8, !tbaa !119
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %113 = load ptr, ptr %112, align 8, !tbaa !110
  br label %121

114:                                              ; preds = %114, %103
  %115 = phi i64 [ 0, %103 ], [ %117, %114 ]
  %116 = getelementptr inbounds i32, ptr %104, i64 %115
  store i32 0, ptr %116, align 4, !tbaa !21
  %117 = add nuw i64 %115, 1
  %118 = icmp eq i64 %117, %101
  br i1 %118, label %105, label %114, !llvm.loop !199

119:                                              ; preds = %121, %105
  store i64 %2, ptr %4, align 8, !tbaa !197
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  store i64 %106, ptr %120, align 8, !tbaa !200
  br label %134

121:                                              ; preds = %121, %108
  %122 = phi i64 [ 0, %108 ], [ %132, %121 ]
  %123 = trunc i64 %122 to i32
  %124 = add i32 %123, 1
  %125 = getelementptr inbounds i32, ptr %113, i64 %122
  %126 = load i32, ptr %125, align 4, !tbaa !21
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds %struct.Record, ptr %111, i64 %127, i32 1
  %129 = load i32, ptr %128, align 8, !tbaa !120
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %109, i64 %130
  store i32 %124, ptr %131, align 4, !tbaa !21
  %132 = add nuw i64 %122, 1
  %133 = icmp eq i64 %132, %106
  br i1 %133, label %119, label %121, !llvm.loop !201

134:                                              ; preds = %119, %3
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  %136 = icmp eq i64 %1, 0
  br i1 %136, label %212, label %137

137:                                              ; preds = %134
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %139 = icmp eq i64 %2, 0
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %143 = icmp eq i64 %2, 0
  br label %147

144:                                              ; preds = %209
  %145 = add i64 %149, -1
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %212, label %147, !llvm.loop !202

147:                                              ; preds = %137, %144
  %148 = phi i32 [ undef, %137 ], [ %211, %144 ]
  %149 = phi i64 [ %1, %137 ], [ %145, %144 ]
  %150 = load i64, ptr %135, align 8, !tbaa !200
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %212, label %152

152:                                              ; preds = %147
  %153 = add i64 %150, -1
  store i64 %153, ptr %135, align 8, !tbaa !200
  %154 = load ptr, ptr %138, align 8, !tbaa !203
  %155 = mul i64 %153, %2
  %156 = getelementptr inbounds i64, ptr %154, i64 %155
  br i1 %139, label %157, label %162

157:                                              ; preds = %162, %152
  %158 = load i64, ptr %140, align 8, !tbaa !190
  %159 = add i64 %158, %153
  %160 = load i64, ptr %141, align 8, !tbaa !109
  %161 = icmp ult i64 %159, %160
  br i1 %161, label %168, label %167

162:                                              ; preds = %152, %162
  %163 = phi i64 [ %165, %162 ], [ 0, %152 ]
  %164 = getelementptr inbounds i64, ptr %156, i64 %163
  store i64 0, ptr %164, align 8, !tbaa !11
  %165 = add nuw i64 %163, 1
  %166 = icmp eq i64 %165, %2
  br i1 %166, label %157, label %162, !llvm.loop !204

167:                                              ; preds = %157
  store i64 1, ptr %156, align 8, !tbaa !11
  br label %209

168:                                              ; preds = %157
  %169 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %153)
  %170 = icmp slt i64 %169, 0
  br i1 %170, label %209, label %171

171:                                              ; preds = %168
  %172 = icmp eq i64 %169, 0
  br i1 %172, label %209, label %173

173:                                              ; preds = %171
  %174 = load ptr, ptr %138, align 8, !tbaa !203
  %175 = load ptr, ptr %142, align 8, !tbaa !50
  br label %176

176:                                              ; preds = %185, %173
  %177 = phi i32 [ %148, %173 ], [ %188, %185 ]
  %178 = phi i64 [ 0, %173 ], [ %189, %185 ]
  %179 = getelementptr inbounds i64, ptr %175, i64 %178
  %180 = load i64, ptr %179, align 8, !tbaa !11
  %181 = mul i64 %180, %2
  %182 = getelementptr inbounds i64, ptr %174, i64 %181
  br i1 %143, label %185, label %192

183:                                              ; preds = %192
  %184 = trunc i128 %205 to i64
  br label %185

185:                                              ; preds = %183, %176
  %186 = phi i64 [ %184, %183 ], [ 0, %176 ]
  %187 = icmp ne i64 %186, 0
  %188 = select i1 %187, i32 6, i32 %177
  %189 = add nuw nsw i64 %178, 1
  %190 = icmp eq i64 %189, %169
  %191 = select i1 %187, i1 true, i1 %190
  br i1 %191, label %209, label %176, !llvm.loop !205

192:                                              ; preds = %176, %192
  %193 = phi i64 [ %207, %192 ], [ 0, %176 ]
  %194 = phi i64 [ %206, %192 ], [ 0, %176 ]
  %195 = getelementptr inbounds i64, ptr %156, i64 %193
  %196 = load i64, ptr %195, align 8, !tbaa !11
  %197 = zext i64 %196 to i128
  %198 = getelementptr inbounds i64, ptr %182, i64 %193
  %199 = load i64, ptr %198, align 8, !tbaa !11
  %200 = zext i64 %199 to i128
  %201 = zext i64 %194 to i128
  %202 = add nuw nsw i128 %197, %201
  %203 = add nuw nsw i128 %202, %200
  %204 = trunc i128 %203 to i64
  store i64 %204, ptr %195, align 8, !tbaa !11
  %205 = lshr i128 %203, 64
  %206 = trunc i128 %205 to i64
  %207 = add nuw i64 %193, 1
  %208 = icmp eq i64 %207, %2
  br i1 %208, label %183, label %192, !llvm.loop !206

209:                                              ; preds = %185, %171, %168, %167
  %210 = phi i1 [ true, %168 ], [ false, %167 ], [ false, %171 ], [ %187, %185 ]
  %211 = phi i32 [ 4, %168 ], [ %148, %167 ], [ %148, %171 ], [ %188, %185 ]
  br i1 %210, label %212, label %144

212:                                              ; preds = %147, %209, %144, %134, %14, %27, %61, %74
  %213 = phi i32 [ 4, %74 ], [ 4, %61 ], [ 4, %27 ], [ 4, %14 ], [ 0, %134 ], [ 0, %144 ], [ %211, %209 ], [ 2, %147 ]
  ret i32 %213
}

define internal fastcc i64 @leads(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %5 = load ptr, ptr %4, align 8, !tbaa !119
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !110
  %8 = getelementptr inbounds i32, ptr %7, i64 %1
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Record, ptr %5, i64 %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !124
  %14 = getelementptr inbounds %struct.Record, ptr %5, i64 %10, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !120
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %18 = load i64, ptr %17, align 8, !tbaa !28
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %22 = load ptr, ptr %21, align 8, !tbaa !33
  %23 = load i64, ptr @WORDS, align 8, !tbaa !11
  %24 = mul i64 %23, %16
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  br label %33

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %28 = load ptr, ptr %27, align 8, !tbaa !34
  %29 = getelementptr inbounds i32, ptr %28, i64 %16
  %30 = load i32, ptr %29, align 4, !tbaa !21
  %31 = zext i32 %30 to i64
  %32 = or i64 %31, -9223372036854775808
  store i64 %32, ptr %3, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %20, %26
  %34 = phi ptr [ %3, %26 ], [ %25, %20 ]
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %36 = load ptr, ptr %35, align 8, !tbaa !48
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %38 = load ptr, ptr %37, align 8, !tbaa !125
  %39 = call i32 %13(ptr noundef %34, ptr noundef %36, ptr noundef %38)
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %160

41:                                               ; preds = %33
  %42 = load i64, ptr @WORDS, align 8, !tbaa !11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %44 = icmp eq i64 %42, 0
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 99
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %52 = zext i32 %39 to i64
  br label %53

53:                                               ; preds = %41, %157
  %54 = phi i64 [ 0, %41 ], [ %158, %157 ]
  %55 = phi i64 [ 0, %41 ], [ %156, %157 ]
  %56 = load ptr, ptr %35, align 8, !tbaa !48
  %57 = mul i64 %42, %54
  %58 = getelementptr inbounds i64, ptr %56, i64 %57
  %59 = load ptr, ptr %43, align 8, !tbaa !16
  %60 = icmp eq ptr %59, null
  br i1 %60, label %72, label %61

61:                                               ; preds = %53
  %62 = call i64 %59(ptr noundef %58)
  %63 = mul i64 %62, 246948723733
  %64 = lshr i64 %63, 19
  %65 = and i64 %64, 524287
  %66 = xor i64 %65, %63
  %67 = mul i64 %66, 242235342227
  %68 = and i64 %67, 274877906943
  %69 = lshr i64 %68, 19
  %70 = xor i64 %69, %67
  %71 = call i64 @llvm.fshl.i64(i64 %70, i64 %68, i64 32)
  br label %95

72:                                               ; preds = %53
  br i1 %44, label %91, label %73

73:                                               ; preds = %72, %73
  %74 = phi i64 [ %87, %73 ], [ 0, %72 ]
  %75 = phi i64 [ %86, %73 ], [ -7046029254386353131, %72 ]
  %76 = getelementptr inbounds i64, ptr %58, i64 %74
  %77 = load i64, ptr %76, align 8, !tbaa !11
  %78 = xor i64 %77, %75
  %79 = shl i64 %74, 1
  %80 = add i64 %79, -2960836687051489901
  %81 = zext i64 %78 to i128
  %82 = zext i64 %80 to i128
  %83 = mul nuw i128 %81, %82
  %84 = lshr i128 %83, 64
  %85 = xor i128 %84, %83
  %86 = trunc i128 %85 to i64
  %87 = add nuw i64 %74, 1
  %88 = icmp eq i64 %87, %42
  br i1 %88, label %89, label %73, !llvm.loop !17

89:                                               ; preds = %73
  %90 = trunc i128 %85 to i64
  br label %91

91:                                               ; preds = %89, %72
  %92 = phi i64 [ -7046029254386353131, %72 ], [ %90, %89 ]
  %93 = lshr i64 %92, 32
  %94 = xor i64 %93, %92
  br label %95

95:                                               ; preds = %61, %91
  %96 = phi i64 [ %71, %61 ], [ %94, %91 ]
  %97 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %58, i64 noundef %96)
  %98 = icmp slt i64 %97, 0
  br i1 %98, label %154, label %99

99:                                               ; preds = %95
  %100 = load ptr, ptr %45, align 8, !tbaa !198
  %101 = getelementptr inbounds i32, ptr %100, i64 %97
  %102 = load i32, ptr %101, align 4, !tbaa !21
  %103 = zext i32 %102 to i64
  %104 = add nsw i64 %103, -1
  %105 = icmp eq i32 %102, 0
  br i1 %105, label %154, label %106

106:                                              ; preds = %99
  %107 = load ptr, ptr %4, align 8, !tbaa !119
  %108 = load ptr, ptr %46, align 8, !tbaa !123
  %109 = getelementptr inbounds i32, ptr %108, i64 %97
  %110 = load i32, ptr %109, align 4, !tbaa !21
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Record, ptr %107, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !122
  %114 = load i64, ptr %11, align 8, !tbaa !122
  %115 = load ptr, ptr %37, align 8, !tbaa !125
  %116 = getelementptr inbounds i64, ptr %115, i64 %54
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = add i64 %117, %114
  %119 = icmp eq i64 %113, %118
  br i1 %119, label %120, label %154

120:                                              ; preds = %106
  %121 = load ptr, ptr %47, align 8, !tbaa !193
  %122 = getelementptr inbounds i32, ptr %121, i64 %97
  %123 = load i32, ptr %122, align 4, !tbaa !21
  %124 = zext i32 %123 to i64
  %125 = icmp ugt i64 %55, %124
  br i1 %125, label %126, label %131

126:                                              ; preds = %120
  %127 = load ptr, ptr %48, align 8, !tbaa !50
  %128 = getelementptr inbounds i64, ptr %127, i64 %124
  %129 = load i64, ptr %128, align 8, !tbaa !11
  %130 = icmp eq i64 %129, %104
  br i1 %130, label %154, label %131

131:                                              ; preds = %126, %120
  %132 = load i64, ptr %49, align 8, !tbaa !197
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %131
  %135 = load ptr, ptr %50, align 8, !tbaa !203
  %136 = mul i64 %132, %104
  br label %140

137:                                              ; preds = %140, %131
  %138 = phi i64 [ 0, %131 ], [ %146, %140 ]
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %154, label %149

140:                                              ; preds = %134, %140
  %141 = phi i64 [ 0, %134 ], [ %147, %140 ]
  %142 = phi i64 [ 0, %134 ], [ %146, %140 ]
  %143 = add i64 %136, %141
  %144 = getelementptr inbounds i64, ptr %135, i64 %143
  %145 = load i64, ptr %144, align 8, !tbaa !11
  %146 = or i64 %145, %142
  %147 = add nuw i64 %141, 1
  %148 = icmp eq i64 %147, %132
  br i1 %148, label %137, label %140, !llvm.loop !207

149:                                              ; preds = %137
  %150 = trunc i64 %55 to i32
  store i32 %150, ptr %122, align 4, !tbaa !21
  %151 = load ptr, ptr %51, align 8, !tbaa !50
  %152 = add i64 %55, 1
  %153 = getelementptr inbounds i64, ptr %151, i64 %55
  store i64 %104, ptr %153, align 8, !tbaa !11
  br label %154

154:                                              ; preds = %106, %99, %126, %137, %149, %95
  %155 = phi i32 [ 1, %95 ], [ 4, %106 ], [ 4, %99 ], [ 4, %126 ], [ 0, %149 ], [ 4, %137 ]
  %156 = phi i64 [ %55, %95 ], [ %55, %106 ], [ %55, %99 ], [ %55, %126 ], [ %152, %149 ], [ %55, %137 ]
  switch i32 %155, label %160 [
    i32 0, label %157
    i32 4, label %157
  ]

157:                                              ; preds = %154, %154
  %158 = add nuw nsw i64 %54, 1
  %159 = icmp eq i64 %158, %52
  br i1 %159, label %160, label %53, !llvm.loop !208

160:                                              ; preds = %154, %157, %33
  %161 = phi i64 [ 0, %33 ], [ -1, %154 ], [ %156, %157 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i64 %161
}

define i32 @search_leads(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %1)
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %4, ptr %5, align 8, !tbaa !85
  %6 = lshr i64 %3, 61
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 4
  ret i32 %8
}

define i32 @search_deepen(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %10 = load i64, ptr %9, align 8, !tbaa !209
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %81

12:                                               ; preds = %3
  %13 = tail call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %757, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %17 = load ptr, ptr %16, align 8, !tbaa !210
  store i64 -1, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %19 = load ptr, ptr %18, align 8, !tbaa !152
  store i64 -1, ptr %19, align 8, !tbaa !11
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %21 = load ptr, ptr %20, align 8, !tbaa !123
  store i32 0, ptr %21, align 4, !tbaa !21
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %23 = tail call fastcc i32 @key_through(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef %2, ptr noundef nonnull %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %78

25:                                               ; preds = %15
  %26 = load i64, ptr %22, align 8, !tbaa !211
  %27 = icmp eq i64 %26, -1
  br i1 %27, label %78, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  store i64 %26, ptr %29, align 8, !tbaa !212
  %30 = load i64, ptr %9, align 8, !tbaa !209
  %31 = add i64 %30, 1
  store i64 %31, ptr %9, align 8, !tbaa !209
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  store i64 %26, ptr %32, align 8, !tbaa !146
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  store i64 0, ptr %33, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 1, ptr %33, align 8, !tbaa !114
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %35 = load ptr, ptr %34, align 8, !tbaa !119
  store i64 0, ptr %35, align 8, !tbaa.struct !130
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store i32 0, ptr %36, align 8, !tbaa.struct !131
  %37 = getelementptr inbounds i8, ptr %35, i64 12
  store i32 0, ptr %37, align 4, !tbaa.struct !132
  %38 = load ptr, ptr %18, align 8, !tbaa !152
  %39 = load i64, ptr %38, align 8, !tbaa !11
  %40 = icmp eq i64 %39, -1
  %41 = zext i1 %40 to i64
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %43 = load i64, ptr %42, align 8, !tbaa !213
  %44 = add i64 %43, %41
  store i64 %44, ptr %42, align 8, !tbaa !213
  store i64 0, ptr %38, align 8, !tbaa !11
  %45 = load ptr, ptr %20, align 8, !tbaa !123
  store i32 0, ptr %45, align 4, !tbaa !21
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %47 = load ptr, ptr %46, align 8, !tbaa !104
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %49 = load i64, ptr %48, align 8, !tbaa !28
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %28
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %53 = load ptr, ptr %52, align 8, !tbaa !33
  br label %60

54:                                               ; preds = %28
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %56 = load ptr, ptr %55, align 8, !tbaa !34
  %57 = load i32, ptr %56, align 4, !tbaa !21
  %58 = zext i32 %57 to i64
  %59 = or i64 %58, -9223372036854775808
  store i64 %59, ptr %7, align 8, !tbaa !11
  br label %60

60:                                               ; preds = %54, %51
  %61 = phi ptr [ %7, %54 ], [ %53, %51 ]
  %62 = call i32 %47(ptr noundef %61)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 0, ptr %65, align 8, !tbaa !85
  %66 = icmp slt i32 %62, 1
  %67 = select i1 %66, i32 3, i32 1
  br label %75

68:                                               ; preds = %60
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %70 = load ptr, ptr %69, align 8, !tbaa !110
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %72 = load i64, ptr %71, align 8, !tbaa !109
  %73 = add i64 %72, 1
  store i64 %73, ptr %71, align 8, !tbaa !109
  %74 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 0, ptr %74, align 4, !tbaa !21
  br label %75

75:                                               ; preds = %64, %68
  %76 = phi i32 [ %67, %64 ], [ 0, %68 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %77 = icmp ne i32 %76, 0
  br label %78

78:                                               ; preds = %75, %25, %15
  %79 = phi i1 [ true, %15 ], [ true, %25 ], [ %77, %75 ]
  %80 = phi i32 [ %23, %15 ], [ 2, %25 ], [ %76, %75 ]
  br i1 %79, label %757, label %81

81:                                               ; preds = %78, %3
  %82 = phi i32 [ undef, %3 ], [ %80, %78 ]
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %84 = icmp eq i64 %1, 0
  br i1 %84, label %757, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 105
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %120 = load i64, ptr @WORDS, align 8
  %121 = icmp eq i32 %2, 4
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %128 = load i64, ptr @WORDS, align 8
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %130 = icmp eq i64 %128, 0
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %137 = load i64, ptr @WORDS, align 8
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 105
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %159

156:                                              ; preds = %753
  %157 = add i64 %161, -1
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %757, label %159, !llvm.loop !214

159:                                              ; preds = %85, %156
  %160 = phi i32 [ %82, %85 ], [ %755, %156 ]
  %161 = phi i64 [ %1, %85 ], [ %157, %156 ]
  %162 = load i64, ptr %86, align 8, !tbaa !109
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %421

164:                                              ; preds = %159
  %165 = load i64, ptr %87, align 8, !tbaa !215
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %169, label %167

167:                                              ; preds = %164
  %168 = add i64 %165, -1
  store i64 %168, ptr %88, align 8, !tbaa !85
  br label %417

169:                                              ; preds = %164
  %170 = load i64, ptr %91, align 8, !tbaa !216
  %171 = load i64, ptr %90, align 8, !tbaa !11
  %172 = icmp ult i64 %171, %170
  br i1 %172, label %173, label %209

173:                                              ; preds = %169
  %174 = lshr i64 %171, 2
  %175 = add i64 %171, 1024
  %176 = add i64 %175, %174
  %177 = call i64 @llvm.umax.i64(i64 %176, i64 %170)
  %178 = load i64, ptr %92, align 8, !tbaa !12
  %179 = sub i64 %177, %171
  %180 = shl i64 %179, 3
  %181 = add i64 %178, %180
  %182 = load i64, ptr %93, align 8, !tbaa !13
  %183 = icmp ugt i64 %181, %182
  br i1 %183, label %417, label %184

184:                                              ; preds = %173
  %185 = load ptr, ptr %89, align 8, !tbaa !14
  %186 = shl i64 %177, 3
  %187 = call ptr @resize_memory(ptr noundef %185, i64 noundef %186)
  %188 = icmp eq ptr %187, null
  br i1 %188, label %417, label %189

189:                                              ; preds = %184
  %190 = load ptr, ptr %94, align 8, !tbaa !15
  %191 = icmp eq ptr %190, null
  %192 = icmp ult i64 %186, 4194304
  %193 = or i1 %192, %191
  br i1 %193, label %203, label %194

194:                                              ; preds = %189
  %195 = ptrtoint ptr %187 to i64
  %196 = and i64 %195, -4096
  %197 = add i64 %186, 4095
  %198 = add i64 %197, %195
  %199 = and i64 %198, -4096
  %200 = inttoptr i64 %196 to ptr
  %201 = sub i64 %199, %196
  %202 = call i32 %190(ptr noundef %200, i64 noundef %201, i32 noundef 14)
  br label %203

203:                                              ; preds = %194, %189
  %204 = load i64, ptr %90, align 8, !tbaa !11
  %205 = sub i64 %177, %204
  %206 = shl i64 %205, 3
  %207 = load i64, ptr %92, align 8, !tbaa !12
  %208 = add i64 %206, %207
  store i64 %208, ptr %92, align 8, !tbaa !12
  store ptr %187, ptr %89, align 8, !tbaa !14
  store i64 %177, ptr %90, align 8, !tbaa !11
  br label %209

209:                                              ; preds = %203, %169
  %210 = load i64, ptr %91, align 8, !tbaa !216
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %215, label %212

212:                                              ; preds = %209
  %213 = load ptr, ptr %95, align 8, !tbaa !210
  %214 = load ptr, ptr %96, align 8, !tbaa !217
  br label %218

215:                                              ; preds = %231, %209
  %216 = phi i64 [ 0, %209 ], [ %232, %231 ]
  store i64 0, ptr %91, align 8, !tbaa !216
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %417, label %236

218:                                              ; preds = %231, %212
  %219 = phi i64 [ 0, %212 ], [ %232, %231 ]
  %220 = phi i64 [ 0, %212 ], [ %233, %231 ]
  %221 = getelementptr inbounds i32, ptr %214, i64 %220
  %222 = load i32, ptr %221, align 4, !tbaa !21
  %223 = zext i32 %222 to i64
  %224 = getelementptr inbounds i64, ptr %213, i64 %223
  %225 = load i64, ptr %224, align 8, !tbaa !11
  %226 = icmp eq i64 %225, -1
  br i1 %226, label %231, label %227

227:                                              ; preds = %218
  %228 = load ptr, ptr %89, align 8, !tbaa !180
  %229 = add i64 %219, 1
  %230 = getelementptr inbounds i64, ptr %228, i64 %219
  store i64 %225, ptr %230, align 8, !tbaa !11
  store i64 -1, ptr %224, align 8, !tbaa !11
  br label %231

231:                                              ; preds = %227, %218
  %232 = phi i64 [ %229, %227 ], [ %219, %218 ]
  %233 = add nuw i64 %220, 1
  %234 = load i64, ptr %91, align 8, !tbaa !216
  %235 = icmp ult i64 %233, %234
  br i1 %235, label %218, label %215, !llvm.loop !218

236:                                              ; preds = %215
  %237 = load i64, ptr %97, align 8, !tbaa !213
  %238 = lshr i64 %237, 3
  %239 = add i64 %216, -1
  %240 = call i64 @llvm.umin.i64(i64 %238, i64 %239)
  %241 = load ptr, ptr %89, align 8, !tbaa !180
  br label %242

242:                                              ; preds = %304, %236
  %243 = phi i64 [ %216, %236 ], [ %305, %304 ]
  %244 = phi i64 [ 0, %236 ], [ %306, %304 ]
  %245 = phi i64 [ undef, %236 ], [ %307, %304 ]
  %246 = sub i64 %243, %244
  %247 = icmp ugt i64 %246, 1
  %248 = getelementptr inbounds i64, ptr %241, i64 %244
  %249 = load i64, ptr %248, align 8, !tbaa !11
  br i1 %247, label %250, label %309

250:                                              ; preds = %242
  %251 = lshr i64 %246, 1
  %252 = add i64 %251, %244
  %253 = getelementptr inbounds i64, ptr %241, i64 %252
  %254 = load i64, ptr %253, align 8, !tbaa !11
  %255 = add i64 %243, -1
  %256 = getelementptr inbounds i64, ptr %241, i64 %255
  %257 = load i64, ptr %256, align 8, !tbaa !11
  %258 = icmp ult i64 %249, %254
  br i1 %258, label %259, label %263

259:                                              ; preds = %250
  %260 = icmp ult i64 %254, %257
  br i1 %260, label %267, label %261

261:                                              ; preds = %259
  %262 = call i64 @llvm.umax.i64(i64 %249, i64 %257)
  br label %267

263:                                              ; preds = %250
  %264 = icmp ult i64 %249, %257
  br i1 %264, label %267, label %265

265:                                              ; preds = %263
  %266 = call i64 @llvm.umax.i64(i64 %254, i64 %257)
  br label %267

267:                                              ; preds = %265, %263, %261, %259
  %268 = phi i64 [ %262, %261 ], [ %266, %265 ], [ %254, %259 ], [ %249, %263 ]
  %269 = icmp ugt i64 %243, %244
  br i1 %269, label %270, label %295

270:                                              ; preds = %267, %290
  %271 = phi i64 [ %293, %290 ], [ %243, %267 ]
  %272 = phi i64 [ %292, %290 ], [ %244, %267 ]
  %273 = phi i64 [ %291, %290 ], [ %244, %267 ]
  %274 = getelementptr inbounds i64, ptr %241, i64 %272
  %275 = load i64, ptr %274, align 8, !tbaa !11
  %276 = icmp ult i64 %275, %268
  br i1 %276, label %277, label %282

277:                                              ; preds = %270
  %278 = getelementptr inbounds i64, ptr %241, i64 %273
  %279 = load i64, ptr %278, align 8, !tbaa !11
  %280 = add i64 %272, 1
  store i64 %279, ptr %274, align 8, !tbaa !11
  %281 = add i64 %273, 1
  store i64 %275, ptr %278, align 8, !tbaa !11
  br label %290

282:                                              ; preds = %270
  %283 = icmp ugt i64 %275, %268
  br i1 %283, label %284, label %288

284:                                              ; preds = %282
  %285 = add i64 %271, -1
  %286 = getelementptr inbounds i64, ptr %241, i64 %285
  %287 = load i64, ptr %286, align 8, !tbaa !11
  store i64 %287, ptr %274, align 8, !tbaa !11
  store i64 %275, ptr %286, align 8, !tbaa !11
  br label %290

288:                                              ; preds = %282
  %289 = add i64 %272, 1
  br label %290

290:                                              ; preds = %288, %284, %277
  %291 = phi i64 [ %281, %277 ], [ %273, %284 ], [ %273, %288 ]
  %292 = phi i64 [ %280, %277 ], [ %272, %284 ], [ %289, %288 ]
  %293 = phi i64 [ %271, %277 ], [ %285, %284 ], [ %271, %288 ]
  %294 = icmp ult i64 %292, %293
  br i1 %294, label %270, label %295, !llvm.loop !219

295:                                              ; preds = %290, %267
  %296 = phi i64 [ %244, %267 ], [ %291, %290 ]
  %297 = phi i64 [ %243, %267 ], [ %293, %290 ]
  %298 = icmp ugt i64 %296, %240
  br i1 %298, label %301, label %299

299:                                              ; preds = %295
  %300 = icmp ugt i64 %297, %240
  br i1 %300, label %304, label %301

301:                                              ; preds = %299, %295
  %302 = phi i64 [ %296, %295 ], [ %243, %299 ]
  %303 = phi i64 [ %244, %295 ], [ %297, %299 ]
  br label %304

304:                                              ; preds = %301, %299
  %305 = phi i64 [ %302, %301 ], [ %243, %299 ]
  %306 = phi i64 [ %303, %301 ], [ %244, %299 ]
  %307 = phi i64 [ %245, %301 ], [ %268, %299 ]
  %308 = phi i1 [ true, %301 ], [ false, %299 ]
  br i1 %308, label %242, label %309, !llvm.loop !220

309:                                              ; preds = %304, %242
  %310 = phi i64 [ %249, %242 ], [ %307, %304 ]
  store i64 %310, ptr %98, align 8, !tbaa !211
  br label %311

311:                                              ; preds = %373, %309
  %312 = phi i64 [ %216, %309 ], [ %374, %373 ]
  %313 = phi i64 [ 0, %309 ], [ %375, %373 ]
  %314 = phi i64 [ undef, %309 ], [ %376, %373 ]
  %315 = sub i64 %312, %313
  %316 = icmp ugt i64 %315, 1
  %317 = getelementptr inbounds i64, ptr %241, i64 %313
  %318 = load i64, ptr %317, align 8, !tbaa !11
  br i1 %316, label %319, label %378

319:                                              ; preds = %311
  %320 = lshr i64 %315, 1
  %321 = add i64 %320, %313
  %322 = getelementptr inbounds i64, ptr %241, i64 %321
  %323 = load i64, ptr %322, align 8, !tbaa !11
  %324 = add i64 %312, -1
  %325 = getelementptr inbounds i64, ptr %241, i64 %324
  %326 = load i64, ptr %325, align 8, !tbaa !11
  %327 = icmp ult i64 %318, %323
  br i1 %327, label %328, label %332

328:                                              ; preds = %319
  %329 = icmp ult i64 %323, %326
  br i1 %329, label %336, label %330

330:                                              ; preds = %328
  %331 = call i64 @llvm.umax.i64(i64 %318, i64 %326)
  br label %336

332:                                              ; preds = %319
  %333 = icmp ult i64 %318, %326
  br i1 %333, label %336, label %334

334:                                              ; preds = %332
  %335 = call i64 @llvm.umax.i64(i64 %323, i64 %326)
  br label %336

336:                                              ; preds = %334, %332, %330, %328
  %337 = phi i64 [ %331, %330 ], [ %335, %334 ], [ %323, %328 ], [ %318, %332 ]
  %338 = icmp ugt i64 %312, %313
  br i1 %338, label %339, label %364

339:                                              ; preds = %336, %359
  %340 = phi i64 [ %362, %359 ], [ %312, %336 ]
  %341 = phi i64 [ %361, %359 ], [ %313, %336 ]
  %342 = phi i64 [ %360, %359 ], [ %313, %336 ]
  %343 = getelementptr inbounds i64, ptr %241, i64 %341
  %344 = load i64, ptr %343, align 8, !tbaa !11
  %345 = icmp ult i64 %344, %337
  br i1 %345, label %346, label %351

346:                                              ; preds = %339
  %347 = getelementptr inbounds i64, ptr %241, i64 %342
  %348 = load i64, ptr %347, align 8, !tbaa !11
  %349 = add i64 %341, 1
  store i64 %348, ptr %343, align 8, !tbaa !11
  %350 = add i64 %342, 1
  store i64 %344, ptr %347, align 8, !tbaa !11
  br label %359

351:                                              ; preds = %339
  %352 = icmp ugt i64 %344, %337
  br i1 %352, label %353, label %357

353:                                              ; preds = %351
  %354 = add i64 %340, -1
  %355 = getelementptr inbounds i64, ptr %241, i64 %354
  %356 = load i64, ptr %355, align 8, !tbaa !11
  store i64 %356, ptr %343, align 8, !tbaa !11
  store i64 %344, ptr %355, align 8, !tbaa !11
  br label %359

357:                                              ; preds = %351
  %358 = add i64 %341, 1
  br label %359

359:                                              ; preds = %357, %353, %346
  %360 = phi i64 [ %350, %346 ], [ %342, %353 ], [ %342, %357 ]
  %361 = phi i64 [ %349, %346 ], [ %341, %353 ], [ %358, %357 ]
  %362 = phi i64 [ %340, %346 ], [ %354, %353 ], [ %340, %357 ]
  %363 = icmp ult i64 %361, %362
  br i1 %363, label %339, label %364, !llvm.loop !219

364:                                              ; preds = %359, %336
  %365 = phi i64 [ %313, %336 ], [ %360, %359 ]
  %366 = phi i64 [ %312, %336 ], [ %362, %359 ]
  %367 = icmp eq i64 %365, 0
  br i1 %367, label %368, label %370

368:                                              ; preds = %364
  %369 = icmp eq i64 %366, 0
  br i1 %369, label %370, label %373

370:                                              ; preds = %368, %364
  %371 = phi i64 [ %365, %364 ], [ %312, %368 ]
  %372 = phi i64 [ %313, %364 ], [ %366, %368 ]
  br label %373

373:                                              ; preds = %370, %368
  %374 = phi i64 [ %371, %370 ], [ %312, %368 ]
  %375 = phi i64 [ %372, %370 ], [ %313, %368 ]
  %376 = phi i64 [ %314, %370 ], [ %337, %368 ]
  %377 = phi i1 [ true, %370 ], [ false, %368 ]
  br i1 %377, label %311, label %378, !llvm.loop !220

378:                                              ; preds = %373, %311
  %379 = phi i64 [ %318, %311 ], [ %376, %373 ]
  store i64 %379, ptr %99, align 8, !tbaa !212
  %380 = load i64, ptr %9, align 8, !tbaa !209
  %381 = add i64 %380, 1
  store i64 %381, ptr %9, align 8, !tbaa !209
  %382 = load i64, ptr %98, align 8, !tbaa !211
  store i64 %382, ptr %100, align 8, !tbaa !146
  store i64 0, ptr %101, align 8, !tbaa !114
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 1, ptr %101, align 8, !tbaa !114
  %383 = load ptr, ptr %102, align 8, !tbaa !119
  store i64 0, ptr %383, align 8, !tbaa.struct !130
  %384 = getelementptr inbounds i8, ptr %383, i64 8
  store i32 0, ptr %384, align 8, !tbaa.struct !131
  %385 = getelementptr inbounds i8, ptr %383, i64 12
  store i32 0, ptr %385, align 4, !tbaa.struct !132
  %386 = load ptr, ptr %103, align 8, !tbaa !152
  %387 = load i64, ptr %386, align 8, !tbaa !11
  %388 = icmp eq i64 %387, -1
  %389 = zext i1 %388 to i64
  %390 = load i64, ptr %97, align 8, !tbaa !213
  %391 = add i64 %390, %389
  store i64 %391, ptr %97, align 8, !tbaa !213
  store i64 0, ptr %386, align 8, !tbaa !11
  %392 = load ptr, ptr %104, align 8, !tbaa !123
  store i32 0, ptr %392, align 4, !tbaa !21
  %393 = load ptr, ptr %105, align 8, !tbaa !104
  %394 = load i64, ptr %106, align 8, !tbaa !28
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %396, label %398

396:                                              ; preds = %378
  %397 = load ptr, ptr %108, align 8, !tbaa !33
  br label %403

398:                                              ; preds = %378
  %399 = load ptr, ptr %107, align 8, !tbaa !34
  %400 = load i32, ptr %399, align 4, !tbaa !21
  %401 = zext i32 %400 to i64
  %402 = or i64 %401, -9223372036854775808
  store i64 %402, ptr %6, align 8, !tbaa !11
  br label %403

403:                                              ; preds = %398, %396
  %404 = phi ptr [ %6, %398 ], [ %397, %396 ]
  %405 = call i32 %393(ptr noundef %404)
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %410, label %407

407:                                              ; preds = %403
  store i64 0, ptr %109, align 8, !tbaa !85
  %408 = icmp slt i32 %405, 1
  %409 = select i1 %408, i32 3, i32 1
  br label %415

410:                                              ; preds = %403
  %411 = load ptr, ptr %110, align 8, !tbaa !110
  %412 = load i64, ptr %86, align 8, !tbaa !109
  %413 = add i64 %412, 1
  store i64 %413, ptr %86, align 8, !tbaa !109
  %414 = getelementptr inbounds i32, ptr %411, i64 %412
  store i32 0, ptr %414, align 4, !tbaa !21
  br label %415

415:                                              ; preds = %410, %407
  %416 = phi i32 [ %409, %407 ], [ 0, %410 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %417

417:                                              ; preds = %167, %173, %184, %215, %415
  %418 = phi i32 [ 1, %167 ], [ %416, %415 ], [ 2, %215 ], [ 4, %173 ], [ 4, %184 ]
  %419 = icmp eq i32 %418, 0
  %420 = select i1 %419, i32 %160, i32 %418
  br i1 %419, label %421, label %757

421:                                              ; preds = %417, %159
  %422 = phi i32 [ %160, %159 ], [ %420, %417 ]
  %423 = load i64, ptr %111, align 8, !tbaa !213
  %424 = load i64, ptr %112, align 8, !tbaa !101
  %425 = icmp ugt i64 %423, %424
  br i1 %425, label %757, label %426

426:                                              ; preds = %421
  %427 = load i64, ptr %83, align 8, !tbaa !108
  %428 = load i64, ptr %113, align 8, !tbaa !118
  %429 = icmp ult i64 %427, %428
  br i1 %429, label %430, label %757

430:                                              ; preds = %426
  %431 = load ptr, ptr %114, align 8, !tbaa !110
  %432 = load i64, ptr %86, align 8, !tbaa !109
  %433 = add i64 %432, -1
  store i64 %433, ptr %86, align 8, !tbaa !109
  %434 = getelementptr inbounds i32, ptr %431, i64 %433
  %435 = load i32, ptr %434, align 4, !tbaa !21
  %436 = load ptr, ptr %115, align 8, !tbaa !119
  %437 = zext i32 %435 to i64
  %438 = getelementptr inbounds %struct.Record, ptr %436, i64 %437, i32 1
  %439 = load i32, ptr %438, align 8, !tbaa !120
  %440 = load ptr, ptr %116, align 8, !tbaa !123
  %441 = zext i32 %439 to i64
  %442 = getelementptr inbounds i32, ptr %440, i64 %441
  %443 = load i32, ptr %442, align 4, !tbaa !21
  %444 = icmp eq i32 %443, %435
  br i1 %444, label %445, label %753

445:                                              ; preds = %430
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %446 = getelementptr inbounds %struct.Record, ptr %436, i64 %437
  %447 = load i64, ptr %446, align 8, !tbaa !122
  %448 = load i64, ptr %117, align 8, !tbaa !28
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %450, label %454

450:                                              ; preds = %445
  %451 = load ptr, ptr %119, align 8, !tbaa !33
  %452 = mul i64 %120, %441
  %453 = getelementptr inbounds i64, ptr %451, i64 %452
  br label %460

454:                                              ; preds = %445
  %455 = load ptr, ptr %118, align 8, !tbaa !34
  %456 = getelementptr inbounds i32, ptr %455, i64 %441
  %457 = load i32, ptr %456, align 4, !tbaa !21
  %458 = zext i32 %457 to i64
  %459 = or i64 %458, -9223372036854775808
  store i64 %459, ptr %8, align 8, !tbaa !11
  br label %460

460:                                              ; preds = %450, %454
  %461 = phi ptr [ %8, %454 ], [ %453, %450 ]
  br i1 %121, label %462, label %466

462:                                              ; preds = %460
  %463 = load ptr, ptr %0, align 8, !tbaa !83
  %464 = load ptr, ptr %125, align 8, !tbaa !48
  %465 = call i32 %463(ptr noundef %461, ptr noundef %464)
  br label %471

466:                                              ; preds = %460
  %467 = load ptr, ptr %122, align 8, !tbaa !124
  %468 = load ptr, ptr %123, align 8, !tbaa !48
  %469 = load ptr, ptr %124, align 8, !tbaa !125
  %470 = call i32 %467(ptr noundef %461, ptr noundef %468, ptr noundef %469)
  br label %471

471:                                              ; preds = %466, %462
  %472 = phi i32 [ %465, %462 ], [ %470, %466 ]
  %473 = icmp slt i32 %472, 0
  br i1 %473, label %474, label %477

474:                                              ; preds = %471
  store i64 %441, ptr %155, align 8, !tbaa !85
  %475 = icmp eq i32 %472, -1
  %476 = select i1 %475, i32 3, i32 6
  br label %750

477:                                              ; preds = %471
  %478 = load i64, ptr %83, align 8, !tbaa !108
  %479 = add i64 %478, 1
  store i64 %479, ptr %83, align 8, !tbaa !108
  %480 = zext i32 %472 to i64
  %481 = load i64, ptr %126, align 8, !tbaa !97
  %482 = add i64 %481, %480
  store i64 %482, ptr %126, align 8, !tbaa !97
  %483 = call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef %480)
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %750, label %485

485:                                              ; preds = %477
  %486 = icmp sgt i32 %472, 0
  br i1 %486, label %487, label %489

487:                                              ; preds = %485
  %488 = zext i32 %472 to i64
  br label %497

489:                                              ; preds = %559, %485
  %490 = load i64, ptr %86, align 8, !tbaa !109
  %491 = icmp sgt i32 %472, 0
  br i1 %491, label %492, label %730

492:                                              ; preds = %489
  %493 = add i32 %435, 1
  %494 = add i32 %435, 1
  %495 = sext i32 %472 to i64
  %496 = zext i32 %472 to i64
  br label %566

497:                                              ; preds = %487, %559
  %498 = phi i64 [ 0, %487 ], [ %560, %559 ]
  %499 = load ptr, ptr %127, align 8, !tbaa !48
  %500 = mul i64 %128, %498
  %501 = getelementptr inbounds i64, ptr %499, i64 %500
  %502 = load ptr, ptr %129, align 8, !tbaa !16
  %503 = icmp eq ptr %502, null
  br i1 %503, label %515, label %504

504:                                              ; preds = %497
  %505 = call i64 %502(ptr noundef %501)
  %506 = mul i64 %505, 246948723733
  %507 = lshr i64 %506, 19
  %508 = and i64 %507, 524287
  %509 = xor i64 %508, %506
  %510 = mul i64 %509, 242235342227
  %511 = and i64 %510, 274877906943
  %512 = lshr i64 %511, 19
  %513 = xor i64 %512, %510
  %514 = call i64 @llvm.fshl.i64(i64 %513, i64 %511, i64 32)
  br label %538

515:                                              ; preds = %497
  br i1 %130, label %534, label %516

516:                                              ; preds = %515, %516
  %517 = phi i64 [ %530, %516 ], [ 0, %515 ]
  %518 = phi i64 [ %529, %516 ], [ -7046029254386353131, %515 ]
  %519 = getelementptr inbounds i64, ptr %501, i64 %517
  %520 = load i64, ptr %519, align 8, !tbaa !11
  %521 = xor i64 %520, %518
  %522 = shl i64 %517, 1
  %523 = add i64 %522, -2960836687051489901
  %524 = zext i64 %521 to i128
  %525 = zext i64 %523 to i128
  %526 = mul nuw i128 %524, %525
  %527 = lshr i128 %526, 64
  %528 = xor i128 %527, %526
  %529 = trunc i128 %528 to i64
  %530 = add nuw i64 %517, 1
  %531 = icmp eq i64 %530, %128
  br i1 %531, label %532, label %516, !llvm.loop !17

532:                                              ; preds = %516
  %533 = trunc i128 %528 to i64
  br label %534

534:                                              ; preds = %532, %515
  %535 = phi i64 [ -7046029254386353131, %515 ], [ %533, %532 ]
  %536 = lshr i64 %535, 32
  %537 = xor i64 %536, %535
  br label %538

538:                                              ; preds = %504, %534
  %539 = phi i64 [ %514, %504 ], [ %537, %534 ]
  %540 = load ptr, ptr %131, align 8, !tbaa !50
  %541 = getelementptr inbounds i64, ptr %540, i64 %498
  store i64 %539, ptr %541, align 8, !tbaa !11
  %542 = load ptr, ptr %132, align 8, !tbaa !57
  %543 = icmp eq ptr %542, null
  br i1 %543, label %547, label %544

544:                                              ; preds = %538
  %545 = lshr i64 %539, 6
  %546 = getelementptr inbounds i64, ptr %542, i64 %545
  call void @llvm.prefetch.p0(ptr nonnull %546, i32 0, i32 3, i32 1)
  br label %559

547:                                              ; preds = %538
  %548 = and i64 %539, 63
  %549 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %548, i32 1
  %550 = load i64, ptr %549, align 8, !tbaa !30
  %551 = icmp eq i64 %550, 0
  br i1 %551, label %559, label %552

552:                                              ; preds = %547
  %553 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %548
  %554 = load ptr, ptr %553, align 8, !tbaa !32
  %555 = lshr i64 %539, 32
  %556 = mul i64 %550, %555
  %557 = lshr i64 %556, 32
  %558 = getelementptr inbounds i64, ptr %554, i64 %557
  call void @llvm.prefetch.p0(ptr %558, i32 0, i32 3, i32 1)
  br label %559

559:                                              ; preds = %544, %547, %552
  %560 = add nuw nsw i64 %498, 1
  %561 = icmp eq i64 %560, %488
  br i1 %561, label %489, label %497, !llvm.loop !221

562:                                              ; preds = %727
  %563 = add nuw nsw i64 %567, 1
  %564 = icmp slt i64 %563, %495
  %565 = icmp eq i64 %563, %496
  br i1 %565, label %730, label %566, !llvm.loop !222

566:                                              ; preds = %492, %562
  %567 = phi i64 [ 0, %492 ], [ %563, %562 ]
  %568 = phi i1 [ %491, %492 ], [ %564, %562 ]
  %569 = phi i32 [ %422, %492 ], [ %729, %562 ]
  %570 = load i64, ptr %133, align 8, !tbaa !26
  br i1 %121, label %575, label %571

571:                                              ; preds = %566
  %572 = load ptr, ptr %134, align 8, !tbaa !125
  %573 = getelementptr inbounds i64, ptr %572, i64 %567
  %574 = load i64, ptr %573, align 8, !tbaa !11
  br label %575

575:                                              ; preds = %566, %571
  %576 = phi i64 [ %574, %571 ], [ 1, %566 ]
  %577 = add i64 %576, %447
  br i1 %121, label %582, label %578

578:                                              ; preds = %575
  %579 = load i64, ptr %135, align 8, !tbaa !127
  %580 = and i64 %579, %577
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %582, label %727

582:                                              ; preds = %578, %575
  %583 = load ptr, ptr %136, align 8, !tbaa !48
  %584 = mul i64 %137, %567
  %585 = getelementptr inbounds i64, ptr %583, i64 %584
  %586 = load ptr, ptr %138, align 8, !tbaa !50
  %587 = getelementptr inbounds i64, ptr %586, i64 %567
  %588 = load i64, ptr %587, align 8, !tbaa !11
  %589 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %585, i64 noundef %588)
  %590 = icmp slt i64 %589, 0
  br i1 %590, label %727, label %591

591:                                              ; preds = %582
  %592 = icmp ult i64 %589, %570
  br i1 %592, label %600, label %593

593:                                              ; preds = %591
  %594 = load ptr, ptr %139, align 8, !tbaa !210
  %595 = getelementptr inbounds i64, ptr %594, i64 %589
  store i64 -1, ptr %595, align 8, !tbaa !11
  %596 = load ptr, ptr %140, align 8, !tbaa !152
  %597 = getelementptr inbounds i64, ptr %596, i64 %589
  store i64 -1, ptr %597, align 8, !tbaa !11
  %598 = load ptr, ptr %116, align 8, !tbaa !123
  %599 = getelementptr inbounds i32, ptr %598, i64 %589
  store i32 0, ptr %599, align 4, !tbaa !21
  br label %600

600:                                              ; preds = %593, %591
  %601 = trunc i64 %589 to i32
  %602 = load ptr, ptr %116, align 8, !tbaa !123
  %603 = and i64 %589, 4294967295
  %604 = getelementptr inbounds i32, ptr %602, i64 %603
  %605 = load i32, ptr %604, align 4, !tbaa !21
  %606 = zext i32 %605 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %607 = load i64, ptr %141, align 8, !tbaa !114
  %608 = icmp ugt i64 %607, %606
  br i1 %608, label %609, label %614

609:                                              ; preds = %600
  %610 = load ptr, ptr %115, align 8, !tbaa !119
  %611 = getelementptr inbounds %struct.Record, ptr %610, i64 %606, i32 1
  %612 = load i32, ptr %611, align 8, !tbaa !120
  %613 = icmp eq i32 %612, %601
  br label %614

614:                                              ; preds = %609, %600
  %615 = phi i1 [ false, %600 ], [ %613, %609 ]
  %616 = load ptr, ptr %142, align 8, !tbaa !152
  %617 = getelementptr inbounds i64, ptr %616, i64 %603
  %618 = load i64, ptr %617, align 8, !tbaa !11
  %619 = icmp ule i64 %618, %577
  %620 = icmp ult i64 %618, %577
  %621 = select i1 %615, i1 true, i1 %620
  %622 = select i1 %619, i1 %621, i1 false
  br i1 %622, label %723, label %623

623:                                              ; preds = %614
  %624 = call fastcc i32 @key_through(ptr noundef %0, i32 noundef %601, i64 noundef %577, i32 noundef %2, ptr noundef nonnull %5)
  %625 = icmp eq i32 %624, 0
  br i1 %625, label %626, label %723

626:                                              ; preds = %623
  %627 = load i64, ptr %5, align 8, !tbaa !11
  %628 = icmp eq i64 %627, -1
  br i1 %628, label %629, label %647

629:                                              ; preds = %626
  %630 = load i64, ptr %141, align 8, !tbaa !114
  %631 = add i64 %630, 1
  store i64 %631, ptr %141, align 8, !tbaa !114
  %632 = trunc i64 %630 to i32
  %633 = load ptr, ptr %115, align 8, !tbaa !119
  %634 = and i64 %630, 4294967295
  %635 = getelementptr inbounds %struct.Record, ptr %633, i64 %634
  store i64 %577, ptr %635, align 8, !tbaa.struct !130
  %636 = getelementptr inbounds i8, ptr %635, i64 8
  store i32 %601, ptr %636, align 8, !tbaa.struct !131
  %637 = getelementptr inbounds i8, ptr %635, i64 12
  store i32 %494, ptr %637, align 4, !tbaa.struct !132
  %638 = load ptr, ptr %142, align 8, !tbaa !152
  %639 = getelementptr inbounds i64, ptr %638, i64 %603
  %640 = load i64, ptr %639, align 8, !tbaa !11
  %641 = icmp eq i64 %640, -1
  %642 = zext i1 %641 to i64
  %643 = load i64, ptr %111, align 8, !tbaa !213
  %644 = add i64 %643, %642
  store i64 %644, ptr %111, align 8, !tbaa !213
  store i64 %577, ptr %639, align 8, !tbaa !11
  %645 = load ptr, ptr %116, align 8, !tbaa !123
  %646 = getelementptr inbounds i32, ptr %645, i64 %603
  store i32 %632, ptr %646, align 4, !tbaa !21
  br label %723

647:                                              ; preds = %626
  %648 = load i64, ptr %143, align 8, !tbaa !211
  %649 = icmp ugt i64 %627, %648
  br i1 %649, label %650, label %664

650:                                              ; preds = %647
  %651 = load ptr, ptr %152, align 8, !tbaa !210
  %652 = getelementptr inbounds i64, ptr %651, i64 %603
  %653 = load i64, ptr %652, align 8, !tbaa !11
  %654 = icmp eq i64 %653, -1
  br i1 %654, label %655, label %660

655:                                              ; preds = %650
  %656 = load ptr, ptr %153, align 8, !tbaa !217
  %657 = load i64, ptr %154, align 8, !tbaa !216
  %658 = add i64 %657, 1
  store i64 %658, ptr %154, align 8, !tbaa !216
  %659 = getelementptr inbounds i32, ptr %656, i64 %657
  store i32 %601, ptr %659, align 4, !tbaa !21
  br label %660

660:                                              ; preds = %655, %650
  %661 = load i64, ptr %652, align 8, !tbaa !11
  %662 = icmp ult i64 %627, %661
  br i1 %662, label %663, label %723

663:                                              ; preds = %660
  store i64 %627, ptr %652, align 8, !tbaa !11
  br label %723

664:                                              ; preds = %647
  %665 = load i64, ptr %144, align 8, !tbaa !215
  %666 = icmp eq i64 %665, 0
  br i1 %666, label %673, label %667

667:                                              ; preds = %664
  %668 = load ptr, ptr %115, align 8, !tbaa !119
  %669 = add i64 %665, -1
  %670 = getelementptr inbounds %struct.Record, ptr %668, i64 %669
  %671 = load i64, ptr %670, align 8, !tbaa !122
  %672 = icmp ult i64 %627, %671
  br i1 %672, label %673, label %723

673:                                              ; preds = %667, %664
  %674 = load ptr, ptr %145, align 8, !tbaa !210
  %675 = getelementptr inbounds i64, ptr %674, i64 %603
  store i64 -1, ptr %675, align 8, !tbaa !11
  %676 = load i64, ptr %141, align 8, !tbaa !114
  %677 = add i64 %676, 1
  store i64 %677, ptr %141, align 8, !tbaa !114
  %678 = trunc i64 %676 to i32
  %679 = load ptr, ptr %115, align 8, !tbaa !119
  %680 = and i64 %676, 4294967295
  %681 = getelementptr inbounds %struct.Record, ptr %679, i64 %680
  store i64 %577, ptr %681, align 8, !tbaa.struct !130
  %682 = getelementptr inbounds i8, ptr %681, i64 8
  store i32 %601, ptr %682, align 8, !tbaa.struct !131
  %683 = getelementptr inbounds i8, ptr %681, i64 12
  store i32 %493, ptr %683, align 4, !tbaa.struct !132
  %684 = load ptr, ptr %142, align 8, !tbaa !152
  %685 = getelementptr inbounds i64, ptr %684, i64 %603
  %686 = load i64, ptr %685, align 8, !tbaa !11
  %687 = icmp eq i64 %686, -1
  %688 = zext i1 %687 to i64
  %689 = load i64, ptr %111, align 8, !tbaa !213
  %690 = add i64 %689, %688
  store i64 %690, ptr %111, align 8, !tbaa !213
  store i64 %577, ptr %685, align 8, !tbaa !11
  %691 = load ptr, ptr %116, align 8, !tbaa !123
  %692 = getelementptr inbounds i32, ptr %691, i64 %603
  store i32 %678, ptr %692, align 4, !tbaa !21
  %693 = load ptr, ptr %146, align 8, !tbaa !104
  %694 = load i64, ptr %117, align 8, !tbaa !28
  %695 = icmp eq i64 %694, 0
  br i1 %695, label %696, label %700

696:                                              ; preds = %673
  %697 = load ptr, ptr %148, align 8, !tbaa !33
  %698 = mul i64 %603, %137
  %699 = getelementptr inbounds i64, ptr %697, i64 %698
  br label %706

700:                                              ; preds = %673
  %701 = load ptr, ptr %147, align 8, !tbaa !34
  %702 = getelementptr inbounds i32, ptr %701, i64 %603
  %703 = load i32, ptr %702, align 4, !tbaa !21
  %704 = zext i32 %703 to i64
  %705 = or i64 %704, -9223372036854775808
  store i64 %705, ptr %4, align 8, !tbaa !11
  br label %706

706:                                              ; preds = %700, %696
  %707 = phi ptr [ %4, %700 ], [ %699, %696 ]
  %708 = call i32 %693(ptr noundef %707)
  %709 = icmp slt i32 %708, 0
  br i1 %709, label %710, label %711

710:                                              ; preds = %706
  store i64 %603, ptr %151, align 8, !tbaa !85
  br label %723

711:                                              ; preds = %706
  %712 = icmp eq i32 %708, 0
  br i1 %712, label %713, label %718

713:                                              ; preds = %711
  %714 = load ptr, ptr %114, align 8, !tbaa !110
  %715 = load i64, ptr %86, align 8, !tbaa !109
  %716 = add i64 %715, 1
  store i64 %716, ptr %86, align 8, !tbaa !109
  %717 = getelementptr inbounds i32, ptr %714, i64 %715
  store i32 %678, ptr %717, align 4, !tbaa !21
  br label %723

718:                                              ; preds = %711
  store i64 %680, ptr %149, align 8, !tbaa !85
  %719 = add nuw nsw i64 %680, 1
  store i64 %719, ptr %144, align 8, !tbaa !215
  %720 = load i64, ptr %150, align 8, !tbaa !212
  %721 = icmp uge i64 %720, %577
  %722 = zext i1 %721 to i32
  br label %723

723:                                              ; preds = %614, %623, %629, %660, %663, %667, %710, %713, %718
  %724 = phi i32 [ 0, %629 ], [ %624, %623 ], [ 0, %663 ], [ 0, %660 ], [ 0, %667 ], [ 3, %710 ], [ %722, %718 ], [ 0, %713 ], [ 0, %614 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  %725 = icmp eq i32 %724, 0
  %726 = select i1 %725, i32 %569, i32 %724
  br label %727

727:                                              ; preds = %723, %582, %578
  %728 = phi i1 [ false, %578 ], [ %725, %723 ], [ false, %582 ]
  %729 = phi i32 [ 6, %578 ], [ %726, %723 ], [ 4, %582 ]
  br i1 %728, label %562, label %730

730:                                              ; preds = %727, %562, %489
  %731 = phi i1 [ %491, %489 ], [ %568, %727 ], [ %564, %562 ]
  %732 = phi i32 [ 8, %489 ], [ 1, %727 ], [ 8, %562 ]
  %733 = phi i32 [ %422, %489 ], [ %729, %562 ], [ %729, %727 ]
  br i1 %731, label %750, label %734

734:                                              ; preds = %730
  %735 = load ptr, ptr %114, align 8, !tbaa !110
  %736 = getelementptr inbounds i32, ptr %735, i64 %490
  %737 = load i64, ptr %86, align 8, !tbaa !109
  %738 = getelementptr inbounds i32, ptr %735, i64 %737
  %739 = getelementptr inbounds i32, ptr %736, i64 1
  %740 = icmp ult ptr %739, %738
  br i1 %740, label %741, label %750

741:                                              ; preds = %734, %741
  %742 = phi ptr [ %748, %741 ], [ %739, %734 ]
  %743 = phi ptr [ %742, %741 ], [ %736, %734 ]
  %744 = phi ptr [ %746, %741 ], [ %738, %734 ]
  %745 = load i32, ptr %743, align 4, !tbaa !21
  %746 = getelementptr inbounds i32, ptr %744, i64 -1
  %747 = load i32, ptr %746, align 4, !tbaa !21
  store i32 %747, ptr %743, align 4, !tbaa !21
  store i32 %745, ptr %746, align 4, !tbaa !21
  %748 = getelementptr inbounds i32, ptr %742, i64 1
  %749 = icmp ult ptr %748, %746
  br i1 %749, label %741, label %750, !llvm.loop !223

750:                                              ; preds = %741, %734, %730, %477, %474
  %751 = phi i32 [ 1, %474 ], [ 1, %477 ], [ %732, %730 ], [ 0, %734 ], [ 0, %741 ]
  %752 = phi i32 [ %476, %474 ], [ 4, %477 ], [ %733, %730 ], [ %733, %734 ], [ %733, %741 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %753

753:                                              ; preds = %430, %750
  %754 = phi i32 [ %751, %750 ], [ 4, %430 ]
  %755 = phi i32 [ %752, %750 ], [ %422, %430 ]
  %756 = icmp eq i32 %754, 1
  br i1 %756, label %757, label %156

757:                                              ; preds = %421, %426, %753, %156, %417, %81, %78, %12
  %758 = phi i32 [ %80, %78 ], [ 4, %12 ], [ 0, %81 ], [ %420, %417 ], [ 0, %156 ], [ %755, %753 ], [ 7, %426 ], [ 5, %421 ]
  ret i32 %758
}

define internal fastcc i32 @room_to_deepen(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %4 = load i64, ptr %3, align 8, !tbaa !114
  %5 = add i64 %4, %1
  %6 = icmp ugt i64 %5, 4294967294
  br i1 %6, label %243, label %7

7:                                                ; preds = %2
  %8 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %243, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %12 = load i64, ptr %11, align 8, !tbaa !115
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %14 = load i64, ptr %13, align 8, !tbaa !27
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %56

16:                                               ; preds = %10
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %18 = lshr i64 %12, 2
  %19 = add i64 %12, 1024
  %20 = add i64 %19, %18
  %21 = tail call i64 @llvm.umax.i64(i64 %20, i64 %14)
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = sub i64 %21, %12
  %25 = shl i64 %24, 2
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %28 = load i64, ptr %27, align 8, !tbaa !13
  %29 = icmp ugt i64 %26, %28
  br i1 %29, label %243, label %30

30:                                               ; preds = %16
  %31 = load ptr, ptr %17, align 8, !tbaa !14
  %32 = shl i64 %21, 2
  %33 = tail call ptr @resize_memory(ptr noundef %31, i64 noundef %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %243, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %32, 4194304
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %35
  %42 = ptrtoint ptr %33 to i64
  %43 = and i64 %42, -4096
  %44 = add i64 %32, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %41, %35
  %51 = load i64, ptr %11, align 8, !tbaa !11
  %52 = sub i64 %21, %51
  %53 = shl i64 %52, 2
  %54 = load i64, ptr %22, align 8, !tbaa !12
  %55 = add i64 %53, %54
  store i64 %55, ptr %22, align 8, !tbaa !12
  store ptr %33, ptr %17, align 8, !tbaa !14
  store i64 %21, ptr %11, align 8, !tbaa !11
  br label %56

56:                                               ; preds = %50, %10
  %57 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %1)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %243, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %61 = load i64, ptr %60, align 8, !tbaa !224
  %62 = load i64, ptr %13, align 8, !tbaa !27
  %63 = icmp ult i64 %61, %62
  br i1 %63, label %64, label %104

64:                                               ; preds = %59
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %66 = lshr i64 %61, 2
  %67 = add i64 %61, 1024
  %68 = add i64 %67, %66
  %69 = tail call i64 @llvm.umax.i64(i64 %68, i64 %62)
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %71 = load i64, ptr %70, align 8, !tbaa !12
  %72 = sub i64 %69, %61
  %73 = shl i64 %72, 3
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %76 = load i64, ptr %75, align 8, !tbaa !13
  %77 = icmp ugt i64 %74, %76
  br i1 %77, label %243, label %78

78:                                               ; preds = %64
  %79 = load ptr, ptr %65, align 8, !tbaa !14
  %80 = shl i64 %69, 3
  %81 = tail call ptr @resize_memory(ptr noundef %79, i64 noundef %80)
  %82 = icmp eq ptr %81, null
  br i1 %82, label %243, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  %86 = icmp eq ptr %85, null
  %87 = icmp ult i64 %80, 4194304
  %88 = or i1 %87, %86
  br i1 %88, label %98, label %89

89:                                               ; preds = %83
  %90 = ptrtoint ptr %81 to i64
  %91 = and i64 %90, -4096
  %92 = add i64 %80, 4095
  %93 = add i64 %92, %90
  %94 = and i64 %93, -4096
  %95 = inttoptr i64 %91 to ptr
  %96 = sub i64 %94, %91
  %97 = tail call i32 %85(ptr noundef %95, i64 noundef %96, i32 noundef 14)
  br label %98

98:                                               ; preds = %89, %83
  %99 = load i64, ptr %60, align 8, !tbaa !11
  %100 = sub i64 %69, %99
  %101 = shl i64 %100, 3
  %102 = load i64, ptr %70, align 8, !tbaa !12
  %103 = add i64 %101, %102
  store i64 %103, ptr %70, align 8, !tbaa !12
  store ptr %81, ptr %65, align 8, !tbaa !14
  store i64 %69, ptr %60, align 8, !tbaa !11
  br label %104

104:                                              ; preds = %98, %59
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %106 = load i64, ptr %105, align 8, !tbaa !225
  %107 = load i64, ptr %13, align 8, !tbaa !27
  %108 = icmp ult i64 %106, %107
  br i1 %108, label %109, label %149

109:                                              ; preds = %104
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %111 = lshr i64 %106, 2
  %112 = add i64 %106, 1024
  %113 = add i64 %112, %111
  %114 = tail call i64 @llvm.umax.i64(i64 %113, i64 %107)
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %116 = load i64, ptr %115, align 8, !tbaa !12
  %117 = sub i64 %114, %106
  %118 = shl i64 %117, 3
  %119 = add i64 %116, %118
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %121 = load i64, ptr %120, align 8, !tbaa !13
  %122 = icmp ugt i64 %119, %121
  br i1 %122, label %243, label %123

123:                                              ; preds = %109
  %124 = load ptr, ptr %110, align 8, !tbaa !14
  %125 = shl i64 %114, 3
  %126 = tail call ptr @resize_memory(ptr noundef %124, i64 noundef %125)
  %127 = icmp eq ptr %126, null
  br i1 %127, label %243, label %128

128:                                              ; preds = %123
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %130 = load ptr, ptr %129, align 8, !tbaa !15
  %131 = icmp eq ptr %130, null
  %132 = icmp ult i64 %125, 4194304
  %133 = or i1 %132, %131
  br i1 %133, label %143, label %134

134:                                              ; preds = %128
  %135 = ptrtoint ptr %126 to i64
  %136 = and i64 %135, -4096
  %137 = add i64 %125, 4095
  %138 = add i64 %137, %135
  %139 = and i64 %138, -4096
  %140 = inttoptr i64 %136 to ptr
  %141 = sub i64 %139, %136
  %142 = tail call i32 %130(ptr noundef %140, i64 noundef %141, i32 noundef 14)
  br label %143

143:                                              ; preds = %134, %128
  %144 = load i64, ptr %105, align 8, !tbaa !11
  %145 = sub i64 %114, %144
  %146 = shl i64 %145, 3
  %147 = load i64, ptr %115, align 8, !tbaa !12
  %148 = add i64 %146, %147
  store i64 %148, ptr %115, align 8, !tbaa !12
  store ptr %126, ptr %110, align 8, !tbaa !14
  store i64 %114, ptr %105, align 8, !tbaa !11
  br label %149

149:                                              ; preds = %143, %104
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 105
  %153 = load i64, ptr %152, align 8, !tbaa !216
  %154 = add i64 %153, %1
  %155 = load i64, ptr %151, align 8, !tbaa !11
  %156 = icmp ult i64 %155, %154
  br i1 %156, label %157, label %196

157:                                              ; preds = %149
  %158 = lshr i64 %155, 2
  %159 = add i64 %155, 1024
  %160 = add i64 %159, %158
  %161 = tail call i64 @llvm.umax.i64(i64 %160, i64 %154)
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %163 = load i64, ptr %162, align 8, !tbaa !12
  %164 = sub i64 %161, %155
  %165 = shl i64 %164, 2
  %166 = add i64 %163, %165
  %167 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %168 = load i64, ptr %167, align 8, !tbaa !13
  %169 = icmp ugt i64 %166, %168
  br i1 %169, label %243, label %170

170:                                              ; preds = %157
  %171 = load ptr, ptr %150, align 8, !tbaa !14
  %172 = shl i64 %161, 2
  %173 = tail call ptr @resize_memory(ptr noundef %171, i64 noundef %172)
  %174 = icmp eq ptr %173, null
  br i1 %174, label %243, label %175

175:                                              ; preds = %170
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %177 = load ptr, ptr %176, align 8, !tbaa !15
  %178 = icmp eq ptr %177, null
  %179 = icmp ult i64 %172, 4194304
  %180 = or i1 %179, %178
  br i1 %180, label %190, label %181

181:                                              ; preds = %175
  %182 = ptrtoint ptr %173 to i64
  %183 = and i64 %182, -4096
  %184 = add i64 %172, 4095
  %185 = add i64 %184, %182
  %186 = and i64 %185, -4096
  %187 = inttoptr i64 %183 to ptr
  %188 = sub i64 %186, %183
  %189 = tail call i32 %177(ptr noundef %187, i64 noundef %188, i32 noundef 14)
  br label %190

190:                                              ; preds = %181, %175
  %191 = load i64, ptr %151, align 8, !tbaa !11
  %192 = sub i64 %161, %191
  %193 = shl i64 %192, 2
  %194 = load i64, ptr %162, align 8, !tbaa !12
  %195 = add i64 %193, %194
  store i64 %195, ptr %162, align 8, !tbaa !12
  store ptr %173, ptr %150, align 8, !tbaa !14
  store i64 %161, ptr %151, align 8, !tbaa !11
  br label %196

196:                                              ; preds = %190, %149
  %197 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %198 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %199 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %200 = load i64, ptr %199, align 8, !tbaa !109
  %201 = add i64 %200, %1
  %202 = load i64, ptr %198, align 8, !tbaa !11
  %203 = icmp ult i64 %202, %201
  br i1 %203, label %204, label %243

204:                                              ; preds = %196
  %205 = lshr i64 %202, 2
  %206 = add i64 %202, 1024
  %207 = add i64 %206, %205
  %208 = tail call i64 @llvm.umax.i64(i64 %207, i64 %201)
  %209 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %210 = load i64, ptr %209, align 8, !tbaa !12
  %211 = sub i64 %208, %202
  %212 = shl i64 %211, 2
  %213 = add i64 %210, %212
  %214 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %215 = load i64, ptr %214, align 8, !tbaa !13
  %216 = icmp ugt i64 %213, %215
  br i1 %216, label %243, label %217

217:                                              ; preds = %204
  %218 = load ptr, ptr %197, align 8, !tbaa !14
  %219 = shl i64 %208, 2
  %220 = tail call ptr @resize_memory(ptr noundef %218, i64 noundef %219)
  %221 = icmp eq ptr %220, null
  br i1 %221, label %243, label %222

222:                                              ; preds = %217
  %223 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %224 = load ptr, ptr %223, align 8, !tbaa !15
  %225 = icmp eq ptr %224, null
  %226 = icmp ult i64 %219, 4194304
  %227 = or i1 %226, %225
  br i1 %227, label %237, label %228

228:                                              ; preds = %222
  %229 = ptrtoint ptr %220 to i64
  %230 = and i64 %229, -4096
  %231 = add i64 %219, 4095
  %232 = add i64 %231, %229
  %233 = and i64 %232, -4096
  %234 = inttoptr i64 %230 to ptr
  %235 = sub i64 %233, %230
  %236 = tail call i32 %224(ptr noundef %234, i64 noundef %235, i32 noundef 14)
  br label %237

237:                                              ; preds = %228, %222
  %238 = load i64, ptr %198, align 8, !tbaa !11
  %239 = sub i64 %208, %238
  %240 = shl i64 %239, 2
  %241 = load i64, ptr %209, align 8, !tbaa !12
  %242 = add i64 %240, %241
  store i64 %242, ptr %209, align 8, !tbaa !12
  store ptr %220, ptr %197, align 8, !tbaa !14
  store i64 %208, ptr %198, align 8, !tbaa !11
  br label %243

243:                                              ; preds = %109, %123, %64, %78, %237, %217, %204, %196, %170, %157, %30, %16, %7, %56, %2
  %244 = phi i32 [ 0, %2 ], [ 0, %56 ], [ 0, %7 ], [ 0, %16 ], [ 0, %30 ], [ 0, %157 ], [ 0, %170 ], [ 1, %196 ], [ 0, %204 ], [ 0, %217 ], [ 1, %237 ], [ 0, %78 ], [ 0, %64 ], [ 0, %123 ], [ 0, %109 ]
  ret i32 %244
}

define internal fastcc i32 @key_through(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %2, ptr %4, align 8, !tbaa !11
  %9 = icmp eq i32 %3, 1
  br i1 %9, label %10, label %93

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %11 = zext i32 %1 to i64
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %13 = load i64, ptr %12, align 8, !tbaa !28
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %21

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %17 = load ptr, ptr %16, align 8, !tbaa !33
  %18 = load i64, ptr @WORDS, align 8, !tbaa !11
  %19 = mul i64 %18, %11
  %20 = getelementptr inbounds i64, ptr %17, i64 %19
  br label %28

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %23 = load ptr, ptr %22, align 8, !tbaa !34
  %24 = getelementptr inbounds i32, ptr %23, i64 %11
  %25 = load i32, ptr %24, align 4, !tbaa !21
  %26 = zext i32 %25 to i64
  %27 = or i64 %26, -9223372036854775808
  store i64 %27, ptr %7, align 8, !tbaa !11
  br label %28

28:                                               ; preds = %15, %21
  %29 = phi ptr [ %7, %21 ], [ %20, %15 ]
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %31 = load i64, ptr %30, align 8, !tbaa !133
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %68, label %33

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  br label %35

35:                                               ; preds = %61, %33
  %36 = phi i1 [ true, %33 ], [ %64, %61 ]
  %37 = phi i64 [ 0, %33 ], [ %60, %61 ]
  %38 = phi i64 [ 0, %33 ], [ %62, %61 ]
  %39 = load ptr, ptr %34, align 8, !tbaa !134
  %40 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38
  %41 = load ptr, ptr %40, align 8, !tbaa !135
  %42 = call i32 %41(ptr noundef %29, ptr noundef nonnull %6)
  %43 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 1
  %44 = load ptr, ptr %43, align 8, !tbaa !137
  %45 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 2
  %46 = load ptr, ptr %45, align 8, !tbaa !138
  %47 = call i64 %44(ptr noundef %46, ptr noundef nonnull %6)
  %48 = icmp eq i64 %47, -1
  br i1 %48, label %58, label %49

49:                                               ; preds = %35
  %50 = add i64 %47, %37
  %51 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 3
  %52 = load i64, ptr %51, align 8, !tbaa !139
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %58, label %54

54:                                               ; preds = %49
  %55 = load i64, ptr %8, align 8, !tbaa !11
  %56 = icmp ugt i64 %50, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  store i64 %50, ptr %8, align 8, !tbaa !11
  br label %58

58:                                               ; preds = %57, %54, %49, %35
  %59 = phi i32 [ 1, %35 ], [ 4, %49 ], [ 0, %57 ], [ 0, %54 ]
  %60 = phi i64 [ %37, %35 ], [ %50, %49 ], [ 0, %57 ], [ 0, %54 ]
  switch i32 %59, label %65 [
    i32 0, label %61
    i32 4, label %61
  ]

61:                                               ; preds = %58, %58
  %62 = add nuw i64 %38, 1
  %63 = load i64, ptr %30, align 8, !tbaa !133
  %64 = icmp ult i64 %62, %63
  br i1 %64, label %35, label %65, !llvm.loop !140

65:                                               ; preds = %58, %61
  %66 = phi i1 [ %36, %58 ], [ %64, %61 ]
  %67 = zext i1 %66 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %72

68:                                               ; preds = %28
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %70 = load ptr, ptr %69, align 8, !tbaa !141
  %71 = call i32 %70(ptr noundef %29, ptr noundef nonnull %8)
  br label %72

72:                                               ; preds = %68, %65
  %73 = phi i32 [ %67, %65 ], [ %71, %68 ]
  %74 = icmp slt i32 %73, 0
  br i1 %74, label %75, label %79

75:                                               ; preds = %72
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  store i64 %11, ptr %76, align 8, !tbaa !85
  %77 = icmp eq i32 %73, -1
  %78 = select i1 %77, i32 3, i32 6
  br label %91

79:                                               ; preds = %72
  %80 = icmp eq i32 %73, 1
  br i1 %80, label %81, label %82

81:                                               ; preds = %79
  store i64 -1, ptr %4, align 8, !tbaa !11
  br label %91

82:                                               ; preds = %79
  %83 = load i64, ptr %8, align 8, !tbaa !11
  %84 = load i64, ptr %4, align 8, !tbaa !11
  %85 = add i64 %84, %83
  store i64 %85, ptr %4, align 8, !tbaa !11
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %87 = load i64, ptr %86, align 8, !tbaa !127
  %88 = and i64 %87, %85
  %89 = icmp eq i64 %88, 0
  %90 = select i1 %89, i32 0, i32 6
  br label %91

91:                                               ; preds = %82, %81, %75
  %92 = phi i32 [ %78, %75 ], [ 0, %81 ], [ %90, %82 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %93

93:                                               ; preds = %5, %91
  %94 = phi i32 [ %92, %91 ], [ 0, %5 ]
  ret i32 %94
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [29 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 232, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !57
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %19 = load ptr, ptr %18, align 8, !tbaa !93
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %22 = load ptr, ptr %21, align 8, !tbaa !110
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %25 = load ptr, ptr %24, align 8, !tbaa !119
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %28 = load ptr, ptr %27, align 8, !tbaa !123
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %31 = load ptr, ptr %30, align 8, !tbaa !150
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %34 = load ptr, ptr %33, align 8, !tbaa !147
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %37 = load ptr, ptr %36, align 8, !tbaa !145
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %40 = load ptr, ptr %39, align 8, !tbaa !98
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %43 = load ptr, ptr %42, align 8, !tbaa !89
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %46 = load ptr, ptr %45, align 8, !tbaa !99
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %49 = load ptr, ptr %48, align 8, !tbaa !164
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %52 = load ptr, ptr %51, align 8, !tbaa !160
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %55 = load ptr, ptr %54, align 8, !tbaa !161
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %58 = load ptr, ptr %57, align 8, !tbaa !152
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %61 = load ptr, ptr %60, align 8, !tbaa !179
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %64 = load ptr, ptr %63, align 8, !tbaa !180
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %67 = load ptr, ptr %66, align 8, !tbaa !48
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %70 = load ptr, ptr %69, align 8, !tbaa !125
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %73 = load ptr, ptr %72, align 8, !tbaa !50
  store ptr %73, ptr %71, align 8, !tbaa !14
  %74 = getelementptr inbounds ptr, ptr %2, i64 24
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %76 = load ptr, ptr %75, align 8, !tbaa !193
  store ptr %76, ptr %74, align 16, !tbaa !14
  %77 = getelementptr inbounds ptr, ptr %2, i64 25
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %79 = load ptr, ptr %78, align 8, !tbaa !198
  store ptr %79, ptr %77, align 8, !tbaa !14
  %80 = getelementptr inbounds ptr, ptr %2, i64 26
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %82 = load ptr, ptr %81, align 8, !tbaa !203
  store ptr %82, ptr %80, align 16, !tbaa !14
  %83 = getelementptr inbounds ptr, ptr %2, i64 27
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %85 = load ptr, ptr %84, align 8, !tbaa !210
  store ptr %85, ptr %83, align 8, !tbaa !14
  %86 = getelementptr inbounds ptr, ptr %2, i64 28
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %88 = load ptr, ptr %87, align 8, !tbaa !217
  store ptr %88, ptr %86, align 16, !tbaa !14
  br label %89

89:                                               ; preds = %1, %95
  %90 = phi i64 [ 0, %1 ], [ %96, %95 ]
  %91 = getelementptr inbounds [29 x ptr], ptr %2, i64 0, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !14
  %93 = icmp eq ptr %92, null
  br i1 %93, label %95, label %94

94:                                               ; preds = %89
  tail call void @give_back(ptr noundef nonnull %92)
  br label %95

95:                                               ; preds = %89, %94
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, 29
  br i1 %97, label %102, label %89, !llvm.loop !226

98:                                               ; preds = %108
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %100 = load ptr, ptr %99, align 8, !tbaa !29
  %101 = icmp eq ptr %100, null
  br i1 %101, label %115, label %111

102:                                              ; preds = %95, %108
  %103 = phi i64 [ %109, %108 ], [ 0, %95 ]
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %103
  %105 = load ptr, ptr %104, align 8, !tbaa !32
  %106 = icmp eq ptr %105, null
  br i1 %106, label %108, label %107

107:                                              ; preds = %102
  tail call void @give_back(ptr noundef nonnull %105)
  br label %108

108:                                              ; preds = %102, %107
  %109 = add nuw nsw i64 %103, 1
  %110 = icmp eq i64 %109, 64
  br i1 %110, label %98, label %102, !llvm.loop !227

111:                                              ; preds = %98
  %112 = getelementptr inbounds %struct.Team, ptr %100, i64 0, i32 2
  %113 = load ptr, ptr %112, align 8, !tbaa !69
  tail call void @give_back(ptr noundef %113)
  %114 = load ptr, ptr %99, align 8, !tbaa !29
  tail call void @give_back(ptr noundef %114)
  br label %115

115:                                              ; preds = %111, %98
  call void @llvm.lifetime.end.p0(i64 232, ptr nonnull %2)
  ret void
}

define internal fastcc void @halt(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = icmp eq ptr %5, null
  br i1 %6, label %67, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.Team, ptr %5, i64 0, i32 7
  %9 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %13

13:                                               ; preds = %31, %11
  %14 = phi i64 [ 0, %11 ], [ %18, %31 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store volatile i32 0, ptr %3, align 4, !tbaa !21
  %15 = load volatile i32, ptr %3, align 4, !tbaa !21
  %16 = icmp slt i32 %15, 32
  br i1 %16, label %21, label %17

17:                                               ; preds = %21, %13
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  %18 = add i64 %14, 1
  %19 = and i64 %18, 63
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %26, label %31

21:                                               ; preds = %13, %21
  %22 = load volatile i32, ptr %3, align 4, !tbaa !21
  %23 = add nsw i32 %22, 1
  store volatile i32 %23, ptr %3, align 4, !tbaa !21
  %24 = load volatile i32, ptr %3, align 4, !tbaa !21
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %21, label %17, !llvm.loop !59

26:                                               ; preds = %17
  %27 = load ptr, ptr %12, align 8, !tbaa !60
  %28 = icmp eq ptr %27, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = tail call i32 %27()
  br label %31

31:                                               ; preds = %29, %26, %17
  %32 = atomicrmw xchg ptr %8, i32 1 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %13, !llvm.loop !76

34:                                               ; preds = %31, %7
  %35 = load ptr, ptr %4, align 8, !tbaa !29
  %36 = getelementptr inbounds %struct.Team, ptr %35, i64 0, i32 8
  store i32 1, ptr %36, align 4, !tbaa !78
  %37 = getelementptr inbounds %struct.Team, ptr %35, i64 0, i32 7
  store atomic i32 0, ptr %37 release, align 8
  %38 = load ptr, ptr %4, align 8, !tbaa !29
  %39 = getelementptr inbounds %struct.Team, ptr %38, i64 0, i32 10
  %40 = load atomic i32, ptr %39 acquire, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %67, label %42

42:                                               ; preds = %34
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  br label %44

44:                                               ; preds = %42, %62
  %45 = phi i64 [ 0, %42 ], [ %49, %62 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store volatile i32 0, ptr %2, align 4, !tbaa !21
  %46 = load volatile i32, ptr %2, align 4, !tbaa !21
  %47 = icmp slt i32 %46, 32
  br i1 %47, label %52, label %48

48:                                               ; preds = %52, %44
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  %49 = add i64 %45, 1
  %50 = and i64 %49, 63
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %57, label %62

52:                                               ; preds = %44, %52
  %53 = load volatile i32, ptr %2, align 4, !tbaa !21
  %54 = add nsw i32 %53, 1
  store volatile i32 %54, ptr %2, align 4, !tbaa !21
  %55 = load volatile i32, ptr %2, align 4, !tbaa !21
  %56 = icmp slt i32 %55, 32
  br i1 %56, label %52, label %48, !llvm.loop !59

57:                                               ; preds = %48
  %58 = load ptr, ptr %43, align 8, !tbaa !60
  %59 = icmp eq ptr %58, null
  br i1 %59, label %62, label %60

60:                                               ; preds = %57
  %61 = tail call i32 %58()
  br label %62

62:                                               ; preds = %48, %57, %60
  %63 = load ptr, ptr %4, align 8, !tbaa !29
  %64 = getelementptr inbounds %struct.Team, ptr %63, i64 0, i32 10
  %65 = load atomic i32, ptr %64 acquire, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %44, !llvm.loop !228

67:                                               ; preds = %62, %34, %1
  ret void
}

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  tail call fastcc void @halt(ptr noundef %0)
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  br i1 %22, label %89, label %23

23:                                               ; preds = %13
  %24 = tail call ptr @take_memory(i64 noundef %18, i64 noundef 8)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %89, label %26

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

40:                                               ; preds = %31, %26
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
  %47 = load ptr, ptr %1, align 8, !tbaa !32
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
  br i1 %66, label %69, label %59, !llvm.loop !229

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
  br i1 %74, label %75, label %49, !llvm.loop !230

75:                                               ; preds = %71, %69, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !231

77:                                               ; preds = %75
  %78 = load i64, ptr %3, align 8, !tbaa !30
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %86, label %80

80:                                               ; preds = %77
  %81 = load i64, ptr %5, align 8, !tbaa !12
  %82 = shl i64 %78, 3
  %83 = sub i64 -512, %82
  %84 = add i64 %83, %81
  store i64 %84, ptr %5, align 8, !tbaa !12
  %85 = load ptr, ptr %1, align 8, !tbaa !32
  tail call void @give_back(ptr noundef %85)
  br label %86

86:                                               ; preds = %80, %77
  %87 = load i64, ptr %5, align 8, !tbaa !12
  %88 = add i64 %87, %19
  store i64 %88, ptr %5, align 8, !tbaa !12
  store ptr %24, ptr %1, align 8, !tbaa !32
  store i64 %16, ptr %3, align 8, !tbaa !30
  br label %89

89:                                               ; preds = %13, %23, %86
  %90 = phi i32 [ 1, %86 ], [ 0, %23 ], [ 0, %13 ]
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %92 = load ptr, ptr %91, align 8, !tbaa !29
  %93 = icmp eq ptr %92, null
  br i1 %93, label %96, label %94

94:                                               ; preds = %89
  %95 = getelementptr inbounds %struct.Team, ptr %92, i64 0, i32 8
  store atomic i32 0, ptr %95 release, align 4
  br label %96

96:                                               ; preds = %89, %94
  ret i32 %90
}

define internal fastcc i32 @enter_block(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !47
  %7 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %6)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %221, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !46
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %221, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %17 = load ptr, ptr %16, align 8, !tbaa !49
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %19 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %22 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %28 = load i64, ptr @WORDS, align 8
  %29 = icmp eq i64 %28, 0
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %31 = icmp ne i32 %2, 0
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %34 = icmp eq i32 %2, 0
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %38 = load i64, ptr @WORDS, align 8
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  br label %52

48:                                               ; preds = %215
  %49 = add nuw i64 %56, 1
  %50 = load i64, ptr %10, align 8, !tbaa !46
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %52, label %221, !llvm.loop !232

52:                                               ; preds = %13, %48
  %53 = phi i32 [ undef, %13 ], [ %219, %48 ]
  %54 = phi ptr [ %17, %13 ], [ %218, %48 ]
  %55 = phi ptr [ %15, %13 ], [ %217, %48 ]
  %56 = phi i64 [ 0, %13 ], [ %49, %48 ]
  %57 = load i64, ptr %1, align 8, !tbaa !44
  %58 = add i64 %57, %56
  %59 = load i64, ptr %18, align 8, !tbaa !25
  %60 = icmp eq i64 %58, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %52
  %62 = call fastcc i32 @level_ended(ptr noundef %0)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %215, label %64

64:                                               ; preds = %61, %52
  %65 = load ptr, ptr %19, align 8, !tbaa !52
  %66 = getelementptr inbounds i32, ptr %65, i64 %56
  %67 = load i32, ptr %66, align 4, !tbaa !21
  %68 = icmp slt i32 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %64
  store i64 %58, ptr %47, align 8, !tbaa !85
  br label %215

70:                                               ; preds = %64
  %71 = zext i32 %67 to i64
  %72 = load i64, ptr %20, align 8, !tbaa !97
  %73 = add i64 %72, %71
  store i64 %73, ptr %20, align 8, !tbaa !97
  %74 = load i64, ptr %21, align 8, !tbaa !38
  %75 = add i64 %74, 1
  store i64 %75, ptr %21, align 8, !tbaa !38
  %76 = load ptr, ptr %22, align 8, !tbaa !53
  %77 = getelementptr inbounds i32, ptr %76, i64 %56
  %78 = load i32, ptr %77, align 4, !tbaa !21
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %159, label %80

80:                                               ; preds = %70
  %81 = trunc i64 %58 to i32
  br label %82

82:                                               ; preds = %80, %154
  %83 = phi i32 [ %53, %80 ], [ %153, %154 ]
  %84 = phi ptr [ %54, %80 ], [ %156, %154 ]
  %85 = phi i32 [ %78, %80 ], [ %155, %154 ]
  %86 = phi ptr [ %55, %80 ], [ %157, %154 ]
  %87 = load i64, ptr %86, align 8, !tbaa !11
  %88 = load i64, ptr %23, align 8, !tbaa !26
  %89 = load ptr, ptr %24, align 8, !tbaa !57
  %90 = icmp eq ptr %89, null
  br i1 %90, label %123, label %91

91:                                               ; preds = %82
  %92 = lshr i64 %87, 6
  %93 = getelementptr inbounds i64, ptr %89, i64 %92
  %94 = and i64 %87, 63
  %95 = shl nuw i64 1, %94
  %96 = load i64, ptr %93, align 8, !tbaa !11
  %97 = and i64 %96, %95
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %99, label %136

99:                                               ; preds = %91
  %100 = or i64 %96, %95
  store i64 %100, ptr %93, align 8, !tbaa !11
  %101 = load i64, ptr %25, align 8, !tbaa !28
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %110, label %103

103:                                              ; preds = %99
  %104 = load i64, ptr %84, align 8, !tbaa !11
  %105 = trunc i64 %104 to i32
  %106 = load ptr, ptr %26, align 8, !tbaa !34
  %107 = load i64, ptr %23, align 8, !tbaa !26
  %108 = add i64 %107, 1
  store i64 %108, ptr %23, align 8, !tbaa !26
  %109 = getelementptr inbounds i32, ptr %106, i64 %107
  store i32 %105, ptr %109, align 4, !tbaa !21
  br label %129

110:                                              ; preds = %99
  %111 = load ptr, ptr %27, align 8, !tbaa !33
  %112 = load i64, ptr %23, align 8, !tbaa !26
  %113 = add i64 %112, 1
  store i64 %113, ptr %23, align 8, !tbaa !26
  %114 = mul i64 %28, %112
  %115 = getelementptr inbounds i64, ptr %111, i64 %114
  br i1 %29, label %129, label %116

116:                                              ; preds = %110, %116
  %117 = phi i64 [ %121, %116 ], [ 0, %110 ]
  %118 = getelementptr inbounds i64, ptr %84, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !11
  %120 = getelementptr inbounds i64, ptr %115, i64 %117
  store i64 %119, ptr %120, align 8, !tbaa !11
  %121 = add nuw i64 %117, 1
  %122 = icmp eq i64 %121, %28
  br i1 %122, label %129, label %116, !llvm.loop !37

123:                                              ; preds = %82
  %124 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %84, i64 noundef %87)
  %125 = icmp uge i64 %124, %88
  %126 = icmp sgt i64 %124, -1
  %127 = and i1 %125, %126
  %128 = sext i1 %125 to i32
  br i1 %127, label %129, label %136

129:                                              ; preds = %116, %123, %110, %103
  %130 = and i64 %88, 63
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %136

132:                                              ; preds = %129
  %133 = load ptr, ptr %30, align 8, !tbaa !20
  %134 = lshr i64 %88, 6
  %135 = getelementptr inbounds i32, ptr %133, i64 %134
  store i32 %81, ptr %135, align 4, !tbaa !21
  br label %136

136:                                              ; preds = %91, %123, %129, %132
  %137 = phi i32 [ %128, %123 ], [ 1, %132 ], [ 1, %129 ], [ 0, %91 ]
  %138 = icmp slt i32 %137, 0
  br i1 %138, label %151, label %139

139:                                              ; preds = %136
  %140 = icmp eq i32 %137, 0
  %141 = or i1 %31, %140
  br i1 %141, label %151, label %142

142:                                              ; preds = %139
  %143 = load ptr, ptr %32, align 8, !tbaa !104
  %144 = call i32 %143(ptr noundef %84)
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %151, label %146

146:                                              ; preds = %142
  %147 = load i64, ptr %23, align 8, !tbaa !26
  %148 = add i64 %147, -1
  store i64 %148, ptr %33, align 8, !tbaa !85
  %149 = icmp slt i32 %144, 1
  %150 = select i1 %149, i32 3, i32 1
  br label %151

151:                                              ; preds = %146, %142, %139, %136
  %152 = phi i32 [ 1, %136 ], [ 7, %139 ], [ 1, %146 ], [ 0, %142 ]
  %153 = phi i32 [ 4, %136 ], [ %83, %139 ], [ %150, %146 ], [ %83, %142 ]
  switch i32 %152, label %159 [
    i32 0, label %154
    i32 7, label %154
  ]

154:                                              ; preds = %151, %151
  %155 = add i32 %85, -1
  %156 = getelementptr inbounds i64, ptr %84, i64 %28
  %157 = getelementptr inbounds i64, ptr %86, i64 1
  %158 = icmp eq i32 %155, 0
  br i1 %158, label %159, label %82, !llvm.loop !233

159:                                              ; preds = %151, %154, %70
  %160 = phi ptr [ %55, %70 ], [ %86, %151 ], [ %157, %154 ]
  %161 = phi ptr [ %54, %70 ], [ %84, %151 ], [ %156, %154 ]
  %162 = phi i32 [ 5, %70 ], [ %152, %151 ], [ 5, %154 ]
  %163 = phi i32 [ %53, %70 ], [ %153, %154 ], [ %153, %151 ]
  %164 = icmp eq i32 %162, 5
  br i1 %164, label %165, label %215

165:                                              ; preds = %159
  br i1 %34, label %209, label %166

166:                                              ; preds = %165
  %167 = load ptr, ptr %19, align 8, !tbaa !52
  %168 = getelementptr inbounds i32, ptr %167, i64 %56
  %169 = load i32, ptr %168, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %170 = load i64, ptr %35, align 8, !tbaa !28
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %172, label %176

172:                                              ; preds = %166
  %173 = load ptr, ptr %37, align 8, !tbaa !33
  %174 = mul i64 %38, %58
  %175 = getelementptr inbounds i64, ptr %173, i64 %174
  br label %182

176:                                              ; preds = %166
  %177 = load ptr, ptr %36, align 8, !tbaa !34
  %178 = getelementptr inbounds i32, ptr %177, i64 %58
  %179 = load i32, ptr %178, align 4, !tbaa !21
  %180 = zext i32 %179 to i64
  %181 = or i64 %180, -9223372036854775808
  store i64 %181, ptr %4, align 8, !tbaa !11
  br label %182

182:                                              ; preds = %176, %172
  %183 = phi ptr [ %4, %176 ], [ %175, %172 ]
  %184 = load ptr, ptr %39, align 8, !tbaa !104
  %185 = call i32 %184(ptr noundef %183)
  %186 = or i32 %185, %169
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %195

188:                                              ; preds = %182
  %189 = load ptr, ptr %40, align 8, !tbaa !234
  %190 = call i32 %189(ptr noundef %183)
  %191 = icmp eq i32 %190, 0
  %192 = zext i1 %191 to i64
  %193 = load i64, ptr %41, align 8, !tbaa !235
  %194 = add i64 %193, %192
  store i64 %194, ptr %41, align 8, !tbaa !235
  br label %195

195:                                              ; preds = %188, %182
  %196 = phi i32 [ 0, %182 ], [ %190, %188 ]
  %197 = icmp sgt i32 %185, -1
  %198 = icmp sgt i32 %196, -1
  %199 = select i1 %197, i1 %198, i1 false
  br i1 %199, label %201, label %200

200:                                              ; preds = %195
  store i64 %58, ptr %42, align 8, !tbaa !85
  br label %208

201:                                              ; preds = %195
  %202 = zext i32 %185 to i64
  %203 = load i64, ptr %43, align 8, !tbaa !190
  %204 = add i64 %203, %202
  store i64 %204, ptr %43, align 8, !tbaa !190
  %205 = zext i32 %196 to i64
  %206 = load i64, ptr %44, align 8, !tbaa !236
  %207 = add i64 %206, %205
  store i64 %207, ptr %44, align 8, !tbaa !236
  br label %208

208:                                              ; preds = %200, %201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %199, label %209, label %215

209:                                              ; preds = %208, %165
  %210 = load i64, ptr %45, align 8, !tbaa !26
  %211 = load i64, ptr %46, align 8, !tbaa !101
  %212 = icmp ugt i64 %210, %211
  %213 = zext i1 %212 to i32
  %214 = select i1 %212, i32 5, i32 %163
  br label %215

215:                                              ; preds = %209, %208, %61, %159, %69
  %216 = phi i32 [ 1, %69 ], [ %162, %159 ], [ 1, %61 ], [ 1, %208 ], [ %213, %209 ]
  %217 = phi ptr [ %55, %69 ], [ %160, %159 ], [ %55, %61 ], [ %160, %208 ], [ %160, %209 ]
  %218 = phi ptr [ %54, %69 ], [ %161, %159 ], [ %54, %61 ], [ %161, %208 ], [ %161, %209 ]
  %219 = phi i32 [ 3, %69 ], [ %163, %159 ], [ 4, %61 ], [ 3, %208 ], [ %214, %209 ]
  %220 = icmp eq i32 %216, 0
  br i1 %220, label %48, label %221

221:                                              ; preds = %48, %215, %9, %3
  %222 = phi i32 [ 4, %3 ], [ 0, %9 ], [ %219, %215 ], [ 0, %48 ]
  ret i32 %222
}

define internal fastcc void @to_bitmap(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15
  %4 = load i64, ptr %3, align 8, !tbaa !237
  %5 = lshr i64 %4, 6
  %6 = add nuw nsw i64 %5, 1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %8 = load ptr, ptr %7, align 8, !tbaa !16
  %9 = icmp eq ptr %8, null
  br i1 %9, label %115, label %10

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %12 = load i64, ptr %11, align 8, !tbaa !238
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %115

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !57
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %115

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %20 = load i64, ptr %19, align 8, !tbaa !26
  %21 = shl i64 %20, 1
  %22 = add i64 %21, 131072
  %23 = icmp ult i64 %5, %22
  br i1 %23, label %24, label %115

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %26 = load i64, ptr %25, align 8, !tbaa !12
  %27 = shl nuw nsw i64 %6, 3
  %28 = add i64 %26, %27
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %30 = load i64, ptr %29, align 8, !tbaa !13
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %115, label %32

32:                                               ; preds = %24
  %33 = tail call ptr @take_memory(i64 noundef %6, i64 noundef 8)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %115, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %4, 33554368
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %35
  %42 = ptrtoint ptr %33 to i64
  %43 = and i64 %42, -4096
  %44 = add nuw nsw i64 %27, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %35, %41
  tail call fastcc void @halt(ptr noundef %0)
  %51 = load i64, ptr %19, align 8, !tbaa !26
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %74, %50
  br label %92

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %58 = load i64, ptr @WORDS, align 8
  br label %59

59:                                               ; preds = %54, %74
  %60 = phi i64 [ 0, %54 ], [ %83, %74 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %61 = load ptr, ptr %7, align 8, !tbaa !16
  %62 = load i64, ptr %55, align 8, !tbaa !28
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %59
  %65 = load ptr, ptr %57, align 8, !tbaa !33
  %66 = mul i64 %58, %60
  %67 = getelementptr inbounds i64, ptr %65, i64 %66
  br label %74

68:                                               ; preds = %59
  %69 = load ptr, ptr %56, align 8, !tbaa !34
  %70 = getelementptr inbounds i32, ptr %69, i64 %60
  %71 = load i32, ptr %70, align 4, !tbaa !21
  %72 = zext i32 %71 to i64
  %73 = or i64 %72, -9223372036854775808
  store i64 %73, ptr %2, align 8, !tbaa !11
  br label %74

74:                                               ; preds = %64, %68
  %75 = phi ptr [ %2, %68 ], [ %67, %64 ]
  %76 = call i64 %61(ptr noundef %75)
  %77 = and i64 %76, 63
  %78 = shl nuw i64 1, %77
  %79 = lshr i64 %76, 6
  %80 = getelementptr inbounds i64, ptr %33, i64 %79
  %81 = load i64, ptr %80, align 8, !tbaa !11
  %82 = or i64 %78, %81
  store i64 %82, ptr %80, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %83 = add nuw i64 %60, 1
  %84 = load i64, ptr %19, align 8, !tbaa !26
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %59, label %53, !llvm.loop !239

86:                                               ; preds = %106
  %87 = load i64, ptr %25, align 8, !tbaa !12
  %88 = add i64 %87, %27
  store i64 %88, ptr %25, align 8, !tbaa !12
  store ptr %33, ptr %15, align 8, !tbaa !57
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %90 = load ptr, ptr %89, align 8, !tbaa !29
  %91 = icmp eq ptr %90, null
  br i1 %91, label %110, label %109

92:                                               ; preds = %53, %106
  %93 = phi i64 [ %107, %106 ], [ 0, %53 ]
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %93, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !30
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %106, label %97

97:                                               ; preds = %92
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %93
  %99 = load ptr, ptr %98, align 8, !tbaa !32
  call void @give_back(ptr noundef %99)
  %100 = load i64, ptr %94, align 8, !tbaa !30
  %101 = load i64, ptr %25, align 8, !tbaa !12
  %102 = shl i64 %100, 3
  %103 = sub i64 -512, %102
  %104 = add i64 %103, %101
  store i64 %104, ptr %25, align 8, !tbaa !12
  store ptr null, ptr %98, align 8, !tbaa.struct !240
  %105 = getelementptr inbounds i8, ptr %98, i64 8
  store i64 0, ptr %105, align 8, !tbaa.struct !241
  br label %106

106:                                              ; preds = %92, %97
  %107 = add nuw nsw i64 %93, 1
  %108 = icmp eq i64 %107, 64
  br i1 %108, label %86, label %92, !llvm.loop !242

109:                                              ; preds = %86
  call fastcc void @keyed_again(ptr noundef %0, ptr noundef nonnull %90)
  br label %110

110:                                              ; preds = %109, %86
  %111 = load ptr, ptr %89, align 8, !tbaa !29
  %112 = icmp eq ptr %111, null
  br i1 %112, label %115, label %113

113:                                              ; preds = %110
  %114 = getelementptr inbounds %struct.Team, ptr %111, i64 0, i32 8
  store atomic i32 0, ptr %114 release, align 4
  br label %115

115:                                              ; preds = %113, %110, %32, %24, %1, %10, %14, %18
  ret void
}

define internal fastcc void @expand_states(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %4 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %8 = load i64, ptr @WORDS, align 8
  %9 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %14 = icmp eq i64 %8, 0
  %15 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  br label %16

16:                                               ; preds = %123, %2
  %17 = phi i64 [ 0, %2 ], [ %44, %123 ]
  %18 = phi i64 [ 0, %2 ], [ %124, %123 ]
  %19 = load i64, ptr %4, align 8, !tbaa !46
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %21, label %125

21:                                               ; preds = %16
  %22 = load ptr, ptr %0, align 8, !tbaa !83
  %23 = load i64, ptr %1, align 8, !tbaa !44
  %24 = add i64 %23, %17
  %25 = load i64, ptr %5, align 8, !tbaa !28
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %21
  %28 = load ptr, ptr %7, align 8, !tbaa !33
  %29 = mul i64 %8, %24
  %30 = getelementptr inbounds i64, ptr %28, i64 %29
  br label %37

31:                                               ; preds = %21
  %32 = load ptr, ptr %6, align 8, !tbaa !34
  %33 = getelementptr inbounds i32, ptr %32, i64 %24
  %34 = load i32, ptr %33, align 4, !tbaa !21
  %35 = zext i32 %34 to i64
  %36 = or i64 %35, -9223372036854775808
  store i64 %36, ptr %3, align 8, !tbaa !11
  br label %37

37:                                               ; preds = %27, %31
  %38 = phi ptr [ %3, %31 ], [ %30, %27 ]
  %39 = load ptr, ptr %9, align 8, !tbaa !49
  %40 = mul i64 %8, %18
  %41 = getelementptr inbounds i64, ptr %39, i64 %40
  %42 = call i32 %22(ptr noundef %38, ptr noundef %41)
  %43 = load ptr, ptr %10, align 8, !tbaa !52
  %44 = add i64 %17, 1
  %45 = getelementptr inbounds i32, ptr %43, i64 %17
  store i32 %42, ptr %45, align 4, !tbaa !21
  %46 = icmp sgt i32 %42, -1
  %47 = icmp sgt i32 %42, 0
  br i1 %47, label %48, label %123

48:                                               ; preds = %37
  %49 = trunc i64 %18 to i32
  %50 = add i32 %42, %49
  br label %51

51:                                               ; preds = %48, %119
  %52 = phi i64 [ %120, %119 ], [ %18, %48 ]
  %53 = load ptr, ptr %9, align 8, !tbaa !49
  %54 = mul i64 %52, %8
  %55 = getelementptr inbounds i64, ptr %53, i64 %54
  %56 = load ptr, ptr %11, align 8, !tbaa !57
  %57 = icmp eq ptr %56, null
  br i1 %57, label %61, label %58

58:                                               ; preds = %51
  %59 = load ptr, ptr %12, align 8, !tbaa !16
  %60 = call i64 %59(ptr noundef %55)
  br label %98

61:                                               ; preds = %51
  %62 = load ptr, ptr %13, align 8, !tbaa !16
  %63 = icmp eq ptr %62, null
  br i1 %63, label %75, label %64

64:                                               ; preds = %61
  %65 = call i64 %62(ptr noundef %55)
  %66 = mul i64 %65, 246948723733
  %67 = lshr i64 %66, 19
  %68 = and i64 %67, 524287
  %69 = xor i64 %68, %66
  %70 = mul i64 %69, 242235342227
  %71 = and i64 %70, 274877906943
  %72 = lshr i64 %71, 19
  %73 = xor i64 %72, %70
  %74 = call i64 @llvm.fshl.i64(i64 %73, i64 %71, i64 32)
  br label %98

75:                                               ; preds = %61
  br i1 %14, label %94, label %76

76:                                               ; preds = %75, %76
  %77 = phi i64 [ %90, %76 ], [ 0, %75 ]
  %78 = phi i64 [ %89, %76 ], [ -7046029254386353131, %75 ]
  %79 = getelementptr inbounds i64, ptr %55, i64 %77
  %80 = load i64, ptr %79, align 8, !tbaa !11
  %81 = xor i64 %80, %78
  %82 = shl i64 %77, 1
  %83 = add i64 %82, -2960836687051489901
  %84 = zext i64 %81 to i128
  %85 = zext i64 %83 to i128
  %86 = mul nuw i128 %84, %85
  %87 = lshr i128 %86, 64
  %88 = xor i128 %87, %86
  %89 = trunc i128 %88 to i64
  %90 = add nuw i64 %77, 1
  %91 = icmp eq i64 %90, %8
  br i1 %91, label %92, label %76, !llvm.loop !17

92:                                               ; preds = %76
  %93 = trunc i128 %88 to i64
  br label %94

94:                                               ; preds = %92, %75
  %95 = phi i64 [ -7046029254386353131, %75 ], [ %93, %92 ]
  %96 = lshr i64 %95, 32
  %97 = xor i64 %96, %95
  br label %98

98:                                               ; preds = %58, %64, %94
  %99 = phi i64 [ %60, %58 ], [ %74, %64 ], [ %97, %94 ]
  %100 = load ptr, ptr %15, align 8, !tbaa !51
  %101 = getelementptr inbounds i64, ptr %100, i64 %52
  store i64 %99, ptr %101, align 8, !tbaa !11
  %102 = load ptr, ptr %11, align 8, !tbaa !57
  %103 = icmp eq ptr %102, null
  br i1 %103, label %107, label %104

104:                                              ; preds = %98
  %105 = lshr i64 %99, 6
  %106 = getelementptr inbounds i64, ptr %102, i64 %105
  call void @llvm.prefetch.p0(ptr nonnull %106, i32 0, i32 3, i32 1)
  br label %119

107:                                              ; preds = %98
  %108 = and i64 %99, 63
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %108, i32 1
  %110 = load i64, ptr %109, align 8, !tbaa !30
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %119, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %108
  %114 = load ptr, ptr %113, align 8, !tbaa !32
  %115 = lshr i64 %99, 32
  %116 = mul i64 %110, %115
  %117 = lshr i64 %116, 32
  %118 = getelementptr inbounds i64, ptr %114, i64 %117
  call void @llvm.prefetch.p0(ptr %118, i32 0, i32 3, i32 1)
  br label %119

119:                                              ; preds = %104, %107, %112
  %120 = add i64 %52, 1
  %121 = trunc i64 %120 to i32
  %122 = icmp eq i32 %50, %121
  br i1 %122, label %123, label %51, !llvm.loop !243

123:                                              ; preds = %119, %37
  %124 = phi i64 [ %18, %37 ], [ %120, %119 ]
  br i1 %46, label %16, label %125

125:                                              ; preds = %123, %16
  %126 = phi i64 [ %44, %123 ], [ %17, %16 ]
  %127 = phi i64 [ %124, %123 ], [ %18, %16 ]
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %139, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 4
  %131 = load ptr, ptr %130, align 8, !tbaa !51
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %133 = load ptr, ptr %132, align 8, !tbaa !16
  %134 = icmp eq ptr %133, null
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %138 = load i64, ptr @WORDS, align 8
  br label %142

139:                                              ; preds = %183, %125
  %140 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  store i64 %126, ptr %140, align 8, !tbaa !46
  %141 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 2
  store i64 %127, ptr %141, align 8, !tbaa !47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret void

142:                                              ; preds = %129, %183
  %143 = phi i64 [ 0, %129 ], [ %184, %183 ]
  %144 = getelementptr inbounds i64, ptr %131, i64 %143
  %145 = load i64, ptr %144, align 8, !tbaa !11
  br i1 %134, label %146, label %183

146:                                              ; preds = %142
  %147 = and i64 %145, 63
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %147, i32 1
  %149 = load i64, ptr %148, align 8, !tbaa !30
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %183, label %151

151:                                              ; preds = %146
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26, i64 %147
  %153 = lshr i64 %145, 32
  %154 = mul i64 %149, %153
  %155 = lshr i64 %154, 32
  %156 = load ptr, ptr %152, align 8, !tbaa !32
  br label %160

157:                                              ; preds = %166
  %158 = add nuw nsw i64 %161, 1
  %159 = icmp eq i64 %158, 4
  br i1 %159, label %183, label %160, !llvm.loop !156

160:                                              ; preds = %157, %151
  %161 = phi i64 [ 0, %151 ], [ %158, %157 ]
  %162 = add nuw nsw i64 %161, %155
  %163 = getelementptr inbounds i64, ptr %156, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !11
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %183, label %166

166:                                              ; preds = %160
  %167 = lshr i64 %164, 32
  %168 = icmp eq i64 %167, %153
  br i1 %168, label %169, label %157

169:                                              ; preds = %166
  %170 = and i64 %164, 4294967295
  %171 = add nsw i64 %170, -1
  %172 = load i64, ptr %135, align 8, !tbaa !28
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %177, label %174

174:                                              ; preds = %169
  %175 = load ptr, ptr %136, align 8, !tbaa !34
  %176 = getelementptr inbounds i32, ptr %175, i64 %171
  br label %181

177:                                              ; preds = %169
  %178 = load ptr, ptr %137, align 8, !tbaa !33
  %179 = mul i64 %138, %171
  %180 = getelementptr inbounds i64, ptr %178, i64 %179
  br label %181

181:                                              ; preds = %177, %174
  %182 = phi ptr [ %176, %174 ], [ %180, %177 ]
  call void @llvm.prefetch.p0(ptr %182, i32 0, i32 3, i32 1)
  br label %183

183:                                              ; preds = %157, %160, %181, %142, %146
  %184 = add nuw i64 %143, 1
  %185 = icmp eq i64 %184, %127
  br i1 %185, label %139, label %142, !llvm.loop !244
}

define internal fastcc void @keyed_again(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 14
  %4 = load i64, ptr %3, align 8, !tbaa !42
  %5 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 11
  %6 = load i64, ptr %5, align 8, !tbaa !77
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %10 = load i64, ptr @WORDS, align 8
  br label %12

11:                                               ; preds = %21, %2
  ret void

12:                                               ; preds = %8, %21
  %13 = phi i64 [ %4, %8 ], [ %22, %21 ]
  %14 = and i64 %13, 31
  %15 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %14, i32 4, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !47
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %14, i32 4, i32 3
  %20 = getelementptr inbounds %struct.Team, ptr %1, i64 0, i32 3, i64 %14, i32 4, i32 4
  br label %25

21:                                               ; preds = %25, %12
  %22 = add nuw i64 %13, 1
  %23 = load i64, ptr %5, align 8, !tbaa !77
  %24 = icmp ult i64 %22, %23
  br i1 %24, label %12, label %11, !llvm.loop !245

25:                                               ; preds = %18, %25
  %26 = phi i64 [ 0, %18 ], [ %34, %25 ]
  %27 = load ptr, ptr %9, align 8, !tbaa !16
  %28 = load ptr, ptr %19, align 8, !tbaa !49
  %29 = mul i64 %10, %26
  %30 = getelementptr inbounds i64, ptr %28, i64 %29
  %31 = tail call i64 %27(ptr noundef %30)
  %32 = load ptr, ptr %20, align 8, !tbaa !51
  %33 = getelementptr inbounds i64, ptr %32, i64 %26
  store i64 %31, ptr %33, align 8, !tbaa !11
  %34 = add nuw i64 %26, 1
  %35 = load i64, ptr %15, align 8, !tbaa !47
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %25, label %21, !llvm.loop !246
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %6 = load i64, ptr %5, align 8, !tbaa !247
  %7 = shl i64 %6, 1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %9 = load i64, ptr %8, align 8, !tbaa !148
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %73, label %11

11:                                               ; preds = %4
  %12 = icmp eq i64 %9, 0
  %13 = shl i64 %9, 1
  %14 = select i1 %12, i64 1024, i64 %13
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = shl i64 %14, 4
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %194, label %22

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %24 = load ptr, ptr %23, align 8, !tbaa !147
  %25 = tail call ptr @take_memory(i64 noundef %14, i64 noundef 16)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %194, label %27

27:                                               ; preds = %22
  store ptr %25, ptr %23, align 8, !tbaa !147
  store i64 %14, ptr %8, align 8, !tbaa !148
  store i64 0, ptr %5, align 8, !tbaa !247
  br i1 %12, label %68, label %29

28:                                               ; preds = %64
  br i1 %12, label %68, label %67

29:                                               ; preds = %27, %64
  %30 = phi i64 [ %65, %64 ], [ 0, %27 ]
  %31 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30
  %32 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !120
  switch i32 %33, label %34 [
    i32 0, label %64
    i32 -1, label %64
  ]

34:                                               ; preds = %29
  %35 = load i64, ptr %31, align 8, !tbaa !122
  %36 = load i64, ptr %8, align 8, !tbaa !148
  %37 = add i64 %36, -1
  %38 = zext i64 %35 to i128
  %39 = mul nuw i128 %38, 11400714819323198485
  %40 = lshr i128 %39, 64
  %41 = xor i128 %40, %39
  %42 = trunc i128 %41 to i64
  %43 = load ptr, ptr %23, align 8, !tbaa !147
  %44 = and i64 %37, %42
  %45 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %44, i32 1
  %46 = load i32, ptr %45, align 8, !tbaa !120
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %34, %53
  %49 = phi i64 [ %55, %53 ], [ %44, %34 ]
  %50 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !122
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %59, label %53

53:                                               ; preds = %48
  %54 = add i64 %49, 1
  %55 = and i64 %54, %37
  %56 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %55, i32 1
  %57 = load i32, ptr %56, align 8, !tbaa !120
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %48, !llvm.loop !149

59:                                               ; preds = %53, %48, %34
  %60 = phi i64 [ %44, %34 ], [ %49, %48 ], [ %55, %53 ]
  %61 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, ptr noundef nonnull align 8 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !130
  %62 = load i64, ptr %5, align 8, !tbaa !247
  %63 = add i64 %62, 1
  store i64 %63, ptr %5, align 8, !tbaa !247
  br label %64

64:                                               ; preds = %59, %29, %29
  %65 = add nuw i64 %30, 1
  %66 = icmp eq i64 %65, %9
  br i1 %66, label %28, label %29, !llvm.loop !248

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
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %75 = load ptr, ptr %74, align 8, !tbaa !147
  %76 = load i64, ptr %8, align 8, !tbaa !148
  %77 = add i64 %76, -1
  %78 = zext i64 %1 to i128
  %79 = mul nuw i128 %78, 11400714819323198485
  %80 = lshr i128 %79, 64
  %81 = xor i128 %80, %79
  %82 = trunc i128 %81 to i64
  %83 = and i64 %77, %82
  %84 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %83, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !120
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %98, label %87

87:                                               ; preds = %73, %92
  %88 = phi i64 [ %94, %92 ], [ %83, %73 ]
  %89 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !122
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %98, label %92

92:                                               ; preds = %87
  %93 = add i64 %88, 1
  %94 = and i64 %93, %77
  %95 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %94, i32 1
  %96 = load i32, ptr %95, align 8, !tbaa !120
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %87, !llvm.loop !149

98:                                               ; preds = %87, %92, %73
  %99 = phi i64 [ %83, %73 ], [ %88, %87 ], [ %94, %92 ]
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %101 = load ptr, ptr %100, align 8, !tbaa !150
  %102 = zext i32 %2 to i64
  %103 = getelementptr inbounds i32, ptr %101, i64 %102
  store i32 0, ptr %103, align 4, !tbaa !21
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %105 = load i64, ptr %104, align 8, !tbaa !117
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8, !tbaa !117
  %107 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 1
  %108 = load i32, ptr %107, align 8, !tbaa !120
  switch i32 %108, label %109 [
    i32 0, label %119
    i32 -1, label %119
  ]

109:                                              ; preds = %98
  %110 = icmp eq i32 %3, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %109
  store i32 %108, ptr %103, align 4, !tbaa !21
  %112 = add i32 %2, 1
  store i32 %112, ptr %107, align 8, !tbaa !120
  br label %194

113:                                              ; preds = %109
  %114 = add i32 %2, 1
  %115 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 2
  %116 = load i32, ptr %115, align 4, !tbaa !249
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %101, i64 %117
  store i32 %114, ptr %118, align 4, !tbaa !21
  store i32 %2, ptr %115, align 4, !tbaa !249
  br label %194

119:                                              ; preds = %98, %98
  %120 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99
  %121 = icmp eq i32 %108, 0
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %5, align 8, !tbaa !247
  %124 = add i64 %123, %122
  store i64 %124, ptr %5, align 8, !tbaa !247
  %125 = add i32 %2, 1
  store i64 %1, ptr %120, align 8, !tbaa.struct !130
  %126 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %125, ptr %126, align 8, !tbaa.struct !131
  %127 = getelementptr inbounds i8, ptr %120, i64 12
  store i32 %2, ptr %127, align 4, !tbaa.struct !132
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %131 = load i64, ptr %130, align 8, !tbaa !151
  %132 = add i64 %131, 1
  %133 = load i64, ptr %129, align 8, !tbaa !11
  %134 = icmp ult i64 %133, %132
  br i1 %134, label %135, label %174

135:                                              ; preds = %119
  %136 = lshr i64 %133, 2
  %137 = add i64 %133, 1024
  %138 = add i64 %137, %136
  %139 = tail call i64 @llvm.umax.i64(i64 %138, i64 %132)
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %141 = load i64, ptr %140, align 8, !tbaa !12
  %142 = sub i64 %139, %133
  %143 = shl i64 %142, 3
  %144 = add i64 %141, %143
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
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
  %175 = load i64, ptr %130, align 8, !tbaa !151
  %176 = add i64 %175, 1
  store i64 %176, ptr %130, align 8, !tbaa !151
  %177 = icmp eq i64 %175, 0
  br i1 %177, label %190, label %178

178:                                              ; preds = %174
  %179 = load ptr, ptr %128, align 8, !tbaa !145
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
  br i1 %189, label %190, label %180, !llvm.loop !250

190:                                              ; preds = %180, %187, %174
  %191 = phi i64 [ %175, %174 ], [ %181, %180 ], [ %183, %187 ]
  %192 = load ptr, ptr %128, align 8, !tbaa !145
  %193 = getelementptr inbounds i64, ptr %192, i64 %191
  store i64 %1, ptr %193, align 8, !tbaa !11
  br label %194

194:                                              ; preds = %11, %22, %148, %135, %111, %113, %190
  %195 = phi i32 [ 1, %111 ], [ 1, %113 ], [ 1, %190 ], [ 0, %135 ], [ 0, %148 ], [ 0, %22 ], [ 0, %11 ]
  ret i32 %195
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 80}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !9, i64 192, !9, i64 200, !7, i64 208, !6, i64 1232, !7, i64 1240, !9, i64 1304, !9, i64 1312, !7, i64 1320, !9, i64 1832, !9, i64 1840, !9, i64 1848, !9, i64 1856, !9, i64 1864, !9, i64 1872, !6, i64 1880, !9, i64 1888, !9, i64 1896, !9, i64 1904, !9, i64 1912, !6, i64 1920, !6, i64 1928, !6, i64 1936, !9, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !6, i64 1984, !9, i64 1992, !9, i64 2000, !6, i64 2008, !6, i64 2016, !6, i64 2024, !9, i64 2032, !9, i64 2040, !9, i64 2048, !9, i64 2056, !6, i64 2064, !9, i64 2072, !9, i64 2080, !6, i64 2088, !9, i64 2096, !9, i64 2104, !9, i64 2112, !6, i64 2120, !6, i64 2128, !6, i64 2136, !9, i64 2144, !9, i64 2152, !9, i64 2160, !9, i64 2168, !7, i64 2176, !9, i64 4224, !6, i64 4232, !9, i64 4240, !6, i64 4248, !6, i64 4256, !9, i64 4264, !9, i64 4272, !9, i64 4280, !6, i64 4288, !6, i64 4296, !6, i64 4304, !7, i64 4312, !9, i64 4568, !9, i64 4576, !9, i64 4584, !9, i64 4592, !9, i64 4600, !6, i64 4608, !6, i64 4616, !6, i64 4624, !9, i64 4632, !9, i64 4640, !9, i64 4648, !9, i64 4656, !9, i64 4664, !6, i64 4672, !6, i64 4680, !9, i64 4688, !9, i64 4696, !9, i64 4704, !9, i64 4712, !9, i64 4720, !9, i64 4728, !9, i64 4736, !9, i64 4744}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4568}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 1312}
!13 = !{!5, !9, i64 96}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = !{!5, !6, i64 40}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!5, !6, i64 176}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = !{!5, !9, i64 144}
!24 = !{!5, !6, i64 168}
!25 = !{!5, !9, i64 1856}
!26 = !{!5, !9, i64 1304}
!27 = !{!5, !9, i64 192}
!28 = !{!5, !9, i64 128}
!29 = !{!5, !6, i64 1232}
!30 = !{!31, !9, i64 8}
!31 = !{!"", !6, i64 0, !9, i64 8}
!32 = !{!31, !6, i64 0}
!33 = !{!5, !6, i64 152}
!34 = !{!5, !6, i64 160}
!35 = distinct !{!35, !18, !19}
!36 = distinct !{!36, !19}
!37 = distinct !{!37, !18, !19}
!38 = !{!5, !9, i64 1832}
!39 = !{!40}
!40 = distinct !{!40, !41, !"next_block: argument 0"}
!41 = distinct !{!41, !"next_block"}
!42 = !{!43, !9, i64 20320}
!43 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !7, i64 24, !7, i64 19224, !7, i64 19392, !7, i64 20160, !22, i64 20224, !22, i64 20228, !22, i64 20232, !22, i64 20236, !9, i64 20240, !9, i64 20248, !7, i64 20256, !9, i64 20320, !9, i64 20328}
!44 = !{!45, !9, i64 0}
!45 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!46 = !{!45, !9, i64 8}
!47 = !{!45, !9, i64 16}
!48 = !{!5, !6, i64 4288}
!49 = !{!45, !6, i64 24}
!50 = !{!5, !6, i64 4304}
!51 = !{!45, !6, i64 32}
!52 = !{!45, !6, i64 40}
!53 = !{!45, !6, i64 48}
!54 = !{!55, !9, i64 48}
!55 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !45, i64 32, !7, i64 88, !7, i64 344}
!56 = !{!55, !6, i64 64}
!57 = !{!5, !6, i64 184}
!58 = !{!55, !9, i64 0}
!59 = distinct !{!59, !18, !19}
!60 = !{!5, !6, i64 56}
!61 = !{!55, !9, i64 16}
!62 = !{!55, !9, i64 24}
!63 = distinct !{!63, !18, !19}
!64 = distinct !{!64, !18, !19}
!65 = !{!66}
!66 = distinct !{!66, !67, !"own_block: argument 0"}
!67 = distinct !{!67, !"own_block"}
!68 = distinct !{!68, !18, !19}
!69 = !{!43, !6, i64 16}
!70 = !{!43, !9, i64 0}
!71 = !{!43, !9, i64 8}
!72 = !{!43, !9, i64 20248}
!73 = !{!43, !9, i64 20328}
!74 = distinct !{!74, !18, !19}
!75 = distinct !{!75, !18, !19}
!76 = distinct !{!76, !18, !19}
!77 = !{!43, !9, i64 20240}
!78 = !{!43, !22, i64 20228}
!79 = distinct !{!79, !18, !19}
!80 = distinct !{!80, !18, !19}
!81 = distinct !{!81, !18, !19}
!82 = distinct !{!82, !18, !19}
!83 = !{!5, !6, i64 0}
!84 = distinct !{!84, !18, !19}
!85 = !{!5, !9, i64 1912}
!86 = distinct !{!86, !18, !19}
!87 = !{!5, !9, i64 1944}
!88 = !{!5, !9, i64 1952}
!89 = !{!5, !6, i64 1928}
!90 = !{!91, !91, i64 0}
!91 = !{!"__int128", !7, i64 0}
!92 = !{!5, !9, i64 1864}
!93 = !{!5, !6, i64 1880}
!94 = !{!95}
!95 = distinct !{!95, !96, !"own_block: argument 0"}
!96 = distinct !{!96, !"own_block"}
!97 = !{!5, !9, i64 1848}
!98 = !{!5, !6, i64 1920}
!99 = !{!5, !6, i64 1936}
!100 = distinct !{!100, !18, !19}
!101 = !{!5, !9, i64 88}
!102 = distinct !{!102, !18, !19}
!103 = distinct !{!103, !18, !19}
!104 = !{!5, !6, i64 16}
!105 = distinct !{!105, !18, !19}
!106 = !{!5, !9, i64 1968}
!107 = !{!5, !9, i64 1976}
!108 = !{!5, !9, i64 1840}
!109 = !{!5, !9, i64 1992}
!110 = !{!5, !6, i64 1984}
!111 = distinct !{!111, !18, !19}
!112 = distinct !{!112, !18, !19}
!113 = distinct !{!113, !18, !19}
!114 = !{!5, !9, i64 2032}
!115 = !{!5, !9, i64 2048}
!116 = distinct !{!116, !18, !19}
!117 = !{!5, !9, i64 2056}
!118 = !{!5, !9, i64 104}
!119 = !{!5, !6, i64 2008}
!120 = !{!121, !22, i64 8}
!121 = !{!"", !9, i64 0, !22, i64 8, !22, i64 12}
!122 = !{!121, !9, i64 0}
!123 = !{!5, !6, i64 2016}
!124 = !{!5, !6, i64 8}
!125 = !{!5, !6, i64 4296}
!126 = distinct !{!126, !18, !19}
!127 = !{!5, !9, i64 112}
!128 = distinct !{!128, !18, !19}
!129 = !{!5, !9, i64 2040}
!130 = !{i64 0, i64 8, !11, i64 8, i64 4, !21, i64 12, i64 4, !21}
!131 = !{i64 0, i64 4, !21, i64 4, i64 4, !21}
!132 = !{i64 0, i64 4, !21}
!133 = !{!5, !9, i64 72}
!134 = !{!5, !6, i64 64}
!135 = !{!136, !6, i64 0}
!136 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!137 = !{!136, !6, i64 8}
!138 = !{!136, !6, i64 16}
!139 = !{!136, !9, i64 24}
!140 = distinct !{!140, !18, !19}
!141 = !{!5, !6, i64 32}
!142 = !{!5, !9, i64 4592}
!143 = !{!5, !9, i64 4584}
!144 = !{!5, !9, i64 4576}
!145 = !{!5, !6, i64 2088}
!146 = !{!5, !9, i64 2112}
!147 = !{!5, !6, i64 2064}
!148 = !{!5, !9, i64 2072}
!149 = distinct !{!149, !18, !19}
!150 = !{!5, !6, i64 2024}
!151 = !{!5, !9, i64 2096}
!152 = !{!5, !6, i64 4232}
!153 = distinct !{!153, !18, !19}
!154 = distinct !{!154, !18, !19}
!155 = !{!5, !9, i64 2168}
!156 = distinct !{!156, !18, !19}
!157 = distinct !{!157, !18, !19}
!158 = !{!5, !9, i64 4224}
!159 = distinct !{!159, !18, !19}
!160 = !{!5, !6, i64 2128}
!161 = !{!5, !6, i64 2136}
!162 = !{!7, !7, i64 0}
!163 = distinct !{!163, !18, !19}
!164 = !{!5, !6, i64 2120}
!165 = distinct !{!165, !18, !19}
!166 = distinct !{!166, !18, !19}
!167 = distinct !{!167, !18, !19}
!168 = distinct !{!168, !18, !19}
!169 = distinct !{!169, !18, !19}
!170 = distinct !{!170, !18, !19}
!171 = !{!5, !9, i64 2152}
!172 = !{!5, !9, i64 2160}
!173 = !{!5, !9, i64 2144}
!174 = distinct !{!174, !18, !19}
!175 = distinct !{!175, !18, !19}
!176 = distinct !{!176, !18, !19}
!177 = distinct !{!177, !18, !19}
!178 = !{!5, !9, i64 4272}
!179 = !{!5, !6, i64 4248}
!180 = !{!5, !6, i64 4256}
!181 = distinct !{!181, !18, !19}
!182 = !{!183, !183, i64 0}
!183 = !{!"short", !7, i64 0}
!184 = distinct !{!184, !18, !19}
!185 = distinct !{!185, !18, !19}
!186 = distinct !{!186, !18, !19}
!187 = distinct !{!187, !18, !19}
!188 = distinct !{!188, !18, !19}
!189 = distinct !{!189, !18, !19}
!190 = !{!5, !9, i64 1888}
!191 = !{!5, !9, i64 4600}
!192 = distinct !{!192, !18, !19}
!193 = !{!5, !6, i64 4608}
!194 = distinct !{!194, !18, !19}
!195 = distinct !{!195, !18, !19}
!196 = !{!5, !9, i64 4632}
!197 = !{!5, !9, i64 4656}
!198 = !{!5, !6, i64 4616}
!199 = distinct !{!199, !18, !19}
!200 = !{!5, !9, i64 4664}
!201 = distinct !{!201, !18, !19}
!202 = distinct !{!202, !18, !19}
!203 = !{!5, !6, i64 4624}
!204 = distinct !{!204, !18, !19}
!205 = distinct !{!205, !18, !19}
!206 = distinct !{!206, !18, !19}
!207 = distinct !{!207, !18, !19}
!208 = distinct !{!208, !18, !19}
!209 = !{!5, !9, i64 4720}
!210 = !{!5, !6, i64 4672}
!211 = !{!5, !9, i64 4728}
!212 = !{!5, !9, i64 4736}
!213 = !{!5, !9, i64 4712}
!214 = distinct !{!214, !18, !19}
!215 = !{!5, !9, i64 4744}
!216 = !{!5, !9, i64 4704}
!217 = !{!5, !6, i64 4680}
!218 = distinct !{!218, !18, !19}
!219 = distinct !{!219, !18, !19}
!220 = distinct !{!220, !18, !19}
!221 = distinct !{!221, !18, !19}
!222 = distinct !{!222, !18, !19}
!223 = distinct !{!223, !18, !19}
!224 = !{!5, !9, i64 4240}
!225 = !{!5, !9, i64 4688}
!226 = distinct !{!226, !18, !19}
!227 = distinct !{!227, !18, !19}
!228 = distinct !{!228, !18, !19}
!229 = distinct !{!229, !18, !19}
!230 = distinct !{!230, !18, !19}
!231 = distinct !{!231, !18, !19}
!232 = distinct !{!232, !18, !19}
!233 = distinct !{!233, !18, !19}
!234 = !{!5, !6, i64 24}
!235 = !{!5, !9, i64 1904}
!236 = !{!5, !9, i64 1896}
!237 = !{!5, !9, i64 120}
!238 = !{!5, !9, i64 136}
!239 = distinct !{!239, !18, !19}
!240 = !{i64 0, i64 8, !14, i64 8, i64 8, !11}
!241 = !{i64 0, i64 8, !11}
!242 = distinct !{!242, !18, !19}
!243 = distinct !{!243, !18, !19}
!244 = distinct !{!244, !18, !19}
!245 = distinct !{!245, !18, !19}
!246 = distinct !{!246, !18, !19}
!247 = !{!5, !9, i64 2080}
!248 = distinct !{!248, !18, !19}
!249 = !{!121, !22, i64 12}
!250 = distinct !{!250, !18, !19}
