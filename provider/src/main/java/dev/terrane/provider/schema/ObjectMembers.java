package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.RandomAccess;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The attributes and blocks of an object in the author's order, with properties of all of them.
/// These are computed once, at their first use, so that the framework finds members by position,
/// and skips operations that no member needs. Immutable. Created by schemas; authors do not need
/// it.
public final class ObjectMembers extends AbstractList<Attribute<?>> implements RandomAccess {
  /// Something that a member can have, at any depth.
  public enum Feature {
    /// It is sensitive or write-only.
    SECRET,
    /// It is write-only.
    WRITE_ONLY,
    /// It is write-only, and set again when a version is raised.
    VERSIONED,
    /// It has a static default.
    DEFAULT,
    /// Two values of it may mean the same.
    EQUIVALENT_VALUES,
    /// Its author may see another value than there is.
    AUTHOR_VALUES,
    /// The framework owns it.
    OWNED,
    /// It is computed by a pure function of siblings.
    DERIVED,
    /// It is derived, predicted, or changes only with siblings.
    DEPENDENT,
    /// It is a block.
    BLOCK,
    /// A change of it may need another object.
    REPLACING
  }

  private final List<Attribute<?>> members;
  private final CtyType.ObjectType type;
  private volatile @Nullable Facts facts;

  /// The properties that are computed once.
  ///
  /// @param positions the position of each member in the type
  /// @param features the features of all members, at any depth
  /// @param nothing an object with null members
  private record Facts(List<Integer> positions, Set<Feature> features, ObjectValue nothing) {}

  private ObjectMembers(List<Attribute<?>> members) {
    this.members = members;
    this.type = NestedShape.typeOf(members);
  }

  /// Members that have been put together already, or are now.
  ///
  /// @param members the attributes and blocks of one object
  /// @return the same list, when it is one of these
  public static ObjectMembers of(List<Attribute<?>> members) {
    return members instanceof ObjectMembers made ? made : new ObjectMembers(List.copyOf(members));
  }

  /// Adds the version attributes of write-only attributes. A shared version is added once.
  static List<Attribute<?>> withVersions(List<? extends Attribute<?>> members) {
    var all = new ArrayList<Attribute<?>>();
    var added = new HashSet<String>();
    for (var member : members) {
      all.add(member);
      member
          .rules()
          .writeOnlyVersion()
          .filter(added::add)
          .map(name -> version(name, member))
          .ifPresent(all::add);
    }
    return List.copyOf(all);
  }

  private static Attribute<?> version(String name, Attribute<?> of) {
    return Attribute.int64(name)
        .optional()
        .with(Trait.OWNED)
        .describedAs("Change it to have `" + of.name() + "` set again.");
  }

  @Override
  public Attribute<?> get(int index) {
    return members.get(index);
  }

  @Override
  public int size() {
    return members.size();
  }

  /// The object type that the members make.
  ///
  /// @return the type, as it travels
  public CtyType.ObjectType type() {
    return type;
  }

  /// The members that have a trait.
  ///
  /// @param trait the trait
  /// @return those members, as the members of an object of their own
  public ObjectMembers with(Trait trait) {
    return new ObjectMembers(members.stream().filter(member -> member.is(trait)).toList());
  }

  /// Whether any member has a feature, at any depth.
  ///
  /// @param feature the feature
  /// @return false when a pass for its sake has nothing to do
  public boolean have(Feature feature) {
    return facts().features.contains(feature);
  }

  /// The position of a member in an object.
  ///
  /// @param index the member's place in the author's order
  /// @param object any object
  /// @return the place of its value; negative when the object has no such attribute
  @SuppressWarnings("ReferenceEquality") // objects of a schema share the names of its type
  public int position(int index, ObjectValue object) {
    return object.type().names() == type.names()
        ? facts().positions.get(index)
        : object.type().names().indexOf(members.get(index).name());
  }

  /// The value of a member.
  ///
  /// @param index the member's place in the author's order
  /// @param object an object that has the member
  /// @return its value
  /// @throws IllegalArgumentException when the object has no such attribute
  public CtyValue value(int index, ObjectValue object) {
    var position = position(index, object);
    return position < 0 ? object.get(members.get(index).name()) : object.values().get(position);
  }

  /// Whether an object has these members and no others.
  ///
  /// @param object any object
  /// @return true when the names are the same
  public boolean areThoseOf(ObjectValue object) {
    return object.type().names().equals(type.names());
  }

  /// Makes an object of the members.
  ///
  /// @param values a value for each member, in the author's order; of any types
  /// @return the object
  public ObjectValue object(List<? extends CtyValue> values) {
    var sorted = new CtyValue[members.size()];
    var known = facts();
    for (var i = 0; i < sorted.length; i++) {
      sorted[known.positions.get(i)] = values.get(i);
    }
    return known.nothing.withValues(List.of(sorted));
  }

  private Facts facts() {
    var known = facts;
    if (known == null) {
      known = new Facts(positions(), features(), nothing());
      facts = known;
    }
    return known;
  }

  private List<Integer> positions() {
    return members.stream().map(member -> type.names().indexOf(member.name())).toList();
  }

  private Set<Feature> features() {
    var features = EnumSet.noneOf(Feature.class);
    for (var member : members) {
      features.addAll(MemberFeatures.of(member));
      member.nested().ifPresent(nested -> features.addAll(of(nested.members()).facts().features));
    }
    return features;
  }

  private ObjectValue nothing() {
    return CtyValue.object(
        type, type.attributes().values().stream().map(CtyValue::nullOf).toList());
  }

  /// Finds the features of one attribute or block by itself.
  private static final class MemberFeatures {
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
      add(Feature.EQUIVALENT_VALUES, emptyIsNull || rules.hasEquivalentValues() || isCollection());
      add(Feature.AUTHOR_VALUES, emptyIsNull || member.is(Trait.OWNED) || leavesElementsOut());
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
}
