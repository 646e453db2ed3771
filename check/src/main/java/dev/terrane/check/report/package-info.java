/// Findings and their reports. Must not call a provider.
@NullMarked
package dev.terrane.check.report;

import org.jspecify.annotations.NullMarked;
