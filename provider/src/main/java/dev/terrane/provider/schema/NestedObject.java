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

/// The content of a block or a nested attribute, and its Java type.
///
/// @param <T> the Java type, often a record
public final class NestedObject<T> {
  private final List<Attribute<?>> members;
  private final CtyType.ObjectType type;
  private final Codec<T> codec;
  private final boolean holdsUnknown;

  /// How an object's members and its Java type become one another. Generated code implements it,
  /// because two method references for each nested record would cost every start some time.
  ///
  /// @param <T> the Java type
  public interface Form<T> {
    /// Makes the Java type.
    ///
    /// @param from the members
    /// @return the object in Java
    T read(ObjectView from);

    /// Writes the members.
    ///
    /// @param of the object in Java
    /// @return its members
    ObjectView write(T of);
  }

  private NestedObject(List<Attribute<?>> members, Codec<T> codec, boolean holdsUnknown) {
    this.members = members;
    this.type = NestedShape.typeOf(members);
    this.codec = codec;
    this.holdsUnknown = holdsUnknown;
  }

  /// A nested object that is read and written by its handles.
  ///
  /// @param members its attributes and blocks
  /// @return the nested object
  public static NestedObject<ObjectView> of(Attribute<?>... members) {
    return of(List.of(members), Function.identity(), Function.identity());
  }

  /// A nested object that is read as an own type.
  ///
  /// @param members its attributes and blocks
  /// @param read makes the own type from the members
  /// @param write writes the members of the own type
  /// @param <T> the own type
  /// @return the nested object
  public static <T> NestedObject<T> of(
      List<? extends Attribute<?>> members,
      Function<? super ObjectView, ? extends T> read,
      Function<? super T, ObjectView> write) {
    var all = Owned.withVersions(members);
    return new NestedObject<>(all, ObjectView.codec(all).as(read, write), false);
  }

  /// A nested object that is read as an own type.
  ///
  /// @param members its attributes and blocks
  /// @param form makes the own type from the members, and writes its members
  /// @param <T> the own type
  /// @return the nested object
  public static <T> NestedObject<T> of(List<? extends Attribute<?>> members, Form<T> form) {
    return of(members, form::read, form::write);
  }

  /// The same object, read as another type.
  ///
  /// @param read makes the other type from the members
  /// @param write writes the members of the other type
  /// @param <R> the other type
  /// @return the nested object
  public <R> NestedObject<R> as(
      Function<? super ObjectView, ? extends R> read, Function<? super R, ObjectView> write) {
    return new NestedObject<>(members, ObjectView.codec(members).as(read, write), false);
  }

  /// The same object, read as a type that can hold members that are not known.
  ///
  /// @param read makes the other type from the members
  /// @param write writes the members of the other type
  /// @param <R> the other type
  /// @return the nested object
  public <R> NestedObject<R> valuesAs(
      Function<? super ValueView, ? extends R> read, Function<? super R, ValueView> write) {
    return new NestedObject<>(members, ValueView.codec(members).as(read, write), true);
  }

  /// A block that stands at most once.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<T> block(String name) {
    return block(name, self(), Nesting.SINGLE);
  }

  /// Blocks in order.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<List<T>> blockList(String name) {
    return block(name, blocks(), Nesting.LIST);
  }

  /// Blocks without order.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<Set<T>> blockSet(String name) {
    return block(name, AttributeType.set(self()), Nesting.SET);
  }

  /// Blocks with one label each.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<Map<String, T>> blockMap(String name) {
    return block(name, labelled(), Nesting.MAP);
  }

  /// A block that is always there, made of nulls where nothing is written.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<T> blockGroup(String name) {
    return block(name, self(), Nesting.GROUP);
  }

  /// A nested attribute with one object; protocol 6 knows it, and protocol 5 where it can.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<T> attribute(String name) {
    return attribute(name, self(), Nesting.SINGLE);
  }

  /// A nested attribute with objects in order.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<List<T>> attributeList(String name) {
    return attribute(name, AttributeType.list(self()), Nesting.LIST);
  }

  /// A nested attribute with objects in order, any of which may be null.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<List<@Nullable T>> attributeListOfNullable(String name) {
    return attribute(name, AttributeType.listOfNullable(self()), Nesting.LIST);
  }

  /// A nested attribute with objects without order.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<Set<T>> attributeSet(String name) {
    return attribute(name, AttributeType.set(self()), Nesting.SET);
  }

  /// A nested attribute with objects without order, any of which may be null.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<Set<@Nullable T>> attributeSetOfNullable(String name) {
    return attribute(name, AttributeType.setOfNullable(self()), Nesting.SET);
  }

  /// A nested attribute with objects by key.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<Map<String, T>> attributeMap(String name) {
    return attribute(name, AttributeType.map(self()), Nesting.MAP);
  }

  /// A nested attribute with objects by key, any of which may be null.
  ///
  /// @param name its name in the configuration
  /// @return the handle
  public Attribute<Map<String, @Nullable T>> attributeMapOfNullable(String name) {
    return attribute(name, AttributeType.mapOfNullable(self()), Nesting.MAP);
  }

  private <V> Attribute<V> attribute(String name, AttributeType<V> value, Nesting nesting) {
    return new Attribute<>(
        Definition.nested(name, value, new NestedShape(false, nesting, members, type)));
  }

  private <V> Attribute<V> block(String name, AttributeType<V> value, Nesting nesting) {
    return new Attribute<>(
        Definition.nested(name, value, new NestedShape(true, nesting, members, type)));
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

  /// The attributes and blocks inside.
  ///
  /// @return in the author's order
  public List<Attribute<?>> members() {
    return members;
  }

  /// The object type that the members make.
  ///
  /// @return the type, as it travels
  public CtyType.ObjectType type() {
    return type;
  }

  /// A plain type says nothing of its members but their types; all else would be lost in silence.
  private static void plain(Attribute<?> member) {
    var rules = member.rules();
    if (member.is(Trait.SENSITIVE)
        || member.is(Trait.WRITE_ONLY)
        || member.is(Trait.COMPUTED)
        || member.is(Trait.CONFIG_ONLY)
        || member.is(Trait.EMPTY_IS_NULL)
        || rules.hasEquality()
        || rules.mayReplace()
        || rules.deprecation().isPresent()
        || rules.isChecked()) {
      throw new SchemaException(
          member.name(),
          "an attribute of a plain object can only be required or optional; use a nested"
              + " attribute or a block");
    }
  }

  /// The type where the object is no nested attribute: what is not required becomes optional.
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

  /// {@return how the object alone is read and written}
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
