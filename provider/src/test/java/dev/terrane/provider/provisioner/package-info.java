/// Tests of provisioners.
@NullMarked
package dev.terrane.provider.provisioner;

import org.jspecify.annotations.NullMarked;
