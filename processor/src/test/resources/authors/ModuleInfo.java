package files;

import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.meta.ProviderMeta;
import org.jspecify.annotations.Nullable;

/**
 * The module.
 *
 * @param module its name
 * @param version its version
 */
@ProviderMeta
public record ModuleInfo(@Nullable String module, @Default("latest") String version) {}
