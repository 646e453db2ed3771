package dev.terrane.packaging.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.FileTree;
import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.ProcessRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ReleaseTests {
  private static final String NAME = "terraform-provider-cloud_1.0.0";

  @TempDir Path folder;
  private List<Path> zips;
  private Release release;

  @BeforeEach
  void makeZips() throws IOException {
    zips =
        List.of(
            Files.writeString(folder.resolve(NAME + "_linux_amd64.zip"), "one"),
            Files.writeString(folder.resolve(NAME + "_darwin_arm64.zip"), "two"));
    release = Release.of(folder, PackageName.of(zips.getFirst()));
  }

  @Test
  void theManifestTellsTheProtocols() throws IOException {
    release.write(Set.of(6, 5), zips);
    assertThat(folder.resolve(NAME + "_manifest.json"))
        .hasContent("{\"version\":1,\"metadata\":{\"protocol_versions\":[\"5.0\",\"6.0\"]}}\n");
  }

  @Test
  void theSumsAreThoseOfAllZipsAndTheManifestInOrder() throws IOException {
    var sums = release.write(Set.of(6), zips);
    assertThat(sums).hasFileName(NAME + "_SHA256SUMS");
    assertThat(Files.readString(sums))
        .isEqualTo(
            Hash.of("two")
                + "  "
                + NAME
                + "_darwin_arm64.zip\n"
                + Hash.of("one")
                + "  "
                + NAME
                + "_linux_amd64.zip\n"
                + Hash.of(folder.resolve(NAME + "_manifest.json"))
                + "  "
                + NAME
                + "_manifest.json\n");
  }

  @Test
  void aSignatureOfOtherSumsIsTakenAway() throws IOException {
    var signature = Files.writeString(folder.resolve(NAME + "_SHA256SUMS.sig"), "old");
    release.write(Set.of(6), zips);
    assertThat(signature).doesNotExist();
  }

  @Test
  void aMachineWithoutGpgIsReportedInOneSentence() throws IOException {
    var sums = release.write(Set.of(6), zips);
    assertThatThrownBy(() -> release.sign(sums, "ABCD", Optional.empty()))
        .isInstanceOf(PackagingException.class)
        .hasMessage(
            "gpg is not on the PATH, so the release cannot be signed with the key ABCD; install"
                + " GnuPG, or package without a key");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theSignatureIsDetachedAndBinaryAndVerifies() throws IOException {
    var gpg = ProcessRunner.find("gpg", System.getenv("PATH"));
    Assumptions.assumeTrue(gpg.isPresent(), "there is no gpg here");
    // Its agent listens in this folder, and a socket's path is short.
    var home = Files.createTempDirectory("gpg");
    var program = gpgWithHome(gpg.orElseThrow(), home);
    ProcessRunner.require(
        "making a key",
        List.of(
            program.toString(),
            "--batch",
            "--passphrase",
            "",
            "--quick-gen-key",
            "tests@terrane.dev",
            "rsa2048",
            "sign"));
    var sums = release.write(Set.of(6), zips);
    release.sign(sums, "tests@terrane.dev", Optional.of(program));
    var signature = folder.resolve(NAME + "_SHA256SUMS.sig");
    assertThat(Files.readAllBytes(signature)[0] & 0x80).as("binary, not text").isNotZero();
    ProcessRunner.require(
        "verifying",
        List.of(program.toString(), "--verify", signature.toString(), sums.toString()));
    assertThatThrownBy(() -> release.sign(sums, "nobody@terrane.dev", Optional.of(program)))
        .isInstanceOf(PackagingException.class)
        .hasMessageStartingWith("signing failed")
        .hasMessageContaining("nobody@terrane.dev");
    ProcessRunner.run(List.of("gpgconf", "--homedir", home.toString(), "--kill", "all"));
    FileTree.delete(home);
  }

  private Path gpgWithHome(Path gpg, Path home) throws IOException {
    var script = folder.resolve("gpg");
    Files.writeString(script, "#!/bin/sh\nexec '" + gpg + "' --homedir '" + home + "' \"$@\"\n");
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }
}
