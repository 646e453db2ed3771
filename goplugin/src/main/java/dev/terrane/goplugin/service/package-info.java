/// The auxiliary services of every plugin, and their messages by field number. This package does
/// not use generated protobuf classes.
@NullMarked
package dev.terrane.goplugin.service;

import org.jspecify.annotations.NullMarked;
