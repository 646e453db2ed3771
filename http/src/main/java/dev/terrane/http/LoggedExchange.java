package dev.terrane.http;

import dev.terrane.provider.Log;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.ResponseInfo;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/// The log lines of a request and its response.
///
/// @param log adds the transaction id to each line
/// @param what the method and the address, masked
/// @param start the monotonic clock when the request was sent
record LoggedExchange(Log log, String what, long start) {
  /// Logs a request without its body.
  static LoggedExchange start(HttpRequest request, Log log) {
    var address = SecretNames.masked(request.uri());
    var each = log.with("tf_http_trans_id", UUID.randomUUID().toString());
    var exchange = new LoggedExchange(each, request.method() + " " + address, System.nanoTime());
    GuardedLog.attempt(() -> exchange.request(request, address));
    return exchange;
  }

  private void request(HttpRequest request, String address) {
    var fields = fields("request", request.headers());
    fields.put("tf_http_req_method", request.method());
    fields.put("tf_http_req_uri", address);
    request.version().ifPresent(version -> fields.put("tf_http_req_version", text(version)));
    log.write(Log.Level.DEBUG, "HTTP request: " + what, fields);
  }

  private Map<String, Object> fields(String type, HttpHeaders headers) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("tf_http_op_type", type);
    headers
        .map()
        .forEach((name, values) ->
            fields.put(name, SecretNames.masked(name, String.join(", ", values))));
    return fields;
  }

  /// The request, with a body that is logged when it has been sent.
  HttpRequest sent(HttpRequest request) {
    var body = request.bodyPublisher();
    if (body.isEmpty() || !log.isEnabled(Log.Level.TRACE)) {
      return request;
    }
    var logged =
        new LoggedPublisher(
            body.get(), () -> new LoggedBody(request.headers(), text -> body("request", text)));
    return HttpRequest.newBuilder(request, (_, _) -> true).method(request.method(), logged).build();
  }

  /// Logs a response when its headers are there, and its body when it has been received.
  <T> BodyHandler<T> received(BodyHandler<T> handler) {
    return info -> {
      GuardedLog.attempt(() -> response(info));
      var subscriber = handler.apply(info);
      return log.isEnabled(Log.Level.TRACE)
          ? new LoggedSubscriber<>(
              subscriber, new LoggedBody(info.headers(), text -> body("response", text)))
          : subscriber;
    };
  }

  private void response(ResponseInfo info) {
    var fields = fields("response", info.headers());
    fields.put("tf_http_res_status_code", info.statusCode());
    fields.put("tf_http_res_version", text(info.version()));
    fields.put("duration_ms", milliseconds());
    log.write(Log.Level.DEBUG, "HTTP response: " + info.statusCode() + " of " + what, fields);
  }

  private void body(String type, String text) {
    var key = type.equals("request") ? "tf_http_req_body" : "tf_http_res_body";
    log.write(
        Log.Level.TRACE,
        "HTTP " + type + " body: " + what,
        Map.of("tf_http_op_type", type, key, text));
  }

  /// Logs that there is no response.
  void failed(Throwable thrown) {
    GuardedLog.attempt(() ->
        log.write(
            Log.Level.DEBUG,
            "HTTP request failed: " + what,
            Map.of(
                "error",
                SecretNames.maskedAddresses(thrown.toString()),
                "duration_ms",
                milliseconds())));
  }

  private long milliseconds() {
    return Duration.ofNanos(System.nanoTime() - start).toMillis();
  }

  private static String text(HttpClient.Version version) {
    return version == HttpClient.Version.HTTP_2 ? "HTTP/2.0" : "HTTP/1.1";
  }
}
