package dev.terrane.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Reads realistic records; the expected model of each is in a text file beside it.
class AuthorsTests {
  static final List<String> AUTHORS =
      List.of(
          "Note",
          "Role",
          "Cluster ClusterV0",
          "Bucket Tagged",
          "Images",
          "Token",
          "NoteFilter Note",
          "Reboot",
          "Etcd",
          "Check",
          "FilesConfig FilesProvider ModuleInfo",
          "Text");

  static Stream<Arguments> compilersAndAuthors() {
    return CompilerTests.compilers().stream()
        .flatMap(compiler -> AUTHORS.stream().map(author -> Arguments.of(compiler, author)));
  }

  @ParameterizedTest
  @MethodSource("compilersAndAuthors")
  void anAuthorsRecordIsReadAsItIsMeant(Compiler compiler, String author) {
    var names = author.split(" ");
    assertThat(ModelRecorder.reported(compiler, sources(names))).isEqualTo(text(names[0] + ".txt"));
  }

  private static String[] sources(String... names) {
    return Arrays.stream(names).map(name -> text(name + ".java")).toArray(String[]::new);
  }

  static String text(String name) {
    try (var in = AuthorsTests.class.getResourceAsStream("/authors/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
