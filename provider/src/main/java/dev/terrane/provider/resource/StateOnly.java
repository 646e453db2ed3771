package dev.terrane.provider.resource;

/// Marks a resource that exists only in the state, such as a random name or a point in time. There
/// is no remote object: refresh keeps the stored state, also an incomplete one, and `delete` is
/// never called. The model of a record has an interface of this name that requires only `create`; a
/// resource by handles returns the given state from `read`. A resource may implement `read` to
/// report that its object is no longer valid.
///
/// Such a resource cannot be imported unless it is [Importing], because no remote object can be
/// read.
public interface StateOnly {}
