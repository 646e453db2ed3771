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
 * @param region where to look
 * @param retries how often to ask again
 * @param proxy what stands between
 */
@ProviderConfig("cloud")
public record CloudConfig(
    @Sensitive @Size(min = 3) @Default(env = {"CLOUD_TOKEN", "CLOUD_KEY"}) String token,
    Value<String> endpoint,
    @Default(env = "CLOUD_REGION", value = "eu") String region,
    @Default(
            env = {"CLOUD_RETRIES", "RETRIES"},
            constant = "RETRIES")
        int retries,
    @Default(env = "CLOUD_PROXY", value = "none") Value<String> proxy) {
  static final int RETRIES = 3;
}
