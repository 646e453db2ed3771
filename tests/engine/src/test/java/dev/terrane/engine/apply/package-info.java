/// Tests of apply and its failures.
@NullMarked
package dev.terrane.engine.apply;

import org.jspecify.annotations.NullMarked;
