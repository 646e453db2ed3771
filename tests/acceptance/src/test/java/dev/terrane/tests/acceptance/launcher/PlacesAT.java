package dev.terrane.tests.acceptance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// If no directory for launches and JVMs can be trusted and used, each launch has a JVM of its own,
/// and no secret is written.
@EnabledOnOs(OS.LINUX)
class PlacesAT {
  private static final String ALONE = "this launch starts a separate one";

  @TempDir Path scratch;
  private Launched launched;

  @BeforeEach
  void install() throws IOException {
    launched =
        Launched.install(scratch, new LaunchedProvider("1", true, 600))
            .with("XDG_CACHE_HOME", "/proc/none");
  }

  @AfterEach
  void endWhatIsLeft() {
    launched.jvms().forEach(ProcessHandle::destroyForcibly);
  }

  private void assertAlone(Output plan) {
    assertThat(plan.stderr()).contains(ALONE);
    assertThat(Launched.started(plan)).isZero();
    assertThat(plan.stdout()).contains("corner_thing.one");
    launched.awaitNothingLeft();
  }

  @Test
  void aPlantedDirectoryIsNotUsed() throws Exception {
    launched.plan();
    var place = launched.place();
    launched.awaitNothingLeft();
    Files.delete(place);
    var elsewhere = Files.createDirectory(scratch.resolve("elsewhere"));
    Files.createSymbolicLink(place, elsewhere);
    assertAlone(launched.plan());
    assertThat(elsewhere).isEmptyDirectory();
    Files.delete(place);
    Files.createDirectory(place);
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertAlone(launched.plan());
    assertThat(place).isEmptyDirectory();
  }

  @Test
  void aDirectoryOfAnotherUserIsNotUsed() throws Exception {
    launched.plan();
    launched.awaitNothingLeft();
    var chown = new ProcessBuilder("chown", "12345", launched.place().toString());
    Assumptions.assumeTrue(chown.start().waitFor() == 0, "only root can give it away");
    assertAlone(launched.plan());
    assertThat(launched.place()).isEmptyDirectory();
  }

  @Test
  void whoTakesTheNameInTheDirectoryOfAllUsersDoesNotDisableSharing() throws Exception {
    launched.plan();
    var place = launched.place();
    launched.awaitNothingLeft();
    Files.delete(place);
    Files.createFile(place);
    var cache = scratch.resolve("cache");
    var plan = launched.with("XDG_CACHE_HOME", cache.toString()).plan();
    assertThat(plan.stderr()).doesNotContain(ALONE);
    assertThat(Launched.started(plan)).isEqualTo(1);
    launched.awaitNothingLeft();
    assertThat(cache.resolve(place.getFileName())).isEmptyDirectory();
  }

  @Test
  void anOverlongDirectoryIsNotUsed() throws Exception {
    var overlong = Files.createDirectory(scratch.resolve("x".repeat(100)));
    assertAlone(launched.with("TMPDIR", overlong.toString()).plan());
    assertThat(overlong).isEmptyDirectory();
  }

  @Test
  void aFullDirectoryIsNotUsed() {
    // Two files, the first of which is the directory itself.
    var full =
        """
        mount -t tmpfs -o nr_inodes=2 tmpfs "$TMPDIR" && chmod 700 "$TMPDIR" && exec "$0" plan -no-color\
        """;
    var plan =
        launched.workspace().inShell("exec unshare --mount sh -c '" + full + "' \"$0\"").await();
    Assumptions.assumeFalse(plan.stderr().contains("unshare:"), "only root can make a namespace");
    assertAlone(plan.succeeded());
  }

  @Test
  void aSocketInThePlaceOfAJvmThatIsGoneIsNotTrusted() throws Exception {
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    warm.plan();
    var socket = socket();
    launched.jvms().forEach(ProcessHandle::destroyForcibly);
    launched.awaitNothingLeft();
    // Stale: no process listens.
    assertThat(socket).exists();
    assertThat(Launched.started(warm.plan())).isEqualTo(1);
    var next = socket();
    launched.jvms().forEach(ProcessHandle::destroyForcibly);
    launched.awaitNothingLeft();
    // Planted: another process listens, without the secret, and sends nothing.
    Files.delete(next);
    try (var planted = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      planted.bind(UnixDomainSocketAddress.of(next));
      assertThat(Launched.started(warm.plan())).isEqualTo(1);
    }
  }

  @Test
  void connectionsThatNeverAuthenticateHoldUpNobodyAndFewThreads() throws Exception {
    var warm = launched.with("TERRANE_KEEP_WARM", "300");
    warm.plan();
    var halfOpen = new ArrayList<SocketChannel>();
    try {
      var address = UnixDomainSocketAddress.of(socket());
      for (var i = 0; i < 600; i++) {
        halfOpen.add(SocketChannel.open(address));
      }
      var plan = warm.plan();
      assertThat(Launched.started(plan)).isZero();
      assertThat(Launched.joined(plan)).isGreaterThanOrEqualTo(2);
      var jvm = launched.jvms().getFirst().pid();
      assertThat(Path.of("/proc/" + jvm + "/task").toFile().list()).hasSizeLessThan(300);
    } finally {
      for (var connection : halfOpen) {
        connection.close();
      }
    }
  }

  private Path socket() throws IOException {
    try (var all = Files.walk(launched.place())) {
      return all.filter(one -> one.getFileName().toString().equals("s")).findFirst().orElseThrow();
    }
  }
}
