/// Tests of the framework's own traits: derived, planned, config-only and the like. Must not
/// contain production code.
@NullMarked
package dev.terrane.engine.words;

import org.jspecify.annotations.NullMarked;
