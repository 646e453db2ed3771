package ${package};

import ${package}.${record}Model.Id;
import ${package}.${record}Model.Input;
import ${package}.${record}Model.Stored;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import java.util.Optional;

/** The methods of the resource; call.client() is the client of the provider. */
final class ${record}Resource implements ${record}Model.Resource<${client}> {
  @Override
  public ${record} create(ApplyCall<${client}> call, Input in) {
    throw new UnsupportedOperationException("create the object, then return in.toState()");
  }

  @Override
  public ${record} update(ApplyCall<${client}> call, Stored before, Input in) {
    throw new UnsupportedOperationException("change the object, then return in.toState()");
  }

  @Override
  public Optional<${record}> find(Call<${client}> call, Id id) {
    throw new UnsupportedOperationException("return the actual values, or Optional.empty()");
  }

  @Override
  public void delete(Call<${client}> call, Stored last) {
    throw new UnsupportedOperationException("delete the object; one that is absent is no error");
  }
}
