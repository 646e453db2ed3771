package dev.terrane.provider.list;

import dev.terrane.provider.Part;
import java.util.stream.Stream;

/// A list resource: finds the objects of a managed resource on the remote side, for `terraform
/// query`. Its type parameters are the Java types of its data, the views.
///
/// @param <C> the provider's client
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
/// @param <Id> the view of the managed resource's identity
/// @param <State> the view of the managed resource's state
public interface ListResourceType<C, Config, Input, Id, State>
    extends Part<C>, ListResourceModel<Config, Input, Id, State> {
  @Override
  default String name() {
    return ListResourceModel.super.name();
  }

  /// Lists the objects. The framework requests one result after the other, when Terraform is ready
  /// for it, and no more than the limit. So a lazy stream, such as that of [Pages], fetches only
  /// the pages that are needed. The framework closes the stream, also after a failure or when
  /// Terraform is stopped. A failure of the stream ends the list; the results before it are sent.
  ///
  /// @param call the context of this call; valid until the stream is closed
  /// @param in the arguments
  /// @return the objects in any order, without null elements
  /// @throws Exception any failure
  Stream<Listed<Id, State>> list(ListCall<C> call, Input in) throws Exception;
}
