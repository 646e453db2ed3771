/// The documents, held to what they say: snippets, links and the commands of the guide. No test of
/// the framework itself ever enters here.
@NullMarked
package dev.terrane.tests.docs;

import org.jspecify.annotations.NullMarked;
