package dev.terrane.examples.keystore;

import dev.terrane.provider.attribute.Converter;
import java.io.ByteArrayInputStream;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/// Reads and writes certificates as text between BEGIN and END lines.
final class Pem implements Converter<String, X509Certificate> {
  private static final String BEGIN = "-----BEGIN CERTIFICATE-----";
  private static final String END = "-----END CERTIFICATE-----";

  /// Reads the one certificate of a text.
  @Override
  public X509Certificate read(String text) {
    try {
      var all = all(text);
      if (all.size() == 1) {
        return all.getFirst();
      }
      throw new IllegalArgumentException(
          "the text contains " + all.size() + " certificates; use a separate entry for each");
    } catch (CertificateException e) {
      throw new IllegalArgumentException(
          "the text is not a certificate in PEM form: " + e.getMessage(), e);
    }
  }

  /// Reads all certificates of a text, in order; other text is ignored.
  ///
  /// @throws CertificateException with a reason for the user, if there is none or one is damaged
  static List<X509Certificate> all(String text) throws CertificateException {
    var all = new ArrayList<X509Certificate>();
    for (var begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin)) {
      var end = text.indexOf(END, begin);
      if (end < 0) {
        throw new CertificateException("the line " + END + " is missing");
      }
      all.add(certificate(text.substring(begin + BEGIN.length(), end)));
      begin = end;
    }
    if (all.isEmpty()) {
      throw new CertificateException("the line " + BEGIN + " is missing");
    }
    return List.copyOf(all);
  }

  private static X509Certificate certificate(String base64) throws CertificateException {
    try {
      var bytes = Base64.getDecoder().decode(base64.replaceAll("\\s", ""));
      var factory = CertificateFactory.getInstance("X.509");
      return (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(bytes));
    } catch (IllegalArgumentException e) {
      throw new CertificateException("the text between BEGIN and END is not Base64", e);
    } catch (CertificateException e) {
      throw new CertificateException("the text between BEGIN and END is not a certificate", e);
    }
  }

  /// Writes a certificate as openssl and keytool do, with a line break at the end.
  @Override
  public String write(X509Certificate certificate) {
    var lines = Base64.getMimeEncoder(64, new byte[] {'\n'});
    return BEGIN + "\n" + lines.encodeToString(encoded(certificate)) + "\n" + END + "\n";
  }

  static byte[] encoded(X509Certificate certificate) {
    try {
      return certificate.getEncoded();
    } catch (CertificateEncodingException e) {
      throw new IllegalStateException("a certificate that was read can be written", e);
    }
  }
}
