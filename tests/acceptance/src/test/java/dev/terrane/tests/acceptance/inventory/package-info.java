/// Queries of list resources, and configurations that the CLI generates.
@NullMarked
package dev.terrane.tests.acceptance.inventory;

import org.jspecify.annotations.NullMarked;
