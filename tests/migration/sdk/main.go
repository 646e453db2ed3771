// The provider "broker" on helper/schema, with the resource broker_topic.
package main

import (
	"context"

	"github.com/hashicorp/terraform-plugin-sdk/v2/diag"
	"github.com/hashicorp/terraform-plugin-sdk/v2/helper/schema"
	"github.com/hashicorp/terraform-plugin-sdk/v2/plugin"

	"migration/remote"
)

func main() {
	plugin.Serve(&plugin.ServeOpts{ProviderFunc: provider})
}

func provider() *schema.Provider {
	return &schema.Provider{
		Schema: map[string]*schema.Schema{
			"root": {Type: schema.TypeString, Required: true},
		},
		ResourcesMap: map[string]*schema.Resource{"broker_topic": topic()},
		ConfigureContextFunc: func(_ context.Context, d *schema.ResourceData) (any, diag.Diagnostics) {
			return remote.Remote{Root: d.Get("root").(string)}, nil
		},
	}
}
