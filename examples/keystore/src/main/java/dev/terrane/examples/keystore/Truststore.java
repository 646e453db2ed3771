package dev.terrane.examples.keystore;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.TreeMap;

/**
 * A key store with trusted certificates.
 *
 * @param location the file of the trust store
 * @param certificates The trusted certificates: PEM text by alias. Aliases are in lower case.
 * @param format `PKCS12`, or `JKS` for programs on very old Java.
 * @param fingerprints The SHA-256 fingerprint of each certificate, by alias, in the format of
 *     keytool.
 */
@ManagedResource("truststore")
record Truststore(
    @Embedded Location location,
    @ConvertedBy(Pem.class) Map<String, X509Certificate> certificates,
    @Default("PKCS12") StoreFormat format,
    @Derived Map<String, String> fingerprints) {

  static Map<String, String> fingerprints(Map<String, X509Certificate> certificates) {
    var all = new TreeMap<String, String>();
    certificates.forEach((alias, one) -> all.put(alias, Fingerprint.SHA256.of(one)));
    return all;
  }
}
