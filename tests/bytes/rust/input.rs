//! A cache of rendered map tiles, with a bound on the memory that it takes.

use std::collections::HashMap;

/// The coordinates of a tile at some level of magnification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileCoordinates {
    pub magnification_level: u8,
    pub horizontal_position: u32,
    pub vertical_position: u32,
}

pub struct RenderedTileCache {
    rendered_tiles: HashMap<TileCoordinates, Vec<u8>>,
    maximum_size_in_bytes: usize,
    placeholder_description: &'static str,
}

impl RenderedTileCache {
    pub fn with_capacity(maximum_size_in_bytes: usize) -> Self {
        Self {
            rendered_tiles: HashMap::new(),
            maximum_size_in_bytes,
            placeholder_description: "this tile has not been rendered so far, please try again later",
        }
    }

    /// Returns the longest of two descriptions.
    pub fn longest_description(&self, alternative_description: &str) -> &str {
        if alternative_description.len() > self.placeholder_description.len() {
            alternative_description
        } else {
            self.placeholder_description
        }
    }

    pub fn insert_rendered_tile(&mut self, coordinates: TileCoordinates, image_data: Vec<u8>) -> bool {
        let current_size: usize = self.rendered_tiles.values().map(|existing_data| existing_data.len()).sum();
        if current_size + image_data.len() > self.maximum_size_in_bytes {
            return false;
        }
        self.rendered_tiles.insert(coordinates, image_data).is_none()
    }
}

pub fn main() {
    let mut tile_cache = RenderedTileCache::with_capacity(268_435_456);
    let first_coordinates = TileCoordinates { magnification_level: 17, horizontal_position: 69145, vertical_position: 42318 };
    assert!(tile_cache.insert_rendered_tile(first_coordinates, vec![0xFF; 65536]), "the cache is full already");
    println!("{}", tile_cache.longest_description("no data"));
}
