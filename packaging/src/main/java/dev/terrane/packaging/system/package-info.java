/// Access to files, programs and platforms. Must not depend on packages.
@NullMarked
package dev.terrane.packaging.system;

import org.jspecify.annotations.NullMarked;
