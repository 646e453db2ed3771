package dev.terrane.engine.statestore;

import static dev.terrane.engine.statestore.Stores.first;
import static dev.terrane.engine.statestore.Stores.next;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.statestore.WriteStateBytes.Chunk;
import dev.terrane.engine.statestore.WriteStateBytes.Meta;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The chunks of a state that is written. The stored state changes only by a complete write.
class WriteTests {
  private static final String OLD = "the previous state";

  private final Memory memory = new Memory();
  private final Stores stores = Stores.configured(memory);

  @BeforeEach
  void store() {
    memory.states.put("s", OLD.getBytes(UTF_8));
    memory.called.clear();
  }

  private String stored() {
    return new String(memory.states.getOrDefault("s", new byte[0]), UTF_8);
  }

  @Test
  void aCompleteStateIsCommittedOnce() {
    assertThat(stores.calls().write("s", "0123456789".getBytes(UTF_8)).all()).isEmpty();
    assertThat(stored()).isEqualTo("0123456789");
    assertThat(memory.called).containsExactly("write s 10", "commit s", "close writer");
  }

  static Stream<Arguments> hostile() {
    var max = Long.MAX_VALUE;
    return Stream.of(
        Arguments.of("Terraform has sent no chunk of the state.", new Chunk[] {}),
        Arguments.of(
            "The first chunk does not contain the ID of the state.",
            new Chunk[] {next("0123", 4, 0, 3)}),
        Arguments.of("Chunk 1 contains no bytes.", new Chunk[] {first("", 0, 0, 0)}),
        Arguments.of("Chunk 1 contains no bytes.", new Chunk[] {first("", 4, 0, -1)}),
        Arguments.of(
            "Chunk 1 has the range 1 to 4 instead of 0 to 3.",
            new Chunk[] {first("0123", 5, 1, 4)}),
        Arguments.of(
            "Chunk 1 has the range -4 to -1 instead of 0 to 3.",
            new Chunk[] {first("0123", 4, -4, -1)}),
        Arguments.of(
            "Chunk 1 has the range 0 to " + max + " instead of 0 to 3.",
            new Chunk[] {first("0123", max, 0, max)}),
        Arguments.of(
            "Chunk 1 exceeds the announced length of -1 bytes.",
            new Chunk[] {first("0123", -1, 0, 3)}),
        Arguments.of(
            "Chunk 1 exceeds the announced length of 3 bytes.",
            new Chunk[] {first("0123", 3, 0, 3)}));
  }

  static Stream<Arguments> hostileSecond() {
    return Stream.of(
        Arguments.of(
            "Chunk 2 has the range 5 to 6 instead of 4 to 5.",
            new Chunk[] {first("0123", 7, 0, 3), next("56", 7, 5, 6)}),
        Arguments.of(
            "Chunk 2 has the range 2 to 5 instead of 4 to 7.",
            new Chunk[] {first("0123", 6, 0, 3), next("2345", 6, 2, 5)}),
        Arguments.of(
            "Chunk 2 announces a length of 8 bytes, and the first one 6.",
            new Chunk[] {first("0123", 6, 0, 3), next("45", 8, 4, 5)}),
        Arguments.of(
            "Chunk 2 exceeds the announced length of 6 bytes.",
            new Chunk[] {first("0123", 6, 0, 3), next("4567", 6, 4, 7)}),
        Arguments.of(
            "Chunk 2 belongs to another state.",
            new Chunk[] {
              first("0123", 6, 0, 3),
              new Chunk(
                  Optional.of(new Meta(Stores.TYPE, "other")),
                  Bytes.of("45".getBytes(UTF_8)),
                  6,
                  new StateRange(4, 5))
            }),
        Arguments.of(
            "Terraform has sent 4 of 6 bytes of the state.", new Chunk[] {first("0123", 6, 0, 3)}));
  }

  @ParameterizedTest
  @MethodSource({"hostile", "hostileSecond"})
  void invalidChunksAreAnErrorAndNothingIsCommitted(String what, Chunk[] chunks) {
    var finding = stores.write(chunks).only();
    assertThat(finding.summary()).isEqualTo("Invalid chunks of a state");
    assertThat(finding.detail())
        .isEqualTo(
            what + " The state was not written. This is a bug in Terraform or in the framework.");
    assertThat(stored()).isEqualTo(OLD);
    assertThat(memory.called).doesNotContain("commit s");
    var opened = memory.called.stream().filter(one -> one.startsWith("write")).count();
    assertThat(memory.called.stream().filter("close writer"::equals).count()).isEqualTo(opened);
  }

  @Test
  void theIdMayBeRepeated() {
    assertThat(stores.write(first("01", 4, 0, 1), first("23", 4, 2, 3)).all()).isEmpty();
    assertThat(stored()).isEqualTo("0123");
  }

  @Test
  void anUnknownStoreIsAnError() {
    var chunk =
        new Chunk(
            Optional.of(new Meta("t_other", "s")), Bytes.of(new byte[1]), 1, new StateRange(0, 0));
    assertThat(stores.write(chunk).only().summary()).isEqualTo("Unknown state store type");
  }

  @Test
  void aFailureOfWriteClosesWithoutCommitAndTheRestIsReceived() {
    memory.writing =
        bytes -> {
          if (bytes[0] == '4') {
            throw new Failure("Disk full", "Nothing is left.");
          }
        };
    var chunks =
        List.of(first("0123", 12, 0, 3), next("4567", 12, 4, 7), next("89ab", 12, 8, 11))
            .iterator();
    assertThat(stores.write(chunks).only().summary()).isEqualTo("Disk full");
    assertThat(chunks.hasNext()).as("Terraform would report EOF instead").isFalse();
    assertThat(stored()).isEqualTo(OLD);
    assertThat(memory.called).containsExactly("write s 12", "close writer");
  }

  @Test
  void aFailureOfCommitIsAnErrorAndTheWriterIsClosed() {
    memory.committing =
        _ -> {
          throw new IllegalStateException("rename failed");
        };
    var finding = stores.write(first("0123", 4, 0, 3)).only();
    assertThat(finding.summary()).isEqualTo("Failed: commit of state store t_memory");
    assertThat(stored()).isEqualTo(OLD);
    assertThat(memory.called).containsExactly("write s 4", "close writer");
  }

  @Test
  void aFailureOfCloseIsAWarning() {
    memory.closing =
        _ -> {
          throw new IllegalStateException("still open");
        };
    var finding = stores.write(first("0123", 4, 0, 3)).only();
    assertThat(finding.isError()).isFalse();
    assertThat(finding.detail()).contains("still open");
    assertThat(stores.core().log())
        .anySatisfy(line -> assertThat(line).startsWith("WARN").contains("still open"));
    assertThat(stored()).isEqualTo("0123");
  }

  @Test
  void aConnectionThatBreaksClosesWithoutCommit() {
    var chunks =
        new Iterator<Chunk>() {
          private final Iterator<Chunk> sent = List.of(first("0123", 8, 0, 3)).iterator();

          @Override
          public boolean hasNext() {
            if (!sent.hasNext()) {
              Thread.currentThread().interrupt();
              throw new CancellationException("the call was cancelled");
            }
            return true;
          }

          @Override
          public Chunk next() {
            return sent.next();
          }
        };
    assertThatThrownBy(() -> stores.write(chunks)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).as("the interrupt is kept").isTrue();
    assertThat(memory.called).containsExactly("write s 8", "close writer");
    assertThat(stored()).isEqualTo(OLD);
  }

  @Test
  void aStopInTheMiddleClosesWithoutCommit() {
    memory.writing = _ -> new StopProvider(stores.session()).run(new StopProvider.Request());
    var findings = stores.write(first("0123", 8, 0, 3), next("4567", 8, 4, 7));
    assertThat(findings.ok()).isFalse();
    assertThat(memory.called).containsExactly("write s 8", "close writer");
    assertThat(stored()).isEqualTo(OLD);
  }

  @Test
  void aStopDoesNotInterruptACommit() {
    memory.committing =
        _ -> {
          new StopProvider(stores.session()).run(new StopProvider.Request());
          assertThat(Thread.currentThread().isInterrupted()).isFalse();
        };
    assertThat(stores.write(first("0123", 4, 0, 3)).all()).isEmpty();
    assertThat(stored()).isEqualTo("0123");
  }

  // The interrupt arrives before the end of the commit, or at the same time.
  @RepeatedTest(20)
  void aCancelledCallDoesNotInterruptACommitAndWaitsForIt() throws Exception {
    var commits = new CountDownLatch(1);
    var goesOn = new CountDownLatch(1);
    memory.committing =
        _ -> {
          commits.countDown();
          goesOn.await();
        };
    var kept = new CompletableFuture<Boolean>();
    var caller =
        Thread.ofVirtual()
            .start(() -> {
              stores.write(first("0123", 4, 0, 3));
              kept.complete(Thread.interrupted());
            });
    commits.await();
    caller.interrupt();
    goesOn.countDown();
    assertThat(kept.get()).as("the interrupt is kept").isTrue();
    assertThat(memory.called).containsExactly("write s 4", "commit s", "close writer");
    assertThat(stored()).isEqualTo("0123");
  }

  @Test
  void theArrayOfAChunkMayBeKept() {
    var kept = new ArrayList<byte[]>();
    memory.writing = kept::add;
    stores.calls().write("s", "01234567".getBytes(UTF_8));
    assertThat(kept.stream().map(Arrays::toString).distinct()).hasSize(2);
  }
}
