package dev.terrane.check.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import java.util.List;
import java.util.Optional;

/// An attribute as it was received.
///
/// @param name its name
/// @param hasType whether it has a type
/// @param type its type; empty if there is none, or if it is not readable
/// @param nested the nested attributes; empty if it has none
/// @param traits its traits
record DeclaredAttribute(
    String name,
    boolean hasType,
    Optional<CtyType> type,
    Optional<NestedType> nested,
    Traits traits) {
  private static final int NAME = 1;
  private static final int TYPE = 2;
  private static final int REQUIRED = 4;
  private static final int OPTIONAL = 5;
  private static final int COMPUTED = 6;
  private static final int DEPRECATED = 9;
  private static final int NESTED_TYPE = 10;
  private static final int WRITE_ONLY_IN_V5 = 10;
  private static final int WRITE_ONLY_IN_V6 = 11;

  /// The content of a nested attribute.
  ///
  /// @param nesting the number of the nesting mode
  record NestedType(int nesting, List<DeclaredAttribute> members) {}

  /// The traits of an attribute.
  ///
  /// @param replacement the deprecation message
  record Traits(
      boolean required,
      boolean optional,
      boolean computed,
      boolean writeOnly,
      boolean deprecated,
      String replacement) {}

  static DeclaredAttribute read(Protocol protocol, ProtoMessage in) {
    var hasNested = protocol == Protocol.V6 && in.has(NESTED_TYPE);
    return new DeclaredAttribute(
        in.string(NAME),
        in.has(TYPE),
        in.has(TYPE) ? type(in) : Optional.empty(),
        hasNested ? Optional.of(nested(in.message(NESTED_TYPE))) : Optional.empty(),
        traits(protocol == Protocol.V6 ? WRITE_ONLY_IN_V6 : WRITE_ONLY_IN_V5, in));
  }

  private static Traits traits(int writeOnly, ProtoMessage in) {
    return new Traits(
        in.bool(REQUIRED),
        in.bool(OPTIONAL),
        in.bool(COMPUTED),
        in.bool(writeOnly),
        in.bool(DEPRECATED),
        in.string(writeOnly + 1));
  }

  private static Optional<CtyType> type(ProtoMessage in) {
    return type(in, TYPE);
  }

  /// The type in a field; empty if it is not readable.
  static Optional<CtyType> type(ProtoMessage in, int field) {
    try {
      return Optional.of(Json.decodeType(in.bytes(field).array()));
    } catch (CtyException e) {
      return Optional.empty();
    }
  }

  private static NestedType nested(ProtoMessage in) {
    return new NestedType(
        in.enumeration(3), in.messages(1, one -> DeclaredAttribute.read(Protocol.V6, one)));
  }

  /// Whether a value can contain one of any type.
  boolean containsDynamic() {
    return type.filter(CtyType::containsDynamic).isPresent()
        || members().stream().anyMatch(DeclaredAttribute::containsDynamic);
  }

  /// Whether it is write-only, or contains such an attribute.
  boolean containsWriteOnly() {
    return traits.writeOnly() || members().stream().anyMatch(DeclaredAttribute::containsWriteOnly);
  }

  private List<DeclaredAttribute> members() {
    return nested.map(NestedType::members).orElse(List.of());
  }
}
