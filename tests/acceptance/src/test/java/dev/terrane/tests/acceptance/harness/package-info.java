/// Runs a real terraform or tofu on a provider's package. No knowledge of any one provider ever
/// enters here.
@NullMarked
package dev.terrane.tests.acceptance.harness;

import org.jspecify.annotations.NullMarked;
