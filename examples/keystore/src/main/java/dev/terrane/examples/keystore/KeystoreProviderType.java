package dev.terrane.examples.keystore;

import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;

/// What the server finds this provider by.
public final class KeystoreProviderType implements ProviderType<Settings, Stores> {
  /// For the service loader.
  public KeystoreProviderType() {}

  @Override
  public String name() {
    return "keystore";
  }

  @Override
  public Schema schema() {
    return Settings.SCHEMA;
  }

  @Override
  public Codec<Settings> codec() {
    return Settings.CODEC;
  }

  @Override
  public Provider<Settings, Stores> provider() {
    return new KeystoreProvider();
  }
}
