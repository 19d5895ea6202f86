//! Models as bytes, for generated crates.
//!
//! Kinds are numbers of the language, so its names are not stored. A header names the format; what
//! follows are the fields in order, in the encoding of postcard (numbers of variable length).
//! Generated Rust took eight times the space, and a changed rule changed most of its lines.

use super::{
    Damaged, ForestNode, Point, StoredForest, StoredKind, StoredModel, StoredText, StoredType,
};
use crate::Version;

/// A kind, number of nodes, symbols of the rule, contexts, texts.
type KindFields<Symbols, Contexts, Texts> = (usize, u64, Symbols, Contexts, Texts);

type OwnKind = KindFields<Vec<(usize, u64)>, Vec<(usize, usize, u64)>, Vec<StoredText>>;

/// Files, tokens, curve, kinds, types; roots and nodes of the forest.
type Fields<Curve, Kinds, Types, Roots, Nodes> =
    (u32, u64, Curve, Kinds, Types, Option<(Roots, Nodes)>);

type OwnFields = Fields<Vec<Point>, Vec<OwnKind>, Vec<StoredType>, Vec<u32>, Vec<ForestNode>>;

impl<R> StoredModel<R> {
    /// The first bytes of a packed model.
    pub const HEADER: &'static [u8] = b"secateur model 1\n";

    /// Packs the model without the names of kinds, the language and estimates.
    ///
    /// Linear in the model. Kinds keep their numbers: those of a language after
    /// [`renumbered`](Self::renumbered).
    ///
    /// # Panics
    /// Never.
    #[must_use]
    pub fn packed(&self) -> Vec<u8> {
        let kinds: Vec<KindFields<_, _, _>> = (self.kinds.iter())
            .map(|it| (it.kind, it.seen, &it.present, &it.contexts, &it.texts))
            .collect();
        let forest = self.forest.as_ref().map(|it| (&it.roots, &it.nodes));
        let fields: Fields<_, _, _, _, _> = (
            self.files,
            self.tokens,
            &self.curve,
            kinds,
            &self.types,
            forest,
        );
        postcard::to_extend(&fields, Self::HEADER.to_vec()).expect("a vector takes all bytes")
    }

    /// Reads a packed model of a language whose kinds have these names.
    ///
    /// # Errors
    /// If the bytes are no packed model of this version, or a number refers to nothing.
    pub fn unpack(bytes: &[u8], language: &str, names: Vec<String>) -> Result<Self, Damaged> {
        let fields = bytes.strip_prefix(Self::HEADER).ok_or(Damaged)?;
        let (fields, rest): (OwnFields, _) =
            postcard::take_from_bytes(fields).map_err(|_| Damaged)?;
        let (files, tokens, curve, kinds, types, forest) = fields;
        let kind = |(kind, seen, present, contexts, texts): OwnKind| StoredKind {
            kind,
            seen,
            present,
            contexts,
            texts,
        };
        let model = Self {
            version: Version,
            language: language.to_owned(),
            files,
            tokens,
            curve,
            kinds: kinds.into_iter().map(kind).collect(),
            types,
            forest: forest.map(|(roots, nodes)| StoredForest {
                names: names.clone(),
                roots,
                nodes,
            }),
            names,
            rates: Vec::new(),
        };
        model.check()?;
        if rest.is_empty() {
            Ok(model)
        } else {
            Err(Damaged)
        }
    }
}
