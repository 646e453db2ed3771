package dev.terrane.goplugin;

import dev.terrane.goplugin.handshake.HandshakeLine;
import dev.terrane.goplugin.handshake.PluginVariables;
import dev.terrane.goplugin.socket.SocketSource;
import dev.terrane.goplugin.tls.MutualTls;
import dev.terrane.goplugin.tls.SelfSigned;
import dev.terrane.goplugin.tls.TlsSource;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.util.Map;
import java.util.function.Consumer;

/// How one launch is protected: by TLS with the certificate that the host sent, or, when it sent
/// none, not at all.
sealed interface LaunchTls {
  /// The certificate field of the handshake line.
  String certificate();

  /// Returns a source of peers that have proven what they have to.
  SocketSource protect(SocketSource raw, Consumer<String> complaint);

  /// Prepares what the environment asks for.
  ///
  /// @throws PluginStartException when the host's certificate is none
  static LaunchTls prepare(Map<String, String> environment, StartupTrace trace) {
    var pem = environment.getOrDefault(PluginVariables.CLIENT_CERT, "");
    return pem.isEmpty() ? new Plain() : Mutual.with(pem, trace);
  }

  /// The host asked for no protection, and would not accept any.
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

  /// Both sides prove the certificate of this launch.
  record Mutual(MutualTls tls, String certificate) implements LaunchTls {
    static Mutual with(String pem, StartupTrace trace) {
      try {
        var host = MutualTls.parsePem(pem).getEncoded();
        trace.mark("the host's certificate read");
        var identity = SelfSigned.server();
        trace.mark("own key and certificate made");
        var tls = MutualTls.between(identity, host);
        trace.mark("TLS prepared");
        return new Mutual(tls, HandshakeLine.encode(identity.certificate().getEncoded()));
      } catch (CertificateEncodingException e) {
        throw new IllegalStateException(e);
      } catch (CertificateException e) {
        throw new PluginStartException(
            PluginVariables.CLIENT_CERT + " holds no certificate in PEM: " + e.getMessage(), e);
      }
    }

    @Override
    public SocketSource protect(SocketSource raw, Consumer<String> complaint) {
      return TlsSource.over(raw, tls, complaint);
    }
  }
}
