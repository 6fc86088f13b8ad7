/**
 * Deep equality of arguments: the order of keys does not matter, an undefined key equals a missing one, and Dates are
 * compared by time. Other objects, such as a File, are compared by identity.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime())
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => isSameValue(part, other[at]))
  }
  if (!(isPlain(one) && isPlain(other))) return false
  return Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
