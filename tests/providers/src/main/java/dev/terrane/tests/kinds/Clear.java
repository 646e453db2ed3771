package dev.terrane.tests.kinds;

import dev.terrane.provider.Action;

/**
 * Removes the text of a note.
 *
 * @param path the file
 */
@Action("clear")
public record Clear(String path) {}
