package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.PluginStartException;
import org.junit.jupiter.api.Test;

/// Tests the messages for a class path without a provider.
class ProviderLocatorTests {
  @Test
  void aMissingProviderIsReportedWithBothCures() {
    assertThatThrownBy(ProviderLocator::find)
        .isInstanceOf(PluginStartException.class)
        .hasMessageContaining("@ProviderConfig")
        .hasMessageContaining("META-INF/services/dev.terrane.provider.schema.ProviderType");
  }
}
