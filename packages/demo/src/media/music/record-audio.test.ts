import { readdir } from 'node:fs/promises'
import Flac from 'libflacjs/dist/libflac.js'
import { describe, expect, test } from 'vitest'
import { framesOfMp3, secondsOfMp3 } from '../../../test/mp3.ts'
import { COMPOSED_RECORDS } from '../../build/demo.ts'
import { renumberFrame } from './flac-file.ts'
import { RATE } from './instruments.ts'
import { loadPhrases, MUSIC_FOLDER } from './phrase-cache.ts'
import {
  arrangeTrack,
  KITS,
  type KitName,
  PHRASE_COUNT,
  PHRASE_SAMPLES,
  PHRASE_SECONDS,
  renderPhrase,
} from './phrases.ts'
import { type ComposedRecord, composeRecord, PREVIEW_SECONDS } from './record-audio.ts'

const RECORD: ComposedRecord = {
  slug: 'unknown',
  title: 'Low Cloud',
  artist: 'Tara Nembang',
  released_on: '2026-09-04',
  kit: 'choir',
  tracks: [
    { title: 'Kettle Hour / किट्लीको घडी', seconds: 35 },
    { title: 'Short', seconds: 8 },
  ],
}

/** What libFLAC reads of a file: samples, tags and whether every checksum is right. */
function decode(file: Uint8Array) {
  let at = 0
  const samples: number[] = []
  const errors: unknown[] = []
  const decoder = Flac.create_libflac_decoder(true)
  Flac.init_decoder_stream(
    decoder,
    (wanted) => {
      const buffer = Uint8Array.from(file.subarray(at, at + wanted))
      at += buffer.length
      return { buffer, readDataLength: buffer.length, error: false }
    },
    ([channel]) => {
      const view = new DataView((channel as Uint8Array).buffer, (channel as Uint8Array).byteOffset)
      for (let byte = 0; byte < view.byteLength; byte += 2) samples.push(view.getInt16(byte, true))
    },
    (error) => errors.push(error),
  )
  Flac.FLAC__stream_decoder_process_until_end_of_stream(decoder)
  Flac.FLAC__stream_decoder_delete(decoder)
  return { samples, errors }
}

const tracks = await composeRecord(RECORD)
const [first, short] = tracks

describe('a composed track', () => {
  test('lasts as long as it says, as MP3 and as FLAC, and its excerpt as long as that says', () => {
    expect(first?.seconds).toBe(35)
    expect(secondsOfMp3(first?.mp3 ?? new Uint8Array())).toBe(35)
    expect(Math.round(decode(first?.flac ?? new Uint8Array()).samples.length / RATE)).toBe(35)
    expect([first?.previewSeconds, secondsOfMp3(first?.preview ?? new Uint8Array())]).toEqual([
      PREVIEW_SECONDS,
      PREVIEW_SECONDS,
    ])
    expect([short?.seconds, short?.previewSeconds]).toEqual([8, 7])
  })

  test('is the same music in FLAC as it was rendered, without an error in any frame', () => {
    const { samples, errors } = decode(short?.flac ?? new Uint8Array())
    expect(errors).toEqual([])
    const rendered = arrangeTrack('unknown 1', 2).flatMap((number) => [...renderPhrase('choir', number)])
    expect(samples).toHaveLength(rendered.length)
    const far = samples.filter((sample, at) => Math.abs(sample / 32_768 - (rendered[at] ?? 0)) > 0.001)
    expect(far).toEqual([])
  })

  test('has its tags in both formats', () => {
    const flac = Buffer.from(first?.flac ?? []).toString()
    for (const tag of [
      'TITLE=Kettle Hour / किट्लीको घडी',
      'ARTIST=Tara Nembang',
      'ALBUM=Low Cloud',
      'TRACKNUMBER=1',
      'TRACKTOTAL=2',
    ])
      expect(flac).toContain(tag)
    const mp3 = Buffer.from(first?.mp3 ?? []).toString('utf16le')
    const odd = Buffer.from(first?.mp3 ?? [])
      .subarray(1)
      .toString('utf16le')
    expect(mp3 + odd).toContain('Kettle Hour / किट्लीको घडी')
    expect(Buffer.from(first?.mp3 ?? []).toString('latin1', 0, 3)).toBe('ID3')
  })

  test('is heard whole where phrases meet: the frames of each begin without those before', () => {
    const frames = framesOfMp3(short?.mp3 ?? new Uint8Array())
    // The byte after the header counts the bytes that a frame takes from earlier ones.
    for (const at of [0, 160]) expect(frames[at]?.[4]).toBe(0)
  })
})

test('phrases are loud enough, never overdriven, and silent at their ends', () => {
  for (const kit of Object.keys(KITS) as KitName[])
    for (let number = 0; number < PHRASE_COUNT; number++) {
      const sound = renderPhrase(kit, number)
      expect(sound).toHaveLength(PHRASE_SAMPLES)
      const peak = sound.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
      expect(peak, `${kit} ${number}`).toBeGreaterThan(0.15)
      expect(peak, `${kit} ${number}`).toBeLessThanOrEqual(0.83)
      expect(sound.subarray(-1152).every((each) => Math.abs(each) < 1e-6)).toBe(true)
    }
})

test('an arrangement ends on the last phrase, and none comes back within three', () => {
  const phrases = arrangeTrack('low-cloud 4', 20)
  expect(phrases).toEqual(arrangeTrack('low-cloud 4', 20))
  expect(phrases.at(-1)).toBe(PHRASE_COUNT - 1)
  for (const [at, phrase] of phrases.entries()) expect(phrases.slice(at + 1, at + 3)).not.toContain(phrase)
})

test('every track of the demo claims a length that its phrases have', () => {
  const seconds = COMPOSED_RECORDS.flatMap(({ tracks }) => tracks.map((track) => track.seconds))
  for (const each of seconds) expect(Math.round(Math.round(each / PHRASE_SECONDS) * PHRASE_SECONDS)).toBe(each)
})

test('a frame has its number, whatever its length, and its checksums', () => {
  const plain = Buffer.from([0xff, 0xf8, 0x57, 0x08, 0x00, 0x00, 1, 2, 3, 0, 0])
  for (const [number, length] of [
    [0, 11],
    [127, 11],
    [128, 12],
    [2047, 12],
    [2048, 13],
  ] as const) {
    const renumbered = renumberFrame(plain, number)
    expect(renumbered).toHaveLength(length)
    expect(renumberFrame(renumbered, 0)).toEqual(renumberFrame(plain, 0))
  }
})

test('phrases are encoded once and then read from the folder of the build', async () => {
  expect(await loadPhrases()).toEqual(await loadPhrases())
  const files = (await readdir(MUSIC_FOLDER)).filter((name) => name.startsWith('phrases-'))
  expect(files).toContainEqual(expect.stringMatching(/^phrases-[0-9a-f]{24}\.bin$/))
})
