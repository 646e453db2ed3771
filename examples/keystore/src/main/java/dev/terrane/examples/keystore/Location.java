package dev.terrane.examples.keystore;

import dev.terrane.provider.Nested;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Sensitive;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

/**
 * The file of a key store, and its password.
 *
 * @param path The file. A relative path starts at the provider's `root`, or at the directory that
 *     Terraform runs in. Another path is another file.
 * @param password The password of the store and of the key in it. A change rewrites the file in
 *     place.
 */
@Nested
record Location(
    @Identity @NotBlank(message = Arguments.PATH_WANTED) String path,
    @Sensitive
        @Size(min = Arguments.PASSWORD_LENGTH, message = Arguments.PASSWORD_TOO_SHORT)
        @Pattern(regexp = Arguments.PASSWORD, message = Arguments.PASSWORD_WANTED)
        String password) {}
