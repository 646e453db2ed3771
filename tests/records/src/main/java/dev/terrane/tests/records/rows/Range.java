package dev.terrane.tests.records.rows;

import dev.terrane.provider.attribute.Converter;

/**
 * A range of ports, which users spell `80-90`.
 *
 * @param from the first
 * @param to the last
 */
public record Range(int from, int to) {
  /** Reads and writes ranges. */
  public static final class Spelling implements Converter<String, Range> {
    @Override
    public Range read(String plain) {
      var hyphen = plain.indexOf('-');
      if (hyphen < 0) {
        throw new IllegalArgumentException("a range must be like 80-90, not " + plain);
      }
      return new Range(
          Integer.parseInt(plain.substring(0, hyphen)),
          Integer.parseInt(plain.substring(hyphen + 1)));
    }

    @Override
    public String write(Range own) {
      return own.from() + "-" + own.to();
    }
  }
}
