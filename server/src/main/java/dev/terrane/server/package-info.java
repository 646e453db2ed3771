/** Finds the author's provider and serves it; neither field numbers nor Terraform's rules may enter. */
@NullMarked
package dev.terrane.server;

import org.jspecify.annotations.NullMarked;
