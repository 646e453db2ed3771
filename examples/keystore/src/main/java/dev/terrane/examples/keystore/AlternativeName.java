package dev.terrane.examples.keystore;

import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.List;

/** The kinds of alternative name that are text; the numbers are those of RFC 5280. */
enum AlternativeName {
  EMAIL(1),
  DNS(2),
  URI(6),
  IP(7);

  private final Integer number;

  AlternativeName(int number) {
    this.number = number;
  }

  /** The subject's names of this kind; none when the extension is damaged. */
  List<String> of(X509Certificate certificate) {
    try {
      Collection<List<?>> all = certificate.getSubjectAlternativeNames();
      return all == null
          ? List.of()
          : all.stream()
              .filter(name -> number.equals(name.getFirst()))
              .map(name -> String.valueOf(name.getLast()))
              .toList();
    } catch (CertificateParsingException _) {
      return List.of();
    }
  }
}
