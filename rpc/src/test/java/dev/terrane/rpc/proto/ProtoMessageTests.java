package dev.terrane.rpc.proto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProtoMessageTests {
  @Test
  void absentFieldsReadAsZero() {
    var empty = message("");
    assertThat(empty.int64(1)).isZero();
    assertThat(empty.bool(1)).isFalse();
    assertThat(empty.string(1)).isEmpty();
    assertThat(empty.bytes(1)).isEqualTo(Bytes.EMPTY);
    assertThat(empty.has(1)).isFalse();
    assertThat(empty.message(1).message(1).string(1)).isEmpty();
    assertThat(empty.messages(1, one -> one)).isEmpty();
    assertThat(empty.map(1, one -> one)).isEmpty();
  }

  @Test
  void negativeNumbersTakeTenBytes() {
    assertThat(message("08 ff ff ff ff ff ff ff ff ff 01").int64(1)).isEqualTo(-1);
  }

  @Test
  void anyNumberButZeroIsTrue() {
    assertThat(message("08 80 80 01").bool(1)).isTrue();
    assertThat(message("08 80 80 00").bool(1)).isFalse();
  }

  @Test
  void ofAScalarThatOccursTwiceTheLastOneCounts() {
    assertThat(message("08 01 08 02").int64(1)).isEqualTo(2);
    assertThat(message("0a 01 61 0a 01 62").string(1)).isEqualTo("b");
    assertThat(message("0a 01 61 0a 00").bytes(1)).isEqualTo(Bytes.EMPTY);
  }

  @Test
  void messagesThatOccurTwiceAreMerged() {
    var twice = message("0a 04 08 01 10 02  0a 02 10 03  0a 02 18 04").message(1);
    assertThat(List.of(twice.int64(1), twice.int64(2), twice.int64(3)))
        .isEqualTo(List.of(1L, 3L, 4L));
  }

  @Test
  void unknownFieldsOfEveryKindArePassedOver() {
    var unknown = "78 01  79 0102030405060708  7a 02 0102  7d 01020304";
    assertThat(message(unknown + "08 07" + unknown).int64(1)).isEqualTo(7);
  }

  @Test
  void lastOfAOneofWins() {
    assertThat(message("0a 00 18 01").lastOf(1, 3)).isEqualTo(3);
    assertThat(message("18 01 0a 00").lastOf(1, 3)).isEqualTo(1);
    assertThat(message("20 01").lastOf(1, 3)).isZero();
  }

  @Test
  void ofEqualKeysInAMapTheLastOneCounts() {
    var map = message("0a 06 0a 01 61 12 01 78  0a 06 0a 01 61 12 01 79  0a 03 12 01 7a");
    assertThat(map.map(1, entry -> entry.string(2))).isEqualTo(Map.of("a", "y", "", "z"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "08 | the message ends inside a number",
        "08 80 | the message ends inside a number",
        "08 ff ff ff ff ff ff ff ff ff ff 01 | a number is longer than 10 bytes",
        "0a 05 61 62 | field 1 has length 5, but 2 bytes are left",
        "0a ff ff ff ff 07 | field 1 has length 2147483647, but 0 bytes are left",
        "0a ff ff ff ff ff ff ff ff 7f | field 1 has length 9223372036854775807, but 0 bytes are left",
        "0a ff ff ff ff ff ff ff ff ff 01 | field 1 has the negative length -1",
        "0b | field 1 is a group, which is not supported",
        "0c | field 1 is a group, which is not supported",
        "0e | field 1 has the unknown wire type 6",
        "0f 00 | field 1 has the unknown wire type 7",
        "00 00 | there is no field number 0",
        "80 80 80 80 80 80 01 00 | there is no field number 549755813888",
        "09 01 02 | field 1 has length 8, but 2 bytes are left",
        "0d 01 | field 1 has length 4, but 1 bytes are left"
      })
  void bytesThatAreNoMessageSayWhy(String hex, String reason) {
    assertThatThrownBy(() -> message(hex))
        .isInstanceOf(WireException.class)
        .hasMessage("at byte 0, " + reason);
  }

  @Test
  void aPlaceCountsFromTheBeginningOfTheMessage() {
    assertThatThrownBy(() -> message("08 01 10 01 1a 04 08 01 10").message(3))
        .isInstanceOf(WireException.class)
        .hasMessageStartingWith("at byte 4, field 3 has length 4");
    assertThatThrownBy(() -> message("08 01 1a 03 08 01 10").message(3))
        .isInstanceOf(WireException.class)
        .hasMessage("at byte 6, the message ends inside a number");
  }

  @Test
  void aFieldOfAnotherWireTypeIsAnError() {
    assertThatThrownBy(() -> message("0a 01 61").int64(1))
        .isInstanceOf(WireException.class)
        .hasMessage("at byte 0, field 1 has wire type 2; expected a number");
    assertThatThrownBy(() -> message("08 01").string(1))
        .isInstanceOf(WireException.class)
        .hasMessage("at byte 0, field 1 has wire type 0; expected bytes");
    assertThatThrownBy(() -> message("08 01").message(1)).isInstanceOf(WireException.class);
    assertThatThrownBy(() -> message("0d 01020304").bool(1)).isInstanceOf(WireException.class);
  }

  @ParameterizedTest
  @CsvSource({"ff", "c0 80", "ed a0 80", "f4 90 80 80", "c3", "e2 82"})
  void textHasToBeUtf8(String hex) {
    var text = HexFormat.of().parseHex(hex.replace(" ", ""));
    var message = message("0a 0" + text.length + hex);
    assertThatThrownBy(() -> message.string(1))
        .isInstanceOf(WireException.class)
        .hasMessage("at byte 0, field 1 is not UTF-8 text");
    assertThat(message.bytes(1).array()).isEqualTo(text);
  }

  @Test
  void textOfEveryPlaneIsRead() {
    var text = "aé\u20ac\ud83d\ude00\u0000";
    var out = new ProtoWriter();
    out.string(1, text);
    assertThat(ProtoMessage.of(out.toByteArray()).string(1)).isEqualTo(text);
  }

  @Test
  void messagesAreNestedToALimit() {
    assertThat(descend(nested(ProtoMessage.MAX_DEPTH), ProtoMessage.MAX_DEPTH).has(1)).isFalse();
    var deeper = nested(ProtoMessage.MAX_DEPTH + 1);
    assertThatThrownBy(() -> descend(deeper, ProtoMessage.MAX_DEPTH + 1))
        .isInstanceOf(WireException.class)
        .hasMessage("messages are nested deeper than 100");
  }

  @Test
  void mergedMessagesCountTheirDepthToo() {
    var out = new ProtoWriter();
    out.bytes(1, Bytes.of(nested(ProtoMessage.MAX_DEPTH).toByteArray()));
    out.bytes(1, Bytes.of(new byte[] {0x10, 1}));
    var merged = ProtoMessage.of(out.toByteArray());
    assertThatThrownBy(() -> descend(merged, ProtoMessage.MAX_DEPTH + 1))
        .isInstanceOf(WireException.class);
  }

  private static ProtoMessage nested(int levels) {
    var bytes = Bytes.EMPTY;
    for (var i = 0; i < levels; i++) {
      var out = new ProtoWriter();
      var inner = bytes;
      out.message(1, inner, (message, it) -> message.append(it.array(), 0, it.array().length));
      bytes = Bytes.of(out.toByteArray());
    }
    return ProtoMessage.of(bytes.array());
  }

  private static ProtoMessage descend(ProtoMessage message, int levels) {
    var at = message;
    for (var i = 0; i < levels; i++) {
      at = at.message(1);
    }
    return at;
  }

  private static ProtoMessage message(String hex) {
    var digits = hex.replace(" ", "").getBytes(StandardCharsets.US_ASCII);
    return ProtoMessage.of(HexFormat.of().parseHex(new String(digits, StandardCharsets.US_ASCII)));
  }
}
