package dev.terrane.engine.list;

import static dev.terrane.engine.list.Lister.listed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.ListResourceCalls;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Timeouts of list resources.
class ListTimeoutTests {
  private final List<Boolean> deadlines = new ArrayList<>();

  private static ListResourceCalls.Result list(Lister.Source source, String config) {
    var timeouts = OperationTimeouts.block().with(Operation.LIST, Duration.ofMinutes(20));
    var lister =
        new Lister(source) {
          @Override
          public Schema schema() {
            return FILTER.timeouts(timeouts);
          }
        };
    var calls = lister.core().listResource("t_thing");
    return calls.list(Notation.object(calls.schema().members(), config), true, 100);
  }

  private static AssertionError hang() throws InterruptedException {
    assertThat(new CountDownLatch(1).await(1, TimeUnit.MINUTES)).isTrue();
    return new AssertionError("not interrupted");
  }

  // The stream must not declare checked exceptions.
  private static Listed<ObjectView, ObjectView> second(int index) {
    if (index == 0) {
      return listed("a");
    }
    try {
      throw hang();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Test
  void theTimeoutCoversAllResults() {
    var result =
        list(
            (_, _) -> Stream.of(0, 1).map(ListTimeoutTests::second),
            "{timeouts = {list = \"300ms\"}}");
    var finding = result.findings().only();
    assertThat(finding.summary()).isEqualTo("Timed out: list of list resource t_thing");
    assertThat(finding.detail())
        .contains("Increase the timeout in the configuration: timeouts { list = \"600ms\" }");
  }

  @Test
  void theTimeoutCoversTheReadOfAState() {
    var result =
        list(
            (_, _) ->
                Stream.of(
                    Listed.<ObjectView, ObjectView>of(
                        Lister.named("a"),
                        "A",
                        () -> {
                          throw hang();
                        })),
            "{timeouts = {list = \"30ms\"}}");
    assertThat(result.findings().only().summary()).contains("Timed out: list");
  }

  @Test
  void theMethodSeesTheDeadline() {
    var result =
        list(
            (call, _) -> {
              deadlines.add(call.deadline().isPresent());
              return Stream.of(listed("a"));
            },
            "{}");
    assertThat(result.findings().all()).isEmpty();
    assertThat(deadlines).containsExactly(true);
  }
}
