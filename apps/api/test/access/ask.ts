import { randomUUID } from 'node:crypto'
import { openapiText } from '../../src/openapi/openapi-text.ts'
import type { Asked, Method, TestEnvironment } from './test-environment.ts'
import type { StoredRows } from './watch-tables.ts'

/** The OpenAPI document, which takes a second to build: once for all files of a worker. */
export const OPENAPI_TEXT: string = await openapiText()

/** An operation of the OpenAPI document. */
export type Operation = {
  id: string
  method: Method
  path: string
  hasBody: boolean
  hasQuery: boolean
  takesKey: boolean
}

type Described = { operationId?: string; requestBody?: unknown; parameters?: { in: string; name: string }[] }
type Description = { paths?: Record<string, object | undefined> }

export const operationsOf = ({ paths = {} }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries<Described>({ ...methods }).map(([method, { operationId = '', requestBody, parameters = [] }]) => ({
      id: operationId,
      method: method.toUpperCase() as Method,
      path,
      hasBody: requestBody !== undefined,
      hasQuery: parameters.some((parameter) => parameter.in === 'query'),
      takesKey: parameters.some(({ name }) => name === 'idempotency-key'),
    })),
  )

export function ask(env: TestEnvironment, { method, path }: Operation, asked: Asked, cookie = '') {
  const named = { ...asked.fixed, ...asked.ids }
  const address = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const value = named[name]
    if (value === undefined) throw new Error(`${path} needs a value for ${name}.`)
    return name === 'path' ? value : encodeURIComponent(value)
  })
  const url = asked.query === undefined ? address : `${address}?${asked.query}`
  return env.send(method, url, { body: asked.body, cookie, headers: asked.headers ?? {} })
}

export type Answer = Awaited<ReturnType<typeof ask>>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The same format with another value. */
export function otherThan(text: string): string {
  if (UUID.test(text)) return randomUUID()
  if (/^\d{1,9}$/.test(text)) return '999999999'
  const middle = Math.floor(text.length / 2)
  return `${text.slice(0, middle)}${nextOf(text.charAt(middle))}${text.slice(middle + 1)}`
}

/** Another character of the same class. */
function nextOf(sign: string) {
  const following = String.fromCharCode(sign.charCodeAt(0) + 1)
  if (/[0-8a-eA-Yg-y]/.test(sign)) return following
  return sign === '9' ? '0' : 'a'
}

/** Shorter marks occur by chance. */
const SHORTEST_MARK = 8

/** Marks that a response contains, except those that the request sent. */
export function disclosedMarks(marks: readonly string[], { text, headers }: Answer, sent: Asked): string[] {
  const known = JSON.stringify([sent.ids ?? {}, sent.body ?? null])
  return marks.filter(
    (mark) =>
      mark.length >= SHORTEST_MARK && `${text} ${JSON.stringify(headers)}`.includes(mark) && !known.includes(mark),
  )
}

type Searched = { text: string; starts: number[]; found: Map<string, readonly string[]> }

/** Most tables are seldom written, and each is searched for a mark once. */
const searched = new WeakMap<readonly string[], Searched>()

function searchedOf(rows: readonly string[]): Searched {
  const known = searched.get(rows)
  if (known) return known
  const starts: number[] = []
  let end = 0
  for (const row of rows) {
    starts.push(end)
    end += row.length + 1
  }
  const made = { text: rows.join('\n'), starts, found: new Map<string, readonly string[]>() }
  searched.set(rows, made)
  return made
}

/** The rows of a table that contain a mark. Searching one long text is faster than searching each row. */
function rowsWith(mark: string, rows: readonly string[]): readonly string[] {
  const { text, starts, found } = searchedOf(rows)
  const known = found.get(mark)
  if (known) return known
  const containing: string[] = []
  let row = 0
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, starts[row] ?? text.length)) {
    while (row < rows.length && (starts[row] ?? 0) <= at) row += 1
    containing.push(rows[row - 1] ?? '')
  }
  found.set(mark, containing)
  return containing
}

/** Rows that contain one of the marks. */
export function rowsOf(marks: readonly string[], stored: StoredRows): string[] {
  const long = marks.filter((mark) => mark.length >= SHORTEST_MARK)
  return [...new Set([...stored.values()].flatMap((rows) => long.flatMap((mark) => rowsWith(mark, rows))))]
}

/** Earlier rows that are missing or changed. */
export function missingFrom(stored: StoredRows, earlier: readonly string[]): string[] {
  return earlier.filter((row) => !stored.get(row.slice(0, row.indexOf(' ')))?.includes(row))
}
