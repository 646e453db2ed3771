package dev.terrane.tests.kinds;

import dev.terrane.provider.statestore.StateStore;

/**
 * Stores states as files of a folder.
 *
 * @param name the name of the folder
 */
@StateStore("folder")
public record Folder(String name) {}
