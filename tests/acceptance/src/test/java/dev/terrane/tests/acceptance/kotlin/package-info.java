/// What users see of the Kotlin example. No knowledge of its code ever enters here.
@NullMarked
package dev.terrane.tests.acceptance.kotlin;

import org.jspecify.annotations.NullMarked;
