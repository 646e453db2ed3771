/// Tests of the types of strings with a format.
@NullMarked
package dev.terrane.provider.type;

import org.jspecify.annotations.NullMarked;
