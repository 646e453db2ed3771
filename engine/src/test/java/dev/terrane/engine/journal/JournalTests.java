package dev.terrane.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The file of created objects, as sessions write and read it.
@Timeout(120)
class JournalTests {
  private static final byte[] CONFIG = bytes("region");
  private static final byte[] INPUT = bytes("input");

  @TempDir Path scratch;
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private Path directory() {
    return scratch.resolve("state/terrane/journal");
  }

  private Path file() {
    return directory().resolve("j");
  }

  private JournalPath place() throws IOException {
    return new JournalPath(directory(), "j", Files.getOwner(scratch).getName());
  }

  private Journal session() throws IOException {
    return configured(Journal.at(place(), log::add));
  }

  private static Journal configured(Journal journal) {
    journal.configured(CONFIG);
    return journal;
  }

  private static CreateRecorder create(Journal journal, String identity) {
    var creation = journal.creating("t_thing", INPUT);
    creation.exists(bytes(identity), true);
    return creation;
  }

  private static List<String> left(Journal journal) {
    return journal.withInput("t_thing", INPUT).stream().map(JournalEntry::identity).toList();
  }

  @Test
  void whatASessionHasCreatedIsFoundByTheNextByIdentityAndByInput() throws IOException {
    create(session(), "{\"id\":\"a\"}");
    assertThat(session().withIdentity("t_thing", bytes("{\"id\":\"a\"}"))).hasSize(1);
    assertThat(session().withIdentity("t_thing", bytes("{\"id\":\"b\"}"))).isEmpty();
    assertThat(session().withIdentity("t_other", bytes("{\"id\":\"a\"}"))).isEmpty();
    assertThat(left(session())).containsExactly("{\"id\":\"a\"}");
    assertThat(session().withInput("t_thing", bytes("other"))).isEmpty();
    assertThat(log).isEmpty();
  }

  @Test
  void aSessionDoesNotFindItsOwnObjects() throws IOException {
    var session = session();
    create(session, "a");
    assertThat(session.isEmpty()).isTrue();
    assertThat(left(session)).isEmpty();
  }

  @Test
  void objectsOfAnotherProviderConfigurationAreOthers() throws IOException {
    create(session(), "a");
    var other = Journal.at(place(), log::add);
    other.configured(bytes("another region"));
    assertThat(other.withIdentity("t_thing", bytes("a"))).isEmpty();
    other.recorded("t_thing", bytes("a"));
    assertThat(left(session())).containsExactly("a");
  }

  @Test
  void whatTerraformSendsAsAPriorStateIsRecorded() throws IOException {
    var killed = session();
    create(killed, "a");
    create(killed, "b");
    session().recorded("t_thing", bytes("a"));
    assertThat(left(session())).containsExactly("b");
    session().recorded("t_thing", bytes("b"));
    assertThat(file()).doesNotExist();
  }

  @Test
  void aSessionThatEndsInOrderLeavesNothing() throws IOException {
    var session = session();
    create(session, "a").answered();
    create(session, "b").answered();
    session.ended();
    assertThat(file()).doesNotExist();
  }

  @Test
  void aSessionThatEndsDuringACreateLeavesEverything() throws IOException {
    var session = session();
    create(session, "a").answered();
    create(session, "b");
    session.ended();
    assertThat(left(session())).containsExactly("a", "b");
  }

  @Test
  void aSessionThatWasStoppedLeavesEverything() throws IOException {
    var session = session();
    create(session, "a").answered();
    session.stopped();
    session.ended();
    assertThat(left(session())).containsExactly("a");
  }

  @Test
  void aSessionThatEndsDuringAnotherCallLeavesEverything() throws IOException {
    var session = session();
    create(session, "a").answered();
    try (var _ = session.activity()) {
      session.ended();
    }
    assertThat(left(session())).containsExactly("a");
  }

  /// A CLI that is interrupted twice continues its calls while it ends the session.
  @Test
  void callsAtTheEndOfASessionLeaveEverything() throws Exception {
    var session = session();
    create(session, "a").answered();
    var ending = Thread.ofVirtual().start(session::ended);
    while (ending.isAlive()) {
      session.activity().close();
    }
    assertThat(left(session())).containsExactly("a");
  }

  @Test
  void whatIsFoundAfterTheAnswerIsLeft() throws IOException {
    var session = session();
    var late = create(session, "saved");
    late.answered();
    late.exists(bytes("made afterwards"), true);
    session.ended();
    assertThat(left(session())).containsExactly("made afterwards");
  }

  @Test
  void theLastIdentityBeforeTheAnswerCounts() throws IOException {
    var creation = create(session(), "saved");
    creation.exists(bytes("returned"), true);
    assertThat(left(session())).containsExactly("returned");
  }

  @Test
  void anIdentityThatIsSensitiveDoesNotStandInTheFile() throws IOException {
    session().creating("t_thing", INPUT).exists(bytes("hunter2"), false);
    assertThat(Files.readString(file())).contains("t_thing").doesNotContain("hunter2");
    assertThat(session().withIdentity("t_thing", bytes("hunter2"))).hasSize(1);
    assertThat(left(session())).isEmpty();
  }

  @Test
  void oneOfSeveralThatAskForTheSameInputIsAnswered() throws IOException {
    create(session(), "a");
    var session = session();
    assertThat(left(session)).containsExactly("a");
    assertThat(left(session)).isEmpty();
  }

  @Test
  void whatTerraformTellsInTheSamePlanIsNotNamed() throws Exception {
    create(session(), "a");
    var session = session();
    var reading = session.activity();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var asked = threads.submit(() -> left(session));
      session.recorded("t_thing", bytes("a"));
      reading.close();
      assertThat(asked.get()).isEmpty();
    }
  }

  /// Terraform runs a limited number of calls at once.
  @Test
  void onePlanWaitsForTheArgumentsOfAll() throws Exception {
    create(session(), "a");
    session().creating("t_thing", bytes("other")).exists(bytes("b"), true);
    session().creating("t_thing", bytes("third")).exists(bytes("c"), true);
    var session = session();
    var reading = session.activity();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var first = threads.submit(() -> left(session));
      while (!session.isWaiting()) {
        Thread.onSpinWait();
      }
      assertThat(session.withInput("t_thing", bytes("other"))).isEmpty();
      assertThat(session.withInput("t_thing", bytes("third"))).isEmpty();
      session.recorded("t_thing", bytes("c"));
      reading.close();
      assertThat(first.get()).containsExactlyInAnyOrder("a", "b");
    }
  }

  @Test
  void brokenLinesAreSkipped() throws IOException {
    create(session(), "a");
    Files.writeString(file(), "nonsense\n1\t+\tcut off\t12\tt_th", StandardOpenOption.APPEND);
    create(session(), "b");
    Files.writeString(file(), "2\t+\tof another version\t.\n", StandardOpenOption.APPEND);
    assertThat(left(session())).containsExactly("a", "b");
    assertThat(log).isEmpty();
  }

  @Test
  void whatIsOlderThanThirtyDaysIsForgotten() throws IOException {
    var later = Clock.offset(Clock.systemUTC(), Duration.ofDays(31));
    create(session(), "a");
    assertThat(left(configured(Journal.at(place(), later, log::add)))).isEmpty();
    assertThat(file()).doesNotExist();
  }

  @Test
  void theFileDoesNotGrowBeyondItsLimit() throws IOException {
    var limited = new JournalFile(place(), Clock.systemUTC(), 10_000);
    for (var i = 0; i < 200; i++) {
      var entry =
          new JournalEntry("id" + i, Instant.now().getEpochSecond(), "t", "i", "h", "x".repeat(80));
      limited.append(new JournalLine.Created(entry));
      assertThat(Files.size(file())).isLessThan(10_500);
    }
    assertThat(limited.load()).hasSizeBetween(30, 100);
    assertThat(limited.load().getLast().id()).isEqualTo("id199");
  }

  @Test
  void sessionsThatWriteAtOnceLoseNothing() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var session : List.of(session(), session(), session(), session())) {
        IntStream.range(0, 50).forEach(i -> threads.execute(() -> create(session, "o" + i)));
        threads.execute(() -> create(session, "answered").answered());
      }
    }
    assertThat(new JournalFile(place(), Clock.systemUTC(), 1 << 20).load()).hasSize(204);
    assertThat(log).isEmpty();
  }

  @Test
  void anInterruptedThreadWritesDownToo() throws IOException {
    var session = session();
    Thread.currentThread().interrupt();
    create(session, "a");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(left(session())).containsExactly("a");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void onlyTheUserCanReadIt() throws IOException {
    create(session(), "a");
    for (var directory : List.of("state", "state/terrane", "state/terrane/journal")) {
      assertThat(permissions(scratch.resolve(directory))).isEqualTo("rwx------");
    }
    try (var files = Files.list(directory())) {
      assertThat(files.toList())
          .hasSize(3)
          .allSatisfy(one -> assertThat(permissions(one)).isEqualTo("rw-------"));
    }
    Files.setPosixFilePermissions(directory(), PosixFilePermissions.fromString("rwxrwxrwx"));
    create(session(), "b");
    assertThat(permissions(directory())).isEqualTo("rwx------");
  }

  private static String permissions(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void whatBelongsToAnotherUserIsLeftAsItIs() throws IOException {
    var place = new JournalPath(directory(), "j", "somebody-else");
    var session = configured(Journal.at(place, log::add));
    create(session, "a");
    create(session, "b");
    assertThat(scratch).isEmptyDirectory();
    assertThat(log).singleElement().asString().contains("belongs to", "not to somebody-else");
  }

  @Test
  void withoutAFileNothingIsMade() throws IOException {
    var session = session();
    session.recorded("t_thing", bytes("a"));
    assertThat(left(session)).isEmpty();
    session.ended();
    assertThat(scratch).isEmptyDirectory();
  }

  @Test
  void whereNothingCanBeWrittenOneLineSaysSo() throws IOException {
    Files.writeString(scratch.resolve("state"), "not a directory");
    var session = session();
    create(session, "a").answered();
    create(session, "b").answered();
    session.ended();
    assertThat(log).hasSize(1);
  }
}
