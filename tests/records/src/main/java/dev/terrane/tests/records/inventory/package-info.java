/// Items with every nesting, which are listed in pages. The remote side is a directory.
@NullMarked
package dev.terrane.tests.records.inventory;

import org.jspecify.annotations.NullMarked;
