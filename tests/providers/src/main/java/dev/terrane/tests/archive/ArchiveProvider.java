package dev.terrane.tests.archive;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.nio.file.Path;
import java.util.List;

/// An archive is a directory, its boxes are files.
public sealed class ArchiveProvider implements ProviderType<ObjectView, Path> {
  private static final Attribute<String> ROOT = Attribute.string("root").optional();
  private static final Schema SCHEMA = Schema.provider(ROOT);

  private final Part<? super Path> box;

  /// The current version.
  public ArchiveProvider() {
    this(new Box());
  }

  private ArchiveProvider(Part<? super Path> box) {
    this.box = box;
  }

  /// As it was, when states were written with version 0 of the schema.
  public static final class Former extends ArchiveProvider {
    /// With the box as it was.
    public Former() {
      super(new FormerBox());
    }
  }

  @Override
  public final String name() {
    return "archive";
  }

  @Override
  public final Schema schema() {
    return SCHEMA;
  }

  @Override
  public final Codec<ObjectView> codec() {
    return Codec.known(SCHEMA);
  }

  @Override
  public final Provider<ObjectView, Path> provider() {
    return new Provider<>() {
      @Override
      public Path connect(Connecting call, ObjectView config) {
        return Path.of(config.get(ROOT));
      }

      @Override
      public List<? extends Part<? super Path>> parts() {
        return List.of(
            box,
            new Tag(),
            ArchiveFunctions.SLUG,
            ArchiveFunctions.STATE,
            ArchiveFunctions.NOTHING);
      }
    };
  }
}
