import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { secondsOfMp3 } from '../../test/mp3.ts'
import { buildDemo, COMPOSED_RECORDS } from '../build/demo.ts'
import { EBOOKS } from '../build/ebooks.ts'
import { readFrames, secondsOfFile, writeFrames } from './audio-file.ts'
import { arrange } from './listening-books.ts'
import type { DemoMediaType } from './media-writer.ts'
import {
  pictureList,
  rewritePlaylist,
  roundsOf,
  type SessionFilm,
  soundList,
  storeDemoMedia,
  writeCaptions,
} from './store-media.ts'

const title = { en: 'Front Wheel', ne: 'अगाडिको पाङ्ग्रा' }
const cut = (seconds: number, ...starts: number[]): SessionFilm => ({
  slug: 'at-the-cycle-repair',
  seconds,
  songs: starts.map((startsAt) => ({ startsAt, title })),
})
const secondsOf = (list: string) =>
  [...list.matchAll(/^#EXTINF:([\d.]+),$/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)

describe('the rounds of a film', () => {
  it('are each of the song that began last', () => {
    expect(roundsOf(cut(120, 0, 48))).toEqual([0, 0, 1, 1, 1])
  })

  it.each([
    ['begins behind its end', cut(120, 0, 144)],
    ['begins with its end', cut(120, 0, 120)],
    ['begins before the one before it', cut(120, 0, 72, 48)],
    ['begins within a round', cut(120, 0, 50)],
    ['leaves the beginning empty', cut(120, 24)],
    ['leaves all of it empty', cut(120)],
    ['ends within a round', cut(121, 0)],
  ])('are none where the set list %s', (_, wrong) => {
    expect(() => roundsOf(wrong)).toThrow('The set list of at-the-cycle-repair does not fit its film.')
  })
})

describe('a film', () => {
  it('has as much to hear as to see, from the beginning to the end', () => {
    for (const list of [pictureList(cut(120, 0, 48)), soundList(cut(120, 0, 48), 3)]) {
      expect(secondsOf(list)).toBe(120)
      expect(list.match(/^#EXT-X-DISCONTINUITY$/gm)).toHaveLength(4)
    }
  })

  it('has its songs one after another, and each film begins with another', () => {
    const tunes = (shift: number) =>
      [...soundList(cut(72, 0, 48), shift).matchAll(/^tune-(\d)-0/gm)].map(([, one]) => one)
    expect(tunes(0)).toEqual(['1', '1', '2'])
    expect(tunes(3)).toEqual(['4', '4', '1'])
  })

  it('has captions: each song with its name and instruments, in the language of the visitor', () => {
    const lines = writeCaptions(cut(3648, 0, 3624), 'ne', 1).split('\n')
    expect(lines.slice(0, 9)).toEqual([
      'WEBVTT',
      'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0',
      '',
      '00:00:00.000 --> 00:00:05.000',
      '♪ अगाडिको पाङ्ग्रा',
      '',
      '00:00:05.000 --> 00:00:12.000',
      '(सारङ्गी, पछाडि एउटै सुर)',
      '',
    ])
    expect(lines).toContain('01:00:24.000 --> 01:00:29.000')
  })
})

const names = new Map([
  ['low.m3u8', 'aaa.m3u8'],
  ['init.mp4', 'bbb.mp4'],
  ['captions.m3u8', 'ccc.m3u8'],
  ['0.m4s', 'ddd.m4s'],
])

test('replaces every file name of a playlist by its stored name, and nothing else', () => {
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

test('a missing file is an error, in a row and in a tag', () => {
  expect(() => rewritePlaylist('#EXTM3U\n1.m4s\n', names)).toThrow('1.m4s')
  expect(() => rewritePlaylist('#EXT-X-MAP:URI="other.mp4"\n', names)).toThrow('other.mp4')
})

const LARGEST_OF_ALL = 2_900_000

/** Two sessions, because the second starts with another tune. */
const CUTS = ['tara-nembang-in-a-weaving-shed', 'jhuma-tamot-at-the-cycle-repair'].map((slug) => ({
  slug,
  seconds: 96,
  songs: [0, 48].map((startsAt) => ({ startsAt, title: { en: 'Kettle Hour', ne: 'किट्लीको घडी' } })),
}))

const EXTENSIONS: Record<DemoMediaType, string> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/flac': 'flac',
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
const found = await storeDemoMedia({ put }, { sessions: CUTS, ebooks: EBOOKS, records: COMPOSED_RECORDS })

const wordsOf = (name: string) => Buffer.from(kept.get(name)?.bytes ?? []).toString()
const namedIn = (playlist: string) => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map(([, name]) => name ?? ''),
]

test('every e-book has a sample and a file of its own', () => {
  const slugs = EBOOKS.map(({ slug }) => slug)
  expect([Object.keys(found.samples), Object.keys(found.books)]).toEqual([slugs, slugs])
  const names = [...Object.values(found.samples), ...Object.values(found.books)]
  expect(new Set(names).size).toBe(2 * EBOOKS.length)
  for (const name of names) expect(kept.get(name)?.type).toBe('application/epub+zip')
})

test('there are six episodes, and films', () => {
  const audio = Object.values(found.episodes).map(({ media_name }) => media_name)
  for (const name of audio) {
    expect(kept.get(name)?.type).toBe('audio/mp4')
    expect(Buffer.from(kept.get(name)?.bytes ?? []).toString('latin1', 4, 8)).toBe('ftyp')
  }
  expect(new Set(audio).size).toBe(6)
  expect(found.films).toHaveLength(1)
  expect(Object.keys(found.sessions)).toEqual(CUTS.map(({ slug }) => slug))
  expect(new Set(Object.values(found.sessions)).size).toBe(2)
})

test('an episode lasts as long as it claims, two minutes or more, and its four chapters begin within it', () => {
  for (const [slug, { media_name, duration_seconds, chapters }] of Object.entries(found.episodes)) {
    const { rate, frames } = readFrames(kept.get(media_name)?.bytes ?? new Uint8Array())
    expect(Math.round((frames.length * 1024) / rate), slug).toBe(duration_seconds)
    expect(duration_seconds, slug).toBeGreaterThanOrEqual(120)
    const starts = chapters.map(({ starts_at_seconds }) => starts_at_seconds)
    expect(starts, slug).toHaveLength(4)
    expect(starts[0]).toBe(0)
    for (const [index, start] of starts.entries()) {
      expect((starts[index + 1] ?? duration_seconds) - start, slug).toBeGreaterThan(20)
    }
  }
})

const PLAYLIST = 'application/vnd.apple.mpegurl'

describe('digital products', () => {
  const { products, digitalAccess } = buildDemo(new Date('2026-11-21T08:20:31Z'), found)
  const filesOf = (slug: string) => digitalAccess.files.filter(({ product }) => product === slug)
  /** A master playlist has no times: those of its first rendition. */
  const playlistOf = (name: string) => {
    const [first = ''] = wordsOf(name).match(/^[0-9a-f]{24}\.m3u8$/m) ?? []
    return kept.get(first)?.bytes ?? new Uint8Array()
  }
  const measure = (name: string) => {
    const { bytes, type } = kept.get(name) ?? { bytes: new Uint8Array(), type: 'audio/mp4' }
    if (type === 'application/epub+zip') return 0
    if (type === 'audio/mpeg') return secondsOfMp3(bytes)
    return type === 'audio/mp4' ? secondsOfFile(bytes, type) : secondsOfFile(playlistOf(name), PLAYLIST)
  }

  test('claim the length of their audio and video files', () => {
    const timed = products.filter(
      ({ slug, product_class }) =>
        ['Audiobook', 'Pay Per View'].includes(product_class) || filesOf(slug).some(({ kind }) => kind !== 'epub'),
    )
    expect(timed.length).toBeGreaterThan(15)
    for (const { slug, duration_seconds } of timed) {
      const length = filesOf(slug).reduce((sum, { media_name }) => sum + measure(media_name), 0)
      expect(length, slug).toBeGreaterThan(0)
      expect(duration_seconds, slug).toBe(length)
    }
  })

  test('that are audiobooks last 20 minutes or more and come with the e-book, in a piece for each chapter', () => {
    const audiobooks = products.filter(({ product_class }) => product_class === 'Audiobook')
    expect(audiobooks.length).toBeGreaterThanOrEqual(4)
    for (const { slug, work, duration_seconds } of audiobooks) {
      expect(duration_seconds, slug).toBeGreaterThanOrEqual(20 * 60)
      const files = filesOf(slug)
      const text = EBOOKS.find((ebook) => ebook.slug === work)?.text
      expect(files.filter(({ kind }) => kind === 'audio')).toHaveLength(text?.chapters.length ?? 0)
      expect(files.at(-1)).toMatchObject({ kind: 'epub', media_name: found.books[work ?? ''] })
    }
  })
})

test('composed audio has the frames of its source, and its length', async () => {
  const source = readFrames(await readFile(join(import.meta.dirname, 'files/phrases-rain.m4a')))
  const frames = [...source.frames.slice(189, 377), ...source.frames.slice(1, 189)]
  const composed = writeFrames(source, frames)
  expect(readFrames(composed).frames.map((frame) => Buffer.from(frame).toString('base64'))).toEqual(
    frames.map((frame) => Buffer.from(frame).toString('base64')),
  )
  expect(secondsOfFile(composed, 'audio/mp4')).toBe(16)
})

test('phrases of a chapter rise and fall, and none comes back within four', () => {
  const phrases = arrange('the-rain-ledger 0', 40)
  expect(phrases).toEqual(arrange('the-rain-ledger 0', 40))
  expect(phrases).not.toEqual(arrange('the-rain-ledger 1', 40))
  for (const [index, phrase] of phrases.entries()) expect(phrases.slice(index + 1, index + 4)).not.toContain(phrase)
  const loud = (part: number[]) => part.reduce((sum, phrase) => sum + phrase, 0) / part.length
  expect(loud(phrases.slice(12, 28))).toBeGreaterThan(loud(phrases.slice(0, 8)))
  expect(loud(phrases.slice(12, 28))).toBeGreaterThan(loud(phrases.slice(-8)))
})

test('a player reaches every playlist, segment and caption of a film through the playlists', () => {
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

test('all of it weighs at most 2.9 MB', async () => {
  const files = await readdir(join(import.meta.dirname, 'files'), { recursive: true, withFileTypes: true })
  const sizes = files.filter((file) => file.isFile()).map((file) => statSync(join(file.parentPath, file.name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_OF_ALL)
})
