/// A provider of text files: a resource as a record and by handles, a data source and a function.
@NullMarked
package dev.terrane.examples.files;

import org.jspecify.annotations.NullMarked;
