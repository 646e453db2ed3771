/** The RPCs of actions, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.action;

import org.jspecify.annotations.NullMarked;
