"""A worker of BuildGrid for tests: `worker.py SERVER NAME BUILDBOX_RUN [OPTION...]`.

It leases one action at a time, runs it by buildbox-run, and reports its result.
"""

import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import (
    remote_execution_pb2 as execution,
    remote_execution_pb2_grpc as execution_grpc,
)
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import (
    bots_pb2 as bots,
    bots_pb2_grpc as bots_grpc,
    worker_pb2 as workers,
)
from buildgrid._protos.google.rpc import code_pb2 as code

# Seconds between two looks at an action that runs, and at a server that is away.
NAP = 0.02
# Time for an answer, which comes at once where there is an action.
POLL = 10


class Worker:
    def __init__(self, server, name, run):
        channel = grpc.insecure_channel(server, [("grpc.max_reconnect_backoff_ms", 200)])
        self.bots = bots_grpc.BotsStub(channel)
        self.storage = execution_grpc.ContentAddressableStorageStub(channel)
        self.name = name
        self.run = [*run, f"--remote=http://{server}", "--disable-localcas"]
        self.folder = pathlib.Path(tempfile.mkdtemp())

    def serve(self):
        """Has a session, and executes what is leased in it."""
        worker = workers.Worker(devices=[workers.Device(handle=self.name)])
        session = bots.BotSession(bot_id=self.name, status=bots.OK, worker=worker)
        request = bots.CreateBotSessionRequest(parent="", bot_session=session)
        session = self.bots.CreateBotSession(request, timeout=POLL)
        while True:
            for lease in session.leases:
                if lease.state == bots.ACTIVE:
                    self.execute(session, lease)
            session = self.update(session)

    def update(self, session):
        request = bots.UpdateBotSessionRequest(name=session.name, bot_session=session)
        return self.bots.UpdateBotSession(request, timeout=POLL)

    def execute(self, session, lease):
        """Runs an action; the lease is completed then, unless the server dropped it."""
        action = execution.Action()
        if not lease.payload.Unpack(action):
            digest = execution.Digest()
            lease.payload.Unpack(digest)
            request = execution.BatchReadBlobsRequest(digests=[digest])
            action.ParseFromString(self.storage.BatchReadBlobs(request).responses[0].data)
        given, result = self.folder / "action", self.folder / "result"
        given.write_bytes(action.SerializeToString())
        result.unlink(missing_ok=True)
        options = [f"--action={given}", f"--action-result={result}"]
        with subprocess.Popen([*self.run, *options]) as process:
            try:
                looked = time.monotonic()
                while process.poll() is None:
                    time.sleep(NAP)
                    if time.monotonic() - looked < 10 * NAP:
                        continue
                    looked = time.monotonic()
                    if lease.id not in [other.id for other in self.update(session).leases]:
                        return
            finally:
                process.terminate()
        lease.state = bots.COMPLETED
        if process.returncode == 0 and result.exists():
            done = execution.ActionResult.FromString(result.read_bytes())
            lease.result.Pack(done)
        else:
            lease.status.code = code.UNAVAILABLE


def main():
    server, name, *run = sys.argv[1:]
    worker = Worker(server, name, run)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    while True:
        try:
            worker.serve()
        except grpc.RpcError as error:
            print(name, error.code(), error.details(), flush=True)
            time.sleep(NAP)


main()
