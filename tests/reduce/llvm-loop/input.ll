; ModuleID = 'stock.c'
source_filename = "stock.c"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl stock_version"

%struct.item = type { i32, double, %struct.item*, [4 x i8] }
%"class.std::list" = type <{ i64, i8 }>
%handle = type opaque

$merge = comdat any

@names = private unnamed_addr constant [2 x [6 x i8]] [[6 x i8] c"apple\00", [6 x i8] c"pear\00\00"], align 1
@total = internal thread_local(localexec) global double 0x3FF8000000000000, section ".tdata", align 8
@first = dso_local global %struct.item* null, comdat($merge), align 8, !dbg !0
@"odd name" = external hidden constant i8
@table = global [2 x i8*] [i8* bitcast (i32 (i32, i32*)* @sum to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* getelementptr ([2 x [6 x i8]], [2 x [6 x i8]]* @names, i64 0, i64 1), i64 0, i64 0)]
@alias = weak alias double, double* @total

; Function Attrs: nounwind
define dso_local i32 @sum(i32 noundef %n, i32* nocapture readonly align 4 dereferenceable(4) %a) local_unnamed_addr #0 comdat($merge) !dbg !4 {
entry:
  %known = icmp sgt i32 %n, 0
  br i1 %known, label %loop, label %exit, !dbg !7, !prof !{!"branch_weights", i32 99, i32 1}

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.dbg.value(metadata i32 %s, metadata !6, metadata !DIExpression(DW_OP_plus_uconst, 1)), !dbg !7
  %p = getelementptr inbounds i32, i32* %a, i32 %i
  %v = load atomic volatile i32, i32* %p syncscope("singlethread") acquire, align 4, !tbaa !8
  %more = add nsw i32 %v, %s
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !9

exit:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  switch i32 %result, label %out [
    i32 0, label %"is empty"
    i32 7, label %out
  ]

"is empty":
  fence seq_cst
  %old = cmpxchg weak i32* %a, i32 0, i32 1 acq_rel monotonic
  %swapped = extractvalue { i32, i1 } %old, 1
  %one = select i1 %swapped, i32 1, i32 undef
  ret i32 %one

out:
  ret i32 %result
}

define void @print(<4 x float> %x, ...) gc "statepoint-example" personality i32 (...)* @__gxx_personality_v0 {
  %room = alloca [16 x i8], i32 2, align 16, addrspace(0)
  %text = bitcast [16 x i8]* %room to i8*
  %y = fmul fast <4 x float> %x, <float 1.0, float 2.5e+00, float undef, float 0x3FE0000000000000>
  %z = shufflevector <4 x float> %y, <4 x float> poison, <4 x i32> zeroinitializer
  %w = tail call fastcc signext i32 (i8*, ...) @printf(i8* nonnull %text, double 0.000000e+00) #1 [ "deopt"(i32 1), "gc-live"() ]
  %t = invoke i32 @sum(i32 inreg %w, i32* null) to label %fine unwind label %bad
fine:
  call void asm sideeffect "nop; $0", "r,~{memory}"(i32 %t), !srcloc !{i32 1}
  ret void
bad:
  %pad = landingpad { i8*, i32 } cleanup catch i8* null
  resume { i8*, i32 } %pad
}

declare i32 @printf(i8* nocapture noundef readonly, ...) #1
declare i32 @__gxx_personality_v0(...)
declare void @llvm.dbg.value(metadata, metadata, metadata)

attributes #0 = { nounwind uwtable "frame-pointer"="none" memory(argmem: read) }
attributes #1 = { nofree "no-trapping-math" alignstack=16 }

!llvm.module.flags = !{!2, !3}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: null, line: 12, isLocal: false, isDefinition: true)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = distinct !DISubprogram(name: "sum", line: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition, retainedNodes: !5)
!5 = !{!6, null}
!6 = !DILocalVariable(name: "s", scope: !4, line: 21)
!7 = !DILocation(line: 22, column: 5, scope: !4)
!8 = !{!"int", !3, i64 0}
!9 = distinct !{!9, !7}

^0 = module: (path: "stock.o", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "sum", summaries: (function: (module: ^0, flags: (linkage: external, live: 1), insts: 12, calls: ((callee: ^1, hotness: hot)))))
uselistorder i32 0, { 1, 0, 2 }
