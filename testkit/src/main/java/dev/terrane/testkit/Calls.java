package dev.terrane.testkit;

import java.util.Optional;

/// Call contexts for unit tests of resources, without Terraform, engine or schema:
///
/// ```
/// var call = Calls.with(dir);
/// var made = new NoteResource().create(call, new NoteModel.Input("a.txt", "hi", "0644", null));
/// assertThat(call.checkpoints()).isEmpty();
/// ```
///
/// Each object represents one call and records its use.
public final class Calls {
  private Calls() {}

  /// Creates a call of create or update. It can also be used as a [dev.terrane.provider.Call], for
  /// read and delete, as the call of an action or a list resource, and as that of the storage of a
  /// state store.
  ///
  /// @param client the client, or a test double of it
  /// @param <C> the provider's client
  /// @return a call that records its use
  public static <C> RecordedCall<C> with(C client) {
    return new RecordedCall<>(client);
  }

  /// Creates a call of a provisioner.
  ///
  /// @return a call that records its use
  public static RecordedCall<?> ofProvisioner() {
    return new RecordedCall<>("a provisioner has no client");
  }

  /// Creates a planning call, of a resource or an action, with a configured provider.
  ///
  /// @param client the client, or a test double of it
  /// @param <C> the provider's client
  /// @return a call that records its use
  public static <C> RecordedPlan<C> planning(C client) {
    return new RecordedPlan<>(Optional.of(client));
  }

  /// Creates a planning call while the provider configuration is unknown.
  ///
  /// @param <C> the provider's client
  /// @return a call without a client
  public static <C> RecordedPlan<C> planningWithoutClient() {
    return new RecordedPlan<>(Optional.empty());
  }

  /// Creates a call that moves a state of another resource type.
  ///
  /// @param source the source of the move
  /// @return a call that records its use
  public static RecordedMove moving(RecordedMove.Source source) {
    return new RecordedMove(source);
  }

  /// Creates a collector of diagnostics for the method `validate`.
  ///
  /// @return a collector without diagnostics
  public static RecordedFindings findings() {
    return new RecordedFindings();
  }
}
