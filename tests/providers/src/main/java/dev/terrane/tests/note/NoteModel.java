package dev.terrane.tests.note;

import static dev.terrane.tests.note.NoteHandles.CONTENT;
import static dev.terrane.tests.note.NoteHandles.GROUP;
import static dev.terrane.tests.note.NoteHandles.MODE;
import static dev.terrane.tests.note.NoteHandles.PATH;
import static dev.terrane.tests.note.NoteHandles.SHA256;
import static dev.terrane.tests.note.NoteHandles.USER;

import dev.terrane.provider.Call;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.Value;
import dev.terrane.provider.resource.ResourceType;
import dev.terrane.provider.resource.Views;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The views of [Note], as they will be generated.
final class NoteModel {
  static final NestedObject<Owner> OWNERS =
      NestedObject.of(
          List.of(USER, GROUP),
          view -> new Owner(view.get(USER), view.find(GROUP).orElse(null)),
          owner -> ObjectView.EMPTY.with(USER, owner.user()).with(GROUP, owner.group()));
  static final Attribute<Owner> OWNER = OWNERS.block("owner");

  static final Schema SCHEMA = Schema.resource(PATH, CONTENT, MODE, SHA256, OWNER);

  private NoteModel() {}

  /// Whom a note belongs to.
  record Owner(String user, @Nullable String group) {}

  /// What names a note.
  record Id(String path) {}

  /// What the user wrote.
  record Config(
      Value<String> path, Value<String> content, Value<String> mode, Value<Owner> owner) {}

  /// What a plan says.
  record Plan(
      Value<String> path,
      Value<String> content,
      Value<String> mode,
      Value<String> sha256,
      Value<Owner> owner) {
    Plan withSha256(Value<String> changed) {
      return new Plan(path, content, mode, changed, owner);
    }
  }

  /// What must be done.
  record Input(String path, String content, String mode, @Nullable Owner owner) {
    Note toState(String sha256) {
      return new Note(path, content, mode, sha256, owner);
    }
  }

  /// What the state holds; all but the identity may be missing.
  record Stored(
      String path,
      @Nullable String content,
      @Nullable String mode,
      @Nullable String sha256,
      @Nullable Owner owner)
      implements StoredState {
    Id toId() {
      return new Id(path);
    }
  }

  /// The resource, cut to the shape of a note.
  interface Resource<C> extends ResourceType<C, Config, Plan, Input, Stored, Note, Id> {
    Optional<Note> find(Call<C> call, Id id, Stored last) throws Exception;

    @Override
    default Optional<Note> read(Call<C> call, Stored last) throws Exception {
      return find(call, last.toId(), last);
    }

    @Override
    default String name() {
      return "note";
    }

    @Override
    default Schema schema() {
      return SCHEMA;
    }

    @Override
    default Views<Config, Plan, Input, Stored, Note, Id> views() {
      return NoteCodecs.VIEWS;
    }
  }
}
