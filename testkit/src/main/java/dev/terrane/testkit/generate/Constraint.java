package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.RandomData;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A requirement of a check, read from its text, `must be between 1 and 5`: the checks themselves
/// are functions. A text that is not understood suggests nothing.
///
/// @param must the text
record Constraint(String must) {
  private static final String NUMBER = "(-?[0-9.]+)";
  private static final int MORE = 5;

  /// A suggested value of the type, which may satisfy the requirement.
  Optional<CtyValue> suggest(CtyType type, RandomData random) {
    if (type.equals(CtyType.STRING)) {
      return text(random).map(CtyValue::string);
    }
    return type.equals(CtyType.NUMBER) ? number(random).map(CtyValue::number) : Optional.empty();
  }

  private Optional<MatchResult> match(String regex) {
    return Pattern.compile(regex, Pattern.DOTALL).matcher(must).results().findFirst();
  }

  private Optional<String> text(RandomData random) {
    return Stream.<Optional<String>>of(
            match("^must match (.*)$").map(found -> PatternText.of(found.group(1), random)),
            match("^must be one of (.*?)(, not .*)?$")
                .map(found -> one(found.group(1), ", ", random)),
            lengths().map(range -> random.text(length(range, random), "abcdefghij")),
            match(" such as (.*?)( \\(.*)?$").map(found -> one(found.group(1), ", | or ", random)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static String one(String texts, String separator, RandomData random) {
    var one = random.oneOf(texts.split(separator, -1));
    return one.length() > 1 && one.startsWith("\"") ? one.substring(1, one.length() - 1) : one;
  }

  private static int length(Range range, RandomData random) {
    return random.integer(range.min, range.max);
  }

  /// Limits, both included.
  ///
  /// @param min the least
  /// @param max the most
  record Range(int min, int max) {}

  /// The permitted lengths of a text or sizes of a collection.
  Optional<Range> lengths() {
    if (must.equals("must not be empty") || must.equals("must not be blank")) {
      return Optional.of(new Range(1, MORE));
    }
    return match("^must have (?:(\\d+) to|at least|at most|exactly) ?(\\d+)")
        .map(found -> {
          var number = Integer.parseInt(found.group(2));
          if (found.group(1) != null) {
            return new Range(Integer.parseInt(found.group(1)), number);
          }
          return must.startsWith("must have at least")
              ? new Range(number, number + MORE)
              : new Range(must.startsWith("must have at most") ? 0 : number, number);
        });
  }

  private Optional<BigDecimal> number(RandomData random) {
    return Stream.of(
            match("^must be one of (.*)$")
                .map(found -> new BigDecimal(one(found.group(1), ", ", random))),
            match("^must be (?:.* )?between " + NUMBER + " and " + NUMBER)
                .map(found -> between(found.group(1), found.group(2), random)),
            match("^must be (?:at least|at most|greater than|less than) " + NUMBER)
                .map(found -> new BigDecimal(found.group(1)).add(offset(random))))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private BigDecimal offset(RandomData random) {
    var offset = random.integer(0, MORE);
    var down = must.startsWith("must be at most") || must.startsWith("must be less");
    return BigDecimal.valueOf(down ? -offset : offset);
  }

  private static BigDecimal between(String min, String max, RandomData random) {
    var least = new BigDecimal(min);
    var most = new BigDecimal(max);
    var limits = List.of(least, most, least.add(BigDecimal.ONE).min(most));
    return limits.get(random.integer(0, limits.size() - 1));
  }

  /// The requirement of each element, or of each key.
  ///
  /// @param part `element` or `key`
  Optional<Constraint> inEach(String part) {
    return match("^must in each " + part + " (.*)$")
        .map(found -> new Constraint("must " + found.group(1)));
  }
}
