import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPENAPI_FILE, openapiText } from '../src/openapi/openapi-text.ts'

test('openapi.json describes the API as it is; when it does not, run `pnpm openapi`', async () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(await openapiText())
})

test('what is not for the public is not described, and what is has its name', async () => {
  const { paths, components } = JSON.parse(await openapiText())
  expect(Object.keys(paths).sort()).toEqual([
    '/healthz',
    '/v1/api/artists/',
    '/v1/api/artists/{slug}/',
    '/v1/api/basket/',
    '/v1/api/basket/add-product/',
    '/v1/api/products/',
    '/v1/api/products/{product}/',
    '/v1/media/{name}',
  ])
  const names = ['Artist', 'Basket', 'BasketLine', 'Error', 'Picture', 'Product']
  expect(Object.keys(components.schemas).sort()).toEqual(names)
})
