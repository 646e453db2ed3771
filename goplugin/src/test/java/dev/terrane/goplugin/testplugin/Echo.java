package dev.terrane.goplugin.testplugin;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/// A service whose messages are bare bytes: every method answers a request with one answer.
public final class Echo {
  public static final String SERVICE = "terrane.test.Echo";

  private Echo() {}

  public static MethodDescriptor<byte[], byte[]> method(String name) {
    return MethodDescriptor.<byte[], byte[]>newBuilder()
        .setType(MethodDescriptor.MethodType.UNARY)
        .setFullMethodName(SERVICE + "/" + name)
        .setRequestMarshaller(new Bytes())
        .setResponseMarshaller(new Bytes())
        .build();
  }

  /// The service; the names of its methods describe them.
  public static ServerServiceDefinition service() {
    return service(() -> System.out.println("asleep"), () -> {});
  }

  /// The same service, whose method that sleeps reports it.
  public static ServerServiceDefinition service(Runnable asleep, Runnable interrupted) {
    return ServerServiceDefinition.builder(SERVICE)
        .addMethod(method("Say"), answering(request -> request))
        .addMethod(method("Print"), answering(Echo::print))
        .addMethod(method("Thread"), answering(request -> threadKind()))
        .addMethod(method("Sleep"), answering(request -> sleep(asleep, interrupted)))
        .addMethod(method("Die"), answering(Echo::die))
        .addMethod(method("Fail"), answering(Echo::fail))
        .addMethod(method("Trust"), answering(request -> trust()))
        .addMethod(method("Threads"), answering(request -> threads()))
        .build();
  }

  private static byte[] print(byte[] request) {
    var text = new String(request, StandardCharsets.UTF_8);
    System.out.println("out " + text);
    System.err.println("err " + text);
    return request;
  }

  private static byte[] threadKind() {
    return (Thread.currentThread().isVirtual() ? "virtual" : "platform")
        .getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] sleep(Runnable asleep, Runnable interrupted) {
    asleep.run();
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException e) {
      interrupted.run();
      Thread.currentThread().interrupt();
    }
    return new byte[0];
  }

  private static byte[] die(byte[] request) {
    var thread =
        Thread.ofPlatform()
            .start(() -> {
              throw new InternalError("the end of " + request.length + " bytes");
            });
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return request;
  }

  /// The default trust store of this JVM.
  private static byte[] trust() {
    try {
      var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init((KeyStore) null);
      SSLContext.getDefault();
      var trusted = ((X509TrustManager) factory.getTrustManagers()[0]).getAcceptedIssuers();
      var found =
          trusted.length
              + " "
              + System.getProperty("javax.net.ssl.trustStore")
              + " "
              + System.getProperty("jdk.tls.namedGroups");
      return found.getBytes(StandardCharsets.UTF_8);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] threads() {
    var names = Thread.getAllStackTraces().keySet().stream().map(Thread::getName).sorted();
    return names.collect(Collectors.joining("\n")).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] fail(byte[] request) {
    throw new IllegalStateException("a failure of the author");
  }

  private static ServerCallHandler<byte[], byte[]> answering(UnaryOperator<byte[]> answer) {
    return (call, headers) -> {
      call.request(1);
      return new Answer(call, answer);
    };
  }

  private static final class Answer extends ServerCall.Listener<byte[]> {
    private final ServerCall<byte[], byte[]> call;
    private final UnaryOperator<byte[]> answer;

    Answer(ServerCall<byte[], byte[]> call, UnaryOperator<byte[]> answer) {
      this.call = call;
      this.answer = answer;
    }

    @Override
    public void onMessage(byte[] request) {
      var response = answer.apply(request);
      call.sendHeaders(new Metadata());
      call.sendMessage(response);
      call.close(Status.OK, new Metadata());
    }
  }

  private static final class Bytes implements MethodDescriptor.Marshaller<byte[]> {
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
}
