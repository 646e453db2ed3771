package dev.terrane.provider;

/// The stored state of a resource instance. After a checkpoint or an import anything but the
/// identity may be missing, so its parts are nullable.
public interface StoredState {}
