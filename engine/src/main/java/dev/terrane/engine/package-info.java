/// Types that all operations share: encoded values, capabilities and reports. Internal, although it
/// is published. Must not contain operations, gRPC, protobuf, or access to processes and
/// environment variables.
@NullMarked
package dev.terrane.engine;

import org.jspecify.annotations.NullMarked;
