package dev.terrane.tests.records.lease;

import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.HandleEphemeralResource;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.UUID;

/// Opens passes, by handles. A pass is not renewed.
final class PassOpener implements HandleEphemeralResource<Leases>, Closing<Leases> {
  private static final Attribute<String> GATE = Attribute.string("gate").required();
  private static final Attribute<String> CODE = Attribute.string("code").computed().sensitive();
  private static final Schema SCHEMA =
      Schema.ephemeralResource(GATE, CODE)
          .describedAs("A pass.")
          .timeouts(OperationTimeouts.block().with(Operation.OPEN, Duration.ofMinutes(1)));

  @Override
  public String name() {
    return "pass";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Opened<ObjectView> open(Call<Leases> call, ObjectView in) throws IOException {
    var id = UUID.randomUUID().toString();
    call.client().called("open", id);
    call.privateState().put("id", id);
    return Opened.of(in.with(CODE, TokenOpener.SECRET + id));
  }

  @Override
  public void close(Call<Leases> call) throws IOException {
    call.client().called("close", call.privateState().get("id").orElseThrow());
  }
}
