package dev.terrane.testkit.faults;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.ProviderStarter;
import dev.terrane.engine.journal.IdleDetector;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.journal.JournalPath;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.SessionEndpoint;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/// The sessions of one life cycle. Thread-safe.
final class FaultedSessions implements ProviderStarter, Injection.Sessions {
  private static final Duration MOMENT = Duration.ofSeconds(2);

  private final FaultSubject subject;
  private final Optional<JournalPath> journal;
  private final Supplier<Set<String>> existing;
  private final Core core;
  private final List<Session> open = new CopyOnWriteArrayList<>();

  /// Sessions of a subject.
  ///
  /// @param directory that of the journal of created objects; empty for no journal
  /// @param existing returns what exists on the remote side
  FaultedSessions(FaultSubject subject, Optional<Path> directory, Supplier<Set<String>> existing) {
    this.subject = subject;
    this.existing = existing;
    this.journal =
        directory.map(path -> new JournalPath(path, "test", TemporaryDirectory.owner(path)));
    this.core = new Core(this, CoreOptions.TERRAFORM_1_16);
  }

  /// The provider block was rejected.
  static final class NotConfigured extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient CommandDiagnostics findings;

    private NotConfigured(CommandDiagnostics findings) {
      super(findings.text());
      this.findings = findings;
    }

    CommandDiagnostics findings() {
      return findings;
    }
  }

  Core core() {
    return core;
  }

  @Override
  public Endpoint started() {
    var context =
        SessionContext.empty()
            .with(name -> Optional.ofNullable(subject.environment().get(name)))
            .with(
                journal
                    .map(path ->
                        Journal.at(path, FaultedSessions::failed, IdleDetector.ofSequence()))
                    .orElseGet(Journal::none));
    var session = new Session(subject.type(), (_, _, _) -> {}, context);
    open.add(session);
    return new SessionEndpoint(session);
  }

  private static void failed(String reason) {
    throw new IllegalStateException(reason);
  }

  @Override
  public Endpoint configured() {
    var provider = started();
    var validated = core.validate(provider, subject.block());
    var findings =
        validated.ok() ? validated.and(core.configure(provider, subject.block())) : validated;
    if (!findings.ok()) {
      throw new NotConfigured(findings);
    }
    return provider;
  }

  @Override
  public void stop() {
    open.forEach(session -> new StopProvider(session).run(new StopProvider.Request()));
  }

  @Override
  public boolean expire() {
    return open.stream().filter(session -> session.stops().expire()).count() > 0;
  }

  @Override
  public Set<String> existing() {
    return existing.get();
  }

  /// Whether code of the provider still runs, which has ignored an interrupt. A call that has
  /// returned its result ends at once.
  boolean isBusy() {
    return !open.stream().allMatch(FaultedSessions::isIdle);
  }

  private static boolean isIdle(Session session) {
    try {
      return session.stops().awaitIdle(MOMENT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Ends the sessions of a command, as Terraform does after it has recorded all responses.
  void end() {
    open.forEach(session -> session.journal().ended());
    open.forEach(Session::close);
    open.clear();
  }

  /// Forgets the sessions, whose process was killed.
  void kill() {
    open.clear();
  }
}
