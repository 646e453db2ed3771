@NullMarked
package dev.terrane.archetype;

import org.jspecify.annotations.NullMarked;
