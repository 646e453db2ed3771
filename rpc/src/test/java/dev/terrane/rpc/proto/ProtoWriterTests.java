package dev.terrane.rpc.proto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.Bytes;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProtoWriterTests {
  @Test
  void zeroValuesAreLeftOut() {
    assertThat(
            written(out -> {
              out.int64(1, 0);
              out.bool(2, false);
              out.string(3, "");
              out.bytes(4, Bytes.EMPTY);
              out.messages(5, List.<String>of(), (one, text) -> one.string(1, text));
            }))
        .isEmpty();
  }

  @Test
  void presentValuesAreThereEvenWhenZero() {
    assertThat(written(out -> out.presentInt64(3, 0))).isEqualTo("1800");
    assertThat(written(out -> out.presentString(2, ""))).isEqualTo("1200");
    assertThat(written(out -> out.message(2, "", (_, _) -> {}))).isEqualTo("1200");
  }

  @Test
  void halvesOfSurrogatePairsBecomeQuestionMarks() {
    assertThat(written(out -> out.string(1, "a\ud83d"))).isEqualTo("0a02613f");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 124, 125, 126, 127, 128, 255, 256, 16_383, 16_384, 3_000_000})
  void lengthsOfNestedMessagesFitTheirContent(int length) {
    var content = Bytes.of(new byte[length]);
    var out = new ProtoWriter();
    out.string(1, "before");
    out.message(2, content, (two, it) -> two.message(3, it, (three, in) -> three.bytes(4, in)));
    out.string(5, "after");
    var message = ProtoMessage.of(out.toByteArray());
    assertThat(message.string(1)).isEqualTo("before");
    assertThat(message.message(2).message(3).bytes(4)).isEqualTo(content);
    assertThat(message.string(5)).isEqualTo("after");
  }

  @Test
  void mapsAreOrderedByTheirKeys() {
    var map = new LinkedHashMap<String, String>();
    map.put("b", "2");
    map.put("a", "1");
    assertThat(written(out -> out.map(1, map, (entry, text) -> entry.presentString(2, text))))
        .isEqualTo("0a060a0161120131" + "0a060a0162120132");
  }

  @Test
  void aMessageLargerThanTerraformTakesIsRefused() {
    var half = Bytes.of(new byte[ProtoWriter.MAX_BYTES / 2]);
    var out = new ProtoWriter();
    out.bytes(1, half);
    assertThatThrownBy(() -> out.bytes(1, half))
        .isInstanceOf(WireException.class)
        .hasMessage("the message is larger than 256 MiB, the maximum that Terraform accepts");
  }

  @Test
  void theBufferHoldsWhatWasWritten() {
    var out = new ProtoWriter();
    out.string(1, "abc");
    assertThat(Arrays.copyOf(out.buffer(), out.size())).isEqualTo(out.toByteArray());
  }

  private static String written(Consumer<ProtoWriter> body) {
    var out = new ProtoWriter();
    body.accept(out);
    return HexFormat.of().formatHex(out.toByteArray());
  }
}
