/// The errors of authors, and their reports. Must not contain the rules that find errors.
@NullMarked
package dev.terrane.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
