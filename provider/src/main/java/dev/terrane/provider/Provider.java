package dev.terrane.provider;

import dev.terrane.provider.mux.ExistingProvider;
import java.util.List;

/// A provider: creates the client for a provider configuration, and lists the resources, data
/// sources and functions.
///
/// Each session has its own instance; one Terraform command starts several sessions. Methods may be
/// called concurrently.
///
/// @param <G> the view of the provider's configuration
/// @param <C> the type of client that all parts of this provider use
public interface Provider<G, C> {
  /// Creates the client from the provider's configuration. Called when Terraform configures the
  /// provider, after validation; usually once per session.
  ///
  /// @param call the context of this call
  /// @param config the configuration
  /// @return the client, which [Call#client] returns
  /// @throws Exception any failure; it becomes a diagnostic at the provider block
  C connect(Connecting call, G config) throws Exception;

  /// Closes a client that [#connect] has returned. Called once for each client: when its session
  /// ends, after the session's calls have ended; before the same session connects again; and when
  /// `connect` returns after the end of its session. No later session of the same process connects
  /// before this method has returned or its time limit has passed.
  ///
  /// The time limit is five seconds, or one second in a process that ends with its session. Then
  /// the thread is interrupted, and the framework does not wait for it. Exceptions are only logged
  /// as warnings, because Terraform has received all responses.
  ///
  /// The default closes a client that is [AutoCloseable]. Override this method when several
  /// sessions share the client, or to close something that the client does not close. If `connect`
  /// throws, it must close what it has opened.
  ///
  /// @param client the client
  /// @throws Exception any failure; it is logged
  default void close(C client) throws Exception {
    if (client instanceof AutoCloseable closeable) {
      closeable.close();
    }
  }

  /// The resources, data sources and functions of this provider. Must return the same at every
  /// call, also before [#connect]: Terraform reads schemas before it configures a provider.
  ///
  /// @return the parts
  List<? extends Part<? super C>> parts();

  /// The executables of existing providers, whose parts are served together with [#parts]. Must
  /// return the same at every call. No two of them, and none of them and this provider, may have a
  /// part of the same kind and name; Terraform then reports an error.
  ///
  /// @return the existing providers; none by default
  default List<ExistingProvider> existing() {
    return List.of();
  }
}
