package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.attribute.Converter;
import dev.terrane.provider.internal.Choice;
import dev.terrane.provider.internal.Precision;
import dev.terrane.provider.internal.Scalars;
import dev.terrane.provider.internal.Texts;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// How a Java type and a Terraform type meet. Immutable.
///
/// @param <T> the Java type; null never stands for a value
public final class AttributeType<T> {
  /// Text.
  public static final AttributeType<String> STRING =
      new AttributeType<>(CtyType.STRING, Scalars::text, CtyValue::string);

  /// Truth.
  public static final AttributeType<Boolean> BOOL =
      new AttributeType<>(CtyType.BOOL, Scalars::truth, CtyValue::bool);

  /// A whole number of 32 bits; anything else is an error at its place, never cut off.
  public static final AttributeType<Integer> INT =
      new AttributeType<>(CtyType.NUMBER, Scalars::int32, n -> CtyValue.number((long) n));

  /// A whole number of 64 bits; anything else is an error at its place, never cut off.
  public static final AttributeType<Long> LONG =
      new AttributeType<>(CtyType.NUMBER, Scalars::int64, CtyValue::number);

  /// A binary floating point number, the nearest to what the user wrote; always finite. Numbers
  /// that have the same nearest one are the same, and the one that stands already is kept: `1 / 3`
  /// has more digits in Terraform than a double holds.
  public static final AttributeType<Double> DOUBLE =
      new AttributeType<>(CtyType.NUMBER, Scalars::float64, Scalars::number)
          .with(TypeProperties.of(Precision.DOUBLE));

  /// A binary floating point number of 32 bits, as [#DOUBLE] is one of 64.
  public static final AttributeType<Float> FLOAT =
      new AttributeType<>(CtyType.NUMBER, Scalars::float32, Scalars::number)
          .with(TypeProperties.of(Precision.FLOAT));

  /// An exact number.
  public static final AttributeType<BigDecimal> DECIMAL =
      new AttributeType<>(CtyType.NUMBER, Scalars::decimal, CtyValue::number);

  /// Any value of any type, as it is.
  public static final AttributeType<CtyValue> ANY =
      new AttributeType<>(CtyType.DYNAMIC, Function.identity(), Function.identity());

  /// A length of time as users of Terraform write it: `30s`, `1h30m`, `1.5s`, with the units `h`,
  /// `m`, `s`, `ms`, `us` and `ns`. Written in the shortest form; where the user's spelling has to
  /// be kept, the attribute needs [dev.terrane.provider.attribute.Equality#byValue].
  public static final AttributeType<Duration> DURATION =
      STRING.as(Texts::duration, Texts::durationText).named("Duration");

  /// A point in time as RFC 3339 has it: `2026-01-31T12:00:00Z`, or with an offset. Written in UTC;
  /// where the user's spelling has to be kept, the attribute needs
  /// [dev.terrane.provider.attribute.Equality#byValue].
  public static final AttributeType<Instant> INSTANT =
      STRING.as(Texts::instant, Instant::toString).named("Timestamp");

  /// A URI, relative or absolute, as it is written.
  public static final AttributeType<URI> URI = STRING.as(Texts::uri, Object::toString).named("URI");

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

  /// A value of a type that is known at run time only, as it is.
  ///
  /// @param type the Terraform type
  /// @return that type, without a Java type of its own
  public static AttributeType<CtyValue> of(CtyType type) {
    return new AttributeType<>(type, Function.identity(), Function.identity());
  }

  /// One of some values, each with its text. Any other text is an error that names those allowed.
  ///
  /// @param values the values, usually all constants of an enum
  /// @param texts their texts in the configuration, in the same order
  /// @param <E> the Java type
  /// @return the type, a string
  /// @throws IllegalArgumentException unless each value has a text of its own
  public static <E> AttributeType<E> choice(List<E> values, List<String> texts) {
    var choice = Choice.of(values, texts);
    var type = STRING.as(choice::read, choice::write);
    return choice.name().map(type::named).orElse(type);
  }

  /// A list of another type. A null element in a configuration is refused, one in a state left out.
  ///
  /// @param element the type of the elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<List<E>> list(AttributeType<E> element) {
    return Collections.list(element);
  }

  /// A list of another type whose elements may be null: `["a", null]`.
  ///
  /// @param element the type of the elements that are not null
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<List<@Nullable E>> listOfNullable(AttributeType<E> element) {
    return Collections.listOfNullable(element);
  }

  /// A set of another type; its order in Java is the order of Terraform's display. What a [#list]
  /// says of null goes for it.
  ///
  /// @param element the type of the elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Set<E>> set(AttributeType<E> element) {
    return Collections.set(element);
  }

  /// A set of another type of which one element may be null.
  ///
  /// @param element the type of the elements that are not null
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Set<@Nullable E>> setOfNullable(AttributeType<E> element) {
    return Collections.setOfNullable(element);
  }

  /// A map from text to another type, ordered by key. What a [#list] says of null goes for it.
  ///
  /// @param element the type of the elements
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Map<String, E>> map(AttributeType<E> element) {
    return Collections.map(element);
  }

  /// A map from text to another type whose values may be null: `{ k = null }`.
  ///
  /// @param element the type of the elements that are not null
  /// @param <E> their Java type
  /// @return the type
  public static <E> AttributeType<Map<String, @Nullable E>> mapOfNullable(
      AttributeType<E> element) {
    return Collections.mapOfNullable(element);
  }

  /// An object as a plain type, not as a nested attribute: the only form in which protocol 5 knows
  /// objects. Members that are not required are optional members of the type.
  ///
  /// @param object the object's members
  /// @param <T> its Java type
  /// @return the object type
  public static <T> AttributeType<T> object(NestedObject<T> object) {
    return new AttributeType<T>(object.plainType(), object::decode, object::encode)
        .with(TypeProperties.of(object.members()));
  }

  /// Converts to an author's own Java type. What `read` throws becomes an error at the value's
  /// place.
  ///
  /// @param read from this type to the own one; must not return null
  /// @param write back, without loss
  /// @param <R> the own type
  /// @return the own type on the same Terraform type
  public <R> AttributeType<R> as(
      Function<? super T, ? extends R> read, Function<? super R, ? extends T> write) {
    return new AttributeType<R>(
            ctyType, value -> converted(value, read), own -> encode(write.apply(own)))
        .with(properties.known());
  }

  /// Converts to an author's own Java type, as [#as] does.
  ///
  /// @param converter reads and writes
  /// @param <R> the own type
  /// @return the own type on the same Terraform type
  public <R> AttributeType<R> convertedBy(Converter<T, R> converter) {
    return as(converter::read, converter::write);
  }

  /// Names the type in the errors of values that do not fit it: `named("Port")` makes their summary
  /// `Invalid Port`. Where a value inside is of a type with a name, that name counts.
  ///
  /// @param name a noun in title case
  /// @return the type with that name
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

  /// The same type, whose Java values can hold unknown values inside.
  AttributeType<T> holdingUnknown() {
    return with(properties.withUnknown());
  }

  /// The same type with other properties.
  AttributeType<T> with(TypeProperties other) {
    return new AttributeType<>(ctyType, decoder, encoder, other);
  }

  private <R> R converted(CtyValue value, Function<? super T, ? extends R> read) {
    T plain = decode(value);
    try {
      return read.apply(plain);
    } catch (CtyException e) {
      throw e;
    } catch (RuntimeException e) {
      var reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      var unfit = new CtyException(CtyPath.ROOT, "cannot be read: " + reason);
      unfit.initCause(e);
      throw unfit;
    }
  }

  /// The Terraform type.
  ///
  /// @return the type
  public CtyType ctyType() {
    return ctyType;
  }

  /// The elements of a value that are null although the Java type has no null there. A
  /// configuration with such an element is refused; [#decode] leaves them out.
  ///
  /// @param value the value
  /// @return their places inside the value, at every depth
  public List<CtyPath> nullElements(CtyValue value) {
    return properties.nullElements().places(value);
  }

  /// A value as [#decode] reads it.
  ///
  /// @param value the value
  /// @return the value without its [#nullElements]
  public CtyValue withoutNullElements(CtyValue value) {
    return properties.nullElements().removed(value);
  }

  /// Reads a value, without its [#nullElements].
  ///
  /// @param value known and not null
  /// @return the Java value
  /// @throws CtyException with the place and the reason, when the value does not fit the Java type
  public T decode(CtyValue value) {
    return decoder.apply(value);
  }

  /// Writes a value.
  ///
  /// @param value the Java value
  /// @return a value that conforms to [#ctyType]
  public CtyValue encode(T value) {
    return encoder.apply(value);
  }
}
