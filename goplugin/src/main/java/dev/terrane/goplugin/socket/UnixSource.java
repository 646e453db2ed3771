package dev.terrane.goplugin.socket;

import java.io.IOException;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/// Connections over a unix socket. Its owner and a group that the host sets can connect.
public final class UnixSource implements SocketSource {
  private final ServerSocketChannel listener;
  private final Path path;

  private UnixSource(ServerSocketChannel listener, Path path) {
    this.listener = listener;
    this.path = path;
  }

  /// Listens on a new socket in a directory.
  ///
  /// @param directory an existing directory
  /// @param group group that may connect too, by name or number
  /// @throws IOException when the socket cannot be created, for instance because its path is too
  ///   long
  public static UnixSource open(Path directory, Optional<String> group) throws IOException {
    // bind refuses existing names, links included, so the name need not be secret.
    var name = "plugin" + Long.toString(ThreadLocalRandom.current().nextLong(1L << 40), 36);
    var path = directory.resolve(name).toAbsolutePath();
    var listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      listener.bind(UnixDomainSocketAddress.of(path));
      restrict(path, group);
      return new UnixSource(listener, path);
    } catch (IOException | RuntimeException e) {
      listener.close();
      Files.deleteIfExists(path);
      throw new IOException(path + ": " + e.getMessage(), e);
    }
  }

  private static void restrict(Path path, Optional<String> group) throws IOException {
    var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    if (view == null) {
      return;
    }
    view.setPermissions(PosixFilePermissions.fromString("rw-------"));
    if (group.isPresent()) {
      var lookup = path.getFileSystem().getUserPrincipalLookupService();
      view.setGroup(lookup.lookupPrincipalByGroupName(group.get()));
      view.setPermissions(PosixFilePermissions.fromString("rw-rw----"));
    }
  }

  @Override
  public Socket accept() throws IOException {
    return AcceptLoop.accept(() -> new ChannelSocket(listener.accept()), () -> !listener.isOpen());
  }

  @Override
  public PluginAddress address() {
    return PluginAddress.of(path);
  }

  @Override
  public void close() throws IOException {
    listener.close();
    Files.deleteIfExists(path);
  }
}
