package dev.terrane.provider.type;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.provider.schema.AttributeType;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Creates attribute types of strings with a format.
final class StringFormat {
  private static final Pattern UUID_TEXT =
      Pattern.compile("\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private StringFormat() {}

  /// Creates an attribute type.
  ///
  /// @param name the name of the type in error messages
  /// @param must the error for another text
  /// @param parse throws an [IllegalArgumentException] for a text that does not have the format
  /// @param format returns a text that `parse` accepts
  /// @param <T> the Java type
  /// @return the type
  static <T> AttributeType<T> of(
      String name,
      String must,
      Function<String, ? extends T> parse,
      Function<? super T, String> format) {
    return AttributeType.STRING.<T>as(text -> parsed(text, must, parse), format).named(name);
  }

  private static <T> T parsed(String text, String must, Function<String, ? extends T> parse) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException _) {
      throw new CtyException(CtyPath.ROOT, must);
    }
  }

  /// Parses a UUID. In contrast to [UUID#fromString] all digits are required.
  ///
  /// @param text the UUID
  /// @return the UUID
  /// @throws IllegalArgumentException if it is not a UUID
  static UUID uuid(String text) {
    if (!UUID_TEXT.matcher(text).matches()) {
      throw new IllegalArgumentException(text + " is not a UUID");
    }
    return UUID.fromString(text);
  }
}
