package dev.terrane.provider.function;

/// Checks names of functions and parameters by the rules of Terraform's language.
public final class Identifiers {
  private Identifiers() {}

  /// Whether a text is an HCL identifier: a letter or an underscore, then letters, digits,
  /// underscores and hyphens, in any script.
  ///
  /// @param text any text
  /// @return true when Terraform accepts it as a name
  public static boolean isIdentifier(String text) {
    return !text.isEmpty()
        && starts(text.codePointAt(0))
        && text.codePoints().allMatch(Identifiers::goesOn);
  }

  private static boolean starts(int character) {
    return character == '_' || Character.isUnicodeIdentifierStart(character);
  }

  private static boolean goesOn(int character) {
    return character == '-'
        || (Character.isUnicodeIdentifierPart(character)
            && !Character.isIdentifierIgnorable(character));
  }
}
