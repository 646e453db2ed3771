package dev.terrane.testkit.faults;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// A provider with one resource.
record LibraryProvider(BookResource books, Library library)
    implements ProviderType<ObjectView, Library>, Provider<ObjectView, Library> {
  @Override
  public String name() {
    return "library";
  }

  @Override
  public Schema schema() {
    return Schema.provider();
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(schema());
  }

  @Override
  public Provider<ObjectView, Library> provider() {
    return this;
  }

  @Override
  public Library connect(Connecting call, ObjectView config) {
    return library;
  }

  @Override
  public List<? extends Part<? super Library>> parts() {
    return List.of(books);
  }
}
