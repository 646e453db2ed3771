package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Delta;
import dev.terrane.tests.records.rows.RuledModel.Id;
import dev.terrane.tests.records.rows.RuledModel.Input;
import dev.terrane.tests.records.rows.RuledModel.LoginInput;
import dev.terrane.tests.records.rows.RuledModel.RuleInput;
import dev.terrane.tests.records.rows.RuledModel.Stored;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Chooses priorities, and writes down whose password is set. */
final class RuledResource implements RuledModel.Resource<Memory<Ruled>> {
  @Override
  public Ruled create(ApplyCall<Memory<Ruled>> call, Input in) {
    in.login().stream()
        .filter(login -> login.password() != null)
        .forEach(login -> call.client().called(login.user() + " has " + login.password()));
    var observed = new Ruled(in.name(), ranked(in.rules()), known(in.login()));
    return call.client().put(in.name(), in.toStateFrom(observed));
  }

  private static Set<Ruled.Rule> ranked(Set<RuleInput> rules) {
    var ranked = new HashSet<Ruled.Rule>();
    rules.forEach(
        rule -> ranked.add(new Ruled.Rule(rule.port(), rule.cidrs(), rule.priority().orElse(100))));
    return ranked;
  }

  private static List<Ruled.Login> known(List<LoginInput> logins) {
    return logins.stream()
        .map(login -> new Ruled.Login(login.user(), null, "key of " + login.user()))
        .toList();
  }

  @Override
  public Ruled update(ApplyCall<Memory<Ruled>> call, Stored before, Input in) {
    var rules = Delta.between(before.rulesInput(), in.rules());
    call.client().called("+" + rules.added().size() + " -" + rules.removed().size());
    return create(call, in);
  }

  @Override
  public Optional<Ruled> find(Call<Memory<Ruled>> call, Id id) {
    return call.client().get(id.name());
  }

  @Override
  public void delete(Call<Memory<Ruled>> call, Stored last) {
    call.client().remove(last.name());
  }
}
