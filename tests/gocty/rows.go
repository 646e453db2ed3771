package main

import (
	"bufio"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/convert"
	ctyjson "github.com/zclconf/go-cty/cty/json"
	"github.com/zclconf/go-cty/cty/msgpack"
)

// valueRow is: type of the slot, MessagePack, JSON ("-" if there is none).
func (g *generator) valueRow() (row string) {
	defer func() {
		if recover() != nil {
			row = "" // the original cannot hold such a value
		}
	}()
	ty := g.typ(3)
	val := g.value(ty, 3)
	packed, err := msgpack.Marshal(val, ty)
	if err != nil || hasTies(val) {
		return ""
	}
	// The expected value is decoded from the bytes.
	val, err = msgpack.Unmarshal(packed, ty)
	if err != nil {
		return ""
	}
	text := []byte("-")
	if val.IsWhollyKnown() {
		if j, err := ctyjson.Marshal(val, ty); err == nil {
			text = j
		}
	}
	return typeJSON(ty) + "\t" + hex.EncodeToString(packed) + "\t" + string(text)
}

// numberRow is: how the number was made, its argument, MessagePack, text,
// the same for a second number, and how the original compares them.
func (g *generator) numberRow() string {
	a, adesc := g.describedNumber()
	b, bdesc := g.describedNumber()
	if g.Intn(3) == 0 {
		b, bdesc = g.near(a)
	}
	equal := a.RawEquals(b)
	return strings.Join([]string{adesc, pack(a), text(a), bdesc, pack(b), text(b), fmt.Sprint(equal)}, "\t")
}

func pack(v cty.Value) string {
	packed, err := msgpack.Marshal(v, cty.Number)
	if err != nil {
		panic(err)
	}
	return hex.EncodeToString(packed)
}

func text(v cty.Value) string {
	return v.AsBigFloat().Text('f', -1)
}

// conversionRow is: value in a dynamic slot, target type, converted value in a
// dynamic slot or "error".
func (g *generator) conversionRow() (row string) {
	defer func() {
		if recover() != nil {
			row = "" // a known defect of the original
		}
	}()
	from := g.concreteType(3)
	val := g.value(from, 3)
	packed, err := msgpack.Marshal(val, cty.DynamicPseudoType)
	if err != nil {
		return ""
	}
	// The expected value is decoded from the bytes.
	val, err = msgpack.Unmarshal(packed, cty.DynamicPseudoType)
	if err != nil {
		return ""
	}
	to := g.similar(from, 3)
	return stable(func() string {
		answer := "error"
		got, err := convert.Convert(val, to)
		if err != nil && strings.Contains(err.Error(), "must all match") {
			return "" // mostly because of nulls with optional attributes, see hasDefect
		}
		if err == nil {
			bytes, err := msgpack.Marshal(got, cty.DynamicPseudoType)
			if err != nil || hasTies(got) || hasDefect(got.Type(), to) {
				return ""
			}
			answer = hex.EncodeToString(bytes)
		}
		return hex.EncodeToString(packed) + "\t" + typeJSON(to) + "\t" + answer
	})
}

// unificationRow is: JSON array of types, safe result, unsafe result ("none"
// if there is none).
func (g *generator) unificationRow() string {
	base := g.typ(2)
	types := []cty.Type{base}
	names := []string{typeJSON(base)}
	for n := g.Intn(3); n >= 0; n-- {
		ty := g.similar(base, 2)
		types = append(types, ty)
		names = append(names, typeJSON(ty))
	}
	return stable(func() string {
		safe, _ := convert.Unify(types)
		unsafe, _ := convert.UnifyUnsafe(types)
		return "[" + strings.Join(names, ",") + "]\t" + typeJSON(safe) + "\t" + typeJSON(unsafe)
	})
}

// stable returns the result of a function; empty if a second call returns another one, because go-cty
// iterates over maps, whose order in Go is random.
func stable(ask func() string) string {
	answer := ask()
	for i := 0; i < 10; i++ {
		if ask() != answer {
			return ""
		}
	}
	return answer
}

// hasTies reports whether a set has elements that go-cty does not reorder.
func hasTies(val cty.Value) bool {
	ties := false
	cty.Walk(val, func(_ cty.Path, v cty.Value) (bool, error) {
		if !v.Type().IsSetType() || v.IsNull() || !v.IsKnown() {
			return true, nil
		}
		hashes := map[int]bool{}
		for it := v.ElementIterator(); it.Next(); {
			_, elem := it.Element()
			ties = ties || hashes[elem.Hash()]
			hashes[elem.Hash()] = true
		}
		return true, nil
	})
	return ties
}

// hasDefect reports whether a converted value's type is not one that the target
// allows: the original forgets to remove optional attributes from nulls and to
// convert the element type of sets with unknown elements. It also writes some
// tuple types without elements as null.
func hasDefect(ty, to cty.Type) bool {
	return len(ty.TestConformance(to.WithoutOptionalAttributesDeep())) > 0 ||
		!ty.Equals(ty.WithoutOptionalAttributesDeep()) ||
		strings.Contains(typeJSON(ty), `"tuple",null`)
}

// echo answers rows of type and MessagePack with what the original makes of
// them: encoded again, or "error".
func echo(in io.Reader, out io.Writer) {
	scanner := bufio.NewScanner(in)
	scanner.Buffer(nil, 1<<28)
	for scanner.Scan() {
		row := strings.Split(scanner.Text(), "\t")
		fmt.Fprintln(out, again(row[0], row[1]))
	}
}

func again(typeText, packedText string) (answer string) {
	defer func() {
		if r := recover(); r != nil {
			answer = fmt.Sprintf("panic: %v", r)
		}
	}()
	var ty cty.Type
	if err := json.Unmarshal([]byte(typeText), &ty); err != nil {
		return "error: " + err.Error()
	}
	packed, err := hex.DecodeString(packedText)
	if err != nil {
		return "error: " + err.Error()
	}
	val, err := msgpack.Unmarshal(packed, ty)
	if err != nil {
		return "error: " + err.Error()
	}
	bytes, err := msgpack.Marshal(val, ty)
	if err != nil {
		return "error: " + err.Error()
	}
	return hex.EncodeToString(bytes)
}

func typeJSON(ty cty.Type) string {
	if ty == cty.NilType {
		return "none"
	}
	bytes, err := ctyjson.MarshalType(ty)
	if err != nil {
		panic(err)
	}
	return string(bytes)
}
