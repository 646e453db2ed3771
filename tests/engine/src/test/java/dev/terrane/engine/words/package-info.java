/// Tests of the framework's own traits: derived, planned, config-only and the like. Nothing that
/// runs in production enters here.
@NullMarked
package dev.terrane.engine.words;

import org.jspecify.annotations.NullMarked;
