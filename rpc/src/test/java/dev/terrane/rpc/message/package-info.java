/** Tests of single classes; whole messages are tested against generated classes elsewhere. */
@NullMarked
package dev.terrane.rpc.message;

import org.jspecify.annotations.NullMarked;
