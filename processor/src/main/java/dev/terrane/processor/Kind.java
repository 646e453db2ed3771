package dev.terrane.processor;

import dev.terrane.processor.model.Declaration;
import java.util.List;

/// A kind of declaration: finds the declarations of this kind in a round and reads them. A further
/// kind is one more implementation, and its line in [TerraneProcessor].
interface Kind {
  /// Reads what was declared since the last round.
  ///
  /// @param round the round
  /// @return what is to be written
  List<Declaration> read(Round round);
}
