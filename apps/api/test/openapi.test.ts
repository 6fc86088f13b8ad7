import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { folderStorage } from '../src/media/folder-storage.ts'
import { mediaStore } from '../src/media/media-store.ts'
import { mediaQueries } from '../src/media/queries.ts'
import { OPENAPI_FILE, openapiText } from '../src/openapi/openapi-text.ts'
import { SUMMARIES } from '../src/openapi/summaries.ts'

type Description = {
  paths: Record<string, Record<string, { operationId?: string; summary?: string; tags?: string[] }>>
  tags: { name: string }[]
  components: { schemas: Record<string, unknown> }
}

test('openapi.json describes the API as it is; when it does not, run `pnpm openapi`', async () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(await openapiText())
})

test('what is not for the public is not described, and what is has a name, a feature and its refusals', async () => {
  const { paths, components }: Description = JSON.parse(await openapiText())
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
  const { paths, tags }: Description = JSON.parse(await openapiText())
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
  expect(Object.keys(SUMMARIES).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
  expect(new Set(tags.map(({ name }) => name))).toEqual(
    new Set(operations.flatMap((operation) => operation.tags ?? [])),
  )
})

test('the published client finds what it calls', async () => {
  const { paths } = JSON.parse(await openapiText())
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

test('every schema of a request can be compiled, which is not done before it is used', async () => {
  const database = openDatabase(openPool({}))
  const media = mediaStore({ queries: mediaQueries(database), storage: folderStorage(inject('mediaFolder')) })
  const app = buildApp({ database, media })
  const requests: { method: string; url: string; httpPart: string; schema: object }[] = []
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const httpPart of ['body', 'querystring', 'params', 'headers'] as const) {
      const part = schema[httpPart]
      if (typeof part === 'object' && part !== null)
        requests.push({ method: String(method), url, httpPart, schema: part })
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
