/// A random name, which exists in the state only. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.pet;

import org.jspecify.annotations.NullMarked;
