/**
 * Terraform's type system: types, values, paths and conversions. This package does not depend on
 * RPCs, schemas or providers.
 */
@NullMarked
package dev.terrane.cty;

import org.jspecify.annotations.NullMarked;
