package dev.terrane.tests.note;

import org.jspecify.annotations.Nullable;

/// A text file: what is.
///
/// @param path where the file lies
/// @param content what it says
/// @param mode octal permissions
/// @param sha256 SHA-256 of the content, in hex
/// @param owner whom it belongs to
record Note(
    String path, String content, String mode, String sha256, NoteModel.@Nullable Owner owner) {}
