package dev.terrane.provider.list;

import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Schema;

/// The model of a list resource: the managed resource whose objects it lists, schema and views,
/// without its methods. Tests and tools use it to identify the list resource.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <Id> the view of the managed resource's identity
/// @param <State> the view of the managed resource's state
public interface ListResourceModel<Config, Input, Id, State> {
  /// The managed resource whose objects are listed. The same provider must have it, and it must
  /// have an identity, because Terraform imports the results by it.
  ///
  /// @return the model of the managed resource, or the managed resource itself
  ResourceModel<?, ?, ?, ?, State, Id> resource();

  /// The list resource type, which is that of the managed resource.
  ///
  /// @return the type without the provider's name
  default String name() {
    return resource().name();
  }

  /// The attributes and blocks of the configuration. Must return the same result at every call.
  ///
  /// @return the schema
  Schema schema();

  /// The codecs of the views.
  ///
  /// @return a codec for each view
  ListViews<Config, Input> views();
}
