package dev.terrane.provider.mux;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// An executable of a provider, in any language and unchanged, whose parts are served together with
/// those of this provider: its resources, data sources, functions and all others. So a provider can
/// be rewritten one resource at a time.
///
/// The user's provider block has the attributes and blocks of both. The existing provider receives
/// those that it declares, by name. Immutable.
public final class ExistingProvider {
  private final String executable;
  private final List<String> arguments;
  private final Map<String, String> variables;
  private final Set<String> replaced;
  private final Set<String> hidden;
  private final ConfigMapping mapping;
  private final Optional<Duration> timeout;

  private ExistingProvider(Builder builder) {
    this.executable = builder.executable;
    this.arguments = builder.arguments;
    this.variables = Map.copyOf(builder.variables);
    this.replaced = Set.copyOf(builder.replaced);
    this.hidden = Set.copyOf(builder.hidden);
    this.mapping = builder.mapping;
    this.timeout = builder.timeout;
  }

  /// An existing provider with all its parts and without arguments.
  ///
  /// @param executable see [#builder]
  /// @return the existing provider
  /// @throws IllegalArgumentException when the name is empty or contains a directory
  public static ExistingProvider of(String executable) {
    return builder(executable).build();
  }

  /// Creates a builder.
  ///
  /// @param executable the name of its file, without a directory, a version and `.exe`:
  ///   `terraform-provider-acme`. The package contains it, and during development the directory
  ///   that the environment variable `TERRANE_EXECUTABLES` names
  /// @return a builder
  /// @throws IllegalArgumentException when the name is empty or contains a directory
  public static Builder builder(String executable) {
    if (executable.isBlank() || executable.contains("/") || executable.contains("\\")) {
      throw new IllegalArgumentException(
          "an executable is named without a directory, but the name is \"" + executable + "\"");
    }
    return new Builder(executable);
  }

  /// Builds an existing provider. Not thread-safe.
  public static final class Builder {
    private final String executable;
    private List<String> arguments = List.of();
    private final Map<String, String> variables = new HashMap<>();
    private final Set<String> replaced = new HashSet<>();
    private final Set<String> hidden = new HashSet<>();
    private ConfigMapping mapping = config -> config;
    private Optional<Duration> timeout = Optional.empty();

    private Builder(String executable) {
      this.executable = executable;
    }

    /// Names parts that this provider has instead of the existing one, because they have been
    /// rewritten. Without it, two parts of the same kind and name are an error. Of a name that this
    /// provider has for one kind only, a resource for example, the existing provider continues to
    /// serve the other kinds.
    ///
    /// @param names full names, `acme_server` for example, or names of functions
    /// @return this builder
    public Builder replacing(String... names) {
      replaced.addAll(List.of(names));
      return this;
    }

    /// Removes attributes or blocks of the existing provider from the provider block. They are null
    /// unless the [#mapping] sets them.
    ///
    /// @param names the attributes and blocks
    /// @return this builder
    public Builder hiding(String... names) {
      hidden.addAll(List.of(names));
      return this;
    }

    /// Sets how the configuration of the existing provider is created from the user's provider
    /// block. Without it, attributes and blocks are passed by name.
    ///
    /// @param function the mapping
    /// @return this builder
    public Builder mapping(ConfigMapping function) {
      mapping = function;
      return this;
    }

    /// Sets the arguments of the executable. Most providers have none.
    ///
    /// @param all the arguments
    /// @return this builder
    public Builder arguments(String... all) {
      arguments = List.of(all);
      return this;
    }

    /// Adds a variable to the environment of the executable, which is otherwise that of this
    /// provider.
    ///
    /// @param name the name
    /// @param value the value
    /// @return this builder
    public Builder variable(String name, String value) {
      variables.put(name, value);
      return this;
    }

    /// Sets the longest time that a call may take. A call that takes longer is cancelled, and is an
    /// error at the resource. Terraform then does not know an object that the call still creates,
    /// so choose more than the longest timeout of the existing provider. Without it, a call ends
    /// when the executable responds or no longer runs; see docs/mux.md.
    ///
    /// @param limit the time
    /// @return this builder
    /// @throws IllegalArgumentException when it is zero or negative
    public Builder timeout(Duration limit) {
      if (!limit.isPositive()) {
        throw new IllegalArgumentException("a timeout is positive, but it is " + limit);
      }
      timeout = Optional.of(limit);
      return this;
    }

    /// {@return the existing provider}
    public ExistingProvider build() {
      return new ExistingProvider(this);
    }
  }

  /// {@return the name of the file of the executable}
  public String executable() {
    return executable;
  }

  /// {@return the arguments of the executable}
  public List<String> arguments() {
    return arguments;
  }

  /// {@return the additional variables of the environment}
  public Map<String, String> variables() {
    return variables;
  }

  /// {@return the names of parts that this provider has instead}
  public Set<String> replaced() {
    return replaced;
  }

  /// {@return the names of attributes and blocks that the provider block does not have}
  public Set<String> hidden() {
    return hidden;
  }

  /// {@return the mapping of the configuration}
  public ConfigMapping mapping() {
    return mapping;
  }

  /// {@return the longest time that a call may take; empty without a limit}
  public Optional<Duration> timeout() {
    return timeout;
  }
}
