import { parseIsbn } from '@dabali/domain'
import { cleanLine } from '../http/request-body.ts'
import { MESSAGES } from '../messages/messages.ts'

type Both = { en: string; ne: string }

/** What is wrong with a cell, in both languages, because another person may read it. */
export type Problem = { field: string | null; value: string; problem: Both; mend: Both }

type Texts = (typeof MESSAGES)['en']['imports']['problems']
type ProblemName = keyof Texts

/** A cell that cannot be read. */
export class CellError extends Error {
  readonly problem: ProblemName
  readonly detail: string
  constructor(problem: ProblemName, detail = '') {
    super(problem)
    this.problem = problem
    this.detail = detail
  }
}

export function problemOf(
  name: ProblemName,
  { field, value, detail = '' }: { field: string | null; value: string; detail?: string },
): Problem {
  const say = (part: 0 | 1) => {
    const inLanguage = (language: 'en' | 'ne') => MESSAGES[language].imports.problems[name](detail)[part]
    return { en: inLanguage('en'), ne: inLanguage('ne') }
  }
  return { field, value: shorten(value), problem: say(0), mend: say(1) }
}

const LONGEST_VALUE = 200

/** The beginning of a value, which is enough to recognise it. */
const shorten = (value: string) =>
  // By code points: a character that was cut in half is no text for the database.
  value.length > LONGEST_VALUE ? `${Array.from(value.slice(0, LONGEST_VALUE)).slice(0, -1).join('')}…` : value

/** A value that the rules of a single write refuse; `mend` is what they say. */
export const refusalOf = (field: string | null, value: string, mend: Both): Problem => ({
  field,
  value: shorten(value),
  problem: { en: MESSAGES.en.imports.refused, ne: MESSAGES.ne.imports.refused },
  mend,
})

const DEVANAGARI = /[०-९]/g
const digitsOf = (text: string) => text.replace(DEVANAGARI, (digit) => String(digit.charCodeAt(0) - 0x966))

/** Thousands, or lakhs, with commas. A comma before the paisa is none of them, so that no price grows a hundredfold. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/
const PRICE = /^(\d{1,7})(?:\.(\d{1,2}))?$/

/** Rupees with two decimals, as the API has them. */
export function readRupees(cell: string): string {
  const text = digitsOf(cell)
    .replace(/^(?:rs\.?|npr|रु\.?)\s*/i, '')
    .trim()
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text
  const [, rupees, paisa = ''] = PRICE.exec(plain) ?? []
  if (rupees === undefined) throw new CellError(/[a-z]/i.test(text) ? 'letters' : 'price')
  return `${Number(rupees)}.${paisa.padEnd(2, '0')}`
}

export function readInteger(cell: string): string {
  const text = digitsOf(cell).trim()
  if (!/^\d{1,9}$/.test(text)) throw new CellError(/^-\d+$/.test(text) ? 'negative' : 'integer')
  return String(Number(text))
}

/** Refuses a text that is longer than a single write may send. */
export function checkLength(text: string, most: number): string {
  if (text.length > most) throw new CellError('long', String(most))
  return text
}

/** What a spreadsheet makes of a long number. */
const SHORTENED = /^\d[.,]?\d*e\+\d+$/i

export function readIsbnCell(cell: string): string {
  const text = digitsOf(cell).trim()
  if (SHORTENED.test(text)) throw new CellError('shortened')
  const isbn = parseIsbn(text)
  if (isbn === undefined) throw new CellError('isbn', String(text.replace(/\D/g, '').length))
  return isbn
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

export function readDay(cell: string): string {
  const text = digitsOf(cell).trim().replaceAll('/', '-')
  const time = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  if (time === undefined || Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== text)
    throw new CellError('date')
  return text
}

const DAY_MS = 86_400_000
const NEPAL = '+05:45'
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** A time, or a day in Nepal: a sale that ends on a day ends with it. */
export function readTime(cell: string, { isEnd }: { isEnd: boolean }): string {
  const text = cell.trim()
  if (TIME.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  const day = Date.parse(`${readDay(text)}T00:00:00${NEPAL}`)
  return new Date(day + (isEnd ? DAY_MS : 0)).toISOString()
}

export function readChoice<const T extends string>(cell: string, choices: readonly T[]): T {
  const text = cleanLine(cell).toLowerCase()
  const found = choices.find((choice) => choice.toLowerCase() === text)
  if (found === undefined) throw new CellError('choice', choices.join(', '))
  return found
}

/** Items of a list in one cell; a semicolon in an item has a backslash before it. */
export const listCell = (items: readonly string[]) => items.map((item) => item.replace(/[\\;]/g, '\\$&')).join('; ')

export function readList(cell: string): string[] {
  const items: string[] = ['']
  for (const [part] of cell.matchAll(/\\.|;|[^\\;]+|\\/gs)) {
    if (part === ';') items.push('')
    else items[items.length - 1] += part.length === 2 && part.startsWith('\\') ? part.slice(1) : part
  }
  return items.map(cleanLine).filter((item) => item !== '')
}
