/// A provider that uses each trait of the framework, by handles. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.words;

import org.jspecify.annotations.NullMarked;
