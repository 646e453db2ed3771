/// Access to files, programs and platforms. Never depends on what is packaged.
@NullMarked
package dev.terrane.packaging.system;

import org.jspecify.annotations.NullMarked;
