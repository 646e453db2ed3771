package dev.terrane.engine.action;

import static dev.terrane.engine.action.Reboot.MODE;
import static dev.terrane.engine.action.Reboot.SERVER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Deferred.Reason;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The validation and the plan of an invocation.
class PlanTests {
  private static final String WEB = "{server = \"web\"}";
  private static final ClientCapabilities DEFERRING =
      new ClientCapabilities(true, true, true, true);

  private static Diagnostic onlyFinding(PlanAction.Response response) {
    assertThat(response.diagnostics()).hasSize(1);
    assertThat(response.deferral()).isEmpty();
    return response.diagnostics().getFirst();
  }

  @Test
  void itReceivesTheConfigurationWithDefaultsAndTheClient() {
    var reboot =
        Reboot.checking((call, config) -> {
          assertThat(config.get(SERVER)).isInstanceOf(Value.Unknown.class);
          call.warn(MODE, "Mode", config.get(MODE) + " " + call.client());
        });
    var finding = onlyFinding(Actions.of(reboot).plan("{server = ?}"));
    assertThat(finding.path()).hasToString("mode");
    assertThat(finding.detail()).contains("soft").contains("here");
  }

  @Test
  void withoutAClientItIsPlannedToo() {
    var reboot = Reboot.checking((call, _) -> assertThat(call.client()).isEmpty());
    var actions = Actions.of(reboot, reboot.schema(), "{endpoint = ?}");
    assertThat(actions.plan(WEB).diagnostics()).isEmpty();
    assertThat(reboot.called).containsExactly("plan");
  }

  @Test
  void anErrorHasItsPathAndIsMasked() {
    var reboot =
        Reboot.checking((call, _) -> call.error(SERVER, "No such server", "not with hunter22"));
    var error = onlyFinding(Actions.of(reboot).plan("{server = \"web\", token = \"hunter22\"}"));
    assertThat(error.path()).hasToString("server");
    assertThat(error.detail()).isEqualTo("not with (sensitive value)");
  }

  @Test
  void anExceptionIsADiagnostic() {
    var reboot =
        Reboot.checking((_, _) -> {
          throw new IOException("refused");
        });
    assertThat(onlyFinding(Actions.of(reboot).plan(WEB)).summary())
        .isEqualTo("Failed: plan of action t_reboot");
  }

  @Test
  void anActionThatPlansNothingHasNoFindings() {
    final class Plain implements HandleAction<String> {
      @Override
      public String name() {
        return "reboot";
      }

      @Override
      public Schema schema() {
        return Reboot.SCHEMA;
      }

      @Override
      public void invoke(ActionCall<String> call, ObjectView in) {}
    }
    var response = Actions.of(new Plain(), Reboot.SCHEMA, "{}").plan("{server = ?}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.deferral()).isEmpty();
  }

  @Test
  void anUnknownProviderConfigurationDefersWhereTerraformAllowsIt() {
    var reboot =
        Reboot.checking((_, _) -> {
          throw Deferred.because(Reason.PROVIDER_CONFIG_UNKNOWN);
        });
    var actions = Actions.of(reboot);
    var deferred = actions.plan(WEB, DEFERRING);
    assertThat(deferred.deferral()).contains(Reason.PROVIDER_CONFIG_UNKNOWN);
    assertThat(deferred.diagnostics()).isEmpty();
    assertThat(onlyFinding(actions.plan(WEB)).summary())
        .isEqualTo("Deferral not allowed: plan of action t_reboot");
  }

  /// AC2.
  @Test
  void anotherReasonToDeferIsAnError() {
    var reboot =
        Reboot.checking((_, _) -> {
          throw Deferred.because(Reason.ABSENT_PREREQUISITE, "There is no server yet.");
        });
    assertThat(onlyFinding(Actions.of(reboot).plan(WEB, DEFERRING)).detail())
        .contains("There is no server yet.");
  }

  @Test
  void checksCombinationsAndTheAuthorLookAtTheConfiguration() {
    var zone = Attribute.string("zone").optional();
    var region = Attribute.string("region").optional().check(Combination.exactlyOneOf(zone));
    var schema = Schema.action(SERVER, region, zone);
    final class Careful implements HandleAction<String>, Validating<ValueView> {
      @Override
      public String name() {
        return "reboot";
      }

      @Override
      public Schema schema() {
        return schema;
      }

      @Override
      public void validate(ValueView config, Findings findings) {
        findings.error(zone, "Contradiction", "There is no such zone.");
      }

      @Override
      public void invoke(ActionCall<String> call, ObjectView in) {}
    }
    assertThat(Actions.of(new Careful(), schema, "{}").validate("{server = \"\"}"))
        .extracting(finding -> finding.path().toString())
        .containsExactlyInAnyOrder("server", "", "zone");
  }

  @Test
  void writeOnlyArgumentsAreAccepted() {
    assertThat(Actions.of(Reboot.checking((_, _) -> {})).validate("{server = ?, token = \"t\"}"))
        .isEmpty();
  }

  @Test
  void aDeprecatedOneWarns() {
    var reboot = Reboot.checking((_, _) -> {}).with(Reboot.SCHEMA.deprecated("Use t_restart."));
    assertThat(Actions.of(reboot).validate(WEB))
        .extracting(Diagnostic::summary, Diagnostic::detail)
        .containsExactly(tuple("Deprecated: action t_reboot", "Use t_restart."));
  }

  @Test
  void aSchemaOfAnotherKindIsADiagnostic() {
    var reboot = Reboot.checking((_, _) -> {}).with(Schema.dataSource(SERVER));
    assertThat(Actions.notConfigured(reboot).validate(WEB))
        .singleElement()
        .satisfies(error ->
            assertThat(error.detail())
                .contains("the schema was created for a data source; create it for an action"));
  }

  /// As Core calls it, which checks that the events end with one Completed event (AC4).
  @Test
  void coreValidatesPlansAndInvokes() {
    var reboot =
        Reboot.doing((call, in) -> {
          call.progress("rebooting " + in.get(SERVER));
          call.warn("Slow", "It took long.");
        });
    var action = Actions.of(reboot).core().action("t_reboot");
    var config = Notation.object(action.schema().members(), WEB);
    assertThat(action.plan(config).ok()).isTrue();
    var result = action.invoke(config);
    assertThat(result.progress()).containsExactly("rebooting web");
    assertThat(result.findings().only().summary()).isEqualTo("Slow");
    assertThat(reboot.called).isEqualTo(List.of("plan", "plan", "invoke"));
  }
}
