package dev.terrane.goplugin.tls;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;

/// Creates the self-signed certificates of one launch. The peer accepts exactly this certificate.
public final class SelfSignedCertificate {
  private static final String HOST = "localhost";
  private static final Duration CLOCK_SKEW = Duration.ofSeconds(30);
  private static final Duration VALIDITY = Duration.ofHours(262_980);

  private static final byte[] COMMON_NAME =
      DerWriter.set(DerWriter.sequence(DerWriter.oid("2.5.4.3"), DerWriter.utf8(HOST)));
  private static final byte[] ORGANIZATION =
      DerWriter.set(DerWriter.sequence(DerWriter.oid("2.5.4.10"), DerWriter.utf8("HashiCorp")));

  /// P-384: the JDK needs more than 100 ms to create the first P-256 key, and a tenth of that for
  /// P-384.
  private static final Profile SERVER =
      new Profile("secp384r1", "SHA384withECDSA", "3", DerWriter.sequence(COMMON_NAME));

  /// The organization in the certificates of go-plugin.
  private static final Profile CLIENT =
      new Profile(
          "secp521r1", "SHA512withECDSA", "4", DerWriter.sequence(ORGANIZATION, COMMON_NAME));

  private static final class Profile {
    private final String curve;
    private final String signature;
    private final byte[] algorithm;
    private final byte[] name;

    Profile(String curve, String signature, String arc, byte[] name) {
      this.curve = curve;
      this.signature = signature;
      this.algorithm = DerWriter.sequence(DerWriter.oid("1.2.840.10045.4.3." + arc));
      this.name = name;
    }
  }

  private SelfSignedCertificate() {}

  /// Creates the identity of a plugin, for the name `localhost`, with the extensions that clients
  /// check.
  public static TlsIdentity server() {
    return make(SERVER, key -> DerWriter.sequence(subjectAlternativeName()));
  }

  /// Creates the identity of a host, with the extensions of go-plugin.
  public static TlsIdentity client() {
    return make(CLIENT, SelfSignedCertificate::hostExtensions);
  }

  private interface Extensions {
    byte[] of(KeyPair key) throws GeneralSecurityException;
  }

  private static TlsIdentity make(Profile profile, Extensions extensions) {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec(profile.curve));
      var key = generator.generateKeyPair();
      var body = body(profile, key, extensions.of(key));
      var signer = Signature.getInstance(profile.signature);
      signer.initSign(key.getPrivate());
      signer.update(body);
      var der = DerWriter.sequence(body, profile.algorithm, DerWriter.bits(0, signer.sign()));
      var factory = CertificateFactory.getInstance("X.509");
      var certificate =
          (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(der));
      return new TlsIdentity(key.getPrivate(), certificate);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java run-time cannot make an EC certificate", e);
    }
  }

  private static byte[] body(Profile profile, KeyPair key, byte[] extensions) {
    var now = Instant.now();
    return DerWriter.sequence(
        DerWriter.explicit(0, DerWriter.integer(BigInteger.TWO)),
        DerWriter.integer(new BigInteger(127, new SecureRandom()).add(BigInteger.ONE)),
        profile.algorithm,
        profile.name,
        DerWriter.sequence(
            DerWriter.time(now.minus(CLOCK_SKEW)), DerWriter.time(now.plus(VALIDITY))),
        profile.name,
        key.getPublic().getEncoded(),
        DerWriter.explicit(3, extensions));
  }

  private static byte[] subjectAlternativeName() {
    var host = HOST.getBytes(StandardCharsets.US_ASCII);
    return extension("2.5.29.17", DerWriter.sequence(DerWriter.implicit(2, host)));
  }

  private static byte[] hostExtensions(KeyPair key) throws GeneralSecurityException {
    // digitalSignature, keyEncipherment, keyAgreement, keyCertSign
    var usage = DerWriter.bits(2, new byte[] {(byte) 0b1010_1100});
    var digest = MessageDigest.getInstance("SHA-256").digest(key.getPublic().getEncoded());
    return DerWriter.sequence(
        critical("2.5.29.15", usage),
        extension(
            "2.5.29.37",
            DerWriter.sequence(
                DerWriter.oid("1.3.6.1.5.5.7.3.2"), DerWriter.oid("1.3.6.1.5.5.7.3.1"))),
        critical("2.5.29.19", DerWriter.sequence(DerWriter.truth())),
        extension("2.5.29.14", DerWriter.octets(Arrays.copyOf(digest, 20))),
        subjectAlternativeName());
  }

  private static byte[] extension(String oid, byte[] value) {
    return DerWriter.sequence(DerWriter.oid(oid), DerWriter.octets(value));
  }

  private static byte[] critical(String oid, byte[] value) {
    return DerWriter.sequence(DerWriter.oid(oid), DerWriter.truth(), DerWriter.octets(value));
  }
}
