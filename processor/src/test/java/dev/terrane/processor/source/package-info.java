/// Names and comments of sources. No compiler ever enters here.
@NullMarked
package dev.terrane.processor.source;

import org.jspecify.annotations.NullMarked;
