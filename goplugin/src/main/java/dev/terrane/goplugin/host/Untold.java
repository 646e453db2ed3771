package dev.terrane.goplugin.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a launch has made and its host does not know of yet. It stands in a file, so that somebody
/// can tell it even if this process is killed. Safe for many threads.
final class Untold {
  private Path file;
  private final SortedMap<Integer, String> open = new TreeMap<>();

  /// Of what is open, what an answer tells that leaves, or has left.
  private final Set<Integer> leaving = new HashSet<>();

  /// Of what leaves, when its answer has left.
  private final Map<Integer, Long> left = new HashMap<>();

  private int count;
  private boolean incomplete;

  Untold(Path file) {
    this.file = file;
  }

  /// Writes down that something exists.
  ///
  /// @param text what it is, and how the user gets it back
  /// @return the number by which all others know it
  synchronized int exists(String text) {
    var line = text.replaceAll("\\p{Cntrl}+", " ").strip();
    count++;
    open.put(count, line);
    append(existing(count, line));
    return count;
  }

  /// An answer that tells of it is about to leave.
  synchronized void leaves(int number) {
    leaving.add(number);
  }

  /// The answer has left. Whether the host has read it nobody says, so it is told for a while
  /// still.
  synchronized void hasLeft(int number) {
    if (leaving.contains(number)) {
      left.put(number, System.nanoTime());
    }
  }

  /// The answer does not leave any more.
  synchronized void stays(int number) {
    leaving.remove(number);
  }

  /// Takes what has left long enough ago for told.
  synchronized void settle(Duration age) {
    if (left.isEmpty()) {
      return;
    }
    var now = System.nanoTime();
    var old =
        left.entrySet().stream()
            .filter(one -> now - one.getValue() >= age.toNanos())
            .map(Map.Entry::getKey)
            .toList();
    old.forEach(this::told);
  }

  /// The host has asked for the end: it has read what was answered until now.
  synchronized void settleAll() {
    List.copyOf(leaving).forEach(this::told);
  }

  /// The host knows of it now.
  synchronized void told(int number) {
    leaving.remove(number);
    left.remove(number);
    if (open.remove(number) != null) {
      append("-" + number);
    }
  }

  /// Leaves what nobody was told of where launches look for it. What follows is written there.
  ///
  /// @return what could not be written, in order
  synchronized List<String> leaveIn(Path place) {
    try {
      if (open.isEmpty()) {
        Files.deleteIfExists(file);
      } else {
        moveTo(place.resolve(file.getFileName()));
      }
      return List.of();
    } catch (IOException e) {
      return List.copyOf(open.values());
    }
  }

  private void moveTo(Path target) throws IOException {
    if (incomplete) {
      var text = new StringBuilder();
      open.forEach((number, line) -> text.append(existing(number, line)).append('\n'));
      Files.writeString(file, text);
    }
    Files.move(file, target);
    file = target;
  }

  private static String existing(int number, String line) {
    return "+" + number + " " + line;
  }

  private void append(String line) {
    try {
      Files.writeString(
          file,
          line + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      // The disk is full: what stands in memory is still told, unless this process is killed.
      incomplete = true;
    }
  }
}
