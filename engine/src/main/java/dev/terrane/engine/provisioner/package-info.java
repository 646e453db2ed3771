/// The operations of provisioners, one in each file. Must not contain anything of providers.
@NullMarked
package dev.terrane.engine.provisioner;

import org.jspecify.annotations.NullMarked;
