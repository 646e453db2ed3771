package dev.terrane.rpc.message;

import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.optional;

import dev.terrane.rpc.proto.WireException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** The types of fields for points in time. */
public final class TimeFields {
  /** The limits of google.protobuf.Timestamp. */
  private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");

  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  private static final Message<Timestamp> TIMESTAMP =
      Message.of(m ->
          new Timestamp(
              m.field(1, INT64, Timestamp::seconds), m.field(2, INT64, Timestamp::nanos)));

  /** A point in time that may be absent; one beyond the year 9999 is written as its end. */
  public static final FieldType<Optional<Instant>> INSTANT =
      optional(TIMESTAMP.as(Timestamp::instant, Timestamp::of));

  private TimeFields() {}

  private record Timestamp(long seconds, long nanos) {
    static Timestamp of(Instant instant) {
      var limited = limited(instant);
      return new Timestamp(limited.getEpochSecond(), limited.getNano());
    }

    private static Instant limited(Instant instant) {
      if (instant.isBefore(FIRST)) {
        return FIRST;
      }
      return instant.isAfter(LAST) ? LAST : instant;
    }

    Instant instant() {
      try {
        return Instant.ofEpochSecond(seconds, nanos);
      } catch (DateTimeException | ArithmeticException e) {
        throw new WireException("a timestamp of " + seconds + " seconds is out of range", e);
      }
    }
  }
}
