package dev.terrane.server;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.Value;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A provider with a resource of a composite identity, a pass that expires, an action, and a
 * function.
 */
final class FleetProvider implements ProviderType<ObjectView, String> {
  private static final Schema CONFIG = Schema.provider();

  private final List<Part<? super String>> more;

  FleetProvider() {
    this(List.of());
  }

  /** With more parts. */
  FleetProvider(List<Part<? super String>> more) {
    this.more = List.copyOf(more);
  }

  @Override
  public String name() {
    return "fleet";
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
        return "harbour";
      }

      @Override
      public List<? extends Part<? super String>> parts() {
        var parts = new ArrayList<Part<? super String>>(more);
        Collections.addAll(parts, new Ship(), new Pass(), SHOUT);
        return parts;
      }
    };
  }

  private static final Parameter<String> TEXT = Parameter.of("text", AttributeType.STRING);

  private static final FunctionType<String> SHOUT =
      FunctionType.of(
          "shout",
          Signature.of(AttributeType.STRING, TEXT),
          in -> {
            if (in.get(TEXT).isEmpty()) {
              throw TEXT.error("must not be empty");
            }
            return Value.known(in.get(TEXT).toUpperCase(Locale.ROOT));
          });

  /** A ship is known by its flag and by the number that it gets. */
  static final class Ship implements HandleResource<String> {
    static final Attribute<String> FLAG = Attribute.string("flag").required().identity();
    static final Attribute<String> NUMBER = Attribute.string("number").computed().identity();
    static final Attribute<String> CARGO = Attribute.string("cargo").optional();
    static final Schema SCHEMA = Schema.resource(FLAG, NUMBER, CARGO).version(1);

    @Override
    public String name() {
      return "ship";
    }

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      return in.with(NUMBER, "7");
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      return in;
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {}
  }
}
