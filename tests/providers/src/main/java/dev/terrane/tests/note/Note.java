package dev.terrane.tests.note;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import jakarta.validation.constraints.Pattern;
import org.jspecify.annotations.Nullable;

/// A text file.
///
/// @param path path of the file
/// @param content content of the file
/// @param mode octal permissions
/// @param sha256 SHA-256 of the content, in hex
/// @param owner owner of the file
@ManagedResource("note")
record Note(
    @Identity String path,
    String content,
    @Default("0644") @Pattern(regexp = "0[0-7]{3}") String mode,
    @Computed(changesWith = "content") String sha256,
    @Block @Nullable Owner owner) {
  /// Whom a note belongs to.
  record Owner(String user, @Nullable String group) {}

  Note of(@Nullable Owner other) {
    return new Note(path, content, mode, sha256, other);
  }
}
