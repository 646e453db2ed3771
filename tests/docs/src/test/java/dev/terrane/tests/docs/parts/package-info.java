/// That the provider of docs/parts.md does what the page says. No test of a document's text ever
/// enters here.
@NullMarked
package dev.terrane.tests.docs.parts;

import org.jspecify.annotations.NullMarked;
