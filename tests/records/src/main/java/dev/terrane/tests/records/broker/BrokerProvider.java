package dev.terrane.tests.records.broker;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/** Serves topics and quotas. */
public final class BrokerProvider implements Provider<BrokerConfig, Broker> {
  @Override
  public Broker connect(Connecting call, BrokerConfig config) {
    return new Broker(Path.of(config.root()));
  }

  @Override
  public List<? extends Part<? super Broker>> parts() {
    return List.of(new TopicResource(), new QuotaResource());
  }
}
