package dev.terrane.goplugin;

import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.PortRange;
import dev.terrane.goplugin.socket.TcpSource;
import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.StatusRuntimeException;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;

/// Sends and receives the largest message. Its bytes are zeros, which are not stored.
final class LargeMessages {
  private static final long LARGEST = 256 << 20;

  private LargeMessages() {}

  public static void main(String[] args) throws IOException {
    var service =
        ServerServiceDefinition.builder("terrane.test.Large")
            .addMethod(method("Send"), ServerCalls.asyncUnaryCall((n, to) -> answer(8, to, n)))
            .addMethod(
                method("Receive"), ServerCalls.asyncUnaryCall((n, to) -> answer(LARGEST, to, n)))
            .build();
    var services =
        new SessionServices(List.of(service), new StdioBuffer(), List::of, () -> {}, () -> {});
    try (var session = PluginSession.start(TcpSource.open(PortRange.ANY), services);
        var client = PluginClient.reattach(session.address(), 1, data -> {})) {
      var channel = client.channel();
      call(channel, "Send", LARGEST);
      var received = call(channel, "Receive", 8);
      System.out.println(
          "sent %d, received %d, one byte more: %s"
              .formatted(LARGEST, received, tooLarge(channel)));
    }
  }

  private static String tooLarge(ManagedChannel channel) {
    try {
      call(channel, "Send", LARGEST + 1);
      return "taken";
    } catch (StatusRuntimeException expected) {
      return "refused";
    }
  }

  private static void answer(long size, StreamObserver<Long> to, long received) {
    if (received != 8 && received != LARGEST) {
      throw new IllegalStateException("received " + received);
    }
    to.onNext(size);
    to.onCompleted();
  }

  private static long call(ManagedChannel channel, String name, long size) {
    return ClientCalls.blockingUnaryCall(channel, method(name), CallOptions.DEFAULT, size);
  }

  private static MethodDescriptor<Long, Long> method(String name) {
    return MethodDescriptor.<Long, Long>newBuilder()
        .setType(MethodDescriptor.MethodType.UNARY)
        .setFullMethodName("terrane.test.Large/" + name)
        .setRequestMarshaller(new Zeros())
        .setResponseMarshaller(new Zeros())
        .build();
  }

  private static final class Zeros implements MethodDescriptor.Marshaller<Long> {
    @Override
    public InputStream stream(Long size) {
      return new ZeroStream(size);
    }

    @Override
    public Long parse(InputStream stream) {
      try {
        return stream.skip(Long.MAX_VALUE);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static final class ZeroStream extends InputStream {
    private long left;

    ZeroStream(long size) {
      this.left = size;
    }

    @Override
    public int read() {
      return left-- > 0 ? 0 : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (left <= 0) {
        return -1;
      }
      var count = (int) Math.min(left, length);
      ByteBuffer.wrap(target, offset, count).put(new byte[count]);
      left -= count;
      return count;
    }
  }
}
