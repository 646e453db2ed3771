/// Files, programs and platforms. Never knows what is packaged.
@NullMarked
package dev.terrane.packaging.system;

import org.jspecify.annotations.NullMarked;
