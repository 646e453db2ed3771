package dev.terrane.processor;

import dev.terrane.processor.model.Unit;
import java.util.List;

/// A kind of thing that authors declare. A further kind is one class beside the others, and its
/// line in [TerraneProcessor].
interface Kind {
  /// Reads what was declared since the last round.
  ///
  /// @param round the round
  /// @return what is to be written
  List<Unit> read(Round round);
}
