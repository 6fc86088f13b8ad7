/**
 * Whether two arguments ask for the same: the order of keys says nothing, a key that is undefined is like one that is not
 * there, and a Date is its time. What is neither a list nor a plain object, such as a File, is only the same as itself.
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
