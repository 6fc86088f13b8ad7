import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type Make = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Make>[0]
type Writer = ReturnType<Make>

/**
 * Makes what writes the answers when the first of its kind is written, one for each shape: making them all takes longer
 * than the rest of the start. Errors are written as they stand.
 */
export function answerWriters(...parts: Parameters<ReturnType<typeof SerializerSelector>>) {
  const make = SerializerSelector()(...parts)
  const made = new Map<string, Writer>()
  return (route: Route): Writer => {
    if (Number(route.httpStatus) >= 400) return JSON.stringify
    const shape = JSON.stringify(route.schema)
    return (answer: unknown) => {
      const writer = made.get(shape) ?? make(route)
      made.set(shape, writer)
      return writer(answer)
    }
  }
}
