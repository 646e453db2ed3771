package dev.terrane.cty;

/// The methods of all types. They are not in [CtyType] itself, because an interface with default
/// methods is initialized together with its classes, and two threads could then wait for each
/// other: its constants are instances of these classes.
sealed interface TypeState permits CtyType {
  /// {@return whether this type is or contains the placeholder [CtyType#DYNAMIC]}
  default boolean containsDynamic() {
    return TypeRules.containsDynamic((CtyType) this);
  }

  /// {@return this type with every attribute required, at every depth}
  default CtyType withoutOptional() {
    return TypeRules.withoutOptional((CtyType) this);
  }

  /// Whether values of this type can be used where another type is declared: the types are equal,
  /// except that [CtyType#DYNAMIC] in the declared type accepts any type. Marks of optional
  /// attributes are ignored, because values have no optional attributes.
  ///
  /// @param to the declared type
  /// @return whether this type conforms to it
  default boolean conforms(CtyType to) {
    return TypeRules.conforms((CtyType) this, to);
  }

  /// {@return the name of the type in messages, such as `list of string`}
  default String friendlyName() {
    return switch ((CtyType) this) {
      case CtyType.Primitive.STRING -> "string";
      case CtyType.Primitive.NUMBER -> "number";
      case CtyType.Primitive.BOOL -> "bool";
      case CtyType.Dynamic.DYNAMIC -> "dynamic";
      case CtyType.ListType(var element) -> "list of " + element.friendlyName();
      case CtyType.SetType(var element) -> "set of " + element.friendlyName();
      case CtyType.MapType(var element) -> "map of " + element.friendlyName();
      case CtyType.ObjectType _ -> "object";
      case CtyType.TupleType _ -> "tuple";
    };
  }
}
