package dev.terrane.http;

import dev.terrane.provider.Log;
import java.io.IOException;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.PushPromiseHandler;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import org.jspecify.annotations.Nullable;

/// An HTTP client that logs its requests and responses, for the method `connect` of a provider:
///
/// ```
/// LoggedHttpClient.of(HttpClient.newHttpClient(), call.log().subsystem("http"))
/// ```
///
/// Method, address, status, headers and duration have the level DEBUG, bodies the level TRACE. If a
/// level is not enabled, nothing is done for it. The fields have the names of HashiCorp's library
/// (`tf_http_req_method`, `tf_http_res_status_code`), and `tf_http_trans_id` is the same for a
/// request and its response.
///
/// Values are replaced by `***` if the name of the header, of the parameter of an address or of a
/// form, or of the member of a JSON object is that of a secret, such as `Authorization`, `Cookie`
/// or `access_token`; so is the user of an address. This applies to the address of the request and
/// to addresses in headers, not to those in bodies. The log of a call also masks the values of
/// sensitive attributes. All else is logged as it is: for secrets with other names, pass a log with
/// [Log#withMask].
///
/// Bodies are logged if they are valid JSON, which is indented, or form data, and not compressed;
/// of others, and of the rest of a body after 16 KiB, only the length is logged. Bodies are logged
/// while they pass through, so a streamed body is still streamed. Redirects that the client
/// follows, and messages of web sockets, are not logged. An exception of the log does not end a
/// request.
///
/// This class is in its own artifact, `terrane-http`: a provider package contains only the modules
/// of the JDK that its jars use, and a provider with another HTTP client does not need
/// `java.net.http`.
public final class LoggedHttpClient extends HttpClient {
  private final HttpClient client;
  private final Log log;

  private LoggedHttpClient(HttpClient client, Log log) {
    this.client = client;
    this.log = new GuardedLog(log);
  }

  /// Returns a client that logs.
  ///
  /// @param client sends the requests; closed with the new client
  /// @param log the log of the session, so that it outlives a call: `Connecting.log()`
  /// @return the client
  public static HttpClient of(HttpClient client, Log log) {
    return new LoggedHttpClient(client, log);
  }

  @Override
  public <T> HttpResponse<T> send(HttpRequest request, BodyHandler<T> handler)
      throws IOException, InterruptedException {
    if (!log.isEnabled(Log.Level.DEBUG)) {
      return client.send(request, handler);
    }
    var exchange = LoggedExchange.start(request, log);
    try {
      return client.send(exchange.sent(request), exchange.received(handler));
    } catch (IOException | InterruptedException | RuntimeException e) {
      exchange.failed(e);
      throw e;
    }
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(
      HttpRequest request, BodyHandler<T> handler) {
    return sendAsync(request, handler, null);
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(
      HttpRequest request, BodyHandler<T> handler, @Nullable PushPromiseHandler<T> pushes) {
    if (!log.isEnabled(Log.Level.DEBUG)) {
      return client.sendAsync(request, handler, pushes);
    }
    var exchange = LoggedExchange.start(request, log);
    try {
      var response = client.sendAsync(exchange.sent(request), exchange.received(handler), pushes);
      // The same future is returned, so that cancelling it ends the exchange.
      var _ =
          response.whenComplete((_, thrown) -> {
            if (thrown != null) {
              exchange.failed(thrown);
            }
          });
      return response;
    } catch (RuntimeException e) {
      exchange.failed(e);
      throw e;
    }
  }

  @Override
  public Optional<CookieHandler> cookieHandler() {
    return client.cookieHandler();
  }

  @Override
  public Optional<Duration> connectTimeout() {
    return client.connectTimeout();
  }

  @Override
  public Redirect followRedirects() {
    return client.followRedirects();
  }

  @Override
  public Optional<ProxySelector> proxy() {
    return client.proxy();
  }

  @Override
  public SSLContext sslContext() {
    return client.sslContext();
  }

  @Override
  public SSLParameters sslParameters() {
    return client.sslParameters();
  }

  @Override
  public Optional<Authenticator> authenticator() {
    return client.authenticator();
  }

  @Override
  public Version version() {
    return client.version();
  }

  @Override
  public Optional<Executor> executor() {
    return client.executor();
  }

  @Override
  public WebSocket.Builder newWebSocketBuilder() {
    return client.newWebSocketBuilder();
  }

  @Override
  public void shutdown() {
    client.shutdown();
  }

  @Override
  public boolean awaitTermination(Duration duration) throws InterruptedException {
    return client.awaitTermination(duration);
  }

  @Override
  public boolean isTerminated() {
    return client.isTerminated();
  }

  @Override
  public void shutdownNow() {
    client.shutdownNow();
  }

  @Override
  public void close() {
    client.close();
  }
}
