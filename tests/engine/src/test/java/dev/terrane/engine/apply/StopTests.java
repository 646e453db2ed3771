package dev.terrane.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestCore;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/// Tests that Ctrl-C interrupts running methods, and that checkpoints are kept.
class StopTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();

  /// Creates until it is interrupted.
  private static final class Endless extends Thing {
    private final CountDownLatch running = new CountDownLatch(1);
    private final AtomicBoolean sawTheStop = new AtomicBoolean();

    Endless() {
      super(NAME);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      call.checkpoint(in);
      running.countDown();
      try {
        new CountDownLatch(1).await();
      } finally {
        sawTheStop.set(call.stopped());
      }
      return in;
    }
  }

  @Test
  void interruptsTheRunningCreationAndKeepsItsCheckpoint() throws Exception {
    var endless = new Endless();
    var core = TestCore.of(Sample.of(endless));
    var session = core.start();
    core.configure(session);
    var schema = endless.schema();
    var planned = Notation.object(schema.members(), "{name = \"a\"}");
    var sent = DynamicValue.of(planned, schema.type());
    var nothing = DynamicValue.of(CtyValue.nullOf(schema.type()), schema.type());
    var request =
        new ApplyResourceChange.Request(
            "t_thing", nothing, sent, sent, Bytes.EMPTY, DynamicValue.ABSENT);

    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var applying = threads.submit(() -> new ApplyResourceChange(session).run(request));
      assertThat(endless.running.await(30, TimeUnit.SECONDS)).isTrue();
      new StopProvider(session).run(new StopProvider.Request());
      var response = applying.get(30, TimeUnit.SECONDS);

      assertThat(response.newState().decode(schema.type())).isEqualTo(planned);
      assertThat(response.diagnostics())
          .singleElement()
          .satisfies(reported -> {
            assertThat(reported.summary()).isEqualTo("Interrupted: create of resource t_thing");
            assertThat(reported.detail()).contains("The last checkpoint is kept.");
          });
      assertThat(endless.sawTheStop).isTrue();
    }
  }

  @Test
  void laterCallsRunAsEver() {
    var core = TestCore.of(Sample.of(new Thing(NAME)));
    var session = core.start();
    new StopProvider(session).run(new StopProvider.Request());
    assertThat(core.configure(session).all()).isEmpty();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }
}
