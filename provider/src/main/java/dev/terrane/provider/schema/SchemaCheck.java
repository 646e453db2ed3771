package dev.terrane.provider.schema;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.combination.Combination;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Checks a schema: rules that Terraform enforces when it loads one, conditions that crash
/// Terraform, and combinations that cannot work. S4, S5 and so on are the names of the rules in
/// docs/rules.md.
final class SchemaCheck {
  private static final Pattern NAME = Pattern.compile("[a-z_][a-z0-9_]*");

  private final SchemaKind kind;
  private final String place;

  private SchemaCheck(SchemaKind kind, String place) {
    this.kind = kind;
    this.place = place;
  }

  static void check(SchemaKind kind, List<Attribute<?>> members) {
    for (var member : members) {
      if (kind.reserves(member.name())) {
        throw new SchemaException(
            member.name(), "the name is reserved by Terraform; choose another one");
      }
    }
    new SchemaCheck(kind, "").check(members);
  }

  private void check(List<Attribute<?>> members) {
    var names = new HashSet<String>();
    for (var member : members) {
      if (!NAME.matcher(member.name()).matches()) {
        refuse(member, "a name consists of lower-case letters, digits and underscores (S5)");
      }
      if (!names.add(member.name())) {
        refuse(member, "the name is used twice in the same object (S4)");
      }
      siblings(member, members);
      fallback(member);
      shape(member);
    }
  }

  private void shape(Attribute<?> member) {
    if (member.isBlock()) {
      obey(SchemaRules.BLOCK, member);
      obey(SchemaRules.TraitRules.BLOCK, member);
    } else {
      obey(SchemaRules.TraitRules.ATTRIBUTE, member);
      obey(SchemaRules.ATTRIBUTE, member);
    }
    member.nested().ifPresent(nested -> nested(member, nested));
  }

  private void obey(List<SchemaRules.Rule> rules, Attribute<?> member) {
    for (var rule : rules) {
      if (rule.broken().test(kind, member)) {
        refuse(member, rule.reason(kind));
      }
    }
  }

  /// Encodes the default, so that an invalid one fails when the schema is created.
  private void fallback(Attribute<?> member) {
    try {
      var fits = member.rules().fallback().filter(value -> !conforms(member, value)).isEmpty();
      if (!fits) {
        refuse(member, "the default does not have the type of the attribute");
      }
    } catch (SchemaException e) {
      throw e;
    } catch (RuntimeException e) {
      refuse(member, "the default cannot be encoded: " + e);
    }
  }

  private static boolean conforms(Attribute<?> member, CtyValue value) {
    return value.type().conforms(member.ctyType());
  }

  private void nested(Attribute<?> member, NestedShape nested) {
    for (var inner : nested.members()) {
      var place = at(member) + "." + inner.name();
      if (computedOnly(member) && inner.isArgument()) {
        throw new SchemaException(
            place, "an attribute of a computed object cannot be configured; make it computed");
      }
      if (!nested.block() && inner.isBlock()) {
        throw new SchemaException(
            place, "a block is not allowed inside an attribute; use a nested attribute");
      }
      if (inner.is(Trait.IDENTITY)) {
        throw new SchemaException(
            place,
            "an identity attribute is not allowed inside blocks and nested attributes; use"
                + " requiresReplace()");
      }
      if (inner.is(Trait.CONFIG_ONLY) || !inner.rules().environment().isEmpty()) {
        throw new SchemaException(
            place,
            "config-only attributes and defaults from the environment are not allowed inside"
                + " blocks and nested attributes");
      }
    }
    new SchemaCheck(kind, at(member)).check(nested.members());
  }

  private static boolean computedOnly(Attribute<?> member) {
    return member.is(Trait.COMPUTED) && !member.is(Trait.OPTIONAL);
  }

  private void siblings(Attribute<?> member, List<Attribute<?>> members) {
    for (var name : member.rules().changesWith()) {
      if (named(name, members).isEmpty()) {
        refuse(member, "changes with " + name + ", which is not an attribute of the same object");
      }
    }
    for (var name : member.rules().sources()) {
      source(member, named(name, members), name);
    }
    for (var rule : member.rules().combinations()) {
      combination(member, rule, members);
    }
    if (isMadeFrom(member.name(), member, members, new HashSet<>())) {
      refuse(
          member,
          "depends on itself, directly or through other attributes; remove one of the sources");
    }
  }

  private void combination(Attribute<?> member, Combination rule, List<Attribute<?>> members) {
    if (rule.others().isEmpty()) {
      refuse(member, "a combination requires the name of another attribute");
    }
    configurable(member, member);
    for (var name : rule.others()) {
      var other = named(name, members);
      if (other.isEmpty() || name.equals(member.name())) {
        refuse(
            member, "a combination names " + name + ", which is not another attribute beside it");
      }
      other.ifPresent(one -> configurable(member, one));
    }
    var isWriteOnly =
        named(rule.others().getFirst(), members).filter(one -> one.is(Trait.WRITE_ONLY));
    if (rule.kind() == Combination.Kind.PREFER_WRITE_ONLY && isWriteOnly.isEmpty()) {
      refuse(member, "preferWriteOnly(...) requires the name of a write-only attribute");
    }
  }

  /// A combination is pointless with an attribute that is always set, or never.
  private void configurable(Attribute<?> member, Attribute<?> one) {
    if (!one.isArgument()) {
      refuse(member, "a combination names " + one.name() + ", which cannot be configured");
    }
    if (one.is(Trait.REQUIRED) || one.rules().minItems() > 0) {
      refuse(member, "a combination names " + one.name() + ", which is required; make it optional");
    }
  }

  private void source(Attribute<?> member, Optional<Attribute<?>> source, String name) {
    if (source.isEmpty()) {
      refuse(member, "is computed from " + name + ", which is not an attribute of the same object");
    }
    if (source.filter(one -> one.is(Trait.WRITE_ONLY)).isPresent()) {
      refuse(
          member,
          "is computed from "
              + name
              + ", which is write-only and not stored, so the value cannot be computed again;"
              + " use computed()");
    }
  }

  private static boolean isMadeFrom(
      String name, Attribute<?> member, List<Attribute<?>> members, Set<String> seen) {
    return member.rules().sources().stream()
        .filter(seen::add)
        .anyMatch(source ->
            source.equals(name)
                || named(source, members)
                    .filter(one -> isMadeFrom(name, one, members, seen))
                    .isPresent());
  }

  private static Optional<Attribute<?>> named(String name, List<Attribute<?>> members) {
    return members.stream()
        .filter(other -> other.name().equals(name))
        .<Attribute<?>>map(other -> other)
        .findFirst();
  }

  private String at(Attribute<?> member) {
    return place.isEmpty() ? member.name() : place + "." + member.name();
  }

  private void refuse(Attribute<?> member, String reason) {
    throw new SchemaException(at(member), reason);
  }
}
