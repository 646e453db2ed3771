@NullMarked
package dev.terrane.testkit.core;

import org.jspecify.annotations.NullMarked;
