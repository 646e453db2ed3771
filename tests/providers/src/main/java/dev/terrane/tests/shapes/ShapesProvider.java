package dev.terrane.tests.shapes;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// A provider with only blocks, which both protocols support, or only nested attributes.
public class ShapesProvider implements ProviderType<ObjectView, Object> {
  private static final Schema SCHEMA = Schema.provider();

  private final Part<Object> shapes;

  ShapesProvider(Part<Object> shapes) {
    this.shapes = shapes;
  }

  /// The provider of blocks.
  public static final class Blocks extends ShapesProvider {
    /// Makes the provider's type.
    public Blocks() {
      super(Shapes.blocks());
    }
  }

  /// The provider of nested attributes.
  public static final class Attributes extends ShapesProvider {
    /// Makes the provider's type.
    public Attributes() {
      super(Shapes.attributes());
    }
  }

  @Override
  public String name() {
    return "shapes";
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
  public Provider<ObjectView, Object> provider() {
    return new Provider<>() {
      @Override
      public Object connect(Connecting call, ObjectView config) {
        return "nothing";
      }

      @Override
      public List<? extends Part<? super Object>> parts() {
        return List.of(shapes);
      }
    };
  }
}
