//! A plug-in that deletes lines.

use std::ffi::OsStr;
use std::io;

use secateur_reduce::transform::{Instances, Transformed, Transformer};

/// Instance *n* is the text without line *n*.
#[derive(Debug)]
pub struct Lines {
    pub backwards: bool,
    pub names: Vec<String>,
}

impl Transformer for Lines {
    fn name(&self) -> &str {
        "lines"
    }

    fn transformations(&self) -> &[String] {
        &self.names
    }

    fn first(&self) -> u64 {
        0
    }

    fn is_backwards(&self) -> bool {
        self.backwards
    }

    fn open(&self, _: &OsStr, _: usize) -> io::Result<Box<dyn Instances + '_>> {
        Ok(Box::new(Without))
    }
}

struct Without;

impl Instances for Without {
    fn count(&mut self, text: &[u8], _: &[String]) -> io::Result<Option<u64>> {
        Ok(Some(lines(text).len() as u64))
    }

    fn apply(&mut self, text: &[u8], _: &str, numbers: &[u64]) -> io::Result<Transformed> {
        let mut lines = lines(text);
        if numbers[0] as usize >= lines.len() {
            return Ok(Transformed::Nothing);
        }
        lines.remove(numbers[0] as usize);
        Ok(Transformed::Text(lines.concat()))
    }
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| byte == b'\n').collect()
}
