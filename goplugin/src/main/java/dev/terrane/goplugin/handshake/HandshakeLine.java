package dev.terrane.goplugin.handshake;

import dev.terrane.goplugin.socket.PluginAddress;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;

/// The handshake: the line that a plugin prints on standard output.
///
/// @param version application protocol version
/// @param address where the plugin listens
/// @param certificate the server's certificate in base64 without padding, empty without TLS
/// @param multiplex whether brokered connections share one connection; empty to leave the field
///   out, for hosts that do not support it
public record HandshakeLine(
    int version, PluginAddress address, String certificate, Optional<Boolean> multiplex) {
  private static final int CORE_VERSION = 1;
  private static final String PROTOCOL = "grpc";

  /// A sixth field that is shorter is not a certificate, as in go-plugin's client.
  private static final int SHORTEST_CERTIFICATE = 50;

  /// Encodes a certificate for the line.
  public static String encode(byte[] certificate) {
    return Base64.getEncoder().withoutPadding().encodeToString(certificate);
  }

  /// Returns the line without a line feed.
  public String text() {
    var fields =
        CORE_VERSION
            + "|"
            + version
            + "|"
            + address.network().word()
            + "|"
            + address.text()
            + "|"
            + PROTOCOL
            + "|"
            + certificate;
    return multiplex.map(value -> fields + "|" + value).orElse(fields);
  }

  /// Returns the certificate of the server in DER, empty when there is none.
  ///
  /// @throws HandshakeException when the field is not base64 without padding
  public Optional<byte[]> certificateBytes() {
    if (certificate.length() <= SHORTEST_CERTIFICATE) {
      return Optional.empty();
    }
    if (certificate.endsWith("=")) {
      throw new HandshakeException("error parsing server cert: the base64 text must not be padded");
    }
    try {
      return Optional.of(Base64.getDecoder().decode(certificate));
    } catch (IllegalArgumentException e) {
      throw new HandshakeException("error parsing server cert: " + e.getMessage(), e);
    }
  }

  /// Parses the first line of a plugin.
  ///
  /// @param line the line; white space around it is ignored
  /// @param offered the versions that the host supports
  /// @throws HandshakeException when the line is not a handshake, or the versions do not match
  public static HandshakeLine parse(String line, Set<Integer> offered) {
    var fields = line.strip().split("\\|", -1);
    if (fields.length < 4) {
      throw unrecognized(line);
    }
    checkCore(fields[0]);
    var version = number(fields[1], "Error parsing protocol version");
    if (!offered.contains(version)) {
      throw new HandshakeException(
          "Incompatible API version with plugin. Plugin version: "
              + version
              + ", Client versions: "
              + offered.stream().sorted().toList());
    }
    var address = address(fields[2], fields[3]);
    checkProtocol(fields.length > 4 ? fields[4] : "netrpc");
    var certificate = fields.length > 5 ? fields[5] : "";
    var multiplex =
        fields.length > 6 ? Optional.of(Boolean.valueOf(fields[6])) : Optional.<Boolean>empty();
    return new HandshakeLine(version, address, certificate, multiplex);
  }

  private static HandshakeException unrecognized(String line) {
    return new HandshakeException(
        """
        Unrecognized remote plugin message: %s
        The first line on standard output must be the handshake of a plugin. The program is \
        not a plugin, or it printed something before its handshake.\
        """
            .formatted(line));
  }

  private static void checkCore(String field) {
    var core = number(field, "Error parsing core protocol version");
    if (core != CORE_VERSION) {
      throw new HandshakeException(
          "Incompatible core API version with plugin. Plugin version: "
              + core
              + ", Core version: "
              + CORE_VERSION
              + ". Update the plugin or its host, whichever is older.");
    }
  }

  private static void checkProtocol(String field) {
    if (!field.equals(PROTOCOL)) {
      throw new HandshakeException(
          "Unsupported plugin protocol \"" + field + "\". Supported: [" + PROTOCOL + "]");
    }
  }

  private static PluginAddress address(String network, String text) {
    try {
      var address = new PluginAddress(PluginAddress.Network.of(network), text);
      address.resolve();
      return address;
    } catch (IllegalArgumentException e) {
      throw new HandshakeException("Error parsing plugin address: " + e.getMessage(), e);
    }
  }

  private static int number(String field, String complaint) {
    try {
      return Integer.parseInt(field);
    } catch (NumberFormatException e) {
      throw new HandshakeException(complaint + " \"" + field + "\": it is not a number", e);
    }
  }
}
