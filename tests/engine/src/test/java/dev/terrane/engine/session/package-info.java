/// Tests what a session offers to authors: waiting and locking. No protocol ever enters here.
@NullMarked
package dev.terrane.engine.session;

import org.jspecify.annotations.NullMarked;
