/// Sample resources of tests. Must not contain rules of Terraform.
@NullMarked
package dev.terrane.engine.sample;

import org.jspecify.annotations.NullMarked;
