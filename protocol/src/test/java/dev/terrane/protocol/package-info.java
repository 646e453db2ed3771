/** Compares the compiled protocols with their field tables; never code that anything runs on. */
@NullMarked
package dev.terrane.protocol;

import org.jspecify.annotations.NullMarked;
