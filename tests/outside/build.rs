//! Compiles the grammar.

fn main() -> Result<(), grammar_emitter::BuildError> {
    grammar_emitter::build("grammar/ini.g4")
}
