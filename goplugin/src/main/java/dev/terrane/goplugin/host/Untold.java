package dev.terrane.goplugin.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a launch has made and its host does not know of yet. It stands in a file, so that somebody
/// can tell it even if this process is killed. Safe for many threads.
public final class Untold {
  private final Path file;
  private final SortedMap<Integer, String> open = new TreeMap<>();
  private int count;

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
    append("+" + count + " " + line);
    return count;
  }

  /// The host knows of it now.
  public synchronized void told(int number) {
    if (open.remove(number) != null) {
      append("-" + number);
    }
  }

  /// What nobody was told of, in order.
  synchronized List<String> remaining() {
    return List.copyOf(open.values());
  }

  /// Forgets everything.
  synchronized void discard() throws IOException {
    open.clear();
    Files.deleteIfExists(file);
  }

  /// Leaves what remains where the next launch looks for it.
  synchronized void leaveIn(Path place) throws IOException {
    if (Files.exists(file)) {
      Files.move(file, place.resolve(file.getFileName()));
    }
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
    }
  }
}
