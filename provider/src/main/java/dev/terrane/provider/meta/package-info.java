/// The `provider_meta` block, by which the author of a module passes values to a provider. This
/// package contains no schemas.
@NullMarked
package dev.terrane.provider.meta;

import org.jspecify.annotations.NullMarked;
