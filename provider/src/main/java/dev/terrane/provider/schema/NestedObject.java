package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The content of a block or a nested attribute, with its Java type. Immutable.
///
/// @param <T> the Java type, often a record
public final class NestedObject<T> {
  private final ObjectMembers members;
  private final CtyType.ObjectType type;
  private final Codec<T> codec;
  final boolean holdsUnknown;

  /// Converts between the members of an object and its Java type. Generated code implements it,
  /// because method references would increase the start time.
  ///
  /// @param <T> the Java type
  public interface Form<T> {
    /// Converts to the Java type.
    ///
    /// @param from the members
    /// @return the Java object
    T read(ObjectView from);

    /// Converts from the Java type.
    ///
    /// @param of the Java object
    /// @return its members
    ObjectView write(T of);
  }

  private NestedObject(List<Attribute<?>> members, Codec<T> codec, boolean holdsUnknown) {
    this.members = ObjectMembers.of(members);
    this.type = this.members.type();
    this.codec = codec;
    this.holdsUnknown = holdsUnknown;
  }

  /// Creates a nested object that is read and written by handle.
  ///
  /// @param members the attributes and blocks
  /// @return the nested object
  public static NestedObject<ObjectView> of(Attribute<?>... members) {
    return of(List.of(members), Function.identity(), Function.identity());
  }

  /// Creates a nested object with its own Java type.
  ///
  /// @param members the attributes and blocks
  /// @param read converts to the Java type
  /// @param write converts from the Java type
  /// @param <T> the Java type
  /// @return the nested object
  public static <T> NestedObject<T> of(
      List<? extends Attribute<?>> members,
      Function<? super ObjectView, ? extends T> read,
      Function<? super T, ObjectView> write) {
    var all = ObjectMembers.withVersions(members);
    return new NestedObject<>(all, ObjectView.codec(all).as(read, write), false);
  }

  /// Creates a nested object with its own Java type.
  ///
  /// @param members the attributes and blocks
  /// @param form converts between the members and the Java type
  /// @param <T> the Java type
  /// @return the nested object
  public static <T> NestedObject<T> of(List<? extends Attribute<?>> members, Form<T> form) {
    return of(members, form::read, form::write);
  }

  /// Returns this object with another Java type.
  ///
  /// @param read converts to the other Java type
  /// @param write converts from the other Java type
  /// @param <R> the other Java type
  /// @return the nested object
  public <R> NestedObject<R> as(
      Function<? super ObjectView, ? extends R> read, Function<? super R, ObjectView> write) {
    return new NestedObject<>(members, ObjectView.codec(members).as(read, write), false);
  }

  /// Returns this object with another Java type, which can contain unknown members.
  ///
  /// @param read converts to the other Java type
  /// @param write converts from the other Java type
  /// @param <R> the other Java type
  /// @return the nested object
  public <R> NestedObject<R> valuesAs(
      Function<? super ValueView, ? extends R> read, Function<? super R, ValueView> write) {
    return new NestedObject<>(members, ValueView.codec(members).as(read, write), true);
  }

  /// Creates a block that can occur at most once.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<T> block(String name) {
    return block(name, self(), NestedShape.Nesting.SINGLE);
  }

  /// Creates a list of blocks.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<List<T>> blockList(String name) {
    return block(name, blocks(), NestedShape.Nesting.LIST);
  }

  /// Creates a set of blocks.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<Set<T>> blockSet(String name) {
    return block(name, AttributeType.set(self()), NestedShape.Nesting.SET);
  }

  /// Creates a map of blocks, each with one label.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<Map<String, T>> blockMap(String name) {
    return block(name, labelled(), NestedShape.Nesting.MAP);
  }

  /// Creates a single block whose value is never null: without the block in the configuration, it
  /// is an object of null attributes.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<T> blockGroup(String name) {
    return block(name, self(), NestedShape.Nesting.GROUP);
  }

  /// Creates a nested attribute with one object. Under protocol 5 it is declared with an object
  /// type, if that is possible.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<T> attribute(String name) {
    return attribute(name, self(), NestedShape.Nesting.SINGLE);
  }

  /// Creates a nested attribute with a list of objects.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<List<T>> attributeList(String name) {
    return attribute(name, AttributeType.list(self()), NestedShape.Nesting.LIST);
  }

  /// Creates a nested attribute with a list of objects that may be null.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<List<@Nullable T>> attributeListOfNullable(String name) {
    return attribute(name, AttributeType.listOfNullable(self()), NestedShape.Nesting.LIST);
  }

  /// Creates a nested attribute with a set of objects.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<Set<T>> attributeSet(String name) {
    return attribute(name, AttributeType.set(self()), NestedShape.Nesting.SET);
  }

  /// Creates a nested attribute with a set of objects, one of which may be null.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<Set<@Nullable T>> attributeSetOfNullable(String name) {
    return attribute(name, AttributeType.setOfNullable(self()), NestedShape.Nesting.SET);
  }

  /// Creates a nested attribute with a map of objects.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<Map<String, T>> attributeMap(String name) {
    return attribute(name, AttributeType.map(self()), NestedShape.Nesting.MAP);
  }

  /// Creates a nested attribute with a map of objects that may be null.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public Attribute<Map<String, @Nullable T>> attributeMapOfNullable(String name) {
    return attribute(name, AttributeType.mapOfNullable(self()), NestedShape.Nesting.MAP);
  }

  private <V> Attribute<V> attribute(
      String name, AttributeType<V> value, NestedShape.Nesting nesting) {
    var shape = new NestedShape(false, nesting, members, type);
    return new Attribute<>(Definition.nested(name, value, shape));
  }

  private <V> Attribute<V> block(String name, AttributeType<V> value, NestedShape.Nesting nesting) {
    var shape = new NestedShape(true, nesting, members, type);
    return new Attribute<>(Definition.nested(name, value, shape));
  }

  private AttributeType<T> self() {
    var self = new AttributeType<T>(type, this::decode, this::encode);
    return holdsUnknown ? self.holdingUnknown() : self;
  }

  private AttributeType<List<T>> blocks() {
    return type.containsDynamic()
        ? new AttributeType<>(
            CtyType.DYNAMIC,
            value -> Collections.elements(value, self()),
            all -> CtyValue.tuple(Collections.encoded(all, self())))
        : AttributeType.list(self());
  }

  private AttributeType<Map<String, T>> labelled() {
    return type.containsDynamic()
        ? new AttributeType<>(
            CtyType.DYNAMIC,
            value -> Collections.entries(value, self()),
            all -> CtyValue.object(Collections.encoded(all, self())))
        : AttributeType.map(self());
  }

  /// The attributes and blocks.
  ///
  /// @return the members in the order of their declaration
  public List<Attribute<?>> members() {
    return members;
  }

  /// The object type of one object.
  ///
  /// @return the Terraform type
  public CtyType.ObjectType type() {
    return type;
  }

  /// An object type contains only types: all other properties of its attributes would be lost.
  private static void plain(Attribute<?> member) {
    var rules = member.rules();
    if (member.is(Trait.SENSITIVE)
        || member.is(Trait.WRITE_ONLY)
        || member.is(Trait.COMPUTED)
        || member.is(Trait.CONFIG_ONLY)
        || member.is(Trait.EMPTY_IS_NULL)
        || member.isBlock()
        || rules.mayReplace()
        || rules.deprecation().isPresent()
        || rules.isChecked()) {
      throw new SchemaException(
          member.name(),
          "an attribute of a plain object can only be required or optional; use a nested"
              + " attribute or a block");
    }
  }

  /// Returns the type for an attribute that is not a nested attribute; members that are not
  /// required become optional.
  CtyType.ObjectType plainType() {
    var types = new LinkedHashMap<String, CtyType>();
    var optional = new TreeSet<String>();
    for (var member : members) {
      plain(member);
      types.put(member.name(), member.ctyType());
      if (!member.is(Trait.REQUIRED)) {
        optional.add(member.name());
      }
    }
    return CtyType.object(types, optional);
  }

  /// {@return the codec of one object}
  public Codec<T> codec() {
    return codec;
  }

  T decode(CtyValue value) {
    if (value instanceof ObjectValue object) {
      return codec.decode(object);
    }
    throw new CtyException(CtyPath.ROOT, "must be an object, not " + value);
  }

  ObjectValue encode(T value) {
    return codec.encode(value);
  }
}
