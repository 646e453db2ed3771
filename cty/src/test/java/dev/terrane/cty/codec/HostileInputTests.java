package dev.terrane.cty.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.management.ThreadMXBean;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.TsvTable;
import java.lang.management.ManagementFactory;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that invalid input causes only a CtyException; -Dterrane.fuzz=1000000 sets the number of
 * inputs.
 */
class HostileInputTests {
  private static final int INPUTS = Integer.getInteger("terrane.fuzz", 5_000);
  private static final long SEED = Long.getLong("terrane.seed", 20_260_101L);
  private static final int DEEP = 100_000;

  @Test
  void mutatedMessagePackIsReadOrRefused() {
    var random = new Random(SEED);
    var rows = TsvTable.of("gocty-values.tsv");
    for (var i = 0; i < INPUTS; i++) {
      var row = rows.get(random.nextInt(rows.size()));
      var type = Json.decodeType(row.get(0).getBytes(UTF_8));
      var original = HexFormat.of().parseHex(row.get(1));
      var bytes = random.nextInt(4) == 0 ? noise(random) : mutated(original, random);
      onlyRefusals(() -> readMessagePack(bytes, type), bytes, i);
    }
  }

  private static void readMessagePack(byte[] bytes, CtyType type) {
    var value = MessagePack.decode(bytes, type);
    assertThat(MessagePack.decode(MessagePack.encode(value, type), type)).isEqualTo(value);
  }

  @Test
  void mutatedJsonIsReadOrRefused() {
    var random = new Random(SEED);
    var rows =
        TsvTable.of("gocty-values.tsv").stream().filter(row -> !row.get(2).equals("-")).toList();
    for (var i = 0; i < INPUTS; i++) {
      var row = rows.get(random.nextInt(rows.size()));
      var type = Json.decodeType(row.get(0).getBytes(UTF_8));
      var value = mutated(row.get(2).getBytes(UTF_8), random);
      var typeJson = mutated(row.get(0).getBytes(UTF_8), random);
      onlyRefusals(() -> readJson(value, type), value, i);
      onlyRefusals(() -> readType(typeJson), typeJson, i);
    }
  }

  private static void readJson(byte[] json, CtyType type) {
    var value = Json.decode(json, type);
    assertThat(Json.decode(Json.encode(value, type), type)).isEqualTo(value);
  }

  private static void readType(byte[] json) {
    var type = Json.decodeType(json);
    assertThat(Json.decodeType(Json.encodeType(type))).isEqualTo(type);
  }

  private static void onlyRefusals(Runnable reading, byte[] bytes, int index) {
    try {
      reading.run();
    } catch (CtyException refused) {
      assertThat(refused.reason()).isNotEmpty();
    } catch (RuntimeException | Error e) {
      throw new AssertionError(
          "seed %d, input %d: %s".formatted(SEED, index, HexFormat.of().formatHex(bytes)), e);
    }
  }

  private static byte[] noise(Random random) {
    var bytes = new byte[random.nextInt(40)];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] mutated(byte[] original, Random random) {
    var bytes = original.clone();
    for (var changes = 1 + random.nextInt(3); changes > 0 && bytes.length > 0; changes--) {
      var at = random.nextInt(bytes.length);
      switch (random.nextInt(3)) {
        case 0 -> bytes[at] = (byte) random.nextInt(256);
        case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        default -> bytes = java.util.Arrays.copyOf(bytes, at);
      }
    }
    return bytes;
  }

  private static void assertTooDeep(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(call)
        .withMessageContaining("512 levels");
  }

  @Test
  void deeplyNestedTypesAreRefused() {
    var json = "[\"list\",".repeat(DEEP) + "\"bool\"" + "]".repeat(DEEP);

    assertTooDeep(() -> Json.decodeType(json.getBytes(UTF_8)));
  }

  @Test
  void deeplyNestedWrappersAreRefused() {
    var wrapper =
        HexFormat.of().parseHex("92c409" + HexFormat.of().formatHex("\"dynamic\"".getBytes(UTF_8)));
    var bytes = new java.io.ByteArrayOutputStream();
    for (var i = 0; i < DEEP; i++) {
      bytes.writeBytes(wrapper);
    }

    assertTooDeep(() -> MessagePack.decode(bytes.toByteArray(), CtyType.DYNAMIC));
  }

  @Test
  void deeplyNestedJsonIsRefusedEvenWhereItIsPassedOver() {
    var json = "{\"value\":" + "[".repeat(DEEP);

    assertTooDeep(() -> Json.decode(json.getBytes(UTF_8), CtyType.DYNAMIC));
  }

  @Test
  void deeplyNestedTypesOfSlotsAreRefused() {
    CtyType type = CtyType.BOOL;
    for (var i = 0; i < DEEP; i++) {
      type = CtyType.list(type);
    }
    var deep = type;

    assertTooDeep(() -> MessagePack.decode(new byte[] {(byte) 0xc0}, deep));
    assertTooDeep(() -> MessagePack.encode(CtyValue.bool(true), deep));
    assertTooDeep(() -> Json.encodeType(deep));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1p-33000",
        "1p33000",
        "1P-1101",
        "1p1101",
        "0.1p99999",
        "1p-2147483648",
        "1e9999",
        "1e1101",
        "1E-1101",
        "1e99999",
        "1E-2147483649",
        "12345e-00000000001101"
      })
  void largeExponentsAreRefusedBeforeTheyAreComputed(String text) {
    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> CtyNumber.parse(text))
        .withMessageContaining("a written exponent must not be beyond 1100");
  }

  @Test
  void numbersOfTooManyPlacesAreRefusedWithoutAnExponentToo() {
    for (var text : List.of("1" + "0".repeat(10_000), "0." + "0".repeat(10_001) + "1")) {
      assertThatExceptionOfType(CtyException.class)
          .isThrownBy(() -> CtyNumber.parse(text))
          .withMessageContaining("decimal exponent must not be beyond 10000");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"e-1100", "e1100", "p-1100", "p1100"})
  void aLongNumberWithALargeExponentNeedsLittleMemory(String exponent) {
    var text = "1234567891".repeat(16) + exponent;
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    CtyNumber.parse(text);
    var before = threads.getCurrentThreadAllocatedBytes();
    CtyNumber.parse(text);

    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(300_000);
  }

  @Test
  void longNumberTextsAreRefused() {
    var json = "1".repeat(1_000_000);

    assertThatExceptionOfType(CtyException.class)
        .isThrownBy(() -> Json.decode(json.getBytes(UTF_8), CtyType.NUMBER))
        .withMessageContaining("16384");
  }
}
