/// Tests of the log of HTTP requests.
@NullMarked
package dev.terrane.http;

import org.jspecify.annotations.NullMarked;
