package dev.terrane.testkit.faults;

import java.io.IOException;

/// The exceptions of calls with a fault, which a client of this kind throws.
interface CallFailures {
  /// The text of an exception. It does not name the call, because a test must not find the id of an
  /// object in it that the provider does not report.
  String MESSAGE = "connection reset (injected fault)";

  /// The exception of a call that fails.
  Exception failed();

  /// The exception of a call that is interrupted. The interrupt flag of the calling thread is set
  /// or not, as the client does it.
  Exception interrupted();

  /// Of clients that throw [IOException] and [InterruptedException], such as `HttpClient`.
  CallFailures BLOCKING =
      new CallFailures() {
        @Override
        public Exception failed() {
          return new IOException(MESSAGE);
        }

        @Override
        public Exception interrupted() {
          Thread.interrupted();
          return new InterruptedException("interrupted (injected fault)");
        }
      };
}
