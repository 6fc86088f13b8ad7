import type { getImport, listImportRows } from '@dabali/api-client/staff'
import type { Tone } from '../../layout/parts.tsx'

type Answer = Awaited<ReturnType<typeof getImport>>
/** A state that this page does not know may come from a newer API. */
export type Import = Omit<Answer, 'status'> & { status: string }
export type ImportRow = Awaited<ReturnType<typeof listImportRows>>['results'][number]
export type Outcome = NonNullable<ImportRow['outcome']>

export const KINDS = ['products', 'stock', 'onix'] as const
export type Kind = (typeof KINDS)[number]
export const OUTCOMES: readonly Outcome[] = ['faulty', 'new', 'changed', 'unchanged']
export const STEPS = ['file', 'columns', 'check', 'run'] as const

const AT_WORK = ['checking', 'running', 'undoing']
const OPEN = ['uploaded', 'checking', 'checked', 'running']
const KNOWN_ENDS = ['done', 'cancelled', 'undone']

export const POLL_MS = 1000

/** A job of the API changes it, so that it is asked for again. */
export const isAtWork = ({ status }: Pick<Import, 'status'>): boolean => AT_WORK.includes(status)
/** It can still be cancelled. */
export const isOpen = ({ status }: Pick<Import, 'status'>): boolean => OPEN.includes(status)
/** It ended in a state of which this page only knows the name. */
export const isFailed = ({ status }: Pick<Import, 'status'>): boolean =>
  !(OPEN.includes(status) || AT_WORK.includes(status) || KNOWN_ENDS.includes(status))

/** Which of the steps comes now; past the last one when the import has ended. */
export function stepOf({ status }: Pick<Import, 'status'>): number {
  if (status === 'uploaded') return STEPS.indexOf('columns')
  if (status === 'checking' || status === 'checked') return STEPS.indexOf('check')
  return status === 'running' ? STEPS.indexOf('run') : STEPS.length
}

export const skippedRows = ({ status, counts }: Pick<Import, 'status' | 'counts'>): number =>
  status === 'done' ? counts.faulty : 0

export function toneOf(found: Pick<Import, 'status' | 'counts'>): Tone {
  if (isFailed(found)) return 'e'
  if (found.status === 'done') return skippedRows(found) > 0 ? 'w' : 's'
  return found.status === 'cancelled' || found.status === 'undone' ? 'o' : 'n'
}

/** The share of the rows that the present step has done, from 0 to 1. */
export function shareDone({ status, written, done_count: done, row_count: rows }: Import): number {
  const all = status === 'undoing' ? written : rows
  return all === 0 ? 0 : Math.min(1, done / all)
}

/** How many rows would be written. */
export const rowsToWrite = ({ counts }: Pick<Import, 'counts'>): number => counts.new + counts.changed

/** What is shown first: what is wrong, or what will happen. */
export const firstOutcome = ({ counts }: Pick<Import, 'counts'>): Outcome =>
  OUTCOMES.find((outcome) => counts[outcome] > 0) ?? 'unchanged'

/** Why it has failed, in the language of the page where the API says it in both. */
export function failureOf(found: Import, language: 'en' | 'ne'): string | undefined {
  const said: unknown = ['failure', 'failed_reason', 'reason', 'problem', 'error']
    .map((field) => Reflect.get(found, field))
    .find(Boolean)
  if (typeof said === 'string') return said
  const translated: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, language) : undefined
  return typeof translated === 'string' ? translated : undefined
}

/** The kind that the name of a file suggests, or the one that was chosen. */
export const kindOf = (name: string, chosen: Kind): Kind => {
  if (/\.(?:xml|onix|onx)$/i.test(name)) return 'onix'
  return chosen === 'onix' ? 'products' : chosen
}
