package dev.terrane.provider.type;

import dev.terrane.provider.internal.TextMapping;
import dev.terrane.provider.schema.AttributeType;
import java.util.List;
import java.util.Locale;

/// Attribute types of strings with a format, beside those of [AttributeType] and [NetworkTypes].
public final class StringTypes {
  /// A UUID in its 36 characters. To keep the configured representation, which may be in upper
  /// case, add [dev.terrane.provider.attribute.Equality#byValue] to the attribute.
  public static final AttributeType<java.util.UUID> UUID =
      StringFormat.of(
          "UUID",
          "must be a UUID such as 3f2504e0-4f89-41d3-9a0c-0305e82c3301",
          StringFormat::uuid,
          java.util.UUID::toString);

  /// Bytes in base64, with the alphabet of RFC 4648, section 4. To keep the configured
  /// representation, which may lack padding, add [dev.terrane.provider.attribute.Equality#byValue]
  /// to the attribute.
  public static final AttributeType<ByteString> BASE64 =
      StringFormat.of(
          "Base64 Value", "must be base64", ByteString::parseBase64, ByteString::toBase64);

  /// A version in the format of Semantic Versioning.
  public static final AttributeType<SemanticVersion> SEMANTIC_VERSION =
      StringFormat.of(
          "Semantic Version",
          "must be a semantic version such as 1.4.0",
          SemanticVersion::parse,
          SemanticVersion::toString);

  private StringTypes() {}

  /// A string with a fixed set of values, as [AttributeType#choice], that users may write in any
  /// case. To keep the configured representation, add
  /// [dev.terrane.provider.attribute.Equality#byValue] to the attribute.
  ///
  /// @param values the Java values, usually all constants of an enum
  /// @param texts their texts, in the same order; states contain them as they are given here
  /// @param <E> the Java type
  /// @return the type
  /// @throws IllegalArgumentException unless each value has a text that differs not only in case
  public static <E> AttributeType<E> choiceIgnoringCase(List<E> values, List<String> texts) {
    var choice = TextMapping.of(values, texts);
    var byLowerCase = TextMapping.of(values, texts.stream().map(StringTypes::lowerCase).toList());
    var type = AttributeType.STRING.<E>as(text -> read(choice, byLowerCase, text), choice::write);
    return choice.name().map(type::named).orElse(type);
  }

  private static <E> E read(TextMapping<E> choice, TextMapping<E> byLowerCase, String text) {
    var value = byLowerCase.values().get(lowerCase(text));
    return value == null ? choice.read(text) : value;
  }

  private static String lowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
