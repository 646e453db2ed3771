package dev.terrane.tests.records.machine;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/// Serves machines and their actions.
public final class MachineProvider implements Provider<MachineConfig, Machines> {
  @Override
  public Machines connect(Connecting call, MachineConfig config) {
    return new Machines(Path.of(config.root()));
  }

  @Override
  public List<? extends Part<? super Machines>> parts() {
    return List.of(new ServerResource(), new RebootInvoker(), new Bell());
  }
}
