package dev.terrane.provider;

import java.util.List;

/// A provider: connects to the remote side once per configuration and lists what it offers.
///
/// A new instance serves each session; one Terraform command has several. Methods may be called
/// from several threads at once.
///
/// @param <G> the view of the provider's configuration
/// @param <C> the client that all parts of this provider work with
public interface Provider<G, C> {
  /// Connects with the configuration that the user wrote. Called once per session, when Terraform
  /// configures the provider; never before validation.
  ///
  /// @param call what is known of the CLI and of this provider
  /// @param config the configuration
  /// @return the client, which each [Call] hands on without a cast
  /// @throws Exception any failure; it becomes one diagnostic of the provider block
  C connect(Connecting call, G config) throws Exception;

  /// Closes a client that [#connect] has returned. Called once for each client: when its session
  /// ends, after the session's calls have ended; before the same session connects again; and when
  /// `connect` returns after the end of its session. No later session of the same process connects
  /// before this method has returned or its time is over.
  ///
  /// The time limit is five seconds. Then the thread is interrupted and not waited for. A process
  /// that ends with its session waits for one second. Whatever is thrown becomes a warning in the
  /// log and nothing else: Terraform has its answers already.
  ///
  /// By default an [AutoCloseable] client is closed, and any other is left alone. Override this
  /// method when `connect` returns an object that several sessions share, or to end something that
  /// the client does not end itself. What a `connect` that throws has opened, it has to close
  /// itself.
  ///
  /// @param client the client
  /// @throws Exception any failure; it is logged
  default void close(C client) throws Exception {
    if (client instanceof AutoCloseable closeable) {
      closeable.close();
    }
  }

  /// Lists the resources, data sources and other parts of this provider. Must answer the same at
  /// every call and without a client: Terraform asks for schemas before it configures anything.
  ///
  /// @return the parts, each able to work with this provider's client
  List<? extends Part<? super C>> parts();
}
