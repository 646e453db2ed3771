package dev.terrane.tests.acceptance.launcher;

import static dev.terrane.tests.acceptance.launcher.Launched.started;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.packaging.release.RuntimeArchive;
import dev.terrane.packaging.system.FileTree;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A package whose content is one compressed file.
@EnabledOnOs(OS.LINUX)
class ArchiveAT {
  private static final Pattern UNPACKED = Pattern.compile("corner: unpacking into (\\S+):");

  @TempDir Path scratch;
  private Launched launched;

  @BeforeEach
  void install() throws Exception {
    launched = Launched.install(scratch, LaunchedProvider.USUAL);
    launched = launched.with("XDG_CACHE_HOME", scratch.resolve("cache").toString());
    var lib = launched.provider().directory().resolve("lib");
    var archive = lib.resolve("runtime.tar.zst");
    RuntimeArchive.write(lib.resolve("entry"), archive, 1);
    FileTree.delete(lib.resolve("entry"));
    var about =
        """
        "archive":{"file":"lib/runtime.tar.zst","sha256":"%s","size":%d,"unpacked":10000},"main":\
        """
            .formatted(sha256(archive), Files.size(archive));
    launched.repackage("${package}/lib/entry", "${runtime}");
    launched.repackage("\"main\":", about);
  }

  @AfterEach
  void endWhatIsLeft() {
    launched.jvms().forEach(ProcessHandle::destroyForcibly);
  }

  private static String sha256(Path file) throws Exception {
    var hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(hash);
  }

  private static List<Path> unpacked(String stderr) {
    return UNPACKED.matcher(stderr).results().map(found -> Path.of(found.group(1))).toList();
  }

  @Test
  void itIsUnpackedOnceIntoTheUsersCacheWhoeverComesFirst() throws Exception {
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      var plans = all.invokeAll(Collections.nCopies(3, (Callable<Output>) this::planBesideOthers));
      var stderr = new StringBuilder();
      for (var plan : plans) {
        assertThat(started(plan.get())).isEqualTo(1);
        stderr.append(plan.get().stderr());
      }
      assertThat(unpacked(stderr.toString()))
          .singleElement()
          .satisfies(place -> assertThat(place).startsWith(scratch.resolve("cache/terrane")))
          .satisfies(place -> assertThat(place.resolve("META-INF")).isDirectory());
    }
    assertThat(unpacked(launched.plan().stderr())).isEmpty();
  }

  private Output planBesideOthers() {
    return launched.workspace().run("plan", "-no-color", "-lock=false").succeeded();
  }

  @Test
  void whereTheUserHasNoHomeItIsUnpackedIntoAPrivateTemporaryDirectory() {
    var plan = launched.with("XDG_CACHE_HOME", "").with("HOME", "/proc/none").plan();
    assertThat(unpacked(plan.stderr()))
        .singleElement()
        .satisfies(place -> assertThat(place).startsWith(scratch.resolve("tmp")));
  }

  @Test
  void whereNothingCanBeUnpackedTheReasonAndTheCureAreReported() {
    var nowhere = launched.with("TERRANE_CACHE_DIR", "/proc/none");
    assertThat(nowhere.reason())
        .contains("This provider cannot start: cannot unpack the package (1 MB):")
        .contains("set TERRANE_CACHE_DIR to a directory of your own");
  }

  @Test
  void anArchiveThatDoesNotBelongToThePackageIsRefused() throws IOException {
    launched.repackage("\"sha256\":\"", "\"sha256\":\"" + "0".repeat(64) + "\",\"was\":\"");
    assertThat(launched.reason())
        .contains("does not match the SHA-256 in lib/launch.json; install the package again");
    assertThat(scratch.resolve("cache/terrane")).isDirectoryNotContaining("glob:**0");
  }
}
