/// Creates packages of providers: the library and its command line. Must not be part of a provider.
@NullMarked
package dev.terrane.packaging;

import org.jspecify.annotations.NullMarked;
