package dev.terrane.check.part;

import java.util.List;

/// A check of one part of a provider. Stateless.
public interface Check {
  /// All checks, in the order in which they run.
  List<Check> ALL =
      List.of(
          new SchemaCheck(),
          new MetadataCheck(),
          new ValidateCheck(),
          new PlanCheck(),
          new UpgradeCheck(),
          new ImportCheck(),
          new FunctionCheck(),
          new LifeCycleCheck(),
          new DataSourceCheck(),
          new EphemeralResourceCheck(),
          new ActionCheck(),
          new ListResourceCheck());

  /// Its name in reports, one word.
  String name();

  /// Whether it checks a part.
  boolean covers(CheckedPart part, CheckContext context);

  /// Checks a part.
  ///
  /// @throws dev.terrane.check.process.CallFailure if a call has no response
  /// @throws dev.terrane.core.CoreException if a response breaks a rule of Core
  /// @throws SkippedException if the rest of the check cannot run
  void run(CheckedPart part, CheckContext context);
}
