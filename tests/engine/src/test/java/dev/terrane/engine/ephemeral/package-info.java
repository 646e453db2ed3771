/// Tests of open, renew and close, by real operations with values instead of bytes.
@NullMarked
package dev.terrane.engine.ephemeral;

import org.jspecify.annotations.NullMarked;
