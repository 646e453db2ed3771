package dev.terrane.examples.keystore;

import dev.terrane.provider.attribute.Converter;
import java.util.Map;
import javax.security.auth.x500.X500Principal;

/** Reads and writes names such as `CN=localhost,O=Example`: many spellings, one meaning. */
final class DistinguishedName implements Converter<String, X500Principal> {
  /** Keywords of attributes that RFC 2253 formats as numbers. */
  private static final Map<String, String> KEYWORDS =
      Map.of("1.2.840.113549.1.9.1", "EMAILADDRESS");

  /** The length of an encoded empty name. */
  private static final int EMPTY = 2;

  @Override
  public X500Principal read(String text) {
    try {
      var name = new X500Principal(text);
      if (name.getEncoded().length > EMPTY) {
        return name;
      }
    } catch (IllegalArgumentException _) {
      // Java's message is about its parser.
    }
    throw new IllegalArgumentException(
        "\"" + text + "\" is not a distinguished name; use one such as CN=localhost,O=Example");
  }

  @Override
  public String write(X500Principal name) {
    return of(name);
  }

  /** Spells a name by RFC 2253. */
  static String of(X500Principal name) {
    return name.getName(X500Principal.RFC2253, KEYWORDS);
  }
}
