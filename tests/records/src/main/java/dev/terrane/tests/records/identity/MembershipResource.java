package dev.terrane.tests.records.identity;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.identity.MembershipModel.Id;
import dev.terrane.tests.records.identity.MembershipModel.Input;
import dev.terrane.tests.records.identity.MembershipModel.Stored;
import java.util.List;
import java.util.Optional;

/** Keeps memberships by all of their identity. */
final class MembershipResource implements MembershipModel.Resource<List<Membership>> {
  @Override
  public Membership create(ApplyCall<List<Membership>> call, Input in) {
    var created = in.toState(in.users().size());
    call.client().add(created);
    return created;
  }

  @Override
  public Optional<Membership> find(Call<List<Membership>> call, Id id) {
    return call.client().stream().filter(one -> isSame(one, id)).findFirst();
  }

  @Override
  public void delete(Call<List<Membership>> call, Stored last) {
    call.client().removeIf(one -> isSame(one, new Id(last.team(), last.users(), last.shifts())));
  }

  private static boolean isSame(Membership one, Id id) {
    return new Id(one.team(), one.users(), one.shifts()).equals(id);
  }
}
