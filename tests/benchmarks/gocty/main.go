// Command benchmark does with the original implementation what
// MessagePackBenchmark does with ours, and prints medians in nanoseconds.
package main

import (
	"fmt"
	"sort"
	"time"

	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/msgpack"
)

func main() {
	object, list := object(), list()
	objectBytes, listBytes := encode(object), encode(list)
	measure("decodeList", func() { decode(listBytes, list.Type()) })
	measure("decodeObject", func() { decode(objectBytes, object.Type()) })
	measure("encodeList", func() { encode(list) })
	measure("encodeObject", func() { encode(object) })
}

func object() cty.Value {
	attributes := map[string]cty.Value{}
	for i := 0; i < 50; i++ {
		attributes[fmt.Sprintf("attribute_%02d", i)] = attribute(i)
	}
	return cty.ObjectVal(attributes)
}

func attribute(i int) cty.Value {
	switch i % 5 {
	case 0:
		return cty.StringVal(fmt.Sprintf("value of attribute %d", i))
	case 1:
		return cty.NumberIntVal(int64(i) * 1000)
	case 2:
		return cty.BoolVal(i%2 == 0)
	case 3:
		return cty.NumberFloatVal(float64(i) + 0.5)
	default:
		return cty.ListVal([]cty.Value{cty.StringVal("a"), cty.StringVal(fmt.Sprintf("b%d", i))})
	}
}

func list() cty.Value {
	var elements []cty.Value
	for i := 0; i < 10_000; i++ {
		elements = append(elements, cty.ObjectVal(map[string]cty.Value{
			"enabled": cty.BoolVal(i%2 == 0),
			"id":      cty.StringVal(fmt.Sprintf("id-%d", i)),
			"size":    cty.NumberIntVal(int64(i)),
		}))
	}
	return cty.ListVal(elements)
}

func encode(value cty.Value) []byte {
	bytes, err := msgpack.Marshal(value, value.Type())
	if err != nil {
		panic(err)
	}
	return bytes
}

func decode(bytes []byte, ty cty.Type) cty.Value {
	value, err := msgpack.Unmarshal(bytes, ty)
	if err != nil {
		panic(err)
	}
	return value
}

func measure(name string, work func()) {
	for end := time.Now().Add(time.Second); time.Now().Before(end); {
		work()
	}
	var samples []time.Duration
	for end := time.Now().Add(3 * time.Second); time.Now().Before(end); {
		start := time.Now()
		work()
		samples = append(samples, time.Since(start))
	}
	sort.Slice(samples, func(i, j int) bool { return samples[i] < samples[j] })
	fmt.Println(name, samples[len(samples)/2].Nanoseconds())
}
