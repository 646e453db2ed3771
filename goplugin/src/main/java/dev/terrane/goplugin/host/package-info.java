/// One process that serves many launches of a plugin: each is announced over a socket by a small
/// program that the host has started, and gets a session of its own. Handshakes, certificates and
/// connections of hosts never come here.
@NullMarked
package dev.terrane.goplugin.host;

import org.jspecify.annotations.NullMarked;
