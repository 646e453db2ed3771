/** Tests of the parts that need no Maven. */
@NullMarked
package dev.terrane.maven;

import org.jspecify.annotations.NullMarked;
