import { describe, expect, test } from 'vitest'
import { productIdFromUrl } from '../src/catalogue/product-url.ts'
import { readEnvironment } from '../src/env.ts'
import { preferredLanguage } from '../src/http/language.ts'

describe('the language of a request', () => {
  test.each([
    [undefined, 'en'],
    ['ne', 'ne'],
    ['NE-np', 'ne'],
    ['en, ne', 'en'],
    ['ne;q=0.4, en;q=0.5', 'en'],
    ['en;q=0.4, ne;q=0.5', 'ne'],
    ['ne;q=0', 'en'],
    ['ne;q=x', 'en'],
    ['fr', 'en'],
    ['nephew', 'en'],
    ['', 'en'],
  ])('%s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})

describe('the address of a product', () => {
  test.each([
    ['/v1/api/products/1/', 1],
    ['v1/api/products/1', 1],
    ['https://any.example/v1/api/products/12/?a=b#c', 12],
    ['https://any.example/shop/v1/api/products/12/', 12],
    ['/v1/api/products/0/', undefined],
    ['/v1/api/products/2147483648/', undefined],
    ['/v1/api/products/1/price/', undefined],
    ['/v1/api/products/one/', undefined],
    ['/xv1/api/products/1/', undefined],
    ['', undefined],
  ])('%s names %s', (url, id) => {
    expect(productIdFromUrl(url)).toBe(id)
  })
})

describe('the environment', () => {
  test('may be empty', () => {
    expect(readEnvironment({})).toMatchObject({ port: 4000, databaseUrl: undefined, logLevel: 'error' })
  })

  test.each([
    [{ API_PORT: 'x' }, 'API_PORT must be a number from 0 to 65535, not "x".'],
    [{ API_PORT: '65536' }, 'API_PORT must be a number from 0 to 65535, not "65536".'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ])('%j is refused with one sentence', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence)
  })
})
