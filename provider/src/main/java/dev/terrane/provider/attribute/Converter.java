package dev.terrane.provider.attribute;

/// Converts between a provider's own Java type and a Java type that has a Terraform type. The
/// conversion must be lossless: a value that is read and written is the same or equivalent.
///
/// @param <P> the type that has a Terraform type, such as `String`
/// @param <T> the provider's own type
public interface Converter<P, T> {
  /// Converts to the own type.
  ///
  /// @param plain the value to convert, not null
  /// @return the converted value, not null; an exception becomes an error at the attribute
  T read(P plain);

  /// Converts from the own type.
  ///
  /// @param own the value to convert, not null
  /// @return the converted value, not null
  P write(T own);
}
