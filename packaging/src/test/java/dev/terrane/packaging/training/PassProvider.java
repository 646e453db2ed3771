package dev.terrane.packaging.training;

import dev.terrane.provider.Call;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.HandleEphemeralResource;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.time.Instant;
import java.util.List;

/** A provider with the ephemeral resource {@code gate_pass} and the action {@code gate_open}. */
final class PassProvider implements ProviderType<ObjectView, String> {
  private static final Schema CONFIG = Schema.provider();

  @Override
  public String name() {
    return "gate";
  }

  @Override
  public Schema schema() {
    return CONFIG;
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(CONFIG);
  }

  @Override
  public Provider<ObjectView, String> provider() {
    return new Provider<>() {
      @Override
      public String connect(Connecting call, ObjectView config) {
        return "north";
      }

      @Override
      public List<? extends Part<? super String>> parts() {
        return List.of(new Pass(), new Open());
      }
    };
  }

  /** Opens a gate. */
  private static final class Open implements HandleAction<String> {
    private static final Attribute<String> GATE = Attribute.string("gate").required();
    private static final Schema SCHEMA = Schema.action(GATE);

    @Override
    public String name() {
      return "open";
    }

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public void invoke(ActionCall<String> call, ObjectView in) {
      call.progress("opening " + in.get(GATE));
    }
  }

  /** A pass that is renewed when its gate is "long". */
  private static final class Pass
      implements HandleEphemeralResource<String>, Renewing<String>, Closing<String> {
    private static final Attribute<String> GATE = Attribute.string("gate").required();
    private static final Attribute<String> CODE = Attribute.string("code").computed().sensitive();
    private static final Schema SCHEMA = Schema.ephemeralResource(GATE, CODE);

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
      var opened = Opened.of(in.with(CODE, call.client() + " 1234"));
      return in.get(GATE).equals("long") ? opened.renewAt(Instant.EPOCH) : opened;
    }

    @Override
    public Renewed renew(Call<String> call) {
      return Renewed.last();
    }

    @Override
    public void close(Call<String> call) {
      call.log().info("closed");
    }
  }
}
