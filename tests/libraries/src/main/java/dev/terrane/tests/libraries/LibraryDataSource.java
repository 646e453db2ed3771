package dev.terrane.tests.libraries;

import dev.terrane.provider.Call;
import dev.terrane.provider.datasource.HandleDataSource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;

/// A data source that calls a library.
///
/// @param name its name
/// @param library the library
record LibraryDataSource(String name, Library library) implements HandleDataSource<Object> {
  private static final Attribute<String> QUESTION = Attribute.string("question").required();
  private static final Attribute<String> ANSWER = Attribute.string("answer").computed();

  /// A library.
  @FunctionalInterface
  interface Library {
    /// Calls the library.
    String ask(String question) throws Exception;
  }

  @Override
  public Schema schema() {
    return Schema.dataSource(QUESTION, ANSWER);
  }

  @Override
  public ObjectView read(Call<Object> call, ObjectView in) throws Exception {
    return in.with(ANSWER, library.ask(in.get(QUESTION)));
  }
}
