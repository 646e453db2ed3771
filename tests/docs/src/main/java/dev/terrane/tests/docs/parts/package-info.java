/// The provider that docs/parts.md prints. What a reader cannot use as it stands never enters here.
@NullMarked
package dev.terrane.tests.docs.parts;

import org.jspecify.annotations.NullMarked;
