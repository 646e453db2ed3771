package dev.terrane.provider.function;

import dev.terrane.provider.Failure;
import dev.terrane.provider.Part;
import dev.terrane.provider.Value;

/// A provider function. Users call it with the provider's local name and its own:
/// `provider::files::slug("...")`.
///
/// It must be pure: Terraform calls it in every phase, also during validation, and reports an error
/// when results for the same arguments differ. It has no client, because Terraform calls it on a
/// provider that is not configured.
///
/// @param <R> the Java type of the result
public interface FunctionType<R> extends Part<Object> {
  /// The name of this function, without the provider's name.
  ///
  /// @return an identifier of Terraform's language: a letter or an underscore, then letters,
  ///   digits, underscores and hyphens
  @Override
  String name();

  /// The parameters and the result type. Must return the same result at every call.
  ///
  /// @return the signature
  Signature<R> signature();

  /// Computes the result.
  ///
  /// @param in the arguments, which match the signature
  /// @return the result; it may be unknown only when an argument is unknown
  /// @throws Failure created by [Parameter#error], when an argument is invalid
  /// @throws Exception any other failure; it becomes an error of the whole call
  Value<R> call(Arguments in) throws Exception;

  /// Creates a function from a name, a signature and a body.
  ///
  /// @param name the name of the function
  /// @param signature the parameters and the result type
  /// @param body the implementation
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
    /// Computes the result.
    ///
    /// @param in the arguments
    /// @return the result
    /// @throws Exception any failure
    Value<R> call(Arguments in) throws Exception;
  }
}
