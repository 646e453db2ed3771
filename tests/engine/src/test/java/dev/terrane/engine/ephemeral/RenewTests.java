package dev.terrane.engine.ephemeral;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Renewing and closing: private data between them, failures, stops, and no secret in words.
class RenewTests {
  private static final String ADMIN = "{role = \"admin\"}";

  @Test
  void privateDataGoesFromOpenToRenewToRenew() {
    var token = new RenewableToken();
    var opener = Opener.of(token);
    var opened = opener.open(ADMIN);
    assertThat(opened.renewAt()).contains(RenewableToken.FIRST);
    var first = opener.renew(opened.privateData());
    assertThat(first.renewAt()).contains(RenewableToken.SECOND);
    var second = opener.renew(first.privateData());
    assertThat(second.renewAt()).isEmpty();
    assertThat(opener.close(opened.privateData())).isEmpty();
    assertThat(token.called)
        .containsExactly("open admin", "renew lease-7 0", "renew lease-7 1", "close lease-7");
  }

  @Test
  void whatACallPutsIntoItsPrivateStateIsKeptToo() {
    var token =
        new RenewableToken() {
          @Override
          public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
            call.privateState().put("lease", "lease-8");
            return Opened.of(in.with(VALUE, "v"));
          }

          @Override
          public Renewed renew(Call<String> call) {
            call.privateState().put("lease", call.privateState().get("lease").orElse("") + "-2");
            return Renewed.last();
          }
        };
    var opener = Opener.of(token);
    var renewed = opener.renew(opener.open(ADMIN).privateData());
    opener.close(renewed.privateData());
    assertThat(token.called).containsExactly("close lease-8-2");
  }

  @Test
  void nothingIsKeptOfATokenThatKeepsNothing() {
    var token =
        new Token() {
          @Override
          public Opened<ObjectView> open(Call<String> call, ObjectView in) {
            return Opened.of(in.with(VALUE, "v"));
          }
        };
    assertThat(Opener.of(token).open(ADMIN).privateData()).isEqualTo(Bytes.EMPTY);
  }

  @Test
  void aFailedRenewalIsOneDiagnosticAndTheTokenIsStillClosed() {
    var token =
        new RenewableToken() {
          @Override
          public Renewed renew(Call<String> call) throws Exception {
            throw new IOException("gone");
          }
        };
    var opener = Opener.of(token);
    var opened = opener.open(ADMIN);
    var renewed = opener.renew(opened.privateData());
    assertThat(renewed.diagnostics())
        .extracting(Diagnostic::summary)
        .containsExactly("Failed: renew of ephemeral resource t_token");
    assertThat(renewed.renewAt()).isEmpty();
    assertThat(renewed.privateData()).isEqualTo(opened.privateData());
    assertThat(opener.close(opened.privateData())).isEmpty();
    assertThat(token.called).containsExactly("open admin", "close lease-7");
  }

  @Test
  void whatCannotRenewSaysSo() {
    assertThat(Opener.of(new Token()).renew(Bytes.EMPTY).diagnostics())
        .extracting(Diagnostic::summary)
        .containsExactly("Cannot renew ephemeral resource t_token");
  }

  @Test
  void aFailedCloseIsOneDiagnostic() {
    var token =
        new Token() {
          @Override
          public void close(Call<String> call) throws Exception {
            throw new IOException("cannot revoke hunter22 of lease-7");
          }
        };
    var opener = Opener.of(token);
    assertThat(opener.close(opener.open(ADMIN).privateData()))
        .singleElement()
        .satisfies(error -> {
          assertThat(error.summary()).isEqualTo("Failed: close of ephemeral resource t_token");
          assertThat(error.detail())
              .contains("cannot revoke (sensitive value) of (sensitive value)");
        });
  }

  @Test
  void aSecretThatIsOpenedOrKeptLeavesInNoLogLine() {
    var token =
        new RenewableToken() {
          @Override
          public Renewed renew(Call<String> call) throws Exception {
            call.log().info("renewing hunter22 of lease-7");
            return Renewed.last().keep("lease", "lease-9");
          }

          @Override
          public void close(Call<String> call) {
            call.log().info("closing hunter22 of lease-9");
          }
        };
    var opener = Opener.of(token);
    var renewed = opener.renew(opener.open(ADMIN).privateData());
    opener.close(renewed.privateData());
    assertThat(opener.core().log().toString())
        .contains("renewing (sensitive value) of (sensitive value)")
        .contains("closing (sensitive value) of (sensitive value)")
        .doesNotContain("hunter22", "lease-");
  }

  @Test
  void aSecretThatOpenLogsBeforeItReturnsItLeavesInNoLogLine() {
    var token =
        new Token() {
          @Override
          public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
            call.log().info("the token is hunter22");
            call.log().info("the lease is lease-7");
            return super.open(call, in);
          }
        };
    var opener = Opener.of(token);
    opener.open(ADMIN);
    assertThat(opener.core().log())
        .containsExactly(
            "INFO the token is (sensitive value) {}", "INFO the lease is (sensitive value) {}");
  }

  @Test
  void whatAFailedOpenHasLoggedIsWritten() {
    var token =
        new Token() {
          @Override
          public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
            call.log().info("asking for a token");
            throw new IOException("refused");
          }
        };
    var opener = Opener.of(token);
    opener.open(ADMIN);
    assertThat(opener.core().log()).contains("INFO asking for a token {}");
  }

  @Test
  void whatIsKeptIsMaskedAlsoInASessionThatDidNotOpen() {
    var opened = Opener.of(new Token()).open(ADMIN);
    var token =
        new Token() {
          @Override
          public void close(Call<String> call) {
            call.log().info("closing " + call.privateState().get("lease").orElse(""));
          }
        };
    var other = Opener.of(token);
    other.close(opened.privateData());
    assertThat(other.core().log().toString()).contains("closing (sensitive value)");
  }

  @Test
  void aTextOfWhatIsOpenedHoldsNoValues() {
    var opened = Opened.of("hunter22").renewAt(RenewableToken.FIRST).keep("key", "hunter23");
    assertThat(opened).hasToString("Opened[renewAt=2030-01-01T00:00:00Z, kept=[key]]");
    assertThat(Renewed.last().keep("key", "hunter23"))
        .hasToString("Renewed[renewAt=never, kept=[key]]");
  }

  private static final class Endless extends Token {
    private final CountDownLatch running = new CountDownLatch(1);

    Endless(Schema schema) {
      super(schema);
    }

    @Override
    public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
      running.countDown();
      new CountDownLatch(1).await();
      return Opened.of(in);
    }
  }

  @Test
  void aStopInterruptsOpenAndDoesNotKeepFromClosing() throws Exception {
    var token = new Endless(new Token().schema());
    var opener = Opener.of(token);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var opening = threads.submit(() -> opener.open(ADMIN));
      assertThat(token.running.await(30, TimeUnit.SECONDS)).isTrue();
      new StopProvider(opener.session()).run(new StopProvider.Request());
      assertThat(opening.get(30, TimeUnit.SECONDS).diagnostics())
          .extracting(Diagnostic::summary)
          .containsExactly("Interrupted: open of ephemeral resource t_token");
    }
    assertThat(opener.close(Bytes.EMPTY)).isEmpty();
    assertThat(token.called).containsExactly("close nothing");
  }

  @Test
  void theTimeOfOpenIsTheUsers() {
    var timeouts = OperationTimeouts.block().with(Operation.OPEN, Duration.ofMinutes(5));
    var schema = Schema.ephemeralResource(Token.ROLE, Token.VALUE).timeouts(timeouts);
    var opener = Opener.of(new Endless(schema));
    var response = opener.open("{role = \"a\", timeouts = {open = \"1ms\"}}");
    assertThat(response.diagnostics())
        .singleElement()
        .satisfies(error -> {
          assertThat(error.summary()).isEqualTo("Timed out: open of ephemeral resource t_token");
          assertThat(error.detail()).contains("timeouts { open = \"2ms\" }");
        });
  }
}
