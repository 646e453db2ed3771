/// The errors that authors can make, and their reports. No rule that finds an error ever enters
/// here.
@NullMarked
package dev.terrane.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
