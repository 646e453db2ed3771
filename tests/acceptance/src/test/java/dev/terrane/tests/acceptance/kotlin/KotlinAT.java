package dev.terrane.tests.acceptance.kotlin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.RunningProviders;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// A provider that is written in Kotlin, as its own build packs it. It stays running: a start for
/// each command would take longer than all the rest.
@ExtendWith(RunningProviders.Injected.class)
class KotlinAT {
  private static final String APP = "properties_file.app";
  private static final Path EXAMPLE =
      Path.of(System.getProperty("terrane.root", ""), "examples", "kotlin");

  private final Workspace workspace;

  KotlinAT(RunningProviders providers, @TempDir Path scratch) throws IOException {
    var provider =
        new ProviderPackage(
            "terrane.dev/examples/properties", "0.1.0", EXAMPLE.resolve("target/provider"));
    workspace = providers.attach(Cli.find(), scratch, provider, Protocol.V6);
    workspace.write("main.tf", Files.readString(EXAMPLE.resolve("demo/main.tf")));
    workspace.write(
        "provider.tf",
        "provider \"properties\" {\n  root = \"%s\"\n}\n".formatted(workspace.file("")));
    workspace.init();
  }

  @Test
  void livesItsWholeLife() throws IOException {
    var file = workspace.file("app.properties");
    var digest = workspace.plan().after(APP, "digest").text();
    assertThat(digest).as("known before the apply").matches("[0-9a-f]{64}");
    workspace.apply("plan.bin");
    assertThat(file).hasContent("colour=gr\\u00FCn\ngreeting=hello\n");
    assertThat(workspace.state().values(APP).at("digest").text()).isEqualTo(digest);
    assertThat(workspace.plan().hasChanges()).isFalse();

    Files.writeString(file, "greeting=changed by hand\n");
    assertThat(workspace.plan().actions(APP)).containsExactly("update");
    workspace.apply("plan.bin");
    assertThat(workspace.plan().hasChanges()).isFalse();

    workspace.destroy();
    assertThat(file).doesNotExist();
  }

  @Test
  void aFileThatIsThereIsRefusedAtItsPathAndCanBeImported() {
    workspace.write("app.properties", "colour = gr\\u00fcn\ngreeting = hello\n");
    assertThat(workspace.applyFails())
        .singleElement()
        .returns("File exists already", Finding::summary)
        .returns("path = \"app.properties\"", Finding::code);
    workspace.run("import", "-no-color", APP, "app.properties").succeeded();
    assertThat(workspace.plan().actions(APP)).containsExactly("no-op");
  }
}
