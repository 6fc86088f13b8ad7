import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { schemaCache } from './schema-cache.ts'

type Make = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Make>[0]
type Writer = ReturnType<Make>

const writersWith = schemaCache<Writer>()

/**
 * Makes what writes the answers when the first of its kind is written, one for each shape: making them all takes longer
 * than the rest of the start. Errors are written as they stand.
 */
export function answerWriters(...parts: Parameters<ReturnType<typeof SerializerSelector>>) {
  const make = SerializerSelector()(...parts)
  const writerOf = writersWith(parts[0])
  return (route: Route): Writer => {
    if (Number(route.httpStatus) >= 400) return JSON.stringify
    let writer: Writer | undefined
    return (answer: unknown) => {
      writer ??= writerOf(route.schema, () => make(route))
      return writer(answer)
    }
  }
}
