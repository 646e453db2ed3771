package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import java.util.Objects;
import java.util.Optional;

/// A violated rule of Terraform. Neither value is shown if the attribute is sensitive, lies inside
/// a sensitive one or contains one.
///
/// @param path the path in the checked object, up to the first set, because Terraform has no path
///   to its elements
/// @param rule the name of the rule: `"A6"`
/// @param reason the violation in Terraform's own words, so that users find it, without values
/// @param expected the expected value, if the rule expects one
/// @param actual the actual value, if there is one
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

  /// The same violation as one of another rule, which this one is a part of.
  Violation under(String other) {
    return new Violation(path, other, reason, expected, actual);
  }

  /// One line for a log or a diagnostic's detail.
  ///
  /// @return the path, the reason, the rule, and the values if they may be shown
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
