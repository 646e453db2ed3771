/** RPCs as values: name, messages and operation. Must not contain the transport of calls. */
@NullMarked
package dev.terrane.rpc;

import org.jspecify.annotations.NullMarked;
