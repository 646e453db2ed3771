package dev.terrane.benchmarks.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The bytes that a call allocates, from the message of the request to that of the response. It does
 * not depend on the machine, and a compiler can only reduce it. The bounds include a quarter for
 * differences between JDKs.
 */
class AllocationTests {
  private static final Map<String, Integer> BYTES =
      Map.of(
          "validate", 30_000,
          "read", 25_000,
          "plan without change", 42_000,
          "plan to update", 48_000,
          "plan to create", 44_000,
          "apply, update", 51_000,
          "apply, create", 49_000);

  static Stream<Operation> operations() {
    return Operation.all().stream();
  }

  @ParameterizedTest
  @MethodSource("operations")
  void aCallAllocatesNoMoreThanItsBound(Operation operation) {
    var connection = new Connection();
    Runnable call = () -> connection.call(operation);
    Counters.each(50, call);
    // Other threads of the JVM allocate now and then, so the least of some rounds counts.
    var least = Stream.generate(() -> Counters.each(50, call).bytes()).limit(5).min(Long::compare);
    assertThat(least.orElseThrow()).as(operation.name()).isLessThan(BYTES.get(operation.name()));
  }
}
