package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TruststoreResource.CERTIFICATES;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Trusted certificates by alias.
///
/// @param certificates the certificates
record Trusted(SortedMap<String, X509Certificate> certificates) {
  /// Reads what the user wrote.
  ///
  /// @param pem the text of one certificate for each alias
  /// @throws Failure at the first alias whose text is not one certificate
  static Trusted of(Map<String, String> pem) {
    var all = new TreeMap<String, X509Certificate>();
    pem.forEach((alias, text) -> all.put(alias, certificate(alias, text)));
    return new Trusted(all);
  }

  /// Says what is wrong with each alias.
  static List<Diagnostic> findings(Map<String, String> pem) {
    return pem.entrySet().stream()
        .flatMap(entry -> finding(entry.getKey(), entry.getValue()).stream())
        .toList();
  }

  private static Optional<Diagnostic> finding(String alias, String text) {
    try {
      certificate(alias, text);
      return Optional.empty();
    } catch (Failure failure) {
      return Optional.of(failure.diagnostic());
    }
  }

  private static X509Certificate certificate(String alias, String text) {
    if (!Handles.isAlias(alias)) {
      throw failure(
          alias,
          "Invalid alias",
          "Key stores do not tell upper from lower case and Java writes aliases in lower case, so"
              + " write the alias in lower case, and not empty.");
    }
    try {
      var all = Pem.read(text);
      if (all.size() == 1) {
        return all.getFirst();
      }
      throw failure(
          alias,
          "More than one certificate",
          "The text holds "
              + all.size()
              + " certificates, and an alias stands for one. Give each an alias of its own.");
    } catch (CertificateException e) {
      throw failure(
              alias,
              "Not a certificate",
              "The text is not a certificate in PEM form: " + e.getMessage() + ".")
          .because(e);
    }
  }

  private static Failure failure(String alias, String summary, String detail) {
    var path = CtyPath.ROOT.attribute(CERTIFICATES.name()).key(alias);
    return new Failure(Diagnostic.error(path, summary, detail));
  }

  SortedMap<String, String> fingerprints() {
    var all = new TreeMap<String, String>();
    certificates.forEach((alias, one) -> all.put(alias, Fingerprint.SHA256.of(one)));
    return all;
  }

  /// Spells the certificates as they were spelled before, where they are still the same.
  SortedMap<String, String> pem(Map<String, String> before) {
    var all = new TreeMap<String, String>();
    certificates.forEach((alias, one) -> all.put(alias, spelled(one, before.get(alias))));
    return all;
  }

  private static String spelled(X509Certificate certificate, @Nullable String before) {
    try {
      return before != null && Pem.read(before).equals(List.of(certificate))
          ? before
          : Pem.write(certificate);
    } catch (CertificateException _) {
      return Pem.write(certificate);
    }
  }

  byte[] store(StoreFormat format, String password) {
    var store = format.empty();
    try {
      for (var entry : certificates.entrySet()) {
        store.setCertificateEntry(entry.getKey(), entry.getValue());
      }
      return StoreFormat.write(store, password);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a store in memory takes any certificate", e);
    }
  }
}
