package dev.terrane.tests.records.depot;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.tests.records.depot.LabelModel.Input;
import dev.terrane.tests.records.depot.LabelModel.Stored;
import java.util.UUID;

/// Makes labels, and takes over tickets.
final class LabelResource
    implements LabelModel.StateOnly<Depot>, LabelModel.Upgrading, LabelModel.Moving {
  @Override
  public Label create(ApplyCall<Depot> call, Input in) {
    return in.toState(UUID.randomUUID().toString());
  }

  @Override
  public Stored upgrade(FormerTicket prior) {
    return new Stored(prior.number(), prior.note());
  }

  @Override
  public Stored move(MoveCall call, FormerTicket source) {
    call.log().info("moving " + call.typeName() + " of " + call.providerAddress());
    return upgrade(source);
  }

  @Override
  public Stored move(MoveCall call, FormerData source) {
    return new Stored(source.id(), null);
  }
}
