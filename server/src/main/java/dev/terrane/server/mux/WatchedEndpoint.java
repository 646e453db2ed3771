package dev.terrane.server.mux;

import dev.terrane.engine.Sink;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Checks during each call whether the executable still responds, and kills an executable that does
 * not. The duration of a call says nothing: the creation of an object may take hours.
 *
 * @param calls handles the calls
 * @param process the executable
 * @param limit the time in which a check must have a response
 */
record WatchedEndpoint(Endpoint calls, Watched process, Duration limit) implements Endpoint {
  /** Most calls end before their first check. */
  private static final Duration LONGEST_INTERVAL = Duration.ofSeconds(20);

  /** The variable with the number of seconds that a check waits for its response. */
  static final String VARIABLE = "TERRANE_EXECUTABLE_TIMEOUT";

  private static final Duration DEFAULT_LIMIT = Duration.ofSeconds(60);
  private static final Predicate<String> SECONDS =
      Pattern.compile("[1-9]\\d{0,5}").asMatchPredicate();

  /**
   * The time in which a check must have a response.
   *
   * @throws ConnectionException if the variable has no positive number
   */
  static Duration limit(Map<String, String> environment) {
    var given = environment.getOrDefault(VARIABLE, "");
    if (given.isBlank()) {
      return DEFAULT_LIMIT;
    }
    if (SECONDS.test(given.strip())) {
      return Duration.ofSeconds(Long.parseLong(given.strip()));
    }
    throw new ConnectionException(
        VARIABLE
            + " is \""
            + given
            + "\". Set it to a number of seconds from 1 to 999999, or unset it.");
  }

  /** An executable that is watched. */
  interface Watched {
    /** Whether it responds within a time. */
    boolean isResponding(Duration limit);

    /** Kills it because it does not respond during a call, so that its calls fail. */
    void killHanging(RpcName call);
  }

  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    return watch(rpc.name(), () -> calls.call(rpc, request));
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    watch(
        rpc.name(),
        () -> {
          calls.stream(rpc, request, responses);
          return true;
        });
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    return watch(rpc.name(), () -> calls.collect(rpc, requests));
  }

  private <A> A watch(RpcName rpc, Supplier<A> call) {
    var watch = Thread.ofVirtual().name("existing-health").start(() -> check(rpc));
    try {
      return call.get();
    } finally {
      watch.interrupt();
    }
  }

  private void check(RpcName rpc) {
    var interval = limit.compareTo(LONGEST_INTERVAL) < 0 ? limit : LONGEST_INTERVAL;
    try {
      do {
        Thread.sleep(interval);
      } while (process.isResponding(limit));
    } catch (InterruptedException e) {
      // The call has ended.
      return;
    }
    if (!Thread.currentThread().isInterrupted()) {
      process.killHanging(rpc);
    }
  }
}
