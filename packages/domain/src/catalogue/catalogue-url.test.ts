import { describe, expect, it } from 'vitest'
import { catalogueUrl } from './catalogue-url.ts'

describe('catalogueUrl', () => {
  it.each([
    { address: { host: 'https://dabali.example', slug: 'rain' }, url: 'https://dabali.example/book/rain/' },
    { address: { host: 'https://dabali.example/', slug: 'rain' }, url: 'https://dabali.example/book/rain/' },
    { address: { host: 'https://dabali.example//', slug: 'rain' }, url: 'https://dabali.example/book/rain/' },
    { address: { host: 'dabali.example', kind: 'article', slug: 'rain' }, url: 'dabali.example/read/rain/' },
    {
      address: { host: 'https://dabali.example', kind: 'booklist', slug: 'r' },
      url: 'https://dabali.example/book/list/r/',
    },
  ])('$address is at $url', ({ address, url }) => {
    expect(catalogueUrl(address)).toBe(url)
  })

  it.each(['', undefined])('refuses the host %j', (host) => {
    // @ts-expect-error TS2322: a caller without types may hand over anything.
    expect(() => catalogueUrl({ host, slug: 'rain' })).toThrow(
      new TypeError(`host must be an origin, not ${JSON.stringify(host)}`),
    )
  })
})
