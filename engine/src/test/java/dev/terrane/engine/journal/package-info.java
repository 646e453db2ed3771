@NullMarked
package dev.terrane.engine.journal;

import org.jspecify.annotations.NullMarked;
