package dev.terrane.tests.acceptance.launcher;

import static dev.terrane.tests.acceptance.launcher.Launched.joined;
import static dev.terrane.tests.acceptance.launcher.Launched.started;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.server.Main;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Workspace;
import io.grpc.BindableService;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests which launches share a JVM.
@EnabledOnOs(OS.LINUX)
class SharingAT {
  private static final LaunchedProvider WARM = new LaunchedProvider("1", true, 600);

  private static final String AS_ANOTHER =
      "exec setpriv --reuid=12345 --regid=12345 --clear-groups ";

  @TempDir Path scratch;

  private Optional<Launched> installed = Optional.empty();

  private Launched install(LaunchedProvider kind) throws IOException {
    var launched = Launched.install(scratch, kind);
    installed = Optional.of(launched);
    return launched;
  }

  @AfterEach
  void endWhatIsKeptWarm() {
    installed.stream()
        .flatMap(launched -> launched.jvms().stream())
        .forEach(ProcessHandle::destroyForcibly);
  }

  @Test
  void allPhasesOfACommandUseOneJvmThatEndsWithIt() throws Exception {
    var launched = install(LaunchedProvider.USUAL);
    var apply = launched.workspace().run("apply", "-no-color", "-auto-approve").succeeded();
    assertThat(started(apply)).isEqualTo(1);
    assertThat(joined(apply)).isGreaterThanOrEqualTo(2);
    assertThat(launched.workspace().state().values("corner_thing.one").at("id").text())
        .isEqualTo("id-one");
    launched.awaitNothingLeft();
    assertThat(launched.place()).isEmptyDirectory();
  }

  private static void writeALargeRequestBesideASmallOne(Workspace workspace, Path other) {
    // It is not known before the apply, so that planning has small requests only.
    var large = "\"${terraform_data.late.id}${file(\"large.txt\")}\"";
    workspace.write("large.txt", "x".repeat(9 << 20));
    workspace.write(
        "thing.tf",
        """
        resource "terraform_data" "late" {}
        resource "corner_thing" "one" {
          name     = "one"
          password = %s
        }
        provider "corner" {
          alias = "other"
          root  = "%s"
        }
        resource "corner_thing" "two" {
          provider  = corner.other
          name      = "two"
          behaviour = "beside"
        }
        """
            .formatted(large, other));
  }

  @Test
  void aRequestThatIsTooLargeFailsAloneWhileTheSessionOfAnotherAliasGoesOn() throws Exception {
    var launched =
        install(LaunchedProvider.USUAL)
            .with("TERRANE_JAVA_OPTIONS", "-Xmx48m")
            .with("TF_LOG_CORE", "ERROR");
    var other = Files.createDirectory(scratch.resolve("other"));
    writeALargeRequestBesideASmallOne(launched.workspace(), other);
    var apply = launched.start("apply", "-no-color", "-auto-approve");
    apply.until(
        "the large request to be refused",
        () -> apply.stderr().contains("vertex \"corner_thing.one\" error"));
    // The create of the other alias waits for this file.
    Files.createFile(other.resolve("defiance"));
    var output = apply.await().failed();
    assertThat(output.prose())
        .containsPattern("The request is larger than [78] MB, the limit for one request\\.")
        .contains("TERRANE_JAVA_OPTIONS");
    assertThat(started(output)).isEqualTo(1);
    assertThat(launched.workspace().state().addresses())
        .containsExactlyInAnyOrder("corner_thing.two", "terraform_data.late");
  }

  @Test
  void twoAliasesStartAtOnceInOneJvmAndEachUsesItsOwnCredentials() throws Exception {
    var launched = install(LaunchedProvider.USUAL);
    var other = Files.createDirectory(scratch.resolve("other"));
    launched
        .workspace()
        .write(
            "other.tf",
            """
            provider "corner" {
              alias = "other"
              root  = "%s"
            }
            resource "corner_thing" "two" {
              provider = corner.other
              name     = "two"
            }
            """
                .formatted(other));
    var apply = launched.workspace().run("apply", "-no-color", "-auto-approve").succeeded();
    assertThat(started(apply)).isEqualTo(1);
    assertThat(other.resolve("two")).exists();
    assertThat(other.resolve("one")).doesNotExist();
    assertThat(scratch.resolve("remote/one")).exists();
    assertThat(scratch.resolve("remote/two")).doesNotExist();
  }

  @Test
  void theAuthorCanSwitchSharingOff() throws Exception {
    var launched = install(new LaunchedProvider("1", false, 0));
    var plan = launched.plan();
    assertThat(joined(plan)).isZero();
    assertThat(started(plan)).isGreaterThanOrEqualTo(2);
    launched.awaitNothingLeft();
    assertThat(launched.place()).isEmptyDirectory();
  }

  @Test
  void theUserCanSwitchSharingOff() throws Exception {
    var launched = install(LaunchedProvider.USUAL);
    var plan = launched.with("TERRANE_SHARED_JVM", "off").plan();
    assertThat(joined(plan)).isZero();
    assertThat(started(plan)).isGreaterThanOrEqualTo(2);
  }

  @Test
  void aJvmIsKeptWarmWhereTheAuthorAllowsItAndSaysSo() throws Exception {
    var launched = install(WARM);
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    var first = warm.plan();
    assertThat(started(first)).isEqualTo(1);
    assertThat(first.stderr()).contains("the JVM is kept for 300 seconds after its last use");
    var second = warm.plan();
    assertThat(started(second)).isZero();
    assertThat(joined(second)).isGreaterThanOrEqualTo(2);
    // The launch for the schema does not use the JVM.
    assertThat(second.stderr()).containsOnlyOnce("serving recorded answers without the JVM");
    assertThat(launched.jvms()).hasSize(1);
  }

  @Test
  void aJvmIsNotKeptWarmWhereTheAuthorDoesNotAllowIt() throws Exception {
    var launched = install(LaunchedProvider.USUAL);
    var plan = launched.with("TERRANE_KEEP_WARM", "300").plan();
    assertThat(plan.stderr()).contains("TERRANE_KEEP_WARM is ignored");
    launched.awaitNothingLeft();
  }

  @Test
  void anotherEnvironmentOrDirectoryNeverSharesAWarmJvm() throws Exception {
    var launched = install(WARM);
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    assertThat(started(warm.plan())).isEqualTo(1);
    assertThat(started(warm.with("CORNER_TOKEN", "another").plan())).isEqualTo(1);
    var elsewhere = Files.createDirectories(warm.workspace().file("elsewhere"));
    for (var name : new String[] {"versions.tf", "provider.tf", "thing.tf"}) {
      Files.copy(warm.workspace().file(name), elsewhere.resolve(name));
    }
    warm.workspace().run("-chdir=elsewhere", "init", "-no-color").succeeded();
    var other = warm.workspace().run("-chdir=elsewhere", "plan", "-no-color").succeeded();
    assertThat(started(other)).isEqualTo(1);
    assertThat(launched.jvms()).hasSize(3);
  }

  @Test
  void otherRightsOrAnotherUserNeverShareAWarmJvm() throws Exception {
    var launched = install(WARM);
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    assertThat(started(warm.plan())).isEqualTo(1);
    var lesser =
        warm.workspace().inShell("exec setpriv --no-new-privs \"$0\" plan -no-color").await();
    assertThat(started(lesser.succeeded())).isEqualTo(1);
    var others = launched.jvms();
    assertThat(others).hasSize(2);
    Assumptions.assumeTrue(canBeAnother(launched), "only root can be another user");
    var plan = warm.workspace().inShell(AS_ANOTHER + "\"$0\" plan -no-color").await();
    var own = new ArrayList<>(launched.jvms());
    assertThat(own).containsAll(others);
    own.removeAll(others);
    assertThat(own).extracting(SharingAT::owner).isSubsetOf(Optional.empty(), Optional.of(12345));
    if (anotherReads(launched, Main.class) && anotherReads(launched, BindableService.class)) {
      assertThat(started(plan.succeeded())).isEqualTo(1);
      assertThat(own).hasSize(1);
    } else {
      assertThat(plan.prose()).contains("This provider cannot start: " + reason(launched));
      assertThat(started(plan)).isPositive();
    }
  }

  /// Classes of this build or of its libraries may be in a directory that is closed to others.
  private static String reason(Launched launched) {
    return anotherReads(launched, Main.class) ? "the provider's server failed" : "the JVM";
  }

  private static boolean anotherReads(Launched launched, Class<?> one) {
    var jar = Path.of(URI.create(one.getProtectionDomain().getCodeSource().getLocation() + ""));
    return launched.workspace().inShell(AS_ANOTHER + "test -r '" + jar + "'").await().exitCode()
        == 0;
  }

  /// Empty if the process has ended.
  private static Optional<Object> owner(ProcessHandle process) {
    try {
      return Optional.of(Files.getAttribute(Path.of("/proc/" + process.pid()), "unix:uid"));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// Changes the owner of the workspace, if this is possible.
  private static boolean canBeAnother(Launched launched) {
    var open = "chmod 755 .. && chmod 1777 \"$TMPDIR\" && chown -R 12345 . ../home ../remote";
    return launched.workspace().inShell(open).await().exitCode() == 0;
  }

  @Test
  void aPackageThatIsReplacedWhileAJvmLivesRunsItsNewCode() throws Exception {
    var launched = install(WARM);
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    assertThat(started(warm.plan())).isEqualTo(1);
    launched.repackage("\"build\":\"1\"", "\"build\":\"2\"");
    assertThat(started(warm.plan())).isEqualTo(1);
    assertThat(launched.jvms()).hasSize(2);
  }
}
