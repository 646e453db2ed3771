/// How Java types are spelled and compared, behind the API and no part of it. Nothing that knows a
/// schema ever enters here.
@NullMarked
package dev.terrane.provider.internal;

import org.jspecify.annotations.NullMarked;
