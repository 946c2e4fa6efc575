; kernel.c 1c0ccfb947c04adb1119d9cf188b00e5910a23bb90b1f7c4e27dab84fd13592a

%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, [64 x %struct.Part], ptr, [8 x i64], i64, i64, [64 x i64], i64, i64, i64, i64, i64, i64, ptr, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64, i64, ptr, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, [256 x i64], i64, ptr, i64, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, [64 x i32], i64, i64, i64, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, ptr, ptr, i64, i64, i64 }
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
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = icmp ult i64 %10, %8
  br i1 %11, label %12, label %128

12:                                               ; preds = %2
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %14 = load i64, ptr @WORDS, align 8, !tbaa !11
  %15 = shl i64 %14, 3
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %8)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = mul i64 %15, %22
  %24 = add i64 %23, %21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %50, label %28

28:                                               ; preds = %12
  %29 = load ptr, ptr %13, align 8, !tbaa !14
  %30 = mul i64 %15, %19
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %50, label %33

33:                                               ; preds = %28
  %34 = load i64, ptr %20, align 8, !tbaa !12
  %35 = add i64 %34, %23
  store i64 %35, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %13, align 8, !tbaa !14
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %30, 4194304
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %33
  %42 = ptrtoint ptr %31 to i64
  %43 = and i64 %42, -4096
  %44 = add i64 %30, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %41, %33, %28, %12
  %51 = phi i64 [ %10, %12 ], [ %10, %28 ], [ %19, %33 ], [ %19, %41 ]
  %52 = phi i1 [ true, %12 ], [ true, %28 ], [ false, %33 ], [ false, %41 ]
  br i1 %52, label %186, label %53

53:                                               ; preds = %50
  %54 = load i64, ptr %9, align 8, !tbaa !10
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %56 = icmp ult i64 %54, %51
  br i1 %56, label %57, label %90

57:                                               ; preds = %53
  %58 = lshr i64 %54, 2
  %59 = add i64 %54, 1024
  %60 = add i64 %59, %58
  %61 = tail call i64 @llvm.umax.i64(i64 %60, i64 %51)
  %62 = load i64, ptr %20, align 8, !tbaa !12
  %63 = sub i64 %61, %54
  %64 = shl i64 %63, 3
  %65 = add i64 %62, %64
  %66 = load i64, ptr %25, align 8, !tbaa !13
  %67 = icmp ugt i64 %65, %66
  br i1 %67, label %186, label %68

68:                                               ; preds = %57
  %69 = load ptr, ptr %55, align 8, !tbaa !14
  %70 = shl i64 %61, 3
  %71 = tail call ptr @resize_memory(ptr noundef %69, i64 noundef %70)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %186, label %73

73:                                               ; preds = %68
  %74 = load i64, ptr %20, align 8, !tbaa !12
  %75 = add i64 %74, %64
  store i64 %75, ptr %20, align 8, !tbaa !12
  store ptr %71, ptr %55, align 8, !tbaa !14
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %77 = load ptr, ptr %76, align 8, !tbaa !15
  %78 = icmp eq ptr %77, null
  %79 = icmp ult i64 %70, 4194304
  %80 = or i1 %79, %78
  br i1 %80, label %90, label %81

81:                                               ; preds = %73
  %82 = ptrtoint ptr %71 to i64
  %83 = and i64 %82, -4096
  %84 = add i64 %70, 4095
  %85 = add i64 %84, %82
  %86 = and i64 %85, -4096
  %87 = inttoptr i64 %83 to ptr
  %88 = sub i64 %86, %83
  %89 = tail call i32 %77(ptr noundef %87, i64 noundef %88, i32 noundef 14)
  br label %90

90:                                               ; preds = %81, %73, %53
  %91 = load i64, ptr %9, align 8, !tbaa !10
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %93 = icmp ult i64 %91, %51
  br i1 %93, label %94, label %127

94:                                               ; preds = %90
  %95 = lshr i64 %91, 2
  %96 = add i64 %91, 1024
  %97 = add i64 %96, %95
  %98 = tail call i64 @llvm.umax.i64(i64 %97, i64 %51)
  %99 = load i64, ptr %20, align 8, !tbaa !12
  %100 = sub i64 %98, %91
  %101 = shl i64 %100, 3
  %102 = add i64 %99, %101
  %103 = load i64, ptr %25, align 8, !tbaa !13
  %104 = icmp ugt i64 %102, %103
  br i1 %104, label %186, label %105

105:                                              ; preds = %94
  %106 = load ptr, ptr %92, align 8, !tbaa !14
  %107 = shl i64 %98, 3
  %108 = tail call ptr @resize_memory(ptr noundef %106, i64 noundef %107)
  %109 = icmp eq ptr %108, null
  br i1 %109, label %186, label %110

110:                                              ; preds = %105
  %111 = load i64, ptr %20, align 8, !tbaa !12
  %112 = add i64 %111, %101
  store i64 %112, ptr %20, align 8, !tbaa !12
  store ptr %108, ptr %92, align 8, !tbaa !14
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %114 = load ptr, ptr %113, align 8, !tbaa !15
  %115 = icmp eq ptr %114, null
  %116 = icmp ult i64 %107, 4194304
  %117 = or i1 %116, %115
  br i1 %117, label %127, label %118

118:                                              ; preds = %110
  %119 = ptrtoint ptr %108 to i64
  %120 = and i64 %119, -4096
  %121 = add i64 %107, 4095
  %122 = add i64 %121, %119
  %123 = and i64 %122, -4096
  %124 = inttoptr i64 %120 to ptr
  %125 = sub i64 %123, %120
  %126 = tail call i32 %114(ptr noundef %124, i64 noundef %125, i32 noundef 14)
  br label %127

127:                                              ; preds = %118, %110, %90
  store i64 %51, ptr %9, align 8, !tbaa !10
  br label %128

128:                                              ; preds = %127, %2
  %129 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef 1)
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %186, label %131

131:                                              ; preds = %128
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %133 = load ptr, ptr %132, align 8, !tbaa !16
  %134 = icmp eq ptr %133, null
  br i1 %134, label %146, label %135

135:                                              ; preds = %131
  %136 = tail call i64 %133(ptr noundef %1)
  %137 = mul i64 %136, 246948723733
  %138 = lshr i64 %137, 19
  %139 = and i64 %138, 524287
  %140 = xor i64 %139, %137
  %141 = mul i64 %140, 242235342227
  %142 = and i64 %141, 274877906943
  %143 = lshr i64 %142, 19
  %144 = xor i64 %143, %141
  %145 = tail call i64 @llvm.fshl.i64(i64 %144, i64 %142, i64 32)
  br label %171

146:                                              ; preds = %131
  %147 = load i64, ptr @WORDS, align 8, !tbaa !11
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %167, label %149

149:                                              ; preds = %146, %149
  %150 = phi i64 [ %163, %149 ], [ 0, %146 ]
  %151 = phi i64 [ %162, %149 ], [ -7046029254386353131, %146 ]
  %152 = getelementptr inbounds i64, ptr %1, i64 %150
  %153 = load i64, ptr %152, align 8, !tbaa !11
  %154 = xor i64 %153, %151
  %155 = shl i64 %150, 1
  %156 = add i64 %155, -2960836687051489901
  %157 = zext i64 %154 to i128
  %158 = zext i64 %156 to i128
  %159 = mul nuw i128 %157, %158
  %160 = lshr i128 %159, 64
  %161 = xor i128 %160, %159
  %162 = trunc i128 %161 to i64
  %163 = add nuw i64 %150, 1
  %164 = icmp eq i64 %163, %147
  br i1 %164, label %165, label %149, !llvm.loop !17

165:                                              ; preds = %149
  %166 = trunc i128 %161 to i64
  br label %167

167:                                              ; preds = %165, %146
  %168 = phi i64 [ -7046029254386353131, %146 ], [ %166, %165 ]
  %169 = lshr i64 %168, 32
  %170 = xor i64 %169, %168
  br label %171

171:                                              ; preds = %135, %167
  %172 = phi i64 [ %145, %135 ], [ %170, %167 ]
  %173 = tail call fastcc i64 @number_of(ptr noundef %0, ptr noundef %1, i64 noundef %172)
  %174 = icmp slt i64 %173, 0
  br i1 %174, label %186, label %175

175:                                              ; preds = %171
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %177 = load ptr, ptr %176, align 8, !tbaa !20
  store i32 0, ptr %177, align 4, !tbaa !21
  %178 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %179 = load i64, ptr %178, align 8, !tbaa !23
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %184, label %181

181:                                              ; preds = %175
  %182 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %183 = load ptr, ptr %182, align 8, !tbaa !24
  store i32 0, ptr %183, align 4, !tbaa !21
  br label %184

184:                                              ; preds = %181, %175
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  store i64 1, ptr %185, align 8, !tbaa !25
  br label %186

186:                                              ; preds = %105, %94, %68, %57, %50, %171, %128, %184
  %187 = phi i32 [ 0, %184 ], [ 4, %128 ], [ 4, %171 ], [ 4, %50 ], [ 4, %57 ], [ 4, %68 ], [ 4, %94 ], [ 4, %105 ]
  ret i32 %187
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

define internal fastcc i32 @room_for_states(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %4 = load i64, ptr %3, align 8, !tbaa !26
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %7 = load i64, ptr %6, align 8, !tbaa !27
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %9, label %224

9:                                                ; preds = %2
  tail call fastcc void @halt(ptr noundef %0)
  %10 = load i64, ptr %6, align 8, !tbaa !27
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %12 = load i64, ptr %11, align 8, !tbaa !28
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %83, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8, !tbaa !16
  %17 = icmp eq ptr %16, null
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %19 = load i64, ptr %3, align 8, !tbaa !26
  %20 = add i64 %19, %1
  %21 = icmp ult i64 %10, %20
  br i1 %17, label %44, label %22

22:                                               ; preds = %14
  br i1 %21, label %23, label %80

23:                                               ; preds = %22
  %24 = lshr i64 %10, 2
  %25 = add i64 %10, 1024
  %26 = add i64 %25, %24
  %27 = tail call i64 @llvm.umax.i64(i64 %26, i64 %20)
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %29 = load i64, ptr %28, align 8, !tbaa !12
  %30 = sub i64 %27, %10
  %31 = shl i64 %30, 2
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %34 = load i64, ptr %33, align 8, !tbaa !13
  %35 = icmp ugt i64 %32, %34
  br i1 %35, label %80, label %36

36:                                               ; preds = %23
  %37 = load ptr, ptr %18, align 8, !tbaa !14
  %38 = shl i64 %27, 2
  %39 = tail call ptr @resize_memory(ptr noundef %37, i64 noundef %38)
  %40 = icmp eq ptr %39, null
  br i1 %40, label %80, label %41

41:                                               ; preds = %36
  %42 = load i64, ptr %28, align 8, !tbaa !12
  %43 = add i64 %42, %31
  store i64 %43, ptr %28, align 8, !tbaa !12
  store ptr %39, ptr %18, align 8, !tbaa !14
  br label %80

44:                                               ; preds = %14
  br i1 %21, label %45, label %80

45:                                               ; preds = %44
  %46 = lshr i64 %10, 2
  %47 = add i64 %10, 1024
  %48 = add i64 %47, %46
  %49 = tail call i64 @llvm.umax.i64(i64 %48, i64 %20)
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %51 = load i64, ptr %50, align 8, !tbaa !12
  %52 = sub i64 %49, %10
  %53 = shl i64 %52, 2
  %54 = add i64 %51, %53
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %56 = load i64, ptr %55, align 8, !tbaa !13
  %57 = icmp ugt i64 %54, %56
  br i1 %57, label %80, label %58

58:                                               ; preds = %45
  %59 = load ptr, ptr %18, align 8, !tbaa !14
  %60 = shl i64 %49, 2
  %61 = tail call ptr @resize_memory(ptr noundef %59, i64 noundef %60)
  %62 = icmp eq ptr %61, null
  br i1 %62, label %80, label %63

63:                                               ; preds = %58
  %64 = load i64, ptr %50, align 8, !tbaa !12
  %65 = add i64 %64, %53
  store i64 %65, ptr %50, align 8, !tbaa !12
  store ptr %61, ptr %18, align 8, !tbaa !14
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %67 = load ptr, ptr %66, align 8, !tbaa !15
  %68 = icmp eq ptr %67, null
  %69 = icmp ult i64 %60, 4194304
  %70 = or i1 %69, %68
  br i1 %70, label %80, label %71

71:                                               ; preds = %63
  %72 = ptrtoint ptr %61 to i64
  %73 = and i64 %72, -4096
  %74 = add i64 %60, 4095
  %75 = add i64 %74, %72
  %76 = and i64 %75, -4096
  %77 = inttoptr i64 %73 to ptr
  %78 = sub i64 %76, %73
  %79 = tail call i32 %67(ptr noundef %77, i64 noundef %78, i32 noundef 14)
  br label %80

80:                                               ; preds = %71, %63, %58, %45, %44, %41, %36, %23, %22
  %81 = phi i64 [ %10, %23 ], [ %10, %36 ], [ %27, %41 ], [ %10, %22 ], [ %10, %45 ], [ %10, %58 ], [ %49, %63 ], [ %49, %71 ], [ %10, %44 ]
  %82 = phi i1 [ true, %23 ], [ true, %36 ], [ false, %41 ], [ false, %22 ], [ true, %45 ], [ true, %58 ], [ false, %63 ], [ false, %71 ], [ false, %44 ]
  br i1 %82, label %217, label %128

83:                                               ; preds = %9
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %85 = load i64, ptr %3, align 8, !tbaa !26
  %86 = add i64 %85, %1
  %87 = load i64, ptr @WORDS, align 8, !tbaa !11
  %88 = shl i64 %87, 3
  %89 = icmp ult i64 %10, %86
  br i1 %89, label %90, label %125

90:                                               ; preds = %83
  %91 = lshr i64 %10, 2
  %92 = add i64 %10, 1024
  %93 = add i64 %92, %91
  %94 = tail call i64 @llvm.umax.i64(i64 %93, i64 %86)
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %96 = load i64, ptr %95, align 8, !tbaa !12
  %97 = sub i64 %94, %10
  %98 = mul i64 %97, %88
  %99 = add i64 %96, %98
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %101 = load i64, ptr %100, align 8, !tbaa !13
  %102 = icmp ugt i64 %99, %101
  br i1 %102, label %125, label %103

103:                                              ; preds = %90
  %104 = load ptr, ptr %84, align 8, !tbaa !14
  %105 = mul i64 %94, %88
  %106 = tail call ptr @resize_memory(ptr noundef %104, i64 noundef %105)
  %107 = icmp eq ptr %106, null
  br i1 %107, label %125, label %108

108:                                              ; preds = %103
  %109 = load i64, ptr %95, align 8, !tbaa !12
  %110 = add i64 %109, %98
  store i64 %110, ptr %95, align 8, !tbaa !12
  store ptr %106, ptr %84, align 8, !tbaa !14
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %112 = load ptr, ptr %111, align 8, !tbaa !15
  %113 = icmp eq ptr %112, null
  %114 = icmp ult i64 %105, 4194304
  %115 = or i1 %114, %113
  br i1 %115, label %125, label %116

116:                                              ; preds = %108
  %117 = ptrtoint ptr %106 to i64
  %118 = and i64 %117, -4096
  %119 = add i64 %105, 4095
  %120 = add i64 %119, %117
  %121 = and i64 %120, -4096
  %122 = inttoptr i64 %118 to ptr
  %123 = sub i64 %121, %118
  %124 = tail call i32 %112(ptr noundef %122, i64 noundef %123, i32 noundef 14)
  br label %125

125:                                              ; preds = %116, %108, %103, %90, %83
  %126 = phi i64 [ %10, %90 ], [ %10, %103 ], [ %94, %108 ], [ %94, %116 ], [ %10, %83 ]
  %127 = phi i1 [ true, %90 ], [ true, %103 ], [ false, %108 ], [ false, %116 ], [ false, %83 ]
  br i1 %127, label %217, label %128

128:                                              ; preds = %125, %80
  %129 = phi i64 [ %126, %125 ], [ %81, %80 ]
  %130 = load i64, ptr %6, align 8, !tbaa !27
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 18
  %132 = load i64, ptr %131, align 8, !tbaa !23
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %172, label %134

134:                                              ; preds = %128
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %136 = icmp ult i64 %130, %129
  br i1 %136, label %137, label %172

137:                                              ; preds = %134
  %138 = lshr i64 %130, 2
  %139 = add i64 %130, 1024
  %140 = add i64 %139, %138
  %141 = tail call i64 @llvm.umax.i64(i64 %140, i64 %129)
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %143 = load i64, ptr %142, align 8, !tbaa !12
  %144 = sub i64 %141, %130
  %145 = shl i64 %144, 2
  %146 = add i64 %143, %145
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %148 = load i64, ptr %147, align 8, !tbaa !13
  %149 = icmp ugt i64 %146, %148
  br i1 %149, label %217, label %150

150:                                              ; preds = %137
  %151 = load ptr, ptr %135, align 8, !tbaa !14
  %152 = shl i64 %141, 2
  %153 = tail call ptr @resize_memory(ptr noundef %151, i64 noundef %152)
  %154 = icmp eq ptr %153, null
  br i1 %154, label %217, label %155

155:                                              ; preds = %150
  %156 = load i64, ptr %142, align 8, !tbaa !12
  %157 = add i64 %156, %145
  store i64 %157, ptr %142, align 8, !tbaa !12
  store ptr %153, ptr %135, align 8, !tbaa !14
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %159 = load ptr, ptr %158, align 8, !tbaa !15
  %160 = icmp eq ptr %159, null
  %161 = icmp ult i64 %152, 4194304
  %162 = or i1 %161, %160
  br i1 %162, label %172, label %163

163:                                              ; preds = %155
  %164 = ptrtoint ptr %153 to i64
  %165 = and i64 %164, -4096
  %166 = add i64 %152, 4095
  %167 = add i64 %166, %164
  %168 = and i64 %167, -4096
  %169 = inttoptr i64 %165 to ptr
  %170 = sub i64 %168, %165
  %171 = tail call i32 %159(ptr noundef %169, i64 noundef %170, i32 noundef 14)
  br label %172

172:                                              ; preds = %163, %155, %134, %128
  store i64 %129, ptr %6, align 8, !tbaa !27
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %174 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 26
  %175 = lshr i64 %129, 6
  %176 = load i64, ptr %174, align 8, !tbaa !11
  %177 = icmp ugt i64 %176, %175
  br i1 %177, label %217, label %178

178:                                              ; preds = %172
  %179 = add nuw nsw i64 %175, 1
  %180 = lshr i64 %176, 2
  %181 = add i64 %176, 1024
  %182 = add i64 %181, %180
  %183 = tail call i64 @llvm.umax.i64(i64 %182, i64 %179)
  %184 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %185 = load i64, ptr %184, align 8, !tbaa !12
  %186 = sub i64 %183, %176
  %187 = shl i64 %186, 2
  %188 = add i64 %185, %187
  %189 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %190 = load i64, ptr %189, align 8, !tbaa !13
  %191 = icmp ugt i64 %188, %190
  br i1 %191, label %217, label %192

192:                                              ; preds = %178
  %193 = load ptr, ptr %173, align 8, !tbaa !14
  %194 = shl i64 %183, 2
  %195 = tail call ptr @resize_memory(ptr noundef %193, i64 noundef %194)
  %196 = icmp eq ptr %195, null
  br i1 %196, label %217, label %197

197:                                              ; preds = %192
  %198 = load i64, ptr %174, align 8, !tbaa !11
  %199 = sub i64 %183, %198
  %200 = shl i64 %199, 2
  %201 = load i64, ptr %184, align 8, !tbaa !12
  %202 = add i64 %200, %201
  store i64 %202, ptr %184, align 8, !tbaa !12
  store ptr %195, ptr %173, align 8, !tbaa !14
  store i64 %183, ptr %174, align 8, !tbaa !11
  %203 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %204 = load ptr, ptr %203, align 8, !tbaa !15
  %205 = icmp eq ptr %204, null
  %206 = icmp ult i64 %194, 4194304
  %207 = or i1 %206, %205
  br i1 %207, label %217, label %208

208:                                              ; preds = %197
  %209 = ptrtoint ptr %195 to i64
  %210 = and i64 %209, -4096
  %211 = add i64 %194, 4095
  %212 = add i64 %211, %209
  %213 = and i64 %212, -4096
  %214 = inttoptr i64 %210 to ptr
  %215 = sub i64 %213, %210
  %216 = tail call i32 %204(ptr noundef %214, i64 noundef %215, i32 noundef 14)
  br label %217

217:                                              ; preds = %80, %125, %137, %150, %172, %178, %192, %197, %208
  %218 = phi i32 [ 0, %80 ], [ 0, %125 ], [ 1, %172 ], [ 1, %197 ], [ 1, %208 ], [ 0, %192 ], [ 0, %178 ], [ 0, %137 ], [ 0, %150 ]
  %219 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %220 = load ptr, ptr %219, align 8, !tbaa !29
  %221 = icmp eq ptr %220, null
  br i1 %221, label %224, label %222

222:                                              ; preds = %217
  %223 = getelementptr inbounds %struct.Team, ptr %220, i64 0, i32 8
  store atomic i32 0, ptr %223 release, align 4
  br label %224

224:                                              ; preds = %222, %217, %2
  %225 = phi i32 [ 1, %2 ], [ %218, %217 ], [ %218, %222 ]
  ret i32 %225
}

define internal fastcc i64 @number_of(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = and i64 %2, 63
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 32, i64 %5
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = shl i64 %8, 3
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %5, i32 1
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
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
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
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %106 = load ptr, ptr %105, align 8, !tbaa !34
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %108 = load i64, ptr %107, align 8, !tbaa !26
  %109 = add i64 %108, 1
  store i64 %109, ptr %107, align 8, !tbaa !26
  %110 = getelementptr inbounds i32, ptr %106, i64 %108
  store i32 %104, ptr %110, align 4, !tbaa !21
  br label %128

111:                                              ; preds = %98
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %113 = load ptr, ptr %112, align 8, !tbaa !33
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
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
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
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
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = add i64 %9, %1
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %14 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 1
  %15 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 2
  %16 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 3
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %18 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 4
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %20 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 5
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %22 = getelementptr inbounds %struct.Block, ptr %5, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %25 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 1
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %28 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 2
  %29 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %31 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 4
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %33 = getelementptr inbounds %struct.Block, ptr %7, i64 0, i32 5
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
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
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %124, i32 1
  %126 = load i64, ptr %125, align 8, !tbaa !30, !noalias !39
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %135, label %128

128:                                              ; preds = %123
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %124
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
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
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
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %53 = load i64, ptr %52, align 8, !tbaa !38
  %54 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 12
  store i64 %53, ptr %54, align 8, !tbaa !72
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %56 = load i64, ptr %55, align 8, !tbaa !26
  %57 = getelementptr inbounds %struct.Team, ptr %32, i64 0, i32 15
  store i64 %56, ptr %57, align 8, !tbaa !73
  %58 = load i64, ptr %25, align 8, !tbaa !12
  %59 = add i64 %58, %20
  store i64 %59, ptr %25, align 8, !tbaa !12
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
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
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
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
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
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
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %77
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %77, i32 1
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
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %3 = load ptr, ptr %2, align 8, !tbaa !29
  %4 = getelementptr inbounds %struct.Team, ptr %3, i64 0, i32 9
  store atomic i32 1, ptr %4 release, align 8
  ret i32 0
}

define i32 @search_parent(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = lshr i64 %1, 6
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %7 = load ptr, ptr %6, align 8, !tbaa !20
  %8 = getelementptr inbounds i32, ptr %7, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %12 = load ptr, ptr %11, align 8, !tbaa !83
  %13 = icmp eq ptr %12, null
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %16 = select i1 %13, ptr %15, ptr %14
  %17 = load i64, ptr %16, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %20 = select i1 %13, ptr %19, ptr %18
  %21 = load i64, ptr %20, align 8, !tbaa !11
  %22 = add nuw nsw i64 %5, 1
  %23 = shl i64 %22, 6
  %24 = icmp ult i64 %23, %17
  br i1 %24, label %25, label %30

25:                                               ; preds = %2
  %26 = getelementptr inbounds i32, ptr %7, i64 %22
  %27 = load i32, ptr %26, align 4, !tbaa !21
  %28 = add i32 %27, 1
  %29 = zext i32 %28 to i64
  br label %30

30:                                               ; preds = %25, %2
  %31 = phi i64 [ %29, %25 ], [ %21, %2 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %33 = load i64, ptr %32, align 8, !tbaa !28
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %37 = load ptr, ptr %36, align 8, !tbaa !33
  %38 = load i64, ptr @WORDS, align 8, !tbaa !11
  %39 = mul i64 %38, %1
  %40 = getelementptr inbounds i64, ptr %37, i64 %39
  br label %48

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %43 = load ptr, ptr %42, align 8, !tbaa !34
  %44 = getelementptr inbounds i32, ptr %43, i64 %1
  %45 = load i32, ptr %44, align 4, !tbaa !21
  %46 = zext i32 %45 to i64
  %47 = or i64 %46, -9223372036854775808
  store i64 %47, ptr %3, align 8, !tbaa !11
  br label %48

48:                                               ; preds = %35, %41
  %49 = phi ptr [ %3, %41 ], [ %40, %35 ]
  %50 = icmp ugt i64 %31, %10
  br i1 %50, label %51, label %110

51:                                               ; preds = %48
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %54 = load i64, ptr @WORDS, align 8
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %56 = icmp eq i64 %54, 0
  br label %57

57:                                               ; preds = %51, %107
  %58 = phi i64 [ %10, %51 ], [ %108, %107 ]
  %59 = load ptr, ptr %0, align 8, !tbaa !84
  %60 = load i64, ptr %32, align 8, !tbaa !28
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %57
  %63 = load ptr, ptr %53, align 8, !tbaa !33
  %64 = mul i64 %54, %58
  %65 = getelementptr inbounds i64, ptr %63, i64 %64
  br label %72

66:                                               ; preds = %57
  %67 = load ptr, ptr %52, align 8, !tbaa !34
  %68 = getelementptr inbounds i32, ptr %67, i64 %58
  %69 = load i32, ptr %68, align 4, !tbaa !21
  %70 = zext i32 %69 to i64
  %71 = or i64 %70, -9223372036854775808
  store i64 %71, ptr %4, align 8, !tbaa !11
  br label %72

72:                                               ; preds = %62, %66
  %73 = phi ptr [ %4, %66 ], [ %65, %62 ]
  %74 = load ptr, ptr %55, align 8, !tbaa !48
  %75 = call i32 %59(ptr noundef %73, ptr noundef %74)
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %107

77:                                               ; preds = %72
  %78 = load ptr, ptr %55, align 8, !tbaa !48
  %79 = zext i32 %75 to i64
  br label %83

80:                                               ; preds = %103
  %81 = add nuw nsw i64 %84, 1
  %82 = icmp eq i64 %81, %79
  br i1 %82, label %107, label %83, !llvm.loop !85

83:                                               ; preds = %77, %80
  %84 = phi i64 [ 0, %77 ], [ %81, %80 ]
  %85 = mul i64 %54, %84
  %86 = getelementptr inbounds i64, ptr %78, i64 %85
  br i1 %56, label %103, label %87

87:                                               ; preds = %83
  %88 = load i64, ptr %49, align 8, !tbaa !11
  %89 = load i64, ptr %86, align 8, !tbaa !11
  %90 = icmp eq i64 %88, %89
  br i1 %90, label %91, label %103

91:                                               ; preds = %87, %95
  %92 = phi i64 [ %93, %95 ], [ 0, %87 ]
  %93 = add nuw i64 %92, 1
  %94 = icmp eq i64 %93, %54
  br i1 %94, label %101, label %95, !llvm.loop !35

95:                                               ; preds = %91
  %96 = getelementptr inbounds i64, ptr %49, i64 %93
  %97 = load i64, ptr %96, align 8, !tbaa !11
  %98 = getelementptr inbounds i64, ptr %86, i64 %93
  %99 = load i64, ptr %98, align 8, !tbaa !11
  %100 = icmp eq i64 %97, %99
  br i1 %100, label %91, label %101, !llvm.loop !35

101:                                              ; preds = %91, %95
  %102 = icmp uge i64 %93, %54
  br label %103

103:                                              ; preds = %101, %87, %83
  %104 = phi i1 [ %56, %83 ], [ %56, %87 ], [ %102, %101 ]
  br i1 %104, label %105, label %80

105:                                              ; preds = %103
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %58, ptr %106, align 8, !tbaa !86
  br label %110

107:                                              ; preds = %80, %72
  %108 = add nuw i64 %58, 1
  %109 = icmp eq i64 %108, %31
  br i1 %109, label %110, label %57, !llvm.loop !87

110:                                              ; preds = %107, %48, %105
  %111 = phi i32 [ 1, %105 ], [ 2, %48 ], [ 2, %107 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i32 %111
}

define i32 @search_flood(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef 0)
  ret i32 %3
}

define internal fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [264 x i8], align 16
  %7 = alloca [32 x i32], align 16
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %10 = load ptr, ptr %9, align 8, !tbaa !83
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %138

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %14 = load i64, ptr %13, align 8, !tbaa !25
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %16 = load i64, ptr %15, align 8, !tbaa !38
  %17 = sub i64 %14, %16
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %19 = load i64, ptr %18, align 8, !tbaa !26
  %20 = sub i64 %19, %14
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %23 = add i64 %20, 1
  %24 = load i64, ptr %22, align 8, !tbaa !11
  %25 = icmp ult i64 %24, %23
  br i1 %25, label %26, label %64

26:                                               ; preds = %12
  %27 = lshr i64 %24, 2
  %28 = add i64 %24, 1024
  %29 = add i64 %28, %27
  %30 = tail call i64 @llvm.umax.i64(i64 %29, i64 %23)
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %32 = load i64, ptr %31, align 8, !tbaa !12
  %33 = sub i64 %30, %24
  %34 = shl i64 %33, 2
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %37 = load i64, ptr %36, align 8, !tbaa !13
  %38 = icmp ugt i64 %35, %37
  br i1 %38, label %524, label %39

39:                                               ; preds = %26
  %40 = load ptr, ptr %21, align 8, !tbaa !14
  %41 = shl i64 %30, 2
  %42 = tail call ptr @resize_memory(ptr noundef %40, i64 noundef %41)
  %43 = icmp eq ptr %42, null
  br i1 %43, label %524, label %44

44:                                               ; preds = %39
  %45 = load i64, ptr %22, align 8, !tbaa !11
  %46 = sub i64 %30, %45
  %47 = shl i64 %46, 2
  %48 = load i64, ptr %31, align 8, !tbaa !12
  %49 = add i64 %47, %48
  store i64 %49, ptr %31, align 8, !tbaa !12
  store ptr %42, ptr %21, align 8, !tbaa !14
  store i64 %30, ptr %22, align 8, !tbaa !11
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %51 = load ptr, ptr %50, align 8, !tbaa !15
  %52 = icmp eq ptr %51, null
  %53 = icmp ult i64 %41, 4194304
  %54 = or i1 %53, %52
  br i1 %54, label %64, label %55

55:                                               ; preds = %44
  %56 = ptrtoint ptr %42 to i64
  %57 = and i64 %56, -4096
  %58 = add i64 %41, 4095
  %59 = add i64 %58, %56
  %60 = and i64 %59, -4096
  %61 = inttoptr i64 %57 to ptr
  %62 = sub i64 %60, %57
  %63 = tail call i32 %51(ptr noundef %61, i64 noundef %62, i32 noundef 14)
  br label %64

64:                                               ; preds = %55, %44, %12
  %65 = add i64 %17, 1
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %96, label %67

67:                                               ; preds = %64
  %68 = tail call i64 @llvm.umax.i64(i64 %65, i64 1024)
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %70 = load i64, ptr %69, align 8, !tbaa !12
  %71 = shl i64 %68, 2
  %72 = add i64 %70, %71
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %74 = load i64, ptr %73, align 8, !tbaa !13
  %75 = icmp ugt i64 %72, %74
  br i1 %75, label %96, label %76

76:                                               ; preds = %67
  %77 = tail call ptr @resize_memory(ptr noundef null, i64 noundef %71)
  %78 = icmp eq ptr %77, null
  br i1 %78, label %96, label %79

79:                                               ; preds = %76
  %80 = load i64, ptr %69, align 8, !tbaa !12
  %81 = add i64 %80, %71
  store i64 %81, ptr %69, align 8, !tbaa !12
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %83 = load ptr, ptr %82, align 8, !tbaa !15
  %84 = icmp eq ptr %83, null
  %85 = icmp ult i64 %71, 4194304
  %86 = or i1 %85, %84
  br i1 %86, label %96, label %87

87:                                               ; preds = %79
  %88 = ptrtoint ptr %77 to i64
  %89 = and i64 %88, -4096
  %90 = add i64 %71, 4095
  %91 = add i64 %90, %88
  %92 = and i64 %91, -4096
  %93 = inttoptr i64 %89 to ptr
  %94 = sub i64 %92, %89
  %95 = tail call i32 %83(ptr noundef %93, i64 noundef %94, i32 noundef 14)
  br label %96

96:                                               ; preds = %87, %79, %76, %67, %64
  %97 = phi i64 [ 0, %67 ], [ 0, %76 ], [ %68, %79 ], [ %68, %87 ], [ 0, %64 ]
  %98 = phi ptr [ null, %67 ], [ null, %76 ], [ %77, %79 ], [ %77, %87 ], [ null, %64 ]
  %99 = phi i1 [ true, %67 ], [ true, %76 ], [ false, %79 ], [ false, %87 ], [ false, %64 ]
  br i1 %99, label %524, label %100

100:                                              ; preds = %96
  %101 = icmp eq i64 %14, %16
  br i1 %101, label %106, label %102

102:                                              ; preds = %100
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %104 = load ptr, ptr %103, align 8, !tbaa !34
  %105 = load i64, ptr %15, align 8, !tbaa !38
  br label %113

106:                                              ; preds = %113, %100
  %107 = icmp eq i64 %19, %14
  br i1 %107, label %121, label %108

108:                                              ; preds = %106
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %110 = load ptr, ptr %109, align 8, !tbaa !34
  %111 = load i64, ptr %13, align 8, !tbaa !25
  %112 = load ptr, ptr %21, align 8, !tbaa !88
  br label %130

113:                                              ; preds = %113, %102
  %114 = phi i64 [ 0, %102 ], [ %119, %113 ]
  %115 = add i64 %114, %105
  %116 = getelementptr inbounds i32, ptr %104, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !21
  %118 = getelementptr inbounds i32, ptr %98, i64 %114
  store i32 %117, ptr %118, align 4, !tbaa !21
  %119 = add nuw i64 %114, 1
  %120 = icmp eq i64 %119, %17
  br i1 %120, label %106, label %113, !llvm.loop !89

121:                                              ; preds = %130, %106
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  store i64 %97, ptr %122, align 8, !tbaa !90
  %123 = load i64, ptr %18, align 8, !tbaa !26
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  store i64 %123, ptr %124, align 8, !tbaa !91
  %125 = load i64, ptr %15, align 8, !tbaa !38
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  store i64 %125, ptr %126, align 8, !tbaa !92
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  store i64 %125, ptr %127, align 8, !tbaa !93
  %128 = load i64, ptr %13, align 8, !tbaa !25
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  store i64 %128, ptr %129, align 8, !tbaa !94
  store ptr %98, ptr %9, align 8, !tbaa !83
  br label %138

130:                                              ; preds = %130, %108
  %131 = phi i64 [ 0, %108 ], [ %136, %130 ]
  %132 = add i64 %131, %111
  %133 = getelementptr inbounds i32, ptr %110, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !21
  %135 = getelementptr inbounds i32, ptr %112, i64 %131
  store i32 %134, ptr %135, align 4, !tbaa !21
  %136 = add nuw i64 %131, 1
  %137 = icmp eq i64 %136, %20
  br i1 %137, label %121, label %130, !llvm.loop !95

138:                                              ; preds = %121, %3
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %140 = load i64, ptr %139, align 8, !tbaa !38
  %141 = add i64 %140, %1
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %143 = load i64, ptr %142, align 8, !tbaa !4
  %144 = add i64 %143, 1
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %146 = load i64, ptr %145, align 8, !tbaa !10
  %147 = udiv i64 %146, %144
  %148 = tail call i64 @llvm.umin.i64(i64 %147, i64 32)
  %149 = mul i64 %148, %144
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 116
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  %156 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %157 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %158 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 115
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %160 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 117
  %161 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %162 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %163 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %164 = icmp eq i32 %2, 0
  %165 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %166 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %167 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 122
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %169 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %170 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %171 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 123
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %174 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %175 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %176 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %177 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 114
  %178 = icmp eq i32 %2, 0
  %179 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %180 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %181 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %182 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %183 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %184 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %185 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %186 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %187 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %189 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %190 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %191 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %192 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %193 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %194

194:                                              ; preds = %521, %138
  %195 = phi i32 [ undef, %138 ], [ %523, %521 ]
  %196 = load i64, ptr %139, align 8, !tbaa !38
  %197 = icmp ult i64 %196, %141
  br i1 %197, label %198, label %524

198:                                              ; preds = %194
  %199 = load i64, ptr %150, align 8, !tbaa !25
  %200 = icmp eq i64 %196, %199
  br i1 %200, label %201, label %215

201:                                              ; preds = %198
  %202 = call fastcc i32 @level_ended(ptr noundef %0)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %524, label %204

204:                                              ; preds = %201
  %205 = load i64, ptr %139, align 8, !tbaa !38
  %206 = load i64, ptr %151, align 8, !tbaa !26
  %207 = icmp eq i64 %205, %206
  br i1 %207, label %214, label %208

208:                                              ; preds = %204
  %209 = load ptr, ptr %9, align 8, !tbaa !83
  %210 = load i64, ptr %152, align 8, !tbaa !90
  %211 = load ptr, ptr %153, align 8, !tbaa !88
  store ptr %211, ptr %9, align 8, !tbaa !83
  %212 = load i64, ptr %154, align 8, !tbaa !96
  store i64 %212, ptr %152, align 8, !tbaa !90
  %213 = load i64, ptr %155, align 8, !tbaa !94
  store i64 %213, ptr %156, align 8, !tbaa !93
  store ptr %209, ptr %153, align 8, !tbaa !88
  store i64 %210, ptr %154, align 8, !tbaa !96
  store i64 %206, ptr %155, align 8, !tbaa !94
  br label %214

214:                                              ; preds = %204, %208
  br i1 %203, label %524, label %215

215:                                              ; preds = %214, %198
  %216 = load i64, ptr %139, align 8, !tbaa !38
  %217 = load i64, ptr %157, align 8, !tbaa !26
  %218 = icmp eq i64 %216, %217
  br i1 %218, label %524, label %219

219:                                              ; preds = %215
  %220 = load i64, ptr %158, align 8, !tbaa !94
  %221 = sub i64 %217, %220
  %222 = add i64 %221, %149
  %223 = load i64, ptr %160, align 8, !tbaa !11
  %224 = icmp ult i64 %223, %222
  br i1 %224, label %225, label %260

225:                                              ; preds = %219
  %226 = lshr i64 %223, 2
  %227 = add i64 %223, 1024
  %228 = add i64 %227, %226
  %229 = call i64 @llvm.umax.i64(i64 %228, i64 %222)
  %230 = load i64, ptr %161, align 8, !tbaa !12
  %231 = sub i64 %229, %223
  %232 = shl i64 %231, 2
  %233 = add i64 %230, %232
  %234 = load i64, ptr %162, align 8, !tbaa !13
  %235 = icmp ugt i64 %233, %234
  br i1 %235, label %524, label %236

236:                                              ; preds = %225
  %237 = load ptr, ptr %159, align 8, !tbaa !14
  %238 = shl i64 %229, 2
  %239 = call ptr @resize_memory(ptr noundef %237, i64 noundef %238)
  %240 = icmp eq ptr %239, null
  br i1 %240, label %524, label %241

241:                                              ; preds = %236
  %242 = load i64, ptr %160, align 8, !tbaa !11
  %243 = sub i64 %229, %242
  %244 = shl i64 %243, 2
  %245 = load i64, ptr %161, align 8, !tbaa !12
  %246 = add i64 %244, %245
  store i64 %246, ptr %161, align 8, !tbaa !12
  store ptr %239, ptr %159, align 8, !tbaa !14
  store i64 %229, ptr %160, align 8, !tbaa !11
  %247 = load ptr, ptr %163, align 8, !tbaa !15
  %248 = icmp eq ptr %247, null
  %249 = icmp ult i64 %238, 4194304
  %250 = or i1 %249, %248
  br i1 %250, label %260, label %251

251:                                              ; preds = %241
  %252 = ptrtoint ptr %239 to i64
  %253 = and i64 %252, -4096
  %254 = add i64 %238, 4095
  %255 = add i64 %254, %252
  %256 = and i64 %255, -4096
  %257 = inttoptr i64 %253 to ptr
  %258 = sub i64 %256, %253
  %259 = call i32 %247(ptr noundef %257, i64 noundef %258, i32 noundef 14)
  br label %260

260:                                              ; preds = %251, %241, %219
  br i1 %164, label %261, label %314

261:                                              ; preds = %260
  %262 = load i64, ptr %157, align 8, !tbaa !26
  %263 = load i64, ptr %165, align 8, !tbaa !91
  %264 = sub i64 %262, %263
  %265 = add i64 %264, %149
  %266 = load i64, ptr %167, align 8, !tbaa !11
  %267 = icmp ult i64 %266, %265
  br i1 %267, label %268, label %287

268:                                              ; preds = %261
  %269 = lshr i64 %266, 2
  %270 = add i64 %266, 1024
  %271 = add i64 %270, %269
  %272 = call i64 @llvm.umax.i64(i64 %271, i64 %265)
  %273 = load i64, ptr %168, align 8, !tbaa !12
  %274 = sub i64 %272, %266
  %275 = add i64 %274, %273
  %276 = load i64, ptr %169, align 8, !tbaa !13
  %277 = icmp ugt i64 %275, %276
  br i1 %277, label %524, label %278

278:                                              ; preds = %268
  %279 = load ptr, ptr %166, align 8, !tbaa !14
  %280 = call ptr @resize_memory(ptr noundef %279, i64 noundef %272)
  %281 = icmp eq ptr %280, null
  br i1 %281, label %524, label %282

282:                                              ; preds = %278
  %283 = load i64, ptr %167, align 8, !tbaa !11
  %284 = sub i64 %272, %283
  %285 = load i64, ptr %168, align 8, !tbaa !12
  %286 = add i64 %284, %285
  store i64 %286, ptr %168, align 8, !tbaa !12
  store ptr %280, ptr %166, align 8, !tbaa !14
  store i64 %272, ptr %167, align 8, !tbaa !11
  br label %287

287:                                              ; preds = %282, %261
  %288 = load i64, ptr %172, align 8, !tbaa !97
  %289 = add i64 %288, 1
  %290 = load i64, ptr %171, align 8, !tbaa !11
  %291 = icmp ult i64 %290, %289
  br i1 %291, label %292, label %314

292:                                              ; preds = %287
  %293 = lshr i64 %290, 2
  %294 = add i64 %290, 1024
  %295 = add i64 %294, %293
  %296 = call i64 @llvm.umax.i64(i64 %295, i64 %289)
  %297 = load i64, ptr %173, align 8, !tbaa !12
  %298 = sub i64 %296, %290
  %299 = shl i64 %298, 1
  %300 = add i64 %297, %299
  %301 = load i64, ptr %174, align 8, !tbaa !13
  %302 = icmp ugt i64 %300, %301
  br i1 %302, label %524, label %303

303:                                              ; preds = %292
  %304 = load ptr, ptr %170, align 8, !tbaa !14
  %305 = shl i64 %296, 1
  %306 = call ptr @resize_memory(ptr noundef %304, i64 noundef %305)
  %307 = icmp eq ptr %306, null
  br i1 %307, label %524, label %308

308:                                              ; preds = %303
  %309 = load i64, ptr %171, align 8, !tbaa !11
  %310 = sub i64 %296, %309
  %311 = shl i64 %310, 1
  %312 = load i64, ptr %173, align 8, !tbaa !12
  %313 = add i64 %311, %312
  store i64 %313, ptr %173, align 8, !tbaa !12
  store ptr %306, ptr %170, align 8, !tbaa !14
  store i64 %296, ptr %171, align 8, !tbaa !11
  br label %314

314:                                              ; preds = %308, %287, %260
  %315 = load i64, ptr %150, align 8, !tbaa !25
  %316 = load i64, ptr %139, align 8, !tbaa !38
  %317 = sub i64 %315, %316
  %318 = call i64 @llvm.umin.i64(i64 %317, i64 %148)
  %319 = load i64, ptr %157, align 8, !tbaa !26
  %320 = add i64 %319, %149
  %321 = load i64, ptr %175, align 8, !tbaa !98
  %322 = icmp ugt i64 %320, %321
  %323 = select i1 %322, i64 1, i64 %318
  %324 = load ptr, ptr %176, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %325 = load i64, ptr %158, align 8, !tbaa !94
  %326 = sub i64 %319, %325
  %327 = load ptr, ptr %9, align 8, !tbaa !83
  %328 = load i64, ptr %177, align 8, !tbaa !93
  %329 = sub i64 %316, %328
  %330 = getelementptr inbounds i32, ptr %327, i64 %329
  %331 = load ptr, ptr %159, align 8, !tbaa !88
  %332 = getelementptr inbounds i32, ptr %331, i64 %326
  br i1 %178, label %333, label %338

333:                                              ; preds = %314
  %334 = load ptr, ptr %179, align 8, !tbaa !99
  %335 = load i64, ptr %180, align 8, !tbaa !91
  %336 = sub i64 %319, %335
  %337 = getelementptr inbounds i8, ptr %334, i64 %336
  br label %338

338:                                              ; preds = %333, %314
  %339 = phi ptr [ null, %314 ], [ %6, %333 ]
  %340 = phi ptr [ null, %314 ], [ %337, %333 ]
  %341 = icmp eq i64 %323, 0
  br i1 %341, label %369, label %342

342:                                              ; preds = %338
  %343 = icmp eq ptr %339, null
  br label %344

344:                                              ; preds = %365, %342
  %345 = phi i64 [ 0, %342 ], [ %364, %365 ]
  %346 = phi i64 [ 506097522914230528, %342 ], [ %367, %365 ]
  %347 = phi i64 [ 0, %342 ], [ %366, %365 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %348 = getelementptr inbounds i32, ptr %330, i64 %347
  %349 = load i32, ptr %348, align 4, !tbaa !21
  %350 = zext i32 %349 to i64
  %351 = or i64 %350, -9223372036854775808
  store i64 %351, ptr %5, align 8, !tbaa !11
  br i1 %343, label %354, label %352

352:                                              ; preds = %344
  %353 = getelementptr inbounds i8, ptr %339, i64 %345
  store i64 %346, ptr %353, align 1
  br label %354

354:                                              ; preds = %352, %344
  %355 = getelementptr inbounds i64, ptr %324, i64 %345
  %356 = call i32 @expand(ptr noundef nonnull %5, ptr noundef %355)
  %357 = getelementptr inbounds i32, ptr %7, i64 %347
  store i32 %356, ptr %357, align 4, !tbaa !21
  %358 = icmp slt i32 %356, 0
  %359 = lshr i32 %356, 31
  %360 = zext i32 %359 to i64
  %361 = add i64 %347, %360
  %362 = call i32 @llvm.smax.i32(i32 %356, i32 0)
  %363 = zext i32 %362 to i64
  %364 = add i64 %345, %363
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %358, label %369, label %365

365:                                              ; preds = %354
  %366 = add i64 %361, 1
  %367 = add i64 %346, 578721382704613384
  %368 = icmp ult i64 %366, %323
  br i1 %368, label %344, label %369, !llvm.loop !100

369:                                              ; preds = %365, %354, %338
  %370 = phi i64 [ 0, %338 ], [ %366, %365 ], [ %361, %354 ]
  %371 = phi i64 [ 0, %338 ], [ %364, %354 ], [ %364, %365 ]
  %372 = load ptr, ptr %181, align 8, !tbaa !57
  %373 = icmp eq i64 %371, 0
  br i1 %373, label %401, label %374

374:                                              ; preds = %369
  %375 = icmp eq ptr %339, null
  br label %376

376:                                              ; preds = %394, %374
  %377 = phi i64 [ 0, %374 ], [ %398, %394 ]
  %378 = phi i64 [ 0, %374 ], [ %399, %394 ]
  %379 = getelementptr inbounds i64, ptr %324, i64 %378
  %380 = call i64 @index(ptr noundef %379)
  %381 = lshr i64 %380, 6
  %382 = getelementptr inbounds i64, ptr %372, i64 %381
  %383 = and i64 %380, 63
  %384 = shl nuw i64 1, %383
  %385 = load i64, ptr %382, align 8, !tbaa !11
  %386 = or i64 %384, %385
  store i64 %386, ptr %382, align 8, !tbaa !11
  %387 = load i64, ptr %379, align 8, !tbaa !11
  %388 = trunc i64 %387 to i32
  %389 = getelementptr inbounds i32, ptr %332, i64 %377
  store i32 %388, ptr %389, align 4, !tbaa !21
  br i1 %375, label %394, label %390

390:                                              ; preds = %376
  %391 = getelementptr inbounds i8, ptr %339, i64 %378
  %392 = load i8, ptr %391, align 1, !tbaa !101
  %393 = getelementptr inbounds i8, ptr %340, i64 %377
  store i8 %392, ptr %393, align 1, !tbaa !101
  br label %394

394:                                              ; preds = %390, %376
  %395 = xor i64 %385, -1
  %396 = lshr i64 %395, %383
  %397 = and i64 %396, 1
  %398 = add i64 %397, %377
  %399 = add nuw i64 %378, 1
  %400 = icmp eq i64 %399, %371
  br i1 %400, label %401, label %376, !llvm.loop !102

401:                                              ; preds = %394, %369
  %402 = phi i64 [ 0, %369 ], [ %398, %394 ]
  br i1 %178, label %443, label %403

403:                                              ; preds = %401
  %404 = icmp eq i64 %370, 0
  br i1 %404, label %498, label %408

405:                                              ; preds = %442
  %406 = add nuw i64 %409, 1
  %407 = icmp eq i64 %406, %370
  br i1 %407, label %498, label %408, !llvm.loop !103

408:                                              ; preds = %403, %405
  %409 = phi i64 [ %406, %405 ], [ 0, %403 ]
  %410 = getelementptr inbounds i32, ptr %7, i64 %409
  %411 = load i32, ptr %410, align 4, !tbaa !21
  %412 = icmp sgt i32 %411, -1
  br i1 %412, label %413, label %498

413:                                              ; preds = %408
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %414 = getelementptr inbounds i32, ptr %330, i64 %409
  %415 = load i32, ptr %414, align 4, !tbaa !21
  %416 = zext i32 %415 to i64
  %417 = or i64 %416, -9223372036854775808
  store i64 %417, ptr %4, align 8, !tbaa !11
  %418 = call i32 @goal(ptr noundef nonnull %4)
  %419 = icmp eq i32 %418, 0
  %420 = icmp eq i32 %411, 0
  %421 = select i1 %419, i1 %420, i1 false
  br i1 %421, label %422, label %428

422:                                              ; preds = %413
  %423 = call i32 @lost(ptr noundef nonnull %4)
  %424 = icmp eq i32 %423, 0
  %425 = zext i1 %424 to i64
  %426 = load i64, ptr %182, align 8, !tbaa !104
  %427 = add i64 %426, %425
  store i64 %427, ptr %182, align 8, !tbaa !104
  br label %428

428:                                              ; preds = %422, %413
  %429 = phi i32 [ 0, %413 ], [ %423, %422 ]
  %430 = icmp sgt i32 %418, -1
  %431 = icmp sgt i32 %429, -1
  %432 = select i1 %430, i1 %431, i1 false
  br i1 %432, label %435, label %433

433:                                              ; preds = %428
  %434 = add i64 %409, %316
  store i64 %434, ptr %183, align 8, !tbaa !86
  br label %442

435:                                              ; preds = %428
  %436 = zext i32 %418 to i64
  %437 = load i64, ptr %184, align 8, !tbaa !105
  %438 = add i64 %437, %436
  store i64 %438, ptr %184, align 8, !tbaa !105
  %439 = zext i32 %429 to i64
  %440 = load i64, ptr %185, align 8, !tbaa !106
  %441 = add i64 %440, %439
  store i64 %441, ptr %185, align 8, !tbaa !106
  br label %442

442:                                              ; preds = %435, %433
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %432, label %405, label %513

443:                                              ; preds = %401
  %444 = shl i64 %370, 9
  %445 = or i64 %402, %444
  %446 = trunc i64 %445 to i16
  %447 = load ptr, ptr %186, align 8, !tbaa !107
  %448 = load i64, ptr %187, align 8, !tbaa !97
  %449 = add i64 %448, 1
  store i64 %449, ptr %187, align 8, !tbaa !97
  %450 = getelementptr inbounds i16, ptr %447, i64 %448
  store i16 %446, ptr %450, align 2, !tbaa !108
  %451 = icmp ne i64 %402, 0
  br i1 %451, label %452, label %495

452:                                              ; preds = %443
  %453 = add i64 %316, 1
  br label %458

454:                                              ; preds = %493
  %455 = add nuw i64 %461, 1
  %456 = icmp ult i64 %455, %402
  %457 = icmp eq i64 %455, %402
  br i1 %457, label %495, label %458, !llvm.loop !110

458:                                              ; preds = %454, %452
  %459 = phi i1 [ true, %452 ], [ %456, %454 ]
  %460 = phi i32 [ undef, %452 ], [ %494, %454 ]
  %461 = phi i64 [ 0, %452 ], [ %455, %454 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %462 = getelementptr inbounds i32, ptr %332, i64 %461
  %463 = load i32, ptr %462, align 4, !tbaa !21
  %464 = zext i32 %463 to i64
  %465 = or i64 %464, -9223372036854775808
  store i64 %465, ptr %8, align 8, !tbaa !11
  %466 = call i32 @goal(ptr noundef nonnull %8)
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %493, label %468

468:                                              ; preds = %458
  %469 = load ptr, ptr %188, align 8, !tbaa !99
  %470 = load i64, ptr %157, align 8, !tbaa !26
  %471 = load i64, ptr %189, align 8, !tbaa !91
  %472 = add i64 %470, %461
  %473 = sub i64 %472, %471
  %474 = getelementptr inbounds i8, ptr %469, i64 %473
  %475 = load i8, ptr %474, align 1, !tbaa !101
  %476 = lshr i8 %475, 3
  %477 = zext i8 %476 to i64
  %478 = load i64, ptr %190, align 8, !tbaa !111
  br label %479

479:                                              ; preds = %479, %468
  %480 = phi i64 [ 0, %468 ], [ %486, %479 ]
  %481 = phi i64 [ %478, %468 ], [ %485, %479 ]
  %482 = getelementptr inbounds i32, ptr %7, i64 %480
  %483 = load i32, ptr %482, align 4, !tbaa !21
  %484 = zext i32 %483 to i64
  %485 = add i64 %481, %484
  %486 = add nuw nsw i64 %480, 1
  %487 = icmp eq i64 %480, %477
  br i1 %487, label %488, label %479, !llvm.loop !112

488:                                              ; preds = %479
  store i64 %485, ptr %190, align 8, !tbaa !111
  %489 = add i64 %453, %477
  store i64 %489, ptr %139, align 8, !tbaa !38
  %490 = add i64 %472, 1
  store i64 %490, ptr %157, align 8, !tbaa !26
  store i64 %472, ptr %191, align 8, !tbaa !86
  %491 = icmp slt i32 %466, 1
  %492 = select i1 %491, i32 3, i32 1
  br label %493

493:                                              ; preds = %488, %458
  %494 = phi i32 [ %492, %488 ], [ %460, %458 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br i1 %467, label %454, label %495

495:                                              ; preds = %493, %454, %443
  %496 = phi i1 [ %451, %443 ], [ %459, %493 ], [ %456, %454 ]
  %497 = phi i32 [ undef, %443 ], [ %494, %454 ], [ %494, %493 ]
  br i1 %496, label %513, label %498

498:                                              ; preds = %408, %405, %495, %403
  %499 = add i64 %370, -1
  %500 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %499
  %501 = load i32, ptr %500, align 4, !tbaa !21
  %502 = icmp slt i32 %501, 0
  %503 = lshr i32 %501, 31
  %504 = zext i32 %503 to i64
  %505 = load i64, ptr %192, align 8, !tbaa !111
  %506 = add i64 %505, %371
  store i64 %506, ptr %192, align 8, !tbaa !111
  %507 = load i64, ptr %157, align 8, !tbaa !26
  %508 = add i64 %507, %402
  store i64 %508, ptr %157, align 8, !tbaa !26
  %509 = sub i64 %370, %504
  %510 = load i64, ptr %139, align 8, !tbaa !38
  %511 = add i64 %510, %509
  store i64 %511, ptr %139, align 8, !tbaa !38
  store i64 %511, ptr %193, align 8, !tbaa !86
  %512 = select i1 %502, i32 3, i32 0
  br label %513

513:                                              ; preds = %442, %495, %498
  %514 = phi i32 [ %512, %498 ], [ %497, %495 ], [ 3, %442 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %516, label %521

516:                                              ; preds = %513
  %517 = load i64, ptr %157, align 8, !tbaa !26
  %518 = load i64, ptr %175, align 8, !tbaa !98
  %519 = icmp ule i64 %517, %518
  %520 = select i1 %519, i32 %195, i32 5
  br label %521

521:                                              ; preds = %516, %513
  %522 = phi i1 [ false, %513 ], [ %519, %516 ]
  %523 = phi i32 [ %514, %513 ], [ %520, %516 ]
  br i1 %522, label %194, label %524, !llvm.loop !113

524:                                              ; preds = %225, %236, %268, %278, %292, %303, %201, %521, %214, %215, %194, %26, %39, %96
  %525 = phi i32 [ 4, %96 ], [ 4, %39 ], [ 4, %26 ], [ %523, %521 ], [ 4, %214 ], [ 2, %215 ], [ 0, %194 ], [ 4, %201 ], [ 4, %303 ], [ 4, %292 ], [ 4, %278 ], [ 4, %268 ], [ 4, %236 ], [ 4, %225 ]
  ret i32 %525
}

define i32 @search_flood_everything(ptr noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i32 @flood(ptr noundef %0, i64 noundef %1, i32 noundef 1)
  ret i32 %3
}

define i32 @search_retrace(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 118
  %5 = load i64, ptr %4, align 8, !tbaa !91
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 119
  %7 = load i64, ptr %6, align 8, !tbaa !92
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 124
  %9 = load i64, ptr %8, align 8, !tbaa !97
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %13 = load ptr, ptr %12, align 8, !tbaa !107
  br label %25

14:                                               ; preds = %25, %2
  %15 = phi i64 [ %5, %2 ], [ %34, %25 ]
  %16 = phi i64 [ %7, %2 ], [ %37, %25 ]
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  store i64 0, ptr %17, align 8, !tbaa !114
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  br label %40

25:                                               ; preds = %11, %25
  %26 = phi i64 [ 0, %11 ], [ %38, %25 ]
  %27 = phi i64 [ %7, %11 ], [ %37, %25 ]
  %28 = phi i64 [ %5, %11 ], [ %34, %25 ]
  %29 = getelementptr inbounds i16, ptr %13, i64 %26
  %30 = load i16, ptr %29, align 2, !tbaa !108
  %31 = zext i16 %30 to i32
  %32 = and i32 %31, 511
  %33 = zext i32 %32 to i64
  %34 = add i64 %28, %33
  %35 = lshr i32 %31, 9
  %36 = zext i32 %35 to i64
  %37 = add i64 %27, %36
  %38 = add nuw i64 %26, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %14, label %25, !llvm.loop !115

40:                                               ; preds = %125, %14
  %41 = phi i64 [ %1, %14 ], [ %126, %125 ]
  %42 = phi i64 [ %15, %14 ], [ %67, %125 ]
  %43 = phi i64 [ %16, %14 ], [ %68, %125 ]
  %44 = phi i64 [ %9, %14 ], [ %69, %125 ]
  %45 = load i64, ptr %4, align 8, !tbaa !91
  %46 = icmp ult i64 %41, %45
  br i1 %46, label %127, label %47

47:                                               ; preds = %40
  %48 = icmp ugt i64 %42, %41
  br i1 %48, label %49, label %66

49:                                               ; preds = %47
  %50 = load ptr, ptr %18, align 8, !tbaa !107
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %44, %49 ], [ %55, %51 ]
  %53 = phi i64 [ %43, %49 ], [ %64, %51 ]
  %54 = phi i64 [ %42, %49 ], [ %61, %51 ]
  %55 = add i64 %52, -1
  %56 = getelementptr inbounds i16, ptr %50, i64 %55
  %57 = load i16, ptr %56, align 2, !tbaa !108
  %58 = zext i16 %57 to i32
  %59 = and i32 %58, 511
  %60 = zext i32 %59 to i64
  %61 = sub i64 %54, %60
  %62 = lshr i32 %58, 9
  %63 = zext i32 %62 to i64
  %64 = sub i64 %53, %63
  %65 = icmp ugt i64 %61, %41
  br i1 %65, label %51, label %66, !llvm.loop !116

66:                                               ; preds = %51, %47
  %67 = phi i64 [ %42, %47 ], [ %61, %51 ]
  %68 = phi i64 [ %43, %47 ], [ %64, %51 ]
  %69 = phi i64 [ %44, %47 ], [ %55, %51 ]
  %70 = load ptr, ptr %19, align 8, !tbaa !99
  %71 = sub i64 %41, %45
  %72 = getelementptr inbounds i8, ptr %70, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !101
  %74 = load i64, ptr %17, align 8, !tbaa !114
  %75 = add i64 %74, 1
  %76 = load i64, ptr %21, align 8, !tbaa !11
  %77 = icmp ult i64 %76, %75
  br i1 %77, label %78, label %113

78:                                               ; preds = %66
  %79 = lshr i64 %76, 2
  %80 = add i64 %76, 1024
  %81 = add i64 %80, %79
  %82 = tail call i64 @llvm.umax.i64(i64 %81, i64 %75)
  %83 = load i64, ptr %22, align 8, !tbaa !12
  %84 = sub i64 %82, %76
  %85 = shl i64 %84, 2
  %86 = add i64 %83, %85
  %87 = load i64, ptr %23, align 8, !tbaa !13
  %88 = icmp ugt i64 %86, %87
  br i1 %88, label %113, label %89

89:                                               ; preds = %78
  %90 = load ptr, ptr %20, align 8, !tbaa !14
  %91 = shl i64 %82, 2
  %92 = tail call ptr @resize_memory(ptr noundef %90, i64 noundef %91)
  %93 = icmp eq ptr %92, null
  br i1 %93, label %113, label %94

94:                                               ; preds = %89
  %95 = load i64, ptr %21, align 8, !tbaa !11
  %96 = sub i64 %82, %95
  %97 = shl i64 %96, 2
  %98 = load i64, ptr %22, align 8, !tbaa !12
  %99 = add i64 %97, %98
  store i64 %99, ptr %22, align 8, !tbaa !12
  store ptr %92, ptr %20, align 8, !tbaa !14
  store i64 %82, ptr %21, align 8, !tbaa !11
  %100 = load ptr, ptr %24, align 8, !tbaa !15
  %101 = icmp eq ptr %100, null
  %102 = icmp ult i64 %91, 4194304
  %103 = or i1 %102, %101
  br i1 %103, label %113, label %104

104:                                              ; preds = %94
  %105 = ptrtoint ptr %92 to i64
  %106 = and i64 %105, -4096
  %107 = add i64 %91, 4095
  %108 = add i64 %107, %105
  %109 = and i64 %108, -4096
  %110 = inttoptr i64 %106 to ptr
  %111 = sub i64 %109, %106
  %112 = tail call i32 %100(ptr noundef %110, i64 noundef %111, i32 noundef 14)
  br label %113

113:                                              ; preds = %66, %78, %89, %94, %104
  %114 = phi i1 [ false, %66 ], [ true, %78 ], [ true, %89 ], [ false, %94 ], [ false, %104 ]
  br i1 %114, label %125, label %115

115:                                              ; preds = %113
  %116 = zext i8 %73 to i32
  %117 = and i32 %116, 7
  %118 = load ptr, ptr %20, align 8, !tbaa !117
  %119 = load i64, ptr %17, align 8, !tbaa !114
  %120 = add i64 %119, 1
  store i64 %120, ptr %17, align 8, !tbaa !114
  %121 = getelementptr inbounds i32, ptr %118, i64 %119
  store i32 %117, ptr %121, align 4, !tbaa !21
  %122 = lshr i32 %116, 3
  %123 = zext i32 %122 to i64
  %124 = add i64 %68, %123
  br label %125

125:                                              ; preds = %113, %115
  %126 = phi i64 [ %124, %115 ], [ %41, %113 ]
  br i1 %114, label %169, label %40, !llvm.loop !118

127:                                              ; preds = %40
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %41, ptr %128, align 8, !tbaa !86
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %130 = load i64, ptr %129, align 8, !tbaa !28
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %139

132:                                              ; preds = %127
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %134 = load ptr, ptr %133, align 8, !tbaa !33
  %135 = load i64, ptr @WORDS, align 8, !tbaa !11
  %136 = mul i64 %135, %41
  %137 = getelementptr inbounds i64, ptr %134, i64 %136
  %138 = load i64, ptr %137, align 8, !tbaa !11
  br label %146

139:                                              ; preds = %127
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %141 = load ptr, ptr %140, align 8, !tbaa !34
  %142 = getelementptr inbounds i32, ptr %141, i64 %41
  %143 = load i32, ptr %142, align 4, !tbaa !21
  %144 = zext i32 %143 to i64
  %145 = or i64 %144, -9223372036854775808
  br label %146

146:                                              ; preds = %132, %139
  %147 = phi i64 [ %145, %139 ], [ %138, %132 ]
  store i64 %147, ptr %3, align 8, !tbaa !11
  %148 = load i64, ptr %17, align 8, !tbaa !114
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %153, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  br label %154

153:                                              ; preds = %154, %146
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %169

154:                                              ; preds = %150, %154
  %155 = phi i64 [ %148, %150 ], [ %156, %154 ]
  %156 = add i64 %155, -1
  %157 = load ptr, ptr %0, align 8, !tbaa !84
  %158 = load ptr, ptr %151, align 8, !tbaa !48
  %159 = call i32 %157(ptr noundef nonnull %3, ptr noundef %158)
  %160 = load ptr, ptr %151, align 8, !tbaa !48
  %161 = load ptr, ptr %152, align 8, !tbaa !117
  %162 = getelementptr inbounds i32, ptr %161, i64 %156
  %163 = load i32, ptr %162, align 4, !tbaa !21
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds i64, ptr %160, i64 %164
  %166 = load i64, ptr %165, align 8, !tbaa !11
  store i64 %166, ptr %3, align 8, !tbaa !11
  %167 = trunc i64 %166 to i32
  store i32 %167, ptr %162, align 4, !tbaa !21
  %168 = icmp eq i64 %156, 0
  br i1 %168, label %153, label %154, !llvm.loop !119

169:                                              ; preds = %125, %153
  %170 = phi i32 [ 0, %153 ], [ 4, %125 ]
  ret i32 %170
}

define i32 @search_count(ptr noundef %0, i64 noundef %1) {
  %3 = alloca %struct.Block, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %5 = load i64, ptr %4, align 8, !tbaa !38
  %6 = add i64 %5, %1
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %8 = load i64, ptr %7, align 8, !tbaa !120
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %12 = load i64, ptr %11, align 8, !tbaa !121
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @room_for_ways(ptr noundef %0, i64 noundef 1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %201, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %19 = load ptr, ptr %18, align 8, !tbaa !122
  store i128 1, ptr %19, align 16, !tbaa !123
  %20 = tail call fastcc i32 @level_of_ways(ptr noundef %0)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %201

22:                                               ; preds = %17, %10, %2
  %23 = phi i32 [ undef, %2 ], [ undef, %10 ], [ %20, %17 ]
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %27 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 1
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %30 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %33 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 4
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %35 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88
  %37 = getelementptr inbounds %struct.Block, ptr %3, i64 0, i32 6
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
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
  %66 = load i64, ptr %25, align 8, !tbaa !125
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %73, label %68

68:                                               ; preds = %63
  %69 = load ptr, ptr %26, align 8, !tbaa !126
  %70 = add i64 %66, -1
  %71 = getelementptr inbounds i64, ptr %69, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !11
  br label %73

73:                                               ; preds = %63, %68
  %74 = phi i64 [ %72, %68 ], [ 0, %63 ]
  %75 = load i64, ptr %24, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !127)
  tail call fastcc void @to_bitmap(ptr noundef %0), !noalias !127
  store i64 %65, ptr %3, align 8, !tbaa !44, !alias.scope !127
  %76 = load i64, ptr %28, align 8, !tbaa !10, !noalias !127
  %77 = load i64, ptr %29, align 8, !tbaa !4, !noalias !127
  %78 = add i64 %77, 1
  %79 = udiv i64 %76, %78
  %80 = tail call i64 @llvm.umin.i64(i64 %79, i64 64)
  %81 = sub i64 %75, %65
  %82 = icmp ugt i64 %81, %80
  %83 = add i64 %80, %65
  %84 = select i1 %82, i64 %83, i64 %75
  %85 = sub i64 %84, %65
  store i64 %85, ptr %27, align 8, !tbaa !46, !alias.scope !127
  store i64 0, ptr %30, align 8, !tbaa !47, !alias.scope !127
  %86 = load ptr, ptr %32, align 8, !tbaa !48, !noalias !127
  store ptr %86, ptr %31, align 8, !tbaa !49, !alias.scope !127
  %87 = load ptr, ptr %34, align 8, !tbaa !50, !noalias !127
  store ptr %87, ptr %33, align 8, !tbaa !51, !alias.scope !127
  store ptr %36, ptr %35, align 8, !tbaa !52, !alias.scope !127
  store ptr %36, ptr %37, align 8, !tbaa !53, !alias.scope !127
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
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !21
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %101
  %109 = add i64 %104, %65
  store i64 %109, ptr %48, align 8, !tbaa !86
  br label %192

110:                                              ; preds = %101
  %111 = zext i32 %106 to i64
  %112 = load i64, ptr %39, align 8, !tbaa !111
  %113 = add i64 %112, %111
  store i64 %113, ptr %39, align 8, !tbaa !111
  %114 = load i64, ptr %4, align 8, !tbaa !38
  %115 = add i64 %114, 1
  store i64 %115, ptr %4, align 8, !tbaa !38
  %116 = load ptr, ptr %40, align 8, !tbaa !130
  %117 = add i64 %104, %65
  %118 = sub i64 %117, %74
  %119 = getelementptr inbounds i128, ptr %116, i64 %118
  %120 = load i128, ptr %119, align 16, !tbaa !123
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
  %149 = load ptr, ptr %43, align 8, !tbaa !122
  %150 = getelementptr inbounds i128, ptr %149, i64 %144
  store i128 %120, ptr %150, align 16, !tbaa !123
  br label %163

151:                                              ; preds = %143
  %152 = load ptr, ptr %44, align 8, !tbaa !131
  %153 = getelementptr inbounds i32, ptr %152, i64 %144
  %154 = load i32, ptr %153, align 4, !tbaa !21
  %155 = icmp eq i32 %154, %125
  br i1 %155, label %166, label %156

156:                                              ; preds = %151
  %157 = load ptr, ptr %45, align 8, !tbaa !122
  %158 = getelementptr inbounds i128, ptr %157, i64 %144
  %159 = load i128, ptr %158, align 16, !tbaa !123
  %160 = tail call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %159, i128 %120)
  %161 = extractvalue { i128, i1 } %160, 1
  %162 = extractvalue { i128, i1 } %160, 0
  store i128 %162, ptr %158, align 16
  br i1 %161, label %166, label %163

163:                                              ; preds = %156, %146
  %164 = load ptr, ptr %46, align 8, !tbaa !131
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
  br i1 %173, label %127, label %174, !llvm.loop !132

174:                                              ; preds = %166, %169, %110
  %175 = phi i64 [ %103, %110 ], [ %129, %166 ], [ %171, %169 ]
  %176 = phi i32 [ 7, %110 ], [ %167, %166 ], [ 7, %169 ]
  %177 = phi i32 [ %102, %110 ], [ %168, %169 ], [ %168, %166 ]
  %178 = icmp eq i32 %176, 7
  br i1 %178, label %179, label %185

179:                                              ; preds = %174
  %180 = load i64, ptr %38, align 8, !tbaa !26
  %181 = load i64, ptr %47, align 8, !tbaa !98
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
  br i1 %191, label %192, label %101, !llvm.loop !133

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
  br i1 %200, label %49, label %201, !llvm.loop !134

201:                                              ; preds = %49, %56, %59, %197, %14, %17
  %202 = phi i32 [ %20, %17 ], [ 4, %14 ], [ %199, %197 ], [ %62, %59 ], [ 4, %56 ], [ 0, %49 ]
  ret i32 %202
}

define internal fastcc i32 @room_for_ways(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %5 = load i64, ptr %4, align 8, !tbaa !11
  %6 = icmp ult i64 %5, %1
  br i1 %6, label %7, label %45

7:                                                ; preds = %2
  %8 = lshr i64 %5, 2
  %9 = add i64 %5, 1024
  %10 = add i64 %9, %8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 %1)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = sub i64 %11, %5
  %15 = shl i64 %14, 4
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %18 = load i64, ptr %17, align 8, !tbaa !13
  %19 = icmp ugt i64 %16, %18
  br i1 %19, label %88, label %20

20:                                               ; preds = %7
  %21 = load ptr, ptr %3, align 8, !tbaa !14
  %22 = shl i64 %11, 4
  %23 = tail call ptr @resize_memory(ptr noundef %21, i64 noundef %22)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %88, label %25

25:                                               ; preds = %20
  %26 = load i64, ptr %4, align 8, !tbaa !11
  %27 = sub i64 %11, %26
  %28 = shl i64 %27, 4
  %29 = load i64, ptr %12, align 8, !tbaa !12
  %30 = add i64 %28, %29
  store i64 %30, ptr %12, align 8, !tbaa !12
  store ptr %23, ptr %3, align 8, !tbaa !14
  store i64 %11, ptr %4, align 8, !tbaa !11
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %32 = load ptr, ptr %31, align 8, !tbaa !15
  %33 = icmp eq ptr %32, null
  %34 = icmp ult i64 %22, 4194304
  %35 = or i1 %34, %33
  br i1 %35, label %45, label %36

36:                                               ; preds = %25
  %37 = ptrtoint ptr %23 to i64
  %38 = and i64 %37, -4096
  %39 = add i64 %22, 4095
  %40 = add i64 %39, %37
  %41 = and i64 %40, -4096
  %42 = inttoptr i64 %38 to ptr
  %43 = sub i64 %41, %38
  %44 = tail call i32 %32(ptr noundef %42, i64 noundef %43, i32 noundef 14)
  br label %45

45:                                               ; preds = %36, %25, %2
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 49
  %48 = load i64, ptr %47, align 8, !tbaa !11
  %49 = icmp ult i64 %48, %1
  br i1 %49, label %50, label %88

50:                                               ; preds = %45
  %51 = lshr i64 %48, 2
  %52 = add i64 %48, 1024
  %53 = add i64 %52, %51
  %54 = tail call i64 @llvm.umax.i64(i64 %53, i64 %1)
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %56 = load i64, ptr %55, align 8, !tbaa !12
  %57 = sub i64 %54, %48
  %58 = shl i64 %57, 2
  %59 = add i64 %56, %58
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %61 = load i64, ptr %60, align 8, !tbaa !13
  %62 = icmp ugt i64 %59, %61
  br i1 %62, label %88, label %63

63:                                               ; preds = %50
  %64 = load ptr, ptr %46, align 8, !tbaa !14
  %65 = shl i64 %54, 2
  %66 = tail call ptr @resize_memory(ptr noundef %64, i64 noundef %65)
  %67 = icmp eq ptr %66, null
  br i1 %67, label %88, label %68

68:                                               ; preds = %63
  %69 = load i64, ptr %47, align 8, !tbaa !11
  %70 = sub i64 %54, %69
  %71 = shl i64 %70, 2
  %72 = load i64, ptr %55, align 8, !tbaa !12
  %73 = add i64 %71, %72
  store i64 %73, ptr %55, align 8, !tbaa !12
  store ptr %66, ptr %46, align 8, !tbaa !14
  store i64 %54, ptr %47, align 8, !tbaa !11
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %75 = load ptr, ptr %74, align 8, !tbaa !15
  %76 = icmp eq ptr %75, null
  %77 = icmp ult i64 %65, 4194304
  %78 = or i1 %77, %76
  br i1 %78, label %88, label %79

79:                                               ; preds = %68
  %80 = ptrtoint ptr %66 to i64
  %81 = and i64 %80, -4096
  %82 = add i64 %65, 4095
  %83 = add i64 %82, %80
  %84 = and i64 %83, -4096
  %85 = inttoptr i64 %81 to ptr
  %86 = sub i64 %84, %81
  %87 = tail call i32 %75(ptr noundef %85, i64 noundef %86, i32 noundef 14)
  br label %88

88:                                               ; preds = %79, %68, %63, %50, %45, %20, %7
  %89 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 1, %45 ], [ 0, %50 ], [ 0, %63 ], [ 1, %68 ], [ 1, %79 ]
  ret i32 %89
}

define internal fastcc i32 @level_of_ways(ptr nocapture noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %4 = load i64, ptr %3, align 8, !tbaa !38
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %6 = load i64, ptr %5, align 8, !tbaa !26
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %92, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %10 = load ptr, ptr %9, align 8, !tbaa !130
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 47
  %12 = load i64, ptr %11, align 8, !tbaa !120
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %14 = load ptr, ptr %13, align 8, !tbaa !122
  store ptr %14, ptr %9, align 8, !tbaa !130
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 48
  %16 = load i64, ptr %15, align 8, !tbaa !121
  store i64 %16, ptr %11, align 8, !tbaa !120
  store ptr %10, ptr %13, align 8, !tbaa !122
  store i64 %12, ptr %15, align 8, !tbaa !121
  %17 = load i64, ptr %5, align 8, !tbaa !26
  %18 = icmp ult i64 %4, %17
  br i1 %18, label %19, label %83

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %24 = load i64, ptr @WORDS, align 8
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
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
  %37 = load ptr, ptr %20, align 8, !tbaa !135
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
  store i64 %34, ptr %26, align 8, !tbaa !86
  br label %70

55:                                               ; preds = %50
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %55
  %58 = icmp eq i32 %35, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %57
  store i64 %34, ptr %25, align 8, !tbaa !86
  br label %60

60:                                               ; preds = %59, %57
  %61 = load ptr, ptr %9, align 8, !tbaa !130
  %62 = sub nuw i64 %34, %4
  %63 = getelementptr inbounds i128, ptr %61, i64 %62
  %64 = load i128, ptr %63, align 16, !tbaa !123
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
  br i1 %78, label %31, label %27, !llvm.loop !136

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
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 50
  store i64 %85, ptr %90, align 8, !tbaa !137
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 51
  store i64 %86, ptr %91, align 8, !tbaa !138
  br label %92

92:                                               ; preds = %89, %83, %1
  %93 = phi i32 [ 2, %1 ], [ %87, %89 ], [ %88, %83 ]
  ret i32 %93
}

define internal fastcc i32 @level_ended(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 38
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 37
  %5 = load i64, ptr %4, align 8, !tbaa !125
  %6 = add i64 %5, 1
  %7 = load i64, ptr %3, align 8, !tbaa !11
  %8 = icmp ult i64 %7, %6
  br i1 %8, label %9, label %47

9:                                                ; preds = %1
  %10 = lshr i64 %7, 2
  %11 = add i64 %7, 1024
  %12 = add i64 %11, %10
  %13 = tail call i64 @llvm.umax.i64(i64 %12, i64 %6)
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = sub i64 %13, %7
  %17 = shl i64 %16, 3
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %56, label %22

22:                                               ; preds = %9
  %23 = load ptr, ptr %2, align 8, !tbaa !14
  %24 = shl i64 %13, 3
  %25 = tail call ptr @resize_memory(ptr noundef %23, i64 noundef %24)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %56, label %27

27:                                               ; preds = %22
  %28 = load i64, ptr %3, align 8, !tbaa !11
  %29 = sub i64 %13, %28
  %30 = shl i64 %29, 3
  %31 = load i64, ptr %14, align 8, !tbaa !12
  %32 = add i64 %30, %31
  store i64 %32, ptr %14, align 8, !tbaa !12
  store ptr %25, ptr %2, align 8, !tbaa !14
  store i64 %13, ptr %3, align 8, !tbaa !11
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !15
  %35 = icmp eq ptr %34, null
  %36 = icmp ult i64 %24, 4194304
  %37 = or i1 %36, %35
  br i1 %37, label %47, label %38

38:                                               ; preds = %27
  %39 = ptrtoint ptr %25 to i64
  %40 = and i64 %39, -4096
  %41 = add i64 %24, 4095
  %42 = add i64 %41, %39
  %43 = and i64 %42, -4096
  %44 = inttoptr i64 %40 to ptr
  %45 = sub i64 %43, %40
  %46 = tail call i32 %34(ptr noundef %44, i64 noundef %45, i32 noundef 14)
  br label %47

47:                                               ; preds = %38, %27, %1
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %49 = load i64, ptr %48, align 8, !tbaa !25
  %50 = load ptr, ptr %2, align 8, !tbaa !126
  %51 = load i64, ptr %4, align 8, !tbaa !125
  %52 = add i64 %51, 1
  store i64 %52, ptr %4, align 8, !tbaa !125
  %53 = getelementptr inbounds i64, ptr %50, i64 %51
  store i64 %49, ptr %53, align 8, !tbaa !11
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %55 = load i64, ptr %54, align 8, !tbaa !26
  store i64 %55, ptr %48, align 8, !tbaa !25
  br label %56

56:                                               ; preds = %22, %9, %47
  %57 = phi i32 [ 1, %47 ], [ 0, %9 ], [ 0, %22 ]
  ret i32 %57
}

declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)

define i32 @search_depth_first(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %5 = load i64, ptr %4, align 8, !tbaa !139
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %59

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %9 = load i64, ptr %8, align 8, !tbaa !114
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %59

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %54

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %292, label %29

29:                                               ; preds = %16
  %30 = load ptr, ptr %12, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %292, label %34

34:                                               ; preds = %29
  %35 = load i64, ptr %13, align 8, !tbaa !11
  %36 = sub i64 %20, %35
  %37 = shl i64 %36, 2
  %38 = load i64, ptr %21, align 8, !tbaa !12
  %39 = add i64 %37, %38
  store i64 %39, ptr %21, align 8, !tbaa !12
  store ptr %32, ptr %12, align 8, !tbaa !14
  store i64 %20, ptr %13, align 8, !tbaa !11
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8, !tbaa !15
  %42 = icmp eq ptr %41, null
  %43 = icmp ult i64 %31, 4194304
  %44 = or i1 %43, %42
  br i1 %44, label %54, label %45

45:                                               ; preds = %34
  %46 = ptrtoint ptr %32 to i64
  %47 = and i64 %46, -4096
  %48 = add i64 %31, 4095
  %49 = add i64 %48, %46
  %50 = and i64 %49, -4096
  %51 = inttoptr i64 %47 to ptr
  %52 = sub i64 %50, %47
  %53 = tail call i32 %41(ptr noundef %51, i64 noundef %52, i32 noundef 14)
  br label %54

54:                                               ; preds = %45, %34, %11
  %55 = load ptr, ptr %12, align 8, !tbaa !117
  %56 = load i64, ptr %8, align 8, !tbaa !114
  %57 = add i64 %56, 1
  store i64 %57, ptr %8, align 8, !tbaa !114
  %58 = getelementptr inbounds i32, ptr %55, i64 %56
  store i32 0, ptr %58, align 4, !tbaa !21
  br label %59

59:                                               ; preds = %54, %7, %2
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %61 = icmp eq i64 %1, 0
  br i1 %61, label %292, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %67 = load i64, ptr @WORDS, align 8
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %74 = load i64, ptr @WORDS, align 8
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %76 = icmp eq i64 %74, 0
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %90

87:                                               ; preds = %288
  %88 = add i64 %92, -1
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %292, label %90, !llvm.loop !140

90:                                               ; preds = %62, %87
  %91 = phi i32 [ undef, %62 ], [ %290, %87 ]
  %92 = phi i64 [ %1, %62 ], [ %88, %87 ]
  %93 = load i64, ptr %60, align 8, !tbaa !114
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %292, label %95

95:                                               ; preds = %90
  %96 = load ptr, ptr %63, align 8, !tbaa !117
  %97 = add i64 %93, -1
  store i64 %97, ptr %60, align 8, !tbaa !114
  %98 = getelementptr inbounds i32, ptr %96, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %100 = load ptr, ptr %0, align 8, !tbaa !84
  %101 = zext i32 %99 to i64
  %102 = load i64, ptr %64, align 8, !tbaa !28
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %108

104:                                              ; preds = %95
  %105 = load ptr, ptr %66, align 8, !tbaa !33
  %106 = mul i64 %67, %101
  %107 = getelementptr inbounds i64, ptr %105, i64 %106
  br label %114

108:                                              ; preds = %95
  %109 = load ptr, ptr %65, align 8, !tbaa !34
  %110 = getelementptr inbounds i32, ptr %109, i64 %101
  %111 = load i32, ptr %110, align 4, !tbaa !21
  %112 = zext i32 %111 to i64
  %113 = or i64 %112, -9223372036854775808
  store i64 %113, ptr %3, align 8, !tbaa !11
  br label %114

114:                                              ; preds = %104, %108
  %115 = phi ptr [ %3, %108 ], [ %107, %104 ]
  %116 = load ptr, ptr %68, align 8, !tbaa !48
  %117 = call i32 %100(ptr noundef %115, ptr noundef %116)
  %118 = icmp slt i32 %117, 0
  br i1 %118, label %119, label %120

119:                                              ; preds = %114
  store i64 %101, ptr %86, align 8, !tbaa !86
  br label %288

120:                                              ; preds = %114
  %121 = load i64, ptr %4, align 8, !tbaa !139
  %122 = add i64 %121, 1
  store i64 %122, ptr %4, align 8, !tbaa !139
  %123 = zext i32 %117 to i64
  %124 = load i64, ptr %69, align 8, !tbaa !111
  %125 = add i64 %124, %123
  store i64 %125, ptr %69, align 8, !tbaa !111
  %126 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %123)
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %288, label %128

128:                                              ; preds = %120
  %129 = load i64, ptr %60, align 8, !tbaa !114
  %130 = add i64 %129, %123
  %131 = load i64, ptr %70, align 8, !tbaa !11
  %132 = icmp ult i64 %131, %130
  br i1 %132, label %133, label %168

133:                                              ; preds = %128
  %134 = lshr i64 %131, 2
  %135 = add i64 %131, 1024
  %136 = add i64 %135, %134
  %137 = call i64 @llvm.umax.i64(i64 %136, i64 %130)
  %138 = load i64, ptr %71, align 8, !tbaa !12
  %139 = sub i64 %137, %131
  %140 = shl i64 %139, 2
  %141 = add i64 %138, %140
  %142 = load i64, ptr %72, align 8, !tbaa !13
  %143 = icmp ugt i64 %141, %142
  br i1 %143, label %288, label %144

144:                                              ; preds = %133
  %145 = load ptr, ptr %63, align 8, !tbaa !14
  %146 = shl i64 %137, 2
  %147 = call ptr @resize_memory(ptr noundef %145, i64 noundef %146)
  %148 = icmp eq ptr %147, null
  br i1 %148, label %288, label %149

149:                                              ; preds = %144
  %150 = load i64, ptr %70, align 8, !tbaa !11
  %151 = sub i64 %137, %150
  %152 = shl i64 %151, 2
  %153 = load i64, ptr %71, align 8, !tbaa !12
  %154 = add i64 %152, %153
  store i64 %154, ptr %71, align 8, !tbaa !12
  store ptr %147, ptr %63, align 8, !tbaa !14
  store i64 %137, ptr %70, align 8, !tbaa !11
  %155 = load ptr, ptr %73, align 8, !tbaa !15
  %156 = icmp eq ptr %155, null
  %157 = icmp ult i64 %146, 4194304
  %158 = or i1 %157, %156
  br i1 %158, label %168, label %159

159:                                              ; preds = %149
  %160 = ptrtoint ptr %147 to i64
  %161 = and i64 %160, -4096
  %162 = add i64 %146, 4095
  %163 = add i64 %162, %160
  %164 = and i64 %163, -4096
  %165 = inttoptr i64 %161 to ptr
  %166 = sub i64 %164, %161
  %167 = call i32 %155(ptr noundef %165, i64 noundef %166, i32 noundef 14)
  br label %168

168:                                              ; preds = %159, %149, %128
  %169 = icmp sgt i32 %117, 0
  br i1 %169, label %170, label %172

170:                                              ; preds = %168
  %171 = zext i32 %117 to i64
  br label %176

172:                                              ; preds = %238, %168
  %173 = icmp sgt i32 %117, 0
  br i1 %173, label %174, label %278

174:                                              ; preds = %172
  %175 = zext i32 %117 to i64
  br label %241

176:                                              ; preds = %170, %238
  %177 = phi i64 [ 0, %170 ], [ %239, %238 ]
  %178 = load ptr, ptr %68, align 8, !tbaa !48
  %179 = mul i64 %74, %177
  %180 = getelementptr inbounds i64, ptr %178, i64 %179
  %181 = load ptr, ptr %75, align 8, !tbaa !16
  %182 = icmp eq ptr %181, null
  br i1 %182, label %194, label %183

183:                                              ; preds = %176
  %184 = call i64 %181(ptr noundef %180)
  %185 = mul i64 %184, 246948723733
  %186 = lshr i64 %185, 19
  %187 = and i64 %186, 524287
  %188 = xor i64 %187, %185
  %189 = mul i64 %188, 242235342227
  %190 = and i64 %189, 274877906943
  %191 = lshr i64 %190, 19
  %192 = xor i64 %191, %189
  %193 = call i64 @llvm.fshl.i64(i64 %192, i64 %190, i64 32)
  br label %217

194:                                              ; preds = %176
  br i1 %76, label %213, label %195

195:                                              ; preds = %194, %195
  %196 = phi i64 [ %209, %195 ], [ 0, %194 ]
  %197 = phi i64 [ %208, %195 ], [ -7046029254386353131, %194 ]
  %198 = getelementptr inbounds i64, ptr %180, i64 %196
  %199 = load i64, ptr %198, align 8, !tbaa !11
  %200 = xor i64 %199, %197
  %201 = shl i64 %196, 1
  %202 = add i64 %201, -2960836687051489901
  %203 = zext i64 %200 to i128
  %204 = zext i64 %202 to i128
  %205 = mul nuw i128 %203, %204
  %206 = lshr i128 %205, 64
  %207 = xor i128 %206, %205
  %208 = trunc i128 %207 to i64
  %209 = add nuw i64 %196, 1
  %210 = icmp eq i64 %209, %74
  br i1 %210, label %211, label %195, !llvm.loop !17

211:                                              ; preds = %195
  %212 = trunc i128 %207 to i64
  br label %213

213:                                              ; preds = %211, %194
  %214 = phi i64 [ -7046029254386353131, %194 ], [ %212, %211 ]
  %215 = lshr i64 %214, 32
  %216 = xor i64 %215, %214
  br label %217

217:                                              ; preds = %183, %213
  %218 = phi i64 [ %193, %183 ], [ %216, %213 ]
  %219 = load ptr, ptr %77, align 8, !tbaa !50
  %220 = getelementptr inbounds i64, ptr %219, i64 %177
  store i64 %218, ptr %220, align 8, !tbaa !11
  %221 = load ptr, ptr %78, align 8, !tbaa !57
  %222 = icmp eq ptr %221, null
  br i1 %222, label %226, label %223

223:                                              ; preds = %217
  %224 = lshr i64 %218, 6
  %225 = getelementptr inbounds i64, ptr %221, i64 %224
  call void @llvm.prefetch.p0(ptr nonnull %225, i32 0, i32 3, i32 1)
  br label %238

226:                                              ; preds = %217
  %227 = and i64 %218, 63
  %228 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %227, i32 1
  %229 = load i64, ptr %228, align 8, !tbaa !30
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %238, label %231

231:                                              ; preds = %226
  %232 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %227
  %233 = load ptr, ptr %232, align 8, !tbaa !32
  %234 = lshr i64 %218, 32
  %235 = mul i64 %229, %234
  %236 = lshr i64 %235, 32
  %237 = getelementptr inbounds i64, ptr %233, i64 %236
  call void @llvm.prefetch.p0(ptr %237, i32 0, i32 3, i32 1)
  br label %238

238:                                              ; preds = %223, %226, %231
  %239 = add nuw nsw i64 %177, 1
  %240 = icmp eq i64 %239, %171
  br i1 %240, label %172, label %176, !llvm.loop !141

241:                                              ; preds = %174, %275
  %242 = phi i64 [ 0, %174 ], [ %276, %275 ]
  %243 = phi i32 [ %91, %174 ], [ %274, %275 ]
  %244 = load i64, ptr %79, align 8, !tbaa !26
  %245 = load ptr, ptr %68, align 8, !tbaa !48
  %246 = mul i64 %74, %242
  %247 = getelementptr inbounds i64, ptr %245, i64 %246
  %248 = load ptr, ptr %80, align 8, !tbaa !50
  %249 = getelementptr inbounds i64, ptr %248, i64 %242
  %250 = load i64, ptr %249, align 8, !tbaa !11
  %251 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %247, i64 noundef %250)
  %252 = icmp slt i64 %251, 0
  br i1 %252, label %272, label %253

253:                                              ; preds = %241
  %254 = icmp ult i64 %251, %244
  br i1 %254, label %272, label %255

255:                                              ; preds = %253
  %256 = load ptr, ptr %81, align 8, !tbaa !24
  %257 = getelementptr inbounds i32, ptr %256, i64 %251
  store i32 %99, ptr %257, align 4, !tbaa !21
  %258 = load ptr, ptr %82, align 8, !tbaa !135
  %259 = load ptr, ptr %68, align 8, !tbaa !48
  %260 = getelementptr inbounds i64, ptr %259, i64 %246
  %261 = call i32 %258(ptr noundef %260)
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %266, label %263

263:                                              ; preds = %255
  store i64 %251, ptr %83, align 8, !tbaa !86
  %264 = icmp slt i32 %261, 1
  %265 = select i1 %264, i32 3, i32 1
  br label %272

266:                                              ; preds = %255
  %267 = trunc i64 %251 to i32
  %268 = load ptr, ptr %63, align 8, !tbaa !117
  %269 = load i64, ptr %60, align 8, !tbaa !114
  %270 = add i64 %269, 1
  store i64 %270, ptr %60, align 8, !tbaa !114
  %271 = getelementptr inbounds i32, ptr %268, i64 %269
  store i32 %267, ptr %271, align 4, !tbaa !21
  br label %272

272:                                              ; preds = %263, %266, %253, %241
  %273 = phi i32 [ 1, %241 ], [ 10, %253 ], [ 1, %263 ], [ 0, %266 ]
  %274 = phi i32 [ 4, %241 ], [ %243, %253 ], [ %265, %263 ], [ %243, %266 ]
  switch i32 %273, label %278 [
    i32 0, label %275
    i32 10, label %275
  ]

275:                                              ; preds = %272, %272
  %276 = add nuw nsw i64 %242, 1
  %277 = icmp eq i64 %276, %175
  br i1 %277, label %278, label %241, !llvm.loop !142

278:                                              ; preds = %272, %275, %172
  %279 = phi i32 [ 8, %172 ], [ %273, %272 ], [ 8, %275 ]
  %280 = phi i32 [ %91, %172 ], [ %274, %275 ], [ %274, %272 ]
  %281 = icmp eq i32 %279, 8
  br i1 %281, label %282, label %288

282:                                              ; preds = %278
  %283 = load i64, ptr %84, align 8, !tbaa !26
  %284 = load i64, ptr %85, align 8, !tbaa !98
  %285 = icmp ugt i64 %283, %284
  %286 = zext i1 %285 to i32
  %287 = select i1 %285, i32 5, i32 %280
  br label %288

288:                                              ; preds = %144, %133, %282, %120, %278, %119
  %289 = phi i32 [ 1, %119 ], [ %279, %278 ], [ 1, %120 ], [ %286, %282 ], [ 1, %133 ], [ 1, %144 ]
  %290 = phi i32 [ 3, %119 ], [ %280, %278 ], [ 4, %120 ], [ %287, %282 ], [ 4, %133 ], [ 4, %144 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %291 = icmp eq i32 %289, 0
  br i1 %291, label %87, label %292

292:                                              ; preds = %90, %288, %87, %59, %29, %16
  %293 = phi i32 [ 4, %16 ], [ 4, %29 ], [ 0, %59 ], [ 0, %87 ], [ %290, %288 ], [ 2, %90 ]
  ret i32 %293
}

define i32 @search_preorder(ptr noundef %0, i64 noundef %1) {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %5 = load i64, ptr %4, align 8, !tbaa !139
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %106

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %9 = load i64, ptr %8, align 8, !tbaa !114
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %106

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %54

16:                                               ; preds = %11
  %17 = lshr i64 %14, 2
  %18 = add i64 %14, 1024
  %19 = add i64 %18, %17
  %20 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = sub i64 %20, %14
  %24 = shl i64 %23, 2
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !13
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %415, label %29

29:                                               ; preds = %16
  %30 = load ptr, ptr %12, align 8, !tbaa !14
  %31 = shl i64 %20, 2
  %32 = tail call ptr @resize_memory(ptr noundef %30, i64 noundef %31)
  %33 = icmp eq ptr %32, null
  br i1 %33, label %415, label %34

34:                                               ; preds = %29
  %35 = load i64, ptr %13, align 8, !tbaa !11
  %36 = sub i64 %20, %35
  %37 = shl i64 %36, 2
  %38 = load i64, ptr %21, align 8, !tbaa !12
  %39 = add i64 %37, %38
  store i64 %39, ptr %21, align 8, !tbaa !12
  store ptr %32, ptr %12, align 8, !tbaa !14
  store i64 %20, ptr %13, align 8, !tbaa !11
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8, !tbaa !15
  %42 = icmp eq ptr %41, null
  %43 = icmp ult i64 %31, 4194304
  %44 = or i1 %43, %42
  br i1 %44, label %54, label %45

45:                                               ; preds = %34
  %46 = ptrtoint ptr %32 to i64
  %47 = and i64 %46, -4096
  %48 = add i64 %31, 4095
  %49 = add i64 %48, %46
  %50 = and i64 %49, -4096
  %51 = inttoptr i64 %47 to ptr
  %52 = sub i64 %50, %47
  %53 = tail call i32 %41(ptr noundef %51, i64 noundef %52, i32 noundef 14)
  br label %54

54:                                               ; preds = %45, %34, %11
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %56 = load i64, ptr %55, align 8, !tbaa !143
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %58 = load i64, ptr %57, align 8, !tbaa !27
  %59 = icmp ult i64 %56, %58
  br i1 %59, label %60, label %99

60:                                               ; preds = %54
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %62 = lshr i64 %56, 2
  %63 = add i64 %56, 1024
  %64 = add i64 %63, %62
  %65 = tail call i64 @llvm.umax.i64(i64 %64, i64 %58)
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %67 = load i64, ptr %66, align 8, !tbaa !12
  %68 = sub i64 %65, %56
  %69 = shl i64 %68, 2
  %70 = add i64 %67, %69
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %72 = load i64, ptr %71, align 8, !tbaa !13
  %73 = icmp ugt i64 %70, %72
  br i1 %73, label %415, label %74

74:                                               ; preds = %60
  %75 = load ptr, ptr %61, align 8, !tbaa !14
  %76 = shl i64 %65, 2
  %77 = tail call ptr @resize_memory(ptr noundef %75, i64 noundef %76)
  %78 = icmp eq ptr %77, null
  br i1 %78, label %415, label %79

79:                                               ; preds = %74
  %80 = load i64, ptr %55, align 8, !tbaa !11
  %81 = sub i64 %65, %80
  %82 = shl i64 %81, 2
  %83 = load i64, ptr %66, align 8, !tbaa !12
  %84 = add i64 %82, %83
  store i64 %84, ptr %66, align 8, !tbaa !12
  store ptr %77, ptr %61, align 8, !tbaa !14
  store i64 %65, ptr %55, align 8, !tbaa !11
  %85 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %86 = load ptr, ptr %85, align 8, !tbaa !15
  %87 = icmp eq ptr %86, null
  %88 = icmp ult i64 %76, 4194304
  %89 = or i1 %88, %87
  br i1 %89, label %99, label %90

90:                                               ; preds = %79
  %91 = ptrtoint ptr %77 to i64
  %92 = and i64 %91, -4096
  %93 = add i64 %76, 4095
  %94 = add i64 %93, %91
  %95 = and i64 %94, -4096
  %96 = inttoptr i64 %92 to ptr
  %97 = sub i64 %95, %92
  %98 = tail call i32 %86(ptr noundef %96, i64 noundef %97, i32 noundef 14)
  br label %99

99:                                               ; preds = %90, %79, %54
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %101 = load ptr, ptr %100, align 8, !tbaa !144
  store i32 0, ptr %101, align 4, !tbaa !21
  %102 = load ptr, ptr %12, align 8, !tbaa !117
  %103 = load i64, ptr %8, align 8, !tbaa !114
  %104 = add i64 %103, 1
  store i64 %104, ptr %8, align 8, !tbaa !114
  %105 = getelementptr inbounds i32, ptr %102, i64 %103
  store i32 0, ptr %105, align 4, !tbaa !21
  br label %106

106:                                              ; preds = %99, %7, %2
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %108 = icmp eq i64 %1, 0
  br i1 %108, label %415, label %109

109:                                              ; preds = %106
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %115 = load i64, ptr @WORDS, align 8
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %120 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %121 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %129 = load i64, ptr @WORDS, align 8
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %131 = icmp eq i64 %129, 0
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %143

140:                                              ; preds = %411
  %141 = add i64 %145, -1
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %415, label %143, !llvm.loop !145

143:                                              ; preds = %109, %140
  %144 = phi i32 [ undef, %109 ], [ %413, %140 ]
  %145 = phi i64 [ %1, %109 ], [ %141, %140 ]
  %146 = load i64, ptr %107, align 8, !tbaa !114
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %415, label %148

148:                                              ; preds = %143
  %149 = load ptr, ptr %110, align 8, !tbaa !117
  %150 = add i64 %146, -1
  store i64 %150, ptr %107, align 8, !tbaa !114
  %151 = getelementptr inbounds i32, ptr %149, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !21
  %153 = load ptr, ptr %111, align 8, !tbaa !144
  %154 = zext i32 %152 to i64
  %155 = getelementptr inbounds i32, ptr %153, i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !21
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %411

158:                                              ; preds = %148
  store i32 1, ptr %155, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %159 = load i64, ptr %112, align 8, !tbaa !28
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %165

161:                                              ; preds = %158
  %162 = load ptr, ptr %114, align 8, !tbaa !33
  %163 = mul i64 %115, %154
  %164 = getelementptr inbounds i64, ptr %162, i64 %163
  br label %171

165:                                              ; preds = %158
  %166 = load ptr, ptr %113, align 8, !tbaa !34
  %167 = getelementptr inbounds i32, ptr %166, i64 %154
  %168 = load i32, ptr %167, align 4, !tbaa !21
  %169 = zext i32 %168 to i64
  %170 = or i64 %169, -9223372036854775808
  store i64 %170, ptr %3, align 8, !tbaa !11
  br label %171

171:                                              ; preds = %161, %165
  %172 = phi ptr [ %3, %165 ], [ %164, %161 ]
  %173 = load ptr, ptr %116, align 8, !tbaa !135
  %174 = call i32 %173(ptr noundef %172)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %179, label %176

176:                                              ; preds = %171
  store i64 %154, ptr %117, align 8, !tbaa !86
  %177 = icmp slt i32 %174, 1
  %178 = select i1 %177, i32 3, i32 1
  br label %408

179:                                              ; preds = %171
  %180 = load ptr, ptr %0, align 8, !tbaa !84
  %181 = load ptr, ptr %118, align 8, !tbaa !48
  %182 = call i32 %180(ptr noundef %172, ptr noundef %181)
  %183 = icmp slt i32 %182, 0
  br i1 %183, label %184, label %185

184:                                              ; preds = %179
  store i64 %154, ptr %139, align 8, !tbaa !86
  br label %408

185:                                              ; preds = %179
  %186 = load i64, ptr %4, align 8, !tbaa !139
  %187 = add i64 %186, 1
  store i64 %187, ptr %4, align 8, !tbaa !139
  %188 = zext i32 %182 to i64
  %189 = load i64, ptr %119, align 8, !tbaa !111
  %190 = add i64 %189, %188
  store i64 %190, ptr %119, align 8, !tbaa !111
  %191 = call fastcc i32 @room_for_states(ptr noundef nonnull %0, i64 noundef %188)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %408, label %193

193:                                              ; preds = %185
  %194 = load i64, ptr %120, align 8, !tbaa !143
  %195 = load i64, ptr %121, align 8, !tbaa !27
  %196 = icmp ult i64 %194, %195
  br i1 %196, label %197, label %232

197:                                              ; preds = %193
  %198 = lshr i64 %194, 2
  %199 = add i64 %194, 1024
  %200 = add i64 %199, %198
  %201 = call i64 @llvm.umax.i64(i64 %200, i64 %195)
  %202 = load i64, ptr %122, align 8, !tbaa !12
  %203 = sub i64 %201, %194
  %204 = shl i64 %203, 2
  %205 = add i64 %202, %204
  %206 = load i64, ptr %123, align 8, !tbaa !13
  %207 = icmp ugt i64 %205, %206
  br i1 %207, label %408, label %208

208:                                              ; preds = %197
  %209 = load ptr, ptr %111, align 8, !tbaa !14
  %210 = shl i64 %201, 2
  %211 = call ptr @resize_memory(ptr noundef %209, i64 noundef %210)
  %212 = icmp eq ptr %211, null
  br i1 %212, label %408, label %213

213:                                              ; preds = %208
  %214 = load i64, ptr %120, align 8, !tbaa !11
  %215 = sub i64 %201, %214
  %216 = shl i64 %215, 2
  %217 = load i64, ptr %122, align 8, !tbaa !12
  %218 = add i64 %216, %217
  store i64 %218, ptr %122, align 8, !tbaa !12
  store ptr %211, ptr %111, align 8, !tbaa !14
  store i64 %201, ptr %120, align 8, !tbaa !11
  %219 = load ptr, ptr %124, align 8, !tbaa !15
  %220 = icmp eq ptr %219, null
  %221 = icmp ult i64 %210, 4194304
  %222 = or i1 %221, %220
  br i1 %222, label %232, label %223

223:                                              ; preds = %213
  %224 = ptrtoint ptr %211 to i64
  %225 = and i64 %224, -4096
  %226 = add i64 %210, 4095
  %227 = add i64 %226, %224
  %228 = and i64 %227, -4096
  %229 = inttoptr i64 %225 to ptr
  %230 = sub i64 %228, %225
  %231 = call i32 %219(ptr noundef %229, i64 noundef %230, i32 noundef 14)
  br label %232

232:                                              ; preds = %223, %213, %193
  %233 = load i64, ptr %107, align 8, !tbaa !114
  %234 = add i64 %233, %188
  %235 = load i64, ptr %125, align 8, !tbaa !11
  %236 = icmp ult i64 %235, %234
  br i1 %236, label %237, label %272

237:                                              ; preds = %232
  %238 = lshr i64 %235, 2
  %239 = add i64 %235, 1024
  %240 = add i64 %239, %238
  %241 = call i64 @llvm.umax.i64(i64 %240, i64 %234)
  %242 = load i64, ptr %126, align 8, !tbaa !12
  %243 = sub i64 %241, %235
  %244 = shl i64 %243, 2
  %245 = add i64 %242, %244
  %246 = load i64, ptr %127, align 8, !tbaa !13
  %247 = icmp ugt i64 %245, %246
  br i1 %247, label %408, label %248

248:                                              ; preds = %237
  %249 = load ptr, ptr %110, align 8, !tbaa !14
  %250 = shl i64 %241, 2
  %251 = call ptr @resize_memory(ptr noundef %249, i64 noundef %250)
  %252 = icmp eq ptr %251, null
  br i1 %252, label %408, label %253

253:                                              ; preds = %248
  %254 = load i64, ptr %125, align 8, !tbaa !11
  %255 = sub i64 %241, %254
  %256 = shl i64 %255, 2
  %257 = load i64, ptr %126, align 8, !tbaa !12
  %258 = add i64 %256, %257
  store i64 %258, ptr %126, align 8, !tbaa !12
  store ptr %251, ptr %110, align 8, !tbaa !14
  store i64 %241, ptr %125, align 8, !tbaa !11
  %259 = load ptr, ptr %128, align 8, !tbaa !15
  %260 = icmp eq ptr %259, null
  %261 = icmp ult i64 %250, 4194304
  %262 = or i1 %261, %260
  br i1 %262, label %272, label %263

263:                                              ; preds = %253
  %264 = ptrtoint ptr %251 to i64
  %265 = and i64 %264, -4096
  %266 = add i64 %250, 4095
  %267 = add i64 %266, %264
  %268 = and i64 %267, -4096
  %269 = inttoptr i64 %265 to ptr
  %270 = sub i64 %268, %265
  %271 = call i32 %259(ptr noundef %269, i64 noundef %270, i32 noundef 14)
  br label %272

272:                                              ; preds = %263, %253, %232
  %273 = icmp sgt i32 %182, 0
  br i1 %273, label %274, label %276

274:                                              ; preds = %272
  %275 = zext i32 %182 to i64
  br label %281

276:                                              ; preds = %343, %272
  %277 = load i64, ptr %107, align 8, !tbaa !114
  %278 = icmp sgt i32 %182, 0
  br i1 %278, label %279, label %382

279:                                              ; preds = %276
  %280 = zext i32 %182 to i64
  br label %346

281:                                              ; preds = %274, %343
  %282 = phi i64 [ 0, %274 ], [ %344, %343 ]
  %283 = load ptr, ptr %118, align 8, !tbaa !48
  %284 = mul i64 %129, %282
  %285 = getelementptr inbounds i64, ptr %283, i64 %284
  %286 = load ptr, ptr %130, align 8, !tbaa !16
  %287 = icmp eq ptr %286, null
  br i1 %287, label %299, label %288

288:                                              ; preds = %281
  %289 = call i64 %286(ptr noundef %285)
  %290 = mul i64 %289, 246948723733
  %291 = lshr i64 %290, 19
  %292 = and i64 %291, 524287
  %293 = xor i64 %292, %290
  %294 = mul i64 %293, 242235342227
  %295 = and i64 %294, 274877906943
  %296 = lshr i64 %295, 19
  %297 = xor i64 %296, %294
  %298 = call i64 @llvm.fshl.i64(i64 %297, i64 %295, i64 32)
  br label %322

299:                                              ; preds = %281
  br i1 %131, label %318, label %300

300:                                              ; preds = %299, %300
  %301 = phi i64 [ %314, %300 ], [ 0, %299 ]
  %302 = phi i64 [ %313, %300 ], [ -7046029254386353131, %299 ]
  %303 = getelementptr inbounds i64, ptr %285, i64 %301
  %304 = load i64, ptr %303, align 8, !tbaa !11
  %305 = xor i64 %304, %302
  %306 = shl i64 %301, 1
  %307 = add i64 %306, -2960836687051489901
  %308 = zext i64 %305 to i128
  %309 = zext i64 %307 to i128
  %310 = mul nuw i128 %308, %309
  %311 = lshr i128 %310, 64
  %312 = xor i128 %311, %310
  %313 = trunc i128 %312 to i64
  %314 = add nuw i64 %301, 1
  %315 = icmp eq i64 %314, %129
  br i1 %315, label %316, label %300, !llvm.loop !17

316:                                              ; preds = %300
  %317 = trunc i128 %312 to i64
  br label %318

318:                                              ; preds = %316, %299
  %319 = phi i64 [ -7046029254386353131, %299 ], [ %317, %316 ]
  %320 = lshr i64 %319, 32
  %321 = xor i64 %320, %319
  br label %322

322:                                              ; preds = %288, %318
  %323 = phi i64 [ %298, %288 ], [ %321, %318 ]
  %324 = load ptr, ptr %132, align 8, !tbaa !50
  %325 = getelementptr inbounds i64, ptr %324, i64 %282
  store i64 %323, ptr %325, align 8, !tbaa !11
  %326 = load ptr, ptr %133, align 8, !tbaa !57
  %327 = icmp eq ptr %326, null
  br i1 %327, label %331, label %328

328:                                              ; preds = %322
  %329 = lshr i64 %323, 6
  %330 = getelementptr inbounds i64, ptr %326, i64 %329
  call void @llvm.prefetch.p0(ptr nonnull %330, i32 0, i32 3, i32 1)
  br label %343

331:                                              ; preds = %322
  %332 = and i64 %323, 63
  %333 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %332, i32 1
  %334 = load i64, ptr %333, align 8, !tbaa !30
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %343, label %336

336:                                              ; preds = %331
  %337 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %332
  %338 = load ptr, ptr %337, align 8, !tbaa !32
  %339 = lshr i64 %323, 32
  %340 = mul i64 %334, %339
  %341 = lshr i64 %340, 32
  %342 = getelementptr inbounds i64, ptr %338, i64 %341
  call void @llvm.prefetch.p0(ptr %342, i32 0, i32 3, i32 1)
  br label %343

343:                                              ; preds = %328, %331, %336
  %344 = add nuw nsw i64 %282, 1
  %345 = icmp eq i64 %344, %275
  br i1 %345, label %276, label %281, !llvm.loop !146

346:                                              ; preds = %279, %379
  %347 = phi i64 [ 0, %279 ], [ %380, %379 ]
  %348 = phi i32 [ %144, %279 ], [ %378, %379 ]
  %349 = load i64, ptr %134, align 8, !tbaa !26
  %350 = load ptr, ptr %118, align 8, !tbaa !48
  %351 = mul i64 %129, %347
  %352 = getelementptr inbounds i64, ptr %350, i64 %351
  %353 = load ptr, ptr %135, align 8, !tbaa !50
  %354 = getelementptr inbounds i64, ptr %353, i64 %347
  %355 = load i64, ptr %354, align 8, !tbaa !11
  %356 = call fastcc i64 @number_of(ptr noundef nonnull %0, ptr noundef %352, i64 noundef %355)
  %357 = icmp slt i64 %356, 0
  br i1 %357, label %376, label %358

358:                                              ; preds = %346
  %359 = icmp ult i64 %356, %349
  br i1 %359, label %363, label %360

360:                                              ; preds = %358
  %361 = load ptr, ptr %111, align 8, !tbaa !144
  %362 = getelementptr inbounds i32, ptr %361, i64 %356
  store i32 0, ptr %362, align 4, !tbaa !21
  br label %363

363:                                              ; preds = %360, %358
  %364 = load ptr, ptr %111, align 8, !tbaa !144
  %365 = getelementptr inbounds i32, ptr %364, i64 %356
  %366 = load i32, ptr %365, align 4, !tbaa !21
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %376

368:                                              ; preds = %363
  %369 = load ptr, ptr %136, align 8, !tbaa !24
  %370 = getelementptr inbounds i32, ptr %369, i64 %356
  store i32 %152, ptr %370, align 4, !tbaa !21
  %371 = trunc i64 %356 to i32
  %372 = load ptr, ptr %110, align 8, !tbaa !117
  %373 = load i64, ptr %107, align 8, !tbaa !114
  %374 = add i64 %373, 1
  store i64 %374, ptr %107, align 8, !tbaa !114
  %375 = getelementptr inbounds i32, ptr %372, i64 %373
  store i32 %371, ptr %375, align 4, !tbaa !21
  br label %376

376:                                              ; preds = %363, %346, %368
  %377 = phi i32 [ 0, %368 ], [ 1, %346 ], [ 10, %363 ]
  %378 = phi i32 [ %348, %368 ], [ 4, %346 ], [ %348, %363 ]
  switch i32 %377, label %382 [
    i32 0, label %379
    i32 10, label %379
  ]

379:                                              ; preds = %376, %376
  %380 = add nuw nsw i64 %347, 1
  %381 = icmp eq i64 %380, %280
  br i1 %381, label %382, label %346, !llvm.loop !147

382:                                              ; preds = %376, %379, %276
  %383 = phi i32 [ 8, %276 ], [ %377, %376 ], [ 8, %379 ]
  %384 = phi i32 [ %144, %276 ], [ %378, %379 ], [ %378, %376 ]
  %385 = icmp eq i32 %383, 8
  br i1 %385, label %386, label %408

386:                                              ; preds = %382
  %387 = load ptr, ptr %110, align 8, !tbaa !117
  %388 = getelementptr inbounds i32, ptr %387, i64 %277
  %389 = load i64, ptr %107, align 8, !tbaa !114
  %390 = getelementptr inbounds i32, ptr %387, i64 %389
  %391 = getelementptr inbounds i32, ptr %388, i64 1
  %392 = icmp ult ptr %391, %390
  br i1 %392, label %393, label %402

393:                                              ; preds = %386, %393
  %394 = phi ptr [ %400, %393 ], [ %391, %386 ]
  %395 = phi ptr [ %394, %393 ], [ %388, %386 ]
  %396 = phi ptr [ %398, %393 ], [ %390, %386 ]
  %397 = load i32, ptr %395, align 4, !tbaa !21
  %398 = getelementptr inbounds i32, ptr %396, i64 -1
  %399 = load i32, ptr %398, align 4, !tbaa !21
  store i32 %399, ptr %395, align 4, !tbaa !21
  store i32 %397, ptr %398, align 4, !tbaa !21
  %400 = getelementptr inbounds i32, ptr %394, i64 1
  %401 = icmp ult ptr %400, %398
  br i1 %401, label %393, label %402, !llvm.loop !148

402:                                              ; preds = %393, %386
  %403 = load i64, ptr %137, align 8, !tbaa !26
  %404 = load i64, ptr %138, align 8, !tbaa !98
  %405 = icmp ugt i64 %403, %404
  %406 = zext i1 %405 to i32
  %407 = select i1 %405, i32 5, i32 %384
  br label %408

408:                                              ; preds = %248, %237, %208, %197, %184, %185, %402, %382, %176
  %409 = phi i32 [ 1, %176 ], [ 1, %184 ], [ 1, %185 ], [ %383, %382 ], [ %406, %402 ], [ 1, %197 ], [ 1, %208 ], [ 1, %237 ], [ 1, %248 ]
  %410 = phi i32 [ %178, %176 ], [ 3, %184 ], [ 4, %185 ], [ %384, %382 ], [ %407, %402 ], [ 4, %197 ], [ 4, %208 ], [ 4, %237 ], [ 4, %248 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  br label %411

411:                                              ; preds = %148, %408
  %412 = phi i32 [ %409, %408 ], [ 4, %148 ]
  %413 = phi i32 [ %410, %408 ], [ %144, %148 ]
  %414 = icmp eq i32 %412, 1
  br i1 %414, label %415, label %140

415:                                              ; preds = %143, %411, %140, %106, %74, %60, %29, %16
  %416 = phi i32 [ 4, %16 ], [ 4, %29 ], [ 4, %60 ], [ 4, %74 ], [ 0, %106 ], [ 0, %140 ], [ %413, %411 ], [ 2, %143 ]
  ret i32 %416
}

define i32 @search_best_first(ptr noundef %0, i64 noundef %1, i32 noundef %2) {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %6 = load i64, ptr %5, align 8, !tbaa !149
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %59

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %10 = load i64, ptr %9, align 8, !tbaa !143
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %12 = load i64, ptr %11, align 8, !tbaa !27
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %53

14:                                               ; preds = %8
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %16 = lshr i64 %10, 2
  %17 = add i64 %10, 1024
  %18 = add i64 %17, %16
  %19 = tail call i64 @llvm.umax.i64(i64 %18, i64 %12)
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = sub i64 %19, %10
  %23 = shl i64 %22, 2
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %26 = load i64, ptr %25, align 8, !tbaa !13
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %336, label %28

28:                                               ; preds = %14
  %29 = load ptr, ptr %15, align 8, !tbaa !14
  %30 = shl i64 %19, 2
  %31 = tail call ptr @resize_memory(ptr noundef %29, i64 noundef %30)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %336, label %33

33:                                               ; preds = %28
  %34 = load i64, ptr %9, align 8, !tbaa !11
  %35 = sub i64 %19, %34
  %36 = shl i64 %35, 2
  %37 = load i64, ptr %20, align 8, !tbaa !12
  %38 = add i64 %36, %37
  store i64 %38, ptr %20, align 8, !tbaa !12
  store ptr %31, ptr %15, align 8, !tbaa !14
  store i64 %19, ptr %9, align 8, !tbaa !11
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %40 = load ptr, ptr %39, align 8, !tbaa !15
  %41 = icmp eq ptr %40, null
  %42 = icmp ult i64 %30, 4194304
  %43 = or i1 %42, %41
  br i1 %43, label %53, label %44

44:                                               ; preds = %33
  %45 = ptrtoint ptr %31 to i64
  %46 = and i64 %45, -4096
  %47 = add i64 %30, 4095
  %48 = add i64 %47, %45
  %49 = and i64 %48, -4096
  %50 = inttoptr i64 %46 to ptr
  %51 = sub i64 %49, %46
  %52 = tail call i32 %40(ptr noundef %50, i64 noundef %51, i32 noundef 14)
  br label %53

53:                                               ; preds = %44, %33, %8
  %54 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %336, label %56

56:                                               ; preds = %53
  %57 = tail call fastcc i32 @enter(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef 0, i32 noundef %2)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %336

59:                                               ; preds = %56, %3
  %60 = phi i32 [ undef, %3 ], [ %57, %56 ]
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %62 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %63 = icmp eq i64 %1, 0
  br i1 %63, label %336, label %64

64:                                               ; preds = %59
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %67 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %68 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %71 = load i64, ptr @WORDS, align 8
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %73 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %79 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %80 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %83 = load i64, ptr @WORDS, align 8
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %85 = icmp eq i64 %83, 0
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %90 = load i64, ptr @WORDS, align 8
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %98

95:                                               ; preds = %332
  %96 = add i64 %100, -1
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %336, label %98, !llvm.loop !150

98:                                               ; preds = %64, %95
  %99 = phi i32 [ %60, %64 ], [ %334, %95 ]
  %100 = phi i64 [ %1, %64 ], [ %96, %95 ]
  %101 = load i64, ptr %61, align 8, !tbaa !151
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %336, label %103

103:                                              ; preds = %98
  %104 = load i64, ptr %62, align 8, !tbaa !139
  %105 = load i64, ptr %65, align 8, !tbaa !152
  %106 = icmp ult i64 %104, %105
  br i1 %106, label %107, label %336

107:                                              ; preds = %103
  %108 = call fastcc i32 @pop(ptr noundef %0)
  %109 = load ptr, ptr %66, align 8, !tbaa !153
  %110 = zext i32 %108 to i64
  %111 = getelementptr inbounds %struct.Record, ptr %109, i64 %110
  %112 = getelementptr inbounds %struct.Record, ptr %109, i64 %110, i32 1
  %113 = load i32, ptr %112, align 8, !tbaa !154
  %114 = load i64, ptr %111, align 8, !tbaa !156
  %115 = load ptr, ptr %67, align 8, !tbaa !144
  %116 = zext i32 %113 to i64
  %117 = getelementptr inbounds i32, ptr %115, i64 %116
  %118 = load i32, ptr %117, align 4, !tbaa !21
  %119 = icmp eq i32 %118, %108
  br i1 %119, label %120, label %332

120:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  %121 = load i64, ptr %68, align 8, !tbaa !28
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %127

123:                                              ; preds = %120
  %124 = load ptr, ptr %70, align 8, !tbaa !33
  %125 = mul i64 %71, %116
  %126 = getelementptr inbounds i64, ptr %124, i64 %125
  br label %133

127:                                              ; preds = %120
  %128 = load ptr, ptr %69, align 8, !tbaa !34
  %129 = getelementptr inbounds i32, ptr %128, i64 %116
  %130 = load i32, ptr %129, align 4, !tbaa !21
  %131 = zext i32 %130 to i64
  %132 = or i64 %131, -9223372036854775808
  store i64 %132, ptr %4, align 8, !tbaa !11
  br label %133

133:                                              ; preds = %123, %127
  %134 = phi ptr [ %4, %127 ], [ %126, %123 ]
  %135 = load ptr, ptr %72, align 8, !tbaa !135
  %136 = call i32 %135(ptr noundef %134)
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %143, label %138

138:                                              ; preds = %133
  %139 = icmp sgt i32 %136, 0
  %140 = select i1 %139, i32 %108, i32 %113
  %141 = zext i32 %140 to i64
  store i64 %141, ptr %73, align 8, !tbaa !86
  %142 = select i1 %139, i32 1, i32 3
  br label %329

143:                                              ; preds = %133
  %144 = load ptr, ptr %74, align 8, !tbaa !157
  %145 = load ptr, ptr %75, align 8, !tbaa !48
  %146 = load ptr, ptr %76, align 8, !tbaa !158
  %147 = call i32 %144(ptr noundef %134, ptr noundef %145, ptr noundef %146)
  %148 = icmp slt i32 %147, 0
  br i1 %148, label %149, label %152

149:                                              ; preds = %143
  store i64 %116, ptr %94, align 8, !tbaa !86
  %150 = icmp eq i32 %147, -1
  %151 = select i1 %150, i32 3, i32 6
  br label %329

152:                                              ; preds = %143
  %153 = load i64, ptr %62, align 8, !tbaa !139
  %154 = add i64 %153, 1
  store i64 %154, ptr %62, align 8, !tbaa !139
  %155 = zext i32 %147 to i64
  %156 = load i64, ptr %77, align 8, !tbaa !111
  %157 = add i64 %156, %155
  store i64 %157, ptr %77, align 8, !tbaa !111
  %158 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %155)
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %329, label %160

160:                                              ; preds = %152
  %161 = load i64, ptr %78, align 8, !tbaa !143
  %162 = load i64, ptr %79, align 8, !tbaa !27
  %163 = icmp ult i64 %161, %162
  br i1 %163, label %164, label %199

164:                                              ; preds = %160
  %165 = lshr i64 %161, 2
  %166 = add i64 %161, 1024
  %167 = add i64 %166, %165
  %168 = call i64 @llvm.umax.i64(i64 %167, i64 %162)
  %169 = load i64, ptr %80, align 8, !tbaa !12
  %170 = sub i64 %168, %161
  %171 = shl i64 %170, 2
  %172 = add i64 %169, %171
  %173 = load i64, ptr %81, align 8, !tbaa !13
  %174 = icmp ugt i64 %172, %173
  br i1 %174, label %329, label %175

175:                                              ; preds = %164
  %176 = load ptr, ptr %67, align 8, !tbaa !14
  %177 = shl i64 %168, 2
  %178 = call ptr @resize_memory(ptr noundef %176, i64 noundef %177)
  %179 = icmp eq ptr %178, null
  br i1 %179, label %329, label %180

180:                                              ; preds = %175
  %181 = load i64, ptr %78, align 8, !tbaa !11
  %182 = sub i64 %168, %181
  %183 = shl i64 %182, 2
  %184 = load i64, ptr %80, align 8, !tbaa !12
  %185 = add i64 %183, %184
  store i64 %185, ptr %80, align 8, !tbaa !12
  store ptr %178, ptr %67, align 8, !tbaa !14
  store i64 %168, ptr %78, align 8, !tbaa !11
  %186 = load ptr, ptr %82, align 8, !tbaa !15
  %187 = icmp eq ptr %186, null
  %188 = icmp ult i64 %177, 4194304
  %189 = or i1 %188, %187
  br i1 %189, label %199, label %190

190:                                              ; preds = %180
  %191 = ptrtoint ptr %178 to i64
  %192 = and i64 %191, -4096
  %193 = add i64 %177, 4095
  %194 = add i64 %193, %191
  %195 = and i64 %194, -4096
  %196 = inttoptr i64 %192 to ptr
  %197 = sub i64 %195, %192
  %198 = call i32 %186(ptr noundef %196, i64 noundef %197, i32 noundef 14)
  br label %199

199:                                              ; preds = %190, %180, %160
  %200 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %155)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %329, label %202

202:                                              ; preds = %199
  %203 = icmp sgt i32 %147, 0
  br i1 %203, label %204, label %206

204:                                              ; preds = %202
  %205 = zext i32 %147 to i64
  br label %211

206:                                              ; preds = %273, %202
  %207 = icmp sgt i32 %147, 0
  br i1 %207, label %208, label %319

208:                                              ; preds = %206
  %209 = add i32 %108, 1
  %210 = zext i32 %147 to i64
  br label %276

211:                                              ; preds = %204, %273
  %212 = phi i64 [ 0, %204 ], [ %274, %273 ]
  %213 = load ptr, ptr %75, align 8, !tbaa !48
  %214 = mul i64 %83, %212
  %215 = getelementptr inbounds i64, ptr %213, i64 %214
  %216 = load ptr, ptr %84, align 8, !tbaa !16
  %217 = icmp eq ptr %216, null
  br i1 %217, label %229, label %218

218:                                              ; preds = %211
  %219 = call i64 %216(ptr noundef %215)
  %220 = mul i64 %219, 246948723733
  %221 = lshr i64 %220, 19
  %222 = and i64 %221, 524287
  %223 = xor i64 %222, %220
  %224 = mul i64 %223, 242235342227
  %225 = and i64 %224, 274877906943
  %226 = lshr i64 %225, 19
  %227 = xor i64 %226, %224
  %228 = call i64 @llvm.fshl.i64(i64 %227, i64 %225, i64 32)
  br label %252

229:                                              ; preds = %211
  br i1 %85, label %248, label %230

230:                                              ; preds = %229, %230
  %231 = phi i64 [ %244, %230 ], [ 0, %229 ]
  %232 = phi i64 [ %243, %230 ], [ -7046029254386353131, %229 ]
  %233 = getelementptr inbounds i64, ptr %215, i64 %231
  %234 = load i64, ptr %233, align 8, !tbaa !11
  %235 = xor i64 %234, %232
  %236 = shl i64 %231, 1
  %237 = add i64 %236, -2960836687051489901
  %238 = zext i64 %235 to i128
  %239 = zext i64 %237 to i128
  %240 = mul nuw i128 %238, %239
  %241 = lshr i128 %240, 64
  %242 = xor i128 %241, %240
  %243 = trunc i128 %242 to i64
  %244 = add nuw i64 %231, 1
  %245 = icmp eq i64 %244, %83
  br i1 %245, label %246, label %230, !llvm.loop !17

246:                                              ; preds = %230
  %247 = trunc i128 %242 to i64
  br label %248

248:                                              ; preds = %246, %229
  %249 = phi i64 [ -7046029254386353131, %229 ], [ %247, %246 ]
  %250 = lshr i64 %249, 32
  %251 = xor i64 %250, %249
  br label %252

252:                                              ; preds = %218, %248
  %253 = phi i64 [ %228, %218 ], [ %251, %248 ]
  %254 = load ptr, ptr %86, align 8, !tbaa !50
  %255 = getelementptr inbounds i64, ptr %254, i64 %212
  store i64 %253, ptr %255, align 8, !tbaa !11
  %256 = load ptr, ptr %87, align 8, !tbaa !57
  %257 = icmp eq ptr %256, null
  br i1 %257, label %261, label %258

258:                                              ; preds = %252
  %259 = lshr i64 %253, 6
  %260 = getelementptr inbounds i64, ptr %256, i64 %259
  call void @llvm.prefetch.p0(ptr nonnull %260, i32 0, i32 3, i32 1)
  br label %273

261:                                              ; preds = %252
  %262 = and i64 %253, 63
  %263 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %262, i32 1
  %264 = load i64, ptr %263, align 8, !tbaa !30
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %273, label %266

266:                                              ; preds = %261
  %267 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %262
  %268 = load ptr, ptr %267, align 8, !tbaa !32
  %269 = lshr i64 %253, 32
  %270 = mul i64 %264, %269
  %271 = lshr i64 %270, 32
  %272 = getelementptr inbounds i64, ptr %268, i64 %271
  call void @llvm.prefetch.p0(ptr %272, i32 0, i32 3, i32 1)
  br label %273

273:                                              ; preds = %258, %261, %266
  %274 = add nuw nsw i64 %212, 1
  %275 = icmp eq i64 %274, %205
  br i1 %275, label %206, label %211, !llvm.loop !159

276:                                              ; preds = %208, %316
  %277 = phi i64 [ 0, %208 ], [ %317, %316 ]
  %278 = phi i32 [ %99, %208 ], [ %315, %316 ]
  %279 = load i64, ptr %88, align 8, !tbaa !26
  %280 = load ptr, ptr %76, align 8, !tbaa !158
  %281 = getelementptr inbounds i64, ptr %280, i64 %277
  %282 = load i64, ptr %281, align 8, !tbaa !11
  %283 = add i64 %282, %114
  %284 = load i64, ptr %89, align 8, !tbaa !160
  %285 = and i64 %283, %284
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %287, label %313

287:                                              ; preds = %276
  %288 = load ptr, ptr %75, align 8, !tbaa !48
  %289 = mul i64 %90, %277
  %290 = getelementptr inbounds i64, ptr %288, i64 %289
  %291 = load ptr, ptr %91, align 8, !tbaa !50
  %292 = getelementptr inbounds i64, ptr %291, i64 %277
  %293 = load i64, ptr %292, align 8, !tbaa !11
  %294 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %290, i64 noundef %293)
  %295 = icmp slt i64 %294, 0
  br i1 %295, label %313, label %296

296:                                              ; preds = %287
  %297 = icmp ult i64 %294, %279
  br i1 %297, label %298, label %307

298:                                              ; preds = %296
  %299 = load ptr, ptr %66, align 8, !tbaa !153
  %300 = load ptr, ptr %67, align 8, !tbaa !144
  %301 = getelementptr inbounds i32, ptr %300, i64 %294
  %302 = load i32, ptr %301, align 4, !tbaa !21
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds %struct.Record, ptr %299, i64 %303
  %305 = load i64, ptr %304, align 8, !tbaa !156
  %306 = icmp ugt i64 %305, %283
  br i1 %306, label %307, label %313

307:                                              ; preds = %298, %296
  %308 = trunc i64 %294 to i32
  %309 = call fastcc i32 @enter(ptr noundef %0, i32 noundef %308, i64 noundef %283, i32 noundef %209, i32 noundef %2)
  %310 = icmp ne i32 %309, 0
  %311 = zext i1 %310 to i32
  %312 = select i1 %310, i32 %309, i32 %278
  br label %313

313:                                              ; preds = %307, %287, %298, %276
  %314 = phi i32 [ 1, %276 ], [ %311, %307 ], [ 1, %287 ], [ 10, %298 ]
  %315 = phi i32 [ 6, %276 ], [ %312, %307 ], [ 4, %287 ], [ %278, %298 ]
  switch i32 %314, label %319 [
    i32 0, label %316
    i32 10, label %316
  ]

316:                                              ; preds = %313, %313
  %317 = add nuw nsw i64 %277, 1
  %318 = icmp eq i64 %317, %210
  br i1 %318, label %319, label %276, !llvm.loop !161

319:                                              ; preds = %313, %316, %206
  %320 = phi i32 [ 8, %206 ], [ %314, %313 ], [ 8, %316 ]
  %321 = phi i32 [ %99, %206 ], [ %315, %316 ], [ %315, %313 ]
  %322 = icmp eq i32 %320, 8
  br i1 %322, label %323, label %329

323:                                              ; preds = %319
  %324 = load i64, ptr %92, align 8, !tbaa !26
  %325 = load i64, ptr %93, align 8, !tbaa !98
  %326 = icmp ugt i64 %324, %325
  %327 = zext i1 %326 to i32
  %328 = select i1 %326, i32 5, i32 %321
  br label %329

329:                                              ; preds = %175, %164, %149, %319, %199, %152, %323, %138
  %330 = phi i32 [ 1, %138 ], [ 1, %149 ], [ %320, %319 ], [ 1, %199 ], [ 1, %152 ], [ %327, %323 ], [ 1, %164 ], [ 1, %175 ]
  %331 = phi i32 [ %142, %138 ], [ %151, %149 ], [ %321, %319 ], [ 4, %199 ], [ 4, %152 ], [ %328, %323 ], [ 4, %164 ], [ 4, %175 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %332

332:                                              ; preds = %107, %329
  %333 = phi i32 [ %330, %329 ], [ 4, %107 ]
  %334 = phi i32 [ %331, %329 ], [ %99, %107 ]
  %335 = icmp eq i32 %333, 1
  br i1 %335, label %336, label %95

336:                                              ; preds = %98, %103, %332, %95, %59, %28, %14, %56, %53
  %337 = phi i32 [ %57, %56 ], [ 4, %53 ], [ 4, %14 ], [ 4, %28 ], [ 0, %59 ], [ 0, %95 ], [ %334, %332 ], [ 7, %103 ], [ 2, %98 ]
  ret i32 %337
}

define internal fastcc i32 @room_for_records(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %4 = load i64, ptr %3, align 8, !tbaa !149
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 19
  %7 = load i64, ptr %6, align 8, !tbaa !162
  %8 = icmp ugt i64 %5, %7
  br i1 %8, label %92, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 59
  %11 = load i64, ptr %10, align 8, !tbaa !163
  %12 = icmp ugt i64 %5, %11
  br i1 %12, label %13, label %92

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %15 = lshr i64 %11, 2
  %16 = add i64 %11, 1024
  %17 = add i64 %16, %15
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %5)
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = sub i64 %18, %11
  %22 = shl i64 %21, 4
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = icmp ugt i64 %23, %25
  br i1 %26, label %49, label %27

27:                                               ; preds = %13
  %28 = load ptr, ptr %14, align 8, !tbaa !14
  %29 = shl i64 %18, 4
  %30 = tail call ptr @resize_memory(ptr noundef %28, i64 noundef %29)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %49, label %32

32:                                               ; preds = %27
  %33 = load i64, ptr %19, align 8, !tbaa !12
  %34 = add i64 %33, %22
  store i64 %34, ptr %19, align 8, !tbaa !12
  store ptr %30, ptr %14, align 8, !tbaa !14
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %36 = load ptr, ptr %35, align 8, !tbaa !15
  %37 = icmp eq ptr %36, null
  %38 = icmp ult i64 %29, 4194304
  %39 = or i1 %38, %37
  br i1 %39, label %49, label %40

40:                                               ; preds = %32
  %41 = ptrtoint ptr %30 to i64
  %42 = and i64 %41, -4096
  %43 = add i64 %29, 4095
  %44 = add i64 %43, %41
  %45 = and i64 %44, -4096
  %46 = inttoptr i64 %42 to ptr
  %47 = sub i64 %45, %42
  %48 = tail call i32 %36(ptr noundef %46, i64 noundef %47, i32 noundef 14)
  br label %49

49:                                               ; preds = %13, %27, %32, %40
  %50 = phi i64 [ %11, %13 ], [ %11, %27 ], [ %18, %32 ], [ %18, %40 ]
  %51 = phi i1 [ true, %13 ], [ true, %27 ], [ false, %32 ], [ false, %40 ]
  br i1 %51, label %92, label %52

52:                                               ; preds = %49
  %53 = load i64, ptr %10, align 8, !tbaa !163
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %55 = icmp ult i64 %53, %50
  br i1 %55, label %56, label %91

56:                                               ; preds = %52
  %57 = lshr i64 %53, 2
  %58 = add i64 %53, 1024
  %59 = add i64 %58, %57
  %60 = tail call i64 @llvm.umax.i64(i64 %59, i64 %50)
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %62 = load i64, ptr %61, align 8, !tbaa !12
  %63 = sub i64 %60, %53
  %64 = shl i64 %63, 2
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %67 = load i64, ptr %66, align 8, !tbaa !13
  %68 = icmp ugt i64 %65, %67
  br i1 %68, label %92, label %69

69:                                               ; preds = %56
  %70 = load ptr, ptr %54, align 8, !tbaa !14
  %71 = shl i64 %60, 2
  %72 = tail call ptr @resize_memory(ptr noundef %70, i64 noundef %71)
  %73 = icmp eq ptr %72, null
  br i1 %73, label %92, label %74

74:                                               ; preds = %69
  %75 = load i64, ptr %61, align 8, !tbaa !12
  %76 = add i64 %75, %64
  store i64 %76, ptr %61, align 8, !tbaa !12
  store ptr %72, ptr %54, align 8, !tbaa !14
  %77 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %78 = load ptr, ptr %77, align 8, !tbaa !15
  %79 = icmp eq ptr %78, null
  %80 = icmp ult i64 %71, 4194304
  %81 = or i1 %80, %79
  br i1 %81, label %91, label %82

82:                                               ; preds = %74
  %83 = ptrtoint ptr %72 to i64
  %84 = and i64 %83, -4096
  %85 = add i64 %71, 4095
  %86 = add i64 %85, %83
  %87 = and i64 %86, -4096
  %88 = inttoptr i64 %84 to ptr
  %89 = sub i64 %87, %84
  %90 = tail call i32 %78(ptr noundef %88, i64 noundef %89, i32 noundef 14)
  br label %91

91:                                               ; preds = %82, %74, %52
  store i64 %50, ptr %10, align 8, !tbaa !163
  br label %92

92:                                               ; preds = %69, %56, %49, %91, %9, %2
  %93 = phi i32 [ 0, %2 ], [ 1, %9 ], [ 0, %49 ], [ 1, %91 ], [ 0, %56 ], [ 0, %69 ]
  ret i32 %93
}

define internal fastcc i32 @enter(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [16 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %10 = load i64, ptr %9, align 8, !tbaa !149
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8, !tbaa !149
  %12 = trunc i64 %10 to i32
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %14 = load ptr, ptr %13, align 8, !tbaa !153
  %15 = and i64 %10, 4294967295
  %16 = getelementptr inbounds %struct.Record, ptr %14, i64 %15
  store i64 %2, ptr %16, align 8, !tbaa.struct !164
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i32 %1, ptr %17, align 8, !tbaa.struct !165
  %18 = getelementptr inbounds i8, ptr %16, i64 12
  store i32 %3, ptr %18, align 4, !tbaa.struct !166
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %20 = load ptr, ptr %19, align 8, !tbaa !144
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
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %30 = load ptr, ptr %29, align 8, !tbaa !33
  %31 = load i64, ptr @WORDS, align 8, !tbaa !11
  %32 = mul i64 %31, %21
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  br label %41

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
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
  %44 = load i64, ptr %43, align 8, !tbaa !167
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
  %52 = load ptr, ptr %47, align 8, !tbaa !168
  %53 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !169
  %55 = call i32 %54(ptr noundef %42, ptr noundef nonnull %6)
  %56 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 1
  %57 = load ptr, ptr %56, align 8, !tbaa !171
  %58 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 2
  %59 = load ptr, ptr %58, align 8, !tbaa !172
  %60 = call i64 %57(ptr noundef %59, ptr noundef nonnull %6)
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %71, label %62

62:                                               ; preds = %48
  %63 = add i64 %60, %50
  %64 = getelementptr inbounds %struct.Lookup, ptr %52, i64 %51, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !173
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
  %76 = load i64, ptr %43, align 8, !tbaa !167
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %48, label %78, !llvm.loop !174

78:                                               ; preds = %71, %74
  %79 = phi i1 [ %49, %71 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %85

81:                                               ; preds = %41
  %82 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %83 = load ptr, ptr %82, align 8, !tbaa !175
  %84 = call i32 %83(ptr noundef %42, ptr noundef nonnull %8)
  br label %85

85:                                               ; preds = %81, %78
  %86 = phi i32 [ %80, %78 ], [ %84, %81 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %21, ptr %89, align 8, !tbaa !86
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
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 92
  %99 = load i64, ptr %98, align 8, !tbaa !176
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
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 91
  %110 = load i64, ptr %109, align 8, !tbaa !177
  %111 = mul i64 %110, %2
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 90
  %113 = load i64, ptr %112, align 8, !tbaa !178
  %114 = load i64, ptr %8, align 8, !tbaa !11
  %115 = mul i64 %114, %113
  %116 = add i64 %115, %111
  br label %117

117:                                              ; preds = %106, %108, %103
  %118 = phi i64 [ %105, %103 ], [ %107, %106 ], [ %116, %108 ]
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %120 = load i64, ptr %119, align 8, !tbaa !160
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
  %2 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %3 = load ptr, ptr %2, align 8, !tbaa !179
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  store i64 %4, ptr %5, align 8, !tbaa !180
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %7 = load ptr, ptr %6, align 8, !tbaa !181
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %9 = load i64, ptr %8, align 8, !tbaa !182
  %10 = add i64 %9, -1
  %11 = zext i64 %4 to i128
  %12 = mul nuw i128 %11, 11400714819323198485
  %13 = lshr i128 %12, 64
  %14 = xor i128 %13, %12
  %15 = trunc i128 %14 to i64
  %16 = and i64 %10, %15
  %17 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %16, i32 1
  %18 = load i32, ptr %17, align 8, !tbaa !154
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %1, %25
  %21 = phi i64 [ %27, %25 ], [ %16, %1 ]
  %22 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !156
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = add i64 %21, 1
  %27 = and i64 %26, %10
  %28 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %27, i32 1
  %29 = load i32, ptr %28, align 8, !tbaa !154
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %20, !llvm.loop !183

31:                                               ; preds = %20, %25, %1
  %32 = phi i64 [ %16, %1 ], [ %21, %20 ], [ %27, %25 ]
  %33 = getelementptr inbounds %struct.Bucket, ptr %7, i64 %32, i32 1
  %34 = load i32, ptr %33, align 8, !tbaa !154
  %35 = add i32 %34, -1
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %37 = load i64, ptr %36, align 8, !tbaa !151
  %38 = add i64 %37, -1
  store i64 %38, ptr %36, align 8, !tbaa !151
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %40 = load ptr, ptr %39, align 8, !tbaa !184
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i32, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !21
  store i32 %43, ptr %33, align 8, !tbaa !154
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %79

45:                                               ; preds = %31
  store i32 -1, ptr %33, align 8, !tbaa !154
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %47 = load i64, ptr %46, align 8, !tbaa !185
  %48 = add i64 %47, -1
  store i64 %48, ptr %46, align 8, !tbaa !185
  %49 = getelementptr inbounds i64, ptr %3, i64 %48
  %50 = load i64, ptr %49, align 8, !tbaa !11
  br label %51

51:                                               ; preds = %74, %45
  %52 = phi i64 [ 0, %45 ], [ %76, %74 ]
  %53 = shl i64 %52, 1
  %54 = or i64 %53, 1
  %55 = load i64, ptr %46, align 8, !tbaa !185
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
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %7 = load ptr, ptr %6, align 8, !tbaa !186
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %1001, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %28 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  br label %754

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %32 = load i64, ptr %31, align 8, !tbaa !38
  %33 = add i64 %32, %1
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 89
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %41 = load i64, ptr @WORDS, align 8
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %45 = icmp eq i64 %41, 0
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 75
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 73
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 74
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 72
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 77
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 0
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  br label %61

61:                                               ; preds = %456, %30
  %62 = phi i32 [ undef, %30 ], [ %458, %456 ]
  %63 = load i64, ptr %31, align 8, !tbaa !38
  %64 = icmp ult i64 %63, %33
  br i1 %64, label %65, label %460

65:                                               ; preds = %61
  %66 = load i64, ptr %34, align 8, !tbaa !26
  %67 = icmp eq i64 %66, %63
  br i1 %67, label %460, label %68

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
  br i1 %81, label %82, label %185, !llvm.loop !187

82:                                               ; preds = %68, %79
  %83 = phi i1 [ %81, %79 ], [ %78, %68 ]
  %84 = phi i32 [ %184, %79 ], [ %62, %68 ]
  %85 = phi i64 [ %183, %79 ], [ 0, %68 ]
  %86 = phi i64 [ %80, %79 ], [ %63, %68 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %87 = load ptr, ptr %37, align 8, !tbaa !157
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
  %105 = load ptr, ptr %43, align 8, !tbaa !158
  %106 = getelementptr inbounds i64, ptr %105, i64 %85
  %107 = call i32 %87(ptr noundef %101, ptr noundef %104, ptr noundef %106)
  %108 = icmp sgt i32 %107, -1
  br i1 %108, label %109, label %182

109:                                              ; preds = %100
  %110 = sub nuw i64 %86, %63
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88, i64 %110
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
  %168 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %167, i32 1
  %169 = load i64, ptr %168, align 8, !tbaa !30
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %178, label %171

171:                                              ; preds = %166
  %172 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %167
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
  br i1 %181, label %182, label %116, !llvm.loop !188

182:                                              ; preds = %178, %109, %100
  %183 = phi i64 [ %85, %100 ], [ %85, %109 ], [ %179, %178 ]
  %184 = phi i32 [ 6, %100 ], [ %84, %109 ], [ %84, %178 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br i1 %108, label %79, label %185

185:                                              ; preds = %182, %79, %68
  %186 = phi i1 [ %78, %68 ], [ %83, %182 ], [ %81, %79 ]
  %187 = phi i64 [ 0, %68 ], [ %183, %79 ], [ %183, %182 ]
  %188 = phi i32 [ %62, %68 ], [ %184, %79 ], [ %184, %182 ]
  br i1 %186, label %456, label %189

189:                                              ; preds = %185
  %190 = load i64, ptr %48, align 8, !tbaa !189
  %191 = add i64 %190, %187
  %192 = icmp ult i64 %191, 4294967296
  br i1 %192, label %193, label %456

193:                                              ; preds = %189
  %194 = call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %187)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %456, label %196

196:                                              ; preds = %193
  %197 = load i64, ptr %50, align 8, !tbaa !11
  %198 = icmp ult i64 %197, %191
  br i1 %198, label %199, label %234

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
  br i1 %209, label %456, label %210

210:                                              ; preds = %199
  %211 = load ptr, ptr %49, align 8, !tbaa !14
  %212 = shl i64 %203, 2
  %213 = call ptr @resize_memory(ptr noundef %211, i64 noundef %212)
  %214 = icmp eq ptr %213, null
  br i1 %214, label %456, label %215

215:                                              ; preds = %210
  %216 = load i64, ptr %50, align 8, !tbaa !11
  %217 = sub i64 %203, %216
  %218 = shl i64 %217, 2
  %219 = load i64, ptr %51, align 8, !tbaa !12
  %220 = add i64 %218, %219
  store i64 %220, ptr %51, align 8, !tbaa !12
  store ptr %213, ptr %49, align 8, !tbaa !14
  store i64 %203, ptr %50, align 8, !tbaa !11
  %221 = load ptr, ptr %53, align 8, !tbaa !15
  %222 = icmp eq ptr %221, null
  %223 = icmp ult i64 %212, 4194304
  %224 = or i1 %223, %222
  br i1 %224, label %234, label %225

225:                                              ; preds = %215
  %226 = ptrtoint ptr %213 to i64
  %227 = and i64 %226, -4096
  %228 = add i64 %212, 4095
  %229 = add i64 %228, %226
  %230 = and i64 %229, -4096
  %231 = inttoptr i64 %227 to ptr
  %232 = sub i64 %230, %227
  %233 = call i32 %221(ptr noundef %231, i64 noundef %232, i32 noundef 14)
  br label %234

234:                                              ; preds = %225, %215, %196
  %235 = load i64, ptr %55, align 8, !tbaa !11
  %236 = icmp ult i64 %235, %191
  br i1 %236, label %237, label %269

237:                                              ; preds = %234
  %238 = lshr i64 %235, 2
  %239 = add i64 %235, 1024
  %240 = add i64 %239, %238
  %241 = call i64 @llvm.umax.i64(i64 %240, i64 %191)
  %242 = load i64, ptr %51, align 8, !tbaa !12
  %243 = sub i64 %241, %235
  %244 = add i64 %243, %242
  %245 = load i64, ptr %52, align 8, !tbaa !13
  %246 = icmp ugt i64 %244, %245
  br i1 %246, label %456, label %247

247:                                              ; preds = %237
  %248 = load ptr, ptr %54, align 8, !tbaa !14
  %249 = call ptr @resize_memory(ptr noundef %248, i64 noundef %241)
  %250 = icmp eq ptr %249, null
  br i1 %250, label %456, label %251

251:                                              ; preds = %247
  %252 = load i64, ptr %55, align 8, !tbaa !11
  %253 = sub i64 %241, %252
  %254 = load i64, ptr %51, align 8, !tbaa !12
  %255 = add i64 %253, %254
  store i64 %255, ptr %51, align 8, !tbaa !12
  store ptr %249, ptr %54, align 8, !tbaa !14
  store i64 %241, ptr %55, align 8, !tbaa !11
  %256 = load ptr, ptr %53, align 8, !tbaa !15
  %257 = icmp eq ptr %256, null
  %258 = icmp ult i64 %241, 4194304
  %259 = or i1 %258, %257
  br i1 %259, label %269, label %260

260:                                              ; preds = %251
  %261 = ptrtoint ptr %249 to i64
  %262 = and i64 %261, -4096
  %263 = add i64 %241, 4095
  %264 = add i64 %263, %261
  %265 = and i64 %264, -4096
  %266 = inttoptr i64 %262 to ptr
  %267 = sub i64 %265, %262
  %268 = call i32 %256(ptr noundef %266, i64 noundef %267, i32 noundef 14)
  br label %269

269:                                              ; preds = %260, %251, %234
  %270 = load i64, ptr %34, align 8, !tbaa !26
  %271 = add i64 %187, 1
  %272 = add i64 %271, %270
  %273 = load i64, ptr %57, align 8, !tbaa !11
  %274 = icmp ult i64 %273, %272
  br i1 %274, label %275, label %310

275:                                              ; preds = %269
  %276 = lshr i64 %273, 2
  %277 = add i64 %273, 1024
  %278 = add i64 %277, %276
  %279 = call i64 @llvm.umax.i64(i64 %278, i64 %272)
  %280 = load i64, ptr %51, align 8, !tbaa !12
  %281 = sub i64 %279, %273
  %282 = shl i64 %281, 2
  %283 = add i64 %280, %282
  %284 = load i64, ptr %52, align 8, !tbaa !13
  %285 = icmp ugt i64 %283, %284
  br i1 %285, label %456, label %286

286:                                              ; preds = %275
  %287 = load ptr, ptr %56, align 8, !tbaa !14
  %288 = shl i64 %279, 2
  %289 = call ptr @resize_memory(ptr noundef %287, i64 noundef %288)
  %290 = icmp eq ptr %289, null
  br i1 %290, label %456, label %291

291:                                              ; preds = %286
  %292 = load i64, ptr %57, align 8, !tbaa !11
  %293 = sub i64 %279, %292
  %294 = shl i64 %293, 2
  %295 = load i64, ptr %51, align 8, !tbaa !12
  %296 = add i64 %294, %295
  store i64 %296, ptr %51, align 8, !tbaa !12
  store ptr %289, ptr %56, align 8, !tbaa !14
  store i64 %279, ptr %57, align 8, !tbaa !11
  %297 = load ptr, ptr %53, align 8, !tbaa !15
  %298 = icmp eq ptr %297, null
  %299 = icmp ult i64 %288, 4194304
  %300 = or i1 %299, %298
  br i1 %300, label %310, label %301

301:                                              ; preds = %291
  %302 = ptrtoint ptr %289 to i64
  %303 = and i64 %302, -4096
  %304 = add i64 %288, 4095
  %305 = add i64 %304, %302
  %306 = and i64 %305, -4096
  %307 = inttoptr i64 %303 to ptr
  %308 = sub i64 %306, %303
  %309 = call i32 %297(ptr noundef %307, i64 noundef %308, i32 noundef 14)
  br label %310

310:                                              ; preds = %301, %291, %269
  %311 = icmp eq i64 %187, 0
  br i1 %311, label %316, label %312

312:                                              ; preds = %310
  %313 = load ptr, ptr %46, align 8, !tbaa !50
  %314 = load ptr, ptr %44, align 8, !tbaa !16
  %315 = icmp eq ptr %314, null
  br label %317

316:                                              ; preds = %358, %310
  br i1 %78, label %361, label %447

317:                                              ; preds = %358, %312
  %318 = phi i64 [ 0, %312 ], [ %359, %358 ]
  %319 = getelementptr inbounds i64, ptr %313, i64 %318
  %320 = load i64, ptr %319, align 8, !tbaa !11
  br i1 %315, label %321, label %358

321:                                              ; preds = %317
  %322 = and i64 %320, 63
  %323 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %322, i32 1
  %324 = load i64, ptr %323, align 8, !tbaa !30
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %358, label %326

326:                                              ; preds = %321
  %327 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %322
  %328 = lshr i64 %320, 32
  %329 = mul i64 %324, %328
  %330 = lshr i64 %329, 32
  %331 = load ptr, ptr %327, align 8, !tbaa !32
  br label %335

332:                                              ; preds = %341
  %333 = add nuw nsw i64 %336, 1
  %334 = icmp eq i64 %333, 4
  br i1 %334, label %358, label %335, !llvm.loop !190

335:                                              ; preds = %332, %326
  %336 = phi i64 [ 0, %326 ], [ %333, %332 ]
  %337 = add nuw nsw i64 %336, %330
  %338 = getelementptr inbounds i64, ptr %331, i64 %337
  %339 = load i64, ptr %338, align 8, !tbaa !11
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %358, label %341

341:                                              ; preds = %335
  %342 = lshr i64 %339, 32
  %343 = icmp eq i64 %342, %328
  br i1 %343, label %344, label %332

344:                                              ; preds = %341
  %345 = and i64 %339, 4294967295
  %346 = add nsw i64 %345, -1
  %347 = load i64, ptr %38, align 8, !tbaa !28
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %352, label %349

349:                                              ; preds = %344
  %350 = load ptr, ptr %39, align 8, !tbaa !34
  %351 = getelementptr inbounds i32, ptr %350, i64 %346
  br label %356

352:                                              ; preds = %344
  %353 = load ptr, ptr %40, align 8, !tbaa !33
  %354 = mul i64 %346, %41
  %355 = getelementptr inbounds i64, ptr %353, i64 %354
  br label %356

356:                                              ; preds = %349, %352
  %357 = phi ptr [ %355, %352 ], [ %351, %349 ]
  call void @llvm.prefetch.p0(ptr %357, i32 0, i32 3, i32 1)
  br label %358

358:                                              ; preds = %335, %332, %356, %321, %317
  %359 = add nuw i64 %318, 1
  %360 = icmp eq i64 %359, %187
  br i1 %360, label %316, label %317, !llvm.loop !191

361:                                              ; preds = %316, %440
  %362 = phi i1 [ %446, %440 ], [ %78, %316 ]
  %363 = phi i32 [ %439, %440 ], [ %188, %316 ]
  %364 = phi i64 [ %437, %440 ], [ 0, %316 ]
  %365 = phi i64 [ %445, %440 ], [ %63, %316 ]
  %366 = sub nuw i64 %365, %63
  %367 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 88, i64 %366
  %368 = load i32, ptr %367, align 4, !tbaa !21
  %369 = zext i32 %368 to i64
  %370 = add i64 %364, %369
  %371 = icmp ult i64 %364, %370
  br i1 %371, label %372, label %436

372:                                              ; preds = %361, %432
  %373 = phi i1 [ %434, %432 ], [ %371, %361 ]
  %374 = phi i32 [ %431, %432 ], [ %363, %361 ]
  %375 = phi i64 [ %433, %432 ], [ %364, %361 ]
  %376 = load ptr, ptr %42, align 8, !tbaa !48
  %377 = mul i64 %375, %41
  %378 = getelementptr inbounds i64, ptr %376, i64 %377
  %379 = load ptr, ptr %46, align 8, !tbaa !50
  %380 = getelementptr inbounds i64, ptr %379, i64 %375
  %381 = load i64, ptr %380, align 8, !tbaa !11
  %382 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %378, i64 noundef %381)
  %383 = icmp slt i64 %382, 0
  br i1 %383, label %429, label %384

384:                                              ; preds = %372
  %385 = load ptr, ptr %43, align 8, !tbaa !158
  %386 = getelementptr inbounds i64, ptr %385, i64 %375
  %387 = load i64, ptr %386, align 8, !tbaa !11
  %388 = load i64, ptr %58, align 8, !tbaa !192
  %389 = icmp ne i64 %388, 0
  br i1 %389, label %390, label %407

390:                                              ; preds = %384
  %391 = load i64, ptr %59, align 8, !tbaa !11
  %392 = icmp eq i64 %391, %387
  br i1 %392, label %399, label %403

393:                                              ; preds = %403
  %394 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 %405
  %395 = load i64, ptr %394, align 8, !tbaa !11
  %396 = icmp eq i64 %395, %387
  br i1 %396, label %397, label %403, !llvm.loop !193

397:                                              ; preds = %393
  %398 = icmp ult i64 %405, %388
  br label %399

399:                                              ; preds = %397, %390
  %400 = phi i1 [ true, %390 ], [ %398, %397 ]
  %401 = phi i64 [ 0, %390 ], [ %405, %397 ]
  %402 = trunc i64 %401 to i32
  br label %407

403:                                              ; preds = %390, %393
  %404 = phi i64 [ %405, %393 ], [ 0, %390 ]
  %405 = add nuw i64 %404, 1
  %406 = icmp eq i64 %405, %388
  br i1 %406, label %407, label %393, !llvm.loop !193

407:                                              ; preds = %403, %399, %384
  %408 = phi i1 [ %400, %399 ], [ %389, %384 ], [ false, %403 ]
  %409 = phi i32 [ %402, %399 ], [ undef, %384 ], [ undef, %403 ]
  br i1 %408, label %417, label %410

410:                                              ; preds = %407
  %411 = icmp eq i64 %388, 256
  br i1 %411, label %417, label %412

412:                                              ; preds = %410
  %413 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 %388
  store i64 %387, ptr %413, align 8, !tbaa !11
  %414 = load i64, ptr %58, align 8, !tbaa !192
  %415 = add i64 %414, 1
  store i64 %415, ptr %58, align 8, !tbaa !192
  %416 = trunc i64 %414 to i32
  br label %417

417:                                              ; preds = %412, %410, %407
  %418 = phi i32 [ %409, %407 ], [ %416, %412 ], [ -1, %410 ]
  %419 = icmp slt i32 %418, 0
  br i1 %419, label %429, label %420

420:                                              ; preds = %417
  %421 = trunc i64 %382 to i32
  %422 = load ptr, ptr %49, align 8, !tbaa !194
  %423 = load i64, ptr %48, align 8, !tbaa !189
  %424 = getelementptr inbounds i32, ptr %422, i64 %423
  store i32 %421, ptr %424, align 4, !tbaa !21
  %425 = trunc i32 %418 to i8
  %426 = load ptr, ptr %54, align 8, !tbaa !195
  %427 = add i64 %423, 1
  store i64 %427, ptr %48, align 8, !tbaa !189
  %428 = getelementptr inbounds i8, ptr %426, i64 %423
  store i8 %425, ptr %428, align 1, !tbaa !101
  br label %429

429:                                              ; preds = %420, %417, %372
  %430 = phi i1 [ true, %420 ], [ false, %417 ], [ false, %372 ]
  %431 = phi i32 [ %374, %420 ], [ 6, %417 ], [ 4, %372 ]
  br i1 %430, label %432, label %436

432:                                              ; preds = %429
  %433 = add nuw i64 %375, 1
  %434 = icmp ult i64 %433, %370
  %435 = icmp eq i64 %433, %370
  br i1 %435, label %436, label %372, !llvm.loop !196

436:                                              ; preds = %432, %429, %361
  %437 = phi i64 [ %364, %361 ], [ %375, %429 ], [ %433, %432 ]
  %438 = phi i1 [ %371, %361 ], [ %373, %429 ], [ %434, %432 ]
  %439 = phi i32 [ %363, %361 ], [ %431, %429 ], [ %431, %432 ]
  br i1 %438, label %447, label %440

440:                                              ; preds = %436
  %441 = load i64, ptr %48, align 8, !tbaa !189
  %442 = trunc i64 %441 to i32
  %443 = load ptr, ptr %56, align 8, !tbaa !197
  %444 = getelementptr inbounds i32, ptr %443, i64 %365
  store i32 %442, ptr %444, align 4, !tbaa !21
  %445 = add nuw i64 %365, 1
  %446 = icmp ult i64 %445, %77
  br i1 %446, label %361, label %447, !llvm.loop !198

447:                                              ; preds = %440, %436, %316
  %448 = phi i1 [ %78, %316 ], [ %362, %436 ], [ %446, %440 ]
  %449 = phi i32 [ %188, %316 ], [ %439, %436 ], [ %439, %440 ]
  br i1 %448, label %456, label %450

450:                                              ; preds = %447
  store i64 %77, ptr %31, align 8, !tbaa !38
  %451 = load i64, ptr %34, align 8, !tbaa !26
  %452 = load i64, ptr %60, align 8, !tbaa !98
  %453 = icmp ugt i64 %451, %452
  %454 = zext i1 %453 to i32
  %455 = select i1 %453, i32 5, i32 %449
  br label %456

456:                                              ; preds = %450, %447, %286, %275, %247, %237, %210, %199, %193, %189, %185
  %457 = phi i32 [ 1, %185 ], [ 1, %447 ], [ 1, %189 ], [ 1, %193 ], [ %454, %450 ], [ 1, %199 ], [ 1, %210 ], [ 1, %237 ], [ 1, %247 ], [ 1, %275 ], [ 1, %286 ]
  %458 = phi i32 [ %188, %185 ], [ %449, %447 ], [ 6, %189 ], [ 4, %193 ], [ %455, %450 ], [ 4, %199 ], [ 4, %210 ], [ 4, %237 ], [ 4, %247 ], [ 4, %275 ], [ 4, %286 ]
  %459 = icmp eq i32 %457, 0
  br i1 %459, label %61, label %460, !llvm.loop !199

460:                                              ; preds = %61, %65, %456
  %461 = phi i32 [ 2, %65 ], [ 0, %61 ], [ %458, %456 ]
  %462 = icmp eq i32 %461, 2
  br i1 %462, label %463, label %1001

463:                                              ; preds = %460
  %464 = load i64, ptr %48, align 8, !tbaa !189
  %465 = mul i64 %464, 5
  %466 = load i64, ptr %34, align 8, !tbaa !26
  %467 = add i64 %466, 1
  %468 = shl i64 %467, 2
  %469 = load i64, ptr %51, align 8, !tbaa !12
  %470 = add i64 %469, %465
  %471 = add i64 %470, %468
  %472 = load i64, ptr %52, align 8, !tbaa !13
  %473 = icmp ugt i64 %471, %472
  br i1 %473, label %636, label %474

474:                                              ; preds = %463
  %475 = call ptr @take_memory(i64 noundef %467, i64 noundef 4)
  %476 = load i64, ptr %48, align 8, !tbaa !189
  %477 = add i64 %476, 1
  %478 = call ptr @take_memory(i64 noundef %477, i64 noundef 4)
  %479 = load i64, ptr %48, align 8, !tbaa !189
  %480 = add i64 %479, 1
  %481 = call ptr @take_memory(i64 noundef %480, i64 noundef 1)
  %482 = icmp ne ptr %475, null
  %483 = icmp ne ptr %478, null
  %484 = select i1 %482, i1 %483, i1 false
  %485 = icmp ne ptr %481, null
  %486 = select i1 %484, i1 %485, i1 false
  br i1 %486, label %487, label %603

487:                                              ; preds = %474
  %488 = load i64, ptr %34, align 8, !tbaa !26
  %489 = shl i64 %488, 2
  %490 = add i64 %489, 4
  %491 = load ptr, ptr %53, align 8, !tbaa !15
  %492 = icmp eq ptr %491, null
  %493 = icmp ult i64 %490, 4194304
  %494 = or i1 %492, %493
  br i1 %494, label %504, label %495

495:                                              ; preds = %487
  %496 = ptrtoint ptr %475 to i64
  %497 = and i64 %496, -4096
  %498 = add i64 %496, 4099
  %499 = add i64 %498, %489
  %500 = and i64 %499, -4096
  %501 = inttoptr i64 %497 to ptr
  %502 = sub i64 %500, %497
  %503 = call i32 %491(ptr noundef %501, i64 noundef %502, i32 noundef 14)
  br label %504

504:                                              ; preds = %495, %487
  %505 = load i64, ptr %48, align 8, !tbaa !189
  %506 = shl i64 %505, 2
  %507 = load ptr, ptr %53, align 8, !tbaa !15
  %508 = icmp eq ptr %507, null
  %509 = icmp ult i64 %506, 4194304
  %510 = or i1 %509, %508
  br i1 %510, label %520, label %511

511:                                              ; preds = %504
  %512 = ptrtoint ptr %478 to i64
  %513 = and i64 %512, -4096
  %514 = add i64 %512, 4095
  %515 = add i64 %514, %506
  %516 = and i64 %515, -4096
  %517 = inttoptr i64 %513 to ptr
  %518 = sub i64 %516, %513
  %519 = call i32 %507(ptr noundef %517, i64 noundef %518, i32 noundef 14)
  br label %520

520:                                              ; preds = %511, %504
  %521 = load i64, ptr %48, align 8, !tbaa !189
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %525, label %523

523:                                              ; preds = %520
  %524 = load ptr, ptr %49, align 8, !tbaa !194
  br label %530

525:                                              ; preds = %530, %520
  %526 = load i64, ptr %34, align 8, !tbaa !26
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %541, label %528

528:                                              ; preds = %525
  %529 = load i32, ptr %475, align 4
  br label %543

530:                                              ; preds = %530, %523
  %531 = phi i64 [ 0, %523 ], [ %539, %530 ]
  %532 = getelementptr inbounds i32, ptr %524, i64 %531
  %533 = load i32, ptr %532, align 4, !tbaa !21
  %534 = add i32 %533, 1
  %535 = zext i32 %534 to i64
  %536 = getelementptr inbounds i32, ptr %475, i64 %535
  %537 = load i32, ptr %536, align 4, !tbaa !21
  %538 = add i32 %537, 1
  store i32 %538, ptr %536, align 4, !tbaa !21
  %539 = add nuw i64 %531, 1
  %540 = icmp eq i64 %539, %521
  br i1 %540, label %525, label %530, !llvm.loop !200

541:                                              ; preds = %543, %525
  %542 = call i64 @llvm.usub.sat.i64(i64 %521, i64 1)
  br i1 %527, label %603, label %551

543:                                              ; preds = %528, %543
  %544 = phi i32 [ %529, %528 ], [ %549, %543 ]
  %545 = phi i64 [ 0, %528 ], [ %546, %543 ]
  %546 = add nuw i64 %545, 1
  %547 = getelementptr inbounds i32, ptr %475, i64 %546
  %548 = load i32, ptr %547, align 4, !tbaa !21
  %549 = add i32 %548, %544
  store i32 %549, ptr %547, align 4, !tbaa !21
  %550 = icmp eq i64 %546, %526
  br i1 %550, label %541, label %543, !llvm.loop !201

551:                                              ; preds = %541, %598
  %552 = phi i64 [ %600, %598 ], [ 0, %541 ]
  %553 = phi i64 [ %599, %598 ], [ 0, %541 ]
  %554 = load ptr, ptr %56, align 8, !tbaa !197
  %555 = getelementptr inbounds i32, ptr %554, i64 %552
  %556 = load i32, ptr %555, align 4, !tbaa !21
  %557 = zext i32 %556 to i64
  %558 = icmp ult i64 %553, %557
  br i1 %558, label %559, label %598

559:                                              ; preds = %551
  %560 = trunc i64 %552 to i32
  br label %561

561:                                              ; preds = %561, %559
  %562 = phi i64 [ %553, %559 ], [ %592, %561 ]
  %563 = add nuw nsw i64 %562, 8
  %564 = call i64 @llvm.umin.i64(i64 %563, i64 %542)
  %565 = add nuw nsw i64 %562, 32
  %566 = call i64 @llvm.umin.i64(i64 %565, i64 %542)
  %567 = load ptr, ptr %49, align 8, !tbaa !194
  %568 = getelementptr inbounds i32, ptr %567, i64 %566
  %569 = load i32, ptr %568, align 4, !tbaa !21
  %570 = zext i32 %569 to i64
  %571 = getelementptr inbounds i32, ptr %475, i64 %570
  call void @llvm.prefetch.p0(ptr nonnull %571, i32 1, i32 3, i32 1)
  %572 = getelementptr inbounds i32, ptr %567, i64 %564
  %573 = load i32, ptr %572, align 4, !tbaa !21
  %574 = zext i32 %573 to i64
  %575 = getelementptr inbounds i32, ptr %475, i64 %574
  %576 = load i32, ptr %575, align 4, !tbaa !21
  %577 = zext i32 %576 to i64
  %578 = getelementptr inbounds i32, ptr %478, i64 %577
  call void @llvm.prefetch.p0(ptr nonnull %578, i32 1, i32 3, i32 1)
  %579 = getelementptr inbounds i8, ptr %481, i64 %577
  call void @llvm.prefetch.p0(ptr nonnull %579, i32 1, i32 3, i32 1)
  %580 = getelementptr inbounds i32, ptr %567, i64 %562
  %581 = load i32, ptr %580, align 4, !tbaa !21
  %582 = zext i32 %581 to i64
  %583 = getelementptr inbounds i32, ptr %475, i64 %582
  %584 = load i32, ptr %583, align 4, !tbaa !21
  %585 = add i32 %584, 1
  store i32 %585, ptr %583, align 4, !tbaa !21
  %586 = zext i32 %584 to i64
  %587 = getelementptr inbounds i32, ptr %478, i64 %586
  store i32 %560, ptr %587, align 4, !tbaa !21
  %588 = load ptr, ptr %54, align 8, !tbaa !195
  %589 = getelementptr inbounds i8, ptr %588, i64 %562
  %590 = load i8, ptr %589, align 1, !tbaa !101
  %591 = getelementptr inbounds i8, ptr %481, i64 %586
  store i8 %590, ptr %591, align 1, !tbaa !101
  %592 = add nuw nsw i64 %562, 1
  %593 = load ptr, ptr %56, align 8, !tbaa !197
  %594 = getelementptr inbounds i32, ptr %593, i64 %552
  %595 = load i32, ptr %594, align 4, !tbaa !21
  %596 = zext i32 %595 to i64
  %597 = icmp ult i64 %592, %596
  br i1 %597, label %561, label %598, !llvm.loop !202

598:                                              ; preds = %561, %551
  %599 = phi i64 [ %553, %551 ], [ %592, %561 ]
  %600 = add nuw i64 %552, 1
  %601 = load i64, ptr %34, align 8, !tbaa !26
  %602 = icmp ult i64 %600, %601
  br i1 %602, label %551, label %603, !llvm.loop !203

603:                                              ; preds = %598, %541, %474
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %604 = load ptr, ptr %56, align 8, !tbaa !197
  store ptr %604, ptr %4, align 16, !tbaa !14
  %605 = getelementptr inbounds ptr, ptr %4, i64 1
  %606 = load ptr, ptr %49, align 8, !tbaa !194
  store ptr %606, ptr %605, align 8, !tbaa !14
  %607 = getelementptr inbounds ptr, ptr %4, i64 2
  %608 = load ptr, ptr %54, align 8, !tbaa !195
  store ptr %608, ptr %607, align 16, !tbaa !14
  br label %627

609:                                              ; preds = %633
  %610 = load i64, ptr %48, align 8, !tbaa !189
  %611 = mul i64 %610, 5
  %612 = load i64, ptr %34, align 8, !tbaa !26
  %613 = shl i64 %612, 2
  %614 = add i64 %613, %611
  %615 = load i64, ptr %51, align 8, !tbaa !12
  %616 = add i64 %614, %615
  store i64 %616, ptr %51, align 8, !tbaa !12
  %617 = load i64, ptr %50, align 8, !tbaa !204
  %618 = load i64, ptr %55, align 8, !tbaa !205
  %619 = load i64, ptr %57, align 8, !tbaa !206
  %620 = add i64 %619, %617
  %621 = shl i64 %620, 2
  %622 = add i64 %618, %621
  %623 = sub i64 %616, %622
  store i64 %623, ptr %51, align 8, !tbaa !12
  store ptr %475, ptr %56, align 8, !tbaa !197
  store ptr %478, ptr %49, align 8, !tbaa !194
  store ptr %481, ptr %54, align 8, !tbaa !195
  %624 = add i64 %612, 1
  store i64 %624, ptr %57, align 8, !tbaa !206
  %625 = add i64 %610, 1
  store i64 %625, ptr %55, align 8, !tbaa !205
  store i64 %625, ptr %50, align 8, !tbaa !204
  %626 = select i1 %486, i32 0, i32 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %636

627:                                              ; preds = %633, %603
  %628 = phi i64 [ 0, %603 ], [ %634, %633 ]
  %629 = getelementptr inbounds [3 x ptr], ptr %4, i64 0, i64 %628
  %630 = load ptr, ptr %629, align 8, !tbaa !14
  %631 = icmp eq ptr %630, null
  br i1 %631, label %633, label %632

632:                                              ; preds = %627
  call void @give_back(ptr noundef nonnull %630)
  br label %633

633:                                              ; preds = %632, %627
  %634 = add nuw nsw i64 %628, 1
  %635 = icmp eq i64 %634, 3
  br i1 %635, label %609, label %627, !llvm.loop !207

636:                                              ; preds = %463, %609
  %637 = phi i32 [ %626, %609 ], [ 4, %463 ]
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %639, label %1001

639:                                              ; preds = %636
  %640 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %641 = load i64, ptr %34, align 8, !tbaa !26
  %642 = load i64, ptr %640, align 8, !tbaa !11
  %643 = icmp ult i64 %642, %641
  br i1 %643, label %644, label %679

644:                                              ; preds = %639
  %645 = lshr i64 %642, 2
  %646 = add i64 %642, 1024
  %647 = add i64 %646, %645
  %648 = call i64 @llvm.umax.i64(i64 %647, i64 %641)
  %649 = load i64, ptr %51, align 8, !tbaa !12
  %650 = sub i64 %648, %642
  %651 = shl i64 %650, 3
  %652 = add i64 %649, %651
  %653 = load i64, ptr %52, align 8, !tbaa !13
  %654 = icmp ugt i64 %652, %653
  br i1 %654, label %1001, label %655

655:                                              ; preds = %644
  %656 = load ptr, ptr %6, align 8, !tbaa !14
  %657 = shl i64 %648, 3
  %658 = call ptr @resize_memory(ptr noundef %656, i64 noundef %657)
  %659 = icmp eq ptr %658, null
  br i1 %659, label %1001, label %660

660:                                              ; preds = %655
  %661 = load i64, ptr %640, align 8, !tbaa !11
  %662 = sub i64 %648, %661
  %663 = shl i64 %662, 3
  %664 = load i64, ptr %51, align 8, !tbaa !12
  %665 = add i64 %663, %664
  store i64 %665, ptr %51, align 8, !tbaa !12
  store ptr %658, ptr %6, align 8, !tbaa !14
  store i64 %648, ptr %640, align 8, !tbaa !11
  %666 = load ptr, ptr %53, align 8, !tbaa !15
  %667 = icmp eq ptr %666, null
  %668 = icmp ult i64 %657, 4194304
  %669 = or i1 %668, %667
  br i1 %669, label %679, label %670

670:                                              ; preds = %660
  %671 = ptrtoint ptr %658 to i64
  %672 = and i64 %671, -4096
  %673 = add i64 %657, 4095
  %674 = add i64 %673, %671
  %675 = and i64 %674, -4096
  %676 = inttoptr i64 %672 to ptr
  %677 = sub i64 %675, %672
  %678 = call i32 %666(ptr noundef %676, i64 noundef %677, i32 noundef 14)
  br label %679

679:                                              ; preds = %670, %660, %639
  %680 = load i64, ptr %34, align 8, !tbaa !26
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %684, label %682

682:                                              ; preds = %679
  %683 = load ptr, ptr %6, align 8, !tbaa !186
  br label %691

684:                                              ; preds = %691, %679
  %685 = load i64, ptr %34, align 8, !tbaa !26
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %1001, label %687

687:                                              ; preds = %684
  %688 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %689 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %690 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  br label %697

691:                                              ; preds = %691, %682
  %692 = phi i64 [ 0, %682 ], [ %694, %691 ]
  %693 = getelementptr inbounds i64, ptr %683, i64 %692
  store i64 -1, ptr %693, align 8, !tbaa !11
  %694 = add nuw i64 %692, 1
  %695 = load i64, ptr %34, align 8, !tbaa !26
  %696 = icmp ult i64 %694, %695
  br i1 %696, label %691, label %684, !llvm.loop !208

697:                                              ; preds = %747, %687
  %698 = phi i32 [ undef, %687 ], [ %746, %747 ]
  %699 = phi i64 [ 0, %687 ], [ %748, %747 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %700 = load ptr, ptr %688, align 8, !tbaa !135
  %701 = load i64, ptr %38, align 8, !tbaa !28
  %702 = icmp eq i64 %701, 0
  br i1 %702, label %703, label %707

703:                                              ; preds = %697
  %704 = load ptr, ptr %40, align 8, !tbaa !33
  %705 = mul i64 %699, %41
  %706 = getelementptr inbounds i64, ptr %704, i64 %705
  br label %713

707:                                              ; preds = %697
  %708 = load ptr, ptr %39, align 8, !tbaa !34
  %709 = getelementptr inbounds i32, ptr %708, i64 %699
  %710 = load i32, ptr %709, align 4, !tbaa !21
  %711 = zext i32 %710 to i64
  %712 = or i64 %711, -9223372036854775808
  store i64 %712, ptr %3, align 8, !tbaa !11
  br label %713

713:                                              ; preds = %707, %703
  %714 = phi ptr [ %3, %707 ], [ %706, %703 ]
  %715 = call i32 %700(ptr noundef %714)
  %716 = icmp slt i32 %715, 1
  br i1 %716, label %744, label %717

717:                                              ; preds = %713
  %718 = trunc i64 %699 to i32
  %719 = load ptr, ptr %6, align 8, !tbaa !186
  %720 = and i64 %699, 4294967295
  %721 = getelementptr inbounds i64, ptr %719, i64 %720
  %722 = load i64, ptr %721, align 8, !tbaa !11
  %723 = icmp eq i64 %722, 0
  br i1 %723, label %739, label %724

724:                                              ; preds = %717
  store i64 0, ptr %721, align 8, !tbaa !11
  %725 = call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %739, label %727

727:                                              ; preds = %724
  %728 = load i64, ptr %689, align 8, !tbaa !149
  %729 = add i64 %728, 1
  store i64 %729, ptr %689, align 8, !tbaa !149
  %730 = trunc i64 %728 to i32
  %731 = load ptr, ptr %690, align 8, !tbaa !153
  %732 = and i64 %728, 4294967295
  %733 = getelementptr inbounds %struct.Record, ptr %731, i64 %732
  store i64 0, ptr %733, align 8, !tbaa.struct !164
  %734 = getelementptr inbounds i8, ptr %733, i64 8
  store i32 %718, ptr %734, align 8, !tbaa.struct !165
  %735 = getelementptr inbounds i8, ptr %733, i64 12
  store i32 0, ptr %735, align 4, !tbaa.struct !166
  %736 = call fastcc i32 @push(ptr noundef %0, i64 noundef 0, i32 noundef %730, i32 noundef 0)
  %737 = icmp eq i32 %736, 0
  %738 = select i1 %737, i32 4, i32 0
  br label %739

739:                                              ; preds = %727, %724, %717
  %740 = phi i32 [ %738, %727 ], [ 0, %717 ], [ 4, %724 ]
  %741 = icmp eq i32 %740, 0
  %742 = lshr exact i32 %740, 2
  %743 = select i1 %741, i32 %698, i32 %740
  br label %744

744:                                              ; preds = %739, %713
  %745 = phi i32 [ %742, %739 ], [ 7, %713 ]
  %746 = phi i32 [ %743, %739 ], [ %698, %713 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  switch i32 %745, label %1001 [
    i32 0, label %747
    i32 7, label %747
  ]

747:                                              ; preds = %744, %744
  %748 = add nuw i64 %699, 1
  %749 = load i64, ptr %34, align 8, !tbaa !26
  %750 = icmp ult i64 %748, %749
  br i1 %750, label %697, label %1001, !llvm.loop !209

751:                                              ; preds = %998
  %752 = add i64 %756, -1
  %753 = icmp eq i64 %752, 0
  br i1 %753, label %1001, label %754, !llvm.loop !210

754:                                              ; preds = %11, %751
  %755 = phi i32 [ undef, %11 ], [ %1000, %751 ]
  %756 = phi i64 [ %1, %11 ], [ %752, %751 ]
  %757 = load i64, ptr %12, align 8, !tbaa !151
  %758 = icmp eq i64 %757, 0
  br i1 %758, label %759, label %843

759:                                              ; preds = %754
  %760 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %761 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 82
  %762 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %763 = load i64, ptr %762, align 8, !tbaa !26
  %764 = load i64, ptr %761, align 8, !tbaa !11
  %765 = icmp ult i64 %764, %763
  br i1 %765, label %766, label %804

766:                                              ; preds = %759
  %767 = lshr i64 %764, 2
  %768 = add i64 %764, 1024
  %769 = add i64 %768, %767
  %770 = tail call i64 @llvm.umax.i64(i64 %769, i64 %763)
  %771 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %772 = load i64, ptr %771, align 8, !tbaa !12
  %773 = sub i64 %770, %764
  %774 = shl i64 %773, 1
  %775 = add i64 %772, %774
  %776 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %777 = load i64, ptr %776, align 8, !tbaa !13
  %778 = icmp ugt i64 %775, %777
  br i1 %778, label %1001, label %779

779:                                              ; preds = %766
  %780 = load ptr, ptr %760, align 8, !tbaa !14
  %781 = shl i64 %770, 1
  %782 = tail call ptr @resize_memory(ptr noundef %780, i64 noundef %781)
  %783 = icmp eq ptr %782, null
  br i1 %783, label %1001, label %784

784:                                              ; preds = %779
  %785 = load i64, ptr %761, align 8, !tbaa !11
  %786 = sub i64 %770, %785
  %787 = shl i64 %786, 1
  %788 = load i64, ptr %771, align 8, !tbaa !12
  %789 = add i64 %787, %788
  store i64 %789, ptr %771, align 8, !tbaa !12
  store ptr %782, ptr %760, align 8, !tbaa !14
  store i64 %770, ptr %761, align 8, !tbaa !11
  %790 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %791 = load ptr, ptr %790, align 8, !tbaa !15
  %792 = icmp eq ptr %791, null
  %793 = icmp ult i64 %781, 4194304
  %794 = or i1 %793, %792
  br i1 %794, label %804, label %795

795:                                              ; preds = %784
  %796 = ptrtoint ptr %782 to i64
  %797 = and i64 %796, -4096
  %798 = add i64 %781, 4095
  %799 = add i64 %798, %796
  %800 = and i64 %799, -4096
  %801 = inttoptr i64 %797 to ptr
  %802 = sub i64 %800, %797
  %803 = tail call i32 %791(ptr noundef %801, i64 noundef %802, i32 noundef 14)
  br label %804

804:                                              ; preds = %795, %784, %759
  %805 = load i64, ptr %762, align 8, !tbaa !26
  %806 = icmp eq i64 %805, 0
  br i1 %806, label %1001, label %807

807:                                              ; preds = %804
  %808 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 83
  %809 = load i64, ptr %808, align 8, !tbaa !211
  %810 = icmp eq i64 %809, 0
  %811 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %812 = load ptr, ptr %6, align 8, !tbaa !186
  %813 = load ptr, ptr %760, align 8, !tbaa !212
  br label %814

814:                                              ; preds = %832, %807
  %815 = phi i64 [ 0, %807 ], [ %841, %832 ]
  br i1 %810, label %832, label %816

816:                                              ; preds = %814
  %817 = load ptr, ptr %811, align 8, !tbaa !213
  %818 = getelementptr inbounds i64, ptr %812, i64 %815
  %819 = load i64, ptr %818, align 8, !tbaa !11
  br label %820

820:                                              ; preds = %820, %816
  %821 = phi i64 [ %809, %816 ], [ %830, %820 ]
  %822 = phi i64 [ 0, %816 ], [ %829, %820 ]
  %823 = add i64 %822, %821
  %824 = lshr i64 %823, 1
  %825 = getelementptr inbounds i64, ptr %817, i64 %824
  %826 = load i64, ptr %825, align 8, !tbaa !11
  %827 = icmp ult i64 %826, %819
  %828 = add nuw i64 %824, 1
  %829 = select i1 %827, i64 %828, i64 %822
  %830 = select i1 %827, i64 %821, i64 %824
  %831 = icmp ult i64 %829, %830
  br i1 %831, label %820, label %832, !llvm.loop !214

832:                                              ; preds = %820, %814
  %833 = phi i64 [ 0, %814 ], [ %829, %820 ]
  %834 = getelementptr inbounds i64, ptr %812, i64 %815
  %835 = load i64, ptr %834, align 8, !tbaa !11
  %836 = icmp eq i64 %835, -1
  %837 = trunc i64 %833 to i16
  %838 = add i16 %837, 1
  %839 = select i1 %836, i16 0, i16 %838
  %840 = getelementptr inbounds i16, ptr %813, i64 %815
  store i16 %839, ptr %840, align 2, !tbaa !108
  %841 = add nuw i64 %815, 1
  %842 = icmp eq i64 %841, %805
  br i1 %842, label %1001, label %814, !llvm.loop !215

843:                                              ; preds = %754
  %844 = tail call fastcc i32 @pop(ptr noundef %0)
  %845 = load ptr, ptr %13, align 8, !tbaa !153
  %846 = zext i32 %844 to i64
  %847 = getelementptr inbounds %struct.Record, ptr %845, i64 %846
  %848 = getelementptr inbounds %struct.Record, ptr %845, i64 %846, i32 1
  %849 = load i32, ptr %848, align 8, !tbaa !154
  %850 = load i64, ptr %847, align 8, !tbaa !156
  %851 = load ptr, ptr %6, align 8, !tbaa !186
  %852 = zext i32 %849 to i64
  %853 = getelementptr inbounds i64, ptr %851, i64 %852
  %854 = load i64, ptr %853, align 8, !tbaa !11
  %855 = icmp eq i64 %854, %850
  br i1 %855, label %856, label %998

856:                                              ; preds = %843
  %857 = load i64, ptr %14, align 8, !tbaa !211
  %858 = icmp eq i64 %857, 0
  br i1 %858, label %867, label %859

859:                                              ; preds = %856
  %860 = load ptr, ptr %15, align 8, !tbaa !213
  %861 = add i64 %857, -1
  %862 = getelementptr inbounds i64, ptr %860, i64 %861
  %863 = load i64, ptr %862, align 8, !tbaa !11
  %864 = icmp eq i64 %863, %850
  br i1 %864, label %911, label %865

865:                                              ; preds = %859
  %866 = icmp eq i64 %857, 65534
  br i1 %866, label %998, label %867

867:                                              ; preds = %856, %865
  %868 = add i64 %857, 1
  %869 = load i64, ptr %17, align 8, !tbaa !11
  %870 = icmp ult i64 %869, %868
  br i1 %870, label %871, label %906

871:                                              ; preds = %867
  %872 = lshr i64 %869, 2
  %873 = add i64 %869, 1024
  %874 = add i64 %873, %872
  %875 = tail call i64 @llvm.umax.i64(i64 %874, i64 %868)
  %876 = load i64, ptr %18, align 8, !tbaa !12
  %877 = sub i64 %875, %869
  %878 = shl i64 %877, 3
  %879 = add i64 %876, %878
  %880 = load i64, ptr %19, align 8, !tbaa !13
  %881 = icmp ugt i64 %879, %880
  br i1 %881, label %998, label %882

882:                                              ; preds = %871
  %883 = load ptr, ptr %16, align 8, !tbaa !14
  %884 = shl i64 %875, 3
  %885 = tail call ptr @resize_memory(ptr noundef %883, i64 noundef %884)
  %886 = icmp eq ptr %885, null
  br i1 %886, label %998, label %887

887:                                              ; preds = %882
  %888 = load i64, ptr %17, align 8, !tbaa !11
  %889 = sub i64 %875, %888
  %890 = shl i64 %889, 3
  %891 = load i64, ptr %18, align 8, !tbaa !12
  %892 = add i64 %890, %891
  store i64 %892, ptr %18, align 8, !tbaa !12
  store ptr %885, ptr %16, align 8, !tbaa !14
  store i64 %875, ptr %17, align 8, !tbaa !11
  %893 = load ptr, ptr %20, align 8, !tbaa !15
  %894 = icmp eq ptr %893, null
  %895 = icmp ult i64 %884, 4194304
  %896 = or i1 %895, %894
  br i1 %896, label %906, label %897

897:                                              ; preds = %887
  %898 = ptrtoint ptr %885 to i64
  %899 = and i64 %898, -4096
  %900 = add i64 %884, 4095
  %901 = add i64 %900, %898
  %902 = and i64 %901, -4096
  %903 = inttoptr i64 %899 to ptr
  %904 = sub i64 %902, %899
  %905 = tail call i32 %893(ptr noundef %903, i64 noundef %904, i32 noundef 14)
  br label %906

906:                                              ; preds = %897, %887, %867
  %907 = load ptr, ptr %16, align 8, !tbaa !213
  %908 = load i64, ptr %14, align 8, !tbaa !211
  %909 = add i64 %908, 1
  store i64 %909, ptr %14, align 8, !tbaa !211
  %910 = getelementptr inbounds i64, ptr %907, i64 %908
  store i64 %850, ptr %910, align 8, !tbaa !11
  br label %911

911:                                              ; preds = %906, %859
  %912 = load ptr, ptr %21, align 8, !tbaa !184
  %913 = getelementptr inbounds i32, ptr %912, i64 %846
  %914 = load i32, ptr %913, align 4, !tbaa !21
  %915 = icmp eq i32 %914, 0
  br i1 %915, label %925, label %916

916:                                              ; preds = %911
  %917 = load ptr, ptr %22, align 8, !tbaa !197
  %918 = load ptr, ptr %13, align 8, !tbaa !153
  %919 = add i32 %914, -1
  %920 = zext i32 %919 to i64
  %921 = getelementptr inbounds %struct.Record, ptr %918, i64 %920, i32 1
  %922 = load i32, ptr %921, align 8, !tbaa !154
  %923 = zext i32 %922 to i64
  %924 = getelementptr inbounds i32, ptr %917, i64 %923
  tail call void @llvm.prefetch.p0(ptr %924, i32 0, i32 3, i32 1)
  br label %925

925:                                              ; preds = %916, %911
  %926 = icmp eq i32 %849, 0
  br i1 %926, label %933, label %927

927:                                              ; preds = %925
  %928 = load ptr, ptr %23, align 8, !tbaa !197
  %929 = add i32 %849, -1
  %930 = zext i32 %929 to i64
  %931 = getelementptr inbounds i32, ptr %928, i64 %930
  %932 = load i32, ptr %931, align 4, !tbaa !21
  br label %933

933:                                              ; preds = %925, %927
  %934 = phi i32 [ %932, %927 ], [ 0, %925 ]
  %935 = zext i32 %934 to i64
  %936 = load ptr, ptr %24, align 8, !tbaa !197
  %937 = getelementptr inbounds i32, ptr %936, i64 %852
  %938 = load i32, ptr %937, align 4, !tbaa !21
  %939 = zext i32 %938 to i64
  %940 = icmp ult i32 %934, %938
  br i1 %940, label %941, label %944

941:                                              ; preds = %933
  %942 = load ptr, ptr %6, align 8, !tbaa !186
  %943 = load ptr, ptr %25, align 8, !tbaa !194
  br label %946

944:                                              ; preds = %946, %933
  %945 = icmp ult i32 %934, %938
  br i1 %945, label %954, label %998

946:                                              ; preds = %941, %946
  %947 = phi i64 [ %935, %941 ], [ %952, %946 ]
  %948 = getelementptr inbounds i32, ptr %943, i64 %947
  %949 = load i32, ptr %948, align 4, !tbaa !21
  %950 = zext i32 %949 to i64
  %951 = getelementptr inbounds i64, ptr %942, i64 %950
  tail call void @llvm.prefetch.p0(ptr %951, i32 0, i32 3, i32 1)
  %952 = add nuw nsw i64 %947, 1
  %953 = icmp eq i64 %952, %939
  br i1 %953, label %944, label %946, !llvm.loop !216

954:                                              ; preds = %944, %991
  %955 = phi i32 [ %994, %991 ], [ %755, %944 ]
  %956 = phi i64 [ %995, %991 ], [ %935, %944 ]
  %957 = load ptr, ptr %26, align 8, !tbaa !194
  %958 = getelementptr inbounds i32, ptr %957, i64 %956
  %959 = load i32, ptr %958, align 4, !tbaa !21
  %960 = load ptr, ptr %27, align 8, !tbaa !195
  %961 = getelementptr inbounds i8, ptr %960, i64 %956
  %962 = load i8, ptr %961, align 1, !tbaa !101
  %963 = zext i8 %962 to i64
  %964 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 76, i64 %963
  %965 = load i64, ptr %964, align 8, !tbaa !11
  %966 = add i64 %965, %850
  %967 = load ptr, ptr %6, align 8, !tbaa !186
  %968 = zext i32 %959 to i64
  %969 = getelementptr inbounds i64, ptr %967, i64 %968
  %970 = load i64, ptr %969, align 8, !tbaa !11
  %971 = icmp ugt i64 %970, %966
  br i1 %971, label %972, label %991

972:                                              ; preds = %954
  %973 = load i64, ptr %28, align 8, !tbaa !160
  %974 = and i64 %973, %966
  %975 = icmp eq i64 %974, 0
  br i1 %975, label %976, label %991

976:                                              ; preds = %972
  store i64 %966, ptr %969, align 8, !tbaa !11
  %977 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef 1)
  %978 = icmp eq i32 %977, 0
  br i1 %978, label %991, label %979

979:                                              ; preds = %976
  %980 = load i64, ptr %29, align 8, !tbaa !149
  %981 = add i64 %980, 1
  store i64 %981, ptr %29, align 8, !tbaa !149
  %982 = trunc i64 %980 to i32
  %983 = load ptr, ptr %13, align 8, !tbaa !153
  %984 = and i64 %980, 4294967295
  %985 = getelementptr inbounds %struct.Record, ptr %983, i64 %984
  store i64 %966, ptr %985, align 8, !tbaa.struct !164
  %986 = getelementptr inbounds i8, ptr %985, i64 8
  store i32 %959, ptr %986, align 8, !tbaa.struct !165
  %987 = getelementptr inbounds i8, ptr %985, i64 12
  store i32 0, ptr %987, align 4, !tbaa.struct !166
  %988 = tail call fastcc i32 @push(ptr noundef %0, i64 noundef %966, i32 noundef %982, i32 noundef 0)
  %989 = icmp eq i32 %988, 0
  %990 = select i1 %989, i32 4, i32 0
  br label %991

991:                                              ; preds = %954, %972, %976, %979
  %992 = phi i32 [ %990, %979 ], [ 0, %954 ], [ 6, %972 ], [ 4, %976 ]
  %993 = icmp ne i32 %992, 0
  %994 = select i1 %993, i32 %992, i32 %955
  %995 = add nuw nsw i64 %956, 1
  %996 = icmp eq i64 %995, %939
  %997 = select i1 %993, i1 true, i1 %996
  br i1 %997, label %998, label %954, !llvm.loop !217

998:                                              ; preds = %991, %944, %882, %871, %865, %843
  %999 = phi i1 [ true, %865 ], [ false, %843 ], [ true, %871 ], [ true, %882 ], [ false, %944 ], [ %993, %991 ]
  %1000 = phi i32 [ 6, %865 ], [ %755, %843 ], [ 4, %871 ], [ 4, %882 ], [ %755, %944 ], [ %994, %991 ]
  br i1 %999, label %1001, label %751

1001:                                             ; preds = %998, %751, %832, %747, %744, %9, %804, %779, %766, %684, %655, %644, %460, %636
  %1002 = phi i32 [ %461, %460 ], [ %637, %636 ], [ 4, %644 ], [ 4, %655 ], [ 0, %684 ], [ 4, %766 ], [ 4, %779 ], [ 2, %804 ], [ 0, %9 ], [ %746, %744 ], [ 0, %747 ], [ 2, %832 ], [ 0, %751 ], [ %1000, %998 ]
  ret i32 %1002
}

declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg)

define i32 @search_distances_done(ptr noundef %0) {
  %2 = alloca [10 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  store ptr %3, ptr %2, align 16, !tbaa !14
  %4 = getelementptr inbounds ptr, ptr %2, i64 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  store ptr %5, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds ptr, ptr %2, i64 2
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  store ptr %7, ptr %6, align 16, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 3
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  store ptr %9, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds ptr, ptr %2, i64 4
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  store ptr %11, ptr %10, align 16, !tbaa !14
  %12 = getelementptr inbounds ptr, ptr %2, i64 5
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  store ptr %13, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 6
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  store ptr %15, ptr %14, align 16, !tbaa !14
  %16 = getelementptr inbounds ptr, ptr %2, i64 7
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  store ptr %17, ptr %16, align 8, !tbaa !14
  %18 = getelementptr inbounds ptr, ptr %2, i64 8
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  store ptr %19, ptr %18, align 16, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 9
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
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
  br i1 %32, label %22, label %23, !llvm.loop !218
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
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %45, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !30
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %127, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %45
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
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %61 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %62 = load i64, ptr @WORDS, align 8
  %63 = icmp eq i64 %62, 0
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  br label %71

66:                                               ; preds = %124
  %67 = add i64 %74, 1
  %68 = getelementptr inbounds i64, ptr %54, i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !11
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %127, label %71, !llvm.loop !219

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
  %113 = load ptr, ptr %64, align 8, !tbaa !212
  %114 = getelementptr inbounds i16, ptr %113, i64 %79
  %115 = load i16, ptr %114, align 2, !tbaa !108
  %116 = icmp eq i16 %115, 0
  br i1 %116, label %124, label %117

117:                                              ; preds = %112
  %118 = zext i16 %115 to i64
  %119 = load ptr, ptr %65, align 8, !tbaa !213
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
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %5 = load i64, ptr %4, align 8, !tbaa !149
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %2
  %8 = tail call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %329, label %10

10:                                               ; preds = %7
  %11 = load i64, ptr %4, align 8, !tbaa !149
  %12 = add i64 %11, 1
  store i64 %12, ptr %4, align 8, !tbaa !149
  %13 = trunc i64 %11 to i32
  %14 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %15 = load ptr, ptr %14, align 8, !tbaa !153
  %16 = and i64 %11, 4294967295
  %17 = getelementptr inbounds %struct.Record, ptr %15, i64 %16
  store i64 0, ptr %17, align 8, !tbaa.struct !164
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  store i32 0, ptr %18, align 8, !tbaa.struct !165
  %19 = getelementptr inbounds i8, ptr %17, i64 12
  store i32 0, ptr %19, align 4, !tbaa.struct !166
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !144
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
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %39 = load i64, ptr @WORDS, align 8
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 93
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %49 = load i64, ptr @WORDS, align 8
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %51 = icmp eq i64 %49, 0
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %56 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %64

61:                                               ; preds = %325
  %62 = add i64 %66, -1
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %329, label %64, !llvm.loop !220

64:                                               ; preds = %28, %61
  %65 = phi i32 [ %26, %28 ], [ %327, %61 ]
  %66 = phi i64 [ %1, %28 ], [ %62, %61 ]
  %67 = load i64, ptr %29, align 8, !tbaa !151
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %71 = load i64, ptr %70, align 8, !tbaa !105
  %72 = icmp eq i64 %71, 0
  %73 = select i1 %72, i32 2, i32 1
  br label %329

74:                                               ; preds = %64
  %75 = load i64, ptr %30, align 8, !tbaa !26
  %76 = load i64, ptr %31, align 8, !tbaa !98
  %77 = icmp ugt i64 %75, %76
  br i1 %77, label %329, label %78

78:                                               ; preds = %74
  %79 = call fastcc i32 @pop(ptr noundef %0)
  %80 = load ptr, ptr %32, align 8, !tbaa !153
  %81 = zext i32 %79 to i64
  %82 = getelementptr inbounds %struct.Record, ptr %80, i64 %81
  %83 = getelementptr inbounds %struct.Record, ptr %80, i64 %81, i32 1
  %84 = load i32, ptr %83, align 8, !tbaa !154
  %85 = load i64, ptr %82, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %86 = load ptr, ptr %33, align 8, !tbaa !144
  %87 = zext i32 %84 to i64
  %88 = getelementptr inbounds i32, ptr %86, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !21
  %90 = icmp eq i32 %89, %79
  br i1 %90, label %91, label %325

91:                                               ; preds = %78
  %92 = load i64, ptr %34, align 8, !tbaa !105
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %97, label %94

94:                                               ; preds = %91
  %95 = load i64, ptr %35, align 8, !tbaa !221
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
  %112 = load ptr, ptr %40, align 8, !tbaa !135
  %113 = call i32 %112(ptr noundef %111)
  %114 = icmp slt i32 %113, 0
  br i1 %114, label %115, label %116

115:                                              ; preds = %110
  store i64 %87, ptr %60, align 8, !tbaa !86
  br label %325

116:                                              ; preds = %110
  %117 = icmp eq i32 %113, 0
  br i1 %117, label %128, label %118

118:                                              ; preds = %116
  %119 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef 0)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %325, label %121

121:                                              ; preds = %118
  %122 = load ptr, ptr %41, align 8, !tbaa !117
  %123 = load i64, ptr %42, align 8, !tbaa !114
  %124 = add i64 %123, 1
  store i64 %124, ptr %42, align 8, !tbaa !114
  %125 = getelementptr inbounds i32, ptr %122, i64 %123
  store i32 %79, ptr %125, align 4, !tbaa !21
  %126 = load i64, ptr %34, align 8, !tbaa !105
  %127 = add i64 %126, 1
  store i64 %127, ptr %34, align 8, !tbaa !105
  store i64 %85, ptr %43, align 8, !tbaa !221
  br label %128

128:                                              ; preds = %121, %116
  %129 = load i64, ptr %34, align 8, !tbaa !105
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %325

131:                                              ; preds = %128
  %132 = load ptr, ptr %44, align 8, !tbaa !157
  %133 = load ptr, ptr %45, align 8, !tbaa !48
  %134 = load ptr, ptr %46, align 8, !tbaa !158
  %135 = call i32 %132(ptr noundef %111, ptr noundef %133, ptr noundef %134)
  %136 = icmp slt i32 %135, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %131
  store i64 %87, ptr %59, align 8, !tbaa !86
  %138 = icmp eq i32 %135, -1
  %139 = select i1 %138, i32 3, i32 6
  br label %325

140:                                              ; preds = %131
  %141 = zext i32 %135 to i64
  %142 = call fastcc i32 @room_for_solutions(ptr noundef %0, i64 noundef %141)
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %325, label %144

144:                                              ; preds = %140
  %145 = load ptr, ptr %47, align 8, !tbaa !117
  %146 = load i64, ptr %48, align 8, !tbaa !114
  %147 = add i64 %146, 1
  store i64 %147, ptr %48, align 8, !tbaa !114
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
  %203 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %202, i32 1
  %204 = load i64, ptr %203, align 8, !tbaa !30
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %213, label %206

206:                                              ; preds = %201
  %207 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %202
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
  br i1 %215, label %216, label %151, !llvm.loop !222

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
  %228 = load ptr, ptr %54, align 8, !tbaa !223
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
  %239 = load ptr, ptr %46, align 8, !tbaa !158
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
  br i1 %258, label %259, label %216, !llvm.loop !224

259:                                              ; preds = %253, %256, %144
  %260 = phi i64 [ 0, %144 ], [ -1, %253 ], [ %255, %256 ]
  %261 = icmp slt i64 %260, 0
  br i1 %261, label %325, label %262

262:                                              ; preds = %259
  %263 = load i64, ptr %55, align 8, !tbaa !139
  %264 = add i64 %263, 1
  store i64 %264, ptr %55, align 8, !tbaa !139
  %265 = load i64, ptr %56, align 8, !tbaa !111
  %266 = add i64 %265, %260
  store i64 %266, ptr %56, align 8, !tbaa !111
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
  %277 = load ptr, ptr %46, align 8, !tbaa !158
  %278 = getelementptr inbounds i64, ptr %277, i64 %272
  %279 = load i64, ptr %278, align 8, !tbaa !11
  %280 = add i64 %279, %85
  %281 = icmp eq i64 %276, -1
  br i1 %281, label %314, label %282

282:                                              ; preds = %271
  %283 = load i64, ptr %58, align 8, !tbaa !160
  %284 = and i64 %283, %280
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %286, label %314

286:                                              ; preds = %282
  %287 = icmp ult i64 %276, %149
  br i1 %287, label %288, label %297

288:                                              ; preds = %286
  %289 = load ptr, ptr %32, align 8, !tbaa !153
  %290 = load ptr, ptr %33, align 8, !tbaa !144
  %291 = getelementptr inbounds i32, ptr %290, i64 %276
  %292 = load i32, ptr %291, align 4, !tbaa !21
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds %struct.Record, ptr %289, i64 %293
  %295 = load i64, ptr %294, align 8, !tbaa !156
  %296 = icmp ugt i64 %295, %280
  br i1 %296, label %297, label %314

297:                                              ; preds = %288, %286
  %298 = trunc i64 %276 to i32
  %299 = load i64, ptr %4, align 8, !tbaa !149
  %300 = add i64 %299, 1
  store i64 %300, ptr %4, align 8, !tbaa !149
  %301 = trunc i64 %299 to i32
  %302 = load ptr, ptr %32, align 8, !tbaa !153
  %303 = and i64 %299, 4294967295
  %304 = getelementptr inbounds %struct.Record, ptr %302, i64 %303
  store i64 %280, ptr %304, align 8, !tbaa.struct !164
  %305 = getelementptr inbounds i8, ptr %304, i64 8
  store i32 %298, ptr %305, align 8, !tbaa.struct !165
  %306 = getelementptr inbounds i8, ptr %304, i64 12
  store i32 %269, ptr %306, align 4, !tbaa.struct !166
  %307 = load ptr, ptr %33, align 8, !tbaa !144
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
  br i1 %319, label %320, label %271, !llvm.loop !225

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
  br i1 %4, label %143, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %7 = load i64, ptr %6, align 8, !tbaa !143
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %50

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %9)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = shl i64 %19, 2
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %143, label %25

25:                                               ; preds = %11
  %26 = load ptr, ptr %12, align 8, !tbaa !14
  %27 = shl i64 %16, 2
  %28 = tail call ptr @resize_memory(ptr noundef %26, i64 noundef %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %143, label %30

30:                                               ; preds = %25
  %31 = load i64, ptr %6, align 8, !tbaa !11
  %32 = sub i64 %16, %31
  %33 = shl i64 %32, 2
  %34 = load i64, ptr %17, align 8, !tbaa !12
  %35 = add i64 %33, %34
  store i64 %35, ptr %17, align 8, !tbaa !12
  store ptr %28, ptr %12, align 8, !tbaa !14
  store i64 %16, ptr %6, align 8, !tbaa !11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %27, 4194304
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %30
  %42 = ptrtoint ptr %28 to i64
  %43 = and i64 %42, -4096
  %44 = add i64 %27, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %41, %30, %5
  %51 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %1)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %143, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 97
  %55 = load i64, ptr %54, align 8, !tbaa !226
  %56 = load i64, ptr %8, align 8, !tbaa !27
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %58, label %97

58:                                               ; preds = %53
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %60 = lshr i64 %55, 2
  %61 = add i64 %55, 1024
  %62 = add i64 %61, %60
  %63 = tail call i64 @llvm.umax.i64(i64 %62, i64 %56)
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %65 = load i64, ptr %64, align 8, !tbaa !12
  %66 = sub i64 %63, %55
  %67 = shl i64 %66, 2
  %68 = add i64 %65, %67
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %70 = load i64, ptr %69, align 8, !tbaa !13
  %71 = icmp ugt i64 %68, %70
  br i1 %71, label %143, label %72

72:                                               ; preds = %58
  %73 = load ptr, ptr %59, align 8, !tbaa !14
  %74 = shl i64 %63, 2
  %75 = tail call ptr @resize_memory(ptr noundef %73, i64 noundef %74)
  %76 = icmp eq ptr %75, null
  br i1 %76, label %143, label %77

77:                                               ; preds = %72
  %78 = load i64, ptr %54, align 8, !tbaa !11
  %79 = sub i64 %63, %78
  %80 = shl i64 %79, 2
  %81 = load i64, ptr %64, align 8, !tbaa !12
  %82 = add i64 %80, %81
  store i64 %82, ptr %64, align 8, !tbaa !12
  store ptr %75, ptr %59, align 8, !tbaa !14
  store i64 %63, ptr %54, align 8, !tbaa !11
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %84 = load ptr, ptr %83, align 8, !tbaa !15
  %85 = icmp eq ptr %84, null
  %86 = icmp ult i64 %74, 4194304
  %87 = or i1 %86, %85
  br i1 %87, label %97, label %88

88:                                               ; preds = %77
  %89 = ptrtoint ptr %75 to i64
  %90 = and i64 %89, -4096
  %91 = add i64 %74, 4095
  %92 = add i64 %91, %89
  %93 = and i64 %92, -4096
  %94 = inttoptr i64 %90 to ptr
  %95 = sub i64 %93, %90
  %96 = tail call i32 %84(ptr noundef %94, i64 noundef %95, i32 noundef 14)
  br label %97

97:                                               ; preds = %88, %77, %53
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %101 = load i64, ptr %100, align 8, !tbaa !114
  %102 = add i64 %101, 1
  %103 = load i64, ptr %99, align 8, !tbaa !11
  %104 = icmp ult i64 %103, %102
  br i1 %104, label %105, label %143

105:                                              ; preds = %97
  %106 = lshr i64 %103, 2
  %107 = add i64 %103, 1024
  %108 = add i64 %107, %106
  %109 = tail call i64 @llvm.umax.i64(i64 %108, i64 %102)
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %111 = load i64, ptr %110, align 8, !tbaa !12
  %112 = sub i64 %109, %103
  %113 = shl i64 %112, 2
  %114 = add i64 %111, %113
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %116 = load i64, ptr %115, align 8, !tbaa !13
  %117 = icmp ugt i64 %114, %116
  br i1 %117, label %143, label %118

118:                                              ; preds = %105
  %119 = load ptr, ptr %98, align 8, !tbaa !14
  %120 = shl i64 %109, 2
  %121 = tail call ptr @resize_memory(ptr noundef %119, i64 noundef %120)
  %122 = icmp eq ptr %121, null
  br i1 %122, label %143, label %123

123:                                              ; preds = %118
  %124 = load i64, ptr %99, align 8, !tbaa !11
  %125 = sub i64 %109, %124
  %126 = shl i64 %125, 2
  %127 = load i64, ptr %110, align 8, !tbaa !12
  %128 = add i64 %126, %127
  store i64 %128, ptr %110, align 8, !tbaa !12
  store ptr %121, ptr %98, align 8, !tbaa !14
  store i64 %109, ptr %99, align 8, !tbaa !11
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %130 = load ptr, ptr %129, align 8, !tbaa !15
  %131 = icmp eq ptr %130, null
  %132 = icmp ult i64 %120, 4194304
  %133 = or i1 %132, %131
  br i1 %133, label %143, label %134

134:                                              ; preds = %123
  %135 = ptrtoint ptr %121 to i64
  %136 = and i64 %135, -4096
  %137 = add i64 %120, 4095
  %138 = add i64 %137, %135
  %139 = and i64 %138, -4096
  %140 = inttoptr i64 %136 to ptr
  %141 = sub i64 %139, %136
  %142 = tail call i32 %130(ptr noundef %140, i64 noundef %141, i32 noundef 14)
  br label %143

143:                                              ; preds = %58, %72, %134, %123, %118, %105, %97, %25, %11, %50, %2
  %144 = phi i32 [ 0, %50 ], [ 0, %2 ], [ 0, %11 ], [ 0, %25 ], [ 1, %97 ], [ 0, %105 ], [ 0, %118 ], [ 1, %123 ], [ 1, %134 ], [ 0, %72 ], [ 0, %58 ]
  ret i32 %144
}

define i32 @search_ways(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  %5 = load i64, ptr %4, align 8, !tbaa !227
  %6 = icmp eq i64 %5, %2
  br i1 %6, label %132, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 98
  %10 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %11 = load i64, ptr %10, align 8, !tbaa !26
  %12 = load i64, ptr %9, align 8, !tbaa !11
  %13 = icmp ult i64 %12, %11
  br i1 %13, label %14, label %52

14:                                               ; preds = %7
  %15 = lshr i64 %12, 2
  %16 = add i64 %12, 1024
  %17 = add i64 %16, %15
  %18 = tail call i64 @llvm.umax.i64(i64 %17, i64 %11)
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = sub i64 %18, %12
  %22 = shl i64 %21, 2
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = icmp ugt i64 %23, %25
  br i1 %26, label %210, label %27

27:                                               ; preds = %14
  %28 = load ptr, ptr %8, align 8, !tbaa !14
  %29 = shl i64 %18, 2
  %30 = tail call ptr @resize_memory(ptr noundef %28, i64 noundef %29)
  %31 = icmp eq ptr %30, null
  br i1 %31, label %210, label %32

32:                                               ; preds = %27
  %33 = load i64, ptr %9, align 8, !tbaa !11
  %34 = sub i64 %18, %33
  %35 = shl i64 %34, 2
  %36 = load i64, ptr %19, align 8, !tbaa !12
  %37 = add i64 %35, %36
  store i64 %37, ptr %19, align 8, !tbaa !12
  store ptr %30, ptr %8, align 8, !tbaa !14
  store i64 %18, ptr %9, align 8, !tbaa !11
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = icmp eq ptr %39, null
  %41 = icmp ult i64 %29, 4194304
  %42 = or i1 %41, %40
  br i1 %42, label %52, label %43

43:                                               ; preds = %32
  %44 = ptrtoint ptr %30 to i64
  %45 = and i64 %44, -4096
  %46 = add i64 %29, 4095
  %47 = add i64 %46, %44
  %48 = and i64 %47, -4096
  %49 = inttoptr i64 %45 to ptr
  %50 = sub i64 %48, %45
  %51 = tail call i32 %39(ptr noundef %49, i64 noundef %50, i32 noundef 14)
  br label %52

52:                                               ; preds = %43, %32, %7
  %53 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 99
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %56 = load i64, ptr %55, align 8, !tbaa !114
  %57 = mul i64 %56, %2
  %58 = load i64, ptr %54, align 8, !tbaa !11
  %59 = icmp ult i64 %58, %57
  br i1 %59, label %60, label %98

60:                                               ; preds = %52
  %61 = lshr i64 %58, 2
  %62 = add i64 %58, 1024
  %63 = add i64 %62, %61
  %64 = tail call i64 @llvm.umax.i64(i64 %63, i64 %57)
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %66 = load i64, ptr %65, align 8, !tbaa !12
  %67 = sub i64 %64, %58
  %68 = shl i64 %67, 3
  %69 = add i64 %66, %68
  %70 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %71 = load i64, ptr %70, align 8, !tbaa !13
  %72 = icmp ugt i64 %69, %71
  br i1 %72, label %210, label %73

73:                                               ; preds = %60
  %74 = load ptr, ptr %53, align 8, !tbaa !14
  %75 = shl i64 %64, 3
  %76 = tail call ptr @resize_memory(ptr noundef %74, i64 noundef %75)
  %77 = icmp eq ptr %76, null
  br i1 %77, label %210, label %78

78:                                               ; preds = %73
  %79 = load i64, ptr %54, align 8, !tbaa !11
  %80 = sub i64 %64, %79
  %81 = shl i64 %80, 3
  %82 = load i64, ptr %65, align 8, !tbaa !12
  %83 = add i64 %81, %82
  store i64 %83, ptr %65, align 8, !tbaa !12
  store ptr %76, ptr %53, align 8, !tbaa !14
  store i64 %64, ptr %54, align 8, !tbaa !11
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %85 = load ptr, ptr %84, align 8, !tbaa !15
  %86 = icmp eq ptr %85, null
  %87 = icmp ult i64 %75, 4194304
  %88 = or i1 %87, %86
  br i1 %88, label %98, label %89

89:                                               ; preds = %78
  %90 = ptrtoint ptr %76 to i64
  %91 = and i64 %90, -4096
  %92 = add i64 %75, 4095
  %93 = add i64 %92, %90
  %94 = and i64 %93, -4096
  %95 = inttoptr i64 %91 to ptr
  %96 = sub i64 %94, %91
  %97 = tail call i32 %85(ptr noundef %95, i64 noundef %96, i32 noundef 14)
  br label %98

98:                                               ; preds = %89, %78, %52
  %99 = load i64, ptr %10, align 8, !tbaa !26
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %98
  %102 = load ptr, ptr %8, align 8, !tbaa !228
  br label %112

103:                                              ; preds = %112, %98
  %104 = load i64, ptr %55, align 8, !tbaa !114
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %117, label %106

106:                                              ; preds = %103
  %107 = load ptr, ptr %8, align 8, !tbaa !228
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %109 = load ptr, ptr %108, align 8, !tbaa !153
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %111 = load ptr, ptr %110, align 8, !tbaa !117
  br label %119

112:                                              ; preds = %112, %101
  %113 = phi i64 [ 0, %101 ], [ %115, %112 ]
  %114 = getelementptr inbounds i32, ptr %102, i64 %113
  store i32 0, ptr %114, align 4, !tbaa !21
  %115 = add nuw i64 %113, 1
  %116 = icmp eq i64 %115, %99
  br i1 %116, label %103, label %112, !llvm.loop !229

117:                                              ; preds = %119, %103
  store i64 %2, ptr %4, align 8, !tbaa !227
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  store i64 %104, ptr %118, align 8, !tbaa !230
  br label %132

119:                                              ; preds = %119, %106
  %120 = phi i64 [ 0, %106 ], [ %130, %119 ]
  %121 = trunc i64 %120 to i32
  %122 = add i32 %121, 1
  %123 = getelementptr inbounds i32, ptr %111, i64 %120
  %124 = load i32, ptr %123, align 4, !tbaa !21
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds %struct.Record, ptr %109, i64 %125, i32 1
  %127 = load i32, ptr %126, align 8, !tbaa !154
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds i32, ptr %107, i64 %128
  store i32 %122, ptr %129, align 4, !tbaa !21
  %130 = add nuw i64 %120, 1
  %131 = icmp eq i64 %130, %104
  br i1 %131, label %117, label %119, !llvm.loop !231

132:                                              ; preds = %117, %3
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 101
  %134 = icmp eq i64 %1, 0
  br i1 %134, label %210, label %135

135:                                              ; preds = %132
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %137 = icmp eq i64 %2, 0
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %141 = icmp eq i64 %2, 0
  br label %145

142:                                              ; preds = %207
  %143 = add i64 %147, -1
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %210, label %145, !llvm.loop !232

145:                                              ; preds = %135, %142
  %146 = phi i32 [ undef, %135 ], [ %209, %142 ]
  %147 = phi i64 [ %1, %135 ], [ %143, %142 ]
  %148 = load i64, ptr %133, align 8, !tbaa !230
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %210, label %150

150:                                              ; preds = %145
  %151 = add i64 %148, -1
  store i64 %151, ptr %133, align 8, !tbaa !230
  %152 = load ptr, ptr %136, align 8, !tbaa !233
  %153 = mul i64 %151, %2
  %154 = getelementptr inbounds i64, ptr %152, i64 %153
  br i1 %137, label %155, label %160

155:                                              ; preds = %160, %150
  %156 = load i64, ptr %138, align 8, !tbaa !105
  %157 = add i64 %156, %151
  %158 = load i64, ptr %139, align 8, !tbaa !114
  %159 = icmp ult i64 %157, %158
  br i1 %159, label %166, label %165

160:                                              ; preds = %150, %160
  %161 = phi i64 [ %163, %160 ], [ 0, %150 ]
  %162 = getelementptr inbounds i64, ptr %154, i64 %161
  store i64 0, ptr %162, align 8, !tbaa !11
  %163 = add nuw i64 %161, 1
  %164 = icmp eq i64 %163, %2
  br i1 %164, label %155, label %160, !llvm.loop !234

165:                                              ; preds = %155
  store i64 1, ptr %154, align 8, !tbaa !11
  br label %207

166:                                              ; preds = %155
  %167 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %151)
  %168 = icmp slt i64 %167, 0
  br i1 %168, label %207, label %169

169:                                              ; preds = %166
  %170 = icmp eq i64 %167, 0
  br i1 %170, label %207, label %171

171:                                              ; preds = %169
  %172 = load ptr, ptr %136, align 8, !tbaa !233
  %173 = load ptr, ptr %140, align 8, !tbaa !50
  br label %174

174:                                              ; preds = %183, %171
  %175 = phi i32 [ %146, %171 ], [ %186, %183 ]
  %176 = phi i64 [ 0, %171 ], [ %187, %183 ]
  %177 = getelementptr inbounds i64, ptr %173, i64 %176
  %178 = load i64, ptr %177, align 8, !tbaa !11
  %179 = mul i64 %178, %2
  %180 = getelementptr inbounds i64, ptr %172, i64 %179
  br i1 %141, label %183, label %190

181:                                              ; preds = %190
  %182 = trunc i128 %203 to i64
  br label %183

183:                                              ; preds = %181, %174
  %184 = phi i64 [ %182, %181 ], [ 0, %174 ]
  %185 = icmp ne i64 %184, 0
  %186 = select i1 %185, i32 6, i32 %175
  %187 = add nuw nsw i64 %176, 1
  %188 = icmp eq i64 %187, %167
  %189 = select i1 %185, i1 true, i1 %188
  br i1 %189, label %207, label %174, !llvm.loop !235

190:                                              ; preds = %174, %190
  %191 = phi i64 [ %205, %190 ], [ 0, %174 ]
  %192 = phi i64 [ %204, %190 ], [ 0, %174 ]
  %193 = getelementptr inbounds i64, ptr %154, i64 %191
  %194 = load i64, ptr %193, align 8, !tbaa !11
  %195 = zext i64 %194 to i128
  %196 = getelementptr inbounds i64, ptr %180, i64 %191
  %197 = load i64, ptr %196, align 8, !tbaa !11
  %198 = zext i64 %197 to i128
  %199 = zext i64 %192 to i128
  %200 = add nuw nsw i128 %195, %199
  %201 = add nuw nsw i128 %200, %198
  %202 = trunc i128 %201 to i64
  store i64 %202, ptr %193, align 8, !tbaa !11
  %203 = lshr i128 %201, 64
  %204 = trunc i128 %203 to i64
  %205 = add nuw i64 %191, 1
  %206 = icmp eq i64 %205, %2
  br i1 %206, label %181, label %190, !llvm.loop !236

207:                                              ; preds = %183, %169, %166, %165
  %208 = phi i1 [ true, %166 ], [ false, %165 ], [ false, %169 ], [ %185, %183 ]
  %209 = phi i32 [ 4, %166 ], [ %146, %165 ], [ %146, %169 ], [ %186, %183 ]
  br i1 %208, label %210, label %142

210:                                              ; preds = %145, %207, %142, %132, %14, %27, %60, %73
  %211 = phi i32 [ 4, %73 ], [ 4, %60 ], [ 4, %27 ], [ 4, %14 ], [ 0, %132 ], [ 0, %142 ], [ %209, %207 ], [ 2, %145 ]
  ret i32 %211
}

define internal fastcc i64 @leads(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %5 = load ptr, ptr %4, align 8, !tbaa !153
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %7 = load ptr, ptr %6, align 8, !tbaa !117
  %8 = getelementptr inbounds i32, ptr %7, i64 %1
  %9 = load i32, ptr %8, align 4, !tbaa !21
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.Record, ptr %5, i64 %10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !157
  %14 = getelementptr inbounds %struct.Record, ptr %5, i64 %10, i32 1
  %15 = load i32, ptr %14, align 8, !tbaa !154
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %18 = load i64, ptr %17, align 8, !tbaa !28
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %2
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %22 = load ptr, ptr %21, align 8, !tbaa !33
  %23 = load i64, ptr @WORDS, align 8, !tbaa !11
  %24 = mul i64 %23, %16
  %25 = getelementptr inbounds i64, ptr %22, i64 %24
  br label %33

26:                                               ; preds = %2
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %28 = load ptr, ptr %27, align 8, !tbaa !34
  %29 = getelementptr inbounds i32, ptr %28, i64 %16
  %30 = load i32, ptr %29, align 4, !tbaa !21
  %31 = zext i32 %30 to i64
  %32 = or i64 %31, -9223372036854775808
  store i64 %32, ptr %3, align 8, !tbaa !11
  br label %33

33:                                               ; preds = %20, %26
  %34 = phi ptr [ %3, %26 ], [ %25, %20 ]
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %36 = load ptr, ptr %35, align 8, !tbaa !48
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %38 = load ptr, ptr %37, align 8, !tbaa !158
  %39 = call i32 %13(ptr noundef %34, ptr noundef %36, ptr noundef %38)
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %160

41:                                               ; preds = %33
  %42 = load i64, ptr @WORDS, align 8, !tbaa !11
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %44 = icmp eq i64 %42, 0
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %49 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 100
  %50 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
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
  %100 = load ptr, ptr %45, align 8, !tbaa !228
  %101 = getelementptr inbounds i32, ptr %100, i64 %97
  %102 = load i32, ptr %101, align 4, !tbaa !21
  %103 = zext i32 %102 to i64
  %104 = add nsw i64 %103, -1
  %105 = icmp eq i32 %102, 0
  br i1 %105, label %154, label %106

106:                                              ; preds = %99
  %107 = load ptr, ptr %4, align 8, !tbaa !153
  %108 = load ptr, ptr %46, align 8, !tbaa !144
  %109 = getelementptr inbounds i32, ptr %108, i64 %97
  %110 = load i32, ptr %109, align 4, !tbaa !21
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Record, ptr %107, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !156
  %114 = load i64, ptr %11, align 8, !tbaa !156
  %115 = load ptr, ptr %37, align 8, !tbaa !158
  %116 = getelementptr inbounds i64, ptr %115, i64 %54
  %117 = load i64, ptr %116, align 8, !tbaa !11
  %118 = add i64 %117, %114
  %119 = icmp eq i64 %113, %118
  br i1 %119, label %120, label %154

120:                                              ; preds = %106
  %121 = load ptr, ptr %47, align 8, !tbaa !223
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
  %132 = load i64, ptr %49, align 8, !tbaa !227
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %131
  %135 = load ptr, ptr %50, align 8, !tbaa !233
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
  br i1 %148, label %137, label %140, !llvm.loop !237

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
  br i1 %159, label %160, label %53, !llvm.loop !238

160:                                              ; preds = %154, %157, %33
  %161 = phi i64 [ 0, %33 ], [ -1, %154 ], [ %156, %157 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret i64 %161
}

define i32 @search_leads(ptr nocapture noundef %0, i64 noundef %1) {
  %3 = tail call fastcc i64 @leads(ptr noundef %0, i64 noundef %1)
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %4, ptr %5, align 8, !tbaa !86
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
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 108
  %10 = load i64, ptr %9, align 8, !tbaa !239
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %81

12:                                               ; preds = %3
  %13 = tail call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %756, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %17 = load ptr, ptr %16, align 8, !tbaa !240
  store i64 -1, ptr %17, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %19 = load ptr, ptr %18, align 8, !tbaa !186
  store i64 -1, ptr %19, align 8, !tbaa !11
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !144
  store i32 0, ptr %21, align 4, !tbaa !21
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %23 = tail call fastcc i32 @key_through(ptr noundef %0, i32 noundef 0, i64 noundef 0, i32 noundef %2, ptr noundef nonnull %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %78

25:                                               ; preds = %15
  %26 = load i64, ptr %22, align 8, !tbaa !241
  %27 = icmp eq i64 %26, -1
  br i1 %27, label %78, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  store i64 %26, ptr %29, align 8, !tbaa !242
  %30 = load i64, ptr %9, align 8, !tbaa !239
  %31 = add i64 %30, 1
  store i64 %31, ptr %9, align 8, !tbaa !239
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  store i64 %26, ptr %32, align 8, !tbaa !180
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  store i64 0, ptr %33, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 1, ptr %33, align 8, !tbaa !149
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %35 = load ptr, ptr %34, align 8, !tbaa !153
  store i64 0, ptr %35, align 8, !tbaa.struct !164
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store i32 0, ptr %36, align 8, !tbaa.struct !165
  %37 = getelementptr inbounds i8, ptr %35, i64 12
  store i32 0, ptr %37, align 4, !tbaa.struct !166
  %38 = load ptr, ptr %18, align 8, !tbaa !186
  %39 = load i64, ptr %38, align 8, !tbaa !11
  %40 = icmp eq i64 %39, -1
  %41 = zext i1 %40 to i64
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %43 = load i64, ptr %42, align 8, !tbaa !243
  %44 = add i64 %43, %41
  store i64 %44, ptr %42, align 8, !tbaa !243
  store i64 0, ptr %38, align 8, !tbaa !11
  %45 = load ptr, ptr %20, align 8, !tbaa !144
  store i32 0, ptr %45, align 4, !tbaa !21
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %47 = load ptr, ptr %46, align 8, !tbaa !135
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %49 = load i64, ptr %48, align 8, !tbaa !28
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %28
  %52 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %53 = load ptr, ptr %52, align 8, !tbaa !33
  br label %60

54:                                               ; preds = %28
  %55 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
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
  %65 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 0, ptr %65, align 8, !tbaa !86
  %66 = icmp slt i32 %62, 1
  %67 = select i1 %66, i32 3, i32 1
  br label %75

68:                                               ; preds = %60
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %70 = load ptr, ptr %69, align 8, !tbaa !117
  %71 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %72 = load i64, ptr %71, align 8, !tbaa !114
  %73 = add i64 %72, 1
  store i64 %73, ptr %71, align 8, !tbaa !114
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
  br i1 %79, label %756, label %81

81:                                               ; preds = %78, %3
  %82 = phi i32 [ undef, %3 ], [ %80, %78 ]
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 34
  %84 = icmp eq i64 %1, 0
  br i1 %84, label %756, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %88 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %89 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 84
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %92 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %94 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %95 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %97 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 68
  %101 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %102 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %105 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %106 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %107 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %110 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 107
  %112 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 13
  %114 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %115 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %117 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %118 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %119 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %120 = load i64, ptr @WORDS, align 8
  %121 = icmp eq i32 %2, 4
  %122 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %123 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %124 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %125 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %126 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %128 = load i64, ptr @WORDS, align 8
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %130 = icmp eq i64 %128, 0
  %131 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %132 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %133 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %134 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %135 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %137 = load i64, ptr @WORDS, align 8
  %138 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %139 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %141 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 58
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 109
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 111
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %146 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %147 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %149 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %150 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 110
  %151 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %153 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %155 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %159

156:                                              ; preds = %752
  %157 = add i64 %161, -1
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %756, label %159, !llvm.loop !244

159:                                              ; preds = %85, %156
  %160 = phi i32 [ %82, %85 ], [ %754, %156 ]
  %161 = phi i64 [ %1, %85 ], [ %157, %156 ]
  %162 = load i64, ptr %86, align 8, !tbaa !114
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %420

164:                                              ; preds = %159
  %165 = load i64, ptr %87, align 8, !tbaa !245
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %169, label %167

167:                                              ; preds = %164
  %168 = add i64 %165, -1
  store i64 %168, ptr %88, align 8, !tbaa !86
  br label %416

169:                                              ; preds = %164
  %170 = load i64, ptr %91, align 8, !tbaa !246
  %171 = load i64, ptr %90, align 8, !tbaa !11
  %172 = icmp ult i64 %171, %170
  br i1 %172, label %173, label %208

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
  br i1 %183, label %416, label %184

184:                                              ; preds = %173
  %185 = load ptr, ptr %89, align 8, !tbaa !14
  %186 = shl i64 %177, 3
  %187 = call ptr @resize_memory(ptr noundef %185, i64 noundef %186)
  %188 = icmp eq ptr %187, null
  br i1 %188, label %416, label %189

189:                                              ; preds = %184
  %190 = load i64, ptr %90, align 8, !tbaa !11
  %191 = sub i64 %177, %190
  %192 = shl i64 %191, 3
  %193 = load i64, ptr %92, align 8, !tbaa !12
  %194 = add i64 %192, %193
  store i64 %194, ptr %92, align 8, !tbaa !12
  store ptr %187, ptr %89, align 8, !tbaa !14
  store i64 %177, ptr %90, align 8, !tbaa !11
  %195 = load ptr, ptr %94, align 8, !tbaa !15
  %196 = icmp eq ptr %195, null
  %197 = icmp ult i64 %186, 4194304
  %198 = or i1 %197, %196
  br i1 %198, label %208, label %199

199:                                              ; preds = %189
  %200 = ptrtoint ptr %187 to i64
  %201 = and i64 %200, -4096
  %202 = add i64 %186, 4095
  %203 = add i64 %202, %200
  %204 = and i64 %203, -4096
  %205 = inttoptr i64 %201 to ptr
  %206 = sub i64 %204, %201
  %207 = call i32 %195(ptr noundef %205, i64 noundef %206, i32 noundef 14)
  br label %208

208:                                              ; preds = %199, %189, %169
  %209 = load i64, ptr %91, align 8, !tbaa !246
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %214, label %211

211:                                              ; preds = %208
  %212 = load ptr, ptr %95, align 8, !tbaa !240
  %213 = load ptr, ptr %96, align 8, !tbaa !247
  br label %217

214:                                              ; preds = %230, %208
  %215 = phi i64 [ 0, %208 ], [ %231, %230 ]
  store i64 0, ptr %91, align 8, !tbaa !246
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %416, label %235

217:                                              ; preds = %230, %211
  %218 = phi i64 [ 0, %211 ], [ %231, %230 ]
  %219 = phi i64 [ 0, %211 ], [ %232, %230 ]
  %220 = getelementptr inbounds i32, ptr %213, i64 %219
  %221 = load i32, ptr %220, align 4, !tbaa !21
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds i64, ptr %212, i64 %222
  %224 = load i64, ptr %223, align 8, !tbaa !11
  %225 = icmp eq i64 %224, -1
  br i1 %225, label %230, label %226

226:                                              ; preds = %217
  %227 = load ptr, ptr %89, align 8, !tbaa !213
  %228 = add i64 %218, 1
  %229 = getelementptr inbounds i64, ptr %227, i64 %218
  store i64 %224, ptr %229, align 8, !tbaa !11
  store i64 -1, ptr %223, align 8, !tbaa !11
  br label %230

230:                                              ; preds = %226, %217
  %231 = phi i64 [ %228, %226 ], [ %218, %217 ]
  %232 = add nuw i64 %219, 1
  %233 = load i64, ptr %91, align 8, !tbaa !246
  %234 = icmp ult i64 %232, %233
  br i1 %234, label %217, label %214, !llvm.loop !248

235:                                              ; preds = %214
  %236 = load i64, ptr %97, align 8, !tbaa !243
  %237 = lshr i64 %236, 3
  %238 = add i64 %215, -1
  %239 = call i64 @llvm.umin.i64(i64 %237, i64 %238)
  %240 = load ptr, ptr %89, align 8, !tbaa !213
  br label %241

241:                                              ; preds = %303, %235
  %242 = phi i64 [ %215, %235 ], [ %304, %303 ]
  %243 = phi i64 [ 0, %235 ], [ %305, %303 ]
  %244 = phi i64 [ undef, %235 ], [ %306, %303 ]
  %245 = sub i64 %242, %243
  %246 = icmp ugt i64 %245, 1
  %247 = getelementptr inbounds i64, ptr %240, i64 %243
  %248 = load i64, ptr %247, align 8, !tbaa !11
  br i1 %246, label %249, label %308

249:                                              ; preds = %241
  %250 = lshr i64 %245, 1
  %251 = add i64 %250, %243
  %252 = getelementptr inbounds i64, ptr %240, i64 %251
  %253 = load i64, ptr %252, align 8, !tbaa !11
  %254 = add i64 %242, -1
  %255 = getelementptr inbounds i64, ptr %240, i64 %254
  %256 = load i64, ptr %255, align 8, !tbaa !11
  %257 = icmp ult i64 %248, %253
  br i1 %257, label %258, label %262

258:                                              ; preds = %249
  %259 = icmp ult i64 %253, %256
  br i1 %259, label %266, label %260

260:                                              ; preds = %258
  %261 = call i64 @llvm.umax.i64(i64 %248, i64 %256)
  br label %266

262:                                              ; preds = %249
  %263 = icmp ult i64 %248, %256
  br i1 %263, label %266, label %264

264:                                              ; preds = %262
  %265 = call i64 @llvm.umax.i64(i64 %253, i64 %256)
  br label %266

266:                                              ; preds = %264, %262, %260, %258
  %267 = phi i64 [ %261, %260 ], [ %265, %264 ], [ %253, %258 ], [ %248, %262 ]
  %268 = icmp ugt i64 %242, %243
  br i1 %268, label %269, label %294

269:                                              ; preds = %266, %289
  %270 = phi i64 [ %292, %289 ], [ %242, %266 ]
  %271 = phi i64 [ %291, %289 ], [ %243, %266 ]
  %272 = phi i64 [ %290, %289 ], [ %243, %266 ]
  %273 = getelementptr inbounds i64, ptr %240, i64 %271
  %274 = load i64, ptr %273, align 8, !tbaa !11
  %275 = icmp ult i64 %274, %267
  br i1 %275, label %276, label %281

276:                                              ; preds = %269
  %277 = getelementptr inbounds i64, ptr %240, i64 %272
  %278 = load i64, ptr %277, align 8, !tbaa !11
  %279 = add i64 %271, 1
  store i64 %278, ptr %273, align 8, !tbaa !11
  %280 = add i64 %272, 1
  store i64 %274, ptr %277, align 8, !tbaa !11
  br label %289

281:                                              ; preds = %269
  %282 = icmp ugt i64 %274, %267
  br i1 %282, label %283, label %287

283:                                              ; preds = %281
  %284 = add i64 %270, -1
  %285 = getelementptr inbounds i64, ptr %240, i64 %284
  %286 = load i64, ptr %285, align 8, !tbaa !11
  store i64 %286, ptr %273, align 8, !tbaa !11
  store i64 %274, ptr %285, align 8, !tbaa !11
  br label %289

287:                                              ; preds = %281
  %288 = add i64 %271, 1
  br label %289

289:                                              ; preds = %287, %283, %276
  %290 = phi i64 [ %280, %276 ], [ %272, %283 ], [ %272, %287 ]
  %291 = phi i64 [ %279, %276 ], [ %271, %283 ], [ %288, %287 ]
  %292 = phi i64 [ %270, %276 ], [ %284, %283 ], [ %270, %287 ]
  %293 = icmp ult i64 %291, %292
  br i1 %293, label %269, label %294, !llvm.loop !249

294:                                              ; preds = %289, %266
  %295 = phi i64 [ %243, %266 ], [ %290, %289 ]
  %296 = phi i64 [ %242, %266 ], [ %292, %289 ]
  %297 = icmp ugt i64 %295, %239
  br i1 %297, label %300, label %298

298:                                              ; preds = %294
  %299 = icmp ugt i64 %296, %239
  br i1 %299, label %303, label %300

300:                                              ; preds = %298, %294
  %301 = phi i64 [ %295, %294 ], [ %242, %298 ]
  %302 = phi i64 [ %243, %294 ], [ %296, %298 ]
  br label %303

303:                                              ; preds = %300, %298
  %304 = phi i64 [ %301, %300 ], [ %242, %298 ]
  %305 = phi i64 [ %302, %300 ], [ %243, %298 ]
  %306 = phi i64 [ %244, %300 ], [ %267, %298 ]
  %307 = phi i1 [ true, %300 ], [ false, %298 ]
  br i1 %307, label %241, label %308, !llvm.loop !250

308:                                              ; preds = %303, %241
  %309 = phi i64 [ %248, %241 ], [ %306, %303 ]
  store i64 %309, ptr %98, align 8, !tbaa !241
  br label %310

310:                                              ; preds = %372, %308
  %311 = phi i64 [ %215, %308 ], [ %373, %372 ]
  %312 = phi i64 [ 0, %308 ], [ %374, %372 ]
  %313 = phi i64 [ undef, %308 ], [ %375, %372 ]
  %314 = sub i64 %311, %312
  %315 = icmp ugt i64 %314, 1
  %316 = getelementptr inbounds i64, ptr %240, i64 %312
  %317 = load i64, ptr %316, align 8, !tbaa !11
  br i1 %315, label %318, label %377

318:                                              ; preds = %310
  %319 = lshr i64 %314, 1
  %320 = add i64 %319, %312
  %321 = getelementptr inbounds i64, ptr %240, i64 %320
  %322 = load i64, ptr %321, align 8, !tbaa !11
  %323 = add i64 %311, -1
  %324 = getelementptr inbounds i64, ptr %240, i64 %323
  %325 = load i64, ptr %324, align 8, !tbaa !11
  %326 = icmp ult i64 %317, %322
  br i1 %326, label %327, label %331

327:                                              ; preds = %318
  %328 = icmp ult i64 %322, %325
  br i1 %328, label %335, label %329

329:                                              ; preds = %327
  %330 = call i64 @llvm.umax.i64(i64 %317, i64 %325)
  br label %335

331:                                              ; preds = %318
  %332 = icmp ult i64 %317, %325
  br i1 %332, label %335, label %333

333:                                              ; preds = %331
  %334 = call i64 @llvm.umax.i64(i64 %322, i64 %325)
  br label %335

335:                                              ; preds = %333, %331, %329, %327
  %336 = phi i64 [ %330, %329 ], [ %334, %333 ], [ %322, %327 ], [ %317, %331 ]
  %337 = icmp ugt i64 %311, %312
  br i1 %337, label %338, label %363

338:                                              ; preds = %335, %358
  %339 = phi i64 [ %361, %358 ], [ %311, %335 ]
  %340 = phi i64 [ %360, %358 ], [ %312, %335 ]
  %341 = phi i64 [ %359, %358 ], [ %312, %335 ]
  %342 = getelementptr inbounds i64, ptr %240, i64 %340
  %343 = load i64, ptr %342, align 8, !tbaa !11
  %344 = icmp ult i64 %343, %336
  br i1 %344, label %345, label %350

345:                                              ; preds = %338
  %346 = getelementptr inbounds i64, ptr %240, i64 %341
  %347 = load i64, ptr %346, align 8, !tbaa !11
  %348 = add i64 %340, 1
  store i64 %347, ptr %342, align 8, !tbaa !11
  %349 = add i64 %341, 1
  store i64 %343, ptr %346, align 8, !tbaa !11
  br label %358

350:                                              ; preds = %338
  %351 = icmp ugt i64 %343, %336
  br i1 %351, label %352, label %356

352:                                              ; preds = %350
  %353 = add i64 %339, -1
  %354 = getelementptr inbounds i64, ptr %240, i64 %353
  %355 = load i64, ptr %354, align 8, !tbaa !11
  store i64 %355, ptr %342, align 8, !tbaa !11
  store i64 %343, ptr %354, align 8, !tbaa !11
  br label %358

356:                                              ; preds = %350
  %357 = add i64 %340, 1
  br label %358

358:                                              ; preds = %356, %352, %345
  %359 = phi i64 [ %349, %345 ], [ %341, %352 ], [ %341, %356 ]
  %360 = phi i64 [ %348, %345 ], [ %340, %352 ], [ %357, %356 ]
  %361 = phi i64 [ %339, %345 ], [ %353, %352 ], [ %339, %356 ]
  %362 = icmp ult i64 %360, %361
  br i1 %362, label %338, label %363, !llvm.loop !249

363:                                              ; preds = %358, %335
  %364 = phi i64 [ %312, %335 ], [ %359, %358 ]
  %365 = phi i64 [ %311, %335 ], [ %361, %358 ]
  %366 = icmp eq i64 %364, 0
  br i1 %366, label %367, label %369

367:                                              ; preds = %363
  %368 = icmp eq i64 %365, 0
  br i1 %368, label %369, label %372

369:                                              ; preds = %367, %363
  %370 = phi i64 [ %364, %363 ], [ %311, %367 ]
  %371 = phi i64 [ %312, %363 ], [ %365, %367 ]
  br label %372

372:                                              ; preds = %369, %367
  %373 = phi i64 [ %370, %369 ], [ %311, %367 ]
  %374 = phi i64 [ %371, %369 ], [ %312, %367 ]
  %375 = phi i64 [ %313, %369 ], [ %336, %367 ]
  %376 = phi i1 [ true, %369 ], [ false, %367 ]
  br i1 %376, label %310, label %377, !llvm.loop !250

377:                                              ; preds = %372, %310
  %378 = phi i64 [ %317, %310 ], [ %375, %372 ]
  store i64 %378, ptr %99, align 8, !tbaa !242
  %379 = load i64, ptr %9, align 8, !tbaa !239
  %380 = add i64 %379, 1
  store i64 %380, ptr %9, align 8, !tbaa !239
  %381 = load i64, ptr %98, align 8, !tbaa !241
  store i64 %381, ptr %100, align 8, !tbaa !180
  store i64 0, ptr %101, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 1, ptr %101, align 8, !tbaa !149
  %382 = load ptr, ptr %102, align 8, !tbaa !153
  store i64 0, ptr %382, align 8, !tbaa.struct !164
  %383 = getelementptr inbounds i8, ptr %382, i64 8
  store i32 0, ptr %383, align 8, !tbaa.struct !165
  %384 = getelementptr inbounds i8, ptr %382, i64 12
  store i32 0, ptr %384, align 4, !tbaa.struct !166
  %385 = load ptr, ptr %103, align 8, !tbaa !186
  %386 = load i64, ptr %385, align 8, !tbaa !11
  %387 = icmp eq i64 %386, -1
  %388 = zext i1 %387 to i64
  %389 = load i64, ptr %97, align 8, !tbaa !243
  %390 = add i64 %389, %388
  store i64 %390, ptr %97, align 8, !tbaa !243
  store i64 0, ptr %385, align 8, !tbaa !11
  %391 = load ptr, ptr %104, align 8, !tbaa !144
  store i32 0, ptr %391, align 4, !tbaa !21
  %392 = load ptr, ptr %105, align 8, !tbaa !135
  %393 = load i64, ptr %106, align 8, !tbaa !28
  %394 = icmp eq i64 %393, 0
  br i1 %394, label %395, label %397

395:                                              ; preds = %377
  %396 = load ptr, ptr %108, align 8, !tbaa !33
  br label %402

397:                                              ; preds = %377
  %398 = load ptr, ptr %107, align 8, !tbaa !34
  %399 = load i32, ptr %398, align 4, !tbaa !21
  %400 = zext i32 %399 to i64
  %401 = or i64 %400, -9223372036854775808
  store i64 %401, ptr %6, align 8, !tbaa !11
  br label %402

402:                                              ; preds = %397, %395
  %403 = phi ptr [ %6, %397 ], [ %396, %395 ]
  %404 = call i32 %392(ptr noundef %403)
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %409, label %406

406:                                              ; preds = %402
  store i64 0, ptr %109, align 8, !tbaa !86
  %407 = icmp slt i32 %404, 1
  %408 = select i1 %407, i32 3, i32 1
  br label %414

409:                                              ; preds = %402
  %410 = load ptr, ptr %110, align 8, !tbaa !117
  %411 = load i64, ptr %86, align 8, !tbaa !114
  %412 = add i64 %411, 1
  store i64 %412, ptr %86, align 8, !tbaa !114
  %413 = getelementptr inbounds i32, ptr %410, i64 %411
  store i32 0, ptr %413, align 4, !tbaa !21
  br label %414

414:                                              ; preds = %409, %406
  %415 = phi i32 [ %408, %406 ], [ 0, %409 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %416

416:                                              ; preds = %167, %173, %184, %214, %414
  %417 = phi i32 [ 1, %167 ], [ %415, %414 ], [ 2, %214 ], [ 4, %173 ], [ 4, %184 ]
  %418 = icmp eq i32 %417, 0
  %419 = select i1 %418, i32 %160, i32 %417
  br i1 %418, label %420, label %756

420:                                              ; preds = %416, %159
  %421 = phi i32 [ %160, %159 ], [ %419, %416 ]
  %422 = load i64, ptr %111, align 8, !tbaa !243
  %423 = load i64, ptr %112, align 8, !tbaa !98
  %424 = icmp ugt i64 %422, %423
  br i1 %424, label %756, label %425

425:                                              ; preds = %420
  %426 = load i64, ptr %83, align 8, !tbaa !139
  %427 = load i64, ptr %113, align 8, !tbaa !152
  %428 = icmp ult i64 %426, %427
  br i1 %428, label %429, label %756

429:                                              ; preds = %425
  %430 = load ptr, ptr %114, align 8, !tbaa !117
  %431 = load i64, ptr %86, align 8, !tbaa !114
  %432 = add i64 %431, -1
  store i64 %432, ptr %86, align 8, !tbaa !114
  %433 = getelementptr inbounds i32, ptr %430, i64 %432
  %434 = load i32, ptr %433, align 4, !tbaa !21
  %435 = load ptr, ptr %115, align 8, !tbaa !153
  %436 = zext i32 %434 to i64
  %437 = getelementptr inbounds %struct.Record, ptr %435, i64 %436, i32 1
  %438 = load i32, ptr %437, align 8, !tbaa !154
  %439 = load ptr, ptr %116, align 8, !tbaa !144
  %440 = zext i32 %438 to i64
  %441 = getelementptr inbounds i32, ptr %439, i64 %440
  %442 = load i32, ptr %441, align 4, !tbaa !21
  %443 = icmp eq i32 %442, %434
  br i1 %443, label %444, label %752

444:                                              ; preds = %429
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %445 = getelementptr inbounds %struct.Record, ptr %435, i64 %436
  %446 = load i64, ptr %445, align 8, !tbaa !156
  %447 = load i64, ptr %117, align 8, !tbaa !28
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %449, label %453

449:                                              ; preds = %444
  %450 = load ptr, ptr %119, align 8, !tbaa !33
  %451 = mul i64 %120, %440
  %452 = getelementptr inbounds i64, ptr %450, i64 %451
  br label %459

453:                                              ; preds = %444
  %454 = load ptr, ptr %118, align 8, !tbaa !34
  %455 = getelementptr inbounds i32, ptr %454, i64 %440
  %456 = load i32, ptr %455, align 4, !tbaa !21
  %457 = zext i32 %456 to i64
  %458 = or i64 %457, -9223372036854775808
  store i64 %458, ptr %8, align 8, !tbaa !11
  br label %459

459:                                              ; preds = %449, %453
  %460 = phi ptr [ %8, %453 ], [ %452, %449 ]
  br i1 %121, label %461, label %465

461:                                              ; preds = %459
  %462 = load ptr, ptr %0, align 8, !tbaa !84
  %463 = load ptr, ptr %125, align 8, !tbaa !48
  %464 = call i32 %462(ptr noundef %460, ptr noundef %463)
  br label %470

465:                                              ; preds = %459
  %466 = load ptr, ptr %122, align 8, !tbaa !157
  %467 = load ptr, ptr %123, align 8, !tbaa !48
  %468 = load ptr, ptr %124, align 8, !tbaa !158
  %469 = call i32 %466(ptr noundef %460, ptr noundef %467, ptr noundef %468)
  br label %470

470:                                              ; preds = %465, %461
  %471 = phi i32 [ %464, %461 ], [ %469, %465 ]
  %472 = icmp slt i32 %471, 0
  br i1 %472, label %473, label %476

473:                                              ; preds = %470
  store i64 %440, ptr %155, align 8, !tbaa !86
  %474 = icmp eq i32 %471, -1
  %475 = select i1 %474, i32 3, i32 6
  br label %749

476:                                              ; preds = %470
  %477 = load i64, ptr %83, align 8, !tbaa !139
  %478 = add i64 %477, 1
  store i64 %478, ptr %83, align 8, !tbaa !139
  %479 = zext i32 %471 to i64
  %480 = load i64, ptr %126, align 8, !tbaa !111
  %481 = add i64 %480, %479
  store i64 %481, ptr %126, align 8, !tbaa !111
  %482 = call fastcc i32 @room_to_deepen(ptr noundef %0, i64 noundef %479)
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %749, label %484

484:                                              ; preds = %476
  %485 = icmp sgt i32 %471, 0
  br i1 %485, label %486, label %488

486:                                              ; preds = %484
  %487 = zext i32 %471 to i64
  br label %496

488:                                              ; preds = %558, %484
  %489 = load i64, ptr %86, align 8, !tbaa !114
  %490 = icmp sgt i32 %471, 0
  br i1 %490, label %491, label %729

491:                                              ; preds = %488
  %492 = add i32 %434, 1
  %493 = add i32 %434, 1
  %494 = sext i32 %471 to i64
  %495 = zext i32 %471 to i64
  br label %565

496:                                              ; preds = %486, %558
  %497 = phi i64 [ 0, %486 ], [ %559, %558 ]
  %498 = load ptr, ptr %127, align 8, !tbaa !48
  %499 = mul i64 %128, %497
  %500 = getelementptr inbounds i64, ptr %498, i64 %499
  %501 = load ptr, ptr %129, align 8, !tbaa !16
  %502 = icmp eq ptr %501, null
  br i1 %502, label %514, label %503

503:                                              ; preds = %496
  %504 = call i64 %501(ptr noundef %500)
  %505 = mul i64 %504, 246948723733
  %506 = lshr i64 %505, 19
  %507 = and i64 %506, 524287
  %508 = xor i64 %507, %505
  %509 = mul i64 %508, 242235342227
  %510 = and i64 %509, 274877906943
  %511 = lshr i64 %510, 19
  %512 = xor i64 %511, %509
  %513 = call i64 @llvm.fshl.i64(i64 %512, i64 %510, i64 32)
  br label %537

514:                                              ; preds = %496
  br i1 %130, label %533, label %515

515:                                              ; preds = %514, %515
  %516 = phi i64 [ %529, %515 ], [ 0, %514 ]
  %517 = phi i64 [ %528, %515 ], [ -7046029254386353131, %514 ]
  %518 = getelementptr inbounds i64, ptr %500, i64 %516
  %519 = load i64, ptr %518, align 8, !tbaa !11
  %520 = xor i64 %519, %517
  %521 = shl i64 %516, 1
  %522 = add i64 %521, -2960836687051489901
  %523 = zext i64 %520 to i128
  %524 = zext i64 %522 to i128
  %525 = mul nuw i128 %523, %524
  %526 = lshr i128 %525, 64
  %527 = xor i128 %526, %525
  %528 = trunc i128 %527 to i64
  %529 = add nuw i64 %516, 1
  %530 = icmp eq i64 %529, %128
  br i1 %530, label %531, label %515, !llvm.loop !17

531:                                              ; preds = %515
  %532 = trunc i128 %527 to i64
  br label %533

533:                                              ; preds = %531, %514
  %534 = phi i64 [ -7046029254386353131, %514 ], [ %532, %531 ]
  %535 = lshr i64 %534, 32
  %536 = xor i64 %535, %534
  br label %537

537:                                              ; preds = %503, %533
  %538 = phi i64 [ %513, %503 ], [ %536, %533 ]
  %539 = load ptr, ptr %131, align 8, !tbaa !50
  %540 = getelementptr inbounds i64, ptr %539, i64 %497
  store i64 %538, ptr %540, align 8, !tbaa !11
  %541 = load ptr, ptr %132, align 8, !tbaa !57
  %542 = icmp eq ptr %541, null
  br i1 %542, label %546, label %543

543:                                              ; preds = %537
  %544 = lshr i64 %538, 6
  %545 = getelementptr inbounds i64, ptr %541, i64 %544
  call void @llvm.prefetch.p0(ptr nonnull %545, i32 0, i32 3, i32 1)
  br label %558

546:                                              ; preds = %537
  %547 = and i64 %538, 63
  %548 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %547, i32 1
  %549 = load i64, ptr %548, align 8, !tbaa !30
  %550 = icmp eq i64 %549, 0
  br i1 %550, label %558, label %551

551:                                              ; preds = %546
  %552 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %547
  %553 = load ptr, ptr %552, align 8, !tbaa !32
  %554 = lshr i64 %538, 32
  %555 = mul i64 %549, %554
  %556 = lshr i64 %555, 32
  %557 = getelementptr inbounds i64, ptr %553, i64 %556
  call void @llvm.prefetch.p0(ptr %557, i32 0, i32 3, i32 1)
  br label %558

558:                                              ; preds = %543, %546, %551
  %559 = add nuw nsw i64 %497, 1
  %560 = icmp eq i64 %559, %487
  br i1 %560, label %488, label %496, !llvm.loop !251

561:                                              ; preds = %726
  %562 = add nuw nsw i64 %566, 1
  %563 = icmp slt i64 %562, %494
  %564 = icmp eq i64 %562, %495
  br i1 %564, label %729, label %565, !llvm.loop !252

565:                                              ; preds = %491, %561
  %566 = phi i64 [ 0, %491 ], [ %562, %561 ]
  %567 = phi i1 [ %490, %491 ], [ %563, %561 ]
  %568 = phi i32 [ %421, %491 ], [ %728, %561 ]
  %569 = load i64, ptr %133, align 8, !tbaa !26
  br i1 %121, label %574, label %570

570:                                              ; preds = %565
  %571 = load ptr, ptr %134, align 8, !tbaa !158
  %572 = getelementptr inbounds i64, ptr %571, i64 %566
  %573 = load i64, ptr %572, align 8, !tbaa !11
  br label %574

574:                                              ; preds = %565, %570
  %575 = phi i64 [ %573, %570 ], [ 1, %565 ]
  %576 = add i64 %575, %446
  br i1 %121, label %581, label %577

577:                                              ; preds = %574
  %578 = load i64, ptr %135, align 8, !tbaa !160
  %579 = and i64 %578, %576
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %581, label %726

581:                                              ; preds = %577, %574
  %582 = load ptr, ptr %136, align 8, !tbaa !48
  %583 = mul i64 %137, %566
  %584 = getelementptr inbounds i64, ptr %582, i64 %583
  %585 = load ptr, ptr %138, align 8, !tbaa !50
  %586 = getelementptr inbounds i64, ptr %585, i64 %566
  %587 = load i64, ptr %586, align 8, !tbaa !11
  %588 = call fastcc i64 @number_of(ptr noundef %0, ptr noundef %584, i64 noundef %587)
  %589 = icmp slt i64 %588, 0
  br i1 %589, label %726, label %590

590:                                              ; preds = %581
  %591 = icmp ult i64 %588, %569
  br i1 %591, label %599, label %592

592:                                              ; preds = %590
  %593 = load ptr, ptr %139, align 8, !tbaa !240
  %594 = getelementptr inbounds i64, ptr %593, i64 %588
  store i64 -1, ptr %594, align 8, !tbaa !11
  %595 = load ptr, ptr %140, align 8, !tbaa !186
  %596 = getelementptr inbounds i64, ptr %595, i64 %588
  store i64 -1, ptr %596, align 8, !tbaa !11
  %597 = load ptr, ptr %116, align 8, !tbaa !144
  %598 = getelementptr inbounds i32, ptr %597, i64 %588
  store i32 0, ptr %598, align 4, !tbaa !21
  br label %599

599:                                              ; preds = %592, %590
  %600 = trunc i64 %588 to i32
  %601 = load ptr, ptr %116, align 8, !tbaa !144
  %602 = and i64 %588, 4294967295
  %603 = getelementptr inbounds i32, ptr %601, i64 %602
  %604 = load i32, ptr %603, align 4, !tbaa !21
  %605 = zext i32 %604 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %606 = load i64, ptr %141, align 8, !tbaa !149
  %607 = icmp ugt i64 %606, %605
  br i1 %607, label %608, label %613

608:                                              ; preds = %599
  %609 = load ptr, ptr %115, align 8, !tbaa !153
  %610 = getelementptr inbounds %struct.Record, ptr %609, i64 %605, i32 1
  %611 = load i32, ptr %610, align 8, !tbaa !154
  %612 = icmp eq i32 %611, %600
  br label %613

613:                                              ; preds = %608, %599
  %614 = phi i1 [ false, %599 ], [ %612, %608 ]
  %615 = load ptr, ptr %142, align 8, !tbaa !186
  %616 = getelementptr inbounds i64, ptr %615, i64 %602
  %617 = load i64, ptr %616, align 8, !tbaa !11
  %618 = icmp ule i64 %617, %576
  %619 = icmp ult i64 %617, %576
  %620 = select i1 %614, i1 true, i1 %619
  %621 = select i1 %618, i1 %620, i1 false
  br i1 %621, label %722, label %622

622:                                              ; preds = %613
  %623 = call fastcc i32 @key_through(ptr noundef %0, i32 noundef %600, i64 noundef %576, i32 noundef %2, ptr noundef nonnull %5)
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %625, label %722

625:                                              ; preds = %622
  %626 = load i64, ptr %5, align 8, !tbaa !11
  %627 = icmp eq i64 %626, -1
  br i1 %627, label %628, label %646

628:                                              ; preds = %625
  %629 = load i64, ptr %141, align 8, !tbaa !149
  %630 = add i64 %629, 1
  store i64 %630, ptr %141, align 8, !tbaa !149
  %631 = trunc i64 %629 to i32
  %632 = load ptr, ptr %115, align 8, !tbaa !153
  %633 = and i64 %629, 4294967295
  %634 = getelementptr inbounds %struct.Record, ptr %632, i64 %633
  store i64 %576, ptr %634, align 8, !tbaa.struct !164
  %635 = getelementptr inbounds i8, ptr %634, i64 8
  store i32 %600, ptr %635, align 8, !tbaa.struct !165
  %636 = getelementptr inbounds i8, ptr %634, i64 12
  store i32 %493, ptr %636, align 4, !tbaa.struct !166
  %637 = load ptr, ptr %142, align 8, !tbaa !186
  %638 = getelementptr inbounds i64, ptr %637, i64 %602
  %639 = load i64, ptr %638, align 8, !tbaa !11
  %640 = icmp eq i64 %639, -1
  %641 = zext i1 %640 to i64
  %642 = load i64, ptr %111, align 8, !tbaa !243
  %643 = add i64 %642, %641
  store i64 %643, ptr %111, align 8, !tbaa !243
  store i64 %576, ptr %638, align 8, !tbaa !11
  %644 = load ptr, ptr %116, align 8, !tbaa !144
  %645 = getelementptr inbounds i32, ptr %644, i64 %602
  store i32 %631, ptr %645, align 4, !tbaa !21
  br label %722

646:                                              ; preds = %625
  %647 = load i64, ptr %143, align 8, !tbaa !241
  %648 = icmp ugt i64 %626, %647
  br i1 %648, label %649, label %663

649:                                              ; preds = %646
  %650 = load ptr, ptr %152, align 8, !tbaa !240
  %651 = getelementptr inbounds i64, ptr %650, i64 %602
  %652 = load i64, ptr %651, align 8, !tbaa !11
  %653 = icmp eq i64 %652, -1
  br i1 %653, label %654, label %659

654:                                              ; preds = %649
  %655 = load ptr, ptr %153, align 8, !tbaa !247
  %656 = load i64, ptr %154, align 8, !tbaa !246
  %657 = add i64 %656, 1
  store i64 %657, ptr %154, align 8, !tbaa !246
  %658 = getelementptr inbounds i32, ptr %655, i64 %656
  store i32 %600, ptr %658, align 4, !tbaa !21
  br label %659

659:                                              ; preds = %654, %649
  %660 = load i64, ptr %651, align 8, !tbaa !11
  %661 = icmp ult i64 %626, %660
  br i1 %661, label %662, label %722

662:                                              ; preds = %659
  store i64 %626, ptr %651, align 8, !tbaa !11
  br label %722

663:                                              ; preds = %646
  %664 = load i64, ptr %144, align 8, !tbaa !245
  %665 = icmp eq i64 %664, 0
  br i1 %665, label %672, label %666

666:                                              ; preds = %663
  %667 = load ptr, ptr %115, align 8, !tbaa !153
  %668 = add i64 %664, -1
  %669 = getelementptr inbounds %struct.Record, ptr %667, i64 %668
  %670 = load i64, ptr %669, align 8, !tbaa !156
  %671 = icmp ult i64 %626, %670
  br i1 %671, label %672, label %722

672:                                              ; preds = %666, %663
  %673 = load ptr, ptr %145, align 8, !tbaa !240
  %674 = getelementptr inbounds i64, ptr %673, i64 %602
  store i64 -1, ptr %674, align 8, !tbaa !11
  %675 = load i64, ptr %141, align 8, !tbaa !149
  %676 = add i64 %675, 1
  store i64 %676, ptr %141, align 8, !tbaa !149
  %677 = trunc i64 %675 to i32
  %678 = load ptr, ptr %115, align 8, !tbaa !153
  %679 = and i64 %675, 4294967295
  %680 = getelementptr inbounds %struct.Record, ptr %678, i64 %679
  store i64 %576, ptr %680, align 8, !tbaa.struct !164
  %681 = getelementptr inbounds i8, ptr %680, i64 8
  store i32 %600, ptr %681, align 8, !tbaa.struct !165
  %682 = getelementptr inbounds i8, ptr %680, i64 12
  store i32 %492, ptr %682, align 4, !tbaa.struct !166
  %683 = load ptr, ptr %142, align 8, !tbaa !186
  %684 = getelementptr inbounds i64, ptr %683, i64 %602
  %685 = load i64, ptr %684, align 8, !tbaa !11
  %686 = icmp eq i64 %685, -1
  %687 = zext i1 %686 to i64
  %688 = load i64, ptr %111, align 8, !tbaa !243
  %689 = add i64 %688, %687
  store i64 %689, ptr %111, align 8, !tbaa !243
  store i64 %576, ptr %684, align 8, !tbaa !11
  %690 = load ptr, ptr %116, align 8, !tbaa !144
  %691 = getelementptr inbounds i32, ptr %690, i64 %602
  store i32 %677, ptr %691, align 4, !tbaa !21
  %692 = load ptr, ptr %146, align 8, !tbaa !135
  %693 = load i64, ptr %117, align 8, !tbaa !28
  %694 = icmp eq i64 %693, 0
  br i1 %694, label %695, label %699

695:                                              ; preds = %672
  %696 = load ptr, ptr %148, align 8, !tbaa !33
  %697 = mul i64 %602, %137
  %698 = getelementptr inbounds i64, ptr %696, i64 %697
  br label %705

699:                                              ; preds = %672
  %700 = load ptr, ptr %147, align 8, !tbaa !34
  %701 = getelementptr inbounds i32, ptr %700, i64 %602
  %702 = load i32, ptr %701, align 4, !tbaa !21
  %703 = zext i32 %702 to i64
  %704 = or i64 %703, -9223372036854775808
  store i64 %704, ptr %4, align 8, !tbaa !11
  br label %705

705:                                              ; preds = %699, %695
  %706 = phi ptr [ %4, %699 ], [ %698, %695 ]
  %707 = call i32 %692(ptr noundef %706)
  %708 = icmp slt i32 %707, 0
  br i1 %708, label %709, label %710

709:                                              ; preds = %705
  store i64 %602, ptr %151, align 8, !tbaa !86
  br label %722

710:                                              ; preds = %705
  %711 = icmp eq i32 %707, 0
  br i1 %711, label %712, label %717

712:                                              ; preds = %710
  %713 = load ptr, ptr %114, align 8, !tbaa !117
  %714 = load i64, ptr %86, align 8, !tbaa !114
  %715 = add i64 %714, 1
  store i64 %715, ptr %86, align 8, !tbaa !114
  %716 = getelementptr inbounds i32, ptr %713, i64 %714
  store i32 %677, ptr %716, align 4, !tbaa !21
  br label %722

717:                                              ; preds = %710
  store i64 %679, ptr %149, align 8, !tbaa !86
  %718 = add nuw nsw i64 %679, 1
  store i64 %718, ptr %144, align 8, !tbaa !245
  %719 = load i64, ptr %150, align 8, !tbaa !242
  %720 = icmp uge i64 %719, %576
  %721 = zext i1 %720 to i32
  br label %722

722:                                              ; preds = %613, %622, %628, %659, %662, %666, %709, %712, %717
  %723 = phi i32 [ 0, %628 ], [ %623, %622 ], [ 0, %662 ], [ 0, %659 ], [ 0, %666 ], [ 3, %709 ], [ %721, %717 ], [ 0, %712 ], [ 0, %613 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  %724 = icmp eq i32 %723, 0
  %725 = select i1 %724, i32 %568, i32 %723
  br label %726

726:                                              ; preds = %722, %581, %577
  %727 = phi i1 [ false, %577 ], [ %724, %722 ], [ false, %581 ]
  %728 = phi i32 [ 6, %577 ], [ %725, %722 ], [ 4, %581 ]
  br i1 %727, label %561, label %729

729:                                              ; preds = %726, %561, %488
  %730 = phi i1 [ %490, %488 ], [ %567, %726 ], [ %563, %561 ]
  %731 = phi i32 [ 8, %488 ], [ 1, %726 ], [ 8, %561 ]
  %732 = phi i32 [ %421, %488 ], [ %728, %561 ], [ %728, %726 ]
  br i1 %730, label %749, label %733

733:                                              ; preds = %729
  %734 = load ptr, ptr %114, align 8, !tbaa !117
  %735 = getelementptr inbounds i32, ptr %734, i64 %489
  %736 = load i64, ptr %86, align 8, !tbaa !114
  %737 = getelementptr inbounds i32, ptr %734, i64 %736
  %738 = getelementptr inbounds i32, ptr %735, i64 1
  %739 = icmp ult ptr %738, %737
  br i1 %739, label %740, label %749

740:                                              ; preds = %733, %740
  %741 = phi ptr [ %747, %740 ], [ %738, %733 ]
  %742 = phi ptr [ %741, %740 ], [ %735, %733 ]
  %743 = phi ptr [ %745, %740 ], [ %737, %733 ]
  %744 = load i32, ptr %742, align 4, !tbaa !21
  %745 = getelementptr inbounds i32, ptr %743, i64 -1
  %746 = load i32, ptr %745, align 4, !tbaa !21
  store i32 %746, ptr %742, align 4, !tbaa !21
  store i32 %744, ptr %745, align 4, !tbaa !21
  %747 = getelementptr inbounds i32, ptr %741, i64 1
  %748 = icmp ult ptr %747, %745
  br i1 %748, label %740, label %749, !llvm.loop !148

749:                                              ; preds = %740, %733, %729, %476, %473
  %750 = phi i32 [ 1, %473 ], [ 1, %476 ], [ %731, %729 ], [ 0, %733 ], [ 0, %740 ]
  %751 = phi i32 [ %475, %473 ], [ 4, %476 ], [ %732, %729 ], [ %732, %733 ], [ %732, %740 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %752

752:                                              ; preds = %429, %749
  %753 = phi i32 [ %750, %749 ], [ 4, %429 ]
  %754 = phi i32 [ %751, %749 ], [ %421, %429 ]
  %755 = icmp eq i32 %753, 1
  br i1 %755, label %756, label %156

756:                                              ; preds = %420, %425, %752, %156, %416, %81, %78, %12
  %757 = phi i32 [ %80, %78 ], [ 4, %12 ], [ 0, %81 ], [ %419, %416 ], [ 0, %156 ], [ %754, %752 ], [ 7, %425 ], [ 5, %420 ]
  ret i32 %757
}

define internal fastcc i32 @room_to_deepen(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call fastcc i32 @room_for_states(ptr noundef %0, i64 noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %233, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 60
  %7 = load i64, ptr %6, align 8, !tbaa !143
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 25
  %9 = load i64, ptr %8, align 8, !tbaa !27
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %50

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %13 = lshr i64 %7, 2
  %14 = add i64 %7, 1024
  %15 = add i64 %14, %13
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 %9)
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = sub i64 %16, %7
  %20 = shl i64 %19, 2
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %233, label %25

25:                                               ; preds = %11
  %26 = load ptr, ptr %12, align 8, !tbaa !14
  %27 = shl i64 %16, 2
  %28 = tail call ptr @resize_memory(ptr noundef %26, i64 noundef %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %233, label %30

30:                                               ; preds = %25
  %31 = load i64, ptr %6, align 8, !tbaa !11
  %32 = sub i64 %16, %31
  %33 = shl i64 %32, 2
  %34 = load i64, ptr %17, align 8, !tbaa !12
  %35 = add i64 %33, %34
  store i64 %35, ptr %17, align 8, !tbaa !12
  store ptr %28, ptr %12, align 8, !tbaa !14
  store i64 %16, ptr %6, align 8, !tbaa !11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %37 = load ptr, ptr %36, align 8, !tbaa !15
  %38 = icmp eq ptr %37, null
  %39 = icmp ult i64 %27, 4194304
  %40 = or i1 %39, %38
  br i1 %40, label %50, label %41

41:                                               ; preds = %30
  %42 = ptrtoint ptr %28 to i64
  %43 = and i64 %42, -4096
  %44 = add i64 %27, 4095
  %45 = add i64 %44, %42
  %46 = and i64 %45, -4096
  %47 = inttoptr i64 %43 to ptr
  %48 = sub i64 %46, %43
  %49 = tail call i32 %37(ptr noundef %47, i64 noundef %48, i32 noundef 14)
  br label %50

50:                                               ; preds = %41, %30, %5
  %51 = tail call fastcc i32 @room_for_records(ptr noundef %0, i64 noundef %1)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %233, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 79
  %55 = load i64, ptr %54, align 8, !tbaa !253
  %56 = load i64, ptr %8, align 8, !tbaa !27
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %58, label %97

58:                                               ; preds = %53
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %60 = lshr i64 %55, 2
  %61 = add i64 %55, 1024
  %62 = add i64 %61, %60
  %63 = tail call i64 @llvm.umax.i64(i64 %62, i64 %56)
  %64 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %65 = load i64, ptr %64, align 8, !tbaa !12
  %66 = sub i64 %63, %55
  %67 = shl i64 %66, 3
  %68 = add i64 %65, %67
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %70 = load i64, ptr %69, align 8, !tbaa !13
  %71 = icmp ugt i64 %68, %70
  br i1 %71, label %233, label %72

72:                                               ; preds = %58
  %73 = load ptr, ptr %59, align 8, !tbaa !14
  %74 = shl i64 %63, 3
  %75 = tail call ptr @resize_memory(ptr noundef %73, i64 noundef %74)
  %76 = icmp eq ptr %75, null
  br i1 %76, label %233, label %77

77:                                               ; preds = %72
  %78 = load i64, ptr %54, align 8, !tbaa !11
  %79 = sub i64 %63, %78
  %80 = shl i64 %79, 3
  %81 = load i64, ptr %64, align 8, !tbaa !12
  %82 = add i64 %80, %81
  store i64 %82, ptr %64, align 8, !tbaa !12
  store ptr %75, ptr %59, align 8, !tbaa !14
  store i64 %63, ptr %54, align 8, !tbaa !11
  %83 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %84 = load ptr, ptr %83, align 8, !tbaa !15
  %85 = icmp eq ptr %84, null
  %86 = icmp ult i64 %74, 4194304
  %87 = or i1 %86, %85
  br i1 %87, label %97, label %88

88:                                               ; preds = %77
  %89 = ptrtoint ptr %75 to i64
  %90 = and i64 %89, -4096
  %91 = add i64 %74, 4095
  %92 = add i64 %91, %89
  %93 = and i64 %92, -4096
  %94 = inttoptr i64 %90 to ptr
  %95 = sub i64 %93, %90
  %96 = tail call i32 %84(ptr noundef %94, i64 noundef %95, i32 noundef 14)
  br label %97

97:                                               ; preds = %88, %77, %53
  %98 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 104
  %99 = load i64, ptr %98, align 8, !tbaa !254
  %100 = load i64, ptr %8, align 8, !tbaa !27
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %102, label %141

102:                                              ; preds = %97
  %103 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %104 = lshr i64 %99, 2
  %105 = add i64 %99, 1024
  %106 = add i64 %105, %104
  %107 = tail call i64 @llvm.umax.i64(i64 %106, i64 %100)
  %108 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %109 = load i64, ptr %108, align 8, !tbaa !12
  %110 = sub i64 %107, %99
  %111 = shl i64 %110, 3
  %112 = add i64 %109, %111
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %114 = load i64, ptr %113, align 8, !tbaa !13
  %115 = icmp ugt i64 %112, %114
  br i1 %115, label %233, label %116

116:                                              ; preds = %102
  %117 = load ptr, ptr %103, align 8, !tbaa !14
  %118 = shl i64 %107, 3
  %119 = tail call ptr @resize_memory(ptr noundef %117, i64 noundef %118)
  %120 = icmp eq ptr %119, null
  br i1 %120, label %233, label %121

121:                                              ; preds = %116
  %122 = load i64, ptr %98, align 8, !tbaa !11
  %123 = sub i64 %107, %122
  %124 = shl i64 %123, 3
  %125 = load i64, ptr %108, align 8, !tbaa !12
  %126 = add i64 %124, %125
  store i64 %126, ptr %108, align 8, !tbaa !12
  store ptr %119, ptr %103, align 8, !tbaa !14
  store i64 %107, ptr %98, align 8, !tbaa !11
  %127 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %128 = load ptr, ptr %127, align 8, !tbaa !15
  %129 = icmp eq ptr %128, null
  %130 = icmp ult i64 %118, 4194304
  %131 = or i1 %130, %129
  br i1 %131, label %141, label %132

132:                                              ; preds = %121
  %133 = ptrtoint ptr %119 to i64
  %134 = and i64 %133, -4096
  %135 = add i64 %118, 4095
  %136 = add i64 %135, %133
  %137 = and i64 %136, -4096
  %138 = inttoptr i64 %134 to ptr
  %139 = sub i64 %137, %134
  %140 = tail call i32 %128(ptr noundef %138, i64 noundef %139, i32 noundef 14)
  br label %141

141:                                              ; preds = %132, %121, %97
  %142 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %143 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 105
  %144 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 106
  %145 = load i64, ptr %144, align 8, !tbaa !246
  %146 = add i64 %145, %1
  %147 = load i64, ptr %143, align 8, !tbaa !11
  %148 = icmp ult i64 %147, %146
  br i1 %148, label %149, label %187

149:                                              ; preds = %141
  %150 = lshr i64 %147, 2
  %151 = add i64 %147, 1024
  %152 = add i64 %151, %150
  %153 = tail call i64 @llvm.umax.i64(i64 %152, i64 %146)
  %154 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %155 = load i64, ptr %154, align 8, !tbaa !12
  %156 = sub i64 %153, %147
  %157 = shl i64 %156, 2
  %158 = add i64 %155, %157
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %160 = load i64, ptr %159, align 8, !tbaa !13
  %161 = icmp ugt i64 %158, %160
  br i1 %161, label %233, label %162

162:                                              ; preds = %149
  %163 = load ptr, ptr %142, align 8, !tbaa !14
  %164 = shl i64 %153, 2
  %165 = tail call ptr @resize_memory(ptr noundef %163, i64 noundef %164)
  %166 = icmp eq ptr %165, null
  br i1 %166, label %233, label %167

167:                                              ; preds = %162
  %168 = load i64, ptr %143, align 8, !tbaa !11
  %169 = sub i64 %153, %168
  %170 = shl i64 %169, 2
  %171 = load i64, ptr %154, align 8, !tbaa !12
  %172 = add i64 %170, %171
  store i64 %172, ptr %154, align 8, !tbaa !12
  store ptr %165, ptr %142, align 8, !tbaa !14
  store i64 %153, ptr %143, align 8, !tbaa !11
  %173 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %174 = load ptr, ptr %173, align 8, !tbaa !15
  %175 = icmp eq ptr %174, null
  %176 = icmp ult i64 %164, 4194304
  %177 = or i1 %176, %175
  br i1 %177, label %187, label %178

178:                                              ; preds = %167
  %179 = ptrtoint ptr %165 to i64
  %180 = and i64 %179, -4096
  %181 = add i64 %164, 4095
  %182 = add i64 %181, %179
  %183 = and i64 %182, -4096
  %184 = inttoptr i64 %180 to ptr
  %185 = sub i64 %183, %180
  %186 = tail call i32 %174(ptr noundef %184, i64 noundef %185, i32 noundef 14)
  br label %187

187:                                              ; preds = %178, %167, %141
  %188 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %189 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 54
  %190 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 53
  %191 = load i64, ptr %190, align 8, !tbaa !114
  %192 = add i64 %191, %1
  %193 = load i64, ptr %189, align 8, !tbaa !11
  %194 = icmp ult i64 %193, %192
  br i1 %194, label %195, label %233

195:                                              ; preds = %187
  %196 = lshr i64 %193, 2
  %197 = add i64 %193, 1024
  %198 = add i64 %197, %196
  %199 = tail call i64 @llvm.umax.i64(i64 %198, i64 %192)
  %200 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %201 = load i64, ptr %200, align 8, !tbaa !12
  %202 = sub i64 %199, %193
  %203 = shl i64 %202, 2
  %204 = add i64 %201, %203
  %205 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %206 = load i64, ptr %205, align 8, !tbaa !13
  %207 = icmp ugt i64 %204, %206
  br i1 %207, label %233, label %208

208:                                              ; preds = %195
  %209 = load ptr, ptr %188, align 8, !tbaa !14
  %210 = shl i64 %199, 2
  %211 = tail call ptr @resize_memory(ptr noundef %209, i64 noundef %210)
  %212 = icmp eq ptr %211, null
  br i1 %212, label %233, label %213

213:                                              ; preds = %208
  %214 = load i64, ptr %189, align 8, !tbaa !11
  %215 = sub i64 %199, %214
  %216 = shl i64 %215, 2
  %217 = load i64, ptr %200, align 8, !tbaa !12
  %218 = add i64 %216, %217
  store i64 %218, ptr %200, align 8, !tbaa !12
  store ptr %211, ptr %188, align 8, !tbaa !14
  store i64 %199, ptr %189, align 8, !tbaa !11
  %219 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %220 = load ptr, ptr %219, align 8, !tbaa !15
  %221 = icmp eq ptr %220, null
  %222 = icmp ult i64 %210, 4194304
  %223 = or i1 %222, %221
  br i1 %223, label %233, label %224

224:                                              ; preds = %213
  %225 = ptrtoint ptr %211 to i64
  %226 = and i64 %225, -4096
  %227 = add i64 %210, 4095
  %228 = add i64 %227, %225
  %229 = and i64 %228, -4096
  %230 = inttoptr i64 %226 to ptr
  %231 = sub i64 %229, %226
  %232 = tail call i32 %220(ptr noundef %230, i64 noundef %231, i32 noundef 14)
  br label %233

233:                                              ; preds = %102, %116, %58, %72, %224, %213, %208, %195, %187, %162, %149, %25, %11, %50, %2
  %234 = phi i32 [ 0, %50 ], [ 0, %2 ], [ 0, %11 ], [ 0, %25 ], [ 0, %149 ], [ 0, %162 ], [ 1, %187 ], [ 0, %195 ], [ 0, %208 ], [ 1, %213 ], [ 1, %224 ], [ 0, %72 ], [ 0, %58 ], [ 0, %116 ], [ 0, %102 ]
  ret i32 %234
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
  %16 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %17 = load ptr, ptr %16, align 8, !tbaa !33
  %18 = load i64, ptr @WORDS, align 8, !tbaa !11
  %19 = mul i64 %18, %11
  %20 = getelementptr inbounds i64, ptr %17, i64 %19
  br label %28

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
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
  %31 = load i64, ptr %30, align 8, !tbaa !167
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
  %39 = load ptr, ptr %34, align 8, !tbaa !168
  %40 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38
  %41 = load ptr, ptr %40, align 8, !tbaa !169
  %42 = call i32 %41(ptr noundef %29, ptr noundef nonnull %6)
  %43 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 1
  %44 = load ptr, ptr %43, align 8, !tbaa !171
  %45 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 2
  %46 = load ptr, ptr %45, align 8, !tbaa !172
  %47 = call i64 %44(ptr noundef %46, ptr noundef nonnull %6)
  %48 = icmp eq i64 %47, -1
  br i1 %48, label %58, label %49

49:                                               ; preds = %35
  %50 = add i64 %47, %37
  %51 = getelementptr inbounds %struct.Lookup, ptr %39, i64 %38, i32 3
  %52 = load i64, ptr %51, align 8, !tbaa !173
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
  %63 = load i64, ptr %30, align 8, !tbaa !167
  %64 = icmp ult i64 %62, %63
  br i1 %64, label %35, label %65, !llvm.loop !174

65:                                               ; preds = %58, %61
  %66 = phi i1 [ %36, %58 ], [ %64, %61 ]
  %67 = zext i1 %66 to i32
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  br label %72

68:                                               ; preds = %28
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %70 = load ptr, ptr %69, align 8, !tbaa !175
  %71 = call i32 %70(ptr noundef %29, ptr noundef nonnull %8)
  br label %72

72:                                               ; preds = %68, %65
  %73 = phi i32 [ %67, %65 ], [ %71, %68 ]
  %74 = icmp slt i32 %73, 0
  br i1 %74, label %75, label %79

75:                                               ; preds = %72
  %76 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  store i64 %11, ptr %76, align 8, !tbaa !86
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
  %87 = load i64, ptr %86, align 8, !tbaa !160
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
  %2 = alloca [33 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %2)
  %3 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %4 = load ptr, ptr %3, align 8, !tbaa !33
  store ptr %4, ptr %2, align 16, !tbaa !14
  %5 = getelementptr inbounds ptr, ptr %2, i64 1
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  store ptr %7, ptr %5, align 8, !tbaa !14
  %8 = getelementptr inbounds ptr, ptr %2, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 22
  %10 = load ptr, ptr %9, align 8, !tbaa !24
  store ptr %10, ptr %8, align 16, !tbaa !14
  %11 = getelementptr inbounds ptr, ptr %2, i64 3
  %12 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  store ptr %13, ptr %11, align 8, !tbaa !14
  %14 = getelementptr inbounds ptr, ptr %2, i64 4
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %16 = load ptr, ptr %15, align 8, !tbaa !57
  store ptr %16, ptr %14, align 16, !tbaa !14
  %17 = getelementptr inbounds ptr, ptr %2, i64 5
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 39
  %19 = load ptr, ptr %18, align 8, !tbaa !126
  store ptr %19, ptr %17, align 8, !tbaa !14
  %20 = getelementptr inbounds ptr, ptr %2, i64 6
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 52
  %22 = load ptr, ptr %21, align 8, !tbaa !117
  store ptr %22, ptr %20, align 16, !tbaa !14
  %23 = getelementptr inbounds ptr, ptr %2, i64 7
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 55
  %25 = load ptr, ptr %24, align 8, !tbaa !153
  store ptr %25, ptr %23, align 8, !tbaa !14
  %26 = getelementptr inbounds ptr, ptr %2, i64 8
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 56
  %28 = load ptr, ptr %27, align 8, !tbaa !144
  store ptr %28, ptr %26, align 16, !tbaa !14
  %29 = getelementptr inbounds ptr, ptr %2, i64 9
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %31 = load ptr, ptr %30, align 8, !tbaa !184
  store ptr %31, ptr %29, align 8, !tbaa !14
  %32 = getelementptr inbounds ptr, ptr %2, i64 10
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %34 = load ptr, ptr %33, align 8, !tbaa !181
  store ptr %34, ptr %32, align 16, !tbaa !14
  %35 = getelementptr inbounds ptr, ptr %2, i64 11
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %37 = load ptr, ptr %36, align 8, !tbaa !179
  store ptr %37, ptr %35, align 8, !tbaa !14
  %38 = getelementptr inbounds ptr, ptr %2, i64 12
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 44
  %40 = load ptr, ptr %39, align 8, !tbaa !130
  store ptr %40, ptr %38, align 16, !tbaa !14
  %41 = getelementptr inbounds ptr, ptr %2, i64 13
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 45
  %43 = load ptr, ptr %42, align 8, !tbaa !122
  store ptr %43, ptr %41, align 8, !tbaa !14
  %44 = getelementptr inbounds ptr, ptr %2, i64 14
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 46
  %46 = load ptr, ptr %45, align 8, !tbaa !131
  store ptr %46, ptr %44, align 16, !tbaa !14
  %47 = getelementptr inbounds ptr, ptr %2, i64 15
  %48 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 69
  %49 = load ptr, ptr %48, align 8, !tbaa !197
  store ptr %49, ptr %47, align 8, !tbaa !14
  %50 = getelementptr inbounds ptr, ptr %2, i64 16
  %51 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 70
  %52 = load ptr, ptr %51, align 8, !tbaa !194
  store ptr %52, ptr %50, align 16, !tbaa !14
  %53 = getelementptr inbounds ptr, ptr %2, i64 17
  %54 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 71
  %55 = load ptr, ptr %54, align 8, !tbaa !195
  store ptr %55, ptr %53, align 8, !tbaa !14
  %56 = getelementptr inbounds ptr, ptr %2, i64 18
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 78
  %58 = load ptr, ptr %57, align 8, !tbaa !186
  store ptr %58, ptr %56, align 16, !tbaa !14
  %59 = getelementptr inbounds ptr, ptr %2, i64 19
  %60 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 80
  %61 = load ptr, ptr %60, align 8, !tbaa !212
  store ptr %61, ptr %59, align 8, !tbaa !14
  %62 = getelementptr inbounds ptr, ptr %2, i64 20
  %63 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 81
  %64 = load ptr, ptr %63, align 8, !tbaa !213
  store ptr %64, ptr %62, align 16, !tbaa !14
  %65 = getelementptr inbounds ptr, ptr %2, i64 21
  %66 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 85
  %67 = load ptr, ptr %66, align 8, !tbaa !48
  store ptr %67, ptr %65, align 8, !tbaa !14
  %68 = getelementptr inbounds ptr, ptr %2, i64 22
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 86
  %70 = load ptr, ptr %69, align 8, !tbaa !158
  store ptr %70, ptr %68, align 16, !tbaa !14
  %71 = getelementptr inbounds ptr, ptr %2, i64 23
  %72 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 87
  %73 = load ptr, ptr %72, align 8, !tbaa !50
  store ptr %73, ptr %71, align 8, !tbaa !14
  %74 = getelementptr inbounds ptr, ptr %2, i64 24
  %75 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 94
  %76 = load ptr, ptr %75, align 8, !tbaa !223
  store ptr %76, ptr %74, align 16, !tbaa !14
  %77 = getelementptr inbounds ptr, ptr %2, i64 25
  %78 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 95
  %79 = load ptr, ptr %78, align 8, !tbaa !228
  store ptr %79, ptr %77, align 8, !tbaa !14
  %80 = getelementptr inbounds ptr, ptr %2, i64 26
  %81 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 96
  %82 = load ptr, ptr %81, align 8, !tbaa !233
  store ptr %82, ptr %80, align 16, !tbaa !14
  %83 = getelementptr inbounds ptr, ptr %2, i64 27
  %84 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 102
  %85 = load ptr, ptr %84, align 8, !tbaa !240
  store ptr %85, ptr %83, align 8, !tbaa !14
  %86 = getelementptr inbounds ptr, ptr %2, i64 28
  %87 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 103
  %88 = load ptr, ptr %87, align 8, !tbaa !247
  store ptr %88, ptr %86, align 16, !tbaa !14
  %89 = getelementptr inbounds ptr, ptr %2, i64 29
  %90 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 112
  %91 = load ptr, ptr %90, align 8, !tbaa !83
  store ptr %91, ptr %89, align 8, !tbaa !14
  %92 = getelementptr inbounds ptr, ptr %2, i64 30
  %93 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 113
  %94 = load ptr, ptr %93, align 8, !tbaa !88
  store ptr %94, ptr %92, align 16, !tbaa !14
  %95 = getelementptr inbounds ptr, ptr %2, i64 31
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 120
  %97 = load ptr, ptr %96, align 8, !tbaa !99
  store ptr %97, ptr %95, align 8, !tbaa !14
  %98 = getelementptr inbounds ptr, ptr %2, i64 32
  %99 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 121
  %100 = load ptr, ptr %99, align 8, !tbaa !107
  store ptr %100, ptr %98, align 16, !tbaa !14
  br label %101

101:                                              ; preds = %1, %107
  %102 = phi i64 [ 0, %1 ], [ %108, %107 ]
  %103 = getelementptr inbounds [33 x ptr], ptr %2, i64 0, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !14
  %105 = icmp eq ptr %104, null
  br i1 %105, label %107, label %106

106:                                              ; preds = %101
  tail call void @give_back(ptr noundef nonnull %104)
  br label %107

107:                                              ; preds = %101, %106
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, 33
  br i1 %109, label %114, label %101, !llvm.loop !255

110:                                              ; preds = %120
  %111 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %112 = load ptr, ptr %111, align 8, !tbaa !29
  %113 = icmp eq ptr %112, null
  br i1 %113, label %127, label %123

114:                                              ; preds = %107, %120
  %115 = phi i64 [ %121, %120 ], [ 0, %107 ]
  %116 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %115
  %117 = load ptr, ptr %116, align 8, !tbaa !32
  %118 = icmp eq ptr %117, null
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  tail call void @give_back(ptr noundef nonnull %117)
  br label %120

120:                                              ; preds = %114, %119
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, 64
  br i1 %122, label %110, label %114, !llvm.loop !256

123:                                              ; preds = %110
  %124 = getelementptr inbounds %struct.Team, ptr %112, i64 0, i32 2
  %125 = load ptr, ptr %124, align 8, !tbaa !69
  tail call void @give_back(ptr noundef %125)
  %126 = load ptr, ptr %111, align 8, !tbaa !29
  tail call void @give_back(ptr noundef %126)
  br label %127

127:                                              ; preds = %123, %110
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %2)
  ret void
}

define internal fastcc void @halt(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
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
  br i1 %66, label %67, label %44, !llvm.loop !257

67:                                               ; preds = %62, %34, %1
  ret void
}

declare ptr @resize_memory(ptr noundef, i64 noundef)

define internal fastcc i32 @grow(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr {
  tail call fastcc void @halt(ptr noundef %0)
  %3 = getelementptr inbounds %struct.Part, ptr %1, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !30
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
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
  br i1 %66, label %69, label %59, !llvm.loop !258

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
  br i1 %74, label %75, label %49, !llvm.loop !259

75:                                               ; preds = %71, %69, %40, %40
  %76 = phi i1 [ %45, %40 ], [ %45, %40 ], [ %50, %69 ], [ %74, %71 ]
  br i1 %76, label %77, label %8, !llvm.loop !260

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
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
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
  %18 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 36
  %19 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %20 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 35
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 33
  %22 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 6
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %24 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %25 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %26 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %28 = load i64, ptr @WORDS, align 8
  %29 = icmp eq i64 %28, 0
  %30 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 23
  %31 = icmp ne i32 %2, 0
  %32 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %33 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %34 = icmp eq i32 %2, 0
  %35 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %37 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %38 = load i64, ptr @WORDS, align 8
  %39 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %40 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 42
  %42 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  %43 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 40
  %44 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 41
  %45 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %46 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 11
  %47 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 43
  br label %52

48:                                               ; preds = %215
  %49 = add nuw i64 %56, 1
  %50 = load i64, ptr %10, align 8, !tbaa !46
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %52, label %221, !llvm.loop !261

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
  store i64 %58, ptr %47, align 8, !tbaa !86
  br label %215

70:                                               ; preds = %64
  %71 = zext i32 %67 to i64
  %72 = load i64, ptr %20, align 8, !tbaa !111
  %73 = add i64 %72, %71
  store i64 %73, ptr %20, align 8, !tbaa !111
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
  %143 = load ptr, ptr %32, align 8, !tbaa !135
  %144 = call i32 %143(ptr noundef %84)
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %151, label %146

146:                                              ; preds = %142
  %147 = load i64, ptr %23, align 8, !tbaa !26
  %148 = add i64 %147, -1
  store i64 %148, ptr %33, align 8, !tbaa !86
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
  br i1 %158, label %159, label %82, !llvm.loop !262

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
  %184 = load ptr, ptr %39, align 8, !tbaa !135
  %185 = call i32 %184(ptr noundef %183)
  %186 = or i32 %185, %169
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %195

188:                                              ; preds = %182
  %189 = load ptr, ptr %40, align 8, !tbaa !263
  %190 = call i32 %189(ptr noundef %183)
  %191 = icmp eq i32 %190, 0
  %192 = zext i1 %191 to i64
  %193 = load i64, ptr %41, align 8, !tbaa !104
  %194 = add i64 %193, %192
  store i64 %194, ptr %41, align 8, !tbaa !104
  br label %195

195:                                              ; preds = %188, %182
  %196 = phi i32 [ 0, %182 ], [ %190, %188 ]
  %197 = icmp sgt i32 %185, -1
  %198 = icmp sgt i32 %196, -1
  %199 = select i1 %197, i1 %198, i1 false
  br i1 %199, label %201, label %200

200:                                              ; preds = %195
  store i64 %58, ptr %42, align 8, !tbaa !86
  br label %208

201:                                              ; preds = %195
  %202 = zext i32 %185 to i64
  %203 = load i64, ptr %43, align 8, !tbaa !105
  %204 = add i64 %203, %202
  store i64 %204, ptr %43, align 8, !tbaa !105
  %205 = zext i32 %196 to i64
  %206 = load i64, ptr %44, align 8, !tbaa !106
  %207 = add i64 %206, %205
  store i64 %207, ptr %44, align 8, !tbaa !106
  br label %208

208:                                              ; preds = %200, %201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br i1 %199, label %209, label %215

209:                                              ; preds = %208, %165
  %210 = load i64, ptr %45, align 8, !tbaa !26
  %211 = load i64, ptr %46, align 8, !tbaa !98
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
  %4 = load i64, ptr %3, align 8, !tbaa !264
  %5 = lshr i64 %4, 6
  %6 = add nuw nsw i64 %5, 1
  %7 = icmp ult i64 %4, 536870976
  %8 = select i1 %7, i64 8, i64 2
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 5
  %10 = load ptr, ptr %9, align 8, !tbaa !16
  %11 = icmp eq ptr %10, null
  br i1 %11, label %117, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 17
  %14 = load i64, ptr %13, align 8, !tbaa !265
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %117

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
  %18 = load ptr, ptr %17, align 8, !tbaa !57
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %117

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 30
  %22 = load i64, ptr %21, align 8, !tbaa !26
  %23 = mul i64 %22, %8
  %24 = add i64 %23, 131072
  %25 = icmp ult i64 %5, %24
  br i1 %25, label %26, label %117

26:                                               ; preds = %20
  %27 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %28 = load i64, ptr %27, align 8, !tbaa !12
  %29 = shl nuw nsw i64 %6, 3
  %30 = add i64 %28, %29
  %31 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %32 = load i64, ptr %31, align 8, !tbaa !13
  %33 = icmp ugt i64 %30, %32
  br i1 %33, label %117, label %34

34:                                               ; preds = %26
  %35 = tail call ptr @take_memory(i64 noundef %6, i64 noundef 8)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %117, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %39 = load ptr, ptr %38, align 8, !tbaa !15
  %40 = icmp eq ptr %39, null
  %41 = icmp ult i64 %4, 33554368
  %42 = or i1 %41, %40
  br i1 %42, label %52, label %43

43:                                               ; preds = %37
  %44 = ptrtoint ptr %35 to i64
  %45 = and i64 %44, -4096
  %46 = add nuw nsw i64 %29, 4095
  %47 = add i64 %46, %44
  %48 = and i64 %47, -4096
  %49 = inttoptr i64 %45 to ptr
  %50 = sub i64 %48, %45
  %51 = tail call i32 %39(ptr noundef %49, i64 noundef %50, i32 noundef 14)
  br label %52

52:                                               ; preds = %37, %43
  tail call fastcc void @halt(ptr noundef %0)
  %53 = load i64, ptr %21, align 8, !tbaa !26
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %76, %52
  br label %94

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %58 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %59 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %60 = load i64, ptr @WORDS, align 8
  br label %61

61:                                               ; preds = %56, %76
  %62 = phi i64 [ 0, %56 ], [ %85, %76 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  %63 = load ptr, ptr %9, align 8, !tbaa !16
  %64 = load i64, ptr %57, align 8, !tbaa !28
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %61
  %67 = load ptr, ptr %59, align 8, !tbaa !33
  %68 = mul i64 %60, %62
  %69 = getelementptr inbounds i64, ptr %67, i64 %68
  br label %76

70:                                               ; preds = %61
  %71 = load ptr, ptr %58, align 8, !tbaa !34
  %72 = getelementptr inbounds i32, ptr %71, i64 %62
  %73 = load i32, ptr %72, align 4, !tbaa !21
  %74 = zext i32 %73 to i64
  %75 = or i64 %74, -9223372036854775808
  store i64 %75, ptr %2, align 8, !tbaa !11
  br label %76

76:                                               ; preds = %66, %70
  %77 = phi ptr [ %2, %70 ], [ %69, %66 ]
  %78 = call i64 %63(ptr noundef %77)
  %79 = and i64 %78, 63
  %80 = shl nuw i64 1, %79
  %81 = lshr i64 %78, 6
  %82 = getelementptr inbounds i64, ptr %35, i64 %81
  %83 = load i64, ptr %82, align 8, !tbaa !11
  %84 = or i64 %80, %83
  store i64 %84, ptr %82, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %85 = add nuw i64 %62, 1
  %86 = load i64, ptr %21, align 8, !tbaa !26
  %87 = icmp ult i64 %85, %86
  br i1 %87, label %61, label %55, !llvm.loop !266

88:                                               ; preds = %108
  %89 = load i64, ptr %27, align 8, !tbaa !12
  %90 = add i64 %89, %29
  store i64 %90, ptr %27, align 8, !tbaa !12
  store ptr %35, ptr %17, align 8, !tbaa !57
  %91 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 28
  %92 = load ptr, ptr %91, align 8, !tbaa !29
  %93 = icmp eq ptr %92, null
  br i1 %93, label %112, label %111

94:                                               ; preds = %55, %108
  %95 = phi i64 [ %109, %108 ], [ 0, %55 ]
  %96 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %95, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !30
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %108, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %95
  %101 = load ptr, ptr %100, align 8, !tbaa !32
  call void @give_back(ptr noundef %101)
  %102 = load i64, ptr %96, align 8, !tbaa !30
  %103 = load i64, ptr %27, align 8, !tbaa !12
  %104 = shl i64 %102, 3
  %105 = sub i64 -512, %104
  %106 = add i64 %105, %103
  store i64 %106, ptr %27, align 8, !tbaa !12
  store ptr null, ptr %100, align 8, !tbaa.struct !267
  %107 = getelementptr inbounds i8, ptr %100, i64 8
  store i64 0, ptr %107, align 8, !tbaa.struct !268
  br label %108

108:                                              ; preds = %94, %99
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp eq i64 %109, 64
  br i1 %110, label %88, label %94, !llvm.loop !269

111:                                              ; preds = %88
  call fastcc void @keyed_again(ptr noundef %0, ptr noundef nonnull %92)
  br label %112

112:                                              ; preds = %111, %88
  %113 = load ptr, ptr %91, align 8, !tbaa !29
  %114 = icmp eq ptr %113, null
  br i1 %114, label %117, label %115

115:                                              ; preds = %112
  %116 = getelementptr inbounds %struct.Team, ptr %113, i64 0, i32 8
  store atomic i32 0, ptr %116 release, align 4
  br label %117

117:                                              ; preds = %115, %112, %34, %26, %1, %12, %16, %20
  ret void
}

define internal fastcc void @expand_states(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  %4 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 1
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 16
  %6 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %7 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
  %8 = load i64, ptr @WORDS, align 8
  %9 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 3
  %10 = getelementptr inbounds %struct.Block, ptr %1, i64 0, i32 5
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 24
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
  %22 = load ptr, ptr %0, align 8, !tbaa !84
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
  %109 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %108, i32 1
  %110 = load i64, ptr %109, align 8, !tbaa !30
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %119, label %112

112:                                              ; preds = %107
  %113 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %108
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
  br i1 %122, label %123, label %51, !llvm.loop !270

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
  %136 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 21
  %137 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 20
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
  %148 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %147, i32 1
  %149 = load i64, ptr %148, align 8, !tbaa !30
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %183, label %151

151:                                              ; preds = %146
  %152 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 27, i64 %147
  %153 = lshr i64 %145, 32
  %154 = mul i64 %149, %153
  %155 = lshr i64 %154, 32
  %156 = load ptr, ptr %152, align 8, !tbaa !32
  br label %160

157:                                              ; preds = %166
  %158 = add nuw nsw i64 %161, 1
  %159 = icmp eq i64 %158, 4
  br i1 %159, label %183, label %160, !llvm.loop !190

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
  br i1 %185, label %139, label %142, !llvm.loop !271
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
  br i1 %24, label %12, label %11, !llvm.loop !272

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
  br i1 %36, label %25, label %21, !llvm.loop !273
}

declare i32 @goal(ptr noundef)

declare i32 @expand(ptr noundef, ptr noundef)

declare i64 @index(ptr noundef)

declare i32 @lost(ptr noundef)

define internal fastcc i32 @push(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 64
  %6 = load i64, ptr %5, align 8, !tbaa !274
  %7 = shl i64 %6, 1
  %8 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 63
  %9 = load i64, ptr %8, align 8, !tbaa !182
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %73, label %11

11:                                               ; preds = %4
  %12 = icmp eq i64 %9, 0
  %13 = shl i64 %9, 1
  %14 = select i1 %12, i64 1024, i64 %13
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %16 = load i64, ptr %15, align 8, !tbaa !12
  %17 = shl i64 %14, 4
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %20 = load i64, ptr %19, align 8, !tbaa !13
  %21 = icmp ugt i64 %18, %20
  br i1 %21, label %193, label %22

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %24 = load ptr, ptr %23, align 8, !tbaa !181
  %25 = tail call ptr @take_memory(i64 noundef %14, i64 noundef 16)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %193, label %27

27:                                               ; preds = %22
  store ptr %25, ptr %23, align 8, !tbaa !181
  store i64 %14, ptr %8, align 8, !tbaa !182
  store i64 0, ptr %5, align 8, !tbaa !274
  br i1 %12, label %68, label %29

28:                                               ; preds = %64
  br i1 %12, label %68, label %67

29:                                               ; preds = %27, %64
  %30 = phi i64 [ %65, %64 ], [ 0, %27 ]
  %31 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30
  %32 = getelementptr inbounds %struct.Bucket, ptr %24, i64 %30, i32 1
  %33 = load i32, ptr %32, align 8, !tbaa !154
  switch i32 %33, label %34 [
    i32 0, label %64
    i32 -1, label %64
  ]

34:                                               ; preds = %29
  %35 = load i64, ptr %31, align 8, !tbaa !156
  %36 = load i64, ptr %8, align 8, !tbaa !182
  %37 = add i64 %36, -1
  %38 = zext i64 %35 to i128
  %39 = mul nuw i128 %38, 11400714819323198485
  %40 = lshr i128 %39, 64
  %41 = xor i128 %40, %39
  %42 = trunc i128 %41 to i64
  %43 = load ptr, ptr %23, align 8, !tbaa !181
  %44 = and i64 %37, %42
  %45 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %44, i32 1
  %46 = load i32, ptr %45, align 8, !tbaa !154
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %59, label %48

48:                                               ; preds = %34, %53
  %49 = phi i64 [ %55, %53 ], [ %44, %34 ]
  %50 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !156
  %52 = icmp eq i64 %51, %35
  br i1 %52, label %59, label %53

53:                                               ; preds = %48
  %54 = add i64 %49, 1
  %55 = and i64 %54, %37
  %56 = getelementptr inbounds %struct.Bucket, ptr %43, i64 %55, i32 1
  %57 = load i32, ptr %56, align 8, !tbaa !154
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %48, !llvm.loop !183

59:                                               ; preds = %53, %48, %34
  %60 = phi i64 [ %44, %34 ], [ %49, %48 ], [ %55, %53 ]
  %61 = getelementptr inbounds %struct.Bucket, ptr %25, i64 %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, ptr noundef nonnull align 8 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !164
  %62 = load i64, ptr %5, align 8, !tbaa !274
  %63 = add i64 %62, 1
  store i64 %63, ptr %5, align 8, !tbaa !274
  br label %64

64:                                               ; preds = %59, %29, %29
  %65 = add nuw i64 %30, 1
  %66 = icmp eq i64 %65, %9
  br i1 %66, label %28, label %29, !llvm.loop !275

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
  %74 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 62
  %75 = load ptr, ptr %74, align 8, !tbaa !181
  %76 = load i64, ptr %8, align 8, !tbaa !182
  %77 = add i64 %76, -1
  %78 = zext i64 %1 to i128
  %79 = mul nuw i128 %78, 11400714819323198485
  %80 = lshr i128 %79, 64
  %81 = xor i128 %80, %79
  %82 = trunc i128 %81 to i64
  %83 = and i64 %77, %82
  %84 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %83, i32 1
  %85 = load i32, ptr %84, align 8, !tbaa !154
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %98, label %87

87:                                               ; preds = %73, %92
  %88 = phi i64 [ %94, %92 ], [ %83, %73 ]
  %89 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !156
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %98, label %92

92:                                               ; preds = %87
  %93 = add i64 %88, 1
  %94 = and i64 %93, %77
  %95 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %94, i32 1
  %96 = load i32, ptr %95, align 8, !tbaa !154
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %87, !llvm.loop !183

98:                                               ; preds = %87, %92, %73
  %99 = phi i64 [ %83, %73 ], [ %88, %87 ], [ %94, %92 ]
  %100 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 57
  %101 = load ptr, ptr %100, align 8, !tbaa !184
  %102 = zext i32 %2 to i64
  %103 = getelementptr inbounds i32, ptr %101, i64 %102
  store i32 0, ptr %103, align 4, !tbaa !21
  %104 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 61
  %105 = load i64, ptr %104, align 8, !tbaa !151
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8, !tbaa !151
  %107 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 1
  %108 = load i32, ptr %107, align 8, !tbaa !154
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
  store i32 %112, ptr %107, align 8, !tbaa !154
  br label %193

113:                                              ; preds = %109
  %114 = add i32 %2, 1
  %115 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99, i32 2
  %116 = load i32, ptr %115, align 4, !tbaa !276
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %101, i64 %117
  store i32 %114, ptr %118, align 4, !tbaa !21
  store i32 %2, ptr %115, align 4, !tbaa !276
  br label %193

119:                                              ; preds = %98, %98
  %120 = getelementptr inbounds %struct.Bucket, ptr %75, i64 %99
  %121 = icmp eq i32 %108, 0
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %5, align 8, !tbaa !274
  %124 = add i64 %123, %122
  store i64 %124, ptr %5, align 8, !tbaa !274
  %125 = add i32 %2, 1
  store i64 %1, ptr %120, align 8, !tbaa.struct !164
  %126 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %125, ptr %126, align 8, !tbaa.struct !165
  %127 = getelementptr inbounds i8, ptr %120, i64 12
  store i32 %2, ptr %127, align 4, !tbaa.struct !166
  %128 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 65
  %129 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 67
  %130 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 66
  %131 = load i64, ptr %130, align 8, !tbaa !185
  %132 = add i64 %131, 1
  %133 = load i64, ptr %129, align 8, !tbaa !11
  %134 = icmp ult i64 %133, %132
  br i1 %134, label %135, label %173

135:                                              ; preds = %119
  %136 = lshr i64 %133, 2
  %137 = add i64 %133, 1024
  %138 = add i64 %137, %136
  %139 = tail call i64 @llvm.umax.i64(i64 %138, i64 %132)
  %140 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 31
  %141 = load i64, ptr %140, align 8, !tbaa !12
  %142 = sub i64 %139, %133
  %143 = shl i64 %142, 3
  %144 = add i64 %141, %143
  %145 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 12
  %146 = load i64, ptr %145, align 8, !tbaa !13
  %147 = icmp ugt i64 %144, %146
  br i1 %147, label %193, label %148

148:                                              ; preds = %135
  %149 = load ptr, ptr %128, align 8, !tbaa !14
  %150 = shl i64 %139, 3
  %151 = tail call ptr @resize_memory(ptr noundef %149, i64 noundef %150)
  %152 = icmp eq ptr %151, null
  br i1 %152, label %193, label %153

153:                                              ; preds = %148
  %154 = load i64, ptr %129, align 8, !tbaa !11
  %155 = sub i64 %139, %154
  %156 = shl i64 %155, 3
  %157 = load i64, ptr %140, align 8, !tbaa !12
  %158 = add i64 %156, %157
  store i64 %158, ptr %140, align 8, !tbaa !12
  store ptr %151, ptr %128, align 8, !tbaa !14
  store i64 %139, ptr %129, align 8, !tbaa !11
  %159 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %160 = load ptr, ptr %159, align 8, !tbaa !15
  %161 = icmp eq ptr %160, null
  %162 = icmp ult i64 %150, 4194304
  %163 = or i1 %162, %161
  br i1 %163, label %173, label %164

164:                                              ; preds = %153
  %165 = ptrtoint ptr %151 to i64
  %166 = and i64 %165, -4096
  %167 = add i64 %150, 4095
  %168 = add i64 %167, %165
  %169 = and i64 %168, -4096
  %170 = inttoptr i64 %166 to ptr
  %171 = sub i64 %169, %166
  %172 = tail call i32 %160(ptr noundef %170, i64 noundef %171, i32 noundef 14)
  br label %173

173:                                              ; preds = %164, %153, %119
  %174 = load i64, ptr %130, align 8, !tbaa !185
  %175 = add i64 %174, 1
  store i64 %175, ptr %130, align 8, !tbaa !185
  %176 = icmp eq i64 %174, 0
  br i1 %176, label %189, label %177

177:                                              ; preds = %173
  %178 = load ptr, ptr %128, align 8, !tbaa !179
  br label %179

179:                                              ; preds = %177, %186
  %180 = phi i64 [ %174, %177 ], [ %182, %186 ]
  %181 = add i64 %180, -1
  %182 = lshr i64 %181, 1
  %183 = getelementptr inbounds i64, ptr %178, i64 %182
  %184 = load i64, ptr %183, align 8, !tbaa !11
  %185 = icmp ugt i64 %184, %1
  br i1 %185, label %186, label %189

186:                                              ; preds = %179
  %187 = getelementptr inbounds i64, ptr %178, i64 %180
  store i64 %184, ptr %187, align 8, !tbaa !11
  %188 = icmp ult i64 %181, 2
  br i1 %188, label %189, label %179, !llvm.loop !277

189:                                              ; preds = %179, %186, %173
  %190 = phi i64 [ %174, %173 ], [ %180, %179 ], [ %182, %186 ]
  %191 = load ptr, ptr %128, align 8, !tbaa !179
  %192 = getelementptr inbounds i64, ptr %191, i64 %190
  store i64 %1, ptr %192, align 8, !tbaa !11
  br label %193

193:                                              ; preds = %11, %22, %148, %135, %111, %113, %189
  %194 = phi i32 [ 1, %111 ], [ 1, %113 ], [ 1, %189 ], [ 0, %135 ], [ 0, %148 ], [ 0, %22 ], [ 0, %11 ]
  ret i32 %194
}

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare void @llvm.experimental.noalias.scope.decl(metadata)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.usub.sat.i64(i64, i64)



!4 = !{!5, !9, i64 80}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104, !9, i64 112, !9, i64 120, !9, i64 128, !9, i64 136, !9, i64 144, !9, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !9, i64 200, !9, i64 208, !7, i64 216, !6, i64 1240, !7, i64 1248, !9, i64 1312, !9, i64 1320, !7, i64 1328, !9, i64 1840, !9, i64 1848, !9, i64 1856, !9, i64 1864, !9, i64 1872, !9, i64 1880, !6, i64 1888, !9, i64 1896, !9, i64 1904, !9, i64 1912, !9, i64 1920, !6, i64 1928, !6, i64 1936, !6, i64 1944, !9, i64 1952, !9, i64 1960, !9, i64 1968, !9, i64 1976, !9, i64 1984, !6, i64 1992, !9, i64 2000, !9, i64 2008, !6, i64 2016, !6, i64 2024, !6, i64 2032, !9, i64 2040, !9, i64 2048, !9, i64 2056, !9, i64 2064, !6, i64 2072, !9, i64 2080, !9, i64 2088, !6, i64 2096, !9, i64 2104, !9, i64 2112, !9, i64 2120, !6, i64 2128, !6, i64 2136, !6, i64 2144, !9, i64 2152, !9, i64 2160, !9, i64 2168, !9, i64 2176, !7, i64 2184, !9, i64 4232, !6, i64 4240, !9, i64 4248, !6, i64 4256, !6, i64 4264, !9, i64 4272, !9, i64 4280, !9, i64 4288, !6, i64 4296, !6, i64 4304, !6, i64 4312, !7, i64 4320, !9, i64 4576, !9, i64 4584, !9, i64 4592, !9, i64 4600, !9, i64 4608, !6, i64 4616, !6, i64 4624, !6, i64 4632, !9, i64 4640, !9, i64 4648, !9, i64 4656, !9, i64 4664, !9, i64 4672, !6, i64 4680, !6, i64 4688, !9, i64 4696, !9, i64 4704, !9, i64 4712, !9, i64 4720, !9, i64 4728, !9, i64 4736, !9, i64 4744, !9, i64 4752, !6, i64 4760, !6, i64 4768, !9, i64 4776, !9, i64 4784, !9, i64 4792, !9, i64 4800, !9, i64 4808, !9, i64 4816, !6, i64 4824, !6, i64 4832, !9, i64 4840, !9, i64 4848, !9, i64 4856}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"long long", !7, i64 0}
!10 = !{!5, !9, i64 4576}
!11 = !{!9, !9, i64 0}
!12 = !{!5, !9, i64 1320}
!13 = !{!5, !9, i64 96}
!14 = !{!6, !6, i64 0}
!15 = !{!5, !6, i64 48}
!16 = !{!5, !6, i64 40}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!5, !6, i64 184}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !7, i64 0}
!23 = !{!5, !9, i64 144}
!24 = !{!5, !6, i64 176}
!25 = !{!5, !9, i64 1864}
!26 = !{!5, !9, i64 1312}
!27 = !{!5, !9, i64 200}
!28 = !{!5, !9, i64 128}
!29 = !{!5, !6, i64 1240}
!30 = !{!31, !9, i64 8}
!31 = !{!"", !6, i64 0, !9, i64 8}
!32 = !{!31, !6, i64 0}
!33 = !{!5, !6, i64 160}
!34 = !{!5, !6, i64 168}
!35 = distinct !{!35, !18, !19}
!36 = distinct !{!36, !19}
!37 = distinct !{!37, !18, !19}
!38 = !{!5, !9, i64 1840}
!39 = !{!40}
!40 = distinct !{!40, !41, !"next_block: argument 0"}
!41 = distinct !{!41, !"next_block"}
!42 = !{!43, !9, i64 20320}
!43 = !{!"", !9, i64 0, !9, i64 8, !6, i64 16, !7, i64 24, !7, i64 19224, !7, i64 19392, !7, i64 20160, !22, i64 20224, !22, i64 20228, !22, i64 20232, !22, i64 20236, !9, i64 20240, !9, i64 20248, !7, i64 20256, !9, i64 20320, !9, i64 20328}
!44 = !{!45, !9, i64 0}
!45 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!46 = !{!45, !9, i64 8}
!47 = !{!45, !9, i64 16}
!48 = !{!5, !6, i64 4296}
!49 = !{!45, !6, i64 24}
!50 = !{!5, !6, i64 4312}
!51 = !{!45, !6, i64 32}
!52 = !{!45, !6, i64 40}
!53 = !{!45, !6, i64 48}
!54 = !{!55, !9, i64 48}
!55 = !{!"", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !45, i64 32, !7, i64 88, !7, i64 344}
!56 = !{!55, !6, i64 64}
!57 = !{!5, !6, i64 192}
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
!83 = !{!5, !6, i64 4760}
!84 = !{!5, !6, i64 0}
!85 = distinct !{!85, !18, !19}
!86 = !{!5, !9, i64 1920}
!87 = distinct !{!87, !18, !19}
!88 = !{!5, !6, i64 4768}
!89 = distinct !{!89, !18, !19}
!90 = !{!5, !9, i64 4792}
!91 = !{!5, !9, i64 4808}
!92 = !{!5, !9, i64 4816}
!93 = !{!5, !9, i64 4776}
!94 = !{!5, !9, i64 4784}
!95 = distinct !{!95, !18, !19}
!96 = !{!5, !9, i64 4800}
!97 = !{!5, !9, i64 4856}
!98 = !{!5, !9, i64 88}
!99 = !{!5, !6, i64 4824}
!100 = distinct !{!100, !18, !19}
!101 = !{!7, !7, i64 0}
!102 = distinct !{!102, !18, !19}
!103 = distinct !{!103, !18, !19}
!104 = !{!5, !9, i64 1912}
!105 = !{!5, !9, i64 1896}
!106 = !{!5, !9, i64 1904}
!107 = !{!5, !6, i64 4832}
!108 = !{!109, !109, i64 0}
!109 = !{!"short", !7, i64 0}
!110 = distinct !{!110, !18, !19}
!111 = !{!5, !9, i64 1856}
!112 = distinct !{!112, !18, !19}
!113 = distinct !{!113, !18, !19}
!114 = !{!5, !9, i64 2000}
!115 = distinct !{!115, !18, !19}
!116 = distinct !{!116, !18, !19}
!117 = !{!5, !6, i64 1992}
!118 = distinct !{!118, !18, !19}
!119 = distinct !{!119, !18, !19}
!120 = !{!5, !9, i64 1952}
!121 = !{!5, !9, i64 1960}
!122 = !{!5, !6, i64 1936}
!123 = !{!124, !124, i64 0}
!124 = !{!"__int128", !7, i64 0}
!125 = !{!5, !9, i64 1872}
!126 = !{!5, !6, i64 1888}
!127 = !{!128}
!128 = distinct !{!128, !129, !"own_block: argument 0"}
!129 = distinct !{!129, !"own_block"}
!130 = !{!5, !6, i64 1928}
!131 = !{!5, !6, i64 1944}
!132 = distinct !{!132, !18, !19}
!133 = distinct !{!133, !18, !19}
!134 = distinct !{!134, !18, !19}
!135 = !{!5, !6, i64 16}
!136 = distinct !{!136, !18, !19}
!137 = !{!5, !9, i64 1976}
!138 = !{!5, !9, i64 1984}
!139 = !{!5, !9, i64 1848}
!140 = distinct !{!140, !18, !19}
!141 = distinct !{!141, !18, !19}
!142 = distinct !{!142, !18, !19}
!143 = !{!5, !9, i64 2056}
!144 = !{!5, !6, i64 2024}
!145 = distinct !{!145, !18, !19}
!146 = distinct !{!146, !18, !19}
!147 = distinct !{!147, !18, !19}
!148 = distinct !{!148, !18, !19}
!149 = !{!5, !9, i64 2040}
!150 = distinct !{!150, !18, !19}
!151 = !{!5, !9, i64 2064}
!152 = !{!5, !9, i64 104}
!153 = !{!5, !6, i64 2016}
!154 = !{!155, !22, i64 8}
!155 = !{!"", !9, i64 0, !22, i64 8, !22, i64 12}
!156 = !{!155, !9, i64 0}
!157 = !{!5, !6, i64 8}
!158 = !{!5, !6, i64 4304}
!159 = distinct !{!159, !18, !19}
!160 = !{!5, !9, i64 112}
!161 = distinct !{!161, !18, !19}
!162 = !{!5, !9, i64 152}
!163 = !{!5, !9, i64 2048}
!164 = !{i64 0, i64 8, !11, i64 8, i64 4, !21, i64 12, i64 4, !21}
!165 = !{i64 0, i64 4, !21, i64 4, i64 4, !21}
!166 = !{i64 0, i64 4, !21}
!167 = !{!5, !9, i64 72}
!168 = !{!5, !6, i64 64}
!169 = !{!170, !6, i64 0}
!170 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !9, i64 24}
!171 = !{!170, !6, i64 8}
!172 = !{!170, !6, i64 16}
!173 = !{!170, !9, i64 24}
!174 = distinct !{!174, !18, !19}
!175 = !{!5, !6, i64 32}
!176 = !{!5, !9, i64 4600}
!177 = !{!5, !9, i64 4592}
!178 = !{!5, !9, i64 4584}
!179 = !{!5, !6, i64 2096}
!180 = !{!5, !9, i64 2120}
!181 = !{!5, !6, i64 2072}
!182 = !{!5, !9, i64 2080}
!183 = distinct !{!183, !18, !19}
!184 = !{!5, !6, i64 2032}
!185 = !{!5, !9, i64 2104}
!186 = !{!5, !6, i64 4240}
!187 = distinct !{!187, !18, !19}
!188 = distinct !{!188, !18, !19}
!189 = !{!5, !9, i64 2176}
!190 = distinct !{!190, !18, !19}
!191 = distinct !{!191, !18, !19}
!192 = !{!5, !9, i64 4232}
!193 = distinct !{!193, !18, !19}
!194 = !{!5, !6, i64 2136}
!195 = !{!5, !6, i64 2144}
!196 = distinct !{!196, !18, !19}
!197 = !{!5, !6, i64 2128}
!198 = distinct !{!198, !18, !19}
!199 = distinct !{!199, !18, !19}
!200 = distinct !{!200, !18, !19}
!201 = distinct !{!201, !18, !19}
!202 = distinct !{!202, !18, !19}
!203 = distinct !{!203, !18, !19}
!204 = !{!5, !9, i64 2160}
!205 = !{!5, !9, i64 2168}
!206 = !{!5, !9, i64 2152}
!207 = distinct !{!207, !18, !19}
!208 = distinct !{!208, !18, !19}
!209 = distinct !{!209, !18, !19}
!210 = distinct !{!210, !18, !19}
!211 = !{!5, !9, i64 4280}
!212 = !{!5, !6, i64 4256}
!213 = !{!5, !6, i64 4264}
!214 = distinct !{!214, !18, !19}
!215 = distinct !{!215, !18, !19}
!216 = distinct !{!216, !18, !19}
!217 = distinct !{!217, !18, !19}
!218 = distinct !{!218, !18, !19}
!219 = distinct !{!219, !18, !19}
!220 = distinct !{!220, !18, !19}
!221 = !{!5, !9, i64 4608}
!222 = distinct !{!222, !18, !19}
!223 = !{!5, !6, i64 4616}
!224 = distinct !{!224, !18, !19}
!225 = distinct !{!225, !18, !19}
!226 = !{!5, !9, i64 4640}
!227 = !{!5, !9, i64 4664}
!228 = !{!5, !6, i64 4624}
!229 = distinct !{!229, !18, !19}
!230 = !{!5, !9, i64 4672}
!231 = distinct !{!231, !18, !19}
!232 = distinct !{!232, !18, !19}
!233 = !{!5, !6, i64 4632}
!234 = distinct !{!234, !18, !19}
!235 = distinct !{!235, !18, !19}
!236 = distinct !{!236, !18, !19}
!237 = distinct !{!237, !18, !19}
!238 = distinct !{!238, !18, !19}
!239 = !{!5, !9, i64 4728}
!240 = !{!5, !6, i64 4680}
!241 = !{!5, !9, i64 4736}
!242 = !{!5, !9, i64 4744}
!243 = !{!5, !9, i64 4720}
!244 = distinct !{!244, !18, !19}
!245 = !{!5, !9, i64 4752}
!246 = !{!5, !9, i64 4712}
!247 = !{!5, !6, i64 4688}
!248 = distinct !{!248, !18, !19}
!249 = distinct !{!249, !18, !19}
!250 = distinct !{!250, !18, !19}
!251 = distinct !{!251, !18, !19}
!252 = distinct !{!252, !18, !19}
!253 = !{!5, !9, i64 4248}
!254 = !{!5, !9, i64 4696}
!255 = distinct !{!255, !18, !19}
!256 = distinct !{!256, !18, !19}
!257 = distinct !{!257, !18, !19}
!258 = distinct !{!258, !18, !19}
!259 = distinct !{!259, !18, !19}
!260 = distinct !{!260, !18, !19}
!261 = distinct !{!261, !18, !19}
!262 = distinct !{!262, !18, !19}
!263 = !{!5, !6, i64 24}
!264 = !{!5, !9, i64 120}
!265 = !{!5, !9, i64 136}
!266 = distinct !{!266, !18, !19}
!267 = !{i64 0, i64 8, !14, i64 8, i64 8, !11}
!268 = !{i64 0, i64 8, !11}
!269 = distinct !{!269, !18, !19}
!270 = distinct !{!270, !18, !19}
!271 = distinct !{!271, !18, !19}
!272 = distinct !{!272, !18, !19}
!273 = distinct !{!273, !18, !19}
!274 = !{!5, !9, i64 2088}
!275 = distinct !{!275, !18, !19}
!276 = !{!155, !22, i64 12}
!277 = distinct !{!277, !18, !19}
