package dev.terrane.tests.acceptance.agreement;

import dev.terrane.tests.agreement.Forms;
import java.util.function.UnaryOperator;

/// A response that violates a rule of Terraform, or just does not.
///
/// @param phase the call
/// @param title the title of the object
/// @param rule the part of the error in the JVM that names the rule; empty for a legal response
/// @param first the arguments, and those before a change
/// @param second the arguments of a change
/// @param response changes the legal response
record ResponseCase(
    Phase phase,
    String title,
    String rule,
    String first,
    String second,
    UnaryOperator<Reply> response) {
  /// In the message about a response that cannot be decoded by the schema.
  static final String MISFIT = "does not match the schema";

  boolean isMisfit() {
    return rule.equals(MISFIT);
  }

  boolean isLegal() {
    return rule.isEmpty();
  }

  Sample sample() {
    return new Sample(title, Forms.EVERYTHING, first, second);
  }

  @Override
  public String toString() {
    return phase + " " + title + (isLegal() ? "" : " " + rule);
  }
}
