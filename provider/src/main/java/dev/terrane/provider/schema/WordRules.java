package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.provider.schema.Schema.Kind;
import dev.terrane.provider.schema.SchemaRules.Rule;
import java.util.List;

/// The rules for the words that are the framework's own: derived, planned, carried and the like.
final class WordRules {
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

  private static boolean isFromEnvironment(Attribute<?> attribute) {
    return !attribute.rules().environment().isEmpty();
  }

  private static boolean isCollection(CtyType type) {
    return switch (type) {
      case CtyType.ListType _, CtyType.SetType _, CtyType.MapType _ -> true;
      case CtyType.Primitive _, CtyType.Dynamic _, CtyType.ObjectType _, CtyType.TupleType _ ->
          false;
    };
  }
}
