package dev.terrane.engine.ephemeral;

import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.HandleEphemeralResource;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;

/// An ephemeral resource that keeps its client and what was called. Open, so that a test overrides
/// what it is about.
class Token implements HandleEphemeralResource<String>, Closing<String> {
  static final Attribute<String> ROLE =
      Attribute.string("role").required().check(Check.length(1, 8));
  static final Attribute<String> ZONE = Attribute.string("zone").defaultTo("any");
  static final Attribute<String> VALUE = Attribute.string("value").computed().sensitive();

  final List<String> called = new ArrayList<>();
  private final Schema schema;

  Token() {
    this(Schema.ephemeralResource(ROLE, ZONE, VALUE));
  }

  Token(Schema schema) {
    this.schema = schema;
  }

  @Override
  public final String name() {
    return "token";
  }

  @Override
  public final Schema schema() {
    return schema;
  }

  @Override
  public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
    return opened(call, in);
  }

  final Opened<ObjectView> opened(Call<String> call, ObjectView in) {
    called.add("open " + in.get(ROLE));
    return Opened.of(in.with(VALUE, "hunter22")).keep("lease", "lease-7");
  }

  @Override
  public void close(Call<String> call) throws Exception {
    called.add("close " + call.privateState().get("lease").orElse("nothing"));
  }
}
