package dev.terrane.tests.records.cloud;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import jakarta.validation.constraints.Size;

/**
 * A cloud of images.
 *
 * @param token what proves who is asking
 * @param endpoint where the cloud is; may be known late
 */
@ProviderConfig("cloud")
public record CloudConfig(
    @Sensitive @Size(min = 3) @Default(env = {"CLOUD_TOKEN", "CLOUD_KEY"}) String token,
    Value<String> endpoint) {}
