package dev.terrane.check.process;

import java.util.List;

/// A provider that has not started, or a call without a response.
public final class CallFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String rule;
  private final transient List<String> output;

  CallFailure(String rule, String message, List<String> output, Throwable cause) {
    super(message, cause);
    this.rule = rule;
    this.output = List.copyOf(output);
  }

  /// The name of the violated rule: `handshake`, `crash`, `timeout`, `message` or `rpc`.
  public String rule() {
    return rule;
  }

  /// The last lines that the provider has written.
  public List<String> output() {
    return output;
  }

  /// The description of the failure.
  public String reason() {
    return String.valueOf(getMessage());
  }
}
