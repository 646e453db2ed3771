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
 * What a certificate says.
 *
 * @param pem The certificate as PEM text; of several, the first. Else write `path`.
 * @param path The key store, with `alias` and `password`. Else write `pem`.
 * @param alias Which entry of the key store is meant.
 * @param password What opens the key store.
 * @param facts what it says
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
   * @param subject Whom it names, by RFC 2253.
   * @param issuer Who signed it, by RFC 2253.
   * @param serialNumber Its number, in hexadecimal digits.
   * @param notBefore When its validity begins, by RFC 3339.
   * @param notAfter When its validity ends, by RFC 3339.
   * @param sha1Fingerprint Its SHA-1 fingerprint, as keytool shows it.
   * @param sha256Fingerprint Its SHA-256 fingerprint, as keytool shows it.
   * @param dnsNames The hosts it is for.
   * @param ipAddresses The IP addresses it is for.
   * @param emailAddresses The mailboxes it is for.
   * @param uris The URIs it is for.
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
