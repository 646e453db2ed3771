package dev.terrane.archetype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewResourceTests {
  private static final Path SOURCES = Path.of("src/main/java/com/example/files");
  private static final Path PROVIDER = SOURCES.resolve("FilesProvider.java");

  @TempDir Path project;

  @BeforeEach
  void project() throws IOException {
    new NewProvider("files", "com.example", "com.example.files", "example.com/example")
        .create(project);
  }

  @Test
  void aRecordItsMethodsAndATestAreWritten() throws IOException {
    var added = new NewResource("access_rule").add(project);
    assertThat(added.created())
        .containsExactly(
            project.resolve(SOURCES).resolve("AccessRule.java"),
            project.resolve(SOURCES).resolve("AccessRuleResource.java"),
            project.resolve("src/test/java/com/example/files/AccessRuleTests.java"));
    assertThat(project.resolve(SOURCES).resolve("AccessRuleResource.java"))
        .content()
        .contains("implements AccessRuleModel.Resource<FilesClient>")
        .doesNotContain("${");
  }

  @Test
  void theProviderListsIt() throws IOException {
    var added = new NewResource("access_rule").add(project);
    assertThat(added.isListed()).isTrue();
    assertThat(project.resolve(PROVIDER))
        .content()
        .contains("List.of(new AccessRuleResource(), new ItemResource(), new ItemsDataSource())");
  }

  @Test
  void aListThatIsNotWrittenInOneExpressionIsLeftToTheAuthor() throws IOException {
    var text =
        Files.readString(project.resolve(PROVIDER)).replace("return List.of(", "return all(");
    Files.writeString(project.resolve(PROVIDER), text);
    var added = new NewResource("access_rule").add(project);
    assertThat(added.isListed()).isFalse();
    assertThat(added.part()).isEqualTo("new AccessRuleResource()");
    assertThat(project.resolve(PROVIDER)).content().isEqualTo(text);
  }

  @Test
  void aResourceThatExistsIsNotOverwritten() throws IOException {
    var file = project.resolve(SOURCES).resolve("Item.java");
    var text = Files.readString(file);
    assertThatThrownBy(() -> new NewResource("item").add(project))
        .isInstanceOf(IOException.class)
        .hasMessage(file + " exists already. Choose another name for the resource.");
    assertThat(file).content().isEqualTo(text);
  }

  @Test
  void aDirectoryWithoutAProviderIsNamed() throws IOException {
    Files.delete(project.resolve(PROVIDER));
    assertThatThrownBy(() -> new NewResource("rule").add(project))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("contains 0 classes that implement Provider<CONFIG, CLIENT>");
    assertThatThrownBy(() -> new NewResource("rule").add(project.resolve("demo")))
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith("Run the command in the directory of a provider.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"provider", "part", "string", "optional", "core", "object", "files_client"})
  void aNameThatHidesAClassIsRejected(String name) {
    assertThatThrownBy(() -> new NewResource(name).add(project))
        .isInstanceOf(InvalidNameException.class)
        .hasMessageContaining("because the code uses another class");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Rule", "access-rule", "rule_", "1rule"})
  void aNameThatCannotBeUsedIsRejected(String name) {
    assertThatThrownBy(() -> new NewResource(name))
        .isInstanceOf(InvalidNameException.class)
        .hasMessageContaining("lower-case words with underscores");
  }
}
