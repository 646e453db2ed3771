package dev.terrane.processor.type;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.source.Language;
import dev.terrane.provider.Value;
import java.util.Map;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// Java types that Terraform has no type for, and what to write instead.
public final class Unsupported {
  private static final String COLLECTION = "List, Set or Map<String, ...>";

  private static final Map<String, String> INSTEAD =
      Map.ofEntries(
          Map.entry("java.util.Optional", "the type itself with @Nullable"),
          Map.entry("java.util.OptionalInt", "@Nullable Integer"),
          Map.entry("java.util.OptionalLong", "@Nullable Long"),
          Map.entry("java.util.OptionalDouble", "@Nullable Double"),
          Map.entry("java.util.Collection", COLLECTION),
          Map.entry("java.lang.Iterable", COLLECTION),
          Map.entry("java.util.ArrayList", "List"),
          Map.entry("java.util.LinkedHashSet", "Set"),
          Map.entry("java.util.HashSet", "Set"),
          Map.entry("java.util.HashMap", "Map"),
          Map.entry("java.util.LinkedHashMap", "Map"),
          Map.entry("java.lang.Short", "Integer"),
          Map.entry("java.lang.Byte", "Integer"),
          Map.entry("java.lang.Character", "String"),
          Map.entry("java.lang.CharSequence", "String"),
          Map.entry("java.lang.Number", "BigDecimal"),
          Map.entry("java.math.BigInteger", "BigDecimal"),
          Map.entry("java.lang.Object", "CtyValue"),
          Map.entry("java.net.URL", "URI"),
          Map.entry("java.util.Date", "Instant"),
          Map.entry("java.time.OffsetDateTime", "Instant"),
          Map.entry("java.time.ZonedDateTime", "Instant"));

  private Unsupported() {}

  public static Misused of(TypeMirror type) {
    return switch (type.getKind()) {
      case BYTE, SHORT -> unsupported(type, "int");
      case CHAR -> unsupported(type, "String");
      case ARRAY -> unsupported(type, "List");
      case WILDCARD -> unsupported(type, "a type instead of the wildcard");
      case TYPEVAR -> unsupported(type, "the type that it stands for");
      default -> ofDeclared(type);
    };
  }

  private static Misused ofDeclared(TypeMirror type) {
    if (Language.is(type, Value.class)) {
      return new Misused(Misuse.VALUE_OUTSIDE, "the type without Value");
    }
    var name = Language.declared(type).map(one -> one.getQualifiedName().toString()).orElse("");
    return unsupported(
        type,
        INSTEAD.getOrDefault(name, "one that it has, and say @ConvertedBy, or make it a record"));
  }

  private static Misused unsupported(TypeMirror type, String instead) {
    return new Misused(Misuse.UNSUPPORTED_TYPE, spelled(type), instead);
  }

  /// A type as an author writes it: without annotations and packages.
  public static String spelled(TypeMirror type) {
    var text =
        type.getKind() == TypeKind.ERROR ? type.toString() : TypeReader.bare(type).toString();
    return text.replaceAll("\\b[a-z]\\w*\\. ?", "");
  }
}
