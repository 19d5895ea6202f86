// @generated from grammars/ by `cargo xtask gen` (37 formats)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! All generated languages, for programs that choose one when they run.
//!
//! The command `secateur` is such a program. A program that knows the language depends on
//! its crate alone, which is compiled in seconds.
//!
//! ```
//! use secateur_all::FORMATS;
//! use secateur_reduce::Reducer;
//!
//! let json = FORMATS.iter().find(|format| format.description().name == "json");
//! let reducer = Reducer::new(*json.expect("it is there"));
//! let fails = |text: &[u8]| text.windows(3).any(|three| three == b"bug");
//! let input = b"[1, {\"a\": \"bug\"}, 2]";
//! let smallest = reducer.reduce(input, fails)?;
//! assert_eq!(smallest.text, b"\"bug\"");
//! # Ok::<(), secateur_reduce::search::ReduceError>(())
//! ```

use secateur_syntax::format::Format;

/// The formats, by name.
pub static FORMATS: &[&dyn Format] = &[
    &secateur_bencode::FORMAT,
    &secateur_brackets::FORMAT,
    &secateur_c::FORMAT,
    &secateur_cpp::FORMAT,
    &secateur_csharp::FORMAT,
    &secateur_css::FORMAT,
    &secateur_dimacs::FORMAT,
    &secateur_dot::FORMAT,
    &secateur_format::FORMAT,
    &secateur_glsl::FORMAT,
    &secateur_go::FORMAT,
    &secateur_graphql::FORMAT,
    &secateur_html::FORMAT,
    &secateur_java::FORMAT,
    &secateur_javascript::FORMAT,
    &secateur_json::FORMAT,
    &secateur_json5::FORMAT,
    &secateur_lines::FORMAT,
    &secateur_llvm::FORMAT,
    &secateur_lua::FORMAT,
    &secateur_php::FORMAT,
    &secateur_python::FORMAT,
    &secateur_regex::FORMAT,
    &secateur_ruby::FORMAT,
    &secateur_rust::FORMAT,
    &secateur_smtlib::FORMAT,
    &secateur_solidity::FORMAT,
    &secateur_sql::FORMAT,
    &secateur_svgpath::FORMAT,
    &secateur_tokens::FORMAT,
    &secateur_toml::FORMAT,
    &secateur_typescript::FORMAT,
    &secateur_verilog::FORMAT,
    &secateur_wat::FORMAT,
    &secateur_wgsl::FORMAT,
    &secateur_xml::FORMAT,
    &secateur_yaml::FORMAT,
];
