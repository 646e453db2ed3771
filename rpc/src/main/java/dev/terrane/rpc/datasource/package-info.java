/** The RPCs of data sources, one a file. The rules of an operation never enter here. */
@NullMarked
package dev.terrane.rpc.datasource;

import org.jspecify.annotations.NullMarked;
