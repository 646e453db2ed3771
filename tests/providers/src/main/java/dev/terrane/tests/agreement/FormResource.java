package dev.terrane.tests.agreement;

import static dev.terrane.tests.agreement.Form.ID;
import static dev.terrane.tests.agreement.Form.TITLE;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.util.Optional;

/// A resource type of a form.
final class FormResource implements HandleResource<Remote> {
  private final Form form;
  private final Schema schema;

  FormResource(Form form) {
    this.form = form;
    this.schema = form.schema();
  }

  @Override
  public String name() {
    return form.name();
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public ObjectView create(ApplyCall<Remote> call, ObjectView in) throws IOException {
    failIf(Fault.CREATE_EARLY, in);
    var made = form.create().apply(in.with(ID, "id of " + in.get(TITLE)));
    call.client().put(in.get(TITLE), made);
    call.checkpoint(made);
    failIf(Fault.CREATE_LATE, in);
    return made;
  }

  @Override
  public ObjectView update(ApplyCall<Remote> call, ObjectView before, ObjectView in)
      throws IOException {
    failIf(Fault.UPDATE, in);
    var made = form.create().apply(in);
    call.client().put(in.get(TITLE), made);
    return made;
  }

  private void failIf(Fault fault, ObjectView in) throws IOException {
    if (form.members().contains(BehaviourForms.FAULT)
        && in.find(BehaviourForms.FAULT).filter(fault.name()::equals).isPresent()) {
      throw new IOException("the remote side is closed");
    }
  }

  @Override
  public Optional<ObjectView> read(Call<Remote> call, ObjectView last) {
    return call.client().find(last.get(TITLE)).map(found -> found);
  }

  @Override
  public void delete(Call<Remote> call, ObjectView last) throws IOException {
    failIf(Fault.DELETE, last);
    call.client().delete(last.get(TITLE));
  }
}
