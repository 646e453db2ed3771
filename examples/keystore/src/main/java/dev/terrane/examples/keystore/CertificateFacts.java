package dev.terrane.examples.keystore;

import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;

/// What people ask of a certificate, spelled for them.
///
/// @param certificate the certificate
record CertificateFacts(X509Certificate certificate) {
  /// The kinds of alternative name that are text; the numbers are those of RFC 5280.
  enum Kind {
    EMAIL(1),
    DNS(2),
    URI(6),
    IP(7);

    private final Integer number;

    Kind(int number) {
      this.number = number;
    }
  }

  String subject() {
    return DistinguishedName.of(certificate.getSubjectX500Principal());
  }

  String issuer() {
    return DistinguishedName.of(certificate.getIssuerX500Principal());
  }

  String serialNumber() {
    return certificate.getSerialNumber().toString(16);
  }

  Instant notBefore() {
    return certificate.getNotBefore().toInstant();
  }

  Instant notAfter() {
    return certificate.getNotAfter().toInstant();
  }

  int validityDays() {
    return Math.toIntExact(ChronoUnit.DAYS.between(notBefore(), notAfter()));
  }

  /// The subject's alternative names of one kind; none when the extension is damaged.
  List<String> names(Kind kind) {
    try {
      Collection<List<?>> all = certificate.getSubjectAlternativeNames();
      return all == null
          ? List.of()
          : all.stream()
              .filter(name -> kind.number.equals(name.getFirst()))
              .map(name -> String.valueOf(name.getLast()))
              .toList();
    } catch (CertificateParsingException _) {
      return List.of();
    }
  }
}
