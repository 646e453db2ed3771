package dev.terrane.server;

import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.action.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Refits a ship in some steps, each with a message. */
final class Refit implements HandleAction<String>, Planning<String, ValueView> {
  static final Attribute<String> SHIP = Attribute.string("ship").required();
  static final Attribute<Long> STEPS = Attribute.int64("steps").defaultTo(2L);
  static final Attribute<String> KEY = Attribute.string("key").optional().writeOnly();
  static final Schema SCHEMA =
      Schema.action(SHIP, STEPS, KEY)
          .deprecated("Buy a new one.")
          .timeouts(OperationTimeouts.block().with(Operation.INVOKE, Duration.ofMinutes(1)));

  /** A message so large that a few fill the buffers of a connection. */
  static final String LARGE = "x".repeat(64 << 10);

  /** The messages that were sent. */
  final AtomicInteger sent = new AtomicInteger();

  /** The thread that sends messages. */
  final CompletableFuture<Thread> sender = new CompletableFuture<>();

  /** Whether the action has ended with an exception. */
  final CountDownLatch interrupted = new CountDownLatch(1);

  @Override
  public String name() {
    return "refit";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void plan(ActionPlanCall<String> call, ValueView config) {
    call.warn(SHIP, "In the dock", "It takes " + config.get(STEPS) + " steps.");
  }

  @Override
  public void invoke(ActionCall<String> call, ObjectView in) {
    sender.complete(Thread.currentThread());
    try {
      for (var step = 0; step < in.get(STEPS); step++) {
        call.progress(in.get(SHIP).isEmpty() ? LARGE : "step " + step + " of " + in.get(SHIP));
        sent.incrementAndGet();
      }
    } catch (RuntimeException e) {
      interrupted.countDown();
      throw e;
    }
    if (in.get(SHIP).equals("wreck")) {
      throw SHIP.error("Cannot refit", "It has sunk with " + in.get(KEY));
    }
  }
}
