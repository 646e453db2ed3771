package dev.terrane.provider.statestore;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

/// The content of a state. Terraform receives it completely or, if the stream has more or fewer
/// bytes than `length` or fails, not at all.
///
/// @param length the number of bytes, greater than 0
/// @param stream the bytes; the framework closes it
public record StateContent(long length, InputStream stream) {
  /// Checks the length.
  ///
  /// @throws IllegalArgumentException when it is not greater than 0: an empty state is not a state,
  ///   and a state that does not exist is an empty `Optional`
  public StateContent {
    if (length <= 0) {
      throw new IllegalArgumentException(
          "the length of a state must be greater than 0, but is " + length);
    }
  }

  /// The content of a small state.
  ///
  /// @param bytes all bytes; must not be changed afterwards
  /// @return the content
  /// @throws IllegalArgumentException when there are none
  public static StateContent of(byte[] bytes) {
    return new StateContent(bytes.length, new ByteArrayInputStream(bytes));
  }
}
