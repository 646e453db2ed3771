package dev.terrane.tests.records.broker;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/** Serves only topics, in both protocols: protocol 5 cannot express quotas. */
public final class TopicProvider implements Provider<BrokerConfig, Broker> {
  @Override
  public Broker connect(Connecting call, BrokerConfig config) {
    return new Broker(Path.of(config.root()));
  }

  @Override
  public List<? extends Part<? super Broker>> parts() {
    return List.of(new TopicResource());
  }
}
