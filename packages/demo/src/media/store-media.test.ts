import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DemoMediaType, rewritePlaylist, storeDemoMedia } from './store-media.ts'

const names = new Map([
  ['low.m3u8', 'aaa.m3u8'],
  ['init.mp4', 'bbb.mp4'],
  ['captions.m3u8', 'ccc.m3u8'],
  ['0.m4s', 'ddd.m4s'],
])

test('every file that a playlist names gets the name by which it is kept, and nothing else changes', () => {
  const playlist = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="init.mp4",URI="captions.m3u8",DEFAULT=NO
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.0,
0.m4s

low.m3u8
#EXT-X-ENDLIST
`
  expect(rewritePlaylist(playlist, names)).toBe(`#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="init.mp4",URI="ccc.m3u8",DEFAULT=NO
#EXT-X-MAP:URI="bbb.mp4"
#EXTINF:4.0,
ddd.m4s

aaa.m3u8
#EXT-X-ENDLIST
`)
})

test('a file that is not kept is an error, in a line and in a tag', () => {
  expect(() => rewritePlaylist('#EXTM3U\n1.m4s\n', names)).toThrow('1.m4s')
  expect(() => rewritePlaylist('#EXT-X-MAP:URI="other.mp4"\n', names)).toThrow('other.mp4')
})

const LARGEST_OF_ALL = 3_600_000

/** Two sessions, so that the second begins with another tune. */
const CUTS = ['tara-nembang-in-a-weaving-shed', 'jhuma-tamot-at-the-cycle-repair'].map((slug) => ({
  slug,
  seconds: 96,
  songs: [0, 48].map((startsAt) => ({ startsAt, title: { en: 'Kettle Hour', ne: 'किट्लीको घडी' } })),
}))

const EXTENSIONS: Record<DemoMediaType, string> = {
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/iso.segment': 'm4s',
  'application/vnd.apple.mpegurl': 'm3u8',
  'text/vtt': 'vtt',
  'application/epub+zip': 'epub',
}
const kept = new Map<string, { bytes: Uint8Array; type: DemoMediaType }>()
const put = async (bytes: Uint8Array, type: DemoMediaType) => {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${EXTENSIONS[type]}`
  kept.set(name, { bytes, type })
  return name
}
const found = await storeDemoMedia({ put }, CUTS)

const wordsOf = (name: string) => Buffer.from(kept.get(name)?.bytes ?? []).toString()
const namedIn = (playlist: string) => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map(([, name]) => name ?? ''),
]

test('there is a sample and a reading in both languages, four tracks, two pieces beside interviews, and films', () => {
  expect(Object.values(found.samples).map((name) => kept.get(name)?.type)).toEqual([
    'application/epub+zip',
    'application/epub+zip',
  ])
  for (const name of [...Object.values(found.chapter), ...found.previews, ...Object.values(found.interviewAudio)]) {
    expect(kept.get(name)?.type).toBe('audio/mp4')
    expect(Buffer.from(kept.get(name)?.bytes ?? []).toString('latin1', 4, 8)).toBe('ftyp')
  }
  expect(
    new Set([...Object.values(found.chapter), ...found.previews, ...Object.values(found.interviewAudio)]).size,
  ).toBe(8)
  expect(found.films).toHaveLength(1)
  expect(Object.keys(found.sessions)).toEqual(CUTS.map(({ slug }) => slug))
  expect(new Set(Object.values(found.sessions)).size).toBe(2)
})

test('a player gets from a film to every playlist, every segment and every caption by what the playlists name', () => {
  const reached = new Set<string>()
  const open = [...found.films, ...Object.values(found.sessions)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    expect(kept.has(name), name).toBe(true)
    if (reached.has(name)) continue
    reached.add(name)
    if (!name.endsWith('.m3u8')) continue
    expect(wordsOf(name)).toMatch(/^#EXTM3U\n/)
    open.push(...namedIn(wordsOf(name)))
  }
  const film = [...kept].filter(([, { type }]) => /^(video|text)\/|mpegurl/.test(type)).map(([name]) => name)
  const idle = film.filter((name) => !reached.has(name))
  // Three tunes are played in two sessions of two songs each; the fourth waits for its own.
  expect(idle).toHaveLength(2)
  expect(film.filter((name) => name.endsWith('.m4s'))).toHaveLength(10 + 4 * 2 + 2 * 2)
})

test('captions are in English and in Nepali', () => {
  const captions = [...kept].filter(([, { type }]) => type === 'text/vtt').map(([name]) => wordsOf(name))
  expect(captions).toHaveLength(2 * 3)
  for (const words of captions) expect(words).toMatch(/^WEBVTT\n/)
  expect(captions.filter((words) => /\p{Script=Devanagari}/u.test(words))).toHaveLength(3)
})

test('all of it weighs at most 3.6 MB', async () => {
  const files = await readdir(join(import.meta.dirname, 'files'), { recursive: true, withFileTypes: true })
  const sizes = files.filter((file) => file.isFile()).map((file) => statSync(join(file.parentPath, file.name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_OF_ALL)
})
