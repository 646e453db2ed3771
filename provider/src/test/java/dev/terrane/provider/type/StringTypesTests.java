package dev.terrane.provider.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.AttributeType;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Strings with a format as attributes.
class StringTypesTests {
  private static <T> T read(AttributeType<T> type, String text) {
    return type.decode(CtyValue.string(text));
  }

  @Test
  void aUuidIsReadInAnyCase() {
    var uuid = UUID.fromString("3f2504e0-4f89-41d3-9a0c-0305e82c3301");
    assertThat(read(StringTypes.UUID, "3F2504E0-4F89-41D3-9A0C-0305E82C3301")).isEqualTo(uuid);
    assertThat(StringTypes.UUID.encode(uuid)).isEqualTo(CtyValue.string(uuid.toString()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1-1-1-1-1",
        "3f2504e04f8941d39a0c0305e82c3301",
        "{3f2504e0-4f89-41d3-9a0c-0305e82c3301}"
      })
  void aShortenedUuidIsRefused(String text) {
    assertThatThrownBy(() -> read(StringTypes.UUID, text))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("must be a UUID such as");
  }

  @Test
  void allBytesPassThroughBase64() {
    var random = new Random(1);
    for (var size = 0; size < 70; size++) {
      var bytes = new byte[size];
      random.nextBytes(bytes);
      var value = ByteString.of(bytes);
      assertThat(read(StringTypes.BASE64, value.toBase64()))
          .isEqualTo(value)
          .hasSameHashCodeAs(value);
      assertThat(value.toByteArray()).isEqualTo(bytes);
    }
  }

  @Test
  void paddingMayBeMissing() {
    assertThat(read(StringTypes.BASE64, "aGk")).isEqualTo(ByteString.utf8("hi"));
    assertThat(StringTypes.BASE64.encode(ByteString.utf8("hi"))).isEqualTo(CtyValue.string("aGk="));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "aGk==", "a-_=", "aG\nk=", "ä"})
  void whatIsNotBase64IsRefused(String text) {
    assertThatThrownBy(() -> read(StringTypes.BASE64, text)).hasMessageContaining("must be base64");
  }

  @Test
  void bytesAreNotChangedFromOutsideAndNotShown() {
    var bytes = new byte[] {1, 2};
    var value = ByteString.of(bytes);
    bytes[0] = 9;
    value.toByteArray()[1] = 9;
    assertThat(value).isEqualTo(ByteString.of(new byte[] {1, 2}));
    assertThat(value).hasToString("ByteString of 2 bytes");
  }

  @Test
  void versionsHaveThePrecedenceOfTheSpecification() {
    var ordered =
        Stream.of(
                "1.0.0-alpha",
                "1.0.0-alpha.1",
                "1.0.0-alpha.beta",
                "1.0.0-beta",
                "1.0.0-beta.2",
                "1.0.0-beta.11",
                "1.0.0-rc.1",
                "1.0.0",
                "1.0.1",
                "1.2.0",
                "1.10.0",
                "2.0.0",
                "99999999999999999999.0.0")
            .map(SemanticVersion::parse)
            .toList();
    assertThat(ordered).isSorted();
    assertThat(ordered.reversed().stream().sorted().toList()).isEqualTo(ordered);
    var build = SemanticVersion.parse("1.0.0+b.01");
    assertThat(build).isEqualByComparingTo(SemanticVersion.parse("1.0.0"));
    assertThat(build).isNotEqualTo(SemanticVersion.parse("1.0.0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.4",
        "1.1.2-prerelease+meta",
        "1.0.0-0A.is.legal",
        "1.0.0--",
        "1.0.0-alpha.0valid",
        "1.0.0-alpha-a.b-c-somethinglong+build.1-aef.1-its-okay",
        "1.0.0+0.build.1-rc.10000aaa",
        "2.0.0-rc.1+build.123",
        "1.2.3----RC-SNAPSHOT.12.9.1--.12+788"
      })
  void aVersionIsWrittenAsItWasRead(String text) {
    assertThat(StringTypes.SEMANTIC_VERSION.encode(read(StringTypes.SEMANTIC_VERSION, text)))
        .isEqualTo(CtyValue.string(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1.2",
        "v1.2.3",
        "1.2.3.4",
        "01.1.1",
        "1.01.1",
        "1.1.01",
        "1.2.3-",
        "1.2.3+",
        "1.2.3-0123",
        "1.2.3-0123.0123",
        "1.2.3-a..b",
        "1.2.3+a+b",
        "1.2.3-a_b",
        "1.2-SNAPSHOT",
        " 1.2.3",
        "1.2.3\n"
      })
  void whatIsNotASemanticVersionIsRefused(String text) {
    assertThatThrownBy(() -> read(StringTypes.SEMANTIC_VERSION, text))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("must be a semantic version such as 1.4.0");
  }

  @Test
  void aChoiceInAnyCaseIsWrittenInItsOwn() {
    var choice = StringTypes.choiceIgnoringCase(List.of(1, 2), List.of("One", "two"));
    assertThat(read(choice, "oNE")).isEqualTo(1);
    assertThat(choice.encode(1)).isEqualTo(CtyValue.string("One"));
    assertThatThrownBy(() -> read(choice, "three")).hasMessageContaining("must be one of One, two");
    assertThatThrownBy(() -> StringTypes.choiceIgnoringCase(List.of(1, 2), List.of("one", "ONE")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
