/// The templates of new providers and resources, and what creates them. Must not contain anything
/// that runs in a provider.
@NullMarked
package dev.terrane.archetype;

import org.jspecify.annotations.NullMarked;
