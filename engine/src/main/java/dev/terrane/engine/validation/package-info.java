/// Validates the configuration of blocks of any kind: by the rules of the schema, then with the
/// author's method. Must not depend on the packages of kinds.
@NullMarked
package dev.terrane.engine.validation;

import org.jspecify.annotations.NullMarked;
