package dev.terrane.tests.kinds;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A provider with a part of each kind, and a `provider_meta` block. Its client is a directory.
public final class KindsProvider implements ProviderType<ObjectView, Path> {
  private static final Attribute<String> ROOT = Attribute.string("root").optional();
  private static final Attribute<String> MODULE = Attribute.string("module").optional();
  private static final Schema SCHEMA = Schema.provider(ROOT).describedAs("Notes.");
  private static final Schema META = Schema.providerMeta(MODULE);

  @Override
  public String name() {
    return "kinds";
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
  public Optional<Meta<?>> meta() {
    return Optional.of(Meta.of(META));
  }

  @Override
  public Provider<ObjectView, Path> provider() {
    return new Provider<>() {
      @Override
      public Path connect(Connecting call, ObjectView config) {
        return Path.of(config.find(ROOT).orElse("")).toAbsolutePath();
      }

      @Override
      public List<? extends Part<? super Path>> parts() {
        var notes = new NoteResource();
        var parts = new ArrayList<Part<? super Path>>();
        parts.add(notes);
        parts.add(NoteModel.dataSource(notes));
        parts.add(new NoteLister());
        parts.add(new PageResource());
        parts.add(new TokenOpener());
        parts.add(new ClearInvoker());
        parts.add(new FolderOpener());
        parts.addAll(TitlesFunctions.all());
        return parts;
      }
    };
  }
}
