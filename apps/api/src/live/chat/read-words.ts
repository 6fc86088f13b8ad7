import { invalidField } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { LONGEST_NAME, LONGEST_TEXT } from './chat.ts'
import { MESSAGES } from './messages.ts'

/** What cannot be seen and moves what can; the two that join and part letters of Devanagari stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Co}]/gu
const READABLE = /[\p{L}\p{N}\p{S}\p{P}]/u
const LETTER = /[\p{L}\p{N}]/u
/** No letter wears more than this; a tower of them would stand on the lines of the neighbours. */
const MARKS = /(\p{M}{4})\p{M}+/gu

const clean = (text: string) => cleanLine(cleanLine(text).replace(UNSEEN, '').replace(MARKS, '$1'))

/** A message as it is kept: one line of what can be seen. */
export function readText(given: string, language: Language): string {
  const text = clean(given)
  if (!READABLE.test(text)) throw invalidField('text', MESSAGES[language].empty)
  // Composed, a few letters of Devanagari are two.
  if (Array.from(text).length > LONGEST_TEXT) throw invalidField('text', MESSAGES[language].too_long)
  return text
}

/** A name as it is kept; never an address, which others would read. */
export function readName(given: string, language: Language): string {
  const name = clean(given)
  if (name.includes('@')) throw invalidField('name', MESSAGES[language].email)
  if (!LETTER.test(name) || Array.from(name).length > LONGEST_NAME) throw invalidField('name', MESSAGES[language].name)
  return name
}
