/// The operations of data sources, one a file. Nothing that plans, writes or keeps a state ever
/// enters here.
@NullMarked
package dev.terrane.engine.datasource;

import org.jspecify.annotations.NullMarked;
