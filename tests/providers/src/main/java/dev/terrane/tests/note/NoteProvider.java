package dev.terrane.tests.note;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.nio.file.Path;
import java.util.List;

/// A provider with one kind of note; which one depends on how it is made.
public final class NoteProvider implements ProviderType<ValueView, Disk> {
  private static final Attribute<String> ROOT = Attribute.string("root").optional();
  private static final Schema SCHEMA = Schema.provider(ROOT);

  private final Part<Disk> note;

  private NoteProvider(Part<Disk> note) {
    this.note = note;
  }

  /// Notes keyed by handles.
  public static NoteProvider handles() {
    return new NoteProvider(new HandleNote());
  }

  /// Notes as records.
  public static NoteProvider records() {
    return new NoteProvider(new RecordNote());
  }

  @Override
  public String name() {
    return "files";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Codec<ValueView> codec() {
    return Codec.values(SCHEMA);
  }

  @Override
  public Provider<ValueView, Disk> provider() {
    return new Provider<>() {
      @Override
      public Disk connect(Connecting call, ValueView config) {
        return new Disk(
            config.get(ROOT) instanceof Value.Known<String>(var root)
                ? Path.of(root)
                : Path.of(""));
      }

      @Override
      public List<? extends Part<? super Disk>> parts() {
        return List.of(note);
      }
    };
  }
}
