package dev.terrane.testkit.core;

import dev.terrane.core.Action;
import dev.terrane.core.Plan.Change;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ValueView;

/// The change that a plan proposes for a resource instance. Immutable.
public final class PlannedChange {
  /// What Terraform does with the object.
  public enum Kind {
    /// Nothing.
    NO_CHANGE,
    /// Creates it.
    CREATE,
    /// Changes it in place.
    UPDATE,
    /// Deletes it and creates another one.
    REPLACE,
    /// Deletes it.
    DELETE
  }

  private final Change change;

  PlannedChange(Change change) {
    this.change = change;
  }

  /// Returns what Terraform does with the object.
  ///
  /// @return the kind of change
  public Kind kind() {
    return switch (change.action()) {
      case Action.NO_OP -> Kind.NO_CHANGE;
      case Action.CREATE -> Kind.CREATE;
      case Action.UPDATE -> Kind.UPDATE;
      case Action.REPLACE -> Kind.REPLACE;
      case Action.DELETE -> Kind.DELETE;
    };
  }

  /// Returns a planned value.
  ///
  /// @param attribute the handle
  /// @param <T> its type
  /// @return the value: known, null, or unknown until apply
  public <T> Value<T> get(Attribute<T> attribute) {
    return change.planned() instanceof ObjectValue object
        ? ValueView.of(object).get(attribute)
        : Value.none();
  }

  /// Whether a planned value is, or contains, one that is not known before apply.
  ///
  /// @param attribute the handle
  /// @return true when it is not wholly known
  public boolean isUnknown(Attribute<?> attribute) {
    return !member(change.planned(), attribute).isWhollyKnown();
  }

  /// Whether a planned value differs from that of the state.
  ///
  /// @param attribute the handle
  /// @return true when it is changed, or is set by a new object
  public boolean changes(Attribute<?> attribute) {
    return !member(change.prior(), attribute).equals(member(change.planned(), attribute));
  }

  /// Whether a change of the attribute, or inside it, requires replacement.
  ///
  /// @param attribute the handle
  /// @return true when Terraform shows "forces replacement" there
  public boolean isReplacedBecauseOf(Attribute<?> attribute) {
    var place = CtyPath.ROOT.attribute(attribute.name()).steps().getFirst();
    return change.replace().stream().anyMatch(path -> path.steps().getFirst().equals(place));
  }

  private static CtyValue member(CtyValue object, Attribute<?> attribute) {
    return object instanceof ObjectValue known
        ? known.get(attribute.name())
        : CtyValue.nullOf(attribute.ctyType());
  }

  @Override
  public String toString() {
    return kind() + " " + change.replace();
  }
}
