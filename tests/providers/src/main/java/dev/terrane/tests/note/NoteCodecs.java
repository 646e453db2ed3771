package dev.terrane.tests.note;

import static dev.terrane.tests.note.NoteHandles.CONTENT;
import static dev.terrane.tests.note.NoteHandles.MODE;
import static dev.terrane.tests.note.NoteHandles.PATH;
import static dev.terrane.tests.note.NoteHandles.SHA256;
import static dev.terrane.tests.note.NoteModel.OWNER;

import dev.terrane.provider.resource.Views;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.tests.note.NoteModel.Config;
import dev.terrane.tests.note.NoteModel.Id;
import dev.terrane.tests.note.NoteModel.Input;
import dev.terrane.tests.note.NoteModel.Plan;
import dev.terrane.tests.note.NoteModel.Stored;

/// How each view of a note is read and written: on the views by handle.
final class NoteCodecs {
  private static final Codec<ObjectView> OBJECTS = Codec.objects(NoteModel.SCHEMA);
  private static final Codec<ValueView> VALUES = Codec.values(NoteModel.SCHEMA);

  static final Views<Config, Plan, Input, Stored, Note, Id> VIEWS =
      new Views<>(
          VALUES.as(NoteCodecs::config, NoteCodecs::config),
          VALUES.as(NoteCodecs::plan, NoteCodecs::plan),
          OBJECTS.as(NoteCodecs::input, NoteCodecs::input),
          OBJECTS.as(NoteCodecs::stored, NoteCodecs::stored),
          OBJECTS.as(NoteCodecs::note, NoteCodecs::note),
          OBJECTS.as(view -> new Id(view.get(PATH)), id -> path(id.path())));

  private NoteCodecs() {}

  private static Config config(ValueView view) {
    return new Config(view.get(PATH), view.get(CONTENT), view.get(MODE), view.get(OWNER));
  }

  private static ValueView config(Config config) {
    return ValueView.empty(NoteModel.SCHEMA)
        .with(PATH, config.path())
        .with(CONTENT, config.content())
        .with(MODE, config.mode())
        .with(OWNER, config.owner());
  }

  private static Plan plan(ValueView view) {
    return new Plan(
        view.get(PATH), view.get(CONTENT), view.get(MODE), view.get(SHA256), view.get(OWNER));
  }

  private static ValueView plan(Plan plan) {
    return ValueView.empty(NoteModel.SCHEMA)
        .with(PATH, plan.path())
        .with(CONTENT, plan.content())
        .with(MODE, plan.mode())
        .with(SHA256, plan.sha256())
        .with(OWNER, plan.owner());
  }

  private static Input input(ObjectView view) {
    return new Input(
        view.get(PATH), view.get(CONTENT), view.get(MODE), view.find(OWNER).orElse(null));
  }

  private static ObjectView input(Input in) {
    return path(in.path())
        .with(CONTENT, in.content())
        .with(MODE, in.mode())
        .with(OWNER, in.owner());
  }

  private static Stored stored(ObjectView view) {
    return new Stored(
        view.get(PATH),
        view.find(CONTENT).orElse(null),
        view.find(MODE).orElse(null),
        view.find(SHA256).orElse(null),
        view.find(OWNER).orElse(null));
  }

  private static ObjectView stored(Stored stored) {
    return path(stored.path())
        .with(CONTENT, stored.content())
        .with(MODE, stored.mode())
        .with(SHA256, stored.sha256())
        .with(OWNER, stored.owner());
  }

  private static Note note(ObjectView view) {
    return new Note(
        view.get(PATH),
        view.get(CONTENT),
        view.get(MODE),
        view.get(SHA256),
        view.find(OWNER).orElse(null));
  }

  private static ObjectView note(Note note) {
    return path(note.path())
        .with(CONTENT, note.content())
        .with(MODE, note.mode())
        .with(SHA256, note.sha256())
        .with(OWNER, note.owner());
  }

  private static ObjectView path(String path) {
    return ObjectView.EMPTY.with(PATH, path);
  }
}
