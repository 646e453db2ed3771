/// The operations of ephemeral resources, one a file. Nothing that plans, writes or keeps a state
/// ever enters here.
@NullMarked
package dev.terrane.engine.ephemeral;

import org.jspecify.annotations.NullMarked;
