/// Runs the same cases under Terraform's rules in the JVM and on a real CLI. A difference is a bug
/// of the module `core`, or of the engine.
@NullMarked
package dev.terrane.tests.acceptance.agreement;

import org.jspecify.annotations.NullMarked;
