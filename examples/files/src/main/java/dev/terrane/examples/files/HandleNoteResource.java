package dev.terrane.examples.files;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The same notes by handles: without a record, without generated code. */
final class HandleNoteResource implements HandleResource<Path> {
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
          .derived(note -> Disk.sha256(note.get(CONTENT)), CONTENT)
          .describedAs("SHA-256 of the content, in hex");
  static final Attribute<String> USER = Attribute.string("user").required().describedAs("a person");
  static final Attribute<String> GROUP =
      Attribute.string("group").optional().describedAs("the person's group");
  static final Attribute<ObjectView> OWNER =
      NestedObject.of(USER, GROUP).block("owner").configOnly().describedAs("owner of the file");

  @Override
  public String name() {
    return "note_by_handles";
  }

  @Override
  public Schema schema() {
    return Schema.resource(PATH, CONTENT, MODE, SHA256, OWNER).describedAs("A text file.");
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws IOException {
    Disk.write(call.client().resolve(in.get(PATH)), in.get(CONTENT), in.get(MODE));
    return in;
  }

  @Override
  public ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in)
      throws IOException {
    return create(call, in);
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = call.client().resolve(last.get(PATH));
    if (Files.notExists(file)) {
      return Optional.empty();
    }
    return Optional.of(last.with(CONTENT, Files.readString(file)).with(MODE, Disk.mode(file)));
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.get(PATH)));
  }
}
