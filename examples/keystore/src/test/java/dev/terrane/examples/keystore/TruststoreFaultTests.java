package dev.terrane.examples.keystore;

import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.faults.Fault;
import dev.terrane.testkit.faults.RemoteCalls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trust stores whose disk fails. */
class TruststoreFaultTests {
  private static final SelfSigned ONE = TestCertificates.make("CN=one");
  private static final SelfSigned TWO = TestCertificates.make("CN=two");

  @TempDir Path dir;

  private static Configuration trusting(Configuration in, String path, SelfSigned one) {
    return in.set(LocationModel.PATH, path)
        .set(LocationModel.PASSWORD, "secret1")
        .set(TruststoreModel.CERTIFICATES, Map.of("one", one.certificate()));
  }

  /** Without drafts: one remains when the process is killed while it writes it. */
  private Set<String> stores() {
    try (var all = Files.list(dir)) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("."))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A file that a killed process has created is refused, like any other: the user imports it. */
  @Test
  void aTrustStoreSurvivesEveryFault() {
    var calls = new RemoteCalls();
    var observed =
        calls.observe(
            new KeystoreProviderType(),
            (observer, client) -> new Stores(observer.files(client.root()), client.passwords()));
    Core.of(observed)
        .configured(in -> in.set(KeystoreConfigModel.ROOT, dir.toString()))
        .resource(TruststoreModel.resource())
        .apply(in -> trusting(in, "a.p12", ONE))
        .apply(in -> trusting(in, "a.p12", TWO))
        .apply(in -> trusting(in, "b.p12", TWO))
        .faults()
        .existing(this::stores)
        .without(Fault.KILLED, Fault.KILLED_AFTER_EFFECT)
        .survives();
  }
}
