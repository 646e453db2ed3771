package dev.terrane.check;

import dev.terrane.check.config.Arguments.ArgumentsException;
import dev.terrane.check.part.Check;
import dev.terrane.check.part.CheckContext;
import dev.terrane.check.part.CheckedPart;
import dev.terrane.check.part.CheckedProvider;
import dev.terrane.check.part.Findings;
import dev.terrane.check.part.ProviderConfiguration;
import dev.terrane.check.part.SkippedException;
import dev.terrane.check.process.CallFailure;
import dev.terrane.check.report.CheckResult;
import dev.terrane.check.report.Report;
import dev.terrane.core.CoreException;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.rpc.proto.WireException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Checks a provider. A provider that ends or does not respond is started again for the next check.
public final class ProviderCheck {
  private static final Map<String, Kind<?, ?>> KINDS =
      Map.of(
          "resource", Kinds.RESOURCE,
          "update", Kinds.RESOURCE,
          "import", Kinds.RESOURCE,
          "data", Kinds.DATA_SOURCE,
          "ephemeral", Kinds.EPHEMERAL_RESOURCE,
          "action", Kinds.ACTION,
          "list", Kinds.LIST_RESOURCE,
          "function", Kinds.FUNCTION);

  private final CheckOptions options;
  private final CheckListener listener;

  /// A check with options.
  ///
  /// @param listener receives the progress
  public ProviderCheck(CheckOptions options, CheckListener listener) {
    this.options = options;
    this.listener = listener;
  }

  private record Task(CheckedPart part, Check check) {}

  /// Runs all checks.
  ///
  /// @throws ArgumentsException if the arguments do not match the schemas
  public Report run() {
    var configuration = new ProviderConfiguration(options.arguments());
    try (var provider = new CheckedProvider(options.process(), configuration)) {
      var loaded = result(new Task(CheckedPart.PROVIDER, new LoadCheck()), provider);
      if (!provider.isLoaded()) {
        return report(0, List.of(loaded));
      }
      requireKnownTypes(provider);
      var results = new ArrayList<CheckResult>();
      results.add(loaded);
      var tasks = tasks(provider);
      for (var task : tasks) {
        listener.begins(results.size(), tasks.size(), task.part() + ": " + task.check().name());
        results.add(withoutRepeated(result(task, provider), results));
      }
      return report(provider.schemas().received().protocol().number(), results);
    }
  }

  private Report report(int protocol, List<CheckResult> results) {
    var name = options.process().command().getFirst();
    return new Report(name, protocol, options.seed(), results);
  }

  private void requireKnownTypes(CheckedProvider provider) {
    KINDS.forEach((key, kind) -> {
      for (var type : options.arguments().types(key)) {
        var names = provider.schemas().received().names(kind);
        if (!names.contains(type)) {
          throw new ArgumentsException(
              "%s.%s: the provider has no such %s, only %s"
                  .formatted(key, type, kind.noun(), names));
        }
      }
    });
  }

  private List<Task> tasks(CheckedProvider provider) {
    var tasks = new ArrayList<Task>();
    for (var part : parts(provider)) {
      var context = context(new Findings(provider, part), provider);
      Check.ALL.stream()
          .filter(check -> check.covers(part, context))
          .forEach(check -> tasks.add(new Task(part, check)));
    }
    return tasks;
  }

  private List<CheckedPart> parts(CheckedProvider provider) {
    var parts = new ArrayList<CheckedPart>();
    if (options.only().isEmpty()) {
      parts.add(CheckedPart.PROVIDER);
    }
    var received = provider.schemas().received();
    for (var kind : received.kinds()) {
      received.names(kind).stream()
          .filter(name -> options.only().isEmpty() || options.only().contains(name))
          .forEach(name -> parts.add(CheckedPart.of(kind, name)));
    }
    return parts;
  }

  private CheckContext context(Findings findings, CheckedProvider provider) {
    return new CheckContext(provider, findings, options.arguments(), options.seed());
  }

  /// A failed call fails in each check.
  private static CheckResult withoutRepeated(CheckResult result, List<CheckResult> earlier) {
    var findings =
        result.findings().stream()
            .filter(one ->
                earlier.stream()
                    .flatMap(other -> other.findings().stream())
                    .noneMatch(
                        other -> one.repeats(other) && one.message().equals(other.message())))
            .toList();
    return new CheckResult(result.part(), result.check(), findings, result.skipped());
  }

  private CheckResult result(Task task, CheckedProvider provider) {
    var findings = new Findings(provider, task.part());
    var skipped = Optional.<String>empty();
    try {
      task.check().run(task.part(), context(findings, provider));
    } catch (CallFailure e) {
      findings.failed(e);
    } catch (CoreException e) {
      findings.failed(e);
    } catch (WireException e) {
      findings.unreadable(e);
    } catch (SkippedException e) {
      skipped = Optional.ofNullable(e.getMessage());
    }
    return new CheckResult(task.part().toString(), task.check().name(), findings.all(), skipped);
  }

  /// Starts the provider and requests its schemas.
  private static final class LoadCheck implements Check {
    @Override
    public String name() {
      return "start";
    }

    @Override
    public boolean covers(CheckedPart part, CheckContext context) {
      return true;
    }

    @Override
    public void run(CheckedPart part, CheckContext context) {
      context.provider().load();
    }
  }
}
