package dev.terrane.tests.records.depot;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Serves crates, tickets and functions.
public final class DepotProvider implements Provider<DepotConfig, Depot> {
  @Override
  public Depot connect(Connecting call, DepotConfig config) {
    return new Depot(Path.of(config.root()), config.region());
  }

  @Override
  public List<? extends Part<? super Depot>> parts() {
    var parts = new ArrayList<Part<? super Depot>>();
    parts.add(new CrateResource());
    parts.add(new TicketResource());
    parts.add(new LabelResource());
    parts.addAll(MarksFunctions.all());
    return parts;
  }
}
