package dev.terrane.examples.keystore;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.combination.AllOrNone;
import dev.terrane.provider.combination.ExactlyOneOf;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a certificate in PEM format, or from a key store.
 *
 * @param pem The certificate in PEM format; of several, the first is read. Required without `path`.
 * @param path The file of a key store, with `alias` and `password`. Required without `pem`.
 * @param alias The alias of the entry in the key store.
 * @param password The password of the key store.
 * @param facts the content of the certificate
 */
@DataSource("certificate")
record Certificate(
    @ExactlyOneOf("path") @Nullable String pem,
    @AllOrNone({"alias", "password"}) @NotBlank(message = Arguments.PATH_WANTED)
        @Nullable String path,
    @Pattern(regexp = Arguments.ALIAS, message = Arguments.ALIAS_WANTED) @Nullable String alias,
    @Sensitive
        @Size(min = Arguments.PASSWORD_LENGTH, message = Arguments.PASSWORD_TOO_SHORT)
        @Pattern(regexp = Arguments.PASSWORD, message = Arguments.PASSWORD_WANTED)
        @Nullable String password,
    @Embedded Facts facts) {

  /**
   * What people ask of a certificate, spelled for them.
   *
   * @param subject The subject (RFC 2253).
   * @param issuer The issuer (RFC 2253).
   * @param serialNumber The serial number, in hexadecimal.
   * @param notBefore The start of the validity (RFC 3339).
   * @param notAfter The end of the validity (RFC 3339).
   * @param sha1Fingerprint The SHA-1 fingerprint, in the format of keytool.
   * @param sha256Fingerprint The SHA-256 fingerprint, in the format of keytool.
   * @param dnsNames The host names (subject alternative names).
   * @param ipAddresses The IP addresses (subject alternative names).
   * @param emailAddresses The e-mail addresses (subject alternative names).
   * @param uris The URIs (subject alternative names).
   */
  record Facts(
      @Computed String subject,
      @Computed String issuer,
      @Computed String serialNumber,
      @Computed Instant notBefore,
      @Computed Instant notAfter,
      @Computed String sha1Fingerprint,
      @Computed String sha256Fingerprint,
      @Computed List<String> dnsNames,
      @Computed List<String> ipAddresses,
      @Computed List<String> emailAddresses,
      @Computed List<String> uris) {

    static Facts of(X509Certificate certificate) {
      return new Facts(
          DistinguishedName.of(certificate.getSubjectX500Principal()),
          DistinguishedName.of(certificate.getIssuerX500Principal()),
          certificate.getSerialNumber().toString(16),
          certificate.getNotBefore().toInstant(),
          certificate.getNotAfter().toInstant(),
          Fingerprint.SHA1.of(certificate),
          Fingerprint.SHA256.of(certificate),
          AlternativeName.DNS.of(certificate),
          AlternativeName.IP.of(certificate),
          AlternativeName.EMAIL.of(certificate),
          AlternativeName.URI.of(certificate));
    }
  }
}
