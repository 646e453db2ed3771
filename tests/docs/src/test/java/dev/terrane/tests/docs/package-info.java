/// Tests of the documents: snippets, links and the commands of the guide. Must not test the
/// framework itself.
@NullMarked
package dev.terrane.tests.docs;

import org.jspecify.annotations.NullMarked;
