/// Types that all operations share: encoded values, capabilities and reports. Internal, although it
/// is published. No operation, no gRPC, no protobuf, no process and no environment ever enters
/// here.
@NullMarked
package dev.terrane.engine;

import org.jspecify.annotations.NullMarked;
