/// Tests of the test kit; nothing that needs an engine ever enters here.
@NullMarked
package dev.terrane.testkit;

import org.jspecify.annotations.NullMarked;
