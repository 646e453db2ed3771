/// Each operation as Terraform asks for it, also when it should not.
@NullMarked
package dev.terrane.engine.operations;

import org.jspecify.annotations.NullMarked;
