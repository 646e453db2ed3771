package dev.terrane.goplugin.service;

import io.grpc.Metadata;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/// Streams the standard output and error of the plugin. With several readers, each message goes to
/// one of them.
final class StdioService {
  static final String NAME = "plugin.GRPCStdio";

  private StdioService() {}

  static ServerServiceDefinition define(StdioBuffer buffer) {
    ServerCallHandler<Empty, StdioData> open =
        (call, headers) -> {
          call.request(2);
          return new Stream(call, buffer);
        };
    return ServerServiceDefinition.builder(NAME)
        .addMethod(PluginMethods.STREAM_STDIO, open)
        .build();
  }

  private static final class Stream extends ServerCall.Listener<Empty> {
    private final ServerCall<Empty, StdioData> call;
    private final StdioBuffer buffer;
    private final Semaphore ready = new Semaphore(0);
    private final Thread sender;

    Stream(ServerCall<Empty, StdioData> call, StdioBuffer buffer) {
      this.call = call;
      this.buffer = buffer;
      this.sender = Thread.ofVirtual().name("plugin-stdio").unstarted(this::send);
    }

    @Override
    public void onHalfClose() {
      call.sendHeaders(new Metadata());
      sender.start();
    }

    @Override
    public void onReady() {
      ready.release();
    }

    @Override
    public void onCancel() {
      sender.interrupt();
    }

    private void send() {
      try {
        for (var piece = next(); piece.isPresent(); piece = next()) {
          call.sendMessage(piece.get());
        }
        call.close(Status.OK, new Metadata());
      } catch (InterruptedException | IllegalStateException e) {
        // The host has disconnected.
      }
    }

    /// Takes a piece only when the host can accept it, because another reader might.
    private Optional<StdioData> next() throws InterruptedException {
      while (!call.isReady()) {
        ready.acquire();
        ready.drainPermits();
      }
      return buffer.take();
    }
  }
}
