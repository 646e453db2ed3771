package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.model.Declaration;
import java.util.List;

/// A kind of declaration: finds the declarations of this kind in a round, reads them, and writes
/// the class of each. Each kind is one implementation, and a line in [TerraneProcessor].
///
/// @param <D> the declaration
interface Kind<D extends Declaration> {
  /// Reads the declarations of a round.
  ///
  /// @param round the round
  /// @return the declarations to generate code for
  List<D> read(ProcessingRound round);

  /// Writes the generated class of a declaration.
  ///
  /// @param declaration one that this kind has read
  /// @return the source file
  JavaFile write(D declaration);
}
