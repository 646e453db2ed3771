package dev.terrane.engine.statestore;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.statestore.ReadStateBytes.Chunk;
import dev.terrane.engine.statestore.ReadStateBytes.Request;
import dev.terrane.provider.Failure;
import dev.terrane.provider.statestore.StateContent;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// The chunks of a state that is read.
class ReadTests {
  private final Memory memory = new Memory();
  private final Stores stores = Stores.configured(memory);
  private final AtomicInteger closed = new AtomicInteger();

  private List<Chunk> chunks() {
    var chunks = new ArrayList<Chunk>();
    new ReadStateBytes(stores.session()).run(new Request(Stores.TYPE, "s"), chunks::add);
    return chunks;
  }

  private InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(UTF_8)) {
      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
  }

  private CommandDiagnostics announced(long length, String text) {
    memory.content = Optional.of(new StateContent(length, stream(text)));
    return stores.calls().read("s").findings();
  }

  @Test
  void allChunksButTheLastHaveTheNegotiatedSizeAndInclusiveRanges() {
    memory.states.put("s", "0123456789".getBytes(UTF_8));
    assertThat(chunks())
        .extracting(chunk -> new String(chunk.bytes().array(), UTF_8))
        .containsExactly("0123", "4567", "89");
    assertThat(chunks())
        .extracting(Chunk::range)
        .containsExactly(new StateRange(0, 3), new StateRange(4, 7), new StateRange(8, 9));
    assertThat(chunks()).extracting(Chunk::totalLength).containsOnly(10L);
  }

  @Test
  void aStateOfWholeChunksHasNoEmptyChunk() {
    memory.states.put("s", "01234567".getBytes(UTF_8));
    assertThat(chunks()).hasSize(2);
  }

  @Test
  void withoutAStateThereIsNoChunk() {
    assertThat(chunks()).isEmpty();
    assertThat(stores.calls().read("s").bytes()).isEmpty();
  }

  @Test
  void aStreamThatIsTooShortIsAnErrorAndItsLastBytesAreNotSent() {
    var finding = announced(10, "012345").only();
    assertThat(finding.summary()).isEqualTo("Wrong length: read of state store t_memory");
    assertThat(finding.detail())
        .isEqualTo(
            "Storage.read announced 10 bytes for the state \"s\", but its stream ended after 6."
                + " Either the stored state is damaged, or this is a bug in the provider.");
    assertThat(closed).hasValue(1);
  }

  @Test
  void aStreamThatIsTooLongIsAnErrorAndItsLastBytesAreNotSent() {
    assertThat(announced(8, "0123456789").only().detail()).contains("but its stream is longer");
    memory.content = Optional.of(new StateContent(8, stream("0123456789")));
    assertThat(chunks())
        .hasSize(2)
        .last()
        .satisfies(last -> {
          assertThat(last.bytes().isEmpty()).isTrue();
          assertThat(last.range()).isEqualTo(new StateRange(0, -1));
        });
  }

  @Test
  void anEmptyStateIsAnError() {
    memory.states.put("s", new byte[0]);
    assertThat(stores.calls().read("s").findings().only().detail())
        .contains("the length of a state must be greater than 0, but is 0");
  }

  @Test
  void aWarningIsSentWithTheStateAndWithoutOne() {
    memory.reading = call -> call.warn("Old", "It is old.");
    assertThat(stores.calls().read("s").findings().only().summary()).isEqualTo("Old");
    memory.states.put("s", "012345".getBytes(UTF_8));
    var content = stores.calls().read("s");
    assertThat(content.findings().only().isError()).isFalse();
    assertThat(content.bytes()).hasValueSatisfying(all -> assertThat(all).hasSize(6));
  }

  @Test
  void aFailureIsAnErrorWithoutChunks() {
    memory.reading =
        _ -> {
          throw new Failure("No access", "The token secret-of-env has expired.");
        };
    assertThat(stores.calls().read("s").findings().only().detail())
        .isEqualTo("The token (sensitive value) has expired.");
  }

  @Test
  void aFailureOfTheStreamIsAnErrorAndItIsClosed() {
    memory.content =
        Optional.of(
            new StateContent(
                5,
                new ByteArrayInputStream(new byte[5]) {
                  @Override
                  public int readNBytes(byte[] target, int offset, int length) {
                    throw new IllegalStateException("connection lost");
                  }

                  @Override
                  public void close() {
                    closed.incrementAndGet();
                  }
                }));
    assertThat(stores.calls().read("s").findings().only().detail()).contains("connection lost");
    assertThat(closed).hasValue(1);
  }

  @Test
  void aReceiverThatCancelsClosesTheStream() {
    memory.content = Optional.of(new StateContent(10, stream("0123456789")));
    var operation = new ReadStateBytes(stores.session());
    assertThatThrownBy(() ->
            operation.run(
                new Request(Stores.TYPE, "s"),
                _ -> {
                  throw new CancellationException();
                }))
        .isInstanceOf(CancellationException.class);
    assertThat(closed).hasValue(1);
  }

  @Test
  void aStopBetweenTwoChunksEndsTheState() {
    memory.content = Optional.of(new StateContent(10, stream("0123456789")));
    var chunks = new ArrayList<Chunk>();
    new ReadStateBytes(stores.session())
        .run(
            new Request(Stores.TYPE, "s"),
            chunk -> {
              chunks.add(chunk);
              if (chunks.size() == 1) {
                new StopProvider(stores.session()).run(new StopProvider.Request());
              }
            });
    assertThat(chunks).hasSize(2);
    assertThat(chunks.getLast().diagnostics())
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.summary()).isEqualTo("Interrupted: read of state store t_memory"));
    assertThat(closed).hasValue(1);
  }
}
