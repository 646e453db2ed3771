package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.provisioner.ProvisionerType;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;

/// A provisioner as a provider with one part, without a configuration and without a client, so that
/// a session, its calls and its messages are the same for both.
///
/// @param type the author's provisioner
public record ServedProvisioner(ProvisionerType<?, ?> type)
    implements Part<Object>, ProviderType<Object, Object>, Provider<Object, Object> {
  @Override
  public String name() {
    return type.name();
  }

  @Override
  public String version() {
    return type.version();
  }

  @Override
  public Schema schema() {
    return Schema.provider();
  }

  @Override
  public Codec<Object> codec() {
    return new NoConfiguration();
  }

  @Override
  public Provider<Object, Object> provider() {
    return this;
  }

  @Override
  public Object connect(Connecting call, Object config) {
    return config;
  }

  @Override
  public List<Part<Object>> parts() {
    return List.of(this);
  }

  /// The codec of the empty configuration.
  private record NoConfiguration() implements Codec<Object> {
    @Override
    public Object decode(ObjectValue object) {
      return object;
    }

    @Override
    public ObjectValue encode(Object view) {
      return CtyValue.object(Map.of());
    }
  }
}
