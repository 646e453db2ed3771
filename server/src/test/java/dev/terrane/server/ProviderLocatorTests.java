package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.PluginStartException;
import dev.terrane.provider.provisioner.ProvisionerType;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests the search for the program on the class path.
class ProviderLocatorTests {
  @TempDir Path folder;
  private final ClassLoader usual = Thread.currentThread().getContextClassLoader();

  @AfterEach
  void restore() {
    Thread.currentThread().setContextClassLoader(usual);
  }

  private void entry(Class<?> service, Class<?>... types) throws IOException {
    var services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.write(services.resolve(service.getName()), Stream.of(types).map(Class::getName).toList());
    var path = new URL[] {folder.toUri().toURL()};
    Thread.currentThread().setContextClassLoader(new URLClassLoader(path, usual));
  }

  @Test
  void aMissingProviderIsReportedWithBothCures() {
    assertThatThrownBy(ProviderLocator::find)
        .isInstanceOf(PluginStartException.class)
        .hasMessageContaining("@ProviderConfig")
        .hasMessageContaining("META-INF/services/dev.terrane.provider.schema.ProviderType")
        .hasMessageContaining("META-INF/services/dev.terrane.provider.provisioner.ProvisionerType");
  }

  @Test
  void aProvisionerIsFoundByItsEntry() throws IOException {
    entry(ProvisionerType.class, EchoProvisioner.class);
    var found = ProviderLocator.find();
    assertThat(found.name()).isEqualTo("echo");
    assertThat(PluginKind.of(found)).isEqualTo(PluginKind.PROVISIONER);
  }

  @Test
  void noCliCanBeAttachedToAProvisioner() throws IOException {
    entry(ProvisionerType.class, EchoProvisioner.class);
    assertThatThrownBy(ProviderLocator::findProvider)
        .isInstanceOf(PluginStartException.class)
        .hasMessageContaining("not to a running provisioner");
  }

  @Test
  void twoProgramsOnOneClassPathAreRefused() throws IOException {
    entry(ProvisionerType.class, EchoProvisioner.class, EchoProvisioner.Upper.class);
    assertThatThrownBy(ProviderLocator::find)
        .isInstanceOf(PluginStartException.class)
        .hasMessageContaining("Several providers or provisioners")
        .hasMessageContaining("EchoProvisioner");
  }

  @Test
  void aNameThatNoFileCanHaveIsRefused() throws IOException {
    entry(ProvisionerType.class, EchoProvisioner.Upper.class);
    assertThatThrownBy(ProviderLocator::find)
        .isInstanceOf(PluginStartException.class)
        .hasMessageContaining("is named \"Echo\"");
  }
}
