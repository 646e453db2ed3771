package dev.terrane.engine.plan;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.engine.rules.Elements;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.rules.ObjectEdit;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// Keeps the existing value where the new one is equivalent, so that there is no change. Elements
/// of sets are matched if their arguments are equivalent. Without an existing value, an empty
/// collection that is equivalent to null becomes null. Null elements that the Java type cannot hold
/// are kept.
public final class SemanticEquality {
  /// The origin of the new values.
  private enum Source {
    CONFIGURATION,
    PLAN,
    RESULT
  }

  private final Source source;

  private SemanticEquality(Source source) {
    this.source = source;
  }

  /// The values of a remote object, in which equivalent values are replaced with the planned or
  /// stored ones.
  ///
  /// @throws Failure when an author's equality fails
  public static CtyValue ofResult(List<Attribute<?>> members, CtyValue stated, CtyValue given) {
    return kept(Source.RESULT, members, stated, given);
  }

  /// An author's plan, in which equivalent values are replaced with the proposed ones.
  ///
  /// @throws Failure when an author's equality fails
  public static CtyValue ofPlan(List<Attribute<?>> members, CtyValue proposed, CtyValue given) {
    return kept(Source.PLAN, members, proposed, given);
  }

  private static CtyValue kept(
      Source source, List<Attribute<?>> members, CtyValue stated, CtyValue given) {
    return given.equals(stated)
        ? stated
        : new SemanticEquality(source).object(members, stated, given);
  }

  /// The configuration, in which equivalent values are replaced with those of the prior state.
  /// Terraform allows a plan to keep an equivalent prior value, but not null for a configured
  /// collection.
  ///
  /// @throws Failure when an author's equality fails
  public static CtyValue ofConfig(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    return new SemanticEquality(Source.CONFIGURATION).object(members, prior, config);
  }

  private CtyValue object(List<Attribute<?>> members, CtyValue stated, CtyValue given) {
    var all = ObjectMembers.of(members);
    if (!all.have(Feature.EQUIVALENT_VALUES)) {
      return given;
    }
    if (!(stated instanceof ObjectValue before) || !(given instanceof ObjectValue object)) {
      return normalizes() ? withoutExisting(members, given) : given;
    }
    var edit = new ObjectEdit(all, object);
    for (var i = 0; i < all.size(); i++) {
      if (mayHaveEquivalents(all.get(i))) {
        edit.set(i, member(all.get(i), all.value(i, before), edit.get(i)));
      }
    }
    return edit.result();
  }

  /// Terraform accepts neither null for an empty collection that is configured, nor a mixture of
  /// prior and configured elements.
  private boolean normalizes() {
    return source != Source.CONFIGURATION;
  }

  /// A value without an existing one, such as an imported element: an empty collection becomes
  /// null, because the user has most likely omitted it. Computed attributes stay, because null
  /// would be planned as unknown.
  private static CtyValue withoutExisting(List<Attribute<?>> members, CtyValue given) {
    return Members.map(
        members,
        given,
        (member, value) ->
            AuthorValues.isEmptyForNull(member, value) && !member.is(Trait.COMPUTED)
                ? CtyValue.nullOf(member.ctyType())
                : value);
  }

  /// Whether a member may contain equivalent values.
  private static boolean mayHaveEquivalents(Attribute<?> member) {
    return member.rules().hasEquivalentValues()
        || member.is(Trait.EMPTY_IS_NULL)
        || isCollection(member.ctyType())
        || member
            .nested()
            .filter(shape -> ObjectMembers.of(shape.members()).have(Feature.EQUIVALENT_VALUES))
            .isPresent();
  }

  private static boolean isCollection(CtyType type) {
    return type instanceof CtyType.ListType
        || type instanceof CtyType.SetType
        || type instanceof CtyType.MapType;
  }

  private CtyValue member(Attribute<?> member, CtyValue stated, CtyValue given) {
    if (normalizes() && isSeenAlike(member, stated, given)) {
      return stated;
    }
    var equivalent = keepEquivalent(member, stated, given);
    if (equivalent.equals(stated)) {
      return stated;
    }
    // Terraform compares an attribute without nested attributes as a whole: a plan must not mix
    // prior and configured elements.
    return member
        .nested()
        .map(shape -> inside(member, shape, stated, given))
        .orElse(normalizes() ? equivalent : given);
  }

  /// Whether two values are equal for the author: they are equivalent, but for null elements that
  /// the Java type cannot hold, or for null and empty.
  private boolean isSeenAlike(Attribute<?> member, CtyValue stated, CtyValue given) {
    var seen = member.type().withoutNullElements(stated);
    return (!seen.equals(stated) && keepEquivalent(member, seen, given).equals(seen))
        || (member.is(Trait.EMPTY_IS_NULL) && isNothing(member, seen) && isNothing(member, given));
  }

  /// Whether a value is null, or means the same as null.
  static boolean isNothing(Attribute<?> member, CtyValue value) {
    return value.isNull() || AuthorValues.isEmptyForNull(member, value);
  }

  /// Whether a planned value does not change the stored one, at every depth.
  ///
  /// @throws Failure when an author's equality fails
  static boolean isSame(Attribute<?> member, CtyValue stated, CtyValue given) {
    return (stated.isNull() && given.isNull())
        || new SemanticEquality(Source.PLAN).member(member, stated, given).equals(stated);
  }

  private CtyValue keepEquivalent(Attribute<?> member, CtyValue stated, CtyValue given) {
    if (!member.rules().hasEquivalentValues() || !isComparable(stated) || !isComparable(given)) {
      return given;
    }
    try {
      if (stated.equals(given)) {
        return stated;
      }
      return source == Source.RESULT
          ? member.rules().keepEquivalent(stated, given)
          : member.rules().keepUnchanged(stated, given);
    } catch (RuntimeException | StackOverflowError e) {
      throw Dependencies.failure("compare", member, e);
    }
  }

  private static boolean isComparable(CtyValue value) {
    return value.isKnown() && value.isWhollyKnown();
  }

  private CtyValue inside(Attribute<?> member, NestedShape shape, CtyValue stated, CtyValue given) {
    return Dependencies.inPlace(
        member,
        () ->
            switch (shape.nesting()) {
              case SINGLE, GROUP -> object(shape.members(), stated, given);
              case LIST, MAP ->
                  Dependencies.eachInPlace(
                      shape.nesting(),
                      given,
                      one -> object(shape.members(), Elements.at(stated, one.step()), one.value()));
              case SET -> set(shape, stated, given);
            });
  }

  /// An element that both sets contain is not matched with another one.
  private CtyValue set(NestedShape shape, CtyValue stated, CtyValue given) {
    if (!(given instanceof SetValue set)) {
      return given;
    }
    var existing = new HashSet<>(Elements.values(stated));
    var left = new ArrayList<>(Elements.values(stated));
    left.removeAll(set.elements());
    var result = new ArrayList<CtyValue>();
    for (var element : set.elements()) {
      result.add(existing.contains(element) ? element : matchedElement(shape, left, element));
    }
    return CtyValue.set(shape.type(), result);
  }

  private CtyValue matchedElement(NestedShape shape, List<CtyValue> left, CtyValue element) {
    var twin = twin(shape, left, element);
    twin.ifPresent(left::remove);
    return object(shape.members(), twin.orElse(CtyValue.nullOf(shape.type())), element);
  }

  private Optional<CtyValue> twin(NestedShape shape, List<CtyValue> left, CtyValue element) {
    return left.stream().filter(one -> isTwin(shape.members(), one, element)).findFirst();
  }

  private boolean isTwin(List<Attribute<?>> members, CtyValue stated, CtyValue element) {
    return arguments(members, stated).equals(arguments(members, object(members, stated, element)));
  }

  private static CtyValue arguments(List<Attribute<?>> members, CtyValue element) {
    return Members.map(
        members,
        element,
        (member, value) ->
            member.is(Trait.COMPUTED) || isNothing(member, value)
                ? CtyValue.nullOf(member.ctyType())
                : value);
  }
}
