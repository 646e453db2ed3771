/// Ephemeral resources: short-lived values that are opened, renewed and closed, and never stored.
/// No RPC and no message of the protocol ever enters here.
@NullMarked
package dev.terrane.provider.ephemeral;

import org.jspecify.annotations.NullMarked;
