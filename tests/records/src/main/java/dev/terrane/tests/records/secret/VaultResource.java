package dev.terrane.tests.records.secret;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.secret.VaultModel.Id;
import dev.terrane.tests.records.secret.VaultModel.Input;
import dev.terrane.tests.records.secret.VaultModel.Stored;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keeps in its client what it has received. */
final class VaultResource implements VaultModel.Resource<Map<String, VaultResource.Received>> {
  private final Map<String, Vault> vaults = new ConcurrentHashMap<>();

  /**
   * What a create or an update has received.
   *
   * @param length the length of the master key
   * @param hasPin whether the number must be set
   * @param secrets whether there is a secret, for each key in order
   */
  record Received(int length, boolean hasPin, List<Boolean> secrets) {}

  @Override
  public Vault create(ApplyCall<Map<String, Received>> call, Input in) {
    var secrets =
        Stream.concat(in.keys().stream(), in.spares().values().stream())
            .map(key -> key.secret() != null)
            .toList();
    call.client().put(in.name(), new Received(length(in.master()), in.pin() != null, secrets));
    vaults.put(in.name(), in.toState());
    return in.toState();
  }

  private static int length(@Nullable String master) {
    return master == null ? 0 : master.length();
  }

  @Override
  public Vault update(ApplyCall<Map<String, Received>> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Vault> find(Call<Map<String, Received>> call, Id id) {
    return Optional.ofNullable(vaults.get(id.name()));
  }

  @Override
  public void delete(Call<Map<String, Received>> call, Stored last) {
    vaults.remove(last.name());
  }
}
