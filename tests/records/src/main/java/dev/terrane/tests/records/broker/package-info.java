/// Resources whose former providers were written in Go. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.broker;

import org.jspecify.annotations.NullMarked;
