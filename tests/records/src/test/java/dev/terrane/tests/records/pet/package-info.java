/// Shows what resources without a remote side are. No helper of other packages enters here.
@NullMarked
package dev.terrane.tests.records.pet;

import org.jspecify.annotations.NullMarked;
