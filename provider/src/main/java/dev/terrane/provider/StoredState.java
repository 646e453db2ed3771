package dev.terrane.provider;

/// The stored state of a resource instance. After a checkpoint or an import only the identity is
/// always present, so all other components are nullable.
public interface StoredState {}
