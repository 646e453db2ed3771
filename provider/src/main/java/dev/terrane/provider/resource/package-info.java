/// Managed resources, and the capabilities that one may have. No RPC and no message of the protocol
/// ever enters here.
@NullMarked
package dev.terrane.provider.resource;

import org.jspecify.annotations.NullMarked;
