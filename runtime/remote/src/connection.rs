use std::time::Duration;

use bazel_remote_apis::build::bazel::remote::execution::v2::action_cache_client::ActionCacheClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::capabilities_client::CapabilitiesClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::content_addressable_storage_client::ContentAddressableStorageClient;
use bazel_remote_apis::build::bazel::remote::execution::v2::execution_client::ExecutionClient;
use bazel_remote_apis::google::bytestream::byte_stream_client::ByteStreamClient;
use bazel_remote_apis::google::longrunning::operations_client::OperationsClient;
use secateur_oracle::remote::RemoteService;
use tonic::metadata::{AsciiMetadataKey, AsciiMetadataValue, MetadataMap};
use tonic::service::Interceptor;
use tonic::service::interceptor::InterceptedService;
use tonic::transport::{Certificate, Channel, ClientTlsConfig, Endpoint};
use tonic::{Request, Status};

/// Maximal bytes of a received message, above what services send.
const LARGEST: usize = 64 << 20;

/// Time to connect, of an attempt.
const PATIENCE: Duration = Duration::from_secs(10);

/// Time of silence after which a connection is tried.
const SILENCE: Duration = Duration::from_secs(30);

/// Actions of a connection, each of which holds a stream; services allow about 100.
pub(crate) const STREAMS: usize = 64;

/// Connections for actions, made when they are used.
pub(crate) const CONNECTIONS: usize = 8;

/// Adds the headers to each request.
#[derive(Clone, Debug)]
pub(crate) struct Headers(Vec<(AsciiMetadataKey, AsciiMetadataValue)>);

impl Interceptor for Headers {
    fn call(&mut self, mut request: Request<()>) -> Result<Request<()>, Status> {
        let metadata: &mut MetadataMap = request.metadata_mut();
        for (name, value) in &self.0 {
            metadata.insert(name.clone(), value.clone());
        }
        Ok(request)
    }
}

pub(crate) type Link = InterceptedService<Channel, Headers>;

/// The services of an endpoint.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    pub(crate) capabilities: CapabilitiesClient<Link>,
    pub(crate) blobs: ContentAddressableStorageClient<Link>,
    pub(crate) streams: ByteStreamClient<Link>,
    pub(crate) cache: ActionCacheClient<Link>,
    pub(crate) executions: [ExecutionClient<Link>; CONNECTIONS],
    pub(crate) operations: OperationsClient<Link>,
}

impl Connection {
    /// Describes the connections, which are made when they are used, and again when they are lost.
    ///
    /// The error is for a person.
    pub(crate) fn new(service: &RemoteService) -> Result<Self, String> {
        let shown = &service.endpoint;
        let (scheme, place) = shown.split_once("://").unwrap_or(("grpc", shown));
        let url = match scheme {
            "grpc" | "http" => format!("http://{place}"),
            "grpcs" | "https" => format!("https://{place}"),
            _ => {
                return Err(format!(
                    "{shown} is not the address of a service: write grpc://HOST:PORT or grpcs://HOST:PORT"
                ));
            }
        };
        let wrong = |error: tonic::transport::Error| format!("{shown}: {error}");
        let mut endpoint = Endpoint::from_shared(url.clone())
            .map_err(wrong)?
            .connect_timeout(PATIENCE)
            .tcp_nodelay(true)
            .http2_keep_alive_interval(SILENCE)
            .keep_alive_while_idle(false);
        if url.starts_with("https") {
            let mut tls = ClientTlsConfig::new();
            tls = match &service.tls_ca {
                None => tls.with_native_roots(),
                Some(path) => {
                    let text = std::fs::read(path)
                        .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
                    tls.ca_certificate(Certificate::from_pem(text))
                }
            };
            endpoint = endpoint.tls_config(tls).map_err(wrong)?;
        }
        let mut headers = Vec::new();
        for (name, value) in &service.headers {
            let wrong = || format!("`{name}` with this value is not a valid header");
            let name = name.to_lowercase().parse().map_err(|_| wrong())?;
            headers.push((name, value.parse().map_err(|_| wrong())?));
        }
        let link = |channel| InterceptedService::new(channel, Headers(headers.clone()));
        let one = link(endpoint.connect_lazy());
        let executions = std::array::from_fn(|_| {
            ExecutionClient::new(link(endpoint.connect_lazy())).max_decoding_message_size(LARGEST)
        });
        Ok(Self {
            capabilities: CapabilitiesClient::new(one.clone()),
            blobs: ContentAddressableStorageClient::new(one.clone())
                .max_decoding_message_size(LARGEST),
            streams: ByteStreamClient::new(one.clone()).max_decoding_message_size(LARGEST),
            cache: ActionCacheClient::new(one.clone()).max_decoding_message_size(LARGEST),
            operations: OperationsClient::new(one),
            executions,
        })
    }
}
