import { ID3Writer } from 'browser-id3-writer'
import { MP3_FRAME_SECONDS, mp3FrameBytes } from './encode-phrase.ts'
import { type AudioTags, writeFlac } from './flac-file.ts'
import { type EncodedKits, loadPhrases, readCover } from './phrase-cache.ts'
import { arrangeTrack, type KitName, PHRASE_SECONDS, phrasesIn } from './phrases.ts'

/** A record whose tracks are composed: the title and the length of each. */
export type ComposedRecord = {
  slug: string
  title: string
  artist: string
  released_on: string
  kit: KitName
  tracks: readonly { title: string; seconds: number }[]
}

export type ComposedTrack = {
  seconds: number
  mp3: Uint8Array
  flac: Uint8Array
  preview: Uint8Array
  previewSeconds: number
}

/** The length of an excerpt; a whole number of MP3 frames. */
export const PREVIEW_SECONDS = 30

/** The tracks of a record with tags, as MP3 and FLAC, and the beginning of each as MP3. */
export async function composeRecord(record: ComposedRecord, kits?: EncodedKits): Promise<ComposedTrack[]> {
  const phrases = (kits ?? (await loadPhrases()))[record.kit]
  const cover = await readCover(record.slug)
  return record.tracks.map(({ title, seconds }, index) => {
    const parts = arrangeTrack(`${record.slug} ${index}`, phrasesIn(seconds)).flatMap((one) => phrases[one] ?? [])
    const mp3 = Buffer.concat(parts.map((part) => part.mp3))
    const tags: AudioTags = {
      title,
      artist: record.artist,
      album: record.title,
      track: index + 1,
      tracks: record.tracks.length,
      year: record.released_on.slice(0, 4),
      cover,
    }
    const previewFrames = Math.min(PREVIEW_SECONDS, parts.length * PHRASE_SECONDS) / MP3_FRAME_SECONDS
    return {
      seconds: Math.round(parts.length * PHRASE_SECONDS),
      mp3: tagMp3(mp3, tags),
      flac: writeFlac(
        parts.flatMap((part) => part.flac),
        tags,
      ),
      preview: mp3.subarray(0, Math.floor(previewFrames) * mp3FrameBytes()),
      previewSeconds: Math.floor(previewFrames * MP3_FRAME_SECONDS),
    }
  })
}

const FRONT_COVER = 3

function tagMp3(mp3: Uint8Array, { title, artist, album, track, tracks, year, cover }: AudioTags): Uint8Array {
  const writer = new ID3Writer(bufferOf(mp3))
    .setFrame('TIT2', title)
    .setFrame('TPE1', [artist])
    .setFrame('TALB', album)
    .setFrame('TRCK', `${track}/${tracks}`)
    .setFrame('TYER', Number(year))
  if (cover) writer.setFrame('APIC', { type: FRONT_COVER, data: bufferOf(cover), description: '' })
  return new Uint8Array(writer.addTag())
}

/** The bytes in a buffer of their own: a small Buffer of Node is a part of a larger one. */
const bufferOf = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer
