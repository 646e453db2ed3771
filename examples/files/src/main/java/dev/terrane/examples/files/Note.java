package dev.terrane.examples.files;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import jakarta.validation.constraints.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text file.
 *
 * @param path path of the file
 * @param content content of the file
 * @param mode octal permissions
 * @param sha256 SHA-256 of the content, in hex
 * @param owner owner of the file
 */
@ManagedResource("note")
public record Note(
    @Identity String path,
    String content,
    @Default("0644") @Pattern(regexp = "0[0-7]{3}") String mode,
    @Derived String sha256,
    @ConfigOnly @Block @Nullable Owner owner) {

  /**
   * Whom a note belongs to.
   *
   * @param user a person
   * @param group the person's group
   */
  public record Owner(String user, @Nullable String group) {}

  static String sha256(String content) {
    return Disk.sha256(content);
  }
}
