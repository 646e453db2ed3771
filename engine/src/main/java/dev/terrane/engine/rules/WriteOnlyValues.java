package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.function.Predicate;

/// Write-only attributes: they have a value in configuration only (WO1, WO2).
public final class WriteOnlyValues {
  private final Predicate<Attribute<?>> wanted;

  private WriteOnlyValues(Predicate<Attribute<?>> wanted) {
    this.wanted = wanted;
  }

  /// Sets each write-only attribute to null at every depth; a write-only container becomes null as
  /// a whole (WO5).
  ///
  /// @param members the attributes and blocks of the object
  /// @param value the object; null and unknown stay what they are
  /// @return the value as it may be planned and stored
  public static CtyValue removed(List<Attribute<?>> members, CtyValue value) {
    return ObjectMembers.of(members).have(Feature.WRITE_ONLY)
        ? Members.map(members, value, WriteOnlyValues::removed)
        : value;
  }

  private static CtyValue removed(Attribute<?> member, CtyValue value) {
    return member.is(Trait.WRITE_ONLY) ? CtyValue.nullOf(member.ctyType()) : value;
  }

  /// Takes each write-only attribute from the configuration, at every depth but inside sets, which
  /// cannot hold one. An attribute with a version is taken if the version differs from the state's.
  ///
  /// @param members the attributes and blocks of the object
  /// @param prior the state; null to create
  /// @param planned the planned object, in which they are null
  /// @param config the configuration that was planned
  /// @return the input of the author's method
  public static CtyValue restored(
      List<Attribute<?>> members, CtyValue prior, CtyValue planned, CtyValue config) {
    return ObjectMembers.of(members).have(Feature.WRITE_ONLY)
        ? new WriteOnlyValues(_ -> true).restore(members, new PlannedChange(prior, config, planned))
        : planned;
  }

  /// Whether a write-only value must be set because its version has changed; this alone is a
  /// change.
  ///
  /// @param members the attributes and blocks of the object
  /// @param prior the state
  /// @param planned the planned object, in which write-only attributes are null
  /// @param config the configuration that is planned
  /// @return true when there is such a value
  public static boolean isRaised(
      List<Attribute<?>> members, CtyValue prior, CtyValue planned, CtyValue config) {
    if (!ObjectMembers.of(members).have(Feature.VERSIONED)) {
      return false;
    }
    var versioned = new WriteOnlyValues(member -> member.rules().writeOnlyVersion().isPresent());
    return prior.isKnown()
        && !versioned.restore(members, new PlannedChange(prior, config, planned)).equals(planned);
  }

  private CtyValue restore(List<Attribute<?>> members, PlannedChange at) {
    if (!(at.planned() instanceof ObjectValue object) || !at.config().isKnown()) {
      return at.planned();
    }
    var edit = new ObjectEdit(members, object);
    for (var i = 0; i < members.size(); i++) {
      if (edit.has(i)) {
        edit.set(i, restore(members.get(i), members, at));
      }
    }
    return edit.result();
  }

  private CtyValue restore(Attribute<?> member, List<Attribute<?>> members, PlannedChange at) {
    var here = at.member(member);
    if (member.is(Trait.WRITE_ONLY)) {
      return wanted.test(member) && isDue(member, members, at) ? here.config() : here.planned();
    }
    return member
        .nested()
        .filter(nested -> nested.nesting() != Nesting.SET)
        .map(nested -> restore(nested, here))
        .orElse(here.planned());
  }

  /// Removing the version does not set the value.
  private static boolean isDue(Attribute<?> member, List<Attribute<?>> members, PlannedChange at) {
    var version = member.rules().writeOnlyVersion();
    if (version.isEmpty() || !at.prior().isKnown()) {
      return true;
    }
    return members.stream()
        .filter(other -> other.name().equals(version.get()))
        .map(at::member)
        .anyMatch(here -> !here.planned().isNull() && !here.planned().equals(here.prior()));
  }

  private CtyValue restore(NestedShape nested, PlannedChange at) {
    var before = Elements.byStep(nested.nesting(), at.prior());
    var written = Elements.byStep(nested.nesting(), at.config());
    var absent = CtyValue.nullOf(nested.type());
    return Elements.mapWithStep(
        nested.nesting(),
        at.planned(),
        element ->
            restore(
                nested.members(),
                new PlannedChange(
                    before.getOrDefault(element.step(), absent),
                    written.getOrDefault(element.step(), absent),
                    element.value())));
  }
}
