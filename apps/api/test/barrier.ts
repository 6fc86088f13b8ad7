/**
 * Where careless ones meet: nobody goes on to write before as many as are named have looked, so that a test of what
 * carelessness does says the same on every machine.
 */
export function makeBarrier(many: number) {
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => {
    resolve = resolved
  })
  let looked = 0
  return () => {
    looked += 1
    if (looked >= many) resolve()
    return promise
  }
}
