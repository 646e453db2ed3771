package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Makes a generated configuration satisfy the rules about which arguments are set together: a
/// state often contains several of a group, and a rule can require a value that would be omitted.
final class GeneratedCombinations {
  /// The arguments to write first: the plan keeps the stored values of computed ones.
  private static final Comparator<Attribute<?>> PREFERENCE =
      Comparator.<Attribute<?>, Boolean>comparing(member -> member.is(Trait.COMPUTED))
          .thenComparing(member -> member.rules().deprecation().isPresent());

  private final List<Attribute<?>> members;
  private final ObjectValue arguments;
  private ObjectValue config;

  /// @param arguments the object with all arguments, inside of which nested objects are generated
  GeneratedCombinations(List<Attribute<?>> members, ObjectValue arguments) {
    this.members = members;
    this.arguments = arguments;
    this.config = arguments;
  }

  /// The configuration with one argument of each exclusive group, and with those that others
  /// require.
  ///
  /// @param reduced the configuration without omitted values
  ObjectValue applied(ObjectValue reduced) {
    config = reduced;
    each(this::exclude);
    ObjectValue before;
    do {
      before = config;
      each(this::complete);
    } while (!config.equals(before));
    return config;
  }

  private interface Rule {
    void apply(Attribute<?> member, Combination combination);
  }

  private void each(Rule rule) {
    for (var member : members) {
      member.rules().combinations().forEach(one -> rule.apply(member, one));
    }
  }

  private void exclude(Attribute<?> member, Combination rule) {
    switch (rule.kind()) {
      case EXACTLY_ONE_OF -> keepOne(group(member, rule));
      case CONFLICTS_WITH -> others(rule).forEach(other -> keepOne(both(member, other)));
      case AT_LEAST_ONE_OF, ALL_OR_NONE, REQUIRED_WITH, PREFER_WRITE_ONLY -> {}
    }
  }

  private void keepOne(Stream<? extends Attribute<?>> group) {
    group
        .filter(one -> isSet(config, one))
        .sorted(PREFERENCE)
        .skip(1)
        .forEach(one -> config = config.with(one.name(), Blocks.absent(one)));
  }

  private void complete(Attribute<?> member, Combination rule) {
    switch (rule.kind()) {
      case EXACTLY_ONE_OF, AT_LEAST_ONE_OF -> {
        if (group(member, rule).noneMatch(one -> isSet(config, one))) {
          group(member, rule)
              .filter(one -> isSet(arguments, one) && !isExcluded(one))
              .sorted(PREFERENCE)
              .findFirst()
              .ifPresent(this::restore);
        }
      }
      case ALL_OR_NONE -> {
        if (group(member, rule).anyMatch(one -> isSet(config, one))) {
          group(member, rule).forEach(this::restore);
        }
      }
      case REQUIRED_WITH -> {
        if (isSet(config, member)) {
          others(rule).forEach(this::restore);
        }
      }
      case CONFLICTS_WITH, PREFER_WRITE_ONLY -> {}
    }
  }

  /// Adds only, so repetition ends.
  private void restore(Attribute<?> member) {
    if (!isSet(config, member) && isSet(arguments, member) && !isExcluded(member)) {
      config = config.with(member.name(), arguments.get(member.name()));
    }
  }

  /// Whether an argument that is set excludes another one.
  private boolean isExcluded(Attribute<?> member) {
    return members.stream()
        .flatMap(owner ->
            owner.rules().combinations().stream().flatMap(rule -> rivals(member, owner, rule)))
        .anyMatch(rival -> rival != member && isSet(config, rival));
  }

  /// The members that cannot be set together with a member, by a rule of an owner.
  private Stream<Attribute<?>> rivals(Attribute<?> member, Attribute<?> owner, Combination rule) {
    var isOther = rule.others().contains(member.name());
    return switch (rule.kind()) {
      case EXACTLY_ONE_OF ->
          isOther || owner == member ? group(owner, rule) : Stream.<Attribute<?>>empty();
      case CONFLICTS_WITH -> {
        var declared = owner == member ? others(rule) : Stream.<Attribute<?>>empty();
        yield isOther ? Stream.of(owner) : declared;
      }
      case AT_LEAST_ONE_OF, ALL_OR_NONE, REQUIRED_WITH, PREFER_WRITE_ONLY -> Stream.empty();
    };
  }

  private static boolean isSet(ObjectValue object, Attribute<?> member) {
    return !Blocks.isAbsent(member, object.get(member.name()));
  }

  private Stream<Attribute<?>> group(Attribute<?> member, Combination rule) {
    return members.stream()
        .filter(one -> one == member || rule.others().contains(one.name()))
        .map(one -> one);
  }

  /// Two members in the order of the schema.
  private Stream<Attribute<?>> both(Attribute<?> member, Attribute<?> other) {
    return members.stream().filter(one -> one == member || one == other).map(one -> one);
  }

  private Stream<Attribute<?>> others(Combination rule) {
    return members.stream().filter(one -> rule.others().contains(one.name())).map(one -> one);
  }
}
