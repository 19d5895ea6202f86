; The values have numbers.
@table = global [2 x ptr] [ptr blockaddress(@walk, %7), ptr blockaddress(@walk, %12)]
@"%3" = constant [4 x i8] c"%5\0A\00"

define i32 @walk(ptr %0, i32 %1) {
  %3 = load i32, ptr %0
  %4 = add i32 %3, %1
  %5 = mul i32 %4, %3
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %12

7:
  %8 = phi i32 [ 0, %2 ], [ %10, %7 ]
  %9 = load i32, ptr %0
  %10 = add i32 %8, %9
  %11 = icmp eq i32 %10, 7
  br i1 %11, label %12, label %7

12:
  %13 = phi i32 [ %3, %2 ], [ %10, %7 ]
  %14 = add i32 %13, %5
  %15 = mul i32 %14, 3
  %16 = add i32 %15, %1
  store i32 %16, ptr %0
  ret i32 %5
}

define void @other(i32 %0) {
  %2 = add i32 %0, 1
  %3 = mul i32 %2, %2
  store i32 %3, ptr @"%3"
  ret void
}
