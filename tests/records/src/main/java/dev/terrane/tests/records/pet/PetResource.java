package dev.terrane.tests.records.pet;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.pet.PetModel.Input;
import dev.terrane.tests.records.pet.PetModel.Stored;
import java.util.Map;
import java.util.Optional;

/// Draws names; its client draws words.
final class PetResource implements PetModel.StateOnly<Words>, PetModel.Importing<Words> {
  @Override
  public Pet create(ApplyCall<Words> call, Input in) {
    return in.toState(call.client().draw(in.words()), 1);
  }

  @Override
  public Optional<Stored> importState(Call<Words> call, String importId) {
    return Optional.of(Stored.of(new Pet(importId, 2, Map.of(), null, 1, Pet.shout(importId))));
  }
}
