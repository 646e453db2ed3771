package dev.terrane.core;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.rules.Violation;
import dev.terrane.provider.Deferred;
import java.util.List;
import java.util.Optional;

/// Reads the objects of the state file, and imports objects.
///
/// @param calls the calls of the phase
record Refresher(ResourceCalls calls) {
  /// An object after a refresh.
  ///
  /// @param stored the object in the state file
  /// @param state the object for the following calls
  /// @param findings the diagnostics
  /// @param deferral the reason why the object could not be read yet
  record Refreshed(
      StoredObject stored,
      ResourceState state,
      CommandDiagnostics findings,
      Optional<Deferred.Reason> deferral) {
    Refreshed(StoredObject stored, ResourceState state, CommandDiagnostics findings) {
      this(stored, state, findings, Optional.empty());
    }
  }

  /// Upgrades and reads a stored object. After an error it is unchanged (R5).
  Refreshed refresh(StoredObject stored) {
    var upgraded = upgrade(stored);
    if (!upgraded.findings().ok()) {
      return new Refreshed(stored, upgraded.state(), upgraded.findings());
    }
    if (upgraded.value().isNull()) {
      return new Refreshed(StoredObject.NOTHING, upgraded.state(), upgraded.findings());
    }
    var read = read(upgraded.state());
    var findings = upgraded.findings().and(read.findings());
    if (read.deferral().isPresent()) {
      return new Refreshed(stored, read.state(), findings, read.deferral());
    }
    return read.findings().ok()
        ? refreshed(read.state(), stored.tainted(), findings)
        : new Refreshed(stored, upgraded.state(), findings);
  }

  private Refreshed refreshed(ResourceState state, boolean tainted, CommandDiagnostics findings) {
    var now = state.value().isNull() ? ResourceState.of(state.value()) : state;
    return new Refreshed(StoredObject.of(calls.resource(), now, tainted), now, findings);
  }

  /// The object of the state file in the current schema version; null if there is none.
  ResourceCalls.Response upgrade(StoredObject stored) {
    if (!stored.exists()) {
      return new ResourceCalls.Response(
          ResourceState.of(calls.resource().nothing()), CommandDiagnostics.NONE);
    }
    var response = calls.upgrade(stored);
    if (response.findings().ok()) {
      calls
          .rules()
          .require("upgrade", ResultRules.upgraded(calls.resource().members(), response.value()));
    }
    return response;
  }

  private ResourceCalls.Response read(ResourceState state) {
    var response = calls.read(state);
    if (response.findings().ok()) {
      var members = calls.resource().members();
      if (response.deferral().isEmpty()) {
        calls.rules().require("read", ResultRules.read(members, response.value()));
      }
      calls
          .rules()
          .require(
              "read",
              new IdentityRules(calls.resource()).known("read", response.state().identity()));
    }
    return response;
  }

  /// Moves an object of another resource type (M2, M3).
  ///
  /// @param providerAddress the provider of the source
  /// @param typeName the resource type of the source
  /// @return no object if the move failed
  Refreshed move(String providerAddress, String typeName, StoredObject source) {
    var response = calls.move(providerAddress, typeName, source);
    var findings = new CommandDiagnostics(response.diagnostics());
    if (!findings.ok()) {
      return nothing(findings);
    }
    var value = calls.resource().decode("move", response.targetState());
    calls.rules().require("move", ResultRules.moved(calls.resource().members(), value));
    var identity = new IdentityRules(calls.resource()).known("move", response.targetIdentity());
    calls.rules().require("move", identity);
    var state = new ResourceState(value, response.targetPrivate(), response.targetIdentity());
    return refreshed(state, source.tainted(), findings);
  }

  /// Imports an object, and reads it.
  ///
  /// @param id empty for an import by identity
  /// @param identity absent for an import by id
  /// @return no object if the import failed
  Refreshed importObject(String id, DynamicValue identity) {
    var response = calls.importObject(id, identity);
    var findings = new CommandDiagnostics(response.diagnostics());
    if (!findings.ok()) {
      return nothing(findings);
    }
    calls.options().requireAllowed("import", response.deferral());
    if (response.deferral().isPresent()) {
      return nothing(findings.and(deferred()));
    }
    if (response.imported().size() != 1) {
      throw new CoreException(
          "import: the provider returned " + response.imported().size() + " objects (I2)");
    }
    var imported = response.imported().getFirst();
    var stub = calls.resource().decode("import", imported.state());
    calls.rules().require("import", violations(stub, imported, identity.isAbsent()));
    var read = read(new ResourceState(stub, imported.privateState(), imported.identity()));
    return imported(read, findings.and(read.findings()));
  }

  private static CommandDiagnostics deferred() {
    return ResourceCalls.error(
        "Cannot import deferred remote object",
        "The provider has deferred the import to another plan.");
  }

  private Refreshed nothing(CommandDiagnostics findings) {
    return new Refreshed(
        StoredObject.NOTHING, ResourceState.of(calls.resource().nothing()), findings);
  }

  private List<Violation> violations(
      CtyValue stub, ImportResourceState.Imported imported, boolean byId) {
    var members = calls.resource().members();
    if (byId) {
      return ResultRules.importedById(members, stub);
    }
    return imported.identity().isAbsent()
        ? List.of(RuleEnforcement.whole("I3", "the import by identity returned no identity"))
        : ResultRules.importedByIdentity(members, stub);
  }

  private Refreshed imported(ResourceCalls.Response read, CommandDiagnostics findings) {
    if (!findings.ok()) {
      return nothing(findings);
    }
    if (read.deferral().isPresent()) {
      return nothing(findings.and(deferred()));
    }
    if (read.value().isNull()) {
      var error =
          ResourceCalls.error(
              "Cannot import non-existent remote object",
              "The provider has imported the object, but did not find it when it was read.");
      return nothing(findings.and(error));
    }
    return refreshed(read.state(), false, findings);
  }
}
