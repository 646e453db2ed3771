/// Objects inside objects, in every nesting, with computed members: what a provider of real systems
/// has to say. Nothing remote stands behind them.
@NullMarked
package dev.terrane.tests.shapes;

import org.jspecify.annotations.NullMarked;
