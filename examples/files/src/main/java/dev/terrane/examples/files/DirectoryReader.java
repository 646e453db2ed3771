package dev.terrane.examples.files;

import dev.terrane.examples.files.DirectoryModel.Input;
import dev.terrane.provider.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Lists directories. */
final class DirectoryReader implements DirectoryModel.Reader<Path> {
  @Override
  public Directory read(Call<Path> call, Input in) throws IOException {
    var directory = call.client().resolve(in.path());
    try {
      return in.toState(entries(directory, in.glob()));
    } catch (NoSuchFileException | NotDirectoryException e) {
      throw DirectoryModel.PATH.error("No such directory", directory + " is not a directory.");
    }
  }

  private static List<Directory.Entry> entries(Path directory, String glob) throws IOException {
    var entries = new ArrayList<Directory.Entry>();
    try (var files = Files.newDirectoryStream(directory, glob)) {
      for (var file : files) {
        if (Files.isRegularFile(file)) {
          var modified = Files.getLastModifiedTime(file).toInstant();
          var name = file.getFileName().toString();
          entries.add(new Directory.Entry(name, Files.size(file), modified));
        }
      }
    }
    entries.sort(Comparator.comparing(Directory.Entry::name));
    return entries;
  }
}
