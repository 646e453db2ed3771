/// Configurations: generated from schemas, and from the author's file. Must not call a provider.
@NullMarked
package dev.terrane.check.config;

import org.jspecify.annotations.NullMarked;
