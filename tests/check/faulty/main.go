// The program faulty is a provider, written without a framework, in which each resource type has one fault that its
// name tells. The type faulty_sound has none.
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/hashicorp/terraform-plugin-go/tfprotov6"
	"github.com/hashicorp/terraform-plugin-go/tfprotov6/tf6server"
)

func main() {
	switch os.Getenv("FAULTY_START") {
	case "garbage":
		fmt.Println("hello, who are you?")
		time.Sleep(time.Hour)
	case "exit":
		fmt.Fprintln(os.Stderr, "no licence found")
		os.Exit(7)
	case "hang":
		fmt.Fprintln(os.Stderr, "waiting for a licence")
		time.Sleep(time.Hour)
	}
	serve := func() tfprotov6.ProviderServer { return &server{} }
	if err := tf6server.Serve("terrane.dev/tests/faulty", serve); err != nil {
		panic(err)
	}
}

// The methods that are missing are not called by the check.
type server struct {
	tfprotov6.ProviderServer
}

func (s *server) GetMetadata(context.Context, *tfprotov6.GetMetadataRequest) (*tfprotov6.GetMetadataResponse, error) {
	response := &tfprotov6.GetMetadataResponse{}
	for _, name := range resourceTypes() {
		if name != "faulty_metadata" {
			response.Resources = append(response.Resources, tfprotov6.ResourceMetadata{TypeName: name})
		}
	}
	for name := range dataSources() {
		response.DataSources = append(response.DataSources, tfprotov6.DataSourceMetadata{TypeName: name})
	}
	for name := range functions() {
		response.Functions = append(response.Functions, tfprotov6.FunctionMetadata{Name: name})
	}
	return response, nil
}

func (s *server) GetProviderSchema(context.Context, *tfprotov6.GetProviderSchemaRequest) (*tfprotov6.GetProviderSchemaResponse, error) {
	if os.Getenv("FAULTY_START") == "schema" {
		panic("the schema is broken")
	}
	resources := map[string]*tfprotov6.Schema{}
	for _, name := range resourceTypes() {
		resources[name] = resourceSchema(name)
	}
	return &tfprotov6.GetProviderSchemaResponse{
		Provider:          &tfprotov6.Schema{Block: &tfprotov6.SchemaBlock{}},
		ResourceSchemas:   resources,
		DataSourceSchemas: dataSources(),
		Functions:         functions(),
	}, nil
}

func (s *server) GetResourceIdentitySchemas(context.Context, *tfprotov6.GetResourceIdentitySchemasRequest) (*tfprotov6.GetResourceIdentitySchemasResponse, error) {
	return &tfprotov6.GetResourceIdentitySchemasResponse{
		IdentitySchemas: map[string]*tfprotov6.ResourceIdentitySchema{"faulty_identity_type": identityOfMap()},
	}, nil
}

func (s *server) ValidateProviderConfig(_ context.Context, request *tfprotov6.ValidateProviderConfigRequest) (*tfprotov6.ValidateProviderConfigResponse, error) {
	return &tfprotov6.ValidateProviderConfigResponse{PreparedConfig: request.Config}, nil
}

func (s *server) ConfigureProvider(context.Context, *tfprotov6.ConfigureProviderRequest) (*tfprotov6.ConfigureProviderResponse, error) {
	return &tfprotov6.ConfigureProviderResponse{}, nil
}

func (s *server) StopProvider(context.Context, *tfprotov6.StopProviderRequest) (*tfprotov6.StopProviderResponse, error) {
	return &tfprotov6.StopProviderResponse{}, nil
}
