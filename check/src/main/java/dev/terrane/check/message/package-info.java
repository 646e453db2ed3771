/// Messages as JSON documents for reports. Must not check anything.
@NullMarked
package dev.terrane.check.message;

import org.jspecify.annotations.NullMarked;
