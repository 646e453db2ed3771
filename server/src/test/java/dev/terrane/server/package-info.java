/** Tests of the engine behind a real connection. */
@NullMarked
package dev.terrane.server;

import org.jspecify.annotations.NullMarked;
