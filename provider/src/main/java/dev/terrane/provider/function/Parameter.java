package dev.terrane.provider.function;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.SchemaException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A handle of a function parameter: it declares the parameter, reads its argument, and identifies
/// it in errors. Immutable; each method that adds a property returns a new handle with the same
/// name.
///
/// Terraform does not call the function with null or unknown arguments unless the parameter accepts
/// them.
///
/// @param <T> the Java type of its argument
public final class Parameter<T> {
  private final Facts facts;
  private final Function<CtyValue, ? extends T> one;
  private final Function<List<CtyValue>, ? extends T> all;

  private record Facts(
      String name,
      CtyType type,
      boolean takesNull,
      boolean takesUnknown,
      boolean isVariadic,
      String description) {
    Facts described(String markdown) {
      return new Facts(name, type, takesNull, takesUnknown, isVariadic, markdown);
    }
  }

  private Parameter(Facts facts, Function<CtyValue, ? extends T> one) {
    this(facts, one, given -> one.apply(given.getFirst()));
  }

  private Parameter(
      Facts facts, Function<CtyValue, ? extends T> one, Function<List<CtyValue>, ? extends T> all) {
    this.facts = facts;
    this.one = one;
    this.all = all;
  }

  /// Creates a parameter.
  ///
  /// @param name an identifier of Terraform's language
  /// @param type the type of the argument
  /// @param <T> its Java type
  /// @return the handle
  public static <T> Parameter<T> of(String name, AttributeType<T> type) {
    return new Parameter<>(
        new Facts(name, type.ctyType(), false, false, false, ""), value -> whole(type, value));
  }

  private static <T> T whole(AttributeType<T> type, CtyValue value) {
    type.nullElements(value).stream()
        .findFirst()
        .ifPresent(at -> {
          throw new CtyException(at, "must not be null; remove the element, or set a value");
        });
    return type.decode(value);
  }

  /// Accepts null.
  ///
  /// @return the handle; its argument is empty for null
  /// @throws SchemaException when orNull() was already called or is variadic
  public Parameter<Optional<T>> orNull() {
    refuse(facts.takesNull, "orNull() was already called");
    refuse(facts.isVariadic, "call orNull() before variadic()");
    return new Parameter<>(
        new Facts(facts.name, facts.type, true, facts.takesUnknown, false, facts.description),
        value -> value.isNull() ? Optional.empty() : Optional.of(one.apply(value)));
  }

  /// Accepts unknown values. A collection counts as unknown unless it is wholly known.
  ///
  /// @return the handle; its argument is known or unknown
  /// @throws SchemaException when orUnknown() was already called or is variadic
  public Parameter<Value<T>> orUnknown() {
    refuse(facts.takesUnknown, "orUnknown() was already called");
    refuse(facts.isVariadic, "call orUnknown() before variadic()");
    return new Parameter<>(
        new Facts(facts.name, facts.type, facts.takesNull, true, false, facts.description),
        this::state);
  }

  private Value<T> state(CtyValue value) {
    if (value instanceof CtyValue.Unknown unknown) {
      return new Value.Unknown<>(unknown.refinement());
    }
    return value.isWhollyKnown() ? Value.known(one.apply(value)) : Value.unknown();
  }

  /// Accepts any number of arguments, also none. A variadic parameter must be the last one.
  ///
  /// @return the handle; its argument is a list
  /// @throws SchemaException when variadic() was already called
  public Parameter<List<T>> variadic() {
    refuse(facts.isVariadic, "variadic() was already called");
    return new Parameter<>(
        new Facts(
            facts.name, facts.type, facts.takesNull, facts.takesUnknown, true, facts.description),
        value -> List.of(one.apply(value)),
        this::each);
  }

  private List<T> each(List<CtyValue> given) {
    var elements = new ArrayList<T>();
    for (var i = 0; i < given.size(); i++) {
      elements.add(inPlace(CtyPath.ROOT.index(i), one, given.get(i)));
    }
    return List.copyOf(elements);
  }

  /// Adds a check of the argument.
  ///
  /// @param check the check
  /// @return the handle with this check added
  /// @throws SchemaException when the parameter is variadic
  public Parameter<T> check(Check<? super T> check) {
    refuse(facts.isVariadic, "call check(...) before variadic()");
    return new Parameter<>(facts, value -> checked(check, one.apply(value)));
  }

  private static <V> V checked(Check<? super V> check, V value) {
    if (!check.rule().test(value)) {
      throw new CtyException(CtyPath.ROOT, check.must());
    }
    return value;
  }

  /// Sets the description.
  ///
  /// @param markdown the text, in Markdown
  /// @return the handle with this description
  public Parameter<T> describedAs(String markdown) {
    return new Parameter<>(facts.described(markdown), one, all);
  }

  /// {@return the name}
  public String name() {
    return facts.name;
  }

  /// {@return the type of one argument}
  public CtyType ctyType() {
    return facts.type;
  }

  /// {@return whether it accepts null}
  public boolean takesNull() {
    return facts.takesNull;
  }

  /// {@return whether it accepts unknown values}
  public boolean takesUnknown() {
    return facts.takesUnknown;
  }

  /// {@return whether it accepts any number of arguments}
  public boolean isVariadic() {
    return facts.isVariadic;
  }

  /// {@return the description in Markdown, possibly empty}
  public String description() {
    return facts.description;
  }

  /// Creates a failure at this argument: `throw TEXT.error("must not be blank")`.
  ///
  /// @param reason what is wrong with the argument
  /// @return the failure, for the caller to throw
  public Failure error(String reason) {
    return failure(CtyPath.ROOT, reason);
  }

  /// Creates a failure at one argument of a variadic parameter.
  ///
  /// @param position the index of the argument, from 0
  /// @param reason what is wrong with the argument
  /// @return the failure, for the caller to throw
  public Failure error(int position, String reason) {
    return failure(CtyPath.ROOT.index(position), reason);
  }

  private Failure failure(CtyPath inside, String reason) {
    var place = CtyPath.ROOT.attribute(facts.name).append(inside);
    return new Failure(Diagnostic.error(place, reason, ""));
  }

  T read(List<CtyValue> given) {
    return facts.isVariadic ? all.apply(given) : inPlace(CtyPath.ROOT, one, given.getFirst());
  }

  private <V> V inPlace(CtyPath place, Function<CtyValue, ? extends V> reader, CtyValue value) {
    if (value.isNull() && !facts.takesNull) {
      throw failure(place, "must not be null");
    }
    try {
      return reader.apply(value);
    } catch (CtyException e) {
      var inside = e.path().isRoot() ? "" : "at " + e.path() + ": ";
      throw failure(place, inside + e.reason()).because(e);
    }
  }

  private void refuse(boolean broken, String reason) {
    if (broken) {
      throw new SchemaException(facts.name, reason);
    }
  }

  @Override
  public String toString() {
    return facts.name;
  }
}
