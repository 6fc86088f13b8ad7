import AjvCompiler from '@fastify/ajv-compiler'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { schemaCache } from './schema-cache.ts'

// Strings are not converted to numbers, and unknown keys are left as they are.
const OPTIONS = { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } }

const ajvWith = AjvCompiler()
const validatorsWith = schemaCache<ReturnType<ReturnType<typeof ajvWith>>>()

/** Compiles what checks a request when the first one comes: compiling all of it is a third of the start. */
export function requestValidators(app: FastifyInstance): FastifySchemaCompiler<object> {
  // Fastify's types do not say what a schema is.
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
