/// The services that every plugin offers beside its own, and their messages by field number. No
/// generated protobuf class may enter.
@NullMarked
package dev.terrane.goplugin.service;

import org.jspecify.annotations.NullMarked;
