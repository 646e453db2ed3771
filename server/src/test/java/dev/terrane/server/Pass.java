package dev.terrane.server;

import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.HandleEphemeralResource;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.time.Instant;

/** A pass through a gate, which is renewed once and reports its number when it is closed. */
final class Pass implements HandleEphemeralResource<String>, Renewing<String>, Closing<String> {
  static final Instant FIRST = Instant.parse("2030-01-01T00:00:00.123456789Z");

  static final Attribute<String> GATE = Attribute.string("gate").required();
  static final Attribute<String> CODE = Attribute.string("code").computed().sensitive();
  static final Schema SCHEMA = Schema.ephemeralResource(GATE, CODE);

  @Override
  public String name() {
    return "pass";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Opened<ObjectView> open(Call<String> call, ObjectView in) {
    return Opened.of(in.with(CODE, call.client() + " 1234")).renewAt(FIRST).keep("number", "7");
  }

  @Override
  public Renewed renew(Call<String> call) {
    return Renewed.renewAt(Instant.MAX).keep("number", "8");
  }

  @Override
  public void close(Call<String> call) {
    call.warn("Closed", call.privateState().get("number").orElse("nothing"));
  }
}
