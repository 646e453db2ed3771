package dev.terrane.tests.acceptance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Running;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Commands that are killed during 200 creates, 20 at a time: each object that is not in the state
/// is named by the next plan, and no other. Half of the objects have the id of the configuration;
/// of the others, some have the same arguments. `-Dterrane.kills=7` does each case seven times.
@EnabledOnOs(OS.LINUX)
class KillsAT {
  private static final int ROUNDS = Integer.getInteger("terrane.kills", 1);
  private static final long SEED = Long.getLong("terrane.seed", 7);
  private static final String CONFIG =
      """
      resource "corner_item" "all" {
        count = 40
        label = "label-${count.index}"
      }

      resource "corner_item" "pairs" {
        count = 120
        label = "pair-${count.index % 60}"
      }

      resource "corner_named_item" "all" {
        count = 40
        id    = "name-${count.index}"
        label = "label"
      }
      """;
  private static final Pattern NAMED =
      Pattern.compile("corner_(?:named_)?item \"([0-9a-z-]+)\" exists already");
  private static final Pattern STORED = Pattern.compile("\"id\": ?\"([0-9a-z-]+)\"");

  /// Which process is killed, or how often the command is interrupted.
  enum Kind {
    CLI,
    LAUNCHER,
    JVM,
    ONE_INTERRUPT,
    TWO_INTERRUPTS
  }

  @TempDir Path scratch;
  private @Nullable Launched installed;

  private Launched launched() {
    return Objects.requireNonNull(installed);
  }

  private void install(boolean behindTheLauncher) throws IOException {
    var launched =
        behindTheLauncher
            ? Launched.install(scratch, new LaunchedProvider("1", true, 600))
            : Launched.scripted(scratch);
    installed = launched.with("TF_LOG_PROVIDER", "OFF");
    launched.workspace().write("thing.tf", CONFIG);
  }

  @AfterEach
  void endWhatIsLeft() {
    jvms().forEach(ProcessHandle::destroyForcibly);
  }

  private List<ProcessHandle> jvms() {
    return Stream.concat(launched().jvms().stream(), launched().scriptedJvms().stream()).toList();
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotInTheStateIsNamedByTheNextPlan(Kind kind) throws Exception {
    install(true);
    kill(kind, "with the launcher");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LAUNCHER")
  void withoutTheLauncherItIsNamedToo(Kind kind) throws Exception {
    install(false);
    kill(kind, "without the launcher");
  }

  private void kill(Kind kind, String starter) throws IOException {
    var random = new Random(SEED + (kind.name() + starter).hashCode());
    for (var round = 0; round < ROUNDS; round++) {
      var objects = 5 + random.nextInt(170);
      var apply = launched().start("apply", "-no-color", "-auto-approve", "-parallelism=20");
      apply.until("some objects", () -> files("item-").size() >= objects);
      kill(kind, apply);
      apply.await();
      launched().awaitNothingLeft();
      check(kind + " " + starter + " at " + objects);
      startAnew();
    }
  }

  private void kill(Kind kind, Running apply) {
    switch (kind) {
      case CLI -> apply.kill();
      case LAUNCHER -> launched().launchers().forEach(ProcessHandle::destroyForcibly);
      case JVM -> jvms().forEach(ProcessHandle::destroyForcibly);
      case ONE_INTERRUPT -> apply.interrupt();
      case TWO_INTERRUPTS -> {
        apply.interrupt();
        apply.interrupt();
      }
    }
  }

  private void check(String round) {
    var stored = stored();
    var named = named(launched().plan());
    var made = files("item-");
    var lost = minus(made, stored);
    var saved = files("saved-");
    saved.retainAll(lost);
    assertThat(minus(saved, named)).as(round + ": lost and not named").isEmpty();
    assertThat(minus(named, lost)).as(round + ": named and not lost").isEmpty();
    report(round, made.size(), List.of(lost.size(), named.size(), minus(lost, named).size()));
  }

  // Prints the results of each round, for runs with many rounds.
  @SuppressWarnings("SystemOut")
  private static void report(String round, int made, List<Integer> counts) {
    System.out.printf(
        "%s: %d made, %d not in the state, %d named, %d killed before they were saved%n",
        round, made, counts.get(0), counts.get(1), counts.get(2));
  }

  private static Set<String> minus(Set<String> all, Set<String> without) {
    var rest = new TreeSet<>(all);
    rest.removeAll(without);
    return rest;
  }

  private Set<String> files(String prefix) {
    try (var all = Files.list(scratch.resolve("remote"))) {
      return all.map(one -> one.getFileName().toString())
          .filter(name -> name.startsWith(prefix))
          .map(name -> name.substring(prefix.length()))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns no objects for an incomplete state file, which a CLI leaves if it is killed while it
  /// writes.
  private Set<String> stored() {
    var file = launched().workspace().file("terraform.tfstate");
    if (launched().workspace().run("show", "-json").exitCode() != 0) {
      assertThat(file.toFile().delete()).isTrue();
    }
    try {
      return Files.exists(file) ? found(STORED, Files.readString(file)) : Set.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> named(Output plan) {
    return found(NAMED, plan.prose());
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(one -> one.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void startAnew() throws IOException {
    for (var prefix : List.of("item-", "saved-")) {
      for (var id : files(prefix)) {
        Files.delete(scratch.resolve("remote").resolve(prefix + id));
      }
    }
    Files.deleteIfExists(launched().workspace().file("terraform.tfstate"));
    Files.deleteIfExists(launched().workspace().file("terraform.tfstate.backup"));
  }

  private Path journals() {
    return scratch.resolve("home/.local/state/terrane/journal");
  }

  @Test
  void afterAnOrdinaryApplyEqualArgumentsAreNotNamed() throws IOException {
    install(true);
    launched().workspace().write("thing.tf", equal(2));
    launched().workspace().run("apply", "-no-color", "-auto-approve").succeeded();
    try (var files = Files.list(journals())) {
      assertThat(files.map(one -> one.getFileName().toString()))
          .containsExactlyInAnyOrder("key", "lock");
    }
    launched().workspace().write("thing.tf", equal(40));
    assertThat(launched().plan().prose()).doesNotContain("exists already");
  }

  private static String equal(int count) {
    return "resource \"corner_item\" \"all\" {\n  count = %d\n  label = \"x\"\n}\n"
        .formatted(count);
  }
}
