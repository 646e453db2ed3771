/** Tests against a provider that a test can make break any rule. */
@NullMarked
package dev.terrane.core;

import org.jspecify.annotations.NullMarked;
