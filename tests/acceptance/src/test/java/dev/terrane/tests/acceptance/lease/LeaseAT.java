package dev.terrane.tests.acceptance.lease;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.CliFeature;
import dev.terrane.tests.acceptance.harness.Finding;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.Workspace;
import dev.terrane.tests.records.lease.LeaseProviderType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Tokens that a write-only attribute consumes.
@ParameterizedClass
@EnumSource
class LeaseAT {
  private static final String ACCOUNT = "lease_account.a";
  private static final String SECRET = "secret-of-";

  private final Protocol protocol;
  @TempDir Path scratch;
  private Path remote;
  private Workspace workspace;

  LeaseAT(Protocol protocol) {
    this.protocol = protocol;
  }

  @BeforeEach
  void workspace() throws IOException {
    var cli = Cli.find();
    cli.assume(CliFeature.EPHEMERAL_RESOURCES);
    cli.assume(CliFeature.WRITE_ONLY);
    var provider = LaunchedProvider.WARM.write(scratch, "lease", LeaseProviderType.class);
    remote = Files.createDirectories(scratch.resolve("remote"));
    workspace =
        Workspace.installed(cli, scratch, provider)
            .with(protocol)
            .keepingWarm()
            .with("TF_LOG_PROVIDER", "TRACE");
    workspace.write("versions.tf", provider.requirement());
    workspace.write("provider.tf", "provider \"lease\" {\n  root = \"%s\"\n}\n".formatted(remote));
    workspace.init();
  }

  private void write(String token, int renewals) {
    workspace.write(
        "main.tf",
        """
        ephemeral "lease_token" "t" {
          %s
        }
        resource "lease_account" "a" {
          name             = "a"
          password         = ephemeral.lease_token.t.value
          password_version = 1
          renewals         = %d
        }
        """
            .formatted(token, renewals));
  }

  private List<String> calls() {
    try {
      return Files.readAllLines(remote.resolve("calls"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The tokens that were opened, renewed or closed, in order.
  private List<String> called(String what) {
    return calls().stream()
        .filter(line -> line.startsWith(what + " "))
        .map(line -> line.substring(what.length() + 1))
        .toList();
  }

  /// How often the last token was renewed.
  private long renewals() {
    return called("renew").stream().filter(called("open").getLast()::equals).count();
  }

  private void assertAllClosed() {
    assertThat(called("open")).isNotEmpty();
    assertThat(called("close")).containsExactlyInAnyOrderElementsOf(called("open"));
  }

  @Test
  void aTokenReachesAWriteOnlyAttributeAndNothingElse() throws IOException {
    write("role = \"admin\"", 0);
    var apply = workspace.run("apply", "-no-color", "-auto-approve").succeeded();
    // One for the plan, one for the apply.
    assertThat(called("open")).hasSize(2);
    assertAllClosed();
    assertThat(remote.resolve("a.account")).hasContent(SECRET + called("open").getLast());
    assertThat(apply.stderr()).contains("opened (sensitive value)", "closed (sensitive value)");
    assertThat(apply.stdout() + apply.stderr()).doesNotContain(SECRET);
    assertThat(Files.readString(workspace.file("terraform.tfstate"))).doesNotContain(SECRET);
    assertThat(workspace.plan().hasChanges()).isFalse();
    assertAllClosed();
  }

  @Test
  void aTokenIsRenewedWhileTerraformUsesIt() {
    write("role = \"admin\"\n  renew_after = 100", 3);
    var apply = workspace.run("apply", "-no-color", "-auto-approve").succeeded();
    assertThat(renewals()).isGreaterThanOrEqualTo(3);
    assertThat(apply.stderr()).contains("renewing (sensitive value)").doesNotContain(SECRET);
    assertAllClosed();
  }

  @Test
  void aTokenIsClosedAfterARenewalHasFailed() {
    write("role = \"admin\"\n  renew_after = 100\n  renewals = 1", 2);
    var apply = workspace.run("apply", "-no-color", "-auto-approve");
    assertThat(renewals()).isEqualTo(2);
    assertAllClosed();
    // OpenTofu stops the apply then, which may be before the account is created.
    var isCreated = Files.exists(remote.resolve("a.account"));
    assertThat(workspace.state().addresses()).isEqualTo(isCreated ? List.of(ACCOUNT) : List.of());
    assertThat(apply.stdout() + apply.stderr())
        .contains("no renewal is left for (sensitive value)")
        .doesNotContain(SECRET);
  }

  /// Terraform sends no Close then, so the provider closes it.
  @Test
  void aTokenIsClosedAfterItsConsumerHasFailed() throws IOException {
    write("role = \"admin\"", 0);
    var main = workspace.file("main.tf");
    Files.writeString(
        main, Files.readString(main).replace("name             = \"a\"", "name = \"refused\""));
    var apply = workspace.run("apply", "-no-color", "-auto-approve");
    assertThat(apply.exitCode()).isNotZero();
    assertThat(apply.stdout() + apply.stderr()).contains("no account has this name");
    assertAllClosed();
  }

  /// Terraform sends no Close then, so the provider closes it.
  @Test
  void aTokenIsClosedAfterCtrlC() {
    write("role = \"admin\"\n  renew_after = 100", -1);
    var apply = workspace.start("apply", "-no-color", "-auto-approve");
    apply.until("a renewal while creating", () -> isCalled("create") && isCalled("renew"));
    apply.interrupt();
    var output = apply.await();
    assertThat(output.exitCode()).isNotZero();
    assertThat(called("close"))
        .as(output.stdout() + output.stderr())
        .contains(called("open").getLast());
    assertAllClosed();
  }

  private boolean isCalled(String what) {
    return Files.exists(remote.resolve("calls")) && !called(what).isEmpty();
  }

  @Test
  void aTokenThatIsNotTheConfiguredOneIsRefusedAndClosed() {
    write("role = \"liar\"", 0);
    var findings = workspace.planFails();
    assertThat(findings)
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(error -> {
          assertThat(error.summary())
              .isEqualTo(
                  "ephemeral resource lease_token: open returned a value that Terraform rejects at"
                      + " role");
          assertThat(error.detail()).contains("(E3)", "thief");
          assertThat(error.code()).contains("role = \"liar\"");
        });
    assertAllClosed();
  }

  /// No released CLI allows deferrals without an experimental option.
  @Test
  void aDeferralThatIsNotAllowedNamesTheReason() {
    write("role = \"later\"", 0);
    assertThat(workspace.planFails())
        .filteredOn(Finding::isError)
        .singleElement()
        .satisfies(error -> {
          assertThat(error.summary())
              .isEqualTo("Deferral not allowed: open of ephemeral resource lease_token");
          assertThat(error.detail()).contains("There is no such role yet.");
        });
  }

  @Test
  void aConfigurationIsValidated() {
    write("role = \" \"\n  renew_after = 0", 0);
    assertThat(workspace.validate())
        .extracting(Finding::summary)
        .containsExactlyInAnyOrder("Invalid Attribute Value: role", "Cannot renew at once");
    assertThat(remote.resolve("calls")).doesNotExist();
  }

  @Test
  void anUnknownArgumentWaitsForTheApply() {
    workspace.write(
        "main.tf",
        """
        resource "terraform_data" "late" {
          input = "north"
        }
        ephemeral "lease_pass" "p" {
          gate = terraform_data.late.output
          timeouts {
            open = "30s"
          }
        }
        resource "lease_account" "a" {
          name             = "a"
          password         = ephemeral.lease_pass.p.code
          password_version = 1
        }
        """);
    workspace.plan();
    assertThat(remote.resolve("calls")).doesNotExist();
    workspace.apply();
    assertThat(remote.resolve("a.account")).hasContent(SECRET + called("open").getLast());
    assertAllClosed();
  }
}
