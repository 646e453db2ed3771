package dev.terrane.tests.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Protocol;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests messages with handwritten expected bytes. */
final class GoldenBytesTests {
  private static final DynamicValue NULL =
      new DynamicValue(Bytes.of(new byte[] {-64}), Bytes.EMPTY);

  @ParameterizedTest
  @EnumSource
  void planRequest(Protocol protocol) {
    var capabilities = new ClientCapabilities(false, true, false, false);
    var request =
        new PlanResourceChange.Request(
            "t",
            DynamicValue.ABSENT,
            NULL,
            NULL,
            Bytes.of(new byte[] {1}),
            Bytes.EMPTY,
            DynamicValue.ABSENT,
            capabilities);
    var bytes = "0a0174" + "1a030a01c0" + "22030a01c0" + "2a0101" + "3a021001";
    check(protocol, "PlanResourceChange request", request, bytes);
  }

  @ParameterizedTest
  @EnumSource
  void planResponse(Protocol protocol) {
    var inSet = CtyPath.ROOT.attribute("s").element(CtyValue.string("x"));
    var response =
        new PlanResourceChange.Response(
            NULL,
            List.of(CtyPath.ROOT.attribute("a").key("").index(0), inSet),
            Bytes.EMPTY,
            DynamicValue.ABSENT,
            Optional.empty(),
            List.of(Diagnostic.warning(CtyPath.ROOT, "S", "D")));
    var bytes =
        "0a030a01c0"
            + "120d"
            + "0a030a0161"
            + "0a021200"
            + "0a021800"
            + "1205"
            + "0a030a0173"
            + "2208"
            + "0802"
            + "120153"
            + "1a0144";
    assertThat(hex(message(protocol, "PlanResourceChange response").write(response)))
        .isEqualTo(bytes);
  }

  @ParameterizedTest
  @EnumSource
  void upgradeRequest(Protocol protocol) {
    var state = new RawState(Bytes.of(new byte[] {'{', '}'}), Map.of("k", ""));
    var request = new UpgradeResourceState.Request("t", 2, state);
    var bytes = "0a0174" + "1002" + "1a0b" + "0a027b7d" + "1205" + "0a016b" + "1200";
    check(protocol, "UpgradeResourceState request", request, bytes);
  }

  @ParameterizedTest
  @EnumSource
  void stopResponse(Protocol protocol) {
    var name = protocol == Protocol.V5 ? "Stop response" : "StopProvider response";
    check(protocol, name, new StopProvider.Response("e"), "0a0165");
  }

  private static void check(Protocol protocol, String name, Object message, String bytes) {
    var type = message(protocol, name);
    assertThat(hex(type.write(message))).isEqualTo(bytes);
    assertThat(type.read(HexFormat.of().parseHex(bytes))).isEqualTo(message);
  }

  private static WireMessage message(Protocol protocol, String name) {
    return WireMessage.of(protocol)
        .filter(type -> type.name().endsWith("/" + name))
        .findFirst()
        .orElseThrow();
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
