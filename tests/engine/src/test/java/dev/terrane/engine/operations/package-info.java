/// Tests of each operation, also with invalid requests.
@NullMarked
package dev.terrane.engine.operations;

import org.jspecify.annotations.NullMarked;
