package main

import (
	"context"
	"errors"
	"os"
	"strings"

	"github.com/hashicorp/terraform-plugin-go/tfprotov6"
	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

type object map[string]tftypes.Value

func objectType(typeName string) tftypes.Type {
	return resourceSchema(typeName).ValueType()
}

// decode returns nil for null.
func decode(typeName string, value *tfprotov6.DynamicValue) object {
	decoded, err := value.Unmarshal(objectType(typeName))
	if err != nil {
		panic(err)
	}
	return attributes(decoded)
}

func attributes(value tftypes.Value) object {
	if value.IsNull() {
		return nil
	}
	all := object{}
	if err := value.As((*map[string]tftypes.Value)(&all)); err != nil {
		panic(err)
	}
	return all
}

func encode(typeName string, all object) *tfprotov6.DynamicValue {
	value := tftypes.NewValue(objectType(typeName), nil)
	if all != nil {
		value = tftypes.NewValue(objectType(typeName), map[string]tftypes.Value(all))
	}
	encoded, err := tfprotov6.NewDynamicValue(objectType(typeName), value)
	if err != nil {
		panic(err)
	}
	return &encoded
}

func text(value string) tftypes.Value {
	return tftypes.NewValue(tftypes.String, value)
}

func failure(summary string, path *tftypes.AttributePath) []*tfprotov6.Diagnostic {
	return []*tfprotov6.Diagnostic{{Severity: tfprotov6.DiagnosticSeverityError, Summary: summary, Attribute: path}}
}

func (s *server) ValidateResourceConfig(_ context.Context, request *tfprotov6.ValidateResourceConfigRequest) (*tfprotov6.ValidateResourceConfigResponse, error) {
	response := &tfprotov6.ValidateResourceConfigResponse{}
	config := decode(request.TypeName, request.Config)
	switch request.TypeName {
	case "faulty_validate_panic":
		panic("the validation is broken")
	case "faulty_validate_exit":
		os.Exit(3)
	case "faulty_validate_hang":
		select {}
	case "faulty_validate_status":
		return nil, errors.New("the validation has failed")
	case "faulty_validate_path":
		response.Diagnostics = failure("Wrong color", tftypes.NewAttributePath().WithAttributeName("color"))
	case "faulty_validate_null":
		return response, nil
	}
	if config["name"].IsNull() {
		response.Diagnostics = failure("Missing name", tftypes.NewAttributePath().WithAttributeName("name"))
	}
	return response, nil
}

func (s *server) PlanResourceChange(_ context.Context, request *tfprotov6.PlanResourceChangeRequest) (*tfprotov6.PlanResourceChangeResponse, error) {
	response := &tfprotov6.PlanResourceChangeResponse{PlannedPrivate: request.PriorPrivate}
	planned := decode(request.TypeName, request.ProposedNewState)
	prior := decode(request.TypeName, request.PriorState)
	if planned == nil {
		response.PlannedState = request.ProposedNewState
		return response, nil
	}
	planned["secret"] = tftypes.NewValue(tftypes.String, nil)
	if prior == nil {
		planned["id"] = tftypes.NewValue(tftypes.String, tftypes.UnknownValue)
	}
	planFault(request.TypeName, planned, decode(request.TypeName, request.Config))
	response.PlannedState = encode(request.TypeName, planned)
	switch request.TypeName {
	case "faulty_plan_nothing":
		response.PlannedState = encode(request.TypeName, nil)
	case "faulty_plan_garbage":
		response.PlannedState = &tfprotov6.DynamicValue{MsgPack: []byte{0xc1, 0xc1}}
	case "faulty_plan_type":
		response.PlannedState = encode("faulty_schema_name", withColor(planned))
	case "faulty_replace_path":
		response.RequiresReplace = []*tftypes.AttributePath{tftypes.NewAttributePath().WithAttributeName("color")}
	}
	return response, nil
}

// withColor adds an attribute that only faulty_schema_name has.
func withColor(planned object) object {
	planned["Color"] = tftypes.NewValue(tftypes.String, nil)
	return planned
}

func planFault(typeName string, planned, config object) {
	switch typeName {
	case "faulty_plan_default":
		if planned["size"].IsNull() {
			planned["size"] = tftypes.NewValue(tftypes.Number, 7)
		}
	case "faulty_plan_normalizes":
		if planned["name"].IsKnown() {
			planned["name"] = text("normalized")
		}
	case "faulty_plan_unknown":
		planned["name"] = tftypes.NewValue(tftypes.String, tftypes.UnknownValue)
	case "faulty_plan_block":
		planned["rule"] = tftypes.NewValue(planned["rule"].Type(), tftypes.UnknownValue)
	case "faulty_plan_secret":
		planned["secret"] = config["secret"]
	case "faulty_plan_panic_on_unknown":
		if !config["size"].IsKnown() {
			panic("the size is unknown")
		}
	}
}

func (s *server) ApplyResourceChange(_ context.Context, request *tfprotov6.ApplyResourceChangeRequest) (*tfprotov6.ApplyResourceChangeResponse, error) {
	prior := decode(request.TypeName, request.PriorState)
	planned := decode(request.TypeName, request.PlannedState)
	response := &tfprotov6.ApplyResourceChangeResponse{Private: request.PlannedPrivate}
	if planned == nil {
		response.NewState = request.PlannedState
		if request.TypeName == "faulty_destroy_stays" {
			response.NewState = request.PriorState
		}
		return response, nil
	}
	planned["id"] = text("id-1")
	switch request.TypeName {
	case "faulty_apply_differs":
		planned["name"] = text("another name")
	case "faulty_apply_unknown":
		planned["id"] = tftypes.NewValue(tftypes.String, tftypes.UnknownValue)
	case "faulty_apply_nothing":
		planned = nil
	case "faulty_apply_panic":
		panic("the creation is broken")
	case "faulty_update_differs":
		if prior != nil {
			planned["size"] = tftypes.NewValue(tftypes.Number, 99)
		}
	}
	response.NewState = encode(request.TypeName, planned)
	return response, nil
}

func (s *server) ReadResource(_ context.Context, request *tfprotov6.ReadResourceRequest) (*tfprotov6.ReadResourceResponse, error) {
	state := decode(request.TypeName, request.CurrentState)
	switch request.TypeName {
	case "faulty_apply_drift":
		state["size"] = tftypes.NewValue(tftypes.Number, 8)
	case "faulty_read_unknown":
		state["size"] = tftypes.NewValue(tftypes.Number, tftypes.UnknownValue)
	case "faulty_read_secret":
		state["secret"] = text("secret")
	}
	return &tfprotov6.ReadResourceResponse{NewState: encode(request.TypeName, state), Private: request.Private}, nil
}

func (s *server) UpgradeResourceState(_ context.Context, request *tfprotov6.UpgradeResourceStateRequest) (*tfprotov6.UpgradeResourceStateResponse, error) {
	response := &tfprotov6.UpgradeResourceStateResponse{}
	if request.TypeName == "faulty_upgrade_panic" {
		panic("the upgrade is broken")
	}
	value, err := request.RawState.Unmarshal(objectType(request.TypeName))
	if err != nil {
		if request.TypeName == "faulty_upgrade_accepts_garbage" {
			response.UpgradedState = encode(request.TypeName, nil)
			return response, nil
		}
		response.Diagnostics = failure("Invalid state", nil)
		return response, nil
	}
	state := attributes(value)
	switch request.TypeName {
	case "faulty_upgrade_drops":
		state["size"] = tftypes.NewValue(tftypes.Number, nil)
	case "faulty_upgrade_unknown":
		state["id"] = tftypes.NewValue(tftypes.String, tftypes.UnknownValue)
	}
	response.UpgradedState = encode(request.TypeName, state)
	return response, nil
}

func (s *server) ImportResourceState(_ context.Context, request *tfprotov6.ImportResourceStateRequest) (*tfprotov6.ImportResourceStateResponse, error) {
	response := &tfprotov6.ImportResourceStateResponse{}
	fault := strings.TrimPrefix(request.TypeName, "faulty_")
	if fault == "import_panic" {
		panic("the import is broken")
	}
	if !strings.HasPrefix(fault, "import_") && !strings.HasPrefix(fault, "read_") {
		response.Diagnostics = failure("No such object", nil)
		return response, nil
	}
	stub := object{}
	for name, typ := range objectType(request.TypeName).(tftypes.Object).AttributeTypes {
		stub[name] = tftypes.NewValue(typ, nil)
	}
	stub["id"] = text(request.ID)
	stub["rule"] = tftypes.NewValue(stub["rule"].Type(), []tftypes.Value{})
	imported := &tfprotov6.ImportedResource{TypeName: request.TypeName, State: encode(request.TypeName, stub)}
	response.ImportedResources = []*tfprotov6.ImportedResource{imported}
	switch fault {
	case "import_two":
		response.ImportedResources = append(response.ImportedResources, imported)
	case "import_null":
		imported.State = encode(request.TypeName, nil)
	case "import_no_type":
		imported.TypeName = ""
	}
	return response, nil
}
