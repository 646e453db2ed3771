package dev.terrane.goplugin.testplugin;

import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.stub.ClientCalls;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/// Calls of the echo service.
public final class Calls {
  private Calls() {}

  public static byte[] call(Channel channel, String method, byte[] request) {
    var options = CallOptions.DEFAULT.withDeadlineAfter(60, TimeUnit.SECONDS);
    return ClientCalls.blockingUnaryCall(channel, Echo.method(method), options, request);
  }

  public static String call(Channel channel, String method, String request) {
    var answer = call(channel, method, request.getBytes(StandardCharsets.UTF_8));
    return new String(answer, StandardCharsets.UTF_8);
  }
}
