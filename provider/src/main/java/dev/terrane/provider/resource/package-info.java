/// Managed resources and their optional capabilities. This package contains no RPCs and no protocol
/// messages.
@NullMarked
package dev.terrane.provider.resource;

import org.jspecify.annotations.NullMarked;
