package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.SchemaMember;
import java.util.Optional;

/// The properties of an attribute that can be read; [Attribute] adds the methods that set them.
abstract class Handle<T> implements SchemaMember {
  final Definition<T> definition;

  Handle(Definition<T> definition) {
    this.definition = definition;
  }

  @Override
  public String name() {
    return definition.name;
  }

  /// Whether it has a trait.
  ///
  /// @param trait the trait
  /// @return true when it has
  public boolean is(Trait trait) {
    return definition.is(trait);
  }

  /// {@return whether the user may write it}
  public boolean isArgument() {
    return is(Trait.REQUIRED) || is(Trait.OPTIONAL) || isBlock();
  }

  /// {@return whether it is a block}
  public boolean isBlock() {
    return nested().filter(NestedShape::block).isPresent();
  }

  /// {@return how its Java type and its Terraform type meet}
  public AttributeType<T> type() {
    return definition.type;
  }

  /// {@return its type as it travels}
  public CtyType ctyType() {
    return definition.ctyType;
  }

  /// What is inside, for a block or a nested attribute.
  ///
  /// @return empty for a plain attribute
  public Optional<NestedShape> nested() {
    return Optional.ofNullable(definition.nested);
  }

  /// {@return the rules behind the handle, as the engine applies them}
  public Rules rules() {
    return definition;
  }

  T decode(CtyValue value) {
    return definition.decode(value);
  }

  CtyValue encode(T value) {
    return definition.encode(value);
  }

  boolean holdsUnknown() {
    return definition.type.properties.unknown();
  }

  CtyValue absent() {
    return nested().map(nested -> nested.absent(ctyType())).orElseGet(this::nothing);
  }

  private CtyValue nothing() {
    return CtyValue.nullOf(ctyType());
  }

  /// Makes a failure at this attribute: `throw MODE.error("...", "...")`. Inside a block or a
  /// nested attribute its place is found by the schema. Where there are several, as in a list with
  /// two elements, the failure is reported at their common part; [Failure#within] says which one.
  ///
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  /// @return the failure, to be thrown
  public Failure error(String summary, String detail) {
    return new Failure(this, summary, detail);
  }

  @Override
  public String toString() {
    return name();
  }
}
