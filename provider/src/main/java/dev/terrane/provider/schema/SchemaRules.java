package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.Schema.Kind;
import java.util.List;
import java.util.function.BiPredicate;

/// The rules for one attribute or one block, whatever stands beside it.
final class SchemaRules {
  /// A rule, and what to write instead when it is broken.
  record Rule(BiPredicate<Kind, Attribute<?>> broken, String reason) {}

  static final List<Rule> ATTRIBUTE =
      List.of(
          new Rule(
              (_, a) -> !a.is(Trait.REQUIRED) && !a.is(Trait.OPTIONAL) && !a.is(Trait.COMPUTED),
              "say required(), optional(), computed(), orSet() or defaultTo(...) (S14)"),
          new Rule(
              (_, a) -> a.is(Trait.REQUIRED) && a.is(Trait.OPTIONAL),
              "an attribute cannot be required and optional; a default makes it optional (S15)"),
          new Rule(
              (_, a) -> a.is(Trait.REQUIRED) && a.is(Trait.COMPUTED),
              "an attribute cannot be required and computed (S16)"),
          new Rule(
              (_, a) -> a.is(Trait.COMPUTED) && a.is(Trait.WRITE_ONLY),
              "what is never stored cannot be computed (S20)"),
          new Rule(
              (kind, a) -> kind == Kind.PROVIDER && a.is(Trait.COMPUTED) && noDefault(a),
              "a provider's configuration is only read, nothing in it can be computed"),
          new Rule(
              (kind, a) -> kind != Kind.RESOURCE && a.is(Trait.WRITE_ONLY),
              "only a managed resource has write-only attributes"),
          new Rule(
              (kind, a) -> kind != Kind.RESOURCE && a.is(Trait.IDENTITY),
              "only a managed resource has an identity"),
          new Rule(
              (_, a) -> a.is(Trait.OPTIONAL_FOR_IMPORT) && !a.is(Trait.IDENTITY),
              "optionalForImport() speaks of an identity attribute; say identity(), too (S21)"),
          new Rule(
              (_, a) -> a.is(Trait.IDENTITY) && a.is(Trait.SENSITIVE),
              "an identity is shown everywhere, it cannot be sensitive"),
          new Rule(
              (_, a) -> a.is(Trait.IDENTITY) && !(a.ctyType() instanceof CtyType.Primitive),
              "an identity is a string, a number or a bool (S22)"),
          new Rule(
              (_, a) -> onlyIfComputed(a) && !a.is(Trait.COMPUTED) && !isFromEnvironment(a),
              "stable(), changesWith(), nullable() and promises() speak of a computed attribute"),
          new Rule(
              (_, a) -> a.is(Trait.WRITE_ONLY) && (a.rules().mayReplace() || a.is(Trait.IDENTITY)),
              "what is never stored cannot be compared; let another attribute, such as a version,"
                  + " require replacement"),
          new Rule(
              (_, a) -> a.is(Trait.WRITE_ONLY) && a.rules().fallback().isPresent(),
              "what is never stored has no default"),
          new Rule(
              (kind, a) -> kind != Kind.RESOURCE && (a.rules().mayReplace() || onlyIfPlanned(a)),
              "nothing is planned here, so nothing is stable, changes with others or requires"
                  + " replacement"),
          new Rule(
              (_, a) -> a.rules().fallback().isPresent() && onlyIfComputed(a),
              "a default is always the same: it is neither stable nor nullable nor does it change"),
          new Rule(
              (_, a) -> a.rules().changesWith().contains(a.name()),
              "an attribute cannot change with itself"),
          new Rule((_, a) -> !promisable(a), "the promise does not fit the type of the attribute"),
          new Rule(
              (_, a) -> a.rules().fallback().filter(value -> breaks(a, value)).isPresent(),
              "the default breaks the attribute's own check"),
          new Rule(
              (_, a) -> a.rules().minItems() != 0 || a.rules().maxItems() != 0,
              "items(...) counts blocks; use a check for the size of an attribute"),
          new Rule(
              (_, a) -> dynamicSet(a.ctyType()),
              "a set cannot have elements of any type; use a list (S10, S18)"),
          new Rule(
              (_, a) -> nesting(a) == Nesting.SET && writeOnlyInside(a),
              "a set cannot hold a write-only attribute; use a list (S18)"));

  static final List<Rule> BLOCK =
      List.of(
          new Rule(
              (_, b) -> b.is(Trait.OPTIONAL) || b.is(Trait.COMPUTED) || b.is(Trait.WRITE_ONLY),
              "a block is neither optional nor computed nor write-only, its attributes are; use a"
                  + " nested attribute"),
          new Rule(
              (_, b) -> b.rules().minItems() < 0 || b.rules().maxItems() < 0,
              "the number of blocks cannot be negative (S6)"),
          new Rule(
              (_, b) -> b.rules().maxItems() != 0 && b.rules().minItems() > b.rules().maxItems(),
              "the least number of blocks is above the greatest (S9)"),
          new Rule(
              (_, b) ->
                  !counted(nesting(b)) && (b.rules().minItems() != 0 || b.rules().maxItems() != 0),
              "only blocks in a list or set can be counted; use required() for a single block (S7,"
                  + " S8, S12)"),
          new Rule(
              (_, b) -> b.is(Trait.REQUIRED) && nesting(b) != Nesting.SINGLE,
              "use items(1, 0) to require one block at least"),
          new Rule(
              (_, b) -> b.is(Trait.SENSITIVE),
              "a block cannot be sensitive as a whole; mark its attributes"),
          new Rule(
              (_, b) -> b.is(Trait.IDENTITY) || onlyIfComputed(b),
              "a block is no identity and not computed, its attributes are"),
          new Rule(
              (_, b) -> dynamicSet(b.ctyType()),
              "a set of blocks cannot hold an attribute of any type; use a list (S10)"),
          new Rule(
              (_, b) -> nesting(b) == Nesting.SET && writeOnlyInside(b),
              "a set of blocks cannot hold a write-only attribute; use a list (S10)"));

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

  /// There, `nullable` says that it may be missing.
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
    return !attribute.rules().breaches(value).isEmpty();
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

  /// Also deeper down: a list of sets of anything is as bad.
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

  /// The rules for the words that are the framework's own: derived, planned, carried and the like.
  static final class WordRules {
    static final List<Rule> ATTRIBUTE =
        List.of(
            new Rule(
                (_, a) -> a.is(Trait.DERIVED) && a.is(Trait.PLANNED),
                "a value is derived or planned, not both; a formula needs no client"),
            new Rule(
                (_, a) -> a.is(Trait.DERIVED) && a.isArgument(),
                "nobody writes what is derived; leave out optional() and defaultTo(...)"),
            new Rule(
                (_, a) -> a.is(Trait.DERIVED) && a.is(Trait.IDENTITY),
                "an identity is known before anything is derived; let what it is derived from be the"
                    + " identity"),
            new Rule(
                (_, a) -> isMade(a) && (a.is(Trait.STABLE) || !a.rules().changesWith().isEmpty()),
                "it changes with what it is made from; leave out stable() and changesWith(...)"),
            new Rule(
                (_, a) -> a.is(Trait.PLANNED) && a.rules().fallback().isPresent(),
                "a default leaves nothing to predict; leave out planned(...)"),
            new Rule(
                (kind, a) -> kind != Kind.RESOURCE && a.is(Trait.PLANNED),
                "nothing is planned here; use computed()"),
            new Rule(
                (kind, a) -> kind != Kind.RESOURCE && a.is(Trait.CARRIED),
                "only a managed resource is read again, so nothing is carried here"),
            new Rule(
                (_, a) -> a.is(Trait.CARRIED) && (!a.isArgument() || isChosen(a)),
                "what is carried comes from the user or is a default; use required(), optional() or"
                    + " defaultTo(...)"),
            new Rule(
                (_, a) -> a.is(Trait.CARRIED) && a.is(Trait.WRITE_ONLY),
                "what is never stored cannot be carried; leave out carried()"),
            new Rule(
                (_, a) -> a.is(Trait.CARRIED) && a.is(Trait.IDENTITY),
                "an identity names the remote object, which tells it; leave out carried()"),
            new Rule(
                (_, a) -> a.is(Trait.OPTIONAL_FOR_IMPORT) && !a.is(Trait.IDENTITY),
                "an import names the identity alone; add identity()"),
            new Rule(
                (_, a) -> a.rules().hasEquality() && a.is(Trait.WRITE_ONLY),
                "what is never stored is compared with nothing; leave out sameWhen(...)"),
            new Rule(
                (kind, a) -> kind == Kind.PROVIDER && a.rules().hasEquality(),
                "a provider's configuration is compared with nothing; leave out sameWhen(...)"),
            new Rule(
                (_, a) -> a.is(Trait.EMPTY_IS_NULL) && !isCollection(a.ctyType()),
                "only a list, a set or a map can be empty; leave out emptyIsNull()"),
            new Rule(
                (_, a) -> a.is(Trait.EMPTY_IS_NULL) && a.is(Trait.REQUIRED),
                "what is required is never null; leave out emptyIsNull()"),
            new Rule(
                (kind, a) -> kind != Kind.PROVIDER && isFromEnvironment(a),
                "only a provider reads the environment; give its configuration such an attribute"),
            new Rule(
                (_, a) -> isFromEnvironment(a) && a.is(Trait.REQUIRED),
                "the user need not write what the environment may say; leave out required(), which"
                    + " defaultFromEnvironment(...) implies for what is missing in both"),
            new Rule(
                (_, a) -> isFromEnvironment(a) && !(a.ctyType() instanceof CtyType.Primitive),
                "a variable holds one text; use a string, a number or a bool"));

    static final List<Rule> BLOCK =
        List.of(
            new Rule(
                (kind, b) -> kind != Kind.RESOURCE && b.is(Trait.CARRIED),
                "only a managed resource is read again, so nothing is carried here"),
            new Rule(
                (_, b) -> b.rules().hasEquality(),
                "blocks are compared by what is inside; use sameWhen(...) there"),
            new Rule(
                (_, b) -> b.is(Trait.EMPTY_IS_NULL),
                "blocks are never null; leave out emptyIsNull()"));

    private WordRules() {}

    /// Whether it is made from other attributes.
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
