/// The auxiliary services of every plugin, and their messages by field number. Generated protobuf
/// classes never enter.
@NullMarked
package dev.terrane.goplugin.service;

import org.jspecify.annotations.NullMarked;
