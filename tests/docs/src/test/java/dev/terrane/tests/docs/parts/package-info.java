/// Tests of the provider of docs/parts.md. Must not test the text of documents.
@NullMarked
package dev.terrane.tests.docs.parts;

import org.jspecify.annotations.NullMarked;
