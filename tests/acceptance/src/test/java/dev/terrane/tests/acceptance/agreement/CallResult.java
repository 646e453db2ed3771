package dev.terrane.tests.acceptance.agreement;

/// The result of the call of a case.
///
/// @param error the reported error; empty if there is none
/// @param state the object in the state afterwards, as text
record CallResult(String error, String state) {}
