package dev.terrane.testkit;

import java.util.Optional;

/// Calls for plain unit tests, without Terraform, engine or schema:
///
/// ```
/// var call = Calls.with(dir);
/// var made = new NoteResource().create(call, new NoteModel.Input("a.txt", "hi", "0644", null));
/// assertThat(call.checkpoints()).isEmpty();
/// ```
///
/// Each one stands for one call of Terraform: it records what it receives.
public final class Calls {
  private Calls() {}

  /// A call that changes the remote side; as a [dev.terrane.provider.Call] it serves whatever only
  /// looks, too.
  ///
  /// @param client what the provider's `connect` would have made, or a stand-in for it
  /// @param <C> the provider's client
  /// @return a call that remembers
  public static <C> RecordedCall<C> with(C client) {
    return new RecordedCall<>(client);
  }

  /// A call that plans, with a provider that is configured.
  ///
  /// @param client what the provider's `connect` would have made, or a stand-in for it
  /// @param <C> the provider's client
  /// @return a call that remembers
  public static <C> RecordedPlan<C> planning(C client) {
    return new RecordedPlan<>(Optional.of(client));
  }

  /// A call that plans while the provider's configuration is not known yet.
  ///
  /// @param <C> the provider's client
  /// @return a call without a client
  public static <C> RecordedPlan<C> planningWithoutClient() {
    return new RecordedPlan<>(Optional.empty());
  }

  /// A place for findings, for the method `validate`, which gets no call.
  ///
  /// @return no finding so far
  public static RecordedFindings findings() {
    return new RecordedFindings();
  }
}
