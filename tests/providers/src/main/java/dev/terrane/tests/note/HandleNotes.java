package dev.terrane.tests.note;

/// The provider of notes in one style, as a service entry can name it.
public final class HandleNotes extends NoteProvider {
  /// Makes the provider's type.
  public HandleNotes() {
    super(new HandleNote());
  }
}
