/// Actions. This package contains no RPCs and no protocol messages.
@NullMarked
package dev.terrane.provider.action;

import org.jspecify.annotations.NullMarked;
