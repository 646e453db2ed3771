package dev.terrane.examples.keystore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistinguishedNameTests {
  private final DistinguishedName converter = new DistinguishedName();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CN=localhost",
        "CN=a\\,b, O=Example",
        "cn=x,ou=y+o=z",
        "EMAILADDRESS=a@b.example"
      })
  void whatIsWrittenMeansWhatWasRead(String text) {
    var name = converter.read(text);
    assertThat(converter.read(converter.write(name))).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "localhost", "CN", "X=unheard", "CN=a,,O=b", "CN=\u0000,"})
  void refusesWhatIsNoName(String text) {
    assertThatThrownBy(() -> converter.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "\"" + text + "\" is not a distinguished name; use one such as CN=localhost,O=Example");
  }

  @Test
  void twoSpellingsCanMeanTheSame() {
    assertThat(converter.read("CN=localhost, O=Example"))
        .isEqualTo(converter.read("cn=localhost,o=Example"))
        .isNotEqualTo(converter.read("CN=example.com"));
  }

  @Test
  void spellsAMailboxByItsKeyword() {
    assertThat(converter.write(converter.read("EMAILADDRESS=a@b.example,CN=x")))
        .startsWith("EMAILADDRESS=");
  }
}
