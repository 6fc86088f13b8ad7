import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPicture, startUploads, type Uploads } from './start-uploads.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

const MEGABYTE = 1_000_000
const SCRIPT = '<script>alert(document.cookie)</script>'

const jpeg = () => newPicture().jpeg().toBuffer()
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
/** Noise, so that half of the file is half of the pixels. */
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const zip = () => Buffer.from(zipSync({ 'evil.js': Buffer.from('alert(1)') }))
const withComment = (bytes: Buffer, comment: string) => {
  const commented = Buffer.concat([bytes, Buffer.from(comment)])
  commented.writeUInt16LE(comment.length, bytes.length - 2)
  return commented
}

/** A PNG whose header promises another size. */
async function pngOfSize(width: number, height: number) {
  const bytes = await newPicture().png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A comment segment right after the start of a JPEG: readers of pictures skip it. */
async function jpegWithComment(text: string) {
  const bytes = await jpeg()
  const size = Buffer.alloc(2)
  size.writeUInt16BE(text.length + 2)
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe]), size, Buffer.from(text), bytes.subarray(2)])
}

const EMPTY = 'The file is empty'
const NO_PICTURE = 'Choose a JPEG, PNG, WebP or AVIF picture'
const DAMAGED = 'damaged or incomplete'
const MIXED = 'zip file is hidden'

const HOSTILE: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['an empty file', EMPTY, () => Buffer.alloc(0)],
  ['one byte', NO_PICTURE, () => Buffer.from([0xff])],
  ['a text', NO_PICTURE, () => Buffer.from('no picture at all')],
  ['HTML with a script', NO_PICTURE, () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  [
    'an SVG with a script',
    NO_PICTURE,
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${SCRIPT}</svg>`),
  ],
  [
    'an SVG that includes a file',
    NO_PICTURE,
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/passwd"/></svg>',
      ),
  ],
  [
    'a PDF',
    NO_PICTURE,
    () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  ],
  [
    'a GIF that is also a script',
    NO_PICTURE,
    () => Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(document.cookie)', 'latin1'),
  ],
  ['a GIF', NO_PICTURE, () => newPicture().gif().toBuffer()],
  ['a TIFF', NO_PICTURE, () => newPicture().tiff().toBuffer()],
  ['a zip', NO_PICTURE, zip],
  [
    'an MP3',
    NO_PICTURE,
    () => Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1'), Buffer.alloc(400, 0xff)]),
  ],
  ['an MP4', NO_PICTURE, () => Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42', 'latin1')],
  ['a box of almost no size', NO_PICTURE, () => Buffer.from('\x00\x00\x00\x00ftyp', 'latin1')],
  ['a JPEG that is also a zip', MIXED, async () => Buffer.concat([await jpeg(), zip()])],
  [
    'a PNG that is also a zip with a comment',
    MIXED,
    async () => Buffer.concat([await newPicture().png().toBuffer(), withComment(zip(), 'PK\x05\x06 and more')]),
  ],
  ['the first bytes of a JPEG before HTML', DAMAGED, () => Buffer.from(`\xff\xd8\xff\xe0${SCRIPT}`, 'latin1')],
  ['the first bytes of a PNG before a script', DAMAGED, () => Buffer.from(`\x89PNG\r\n\x1a\n${SCRIPT}`, 'latin1')],
  ['the first bytes of a WebP', DAMAGED, () => Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 \xff\xff\xff\x7f', 'latin1')],
  [
    'the first bytes of an AVIF',
    DAMAGED,
    () => Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf\x00\x00\x00\x08meta', 'latin1'),
  ],
  ['half a JPEG', DAMAGED, async () => half(await noise().jpeg().toBuffer())],
  ['half a PNG', DAMAGED, async () => half(await noise().png().toBuffer())],
  ['half a WebP', DAMAGED, async () => half(await noise().webp().toBuffer())],
  ['half an AVIF', DAMAGED, async () => half(await noise().avif({ effort: 0 }).toBuffer())],
  ['a bomb: 3,600 megapixels by its header', 'too many pixels', () => pngOfSize(60_000, 60_000)],
  [
    'a bomb: 42 megapixels in few bytes',
    'too many pixels',
    () =>
      sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['a picture of no width by its header', DAMAGED, () => pngOfSize(0, 600)],
  ['a dot', 'too small', () => newPicture({ width: 10, height: 10 }).png().toBuffer()],
  ['a thread', 'too long', () => newPicture({ width: 160, height: 900 }).png().toBuffer()],
]

test.each(HOSTILE)(
  '%s is refused under the field, in both languages, and nothing is stored',
  async (_what, message, make) => {
    const bytes = await make()
    const before = await counts()
    const memory = process.memoryUsage().rss
    for (const language of ['en', 'ne']) {
      // Neither the type nor the name that the client gives decides.
      const headers = {
        'accept-language': language,
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment; filename="cover.jpg"',
      }
      const { status, body } = await api.upload(bytes, headers)
      expect([status, Object.keys(body)]).toEqual([400, ['file', 'code']])
      if (language === 'en') expect(body.file[0]).toContain(message)
      else expect(body.file[0]).toMatch(/[\u0900-\u097f]/)
    }
    expect(await counts()).toEqual(before)
    expect(process.memoryUsage().rss - memory).toBeLessThan(300 * MEGABYTE)
  },
)

async function counts() {
  const { rows } = await api.pool.query(`
    select (select count(*) from picture) as pictures, (select count(*) from media) as media,
      (select count(*) from staff_event) as events`)
  return [rows[0], api.stored()]
}

/** A body without an end, and how much of it was read. */
function endlessBody() {
  const read = { bytes: 0 }
  const chunk = Buffer.alloc(64_000, 0xff)
  const body = new Readable({
    read() {
      read.bytes += chunk.length
      this.push(read.bytes > 200 * MEGABYTE ? null : chunk)
    },
  })
  return { body, read }
}

test('a file that is too large is refused as soon as that is known', async () => {
  const before = await counts()
  const announced = await api.upload(Buffer.alloc(16 * MEGABYTE, 0xff))
  const { body, read } = endlessBody()
  const streamed = await api.upload(body)
  for (const { status, body: answer } of [announced, streamed])
    expect([status, answer]).toEqual([413, { file: [expect.stringContaining('15 MB')], code: 'too_large' }])
  expect(read.bytes).toBeLessThan(20 * MEGABYTE)
  expect(await counts()).toEqual(before)
})

test('no body at all is an empty file', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v1/api/staff/pictures/',
    headers: { cookie: api.keeper.cookie },
  })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['file', 'code']])
})

test('JSON is no picture', async () => {
  const { status, body } = await api.upload(Buffer.from('{"file": 1}'), { 'content-type': 'application/json' })
  expect([status, Object.keys(body)]).toEqual([400, ['file', 'code']])
})

test('a script in a comment of a JPEG is not in what is stored', async () => {
  const bytes = await jpegWithComment(SCRIPT)
  expect(bytes.includes(SCRIPT)).toBe(true)
  const { status, body } = await api.upload(bytes)
  expect(status).toBe(201)
  for (const { src } of body.sources) {
    const { rawPayload, headers } = await api.app.inject({ url: src })
    expect(rawPayload.includes('script')).toBe(false)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('many large pictures at once are decoded one after the other', async () => {
  // One after the other they take 200 to 220 MB, and 340 to 350 MB together.
  const AT_ONCE = 6
  const large = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer()
  const memory = process.memoryUsage().rss
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => api.upload(Buffer.concat([large, Buffer.from([at])]))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 201))
  expect(process.memoryUsage().rss - memory).toBeLessThan(280 * MEGABYTE)
})
