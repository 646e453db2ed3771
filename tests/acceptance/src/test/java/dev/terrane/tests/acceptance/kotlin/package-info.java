/// Tests of the Kotlin example from the user's side. Must not depend on its code.
@NullMarked
package dev.terrane.tests.acceptance.kotlin;

import org.jspecify.annotations.NullMarked;
