import { Type } from 'typebox'

/** A text that is one of a few. */
export const oneOf = <const T extends readonly string[]>(texts: T, options: { description?: string } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...texts], ...options })
