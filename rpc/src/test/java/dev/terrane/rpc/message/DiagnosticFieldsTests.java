package dev.terrane.rpc.message;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Diagnostic.Severity;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DiagnosticFieldsTests {
  private static final CtyPath PATH = CtyPath.ROOT.attribute("a").key("k").index(0).attribute("b");

  @Test
  void everyKindOfStepGoesBothWays() {
    assertThat(roundTrip(Diagnostic.error(PATH, "s", "d")))
        .isEqualTo(Diagnostic.error(PATH, "s", "d"));
  }

  @Test
  void stepsThatLookLikeNothingAreStillSteps() {
    var path = CtyPath.ROOT.attribute("a").key("").index(0);
    assertThat(roundTrip(Diagnostic.warning(path, "s", "d")).path()).isEqualTo(path);
  }

  @Test
  void aPathIntoAnElementOfASetEndsBeforeIt() {
    var path = PATH.element(CtyValue.string("x")).attribute("c");
    assertThat(roundTrip(Diagnostic.error(path, "s", "d")).path()).isEqualTo(PATH);
    var out = new ProtoWriter();
    DiagnosticFields.PATH.write(out, path);
    assertThat(DiagnosticFields.PATH.read(ProtoMessage.of(out.toByteArray()))).isEqualTo(PATH);
  }

  @Test
  void theWholeBlockHasNoPath() {
    assertThat(bytes(Diagnostic.error(CtyPath.ROOT, "s", "")))
        .isEqualTo("0a05" + "0801" + "120173");
    var inSet = CtyPath.ROOT.element(CtyValue.string("x"));
    assertThat(bytes(Diagnostic.warning(inSet, "s", ""))).isEqualTo("0a05" + "0802" + "120173");
  }

  @ParameterizedTest
  @CsvSource({"'', ERROR", "0801, ERROR", "0802, WARNING", "0803, ERROR"})
  void whatIsNoWarningIsAnError(String hex, Severity severity) {
    var outer = "0a0" + hex.length() / 2 + hex;
    assertThat(DIAGNOSTICS.read(ProtoMessage.of(HexFormat.of().parseHex(outer)), 1))
        .singleElement()
        .returns(severity, Diagnostic::severity);
  }

  @Test
  void aStepWithoutSelectorIsPassedOver() {
    var path = HexFormat.of().parseHex("0a00" + "0a03" + "0a0161" + "0a00");
    assertThat(DiagnosticFields.PATH.read(ProtoMessage.of(path)))
        .isEqualTo(CtyPath.ROOT.attribute("a"));
  }

  private static Diagnostic roundTrip(Diagnostic diagnostic) {
    var message = ProtoMessage.of(HexFormat.of().parseHex(bytes(diagnostic)));
    return DIAGNOSTICS.read(message, 1).getFirst();
  }

  private static String bytes(Diagnostic diagnostic) {
    var out = new ProtoWriter();
    DIAGNOSTICS.write(out, 1, List.of(diagnostic));
    return HexFormat.of().formatHex(out.toByteArray());
  }
}
