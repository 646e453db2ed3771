/// A conformance check for providers in any language. Must not contain single checks, or the format
/// of a report.
@NullMarked
package dev.terrane.check;

import org.jspecify.annotations.NullMarked;
