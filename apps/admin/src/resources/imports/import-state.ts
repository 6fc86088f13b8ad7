import type { getImport, listImportRows } from '@dabali/api-client/staff'
import type { Tone } from '../../layout/parts.tsx'

type Answer = Awaited<ReturnType<typeof getImport>>
/** Why a step has failed; the step can be started again. */
type Failure = { step: string; reason: Readonly<Record<'en' | 'ne', string>> }
/** A state that this page does not know may come from a newer API. */
export type Import = Omit<Answer, 'status' | 'failure' | 'kept'> & {
  status: string
  failure?: Failure | null
  /** Written rows that an undo has left as they are. */
  kept?: number
}
export type ImportRow = Awaited<ReturnType<typeof listImportRows>>['results'][number]
export type Outcome = NonNullable<ImportRow['outcome']>

export const KINDS = ['products', 'stock', 'onix'] as const
export type Kind = (typeof KINDS)[number]
export const OUTCOMES: readonly Outcome[] = ['faulty', 'new', 'changed', 'unchanged']
export const STEPS = ['file', 'columns', 'check', 'run'] as const

const AT_WORK = ['checking', 'running', 'undoing']
const OPEN = ['uploaded', 'checking', 'checked', 'running', 'undoing']
const KNOWN_ENDS = ['done', 'cancelled', 'undone']

export const POLL_MS = 1000

/** A job of the API changes it, so that it is asked for again. */
export const isAtWork = ({ status }: Pick<Import, 'status'>): boolean => AT_WORK.includes(status)
/** It can still be cancelled, also after a step that has failed. */
export const isOpen = ({ status, failure }: Pick<Import, 'status' | 'failure'>): boolean =>
  OPEN.includes(status) || failedStep({ status, failure }) !== undefined
/** It ended in a state of which this page only knows the name. */
export const isFailed = ({ status }: Pick<Import, 'status'>): boolean =>
  !(OPEN.includes(status) || AT_WORK.includes(status) || KNOWN_ENDS.includes(status))

/** Which of the steps comes now; past the last one when the import has ended. */
export function stepOf(found: Pick<Import, 'status' | 'failure'>): number {
  const { status } = found
  if (status === 'uploaded') return STEPS.indexOf('columns')
  if (status === 'checking' || status === 'checked' || failedStep(found) === 'check') return STEPS.indexOf('check')
  return status === 'running' || failedStep(found) === 'run' ? STEPS.indexOf('run') : STEPS.length
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

/** The step that can be started again after a failure. */
export const failedStep = ({ status, failure }: Pick<Import, 'status' | 'failure'>): string | undefined =>
  status === 'failed' ? failure?.step : undefined

/** The kind that the name of a file suggests, or the one that was chosen. */
export const kindOf = (name: string, chosen: Kind): Kind => {
  if (/\.(?:xml|onix|onx)$/i.test(name)) return 'onix'
  return chosen === 'onix' ? 'products' : chosen
}
