package files;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What all files have in common.
///
/// @param root the folder of all files
@ProviderConfig(value = "files", meta = ModuleInfo.class)
record FilesConfig(
    @Nullable String root,
    @Sensitive @Nullable @Default(env = {"FILES_TOKEN", "TOKEN"}) String token,
    Value<Map<String, String>> defaultTags,
    @Default("1m30s") Duration patience) {}
