/// Conversions and comparisons of Java types; not part of the API. This package does not depend on
/// schemas.
@NullMarked
package dev.terrane.provider.internal;

import org.jspecify.annotations.NullMarked;
