package dev.terrane.tests.mux;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.directory.FileResource;

/// A file with a text, which the configuration names.
final class Mark extends FileResource {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();

  Mark(String name) {
    super(name, Schema.resource(NAME, TEXT));
  }

  @Override
  protected String fileName(ObjectView one) {
    return one.get(NAME);
  }
}
