package dev.terrane.check.report;

import java.util.List;
import java.util.Optional;

/// A violated rule.
///
/// @param severity the severity
/// @param rule the name of the rule: of Terraform's, such as `K13`, or of the check's own, such as
///   `crash`
/// @param part the part of the provider: `resource random_pet`
/// @param path the path of the attribute, in Terraform's syntax; empty for the whole part
/// @param message what happened
/// @param fix what to do
/// @param exchange the last call; empty if there was none
/// @param output the last lines that the provider has written, if it has failed
public record Finding(
    Severity severity,
    String rule,
    String part,
    String path,
    String message,
    String fix,
    Optional<Exchange> exchange,
    List<String> output) {
  /// Copies the lines.
  public Finding {
    output = List.copyOf(output);
  }

  /// The part and the path of the attribute.
  public String place() {
    return path.isEmpty() ? part : part + ", " + path;
  }

  /// Whether another finding is of the same rule and the same attribute, so that one of them is
  /// enough.
  public boolean repeats(Finding other) {
    return rule.equals(other.rule) && part.equals(other.part) && path.equals(other.path);
  }
}
