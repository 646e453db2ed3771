/// Shows what records share that name methods of another class. No helper of other packages enters
/// here.
@NullMarked
package dev.terrane.tests.records.sizes;

import org.jspecify.annotations.NullMarked;
