import type { ContentCard } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { artistPath, artistPressPath, newsPath, recordPath, sessionPath } from '../paths.ts'
import { frameHtml, oembedAnswer, oembedForms, readOembedRequest } from './oembed.ts'

const ORIGIN = 'https://dabali.example'
const site = { origin: ORIGIN, language: 'en' } as const
const asked = (query: Record<string, string>) => readOembedRequest(new URLSearchParams(query), ORIGIN)

describe('a request', () => {
  it.each([
    ['/record/low-cloud', { kind: 'record', slug: 'low-cloud', language: 'en' }],
    ['/record/low-cloud/?utm_source=x#tracks', { kind: 'record', slug: 'low-cloud', language: 'en' }],
    ['/ne/record/low-cloud', { kind: 'record', slug: 'low-cloud', language: 'ne' }],
    ['/sessions/on-the-roof', { kind: 'session', slug: 'on-the-roof', language: 'en' }],
    ['/ne/artist/%E0%A4%A4%E0%A4%BE%E0%A4%B0%E0%A4%BE', { kind: 'artist', slug: 'तारा', language: 'ne' }],
  ])('about %s is understood', (path, page) => {
    for (const origin of [ORIGIN, 'http://dabali.example']) {
      expect(asked({ url: origin + path })).toEqual({ ...page, most: {} })
      expect(asked({ url: origin + path, format: 'json', maxwidth: '480', maxheight: '300' })).toEqual({
        ...page,
        most: { width: 480, height: 300 },
      })
    }
  })

  it.each([
    '',
    'low-cloud',
    'https://elsewhere.example/record/low-cloud',
    `${ORIGIN}.elsewhere.example/record/low-cloud`,
    `${ORIGIN}/`,
    `${ORIGIN}/records`,
    `${ORIGIN}/sessions`,
    `${ORIGIN}/news/tea`,
    `${ORIGIN}/record/low-cloud/more`,
    `${ORIGIN}/artist/tara/press`,
    `${ORIGIN}/record/%E0%A4`,
  ])('about %j has no answer', (url) => {
    expect(asked({ url })).toBe(404)
  })

  it('for another format than JSON cannot be answered, whatever it is about', () => {
    expect(asked({ url: `${ORIGIN}/record/low-cloud`, format: 'xml' })).toBe(501)
    expect(asked({ format: 'xml' })).toBe(501)
  })

  it.each(['0', '-1', '1e3', '6.5', 'wide', '', '1000000'])('ignores the size %j', (maxwidth) => {
    expect(asked({ url: `${ORIGIN}/record/low-cloud`, maxwidth })).toMatchObject({ most: {} })
  })
})

const source = (width: number) => ({ type: 'image/webp' as const, width, src: `/v1/media/${width}.webp` })
const picture = {
  ...{ alt: '', width: 960, height: 480 },
  sources: [
    { type: 'image/avif' as const, width: 960, src: '/v1/media/960.avif' },
    source(240),
    source(960),
    source(480),
  ],
}
const tara: ContentCard = {
  ...{ kind: 'artist', slug: 'tara', title: 'Tara & "co"', summary: '', url: '', published_at: '', picture },
}
const record = { slug: 'low-cloud', title: 'Low <Cloud>', artists: [tara], picture }
const answer = (most = {}) => oembedAnswer({ kind: 'record', item: record }, { ...site, name: 'Dabali', most })

describe('an answer', () => {
  it('about a record has its frame, with the address and the title escaped', () => {
    expect(answer()).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Low <Cloud>',
      author_name: 'Tara & "co"',
      author_url: `${ORIGIN}/artist/tara`,
      provider_name: 'Dabali',
      provider_url: `${ORIGIN}/`,
      cache_age: 86_400,
      thumbnail_url: `${ORIGIN}/v1/media/960.webp`,
      thumbnail_width: 960,
      thumbnail_height: 480,
      width: 600,
      height: 420,
      html: `<iframe src="${ORIGIN}/embed/record/low-cloud" width="600" height="420" title="Low &lt;Cloud&gt;, Tara &amp; &quot;co&quot;" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    })
  })

  it.each([
    [{ width: 480 }, { type: 'rich', width: 480, height: 420, thumbnail_width: 480 }],
    [
      { width: 320, height: 240 },
      { type: 'rich', width: 320, height: 240, thumbnail_width: 240 },
    ],
    [
      { width: 2000, height: 2000 },
      { type: 'rich', width: 600, height: 420, thumbnail_width: 960 },
    ],
    [{ height: 130 }, { type: 'link', thumbnail_width: 240, thumbnail_height: 120 }],
    [{ width: 319 }, { type: 'link', thumbnail_width: 240 }],
  ])('with at most %j has what fits', (most, expected) => {
    expect(answer(most)).toMatchObject(expected)
    expect('html' in answer(most)).toBe(expected.type === 'rich')
  })

  it('has no thumbnail where none is small enough', () => {
    expect(answer({ width: 100 })).not.toHaveProperty('thumbnail_url')
  })

  it('about a session or an artist is a link, in the language of the page', () => {
    const answering = { origin: ORIGIN, language: 'ne', name: 'डबली', most: {} } as const
    const session = oembedAnswer({ kind: 'session', item: { ...record, slug: 'roof' } }, answering)
    expect(session).toMatchObject({
      type: 'link',
      author_url: `${ORIGIN}/ne/artist/tara`,
      provider_url: `${ORIGIN}/ne`,
    })
    const artist = oembedAnswer({ kind: 'artist', item: { slug: 'tara', name: 'तारा', picture } }, answering)
    expect(artist).toMatchObject({ type: 'link', title: 'तारा' })
    expect(artist).not.toHaveProperty('author_name')
  })
})

it('the code for other sites has the language of the page', () => {
  expect(frameHtml(record, { ...site, language: 'ne' })).toContain(`src="${ORIGIN}/ne/embed/record/low-cloud"`)
})

it('artists, records and sessions name their answers, other pages do not', () => {
  for (const pathOf of [artistPath, recordPath, sessionPath]) {
    const [url = ''] = Object.values(oembedForms(pathOf, 'a b', { ...site, language: 'ne' }) ?? {})
    const { pathname, searchParams } = new URL(url)
    expect([pathname, searchParams.get('url')]).toEqual(['/oembed', `${ORIGIN}/ne${pathOf('a b')}`])
    expect(readOembedRequest(searchParams, ORIGIN)).toMatchObject({ slug: 'a b', language: 'ne' })
  }
  expect([newsPath, artistPressPath].map((pathOf) => oembedForms(pathOf, 'a', site))).toEqual([undefined, undefined])
})
