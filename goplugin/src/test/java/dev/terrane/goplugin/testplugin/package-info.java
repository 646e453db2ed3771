/// A plugin for tests.
@NullMarked
package dev.terrane.goplugin.testplugin;

import org.jspecify.annotations.NullMarked;
