/** The RPCs of list resources, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.list;

import org.jspecify.annotations.NullMarked;
