package dev.terrane.tests.records.cert;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.Sensitive;
import java.time.Instant;
import java.util.Set;

/**
 * A certificate that signs itself.
 *
 * @param privateKeyPem the key that signs
 * @param dnsNames whom it names
 * @param validityHours how long it counts
 * @param earlyRenewalHours how long before its end it is made anew
 * @param certPem the certificate
 * @param notAfter its end
 * @param readyForRenewal whether that time has come
 */
@RequiresReplace
@ManagedResource("self_signed_cert")
public record Cert(
    @Sensitive String privateKeyPem,
    Set<String> dnsNames,
    int validityHours,
    @RequiresReplace(when = "never") @ConfigOnly @Default("0") int earlyRenewalHours,
    @Computed(stable = true) String certPem,
    @Computed(stable = true) Instant notAfter,
    @Computed(stable = true) boolean readyForRenewal) {
  static boolean never(int before, int after) {
    return false;
  }
}
