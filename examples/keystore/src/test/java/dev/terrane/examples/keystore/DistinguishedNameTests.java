package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;

import javax.security.auth.x500.X500Principal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistinguishedNameTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "CN=localhost",
        "CN=a\\,b, O=Example",
        "cn=x,ou=y+o=z",
        "EMAILADDRESS=a@b.example"
      })
  void takesNames(String text) {
    assertThat(DistinguishedName.isValid(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "localhost", "CN", "X=unheard", "CN=a,,O=b", "CN=\u0000,"})
  void refusesWhatIsNoName(String text) {
    assertThat(DistinguishedName.isValid(text)).isFalse();
  }

  @Test
  void twoSpellingsCanMeanTheSame() {
    assertThat(DistinguishedName.same("CN=localhost, O=Example", "cn=localhost,o=Example"))
        .isTrue();
    assertThat(DistinguishedName.same("CN=localhost", "CN=example.com")).isFalse();
    assertThat(DistinguishedName.same("", "CN=example.com")).isFalse();
  }

  @Test
  void keepsTheSpellingThatMeansTheSame() {
    var name = new X500Principal("CN=localhost,O=Example");
    assertThat(DistinguishedName.of(name, "cn=localhost, o=Example"))
        .isEqualTo("cn=localhost, o=Example");
    assertThat(DistinguishedName.of(name, "CN=other")).isEqualTo("CN=localhost,O=Example");
  }

  @Test
  void spellsAMailboxByItsKeyword() {
    var name = new X500Principal("EMAILADDRESS=a@b.example,CN=x");
    assertThat(DistinguishedName.isValid(DistinguishedName.of(name))).isTrue();
    assertThat(DistinguishedName.of(name)).startsWith("EMAILADDRESS=");
  }
}
