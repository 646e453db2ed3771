/**
 * Whole messages and whole calls against the generated classes; only what is public is looked at.
 */
@NullMarked
package dev.terrane.tests.wire;

import org.jspecify.annotations.NullMarked;
