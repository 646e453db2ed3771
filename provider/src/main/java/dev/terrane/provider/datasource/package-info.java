/// Data sources. This package contains no RPCs and no protocol messages.
@NullMarked
package dev.terrane.provider.datasource;

import org.jspecify.annotations.NullMarked;
