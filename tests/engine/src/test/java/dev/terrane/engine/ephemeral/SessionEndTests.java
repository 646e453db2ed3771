package dev.terrane.engine.ephemeral;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.provider.StopProvider;
import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Opened;
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

/// What is open at the end of a session: Terraform does not close a resource whose consumer has
/// failed or was interrupted.
class SessionEndTests {
  private static final String ADMIN = "{role = \"admin\"}";

  @Test
  void whatIsOpenAtTheEndIsClosedOnce() {
    var token = new Token();
    var opener = Opener.of(token);
    opener.open(ADMIN);
    opener.open("{role = \"guest\"}");
    opener.session().close();
    opener.session().close();
    assertThat(token.called)
        .containsExactly("open admin", "open guest", "close lease-7", "close lease-7");
  }

  @Test
  void whatTerraformHasClosedIsNotClosedAgain() {
    var token = new Token();
    var opener = Opener.of(token);
    opener.close(opener.open(ADMIN).privateData());
    opener.session().close();
    assertThat(token.called).containsExactly("open admin", "close lease-7");
  }

  @Test
  void whatIsClosedWithThePrivateDataOfARenewalIsNotClosedAgain() {
    var token = new RenewableToken();
    var opener = Opener.of(token);
    opener.close(opener.renew(opener.open(ADMIN).privateData()).privateData());
    opener.session().close();
    assertThat(token.called).containsOnlyOnce("close lease-7");
  }

  @Test
  void whatWasRefusedIsNotClosedAgain() {
    var token =
        new Token() {
          @Override
          public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
            return Opened.of(opened(call, in).state().with(ROLE, "thief"));
          }
        };
    var opener = Opener.of(token);
    opener.open(ADMIN);
    opener.session().close();
    assertThat(token.called).containsExactly("open admin", "close nothing");
  }

  @Test
  void theEndClosesWithTheClientOfTheProvider() {
    var token =
        new Token() {
          @Override
          public void close(Call<String> call) {
            called.add("close with " + call.client());
          }
        };
    var opener = Opener.of(token);
    opener.open(ADMIN);
    opener.session().close();
    assertThat(token.called).containsExactly("open admin", "close with here");
  }

  @Test
  void aFailureAtTheEndIsAMaskedWarningInTheLog() {
    var token =
        new Token() {
          @Override
          public void close(Call<String> call) throws Exception {
            throw new IOException("cannot revoke hunter22");
          }
        };
    var opener = Opener.of(token);
    opener.open(ADMIN);
    opener.session().close();
    assertThat(opener.core().log())
        .filteredOn(line -> line.startsWith("WARN"))
        .singleElement()
        .asString()
        .contains("Closing ephemeral resource t_token at the end of the session")
        .contains("cannot revoke (sensitive value)");
  }

  /// Returns what it has opened when it is released, and ignores interrupts.
  private static final class Late extends Token {
    private final CountDownLatch running = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    Late(Schema schema) {
      super(schema);
    }

    @Override
    public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
      running.countDown();
      while (released.getCount() > 0) {
        try {
          released.await();
        } catch (InterruptedException e) {
          released.countDown();
        }
      }
      return super.open(call, in);
    }
  }

  @Test
  void whatIsOpenedWhileTheSessionEndsIsClosed() throws Exception {
    var token = new Late(new Token().schema());
    var opener = Opener.of(token);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var opening = threads.submit(() -> opener.open(ADMIN));
      assertThat(token.running.await(30, TimeUnit.SECONDS)).isTrue();
      opener.session().close();
      opening.get(30, TimeUnit.SECONDS);
    }
    assertThat(token.called).containsExactly("open admin", "close lease-7");
  }

  @Test
  void whatIsOpenedAfterTheTimeoutIsClosedAtTheEnd() {
    var timeouts = OperationTimeouts.block().with(Operation.OPEN, Duration.ofMillis(1));
    var token = new Late(Schema.ephemeralResource(Token.ROLE, Token.VALUE).timeouts(timeouts));
    var opener = Opener.of(token);
    opener.open(ADMIN);
    opener.session().close();
    assertThat(token.called).containsExactly("open admin", "close lease-7");
  }

  @Test
  void aStopDoesNotInterruptAClose() throws Exception {
    var running = new CountDownLatch(1);
    var released = new CountDownLatch(1);
    var token =
        new Token() {
          @Override
          public void close(Call<String> call) throws Exception {
            running.countDown();
            released.await();
            super.close(call);
          }
        };
    var opener = Opener.of(token);
    var privateData = opener.open(ADMIN).privateData();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var closing = threads.submit(() -> opener.close(privateData));
      assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
      new StopProvider(opener.session()).run(new StopProvider.Request());
      released.countDown();
      assertThat(closing.get(30, TimeUnit.SECONDS)).isEmpty();
    }
    assertThat(token.called).containsExactly("open admin", "close lease-7");
  }
}
