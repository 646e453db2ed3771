/// Random valid configurations of a resource, from its schema and its checks. It contains no steps
/// of tests, which `dev.terrane.testkit.core` has.
@NullMarked
package dev.terrane.testkit.generate;

import org.jspecify.annotations.NullMarked;
