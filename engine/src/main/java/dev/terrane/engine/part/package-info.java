/// The parts of a provider, by kind. Must not depend on sessions, clients or operations.
@NullMarked
package dev.terrane.engine.part;

import org.jspecify.annotations.NullMarked;
