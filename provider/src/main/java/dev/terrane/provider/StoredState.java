package dev.terrane.provider;

/// What a state holds of one resource instance. After a checkpoint or an import anything but the
/// identity may be missing, so its parts are nullable.
public interface StoredState {}
