package dev.terrane.goplugin.socket;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Path;

/// The address of a plugin, in the two fields of the handshake line and of reattaching.
///
/// @param network kind of the address
/// @param text `host:port`, or the path of the socket
public record PluginAddress(Network network, String text) {
  /// The networks of go-plugin.
  public enum Network {
    /// TCP on a loopback address.
    TCP("tcp"),
    /// A socket in the file system.
    UNIX("unix");

    private final String word;

    Network(String word) {
      this.word = word;
    }

    /// The name of this network in the handshake.
    public String word() {
      return word;
    }

    /// Returns the network of a name.
    ///
    /// @throws IllegalArgumentException when the name is unknown
    public static Network of(String word) {
      for (var network : values()) {
        if (network.word.equals(word)) {
          return network;
        }
      }
      throw new IllegalArgumentException("unknown address type \"" + word + "\"");
    }
  }

  /// Returns a TCP address with a numeric host.
  public static PluginAddress of(InetSocketAddress address) {
    var host = address.getAddress().getHostAddress();
    var quoted = host.contains(":") ? "[" + host + "]" : host;
    return new PluginAddress(Network.TCP, quoted + ":" + address.getPort());
  }

  /// Returns the address of the socket at a path.
  public static PluginAddress of(Path path) {
    return new PluginAddress(Network.UNIX, path.toString());
  }

  /// Returns the address to connect to; a host name is resolved.
  ///
  /// @throws IllegalArgumentException when the text is not an address of the network
  public SocketAddress resolve() {
    return switch (network) {
      case UNIX -> UnixDomainSocketAddress.of(text);
      case TCP -> tcp();
    };
  }

  private InetSocketAddress tcp() {
    var colon = text.lastIndexOf(':');
    try {
      var port = Integer.parseInt(text.substring(colon + 1));
      var host = text.substring(0, Math.max(colon, 0));
      return new InetSocketAddress(host.replaceAll("^\\[|]$", ""), port);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("\"" + text + "\" is not host:port", e);
    }
  }
}
