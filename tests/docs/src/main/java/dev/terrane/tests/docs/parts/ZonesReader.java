package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Call;
import dev.terrane.tests.docs.parts.ZonesModel.Input;

final class ZonesReader implements ZonesModel.Reader<Cloud> {
  @Override
  public Zones read(Call<Cloud> call, Input in) {
    call.meta(ModuleInfo.class).ifPresent(info -> call.log().info("module " + info.module()));
    return in.toState(
        call.client().zones().stream()
            .filter(zone -> in.continent() == null || in.continent().equals(zone.continent()))
            .toList());
  }
}
