/// Tests of the keystore example from the user's side. Must not depend on its code.
@NullMarked
package dev.terrane.tests.acceptance.keystore;

import org.jspecify.annotations.NullMarked;
