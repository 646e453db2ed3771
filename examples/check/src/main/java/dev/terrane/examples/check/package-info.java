/// A provisioner that waits for a TCP port.
@NullMarked
package dev.terrane.examples.check;

import org.jspecify.annotations.NullMarked;
