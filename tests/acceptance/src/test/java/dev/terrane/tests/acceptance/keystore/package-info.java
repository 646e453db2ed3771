/// What users see of the keystore example. No knowledge of its code ever enters here.
@NullMarked
package dev.terrane.tests.acceptance.keystore;

import org.jspecify.annotations.NullMarked;
