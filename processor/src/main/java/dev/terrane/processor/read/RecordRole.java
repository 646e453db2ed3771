package dev.terrane.processor.read;

/// The role of a record, which decides on the annotations that are allowed in it.
public enum RecordRole {
  /// A managed resource.
  RESOURCE,
  /// A data source.
  DATA_SOURCE,
  /// A provider's configuration.
  PROVIDER,
  /// Shared by several: what makes sense depends on the user.
  SHARED,
  /// An earlier shape of a state: only names and types count.
  FORMER,
  /// A parameter or a result of a function.
  FUNCTION
}
