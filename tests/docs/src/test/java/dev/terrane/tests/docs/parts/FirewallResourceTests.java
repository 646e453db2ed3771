package dev.terrane.tests.docs.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Value;
import dev.terrane.testkit.Calls;
import dev.terrane.tests.docs.parts.Firewall.Rule;
import dev.terrane.tests.docs.parts.FirewallModel.Config;
import dev.terrane.tests.docs.parts.FirewallModel.Input;
import dev.terrane.tests.docs.parts.FirewallModel.RuleConfig;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FirewallResourceTests {
  private final FirewallResource firewalls = new FirewallResource();
  private final Cloud cloud = new Cloud();

  @Test
  void eachRuleCosts() throws InterruptedException {
    var rules = Set.of(new Rule("tcp", 80, null), new Rule("tcp", 443, null));
    var made = firewalls.create(Calls.with(cloud), new Input("web", "eu-1", rules, null));
    assertThat(made.price()).isEqualTo(12);
    assertThat(cloud.named("web")).hasValue(made);
  }

  @Test
  void anInvalidPortRangeIsAnError() {
    var rule = new RuleConfig(Value.none(), Value.known(9), Value.known(7));
    var config =
        new Config(Value.known("web"), Value.unknown(), Value.known(Set.of(rule)), Value.none());
    var findings = Calls.findings();
    firewalls.validate(config, findings);
    assertThat(findings.errors()).hasSize(1);
  }
}
