import { describe, expect, it } from 'vitest'
import { cataloguePath, catalogueUrl } from './catalogue-url.ts'

describe('cataloguePath', () => {
  it.each([
    { address: { slug: 'palpasa-cafe' }, path: '/book/palpasa-cafe/' },
    { address: { kind: 'book', slug: 'palpasa-cafe' }, path: '/book/palpasa-cafe/' },
    { address: { kind: 'article', slug: 'rain' }, path: '/read/rain/' },
    { address: { kind: 'booklist', slug: 'winter' }, path: '/book/list/winter/' },
    { address: { kind: 'event', slug: 'asar' }, path: '/event/asar/' },
    { address: { slug: 'palpasa-cafe', suffix: 'reviews' }, path: '/book/palpasa-cafe/reviews/' },
    { address: { kind: 'article', slug: 'rain', suffix: 'print' }, path: '/read/rain/print/' },
    { address: { kind: 'booklist', slug: 'winter', suffix: 'print' }, path: '/book/list/winter/print/' },
    { address: { kind: '', slug: 'rain', suffix: '' }, path: '/book/rain/' },
    { address: { kind: 'constructor', slug: 'rain' }, path: '/constructor/rain/' },
  ])('$address is at $path', ({ address, path }) => {
    expect(cataloguePath(address)).toBe(path)
  })

  it.each([
    { slug: 'a/b', path: '/book/a%2Fb/' },
    { slug: 'a?b#c', path: '/book/a%3Fb%23c/' },
    { slug: '...', path: '/book/.../' },
    { slug: '.a', path: '/book/.a/' },
    { slug: 'घाम', path: '/book/%E0%A4%98%E0%A4%BE%E0%A4%AE/' },
    { slug: 'half \ud83d of one', path: '/book/half%20%EF%BF%BD%20of%20one/' },
  ])('encodes $slug as one segment of the path', ({ slug, path }) => {
    expect(cataloguePath({ slug })).toBe(path)
  })

  it.each(['', '.', '..'])('refuses the slug %j, which leads to another page', (slug) => {
    expect(() => cataloguePath({ slug })).toThrow(
      new TypeError(`slug must be a text that can stand in a path, not "${slug}"`),
    )
  })

  it('refuses a missing slug', () => {
    // @ts-expect-error TS2322: a caller without types may hand over anything.
    expect(() => cataloguePath({ slug: undefined })).toThrow(/^slug must be .* not undefined$/)
  })

  it.each([
    { address: { slug: 'rain', kind: '..' }, argument: 'kind' },
    { address: { slug: 'rain', suffix: '..' }, argument: 'suffix' },
  ])('names $argument when it refuses it', ({ address, argument }) => {
    expect(() => cataloguePath(address)).toThrow(new RegExp(`^${argument} must be`))
  })
})

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
