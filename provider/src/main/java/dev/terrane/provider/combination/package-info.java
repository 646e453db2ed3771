/// Rules about which attributes of an object may or must be set together. They are checked in the
/// configuration, before any method of the author runs.
@NullMarked
package dev.terrane.provider.combination;

import org.jspecify.annotations.NullMarked;
