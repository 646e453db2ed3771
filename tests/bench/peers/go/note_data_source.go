package main

import (
	"context"

	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/datasource/schema"
	"github.com/hashicorp/terraform-plugin-framework/path"
)

type noteDataSource struct {
	notes directory
}

func newNoteDataSource() datasource.DataSource {
	return &noteDataSource{}
}

func (d *noteDataSource) Metadata(_ context.Context, req datasource.MetadataRequest, resp *datasource.MetadataResponse) {
	resp.TypeName = req.ProviderTypeName + "_note"
}

func (d *noteDataSource) Configure(_ context.Context, req datasource.ConfigureRequest, _ *datasource.ConfigureResponse) {
	if notes, ok := req.ProviderData.(directory); ok {
		d.notes = notes
	}
}

func (d *noteDataSource) Schema(_ context.Context, _ datasource.SchemaRequest, resp *datasource.SchemaResponse) {
	resp.Schema = schema.Schema{
		MarkdownDescription: "A text file.",
		Attributes: map[string]schema.Attribute{
			"path":    schema.StringAttribute{MarkdownDescription: "where the file lies", Required: true},
			"content": schema.StringAttribute{MarkdownDescription: "what it says", Computed: true},
			"sha256":  schema.StringAttribute{MarkdownDescription: "SHA-256 of the content, in hex", Computed: true},
		},
	}
}

func (d *noteDataSource) Read(ctx context.Context, req datasource.ReadRequest, resp *datasource.ReadResponse) {
	var note noteModel
	resp.Diagnostics.Append(req.Config.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if err := note.read(d.notes); err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot read the note", err.Error())
		return
	}
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
}
