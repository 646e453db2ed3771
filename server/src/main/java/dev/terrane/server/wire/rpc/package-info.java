/** RPCs as values: names, messages and operation. How a call is transported never enters here. */
@NullMarked
package dev.terrane.server.wire.rpc;

import org.jspecify.annotations.NullMarked;
