import { describe, expect, it } from 'vitest'
import { readApiOrigin, readOrigin, readPort, readTrustedProxies } from './env.ts'

describe('readPort', () => {
  it.each([{}, { STORE_PORT: '' }])('is the usual one when %j says nothing', (environment) => {
    expect(readPort('STORE_PORT', 3000, environment)).toBe(3000)
  })
  it('is the one that is given', () => {
    expect(readPort('STORE_PORT', 3000, { STORE_PORT: '8080' })).toBe(8080)
  })
  it.each(['0', '65536', 'many', '-1', '80.5', '0x50', ' 80'])('refuses %j and names the setting', (given) => {
    expect(() => readPort('STORE_PORT', 3000, { STORE_PORT: given })).toThrow(`STORE_PORT is "${given}"`)
  })
})

describe('origins', () => {
  it('the API is on this machine unless it is said to be elsewhere', () => {
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

it('no proxy is trusted unless it is said how many there are', () => {
  expect(readTrustedProxies({})).toBe(0)
  expect(readTrustedProxies({ TRUSTED_PROXIES: '2' })).toBe(2)
})
