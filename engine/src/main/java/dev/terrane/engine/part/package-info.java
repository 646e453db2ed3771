/// The parts that a provider offers, by their kinds. No session, no client and no operation ever
/// enters here.
@NullMarked
package dev.terrane.engine.part;

import org.jspecify.annotations.NullMarked;
