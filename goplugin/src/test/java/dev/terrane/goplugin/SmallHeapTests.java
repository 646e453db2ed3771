package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.socket.PluginAddress;
import dev.terrane.goplugin.testplugin.JavaProgram;
import io.grpc.CallOptions;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import io.grpc.stub.ClientCalls;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Two sessions in one JVM with little memory: one receives more than fits, the other continues.
class SmallHeapTests {
  private static final int HEAP = 64 << 20;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private Process process;
  private BufferedReader printed;
  private PluginClient attacked;
  private PluginClient other;

  @BeforeEach
  void start() throws IOException {
    process =
        new ProcessBuilder(JavaProgram.command(SmallHeap.class, "-Xmx64m"))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    printed = process.inputReader();
    attacked = connect(printed.readLine());
    other = connect(printed.readLine());
  }

  private static PluginClient connect(String address) {
    return PluginClient.reattach(
        new PluginAddress(PluginAddress.Network.TCP, address), 1, data -> {});
  }

  @AfterEach
  void stop() throws InterruptedException {
    attacked.close();
    other.close();
    threads.shutdownNow();
    process.destroyForcibly().waitFor();
  }

  @Test
  void oneRequestThatIsLargerThanTheHeapIsRefusedWithTheCure() throws Exception {
    var calls = calls(1, SmallHeap.SEND, HEAP);
    assertAnswers(other);

    var status = ended(calls).getFirst();
    assertThat(status.getCode()).isEqualTo(Status.Code.RESOURCE_EXHAUSTED);
    assertThat(status.getDescription())
        .contains("The request is larger than 10 MB")
        .contains("TERRANE_JAVA_OPTIONS=-Xmx4g");
    assertBothAnswer();
  }

  @Test
  void requestsThatTogetherFillTheHeapAreRefusedUntilTheOthersFit() throws Exception {
    var calls = calls(12, SmallHeap.SEND, 9 << 20);
    assertAnswers(other);

    assertThat(ended(calls))
        .extracting(Status::getCode)
        .containsOnly(Status.Code.OK, Status.Code.RESOURCE_EXHAUSTED);
    assertBothAnswer();
  }

  @Test
  void manyRequestsThatAreEachTooLargeAreRefused() throws Exception {
    var calls = calls(6, SmallHeap.SEND, HEAP * 2 / 5);
    assertAnswers(other);

    assertThat(ended(calls))
        .extracting(Status::getCode)
        .containsOnly(Status.Code.RESOURCE_EXHAUSTED);
    assertBothAnswer();
  }

  @Test
  void aCallThatFindsNoMemoryFailsAlone() throws Exception {
    var status = ended(calls(1, SmallHeap.FILL, 1)).getFirst();

    assertThat(status.getCode()).isEqualTo(Status.Code.RESOURCE_EXHAUSTED);
    assertThat(status.getDescription()).contains("run out of memory");
    assertThat(printed.readLine()).isEqualTo("exhausted");
    assertBothAnswer();
  }

  @Test
  void anAnswerThatDoesNotFitFailsItsCallAlone() throws Exception {
    var status = ended(calls(1, SmallHeap.RECEIVE, 1)).getFirst();

    assertThat(status.isOk()).isFalse();
    assertThat(printed.readLine()).isEqualTo("exhausted");
    assertBothAnswer();
  }

  private List<CompletableFuture<Status>> calls(
      int count, MethodDescriptor<byte[], byte[]> method, int size) {
    var request = new byte[size];
    return IntStream.range(0, count)
        .mapToObj(
            i -> CompletableFuture.supplyAsync(() -> call(attacked, method, request), threads))
        .toList();
  }

  private static List<Status> ended(List<CompletableFuture<Status>> calls) throws Exception {
    CompletableFuture.allOf(calls.toArray(CompletableFuture[]::new)).get(2, TimeUnit.MINUTES);
    return calls.stream().map(CompletableFuture::join).toList();
  }

  private void assertBothAnswer() throws Exception {
    assertAnswers(other);
    assertAnswers(attacked);
    assertThat(process.isAlive()).isTrue();
  }

  private void assertAnswers(PluginClient client) throws Exception {
    var calls =
        Stream.generate(() -> new byte[10_000])
            .limit(50)
            .map(request ->
                CompletableFuture.supplyAsync(() -> call(client, SmallHeap.SEND, request), threads))
            .toList();
    assertThat(ended(calls)).allMatch(Status::isOk);
  }

  private static Status call(
      PluginClient client, MethodDescriptor<byte[], byte[]> method, byte[] request) {
    try {
      ClientCalls.blockingUnaryCall(client.channel(), method, CallOptions.DEFAULT, request);
      return Status.OK;
    } catch (RuntimeException e) {
      return Status.fromThrowable(e);
    }
  }
}
