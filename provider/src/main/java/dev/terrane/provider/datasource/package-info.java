/// Data sources: what is only read. No RPC and no message of the protocol ever enters here.
@NullMarked
package dev.terrane.provider.datasource;

import org.jspecify.annotations.NullMarked;
