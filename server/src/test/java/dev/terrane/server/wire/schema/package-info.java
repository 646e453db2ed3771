/** Tests of single classes; whole messages are tested against generated classes elsewhere. */
@NullMarked
package dev.terrane.server.wire.schema;

import org.jspecify.annotations.NullMarked;
