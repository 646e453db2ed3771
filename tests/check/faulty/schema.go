package main

import (
	"github.com/hashicorp/terraform-plugin-go/tfprotov6"
	"github.com/hashicorp/terraform-plugin-go/tftypes"
)

// resourceTypes returns all types, each named after its fault.
func resourceTypes() []string {
	faults := []string{
		"sound", "metadata",
		"schema_no_trait", "schema_required_computed", "schema_twice", "schema_block_count", "schema_dynamic_set",
		"schema_version", "schema_name", "identity_type",
		"validate_panic", "validate_exit", "validate_hang", "validate_status", "validate_path", "validate_null",
		"plan_default", "plan_normalizes", "plan_block", "plan_nothing", "plan_secret", "plan_garbage", "plan_type",
		"plan_panic_on_unknown", "plan_unknown",
		"upgrade_drops", "upgrade_accepts_garbage", "upgrade_unknown", "upgrade_panic",
		"import_panic", "import_two", "import_null", "import_no_type", "read_unknown", "read_secret",
		"apply_differs", "apply_unknown", "apply_nothing", "apply_drift", "apply_panic", "update_differs",
		"destroy_stays", "replace_path",
	}
	types := []string{}
	for _, fault := range faults {
		types = append(types, "faulty_"+fault)
	}
	return types
}

func attribute(name string, typ tftypes.Type) *tfprotov6.SchemaAttribute {
	return &tfprotov6.SchemaAttribute{Name: name, Type: typ}
}

func required(a *tfprotov6.SchemaAttribute) *tfprotov6.SchemaAttribute {
	a.Required = true
	return a
}

func optional(a *tfprotov6.SchemaAttribute) *tfprotov6.SchemaAttribute {
	a.Optional = true
	return a
}

func computed(a *tfprotov6.SchemaAttribute) *tfprotov6.SchemaAttribute {
	a.Computed = true
	return a
}

func soundSchema() *tfprotov6.Schema {
	secret := optional(attribute("secret", tftypes.String))
	secret.WriteOnly = true
	password := optional(attribute("password", tftypes.String))
	password.Sensitive = true
	return &tfprotov6.Schema{
		Version: 1,
		Block: &tfprotov6.SchemaBlock{
			Attributes: []*tfprotov6.SchemaAttribute{
				computed(attribute("id", tftypes.String)),
				required(attribute("name", tftypes.String)),
				optional(attribute("size", tftypes.Number)),
				optional(attribute("tags", tftypes.Map{ElementType: tftypes.String})),
				password,
				secret,
			},
			BlockTypes: []*tfprotov6.SchemaNestedBlock{{
				TypeName: "rule",
				Nesting:  tfprotov6.SchemaNestedBlockNestingModeList,
				Block: &tfprotov6.SchemaBlock{
					Attributes: []*tfprotov6.SchemaAttribute{required(attribute("port", tftypes.Number))},
				},
			}},
		},
	}
}

func resourceSchema(typeName string) *tfprotov6.Schema {
	schema := soundSchema()
	block := schema.Block
	switch typeName {
	case "faulty_schema_no_trait":
		block.Attributes = append(block.Attributes, attribute("color", tftypes.String))
	case "faulty_schema_required_computed":
		block.Attributes = append(block.Attributes, computed(required(attribute("color", tftypes.String))))
	case "faulty_schema_twice":
		block.Attributes = append(block.Attributes, optional(attribute("rule", tftypes.String)))
	case "faulty_schema_block_count":
		block.BlockTypes[0].MinItems = 3
		block.BlockTypes[0].MaxItems = 2
	case "faulty_schema_dynamic_set":
		block.BlockTypes[0].Nesting = tfprotov6.SchemaNestedBlockNestingModeSet
		block.BlockTypes[0].Block.Attributes[0].Type = tftypes.DynamicPseudoType
	case "faulty_schema_version":
		schema.Version = -1
	case "faulty_schema_name":
		block.Attributes = append(block.Attributes, optional(attribute("Color", tftypes.String)))
	}
	return schema
}

func identityOfMap() *tfprotov6.ResourceIdentitySchema {
	return &tfprotov6.ResourceIdentitySchema{
		IdentityAttributes: []*tfprotov6.ResourceIdentitySchemaAttribute{{
			Name:              "labels",
			Type:              tftypes.Map{ElementType: tftypes.String},
			RequiredForImport: true,
		}},
	}
}

func dataSources() map[string]*tfprotov6.Schema {
	block := func() *tfprotov6.Schema {
		return &tfprotov6.Schema{Block: &tfprotov6.SchemaBlock{
			Attributes: []*tfprotov6.SchemaAttribute{
				required(attribute("name", tftypes.String)),
				computed(attribute("result", tftypes.String)),
			},
		}}
	}
	return map[string]*tfprotov6.Schema{
		"faulty_sound": block(), "faulty_unknown": block(), "faulty_nothing": block(), "faulty_panic": block(),
	}
}

func functions() map[string]*tfprotov6.Function {
	function := func() *tfprotov6.Function {
		return &tfprotov6.Function{
			Parameters: []*tfprotov6.FunctionParameter{{Name: "text", Type: tftypes.String, AllowNullValue: true}},
			Return:     &tfprotov6.FunctionReturn{Type: tftypes.String},
		}
	}
	name := function()
	name.Parameters[0].Name = "a text"
	return map[string]*tfprotov6.Function{
		"sound": function(), "null_panic": function(), "wrong_type": function(), "impure": function(),
		"lenient": function(), "parameter_name": name,
	}
}
