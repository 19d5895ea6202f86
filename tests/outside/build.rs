//! Compiles the grammar.

fn main() -> Result<(), grammar_compiler::BuildError> {
    grammar_compiler::build("grammar/ini.g4")
}
