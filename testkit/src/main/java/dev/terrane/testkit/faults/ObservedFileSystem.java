package dev.terrane.testkit.faults;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Set;
import java.util.stream.StreamSupport;

/// Another file system whose operations are calls. It is not closed with this one.
final class ObservedFileSystem extends FileSystem {
  private final ObservedFiles files;
  private final FileSystem system;

  ObservedFileSystem(ObservedFiles files, FileSystem system) {
    this.files = files;
    this.system = system;
  }

  @Override
  public FileSystemProvider provider() {
    return files;
  }

  @Override
  public void close() {}

  @Override
  public boolean isOpen() {
    return system.isOpen();
  }

  @Override
  public boolean isReadOnly() {
    return system.isReadOnly();
  }

  @Override
  public String getSeparator() {
    return system.getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    return StreamSupport.stream(system.getRootDirectories().spliterator(), false)
        .map(files::observed)
        .toList();
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return system.getFileStores();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return system.supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return files.observed(system.getPath(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String syntaxAndPattern) {
    var matcher = system.getPathMatcher(syntaxAndPattern);
    return path -> matcher.matches(ObservedPath.real(path));
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return system.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() throws IOException {
    return system.newWatchService();
  }

  /// The entries of an observed directory.
  ///
  /// @param files observes the entries
  /// @param entries the entries
  record Directory(ObservedFiles files, DirectoryStream<Path> entries)
      implements DirectoryStream<Path> {
    @Override
    public Iterator<Path> iterator() {
      var all = entries.iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return all.hasNext();
        }

        @Override
        public Path next() {
          return files.observed(all.next());
        }
      };
    }

    @Override
    public void close() throws IOException {
      entries.close();
    }
  }
}
