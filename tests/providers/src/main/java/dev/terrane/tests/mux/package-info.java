/// A provider that is rewritten in Java: one resource is, all others are in two executables.
@NullMarked
package dev.terrane.tests.mux;

import org.jspecify.annotations.NullMarked;
