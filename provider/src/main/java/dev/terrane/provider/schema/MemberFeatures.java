package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.EnumSet;
import java.util.Set;

/// Finds the features of one attribute or block by itself.
final class MemberFeatures {
  private final Attribute<?> member;
  private final Set<Feature> features = EnumSet.noneOf(Feature.class);

  private MemberFeatures(Attribute<?> member) {
    this.member = member;
  }

  static Set<Feature> of(Attribute<?> member) {
    var found = new MemberFeatures(member);
    found.ofTraits();
    found.ofRules();
    return found.features;
  }

  private void ofTraits() {
    var writeOnly = member.is(Trait.WRITE_ONLY);
    add(Feature.SECRET, writeOnly || member.is(Trait.SENSITIVE));
    add(Feature.WRITE_ONLY, writeOnly);
    add(Feature.OWNED, member.is(Trait.OWNED));
    add(Feature.DERIVED, member.is(Trait.DERIVED));
    add(Feature.BLOCK, member.isBlock());
  }

  private void ofRules() {
    var rules = member.rules();
    var emptyIsNull = member.is(Trait.EMPTY_IS_NULL);
    add(Feature.VERSIONED, rules.writeOnlyVersion().isPresent());
    add(Feature.DEFAULT, rules.fallback().isPresent());
    add(Feature.REPLACING, rules.mayReplace());
    add(Feature.SPELLINGS, emptyIsNull || rules.hasSpellings() || isCollection());
    add(Feature.AUTHOR_VIEW, emptyIsNull || member.is(Trait.OWNED) || leavesElementsOut());
    add(Feature.DEPENDENT, member.is(Trait.DERIVED) || member.is(Trait.PLANNED) || follows());
  }

  private void add(Feature feature, boolean present) {
    if (present) {
      features.add(feature);
    }
  }

  private boolean isCollection() {
    return switch (member.ctyType()) {
      case CtyType.ListType _, CtyType.SetType _, CtyType.MapType _ -> true;
      case CtyType.Primitive _, CtyType.Dynamic _, CtyType.ObjectType _, CtyType.TupleType _ ->
          false;
    };
  }

  private boolean leavesElementsOut() {
    return member.type().properties.nullElements().removesAny();
  }

  private boolean follows() {
    var rules = member.rules();
    return !rules.changesWith().isEmpty() || !rules.sources().isEmpty();
  }
}
