package dev.terrane.check.process;

import dev.terrane.engine.Sink;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Rpc;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// Calls a provider with a time limit, and records the last call. A call without a response throws
/// a [CallFailure]; a provider that does not respond in time is killed. Not thread-safe.
public final class LimitedEndpoint implements Endpoint {
  private static final int SIGNAL = 128;

  private final Endpoint provider;
  private final ProviderProcess process;
  private final Duration limit;
  private @Nullable RecordedCall<?, ?> last;

  LimitedEndpoint(Endpoint provider, ProviderProcess process, Duration limit) {
    this.provider = provider;
    this.process = process;
    this.limit = limit;
  }

  /// The last call.
  public Optional<RecordedCall<?, ?>> last() {
    return Optional.ofNullable(last);
  }

  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    last = new RecordedCall<>(rpc, request, List.of());
    A response = limited(rpc, () -> provider.call(rpc, request));
    last = new RecordedCall<>(rpc, request, List.of(response));
    return response;
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    var received = new ArrayList<A>();
    last = new RecordedCall<>(rpc, request, received);
    limited(
        rpc,
        () -> {
          provider.stream(
              rpc,
              request,
              response -> {
                received.add(response);
                last = new RecordedCall<>(rpc, request, received);
                responses.send(response);
              });
          return true;
        });
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    return limited(rpc, () -> provider.collect(rpc, requests));
  }

  private <T> T limited(Rpc<?, ?> rpc, Callable<T> call) {
    var task = new FutureTask<>(call);
    var thread = Thread.ofVirtual().name("check-call").start(task);
    try {
      return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      process.kill();
      thread.interrupt();
      throw failure("timeout", name(rpc) + " did not return within " + text(limit), e);
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw failed(rpc, e);
    }
  }

  private RuntimeException failed(Rpc<?, ?> rpc, ExecutionException e) {
    return switch (e.getCause()) {
      case StatusRuntimeException status -> failed(rpc, status);
      case RuntimeException other -> other;
      case null, default -> new IllegalStateException(e);
    };
  }

  private CallFailure failed(Rpc<?, ?> rpc, StatusRuntimeException e) {
    var end = e.getStatus().getCode() == Status.Code.UNAVAILABLE || !process.isAlive();
    var exit = end ? process.awaitEnd() : java.util.OptionalInt.empty();
    if (exit.isPresent()) {
      var status = exit.getAsInt();
      var signal = status > SIGNAL ? " (signal " + (status - SIGNAL) + ")" : "";
      return failure(
          "crash", "the provider ended with status " + status + signal + " in " + name(rpc), e);
    }
    var description = String.valueOf(e.getStatus().getDescription());
    return description.contains(" response cannot be read: ")
        ? failure("message", description, e)
        : failure(
            "rpc",
            name(rpc)
                + " failed with the gRPC status "
                + e.getStatus().getCode()
                + ": "
                + description,
            e);
  }

  private CallFailure failure(String rule, String message, Throwable cause) {
    return new CallFailure(rule, message, process.output().lines(), cause);
  }

  /// Whether a failed call is one of an RPC that the provider does not have.
  public static boolean isUnimplemented(CallFailure failure) {
    return failure.getCause() instanceof StatusRuntimeException status
        && status.getStatus().getCode() == Status.Code.UNIMPLEMENTED;
  }

  private String name(Rpc<?, ?> rpc) {
    return rpc.name().method(process.protocol()).orElseThrow();
  }

  private static String text(Duration limit) {
    return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
  }
}
