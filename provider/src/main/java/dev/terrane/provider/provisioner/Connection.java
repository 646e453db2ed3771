package dev.terrane.provider.provisioner;

import dev.terrane.provider.Failure;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// A `connection` block: how to connect to the resource. Terraform sends all values as text,
/// evaluated, and does not check the combinations that only its own SSH and WinRM clients require.
/// It adds no defaults.
///
/// Passwords and private keys are masked in output, diagnostics and log lines of the call. The text
/// of this object contains none of them. Immutable.
public final class Connection {
  private final Map<String, String> values;

  private Connection(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /// Creates a connection, for tests.
  ///
  /// @param values the configured values by their names in the configuration; numbers and booleans
  ///   as text
  /// @return the connection
  public static Connection of(Map<String, String> values) {
    return new Connection(values);
  }

  /// A value by its name, for one that a newer Terraform has added.
  ///
  /// @param name the name in the configuration
  /// @return the value, or empty if it is not configured
  public Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /// The type of connection: `ssh` or `winrm`; SSH if there is none.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> type() {
    return value("type");
  }

  /// The address of the resource.
  ///
  /// @return the address
  /// @throws Failure if it is not configured, which Terraform does not allow
  public String host() {
    return value("host")
        .orElseThrow(() ->
            new Failure("Missing host of the connection", "Add host to the connection block."));
  }

  /// The port to connect to.
  ///
  /// @return the port, or empty if it is not configured
  /// @throws Failure if it is not a port
  public OptionalInt port() {
    return port("port");
  }

  /// The user to connect as.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> user() {
    return value("user");
  }

  /// The password of the user; masked in output, diagnostics and log lines.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> password() {
    return value("password");
  }

  /// The time to wait for the connection, as the user has written it: `5m` for example.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> timeout() {
    return value("timeout");
  }

  /// The path of uploaded scripts on the resource.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> scriptPath() {
    return value("script_path");
  }

  /// The platform of the resource: `unix` or `windows`.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> targetPlatform() {
    return value("target_platform");
  }

  /// The text of the private key; masked in output, diagnostics and log lines.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> privateKey() {
    return value("private_key");
  }

  /// The text of a signed certificate for the private key.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> certificate() {
    return value("certificate");
  }

  /// The public key of the resource, or of the authority that has signed it.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> hostKey() {
    return value("host_key");
  }

  /// Whether to use an SSH agent.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<Boolean> agent() {
    return value("agent").map(Boolean::valueOf);
  }

  /// The preferred identity in the SSH agent.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> agentIdentity() {
    return value("agent_identity");
  }

  /// The type of proxy: `http`, `https` or `socks5`.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> proxyScheme() {
    return value("proxy_scheme");
  }

  /// The address of the proxy.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> proxyHost() {
    return value("proxy_host");
  }

  /// The port of the proxy.
  ///
  /// @return the port, or empty if it is not configured
  /// @throws Failure if it is not a port
  public OptionalInt proxyPort() {
    return port("proxy_port");
  }

  /// The user of the proxy.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> proxyUserName() {
    return value("proxy_user_name");
  }

  /// The password of the proxy's user; masked in output, diagnostics and log lines.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> proxyUserPassword() {
    return value("proxy_user_password");
  }

  /// The address of the bastion host, through which to connect.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> bastionHost() {
    return value("bastion_host");
  }

  /// The public key of the bastion host, or of the authority that has signed it.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> bastionHostKey() {
    return value("bastion_host_key");
  }

  /// The port of the bastion host.
  ///
  /// @return the port, or empty if it is not configured
  /// @throws Failure if it is not a port
  public OptionalInt bastionPort() {
    return port("bastion_port");
  }

  /// The user of the bastion host.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> bastionUser() {
    return value("bastion_user");
  }

  /// The password of the bastion host's user; masked in output, diagnostics and log lines.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> bastionPassword() {
    return value("bastion_password");
  }

  /// The text of the private key for the bastion host; masked in output, diagnostics and log lines.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> bastionPrivateKey() {
    return value("bastion_private_key");
  }

  /// The text of a signed certificate for that private key.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> bastionCertificate() {
    return value("bastion_certificate");
  }

  /// Whether WinRM uses HTTPS.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<Boolean> https() {
    return value("https").map(Boolean::valueOf);
  }

  /// Whether WinRM accepts any certificate of the resource.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<Boolean> insecure() {
    return value("insecure").map(Boolean::valueOf);
  }

  /// The text of the certificate of the authority for WinRM.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<String> cacert() {
    return value("cacert");
  }

  /// Whether WinRM uses NTLM authentication.
  ///
  /// @return the value, or empty if it is not configured
  public Optional<Boolean> useNtlm() {
    return value("use_ntlm").map(Boolean::valueOf);
  }

  private OptionalInt port(String name) {
    return value(name).map(text -> OptionalInt.of(port(name, text))).orElseGet(OptionalInt::empty);
  }

  private static int port(String name, String text) {
    try {
      var port = Integer.parseInt(text);
      if (port >= 0 && port <= 65_535) {
        return port;
      }
    } catch (NumberFormatException _) {
      // The value is not an integer.
    }
    throw new Failure(
        "Invalid " + name + " of the connection",
        "The value of " + name + " in the connection block is " + text + ", which is not a port.");
  }

  /// {@return the type, the user and the address}
  @Override
  public String toString() {
    var shown = new LinkedHashMap<String, String>();
    for (var name : new String[] {"type", "user", "host", "port"}) {
      value(name).ifPresent(text -> shown.put(name, text));
    }
    return "Connection" + shown;
  }
}
