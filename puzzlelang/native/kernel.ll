; kernel.c fd5d7248a12b4494a1b4cf705eba6dc6da6cf4703067eccf551176abd57f3fee

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, [64 x %struct.Part], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64 }
%struct.Part = type { ptr, i64, i64 }
%struct.Bucket = type { i64, i32, i32 }
%struct.Record = type { i64, i32, i32 }

@WORDS = external constant i64, align 8

define i32 @search_begin(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %4 = load i64, ptr %3, align 8, !tbaa !4
  %5 = add i64 %4, 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = icmp ult i64 %7, %5
  br i1 %8, label %9, label %128

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %11 = load i64, ptr @WORDS, align 8, !tbaa !11
  %12 = shl i64 %11, 3
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %5)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = mul i64 %12, %19
  %21 = add i64 %20, %18
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = icmp eq ptr %32, null
  %34 = icmp ult i64 %27, 4194304
  %35 = or i1 %34, %33
  br i1 %35, label %45, label %36

36:                                               ; preds = %30
  %37 = ptrtoint ptr %28 to i64
  %38 = add i64 %37, 4095
  %39 = and i64 %38, -4096
  %40 = add i64 %27, %37
  %41 = and i64 %40, -4096
  %42 = inttoptr i64 %39 to ptr
  %43 = sub i64 %41, %39
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
  br i1 %50, label %162, label %51

51:                                               ; preds = %48
  %52 = load i64, ptr %6, align 8, !tbaa !10
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
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
  br i1 %65, label %162, label %66

66:                                               ; preds = %55
  %67 = load ptr, ptr %53, align 8, !tbaa !14
  %68 = shl i64 %59, 3
  %69 = tail call ptr @resize_memory(ptr noundef %67, i64 noundef %68)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %162, label %71

71:                                               ; preds = %66
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %73 = load ptr, ptr %72, align 8, !tbaa !15
  %74 = icmp eq ptr %73, null
  %75 = icmp ult i64 %68, 4194304
  %76 = or i1 %75, %74
  br i1 %76, label %86, label %77

77:                                               ; preds = %71
  %78 = ptrtoint ptr %69 to i64
  %79 = add i64 %78, 4095
  %80 = and i64 %79, -4096
  %81 = add i64 %68, %78
  %82 = and i64 %81, -4096
  %83 = inttoptr i64 %80 to ptr
  %84 = sub i64 %82, %80
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
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
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
  br i1 %103, label %162, label %104

104:                                              ; preds = %93
  %105 = load ptr, ptr %91, align 8, !tbaa !14
  %106 = shl i64 %97, 3
  %107 = tail call ptr @resize_memory(ptr noundef %105, i64 noundef %106)
  %108 = icmp eq ptr %107, null
  br i1 %108, label %162, label %109

109:                                              ; preds = %104
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %111 = load ptr, ptr %110, align 8, !tbaa !15
  %112 = icmp eq ptr %111, null
  %113 = icmp ult i64 %106, 4194304
  %114 = or i1 %113, %112
  br i1 %114, label %124, label %115

115:                                              ; preds = %109
  %116 = ptrtoint ptr %107 to i64
  %117 = add i64 %116, 4095
  %118 = and i64 %117, -4096
  %119 = add i64 %106, %116
  %120 = and i64 %119, -4096
  %121 = inttoptr i64 %118 to ptr
  %122 = sub i64 %120, %118
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
  br i1 %130, label %162, label %131

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
  br i1 %157, label %162, label %158

158:                                              ; preds = %152
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %160 = load ptr, ptr %159, align 8, !tbaa !19
  store i32 0, ptr %160, align 4, !tbaa !20
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  store i64 1, ptr %161, align 8, !tbaa !22
  br label %162

162:                                              ; preds = %104, %93, %66, %55, %48, %152, %128, %158
  %163 = phi i32 [ 0, %158 ], [ 4, %128 ], [ 4, %152 ], [ 4, %48 ], [ 4, %55 ], [ 4, %66 ], [ 4, %93 ], [ 4, %104 ]
  ret i32 %163
}

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %4 = load i64, ptr %3, align 8, !tbaa !23
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %7 = load i64, ptr %6, align 8, !tbaa !24
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %92

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %11 = load i64, ptr @WORDS, align 8, !tbaa !11
  %12 = shl i64 %11, 3
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %5)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = mul i64 %12, %19
  %21 = add i64 %20, %18
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = icmp eq ptr %32, null
  %34 = icmp ult i64 %27, 4194304
  %35 = or i1 %34, %33
  br i1 %35, label %45, label %36

36:                                               ; preds = %30
  %37 = ptrtoint ptr %28 to i64
  %38 = add i64 %37, 4095
  %39 = and i64 %38, -4096
  %40 = add i64 %27, %37
  %41 = and i64 %40, -4096
  %42 = inttoptr i64 %39 to ptr
  %43 = sub i64 %41, %39
  %44 = tail call i32 %32(ptr noundef %42, i64 noundef %43, i32 noundef 14)
  br label %45

45:                                               ; preds = %36, %30
  %46 = load i64, ptr %17, align 8, !tbaa !12
  %47 = add i64 %46, %20
  store i64 %47, ptr %17, align 8, !tbaa !12
  store ptr %28, ptr %10, align 8, !tbaa !14
  br label %48

48:                                               ; preds = %9, %25, %45
  %49 = phi i64 [ %7, %9 ], [ %7, %25 ], [ %16, %45 ]
  %50 = phi i1 [ true, %9 ], [ true, %25 ], [ false, %45 ]
  br i1 %50, label %92, label %51

51:                                               ; preds = %48
  %52 = load i64, ptr %6, align 8, !tbaa !24
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %54 = icmp ult i64 %52, %49
  br i1 %54, label %55, label %91

55:                                               ; preds = %51
  %56 = lshr i64 %52, 2
  %57 = add i64 %52, 1024
  %58 = add i64 %57, %56
  %59 = tail call i64 @llvm.umax.i64(i64 %58, i64 %49)
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %61 = load i64, ptr %60, align 8, !tbaa !12
  %62 = sub i64 %59, %52
  %63 = shl i64 %62, 2
  %64 = add i64 %61, %63
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %66 = load i64, ptr %65, align 8, !tbaa !13
  %67 = icmp ugt i64 %64, %66
  br i1 %67, label %92, label %68

68:                                               ; preds = %55
  %69 = load ptr, ptr %53, align 8, !tbaa !14
  %70 = shl i64 %59, 2
  %71 = tail call ptr @resize_memory(ptr noundef %69, i64 noundef %70)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %92, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %75 = load ptr, ptr %74, align 8, !tbaa !15
  %76 = icmp eq ptr %75, null
  %77 = icmp ult i64 %70, 4194304
  %78 = or i1 %77, %76
  br i1 %78, label %88, label %79

79:                                               ; preds = %73
  %80 = ptrtoint ptr %71 to i64
  %81 = add i64 %80, 4095
  %82 = and i64 %81, -4096
  %83 = add i64 %70, %80
  %84 = and i64 %83, -4096
  %85 = inttoptr i64 %82 to ptr
  %86 = sub i64 %84, %82
  %87 = tail call i32 %75(ptr noundef %85, i64 noundef %86, i32 noundef 14)
  br label %88

88:                                               ; preds = %79, %73
  %89 = load i64, ptr %60, align 8, !tbaa !12
  %90 = add i64 %89, %63
  store i64 %90, ptr %60, align 8, !tbaa !12
  store ptr %71, ptr %53, align 8, !tbaa !14
  br label %91

91:                                               ; preds = %88, %51
  store i64 %49, ptr %6, align 8, !tbaa !24
  br label %92

92:                                               ; preds = %68, %55, %48, %91, %2
  %93 = phi i32 [ 1, %2 ], [ 0, %48 ], [ 1, %91 ], [ 0, %55 ], [ 0, %68 ]
  ret i32 %93
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = and i64 %2, 63
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %4
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %4, i32 2
  %7 = load i64, ptr %6, align 8, !tbaa !25
  %8 = shl i64 %7, 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %4, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !27
  %11 = mul i64 %10, 7
  %12 = icmp ult i64 %8, %11
  br i1 %12, label %16, label %13

13:                                               ; preds = %3
  %14 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %5)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %103, label %16

16:                                               ; preds = %13, %3
  %17 = lshr i64 %2, 32
  %18 = load i64, ptr %9, align 8, !tbaa !27
  %19 = mul i64 %18, %17
  %20 = lshr i64 %19, 32
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %22 = load i64, ptr @WORDS, align 8
  %23 = icmp eq i64 %22, 0
  br label %24

24:                                               ; preds = %72, %16
  %25 = phi i64 [ %20, %16 ], [ %73, %72 ]
  %26 = phi i64 [ undef, %16 ], [ %75, %72 ]
  %27 = load ptr, ptr %5, align 8, !tbaa !28
  %28 = getelementptr inbounds i64, ptr %27, i64 %25
  %29 = load i64, ptr %28, align 8, !tbaa !11
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %72, label %31

31:                                               ; preds = %24
  %32 = lshr i64 %29, 32
  %33 = icmp eq i64 %32, %17
  br i1 %33, label %34, label %59

34:                                               ; preds = %31
  %35 = and i64 %29, 4294967295
  %36 = add nsw i64 %35, -1
  %37 = load ptr, ptr %21, align 8, !tbaa !29
  %38 = mul i64 %22, %36
  %39 = getelementptr inbounds i64, ptr %37, i64 %38
  br i1 %23, label %56, label %40

40:                                               ; preds = %34
  %41 = load i64, ptr %1, align 8, !tbaa !11
  %42 = load i64, ptr %39, align 8, !tbaa !11
  %43 = icmp eq i64 %41, %42
  br i1 %43, label %44, label %56

44:                                               ; preds = %40, %48
  %45 = phi i64 [ %46, %48 ], [ 0, %40 ]
  %46 = add nuw i64 %45, 1
  %47 = icmp eq i64 %46, %22
  br i1 %47, label %54, label %48, !llvm.loop !30

48:                                               ; preds = %44
  %49 = getelementptr inbounds i64, ptr %1, i64 %46
  %50 = load i64, ptr %49, align 8, !tbaa !11
  %51 = getelementptr inbounds i64, ptr %39, i64 %46
  %52 = load i64, ptr %51, align 8, !tbaa !11
  %53 = icmp eq i64 %50, %52
  br i1 %53, label %44, label %54, !llvm.loop !30

54:                                               ; preds = %44, %48
  %55 = icmp uge i64 %46, %22
  br label %56

56:                                               ; preds = %54, %40, %34
  %57 = phi i1 [ %23, %34 ], [ %23, %40 ], [ %55, %54 ]
  %58 = select i1 %57, i64 %36, i64 %26
  br i1 %57, label %72, label %59

59:                                               ; preds = %56, %31
  %60 = phi i64 [ %58, %56 ], [ %26, %31 ]
  %61 = add i64 %25, 1
  %62 = load i64, ptr %9, align 8, !tbaa !27
  %63 = add i64 %62, 62
  %64 = icmp eq i64 %25, %63
  br i1 %64, label %65, label %72

65:                                               ; preds = %59
  %66 = tail call fastcc i32 @grow(ptr noundef %0, ptr noundef nonnull %5)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = load i64, ptr %9, align 8, !tbaa !27
  %70 = mul i64 %69, %17
  %71 = lshr i64 %70, 32
  br label %72

72:                                               ; preds = %59, %68, %65, %24, %56
  %73 = phi i64 [ %25, %56 ], [ %25, %24 ], [ %61, %65 ], [ %71, %68 ], [ %61, %59 ]
  %74 = phi i32 [ 1, %56 ], [ 2, %24 ], [ 1, %65 ], [ 0, %68 ], [ 0, %59 ]
  %75 = phi i64 [ %58, %56 ], [ %26, %24 ], [ -1, %65 ], [ %60, %68 ], [ %60, %59 ]
  switch i32 %74, label %103 [
    i32 0, label %24
    i32 2, label %76
  ], !llvm.loop !31

76:                                               ; preds = %72
  %77 = and i64 %2, -4294967296
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %79 = load i64, ptr %78, align 8, !tbaa !23
  %80 = add i64 %79, 1
  %81 = or i64 %80, %77
  %82 = load ptr, ptr %5, align 8, !tbaa !28
  %83 = getelementptr inbounds i64, ptr %82, i64 %73
  store i64 %81, ptr %83, align 8, !tbaa !11
  %84 = load i64, ptr %6, align 8, !tbaa !25
  %85 = add i64 %84, 1
  store i64 %85, ptr %6, align 8, !tbaa !25
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %87 = load ptr, ptr %86, align 8, !tbaa !29
  %88 = load i64, ptr %78, align 8, !tbaa !23
  %89 = load i64, ptr @WORDS, align 8, !tbaa !11
  %90 = mul i64 %89, %88
  %91 = getelementptr inbounds i64, ptr %87, i64 %90
  %92 = icmp eq i64 %89, 0
  br i1 %92, label %93, label %96

93:                                               ; preds = %96, %76
  %94 = load i64, ptr %78, align 8, !tbaa !23
  %95 = add i64 %94, 1
  store i64 %95, ptr %78, align 8, !tbaa !23
  br label %103

96:                                               ; preds = %76, %96
  %97 = phi i64 [ %101, %96 ], [ 0, %76 ]
  %98 = getelementptr inbounds i64, ptr %1, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !11
  %100 = getelementptr inbounds i64, ptr %91, i64 %97
  store i64 %99, ptr %100, align 8, !tbaa !11
  %101 = add nuw i64 %97, 1
  %102 = icmp eq i64 %101, %89
  br i1 %102, label %93, label %96, !llvm.loop !32

103:                                              ; preds = %72, %93, %13
  %104 = phi i64 [ -1, %13 ], [ %94, %93 ], [ %75, %72 ]
  ret i64 %104
}

define i32 @search_breadth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8, !tbaa !33
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  br label %18

18:                                               ; preds = %111, %2
  %19 = phi i32 [ undef, %2 ], [ %113, %111 ]
  %20 = load i64, ptr %4, align 8, !tbaa !33
  %21 = icmp ult i64 %20, %6
  br i1 %21, label %22, label %115

22:                                               ; preds = %18
  %23 = load i64, ptr %7, align 8, !tbaa !22
  %24 = icmp eq i64 %20, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %22
  %26 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %115, label %28

28:                                               ; preds = %25, %22
  %29 = load i64, ptr %4, align 8, !tbaa !33
  %30 = load i64, ptr %8, align 8, !tbaa !23
  %31 = icmp eq i64 %29, %30
  br i1 %31, label %115, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %33 = load i64, ptr %7, align 8, !tbaa !22
  %34 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %29, i64 noundef %33, ptr noundef nonnull %3)
  %35 = load i64, ptr %3, align 8, !tbaa !11
  %36 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %35)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %111, label %38

38:                                               ; preds = %32
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %106, label %40

40:                                               ; preds = %38, %103
  %41 = phi i32 [ %97, %103 ], [ %19, %38 ]
  %42 = phi i64 [ %95, %103 ], [ 0, %38 ]
  %43 = phi i64 [ %104, %103 ], [ 0, %38 ]
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !20
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %40
  %48 = add i64 %43, %29
  store i64 %48, ptr %17, align 8, !tbaa !34
  br label %106

49:                                               ; preds = %40
  %50 = zext i32 %45 to i64
  %51 = load i64, ptr %9, align 8, !tbaa !35
  %52 = add i64 %51, %50
  store i64 %52, ptr %9, align 8, !tbaa !35
  %53 = load i64, ptr %4, align 8, !tbaa !33
  %54 = add i64 %53, 1
  store i64 %54, ptr %4, align 8, !tbaa !33
  %55 = load i32, ptr %44, align 4, !tbaa !20
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %94, label %57

57:                                               ; preds = %49
  %58 = add i64 %43, %29
  %59 = trunc i64 %58 to i32
  br label %60

60:                                               ; preds = %57, %89
  %61 = phi i32 [ %41, %57 ], [ %88, %89 ]
  %62 = phi i64 [ %42, %57 ], [ %91, %89 ]
  %63 = phi i32 [ 0, %57 ], [ %90, %89 ]
  %64 = load i64, ptr %8, align 8, !tbaa !23
  %65 = load ptr, ptr %10, align 8, !tbaa !36
  %66 = mul i64 %11, %62
  %67 = getelementptr inbounds i64, ptr %65, i64 %66
  %68 = load ptr, ptr %12, align 8, !tbaa !37
  %69 = getelementptr inbounds i64, ptr %68, i64 %62
  %70 = load i64, ptr %69, align 8, !tbaa !11
  %71 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %67, i64 noundef %70)
  %72 = icmp slt i64 %71, 0
  br i1 %72, label %86, label %73

73:                                               ; preds = %60
  %74 = icmp ult i64 %71, %64
  br i1 %74, label %86, label %75

75:                                               ; preds = %73
  %76 = load ptr, ptr %13, align 8, !tbaa !19
  %77 = getelementptr inbounds i32, ptr %76, i64 %71
  store i32 %59, ptr %77, align 4, !tbaa !20
  %78 = load ptr, ptr %14, align 8, !tbaa !38
  %79 = load ptr, ptr %10, align 8, !tbaa !36
  %80 = getelementptr inbounds i64, ptr %79, i64 %66
  %81 = tail call i32 %78(ptr noundef %80)
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %75
  store i64 %71, ptr %15, align 8, !tbaa !34
  %84 = icmp slt i32 %81, 1
  %85 = select i1 %84, i32 3, i32 1
  br label %86

86:                                               ; preds = %83, %75, %73, %60
  %87 = phi i32 [ 1, %60 ], [ 9, %73 ], [ 1, %83 ], [ 0, %75 ]
  %88 = phi i32 [ 4, %60 ], [ %61, %73 ], [ %85, %83 ], [ %61, %75 ]
  switch i32 %87, label %94 [
    i32 0, label %89
    i32 9, label %89
  ]

89:                                               ; preds = %86, %86
  %90 = add nuw i32 %63, 1
  %91 = add i64 %62, 1
  %92 = load i32, ptr %44, align 4, !tbaa !20
  %93 = icmp ult i32 %90, %92
  br i1 %93, label %60, label %94, !llvm.loop !39

94:                                               ; preds = %86, %89, %49
  %95 = phi i64 [ %42, %49 ], [ %62, %86 ], [ %91, %89 ]
  %96 = phi i32 [ 7, %49 ], [ %87, %86 ], [ 7, %89 ]
  %97 = phi i32 [ %41, %49 ], [ %88, %89 ], [ %88, %86 ]
  %98 = icmp eq i32 %96, 7
  br i1 %98, label %99, label %106

99:                                               ; preds = %94
  %100 = load i64, ptr %8, align 8, !tbaa !23
  %101 = load i64, ptr %16, align 8, !tbaa !40
  %102 = icmp ugt i64 %100, %101
  br i1 %102, label %106, label %103

103:                                              ; preds = %99
  %104 = add nuw i64 %43, 1
  %105 = icmp eq i64 %104, %34
  br i1 %105, label %106, label %40, !llvm.loop !41

106:                                              ; preds = %94, %103, %99, %38, %47
  %107 = phi i32 [ 1, %47 ], [ 4, %38 ], [ 1, %99 ], [ 4, %103 ], [ %96, %94 ]
  %108 = phi i32 [ 3, %47 ], [ %19, %38 ], [ 5, %99 ], [ %97, %103 ], [ %97, %94 ]
  %109 = icmp eq i32 %107, 4
  %110 = select i1 %109, i32 0, i32 %107
  br label %111

111:                                              ; preds = %32, %106
  %112 = phi i32 [ %110, %106 ], [ 1, %32 ]
  %113 = phi i32 [ %108, %106 ], [ 4, %32 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %114 = icmp eq i32 %112, 0
  br i1 %114, label %18, label %115, !llvm.loop !42

115:                                              ; preds = %18, %28, %25, %111
  %116 = phi i32 [ %113, %111 ], [ 4, %25 ], [ 2, %28 ], [ 0, %18 ]
  ret i32 %116
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %5 = load i64, ptr %4, align 8, !tbaa !43
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %48

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %7, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %29 = load ptr, ptr %28, align 8, !tbaa !15
  %30 = icmp eq ptr %29, null
  %31 = icmp ult i64 %24, 4194304
  %32 = or i1 %31, %30
  br i1 %32, label %42, label %33

33:                                               ; preds = %27
  %34 = ptrtoint ptr %25 to i64
  %35 = add i64 %34, 4095
  %36 = and i64 %35, -4096
  %37 = add i64 %24, %34
  %38 = and i64 %37, -4096
  %39 = inttoptr i64 %36 to ptr
  %40 = sub i64 %38, %36
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %50 = load i64, ptr %49, align 8, !tbaa !22
  %51 = load ptr, ptr %2, align 8, !tbaa !44
  %52 = load i64, ptr %4, align 8, !tbaa !43
  %53 = add i64 %52, 1
  store i64 %53, ptr %4, align 8, !tbaa !43
  %54 = getelementptr inbounds i64, ptr %51, i64 %52
  store i64 %50, ptr %54, align 8, !tbaa !11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %56 = load i64, ptr %55, align 8, !tbaa !23
  store i64 %56, ptr %49, align 8, !tbaa !22
  br label %57

57:                                               ; preds = %22, %9, %48
  %58 = phi i32 [ 1, %48 ], [ 0, %9 ], [ 0, %22 ]
  ret i32 %58
}

define internal fastcc i64 @expand_block(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = sub i64 %2, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %9 = load i64, ptr %8, align 8, !tbaa !4
  %10 = add i64 %9, 1
  %11 = udiv i64 %7, %10
  %12 = tail call i64 @llvm.umin.i64(i64 %5, i64 %11)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 64)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %15 = load i64, ptr @WORDS, align 8
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %17 = icmp eq i64 %15, 0
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  br label %19

19:                                               ; preds = %84, %4
  %20 = phi i64 [ 0, %4 ], [ %33, %84 ]
  %21 = phi i64 [ 0, %4 ], [ %85, %84 ]
  %22 = icmp eq i64 %20, %13
  br i1 %22, label %86, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %0, align 8, !tbaa !45
  %25 = load ptr, ptr %14, align 8, !tbaa !29
  %26 = add i64 %20, %1
  %27 = mul i64 %15, %26
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = load ptr, ptr %16, align 8, !tbaa !36
  %30 = mul i64 %15, %21
  %31 = getelementptr inbounds i64, ptr %29, i64 %30
  %32 = tail call i32 %24(ptr noundef %28, ptr noundef %31)
  %33 = add nuw nsw i64 %20, 1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55, i64 %20
  store i32 %32, ptr %34, align 4, !tbaa !20
  %35 = icmp sgt i32 %32, -1
  %36 = icmp sgt i32 %32, 0
  br i1 %36, label %37, label %84

37:                                               ; preds = %23
  %38 = load ptr, ptr %16, align 8, !tbaa !36
  %39 = load ptr, ptr %18, align 8, !tbaa !37
  %40 = trunc i64 %21 to i32
  %41 = add i32 %32, %40
  br label %42

42:                                               ; preds = %37, %80
  %43 = phi i64 [ %21, %37 ], [ %81, %80 ]
  %44 = mul i64 %43, %15
  %45 = getelementptr inbounds i64, ptr %38, i64 %44
  br i1 %17, label %64, label %46

46:                                               ; preds = %42, %46
  %47 = phi i64 [ %60, %46 ], [ 0, %42 ]
  %48 = phi i64 [ %59, %46 ], [ -7046029254386353131, %42 ]
  %49 = getelementptr inbounds i64, ptr %45, i64 %47
  %50 = load i64, ptr %49, align 8, !tbaa !11
  %51 = xor i64 %50, %48
  %52 = shl i64 %47, 1
  %53 = add i64 %52, -2960836687051489901
  %54 = zext i64 %51 to i128
  %55 = zext i64 %53 to i128
  %56 = mul nuw i128 %54, %55
  %57 = lshr i128 %56, 64
  %58 = xor i128 %57, %56
  %59 = trunc i128 %58 to i64
  %60 = add nuw i64 %47, 1
  %61 = icmp eq i64 %60, %15
  br i1 %61, label %62, label %46, !llvm.loop !16

62:                                               ; preds = %46
  %63 = trunc i128 %58 to i64
  br label %64

64:                                               ; preds = %62, %42
  %65 = phi i64 [ -7046029254386353131, %42 ], [ %63, %62 ]
  %66 = lshr i64 %65, 32
  %67 = xor i64 %66, %65
  %68 = getelementptr inbounds i64, ptr %39, i64 %43
  store i64 %67, ptr %68, align 8, !tbaa !11
  %69 = and i64 %67, 63
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %69, i32 1
  %71 = load i64, ptr %70, align 8, !tbaa !27
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %80, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %69
  %75 = load ptr, ptr %74, align 8, !tbaa !28
  %76 = lshr i64 %65, 32
  %77 = mul i64 %71, %76
  %78 = lshr i64 %77, 32
  %79 = getelementptr inbounds i64, ptr %75, i64 %78
  tail call void @llvm.prefetch.p0(ptr %79, i32 0, i32 3, i32 1)
  br label %80

80:                                               ; preds = %64, %73
  %81 = add i64 %43, 1
  %82 = trunc i64 %81 to i32
  %83 = icmp eq i32 %41, %82
  br i1 %83, label %84, label %42, !llvm.loop !46

84:                                               ; preds = %80, %23
  %85 = phi i64 [ %21, %23 ], [ %81, %80 ]
  br i1 %35, label %19, label %86

86:                                               ; preds = %84, %19
  %87 = phi i64 [ %33, %84 ], [ %20, %19 ]
  %88 = phi i64 [ %85, %84 ], [ %21, %19 ]
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %95, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %92 = load ptr, ptr %91, align 8, !tbaa !37
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %94 = load i64, ptr @WORDS, align 8
  br label %96

95:                                               ; preds = %128, %86
  store i64 %88, ptr %3, align 8, !tbaa !11
  ret i64 %87

96:                                               ; preds = %90, %128
  %97 = phi i64 [ 0, %90 ], [ %129, %128 ]
  %98 = getelementptr inbounds i64, ptr %92, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !11
  %100 = and i64 %99, 63
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %100, i32 1
  %102 = load i64, ptr %101, align 8, !tbaa !27
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %128, label %104

104:                                              ; preds = %96
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %100
  %106 = lshr i64 %99, 32
  %107 = mul i64 %102, %106
  %108 = lshr i64 %107, 32
  %109 = load ptr, ptr %105, align 8, !tbaa !28
  br label %113

110:                                              ; preds = %119
  %111 = add nuw nsw i64 %114, 1
  %112 = icmp eq i64 %111, 4
  br i1 %112, label %128, label %113, !llvm.loop !47

113:                                              ; preds = %110, %104
  %114 = phi i64 [ 0, %104 ], [ %111, %110 ]
  %115 = add nuw nsw i64 %114, %108
  %116 = getelementptr inbounds i64, ptr %109, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %128, label %119

119:                                              ; preds = %113
  %120 = lshr i64 %117, 32
  %121 = icmp eq i64 %120, %106
  br i1 %121, label %122, label %110

122:                                              ; preds = %119
  %123 = load ptr, ptr %93, align 8, !tbaa !29
  %124 = and i64 %117, 4294967295
  %125 = add nsw i64 %124, -1
  %126 = mul i64 %94, %125
  %127 = getelementptr inbounds i64, ptr %123, i64 %126
  tail call void @llvm.prefetch.p0(ptr %127, i32 0, i32 3, i32 1)
  br label %128

128:                                              ; preds = %110, %113, %96, %122
  %129 = add nuw i64 %97, 1
  %130 = icmp eq i64 %129, %88
  br i1 %130, label %95, label %96, !llvm.loop !48
}

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

define i32 @search_everything(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8, !tbaa !33
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %11 = load i64, ptr @WORDS, align 8
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  br label %24

24:                                               ; preds = %142, %2
  %25 = phi i32 [ undef, %2 ], [ %144, %142 ]
  %26 = load i64, ptr %4, align 8, !tbaa !33
  %27 = icmp ult i64 %26, %6
  br i1 %27, label %28, label %145

28:                                               ; preds = %24
  %29 = load i64, ptr %7, align 8, !tbaa !22
  %30 = icmp eq i64 %26, %29
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %145, label %34

34:                                               ; preds = %31, %28
  %35 = load i64, ptr %4, align 8, !tbaa !33
  %36 = load i64, ptr %8, align 8, !tbaa !23
  %37 = icmp eq i64 %35, %36
  br i1 %37, label %145, label %38

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %39 = load i64, ptr %7, align 8, !tbaa !22
  %40 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %35, i64 noundef %39, ptr noundef nonnull %3)
  %41 = load i64, ptr %3, align 8, !tbaa !11
  %42 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %41)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %142, label %44

44:                                               ; preds = %38
  %45 = icmp eq i64 %40, 0
  br i1 %45, label %142, label %46

46:                                               ; preds = %44, %137
  %47 = phi i32 [ %136, %137 ], [ %25, %44 ]
  %48 = phi i64 [ %93, %137 ], [ 0, %44 ]
  %49 = phi i64 [ %138, %137 ], [ 0, %44 ]
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !20
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %46
  %54 = add i64 %49, %35
  store i64 %54, ptr %23, align 8, !tbaa !34
  br label %142

55:                                               ; preds = %46
  %56 = zext i32 %51 to i64
  %57 = load i64, ptr %9, align 8, !tbaa !35
  %58 = add i64 %57, %56
  store i64 %58, ptr %9, align 8, !tbaa !35
  %59 = load i64, ptr %4, align 8, !tbaa !33
  %60 = add i64 %59, 1
  store i64 %60, ptr %4, align 8, !tbaa !33
  %61 = load i32, ptr %50, align 4, !tbaa !20
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %92

63:                                               ; preds = %55
  %64 = add i64 %49, %35
  %65 = trunc i64 %64 to i32
  br label %66

66:                                               ; preds = %63, %87
  %67 = phi i1 [ %62, %63 ], [ %91, %87 ]
  %68 = phi i32 [ %47, %63 ], [ %86, %87 ]
  %69 = phi i64 [ %48, %63 ], [ %89, %87 ]
  %70 = phi i32 [ 0, %63 ], [ %88, %87 ]
  %71 = load i64, ptr %8, align 8, !tbaa !23
  %72 = load ptr, ptr %10, align 8, !tbaa !36
  %73 = mul i64 %11, %69
  %74 = getelementptr inbounds i64, ptr %72, i64 %73
  %75 = load ptr, ptr %12, align 8, !tbaa !37
  %76 = getelementptr inbounds i64, ptr %75, i64 %69
  %77 = load i64, ptr %76, align 8, !tbaa !11
  %78 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %74, i64 noundef %77)
  %79 = icmp sgt i64 %78, -1
  br i1 %79, label %80, label %85

80:                                               ; preds = %66
  %81 = icmp ult i64 %78, %71
  br i1 %81, label %85, label %82

82:                                               ; preds = %80
  %83 = load ptr, ptr %13, align 8, !tbaa !19
  %84 = getelementptr inbounds i32, ptr %83, i64 %78
  store i32 %65, ptr %84, align 4, !tbaa !20
  br label %85

85:                                               ; preds = %80, %82, %66
  %86 = phi i32 [ 4, %66 ], [ %68, %82 ], [ %68, %80 ]
  br i1 %79, label %87, label %92

87:                                               ; preds = %85
  %88 = add nuw i32 %70, 1
  %89 = add i64 %69, 1
  %90 = load i32, ptr %50, align 4, !tbaa !20
  %91 = icmp ult i32 %88, %90
  br i1 %91, label %66, label %92, !llvm.loop !49

92:                                               ; preds = %85, %87, %55
  %93 = phi i64 [ %48, %55 ], [ %69, %85 ], [ %89, %87 ]
  %94 = phi i1 [ %62, %55 ], [ %67, %85 ], [ %91, %87 ]
  %95 = phi i32 [ %47, %55 ], [ %86, %87 ], [ %86, %85 ]
  br i1 %94, label %142, label %96

96:                                               ; preds = %92
  %97 = load ptr, ptr %14, align 8, !tbaa !29
  %98 = add i64 %49, %35
  %99 = mul i64 %11, %98
  %100 = getelementptr inbounds i64, ptr %97, i64 %99
  %101 = load ptr, ptr %15, align 8, !tbaa !38
  %102 = tail call i32 %101(ptr noundef %100)
  %103 = icmp slt i32 %102, 0
  br i1 %103, label %104, label %105

104:                                              ; preds = %96
  store i64 %98, ptr %22, align 8, !tbaa !34
  br label %134

105:                                              ; preds = %96
  %106 = zext i32 %102 to i64
  %107 = load i64, ptr %16, align 8, !tbaa !50
  %108 = add i64 %107, %106
  store i64 %108, ptr %16, align 8, !tbaa !50
  %109 = icmp eq i32 %102, 0
  br i1 %109, label %110, label %128

110:                                              ; preds = %105
  %111 = load i32, ptr %50, align 4, !tbaa !20
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %128

113:                                              ; preds = %110
  %114 = load ptr, ptr %17, align 8, !tbaa !51
  %115 = tail call i32 %114(ptr noundef %100)
  %116 = icmp sgt i32 %115, -1
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  store i64 %98, ptr %18, align 8, !tbaa !34
  br label %126

118:                                              ; preds = %113
  %119 = zext i32 %115 to i64
  %120 = load i64, ptr %19, align 8, !tbaa !52
  %121 = add i64 %120, %119
  store i64 %121, ptr %19, align 8, !tbaa !52
  %122 = icmp eq i32 %115, 0
  %123 = zext i1 %122 to i64
  %124 = load i64, ptr %20, align 8, !tbaa !53
  %125 = add i64 %124, %123
  store i64 %125, ptr %20, align 8, !tbaa !53
  br label %126

126:                                              ; preds = %118, %117
  %127 = phi i32 [ 3, %117 ], [ %95, %118 ]
  br i1 %116, label %128, label %134

128:                                              ; preds = %126, %110, %105
  %129 = phi i32 [ %95, %105 ], [ %95, %110 ], [ %127, %126 ]
  %130 = load i64, ptr %8, align 8, !tbaa !23
  %131 = load i64, ptr %21, align 8, !tbaa !40
  %132 = icmp ule i64 %130, %131
  %133 = select i1 %132, i32 %129, i32 5
  br label %134

134:                                              ; preds = %128, %126, %104
  %135 = phi i1 [ false, %126 ], [ false, %104 ], [ %132, %128 ]
  %136 = phi i32 [ %127, %126 ], [ 3, %104 ], [ %133, %128 ]
  br i1 %135, label %137, label %142

137:                                              ; preds = %134
  %138 = add nuw i64 %49, 1
  %139 = icmp eq i64 %138, %40
  br i1 %139, label %140, label %46, !llvm.loop !54

140:                                              ; preds = %137
  %141 = icmp uge i64 %138, %40
  br label %142

142:                                              ; preds = %140, %92, %134, %44, %53, %38
  %143 = phi i1 [ false, %38 ], [ false, %53 ], [ %45, %44 ], [ %141, %140 ], [ false, %92 ], [ false, %134 ]
  %144 = phi i32 [ 4, %38 ], [ 3, %53 ], [ %25, %44 ], [ %136, %140 ], [ %95, %92 ], [ %136, %134 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br i1 %143, label %24, label %145, !llvm.loop !55

145:                                              ; preds = %24, %34, %31, %142
  %146 = phi i32 [ %144, %142 ], [ 4, %31 ], [ 2, %34 ], [ 0, %24 ]
  ret i32 %146
}

define i32 @search_count(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %5 = load i64, ptr %4, align 8, !tbaa !33
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %8 = load i64, ptr %7, align 8, !tbaa !56
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %92

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %12 = load i64, ptr %11, align 8, !tbaa !57
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %92

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %322, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %19 = load ptr, ptr %18, align 8, !tbaa !58
  store i128 1, ptr %19, align 16, !tbaa !59
  %20 = load i64, ptr %4, align 8, !tbaa !33
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %22 = load i64, ptr %21, align 8, !tbaa !23
  %23 = icmp eq i64 %22, %20
  br i1 %23, label %89, label %24

24:                                               ; preds = %17
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %26 = load ptr, ptr %25, align 8, !tbaa !61
  %27 = load i64, ptr %7, align 8, !tbaa !56
  store ptr %19, ptr %25, align 8, !tbaa !61
  %28 = load i64, ptr %11, align 8, !tbaa !57
  store i64 %28, ptr %7, align 8, !tbaa !56
  store ptr %26, ptr %18, align 8, !tbaa !58
  store i64 %27, ptr %11, align 8, !tbaa !57
  %29 = icmp ult i64 %20, %22
  br i1 %29, label %30, label %80

30:                                               ; preds = %24
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %33 = load i64, ptr @WORDS, align 8, !tbaa !11
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  br label %39

35:                                               ; preds = %72
  %36 = lshr i128 %69, 64
  %37 = trunc i128 %36 to i64
  %38 = trunc i128 %69 to i64
  br label %80

39:                                               ; preds = %72, %30
  %40 = phi i1 [ true, %30 ], [ %75, %72 ]
  %41 = phi i32 [ undef, %30 ], [ %71, %72 ]
  %42 = phi i64 [ %20, %30 ], [ %73, %72 ]
  %43 = phi i32 [ 0, %30 ], [ %70, %72 ]
  %44 = phi i128 [ 0, %30 ], [ %69, %72 ]
  %45 = load ptr, ptr %31, align 8, !tbaa !38
  %46 = load ptr, ptr %32, align 8, !tbaa !29
  %47 = mul i64 %42, %33
  %48 = getelementptr inbounds i64, ptr %46, i64 %47
  %49 = tail call i32 %45(ptr noundef %48)
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %39
  store i64 %42, ptr %34, align 8, !tbaa !34
  br label %67

52:                                               ; preds = %39
  %53 = icmp eq i32 %49, 0
  br i1 %53, label %67, label %54

54:                                               ; preds = %52
  %55 = icmp eq i32 %43, 1
  br i1 %55, label %57, label %56

56:                                               ; preds = %54
  store i64 %42, ptr %34, align 8, !tbaa !34
  br label %57

57:                                               ; preds = %56, %54
  %58 = load ptr, ptr %25, align 8, !tbaa !61
  %59 = sub nuw i64 %42, %20
  %60 = getelementptr inbounds i128, ptr %58, i64 %59
  %61 = load i128, ptr %60, align 16, !tbaa !59
  %62 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %44, i128 %61)
  %63 = extractvalue { i128, i1 } %62, 1
  %64 = extractvalue { i128, i1 } %62, 0
  %65 = zext i1 %63 to i32
  %66 = select i1 %63, i32 6, i32 %41
  br label %67

67:                                               ; preds = %57, %52, %51
  %68 = phi i32 [ 1, %51 ], [ 4, %52 ], [ %65, %57 ]
  %69 = phi i128 [ %44, %51 ], [ %44, %52 ], [ %64, %57 ]
  %70 = phi i32 [ %43, %51 ], [ %43, %52 ], [ 1, %57 ]
  %71 = phi i32 [ 3, %51 ], [ %41, %52 ], [ %66, %57 ]
  switch i32 %68, label %76 [
    i32 0, label %72
    i32 4, label %72
  ]

72:                                               ; preds = %67, %67
  %73 = add nuw i64 %42, 1
  %74 = load i64, ptr %21, align 8, !tbaa !23
  %75 = icmp ult i64 %73, %74
  br i1 %75, label %39, label %35, !llvm.loop !62

76:                                               ; preds = %67
  %77 = trunc i128 %69 to i64
  %78 = lshr i128 %69, 64
  %79 = trunc i128 %78 to i64
  br label %80

80:                                               ; preds = %76, %35, %24
  %81 = phi i1 [ %40, %76 ], [ %29, %24 ], [ false, %35 ]
  %82 = phi i64 [ %77, %76 ], [ 0, %24 ], [ %38, %35 ]
  %83 = phi i64 [ %79, %76 ], [ 0, %24 ], [ %37, %35 ]
  %84 = phi i32 [ %70, %76 ], [ 0, %24 ], [ %70, %35 ]
  %85 = phi i32 [ %71, %76 ], [ undef, %24 ], [ %71, %35 ]
  br i1 %81, label %89, label %86

86:                                               ; preds = %80
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  store i64 %82, ptr %87, align 8, !tbaa !63
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  store i64 %83, ptr %88, align 8, !tbaa !64
  br label %89

89:                                               ; preds = %17, %80, %86
  %90 = phi i32 [ 2, %17 ], [ %84, %86 ], [ %85, %80 ]
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %322

92:                                               ; preds = %89, %10, %2
  %93 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %90, %89 ]
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %101 = load i64, ptr @WORDS, align 8
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %111 = load i64, ptr @WORDS, align 8
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  br label %120

120:                                              ; preds = %318, %92
  %121 = phi i32 [ %93, %92 ], [ %320, %318 ]
  %122 = load i64, ptr %4, align 8, !tbaa !33
  %123 = icmp ult i64 %122, %6
  br i1 %123, label %124, label %322

124:                                              ; preds = %120
  %125 = load i64, ptr %94, align 8, !tbaa !22
  %126 = icmp eq i64 %122, %125
  br i1 %126, label %127, label %196

127:                                              ; preds = %124
  %128 = tail call fastcc i32 @level_ended(ptr noundef %0)
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %322, label %130

130:                                              ; preds = %127
  %131 = load i64, ptr %4, align 8, !tbaa !33
  %132 = load i64, ptr %95, align 8, !tbaa !23
  %133 = icmp eq i64 %132, %131
  br i1 %133, label %192, label %134

134:                                              ; preds = %130
  %135 = load ptr, ptr %96, align 8, !tbaa !61
  %136 = load i64, ptr %7, align 8, !tbaa !56
  %137 = load ptr, ptr %97, align 8, !tbaa !58
  store ptr %137, ptr %96, align 8, !tbaa !61
  %138 = load i64, ptr %98, align 8, !tbaa !57
  store i64 %138, ptr %7, align 8, !tbaa !56
  store ptr %135, ptr %97, align 8, !tbaa !58
  store i64 %136, ptr %98, align 8, !tbaa !57
  %139 = icmp ult i64 %131, %132
  br i1 %139, label %144, label %185

140:                                              ; preds = %177
  %141 = lshr i128 %174, 64
  %142 = trunc i128 %141 to i64
  %143 = trunc i128 %174 to i64
  br label %185

144:                                              ; preds = %134, %177
  %145 = phi i1 [ %180, %177 ], [ true, %134 ]
  %146 = phi i32 [ %176, %177 ], [ undef, %134 ]
  %147 = phi i64 [ %178, %177 ], [ %131, %134 ]
  %148 = phi i32 [ %175, %177 ], [ 0, %134 ]
  %149 = phi i128 [ %174, %177 ], [ 0, %134 ]
  %150 = load ptr, ptr %99, align 8, !tbaa !38
  %151 = load ptr, ptr %100, align 8, !tbaa !29
  %152 = mul i64 %147, %101
  %153 = getelementptr inbounds i64, ptr %151, i64 %152
  %154 = tail call i32 %150(ptr noundef %153)
  %155 = icmp slt i32 %154, 0
  br i1 %155, label %156, label %157

156:                                              ; preds = %144
  store i64 %147, ptr %102, align 8, !tbaa !34
  br label %172

157:                                              ; preds = %144
  %158 = icmp eq i32 %154, 0
  br i1 %158, label %172, label %159

159:                                              ; preds = %157
  %160 = icmp eq i32 %148, 1
  br i1 %160, label %162, label %161

161:                                              ; preds = %159
  store i64 %147, ptr %102, align 8, !tbaa !34
  br label %162

162:                                              ; preds = %161, %159
  %163 = load ptr, ptr %96, align 8, !tbaa !61
  %164 = sub nuw i64 %147, %131
  %165 = getelementptr inbounds i128, ptr %163, i64 %164
  %166 = load i128, ptr %165, align 16, !tbaa !59
  %167 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %149, i128 %166)
  %168 = extractvalue { i128, i1 } %167, 1
  %169 = extractvalue { i128, i1 } %167, 0
  %170 = zext i1 %168 to i32
  %171 = select i1 %168, i32 6, i32 %146
  br label %172

172:                                              ; preds = %162, %157, %156
  %173 = phi i32 [ 1, %156 ], [ 4, %157 ], [ %170, %162 ]
  %174 = phi i128 [ %149, %156 ], [ %149, %157 ], [ %169, %162 ]
  %175 = phi i32 [ %148, %156 ], [ %148, %157 ], [ 1, %162 ]
  %176 = phi i32 [ 3, %156 ], [ %146, %157 ], [ %171, %162 ]
  switch i32 %173, label %181 [
    i32 0, label %177
    i32 4, label %177
  ]

177:                                              ; preds = %172, %172
  %178 = add nuw i64 %147, 1
  %179 = load i64, ptr %95, align 8, !tbaa !23
  %180 = icmp ult i64 %178, %179
  br i1 %180, label %144, label %140, !llvm.loop !62

181:                                              ; preds = %172
  %182 = trunc i128 %174 to i64
  %183 = lshr i128 %174, 64
  %184 = trunc i128 %183 to i64
  br label %185

185:                                              ; preds = %181, %140, %134
  %186 = phi i1 [ %145, %181 ], [ %139, %134 ], [ false, %140 ]
  %187 = phi i64 [ %182, %181 ], [ 0, %134 ], [ %143, %140 ]
  %188 = phi i64 [ %184, %181 ], [ 0, %134 ], [ %142, %140 ]
  %189 = phi i32 [ %175, %181 ], [ 0, %134 ], [ %175, %140 ]
  %190 = phi i32 [ %176, %181 ], [ undef, %134 ], [ %176, %140 ]
  br i1 %186, label %192, label %191

191:                                              ; preds = %185
  store i64 %187, ptr %103, align 8, !tbaa !63
  store i64 %188, ptr %104, align 8, !tbaa !64
  br label %192

192:                                              ; preds = %130, %185, %191
  %193 = phi i32 [ 2, %130 ], [ %189, %191 ], [ %190, %185 ]
  %194 = icmp eq i32 %193, 0
  %195 = select i1 %194, i32 %121, i32 %193
  br i1 %194, label %196, label %322

196:                                              ; preds = %192, %124
  %197 = phi i32 [ %195, %192 ], [ %121, %124 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %198 = load i64, ptr %4, align 8, !tbaa !33
  %199 = load i64, ptr %105, align 8, !tbaa !43
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %206, label %201

201:                                              ; preds = %196
  %202 = load ptr, ptr %106, align 8, !tbaa !44
  %203 = add i64 %199, -1
  %204 = getelementptr inbounds i64, ptr %202, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !11
  br label %206

206:                                              ; preds = %196, %201
  %207 = phi i64 [ %205, %201 ], [ 0, %196 ]
  %208 = load i64, ptr %94, align 8, !tbaa !22
  %209 = call fastcc i64 @expand_block(ptr noundef %0, i64 noundef %198, i64 noundef %208, ptr noundef nonnull %3)
  %210 = load i64, ptr %3, align 8, !tbaa !11
  %211 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %210)
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %318, label %213

213:                                              ; preds = %206
  %214 = load i64, ptr %107, align 8, !tbaa !23
  %215 = add i64 %214, %210
  %216 = load i64, ptr %94, align 8, !tbaa !22
  %217 = sub i64 %215, %216
  %218 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef %217)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %318, label %220

220:                                              ; preds = %213
  %221 = icmp eq i64 %209, 0
  br i1 %221, label %313, label %222

222:                                              ; preds = %220, %310
  %223 = phi i32 [ %308, %310 ], [ %197, %220 ]
  %224 = phi i64 [ %296, %310 ], [ 0, %220 ]
  %225 = phi i64 [ %311, %310 ], [ 0, %220 ]
  %226 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55, i64 %225
  %227 = load i32, ptr %226, align 4, !tbaa !20
  %228 = icmp slt i32 %227, 0
  br i1 %228, label %229, label %231

229:                                              ; preds = %222
  %230 = add i64 %225, %198
  store i64 %230, ptr %119, align 8, !tbaa !34
  br label %313

231:                                              ; preds = %222
  %232 = zext i32 %227 to i64
  %233 = load i64, ptr %108, align 8, !tbaa !35
  %234 = add i64 %233, %232
  store i64 %234, ptr %108, align 8, !tbaa !35
  %235 = load i64, ptr %4, align 8, !tbaa !33
  %236 = add i64 %235, 1
  store i64 %236, ptr %4, align 8, !tbaa !33
  %237 = load ptr, ptr %109, align 8, !tbaa !61
  %238 = add i64 %225, %198
  %239 = sub i64 %238, %207
  %240 = getelementptr inbounds i128, ptr %237, i64 %239
  %241 = load i128, ptr %240, align 16, !tbaa !59
  %242 = load i32, ptr %226, align 4, !tbaa !20
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %295, label %244

244:                                              ; preds = %231
  %245 = trunc i64 %238 to i32
  %246 = trunc i64 %238 to i32
  %247 = trunc i64 %238 to i32
  br label %248

248:                                              ; preds = %244, %290
  %249 = phi i32 [ %223, %244 ], [ %289, %290 ]
  %250 = phi i64 [ %224, %244 ], [ %292, %290 ]
  %251 = phi i32 [ 0, %244 ], [ %291, %290 ]
  %252 = load i64, ptr %107, align 8, !tbaa !23
  %253 = load ptr, ptr %110, align 8, !tbaa !36
  %254 = mul i64 %111, %250
  %255 = getelementptr inbounds i64, ptr %253, i64 %254
  %256 = load ptr, ptr %112, align 8, !tbaa !37
  %257 = getelementptr inbounds i64, ptr %256, i64 %250
  %258 = load i64, ptr %257, align 8, !tbaa !11
  %259 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %255, i64 noundef %258)
  %260 = icmp slt i64 %259, 0
  br i1 %260, label %287, label %261

261:                                              ; preds = %248
  %262 = load i64, ptr %94, align 8, !tbaa !22
  %263 = icmp ult i64 %259, %262
  br i1 %263, label %287, label %264

264:                                              ; preds = %261
  %265 = sub i64 %259, %262
  %266 = icmp ult i64 %259, %252
  br i1 %266, label %272, label %267

267:                                              ; preds = %264
  %268 = load ptr, ptr %113, align 8, !tbaa !19
  %269 = getelementptr inbounds i32, ptr %268, i64 %259
  store i32 %245, ptr %269, align 4, !tbaa !20
  %270 = load ptr, ptr %114, align 8, !tbaa !58
  %271 = getelementptr inbounds i128, ptr %270, i64 %265
  store i128 %241, ptr %271, align 16, !tbaa !59
  br label %284

272:                                              ; preds = %264
  %273 = load ptr, ptr %115, align 8, !tbaa !65
  %274 = getelementptr inbounds i32, ptr %273, i64 %265
  %275 = load i32, ptr %274, align 4, !tbaa !20
  %276 = icmp eq i32 %275, %246
  br i1 %276, label %287, label %277

277:                                              ; preds = %272
  %278 = load ptr, ptr %116, align 8, !tbaa !58
  %279 = getelementptr inbounds i128, ptr %278, i64 %265
  %280 = load i128, ptr %279, align 16, !tbaa !59
  %281 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %280, i128 %241)
  %282 = extractvalue { i128, i1 } %281, 1
  %283 = extractvalue { i128, i1 } %281, 0
  store i128 %283, ptr %279, align 16
  br i1 %282, label %287, label %284

284:                                              ; preds = %277, %267
  %285 = load ptr, ptr %117, align 8, !tbaa !65
  %286 = getelementptr inbounds i32, ptr %285, i64 %265
  store i32 %247, ptr %286, align 4, !tbaa !20
  br label %287

287:                                              ; preds = %284, %272, %277, %261, %248
  %288 = phi i32 [ 1, %248 ], [ 9, %261 ], [ 0, %284 ], [ 9, %272 ], [ 1, %277 ]
  %289 = phi i32 [ 4, %248 ], [ %249, %261 ], [ %249, %284 ], [ %249, %272 ], [ 6, %277 ]
  switch i32 %288, label %295 [
    i32 0, label %290
    i32 9, label %290
  ]

290:                                              ; preds = %287, %287
  %291 = add nuw i32 %251, 1
  %292 = add i64 %250, 1
  %293 = load i32, ptr %226, align 4, !tbaa !20
  %294 = icmp ult i32 %291, %293
  br i1 %294, label %248, label %295, !llvm.loop !66

295:                                              ; preds = %287, %290, %231
  %296 = phi i64 [ %224, %231 ], [ %250, %287 ], [ %292, %290 ]
  %297 = phi i32 [ 7, %231 ], [ %288, %287 ], [ 7, %290 ]
  %298 = phi i32 [ %223, %231 ], [ %289, %290 ], [ %289, %287 ]
  %299 = icmp eq i32 %297, 7
  br i1 %299, label %300, label %306

300:                                              ; preds = %295
  %301 = load i64, ptr %107, align 8, !tbaa !23
  %302 = load i64, ptr %118, align 8, !tbaa !40
  %303 = icmp ugt i64 %301, %302
  %304 = zext i1 %303 to i32
  %305 = select i1 %303, i32 5, i32 %298
  br label %306

306:                                              ; preds = %300, %295
  %307 = phi i32 [ %297, %295 ], [ %304, %300 ]
  %308 = phi i32 [ %298, %295 ], [ %305, %300 ]
  %309 = icmp eq i32 %307, 0
  br i1 %309, label %310, label %313

310:                                              ; preds = %306
  %311 = add nuw i64 %225, 1
  %312 = icmp eq i64 %311, %209
  br i1 %312, label %313, label %222, !llvm.loop !67

313:                                              ; preds = %306, %310, %220, %229
  %314 = phi i32 [ 1, %229 ], [ 4, %220 ], [ 4, %310 ], [ %307, %306 ]
  %315 = phi i32 [ 3, %229 ], [ %197, %220 ], [ %308, %310 ], [ %308, %306 ]
  %316 = icmp eq i32 %314, 4
  %317 = select i1 %316, i32 0, i32 %314
  br label %318

318:                                              ; preds = %206, %213, %313
  %319 = phi i32 [ %317, %313 ], [ 1, %213 ], [ 1, %206 ]
  %320 = phi i32 [ %315, %313 ], [ 4, %213 ], [ 4, %206 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %321 = icmp eq i32 %319, 0
  br i1 %321, label %120, label %322, !llvm.loop !68

322:                                              ; preds = %120, %127, %192, %318, %14, %89
  %323 = phi i32 [ %90, %89 ], [ 4, %14 ], [ %320, %318 ], [ %195, %192 ], [ 4, %127 ], [ 0, %120 ]
  ret i32 %323
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %46

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %27 = load ptr, ptr %26, align 8, !tbaa !15
  %28 = icmp eq ptr %27, null
  %29 = icmp ult i64 %22, 4194304
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31

31:                                               ; preds = %25
  %32 = ptrtoint ptr %23 to i64
  %33 = add i64 %32, 4095
  %34 = and i64 %33, -4096
  %35 = add i64 %22, %32
  %36 = and i64 %35, -4096
  %37 = inttoptr i64 %34 to ptr
  %38 = sub i64 %36, %34
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
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32
  %49 = load i64, ptr %48, align 8, !tbaa !11
  %50 = icmp ult i64 %49, %1
  br i1 %50, label %51, label %90

51:                                               ; preds = %46
  %52 = lshr i64 %49, 2
  %53 = add i64 %49, 1024
  %54 = add i64 %53, %52
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %1)
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %57 = load i64, ptr %56, align 8, !tbaa !12
  %58 = sub i64 %55, %49
  %59 = shl i64 %58, 2
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %71 = load ptr, ptr %70, align 8, !tbaa !15
  %72 = icmp eq ptr %71, null
  %73 = icmp ult i64 %66, 4194304
  %74 = or i1 %73, %72
  br i1 %74, label %84, label %75

75:                                               ; preds = %69
  %76 = ptrtoint ptr %67 to i64
  %77 = add i64 %76, 4095
  %78 = and i64 %77, -4096
  %79 = add i64 %66, %76
  %80 = and i64 %79, -4096
  %81 = inttoptr i64 %78 to ptr
  %82 = sub i64 %80, %78
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

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %4 = load i64, ptr %3, align 8, !tbaa !69
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %59

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %8 = load i64, ptr %7, align 8, !tbaa !70
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %59

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %13 = load i64, ptr %12, align 8, !tbaa !11
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %54

15:                                               ; preds = %10
  %16 = lshr i64 %13, 2
  %17 = add i64 %13, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 1)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %13
  %23 = shl i64 %22, 2
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %255, label %28

28:                                               ; preds = %15
  %29 = load ptr, ptr %11, align 8, !tbaa !14
  %30 = shl i64 %19, 2
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %255, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %35 = load ptr, ptr %34, align 8, !tbaa !15
  %36 = icmp eq ptr %35, null
  %37 = icmp ult i64 %30, 4194304
  %38 = or i1 %37, %36
  br i1 %38, label %48, label %39

39:                                               ; preds = %33
  %40 = ptrtoint ptr %31 to i64
  %41 = add i64 %40, 4095
  %42 = and i64 %41, -4096
  %43 = add i64 %30, %40
  %44 = and i64 %43, -4096
  %45 = inttoptr i64 %42 to ptr
  %46 = sub i64 %44, %42
  %47 = tail call i32 %35(ptr noundef %45, i64 noundef %46, i32 noundef 14)
  br label %48

48:                                               ; preds = %39, %33
  %49 = load i64, ptr %12, align 8, !tbaa !11
  %50 = sub i64 %19, %49
  %51 = shl i64 %50, 2
  %52 = load i64, ptr %20, align 8, !tbaa !12
  %53 = add i64 %51, %52
  store i64 %53, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %11, align 8, !tbaa !14
  store i64 %19, ptr %12, align 8, !tbaa !11
  br label %54

54:                                               ; preds = %48, %10
  %55 = load ptr, ptr %11, align 8, !tbaa !71
  %56 = load i64, ptr %7, align 8, !tbaa !70
  %57 = add i64 %56, 1
  store i64 %57, ptr %7, align 8, !tbaa !70
  %58 = getelementptr inbounds i32, ptr %55, i64 %56
  store i32 0, ptr %58, align 4, !tbaa !20
  br label %59

59:                                               ; preds = %54, %6, %2
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %61 = icmp eq i64 %1, 0
  br i1 %61, label %255, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %65 = load i64, ptr @WORDS, align 8
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %72 = icmp eq i64 %65, 0
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  br label %85

82:                                               ; preds = %251
  %83 = add i64 %87, -1
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %255, label %85, !llvm.loop !72

85:                                               ; preds = %62, %82
  %86 = phi i32 [ undef, %62 ], [ %253, %82 ]
  %87 = phi i64 [ %1, %62 ], [ %83, %82 ]
  %88 = load i64, ptr %60, align 8, !tbaa !70
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %255, label %90

90:                                               ; preds = %85
  %91 = load ptr, ptr %63, align 8, !tbaa !71
  %92 = add i64 %88, -1
  store i64 %92, ptr %60, align 8, !tbaa !70
  %93 = getelementptr inbounds i32, ptr %91, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !20
  %95 = load ptr, ptr %0, align 8, !tbaa !45
  %96 = load ptr, ptr %64, align 8, !tbaa !29
  %97 = zext i32 %94 to i64
  %98 = mul i64 %65, %97
  %99 = getelementptr inbounds i64, ptr %96, i64 %98
  %100 = load ptr, ptr %66, align 8, !tbaa !36
  %101 = tail call i32 %95(ptr noundef %99, ptr noundef %100)
  %102 = icmp slt i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %90
  store i64 %97, ptr %81, align 8, !tbaa !34
  br label %251

104:                                              ; preds = %90
  %105 = load i64, ptr %3, align 8, !tbaa !69
  %106 = add i64 %105, 1
  store i64 %106, ptr %3, align 8, !tbaa !69
  %107 = zext i32 %101 to i64
  %108 = load i64, ptr %67, align 8, !tbaa !35
  %109 = add i64 %108, %107
  store i64 %109, ptr %67, align 8, !tbaa !35
  %110 = tail call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %107)
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %251, label %112

112:                                              ; preds = %104
  %113 = load i64, ptr %60, align 8, !tbaa !70
  %114 = add i64 %113, %107
  %115 = load i64, ptr %68, align 8, !tbaa !11
  %116 = icmp ult i64 %115, %114
  br i1 %116, label %117, label %153

117:                                              ; preds = %112
  %118 = lshr i64 %115, 2
  %119 = add i64 %115, 1024
  %120 = add i64 %119, %118
  %121 = tail call i64 @llvm.umax.i64(i64 %120, i64 %114)
  %122 = load i64, ptr %69, align 8, !tbaa !12
  %123 = sub i64 %121, %115
  %124 = shl i64 %123, 2
  %125 = add i64 %122, %124
  %126 = load i64, ptr %70, align 8, !tbaa !13
  %127 = icmp ugt i64 %125, %126
  br i1 %127, label %251, label %128

128:                                              ; preds = %117
  %129 = load ptr, ptr %63, align 8, !tbaa !14
  %130 = shl i64 %121, 2
  %131 = tail call ptr @resize_memory(ptr noundef %129, i64 noundef %130)
  %132 = icmp eq ptr %131, null
  br i1 %132, label %251, label %133

133:                                              ; preds = %128
  %134 = load ptr, ptr %71, align 8, !tbaa !15
  %135 = icmp eq ptr %134, null
  %136 = icmp ult i64 %130, 4194304
  %137 = or i1 %136, %135
  br i1 %137, label %147, label %138

138:                                              ; preds = %133
  %139 = ptrtoint ptr %131 to i64
  %140 = add i64 %139, 4095
  %141 = and i64 %140, -4096
  %142 = add i64 %130, %139
  %143 = and i64 %142, -4096
  %144 = inttoptr i64 %141 to ptr
  %145 = sub i64 %143, %141
  %146 = tail call i32 %134(ptr noundef %144, i64 noundef %145, i32 noundef 14)
  br label %147

147:                                              ; preds = %138, %133
  %148 = load i64, ptr %68, align 8, !tbaa !11
  %149 = sub i64 %121, %148
  %150 = shl i64 %149, 2
  %151 = load i64, ptr %69, align 8, !tbaa !12
  %152 = add i64 %150, %151
  store i64 %152, ptr %69, align 8, !tbaa !12
  store ptr %131, ptr %63, align 8, !tbaa !14
  store i64 %121, ptr %68, align 8, !tbaa !11
  br label %153

153:                                              ; preds = %147, %112
  %154 = icmp sgt i32 %101, 0
  br i1 %154, label %155, label %159

155:                                              ; preds = %153
  %156 = load ptr, ptr %66, align 8, !tbaa !36
  %157 = load ptr, ptr %73, align 8, !tbaa !37
  %158 = zext i32 %101 to i64
  br label %163

159:                                              ; preds = %201, %153
  %160 = icmp sgt i32 %101, 0
  br i1 %160, label %161, label %241

161:                                              ; preds = %159
  %162 = zext i32 %101 to i64
  br label %204

163:                                              ; preds = %155, %201
  %164 = phi i64 [ 0, %155 ], [ %202, %201 ]
  %165 = mul i64 %65, %164
  %166 = getelementptr inbounds i64, ptr %156, i64 %165
  br i1 %72, label %185, label %167

167:                                              ; preds = %163, %167
  %168 = phi i64 [ %181, %167 ], [ 0, %163 ]
  %169 = phi i64 [ %180, %167 ], [ -7046029254386353131, %163 ]
  %170 = getelementptr inbounds i64, ptr %166, i64 %168
  %171 = load i64, ptr %170, align 8, !tbaa !11
  %172 = xor i64 %171, %169
  %173 = shl i64 %168, 1
  %174 = add i64 %173, -2960836687051489901
  %175 = zext i64 %172 to i128
  %176 = zext i64 %174 to i128
  %177 = mul nuw i128 %175, %176
  %178 = lshr i128 %177, 64
  %179 = xor i128 %178, %177
  %180 = trunc i128 %179 to i64
  %181 = add nuw i64 %168, 1
  %182 = icmp eq i64 %181, %65
  br i1 %182, label %183, label %167, !llvm.loop !16

183:                                              ; preds = %167
  %184 = trunc i128 %179 to i64
  br label %185

185:                                              ; preds = %183, %163
  %186 = phi i64 [ -7046029254386353131, %163 ], [ %184, %183 ]
  %187 = lshr i64 %186, 32
  %188 = xor i64 %187, %186
  %189 = getelementptr inbounds i64, ptr %157, i64 %164
  store i64 %188, ptr %189, align 8, !tbaa !11
  %190 = and i64 %188, 63
  %191 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %190, i32 1
  %192 = load i64, ptr %191, align 8, !tbaa !27
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %201, label %194

194:                                              ; preds = %185
  %195 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %190
  %196 = load ptr, ptr %195, align 8, !tbaa !28
  %197 = lshr i64 %186, 32
  %198 = mul i64 %192, %197
  %199 = lshr i64 %198, 32
  %200 = getelementptr inbounds i64, ptr %196, i64 %199
  tail call void @llvm.prefetch.p0(ptr %200, i32 0, i32 3, i32 1)
  br label %201

201:                                              ; preds = %185, %194
  %202 = add nuw nsw i64 %164, 1
  %203 = icmp eq i64 %202, %158
  br i1 %203, label %159, label %163, !llvm.loop !73

204:                                              ; preds = %161, %238
  %205 = phi i64 [ 0, %161 ], [ %239, %238 ]
  %206 = phi i32 [ %86, %161 ], [ %237, %238 ]
  %207 = load i64, ptr %74, align 8, !tbaa !23
  %208 = load ptr, ptr %66, align 8, !tbaa !36
  %209 = mul i64 %65, %205
  %210 = getelementptr inbounds i64, ptr %208, i64 %209
  %211 = load ptr, ptr %75, align 8, !tbaa !37
  %212 = getelementptr inbounds i64, ptr %211, i64 %205
  %213 = load i64, ptr %212, align 8, !tbaa !11
  %214 = tail call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %210, i64 noundef %213)
  %215 = icmp slt i64 %214, 0
  br i1 %215, label %235, label %216

216:                                              ; preds = %204
  %217 = icmp ult i64 %214, %207
  br i1 %217, label %235, label %218

218:                                              ; preds = %216
  %219 = load ptr, ptr %76, align 8, !tbaa !19
  %220 = getelementptr inbounds i32, ptr %219, i64 %214
  store i32 %94, ptr %220, align 4, !tbaa !20
  %221 = load ptr, ptr %77, align 8, !tbaa !38
  %222 = load ptr, ptr %66, align 8, !tbaa !36
  %223 = getelementptr inbounds i64, ptr %222, i64 %209
  %224 = tail call i32 %221(ptr noundef %223)
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %229, label %226

226:                                              ; preds = %218
  store i64 %214, ptr %78, align 8, !tbaa !34
  %227 = icmp slt i32 %224, 1
  %228 = select i1 %227, i32 3, i32 1
  br label %235

229:                                              ; preds = %218
  %230 = trunc i64 %214 to i32
  %231 = load ptr, ptr %63, align 8, !tbaa !71
  %232 = load i64, ptr %60, align 8, !tbaa !70
  %233 = add i64 %232, 1
  store i64 %233, ptr %60, align 8, !tbaa !70
  %234 = getelementptr inbounds i32, ptr %231, i64 %232
  store i32 %230, ptr %234, align 4, !tbaa !20
  br label %235

235:                                              ; preds = %226, %229, %216, %204
  %236 = phi i32 [ 1, %204 ], [ 10, %216 ], [ 1, %226 ], [ 0, %229 ]
  %237 = phi i32 [ 4, %204 ], [ %206, %216 ], [ %228, %226 ], [ %206, %229 ]
  switch i32 %236, label %241 [
    i32 0, label %238
    i32 10, label %238
  ]

238:                                              ; preds = %235, %235
  %239 = add nuw nsw i64 %205, 1
  %240 = icmp eq i64 %239, %162
  br i1 %240, label %241, label %204, !llvm.loop !74

241:                                              ; preds = %235, %238, %159
  %242 = phi i32 [ 8, %159 ], [ %236, %235 ], [ 8, %238 ]
  %243 = phi i32 [ %86, %159 ], [ %237, %238 ], [ %237, %235 ]
  %244 = icmp eq i32 %242, 8
  br i1 %244, label %245, label %251

245:                                              ; preds = %241
  %246 = load i64, ptr %79, align 8, !tbaa !23
  %247 = load i64, ptr %80, align 8, !tbaa !40
  %248 = icmp ugt i64 %246, %247
  %249 = zext i1 %248 to i32
  %250 = select i1 %248, i32 5, i32 %243
  br label %251

251:                                              ; preds = %128, %117, %245, %104, %241, %103
  %252 = phi i32 [ 1, %103 ], [ %242, %241 ], [ 1, %104 ], [ %249, %245 ], [ 1, %117 ], [ 1, %128 ]
  %253 = phi i32 [ 3, %103 ], [ %243, %241 ], [ 4, %104 ], [ %250, %245 ], [ 4, %117 ], [ 4, %128 ]
  %254 = icmp eq i32 %252, 0
  br i1 %254, label %82, label %255

255:                                              ; preds = %85, %251, %82, %59, %28, %15
  %256 = phi i32 [ 4, %15 ], [ 4, %28 ], [ 0, %59 ], [ 0, %82 ], [ %253, %251 ], [ 2, %85 ]
  ret i32 %256
}

define i32 @search_best_first(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %5 = load i64, ptr %4, align 8, !tbaa !75
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %3
  %8 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %274, label %10

10:                                               ; preds = %7
  %11 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %274

13:                                               ; preds = %10, %3
  %14 = phi i32 [ undef, %3 ], [ %11, %10 ]
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %16 = icmp eq i64 %1, 0
  br i1 %16, label %274, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %28 = load i64, ptr @WORDS, align 8
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %35 = icmp eq i64 %28, 0
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  br label %46

43:                                               ; preds = %270
  %44 = add i64 %48, -1
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %274, label %46, !llvm.loop !76

46:                                               ; preds = %17, %43
  %47 = phi i32 [ %14, %17 ], [ %272, %43 ]
  %48 = phi i64 [ %1, %17 ], [ %44, %43 ]
  %49 = load i64, ptr %15, align 8, !tbaa !77
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %274, label %51

51:                                               ; preds = %46
  %52 = load ptr, ptr %18, align 8, !tbaa !78
  %53 = load i64, ptr %52, align 8, !tbaa !11
  store i64 %53, ptr %19, align 8, !tbaa !79
  %54 = load ptr, ptr %20, align 8, !tbaa !80
  %55 = load i64, ptr %21, align 8, !tbaa !81
  %56 = add i64 %55, -1
  %57 = zext i64 %53 to i128
  %58 = mul nuw i128 %57, 11400714819323198485
  %59 = lshr i128 %58, 64
  %60 = xor i128 %59, %58
  %61 = trunc i128 %60 to i64
  %62 = and i64 %56, %61
  %63 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %62, i32 1
  %64 = load i32, ptr %63, align 8, !tbaa !82
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %77, label %66

66:                                               ; preds = %51, %71
  %67 = phi i64 [ %73, %71 ], [ %62, %51 ]
  %68 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !84
  %70 = icmp eq i64 %69, %53
  br i1 %70, label %77, label %71

71:                                               ; preds = %66
  %72 = add i64 %67, 1
  %73 = and i64 %72, %56
  %74 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %73, i32 1
  %75 = load i32, ptr %74, align 8, !tbaa !82
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %66, !llvm.loop !85

77:                                               ; preds = %71, %66, %51
  %78 = phi i64 [ %62, %51 ], [ %67, %66 ], [ %73, %71 ]
  %79 = getelementptr inbounds %struct.Bucket, ptr %54, i64 %78, i32 1
  %80 = load i32, ptr %79, align 8, !tbaa !82
  %81 = add i32 %80, -1
  %82 = add i64 %49, -1
  store i64 %82, ptr %15, align 8, !tbaa !77
  %83 = load ptr, ptr %22, align 8, !tbaa !86
  %84 = zext i32 %81 to i64
  %85 = getelementptr inbounds i32, ptr %83, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !20
  store i32 %86, ptr %79, align 8, !tbaa !82
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %121

88:                                               ; preds = %77
  store i32 -1, ptr %79, align 8, !tbaa !82
  %89 = load i64, ptr %23, align 8, !tbaa !87
  %90 = add i64 %89, -1
  store i64 %90, ptr %23, align 8, !tbaa !87
  %91 = getelementptr inbounds i64, ptr %52, i64 %90
  %92 = load i64, ptr %91, align 8, !tbaa !11
  br label %93

93:                                               ; preds = %116, %88
  %94 = phi i64 [ 0, %88 ], [ %118, %116 ]
  %95 = shl i64 %94, 1
  %96 = or i64 %95, 1
  %97 = load i64, ptr %23, align 8, !tbaa !87
  %98 = icmp ult i64 %96, %97
  br i1 %98, label %99, label %116

99:                                               ; preds = %93
  %100 = add i64 %95, 2
  %101 = icmp ult i64 %100, %97
  br i1 %101, label %102, label %109

102:                                              ; preds = %99
  %103 = getelementptr inbounds i64, ptr %52, i64 %100
  %104 = load i64, ptr %103, align 8, !tbaa !11
  %105 = getelementptr inbounds i64, ptr %52, i64 %96
  %106 = load i64, ptr %105, align 8, !tbaa !11
  %107 = icmp ult i64 %104, %106
  %108 = select i1 %107, i64 %100, i64 %96
  br label %109

109:                                              ; preds = %102, %99
  %110 = phi i64 [ %96, %99 ], [ %108, %102 ]
  %111 = getelementptr inbounds i64, ptr %52, i64 %110
  %112 = load i64, ptr %111, align 8, !tbaa !11
  %113 = icmp ugt i64 %92, %112
  br i1 %113, label %114, label %116

114:                                              ; preds = %109
  %115 = getelementptr inbounds i64, ptr %52, i64 %94
  store i64 %112, ptr %115, align 8, !tbaa !11
  br label %116

116:                                              ; preds = %114, %109, %93
  %117 = phi i1 [ false, %109 ], [ false, %93 ], [ true, %114 ]
  %118 = phi i64 [ %94, %109 ], [ %94, %93 ], [ %110, %114 ]
  br i1 %117, label %93, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds i64, ptr %52, i64 %118
  store i64 %92, ptr %120, align 8, !tbaa !11
  br label %121

121:                                              ; preds = %77, %119
  %122 = load ptr, ptr %24, align 8, !tbaa !88
  %123 = getelementptr inbounds %struct.Record, ptr %122, i64 %84
  %124 = getelementptr inbounds %struct.Record, ptr %122, i64 %84, i32 1
  %125 = load i32, ptr %124, align 8, !tbaa !82
  %126 = load i64, ptr %123, align 8, !tbaa !84
  %127 = load ptr, ptr %25, align 8, !tbaa !89
  %128 = zext i32 %125 to i64
  %129 = getelementptr inbounds i32, ptr %127, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !20
  %131 = icmp eq i32 %130, %81
  br i1 %131, label %132, label %270

132:                                              ; preds = %121
  %133 = load ptr, ptr %26, align 8, !tbaa !38
  %134 = load ptr, ptr %27, align 8, !tbaa !29
  %135 = mul i64 %28, %128
  %136 = getelementptr inbounds i64, ptr %134, i64 %135
  %137 = tail call i32 %133(ptr noundef %136)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %132
  %140 = icmp sgt i32 %137, 0
  %141 = select i1 %140, i32 %81, i32 %125
  %142 = zext i32 %141 to i64
  store i64 %142, ptr %29, align 8, !tbaa !34
  %143 = select i1 %140, i32 1, i32 3
  br label %270

144:                                              ; preds = %132
  %145 = load ptr, ptr %30, align 8, !tbaa !90
  %146 = load ptr, ptr %27, align 8, !tbaa !29
  %147 = getelementptr inbounds i64, ptr %146, i64 %135
  %148 = load ptr, ptr %31, align 8, !tbaa !36
  %149 = load ptr, ptr %32, align 8, !tbaa !91
  %150 = tail call i32 %145(ptr noundef %147, ptr noundef %148, ptr noundef %149)
  %151 = icmp slt i32 %150, 0
  br i1 %151, label %152, label %155

152:                                              ; preds = %144
  store i64 %128, ptr %42, align 8, !tbaa !34
  %153 = icmp eq i32 %150, -1
  %154 = select i1 %153, i32 3, i32 6
  br label %270

155:                                              ; preds = %144
  %156 = load i64, ptr %33, align 8, !tbaa !69
  %157 = add i64 %156, 1
  store i64 %157, ptr %33, align 8, !tbaa !69
  %158 = zext i32 %150 to i64
  %159 = load i64, ptr %34, align 8, !tbaa !35
  %160 = add i64 %159, %158
  store i64 %160, ptr %34, align 8, !tbaa !35
  %161 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %158)
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %270, label %163

163:                                              ; preds = %155
  %164 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %158)
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %270, label %166

166:                                              ; preds = %163
  %167 = icmp sgt i32 %150, 0
  br i1 %167, label %168, label %172

168:                                              ; preds = %166
  %169 = load ptr, ptr %31, align 8, !tbaa !36
  %170 = load ptr, ptr %36, align 8, !tbaa !37
  %171 = zext i32 %150 to i64
  br label %176

172:                                              ; preds = %214, %166
  %173 = icmp sgt i32 %150, 0
  br i1 %173, label %174, label %260

174:                                              ; preds = %172
  %175 = zext i32 %150 to i64
  br label %217

176:                                              ; preds = %168, %214
  %177 = phi i64 [ 0, %168 ], [ %215, %214 ]
  %178 = mul i64 %28, %177
  %179 = getelementptr inbounds i64, ptr %169, i64 %178
  br i1 %35, label %198, label %180

180:                                              ; preds = %176, %180
  %181 = phi i64 [ %194, %180 ], [ 0, %176 ]
  %182 = phi i64 [ %193, %180 ], [ -7046029254386353131, %176 ]
  %183 = getelementptr inbounds i64, ptr %179, i64 %181
  %184 = load i64, ptr %183, align 8, !tbaa !11
  %185 = xor i64 %184, %182
  %186 = shl i64 %181, 1
  %187 = add i64 %186, -2960836687051489901
  %188 = zext i64 %185 to i128
  %189 = zext i64 %187 to i128
  %190 = mul nuw i128 %188, %189
  %191 = lshr i128 %190, 64
  %192 = xor i128 %191, %190
  %193 = trunc i128 %192 to i64
  %194 = add nuw i64 %181, 1
  %195 = icmp eq i64 %194, %28
  br i1 %195, label %196, label %180, !llvm.loop !16

196:                                              ; preds = %180
  %197 = trunc i128 %192 to i64
  br label %198

198:                                              ; preds = %196, %176
  %199 = phi i64 [ -7046029254386353131, %176 ], [ %197, %196 ]
  %200 = lshr i64 %199, 32
  %201 = xor i64 %200, %199
  %202 = getelementptr inbounds i64, ptr %170, i64 %177
  store i64 %201, ptr %202, align 8, !tbaa !11
  %203 = and i64 %201, 63
  %204 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %203, i32 1
  %205 = load i64, ptr %204, align 8, !tbaa !27
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %214, label %207

207:                                              ; preds = %198
  %208 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %203
  %209 = load ptr, ptr %208, align 8, !tbaa !28
  %210 = lshr i64 %199, 32
  %211 = mul i64 %205, %210
  %212 = lshr i64 %211, 32
  %213 = getelementptr inbounds i64, ptr %209, i64 %212
  tail call void @llvm.prefetch.p0(ptr %213, i32 0, i32 3, i32 1)
  br label %214

214:                                              ; preds = %198, %207
  %215 = add nuw nsw i64 %177, 1
  %216 = icmp eq i64 %215, %171
  br i1 %216, label %172, label %176, !llvm.loop !92

217:                                              ; preds = %174, %257
  %218 = phi i64 [ 0, %174 ], [ %258, %257 ]
  %219 = phi i32 [ %47, %174 ], [ %256, %257 ]
  %220 = load i64, ptr %37, align 8, !tbaa !23
  %221 = load ptr, ptr %32, align 8, !tbaa !91
  %222 = getelementptr inbounds i64, ptr %221, i64 %218
  %223 = load i64, ptr %222, align 8, !tbaa !11
  %224 = add i64 %223, %126
  %225 = load i64, ptr %38, align 8, !tbaa !93
  %226 = and i64 %224, %225
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %254

228:                                              ; preds = %217
  %229 = load ptr, ptr %31, align 8, !tbaa !36
  %230 = mul i64 %28, %218
  %231 = getelementptr inbounds i64, ptr %229, i64 %230
  %232 = load ptr, ptr %39, align 8, !tbaa !37
  %233 = getelementptr inbounds i64, ptr %232, i64 %218
  %234 = load i64, ptr %233, align 8, !tbaa !11
  %235 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %231, i64 noundef %234)
  %236 = icmp slt i64 %235, 0
  br i1 %236, label %254, label %237

237:                                              ; preds = %228
  %238 = icmp ult i64 %235, %220
  br i1 %238, label %239, label %248

239:                                              ; preds = %237
  %240 = load ptr, ptr %24, align 8, !tbaa !88
  %241 = load ptr, ptr %25, align 8, !tbaa !89
  %242 = getelementptr inbounds i32, ptr %241, i64 %235
  %243 = load i32, ptr %242, align 4, !tbaa !20
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds %struct.Record, ptr %240, i64 %244
  %246 = load i64, ptr %245, align 8, !tbaa !84
  %247 = icmp ugt i64 %246, %224
  br i1 %247, label %248, label %254

248:                                              ; preds = %239, %237
  %249 = trunc i64 %235 to i32
  %250 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef %249, i64 noundef %224, i32 noundef %80, i32 noundef %2)
  %251 = icmp ne i32 %250, 0
  %252 = zext i1 %251 to i32
  %253 = select i1 %251, i32 %250, i32 %219
  br label %254

254:                                              ; preds = %248, %228, %239, %217
  %255 = phi i32 [ 1, %217 ], [ %252, %248 ], [ 1, %228 ], [ 10, %239 ]
  %256 = phi i32 [ 6, %217 ], [ %253, %248 ], [ 4, %228 ], [ %219, %239 ]
  switch i32 %255, label %260 [
    i32 0, label %257
    i32 10, label %257
  ]

257:                                              ; preds = %254, %254
  %258 = add nuw nsw i64 %218, 1
  %259 = icmp eq i64 %258, %175
  br i1 %259, label %260, label %217, !llvm.loop !94

260:                                              ; preds = %254, %257, %172
  %261 = phi i32 [ 8, %172 ], [ %255, %254 ], [ 8, %257 ]
  %262 = phi i32 [ %47, %172 ], [ %256, %257 ], [ %256, %254 ]
  %263 = icmp eq i32 %261, 8
  br i1 %263, label %264, label %270

264:                                              ; preds = %260
  %265 = load i64, ptr %40, align 8, !tbaa !23
  %266 = load i64, ptr %41, align 8, !tbaa !40
  %267 = icmp ugt i64 %265, %266
  %268 = zext i1 %267 to i32
  %269 = select i1 %267, i32 5, i32 %262
  br label %270

270:                                              ; preds = %139, %264, %155, %163, %260, %152, %121
  %271 = phi i32 [ 4, %121 ], [ 1, %139 ], [ 1, %152 ], [ %261, %260 ], [ 1, %163 ], [ 1, %155 ], [ %268, %264 ]
  %272 = phi i32 [ %47, %121 ], [ %143, %139 ], [ %154, %152 ], [ %262, %260 ], [ 4, %163 ], [ 4, %155 ], [ %269, %264 ]
  %273 = icmp eq i32 %271, 1
  br i1 %273, label %274, label %43

274:                                              ; preds = %46, %270, %43, %13, %10, %7
  %275 = phi i32 [ %11, %10 ], [ 4, %7 ], [ 0, %13 ], [ 0, %43 ], [ %272, %270 ], [ 2, %46 ]
  ret i32 %275
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %4 = load i64, ptr %3, align 8, !tbaa !95
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %48

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %10 = lshr i64 %4, 2
  %11 = add i64 %4, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %4
  %17 = shl i64 %16, 2
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %29 = load ptr, ptr %28, align 8, !tbaa !15
  %30 = icmp eq ptr %29, null
  %31 = icmp ult i64 %24, 4194304
  %32 = or i1 %31, %30
  br i1 %32, label %42, label %33

33:                                               ; preds = %27
  %34 = ptrtoint ptr %25 to i64
  %35 = add i64 %34, 4095
  %36 = and i64 %35, -4096
  %37 = add i64 %24, %34
  %38 = and i64 %37, -4096
  %39 = inttoptr i64 %36 to ptr
  %40 = sub i64 %38, %36
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
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %50 = load i64, ptr %49, align 8, !tbaa !75
  %51 = add i64 %50, %1
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %53 = load i64, ptr %52, align 8, !tbaa !96
  %54 = icmp ugt i64 %51, %53
  br i1 %54, label %55, label %136

55:                                               ; preds = %48
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %57 = lshr i64 %53, 2
  %58 = add i64 %53, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %51)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %53
  %64 = shl i64 %63, 4
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %76 = load ptr, ptr %75, align 8, !tbaa !15
  %77 = icmp eq ptr %76, null
  %78 = icmp ult i64 %71, 4194304
  %79 = or i1 %78, %77
  br i1 %79, label %89, label %80

80:                                               ; preds = %74
  %81 = ptrtoint ptr %72 to i64
  %82 = add i64 %81, 4095
  %83 = and i64 %82, -4096
  %84 = add i64 %71, %81
  %85 = and i64 %84, -4096
  %86 = inttoptr i64 %83 to ptr
  %87 = sub i64 %85, %83
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
  %96 = load i64, ptr %52, align 8, !tbaa !96
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %98 = icmp ult i64 %96, %93
  br i1 %98, label %99, label %135

99:                                               ; preds = %95
  %100 = lshr i64 %96, 2
  %101 = add i64 %96, 1024
  %102 = add i64 %101, %100
  %103 = tail call i64 @llvm.umax.i64(i64 %102, i64 %93)
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %105 = load i64, ptr %104, align 8, !tbaa !12
  %106 = sub i64 %103, %96
  %107 = shl i64 %106, 2
  %108 = add i64 %105, %107
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
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
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %119 = load ptr, ptr %118, align 8, !tbaa !15
  %120 = icmp eq ptr %119, null
  %121 = icmp ult i64 %114, 4194304
  %122 = or i1 %121, %120
  br i1 %122, label %132, label %123

123:                                              ; preds = %117
  %124 = ptrtoint ptr %115 to i64
  %125 = add i64 %124, 4095
  %126 = and i64 %125, -4096
  %127 = add i64 %114, %124
  %128 = and i64 %127, -4096
  %129 = inttoptr i64 %126 to ptr
  %130 = sub i64 %128, %126
  %131 = tail call i32 %119(ptr noundef %129, i64 noundef %130, i32 noundef 14)
  br label %132

132:                                              ; preds = %123, %117
  %133 = load i64, ptr %104, align 8, !tbaa !12
  %134 = add i64 %133, %107
  store i64 %134, ptr %104, align 8, !tbaa !12
  store ptr %115, ptr %97, align 8, !tbaa !14
  br label %135

135:                                              ; preds = %132, %95
  store i64 %93, ptr %52, align 8, !tbaa !96
  br label %136

136:                                              ; preds = %8, %22, %112, %99, %92, %135, %48
  %137 = phi i32 [ 1, %48 ], [ 0, %92 ], [ 1, %135 ], [ 0, %99 ], [ 0, %112 ], [ 0, %22 ], [ 0, %8 ]
  ret i32 %137
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca i64, align 8
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %36, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 0, ptr %6, align 8, !tbaa !11
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %10 = load ptr, ptr %9, align 8, !tbaa !97
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %12 = load ptr, ptr %11, align 8, !tbaa !29
  %13 = zext i32 %1 to i64
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = mul i64 %14, %13
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = call i32 %10(ptr noundef %16, ptr noundef nonnull %6)
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  store i64 %13, ptr %20, align 8, !tbaa !34
  %21 = icmp eq i32 %17, -1
  %22 = select i1 %21, i32 3, i32 6
  br label %32

23:                                               ; preds = %8
  %24 = icmp eq i32 %4, 1
  %25 = load i64, ptr %6, align 8
  %26 = select i1 %24, i64 %2, i64 0
  %27 = add i64 %25, %26
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %29 = load i64, ptr %28, align 8, !tbaa !93
  %30 = and i64 %27, %29
  %31 = icmp eq i64 %30, 0
  br label %32

32:                                               ; preds = %23, %19
  %33 = phi i1 [ false, %19 ], [ %31, %23 ]
  %34 = phi i64 [ %2, %19 ], [ %27, %23 ]
  %35 = phi i32 [ %22, %19 ], [ 6, %23 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br i1 %33, label %36, label %237

36:                                               ; preds = %32, %5
  %37 = phi i64 [ %34, %32 ], [ %2, %5 ]
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %39 = load i64, ptr %38, align 8, !tbaa !75
  %40 = add i64 %39, 1
  store i64 %40, ptr %38, align 8, !tbaa !75
  %41 = trunc i64 %39 to i32
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %43 = load ptr, ptr %42, align 8, !tbaa !88
  %44 = and i64 %39, 4294967295
  %45 = getelementptr inbounds %struct.Record, ptr %43, i64 %44
  store i64 %2, ptr %45, align 8, !tbaa.struct !98
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  store i32 %1, ptr %46, align 8, !tbaa.struct !99
  %47 = getelementptr inbounds i8, ptr %45, i64 12
  store i32 %3, ptr %47, align 4, !tbaa.struct !100
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %49 = load ptr, ptr %48, align 8, !tbaa !89
  %50 = zext i32 %1 to i64
  %51 = getelementptr inbounds i32, ptr %49, i64 %50
  store i32 %41, ptr %51, align 4, !tbaa !20
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %53 = load i64, ptr %52, align 8, !tbaa !101
  %54 = shl i64 %53, 1
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %56 = load i64, ptr %55, align 8, !tbaa !81
  %57 = icmp ult i64 %54, %56
  br i1 %57, label %120, label %58

58:                                               ; preds = %36
  %59 = icmp eq i64 %56, 0
  %60 = shl i64 %56, 1
  %61 = select i1 %59, i64 1024, i64 %60
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %63 = load i64, ptr %62, align 8, !tbaa !12
  %64 = shl i64 %61, 4
  %65 = add i64 %63, %64
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %67 = load i64, ptr %66, align 8, !tbaa !13
  %68 = icmp ugt i64 %65, %67
  br i1 %68, label %237, label %69

69:                                               ; preds = %58
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %71 = load ptr, ptr %70, align 8, !tbaa !80
  %72 = call ptr @take_memory(i64 noundef %61, i64 noundef 16)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %237, label %74

74:                                               ; preds = %69
  store ptr %72, ptr %70, align 8, !tbaa !80
  store i64 %61, ptr %55, align 8, !tbaa !81
  store i64 0, ptr %52, align 8, !tbaa !101
  br i1 %59, label %115, label %76

75:                                               ; preds = %111
  br i1 %59, label %115, label %114

76:                                               ; preds = %74, %111
  %77 = phi i64 [ %112, %111 ], [ 0, %74 ]
  %78 = getelementptr inbounds %struct.Bucket, ptr %71, i64 %77
  %79 = getelementptr inbounds %struct.Bucket, ptr %71, i64 %77, i32 1
  %80 = load i32, ptr %79, align 8, !tbaa !82
  switch i32 %80, label %81 [
    i32 0, label %111
    i32 -1, label %111
  ]

81:                                               ; preds = %76
  %82 = load i64, ptr %78, align 8, !tbaa !84
  %83 = load i64, ptr %55, align 8, !tbaa !81
  %84 = add i64 %83, -1
  %85 = zext i64 %82 to i128
  %86 = mul nuw i128 %85, 11400714819323198485
  %87 = lshr i128 %86, 64
  %88 = xor i128 %87, %86
  %89 = trunc i128 %88 to i64
  %90 = load ptr, ptr %70, align 8, !tbaa !80
  %91 = and i64 %84, %89
  %92 = getelementptr inbounds %struct.Bucket, ptr %90, i64 %91, i32 1
  %93 = load i32, ptr %92, align 8, !tbaa !82
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %106, label %95

95:                                               ; preds = %81, %100
  %96 = phi i64 [ %102, %100 ], [ %91, %81 ]
  %97 = getelementptr inbounds %struct.Bucket, ptr %90, i64 %96
  %98 = load i64, ptr %97, align 8, !tbaa !84
  %99 = icmp eq i64 %98, %82
  br i1 %99, label %106, label %100

100:                                              ; preds = %95
  %101 = add i64 %96, 1
  %102 = and i64 %101, %84
  %103 = getelementptr inbounds %struct.Bucket, ptr %90, i64 %102, i32 1
  %104 = load i32, ptr %103, align 8, !tbaa !82
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %95, !llvm.loop !85

106:                                              ; preds = %100, %95, %81
  %107 = phi i64 [ %91, %81 ], [ %96, %95 ], [ %102, %100 ]
  %108 = getelementptr inbounds %struct.Bucket, ptr %72, i64 %107
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %108, ptr noundef nonnull align 8 dereferenceable(16) %78, i64 16, i1 false), !tbaa.struct !98
  %109 = load i64, ptr %52, align 8, !tbaa !101
  %110 = add i64 %109, 1
  store i64 %110, ptr %52, align 8, !tbaa !101
  br label %111

111:                                              ; preds = %106, %76, %76
  %112 = add nuw i64 %77, 1
  %113 = icmp eq i64 %112, %56
  br i1 %113, label %75, label %76, !llvm.loop !102

114:                                              ; preds = %75
  call void @give_back(ptr noundef %71)
  br label %115

115:                                              ; preds = %114, %75, %74
  %116 = sub i64 %61, %56
  %117 = shl i64 %116, 4
  %118 = load i64, ptr %62, align 8, !tbaa !12
  %119 = add i64 %118, %117
  store i64 %119, ptr %62, align 8, !tbaa !12
  br label %120

120:                                              ; preds = %115, %36
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %122 = load ptr, ptr %121, align 8, !tbaa !80
  %123 = load i64, ptr %55, align 8, !tbaa !81
  %124 = add i64 %123, -1
  %125 = zext i64 %37 to i128
  %126 = mul nuw i128 %125, 11400714819323198485
  %127 = lshr i128 %126, 64
  %128 = xor i128 %127, %126
  %129 = trunc i128 %128 to i64
  %130 = and i64 %124, %129
  %131 = getelementptr inbounds %struct.Bucket, ptr %122, i64 %130, i32 1
  %132 = load i32, ptr %131, align 8, !tbaa !82
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %145, label %134

134:                                              ; preds = %120, %139
  %135 = phi i64 [ %141, %139 ], [ %130, %120 ]
  %136 = getelementptr inbounds %struct.Bucket, ptr %122, i64 %135
  %137 = load i64, ptr %136, align 8, !tbaa !84
  %138 = icmp eq i64 %137, %37
  br i1 %138, label %145, label %139

139:                                              ; preds = %134
  %140 = add i64 %135, 1
  %141 = and i64 %140, %124
  %142 = getelementptr inbounds %struct.Bucket, ptr %122, i64 %141, i32 1
  %143 = load i32, ptr %142, align 8, !tbaa !82
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %134, !llvm.loop !85

145:                                              ; preds = %139, %134, %120
  %146 = phi i64 [ %130, %120 ], [ %135, %134 ], [ %141, %139 ]
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %148 = load ptr, ptr %147, align 8, !tbaa !86
  %149 = and i64 %39, 4294967295
  %150 = getelementptr inbounds i32, ptr %148, i64 %149
  store i32 0, ptr %150, align 4, !tbaa !20
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %152 = load i64, ptr %151, align 8, !tbaa !77
  %153 = add i64 %152, 1
  store i64 %153, ptr %151, align 8, !tbaa !77
  %154 = getelementptr inbounds %struct.Bucket, ptr %122, i64 %146, i32 1
  %155 = load i32, ptr %154, align 8, !tbaa !82
  switch i32 %155, label %156 [
    i32 0, label %162
    i32 -1, label %162
  ]

156:                                              ; preds = %145
  %157 = add i32 %41, 1
  %158 = getelementptr inbounds %struct.Bucket, ptr %122, i64 %146, i32 2
  %159 = load i32, ptr %158, align 4, !tbaa !103
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds i32, ptr %148, i64 %160
  store i32 %157, ptr %161, align 4, !tbaa !20
  store i32 %41, ptr %158, align 4, !tbaa !103
  br label %237

162:                                              ; preds = %145, %145
  %163 = getelementptr inbounds %struct.Bucket, ptr %122, i64 %146
  %164 = icmp eq i32 %155, 0
  %165 = zext i1 %164 to i64
  %166 = load i64, ptr %52, align 8, !tbaa !101
  %167 = add i64 %166, %165
  store i64 %167, ptr %52, align 8, !tbaa !101
  %168 = add i32 %41, 1
  store i64 %37, ptr %163, align 8, !tbaa.struct !98
  %169 = getelementptr inbounds i8, ptr %163, i64 8
  store i32 %168, ptr %169, align 8, !tbaa.struct !99
  %170 = getelementptr inbounds i8, ptr %163, i64 12
  store i32 %41, ptr %170, align 4, !tbaa.struct !100
  %171 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %174 = load i64, ptr %173, align 8, !tbaa !87
  %175 = add i64 %174, 1
  %176 = load i64, ptr %172, align 8, !tbaa !11
  %177 = icmp ult i64 %176, %175
  br i1 %177, label %178, label %217

178:                                              ; preds = %162
  %179 = lshr i64 %176, 2
  %180 = add i64 %176, 1024
  %181 = add i64 %180, %179
  %182 = call i64 @llvm.umax.i64(i64 %181, i64 %175)
  %183 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %184 = load i64, ptr %183, align 8, !tbaa !12
  %185 = sub i64 %182, %176
  %186 = shl i64 %185, 3
  %187 = add i64 %184, %186
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %189 = load i64, ptr %188, align 8, !tbaa !13
  %190 = icmp ugt i64 %187, %189
  br i1 %190, label %237, label %191

191:                                              ; preds = %178
  %192 = load ptr, ptr %171, align 8, !tbaa !14
  %193 = shl i64 %182, 3
  %194 = call ptr @resize_memory(ptr noundef %192, i64 noundef %193)
  %195 = icmp eq ptr %194, null
  br i1 %195, label %237, label %196

196:                                              ; preds = %191
  %197 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %198 = load ptr, ptr %197, align 8, !tbaa !15
  %199 = icmp eq ptr %198, null
  %200 = icmp ult i64 %193, 4194304
  %201 = or i1 %200, %199
  br i1 %201, label %211, label %202

202:                                              ; preds = %196
  %203 = ptrtoint ptr %194 to i64
  %204 = add i64 %203, 4095
  %205 = and i64 %204, -4096
  %206 = add i64 %193, %203
  %207 = and i64 %206, -4096
  %208 = inttoptr i64 %205 to ptr
  %209 = sub i64 %207, %205
  %210 = call i32 %198(ptr noundef %208, i64 noundef %209, i32 noundef 14)
  br label %211

211:                                              ; preds = %202, %196
  %212 = load i64, ptr %172, align 8, !tbaa !11
  %213 = sub i64 %182, %212
  %214 = shl i64 %213, 3
  %215 = load i64, ptr %183, align 8, !tbaa !12
  %216 = add i64 %214, %215
  store i64 %216, ptr %183, align 8, !tbaa !12
  store ptr %194, ptr %171, align 8, !tbaa !14
  store i64 %182, ptr %172, align 8, !tbaa !11
  br label %217

217:                                              ; preds = %211, %162
  %218 = load i64, ptr %173, align 8, !tbaa !87
  %219 = add i64 %218, 1
  store i64 %219, ptr %173, align 8, !tbaa !87
  %220 = icmp eq i64 %218, 0
  br i1 %220, label %233, label %221

221:                                              ; preds = %217
  %222 = load ptr, ptr %171, align 8, !tbaa !78
  br label %223

223:                                              ; preds = %230, %221
  %224 = phi i64 [ %218, %221 ], [ %226, %230 ]
  %225 = add i64 %224, -1
  %226 = lshr i64 %225, 1
  %227 = getelementptr inbounds i64, ptr %222, i64 %226
  %228 = load i64, ptr %227, align 8, !tbaa !11
  %229 = icmp ugt i64 %228, %37
  br i1 %229, label %230, label %233

230:                                              ; preds = %223
  %231 = getelementptr inbounds i64, ptr %222, i64 %224
  store i64 %228, ptr %231, align 8, !tbaa !11
  %232 = icmp ult i64 %225, 2
  br i1 %232, label %233, label %223, !llvm.loop !104

233:                                              ; preds = %230, %223, %217
  %234 = phi i64 [ %218, %217 ], [ %224, %223 ], [ %226, %230 ]
  %235 = load ptr, ptr %171, align 8, !tbaa !78
  %236 = getelementptr inbounds i64, ptr %235, i64 %234
  store i64 %37, ptr %236, align 8, !tbaa !11
  br label %237

237:                                              ; preds = %233, %191, %178, %156, %69, %58, %32
  %238 = phi i32 [ %35, %32 ], [ 4, %58 ], [ 4, %69 ], [ 0, %156 ], [ 4, %178 ], [ 4, %191 ], [ 0, %233 ]
  ret i32 %238
}

define void @search_end(ptr nocapture noundef readonly %0) {
  %2 = alloca [15 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %4 = load ptr, ptr %3, align 8, !tbaa !29
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %10 = load ptr, ptr %9, align 8, !tbaa !44
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %13 = load ptr, ptr %12, align 8, !tbaa !71
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %16 = load ptr, ptr %15, align 8, !tbaa !88
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %19 = load ptr, ptr %18, align 8, !tbaa !89
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %22 = load ptr, ptr %21, align 8, !tbaa !86
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %25 = load ptr, ptr %24, align 8, !tbaa !80
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %28 = load ptr, ptr %27, align 8, !tbaa !78
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27
  %31 = load ptr, ptr %30, align 8, !tbaa !61
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %34 = load ptr, ptr %33, align 8, !tbaa !58
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 29
  %37 = load ptr, ptr %36, align 8, !tbaa !65
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %40 = load ptr, ptr %39, align 8, !tbaa !36
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %43 = load ptr, ptr %42, align 8, !tbaa !91
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %46 = load ptr, ptr %45, align 8, !tbaa !37
  store ptr %46, ptr %44, align 16, !tbaa !14
  br label %47

47:                                               ; preds = %1, %53
  %48 = phi i64 [ 0, %1 ], [ %54, %53 ]
  %49 = getelementptr inbounds [15 x ptr], ptr %2, i64 0, i64 %48
  %50 = load ptr, ptr %49, align 8, !tbaa !14
  %51 = icmp eq ptr %50, null
  br i1 %51, label %53, label %52

52:                                               ; preds = %47
  tail call void @give_back(ptr noundef nonnull %50)
  br label %53

53:                                               ; preds = %47, %52
  %54 = add nuw nsw i64 %48, 1
  %55 = icmp eq i64 %54, 15
  br i1 %55, label %57, label %47, !llvm.loop !105

56:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %2)
  ret void

57:                                               ; preds = %53, %63
  %58 = phi i64 [ %64, %63 ], [ 0, %53 ]
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 15, i64 %58
  %60 = load ptr, ptr %59, align 8, !tbaa !28
  %61 = icmp eq ptr %60, null
  br i1 %61, label %63, label %62

62:                                               ; preds = %57
  tail call void @give_back(ptr noundef nonnull %60)
  br label %63

63:                                               ; preds = %57, %62
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, 64
  br i1 %65, label %56, label %57, !llvm.loop !106
}

declare void @give_back(ptr noundef)

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !27
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 8
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
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
  %33 = add i64 %32, 4095
  %34 = and i64 %33, -4096
  %35 = add i64 %19, %32
  %36 = and i64 %35, -4096
  %37 = inttoptr i64 %34 to ptr
  %38 = sub i64 %36, %34
  %39 = tail call i32 %27(ptr noundef %37, i64 noundef %38, i32 noundef 14)
  br label %40

40:                                               ; preds = %26, %31
  %41 = load i64, ptr %3, align 8, !tbaa !27
  %42 = icmp eq i64 %41, 0
  %43 = add i64 %41, 64
  %44 = icmp eq i64 %43, 0
  %45 = or i1 %42, %44
  switch i64 %41, label %46 [
    i64 -64, label %75
    i64 0, label %75
  ]

46:                                               ; preds = %40
  %47 = load ptr, ptr %1, align 8, !tbaa !28
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
  br i1 %66, label %69, label %59, !llvm.loop !107

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
  br i1 %74, label %75, label %49, !llvm.loop !108

75:                                               ; preds = %69, %71, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !109

77:                                               ; preds = %75
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %79 = load i64, ptr %3, align 8, !tbaa !27
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %87, label %81

81:                                               ; preds = %77
  %82 = load i64, ptr %78, align 8, !tbaa !12
  %83 = shl i64 %79, 3
  %84 = sub i64 -512, %83
  %85 = add i64 %84, %82
  store i64 %85, ptr %78, align 8, !tbaa !12
  %86 = load ptr, ptr %1, align 8, !tbaa !28
  tail call void @give_back(ptr noundef %86)
  br label %87

87:                                               ; preds = %81, %77
  %88 = load i64, ptr %78, align 8, !tbaa !12
  %89 = add i64 %88, %19
  store i64 %89, ptr %78, align 8, !tbaa !12
  store ptr %24, ptr %1, align 8, !tbaa !28
  store i64 %16, ptr %3, align 8, !tbaa !27
  br label %90

90:                                               ; preds = %23, %13, %87
  %91 = phi i32 [ 1, %87 ], [ 0, %13 ], [ 0, %23 ]
  ret i32 %91
}

declare ptr @take_memory(i64 noundef, i64 noundef)

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

declare ptr @resize_memory(ptr noundef, i64 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)



!4 = !{!5, !9, i64 48}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !6, i64 80, !6, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !7, i64 120, !9, i64 1656, !9, i64 1664, !9, i64 1672, !9, i64 1680, !9, i64 1688, !9, i64 1696, !6, i64 1704, !9, i64 1712, !9, i64 1720, !9, i64 1728, !9, i64 1736, !6, i64 1744, !6, i64 1752, !6, i64 1760, !9, i64 1768, !9, i64 1776, !9, i64 1784, !9, i64 1792, !9, i64 1800, !6, i64 1808, !9, i64 1816, !9, i64 1824, !6, i64 1832, !6, i64 1840, !6, i64 1848, !9, i64 1856, !9, i64 1864, !9, i64 1872, !9, i64 1880, !6, i64 1888, !9, i64 1896, !9, i64 1904, !6, i64 1912, !9, i64 1920, !9, i64 1928, !9, i64 1936, !6, i64 1944, !6, i64 1952, !6, i64 1960, !7, i64 1968, !9, i64 2224}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 2224}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 112}
!13 = !{!5, !9, i64 64}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 40}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!5, !6, i64 88}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !7, i64 0}
!22 = !{!5, !9, i64 1680}
!23 = !{!5, !9, i64 96}
!24 = !{!5, !9, i64 104}
!25 = !{!26, !9, i64 16}
!26 = !{!"", !6, i64 0, !9, i64 8, !9, i64 16}
!27 = !{!26, !9, i64 8}
!28 = !{!26, !6, i64 0}
!29 = !{!5, !6, i64 80}
!30 = distinct !{!30, !17, !18}
!31 = distinct !{!31, !18}
!32 = distinct !{!32, !17, !18}
!33 = !{!5, !9, i64 1656}
!34 = !{!5, !9, i64 1736}
!35 = !{!5, !9, i64 1672}
!36 = !{!5, !6, i64 1944}
!37 = !{!5, !6, i64 1960}
!38 = !{!5, !6, i64 16}
!39 = distinct !{!39, !17, !18}
!40 = !{!5, !9, i64 56}
!41 = distinct !{!41, !17, !18}
!42 = distinct !{!42, !17, !18}
!43 = !{!5, !9, i64 1688}
!44 = !{!5, !6, i64 1704}
!45 = !{!5, !6, i64 0}
!46 = distinct !{!46, !17, !18}
!47 = distinct !{!47, !17, !18}
!48 = distinct !{!48, !17, !18}
!49 = distinct !{!49, !17, !18}
!50 = !{!5, !9, i64 1712}
!51 = !{!5, !6, i64 24}
!52 = !{!5, !9, i64 1720}
!53 = !{!5, !9, i64 1728}
!54 = distinct !{!54, !17, !18}
!55 = distinct !{!55, !17, !18}
!56 = !{!5, !9, i64 1768}
!57 = !{!5, !9, i64 1776}
!58 = !{!5, !6, i64 1752}
!59 = !{!60, !60, i64 0}
!60 = !{!"__int128", !7, i64 0}
!61 = !{!5, !6, i64 1744}
!62 = distinct !{!62, !17, !18}
!63 = !{!5, !9, i64 1792}
!64 = !{!5, !9, i64 1800}
!65 = !{!5, !6, i64 1760}
!66 = distinct !{!66, !17, !18}
!67 = distinct !{!67, !17, !18}
!68 = distinct !{!68, !17, !18}
!69 = !{!5, !9, i64 1664}
!70 = !{!5, !9, i64 1816}
!71 = !{!5, !6, i64 1808}
!72 = distinct !{!72, !17, !18}
!73 = distinct !{!73, !17, !18}
!74 = distinct !{!74, !17, !18}
!75 = !{!5, !9, i64 1856}
!76 = distinct !{!76, !17, !18}
!77 = !{!5, !9, i64 1880}
!78 = !{!5, !6, i64 1912}
!79 = !{!5, !9, i64 1936}
!80 = !{!5, !6, i64 1888}
!81 = !{!5, !9, i64 1896}
!82 = !{!83, !21, i64 8}
!83 = !{!"", !9, i64 0, !21, i64 8, !21, i64 12}
!84 = !{!83, !9, i64 0}
!85 = distinct !{!85, !17, !18}
!86 = !{!5, !6, i64 1848}
!87 = !{!5, !9, i64 1920}
!88 = !{!5, !6, i64 1832}
!89 = !{!5, !6, i64 1840}
!90 = !{!5, !6, i64 8}
!91 = !{!5, !6, i64 1952}
!92 = distinct !{!92, !17, !18}
!93 = !{!5, !9, i64 72}
!94 = distinct !{!94, !17, !18}
!95 = !{!5, !9, i64 1872}
!96 = !{!5, !9, i64 1864}
!97 = !{!5, !6, i64 32}
!98 = !{i64 0, i64 8, !11, i64 8, i64 4, !20, i64 12, i64 4, !20}
!99 = !{i64 0, i64 4, !20, i64 4, i64 4, !20}
!100 = !{i64 0, i64 4, !20}
!101 = !{!5, !9, i64 1904}
!102 = distinct !{!102, !17, !18}
!103 = !{!83, !21, i64 12}
!104 = distinct !{!104, !17, !18}
!105 = distinct !{!105, !17, !18}
!106 = distinct !{!106, !17, !18}
!107 = distinct !{!107, !17, !18}
!108 = distinct !{!108, !17, !18}
!109 = distinct !{!109, !17, !18}
