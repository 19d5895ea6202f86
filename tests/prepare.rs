//! The prepared form of an original is tried once, before a search; and that of LLVM IR.

mod harness;

use harness::{parsed, scrambled, serial};
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{
    Answers, Effort, Observer, Oracle, Plan, Progress, Purpose, Reduction, SearchOptions, Tested,
    TextChange, reduce,
};
use secateur_syntax::Language;
use secateur_syntax::format::{Format, Prepare, TableFormat, Tolerant};
use secateur_syntax::tree::Tree;

fn json(prepare: Prepare) -> TableFormat {
    TableFormat::new(secateur_json::LANGUAGE.clone()).preparing(Some(prepare))
}

fn twos(_: &Language, tree: &Tree) -> Option<Vec<u8>> {
    replaced(tree, "1", "2")
}

fn replaced(tree: &Tree, old: &str, new: &str) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(tree.text()).expect("a text");
    text.contains(old).then(|| text.replace(old, new).into())
}

fn plans() -> impl Iterator<Item = Plan> {
    let efforts = [Effort::Fast, Effort::Usual, Effort::Thorough];
    efforts.map(|it| Plan::Default(it, Vec::new())).into_iter()
}

#[derive(Default)]
struct Recorder {
    bases: Vec<(String, String)>,
    tested: Vec<Tested>,
}

impl Observer for Recorder {
    fn improved(
        &mut self,
        text: &[u8],
        _: &TextChange,
        progress: &Progress,
    ) -> std::io::Result<()> {
        let text = String::from_utf8_lossy(text).into_owned();
        self.bases.push((progress.strategy.to_string(), text));
        Ok(())
    }

    fn tested(&mut self, tested: &Tested) {
        self.tested.push(*tested);
    }
}

fn record(
    format: &dyn Format,
    text: &str,
    plan: Plan,
    known: Answers,
    property: impl FnMut(&[u8]) -> bool,
) -> (Recorder, Reduction) {
    let mut recorder = Recorder::default();
    let mut executor = FnExecutor::new(property);
    let options = SearchOptions {
        verify_syntax: true,
        plan,
        known,
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(format, text.as_bytes(), oracle, options, &mut recorder);
    (recorder, reduction.expect("a good start"))
}

fn has(text: &[u8], part: &str) -> bool {
    String::from_utf8_lossy(text).contains(part)
}

const INPUT: &str = "[1, {\"a\": 1, \"b\": [5]}]";

#[test]
fn what_passes_is_the_first_base() {
    for plan in plans() {
        let (recorder, reduction) = record(&json(twos), INPUT, plan, Answers::default(), |text| {
            text == INPUT.as_bytes() || has(text, "2")
        });
        let first = ("prepare".to_owned(), INPUT.replace('1', "2"));
        assert_eq!(recorder.bases[0], first);
        assert_eq!(reduction.text, b"2");
        let prepared = recorder.bases.iter().filter(|(by, _)| by == "prepare");
        assert_eq!(prepared.count(), 1);
    }
}

#[test]
fn what_is_refused_costs_one_test() {
    let property = |text: &[u8]| has(text, "1") && has(text, "5");
    let plain = TableFormat::new(secateur_json::LANGUAGE.clone());
    for plan in plans() {
        let (with, reduced) = record(
            &json(twos),
            INPUT,
            plan.clone(),
            Answers::default(),
            property,
        );
        let (without, plainly) = record(&plain, INPUT, plan, Answers::default(), property);
        assert_eq!(with.bases, without.bases);
        assert_eq!(with.tested.len(), without.tested.len() + 1);
        assert_eq!(reduced.text, plainly.text);
    }
}

#[test]
fn only_a_default_prepares_and_only_what_fits() {
    let property = |text: &[u8]| has(text, "1") || has(text, "2");
    let prepared = |format: &dyn Format, plan: Plan| {
        let (recorder, reduction) = record(format, INPUT, plan, Answers::default(), property);
        let prepared = recorder.bases.iter().any(|(by, _)| by == "prepare");
        (prepared, reduction.rejected_by_grammar)
    };
    let chain = || Plan::chain("tree,names", None, &[]).expect("a plan");
    assert_eq!(prepared(&json(twos), Plan::default()), (true, 0));
    assert_eq!(prepared(&json(twos), chain()), (false, 0));
    let broken = json(|_, tree| replaced(tree, "1", "2,"));
    assert_eq!(prepared(&broken, Plan::default()), (false, 1));
    let larger = json(|_, tree| replaced(tree, "1", "[2]"));
    assert_eq!(prepared(&larger, Plan::default()), (false, 0));
    let same = json(|_, tree| replaced(tree, " ", "  "));
    assert_eq!(prepared(&same, Plan::default()), (false, 0));
    // The rest is prepared where a part does not parse.
    let tolerant = Tolerant::new(&json(twos)).expect("room");
    assert_eq!(prepared(&tolerant, Plan::default()), (true, 0));
}

#[test]
fn a_known_answer_is_not_asked_for_again() {
    for answer in [true, false] {
        let property = |text: &[u8]| text == INPUT.as_bytes() || has(text, "1") || answer;
        let format = json(twos);
        let (first, reduced) = record(
            &format,
            INPUT,
            Plan::default(),
            Answers::default(),
            property,
        );
        let mut known = Answers::default();
        for tested in &first.tested {
            known.add(Purpose::Candidate, tested.text, tested.verdict);
        }
        let (again, resumed) = record(&format, INPUT, Plan::default(), known, property);
        assert!(again.tested.is_empty());
        assert_eq!((again.bases, resumed.text), (first.bases, reduced.text));
    }
}

fn llvm() -> &'static dyn Format {
    let mut formats = secateur_all::FORMATS.iter();
    *formats
        .find(|format| format.language().name == "llvm")
        .expect("it ships")
}

/// Checks that number and types of tokens stay.
fn named(text: &str) -> Option<String> {
    let format = llvm();
    let tree = parsed(format, text.as_bytes());
    let prepare = format.prepare().expect("LLVM IR is prepared");
    let named = prepare(format.language(), &tree)?;
    let kinds = |tree: &Tree| -> Vec<_> { tree.tokens().iter().map(|it| it.kind).collect() };
    assert_eq!(kinds(&parsed(format, &named)), kinds(&tree));
    Some(String::from_utf8(named).expect("a text"))
}

#[test]
fn candidates_of_llvm_ir_are_not_parsed_for_it() {
    assert!(llvm().language().hook.is_none());
}

#[test]
fn numbered_values_get_names() {
    for (text, wanted) in [
        // Instructions, blocks and parameters; the first block has no label.
        (
            "define i32 @f(i32 %0, ptr %p) {
  %2 = add i32 %0, 1 ; %2
  br label %3
3:
  %4 = phi i32 [ %2, %1 ], [ %4, %3 ]
  br label %3
}",
            "define i32 @f(i32 %v0, ptr %p) {
  %v2 = add i32 %v0, 1 ; %2
  br label %v3
v3:
  %v4 = phi i32 [ %v2, %0 ], [ %v4, %v3 ]
  br label %v3
}",
        ),
        // Old printers: unnamed parameters and results, blocks whose numbers are comments.
        (
            "define i32 @f(i32, i8* byval(i8) %1) {
  %3 = add i32 %0, 1
  load i8, i8* %1
  br label %6
; <label>:5:
  ret i32 %3
; <label>:6:
  %7 = add i32 %3, 1
  br label %5
}",
            "define i32 @f(i32, i8* byval(i8) %v1) {
  %v3 = add i32 %0, 1
  load i8, i8* %v1
  br label %4
; <label>:5:
  ret i32 %v3
; <label>:6:
  %v7 = add i32 %v3, 1
  br label %3
}",
        ),
        // Existing names; functions are independent.
        (
            "@v0 = global i8 0
define void @f(i8 %v12, i8 %\"vv1\") {
  %2 = add i8 %v12, 1
  ret void
}
define void @g(i8 %0, i8 %a) { ret void }",
            "@v0 = global i8 0
define void @f(i8 %v12, i8 %\"vv1\") {
  %vvv2 = add i8 %v12, 1
  ret void
}
define void @g(i8 %vvv0, i8 %a) { ret void }",
        ),
        // No values, and names that look like numbers.
        (
            "@0 = constant [2 x i8] c\"%1\"
define void @\"1\"(i8 %\"0\") #0 prefix { i8, i8 } { i8 1, i8 2 } !dbg !5 {
\"1\":
  %0 = call i8 asm \"%0\", \"=r\"() #0, !dbg !5
  call void @m(metadata i8 %0, metadata !DIArgList(i8 %0, i8 %\"0\"))
    #dbg_value(i8 %0, !3, !DIExpression(), !4)
  ret void
}
!5 = !{i8 0}",
            "@0 = constant [2 x i8] c\"%1\"
define void @\"1\"(i8 %\"0\") #0 prefix { i8, i8 } { i8 1, i8 2 } !dbg !5 {
\"1\":
  %v0 = call i8 asm \"%0\", \"=r\"() #0, !dbg !5
  call void @m(metadata i8 %v0, metadata !DIArgList(i8 %v0, i8 %\"0\"))
    #dbg_value(i8 %v0, !3, !DIExpression(), !4)
  ret void
}
!5 = !{i8 0}",
        ),
        // Blocks named from elsewhere.
        (
            "@t = global ptr blockaddress(@f, %2)
define void @f(i1 %0) {
  br label %2
2:
  ret void
}
define ptr @g() {
  %1 = load ptr, ptr @t
  %2 = icmp eq ptr blockaddress(@\"f\", %2), blockaddress(@h, %2)
  ret ptr blockaddress(@f, %1)
}
uselistorder_bb @f, %2, { 1, 0 }",
            "@t = global ptr blockaddress(@f, %v2)
define void @f(i1 %v0) {
  br label %v2
v2:
  ret void
}
define ptr @g() {
  %v1 = load ptr, ptr @t
  %v2 = icmp eq ptr blockaddress(@\"f\", %v2), blockaddress(@h, %2)
  ret ptr blockaddress(@f, %0)
}
uselistorder_bb @f, %v2, { 1, 0 }",
        ),
        // A number ends where a name would continue.
        (
            "define i8 @f(i8 %0) { %2=zext i8 %0to i16 ret i8 %0}",
            "define i8 @f(i8 %v0) { %v2=zext i8 %v0 to i16 ret i8 %v0}",
        ),
    ] {
        assert_eq!(named(text).as_deref(), Some(wanted));
        assert_eq!(named(wanted), None);
    }
}

#[test]
fn a_file_may_have_nothing_to_name() {
    for text in [
        "",
        "define void @f(i8 %a) { br label %b b: ret void }",
        "define void @f(i8) { ret void }",
        // Types with numbers look like values.
        "%0 = type opaque define void @f(%0* %0) { ret void }",
    ] {
        assert_eq!(named(text), None);
    }
}

fn returns_a_sum(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    has(text.as_bytes(), "ret i8 %v2") && has(text.as_bytes(), "%v2 = add")
}

#[test]
fn several_tests_at_once_come_to_the_same() {
    let text = b"define i8 @f(i8 %0) { %2 = add i8 %0, 1 %3 = mul i8 %2, 2 ret i8 %2 }";
    let property = |candidate: &[u8]| candidate == text || returns_a_sum(candidate);
    let expected = serial(llvm(), text, &Plan::default(), &property);
    assert!(returns_a_sum(&expected.text));
    for seed in 0..5 {
        let found = scrambled(llvm(), text, &Plan::default(), &property, seed);
        assert_eq!(found.text, expected.text);
    }
}
