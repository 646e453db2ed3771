package dev.terrane.tests.docs.parts;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A firewall.
 *
 * @param id ID of the firewall
 * @param name name of the firewall
 * @param zone zone of the firewall
 * @param rule traffic to allow
 * @param logging log of the traffic; none by default
 * @param price monthly price
 */
@ManagedResource("firewall")
public record Firewall(
    @Identity @Computed String id,
    String name,
    String zone,
    @Block Set<Rule> rule,
    @Block @Nullable Logging logging,
    @Computed(changesWith = "rule") int price) {

  /**
   * A rule that allows traffic.
   *
   * @param protocol tcp or udp
   * @param from first port
   * @param to last port; by default the first port
   */
  public record Rule(
      @Default("tcp") @Pattern(regexp = "tcp|udp") String protocol,
      @Min(1) @Max(65535) int from,
      @Min(1) @Max(65535) @Nullable Integer to) {}

  /**
   * A log of the traffic.
   *
   * @param bucket bucket of the log
   * @param days retention in days
   */
  public record Logging(String bucket, @Default("30") int days) {}
}
