package dev.terrane.provider;

/// Something that a provider offers: a resource type, a data source type. Open, because each new
/// family of the protocol adds a kind.
///
/// @param <C> the client that the part works with
public interface Part<C> {
  /// Names this part, without the provider's own name: `note` of the provider `files` becomes the
  /// resource type `files_note`. The empty name stands for the provider's name alone.
  ///
  /// @return lower-case letters, digits and underscores
  String name();
}
