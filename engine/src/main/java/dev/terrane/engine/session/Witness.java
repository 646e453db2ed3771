package dev.terrane.engine.session;

import java.util.List;
import java.util.function.Consumer;

/// Who learns what must not be lost when an answer to Terraform is, and what concerns more than one
/// session. Safe for many threads.
public interface Witness {
  /// Returns a witness of nothing: in a process of its own a session has nobody to tell.
  static Witness none() {
    return new Witness() {
      @Override
      public Consumer<String> creating(String typeName) {
        return _ -> {};
      }

      @Override
      public void failed(Throwable thrown) {
        // It became a diagnostic already.
      }
    };
  }

  /// The calling thread is about to create a resource.
  ///
  /// @return told, from any thread, by which id the object can be imported, once it is known to
  ///   exist; perhaps several times
  Consumer<String> creating(String typeName);

  /// What earlier sessions have created and could not tell Terraform of: a line for each object.
  /// Whoever asks tells it in the answer to the call that runs.
  default List<String> leftovers() {
    return List.of();
  }

  /// Author code has thrown something, which becomes a diagnostic.
  void failed(Throwable thrown);
}
