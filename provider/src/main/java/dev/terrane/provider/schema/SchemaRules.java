package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.List;
import java.util.function.BiPredicate;

/// The rules that apply to a single attribute or block.
final class SchemaRules {
  /// A rule, with the message that says what to use instead, in which `%s` is the kind.
  record Rule(BiPredicate<SchemaKind, Attribute<?>> broken, String template) {
    String reason(SchemaKind kind) {
      return template.replace("%s", kind.toString());
    }
  }

  static final List<Rule> ATTRIBUTE =
      List.of(
          new Rule(
              (_, a) -> !a.is(Trait.REQUIRED) && !a.is(Trait.OPTIONAL) && !a.is(Trait.COMPUTED),
              "use one of required(), optional(), computed(), orSet() or defaultTo(...) (S14)"),
          new Rule(
              (_, a) -> a.is(Trait.REQUIRED) && a.is(Trait.OPTIONAL),
              "an attribute cannot be required and optional; a default makes it optional (S15)"),
          new Rule(
              (_, a) -> a.is(Trait.REQUIRED) && a.is(Trait.COMPUTED),
              "an attribute cannot be required and computed (S16)"),
          new Rule(
              (_, a) -> a.is(Trait.COMPUTED) && a.is(Trait.WRITE_ONLY),
              "a write-only attribute cannot be computed (S20)"),
          new Rule(
              (kind, a) -> !kind.hasComputed() && a.is(Trait.COMPUTED) && noDefault(a),
              "the attributes of %s cannot be computed"),
          new Rule(
              (kind, a) -> !kind.hasWriteOnly() && a.is(Trait.WRITE_ONLY),
              "write-only attributes are allowed only in a managed resource or an action"),
          new Rule(
              (kind, a) -> !kind.isManaged() && a.rules().writeOnlyVersion().isPresent(),
              "a version of a write-only attribute is allowed only in a managed resource; use"
                  + " writeOnly()"),
          new Rule(
              (kind, a) -> !kind.isManaged() && a.is(Trait.IDENTITY),
              "identity() is allowed only in a managed resource"),
          new Rule(
              (_, a) -> a.is(Trait.OPTIONAL_FOR_IMPORT) && !a.is(Trait.IDENTITY),
              "optionalForImport() requires identity() (S21)"),
          new Rule(
              (_, a) -> a.is(Trait.IDENTITY) && a.is(Trait.SENSITIVE),
              "an identity attribute cannot be sensitive"),
          new Rule(
              (_, a) -> a.is(Trait.IDENTITY) && !isIdentifying(a.ctyType()),
              "an identity attribute must be a string, a number or a bool, or a list or set of"
                  + " these (S22)"),
          new Rule(
              (_, a) -> onlyIfComputed(a) && !a.is(Trait.COMPUTED) && !isFromEnvironment(a),
              "stable(), changesWith(), nullable() and promises() are allowed only for a"
                  + " computed attribute"),
          new Rule(
              (_, a) -> a.is(Trait.WRITE_ONLY) && (a.rules().mayReplace() || a.is(Trait.IDENTITY)),
              "a write-only attribute is not stored, so its change cannot require replacement;"
                  + " use requiresReplace() on another attribute, such as a version"),
          new Rule(
              (_, a) -> a.is(Trait.WRITE_ONLY) && a.rules().fallback().isPresent(),
              "a write-only attribute cannot have a default"),
          new Rule(
              (kind, a) -> !kind.isManaged() && (a.rules().mayReplace() || onlyIfPlanned(a)),
              "stable(), changesWith(...) and requiresReplace() are allowed only in a managed"
                  + " resource"),
          new Rule(
              (_, a) -> a.rules().fallback().isPresent() && onlyIfComputed(a),
              "an attribute with a default cannot be stable(), nullable() or changesWith(...)"),
          new Rule(
              (_, a) -> a.rules().changesWith().contains(a.name()),
              "an attribute cannot change with itself"),
          new Rule(
              (_, a) -> !promisable(a),
              "the refinement does not apply to the type of the attribute"),
          new Rule(
              (_, a) -> a.rules().fallback().filter(value -> breaks(a, value)).isPresent(),
              "the default does not pass the attribute's own check"),
          new Rule(
              (_, a) -> a.rules().minItems() != 0 || a.rules().maxItems() != 0,
              "items(...) is allowed only for blocks; use a check for the size of an attribute"),
          new Rule(
              (_, a) -> dynamicSet(a.ctyType()),
              "a set cannot have elements of dynamic type; use a list (S10, S18)"),
          new Rule(
              (_, a) -> nesting(a) == Nesting.SET && writeOnlyInside(a),
              "a set cannot contain a write-only attribute; use a list (S18)"));

  static final List<Rule> BLOCK =
      List.of(
          new Rule(
              (_, b) -> b.is(Trait.OPTIONAL) || b.is(Trait.COMPUTED) || b.is(Trait.WRITE_ONLY),
              "a block cannot be optional, computed or write-only, but its attributes can; or"
                  + " use a nested attribute"),
          new Rule(
              (_, b) -> b.rules().minItems() < 0 || b.rules().maxItems() < 0,
              "the number of blocks cannot be negative (S6)"),
          new Rule(
              (_, b) -> b.rules().maxItems() != 0 && b.rules().minItems() > b.rules().maxItems(),
              "the minimum number of blocks is greater than the maximum (S9)"),
          new Rule(
              (_, b) ->
                  !counted(nesting(b)) && (b.rules().minItems() != 0 || b.rules().maxItems() != 0),
              "items(...) is allowed only for blocks in a list or set; use required() for a"
                  + " single block (S7, S8, S12)"),
          new Rule(
              (_, b) -> b.is(Trait.REQUIRED) && nesting(b) != Nesting.SINGLE,
              "use items(1, 0) to require at least one block"),
          new Rule(
              (_, b) -> b.is(Trait.SENSITIVE),
              "a block cannot be sensitive; make its attributes sensitive"),
          new Rule(
              (_, b) -> b.is(Trait.IDENTITY) || onlyIfComputed(b),
              "a block cannot be computed or part of the identity"),
          new Rule(
              (_, b) -> dynamicSet(b.ctyType()),
              "a set of blocks cannot contain an attribute of dynamic type; use a list (S10)"),
          new Rule(
              (_, b) -> nesting(b) == Nesting.SET && writeOnlyInside(b),
              "a set of blocks cannot contain a write-only attribute; use a list (S10)"));

  private SchemaRules() {}

  private static boolean onlyIfComputed(Attribute<?> attribute) {
    return attribute.is(Trait.STABLE)
        || attribute.is(Trait.NULLABLE)
        || !attribute.rules().changesWith().isEmpty()
        || !attribute.rules().refinement().equals(Refinement.NONE);
  }

  private static boolean onlyIfPlanned(Attribute<?> attribute) {
    return attribute.is(Trait.STABLE) || !attribute.rules().changesWith().isEmpty();
  }

  /// Whether Terraform accepts the type in an identity; a set is a sorted list there.
  private static boolean isIdentifying(CtyType type) {
    return switch (type) {
      case CtyType.ListType(var element) -> element instanceof CtyType.Primitive;
      case CtyType.SetType(var element) -> element instanceof CtyType.Primitive;
      default -> type instanceof CtyType.Primitive;
    };
  }

  /// For such an attribute `nullable` means that no value is required.
  private static boolean isFromEnvironment(Attribute<?> attribute) {
    return !attribute.rules().environment().isEmpty();
  }

  private static boolean promisable(Attribute<?> attribute) {
    try {
      return CtyValue.unknown(attribute.ctyType(), attribute.rules().refinement()).isUnknown()
          || attribute.ctyType().containsDynamic();
    } catch (CtyException | IllegalArgumentException _) {
      return false;
    }
  }

  private static boolean breaks(Attribute<?> attribute, CtyValue value) {
    return !attribute.rules().violations(value).isEmpty();
  }

  private static boolean noDefault(Attribute<?> attribute) {
    return attribute.rules().fallback().isEmpty();
  }

  private static boolean counted(Nesting nesting) {
    return nesting == Nesting.LIST || nesting == Nesting.SET;
  }

  private static Nesting nesting(Attribute<?> attribute) {
    return attribute.nested().map(NestedShape::nesting).orElse(Nesting.SINGLE);
  }

  /// Also checks nested types, such as a list of sets.
  private static boolean dynamicSet(CtyType type) {
    return switch (type) {
      case CtyType.SetType(var element) -> element.containsDynamic() || dynamicSet(element);
      case CtyType.ListType(var element) -> dynamicSet(element);
      case CtyType.MapType(var element) -> dynamicSet(element);
      case CtyType.ObjectType object ->
          object.attributes().values().stream().anyMatch(SchemaRules::dynamicSet);
      case CtyType.TupleType tuple -> tuple.elements().stream().anyMatch(SchemaRules::dynamicSet);
      case CtyType.Primitive _, CtyType.Dynamic _ -> false;
    };
  }

  private static boolean writeOnlyInside(Attribute<?> member) {
    return member.is(Trait.WRITE_ONLY)
        || member.nested().stream()
            .flatMap(nested -> nested.members().stream())
            .anyMatch(SchemaRules::writeOnlyInside);
  }

  /// The rules for the traits that Terraform does not have: derived, planned, config-only and
  /// others.
  static final class TraitRules {
    static final List<Rule> ATTRIBUTE =
        List.of(
            new Rule(
                (_, a) -> a.is(Trait.DERIVED) && a.is(Trait.PLANNED),
                "an attribute cannot be derived and planned; remove one of them"),
            new Rule(
                (_, a) -> a.is(Trait.DERIVED) && a.isArgument(),
                "a derived attribute cannot be configured; remove optional() and defaultTo(...)"),
            new Rule(
                (_, a) -> a.is(Trait.DERIVED) && a.is(Trait.IDENTITY),
                "a derived attribute cannot be part of the identity; use identity() on its"
                    + " sources"),
            new Rule(
                (_, a) -> isMade(a) && (a.is(Trait.STABLE) || !a.rules().changesWith().isEmpty()),
                "a derived or planned attribute changes with its sources; remove stable() and"
                    + " changesWith(...)"),
            new Rule(
                (_, a) -> a.is(Trait.PLANNED) && a.rules().fallback().isPresent(),
                "an attribute with a default cannot be planned; remove planned(...)"),
            new Rule(
                (kind, a) -> !kind.isManaged() && a.is(Trait.PLANNED),
                "planned(...) is allowed only in a managed resource; use computed()"),
            new Rule(
                (kind, a) -> !kind.isManaged() && a.is(Trait.CONFIG_ONLY),
                "configOnly() is allowed only in a managed resource; remove it"),
            new Rule(
                (_, a) -> a.is(Trait.CONFIG_ONLY) && (!a.isArgument() || isChosen(a)),
                "the value of a config-only attribute comes only from configuration or a"
                    + " default; use"
                    + " required(), optional() or defaultTo(...)"),
            new Rule(
                (_, a) -> a.is(Trait.CONFIG_ONLY) && a.is(Trait.WRITE_ONLY),
                "a write-only value is not stored, so it cannot be config-only; remove"
                    + " configOnly()"),
            new Rule(
                (_, a) -> a.is(Trait.CONFIG_ONLY) && a.is(Trait.IDENTITY),
                "an identity is read from the remote object, so it cannot be config-only; remove"
                    + " configOnly()"),
            new Rule(
                (_, a) -> a.is(Trait.OPTIONAL_FOR_IMPORT) && !a.is(Trait.IDENTITY),
                "optionalForImport() requires identity()"),
            new Rule(
                (_, a) -> a.rules().hasEquality() && a.is(Trait.WRITE_ONLY),
                "a write-only attribute is not compared; remove sameWhen(...)"),
            new Rule(
                (kind, a) -> !kind.hasComputed() && a.rules().hasEquality(),
                "the attributes of %s are not compared; remove sameWhen(...)"),
            new Rule(
                (_, a) -> a.is(Trait.EMPTY_IS_NULL) && !isCollection(a.ctyType()),
                "emptyIsNull() is allowed only for a list, a set or a map; remove it"),
            new Rule(
                (_, a) -> a.is(Trait.EMPTY_IS_NULL) && a.is(Trait.REQUIRED),
                "a required attribute is never null; remove emptyIsNull()"),
            new Rule(
                (kind, a) -> !kind.readsEnvironment() && isFromEnvironment(a),
                "defaultFromEnvironment(...) is allowed only in the configuration of a provider or a"
                    + " state store"),
            new Rule(
                (_, a) -> isFromEnvironment(a) && a.is(Trait.REQUIRED),
                "remove required(): defaultFromEnvironment(...) already requires a value from"
                    + " the configuration or the environment"),
            new Rule(
                (_, a) -> isFromEnvironment(a) && !(a.ctyType() instanceof CtyType.Primitive),
                "an attribute with a default from the environment must be a string, a number or"
                    + " a bool"));

    static final List<Rule> BLOCK =
        List.of(
            new Rule(
                (kind, b) -> !kind.isManaged() && b.is(Trait.CONFIG_ONLY),
                "configOnly() is allowed only in a managed resource; remove it"),
            new Rule(
                (_, b) -> b.rules().hasEquality(),
                "sameWhen(...) is not allowed on a block; use it on the attributes of the block"),
            new Rule(
                (_, b) -> b.is(Trait.EMPTY_IS_NULL),
                "a block is never null; remove emptyIsNull()"));

    private TraitRules() {}

    /// Whether it is computed from other attributes.
    private static boolean isMade(Attribute<?> attribute) {
      return attribute.is(Trait.DERIVED) || attribute.is(Trait.PLANNED);
    }

    /// Whether the provider may choose its value.
    private static boolean isChosen(Attribute<?> attribute) {
      return attribute.is(Trait.COMPUTED) && attribute.rules().fallback().isEmpty();
    }

    private static boolean isCollection(CtyType type) {
      return switch (type) {
        case CtyType.ListType _, CtyType.SetType _, CtyType.MapType _ -> true;
        case CtyType.Primitive _, CtyType.Dynamic _, CtyType.ObjectType _, CtyType.TupleType _ ->
            false;
      };
    }
  }
}
