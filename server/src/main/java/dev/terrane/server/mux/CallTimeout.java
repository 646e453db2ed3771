package dev.terrane.server.mux;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.MethodDescriptor;
import java.time.Duration;

/**
 * Cancels calls that take too long.
 *
 * @param limit the longest duration of a call
 */
record CallTimeout(Duration limit) implements ClientInterceptor {
  @Override
  public <Q, A> ClientCall<Q, A> interceptCall(
      MethodDescriptor<Q, A> method, CallOptions options, Channel next) {
    return next.newCall(method, options.withDeadlineAfter(limit));
  }
}
