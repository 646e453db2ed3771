/** The RPCs of provisioners, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.provisioner;

import org.jspecify.annotations.NullMarked;
