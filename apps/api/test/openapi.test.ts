import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPENAPI_FILE, openapiText } from '../src/openapi/openapi-text.ts'

type Description = {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>
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
