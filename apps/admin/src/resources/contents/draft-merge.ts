import type { ContentDocument } from '@dabali/api-client/staff'

/** Two versions of a field of which both were changed. */
export type Choice = { path: string; mine: unknown; theirs: unknown }
type Fields = Readonly<Record<string, unknown>>
type Sides = {
  /** What was sent with the last save that succeeded, and how the API has stored it: texts are cleaned. */
  sent: ContentDocument
  stored: ContentDocument
  mine: ContentDocument
  theirs: ContentDocument
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field by its path; a list is one field, because its items have no names, and so are the groups of `whole`. */
export function fieldsOf(value: unknown, whole: ReadonlySet<string> = new Set(), path = ''): Map<string, unknown> {
  if (!isFields(value) || Object.keys(value).length === 0 || whole.has(path))
    return new Map(path === '' ? [] : [[path, value]])
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...fieldsOf(part, whole, path === '' ? name : `${path}.${name}`)]),
  )
}

/** The groups that one of the documents does not have: they come or go as one field. */
function groupsThatDiffer(documents: readonly ContentDocument[]): ReadonlySet<string> {
  const fields = documents.map((document) => fieldsOf(document))
  const absent = fields.flatMap((all) => [...all].filter(([, value]) => value === null).map(([path]) => path))
  const paths = fields.flatMap((all) => [...all.keys()])
  return new Set(absent.filter((path) => paths.some((other) => other.startsWith(`${path}.`))))
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether all fields are the same; their order in an answer may be another one. */
export function isSameDocument(one: ContentDocument, other: ContentDocument): boolean {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  return fields.size === others.size && [...fields].every(([path, value]) => isSame(value, others.get(path)))
}

function withField(value: unknown, [name = '', ...rest]: readonly string[], field: unknown): Fields {
  const fields = isFields(value) ? value : {}
  return { ...fields, [name]: rest.length === 0 ? field : withField(fields[name], rest, field) }
}

/** The document with other values of some fields. */
export const withFields = (document: ContentDocument, changed: Iterable<readonly [string, unknown]>): ContentDocument =>
  [...changed].reduce<Fields>(
    (whole, [path, value]) => withField(whole, path.split('.'), value),
    document,
  ) as ContentDocument

/**
 * Brings what this member has typed together with what another has saved meanwhile. A field that only one of them has
 * changed is taken from that one; a field that both have changed differently is left to a person.
 */
export function mergeDocuments({ sent, stored, mine, theirs }: Sides) {
  const whole = groupsThatDiffer([sent, stored, mine, theirs])
  const of = (document: ContentDocument) => fieldsOf(document, whole)
  const [before, beforeThem, own, other] = [of(sent), of(stored), of(mine), of(theirs)]
  const paths = [...new Set([...own.keys(), ...other.keys()])]
  const isMine = (path: string) => !isSame(own.get(path), before.get(path))
  const isTheirs = (path: string) => !isSame(other.get(path), beforeThem.get(path))
  const choices = paths
    .filter((path) => isMine(path) && isTheirs(path) && !isSame(own.get(path), other.get(path)))
    .map((path): Choice => ({ path, mine: own.get(path), theirs: other.get(path) }))
  const kept = paths.filter((path) => isMine(path) && !choices.some((choice) => choice.path === path))
  return {
    /** Theirs, with what only this member has changed. */
    merged: withFields(
      theirs,
      kept.map((path) => [path, own.get(path)]),
    ),
    numMerged: paths.filter((path) => isMine(path) !== isTheirs(path)).length,
    choices,
  }
}

const MINUTE_MS = 60_000
const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 1440

/** Days, hours and minutes until a time; the smallest parts are left out when it is far away. */
export function timeLeft(at: string, now: Date): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / MINUTE_MS))
  const days = Math.floor(minutes / MINUTES_OF_DAY)
  return {
    days,
    hours: Math.floor((minutes % MINUTES_OF_DAY) / MINUTES_OF_HOUR),
    minutes: days > 0 ? 0 : minutes % MINUTES_OF_HOUR,
  }
}

const NEPAL_OFFSET = '+05:45'
const NEPAL_OFFSET_MS = 20_700_000
const LENGTH_TO_MINUTES = 16

/** The value of a `datetime-local` field as a time in Nepal, wherever the browser is. */
export const fromNepal = (local: string): string => `${local}:00${NEPAL_OFFSET}`

export const toNepal = (at: string): string =>
  new Date(Date.parse(at) + NEPAL_OFFSET_MS).toISOString().slice(0, LENGTH_TO_MINUTES)
