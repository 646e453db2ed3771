/**
 * Normal forms of text and numbers, and maps with Terraform's order. For use inside cty only. This
 * package does not depend on types or values.
 */
@NullMarked
package dev.terrane.cty.internal;

import org.jspecify.annotations.NullMarked;
