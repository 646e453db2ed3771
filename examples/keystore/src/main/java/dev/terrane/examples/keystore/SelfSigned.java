package dev.terrane.examples.keystore;

import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509ExtensionUtils;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/// A private key and the certificate that it signed for itself.
///
/// @param key the private key
/// @param certificate its certificate
record SelfSigned(PrivateKey key, X509Certificate certificate) {
  /// The properties of a certificate to create.
  ///
  /// @param algorithm the algorithm of the key
  /// @param subject the subject of the certificate
  /// @param dnsNames the subject alternative names; may be empty
  /// @param days the number of days that it is valid
  record Order(KeyAlgorithm algorithm, X500Principal subject, List<String> dnsNames, int days) {}

  static SelfSigned make(Order order, Instant now) {
    var keys = order.algorithm.generate();
    var from = now.truncatedTo(ChronoUnit.SECONDS);
    var until = from.plus(order.days, ChronoUnit.DAYS);
    var builder =
        new JcaX509v3CertificateBuilder(
            order.subject,
            serial(),
            Date.from(from),
            Date.from(until),
            order.subject,
            keys.getPublic());
    try {
      var identifier = new JcaX509ExtensionUtils().createSubjectKeyIdentifier(keys.getPublic());
      builder.addExtension(Extension.subjectKeyIdentifier, false, identifier);
      if (!order.dnsNames.isEmpty()) {
        builder.addExtension(Extension.subjectAlternativeName, false, names(order.dnsNames));
      }
      var signer =
          new JcaContentSignerBuilder(order.algorithm.signature()).build(keys.getPrivate());
      return new SelfSigned(keys.getPrivate(), certificate(builder.build(signer)));
    } catch (IOException | GeneralSecurityException | OperatorCreationException e) {
      throw new IllegalStateException("cannot sign a certificate", e);
    }
  }

  private static X509Certificate certificate(X509CertificateHolder holder)
      throws GeneralSecurityException {
    return new JcaX509CertificateConverter().getCertificate(holder);
  }

  private static GeneralNames names(List<String> dnsNames) {
    return new GeneralNames(
        dnsNames.stream()
            .map(name -> new GeneralName(GeneralName.dNSName, name))
            .toArray(GeneralName[]::new));
  }

  /// Positive and of at most 20 bytes, as RFC 5280 requires.
  private static BigInteger serial() {
    return new BigInteger(127, new SecureRandom()).add(BigInteger.ONE);
  }
}
