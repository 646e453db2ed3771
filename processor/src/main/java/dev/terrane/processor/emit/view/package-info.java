/// The views of a record: which components each has, of which types, how they are read and written,
/// and what becomes what. Nothing here knows a resource from a data source.
@NullMarked
package dev.terrane.processor.emit.view;

import org.jspecify.annotations.NullMarked;
