package dev.terrane.cty;

/// The methods of every value.
sealed interface ValueState permits CtyValue {
  /// {@return the concrete type; [CtyType#DYNAMIC] only for a null or unknown value without type}
  default CtyType type() {
    return ValueStructure.primitiveType((CtyValue) this);
  }

  /// {@return whether this is null}
  default boolean isNull() {
    return this instanceof CtyValue.Null;
  }

  /// {@return whether this is unknown itself; its parts are not looked at}
  default boolean isUnknown() {
    return this instanceof CtyValue.Unknown;
  }

  /// {@return whether this is neither null nor unknown itself; its parts are not looked at}
  default boolean isKnown() {
    return this instanceof CtyValue.Known;
  }

  /// {@return whether nothing is unknown at any depth; nulls are known}
  default boolean isWhollyKnown() {
    return ValueStructure.allKnown((CtyValue) this);
  }

  /// {@return the same value with nothing promised of its unknown parts, at every depth}
  default CtyValue withoutRefinements() {
    return CtyWalk.transform(
        (CtyValue) this, (_, part) -> part.isUnknown() ? CtyValue.unknown(part.type()) : part);
  }
}
