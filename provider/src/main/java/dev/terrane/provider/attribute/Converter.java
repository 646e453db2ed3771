package dev.terrane.provider.attribute;

/// Converts between an author's own Java type and one that Terraform knows. Without loss: what was
/// read is written as it was, or means the same.
///
/// @param <P> the plain type, such as `String`
/// @param <T> the own type
public interface Converter<P, T> {
  /// Reads.
  ///
  /// @param plain the plain value
  /// @return the own value; what is thrown becomes an error at the value's place
  T read(P plain);

  /// Writes.
  ///
  /// @param own the own value
  /// @return the plain value
  P write(T own);
}
