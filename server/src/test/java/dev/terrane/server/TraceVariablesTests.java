package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.codec.Json;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.engine.trace.Tracer;
import dev.terrane.provider.Log;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.TracingEndpoint;
import dev.terrane.rpc.provider.GetMetadataRpc;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests where the spans of a session are written to. */
class TraceVariablesTests {
  private static final String PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

  @TempDir Path folder;
  private final List<String> lines = new ArrayList<>();
  private final Log log = (level, message, fields) -> lines.add(level + " " + message + fields);

  private Optional<Tracer> tracer(String target) {
    return TraceVariables.tracer(
        new FleetProvider(), Map.of("TERRANE_TRACE", target, "TRACEPARENT", PARENT), log);
  }

  private void call(Tracer tracer) {
    var session = new Session(new FleetProvider(), log, SessionContext.empty().with(tracer));
    new TracingEndpoint(new SessionEndpoint(session), Protocol.V5, tracer)
        .call(GetMetadataRpc.GET_METADATA, new GetMetadata.Request());
  }

  private static String document(String line) {
    return Json.decodeDocument(line.getBytes(StandardCharsets.UTF_8)).toString();
  }

  @Test
  void withoutTheVariableNothingIsTraced() {
    assertThat(TraceVariables.tracer(new FleetProvider(), Map.of(), log)).isEmpty();
    assertThat(tracer(" ")).isEmpty();
  }

  @Test
  void aFileHasALineOfTheOpenTelemetryProtocolForEachSpan() throws IOException {
    var file = folder.resolve("spans.jsonl");
    call(tracer(file.toString()).orElseThrow());
    call(tracer(file.toString()).orElseThrow());
    var all = Files.readAllLines(file);
    assertThat(all).hasSizeGreaterThanOrEqualTo(4).allSatisfy(TraceVariablesTests::document);
    assertThat(all)
        .filteredOn(line -> line.contains("\"name\":\"tfplugin5.Provider/GetMetadata\""))
        .hasSize(2)
        .allSatisfy(line ->
            assertThat(line)
                .contains("\"traceId\":\"0af7651916cd43dd8448eb211c80319c\"")
                .contains("\"parentSpanId\":\"b7ad6b7169203331\"")
                .contains("{\"key\":\"rpc.system\",\"value\":{\"stringValue\":\"grpc\"}}")
                .contains("\"stringValue\":\"terraform-provider-fleet\"")
                .containsPattern("\"key\":\"process.pid\",\"value\":\\{\"intValue\":\"[0-9]+\"")
                .contains("\"kind\":2"));
  }

  @Test
  void theLogHasASpanOfTheAuthorsMethodInsideThatOfTheCall() {
    call(tracer("1").orElseThrow());
    assertThat(lines)
        .anySatisfy(line -> assertThat(line).startsWith("DEBUG span FleetProvider.provider"))
        .last()
        .satisfies(
            line -> assertThat(line).startsWith("DEBUG span tfplugin5.Provider/GetMetadata"));
  }

  @Test
  void aFileThatCannotBeWrittenIsReportedOnce() {
    call(tracer(folder.toString()).orElseThrow());
    assertThat(lines).singleElement().asString().contains(folder.toString(), "TERRANE_TRACE");
  }
}
