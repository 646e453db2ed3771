/// What is kept when applying goes wrong.
@NullMarked
package dev.terrane.engine.apply;

import org.jspecify.annotations.NullMarked;
