package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class SharedSecretTests {
  private final SharedSecret secret = new SharedSecret(HexFormat.of().parseHex("00ff10"));
  private final byte[] launcherNonce = new byte[SharedSecret.NONCE_LENGTH];
  private final byte[] daemonNonce = {1};

  @Test
  void aNonceIsNeverUsedTwice() {
    var seen = new HashSet<String>();
    for (var i = 0; i < 1000; i++) {
      var nonce = secret.nonce();
      assertThat(nonce).hasSize(SharedSecret.NONCE_LENGTH);
      assertThat(seen.add(HexFormat.of().formatHex(nonce))).isTrue();
    }
  }

  @Test
  void theDaemonsProofIsNotTheLaunchers() {
    assertThat(
            secret.isLauncherProof(
                secret.daemonProof(launcherNonce, daemonNonce), launcherNonce, daemonNonce))
        .isFalse();
  }

  @Test
  void aProofDependsOnSecretAndNonces() {
    // SHA-256 over secret, "launcher", 32 zeros and a one, as the launcher computes it.
    var shown =
        HexFormat.of().parseHex("59431d3840d508204ff410fbc3e95bc555756dfe7386ccf964c4a5d6a74a3ec5");
    assertThat(secret.isLauncherProof(shown, launcherNonce, daemonNonce)).isTrue();
    assertThat(secret.isLauncherProof(shown, launcherNonce, new byte[] {2})).isFalse();
    assertThat(new SharedSecret(new byte[] {7}).isLauncherProof(shown, launcherNonce, daemonNonce))
        .isFalse();
  }
}
