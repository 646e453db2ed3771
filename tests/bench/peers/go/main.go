// The provider of the comparison, on the official framework.
package main

import (
	"context"
	"log"
	"path/filepath"

	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	"github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

func main() {
	options := providerserver.ServeOpts{Address: "terrane.dev/bench/bench"}
	if err := providerserver.Serve(context.Background(), newBench, options); err != nil {
		log.Fatal(err)
	}
}

type benchProvider struct{}

func newBench() provider.Provider {
	return &benchProvider{}
}

func (p *benchProvider) Metadata(_ context.Context, _ provider.MetadataRequest, resp *provider.MetadataResponse) {
	resp.TypeName = "bench"
}

func (p *benchProvider) Schema(_ context.Context, _ provider.SchemaRequest, resp *provider.SchemaResponse) {
	resp.Schema = schema.Schema{
		MarkdownDescription: "Notes on this machine.",
		Attributes: map[string]schema.Attribute{
			"root": schema.StringAttribute{
				MarkdownDescription: "the directory that paths start at; else the one that Terraform runs in",
				Optional:            true,
			},
		},
	}
}

func (p *benchProvider) Configure(ctx context.Context, req provider.ConfigureRequest, resp *provider.ConfigureResponse) {
	var root types.String
	resp.Diagnostics.Append(req.Config.GetAttribute(ctx, path.Root("root"), &root)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if root.IsUnknown() {
		resp.Diagnostics.AddAttributeError(path.Root("root"), "Unknown root", "The root has to be known while planning.")
		return
	}
	notes := directory(root.ValueString())
	resp.ResourceData = notes
	resp.DataSourceData = notes
}

func (p *benchProvider) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{newNote}
}

func (p *benchProvider) DataSources(context.Context) []func() datasource.DataSource {
	return []func() datasource.DataSource{newNoteDataSource}
}

// directory is the client of the provider: the directory of the notes.
type directory string

func (d directory) file(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(string(d), name)
}
