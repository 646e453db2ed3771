package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import java.util.function.Function;

/// Calls a conversion of the author.
public final class AuthorConversion {
  private AuthorConversion() {}

  /// Converts a value.
  ///
  /// @param value the value
  /// @param read the author's conversion
  /// @param <T> the type of the value
  /// @param <R> the author's type
  /// @return the converted value
  /// @throws CtyException if the conversion throws an exception
  public static <T, R> R convert(T value, Function<? super T, ? extends R> read) {
    try {
      return read.apply(value);
    } catch (CtyException e) {
      throw e;
    } catch (RuntimeException e) {
      var reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      var unfit = new CtyException(CtyPath.ROOT, "cannot be read: " + reason);
      unfit.initCause(e);
      throw unfit;
    }
  }
}
