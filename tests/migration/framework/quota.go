package main

import (
	"context"
	"encoding/json"

	"github.com/hashicorp/terraform-plugin-framework/path"
	"github.com/hashicorp/terraform-plugin-framework/resource"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/int64default"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/planmodifier"
	"github.com/hashicorp/terraform-plugin-framework/resource/schema/stringplanmodifier"
	"github.com/hashicorp/terraform-plugin-framework/types"

	"migration/remote"
)

type quota struct{ client remote.Remote }

type quotaModel struct {
	Id     types.String `tfsdk:"id"`
	User   types.String `tfsdk:"user"`
	Limits *limitsModel `tfsdk:"limits"`
	Topics types.Set    `tfsdk:"topics"`
	Note   types.String `tfsdk:"note"`
}

type limitsModel struct {
	Produce types.Int64 `tfsdk:"produce"`
	Consume types.Int64 `tfsdk:"consume"`
}

type quotaObject struct {
	Id      string   `json:"id"`
	Produce int64    `json:"produce"`
	Consume int64    `json:"consume"`
	Topics  []string `json:"topics"`
	Note    *string  `json:"note"`
}

func (q *quota) Metadata(_ context.Context, req resource.MetadataRequest, resp *resource.MetadataResponse) {
	resp.TypeName = req.ProviderTypeName + "_quota"
}

func (q *quota) Configure(_ context.Context, req resource.ConfigureRequest, _ *resource.ConfigureResponse) {
	if req.ProviderData != nil {
		q.client = req.ProviderData.(remote.Remote)
	}
}

func (q *quota) Schema(_ context.Context, _ resource.SchemaRequest, resp *resource.SchemaResponse) {
	resp.Schema = schema.Schema{
		Version: 1,
		Attributes: map[string]schema.Attribute{
			"id": schema.StringAttribute{
				Computed:      true,
				PlanModifiers: []planmodifier.String{stringplanmodifier.UseStateForUnknown()},
			},
			"user": schema.StringAttribute{
				Required:      true,
				PlanModifiers: []planmodifier.String{stringplanmodifier.RequiresReplace()},
			},
			"limits": schema.SingleNestedAttribute{
				Required: true,
				Attributes: map[string]schema.Attribute{
					"produce": schema.Int64Attribute{Required: true},
					"consume": schema.Int64Attribute{
						Optional: true,
						Computed: true,
						Default:  int64default.StaticInt64(1000),
					},
				},
			},
			"topics": schema.SetAttribute{ElementType: types.StringType, Optional: true},
			"note":   schema.StringAttribute{Optional: true},
		},
	}
}

func (q *quota) put(ctx context.Context, model *quotaModel) error {
	object := quotaObject{
		Id:      model.Id.ValueString(),
		Produce: model.Limits.Produce.ValueInt64(),
		Consume: model.Limits.Consume.ValueInt64(),
		Note:    model.Note.ValueStringPointer(),
	}
	model.Topics.ElementsAs(ctx, &object.Topics, false)
	return q.client.Put("quota", model.User.ValueString(), object)
}

func (q *quota) Create(ctx context.Context, req resource.CreateRequest, resp *resource.CreateResponse) {
	var model quotaModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &model)...)
	if resp.Diagnostics.HasError() {
		return
	}
	model.Id = types.StringValue("quota-" + model.User.ValueString())
	if err := q.put(ctx, &model); err != nil {
		resp.Diagnostics.AddError("Cannot create the quota", err.Error())
		return
	}
	revision, _ := json.Marshal("first")
	resp.Diagnostics.Append(resp.Private.SetKey(ctx, "revision", revision)...)
	resp.Diagnostics.Append(resp.State.Set(ctx, &model)...)
}

func (q *quota) Read(ctx context.Context, req resource.ReadRequest, resp *resource.ReadResponse) {
	var model quotaModel
	resp.Diagnostics.Append(req.State.Get(ctx, &model)...)
	if resp.Diagnostics.HasError() {
		return
	}
	var object quotaObject
	found, err := q.client.Get("quota", model.User.ValueString(), &object)
	if err != nil {
		resp.Diagnostics.AddError("Cannot read the quota", err.Error())
		return
	}
	if !found {
		resp.State.RemoveResource(ctx)
		return
	}
	model.Id = types.StringValue(object.Id)
	model.Limits = &limitsModel{
		Produce: types.Int64Value(object.Produce),
		Consume: types.Int64Value(object.Consume),
	}
	model.Note = types.StringPointerValue(object.Note)
	if object.Topics == nil {
		model.Topics = types.SetNull(types.StringType)
	} else {
		topics, found := types.SetValueFrom(ctx, types.StringType, object.Topics)
		resp.Diagnostics.Append(found...)
		model.Topics = topics
	}
	resp.Diagnostics.Append(resp.State.Set(ctx, &model)...)
}

func (q *quota) Update(ctx context.Context, req resource.UpdateRequest, resp *resource.UpdateResponse) {
	var model quotaModel
	resp.Diagnostics.Append(req.Plan.Get(ctx, &model)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if err := q.put(ctx, &model); err != nil {
		resp.Diagnostics.AddError("Cannot update the quota", err.Error())
		return
	}
	resp.Diagnostics.Append(resp.State.Set(ctx, &model)...)
}

func (q *quota) Delete(ctx context.Context, req resource.DeleteRequest, resp *resource.DeleteResponse) {
	var model quotaModel
	resp.Diagnostics.Append(req.State.Get(ctx, &model)...)
	if resp.Diagnostics.HasError() {
		return
	}
	if err := q.client.Delete("quota", model.User.ValueString()); err != nil {
		resp.Diagnostics.AddError("Cannot delete the quota", err.Error())
	}
}

func (q *quota) ImportState(ctx context.Context, req resource.ImportStateRequest, resp *resource.ImportStateResponse) {
	resource.ImportStatePassthroughID(ctx, path.Root("user"), req, resp)
}
