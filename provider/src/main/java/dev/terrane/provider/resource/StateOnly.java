package dev.terrane.provider.resource;

/// Property of a resource that exists in the state alone, such as a random name or a point in time:
/// there is no remote side, so a refresh keeps what the state holds, also where that is not
/// complete, and `delete` is never called. The model of a record has an interface of this name that
/// needs `create` alone; by handles, `read` returns what it is given. A `read` of one's own may
/// still say that the object is no longer valid.
///
/// Such a resource cannot be imported unless it is [Importing]: there is nothing to read.
public interface StateOnly {}
