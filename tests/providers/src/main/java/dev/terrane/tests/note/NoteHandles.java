package dev.terrane.tests.note;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;

/// The handles of a note.
final class NoteHandles {
  static final Attribute<String> PATH =
      Attribute.string("path").required().identity().describedAs("path of the file");
  static final Attribute<String> CONTENT =
      Attribute.string("content").required().describedAs("content of the file");
  static final Attribute<String> MODE =
      Attribute.string("mode")
          .defaultTo("0644")
          .check(Check.pattern("0[0-7]{3}"))
          .describedAs("octal permissions");
  static final Attribute<String> SHA256 =
      Attribute.string("sha256")
          .computed()
          .changesWith(CONTENT)
          .describedAs("SHA-256 of the content, in hex");
  static final Attribute<String> USER = Attribute.string("user").required();
  static final Attribute<String> GROUP = Attribute.string("group").optional();
  static final NestedObject<ObjectView> OWNERS = NestedObject.of(USER, GROUP);
  static final Attribute<ObjectView> OWNER = OWNERS.block("owner").describedAs("owner of the file");

  static final Schema SCHEMA =
      Schema.resource(PATH, CONTENT, MODE, SHA256, OWNER).describedAs("A text file.");

  private NoteHandles() {}
}
