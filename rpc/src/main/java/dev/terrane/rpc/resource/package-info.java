/** The RPCs of managed resources, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.resource;

import org.jspecify.annotations.NullMarked;
