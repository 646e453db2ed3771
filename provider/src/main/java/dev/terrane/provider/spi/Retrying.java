package dev.terrane.provider.spi;

import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;

/// The implementation of [Call.Retry]. The policy defines the pauses and the time limit, as of a
/// [Polling].
///
/// @param what the action, for messages
/// @param action one attempt
/// @param transients test whether an exception passes by itself
/// @param policy the pauses and the time limit
/// @param <T> the type of the result
public record Retrying<T>(
    String what,
    Callable<? extends T> action,
    List<Predicate<Exception>> transients,
    Polling.Policy policy)
    implements Call.Retry<T> {

  /// Creates a retry that repeats after no exception.
  ///
  /// @param what the action, for messages
  /// @param action one attempt
  /// @param policy the pauses and the time limit
  /// @param <T> the type of the result
  /// @return the retry
  public static <T> Retrying<T> of(
      String what, Callable<? extends T> action, Polling.Policy policy) {
    return new Retrying<>(what, action, List.of(), policy);
  }

  @Override
  public Call.Retry<T> on(Class<? extends Exception> exception) {
    return with(exception::isInstance);
  }

  @Override
  public <E extends Exception> Call.Retry<T> on(Class<E> exception, Predicate<? super E> when) {
    return with(e -> exception.isInstance(e) && when.test(exception.cast(e)));
  }

  private Call.Retry<T> with(Predicate<Exception> another) {
    var all = new ArrayList<>(transients);
    all.add(another);
    return new Retrying<>(what, action, List.copyOf(all), policy);
  }

  @Override
  public T run() throws Exception {
    var timer = policy.begin();
    while (true) {
      try {
        return action.call();
      } catch (InterruptedException e) {
        throw timer.isOver() ? timeOut(timer, e) : e;
      } catch (Exception e) {
        if (transients.stream().noneMatch(one -> one.test(e))) {
          throw e;
        }
        pause(timer, e);
      }
    }
  }

  private void pause(Polling.Timer timer, Exception last) throws InterruptedException {
    boolean goesOn;
    try {
      goesOn = timer.pause();
    } catch (InterruptedException e) {
      if (timer.isOver()) {
        throw timeOut(timer, last);
      }
      throw e;
    }
    if (!goesOn) {
      throw timeOut(timer, last);
    }
  }

  private Failure timeOut(Polling.Timer timer, Exception last) {
    var reason = last.getMessage() == null ? "" : ": " + last.getMessage();
    return new Failure(
            "Failed to " + what,
            "The action did not succeed within "
                + timer
                + ". Last error: "
                + last.getClass().getSimpleName()
                + reason)
        .because(last);
  }
}
