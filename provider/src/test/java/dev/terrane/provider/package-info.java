/// Tests of what an author meets everywhere.
@NullMarked
package dev.terrane.provider;

import org.jspecify.annotations.NullMarked;
