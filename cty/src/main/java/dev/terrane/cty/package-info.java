/**
 * Terraform's type system: types, values, paths, conversion. Nothing here knows of RPCs, schemas or
 * providers.
 */
@NullMarked
package dev.terrane.cty;

import org.jspecify.annotations.NullMarked;
