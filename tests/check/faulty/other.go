package main

import (
	"context"
	"strconv"
	"strings"

	"github.com/hashicorp/terraform-plugin-go/tfprotov6"
	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

func (s *server) ValidateDataResourceConfig(_ context.Context, request *tfprotov6.ValidateDataResourceConfigRequest) (*tfprotov6.ValidateDataResourceConfigResponse, error) {
	response := &tfprotov6.ValidateDataResourceConfigResponse{}
	config, err := request.Config.Unmarshal(dataSources()[request.TypeName].ValueType())
	if err != nil {
		return nil, err
	}
	if attributes(config)["name"].IsNull() {
		response.Diagnostics = failure("Missing name", tftypes.NewAttributePath().WithAttributeName("name"))
	}
	return response, nil
}

func (s *server) ReadDataSource(_ context.Context, request *tfprotov6.ReadDataSourceRequest) (*tfprotov6.ReadDataSourceResponse, error) {
	typ := dataSources()[request.TypeName].ValueType()
	config, err := request.Config.Unmarshal(typ)
	if err != nil {
		return nil, err
	}
	all := attributes(config)
	all["result"] = text("found")
	value := tftypes.NewValue(typ, map[string]tftypes.Value(all))
	switch request.TypeName {
	case "faulty_panic":
		panic("the data source is broken")
	case "faulty_unknown":
		all["result"] = tftypes.NewValue(tftypes.String, tftypes.UnknownValue)
		value = tftypes.NewValue(typ, map[string]tftypes.Value(all))
	case "faulty_nothing":
		value = tftypes.NewValue(typ, nil)
	}
	state, err := tfprotov6.NewDynamicValue(typ, value)
	return &tfprotov6.ReadDataSourceResponse{State: &state}, err
}

func (s *server) GetFunctions(context.Context, *tfprotov6.GetFunctionsRequest) (*tfprotov6.GetFunctionsResponse, error) {
	return &tfprotov6.GetFunctionsResponse{Functions: functions()}, nil
}

var calls = 0

func (s *server) CallFunction(_ context.Context, request *tfprotov6.CallFunctionRequest) (*tfprotov6.CallFunctionResponse, error) {
	calls++
	if len(request.Arguments) != 1 {
		if request.Name == "lenient" {
			return result(tftypes.String, text("no argument"))
		}
		return &tfprotov6.CallFunctionResponse{Error: &tfprotov6.FunctionError{Text: "one argument, please"}}, nil
	}
	argument, err := request.Arguments[0].Unmarshal(tftypes.String)
	if err != nil {
		position := int64(0)
		return &tfprotov6.CallFunctionResponse{Error: &tfprotov6.FunctionError{Text: err.Error(), FunctionArgument: &position}}, nil
	}
	var given *string
	if err := argument.As(&given); err != nil {
		return nil, err
	}
	switch {
	case request.Name == "wrong_type":
		return result(tftypes.List{ElementType: tftypes.String}, tftypes.NewValue(tftypes.List{ElementType: tftypes.String}, []tftypes.Value{}))
	case request.Name == "impure":
		return result(tftypes.String, text(strconv.Itoa(calls)))
	case given == nil && request.Name != "null_panic":
		return result(tftypes.String, tftypes.NewValue(tftypes.String, nil))
	}
	return result(tftypes.String, text(strings.ToUpper(*given)))
}

func result(typ tftypes.Type, value tftypes.Value) (*tfprotov6.CallFunctionResponse, error) {
	encoded, err := tfprotov6.NewDynamicValue(typ, value)
	return &tfprotov6.CallFunctionResponse{Result: &encoded}, err
}
