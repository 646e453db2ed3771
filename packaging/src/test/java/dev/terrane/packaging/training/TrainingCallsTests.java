package dev.terrane.packaging.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.Sink;
import dev.terrane.engine.session.Session;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.tests.archive.ArchiveProvider;
import dev.terrane.tests.kinds.KindsProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The AOT cache has the classes of the calls that the training makes. */
final class TrainingCallsTests {
  private static final List<String> SCHEMAS =
      List.of(
          "GetProviderSchema",
          "GetResourceIdentitySchemas",
          "GetMetadata",
          "GetFunctions",
          // Of each resource, with an empty block.
          "ValidateResourceConfig",
          "ValidateResourceConfig");
  private static final List<String> PROVIDER =
      List.of("ValidateProviderConfig", "ConfigureProvider");
  private static final List<String> PLAN = List.of("ValidateResourceConfig", "PlanResourceChange");
  private static final List<String> APPLY = List.of("ApplyResourceChange");
  private static final List<String> UPGRADE = List.of("UpgradeResourceState");
  private static final List<String> READ = List.of("UpgradeResourceState", "ReadResource");
  private static final List<String> AFTERWARDS =
      List.of(
          "UpgradeResourceState",
          "ReadResource",
          "ImportResourceState",
          "ReadResource",
          "UpgradeResourceState",
          "ValidateResourceConfig",
          "PlanResourceChange");

  private static final List<String> OPENED =
      List.of("ValidateEphemeralResourceConfig", "OpenEphemeralResource");

  private static final String STORE =
      "\"state_store\": {\"kinds_folder\": {\"a\": {\"name\": \"states\"}}}";

  @TempDir Path folder;

  /** Answers with a session, and records the names of the RPCs. */
  private record Recorder(Endpoint provider, List<String> calls) implements Endpoint {
    private void record(Rpc<?, ?> rpc) {
      calls.add(rpc.name().toString().replaceFirst(".*/", ""));
    }

    @Override
    public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
      record(rpc);
      return provider.call(rpc, request);
    }

    @Override
    public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
      record(rpc);
      provider.stream(rpc, request, responses);
    }

    @Override
    public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
      record(rpc);
      return provider.collect(rpc, requests);
    }
  }

  private List<String> calls(String file) throws IOException {
    return calls(new ArchiveProvider(), file);
  }

  private List<String> calls(ProviderType<?, ?> provider, String file) throws IOException {
    var path = Files.writeString(folder.resolve("training.json"), file);
    var session = new Session(provider, (_, _, _) -> {});
    var recorder = new Recorder(new SessionEndpoint(session), new ArrayList<>());
    new TrainingCalls(recorder, TrainingFile.read(path)).run();
    return recorder.calls();
  }

  @Test
  void createsUpdatesAndDestroysAsTerraformDoes() throws IOException {
    var calls =
        calls(
            """
            {"provider": {"root": "%s"},
             "resource": {"archive_box": {"one": {"name": "a", "grams": 1}}},
             "update": {"archive_box": {"one": {"name": "a", "grams": 2}}},
             "function": {"slug": ["a", "${archive_box.one.name}"]}}
            """
                .formatted(folder));
    var expected =
        Stream.of(
                SCHEMAS,
                PROVIDER,
                // The creation: planned, planned again, applied; then read, imported and planned.
                PLAN,
                PLAN,
                APPLY,
                AFTERWARDS,
                // The update.
                READ,
                PLAN,
                UPGRADE,
                PLAN,
                APPLY,
                AFTERWARDS,
                List.of("CallFunction"),
                READ,
                List.of("PlanResourceChange"),
                UPGRADE,
                APPLY)
            .flatMap(List::stream);
    assertThat(calls).isEqualTo(expected.toList());
  }

  @Test
  void opensRenewsAndClosesEphemeralResources() throws IOException {
    var calls =
        calls(
            new PassProvider(),
            """
            {"ephemeral": {"gate_pass": {"a": {"gate": "short"}, "b": {"gate": "long"}}}}
            """);
    var expected =
        Stream.of(
                SCHEMAS.subList(0, 4),
                List.of("ValidateEphemeralResourceConfig", "ValidateActionConfig"),
                PROVIDER,
                OPENED,
                List.of("CloseEphemeralResource"),
                OPENED,
                List.of("RenewEphemeralResource", "CloseEphemeralResource"))
            .flatMap(List::stream);
    assertThat(calls).isEqualTo(expected.toList());
  }

  @Test
  void invokesActions() throws IOException {
    var calls =
        calls(new PassProvider(), "{\"action\": {\"gate_open\": {\"a\": {\"gate\": \"n\"}}}}");
    assertThat(calls).endsWith("ValidateActionConfig", "PlanAction", "InvokeAction");
  }

  private List<String> kinds(String file) throws IOException {
    return calls(
        new KindsProvider(), "{\"provider\": {\"root\": \"" + folder + "\"}, " + file + "}");
  }

  @Test
  void validatesAnEmptyBlockOfEachKind() throws IOException {
    assertThat(kinds("\"function\": {\"title\": [\"a\"]}"))
        .contains(
            "ValidateResourceConfig",
            "ValidateDataResourceConfig",
            "ValidateEphemeralResourceConfig",
            "ValidateListResourceConfig",
            "ValidateActionConfig",
            "ValidateStateStoreConfig")
        .endsWith("ConfigureProvider", "CallFunction");
  }

  @Test
  void listsResources() throws IOException {
    assertThat(kinds("\"list\": {\"kinds_note\": {\"a\": {\"suffix\": \".txt\"}}}"))
        .endsWith("ValidateListResourceConfig", "ListResource");
  }

  @Test
  void usesAStateStoreForOneState() throws IOException {
    assertThat(kinds(STORE))
        .endsWith(
            "ValidateStateStoreConfig",
            "ConfigureStateStore",
            "GetStates",
            "LockState",
            "WriteStateBytes",
            "ReadStateBytes",
            "GetStates",
            "DeleteState",
            "UnlockState");
    assertThat(folder.resolve("states")).isEmptyDirectory();
  }

  @Test
  void doesNotReplaceAStoredState() throws IOException {
    var states = Files.createDirectory(folder.resolve("states"));
    var state = Files.writeString(states.resolve("terrane_training.tfstate"), "{}");
    assertThatThrownBy(() -> kinds(STORE))
        .isInstanceOf(PackagingException.class)
        .hasMessageStartingWith("training, state_store.kinds_folder.a: the store contains a state");
    assertThat(state).hasContent("{}");
  }
}
