package dev.terrane.tests.acceptance.agreement;

/// The result of a call with a violation.
///
/// @param error the reported error; empty if there is none
/// @param state the object in the state afterwards, as text
record Verdict(String error, String state) {}
