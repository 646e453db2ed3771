package dev.terrane.tests.records.broker;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.broker.Broker.StoredQuota;
import dev.terrane.tests.records.broker.QuotaModel.Id;
import dev.terrane.tests.records.broker.QuotaModel.Input;
import dev.terrane.tests.records.broker.QuotaModel.Stored;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Keeps quotas where the provider on the Go framework keeps them. */
final class QuotaResource implements QuotaModel.Resource<Broker> {
  @Override
  public Quota create(ApplyCall<Broker> call, Input in) throws IOException {
    call.privateState().put("revision", "\"first\"");
    return put(call, in, "quota-" + in.user());
  }

  @Override
  public Quota update(ApplyCall<Broker> call, Stored before, Input in) throws IOException {
    return put(call, in, before.toState().id());
  }

  private static Quota put(ApplyCall<Broker> call, Input in, String id) throws IOException {
    var quota = in.toState(id);
    var topics = quota.topics() == null ? null : List.copyOf(quota.topics());
    var revision = call.privateState().get("revision").orElse(null);
    var stored =
        new StoredQuota(
            id, quota.limits().produce(), quota.limits().consume(), topics, quota.note(), revision);
    call.client().put("quota", quota.user(), stored);
    return quota;
  }

  @Override
  public Optional<Quota> find(Call<Broker> call, Id id) throws IOException {
    return call.client()
        .get("quota", id.user(), StoredQuota.class)
        .map(stored ->
            new Quota(
                stored.id(),
                id.user(),
                new Quota.Limits(stored.produce(), stored.consume()),
                stored.topics() == null ? null : Set.copyOf(stored.topics()),
                stored.note()));
  }

  @Override
  public void delete(Call<Broker> call, Stored last) throws IOException {
    call.client().delete("quota", last.user());
  }
}
