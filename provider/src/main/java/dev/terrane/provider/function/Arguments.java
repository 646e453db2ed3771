package dev.terrane.provider.function;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.List;

/// The arguments of a function call. They are already decoded, so reading one does not fail.
/// Immutable.
public final class Arguments {
  private final Signature<?> signature;
  private final List<CtyValue> values;

  private Arguments(Signature<?> signature, List<CtyValue> values) {
    this.signature = signature;
    this.values = List.copyOf(values);
  }

  /// The arguments of one call.
  ///
  /// @param signature what the function takes
  /// @param values the arguments in order, those of the variadic parameter last
  /// @return the arguments
  /// @throws Failure at the first argument that the signature does not allow
  public static Arguments of(Signature<?> signature, List<CtyValue> values) {
    signature.count(values.size());
    var arguments = new Arguments(signature, values);
    for (var parameter : signature.parameters()) {
      arguments.read(parameter, parameter);
    }
    return arguments;
  }

  /// Reads an argument.
  ///
  /// @param parameter one of the signature
  /// @param <T> what it gives
  /// @return the argument
  /// @throws IllegalArgumentException when the signature has no such parameter
  public <T> T get(Parameter<T> parameter) {
    for (var declared : signature.parameters()) {
      if (declared.name().equals(parameter.name())) {
        return read(parameter, declared);
      }
    }
    throw new IllegalArgumentException(
        "the signature has no parameter "
            + parameter.name()
            + "; it has "
            + signature.parameters());
  }

  private <T> T read(Parameter<T> parameter, Parameter<?> declared) {
    var at = signature.parameters().indexOf(declared);
    var given =
        declared.isVariadic() ? values.subList(at, values.size()) : values.subList(at, at + 1);
    return parameter.read(new ArrayList<>(given));
  }
}
