package dev.terrane.tests.records.pet;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.pet.StampModel.Input;
import dev.terrane.tests.records.pet.StampModel.Stored;
import java.util.Optional;

/// Makes stamps, and drops those that are used up.
final class StampResource implements StampModel.StateOnly<Words> {
  private boolean usedUp;

  void useUp() {
    usedUp = true;
  }

  @Override
  public Stamp create(ApplyCall<Words> call, Input in) {
    return in.toState(call.client().draw(1));
  }

  @Override
  public Optional<Stamp> read(Call<Words> call, Stored last) throws Exception {
    return usedUp ? Optional.empty() : StampModel.StateOnly.super.read(call, last);
  }
}
