// A provider with one resource, on the official framework.
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
)

func main() {
	options := providerserver.ServeOpts{Address: "terrane.dev/comparison/files"}
	if err := providerserver.Serve(context.Background(), newFiles, options); err != nil {
		log.Fatal(err)
	}
}

type filesProvider struct{}

func newFiles() provider.Provider {
	return &filesProvider{}
}

func (p *filesProvider) Metadata(_ context.Context, _ provider.MetadataRequest, resp *provider.MetadataResponse) {
	resp.TypeName = "files"
}

func (p *filesProvider) Schema(_ context.Context, _ provider.SchemaRequest, resp *provider.SchemaResponse) {
	resp.Schema = schema.Schema{
		Attributes: map[string]schema.Attribute{
			"root": schema.StringAttribute{
				Description: "where relative paths start",
				Optional:    true,
			},
		},
	}
}

func (p *filesProvider) Configure(ctx context.Context, req provider.ConfigureRequest, resp *provider.ConfigureResponse) {
	var root types.String
	resp.Diagnostics.Append(req.Config.GetAttribute(ctx, path.Root("root"), &root)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if root.IsUnknown() {
		resp.Diagnostics.AddAttributeError(path.Root("root"), "Unknown root", "The root has to be known while planning.")
		return
	}
	resp.ResourceData = root.ValueString()
}

func (p *filesProvider) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{newNote}
}

func (p *filesProvider) DataSources(context.Context) []func() datasource.DataSource {
	return nil
}
