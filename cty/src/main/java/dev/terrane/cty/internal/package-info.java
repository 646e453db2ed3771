/**
 * Text and numbers in Terraform's normal forms, and maps sorted as Terraform sorts them. Not for
 * use outside of cty, and nothing here knows of types or values.
 */
@NullMarked
package dev.terrane.cty.internal;

import org.jspecify.annotations.NullMarked;
