package dev.terrane.tests.acceptance.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.shapes.ShapesProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShapesAT {
  private static final String ATTRIBUTES = "shapes_attributes.x";

  @TempDir Path scratch;

  private Workspace workspace(Class<?> providerType, Protocol protocol) {
    var provider = LaunchedProvider.WARM.write(scratch, "shapes", providerType);
    var workspace = Workspace.installed(Cli.find(), scratch, provider).with(protocol).keepingWarm();
    workspace.write("versions.tf", provider.requirement());
    workspace.init();
    return workspace;
  }

  private static void settles(Workspace workspace, String type, String body) {
    workspace.write(
        "main.tf", "resource \"%s\" \"x\" {\n  title = \"t\"\n%s\n}\n".formatted(type, body));
    workspace.apply();
    assertThat(workspace.plan().hasChanges()).isFalse();
  }

  private static String resource(String name) throws IOException {
    try (var text = ShapesAT.class.getResourceAsStream("/shapes/" + name + ".hcl")) {
      return new String(Objects.requireNonNull(text).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @EnumSource
  void blocksOfEachNestingSettleAfterEachChange(Protocol protocol) throws IOException {
    var workspace = workspace(ShapesProvider.Blocks.class, protocol);
    settles(workspace, "shapes_blocks", resource("first"));
    settles(workspace, "shapes_blocks", resource("second"));
    settles(workspace, "shapes_blocks", resource("first"));
    var one = workspace.state().values("shapes_blocks.x").at("many").elements().toList();
    assertThat(one).hasSize(1);
    assertThat(one.getFirst().at("note").text()).isEqualTo("plain");
    assertThat(one.getFirst().at("id").text()).isEqualTo("id of m1");
    workspace.destroy();
  }

  @Test
  void nestedAttributesOfEachNestingSettleAfterEachChange() {
    var workspace = workspace(ShapesProvider.Attributes.class, Protocol.V6);
    settles(
        workspace,
        "shapes_attributes",
        """
        one   = { name = "a" }
        many  = [{ name = "m1" }, { name = "m2", note = "own" }]
        bag   = [{ name = "s1" }, { name = "s2", note = "own" }]
        keyed = { k = { name = "k1" } }
        """);
    settles(
        workspace,
        "shapes_attributes",
        """
        many  = [{ name = "m1" }, { name = "m3" }]
        bag   = [{ name = "s2", note = "own" }, { name = "s3" }]
        keyed = { k = { name = "k2" }, l = { name = "l1" } }
        """);
    var bag = workspace.state().values(ATTRIBUTES).at("bag").elements().toList();
    assertThat(bag).map(item -> item.at("note").text()).containsExactlyInAnyOrder("own", "plain");
    settles(workspace, "shapes_attributes", "many = []");
    assertThat(workspace.state().values(ATTRIBUTES).at("bag").isNull()).isTrue();
  }

  @Test
  void whatProtocol5CannotSayIsRefusedWithTheReason() {
    var workspace = workspace(ShapesProvider.Attributes.class, Protocol.V5);
    workspace.write("main.tf", "resource \"shapes_attributes\" \"x\" {\n  title = \"t\"\n}\n");
    assertThat(workspace.run("plan", "-no-color").failed().prose())
        .contains("many.id in resource shapes_attributes", "protocol version 6");
  }
}
