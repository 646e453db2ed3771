/// What is written for authors' records. No expectation of what is read from them ever enters here.
@NullMarked
package dev.terrane.processor.emit;

import org.jspecify.annotations.NullMarked;
