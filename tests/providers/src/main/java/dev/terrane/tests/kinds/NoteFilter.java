package dev.terrane.tests.kinds;

import dev.terrane.provider.ListResource;
import dev.terrane.provider.Timeouts;

/**
 * The notes of the directory.
 *
 * @param suffix the end of their names
 */
@ListResource(Note.class)
@Timeouts(list = "5m")
public record NoteFilter(String suffix) {}
