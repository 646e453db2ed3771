package dev.terrane.goplugin.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// What earlier launches of the same program have made, and nobody was told of. A launch that is
/// about to tell it moves the files into the room of its process, so that it is told by one alone,
/// and found again if that one is killed. Safe for many threads.
final class Leftovers {
  private final Room room;
  private final String program;
  private final List<Path> taken = new ArrayList<>();

  Leftovers(Room room, String program) {
    this.room = room;
    this.program = program;
  }

  /// Takes what there is.
  ///
  /// @return a line for each object: what it is, and how the user gets it back
  synchronized List<String> take() {
    var lines = new ArrayList<String>();
    try {
      for (var file : room.leftBy(program)) {
        lines.addAll(take(file));
      }
    } catch (IOException e) {
      // It can wait.
    }
    return List.copyOf(lines);
  }

  private List<String> take(Path file) throws IOException {
    var own = room.directory().resolve(file.getFileName());
    try {
      Files.move(file, own);
    } catch (NoSuchFileException e) {
      // Another launch was faster.
      return List.of();
    }
    taken.add(own);
    return open(Files.readAllLines(own));
  }

  /// As [Untold] writes it.
  private static List<String> open(List<String> lines) {
    var open = new TreeMap<Integer, String>();
    for (var line : lines) {
      var number = line.split(" ", 2)[0];
      if (number.matches("[+-]\\d{1,9}")) {
        var said = line.substring(number.length()).strip();
        open.put(Math.abs(Integer.parseInt(number)), number.startsWith("-") ? "" : said);
      }
    }
    return open.values().stream().filter(said -> !said.isEmpty()).toList();
  }

  /// The user has read what was taken.
  synchronized void told() {
    for (var file : taken) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // It is told once more.
      }
    }
    taken.clear();
  }

  /// Puts back what was taken and not told.
  synchronized void leave() throws IOException {
    for (var file : taken) {
      Files.move(file, room.place().resolve(file.getFileName()));
    }
    taken.clear();
  }
}
