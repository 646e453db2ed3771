package dev.terrane.tests.records.cloud;

import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.validation.Findings;
import dev.terrane.tests.records.cloud.Images.Filter;
import dev.terrane.tests.records.cloud.Images.Image;
import dev.terrane.tests.records.cloud.ImagesModel.Config;
import dev.terrane.tests.records.cloud.ImagesModel.Input;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads images. */
final class ImagesReader implements ImagesModel.Reader<Cloud>, ImagesModel.Validating {
  @Override
  public void validate(Config config, Findings findings) {
    if (config.nameRegex() instanceof Value.Known<String>(var regex)) {
      try {
        Pattern.compile(regex);
      } catch (PatternSyntaxException e) {
        findings.error(ImagesModel.NAME_REGEX, "Invalid regular expression", e.getDescription());
      }
    }
  }

  @Override
  public Images read(Call<Cloud> call, Input in) {
    return in.toState(
        call.client().images().stream()
            .filter(image -> in.nameRegex() == null || image.name().matches(in.nameRegex()))
            .filter(image -> in.filter().stream().allMatch(filter -> holds(image, filter)))
            .toList());
  }

  private static boolean holds(Image image, Filter filter) {
    return switch (filter.name()) {
      case "id" -> filter.values().contains(image.id());
      case "name" -> filter.values().contains(image.name());
      default ->
          throw ImagesModel.FILTER.error(
              "Unknown filter", "Filters are id and name, not " + filter.name() + ".");
    };
  }
}
