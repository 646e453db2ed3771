package dev.terrane.packaging.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The files below a folder, in an order that is the same on each platform.
public final class FileTree {
  private FileTree() {}

  /// Lists files, not folders, by their path with slashes, sorted bytewise.
  ///
  /// @throws PackagingException for an entry that is neither a file nor a folder, which no package
  ///   can contain
  public static SortedMap<String, Path> files(Path folder) {
    var files = new TreeMap<String, Path>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (var file : (Iterable<Path>) all::iterator) {
        if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
          files.put(name(folder, file), regular(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static Path regular(Path file) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new PackagingException(
          file + " is neither a regular file nor a folder; packages cannot contain links");
    }
    return file;
  }

  private static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  /// The sum of the files' sizes in bytes.
  public static long size(Path folder) {
    var size = 0L;
    try {
      for (var file : files(folder).values()) {
        size += Files.size(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return size;
  }

  /// Copies files with their modes into a folder, which need not exist.
  public static void copy(Path from, Path to) throws IOException {
    for (var file : files(from).entrySet()) {
      var copy = to.resolve(file.getKey());
      Files.createDirectories(copy.getParent());
      Files.copy(file.getValue(), copy, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  /// Deletes a folder with its content, if it exists. A process that is ending may delete its own
  /// files at the same time.
  public static void delete(Path folder) throws IOException {
    Files.walkFileTree(folder, new Deletion());
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.deleteIfExists(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
      if (failure instanceof NoSuchFileException) {
        return FileVisitResult.CONTINUE;
      }
      throw failure;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure)
        throws IOException {
      if (failure != null && !(failure instanceof NoSuchFileException)) {
        throw failure;
      }
      Files.deleteIfExists(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
