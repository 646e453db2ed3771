package dev.terrane.tests.docs.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ephemeral.CloseEphemeralResource;
import dev.terrane.engine.ephemeral.OpenEphemeralResource;
import dev.terrane.engine.ephemeral.RenewEphemeralResource;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PartsTests {
  private static final String WEB =
      "{name = \"web\", zone = \"eu-1\", rule = [{from = 80}, {from = 443}],"
          + " logging = {bucket = \"seen\"}}";

  private static TestCore core(String endpoint) {
    return TestCore.of(new CloudProviderType())
        .configure("{endpoint = \"https://" + endpoint + "\", token = \"right\"}");
  }

  private static TestInstance firewall(String endpoint) {
    return core(endpoint).resource("cloud_firewall");
  }

  @Test
  void aFirewallIsMadeWithItsBlocks() {
    var firewall = firewall("made");
    assertThat(firewall.apply(WEB).all()).isEmpty();
    assertThat(firewall.state())
        .isEqualTo(
            firewall.value(
                "{id = \"fw-1\", name = \"web\", zone = \"eu-1\", price = 12,"
                    + " rule = [{protocol = \"tcp\", from = 80}, {protocol = \"tcp\", from = 443}],"
                    + " logging = {bucket = \"seen\", days = 30}}"));
    assertThat(firewall.destroy().all()).isEmpty();
  }

  @Test
  void thePlanKnowsThePrice() {
    assertThat(firewall("planned").plan(WEB).toString()).contains("price").contains("12");
  }

  @Test
  void aZoneIsChangedInPlaceUnlessAnOceanLiesBetween() {
    var firewall = firewall("moved");
    firewall.apply(WEB);
    assertThat(firewall.plan(WEB.replace("eu-1", "eu-2")).action()).isEqualTo(Action.UPDATE);
    assertThat(firewall.plan(WEB.replace("eu-1", "us-1")).action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void portsThatRunBackwardsAreReportedAtTheRules() {
    var finding = firewall("told").validate(WEB.replace("from = 443", "from = 9, to = 7")).only();
    assertThat(finding.path()).hasToString("rule");
    assertThat(finding.isError()).isTrue();
  }

  @Test
  void aPortThatIsNoneIsReported() {
    assertThat(firewall("checked").validate(WEB.replace("443", "70000")).ok()).isFalse();
  }

  @Test
  void aFirewallIsImportedByItsName() {
    firewall("imported").apply(WEB);
    var other = firewall("imported");
    assertThat(other.importId("web").all()).isEmpty();
    assertThat(other.plan(WEB).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aTokenIsOpenedRenewedAndClosed() {
    var core = core("leased");
    var session = core.start();
    core.configure(session);
    var type = TokenModel.ephemeralResource().schema().type();
    var config =
        CtyValue.object(
            Map.of("role", CtyValue.string("deploy"), "value", CtyValue.nullOf(CtyType.STRING)));
    var request =
        new OpenEphemeralResource.Request(
            "cloud_token", DynamicValue.of(config, type), ClientCapabilities.NONE);
    var opened = new OpenEphemeralResource(session).run(request);
    assertThat(opened.diagnostics()).isEmpty();
    assertThat(opened.result().decode(type).toString()).contains("secret of deploy");
    assertThat(leases()).isEqualTo(1);

    var kept = opened.privateData();
    var renewing = new RenewEphemeralResource.Request("cloud_token", kept);
    var renewed = new RenewEphemeralResource(session).run(renewing);
    assertThat(renewed.renewAt()).isPresent();
    var closing = new CloseEphemeralResource.Request("cloud_token", kept);
    assertThat(new CloseEphemeralResource(session).run(closing).diagnostics()).isEmpty();
    assertThat(leases()).isZero();
  }

  private static int leases() {
    return Cloud.at("https://leased", "right").orElseThrow().leases();
  }

  @Test
  void theResourceIsADataSourceToo() {
    firewall("read").apply(WEB);
    assertThat(core("read").data("cloud_firewall", "{id = \"fw-1\"}").toString()).contains("seen");
  }

  @Test
  void theFirewallsOfAZoneAreListed() {
    var core = core("listed");
    for (var name : List.of("mail", "web")) {
      core.resource("cloud_firewall").apply(WEB.replace("web", name));
    }
    core.resource("cloud_firewall").apply(WEB.replace("web", "far").replace("eu-1", "us-1"));
    var filter = FirewallFilterModel.listResource().schema();
    var config = CtyValue.object(filter.type(), List.of(CtyValue.string("eu-1")));
    var found = core.listResource("cloud_firewall").list(config, true, 100);
    assertThat(found.findings().all()).isEmpty();
    assertThat(found.objects())
        .extracting(ListResourceCalls.Found::displayName)
        .containsExactly("mail", "web");
  }

  @Test
  void zonesAreRead() {
    var found = core("zones").data("cloud_zones", "{continent = \"america\"}");
    assertThat(found.toString()).contains("us-1").doesNotContain("eu-1");
  }

  @Test
  void aTokenThatIsRefusedIsReportedAtTheToken() {
    var core = TestCore.of(new CloudProviderType()).inEnvironment(Map.of("CLOUD_TOKEN", "wrong"));
    assertThat(core.configure(core.start()).only().path()).hasToString("token");
  }

  @Test
  void anActionIsInvoked() {
    var core = core("restarted");
    core.resource("cloud_firewall").apply(WEB);
    var action = core.action("cloud_restart");
    var config =
        CtyValue.object(
            Map.of(
                "firewall", CtyValue.string("fw-1"),
                "rounds", CtyValue.number(2),
                "pin", CtyValue.nullOf(CtyType.STRING),
                "timeouts", CtyValue.nullOf(CtyType.object(Map.of("invoke", CtyType.STRING)))));
    var result = action.invoke(config);
    assertThat(result.findings().all()).isEmpty();
    assertThat(result.progress()).containsExactly("restart 1 of 2", "restart 2 of 2");
    assertThat(action.plan(config.with("firewall", CtyValue.string("fw-9"))).only().path())
        .hasToString("firewall");
  }

  @Test
  void aFunctionIsCalled() {
    var sent = List.of(DynamicValue.of(CtyValue.string("https"), CtyType.STRING));
    var request = new CallFunction.Request("port", sent);
    var response = new CallFunction(core("called").start()).run(request);
    assertThat(response.error()).isEmpty();
    assertThat(response.result().decode(CtyType.NUMBER)).isEqualTo(CtyValue.number(443));
  }
}
