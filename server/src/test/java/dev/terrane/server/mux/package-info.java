/** Tests of executables of existing providers. */
@NullMarked
package dev.terrane.server.mux;

import org.jspecify.annotations.NullMarked;
