package dev.terrane.cty.codec;

import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.Refinement;
import dev.terrane.cty.Refinement.Bound;
import java.nio.charset.StandardCharsets;
import java.text.BreakIterator;
import java.util.Locale;

/** Writes unknown values with their refinements. */
final class UnknownWriter {
  private static final byte[] PLAIN = {0};

  /** Longer prefixes are truncated, as in Terraform, to stay below its limit for the payload. */
  private static final int MAX_PREFIX = 256;

  /** Terraform's limit, without the header of the map. */
  private static final int MAX_ENTRIES = 1023;

  /** The bytes of a bound in addition to its number: key, header of the array, bool. */
  private static final int AROUND_BOUND = 3;

  /** Characters that never combine with one that follows. */
  private static final String DELIMITERS = "-_:;/\\,.(){}[]|?!~ \t@#$%^&*+\"'";

  private final ByteSink entries = new ByteSink(64);
  private int size;

  private UnknownWriter() {}

  static void write(Unknown unknown, ByteSink sink) {
    if (unknown.refinement().equals(Refinement.NONE)) {
      sink.writeExtension(0, PLAIN);
      return;
    }
    var writer = new UnknownWriter();
    writer.add(unknown.refinement());
    writer.writeTo(sink);
  }

  private void writeTo(ByteSink sink) {
    if (size == 0) {
      sink.writeExtension(0, PLAIN);
      return;
    }
    var payload = new ByteSink(64);
    payload.writeMapHeader(size);
    payload.write(entries.toByteArray());
    sink.writeExtension(FormatByte.REFINED, payload.toByteArray());
  }

  private void add(Refinement refinement) {
    if (refinement.definitelyNotNull()) {
      key(RefinementKey.NULLNESS);
      entries.writeBool(false);
    }
    var prefix = cut(refinement.prefix());
    if (!prefix.isEmpty()) {
      key(RefinementKey.PREFIX);
      entries.writeString(prefix);
    }
    refinement.range().lower().ifPresent(bound -> add(RefinementKey.LOWER_BOUND, bound));
    refinement.range().upper().ifPresent(bound -> add(RefinementKey.UPPER_BOUND, bound));
    if (refinement.length().min() != 0) {
      key(RefinementKey.MIN_LENGTH);
      entries.writeNumber(refinement.length().min());
    }
    if (refinement.length().max() != Long.MAX_VALUE) {
      key(RefinementKey.MAX_LENGTH);
      entries.writeNumber(refinement.length().max());
    }
  }

  private void key(int key) {
    size++;
    entries.write(key);
  }

  /**
   * Omits a bound that exceeds the limit: a weaker refinement is still correct, a longer one cannot
   * be decoded.
   */
  private void add(int key, Bound bound) {
    var number = new ByteSink(64);
    NumberWriter.write(bound.number(), number);
    var bytes = number.toByteArray();
    if (entries.length() + bytes.length + AROUND_BOUND > MAX_ENTRIES) {
      return;
    }
    key(key);
    entries.writeArrayHeader(2);
    entries.write(bytes);
    entries.writeBool(bound.inclusive());
  }

  /**
   * Returns a prefix of at most 255 bytes whose last character cannot combine with a following one.
   */
  private static String cut(String prefix) {
    var bytes = prefix.getBytes(StandardCharsets.UTF_8);
    if (bytes.length <= MAX_PREFIX) {
      return prefix;
    }
    var end = MAX_PREFIX - 1;
    while ((bytes[end] & 0xc0) == 0x80) {
      end--;
    }
    var shortened = new String(bytes, 0, end, StandardCharsets.UTF_8);
    if (DELIMITERS.indexOf(shortened.charAt(shortened.length() - 1)) >= 0) {
      return shortened;
    }
    var characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(shortened);
    return shortened.substring(0, characters.preceding(shortened.length()));
  }
}
