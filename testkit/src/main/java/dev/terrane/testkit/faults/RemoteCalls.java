package dev.terrane.testkit.faults;

import dev.terrane.provider.schema.ProviderType;
import java.lang.reflect.Proxy;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/// The calls of a provider to its remote side, into which a test lets faults.
///
/// ```
/// var calls = new RemoteCalls();
/// var core = Core.of(calls.observe(new FilesProviderType(), RemoteCalls::files));
/// ```
///
/// Without a fault, calls pass through unchanged. Thread-safe.
public final class RemoteCalls {
  /// Makes the calls of a client visible to a test, for each session of a provider. For a client
  /// that is a [java.nio.file.Path], it is `RemoteCalls::files`, for a `java.net.http.HttpClient`
  /// `RemoteCalls::http`, for an interface `(calls, client) -> calls.of(Store.class, client)`.
  ///
  /// @param <C> the client of the provider
  @FunctionalInterface
  public interface ClientWrapper<C> {
    /// Wraps the client that `connect` has returned.
    ///
    /// @param calls the calls of the session
    /// @param client the client
    /// @return a client with the same behaviour, whose calls pass through `calls`
    C wrap(RemoteCalls calls, C client);
  }

  private final AtomicReference<Injection> latest;
  private final Supplier<Injection> current;

  /// Creates the calls of one remote side.
  public RemoteCalls() {
    this.latest = new AtomicReference<>(Injection.none());
    this.current = latest::get;
  }

  /// The calls of a session: what it still does after it was killed does not reach the remote side.
  private RemoteCalls(AtomicReference<Injection> latest, Injection session) {
    this.latest = latest;
    this.current = () -> session;
  }

  /// Observes the clients of a provider.
  ///
  /// @param type the generated type of the provider
  /// @param wrapper wraps the client of each session
  /// @param <G> the view of the provider's configuration
  /// @param <C> the client
  /// @return the same provider with these calls, for `Core.of`
  public <G, C> ProviderType<G, C> observe(ProviderType<G, C> type, ClientWrapper<C> wrapper) {
    return new ObservedProvider<>(type, this, wrapper);
  }

  /// Observes a provider whose remote side reports its calls by [#call], for example an HTTP server
  /// of the test.
  ///
  /// @param type the generated type of the provider
  /// @param <G> the view of the provider's configuration
  /// @param <C> the client
  /// @return the same provider with these calls, for `Core.of`
  public <G, C> ProviderType<G, C> observe(ProviderType<G, C> type) {
    return observe(type, (_, client) -> client);
  }

  RemoteCalls ofSession() {
    return new RemoteCalls(latest, latest.get());
  }

  void inject(Injection next) {
    latest.getAndSet(next).end();
  }

  /// Makes a call, for clients and servers that no other method of this class observes. A call with
  /// a fault throws an [java.io.IOException] or an [InterruptedException]; if the process of the
  /// provider is killed, it never returns. So a server needs a thread for each request.
  ///
  /// @param name the call, for the messages of failed tests: `create note`
  /// @param call makes it
  /// @param <R> its result
  /// @return the result
  /// @throws Exception that of the call, or that of the fault
  public <R> R call(String name, Callable<R> call) throws Exception {
    return call(name, call, CallFailures.BLOCKING);
  }

  <R> R call(String name, Callable<R> call, CallFailures failures) throws Exception {
    return current.get().call(name, call, failures);
  }

  /// Observes a client that is an interface. Each of its methods is a call. A call that fails
  /// throws the first of these that the method declares or that needs no declaration: an
  /// [java.io.IOException], another declared exception with a constructor that takes a message or
  /// nothing, an [java.io.UncheckedIOException].
  ///
  /// @param type the interface
  /// @param client the client
  /// @param <C> the interface
  /// @return the observed client
  /// @throws IllegalArgumentException if the type is not an interface
  public <C> C of(Class<C> type, C client) {
    var proxy =
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, new ObservedInterface(this, client));
    return type.cast(proxy);
  }

  /// Observes an HTTP client. Each request is a call.
  ///
  /// @param client the client
  /// @return the observed client
  public HttpClient http(HttpClient client) {
    return new ObservedHttpClient(this, client);
  }

  /// Observes the files below a directory that the provider reaches by paths that it derives from
  /// this one, with the methods of [java.nio.file.Files]. Each operation of the file system is a
  /// call, and so is each read from and write to an open file, but not those of a
  /// [java.nio.channels.FileChannel]. A path of this directory and another path cannot be combined.
  ///
  /// @param directory the directory, of any file system
  /// @return the same directory, observed
  public Path files(Path directory) {
    return new ObservedFiles(this, directory).root();
  }
}
