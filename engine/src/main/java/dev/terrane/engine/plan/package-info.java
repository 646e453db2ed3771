/// The computation of a plan: defaults, computed values and replacement; and the values that the
/// framework adds to a result of the author. Must not call author code except for the functions of
/// handles, and must not depend on sessions or encodings.
@NullMarked
package dev.terrane.engine.plan;

import org.jspecify.annotations.NullMarked;
