package dev.terrane.processor.type;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.Value;
import java.util.Map;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// The error for Java types without a type in Terraform, with the type to use instead.
public final class UnsupportedType {
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

  private UnsupportedType() {}

  public static CompileErrorException of(TypeMirror type) {
    return switch (type.getKind()) {
      case BYTE, SHORT -> unsupported(type, "int");
      case CHAR -> unsupported(type, "String");
      case ARRAY ->
          unsupported(type, isBytes(type) ? "ByteString, which is written in base64" : "List");
      case WILDCARD -> unsupported(type, "a type instead of the wildcard");
      case TYPEVAR -> unsupported(type, "a concrete type");
      default -> ofDeclared(type);
    };
  }

  private static boolean isBytes(TypeMirror type) {
    return type instanceof ArrayType array && array.getComponentType().getKind() == TypeKind.BYTE;
  }

  private static CompileErrorException ofDeclared(TypeMirror type) {
    if (LanguageModel.is(type, Value.class)) {
      return new CompileErrorException(CompileError.VALUE_OUTSIDE, "the type without Value");
    }
    var name =
        LanguageModel.declared(type).map(one -> one.getQualifiedName().toString()).orElse("");
    return unsupported(
        type, INSTEAD.getOrDefault(name, "a supported type with @ConvertedBy, or a record"));
  }

  private static CompileErrorException unsupported(TypeMirror type, String instead) {
    return new CompileErrorException(CompileError.UNSUPPORTED_TYPE, sourceName(type), instead);
  }

  /// The name of a type as in source code, without annotations and packages.
  public static String sourceName(TypeMirror type) {
    var text =
        type.getKind() == TypeKind.ERROR
            ? type.toString()
            : AttributeTypeReader.bare(type).toString();
    return text.replaceAll("\\b[a-z]\\w*\\. ?", "");
  }
}
