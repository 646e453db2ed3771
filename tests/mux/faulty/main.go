// The program faulty is a provider, written with HashiCorp's framework for version 6 of the protocol, whose resource
// fails in the way that its configuration requests.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"time"

	"github.com/hashicorp/terraform-plugin-framework/datasource"
	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/provider"
	"github.com/hashicorp/terraform-plugin-framework/provider/schema"
	"github.com/hashicorp/terraform-plugin-framework/providerserver"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	resourceschema "github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/types"
	"github.com/hashicorp/terraform-plugin-log/tflog"
)

func main() {
	if text := os.Getenv("FAULTY_START"); text != "" {
		fmt.Println(text)
		fmt.Fprintln(os.Stderr, "cannot start")
		os.Exit(4)
	}
	options := providerserver.ServeOpts{Address: "terrane.dev/tests/faulty"}
	if err := providerserver.Serve(context.Background(), newFaulty, options); err != nil {
		log.Fatal(err)
	}
}

type faulty struct{}

type settings struct {
	Greeting types.String `tfsdk:"greeting"`
}

func newFaulty() provider.Provider {
	return &faulty{}
}

func (p *faulty) Metadata(_ context.Context, _ provider.MetadataRequest, response *provider.MetadataResponse) {
	response.TypeName = "time"
}

func (p *faulty) Schema(_ context.Context, _ provider.SchemaRequest, response *provider.SchemaResponse) {
	response.Schema = schema.Schema{
		Attributes: map[string]schema.Attribute{"greeting": schema.StringAttribute{Optional: true}},
	}
}

func (p *faulty) Configure(ctx context.Context, request provider.ConfigureRequest, response *provider.ConfigureResponse) {
	var all settings
	response.Diagnostics.Append(request.Config.Get(ctx, &all)...)
	if all.Greeting.ValueString() == "rude" {
		response.Diagnostics.AddAttributeError(path.Root("greeting"), "Rude greeting", "Be polite.")
	}
	tflog.Info(ctx, "configured with "+all.Greeting.ValueString())
	response.ResourceData = all.Greeting
}

func (p *faulty) DataSources(context.Context) []func() datasource.DataSource {
	return nil
}

func (p *faulty) Resources(context.Context) []func() resource.Resource {
	return []func() resource.Resource{func() resource.Resource { return &thing{} }}
}

type thing struct {
	greeting types.String
}

type thingModel struct {
	Mode     types.String `tfsdk:"mode"`
	Started  types.String `tfsdk:"started"`
	Greeting types.String `tfsdk:"greeting"`
}

func (t *thing) Metadata(_ context.Context, _ resource.MetadataRequest, response *resource.MetadataResponse) {
	response.TypeName = "time_thing"
}

func (t *thing) Schema(_ context.Context, _ resource.SchemaRequest, response *resource.SchemaResponse) {
	response.Schema = resourceschema.Schema{
		Attributes: map[string]resourceschema.Attribute{
			"mode":     resourceschema.StringAttribute{Required: true},
			"started":  resourceschema.StringAttribute{Optional: true, Description: "A file that is written when the creation starts."},
			"greeting": resourceschema.StringAttribute{Computed: true},
		},
	}
}

func (t *thing) Configure(_ context.Context, request resource.ConfigureRequest, _ *resource.ConfigureResponse) {
	if greeting, ok := request.ProviderData.(types.String); ok {
		t.greeting = greeting
	}
}

func (t *thing) Create(ctx context.Context, request resource.CreateRequest, response *resource.CreateResponse) {
	var model thingModel
	response.Diagnostics.Append(request.Plan.Get(ctx, &model)...)
	if file := model.Started.ValueString(); file != "" {
		if err := os.WriteFile(file, []byte(fmt.Sprint(os.Getpid())), 0o600); err != nil {
			response.Diagnostics.AddError("File not written", err.Error())
		}
	}
	switch model.Mode.ValueString() {
	case "crash":
		panic("the thing is broken")
	case "hang":
		<-ctx.Done()
		response.Diagnostics.AddError("Creation stopped", "The creation was interrupted.")
		return
	case "deaf":
		<-ctx.Done()
		if err := os.WriteFile(model.Started.ValueString()+".interrupted", nil, 0o600); err != nil {
			response.Diagnostics.AddError("File not written", err.Error())
			return
		}
		select {}
	case "slow":
		time.Sleep(5 * time.Second)
	}
	model.Greeting = types.StringValue(t.greeting.ValueString())
	response.Diagnostics.Append(response.State.Set(ctx, &model)...)
}

func (t *thing) Read(context.Context, resource.ReadRequest, *resource.ReadResponse) {}

func (t *thing) Update(ctx context.Context, request resource.UpdateRequest, response *resource.UpdateResponse) {
	var model thingModel
	response.Diagnostics.Append(request.Plan.Get(ctx, &model)...)
	model.Greeting = types.StringValue(t.greeting.ValueString())
	response.Diagnostics.Append(response.State.Set(ctx, &model)...)
}

func (t *thing) Delete(context.Context, resource.DeleteRequest, *resource.DeleteResponse) {}
