/// Makes packages of providers: the library and its command line. Never in a provider itself.
@NullMarked
package dev.terrane.packaging;

import org.jspecify.annotations.NullMarked;
