package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.KeypairModel.ALIAS;
import static dev.terrane.examples.keystore.LocationModel.PASSWORD;
import static dev.terrane.examples.keystore.LocationModel.PATH;

import dev.terrane.provider.Failure;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// A key store in memory, with its password.
///
/// @param file its file
/// @param format its format
/// @param entries its entries
/// @param password the password that opened it
record OpenStore(StoreFile file, StoreFormat format, KeyStore entries, String password) {

  /// Opens a store.
  ///
  /// @param passwords the passwords to try, in order
  /// @return empty if none is correct
  /// @throws Failure at the path if it is not a key store
  static Optional<OpenStore> of(StoreFile file, byte[] content, List<String> passwords) {
    var format = StoreFormat.of(content).orElseThrow(() -> foreign(file));
    try {
      for (var password : passwords) {
        var entries = format.read(content, password);
        if (entries.isPresent()) {
          return entries.map(all -> new OpenStore(file, format, all, password));
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw damaged(file, format).because(e);
    }
  }

  private static Failure foreign(StoreFile file) {
    return PATH.error(
        "Not a key store", file.path() + " is neither a PKCS12 nor a JKS file. Check the path.");
  }

  private static Failure damaged(StoreFile file, StoreFormat format) {
    return PATH.error(
        "Damaged key store",
        file.path()
            + " begins like a "
            + format
            + " file, but Java cannot read it. Restore it from a backup, or remove it, and"
            + " Terraform creates a new one.");
  }

  List<String> aliases() {
    try {
      return Collections.list(entries.aliases()).stream().sorted().toList();
    } catch (KeyStoreException e) {
      throw unloaded(e);
    }
  }

  List<String> keyAliases() {
    return aliases().stream().filter(this::isKey).toList();
  }

  private boolean isKey(String alias) {
    try {
      return entries.isKeyEntry(alias);
    } catch (KeyStoreException e) {
      throw unloaded(e);
    }
  }

  /// The certificate under an alias: the trusted one, or the first of a key's chain.
  Optional<X509Certificate> certificate(String alias) {
    try {
      return entries.getCertificate(alias) instanceof X509Certificate certificate
          ? Optional.of(certificate)
          : Optional.empty();
    } catch (KeyStoreException e) {
      throw unloaded(e);
    }
  }

  /// All certificates by alias.
  SortedMap<String, X509Certificate> certificates() {
    var all = new TreeMap<String, X509Certificate>();
    for (var alias : aliases()) {
      certificate(alias).ifPresent(certificate -> all.put(alias, certificate));
    }
    return all;
  }

  /// The store with another password, also for each private key, and one key under a new alias.
  byte[] rewritten(String newPassword, String oldAlias, String newAlias) {
    var copy = format.empty();
    try {
      for (var alias : aliases()) {
        var target = alias.equals(oldAlias) ? newAlias : alias;
        copy(alias, copy, target, newPassword);
      }
      return StoreFormat.write(copy, newPassword);
    } catch (GeneralSecurityException e) {
      throw PASSWORD
          .error(
              "Wrong password of a key",
              "A private key in "
                  + file.path()
                  + " has a password that differs from that of the store. Set the same password for"
                  + " both, with keytool -keypasswd.")
          .because(e);
    }
  }

  private void copy(String alias, KeyStore copy, String target, String newPassword)
      throws GeneralSecurityException {
    if (copy.containsAlias(target)) {
      throw ALIAS.error(
          "Alias is taken",
          "There is another entry " + target + " in " + file.path() + ". Choose another alias.");
    }
    var secret = password.toCharArray();
    if (entries.getKey(alias, secret) instanceof PrivateKey key) {
      var chain = entries.getCertificateChain(alias);
      copy.setKeyEntry(target, key, newPassword.toCharArray(), chain);
    } else {
      copy.setCertificateEntry(target, entries.getCertificate(alias));
    }
  }

  private static IllegalStateException unloaded(KeyStoreException cause) {
    return new IllegalStateException("the store was loaded", cause);
  }
}
