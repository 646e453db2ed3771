/// The process of the provider, and calls with a time limit. Must not know any rule of Terraform.
@NullMarked
package dev.terrane.check.process;

import org.jspecify.annotations.NullMarked;
