/// What the framework's own words do: derived, planned, carried and the like. Nothing that runs in
/// production enters here.
@NullMarked
package dev.terrane.engine.words;

import org.jspecify.annotations.NullMarked;
