package vault;

import dev.terrane.provider.Action;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.combination.ExactlyOneOf;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reboots a server.
 *
 * @param server its name
 * @param address its address, instead of the name
 * @param delay how long it waits
 * @param token allows it
 * @param hook what it calls
 */
@Action(value = "reboot", deprecated = "Use restart.")
@Timeouts(invoke = "5m")
public record Reboot(
    @ExactlyOneOf("address") @Nullable String server,
    @Nullable String address,
    @Default("1m") Duration delay,
    @WriteOnly String token,
    @Block List<Hook> hook) {
  /**
   * A call.
   *
   * @param url where
   * @param secret is not stored
   */
  public record Hook(String url, @WriteOnly @Nullable String secret) {}
}
