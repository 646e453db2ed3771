package dev.terrane.goplugin;

import dev.terrane.goplugin.handshake.HandshakeLine;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.socket.SocketSource;
import dev.terrane.goplugin.tls.MutualTls;
import dev.terrane.goplugin.tls.SelfSignedCertificate;
import dev.terrane.goplugin.tls.TlsSource;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.util.Map;
import java.util.function.Consumer;

/// The TLS of one launch, with the certificate that the host has sent. Without one, connections are
/// plain.
sealed interface LaunchTls {
  /// The certificate field of the handshake line.
  String certificate();

  /// Returns a source of authenticated connections.
  SocketSource protect(SocketSource raw, Consumer<String> complaint);

  /// Prepares TLS as the environment requests it.
  ///
  /// @throws PluginStartException when the certificate of the host is invalid
  static LaunchTls prepare(Map<String, String> environment, StartupTrace trace) {
    var pem = environment.getOrDefault(PluginVariables.CLIENT_CERT, "");
    return pem.isEmpty() ? new Plain() : Mutual.with(pem, trace);
  }

  /// No TLS: the host has not requested it, and would not accept it.
  record Plain() implements LaunchTls {
    @Override
    public String certificate() {
      return "";
    }

    @Override
    public SocketSource protect(SocketSource raw, Consumer<String> complaint) {
      return raw;
    }
  }

  /// Mutual TLS.
  record Mutual(MutualTls tls, String certificate) implements LaunchTls {
    static Mutual with(String pem, StartupTrace trace) {
      try {
        var host = MutualTls.parsePem(pem).getEncoded();
        trace.mark("the host's certificate read");
        var identity = SelfSignedCertificate.server();
        trace.mark("certificate created");
        var tls = MutualTls.between(identity, host);
        trace.mark("TLS prepared");
        return new Mutual(tls, HandshakeLine.encode(identity.certificate().getEncoded()));
      } catch (CertificateEncodingException e) {
        throw new IllegalStateException(e);
      } catch (CertificateException e) {
        throw new PluginStartException(
            PluginVariables.CLIENT_CERT + " does not contain a PEM certificate: " + e.getMessage(),
            e);
      }
    }

    @Override
    public SocketSource protect(SocketSource raw, Consumer<String> complaint) {
      return TlsSource.over(raw, tls, complaint);
    }
  }
}
