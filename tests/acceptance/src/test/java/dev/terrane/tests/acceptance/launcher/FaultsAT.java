package dev.terrane.tests.acceptance.launcher;

import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;
import static dev.terrane.tests.acceptance.launcher.Launched.eventually;
import static dev.terrane.tests.acceptance.launcher.Launched.started;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.handshake.MagicCookie;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.ProviderClient;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests the effects of a crash of one process on the others.
@EnabledOnOs(OS.LINUX)
class FaultsAT {
  private static final String EXISTS = "Warning: corner_thing \"one\" exists already";
  private static final MagicCookie COOKIE =
      new MagicCookie(
          "TF_PLUGIN_MAGIC_COOKIE",
          "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2");

  @TempDir Path scratch;
  private Launched launched;

  @BeforeEach
  void install() throws IOException {
    launched = Launched.install(scratch, new LaunchedProvider("1", true, 600));
  }

  @AfterEach
  void endWhatIsLeft() {
    launched.jvms().forEach(ProcessHandle::destroyForcibly);
  }

  /// The next command makes another thing of the same name.
  private void goOn() throws IOException {
    Files.delete(scratch.resolve("remote/one.hangs"));
    launched.thing("good");
  }

  @Test
  void nothingIsLeftOfAKilledCliAndTheNextPlanNamesWhatItHasMade() throws Exception {
    var apply = launched.hangingApply();
    assertThat(launched.jvms()).hasSize(1);
    apply.kill();
    apply.await();
    launched.awaitNothingLeft();
    goOn();
    assertThat(launched.plan().prose())
        .contains(EXISTS, "import { to = corner_thing.NAME id = \"one\" }");
    // The warning is repeated until the object no longer exists.
    assertThat(launched.plan().prose()).contains(EXISTS);
    Files.delete(scratch.resolve("remote/one"));
    assertThat(launched.plan().prose()).doesNotContain("Warning:");
  }

  @Test
  void aKilledLauncherIsOneErrorAndTheNextPlanNamesWhatItHasMade() throws Exception {
    var apply = launched.hangingApply();
    launched.launchers().forEach(ProcessHandle::destroyForcibly);
    var output = apply.await().failed();
    assertThat(output.prose()).contains("corner_thing.one");
    assertThat(output.stderr().lines().filter(line -> line.startsWith("Error: "))).hasSize(1);
    launched.awaitNothingLeft();
    goOn();
    assertThat(launched.plan().prose()).contains(EXISTS);
  }

  @Test
  void aKilledJvmIsOneErrorAndTheNextPlanNamesWhatItHasMade() throws Exception {
    var apply = launched.hangingApply();
    launched.jvms().forEach(ProcessHandle::destroyForcibly);
    var output = apply.await().failed();
    assertThat(output.stderr()).contains("panic: the JVM of this provider ended unexpectedly");
    launched.awaitNothingLeft();
    goOn();
    var plan = launched.plan();
    assertThat(plan.prose()).contains(EXISTS);
    assertThat(started(plan)).isEqualTo(1);
  }

  @Test
  void aLauncherThatDiesLeavesOtherSessionsOfItsJvmUnharmed() throws Exception {
    var first = launch();
    var second = launch();
    assertThat(launched.jvms()).hasSize(1);
    first.kill();
    var provider = new ProviderClient(second.channel(), Protocol.V6);
    var metadata = provider.call(GET_METADATA, new GetMetadata.Request());
    assertThat(metadata.names(Kinds.RESOURCE))
        .containsExactlyInAnyOrder("corner_item", "corner_named_item", "corner_thing");
    assertThat(second.stop()).isTrue();
    assertThat(second.exitCode()).hasValue(0);
  }

  @Test
  void anInterruptThatOneAuthorPassesOnLeavesOtherCreatesOfItsSessionUnharmed() throws Exception {
    launched
        .workspace()
        .write(
            "thing.tf",
            """
            resource "corner_thing" "one" {
              name      = "one"
              behaviour = "defiant"
              timeouts {
                create = "1s"
              }
            }
            resource "corner_thing" "two" {
              name      = "two"
              behaviour = "beside"
            }
            """);
    var output = launched.start("apply", "-no-color", "-auto-approve").await().failed();
    assertThat(output.prose()).contains("Error: Timed out: create of resource corner_thing");
    assertThat(output.stderr()).doesNotContain("panic: ");
    assertThat(launched.workspace().state().isTainted("corner_thing.two")).isFalse();
  }

  @Test
  void theJvmLeavesAnIdleParentAndTheNextLaunchStartsAnother() throws Exception {
    for (var round = 0; round < 2; round++) {
      var client = launch();
      // A process that has just been started has no command line for a moment.
      eventually("its JVM", () -> launched.jvms().size() == 1);
      assertThat(client.stop()).isTrue();
      launched.awaitNothingLeft();
      assertThat(launched.place()).isEmptyDirectory();
    }
  }

  @Test
  void launchesAtOnceStartOneJvm() throws Exception {
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      var launches = all.invokeAll(Collections.nCopies(6, (Callable<PluginClient>) this::launch));
      assertThat(launched.jvms()).hasSize(1);
      for (var launch : launches) {
        assertThat(launch.get().stop()).isTrue();
      }
    }
    launched.awaitNothingLeft();
  }

  /// A launch whose parent is this test.
  private PluginClient launch() {
    var environment =
        Map.of(
            "TMPDIR",
            scratch.resolve("tmp").toString(),
            "PATH",
            System.getenv().getOrDefault("PATH", ""));
    return PluginClient.start(
        ClientOptions.builder(
                List.of(launched.provider().executable().toString()), COOKIE, Set.of(5, 6))
            .environment(environment)
            .build());
  }

  @Test
  void noSessionEntersAJvmThatWasOutOfMemory() {
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    assertThat(started(warm.plan())).isEqualTo(1);
    warm.thing("exhaust");
    assertThat(warm.workspace().applyFails())
        .anySatisfy(found -> assertThat(found.toString()).contains("OutOfMemoryError"));
    warm.thing("good");
    assertThat(started(warm.plan())).isEqualTo(1);
    eventually("the end of the exhausted JVM", () -> launched.jvms().size() == 1);
  }

  @Test
  void aJvmThatCannotStartIsReportedInOneMessageWithTheReason() {
    assertThat(launched.with("TERRANE_JAVA_OPTIONS", "-XX:+NoSuchOption").reason())
        .contains("This provider cannot start: the JVM ended during its start (exit status 1):")
        .contains("Unrecognized VM option 'NoSuchOption'");
  }

  @Test
  void aProviderThatCannotBeMadeIsReportedInOneMessageWithTheReason() throws Exception {
    var services = "lib/entry/META-INF/services/dev.terrane.provider.schema.ProviderType";
    var entry = launched.provider().directory().resolve(services);
    Files.writeString(entry, "no.such.Provider\n");
    launched.repackage("\"build\":\"1\"", "\"build\":\"2\"");
    assertThat(launched.reason())
        .contains("This provider cannot start: The provider that META-INF/services/")
        .contains("no.such.Provider not found");
    launched.awaitNothingLeft();
  }

  @Test
  void onAnotherCLibraryOneSentenceSaysSo() throws Exception {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    // A program whose loader is missing, as that of glibc on Alpine.
    var foreign = Files.writeString(scratch.resolve("java"), "#!/lib64/ld-other.so\n");
    assertThat(foreign.toFile().setExecutable(true)).isTrue();
    launched.repackage("\"java\":\"" + java + "\"", "\"java\":\"" + foreign + "\"");
    assertThat(launched.reason())
        .contains("This provider cannot start: the Java runtime of the package needs glibc");
  }

  @Test
  void optionsReachTheJvmAlsoOnAHostWithMuchMemory() throws Exception {
    var large = launched.with("TERRANE_JAVA_OPTIONS", "-XX:MaxRAM=1024g -Dcorner.option=1");
    var apply = large.hangingApply();
    var jvm = launched.jvms().getFirst();
    assertThat(jvm.info().commandLine().orElse("")).contains("-Xmx256m", "-Dcorner.option=1");
    var jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    var flags =
        Running.start(
                List.of(jcmd, Long.toString(jvm.pid()), "VM.flags"), scratch, Map.of("TMPDIR", ""))
            .await();
    // The JVM rejects the cache without compressed pointers.
    assertThat(flags.stdout()).contains("-XX:MaxHeapSize=268435456", "-XX:+UseCompressedOops");
    apply.kill();
    apply.await();
  }

  @Test
  void whatIsMeantForOtherJavaProgramsDoesNoHarm() {
    launched
        .with("JAVA_TOOL_OPTIONS", "-XX:+UseG1GC -javaagent:/no/such.jar")
        .with("_JAVA_OPTIONS", "-Xmx1")
        .with("CLASSPATH", "/no/such/place")
        .plan();
  }
}
