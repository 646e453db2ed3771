/// Two records that share a predicate, a constant and a formula. No code of a test ever enters
/// here.
@NullMarked
package dev.terrane.tests.records.sizes;

import org.jspecify.annotations.NullMarked;
