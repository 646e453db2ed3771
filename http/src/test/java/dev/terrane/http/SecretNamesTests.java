package dev.terrane.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretNamesTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Authorization",
        "Proxy-Authorization",
        "Cookie",
        "set-cookie",
        "X-Auth",
        "X-Api-Key",
        "X-Vault-Token",
        "client_secret",
        "PASSWORD",
        "X-Amz-Signature"
      })
  void theUsualNamesOfSecretsAreKnown(String name) {
    assertThat(SecretNames.isSecret(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Content-Type", "author", "ETag", "key", "Host", "name"})
  void otherNamesAreNot(String name) {
    assertThat(SecretNames.isSecret(name)).isFalse();
  }

  @Test
  void anAddressHasNoUserAndNoSecretParameters() {
    var address = URI.create("https://me:pw@x.org:1/a?b=c&access_token=t%20u&d#e");
    assertThat(SecretNames.masked(address))
        .isEqualTo("https://***@x.org:1/a?b=c&access_token=***&d#e");
    assertThat(SecretNames.masked(URI.create("http://x.org/a"))).isEqualTo("http://x.org/a");
  }
}
