package dev.terrane.testkit.faults;

/// A fault of one call to the remote side.
public enum Fault {
  /// The call fails before it reaches the remote side.
  FAILS(Kind.FAILURE, false, "fails before it reaches the remote side"),
  /// The call takes effect, and fails before its response is received.
  RESPONSE_LOST(Kind.FAILURE, true, "takes effect, but its response is lost"),
  /// The user stops Terraform, and the call is interrupted before it reaches the remote side.
  STOPPED(Kind.STOP, false, "is interrupted because Terraform is stopped"),
  /// The user stops Terraform, and the call is interrupted after it has taken effect.
  STOPPED_AFTER_EFFECT(
      Kind.STOP, true, "takes effect, and is interrupted because Terraform is stopped"),
  /// The call, and each repetition of it, hangs until the deadline. Only for resources with
  /// timeouts.
  TIMES_OUT(Kind.TIMEOUT, false, "hangs until the deadline"),
  /// The call takes effect, and hangs until the deadline. Only for resources with timeouts.
  TIMES_OUT_AFTER_EFFECT(Kind.TIMEOUT, true, "takes effect, and hangs until the deadline"),
  /// The process of the provider is killed before the call reaches the remote side.
  KILLED(Kind.KILL, false, "is not made, because the process is killed"),
  /// The process of the provider is killed after the call has taken effect.
  KILLED_AFTER_EFFECT(Kind.KILL, true, "takes effect, and then the process is killed");

  enum Kind {
    FAILURE,
    STOP,
    TIMEOUT,
    KILL
  }

  final Kind kind;
  final boolean takesEffect;
  final String description;

  Fault(Kind kind, boolean takesEffect, String description) {
    this.kind = kind;
    this.takesEffect = takesEffect;
    this.description = description;
  }
}
