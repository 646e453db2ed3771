/** Tests of reading and writing by field number. */
@NullMarked
package dev.terrane.rpc.proto;

import org.jspecify.annotations.NullMarked;
