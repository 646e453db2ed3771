// The provider "broker" on the framework, with the resource broker_quota.
package main

import (
	"context"
	"log"

	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	"github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/types"

	"migration/remote"
)

func main() {
	options := providerserver.ServeOpts{Address: "terrane.dev/tests/broker"}
	create := func() provider.Provider { return &brokerProvider{} }
	if err := providerserver.Serve(context.Background(), create, options); err != nil {
		log.Fatal(err)
	}
}

type brokerProvider struct{}

func (p *brokerProvider) Metadata(_ context.Context, _ provider.MetadataRequest, resp *provider.MetadataResponse) {
	resp.TypeName = "broker"
}

func (p *brokerProvider) Schema(_ context.Context, _ provider.SchemaRequest, resp *provider.SchemaResponse) {
	resp.Schema = schema.Schema{
		Attributes: map[string]schema.Attribute{"root": schema.StringAttribute{Required: true}},
	}
}

func (p *brokerProvider) Configure(ctx context.Context, req provider.ConfigureRequest, resp *provider.ConfigureResponse) {
	var root types.String
	resp.Diagnostics.Append(req.Config.GetAttribute(ctx, path.Root("root"), &root)...)
	resp.ResourceData = remote.Remote{Root: root.ValueString()}
}

func (p *brokerProvider) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{func() resource.Resource { return &quota{} }}
}

func (p *brokerProvider) DataSources(context.Context) []func() datasource.DataSource {
	return nil
}
