/** The provider ${provider}. A value may be null only where its type has {@code @Nullable}. */
@NullMarked
package ${package};

import org.jspecify.annotations.NullMarked;
