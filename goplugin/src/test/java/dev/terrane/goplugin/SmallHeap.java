package dev.terrane.goplugin;

import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.socket.PortRange;
import dev.terrane.goplugin.socket.TcpSource;
import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/// Serves two sessions in a JVM with a small heap, and prints where, until its input ends.
final class SmallHeap {
  static final MethodDescriptor<byte[], byte[]> SEND = method("Send", new Bytes());
  static final MethodDescriptor<byte[], byte[]> FILL = method("Fill", new Bytes());
  static final MethodDescriptor<byte[], byte[]> RECEIVE = method("Receive", new Endless());

  private SmallHeap() {}

  public static void main(String[] args) throws IOException {
    var memory = MessageMemory.ofHeap(() -> System.out.println("exhausted"));
    try (var one = serve(memory);
        var other = serve(memory)) {
      System.out.println(one.address().text());
      System.out.println(other.address().text());
      System.in.read();
    }
  }

  private static PluginSession serve(MessageMemory memory) throws IOException {
    var service =
        ServerServiceDefinition.builder("terrane.test.SmallHeap")
            .addMethod(SEND, ServerCalls.asyncUnaryCall((n, to) -> answer(to, new byte[1])))
            .addMethod(FILL, ServerCalls.asyncUnaryCall((n, to) -> answer(to, fill())))
            .addMethod(RECEIVE, ServerCalls.asyncUnaryCall((n, to) -> answer(to, new byte[1])))
            .build();
    var services =
        new SessionServices(List.of(service), new StdioBuffer(), List::of, () -> {}, () -> {});
    return PluginSession.start(TcpSource.open(PortRange.ANY), services, memory);
  }

  private static void answer(StreamObserver<byte[]> to, byte[] answer) {
    to.onNext(answer);
    to.onCompleted();
  }

  private static byte[] fill() {
    var all = new ArrayList<byte[]>();
    while (all.size() < Integer.MAX_VALUE) {
      all.add(new byte[1 << 20]);
    }
    return all.getLast();
  }

  private static MethodDescriptor<byte[], byte[]> method(
      String name, MethodDescriptor.Marshaller<byte[]> answers) {
    return MethodDescriptor.<byte[], byte[]>newBuilder()
        .setType(MethodDescriptor.MethodType.UNARY)
        .setFullMethodName("terrane.test.SmallHeap/" + name)
        .setRequestMarshaller(new Bytes())
        .setResponseMarshaller(answers)
        .build();
  }

  private static class Bytes implements MethodDescriptor.Marshaller<byte[]> {
    @Override
    public InputStream stream(byte[] value) {
      return new ByteArrayInputStream(value);
    }

    @Override
    public byte[] parse(InputStream stream) {
      try {
        return stream.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Writes answers that fit into no memory.
  private static final class Endless extends Bytes {
    @Override
    public InputStream stream(byte[] value) {
      return new InputStream() {
        @Override
        public int read() {
          return 0;
        }
      };
    }
  }
}
