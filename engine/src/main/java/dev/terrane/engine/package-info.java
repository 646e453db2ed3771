/// What the operations of all families share: values and capabilities as they travel. Internal,
/// although it is published. No operation, no gRPC, no protobuf, no process and no environment ever
/// enters here.
@NullMarked
package dev.terrane.engine;

import org.jspecify.annotations.NullMarked;
