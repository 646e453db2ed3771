/// State stores with the real CLI.
@NullMarked
package dev.terrane.tests.acceptance.statestore;

import org.jspecify.annotations.NullMarked;
