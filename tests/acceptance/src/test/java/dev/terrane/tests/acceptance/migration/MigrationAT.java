package dev.terrane.tests.acceptance.migration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.broker.BrokerProviderType;
import dev.terrane.tests.records.broker.TopicProviderType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// A provider that replaces one in Go takes over its states without a change.
@ParameterizedClass
@EnumSource
class MigrationAT {
  private static final String TOPIC = "broker_topic.a";
  private static final String QUOTA = "broker_quota.a";

  private final Protocol protocol;
  @TempDir Path scratch;

  MigrationAT(Protocol protocol) {
    this.protocol = protocol;
  }

  private Workspace workspace(String name, ProviderPackage provider) throws IOException {
    var remote = Files.createDirectories(scratch.resolve("remote"));
    var place = Files.createDirectories(scratch.resolve(name));
    var workspace = Workspace.installed(Cli.find(), place, provider);
    workspace.write("versions.tf", provider.requirement());
    workspace.write("provider.tf", "provider \"broker\" {\n  root = \"%s\"\n}\n".formatted(remote));
    workspace.init();
    return workspace;
  }

  /// Applies a configuration with the former provider, and gives its state to ours.
  private Workspace takenOver(String library, String config)
      throws IOException, InterruptedException {
    var former = workspace("go", GoProviders.build(library));
    former.write("main.tf", config);
    former.apply();
    assertThat(former.plan().hasChanges()).isFalse();

    var place = Files.createDirectories(scratch.resolve("package"));
    var type = protocol == Protocol.V5 ? TopicProviderType.class : BrokerProviderType.class;
    var provider = LaunchedProvider.WARM.write(place, "broker", type);
    var ours = workspace("java", provider).with(protocol).keepingWarm();
    ours.write("main.tf", config);
    handOver(former, ours);
    return ours;
  }

  private static void handOver(Workspace from, Workspace to) throws IOException {
    Files.copy(
        from.file("terraform.tfstate"),
        to.file("terraform.tfstate"),
        StandardCopyOption.REPLACE_EXISTING);
  }

  private static String topic(int partitions, String rest) {
    return """
    resource "broker_topic" "a" {
      name       = "a"
      partitions = %d
      owner      = "Alice"
    %s}
    """
        .formatted(partitions, rest);
  }

  private static final String ALL_OF_A_TOPIC =
      """
        cleanup = "Compact"
        policy  = "{ \\"read\\": [\\"b\\"], \\"admin\\": true }"
        tags    = { team = "x" }
        listener {
          host = "h1"
        }
        listener {
          host = "h2"
          port = 1
        }
        timeouts {
          create = "5m"
        }
      """;

  @Test
  void aStateOfHelperSchemaIsTakenOverWithoutAChange() throws Exception {
    var ours = takenOver("sdk", topic(3, ALL_OF_A_TOPIC));
    assertThat(ours.plan("-refresh=false").hasChanges()).isFalse();
    assertThat(ours.plan().hasChanges()).isFalse();

    ours.write("main.tf", topic(4, ALL_OF_A_TOPIC));
    assertThat(ours.plan().actions(TOPIC)).containsExactly("update");
    ours.apply("plan.bin");
    assertThat(ours.plan().hasChanges()).isFalse();
    ours.write("main.tf", topic(2, ALL_OF_A_TOPIC));
    assertThat(ours.plan().actions(TOPIC)).containsExactly("delete", "create");
    ours.apply("plan.bin");
    ours.destroy();
    assertThat(scratch.resolve("remote")).isEmptyDirectory();
  }

  @Test
  void emptyValuesOfHelperSchemaAreNoChange() throws Exception {
    var ours = takenOver("sdk", topic(1, ""));
    // The state contains "" for the policy, until a refresh.
    assertThat(ours.plan().hasChanges()).isFalse();
  }

  @Test
  void aStateOfTheFrameworkIsTakenOverWithItsPrivateState() throws Exception {
    assumeTrue(protocol == Protocol.V6, "protocol 5 has no defaults in nested attributes");
    var config =
        """
        resource "broker_quota" "a" {
          user   = "u"
          limits = { produce = %d }
          topics = ["b", "a"]
        }
        """;
    var ours = takenOver("framework", config.formatted(5));
    assertThat(ours.plan("-refresh=false").hasChanges()).isFalse();
    assertThat(ours.plan().hasChanges()).isFalse();

    ours.write("main.tf", config.formatted(6));
    assertThat(ours.plan().actions(QUOTA)).containsExactly("update");
    ours.apply("plan.bin");
    assertThat(scratch.resolve("remote/quota-u.json")).content().contains("first", "\"produce\":6");
    ours.destroy();
  }

  @Test
  void theFormerProviderCanBeUsedAgain() throws Exception {
    var config = topic(3, ALL_OF_A_TOPIC);
    var ours = takenOver("sdk", config);
    ours.apply();
    ours.write("main.tf", topic(4, ALL_OF_A_TOPIC));
    ours.apply();

    var former = workspace("again", GoProviders.build("sdk"));
    former.write("main.tf", topic(4, ALL_OF_A_TOPIC));
    handOver(ours, former);
    assertThat(former.plan().hasChanges()).isFalse();
  }
}
