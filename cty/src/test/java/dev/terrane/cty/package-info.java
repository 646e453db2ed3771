/** Tests of values and types. */
@NullMarked
package dev.terrane.cty;

import org.jspecify.annotations.NullMarked;
