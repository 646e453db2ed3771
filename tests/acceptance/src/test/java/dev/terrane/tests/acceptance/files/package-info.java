/// The files example on a real CLI: one resource in two styles. No rule of the engine is checked
/// here that could be checked without a CLI.
@NullMarked
package dev.terrane.tests.acceptance.files;

import org.jspecify.annotations.NullMarked;
