/// The operations of data sources, one in each file. Must not contain anything that plans, writes
/// or stores a state.
@NullMarked
package dev.terrane.engine.datasource;

import org.jspecify.annotations.NullMarked;
