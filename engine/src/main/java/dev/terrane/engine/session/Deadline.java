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

/// The deadline of an operation, if it has one, measured by the monotonic clock.
public final class Deadline {
  /// No deadline.
  public static final Deadline NONE = new Deadline(null);

  private final @Nullable Limit limit;
  private volatile boolean expired;

  private Deadline(@Nullable Limit limit) {
    this.limit = limit;
  }

  private record Limit(Duration timeout, String advice, Instant instant, long nanos) {
    static Limit after(Duration timeout, String advice) {
      return new Limit(
          timeout, advice, Instant.now().plus(timeout), System.nanoTime() + timeout.toNanos());
    }
  }

  /// The deadline of a call that begins now, for which users cannot set a timeout: the time that
  /// author code of the session has to end.
  public static Deadline ofGrace(Session session) {
    return new Deadline(Limit.after(session.grace(), ""));
  }

  /// The deadline of an operation that begins now.
  ///
  /// @param object the object, which contains the timeouts that the user has set
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
    var advice =
        " Increase the timeout in the configuration: timeouts "
            + (attribute ? "= " : "")
            + "{ "
            + operation
            + " = \""
            + OperationTimeouts.text(timeout.multipliedBy(2))
            + "\" }";
    return new Deadline(Limit.after(timeout, advice));
  }

  /// The deadline as a point in time, for clients that need one.
  Optional<Instant> instant() {
    return Optional.ofNullable(limit).map(Limit::instant);
  }

  /// The remaining time, not negative; empty without a deadline.
  Optional<Duration> left() {
    return Optional.ofNullable(limit)
        .map(one ->
            expired ? Duration.ZERO : Duration.ofNanos(Math.max(0, one.nanos - System.nanoTime())));
  }

  /// Lets the deadline pass now.
  ///
  /// @return false if there is none
  boolean expire() {
    expired = limit != null;
    return expired;
  }

  /// Whether the deadline has passed.
  boolean isOver() {
    return left().filter(Duration::isZero).isPresent();
  }

  /// Runs an action when the deadline has passed, unless it is cancelled before.
  CompletableFuture<?> alarm(Runnable ring) {
    if (limit == null) {
      return CompletableFuture.<@Nullable Void>completedFuture(null);
    }
    var alarm = new CompletableFuture<@Nullable Void>();
    left().ifPresent(left -> alarm.completeOnTimeout(null, left.toNanos(), TimeUnit.NANOSECONDS));
    var _ = alarm.thenRun(ring);
    return alarm;
  }

  /// The timeout, for messages: `45m`.
  @Override
  public String toString() {
    return limit == null ? "no limit" : OperationTimeouts.text(limit.timeout);
  }

  /// The advice to increase the timeout, after a space; empty if users cannot set it.
  String advice() {
    return limit == null ? "" : limit.advice;
  }
}
