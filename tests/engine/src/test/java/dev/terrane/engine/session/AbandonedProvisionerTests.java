package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.part.ServedProvisioner;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provisioner.ProvisionResource;
import dev.terrane.engine.provisioner.ProvisionResource.Response;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.provisioner.HandleProvisioner;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Tests that a provisioner that ignores a stop is abandoned.
@Timeout(60)
class AbandonedProvisionerTests {
  private static final Attribute<String> URL = Attribute.string("url").required();

  private final CountDownLatch running = new CountDownLatch(1);
  private final CountDownLatch released = new CountDownLatch(1);
  private final BlockingQueue<Throwable> reported = new ArrayBlockingQueue<>(9);
  private final List<Response> responses = new CopyOnWriteArrayList<>();
  private final Session session =
      new Session(
          new ServedProvisioner(new Uninterruptible()),
          (_, _, _) -> {},
          new SessionContext(
              _ -> Optional.empty(),
              reported::add,
              new ClosingClients(),
              Journal.none(),
              Optional.empty(),
              Optional.empty()),
          Duration.ofMillis(20));

  /// Continues until it is released, and ignores interrupts.
  private final class Uninterruptible implements HandleProvisioner {
    @Override
    public String name() {
      return "wait";
    }

    @Override
    public Schema schema() {
      return Schema.provisioner(URL);
    }

    @Override
    public void provision(ProvisionerCall call, ObjectView in) {
      call.output("before");
      running.countDown();
      while (released.getCount() > 0) {
        try {
          released.await();
        } catch (InterruptedException _) {
          // The test releases it.
        }
      }
      call.output("afterwards");
    }
  }

  @AfterEach
  void release() {
    released.countDown();
  }

  private void provisionUntilStopped() throws Exception {
    var schema = Schema.provisioner(URL);
    var config =
        DynamicValue.of(Notation.object(schema.members(), "{url = \"web\"}"), schema.type());
    var request = new ProvisionResource.Request(config, DynamicValue.ABSENT);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var provisioning =
          threads.submit(() -> new ProvisionResource(session).run(request, responses::add));
      assertThat(running.await(30, TimeUnit.SECONDS)).isTrue();
      new StopProvider(session).run(new StopProvider.Request());
      provisioning.get(30, TimeUnit.SECONDS);
    }
  }

  @Test
  void aProvisionerThatIgnoresAStopIsAbandoned() throws Exception {
    provisionUntilStopped();
    assertThat(responses).hasSize(2).first().isEqualTo(new Response("before", List.of()));
    assertThat(responses.getLast().diagnostics())
        .singleElement()
        .satisfies(error -> {
          assertThat(error.summary()).isEqualTo("Still running: provision of provisioner wait");
          assertThat(error.detail())
              .startsWith(
                  "Uninterruptible.provision was interrupted because Terraform was stopped, but"
                      + " did not end within 20ms and may still be running.")
              .doesNotContain("checkpoint", "state");
        });
  }

  @Test
  void itsOutputAfterwardsIsNotSent() throws Exception {
    provisionUntilStopped();
    assertThat(reported.take()).isInstanceOf(InterruptibleTask.AbandonedException.class);
    released.countDown();
    assertThat(reported.take())
        .hasMessage("output(...) was called after the provisioner had ended");
    assertThat(responses).hasSize(2);
  }
}
