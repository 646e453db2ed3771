package dev.terrane.testkit.core;

import dev.terrane.core.Plan.Change;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ValueView;
import java.util.Optional;

/// The change that a plan proposes for a resource instance. Immutable.
public final class PlannedChange {
  /// The action of Terraform on the object, with Terraform's names.
  public enum Action {
    /// Nothing.
    NO_OP,
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

  /// Returns the action.
  ///
  /// @return the action
  public Action action() {
    return Action.valueOf(change.action().name());
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

  /// Returns why the change waits for another plan, with [Core#allowingDeferral].
  ///
  /// @return Terraform's name of the reason, such as `absent_prereq`; empty if the change is not
  ///   deferred
  public Optional<String> deferral() {
    return change.deferral();
  }

  private static CtyValue member(CtyValue object, Attribute<?> attribute) {
    return object instanceof ObjectValue known
        ? known.get(attribute.name())
        : CtyValue.nullOf(attribute.ctyType());
  }

  @Override
  public String toString() {
    return action() + " " + change.replace();
  }
}
