/// Two records that share a predicate, a constant and a formula. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.sizes;

import org.jspecify.annotations.NullMarked;
