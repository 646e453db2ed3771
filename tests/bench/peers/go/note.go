package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"

	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/identityschema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

type noteModel struct {
	Path    types.String `tfsdk:"path"`
	Content types.String `tfsdk:"content"`
	Sha256  types.String `tfsdk:"sha256"`
}

type noteResource struct {
	notes directory
}

func newNote() resource.Resource {
	return &noteResource{}
}

func (r *noteResource) Metadata(_ context.Context, req resource.MetadataRequest, resp *resource.MetadataResponse) {
	resp.TypeName = req.ProviderTypeName + "_note"
}

func (r *noteResource) Configure(_ context.Context, req resource.ConfigureRequest, _ *resource.ConfigureResponse) {
	if notes, ok := req.ProviderData.(directory); ok {
		r.notes = notes
	}
}

func (r *noteResource) Schema(_ context.Context, _ resource.SchemaRequest, resp *resource.SchemaResponse) {
	resp.Schema = schema.Schema{
		MarkdownDescription: "A text file.",
		Attributes: map[string]schema.Attribute{
			"path": schema.StringAttribute{
				MarkdownDescription: "where the file lies",
				Required:            true,
				PlanModifiers:       []planmodifier.String{stringplanmodifier.RequiresReplace()},
			},
			"content": schema.StringAttribute{
				MarkdownDescription: "what it says",
				Required:            true,
			},
			"sha256": schema.StringAttribute{
				MarkdownDescription: "SHA-256 of the content, in hex",
				Computed:            true,
			},
		},
	}
}

func (r *noteResource) IdentitySchema(_ context.Context, _ resource.IdentitySchemaRequest, resp *resource.IdentitySchemaResponse) {
	resp.IdentitySchema = identityschema.Schema{
		Attributes: map[string]identityschema.Attribute{
			"path": identityschema.StringAttribute{Description: "where the file lies", RequiredForImport: true},
		},
	}
}

func (r *noteResource) ImportState(ctx context.Context, req resource.ImportStateRequest, resp *resource.ImportStateResponse) {
	resource.ImportStatePassthroughWithIdentity(ctx, path.Root("path"), path.Root("path"), req, resp)
}

func (r *noteResource) ModifyPlan(ctx context.Context, req resource.ModifyPlanRequest, resp *resource.ModifyPlanResponse) {
	if req.Plan.Raw.IsNull() {
		return
	}
	var content types.String
	resp.Diagnostics.Append(req.Plan.GetAttribute(ctx, path.Root("content"), &content)...)
	if resp.Diagnostics.HasError() || content.IsUnknown() {
		return
	}
	resp.Diagnostics.Append(resp.Plan.SetAttribute(ctx, path.Root("sha256"), sha256Of(content.ValueString()))...)
}

func (r *noteResource) Create(ctx context.Context, req resource.CreateRequest, resp *resource.CreateResponse) {
	var note noteModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if err := r.write(&note); err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot write the note", err.Error())
		return
	}
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
	resp.Diagnostics.Append(resp.Identity.SetAttribute(ctx, path.Root("path"), note.Path)...)
}

func (r *noteResource) write(note *noteModel) error {
	content := note.Content.ValueString()
	note.Sha256 = types.StringValue(sha256Of(content))
	return os.WriteFile(r.notes.file(note.Path.ValueString()), []byte(content), 0o644)
}

func (r *noteResource) Read(ctx context.Context, req resource.ReadRequest, resp *resource.ReadResponse) {
	var note noteModel
	resp.Diagnostics.Append(req.State.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	resp.Diagnostics.Append(resp.Identity.SetAttribute(ctx, path.Root("path"), note.Path)...)
	err := note.read(r.notes)
	if errors.Is(err, fs.ErrNotExist) {
		resp.State.RemoveResource(ctx)
		return
	}
	if err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot read the note", err.Error())
		return
	}
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
}

// read sets the values of the file.
func (note *noteModel) read(notes directory) error {
	content, err := os.ReadFile(notes.file(note.Path.ValueString()))
	if err != nil {
		return err
	}
	note.Content = types.StringValue(string(content))
	note.Sha256 = types.StringValue(sha256Of(string(content)))
	return nil
}

func (r *noteResource) Update(ctx context.Context, req resource.UpdateRequest, resp *resource.UpdateResponse) {
	var note noteModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if err := r.write(&note); err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot write the note", err.Error())
		return
	}
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
	resp.Diagnostics.Append(resp.Identity.SetAttribute(ctx, path.Root("path"), note.Path)...)
}

func (r *noteResource) Delete(ctx context.Context, req resource.DeleteRequest, resp *resource.DeleteResponse) {
	var note noteModel
	resp.Diagnostics.Append(req.State.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if err := os.Remove(r.notes.file(note.Path.ValueString())); err != nil && !errors.Is(err, fs.ErrNotExist) {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot delete the note", err.Error())
	}
}

func sha256Of(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
