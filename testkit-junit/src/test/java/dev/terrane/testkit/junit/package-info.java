@NullMarked
package dev.terrane.testkit.junit;

import org.jspecify.annotations.NullMarked;
