package dev.terrane.engine.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.FileLockInterruptionException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The file of a journal. Several processes, and several sessions of this one, may use it at once:
/// each line is appended by a single write under the lock of the directory, because the file is
/// rewritten when it is too large. There is no `fsync`: written data survives the end of a process
/// in any case, and each create would wait for the disk.
final class JournalFile {
  static final Duration OLDEST = Duration.ofDays(30);

  private static final int KEY_BYTES = 32;
  private static final long PATIENCE = Duration.ofSeconds(5).toNanos();
  private static final Set<OpenOption> APPEND =
      Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND);

  private final Path file;
  private final PrivateDirectory directory;
  private final Clock clock;
  private final long largest;
  private byte @Nullable [] key;

  /// A file that need not exist.
  ///
  /// @param largest in bytes; beyond that the oldest entries are dropped
  JournalFile(JournalPath place, Clock clock, long largest) {
    this.file = place.directory().resolve(place.name());
    this.directory = new PrivateDirectory(place.directory(), place.user());
    this.clock = clock;
    this.largest = largest;
  }

  /// Reads or writes under the lock.
  private interface Action<T> {
    T run() throws IOException;
  }

  /// Whether the file exists. One access to the file system.
  boolean exists() {
    return Files.exists(file);
  }

  /// All entries, the oldest first.
  synchronized List<JournalEntry> load() throws IOException {
    return exists() ? locked(this::loaded) : List.of();
  }

  private List<JournalEntry> loaded() throws IOException {
    var live = live();
    if (live.isEmpty()) {
      Files.deleteIfExists(file);
    }
    return List.copyOf(live.values());
  }

  /// Adds a line.
  synchronized void append(JournalLine line) throws IOException {
    locked(() -> {
      write(line);
      return Files.size(file) > largest ? compact() : null;
    });
  }

  /// Adds lines, and deletes the file when no entry is left.
  synchronized void remove(List<JournalLine.Removed> lines) throws IOException {
    locked(() -> {
      for (var line : lines) {
        write(line);
      }
      return compact();
    });
  }

  /// The key of the user's hashes.
  synchronized byte[] key() throws IOException {
    var known = key;
    if (known == null) {
      known = locked(this::readKey);
      key = known;
    }
    return known;
  }

  private byte[] readKey() throws IOException {
    var secret = directory.path().resolve("key");
    if (Files.exists(secret)) {
      var bytes = Files.readAllBytes(secret);
      if (bytes.length == KEY_BYTES) {
        return bytes;
      }
    }
    var made = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(made);
    replace(secret, made);
    return made;
  }

  private void write(JournalLine line) throws IOException {
    // The first line feed separates this line from one that was cut off, by a full disk for
    // instance.
    var bytes = ("\n" + line + "\n").getBytes(StandardCharsets.UTF_8);
    try (var channel = FileChannel.open(file, APPEND, directory.files())) {
      channel.write(ByteBuffer.wrap(bytes));
    }
  }

  private Map<String, JournalEntry> live() throws IOException {
    var live = new LinkedHashMap<String, JournalEntry>();
    if (!exists()) {
      return live;
    }
    var oldest = clock.instant().minus(OLDEST).getEpochSecond();
    // A damaged line may not be UTF-8.
    var all = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    all.lines().map(JournalLine::parse).flatMap(Optional::stream).forEach(line -> take(line, live));
    live.values().removeIf(entry -> entry.seconds() < oldest);
    return live;
  }

  private static void take(JournalLine line, Map<String, JournalEntry> live) {
    switch (line) {
      case JournalLine.Created(var entry) -> live.put(entry.id(), entry);
      case JournalLine.Removed(var ids) -> ids.forEach(live::remove);
    }
  }

  /// Rewrites the file with the remaining entries.
  private @Nullable Void compact() throws IOException {
    var live = live();
    if (live.isEmpty()) {
      Files.deleteIfExists(file);
      return null;
    }
    var lines = new ArrayList<String>();
    live.values().forEach(entry -> lines.add(new JournalLine.Created(entry) + "\n"));
    var size = lines.stream().mapToLong(String::length).sum();
    while (size > largest / 2 && lines.size() > 1) {
      size -= lines.removeFirst().length();
    }
    replace(file, String.join("", lines).getBytes(StandardCharsets.UTF_8));
    return null;
  }

  private void replace(Path target, byte[] content) throws IOException {
    var beside = Files.createTempFile(directory.path(), "new-", "", directory.files());
    try {
      Files.write(beside, content);
      Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /// Repeats an action that an interrupt has ended: the interrupt is meant for the author's code,
  /// and must not lose an entry.
  private <T extends @Nullable Object> T locked(Action<T> action) throws IOException {
    var interrupted = Thread.interrupted();
    try {
      while (true) {
        try {
          return lockedOnce(action);
        } catch (ClosedByInterruptException | FileLockInterruptionException _) {
          interrupted |= Thread.interrupted();
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private <T extends @Nullable Object> T lockedOnce(Action<T> action) throws IOException {
    directory.create();
    var lock = directory.path().resolve("lock");
    try (var channel = FileChannel.open(lock, APPEND, directory.files());
        var _ = acquire(channel)) {
      return action.run();
    }
  }

  /// The lock is held for milliseconds, but a suspended process may hold it indefinitely.
  private static FileLock acquire(FileChannel channel) throws IOException {
    var end = System.nanoTime() + PATIENCE;
    while (System.nanoTime() < end) {
      var held = tryLock(channel);
      if (held != null) {
        return held;
      }
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new FileLockInterruptionException();
      }
    }
    throw new IOException("could not lock the journal within 5 seconds");
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Another session of this process holds it.
      return null;
    }
  }
}
