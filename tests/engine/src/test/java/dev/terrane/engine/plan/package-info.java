/// Tests of plans from Terraform's side.
@NullMarked
package dev.terrane.engine.plan;

import org.jspecify.annotations.NullMarked;
