/** Reads what a kind knows of itself out of JSON; what is not there, or is something else, is empty. */
export function storedFacts(stored: unknown) {
  const values: Record<string, unknown> = isObject(stored) ? stored : {}
  const listOf = (name: string) => {
    const list = values[name]
    return Array.isArray(list) ? (list as unknown[]) : []
  }
  const optionalText = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    text: (name: string) => optionalText(name) ?? '',
    optionalText,
    number: (name: string) => {
      const value = values[name]
      return typeof value === 'number' && Number.isInteger(value) ? value : 0
    },
    texts: (name: string) => listOf(name).filter((item) => typeof item === 'string'),
    items: (name: string) => listOf(name).filter(isObject).map(storedFacts),
    part: (name: string) => storedFacts(values[name]),
  }
}

export type StoredFacts = ReturnType<typeof storedFacts>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
