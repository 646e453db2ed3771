package dev.terrane.examples.keystore;

import static dev.terrane.examples.keystore.TestCertificates.assertFailure;
import static dev.terrane.examples.keystore.TestCertificates.at;
import static dev.terrane.examples.keystore.TestCertificates.error;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StoresTests {
  private static final Map<String, X509Certificate> ONE =
      Map.of("one", TestCertificates.make("CN=one").certificate());

  @TempDir Path directory;
  private Path path;

  @BeforeEach
  void path() {
    path = directory.resolve("a");
  }

  private Stores stores(String... passwords) {
    return new Stores(directory, List.of(passwords));
  }

  @ParameterizedTest
  @EnumSource
  void opensEachFormatAndTellsIt(StoreFormat format) throws IOException {
    Files.write(path, format.store(ONE, "secret1"));
    var store = stores().managed("a", "secret1").orElseThrow();
    assertThat(store.format()).isEqualTo(format);
    assertThat(store.certificates()).isEqualTo(ONE);
    assertThat(store.password()).isEqualTo("secret1");
  }

  @ParameterizedTest
  @EnumSource
  void aWrongPasswordIsReportedAtThePassword(StoreFormat format) throws IOException {
    Files.write(path, format.store(ONE, "secret1"));
    assertFailure(() -> stores().managed("a", "wrong1"))
        .isEqualTo(
            error(
                at("password"),
                "Wrong password",
                path
                    + " cannot be opened with the password of the resource. If the password was"
                    + " changed by hand, add the new one to passwords in the provider block; if the"
                    + " file is no longer needed, remove it, and Terraform creates a new one."));
    assertFailure(() -> stores("wrong1").managed("a"))
        .isEqualTo(
            error(
                at("password"),
                "Wrong password",
                path
                    + " does not open with any of the passwords in the provider block. Add the right"
                    + " one there."));
    assertFailure(() -> stores("secret1").foreign("a", "wrong1"))
        .isEqualTo(
            error(
                at("password"),
                "Wrong password",
                path + " does not open with this password. Write the password of the file."));
  }

  @Test
  void triesThePasswordsOfTheProviderAfterItsOwn() throws IOException {
    Files.write(path, StoreFormat.PKCS12.store(ONE, "secret2"));
    var store = stores("other1", "secret2").managed("a", "secret1").orElseThrow();
    assertThat(store.password()).isEqualTo("secret2");
  }

  @Test
  void whatIsNotKnownIsNoPassword() throws IOException {
    Files.write(path, StoreFormat.PKCS12.store(ONE, "secret1"));
    assertThat(stores().managed("a", null, "secret1")).isPresent();
  }

  @ParameterizedTest
  @EnumSource
  void withoutAnyPasswordNothingIsRead(StoreFormat format) throws IOException {
    Files.write(path, format.store(ONE, "secret1"));
    assertFailure(() -> stores().managed("a"))
        .isEqualTo(
            error(
                at("password"),
                "Password is not known",
                path
                    + " cannot be imported without its password. Add it to passwords in the provider"
                    + " block."));
  }

  @Test
  void aMissingFileIsNoFailure() {
    assertThat(stores().managed("a", "secret1")).isEmpty();
  }

  @Test
  void aFileOfAnotherKindIsRefused() throws IOException {
    for (var content : List.of("", "hello", TestCertificates.pem("CN=one"))) {
      Files.writeString(path, content);
      assertFailure(() -> stores().managed("a", "secret1"))
          .isEqualTo(
              error(
                  at("path"),
                  "Not a key store",
                  path + " is neither a PKCS12 nor a JKS file. Check the path."));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDamagedStoreIsRefusedWhereverItIsCut(StoreFormat format) throws IOException {
    var content = format.store(ONE, "secret1");
    for (var length = 4; length < content.length; length += 37) {
      Files.write(path, Arrays.copyOf(content, length));
      assertFailure(() -> stores().managed("a", "secret1"))
          .extracting(failure -> failure.path().toString())
          .isIn("path", "password");
    }
    Files.write(path, Arrays.copyOf(content, 40));
    assertFailure(() -> stores().managed("a", "secret1"))
        .isEqualTo(
            error(
                at("path"),
                "Damaged key store",
                path
                    + " begins like a "
                    + format
                    + " file, but Java cannot read it. Restore it from a backup, or remove it, and"
                    + " Terraform creates a new one."));
  }

  @Test
  void aPathThatNoFileCanHaveIsRefused() {
    assertFailure(() -> stores().file("a\0b"))
        .isEqualTo(
            error(
                at("path"),
                "Invalid path",
                "No file can have this path: Nul character not allowed."));
  }

  @Test
  void anAbsolutePathDoesNotStartAtTheRoot() {
    var absolute = directory.resolve("x").toAbsolutePath();
    assertThat(new Stores(Path.of("elsewhere"), List.of()).file(absolute.toString()).path())
        .isEqualTo(absolute);
  }
}
