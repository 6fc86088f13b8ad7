import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { endingOf, type MediaType } from '../media/media-types.ts'
import { keepDemoMedia } from './keep-demo-media.ts'

const LARGEST_OF_ALL = 2_500_000

const kept = new Map<string, { bytes: Uint8Array; type: MediaType }>()
const put = async (bytes: Uint8Array, type: MediaType) => {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${endingOf(type)}`
  kept.set(name, { bytes, type })
  return name
}
const found = await keepDemoMedia({ put })

const wordsOf = (name: string) => Buffer.from(kept.get(name)?.bytes ?? []).toString()
const namedIn = (playlist: string) => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map(([, name]) => name ?? ''),
]

test('there is a sample and a reading in both languages, four tracks and a film', () => {
  expect(Object.values(found.samples).map((name) => kept.get(name)?.type)).toEqual([
    'application/epub+zip',
    'application/epub+zip',
  ])
  for (const name of [...Object.values(found.chapter), ...found.previews]) {
    expect(kept.get(name)?.type).toBe('audio/mp4')
    expect(Buffer.from(kept.get(name)?.bytes ?? []).toString('latin1', 4, 8)).toBe('ftyp')
  }
  expect(new Set([...Object.values(found.chapter), ...found.previews]).size).toBe(6)
  expect(found.films).toHaveLength(1)
})

test('a player gets from the film to every playlist, every segment and every caption by what the playlists name', () => {
  const reached = new Set<string>()
  const open = [...found.films]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    expect(kept.has(name), name).toBe(true)
    reached.add(name)
    if (!name.endsWith('.m3u8')) continue
    expect(wordsOf(name)).toMatch(/^#EXTM3U\n/)
    open.push(...namedIn(wordsOf(name)))
  }
  const film = [...kept].filter(([, { type }]) => /^(video|text)\/|mpegurl/.test(type)).map(([name]) => name)
  expect([...reached].sort()).toEqual(film.sort())
  expect(film.filter((name) => name.endsWith('.m4s'))).toHaveLength(10)
})

test('captions are in English and in Nepali', () => {
  const captions = [...kept].filter(([, { type }]) => type === 'text/vtt').map(([name]) => wordsOf(name))
  expect(captions).toHaveLength(2)
  for (const words of captions) expect(words).toMatch(/^WEBVTT\n/)
  expect(captions.filter((words) => /\p{Script=Devanagari}/u.test(words))).toHaveLength(1)
})

test('all of it weighs at most 2.5 MB', () => {
  const weight = [...kept.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  expect(weight).toBeLessThan(LARGEST_OF_ALL)
})
