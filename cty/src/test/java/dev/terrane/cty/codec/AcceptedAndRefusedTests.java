package dev.terrane.cty.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.TsvTable;
import dev.terrane.cty.ValueNotation;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests each rule of decoding: the accepted forms, also those that Terraform does not send, and the
 * rejected ones.
 */
class AcceptedAndRefusedTests {
  static List<Arguments> rows(String resource) {
    return TsvTable.of(resource).stream().map(row -> Arguments.of(row.toArray())).toList();
  }

  static List<Arguments> acceptedMessagePack() {
    return rows("msgpack-accepted.tsv");
  }

  static List<Arguments> refusedMessagePack() {
    return rows("msgpack-refused.tsv");
  }

  static List<Arguments> acceptedJson() {
    return rows("json-accepted.tsv");
  }

  static List<Arguments> refusedJson() {
    return rows("json-refused.tsv");
  }

  private static CtyType type(String json) {
    return Json.decodeType(json.getBytes(UTF_8));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("acceptedMessagePack")
  void messagePackIsAccepted(String rule, String type, String bytes, String value) {
    assertThat(MessagePack.decode(HexFormat.of().parseHex(bytes), type(type)))
        .as(rule)
        .isEqualTo(ValueNotation.parse(value));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("refusedMessagePack")
  void messagePackIsRefused(String rule, String type, String bytes, String path, String reason) {
    var refusal =
        catchThrowableOfType(
            CtyException.class,
            () -> MessagePack.decode(HexFormat.of().parseHex(bytes), type(type)));

    assertRefused(rule, refusal, path, reason);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("acceptedJson")
  void jsonIsAccepted(String rule, String type, String json, String value) {
    assertThat(Json.decode(json.getBytes(UTF_8), type(type)))
        .as(rule)
        .isEqualTo(ValueNotation.parse(value));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("refusedJson")
  void jsonIsRefused(String rule, String type, String json, String path, String reason) {
    var refusal =
        catchThrowableOfType(
            CtyException.class, () -> Json.decode(json.getBytes(UTF_8), type(type)));

    assertRefused(rule, refusal, path, reason);
  }

  private static void assertRefused(String rule, CtyException refusal, String path, String reason) {
    assertThat(refusal).as(rule).isNotNull();
    assertThat(refusal.path()).as(rule).hasToString(path);
    assertThat(refusal.reason()).as(rule).contains(reason);
    assertThat(refusal)
        .hasMessage(path.isEmpty() ? refusal.reason() : path + ": " + refusal.reason());
  }
}
