package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.attribute.Converter;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.internal.AuthorConversion;
import dev.terrane.provider.internal.Scalars;
import dev.terrane.provider.internal.StringConversions;
import dev.terrane.provider.internal.TextMapping;
import dev.terrane.provider.internal.ValueEquivalence;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Maps a Java type to a Terraform type. Immutable.
///
/// @param <T> the Java type; values are never null
public final class AttributeType<T> {
  /// A string.
  public static final AttributeType<String> STRING =
      new AttributeType<>(CtyType.STRING, Scalars::text, CtyValue::string);

  /// A bool.
  public static final AttributeType<Boolean> BOOL =
      new AttributeType<>(CtyType.BOOL, Scalars::truth, CtyValue::bool);

  /// A 32-bit integer. Any other number is an error at the attribute; it is never truncated.
  public static final AttributeType<Integer> INT =
      new AttributeType<>(CtyType.NUMBER, Scalars::int32, n -> CtyValue.number((long) n));

  /// A 64-bit integer. Any other number is an error at the attribute; it is never truncated.
  public static final AttributeType<Long> LONG =
      new AttributeType<>(CtyType.NUMBER, Scalars::int64, CtyValue::number);

  /// A finite double, the nearest to the configured number. Numbers that round to the same double
  /// are the same value, and the existing number is kept: `1 / 3` has more digits in Terraform.
  public static final AttributeType<Double> DOUBLE =
      new AttributeType<>(CtyType.NUMBER, Scalars::float64, Scalars::number)
          .with(TypeProperties.of(ValueEquivalence.DOUBLE));

  /// A float, with the rules of [#DOUBLE].
  public static final AttributeType<Float> FLOAT =
      new AttributeType<>(CtyType.NUMBER, Scalars::float32, Scalars::number)
          .with(TypeProperties.of(ValueEquivalence.FLOAT));

  /// An exact decimal number.
  public static final AttributeType<BigDecimal> DECIMAL =
      new AttributeType<>(CtyType.NUMBER, Scalars::decimal, CtyValue::number);

  /// A value of any type, not converted.
  public static final AttributeType<CtyValue> ANY =
      new AttributeType<>(CtyType.DYNAMIC, Function.identity(), Function.identity());

  /// A duration in the format of Go: `30s`, `1h30m`, `1.5s`, with the units `h`, `m`, `s`, `ms`,
  /// `us` and `ns`. It is written in the shortest form. To keep the configured representation, add
  /// [Equality#byValue] to the attribute or the type.
  public static final AttributeType<Duration> DURATION =
      STRING.as(StringConversions::duration, StringConversions::durationText).named("Duration");

  /// A point in time in the format of RFC 3339: `2026-01-31T12:00:00Z`, or with an offset. It is
  /// written in UTC. To keep the configured representation, add
  /// [dev.terrane.provider.attribute.Equality#byValue] to the attribute.
  public static final AttributeType<Instant> INSTANT =
      STRING.as(StringConversions::instant, Instant::toString).named("Timestamp");

  /// A URI, relative or absolute, not normalised.
  public static final AttributeType<URI> URI =
      STRING.as(StringConversions::uri, Object::toString).named("URI");

  private final CtyType ctyType;
  private final Function<CtyValue, ? extends T> decoder;
  private final Function<? super T, ? extends CtyValue> encoder;
  final TypeProperties properties;

  AttributeType(
      CtyType ctyType,
      Function<CtyValue, ? extends T> decoder,
      Function<? super T, ? extends CtyValue> encoder) {
    this(ctyType, decoder, encoder, TypeProperties.PLAIN);
  }

  private AttributeType(
      CtyType ctyType,
      Function<CtyValue, ? extends T> decoder,
      Function<? super T, ? extends CtyValue> encoder,
      TypeProperties properties) {
    this.properties = properties;
    this.ctyType = ctyType;
    this.decoder = decoder;
    this.encoder = encoder;
  }

  /// {@return a value of a type that is determined at run time, not converted}
  ///
  /// @param type the Terraform type
  public static AttributeType<CtyValue> of(CtyType type) {
    return new AttributeType<>(type, Function.identity(), Function.identity());
  }

  /// A string with a fixed set of values. Any other string is an error that lists the allowed ones.
  ///
  /// @param values the Java values, usually all constants of an enum
  /// @param texts their texts in the configuration, in the same order
  /// @param <E> the Java type
  /// @return the type, a string
  /// @throws IllegalArgumentException unless each value has a different text
  public static <E> AttributeType<E> choice(List<E> values, List<String> texts) {
    var choice = TextMapping.of(values, texts);
    var type = STRING.as(choice::read, choice::write);
    return choice.name().map(type::named).orElse(type);
  }

  /// A list. A null element in the configuration is an error; a null element in a state is omitted.
  ///
  /// @param element the type of the elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<List<E>> list(AttributeType<E> element) {
    return Collections.list(element);
  }

  /// A list whose elements may be null: `["a", null]`.
  ///
  /// @param element the type of the non-null elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<List<@Nullable E>> listOfNullable(AttributeType<E> element) {
    return Collections.listOfNullable(element);
  }

  /// A set. In Java it has the order in which Terraform displays it. Null elements are handled as
  /// in a [#list].
  ///
  /// @param element the type of the elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Set<E>> set(AttributeType<E> element) {
    return Collections.set(element);
  }

  /// A set of which one element may be null.
  ///
  /// @param element the type of the non-null elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Set<@Nullable E>> setOfNullable(AttributeType<E> element) {
    return Collections.setOfNullable(element);
  }

  /// A map with string keys, ordered by key. Null elements are handled as in a [#list].
  ///
  /// @param element the type of the elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Map<String, E>> map(AttributeType<E> element) {
    return Collections.map(element);
  }

  /// A map with string keys whose elements may be null: `{ k = null }`.
  ///
  /// @param element the type of the non-null elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Map<String, @Nullable E>> mapOfNullable(
      AttributeType<E> element) {
    return Collections.mapOfNullable(element);
  }

  /// An object type, for an attribute that is not a nested attribute; protocol 5 supports only this
  /// form. Attributes that are not required become optional attributes of the object type.
  ///
  /// @param object the attributes of the object
  /// @param <T> its Java type
  /// @return the object type
  public static <T> AttributeType<T> object(NestedObject<T> object) {
    return new AttributeType<T>(object.plainType(), object::decode, object::encode)
        .with(TypeProperties.of(object.members(), object.holdsUnknown));
  }

  /// Maps another Java type to the same Terraform type. An exception of `read` becomes an error at
  /// the attribute.
  ///
  /// @param read converts from this Java type; must not return null
  /// @param write converts to this Java type; must be lossless
  /// @param <R> the other Java type
  /// @return the type
  public <R> AttributeType<R> as(
      Function<? super T, ? extends R> read, Function<? super R, ? extends T> write) {
    return new AttributeType<R>(
            ctyType,
            value -> AuthorConversion.convert(decode(value), read),
            own -> encode(write.apply(own)))
        .with(properties.known());
  }

  /// Maps another Java type to the same Terraform type, as [#as] does.
  ///
  /// @param converter converts between the two Java types
  /// @param <R> the other Java type
  /// @return the type
  public <R> AttributeType<R> convertedBy(Converter<T, R> converter) {
    return as(converter::read, converter::write);
  }

  /// Compares values with an equality, also elements with this type: an equivalent value is not a
  /// change, and the configured value is kept in the state. Elements of lists are compared by
  /// index, those of maps by key, and an element of a set with any other one.
  ///
  /// @param equality compares values that are not equal
  /// @return the type with this rule
  public AttributeType<T> sameWhen(Equality<? super T> equality) {
    return with(properties.with(equivalence(equality)));
  }

  /// The comparison of values: by an equality, if there is one, and by the types inside.
  ValueEquivalence equivalence(@Nullable Equality<? super T> equality) {
    var inside = properties.equivalence();
    return equality == null ? inside : inside.or(equality, this::decode);
  }

  /// Sets the name of the type in error messages: with `named("Port")`, the summary is `Invalid
  /// Port`. When the error is in an element whose type has a name, that name is used.
  ///
  /// @param name a noun in title case
  /// @return the type with this name
  public AttributeType<T> named(String name) {
    return new AttributeType<>(ctyType, value -> decode(value, name), encoder, properties);
  }

  private T decode(CtyValue value, String name) {
    try {
      return decode(value);
    } catch (CtyException e) {
      throw e.expecting(name);
    }
  }

  /// Returns this type for Java values that can contain unknown values.
  AttributeType<T> holdingUnknown() {
    return with(properties.withUnknown());
  }

  AttributeType<T> with(TypeProperties other) {
    return new AttributeType<>(ctyType, decoder, encoder, other);
  }

  /// The Terraform type.
  ///
  /// @return the type
  public CtyType ctyType() {
    return ctyType;
  }

  /// Finds the null elements of a value that the Java type does not allow. In a configuration such
  /// an element is an error; [#decode] omits them.
  ///
  /// @param value the value
  /// @return the paths of these elements inside the value, at every depth
  public List<CtyPath> nullElements(CtyValue value) {
    return properties.nullElements().places(value);
  }

  /// Removes the null elements that the Java type does not allow, as [#decode] does.
  ///
  /// @param value the value
  /// @return the value without its [#nullElements]
  public CtyValue withoutNullElements(CtyValue value) {
    return properties.nullElements().removed(value);
  }

  /// Decodes a value, without its [#nullElements].
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException with the path and the reason, when the value does not match the Java type
  public T decode(CtyValue value) {
    return decoder.apply(value);
  }

  @Nullable T decodeOrNull(CtyValue value) {
    return value.isNull() ? null : decode(value);
  }

  /// Encodes a value.
  ///
  /// @param value the Java value
  /// @return a value that conforms to [#ctyType]
  public CtyValue encode(T value) {
    return encoder.apply(value);
  }
}
