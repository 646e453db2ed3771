/// Existing providers as executables, served by a provider in Java.
@NullMarked
package dev.terrane.tests.acceptance.mux;

import org.jspecify.annotations.NullMarked;
