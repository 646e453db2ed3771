package dev.terrane.check.report;

import dev.terrane.cty.CtyValue;
import java.util.Optional;

/// A request and its response, for people. Sensitive values are masked.
///
/// @param rpc the name of the RPC
/// @param request the request as a JSON document
/// @param response the response as a JSON document; empty if there is none
public record Exchange(String rpc, CtyValue request, Optional<CtyValue> response) {}
