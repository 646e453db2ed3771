/** Tests of the codecs. */
@NullMarked
package dev.terrane.cty.codec;

import org.jspecify.annotations.NullMarked;
