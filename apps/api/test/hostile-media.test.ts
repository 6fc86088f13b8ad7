import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILM_MP4, FILM_WEBM, makeFlac, makeMp3, makeOgg, SOUND_M4A, SOUND_WEBM } from './make-media.ts'
import { startUploads, type Uploads } from './start-uploads.ts'
import { uploading } from './upload-parts.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

const NOT_AUDIO = 'Choose an MP3'
const NOT_VIDEO = 'Choose an MP4'
const OTHER = 'does not match the content'
const DAMAGED = 'damaged or incomplete'
const MIXED = 'zip file is hidden'
const CODEC = 'Browsers cannot play'
const NO_DURATION = 'length of this file is missing'

const zip = Buffer.from(zipSync({ 'a.html': Buffer.from('<script>alert(1)</script>') }))
const before = (text: string, bytes: Buffer) => Buffer.concat([Buffer.from(text, 'latin1'), bytes])
const box = (type: string, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const patch = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
const flac = makeFlac()
const mp3 = makeMp3()
const inMiddle = (bytes: Buffer, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, bytes.length - 417), more, bytes.subarray(bytes.length - 417)])

type Case = [what: string, kind: 'audio' | 'video', name: string, message: string, bytes: () => Buffer]
const HOSTILE: Case[] = [
  ['an empty file', 'audio', 'a.mp3', 'The file is empty', () => Buffer.alloc(0)],
  ['one byte', 'audio', 'a.mp3', NOT_AUDIO, () => Buffer.from('a')],
  ['a text', 'audio', 'a.mp3', NOT_AUDIO, () => Buffer.from('no music, but some text that is long enough')],
  ['HTML before a sound', 'audio', 'a.mp3', NOT_AUDIO, () => before('<script>alert(1)</script>', mp3)],
  ['a JPEG before a sound', 'audio', 'a.mp3', NOT_AUDIO, () => before('\xff\xd8\xff\xe0', mp3)],
  ['a PDF', 'audio', 'a.mp3', NOT_AUDIO, () => before('%PDF-1.7\n', mp3)],
  ['a program', 'audio', 'a.exe', NOT_AUDIO, () => mp3],
  ['a page by its name', 'video', 'a.mp4.html', NOT_VIDEO, () => FILM_MP4],
  ['a FLAC under the name of an MP3', 'audio', 'a.mp3', OTHER, () => flac],
  ['an MP3 under the name of an Ogg', 'audio', 'a.ogg', OTHER, () => mp3],
  ['a WebM under the name of an MP4', 'video', 'a.mp4', OTHER, () => FILM_WEBM],
  ['a film as a sound', 'audio', 'a.m4a', NOT_AUDIO, () => FILM_MP4],
  ['a WebM as a sound', 'audio', 'a.mp3', NOT_AUDIO, () => SOUND_WEBM],
  ['a sound as a film', 'video', 'a.mp4', NOT_VIDEO, () => SOUND_M4A],
  ['a WebM without a picture', 'video', 'a.webm', NOT_VIDEO, () => SOUND_WEBM],
  ['an MP3 that ends early', 'audio', 'a.mp3', DAMAGED, () => mp3.subarray(0, -9)],
  ['an MP3 with something between its frames', 'audio', 'a.mp3', DAMAGED, () => inMiddle(mp3, Buffer.from('<html>'))],
  ['an MP3 with HTML at its end', 'audio', 'a.mp3', DAMAGED, () => Buffer.concat([mp3, Buffer.from('<script>')])],
  [
    'an MP3 whose tag is longer than the file',
    'audio',
    'a.mp3',
    DAMAGED,
    () => before('ID3\x03\0\0\x7f\x7f\x7f\x7f', mp3),
  ],
  ['an MP3 of tags alone', 'audio', 'a.mp3', DAMAGED, () => before('ID3\x03\0\0\0\0\0\x04abcd', Buffer.alloc(0))],
  ['an MP3 that is a zip as well', 'audio', 'a.mp3', MIXED, () => Buffer.concat([mp3, zip])],
  [
    'an MP3 with a zip in its last tag',
    'audio',
    'a.mp3',
    MIXED,
    () => Buffer.concat([mp3, Buffer.from('LYRICSBEGIN'), zip]),
  ],
  ['a FLAC that ends early', 'audio', 'a.flac', DAMAGED, () => flac.subarray(0, -20)],
  ['a FLAC without its last byte', 'audio', 'a.flac', DAMAGED, () => flac.subarray(0, -1)],
  ['a FLAC with a text at its end', 'audio', 'a.flac', DAMAGED, () => Buffer.concat([flac, Buffer.from('<script>')])],
  ['a FLAC of a header alone', 'audio', 'a.flac', DAMAGED, () => flac.subarray(0, 42)],
  ['a FLAC that is a zip as well', 'audio', 'a.flac', MIXED, () => Buffer.concat([flac, zip])],
  ['an Ogg that ends early', 'audio', 'a.ogg', DAMAGED, () => makeOgg().subarray(0, -100)],
  ['an Ogg without its last page', 'audio', 'a.ogg', DAMAGED, () => makeOgg().subarray(0, -228)],
  ['an Ogg of something else', 'audio', 'a.ogg', CODEC, () => makeOgg({ codec: 'Speex   ' })],
  [
    'an Ogg with more after its end',
    'audio',
    'a.ogg',
    DAMAGED,
    () => Buffer.concat([makeOgg(), Buffer.from('<script>')]),
  ],
  ['an M4A that ends early', 'audio', 'a.m4a', DAMAGED, () => SOUND_M4A.subarray(0, -1000)],
  ['an M4A with an unknown box', 'audio', 'a.m4a', DAMAGED, () => Buffer.concat([SOUND_M4A, box('evil')])],
  ['an M4A that is a zip as well', 'audio', 'a.m4a', MIXED, () => Buffer.concat([SOUND_M4A, zip])],
  ['an M4A with a zip in a box', 'audio', 'a.m4a', MIXED, () => Buffer.concat([SOUND_M4A, box('free', zip)])],
  ['an MP4 without a film', 'video', 'a.mp4', DAMAGED, () => box('ftyp', Buffer.from('isom\0\0\0\0isom'))],
  [
    'an MP4 with a box without an end',
    'video',
    'a.mp4',
    DAMAGED,
    () => Buffer.concat([FILM_MP4, Buffer.from([0, 0, 0, 4])]),
  ],
  ['an MP4 of a codec that few browsers play', 'video', 'a.mp4', CODEC, () => patch(FILM_MP4, 'avc1', 'hvc1')],
  ['a WebM that ends early', 'video', 'a.webm', DAMAGED, () => FILM_WEBM.subarray(0, -1)],
  [
    'a WebM with more after its end',
    'video',
    'a.webm',
    DAMAGED,
    () => Buffer.concat([FILM_WEBM, Buffer.from('<script>')]),
  ],
  ['a WebM without a size', 'video', 'a.webm', NO_DURATION, () => withoutSize(FILM_WEBM)],
  [
    'a WebM with a header of many megabytes',
    'video',
    'a.webm',
    DAMAGED,
    () => withHeader(FILM_WEBM, element(Buffer.from([0xec]), Buffer.alloc(6_000_000))),
  ],
  ['an MP4 of very many boxes', 'video', 'a.mp4', DAMAGED, () => manyBoxes(200_000)],
  ['an MP3 of very many tags', 'audio', 'a.mp3', DAMAGED, () => before('ID3\x03\0\0\0\0\0\0'.repeat(200_000), mp3)],
  ['a FLAC of very many blocks', 'audio', 'a.flac', DAMAGED, () => manyBlocks(200_000)],
  ['an MP3 with a tag of many megabytes', 'audio', 'a.mp3', DAMAGED, () => Buffer.concat([longTag(), mp3])],
  ['a FLAC whose end looks like very many frames', 'audio', 'a.flac', DAMAGED, () => manyFrames()],
  ['a Matroska file', 'video', 'a.webm', NOT_VIDEO, () => patch(FILM_WEBM, 'B\x82\x84webm', 'B\x82\x84mkv ')],
]

const EBML = Buffer.from('1a45dfa3', 'hex')
/** With a size of eight bytes. */
function element(id: Buffer, content: Buffer) {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  return Buffer.concat([id, size, content])
}

/** The same film with more in its header, whose size is one byte. */
function withHeader(film: Buffer, more: Buffer) {
  const length = (film[4] ?? 0) & 127
  return Buffer.concat([element(EBML, Buffer.concat([film.subarray(5, 5 + length), more])), film.subarray(5 + length)])
}

function longTag() {
  const frame = Buffer.alloc(0x12 * 128 ** 3, 'a')
  frame.write('TIT2\x02\x20\0\0\0\0\0', 0, 'latin1')
  return before('ID3\x03\0\0\x12\0\0\0', frame)
}

/** Headers of the last frame as far as it is looked for, none of which a frame follows. */
function manyFrames() {
  const last = flac.lastIndexOf(Buffer.from([0xff, 0xf8]))
  return Buffer.concat([flac.subarray(0, last), Buffer.alloc(6 * 43_000, flac.subarray(last, last + 6))])
}

const manyBoxes = (count: number) => Buffer.concat([FILM_MP4, ...Array.from({ length: count }, () => box('free'))])

/** Padding between the header and the sound. */
function manyBlocks(count: number) {
  const head = Buffer.from(flac.subarray(0, 42))
  head[4] = 0
  const blocks = Buffer.alloc(4 * count, Buffer.from([1, 0, 0, 0]))
  blocks[blocks.length - 4] = 0x81
  return Buffer.concat([head, blocks, flac.subarray(42)])
}

/** As recorders write a film of which they do not know the end. */
function withoutSize(bytes: Buffer) {
  const copy = Buffer.from(bytes)
  copy.set([1, 255, 255, 255, 255, 255, 255, 255], copy.indexOf(Buffer.from('18538067', 'hex')) + 4)
  return copy
}

test.each(HOSTILE)(
  '%s is refused under the field, in both languages, and nothing is stored',
  async (_what, kind, name, message, make) => {
    const bytes = make()
    const media = async () => (await api.pool.query('select name from media order by name')).rows
    const stored = await media()
    for (const language of ['en', 'ne']) {
      const { status, body } = await uploading(api, { 'accept-language': language }).whole({ kind, name, bytes })
      expect([status, Object.keys(body), body.file]).toEqual([400, ['file', 'code'], [expect.any(String)]])
      if (language === 'en') expect(body.file[0]).toContain(message)
      else expect(body.file[0]).toMatch(/^[\u0900-\u097f]/)
    }
    expect(await media()).toEqual(stored)
    expect((await api.pool.query('select from upload')).rows.length).toBe(0)
    expect((await api.pool.query('select from upload_part')).rows.length).toBe(0)
  },
)

test.each([
  ['audio', 'a.flac', 500],
  ['video', 'a.mp4', 4000],
] as const)('a file of the kind %s that is too large is refused before a byte is sent', async (kind, name, most) => {
  const size = most * 1_000_000 + 1
  const { status, body } = await uploading(api).begin({ kind, name, bytes: Buffer.alloc(0), size })
  expect([status, body]).toEqual([413, { file: [expect.stringContaining(`${most} MB`)], code: 'too_large' }])
  expect((await uploading(api).begin({ kind, name, bytes: Buffer.alloc(0), size: size - 1 })).status).toBe(201)
  await api.pool.query('delete from upload')
})
