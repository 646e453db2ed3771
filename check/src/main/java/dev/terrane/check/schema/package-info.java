/// The schemas of a provider as they were received, and Terraform's rules for them. Must not call a
/// provider, except to receive its schemas.
@NullMarked
package dev.terrane.check.schema;

import org.jspecify.annotations.NullMarked;
