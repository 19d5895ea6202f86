//! A place in front of a service that can cut its connections.

use std::io::copy;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

pub(crate) struct Proxy {
    pub(crate) port: u16,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    /// Passes connections to another port of this machine, until the process ends.
    pub(crate) fn before(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let streams = Arc::new(Mutex::new(Vec::new()));
        let proxy = Self {
            port: listener.local_addr().unwrap().port(),
            streams: Arc::clone(&streams),
        };
        thread::spawn(move || {
            for one in listener.incoming() {
                let one = one.unwrap();
                let other = TcpStream::connect(("127.0.0.1", port)).unwrap();
                let again = |stream: &TcpStream| stream.try_clone().unwrap();
                streams.lock().unwrap().push(again(&one));
                for (mut from, mut to) in [(again(&one), again(&other)), (other, one)] {
                    thread::spawn(move || {
                        let _ = copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        proxy
    }

    /// Ends all connections.
    pub(crate) fn cut(&self) {
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}
