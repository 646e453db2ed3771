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
 * @param id the number that the cloud gives it
 * @param name how it is called
 * @param zone where it stands
 * @param rule what it lets through
 * @param logging where it writes what it has seen; nowhere when left out
 * @param price what it costs in a month
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
   * What it lets through.
   *
   * @param protocol tcp or udp
   * @param from the first port
   * @param to the last port; the first one when left out
   */
  public record Rule(
      @Default("tcp") @Pattern(regexp = "tcp|udp") String protocol,
      @Min(1) @Max(65535) int from,
      @Min(1) @Max(65535) @Nullable Integer to) {}

  /**
   * Where it writes what it has seen.
   *
   * @param bucket where
   * @param days for how long it is kept
   */
  public record Logging(String bucket, @Default("30") int days) {}
}
