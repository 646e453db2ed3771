package dev.terrane.examples.keystore;

import java.util.Map;
import javax.security.auth.x500.X500Principal;

/// Names such as `CN=localhost,O=Example`: many spellings, one meaning.
final class DistinguishedName {
  /// Without it, RFC 2253 knows the attribute by its number alone.
  private static final Map<String, String> KEYWORDS =
      Map.of("1.2.840.113549.1.9.1", "EMAILADDRESS");

  private DistinguishedName() {}

  static boolean isValid(String text) {
    try {
      return new X500Principal(text).getEncoded().length > 2;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// Whether two spellings, of which the first may be no name at all, mean the same.
  static boolean same(String one, String other) {
    return isValid(one)
        && isValid(other)
        && new X500Principal(one).equals(new X500Principal(other));
  }

  /// Spells a name by RFC 2253.
  static String of(X500Principal name) {
    return name.getName(X500Principal.RFC2253, KEYWORDS);
  }

  /// Spells a name as it was spelled before, when that means the same.
  static String of(X500Principal name, String before) {
    return same(before, of(name)) ? before : of(name);
  }
}
