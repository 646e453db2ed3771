package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.provider.schema.Schema.Kind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The rules of a schema: core-rules section 1, what would crash Terraform, and what could never
 * work. The names S4, S5... are the rules' there.
 */
final class SchemaCheck {
  private static final Pattern NAME = Pattern.compile("[a-z_][a-z0-9_]*");
  private static final Set<String> RESERVED =
      Set.of(
          "connection", "count", "depends_on", "for_each", "lifecycle", "provider", "provisioner");

  private final Kind kind;

  private SchemaCheck(Kind kind) {
    this.kind = kind;
  }

  static SchemaCheck of(Kind kind) {
    return new SchemaCheck(kind);
  }

  void check(List<Attribute<?>> members) {
    var reserved = kind == Kind.PROVIDER ? Set.of("alias", "version") : RESERVED;
    for (var member : members) {
      if (reserved.contains(member.name())) {
        throw new SchemaException(
            member.name(), "the name is reserved by Terraform; choose another one");
      }
    }
    new ObjectCheck(kind, "").check(members);
  }

  /** The rules of one object, with the place of that object. */
  private record ObjectCheck(Kind kind, String place) {
    void check(List<? extends Attribute<?>> members) {
      var names = new HashSet<String>();
      for (var member : members) {
        named(member, names);
        member.nested().ifPresentOrElse(nested -> nested(member, nested), () -> leaf(member));
        siblings(member, members);
      }
    }

    private void named(Attribute<?> member, Set<String> names) {
      if (!NAME.matcher(member.name()).matches()) {
        refuse(member, "a name consists of lower-case letters, digits and underscores (S5)");
      }
      if (!names.add(member.name())) {
        refuse(member, "the name is used twice in the same object (S4)");
      }
    }

    private void leaf(Attribute<?> member) {
      mode(member);
      if (member.rules().minItems() != 0 || member.rules().maxItems() != 0) {
        refuse(member, "items(...) counts blocks; use a check for the size of an attribute");
      }
      collection(member, member.ctyType());
    }

    private void collection(Attribute<?> member, CtyType type) {
      var element =
          switch (type) {
            case CtyType.ListType(var e) -> e;
            case CtyType.SetType(var e) -> e;
            case CtyType.MapType(var e) -> e;
            default -> CtyType.BOOL;
          };
      if (type instanceof CtyType.SetType && element.containsDynamic()) {
        refuse(member, "a set cannot have elements of any type; use a list (S18)");
      }
    }

    private void nested(Attribute<?> member, Nested nested) {
      if (nested.block()) {
        block(member, nested);
      } else {
        mode(member);
        if (nested.nesting() == Nesting.GROUP) {
          refuse(member, "only a block can be a group (S19)");
        }
      }
      if (nested.nesting() == Nesting.SET) {
        inSet(member, nested);
      }
      if (!nested.block() && member.is(Trait.COMPUTED) && !member.is(Trait.OPTIONAL)) {
        nested.members().forEach(inner -> belowComputed(member, inner));
      }
      new ObjectCheck(kind, at(member)).check(nested.members());
    }

    private void belowComputed(Attribute<?> member, Attribute<?> inner) {
      if (inner.isArgument()) {
        throw new SchemaException(
            at(member) + "." + inner.name(),
            "nobody can write it below a computed attribute; make it computed");
      }
    }

    private void inSet(Attribute<?> member, Nested nested) {
      if (nested.type().containsDynamic()) {
        refuse(member, "a set cannot hold an attribute of any type; use a list (S10, S18)");
      }
      if (nested.members().stream().anyMatch(SchemaCheck::writeOnlyInside)) {
        refuse(member, "a set cannot hold a write-only attribute; use a list (S10, S18)");
      }
    }

    private void block(Attribute<?> member, Nested nested) {
      var rules = member.rules();
      if (member.is(Trait.OPTIONAL) || member.is(Trait.COMPUTED) || member.is(Trait.WRITE_ONLY)) {
        refuse(
            member,
            "a block is neither optional nor computed nor write-only, its attributes are; use a nested"
                + " attribute");
      }
      if (rules.minItems() < 0 || rules.maxItems() < 0) {
        refuse(member, "the number of blocks cannot be negative (S6)");
      }
      if (rules.maxItems() != 0 && rules.minItems() > rules.maxItems()) {
        refuse(member, "the least number of blocks is above the greatest (S9)");
      }
      var counted = nested.nesting() == Nesting.LIST || nested.nesting() == Nesting.SET;
      if (!counted && (rules.minItems() != 0 || rules.maxItems() != 0)) {
        refuse(
            member,
            "only blocks in a list or set can be counted; use required() for a single block (S7, S8,"
                + " S12)");
      }
      if (member.is(Trait.REQUIRED) && nested.nesting() != Nesting.SINGLE) {
        refuse(member, "use items(1, 0) to require one block at least");
      }
    }

    private void mode(Attribute<?> member) {
      var required = member.is(Trait.REQUIRED);
      var optional = member.is(Trait.OPTIONAL);
      var computed = member.is(Trait.COMPUTED);
      if (!required && !optional && !computed) {
        refuse(member, "say required(), optional(), computed(), orSet() or defaultTo(...) (S14)");
      }
      if (required && optional) {
        refuse(member, "an attribute cannot be required and optional (S15)");
      }
      if (required && computed) {
        refuse(
            member,
            "an attribute cannot be required and computed or have a default, which could never apply"
                + " (S16)");
      }
      if (computed && member.is(Trait.WRITE_ONLY)) {
        refuse(member, "what is never stored cannot be computed (S20)");
      }
      if (kind == Kind.PROVIDER && computed) {
        refuse(member, "a provider's configuration is only read, nothing in it can be computed");
      }
      if (kind != Kind.RESOURCE && (member.is(Trait.WRITE_ONLY) || member.is(Trait.IDENTITY))) {
        refuse(member, "only a managed resource has write-only or identity attributes");
      }
      if (member.is(Trait.IDENTITY) && member.is(Trait.SENSITIVE)) {
        refuse(member, "an identity is shown everywhere, it cannot be sensitive");
      }
    }

    private void siblings(Attribute<?> member, List<? extends Attribute<?>> members) {
      for (var name : member.rules().changesWith()) {
        if (members.stream().noneMatch(other -> other.name().equals(name))) {
          refuse(member, "changes with " + name + ", which is no attribute beside it");
        }
      }
    }

    private String at(Attribute<?> member) {
      return place.isEmpty() ? member.name() : place + "." + member.name();
    }

    private void refuse(Attribute<?> member, String reason) {
      throw new SchemaException(at(member), reason);
    }
  }

  private static boolean writeOnlyInside(Attribute<?> member) {
    return member.is(Trait.WRITE_ONLY)
        || member.nested().stream()
            .flatMap(nested -> nested.members().stream())
            .anyMatch(SchemaCheck::writeOnlyInside);
  }
}
