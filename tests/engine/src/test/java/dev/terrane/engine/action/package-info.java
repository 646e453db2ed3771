/// Tests of actions.
@NullMarked
package dev.terrane.engine.action;

import org.jspecify.annotations.NullMarked;
