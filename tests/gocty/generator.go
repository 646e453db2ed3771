package main

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strconv"
	"strings"

	"github.com/zclconf/go-cty/cty"
)

type generator struct{ *rand.Rand }

var names = []string{"a", "b", "c", "é", "e\u0301x", "x y", "<&>", "\U0001F600", "\uE000", "long_attribute_name_of_more_than_31_chars"}

func (g *generator) primitive() cty.Type {
	return []cty.Type{cty.String, cty.Number, cty.Bool}[g.Intn(3)]
}

func (g *generator) typ(depth int) cty.Type {
	if g.Intn(8) == 0 {
		return cty.DynamicPseudoType
	}
	return g.structure(depth, g.typ)
}

// concreteType has no placeholders.
func (g *generator) concreteType(depth int) cty.Type {
	return g.structure(depth, g.concreteType)
}

func (g *generator) structure(depth int, inner func(int) cty.Type) cty.Type {
	if depth == 0 {
		return g.primitive()
	}
	switch g.Intn(8) {
	case 0:
		return cty.List(inner(depth - 1))
	case 1:
		return cty.Set(inner(depth - 1))
	case 2:
		return cty.Map(inner(depth - 1))
	case 3, 4:
		attrs := map[string]cty.Type{}
		for n := g.Intn(5); n > 0; n-- {
			attrs[names[g.Intn(len(names))]] = inner(depth - 1)
		}
		return cty.Object(attrs)
	case 5:
		elems := []cty.Type{}
		for n := g.Intn(4); n > 0; n-- {
			elems = append(elems, inner(depth-1))
		}
		return cty.Tuple(elems)
	default:
		return g.primitive()
	}
}

// similar is a type to which a value of the other one may be converted.
func (g *generator) similar(ty cty.Type, depth int) cty.Type {
	switch {
	case g.Intn(12) == 0:
		return g.typ(depth)
	case g.Intn(10) == 0:
		return cty.DynamicPseudoType
	case ty.IsPrimitiveType():
		return []cty.Type{ty, cty.String, g.primitive()}[g.Intn(3)]
	case ty.IsListType(), ty.IsSetType():
		elem := g.similar(ty.ElementType(), depth)
		return []cty.Type{cty.List(elem), cty.Set(elem)}[g.Intn(2)]
	case ty.IsMapType():
		elem := g.similar(ty.ElementType(), depth)
		if g.Intn(3) > 0 {
			return cty.Map(elem)
		}
		return cty.ObjectWithOptionalAttrs(map[string]cty.Type{"a": elem, "b": elem}, []string{"a", "b"}[g.Intn(3)%2:])
	case ty.IsObjectType():
		return g.similarObject(ty, depth)
	case ty.IsTupleType():
		return g.similarTuple(ty, depth)
	}
	return ty
}

func (g *generator) similarObject(ty cty.Type, depth int) cty.Type {
	attrs := map[string]cty.Type{}
	var elem = cty.String
	for _, name := range names {
		if ty.HasAttribute(name) || ty.HasAttribute(cty.NormalizeString(name)) {
			aty := ty.AttributeType(cty.NormalizeString(name))
			elem = g.similar(aty, depth)
			if g.Intn(8) > 0 {
				attrs[name] = elem
			}
		}
	}
	if g.Intn(3) == 0 {
		return cty.Map(elem)
	}
	if g.Intn(3) == 0 {
		attrs["extra"] = g.primitive()
		return cty.ObjectWithOptionalAttrs(attrs, []string{"extra"})
	}
	return cty.Object(attrs)
}

func (g *generator) similarTuple(ty cty.Type, depth int) cty.Type {
	elems := []cty.Type{}
	var elem = cty.String
	for _, ety := range ty.TupleElementTypes() {
		elem = g.similar(ety, depth)
		elems = append(elems, elem)
	}
	switch g.Intn(3) {
	case 0:
		return cty.List(elem)
	case 1:
		return cty.Set(elem)
	}
	return cty.Tuple(elems)
}

func (g *generator) value(ty cty.Type, depth int) cty.Value {
	switch g.Intn(14) {
	case 0:
		return cty.NullVal(ty)
	case 1:
		return g.unknown(ty)
	}
	switch {
	case ty == cty.DynamicPseudoType:
		if depth == 0 {
			return g.value(g.primitive(), 0)
		}
		return g.value(g.concreteType(depth-1), depth-1)
	case ty == cty.String:
		return cty.StringVal(g.str())
	case ty == cty.Number:
		v, _ := g.describedNumber()
		return v
	case ty == cty.Bool:
		return cty.BoolVal(g.Intn(2) == 0)
	case ty.IsListType():
		if elems := g.elements(ty.ElementType(), depth); len(elems) > 0 {
			return cty.ListVal(elems)
		}
		return cty.ListValEmpty(ty.ElementType())
	case ty.IsSetType():
		if elems := g.elements(ty.ElementType(), depth); len(elems) > 0 {
			return cty.SetVal(elems)
		}
		return cty.SetValEmpty(ty.ElementType())
	case ty.IsMapType():
		return g.mapValue(ty, depth)
	case ty.IsObjectType():
		attrs := map[string]cty.Value{}
		for name, aty := range ty.AttributeTypes() {
			attrs[name] = g.value(aty, depth)
		}
		return cty.ObjectVal(attrs)
	default:
		var elems []cty.Value
		for _, ety := range ty.TupleElementTypes() {
			elems = append(elems, g.value(ety, depth))
		}
		return cty.TupleVal(elems)
	}
}

func (g *generator) elements(ety cty.Type, depth int) []cty.Value {
	var elems []cty.Value
	n := g.Intn(5)
	if g.Intn(30) == 0 {
		n = 17
	}
	for ; n > 0; n-- {
		elems = append(elems, g.value(ety, depth))
	}
	return elems
}

func (g *generator) mapValue(ty cty.Type, depth int) cty.Value {
	elems := map[string]cty.Value{}
	for _, v := range g.elements(ty.ElementType(), depth) {
		elems[g.str()] = v
	}
	if len(elems) == 0 {
		return cty.MapValEmpty(ty.ElementType())
	}
	return cty.MapVal(elems)
}

func (g *generator) unknown(ty cty.Type) cty.Value {
	v := cty.UnknownVal(ty)
	if ty == cty.DynamicPseudoType || g.Intn(3) == 0 {
		return v
	}
	b := v.Refine()
	if g.Intn(2) == 0 {
		b = b.NotNull()
	}
	switch {
	case ty == cty.String && g.Intn(2) == 0:
		b = b.StringPrefixFull(g.str())
	case ty == cty.Number:
		if g.Intn(2) == 0 {
			b = b.NumberRangeLowerBound(cty.NumberIntVal(int64(g.Intn(10))), g.Intn(2) == 0)
		}
		if g.Intn(2) == 0 {
			b = b.NumberRangeUpperBound(cty.NumberFloatVal(float64(g.Intn(20))/2+9.5), g.Intn(2) == 0)
		}
	case ty.IsCollectionType():
		if g.Intn(2) == 0 {
			b = b.CollectionLengthLowerBound(g.Intn(3))
		}
		if g.Intn(2) == 0 {
			b = b.CollectionLengthUpperBound(g.Intn(3) + 2)
		}
	}
	return b.NewValue()
}

func (g *generator) str() string {
	switch g.Intn(12) {
	case 0:
		return ""
	case 1:
		return strings.Repeat("x", []int{31, 32, 255, 256, 300}[g.Intn(5)])
	case 2:
		return []string{"true", "1", "0.5", "false", "0", "1e3", "+2", " 1"}[g.Intn(8)]
	case 3:
		return "tab\tquote\"back\\\u2028<>&\u0001\u007f\b\f"
	}
	var s strings.Builder
	for n := g.Intn(6); n > 0; n-- {
		s.WriteString([]string{"a", "b", "Z", "_", "é", "e\u0301", "\U0001F600", "\uFFFD", "\u212b", "-", "가", "\uE000"}[g.Intn(12)])
	}
	return s.String()
}

// describedNumber is a number with the way in which it can be made again:
// "int", "float" (hexadecimal bits) or "text", a colon, and the argument.
func (g *generator) describedNumber() (cty.Value, string) {
	switch g.Intn(6) {
	case 0:
		n := int64(g.Uint64() >> uint(g.Intn(64)))
		if g.Intn(2) == 0 {
			n = -n
		}
		return cty.NumberIntVal(n), fmt.Sprintf("int:%d", n)
	case 1:
		return g.float(math.Float64frombits(g.Uint64()))
	case 2: // powers of two with their neighbours, subnormals included
		f := math.Ldexp(1, g.Intn(2098)-1074)
		switch g.Intn(3) {
		case 0:
			f = math.Nextafter(f, 0)
		case 1:
			f = math.Nextafter(f, math.Inf(1))
		}
		return g.float(f)
	case 3:
		return g.float(float64(g.Intn(200000)-100000) / float64(int(1)<<uint(g.Intn(12))))
	case 4:
		return g.text(g.decimal(g.Intn(25)))
	default: // around the width of the mantissa
		n := new(big.Int).Lsh(big.NewInt(1), uint(500+g.Intn(30)))
		n.Add(n, big.NewInt(int64(g.Intn(5)-2)))
		s := n.String()
		if g.Intn(2) == 0 {
			cut := g.Intn(len(s))
			s = s[:cut] + "." + s[cut:]
		} else if g.Intn(3) == 0 {
			s = g.decimal(150 + g.Intn(20))
		}
		return g.text(s)
	}
}

func (g *generator) decimal(digits int) string {
	var s strings.Builder
	if g.Intn(2) == 0 {
		s.WriteByte('-')
	}
	for i := 0; i < digits; i++ {
		if i == digits/2 && g.Intn(2) == 0 {
			s.WriteByte('.')
		}
		s.WriteByte(byte('0' + g.Intn(10)))
	}
	s.WriteString(strconv.Itoa(g.Intn(10)))
	if g.Intn(4) == 0 {
		s.WriteString("e" + strconv.Itoa(g.Intn(700)-350))
	}
	return s.String()
}

func (g *generator) float(f float64) (cty.Value, string) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		f = 0.1
	}
	return cty.NumberFloatVal(f), fmt.Sprintf("float:%016x", math.Float64bits(f))
}

func (g *generator) text(s string) (cty.Value, string) {
	return cty.MustParseNumberVal(s), "text:" + s
}

// near is the same number made in another way, or almost the same.
func (g *generator) near(v cty.Value) (cty.Value, string) {
	f, _ := v.AsBigFloat().Float64()
	if g.Intn(2) == 0 && !math.IsInf(f, 0) {
		return g.float(f)
	}
	return g.text(v.AsBigFloat().Text('f', -1))
}
