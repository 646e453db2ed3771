package dev.terrane.check.report;

import java.util.Map;

/// The change that most likely resolves a finding, for a provider in any language.
public final class SuggestedFixes {
  private static final Map<String, String> FIXES =
      Map.ofEntries(
          Map.entry(
              "handshake",
              "start the executable by hand; run without Terraform, it should"
                  + " print that it is a plugin."),
          Map.entry("crash", "handle the request that is shown; its values are legal."),
          Map.entry("timeout", "return, or raise the limit of a call with --timeout."),
          Map.entry("rpc", "return a diagnostic instead of a gRPC error."),
          Map.entry("message", "return a message of the protocol."),
          Map.entry("metadata", "return the same names in GetMetadata and GetProviderSchema."),
          Map.entry("error", "correct the arguments, or the provider."),
          Map.entry(
              "empty-plan",
              "return from create, update and read what the plan and the"
                  + " configuration contain."),
          Map.entry("round-trip", "return a state of the current version unchanged."),
          Map.entry("garbage", "return an error diagnostic for a state that is not JSON."),
          Map.entry("F", "return a function error that names the argument."),
          Map.entry("A3", "plan null for the write-only attribute."),
          Map.entry("A6", "declare the attribute computed, or plan null for it."),
          Map.entry("A8", "plan the configured value unchanged."),
          Map.entry("C1", "reject null for a required attribute during validation."),
          Map.entry("F7", "return the same result for the same arguments."),
          Map.entry("V5", "use the path of an attribute of the schema."),
          Map.entry("W1", "return a value of the type of the schema, with all of its attributes."));

  private static final Map<String, String> BY_LETTERS =
      Map.of(
          "S", "correct the schema; Terraform refuses to load it.",
          "A", "plan the configured value, or the value of the state.",
          "N", "plan exactly the elements of the configuration.",
          "B", "plan exactly the blocks of the configuration.",
          "K", "return the planned value; only what was planned as unknown may change.",
          "WO", "return null for the write-only attribute.",
          "R", "return a known value, or null, for each attribute.",
          "F", "return a result of the declared type, or an error.",
          "I", "return one object of the requested type.",
          "ID", "return an identity of the declared schema, or none.");

  private SuggestedFixes() {}

  /// The suggested fix, as a sentence that begins with a verb.
  ///
  /// @param rule the name of the rule
  public static String of(String rule) {
    var letters = rule.replaceAll("\\d", "");
    return FIXES.getOrDefault(
        rule, BY_LETTERS.getOrDefault(letters, "return a response that follows the rule."));
  }
}
