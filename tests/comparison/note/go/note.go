// part: imports
package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"regexp"

	"github.com/hashicorp/terraform-plugin-framework-validators/objectvalidator"
	"github.com/hashicorp/terraform-plugin-framework-validators/stringvalidator"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/identityschema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringdefault"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/schema/validator"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

// part: model
type noteModel struct {
	Path    types.String `tfsdk:"path"`
	Content types.String `tfsdk:"content"`
	Mode    types.String `tfsdk:"mode"`
	Sha256  types.String `tfsdk:"sha256"`
	Owner   types.Object `tfsdk:"owner"`
}

// part: plumbing
type noteResource struct {
	root string
}

func newNote() resource.Resource {
	return &noteResource{}
}

func (r *noteResource) Metadata(_ context.Context, req resource.MetadataRequest, resp *resource.MetadataResponse) {
	resp.TypeName = req.ProviderTypeName + "_note"
}

func (r *noteResource) Configure(_ context.Context, req resource.ConfigureRequest, _ *resource.ConfigureResponse) {
	if root, ok := req.ProviderData.(string); ok {
		r.root = root
	}
}

// part: schema
func (r *noteResource) Schema(_ context.Context, _ resource.SchemaRequest, resp *resource.SchemaResponse) {
	resp.Schema = schema.Schema{
		Description: "A text file.",
		Attributes: map[string]schema.Attribute{
			"path": schema.StringAttribute{
				Description: "where the file lies",
				Required:    true,
				// part: replacement
				PlanModifiers: []planmodifier.String{stringplanmodifier.RequiresReplace()},
				// part: schema
			},
			"content": schema.StringAttribute{
				Description: "what it says",
				Required:    true,
			},
			"mode": schema.StringAttribute{
				Description: "octal permissions",
				Optional:    true,
				Computed:    true,
				// part: default
				Default: stringdefault.StaticString("0644"),
				// part: validation
				Validators: []validator.String{
					stringvalidator.RegexMatches(regexp.MustCompile(`^0[0-7]{3}$`), "must be octal permissions such as 0644"),
				},
				// part: schema
			},
			"sha256": schema.StringAttribute{
				Description: "SHA-256 of the content, in hex",
				Computed:    true,
			},
		},
		Blocks: map[string]schema.Block{
			"owner": schema.SingleNestedBlock{
				Description: "whom it belongs to",
				Attributes: map[string]schema.Attribute{
					// Required would make the whole block required.
					"user":  schema.StringAttribute{Optional: true},
					"group": schema.StringAttribute{Optional: true},
				},
				// part: validation
				Validators: []validator.Object{
					objectvalidator.AlsoRequires(path.MatchRelative().AtName("user")),
				},
				// part: schema
			},
		},
	}
}

// part: import
func (r *noteResource) IdentitySchema(_ context.Context, _ resource.IdentitySchemaRequest, resp *resource.IdentitySchemaResponse) {
	resp.IdentitySchema = identityschema.Schema{
		Attributes: map[string]identityschema.Attribute{
			"path": identityschema.StringAttribute{RequiredForImport: true},
		},
	}
}

func (r *noteResource) ImportState(ctx context.Context, req resource.ImportStateRequest, resp *resource.ImportStateResponse) {
	resource.ImportStatePassthroughWithIdentity(ctx, path.Root("path"), path.Root("path"), req, resp)
}

// part: plan
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

// part: create
func (r *noteResource) Create(ctx context.Context, req resource.CreateRequest, resp *resource.CreateResponse) {
	// part: plumbing
	var note noteModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	// part: create
	if err := r.write(&note); err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot write the note", err.Error())
		return
	}
	// part: plumbing
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
	resp.Diagnostics.Append(resp.Identity.SetAttribute(ctx, path.Root("path"), note.Path)...)
	// part: create
}

func (r *noteResource) write(note *noteModel) error {
	note.Sha256 = types.StringValue(sha256Of(note.Content.ValueString()))
	return writeFile(r.file(note), note.Content.ValueString(), note.Mode.ValueString())
}

func (r *noteResource) file(note *noteModel) string {
	return resolve(r.root, note.Path.ValueString())
}

// part: read
func (r *noteResource) Read(ctx context.Context, req resource.ReadRequest, resp *resource.ReadResponse) {
	// part: plumbing
	var note noteModel
	resp.Diagnostics.Append(req.State.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	// Before the file is read: a missing identity is an error also if the note no longer exists.
	resp.Diagnostics.Append(resp.Identity.SetAttribute(ctx, path.Root("path"), note.Path)...)
	// part: read
	content, mode, err := readFile(r.file(&note))
	if errors.Is(err, fs.ErrNotExist) {
		resp.State.RemoveResource(ctx)
		return
	}
	if err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot read the note", err.Error())
		return
	}
	note.Content = types.StringValue(content)
	note.Mode = types.StringValue(mode)
	note.Sha256 = types.StringValue(sha256Of(content))
	// part: plumbing
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
	// part: read
}

// part: update
func (r *noteResource) Update(ctx context.Context, req resource.UpdateRequest, resp *resource.UpdateResponse) {
	// part: plumbing
	var note noteModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	// part: update
	if err := r.write(&note); err != nil {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot write the note", err.Error())
		return
	}
	// part: plumbing
	resp.Diagnostics.Append(resp.State.Set(ctx, &note)...)
	resp.Diagnostics.Append(resp.Identity.SetAttribute(ctx, path.Root("path"), note.Path)...)
	// part: update
}

// part: delete
func (r *noteResource) Delete(ctx context.Context, req resource.DeleteRequest, resp *resource.DeleteResponse) {
	// part: plumbing
	var note noteModel
	resp.Diagnostics.Append(req.State.Get(ctx, &note)...)
	if resp.Diagnostics.HasError() {
		return
	}
	// part: delete
	if err := os.Remove(r.file(&note)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		resp.Diagnostics.AddAttributeError(path.Root("path"), "Cannot delete the note", err.Error())
	}
}
