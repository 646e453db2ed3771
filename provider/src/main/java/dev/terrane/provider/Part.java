package dev.terrane.provider;

/// A resource type, data source type or function of a provider. Not sealed, because new versions of
/// the protocol add kinds.
///
/// @param <C> the type of client that the part uses
public interface Part<C> {
  /// The name without the provider's name: `note` of the provider `files` becomes the resource type
  /// `files_note`. With an empty name, the resource type is the provider's name.
  ///
  /// @return lower-case letters, digits and underscores
  String name();
}
