package dev.terrane.examples.keystore;

import dev.terrane.provider.attribute.Name;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.security.cert.X509Certificate;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/// The two formats of key stores that Java programs use; the names are Java's and keytool's.
enum StoreFormat {
  @Name("PKCS12")
  PKCS12("30"),
  @Name("JKS")
  JKS("feedfeed");

  private final byte[] magic;

  StoreFormat(String magic) {
    this.magic = HexFormat.of().parseHex(magic);
  }

  /// Recognizes the format of a file by its first bytes.
  static Optional<StoreFormat> of(byte[] content) {
    for (var format : values()) {
      if (format.begins(content)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  private boolean begins(byte[] content) {
    for (var i = 0; i < magic.length; i++) {
      if (i >= content.length || content[i] != magic[i]) {
        return false;
      }
    }
    return true;
  }

  KeyStore empty() {
    try {
      var store = KeyStore.getInstance(name());
      store.load(null, null);
      return store;
    } catch (IOException | GeneralSecurityException e) {
      throw new IllegalStateException("Java without " + name() + " key stores", e);
    }
  }

  /// Reads a store.
  ///
  /// @return empty if the password is wrong
  /// @throws IOException if the bytes are damaged
  Optional<KeyStore> read(byte[] content, String password) throws IOException {
    try {
      var store = KeyStore.getInstance(name());
      store.load(new ByteArrayInputStream(content), password.toCharArray());
      return Optional.of(store);
    } catch (IOException e) {
      if (e.getCause() instanceof UnrecoverableKeyException) {
        return Optional.empty();
      }
      throw e;
    } catch (GeneralSecurityException e) {
      throw new IOException(e);
    }
  }

  /// A store of trusted certificates.
  byte[] store(Map<String, X509Certificate> certificates, String password) {
    var store = empty();
    try {
      for (var entry : certificates.entrySet()) {
        store.setCertificateEntry(entry.getKey(), entry.getValue());
      }
      return write(store, password);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a store in memory takes any certificate", e);
    }
  }

  static byte[] write(KeyStore store, String password) throws GeneralSecurityException {
    var bytes = new ByteArrayOutputStream();
    try {
      store.store(bytes, password.toCharArray());
    } catch (IOException e) {
      throw new IllegalStateException("memory does not fail", e);
    }
    return bytes.toByteArray();
  }
}
