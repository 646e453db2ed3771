package dev.terrane.provider.function;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.List;

/// The arguments of a function call. [#of] has checked and decoded them, so that [#get] does not
/// fail for a declared parameter. Immutable.
public final class Arguments {
  private final Signature<?> signature;
  private final List<CtyValue> values;

  private Arguments(Signature<?> signature, List<CtyValue> values) {
    this.signature = signature;
    this.values = List.copyOf(values);
  }

  /// Checks the arguments of one call.
  ///
  /// @param signature the signature of the function
  /// @param values the arguments in order, those of the variadic parameter last
  /// @return the arguments
  /// @throws Failure at the first argument that does not match the signature
  public static Arguments of(Signature<?> signature, List<CtyValue> values) {
    signature.count(values.size());
    var arguments = new Arguments(signature, values);
    for (var parameter : signature.parameters()) {
      arguments.read(parameter, parameter);
    }
    return arguments;
  }

  /// Returns an argument.
  ///
  /// @param parameter a parameter of the signature
  /// @param <T> the type of the argument
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
