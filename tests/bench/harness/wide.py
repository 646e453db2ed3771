"""The Go peer with many wide resource types: the same attributes as the records of the generator beside our own."""

from pathlib import Path

from harness.package import fresh
from harness.peers import PEERS

HEAD = """package main

import (
	"context"
	"regexp"

	"github.com/hashicorp/terraform-plugin-framework-validators/stringvalidator"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/identityschema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringdefault"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/schema/validator"
	"github.com/hashicorp/terraform-plugin-framework/types"
)

"""

BODY = """type t%(n)dModel struct {
%(fields)s
}

type t%(n)d struct{}

func newT%(n)d() resource.Resource { return &t%(n)d{} }

func (r *t%(n)d) Metadata(_ context.Context, req resource.MetadataRequest, resp *resource.MetadataResponse) {
	resp.TypeName = req.ProviderTypeName + "_t%(n)d"
}

func (r *t%(n)d) Schema(_ context.Context, _ resource.SchemaRequest, resp *resource.SchemaResponse) {
	resp.Schema = schema.Schema{
		MarkdownDescription: "Type %(n)d.",
		Attributes: map[string]schema.Attribute{
%(attributes)s
		},
		Blocks: map[string]schema.Block{
			"a6": schema.SingleNestedBlock{
				MarkdownDescription: "attribute 6",
				Attributes: map[string]schema.Attribute{
					"name":  schema.StringAttribute{Required: true},
					"value": schema.StringAttribute{Optional: true},
				},
			},
		},
	}
}

func (r *t%(n)d) IdentitySchema(_ context.Context, _ resource.IdentitySchemaRequest, resp *resource.IdentitySchemaResponse) {
	resp.IdentitySchema = identityschema.Schema{
		Attributes: map[string]identityschema.Attribute{
			"a0": identityschema.StringAttribute{Description: "attribute 0", RequiredForImport: true},
		},
	}
}

func (r *t%(n)d) Create(ctx context.Context, req resource.CreateRequest, resp *resource.CreateResponse) {
	var model t%(n)dModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &model)...)
	resp.Diagnostics.AddError("Not possible", "Nothing can be created here.")
}

func (r *t%(n)d) Read(ctx context.Context, req resource.ReadRequest, resp *resource.ReadResponse) {
	var model t%(n)dModel
	resp.Diagnostics.Append(req.State.Get(ctx, &model)...)
	resp.State.RemoveResource(ctx)
}

func (r *t%(n)d) Update(ctx context.Context, req resource.UpdateRequest, resp *resource.UpdateResponse) {
	var model t%(n)dModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &model)...)
	resp.Diagnostics.AddError("Not possible", "Nothing can be changed here.")
}

func (r *t%(n)d) Delete(context.Context, resource.DeleteRequest, *resource.DeleteResponse) {}
"""

MAIN = """package main

import (
	"context"
	"log"

	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	"github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-framework/resource"
)

type wideProvider struct{}

func newWide() provider.Provider { return &wideProvider{} }

func main() {
	options := providerserver.ServeOpts{Address: "terrane.dev/bench/wide"}
	if err := providerserver.Serve(context.Background(), newWide, options); err != nil {
		log.Fatal(err)
	}
}

func (p *wideProvider) Metadata(_ context.Context, _ provider.MetadataRequest, resp *provider.MetadataResponse) {
	resp.TypeName = "wide"
}

func (p *wideProvider) Schema(_ context.Context, _ provider.SchemaRequest, resp *provider.SchemaResponse) {
	resp.Schema = schema.Schema{}
}

func (p *wideProvider) Configure(context.Context, provider.ConfigureRequest, *provider.ConfigureResponse) {}

func (p *wideProvider) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{%(types)s}
}

func (p *wideProvider) DataSources(context.Context) []func() datasource.DataSource { return nil }
"""

STRING = ("types.String", "schema.StringAttribute", "Optional: true")
# By the last digit of an attribute's number: type of the model, attribute, what it says of itself.
KINDS = {
    0: ("types.List", "schema.ListAttribute", "ElementType: types.StringType, Optional: true"),
    1: (
        "types.String",
        "schema.StringAttribute",
        "Computed: true, PlanModifiers: []planmodifier.String{stringplanmodifier.UseStateForUnknown()}",
    ),
    2: (
        "types.String",
        "schema.StringAttribute",
        'Optional: true, Computed: true, Default: stringdefault.StaticString("0644"), Validators: '
        '[]validator.String{stringvalidator.RegexMatches(octal, "must be octal permissions")}',
    ),
    3: ("types.Bool", "schema.BoolAttribute", "Required: true"),
    4: ("types.Int64", "schema.Int64Attribute", "Optional: true"),
    5: ("types.Map", "schema.MapAttribute", "ElementType: types.StringType, Optional: true"),
    6: ("types.Bool", "schema.BoolAttribute", "Optional: true"),
    7: (
        "types.String",
        "schema.StringAttribute",
        "Required: true, PlanModifiers: []planmodifier.String{stringplanmodifier.RequiresReplace()}",
    ),
}


def kind(number):
    if number == 0:
        return "types.String", "schema.StringAttribute", KINDS[7][2]
    return ("types.Object", "", "") if number == 6 else KINDS.get(number % 10, STRING)


def resource(number, attributes):
    fields, schema = [], []
    for one in range(attributes):
        type_name, attribute, says = kind(one)
        fields.append(f'\tA{one} {type_name} `tfsdk:"a{one}"`')
        if attribute:
            schema.append(f'\t\t\t"a{one}": {attribute}{{MarkdownDescription: "attribute {one}", {says}}},')
    return BODY % {"n": number, "fields": "\n".join(fields), "attributes": "\n".join(schema)}


def sources(target, types, attributes):
    """Writes the program; a file holds a hundred types."""
    folder = fresh(target / "sources/go-wide")
    for name in ("go.mod", "go.sum"):
        Path(folder, name).write_text(PEERS.joinpath("wide", name).read_text())
    for first in range(0, types, 100):
        head = HEAD if first else HEAD + "var octal = regexp.MustCompile(`^0[0-7]{3}$`)\n\n"
        bodies = [resource(one, attributes) for one in range(first, min(first + 100, types))]
        text = head + "\n".join(bodies)
        folder.joinpath(f"types{first}.go").write_text(text if first == 0 else text.replace('\t"regexp"\n', ""))
    names = ", ".join(f"newT{one}" for one in range(types))
    folder.joinpath("main.go").write_text(MAIN % {"types": names})
    return folder


def configuration(attributes):
    """One resource of the first type: what is required, and a block."""
    flags = [f"  a{one} = true" for one in range(3, attributes, 10)]
    texts = [f'  a{one} = "text"' for one in (0, *range(7, attributes, 10))]
    body = "\n".join([*flags, *texts, '  a6 {\n    name = "inner"\n  }'])
    return f'resource "wide_t0" "it" {{\n{body}\n}}\n'
