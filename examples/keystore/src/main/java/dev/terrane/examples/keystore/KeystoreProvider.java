package dev.terrane.examples.keystore;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Serves one session. There is nothing to connect to: its client is a place in the file system. */
public final class KeystoreProvider implements Provider<KeystoreConfig, Stores> {
  @Override
  public Stores connect(Connecting call, KeystoreConfig config) {
    try {
      var root = Path.of(config.root() == null ? "" : config.root());
      return new Stores(root, config.passwords() == null ? List.of() : config.passwords());
    } catch (InvalidPathException e) {
      throw KeystoreConfigModel.ROOT.error(
          "Invalid path", "No directory can have this path: " + e.getReason() + ".");
    }
  }

  @Override
  public List<Part<Stores>> parts() {
    return List.of(new TruststoreResource(), new KeypairResource(), new CertificateDataSource());
  }
}
