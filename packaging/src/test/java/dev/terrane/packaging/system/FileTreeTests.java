package dev.terrane.packaging.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTreeTests {
  @TempDir Path scratch;

  private Path tree() throws IOException {
    var tree = scratch.resolve("tree");
    for (var folder = 0; folder < 20; folder++) {
      var inner = Files.createDirectories(tree.resolve("folder" + folder));
      for (var file = 0; file < 100; file++) {
        Files.createFile(inner.resolve("file" + file));
      }
    }
    return tree;
  }

  @Test
  void aFolderThatDoesNotExistIsDeletedAlready() {
    assertThatCode(() -> FileTree.delete(scratch.resolve("none"))).doesNotThrowAnyException();
  }

  @Test
  void filesThatDisappearDuringADeletionAreNoError() throws Exception {
    var tree = tree();
    Callable<Boolean> deletion =
        () -> {
          FileTree.delete(tree);
          return true;
        };
    try (var threads = Executors.newFixedThreadPool(2)) {
      for (var result : threads.invokeAll(List.of(deletion, deletion))) {
        assertThat(result.get()).isTrue();
      }
    }
    assertThat(tree).doesNotExist();
  }
}
