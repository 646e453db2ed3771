/// The model of the author's records as Java source: one class per kind of file, and what they
/// share. No compiler element is looked at here, and no rule about what authors may write.
@NullMarked
package dev.terrane.processor.emit;

import org.jspecify.annotations.NullMarked;
