package dev.terrane.server;

import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static dev.terrane.rpc.statestore.GetStatesRpc.GET_STATES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.statestore.GetStates;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.rpc.Protocol;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A state store over a real connection. */
class StateStoreTests {
  private static final int MANY = 64;

  private final Logbook logbook = new Logbook();
  private final ServedProvider served =
      new ServedProvider(new FleetProvider(List.of(logbook)), Protocol.V6);
  private final LogbookClient client = new LogbookClient(served.client(), MANY, Logbook.PAGE);

  @AfterEach
  void close() {
    served.close();
  }

  /** Chunks, with a step before each of them. */
  private record Watched(Iterator<Chunk> chunks, Runnable before) implements Iterator<Chunk> {
    @Override
    public boolean hasNext() {
      return chunks.hasNext();
    }

    @Override
    public Chunk next() {
      before.run();
      return chunks.next();
    }
  }

  @Test
  void itIsDeclaredInVersion6Only() {
    var provider = served.client();
    assertThat(names(served)).containsExactly("fleet_logbook");
    var schemas = provider.call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    assertThat(schemas.parts().of(Kinds.STATE_STORE)).containsOnlyKeys("fleet_logbook");
    try (var older = new ServedProvider(new FleetProvider(List.of(logbook)), Protocol.V5)) {
      assertThat(names(older)).isEmpty();
      var inV5 = older.client().call(GET_PROVIDER_SCHEMA, new GetProviderSchema.Request());
      assertThat(inV5.diagnostics()).isEmpty();
      assertThat(inV5.parts().of(Kinds.STATE_STORE)).isEmpty();
      assertThat(inV5.parts().of(Kinds.RESOURCE)).isNotEmpty();
    }
  }

  private static List<String> names(ServedProvider provider) {
    var names = provider.client().call(GET_METADATA, new GetMetadata.Request());
    return names.names(Kinds.STATE_STORE);
  }

  @Test
  void itsStatesAreListed() {
    client.configure();
    var states = served.client().call(GET_STATES, new GetStates.Request("fleet_logbook"));
    assertThat(states.stateIds()).containsExactly("default", "blue");
  }

  @Test
  void whatIsWrittenAndReadArrivesWhole() {
    assertThat(client.configure()).isEqualTo(Logbook.PAGE);
    assertThat(client.write()).isEmpty();
    assertThat(logbook.committed).hasValue(GeneratedState.checksum(client.length()));
    var received = new CRC32();
    client.read(chunk -> received.update(chunk.bytes().array()));
    assertThat(received.getValue()).isEqualTo(GeneratedState.checksum(client.length()));
  }

  @Test
  void terraformWaitsForAWriterThatIsSlow() throws InterruptedException {
    client.configure();
    var sent = new AtomicInteger();
    var blocked = new CountDownLatch(1);
    logbook.beforeWrite = () -> awaitQuietly(blocked);
    var sender =
        Thread.ofPlatform()
            .start(() -> client.write(new Watched(client.chunks(), sent::incrementAndGet)));
    BlockedThread.await(sender);
    assertThat(sent).hasValueLessThan(MANY);
    assertThat(logbook.written).hasValue(0);
    blocked.countDown();
    sender.join();
    assertThat(sent).hasValue(MANY);
    assertThat(logbook.written).hasValue(MANY);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aReadWaitsForATerraformThatIsSlow() throws InterruptedException {
    client.configure();
    var goesOn = new CountDownLatch(1);
    var received = new AtomicInteger();
    var receiver =
        Thread.ofPlatform()
            .start(() ->
                client.read(_ -> {
                  received.incrementAndGet();
                  awaitQuietly(goesOn);
                }));
    BlockedThread.await(receiver);
    assertThat(logbook.read.get()).isLessThan(client.length());
    goesOn.countDown();
    receiver.join();
    assertThat(received).hasValue(MANY);
  }

  @Test
  void aWriteThatTerraformCancelsIsClosedWithoutCommit() throws InterruptedException {
    client.configure();
    var sent = new AtomicInteger();
    var broken =
        new Watched(
            client.chunks(),
            () -> {
              if (sent.incrementAndGet() == MANY / 2) {
                throw new IllegalArgumentException("the CLI was killed");
              }
            });
    assertThatThrownBy(() -> client.write(broken)).hasMessage("the CLI was killed");
    assertThat(logbook.closed.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(logbook.committed).hasValue(-1);
  }

  @Test
  void aStateOf256MegabytesPassesAHeapOf256Megabytes() throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LargeState.class.getName())
            .redirectErrorStream(true)
            .start();
    var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    var checksum =
        Long.toHexString(GeneratedState.checksum((long) LargeState.PAGES * Logbook.PAGE));
    assertThat(output.strip()).isEqualTo("[] " + checksum + " " + checksum);
  }
}
