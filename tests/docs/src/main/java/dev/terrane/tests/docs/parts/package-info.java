/// The provider of docs/parts.md. Must contain only code that readers can copy.
@NullMarked
package dev.terrane.tests.docs.parts;

import org.jspecify.annotations.NullMarked;
