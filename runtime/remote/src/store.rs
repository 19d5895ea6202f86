use std::collections::HashSet;
use std::fmt::Write as _;

use bazel_remote_apis::build::bazel::remote::execution::v2::{
    BatchReadBlobsRequest, BatchUpdateBlobsRequest, Digest, FindMissingBlobsRequest,
    batch_update_blobs_request,
};
use bazel_remote_apis::google::bytestream::{ReadRequest, WriteRequest};
use tonic::Code;

use crate::connection::Connection;
use crate::failure::Failure;
use crate::inputs::{Blob, digest};

/// Digests in a request.
const ASKED: usize = 4096;

/// Bytes of blobs in a request, unless the service allows less.
///
/// Messages have at most 4 MiB by default.
pub(crate) const BATCH: usize = (4 << 20) - (64 << 10);

/// Bytes for a blob's digest and lengths.
const AROUND: usize = 256;

/// Bytes in a message of a stream.
const PIECE: usize = 1 << 20;

/// The blobs of an instance.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) instance: String,
    pub(crate) connection: Connection,
    /// Maximal bytes of blobs in a request.
    pub(crate) batch: usize,
}

impl Store {
    /// Uploads those blobs that the service lacks.
    pub(crate) async fn complete(&self, blobs: &[Blob]) -> Result<(), Failure> {
        let mut missing = HashSet::new();
        for blobs in blobs.chunks(ASKED) {
            let request = FindMissingBlobsRequest {
                instance_name: self.instance.clone(),
                blob_digests: blobs.iter().map(|blob| blob.digest.clone()).collect(),
                digest_function: 0,
            };
            let mut client = self.connection.blobs.clone();
            let response = client.find_missing_blobs(request).await?.into_inner();
            missing.extend(response.missing_blob_digests.into_iter().map(|it| it.hash));
        }
        let lacking: Vec<Blob> = blobs
            .iter()
            // Each once.
            .filter(|blob| missing.remove(&blob.digest.hash))
            .cloned()
            .collect();
        self.upload(&lacking).await
    }

    /// Uploads blobs, small ones together.
    pub(crate) async fn upload(&self, blobs: &[Blob]) -> Result<(), Failure> {
        let mut requests = Vec::new();
        let mut bytes = 0;
        for blob in blobs {
            let size = blob.digest.size_bytes as usize + AROUND;
            let data = blob.read().map_err(Failure::Broken)?;
            if size > self.batch {
                self.stream(&blob.digest, &data).await?;
                continue;
            }
            if bytes + size > self.batch {
                self.update(std::mem::take(&mut requests)).await?;
                bytes = 0;
            }
            bytes += size;
            requests.push(batch_update_blobs_request::Request {
                digest: Some(blob.digest.clone()),
                data: data.to_vec(),
                compressor: 0,
            });
        }
        self.update(requests).await
    }

    async fn update(
        &self,
        requests: Vec<batch_update_blobs_request::Request>,
    ) -> Result<(), Failure> {
        if requests.is_empty() {
            return Ok(());
        }
        let request = BatchUpdateBlobsRequest {
            instance_name: self.instance.clone(),
            requests,
            digest_function: 0,
        };
        let mut client = self.connection.blobs.clone();
        let response = client.batch_update_blobs(request).await?.into_inner();
        for status in response.responses.into_iter().filter_map(|it| it.status) {
            if status.code != 0 {
                return Err(Failure::of(Code::from(status.code), &status.message));
            }
        }
        Ok(())
    }

    async fn stream(&self, digest: &Digest, data: &[u8]) -> Result<(), Failure> {
        let mut name = String::new();
        if !self.instance.is_empty() {
            name = format!("{}/", self.instance);
        }
        let upload = random_uuid();
        let Digest { hash, size_bytes } = digest;
        let _ = write!(name, "uploads/{upload}/blobs/{hash}/{size_bytes}");
        let last = data.len().div_ceil(PIECE).saturating_sub(1);
        let pieces: Vec<WriteRequest> = data
            .chunks(PIECE)
            .enumerate()
            .map(|(at, piece)| WriteRequest {
                resource_name: match at {
                    0 => name.clone(),
                    _ => String::new(),
                },
                write_offset: (at * PIECE) as i64,
                finish_write: at == last,
                data: piece.to_vec(),
            })
            .collect();
        let mut client = self.connection.streams.clone();
        let written = client.write(Pieces(pieces.into_iter())).await?.into_inner();
        // The service may have the blob before all of it is written.
        match written.committed_size == digest.size_bytes || written.committed_size == -1 {
            true => Ok(()),
            false => Err(Failure::Lost("an upload was not completed".to_owned())),
        }
    }

    /// Reads a blob.
    pub(crate) async fn read(&self, wanted: &Digest) -> Result<Vec<u8>, Failure> {
        let data = match wanted.size_bytes as usize + AROUND > self.batch {
            true => self.read_stream(wanted).await?,
            false => {
                let request = BatchReadBlobsRequest {
                    instance_name: self.instance.clone(),
                    digests: vec![wanted.clone()],
                    acceptable_compressors: Vec::new(),
                    digest_function: 0,
                };
                let mut client = self.connection.blobs.clone();
                let response = client.batch_read_blobs(request).await?.into_inner();
                let first = response.responses.into_iter().next();
                let first = first.ok_or_else(|| {
                    Failure::Missing("the service sent no content for a file".to_owned())
                })?;
                if let Some(status) = first.status.filter(|status| status.code != 0) {
                    return Err(Failure::of(Code::from(status.code), &status.message));
                }
                first.data
            }
        };
        match digest(&data) == *wanted {
            true => Ok(data),
            false => Err(Failure::Lost(
                "the service sent a file with other content than requested".to_owned(),
            )),
        }
    }

    async fn read_stream(&self, wanted: &Digest) -> Result<Vec<u8>, Failure> {
        let Digest { hash, size_bytes } = wanted;
        let name = match &*self.instance {
            "" => format!("blobs/{hash}/{size_bytes}"),
            instance => format!("{instance}/blobs/{hash}/{size_bytes}"),
        };
        let request = ReadRequest {
            resource_name: name,
            read_offset: 0,
            read_limit: 0,
        };
        let mut client = self.connection.streams.clone();
        let mut stream = client.read(request).await?.into_inner();
        let mut data = Vec::new();
        while let Some(piece) = stream.message().await? {
            data.extend_from_slice(&piece.data);
        }
        Ok(data)
    }
}

/// Messages that are all there.
struct Pieces(std::vec::IntoIter<WriteRequest>);

impl tonic::codegen::tokio_stream::Stream for Pieces {
    type Item = WriteRequest;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<WriteRequest>> {
        std::task::Poll::Ready(self.0.next())
    }
}

fn random_uuid() -> String {
    let number = fastrand::u128(..);
    let hex = format!("{number:032x}");
    format!(
        "{}-{}-4{}-8{}-{}",
        &hex[..8],
        &hex[8..12],
        &hex[13..16],
        &hex[17..20],
        &hex[20..]
    )
}
