package dev.terrane.tests.records.secret;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.WriteOnly;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A vault with required write-only values.
 *
 * @param name its name
 * @param master the key, which each create and update receives
 * @param pin the number at its door, which is set again with another version
 * @param keys further keys
 * @param spares keys by the place where they are
 */
@ManagedResource("vault")
public record Vault(
    @Identity String name,
    @WriteOnly(required = true) @Nullable String master,
    @WriteOnly(required = true, version = "pin_version") @Nullable Long pin,
    @Block List<Key> keys,
    @Nullable Map<String, Key> spares) {

  /**
   * A key.
   *
   * @param holder who has it
   * @param secret its shape
   */
  public record Key(String holder, @WriteOnly(required = true) @Nullable String secret) {}
}
