package dev.terrane.provider.meta;

import java.util.Optional;

/// A call that can contain the `provider_meta` block of the module.
public interface MetaCall {
  /// The `provider_meta` block of the module that contains the resource or data source. Terraform
  /// sends it when it reads, plans, creates, updates or deletes a resource, and when it reads a
  /// data source; it does not when it imports, and not for ephemeral resources.
  ///
  /// The view is a class and not a type parameter of the call, because most providers have no such
  /// block, and would have to name its type in each method.
  ///
  /// @param view the view that the provider declares: the record with [ProviderMeta], or
  ///   `ObjectView` for a schema of handles
  /// @param <M> the type of the view
  /// @return the block with its defaults; empty if the module has none, or if Terraform does not
  ///   send it for this call
  /// @throws IllegalArgumentException when the provider declares another view, or none
  /// @throws dev.terrane.provider.Failure when the block contains an invalid value
  <M> Optional<M> meta(Class<M> view);
}
