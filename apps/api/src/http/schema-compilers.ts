import AjvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

/**
 * Compiled serializers and validators, created on first use and cached for the process by the named schemas that a
 * schema may refer to and by its own text.
 */
function schemaCache<T>() {
  const all = new Map<string, Map<string, T>>()
  return (namedSchemas: unknown) => {
    let compiled: Map<string, T> | undefined
    return (schema: unknown, compile: () => T): T => {
      compiled ??= compiledWith(JSON.stringify(namedSchemas))
      const text = JSON.stringify(schema)
      const made = compiled.get(text) ?? compile()
      compiled.set(text, made)
      return made
    }
  }

  function compiledWith(namedSchemas: string) {
    const compiled = all.get(namedSchemas) ?? new Map<string, T>()
    all.set(namedSchemas, compiled)
    return compiled
  }
}

type Make = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Make>[0]
type Serializer = ReturnType<Make>

const serializersWith = schemaCache<Serializer>()

/**
 * Compiles each serializer with its first response: compiling all takes longer than the rest of the start.
 * Errors are written by JSON.stringify.
 */
export function lazySerializers(...parts: Parameters<ReturnType<typeof SerializerSelector>>) {
  const make = SerializerSelector()(...parts)
  const writerOf = serializersWith(parts[0])
  return (route: Route): Serializer => {
    if (Number(route.httpStatus) >= 400) return JSON.stringify
    let writer: Serializer | undefined
    return (answer: unknown) => {
      writer ??= writerOf(route.schema, () => make(route))
      return writer(answer)
    }
  }
}

// Strings are not converted to numbers, and unknown keys are left as they are.
const OPTIONS = { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } }

const ajvWith = AjvCompiler()
const validatorsWith = schemaCache<ReturnType<ReturnType<typeof ajvWith>>>()

/** Compiles each validator with its first request: compiling all is a third of the start time. */
export function lazyValidators(app: FastifyInstance): FastifySchemaCompiler<object> {
  // Fastify's types leave schemas unknown.
  const namedSchemas = app.getSchemas() as Parameters<typeof ajvWith>[0]
  const validatorOf = validatorsWith(namedSchemas)
  return (route) => {
    let validator: ReturnType<typeof validatorOf> | undefined
    return (data: unknown) => {
      validator ??= validatorOf(route.schema, () => ajvWith(namedSchemas, OPTIONS)(route))
      return validator(data) === true || { error: validator.errors ?? [] }
    }
  }
}
