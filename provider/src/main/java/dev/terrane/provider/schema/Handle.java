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

  /// Whether the attribute has a trait.
  ///
  /// @param trait the trait
  /// @return true when it has this trait
  public boolean is(Trait trait) {
    return definition.is(trait);
  }

  /// {@return whether the user may set it}
  public boolean isArgument() {
    return is(Trait.REQUIRED) || is(Trait.OPTIONAL) || isBlock();
  }

  /// {@return whether it is a block}
  public boolean isBlock() {
    return nested().filter(NestedShape::block).isPresent();
  }

  /// {@return the mapping between its Java type and its Terraform type}
  public AttributeType<T> type() {
    return definition.type;
  }

  /// {@return its Terraform type}
  public CtyType ctyType() {
    return definition.ctyType;
  }

  /// The content of a block or a nested attribute.
  ///
  /// @return the content; empty for any other attribute
  public Optional<NestedShape> nested() {
    return Optional.ofNullable(definition.nested);
  }

  /// {@return the properties that the engine applies}
  public AttributeRules rules() {
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

  /// Creates a failure at this attribute: `throw MODE.error("...", "...")`. The path of an
  /// attribute inside a block or a nested attribute is found by the schema. When several paths
  /// match, as in a list with two elements, the failure is reported at their common prefix;
  /// [Failure#within] selects one.
  ///
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  /// @return the failure, for the caller to throw
  public Failure error(String summary, String detail) {
    return new Failure(this, summary, detail);
  }

  @Override
  public String toString() {
    return name();
  }
}
