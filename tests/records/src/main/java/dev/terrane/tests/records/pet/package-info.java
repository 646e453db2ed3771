/// A name that is drawn once and exists in the state alone. No code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.pet;

import org.jspecify.annotations.NullMarked;
