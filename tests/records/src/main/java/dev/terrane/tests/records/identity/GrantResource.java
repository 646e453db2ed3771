package dev.terrane.tests.records.identity;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.tests.records.identity.GrantModel.Id;
import dev.terrane.tests.records.identity.GrantModel.Input;
import dev.terrane.tests.records.identity.GrantModel.Stored;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads by role and schemas, and imports by the id "role/database/schema". */
final class GrantResource
    implements GrantModel.Resource<List<Grant>>, GrantModel.Importing<List<Grant>> {
  @Override
  public Grant create(ApplyCall<List<Grant>> call, Input in) {
    call.client().add(in.toState());
    return in.toState();
  }

  @Override
  public Grant update(ApplyCall<List<Grant>> call, Stored before, Input in) {
    remove(call, before);
    return create(call, in);
  }

  @Override
  public Optional<Grant> find(Call<List<Grant>> call, Id id) {
    var all = call.client().stream().filter(grant -> grant.role().equals(id.role())).toList();
    if (all.size() > 1) {
      throw new Failure("Ambiguous role", id.role() + " has several grants.");
    }
    return all.stream().findFirst();
  }

  @Override
  public Optional<Grant> read(Call<List<Grant>> call, Stored last) {
    return call.client().stream()
        .filter(grant -> isSame(grant, last.role(), last.schemas()))
        .findFirst();
  }

  @Override
  public Optional<Stored> importState(Call<List<Grant>> call, String importId) {
    var parts = importId.split("/", 3);
    var schema = new Grant.InDatabase(parts[1], parts[2]);
    return Optional.of(new Stored(parts[0], Set.of(schema), null));
  }

  @Override
  public void delete(Call<List<Grant>> call, Stored last) {
    remove(call, last);
  }

  private static void remove(Call<List<Grant>> call, Stored last) {
    call.client().removeIf(grant -> isSame(grant, last.role(), last.schemas()));
  }

  private static boolean isSame(Grant grant, String role, @Nullable Set<Grant.InDatabase> schemas) {
    return grant.role().equals(role) && grant.schemas().equals(schemas);
  }
}
