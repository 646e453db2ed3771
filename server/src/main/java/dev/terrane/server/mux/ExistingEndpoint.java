package dev.terrane.server.mux;

import dev.terrane.engine.Sink;
import dev.terrane.engine.part.Kind;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.rpc.ClientStreamRpc;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.RpcName;
import dev.terrane.rpc.ServerStreamRpc;
import dev.terrane.rpc.UnaryRpc;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An existing provider. It is started at its first use, and once: after a crash all calls fail, as
 * Terraform does not start a provider again. A failure of the process is a diagnostic of the
 * response.
 */
final class ExistingEndpoint implements Endpoint, AutoCloseable {
  private static final String ENDING = "The provider is shutting down.";

  private final ExistingProvider provider;
  private final FutureTask<Running> start;
  private @Nullable Connection connection;
  private boolean isClosed;

  /** A started provider and its schemas. */
  private record Running(Connection connection, ExistingSchemas schemas) {}

  ExistingEndpoint(ExistingProvider provider, Function<ExistingProvider, Connection> starter) {
    this.provider = provider;
    this.start = new FutureTask<>(() -> running(keep(starter.apply(provider))));
  }

  private synchronized Connection keep(Connection started) {
    connection = started;
    if (isClosed) {
      started.close();
      throw new ConnectionException(ENDING);
    }
    return started;
  }

  private static Running running(Connection connection) {
    try {
      return new Running(connection, ExistingSchemas.of(connection));
    } catch (RuntimeException e) {
      var end = connection.end();
      connection.close();
      throw end.map(how -> new ConnectionException(how, e)).orElseThrow(() -> e);
    }
  }

  ExistingProvider provider() {
    return provider;
  }

  String name() {
    return provider.executable();
  }

  /** Starts it on another thread. Each call waits for the start. */
  void start() {
    Thread.ofVirtual().name("existing-provider").start(start);
  }

  boolean isStarted() {
    return start.state() == Future.State.SUCCESS;
  }

  /**
   * Its schemas.
   *
   * @throws ConnectionException if it cannot be started
   */
  ExistingSchemas schemas() {
    return running().schemas();
  }

  /** The names of its parts of a kind; empty if it cannot be started. */
  Set<String> declared(Kind<?, ?> kind) {
    try {
      return schemas().declarations(kind).keySet();
    } catch (ConnectionException e) {
      return Set.of();
    }
  }

  /**
   * Whether it has a part. One that cannot be started may have each part, so that the reason is a
   * diagnostic of the part.
   */
  boolean mayHave(Kind<?, ?> kind, String name) {
    try {
      return schemas().declarations(kind).containsKey(name);
    } catch (ConnectionException e) {
      return true;
    }
  }

  /** Whether it plans a destroy; true if it cannot be started. */
  boolean plansDestroy() {
    try {
      return schemas().capabilities().planDestroy();
    } catch (ConnectionException e) {
      return true;
    }
  }

  private Running running() {
    try {
      return start.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ConnectionException("The start of " + name() + " was interrupted.", e);
    } catch (CancellationException e) {
      throw new ConnectionException(name() + " cannot be used: " + ENDING, e);
    } catch (ExecutionException e) {
      var cause = Objects.requireNonNull(e.getCause(), "the exception of the start");
      throw new ConnectionException(name() + " cannot be used: " + cause.getMessage(), cause);
    }
  }

  /** Calls an RPC that old providers do not have; empty then. */
  <Q, A> Optional<A> callIfPresent(UnaryRpc<Q, A> rpc, Q request) {
    try {
      return Optional.of(connected().call(rpc, request));
    } catch (StatusRuntimeException e) {
      return e.getStatus().getCode() == Status.Code.UNIMPLEMENTED
          ? Optional.empty()
          : Optional.of(failed(rpc.name(), e).response(rpc));
    } catch (ConnectionException e) {
      return Optional.of(FailedCall.of(e).response(rpc));
    }
  }

  private Endpoint connected() {
    return running().connection().endpoint();
  }

  @Override
  public <Q, A> A call(UnaryRpc<Q, A> rpc, Q request) {
    try {
      return connected().call(rpc, request);
    } catch (StatusRuntimeException e) {
      return failed(rpc.name(), e).response(rpc);
    } catch (ConnectionException e) {
      return FailedCall.of(e).response(rpc);
    }
  }

  @Override
  public <Q, A> void stream(ServerStreamRpc<Q, A> rpc, Q request, Sink<? super A> responses) {
    try {
      connected().stream(rpc, request, responses);
    } catch (StatusRuntimeException e) {
      responses.send(failed(rpc.name(), e).response(rpc));
    } catch (ConnectionException e) {
      responses.send(FailedCall.of(e).response(rpc));
    }
  }

  @Override
  public <Q, A> A collect(ClientStreamRpc<Q, A> rpc, Iterator<Q> requests) {
    try {
      return connected().collect(rpc, requests);
    } catch (StatusRuntimeException e) {
      return failed(rpc.name(), e).response(rpc);
    } catch (ConnectionException e) {
      return FailedCall.of(e).response(rpc);
    }
  }

  /** The reason why a call has failed, unless its caller has cancelled it. */
  private FailedCall failed(RpcName rpc, StatusRuntimeException failure) {
    if (Thread.currentThread().isInterrupted()) {
      throw failure;
    }
    var end = running().connection().end();
    return new FailedCall(end.orElseGet(() -> reason(rpc, failure.getStatus())));
  }

  private String reason(RpcName rpc, Status status) {
    return switch (status.getCode()) {
      case UNIMPLEMENTED ->
          "%s does not have %s, which Terraform has called. A newer version of it may."
              .formatted(name(), rpc);
      case DEADLINE_EXCEEDED ->
          ("%s did not finish %s within %s, and the call was cancelled. Check the remote system: it may"
                  + " have created an object that is not in the state.")
              .formatted(
                  name(),
                  rpc,
                  provider.timeout().map(OperationTimeouts::text).orElse("its own timeout"));
      default -> "%s did not respond to %s: %s".formatted(name(), rpc, text(status));
    };
  }

  private static String text(Status status) {
    var description = status.getDescription();
    return description == null ? status.getCode().toString() : description;
  }

  /** Ends it. One that is starting is killed. */
  @Override
  public synchronized void close() {
    isClosed = true;
    start.cancel(true);
    if (connection != null) {
      connection.close();
    }
  }
}
