/** Tests of reading and writing by field number. */
@NullMarked
package dev.terrane.server.wire.proto;

import org.jspecify.annotations.NullMarked;
