package dev.terrane.engine.list;

import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.list.HandleListResource;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/// Lists things, and keeps what was called. Not final, so that tests can override methods.
class Lister implements HandleListResource<String> {
  static final Attribute<String> NAME = Attribute.string("name").required().identity();
  static final Attribute<String> ZONE = Attribute.string("zone").optional().identity();
  static final Attribute<String> NOTE = Attribute.string("note").defaultTo("none").configOnly();
  static final Attribute<String> SECRET = Attribute.string("secret").optional().sensitive();
  static final Attribute<String> CODE = Attribute.string("code").computed();

  static final Attribute<String> PREFIX = Attribute.string("prefix").check(Check.length(1, 8));
  static final Attribute<String> KIND = Attribute.string("kind").defaultTo("any");

  static final Schema FILTER = Schema.listResource(PREFIX.optional(), KIND);

  final List<String> called = Collections.synchronizedList(new ArrayList<>());
  private final Source source;

  interface Source {
    Stream<Listed<ObjectView, ObjectView>> list(ListCall<String> call, ObjectView in)
        throws Exception;
  }

  Lister(Source source) {
    this.source = source;
  }

  static Thing thing() {
    return new Thing(NAME, ZONE.optionalForImport(), NOTE, SECRET, CODE);
  }

  static TestCore core(Source source) {
    return new Lister(source).core();
  }

  final TestCore core() {
    return TestCore.of(Sample.of(List.of(thing(), this)));
  }

  static ObjectView named(String name) {
    return ObjectView.EMPTY.with(NAME, name);
  }

  static Callable<ObjectView> state(String name) {
    return () -> named(name).with(CODE, "code-" + name);
  }

  static Listed<ObjectView, ObjectView> listed(String name) {
    return Listed.of(named(name), "The " + name, state(name));
  }

  @Override
  public final Thing resource() {
    return thing();
  }

  @Override
  public Schema schema() {
    return FILTER;
  }

  @Override
  public Stream<Listed<ObjectView, ObjectView>> list(ListCall<String> call, ObjectView in)
      throws Exception {
    called.add("list");
    var found = source.list(call, in);
    return found == null ? found : found.onClose(() -> called.add("close"));
  }
}
