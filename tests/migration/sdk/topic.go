package main

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/hashicorp/terraform-plugin-sdk/v2/diag"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/customdiff"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/schema"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/structure"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/validation"

	"migration/remote"
)

type topicObject struct {
	Partitions int               `json:"partitions"`
	Segments   int               `json:"segments"`
	Cleanup    string            `json:"cleanup"`
	Policy     string            `json:"policy"`
	Owner      string            `json:"owner"`
	Tags       map[string]string `json:"tags"`
	Listeners  map[string]int    `json:"listeners"`
}

func topic() *schema.Resource {
	return &schema.Resource{
		CreateContext: createTopic,
		ReadContext:   readTopic,
		UpdateContext: updateTopic,
		DeleteContext: deleteTopic,
		Exists:        topicExists,
		Importer:      &schema.ResourceImporter{StateContext: schema.ImportStatePassthroughContext},
		Timeouts:      &schema.ResourceTimeout{Create: schema.DefaultTimeout(20 * time.Minute)},
		CustomizeDiff: customdiff.All(
			customdiff.ForceNewIfChange("partitions", func(_ context.Context, before, after, _ any) bool {
				return after.(int) < before.(int)
			}),
			customdiff.ComputedIf("segments", func(_ context.Context, d *schema.ResourceDiff, _ any) bool {
				return d.HasChange("partitions")
			}),
		),
		Schema: map[string]*schema.Schema{
			"name": {
				Type:         schema.TypeString,
				Required:     true,
				ForceNew:     true,
				ValidateFunc: validation.StringIsNotWhiteSpace,
			},
			"partitions": {
				Type:         schema.TypeInt,
				Required:     true,
				ValidateFunc: validation.IntAtLeast(1),
			},
			"segments": {Type: schema.TypeInt, Computed: true},
			"cleanup": {
				Type:     schema.TypeString,
				Optional: true,
				Default:  "delete",
				DiffSuppressFunc: func(_, before, after string, _ *schema.ResourceData) bool {
					return strings.EqualFold(before, after)
				},
			},
			"policy": {
				Type:         schema.TypeString,
				Optional:     true,
				ValidateFunc: validation.StringIsJSON,
				StateFunc: func(value any) string {
					normal, _ := structure.NormalizeJsonString(value)
					return normal
				},
				DiffSuppressFunc: structure.SuppressJsonDiff,
			},
			"owner": {
				Type:     schema.TypeString,
				Required: true,
				StateFunc: func(value any) string {
					return strings.ToLower(value.(string))
				},
			},
			"tags": {
				Type:     schema.TypeMap,
				Optional: true,
				Elem:     &schema.Schema{Type: schema.TypeString},
			},
			"listener": {
				Type:     schema.TypeSet,
				Optional: true,
				Set: func(value any) int {
					return schema.HashString(value.(map[string]any)["host"])
				},
				Elem: &schema.Resource{
					Schema: map[string]*schema.Schema{
						"host": {Type: schema.TypeString, Required: true},
						"port": {Type: schema.TypeInt, Optional: true, Default: 9092},
					},
				},
			},
		},
	}
}

func objectOf(d *schema.ResourceData) topicObject {
	policy, _ := structure.NormalizeJsonString(d.Get("policy"))
	object := topicObject{
		Partitions: d.Get("partitions").(int),
		Segments:   2 * d.Get("partitions").(int),
		Cleanup:    d.Get("cleanup").(string),
		Policy:     policy,
		Owner:      strings.ToLower(d.Get("owner").(string)),
		Tags:       map[string]string{},
		Listeners:  map[string]int{},
	}
	for name, value := range d.Get("tags").(map[string]any) {
		object.Tags[name] = value.(string)
	}
	for _, element := range d.Get("listener").(*schema.Set).List() {
		listener := element.(map[string]any)
		object.Listeners[listener["host"].(string)] = listener["port"].(int)
	}
	return object
}

func createTopic(ctx context.Context, d *schema.ResourceData, client any) diag.Diagnostics {
	if err := client.(remote.Remote).Put("topic", d.Get("name").(string), objectOf(d)); err != nil {
		return diag.FromErr(err)
	}
	d.SetId(d.Get("name").(string))
	return readTopic(ctx, d, client)
}

func topicExists(d *schema.ResourceData, client any) (bool, error) {
	return client.(remote.Remote).Get("topic", d.Id(), &topicObject{})
}

func readTopic(_ context.Context, d *schema.ResourceData, client any) diag.Diagnostics {
	var object topicObject
	found, err := client.(remote.Remote).Get("topic", d.Id(), &object)
	if err != nil {
		return diag.FromErr(err)
	}
	if !found {
		d.SetId("")
		return nil
	}
	listeners := []any{}
	for host, port := range object.Listeners {
		listeners = append(listeners, map[string]any{"host": host, "port": port})
	}
	return diag.FromErr(errors.Join(
		d.Set("name", d.Id()),
		d.Set("partitions", object.Partitions),
		d.Set("segments", object.Segments),
		d.Set("cleanup", object.Cleanup),
		d.Set("policy", object.Policy),
		d.Set("owner", object.Owner),
		d.Set("tags", object.Tags),
		d.Set("listener", listeners),
	))
}

func updateTopic(ctx context.Context, d *schema.ResourceData, client any) diag.Diagnostics {
	if err := client.(remote.Remote).Put("topic", d.Id(), objectOf(d)); err != nil {
		// Otherwise the SDK would store the planned values.
		d.Partial(true)
		return diag.FromErr(err)
	}
	return readTopic(ctx, d, client)
}

func deleteTopic(_ context.Context, d *schema.ResourceData, client any) diag.Diagnostics {
	return diag.FromErr(client.(remote.Remote).Delete("topic", d.Id()))
}
