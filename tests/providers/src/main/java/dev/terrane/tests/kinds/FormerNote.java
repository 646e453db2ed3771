package dev.terrane.tests.kinds;

import dev.terrane.provider.resource.Former;

/**
 * A note of the first version.
 *
 * @param path the file
 * @param text its text
 */
@Former(version = 0)
record FormerNote(String path, String text) {}
