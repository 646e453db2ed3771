package dev.terrane.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewProviderTests {
  private static final Path TEMPLATE = Path.of("src/main/resources/archetype-resources");

  @TempDir Path directory;

  private static NewProvider files() {
    return new NewProvider("files", "com.example", "com.example.files", "example.com/example");
  }

  @Test
  void eachFileOfTheTemplateIsListedInTheDescriptor() throws IOException {
    try (var all = Files.walk(TEMPLATE)) {
      var files =
          all.filter(Files::isRegularFile)
              .map(file -> TEMPLATE.relativize(file).toString().replace('\\', '/'))
              .toList();
      assertThat(ArchetypeDescriptor.read().files())
          .map(ArchetypeFile::path)
          .containsExactlyInAnyOrderElementsOf(files);
    }
  }

  @Test
  void namesAreReplacedInPathsAndTexts() throws IOException {
    assertThat(files().create(directory))
        .contains(
            Path.of("pom.xml"),
            Path.of(".gitignore"),
            Path.of("src/main/java/com/example/files/FilesProvider.java"),
            Path.of("src/test/java/com/example/files/ItemTests.java"),
            Path.of("examples/resources/files_item/resource.tf"));
    assertThat(directory.resolve("pom.xml"))
        .content()
        .contains(
            "<groupId>com.example</groupId>",
            "<artifactId>files</artifactId>",
            "<terrane.address>example.com/example/files</terrane.address>");
    assertThat(directory.resolve("src/main/java/com/example/files/FilesProvider.java"))
        .content()
        .contains("package com.example.files;", "implements Provider<FilesConfig, FilesClient>");
  }

  @Test
  void noVariableIsLeft() throws IOException {
    for (var path : files().create(directory)) {
      assertThat(path.toString()).doesNotContain("__");
      assertThat(directory.resolve(path)).content().doesNotContain("${", "@project");
    }
  }

  @Test
  void aDirectoryThatIsNotEmptyIsLeftAlone() throws IOException {
    Files.writeString(directory.resolve("mine"), "");
    assertThatThrownBy(() -> files().create(directory))
        .isInstanceOf(IOException.class)
        .hasMessage(directory + " is not empty. Choose another directory.");
    assertThat(directory).isDirectoryNotContaining(file -> !file.endsWith("mine"));
  }

  @ParameterizedTest
  @CsvSource({
    "my-files, com.example, com.example.files, example.com/example, \"my-files\" cannot be the name",
    "files, com/example, com.example.files, example.com/example, \"com/example\" cannot be a group",
    "files, com.example, com.example.new, example.com/example, \"com.example.new\" cannot be the",
    "files, com.example, com.example.files, example, \"example\" cannot be the beginning",
  })
  void aNameThatCannotBeUsedIsRejected(
      String name, String groupId, String packageName, String namespace, String message) {
    assertThatThrownBy(() -> new NewProvider(name, groupId, packageName, namespace))
        .isInstanceOf(InvalidNameException.class)
        .hasMessageStartingWith(message);
  }
}
