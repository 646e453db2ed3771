/// Tests of checks.
@NullMarked
package dev.terrane.provider.validation;

import org.jspecify.annotations.NullMarked;
