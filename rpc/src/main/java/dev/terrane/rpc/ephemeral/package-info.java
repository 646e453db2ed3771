/** The RPCs of ephemeral resources, one a file. The rules of an operation never enter here. */
@NullMarked
package dev.terrane.rpc.ephemeral;

import org.jspecify.annotations.NullMarked;
