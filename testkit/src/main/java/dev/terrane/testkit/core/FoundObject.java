package dev.terrane.testkit.core;

import java.util.Optional;

/// An object that a list resource has found.
///
/// @param identity its identity
/// @param displayName its name for users
/// @param state its state; empty if the list resource has not returned it
/// @param <Id> the view of the identity
/// @param <S> the view of the state
public record FoundObject<Id, S>(Id identity, String displayName, Optional<S> state) {}
