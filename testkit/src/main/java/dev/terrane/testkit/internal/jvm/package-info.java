/// Core in Java, which calls the provider without processes and bytes. Must not contain checks of
/// steps.
@NullMarked
package dev.terrane.testkit.internal.jvm;

import org.jspecify.annotations.NullMarked;
