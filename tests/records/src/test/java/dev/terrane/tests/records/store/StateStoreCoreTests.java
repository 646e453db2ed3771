package dev.terrane.tests.records.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.statestore.StateStoreCalls;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of `StateStoreAT`. */
class StateStoreCoreTests {
  private static final String TOKEN = "secret-of-store";
  private static final String CONFIG = "{name = \"states\"}";
  private static final String DEFAULT = "default";

  @TempDir Path root;
  private final List<Session> sessions = new ArrayList<>();
  private TestCore core;
  private Path states;

  @BeforeEach
  void core() {
    states = root.resolve("states");
    core =
        TestCore.of(new StoreProviderType())
            .configure("{root = \"" + root + "\"}")
            .inEnvironment(Map.of("STORE_TOKEN", TOKEN));
  }

  @AfterEach
  void end() {
    sessions.forEach(Session::close);
  }

  /** The store as a command sees it, in a session of its own. */
  private StateStoreCalls store(String type) {
    var session = core.start();
    sessions.add(session);
    assertThat(core.configure(session).ok()).isTrue();
    return core.stateStore(session, type);
  }

  private StateStoreCalls folder() {
    return configured(store("store_folder"));
  }

  private static StateStoreCalls configured(StateStoreCalls store) {
    var config = Notation.object(store.schema().members(), CONFIG);
    assertThat(store.validate(config).all()).isEmpty();
    assertThat(store.configure(config).all()).isEmpty();
    return store;
  }

  private static void write(StateStoreCalls store, String state, String content) {
    assertThat(store.write(state, content.getBytes(UTF_8)).all()).isEmpty();
  }

  private String stored(String file) throws IOException {
    return Files.readString(states.resolve(file));
  }

  @Test
  void theStateIsInTheStore() throws IOException {
    write(folder(), DEFAULT, "value-1");
    assertThat(stored("default.tfstate")).isEqualTo("value-1");
    assertThat(folder().read(DEFAULT).bytes()).hasValue("value-1".getBytes(UTF_8));
    write(folder(), DEFAULT, "value-2");
    assertThat(stored("default.tfstate")).isEqualTo("value-2");
    assertThat(states).isDirectoryNotContaining("glob:**.{lock,new}");
  }

  @Test
  void aStoreByHandlesWithoutLocksStoresItToo() throws IOException {
    var store = configured(store("store_shared"));
    assertThat(store.lock(DEFAULT, "apply").id()).isEmpty();
    write(store, DEFAULT, "value-1");
    assertThat(stored("default.json")).isEqualTo("value-1");
  }

  @Test
  void workspacesAreListedAndDeleted() {
    write(folder(), DEFAULT, "value-1");
    write(folder(), "blue", "value-1");
    assertThat(folder().list().ids()).containsExactlyInAnyOrder(DEFAULT, "blue");
    assertThat(folder().delete("blue").all()).isEmpty();
    assertThat(folder().list().ids()).containsExactly(DEFAULT);
    assertThat(states.resolve("blue.tfstate")).doesNotExist();
  }

  @Test
  void aLockedStateShowsTheHolderAndCanBeUnlocked() throws IOException {
    var store = folder();
    var lock =
        new StateLock(
            "lock-1", "OperationTypeApply", "alice@build-3", Instant.parse("2026-11-23T14:20:49Z"));
    Files.writeString(states.resolve("default.lock"), lock.toJson());
    assertThat(store.lock(DEFAULT, "apply").findings().only().detail())
        .contains("is locked by alice@build-3 since 2026-11-23T14:20:49Z")
        .contains("terraform force-unlock lock-1");
    assertThat(store.unlock(DEFAULT, "lock-2").only().detail()).contains("lock ID lock-1");
    assertThat(store.unlock(DEFAULT, "lock-1").all()).isEmpty();
    assertThat(store.lock(DEFAULT, "apply").findings().all()).isEmpty();
  }

  @Test
  void aFailedWriteLeavesThePreviousStateWhole() throws IOException {
    write(folder(), DEFAULT, "value-1");
    Files.createFile(states.resolve("full"));
    var failed = folder().write(DEFAULT, "value-2".getBytes(UTF_8));
    assertThat(failed.only().detail())
        .contains("no space left for (sensitive value)")
        .doesNotContain(TOKEN);
    assertThat(stored("default.tfstate")).isEqualTo("value-1");
    assertThat(states).isDirectoryNotContaining("glob:**.new");
    Files.delete(states.resolve("full"));
    write(folder(), DEFAULT, "value-2");
    assertThat(stored("default.tfstate")).isEqualTo("value-2");
  }

  @Test
  void aStateOfSeveralChunksPasses() {
    var store = folder();
    var large = new byte[2 * store.chunkSize() + 1];
    new Random(1).nextBytes(large);
    assertThat(store.write(DEFAULT, large).all()).isEmpty();
    assertThat(folder().read(DEFAULT).bytes().orElseThrow()).isEqualTo(large);
  }

  @Test
  void theConfigurationIsValidated() {
    assertThat(errors("{name = \"a/b\"}")).containsExactly("Invalid folder");
    assertThat(errors("{name = \"a name that is too long\"}"))
        .containsExactly("Invalid Attribute Value: name");
  }

  private List<String> errors(String config) {
    var store = store("store_folder");
    var findings = store.validate(Notation.object(store.schema().members(), config));
    return findings.all().stream().filter(Diagnostic::isError).map(Diagnostic::summary).toList();
  }
}
