package dev.terrane.engine.rules;

/// What an author most likely has to do about a broken rule; docs/rules.md tells their names. Words
/// of records come first, those of handles behind them.
public final class Cure {
  private Cure() {}

  /// What to do, as a sentence that begins with a verb.
  public static String of(String rule) {
    return switch (rule) {
      case "A3", "P3", "AP8", "WO1", "R8" ->
          "leave the write-only attribute null; only the configuration may hold it.";
      case "A6" ->
          "declare the attribute @Computed (handle: computed()), so that the provider may choose a"
              + " value that the user did not write.";
      case "A8", "N3" ->
          "plan the configured value as it is written; a spelling of the remote side is no reason to"
              + " change it.";
      case "AP9", "R6", "DS3" ->
          "give every attribute a value, or null, before the method returns.";
      case "RR2" -> "call replace(...) with a handle of the schema's root.";
      case "AP11" -> "return the object, and throw when it could not be made.";
      case "K10" ->
          "give the computed attribute a value that keeps what the plan promised of it, or declare"
              + " it @Nullable (handle: nullable()).";
      case "K11", "K12", "K13", "K14", "K15", "K16" ->
          "return the planned value, as in.toState(...) does (handles: in.with(...)), or declare the"
              + " attribute @Computed and not stable (handle: computed() without stable()), so that the"
              + " plan leaves it open.";
      default ->
          rule.startsWith("B") || rule.startsWith("N")
              ? "keep the blocks and elements that the user wrote; a provider may not add or drop any."
              : "make the method return what its schema and its plan promise.";
    };
  }
}
