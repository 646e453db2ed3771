/// List resources. This package contains no RPCs and no protocol messages.
@NullMarked
package dev.terrane.provider.list;

import org.jspecify.annotations.NullMarked;
