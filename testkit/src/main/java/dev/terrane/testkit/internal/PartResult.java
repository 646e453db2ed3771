package dev.terrane.testkit.internal;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyValue;
import java.util.Optional;

/// The result of a part without a state.
///
/// @param value empty after an error
/// @param findings the diagnostics
public record PartResult(Optional<CtyValue> value, CommandDiagnostics findings) {}
