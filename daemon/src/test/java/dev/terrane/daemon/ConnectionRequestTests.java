package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionRequestTests {
  @Test
  void aSessionNamesItsProtocol() {
    assertThat(ConnectionRequest.parse("session=0af\nprotocol=6\n"))
        .contains(new ConnectionRequest.OpenSession("0af", 6));
  }

  @Test
  void aConnectionNamesItsSession() {
    assertThat(ConnectionRequest.parse("connection=0af\n"))
        .contains(new ConnectionRequest.PassConnection("0af"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "session=0af\n",
        "session=../x\nprotocol=6\n",
        "session=0af\nprotocol=99999\n",
        "connection=\n",
        "connection=0af\nmore=1\n"
      })
  void aMalformedRequestIsEmpty(String text) {
    assertThat(ConnectionRequest.parse(text)).isEmpty();
  }
}
