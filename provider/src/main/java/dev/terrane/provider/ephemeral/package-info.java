/// Ephemeral resources. This package contains no RPCs and no protocol messages.
@NullMarked
package dev.terrane.provider.ephemeral;

import org.jspecify.annotations.NullMarked;
