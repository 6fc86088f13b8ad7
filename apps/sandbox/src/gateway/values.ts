/** A request body as an object. */
export const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}

export const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value)

/** Parses a whole number from JSON or a form. */
export function toInteger(value: unknown, { least, most }: { least: number; most: number }): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  return number >= least && number <= most ? number : undefined
}

/** Formats an amount in paisa. */
export const toRupees = (paisa: number): string =>
  `Rs ${(paisa / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Removes the oldest entries above the limit. */
export function evictOldest<Value>(entries: Map<string, Value>, most: number, onEvict?: (value: Value) => void) {
  for (const [name, value] of entries) {
    if (entries.size <= most) return
    entries.delete(name)
    onEvict?.(value)
  }
}
