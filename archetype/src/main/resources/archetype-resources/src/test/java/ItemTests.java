package ${package};

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Diagnostic;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.core.ResourceInstance;
import dev.terrane.testkit.junit.Needs;
import dev.terrane.testkit.junit.ProviderTest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Items as Terraform creates, changes, imports and destroys them. */
@ProviderTest(${prefix}ProviderType.class)
class ItemTests {
  @TempDir Path directory;
  private ResourceInstance<ItemModel.Stored> item;

  @BeforeEach
  void item(Core core) {
    item =
        core.configured(in -> in.set(${prefix}ConfigModel.DIRECTORY, directory.toString()))
            .resource(ItemModel.resource());
  }

  private static Configuration hello(Configuration in) {
    return in.set(ItemModel.NAME, "hello").set(ItemModel.TEXT, "Hello, world");
  }

  @Test
  void anItemIsCreatedChangedImportedAndDestroyed() {
    item.apply(ItemTests::hello).importsById("hello");
    assertThat(directory.resolve("hello")).hasContent("Hello, world");
    item.apply(in -> hello(in).set(ItemModel.TEXT, "Hi"));
    assertThat(item.state().length()).isEqualTo(2);
    item.destroy();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  @Needs(CliFeature.RESOURCE_IDENTITY)
  void anItemIsImportedByItsIdentity() {
    item.apply(ItemTests::hello).importsByIdentity();
  }

  @Test
  void anotherNameIsAnotherItem() {
    item.apply(ItemTests::hello);
    var plan = item.plan(in -> hello(in).set(ItemModel.NAME, "bye"));
    assertThat(plan.action()).isEqualTo(Action.REPLACE);
    assertThat(plan.isReplacedBecauseOf(ItemModel.NAME)).isTrue();
  }

  @Test
  void theLengthOfAnUnknownTextIsUnknown() {
    var plan = item.plan(in -> hello(in).unknown(ItemModel.TEXT));
    assertThat(plan.isUnknown(ItemModel.LENGTH)).isTrue();
  }

  @Test
  void anItemThatExistsIsNotOverwritten() throws Exception {
    Files.writeString(directory.resolve("hello"), "mine");
    assertThat(item.applyFails(ItemTests::hello))
        .extracting(Diagnostic::summary)
        .containsExactly("Item exists");
    assertThat(directory.resolve("hello")).hasContent("mine");
  }

  @Test
  void aNameWithASpaceIsRejected() {
    assertThat(item.applyFails(in -> hello(in).set(ItemModel.NAME, "a b")))
        .extracting(finding -> finding.path().toString())
        .containsExactly("name");
  }
}
