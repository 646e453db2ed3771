package dev.terrane.examples.keystore;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import java.time.Instant;
import java.util.List;
import javax.security.auth.x500.X500Principal;
import org.assertj.core.api.AbstractObjectAssert;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/// Shared code of the tests of this provider.
final class TestCertificates {
  static final Instant NOW = Instant.parse("2026-01-02T03:04:05.678Z");

  private TestCertificates() {}

  static SelfSigned make(String subject, String... dnsNames) {
    var name = new X500Principal(subject);
    var order = new SelfSigned.Order(KeyAlgorithm.EC_P256, name, List.of(dnsNames), 30);
    return SelfSigned.make(order, NOW);
  }

  static String pem(String subject, String... dnsNames) {
    return new Pem().write(make(subject, dnsNames).certificate());
  }

  /// Asserts that a call fails with an error for the user, and looks at all of it.
  static AbstractObjectAssert<?, Diagnostic> assertFailure(ThrowingCallable call) {
    var thrown = Assertions.catchThrowable(call);
    Assertions.assertThat(thrown).isInstanceOf(Failure.class);
    return Assertions.assertThat(((Failure) thrown).diagnostic());
  }

  static Diagnostic error(CtyPath path, String summary, String detail) {
    return Diagnostic.error(path, summary, detail);
  }

  static CtyPath at(String attribute) {
    return CtyPath.ROOT.attribute(attribute);
  }
}
