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
import dev.terrane.provider.mux.ExistingProvider;
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
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A provider with a resource of a composite identity, a pass that expires, an action, and a
 * function.
 *
 * @param existing the existing providers that are served together with it
 * @param connected receives the configuration of each `connect`
 * @param closed receives the client of each `close`
 */
record FleetProvider(
    Schema schema,
    List<Part<? super String>> parts,
    List<ExistingProvider> existing,
    Optional<Meta<?>> meta,
    List<ObjectView> connected,
    List<String> closed)
    implements ProviderType<ObjectView, String> {
  FleetProvider() {
    this(List.of());
  }

  /** With more parts. */
  FleetProvider(List<Part<? super String>> more) {
    this(
        Schema.provider(),
        partsWith(more),
        List.of(),
        Optional.empty(),
        new CopyOnWriteArrayList<>(),
        new CopyOnWriteArrayList<>());
  }

  private static List<Part<? super String>> partsWith(List<Part<? super String>> more) {
    var parts = new ArrayList<Part<? super String>>(more);
    Collections.addAll(parts, new Ship(), new Pass(), SHOUT);
    return List.copyOf(parts);
  }

  /** With only these parts. */
  FleetProvider withOnly(List<Part<? super String>> only) {
    return new FleetProvider(schema, only, existing, meta, connected, closed);
  }

  /** With another schema of the configuration. */
  FleetProvider configuredBy(Schema other) {
    return new FleetProvider(other, parts, existing, meta, connected, closed);
  }

  /** With a `provider_meta` block. */
  FleetProvider withMeta(Schema block) {
    return new FleetProvider(
        schema, parts, existing, Optional.of(Meta.of(block)), connected, closed);
  }

  /** With existing providers. */
  FleetProvider beside(ExistingProvider... others) {
    return new FleetProvider(schema, parts, List.of(others), meta, connected, closed);
  }

  @Override
  public String name() {
    return "fleet";
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(schema);
  }

  @Override
  public Provider<ObjectView, String> provider() {
    return new Provider<>() {
      @Override
      public String connect(Connecting call, ObjectView config) {
        connected.add(config);
        return "harbour";
      }

      @Override
      public void close(String client) {
        closed.add(client);
      }

      @Override
      public List<? extends Part<? super String>> parts() {
        return parts;
      }

      @Override
      public List<ExistingProvider> existing() {
        return existing;
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
