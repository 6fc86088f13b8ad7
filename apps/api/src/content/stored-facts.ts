import { mediaUrl } from '../media/media-store.ts'

/** Reads the JSON facts of a kind; missing values and values of another type are empty. */
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

/** The address of audio or video: a stored name under `/v1/media/`, or an address that is stored whole. */
export const mediaSrc = (stored: string) => (/^(https?:\/)?\//.test(stored) ? stored : mediaUrl(stored))

export const optionalMediaSrc = (stored: string | null) => (stored === null ? null : mediaSrc(stored))
