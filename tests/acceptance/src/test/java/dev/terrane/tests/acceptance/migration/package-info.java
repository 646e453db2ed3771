/// Tests of states that providers in Go have written. Must not contain code of providers.
@NullMarked
package dev.terrane.tests.acceptance.migration;

import org.jspecify.annotations.NullMarked;
