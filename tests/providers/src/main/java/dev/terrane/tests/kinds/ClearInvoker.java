package dev.terrane.tests.kinds;

import dev.terrane.provider.action.ActionCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Removes texts.
final class ClearInvoker implements ClearModel.Invoker<Path> {
  @Override
  public void invoke(ActionCall<Path> call, Clear in) throws IOException {
    call.progress("clearing " + in.path());
    Files.writeString(call.client().resolve(in.path()), "");
  }
}
