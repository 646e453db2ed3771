package dev.terrane.tests.acceptance.launcher;

import static dev.terrane.tests.acceptance.launcher.Launched.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Running;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests the signals of a terminal, a shell and a container to CLI, launcher and JVM.
@EnabledOnOs(OS.LINUX)
class SignalsAT {
  private static final String THING = "corner_thing.one";
  private static final String EXISTS = "Warning: corner_thing \"one\" exists already";

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

  /// Sends what a terminal sends to its foreground group; the JVM is not in it.
  private void signal(String name, Running command) throws IOException, InterruptedException {
    var group = new ArrayList<>(launched.launchers());
    group.add(command.process());
    for (var process : group) {
      var kill = List.of("kill", "-" + name, Long.toString(process.pid()));
      new ProcessBuilder(kill).start().waitFor();
    }
  }

  @Test
  void ctrlCInterruptsTheCreateAndKeepsWhatItSaved() throws Exception {
    var apply = launched.hangingApply();
    signal("INT", apply);
    assertThat(apply.await().failed().prose()).contains("Error: Interrupted: create of resource");
    assertThat(launched.workspace().state().isTainted(THING)).isTrue();
  }

  @Test
  void ctrlCTwiceEndsEverything() throws Exception {
    var apply = launched.hangingApply();
    signal("INT", apply);
    signal("INT", apply);
    apply.await();
    launched.awaitNothingLeft();
  }

  @Test
  void ctrlZStopsTheCommandWhichGoesOnLater() throws Exception {
    var apply = launched.hangingApply();
    signal("TSTP", apply);
    // The system drops a terminal's signal where no shell could ever continue the command.
    signal("STOP", apply);
    eventually("the launcher to stop", () -> isStopped(launched.launchers().getFirst()));
    assertThat(launched.jvms()).hasSize(1);
    signal("CONT", apply);
    signal("INT", apply);
    assertThat(apply.await().failed().prose()).contains("Error: Interrupted: create of resource");
    assertThat(launched.workspace().state().isTainted(THING)).isTrue();
  }

  private static boolean isStopped(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc/" + process.pid() + "/stat")).contains(") T ");
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void aTerminalThatIsClosedEndsEverything() throws Exception {
    // Resets the signal, which the processes of a build under nohup ignore.
    var apply =
        launched.hangingApply("exec env --default-signal=HUP \"$0\" apply -no-color -auto-approve");
    signal("HUP", apply);
    apply.await();
    launched.awaitNothingLeft();
  }

  @Test
  void aCleanUpJobEndsTheJvmBySigterm() throws Exception {
    var apply = launched.stubbornApply();
    launched.jvms().forEach(ProcessHandle::destroy);
    apply.await().failed();
    assertNamed();
  }

  @Test
  void aCleanUpJobEndsTheLauncherBySigterm() throws Exception {
    var apply = launched.stubbornApply();
    launched.launchers().forEach(ProcessHandle::destroy);
    apply.await().failed();
    assertNamed();
  }

  @Test
  void aCreateThatCanBeInterruptedIsStoredOrNamedWhenTheJvmEndsBySigterm() throws Exception {
    var apply = launched.hangingApply();
    launched.jvms().forEach(ProcessHandle::destroy);
    apply.await().failed();
    launched.awaitNothingLeft();
    var isStored = launched.workspace().run("state", "list").stdout().contains(THING);
    goOn();
    // On a busy machine, the response may be too late.
    assertThat(launched.plan().prose().contains(EXISTS)).isNotEqualTo(isStored);
  }

  private void goOn() throws IOException {
    Files.delete(scratch.resolve("remote/one.hangs"));
    launched.thing("good");
  }

  /// The next plan names the object, with its type and the id by which it can be imported.
  private void assertNamed() throws IOException {
    launched.awaitNothingLeft();
    assertThat(launched.place()).isEmptyDirectory();
    goOn();
    assertThat(launched.plan().prose()).contains(EXISTS);
  }

  @Test
  void aCliThatIsProcessOneOfItsContainerIsAParentLikeOthers() throws Exception {
    launched.thing("good");
    var plan = inShell("exec unshare --pid --fork --kill-child --mount-proc \"$0\" plan -no-color");
    Assumptions.assumeFalse(
        plan.stderr().contains("unshare: unshare failed"), "only root can make a namespace");
    assertThat(Launched.started(plan.succeeded())).isEqualTo(1);
    assertThat(Launched.joined(plan)).isGreaterThanOrEqualTo(2);
    launched.awaitNothingLeft();
  }

  @Test
  void nothingIsLeftOfAKilledCliThatIsProcessOneOfItsContainer() throws Exception {
    var apply =
        launched.hangingApply(
            "exec unshare --pid --fork --mount-proc \"$0\" apply -no-color -auto-approve");
    assertThat(launched.jvms()).hasSize(1);
    apply.process().children().forEach(ProcessHandle::destroyForcibly);
    apply.await();
    launched.awaitNothingLeft();
  }

  @Test
  void nothingIsLeftOfAKilledCliWhoseShellHoldsALockOnADescriptor() throws Exception {
    var lock = Files.createFile(scratch.resolve("lock"));
    var apply =
        launched.hangingApply(
            "exec 9>" + lock + "; flock 9; exec \"$0\" apply -no-color -auto-approve");
    assertThat(isFree(lock)).isFalse();
    apply.kill();
    apply.await();
    launched.awaitNothingLeft();
    assertThat(isFree(lock)).isTrue();
  }

  @Test
  void aLockOnADescriptorOfTheShellIsNotHeldByTheJvm() throws Exception {
    var lock = Files.createFile(scratch.resolve("lock"));
    launched = launched.with("TERRANE_KEEP_WARM", "300");
    inShell("exec 9>" + lock + "; flock 9; exec \"$0\" plan -no-color").succeeded();
    assertThat(launched.jvms()).hasSize(1);
    assertThat(isFree(lock)).isTrue();
  }

  private static boolean isFree(Path lock) throws IOException, InterruptedException {
    var taken = new ProcessBuilder("flock", "--nonblock", lock.toString(), "true");
    return taken.start().waitFor() == 0;
  }

  private Output inShell(String script) {
    return launched.workspace().inShell(script).await();
  }
}
