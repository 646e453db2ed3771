/// Resources that tests make up: whatever the plan leaves open is made, whatever is asked for is
/// done. No rule of Terraform ever enters here.
@NullMarked
package dev.terrane.engine.sample;

import org.jspecify.annotations.NullMarked;
