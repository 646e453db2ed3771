package dev.terrane.goplugin.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a launch has made and its host does not know of yet. It stands in a file, so that somebody
/// can tell it even if this process is killed. Safe for many threads.
public final class Untold {
  private Path file;
  private final SortedMap<Integer, String> open = new TreeMap<>();

  /// Of what is open, when its answer has left.
  private final Map<Integer, Long> answered = new HashMap<>();

  private int count;
  private boolean incomplete;

  Untold(Path file) {
    this.file = file;
  }

  /// Writes down that something exists.
  ///
  /// @param text one line: what it is, and how the user gets it back
  /// @return a number for [#told]
  public synchronized int exists(String text) {
    var line = text.replaceAll("\\p{Cntrl}+", " ").strip();
    count++;
    open.put(count, line);
    append(existing(count, line));
    return count;
  }

  /// An answer that tells of it has left. Whether the host has read it nobody says, so it is told
  /// for a while still.
  public synchronized void answered(int number) {
    answered.put(number, System.nanoTime());
  }

  /// Takes what was answered long enough ago for told.
  ///
  /// @param age zero, when the host has read all answers
  synchronized void settle(Duration age) {
    if (answered.isEmpty()) {
      return;
    }
    var now = System.nanoTime();
    var old =
        answered.entrySet().stream()
            .filter(one -> now - one.getValue() >= age.toNanos())
            .map(Map.Entry::getKey)
            .toList();
    old.forEach(this::told);
  }

  /// The host knows of it now.
  synchronized void told(int number) {
    answered.remove(number);
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
