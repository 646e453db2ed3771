package dev.terrane.server.wire;

import io.grpc.ServerCall;
import io.grpc.Status;

/** An exception of the framework itself. Errors of a provider are diagnostics. */
final class FrameworkError {
  private FrameworkError() {}

  static Status status(ServerCall<?, ?> call, Throwable thrown) {
    return Status.INTERNAL
        .withDescription(
            "%s failed. This is a bug in Terrane. Please report it: %s"
                .formatted(call.getMethodDescriptor().getFullMethodName(), thrown))
        .withCause(thrown);
  }
}
