package dev.terrane.server.mux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.mux.ExistingProvider;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ExistingEndpointTests {
  private final CountDownLatch starting = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);

  private Connection neverStarted(ExistingProvider provider) {
    starting.countDown();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      interrupted.countDown();
    }
    throw new ConnectionException(provider.executable() + " was interrupted.");
  }

  @Test
  void aStartEndsWithTheSession() throws InterruptedException {
    var provider = ExistingProvider.of("terraform-provider-acme");
    var endpoint = new ExistingEndpoint(provider, this::neverStarted);
    endpoint.start();
    assertThat(starting.await(1, TimeUnit.MINUTES)).isTrue();
    endpoint.close();
    assertThat(interrupted.await(1, TimeUnit.MINUTES)).isTrue();
    assertThatThrownBy(endpoint::schemas)
        .isInstanceOf(ConnectionException.class)
        .hasMessageContaining("terraform-provider-acme", "shutting down");
  }
}
