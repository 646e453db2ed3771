package dev.terrane.examples.keystore;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.RSAKeyGenParameterSpec;
import java.util.Arrays;
import java.util.Optional;

/// The kinds of key that this provider makes: algorithm and size in one, so that they always fit.
enum KeyAlgorithm {
  EC_P256("EC-P256", "SHA256withECDSA", new ECGenParameterSpec("secp256r1")),
  EC_P384("EC-P384", "SHA384withECDSA", new ECGenParameterSpec("secp384r1")),
  EC_P521("EC-P521", "SHA512withECDSA", new ECGenParameterSpec("secp521r1")),
  RSA_2048("RSA-2048", "SHA256withRSA", rsa(2048)),
  RSA_3072("RSA-3072", "SHA256withRSA", rsa(3072)),
  RSA_4096("RSA-4096", "SHA256withRSA", rsa(4096));

  private final String label;
  private final String signature;
  private final AlgorithmParameterSpec parameters;

  KeyAlgorithm(String label, String signature, AlgorithmParameterSpec parameters) {
    this.label = label;
    this.signature = signature;
    this.parameters = parameters;
  }

  private static AlgorithmParameterSpec rsa(int bits) {
    return new RSAKeyGenParameterSpec(bits, RSAKeyGenParameterSpec.F4);
  }

  static Optional<KeyAlgorithm> labelled(String label) {
    return Arrays.stream(values()).filter(one -> one.label.equals(label)).findFirst();
  }

  /// Describes a key, which may be of an algorithm that this provider does not create.
  static String describe(PublicKey key) {
    return switch (key) {
      case RSAPublicKey rsa -> "RSA-" + rsa.getModulus().bitLength();
      case ECPublicKey ec -> "EC-P" + ec.getParams().getCurve().getField().getFieldSize();
      default -> key.getAlgorithm();
    };
  }

  String label() {
    return label;
  }

  String signature() {
    return signature;
  }

  KeyPair generate() {
    try {
      var generator = KeyPairGenerator.getInstance(label.substring(0, label.indexOf('-')));
      generator.initialize(parameters);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Java without " + label + " keys", e);
    }
  }
}
