package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class ProofTests {
  private final Proof proof = new Proof(HexFormat.of().parseHex("00ff10"));
  private final byte[] theirs = new byte[Proof.BYTES];
  private final byte[] ours = {1};

  @Test
  void aNonceIsNeverUsedTwice() {
    var seen = new HashSet<String>();
    for (var i = 0; i < 1000; i++) {
      var nonce = proof.nonce();
      assertThat(nonce).hasSize(Proof.BYTES);
      assertThat(seen.add(HexFormat.of().formatHex(nonce))).isTrue();
    }
  }

  @Test
  void whatThisSideShowsIsNoProofOfTheOther() {
    assertThat(proof.isLaunchers(proof.own(theirs, ours), theirs, ours)).isFalse();
  }

  @Test
  void onlyTheSecretAndTheseNoncesProve() {
    // SHA-256 over secret, "launcher", 32 zeros and a one, as the launcher computes it.
    var shown =
        HexFormat.of().parseHex("59431d3840d508204ff410fbc3e95bc555756dfe7386ccf964c4a5d6a74a3ec5");
    assertThat(proof.isLaunchers(shown, theirs, ours)).isTrue();
    assertThat(proof.isLaunchers(shown, theirs, new byte[] {2})).isFalse();
    assertThat(new Proof(new byte[] {7}).isLaunchers(shown, theirs, ours)).isFalse();
  }
}
