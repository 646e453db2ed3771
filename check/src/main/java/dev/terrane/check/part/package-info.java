/// The checks, one file each, and what they share. Must not write reports.
@NullMarked
package dev.terrane.check.part;

import org.jspecify.annotations.NullMarked;
