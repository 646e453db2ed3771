package dev.terrane.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        "X-Amz-Signature",
        "sig",
        "assertion",
        "client_assertion",
        "pwd",
        "jwt",
        "bearer",
        "pin",
        "\"user_pin\"",
        "accessKey",
        "primaryKey",
        "sshKey",
        "encryption_key",
        "connectionString",
        "Ocp-Apim-Subscription-Key",
        "x-functions-key"
      })
  void theUsualNamesOfSecretsAreKnown(String name) {
    assertThat(SecretNames.isSecret(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Type",
        "author",
        "ETag",
        "key",
        "code",
        "Host",
        "name",
        "signal",
        "shipping"
      })
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

  @Test
  void parametersHaveMoreNamesOfSecrets() {
    assertThat(SecretNames.masked(URI.create("http://x.org/?key=k3y&code=c0de&keys=2")))
        .isEqualTo("http://x.org/?key=***&code=***&keys=2");
    assertThat(SecretNames.maskedParameters("code=c0de&a=b")).isEqualTo("code=***&a=b");
  }

  @Test
  void aFragmentHasNoSecretParameters() {
    assertThat(SecretNames.masked(URI.create("http://x.org/#access_token=t&a=b")))
        .isEqualTo("http://x.org/#access_token=***&a=b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /b?sig=s3cret&c=d                          | /b?sig=***&c=d
          https://me:pw@x.org/a                      | https://***@x.org/a
          <https://x.org/?page=2&token=t>; rel="next" | <https://x.org/?page=2&token=***>; rel="next"
          https://x.org/?next=https://y.org/?token=t | https://x.org/?next=https://y.org/?token=***
          text/plain; charset=utf-8                  | text/plain; charset=utf-8
          a=b; token="x y"; c=d                      | a=b; token=***; c=d
          """)
  void theAddressesInAHeaderAreMasked(String value, String logged) {
    assertThat(SecretNames.masked("Link", value)).isEqualTo(logged);
  }
}
