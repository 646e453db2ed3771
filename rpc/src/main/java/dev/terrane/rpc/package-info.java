/** RPCs as values: names, messages and operation. How a call is transported never enters here. */
@NullMarked
package dev.terrane.rpc;

import org.jspecify.annotations.NullMarked;
