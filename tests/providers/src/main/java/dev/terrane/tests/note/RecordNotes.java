package dev.terrane.tests.note;

/// The provider of notes in one style, as a service entry can name it.
public final class RecordNotes extends NoteProvider {
  /// Makes the provider's type.
  public RecordNotes() {
    super(new RecordNote());
  }
}
