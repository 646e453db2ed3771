package dev.terrane.tests.records.depot;

import dev.terrane.provider.ApplyCall;
import dev.terrane.tests.records.depot.TicketModel.Input;
import java.util.UUID;

/// Makes tickets.
final class TicketResource implements TicketModel.StateOnly<Depot> {
  @Override
  public Ticket create(ApplyCall<Depot> call, Input in) {
    return in.toState(UUID.randomUUID().toString());
  }
}
