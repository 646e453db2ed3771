package dev.terrane.tests.acceptance.keystore;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Output;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Running;
import dev.terrane.tests.acceptance.harness.RunningProviders;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Shared code of the tests of the keystore example.
final class Keystore {
  static final String TRUST = "keystore_truststore.trust";
  static final String PAIR = "keystore_keypair.pair";

  private Keystore() {}

  static ProviderPackage provider() {
    return new ProviderPackage(
        "terrane.dev/examples/keystore",
        property("keystore.version"),
        module().resolve("target/provider"));
  }

  private static Path module() {
    return Path.of(property("terrane.root"), "examples", "keystore");
  }

  private static String property(String name) {
    return Objects.requireNonNull(System.getProperty(name), name);
  }

  /// A workspace with the demo's configuration and an installed provider, after init.
  static Workspace demo(Path scratch, Protocol protocol) throws IOException {
    var workspace = Workspace.installed(Cli.find(), scratch, provider()).with(protocol);
    workspace.write("main.tf", Files.readString(module().resolve("demo/main.tf")));
    workspace.init();
    return workspace;
  }

  /// A workspace that uses a running provider, after init; its commands are much quicker.
  static Workspace attached(RunningProviders providers, Path scratch, Protocol protocol) {
    var workspace = providers.attach(Cli.find(), scratch, provider(), protocol);
    workspace.write("versions.tf", provider().requirement());
    configure(workspace);
    workspace.init();
    return workspace;
  }

  /// Writes the provider block. A running provider has another working directory, so relative paths
  /// need a root.
  static void configure(Workspace workspace, String... passwords) {
    var quoted = Stream.of(passwords).map("\"%s\""::formatted).collect(Collectors.joining(", "));
    workspace.write(
        "provider.tf",
        """
        provider "keystore" {
          root      = "%s"
          passwords = [%s]
        }
        """
            .formatted(workspace.file(""), quoted));
  }

  /// One of the certificates among the test resources: `one` or `two`.
  static String pem(String name) {
    try (var resource = Keystore.class.getResourceAsStream("/keystore/" + name + ".pem")) {
      return new String(Objects.requireNonNull(resource).readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A trust store with some of the certificates among the test resources.
  static void writeTruststore(Workspace workspace, String password, String... names) {
    var certificates = new StringBuilder();
    for (var name : names) {
      workspace.write(name + ".pem", pem(name));
      certificates.append("    %1$s = file(\"%1$s.pem\")\n".formatted(name));
    }
    workspace.write(
        "trust.tf",
        """
        resource "keystore_truststore" "trust" {
          path     = "trust.p12"
          password = "%s"
          certificates = {
        %s  }
        }
        """
            .formatted(password, certificates));
  }

  /// Lists a key store with `keytool`, which may fail.
  static Output keytool(Path store, String password, String... arguments) {
    var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var command =
        new ArrayList<>(List.of(keytool, "-keystore", store.toString(), "-storepass", password));
    command.addAll(1, List.of(arguments));
    return Running.start(command, store.resolveSibling(""), Map.of()).await();
  }
}
