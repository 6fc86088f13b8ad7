import { type Static, type TSchema, Type } from 'typebox'

/** A reference to a schema by its name, which keeps the type of what it names. */
export function named<T extends TSchema>(schema: T) {
  // TypeBox keeps the name at run time and not in the type.
  if (!('$id' in schema) || typeof schema['$id'] !== 'string') throw new TypeError('A schema without a name.')
  return Type.Unsafe<Static<T>>(Type.Ref(schema['$id']))
}
