/// Tests of the results of compiling an author's sources: declarations, sources, errors. Must not
/// depend on the engine.
@NullMarked
package dev.terrane.processor;

import org.jspecify.annotations.NullMarked;
