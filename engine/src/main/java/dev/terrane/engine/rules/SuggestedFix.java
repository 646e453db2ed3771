package dev.terrane.engine.rules;

/// The change that most likely resolves the violation of a rule; docs/rules.md lists the rules. The
/// terms of records come first, those of handles follow.
public final class SuggestedFix {
  private SuggestedFix() {}

  /// The suggested fix, as a sentence that begins with a verb.
  public static String of(String rule) {
    return switch (rule) {
      case "A3", "P3", "AP8", "WO1", "R8" ->
          "return null for the write-only attribute; only the configuration can contain its value.";
      case "A6" ->
          "declare the attribute @Computed (handle: computed()), so that the provider can set a"
              + " value that is not in the configuration.";
      case "A8", "N3" ->
          "plan the configured value unchanged, also if the remote side normalizes it.";
      case "AP9", "R6", "DS3" -> "return a known value, or null, for every attribute.";
      case "E3" -> "return arguments as configured, and a known value, or null, for all else.";
      case "RR2" -> "call replace(...) with a top-level attribute of the schema.";
      case "AP11" -> "return the object, or throw an exception if it could not be created.";
      case "K10" ->
          "return a value that satisfies the refinements of the planned unknown value, or"
              + " declare the attribute @Nullable (handle: nullable()).";
      case "K11", "K12", "K13", "K14", "K15", "K16" ->
          "return the planned value, as in.toState(...) does (handles: in.with(...)), or declare"
              + " the"
              + " attribute @Computed and not stable (handle: computed() without stable()), so"
              + " that the"
              + " plan leaves it open.";
      default ->
          rule.startsWith("B") || rule.startsWith("N")
              ? "return exactly the blocks and elements of the configuration; a provider cannot"
                  + " add or remove any."
              : "return a value that conforms to the schema and the plan.";
    };
  }
}
