import { type Static, type TSchema, Type } from 'typebox'

/** A value of one type, or null. Written as one schema with two types, which is serialised without trying each. */
export function orNull<T extends TSchema & { type: string }>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] })
}
