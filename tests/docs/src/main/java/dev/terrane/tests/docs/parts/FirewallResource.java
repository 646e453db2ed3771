package dev.terrane.tests.docs.parts;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.docs.parts.FirewallModel.Config;
import dev.terrane.tests.docs.parts.FirewallModel.Id;
import dev.terrane.tests.docs.parts.FirewallModel.Input;
import dev.terrane.tests.docs.parts.FirewallModel.Plan;
import dev.terrane.tests.docs.parts.FirewallModel.RuleConfig;
import dev.terrane.tests.docs.parts.FirewallModel.Stored;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

final class FirewallResource
    implements FirewallModel.Resource<Cloud>,
        FirewallModel.Validating,
        FirewallModel.Planning<Cloud>,
        FirewallModel.Locating<Cloud> {
  @Override
  public Firewall create(ApplyCall<Cloud> call, Input in) throws InterruptedException {
    return put(call, call.client().newId(), in);
  }

  @Override
  public Firewall update(ApplyCall<Cloud> call, Stored before, Input in)
      throws InterruptedException {
    return put(call, before.id(), in);
  }

  private static Firewall put(ApplyCall<Cloud> call, String id, Input in)
      throws InterruptedException {
    var cloud = call.client();
    try (var _ = call.lock("zone " + in.zone())) {
      var firewall = in.toState(id, cloud.price(in.rule().size()));
      cloud.put(firewall);
      return firewall;
    }
  }

  @Override
  public Optional<Firewall> find(Call<Cloud> call, Id id) {
    return call.client().firewall(id.id());
  }

  @Override
  public void delete(Call<Cloud> call, Stored last) {
    call.client().remove(last.id());
  }

  @Override
  public void validate(Config config, Findings findings) {
    if (config.rule() instanceof Value.Known<Set<RuleConfig>>(var rules)
        && rules.stream().anyMatch(FirewallResource::isInvalid)) {
      findings.error(
          FirewallModel.RULE,
          "Invalid port range",
          "The first port must not be greater than the last port.");
    }
  }

  private static boolean isInvalid(RuleConfig rule) {
    return rule.from() instanceof Value.Known<Integer>(var from)
        && rule.to() instanceof Value.Known<Integer>(var to)
        && to < from;
  }

  @Override
  public Plan plan(PlanCall<Cloud> call, Config config, @Nullable Stored before, Plan proposed) {
    if (call.client().isEmpty()) {
      return proposed;
    }
    var cloud = call.client().get();
    if (before != null
        && before.zone() != null
        && proposed.zone() instanceof Value.Known<String>(var zone)
        && !cloud.canMove(before.zone(), zone)) {
      call.replace(FirewallModel.ZONE);
    }
    return proposed.withPrice(proposed.rule().map(rules -> cloud.price(rules.size())));
  }

  @Override
  public Optional<Id> locate(Call<Cloud> call, String importId) {
    return call.client().named(importId).map(one -> new Id(one.id()));
  }
}
