package dev.terrane.testkit.faults;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/// The operations of a file system, each as a call. The paths of this provider are observed ones;
/// those of the other file system are not visible outside.
final class ObservedFiles extends FileSystemProvider {
  private static final CallFailures FAILURES =
      new CallFailures() {
        @Override
        public Exception failed() {
          return new IOException(MESSAGE);
        }

        @Override
        public Exception interrupted() {
          Thread.currentThread().interrupt();
          return new ClosedByInterruptException();
        }
      };

  private final RemoteCalls calls;
  private final Path directory;
  private final FileSystemProvider files;
  private final FileSystem system;

  ObservedFiles(RemoteCalls calls, Path directory) {
    this.calls = calls;
    this.directory = directory;
    this.files = directory.getFileSystem().provider();
    this.system = new ObservedFileSystem(this, directory.getFileSystem());
  }

  Path root() {
    return observed(directory);
  }

  FileSystem system() {
    return system;
  }

  Path observed(Path path) {
    return ObservedPath.of(this, path);
  }

  // The exceptions are those of the file system and of the fault.
  @SuppressWarnings("IllegalCatch")
  <R> R call(String name, Path path, Callable<R> call) throws IOException {
    var real = ObservedPath.real(path);
    var shown = real.startsWith(directory) ? directory.relativize(real) : real;
    try {
      return calls.call(name + " " + shown, call, FAILURES);
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException("no other exception is declared", e);
    }
  }

  private interface Action {
    void run() throws IOException;
  }

  private void run(String name, Path path, Action action) throws IOException {
    call(
        name,
        path,
        () -> {
          action.run();
          return true;
        });
  }

  @Override
  public String getScheme() {
    return files.getScheme();
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
    throw new UnsupportedOperationException("only the observed file system");
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return system;
  }

  @Override
  public Path getPath(URI uri) {
    return observed(files.getPath(uri));
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    var writes =
        options.contains(StandardOpenOption.WRITE) || options.contains(StandardOpenOption.APPEND);
    var channel =
        call(
            writes ? "open for writing" : "open",
            path,
            () -> files.newByteChannel(ObservedPath.real(path), options, attributes));
    return new ObservedChannel(this, path, channel);
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return call(
        "open channel",
        path,
        () -> files.newFileChannel(ObservedPath.real(path), options, attributes));
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path directory, DirectoryStream.Filter<? super Path> filter) throws IOException {
    return call(
        "list",
        directory,
        () ->
            new ObservedFileSystem.Directory(
                this,
                files.newDirectoryStream(
                    ObservedPath.real(directory), path -> filter.accept(observed(path)))));
  }

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    run("create directory", path, () -> files.createDirectory(ObservedPath.real(path), attributes));
  }

  @Override
  public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attributes)
      throws IOException {
    run(
        "create link",
        link,
        () ->
            files.createSymbolicLink(
                ObservedPath.real(link), ObservedPath.real(target), attributes));
  }

  @Override
  public void createLink(Path link, Path existing) throws IOException {
    run(
        "create link",
        link,
        () -> files.createLink(ObservedPath.real(link), ObservedPath.real(existing)));
  }

  @Override
  public Path readSymbolicLink(Path link) throws IOException {
    return call("read link", link, () -> observed(files.readSymbolicLink(ObservedPath.real(link))));
  }

  @Override
  public void delete(Path path) throws IOException {
    run("delete", path, () -> files.delete(ObservedPath.real(path)));
  }

  @Override
  public boolean deleteIfExists(Path path) throws IOException {
    return call("delete", path, () -> files.deleteIfExists(ObservedPath.real(path)));
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) throws IOException {
    run(
        "copy",
        source,
        () -> files.copy(ObservedPath.real(source), ObservedPath.real(target), options));
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    run(
        "move",
        source,
        () -> files.move(ObservedPath.real(source), ObservedPath.real(target), options));
  }

  @Override
  public boolean isSameFile(Path path, Path other) throws IOException {
    return files.isSameFile(ObservedPath.real(path), ObservedPath.real(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return files.isHidden(ObservedPath.real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return files.getFileStore(ObservedPath.real(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    run("check", path, () -> files.checkAccess(ObservedPath.real(path), modes));
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    var view = files.getFileAttributeView(ObservedPath.real(path), type, options);
    return view == null ? null : ObservedAttributes.of(this, path, type, view);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return call(
        "read attributes of",
        path,
        () -> files.readAttributes(ObservedPath.real(path), type, options));
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return call(
        "read attributes of",
        path,
        () -> files.readAttributes(ObservedPath.real(path), attributes, options));
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
      throws IOException {
    run(
        "set attributes of",
        path,
        () -> files.setAttribute(ObservedPath.real(path), attribute, value, options));
  }
}
