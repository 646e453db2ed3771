package dev.terrane.engine.session;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// When the time of an operation is over, if ever. Counted by a clock that nobody sets.
public final class Deadline {
  /// No end.
  public static final Deadline NONE = new Deadline(null);

  private final @Nullable Limit limit;

  private Deadline(@Nullable Limit limit) {
    this.limit = limit;
  }

  private record Limit(
      String operation, Duration timeout, boolean attribute, Instant instant, long nanos) {}

  /// The deadline of an operation that begins now.
  ///
  /// @param object the object that its user may have given more time
  public static Deadline of(Schema schema, Operation operation, ObjectValue object) {
    return schema
        .timeouts()
        .flatMap(timeouts ->
            timeouts
                .of(operation, object)
                .map(timeout -> after(timeout, operation.word(), timeouts.attribute())))
        .orElse(NONE);
  }

  static Deadline after(Duration timeout, String operation, boolean attribute) {
    return new Deadline(
        new Limit(
            operation,
            timeout,
            attribute,
            Instant.now().plus(timeout),
            System.nanoTime() + timeout.toNanos()));
  }

  /// The moment, for clients that want one.
  Optional<Instant> instant() {
    return Optional.ofNullable(limit).map(Limit::instant);
  }

  /// How much time is left, not negative; empty for no end.
  Optional<Duration> left() {
    return Optional.ofNullable(limit)
        .map(one -> Duration.ofNanos(Math.max(0, one.nanos - System.nanoTime())));
  }

  /// Whether the time is over.
  boolean isOver() {
    return left().filter(Duration::isZero).isPresent();
  }

  /// Calls when the time is over, unless it is cancelled before.
  CompletableFuture<?> alarm(Runnable ring) {
    var alarm = new CompletableFuture<@Nullable Void>();
    left().ifPresent(left -> alarm.completeOnTimeout(null, left.toNanos(), TimeUnit.NANOSECONDS));
    var _ = alarm.thenRun(ring);
    return alarm;
  }

  /// What is over, for texts: `the 45m for create`.
  @Override
  public String toString() {
    return limit == null
        ? "no time"
        : "the " + OperationTimeouts.text(limit.timeout) + " for " + limit.operation;
  }

  /// How the user gives more time.
  String advice() {
    if (limit == null) {
      return "";
    }
    return "Allow more time in its block: timeouts "
        + (limit.attribute ? "= " : "")
        + "{ "
        + limit.operation
        + " = \""
        + OperationTimeouts.text(limit.timeout.multipliedBy(2))
        + "\" }";
  }
}
