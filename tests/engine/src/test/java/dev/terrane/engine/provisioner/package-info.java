/// Tests of provisioners.
@NullMarked
package dev.terrane.engine.provisioner;

import org.jspecify.annotations.NullMarked;
