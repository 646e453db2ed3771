/// Java types of strings with a format, for attributes and parameters: addresses, versions, bytes.
/// Each constant of [dev.terrane.provider.type.NetworkTypes] and
/// [dev.terrane.provider.type.StringTypes] validates the configured text and compares by value.
/// Must not contain types of a single product.
@NullMarked
package dev.terrane.provider.type;

import org.jspecify.annotations.NullMarked;
