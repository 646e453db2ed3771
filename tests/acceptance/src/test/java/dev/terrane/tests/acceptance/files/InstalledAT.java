package dev.terrane.tests.acceptance.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// The demo's configuration with a provider that init finds in a mirror and each command starts.
@ParameterizedClass
@EnumSource
class InstalledAT {
  private final Workspace workspace;

  InstalledAT(Protocol protocol, @TempDir Path scratch) throws IOException {
    workspace = FilesExample.demo(scratch, protocol);
  }

  @Test
  void livesItsWholeLifeWhereTerraformRuns() {
    assertThat(workspace.plan().actions("files_note.hello")).containsExactly("create");
    workspace.apply("plan.bin");
    assertThat(workspace.file("hello.txt")).hasContent("Hello, world");
    assertThat(workspace.state().output("read").text()).isEqualTo("Hello, world\n");
    assertThat(workspace.state().output("names").texts()).containsExactly("hello.txt");
    assertThat(workspace.plan().hasChanges()).isFalse();
    workspace.destroy();
    assertThat(workspace.file("hello.txt")).doesNotExist();
  }

  @Test
  void theFileOfATraceHasTheCallsOfTheCommand() throws IOException {
    var file = workspace.file("spans.jsonl");
    workspace.with("TERRANE_TRACE", file.toString()).apply();
    assertThat(Files.readAllLines(file))
        .anySatisfy(line -> assertThat(line).contains("Provider/ApplyResourceChange"))
        .anySatisfy(line ->
            assertThat(line).contains("NoteResource.create", "parentSpanId", "service.name"));
  }

  @Test
  void withoutARootTheEnvironmentSaysWhereNotesLie() throws IOException {
    var elsewhere = Files.createDirectory(workspace.file("elsewhere"));
    var there = workspace.with("FILES_ROOT", elsewhere.toString());
    there.apply();
    assertThat(elsewhere.resolve("hello.txt")).exists();
    assertThat(workspace.file("hello.txt")).doesNotExist();

    workspace.write("provider.tf", "provider \"files\" {\n  root = \".\"\n}\n");
    assertThat(there.plan().actions("files_note.hello"))
        .as("what is written counts more")
        .containsExactly("create");
  }
}
