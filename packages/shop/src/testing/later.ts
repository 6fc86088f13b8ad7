/** A promise that is kept when the test says so. */
export function later<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((kept) => {
    resolve = kept
  })
  return { promise, resolve }
}
