/**
 * The same function, which makes its value once for each object, for as long as the object lives. The cost and the handler
 * of an operation read one plan by it.
 */
export function madeOnce<Input extends object, Value>(make: (input: Input) => Value): (input: Input) => Value {
  const made = new WeakMap<Input, Value>()
  return (input) => {
    const known = made.get(input)
    if (known !== undefined) return known
    const value = make(input)
    made.set(input, value)
    return value
  }
}
