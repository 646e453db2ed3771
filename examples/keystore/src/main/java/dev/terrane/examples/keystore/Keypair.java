package dev.terrane.examples.keystore;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.RequiresReplace;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import javax.security.auth.x500.X500Principal;

/**
 * A PKCS12 key store with a private key and its self-signed certificate.
 *
 * @param location the file of the key store
 * @param alias The name of the key in the store.
 * @param algorithm The algorithm and size of the key: EC-P256, EC-P384, EC-P521, RSA-2048, RSA-3072
 *     or RSA-4096.
 * @param subject The subject of the certificate, such as `CN=localhost,O=Example`.
 * @param dnsNames The host names of the certificate (subject alternative names).
 * @param validityDays The validity of the certificate, in days.
 * @param certificatePem The certificate in PEM format, to be trusted by others.
 * @param fingerprint The SHA-256 fingerprint of the certificate, in the format of keytool.
 * @param serialNumber The serial number of the certificate, in hexadecimal.
 * @param notAfter The end of the validity (RFC 3339).
 */
@ManagedResource("keypair")
record Keypair(
    @Embedded Location location,
    @Default("key") @Pattern(regexp = Arguments.ALIAS, message = Arguments.ALIAS_WANTED)
        String alias,
    @Default("EC-P256")
        @RequiresReplace
        @Pattern(
            regexp = "EC-P(256|384|521)|RSA-(2048|3072|4096)",
            message = "must be one of EC-P256, EC-P384, EC-P521, RSA-2048, RSA-3072, RSA-4096")
        String algorithm,
    @ConvertedBy(DistinguishedName.class) @RequiresReplace X500Principal subject,
    @Default(constant = "NO_NAMES") @RequiresReplace
        List<
                @Size(max = 253, message = HOST_WANTED)
                @Pattern(regexp = HOST, message = HOST_WANTED) String>
            dnsNames,
    @Default("365") @Min(1) @Max(36_500) @RequiresReplace int validityDays,
    @ConvertedBy(Pem.class) @Computed(stable = true) X509Certificate certificatePem,
    @Derived String fingerprint,
    @Derived String serialNumber,
    @Derived Instant notAfter) {
  static final List<String> NO_NAMES = List.of();

  private static final String LABEL = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?";
  private static final String HOST = "(\\*\\.)?" + LABEL + "(\\." + LABEL + ")*";
  private static final String HOST_WANTED =
      "must be a DNS name such as example.com or *.example.com";

  static String fingerprint(X509Certificate certificatePem) {
    return Fingerprint.SHA256.of(certificatePem);
  }

  static String serialNumber(X509Certificate certificatePem) {
    return certificatePem.getSerialNumber().toString(16);
  }

  static Instant notAfter(X509Certificate certificatePem) {
    return certificatePem.getNotAfter().toInstant();
  }
}
