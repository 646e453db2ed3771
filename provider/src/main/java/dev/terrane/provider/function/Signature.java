package dev.terrane.provider.function;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.SchemaException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// The parameters and the result type of a function. Checked when it is built, by the rules that
/// Terraform enforces when it loads the function. Immutable.
///
/// @param <R> the Java type of the result
public final class Signature<R> {
  private final AttributeType<R> result;
  private final List<Parameter<?>> parameters;
  private final Texts texts;

  private record Texts(String summary, String description, Optional<String> deprecation) {
    static final Texts NONE = new Texts("", "", Optional.empty());
  }

  private Signature(AttributeType<R> result, List<Parameter<?>> parameters, Texts texts) {
    this.result = result;
    this.parameters = parameters;
    this.texts = texts;
  }

  /// A signature.
  ///
  /// @param result the type of the result
  /// @param parameters in order; only the last one may be variadic
  /// @param <R> the Java type of the result
  /// @return the signature
  /// @throws SchemaException when Terraform would refuse it
  public static <R> Signature<R> of(AttributeType<R> result, Parameter<?>... parameters) {
    return of(result, List.of(parameters));
  }

  /// A signature made of parameters that are known at run time only.
  ///
  /// @param result the type of the result
  /// @param parameters in order; only the last one may be variadic
  /// @param <R> the Java type of the result
  /// @return the signature
  /// @throws SchemaException when Terraform would refuse it
  public static <R> Signature<R> of(AttributeType<R> result, List<Parameter<?>> parameters) {
    check(parameters);
    return new Signature<>(result, List.copyOf(parameters), Texts.NONE);
  }

  private static void check(List<Parameter<?>> parameters) {
    var names = new HashSet<String>();
    for (var parameter : parameters) {
      if (!Identifiers.isIdentifier(parameter.name())) {
        throw new SchemaException(
            parameter.name(),
            "a parameter name consists of letters, digits, underscores and hyphens, and begins"
                + " with a letter or an underscore (S24)");
      }
      if (!names.add(parameter.name())) {
        throw new SchemaException(parameter.name(), "two parameters have this name (S24)");
      }
      if (parameter.isVariadic() && parameter != parameters.getLast()) {
        throw new SchemaException(parameter.name(), "a variadic parameter must be the last one");
      }
    }
  }

  /// Says in one line what the function does.
  ///
  /// @param text plain text
  /// @return the signature with that summary
  public Signature<R> summary(String text) {
    return with(new Texts(text, texts.description, texts.deprecation));
  }

  /// Documents it.
  ///
  /// @param markdown for users
  /// @return the signature with that description
  public Signature<R> describedAs(String markdown) {
    return with(new Texts(texts.summary, markdown, texts.deprecation));
  }

  /// Warns whoever still uses it.
  ///
  /// @param instead what to use instead
  /// @return the signature with that warning
  public Signature<R> deprecated(String instead) {
    return with(new Texts(texts.summary, texts.description, Optional.of(instead)));
  }

  private Signature<R> with(Texts changed) {
    return new Signature<>(result, parameters, changed);
  }

  /// {@return all parameters in order, a variadic one last}
  public List<Parameter<?>> parameters() {
    return parameters;
  }

  /// {@return the type of the result as it travels}
  public CtyType resultType() {
    return result.ctyType();
  }

  /// {@return the summary, maybe empty}
  public String summary() {
    return texts.summary;
  }

  /// {@return the documentation: markdown, maybe empty}
  public String description() {
    return texts.description;
  }

  /// {@return what to use instead, when it is deprecated}
  public Optional<String> deprecation() {
    return texts.deprecation;
  }

  /// Which parameter takes an argument.
  ///
  /// @param position the argument's, from 0
  /// @return the parameter at that place, or the variadic one that takes the rest
  public Optional<Parameter<?>> at(int position) {
    if (position < parameters.size()) {
      return Optional.of(parameters.get(position));
    }
    return parameters.isEmpty()
        ? Optional.empty()
        : Optional.<Parameter<?>>of(parameters.getLast()).filter(Parameter::isVariadic);
  }

  /// Writes a result.
  ///
  /// @param value the result in one of its three states
  /// @return a value of [#resultType]
  public CtyValue write(Value<R> value) {
    return switch (value) {
      case Value.Known<R>(var known) -> result.encode(known);
      case Value.Null<R> _ -> CtyValue.nullOf(result.ctyType());
      case Value.Unknown<R>(var refinement) -> CtyValue.unknown(result.ctyType(), refinement);
    };
  }

  /// Wants a number of arguments that the parameters can take.
  void count(int given) {
    var variadic = !parameters.isEmpty() && parameters.getLast().isVariadic();
    var least = parameters.size() - (variadic ? 1 : 0);
    if (given < least || (given > least && !variadic)) {
      throw new Failure(
          "takes "
              + (variadic ? "at least " : "")
              + least
              + (least == 1 ? " argument" : " arguments")
              + ", not "
              + given,
          "");
    }
  }
}
