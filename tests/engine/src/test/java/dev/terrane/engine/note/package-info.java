/// The note resource, whole, in both styles of writing one.
@NullMarked
package dev.terrane.engine.note;

import org.jspecify.annotations.NullMarked;
