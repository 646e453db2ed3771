@NullMarked
package dev.terrane.testkit.generate;

import org.jspecify.annotations.NullMarked;
