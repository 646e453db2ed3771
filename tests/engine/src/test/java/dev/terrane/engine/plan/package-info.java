/// How plans come about, seen from Terraform's side.
@NullMarked
package dev.terrane.engine.plan;

import org.jspecify.annotations.NullMarked;
