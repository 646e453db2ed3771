package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeliveriesTests {
  @TempDir Path place;
  private Room room;
  private Untold untold;
  private Deliveries deliveries;

  @BeforeEach
  void furnish() throws IOException {
    room = new Room(place, "k", "k.1");
    Files.createDirectory(room.directory());
    untold = room.untold("files", "0a");
    deliveries = new Deliveries(untold, new Leftovers(room, "files"));
  }

  /// A call whose author's code does something and is answered with a status.
  private ServerCall.Listener<String> answer(
      Consumer<Deliveries.Delivery> work, Status status, boolean cancelled) {
    var listener =
        deliveries.interceptCall(
            new Call(cancelled),
            new Metadata(),
            (call, _) ->
                new ServerCall.Listener<>() {
                  @Override
                  public void onHalfClose() {
                    work.accept(deliveries.current());
                    call.close(status, new Metadata());
                  }
                });
    listener.onHalfClose();
    return listener;
  }

  private ServerCall.Listener<String> create(String text) {
    return answer(delivery -> delivery.exists(text), Status.OK, false);
  }

  private List<String> left() {
    assertThat(untold.leaveIn(place)).isEmpty();
    return new Leftovers(room, "files").take();
  }

  @Test
  void whoAsksForTheEndRightAfterAnAnswerHasReadIt() {
    // The thread that has answered may not have come to anything else yet.
    create("one");
    untold.settleAll();
    assertThat(left()).isEmpty();
  }

  @Test
  void whatIsMadeAfterTheAnswerIsNotToldByIt() {
    var given = new ArrayList<Deliveries.Delivery>();
    answer(given::add, Status.OK, false).onComplete();
    given.getFirst().exists("one");
    untold.settleAll();
    assertThat(left()).containsExactly("one");
  }

  @Test
  void whatIsAnsweredAfterTheHostAskedForTheEndMayNotBeRead() {
    untold.settleAll();
    create("one").onComplete();
    assertThat(left()).containsExactly("one");
  }

  @Test
  void anAnswerThatHasLeftIsReadAfterAWhile() {
    create("one").onComplete();
    untold.settle(Duration.ofHours(1));
    create("two");
    untold.settle(Duration.ZERO);
    assertThat(left()).containsExactly("two");
  }

  @Test
  void whoBreaksACallOffHasNotReadItsAnswer() {
    create("one").onCancel();
    answer(delivery -> delivery.exists("two"), Status.OK, true).onCancel();
    untold.settleAll();
    assertThat(left()).containsExactly("one", "two");
  }

  @Test
  void anAnswerThatFailsTellsNothing() {
    answer(delivery -> delivery.exists("one"), Status.INTERNAL, false).onComplete();
    untold.settleAll();
    assertThat(left()).containsExactly("one");
  }

  @Test
  void whatIsSaidTwiceIsToldOnce() {
    answer(
        delivery -> {
          delivery.exists("one");
          delivery.exists("one");
        },
        Status.INTERNAL,
        false);
    assertThat(left()).containsExactly("one");
  }

  @Test
  void whatIsMadeOutsideACallIsToldByNoAnswer() {
    deliveries.current().exists("one");
    create("two");
    untold.settleAll();
    assertThat(left()).containsExactly("one");
  }

  @Test
  void leftoversAreGoneWhenAnAnswerTellsThem() throws IOException {
    var kept = place.resolve("kept-files-0b");
    Files.writeString(kept, "+1 one\n");
    answer(Deliveries.Delivery::leftovers, Status.UNKNOWN, false).onComplete();
    room.remove();
    assertThat(kept).exists();
    Files.createDirectory(room.directory());
    answer(Deliveries.Delivery::leftovers, Status.OK, false);
    room.remove();
    assertThat(kept).doesNotExist();
  }

  /// A call of a host that waits, or does not any more.
  private static final class Call extends ServerCall<String, String> {
    private final boolean cancelled;

    Call(boolean cancelled) {
      this.cancelled = cancelled;
    }

    @Override
    public void request(int messages) {}

    @Override
    public void sendHeaders(Metadata headers) {}

    @Override
    public void sendMessage(String message) {}

    @Override
    public void close(Status status, Metadata trailers) {}

    @Override
    public boolean isCancelled() {
      return cancelled;
    }

    @Override
    public MethodDescriptor<String, String> getMethodDescriptor() {
      throw new UnsupportedOperationException();
    }
  }
}
