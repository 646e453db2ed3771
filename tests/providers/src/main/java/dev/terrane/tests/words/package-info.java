/// A provider that uses every word of the framework, by handles. No word of the tests that use it
/// ever enters here.
@NullMarked
package dev.terrane.tests.words;

import org.jspecify.annotations.NullMarked;
