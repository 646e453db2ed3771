/// Generates the views of a record: their components, types, codecs and conversions. Nothing here
/// distinguishes a resource from a data source.
@NullMarked
package dev.terrane.processor.emit.view;

import org.jspecify.annotations.NullMarked;
