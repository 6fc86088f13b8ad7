import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  readApiOrigin,
  readApiTimeout,
  readFilmHosts,
  readInternalSecret,
  readOrigin,
  readPixelUrl,
  readPort,
  readTrustedProxies,
  refuseMissingProxy,
} from './env.ts'

describe('readPort', () => {
  it.each([{}, { STORE_PORT: '' }])('is the default for %j', (environment) => {
    expect(readPort('STORE_PORT', 3000, environment)).toBe(3000)
  })
  it('is the given one', () => {
    expect(readPort('STORE_PORT', 3000, { STORE_PORT: '8080' })).toBe(8080)
  })
  it.each(['0', '65536', 'many', '-1', '80.5', '0x50', ' 80'])('refuses %j and names the setting', (given) => {
    expect(() => readPort('STORE_PORT', 3000, { STORE_PORT: given })).toThrow(`STORE_PORT is "${given}"`)
  })
})

describe('origins', () => {
  it('the API is local by default', () => {
    expect(readApiOrigin({})).toBe('http://127.0.0.1:4000')
    expect(readApiOrigin({ API_ORIGIN: 'https://api.example/' })).toBe('https://api.example')
  })
  it.each(['api.example', 'ftp://api.example', 'http://api.example/v1', 'http://a@api.example', 'http://a/?b'])(
    'refuses %j',
    (given) => {
      expect(() => readOrigin('API_ORIGIN', 'http://127.0.0.1:4000', { API_ORIGIN: given })).toThrow('API_ORIGIN is')
    },
  )
})

it('a page waits four seconds for the API by default', () => {
  expect(readApiTimeout({})).toBe(4000)
  expect(readApiTimeout({ API_TIMEOUT_MS: '60000' })).toBe(60_000)
  expect(() => readApiTimeout({ API_TIMEOUT_MS: '4s' })).toThrow('API_TIMEOUT_MS is "4s"')
})

it('no proxy is trusted by default', () => {
  expect(readTrustedProxies({})).toBe(0)
  expect(readTrustedProxies({ TRUSTED_PROXIES: '2' })).toBe(2)
})

it('an https site without a proxy is refused, for our servers speak no TLS', () => {
  expect(() => refuseMissingProxy({ origin: 'https://dabali.example', trustedProxies: 0 })).toThrow(
    'The site is https://dabali.example, which a proxy serves: set TRUSTED_PROXIES to how many there are.',
  )
  expect(() => refuseMissingProxy({ origin: 'https://dabali.example', trustedProxies: 1 })).not.toThrow()
  expect(() => refuseMissingProxy({ origin: 'http://localhost:3000', trustedProxies: 0 })).not.toThrow()
})

describe('the secret of the sites and the API', () => {
  it.each([{}, { INTERNAL_SECRET: '' }])('is none for %j', (environment) => {
    expect(readInternalSecret(environment)).toBeUndefined()
  })
  it('is too long to be guessed', () => {
    expect(readInternalSecret({ INTERNAL_SECRET: 'k'.repeat(32) })).toBe('k'.repeat(32))
    expect(() => readInternalSecret({ INTERNAL_SECRET: 'short' })).toThrow(/^INTERNAL_SECRET has to be 32 to 200/)
  })
  it('can be in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dabali-secret-'))
    writeFileSync(join(folder, 'secret'), `${'k'.repeat(32)}\n`)
    expect(readInternalSecret({ INTERNAL_SECRET_FILE: join(folder, 'secret') })).toBe('k'.repeat(32))
    rmSync(folder, { recursive: true })
    expect(() => readInternalSecret({ INTERNAL_SECRET_FILE: '/nowhere' })).toThrow(
      'INTERNAL_SECRET_FILE is "/nowhere": the file cannot be read.',
    )
  })
})

describe('the hosts whose films may play in a frame', () => {
  it.each([{}, { FILM_HOSTS: '' }, { FILM_HOSTS: ' , ' }])(
    'are YouTube and Vimeo when %j says nothing',
    (environment) => {
      expect(readFilmHosts(environment)).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
    },
  )
  it('are those that are set, each once, with spaces or commas', () => {
    const given = 'https://films.example/, https://player.vimeo.com\thttps://films.example:8443,https://films.example'
    expect(readFilmHosts({ FILM_HOSTS: given })).toEqual([
      'https://films.example',
      'https://player.vimeo.com',
      'https://films.example:8443',
    ])
  })
  it.each(['http://localhost:4100', 'http://127.0.0.1:4100'])('may be on this machine without TLS: %s', (origin) => {
    expect(readFilmHosts({ FILM_HOSTS: origin })).toEqual([origin])
  })
  it.each([
    'http://films.example',
    'films.example',
    'https://films.example/embed',
    'https://films.example?a',
    'https://a@films.example',
    'https://*.films.example',
    'https://films.example;script-src',
    "'self'",
    'http://127.0.0.1.films.example',
    'http://[::1]:4100',
    'javascript:alert(1)',
  ])('refuse %s by name', (origin) => {
    expect(() => readFilmHosts({ FILM_HOSTS: `https://player.vimeo.com ${origin}` })).toThrow(
      `FILM_HOSTS names "${origin}": each has to be like https://player.vimeo.com, without a path; http is only for this machine.`,
    )
  })
})

describe('readPixelUrl', () => {
  it('is none by default', () => {
    expect(readPixelUrl({})).toBeUndefined()
    expect(readPixelUrl({ PIXEL_URL: '' })).toBeUndefined()
  })
  it('is the given URL', () => {
    expect(readPixelUrl({ PIXEL_URL: 'https://pixel.example/collect/?shop=1' })).toBe(
      'https://pixel.example/collect/?shop=1',
    )
  })
  it.each(['pixel.example', '/collect/', 'ftp://pixel.example/', 'https://a@pixel.example/', 'javascript:alert(1)'])(
    'refuses %j',
    (given) => {
      expect(() => readPixelUrl({ PIXEL_URL: given })).toThrow(`PIXEL_URL is "${given}"`)
    },
  )
})
