package dev.terrane.tests.records.lease;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/// Serves tokens and accounts.
public final class LeaseProvider implements Provider<LeaseConfig, Leases> {
  @Override
  public Leases connect(Connecting call, LeaseConfig config) {
    return new Leases(Path.of(config.root()));
  }

  @Override
  public List<? extends Part<? super Leases>> parts() {
    return List.of(new TokenOpener(), new PassOpener(), new AccountResource());
  }
}
