/// Provisioners. This package contains no RPCs and no protocol messages.
@NullMarked
package dev.terrane.provider.provisioner;

import org.jspecify.annotations.NullMarked;
