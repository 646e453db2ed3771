package dev.terrane.server;

import static dev.terrane.rpc.provider.ConfigureProviderRpc.CONFIGURE_PROVIDER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.session.ClosingClients;
import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.rpc.Protocol;
import java.io.ByteArrayOutputStream;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SessionRegistryTests {
  private final FleetProvider provider = new FleetProvider();
  private final HclogLogger logger =
      HclogLogger.create(
          new LogSink(new ByteArrayOutputStream(), new Secrets()), "fleet", LogLevel.OFF);
  private final SessionRegistry registry =
      SessionRegistry.of(provider, logger, Map.of(), new ClosingClients());

  private ServedSession connected() {
    var session = registry.start(Protocol.V6, _ -> {});
    var config = DynamicValue.of(CtyValue.object(Map.of()), CtyType.object(Map.of()));
    session
        .endpoint()
        .call(
            CONFIGURE_PROVIDER,
            new ConfigureProvider.Request("1.11.4", config, ClientCapabilities.NONE));
    return session;
  }

  private static void awaitGarbageCollection() {
    var garbage = new WeakReference<>(new Object());
    var end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (garbage.get() != null && System.nanoTime() < end) {
      System.gc();
    }
    assertThat(garbage.get()).isNull();
  }

  @Test
  void aSessionIsClosedWithItsServerAfterAGarbageCollection() {
    var _ = connected();
    awaitGarbageCollection();
    registry.close();
    assertThat(provider.closed()).hasSize(1);
  }

  @Test
  void aSessionThatHasEndedIsNotClosedAgain() {
    try (var session = connected()) {
      assertThat(registry.open()).containsExactly(session);
    }
    assertThat(registry.open()).isEmpty();
    registry.close();
    assertThat(provider.closed()).hasSize(1);
  }
}
