/// A provider of files in a directory, as a base of test providers.
@NullMarked
package dev.terrane.tests.directory;

import org.jspecify.annotations.NullMarked;
