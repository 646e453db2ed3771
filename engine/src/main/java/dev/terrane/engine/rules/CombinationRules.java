package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.schema.Attribute;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Checks which attributes of one object are set together. A value that is unknown may become null,
/// so it is neither set nor absent, unless it is known not to be null.
final class CombinationRules {
  /// A violation of a rule, or a warning.
  ///
  /// @param place the attribute; empty for the object, where no attribute is set
  record Finding(Optional<Attribute<?>> place, boolean error, String summary, String detail) {}

  private final List<Attribute<?>> members;
  private final CtyValue object;
  private final boolean writeOnlyAllowed;
  private final Set<Finding> found = new LinkedHashSet<>();

  private CombinationRules(List<Attribute<?>> members, CtyValue object, boolean writeOnlyAllowed) {
    this.members = members;
    this.object = object;
    this.writeOnlyAllowed = writeOnlyAllowed;
  }

  /// Checks an object.
  ///
  /// @param members its attributes and blocks
  /// @param object the object, known
  /// @param writeOnlyAllowed whether the CLI supports write-only attributes
  /// @return the findings, each once, although several attributes may have the same rule
  static Set<Finding> findings(
      List<Attribute<?>> members, CtyValue object, boolean writeOnlyAllowed) {
    var rules = new CombinationRules(members, object, writeOnlyAllowed);
    for (var member : members) {
      member.rules().combinations().forEach(rule -> rules.check(member, rule));
    }
    return rules.found;
  }

  private void check(Attribute<?> member, Combination rule) {
    switch (rule.kind()) {
      case EXACTLY_ONE_OF -> exactlyOne(group(member, rule));
      case AT_LEAST_ONE_OF -> atLeastOne("At least one", group(member, rule));
      case ALL_OR_NONE -> allOrNone(group(member, rule));
      case CONFLICTS_WITH -> others(rule).forEach(other -> conflict(member, other));
      case REQUIRED_WITH -> others(rule).forEach(other -> required(member, other));
      case PREFER_WRITE_ONLY -> others(rule).forEach(other -> preferred(member, other));
    }
  }

  private List<Attribute<?>> others(Combination rule) {
    return members.stream()
        .filter(one -> rule.others().contains(one.name()))
        .<Attribute<?>>map(one -> one)
        .toList();
  }

  /// The attributes of a rule in the order of the schema, so that a rule of two attributes is
  /// reported once.
  private List<Attribute<?>> group(Attribute<?> member, Combination rule) {
    return members.stream()
        .filter(one -> one == member || rule.others().contains(one.name()))
        .<Attribute<?>>map(one -> one)
        .toList();
  }

  private void exactlyOne(List<Attribute<?>> group) {
    var set = set(group);
    if (set.size() > 1) {
      error(
          set,
          "Conflicting Attributes",
          "Exactly one of %s can be set, but %s are set. Remove all but one from the configuration."
              .formatted(names(group), names(set)));
    }
    atLeastOne("Exactly one", group);
  }

  private void atLeastOne(String count, List<Attribute<?>> group) {
    if (group.stream().allMatch(this::isAbsent)) {
      var names = names(group);
      var detail =
          "%s of %s must be set, but none is set. Set one of them.".formatted(count, names);
      found.add(new Finding(Optional.empty(), true, "Missing Attribute: " + names, detail));
    }
  }

  private void allOrNone(List<Attribute<?>> group) {
    var absent = group.stream().filter(this::isAbsent).toList();
    var set = set(group);
    if (!absent.isEmpty() && !set.isEmpty()) {
      error(
          set,
          "Missing Attributes",
          "%s must be set together, but %s %s not set. Set all of them, or none."
              .formatted(names(group), names(absent), absent.size() == 1 ? "is" : "are"));
    }
  }

  private void conflict(Attribute<?> member, Attribute<?> other) {
    if (isSet(member) && isSet(other)) {
      var both = members.stream().filter(one -> one == member || one == other).toList();
      error(
          both,
          "Conflicting Attributes",
          "%s cannot be set together. Remove one of them from the configuration."
              .formatted(names(both)));
    }
  }

  private void required(Attribute<?> member, Attribute<?> other) {
    if (isSet(member) && isAbsent(other)) {
      error(
          List.of(member),
          "Missing Attributes",
          "%s requires %s, which is not set. Set %2$s, or remove %1$s from the configuration."
              .formatted(member.name(), other.name()));
    }
  }

  private void preferred(Attribute<?> member, Attribute<?> writeOnly) {
    if (writeOnlyAllowed && isSet(member)) {
      var detail =
          "The value of %s is stored in the state. Set %s instead, which is not stored."
              .formatted(member.name(), writeOnly.name());
      found.add(new Finding(Optional.of(member), false, "Write-Only Attribute Available", detail));
    }
  }

  private void error(List<? extends Attribute<?>> places, String summary, String detail) {
    for (var place : places) {
      found.add(new Finding(Optional.of(place), true, summary, detail));
    }
  }

  private List<Attribute<?>> set(List<Attribute<?>> group) {
    return group.stream().filter(this::isSet).toList();
  }

  private boolean isSet(Attribute<?> member) {
    var value = Members.get(object, member);
    return value instanceof CtyValue.Unknown unknown
        ? unknown.refinement().definitelyNotNull()
        : !Blocks.isAbsent(member, value);
  }

  /// A value that the environment may provide is not known to be absent.
  private boolean isAbsent(Attribute<?> member) {
    var value = Members.get(object, member);
    return member.rules().environment().isEmpty()
        && !value.isUnknown()
        && Blocks.isAbsent(member, value);
  }

  private static String names(List<? extends Attribute<?>> group) {
    var names = group.stream().map(Attribute::name).toList();
    var all = new ArrayList<>(names.subList(0, Math.max(0, names.size() - 2)));
    var last = names.subList(all.size(), names.size());
    return Stream.concat(all.stream(), Stream.of(String.join(" and ", last)))
        .reduce((left, right) -> left + ", " + right)
        .orElseThrow();
  }
}
