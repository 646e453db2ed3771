package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import java.util.Objects;
import java.util.Optional;

/// A rule of Terraform that a value breaks. Where the attribute is sensitive, lies inside a
/// sensitive one or holds one, neither value is shown.
///
/// @param path the place in the checked object; it ends at the first set, whose elements have no
///   name
/// @param rule the name of the rule: `"A6"`
/// @param reason what is wrong, in the words by which users find it, without any value
/// @param expected what the rule asks for, where it asks for a value
/// @param actual what was found instead, where there is a value
public record Violation(
    CtyPath path,
    String rule,
    String reason,
    Optional<CtyValue> expected,
    Optional<CtyValue> actual) {
  public Violation {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(rule, "rule");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(expected, "expected");
    Objects.requireNonNull(actual, "actual");
  }

  /// One line for a log or a diagnostic's detail.
  ///
  /// @return the place, the reason, the rule, and the values where they may be shown
  @Override
  public String toString() {
    var line = new StringBuilder();
    if (!path.isRoot()) {
      line.append(path).append(": ");
    }
    line.append(reason).append(" (").append(rule).append(')');
    expected.ifPresent(value -> line.append("; expected ").append(value));
    actual.ifPresent(value -> line.append("; actual ").append(value));
    return line.toString();
  }

  /// A text without the full stop at its end, so that the caller can add one.
  public static String withoutFullStop(String text) {
    var stripped = text.strip();
    return stripped.endsWith(".") && !stripped.endsWith("..")
        ? stripped.substring(0, stripped.length() - 1)
        : stripped;
  }
}
