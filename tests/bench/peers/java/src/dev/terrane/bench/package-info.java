/// The provider of the comparison: a text file as a resource and as a data source.
@NullMarked
package dev.terrane.bench;

import org.jspecify.annotations.NullMarked;
