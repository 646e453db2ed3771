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

/// The parameters and the result type of a function. The factory methods apply the rules that
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

  /// Creates a signature.
  ///
  /// @param result the type of the result
  /// @param parameters in order; only the last one may be variadic
  /// @param <R> the Java type of the result
  /// @return the signature
  /// @throws SchemaException when Terraform would reject it
  public static <R> Signature<R> of(AttributeType<R> result, Parameter<?>... parameters) {
    return of(result, List.of(parameters));
  }

  /// Creates a signature from parameters that are determined at run time.
  ///
  /// @param result the type of the result
  /// @param parameters in order; only the last one may be variadic
  /// @param <R> the Java type of the result
  /// @return the signature
  /// @throws SchemaException when Terraform would reject it
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

  /// Sets the summary, one line about the purpose of the function.
  ///
  /// @param text plain text
  /// @return the signature with that summary
  public Signature<R> summary(String text) {
    return with(new Texts(text, texts.description, texts.deprecation));
  }

  /// Sets the description.
  ///
  /// @param markdown the text, in Markdown
  /// @return the signature with this description
  public Signature<R> describedAs(String markdown) {
    return with(new Texts(texts.summary, markdown, texts.deprecation));
  }

  /// Marks the function as deprecated.
  ///
  /// @param instead the message, which says what to use instead
  /// @return the signature with that message
  public Signature<R> deprecated(String instead) {
    return with(new Texts(texts.summary, texts.description, Optional.of(instead)));
  }

  private Signature<R> with(Texts changed) {
    return new Signature<>(result, parameters, changed);
  }

  /// {@return all parameters in order; a variadic parameter is the last}
  public List<Parameter<?>> parameters() {
    return parameters;
  }

  /// {@return the Terraform type of the result}
  public CtyType resultType() {
    return result.ctyType();
  }

  /// {@return the summary, possibly empty}
  public String summary() {
    return texts.summary;
  }

  /// {@return the description in Markdown, possibly empty}
  public String description() {
    return texts.description;
  }

  /// {@return the deprecation message; empty when the function is not deprecated}
  public Optional<String> deprecation() {
    return texts.deprecation;
  }

  /// Returns the parameter of an argument.
  ///
  /// @param position the index of the argument, from 0
  /// @return the parameter at that index, or the variadic parameter that accepts the remaining
  ///   arguments; empty when there is none
  public Optional<Parameter<?>> at(int position) {
    if (position < parameters.size()) {
      return Optional.of(parameters.get(position));
    }
    return parameters.isEmpty()
        ? Optional.empty()
        : Optional.<Parameter<?>>of(parameters.getLast()).filter(Parameter::isVariadic);
  }

  /// Encodes a result.
  ///
  /// @param value the result: known, null or unknown
  /// @return a value of [#resultType]
  public CtyValue write(Value<R> value) {
    return switch (value) {
      case Value.Known<R>(var known) -> result.encode(known);
      case Value.Null<R> _ -> CtyValue.nullOf(result.ctyType());
      case Value.Unknown<R>(var refinement) -> CtyValue.unknown(result.ctyType(), refinement);
    };
  }

  /// Decodes a result, as tests of a function do.
  ///
  /// @param value a value of [#resultType]
  /// @return the result: known, null or unknown
  public Value<R> read(CtyValue value) {
    if (value instanceof CtyValue.Unknown unknown) {
      return new Value.Unknown<>(unknown.refinement());
    }
    return value.isNull() ? Value.none() : Value.known(result.decode(value));
  }

  /// Checks the number of arguments.
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
