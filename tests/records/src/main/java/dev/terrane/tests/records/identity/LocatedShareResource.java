package dev.terrane.tests.records.identity;

import dev.terrane.provider.Call;
import dev.terrane.tests.records.identity.ShareModel.Id;
import java.util.Map;
import java.util.Optional;

/** The same, imported by the name alone. */
final class LocatedShareResource extends ShareResource
    implements ShareModel.Locating<Map<String, Share>> {
  @Override
  public Optional<Id> locate(Call<Map<String, Share>> call, String importId) {
    return call.client().values().stream()
        .filter(share -> share.name().equals(importId))
        .map(share -> new Id(share.server(), share.name(), null, null, null, null))
        .findFirst();
  }
}
