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

/// The journal of created objects, as one session uses it. Its methods never throw: after the first
/// error, which is logged, nothing is written and nothing is found. Thread-safe.
///
/// An entry is kept from the moment when an object is known to exist until Terraform is known to
/// have recorded it: when Terraform sends its identity in a prior state, or when Terraform shuts
/// the session down regularly after it has received the response.
public final class Journal {
  /// The largest size of the file, in bytes.
  private static final long LARGEST = 4 << 20;

  /// The maximum number of ids in one line of removals.
  private static final int LINE = 500;

  private final Optional<JournalFile> file;
  private final Clock clock;
  private final Consumer<String> log;
  private final IdleDetector idle;
  private final AtomicBoolean failed = new AtomicBoolean();

  /// The entries of earlier sessions, by id.
  private final Map<String, JournalEntry> left = new ConcurrentHashMap<>();

  /// The ids of the objects that this session has created and answered.
  private final Set<String> answered = ConcurrentHashMap.newKeySet();

  private final Set<CreateRecorder> running = ConcurrentHashMap.newKeySet();
  private final PendingLookups inputs = new PendingLookups();
  private volatile Optional<byte[]> configuration = Optional.empty();
  private final AtomicBoolean stopped = new AtomicBoolean();

  private Journal(
      Optional<JournalFile> file, Clock clock, Consumer<String> log, IdleDetector idle) {
    this.file = file;
    this.clock = clock;
    this.log = log;
    this.idle = idle;
  }

  /// A disabled journal: nothing is written, nothing is found.
  public static Journal none() {
    return new Journal(Optional.empty(), Clock.systemUTC(), _ -> {}, new IdleDetector());
  }

  /// The journal in a file, for one session.
  ///
  /// @param log receives, once, the reason why the journal cannot be used
  public static Journal at(JournalPath place, Consumer<String> log) {
    return at(place, Clock.systemUTC(), log);
  }

  /// The same with another detector of the end of calls.
  public static Journal at(JournalPath place, Consumer<String> log, IdleDetector idle) {
    var file = new JournalFile(place, Clock.systemUTC(), LARGEST);
    return new Journal(Optional.of(file), Clock.systemUTC(), log, idle);
  }

  static Journal at(JournalPath place, Clock clock, Consumer<String> log) {
    var file = new JournalFile(place, clock, LARGEST);
    return new Journal(Optional.of(file), clock, log, new IdleDetector());
  }

  /// Whether the journal is disabled.
  public boolean isOff() {
    return file.isEmpty();
  }

  private interface Action<T> {
    T run(JournalFile file) throws IOException;
  }

  /// There is no retry after a failure, because each create would wait for it.
  private <T> Optional<T> attempt(Action<T> action) {
    if (file.isEmpty() || failed.get()) {
      return Optional.empty();
    }
    try {
      return Optional.of(action.run(file.get()));
    } catch (IOException | SecurityException e) {
      if (!failed.getAndSet(true)) {
        log.accept("The journal of created objects is disabled for this session: " + e);
      }
      return Optional.empty();
    }
  }

  /// Sets the provider configuration to which the objects of this session belong.
  ///
  /// @param config the configuration without sensitive values
  public void configured(byte[] config) {
    configuration = Optional.of(config.clone());
    left.clear();
    attempt(JournalFile::load).ifPresent(all -> all.forEach(entry -> left.put(entry.id(), entry)));
  }

  /// Whether there are no entries of earlier sessions, so that nothing has to be looked up.
  public boolean isEmpty() {
    return left.isEmpty();
  }

  /// Returns the recorder of a create that is about to begin.
  ///
  /// @param input its arguments, without sensitive values
  public CreateRecorder creating(String type, byte[] input) {
    var creation = new CreateRecorder(this, type, input);
    running.add(creation);
    idle.begin().close();
    return creation;
  }

  /// Writes the entry of an object.
  void write(CreateRecorder found, String id, byte[] identity, boolean isPublic) {
    attempt(opened -> {
      var entry =
          new JournalEntry(
              id,
              clock.instant().getEpochSecond(),
              found.type(),
              hash(opened, "identity", found.type(), identity),
              hash(opened, "input", found.type(), found.input()),
              isPublic ? new String(identity, StandardCharsets.UTF_8) : "");
      opened.append(new JournalLine.Created(entry));
      return entry;
    });
  }

  /// Records that the response to a create is about to be sent.
  void answered(CreateRecorder creation, Optional<String> id) {
    id.ifPresent(answered::add);
    running.remove(creation);
  }

  static String newId() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }

  private String hash(JournalFile opened, String what, String type, byte[] value)
      throws IOException {
    return KeyedHash.of(
        opened.key(), bytes(what), bytes(type), configuration.orElse(new byte[0]), value);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// Removes the entries of an object that Terraform has sent in a prior state.
  public void recorded(String type, byte[] identity) {
    idle.seen();
    remove(matching(type, identity));
  }

  private List<JournalEntry> matching(String type, byte[] identity) {
    if (isEmpty() || configuration.isEmpty()) {
      return List.of();
    }
    var hash = attempt(opened -> hash(opened, "identity", type, identity)).orElse("");
    return left.values().stream().filter(entry -> entry.identityHash().equals(hash)).toList();
  }

  /// Marks a call as running until the result is closed. A plan that waits for Terraform to send
  /// other prior states waits for it, too.
  public IdleDetector.Activity activity() {
    return idle.begin();
  }

  /// The entries with an identity.
  public List<JournalEntry> withIdentity(String type, byte[] identity) {
    var found = matching(type, identity);
    return found.isEmpty() ? found : still(found);
  }

  /// The entries with the same arguments. Several objects may have the same arguments, and
  /// Terraform may send the prior states of some of them later in the same plan. So one plan at a
  /// time waits here until Terraform sends nothing else, and receives the entries of all plans that
  /// have called this method meanwhile, of any type. The others receive none and do not wait.
  public List<JournalEntry> withInput(String type, byte[] input) {
    if (isEmpty() || configuration.isEmpty()) {
      return List.of();
    }
    var hash = attempt(opened -> hash(opened, "input", type, input)).orElse("");
    if (withInputs(Set.of(hash)).isEmpty() || !inputs.add(hash)) {
      return List.of();
    }
    idle.await();
    return still(withInputs(inputs.take()));
  }

  /// Whether a plan waits in [#withInput(String, byte[])].
  boolean isWaiting() {
    return inputs.isWaiting();
  }

  private List<JournalEntry> withInputs(Set<String> hashes) {
    return left.values().stream()
        .filter(entry -> hashes.contains(entry.inputHash()) && !entry.identity().isEmpty())
        .toList();
  }

  /// The given entries without those that another session of the same command has removed
  /// meanwhile.
  private List<JournalEntry> still(List<JournalEntry> found) {
    var ids =
        found.stream().map(JournalEntry::id).filter(left::containsKey).collect(Collectors.toSet());
    return attempt(JournalFile::load).orElse(List.of()).stream()
        .filter(entry -> ids.contains(entry.id()))
        .toList();
  }

  /// Removes the entries of objects that no longer exist or that the state holds.
  public void remove(List<JournalEntry> entries) {
    var known =
        entries.stream().map(JournalEntry::id).filter(id -> left.remove(id) != null).toList();
    if (!known.isEmpty()) {
      var line = new JournalLine.Removed(known);
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

  /// Records that Terraform has called StopProvider: it may end before it records the responses.
  public void stopped() {
    stopped.set(true);
  }

  /// Records that Terraform has called Shutdown. Unless it was interrupted, it does so after it has
  /// recorded all responses. An interrupted CLI may call this before StopProvider, or without it
  /// while it still makes other calls. So, in a session that has created objects, this waits a
  /// moment for either.
  public void ended() {
    if (answered.isEmpty() || !idle.isEnd(() -> stopped.get() || !running.isEmpty())) {
      return;
    }
    var ids = new ArrayList<>(answered);
    answered.clear();
    attempt(opened -> {
      var lines = new ArrayList<JournalLine.Removed>();
      for (var at = 0; at < ids.size(); at += LINE) {
        lines.add(new JournalLine.Removed(ids.subList(at, Math.min(at + LINE, ids.size()))));
      }
      opened.remove(lines);
      return ids;
    });
  }
}
