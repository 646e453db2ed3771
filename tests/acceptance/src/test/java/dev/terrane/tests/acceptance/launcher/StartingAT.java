package dev.terrane.tests.acceptance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests a CLI that is killed before its provider serves, when no other process has a reference to
/// the JVM.
@EnabledOnOs(OS.LINUX)
class StartingAT {
  private static final Duration SOON = Duration.ofSeconds(5);

  /// A provider that is never made.
  public static final class Endless implements ProviderType<ObjectView, Path> {
    /// Never returns.
    public Endless() throws IOException, InterruptedException {
      Files.createFile(Path.of(System.getenv().getOrDefault("TMPDIR", ""), "making"));
      new CountDownLatch(1).await();
    }

    @Override
    public String name() {
      return "corner";
    }

    @Override
    public Schema schema() {
      throw new UnsupportedOperationException("there is no such provider");
    }

    @Override
    public Codec<ObjectView> codec() {
      throw new UnsupportedOperationException("there is no such provider");
    }

    @Override
    public Provider<ObjectView, Path> provider() {
      throw new UnsupportedOperationException("there is no such provider");
    }
  }

  @TempDir Path scratch;
  private Optional<Launched> installed = Optional.empty();

  @AfterEach
  void endWhatIsLeft() {
    installed.stream()
        .flatMap(launched -> launched.jvms().stream())
        .forEach(ProcessHandle::destroyForcibly);
  }

  static Stream<Launch> launches() {
    return Stream.of(
        new Launch("shared", true, "0"),
        new Launch("sharing off", false, "0"),
        new Launch("keep-warm", true, "300"));
  }

  /// A way to use JVMs.
  ///
  /// @param name distinguishes it from others
  /// @param sharing whether launches share one
  /// @param keepWarm for how many seconds it stays after its last use
  record Launch(String name, boolean sharing, String keepWarm) {
    Launched install(Path scratch) throws IOException {
      return Launched.install(scratch, new LaunchedProvider("1", sharing, 600))
          .with("TERRANE_KEEP_WARM", keepWarm);
    }
  }

  @ParameterizedTest
  @MethodSource("launches")
  void nothingIsLeftOfACliKilledWhileItsProviderIsMade(Launch kind) throws Exception {
    var launched = kind.install(scratch);
    installed = Optional.of(launched);
    var services = "lib/entry/META-INF/services/dev.terrane.provider.schema.ProviderType";
    Files.writeString(
        launched.provider().directory().resolve(services), Endless.class.getName() + "\n");
    launched.repackage("\"build\":\"1\"", "\"build\":\"2\"");
    var plan = launched.start("plan", "-no-color");
    plan.until("the provider to be made", () -> Files.exists(scratch.resolve("tmp/making")));
    assertThat(launched.jvms()).hasSize(1);
    killAndLookForWhatIsLeft(plan, launched);
  }

  @ParameterizedTest
  @MethodSource("launches")
  void nothingIsLeftOfACliKilledWhileItsJvmWaitsForADebugger(Launch kind) throws Exception {
    var debugger = "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:0";
    var launched = kind.install(scratch).with("TERRANE_JAVA_OPTIONS", debugger);
    installed = Optional.of(launched);
    var plan = launched.start("plan", "-no-color");
    plan.until("the start of the JVM", () -> !launched.jvms().isEmpty());
    killAndLookForWhatIsLeft(plan, launched);
  }

  private void killAndLookForWhatIsLeft(Running command, Launched launched) throws IOException {
    command.kill();
    command.await();
    Launched.eventually(
        SOON,
        "the end of all processes",
        () -> launched.jvms().isEmpty() && launched.launchers().isEmpty());
    assertThat(launched.place()).isEmptyDirectory();
  }
}
