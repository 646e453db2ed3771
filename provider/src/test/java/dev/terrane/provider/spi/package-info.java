/// What generated code leans on. No generated code ever enters here.
@NullMarked
package dev.terrane.provider.spi;

import org.jspecify.annotations.NullMarked;
