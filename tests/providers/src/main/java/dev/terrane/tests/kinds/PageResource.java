package dev.terrane.tests.kinds;

import dev.terrane.provider.ApplyCall;
import java.nio.file.Path;
import java.util.UUID;

/// Makes pages.
final class PageResource implements PageModel.StateOnly<Path> {
  @Override
  public Page create(ApplyCall<Path> call, PageModel.Input in) {
    return in.toState(UUID.randomUUID().toString());
  }
}
