/** The RPCs of ephemeral resources, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.ephemeral;

import org.jspecify.annotations.NullMarked;
