import type { Sharp } from 'sharp'

/** Why a picture is refused. */
type PictureProblem = 'empty' | 'notPicture' | 'mixed' | 'damaged' | 'tooManyPixels' | 'tooSmall' | 'tooLong'

export class PictureError extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The widths that the sites ask for. */
const WIDTHS = [160, 320, 640, 960]
const LEAST_WIDTH = 160
const MOST_MEGAPIXELS = 40
/** A longer one would be thousands of pixels high in the largest width. */
const LONGEST_SHAPE = 5

/** A picture is cropped anew from a copy of it that is no larger. */
const WHOLE_SIZE = 3200

const AVIF = { quality: 55, effort: 2 }
const WEBP = { quality: 80, effort: 4 }
const WHOLE = { quality: 90, effort: 1 }

const FORMATS = { jpeg: 'jpeg', png: 'png', webp: 'webp', heif: 'avif' } as const
type Format = (typeof FORMATS)[keyof typeof FORMATS]

/** The format by the first bytes: no other decoder sees a file, least of all one for SVG or PDF. */
function pictureFormat(bytes: Buffer): Format | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  const brands = text(4, 8) === 'ftyp' ? text(8, Math.min(bytes.readUInt32BE(0), 256)) : ''
  return brands.includes('avif') ? 'avif' : undefined
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_SIZE = 22
const LONGEST_ZIP_COMMENT = 0xffff

/** Whether the file is also a zip, which readers open from its end. */
function isAlsoZip(bytes: Buffer) {
  const tail = bytes.subarray(-(ZIP_END_SIZE + LONGEST_ZIP_COMMENT))
  for (let at = tail.lastIndexOf(ZIP_END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(ZIP_END, at - 1)) {
    const end = at + ZIP_END_SIZE
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true
  }
  return false
}

export type EncodedPicture = {
  width: number
  height: number
  files: { type: 'image/avif' | 'image/webp'; width: number; bytes: Buffer }[]
}

/** A part of an upright picture, in per cent of its sides. */
export type Crop = { x: number; y: number; width: number; height: number }

/**
 * Decodes an uploaded picture and encodes it, or a part of it, anew in all sizes: upright, in sRGB, and without metadata or
 * anything else that was in the file.
 */
export async function encodePicture(bytes: Buffer, crop?: Crop | null): Promise<EncodedPicture> {
  const { autoOrient } = await inspect(bytes)
  const area = areaOf(autoOrient, crop)
  checkSize(area)
  const widest = Math.min(area.width, WIDTHS.at(-1) ?? LEAST_WIDTH)
  const sharp = await loadSharp()
  const { data, info } = await decode(() =>
    sharp(bytes, LIMIT)
      .autoOrient()
      .extract(area)
      .resize({ width: widest })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: EncodedPicture['files'] = []
  for (const width of [...new Set(WIDTHS.map((each) => Math.min(each, widest)))]) {
    const sized = (): Sharp => sharp(data, { raw }).resize({ width })
    files.push({ type: 'image/avif', width, bytes: await sized().avif(AVIF).toBuffer() })
    files.push({ type: 'image/webp', width, bytes: await sized().webp(WEBP).toBuffer() })
  }
  return { width: info.width, height: info.height, files }
}

/** All of an uploaded picture, encoded anew as well, from which it can be cropped later. */
export async function encodeWhole(bytes: Buffer): Promise<Buffer> {
  await inspect(bytes)
  const sharp = await loadSharp()
  return decode(() =>
    sharp(bytes, LIMIT)
      .autoOrient()
      .resize({ width: WHOLE_SIZE, height: WHOLE_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(WHOLE)
      .toBuffer(),
  )
}

const LIMIT = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000 }

/** Loaded lazily: libvips takes time and memory, and most processes encode no pictures. */
const loadSharp = async () => (await import('sharp')).default

/** What a file says of itself, once its first bytes are those of a picture. */
async function inspect(bytes: Buffer) {
  if (bytes.length === 0) throw new PictureError('empty')
  const format = pictureFormat(bytes)
  if (format === undefined) throw new PictureError('notPicture')
  if (isAlsoZip(bytes)) throw new PictureError('mixed')
  const sharp = await loadSharp()
  const found = await decode(() => sharp(bytes, { limitInputPixels: false }).metadata())
  if (!(found.format in FORMATS) || FORMATS[found.format as keyof typeof FORMATS] !== format)
    throw new PictureError('notPicture')
  if (found.width * found.height > MOST_MEGAPIXELS * 1_000_000) throw new PictureError('tooManyPixels')
  return found
}

/** In whole pixels within the picture. */
function areaOf({ width, height }: { width: number; height: number }, crop?: Crop | null) {
  const { x, y, ...size } = crop ?? { x: 0, y: 0, width: 100, height: 100 }
  const left = Math.min(width - 1, Math.round((x / 100) * width))
  const top = Math.min(height - 1, Math.round((y / 100) * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((size.width / 100) * width))),
    height: Math.max(1, Math.min(height - top, Math.round((size.height / 100) * height))),
  }
}

function checkSize({ width, height }: { width: number; height: number }) {
  if (Math.min(width, height) < LEAST_WIDTH) throw new PictureError('tooSmall')
  if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) throw new PictureError('tooLong')
}

/** Whatever the decoder says of an uploaded file, the file is at fault. */
async function decode<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch {
    throw new PictureError('damaged')
  }
}
