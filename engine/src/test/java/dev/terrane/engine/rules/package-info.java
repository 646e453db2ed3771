/** Tests of the rules; their tables of cases are resources. */
@NullMarked
package dev.terrane.engine.rules;

import org.jspecify.annotations.NullMarked;
