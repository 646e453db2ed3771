package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnnouncementTests {
  @Test
  void aSessionNamesItsProtocol() {
    assertThat(Announcement.parse("session=0af\nprotocol=6\n"))
        .contains(new Announcement.NewSession("0af", 6));
  }

  @Test
  void aConnectionNamesItsSession() {
    assertThat(Announcement.parse("connection=0af\n"))
        .contains(new Announcement.NewConnection("0af"));
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
  void anythingElseIsNone(String text) {
    assertThat(Announcement.parse(text)).isEmpty();
  }
}
