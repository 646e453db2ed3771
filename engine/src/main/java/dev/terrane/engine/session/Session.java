package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.log.MaskedLog;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.DeclaredPart;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Registry;
import dev.terrane.engine.trace.Tracer;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.spi.UniqueSuffixes;
import dev.terrane.provider.validation.Validating;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One provider instance and its client. Terraform starts a session for each use of a provider,
/// each alias and each phase; sessions share nothing. Calls come from many threads.
public final class Session implements AutoCloseable {
  private static final Duration GRACE = Duration.ofSeconds(10);

  private final ProviderType<Object, Object> type;
  private final Log log;
  private final Log frameworkLog;
  private final SessionContext context;
  private final Duration grace;
  private final SensitiveValues secrets = new SensitiveValues();
  private final UniqueSuffixes suffixes = new UniqueSuffixes();
  private final RunningCalls stops = new RunningCalls();
  private final OpenInstances openInstances = new OpenInstances();
  private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();
  private final ClientLifecycle lifecycle;
  private @Nullable Provider<Object, Object> provider;
  private volatile @Nullable Registry registry;

  /// A session without environment and journal.
  public Session(ProviderType<?, ?> type, Log log) {
    this(type, log, SessionContext.empty());
  }

  public Session(ProviderType<?, ?> type, Log log, SessionContext context) {
    this(type, log, context, GRACE);
  }

  /// A session whose author code has this time to end after an interrupt.
  // The author's types are erased here; the provider's codec restores them.
  @SuppressWarnings("unchecked")
  Session(ProviderType<?, ?> type, Log log, SessionContext context, Duration grace) {
    this.grace = grace;
    this.context = context;
    this.lifecycle = new ClientLifecycle(this, context.closing());
    this.type = (ProviderType<Object, Object>) type;
    this.log = new MaskedLog(log, secrets::mask);
    this.frameworkLog = new MaskedLog(context.frameworkLog().orElse(log), secrets::mask);
  }

  /// The provider block; empty, with a diagnostic, when the author's code fails.
  public Optional<Schema> schema(Diagnostics diagnostics) {
    return guard(method("schema"), diagnostics)
        .call(() -> type.schema().expect(SchemaKind.PROVIDER));
  }

  /// The name of the provider.
  public String providerName() {
    return type.name();
  }

  /// The `provider_meta` block that the provider declares. Calls author code.
  public Optional<ProviderType.Meta<?>> meta() {
    return method("meta").required(type.meta());
  }

  /// The log of the provider, masked.
  public Log log() {
    return log;
  }

  /// The log of the framework itself, masked.
  public Log frameworkLog() {
    return frameworkLog;
  }

  /// The journal of created objects.
  public Journal journal() {
    return context.journal();
  }

  /// Creates the spans of this session; empty when nothing is traced.
  public Optional<Tracer> tracer() {
    return context.tracer();
  }

  /// Reports an exception of author code to the failure consumer of the session.
  void failed(Throwable thrown) {
    context.failures().accept(thrown);
  }

  Duration grace() {
    return grace;
  }

  /// A variable of the environment that is set and not empty.
  public Optional<String> environment(String variable) {
    return context.environment().apply(variable).filter(text -> !text.isEmpty());
  }

  /// The sensitive values that messages and logs must not contain.
  public SensitiveValues secrets() {
    return secrets;
  }

  /// The suffixes of unique names.
  UniqueSuffixes uniqueSuffixes() {
    return suffixes;
  }

  /// The calls of author code that run now.
  public RunningCalls stops() {
    return stops;
  }

  /// The ephemeral resources and state stores that are open.
  public OpenInstances openInstances() {
    return openInstances;
  }

  /// The client, or the reason why there is none.
  public Client client() {
    return lifecycle.client();
  }

  /// Ends the session: interrupts the calls that still run, closes what is still open after they
  /// have ended (ephemeral resources, state stores), and then the client. Waits for that, but not
  /// longer than the host waits for the end of the session.
  @Override
  public void close() {
    stops.stop();
    lifecycle.end();
  }

  Map<String, ReentrantLock> locks() {
    return locks;
  }

  /// The guard of one call of an author's method.
  public Guard guard(AuthorMethod method, Diagnostics diagnostics) {
    return new Guard(this, method, diagnostics);
  }

  /// A method of the provider itself, for messages.
  public AuthorMethod method(String name) {
    return new AuthorMethod("provider " + type.name(), type.getClass().getSimpleName(), name);
  }

  AuthorMethod method(Provider<Object, Object> author, String name) {
    return new AuthorMethod("provider " + type.name(), author.getClass().getSimpleName(), name);
  }

  /// The parts of the provider; empty, with a diagnostic, when the author's code fails.
  public Optional<Registry> registry(Diagnostics diagnostics) {
    var known = registry;
    return known == null
        ? provider(diagnostics)
            .flatMap(author ->
                guard(method(author, "parts"), diagnostics).call(() -> registered(author)))
        : Optional.of(known);
  }

  public List<ExistingProvider> existing(Diagnostics diagnostics) {
    return provider(diagnostics)
        .flatMap(author -> guard(method(author, "existing"), diagnostics).call(author::existing))
        .orElseGet(List::of);
  }

  private synchronized Registry registered(Provider<Object, Object> author) {
    var known = registry;
    if (known == null) {
      known = new Registry(type.name(), author.parts());
      registry = known;
    }
    return known;
  }

  private Optional<Provider<Object, Object>> provider(Diagnostics diagnostics) {
    return guard(method("provider"), diagnostics).construct(this::started);
  }

  private synchronized Provider<Object, Object> started() {
    var known = provider;
    if (known == null) {
      known = type.provider();
      provider = known;
    }
    return known;
  }

  /// Finds a part; empty, with a diagnostic, when there is none or its declaration fails.
  public <P extends DeclaredPart<?>> Optional<P> find(
      Kind<P, ?> kind, String name, Diagnostics diagnostics) {
    var found = registry(diagnostics).flatMap(known -> known.part(kind, name));
    if (found.isEmpty() && !diagnostics.hasErrors()) {
      diagnostics.add(unknown(kind, name));
    }
    // The declaration is author code: built here, so that callers need not expect its failure.
    return found.filter(part -> isDeclared(part, diagnostics));
  }

  private Diagnostic unknown(Kind<?, ?> kind, String name) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Unknown " + kind.typeNoun(),
        "The provider " + type.name() + " has no " + kind.noun() + " named " + name + ".");
  }

  private boolean isDeclared(DeclaredPart<?> part, Diagnostics diagnostics) {
    var declaration = declaration(part, diagnostics);
    if (declaration.isPresent() && declaration.get() instanceof Schema schema) {
      diagnostics.about(schema.members());
    }
    return declaration.isPresent();
  }

  private <D> Optional<D> declaration(DeclaredPart<D> part, Diagnostics diagnostics) {
    return part.isDeclared()
        ? Optional.of(part.declaration())
        : guard(part.declaring(), diagnostics).call(part::declaration);
  }

  /// The declarations of all parts of a kind. One that fails is omitted, with a diagnostic.
  public <P extends DeclaredPart<D>, D> Map<String, D> declarations(
      Kind<P, D> kind, Diagnostics diagnostics) {
    var declarations = new LinkedHashMap<String, D>();
    registry(diagnostics)
        .map(known -> known.parts(kind))
        .orElseGet(Map::of)
        .forEach((name, part) ->
            declaration(part, diagnostics).ifPresent(built -> declarations.put(name, built)));
    return declarations;
  }

  /// Calls the author's validation of the provider configuration, if there is one and its view can
  /// contain the values.
  @SuppressWarnings("unchecked")
  public void validate(ObjectValue config, Diagnostics diagnostics) {
    var author = provider(diagnostics);
    if (author.isPresent() && author.get() instanceof Validating<?> validating) {
      // A view that cannot contain an unknown value is no mistake of the user.
      var decoding = config.isWhollyKnown() ? diagnostics : new Diagnostics();
      guard(method("configuration"), decoding)
          .call(() -> type.codec().decode(config))
          .ifPresent(view ->
              guard(method(author.get(), "validate"), diagnostics)
                  .run(() ->
                      ((Validating<Object>) validating)
                          .validate(view, new AuthorFindings(this, diagnostics))));
    }
  }

  /// Connects the client. Unknown values leave the session without a client.
  public void configure(String terraformVersion, ObjectValue config, Diagnostics diagnostics) {
    lifecycle.disconnect();
    var findings = new Diagnostics();
    var view = guard(method("configuration"), findings).call(() -> type.codec().decode(config));
    if (view.isPresent()) {
      var connecting = new Diagnostics();
      provider(connecting)
          .ifPresent(author ->
              lifecycle.connect(
                  author,
                  new ConnectingCall(this, type, terraformVersion),
                  view.get(),
                  connecting));
      if (connecting.deferral().isPresent() && !config.isWhollyKnown()) {
        lifecycle.becomes(Client.NotKnown.of(config));
        diagnostics.addAll(connecting.withoutDeferral());
      } else {
        diagnostics.addAll(connecting.all());
      }
    } else if (config.isWhollyKnown()) {
      diagnostics.addAll(findings.all());
    } else {
      // `connect` receives no unknown values: the provider is connected during apply, when all
      // values are known.
      lifecycle.becomes(Client.NotKnown.of(config));
    }
  }
}
