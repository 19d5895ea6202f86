use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use bazel_remote_apis::build::bazel::remote::execution::v2::{
    Digest, Directory, DirectoryNode, FileNode, SymlinkNode,
};
use bytes::Bytes;
use prost::Message;
use sha2::{Digest as _, Sha256};

/// Content to upload.
#[derive(Clone, Debug)]
pub(crate) struct Blob {
    pub(crate) digest: Digest,
    pub(crate) content: Content,
}

#[derive(Clone, Debug)]
pub(crate) enum Content {
    Bytes(Bytes),
    /// A file, which is read when it is uploaded.
    File(PathBuf),
}

impl Blob {
    pub(crate) fn new(bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        Self {
            digest: digest(&bytes),
            content: Content::Bytes(bytes),
        }
    }

    pub(crate) fn of(message: &impl Message) -> Self {
        Self::new(message.encode_to_vec())
    }

    pub(crate) fn read(&self) -> Result<Bytes, String> {
        match &self.content {
            Content::Bytes(bytes) => Ok(bytes.clone()),
            Content::File(path) => {
                let bytes = Bytes::from(read(path)?);
                match digest(&bytes) == self.digest {
                    true => Ok(bytes),
                    false => Err(format!("{} has changed since the start", path.display())),
                }
            }
        }
    }
}

pub(crate) fn digest(bytes: &[u8]) -> Digest {
    let hash = Sha256::digest(bytes);
    Digest {
        hash: hash.iter().map(|byte| format!("{byte:02x}")).collect(),
        size_bytes: bytes.len() as i64,
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// The part that all actions share: a directory, and the blobs below it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inputs {
    pub(crate) root: Directory,
    pub(crate) blobs: Vec<Blob>,
}

/// A directory that is put together; entries are in the order of names, as the protocol requires.
#[derive(Debug, Default)]
struct Folder {
    files: BTreeMap<String, (Digest, bool)>,
    links: BTreeMap<String, String>,
    folders: BTreeMap<String, Folder>,
}

impl Inputs {
    /// Reads files and directories of this machine, each with its path in the action.
    ///
    /// The error is for a person.
    pub(crate) fn new(files: &[(PathBuf, String)]) -> Result<Self, String> {
        let mut root = Folder::default();
        let mut inputs = Self::default();
        for (from, to) in files {
            let mut folder = &mut root;
            let (above, name) = to.rsplit_once('/').unwrap_or(("", to));
            for part in above.split('/').filter(|part| !part.is_empty()) {
                folder = folder.folders.entry(part.to_owned()).or_default();
            }
            inputs.add(folder, from, name)?;
        }
        inputs.root = inputs.close(root);
        Ok(inputs)
    }

    /// Adds a file or a directory with all below it.
    fn add(&mut self, folder: &mut Folder, from: &Path, name: &str) -> Result<(), String> {
        let unread = |error| format!("cannot read {}: {error}", from.display());
        let data = fs::metadata(from).map_err(unread)?;
        if !data.is_dir() {
            let digest = digest(&read(from)?);
            let executable = data.permissions().mode() & 0o111 != 0;
            folder
                .files
                .insert(name.to_owned(), (digest.clone(), executable));
            self.blobs.push(Blob {
                digest,
                content: Content::File(from.to_owned()),
            });
            return Ok(());
        }
        let below = folder.folders.entry(name.to_owned()).or_default();
        for entry in fs::read_dir(from).map_err(unread)? {
            let entry = entry.map_err(unread)?;
            let path = entry.path();
            let name = entry.file_name();
            let name = name
                .to_str()
                .ok_or_else(|| format!("the name of {} is not UTF-8", path.display()))?;
            // A link stays one if it leads to a place that is uploaded, too.
            let link = fs::read_link(&path).ok();
            let link = link.filter(|to| to.is_relative() && !to.starts_with(".."));
            match link.and_then(|to| to.into_os_string().into_string().ok()) {
                Some(to) => drop(below.links.insert(name.to_owned(), to)),
                None => self.add(below, &path, name)?,
            }
        }
        Ok(())
    }

    /// Makes the messages of a directory and those below it.
    fn close(&mut self, folder: Folder) -> Directory {
        let mut directory = Directory::default();
        for (name, (digest, is_executable)) in folder.files {
            directory.files.push(file(name, digest, is_executable));
        }
        for (name, target) in folder.links {
            directory.symlinks.push(SymlinkNode {
                name,
                target,
                node_properties: None,
            });
        }
        for (name, below) in folder.folders {
            let blob = Blob::of(&self.close(below));
            directory.directories.push(DirectoryNode {
                name,
                digest: Some(blob.digest.clone()),
            });
            self.blobs.push(blob);
        }
        directory
    }
}

pub(crate) fn file(name: String, digest: Digest, is_executable: bool) -> FileNode {
    FileNode {
        name,
        digest: Some(digest),
        is_executable,
        node_properties: None,
    }
}
