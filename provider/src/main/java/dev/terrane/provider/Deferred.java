package dev.terrane.provider;

import java.io.Serial;

/// Thrown by a provider method whose result must wait for another plan: `throw
/// Deferred.because(ABSENT_PREREQUISITE)`. Allowed in plan, find, read, import, the read of a data
/// source and the open of an ephemeral resource; in the plan of an action only with
/// `PROVIDER_CONFIG_UNKNOWN`. If the CLI does not allow deferrals, as without the experimental
/// option `-allow-deferral`, the user sees an error with the reason. In `connect`, with a
/// configuration that contains unknown values, it leaves the provider without a client, and each
/// call that needs one is deferred.
public final class Deferred extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final Reason reason;

  /// The reason of a deferral, as the protocol defines it.
  public enum Reason {
    /// The configuration of the block contains an unknown value.
    RESOURCE_CONFIG_UNKNOWN,
    /// The configuration of the provider contains an unknown value.
    PROVIDER_CONFIG_UNKNOWN,
    /// An object that must exist first does not exist yet.
    ABSENT_PREREQUISITE
  }

  private Deferred(Reason reason, String detail) {
    super(detail);
    this.reason = reason;
  }

  /// Creates a deferral.
  ///
  /// @param reason the reason
  /// @return the exception to throw
  public static Deferred because(Reason reason) {
    return new Deferred(reason, "");
  }

  /// Creates a deferral with an explanation.
  ///
  /// @param reason the reason
  /// @param detail sentences for the user, who sees them if the CLI does not allow deferrals
  /// @return the exception to throw
  public static Deferred because(Reason reason, String detail) {
    return new Deferred(reason, detail);
  }

  /// Returns the reason.
  ///
  /// @return the reason
  public Reason reason() {
    return reason;
  }

  /// Returns the explanation.
  ///
  /// @return sentences for the user, or an empty text
  public String detail() {
    var message = getMessage();
    return message == null ? "" : message;
  }
}
