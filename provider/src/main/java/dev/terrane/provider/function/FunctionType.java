package dev.terrane.provider.function;

import dev.terrane.provider.Failure;
import dev.terrane.provider.Part;
import dev.terrane.provider.Value;

/// A function of Terraform's language. Users call it by the provider's local name and its own:
/// `provider::files::slug("...")`.
///
/// Terraform calls it at any time, also while it validates, and compares the results: the same
/// arguments must give the same result for ever. There is no client, because no provider is
/// configured for it.
///
/// @param <R> the Java type of the result
public interface FunctionType<R> extends Part<Object> {
  /// Names this function, without the provider's own name.
  ///
  /// @return an identifier of Terraform's language: a letter or an underscore, then letters,
  ///   digits, underscores and hyphens
  @Override
  String name();

  /// What it takes and gives. Must answer the same at every call.
  ///
  /// @return the signature
  Signature<R> signature();

  /// Computes.
  ///
  /// @param in the arguments, as the signature wants them
  /// @return the result; an unknown one only when an argument is not known
  /// @throws Failure made by [Parameter#error], when an argument does not suit
  /// @throws Exception any other failure; it becomes an error of the whole call
  Value<R> call(Arguments in) throws Exception;

  /// A function from its three parts.
  ///
  /// @param name its name
  /// @param signature what it takes and gives
  /// @param body what it does
  /// @param <R> the Java type of the result
  /// @return the function
  static <R> FunctionType<R> of(String name, Signature<R> signature, Body<R> body) {
    return new FunctionType<>() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Signature<R> signature() {
        return signature;
      }

      @Override
      public Value<R> call(Arguments in) throws Exception {
        return body.call(in);
      }
    };
  }

  /// The implementation of a function.
  ///
  /// @param <R> the Java type of the result
  @FunctionalInterface
  interface Body<R> {
    /// Computes.
    ///
    /// @param in the arguments
    /// @return the result
    /// @throws Exception any failure
    Value<R> call(Arguments in) throws Exception;
  }
}
