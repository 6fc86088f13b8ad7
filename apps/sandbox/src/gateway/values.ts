/** What came with a request, as fields. */
export const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}

export const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value)

/** A whole number, also as a form writes it. */
export function toInteger(value: unknown, { least, most }: { least: number; most: number }): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  return number >= least && number <= most ? number : undefined
}

/** An amount in paisa as it is printed for people. */
export const toRupees = (paisa: number): string =>
  `Rs ${(paisa / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Memory ends somewhere: what was kept first is forgotten first. */
export function evictOldest<Value>(kept: Map<string, Value>, most: number, onForget?: (value: Value) => void) {
  for (const [name, value] of kept) {
    if (kept.size <= most) return
    kept.delete(name)
    onForget?.(value)
  }
}
