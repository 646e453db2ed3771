/// Functions that a provider adds to Terraform's language. No client, no state and no message of
/// the protocol ever enters here: a function is pure.
@NullMarked
package dev.terrane.provider.function;

import org.jspecify.annotations.NullMarked;
