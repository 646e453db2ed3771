package dev.terrane.cty;

/// The methods of all values.
sealed interface ValueState permits CtyValue {
  /// {@return the concrete type; [CtyType#DYNAMIC] only for a null or unknown value without type}
  CtyType type();

  /// {@return whether this is null}
  default boolean isNull() {
    return this instanceof CtyValue.Null;
  }

  /// {@return whether this value itself is unknown; parts are ignored}
  default boolean isUnknown() {
    return this instanceof CtyValue.Unknown;
  }

  /// {@return whether this value itself is neither null nor unknown; parts are ignored}
  default boolean isKnown() {
    return this instanceof CtyValue.Known;
  }

  /// {@return whether no part is unknown, at any depth; null counts as known}
  default boolean isWhollyKnown() {
    return ValueStructure.allKnown((CtyValue) this);
  }

  /// {@return this value without the refinements of its unknown parts, at every depth}
  default CtyValue withoutRefinements() {
    return CtyWalk.transform(
        (CtyValue) this, (_, part) -> part.isUnknown() ? CtyValue.unknown(part.type()) : part);
  }
}
