package ${package};

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.junit.ProviderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The names of items as Terraform reads them. */
@ProviderTest(${prefix}ProviderType.class)
class ItemsTests {
  @TempDir Path directory;

  private List<String> names(Core core, String prefix) {
    return core.configured(in -> in.set(${prefix}ConfigModel.DIRECTORY, directory.toString()))
        .read(ItemsModel.dataSource(), in -> in.set(ItemsModel.PREFIX, prefix))
        .names();
  }

  @Test
  void namesAreInAlphabeticalOrder(Core core) throws IOException {
    Files.writeString(directory.resolve("b"), "");
    Files.writeString(directory.resolve("a"), "");
    assertThat(names(core, "")).containsExactly("a", "b");
  }

  @Test
  void namesBeginWithThePrefix(Core core) throws IOException {
    Files.writeString(directory.resolve("hello"), "");
    Files.writeString(directory.resolve("bye"), "");
    assertThat(names(core, "he")).containsExactly("hello");
  }

  @Test
  void aDirectoryThatDoesNotExistIsEmpty(Core core) {
    var absent = directory.resolve("absent").toString();
    var read =
        core.configured(in -> in.set(${prefix}ConfigModel.DIRECTORY, absent))
            .read(ItemsModel.dataSource(), in -> in);
    assertThat(read.names()).isEmpty();
  }
}
