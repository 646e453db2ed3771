package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.StateOnly;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.internal.ProviderSetup;
import java.util.List;
import java.util.Optional;

/// The provider `echo`: its resource `echo` stores the argument `data` of the `provider` block,
/// which may be ephemeral, in the state, where a test can see it.
final class EchoProvider
    implements ProviderType<ObjectView, CtyValue>, Provider<ObjectView, CtyValue> {
  static final String NAME = "echo";
  static final String ADDRESS = ProviderFile.implied(NAME);
  private static final Attribute<CtyValue> ARGUMENT =
      Attribute.of("data", AttributeType.ANY).optional();
  private static final Schema SCHEMA = Schema.provider(ARGUMENT);

  /// The provider, whose block tests write themselves.
  static ProviderSetup setup() {
    return new ProviderSetup(new EchoProvider(), CtyValue.nullOf(SCHEMA.type()));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(SCHEMA);
  }

  @Override
  public Provider<ObjectView, CtyValue> provider() {
    return this;
  }

  @Override
  public CtyValue connect(Connecting call, ObjectView config) {
    return config.find(ARGUMENT).orElseGet(() -> CtyValue.nullOf(CtyType.DYNAMIC));
  }

  @Override
  public List<? extends Part<? super CtyValue>> parts() {
    return List.of(new Echo());
  }

  /// The resource, which exists only in the state.
  private static final class Echo implements HandleResource<CtyValue>, StateOnly {
    private static final Attribute<CtyValue> DATA =
        Attribute.of("data", AttributeType.ANY).computed().stable();
    private static final Schema RESOURCE = Schema.resource(DATA);

    @Override
    public String name() {
      return "";
    }

    @Override
    public Schema schema() {
      return RESOURCE;
    }

    @Override
    public ObjectView create(ApplyCall<CtyValue> call, ObjectView in) {
      return in.with(DATA, call.client());
    }

    @Override
    public ObjectView update(ApplyCall<CtyValue> call, ObjectView before, ObjectView in) {
      return before;
    }

    @Override
    public Optional<ObjectView> read(Call<CtyValue> call, ObjectView last) {
      return Optional.of(last);
    }

    @Override
    public void delete(Call<CtyValue> call, ObjectView last) {}
  }
}
