@NullMarked
package dev.terrane.yaml;

import org.jspecify.annotations.NullMarked;
