/// Tests of list resources. Must not contain tests of the stream's transport.
@NullMarked
package dev.terrane.engine.list;

import org.jspecify.annotations.NullMarked;
