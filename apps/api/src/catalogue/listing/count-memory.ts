import type { Language } from '../../http/language.ts'
import { CLOCK_SECONDS } from '../kept.ts'
import type { Counted } from './queries.ts'
import type { Filters } from './read-filters.ts'

type Remembered = { state: string; counted: Counted }

/** A selection takes some ten kilobytes. */
const MOST_SELECTIONS = 300

/**
 * What was counted for the selections that were asked for last, each with the state of the catalogue that it was counted
 * in: the pages and the orders of one selection share it.
 */
export function countMemory(now = Date.now) {
  const kept = new Map<string, Remembered & { until: number }>()
  return {
    recall(filters: Filters, language: Language): Remembered | undefined {
      const found = kept.get(keyOf(filters, language))
      return found && found.until > now() ? found : undefined
    },
    remember(filters: Filters, language: Language, remembered: Remembered) {
      const key = keyOf(filters, language)
      // What is written again stands last, and the first goes first.
      kept.delete(key)
      kept.set(key, { ...remembered, until: now() + CLOCK_SECONDS * 1000 })
      const [oldest] = kept.keys()
      if (kept.size > MOST_SELECTIONS && oldest !== undefined) kept.delete(oldest)
    },
  }
}

const keyOf = ({ sort: _, ...filters }: Filters, language: Language) => JSON.stringify([language, filters])

export type CountMemory = ReturnType<typeof countMemory>
