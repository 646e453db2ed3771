package dev.terrane.tests.records.depot;

import dev.terrane.provider.ProviderFunction;
import dev.terrane.provider.function.Tuple;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Functions about marks.
final class Marks {
  private Marks() {}

  /**
   * The first and the last mark of several.
   *
   * @param first the number of the first
   * @param last the number of the last
   */
  @Tuple
  record Span(int first, @Nullable Integer last) {}

  /**
   * Numbers marks anew.
   *
   * @param spans the marks
   * @param by what is added to each number
   * @return the marks with other numbers
   */
  @ProviderFunction("shifted")
  static List<Span> shifted(List<Span> spans, int by) {
    return spans.stream().map(span -> shifted(span, by)).toList();
  }

  private static Span shifted(Span span, int by) {
    return new Span(span.first() + by, span.last() == null ? null : span.last() + by);
  }

  /**
   * Makes a mark.
   *
   * @param number the number of the crate
   * @param words what the mark says
   * @return the mark
   */
  @ProviderFunction("mark")
  static String mark(@Min(1) @Max(99) int number, @NotBlank String... words) {
    return number + "-" + String.join("-", words);
  }
}
