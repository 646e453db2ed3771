package dev.terrane.tests.records.depot;

import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.meta.ProviderMeta;
import jakarta.validation.constraints.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The module that contains a resource.
 *
 * @param module its name
 * @param team the team that maintains it
 */
@ProviderMeta
public record DepotMeta(
    @Pattern(regexp = "[a-z/]+") @Nullable String module, @Default("nobody") String team) {
  String sender() {
    return " for " + module + " of " + team;
  }
}
