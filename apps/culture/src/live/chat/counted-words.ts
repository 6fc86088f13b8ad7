import type { Language } from '@dabali/domain'
import { countWords } from '../count-words.ts'

/** Words with `{count}` in them, for one and for any other number. */
export type Counted = Readonly<{ one: string; other: string }>

export const countedWords = ({ one, other }: Counted, count: number, language: Language): string =>
  (count === 1 ? one : other).replace('{count}', countWords(count, language))
