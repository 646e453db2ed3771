/// What authors can do wrong, and how they are told. No rule that finds it ever enters here.
@NullMarked
package dev.terrane.processor.misuse;

import org.jspecify.annotations.NullMarked;
