package dev.terrane.packaging.release;

import dev.terrane.packaging.system.Hash;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.ProcessRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The files of a release in addition to the zips: checksums, their signature, and for a provider
/// the manifest, which registries read.
///
/// @param folder the folder of all files
/// @param kind the kind of program
/// @param name the release's name: `terraform-provider-TYPE_VERSION`
public record Release(Path folder, PackageKind kind, String name) {
  /// The release that a package belongs to.
  public static Release of(Path folder, PackageName one) {
    return new Release(folder, one.kind(), one.release());
  }

  /// Writes the manifest with the protocol versions, and the checksums of the manifest and all
  /// zips.
  ///
  /// @return the file with the checksums
  public Path write(Set<Integer> protocols, List<Path> zips) throws IOException {
    var sums = new TreeMap<String, String>();
    if (kind == PackageKind.PROVIDER) {
      var manifest = manifest(protocols);
      sums.put(String.valueOf(manifest.getFileName()), Hash.of(manifest));
    }
    zips.forEach(zip -> sums.put(String.valueOf(zip.getFileName()), Hash.of(zip)));
    var text = new StringBuilder();
    sums.forEach((file, sum) -> text.append(sum).append("  ").append(file).append('\n'));
    Files.deleteIfExists(signature());
    return Files.writeString(folder.resolve(name + "_SHA256SUMS"), text);
  }

  private Path manifest(Set<Integer> protocols) throws IOException {
    var versions =
        protocols.stream()
            .sorted()
            .map(one -> "\"" + one + ".0\"")
            .collect(Collectors.joining(","));
    return Files.writeString(
        folder.resolve(name + "_manifest.json"),
        "{\"version\":1,\"metadata\":{\"protocol_versions\":[" + versions + "]}}\n");
  }

  private Path signature() {
    return folder.resolve(name + "_SHA256SUMS.sig");
  }

  /// Signs the checksums with a detached binary signature, as registries require. gpg asks for the
  /// passphrase.
  ///
  /// @param gpg the program; empty if there is none
  /// @throws PackagingException if gpg is missing or fails
  public void sign(Path sums, String key, Optional<Path> gpg) {
    var program =
        gpg.orElseThrow(() ->
            new PackagingException(
                "gpg is not on the PATH, so the release cannot be signed with the key "
                    + key
                    + "; install GnuPG, or package without a key"));
    ProcessRunner.require(
        "signing",
        List.of(
            program.toString(),
            "--batch",
            "--yes",
            "--local-user",
            key,
            "--output",
            signature().toString(),
            "--detach-sign",
            sums.toString()));
  }
}
