import type { ServerResponse } from 'node:http'

type Given = [chunk?: unknown, ...rest: unknown[]]

type Holding = {
  /** Whether what is written now waits for the end. */
  isHeld: () => boolean
  /** Called with the whole of it; what it returns is sent. */
  release: (body: Buffer) => Buffer
}

/** Keeps an answer until it is whole, so that its head can still say something that only the whole shows. */
export function holdBack(response: ServerResponse, { isHeld, release }: Holding): void {
  const chunks: Buffer[] = []
  const { write, end, flushHeaders } = response
  // The several forms of these two do not matter here: whatever was given is given on.
  response.write = (...given: Given) => (isHeld() ? hold(chunks, given) : Reflect.apply(write, response, given))
  response.end = (...given: Given) => {
    if (!isHeld()) return Reflect.apply(end, response, given)
    hold(chunks, given)
    const body = Buffer.concat(chunks)
    return Reflect.apply(end, response, [release(body)])
  }
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
}

function hold(chunks: Buffer[], [chunk, ...rest]: Given) {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  const done = rest.at(-1)
  if (typeof done === 'function') done()
  return true
}
