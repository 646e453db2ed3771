package dev.terrane.goplugin;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.Attributes;
import io.grpc.Context;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerStreamTracer;
import io.grpc.Status;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests which calls are refused, and that their handlers do not see them.
class MessageLimitTests {
  private static final int HEAP = 60 << 20;
  private static final int LARGEST = HEAP / 6;

  private final List<String> events = new ArrayList<>();
  private final List<Runnable> later = new ArrayList<>();
  private final MessageMemory memory = MessageMemory.of(HEAP, () -> events.add("exhausted"));
  private final MessageLimit limit =
      new MessageLimit(memory, later::add, later::add, () -> events.add("session ended"));

  /// A call that notes its end.
  private final class Recorded extends ServerCall<String, String> {
    @Override
    public void request(int count) {}

    @Override
    public void sendHeaders(Metadata headers) {}

    @Override
    public void sendMessage(String message) {
      throw new OutOfMemoryError("the answer does not fit");
    }

    @Override
    public void close(Status status, Metadata trailers) {
      events.add(status.getCode() + ": " + status.getDescription());
    }

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public MethodDescriptor<String, String> getMethodDescriptor() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Attributes getAttributes() {
      return Attributes.EMPTY;
    }
  }

  private ServerStreamTracer arriving() {
    return limit.newServerStreamTracer("test/Call", new Metadata());
  }

  /// Starts a call as gRPC does for a request that arrives.
  private ServerCall.Listener<String> started(
      ServerStreamTracer tracer, ServerCallHandler<String, String> handler) throws Exception {
    return tracer
        .filterContext(Context.ROOT)
        .call(() -> limit.interceptCall(new Recorded(), new Metadata(), handler));
  }

  private ServerCall.Listener<String> started(ServerStreamTracer tracer) throws Exception {
    return started(
        tracer,
        (call, headers) ->
            new ServerCall.Listener<>() {
              @Override
              public void onMessage(String message) {
                events.add("message");
              }

              @Override
              public void onHalfClose() {
                events.add("answered");
                call.close(Status.OK, new Metadata());
              }
            });
  }

  /// Starts a call whose answer does not fit into the memory.
  private void answerThatDoesNotFit(ServerStreamTracer tracer) throws Exception {
    var listener =
        started(
            tracer,
            (call, headers) ->
                new ServerCall.Listener<>() {
                  @Override
                  public void onHalfClose() {
                    call.sendMessage("large");
                  }
                });
    listener.onHalfClose();
  }

  private void runLater() {
    later.forEach(Runnable::run);
    later.clear();
  }

  @Test
  void aRequestWithinTheLimitIsAnswered() throws Exception {
    var tracer = arriving();
    var listener = started(tracer);
    tracer.inboundWireSize(LARGEST);
    listener.onMessage("whole");
    listener.onHalfClose();
    assertThat(later).isEmpty();
    assertThat(events).containsExactly("message", "answered", "OK: null");
  }

  /// Otherwise an object would be created although Terraform receives an error.
  @Test
  void theHandlerNeverSeesARefusedRequestThatArrivesWholeMeanwhile() throws Exception {
    var tracer = arriving();
    var listener = started(tracer);
    tracer.inboundWireSize(LARGEST + 1);
    listener.onMessage("whole");
    listener.onHalfClose();
    runLater();
    assertThat(events)
        .singleElement()
        .asString()
        .startsWith("RESOURCE_EXHAUSTED: The request is larger than 10 MB");
  }

  @Test
  void aRequestIsRefusedOnce() throws Exception {
    var tracer = arriving();
    var _ = started(tracer);
    tracer.inboundWireSize(LARGEST + 1);
    tracer.inboundWireSize(LARGEST + 1);
    assertThat(later).hasSize(1);
  }

  @Test
  void whatIsRefusedTakesNothingFromOthers() throws Exception {
    var first = arriving();
    var _ = started(first);
    var refused = arriving();
    var _ = started(refused);
    first.inboundWireSize(LARGEST);
    refused.inboundWireSize(LARGEST + 1);
    var second = arriving();
    var _ = started(second);
    second.inboundWireSize(LARGEST);
    assertThat(later).hasSize(1);
  }

  @Test
  void requestsThatAreEachSmallAreRefusedWhenTheyAreTogetherTooLarge() throws Exception {
    var held = new ArrayList<ServerStreamTracer>();
    while (later.isEmpty()) {
      var tracer = arriving();
      var _ = started(tracer);
      tracer.inboundWireSize(LARGEST);
      held.add(tracer);
    }
    // The first megabyte of each is not counted.
    assertThat(held).hasSize(3);
    runLater();
    assertThat(events)
        .singleElement()
        .asString()
        .startsWith("RESOURCE_EXHAUSTED: All concurrent requests together");
  }

  @Test
  void aRequestThatHasEndedMakesRoom() throws Exception {
    for (var i = 0; i < 9; i++) {
      var tracer = arriving();
      var _ = started(tracer);
      tracer.inboundWireSize(LARGEST);
      tracer.streamClosed(Status.OK);
    }
    assertThat(later).isEmpty();
  }

  @Test
  void anAnswerThatDoesNotFitEndsItsCallAlone() throws Exception {
    var tracer = arriving();
    answerThatDoesNotFit(tracer);
    tracer.streamClosed(Status.CANCELLED);
    runLater();
    assertThat(events).containsExactly("exhausted");
  }

  /// gRPC may find no memory to close the call, whose client would wait forever.
  @Test
  void aCallThatIsStillOpenAfterItsAnswerDidNotFitEndsTheSession() throws Exception {
    answerThatDoesNotFit(arriving());
    runLater();
    assertThat(events).containsExactly("exhausted", "session ended");
  }
}
