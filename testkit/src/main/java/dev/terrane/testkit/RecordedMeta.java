package dev.terrane.testkit;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The `provider_meta` block of a call for tests.
///
/// @param block the view of the block; null if the module has none
record RecordedMeta(@Nullable Object block) {
  /// The block as a view.
  ///
  /// @throws IllegalArgumentException when the block has another view, as in a call of Terraform
  <M> Optional<M> as(Class<M> view) {
    if (block == null) {
      return Optional.empty();
    }
    if (!view.isInstance(block)) {
      throw new IllegalArgumentException(
          "meta(...) requires the view that the provider declares, "
              + block.getClass().getSimpleName()
              + ", not "
              + view.getSimpleName());
    }
    return Optional.of(view.cast(block));
  }
}
