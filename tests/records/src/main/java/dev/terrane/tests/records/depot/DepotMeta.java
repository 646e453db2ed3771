package dev.terrane.tests.records.depot;

import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.meta.ProviderMeta;
import jakarta.validation.constraints.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The module that contains a resource.
 *
 * @param module its name
 * @param team the team that maintains it
 * @param contact the address of the team; may be unknown during plan
 */
@ProviderMeta
public record DepotMeta(
    @Pattern(regexp = "[a-z/]+") @Nullable String module,
    @Default("nobody") String team,
    Value<String> contact) {
  String sender() {
    return " for "
        + module
        + " of "
        + team
        + (contact instanceof Value.Known<String>(var known) ? ", " + known : "");
  }
}
