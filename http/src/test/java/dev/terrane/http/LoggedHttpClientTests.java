package dev.terrane.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.terrane.provider.Log;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LoggedHttpClientTests {
  private record Line(Log.Level level, String message, Map<String, ?> fields) {}

  private final List<Line> lines = new CopyOnWriteArrayList<>();
  private final HttpServer server = HttpServer.create();
  private volatile String type = "application/json";
  private volatile byte[] answer = bytes("{\"id\":1,\"token\":\"t0ps3cret\"}");
  private volatile String received = "";
  private volatile String location = "/";

  LoggedHttpClientTests() throws IOException {}

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @BeforeEach
  void start() throws IOException {
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          received = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          if (!type.isEmpty()) {
            exchange.getResponseHeaders().add("Content-Type", type);
          }
          exchange.getResponseHeaders().add("Content-Location", location);
          exchange.getResponseHeaders().add("Set-Cookie", "sid=abcdef");
          exchange.sendResponseHeaders(200, answer.length == 0 ? -1 : answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  /// A log whose lines below a level are not enabled.
  private Log log(Log.Level threshold) {
    return new Log() {
      @Override
      public void write(Level level, String message, Map<String, ?> fields) {
        lines.add(new Line(level, message, fields));
      }

      @Override
      public boolean isEnabled(Level level) {
        return level.compareTo(threshold) >= 0;
      }
    };
  }

  private HttpClient client(Log.Level threshold) {
    return LoggedHttpClient.of(HttpClient.newHttpClient(), log(threshold));
  }

  private HttpRequest.Builder request() {
    var address = "http://127.0.0.1:" + server.getAddress().getPort() + "/things?api_key=k3y&a=b";
    return HttpRequest.newBuilder(URI.create(address)).header("Authorization", "Bearer b3arer");
  }

  private HttpRequest post(String body) {
    return request()
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body))
        .build();
  }

  @Test
  void aRequestAndItsResponseAreLoggedWithoutSecrets() throws Exception {
    try (var client = client(Log.Level.DEBUG)) {
      var response = client.send(post("{\"name\":\"n\"}"), BodyHandlers.ofString());
      assertThat(response.body()).contains("t0ps3cret");
    }
    assertThat(received).isEqualTo("{\"name\":\"n\"}");
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).message()).startsWith("HTTP request: POST http://127.0.0.1");
    assertThat(lines.get(0).fields().get("Authorization")).isEqualTo("***");
    assertThat(lines.get(1).message()).startsWith("HTTP response: 200 of POST http://127.0.0.1");
    assertThat(lines.get(1).fields().get("tf_http_res_status_code")).isEqualTo(200);
    assertThat(lines.get(1).fields().get("tf_http_trans_id"))
        .isEqualTo(lines.get(0).fields().get("tf_http_trans_id"));
    assertThat(lines.toString()).doesNotContain("b3arer", "k3y", "abcdef").contains("a=b");
  }

  @Test
  void bodiesAreLoggedAtTraceAsIndentedJson() throws Exception {
    try (var client = client(Log.Level.TRACE)) {
      var response = client.send(post("{\"password\":\"pw\"}"), BodyHandlers.ofString());
      assertThat(response.body()).isEqualTo(new String(answer, StandardCharsets.UTF_8));
    }
    assertThat(received).isEqualTo("{\"password\":\"pw\"}");
    assertThat(body("tf_http_req_body")).isEqualTo("{\n  \"password\": \"***\"\n}");
    assertThat(body("tf_http_res_body")).isEqualTo("{\n  \"id\": 1,\n  \"token\": \"***\"\n}");
  }

  private Object body(String key) {
    return lines.stream()
        .filter(line -> line.level() == Log.Level.TRACE)
        .<Object>mapMulti((line, found) -> {
          var body = line.fields().get(key);
          if (body != null) {
            found.accept(body);
          }
        })
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aBodyThatIsNoTextIsLoggedAsItsLength() throws Exception {
    type = "application/octet-stream";
    try (var client = client(Log.Level.TRACE)) {
      client.send(request().build(), BodyHandlers.ofByteArray());
    }
    assertThat(body("tf_http_res_body"))
        .isEqualTo("(" + answer.length + " bytes of application/octet-stream)");
  }

  @ParameterizedTest
  @CsvSource({
    "application/xml, <password>s3cret</password>",
    "application/yaml, 'password: s3cret'",
    "text/plain, s3cret",
    "application/json, '{password: s3cret}'",
  })
  void aBodyWhoseSecretsHaveNoKnownNamesIsLoggedAsItsLength(String type, String text)
      throws Exception {
    this.type = type;
    answer = bytes(text);
    try (var client = client(Log.Level.TRACE)) {
      client.send(request().build(), BodyHandlers.ofString());
    }
    assertThat(body("tf_http_res_body")).isEqualTo("(" + answer.length + " bytes of " + type + ")");
  }

  @Test
  void jsonMayBeginWithWhiteSpace() throws Exception {
    type = "";
    answer = bytes("\n {\"token\":\"s3cret\"}");
    try (var client = client(Log.Level.TRACE)) {
      client.send(request().build(), BodyHandlers.ofString());
    }
    assertThat(body("tf_http_res_body")).isEqualTo("{\n  \"token\": \"***\"\n}");
  }

  @Test
  void aLargeBodyIsCutAtAWord() throws Exception {
    answer = bytes("[\"" + "word ".repeat(3300) + "s3cret-that-goes-on\"]");
    try (var client = client(Log.Level.TRACE)) {
      client.send(request().build(), BodyHandlers.ofString());
    }
    assertThat(body("tf_http_res_body").toString())
        .endsWith("word ... (" + answer.length + " bytes)")
        .hasSizeLessThan(16 * 1024 + 50);
  }

  @Test
  void aBodyThatIsSentAgainIsLoggedAgain() throws Exception {
    server.createContext(
        "/old",
        exchange -> {
          exchange.getRequestBody().readAllBytes();
          exchange.getResponseHeaders().add("Location", "/new?sig=s3cret");
          exchange.sendResponseHeaders(307, -1);
          exchange.close();
        });
    var address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/old");
    var request =
        HttpRequest.newBuilder(address).POST(BodyPublishers.ofString("{\"a\":1}")).build();
    var redirecting = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
    try (var client = LoggedHttpClient.of(redirecting, log(Log.Level.TRACE))) {
      client.send(request, BodyHandlers.ofString());
    }
    assertThat(received).isEqualTo("{\"a\":1}");
    assertThat(lines)
        .filteredOn(line -> line.fields().containsKey("tf_http_req_body"))
        .hasSize(2)
        .allSatisfy(line ->
            assertThat(line.fields().get("tf_http_req_body")).isEqualTo("{\n  \"a\": 1\n}"));
  }

  @Test
  void anAddressInAHeaderOfTheResponseIsMasked() throws Exception {
    location = "https://x.org/?sig=s3cret";
    try (var client = client(Log.Level.DEBUG)) {
      client.send(request().build(), BodyHandlers.ofString());
    }
    assertThat(lines.toString()).contains("https://x.org/?sig=***").doesNotContain("s3cret");
  }

  @ParameterizedTest
  @EnumSource(Log.Level.class)
  void aLogThatFailsDoesNotEndTheRequest(Log.Level failing) throws Exception {
    Log log =
        (level, _, _) -> {
          if (level == failing) {
            throw new IllegalStateException("full");
          }
        };
    try (var client = LoggedHttpClient.of(HttpClient.newHttpClient(), log)) {
      assertThat(client.send(post("{}"), BodyHandlers.ofString()).statusCode()).isEqualTo(200);
      assertThat(client.sendAsync(post("{}"), BodyHandlers.ofString()).join().statusCode())
          .isEqualTo(200);
    }
  }

  @Test
  void aLogThatCannotReturnItsLevelDoesNotEndTheRequest() throws Exception {
    Log log =
        new Log() {
          @Override
          public void write(Level level, String message, Map<String, ?> fields) {
            lines.add(new Line(level, message, fields));
          }

          @Override
          public boolean isEnabled(Level level) {
            throw new IllegalStateException("closed");
          }
        };
    try (var client = LoggedHttpClient.of(HttpClient.newHttpClient(), log)) {
      assertThat(client.send(post("{}"), BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    }
    assertThat(lines).isEmpty();
  }

  @Test
  void aRequestThatTheClientRefusesIsLogged() throws Exception {
    var client = client(Log.Level.DEBUG);
    client.close();
    var request = post("{}");
    assertThatThrownBy(() -> client.send(request, BodyHandlers.ofString()))
        .isInstanceOf(Exception.class);
    assertThat(lines.getLast().message()).startsWith("HTTP request failed: POST");
  }

  @Test
  void anAsynchronousRequestThatTheClientRefusesIsLogged() {
    var refusing = HttpClient.newBuilder().proxy(new RefusingProxySelector()).build();
    try (var client = LoggedHttpClient.of(refusing, log(Log.Level.DEBUG))) {
      assertThatThrownBy(() -> client.sendAsync(request().build(), BodyHandlers.ofString()))
          .isInstanceOf(IllegalStateException.class);
    }
    assertThat(lines).hasSize(2);
    assertThat(lines.getLast().message()).startsWith("HTTP request failed: GET");
  }

  private static final class RefusingProxySelector extends ProxySelector {
    @Override
    public List<Proxy> select(URI address) {
      throw new IllegalStateException("no proxy");
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException thrown) {
      throw new IllegalStateException(thrown);
    }
  }

  @Test
  void anInterruptedRequestIsLogged() {
    try (var client = client(Log.Level.DEBUG)) {
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> client.send(post("{}"), BodyHandlers.ofString()))
          .isInstanceOf(InterruptedException.class);
    }
    assertThat(lines)
        .extracting(Line::message)
        .anyMatch(message -> message.startsWith("HTTP request failed: POST"));
  }

  @Test
  void anEmptyBodyHasNoLine() throws Exception {
    answer = new byte[0];
    try (var client = client(Log.Level.TRACE)) {
      client.send(request().build(), BodyHandlers.ofString());
    }
    assertThat(lines).hasSize(2);
  }

  @Test
  void nothingIsDoneIfTheLevelIsOff() throws Exception {
    try (var client = client(Log.Level.INFO)) {
      client.send(post("{}"), BodyHandlers.ofString());
      client.sendAsync(post("{}"), BodyHandlers.ofString()).join();
    }
    assertThat(lines).isEmpty();
  }

  @Test
  void anAsynchronousRequestIsLogged() {
    try (var client = client(Log.Level.DEBUG)) {
      assertThat(client.sendAsync(post("{}"), BodyHandlers.ofString()).join().statusCode())
          .isEqualTo(200);
    }
    assertThat(lines).hasSize(2);
  }

  @Test
  void aRequestWithoutAResponseIsLogged() throws Exception {
    var request = post("{}");
    server.stop(0);
    try (var client = client(Log.Level.DEBUG)) {
      assertThatThrownBy(() -> client.send(request, BodyHandlers.ofString()))
          .isInstanceOf(IOException.class);
      assertThat(lines.getLast().message()).startsWith("HTTP request failed: POST");
      assertThatThrownBy(() -> client.sendAsync(request, BodyHandlers.ofString()).join())
          .hasCauseInstanceOf(IOException.class);
    }
    assertThat(lines).hasSize(4);
  }
}
