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
/// each line is appended by a single write, and all do so under the lock of the directory, because
/// the file is written anew when it has grown. It is not forced to the disk: what a process has
/// written survives its end in any case, and each create would wait for the disk.
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
  /// @param largest in bytes; what is older is dropped beyond that
  JournalFile(JournalPlace place, Clock clock, long largest) {
    this.file = place.directory().resolve(place.name());
    this.directory = new PrivateDirectory(place.directory(), place.user());
    this.clock = clock;
    this.largest = largest;
  }

  /// Something that reads or writes under the lock.
  private interface Action<T> {
    T run() throws IOException;
  }

  /// Whether something stands in it. One look at the file system.
  boolean exists() {
    return Files.exists(file);
  }

  /// What stands in it, the oldest first.
  synchronized List<Entry> load() throws IOException {
    return exists() ? locked(this::loaded) : List.of();
  }

  private List<Entry> loaded() throws IOException {
    var live = live();
    if (live.isEmpty()) {
      Files.deleteIfExists(file);
    }
    return List.copyOf(live.values());
  }

  /// Adds a line.
  synchronized void append(Line line) throws IOException {
    locked(() -> {
      write(line);
      return Files.size(file) > largest ? compact() : null;
    });
  }

  /// Adds lines, and takes the file away when nothing is left in it.
  synchronized void remove(List<Line.Removed> lines) throws IOException {
    locked(() -> {
      for (var line : lines) {
        write(line);
      }
      return compact();
    });
  }

  /// The user's secret, with which hashes are keyed.
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

  private void write(Line line) throws IOException {
    // A line that was cut off, on a full disk for instance, does not spoil this one.
    var bytes = ("\n" + line + "\n").getBytes(StandardCharsets.UTF_8);
    try (var channel = FileChannel.open(file, APPEND, directory.files())) {
      channel.write(ByteBuffer.wrap(bytes));
    }
  }

  private Map<String, Entry> live() throws IOException {
    var live = new LinkedHashMap<String, Entry>();
    if (!exists()) {
      return live;
    }
    var oldest = clock.instant().minus(OLDEST).getEpochSecond();
    // What is broken need not be UTF-8, neither.
    var all = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    all.lines().map(Line::parse).flatMap(Optional::stream).forEach(line -> take(line, live));
    live.values().removeIf(entry -> entry.seconds() < oldest);
    return live;
  }

  private static void take(Line line, Map<String, Entry> live) {
    switch (line) {
      case Line.Created(var entry) -> live.put(entry.id(), entry);
      case Line.Removed(var ids) -> ids.forEach(live::remove);
    }
  }

  /// Writes it anew, with what is left of it.
  private @Nullable Void compact() throws IOException {
    var live = live();
    if (live.isEmpty()) {
      Files.deleteIfExists(file);
      return null;
    }
    var lines = new ArrayList<String>();
    live.values().forEach(entry -> lines.add(new Line.Created(entry) + "\n"));
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

  /// An interrupt is meant for the author: it must not cost an entry.
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

  /// Whoever holds it writes a few bytes; but a process that was stopped may hold it for ever.
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
    throw new IOException("another process holds the lock of the journal");
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
