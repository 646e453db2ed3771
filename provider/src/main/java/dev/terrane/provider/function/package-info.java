/// Provider functions. This package contains no clients, states and protocol messages: functions
/// are pure.
@NullMarked
package dev.terrane.provider.function;

import org.jspecify.annotations.NullMarked;
