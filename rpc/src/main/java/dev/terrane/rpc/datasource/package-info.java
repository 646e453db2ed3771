/** The RPCs of data sources, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.datasource;

import org.jspecify.annotations.NullMarked;
