package dev.terrane.processor.type;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.type.ByteString;
import dev.terrane.provider.type.IpPrefix;
import dev.terrane.provider.type.Ipv4Prefix;
import dev.terrane.provider.type.Ipv6Prefix;
import dev.terrane.provider.type.MacAddress;
import dev.terrane.provider.type.NetworkTypes;
import dev.terrane.provider.type.SemanticVersion;
import dev.terrane.provider.type.StringTypes;
import java.math.BigDecimal;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/// The Java types of scalar values, with their constants in [AttributeType].
// Attribute types and functions are immutable, but Error Prone cannot see it.
@SuppressWarnings("ImmutableEnumChecker")
public enum Scalar {
  BOOL(Boolean.class, TypeKind.BOOLEAN, AttributeType.BOOL, value -> CodeBlock.of("$L", value)),
  INT(Integer.class, TypeKind.INT, AttributeType.INT, value -> CodeBlock.of("$L", value)),
  LONG(Long.class, TypeKind.LONG, AttributeType.LONG, value -> CodeBlock.of("$LL", value)),
  FLOAT(Float.class, TypeKind.FLOAT, AttributeType.FLOAT, value -> CodeBlock.of("$Lf", value)),
  DOUBLE(Double.class, TypeKind.DOUBLE, AttributeType.DOUBLE, value -> CodeBlock.of("$Ld", value)),
  DECIMAL(
      BigDecimal.class,
      TypeKind.NONE,
      AttributeType.DECIMAL,
      value -> CodeBlock.of("new $T($S)", BigDecimal.class, value.toString())),
  STRING(String.class, TypeKind.NONE, AttributeType.STRING, value -> CodeBlock.of("$S", value)),
  DURATION(
      Duration.class,
      TypeKind.NONE,
      AttributeType.DURATION,
      value -> CodeBlock.of("$T.parse($S)", Duration.class, value.toString())),
  INSTANT(
      Instant.class,
      TypeKind.NONE,
      AttributeType.INSTANT,
      value -> CodeBlock.of("$T.parse($S)", Instant.class, value.toString())),
  URI_TEXT(
      URI.class,
      TypeKind.NONE,
      AttributeType.URI,
      value -> CodeBlock.of("$T.create($S)", URI.class, value.toString())),
  UUID_TEXT(
      UUID.class,
      TypeKind.NONE,
      StringTypes.UUID,
      value -> CodeBlock.of("$T.fromString($S)", UUID.class, value.toString())),
  BASE64(
      ByteString.class,
      TypeKind.NONE,
      StringTypes.BASE64,
      value -> parsed("parseBase64", ByteString.class, ((ByteString) value).toBase64())),
  SEMANTIC_VERSION(
      SemanticVersion.class,
      TypeKind.NONE,
      StringTypes.SEMANTIC_VERSION,
      value -> parsed("parse", SemanticVersion.class, value)),
  IP_ADDRESS(
      InetAddress.class,
      TypeKind.NONE,
      NetworkTypes.IP_ADDRESS,
      value -> parsed("ofLiteral", InetAddress.class, address(value))),
  IPV4_ADDRESS(
      Inet4Address.class,
      TypeKind.NONE,
      NetworkTypes.IPV4_ADDRESS,
      value -> parsed("ofLiteral", Inet4Address.class, address(value))),
  IPV6_ADDRESS(
      Inet6Address.class,
      TypeKind.NONE,
      NetworkTypes.IPV6_ADDRESS,
      value ->
          CodeBlock.of(
              "($T) $L",
              Inet6Address.class,
              parsed("ofLiteral", Inet6Address.class, address(value)))),
  IP_PREFIX(
      IpPrefix.class,
      TypeKind.NONE,
      NetworkTypes.IP_PREFIX,
      value -> parsed("parse", IpPrefix.class, value)),
  IPV4_PREFIX(
      Ipv4Prefix.class,
      TypeKind.NONE,
      NetworkTypes.IPV4_PREFIX,
      value -> parsed("parse", Ipv4Prefix.class, value)),
  IPV6_PREFIX(
      Ipv6Prefix.class,
      TypeKind.NONE,
      NetworkTypes.IPV6_PREFIX,
      value -> parsed("parse", Ipv6Prefix.class, value)),
  MAC_ADDRESS(
      MacAddress.class,
      TypeKind.NONE,
      NetworkTypes.MAC_ADDRESS,
      value -> parsed("parse", MacAddress.class, value)),
  ANY(CtyValue.class, TypeKind.NONE, AttributeType.ANY, _ -> CodeBlock.of("null"));

  private final Class<?> boxed;
  private final TypeKind primitive;
  private final AttributeType<?> type;
  private final Function<Object, CodeBlock> literal;

  Scalar(
      Class<?> boxed,
      TypeKind primitive,
      AttributeType<?> type,
      Function<Object, CodeBlock> literal) {
    this.boxed = boxed;
    this.primitive = primitive;
    this.type = type;
    this.literal = literal;
  }

  public static Optional<Scalar> of(TypeMirror java) {
    return Arrays.stream(values())
        .filter(one -> one.primitive == java.getKind() || LanguageModel.is(java, one.boxed))
        .filter(one -> one.primitive != TypeKind.NONE || java.getKind() == TypeKind.DECLARED)
        .findFirst();
  }

  /// The expression that names the attribute type.
  public CodeBlock expression() {
    var constant =
        switch (this) {
          case URI_TEXT -> "URI";
          case UUID_TEXT -> "UUID";
          default -> name();
        };
    return CodeBlock.of("$T.$L", holder(), constant);
  }

  private Class<?> holder() {
    return switch (this) {
      case UUID_TEXT, BASE64, SEMANTIC_VERSION -> StringTypes.class;
      case IP_ADDRESS, IPV4_ADDRESS, IPV6_ADDRESS -> NetworkTypes.class;
      case IP_PREFIX, IPV4_PREFIX, IPV6_PREFIX, MAC_ADDRESS -> NetworkTypes.class;
      default -> AttributeType.class;
    };
  }

  private static CodeBlock parsed(String factory, Class<?> type, Object text) {
    return CodeBlock.of("$T.$L($S)", type, factory, text.toString());
  }

  private static String address(Object value) {
    return ((InetAddress) value).getHostAddress();
  }

  public boolean isNumber() {
    return switch (this) {
      case INT, LONG, FLOAT, DOUBLE, DECIMAL -> true;
      default -> false;
    };
  }

  /// Whether different values may be equivalent.
  public boolean hasEquivalentValues() {
    return switch (this) {
      case DURATION, INSTANT, UUID_TEXT, BASE64 -> true;
      default -> holder() == NetworkTypes.class;
    };
  }

  /// Parses a value as users configure it.
  ///
  /// @throws CtyException if the text is not valid
  public Object read(String text) {
    return type.decode(CtyConversion.convert(CtyValue.string(text), type.ctyType()));
  }

  public CodeBlock literal(Object value) {
    return literal.apply(value);
  }

  public String word() {
    return switch (this) {
      case BOOL -> "boolean";
      case INT, LONG -> "whole number";
      case FLOAT, DOUBLE, DECIMAL -> "number";
      case STRING -> "text";
      case DURATION -> "duration";
      case INSTANT -> "point in time";
      case URI_TEXT -> "URI";
      case ANY -> "value";
      case UUID_TEXT -> "UUID";
      case BASE64 -> "base64 text";
      case SEMANTIC_VERSION -> "semantic version";
      case IP_ADDRESS, IPV4_ADDRESS, IPV6_ADDRESS -> "IP address";
      case IP_PREFIX, IPV4_PREFIX, IPV6_PREFIX -> "IP prefix";
      case MAC_ADDRESS -> "MAC address";
    };
  }

  /// Parses a duration as users configure it.
  public static Optional<Duration> duration(String text) {
    try {
      return Optional.of(AttributeType.DURATION.decode(CtyValue.string(text)));
    } catch (CtyException _) {
      return Optional.empty();
    }
  }
}
