import { randomUUID } from 'node:crypto'
import type { Asked, Method, TestEnvironment } from './test-environment.ts'

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

/** Rows that contain one of the marks. */
export const rowsOf = (marks: readonly string[], rows: readonly string[]) =>
  rows.filter((row) => marks.some((mark) => mark.length >= SHORTEST_MARK && row.includes(mark)))

/** Earlier rows that are missing or changed. */
export function missingFrom(rows: readonly string[], earlier: readonly string[]) {
  const there = new Set(rows)
  return earlier.filter((row) => !there.has(row))
}
