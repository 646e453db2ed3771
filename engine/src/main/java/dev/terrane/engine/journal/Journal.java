package dev.terrane.engine.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The journal of created objects, as one session uses it. It never fails: what cannot be written
/// or read is not there, and the first reason goes to the log. Safe for many threads.
///
/// An entry stands from the moment when an object is known to exist until Terraform is known to
/// have recorded it: when Terraform sends its identity as a prior state, or when it ends the
/// session in order after it has read the answer.
public final class Journal {
  /// How much of it is kept.
  private static final long LARGEST = 4 << 20;

  /// How many ids one line removes.
  private static final int LINE = 500;

  private final Optional<JournalFile> file;
  private final Clock clock;
  private final Consumer<String> log;
  private final Quiet quiet;
  private final AtomicBoolean failed = new AtomicBoolean();

  /// What earlier sessions have left, by id.
  private final Map<String, Entry> left = new ConcurrentHashMap<>();

  /// What this session has created and answered.
  private final Set<String> answered = ConcurrentHashMap.newKeySet();

  private final Set<Creation> running = ConcurrentHashMap.newKeySet();
  private final Set<String> asked = ConcurrentHashMap.newKeySet();
  private volatile Optional<byte[]> configuration = Optional.empty();
  private final AtomicBoolean stopped = new AtomicBoolean();

  private Journal(Optional<JournalFile> file, Clock clock, Consumer<String> log, Quiet quiet) {
    this.file = file;
    this.clock = clock;
    this.log = log;
    this.quiet = quiet;
  }

  /// No journal: nothing is written, nothing is found.
  public static Journal none() {
    return new Journal(Optional.empty(), Clock.systemUTC(), _ -> {}, new Quiet());
  }

  /// The journal at a place, for one session.
  ///
  /// @param log told, once, why it cannot be used
  public static Journal at(JournalPlace place, Consumer<String> log) {
    return at(place, Clock.systemUTC(), log);
  }

  static Journal at(JournalPlace place, Clock clock, Consumer<String> log) {
    var file = new JournalFile(place, clock, LARGEST);
    return new Journal(Optional.of(file), clock, log, new Quiet());
  }

  private interface Action<T> {
    T run(JournalFile file) throws IOException;
  }

  /// Nothing is tried again after a failure: each create would wait for it.
  private <T> Optional<T> attempt(Action<T> action) {
    if (file.isEmpty() || failed.get()) {
      return Optional.empty();
    }
    try {
      return Optional.of(action.run(file.get()));
    } catch (IOException | SecurityException e) {
      if (!failed.getAndSet(true)) {
        log.accept("Created objects are not written to the journal: " + e);
      }
      return Optional.empty();
    }
  }

  /// The provider is connected, and objects belong to its configuration.
  ///
  /// @param config the configuration without what is sensitive
  public void configured(byte[] config) {
    configuration = Optional.of(config.clone());
    left.clear();
    attempt(JournalFile::load).ifPresent(all -> all.forEach(entry -> left.put(entry.id(), entry)));
  }

  /// Whether earlier sessions have left anything. Where they have not, nothing has to be looked up.
  public boolean isEmpty() {
    return left.isEmpty();
  }

  /// The calling thread is about to create an object.
  ///
  /// @param input its arguments, without what is sensitive
  public Creation creating(String type, byte[] input) {
    var creation = new Creation(this, type, input);
    running.add(creation);
    return creation;
  }

  /// Writes down an object.
  void write(Creation found, String id, byte[] identity, boolean isPublic) {
    attempt(opened -> {
      var entry =
          new Entry(
              id,
              clock.instant().getEpochSecond(),
              found.type(),
              hash(opened, "identity", found.type(), identity),
              hash(opened, "input", found.type(), found.input()),
              isPublic ? new String(identity, StandardCharsets.UTF_8) : "");
      opened.append(new Line.Created(entry));
      return entry;
    });
  }

  /// The answer to a creation is about to leave.
  void answered(Creation creation, Optional<String> id) {
    id.ifPresent(answered::add);
    running.remove(creation);
  }

  static String newId() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }

  private String hash(JournalFile opened, String what, String type, byte[] value)
      throws IOException {
    return Fingerprint.of(
        opened.key(), bytes(what), bytes(type), configuration.orElse(new byte[0]), value);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// Terraform has sent an object as a prior state: it knows the object.
  public void recorded(String type, byte[] identity) {
    quiet.seen();
    remove(matching(type, identity));
  }

  private List<Entry> matching(String type, byte[] identity) {
    if (isEmpty() || configuration.isEmpty()) {
      return List.of();
    }
    var hash = attempt(opened -> hash(opened, "identity", type, identity)).orElse("");
    return left.values().stream().filter(entry -> entry.identityHash().equals(hash)).toList();
  }

  /// Something is read, which tells that Terraform knows it; others may have to wait for the next.
  public Quiet.Busy reading() {
    return isEmpty() ? () -> {} : quiet.begin();
  }

  /// What was created with an identity and is not known to be recorded.
  public List<Entry> withIdentity(String type, byte[] identity) {
    var found = matching(type, identity);
    return found.isEmpty() ? found : still(found);
  }

  /// What was created with the same arguments and is not known to be recorded. Where several
  /// objects have the same arguments Terraform may know some of them, and tell later in the same
  /// plan: so this waits until Terraform has told, and answers one caller alone.
  public List<Entry> withInput(String type, byte[] input) {
    if (isEmpty() || configuration.isEmpty()) {
      return List.of();
    }
    var hash = attempt(opened -> hash(opened, "input", type, input)).orElse("");
    if (left.values().stream().noneMatch(entry -> entry.inputHash().equals(hash))
        || !asked.add(hash)) {
      return List.of();
    }
    quiet.await();
    return still(
        left.values().stream()
            .filter(entry -> entry.inputHash().equals(hash) && !entry.identity().isEmpty())
            .toList());
  }

  /// Another session of the same command may have seen it meanwhile.
  private List<Entry> still(List<Entry> found) {
    var ids = found.stream().map(Entry::id).filter(left::containsKey).collect(Collectors.toSet());
    return attempt(JournalFile::load).orElse(List.of()).stream()
        .filter(entry -> ids.contains(entry.id()))
        .toList();
  }

  /// These objects are gone, or Terraform knows them.
  public void remove(List<Entry> entries) {
    var known = entries.stream().map(Entry::id).filter(id -> left.remove(id) != null).toList();
    if (!known.isEmpty()) {
      var line = new Line.Removed(known);
      attempt(opened -> {
        if (isEmpty()) {
          opened.remove(List.of(line));
        } else {
          opened.append(line);
        }
        return known;
      });
    }
  }

  /// Terraform was asked to stop: it may end before it has recorded what it reads.
  public void stopped() {
    stopped.set(true);
  }

  /// Terraform has asked for the end of the session. Unless it was interrupted it does so when it
  /// has recorded what was answered.
  public void ended() {
    if (stopped.get() || !running.isEmpty() || answered.isEmpty()) {
      return;
    }
    var ids = new ArrayList<>(answered);
    answered.clear();
    attempt(opened -> {
      var lines = new ArrayList<Line.Removed>();
      for (var at = 0; at < ids.size(); at += LINE) {
        lines.add(new Line.Removed(ids.subList(at, Math.min(at + LINE, ids.size()))));
      }
      opened.remove(lines);
      return ids;
    });
  }
}
