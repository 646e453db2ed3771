/// Runs a real terraform or tofu on a provider's package. Must not depend on a certain provider.
@NullMarked
package dev.terrane.tests.acceptance.harness;

import org.jspecify.annotations.NullMarked;
