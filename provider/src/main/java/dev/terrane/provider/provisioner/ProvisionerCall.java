package dev.terrane.provider.provisioner;

import dev.terrane.provider.Await;
import dev.terrane.provider.Call;
import dev.terrane.provider.Log;
import dev.terrane.provider.SchemaMember;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;

/// The context of a call of [ProvisionerType#provision]. The call runs in its own virtual thread,
/// so it may block. The thread is interrupted when the user stops Terraform and when the deadline
/// passes.
public interface ProvisionerCall {
  /// Shows text to the user while the provisioner runs. Sensitive values of the configuration and
  /// the secrets of the connection are masked in it. Terraform shows each line with the name of the
  /// resource, and omits empty lines; if a value of the configuration is sensitive or ephemeral, it
  /// replaces the whole output.
  ///
  /// Any thread that the provisioner starts may call this method; texts are sent one after the
  /// other. Blocks while Terraform does not accept further output.
  ///
  /// @param text one or more lines
  /// @throws java.util.concurrent.CancellationException when Terraform has cancelled the call, or
  ///   when the thread is interrupted while waiting; the interrupt flag stays set
  /// @throws IllegalStateException when the provisioner has ended
  void output(String text);

  /// The `connection` block of the resource, merged with that of the provisioner.
  ///
  /// @return the connection; empty if the configuration contains no such block
  Optional<Connection> connection();

  /// Reports a warning to the user. The call continues. Terraform shows it when the provisioner has
  /// ended.
  ///
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  void warn(String summary, String detail);

  /// Reports a warning at an attribute to the user. The call continues. Terraform shows it when the
  /// provisioner has ended.
  ///
  /// @param where the attribute, at any depth of the schema
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  void warn(SchemaMember where, String summary, String detail);

  /// Prepares a wait for the remote side. The wait ends at the deadline of this call at the latest.
  ///
  /// @param what the expected state, for messages: `"port to open"` gives "Timed out waiting for
  ///   port to open"
  /// @param probe reads the remote side once; must not return null
  /// @param <T> the type of value that the probe returns
  /// @return the wait; call [Await#until] to start it
  <T> Await<T> await(String what, Callable<? extends T> probe);

  /// Prepares an action that is repeated while the remote side rejects it for a reason that passes.
  /// Pauses increase and are jittered. The last attempt ends at the deadline of this call at the
  /// latest.
  ///
  /// @param what the action, for messages: `"upload"` gives "Failed to upload"
  /// @param action one attempt
  /// @param <T> the type of the result
  /// @return the retry; call [Call.Retry#run] to start it
  <T> Call.Retry<T> retry(String what, Callable<? extends T> action);

  /// The deadline of this call: its start plus the timeout that the user configured, or the default
  /// of the schema's [timeouts][dev.terrane.provider.schema.Schema#timeouts].
  ///
  /// @return the deadline, or empty for none
  Optional<Instant> deadline();

  /// Whether the user has stopped Terraform. The thread of the call is also interrupted.
  ///
  /// @return true when the method should return as soon as possible
  boolean stopped();

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
