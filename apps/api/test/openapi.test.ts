import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { folderStorage, mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { OPENAPI_FILE } from '../src/openapi/openapi-text.ts'
import { SUMMARIES } from '../src/openapi/summaries.ts'
import { OPENAPI_TEXT } from './access/ask.ts'

type Operation = {
  operationId?: string
  summary?: string
  tags?: string[]
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: { schemas: Record<string, unknown> }
}

test('openapi.json is up to date; if not, run `pnpm openapi`', async () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(OPENAPI_TEXT)
})

test('describes public routes only, each with an operation id and one tag', async () => {
  const { paths, components }: Description = JSON.parse(OPENAPI_TEXT)
  expect(Object.keys(paths).filter((path) => !/^\/(v1\/|healthz$|readyz$)/.test(path))).toEqual([])
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  expect(names.length).toBeGreaterThan(70)
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(operations.filter(({ tags }) => tags?.length !== 1)).toEqual([])
  expect(Object.keys(components.schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
})

test('every operation has a summary, and its tag a description', async () => {
  const { paths, tags }: Description = JSON.parse(OPENAPI_TEXT)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
  expect(Object.keys(SUMMARIES).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
  expect(new Set(tags.map(({ name }) => name))).toEqual(
    new Set(operations.flatMap((operation) => operation.tags ?? [])),
  )
})

test('documents content types of every successful response that has a body', async () => {
  const { paths }: Description = JSON.parse(OPENAPI_TEXT)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const undocumented = operations.filter(
    ({ responses }) =>
      !Object.entries(responses).some(
        ([status, { content }]) => status.startsWith('2') && (content || status === '204'),
      ),
  )
  // These only redirect.
  expect(undocumented.map(({ operationId }) => operationId)).toEqual([
    'returnFromGateway',
    'returnFromGatewayWithOutcome',
    'openGoogleWallet',
  ])
})

test('documents the errors of the router for every path parameter, as the API answers them', async () => {
  const { paths }: Description = JSON.parse(OPENAPI_TEXT)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ path, method, statuses: Object.keys(responses) })),
  )
  const withParameter = operations.filter(({ path }) => path.includes('{'))
  expect(withParameter.length).toBeGreaterThan(70)
  const database = openDatabase(openPool({}))
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(inject('mediaFolder')) })
  const app = buildApp({ database, media })
  for (const [parameter, status] of [
    ['%E0%A4', 400],
    ['x'.repeat(501), 414],
  ] as const) {
    for (const { path, method, statuses } of withParameter) {
      const url = path.replace(/\{\w+\}/g, parameter)
      const answer = await app.inject({ method: method as 'get', url })
      expect([method, path, answer.statusCode]).toEqual([method, path, status])
      expect([path, statuses]).toEqual([path, expect.arrayContaining([String(status)])])
    }
  }
  await app.close()
  await database.destroy()
})

test('contains the paths of the first published client', async () => {
  const { paths } = JSON.parse(OPENAPI_TEXT)
  for (const path of [
    'products/',
    'products/{product}/',
    'artists/',
    'artists/{slug}/',
    'basket/',
    'basket/add-product/',
  ]) {
    expect(paths).toHaveProperty([`/v1/api/${path}`])
  }
})

test('every request schema compiles: the API compiles each one on first use only', async () => {
  const database = openDatabase(openPool({}))
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(inject('mediaFolder')) })
  const app = buildApp({ database, media })
  const requests: { method: string; url: string; httpPart: string; schema: object }[] = []
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const httpPart of ['body', 'querystring', 'params', 'headers'] as const) {
      const part = schema[httpPart]
      if (typeof part !== 'object' || part === null) continue
      // The body of an upload has a schema for each type.
      const schemas: { schema: object }[] =
        'content' in part ? Object.values({ ...(part.content as object) }) : [{ schema: part }]
      for (const { schema: each } of schemas) requests.push({ method: String(method), url, httpPart, schema: each })
    }
  })
  await app.ready()
  expect(requests.length).toBeGreaterThan(100)
  for (const request of requests) expect(() => app.validatorCompiler?.(request)(null), request.url).not.toThrow()
  const broken = { method: 'GET', url: '/', httpPart: 'body', schema: { $ref: 'Nothing' } }
  expect(() => app.validatorCompiler?.(broken)(null)).toThrow("can't resolve reference Nothing")
  await app.close()
  await database.destroy()
})
